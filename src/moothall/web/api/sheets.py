"""Characters: made, judged, grown, and brought to a table through its book."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from msgspec import Struct, field

from moothall import books, packs
from moothall.errors import MoothallError, Unclear
from moothall.handlers.dice import Seeded
from moothall.speech import voice
from moothall.speech.wording import WithWords
from moothall.talk.workshop import Sheet, Status, progress
from moothall.web import bench
from moothall.web.api.play import SEAT, Spoken
from moothall.web.calls import Call, Endpoints, in_thread
from moothall.web.making import begin
from moothall.web.seated import carry_out, seated
from moothall.web.shops import Shop, pack_of, shop_at, shop_of, workshop
from moothall.web.wire import Ack, Id, Taken, Text

endpoints = Endpoints()


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
    unfinished: bool
    """Not wrong, but not done yet."""
    said: str


class Judged(Struct, frozen=True):
    """Whether a character is legal."""

    legal: bool
    problems: list[Problem]


class Filled(Taken, frozen=True):
    """A field of a draft, and what shall stand there."""

    at: Id
    value: Any


class Draft(Taken, frozen=True):
    """A character in the making; without a sheet it is begun. The changes are made first, in their order."""

    sheet: Sheet | None = None
    changes: list[Filled] = field(default_factory=list)
    growing: dict[str, Any] = field(default_factory=dict)
    """What is chosen so far for growing."""
    options: dict[str, str] = field(default_factory=dict)
    pack: Text = ""
    """The id of the pack to begin with, where the book has such; a sheet says by itself with which it was made."""


class Bench(Struct, frozen=True):
    """A draft on the bench: its steps as it stands, what is wrong with it, and what it could grow in if it is legal."""

    sheet: Sheet
    steps: list[bench.StepShown]
    legal: bool
    status: Status
    rule: str
    """By which it stands so, where the book has one."""
    problems: list[Problem]
    growth: bench.StepShown | None
    heeds: list[str]
    """The options of a table that shape a sheet."""
    pack: str
    """The id of the pack it is made with; nothing for the book as it stands."""
    title: str
    """Of the book, and of the pack."""
    told: list[bench.Advised]
    """What the table it is for has settled about its people."""


class Drawing(Taken, frozen=True):
    """A character to be drawn at random for a table's options."""

    options: dict[str, str] = field(default_factory=dict)
    pack: Text = ""


class Growing(Taken, frozen=True):
    """A legal character that grows."""

    sheet: Sheet
    growing: dict[str, Any]
    options: dict[str, str] = field(default_factory=dict)


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
    """Whether a character is legal by the pack it was made with, and every problem with its rule."""
    asked: SheetGiven = call.body
    book = _known(call.path["book"])

    def judged() -> Judged:
        shop = shop_of(call.hall, book, call.lang, asked.options, pack_of(asked.sheet, ""))
        come = progress(shop.work, asked.sheet, shop.options)
        return Judged(come.status == "ready", _told(come.problems, shop.said))

    return await in_thread(judged)


def _told(problems: Iterable[Any], said: WithWords) -> list[Problem]:
    return [_problem(each, said.say(each.key, field=each.field, said=said.word(each.said))) for each in problems]


def _problem(each: Any, said: str) -> Problem:
    return Problem(each.field, each.cite, each.warning, each.unfinished, said)


# ---- the workshop ---------------------------------------------------------------------------------------------------


@endpoints.post("/api/books/{book}/workshop", takes=Draft, gives=Bench, signed=False)
async def work_on(call: Call) -> Bench:
    """A draft after some changes: the book's steps with what is legal in each, and every problem with its rule."""
    asked: Draft = call.body
    book = _known(call.path["book"])

    def worked_on() -> Bench:
        sheet = None if asked.sheet is None else _of_book(asked.sheet, book)
        return _on_the_bench(shop_of(call.hall, book, call.lang, asked.options, pack_of(sheet, asked.pack)), asked)

    return await in_thread(worked_on)


@endpoints.post(SEAT + "/workshop", takes=Draft, gives=Bench)
async def work_for(call: Call) -> Bench:
    """A draft for a table, under its options and with its pack."""
    asked: Draft = call.body
    shop = await _shop_here(call)
    if asked.sheet is not None:
        _of_pack(_of_book(asked.sheet, shop.book), shop)
    return await in_thread(_on_the_bench, shop, asked)


async def _shop_here(call: Call) -> Shop:
    async with seated(call) as at:
        book, state = at.room.kept.ruleset, at.room.table.kept_state
    return await in_thread(shop_at, call.hall, book, call.lang, state)


def _on_the_bench(shop: Shop, asked: Draft) -> Bench:
    work, options, said = shop.work, shop.options, shop.said
    sheet = work.begun(options) if asked.sheet is None else asked.sheet
    for change in asked.changes:
        sheet = bench.changed(work, sheet, change.at, change.value, options, said)
    come = progress(work, sheet, options)
    legal = come.status == "ready"
    growth = work.growth(sheet, asked.growing, options) if legal else None
    ideas = work.ideas(voice(shop.lang, shop.book).say)
    return Bench(
        sheet,
        [bench.step_shown(step, sheet, ideas, said, mark) for step, mark in come.steps],
        legal,
        come.status,
        come.cite,
        _told(come.problems, said),
        None if growth is None else bench.step_shown(growth, asked.growing, {}, said),
        list(work.heeds),
        "" if shop.pack == packs.UNIVERSAL else shop.pack,
        shop.title,
        bench.advised(shop.told, said),
    )


@endpoints.post("/api/books/{book}/sheets/random", takes=Drawing, gives=SheetShown, signed=False)
async def draw_sheet(call: Call) -> SheetShown:
    """A legal character at random; its words are in the reader's language."""
    asked: Drawing = call.body
    book = _known(call.path["book"])
    return await in_thread(lambda: _drawn(shop_of(call.hall, book, call.lang, asked.options, asked.pack)))


@endpoints.post(SEAT + "/sheets/random", takes=Drawing, gives=SheetShown)
async def draw_for(call: Call) -> SheetShown:
    """A character at random who is legal at a table."""
    return await in_thread(_drawn, await _shop_here(call))


def _drawn(shop: Shop) -> SheetShown:
    say = voice(shop.lang, shop.book).say
    return SheetShown(shop.work.drawn(say, Seeded(secrets.token_hex(8)), shop.options))


@endpoints.post("/api/books/{book}/sheets/grow", takes=Growing, gives=SheetShown, signed=False)
async def grow_sheet(call: Call) -> SheetShown:
    """A legal character after one step of growth."""
    asked: Growing = call.body
    book = _known(call.path["book"])

    def grown() -> Sheet:
        sheet = _of_book(asked.sheet, book)
        shop = shop_of(call.hall, book, call.lang, asked.options, pack_of(sheet, ""))
        wrong = [problem for problem in shop.work.judged(sheet, shop.options) if not problem.warning]
        if wrong:
            raise MoothallError("error-web-illegal-sheet", cite=wrong[0].cite, field=wrong[0].field)
        return shop.work.grown(sheet, asked.growing, shop.options)

    return SheetShown(await in_thread(grown))


def _of_book(sheet: Sheet, book: str) -> Sheet:
    """A sheet that says it is of this book."""
    ruleset = sheet.get("ruleset")
    if not isinstance(ruleset, str):
        raise Unclear("error-web-not-a-sheet")
    if ruleset != book:
        raise Unclear("error-web-other-book", ruleset=ruleset, wanted=book)
    return sheet


def _of_pack(sheet: Sheet, shop: Shop) -> None:
    """A sheet that was made with the pack of this workshop."""
    made_with = pack_of(sheet, "") or shop.pack
    if made_with != shop.pack:
        raise Unclear("error-other-pack", pack=made_with, wanted=shop.pack)


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


@endpoints.get(SEAT + "/heroes/{hero}/sheet", gives=SheetShown)
async def hero_sheet(call: Call) -> SheetShown:
    """The sheet of a hero at the table: of one's own, or as the GM of anybody's."""
    who = call.path["hero"]
    async with seated(call) as at:
        book, state = at.room.kept.ruleset, at.room.table.kept_state
        if not at.is_gm and books.part(book, "opens").seat_of(state, who) != at.seat.id:
            raise MoothallError("error-web-other-hero")
        return SheetShown(workshop(book).sheet_of(state, who))
