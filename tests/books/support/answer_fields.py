"""Fields of compound answers, by the questions that a book asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from moothall import books
from moothall.speech.teller import text_key
from moothall.table import json_types
from moothall.talk.questions import QUESTIONS


def pieces(book: str) -> list[tuple[str, str]]:
    """Return every kind of question of a book with each piece of its answer, and the pieces of these."""
    within = f"{books.load(book).__name__}."
    own = [asked for asked in QUESTIONS.values() if asked.__module__.startswith(within)]
    return [(asked.kind, name) for asked in own for name in _named(asked.takes)]


def _named(kind: Any) -> Iterator[str]:
    for name, of in json_types.parts_of(json_types.item_of(kind)).items():
        yield name
        yield from _named(of)


def texts_for(prefix: str, kind: str, name: str) -> tuple[str, str]:
    """Return the texts that may call a piece: in one question, or everywhere."""
    return f"{text_key(prefix, kind)}-{name}", f"{prefix}-{name}"


def labels(book: str, prefix: str = "field") -> set[str]:
    """Return every text that may be the label of a piece in a book."""
    return {key for kind, name in pieces(book) for key in texts_for(prefix, kind, name)}
