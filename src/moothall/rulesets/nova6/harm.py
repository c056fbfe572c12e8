"""Damage from soak to the box it fills."""

from __future__ import annotations

from moothall.rulesets.nova6.drafts import Draft, applies
from moothall.rulesets.nova6.events import Harmed, LeftScene
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.stress import fill, is_full, level_of, track_for
from moothall.rulesets.nova6.trial import Trial
from moothall.rulesets.nova6.words import Duration
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
