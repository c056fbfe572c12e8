"""Events of stunts: bought, explained, and secrets found."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, Only
from moothall.rulesets.nova6.events.folds import by, unchanged


@event("nova6/stunt-bought")
class StuntBought:
    """A stunt was bought with stunt points."""

    by: Annotated[str, Everyone]
    """The character who spent them; empty for the GM."""
    stunt: Annotated[str, Everyone]
    points: Annotated[int, Everyone]
    text: Annotated[str, Everyone] = ""


by(StuntBought)(unchanged)


@event("nova6/found-out")
class FoundOut:
    """A secret was found out; only the character and the GM know it."""

    who: Annotated[str, Everyone]
    how_much: Annotated[str, Everyone]
    seat: Annotated[str, Only("seat")]
    text: Annotated[str, Only("seat")]


@event("nova6/explained")
class Explained:
    """A stunt would have had no effect; the GM explained why, which is worth its point."""

    who: Annotated[str, Everyone]
    stunt: Annotated[str, Everyone]
    text: Annotated[str, Everyone]


by(FoundOut)(unchanged)
by(Explained)(unchanged)
