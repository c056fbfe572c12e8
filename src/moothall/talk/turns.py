"""Whose turn it is, who has acted, and the GM's next step: a book tells it from what one viewer sees.

A pure function of a *view*: whoever is not in the view is in no order made from it, not even as a gap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from moothall.records import record

TurnState = Literal["acted", "acting", "next", "waiting", "out"]
"""Had the turn of this round; has it now, alone or as one of several who may; comes after that; later; not any more."""


@record
class TurnOf:
    """One character in the order of turns."""

    id: str
    side: Literal["ours", "theirs"]
    state: TurnState
    hidden: bool = False
    """Whether only the GM knows of this one."""


@record
class NextStep:
    """The GM's next sensible step: an action, and the arguments that are clear already."""

    procedure: str
    args: tuple[tuple[str, Any], ...] = ()
    text: str = ""
    """The key of what its button says, with `$who`; where there is none, the action's own name."""
    who: tuple[str, ...] = ()


@record
class TurnLoss:
    """Characters who would lose their turn if an action were begun now."""

    procedure: str
    who: tuple[str, ...]


@record
class TurnOrder:
    """Turns as one viewer sees them."""

    phase: str
    """The key of the text that says who acts."""
    people: tuple[TurnOf, ...]
    """In the order in which they act; where that is open, in the order of the table."""
    round: int | None = None
    next_step: NextStep | None = None
    """For the GM; nothing while players decide."""
    warns: tuple[TurnLoss, ...] = ()


Turns = Callable[[Any], TurnOrder | None]
"""The order of turns in a view; `None` where nobody acts by turns."""
