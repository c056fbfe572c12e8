"""Import of an archive: every part, line and picture is checked, and the whole session is replayed.

Only then is it stored, in one transaction: a table appears whole or not at all. No person sits at it, and no old
invitation opens it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from moothall import books
from moothall.archive.container import PICTURE, About, Limits, about, printable, unpacked
from moothall.archive.lines import Checked
from moothall.errors import MoothallError, Unclear
from moothall.ledger.entries import Asked, Offered
from moothall.records import record
from moothall.sight import GM, plain, redact
from moothall.store import AnyStore, Hung
from moothall.table import SERVER, Table, UnsavedStep
from moothall.table.book import Book
from moothall.table.commands import NoteUnlink
from moothall.table.lines import Lost, RoomEntry, StoredLine, read, to_line
from moothall.table.room import (
    Exhibited,
    FaceSet,
    Ground,
    GroundSet,
    HandedOut,
    ItemPrepared,
    PreparedPage,
    Scene,
    SceneSet,
    Seat,
)
from moothall.table.room_commands import MOST_SEATS

Paint = Callable[[bytes], Hung]
"""Takes a picture in: what is kept of it is painted anew and may have another name."""

Hanging = TypeVar(
    "Hanging", bound=HandedOut | Exhibited | SceneSet | GroundSet | FaceSet | Scene | Ground | PreparedPage
)
"""A record with a picture."""

NOWHERE = "arriving"
"""The id of a table that is not kept yet."""


@record
class Arrival:
    """A checked archive, ready to be stored."""

    about: About
    lines: list[str]
    pictures: tuple[Hung, ...]
    seats: tuple[Seat, ...]


def arrive(
    data: bytes,
    paint: Paint,
    *,
    now: float,
    set_aside: bool = False,
    limits: Limits = Limits(),  # noqa: B008 - it never changes
) -> Arrival:
    """Read an archive and replay it; raises `Unclear`, with one sentence, at the first problem.

    A conversation that waits must go on as it was kept. One that would not is refused, unless the file says that it
    could not go on before, or the importer agrees to have it set aside.
    """
    parts = unpacked(data, limits)
    said = about(parts)
    if said.moothall != "evening":
        raise Unclear("error-evening-view")
    if not books.is_known(said.ruleset):
        raise Unclear("error-evening-ruleset", name=printable(said.ruleset))
    lines = _lines(parts[said.record], said, limits)
    book = Book(said.ruleset)
    checked = Checked(book, limits)
    for line in lines:
        checked.look(line)
    pictures, renamed = _painted(parts, paint)
    own = list(_own_lines(lines, renamed))
    table = _lived_through(said, own, now)
    _check_table(table, said, set_aside)
    seats = table.room_state.seats
    return Arrival(said, own + _without_links(table), pictures, seats)


def settle(store: AnyStore, arrival: Arrival) -> str:
    """Store an archive as a new table; return its id once all of it is on disk."""
    said = arrival.about
    return store.bring(said.ruleset, said.title, said.language, arrival.lines, arrival.pictures)


def _lines(ledger: bytes, said: About, limits: Limits) -> list[str]:
    if ledger.count(b"\n") > limits.lines:
        raise Unclear("error-evening-lines", most=limits.lines)
    try:
        *lines, rest = ledger.decode().split("\n")
    except UnicodeDecodeError as problem:
        raise Unclear("error-evening-damaged") from problem
    if rest or len(lines) != said.lines:
        raise Unclear("error-evening-damaged")
    return lines


# ---- pictures -------------------------------------------------------------------------------------------------------


def _painted(parts: dict[str, bytes], paint: Paint) -> tuple[tuple[Hung, ...], dict[str, str]]:
    """The pictures as we keep them, and the new names of those that have one."""
    hung: dict[str, Hung] = {}
    renamed: dict[str, str] = {}
    for part, data in parts.items():
        found = PICTURE.fullmatch(part)
        if found is None:
            continue
        try:
            picture = paint(data)
        except MoothallError as problem:
            raise Unclear("error-evening-picture", name=found["name"][:8]) from problem
        hung[picture.name] = picture
        renamed[found["name"]] = picture.name
    return tuple(hung.values()), renamed


def _own_lines(lines: list[str], renamed: dict[str, str]) -> Iterator[str]:
    """Return the lines as we would have written them, without any unknown field."""
    for line, kept in zip(lines, _read(lines), strict=True):
        yield line if _is_lost(kept) else to_line(_with_picture(kept, renamed))


def _read(lines: list[str]) -> Iterator[StoredLine]:
    try:
        yield from read(lines)
    except MoothallError as problem:
        raise _unreadable(problem) from problem
    except Exception as problem:
        raise Unclear("error-evening-broken", problem=_told(problem)) from problem


def _unreadable(problem: MoothallError) -> Unclear:
    """The same refusal without anything in it that a terminal might obey: it may repeat the file's own words."""
    said = printable(str(problem.values.get("problem", problem.key)))
    number = problem.values.get("number")
    if number is None:
        return Unclear("error-evening-broken", problem=said)
    return Unclear("error-evening-line", number=number, problem=said)


def _is_lost(kept: StoredLine) -> bool:
    """Whether a line holds a question that today's book does not ask: it stays as it was."""
    match kept:
        case Asked(question=Lost()):
            return True
        case Offered(questions=questions):
            return any(isinstance(question, Lost) for _, question in questions)
    return False


def _with_picture(kept: StoredLine, renamed: dict[str, str]) -> StoredLine:
    match kept:
        case RoomEntry(event=HandedOut() | Exhibited() | SceneSet() | GroundSet() | FaceSet() as place):
            return RoomEntry(_hung(place, renamed))
        case RoomEntry(event=ItemPrepared(holds=holds) as prepared):
            pages = tuple(_hung(page, renamed) for page in holds.pages)
            scene, ground = holds.scene and _hung(holds.scene, renamed), holds.ground and _hung(holds.ground, renamed)
            return RoomEntry(replace(prepared, holds=replace(holds, scene=scene, ground=ground, pages=pages)))
    return kept


def _hung(place: Hanging, renamed: dict[str, str]) -> Hanging:
    """Return a place or page with its picture under the name it has here."""
    return replace(place, picture=renamed.get(place.picture, place.picture))


# ---- living through it ----------------------------------------------------------------------------------------------


def _lived_through(said: About, lines: list[str], now: float) -> Table:
    try:
        return Table.restored(NOWHERE, said.ruleset, lines, clock=lambda: now)
    except MoothallError as problem:
        raise _unreadable(problem) from problem


def _check_table(table: Table, said: About, set_aside: bool) -> None:
    """Refuse a table that cannot be played on, or that some seat cannot look at."""
    seats = table.room_state.seats
    gms = [seat.id for seat in seats if seat.role == "gm"]
    if gms != [GM] or len(seats) > MOST_SEATS:
        raise Unclear("error-evening-seats", most=MOST_SEATS)
    drifted = [aside.problem for conv, aside in table.game.aside.items() if conv not in said.aside]
    if drifted and not set_aside:
        number, values = drifted[0].number, drifted[0].values
        raise Unclear("error-evening-drifted", number=number, problem=printable(str(values.get("code", ""))))
    try:
        whole = all(_adds_up(table, viewer) for viewer in (*(seat.id for seat in seats), ""))
    except Exception as problem:
        raise Unclear("error-evening-broken", problem=_told(problem)) from problem
    if not whole:
        raise Unclear("error-evening-broken", problem="view")


def _adds_up(table: Table, seat: str) -> bool:
    """Whether what a viewer would be told adds up to what they may see, and can be sent."""
    viewer = table.viewer(seat)
    messages, shot = table.seen_as(viewer)
    msgspec.json.encode(plain((messages, shot)))
    return bool(shot.state == redact(table.game.state, viewer) and shot.room_state == redact(table.room_state, viewer))


def _without_links(table: Table) -> list[str]:
    """The steps after which no invitation is left that exists nowhere."""
    lines: list[str] = []
    for link in table.room_state.links:
        draft = table.run(None, SERVER, "", NoteUnlink(link.id))
        assert isinstance(draft, UnsavedStep)
        table.commit(draft)
        lines += draft.lines
    return lines


def _told(problem: Any) -> str:
    return printable(f"{type(problem).__name__}: {problem}")
