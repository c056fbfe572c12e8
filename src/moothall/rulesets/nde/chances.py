"""What a player may ask the odds of: an answer to a question, from nothing but the question and the player's own view.

This says which throw is meant and how luck is spent in it; counting is for a handler.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from moothall.errors import MoothallError
from moothall.rulesets.nde.prepare import after_word, pool_of
from moothall.rulesets.nde.questions import GetReady, Ready, SpendLuck
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.throwing import throw
from moothall.talk.procedure import Opening


class Weighing(NamedTuple):
    """One answer, and the throw it leads to under a stated policy."""

    answer: Any
    policy: str
    table: Table
    opening: Opening[Any]
    answers: dict[type[Any], Callable[[Any, str, Any], Any]]


def weighings(view: Table, question: Any) -> Iterator[Weighing]:
    """The answers to a question whose odds can be told. Against a number that is not known there are none."""
    if isinstance(question, GetReady) and question.against is not None:
        for ready in (Ready(), Ready(luck=("step",))):
            if _holds(view, question, ready):
                yield from _throws(view, question, ready, question.against)


def _throws(view: Table, question: GetReady, ready: Ready, against: int) -> Iterator[Weighing]:
    """The throw without luck, and with a failure thrown again where there is a point for it."""
    spent, hero = len(ready.luck), view.hero(question.who)
    pool = pool_of(view, question.pool.base, after_word(question.steps, ready)) if spent else question.pool
    table = view.with_hero(question.who, luck=hero.luck - spent)
    opening = throw.open(question.who, pool, against, spent)
    yield Weighing(ready, "no-luck", table, opening, {})
    if hero.luck > spent and not (spent and view.options.luck_per_test == "1"):
        again = reroll_after_step if spent else reroll_failure
        yield Weighing(ready, "luck-reroll-failure", table, opening, {SpendLuck: again})


def reroll_failure(_: Any, __: str, asked: SpendLuck) -> str:
    """Throw a failure again with the first point spent on this test."""
    return "reroll" if asked.result in ("F", "FC") and not asked.spent else "keep"


def reroll_after_step(_: Any, __: str, asked: SpendLuck) -> str:
    """Throw a failure again with the second point, where the first has bought a larger die."""
    return "reroll" if asked.result in ("F", "FC") and asked.spent == 1 else "keep"


def _holds(view: Table, question: GetReady, ready: Ready) -> bool:
    try:
        question.check(view, ready)
    except MoothallError:
        return False
    return True


def outcome(result: Any, _: Table) -> str:
    """What a deed came to: the result of its throw, or nothing where none fell."""
    return str(getattr(result, "result", ""))


RESULTS = ("FC", "F", "SC", "S", "X")
SUCCESS = ("SC", "S", "X")
