"""Events of manoeuvres in melee."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import When
from moothall.rulesets.nova6.events.folds import by, unchanged


@event("nova6/went-for")
class WentFor:
    """A manoeuvre was declared: disarm, knock down, grapple, ram, or one in the player's own words."""

    who: Annotated[str, When("seen")]
    what: Annotated[str, When("seen")]
    target: Annotated[str, When("seen")]
    name: Annotated[str, When("seen")] = ""
    seen: Annotated[bool, When("seen")] = True


@event("nova6/lifted")
class Lifted:
    """A held character lifted the one who holds, or could not."""

    who: Annotated[str, When("seen")]
    success: Annotated[bool, When("seen")]
    seen: Annotated[bool, When("seen")] = True


by(WentFor)(unchanged)
by(Lifted)(unchanged)
