"""Characters: made, judged, grown, and brought to a table through its book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from moothall import books
from moothall.errors import MoothallError
from moothall.talk.workshop import Sheet
from moothall.web import jobs
from moothall.web.api.play import SEAT, Spoken
from moothall.web.authorize import carry_out, check_seated, seated
from moothall.web.calls import LIGHT, Call, Endpoints, at_the_bench, in_thread
from moothall.web.create_table import begin
from moothall.web.jobs import DraftRequest, DraftView, Drawing, Growing, SheetGiven, SheetVerdict
from moothall.web.limits import check_modest
from moothall.web.wire import Ack, Id, Received, Settings, Text
from moothall.web.workshops import WorkshopRequest, settled_at, workshop

endpoints = Endpoints()

EACH_CHANGE = 0.05
"""The weight of one change, beside that of its request."""


class NewSheet(Received, frozen=True):
    """A character to begin with."""

    role: Id
    name: Id
    options: Settings = field(default_factory=dict)


class SheetShown(Struct, frozen=True):
    """A character as a document."""

    sheet: Sheet


class Brought(Received, frozen=True):
    """A character that comes to the table: under which id it is played, and from which seat."""

    id: Id
    """Of the command: sent again, nothing is done twice."""
    hero: Id
    """Its id, if a GM brings it; the table makes one for what a player brings, so that nobody tries hidden ones."""
    sheet: Sheet
    seat: Text = ""
    """The player's own if nothing is said."""


@endpoints.post("/api/books/{book}/sheets", takes=NewSheet, gives=SheetShown, signed=False)
async def new_sheet(call: Call) -> SheetShown:
    """A new character of a role, as the book suggests it."""
    asked: NewSheet = call.body
    book = call.path["book"]

    def made() -> Sheet:
        new_sheet = workshop(_known(book)).new_sheet
        if new_sheet is None:
            raise MoothallError("error-web-no-roles", name=book)
        return new_sheet(asked.name, asked.role, _options(book, asked.options))

    return SheetShown(await in_thread(made))


@endpoints.post("/api/books/{book}/sheets/check", takes=SheetGiven, gives=SheetVerdict, query=Spoken, signed=False)
async def check_sheet(call: Call) -> SheetVerdict:
    """Whether a character is legal by the pack it was made with, and every problem with its rule."""
    asked: SheetGiven = call.body
    check_modest(asked.sheet)
    return await at_the_bench(call, jobs.judged, await _wanted(call), asked)


# ---- the workshop ---------------------------------------------------------------------------------------------------


@endpoints.post("/api/books/{book}/workshop", takes=DraftRequest, gives=DraftView, signed=False)
async def work_on(call: Call) -> DraftView:
    """A draft after some changes: the book's steps with what is legal in each, and every problem with its rule."""
    return await _worked_on(call, await _wanted(call))


@endpoints.post(SEAT + "/workshop", takes=DraftRequest, gives=DraftView, right=check_seated)
async def work_for(call: Call) -> DraftView:
    """A draft for a table, under its options and with its pack."""
    return await _worked_on(call, await _wanted_here(call))


async def _worked_on(call: Call, wanted: WorkshopRequest) -> DraftView:
    asked: DraftRequest = call.body
    check_modest(asked.sheet, asked.growing, *(change.value for change in asked.changes))
    weight = LIGHT + len(asked.changes) * EACH_CHANGE
    return await at_the_bench(call, jobs.worked_on, wanted, asked, weight=weight)


async def _wanted(call: Call) -> WorkshopRequest:
    """The workshop of the book that a path names."""
    book = _known(call.path["book"])
    await in_thread(workshop, book)
    return WorkshopRequest(book, call.lang, call.context.packs)


async def _wanted_here(call: Call) -> WorkshopRequest:
    """The workshop of the table that a path names."""
    async with seated(call) as at:
        book, table = at.live.kept.ruleset, at.live.table
        state, view = table.kept_state, table.sight(table.viewer(at.seat.id)).state
        taken = tuple(str(name) for name, _ in table.book.heroes(view) if name)
    return WorkshopRequest(book, call.lang, call.context.packs, await in_thread(settled_at, book, state), taken)


@endpoints.post("/api/books/{book}/sheets/random", takes=Drawing, gives=SheetShown, signed=False)
async def draw_sheet(call: Call) -> SheetShown:
    """A legal character at random; its words are in the reader's language."""
    return SheetShown(await at_the_bench(call, jobs.drawn, await _wanted(call), call.body))


@endpoints.post(SEAT + "/sheets/random", takes=Drawing, gives=SheetShown, right=check_seated)
async def draw_for(call: Call) -> SheetShown:
    """A character at random who is legal at a table."""
    return SheetShown(await at_the_bench(call, jobs.drawn, await _wanted_here(call), call.body))


@endpoints.post("/api/books/{book}/sheets/grow", takes=Growing, gives=SheetShown, signed=False)
async def grow_sheet(call: Call) -> SheetShown:
    """A legal character after one step of growth."""
    asked: Growing = call.body
    check_modest(asked.sheet, asked.growing)
    return SheetShown(await at_the_bench(call, jobs.grown, await _wanted(call), asked))


def _known(book: str) -> str:
    if not books.is_known(book):
        raise MoothallError("error-web-no-book", name=book)
    return book


def _options(book: str, settings: Mapping[str, str]) -> Any:
    options = books.ruleset(_known(book)).options()
    return options.read(settings, options.defaults)


@endpoints.post(SEAT + "/heroes", takes=Brought, gives=Ack, right=check_seated)
async def bring(call: Call) -> Ack:
    """Bring a character to the table: one's own, or as the GM any seat's."""
    asked: Brought = call.body
    check_modest(asked.sheet)
    async with seated(call) as at:
        command = begin(at.live.table.book.joining(asked.seat or at.seat.id, asked.hero, asked.sheet))
        ack = await carry_out(call.context, at.live, call.person, at.seat.id, asked.id, command)
        return Ack(asked.id, ack.number, ack.conv)


@endpoints.get(SEAT + "/heroes/{hero}/sheet", gives=SheetShown)
async def hero_sheet(call: Call) -> SheetShown:
    """The sheet of a hero at the table: of one's own, or as the GM of any."""
    who = call.path["hero"]
    async with seated(call) as at:
        book, state = at.live.kept.ruleset, at.live.table.kept_state
        if not at.is_gm and at.live.table.book.seat_of(state, who) != at.seat.id:
            raise MoothallError("error-web-other-hero")
        return SheetShown(workshop(book).sheet_of(state, who))
