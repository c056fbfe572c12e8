"""A game of turns as a table: rows of rolls, and the ends they lead to.

Once a game is laid out (`handlers/exact.py`), solving and simulating it never touch the rule again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from fractions import Fraction
from hashlib import shake_128
from math import lcm
from typing import Any, Generic, NamedTuple, TypeVar

V = TypeVar("V", bound=Hashable)


class Row(NamedTuple):
    """A roll of the game: the places it can lead to, each with its weight, out of `total`."""

    leads: tuple[tuple[int, int], ...]
    total: int


class NoWayOut(ValueError):
    """A game can come to where it goes on for ever."""


class TurnTable(Generic[V]):
    """A game laid out: rows of rolls, and the ends they lead to."""

    def __init__(self, rows: dict[int, Row], ends: dict[int, V], start: int) -> None:
        self.rows = rows
        self.ends = ends
        self.start = start

    def solve(self) -> dict[V, Fraction]:
        """The exact chance of each end."""
        reached: dict[int, Fraction] = {self.start: Fraction(1)}
        for circle in self.circles():
            visits = self._visits(circle, {place: reached.pop(place, Fraction(0)) for place in circle})
            inside = set(circle)
            for place, times in visits.items():
                row = self.rows[place]
                for lead, weight in row.leads:
                    if times and lead not in inside:
                        reached[lead] = reached.get(lead, Fraction(0)) + times * Fraction(weight, row.total)
        chances: dict[V, Fraction] = {}
        for place, chance in reached.items():
            chances[self.ends[place]] = chances.get(self.ends[place], Fraction(0)) + chance
        return chances

    def _visits(self, circle: tuple[int, ...], entered: dict[int, Fraction]) -> dict[int, Fraction]:
        """How often each place of a circle is visited, from how often it is entered from outside.

        Visits are entries and what other places of the circle send: a system of linear equations, solved exactly.
        """
        if len(circle) == 1:
            (place,) = circle
            row = self.rows[place]
            stays = Fraction(sum(weight for lead, weight in row.leads if lead == place), row.total)
            if stays == 1:
                raise NoWayOut("the game stays where it is for ever")
            return {place: entered[place] / (1 - stays)}
        equations = {place: {place: Fraction(1)} for place in circle}
        for place in circle:
            for lead, weight in self.rows[place].leads:
                if lead in equations:
                    into = equations[lead]
                    into[place] = into.get(place, Fraction(0)) - Fraction(weight, self.rows[place].total)
        return _solved(equations, dict(entered))

    def circles(self) -> Iterator[tuple[int, ...]]:
        """The rows in groups among which a game can run in a circle, each group after all that lead to it."""
        return reversed(list(_components(self.start, self._leads)) if self.start in self.rows else [])

    def _leads(self, place: int) -> list[int]:
        return [lead for lead, _ in self.rows[place].leads if lead in self.rows]

    def simulate(self, games: int, seed: int | str) -> Counter[V]:
        """Play it `games` times from a seed that fixes them for ever."""
        start, sides = self._expanded()
        counts: Counter[V] = Counter()
        if not isinstance(start, list):
            counts[start.end] = games
            return counts
        done = 0
        row: Any = start
        for chunk in draws(seed, sides):
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

    def merged(self) -> TurnTable[V]:
        """The same game with rows taken for one from which everything goes on alike, where it runs in no circle.

        Much smaller where only who wins is asked: then pooled hearts are all that matters.
        """
        classes: dict[Hashable, int] = {}
        stands: dict[int, int] = {place: place for place in self.ends}
        rows: dict[int, Row] = {}
        for (place,) in reversed(list(self.circles())):
            weights: dict[int, int] = {}
            for lead, weight in self.rows[place].leads:
                weights[stands[lead]] = weights.get(stands[lead], 0) + weight
            key = (self.rows[place].total, frozenset(weights.items()))
            stands[place] = classes.setdefault(key, place)
            rows.setdefault(stands[place], Row(tuple(weights.items()), self.rows[place].total))
        return TurnTable(rows, self.ends, stands[self.start])


class _End:
    """Where a game stops."""

    __slots__ = ("end",)

    def __init__(self, end: Any) -> None:
        self.end = end


CHUNK = 1 << 16


def draws(seed: int | str, sides: int) -> Iterator[bytes]:
    """Numbers below `sides`, each equally likely: hashed bytes, with those that would favour some discarded."""
    fair = 256 - 256 % sides
    number, unfair = bytes(byte % sides for byte in range(256)), bytes(range(fair, 256))
    block = 0
    while True:
        yield shake_128(f"{seed}/{block}".encode()).digest(CHUNK).translate(number, unfair)
        block += 1


def _components(start: int, leads: Any) -> Iterator[tuple[int, ...]]:
    """The strongly connected components in reach, each before those that lead to it (Tarjan, without recursion)."""
    number: dict[int, int] = {start: 0}
    lowest: dict[int, int] = {start: 0}
    open_ones: list[int] = [start]
    is_open = {start}
    path = [(start, iter(leads(start)))]
    while path:
        place, rest = path[-1]
        for lead in rest:
            if lead not in number:
                number[lead] = lowest[lead] = len(number)
                open_ones.append(lead)
                is_open.add(lead)
                path.append((lead, iter(leads(lead))))
                break
            if lead in is_open:
                lowest[place] = min(lowest[place], number[lead])
        else:
            path.pop()
            if path:
                above = path[-1][0]
                lowest[above] = min(lowest[above], lowest[place])
            if lowest[place] == number[place]:
                component = tuple(_taken_off(open_ones, place))
                is_open.difference_update(component)
                yield component


def _taken_off(stack: list[int], last: int) -> Iterator[int]:
    """Take what lies on a stack off it, up to and with a given place."""
    taken = None
    while taken != last:
        taken = stack.pop()
        yield taken


def _solved(equations: dict[int, dict[int, Fraction]], right: dict[int, Fraction]) -> dict[int, Fraction]:
    """Solve a system of linear equations by elimination: each row has an unknown of its own, by which it is named."""
    order = sorted(equations, key=lambda name: len(equations[name]))
    for at, name in enumerate(order):
        row = equations[name]
        pivot = row.get(name, Fraction(0))
        if not pivot:
            raise NoWayOut("the game can run in a circle that it never leaves")
        for later in order[at + 1 :]:
            factor = equations[later].pop(name, None)
            if factor:
                _subtract(equations[later], row, factor / pivot, name)
                right[later] -= right[name] * factor / pivot
    values: dict[int, Fraction] = {}
    for name in reversed(order):
        row = equations[name]
        known = sum((part * values[other] for other, part in row.items() if other in values), Fraction(0))
        values[name] = (right[name] - known) / row[name]
    return values


def _subtract(row: dict[int, Fraction], other: dict[int, Fraction], times: Fraction, but: int) -> None:
    for name, part in other.items():
        if name != but:
            left = row.get(name, Fraction(0)) - part * times
            if left:
                row[name] = left
            else:
                row.pop(name, None)
