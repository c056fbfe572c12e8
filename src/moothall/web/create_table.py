"""Making a table: kept, opened under its options, with a GM at it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from moothall import packs
from moothall.errors import Unclear
from moothall.records import record
from moothall.sight import GM
from moothall.table import commands as c
from moothall.table.book import Book
from moothall.table.room import ASKS_EVERYTHING, Pace
from moothall.talk.procedure import Opening
from moothall.web.access import Admission
from moothall.web.context import AppContext

FIRST = "opening"
"""The id of the command that opens a table."""

PACED = "pace"
"""The id of the command that sets its first pace."""


@record
class NewTable:
    """A table to be made: book, title, options, pack, language and pace."""

    book: str
    title: str
    gm: str
    options: dict[str, str]
    language: str
    pack: str = ""
    """The id of the themepack it plays with, where the book has such."""
    pace: Pace = ASKS_EVERYTHING


async def make_table(context: AppContext, person: str, new: NewTable) -> str:
    """Make a table whose GM is this person; its id. Options that the book does not have are refused first."""
    opening = await asyncio.to_thread(_opening, context, new)
    await context.tables.make_room()
    table = await asyncio.to_thread(context.store.make, new.book, new.title, new.language)
    async with context.tables.live(table) as live:
        await live.as_server(c.MakeSeat(GM, new.gm, "gm"))
        await live.as_server(c.TakeSeat(GM, person))
        if new.pace != ASKS_EVERYTHING:
            await live.desk.do(person, GM, PACED, c.SetPace(new.pace))
        if opening is not None:
            await live.desk.do(person, GM, FIRST, begin(opening))
    await asyncio.to_thread(context.access.grant, person, Admission(table, "gm", GM), context.clock())
    return table


def _opening(context: AppContext, new: NewTable) -> Opening[Any] | None:
    """How it begins: under its options and, if it is to have one, with its pack."""
    book = Book(new.book)
    if not new.pack or new.pack == packs.UNIVERSAL:
        return book.opened_with(new.options)
    if new.book != packs.BOOK:
        raise Unclear("error-pack-book", book=new.book, wanted=packs.BOOK)
    file = packs.playable(packs.by_id(new.pack, context.packs)).said
    return book.opened_with_pack(new.options, file, new.language)


def begin(opening: Opening[Any]) -> c.Open:
    """A procedure with its arguments as a command."""
    return c.Open(opening.procedure.name, {name: msgspec.to_builtins(value) for name, value in opening.args})
