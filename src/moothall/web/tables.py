"""The tables that are open: brought up from the cellar when somebody comes, put back when nobody is there any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Protocol

from moothall.errors import MoothallError
from moothall.keep import Cellar, Kept
from moothall.table import HOUSE, Ack, Desk, Marks, Table
from moothall.table.commands import Command

IDLE_SECONDS = 600.0
"""So long a table stays open after its last visitor."""


class Line(Protocol):
    """Somebody's open socket."""

    person: str
    session: str
    seat: str

    def hang_up(self, why: str) -> None: ...


class Room:
    """One open table: its desk, what the cellar knows of it, and the sockets that are in it."""

    def __init__(self, kept: Kept, desk: Desk, now: float) -> None:
        self.kept, self.desk = kept, desk
        self.lines: set[Line] = set()
        self.users = 0
        self.last_used = now

    @property
    def table(self) -> Table:
        return self.desk.table

    async def house(self, command: Command) -> Ack:
        """The house itself does something."""
        return await self.desk.do(None, HOUSE, "", command)

    def hang_up(self, why: str, fits: Callable[[Line], bool]) -> None:
        """Close the sockets of which something holds."""
        for line in [line for line in self.lines if fits(line)]:
            line.hang_up(why)

    @property
    def is_empty(self) -> bool:
        return not self.lines and not self.users


class Tables:
    """All tables of a cellar; those that are in use are open."""

    def __init__(self, cellar: Cellar, clock: Callable[[], float], **more: Any) -> None:
        self.cellar = cellar
        self._clock, self._more = clock, more
        self._rooms: dict[str, Room] = {}
        self._doors: dict[str, asyncio.Lock] = {}
        self._closed = False

    # ---- coming and going

    @asynccontextmanager
    async def room(self, id: str) -> AsyncIterator[Room]:
        """A table for as long as it is needed; it is not closed meanwhile."""
        async with self._door(id):
            room = self._rooms.get(id) or await self._open(id)
            room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.last_used = self._clock()

    async def kept(self) -> list[Kept]:
        """All tables, open or not."""
        return await asyncio.to_thread(self.cellar.tables)

    async def known(self, id: str) -> Kept:
        """What the cellar knows of a table."""
        return await asyncio.to_thread(self.cellar.table, id)

    def open_rooms(self) -> list[Room]:
        return list(self._rooms.values())

    def _door(self, id: str) -> asyncio.Lock:
        return self._doors.setdefault(id, asyncio.Lock())

    async def _open(self, id: str) -> Room:
        if self._closed:
            raise MoothallError("error-table-closed")
        kept = await self.known(id)
        table = await asyncio.to_thread(self._restored, kept)
        desk = Desk(table, self.cellar, marks=Marks(self.cellar.put_bookmark))
        room = self._rooms[id] = Room(kept, desk, self._clock())
        return room

    def _restored(self, kept: Kept) -> Table:
        mark = self.cellar.bookmark(kept.id)
        lines = partial(self.cellar.read, kept.id)
        return Table.opened(kept.id, kept.ruleset, lines, mark, clock=self._clock, **self._more)

    # ---- closing

    async def close(self, id: str, why: str = "error-table-closed") -> None:
        """Close one table and hang up on everybody there: its steps are finished first."""
        async with self._door(id):
            room = self._rooms.pop(id, None)
            if room is not None:
                await room.desk.close()
                room.hang_up(why, lambda line: True)

    async def close_idle(self, now: float) -> list[str]:
        """Close the tables where nobody has been for a while; which."""
        idle = [id for id, room in self._rooms.items() if room.is_empty and now - room.last_used >= IDLE_SECONDS]
        for id in idle:
            async with self._door(id):
                if id in self._rooms and self._rooms[id].is_empty:
                    await self._rooms.pop(id).desk.close()
        return idle

    async def close_all(self) -> None:
        """Finish every step, and open nothing more."""
        self._closed = True
        for id in list(self._rooms):
            await self.close(id)
