"""Tables: which there are, making one, sitting down at one."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from moothall import books
from moothall.sight import GM
from moothall.speech import LANGUAGES, sentence
from moothall.speech.languages import ENGLISH
from moothall.store import Secret, TableRow
from moothall.table.room import Pace, Role
from moothall.web.access import SESSION_SECONDS, Signed
from moothall.web.api.play import Spoken
from moothall.web.authorize import check_invited, check_may_make, invited, seats_of
from moothall.web.book_page import page_version
from moothall.web.calls import Call, Endpoints, in_thread
from moothall.web.create_table import NewTable, make_table
from moothall.web.join import enter, sit_down
from moothall.web.kept_tables import KeptTableShown, kept_table
from moothall.web.tables import LiveTable
from moothall.web.wire import Id, Received, Text

endpoints = Endpoints()


class MakeTable(Received, frozen=True):
    """A table to be made: a book, what it shall be called, and how it differs from the book."""

    book: Id
    title: Id
    name: Id
    """The name of the GM, who is the maker of the table."""
    options: dict[str, str] = field(default_factory=dict)
    language: Text = ""
    pack: Text = ""
    """The id of a themepack, where the book has such; the universal one if nothing is said."""
    pace: Pace = "brisk"
    """How much the table asks."""


class SeatShown(Struct, frozen=True):
    """A seat: whether it is taken, and whether by the person who asks."""

    id: str
    name: str
    role: Role
    muted: bool
    taken: bool
    yours: bool


class TableShown(Struct, frozen=True):
    """A table as those who came in see it."""

    id: str
    title: str
    book: str
    language: str
    made: int
    seats: list[SeatShown]
    page: str
    """The version of the book's page (`/api/books/{book}/page?v=`)."""
    workshop: bool = True
    """Whether characters are made before they come; otherwise an action of the book brings them."""


class TableListed(Struct, frozen=True):
    """A table on a list."""

    id: str
    title: str
    book: str
    made: int
    missing: str = ""
    """The sentence that says which ruleset is missing; such a table can only be read."""


class TableList(Struct, frozen=True):
    """Tables."""

    tables: list[TableListed]


class Sit(Received, frozen=True):
    """A name for a new seat, or an empty seat that is there."""

    name: Text = ""
    seat: Text = ""


class TakenSeat(Struct, frozen=True):
    """The seat a person has now."""

    seat: str


class Entered(Struct, frozen=True):
    """The seat of a person who came back to a table; without a seat, what keeps them from one."""

    seat: str
    needs: Literal["", "name", "link"] = ""
    """A name to sit down with, or a new link: the seat that could be theirs is held by another person."""
    held: str = ""
    """The name of that seat."""


@endpoints.get("/api/tables", gives=TableList, query=Spoken)
async def list_tables(call: Call) -> TableList:
    """The tables one has come into; the host sees all."""
    host = await call.context.is_host(call.person)
    grants: list[Secret] = await in_thread(call.context.access.grants, call.person)
    mine = {grant.table for grant in grants}
    kept = [each for each in await call.context.tables.kept() if host or each.id in mine]
    why = await in_thread(lambda: {each.ruleset: _missing(each.ruleset, call.lang) for each in kept})
    return TableList([TableListed(each.id, each.title, each.ruleset, each.made, why[each.ruleset]) for each in kept])


def _missing(book: str, lang: str) -> str:
    why = books.missing(book)
    return "" if why is None else sentence(why, lang)


@endpoints.get("/api/tables/{table}/kept", gives=KeptTableShown, query=Spoken)
async def read_kept(call: Call) -> KeptTableShown:
    """The log of a table whose ruleset is not installed, as far as it can be told without the book."""
    return await kept_table(call)


@endpoints.post("/api/tables", takes=MakeTable, gives=TableShown, status=201, signed=False, right=check_may_make)
async def make(call: Call) -> TableShown:
    """Make a table and run it. This is for the host, unless the server is open to all."""
    asked: MakeTable = call.body
    context = call.context
    await check_may_make(call)
    await call.count_coming()
    books.ruleset(asked.book)
    language = asked.language if asked.language in LANGUAGES else ENGLISH
    person = call.signed.person if call.signed else context.access.newcomer()
    table = await make_table(context, person, _new(asked, language))
    if call.signed is None:
        made = await in_thread(context.access.sign_in, person, call.now)
        call.signed = Signed(person, made.secret.id)
        call.cookie = context.cookie.given(made.token, SESSION_SECONDS)
    async with context.tables.live(table) as live:
        return await shown(live, person)


def _new(asked: MakeTable, language: str) -> NewTable:
    return NewTable(asked.book, asked.title, asked.name, asked.options, language, asked.pack, asked.pace)


@endpoints.get("/api/tables/{table}", gives=TableShown)
async def show_table(call: Call) -> TableShown:
    """A table and its seats, for those who came in and for the host."""
    if not await call.context.is_host(call.person):
        async with invited(call) as live:
            return await shown(live, call.person)
    async with call.context.tables.live(call.path["table"]) as live:
        return await shown(live, call.person)


@endpoints.post("/api/tables/{table}/enter", gives=Entered)
async def come_back(call: Call) -> Entered:
    """Go to a table one was admitted to; the host of the server gets the GM's seat, unless another person holds it."""
    is_host = await call.context.is_host(call.person)
    if is_host:
        async with call.context.tables.live(call.path["table"]) as live:
            return await _entered(call, live, is_host)
    async with invited(call) as live:
        return await _entered(call, live, is_host)


async def _entered(call: Call, live: LiveTable, is_host: bool) -> Entered:
    context = call.context
    context.commands.check(f"{live.kept.id}/{call.person}", call.now)
    if seat := await enter(context, live, call.person, is_host=is_host):
        return Entered(seat)
    grants: list[Secret] = await in_thread(context.access.grants, call.person)
    here = [grant for grant in grants if grant.table == live.kept.id]
    if any(not grant.seat for grant in here):
        return Entered("", "name")
    lost = live.table.stored_room.seat(here[-1].seat if here else GM)
    return Entered("", "link", lost.name if lost else "")


@endpoints.post("/api/tables/{table}/seats", takes=Sit, gives=TakenSeat, status=201, right=check_invited)
async def sit(call: Call) -> TakenSeat:
    """Sit down: at a new seat under a name of one's own, or at an empty one."""
    asked: Sit = call.body
    async with invited(call) as live:
        call.context.commands.check(f"{live.kept.id}/{call.person}", call.now)
        await sit_down(call.context, live, call.person, name=asked.name, seat=asked.seat)
        return TakenSeat(asked.seat or seats_of(live, call.person)[-1].id)


async def shown(live: LiveTable, person: str) -> TableShown:
    """A table as a person who was admitted sees it."""
    kept: TableRow = live.kept
    seats = [
        SeatShown(seat.id, seat.name, seat.role, seat.muted, bool(seat.person), bool(person) and seat.person == person)
        for seat in live.table.stored_room.seats
    ]
    version = await in_thread(page_version, kept.ruleset)
    workshop = await in_thread(books.ruleset(kept.ruleset).workshop) is not None
    return TableShown(kept.id, kept.title, kept.ruleset, kept.language, kept.made, seats, version, workshop)
