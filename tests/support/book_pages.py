"""The pages of all books as the server sends them, written to files for the page's unit tests and for the gallery."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec

from moothall import books
from moothall.speech import LANGUAGES
from moothall.web.book_page import book_page
from tests.table.support import tiny_book


def write_book_pages(folder: Path) -> None:
    """Write the page of every book in every language, and of one without a layout and without texts."""
    folder.mkdir(parents=True, exist_ok=True)
    with tiny_book.on_the_shelf():
        for book, lang in product(books.book_ids(), LANGUAGES):
            (folder / f"{book}.{lang}.json").write_bytes(msgspec.json.encode(book_page(book, lang)))
