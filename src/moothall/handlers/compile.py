"""Turns compiled to a table.

A restartable turn is a procedure that starts from a state and leaves a state, with nothing pending in between. Then a
whole fight is a walk over finitely many states: the rule runs once for each, and simulation and exact solution never
touch it again. Two states that differ in nothing that matters should be one: that is what `normal` is for (a round
number, for example, or the wording of a note).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from hashlib import shake_128
from math import lcm
from typing import Any, Generic, NamedTuple, TypeVar

from moothall.handlers.odds import Branch, Branches
from moothall.handlers.policy import Policy
from moothall.talk.chance import distribution
from moothall.talk.drive import Ended
from moothall.talk.procedure import Opening
from moothall.talk.requests import Fall, Roll

S = TypeVar("S", bound=Hashable)
V = TypeVar("V", bound=Hashable)


class TurnGame(NamedTuple, Generic[S, V]):
    """What is compiled: whose turn comes next (`None`: it is over), how questions are answered, what the end is."""

    turn: Callable[[S], Opening[Any] | None]
    fold: Callable[[S, Any], S]
    policy: Policy
    outcome: Callable[[S], V]
    normal: Callable[[S], S]


class Row(NamedTuple):
    """A roll of the game: the rows it can lead to, each with its weight, out of `total`."""

    leads: tuple[tuple[int, int], ...]
    total: int


class Endless(ValueError):
    """The game can return to where it was by more than one step, and its odds are not a plain sum."""


class TurnTable(Generic[V]):
    """A compiled game: rows of rolls, and the ends they lead to."""

    def __init__(self, rows: dict[int, Row], ends: dict[int, V], start: int) -> None:
        self.rows = rows
        self.ends = ends
        self.start = start

    def solve(self) -> dict[V, Fraction]:
        """The exact chance of each end."""
        reached: dict[int, Fraction] = {self.start: Fraction(1)}
        for place in self._in_order():
            chance = reached.pop(place, Fraction(0))
            row = self.rows.get(place)
            if row is None:
                reached[place] = chance
                continue
            # A turn that changes nothing is simply taken again: what leaves the row is all there is.
            leaving = row.total - sum(weight for lead, weight in row.leads if lead == place)
            for lead, weight in row.leads:
                if lead != place:
                    reached[lead] = reached.get(lead, Fraction(0)) + chance * Fraction(weight, leaving)
        chances: dict[V, Fraction] = {}
        for place, chance in reached.items():
            chances[self.ends[place]] = chances.get(self.ends[place], Fraction(0)) + chance
        return chances

    def _in_order(self) -> list[int]:
        """The rows so that each comes after all that lead to it."""
        order: list[int] = []
        seen: dict[int, bool] = {}
        path = [(self.start, iter(self._leads(self.start)))]
        seen[self.start] = False
        while path:
            place, leads = path[-1]
            for lead in leads:
                if seen.get(lead) is False:
                    raise Endless("the game can run in a circle")
                if lead not in seen:
                    seen[lead] = False
                    path.append((lead, iter(self._leads(lead))))
                    break
            else:
                path.pop()
                seen[place] = True
                order.append(place)
        return order[::-1]

    def _leads(self, place: int) -> list[int]:
        row = self.rows.get(place)
        return [] if row is None else [lead for lead, _ in row.leads if lead != place]

    def simulate(self, games: int, seed: int | str) -> Counter[V]:
        """Play it `games` times from a seed that fixes them for ever."""
        start, sides = self._expanded()
        counts: Counter[V] = Counter()
        if not isinstance(start, list):
            counts[start.end] = games
            return counts
        done = 0
        row: Any = start
        for chunk in _draws(seed, sides):
            for draw in chunk:
                row = row[draw]
                if row.__class__ is _End:
                    counts[row.end] += 1
                    done += 1
                    if done == games:
                        return counts
                    row = start
        raise AssertionError("the draws have no end")

    def _expanded(self) -> tuple[Any, int]:
        """Rows as plain lists with one place for each equally likely draw, so that a roll is one look-up."""
        sides = lcm(*(row.total for row in self.rows.values())) if self.rows else 1
        if sides > 256:
            raise ValueError(f"rolls with {sides} equally likely ways do not fit a byte")
        made: dict[int, Any] = {place: _End(end) for place, end in self.ends.items()}
        made |= {place: [] for place in self.rows}
        for place, row in self.rows.items():
            for lead, weight in row.leads:
                made[place].extend([made[lead]] * (weight * sides // row.total))
        return made[self.start], sides


class _End:
    """Where a game stops."""

    __slots__ = ("end",)

    def __init__(self, end: Any) -> None:
        self.end = end


CHUNK = 1 << 16


def _draws(seed: int | str, sides: int) -> Iterator[bytes]:
    """Numbers below `sides`, each equally likely: hashed bytes, with those that would favour some discarded."""
    fair = 256 - 256 % sides
    number, unfair = bytes(byte % sides for byte in range(256)), bytes(range(fair, 256))
    block = 0
    while True:
        yield shake_128(f"{seed}/{block}".encode()).digest(CHUNK).translate(number, unfair)
        block += 1


def compile_turns(start: S, game: TurnGame[S, V]) -> TurnTable[V]:
    """Run each reachable turn once, along each of its ways."""
    return _Compiler(game).table(start)


class _Compiler(Generic[S, V]):
    def __init__(self, game: TurnGame[S, V]) -> None:
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
