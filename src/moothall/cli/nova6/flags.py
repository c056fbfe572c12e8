"""The flags that describe one roll, for every command that needs one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import click

from moothall import books
from moothall.cli.settings import read_settings, with_options

BOOK = "nova6"
F = TypeVar("F", bound=Callable[..., Any])

# What the book calls by these names. The command line knows no book but through the list of them.
Query = Any
Options = Any


class RollRequest(NamedTuple):
    """A described roll, and the options of its table."""

    query: Query
    options: Options


def roll_flags(function: F) -> F:
    """Give a command the flags of a roll: it is called with them all."""
    for flag in (
        with_options,
        click.option("--opposed-specialized", is_flag=True),
        click.option("--opposed-focused", is_flag=True),
        click.option("--specialized", is_flag=True),
        click.option("--practiced", type=click.Choice(["reroll", "auto"]), default=None),
        click.option("--focused", is_flag=True),
        click.option("--trade", type=int, default=0, metavar="PAIRS"),
        click.option("--penalty", type=int, default=0, metavar="DICE"),
        click.option("--bonus", type=int, default=0, metavar="DICE"),
    ):
        function = flag(function)
    return function


def read_flags(settings: tuple[str, ...], practiced: str | None, **given: Any) -> RollRequest:
    """Return the roll that the flags describe; refuses what the rules refuse."""
    query = books.part(BOOK, "query")
    options = read_settings(settings, BOOK)
    return RollRequest(query.ask(query.Situation(practiced=practiced or "", **given), options), options)
