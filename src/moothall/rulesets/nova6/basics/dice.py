"""Dice: pure functions from a pool to the results that the rules tell apart.

Three dice decide, the trio. A trio is a success from 11 on, and it is triples, doubles or neither. So there are six
classes of trio, and of a pool the rules can tell apart no more than which of them it offers.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

from moothall.rulesets.nova6.words import BASE_DICE, MOST_LEFT, PER_POINT, TO_SUCCEED

Faces = tuple[int, ...]


class Trio(NamedTuple):
    """Three action dice, lowest first."""

    dice: Faces

    @property
    def total(self) -> int:
        return sum(self.dice)

    @property
    def succeeds(self) -> bool:
        return self.total >= TO_SUCCEED

    @property
    def alike(self) -> int:
        """How many of the three show the same: 1, 2 (doubles) or 3 (triples)."""
        return self.kind[1]

    @property
    def kind(self) -> tuple[bool, int]:
        """Class of a trio: whether it succeeds, and how many dice are alike."""
        low, middle, high = self.dice
        return low + middle + high >= TO_SUCCEED, 1 + (low == middle) + (middle == high)

    @property
    def id(self) -> str:
        return "-".join(map(str, sorted(self.dice, reverse=True)))


class Edge(NamedTuple):
    """Worth of doubles: to the roller on a success, and to the other side on a failure."""

    focused: bool = False
    opposed_focused: bool = False


def points(trio: Trio, edge: Edge) -> tuple[int, int]:
    """Stunt points of a trio: of the one who rolls, and of the other side."""
    if trio.succeeds:
        return awarded(trio.alike, edge.focused), 0
    return 0, awarded(trio.alike, edge.opposed_focused)


def awarded(alike: int, focused: bool) -> int:
    """Triples are worth a point; with a Focused skill doubles are worth one and triples two, in place of that."""
    return alike - 1 if focused else alike // 3


# ---- From a pool to a trio -------------------------------------------------------------------------------------------


def trios(faces: Faces, net: int, up_reads: str = "choose") -> tuple[Trio, ...]:
    """Every trio that may be read from a pool: any three when up, the lowest when down, the three when even."""
    ordered, up = sorted(faces), max(net, 0)
    if up and up_reads == "choose":
        return tuple([Trio(dice) for dice in sorted(set(combinations(ordered, BASE_DICE)))])
    return (Trio(tuple(ordered[up : up + BASE_DICE])),)


def by_worth(legal: Iterable[Trio], edge: Edge) -> tuple[Trio, ...]:
    """Trios from the best to the worst: success, then most points; failure, then fewest for others; then the total."""
    return tuple(sorted(legal, key=lambda trio: _worth(trio, edge), reverse=True))


def best(legal: Iterable[Trio], edge: Edge) -> Trio:
    """The first of them, without putting the others in order."""
    return max(legal, key=lambda trio: _worth(trio, edge))


def _worth(trio: Trio, edge: Edge) -> tuple[int, int]:
    """The points it brings, for or against, and the total, by which a success goes before a failure without points."""
    succeeds, alike = trio.kind
    if succeeds:
        return awarded(alike, edge.focused), trio.total
    return -awarded(alike, edge.opposed_focused), trio.total


def by_chance(legal: Iterable[Trio], edge: Edge) -> tuple[Trio, ...]:
    """Trios from the best to the worst where their ones will be rolled again: first by the chance to succeed."""
    return tuple(sorted(by_worth(legal, edge), key=_chance_with_ones_again, reverse=True))


def _chance_with_ones_again(trio: Trio) -> Fraction:
    ones = trio.dice.count(1)
    kept = trio.total - ones
    reached = sum(kept + sum(again) >= TO_SUCCEED for again in product(range(1, 7), repeat=ones))
    return Fraction(reached, 6**ones)


class Shown(NamedTuple):
    """A pool as the rules read it. Two pools are the same to them if `tells` is; the faces are there to be shown."""

    tells: Any
    faces: Faces


def read(faces: Faces, net: int, up_reads: str = "choose", kept: Faces = (), ones_again: bool = False) -> Shown:
    """A rolled pool, with dice kept from an earlier roll. `ones_again`: its ones may be rolled once more."""
    return Shown(tells(faces, net, up_reads, kept, ones_again), _with(faces, kept))


def tells(faces: Faces, net: int, up_reads: str = "choose", kept: Faces = (), ones_again: bool = False) -> Any:
    """Everything that the rules can tell of a pool."""
    return (_beside_ones if ones_again else _classes)(_with(faces, kept), net, up_reads)


def _with(faces: Faces, kept: Faces) -> Faces:
    return tuple(sorted((*faces, *kept))) if kept else faces


def _beside_ones(pool: Faces, net: int, up_reads: str) -> Any:
    """How many ones a sorted pool has, and of its other dice those that can be among the three in the end."""
    ones = pool.count(1)
    rest = pool[ones:]
    if not max(net, 0):
        return ones, rest[:BASE_DICE]
    if up_reads == "highest":
        return ones, rest[-BASE_DICE:]
    thrice = [face for place, face in enumerate(rest) if place < BASE_DICE or rest[place - BASE_DICE] != face]
    return ones, tuple(thrice)


def _classes(pool: Faces, net: int, up_reads: str) -> Any:
    """Which classes of trio a sorted pool offers."""
    up = max(net, 0)
    if up and up_reads == "choose":
        return _offers(pool)
    low, middle, high = pool[up : up + BASE_DICE]
    return (low + middle + high >= TO_SUCCEED, (low == middle) + (middle == high))


def _offers(pool: Faces) -> tuple[bool, ...]:
    """For any three of a sorted pool: whether failing and succeeding trios of one, two and three alike are there.

    The lowest and the highest trio of a kind decide whether that kind can fail and can succeed.
    """
    single, double, triple = _alike(pool)
    low1, high1 = (sum(single[:3]), sum(single[-3:])) if len(single) > 2 else NO_TRIO
    low2, high2 = _paired(single, double) if double and len(single) > 1 else NO_TRIO
    return (
        low1 < TO_SUCCEED,
        low2 < TO_SUCCEED,
        bool(triple) and triple[0] <= LOW_TRIPLE,
        high1 >= TO_SUCCEED,
        high2 >= TO_SUCCEED,
        bool(triple) and triple[-1] > LOW_TRIPLE,
    )


NO_TRIO = (TO_SUCCEED, -TO_SUCCEED)
"""A kind of trio that is not there neither fails nor succeeds."""
LOW_TRIPLE = TO_SUCCEED // BASE_DICE
"""The highest face of which three alike fail."""


def _alike(pool: Faces) -> tuple[list[int], list[int], list[int]]:
    """The faces of a sorted pool that are there at all, at least twice, and at least three times."""
    single: list[int] = []
    double: list[int] = []
    triple: list[int] = []
    before = 0
    for face in pool:
        if face != before:
            single.append(face)
            before, times = face, 1
        else:
            times += 1
            if times == 2:
                double.append(face)
            elif times == 3:
                triple.append(face)
    return single, double, triple


def _paired(single: list[int], double: list[int]) -> tuple[int, int]:
    """The lowest and the highest total of two alike and another."""
    low, high = double[0], double[-1]
    return (
        2 * low + (single[0] if single[0] != low else single[1]),
        2 * high + (single[-1] if single[-1] != high else single[-2]),
    )


def without_ones(faces: Faces, count: int) -> Faces:
    """The pool when so many of its ones are picked up again."""
    ones = faces.count(1)
    return (1,) * (ones - count) + tuple(face for face in faces if face != 1)


def beside(faces: Faces, kept: Faces) -> Trio:
    """Three dice of which some have fallen again and the others were kept."""
    return Trio(_with(faces, kept))


def kind_beside(faces: Faces, kept: Faces) -> tuple[bool, int]:
    """Everything that the rules can tell of rerolled dice beside the kept ones."""
    return beside(faces, kept).kind


# ---- Trading ---------------------------------------------------------------------------------------------------------


class Traded(NamedTuple):
    """Dice left after trading, and the points that wait for the result."""

    net: int
    points: int


@cache
def traded(net: int, set_aside: bool = False, pairs: int = 0) -> Traded:
    """Dice traded for points, whichever side they are of: one set aside, then as many pairs as must be, then more."""
    left, waiting = abs(net), 0
    if set_aside:
        left, waiting = left - 1, 1
    for _ in range(forced_pairs(left) + pairs):
        left, waiting = left - PER_POINT, waiting + 1
    return Traded(nearer_to_nothing(net, abs(net) - left), waiting)


def nearer_to_nothing(number: int, by: int) -> int:
    """So much less of a number, from either side, and never beyond nothing."""
    return max(number - by, 0) + min(number + by, 0)


def forced_pairs(left: int) -> int:
    """Pairs that must go while more than four dice remain."""
    over = max(left - MOST_LEFT, 0)
    return (over + 1) // PER_POINT


def free_pairs(net: int, set_aside: bool = False) -> int:
    """Pairs that may still be traded after those that must."""
    return abs(traded(net, set_aside).net) // PER_POINT


# ---- Looking back ----------------------------------------------------------------------------------------------------


def could_have_mattered(faces: Faces, net: int, dice: int) -> bool:
    """Whether so many bonus dice more could have turned this failed pool into a success, had they fallen well."""
    kept = sorted(faces)[max(min(-net, dice), 0) :]  # bonus dice first take penalty dice away, at best the lowest
    best = [*kept, *([6] * dice)]
    return sum(best[max(net + dice, 0) :][:BASE_DICE]) >= TO_SUCCEED
