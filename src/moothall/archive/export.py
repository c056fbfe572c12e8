"""Export of a table: the whole of it for the GM, or one player's stream for that player."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from moothall import __version__, books
from moothall.archive.container import ABOUT, FORMAT, LONGEST_TITLE, About, digest, packed, printable
from moothall.archive.lines import Leaving, without_tokens
from moothall.errors import Unclear
from moothall.records import record
from moothall.sight import GM, plain
from moothall.store import AnyStore, Hung, TableRow
from moothall.table import Message, Snapshot, Table
from moothall.table.kept_log import kept_log
from moothall.table.room import Seat

Hangs = Callable[[str], Hung | None]
"""A picture by its name, if it is there."""

Seen = tuple[list[Message], Snapshot]
"""All that a viewer was ever told, and sees now."""


@record
class Parcel:
    """An archive and a name for its file."""

    name: str
    data: bytes


def export(store: AnyStore, table: str, seat: str = "") -> Parcel:
    """A table as one file; that of a seat holds exactly what was told there, and a GM is told everything."""
    kept = store.table(table)
    lines = list(store.read(table))
    if (why := books.missing(kept.ruleset)) is not None:
        return _without_book(store, kept, lines, seat, why)
    live = Table.restored(table, kept.ruleset, lines)
    seat = seat_called(live.room_state.seats, seat).id if seat else ""

    def hangs(name: str) -> Hung | None:
        return store.picture(table, name)

    viewer = live.viewer(seat) if seat else GM
    if viewer != GM:
        return of_seat(kept, seat, viewer, live.seen_as(viewer), hangs)
    pictures = [picture.name for picture in store.pictures(table)]
    return Parcel(f"{file_name(kept)}.moot", table_archive(kept, lines, sorted(live.game.aside), pictures, hangs))


def _without_book(store: AnyStore, kept: TableRow, lines: list[str], seat: str, why: Unclear) -> Parcel:
    """A whole table whose ruleset is missing. What one seat was told, only the book could say."""
    seats = kept_log(lines).room_state.seats
    if seat and seat_called(seats, seat).role not in ("gm", "co_gm"):
        raise why
    pictures = [picture.name for picture in store.pictures(kept.id)]
    whole = table_archive(kept, lines, (), pictures, lambda name: store.picture(kept.id, name))
    return Parcel(f"{file_name(kept)}.moot", whole)


def seat_called(seats: Iterable[Seat], said: str) -> Seat:
    """The seat that goes by an id or by a name; refuses one that is not there."""
    known = list(seats)
    fitting = [seat for seat in known if seat.id == said]
    fitting = fitting or [seat for seat in known if seat.name.casefold() == said.casefold()]
    if len(fitting) != 1:
        raise Unclear("error-table-no-seat", id=printable(said))
    return fitting[0]


def table_archive(
    kept: TableRow, lines: Iterable[str], aside: Iterable[str], pictures: Iterable[str], hangs: Hangs
) -> bytes:
    """Return the archive of a whole table: all lines and all pictures."""
    hung = [picture for name in pictures if (picture := hangs(name)) is not None]
    return _packed_table(kept, "evening", list(Leaving().lines(lines)), hung, aside=tuple(aside))


def of_seat(kept: TableRow, seat: str, viewer: str, seen: Seen, hangs: Hangs) -> Parcel:
    """Return all that one seat was told and sees, as one file."""
    return Parcel(f"{file_name(kept)}-{_plain_name(seat)}.moot", _packed_view(kept, viewer, seen, hangs))


def view(kept: TableRow, table: Table, viewer: str, hangs: Hangs) -> bytes:
    """One viewer's stream, message by message as it was sent, with the pictures they may look at now."""
    return _packed_view(kept, viewer, table.seen_as(viewer), hangs)


def _packed_view(kept: TableRow, viewer: str, seen: Seen, hangs: Hangs) -> bytes:
    messages, shot = seen
    lines = [without_tokens(msgspec.json.encode(plain(message)).decode()) for message in messages]
    places = (place for place in (shot.room_state.scene, shot.room_state.ground) if place is not None)
    pages = (*shot.room_state.handouts, *shot.room_state.exhibits, *shot.room_state.faces, *places)
    names = dict.fromkeys(page.picture for page in pages if isinstance(page.picture, str) and page.picture)
    hung = [picture for name in names if (picture := hangs(name)) is not None]
    return _packed_table(kept, "view", lines, hung, seat=viewer)


def _packed_table(
    kept: TableRow, what: str, lines: list[str], hung: list[Hung], seat: str = "", aside: tuple[str, ...] = ()
) -> bytes:
    record = "".join(f"{line}\n" for line in lines).encode()
    about = About(
        moothall="evening" if what == "evening" else "view",
        format=FORMAT,
        program=__version__,
        ruleset=kept.ruleset,
        title=_title(kept.title),
        language=kept.language,
        lines=len(lines),
        digest=digest(record),
        seat=seat,
        pictures=tuple(picture.name for picture in hung),
        aside=aside,
    )
    parts = {ABOUT: msgspec.json.format(msgspec.json.encode(about)) + b"\n", about.record: record}
    return packed(parts | {f"pictures/{picture.name}.{picture.kind}": picture.data for picture in hung})


def _title(title: str) -> str:
    """Return a title on one line; the format allows no other."""
    safe = without_tokens("".join(letter if letter.isprintable() else " " for letter in title).strip())
    return safe[:LONGEST_TITLE] or "–"


def file_name(kept: TableRow) -> str:
    """A name for a table's file, of letters and digits that every system takes."""
    return _plain_name(kept.title) or kept.id


def _plain_name(text: str) -> str:
    words = "".join(letter.lower() if letter.isalnum() and letter.isascii() else " " for letter in text).split()
    return "-".join(words)[:60].strip("-")
