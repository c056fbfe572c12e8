"""Exact ends of a game of turns, as whole numbers of ways.

A game that never comes back to where it was is counted roll by roll: each level holds how many ways lead to each
state, on one denominator. A game that can run in a circle is laid out as a table, and its circles are solved.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from math import lcm
from typing import Any, NamedTuple

from moothall.handlers.local.packed import Packed, TurnStep, Widen
from moothall.handlers.local.tree import GameEnd, RollFork, Spot
from moothall.handlers.turn_table import Row, TurnTable

Patience = Callable[[int], None]
"""Called now and then with how many states were visited so far; it raises to have the count given up."""

MOST_TURNS_WITHOUT_DICE = 10_000
"""Turns in a row in which no die falls. More are a game that goes on for ever by itself."""

LOOK_UP = 4_096
"""States between two looks at whether to go on."""


class NoRollEver(ValueError):
    """A game goes on for ever without a roll."""


class CountedEnds(NamedTuple):
    """The ends of a game, each with its ways out of `total`; `visits` says how much work that was."""

    ends: dict[Hashable, int]
    total: int
    visits: int
    levels: int


def count(packed: Packed, patience: Patience, most_levels: int, shift: int = 0) -> CountedEnds:
    """Count the ways to each end by levels. What has not ended after `most_levels` rolls is missing from the ends.

    With a shift, each round moves the ways up by so many bits, so that one number carries those of every round.
    """
    while True:
        try:
            return _Levels(packed, patience, shift).count(most_levels)
        except Widen:
            continue


class _Levels:
    def __init__(self, packed: Packed, patience: Patience, shift: int) -> None:
        self.packed, self.patience, self.shift = packed, patience, shift
        self.ends: dict[Hashable, int] = {}
        self.total, self.visits = 1, 0
        self.sides = 1

    def count(self, most_levels: int) -> CountedEnds:
        level: dict[RollFork, dict[int, int]] = {}
        self._lead(self.packed.root, 0, 1, level)
        levels = 0
        while level and levels < most_levels:
            level = self._after(level)
            levels += 1
        return CountedEnds(self.ends, self.total, self.visits, levels)

    def _after(self, level: dict[RollFork, dict[int, int]]) -> dict[RollFork, dict[int, int]]:
        """The next level: every roll falls in every way. States of this one are let go as they are done with."""
        self.sides = lcm(*(fork.total for fork in level))
        self.total *= self.sides
        self.ends = {end: ways * self.sides for end, ways in self.ends.items()}
        after: dict[RollFork, dict[int, int]] = {}
        while level:
            fork, states = level.popitem()
            scale = self.sides // fork.total
            while states:
                state, ways = states.popitem()
                for spot, weight in fork.leads:
                    self._lead(spot, state, ways * weight * scale, after)
        return after

    def _lead(self, spot: Spot, state: int, ways: int, level: dict[RollFork, dict[int, int]]) -> None:
        """Go on from a spot to the next roll, or to the end."""
        packed, root = self.packed, self.packed.root
        hit: Any = spot.known.get(state & spot.mask) or packed.learn(spot, state)
        turns = 0
        while hit.__class__ is TurnStep:
            state = (state & hit.keep) + hit.put
            if hit.begins_round:
                ways <<= self.shift
            hit = root.known.get(state & root.mask) or packed.learn(root, state)
            turns += 1
            if turns > MOST_TURNS_WITHOUT_DICE:
                raise NoRollEver("a game goes on for ever without a roll")
        self.visits += 1
        if not self.visits % LOOK_UP:
            self.patience(self.visits)
        if hit.__class__ is GameEnd:
            self.ends[hit.outcome] = self.ends.get(hit.outcome, 0) + ways
        else:
            states = level.setdefault(hit, {})
            states[state] = states.get(state, 0) + ways


def by_rounds(counted: CountedEnds, shift: int) -> dict[int, int]:
    """How many ways end in each round, from a count with a shift."""
    rounds: dict[int, int] = {}
    for ways in counted.ends.values():
        for number, of_round in enumerate(_by_round(ways, shift)):
            if of_round:
                rounds[number] = rounds.get(number, 0) + of_round
    return rounds


def lay_out(packed: Packed, patience: Patience, most_rows: int) -> TurnTable[Hashable] | None:
    """The game as a table of rolls; nothing if it has more rows than that."""
    while True:
        try:
            return _Table(packed, patience, most_rows).table()
        except Widen:
            continue


class _Table:
    """A table under way: places of rolls and ends, and the rows not filled yet."""

    def __init__(self, packed: Packed, patience: Patience, most_rows: int) -> None:
        self.packed, self.patience, self.most_rows = packed, patience, most_rows
        self.places: dict[tuple[RollFork, int], int] = {}
        self.end_places: dict[Hashable, int] = {}
        self.todo: list[tuple[RollFork, int]] = []

    def table(self) -> TurnTable[Hashable] | None:
        start = self._place(self.packed.root, 0)
        rows: dict[int, Row] = {}
        while self.todo:
            fork, state = self.todo.pop()
            weights: dict[int, int] = {}
            for spot, weight in fork.leads:
                lead = self._place(spot, state)
                weights[lead] = weights.get(lead, 0) + weight
            rows[self.places[fork, state]] = Row(tuple(weights.items()), fork.total)
            if len(self.places) > self.most_rows:
                return None
            if not len(rows) % LOOK_UP:
                self.patience(len(rows))
        return TurnTable(rows, {place: end for end, place in self.end_places.items()}, start)

    def _place(self, spot: Spot, state: int) -> int:
        """Where the next roll or end stands in the table."""
        hit, state = settle(self.packed, spot, state)
        if isinstance(hit, GameEnd):
            return self.end_places.setdefault(hit.outcome, -1 - len(self.end_places))
        place = self.places.get((hit, state))
        if place is None:
            place = self.places[hit, state] = len(self.places)
            self.todo.append((hit, state))
        return place


def settle(packed: Packed, spot: Spot, state: int) -> tuple[RollFork | GameEnd, int]:
    """Go on from a spot to the next roll, or to the end of the game."""
    hit = packed.next(spot, state)
    for _ in range(MOST_TURNS_WITHOUT_DICE):
        if not isinstance(hit, TurnStep):
            return hit, state
        state = (state & hit.keep) + hit.put
        hit = packed.next(packed.root, state)
    raise NoRollEver("a game goes on for ever without a roll")


def chances(counted: CountedEnds, shift: int = 0) -> dict[Hashable, Fraction]:
    """The exact chance of each end, over all rounds where they were counted with a shift."""
    return {end: Fraction(_all_rounds(ways, shift), counted.total) for end, ways in counted.ends.items()}


def _all_rounds(ways: int, shift: int) -> int:
    """The ways of all rounds together."""
    return sum(_by_round(ways, shift)) if shift else ways


def _by_round(ways: int, shift: int) -> Iterator[int]:
    """The ways of each round, the first one first."""
    while ways:
        yield ways & ((1 << shift) - 1)
        ways >>= shift
