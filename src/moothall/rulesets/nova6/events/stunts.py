"""Stunts."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone
from moothall.rulesets.nova6.events.folding import by, unchanged


@event("nova6/stunt-bought")
class StuntBought:
    """Stunt points were spent on something."""

    by: Annotated[str, Everyone]
    """Who spent them; empty for the GM."""
    stunt: Annotated[str, Everyone]
    points: Annotated[int, Everyone]
    text: Annotated[str, Everyone] = ""


by(StuntBought)(unchanged)
