"""Making a table: kept, opened under its options, with a GM at it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from moothall import books
from moothall.records import record
from moothall.sight import GM
from moothall.table import commands as c
from moothall.talk.procedure import Opening
from moothall.web.hall import Hall
from moothall.web.secrets import Door

FIRST = "opening"
"""The id of the command that opens a table."""


@record
class NewTable:
    """What a table shall be."""

    book: str
    title: str
    gm: str
    options: dict[str, str]
    language: str


async def make_table(hall: Hall, person: str, new: NewTable) -> str:
    """Make a table whose GM is this person; its id. Options that the book does not have are refused first."""
    opening = await asyncio.to_thread(lambda: books.part(new.book, "opens").opened_with(new.book, new.options))
    table = await asyncio.to_thread(hall.cellar.make, new.book, new.title, new.language)
    async with hall.tables.room(table) as room:
        await room.house(c.MakeSeat(GM, new.gm, "gm"))
        await room.house(c.TakeSeat(GM, person))
        await room.desk.do(person, GM, FIRST, begin(opening))
    await asyncio.to_thread(hall.doors.grant, person, Door(table, "gm", GM), hall.clock())
    return table


def begin(opening: Opening[Any]) -> c.Open:
    """A procedure with its arguments as a command."""
    return c.Open(opening.procedure.name, {name: msgspec.to_builtins(value) for name, value in opening.args})
