"""Stress boxes at the table: damage reduced, one box filled, and the consequences of a full level."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from moothall.records import changed
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.tools import made_of
from moothall.rulesets.nova6.events import Harmed, LeftScene, StayedIn
from moothall.rulesets.nova6.questions import StayIn, TrySave
from moothall.rulesets.nova6.registries import Hook
from moothall.rulesets.nova6.state import Box, Character, Effect, Mark, Table, Track
from moothall.rulesets.nova6.stress.concessions import leave, reduce
from moothall.rulesets.nova6.stress.improved_protection import shortened
from moothall.rulesets.nova6.stress.tracks import (
    EXCESS,
    FILLS,
    LETHAL,
    fill,
    is_full,
    is_out,
    lasting,
    level_of,
    track_for,
)
from moothall.rulesets.nova6.vocabulary import Gives, holds
from moothall.rulesets.nova6.words import Duration
from moothall.talk.play import GM, Play
from moothall.talk.procedure import procedure
from moothall.talk.reasons import Because

TWICE: Final = 2
"""Boxes of a hit by something that somebody cannot stand, at least."""
STRESSED: Final = "STRESSED"
"""The aspect of a track whose first level is full."""

saving_test: Final[Hook[Callable[[Play[Table], ActionTest], Awaitable[Verdict]]]] = Hook()
"""A test that being hurt asks for. Tests can hurt, so their chapter comes later and registers it."""


async def take(
    play: Play[Table], who: str, draft: Draft, damage: int, rules: tuple[str, ...], why: tuple[Because, ...]
) -> None:
    """Take damage that soak has left over. A character who is down already may be lost by it."""
    if play.state.who(who).out == "incapacitated":
        await _hit_while_out(play, who, draft, damage)
        return
    if damage < draft.rating:
        rules = (*rules, "nova6.stress.soak-first")
    left = await reduce(play, who, draft, damage)
    reached = await _fill(play, who, draft, left.damage, rules, why) if left.damage else ""
    if left.conceded:
        await leave(play, who, "conceded", "", play.state.who(who).player)
    elif left.damage:
        await _after(play, who, draft, left.damage, reached)


async def _fill(
    play: Play[Table], who: str, draft: Draft, damage: int, rules: tuple[str, ...], why: tuple[Because, ...]
) -> str:
    """Fill one box of the level that the damage reaches, or of the next that has one; two of a vulnerable character."""
    lasts = lasting(draft.duration, damage)
    duration = await shortened(play, who, draft, lasts)
    one = play.state.who(who)
    track = track_for(one, draft.type or "physical")
    level = level_of(track, damage)
    cited = [*rules, "nova6.stress.thresholds", FILLS[level], "nova6.stress.box-duration", "nova6.dmgres.order-6"]
    when = (one.turn.number, play.state.scene.round)
    filled, reached = fill(track, level, duration, *when)
    if reached != level or len(filled.boxes) > len(track.boxes):
        extra = len(filled.boxes) > len(track.boxes)
        cited.append("nova6.stress.overflow-end" if extra else "nova6.stress.overflow")
    vulnerable = _vulnerable(play.state, one, draft)
    if vulnerable is not None:
        for _ in range(max(vulnerable.amount, TWICE) - 1):
            filled, reached = fill(filled, level, duration, *when)
        cited += ["nova6.stress.vulnerable", *([vulnerable.cite] if vulnerable.cite else [])]
    else:
        cited.append("nova6.stress.one-box-per-attack")
    if lasts != draft.duration:
        cited += ["nova6.stress.excess", *(["nova6.stress.excess-cap"] if lasts == "P" else [])]
    elif damage >= EXCESS:
        cited.append("nova6.stress.excess")
    tracks = tuple([filled if each.id == track.id else each for each in one.tracks])
    if damage >= EXCESS and "increase-effect" in draft.bought:
        cited.append("nova6.stress.excess-stunts")
    if reached == "incapacitated" and not is_out(filled):
        cited.append("nova6.cons.incap-multi")
    cited += ["nova6.stress.type-to-track", "nova6.stress.tracks"]
    if track.id not in ("physical", "mental"):
        cited.append("nova6.feature.bronze-new-rules")
    await play.tell(Harmed(who, damage, reached, duration, tracks, one.seen, one.open, why), *cited)
    await consequences(play, who)
    return reached


def _vulnerable(table: Table, one: Character, draft: Draft) -> Gives | None:
    """Some things hurt some people twice: by what they are made of, what they do, or what they are."""
    sources = [word for word in (draft.subtype, draft.name, draft.type, *made_of(draft.properties)) if word]
    given = table.given(one)
    return next((gives for gives in given for word in sources if holds(gives, "boxes-per-hit", of=word)), None)


async def consequences(play: Play[Table], who: str) -> None:
    """Apply and lift the consequence of a full first level."""
    one = play.state.who(who)
    for track in one.tracks:
        id = f"stressed-{who}-{track.id}"
        there = play.state.has_effect(id)
        if is_full(track, "stressed") and not there:
            made = Effect(id, "aspect", STRESSED, who, duration="P", aspect="consequence", known=one.seen)
            await effects.begin(play, made, "nova6.cons.stressed", "nova6.stress.consequence-when")
        elif there and not is_full(track, "stressed"):
            await effects.end(play, id, "recovered", "nova6.stress.consequence-when")


# ---- The last level --------------------------------------------------------------------------------------------------


async def _after(play: Play[Table], who: str, draft: Draft, damage: int, reached: str) -> None:
    """End a character at too much damage by option; take one out at a full last level, or nearly."""
    one = play.state.who(who)
    track = track_for(one, draft.type or "physical")
    if play.state.options.end_overkill == "on" and damage >= track.incapacitated + LETHAL:
        await _end(play, who, "nova6.end.option-overkill")
    elif reached == "incapacitated" and is_out(track):
        await fall_out(play, who, draft, track)


async def fall_out(play: Play[Table], who: str, draft: Draft, track: Track) -> None:
    """Out, unless a plot point keeps them in: once a scene, and not when even that was too much."""
    one = play.state.who(who)
    overfull = any(box.extra and box.filled for box in track.boxes)
    may_stay = not overfull and not one.staying and not play.state.is_marked("stayed", who)
    if may_stay and await _stays(play, one):
        return
    narrator = play.state.who(draft.by).player if draft.by else GM
    if one.staying:
        await play.tell(StayedIn(who, False, one.seen), "nova6.cons.incap-again")
    await leave(play, who, "incapacitated", "", narrator)


async def _stays(play: Play[Table], one: Character) -> bool:
    """Whether a character pays to stay in the scene; extras never do."""
    if not plot_points.held(play.state, one.id) or one.kind == "extra":
        return False
    if await play.ask(one.player, StayIn(one.id), cite="nova6.cons.incap-stay") == "out":
        return False
    await plot_points.spend(play, one.id, "stay-in", "nova6.cons.incap-stay", "nova6.pp.spend-stay")
    await play.tell(StayedIn(one.id, True, one.seen), "nova6.cons.incap-stay")
    mark = Mark("stayed", one.id, until="scene", known=one.seen)
    await effects.mark(play, mark, "nova6.cons.incap-stay")
    return True


@procedure("nova6.take-out")
async def take_out(play: Play[Table], who: str, track: str = "mental", duration: Duration = "S") -> None:
    """Take a character out of the scene without damage: sleep, a cage, a spell."""
    one = play.state.who(who)
    found = one.track(track)
    filled, level = fill(found, "incapacitated", duration, one.turn.number, play.state.scene.round)
    tracks = tuple([filled if each.id == track else each for each in one.tracks])
    extra = len(filled.boxes) > len(found.boxes)
    cite = "nova6.stress.incap-other" if extra else "nova6.stress.fill-incapacitated"
    await play.tell(Harmed(who, 0, level, duration, tracks, one.seen, one.open), cite)
    await play.tell(LeftScene(who, "incapacitated", "", one.seen), "nova6.cons.incap-effect")


# ---- The end ---------------------------------------------------------------------------------------------------------


async def _hit_while_out(play: Play[Table], who: str, draft: Draft, damage: int) -> None:
    """More harm to one who is down adds a box; where the table plays so, it may be the end."""
    one = play.state.who(who)
    track = track_for(one, draft.type or "physical")
    box = Box("incapacitated", draft.duration, True, one.turn.number, play.state.scene.round)
    extra = changed(track, boxes=(*track.boxes, box))
    tracks = tuple([extra if each.id == track.id else each for each in one.tracks])
    told = Harmed(who, damage, "incapacitated", draft.duration, tracks, one.seen, one.open)
    await play.tell(told, "nova6.cons.incap-again", "nova6.end.group-decides")
    if play.state.options.end_hit_while_out == "on" and not await _is_saved(play, who, draft):
        await _end(play, who, "nova6.end.option-while-out")


async def _is_saved(play: Play[Table], who: str, draft: Draft) -> bool:
    """Whether a character survives damage that was not meant for them."""
    meant = bool(draft.to) and draft.to[0] == who and not draft.has("area")
    if meant or play.state.options.end_bystander_save == "off":
        return False
    one = play.state.who(who)
    skills = tuple(dict.fromkeys(track.recovers for track in one.tracks if track.recovers))
    skill = await play.ask(one.player, TrySave(who, skills), cite="nova6.end.option-while-out-save")
    test = ActionTest(who, skill=skill, action="overcome", free=True)
    return (await saving_test.function(play, test)).success


async def _end(play: Play[Table], who: str, cite: str) -> None:
    """A character is gone for good."""
    await play.tell(LeftScene(who, "ended", "", play.state.who(who).seen), cite)
