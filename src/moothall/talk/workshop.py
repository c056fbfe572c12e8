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
    "given",  # settled by the book: a number, a word, or a value for each of `names`
]


class Choice(NamedTuple):
    """A word of the rules: what a sheet writes, its text (which may have a part `hint`), its rule, and its die."""

    id: str
    key: str
    cite: str = ""
    sides: int = 0
    """Of the die it is, if it is one."""
    turns: tuple[Choice, ...] = ()
    """What it is worth now and what it would be worth, for whoever picks it."""


class Field(NamedTuple):
    """One thing to fill in. Its text is what it is called, and may have a part `hint`."""

    at: str
    """Where in the sheet: a name, or names joined by dots."""
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


def held(sheet: Any, at: str) -> Any:
    """What a draft has in a place; nothing if there is no such place."""
    for name in at.split("."):
        if not isinstance(sheet, dict) or name not in sheet:
            return None
        sheet = sheet[name]
    return sheet


def placed(sheet: Sheet, at: str, value: Any) -> Sheet:
    """The draft with something in a place, and all else as it was."""
    name, _, rest = at.partition(".")
    if not rest:
        return sheet | {name: value}
    inner = sheet.get(name)
    return sheet | {name: placed(inner if isinstance(inner, dict) else {}, rest, value)}
