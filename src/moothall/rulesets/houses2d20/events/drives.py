"""Events of Drives: statements challenged, struck, rewritten and recovered."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import When
from moothall.rulesets.houses2d20.events.folds import by, unchanged
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.state import Drives, Table
from moothall.rulesets.houses2d20.words import Drive


@event("houses/drive-answered")
class DriveAnswered:
    """A statement contradicts the action, and the player took the point: to challenge it, or to comply with it."""

    who: Annotated[CharacterId, When("seen")]
    drive: Annotated[Drive, When("seen")]
    way: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


by(DriveAnswered)(unchanged)


@event("houses/drives-changed")
class DrivesChanged:
    """A statement was struck, rewritten or recovered: all Drives as they are now."""

    who: Annotated[CharacterId, When("known")]
    drives: Annotated[Drives, When("known")]
    drive: Annotated[Drive, When("known")]
    how: Annotated[str, When("known")]
    """`struck`, `rewritten`, `recovered` or `written`."""
    known: Annotated[bool, When("known")] = True


@by(DrivesChanged)
def _(table: Table, fact: DrivesChanged) -> Table:
    return table.with_who(fact.who, drives=fact.drives)
