"""Offers of a NOVA6 table: what a character may begin, by the short name of the action."""

from __future__ import annotations

from typing import Any

from moothall.rulesets.nova6.state import Table
from moothall.table.book import Book
from moothall.talk.actions import Offering, form
from moothall.talk.arguments import Choice

BOOK = Book("nova6")


def offers(state: Table, who: str = "ilse") -> dict[str, Offering]:
    """All that is listed for a character, in the order of the list."""
    return {one.procedure.removeprefix("nova6."): one for one in BOOK.offers(state, who)}


def choices(state: Table, procedure: str, argument: str, /, **given: Any) -> list[Choice]:
    """The choices of one argument after what has been said of the others."""
    listed = form(BOOK.procedures[f"nova6.{procedure}"], state, given)
    return next(found for each, found in listed if each.name == argument)


def open_ids(state: Table, procedure: str, argument: str, /, **given: Any) -> list[str]:
    """The ids that are open for one argument."""
    return [one.id for one in choices(state, procedure, argument, **given) if one.is_open]


def closed_by(state: Table, procedure: str, argument: str, /, **given: Any) -> dict[str, str | None]:
    """The ids that are closed for one argument, each with its rule."""
    found = choices(state, procedure, argument, **given)
    return {one.id: one.closed.cite for one in found if one.closed is not None}
