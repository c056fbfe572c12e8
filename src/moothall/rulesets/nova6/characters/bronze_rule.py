"""The Bronze Rule: anything can be a character, with skills and tracks of its own."""

from __future__ import annotations

from typing import Annotated

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.choices import Anyone
from moothall.rulesets.nova6.events import Appeared
from moothall.rulesets.nova6.ids import EffectId, PersonId
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.state import Box, Character, Effect, Table, Track
from moothall.rulesets.nova6.stress.damage import resolve_damage
from moothall.rulesets.nova6.talents.features import MOST_BOXES, MOST_RANKS, Entity, OwnTrack
from moothall.rulesets.nova6.words import LEVELS, Duration
from moothall.talk.actions import action
from moothall.talk.arguments import AskedLater, Busy, Fields, Fresh
from moothall.talk.play import Play


@action("nova6.build", by="gm", chapter="char-features")
async def build(
    play: Play[Table],
    id: Fresh[str],
    entity: Annotated[Entity, Fields(later=("tracks", "traits", "skills"))],
    seat: AskedLater[str] = "",
    seen: bool = True,
) -> None:
    """Bring an entity into play as a character: an object, a storm, the place itself.

    `seat` is who decides for it; the GM if nobody is named.
    """
    if not id or play.state.is_somebody(id):
        raise Unclear("error-id-taken", id=id)
    check_entity(entity)
    rules = ["nova6.feature.bronze-rule", *own_parts(play.state, entity)]
    await play.tell(Appeared(character_of(id, entity, seat, seen), aspects_of(id, entity, seen), seen), *rules)


def check_entity(entity: Entity) -> None:
    """Refuse an entity without a name, countable ranks and tracks that can be full."""
    if not entity.name.strip():
        raise AgainstTheRules("error-entity-name", cite="nova6.feature.bronze-rule")
    for skill, ranks in entity.skills:
        if not skill.strip() or not 0 <= ranks <= MOST_RANKS:
            raise AgainstTheRules("error-entity-skill", cite="nova6.feature.bronze-rule", skill=skill, most=MOST_RANKS)
    for track in entity.tracks:
        if not track.id.strip() or not all(0 <= count <= MOST_BOXES for count in track.boxes) or not track.boxes[-1]:
            raise AgainstTheRules("error-entity-track", cite="nova6.feature.bronze-rule", track=track.id)


def own_parts(table: Table, entity: Entity) -> tuple[str, ...]:
    """The rule by which an entity may lack what people have, where it makes use of that."""
    pack = pack_at(table)
    theirs = {*pack.skills, *(plan.id for plan in pack.tracks)}
    own = {*(skill for skill, _ in entity.skills), *(track.id for track in entity.tracks)}
    same = own <= theirs and {plan.id for plan in pack.tracks} <= own
    return () if same else ("nova6.feature.bronze-own-traits",)


def character_of(id: str, entity: Entity, seat: str = "", seen: bool = True) -> Character:
    """An entity as a table knows it."""
    tracks = tuple([_track(track) for track in entity.tracks])
    return Character(PersonId(id), entity.name, "thing", seat, entity.skills, (), entity.traits, tracks, seen=seen)


def _track(own: OwnTrack) -> Track:
    boxes = [Box(level) for level, count in zip(LEVELS, own.boxes, strict=True) for _ in range(count)]
    return Track(own.id, tuple(boxes))


def aspects_of(id: str, entity: Entity, seen: bool = True) -> tuple[Effect, ...]:
    """Aspects of an entity."""
    return tuple(
        [
            Effect(EffectId(f"{id}-aspect-{number}"), "aspect", text, id, duration="P", aspect="character", known=seen)
            for number, text in enumerate(entity.aspects, 1)
        ]
    )


@action("nova6.wear-down", by="gm", chapter="char-features")
async def wear_down(
    play: Play[Table], who: Busy[Anyone], track: AskedLater[str] = "", damage: int = 1, duration: Duration = "S"
) -> None:
    """The GM fills boxes of a track of an entity's own: ammunition, favour, water; of the first, if none is named."""
    one, usual = play.state.who(who), {plan.id for plan in pack_at(play.state).tracks}
    track = track or next((own.id for own in one.tracks if own.id not in usual), "")
    one.track(track)
    await resolve_damage(play, who, Draft("damage", to=(who,), rating=damage, type=track, duration=duration))
