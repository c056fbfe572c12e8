"""Difficulty: the ladder that a GM picks from, the meaning of each number, and advice in doubt."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from moothall.rulesets.nde.editions import edition


class Rung(NamedTuple):
    """A Difficulty and the key of its name."""

    number: int
    text: str
    cite: str = "nde2.test.ladder"


class Hint(NamedTuple):
    """A Difficulty to choose, and the key of the text that says when or why."""

    number: int
    text: str
    cite: str = "nde2.test.gm-guidelines"


@cache
def ladder(book: str) -> tuple[Rung, ...]:
    """The numbers of an edition and what they are called."""
    rule = edition(book).rule("nde2.test.ladder")
    return tuple(Rung(number, f"difficulty-{name}", rule) for number, name in edition(book).numbers.items())


@cache
def hints(book: str) -> tuple[Hint, ...]:
    """When an edition's GM picks which number."""
    rule, key = edition(book).rule("nde2.test.gm-guidelines"), edition(book).hints
    return tuple(Hint(number, f"{key}{name}", rule) for number, name in edition(book).numbers.items())


LADDER, HINTS = ladder("nde2"), hints("nde2")


def between(one: int, other: int) -> Hint:
    """In doubt between two Difficulties: the lower, and consequences that carry the weight."""
    return Hint(min(one, other), "hint-in-doubt")
