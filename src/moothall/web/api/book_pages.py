"""The pages of books: layout and texts, kept by browsers for as long as their content stays the same."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Struct
from starlette.responses import Response

from moothall import books
from moothall.errors import MoothallError
from moothall.web.book_page import BookPage, book_page
from moothall.web.calls import JSON, Call, Endpoints, in_thread
from moothall.web.pages import EACH_TIME, Asset, send_asset, to_asset
from moothall.web.wire import Text

endpoints = Endpoints()

MOST_KEPT = 32
"""Pages of books in a language that are kept as they are sent."""

BY_ITS_READER = "private, max-age=31536000, immutable"
"""For good, but by no proxy: the answer may renew its reader's cookie."""


class PageAsked(Struct, frozen=True):
    """The language of a page, and the version that is known to the reader."""

    lang: Text = ""
    v: Text = ""


@endpoints.get("/api/books/{book}/page", gives=BookPage, query=PageAsked, signed=False)
async def show_page(call: Call) -> Response:
    """The layout and the texts with which a table of this book is shown; under its version it may be kept for good."""
    book = call.path["book"]
    if book not in books.BOOKS:
        raise MoothallError("error-web-no-book", name=book)
    version, asset = await in_thread(_page, book, call.lang)
    response = send_asset(call.request, asset, BY_ITS_READER if call.query.v == version else EACH_TIME)
    response.headers["vary"] = "accept-encoding, accept-language"
    return response


@lru_cache(maxsize=MOST_KEPT)
def _page(book: str, lang: str) -> tuple[str, Asset]:
    page = book_page(book, lang)
    return page.version, to_asset(msgspec.json.encode(page), JSON)
