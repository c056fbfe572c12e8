"""What if: a roll of this book as it was, and without each die that was bought and without the focus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from moothall.rulesets.houses2d20.dice import Aim
from moothall.rulesets.houses2d20.events import Tested
from moothall.rulesets.houses2d20.pool import Pool
from moothall.rulesets.houses2d20.query import WHO, bare_table
from moothall.rulesets.houses2d20.reckoning import SIDES
from moothall.rulesets.houses2d20.rolling import roll_test
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import BASE_DICE
from moothall.talk.reasons import Because
from moothall.talk.reckoning import DicePool, FallenDice, known
from moothall.talk.what_if import RollWithout

BOUGHT = ("die-momentum", "die-threat", "die-both")
CLOSED = "houses.determination.one-point-per-use"
"""Keeps points for rolling again out of the count: what is asked is what the dice did."""


def rolls_without(view: Table, fact: Any, dice: Sequence[FallenDice]) -> Iterator[RollWithout]:
    """Yield the roll as it was, and without each of its reasons; nothing against hidden numbers or with a helper."""
    if not dice or not isinstance(fact, Tested) or known(fact.difficulty) is None:
        return
    pool = _pool(view, dice[0].why)
    if pool is None or pool.dice - pool.automatic != len(dice[0].faces):
        return
    yield _counted(view, pool, fact.difficulty, None)
    for reason in dict.fromkeys(dice[0].why):
        if (without := _without(pool, reason)) is not None:
            yield _counted(view, without, fact.difficulty, reason)


def _pool(view: Table, reasons: Sequence[Because]) -> Pool | None:
    """The dice of a roll and how they are read; nothing where the viewer does not know the target of each."""
    amounts = {why.what: why.amount for why in reasons}
    target, critical = amounts.get("read-target", 0), amounts.get("read-critical", 1)
    if not target or not critical or "die-helper" in amounts:
        return None
    aim = Aim(target, critical, amounts.get("read-range", 1), view.options.complication_overlap == "both")
    bought = sum(why.what in BOUGHT for why in reasons)
    automatic = sum(why.what == "die-automatic" for why in reasons)
    return Pool(amounts.get("die-base", BASE_DICE) + bought, aim, (), automatic, CLOSED)


def _without(pool: Pool, reason: Because) -> Pool | None:
    """The dice without one that was bought, without a point, or without the focus; nothing for any other reason."""
    if reason.what in BOUGHT:
        return pool._replace(dice=pool.dice - 1)
    if reason.what == "die-automatic":
        return pool._replace(automatic=pool.automatic - 1)
    return pool._replace(aim=pool.aim._replace(critical=1)) if reason.what == "read-critical" else None


def _counted(view: Table, pool: Pool, difficulty: int, without: Because | None) -> RollWithout:
    opening = roll_test.open(WHO, pool, difficulty)
    return RollWithout(without, DicePool(pool.dice - pool.automatic, SIDES), bare_table(view.options), opening)
