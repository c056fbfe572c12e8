"""What a book says about making its characters: in which steps, what each step asks for, and what is legal there.

Pages know the kinds of fields and no book. A book describes its steps anew for each draft: what it does not offer
cannot be chosen, and whatever a draft holds besides is judged with its rule. A draft may have come from a file, so
nothing in it is trusted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, Protocol

Sheet = dict[str, Any]
"""A character as a document, as it stands in a file."""

Answers = Mapping[str, Any]
"""What was chosen for growing, by the place of its field."""

Say = Callable[..., str]
"""Says a text of the book by its key."""

Kind = Literal[
    "name",  # what the character is called
    "line",  # a sentence of people's own
    "lines",  # several of them, from `least` to `most`
    "told",  # one for each of `names`
    "pick",  # one of `options`
    "several",  # from `least` to `most` of `options`
    "deal",  # each of `options` goes to one of `names`: a value for every name
    "rate",  # a number from `least` to `most` for each of `names`, `total` in all
    "flag",  # holds or does not
    "given",  # settled by the book: a number, a word, or a value for each of `names`
]


class Choice(NamedTuple):
    """A word of the rules: what a sheet writes, its text (which may have a part `hint`), its rule, and its die."""

    id: str
    key: str
    cite: str = ""
    sides: int = 0
    """Of the die it is, if it is one."""
    price: int = 0
    """What it costs, if it has a price; its text may say so."""
    turns: tuple[Choice, ...] = ()
    """What it is worth now and what it would be worth, for whoever picks it."""


class Field(NamedTuple):
    """One thing to fill in. Its text is what it is called, and may have a part `hint`."""

    at: str
    """Where in the sheet: names joined by dots, numbers into a list from 0. A star stands for each of `names`."""
    kind: Kind
    key: str
    cite: str = ""
    names: tuple[Choice, ...] = ()
    options: tuple[Choice, ...] = ()
    """What may be picked, or the values that may be dealt or are given."""
    least: int = 0
    most: int = 0
    total: int = 0
    glyph: str = ""
    """The drawing that stands for one point of a number."""


class Step(NamedTuple):
    """Some fields that belong together. Its text is a heading, and may have a part `hint`."""

    id: str
    key: str
    cite: str
    fields: tuple[Field, ...]


class Problem(NamedTuple):
    """Something about a sheet: where, what (a key of the texts), the rule, and whether it only deserves a mention."""

    field: str
    key: str
    cite: str
    warning: bool = False
    said: str = ""


class Draws(Protocol):
    """A stream of numbers."""

    def below(self, bound: int) -> int: ...


class Workshop(NamedTuple):
    """How characters of a book are made, judged and grown. `options` are always those of the table it is for."""

    begun: Callable[[Any], Sheet]
    """An empty draft."""
    steps: Callable[[Sheet, Any], tuple[Step, ...]]
    """What is to be filled in, as the draft stands."""
    follows: Callable[[Sheet, str, Any], Sheet]
    """The draft after a field was changed: what the book says follows from it."""
    judged: Callable[[Any, Any], list[Problem]]
    """Everything that is wrong with a sheet; anything at all may be given."""
    drawn: Callable[[Say, Draws, Any], Sheet]
    """A legal character at random."""
    ideas: Callable[[Say], Mapping[str, tuple[str, ...]]]
    """Words to begin with, by the place of their field."""
    growth: Callable[[Sheet, Answers, Any], Step | None]
    """What a legal character can grow in, as far as it is chosen; nothing if it is fully grown."""
    grown: Callable[[Sheet, Answers, Any], Sheet]
    """The character after growing; raises `AgainstTheRules` if that is not legal."""
    sheet_of: Callable[[Any, str], Sheet]
    """The sheet of somebody at a table, from its state."""
    heeds: tuple[str, ...] = ()
    """The options of a table that shape a sheet."""


EACH = "*"


def held(sheet: Any, at: str) -> Any:
    """What a draft has in a place; nothing if there is no such place. Behind a star: what there is, by name."""
    name, _, rest = at.partition(".")
    if name == EACH and isinstance(sheet, dict):
        return {one: held(inner, rest) for one, inner in sheet.items()}
    if isinstance(sheet, list):
        inner = sheet[int(name)] if name.isdecimal() and int(name) < len(sheet) else None
    else:
        inner = sheet.get(name) if isinstance(sheet, dict) else None
    return held(inner, rest) if rest else inner


def placed(sheet: Sheet, at: str, value: Any) -> Sheet:
    """The draft with something in a place, and all else as it was."""
    after: Sheet = _placed(sheet, at, value)
    return after


def _placed(inside: Any, at: str, value: Any) -> Any:
    name, _, rest = at.partition(".")
    if name == EACH:
        mine = inside if isinstance(inside, dict) else {}
        parts = value if isinstance(value, dict) else {}
        return mine | {one: _placed(mine.get(one), rest, part) for one, part in parts.items()}
    if name.isdecimal():
        listed = [*inside] if isinstance(inside, list) else []
        listed += [{} for _ in range(int(name) + 1 - len(listed))]
        listed[int(name)] = _placed(listed[int(name)], rest, value) if rest else value
        return listed
    known = inside if isinstance(inside, dict) else {}
    return known | {name: _placed(known.get(name), rest, value) if rest else value}
