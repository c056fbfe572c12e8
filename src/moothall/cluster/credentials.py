"""Credentials in PostgreSQL: each function is the work of one transaction.

Whoever adds one holds a lock together with others who add; whoever drops some holds it alone. So nothing can come by a
credential while it goes.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, LiteralString

from moothall.cluster.connections import Connection
from moothall.errors import MoothallError
from moothall.store import Secret
from moothall.store.credentials import row

COLUMNS: LiteralString = "id, kind, digest, table_id, person, role, seat, came_by, made, ends"
INSERT: LiteralString = f"INSERT INTO secrets ({COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)"
DROP: LiteralString = f"""
WITH RECURSIVE gone AS (
    SELECT id, 0 AS depth FROM secrets WHERE id = ANY(%s)
    UNION SELECT s.id, gone.depth + 1 FROM secrets s JOIN gone ON s.came_by = gone.id
), dropped AS (
    DELETE FROM secrets USING (SELECT id AS went, min(depth) AS depth FROM gone GROUP BY id) AS g
    WHERE id = g.went RETURNING secrets.*, g.depth
)
SELECT {COLUMNS} FROM dropped ORDER BY depth, made, id
"""

LOCK = 0x73656372
"""The lock over all credentials, shared by those who add."""


def known(connection: Connection, table: str) -> None:
    """Refuse a table that is not there."""
    if connection.execute("SELECT 1 FROM ledgers WHERE id = %s", (table,)).fetchone() is None:
        raise MoothallError("error-keep-no-table", table=table)


def put(connection: Connection, secret: Secret) -> None:
    """Keep a new credential; refused if its table, or what it came by, is gone meanwhile."""
    _lock_to_add(connection)
    if secret.table:
        known(connection, secret.table)
    if secret.came_by:
        _there(connection, secret.came_by)
    connection.execute(INSERT, row(secret))


def change(connection: Connection, secret: Secret) -> None:
    """Put a credential in the place of what has its id; one that is gone meanwhile does not come back by it."""
    _lock_to_add(connection)
    if connection.execute("DELETE FROM secrets WHERE id = %s", (secret.id,)).rowcount == 0:
        raise MoothallError("error-keep-withdrawn")
    connection.execute(INSERT, row(secret))


def drop(connection: Connection, ids: Collection[str]) -> list[Secret]:
    """Remove credentials and all that came by them; everything that went."""
    lock_to_drop(connection)
    return [Secret(*found) for found in connection.execute(DROP, (list(ids),)).fetchall()]


def drop_of_table(connection: Connection, table: str) -> None:
    """Remove all that opens a table."""
    lock_to_drop(connection)
    connection.execute("DELETE FROM secrets WHERE table_id = %s", (table,))


def _lock_to_add(connection: Connection) -> None:
    connection.execute("SELECT pg_advisory_xact_lock_shared(%s)", (LOCK,))


def lock_to_drop(connection: Connection) -> None:
    """Wait for whoever adds, and let nobody add until the end of the transaction."""
    connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))


def _there(connection: Connection, id: str) -> None:
    if not where(connection, "id = %s", id):
        raise MoothallError("error-keep-withdrawn")


def where(connection: Connection, condition: LiteralString, value: Any) -> list[Secret]:
    """The credentials for which a condition holds, the oldest first."""
    asked = connection.execute(f"SELECT {COLUMNS} FROM secrets WHERE {condition} ORDER BY made, id", (value,))
    return [Secret(*found) for found in asked.fetchall()]
