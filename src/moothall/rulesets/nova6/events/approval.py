"""Events of GM approval: proposals answered, and talents, features and flaws changed."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone
from moothall.rulesets.nova6.events.folds import by, unchanged
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.vocabulary import Trait


@event("nova6/proposal-settled")
class ProposalSettled:
    """The GM answered a proposal for a character: allowed or not, and on which terms."""

    who: Annotated[str, Everyone]
    sort: Annotated[str, Everyone]
    name: Annotated[str, Everyone]
    allowed: Annotated[bool, Everyone]
    cost: Annotated[int, Everyone] = 1
    action: Annotated[str, Everyone] = ""
    pairing: Annotated[str, Everyone] = ""


by(ProposalSettled)(unchanged)


@event("nova6/traits-changed")
class TraitsChanged:
    """A character's talents, features and flaws changed."""

    who: Annotated[str, Everyone]
    traits: Annotated[tuple[Trait, ...], Everyone]
    name: Annotated[str, Everyone]


@by(TraitsChanged)
def _(table: Table, fact: TraitsChanged) -> Table:
    return table.with_one(fact.who, traits=fact.traits)
