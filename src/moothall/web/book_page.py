"""The page of a book: its layout and its texts, as a browser is given them. The pages themselves know no book.

The version is a digest of all of it in every language, so whoever knows the version may keep each answer for good.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from moothall import books
from moothall.sight import plain
from moothall.speech import LANGUAGES
from moothall.speech.bundles import ENTRY_START
from moothall.speech.languages import ENGLISH
from moothall.table.book import Book
from moothall.talk.layout import Layout
from moothall.talk.plain_layout import plain_labels, plain_layout

FILES = ("terms.ftl", "page.ftl")
"""The texts of a book that its page says; all others are said by the server."""


class PageTexts(Struct, frozen=True):
    """Texts of one language as Fluent has them; what comes later wins."""

    lang: str
    ftl: list[str]


class BookPage(Struct, frozen=True):
    """What a page must know of a book to show its table."""

    version: str
    id: str
    spoken: str
    """The language that the book speaks to this reader: English where it has no texts in theirs."""
    layout: dict[str, Any]
    """The records of `talk/layout.py`, with their fields by name."""
    texts: PageTexts
    stand_in: PageTexts | None
    """The English texts, where the reader's language lacks some."""


def book_page(book: str, lang: str) -> BookPage:
    """Return the page of a book for readers of a language."""
    texts, english = _texts(book, lang), _texts(book, ENGLISH)
    lacks = lang != ENGLISH and bool(_keys(english) - _keys(texts))
    spoken = lang if texts else ENGLISH
    return BookPage(
        page_version(book),
        book,
        spoken,
        plain(layout_of(book)),
        PageTexts(lang, [*_labels(book), *texts]),
        PageTexts(ENGLISH, english) if lacks else None,
    )


@cache
def page_version(book: str) -> str:
    """Return the version of a book's page: a digest of its content, read once."""
    content = [plain(layout_of(book)), _labels(book), [(lang, _texts(book, lang)) for lang in LANGUAGES]]
    return blake2b(msgspec.json.encode(content), digest_size=9).hexdigest()


@cache
def layout_of(book: str) -> Layout:
    """Return the layout of a book: its own, or a plain one by the type of its state."""
    return books.ruleset(book).layout() or plain_layout(type(Book(book).start))


def _labels(book: str) -> list[str]:
    """Return the labels of a plain layout as texts. They come first, so those of the book win."""
    if books.ruleset(book).layout() is not None:
        return []
    return ["".join(f"{key} = {label}\n" for key, label in plain_labels(layout_of(book)).items())]


def _texts(book: str, lang: str) -> list[str]:
    """Return the page texts of a book in a language. Those of an edition come last, and win."""
    place = books.folder(book) / "texts" / lang
    paths = (folder / name for folder in (place, place / book) for name in FILES)
    return [path.read_text(encoding="utf-8") for path in paths if path.is_file()]


def _keys(texts: list[str]) -> set[str]:
    return {found[1] for text in texts for found in ENTRY_START.finditer(text)}
