"""The app context: all that the endpoints of one server share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal, ParamSpec, TypeVar

from moothall.errors import MoothallError
from moothall.records import record
from moothall.store import AnyStore, Ownership, Secret, Store
from moothall.threads import Threads
from moothall.web.access import HOST, Access, Signed
from moothall.web.addresses import ListenAddress, base_url, here
from moothall.web.capacity import Capacity, CapacityCheck
from moothall.web.codes import CodeMemory, JoinCodes, Moves
from moothall.web.cookies import Cookie
from moothall.web.guard import App
from moothall.web.limits import Buckets, Sizes, WaitingRoom, too_often
from moothall.web.metrics import Metrics
from moothall.web.reading import Readers
from moothall.web.tables import LiveTable, SocketCount, Tables
from moothall.web.workers import Workers

P = ParamSpec("P")
R = TypeVar("R")

LINGER = 2.0
"""Seconds for which a server that has handed its tables over still passes people on: a proxy may not know of it yet."""

LOOKUP_THREADS = 2
"""Threads for looking up sessions and grants alone: every command begins there."""


FAULTS = (5.0, 1 / 60)
"""Tracebacks of one kind at one place: at once, and each second after that."""


@record
class Rates:
    """How often things may be done: at once, and each second after that."""

    requests: tuple[float, float] = (200, 50)
    """By one sender."""
    commands: tuple[float, float] = (60, 20)
    """By one person at one table."""
    heavy: tuple[float, float] = (30, 3)
    """Odds, pictures and jobs of the workshop, by one person, or by one sender where no person is signed in."""
    comings: tuple[float, float] = (30, 0.5)
    """Wrong links that one sender may try, and how often people may come by one link."""


class AppContext:
    """One server: its store, its open tables, and its access rules."""

    def __init__(
        self,
        store: AnyStore,
        place: ListenAddress,
        *,
        addresses: tuple[str, ...] = (),
        clock: Callable[[], float] = time.time,
        rates: Rates | None = None,
        open_to_all: bool = False,
        packs: Mapping[str, Path] | None = None,
        capacity: Capacity | None = None,
        metrics_token: str = "",
        owning: Ownership | None = None,
        **tables: Any,
    ) -> None:
        rates = rates or Rates()
        self.store, self.place, self.clock, self.open_to_all = store, place, clock, open_to_all
        self.file = store if isinstance(store, Store) else None
        """The store as a file, which has backups and can lack lines; nothing where it is none."""
        self.packs: Mapping[str, Path] = packs or {}
        """Packs of the host's own, by id."""
        self.base = base_url(place, addresses)
        self.at_home = here(place)
        self.sizes = Sizes()
        self.access = Access(store)
        self.codes, self.moves = JoinCodes(), Moves()
        self.cookie = Cookie(place.port, place.is_secure)
        room = CapacityCheck(capacity or Capacity())
        self.tables = Tables(store, clock, room, owning, **tables)
        self.workers, self.readers, self.sockets = Workers(), Readers(), SocketCount(room=room)
        self.metrics, self.metrics_token = Metrics(), metrics_token
        """What is counted, and the token of a program that may read it; without one only this computer and the host."""
        self.linger = LINGER
        self.state: Literal["starting", "ready", "stopping"] = "ready"
        self.restart: Callable[[str], None] | None = None
        """Stop, restore a backup and start again; nothing where no server can do that."""
        self.shared_codes: CodeMemory | None = None
        """Where servers on one database have their codes and tries, which is not to be asked on the loop."""
        self.announce: Callable[[str, str], None] | None = None
        """Tells other servers on the same database who has signed out."""
        self.passing: Callable[[App], App] | None = None
        """Put around the app where requests for another process's table are passed on to it."""
        self.leave_cluster: Callable[[], bool] | None = None
        """Takes no more tables, and says whether another server on the same database could take ours."""
        self._lookups = Threads("access", LOOKUP_THREADS)
        self.control = ""
        """The key of commands on this computer; without one there are none."""
        self.requests, self.commands = _buckets(rates.requests), _buckets(rates.commands)
        self.faults = _buckets(FAULTS)
        self.heavy, self.comings = _buckets(rates.heavy), _buckets(rates.comings)
        self._each_coming = rates.comings
        self.waiting_room = WaitingRoom()

    # ---- persons and grants

    async def signed_in(self, token: str | None) -> Signed:
        """Return who is signed in by a token."""
        return await self._lookups.do(self.access.signed_in, token, self.clock())

    async def is_host(self, person: str) -> bool:
        """Whether a person may make tables here, and look after all of them."""
        grants = await self._lookups.do(self.access.grants, person)
        return any(grant.role == HOST for grant in grants)

    async def grants(self, person: str, table: str) -> list[Secret]:
        """Return a person's grants for a table. Raises the same error for a missing table as for a forbidden one."""
        return await self._lookups.do(self.access.at_table, person, table)

    async def with_codes(self, work: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """Do something with codes or moves: at once in memory, in a thread where they are in a database."""
        return await asyncio.to_thread(work, *args, **named) if self.shared_codes else work(*args, **named)

    async def check_coming(self, who: str, now: float) -> None:
        """Count a try to come in, at all servers on one database together; refuses who tries too often."""
        if self.shared_codes is None:
            self.comings.check(who, now)
            return
        burst, rate = self._each_coming
        wait = await asyncio.to_thread(self.shared_codes.take_try, f"coming {who}", now, rate, burst)
        if wait > 0:
            raise too_often(wait)

    # ---- removing people

    async def leave(self, live: LiveTable, persons: set[str]) -> None:
        """Clear the seats and sockets of persons who have no grant left."""
        from moothall.table.commands import LeaveSeat

        for person in persons:
            try:
                await self.grants(person, live.kept.id)
                continue
            except MoothallError:
                pass
            for seat in [seat.id for seat in live.table.stored_room.seats if seat.person == person]:
                await live.as_server(LeaveSeat(seat))
            live.hang_up("error-web-not-invited", lambda line, gone=person: line.person == gone)  # type: ignore[misc] # bound early

    async def signed_out(self, session: str = "", person: str = "") -> None:
        """Close the sockets of a session that has ended, or of a person all of whose sessions have, on every server."""
        self._hang_up(session, person)
        if self.announce is not None:
            await asyncio.to_thread(self.announce, session, person)

    def hear_signed_out(self, session: str, person: str) -> None:
        """Close the sockets of whoever signed out at another server; called in any thread."""
        self.tables.soon(lambda: self._hang_up(session, person))

    def _hang_up(self, session: str, person: str) -> None:
        for live in self.tables.open_rooms():
            live.hang_up(
                "error-web-signed-out",
                lambda line: bool((session and line.session == session) or (person and line.person == person)),
            )

    # ---- time

    async def tidy(self, now: float) -> None:
        """Run the regular chores: close idle tables, drop sessions that are over."""
        await self.tables.close_idle(now)
        await asyncio.to_thread(self.access.sweep, now)

    def missing_lines(self) -> int:
        """How many acknowledged lines were found missing and nobody has taken note of."""
        return sum(each.lines for each in self.file.missing()) if self.file is not None else 0

    async def stop(self) -> None:
        """Stop taking requests, and give up long jobs of which nothing is kept.

        Where others can play on, every table is handed over to them first.
        """
        self.state = "stopping"
        if self.leave_cluster is not None and await asyncio.to_thread(self.leave_cluster) and self.tables.open_rooms():
            await self.tables.hand_over()
            await asyncio.sleep(self.linger)
        await self.workers.close()

    async def close(self) -> None:
        """Finish all open steps and stop the workers."""
        await self.tables.close_all()
        await self.workers.close()
        self.readers.close()
        self._lookups.end()


def _buckets(rate: tuple[float, float]) -> Buckets:
    burst, each_second = rate
    return Buckets(rate=each_second, burst=burst)
