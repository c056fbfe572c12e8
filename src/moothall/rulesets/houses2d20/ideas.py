"""Suggested words: ids of book texts that stand in where a player has written nothing.

An idea is read in the language of the reader, as hooks and roles are; what people write themselves stays as it is.
"""

from __future__ import annotations

from typing import Final

from moothall.rulesets.houses2d20.words import DRIVES, SKILLS

COUNTS: Final[dict[str, int]] = {
    **dict.fromkeys(SKILLS, 6),
    **dict.fromkeys(DRIVES, 3),
    "role": 6,
    "reputation": 6,
    "talent": 10,
    "use": 6,
}
"""How many ideas there are: focuses under each skill, statements of each Drive, and the rest."""


def ideas_for(kind: str) -> tuple[str, ...]:
    """Return all ideas of a kind."""
    return tuple(f"idea-{kind}-{number}" for number in range(1, COUNTS[kind] + 1))


def idea(kind: str, number: int) -> str:
    """Return one idea of a kind by a number; after the last comes the first."""
    every = ideas_for(kind)
    return every[number % len(every)]


def some_ideas(kind: str, number: int, count: int) -> tuple[str, ...]:
    """Return so many ideas of a kind, no two alike while there are enough."""
    return tuple(idea(kind, number + place) for place in range(count))
