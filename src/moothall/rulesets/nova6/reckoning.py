"""How an action test came to its result: the dice gathered, the three that count against 11, and the stunt points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from moothall.rulesets.nova6.events import Tested
from moothall.rulesets.nova6.words import BASE_DICE, TO_SUCCEED
from moothall.talk.reasons import Because
from moothall.talk.reckoning import (
    DiceLine,
    DicePool,
    FallenDice,
    NumberLine,
    OutcomeLine,
    Reckoning,
    pool_steps,
)

SIDES = 6
UNSAID = "dice-unsaid"
"""The reason for dice that were traded, or that the GM keeps hidden."""


def reckon(fact: Any, dice: Sequence[FallenDice], cites: tuple[str, ...]) -> Reckoning:
    """Return how a test came out; nothing where nothing was rolled, or another word than the dice decided."""
    if not dice or not isinstance(fact, Tested) or fact.how != "roll" or not fact.trio:
        return ()
    points = fact.points if fact.success else fact.counter
    deciding = "nova6.test.success-11" if fact.success else "nova6.test.fail"
    return (
        _dice(dice, fact.trio, "nova6.test.trade-dice"),
        NumberLine("log-reckoned-nova6-number", sum(fact.trio), TO_SUCCEED, "total", "nova6.test.total"),
        OutcomeLine(
            "log-reckoned-nova6-outcome",
            "success" if fact.success else "failure",
            ("great" if points else "good") if fact.success else "bad",
            deciding if deciding in cites else "".join(cites[:1]),
            points,
        ),
    )


def _dice(dice: Sequence[FallenDice], trio: tuple[int, ...], trades: str) -> DiceLine:
    """The three base dice, and bonus or penalty dice one after the other; the rest was traded, or is not told."""
    first = dice[0]
    moves = [why for why in first.why if why.what != "base" and why.amount]
    told, rolled = sum(why.amount for why in moves), len(first.faces) - BASE_DICE
    rest = (rolled if told >= 0 else -rolled) - told
    if rest:
        moves.append(Because(UNSAID, rest, trades))
    steps = pool_steps(DicePool(BASE_DICE, SIDES), moves, _with_bonus)
    faces = tuple(face for fell in dice for face in fell.faces)
    return DiceLine(DicePool(BASE_DICE, SIDES), steps, faces, trio, "nova6.test.base-three")


def _with_bonus(pool: DicePool, more: int) -> DicePool:
    """Bonus and penalty dice cancel; what is left of either is rolled beside the base dice."""
    bonus = pool.bonus + more
    return DicePool(BASE_DICE + abs(bonus), SIDES, 0, bonus)
