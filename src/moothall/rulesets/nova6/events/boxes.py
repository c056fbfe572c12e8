"""Events of a hit: damage reduced, and characters who stay in the scene."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import When
from moothall.rulesets.nova6.events.folds import by, unchanged
from moothall.rulesets.nova6.state import Table


@event("nova6/reduced")
class Reduced:
    """Damage was reduced by conceding, a sacrifice or a grave aspect."""

    who: Annotated[str, When("seen")]
    how: Annotated[str, When("seen")]
    damage: Annotated[int, When("seen")]
    """Damage left."""
    text: Annotated[str, When("seen")] = ""
    seen: Annotated[bool, When("seen")] = True


by(Reduced)(unchanged)


@event("nova6/stayed-in")
class StayedIn:
    """A character paid a plot point to stay in the scene although the last level is full."""

    who: Annotated[str, When("seen")]
    staying: Annotated[bool, When("seen")] = True
    seen: Annotated[bool, When("seen")] = True


@by(StayedIn)
def _(table: Table, fact: StayedIn) -> Table:
    return table.with_one(fact.who, staying=fact.staying)
