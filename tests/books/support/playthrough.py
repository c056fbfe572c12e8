"""A ledger as plain text: a line for each entry, and who saw which part of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from moothall import books
from moothall.ledger.entries import Answered, Asked, Closed, Entry, Offered, Opened, Rolled, Told
from moothall.sight import redact
from moothall.speech import voice
from moothall.speech.teller import Teller

GM = "gm"


def written(title: str, log: list[Entry], state: Any, players: tuple[str, ...]) -> str:
    """The whole of a playthrough, as the GM reads it, with a note wherever somebody else saw less."""
    name_of = books.ruleset(state.edition).mechanics().name_of

    def called(id: str) -> str | None:
        name: str = name_of(state, id)
        return name if name != id else None

    teller = Teller(voice("en", state.edition), called)
    lines = [line for entry in log for line in _lines(entry, teller, players)]
    return "\n".join([f"# {title}", *lines]) + "\n"


def _lines(entry: Entry, teller: Teller, players: tuple[str, ...]) -> Iterator[str]:
    kind, text = _said(entry, teller)
    cites = " ".join(getattr(entry, "cites", ()))
    yield f"{entry.number:4} {kind:9} {text}" + (f"  [{cites}]" if cites else "")
    for what, amount, cite, *of in entry.why if isinstance(entry, Rolled) else ():
        yield f"     {'':9} · {teller.reason(what, amount, cite, *of)}"
    others: dict[str, list[str]] = {}
    for viewer in players:
        others.setdefault(_seen(entry, teller, viewer), []).append(viewer)
    for theirs, viewers in others.items():
        if theirs != text:
            yield f"     {'':9} {', '.join(viewers)}: {theirs}"


def _said(entry: Entry, teller: Teller) -> tuple[str, str]:
    """The kind of an entry, and the line that the GM reads."""
    match entry:
        case Opened(procedure=name, args=args):
            return "opened", f"{name} {' '.join(f'{key}={value}' for key, value in args.items() if value)}".strip()
        case Asked(seat=seat, question=question):
            return "asked", f"{seat}: {teller.question(question)}"
        case Offered(questions=questions):
            return "offered", "; ".join(f"{seat}: {teller.question(question)}" for seat, question in questions)
        case Answered(seat=seat, passed=True):
            return "passed", seat
        case Answered(seat=seat, answer=answer):
            return "answered", f"{seat}: {_brief(answer) or 'nothing'}"
        case Rolled(sides=sides, faces=faces, reading=reading):
            read = _brief(getattr(reading, "faces", reading))
            return "rolled", f"{len(faces)}d{sides} → {' '.join(map(str, faces))}  {read}"
        case Told(event=event):
            return "told", _fact(event, event.kind, teller)
        case Closed(result=result):
            return "closed", _brief(result)


def _seen(entry: Entry, teller: Teller, viewer: str) -> str:
    """The line of an entry for a viewer who is not the GM: visible parts of facts, and only their own questions."""
    match entry:
        case Told(event=event):
            seen = redact(event, viewer)
            return "–" if seen is None else _fact(seen, event.kind, teller)
        case Asked(seat=seat):
            return _said(entry, teller)[1] if seat == viewer else f"{seat} is deciding"
        case Answered(seat=seat, passed=False):
            return _said(entry, teller)[1] if seat == viewer else f"{seat} has decided"
        case _:
            return _said(entry, teller)[1]


def _fact(event: Any, kind: str, teller: Teller) -> str:
    """A fact in its words; what needs none in play is written down as it is."""
    return f"{kind}: {teller.fact(event) or _brief(event)}"


def _brief(value: Any) -> str:
    """A value as Python writes it, but of records only the first field and what is not as usual."""
    return value if isinstance(value, str) else _written(value)


def _written(value: Any) -> str:
    if is_dataclass(value):
        usual = {field.name: field.default for field in fields(value)}
    elif hasattr(value, "_fields"):
        usual = dict.fromkeys(value._fields, MISSING) | value._field_defaults
    elif isinstance(value, tuple):
        return f"({', '.join(map(_written, value))}{',' * (len(value) == 1)})"
    else:
        return repr(value)
    held = [(name, getattr(value, name)) for name in usual]
    shown = [*held[:1], *((name, part) for name, part in held[1:] if part != usual[name])]
    return f"{type(value).__name__}({', '.join(f'{name}={_written(part)}' for name, part in shown)})"
