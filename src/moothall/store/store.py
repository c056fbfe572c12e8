"""The store: tables and their entries. A step with a receipt is on disk."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType

from moothall.errors import MoothallError
from moothall.records import record
from moothall.store import bookmarks, credentials, images, migrate, statements, tally
from moothall.store.backups import back_up_if_due, purge
from moothall.store.connections import Commit, commit, reading, told, writing
from moothall.store.credentials import Secret
from moothall.store.health import problems
from moothall.store.images import Hung
from moothall.store.paths import BACKUPS, BOOKMARKS, FILE, Lock, cannot_write, prepared
from moothall.store.tally import MissingLines, Tally
from moothall.store.writer import Receipt, Writer

COLUMNS = "id, ruleset, title, made, (SELECT coalesce(max(number), 0) FROM entries WHERE table_id = id), language"
AT_A_TIME = 1000
"""Entries fetched in one look, so that a slow reader never keeps the writer from emptying its log."""


LEAST_FREE = 1 << 20
"""Bytes free on the disk below which we do not count on keeping anything more."""


@record
class TableRow:
    """A table's row in the store: `made` is in seconds since 1970, `last` the number of its last entry."""

    id: str
    ruleset: str
    title: str
    made: int
    last: int
    language: str = ""


def open_store(folder: Path, *, clock: Callable[[], float] = time.time, commit: Commit = commit) -> Store:
    """Open the data in a folder, or begin it there; refuses while another process has it open."""
    lock = Lock(prepared(folder))
    path = lock.folder / FILE
    try:
        return Store(lock, _up_to_date(path), clock, commit)
    except Exception as problem:
        lock.release()
        if isinstance(problem, sqlite3.Error):
            raise told(problem, path) from problem
        raise


def _up_to_date(path: Path) -> sqlite3.Connection:
    connection = writing(path)
    try:
        migrate.migrate(connection, path, migrate.MIGRATIONS)
    except Exception:
        connection.close()
        raise
    return connection


class Store:
    """An open data folder. Every method may be called from any thread."""

    def __init__(self, lock: Lock, connection: sqlite3.Connection, clock: Callable[[], float], commit: Commit) -> None:
        self.path = lock.folder / FILE
        self._tally = Tally(lock.folder)
        self.writer = Writer(connection, self.path, commit, self._tally.count)
        self._lock, self._clock = lock, clock
        self._idle: list[sqlite3.Connection] = []
        self._guard, self._closed = threading.Lock(), False
        self._long = threading.Lock()
        self._bookmarks, self._marking = lock.folder / BOOKMARKS, threading.Lock()
        with suppress(MoothallError):  # a file that is damaged is for `check` to find
            self._set_in_order({kept.id: kept.last for kept in self.tables()})

    def _set_in_order(self, tables: dict[str, int]) -> None:
        """Remove what is left of deleted tables, and note what is missing of those that are there."""
        bookmarks.keep_only(self._bookmarks, tables)
        if lost := tally.missing(self.path.parent, tables):
            tally.note(self.path.parent, lost)
        self._tally.begin(tables)
        with self._reader() as file:
            strays = credentials.strays(file)
        if strays:
            self.writer.submit(credentials.drop_strays).wait()

    # ---- writing -----------------------------------------------------------------------------------------------------

    def make(self, ruleset: str, title: str, language: str = "") -> str:
        """Make a table; its id, once it is on disk."""
        table = secrets.token_hex(6)
        row = (table, ruleset, title, int(self._clock()), language)
        self.writer.submit(lambda file: statements.make(file, row)).wait()
        return table

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
        table, made = (was.id, was.made) if was else (secrets.token_hex(6), int(self._clock()))
        row = (table, ruleset, title, made, language)

        def work_of_one_transaction(file: sqlite3.Connection) -> int:
            statements.make(file, row)
            statements.append(file, table, 1, [(table, number, line) for number, line in enumerate(lines, 1)])
            for picture in pictures:
                images.hang(file, table, picture)
            return len(lines)

        self.writer.submit(work_of_one_transaction, counts=table).wait()
        return table

    def append(self, table: str, first: int, lines: Sequence[str]) -> Receipt[int]:
        """Append a step, whose first entry must have the table's next number; the receipt holds its last number."""
        rows = [(table, number, line) for number, line in enumerate(lines, first)]
        return self.writer.submit(lambda file: statements.append(file, table, first, rows), counts=table)

    def delete(self, table: str) -> None:
        """Remove a table from the file, and its text from the file's bytes; backups have it until they are purged."""

        def work_of_one_transaction(file: sqlite3.Connection) -> None:
            statements.delete(file, table)
            self._tally.forget(table)

        self.writer.submit(work_of_one_transaction).wait()
        with self._marking:
            bookmarks.drop(self._bookmarks, table)
        self.sweep()

    def sweep(self) -> None:
        """Leave nothing in the file's bytes of what was deleted; if it raises, it can be tried again."""
        with self._long:  # a backup under way would keep the old pages alive
            self.writer.submit(statements.sweep, alone=True).wait()

    @property
    def is_well(self) -> bool:
        """Whether anything can still be kept."""
        return self.writer.is_well

    @property
    def waiting(self) -> int:
        """How many jobs wait for the next transaction."""
        return self.writer.waiting

    def check_can_write(self) -> None:
        """Refuse if nothing could be kept now. After a failure it is tried: room may have been made on the disk."""
        if not self.writer.is_well or self.writer.has_failed:
            self.writer.submit(statements.touch).wait()
        try:
            free = shutil.disk_usage(self.path.parent).free
        except OSError as problem:
            raise cannot_write(self.path.parent, problem) from problem
        if free < LEAST_FREE:
            raise MoothallError("error-keep-disk-full", file=str(self.path))
        if not os.access(self.path.parent, os.W_OK):
            raise cannot_write(self.path.parent, OSError(errno.EROFS, os.strerror(errno.EROFS)))

    # ---- reading -----------------------------------------------------------------------------------------------------

    def tables(self) -> list[TableRow]:
        """All tables, the oldest first."""
        with self._reader() as file:
            rows = file.execute(f"SELECT {COLUMNS} FROM tables ORDER BY made, id").fetchall()
        return [TableRow(*row) for row in rows]

    def read(self, table: str, after: int = 0) -> Iterator[str]:
        """The lines of a table's entries that come after a number, as far as they are on disk."""
        while True:
            with self._reader() as file:
                rows = file.execute(
                    "SELECT number, line FROM entries WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?",
                    (table, after, AT_A_TIME),
                ).fetchall()
                if not rows:
                    statements.known(file, table)
            for number, line in rows:
                if number != after + 1:
                    raise MoothallError("error-keep-gap", table=table, numbers=f"{after + 1}–{number - 1}")
                yield line
                after = number
            if len(rows) < AT_A_TIME:
                return

    def table(self, id: str) -> TableRow:
        """Return the table's row; raises if there is none."""
        with self._reader() as file:
            row = file.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise MoothallError("error-keep-no-table", table=id)
        return TableRow(*row)

    def check(self) -> list[MoothallError]:
        """Everything that is wrong with the file, each thing in words; an empty list is a clean bill."""
        with self._long, self._reader() as file:
            return [*problems(file, self.path), *tally.in_words(self.missing())]

    def missing(self) -> list[MissingLines]:
        """Acknowledged lines that were found missing when the folder was opened, now or earlier."""
        return tally.noted(self.path.parent)

    def take_note(self) -> None:
        """Go on knowingly: what is missing is told no more."""
        tally.take_note(self.path.parent)

    # ---- bookmarks ---------------------------------------------------------------------------------------------------

    def put_bookmark(self, table: str, data: bytes) -> None:
        """Write a table's bookmark, without the writer; refused if the table is gone meanwhile."""
        with self._marking, self._reader() as file:
            statements.known(file, table)
            bookmarks.put(self._bookmarks, table, data)

    def bookmark(self, table: str) -> bytes | None:
        """Return the table's bookmark (snapshot), or None if it is missing or damaged."""
        return bookmarks.get(self._bookmarks, table)

    # ---- pictures ----------------------------------------------------------------------------------------------------

    def hang(self, table: str, picture: Hung) -> None:
        """Keep a picture of a table; it is on disk when this returns."""
        self.writer.submit(lambda file: images.hang(file, table, picture)).wait()

    def pictures(self, table: str) -> list[Hung]:
        """The pictures of a table in the order in which they came, without their bytes."""
        with self._reader() as file:
            return images.all_of(file, table)

    def picture(self, table: str, name: str) -> Hung | None:
        """One picture of a table, if it is there."""
        with self._reader() as file:
            return images.one(file, table, name)

    # ---- who may come in ---------------------------------------------------------------------------------------------

    def put_secret(self, secret: Secret) -> None:
        """Keep a new secret; it is on disk when this returns."""
        self.writer.submit(lambda file: credentials.put(file, secret)).wait()

    def change_secret(self, secret: Secret) -> None:
        """Put a secret in the place of what has its id; refused if that is gone meanwhile."""
        self.writer.submit(lambda file: credentials.change(file, secret)).wait()

    def drop_secrets(self, ids: Collection[str]) -> list[Secret]:
        """Remove secrets and all that came by them; everything that went."""
        return self.writer.submit(lambda file: credentials.drop(file, ids)).wait()

    def secret(self, id: str) -> Secret | None:
        """One secret, if it is there."""
        with self._reader() as file:
            return credentials.by_id(file, id)

    def secrets_of_table(self, table: str) -> list[Secret]:
        """Return all credentials of a table, the oldest first."""
        with self._reader() as file:
            return credentials.of_table(file, table)

    def secrets_of_person(self, person: str) -> list[Secret]:
        """Return all credentials of a person, the oldest first."""
        with self._reader() as file:
            return credentials.of_person(file, person)

    def ended_secrets(self, now: float) -> list[Secret]:
        """All whose time is over."""
        with self._reader() as file:
            return credentials.ended(file, int(now))

    # ---- backups -----------------------------------------------------------------------------------------------------

    def back_up(self, to: Path) -> Path:
        """Copy everything that is on disk now to one file, while play goes on."""
        with self._long, self._reader() as file:
            migrate.copied(file, to)
        return to

    def back_up_if_due(self, folder: Path, every_seconds: float, now: float, newest: int = 7) -> Path | None:
        """Back up into a folder if the last time is long enough ago, and keep only the newest few."""
        return back_up_if_due(self.back_up, folder, every_seconds, now, newest)

    @property
    def backups(self) -> Path:
        """The default folder of backups."""
        return self.path.parent / BACKUPS

    def purge_backups(self, table: str) -> int:
        """Remove a deleted table from the backups in our own folder as well; how many had it."""
        with self._long:
            return purge(self.backups, table)

    # ---- connections -------------------------------------------------------------------------------------------------

    @contextmanager
    def _reader(self) -> Iterator[sqlite3.Connection]:
        """A connection that only reads; kept for the next one if nothing went wrong with it."""
        file = self._opened()
        try:
            yield file
        except BaseException as problem:
            file.close()
            if isinstance(problem, sqlite3.Error):
                raise told(problem, self.path) from problem
            raise
        with self._guard:
            if not self._closed:
                return self._idle.append(file)
        return file.close()

    def _opened(self) -> sqlite3.Connection:
        with self._guard:
            if self._closed:
                raise MoothallError("error-keep-closed", file=str(self.path))
            if self._idle:
                return self._idle.pop()
        try:
            return reading(self.path)
        except sqlite3.Error as problem:
            raise told(problem, self.path) from problem

    def close(self) -> None:
        """Finish what was begun, fold the log into the file and unlock the folder."""
        self.writer.close()
        self._tally.close()
        with self._guard:
            self._closed = True
            while self._idle:
                self._idle.pop().close()
        self.writer.connection.close()
        self._lock.release()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
