"""Odds of answers: the roll that an answer leads to, from nothing but the question and the player's own view.

This module names the roll and how luck is spent in it; a handler counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from moothall.errors import MoothallError
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.prepare import after_word, aim_of, pool_of, steps_of
from moothall.rulesets.nde.questions import Call, GetReady, HowHard, Ready, RollOutcome, SpendLuck
from moothall.rulesets.nde.rolling import roll_test
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import ATTRIBUTES
from moothall.talk.procedure import Opening

RESULTS = ("FC", "F", "SC", "S", "X")
"""From the worst to the best."""

SUCCESS = ("SC", "S", "X")


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
    """The answers to a question whose odds can be told. Against a number that is not known there are none."""
    match question:
        case HowHard():
            yield from _calls(view, question)
        case GetReady(against=against) if against is not None or not _numbers_count(view):
            for ready in (Ready(), Ready(luck=("step",))):
                if _holds(view, question, ready):
                    yield from _rolls(view, question, ready, against or 0)
        case SpendLuck():
            for use in question.uses:
                yield from _spends(view, question, use.id)


def _numbers_count(view: Table) -> bool:
    """Whether a roll at this table depends on its number."""
    return view.options.dice_mode != "2d6" or view.options.difficulty_2d6 != "flat"


def _calls(view: Table, question: HowHard) -> Iterator[Weighing]:
    """Each Difficulty a GM may name for this hero, before anything helps or hinders; a target's own is among them."""
    attribute = next((known for known in ATTRIBUTES if known == question.attribute), None)
    if attribute is None:
        return
    base = view.hero(question.who).attributes.of(attribute)
    for number in sorted({*(rung.number for rung in question.ladder), question.preset}):
        steps = steps_of(view, Call(number))
        pool, aim = pool_of(view, base, steps), aim_of(view, base, number, steps)
        yield Weighing(Call(number), "no-luck", view, roll_test.open(question.who, pool, aim.number), {})


def _rolls(view: Table, question: GetReady, ready: Ready, against: int) -> Iterator[Weighing]:
    """The roll without luck, and with a failure rolled again where there is a point for it."""
    spent, hero = len(ready.luck), view.hero(question.who)
    table = view.with_hero(question.who, luck=hero.luck - spent)
    opening = roll_test.open(question.who, _pool(view, question, ready), against, spent)
    yield Weighing(ready, "no-luck", table, opening, {})
    if hero.luck > spent and not (spent and view.options.luck_per_test == "1"):
        again = reroll_after_step if spent else reroll_failure
        yield Weighing(ready, "luck-reroll-failure", table, opening, {SpendLuck: again})


def _spends(view: Table, question: SpendLuck, use: str) -> Iterator[Weighing]:
    """The outcome of one use of luck after the roll, and of no more than that one."""
    match use, question.thrown:
        case "keep", _:
            yield Weighing(use, "no-luck", view, None, {}, question.result)
        case "cost", _:
            yield Weighing(use, "no-luck", view, None, {}, "SC")
        case "plus", RollOutcome(raised=raised):
            yield Weighing(use, "no-luck", view, None, {}, raised)
        case "reroll", RollOutcome(pool=pool, against=against):
            opening = roll_test.open(question.who, pool, against, question.spent + 1)
            anew = view.options.dice_mode == "2d6" and view.options.reroll_2d6 == "new"
            yield Weighing(use, "no-luck", view, opening, {}, "" if anew else question.result)


def _pool(view: Table, question: GetReady, ready: Ready) -> Pool:
    """The dice after the player's last word."""
    if not ready.luck and not ready.declined:
        return question.pool
    return pool_of(view, question.pool.base, after_word(question.steps, ready))


def reroll_failure(_: Any, __: str, asked: SpendLuck) -> str:
    """Roll a failure again with the first point spent on this test."""
    return "reroll" if asked.result in ("F", "FC") and not asked.spent else "keep"


def reroll_after_step(_: Any, __: str, asked: SpendLuck) -> str:
    """Roll a failure again with the second point, where the first has bought a larger die."""
    return "reroll" if asked.result in ("F", "FC") and asked.spent == 1 else "keep"


def _holds(view: Table, question: GetReady, ready: Ready) -> bool:
    try:
        question.check(view, ready)
    except MoothallError:
        return False
    return True


def outcome(result: Any, _: Table) -> str:
    """The result of a test, or nothing where no dice fell."""
    return str(getattr(result, "result", ""))
