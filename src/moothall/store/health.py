"""The health check of the store. Each problem is an error that is not raised but listed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from moothall.errors import MoothallError
from moothall.store.connections import told

MOST_WORDS = 20
"""Lines of SQLite's own findings that are passed on; a damaged page can make thousands."""


def problems(file: sqlite3.Connection, path: Path) -> list[MoothallError]:
    """Everything that is wrong with a file."""
    found: list[MoothallError] = []
    for look in (_pages, _gaps, _strays, _lines):
        try:
            with raw_text(file):
                found += look(file)
        except sqlite3.Error as problem:
            said = told(problem, path)
            found += [] if str(said) in map(str, found) else [said]
    return found


@contextmanager
def raw_text(file: sqlite3.Connection) -> Iterator[None]:
    """Text as bytes: what is damaged need not be text any more."""
    file.text_factory = bytes
    try:
        yield
    finally:
        file.text_factory = str


def is_line(line: object) -> bool:
    """Whether this can be a line of a ledger: one JSON object."""
    try:
        return isinstance(line, bytes) and isinstance(json.loads(line), dict)
    except ValueError:
        return False


def ranges(numbers: Iterable[int]) -> str:
    """Numbers for people: 3, 7–9."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in runs)


def _pages(file: sqlite3.Connection) -> Iterator[MoothallError]:
    for (said,) in file.execute(f"PRAGMA integrity_check({MOST_WORDS})"):
        words = _text(said)
        if words != "ok":
            yield MoothallError("error-keep-page", problem=" ".join(words.split()))


def _gaps(file: sqlite3.Connection) -> Iterator[MoothallError]:
    counted = "SELECT table_id, count(*), min(number), max(number) FROM entries GROUP BY table_id"
    for table, count, first, last in file.execute(counted).fetchall():
        if (first, last) != (1, count):
            numbers = file.execute("SELECT number FROM entries WHERE table_id = ?", (_text(table),))
            missing = ranges(set(range(1, last + 1)) - {number for (number,) in numbers})
            yield MoothallError("error-keep-gap", table=_text(table), numbers=missing)


def _strays(file: sqlite3.Connection) -> Iterator[MoothallError]:
    stray = "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables)"
    for (table,) in file.execute(stray).fetchall():
        yield MoothallError("error-keep-stray", table=_text(table))


def _lines(file: sqlite3.Connection) -> Iterator[MoothallError]:
    for table, number, line in file.execute("SELECT table_id, number, line FROM entries"):
        if not is_line(line):
            yield MoothallError("error-keep-line", table=_text(table), number=number)


def _text(said: object) -> str:
    return said.decode(errors="replace") if isinstance(said, bytes) else str(said)
