"""Bookmark files: a snapshot of a table's folded ledger at one place, so that opening it is quick.

They are a cache and nothing else. They lie beside the store's file and not in it: writing one never stands in the way
of a step, no backup and no archive has one, and a table without is opened all the same. What is in one is
for `table` to say; here it is bytes that are whole or not there.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

SUFFIX = ".bookmark"
DIGEST = 16


def put(folder: Path, table: str, data: bytes) -> None:
    """Keep a bookmark in the place of the last one. After a crash it is the old one, the new one, or found damaged."""
    folder.mkdir(mode=0o700, exist_ok=True)
    file = _file(folder, table)
    beside = file.with_suffix(".part")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(_digest(data) + data)
    beside.replace(file)


def get(folder: Path, table: str) -> bytes | None:
    """The bookmark of a table; one that is damaged is as good as none."""
    try:
        held = _file(folder, table).read_bytes()
    except OSError:
        return None
    digest, data = held[:DIGEST], held[DIGEST:]
    return data if digest == _digest(data) else None


def drop(folder: Path, table: str) -> None:
    """Remove the bookmark of a table, and what was left of writing one."""
    file = _file(folder, table)
    for path in (file, file.with_suffix(".part")):
        path.unlink(missing_ok=True)


def keep_only(folder: Path, tables: Iterable[str]) -> None:
    """Remove the files of all other tables: the program may have been stopped while deleting."""
    known = {_file(folder, table).name for table in tables}
    for path in folder.glob("*") if folder.is_dir() else ():
        if path.name not in known:
            with suppress(OSError):
                path.unlink()


def _file(folder: Path, table: str) -> Path:
    """Under a name of our own: a table's id may come from a foreign file."""
    return folder / (blake2b(table.encode(), digest_size=DIGEST).hexdigest() + SUFFIX)


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=DIGEST).digest()
