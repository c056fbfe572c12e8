"""Statements for the writer: each a function of its connection, in a transaction that is already open."""

from __future__ import annotations

import sqlite3

from moothall.errors import MoothallError
from moothall.store.connections import can_go_on


def append(file: sqlite3.Connection, table: str, first: int, rows: list[tuple[str, int, str]]) -> int:
    """Add a step whose first number is the next one due; its last number."""
    due = 1 + _last(file, table)
    if first != due:
        raise MoothallError("error-keep-order", table=table, number=first, due=due)
    file.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    return due + len(rows) - 1


def _last(file: sqlite3.Connection, table: str) -> int:
    last: int | None = file.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table,)).fetchone()[0]
    if last is None:
        known(file, table)
    return last or 0


def known(file: sqlite3.Connection, table: str) -> None:
    """Refuse a table that is not there."""
    if file.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
        raise MoothallError("error-keep-no-table", table=table)


def make(file: sqlite3.Connection, row: tuple[str, str, str, int, str]) -> None:
    """Add a table without entries."""
    file.execute("INSERT INTO tables (id, ruleset, title, made, language) VALUES (?, ?, ?, ?, ?)", row)


def delete(file: sqlite3.Connection, table: str) -> None:
    """Remove a table, its entries, its pictures and all that opens it."""
    known(file, table)
    file.execute("DELETE FROM pictures WHERE table_id = ?", (table,))
    file.execute("DELETE FROM secrets WHERE table_id = ?", (table,))
    file.execute("DELETE FROM entries WHERE table_id = ?", (table,))
    file.execute("DELETE FROM tables WHERE id = ?", (table,))


def touch(file: sqlite3.Connection) -> None:
    """Write the file's version as it is: whether this can be kept is the question."""
    (version,) = file.execute("PRAGMA user_version").fetchone()
    file.execute(f"PRAGMA user_version = {version}")


def sweep(file: sqlite3.Connection) -> None:
    """Overwriting what is deleted is not enough: pages that were split keep old copies, until the file is rebuilt.

    The log still holds the old pages and is emptied last. This cannot be done inside a transaction.
    """
    try:
        file.execute("VACUUM")
    except sqlite3.Error as problem:
        if can_go_on(problem):
            raise MoothallError("error-keep-traces", problem=str(problem)) from problem
        raise
    busy, *_ = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise MoothallError("error-keep-still-read")
