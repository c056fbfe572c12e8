"""Bounds of the values in a state, for books that state them: the GM can set any value the rules can go on with.

A book yields problems and raises nothing. Whether a problem is new, and so refused, is for the table to say.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, Literal

from moothall.errors import Unclear

Follows = tuple[tuple[str, ...], Any, Literal["set", "add", "remove"]]
"""What goes with something the GM has set: a path, a value, and what is done with it."""

MOST = 99
"""More than any table counts, and as much as can still be drawn."""


def between(path: tuple[str, ...], value: int, least: int = 0, most: int = MOST) -> Iterator[Unclear]:
    """A number from the least to the most."""
    if value < least:
        yield Unclear("error-bounds-least", path=" ".join(path), value=value, least=least)
    if value > most:
        yield Unclear("error-bounds-most", path=" ".join(path), value=value, most=most)


def one_of(path: tuple[str, ...], value: str | int, known: Collection[str | int]) -> Iterator[Unclear]:
    """One of the words, or numbers, that the rules know."""
    if value not in known:
        words = ", ".join(str(word) or "–" for word in known)
        yield Unclear("error-bounds-word", path=" ".join(path), value=str(value), words=words)
