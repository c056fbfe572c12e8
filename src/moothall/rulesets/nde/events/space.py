"""Events of positions: movement, distance, cover and line."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import HIDDEN, Everyone, When
from moothall.records import changed
from moothall.rulesets.nde.events.folds import by
from moothall.rulesets.nde.ids import FigureId, FoeId, HeroId
from moothall.rulesets.nde.state import Blocked, Distance, Square, Table
from moothall.rulesets.nde.words import Cover


@event("nde/moved")
class Moved:
    """A hero or foe moved on a board or a track; `spent` is how much of the turn's movement is gone."""

    who: Annotated[FigureId, When("seen")]
    square: Annotated[Square | None, When("seen")]
    place: Annotated[int | None, When("seen")]
    spent: Annotated[int, When("seen")]
    seen: Annotated[bool, When("seen")]
    overruled: Annotated[bool, When("seen")] = False
    """The GM allowed more than a turn's movement."""


@by(Moved)
def _(table: Table, fact: Moved) -> Table:
    if table.is_hero(fact.who):
        return table.with_hero(fact.who, square=fact.square, place=fact.place, moved=fact.spent)
    return table.with_foe(FoeId(fact.who), square=fact.square, place=fact.place)


@event("nde/distance-changed")
class DistanceChanged:
    """The distance between two figures changed. That a hero `moved` shows even where the other is not seen."""

    distance: Annotated[Distance, Everyone]
    mover: Annotated[HeroId, When("moved")]
    spent: Annotated[int, When("moved")]
    moved: Annotated[bool, When("moved")] = True
    overruled: Annotated[bool, When("moved")] = False
    """The GM allowed more than a turn's movement."""


@by(DistanceChanged)
def _(table: Table, fact: DistanceChanged) -> Table:
    if fact.moved is True:
        table = table.with_hero(fact.mover, moved=fact.spent)
    if fact.distance is HIDDEN:
        return table
    pair = {fact.distance.one, fact.distance.other}
    rest = tuple(d for d in table.distances if {d.one, d.other} != pair)
    return changed(table, distances=(*rest, fact.distance))


@event("nde/cover-changed")
class CoverChanged:
    """A hero or foe is behind cover, or no longer."""

    who: Annotated[FigureId, When("seen")]
    cover: Annotated[Cover, When("seen")]
    seen: Annotated[bool, When("seen")]


@by(CoverChanged)
def _(table: Table, fact: CoverChanged) -> Table:
    if table.is_hero(fact.who):
        return table.with_hero(fact.who, cover=fact.cover)
    return table.with_foe(FoeId(fact.who), cover=fact.cover)


@event("nde/line-blocked")
class LineBlocked:
    """The line between two figures was blocked or cleared."""

    line: Annotated[Blocked, Everyone]
    clear: Annotated[bool, When("seen")]
    seen: Annotated[bool, When("seen")]


@by(LineBlocked)
def _(table: Table, fact: LineBlocked) -> Table:
    pair = {fact.line.one, fact.line.other}
    rest = tuple(line for line in table.blocked if {line.one, line.other} != pair)
    return changed(table, blocked=rest if fact.clear else (*rest, fact.line))
