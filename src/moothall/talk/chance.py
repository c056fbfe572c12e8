"""Exact chance: every reading of a roll once, with its weight as a whole number.

A pool is taken as multisets with multinomial weights, and faces that a rule cannot tell apart are one outcome.
Distributions are kept by pool, reading and parameters, which is why a roll passes parameters beside its reading
(`given=`) and never baked into a closure: two equal closures are not equal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any, Generic, NamedTuple, TypeVar

from moothall.errors import Unclear
from moothall.talk.requests import Part, Roll

V = TypeVar("V", bound=Hashable)

MOST_DICE = 50
"""Dice of one roll. No rule of a book rolls so many."""

MOST_POOLS = 50_000
"""Pools of dice that are told apart in one roll. The largest roll of a book has 792."""


class TooManyWays(Unclear):
    """What is to be counted is larger than anything a rule asks for."""


class Distribution(NamedTuple):
    """The readings a roll can have, each with its weight, out of `total`."""

    weights: tuple[tuple[Any, int], ...]
    total: int


class Chances(NamedTuple, Generic[V]):
    """How many of `total` equally likely ways lead to each outcome."""

    ways: Mapping[V, int]
    total: int

    def of(self, outcome: V) -> Fraction:
        return Fraction(self.ways.get(outcome, 0), self.total)

    def where(self, holds: Callable[[V], bool]) -> Fraction:
        """Return the chance of all outcomes for which a predicate holds."""
        return Fraction(sum(ways for outcome, ways in self.ways.items() if holds(outcome)), self.total)

    def mean(self, worth: Callable[[V], Fraction | int]) -> Fraction:
        """Return the mean of a value over all outcomes."""
        return sum((Fraction(ways) * worth(outcome) for outcome, ways in self.ways.items()), Fraction(0)) / self.total


MOST_KEPT = 10_000
"""Rulesets are small, but a number from a person may be anything: nobody fills the memory by asking."""

_kept: dict[Hashable, Distribution] = {}


def distribution(roll: Roll[Any]) -> Distribution:
    """All readings of this roll with their exact weights."""
    if not roll.parts:
        return _of_part(Part(roll.count, roll.read, roll.given, roll.each, roll.tells), roll.sides)
    return _kept_as((roll.sides, roll.parts, roll.read, roll.given), lambda: _together(roll))


def _of_part(part: Part, sides: int) -> Distribution:
    return _kept_as((sides, part), lambda: _count(part, sides))


def _kept_as(key: Hashable, count: Callable[[], Distribution]) -> Distribution:
    known = _kept.get(key)
    if known is None:
        counted = count()
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        known = _kept[key] = counted
    return known


def _together(roll: Roll[Any]) -> Distribution:
    """Dice of several rollers: what each part can come to, in every combination."""
    check_dice(roll.count)
    check_ways(prod(len(_of_part(part, roll.sides).weights) for part in roll.parts))
    combined: dict[tuple[Any, ...], int] = {(): 1}
    for part in roll.parts:
        ways = _of_part(part, roll.sides).weights
        combined = {(*read, reading): w * weight for read, w in combined.items() for reading, weight in ways}
    weights: dict[Any, int] = {}
    for read, weight in combined.items():
        reading = roll.read(read, *roll.given)
        weights[reading] = weights.get(reading, 0) + weight
    return Distribution(tuple(weights.items()), roll.sides**roll.count)


def _count(part: Part, sides: int) -> Distribution:
    tells, given = part.tells or part.read, part.given
    counted: dict[Any, list[Any]] = {}
    for pool, weight in _weighed(part, sides):
        # Looked up once for each pool: the hash of what is told may be a rule's own.
        counted.setdefault(tells(pool, *given), [pool, 0])[1] += weight
    if part.tells is None:
        return Distribution(tuple([(reading, weight) for reading, (_, weight) in counted.items()]), sides**part.dice)
    return Distribution(
        tuple([(part.read(pool, *given), weight) for pool, weight in counted.values()]), sides**part.dice
    )


def _weighed(part: Part, sides: int) -> Iterable[tuple[tuple[Any, ...], int]]:
    """Each multiset of dice once, with the number of ordered rolls it stands for."""
    check_dice(part.dice)
    check_ways(sides)
    if part.dice == 1 and part.each is None:
        return [((face,), 1) for face in range(1, sides + 1)]
    one_die = _classes(sides, part.each, part.given)
    check_ways(comb(part.dice + len(one_die) - 1, part.dice))
    pools = combinations_with_replacement(one_die, part.dice)
    return zip(pools, _orderings(tuple(one_die.values()), part.dice), strict=True)


def check_dice(count: int) -> None:
    """Refuse to roll or to count more dice than any rule rolls."""
    if count > MOST_DICE:
        raise TooManyWays("error-too-many-dice", count=count, most=MOST_DICE)


def check_ways(ways: int, most: int = MOST_POOLS) -> None:
    """Refuse to count more ways than this, before any of them is counted."""
    if ways > most:
        raise TooManyWays("error-too-many-ways", most=most)


def _classes(sides: int, each: Callable[..., Hashable] | None, given: tuple[Hashable, ...]) -> Counter[Any]:
    faces = range(1, sides + 1)
    return Counter(faces if each is None else (each(face, *given) for face in faces))


def _orderings(weights: tuple[int, ...], count: int) -> list[int]:
    """Count the ordered rolls of each multiset of `count` dice, first those with most of the first class."""
    begun = [(1, count)]
    for weight in weights[:-1]:
        ways = [[(comb(left, n) * weight**n, left - n) for n in range(left, -1, -1)] for left in range(count + 1)]
        begun = [(orderings * more, rest) for orderings, left in begun for more, rest in ways[left]]
    return [orderings * weights[-1] ** left for orderings, left in begun]
