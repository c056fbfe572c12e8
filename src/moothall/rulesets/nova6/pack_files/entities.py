"""Embedded entities of a pack's features: a companion, a vehicle or a place, built as a character.

It may use the skills and tracks of the pack, which are then named by their ids alone, and others that are nobody
else's, which bring a name along.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from moothall.records import changed
from moothall.rulesets.nova6.pack_files.parts import Part, Wrong, box_counts, check_once, first_word, found
from moothall.rulesets.nova6.packs.pack import USUAL_BOXES, Feature, Pack, Said
from moothall.rulesets.nova6.talents.features import MOST_RANKS, Entity, OwnTrack
from moothall.rulesets.nova6.vocabulary import Gives, Trait
from moothall.rulesets.nova6.words import LEVELS

ENTITY: Final = ("name", "aspects", "skills", "tracks", "effects")
SKILL: Final = ("id", "name", "ranks")
TRACK: Final = ("id", "label", "boxes")
ASPECT: Final = ("text",)


class ReadEntity(NamedTuple):
    """An entity as its file has it, and what it and its parts are called."""

    entity: Entity
    words: tuple[Said, ...]


def own_skills(one: Part) -> tuple[str, ...]:
    """The skills that an entity has and nobody else: those that it names."""
    return tuple([part.id() for part in one.parts("skills", SKILL) if part.has("name")])


def read_entity(
    one: Part, feature: str, usual: str, skills: Collection[str], tracks: Collection[str], gives: Iterable[Gives]
) -> ReadEntity:
    """Read the `entity` of a feature; without a name of its own it is called as the feature is."""
    ranks, boxes, aspects = (list(one.parts(key, known)) for key, known in PARTS)
    for parts in (ranks, boxes):
        check_once([(part.id(), part.at("id")) for part in parts])
    name = first_word(one.words("name", ""), usual)
    does = tuple(gives)
    made = Entity(
        name,
        tuple([_rank(part, skills) for part in ranks]),
        tuple([_track(part, tracks) for part in boxes]),
        tuple([_aspect(part) for part in aspects]),
        (Trait(feature, name, "feature", does),) if does else (),
    )
    words = [*one.words("name", f"entity.{feature}")]
    words += [said for part in ranks for said in part.words("name", f"skill.{part.id()}")]
    words += [said for part in boxes for said in part.words("label", f"track.{part.id()}")]
    words += [
        said for at, part in enumerate(aspects, 1) for said in part.words("text", f"entity.{feature}.aspect-{at}")
    ]
    return ReadEntity(made, tuple(words))


PARTS: Final = (("skills", SKILL), ("tracks", TRACK), ("aspects", ASPECT))


def _rank(one: Part, known: Collection[str]) -> tuple[str, int]:
    """A skill of the pack, or one with a name of its own."""
    id = one.id()
    if not one.has("name"):
        found(id, "skill", known, one.at("id"))
    return id, one.number("ranks", 1, 0, MOST_RANKS)


def _track(one: Part, known: Collection[str]) -> OwnTrack:
    """A track of the pack, or one with a label of its own; it can be full."""
    id = one.id()
    if not one.has("label"):
        found(id, "track", known, one.at("id"))
    first, second, last = box_counts(one.part("boxes", LEVELS), USUAL_BOXES)
    return OwnTrack(id, (first, second, last))


def _aspect(one: Part) -> str:
    if not one.has("text"):
        raise Wrong("error-pack-missing", one.path, name="text")
    return first_word(one.words("text", ""), "")


# ---- In play ---------------------------------------------------------------------------------------------------------


def entity_in(feature: Feature | None, pack: Pack) -> Entity | None:
    """The entity that a feature of a pack embeds, in the language of the table."""
    if feature is None or feature.entity is None:
        return None
    id, made = feature.trait.id, feature.entity
    aspects = [
        pack.text(f"entity.{id}.aspect-{at}", pack.tongue) or aspect for at, aspect in enumerate(made.aspects, 1)
    ]
    name = pack.text(f"entity.{id}", pack.tongue) or pack.text(f"feature.{id}", pack.tongue) or made.name
    return changed(made, name=name, aspects=tuple(aspects))
