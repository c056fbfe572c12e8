"""Entries as lines of JSON and back.

What is written is names and values of our own, never Python paths. What is read is checked against the types it must
have, and old versions of events are lifted to today's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

import msgspec

from moothall.errors import Unclear
from moothall.ledger.entries import AnswerAhead, Answered, Asked, Closed, Entry, Offered, Opened, Rolled, Told
from moothall.ledger.events import EVENTS, lifted

Json = dict[str, Any]


class Types(Protocol):
    """The types of a book that the codec needs to read its entries back."""

    @property
    def questions(self) -> Mapping[str, Any]: ...

    def argument(self, procedure: str, name: str) -> Any:
        """The type of a procedure's argument."""

    def result(self, procedure: str) -> Any:
        """The type of what a procedure comes to."""


def to_line(entry: Entry) -> str:
    """An entry as one line."""
    return msgspec.json.encode(plain(entry)).decode()


def plain(entry: Entry) -> Json:
    """An entry as plain values."""
    head: Json = {"seq": entry.number, "conv": entry.conv}
    match entry:
        case Opened(procedure=name, args=args):
            opened = {"did": "opened", "procedure": name, "args": msgspec.to_builtins(args)}
            return head | opened | _unless_usual(version=entry.version, ahead=entry.ahead)
        case Asked(seat=seat, question=question, cites=cites):
            return head | {"did": "asked", "seat": seat, "question": _record(question), "cite": cites}
        case Offered(questions=questions, cites=cites):
            asked = [[seat, _record(question)] for seat, question in questions]
            return head | {"did": "offered", "questions": asked, "cite": cites} | _unless_usual(stands=entry.stands)
        case Answered(seat=seat, passed=True):
            return head | {"did": "passed", "seat": seat}
        case Answered(seat=seat, answer=answer):
            answered = {"did": "answered", "seat": seat, "answer": msgspec.to_builtins(answer)}
            return head | answered | _unless_usual(taken=entry.taken, ahead=entry.ahead)
        case Rolled():
            return head | {
                "did": "rolled",
                "sides": entry.sides,
                "faces": entry.faces,
                "reading": msgspec.to_builtins(entry.reading),
                "why": [list(reason) for reason in entry.why],
                "cite": entry.cites,
            }
        case Told(event=event, cites=cites):
            fact = {"kind": event.kind, "v": event.version, "data": msgspec.to_builtins(event)}
            return head | {"did": "told"} | fact | {"cite": cites}
        case Closed(result=result):
            return head | {"did": "closed", "result": msgspec.to_builtins(result)}


def _unless_usual(**more: Any) -> Json:
    """What is written only where it is not as usual, so that a ledger without it stays the same to the byte."""
    return {name: msgspec.to_builtins(value) for name, value in more.items() if value}


def _record(question: Any) -> Json:
    return {"kind": question.kind, "data": msgspec.to_builtins(question)}


class Reader:
    """Reads lines back into entries. It remembers what each conversation asked, to know the type of its answers."""

    def __init__(self, types: Types, reason: Callable[..., Any] = lambda *said: said) -> None:
        self._types = types
        self._reason = reason
        self.asked: dict[tuple[str, str, bool], Any] = {}
        """The last question of each conversation and seat, and its last offer that stood; whoever knows of a rewind
        may put an earlier one here.
        """
        self._procedures: dict[str, str] = {}

    def read(self, lines: Iterable[str]) -> Iterator[Entry]:
        """The entries of a ledger; raises `Unclear` with the number of a line that cannot be read."""
        for number, line in enumerate(lines, 1):
            try:
                said = msgspec.json.decode(line)
                if said["seq"] != number:
                    raise Unclear("error-ledger-order", number=number, found=said["seq"])
                entry = self.entry(said)
            except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as problem:
                raise Unclear("error-ledger-line", number=number, problem=str(problem)) from problem
            yield entry

    def entry(self, said: Json) -> Entry:
        """One entry from what a line holds."""
        number, conv = said["seq"], str(said["conv"])
        match said["did"]:
            case "opened":
                return self._opened(number, conv, said)
            case "asked":
                question = self._question(conv, said["seat"], said["question"])
                return Asked(number, conv, said["seat"], question, tuple(said["cite"]))
            case "offered":
                stands = bool(said.get("stands"))
                asked = tuple((seat, self._question(conv, seat, one, stands)) for seat, one in said["questions"])
                return Offered(number, conv, asked, tuple(said["cite"]), stands)
            case "passed":
                return Answered(number, conv, said["seat"], None, passed=True)
            case "answered":
                taken = bool(said.get("taken"))
                answer = msgspec.convert(said["answer"], self.asked[conv, said["seat"], taken].takes)
                return Answered(number, conv, said["seat"], answer, taken=taken, ahead=_ahead(said))
            case "rolled":
                why = tuple(self._reason(*reason) for reason in said["why"])
                faces = msgspec.convert(said["faces"], tuple[int, ...])
                return Rolled(number, conv, said["sides"], faces, _frozen(said["reading"]), why, tuple(said["cite"]))
            case "told":
                data = lifted(said["kind"], said["v"], said["data"])
                return Told(number, conv, msgspec.convert(data, EVENTS[said["kind"]]), tuple(said["cite"]))
            case "closed":
                result = msgspec.convert(said["result"], self._types.result(self._procedures[conv]))
                return Closed(number, conv, result)
            case other:
                raise ValueError(f"no entry is called {other!r}")

    def _opened(self, number: int, conv: str, said: Json) -> Opened:
        procedure = self._procedures[conv] = said["procedure"]
        types = {name: self._types.argument(procedure, name) for name in said["args"]}
        args = {name: msgspec.convert(arg, types[name]) for name, arg in said["args"].items()}
        return Opened(number, conv, procedure, args, int(said.get("version", 0)), _ahead(said))

    def _question(self, conv: str, seat: str, record: Json, stands: bool = False) -> Any:
        question = msgspec.convert(record["data"], self._types.questions[record["kind"]])
        self.asked[conv, seat, stands] = question
        return question


def _ahead(said: Json) -> tuple[AnswerAhead, ...]:
    return msgspec.convert(said.get("ahead", ()), tuple[AnswerAhead, ...])


def _frozen(value: Any) -> Any:
    """Readings come back as plain values; a list was a tuple."""
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
