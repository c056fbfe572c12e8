"""Odds: every reading of every roll, once, with its exact weight; a stated policy answers the questions.

A rule cannot be forked, so each branch is run from the start with the answers that lead to it. Results are kept by
procedure, arguments, state and policy.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from math import lcm
from typing import Any, Generic, TypeVar

from moothall.handlers.policy import Policy
from moothall.talk.chance import Chances, check_ways, distribution
from moothall.talk.drive import Driver, Ended
from moothall.talk.play import Play
from moothall.talk.procedure import Opening
from moothall.talk.requests import Ask, Fall, Offer, Roll, Taken, Tell

S = TypeVar("S")
V = TypeVar("V", bound=Hashable)


Fork = Roll[Any] | list[Any] | Ended[V]
"""Where ways part: at a roll, at answers to try, or not at all any more."""

MOST_FORKS = 20_000
"""Forks and ends of one opening that are counted. The slowest question of a book has about 4,000: in NOVA6, seven dice
whose ones a Practiced skill rolls again."""

MOST_KEPT = 10_000
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
        if len(_kept) >= MOST_KEPT:
            _kept.clear()  # a server runs for months, and counting again is quick
        known = _kept[key] = Branches(opening, state, fold, policy, outcome, goal).chances()
    return known


class Branch(Generic[S, V]):
    """A rule run along one way to its next fork: a roll, a list of answers to try, or its end.

    The running rule itself goes on along the first way out; only the others are run again from the start. What the
    rule was told on the way there is kept, with the state it was told in, so that nothing is answered or folded twice.
    """

    __slots__ = ("_driver", "_trail", "_ways", "fork", "state")

    def __init__(self, ways: Branches[S, V], trail: list[tuple[Any, S]], answer: Any) -> None:
        self._ways, self._trail = ways, trail
        self.state = ways.state
        self._driver = Driver(ways.opening.begin(Play(self)))
        for told, self.state in trail:
            self._driver.send(told)
        self.fork = self._run(answer)

    def follow(self, answers: list[Any]) -> Iterator[Branch[S, V]]:
        """The branch behind each answer to this fork. Each must be done with before the next is taken."""
        trail = self._trail.copy()
        for answer in answers[:1]:
            self.fork = self._run(answer)
            yield self
        for answer in answers[1:]:
            yield Branch(self._ways, trail.copy(), answer)

    def _run(self, answer: Any) -> Fork[V]:
        """Run on from an answer to the next fork or to the end."""
        ways = self._ways
        ways.forks += 1
        check_ways(ways.forks, MOST_FORKS)
        while True:
            self._trail.append((answer, self.state))
            request: Any = self._driver.send(answer)
            kind = type(request)
            if kind is Tell:
                self.state, answer = ways.fold(self.state, request.event), None
            elif kind is Ended:
                return Ended(ways.outcome(request.result, self.state))
            elif kind is Roll:
                fork: Roll[Any] = request
                return fork
            else:
                answer = ways.answered(request, self.state)
                if type(answer) is list:
                    return answer


class Branches(Generic[S, V]):
    """All branches of one opening under a policy, found by running it again along each."""

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
        self.forks = 0

    def begin(self) -> Branch[S, V]:
        """The first fork, or the end if there is none."""
        return Branch(self, [], None)

    def chances(self) -> Chances[V]:
        """The chances of every end."""
        return self._from(self.begin())

    def _from(self, branch: Branch[S, V]) -> Chances[V]:
        fork = branch.fork
        if isinstance(fork, Ended):
            return Chances({fork.result: 1}, 1)
        if isinstance(fork, Roll):
            read = distribution(fork)
            after = branch.follow([Fall(value) for value, _ in read.weights])
            return _mixed([(self._from(child), weight) for child, (_, weight) in zip(after, read.weights, strict=True)])
        return self._best([self._from(child) for child in branch.follow(fork)])

    def _best(self, tried: list[Chances[V]]) -> Chances[V]:
        goal = self.goal
        if goal is None:
            raise ValueError("a policy that looks for the best answer needs a goal")
        return max(tried, key=lambda chances: chances.mean(goal))

    def answered(self, request: Ask[Any] | Offer[Any], state: Any) -> Any:
        """Return the policy's answer; where it leaves that to `best`, a list of all answers to try."""
        if isinstance(request, Offer):
            stated, tried = self._stated(request, state), self._takes(request, state)
            return [stated, *tried] if tried else stated
        if self.policy.seeks_best(request.question):
            return self.policy.legal(state, request.question)
        answer = self.policy.answer(state, request.seat, request.question)
        request.question.check(state, answer)
        return answer

    def _stated(self, request: Offer[Any], state: Any) -> Taken[Any] | None:
        """Who takes a window by the policy's own word."""
        for seat, question in request.questions:
            taken = self.policy.take(state, seat, question)
            if taken is not None:
                question.check(state, taken)
                return Taken(seat, taken)
        return None

    def _takes(self, request: Offer[Any], state: Any) -> list[Taken[Any]]:
        """Every way to take a window that is left to `best`."""
        best = [(seat, question) for seat, question in request.questions if self.policy.seeks_best(question)]
        return [Taken(seat, answer) for seat, question in best for answer in self.policy.legal(state, question)]


def _mixed(parts: list[tuple[Chances[V], int]]) -> Chances[V]:
    """Chances of chances, on one denominator."""
    total = lcm(*(chances.total for chances, _ in parts))
    ways: dict[V, int] = {}
    for chances, weight in parts:
        scale = weight * (total // chances.total)
        for outcome, count in chances.ways.items():
            ways[outcome] = ways.get(outcome, 0) + count * scale
    return Chances(ways, total * sum(weight for _, weight in parts))
