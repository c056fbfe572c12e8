"""The kept log of a table whose ruleset is not there: what its lines say without the book.

Facts of the room are ours and are read as ever. Of the game only names are left: which action a seat began, which kind
of fact was told. Who may see a fact is known to the book alone, so players are shown nothing of the game but what
they did themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import msgspec

from moothall.ledger.events import EVENTS, lifted
from moothall.records import record
from moothall.sight import GM, redact
from moothall.table import room

PRIVATE = (room.Whispered, room.NoteWritten, room.HandedOut, room.HandoutWithdrawn)
"""Facts that are for one reader of a seat: here they are the GM's."""

OWN = ("opened", "answered", "passed")
"""What of the game a seat is shown of its own doing."""


@record
class KeptLine:
    """One line that can still be told: which seat acted, what was done, the name of it, and of the room the fact."""

    number: int
    when: int
    by: str
    what: str
    name: str = ""
    fact: Any = None
    sides: int = 0
    faces: tuple[int, ...] = ()


@record
class KeptLog:
    """All that is left of a table without its book."""

    room_state: room.RoomState
    lines: tuple[KeptLine, ...]

    def seen_by(self, viewer: str) -> Iterator[KeptLine]:
        """Yield the lines that a viewer may read."""
        for line in self.lines:
            if viewer == GM:
                yield line
            elif line.what == "noted":
                seen = None if isinstance(line.fact, PRIVATE) else redact(line.fact, viewer)
                if seen is not None:
                    yield replace(line, fact=seen)
            elif viewer and line.by == viewer and line.what in OWN:
                yield line


def kept_log(lines: Iterable[str]) -> KeptLog:
    """Read the lines of a table without its book."""
    state, told = room.RoomState(), []
    by, when = "", 0
    for number, line in enumerate(lines, 1):
        said = msgspec.json.decode(line)
        if said["did"] == "step":
            by, when = str(said["by"]), int(said["when"])
        elif (found := _line(number, when, by, said)) is not None:
            told.append(found)
            state = state if found.fact is None else room.fold(state, found.fact)
    return KeptLog(state, tuple(told))


def _line(number: int, when: int, by: str, said: dict[str, Any]) -> KeptLine | None:
    did = said["did"]
    match did:
        case "noted":
            data = lifted(said["kind"], said["v"], said["data"])
            return KeptLine(number, when, by, did, said["kind"], msgspec.convert(data, EVENTS[said["kind"]]))
        case "opened":
            return KeptLine(number, when, by, did, _plain(said["procedure"]))
        case "told":
            return KeptLine(number, when, by, did, _plain(said["kind"]))
        case "rolled":
            return KeptLine(number, when, by, did, sides=said["sides"], faces=tuple(said["faces"]))
        case "answered" | "passed":
            return KeptLine(number, when, str(said["seat"]), did)
        case "rewound" | "taken-back" | "withdrawn":
            return KeptLine(number, when, by, did)
    return None


def _plain(name: str) -> str:
    """The name of an action or a kind of fact without its book's: `lantern/tried` is "tried"."""
    return name.replace("/", ".").partition(".")[2].replace("-", " ").replace(".", " ") or name
