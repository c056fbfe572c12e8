"""How hard is it? The numbers a GM picks from, what each of them means, and what to do in doubt."""

from __future__ import annotations

from typing import NamedTuple

from moothall.rulesets.nde.words import DIFFICULTIES


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


LADDER = tuple(Rung(number, f"difficulty-{name}") for number, name in DIFFICULTIES.items())
HINTS = tuple(Hint(number, f"hint-{name}") for number, name in DIFFICULTIES.items())


def between(one: int, other: int) -> Hint:
    """In doubt between two Difficulties: the lower, and consequences that carry the weight."""
    return Hint(min(one, other), "hint-in-doubt")
