"""Exact chance: every reading of a roll once, with its weight as a whole number.

A pool is taken as multisets with multinomial weights, and faces that a rule cannot tell apart are one outcome. Spreads
are kept by pool, reading and parameters, which is why a roll passes parameters beside its reading (`given=`) and never
baked into a closure: two equal closures are not equal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from math import comb
from typing import Any, NamedTuple

from moothall.talk.requests import Roll


class Spread(NamedTuple):
    """The readings a roll can have, each with its weight, out of `total`."""

    weights: tuple[tuple[Any, int], ...]
    total: int


MOST_KEPT = 10_000
"""Rulesets are small, but a number from a person may be anything: nobody fills the memory by asking."""

_kept: dict[Hashable, Spread] = {}


def spread(roll: Roll[Any]) -> Spread:
    """All readings of this roll with their exact weights."""
    key = (roll.count, roll.sides, roll.read, roll.each, roll.given)
    known = _kept.get(key)
    if known is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        known = _kept[key] = _count(roll)
    return known


def _count(roll: Roll[Any]) -> Spread:
    weights: dict[Any, int] = {}
    if roll.count == 1 and roll.each is None:
        for face in range(1, roll.sides + 1):
            reading = roll.read((face,), *roll.given)
            weights[reading] = weights.get(reading, 0) + 1
        return Spread(tuple(weights.items()), roll.sides)
    one_die = _classes(roll.sides, roll.each, roll.given)
    for pool, weight in _pools(tuple(one_die), tuple(one_die.values()), roll.count):
        reading = roll.read(pool, *roll.given)
        weights[reading] = weights.get(reading, 0) + weight
    return Spread(tuple(weights.items()), roll.sides**roll.count)


def _classes(sides: int, each: Callable[..., Hashable] | None, given: tuple[Hashable, ...]) -> Counter[Any]:
    faces = range(1, sides + 1)
    return Counter(faces if each is None else (each(face, *given) for face in faces))


def _pools(classes: tuple[Any, ...], weights: tuple[int, ...], count: int) -> Iterator[tuple[tuple[Any, ...], int]]:
    """Each multiset of `count` dice once, with the number of ordered throws it stands for."""
    if len(classes) == 1:
        yield classes * count, weights[0] ** count
        return
    first, others = classes[:1], classes[1:]
    for times in range(count, -1, -1):
        ways = comb(count, times) * weights[0] ** times
        for rest, weight in _pools(others, weights[1:], count - times):
            yield first * times + rest, ways * weight
