"""Events of aspects: invoked and compelled."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone
from moothall.rulesets.nova6.events.folds import by, unchanged
from moothall.rulesets.nova6.state import Table


@event("nova6/invoked")
class Invoked:
    """An aspect was invoked: by whom, for which benefit, and why it fits."""

    by: Annotated[str, Everyone]
    """The invoking character; empty for the GM."""
    aspect: Annotated[str, Everyone]
    benefit: Annotated[str, Everyone]
    reason: Annotated[str, Everyone] = ""


by(Invoked)(unchanged)


@event("nova6/compel-offered")
class CompelOffered:
    """A compel was offered: the aspect, its bearer, and the complication."""

    by: Annotated[str, Everyone]
    target: Annotated[str, Everyone]
    aspect: Annotated[str, Everyone]
    complication: Annotated[str, Everyone]


@event("nova6/compelled")
class Compelled:
    """A compel was accepted, and its complication happens."""

    who: Annotated[str, Everyone]
    aspect: Annotated[str, Everyone]
    complication: Annotated[str, Everyone]


@event("nova6/compel-settled")
class CompelSettled:
    """A compel came to nothing: rejected, refused or prevented, and how the complication was avoided."""

    who: Annotated[str, Everyone]
    how: Annotated[str, Everyone]
    text: Annotated[str, Everyone] = ""


@event("nova6/truth-told")
class TruthTold:
    """The GM said what follows from an aspect, without anybody paying for it."""

    aspect: Annotated[str, Everyone]
    text: Annotated[str, Everyone]


for _fact in (CompelOffered, Compelled, CompelSettled, TruthTold):
    by(_fact)(unchanged)


@event("nova6/refresh-cut")
class RefreshCut:
    """A character's next refresh was lowered."""

    who: Annotated[str, Everyone]
    cut: Annotated[int, Everyone]


@by(RefreshCut)
def _(table: Table, fact: RefreshCut) -> Table:
    return table.with_one(fact.who, refresh_cut=fact.cut)
