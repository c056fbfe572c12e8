"""Movement, and the GM's changes to the board: cover, lines, places."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde import space
from moothall.rulesets.nde.events import CoverChanged, DistanceChanged, LineBlocked, Moved
from moothall.rulesets.nde.state import Blocked, Distance, Hero, Square, Table
from moothall.rulesets.nde.words import SQUARES_A_TURN, ZONES, Cover, Zone
from moothall.talk.actions import action
from moothall.talk.arguments import GmOnly, Own
from moothall.talk.play import Play


@action("nde.approach", by="player", chapter="space", rank=6)
async def approach(
    play: Play[Table], who: Own[str], reference: str, zone: Zone, overrule: GmOnly[bool] = False
) -> None:
    """Move in zones: once a turn, the distance to a figure changes by one zone. The GM may allow more."""
    table = play.state
    hero = _check_can_move(table, who)
    space.check_zone(zone)
    if table.options.positioning == "grid":
        raise AgainstTheRules("error-on-a-grid", cite="nde2.grid.option")
    free = table.options.positioning == "none"
    on_track = table.options.zone_model == "track" and not free
    goal = _spot_beside(table, hero, reference, zone)
    apart = abs(goal - (hero.place or 0)) if on_track else _zones_off(table, who, reference, zone)
    second, too_far = bool(hero.moved) and table.phase == "heroes", apart > 1 and not free
    if second and not overrule:
        raise AgainstTheRules("error-moved", cite="nde2.combat.turn", hero=hero.name)
    if too_far and not overrule:
        raise AgainstTheRules("error-one-zone", cite="nde2.zone.move-one")

    overruled = second or too_far  # nobody comes here against a rule unless the GM has said so
    rule = "nde2.setup.positioning" if free else "nde2.zone.move-one"
    if on_track:
        await play.tell(Moved(who, hero.square, goal, 1, True, overruled), rule)
    else:
        seen = _both_seen(table, who, reference)
        await play.tell(DistanceChanged(Distance(who, reference, zone, seen), who, 1, True, overruled), rule)


def _zones_off(table: Table, who: str, reference: str, zone: Zone) -> int:
    """How many zones the distance between two would change by."""
    return abs(ZONES.index(zone) - ZONES.index(space.zone_between(table, who, reference)))


def _spot_beside(table: Table, hero: Hero, reference: str, zone: Zone) -> int:
    """The spot of the track, on the hero's side, that is this far from another: towards one is away from the next."""
    here, there = hero.place or 0, space.figure(table, reference).place or 0
    off = ZONES.index(zone)
    if zone == ZONES[-1]:
        off = max(off, abs(here - there) - 1)  # from beyond the last zone one comes nearer spot by spot
    return there + off if here >= there else there - off


@action("nde.walk", by="player", chapter="space", rank=7)
async def walk(play: Play[Table], who: Own[str], to: Square) -> None:
    """Movement on the grid: up to five squares a turn, diagonals like any other, before, after or around the Action."""
    table = play.state
    hero = _check_can_move(table, who, table.options.book.crawl)
    if table.options.positioning != "grid":
        raise AgainstTheRules("error-no-grid", cite="nde2.grid.option")
    cost = space.steps(space.square_of(table, who), to)
    gone = hero.moved if table.phase == "heroes" else 0
    most, rule = (table.options.book.crawl, "nde1.harm.crawl") if hero.fallen else (SQUARES_A_TURN, "nde2.grid.move")
    if gone + cost > most:
        raise AgainstTheRules("error-too-far", cite=rule, squares=gone + cost, most=most)
    around = table.options.book.split if gone and hero.acted else ()
    await play.tell(Moved(who, to, hero.place, gone + cost, True), rule, *around)


def _check_can_move(table: Table, who: str, crawl: int = 0) -> Hero:
    """Refuse movement outside the heroes' part of a round, or of a fallen hero unless the book allows crawling."""
    hero = table.hero(who)
    if hero.fallen and not (crawl and hero.fallen == "down"):
        raise AgainstTheRules("error-fallen", cite="nde2.harm.zero", hero=hero.name)
    if table.phase == "foes":
        raise AgainstTheRules("error-foes-turn", cite="nde2.combat.order", hero=hero.name)
    return hero


# ---- What the GM sets -----------------------------------------------------------------------------------------------


@action("nde.place", by="gm", chapter="space")
async def place(play: Play[Table], who: str, square: Square | None = None, spot: int | None = None) -> None:
    """The GM puts a figure on a square of the grid or a spot of the track."""
    cite = "nde2.grid.option" if square is not None else "nde2.setup.positioning"
    moved = play.state.hero(who).moved if play.state.is_hero(who) else 0
    await play.tell(Moved(who, square, spot, moved, _seen(play.state, who)), cite)


@action("nde.set-distance", by="gm", chapter="space")
async def set_distance(play: Play[Table], one: str, other: str, zone: Zone) -> None:
    """The GM says how far two are from each other; a hero comes first. On a grid their squares say so."""
    if play.state.options.positioning == "grid":
        raise AgainstTheRules("error-on-a-grid", cite="nde2.grid.option")
    space.check_zone(zone)
    seen = _both_seen(play.state, one, other)
    spent = play.state.hero(one).moved
    await play.tell(DistanceChanged(Distance(one, other, zone, seen), one, spent, False), "nde2.zone.four")


@action("nde.set-cover", by="gm", chapter="space")
async def set_cover(play: Play[Table], who: str, cover: Cover) -> None:
    """The GM says who is behind what."""
    cite = "nde2.cover.full" if cover == "full" else "nde2.cover.partial"
    await play.tell(CoverChanged(who, cover, _seen(play.state, who)), cite)


@action("nde.block-line", by="gm", chapter="space")
async def block_line(play: Play[Table], one: str, other: str, clear: bool = False) -> None:
    """The GM says that two cannot see each other, or that they can again."""
    seen = _both_seen(play.state, one, other)
    await play.tell(LineBlocked(Blocked(one, other, seen), clear, seen), "nde2.range.ranged")


def _seen(table: Table, id: str) -> bool:
    return table.is_hero(id) or table.foe(id).seen


def _both_seen(table: Table, one: str, other: str) -> bool:
    return _seen(table, one) and _seen(table, other)
