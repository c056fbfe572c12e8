"""Movement, and the GM's changes to the board: cover, lines, places."""

from __future__ import annotations

from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde import space
from moothall.rulesets.nde.checks import check_approach, check_walk
from moothall.rulesets.nde.choices import (
    AnyFigure,
    AnyHero,
    OtherFigure,
    heroes_who,
    movers,
    on_spots,
    on_squares,
    references,
    zones,
)
from moothall.rulesets.nde.events import CoverChanged, DistanceChanged, LineBlocked, Moved
from moothall.rulesets.nde.ids import FigureId, FoeId, HeroId
from moothall.rulesets.nde.offered import approaching, walking
from moothall.rulesets.nde.state import Blocked, Distance, Square, Table
from moothall.rulesets.nde.words import Cover, Zone
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedIf, GmOnly, Own
from moothall.talk.play import Play


@action("nde.approach", by="player", chapter="space", rank=5, offered=approaching)
async def approach(
    play: Play[Table],
    who: Own[Annotated[HeroId, Among(movers)]],
    reference: Annotated[FigureId, Among(references)],
    zone: Annotated[Zone, Among(zones)],
    overrule: GmOnly[bool] = False,
) -> None:
    """Move in zones: once a turn, the distance to a figure changes by one zone. The GM may allow more."""
    table = play.state
    overruled = check_approach(table, who, reference, zone, overrule)
    rule = "nde2.setup.positioning" if table.options.positioning == "none" else "nde2.zone.move-one"
    if space.on_track(table):
        goal = space.spot_beside(table, who, reference, zone)
        await play.tell(Moved(who, table.hero(who).square, goal, 1, True, overruled), rule)
    else:
        seen = _both_seen(table, who, reference)
        await play.tell(DistanceChanged(Distance(who, reference, zone, seen), who, 1, True, overruled), rule)


@action("nde.walk", by="player", chapter="space", rank=6, offered=walking)
async def walk(play: Play[Table], who: Own[Annotated[HeroId, Among(heroes_who(check_walk))]], to: Square) -> None:
    """Movement on the grid: up to five squares a turn, diagonals like any other, before, after or around the Action."""
    hero, (gone, rule) = play.state.hero(who), check_walk(play.state, who, to)
    earlier = hero.moved if play.state.phase == "heroes" else 0
    around = play.state.options.book.split if earlier and hero.acted else ()
    await play.tell(Moved(who, to, hero.place, gone, True), rule, *around)


# ---- What the GM sets -----------------------------------------------------------------------------------------------


@action("nde.place", by="gm", chapter="space")
async def place(
    play: Play[Table],
    who: AnyFigure,
    square: Annotated[Square | None, AskedIf(on_squares)] = None,
    spot: Annotated[int | None, AskedIf(on_spots)] = None,
) -> None:
    """The GM puts a figure on a square of the grid or a spot of the track."""
    cite = "nde2.grid.option" if square is not None else "nde2.setup.positioning"
    moved = play.state.hero(who).moved if play.state.is_hero(who) else 0
    await play.tell(Moved(who, square, spot, moved, _seen(play.state, who)), cite)


@action("nde.set-distance", by="gm", chapter="space")
async def set_distance(play: Play[Table], one: AnyHero, other: OtherFigure, zone: Zone) -> None:
    """The GM says how far two are from each other; a hero comes first. On a grid their squares say so."""
    if play.state.options.positioning == "grid":
        raise AgainstTheRules("error-on-a-grid", cite="nde2.grid.option")
    space.check_zone(zone)
    seen = _both_seen(play.state, one, other)
    spent = play.state.hero(one).moved
    await play.tell(DistanceChanged(Distance(one, other, zone, seen), one, spent, False), "nde2.zone.four")


@action("nde.set-cover", by="gm", chapter="space")
async def set_cover(play: Play[Table], who: AnyFigure, cover: Cover) -> None:
    """The GM says who is behind what."""
    cite = "nde2.cover.full" if cover == "full" else "nde2.cover.partial"
    await play.tell(CoverChanged(who, cover, _seen(play.state, who)), cite)


@action("nde.block-line", by="gm", chapter="space")
async def block_line(play: Play[Table], one: AnyFigure, other: OtherFigure, clear: bool = False) -> None:
    """The GM says that two cannot see each other, or that they can again."""
    seen = _both_seen(play.state, one, other)
    await play.tell(LineBlocked(Blocked(one, other, seen), clear, seen), "nde2.range.ranged")


def _seen(table: Table, id: FigureId) -> bool:
    return table.is_hero(id) or table.foe(FoeId(id)).seen


def _both_seen(table: Table, one: FigureId, other: FigureId) -> bool:
    return _seen(table, one) and _seen(table, other)
