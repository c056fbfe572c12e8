"""Moving from zone to zone, over obstacles, up, and through water."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Annotated, Final, Literal

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import fail, make_test, prepare, succeed
from moothall.rulesets.nova6.action_test.skill_choice import skill_for
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, applies, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Anyone, Doer, doer, said
from moothall.rulesets.nova6.effects.soak import COVER, DEGREES
from moothall.rulesets.nova6.events import (
    Achieved,
    BeyondReach,
    Declared,
    Hinted,
    LeftScene,
    TookCover,
    Travelled,
    ZonesSet,
)
from moothall.rulesets.nova6.ids import NOWHERE, PersonId, ZoneId
from moothall.rulesets.nova6.modifiers.arriving import arrive, leave_cover
from moothall.rulesets.nova6.modifiers.encumbrance import may_lose_load
from moothall.rulesets.nova6.modifiers.holds import along, check_can_move
from moothall.rulesets.nova6.modifiers.zones import BEYOND, MOST_ZONES, edge_between, zone_name
from moothall.rulesets.nova6.movement.obstacles import in_the_way
from moothall.rulesets.nova6.offered import free
from moothall.rulesets.nova6.questions import HindersMoving, StaysIn
from moothall.rulesets.nova6.registries import Hook
from moothall.rulesets.nova6.state import Character, Cover, Edge, Effect, Table, Zone
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.clock import Moment, at
from moothall.rulesets.nova6.time.turns import check_may_act, use_declared_action
from moothall.rulesets.nova6.words import Cited
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Busy, Choice, Given, judged, words
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because, total

Way = Literal["walk", "climb", "swim"]
FAR: Final = 10
DEAR: Final = 2
"""Points for each further zone up or through water."""


# ---- The map ---------------------------------------------------------------------------------------------------------


@action("nova6.set-zones", by="gm", chapter="movement")
async def set_zones(
    play: Play[Table], zones: AskedLater[tuple[Zone, ...]], edges: AskedLater[tuple[Edge, ...]] = ()
) -> None:
    """The GM divides the place into zones, and says which lie side by side and what is between them."""
    known = {zone.id for zone in zones}
    for edge in edges:
        if {edge.one, edge.other} - known:
            raise AgainstTheRules("error-no-such-zone", cite="nova6.zone.define", zone=edge.other)
    rules = ["nova6.zone.define"]
    if any(edge.obstacle for edge in edges):
        rules.append("nova6.zone.split-barrier")
    if any(zone.sort == "abstract" for zone in zones):
        rules.append("nova6.zone.abstract")
    await play.tell(ZonesSet(zones, edges), *rules)
    for hint, cite in hints(zones):
        await play.tell(Hinted(hint), cite)


def hints(zones: tuple[Zone, ...]) -> list[tuple[str, str]]:
    """Advice on a map: not too many zones, and large places in several."""
    found = [("many-zones", "nova6.zone.count")] if len(zones) > MOST_ZONES else []
    sorts = [zone.sort for zone in zones]
    if sorts.count("building") == 1:
        found.append(("split-building", "nova6.zone.split-size"))
    if sorts.count("open") == 1:
        found.append(("split-open", "nova6.zone.split-open"))
    return found


@action("nova6.take-cover", by="gm", chapter="surroundings")
async def take_cover(
    play: Play[Table],
    who: Busy[Anyone],
    degree: Annotated[str, Among(words(*DEGREES))] = "",
    material: Annotated[str, Among(words(*COVER))] = "",
) -> None:
    """Take cover or leave it; the GM says what it is made of."""
    if degree and (degree not in DEGREES or material not in COVER):
        raise AgainstTheRules("error-no-such-cover", cite="nova6.cover.soak", materials=", ".join(COVER))
    cover = Cover(degree, material) if degree else None  # type: ignore[arg-type] # looked up above
    cite = DEGREES[degree].cite if degree else "nova6.cover.soak"
    await play.tell(TookCover(who, cover, play.state.who(who).seen), cite)


# ---- Going -----------------------------------------------------------------------------------------------------------


def impeded(table: Table, who: PersonId, zone: ZoneId, way: str) -> Cited | None:
    """The hindrance on the way to the next zone; nothing if the way is clear."""
    check_step(table, table.who(who).zone, zone)
    edge = edge_between(table, table.who(who).zone, zone)
    if way == "swim":
        return Cited("water", "nova6.zone.move-swim")
    if edge is not None and edge.vertical:
        return Cited("vertical", "nova6.zone.vertical")
    if edge is not None and edge.obstacle:
        return Cited(edge.obstacle, "nova6.zone.split-barrier")
    for effect in table.effects:
        if effect.has("hinders-movement") and effect.owner in (who, zone):
            cite = "nova6.advg.inc-hinder-move" if effect.owner == who else "nova6.zone.aspects"
            return Cited(effect.name, cite)
    return None


def check_step(table: Table, here: ZoneId, there: ZoneId) -> None:
    """Refuse a step between zones that do not lie side by side."""
    if here == there or edge_between(table, here, there) is None:
        raise AgainstTheRules("error-not-beside", cite="nova6.zone.define", zone=there)


def check_way(table: Table, here: ZoneId, path: tuple[ZoneId, ...]) -> None:
    """Refuse a path of which a zone does not lie beside the one before it."""
    for before, zone in pairwise((here, *path)):
        check_step(table, before, zone)


def _path(table: Table, given: Given) -> list[Choice]:
    """The zones, each as the step after those that have been named; what is beside comes first.

    Whoever is in water may name the zone they are in, to stay afloat there.
    """
    who = doer(given)
    named: tuple[ZoneId, ...] = tuple(given.get("path") or ())
    here = next((one.zone for one in (*table.heroes, *table.others) if one.id == who), NOWHERE)
    listed = []
    for zone in table.zones:
        before = (here, *named)[named.index(zone.id) if zone.id in named else len(named)]
        listed.append(judged(zone.id, zone.name, partial(_check_path, table, given, before, zone.id)))
    kept = [one for one in listed if one.id != here or one.id in named or _is_water(table, here)]
    return sorted(kept, key=lambda one: (not one.is_open, one.id == here))


def _check_path(table: Table, given: Given, before: ZoneId, zone: ZoneId) -> None:
    who = doer(given)
    check_may_act(table, who)
    check_can_move(table, who)
    rounds.check_can_begin(table, who, said(given, "actions", 1))
    if not (zone == before == table.who(who).zone and _is_water(table, zone)):
        check_step(table, before, zone)


def _is_water(table: Table, id: ZoneId) -> bool:
    return any(zone.id == id and zone.sort == "water" for zone in table.zones)


def _has_a_way(table: Table, one: Character) -> bool:
    """Whether there is another zone to go to, or water to stay afloat in."""
    return any(zone.id != one.zone for zone in table.zones) or _is_water(table, one.zone)


@action(
    "nova6.move",
    by="player",
    chapter="movement",
    rank=7,
    offered=free("nova6.zone.move-adjacent", _has_a_way),
)
async def move(
    play: Play[Table],
    who: Doer,
    path: tuple[Annotated[ZoneId, Among(_path)], ...],
    over: AskedLater[str] = "",
    way: Way = "walk",
    actions: AskedLater[int] = 1,
) -> Verdict | None:
    """Move to the next zone, further, or past an obstacle inside this one (`over`); a clear and near way takes no dice.

    Whoever swims nowhere, or to where they are, stays afloat. `actions` is how many basic actions this turn is to have.
    """
    check_may_act(play.state, who)
    check_can_move(play.state, who)
    here = play.state.who(who).zone
    path = path[1:] if path[:1] == (here,) and _is_water(play.state, here) else path
    way = "swim" if is_wet(play.state, who, path) and not over else way
    await rounds.begin_action(play, who, actions)
    if not path and not over and way != "swim":
        raise AgainstTheRules("error-nowhere", cite="nova6.zone.move-snap")
    check_way(play.state, here, path)
    intent = f"→ {zone_name(play.state, path[-1])}" if path else over or zone_name(play.state, play.state.who(who).zone)
    await play.tell(Declared(who, intent, play.state.who(who).seen), "nova6.zone.define")

    async def goes() -> Verdict | None:
        return await _go_or_roll(play, who, intent, path, over, way, actions)

    verdict = await rounds.interruptible(play, who, intent, goes)
    await rounds.conclude(play, who)
    return verdict


async def _go_or_roll(
    play: Play[Table], who: PersonId, intent: str, path: tuple[ZoneId, ...], over: str, way: Way, actions: int
) -> Verdict | None:
    """Go the way that was declared: without dice where it is clear and near, else by a test."""
    hindrance = await _hindrance(play, who, path, way) if not over else None
    use = "climb" if over or way == "climb" else way
    test = ActionTest(who, intent, await skill_for(play, who, "movement"), "overcome", use, aim=over)
    if not over and hindrance is None and len(path) == 1:
        if await use_declared_action(play, test, actions):
            await _go(play, who, path, "nova6.zone.move-adjacent", "nova6.move.adjacent-free")
        return None
    return await _roll(play, test, path, over, hindrance, way, actions)


async def _hindrance(play: Play[Table], who: PersonId, path: tuple[ZoneId, ...], way: Way) -> Cited | None:
    """The hindrance on the way; where an aspect of place or character may hinder, the GM says."""
    if not path:
        return Cited("water", "nova6.zone.move-swim")
    found, one = impeded(play.state, who, path[0], way), play.state.who(who)
    true = [effect for effect in play.state.effects if effect.kind == "aspect" and _bears_on(effect, one, path[0])]
    if found is not None or not true:
        return found
    asked = HindersMoving(who, tuple([effect.id for effect in true]))
    chosen = await play.ask(GM, asked, cite="nova6.move.conditions")
    return Cited(play.state.effect(chosen).name, "nova6.move.conditions") if chosen else None


def _bears_on(effect: Effect, one: Character, zone: str) -> bool:
    """Whether an effect is an aspect of either zone, or was just created on the character who moves."""
    place = bool(effect.owner) and effect.owner in (one.zone, zone)
    return place or (effect.owner == one.id and effect.made)


def is_wet(table: Table, who: str, path: tuple[str, ...]) -> bool:
    """Whether it goes through water: out of it, into it, or nowhere while in it."""
    here = table.who(who).zone
    return any(zone.sort == "water" and zone.id in (here, *path[:1]) for zone in table.zones)


def roughness(table: Table, zones: tuple[str, ...], edge: Edge | None) -> Iterator[Because]:
    """Dice that currents and waves cost a swimmer: the GM's for the way, and those of the water's aspects."""
    if edge is not None and edge.difficulty:
        yield Because("rough-water", -edge.difficulty, "nova6.move.swim-penalty", edge.obstacle)
    for effect in table.effects:
        if effect.kind == "condition" and effect.has("hinders-movement") and effect.owner in zones:
            yield Because("rough-water", -effect.rating, "nova6.move.swim-penalty", effect.name)


succeeds_unopposed: Final[Hook[Callable[[Play[Table], str, str, str, int], Awaitable[bool]]]] = Hook()
"""Lets an NPC do what nobody hinders, in the turns that it takes; whether it is done."""


async def _roll(
    play: Play[Table],
    test: ActionTest,
    path: tuple[str, ...],
    over: str,
    hindrance: Cited | None,
    way: Way,
    actions: int,
) -> Verdict | None:
    """An overcome: one obstacle, or one zone more than could be walked; points carry further.

    Where only players roll, an NPC takes the turns that such a way takes, and no dice.
    """
    edge = edge_between(play.state, play.state.who(test.who).zone, path[0]) if path and not over else None
    blocked = tuple(in_the_way(play.state, path[0])) if path and not over else ()
    if way == "swim":
        water = (play.state.who(test.who).zone, *path[:1])
        test = replace(test, more=(*roughness(play.state, water, edge), *blocked))
    else:
        test = replace(test, difficulty=edge.difficulty if edge else test.difficulty, more=blocked)
    without_dice = not play.state.who(test.who).is_pc and play.state.options.gm_rolls == "off"
    if not without_dice:
        test = await prepare(play, test)
    if not await use_declared_action(play, test, actions):
        return None
    if without_dice:
        hard = test.difficulty - total(test.more)
        if not await succeeds_unopposed.function(play, test.who, test.intent, test.skill, hard):
            return None
    verdict = Verdict(True, how="narrated") if without_dice else await make_test(play, test)
    if not verdict.success:
        await fail(play, test, verdict)
        return verdict
    steep = way == "swim" or (edge is not None and edge.vertical)
    reached = 0 if over else 1 if hindrance else 2
    form = "over" if over else "steep" if steep else "clear"
    draft = Draft("movement", test.who, (test.who,), over, form, reached, aim="/".join(path))
    cite = hindrance.cite if hindrance else "nova6.zone.move-climb" if over else "nova6.zone.move-farther"
    draft = replace(draft, name=cite)
    await (_carry_out(play, test, draft) if without_dice else succeed(play, test, verdict, draft))
    return verdict


@applies("movement")
async def _carry_out(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """As many zones of the path as the success and its points reach."""
    path = tuple(draft.aim.split("/")) if draft.aim else ()
    if draft.form == "over":
        passed = Achieved(test.who, "passed", test.aim, play.state.who(test.who).seen)
        await play.tell(passed, draft.name, *ALSO.get(draft.name, ()))
    way = path[: draft.rating + draft.repeats]
    if way:
        await _go(play, test.who, way, draft.name, *ALSO.get(draft.name, ()), *_further(test, draft))
    elif draft.form == "steep":
        await play.tell(Achieved(test.who, "afloat", "", play.state.who(test.who).seen), *ALSO[draft.name])


ALSO: Final[dict[str, tuple[str, ...]]] = {
    "nova6.zone.move-farther": ("nova6.move.farther",),
    "nova6.zone.split-barrier": ("nova6.move.obstructed",),
    "nova6.zone.aspects": ("nova6.move.conditions",),
    "nova6.advg.inc-hinder-move": ("nova6.move.conditions",),
    "nova6.zone.move-climb": ("nova6.move.climb-barrier",),
    "nova6.zone.vertical": ("nova6.move.climb-vertical",),
    "nova6.zone.move-swim": ("nova6.move.swim",),
}
"""What the chapter on the skill says where the chapter on zones says the same."""


def _further(test: ActionTest, draft: Draft) -> tuple[str, ...]:
    """The rules by which it went further than the success itself, up or through water."""
    if draft.form != "steep":
        return ()
    up = () if test.use == "swim" else ("nova6.zone.move-vertical",)
    dear = "nova6.move.swim-extra" if test.use == "swim" else "nova6.move.climb-extra"
    return (*up, dear) if draft.repeats else up


def _cheap(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "movement" and draft.form != "steep" and _has_further(draft)


def _dear(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "movement" and draft.form == "steep" and _has_further(draft)


def _has_further(draft: Draft) -> bool:
    return bool(draft.aim) and _zones_left(draft) > 0


def _zones_left(draft: Draft) -> int:
    """How many zones of the path are still ahead."""
    return len(draft.aim.split("/")) - draft.rating - draft.repeats


def _most_on(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> int:
    return _zones_left(draft)


def _most_up(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> int:
    return _zones_left(draft) * DEAR


@stunt("further-on", 1, "nova6.zone.move-farther", _cheap, scales=True, most=_most_on)
async def further_on(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Move one zone more for each point."""
    return replace(draft, repeats=draft.repeats + bought.points)


@stunt("further-up", DEAR, "nova6.zone.move-vertical", _dear, scales=True, most=_most_up)
async def further_up(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Move one zone more up, or through water, for each two points."""
    points = max(bought.points, DEAR)
    if points % DEAR:
        rule = "nova6.move.swim-extra" if test.use == "swim" else "nova6.move.climb-extra"
        raise AgainstTheRules("error-two-points-a-zone", cite=rule, points=points)
    return replace(draft, repeats=draft.repeats + points // DEAR)


async def _go(play: Play[Table], who: str, way: tuple[str, ...], *cites: str) -> None:
    """Move a character along a path of zones."""
    one = play.state.who(who)
    gone = one.gone + len(way)
    rules = [*cites, *([moved(gone).cite] if gone >= FAR else [])]
    await arrive(play, who, way[-1], gone, *rules)
    for other in await along(play, who):
        await arrive(play, other, way[-1], play.state.who(other).gone, "nova6.fight.grapple-lift")
    if gone > BEYOND and play.state.scene.kind == "conflict":
        await _beyond(play, who)


def moved(zones: int) -> Cited:
    """How far so many zones of movement are."""
    return Cited("distant", "nova6.zone.distant-30") if zones >= BEYOND else Cited("far", "nova6.zone.far-10")


async def _beyond(play: Play[Table], who: str) -> None:
    """So far off hardly anybody is part of it any more; the GM decides."""
    one = play.state.who(who)
    stays = await play.ask(GM, StaysIn(who), cite="nova6.zone.beyond") == "stay"
    await play.tell(BeyondReach(who, stays, one.seen), "nova6.zone.beyond")
    if not stays:
        await play.tell(LeftScene(who, "left", "", one.seen), "nova6.zone.beyond")
        await may_lose_load(play, who)


@at("scene-end")
async def _rested(play: Play[Table], moment: Moment) -> None:
    """The next scene counts anew, in another place."""
    for one in (*play.state.heroes, *play.state.others):
        await leave_cover(play, one.id)
        if one.gone:
            await play.tell(Travelled(one.id, one.zone, 0, one.seen), "nova6.zone.define")
