"""What if: a roll of this book as it was, and without each reason for its bonus and penalty dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from moothall.ledger.marks import HIDDEN
from moothall.rulesets.nova6.action_test.rolling import roll_test
from moothall.rulesets.nova6.basics.test_record import ActionTest, Pool
from moothall.rulesets.nova6.query import WHO, bare_table
from moothall.rulesets.nova6.reckoning import SIDES, UNSAID, reckon
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import BASE_DICE
from moothall.talk.reasons import Because
from moothall.talk.reckoning import DiceLine, DicePool, FallenDice
from moothall.talk.what_if import RollWithout


def rolls_without(view: Table, fact: Any, dice: Sequence[FallenDice]) -> Iterator[RollWithout]:
    """Yield the roll as it was, and without each reason; nothing where a Practiced skill may roll ones again."""
    lines = reckon(fact, dice, ())
    if not lines or not isinstance(line := lines[0], DiceLine) or _may_reroll(view, fact.who):
        return
    net = line.rolled.bonus
    yield _counted(view, net, None)
    for reason in dict.fromkeys(step.why for step in line.steps):
        if reason.what != UNSAID:
            yield _counted(view, net - reason.amount, reason)


def _may_reroll(view: Table, who: Any) -> bool:
    """Whether the one who rolled has a Practiced skill, as far as the viewer knows: their test may have been of it."""
    one = next((person for person in (*view.heroes, *view.others) if person.id == who), None)
    if one is None or one.traits is HIDDEN:
        return True
    return any(gives.what == "reroll-ones" for gives in view.given(one))


def _counted(view: Table, net: int, without: Because | None) -> RollWithout:
    """So many bonus dice, or penalty dice below nothing, of which no pair is traded that need not be."""
    opening = roll_test.open(ActionTest(WHO), Pool(net))
    return RollWithout(without, DicePool(BASE_DICE + abs(net), SIDES, 0, net), bare_table(view.options), opening)
