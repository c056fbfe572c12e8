"""Errors that people read, as a key of the texts with its values.

An error names a text of `speech` and the values that go into it, never a finished sentence: the reader's language is
known only at the edge. `cite` is the rule that decided, where one did.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Word(NamedTuple):
    """A word in an error that its reader has in their own language: the first of these texts that a book knows."""

    book: str
    texts: tuple[str, ...]
    otherwise: str = ""

    def __str__(self) -> str:
        return self.otherwise or self.texts[0]


class MoothallError(Exception):
    """The base of all errors that are shown to people."""

    def __init__(self, key: str, *, cite: str | None = None, **values: Any) -> None:
        super().__init__(key, values)
        self.key = key
        self.cite = cite
        self.values = values

    def __reduce__(self) -> Any:
        """One process tells another: the subclasses are made in ways of their own, so all are put together anew."""
        return _again, (type(self), self.key, self.cite, self.values)

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.key}({said})" + (f" [{self.cite}]" if self.cite else "")


def _again(kind: type[MoothallError], key: str, cite: str | None, values: dict[str, Any]) -> MoothallError:
    error = kind.__new__(kind)
    MoothallError.__init__(error, key, cite=cite, **values)
    return error


class Unclear(MoothallError):
    """We could not read what was given: "d13" is no die."""


class AgainstTheRules(MoothallError):
    """A rule of the book, or of this table, forbids it. Always cites that rule."""

    def __init__(self, key: str, *, cite: str, **values: Any) -> None:
        super().__init__(key, cite=cite, **values)

    @property
    def rule(self) -> str:
        return self.cite or ""


class NotYours(MoothallError):
    """The question waits for another seat."""


class Drifted(MoothallError):
    """The ledger says one thing happened, the code now does another."""

    def __init__(self, number: int, ledger: str, code: str) -> None:
        super().__init__("error-drifted", number=number, ledger=ledger, code=code)
        self.number = number


class Runaway(MoothallError):
    """A procedure made more requests in one step than any rule of a book could."""
