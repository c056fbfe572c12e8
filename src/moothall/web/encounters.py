"""The odds lab for encounters: who meets whom in lines as a file has them, and the forecast of the command line.

The form comes from the records of the book's lines, so that both ask and count the same. Everything here is plain
functions of plain records, done in a worker.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from types import NoneType
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, field

from moothall import books
from moothall.errors import MoothallError
from moothall.forecast import Budget, Encounter, Forecast, encounters_of, forecast, what_decides
from moothall.ruleset import nothing
from moothall.speech import Voice, voice
from moothall.speech.book_sayer import BookSayer
from moothall.talk.encounters import Encounters, Variant
from moothall.talk.printed import percent
from moothall.web.forecasts import ForecastShown, shown
from moothall.web.lab import LabField, LabValue
from moothall.web.wire import Received, Settings

SECONDS, SECONDS_EACH = 3.0, 1.0
"""Of work for the forecast itself, and for each encounter a little different."""

BUDGET = 30.0
"""Seconds by the clock after which the worker is ended."""

MOST_LINES = 12

Lines = Annotated[list[Settings], Meta(max_length=MOST_LINES)]


class EncounterGiven(Received, frozen=True):
    """An encounter: lines of heroes and foes, tactics and options, all as people type them."""

    heroes: Lines = field(default_factory=list)
    foes: Lines = field(default_factory=list)
    tactics: Settings = field(default_factory=dict)
    options: Settings = field(default_factory=dict)
    decides: bool = False
    """Whether to forecast also what is a little different."""


class DecidesShown(Struct, frozen=True):
    """An encounter a little different: in words, its chance to win, and by how much that is more."""

    said: str
    percent: str
    win: float
    gain: float


class EncounterShown(Struct, frozen=True):
    """The form of an encounter, and its forecast or the sentence by which it is refused."""

    hero: list[LabField]
    foe: list[LabField]
    tactics: list[LabField]
    heroes: list[Settings]
    foes: list[Settings]
    refused: str
    forecast: ForecastShown | None
    decides: list[DecidesShown]


def weigh(book: str, lang: str, given: EncounterGiven) -> EncounterShown:
    """Forecast an encounter as it stands in the form."""
    part, said = encounters_of(book), voice(lang, book)
    form = _Form(book, part, BookSayer(lang, book), _options(book, given.options))
    heroes = given.heroes or [{}]
    foes = given.foes or [form.first_foe()]
    tactics = [form.field(one, given.tactics) for one in form.tactics()]
    lines = (form.hero(), form.foe(), tactics, heroes, foes)
    try:
        encounter = Encounter.of(form.plain(given, heroes, foes))
        answer = forecast(encounter, Budget(seconds=SECONDS))
        decides = _decides(encounter, answer, said) if given.decides else []
    except MoothallError as refusal:
        return EncounterShown(*lines, said.error(form.called(refusal)), None, [])
    return EncounterShown(*lines, "", shown(answer, said), decides)


def _options(book: str, settings: Mapping[str, str]) -> Any:
    """The options of a table; where they do not go together, those of the book."""
    found = books.ruleset(book).options()
    try:
        return found.read(settings, found.defaults)
    except MoothallError:
        return found.defaults


def _decides(encounter: Encounter, answer: Forecast, said: Voice) -> list[DecidesShown]:
    """What the chance hangs on, the worst for the heroes first."""
    return [_different(one, other, answer, said) for one, other in what_decides(encounter, Budget(SECONDS_EACH))]


def _different(variant: Variant, other: Forecast, answer: Forecast, said: Voice) -> DecidesShown:
    chance = other.win.value
    gain = float(chance - answer.win.value)
    return DecidesShown(said.say(variant.key, **variant.values), percent(said, chance), float(chance), gain)


# ---- The form --------------------------------------------------------------------------------------------------------


class _LineField(NamedTuple):
    """A field of a line, and the types that it takes."""

    name: str
    kinds: tuple[Any, ...]
    usual: Any


class _Form:
    """The form of a book's encounters in a language."""

    def __init__(self, book: str, part: Encounters, said: BookSayer, options: Any) -> None:
        self.book, self.part, self.said, self.options = book, part, said, options

    def hero(self) -> list[LabField]:
        return [self.field(one, {}) for one in _fields(self.part.hero)]

    def foe(self) -> list[LabField]:
        return [self.field(one, {}) for one in _fields(self.part.foe)]

    def tactics(self) -> list[_LineField]:
        return list(_fields(self.part.tactics))

    def first_foe(self) -> dict[str, str]:
        """A line of the first kind of foe."""
        needed = next(one for one in _fields(self.part.foe) if one.usual is None and _words(one))
        return {needed.name: _words(needed)[0]}

    def field(self, one: _LineField, given: Mapping[str, str]) -> LabField:
        """A field as the page draws it; one that may be left out offers that first."""
        words = self.part.offers[one.name](self.options) if one.name in self.part.offers else _words(one)
        usual = "" if one.usual is None else str(one.usual)
        if words and (NoneType in one.kinds or one.usual == ""):
            words = ("", *words)
        values = [LabValue(word, self._value(one.name, word)) for word in words]
        kind: Literal["number", "word", "text"] = "word" if words else "number" if int in one.kinds else "text"
        value = given.get(one.name, usual)
        return LabField(one.name, self._label(one.name), "", kind, value, values, "")

    def _label(self, name: str) -> str:
        key = f"encounter-{name.replace('_', '-')}"
        return self.said.say(key) if self.said.has(key) else name.replace("_", " ")

    def _value(self, name: str, word: str) -> str:
        """A value as people say it: of a tactic a sentence, of the rest the book's own word."""
        tactic, own = f"{self.part.texts}-{name}", f"encounter-{name}-{word}"
        if self.said.has(tactic):
            return self.said.say(tactic, value=word)
        if self.said.has(own):
            return self.said.say(own)
        return self.said.word(word, name) if word else "–"

    def called(self, refusal: MoothallError) -> MoothallError:
        """A refusal that calls a field as the form does."""
        names = {one.name for kind in (self.part.hero, self.part.foe, self.part.tactics) for one in _fields(kind)}
        if refusal.values.get("name") in names:
            refusal.values["name"] = self._label(refusal.values["name"])
        return refusal

    def plain(self, given: EncounterGiven, heroes: list[Settings], foes: list[Settings]) -> dict[str, Any]:
        """The encounter as a file has it."""
        return {
            "ruleset": self.book,
            "options": dict(given.options),
            "heroes": [_line(self.part.hero, line) for line in heroes],
            "foes": [_line(self.part.foe, line) for line in foes],
            "tactics": _line(self.part.tactics, given.tactics),
        }


def _fields(kind: type[Any]) -> Iterator[_LineField]:
    """The fields of a record of lines, but for sheets, which come as files."""
    types = get_type_hints(kind)
    for one in fields(kind):
        kinds = _kinds(types[one.name])
        if dict not in kinds:
            usual = one.default if isinstance(one.default, str | int) else None
            yield _LineField(one.name, kinds, usual)


def _kinds(hint: Any) -> tuple[Any, ...]:
    """The types that a field takes, words among them as they are."""
    if get_origin(hint) is Literal:
        return (hint,)
    parts = get_args(hint)
    if get_origin(hint) is dict:
        return (dict,)
    return tuple(kind for part in parts for kind in _kinds(part)) if parts else (hint,)


def _words(one: _LineField) -> tuple[str, ...]:
    return next((get_args(kind) for kind in one.kinds if get_origin(kind) is Literal), ())


def _line(kind: type[Any], said: Mapping[str, str]) -> dict[str, Any]:
    """A line with its numbers as numbers; what is left empty is left out."""
    numbers = {one.name for one in _fields(kind) if int in one.kinds}
    return {name: _number(text) if name in numbers else text for name, text in said.items() if text}


def _number(text: str) -> int | str:
    """A whole number; anything else is refused by the line itself."""
    return int(text) if text.lstrip("-").isdecimal() and len(text) < 10 else text


def has_encounters(book: str) -> bool:
    """Whether a book forecasts encounters. What it leaves out is not opened to find out."""
    return books.ruleset(book).encounters is not nothing
