"""Reading the options of a table, for every book: names and values as people write them, or one clear refusal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from moothall.errors import Unclear
from moothall.talk.layers import LayerChosen, found

MOST = 20
"""No table needs a counted option above this, and exact odds stay quick below it."""

Values = Callable[[str], tuple[str, ...]]
"""What an option may be, by its name; nothing for one that takes a number."""


def a_number(name: str) -> str:
    """The kind of an option without a list of values, in a book that names no other kind."""
    return "number"


AS_WRITTEN = "as-written"
"""The preset that every book of ours has: no addition of ours, and the literal reading."""

Gap = Literal["silent", "unclear", "differs"]
"""How the text of a book leaves something open: it says nothing, it can be read in more than one way, or two places of
it say different things."""

SWITCH = ("off", "on")
"""The values of a layer where it is listed among options: off is usual."""

LAYERS_FIELD = "layers"
"""The field of every record of options that holds the layers of a table; it is no option of the book."""

Presets = Mapping[str, Mapping[str, str]]
"""Settings by the name of the preset that they make up."""

NO_PRESETS: Presets = {}


class SettingsTaken(NamedTuple):
    """Settings as a table was given them, taken apart: those of the book's own options, and the layers."""

    settings: dict[str, str]
    layers: tuple[LayerChosen, ...]


def chosen(
    book: str, settings: Mapping[str, str], presets: Presets = NO_PRESETS, layers: tuple[LayerChosen, ...] = ()
) -> SettingsTaken:
    """Take settings apart: `preset` and `layers` name what they choose, and what is set explicitly wins over a preset.

    Without a word of layers those of the base stay.
    """
    said = dict(settings)
    preset, named = said.pop("preset", ""), said.pop(LAYERS_FIELD, None)
    if preset and preset not in presets:
        raise Unclear("error-unknown-preset", name=preset, nearest=_nearest(preset, presets))
    ids = [one.id for one in layers] if named is None else _listed(named)
    ids = _switched(ids, said)
    own = {id: {name: said.pop(name) for name in list(said) if name.startswith(f"{id}.")} for id in ids}
    before = {one.id: dict(one.options) for one in layers}
    taken = tuple(_layer(book, id, before.get(id, {}) | own[id]) for id in ids)
    _check_apart(said)
    return SettingsTaken({**presets.get(preset, {}), **said}, taken)


def _listed(names: str) -> list[str]:
    """Names as people write them, each once: `lucky-heroes, quiet-openings`."""
    return list(dict.fromkeys(name.strip() for name in names.split(",") if name.strip()))


def _switched(ids: list[str], said: dict[str, str]) -> list[str]:
    """Layers after their switches: `layers.lucky-heroes=on` is one more, or `off` one less."""
    for name in [name for name in said if name.startswith(f"{LAYERS_FIELD}.")]:
        id, value = name.removeprefix(f"{LAYERS_FIELD}."), said.pop(name)
        if value not in SWITCH:
            raise Unclear("error-option-value", name=name, value=value, values=", ".join(SWITCH))
        ids = [*(one for one in ids if one != id), *([id] if value == "on" else [])]
    return ids


def _layer(book: str, id: str, settings: dict[str, str]) -> LayerChosen:
    layer = found(id)
    if layer is None:
        raise Unclear("error-unknown-layer", name=id)
    if book not in layer.over:
        raise Unclear("error-layer-other-book", name=id, over=", ".join(layer.over))
    for name in settings:
        if name not in layer.options:
            raise Unclear("error-unknown-option", name=name, nearest=_nearest(name, layer.options))
    return layer.chosen(settings)


def _check_apart(settings: Mapping[str, str]) -> None:
    """An option of a layer that was not chosen would silently change nothing."""
    for name in settings:
        layer, dot, _ = name.partition(".")
        if dot and "-" in layer and found(layer) is not None:
            raise Unclear("error-layer-not-chosen", name=name, layer=layer)


class OptionSet(NamedTuple):
    """The options of a book: names as people write them, what each may be, and how settings are read."""

    defaults: Any
    """The record of options of the book as it is written."""
    names: tuple[str, ...]
    values_of: Values
    """The words an option takes, the book's own first; none for one that takes a number or a word of one's own."""
    read: Callable[[Mapping[str, str], Any], Any]
    """Settings over a record of options; raises `Unclear` at the first that is none."""
    takes_of: Callable[[str], str] = a_number
    """The kind of value of an option without a list of them."""
    most: int = 0
    """The highest number a counted option may be, where the book has such a limit."""
    gaps: Mapping[str, Gap] = {}
    """The options by which a ruling only fills a gap of the text, and what kind of gap that is."""


def options_of(record: type[Any], book: str = "", presets: Presets = NO_PRESETS) -> OptionSet:
    """The options of a book whose record of them says it all: words are `Literal`, numbers `int`.

    A record with a field `layers` takes those that are over the book.
    """
    words: dict[str, tuple[str, ...]] = literals(record)  # type: ignore[arg-type] # a class can be hashed
    fields = {name.replace("_", "-"): name for name in words}

    def values_of(name: str) -> tuple[str, ...]:
        return words[fields[name]]

    def read(settings: Mapping[str, str], base: Any) -> Any:
        held = {field: getattr(base, field) for field in fields.values()}
        if hasattr(base, LAYERS_FIELD):
            settings, held[LAYERS_FIELD] = chosen(book, settings, presets, base.layers)
        return record(**held | {fields[name]: v for name, v in read_settings(settings, fields, values_of).items()})

    return OptionSet(record(), tuple(fields), values_of, read, most=MOST)


@cache
def literals(record: type[Any]) -> dict[str, tuple[str, ...]]:
    """The words each field of a record of options may be; none for a field that takes a number."""
    hints = get_type_hints(record)
    own = {name: hint for name, hint in hints.items() if name != LAYERS_FIELD}
    return {name: get_args(hint) if get_origin(hint) is Literal else () for name, hint in own.items()}


def read_settings(
    settings: Mapping[str, str], known: Collection[str], values_of: Values, least: Mapping[str, int] = {}
) -> dict[str, str | int]:
    """The values that were set, by the option's name; raises `Unclear` at the first that is none.

    Numbers begin at 1 where `least` says nothing else.
    """
    for name in settings:
        if name not in known:
            raise Unclear("error-unknown-option", name=name, nearest=_nearest(name, known))
    return {name: _read(name, value, values_of(name), least.get(name, 1)) for name, value in settings.items()}


def _read(name: str, value: str, values: tuple[str, ...], least: int) -> str | int:
    if values:
        if value not in values:
            raise Unclear("error-option-value", name=name, value=value, values=", ".join(values))
        return value
    if not value.isascii() or not value.isdigit() or not least <= int(value) <= MOST:
        raise Unclear("error-option-number", name=name, value=value, least=least, most=MOST)
    return int(value)


def _nearest(name: str, known: Collection[str]) -> str:
    from difflib import get_close_matches  # only a mistake needs it

    return next(iter(get_close_matches(name, sorted(known), 1, 0)), "")
