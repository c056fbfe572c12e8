"""Connections to the file: one that writes, and others that only read.

SQLite before 3.51.3 can lose data when two connections write or checkpoint at once. Here only the writer does either:
readers are opened read-only, which also keeps them from checkpointing when they close.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from moothall.errors import MoothallError

PATIENCE = 5.0
"""Seconds to wait for another connection of ours; a reader is slow only while the log is being emptied."""

WRITER = ("journal_mode = WAL", "synchronous = FULL", "mmap_size = 0", "secure_delete = ON")
READER = ("query_only = ON", "mmap_size = 0")


def writing(path: Path) -> sqlite3.Connection:
    """The connection that writes. It is handed from the thread that opens it to the writer's."""
    begun(path)
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def begun(path: Path) -> None:
    """Create the file for its owner's eyes alone; SQLite's logs beside it then are too."""
    with suppress(OSError):  # it is there already, or SQLite will say why it cannot be
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def make_durable(connection: sqlite3.Connection) -> None:
    """Let what is committed be on disk; to be called only once we know that the file is ours to change."""
    for pragma in WRITER:
        connection.execute(f"PRAGMA {pragma}")


def reading(path: Path) -> sqlite3.Connection:
    """A connection that can change nothing."""
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    for pragma in READER:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def code_of(problem: Exception) -> int:
    """SQLite's name for a problem, without its finer shades; 0 where the problem is not SQLite's."""
    return (getattr(problem, "sqlite_errorcode", None) or 0) & 0xFF


def told(problem: Exception, path: Path) -> MoothallError:
    """Return the error that people read when the database refuses."""
    if isinstance(problem, MoothallError):
        return problem
    match code_of(problem):
        case sqlite3.SQLITE_FULL:
            return MoothallError("error-keep-disk-full", file=str(path))
        case _ if is_damaged(problem):
            return MoothallError("error-keep-damaged", file=str(path))
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            why = "other" if code_of(problem) == sqlite3.SQLITE_CANTOPEN else "rights"
            return MoothallError("error-keep-cannot-write", folder=str(path.parent), why=why, problem=str(problem))
    return MoothallError("error-keep-failed", file=str(path), problem=str(problem))


def is_damaged(problem: Exception) -> bool:
    """Whether the file itself is damaged, so that only a repair helps."""
    return code_of(problem) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_its_own_fault(problem: Exception) -> bool:
    """Whether a job failed by what it wanted to write (no text, too long), and the file is well."""
    ours = (0, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_RANGE)
    return code_of(problem) in ours


def can_go_on(problem: Exception) -> bool:
    """Whether the file can be trusted after a failed transaction.

    A full disk or a busy file leaves everything as it was. After an error of input or output nobody knows what the
    system has dropped from its memory, and a second try that seems to work would prove nothing.
    """
    return isinstance(problem, MoothallError) or code_of(problem) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY)


def commit(connection: sqlite3.Connection) -> None:
    """The moment from which everything is on disk. A function of its own so that tests can let it fail."""
    connection.execute("COMMIT")


Commit = Callable[[sqlite3.Connection], None]
