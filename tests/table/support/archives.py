"""A session with everything that an archive must hold and must leave out, and forged archives.

host = lived()                       # a table with whispers, pages, a rewind, an edit and an open question
data = boxed(host)                   # packed as the GM's export
forge(data, lambda lines: …)         # the same with other lines, and a digest that fits them
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
from PIL import Image

from moothall.archive.container import ABOUT, LEDGER, digest, packed
from moothall.archive.export import table_archive
from moothall.rulesets import nde
from moothall.store import Hung, TableRow
from moothall.table import commands as c
from moothall.table import room as h
from tests.table.support.live_table import PEOPLE, Host
from tests.table.support.stories import Begins, Does, Opens, Replies, Secretly, StorySession, act

PERSONS = {seat: sha256(seat.encode()).hexdigest()[:16] for seat in PEOPLE}
"""Who sits where; none of this may travel."""

LINK = "feedc0defeedc0de"
TOKEN = f"{LINK}.{'Zq-_9' * 8}abc"
"""An invitation that somebody pasted into the chat."""

TITLE = "The Lantern"


def png(colour: str = "red") -> bytes:
    """A small picture."""
    out = io.BytesIO()
    Image.new("RGB", (8, 6), colour).save(out, format="PNG")
    return out.getvalue()


def hung(data: bytes, kind: str = "png") -> Hung:
    """A picture as a table has it."""
    return Hung(sha256(data).hexdigest(), kind, 8, 6, data)


MAP, SEAL = hung(png("red")), hung(png("blue"))
PICTURES = {picture.name: picture for picture in (MAP, SEAL)}
SHELVED = h.Prepared(
    h.Scene("The roofs", "", SEAL.name), h.Ground(3, 3, SEAL.name), (h.PreparedPage("A map", "", MAP.name),)
)


def lived() -> StorySession:
    """A session up to a question that waits."""
    host = act(
        [
            Begins(nde.bring_foe, ("foe0", "minion")),
            Secretly(Opens(nde.bring_foe, ("shade0", "minion", "", False, False, 0, True))),
            Does("gm", c.Say(f"join us: https://table.example/join#{TOKEN}")),
            Does("gm", c.HandOut("A seal", "Red wax.", SEAL.name, everyone=True)),
            Does("gm", c.SetScene("The quay", "Fog.", SEAL.name, ("slippery",))),
            Does("gm", c.SetGround(6, 4, SEAL.name, ((1, 1),))),
            Does("gm", c.Prepare("Later", SHELVED)),
            Does("gm", c.WriteNote("<script>alert(1)</script>", everyone=True)),
            Begins(nde.test, ("bram", "listen at the door"), gm=False),
            *(Replies(seat, 1) for _ in range(4) for seat in ("ana", "cy", "bo")),
            Does("gm", c.MakeRuling((c.Ruling(("heroes", "oda", "hearts"), 2),))),
            Does("gm", c.Rewind(3)),
            Begins(nde.test, ("bram", "listen again"), gm=False),
        ],
        {},
        "owes the harbour master",
    )
    for seat, person in PERSONS.items():
        host.as_server(c.LeaveSeat(seat))
        host.as_server(c.TakeSeat(seat, person))
    host.do("gm", c.HandOut("A map", "Turn left.", MAP.name, readers=("ana",)), person=PERSONS["gm"])
    host.do("gm", c.Whisper(("ana",), "psst, the ferryman lies"), person=PERSONS["gm"])
    host.as_server(c.NoteLink(LINK, "player", "ana"))
    return host


def kept(host: Host, title: str = TITLE) -> TableRow:
    """The row a store would have for a table."""
    return TableRow(host.table.id, host.ruleset, title, 1_000, len(host.shelf.lines), "en")


def boxed(host: Host, title: str = TITLE) -> bytes:
    """A table as its GM takes it along."""
    return table_archive(
        kept(host, title), host.shelf.lines, sorted(host.table.game.aside), list(PICTURES), PICTURES.get
    )


# ---- opening and forging --------------------------------------------------------------------------------------------


def parts_of(data: bytes) -> dict[str, bytes]:
    """The parts of an archive, as any program would unpack it."""
    with zipfile.ZipFile(io.BytesIO(data)) as box:
        return {name: box.read(name) for name in box.namelist()}


def lines_of(data: bytes) -> list[Any]:
    """The lines of a box as plain values."""
    return [msgspec.json.decode(line) for line in parts_of(data)[LEDGER].splitlines()]


Change = Callable[[Any], Any]


def forge(data: bytes, change: Change | None = None, /, *, raw: Change | None = None, **about: Any) -> bytes:
    """A box with something else in it, and with everything it says of itself put right, unless that is what is wrong.

    `change` gets the lines as plain values, `raw` the text of all of them.
    """
    parts = parts_of(data)
    if change is not None:
        lines = lines_of(data)
        told = change(lines)
        new = told if isinstance(told, list) else lines
        parts[LEDGER] = b"".join(msgspec.json.encode(line) + b"\n" for line in new)
    if raw is not None:
        parts[LEDGER] = raw(parts[LEDGER])
    said = msgspec.json.decode(parts[ABOUT])
    said |= {"lines": parts[LEDGER].count(b"\n"), "digest": digest(parts[LEDGER])} | about
    parts[ABOUT] = msgspec.json.encode({name: value for name, value in said.items() if value is not None})
    return packed(parts)


def place(lines: list[Any], **fits: Any) -> int:
    """Where the first line stands of which this is true."""
    return next(at for at, line in enumerate(lines) if all(line.get(name) == value for name, value in fits.items()))


def change_what_waits(lines: list[Any], name: str, value: str) -> None:
    """Change something about the last conversation, which waits: the rules would now go on differently."""
    at = max(at for at, line in enumerate(lines) if name in line and line["did"] in ("asked", "offered", "opened"))
    lines[at][name] = value
