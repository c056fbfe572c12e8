"""Migrations: numbered files of plain SQL, each run in a transaction, after a backup."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from moothall.errors import MoothallError
from moothall.store.connections import begun, make_durable
from moothall.store.paths import BACKUPS, cannot_write, synced

MIGRATIONS = Path(__file__).parent / "migrations"


def migrations(folder: Path) -> dict[int, Path]:
    """The files by the version they lead to; they are numbered from 1 without a hole."""
    found = {int(path.name.partition("-")[0]): path for path in sorted(folder.glob("*.sql"))}
    assert list(found) == list(range(1, len(found) + 1)), f"migrations are not numbered in order: {list(found)}"
    return found


def known_version(connection: sqlite3.Connection, path: Path, folder: Path) -> int:
    """Which migration the file has come to, 0 if it is new; refuses a file that is ahead of this program."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    known = max(migrations(folder))
    if version > known:
        raise MoothallError("error-keep-newer", file=str(path), found=version, known=known)
    return version


def migrate(connection: sqlite3.Connection, path: Path, folder: Path) -> Path | None:
    """Bring a file up to date; returns the backup that was made of it, if it held anything."""
    steps, version = migrations(folder), known_version(connection, path, folder)
    make_durable(connection)
    kept = None
    if 0 < version < len(steps):
        kept = path.parent / BACKUPS / f"version-{version}-before-{len(steps)}.sqlite"
        copied(connection, kept)
    for number in range(version + 1, len(steps) + 1):
        _take(connection, number, steps[number].read_text(encoding="utf-8"))
    return kept


def _take(connection: sqlite3.Connection, number: int, sql: str) -> None:
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def copied(source: sqlite3.Connection, to: Path) -> None:
    """Copy a database as it is at one moment, while others go on writing; the file appears whole or not at all."""
    half = to.with_name(f"{to.name}.part")
    try:
        to.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        half.unlink(missing_ok=True)
        begun(half)
        with closing(sqlite3.connect(half, isolation_level=None)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, with no log beside it
        synced(half)
        half.replace(to)
        synced(to)
    except OSError as problem:
        raise cannot_write(to.parent, problem) from problem
