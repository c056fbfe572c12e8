"""What a player may ask the odds of: an answer to a question, from nothing but the question and the player's own view.

This says which throw is meant and how it is answered; counting is for a handler.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from moothall.rulesets.nova6.questions import GetReady, Ready
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.throwing import throw
from moothall.rulesets.nova6.trial import Trial, Verdict
from moothall.talk.procedure import Opening

RESULTS = ("failure-points", "failure", "success", "success-points")
"""From the worst to the best: with points for the other side, plainly, plainly, with points of one's own."""

SUCCESS = ("success", "success-points")


class Weighing(NamedTuple):
    """One answer, and the throw it leads to under a stated policy; or no throw, where it is sure what comes of it."""

    answer: Any
    policy: str
    table: Table
    opening: Opening[Any] | None
    answers: dict[type[Any], Callable[[Any, str, Any], Any]]
    least: str = ""
    """The result that stays if the throw is no better."""


def weighings(view: Table, question: Any, earlier: tuple[Any, ...] = ()) -> Iterator[Weighing]:
    """The answers to a question whose odds can be told: every trade before a throw, and a sure success."""
    if isinstance(question, GetReady):
        opening = throw.open(Trial(question.who), question.pool)
        for ready in question.answers():
            if ready.take:
                yield Weighing(ready, "sure-success", view, None, {}, "success")
            else:
                policy = "reroll-ones" if question.pool.practiced else "best-trio"
                yield Weighing(ready, policy, view, opening, {GetReady: _always(ready)})


def _always(ready: Ready) -> Callable[[Any, str, Any], Any]:
    return lambda _state, _seat, _question: ready


def outcome(result: Any, _: Table) -> str:
    """What a deed came to: success or failure, with points or without, or nothing where no dice fell."""
    if not isinstance(result, Verdict):
        return ""
    won = "success" if result.success else "failure"
    return won if result.simple else f"{won}-points"
