"""What a book's command prints for people: pieces of a page, in words that the program lends it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, Protocol


class Texts(Protocol):
    """The texts of the program and a book, in one language."""

    lang: str

    def say(self, key: str, /, **values: Any) -> str:
        """A text with its values filled in."""

    def has(self, key: str, part: str | None = None) -> bool:
        """Whether there is such a text."""


class Sayer(Texts, Protocol):
    """The same, and what is made of them: words, reasons and rules as a log tells them."""

    def word(self, value: str, field: str = "") -> str:
        """A word of the rules or a person's name, as people say it; in a field it may mean another thing."""

    def reason(self, what: str, amount: int, cite: str, of: str = "") -> str:
        """A reason for a number, on a line of its own."""

    def rule(self, cite: str) -> str:
        """A rule by its title and id."""


class Heading(NamedTuple):
    """A line that stands out."""

    text: str


class Paragraph(NamedTuple):
    """A line of text."""

    text: str
    indent: int = 0


class Remark(NamedTuple):
    """A line that belongs under the one before, and may be passed over."""

    text: str


class Columns(NamedTuple):
    """Columns side by side."""

    rows: Sequence[Sequence[str]]
    indent: int = 0


class Shares(NamedTuple):
    """Chances by name: each as a fraction, in percent, and as a bar."""

    rows: Sequence[tuple[str, Fraction]]


class EmptyLine(NamedTuple):
    """Nothing, for the eye."""


class AsIs(NamedTuple):
    """A text in a language of its own, such as Markdown: nothing is wrapped or marked."""

    text: str


class LogLines(NamedTuple):
    """What happened, told with its reasons; of these kinds only, if any are named."""

    log: Sequence[Any]
    kinds: Collection[str] = ()


Piece = Heading | Paragraph | Remark | Columns | Shares | EmptyLine | AsIs | LogLines


def percent(said: Texts, chance: Fraction) -> str:
    """A share as the reader's language writes it. Only here, where no sum follows, is it no fraction."""
    return said.say("odds-percent", share=float(chance))
