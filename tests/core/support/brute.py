"""Turns compiled by brute force: every reachable turn is run whole, for every state. The second opinion on local turns.

Two states that differ in nothing that matters should be one: that is what `normal` is for (a round number, for example,
or the wording of a note).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, TypeVar

from moothall.handlers.odds import Branch, Branches
from moothall.handlers.policy import Policy
from moothall.handlers.turn_table import Row, TurnTable
from moothall.talk.chance import distribution
from moothall.talk.drive import Ended
from moothall.talk.procedure import Opening
from moothall.talk.requests import Fall, Roll

S = TypeVar("S", bound=Hashable)
V = TypeVar("V", bound=Hashable)


class BruteGame(NamedTuple, Generic[S, V]):
    """What is compiled: whose turn comes next (`None`: it is over), how questions are answered, what the end is."""

    turn: Callable[[S], Opening[Any] | None]
    fold: Callable[[S, Any], S]
    policy: Policy
    outcome: Callable[[S], V]
    normal: Callable[[S], S]


def compile_turns(start: S, game: BruteGame[S, V]) -> TurnTable[V]:
    """Run each reachable turn once, along each of its ways."""
    return _Compiler(game).table(start)


class _Compiler(Generic[S, V]):
    def __init__(self, game: BruteGame[S, V]) -> None:
        self.game = game
        self.places: dict[S, int] = {}
        self.rows: dict[int, Row] = {}
        self.ends: dict[int, V] = {}
        self.same: dict[int, int] = {}
        self.todo: list[S] = []
        self.count = 0

    def table(self, start: S) -> TurnTable[V]:
        first = self._place(start)
        while self.todo:
            self._turn(self.todo.pop())
        rows = {place: self._linked(row) for place, row in self.rows.items()}
        return TurnTable(rows, self.ends, self._really(first))

    def _place(self, state: S) -> int:
        """Where a state stands in the table; a new one is put on the list."""
        state = self.game.normal(state)
        place = self.places.get(state)
        if place is None:
            place = self.places[state] = self._new()
            self.todo.append(state)
        return place

    def _new(self) -> int:
        self.count += 1
        return self.count

    def _turn(self, state: S) -> None:
        place = self.places[state]
        opening = self.game.turn(state)
        if opening is None:
            self.ends[place] = self.game.outcome(state)
            return
        ways = Branches(opening, state, self.game.fold, self.game.policy, _state_after, None)
        self._grow(ways.begin(), place)

    def _grow(self, branch: Branch[S, S], place: int | None) -> int:
        """The place of a fork, with everything behind it."""
        fork = branch.fork
        if isinstance(fork, Ended):
            after = self._place(fork.result)
            if place is not None:
                self.same[place] = after
            return after
        if not isinstance(fork, Roll):
            raise ValueError("a compiled turn needs a policy that answers every question")
        here = place if place is not None else self._new()
        read = distribution(fork)
        after_each = branch.follow([Fall(value) for value, _ in read.weights])
        leads = [(self._grow(child, None), weight) for child, (_, weight) in zip(after_each, read.weights, strict=True)]
        self.rows[here] = Row(tuple(leads), read.total)
        return here

    def _linked(self, row: Row) -> Row:
        """A row that skips turns without a roll, with equal leads taken together."""
        weights: Counter[int] = Counter()
        for lead, weight in row.leads:
            weights[self._really(lead)] += weight
        return Row(tuple(weights.items()), row.total)

    def _really(self, place: int) -> int:
        while place in self.same:
            place = self.same[place]
        return place


def _state_after(_: Any, state: Any) -> Any:
    return state
