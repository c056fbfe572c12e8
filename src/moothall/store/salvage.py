"""Reading around the damage in a file: all lines of each table that can still be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

from moothall.store import migrate
from moothall.store.connections import code_of, reading
from moothall.store.credentials import COLUMNS, Secret
from moothall.store.health import is_line
from moothall.store.images import COLUMNS as HUNG
from moothall.store.images import Hung

LANGUAGES_SINCE = 3
"""The version of the file from which on a table has a language."""

FARTHEST = 1 << 20
"""How many numbers ahead we look for a readable line. A damaged page holds far fewer."""


Row = tuple[str, str, str, int, str]
"""A table: its id, ruleset, title, when it was made, and its language."""


class SalvagedTable:
    """The readable lines of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.row: Row | None = None
        self.lines: dict[int, str] = {}
        self.ended = True

    def whole(self) -> int:
        """The last number before the first hole."""
        return next(number for number in count(1) if number not in self.lines) - 1


def salvage(path: Path) -> Iterator[SalvagedTable]:
    """Yield the readable lines of each table."""
    try:
        with closing(reading(path)) as file:
            version = migrate.known_version(file, path, migrate.MIGRATIONS)
            file.text_factory = bytes
            rows = {row[0]: row for row in _rows(file, "language" if version >= LANGUAGES_SINCE else "x''")}
            for table in sorted(rows.keys() | _tables(file)):
                found = SalvagedTable(table)
                found.row = rows.get(table)
                _read(file, found)
                yield found
    except sqlite3.DatabaseError as problem:
        if code_of(problem) not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR):
            raise  # we may not read it, or somebody else does: that is no damage


def salvage_secrets(path: Path) -> list[Secret]:
    """Return the readable credentials, from both ends up to the damage; none in a file older than that."""
    found: dict[str, Secret] = {}
    for way in ("ASC", "DESC"):
        try:
            with closing(reading(path)) as file:
                for row in file.execute(f"SELECT {COLUMNS} FROM secrets ORDER BY id {way}"):
                    found[row[0]] = Secret(*row)
        except sqlite3.DatabaseError:
            continue
    return list(found.values())


def salvage_pictures(path: Path) -> Iterator[tuple[str, Hung]]:
    """The pictures that can be read, each with its table, from both ends up to the damage; some come twice."""
    for way in ("ASC", "DESC"):
        try:
            with closing(reading(path)) as file:
                walk = f"SELECT table_id, {HUNG}, data FROM pictures ORDER BY rowid {way}"
                for table, *picture in file.execute(walk):
                    yield table, Hung(*picture)
        except sqlite3.DatabaseError:
            continue


def _rows(file: sqlite3.Connection, language: str) -> Iterator[Row]:
    """The tables, from both ends up to the damage."""
    for way in ("ASC", "DESC"):
        try:
            rows = file.execute(f"SELECT id, ruleset, title, made, {language} FROM tables ORDER BY id {way}")
            for id, ruleset, title, made, spoken in rows:
                yield id.decode(), ruleset.decode(), title.decode(), int(made), spoken.decode()
        except (sqlite3.DatabaseError, UnicodeDecodeError, AttributeError, ValueError, TypeError):
            continue


def _tables(file: sqlite3.Connection) -> set[str]:
    """The tables that have entries, by leaps from both ends."""
    found: set[str] = set()
    for way, beyond, start in (("ASC", ">", ""), ("DESC", "<", "\U0010ffff")):
        leap = f"SELECT table_id FROM entries WHERE table_id {beyond} ? ORDER BY table_id {way} LIMIT 1"
        at = start
        try:
            while row := file.execute(leap, (at,)).fetchone():
                at = row[0].decode()
                found.add(at)
        except (sqlite3.DatabaseError, UnicodeDecodeError, AttributeError):
            continue
    return found


def _read(file: sqlite3.Connection, found: SalvagedTable) -> None:
    """Read on; at a damaged place, look for where it goes on and try what lies between one by one."""
    at = 0
    while True:
        try:
            walk = "SELECT number, line FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
            for number, line in file.execute(walk, (found.table, at)):
                _keep(found, number, line)
                at = number
            return
        except sqlite3.DatabaseError:
            onward = _onward(file, found, at)
        if onward is None:
            return
        for number in range(at + 1, onward + 1):
            _try(file, found, number)
        at = onward


def _onward(file: sqlite3.Connection, found: SalvagedTable, at: int) -> int | None:
    """The nearest number that can be read again, looking ever farther ahead."""
    seek = "SELECT number, line FROM entries WHERE table_id = ? AND number >= ? ORDER BY number LIMIT 1"
    ahead = 1
    while ahead <= FARTHEST:
        try:
            row = file.execute(seek, (found.table, at + ahead)).fetchone()
        except sqlite3.DatabaseError:
            ahead *= 2
            continue
        found.ended = row is not None  # a damaged place and then nothing: the last entries were in it
        return max(int(row[0]), at + 1) if row else None
    found.ended = False
    return None


def _try(file: sqlite3.Connection, found: SalvagedTable, number: int) -> None:
    one = "SELECT line FROM entries WHERE table_id = ? AND number = ?"
    try:
        row = file.execute(one, (found.table, number)).fetchone()
    except sqlite3.DatabaseError:
        return
    if row:
        _keep(found, number, row[0])


def _keep(found: SalvagedTable, number: int, line: object) -> None:
    if isinstance(line, bytes) and is_line(line):
        found.lines[number] = line.decode()
