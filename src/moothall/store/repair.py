"""Saving what can be read of a damaged file into a new one, and saying what is lost.

A ledger with a hole cannot be folded. So a table keeps its entries up to its first hole, and can be played on from
there; what could be read behind the hole is set aside in a file of lines. The damaged file is kept.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from moothall.errors import MoothallError
from moothall.store import bookmarks, credentials, images, migrate, statements, tally
from moothall.store.connections import begun, told, writing
from moothall.store.credentials import Secret
from moothall.store.health import ranges
from moothall.store.paths import BOOKMARKS, FILE, Lock, cannot_write, synced, with_tables
from moothall.store.salvage import SalvagedTable, salvage, salvage_pictures, salvage_secrets
from moothall.store.tally import MissingLines


class Loss:
    """The repair of one table: the numbers kept, lost, and set aside; whether its very end is unknown."""

    def __init__(self, found: SalvagedTable) -> None:
        top = max(found.lines, default=0)
        self.table, self.named, self.kept = found.table, found.row is not None, found.whole()
        self.lost = [number for number in range(1, top + 1) if number not in found.lines]
        self.aside = sorted(number for number in found.lines if number > self.kept)
        self.unknown_from = None if found.ended else top + 1

    def __bool__(self) -> bool:
        return bool(self.lost or self.unknown_from or not self.named)

    def problems(self) -> list[MoothallError]:
        """The same in words."""
        said = []
        if not self.named:
            said.append(MoothallError("error-keep-stray", table=self.table))
        if self.lost:
            said.append(MoothallError("error-keep-lost", table=self.table, numbers=ranges(self.lost), kept=self.kept))
        if self.unknown_from:
            said.append(MoothallError("error-keep-lost-end", table=self.table, number=self.unknown_from))
        return said


class Repaired:
    """How a repair went: the damaged file under its new name, the lines set aside, and what each table lost."""

    def __init__(
        self, damaged: Path, aside: Path | None, losses: list[Loss], missing: list[MissingLines] | None = None
    ) -> None:
        self.damaged, self.aside, self.losses = damaged, aside, losses
        self.missing = missing or []
        """Acknowledged lines of which the damaged file has no trace."""

    def problems(self) -> list[MoothallError]:
        """All losses in words."""
        return [problem for loss in self.losses for problem in loss.problems()] + tally.in_words(self.missing)


def repair(folder: Path) -> Repaired:
    """Put a sound file in the place of a damaged one; refuses while a server has the folder open."""
    with Lock(with_tables(folder)) as lock:
        path = lock.folder / FILE
        damaged = next(name for n in count(1) if not (name := path.with_name(f"damaged-{n}.sqlite")).exists())
        try:
            found = list(salvage(path))
            new = _rebuilt(path, found, salvage_secrets(path))
            _hang_again(path, new, {each.table for each in found})
            aside = _set_aside(damaged.with_suffix(".rest.jsonl"), found)
            tops = {each.table: max(each.lines, default=0) for each in found}
            lacking = [*tally.noted(lock.folder), *tally.missing(lock.folder, tops)]
            bookmarks.keep_only(lock.folder / BOOKMARKS, ())
            swap(path, damaged, new)
            tally.start_anew(lock.folder)
        except OSError as problem:
            raise cannot_write(lock.folder, problem) from problem
        except sqlite3.Error as problem:
            raise told(problem, path) from problem
    return Repaired(damaged, aside, [loss for each in found if (loss := Loss(each))], lacking)


def ruins(folder: Path) -> list[Path]:
    """Return the files that repairs and restores have set aside. They may hold tables that were deleted since."""
    return sorted([*folder.glob("damaged-*"), *folder.glob("replaced-*")])


# ---- the new file ---------------------------------------------------------------------------------------------------


def _rebuilt(path: Path, tables: list[SalvagedTable], secrets: list[Secret]) -> Path:
    new = path.with_name(f"{path.name}.new")
    for old in (new, *logs_of(new)):
        old.unlink(missing_ok=True)
    with closing(writing(new)) as file:
        migrate.migrate(file, new, migrate.MIGRATIONS)
        file.execute("BEGIN")
        for found in tables:
            statements.make(file, found.row or (found.table, "", "", 0, ""))
            rows = ((found.table, number, found.lines[number]) for number in range(1, found.whole() + 1))
            file.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        file.executemany(credentials.INSERT, [credentials.row(secret) for secret in _whole(secrets, tables)])
        file.execute("COMMIT")
    synced(new)
    return new


def _hang_again(path: Path, new: Path, tables: set[str]) -> None:
    """Take over the pictures that can be read, one at a time: all of them together may be too much for the memory."""
    with closing(writing(new)) as file:
        file.execute("BEGIN")
        for table, picture in salvage_pictures(path):
            if table in tables:
                images.hang(file, table, picture)
        file.execute("COMMIT")
    synced(new)


def _whole(secrets: list[Secret], tables: list[SalvagedTable]) -> list[Secret]:
    """The secrets whose table, and what they came by, could be read too: a lost invitation must let no person in."""
    rooms, ids = {"", *(found.table for found in tables)}, {"", *(secret.id for secret in secrets)}
    return [secret for secret in secrets if secret.table in rooms and secret.came_by in ids]


def _set_aside(to: Path, tables: list[SalvagedTable]) -> Path | None:
    rest = [
        json.dumps({"table": loss.table, "number": number, "line": found.lines[number]}, ensure_ascii=False)
        for found in tables
        for loss in (Loss(found),)
        for number in loss.aside
    ]
    if not rest:
        return None
    begun(to)
    to.write_text("\n".join(rest) + "\n", encoding="utf-8")
    synced(to)
    return to


def swap(path: Path, damaged: Path, new: Path) -> None:
    """Copy the old file away, then replace it in one stroke: at no moment is there no file.

    Its log goes first, because SQLite would play the log of the old file into the new one.
    """
    for old, kept in zip((path, *logs_of(path)), (damaged, *logs_of(damaged)), strict=True):
        if old.exists():
            shutil.copy2(old, kept)
            synced(kept)
    for log in logs_of(path):
        log.unlink(missing_ok=True)
    new.replace(path)
    synced(path)


def logs_of(path: Path) -> tuple[Path, Path]:
    """Return the logs that SQLite keeps beside a file."""
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")
