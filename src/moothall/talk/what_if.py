"""What if: a roll that has fallen, to be counted as it was and again without each of its reasons.

A book rebuilds the roll from the fact that decides and from the dice that fell for it, both as one viewer has them, so
that nothing is counted from what the viewer was not told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from moothall.talk.procedure import Opening
from moothall.talk.reasons import Because
from moothall.talk.reckoning import DicePool, FallenDice


class RollWithout(NamedTuple):
    """A roll without one of its reasons, or as it was where none is named: its dice, and what to count."""

    without: Because | None
    dice: DicePool
    table: Any
    opening: Opening[Any]


WhatIf = Callable[[Any, Any, Sequence[FallenDice]], Iterable[RollWithout]]
"""From a viewer's view, a fact that decides and its dice: the roll as it was, and then without each reason.

Nothing where the viewer was told too little."""
