"""The odds lab: a situation of a book's own query, its exact chances, a map of many, and what each option changes.

The form comes from the record of flags that the command line has, so that both ask and count the same. Everything here
is plain functions of plain records, done in a worker.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from msgspec import Struct, field

from moothall import books
from moothall.errors import MoothallError
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.ruleset import nothing
from moothall.speech import Voice, voice
from moothall.speech.book_sayer import BookSayer
from moothall.talk.chance import Chances
from moothall.talk.flags import FieldValues, FlagField, fields_of
from moothall.talk.options import SWITCH
from moothall.talk.printed import Heading, Paragraph, Remark, Shares, percent
from moothall.talk.queries import RollInquiry, RollQuery
from moothall.web.wire import Received, Settings, Text

SECONDS = 6.0
"""For the work on one map, or on what options change; what is done by then is shown."""

BUDGET = 15.0
"""Seconds of the processor after which the worker is ended."""

MOST_CELLS = 441
"""Of one map."""


class SituationGiven(Received, frozen=True):
    """A situation: values of its fields as people type them, and the options of the table."""

    fields: Settings = field(default_factory=dict)
    options: Settings = field(default_factory=dict)


class MapAsked(Received, frozen=True):
    """A map of the chances of success over two fields of a situation; without names, over those that the book names."""

    situation: SituationGiven
    across: Text = ""
    down: Text = ""


class LabValue(Struct, frozen=True):
    """A value that a field of the lab offers."""

    id: str
    said: str


class LabField(Struct, frozen=True):
    """A field of a situation: its value, and the values on offer; without any it takes what is typed."""

    name: str
    said: str
    hint: str
    kind: Literal["switch", "number", "word", "text"]
    value: str
    values: list[LabValue]
    option: str
    """The option of the table that it sets, if it is one."""


class LabDice(Struct, frozen=True):
    """Dice that a situation rolls."""

    count: int
    sides: int


class LabShare(Struct, frozen=True):
    """A row of chances: what it is of, the exact fraction, and percent as the reader's language writes it."""

    said: str
    share: str
    percent: str


class SituationShown(Struct, frozen=True):
    """A situation as it stands, with its exact chances; or why the rules refuse it."""

    fields: list[LabField]
    refused: str
    heading: str
    dice: list[LabDice]
    success: str
    """The exact chance, or nothing where the book has no word for it or nothing is rolled."""
    percent: str
    shares: list[LabShare]
    notes: list[str]
    axes: list[str]
    """The fields over which a map can be drawn, first the two it is drawn over if nothing is said."""


class MapCell(Struct, frozen=True):
    """The exact chance of success in a cell of a map; without one, why there is none."""

    share: str
    refused: str


class MapShown(Struct, frozen=True):
    """A map of chances: its fields, their values, and a row of cells for each value down."""

    across: str
    down: str
    columns: list[LabValue]
    rows: list[LabValue]
    cells: list[list[MapCell]]
    """Rows that time did not allow are missing."""


class RuleChange(Struct, frozen=True):
    """What a value of an option, or a layer, makes of a situation: the new chance of success, and the row that moves
    most."""

    option: str
    said: str
    value: str
    value_said: str
    success: str
    percent: str
    refused: str
    row: str
    before: str
    after: str
    """In percent."""


class RuleChanges(Struct, frozen=True):
    """What options and layers would change, most first; how many values were tried, and whether those are all."""

    changes: list[RuleChange]
    tried: int
    complete: bool


# ---- A book's query as a form ---------------------------------------------------------------------------------------


class Lab(NamedTuple):
    """The lab of a book in a language."""

    book: str
    query: RollQuery[Any, Any, Any]
    said: Voice
    flags: tuple[FlagField, ...]

    def options(self, settings: Mapping[str, str]) -> Any:
        found = books.ruleset(self.book).options()
        return found.read(settings, found.defaults)

    def form(self, given: Mapping[str, str], options: Any) -> list[LabField]:
        """The fields as they stand under these options; a value that is not on offer gives way to the usual one."""
        return [self._field(flag, offer, given) for flag in self.flags if (offer := self._offer(flag, options))]

    def _offer(self, flag: FlagField, options: Any) -> FieldValues | None:
        """The values that a field offers, none where it takes what is typed; nothing at all where it is left out."""
        if flag.setting:
            option = books.table_options(self.book)[flag.setting]
            return FieldValues(option.values, books.written(getattr(options, books.option_field(flag.setting))))
        if flag.among is not None:
            found = flag.among(options)
            return found if found.values else None
        if flag.kind == "word":
            words = flag.words if flag.needed else ("", *flag.words)
            return FieldValues(words, str(flag.default or words[0]))
        if flag.kind == "switch":
            return FieldValues(("", "on"))
        usual = "1" if flag.needed and flag.kind == "number" else ""
        return FieldValues((), usual if flag.several or flag.default is None else str(flag.default))

    def _field(self, flag: FlagField, offer: FieldValues, given: Mapping[str, str]) -> LabField:
        asked = offer.usual if flag.setting else given.get(flag.field, offer.usual)
        value = asked if not offer.values or asked in offer.values else offer.usual
        key = f"lab-{flag.field.replace('_', '-')}"
        label = self.said.say(key) if self.said.has(key) else flag.field.replace("_", " ")
        hint = self.said.part(key, "hint") if self.said.has(key, "hint") else ""
        said = [LabValue(one, self._word(flag, one)) for one in offer.values]
        return LabField(flag.field, label, hint, _kind(flag, offer), value, said, flag.setting)

    def _word(self, flag: FlagField, value: str) -> str:
        """A value as people say it."""
        key = books.value_key(flag.setting, value) if flag.setting else _value_key(flag.field, value)
        return self.said.say(key) if self.said.has(key) else value.replace("-", "−") or "–"

    def inquiry(self, given: SituationGiven, options: Any) -> RollInquiry[Any, Any, Any]:
        """The question about a situation; refuses what the rules refuse."""
        typed = {one.name: one.value for one in self.form(given.fields, options) if not one.option}
        read = {flag.field: self._value(flag, typed.get(flag.field, "")) for flag in self.flags}
        situation = self.query.understood(self.query.flags(**read), options)
        return RollInquiry(
            situation=situation,
            options=options,
            roll=self.query.ask(situation, options),
            changed=given.options,
            count=lambda one: self._count(one, options),
        )

    def _value(self, flag: FlagField, text: str) -> Any:
        if flag.setting:
            return None
        return flag.value(flag.typed(text))

    def _count(self, situation: Any, options: Any) -> Chances[Any]:
        query = self.query
        roll = query.counted_as(query.ask(situation, options))
        return odds(roll.opening, roll.table, query.fold, Policy(roll.policy, roll.answers), query.figure)


def _kind(flag: FlagField, offer: FieldValues) -> Literal["switch", "number", "word", "text"]:
    """How a field is drawn."""
    if offer.values == ("", "on"):
        return "switch"
    if not offer.values:
        return "number" if flag.kind == "number" else "text"
    return "number" if all(one.lstrip("-").isdecimal() for one in offer.values) else "word"


def _value_key(name: str, value: str) -> str:
    """The name of the text about a value of a field."""
    return f"lab-{name.replace('_', '-')}-{value or 'none'}"


def has_lab(book: str) -> bool:
    """Whether a book answers questions about rolls. What it leaves out is not opened to find out."""
    return books.ruleset(book).query is not nothing


def lab_of(book: str, lang: str) -> Lab:
    """The lab of a book that answers questions about rolls."""
    query = books.ruleset(book).query()
    if query is None:
        raise MoothallError("error-web-no-lab", name=book)
    said = voice(lang, book)
    flags = (one for one in fields_of(query.flags) if not one.names)
    return Lab(book, query, said, tuple(_called(one, said) for one in flags))


def _called(flag: FlagField, said: Voice) -> FlagField:
    """A field whose refusals call it as the page does."""
    key = f"lab-{flag.field.replace('_', '-')}"
    return flag._replace(flag=said.say(key)) if said.has(key) else flag


# ---- One situation --------------------------------------------------------------------------------------------------


def weigh(book: str, lang: str, given: SituationGiven) -> SituationShown:
    """A situation as it stands, with its chances."""
    lab = lab_of(book, lang)
    try:
        options = lab.options(given.options)
    except MoothallError as refusal:
        return _refused(lab, lab.form(given.fields, lab.options({})), refusal)
    form = lab.form(given.fields, options)
    try:
        return _weighed(lab, form, lab.inquiry(given, options))
    except MoothallError as refusal:
        return _refused(lab, form, refusal)


def _refused(lab: Lab, form: list[LabField], refusal: MoothallError) -> SituationShown:
    return SituationShown(form, lab.said.error(refusal), "", [], "", "", [], [], _axes(lab, form))


def _weighed(lab: Lab, form: list[LabField], asked: RollInquiry[Any, Any, Any]) -> SituationShown:
    pieces = list(lab.query.shown(asked, BookSayer(lab.said.lang, lab.book)))
    heading = next((one.text for one in pieces if isinstance(one, Heading)), "")
    notes = [one.text for one in pieces if isinstance(one, Paragraph | Remark)]
    dice = [LabDice(count, sides) for count, sides in lab.query.dice(asked.roll) if count]
    shares = [LabShare(said, str(share), percent(lab.said, share)) for said, share in _rows(pieces)]
    success = _success(lab, asked)
    return SituationShown(form, "", heading, dice, success, _percent(lab, success), shares, notes, _axes(lab, form))


def _rows(pieces: list[Any]) -> Iterator[tuple[str, Fraction]]:
    """The rows of chances that a book shows."""
    for piece in pieces:
        if isinstance(piece, Shares):
            yield from piece.rows


def _success(lab: Lab, asked: RollInquiry[Any, Any, Any]) -> str:
    """The chance of success as a fraction; nothing where there is none."""
    chance = lab.query.success(asked)
    return "" if chance is None else str(chance)


def _percent(lab: Lab, chance: str) -> str:
    """A fraction in percent; nothing where there is none."""
    return percent(lab.said, Fraction(chance)) if chance else ""


def _axes(lab: Lab, form: list[LabField]) -> list[str]:
    """The fields with several values, those that the book names first."""
    found = [one.name for one in form if len(one.values) > 1 and not one.option]
    return sorted(found, key=lambda name: lab.query.axes.index(name) if name in lab.query.axes else len(found))


# ---- A map ----------------------------------------------------------------------------------------------------------


def drawn_map(book: str, lang: str, asked: MapAsked) -> MapShown:
    """The chances of success over two fields of a situation."""
    lab = lab_of(book, lang)
    options = lab.options(asked.situation.options)
    form = {one.name: one for one in lab.form(asked.situation.fields, options)}
    axes = [name for name in _axes(lab, list(form.values())) if name not in (asked.across, asked.down)]
    down = asked.down if asked.down in form else next(iter(axes), "")
    across = asked.across if asked.across in form else next((name for name in axes if name != down), "")
    if not (down and across):
        return MapShown("", "", [], [], [])
    columns, rows = form[across].values, form[down].values
    if len(columns) * len(rows) > MOST_CELLS:
        raise MoothallError("error-web-map-too-large", most=MOST_CELLS)
    until, cells = time.thread_time() + SECONDS, []
    for row in rows:
        if time.thread_time() > until:
            break
        cells.append([_cell(lab, asked.situation, options, {across: one.id, down: row.id}) for one in columns])
    return MapShown(across, down, columns, rows, cells)


def _cell(lab: Lab, given: SituationGiven, options: Any, put: dict[str, str]) -> MapCell:
    """The chance of success of a situation with two fields changed."""
    try:
        asked = lab.inquiry(SituationGiven({**given.fields, **put}, given.options), options)
        return MapCell(_success(lab, asked), "")
    except MoothallError as refusal:
        return MapCell("", lab.said.error(refusal))


# ---- Options and layers ----------------------------------------------------------------------------------------------


def rule_changes(book: str, lang: str, given: SituationGiven) -> RuleChanges:
    """What each other value of each option, and each layer, would make of a situation."""
    lab = lab_of(book, lang)
    options = lab.options(given.options)
    asked, heeded = lab.inquiry(given, options), _heeded(lab, given, options)
    until, changes, tried, complete = time.thread_time() + SECONDS, [], 0, True
    for option, value in _other_values(lab, options, given.options, heeded):
        if time.thread_time() > until:
            complete = False
            break
        tried += 1
        if change := _change(lab, given, asked, option, value):
            changes.append(change)
    return RuleChanges([change for _, change in sorted(changes, key=lambda one: one[0])], tried, complete)


def _heeded(lab: Lab, given: SituationGiven, options: Any) -> set[str]:
    """The fields of the options that a count looks at: no other option can change it."""
    noted: set[str] = set()

    def note(self: Any, name: str) -> Any:
        noted.add(name)
        return object.__getattribute__(self, name)

    of = type(options)
    watch = {"__getattribute__": note, "__hash__": object.__hash__, "__eq__": object.__eq__}
    held = {one.name: getattr(options, one.name) for one in fields(options)}
    watched = type(of.__name__, (of,), watch)(**held)
    noted.clear()
    lab.inquiry(given, watched).chances  # noqa: B018 - what is counted does not matter, only what was looked at
    return set(held) if "__dict__" in noted else noted


def _other_values(
    lab: Lab, options: Any, settings: Mapping[str, str], heeded: set[str]
) -> Iterator[tuple[books.TableOption, str]]:
    """The values that options do not have: every word, one more or one less of a number, and every layer."""
    own = {flag.setting for flag in lab.flags}
    for option in books.table_options(lab.book).values():
        at = books.option_field(option.name)
        if option.name not in own and at in heeded:
            now = books.written(getattr(options, at))
            yield from ((option, value) for value in _near(option, now) if value != now)
    for layer in books.layers(lab.book):
        switch = books.TableOption(f"layers.{layer.id}", SWITCH[0], SWITCH)
        if settings.get(switch.name) != SWITCH[1]:
            yield switch, SWITCH[1]
            continue
        for one in books.options_of(layer.id).values():
            yield from ((one, value) for value in one.values if value != settings.get(one.name, one.default))


def _near(option: books.TableOption, now: str) -> tuple[str, ...]:
    if option.values:
        return option.values
    if not now.isdecimal():
        return ()
    return tuple(str(near) for near in (int(now) - 1, int(now) + 1) if 1 <= near <= max(option.most, 1))


def _read(lab: Lab, settings: Mapping[str, str]) -> Any:
    """The options of these settings; nothing where they do not go together."""
    try:
        return lab.options(settings)
    except MoothallError:
        return None


Weight = tuple[bool, Fraction, Fraction]
"""Sorts changes: of success, the largest first; then those of other rows, then refusals."""


def _change(
    lab: Lab, given: SituationGiven, before: RollInquiry[Any, Any, Any], option: books.TableOption, value: str
) -> tuple[Weight, RuleChange] | None:
    """What one value of one option changes; nothing where all chances stay."""
    is_layer = option.name.startswith("layers.")
    key = f"layer_{option.name.removeprefix('layers.')}" if is_layer else f"option_{books.text_key(option.name)}"
    title = lab.said.say(key)
    worded = books.value_key(option.name, value)
    named = (option.name, title, value, lab.said.say(worded) if lab.said.has(worded) else value)
    settings = {**given.options, option.name: value}
    if (options := _read(lab, settings)) is None:
        return None
    try:
        after = lab.inquiry(SituationGiven(given.fields, settings), options)
        if _outcomes(before) == _outcomes(after):
            return None
        was, now = _success(lab, before), _success(lab, after)
        row, moved = _moved_most(lab, before, after)
    except MoothallError as refusal:
        return (True, Fraction(0), Fraction(0)), RuleChange(*named, "", "", lab.said.error(refusal), "", "", "")
    by = abs(Fraction(now) - Fraction(was)) if now and was else Fraction(0)
    told = (_percent(lab, str(moved[0])), _percent(lab, str(moved[1]))) if row else ("", "")
    return (False, -by, -abs(moved[1] - moved[0])), RuleChange(*named, now, _percent(lab, now), "", row, *told)


def _outcomes(asked: RollInquiry[Any, Any, Any]) -> dict[Any, Fraction]:
    """The chance of each outcome."""
    return {outcome: asked.chances.of(outcome) for outcome in asked.chances.ways}


def _moved_most(
    lab: Lab, before: RollInquiry[Any, Any, Any], after: RollInquiry[Any, Any, Any]
) -> tuple[str, tuple[Fraction, Fraction]]:
    """The row of chances that moves most: what it is of, before and after; none if nothing is rolled either way."""
    said = BookSayer(lab.said.lang, lab.book)
    was, now = (dict(_rows(list(lab.query.shown(asked, said)))) for asked in (before, after))
    moved = {row: (was.get(row, Fraction(0)), now.get(row, Fraction(0))) for row in {**was, **now}}
    return max(moved.items(), key=lambda one: abs(one[1][1] - one[1][0]), default=("", (Fraction(0), Fraction(0))))
