"""Bounds of the GM's changes: every value that these rules can go on with, also one that the book never produces.

And what goes with it: whoever is hidden or gone is so with all that is known of where they stand.
"""

from __future__ import annotations

from collections.abc import Iterator

from moothall.errors import Unclear
from moothall.rulesets.nde.state import Blocked, Distance, Foe, Hero, Table
from moothall.rulesets.nde.words import ATTRIBUTES
from moothall.talk.bounds import Follows, between, one_of

FALLEN = ("", "down", "dead")
CONFLICT = ("", "over")
FARTHEST_MODIFIER = 5
"""Beyond it one band is left, and a die is taken for a modifier."""

FARTHEST = 999
"""Squares, and places, from the middle of a board."""

COUNTED_OPTIONS = ("max_helpers", "crowd_min", "power_heal")
MOST_OPTION = 20


def problems(edition: str, table: Table) -> Iterator[Unclear]:
    """Everything in a state that the rules could not go on with."""
    yield from one_of(("options", "edition"), table.edition, (edition,))
    if table.options.dice_mode not in table.options.book.modes:
        yield from one_of(("options", "dice_mode"), table.options.dice_mode, tuple(table.options.book.modes))
        return
    for name in COUNTED_OPTIONS:
        yield from between(("options", name), getattr(table.options, name), 1, MOST_OPTION)
    for hero in table.heroes:
        yield from _hero(table, hero)
    for foe in table.foes:
        yield from _foe(foe)
    yield from between(("session",), table.session, 0, FARTHEST)
    yield from between(("round",), table.round, 0, FARTHEST)
    yield from one_of(("conflict",), table.conflict, CONFLICT)
    if table.clock is not None:
        yield from between(("clock", "length"), table.clock.length, 1)
        yield from between(("clock", "at"), table.clock.at, 0, table.clock.length)


def _hero(table: Table, hero: Hero) -> Iterator[Unclear]:
    at = ("heroes", hero.id)
    yield from one_of((*at, "role"), hero.role, tuple(table.options.book.roles))
    for attribute in ATTRIBUTES:
        yield from _attribute(table, (*at, "attributes", attribute), hero.attributes.of(attribute))
    yield from between((*at, "hearts_max"), hero.hearts_max, 1)
    yield from between((*at, "hearts"), hero.hearts, 0, hero.hearts_max)
    yield from between((*at, "power_max"), hero.power_max)
    yield from between((*at, "power"), hero.power, 0, hero.power_max)
    for name in ("luck", "armour", "growth"):
        yield from between((*at, name), getattr(hero, name))
    yield from between((*at, "moved"), hero.moved, 0, FARTHEST)
    yield from one_of((*at, "fallen"), hero.fallen, FALLEN)
    yield from _place(at, hero)


def _attribute(table: Table, path: tuple[str, ...], value: int) -> Iterator[Unclear]:
    """A die that this table rolls, a modifier, or what must be reached on one die."""
    match table.options.mode.weighing:
        case "die" | "number":
            yield from one_of(path, value, table.options.book.dice)
        case "modifier":
            yield from between(path, value, -FARTHEST_MODIFIER, FARTHEST_MODIFIER)
        case "threshold":
            yield from one_of(path, value, table.options.mode.scale)


def _foe(foe: Foe) -> Iterator[Unclear]:
    at = ("foes", foe.id)
    yield from between((*at, "defense"), foe.defense, 1)
    yield from between((*at, "hearts_max"), foe.hearts_max, 1)
    yield from between((*at, "hearts"), foe.hearts, 0, foe.hearts_max)
    yield from _place(at, foe)


def _place(at: tuple[str, ...], one: Hero | Foe) -> Iterator[Unclear]:
    for number in one.square or ():
        yield from between((*at, "square"), number, -FARTHEST, FARTHEST)
    if one.place is not None:
        yield from between((*at, "place"), one.place, -FARTHEST, FARTHEST)


def follows(table: Table) -> Follows | None:
    """The next thing that goes with what was set: no distance or line may show somebody who is not to be seen."""
    there = {*(hero.id for hero in table.heroes), *(foe.id for foe in table.foes)}
    hidden = {foe.id for foe in table.foes if not foe.seen}
    known: tuple[tuple[str, tuple[Distance | Blocked, ...]], ...] = (
        ("distances", table.distances),
        ("blocked", table.blocked),
    )
    for name, pairs in known:
        for place, pair in enumerate(pairs):
            if not {pair.one, pair.other} <= there:
                return (name, str(place)), None, "remove"
            if pair.seen and hidden & {pair.one, pair.other}:
                return (name, str(place), "seen"), False, "set"
    return None
