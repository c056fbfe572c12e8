"""What can be done with whole tables: take them along, bring them home, link to them, delete them, back them up.

An `Office` does it in a folder that nobody else has open. `Front` does it in a running server: rules are checked in a
worker, and a table that is open is closed before it goes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from moothall.evenings import Arrival, Parcel, arrive, export, seat_called, settle
from moothall.keep import Cellar, Hung, Kept
from moothall.table import HOUSE, Draft, Table
from moothall.table.commands import NoteLink
from moothall.table.house import Seat
from moothall.web.hall import Hall
from moothall.web.pictures import take_in
from moothall.web.secrets import Door, Doors, invite_url

DAY = 86_400.0
BUDGET = 120.0
"""Seconds for checking one evening."""


class SeatLink(msgspec.Struct, frozen=True):
    """A new link to a seat. It is shown only now."""

    seat: str
    name: str
    role: str
    url: str


class Arrived(msgspec.Struct, frozen=True):
    """An evening that is a table now, with a link to each of its seats."""

    table: str
    title: str
    links: list[SeatLink]


def painted(data: bytes) -> Hung:
    """A picture of somebody's evening, painted anew as if they had brought it themselves."""
    found = take_in(data)
    return Hung(found.name, found.kind, found.width, found.height, found.data)


def checked(data: bytes, now: float, set_aside: bool) -> Arrival:
    """Read an evening; a worker can do it."""
    return arrive(data, painted, now=now, set_aside=set_aside)


# ---- in a folder of one's own ---------------------------------------------------------------------------------------


class Office:
    """Looks after the tables of a folder that is not being served."""

    def __init__(self, cellar: Cellar, base: str, clock: Callable[[], float]) -> None:
        self._cellar, self._base, self._clock = cellar, base, clock

    def tables(self) -> list[Kept]:
        """All tables, the oldest first."""
        return self._cellar.tables()

    def export(self, table: str, seat: str = "") -> Parcel:
        """A table, or what one seat was told, as one file."""
        return export(self._cellar, table, seat)

    def bring(self, data: bytes, set_aside: bool = False) -> Arrived:
        """Make a table from a file."""
        arrival = checked(data, self._clock(), set_aside)
        table = settle(self._cellar, arrival)
        return Arrived(table, arrival.about.title, [self._link(table, seat) for seat in arrival.seats])

    def link(self, table: str, seat: str) -> SeatLink:
        """A new link to a seat."""
        return self._link(table, seat_called(self._table(table).house.seats, seat))

    def delete(self, table: str) -> int:
        """Delete a table, also from our backups; how many had it."""
        self._cellar.delete(table)
        return self._cellar.purge_backups(table)

    def _table(self, table: str) -> Table:
        kept = self._cellar.table(table)
        return Table.restored(table, kept.ruleset, self._cellar.read(table), clock=self._clock)

    def _link(self, table: str, seat: Seat) -> SeatLink:
        made = Doors(self._cellar).invite(Door(table, seat.role, seat.id), self._clock())
        draft = self._table(table).run(None, HOUSE, "", NoteLink(made.secret.id, seat.role, seat.id))
        assert isinstance(draft, Draft)
        self._cellar.append(table, draft.first, draft.lines).wait()
        return SeatLink(seat.id, seat.name, seat.role, invite_url(self._base, made.token))


# ---- in a running server --------------------------------------------------------------------------------------------


class Front:
    """The same while everybody plays on."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def export(self, table: str, seat: str = "") -> Parcel:
        return await asyncio.to_thread(export, self._hall.cellar, table, seat)

    async def bring(self, data: bytes, set_aside: bool = False) -> Arrived:
        hall = self._hall
        arrival = await hall.workers.evenings.do(checked, data, hall.clock(), set_aside, budget=BUDGET)
        table = await asyncio.to_thread(settle, hall.cellar, arrival)
        links = [await self.link(table, seat.id) for seat in arrival.seats]
        return Arrived(table, arrival.about.title, links)

    async def link(self, table: str, seat: str) -> SeatLink:
        hall = self._hall
        async with hall.tables.room(table) as room:
            held = seat_called(room.table.kept_house.seats, seat)
            made = await asyncio.to_thread(hall.doors.invite, Door(table, held.role, held.id), hall.clock())
            await room.house(NoteLink(made.secret.id, held.role, held.id))
        return SeatLink(held.id, held.name, held.role, invite_url(hall.base, made.token))

    async def delete(self, table: str) -> int:
        """Delete a table and show everybody out."""
        hall = self._hall
        await hall.tables.close(table)
        await asyncio.to_thread(hall.cellar.delete, table)
        await hall.tables.close(table)  # for whoever opened it again in the meantime
        return await asyncio.to_thread(hall.cellar.purge_backups, table)


# ---- backups --------------------------------------------------------------------------------------------------------


def backing_up(cellar: Cellar, every_seconds: float = DAY) -> Callable[[float], Coroutine[Any, Any, None]]:
    """A chore for a server: back up, if the last time is long enough ago by the clock it is given."""

    async def back_up(now: float) -> None:
        await asyncio.to_thread(cellar.back_up_if_due, cellar.backups, every_seconds, now)

    return back_up
