"""Damage from soak to the box it fills."""

from __future__ import annotations

from moothall.records import changed
from moothall.rulesets.nova6.drafts import Draft, applies
from moothall.rulesets.nova6.events import Harmed, LeftScene
from moothall.rulesets.nova6.state import Box, Character, Table, Track
from moothall.rulesets.nova6.trial import Trial
from moothall.rulesets.nova6.words import LEVELS, Duration, Level
from moothall.talk.play import Play


@applies("damage")
async def strike(play: Play[Table], trial: Trial, draft: Draft) -> None:
    """A hit on each of its targets."""
    for target in draft.to:
        await suffer(play, target, draft.rating, draft.type or "physical", draft.duration)


async def suffer(play: Play[Table], who: str, damage: int, type: str, duration: Duration) -> None:
    """Damage meets soak, and what is left fills one box."""
    table = play.state
    soak = sum(effect.rating for effect in table.effects_of(who, "soak") if effect.type in ("", type))
    left = max(damage - soak, 0)
    one = table.who(who)
    if not left:
        await play.tell(Harmed(who, 0, "", "", one.tracks, one.seen, one.open), "nova6.soak.zero")
        return
    track = track_for(one, type)
    filled, level = fill(track, level_of(track, left), duration)
    tracks = tuple([filled if each.id == track.id else each for each in one.tracks])
    await play.tell(Harmed(who, left, level, duration, tracks, one.seen, one.open), "nova6.stress.one-box-per-attack")
    if is_full(filled, "incapacitated"):
        await play.tell(LeftScene(who, "incapacitated", "", one.seen), "nova6.cons.incap-effect")


def track_for(one: Character, type: str) -> Track:
    """The track that damage of a type fills."""
    return next((track for track in one.tracks if type in (track.id, *track.types)), one.tracks[0])


def level_of(track: Track, damage: int) -> Level:
    """How bad so much damage is."""
    if damage >= track.incapacitated:
        return "incapacitated"
    return "staggered" if damage >= track.staggered else "stressed"


def is_full(track: Track, level: Level) -> bool:
    """Whether every box of a level is filled, which is when it tells."""
    boxes = [box for box in track.boxes if box.level == level]
    return bool(boxes) and all(box.filled for box in boxes)


def fill(track: Track, level: Level, duration: Duration) -> tuple[Track, Level]:
    """One box of this level, or of the next that has one free; beyond the last an extra one."""
    for above in LEVELS[LEVELS.index(level) :]:
        for place, box in enumerate(track.boxes):
            if box.level == above and not box.filled:
                boxes = (*track.boxes[:place], changed(box, filled=duration), *track.boxes[place + 1 :])
                return changed(track, boxes=boxes), above
    return changed(track, boxes=(*track.boxes, Box("incapacitated", duration, extra=True))), "incapacitated"
