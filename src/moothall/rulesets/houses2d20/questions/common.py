"""Shared parts of questions."""

from __future__ import annotations

from collections.abc import Sequence

from moothall.errors import Word
from moothall.talk.questions import Option


def options(ids: Sequence[str], cite: str, *prices: str) -> tuple[Option, ...]:
    """Options offered by one rule; prices go with them in order."""
    priced = (*prices, *([""] * (len(ids) - len(prices))))
    return tuple(Option(id, cite, price) for id, price in zip(ids, priced, strict=True))


def word_for(id: str) -> Word:
    """Return the book's word for a skill or a Drive, said in the language of a refusal's reader."""
    return Word("houses2d20", (f"term-{id}",), id)
