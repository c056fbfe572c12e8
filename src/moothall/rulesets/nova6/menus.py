"""What can be done now: lists for people to look at, each thing open or closed by a rule."""

from __future__ import annotations

from typing import NamedTuple

from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.telling.aspects import can_invoke
from moothall.rulesets.nova6.telling.plotpoints import held
from moothall.rulesets.nova6.words import ACTIONS


class Choice(NamedTuple):
    """One thing to do: open, or closed."""

    id: str
    cite: str
    open: bool


FOR_A_PLOT_POINT = ("invoke", "discover", "flip", "point")
"""An aspect invoked; one found out; a simple failure flipped; a stunt point more."""


def plot_choices(table: Table, who: str) -> tuple[Choice, ...]:
    """What a plot point buys in the middle of a scene."""
    some = held(table, who) > 0
    return tuple(
        Choice(id, "nova6.test.narrative-control", some and (id == "discover" or can_invoke(table, who)))
        for id in FOR_A_PLOT_POINT
    )


def kind_of(deed: str) -> Choice:
    """Whether a deed is one of the four basic actions; everything else is special."""
    return Choice("basic" if deed in ACTIONS else "special", "nova6.special.kinds", True)
