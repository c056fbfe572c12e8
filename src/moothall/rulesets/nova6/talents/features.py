"""Features: their sorts, prices, and legality on a sheet. Pure.

A feature may embed a whole entity, because anything can be built as a character: a ship, a house, a storm.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, get_args

from moothall.records import big_record
from moothall.rulesets.nova6.talents.core_talents import reads
from moothall.rulesets.nova6.vocabulary import Gives, Trait
from moothall.talk.workshop import Problem

Sort = Literal["power", "gear", "vehicle", "organisation", "location", "rule", "event"]
SORTS: Final[tuple[Sort, ...]] = get_args(Sort)
MOST_RANKS: Final = 9
MOST_BOXES: Final = 9


class OwnTrack(NamedTuple):
    """A track of an entity's own: its name, and its boxes from the lightest level to the last."""

    id: str
    boxes: tuple[int, int, int] = (3, 2, 1)


@big_record
class Entity:
    """An entity as a character, with aspects, skills, talents and tracks that may be nobody else's."""

    name: str
    skills: tuple[tuple[str, int], ...] = ()
    tracks: tuple[OwnTrack, ...] = ()
    aspects: tuple[str, ...] = ()
    traits: tuple[Trait, ...] = ()


@big_record
class Designed:
    """A feature as a group has settled it."""

    id: str
    name: str
    sort: Sort
    elements: str
    """Which part of the setting it belongs to."""
    does: str
    parts: str
    """What it is made of."""
    cost: int
    """In advances."""
    activate: int = 0
    """In plot points, each time."""
    free: bool = False
    """Anybody may have it without asking."""
    traits: tuple[Trait, ...] = ()
    """What somebody has who has it."""
    entity: Entity | None = None


def costly(gives: tuple[Gives, ...], points: int, of: str) -> tuple[Gives, ...]:
    """Benefits of a feature for so many plot points; one without numbers is still paid for."""
    if not points:
        return gives
    return tuple([one._replace(points=one.points or points) for one in gives or (Gives("dice", 0, use=of),)])


# ---- On a sheet ------------------------------------------------------------------------------------------------------


def unsound(one: dict[str, Any]) -> Problem | None:
    """Problems of the parts that only features have."""
    if "sort" in one and one["sort"] not in SORTS:
        return Problem("features", "problem-nova6-feature-sort", "nova6.feature.definition", str(one["sort"]))
    if "activate" in one and not _number(one["activate"], MOST_RANKS):
        return Problem("features", "problem-nova6-activate", "nova6.feature.cost", str(one["activate"]))
    if "entity" in one and not is_entity(one["entity"]):
        return Problem("features", "problem-nova6-entity", "nova6.feature.bronze-rule", str(one["entity"]))
    return None


def is_entity(said: Any) -> bool:
    """Whether a sheet writes an entity as one is written."""
    if not isinstance(said, dict) or not said.keys() <= {"name", "skills", "tracks", "aspects", "gives"}:
        return False
    skills, tracks, aspects = said.get("skills", {}), said.get("tracks", {}), said.get("aspects", [])
    return (
        _words(said.get("name"))
        and isinstance(skills, dict)
        and all(_words(skill) and _number(ranks, MOST_RANKS) for skill, ranks in skills.items())
        and isinstance(tracks, dict)
        and all(_words(id) and _are_boxes(boxes) for id, boxes in tracks.items())
        and isinstance(aspects, list)
        and all(_words(aspect) for aspect in aspects)
        and reads(said.get("gives", []))
    )


def _are_boxes(boxes: Any) -> bool:
    """So many of each level, and at least one of the last."""
    return (
        isinstance(boxes, list) and len(boxes) == 3 and all(_number(one, MOST_BOXES) for one in boxes) and boxes[2] > 0
    )


def _number(value: Any, most: int) -> bool:
    return type(value) is int and 0 <= value <= most


def _words(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def entity_of(said: dict[str, Any], gives: tuple[Gives, ...] = ()) -> Entity:
    """An entity from a sound sheet; what it does is one trait of its own."""
    return Entity(
        said["name"],
        tuple(said.get("skills", {}).items()),
        tuple([OwnTrack(id, (first, second, last)) for id, (first, second, last) in said.get("tracks", {}).items()]),
        tuple(said.get("aspects", ())),
        (Trait(said["name"], said["name"], "feature", gives),) if gives else (),
    )
