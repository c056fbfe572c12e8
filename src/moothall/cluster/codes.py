"""Short-lived codes, moves and tries of all members, in unlogged tables: a crash of the database ends them.

Of a code only a digest is here, with a key that is not in the database: six letters could be guessed from a plain one.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from moothall.cluster.connections import Connection
from moothall.store import Secret

MOST = 10_000
"""Codes, and moves, alive at once; those that end first go."""

TRY = """
INSERT INTO tries AS t (key, held, at, given) VALUES (%(key)s, %(burst)s - 1, %(now)s, true)
ON CONFLICT (key) DO UPDATE SET
    held = least(%(burst)s, t.held + greatest(0, %(now)s - t.at) * %(rate)s)
         - (least(%(burst)s, t.held + greatest(0, %(now)s - t.at) * %(rate)s) >= 1)::int,
    given = least(%(burst)s, t.held + greatest(0, %(now)s - t.at) * %(rate)s) >= 1,
    at = greatest(t.at, %(now)s)
RETURNING given, held
"""
"""A bucket of tokens: what is left of it, filled up by the time that has passed, and one less if there is one."""

KEPT = 3_600
"""Seconds after which any bucket is full again and forgotten."""


class CodeTables:
    """The codes, moves and tries in a database."""

    def __init__(self, transaction: Callable[[], AbstractContextManager[Connection]]) -> None:
        self._transaction = transaction

    def put_code(self, digest: bytes, stands_for: str, ends: float, now: float) -> None:
        """Keep a code; the one that this stood for before is over."""
        with self._transaction() as connection:
            connection.execute("DELETE FROM codes WHERE stands_for = %s OR ends <= %s", (stands_for, now))
            put = "INSERT INTO codes VALUES (%s, %s, %s) ON CONFLICT (digest) DO UPDATE SET stands_for = %s, ends = %s"
            connection.execute(put, (digest, stands_for, ends, stands_for, ends))
            too_many = "SELECT digest FROM codes ORDER BY ends DESC OFFSET %s"
            connection.execute(f"DELETE FROM codes WHERE digest IN ({too_many})", (MOST,))

    def code(self, digest: bytes) -> tuple[str, float] | None:
        """What a code stands for, and when it ends."""
        with self._transaction() as connection:
            return connection.execute("SELECT stands_for, ends FROM codes WHERE digest = %s", (digest,)).fetchone()

    def drop_code(self, stands_for: str) -> None:
        """Drop the code of an invitation."""
        with self._transaction() as connection:
            connection.execute("DELETE FROM codes WHERE stands_for = %s", (stands_for,))

    def put_move(self, move: Secret, now: float) -> None:
        """Keep a move; the one that this person had before is over."""
        with self._transaction() as connection:
            connection.execute("DELETE FROM moves WHERE person = %s OR ends <= %s", (move.person, now))
            row = (move.id, move.kind, move.digest, move.person, move.ends)
            connection.execute("INSERT INTO moves VALUES (%s, %s, %s, %s, %s)", row)
            too_many = "SELECT id FROM moves ORDER BY ends DESC OFFSET %s"
            connection.execute(f"DELETE FROM moves WHERE id IN ({too_many})", (MOST,))

    def take_move(self, id: str) -> Secret | None:
        """A move, which is used up by it, wherever it is asked for."""
        taken = "DELETE FROM moves WHERE id = %s RETURNING kind, digest, person, ends"
        with self._transaction() as connection:
            row = connection.execute(taken, (id,)).fetchone()
        return None if row is None else Secret(id, row[0], row[1], person=row[2], ends=row[3])

    def take_try(self, key: str, now: float, rate: float, burst: float) -> float:
        """Take a try if there is one: 0, or the seconds after which it is worth trying again."""
        with self._transaction() as connection:
            connection.execute("DELETE FROM tries WHERE at < %s", (now - KEPT,))
            values = {"key": key, "now": now, "rate": rate, "burst": burst}
            given, held = connection.execute(TRY, values).fetchone() or (False, 0.0)
        return 0.0 if given else (1 - held) / rate
