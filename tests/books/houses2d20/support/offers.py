"""What a character is offered at a table of this book, by the short name of the action."""

from __future__ import annotations

from functools import cache

from moothall.rulesets.houses2d20.state import Table
from moothall.table.book import Book
from moothall.talk.actions import Offering


@cache
def book() -> Book:
    return Book("houses2d20")


def offers(at: Table, who: str = "sanna") -> dict[str, Offering]:
    """Every action in the list of a character, in its order."""
    return {one.procedure.removeprefix("houses."): one for one in book().offers(at, who)}


def open_to(at: Table, who: str = "sanna") -> list[str]:
    """The actions that are open."""
    return [name for name, one in offers(at, who).items() if one.open]


def closed_to(at: Table, who: str = "sanna") -> dict[str, str]:
    """The actions that are closed, each with the rule that closes it."""
    return {name: one.cite for name, one in offers(at, who).items() if not one.open}
