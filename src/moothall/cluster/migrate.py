"""Migrations of the database: numbered files of plain SQL, all that are due in one transaction.

Members of two versions may share a database, so a migration only ever adds.
"""

from __future__ import annotations

from pathlib import Path

from moothall.cluster.connections import Connection
from moothall.errors import MoothallError
from moothall.store.migrate import migrations

MIGRATIONS = Path(__file__).parent / "migrations"

TURNSTILE = 0x6D6F6F74
"""The lock of whoever migrates: of several that start together, one does it and the others wait."""


def migrate(connection: Connection, database: str, folder: Path = MIGRATIONS) -> None:
    """Bring a database up to date; refuses one that is ahead of this program."""
    steps = migrations(folder)
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (TURNSTILE,))
        connection.execute("CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY)")
        row = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()
        version: int = row[0] if row else 0
        if version > len(steps):
            raise MoothallError("error-keep-newer", file=database, found=version, known=len(steps))
        for number in range(version + 1, len(steps) + 1):
            connection.execute(steps[number].read_bytes())
            connection.execute("INSERT INTO migrations VALUES (%s)", (number,))
