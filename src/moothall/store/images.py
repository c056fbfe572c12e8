"""Images in the store: the pictures that people brought to a table, under the hash of their bytes."""

from __future__ import annotations

import sqlite3

from moothall.errors import MoothallError
from moothall.records import record
from moothall.store.statements import known

COLUMNS = "name, kind, width, height"
MOST_BYTES = 512 << 20
"""Of all pictures of one table together."""


@record
class Hung:
    """A picture as it is kept; looking through the gallery does not load its bytes."""

    name: str
    kind: str
    width: int
    height: int
    data: bytes = b""


# ---- for the writer -------------------------------------------------------------------------------------------------


def hang(file: sqlite3.Connection, table: str, picture: Hung, most: int = MOST_BYTES) -> None:
    """Keep a picture. The same one twice is kept once; a table that has enough of them is refused more."""
    known(file, table)
    if _has(file, table, picture.name):
        return
    added_up = "SELECT coalesce(sum(length(data)), 0) FROM pictures WHERE table_id = ?"
    (full,) = file.execute(added_up, (table,)).fetchone()
    if full + len(picture.data) > most:
        raise MoothallError("error-keep-gallery-full", most=most >> 20)
    row = (table, picture.name, picture.kind, picture.width, picture.height, picture.data)
    file.execute("INSERT INTO pictures VALUES (?, ?, ?, ?, ?, ?)", row)


def _has(file: sqlite3.Connection, table: str, name: str) -> bool:
    found = file.execute("SELECT 1 FROM pictures WHERE table_id = ? AND name = ?", (table, name))
    return found.fetchone() is not None


# ---- for readers ----------------------------------------------------------------------------------------------------


def all_of(file: sqlite3.Connection, table: str) -> list[Hung]:
    """The pictures of a table, without their bytes."""
    rows = file.execute(f"SELECT {COLUMNS} FROM pictures WHERE table_id = ? ORDER BY rowid", (table,)).fetchall()
    return [Hung(*row) for row in rows]


def one(file: sqlite3.Connection, table: str, name: str) -> Hung | None:
    """One picture with its bytes, if it hangs there."""
    asked = f"SELECT {COLUMNS}, data FROM pictures WHERE table_id = ? AND name = ?"
    row = file.execute(asked, (table, name)).fetchone()
    return None if row is None else Hung(*row)
