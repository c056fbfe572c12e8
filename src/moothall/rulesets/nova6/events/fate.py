"""Aspects invoked and compelled."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone
from moothall.rulesets.nova6.events.folding import by, unchanged


@event("nova6/invoked")
class Invoked:
    """Somebody invoked an aspect: which, for what, and why it fits."""

    by: Annotated[str, Everyone]
    """Who did; empty for the GM."""
    aspect: Annotated[str, Everyone]
    benefit: Annotated[str, Everyone]
    reason: Annotated[str, Everyone] = ""


by(Invoked)(unchanged)
