"""The open tables: read from the store when a person comes, closed when no one is there any more."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any, Protocol

from moothall import books
from moothall.errors import MoothallError
from moothall.store import Alone, AnyStore, Ownership, TableRow
from moothall.table import SERVER, Ack, Desk, Marks, Table
from moothall.table.commands import Command
from moothall.web.capacity import Capacity, CapacityCheck
from moothall.web.shared_lines import SharedLines

IDLE_SECONDS = 600.0
"""So long a table stays open after its last visitor."""


HANDED_OVER = 20
"""Tables in a second that a process which stops lets go."""

MOST_OF_PERSON = 20
"""Sockets of one person: tabs and devices, and some that were lost and are not yet missed."""

MOST_AT_TABLE = 300
"""Sockets at one table."""


class OpenSocket(Protocol):
    """The open socket of a person at a table."""

    person: str
    session: str
    seat: str

    def hang_up(self, why: str) -> None: ...


class SocketCount:
    """How many sockets each person and each table has, from the request to the end."""

    def __init__(
        self,
        of_person: int = MOST_OF_PERSON,
        at_table: int = MOST_AT_TABLE,
        room: CapacityCheck | None = None,
    ) -> None:
        self._of_person, self._at_table = of_person, at_table
        self._room = room or CapacityCheck(Capacity())
        self._open: Counter[tuple[str, str]] = Counter()

    @property
    def people(self) -> int:
        """How many people are connected."""
        return sum(kind == "person" for kind, _ in self._open)

    def check_newcomer(self, person: str) -> None:
        """Refuse a person who is not connected yet if the server has no room for one more."""
        if not self._open["person", person]:
            self._room.check_people(self.people)

    @contextmanager
    def one(self, person: str, table: str) -> Iterator[None]:
        """Count one more for as long as this lasts, or refuse it."""
        if self._open["person", person] >= self._of_person:
            raise MoothallError("error-web-sockets", most=self._of_person)
        if self._open["table", table] >= self._at_table:
            raise MoothallError("error-web-table-full", most=self._at_table)
        self.check_newcomer(person)
        mine = Counter({("person", person): 1, ("table", table): 1})
        self._open += mine
        try:
            yield
        finally:
            self._open -= mine


class LiveTable:
    """One open table: its desk, its row in the store, and its sockets."""

    def __init__(self, kept: TableRow, desk: Desk, now: float) -> None:
        self.kept, self.desk = kept, desk
        self.sockets: set[OpenSocket] = set()
        self.lines = SharedLines()
        self.users = 0
        self.seating = asyncio.Lock()
        """Held while somebody sits down."""
        self.last_used = now

    @property
    def table(self) -> Table:
        return self.desk.table

    async def as_server(self, command: Command) -> Ack:
        """Run a command of the server itself."""
        return await self.desk.do(None, SERVER, "", command)

    def hang_up(self, why: str, fits: Callable[[OpenSocket], bool]) -> None:
        """Close the sockets for which a predicate holds."""
        for line in [line for line in self.sockets if fits(line)]:
            line.hang_up(why)

    @property
    def is_empty(self) -> bool:
        return not self.sockets and not self.users


class Tables:
    """All tables of a store; those that are in use are open."""

    def __init__(
        self,
        store: AnyStore,
        clock: Callable[[], float],
        room: CapacityCheck | None = None,
        owning: Ownership | None = None,
        **more: Any,
    ) -> None:
        self.store, self._room = store, room or CapacityCheck(Capacity())
        self.owning = owning or Alone()
        self.owning.tell_lost(self._lost)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closing: set[asyncio.Task[None]] = set()
        self._clock, self._more = clock, more
        self._live_tables: dict[str, LiveTable] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._closed = False

    # ---- coming and going

    @asynccontextmanager
    async def live(self, id: str) -> AsyncIterator[LiveTable]:
        """A table for as long as it is needed; it is not closed meanwhile."""
        async with self._lock(id):
            live = self._live_tables.get(id) or await self._open(id)
            live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.last_used = self._clock()

    async def kept(self) -> list[TableRow]:
        """All tables, open or not."""
        return await asyncio.to_thread(self.store.tables)

    async def known(self, id: str) -> TableRow:
        """Return a table's row in the store."""
        return await asyncio.to_thread(self.store.table, id)

    def open_rooms(self) -> list[LiveTable]:
        return list(self._live_tables.values())

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def _open(self, id: str) -> LiveTable:
        if self._closed:
            raise MoothallError("error-table-closed")
        kept = await self.known(id)
        why = await asyncio.to_thread(books.missing, kept.ruleset)
        if why is not None:
            raise why
        await self.make_room()
        self._loop = asyncio.get_running_loop()
        table = await asyncio.to_thread(self._taken, kept)
        desk = Desk(table, self.store, marks=Marks(self.store.put_bookmark))
        live = self._live_tables[id] = LiveTable(kept, desk, self._clock())
        return live

    def _taken(self, kept: TableRow) -> Table:
        """Own a table and read it: once it is ours, no other process adds to what we read."""
        self.owning.take(kept.id)
        try:
            return self._restored(kept)
        except BaseException:
            self.owning.release(kept.id)
            raise

    def _restored(self, kept: TableRow) -> Table:
        mark = self.store.bookmark(kept.id)
        lines = partial(self.store.read, kept.id)
        return Table.opened(kept.id, kept.ruleset, lines, mark, clock=self._clock, **self._more)

    # ---- closing

    async def close(self, id: str, why: str = "error-table-closed") -> None:
        """Close one table and hang up on everybody there: its steps are finished first."""
        async with self._lock(id):
            live = self._live_tables.pop(id, None)
            if live is not None:
                await self._shut(live)
                live.hang_up(why, lambda line: True)

    async def close_idle(self, now: float) -> list[str]:
        """Close the tables that have been idle for a while; return their ids."""
        idle = [id for id, live in self._live_tables.items() if live.is_empty and now - live.last_used >= IDLE_SECONDS]
        for id in idle:
            await self._close_empty(id)
        return idle

    async def _close_empty(self, id: str) -> None:
        async with self._lock(id):
            if id in self._live_tables and self._live_tables[id].is_empty:
                await self._shut(self._live_tables.pop(id))

    async def _shut(self, live: LiveTable) -> None:
        """Finish the steps of a table and let it go, before its sockets close: who comes back then finds it free."""
        await live.desk.close()
        await asyncio.to_thread(self.owning.release, live.kept.id)

    def _lost(self, id: str) -> None:
        """Close a table that another process owns now. Its people come back, and what was not kept they send again."""
        self.soon(lambda: self._begin_closing(id))

    def soon(self, work: Callable[[], None]) -> None:
        """Do something on the loop of the open tables, asked for in any thread; nothing if none was ever opened."""
        if self._loop is not None:
            with suppress(RuntimeError):  # the server has stopped meanwhile, and closed everything
                self._loop.call_soon_threadsafe(work)

    def _begin_closing(self, id: str) -> None:
        closing = asyncio.ensure_future(self.close(id))
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    async def hand_over(self) -> None:
        """Let every table go to another process. Whoever is there is told when it is free, and comes back to it.

        One by one: their people all come back at once, and each table has to be read where they arrive.
        """
        for id in list(self._live_tables):
            await self.close(id)
            await asyncio.sleep(1 / HANDED_OVER)

    async def make_room(self) -> None:
        """Let one more table be opened: one at which nobody is any more is closed for it, or it is refused."""
        if len(self._live_tables) >= self._room.capacity.tables:
            empty = [(live.last_used, id) for id, live in self._live_tables.items() if live.is_empty]
            if empty:
                await self._close_empty(min(empty)[1])
        self._room.check_tables(len(self._live_tables))

    async def close_all(self) -> None:
        """Finish every step, and open nothing more."""
        self._closed = True
        for id in list(self._live_tables):
            await self.close(id)
