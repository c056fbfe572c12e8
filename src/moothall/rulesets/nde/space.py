"""Positions: zones, squares, cover and line. Pure look-ups, each answer with the rule behind it."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.ids import FigureId, FoeId, HeroId
from moothall.rulesets.nde.state import Foe, Hero, Square, Table
from moothall.rulesets.nde.words import LONG_RANGE, ZONES, How, Zone
from moothall.talk.questions import Option
from moothall.talk.reasons import Because

DISTANCES = tuple(Option(zone, "nde2.zone.four") for zone in ZONES)
"""The four zones, nearest first. There is no fifth: whatever is further off is as far as it gets."""

SQUARE = Option("1–2 m", "nde2.grid.option")
"""How wide a square of the grid is."""


def figure(table: Table, id: FigureId) -> Hero | Foe:
    """A hero or a foe."""
    return table.hero(id) if table.is_hero(id) else table.foe(FoeId(id))


def check_zone(zone: str) -> None:
    """A distance is one of the four."""
    if all(known.id != zone for known in DISTANCES):
        raise AgainstTheRules("error-no-such-zone", cite="nde2.zone.four", zone=zone)


def zone_between(table: Table, one: FigureId, other: FigureId) -> Zone:
    """How far two are apart in zones; those of whom nothing was said are a few steps apart."""
    if table.options.zone_model == "track":
        return ZONES[min(abs(_place(table, one) - _place(table, other)), len(ZONES) - 1)]
    for apart in table.distances:
        if (apart.one == one and apart.other == other) or (apart.one == other and apart.other == one):
            return apart.zone
    return "nearby"


def _place(table: Table, id: FigureId) -> int:
    return figure(table, id).place or 0


def zones_off(table: Table, who: HeroId, reference: FigureId, zone: Zone) -> int:
    """How many zones the distance between a hero and another would change by; on a track, how many spots."""
    if on_track(table):
        return abs(spot_beside(table, who, reference, zone) - _place(table, who))
    figure(table, reference)  # somebody must be there
    return abs(ZONES.index(zone) - ZONES.index(zone_between(table, who, reference)))


def on_track(table: Table) -> bool:
    """Whether everybody stands on one line, and distances follow from it."""
    return table.options.zone_model == "track" and table.options.positioning != "none"


def spot_beside(table: Table, who: HeroId, reference: FigureId, zone: Zone) -> int:
    """The spot of the track, on the hero's side, that is this far from another: towards one is away from the next."""
    here, there = _place(table, who), _place(table, reference)
    off = ZONES.index(zone)
    if zone == ZONES[-1]:
        off = max(off, abs(here - there) - 1)  # from beyond the last zone one comes nearer spot by spot
    return there + off if here >= there else there - off


def squares_between(table: Table, one: FigureId, other: FigureId) -> int:
    """How far two are apart on the grid; a diagonal is one square."""
    return steps(square_of(table, one), square_of(table, other))


def steps(start: Square, end: Square) -> int:
    return max(abs(start[0] - end[0]), abs(start[1] - end[1]))


def square_of(table: Table, id: FigureId) -> Square:
    """On a grid everybody stands on a square."""
    square = figure(table, id).square
    if square is None:
        name = figure(table, id).name
        raise AgainstTheRules("error-no-square", cite=SQUARE.cite, name=name, size=SQUARE.id)
    return square


def in_contact(table: Table, one: FigureId, other: FigureId) -> bool:
    """Within arm's reach: Close, or on an adjacent square. Without positions everybody can be."""
    match table.options.positioning:
        case "grid":
            return squares_between(table, one, other) <= 1
        case "zones":
            return zone_between(table, one, other) == "close"
        case _:
            return True


def minions_on(table: Table, who: HeroId, *, seen: bool = False) -> int:
    """How many minions are in contact with a hero, or those of them that are seen: a citation gives away no others.

    Without positions nobody is counted.
    """
    if table.options.positioning == "none":
        return 0
    if table.options.positioning == "grid" and table.hero(who).square is None:
        return 0
    minions = [foe for foe in table.foes if foe.tier == "minion" and not foe.out and _is_placed(table, foe)]
    return sum([in_contact(table, who, foe.id) for foe in minions if foe.seen or not seen])


def _is_placed(table: Table, foe: Foe) -> bool:
    return table.options.positioning != "grid" or foe.square is not None


def standing_of(table: Table, who: HeroId, target: FoeId, how: How) -> str:
    """Position of an attacker who missed: beside the foe, in the open, behind cover, or safe from it."""
    hero, foe = table.hero(who), table.foe(target)
    if how == "ranged" and hero.cover == "full":
        return "safe"
    if how == "melee" or in_contact(table, who, target):
        return "melee"
    if hero.cover == "none" and not foe.shoots:
        return "safe"
    return "partial" if hero.cover == "partial" else "open"


def has_line(table: Table, one: FigureId, other: FigureId) -> bool:
    return not any({line.one, line.other} == {one, other} for line in table.blocked)


def check_reach(table: Table, who: FigureId, target: FigureId, how: How) -> None:
    """Refuse an attack out of reach: melee needs contact, a shot a line to a target that is not fully covered.

    In some books blades need a line as shots do. It holds alike for a hero who attacks a foe and the other way round.
    """
    aimed = figure(table, target)
    if table.options.positioning == "grid":
        squares_between(table, who, target)  # both must stand somewhere
    if how == "melee":
        if not in_contact(table, who, target):
            raise AgainstTheRules("error-out-of-reach", cite="nde2.range.melee", target=aimed.name)
    elif aimed.cover == "full":
        raise AgainstTheRules("error-full-cover", cite="nde2.cover.full", target=aimed.name)
    needs_line = how == "ranged" or table.options.book.line_in_melee
    if needs_line and not has_line(table, who, target):
        raise AgainstTheRules("error-no-line", cite=table.options.book.line, target=aimed.name)


def hindrances(table: Table, who: FigureId, target: FigureId, how: How) -> tuple[Because, ...]:
    """Hindrances of space to an attacker: partial cover and long range, and neither of them in melee."""
    covered = figure(table, target).cover == "partial"
    if how == "melee":
        in_the_way = (Because("note-cover-not-in-melee", 0, "nde2.cover.melee", "cover"),) if covered else ()
        return (*_no_distances(table), *in_the_way)
    cover = (Because("step-cover", -1, "nde2.cover.partial", "cover"),) if covered else ()
    if far_off(table, who, target):
        return (*cover, _long_range(table))
    any_distance = table.options.book.any_distance
    return (*cover, Because("note-any-distance", 0, any_distance)) if any_distance else cover


def way_to_strike(table: Table, foe: FoeId, who: HeroId) -> How:
    """How a foe attacks of whom nothing else is said: it shoots if it can, unless the hero is within arm's reach."""
    if not table.foe(foe).shoots:
        return "melee"
    beside = table.options.positioning != "none" and on_board(table, foe, who) and in_contact(table, foe, who)
    return "melee" if beside else "ranged"


def on_board(table: Table, *figures: FigureId) -> bool:
    """Whether all of these stand somewhere: on a grid, each needs a square."""
    return table.options.positioning != "grid" or None not in [figure(table, one).square for one in figures]


def shelters(table: Table, foe: FoeId, who: HeroId, how: How) -> tuple[Because, ...]:
    """Advantages of the hero who avoids an attack: whatever of space hinders the foe, turned round.

    The books have no roll of a foe's that cover could make smaller, so it helps the test that stands in its place.
    """
    hindering = [reason for reason in hindrances(table, foe, who, how) if reason.of in ("cover", "range")]
    return tuple(Because("step-advantage", 1, reason.cite, reason.of) for reason in hindering if how == "ranged")


def _no_distances(table: Table) -> tuple[Because, ...]:
    """Without positions everybody is in reach."""
    return (Because("note-no-distances", 0, "nde2.setup.positioning"),) if table.options.positioning == "none" else ()


def far_off(table: Table, who: FigureId, target: FigureId) -> bool:
    """Beyond the range up to which a shot is easy, at tables that have one and play on a grid."""
    if table.options.ranged_limit == "off" or table.options.positioning != "grid":
        return False
    return squares_between(table, who, target) > LONG_RANGE


def _long_range(table: Table) -> Because:
    if moves_number(table):
        return Because("note-number-up", 0, "nde2.range.limit", "range")
    return Because("step-range", -1, "nde2.range.limit", "range")


def moves_number(table: Table) -> bool:
    """Whether range and crowds move the number instead of the die, as the old wording has it. 2d6 has no numbers."""
    return table.options.legacy_shift == "t" and table.options.dice_mode == "ladder"


def watching(table: Table, who: HeroId, what: FigureId) -> tuple[Because, ...]:
    """Cover hinders those who watch as it hinders those who shoot; in some books any cover may, if the GM says so."""
    if not what:
        return ()
    seen, book = figure(table, what), table.options.book
    hidden = seen.cover == "full" or not has_line(table, who, what)
    if hidden and not book.cover_if_named:
        raise AgainstTheRules("error-full-cover", cite="nde2.cover.full", target=seen.name)
    covered = hidden or seen.cover == "partial"
    return (Because("step-cover", -1, book.watched, "cover"),) if covered else ()


def as_named(table: Table, forced: tuple[Because, ...], hinders: tuple[str, ...]) -> tuple[Because, ...]:
    """Hindrance of cover to observers after the GM's call: in some books nothing, unless it was named."""
    if not table.options.book.cover_if_named:
        return forced
    return tuple(reason for reason in forced if reason.of in hinders)
