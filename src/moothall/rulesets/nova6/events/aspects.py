"""Events of aspects: invoked and compelled."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone
from moothall.rulesets.nova6.events.folds import by, unchanged
from moothall.rulesets.nova6.state import Table


@event("nova6/invoked")
class Invoked:
    """Somebody invoked an aspect: which, for what, and why it fits."""

    by: Annotated[str, Everyone]
    """Who did; empty for the GM."""
    aspect: Annotated[str, Everyone]
    benefit: Annotated[str, Everyone]
    reason: Annotated[str, Everyone] = ""


by(Invoked)(unchanged)


@event("nova6/compel-offered")
class CompelOffered:
    """An aspect is to make trouble: whose, and which trouble."""

    by: Annotated[str, Everyone]
    target: Annotated[str, Everyone]
    aspect: Annotated[str, Everyone]
    complication: Annotated[str, Everyone]


@event("nova6/compelled")
class Compelled:
    """The trouble has come true."""

    who: Annotated[str, Everyone]
    aspect: Annotated[str, Everyone]
    complication: Annotated[str, Everyone]


@event("nova6/compel-settled")
class CompelSettled:
    """The trouble does not come: rejected, refused or prevented, and how it was avoided."""

    who: Annotated[str, Everyone]
    how: Annotated[str, Everyone]
    text: Annotated[str, Everyone] = ""


@event("nova6/truth-told")
class TruthTold:
    """What an aspect means, without anybody paying for it."""

    aspect: Annotated[str, Everyone]
    text: Annotated[str, Everyone]


for _fact in (CompelOffered, Compelled, CompelSettled, TruthTold):
    by(_fact)(unchanged)


@event("nova6/refresh-cut")
class RefreshCut:
    """Somebody's next refresh is lower by so much."""

    who: Annotated[str, Everyone]
    cut: Annotated[int, Everyone]


@by(RefreshCut)
def _(table: Table, fact: RefreshCut) -> Table:
    return table.with_one(fact.who, refresh_cut=fact.cut)
