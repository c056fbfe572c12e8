"""Bounds of the GM's changes: every value that these rules can go on with, also one that the book never produces.

And what goes with it: whoever is hidden or gone is so with all that is theirs.
"""

from __future__ import annotations

from collections.abc import Iterator

from moothall.errors import Unclear
from moothall.rulesets.nova6.effects.soak import COVER
from moothall.rulesets.nova6.modifiers.load_levels import LOADS
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.state import Character, Effect, Fall, Scene, Table, Track, Undertaking
from moothall.rulesets.nova6.words import MOST_DIFFICULTY
from moothall.talk.bounds import MOST, Follows, between, one_of

OUT = ("", "incapacitated", "conceded", "left", "ended")
MOST_BOXES = 20
LONGEST = 10**9
"""Seconds of play: some thirty years."""

COUNTED = (
    *("plot_points", "refresh", "refresh_cut", "setbacks", "tokens", "hands", "burden", "gone", "days"),
    *("level", "advances", "appearances"),
)


def problems(table: Table) -> Iterator[Unclear]:
    """Everything in a state that the rules could not go on with."""
    people: set[str] = {one.id for one in (*table.heroes, *table.others)}
    tracks = tuple(plan.id for plan in pack_at(table).tracks)
    for hero in table.heroes:
        yield from one_of(("heroes", hero.id, "kind"), hero.kind, ("pc",))
        yield from _character(("heroes", hero.id), hero, tracks)
    for other in table.others:
        yield from one_of(("others", other.id, "kind"), other.kind, ("principal", "extra", "thing"))
        yield from _character(("others", other.id), other, tracks)
    for effect in table.effects:
        yield from _effect(effect, people)
    yield from _places(table)
    yield from _scene(table.scene, people)
    for name in ("gm_plot_points", "gm_stunt_points", "gm_tokens"):
        yield from between((name,), getattr(table, name))
    yield from between(("seconds",), table.seconds, 0, LONGEST)
    yield from between(("day",), table.day, 0, LONGEST)
    for name in ("acts", "minors"):
        yield from between(("story", name), getattr(table.story, name))


# ---- People ----------------------------------------------------------------------------------------------------------


def _character(at: tuple[str, ...], one: Character, tracks: tuple[str, ...]) -> Iterator[Unclear]:
    for skill, rank in one.skills:
        yield from between((*at, "skills", skill), rank)
    for name in COUNTED:
        yield from between((*at, name), getattr(one, name))
    yield from between((*at, "number"), one.number, 1)
    yield from between((*at, "coins"), one.coins, 0, LONGEST)
    yield from one_of((*at, "out"), one.out, OUT)
    yield from one_of((*at, "load"), one.load, ("", *LOADS))
    if one.cover is not None:
        yield from one_of((*at, "cover", "material"), one.cover.material, tuple(COVER))
    for name in ("number", "declared", "snaps"):
        yield from between((*at, "turn", name), getattr(one.turn, name), 0, LONGEST)
    if one.kind != "thing":
        yield from _tracks(at, one, tracks)


def _tracks(at: tuple[str, ...], one: Character, wanted: tuple[str, ...]) -> Iterator[Unclear]:
    """Harm of the body, of the mind and of each other kind needs somewhere to go."""
    known = tuple(track.id for track in one.tracks)
    if not {*wanted} <= {*known}:
        yield from one_of((*at, "tracks"), ", ".join(known), (", ".join(wanted),))
    for track in one.tracks:
        yield from _track((*at, "tracks", track.id), track)


def _track(at: tuple[str, ...], track: Track) -> Iterator[Unclear]:
    """Levels begin one after the other, and boxes can be counted."""
    yield from between((*at, "staggered"), track.staggered, 1)
    yield from between((*at, "incapacitated"), track.incapacitated, track.staggered)
    yield from between((*at, "boxes"), len(track.boxes), 1, MOST_BOXES)


# ---- What lasts, and where -------------------------------------------------------------------------------------------


def _effect(effect: Effect, people: set[str]) -> Iterator[Unclear]:
    """Problems of an effect: only dice may be against a character; a consequence always has an owner."""
    at = ("effects", effect.id)
    yield from between((*at, "rating"), effect.rating, -MOST if effect.kind == "advantage" else 0)
    if effect.aspect == "consequence":
        yield from one_of((*at, "owner"), effect.owner, sorted(people))


def _places(table: Table) -> Iterator[Unclear]:
    """Ways lead from zone to zone, and are as hard as anything can be at most."""
    zones = tuple(zone.id for zone in table.zones)
    for place, edge in enumerate(table.edges):
        at = ("edges", str(place))
        for name, zone in (("one", edge.one), ("other", edge.other)):
            yield from one_of((*at, name), zone, zones)
        yield from between((*at, "difficulty"), edge.difficulty, 0, MOST_DIFFICULTY)


# ---- The scene -------------------------------------------------------------------------------------------------------


def _scene(scene: Scene, people: set[str]) -> Iterator[Unclear]:
    """Numbers that can be counted to, and a rival who is there."""
    yield from between(("scene", "round"), scene.round, 0, LONGEST)
    yield from between(("scene", "goal"), scene.goal)
    yield from one_of(("scene", "rival"), scene.rival, ("", *sorted(people)))
    for task in scene.tasks:
        yield from between(("scene", "tasks", task.id, "difficulty"), task.difficulty, 0, MOST_DIFFICULTY)


# ---- What goes with it -----------------------------------------------------------------------------------------------


def follows(table: Table) -> Follows | None:
    """The next thing that goes with what was set: nothing is left of the gone, and nothing shows the hidden."""
    people: dict[str, bool] = {one.id: one.seen for one in (*table.heroes, *table.others)}
    homes = {"", *people, *(zone.id for zone in table.zones)}
    for effect in table.effects:
        if effect.owner not in homes and effect.aspect == "consequence":
            return ("effects", effect.id), None, "remove"
        if effect.known and not people.get(effect.owner, True):
            return ("effects", effect.id, "known"), False, "set"
    return _going_on(table, people) or _in_order(table.scene, people)


def _going_on(table: Table, people: dict[str, bool]) -> Follows | None:
    """Falls and undertakings of those who are gone or hidden."""
    known: tuple[tuple[str, tuple[Fall | Undertaking, ...]], ...] = (
        ("falls", table.falls),
        ("undertakings", table.undertakings),
    )
    for name, things in known:
        for place, thing in enumerate(things):
            key = str(getattr(thing, "id", place))
            if thing.who not in people:
                return (name, key), None, "remove"
            if thing.seen and not people[thing.who]:
                return (name, key, "seen"), False, "set"
    return None


def _in_order(scene: Scene, people: dict[str, bool]) -> Follows | None:
    """The next change to the turn order after a character is gone or hidden."""
    if scene.acting and not people.get(scene.acting, False):
        return ("scene", "acting"), "", "set"
    for name in ("early", "late"):
        there = tuple(who for who in getattr(scene, name) if who in people)
        if there != getattr(scene, name):
            return ("scene", name), there, "set"
    return None
