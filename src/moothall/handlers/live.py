"""Live: one person at a terminal answers for every seat, and the dice are real or the system's.

Questions are put by their types: a list to pick from, a number, a yes or no, a few words. A new ruleset needs no new
prompt. The `Person` who is shown and asked is passed in, so that this file knows neither screen nor language.
"""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Protocol, get_args, get_origin, get_type_hints

from moothall.errors import MoothallError, Unclear
from moothall.handlers.stage import Conversation
from moothall.talk.questions import Question
from moothall.talk.requests import Offer, Roll

PASS = "pass"


class Person(Protocol):
    """A person at a terminal, who is shown questions and asked for a line."""

    def shown(self, seat: str, question: Question[Any]) -> None:
        """Show a question to the person."""

    def field(self, name: str, choices: tuple[str, ...], preset: str) -> str:
        """Ask for one value, from a list if there is one; an empty line is the preset."""

    def several(self, name: str, suggested: tuple[str, ...], preset: str) -> tuple[str, ...]:
        """Ask for any number of values, some of which may be suggested."""

    def dice(self, count: int, sides: int) -> str:
        """Ask for faces rolled by hand."""

    def refused(self, error: MoothallError) -> None:
        """Say why an answer did not do."""


def converse(conversation: Conversation[Any, Any], person: Person) -> None:
    """Carry a conversation to its end. An answer that does not do is explained, and asked for again."""
    while not conversation.ended:
        try:
            _one_answer(conversation, person)
        except MoothallError as error:
            person.refused(error)


def _one_answer(conversation: Conversation[Any, Any], person: Person) -> None:
    if isinstance(conversation.waiting, Roll):
        conversation.fall(_faces(person.dice(conversation.waiting.count, conversation.waiting.sides)))
        return
    seat, question = conversation.questions()[0]
    person.shown(seat, question)
    if isinstance(conversation.waiting, Offer):
        said = person.field("offer", (), PASS)
        conversation.passes(seat) if said == PASS else conversation.answer(seat, said)
    else:
        conversation.answer(seat, read_answer(question, person, conversation.stage.state))


def _faces(line: str) -> tuple[int, ...]:
    try:
        return tuple(int(word) for word in line.replace(",", " ").split())
    except ValueError:
        raise Unclear("error-not-a-number", text=line) from None


def read_answer(question: Question[Any], person: Person, state: Any = None) -> Any:
    """An answer of the type a question takes, asked for piece by piece; closed lists are those of a state."""
    listed = tuple(option.id for option in question.options())
    if is_dataclass(question.takes):
        return _read_record(question, person, listed, state)
    return _read("answer", question.takes, question.default(), person, listed)


def _read_record(question: Question[Any], person: Person, listed: tuple[str, ...], state: Any) -> Any:
    """Field by field; the first field of a pick from a list is picked from that list."""
    kind, default = question.takes, question.default()
    hints = get_type_hints(kind)
    read = {}
    for place, field in enumerate(one for one in fields(kind) if one.name not in question.leaves_out()):
        preset = getattr(default, field.name, None if field.default is MISSING else field.default)
        closed = question.choices(field.name, state) if state is not None else ()
        if get_origin(hints[field.name]) is tuple:
            said = person.several(field.name, closed or question.ideas(field.name), _shown(preset))
            read[field.name] = tuple(_item(get_args(hints[field.name])[0], word) for word in said)
        else:
            choices = (listed if place == 0 else ()) or closed
            read[field.name] = _read(field.name, hints[field.name], preset, person, choices)
    return kind(**read)


def _read(name: str, hint: Any, preset: Any, person: Person, listed: tuple[str, ...] = ()) -> Any:
    choices = listed or _choices(hint)
    said = person.field(name, choices, _shown(preset)).strip() or _shown(preset)
    return _as(hint, said, choices)


def _choices(hint: Any) -> tuple[str, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    if isinstance(hint, UnionType):
        return next((_choices(part) for part in get_args(hint) if part is not NoneType), ())
    return ("yes", "no") if hint is bool else ()


def _shown(preset: Any) -> str:
    if isinstance(preset, bool):
        return "yes" if preset else "no"
    if isinstance(preset, tuple):
        return ", ".join(getattr(item, "name", str(item)) for item in preset)
    return "" if preset is None else str(preset)


def _as(hint: Any, said: str, choices: tuple[str, ...]) -> Any:
    """A line as the type that is wanted."""
    if choices and said not in choices and said.isdigit() and 1 <= int(said) <= len(choices):
        said = choices[int(said) - 1]
    if choices and said not in choices and said:
        raise Unclear("error-not-a-choice", text=said, choices=", ".join(choices))
    if hint is bool:
        return said == "yes"
    if hint is int:
        return _number(said)
    if isinstance(hint, UnionType) and not said:
        return None
    return said


def _number(said: str) -> int:
    try:
        return int(said)
    except ValueError:
        raise Unclear("error-not-a-number", text=said) from None


def _item(kind: Any, word: str) -> Any:
    """One of several: a plain word, or a record that needs no more than a name."""
    make: Any = kind
    return make(word) if is_dataclass(kind) else word
