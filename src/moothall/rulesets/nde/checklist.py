"""The GM's list for a test: seven things, in the order in which a test comes to them."""

from __future__ import annotations

from typing import NamedTuple

from moothall.rulesets.nde.difficulty import LADDER


class Prompt(NamedTuple):
    """A line of the list: the key of its text, what in the ledger settles it, and the numbers to pick from."""

    text: str
    settled_by: str
    """The kind of a question or of a fact, or `rolled`."""
    numbers: tuple[int, ...] = ()
    cite: str = "nde2.list.order"


CHECKLIST = (
    Prompt("list-aim", "nde/declared"),
    Prompt("list-attribute", "nde/attribute"),
    Prompt("list-difficulty", "nde/call", tuple(rung.number for rung in LADDER)),
    Prompt("list-help", "nde/help"),
    Prompt("list-roll", "rolled"),
    Prompt("list-complication", "nde/trouble"),
    Prompt("list-benefit", "nde/benefit"),
)
