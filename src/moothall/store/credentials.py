"""Credentials in the store: invitations, sessions and grants. They are digests, no secrets, and no export has them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from moothall.errors import MoothallError
from moothall.records import record
from moothall.store.statements import known

COLUMNS = "id, kind, digest, table_id, person, role, seat, came_by, made, ends"
INSERT = f"INSERT INTO secrets ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"

Row = tuple[str, str, str, str, str, str, str, str, int, int | None]


@record
class Secret:
    """One credential: an invitation, a session or a grant. Its kinds and what they open are for the web to say.

    Whatever does not apply is empty. `came_by` is the id of the secret through which this one was got: when that goes,
    this goes with it. Times are in seconds since 1970, and without an end it lasts until it is dropped.
    """

    id: str
    kind: str
    digest: str = ""
    table: str = ""
    person: str = ""
    role: str = ""
    seat: str = ""
    came_by: str = ""
    made: int = 0
    ends: int | None = None


def row(of: Secret) -> Row:
    """A secret as the file has it."""
    return of.id, of.kind, of.digest, of.table, of.person, of.role, of.seat, of.came_by, of.made, of.ends


# ---- for the writer -------------------------------------------------------------------------------------------------


def put(file: sqlite3.Connection, secret: Secret) -> None:
    """Keep a new secret; refused if its table, or what it came by, is gone meanwhile."""
    if secret.table:
        known(file, secret.table)
    if secret.came_by:
        _there(file, secret.came_by)
    file.execute(INSERT, row(secret))


def change(file: sqlite3.Connection, secret: Secret) -> None:
    """Put a secret in the place of what has its id; one that is gone meanwhile does not come back by it."""
    _there(file, secret.id)
    file.execute("DELETE FROM secrets WHERE id = ?", (secret.id,))
    file.execute(INSERT, row(secret))


def _there(file: sqlite3.Connection, id: str) -> None:
    if by_id(file, id) is None:
        raise MoothallError("error-keep-withdrawn")


def drop(file: sqlite3.Connection, ids: Iterable[str]) -> list[Secret]:
    """Remove secrets and all that came by them; everything that went."""
    gone: list[Secret] = []
    for id in ids:
        if (found := by_id(file, id)) is not None:
            gone.append(found)
            file.execute("DELETE FROM secrets WHERE id = ?", (id,))
            gone += drop(file, [each.id for each in _where(file, "came_by = ?", id)])
    return gone


def drop_strays(file: sqlite3.Connection) -> int:
    """Remove the secrets of tables that are gone, and all that came by them; how many went."""
    return len(drop(file, strays(file)))


# ---- for readers ----------------------------------------------------------------------------------------------------


def by_id(file: sqlite3.Connection, id: str) -> Secret | None:
    """One secret, if it is there."""
    return next(iter(_where(file, "id = ?", id)), None)


def of_table(file: sqlite3.Connection, table: str) -> list[Secret]:
    """Return all credentials of a table, the oldest first."""
    return _where(file, "table_id = ?", table)


def of_person(file: sqlite3.Connection, person: str) -> list[Secret]:
    """Return all credentials of a person, the oldest first."""
    return _where(file, "person = ?", person)


def ended(file: sqlite3.Connection, now: int) -> list[Secret]:
    """All whose time is over."""
    return _where(file, "ends <= ?", now)


def _where(file: sqlite3.Connection, condition: str, value: str | int) -> list[Secret]:
    rows = file.execute(f"SELECT {COLUMNS} FROM secrets WHERE {condition} ORDER BY made, id", (value,)).fetchall()
    return [Secret(*row) for row in rows]


def strays(file: sqlite3.Connection) -> list[str]:
    """The ids of secrets whose table is gone."""
    gone = "SELECT id FROM secrets WHERE table_id != '' AND table_id NOT IN (SELECT id FROM tables)"
    return [id for (id,) in file.execute(gone).fetchall()]
