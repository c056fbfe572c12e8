"""Putting a backup in the place of the file, with what it replaces kept beside it."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from moothall.errors import MoothallError, Unclear
from moothall.records import record
from moothall.store import bookmarks, credentials, migrate, tally
from moothall.store.connections import begun, reading, told, writing
from moothall.store.credentials import Secret
from moothall.store.health import problems
from moothall.store.paths import BACKUPS, BOOKMARKS, FILE, Lock, cannot_write, prepared, synced
from moothall.store.repair import logs_of, swap
from moothall.store.salvage import salvage_secrets

STAMP = "%Y-%m-%dT%H:%M:%SZ"


@record
class Backup:
    """A backup in the folder of backups: the name of its file, when it was written, and its bytes."""

    name: str
    made: int
    size: int

    @property
    def date(self) -> str:
        return datetime.fromtimestamp(self.made, UTC).strftime(STAMP)


@record
class Restored:
    """How a restore went: the replaced file under its new name, if there was one, and how many tables there are now."""

    kept: Path | None
    tables: int


def backups_of(folder: Path) -> list[Backup]:
    """The backups of a data folder, the newest first."""
    found = []
    for path in (folder / BACKUPS).glob("*.sqlite"):
        with suppress(OSError):  # it was pruned in this moment
            about = path.stat()
            found.append(Backup(path.name, int(about.st_mtime), about.st_size))
    return sorted(found, key=lambda each: (each.made, each.name), reverse=True)


def restore(folder: Path, name: str) -> Restored:
    """Put a backup in the place of the file; refuses while a server has the folder open, and a backup that is damaged.

    Links and sessions stay as they are now: none that was revoked since the backup comes back by it. Only if the file
    of now is damaged or lacks lines, the backup's are added to those that it still has.
    """
    with Lock(prepared(folder)) as lock:
        path = lock.folder / FILE
        try:
            new = _copied(lock.folder, _found(lock.folder, name))
            tables = _brought_up(new, _held(path))
            kept = _set_aside(path)
            if kept is not None:
                swap(path, kept, new)
            else:
                new.replace(path)
                synced(path)
            bookmarks.keep_only(lock.folder / BOOKMARKS, ())
            tally.start_anew(lock.folder)
        except OSError as problem:
            raise cannot_write(lock.folder, problem) from problem
        except sqlite3.Error as problem:
            raise told(problem, path) from problem
    return Restored(kept, tables)


def check_backup(folder: Path, name: str) -> None:
    """Refuse a backup that is not there or not whole, before anything is stopped for it."""
    path = _found(folder, name)
    try:
        with closing(reading(path)) as file:
            migrate.known_version(file, path, migrate.MIGRATIONS)
            wrong = problems(file, path)
    except sqlite3.Error as problem:
        raise told(problem, path) from problem
    if wrong:
        raise MoothallError("error-keep-bad-backup", name=name)


def _found(folder: Path, name: str) -> Path:
    """Return the file of a backup by a name that is on the list, and by no path."""
    if all(each.name != name for each in backups_of(folder)):
        raise Unclear("error-keep-no-backup", name=name)
    return folder / BACKUPS / name


def _copied(folder: Path, backup: Path) -> Path:
    check_backup(folder, backup.name)
    new = folder / f"{FILE}.new"
    for old in (new, *logs_of(new)):
        old.unlink(missing_ok=True)
    begun(new)
    shutil.copyfile(backup, new)
    return new


@record
class Held:
    """The credentials of the file of now, and the tables for which they are all there is; none if it cannot be sure."""

    secrets: tuple[Secret, ...]
    settled: tuple[str, ...]


def _held(path: Path) -> Held:
    """What the file of now says of links and sessions. A file that is damaged or lacks lines may have lost some."""
    if not path.exists():
        return Held((), ())
    secrets = tuple(salvage_secrets(path))
    try:
        with closing(reading(path)) as file:
            if tally.noted(path.parent) or problems(file, path):
                return Held(secrets, ())
            return Held(secrets, ("", *(id for (id,) in file.execute("SELECT id FROM tables"))))
    except sqlite3.Error:
        return Held(secrets, ())


def _brought_up(new: Path, held: Held) -> int:
    """Bring a copy up to date, with the credentials of now; how many tables it has."""
    with closing(writing(new)) as file:
        migrate.migrate(file, new, migrate.MIGRATIONS)
        file.execute("BEGIN IMMEDIATE")
        file.executemany("DELETE FROM secrets WHERE table_id = ?", [(table,) for table in held.settled])
        file.executemany("DELETE FROM secrets WHERE id = ?", [(each.id,) for each in held.secrets])
        file.executemany(credentials.INSERT, [credentials.row(each) for each in held.secrets])
        credentials.drop_strays(file)
        file.execute("COMMIT")
        (tables,) = file.execute("SELECT count(*) FROM tables").fetchone()
    synced(new)
    return int(tables)


def _set_aside(path: Path) -> Path | None:
    """Return the name under which the file of now is kept."""
    if not path.exists():
        return None
    return next(name for n in count(1) if not (name := path.with_name(f"replaced-{n}.sqlite")).exists())
