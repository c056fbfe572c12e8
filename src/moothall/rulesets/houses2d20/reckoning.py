"""How a test came to its result: the dice and who paid for them, successes against the Difficulty, and what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from moothall.rulesets.houses2d20.events import RolledAgainst, Tested
from moothall.talk.reasons import Because
from moothall.talk.reckoning import (
    DiceLine,
    DicePool,
    FallenDice,
    NumberLine,
    OutcomeLine,
    Reckoning,
    known,
    pool_steps,
)

SIDES = 20


def reckon(fact: Any, dice: Sequence[FallenDice], cites: tuple[str, ...]) -> Reckoning:
    """Return how a test came out; nothing without dice."""
    if not dice or not isinstance(fact, Tested | RolledAgainst) or known(fact.successes) is None:
        return ()
    counting = "houses.test.success-at-or-under"
    if isinstance(fact, RolledAgainst):
        return _dice(dice), NumberLine("log-reckoned-houses-number", fact.successes, None, "difficulty", counting)
    outcome, rule = "passed" if fact.passed else "failed", "".join(cites[:1])
    needed = known(fact.difficulty)
    return (
        _dice(dice),
        NumberLine("log-reckoned-houses-number", fact.successes, needed, "difficulty", counting),
        OutcomeLine("log-reckoned-houses-outcome", outcome, "good" if fact.passed else "bad", rule, fact.surplus),
    )


def _dice(dice: Sequence[FallenDice]) -> DiceLine:
    """The two dice of every test, and those that were bought or lent; one that counts as a 1 is not rolled."""
    bought = tuple(_as_rolled(why) for why in dice[0].why if why.what.startswith("die-"))
    began = DicePool(bought[0].amount if bought else len(dice[0].faces), SIDES)
    steps = pool_steps(began, bought[1:], lambda pool, by: DicePool(pool.count + by, SIDES, 0, pool.bonus + by))
    faces = tuple(face for fell in dice for face in fell.faces)
    return DiceLine(began, steps, faces, faces, bought[0].cite if bought else "".join(dice[0].cites[:1]))


def _as_rolled(why: Because) -> Because:
    """A reason by what it does to the dice that are rolled: one that counts as a 1 stays on the table."""
    return why._replace(amount=-why.amount) if why.what == "die-automatic" else why
