"""The lines of an archive: which are allowed, and what must not travel with them.

Who sits where and which invitations exist is this server's own affair. On the way out persons are left out, invitations
get names that open nothing, and so do links that a person pasted into the chat. On the way in a line that has any of it
is refused: no archive of ours has, and a person's id on a seat would be a key to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from moothall.archive.container import Limits, printable
from moothall.archive.schema import (
    AnyLine,
    ArchiveLine,
    ConversationLine,
    GameLine,
    NotedLine,
    OpenedLine,
    RolledLine,
    StepLine,
    TakenBackLine,
    ToldLine,
    WithdrawnLine,
)
from moothall.errors import Unclear
from moothall.ledger.events import EVENTS, lifted
from moothall.table import room as h
from moothall.table.book import Book
from moothall.table.edits import Dropped, Edited
from moothall.table.lines import RoomEntry, to_line
from moothall.validation import validation_error

TOKEN = re.compile(r"[0-9a-f]{16}\.[A-Za-z0-9_-]{43}")
"""The secret half of a link or of a session, as `web.secrets` makes them; a test holds the two together."""

CUT = "…"
LINK = re.compile(r"link-[1-9][0-9]{0,5}")
HOWS = {"auto", "ahead", "implied", "sole", "book", "for", "typed", "seen", "secret", "order", "hand"}
MOST_AGAIN = 1_000
"""Faces of one roll that had been seen before."""

# ---- on the way out -------------------------------------------------------------------------------------------------


def without_tokens(text: str) -> str:
    """Return a text without tokens of links and sessions."""
    return TOKEN.sub(CUT, text)


class Leaving:
    """Removes persons, links and tokens from a table's lines. It remembers under which names invitations go."""

    def __init__(self) -> None:
        self._links: dict[str, str] = {}

    def lines(self, lines: Iterable[str]) -> Iterator[str]:
        """The lines as they travel."""
        return (without_tokens(self._line(line)) for line in lines)

    def _line(self, line: str) -> str:
        said = msgspec.json.decode(line)
        match said["did"]:
            case "step":
                return _written({**said, "command": ""})
            case "noted":
                fact = msgspec.convert(lifted(said["kind"], said["v"], said["data"]), EVENTS[said["kind"]])
                return to_line(RoomEntry(self._fact(fact)))
        return line

    def _fact(self, fact: Any) -> Any:
        match fact:
            case h.SeatMade(seat=seat, name=name, role=role):
                return h.SeatMade(seat, name, role)
            case h.SeatTaken(seat=seat):
                return h.SeatTaken(seat, "")
            case h.SeatLeft(seat=seat):
                return h.SeatLeft(seat)
            case h.Linked(link=link, role=role, seat=seat):
                return h.Linked(self._link(link), role, seat)
            case h.Unlinked(link=link):
                return h.Unlinked(self._link(link))
        return fact

    def _link(self, link: str) -> str:
        return self._links.setdefault(link, f"link-{len(self._links) + 1}")


def _written(said: dict[str, Any]) -> str:
    return msgspec.json.encode(said).decode()


# ---- on the way in --------------------------------------------------------------------------------------------------


class Checked:
    """Looks at one line after the other, and knows what those before have made of seats and conversations."""

    def __init__(self, book: Book, limits: Limits) -> None:
        self._limits = limits
        self._told = {*book.facts, _kind(Edited), _kind(Dropped)}
        self._noted = {kind for kind in EVENTS if kind.startswith("house/")}
        self._decode = msgspec.json.Decoder(AnyLine).decode
        self._number = 0
        self._due = 1
        self._seats: set[str] = set()
        self._conversations: set[str] = set()

    def look(self, line: str) -> None:
        """Refuse a line that cannot stand here; one sentence says which, and why."""
        self._number += 1
        if len(line) > self._limits.line:
            raise Unclear("error-evening-line-long", number=self._number)
        if TOKEN.search(line):
            raise Unclear("error-evening-secret", number=self._number)
        found = self._shaped(line)
        match found:
            case StepLine():
                self._look_at_step(found)
            case NotedLine():
                self._look_at_fact(found, self._noted)
                self._look_at_room(found)
            case TakenBackLine(conv=conv) | WithdrawnLine(conv=conv) if conv not in self._conversations:
                raise Unclear("error-evening-id", number=self._number, id=printable(conv))
            case GameLine():
                self._look_at_entry(found)
        if self._number == 1 and not isinstance(found, StepLine):
            raise Unclear("error-evening-order", number=self._number, found=1)

    def _shaped(self, line: str) -> ArchiveLine:
        try:
            found: ArchiveLine = self._decode(line)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            raise self._unreadable(problem) from problem
        if is_deeper(line, self._limits.depth):
            raise Unclear("error-evening-deep", number=self._number)
        return found

    def _unreadable(self, problem: Exception) -> Unclear:
        return Unclear("error-evening-line", number=self._number, problem=validation_error(printable(str(problem))))

    def _look_at_step(self, step: StepLine) -> None:
        if step.command:
            raise Unclear("error-evening-secret", number=self._number)
        if step.by and step.by not in self._seats:
            raise Unclear("error-evening-id", number=self._number, id=printable(step.by))
        if any(mark.how not in HOWS or mark.entry < 1 or not 0 <= mark.faces <= MOST_AGAIN for mark in step.marks):
            raise Unclear("error-evening-id", number=self._number, id="marks")

    def _look_at_fact(self, line: NotedLine | ToldLine, known: set[str]) -> None:
        if line.kind not in known or line.v > EVENTS[line.kind].version:
            raise Unclear("error-evening-unknown", number=self._number, kind=printable(line.kind), version=line.v)

    def _look_at_room(self, line: NotedLine) -> None:
        try:
            fact = msgspec.convert(lifted(line.kind, line.v, line.data), EVENTS[line.kind])
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as problem:
            raise self._unreadable(problem) from problem
        match fact:
            case h.SeatMade(person=person) | h.SeatTaken(person=person) | h.SeatLeft(person=person) if person:
                raise Unclear("error-evening-secret", number=self._number)
            case h.Linked(link=link) | h.Unlinked(link=link) if not LINK.fullmatch(link):
                raise Unclear("error-evening-secret", number=self._number)
            case h.SeatMade(seat=seat):
                if seat in self._seats or not seat:
                    raise Unclear("error-evening-id", number=self._number, id=printable(seat))
                self._seats.add(seat)
            case h.SeatRemoved(seat=seat):
                self._seats.discard(seat)

    def _look_at_entry(self, line: GameLine) -> None:
        if line.seq != self._due:
            raise Unclear("error-evening-order", number=self._number, found=line.seq)
        self._due += 1
        if isinstance(line, ToldLine):
            self._look_at_fact(line, self._told)
        if isinstance(line, OpenedLine):
            self._conversations.add(f"c{line.seq}")
        conv = line.conv if isinstance(line, ConversationLine | ToldLine) else ""
        if (conv and conv not in self._conversations) or (isinstance(line, OpenedLine) and conv != f"c{line.seq}"):
            raise Unclear("error-evening-id", number=self._number, id=printable(conv))
        if isinstance(line, RolledLine) and max(line.faces, default=1) > line.sides:
            raise Unclear("error-evening-line", number=self._number, problem=f"{max(line.faces)} > d{line.sides}")


def _kind(fact: Any) -> str:
    kind: str = fact.kind
    return kind


def is_deeper(line: str, most: int) -> bool:
    """Whether a line holds lists in lists deeper than this. One with few brackets cannot, and most have few."""
    if line.count("[") + line.count("{") <= most:
        return False
    level = [msgspec.json.decode(line)]
    for _ in range(most):
        level = [inner for outer in level for inner in _inside(outer)]
    return any(isinstance(value, dict | list) for value in level)


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
