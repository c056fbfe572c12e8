"""What a hero is offered at an NDE table, and the form of an action, as a viewer's table tells it."""

from __future__ import annotations

from functools import cache

from moothall.rulesets.nde.state import Table
from moothall.table.book import Book
from moothall.talk.actions import Offering, form
from moothall.talk.arguments import Choice
from tests.support.citing import cited


@cache
def book_of(edition: str) -> Book:
    return Book(edition)


def offers(table: Table, who: str) -> list[Offering]:
    """Everything a hero is offered or refused now, in the order of the list."""
    found = book_of(table.edition).offers(table, who)
    cited(found)
    return found


def open_to(table: Table, who: str) -> list[str]:
    """The actions that are open to a hero."""
    return [offer.procedure for offer in offers(table, who) if offer.open]


def offer_of(table: Table, who: str, procedure: str) -> Offering:
    """One action of a hero's list."""
    (found,) = (offer for offer in offers(table, who) if offer.procedure == procedure)
    return found


def choices_of(table: Table, procedure: str, argument: str, **given: object) -> list[Choice]:
    """The choices of one argument, after what is said of the others."""
    listed = form(book_of(table.edition).procedure(procedure), table, given)
    return next(choices for each, choices in listed if each.name == argument)


def open_ids(table: Table, procedure: str, argument: str, **given: object) -> list[str]:
    """The open ones of them."""
    return [choice.id for choice in choices_of(table, procedure, argument, **given) if choice.is_open]
