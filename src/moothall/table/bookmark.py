"""Bookmarks: snapshots of a table's folded ledger, taken where no seat was being asked anything.

It is a cache of the fold and never a second truth. It is believed only if the very same code made it, if it is of this
table, and if the lines before its place are the lines it was made from; in every other case, the ledger is folded from
its first line. What lies before the place is read when a viewer asks for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from moothall import __version__, books
from moothall.records import record
from moothall.table.dice import SeenFaces
from moothall.table.room import RoomState
from moothall.table.streams import StreamPosition

KNOWN_BY = 20
"""So many lines before its place tell whether a bookmark belongs to a ledger. Each step has ids and a time of its own,
so a ledger that was rolled back to a backup and played on has others."""

DONE = 8
"""Bytes by which a command that was carried out is known. If two are alike, the ledger is asked."""

CODE = ("*.py", "ledger/*.py", "talk/*.py", "sight/*.py", "handlers/*.py", "table/*.py")
"""The code that a fold could depend on, besides its book."""


@record
class Bookmark:
    """Everything that reading on from a place needs."""

    line: int
    """The number of the last line before it."""
    entry: int
    """The last entry of the game that counted there."""
    next_entry: int
    """The number that the next entry of the game gets."""
    state: Any
    room_state: RoomState
    seen: SeenFaces
    """Dice that come again."""
    streams: dict[str, StreamPosition]
    lines: tuple[str, ...]
    """The last lines before it."""
    done: bytes = b""
    """By what each command is known that was carried out, one after the other."""

    def is_done(self) -> frozenset[bytes]:
        return frozenset(self.done[at : at + DONE] for at in range(0, len(self.done), DONE))


class _Written(msgspec.Struct, array_like=True):
    """A bookmark in its file."""

    made_by: str
    table: str
    line: int
    entry: int
    next_entry: int
    state: msgspec.Raw
    room_state: RoomState
    seen: SeenFaces
    streams: dict[str, StreamPosition]
    done: bytes
    known_by: bytes


def written(mark: Bookmark, table: str, ruleset: str) -> bytes | None:
    """A bookmark as bytes; nothing if it would not be read back as what it is."""
    state = msgspec.msgpack.encode(mark.state)
    if msgspec.msgpack.decode(state, type=type(mark.state)) != mark.state:
        return None
    held = _Written(
        made_by(ruleset),
        table,
        mark.line,
        mark.entry,
        mark.next_entry,
        msgspec.Raw(state),
        mark.room_state,
        mark.seen,
        mark.streams,
        mark.done,
        known_by(mark.lines),
    )
    return msgspec.msgpack.encode(held)


class FoundBookmark:
    """A bookmark as it was found; what it says counts only once it is known to belong to the ledger."""

    def __init__(self, held: _Written, state: Any) -> None:
        self._held, self._state = held, state
        self.begins = max(held.line - KNOWN_BY, 0)
        """The lines from which it is known come after this number."""
        self.count = held.line - self.begins

    def belongs_to(self, lines: tuple[str, ...]) -> Bookmark | None:
        """The bookmark itself, if these are the lines before its place."""
        held = self._held
        if len(lines) != self.count or known_by(lines) != held.known_by:
            return None
        return Bookmark(
            held.line,
            held.entry,
            held.next_entry,
            self._state,
            held.room_state,
            held.seen,
            held.streams,
            lines,
            held.done,
        )


def found(data: bytes | None, table: str, ruleset: str, kind: type[Any]) -> FoundBookmark | None:
    """Return the bookmark in a file, if this program wrote it about this table."""
    if data is None:
        return None
    try:
        held = msgspec.msgpack.decode(data, type=_Written)
        if (held.made_by, held.table) != (made_by(ruleset), table):
            return None
        return FoundBookmark(held, msgspec.msgpack.decode(held.state, type=kind))
    except msgspec.MsgspecError:
        return None


def known_by(lines: Iterable[str]) -> bytes:
    return blake2b("\n".join(lines).encode(), digest_size=16).digest()


def done_as(seat: str, command: str) -> bytes:
    """By what a command is known that was carried out."""
    return blake2b(f"{seat}\0{command}".encode(), digest_size=DONE).digest()


@cache
def made_by(ruleset: str) -> str:
    """Return a hash of this program with this book, so that a mended rule makes old bookmarks void by itself."""
    home, book = Path(__file__).parent.parent, books.folder(ruleset)
    ours = [path for part in CODE for path in home.glob(part)]
    code = blake2b(f"{__version__}/{ruleset}".encode(), digest_size=16)
    theirs = (*book.rglob("*.py"), *book.glob("texts/*/*.toml"))  # word lists decide as code does
    for path in (*sorted(ours), *sorted(theirs)):
        code.update(b"\0" + path.name.encode() + b"\0" + path.read_bytes())
    return code.hexdigest()
