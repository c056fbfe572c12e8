"""Events of single skills: shoves, resistance, and languages."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.rulesets.nova6.events.folds import by, unchanged
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import Threat


@event("nova6/shoved")
class Shoved:
    """A target was shoved or thrown: away, elsewhere in the zone, or into the next."""

    who: Annotated[str, When("seen")]
    target: Annotated[str, When("seen")]
    zone: Annotated[str, When("seen")]
    spot: Annotated[str, When("seen")]
    how: Annotated[str, When("seen")]
    thrown: Annotated[bool, When("seen")] = False
    seen: Annotated[bool, When("seen")] = True


@by(Shoved)
def _(table: Table, fact: Shoved) -> Table:
    return table.with_one(fact.target, zone=fact.zone, spot=fact.spot)


@event("nova6/beset")
class Beset:
    """A hazard besets a character: poison, sickness, weariness, fear."""

    who: Annotated[str, When("seen")]
    what: Annotated[Threat, When("seen")]
    name: Annotated[str, When("seen")] = ""
    seen: Annotated[bool, When("seen")] = True


by(Beset)(unchanged)


@event("nova6/language-known")
class LanguageKnown:
    """A language turned out to be known: the character's own, a learnt one, or one for this scene."""

    who: Annotated[str, Everyone]
    language: Annotated[str, Everyone]
    how: Annotated[str, Everyone]


by(LanguageKnown)(unchanged)
