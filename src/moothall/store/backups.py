"""Scheduled backups. The caller passes the time; nothing here sleeps."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from moothall.store.connections import told
from moothall.store.paths import cannot_write

STAMP = "%Y%m%dT%H%M%SZ"
NAME = "moothall-{}.sqlite"


def back_up_if_due(
    back_up: Callable[[Path], Path], folder: Path, every_seconds: float, now: float, newest: int
) -> Path | None:
    """Back up if the last one is long enough ago; the new file, or nothing. Older ones than the newest few go.

    The times are in the names, because copying a folder changes the times of its files. A backup from the future was
    made by a clock that went wrong and does not count.
    """
    past = [made for made in _made(folder) if made <= now]
    if past and now - max(past) < every_seconds:
        return None
    new = back_up(folder / NAME.format(datetime.fromtimestamp(now, UTC).strftime(STAMP)))
    _prune(folder, new, newest)
    return new


def _made(folder: Path) -> dict[float, Path]:
    """The backups of a folder by the time they were made."""
    found = {}
    for path in folder.glob(NAME.format("*")):
        try:
            made = datetime.strptime(path.name, NAME.format(STAMP)).replace(tzinfo=UTC)
        except ValueError:
            continue  # somebody's own file
        found[made.timestamp()] = path
    return found


def _prune(folder: Path, new: Path, newest: int) -> None:
    others = [path for _, path in sorted(_made(folder).items()) if path != new]
    try:
        for path in others[: max(0, len(others) + 1 - newest)]:
            path.unlink(missing_ok=True)
    except OSError as problem:
        raise cannot_write(folder, problem) from problem


# ---- what is deleted ------------------------------------------------------------------------------------------------


def purge(folder: Path, table: str) -> int:
    """Take a table out of every backup of a folder that has it, also out of its bytes; how many had it."""
    return sum(_purged(path, table) for path in sorted(folder.glob("*.sqlite")))


def _purged(path: Path, table: str) -> bool:
    """SQLite does this wholly or not at all: a backup is sound whenever the power goes."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as file:
            if file.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
                return False
            file.execute("PRAGMA secure_delete = ON")
            file.execute("BEGIN IMMEDIATE")
            for name in _that_belong_to_tables(file):
                file.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
            file.execute("DELETE FROM tables WHERE id = ?", (table,))
            file.execute("COMMIT")
            file.execute("VACUUM")
    except sqlite3.Error as problem:
        raise told(problem, path) from problem
    return True


def _that_belong_to_tables(file: sqlite3.Connection) -> list[str]:
    """The SQL tables that hold a table's id. An older backup has fewer of them."""
    owned = "SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = ?"
    return [name for (name,) in file.execute(owned, ("table_id",))]
