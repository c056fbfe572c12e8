"""Sessions recorded by earlier versions, with the end state of each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from moothall.archive import Arrival, arrive
from moothall.archive.container import ABOUT, packed
from moothall.sight import plain
from moothall.table import Table
from tests.support import places
from tests.table.support.archives import hung

LEDGERS = places.ROOT / "ledgers"
TABLE = "kept"
"""The id under which a session is opened: ids of prompts and conversations come from it."""


CAME_TO = "came-to.json"


def session_files() -> list[Path]:
    """The sessions of all versions, each a folder with the parts of its archive: so changes to one can be read."""
    return sorted(path.parent for path in LEDGERS.glob(f"*/*/{ABOUT}"))


def boxed(folder: Path) -> bytes:
    """A kept session as the file that was packed."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != CAME_TO]
    return packed({path.relative_to(folder).as_posix(): path.read_bytes() for path in files})


def arrived(data: bytes) -> Arrival:
    return arrive(data, hung, now=0)


def opened(data: bytes) -> Table:
    """A session as a table that can be played on."""
    arrival = arrived(data)
    return Table.restored(TABLE, arrival.about.ruleset, arrival.lines)


def said_of(data: bytes) -> dict[str, Any]:
    """The end of a session for each seat: its view, its number of messages, and its prompts."""
    table = opened(data)
    seats = {seat.id: table.viewer(seat.id) for seat in table.room_state.seats}
    told: dict[str, Any] = {seat: _said(table, viewer) for seat, viewer in seats.items()}
    return {"entries": table.game.log[-1].number, "waiting": sorted(table.game.conversations), "seats": told}


def _said(table: Table, viewer: str) -> dict[str, Any]:
    messages, shot = table.seen_as(viewer)
    seen = {"messages": [[message.what, message.kind] for message in messages]}
    asked = [prompt.kind for prompt in shot.now.prompts]
    return seen | {"state": _json(shot.state), "house": _json(shot.room_state), "asked": asked}


def _json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(plain(value)))
