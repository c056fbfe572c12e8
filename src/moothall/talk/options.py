"""Reading the options of a table, for every book: names and values as people write them, or one clear refusal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from moothall.errors import Unclear

MOST = 20
"""No table needs a counted option above this, and exact odds stay quick below it."""

Values = Callable[[str], tuple[str, ...]]
"""What an option may be, by its name; nothing for one that takes a number."""


def a_number(name: str) -> str:
    """The kind of an option without a list of values, in a book that names no other kind."""
    return "number"


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


def options_of(record: type[Any]) -> OptionSet:
    """The options of a book whose record of them says it all: words are `Literal`, numbers `int`."""
    words: dict[str, tuple[str, ...]] = literals(record)  # type: ignore[arg-type] # a class can be hashed
    fields = {name.replace("_", "-"): name for name in words}

    def values_of(name: str) -> tuple[str, ...]:
        return words[fields[name]]

    def read(settings: Mapping[str, str], base: Any) -> Any:
        held = {field: getattr(base, field) for field in fields.values()}
        return record(**held | {fields[name]: v for name, v in read_settings(settings, fields, values_of).items()})

    return OptionSet(record(), tuple(fields), values_of, read, most=MOST)


@cache
def literals(record: type[Any]) -> dict[str, tuple[str, ...]]:
    """The words each field of a record of options may be; none for a field that takes a number."""
    hints = get_type_hints(record)
    return {name: get_args(hint) if get_origin(hint) is Literal else () for name, hint in hints.items()}


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
