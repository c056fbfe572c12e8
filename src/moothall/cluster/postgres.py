"""The store in PostgreSQL: tables and their entries for several processes. A step with a receipt is on disk."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import LiteralString

import psycopg
from psycopg_pool import ConnectionPool, PoolClosed

from moothall.cluster import credentials
from moothall.cluster.appender import Appender, QueuedStep, check_text
from moothall.cluster.codes import CodeTables
from moothall.cluster.connections import Connection, completed, connect, name_of, told
from moothall.cluster.credentials import known
from moothall.cluster.health import problems
from moothall.cluster.migrate import migrate
from moothall.cluster.owning import LEASE, Member
from moothall.errors import MoothallError
from moothall.store import Hung, Receipt, Secret, TableRow
from moothall.store.images import MOST_BYTES

COLUMNS: LiteralString = "id, ruleset, title, made, last, language"
SOME: LiteralString = (
    "FROM entries WHERE table_id = %s AND number > %s::bigint AND number <= %s::bigint ORDER BY number"
)
AT_A_TIME = 5_000
"""Entries fetched in one look."""

MOST_CONNECTIONS = 4
"""Connections of one process for everything but appending and its heartbeat."""

PATIENCE = 5.0
"""Seconds to wait for one of them."""

PICTURES = 0x7069637
"""The class of the locks of galleries."""


def open_postgres(
    url: str, *, clock: Callable[[], float] = time.time, lease: float = LEASE, door: str = ""
) -> PostgresStore:
    """Open the tables of a database, or begin them there, as one more member of its cluster, perhaps with a door."""
    conninfo, name = completed(url), name_of(url)
    try:
        with connect(conninfo) as connection:
            migrate(connection, name)
        return PostgresStore(conninfo, name, clock, lease, door)
    except psycopg.Error as problem:
        raise told(problem, name) from problem


class PostgresStore:
    """An open database. Every method may be called from any thread."""

    def __init__(self, conninfo: str, name: str, clock: Callable[[], float], lease: float, door: str) -> None:
        self.name, self._clock = name, clock
        with ExitStack() as stack:
            self._pool = ConnectionPool[Connection](
                conninfo,
                kwargs={"autocommit": True},
                min_size=1,
                max_size=MOST_CONNECTIONS,
                timeout=PATIENCE,
                check=ConnectionPool.check_connection,
                open=True,
            )
            stack.callback(self._pool.close)
            self.member = Member(lambda: connect(conninfo), self._pool, name, lease, door)
            stack.callback(self.member.close)
            self.codes = CodeTables(self._transaction)
            self._appender = Appender(lambda: connect(conninfo), self.member, name)
            stack.pop_all()

    # ---- writing -----------------------------------------------------------------------------------------------------

    def make(self, ruleset: str, title: str, language: str = "") -> str:
        """Make a table, which nobody owns yet; its id, once it is on disk."""
        return self.bring(ruleset, title, language, ())

    def bring(
        self,
        ruleset: str,
        title: str,
        language: str,
        lines: Sequence[str],
        pictures: Sequence[Hung] = (),
        was: TableRow | None = None,
    ) -> str:
        """Make a table with all that it has already, wholly or not at all; its id, once it is on disk.

        One that moves here from another store keeps the id and the time of making it had there.
        """
        check_text(lines, self.name)
        table, made = (was.id, was.made) if was else (secrets.token_hex(6), int(self._clock()))
        with self._transaction() as connection:
            row = (table, ruleset, title, made, len(lines), language)
            connection.execute(f"INSERT INTO ledgers ({COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s)", row)
            with connection.cursor() as cursor, cursor.copy("COPY entries FROM STDIN") as copy:
                for number, line in enumerate(lines, 1):
                    copy.write_row((table, number, line))
            for picture in pictures:
                _hang(connection, table, picture)
        return table

    def append(self, table: str, first: int, lines: Sequence[str]) -> Receipt[int]:
        """Append a step to a table of our own, which must have the next number; the receipt holds its last number."""
        return self._appender.append(QueuedStep(table, first, lines, self.member.fence(table)))

    def delete(self, table: str) -> None:
        """Remove a table that no other process plays at; backups and archives of the database still have it."""
        self.member.take(table)
        with self._transaction() as connection:
            found = "SELECT 1 FROM ledgers WHERE id = %s AND fence = %s FOR UPDATE"
            if connection.execute(found, (table, self.member.fence(table))).fetchone() is None:
                raise MoothallError("error-cluster-elsewhere", table=table)
            credentials.drop_of_table(connection, table)
            connection.execute("DELETE FROM entries WHERE table_id = %s", (table,))
            connection.execute("DELETE FROM ledgers WHERE id = %s", (table,))
        self.member.release(table)

    @property
    def is_well(self) -> bool:
        """Whether the database answered the last heartbeat."""
        return not self.member.is_away

    @property
    def waiting(self) -> int:
        """How many steps wait for the next statement."""
        return self._appender.waiting

    def check_can_write(self) -> None:
        """Refuse if nothing could be kept now, as in a database that is away or a standby."""
        with self._transaction() as connection:
            connection.execute("UPDATE members SET beat = clock_timestamp() WHERE id = %s", (self.member.id,))

    # ---- reading -----------------------------------------------------------------------------------------------------

    def tables(self) -> list[TableRow]:
        """All tables, the oldest first."""
        with self._asking() as connection:
            rows = connection.execute(f"SELECT {COLUMNS} FROM ledgers ORDER BY made, id").fetchall()
        return [TableRow(*row) for row in rows]

    def table(self, id: str) -> TableRow:
        """Return the table's row; raises if there is none."""
        with self._asking() as connection:
            row = connection.execute(f"SELECT {COLUMNS} FROM ledgers WHERE id = %s", (id,)).fetchone()
        if row is None:
            raise MoothallError("error-keep-no-table", table=id)
        return TableRow(*row)

    def read(self, table: str, after: int = 0) -> Iterator[str]:
        """The lines of a table's entries that come after a number, as far as they are kept now."""
        last = self.table(table).last
        while after < last:
            until = min(after + AT_A_TIME, last)
            lines = self._lines(table, after, until)
            if len(lines) < until - after:
                raise self._first_gap(table, after, until)
            yield from lines
            after = until

    def _lines(self, table: str, after: int, until: int) -> list[str]:
        """The lines of some entries. A table has a number once, so that their count tells whether one is missing.

        Both ends are said: with a limit instead PostgreSQL may sort the whole table first.
        """
        with self._asking() as connection:
            return [line for (line,) in connection.execute(f"SELECT line {SOME}", (table, after, until)).fetchall()]

    def _first_gap(self, table: str, after: int, until: int) -> MoothallError:
        """The error that names the first numbers which are missing among some entries."""
        with self._asking() as connection:
            there = connection.execute(f"SELECT number {SOME}", (table, after, until)).fetchall()
        for (number,) in there:
            if number != after + 1:
                return _gap(table, after, number)
            after = number
        return _gap(table, after, until + 1)

    def check(self) -> list[MoothallError]:
        """Everything that is wrong with the tables, each thing in words; an empty list is a clean bill."""
        with self._asking() as connection:
            return problems(connection)

    # ---- bookmarks ---------------------------------------------------------------------------------------------------

    def put_bookmark(self, table: str, data: bytes) -> None:
        """Put a table's bookmark in the place of the last one; refused if the table is gone meanwhile."""
        put = "INSERT INTO bookmarks VALUES (%s, %s) ON CONFLICT (table_id) DO UPDATE SET data = excluded.data"
        with self._transaction() as connection:
            known(connection, table)
            connection.execute(put, (table, data))

    def bookmark(self, table: str) -> bytes | None:
        """Return the table's bookmark (snapshot), or None if it has none."""
        with self._asking() as connection:
            row = connection.execute("SELECT data FROM bookmarks WHERE table_id = %s", (table,)).fetchone()
        return None if row is None else bytes(row[0])

    # ---- pictures ----------------------------------------------------------------------------------------------------

    def hang(self, table: str, picture: Hung) -> None:
        """Keep a picture of a table; it is on disk when this returns."""
        with self._transaction() as connection:
            known(connection, table)
            _hang(connection, table, picture)

    def pictures(self, table: str) -> list[Hung]:
        """The pictures of a table in the order in which they came, without their bytes."""
        asked = "SELECT name, kind, width, height FROM pictures WHERE table_id = %s ORDER BY hung"
        with self._asking() as connection:
            return [Hung(*row) for row in connection.execute(asked, (table,)).fetchall()]

    def picture(self, table: str, name: str) -> Hung | None:
        """One picture of a table, if it is there."""
        asked = "SELECT name, kind, width, height, data FROM pictures WHERE table_id = %s AND name = %s"
        with self._asking() as connection:
            row = connection.execute(asked, (table, name)).fetchone()
        return None if row is None else Hung(*row)

    # ---- who may come in ---------------------------------------------------------------------------------------------

    def put_secret(self, secret: Secret) -> None:
        """Keep a new secret; it is on disk when this returns."""
        with self._transaction() as connection:
            credentials.put(connection, secret)

    def change_secret(self, secret: Secret) -> None:
        """Put a secret in the place of what has its id; refused if that is gone meanwhile."""
        with self._transaction() as connection:
            credentials.change(connection, secret)

    def drop_secrets(self, ids: Collection[str]) -> list[Secret]:
        """Remove secrets and all that came by them; everything that went."""
        with self._transaction() as connection:
            return credentials.drop(connection, ids)

    def secret(self, id: str) -> Secret | None:
        """One secret, if it is there."""
        with self._asking() as connection:
            return next(iter(credentials.where(connection, "id = %s", id)), None)

    def secrets_of_table(self, table: str) -> list[Secret]:
        """Return all credentials of a table, the oldest first."""
        with self._asking() as connection:
            return credentials.where(connection, "table_id = %s", table)

    def secrets_of_person(self, person: str) -> list[Secret]:
        """Return all credentials of a person, the oldest first."""
        with self._asking() as connection:
            return credentials.where(connection, "person = %s", person)

    def ended_secrets(self, now: float) -> list[Secret]:
        """All whose time is over."""
        with self._asking() as connection:
            return credentials.where(connection, "ends <= %s", int(now))

    # ---- connections -------------------------------------------------------------------------------------------------

    @contextmanager
    def _asking(self) -> Iterator[Connection]:
        """A connection on which each statement is a transaction of its own."""
        try:
            with self._pool.connection() as connection:
                yield connection
        except PoolClosed as problem:
            raise MoothallError("error-keep-closed", file=self.name) from problem
        except (psycopg.Error, UnicodeEncodeError) as problem:
            raise told(problem, self.name) from problem

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A connection whose statements are kept together, or not at all."""
        with self._asking() as connection, connection.transaction():
            yield connection

    def close(self) -> None:
        """Finish what was begun, let all tables go and leave the cluster."""
        if not self._pool.closed:
            self._appender.close()
            self.member.close()
            self._pool.close()

    def __enter__(self) -> PostgresStore:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _gap(table: str, before: int, behind: int) -> MoothallError:
    return MoothallError("error-keep-gap", table=table, numbers=f"{before + 1}–{behind - 1}")


def _hang(connection: Connection, table: str, picture: Hung) -> None:
    """Keep a picture. The same one twice is kept once; a table that has enough of them is refused more."""
    connection.execute("SELECT pg_advisory_xact_lock(%s, hashtext(%s))", (PICTURES, table))
    has = connection.execute("SELECT 1 FROM pictures WHERE table_id = %s AND name = %s", (table, picture.name))
    if has.fetchone() is not None:
        return
    added_up = "SELECT coalesce(sum(length(data)), 0) FROM pictures WHERE table_id = %s"
    (full,) = connection.execute(added_up, (table,)).fetchone() or (0,)
    if full + len(picture.data) > MOST_BYTES:
        raise MoothallError("error-keep-gallery-full", most=MOST_BYTES >> 20)
    connection.execute(
        "INSERT INTO pictures (table_id, name, kind, width, height, data) VALUES (%s, %s, %s, %s, %s, %s)",
        (table, picture.name, picture.kind, picture.width, picture.height, picture.data),
    )
