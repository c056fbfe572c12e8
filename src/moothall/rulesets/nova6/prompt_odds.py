"""Odds of answers: the roll that an answer leads to, from nothing but the question and the player's own view.

This module names the roll and the answers in it; a handler counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from moothall.rulesets.nova6.action_test.rolling import roll_test
from moothall.rulesets.nova6.basics.test_record import ActionTest, Pool, Verdict
from moothall.rulesets.nova6.questions import AfterRoll, GetReady, Meddling, TradePenalty
from moothall.rulesets.nova6.state import Table
from moothall.talk.procedure import Opening

RESULTS = ("failure-points", "failure", "success", "success-points")
"""From the worst to the best: with points for the other side, plainly, plainly, with points of one's own."""

SUCCESS = ("success", "success-points")


Answerer = Callable[[Any, str, Any], Any]


class Weighing(NamedTuple):
    """An answer, and the roll it leads to under a stated policy; or no roll, where the result is sure."""

    answer: Any
    policy: str
    table: Table
    opening: Opening[Any] | None
    answers: dict[type[Any], Answerer]
    least: str = ""
    """The result that stays if the roll is no better."""


def weighings(view: Table, question: Any, earlier: tuple[Any, ...] = ()) -> Iterator[Weighing]:
    """The answers to a question whose odds can be told: trades before a roll, a sure success, invokes after it."""
    match question:
        case GetReady(pool=pool):
            for ready in question.answers():
                if ready.take:
                    yield Weighing(ready, "sure-success", view, None, {}, "success")
                else:
                    yield _rolled(view, question.who, pool, ready, {GetReady: _always(ready)})
        case TradePenalty(pool=Pool() as pool):
            for trade in question.answers():
                yield _rolled(view, question.who, pool, trade, {TradePenalty: _always(trade)})
        case AfterRoll(pool=Pool() as pool, aspects=(_, *_)):
            for benefit in question.benefits:
                if benefit.id != "effect":  # it changes no result, and wants words
                    yield _invoked(view, question, pool, _meddling(question, benefit.id))


def _meddling(asked: AfterRoll, benefit: Any) -> Meddling:
    """An invoke of the first aspect on offer, which is one's own if there is one."""
    return replace(asked.default(), does="invoke", benefit=benefit)


def _rolled(view: Table, who: str, pool: Pool, answer: Any, answers: dict[type[Any], Answerer]) -> Weighing:
    """A roll of these dice, each time with the best three of them."""
    policy = "reroll-ones" if pool.practiced else "best-trio"
    return Weighing(answer, policy, view, roll_test.open(ActionTest(who), pool), answers)


def _invoked(view: Table, asked: AfterRoll, pool: Pool, answer: Meddling) -> Weighing:
    """A reroll, or the result as the invoke leaves it, whichever aspect it is."""
    if answer.benefit == "reroll":
        return _rolled(view, asked.who, pool, answer, {})
    return Weighing(answer, "invoked", view, None, {}, _left_by(asked, answer.benefit))


def _left_by(asked: AfterRoll, benefit: str) -> str:
    """The result after an invoke has turned it, or has added or taken a point."""
    won = benefit == "succeed" or (asked.success and benefit != "fail")
    points = asked.points if asked.success else asked.counter
    points = 0 if benefit in ("succeed", "fail") else points + {"point": 1, "negate": -1}.get(benefit, 0)
    return ("success" if won else "failure") + ("-points" if points else "")


def _always(answer: Any) -> Answerer:
    return lambda _state, _seat, _question: answer


def outcome(result: Any, _: Table) -> str:
    """The result of a test: success or failure, with points or without, or nothing where no dice fell."""
    if not isinstance(result, Verdict):
        return ""
    won = "success" if result.success else "failure"
    return won if result.simple else f"{won}-points"
