"""Events of recovery: boxes cleared or changed, characters back in the scene, milestones."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed
from moothall.rulesets.nova6.events.folds import by
from moothall.rulesets.nova6.state import Table, Track


@event("nova6/recovered")
class Recovered:
    """Boxes of a character were cleared, or their duration changed."""

    who: Annotated[str, When("seen")]
    how: Annotated[str, When("seen")]
    """`cleared`, `longer` (recovering failed), `shorter`."""
    boxes: Annotated[int, When("seen")]
    tracks: Annotated[tuple[Track, ...], When("seen", "open")]
    seen: Annotated[bool, When("seen")] = True
    open: Annotated[bool, When("seen", "open")] = True


@by(Recovered)
def _(table: Table, fact: Recovered) -> Table:
    return table.with_one(fact.who, tracks=fact.tracks)


@event("nova6/came-back")
class CameBack:
    """A character who was out of the scene can act again."""

    who: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(CameBack)
def _(table: Table, fact: CameBack) -> Table:
    return table.with_one(fact.who, out="", out_as="", staying=False)


@event("nova6/milestone-passed")
class MilestonePassed:
    """A milestone was passed: new plot points of everybody, and the setback dice left."""

    milestone: Annotated[str, Everyone]
    points: Annotated[tuple[tuple[str, int], ...], Everyone]
    gm_points: Annotated[int, Everyone]
    setbacks: Annotated[tuple[tuple[str, int], ...], Everyone] = ()


@by(MilestonePassed)
def _(table: Table, fact: MilestonePassed) -> Table:
    for who, points in fact.points:
        table = table.with_one(who, plot_points=points, refresh_cut=0)
    for who, setbacks in fact.setbacks:
        table = table.with_one(who, setbacks=setbacks)
    return changed(table, gm_plot_points=fact.gm_points, scenes=())
