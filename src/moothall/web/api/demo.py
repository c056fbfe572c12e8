"""The demo: a session with a fight under way, to see a table before making one."""

from __future__ import annotations

from msgspec import Struct

from moothall import books
from moothall.errors import MoothallError
from moothall.speech import LANGUAGES
from moothall.speech.languages import ENGLISH
from moothall.web.api.entry import EntryResult, keep_signed_in
from moothall.web.api.tables import SeatShown, shown
from moothall.web.authorize import check_may_make
from moothall.web.calls import Call, Endpoints, in_thread
from moothall.web.demo import can_show, found_or_made, sit_at
from moothall.web.wire import Id, Received, Text

endpoints = Endpoints()


class Showing(Received, frozen=True):
    """Which demo is wanted: of a book, in a language, the one that is there or a fresh one."""

    book: Id
    language: Text = ""
    fresh: bool = False


class DemoShown(Struct, frozen=True):
    """A demo that is ready, and its seats."""

    table: str
    title: str
    seats: list[SeatShown]


class Chosen(Received, frozen=True):
    """A seat of a demo."""

    table: Id
    seat: Id


@endpoints.post("/api/demo", takes=Showing, gives=DemoShown, signed=False, right=check_may_make)
async def show_demo(call: Call) -> DemoShown:
    """Find or make the demo. This is for a person who may make tables."""
    asked: Showing = call.body
    await check_may_make(call)
    await call.count_coming()
    books.ruleset(asked.book)
    if not await in_thread(can_show, asked.book):
        raise MoothallError("error-web-no-demo", name=asked.book)
    language = asked.language if asked.language in LANGUAGES else ENGLISH
    table = await found_or_made(call.context, asked.book, language, asked.fresh)
    async with call.context.tables.live(table) as live:
        about = await shown(live, call.signed.person if call.signed else "")
        return DemoShown(table, about.title, about.seats)


@endpoints.post("/api/demo/seats", takes=Chosen, gives=EntryResult, signed=False, right=check_may_make)
async def sit_at_demo(call: Call) -> EntryResult:
    """Sit down at an empty seat of the demo."""
    asked: Chosen = call.body
    await check_may_make(call)
    await call.count_coming()
    person = call.signed.person if call.signed else call.context.access.newcomer()
    grant = await sit_at(call.context, asked.table, asked.seat, person)
    await keep_signed_in(call, person)
    return EntryResult(grant.role, grant.table, asked.seat)
