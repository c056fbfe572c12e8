"""Guides: one for players, one for GMs, and one that each book may bring; short pages in each language.

A guide is a small Markdown file: a title, paragraphs, headings, and points. The program's own lie in `guides/`, a
book's beside its texts as `guide-<book>.md`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from moothall import books
from moothall.errors import MoothallError
from moothall.speech.languages import ENGLISH

OWN = Path(__file__).parent / "guides"
GENERAL = ("players", "gm")

Kind = Literal["heading", "text", "point"]
MARKS: tuple[tuple[str, Kind], ...] = (("## ", "heading"), ("- ", "point"), ("", "text"))


@dataclass(frozen=True, slots=True)
class GuidePart:
    """A heading, a paragraph or a point of a list."""

    kind: Kind
    words: str


@dataclass(frozen=True, slots=True)
class Guide:
    """A guide in one language; `lang` is English where nobody has translated it."""

    id: str
    lang: str
    title: str
    parts: tuple[GuidePart, ...]


def guide_ids() -> list[str]:
    """Name every guide there is: the general ones, then those of books."""
    return [*GENERAL, *(book for book in books.book_ids() if _place(book, ENGLISH).is_file())]


def guide(id: str, lang: str) -> Guide:
    """Read a guide in a language, or in English if it has none in that one."""
    if id not in guide_ids():
        raise MoothallError("error-no-guide", name=id)
    spoken = lang if _place(id, lang).is_file() else ENGLISH
    title, *rest = filter(None, _place(id, spoken).read_text(encoding="utf-8").splitlines())
    return Guide(id, spoken, title.removeprefix("# "), tuple(_parts(rest)))


def _parts(lines: list[str]) -> Iterator[GuidePart]:
    for line in lines:
        mark, kind = next((mark, kind) for mark, kind in MARKS if line.startswith(mark))
        yield GuidePart(kind, line.removeprefix(mark))


def _place(id: str, lang: str) -> Path:
    return OWN / lang / f"{id}.md" if id in GENERAL else books.folder(id) / "texts" / lang / f"guide-{id}.md"
