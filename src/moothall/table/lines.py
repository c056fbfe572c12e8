"""The lines that a table stores: steps, each with all that one command led to, in one stream.

A step begins with its heading. Behind it stand entries of the game's log, facts of the room's log, or a rewind, which
takes entries of the game back and deletes nothing. Game entries have numbers of their own, which are never given twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from moothall.errors import Unclear
from moothall.ledger import codec
from moothall.ledger.entries import Answered, Asked, Closed, Entry, Offered, Opened, Rolled, Told
from moothall.ledger.events import EVENTS, lifted
from moothall.records import record
from moothall.talk.questions import Question
from moothall.talk.reasons import Because
from moothall.talk.types import KnownTypes


class Mark(NamedTuple):
    """A mark on one game entry: what the entry itself does not say.

    `auto`: nobody was asked, and the usual answer given. `sole`: nobody was asked, because there was only one answer.
    `book`: nobody was asked, because the book settles it. `ahead`: the seat had said it before it was asked.
    `implied`: by going on, the seat or the GM said it. `for`: the GM answered for the seat. `typed`: the dice were
    rolled by hand. `seen`: this many of the faces had fallen before a rewind. `secret`: a conversation whose dice only
    the GM sees.
    """

    entry: int
    how: str
    faces: int = 0


@record
class StepHeading:
    """The heading of a step: which seat acted, under which id of its own, and when."""

    by: str
    command: str
    when: int
    acts_for: str = ""
    marks: tuple[Mark, ...] = ()


@record
class RoomEntry:
    """A fact of the room's log."""

    event: Any


@record
class Rewound:
    """The game goes on from this entry; what came after it in the game's log no longer counts."""

    to: int


@record
class TakenBack:
    """An answer was taken back: what its conversation said from this entry on no longer counts, and nothing else."""

    conv: str
    entry: int


@record
class Withdrawn:
    """An action was withdrawn before its dice: nothing that its conversation said counts, nor that it began."""

    conv: str


Back = Rewound | TakenBack | Withdrawn
StoredLine = StepHeading | RoomEntry | Back | Entry
GAME = (Opened, Asked, Offered, Answered, Rolled, Told, Closed)


def counts_after(back: Back, entry: int, conv: str) -> bool:
    """Whether an entry of a conversation still counts after a rewind."""
    if isinstance(back, Rewound):
        return entry <= back.to
    if isinstance(back, Withdrawn):
        return conv != back.conv
    return conv != back.conv or entry < back.entry


def to_line(kept: StoredLine) -> str:
    """One line of the stream."""
    return msgspec.json.encode(_plain(kept)).decode()


def _plain(kept: StoredLine) -> dict[str, Any]:
    match kept:
        case StepHeading(by=by, command=command, when=when, acts_for=acts_for, marks=marks):
            head = {"did": "step", "by": by, "command": command, "when": when}
            return head | ({"for": acts_for} if acts_for else {}) | ({"marks": marks} if marks else {})
        case RoomEntry(event=fact):
            return {"did": "noted", "kind": fact.kind, "v": fact.version, "data": msgspec.to_builtins(fact)}
        case Rewound(to=to):
            return {"did": "rewound", "to": to}
        case TakenBack(conv=conv, entry=entry):
            return {"did": "taken-back", "conv": conv, "entry": entry}
        case Withdrawn(conv=conv):
            return {"did": "withdrawn", "conv": conv}
        case _:
            return codec.plain(kept)


def read(lines: Iterable[str], first: int = 1, due: int = 1) -> Iterator[StoredLine]:
    """Read the lines of a stream; raises `Unclear` with the number of a line that cannot be read.

    They may begin later than at the first line and the first entry that is due, where no conversation was open.
    """
    reader = codec.Reader(KnownTypes(), Because)
    asked: list[Asked | Offered] = []
    for number, line in enumerate(lines, first):
        try:
            kept = _read(reader, msgspec.json.decode(line))
            match kept:
                case Rewound() | TakenBack() | Withdrawn():
                    asked = [one for one in asked if counts_after(kept, one.number, one.conv)]
                    reader.asked = dict(_questions(asked))
                case Asked() | Offered():
                    asked.append(kept)
            if isinstance(kept, GAME):
                if kept.number != due:
                    raise Unclear("error-ledger-order", number=number, found=kept.number)
                due += 1
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError, AttributeError) as problem:
            raise Unclear("error-ledger-line", number=number, problem=str(problem)) from problem
        yield kept


def _questions(asked: Iterable[Asked | Offered]) -> Iterator[tuple[tuple[str, str, bool], Any]]:
    """Which question each conversation has asked each seat, or let stand for it."""
    for entry in asked:
        match entry:
            case Asked(seat=seat, question=question):
                yield (entry.conv, seat, False), question
            case Offered(questions=pairs, stands=stands):
                yield from (((entry.conv, seat, stands), question) for seat, question in pairs)


def _read(reader: codec.Reader, said: dict[str, Any]) -> StoredLine:
    match said["did"]:
        case "step":
            marks = msgspec.convert(said.get("marks", ()), tuple[Mark, ...])
            return StepHeading(str(said["by"]), str(said["command"]), int(said["when"]), said.get("for", ""), marks)
        case "noted":
            data = lifted(said["kind"], said["v"], said["data"])
            return RoomEntry(msgspec.convert(data, EVENTS[said["kind"]]))
        case "rewound":
            return Rewound(int(said["to"]))
        case "taken-back":
            return TakenBack(str(said["conv"]), int(said["entry"]))
        case "withdrawn":
            return Withdrawn(str(said["conv"]))
        case _:
            return _entry(reader, said)


@record
class Lost(Question[Any]):
    """A question that a book no longer asks. It can be shown as it was kept, and not be answered."""

    kind: str  # type: ignore[misc] # every other question has its own for all
    data: dict[str, Any]

    takes = object

    def default(self) -> None:
        return None


def _entry(reader: codec.Reader, said: dict[str, Any]) -> Entry:
    """An entry of the game. What a newer book no longer knows is kept as plain values, and only facts must be known.

    Conversations that ended are folded from their facts; one that still waits is then found to have drifted.
    """
    try:
        return reader.entry(said)
    except (KeyError, msgspec.ValidationError):
        number, conv, cites = said["seq"], str(said["conv"]), tuple(said.get("cite", ()))
        match said["did"]:
            case "opened":
                return Opened(number, conv, said["procedure"], said["args"])
            case "asked":
                return Asked(number, conv, said["seat"], _lost(said["question"]), cites)
            case "offered":
                return Offered(number, conv, tuple((seat, _lost(asked)) for seat, asked in said["questions"]), cites)
            case "answered":
                return Answered(number, conv, said["seat"], said["answer"])
            case "closed":
                return Closed(number, conv, said["result"])
        raise


def _lost(asked: dict[str, Any]) -> Lost:
    return Lost(asked["kind"], asked["data"])
