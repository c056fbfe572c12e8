"""Where everybody is."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.rulesets.nde.events.folding import by
from moothall.rulesets.nde.state import Blocked, Distance, Square, Table
from moothall.rulesets.nde.words import Cover


@event("nde/moved")
class Moved:
    """Somebody moved on a board or a track; `spent` is how much of the turn's movement is gone."""

    who: Annotated[str, When("seen")]
    square: Annotated[Square | None, When("seen")]
    place: Annotated[int | None, When("seen")]
    spent: Annotated[int, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(Moved)
def _(table: Table, fact: Moved) -> Table:
    if table.is_hero(fact.who):
        return table.with_hero(fact.who, square=fact.square, place=fact.place, moved=fact.spent)
    return table.with_foe(fact.who, square=fact.square, place=fact.place)


@event("nde/distance-changed")
class DistanceChanged:
    """Two are now this far from each other."""

    distance: Annotated[Distance, Everyone]
    mover: Annotated[str, When("seen")]
    spent: Annotated[int, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(DistanceChanged)
def _(table: Table, fact: DistanceChanged) -> Table:
    pair = {fact.distance.one, fact.distance.other}
    rest = tuple(d for d in table.distances if {d.one, d.other} != pair)
    table = replace(table, distances=(*rest, fact.distance))
    return table.with_hero(fact.mover, moved=fact.spent)


@event("nde/cover-changed")
class CoverChanged:
    """Somebody is behind cover, or no longer."""

    who: Annotated[str, When("seen")]
    cover: Annotated[Cover, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(CoverChanged)
def _(table: Table, fact: CoverChanged) -> Table:
    if table.is_hero(fact.who):
        return table.with_hero(fact.who, cover=fact.cover)
    return table.with_foe(fact.who, cover=fact.cover)


@event("nde/line-blocked")
class LineBlocked:
    """There is no line between two."""

    line: Annotated[Blocked, Everyone]


@by(LineBlocked)
def _(table: Table, fact: LineBlocked) -> Table:
    return replace(table, blocked=(*table.blocked, fact.line))
