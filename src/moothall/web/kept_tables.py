"""Tables whose ruleset is not installed: their log can be read and exported, and nothing can be played."""

from __future__ import annotations

from msgspec import Struct

from moothall import books
from moothall.errors import MoothallError
from moothall.sight import GM
from moothall.speech import sentence, voice
from moothall.speech.teller import Teller
from moothall.store import TableRow
from moothall.table.kept_log import KeptLine, KeptLog, kept_log
from moothall.table.room import Seat
from moothall.web.calls import Call, in_thread

GMS = ("gm", "co_gm")


class KeptLineShown(Struct, frozen=True):
    """A line in words."""

    number: int
    when: int
    said: str


class KeptTableShown(Struct, frozen=True):
    """A table without its ruleset: what is missing, and the log as far as it can be told without the book."""

    id: str
    title: str
    book: str
    missing: str
    """The sentence that says which ruleset is missing; empty where it is there."""
    gm: bool
    """Whether the reader may export the table."""
    lines: list[KeptLineShown]


async def is_without_book(call: Call) -> bool:
    """Whether the ruleset of the table of a path is missing; refuses those who were not admitted."""
    kept = await _admitted(call)
    return await in_thread(books.missing, kept.ruleset) is not None


async def check_keeps(call: Call) -> TableRow:
    """Return the table of a path for its GM or the host, without opening it; others are refused."""
    kept = await _admitted(call)
    log = await in_thread(_log, call, kept)
    if not await _looks_after(call, log):
        raise MoothallError("error-web-gm-only")
    return kept


async def kept_table(call: Call) -> KeptTableShown:
    """The kept log of a table, for those who were admitted and for the host."""
    kept = await _admitted(call)
    why, log = books.missing(kept.ruleset), await in_thread(_log, call, kept)
    if why is None:
        return KeptTableShown(kept.id, kept.title, kept.ruleset, "", False, [])
    viewer = next((GM if seat.role in GMS else seat.id for seat in _seats(call, log)), "")
    teller = Teller(voice(call.lang), lambda id: _name(log, id))
    lines = [KeptLineShown(line.number, line.when, _said(teller, line)) for line in log.seen_by(viewer)]
    looks_after = await _looks_after(call, log)
    return KeptTableShown(kept.id, kept.title, kept.ruleset, sentence(why, call.lang), looks_after, lines)


async def _admitted(call: Call) -> TableRow:
    if not await call.context.is_host(call.person):
        await call.context.grants(call.person, call.path["table"])
    return await call.context.tables.known(call.path["table"])


async def _looks_after(call: Call, log: KeptLog) -> bool:
    return any(seat.role == "gm" for seat in _seats(call, log)) or await call.context.is_host(call.person)


def _log(call: Call, kept: TableRow) -> KeptLog:
    return kept_log(call.context.store.read(kept.id))


def _seats(call: Call, log: KeptLog) -> list[Seat]:
    return [seat for seat in log.room_state.seats if call.person and seat.person == call.person]


def _name(log: KeptLog, id: str) -> str | None:
    seat = log.room_state.seat(id)
    return None if seat is None else seat.name


def _said(teller: Teller, line: KeptLine) -> str:
    """A line in words: of the game only names are left."""
    say, seat = teller.voice.say, teller.word(line.by) if line.by else "–"
    match line.what:
        case "noted":
            return teller.fact(line.fact)
        case "opened":
            return say("kept-opened", seat=seat, what=line.name)
        case "told":
            return say("kept-told", what=line.name)
        case "rolled":
            faces = " + ".join(map(str, line.faces))
            return say("log-rolled", count=len(line.faces), sides=line.sides, faces=faces)
        case "answered" | "passed":
            return say("kept-answered", seat=seat)
    return say("kept-back")
