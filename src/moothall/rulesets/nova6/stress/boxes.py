"""Stress boxes at the table: damage reduced, one box filled, and the consequences of a full level."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from moothall.records import changed
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Anyone, TrackWord
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.tools import made_of
from moothall.rulesets.nova6.events import Harmed, LeftScene, StayedIn
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.questions import StayIn, TrySave
from moothall.rulesets.nova6.registries import Hook
from moothall.rulesets.nova6.state import Box, Character, Effect, Mark, Table, Track
from moothall.rulesets.nova6.stress.concessions import leave_scene, reduce_damage
from moothall.rulesets.nova6.stress.improved_protection import apply_improved_protection
from moothall.rulesets.nova6.stress.tracks import (
    EXCESS,
    FILLS,
    LETHAL,
    fill_box,
    is_full,
    is_incapacitated,
    level_of,
    stress_duration,
    track_for,
)
from moothall.rulesets.nova6.vocabulary import Gives, holds
from moothall.rulesets.nova6.words import Duration
from moothall.talk.actions import action
from moothall.talk.arguments import Busy
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because

TWICE: Final = 2
"""Boxes that a hit fills, at least, if the character is vulnerable to it."""
STRESSED: Final = "STRESSED"
"""The aspect of a track whose first level is full."""

saving_test: Final[Hook[Callable[[Play[Table], ActionTest], Awaitable[Verdict]]]] = Hook()
"""A test that being hurt asks for. Tests can hurt, so their chapter comes later and registers it."""


async def take_damage(
    play: Play[Table], who: str, draft: Draft, damage: int, rules: tuple[str, ...], why: tuple[Because, ...]
) -> None:
    """Take damage that soak has left: reduce it, fill one stress box, suffer the consequence of a full level."""
    if play.state.who(who).out == "incapacitated":
        await _hit_while_incapacitated(play, who, draft, damage)
        return
    if damage < draft.rating:
        rules = (*rules, "nova6.stress.soak-first")
    # 5. Concede, make a sacrifice, acquire a grave aspect.
    left = await reduce_damage(play, who, draft, damage)
    if left.damage < damage:
        why = (*(why or (Because("incoming", damage, "nova6.dmg.hit"),)), _made_less(damage - left.damage))
    reached = await _fill_stress_box(play, who, draft, left.damage, rules, why) if left.damage else ""
    if left.conceded:
        await leave_scene(play, who, "conceded", "", play.state.who(who).player)
    elif left.damage:
        await _check_last_level(play, who, draft, left.damage, reached)


def _made_less(damage: int) -> Because:
    """What the character gave up took off a hit."""
    return Because("made-less", -damage, "nova6.dmgres.order-5")


async def _fill_stress_box(
    play: Play[Table], who: str, draft: Draft, damage: int, rules: tuple[str, ...], why: tuple[Because, ...]
) -> str:
    """Fill one box of the level the damage reaches, or of the next that has one; two if the character is vulnerable."""
    lasts = stress_duration(draft.duration, damage)
    duration = await apply_improved_protection(play, who, draft, lasts)
    character = play.state.who(who)
    track = track_for(character, draft.type or "physical")
    # 4. once more: what the reductions left is compared with the thresholds.
    level = level_of(track, damage)
    cited = [*rules, "nova6.stress.thresholds", FILLS[level], "nova6.stress.box-duration", "nova6.dmgres.order-6"]
    when = (character.turn.number, play.state.scene.round)
    # 6. Fill one box with the duration, or one of the next level.
    filled, reached = fill_box(track, level, duration, *when)
    if reached != level or len(filled.boxes) > len(track.boxes):
        extra = len(filled.boxes) > len(track.boxes)
        cited.append("nova6.stress.overflow-end" if extra else "nova6.stress.overflow")
    vulnerable = _vulnerability(play.state, character, draft)
    if vulnerable is not None:
        for _ in range(max(vulnerable.amount, TWICE) - 1):
            filled, reached = fill_box(filled, level, duration, *when)
        cited += ["nova6.stress.vulnerable", *([vulnerable.cite] if vulnerable.cite else [])]
    else:
        cited.append("nova6.stress.one-box-per-attack")
    if lasts != draft.duration:
        cited += ["nova6.stress.excess", *(["nova6.stress.excess-cap"] if lasts == "P" else [])]
    elif damage >= EXCESS:
        cited.append("nova6.stress.excess")
    tracks = tuple([filled if each.id == track.id else each for each in character.tracks])
    if damage >= EXCESS and "increase-effect" in draft.bought:
        cited.append("nova6.stress.excess-stunts")
    stands = reached == "incapacitated" and not is_incapacitated(filled)
    if stands:
        cited.append("nova6.cons.incap-multi")
    cited += ["nova6.stress.type-to-track", "nova6.stress.tracks"]
    if track.id not in ("physical", "mental"):
        cited.append("nova6.feature.bronze-new-rules")
    fact = Harmed(who, damage, reached, duration, tracks, character.seen, character.open, why, stands)
    await play.tell(fact, *cited)
    await update_stressed_aspects(play, who)
    return reached


def _vulnerability(table: Table, character: Character, draft: Draft) -> Gives | None:
    """The talent or feature by which this damage fills more than one box: by its subtype, name, type or material."""
    sources = [word for word in (draft.subtype, draft.name, draft.type, *made_of(draft.properties)) if word]
    given = table.given(character)
    return next((gives for gives in given for word in sources if holds(gives, "boxes-per-hit", of=word)), None)


async def update_stressed_aspects(play: Play[Table], who: str) -> None:
    """Begin or end the STRESSED aspect of each track with its first level."""
    character = play.state.who(who)
    for track in character.tracks:
        id = f"stressed-{who}-{track.id}"
        has_aspect = play.state.has_effect(id)
        if is_full(track, "stressed") and not has_aspect:
            aspect = Effect(
                EffectId(id), "aspect", STRESSED, who, duration="P", aspect="consequence", known=character.seen
            )
            await effects.begin(play, aspect, "nova6.cons.stressed", "nova6.stress.consequence-when")
        elif has_aspect and not is_full(track, "stressed"):
            await effects.end(play, id, "recovered", "nova6.stress.consequence-when")


# ---- Incapacitated ---------------------------------------------------------------------------------------------------


async def _check_last_level(play: Play[Table], who: str, draft: Draft, damage: int, reached: str) -> None:
    """Incapacitate a character whose last level is full; far too much damage ends one, at tables that play so."""
    character = play.state.who(who)
    track = track_for(character, draft.type or "physical")
    if play.state.options.end_overkill == "on" and damage >= track.incapacitated + LETHAL:
        await _end_character(play, who, "nova6.end.option-overkill")
    elif reached == "incapacitated" and is_incapacitated(track):
        await become_incapacitated(play, who, draft, track)


async def become_incapacitated(play: Play[Table], who: str, draft: Draft, track: Track) -> None:
    """Incapacitate a character unless a plot point keeps them in: once a scene, and not with an extra box filled."""
    character = play.state.who(who)
    overfull = any(box.extra and box.filled for box in track.boxes)
    may_stay = not overfull and not character.staying and not play.state.is_marked("stayed", who)
    if may_stay and await _stays_in_scene(play, character):
        return
    narrator = play.state.who(draft.by).player if draft.by else GM
    if character.staying:
        await play.tell(StayedIn(who, False, character.seen), "nova6.cons.incap-again")
    await leave_scene(play, who, "incapacitated", "", narrator)


async def _stays_in_scene(play: Play[Table], character: Character) -> bool:
    """Whether the player pays a plot point to stay in the scene; extras never do."""
    if not plot_points.held(play.state, character.id) or character.kind == "extra":
        return False
    if await play.ask(character.player, StayIn(character.id), cite="nova6.cons.incap-stay") == "out":
        return False
    await plot_points.spend(play, character.id, "stay-in", "nova6.cons.incap-stay", "nova6.pp.spend-stay")
    await play.tell(StayedIn(character.id, True, character.seen), "nova6.cons.incap-stay")
    mark = Mark("stayed", character.id, until="scene", known=character.seen)
    await effects.mark(play, mark, "nova6.cons.incap-stay")
    return True


@action("nova6.take-out", by="gm", chapter="stress")
async def take_out(play: Play[Table], who: Busy[Anyone], track: TrackWord = "mental", duration: Duration = "S") -> None:
    """Incapacitate a character by an effect that deals no damage: sleep, a cage, a spell."""
    character = play.state.who(who)
    before = character.track(track)
    filled, level = fill_box(before, "incapacitated", duration, character.turn.number, play.state.scene.round)
    tracks = tuple([filled if each.id == track else each for each in character.tracks])
    extra = len(filled.boxes) > len(before.boxes)
    cite = "nova6.stress.incap-other" if extra else "nova6.stress.fill-incapacitated"
    await play.tell(Harmed(who, 0, level, duration, tracks, character.seen, character.open), cite)
    await play.tell(LeftScene(who, "incapacitated", "", character.seen), "nova6.cons.incap-effect")


# ---- The end ---------------------------------------------------------------------------------------------------------


async def _hit_while_incapacitated(play: Play[Table], who: str, draft: Draft, damage: int) -> None:
    """Add a box to a character who is incapacitated already; it may be The End, at tables that play so."""
    character = play.state.who(who)
    track = track_for(character, draft.type or "physical")
    box = Box("incapacitated", draft.duration, True, character.turn.number, play.state.scene.round)
    extra = changed(track, boxes=(*track.boxes, box))
    tracks = tuple([extra if each.id == track.id else each for each in character.tracks])
    harmed = Harmed(who, damage, "incapacitated", draft.duration, tracks, character.seen, character.open)
    await play.tell(harmed, "nova6.cons.incap-again", "nova6.end.group-decides")
    if play.state.options.end_hit_while_out == "on" and not await _avoids_the_end(play, who, draft):
        await _end_character(play, who, "nova6.end.option-while-out")


async def _avoids_the_end(play: Play[Table], who: str, draft: Draft) -> bool:
    """Whether a character that was not the target avoids The End with a successful overcome action."""
    meant = bool(draft.to) and draft.to[0] == who and not draft.has("area")
    if meant or play.state.options.end_bystander_save == "off":
        return False
    character = play.state.who(who)
    skills = tuple(dict.fromkeys(track.recovers for track in character.tracks if track.recovers))
    skill = await play.ask(character.player, TrySave(who, skills), cite="nova6.end.option-while-out-save")
    test = ActionTest(who, skill=skill, action="overcome", free=True)
    return (await saving_test.function(play, test)).success


async def _end_character(play: Play[Table], who: str, cite: str) -> None:
    """End a character for good."""
    await play.tell(LeftScene(who, "ended", "", play.state.who(who).seen), cite)
