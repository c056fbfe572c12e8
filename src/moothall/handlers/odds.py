"""Odds: every reading of every roll, once, with its exact weight; a stated policy answers the questions.

A rule cannot be forked, so each branch is run from the beginning with the answers that lead to it. Results are kept by
procedure, arguments, state and policy.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from math import lcm
from typing import Any, Generic, NamedTuple, TypeVar

from moothall.handlers.policy import Policy
from moothall.talk.chance import spread
from moothall.talk.drive import Driver, Ended
from moothall.talk.play import Play
from moothall.talk.procedure import Opening
from moothall.talk.requests import Ask, Fall, Offer, Roll, Taken, Tell

S = TypeVar("S")
V = TypeVar("V", bound=Hashable)


class Chances(NamedTuple, Generic[V]):
    """How many of `total` equally likely ways lead to each outcome."""

    ways: Mapping[V, int]
    total: int

    def of(self, outcome: V) -> Fraction:
        return Fraction(self.ways.get(outcome, 0), self.total)

    def where(self, holds: Callable[[V], bool]) -> Fraction:
        """The chance of all outcomes of which something holds."""
        return Fraction(sum(ways for outcome, ways in self.ways.items() if holds(outcome)), self.total)

    def mean(self, worth: Callable[[V], Fraction | int]) -> Fraction:
        """What it is worth on average."""
        return sum((Fraction(ways) * worth(outcome) for outcome, ways in self.ways.items()), Fraction(0)) / self.total


_kept: dict[Hashable, Chances[Any]] = {}


def odds(
    opening: Opening[Any],
    state: S,
    fold: Callable[[S, Any], S],
    policy: Policy,
    outcome: Callable[[Any, S], V],
    goal: Callable[[V], Fraction | int] | None = None,
) -> Chances[V]:
    """The exact chances of each `outcome(result, state)`.

    Where the policy leaves a question to `best`, every legal answer is tried and the one with the highest expected
    `goal` is kept; of equals, the one offered first.
    """
    key = (opening, state, fold, policy, outcome, goal)
    known = _kept.get(key)
    if known is None:
        known = _kept[key] = _Counting(opening, state, fold, policy, outcome, goal).chances(())
    return known


class _Branch:
    """A stage with nobody on it: a state that facts change, and nothing kept."""

    __slots__ = ("state",)

    def __init__(self, state: Any) -> None:
        self.state = state


class _Counting(Generic[S, V]):
    def __init__(
        self,
        opening: Opening[Any],
        state: S,
        fold: Callable[[S, Any], S],
        policy: Policy,
        outcome: Callable[[Any, S], V],
        goal: Callable[[V], Fraction | int] | None,
    ) -> None:
        self.opening, self.state, self.fold = opening, state, fold
        self.policy, self.outcome, self.goal = policy, outcome, goal

    def chances(self, lead: tuple[Any, ...]) -> Chances[V]:
        """The chances once these answers have been given; `lead` holds readings and best answers, in order."""
        fork = self._run(lead)
        match fork:
            case Roll():
                read = spread(fork)
                return _mixed([(self.chances((*lead, Fall(value))), weight) for value, weight in read.weights])
            case list():
                return self._best([self.chances((*lead, answer)) for answer in fork])
            case Ended(result=result):
                return Chances({result: 1}, 1)
        raise AssertionError(fork)

    def _best(self, tried: list[Chances[V]]) -> Chances[V]:
        goal = self.goal
        if goal is None:
            raise ValueError("a policy that looks for the best answer needs a goal")
        return max(tried, key=lambda chances: chances.mean(goal))

    def _run(self, lead: tuple[Any, ...]) -> Roll[Any] | list[Any] | Ended[V]:
        """Run from the beginning along `lead`, to the first fork after it or to the end."""
        stage = _Branch(self.state)
        driver = Driver(self.opening.begin(Play(stage)))
        known = iter(lead)
        answer: Any = None
        while True:
            request = driver.send(answer)
            match request:
                case Tell(event=event):
                    stage.state = self.fold(stage.state, event)
                    answer = None
                case Ended(result=result):
                    return Ended(self.outcome(result, stage.state))
                case Roll():
                    answer = next(known, None)
                    if answer is None:
                        driver.close()
                        return request
                case Ask() | Offer():
                    answer = self._answered(request, stage.state, known)
                    if isinstance(answer, list):
                        driver.close()
                        return answer

    def _answered(self, request: Ask[Any] | Offer[Any], state: Any, known: Any) -> Any:
        if isinstance(request, Offer):
            for seat, question in request.questions:
                taken = self.policy.take(state, seat, question)
                if taken is not None:
                    question.check(state, taken)
                    return Taken(seat, taken)
            return None
        if self.policy.seeks_best(request.question):
            best = next(known, None)
            return best if best is not None else self.policy.legal(state, request.question)
        answer = self.policy.answer(state, request.seat, request.question)
        request.question.check(state, answer)
        return answer


def _mixed(parts: list[tuple[Chances[V], int]]) -> Chances[V]:
    """Chances of chances, on one denominator."""
    total = lcm(*(chances.total for chances, _ in parts))
    ways: dict[V, int] = {}
    for chances, weight in parts:
        scale = weight * (total // chances.total)
        for outcome, count in chances.ways.items():
            ways[outcome] = ways.get(outcome, 0) + count * scale
    return Chances(ways, total * sum(weight for _, weight in parts))
