"""Events of features: designed by the group, and taken by a character."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed
from moothall.rulesets.nova6.events.folds import by
from moothall.rulesets.nova6.state import Table, Track
from moothall.rulesets.nova6.talents.features import Designed
from moothall.rulesets.nova6.vocabulary import Trait


@event("nova6/feature-designed")
class FeatureDesigned:
    """A feature of this game was designed or redesigned."""

    feature: Annotated[Designed, Everyone]


@by(FeatureDesigned)
def _(table: Table, fact: FeatureDesigned) -> Table:
    others = tuple([one for one in table.features if one.id != fact.feature.id])
    return changed(table, features=(*others, fact.feature))


@event("nova6/feature-taken")
class FeatureTaken:
    """A character took a feature, for its price in advances."""

    who: Annotated[str, When("seen")]
    traits: Annotated[tuple[Trait, ...], When("seen", "open")]
    """All that they have now."""
    name: Annotated[str, When("seen", "open")]
    cost: Annotated[int, When("seen", "open")] = 1
    advances: Annotated[int, When("seen", "open")] = 0
    """Those that are left."""
    document: Annotated[str, When("seen", "open")] = ""
    """Their sheet with it."""
    tracks: Annotated[tuple[Track, ...], When("seen", "open")] = ()
    refresh: Annotated[int, When("seen")] = 0
    seen: Annotated[bool, When("seen")] = True
    open: Annotated[bool, When("seen", "open")] = True


@by(FeatureTaken)
def _(table: Table, fact: FeatureTaken) -> Table:
    new = {"traits": fact.traits, "tracks": fact.tracks, "refresh": fact.refresh}
    return table.with_one(fact.who, advances=fact.advances, document=fact.document, **new)
