"""The flags that describe one test of the 2d20 book, for `odds` and `roll` alike."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from moothall import books
from moothall.cli.settings import Options, changed_options, read_settings, with_options
from moothall.errors import Unclear

if TYPE_CHECKING:
    from moothall.handlers.odds import Chances

F = TypeVar("F", bound=Callable[..., Any])

BOOK = "houses2d20"
MOST_DIGITS = 6
WHOLE = re.compile(r"-?[0-9]+")
ASSISTANT = re.compile(rf"([0-9]{{1,{MOST_DIGITS}}})(?::([0-9]{{1,{MOST_DIGITS}}}))?")

# What the book calls by these names. The command line knows no book but through the list of them.
Query = Any
Situation = Any
Spending = Any

_FLAGS = (
    click.option("--skill", metavar="NUMBER"),
    click.option("--drive", metavar="NUMBER"),
    click.option("--difficulty", metavar="NUMBER"),
    click.option("--dice", metavar="NUMBER"),
    click.option("--focus", is_flag=True),
    click.option("--complication-range", metavar="NUMBER"),
    click.option("--assist", "assists", metavar="TARGET", multiple=True),
    click.option("--determination", is_flag=True),
    with_options,
)


def roll_flags(function: F) -> F:
    """Give a command all that describes a test."""
    for flag in reversed(_FLAGS):
        function = flag(function)
    return function


def part(name: str) -> Any:
    """A module of the book."""
    return books.part(BOOK, name)


class TestFlags(NamedTuple):
    """A test as it was asked for, understood."""

    situation: Situation
    options: Options

    def query(self) -> Query:
        return part("query").ask(self.situation, self.options)

    def chances(self) -> Chances[tuple[int, int, int]]:
        from moothall.handlers.odds import odds
        from moothall.handlers.policy import Policy

        query, fold = self.query(), part("events.folds").fold
        return odds(query.opening, query.table, fold, Policy(query.policy, query.answers), part("query").figures)

    def spendings(self) -> list[Spending]:
        """The spends that could be bought besides."""
        return list(part("query").spendings(self.situation, self.options))

    def at(self, spending: Spending) -> Chances[tuple[int, int, int]]:
        """Return the chances after a spend."""
        return self._replace(situation=spending.situation).chances()

    def described(self) -> dict[str, Any]:
        """The test in a few numbers."""
        given = self.situation
        return {
            "target": given.skill + given.drive,
            "difficulty": given.difficulty,
            "dice": given.dice,
            "critical": given.skill if given.focus else 1,
            "range": given.range,
            "assistants": len(given.assist),
        }

    def changed_options(self) -> dict[str, str]:
        return changed_options(self.options, BOOK)


def read_flags(given: dict[str, Any]) -> TestFlags:
    """The flags of a test; raises `Unclear` at the first that cannot be read."""
    options = read_settings(given["settings"], BOOK)
    numbers = {name: _number(name, given[name]) for name in ("skill", "drive", "difficulty")}
    situation = part("query").Situation(
        **numbers,
        dice=_number("dice", given["dice"] or "2"),
        focus=given["focus"],
        range=_number("complication-range", given["complication_range"] or "1"),
        assist=tuple(map(_assistant, given["assists"])),
        point="automatic" if given["determination"] else "",
    )
    return TestFlags(situation, options)


def _number(name: str, value: str | None) -> int:
    if value is None:
        raise Unclear("error-missing-flag", name=f"--{name}")
    text = value.strip()
    if not WHOLE.fullmatch(text):
        raise Unclear("error-needs-number", name=f"--{name}", value=value)
    if text.startswith("-") or len(text) > MOST_DIGITS:
        raise Unclear("error-number-between", name=f"--{name}", least=0, most=10**MOST_DIGITS - 1, value=value)
    return int(text)


def _assistant(text: str) -> tuple[int, int]:
    """A target number, or one with the critical limit: `11`, `9:5`."""
    given = ASSISTANT.fullmatch(text.strip())
    if given is None:
        raise Unclear("error-houses-assist-form", text=text)
    return int(given[1]), int(given[2] or 1)
