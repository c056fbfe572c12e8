"""The GM's checklist for a test: seven points, in the order in which a test reaches them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from moothall.rulesets.nde.editions import edition


class Prompt(NamedTuple):
    """A line of the list: the key of its text, what in the ledger settles it, and the numbers to pick from."""

    text: str
    settled_by: str
    """The kind of a question or of a fact, or `rolled`."""
    numbers: tuple[int, ...] = ()
    cite: str = "nde2.list.order"
    after_miss: str = ""
    """What settles it after a missed attack instead."""


@cache
def checklist(book: str) -> tuple[Prompt, ...]:
    """The list of an edition."""
    of = edition(book)
    rule, answered = of.rule("nde2.list.order"), "nde/reach" if of.options["retaliation"] != "off" else ""
    troubles = "list-complication-or-answer" if answered else "list-complication"
    return (
        Prompt("list-aim", "nde/declared", cite=rule),
        Prompt("list-attribute", "nde/attribute", cite=rule),
        Prompt("list-difficulty", "nde/call", tuple(of.numbers), rule),
        Prompt("list-help", "nde/help", cite=rule),
        Prompt("list-roll", "rolled", cite=rule),
        Prompt(troubles, "nde/trouble", cite=rule, after_miss=answered),
        Prompt("list-benefit", "nde/benefit", cite=rule),
    )


CHECKLIST = checklist("nde2")
