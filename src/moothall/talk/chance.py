"""Exact chance: every reading of a roll once, with its weight as a whole number.

A pool is taken as multisets with multinomial weights, and faces that a rule cannot tell apart are one outcome. Spreads
are kept by pool, reading and parameters, which is why a roll passes parameters beside its reading (`given=`) and never
baked into a closure: two equal closures are not equal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations_with_replacement
from math import comb
from typing import Any, NamedTuple

from moothall.talk.requests import Part, Roll


class Spread(NamedTuple):
    """The readings a roll can have, each with its weight, out of `total`."""

    weights: tuple[tuple[Any, int], ...]
    total: int


MOST_KEPT = 10_000
"""Rulesets are small, but a number from a person may be anything: nobody fills the memory by asking."""

_kept: dict[Hashable, Spread] = {}


def spread(roll: Roll[Any]) -> Spread:
    """All readings of this roll with their exact weights."""
    if not roll.parts:
        return _of_part(Part(roll.count, roll.read, roll.given, roll.each), roll.sides)
    return _kept_as((roll.sides, roll.parts, roll.read, roll.given), lambda: _together(roll))


def _of_part(part: Part, sides: int) -> Spread:
    return _kept_as((sides, part), lambda: _count(part, sides))


def _kept_as(key: Hashable, count: Callable[[], Spread]) -> Spread:
    known = _kept.get(key)
    if known is None:
        counted = count()
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        known = _kept[key] = counted
    return known


def _together(roll: Roll[Any]) -> Spread:
    """Dice of several rollers: what each part can come to, in every combination."""
    combined: dict[tuple[Any, ...], int] = {(): 1}
    for part in roll.parts:
        ways = _of_part(part, roll.sides).weights
        combined = {(*read, reading): w * weight for read, w in combined.items() for reading, weight in ways}
    weights: dict[Any, int] = {}
    for read, weight in combined.items():
        reading = roll.read(read, *roll.given)
        weights[reading] = weights.get(reading, 0) + weight
    return Spread(tuple(weights.items()), roll.sides**roll.count)


def _count(part: Part, sides: int) -> Spread:
    weights: dict[Any, int] = {}
    if part.dice == 1 and part.each is None:
        for face in range(1, sides + 1):
            reading = part.read((face,), *part.given)
            weights[reading] = weights.get(reading, 0) + 1
        return Spread(tuple(weights.items()), sides)
    one_die = _classes(sides, part.each, part.given)
    counted: dict[Any, list[int]] = {}  # a reading is looked up once for each pool: its hash may be a rule's own
    pools = combinations_with_replacement(one_die, part.dice)
    for pool, weight in zip(pools, _throws(tuple(one_die.values()), part.dice), strict=True):
        counted.setdefault(part.read(pool, *part.given), [0])[0] += weight
    return Spread(tuple([(reading, count) for reading, [count] in counted.items()]), sides**part.dice)


def _classes(sides: int, each: Callable[..., Hashable] | None, given: tuple[Hashable, ...]) -> Counter[Any]:
    faces = range(1, sides + 1)
    return Counter(faces if each is None else (each(face, *given) for face in faces))


def _throws(weights: tuple[int, ...], count: int) -> list[int]:
    """How many ordered throws each multiset of `count` dice stands for, first those with most of the first class."""
    begun = [(1, count)]
    for weight in weights[:-1]:
        ways = [[(comb(left, n) * weight**n, left - n) for n in range(left, -1, -1)] for left in range(count + 1)]
        begun = [(throws * more, rest) for throws, left in begun for more, rest in ways[left]]
    return [throws * weights[-1] ** left for throws, left in begun]
