"""Flags of a book's commands: the fields of a record type say what the command line takes.

    class Situation(NamedTuple):
        die: Annotated[int, Flag(metavar="DIE", read=read_die)]
        against: int
        advantage: bool = False

That is `--die DIE --against NUMBER [--advantage]`. A truth is a flag without a value, a `Literal` one of its words, a
tuple a flag that may be given several times or not at all; any other field without a default must be given.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, fields
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from moothall.errors import Unclear

MOST_DIGITS = 6

Reader = Callable[[str, str], Any]
"""From a flag's name and what was typed to its value; raises `Unclear` at what cannot be read."""

Names = Literal["", "sheet", "pack", "ruleset"]
"""What a value is the name of: a character's file, a themepack, a ruleset."""

Kind = Literal["switch", "number", "word", "text"]


class FieldValues(NamedTuple):
    """The values that a form offers for a flag under the options of a table, and the usual one of them.

    Values are written as people type them; an empty one leaves the flag out. Without values the form leaves it out.
    """

    values: tuple[str, ...]
    usual: str = ""


LEFT_OUT = FieldValues(())


def numbers(least: int, most: int, usual: int) -> FieldValues:
    """Every whole number between two."""
    return FieldValues(tuple(map(str, range(least, most + 1))), str(usual))


class Flag(NamedTuple):
    """Mark of a field: how people give it, where that is not what its name and type say."""

    name: str = ""
    """Such as `--die`; otherwise made of the field's name."""
    metavar: str = ""
    """What stands for the value in the help."""
    read: Reader | None = None
    """How what was typed is read."""
    sets: Any = None
    """Of a flag that takes no value, or one of its words: what the field is without one."""
    setting: str = ""
    """The option of the table that it sets."""
    names: Names = ""
    among: Callable[[Any], FieldValues] | None = None
    """What a form offers under the options of a table, where the type does not say it."""


class Operand(NamedTuple):
    """Mark of a field that is given without a flag, by its place."""

    metavar: str = ""
    names: Names = ""


class FlagField(NamedTuple):
    """One field of a record of flags."""

    field: str
    flag: str
    """Its flag; nothing for an operand."""
    metavar: str
    kind: Kind
    words: tuple[str, ...]
    """Of a word: which there are."""
    several: bool
    needed: bool
    default: Any
    read: Reader | None
    sets: Any
    setting: str
    names: Names
    among: Callable[[Any], FieldValues] | None

    def typed(self, text: str) -> Any:
        """What was given, from the text that a form sends; nothing where it is empty."""
        if not text:
            return None
        if self.several:
            return tuple(one.strip() for one in text.split(",") if one.strip())
        if self.kind == "switch":
            return text if self.among else True
        if self.kind == "word":
            return one_of(self.flag, text, self.words)
        return WholeNumber()(self.flag, text) if self.kind == "number" else text

    def value(self, given: Any) -> Any:
        """The value of what was given; raises `Unclear` if nothing was and something must be."""
        if given is None or given is False or given == ():
            if self.needed:
                raise Unclear("error-missing-flag", name=self.flag or self.metavar)
            return self.default
        if self.kind == "switch":
            return given if self.sets is None or isinstance(given, str) else self.sets
        if self.read is None:
            return given
        read, flag = self.read, self.flag
        return tuple(read(flag, one) for one in given) if self.several else read(flag, given)


def fields_of(record: type[Any]) -> tuple[FlagField, ...]:
    """The fields of a record of flags, in its order."""
    defaults = dict(_defaults(record))
    return tuple(_field(name, hint, defaults) for name, hint in get_type_hints(record, include_extras=True).items())


def flag_field(name: str, flag: Flag) -> FlagField:
    """A flag that the program adds to those of a book: words that need not be given."""
    return _field(name, Annotated[str, flag], {name: None})


def _defaults(record: type[Any]) -> Iterator[tuple[str, Any]]:
    """The defaults of a named tuple or a dataclass."""
    if hasattr(record, "_field_defaults"):
        yield from record._field_defaults.items()
        return
    for one in fields(record):
        if one.default is not MISSING:
            yield one.name, one.default
        elif one.default_factory is not MISSING:
            yield one.name, one.default_factory()


def _field(name: str, hint: Any, defaults: Mapping[str, Any]) -> FlagField:
    kind, marks = _unmarked(hint)
    flag = next((mark for mark in marks if isinstance(mark, Flag)), Flag())
    operand = next((mark for mark in marks if isinstance(mark, Operand)), None)
    several = get_origin(kind) is tuple
    inner = get_args(kind)[0] if several else kind
    words = tuple(word for word in get_args(inner) if word) if get_origin(inner) is Literal else ()
    usual = () if several else False if inner is bool else None
    return FlagField(
        name,
        "" if operand else flag.name or "--" + name.replace("_", "-"),
        operand.metavar if operand else flag.metavar or ("NUMBER" if inner is int else "WORDS"),
        _kind(inner, flag, words),
        words,
        several,
        name not in defaults and usual is None,
        defaults.get(name, usual),
        flag.read,
        flag.sets,
        flag.setting,
        operand.names if operand else flag.names,
        flag.among,
    )


def _kind(inner: Any, flag: Flag, words: tuple[str, ...]) -> Kind:
    if inner is bool or flag.sets is not None:
        return "switch"
    if flag.read is None and words:
        return "word"
    return "number" if flag.read is None and inner is int else "text"


def _unmarked(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type and the marks on it; one that may be missing is the type itself."""
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        return _unmarked(inner)[0], tuple(marks)
    if get_origin(hint) in (Union, UnionType):
        return next(part for part in get_args(hint) if part is not type(None)), ()
    return hint, ()


class WholeNumber(NamedTuple):
    """Reads a whole number as people type it."""

    least: int = 1 - 10**MOST_DIGITS
    most: int = 10**MOST_DIGITS - 1

    def __call__(self, flag: str, text: str) -> int:
        typed = text.strip()
        if not re.fullmatch(r"[+-]?[0-9]+", typed):
            raise Unclear("error-needs-number", name=flag, value=text)
        if len(typed.lstrip("+-")) > MOST_DIGITS or not self.least <= int(typed) <= self.most:
            raise Unclear("error-number-between", name=flag, least=self.least, most=self.most, value=text)
        return int(typed)


def one_of(flag: str, value: str, known: tuple[str, ...]) -> str:
    """A word that is one of these."""
    if value not in known:
        raise Unclear("error-bad-choice", name=flag, value=value, choices=", ".join(known))
    return value
