"""Administration of whole tables: export, import, links, deletion and backups.

`TableAdmin` does it in a folder that no other process has open. `Front` does it in a running server: rules are checked
in a worker, and a table that is open is closed before it goes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from moothall import books
from moothall.archive import Arrival, Parcel, arrive, export, of_seat, seat_called, settle
from moothall.sight import GM
from moothall.store import Alone, AnyStore, Hung, Ownership, Store, TableRow
from moothall.table import SERVER, Table, UnsavedStep
from moothall.table.commands import NoteLink
from moothall.table.room import Seat
from moothall.web.access import Access, Admission, invite_url
from moothall.web.context import AppContext
from moothall.web.pictures import take_in
from moothall.web.tables import LiveTable

DAY = 86_400.0
BUDGET = 120.0
"""Seconds for checking one archive."""


class SeatLink(msgspec.Struct, frozen=True):
    """A new link to a seat. It is shown only now."""

    seat: str
    name: str
    role: str
    url: str


class Arrived(msgspec.Struct, frozen=True):
    """An imported table, with a link to each of its seats."""

    table: str
    title: str
    links: list[SeatLink]


def painted(data: bytes) -> Hung:
    """Return a picture of an archive, painted anew as if the importer had brought it."""
    found = take_in(data)
    return Hung(found.name, found.kind, found.width, found.height, found.data)


def checked(data: bytes, now: float, set_aside: bool) -> Arrival:
    """Check an archive; a worker can do it."""
    return arrive(data, painted, now=now, set_aside=set_aside)


# ---- in a folder of one's own ---------------------------------------------------------------------------------------


class TableAdmin:
    """Looks after the tables of a folder that is not being served."""

    def __init__(self, store: AnyStore, base: str, clock: Callable[[], float], owning: Ownership | None = None) -> None:
        self._store, self._base, self._clock = store, base, clock
        self._owning = owning or Alone()

    def tables(self) -> list[TableRow]:
        """All tables, the oldest first."""
        return self._store.tables()

    def export(self, table: str, seat: str = "") -> Parcel:
        """A table, or what one seat was told, as one file."""
        return export(self._store, table, seat)

    def bring(self, data: bytes, set_aside: bool = False) -> Arrived:
        """Make a table from a file."""
        arrival = checked(data, self._clock(), set_aside)
        table = settle(self._store, arrival)
        return Arrived(table, arrival.about.title, [self._link(table, seat) for seat in arrival.seats])

    def link(self, table: str, seat: str) -> SeatLink:
        """A new link to a seat."""
        return self._link(table, seat_called(self._table(table).room_state.seats, seat))

    def delete(self, table: str) -> int:
        """Delete a table, also from our backups; how many had it."""
        self._owning.take_over(table)
        self._store.delete(table)
        return self._store.purge_backups(table) if isinstance(self._store, Store) else 0

    def _table(self, table: str) -> Table:
        kept = self._store.table(table)
        if (why := books.missing(kept.ruleset)) is not None:
            raise why
        return Table.restored(table, kept.ruleset, self._store.read(table), clock=self._clock)

    def _link(self, table: str, seat: Seat) -> SeatLink:
        self._owning.take_over(table)
        try:
            made = Access(self._store).invite(Admission(table, seat.role, seat.id), self._clock())
            draft = self._table(table).run(None, SERVER, "", NoteLink(made.secret.id, seat.role, seat.id))
            assert isinstance(draft, UnsavedStep)
            self._store.append(table, draft.first, draft.lines).wait()
        finally:
            self._owning.release(table)
        return SeatLink(seat.id, seat.name, seat.role, invite_url(self._base, made.token))


# ---- in a running server --------------------------------------------------------------------------------------------


class Front:
    """The same while everybody plays on."""

    def __init__(self, context: AppContext) -> None:
        self._context = context

    async def export(self, table: str, seat: str = "") -> Parcel:
        return await asyncio.to_thread(export, self._context.store, table, seat)

    async def export_seat(self, live: LiveTable, seat: str) -> Parcel:
        """What one seat was told, as one file, taken from the open table.

        Reading the whole ledger for it would take the longer the more happens of which the seat is not told.
        """
        kept, viewer, store = live.kept, live.table.viewer(seat), self._context.store
        if viewer == GM:
            return await self.export(kept.id)
        seen = await live.desk.look(lambda table: table.seen_as(viewer))
        return await asyncio.to_thread(of_seat, kept, seat, viewer, seen, lambda name: store.picture(kept.id, name))

    async def bring(self, data: bytes, set_aside: bool = False) -> Arrived:
        context = self._context
        arrival = await context.workers.archives.do(checked, data, context.clock(), set_aside, budget=BUDGET)
        table = await asyncio.to_thread(settle, context.store, arrival)
        links = [await self.link(table, seat.id) for seat in arrival.seats]
        return Arrived(table, arrival.about.title, links)

    async def link(self, table: str, seat: str) -> SeatLink:
        context = self._context
        async with context.tables.live(table) as live:
            held = seat_called(live.table.stored_room.seats, seat)
            made = await asyncio.to_thread(context.access.invite, Admission(table, held.role, held.id), context.clock())
            await live.as_server(NoteLink(made.secret.id, held.role, held.id))
        return SeatLink(held.id, held.name, held.role, invite_url(context.base, made.token))

    async def delete(self, table: str) -> int:
        """Delete a table and show everybody out."""
        context = self._context
        await context.tables.close(table)
        await asyncio.to_thread(context.store.delete, table)
        await context.tables.close(table)  # for whoever opened it again in the meantime
        return 0 if context.file is None else await asyncio.to_thread(context.file.purge_backups, table)


# ---- backups --------------------------------------------------------------------------------------------------------


def backing_up(store: Store, every_seconds: float = DAY) -> Callable[[float], Coroutine[Any, Any, None]]:
    """A chore for a server: back up, if the last time is long enough ago by the clock it is given."""

    async def back_up(now: float) -> None:
        await asyncio.to_thread(store.back_up_if_due, store.backups, every_seconds, now)

    return back_up
