"""Damage, boxes and consequences."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import When
from moothall.rulesets.nova6.events.folding import by
from moothall.rulesets.nova6.state import Table, Track


@event("nova6/harmed")
class Harmed:
    """Damage came through, or none did: how much, and the tracks as they are now."""

    who: Annotated[str, When("seen")]
    damage: Annotated[int, When("seen")]
    level: Annotated[str, When("seen")]
    duration: Annotated[str, When("seen")]
    tracks: Annotated[tuple[Track, ...], When("seen", "open")]
    seen: Annotated[bool, When("seen")] = True
    open: Annotated[bool, When("seen", "open")] = True


@by(Harmed)
def _(table: Table, fact: Harmed) -> Table:
    return table.with_one(fact.who, tracks=fact.tracks)
