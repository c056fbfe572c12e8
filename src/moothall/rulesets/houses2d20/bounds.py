"""Bounds of the GM's changes: every value that these rules can go on with, also one that the book never produces.

And what goes with it: whoever is hidden or gone is so with all that is theirs.
"""

from __future__ import annotations

from collections.abc import Iterator

from moothall.errors import Unclear
from moothall.rulesets.houses2d20 import options
from moothall.rulesets.houses2d20.ids import NOWHERE, CharacterId, ZoneId
from moothall.rulesets.houses2d20.state import SCENE, Character, Conflict, Table
from moothall.rulesets.houses2d20.words import DRIVES, SKILLS
from moothall.talk.bounds import Follows, between, one_of

COUNTED = ("momentum", "felled_by", "points", "skill_advances")
POOLS = ("momentum", "threat", "adventure", "session")
LONGEST = 999
"""Rounds, and traits made at one table."""


def problems(table: Table) -> Iterator[Unclear]:
    """Everything in a state that the rules could not go on with."""
    yield from options.problems(table.options)
    zones = (NOWHERE, *(zone.id for zone in table.zones))
    for one in table.characters:
        yield from _character(one, zones)
    for asset in table.assets:
        at = ("assets", asset.id)
        yield from one_of((*at, "zone"), asset.zone, zones)
        yield from between((*at, "potency"), asset.potency)
    for task in table.tasks:
        yield from _progress(("tasks", task.id), task.points, task.requirement)
    if table.conflict is not None:
        yield from _conflict(table.conflict)
    for name in POOLS:
        yield from between((name,), getattr(table, name))
    yield from between(("traits_made",), table.traits_made, _last_trait(table), LONGEST)
    for who in table.present:
        yield from one_of(("present",), who, tuple(one.id for one in table.players()))


def _character(one: Character, zones: tuple[ZoneId, ...]) -> Iterator[Unclear]:
    """Ratings to roll under, points that can be counted, and a zone that is there."""
    at = ("characters", one.id)
    for skill in SKILLS:
        yield from between((*at, "skills", skill), one.skills.of(skill), 1)
    if one.drives is not None:
        for drive in DRIVES:
            yield from between((*at, "drives", drive, "rating"), one.drives.of(drive).rating)
    elif one.tier == "main":
        yield from one_of((*at, "drives"), "", DRIVES)
    for name in ("quality", "determination"):
        if getattr(one, name) is not None:
            yield from between((*at, name), getattr(one, name))
    for name in COUNTED:
        yield from between((*at, name), getattr(one, name))
    yield from one_of((*at, "zone"), one.zone, zones)
    if one.track is not None:
        yield from _progress((*at, "track"), one.track.points, one.track.requirement)


def _progress(at: tuple[str, ...], points: int, requirement: int) -> Iterator[Unclear]:
    """So many of so many."""
    yield from between((*at, "requirement"), requirement, 1)
    yield from between((*at, "points"), points, 0, requirement)


def _conflict(conflict: Conflict) -> Iterator[Unclear]:
    yield from between(("conflict", "round"), conflict.round, 1, LONGEST)
    for name in ("penalty", "extra"):
        yield from between(("conflict", name), getattr(conflict, name))


def _last_trait(table: Table) -> int:
    """The number of the newest trait: the next must not bear the id of one that is there."""
    numbers = [trait.id.removeprefix("t") for trait in table.traits]
    return max((int(number) for number in numbers if number.isascii() and number.isdigit()), default=0)


# ---- What goes with it -----------------------------------------------------------------------------------------------


def follows(table: Table) -> Follows | None:
    """The next thing that goes with what was set: nothing is left of the gone, and nothing shows the hidden."""
    people = {one.id: one.seen for one in table.characters}
    for asset in table.assets:
        if asset.owner not in people:
            return ("assets", asset.id), None, "remove"
        if asset.seen and not people[asset.owner]:
            return ("assets", asset.id, "seen"), False, "set"
    for task in table.tasks:
        if task.aids and task.aids not in people:
            return ("tasks", task.id), None, "remove"
    if table.conflict is not None and table.conflict.actor and not people.get(table.conflict.actor, False):
        return ("conflict", "actor"), "", "set"
    return _nowhere(table, people)


def _nowhere(table: Table, people: dict[CharacterId, bool]) -> Follows | None:
    """Traits of those who are gone, and their part in the scene."""
    homes = {SCENE, *people, *(asset.id for asset in table.assets), *(zone.id for zone in table.zones)}
    for trait in table.traits:
        if trait.on not in homes:
            return ("traits", trait.id), None, "remove"
    here = tuple(who for who in table.present if who in people)
    return None if here == table.present else (("present",), here, "set")
