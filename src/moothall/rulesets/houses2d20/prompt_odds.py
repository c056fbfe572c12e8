"""Odds of answers: the roll that an answer leads to, from nothing but the question and the player's own view.

This module names the roll; a handler counts. Answers that lead to the same roll are weighed once, with the cost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from moothall.errors import MoothallError
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.pool import Pool
from moothall.rulesets.houses2d20.query import reroll_best
from moothall.rulesets.houses2d20.questions import (
    Again,
    BuyDice,
    Commit,
    RollAgain,
    SpendPoint,
)
from moothall.rulesets.houses2d20.rolling import reroll, roll_test
from moothall.rulesets.houses2d20.state import Table
from moothall.talk.procedure import Opening

RESULTS = ("fail", "pass")
"""From the worst to the best."""

SUCCESS = ("pass",)


class Weighing(NamedTuple):
    """An answer, and the roll it leads to under a stated policy; or no roll, where the result is sure."""

    answer: Any
    policy: str
    table: Table
    opening: Opening[Any] | None
    answers: dict[type[Any], Callable[[Any, str, Any], Any]]
    least: str = ""
    """The result that stays if the roll is no better."""


def weighings(view: Table, question: Any) -> Iterator[Weighing]:
    """The answers to a question whose odds can be told. Against a Difficulty that is not known there are none."""
    match question:
        case BuyDice(difficulty=int()):
            yield from _bought(view, question)
        case SpendPoint(difficulty=int()):
            yield from _pointed(view, question)
        case Commit(difficulty=int() as difficulty):
            yield from _rolled(view, question.who, "roll", question.pool, difficulty)
        case RollAgain(difficulty=int() as difficulty, pool=Pool()):
            yield from _again(view, question, difficulty)


def _bought(view: Table, question: BuyDice) -> Iterator[Weighing]:
    """No dice, and each number of dice from either purse that can be paid for."""
    assert question.difficulty is not None
    for answer in question.answers():
        if len(set(answer.paid)) <= 1 and _holds(view, question, answer):
            pool = question.pool._replace(dice=question.pool.dice + len(answer.paid))
            yield from _rolled(view, question.who, answer, pool, question.difficulty)


def _pointed(view: Table, question: SpendPoint) -> Iterator[Weighing]:
    """Nothing, or a die that counts as a 1."""
    assert question.difficulty is not None
    for answer in question.answers():
        if _holds(view, question, answer):
            pool = question.pool._replace(automatic=question.pool.automatic + (answer.use == "automatic"))
            yield from _rolled(view, question.who, answer, pool, question.difficulty, answer.use == "none")


def _rolled(
    view: Table, who: CharacterId, answer: Any, pool: Pool, difficulty: int, again: bool = True
) -> Iterator[Weighing]:
    """The roll as it is; and with the best dice rolled again after a failure, where a point may be spent on it."""
    plain = pool._replace(closed="houses.determination.one-point-per-use")
    yield Weighing(answer, "no-point", view, roll_test.open(who, plain, difficulty), {})
    if pool.open and again and (view.who(who).determination or 0) > 0:
        opening = roll_test.open(who, pool, difficulty)
        yield Weighing(answer, "point-reroll-best", view, opening, {RollAgain: once_best})


def once_best(state: Any, seat: str, asked: RollAgain) -> Again:
    """Spend one point on the best dice: those that were rolled again once are left."""
    return reroll_best(state, seat, asked) if all(die.fresh or die.helper for die in asked.dice) else Again()


def _again(view: Table, question: RollAgain, difficulty: int) -> Iterator[Weighing]:
    assert question.pool is not None
    now = RESULTS[question.successes >= difficulty]
    for answer in question.answers():
        if answer.use == "keep":
            yield Weighing(answer, "no-point", view, None, {}, now)
        elif answer.use == "reroll" and _holds(view, question, answer):
            opening = reroll.open(question.who, question.pool, question.dice, answer.dice, difficulty)
            yield Weighing(answer, "no-point", view, opening, {})


def _holds(view: Table, question: Any, answer: Any) -> bool:
    try:
        question.check(view, answer)
    except MoothallError:
        return False
    return True


def outcome(result: Any, _: Table) -> str:
    """The result of a test, or nothing where no dice fell."""
    passed = getattr(result, "passed", None)
    return "" if passed is None else RESULTS[passed]
