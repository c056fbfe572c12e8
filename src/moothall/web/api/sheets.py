"""Characters: made, judged, and brought to a table through its book."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from moothall import books
from moothall.errors import MoothallError
from moothall.speech import voice
from moothall.web.api.play import SEAT, Spoken
from moothall.web.calls import Call, Endpoints, in_thread
from moothall.web.making import begin
from moothall.web.seated import carry_out, seated
from moothall.web.wire import Ack, Id, Taken, Text

endpoints = Endpoints()

Sheet = dict[str, Any]


class NewSheet(Taken, frozen=True):
    """A character to begin with."""

    role: Id
    name: Id
    options: dict[str, str] = field(default_factory=dict)


class SheetShown(Struct, frozen=True):
    """A character as a document."""

    sheet: Sheet


class SheetGiven(Taken, frozen=True):
    """A character to be judged under a table's options."""

    sheet: Sheet
    options: dict[str, str] = field(default_factory=dict)


class Problem(Struct, frozen=True):
    """Something about a character, and the rule that says so; a warning does not keep it from the table."""

    field: str
    rule: str
    warning: bool
    said: str


class Judged(Struct, frozen=True):
    """Whether a character is legal."""

    legal: bool
    problems: list[Problem]


class Brought(Taken, frozen=True):
    """A character that comes to the table: under which id it is played, and from which seat."""

    id: Id
    """Of the command: sent again, nothing is done twice."""
    hero: Id
    sheet: Sheet
    seat: Text = ""
    """The player's own if nothing is said."""


@endpoints.post("/api/books/{book}/sheets", takes=NewSheet, gives=SheetShown, signed=False)
async def new_sheet(call: Call) -> SheetShown:
    """A new character of a role, as the book suggests it."""
    asked: NewSheet = call.body
    book = call.path["book"]

    def made() -> Sheet:
        sheet: Sheet = books.part(book, "sheet").new_sheet(asked.name, asked.role, _options(book, asked.options))
        return sheet

    return SheetShown(await in_thread(made))


@endpoints.post("/api/books/{book}/sheets/check", takes=SheetGiven, gives=Judged, query=Spoken, signed=False)
async def check_sheet(call: Call) -> Judged:
    """Whether a character is legal, and every problem with its rule."""
    asked: SheetGiven = call.body
    book, said = call.path["book"], voice(call.lang, _known(call.path["book"]))

    def judged() -> list[Any]:
        problems: list[Any] = books.part(book, "sheet").check_sheet(asked.sheet, _options(book, asked.options))
        return problems

    problems = await in_thread(judged)
    told = [
        Problem(each.field, each.cite, each.warning, said.say(each.key, field=each.field, said=each.said))
        for each in problems
    ]
    return Judged(all(each.warning for each in problems), told)


def _known(book: str) -> str:
    if book not in books.BOOKS:
        raise MoothallError("error-web-no-book", name=book)
    return book


def _options(book: str, settings: dict[str, str]) -> Any:
    options = books.part(_known(book), "options")
    return options.read_options(settings, options.defaults(book))


@endpoints.post(SEAT + "/heroes", takes=Brought, gives=Ack)
async def bring(call: Call) -> Ack:
    """Bring a character to the table: one's own, or as the GM anybody's."""
    asked: Brought = call.body
    async with seated(call) as at:
        opens = books.part(at.room.kept.ruleset, "opens")
        command = begin(opens.joined_by(asked.seat or at.seat.id, asked.hero, asked.sheet))
        ack = await carry_out(call.hall, at.room, call.person, at.seat.id, asked.id, command)
        return Ack(asked.id, ack.number, ack.conv)
