"""A draft as a page sees it: the steps of its book in words, and what stands in each field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from moothall.errors import Unclear
from moothall.talk.workshop import (
    Advice,
    DraftChoice,
    Field,
    Kind,
    Mark,
    Sheet,
    Step,
    Workshop,
    placed,
    read,
    suggested,
    written,
)


class ChoiceShown(Struct, frozen=True):
    """A word of the rules, as a sheet writes it and as people say it; with the sides of the die, if it is one."""

    id: str
    said: str
    hint: str
    cite: str
    sides: int
    most: int
    """The most that it may be rated; as much as the others if nothing is said."""
    group: str
    """The group of the choice, if the book has groups."""
    spare: bool
    """A short sheet does without it."""


class FieldShown(Struct, frozen=True):
    """A field to fill in (kinds: `talk/workshop.py`). `value` is always of the type of its kind."""

    at: str
    kind: Kind
    said: str
    hint: str
    cite: str
    names: list[ChoiceShown]
    options: list[ChoiceShown]
    least: int
    most: int
    total: int
    glyph: str
    ideas: list[str]
    value: Any
    marked: int
    spare: bool
    """A short sheet does without it."""


class AdviceShown(Struct, frozen=True):
    """Advice at a step that keeps no character from play, and its rule."""

    said: str
    cite: str


class StepShown(Struct, frozen=True):
    """Some fields that belong together, and how the draft stands with them."""

    id: str
    said: str
    hint: str
    cite: str
    fields: list[FieldShown]
    advice: list[AdviceShown]
    mark: Mark


def changed(shop: Workshop, sheet: Sheet, at: str, value: Any, options: Any, said: Speaker | None = None) -> Sheet:
    """Return the draft with a new value in a field that can be filled in, and with what follows from it.

    Whoever writes what a line suggests in their own language (`said`) means all that goes with it.
    """
    open_to = {one.at: one for step in shop.steps(sheet, options) for one in step.fields if one.kind != "given"}
    if at not in open_to:
        raise Unclear("error-web-no-field", name=at, names=", ".join(open_to))
    return shop.follows(sheet, _filled(open_to[at], sheet, value, said), at, options)


def _filled(field: Field, sheet: Sheet, value: Any, said: Speaker | None) -> Sheet:
    if field.kind == "line" and said is not None:
        for choice in field.options:
            if isinstance(value, str) and _worth(choice, said).casefold() == value.strip().casefold():
                return suggested(field, sheet, choice, value)
    return placed(sheet, field.at, written(field, sheet, value))


class Speaker(Protocol):
    """Says texts: a voice, or one that knows more words."""

    def say(self, key: str, /, **values: Any) -> str: ...
    def part(self, key: str, part: str, /) -> str: ...
    def has(self, key: str, part: str | None = None) -> bool: ...


def step_shown(
    step: Step, sheet: Any, ideas: Mapping[str, tuple[str, ...]], said: Speaker, mark: Mark = "open"
) -> StepShown:
    """A step in words."""
    fields = [_field(field, sheet, ideas.get(field.at, ()), said) for field in step.fields]
    advice = advised(step.advice, said)
    return StepShown(step.id, said.say(step.key), _hint(step.key, said), step.cite, fields, advice, mark)


def advised(advice: tuple[Advice, ...], said: Speaker) -> list[AdviceShown]:
    """Some advice in words."""
    return [AdviceShown(said.say(one.key, quotes=one.quotes), one.cite) for one in advice]


def _field(field: Field, sheet: Any, ideas: tuple[str, ...], said: Speaker) -> FieldShown:
    return FieldShown(
        field.at,
        field.kind,
        said.say(field.key, **_of(field, said)),
        _hint(field.key, said),
        field.cite,
        [_named(name, said) for name in field.names],
        [_named(option, said) for option in field.options],
        field.least,
        field.most,
        field.total,
        field.glyph,
        list(ideas),
        _readable(field, read(field, sheet)),
        field.marked,
        bool(field.spare),
    )


def _named(choice: DraftChoice, said: Speaker) -> ChoiceShown:
    told = _hint(choice.key, said) or (_hint(choice.of, said) if choice.of else "")
    facts = " · ".join(_worth(fact, said) for fact in choice.facts)
    hint = " → ".join(_worth(turn, said) for turn in choice.turns) or facts or told
    group = said.say(choice.group) if choice.group else ""
    name = _worth(choice, said)
    return ChoiceShown(choice.id, name, hint, choice.cite, choice.sides, choice.most, group, bool(choice.spare))


def _worth(choice: DraftChoice, said: Speaker) -> str:
    name = said.say(choice.key, value=choice.id, price=choice.price, **_of(choice, said))
    return " · ".join([name, *(_worth(one, said) for one in choice.more)])


def _of(named: DraftChoice | Field, said: Speaker) -> dict[str, str]:
    return {"of": said.say(named.of)} if named.of else {}


def _hint(key: str, said: Speaker) -> str:
    return said.part(key, "hint") if said.has(key, "hint") else ""


# ---- what a page can show -------------------------------------------------------------------------------------------


def _readable(field: Field, value: Any) -> Any:
    """Return the value of a field, if it is of the type that its widget takes."""
    names = {name.id for name in field.names}
    match field.kind:
        case "name" | "line" | "pick":
            return value if isinstance(value, str) else ""
        case "lines" | "several":
            return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
        case "told":
            return {name: text for name, text in _items(value) if name in names and isinstance(text, str)}
        case "deal" | "rate":
            return _numbers(value, names)
        case "flag":
            return value is True
        case "given":
            return _given(value, names)


def _given(value: Any, names: set[str]) -> Any:
    if names:
        return _numbers(value, names)
    if isinstance(value, list):
        return [item for item in value if isinstance(item, str)]
    return value if type(value) in (int, str) else ""


def _numbers(value: Any, names: set[str]) -> dict[str, int]:
    return {name: number for name, number in _items(value) if name in names and type(number) is int}


def _items(value: Any) -> list[tuple[Any, Any]]:
    return list(value.items()) if isinstance(value, dict) else []
