"""Stress of objects: their boxes, and damage to them."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.events import Harmed, LeftScene, Malfunctioned
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.questions import HowItMalfunctions
from moothall.rulesets.nova6.state import Box, Character, Table, Track
from moothall.rulesets.nova6.stress.tracks import fill_box, is_full, level_of
from moothall.rulesets.nova6.words import LEVELS, Cited, Duration, Level
from moothall.talk.play import GM, Play

DESTROYS: Final = 12
"""So much damage at once leaves nothing to mend."""
MOST_EXTRA: Final = 3
Make = Literal["ordinary", "small", "large", "durable", "fragile"]
"""What a thing is like, as far as that gives it its boxes."""
ORDER: Final[tuple[Level, ...]] = ("incapacitated", "staggered", "stressed")
"""Extra boxes are dealt in this order."""


class Boxes(NamedTuple):
    """The number of boxes of each level, and the rule that says so."""

    counts: tuple[int, int, int]
    cite: str


BOXES: Final = {
    "ordinary": Boxes((1, 1, 1), "nova6.obj.boxes"),
    "small": Boxes((0, 1, 1), "nova6.obj.small"),
    "durable": Boxes((3, 2, 1), "nova6.prop.durable"),
    "fragile": Boxes((0, 0, 0), "nova6.prop.fragile"),
}


def boxes_of(make: Make, extra: int = 1) -> Boxes:
    """The boxes of an object: one of each level, fewer for small and fragile ones; large ones have `extra` more."""
    if make != "large":
        return BOXES[make]
    if not 0 < extra <= MOST_EXTRA:
        raise AgainstTheRules("error-extra-boxes", cite="nova6.obj.large", most=MOST_EXTRA)
    stressed, staggered, incapacitated = (2 if level in ORDER[:extra] else 1 for level in LEVELS)
    return Boxes((stressed, staggered, incapacitated), "nova6.obj.large")


def thing(id: str, name: str, boxes: tuple[int, int, int], **more: object) -> Character:
    """An object that can be damaged, as the state holds it."""
    of = tuple(Box(level) for level, count in zip(LEVELS, boxes, strict=True) for _ in range(count))
    return changed(Character(PersonId(id), name, "thing", tracks=(Track("physical", of),)), **more)


def damage_outcome(thing: Character, damage: int, track: Track) -> Cited:
    """Whether damage after soak destroys an object, breaks it, or fills a box."""
    if damage >= DESTROYS and track.id == "physical":
        return Cited("destroyed", "nova6.obj.destroyed-12")
    if thing.out and damage:
        return Cited("destroyed", "nova6.obj.destroyed-more")
    if damage and not track.boxes:
        return Cited("broken", "nova6.prop.fragile")
    return Cited("hit", "nova6.obj.boxes")


async def damage_object(play: Play[Table], who: str, damage: int, duration: Duration, before: Track) -> None:
    """Damage an object: it is destroyed, breaks, or fills a box and malfunctions when a level is full."""
    thing = play.state.who(who)
    comes_to = damage_outcome(thing, damage, before)
    if comes_to.value == "destroyed":
        await play.tell(LeftScene(who, "ended", "", thing.seen), comes_to.cite)
        return
    if comes_to.value == "broken":
        await play.tell(LeftScene(who, "incapacitated", "", thing.seen), comes_to.cite)
        return
    filled, level = fill_box(before, level_of(before, damage), duration, thing.turn.number, play.state.scene.round)
    tracks = tuple([filled if track.id == before.id else track for track in thing.tracks])
    own = () if before.id == "physical" else ("nova6.feature.bronze-own-traits",)
    await play.tell(Harmed(who, damage, level, duration, tracks, thing.seen, thing.open), comes_to.cite, *own)
    if is_full(filled, "incapacitated"):
        await play.tell(LeftScene(who, "incapacitated", "", thing.seen), "nova6.obj.broken")
    elif is_full(filled, level) and not is_full(before, level):
        text = await play.ask(GM, HowItMalfunctions(who), cite="nova6.obj.malfunction")
        await play.tell(Malfunctioned(who, text, thing.seen), "nova6.obj.malfunction")
