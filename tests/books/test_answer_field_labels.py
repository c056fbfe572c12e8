"""Every field of a compound answer has a label in every language, and no page asks for commas."""

from __future__ import annotations

import re

import pytest

from moothall import books
from moothall.speech import LANGUAGES, voice
from tests.books.support.answer_fields import pieces, texts_for

COMMAS = re.compile("comma|przecin|virgul")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", books.book_ids())
def test_each_piece_of_an_answer_has_a_label(book: str, lang: str) -> None:
    """No piece of an answer, however deep inside it, is shown by the name that the code has for it."""
    said, asked = voice(lang, book), pieces(book)
    assert len(asked) > 10
    assert [piece for piece in asked if not any(map(said.has, texts_for("field", *piece)))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", books.book_ids())
def test_no_page_asks_for_commas(book: str, lang: str) -> None:
    """Where a terminal wants several things on a line, a page has shorter words of its own."""
    said = voice(lang, book)
    for piece in pieces(book):
        first = next(key for prefix in ("piece", "field") for key in texts_for(prefix, *piece) if said.has(key))
        assert not COMMAS.search(said.say(first)), first
