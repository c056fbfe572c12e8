"""The health check of the tables in a database. Whether its pages are sound is for PostgreSQL to say."""

from __future__ import annotations

from collections.abc import Iterator

from moothall.cluster.connections import Connection
from moothall.errors import MoothallError
from moothall.store.health import is_line, ranges

HOLES = """
SELECT id, last FROM ledgers l
WHERE last <> (SELECT count(*) FROM entries WHERE table_id = l.id AND number <= l.last) ORDER BY id
"""
STRAYS = "SELECT DISTINCT table_id FROM entries e WHERE NOT EXISTS (SELECT FROM ledgers WHERE id = e.table_id)"
AT_A_TIME = 5_000


def problems(connection: Connection) -> list[MoothallError]:
    """Everything that is wrong: holes in tables, entries without one, and lines that are none."""
    return [*_holes(connection), *_strays(connection), *_lines(connection)]


def _holes(connection: Connection) -> Iterator[MoothallError]:
    for table, last in connection.execute(HOLES).fetchall():
        numbers = connection.execute("SELECT number FROM entries WHERE table_id = %s", (table,)).fetchall()
        missing = set(range(1, last + 1)) - {number for (number,) in numbers}
        yield MoothallError("error-keep-gap", table=table, numbers=ranges(missing))


def _strays(connection: Connection) -> Iterator[MoothallError]:
    for (table,) in connection.execute(STRAYS).fetchall():
        yield MoothallError("error-keep-stray", table=table)


def _lines(connection: Connection) -> Iterator[MoothallError]:
    """Looks at each line, some at a time: a cursor that the server keeps does not fill our memory."""
    with connection.transaction(), connection.cursor("lines") as lines:
        lines.itersize = AT_A_TIME
        lines.execute("SELECT table_id, number, line FROM entries")
        for table, number, line in lines:
            if not is_line(line.encode()):
                yield MoothallError("error-keep-line", table=table, number=number)
