"""Owning: a member of the cluster, and the tables that are its own.

A member is a process. It has a row with a heartbeat, by the clock of the database, and holds a session lock on its
number. When the lock is gone or the heartbeat old, whoever wants its tables takes them: the lock makes that quick after
a kill, the heartbeat covers a process that sleeps and a host that has vanished.

A member that beats and cannot be reached, or at whose table a command has something to do, is asked to let the table
go: it does so at its next heartbeat, as if it were drained, and for a moment nobody else may take the table.

Taking is compare-and-set on the fence of a table, a random token. Who appends must know the fence, so of two processes
that believe a table is theirs only the last that took it can add to it. A token cannot come twice, as a counter could
after a fail-over of the database.
"""

from __future__ import annotations

import logging
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from uuid import UUID, uuid4

import psycopg
from psycopg_pool import ConnectionPool

from moothall import __version__
from moothall.cluster.connections import Connect, Connection, told
from moothall.errors import MoothallError
from moothall.store.protocols import Lost

LOG = logging.getLogger("moothall.cluster")

LEASE = 3.0
"""Seconds without a heartbeat after which a member's tables may be taken."""

BEATS = 4
"""Heartbeats in one lease."""

AGAIN = 30.0
"""Seconds after which a table is asked for once more: two members that cannot reach each other do not tear at it."""

LOOK = 0.05
"""Seconds between two looks whether a table that was asked for is free."""

LOCKS = 0x6D6F6F
"""The class of the session locks of members."""

FORGOTTEN = "1 day"
"""After so long the row of a member that ended without a farewell is removed."""

LATELY = "10 minutes"
"""So long a sign-out is told to members that could not hear of it."""

SignedOut = Callable[[str, str], None]
"""Hears of a session that has ended, or of a person all of whose sessions have."""

OWNER = """
SELECT l.owner, l.fence, l.version, m.beat > clock_timestamp() - make_interval(secs => %(lease)s),
    CASE WHEN l.wanted_at > clock_timestamp() - make_interval(secs => %(lease)s) THEN l.wanted_by END
FROM ledgers l LEFT JOIN members m ON m.id = l.owner WHERE l.id = %(table)s
"""
TAKE = """
UPDATE ledgers SET owner = %s, fence = %s, version = %s, wanted_by = NULL
WHERE id = %s AND fence IS NOT DISTINCT FROM %s RETURNING last
"""
WANT = """
UPDATE ledgers SET wanted_by = %s, wanted_at = clock_timestamp()
WHERE id = %s AND owner <> %s AND (wanted_at IS NULL OR wanted_at < clock_timestamp() - make_interval(secs => %s))
"""
OWNED = "SELECT id, fence, wanted_by FROM ledgers WHERE owner = %s"

SIGN_OUTS = f"SELECT number, session, person FROM sign_outs WHERE at > clock_timestamp() - interval '{LATELY}'"
"""All of a while and not those behind a number: one that was begun earlier may be kept later."""

PLACE = """
SELECT m.id, m.door, m.beat > clock_timestamp() - make_interval(secs => %s), l.version
FROM ledgers l LEFT JOIN members m ON m.id = l.owner WHERE l.id = %s
"""
OTHERS = """
SELECT door, version FROM members
WHERE id <> %s AND door <> '' AND NOT leaving AND beat > clock_timestamp() - make_interval(secs => %s)
ORDER BY beat DESC
"""

RELEASE = "UPDATE ledgers SET owner = NULL, fence = NULL WHERE id = %s AND fence = %s"


class Member:
    """This process as a member: it beats in a thread of its own until it is closed."""

    version = __version__

    def __init__(
        self, connect: Connect, pool: ConnectionPool[Connection], database: str, lease: float = LEASE, door: str = ""
    ) -> None:
        self._connect, self._pool, self._database, self._lease = connect, pool, database, lease
        self._door = door
        self._fences: dict[str, UUID] = {}
        self._coming: dict[str, UUID] = {}
        self._guard = threading.Lock()
        self._lost: Lost = lambda table: None
        self._signed_out: SignedOut = lambda session, person: None
        self._heard: set[int] = set()
        self._connection = connect()
        self._locked = self.is_away = self._leaving = False
        self.id = self._join()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._beat_on, name="moothall-member", daemon=True)
        self._thread.start()

    def _join(self) -> int:
        forgotten = f"DELETE FROM members WHERE beat < clock_timestamp() - interval '{FORGOTTEN}'"
        self._connection.execute(forgotten)
        joins = "INSERT INTO members (version, door) VALUES (%s, %s) RETURNING id"
        added = self._connection.execute(joins, (self.version, self._door))
        self.id = int(added.fetchone()[0])  # type: ignore[index] # a row was added
        self._lock()
        return self.id

    # ---- taking and letting go

    def take(self, table: str) -> None:
        """Own a table from now on, or refuse if another member that lives does; a table of our own gets a new fence.

        A member that leaves takes nothing more.
        """
        if self._leaving and table not in self._fences:
            raise MoothallError("error-cluster-elsewhere", table=table)
        fence = self.next_fence(table)
        try:
            with self._asking() as connection, connection.transaction():
                seen = self._free(connection, table)
                if connection.execute(TAKE, (self.id, fence, self.version, table, seen)).fetchone() is None:
                    raise MoothallError("error-cluster-elsewhere", table=table)  # somebody was quicker
        except MoothallError:
            self._coming.pop(table, None)
            raise
        self.renew(table, fence)

    def _free(self, connection: Connection, table: str) -> UUID | None:
        """The fence of a table that we may take."""
        row = connection.execute(OWNER, {"lease": self._lease, "table": table}).fetchone()
        if row is None:
            raise MoothallError("error-keep-no-table", table=table)
        owner, fence, version, beats, wanted_by = row
        is_owned = owner not in (None, self.id) and beats and self._lives(connection, owner)
        if is_owned or (owner is None and wanted_by not in (None, self.id)):
            raise MoothallError("error-cluster-elsewhere", table=table)
        if _parts(version) > _parts(self.version):
            raise MoothallError("error-cluster-newer", table=table, version=version)
        return fence  # type: ignore[no-any-return]

    def _lives(self, connection: Connection, member: int) -> bool:
        """Whether another member holds its session lock."""
        asked = connection.execute("SELECT pg_try_advisory_xact_lock_shared(%s, %s)", (LOCKS, member)).fetchone()
        return asked is not None and not asked[0]

    def release(self, table: str) -> None:
        """Let a table go. If the database cannot be told, it finds out when we beat no more."""
        with self._guard:
            fence = self._fences.pop(table, None)
        if fence is None or self.is_away:
            return
        try:
            with self._asking() as connection:
                connection.execute(RELEASE, (table, fence))
        except MoothallError:
            self.is_away = True  # a hundred tables shall not wait for it a hundred times

    def ask_for(self, table: str, again: float = AGAIN) -> None:
        """Ask the owner of a table to let it go to us, unless it was asked for lately."""
        with self._asking() as connection:
            connection.execute(WANT, (self.id, table, self.id, again))

    def take_over(self, table: str) -> None:
        """Own a table as soon as its owner lets it go, which is asked to; refused if it does not."""
        ends = time.monotonic() + self._lease
        while True:
            try:
                return self.take(table)
            except MoothallError as problem:
                if problem.key != "error-cluster-elsewhere" or time.monotonic() > ends:
                    raise
            self.ask_for(table, again=self._lease)
            self._ended.wait(LOOK)

    def door_of_owner(self, table: str) -> str:
        """Where another member that owns a table and beats is reached; if none does and we may not take it, who may.

        Nothing if there is no such member, or if it has no door.
        """
        with self._asking() as connection:
            row = connection.execute(PLACE, (self._lease, table)).fetchone()
            if row is None:
                return ""
            owner, door, beats, version = row
            if owner not in (None, self.id) and beats:
                return door  # type: ignore[no-any-return]
            may_take = not self._leaving and _parts(version) <= _parts(self.version)
            return "" if may_take else self._door_of_taker(connection, version)

    def _door_of_taker(self, connection: Connection, version: str) -> str:
        """Where a member is reached that lives, does not leave, and is new enough for a table."""
        others = connection.execute(OTHERS, (self.id, self._lease)).fetchall()
        return next((door for door, theirs in others if _parts(theirs) >= _parts(version)), "")

    def leave(self) -> bool:
        """Take nothing more from now on; whether another member could take what we let go."""
        self._leaving = True
        with suppress(MoothallError), self._asking() as connection:
            connection.execute("UPDATE members SET leaving = true WHERE id = %s", (self.id,))
            return bool(self._door_of_taker(connection, self.version))
        return False

    # ---- fences

    def fence(self, table: str) -> UUID | None:
        """The fence under which we may append to a table; none if it is not ours."""
        return self._fences.get(table)

    def next_fence(self, table: str) -> UUID:
        """A fence that a table is about to get from us. A heartbeat that finds it already does not take it for loss."""
        fence = self._coming[table] = uuid4()
        return fence

    def renew(self, table: str, fence: UUID) -> None:
        """Hold a table under another fence."""
        with self._guard:
            self._fences[table] = fence
            self._coming.pop(table, None)

    def lose(self, table: str, fence: UUID | None) -> None:
        """Own a table no more that was ours under this fence, and say so."""
        with self._guard:
            if fence is None or self._fences.get(table) != fence:
                return
            del self._fences[table]
            self._coming.pop(table, None)
        LOG.warning("table %s is owned by another process now", table)
        self._lost(table)

    def tell_lost(self, lost: Lost) -> None:
        """Call `lost` with each table that this process loses."""
        self._lost = lost

    # ---- sign-outs

    def say_signed_out(self, session: str, person: str) -> None:
        """Let all members know that a session, or all sessions of a person, have ended."""
        with self._asking() as connection:
            connection.execute("INSERT INTO sign_outs (session, person) VALUES (%s, %s)", (session, person))
            connection.execute(f"DELETE FROM sign_outs WHERE at < clock_timestamp() - interval '{LATELY}'")

    def tell_signed_out(self, hear: SignedOut) -> None:
        """Call `hear` with each sign-out, whichever process was asked for it."""
        self._signed_out = hear

    def _hear_sign_outs(self) -> None:
        said = self._connection.execute(SIGN_OUTS).fetchall()
        for number, session, person in said:
            if number not in self._heard:
                self._signed_out(session, person)
        self._heard = {number for number, _, _ in said}

    # ---- living

    def _beat_on(self) -> None:
        while not self._ended.wait(self._lease / BEATS):
            try:
                self.beat()
                self.is_away = False
            except psycopg.Error as problem:
                self.is_away = True
                LOG.warning("no heartbeat: %s", told(problem, self._database))
                self._connect_again()

    def beat(self) -> None:
        """Say that we live, and find out what we have lost and who has signed out."""
        if not self._locked:
            self._lock()
        held = dict(self._fences)
        beat = self._connection.execute("UPDATE members SET beat = clock_timestamp() WHERE id = %s", (self.id,))
        if not beat.rowcount:  # forgotten while we slept
            self._join()
        owned = self._connection.execute(OWNED, (self.id,)).fetchall()
        ours = {table: fence for table, fence, _ in owned}
        for table, fence in held.items():
            if ours.get(table) not in (fence, self._coming.get(table, fence)):
                self.lose(table, fence)
        self._let_go_of({table: fence for table, fence in ours.items() if table not in held})
        for table, _, wanted_by in owned:
            if wanted_by not in (None, self.id) and table in held:
                self._lost(table)  # which closes it and lets it go, its steps finished
        self._hear_sign_outs()

    def _let_go_of(self, tables: dict[str, UUID]) -> None:
        """Free tables that are ours by mistake: the database was away when they were taken or let go."""
        for table, fence in tables.items():
            if table not in self._fences and table not in self._coming:
                self._connection.execute(RELEASE, (table, fence))

    def _lock(self) -> None:
        """Lock our number. While a connection of ours that broke still has it, it is as good as locked."""
        asked = self._connection.execute("SELECT pg_try_advisory_lock(%s, %s)", (LOCKS, self.id)).fetchone()
        self._locked = asked is not None and asked[0]

    def _connect_again(self) -> None:
        with suppress(psycopg.Error):
            self._connection.close()
            self._locked = False
            self._connection = self._connect()
            self._lock()

    def close(self) -> None:
        """Let everything go and end."""
        self._ended.set()
        self._thread.join()
        with suppress(psycopg.Error), self._connection as connection:
            connection.execute("UPDATE ledgers SET owner = NULL, fence = NULL WHERE owner = %s", (self.id,))
            connection.execute("DELETE FROM members WHERE id = %s", (self.id,))
        self._connection.close()

    @contextmanager
    def _asking(self) -> Iterator[Connection]:
        try:
            with self._pool.connection() as connection:
                yield connection
        except psycopg.Error as problem:
            raise told(problem, self._database) from problem


def _parts(version: str) -> list[int]:
    """A version as numbers that can be compared; what follows them is left out."""
    return [int(number) for number in re.findall(r"\d+", version)[:3]]
