"""Events of Momentum, Threat and Determination: each holds the change and the new total."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed
from moothall.rulesets.houses2d20.events.folds import by, unchanged
from moothall.rulesets.houses2d20.ids import NOBODY, CharacterId
from moothall.rulesets.houses2d20.state import Table


@event("houses/momentum-changed")
class MomentumChanged:
    """Saved Momentum went up or down; `lost` is what there was no room for."""

    who: Annotated[CharacterId, Everyone]
    shared: Annotated[bool, Everyone]
    momentum: Annotated[int, Everyone]
    change: Annotated[int, Everyone]
    use: Annotated[str, Everyone]
    lost: Annotated[int, Everyone] = 0


@by(MomentumChanged)
def _(table: Table, fact: MomentumChanged) -> Table:
    if fact.shared:
        return changed(table, momentum=fact.momentum)
    return table.with_who(fact.who, momentum=fact.momentum)


@event("houses/surplus-spent")
class SurplusSpent:
    """Fresh Momentum of this test was spent; `left` is the rest of it."""

    who: Annotated[CharacterId, When("seen")]
    spent: Annotated[int, When("seen")]
    left: Annotated[int, When("seen")]
    use: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


by(SurplusSpent)(unchanged)


@event("houses/threat-changed")
class ThreatChanged:
    """Threat was added or spent, announced with amount and reason; the total may be the GM's secret."""

    threat: Annotated[int, When("open")]
    change: Annotated[int, Everyone]
    use: Annotated[str, Everyone]
    open: Annotated[bool, When("open")]
    who: Annotated[CharacterId, When("seen")] = NOBODY
    """The character on whose behalf it was, if any."""
    text: Annotated[str, Everyone] = ""
    seen: Annotated[bool, When("seen")] = True
    """Whether that character is seen."""


@by(ThreatChanged)
def _(table: Table, fact: ThreatChanged) -> Table:
    return changed(table, threat=fact.threat)


@event("houses/determination-changed")
class DeterminationChanged:
    """A point of Determination was gained or spent; `lost` says that there was no room for it."""

    who: Annotated[CharacterId, Everyone]
    determination: Annotated[int, Everyone]
    use: Annotated[str, Everyone]
    lost: Annotated[bool, Everyone] = False


@by(DeterminationChanged)
def _(table: Table, fact: DeterminationChanged) -> Table:
    return table.with_who(fact.who, determination=fact.determination)
