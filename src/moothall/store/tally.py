"""The tally: how many lines of each table were acknowledged, in a small file apart from the database and its log.

A log (`-wal`) that is cut or taken away leaves a database that is sound and lacks what came last. The tally notices:
it is written after each commit and before the receipts, so that it never says more than the file holds, and so a
killed process, a full disk or a copy of all files raises no alarm. It is forced to disk apart from the commits, about
once a second. What it finds missing is noted in a file of its own until somebody takes note of it.

The tally is not worth a step: if it cannot be written, play goes on and less is noticed.
"""

from __future__ import annotations

import json
import os
import struct
import threading
from collections.abc import Iterable, Mapping
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from moothall.errors import MoothallError
from moothall.records import record
from moothall.store.connections import begun
from moothall.store.paths import MISSING, TALLY, synced

HEAD = b"moothall tally 1".ljust(32, b"\n")
SLOT = struct.Struct(">16sQ8s")
"""A table by the digest of its id, the number of its last line, and a digest of both."""

SYNC_EVERY = 1.0
"""Seconds between two times that the tally is forced to disk, while it changes."""


@record
class MissingLines:
    """Acknowledged lines that a table lacks: the number up to which it has them, and up to which they were counted.

    The id is empty for a table that is missing as a whole.
    """

    table: str
    has: int
    counted: int

    @property
    def lines(self) -> int:
        return self.counted - self.has


class Tally:
    """The counts of a folder. The writer's thread counts; another forces the file to disk."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / TALLY
        self._slots: dict[bytes, int] = {}
        self._file = -1
        self._door, self._changed, self._ended = threading.Lock(), threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self, counts: Mapping[str, int]) -> None:
        """Write the file anew from what the database holds."""
        with self._door, suppress(OSError):
            self._write(counts)

    def _write(self, counts: Mapping[str, int]) -> None:
        tables = {_digest(table): last for table, last in counts.items() if last}
        beside = self._path.with_name(f"{self._path.name}.part")
        beside.unlink(missing_ok=True)
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(HEAD + b"".join(_slot(table, last) for table, last in tables.items()))
        synced(beside)
        beside.replace(self._path)
        self._slots = {table: place for place, table in enumerate(tables)}
        self._file = os.open(self._path, os.O_RDWR | getattr(os, "O_BINARY", 0))

    def count(self, last: Mapping[str, int]) -> None:
        """Write the last numbers of tables whose lines are on disk now."""
        with self._door, suppress(OSError):
            if self._file < 0:
                return
            for table, number in last.items():
                self._put(_digest(table), number)
            self._sync_soon()

    def forget(self, table: str) -> None:
        """Count a table no more, on disk when this returns: it is about to be deleted, which is no loss."""
        with self._door:
            if self._file < 0:
                return
            try:
                self._put(_digest(table), 0)
                os.fsync(self._file)
            except OSError:
                self._give_up()

    def _give_up(self) -> None:
        """Without a tally nothing is noticed; with one that says too much there would be a false alarm."""
        os.close(self._file)
        self._file = -1
        with suppress(OSError):
            self._path.unlink()

    def _put(self, table: bytes, number: int) -> None:
        place = self._slots.setdefault(table, len(self._slots))
        os.lseek(self._file, len(HEAD) + place * SLOT.size, os.SEEK_SET)
        os.write(self._file, _slot(table, number))

    # ---- on disk

    def _sync_soon(self) -> None:
        self._changed.set()
        if self._thread is None:
            self._thread = threading.Thread(target=self._sync_now_and_then, name="moothall-tally", daemon=True)
            self._thread.start()

    def _sync_now_and_then(self) -> None:
        while not self._ended.is_set():
            self._changed.wait()
            self._changed.clear()
            with suppress(OSError):
                if self._file >= 0:
                    os.fsync(self._file)
            self._ended.wait(SYNC_EVERY)

    def close(self) -> None:
        """Force the counts to disk and end."""
        self._ended.set()
        self._changed.set()
        if self._thread is not None:
            self._thread.join()
        with self._door, suppress(OSError):
            if self._file >= 0:
                os.fsync(self._file)
                os.close(self._file)
                self._file = -1


# ---- comparing ------------------------------------------------------------------------------------------------------


def missing(folder: Path, counts: Mapping[str, int]) -> list[MissingLines]:
    """Return what the tally of a folder has and the database lacks, whose tables have these last numbers."""
    counted = _read(folder / TALLY)
    found = [
        MissingLines(table, has, counted[key])
        for table, has in sorted(counts.items())
        if counted.get(key := _digest(table), 0) > has
    ]
    known = {_digest(table) for table in counts}
    return found + [MissingLines("", 0, last) for key, last in counted.items() if key not in known and last]


def _read(path: Path) -> dict[bytes, int]:
    """The counts of a file, as far as they are whole. A slot that was half written says nothing."""
    try:
        held = path.read_bytes()
    except OSError:
        return {}
    if held[: len(HEAD)] != HEAD:
        return {}
    slots = (held[at : at + SLOT.size] for at in range(len(HEAD), len(held), SLOT.size))
    whole = (SLOT.unpack(slot) for slot in slots if len(slot) == SLOT.size)
    return {table: last for table, last, check in whole if check == _check(table, last)}


def _digest(table: str) -> bytes:
    return blake2b(table.encode(), digest_size=16).digest()


def _check(table: bytes, last: int) -> bytes:
    return blake2b(table + last.to_bytes(8), digest_size=8).digest()


def _slot(table: bytes, last: int) -> bytes:
    return SLOT.pack(table, last, _check(table, last))


# ---- the note -------------------------------------------------------------------------------------------------------


def note(folder: Path, found: Iterable[MissingLines]) -> None:
    """Keep what was found missing beside what was noted before."""
    rows = [[each.table, each.has, each.counted] for each in (*noted(folder), *found)]
    beside = folder / f"{MISSING}.part"
    with suppress(OSError):
        begun(beside)
        beside.write_text(json.dumps(rows), encoding="utf-8")
        synced(beside)
        beside.replace(folder / MISSING)


def noted(folder: Path) -> list[MissingLines]:
    """Missing lines that no host has acknowledged yet."""
    try:
        rows = json.loads((folder / MISSING).read_text(encoding="utf-8"))
        return [MissingLines(str(table), int(has), int(counted)) for table, has, counted in rows]
    except (OSError, ValueError, TypeError):
        return []


def take_note(folder: Path) -> None:
    """Go on knowingly: what is missing is told no more."""
    with suppress(OSError):
        (folder / MISSING).unlink()


def start_anew(folder: Path) -> None:
    """Forget every count and note: another database lies in the folder now."""
    take_note(folder)
    with suppress(OSError):
        (folder / TALLY).unlink()


def in_words(found: Iterable[MissingLines]) -> list[MoothallError]:
    """What is missing as one error with the number of lines; an empty list if nothing is."""
    lines = sum(each.lines for each in found)
    return [MoothallError("error-keep-missing", lines=lines)] if lines else []
