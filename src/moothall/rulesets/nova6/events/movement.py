"""Events of movement: zones, edges, cover, loads and falls."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed
from moothall.rulesets.nova6.events.folds import by, unchanged
from moothall.rulesets.nova6.state import Cover, Edge, Fall, Table, Zone


@event("nova6/zones-set")
class ZonesSet:
    """Zones of the scene and the edges between them were set."""

    zones: Annotated[tuple[Zone, ...], Everyone]
    edges: Annotated[tuple[Edge, ...], Everyone]


@by(ZonesSet)
def _(table: Table, fact: ZonesSet) -> Table:
    return changed(table, zones=fact.zones, edges=fact.edges)


@event("nova6/travelled")
class Travelled:
    """A character went to another zone; `gone` counts the zones crossed in this scene."""

    who: Annotated[str, When("seen")]
    zone: Annotated[str, When("seen")]
    gone: Annotated[int, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(Travelled)
def _(table: Table, fact: Travelled) -> Table:
    return table.with_one(fact.who, zone=fact.zone, gone=fact.gone, spot="")


@event("nova6/took-cover")
class TookCover:
    """A character took cover, or left it."""

    who: Annotated[str, When("seen")]
    cover: Annotated[Cover | None, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(TookCover)
def _(table: Table, fact: TookCover) -> Table:
    return table.with_one(fact.who, cover=fact.cover)


@event("nova6/load-dropped")
class LoadDropped:
    """A character dropped a load, or took it up again."""

    who: Annotated[str, When("seen")]
    dropped: Annotated[bool, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(LoadDropped)
def _(table: Table, fact: LoadDropped) -> Table:
    return table.with_one(fact.who, dropped=fact.dropped)


@event("nova6/fell")
class Fell:
    """A character began to fall."""

    fall: Annotated[Fall, Everyone]


@by(Fell)
def _(table: Table, fact: Fell) -> Table:
    return changed(table, falls=(*table.falls, fact.fall))


@event("nova6/landed")
class Landed:
    """A fall ended: on the ground, or caught in time."""

    who: Annotated[str, When("seen")]
    held: Annotated[bool, When("seen")] = False
    seen: Annotated[bool, When("seen")] = True


@by(Landed)
def _(table: Table, fact: Landed) -> Table:
    return changed(table, falls=tuple([fall for fall in table.falls if fall.who != fact.who]))


@event("nova6/beyond-reach")
class BeyondReach:
    """The GM said whether a very distant character is still part of the conflict."""

    who: Annotated[str, When("seen")]
    stays: Annotated[bool, When("seen")]
    seen: Annotated[bool, When("seen")] = True


by(BeyondReach)(unchanged)
