"""Events of manoeuvres in melee."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import When
from moothall.rulesets.nova6.events.folds import by, unchanged


@event("nova6/went-for")
class WentFor:
    """Somebody goes for somebody: what they hold, off their feet, in a grip, with a vehicle, or in their own words."""

    who: Annotated[str, When("seen")]
    what: Annotated[str, When("seen")]
    target: Annotated[str, When("seen")]
    name: Annotated[str, When("seen")] = ""
    seen: Annotated[bool, When("seen")] = True


@event("nova6/lifted")
class Lifted:
    """Somebody who is held lifted the one who holds, or could not."""

    who: Annotated[str, When("seen")]
    success: Annotated[bool, When("seen")]
    seen: Annotated[bool, When("seen")] = True


by(WentFor)(unchanged)
by(Lifted)(unchanged)
