"""The health endpoint: that the server runs, and which version."""

from __future__ import annotations

from msgspec import Struct

from moothall import __version__, books
from moothall.speech import LANGUAGES
from moothall.web.calls import Call, Endpoints

endpoints = Endpoints()


class Health(Struct, frozen=True):
    """Whether we can keep what happens."""

    ok: bool


class Version(Struct, frozen=True):
    """The program and version that run here."""

    moothall: str
    books: list[str]
    languages: list[str]
    open: bool


@endpoints.get("/api/health", gives=Health, signed=False)
async def health(call: Call) -> Health:
    """Whether the server works and its folder can still be written to."""
    return Health(call.context.store.writer.is_well)


@endpoints.get("/api/version", gives=Version, signed=False)
async def version(call: Call) -> Version:
    """Which version runs here, its books and its languages, and whether everybody may make tables."""
    return Version(__version__, list(books.book_ids()), list(LANGUAGES), call.context.open_to_all)
