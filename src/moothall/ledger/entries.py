"""Entries: the lines of a ledger. Faces are kept, never seeds; answers are kept, never positions in a list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from moothall.records import record

AS_IN_0_1_0 = 0
OFFERS_STAND = 1


@record
class AnswerAhead:
    """An answer that was given before its question came, as plain values; it is judged when the question comes."""

    kind: str
    answer: Any
    about: str = ""
    """Whom the question is about, where an action asks the same about several."""
    shown: str = ""
    """The digest of the question as its giver saw it; without it, no last word is given ahead."""
    seat: str = ""


@record
class Opened:
    """A conversation began."""

    number: int
    conv: str
    procedure: str
    args: dict[str, Any]
    version: int = AS_IN_0_1_0
    """The order of its questions. As in release 0.1.0 every window waits for everybody; later, offers stand."""
    ahead: tuple[AnswerAhead, ...] = ()


@record
class Asked:
    """A seat was asked."""

    number: int
    conv: str
    seat: str
    question: Any
    cites: tuple[str, ...]


@record
class Offered:
    """A window opened for several seats; one that `stands` holds nobody up, and the next entry asks who closes it."""

    number: int
    conv: str
    questions: tuple[tuple[str, Any], ...]
    cites: tuple[str, ...]
    stands: bool = False


@record
class Answered:
    """A seat answered; `passed` means it let a window go by, `taken` that it took an offer that stood."""

    number: int
    conv: str
    seat: str
    answer: Any
    passed: bool = False
    taken: bool = False
    ahead: tuple[AnswerAhead, ...] = ()


@record
class Rolled:
    """Dice fell: these faces, read so, with the reasons for the pool."""

    number: int
    conv: str
    sides: int
    faces: tuple[int, ...]
    reading: Any
    why: tuple[Any, ...]
    cites: tuple[str, ...]


@record
class Told:
    """A fact was told."""

    number: int
    conv: str
    event: Any
    cites: tuple[str, ...]


@record
class Closed:
    """A conversation ended."""

    number: int
    conv: str
    result: Any


Entry = Opened | Asked | Offered | Answered | Rolled | Told | Closed


def citations(entries: Iterable[Entry], renamed: Mapping[str, str] | None = None) -> Iterator[str]:
    """Every rule these entries cite: at the line itself, in the reasons of a roll, in the options of a question.

    A question has the names its procedure was written with; `renamed` are those of the table, if it has others.
    """
    names = renamed or {}
    return (name for cite in _written(entries) if (name := names.get(cite, cite)))


def _written(entries: Iterable[Entry]) -> Iterator[str]:
    for entry in entries:
        match entry:
            case Asked(question=question, cites=cites):
                yield from cites
                yield from question.cites()
            case Offered(questions=questions, cites=cites):
                yield from cites
                for _, question in questions:
                    yield from question.cites()
            case Rolled(why=why, cites=cites):
                yield from cites
                yield from (reason.cite for reason in why)
            case Told(cites=cites):
                yield from cites
            case _:
                pass
