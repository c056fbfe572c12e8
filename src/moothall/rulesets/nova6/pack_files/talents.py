"""Talents, features and flaws of a pack, in the effect vocabulary."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final, NamedTuple, get_args

from moothall.rulesets.nova6.pack_files.effect_words import EFFECT, Named, read_effect
from moothall.rulesets.nova6.pack_files.entities import ENTITY, TRACK, ReadEntity, own_skills, read_entity
from moothall.rulesets.nova6.pack_files.parts import Part, check_once, first_word
from moothall.rulesets.nova6.pack_files.skills import Skills
from moothall.rulesets.nova6.packs.pack import Feature, Said, TrackPlan
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS, Kept, Take
from moothall.rulesets.nova6.vocabulary import Gives, Trait

COMMON: Final = ("id", "name", "text", "effects", "requires", "cost", "per_scene", "points")
TALENT: Final = (*COMMON, "take", "recommended", "level", "option")
FEATURE: Final = (*COMMON, "theme", "permission", "entity")
FLAW: Final = ("id", "name", "text", "effects")
TAKES: Final[tuple[Take, ...]] = get_args(Take)

RULES: Final = {
    "talent": "nova6.themepack.talents",
    "feature": "nova6.themepack.features",
    "flaw": "nova6.themepack.trait-bundle-balance",
}


class Read(NamedTuple):
    """Talents or flaws, and what they are called."""

    kept: tuple[Kept, ...]
    words: tuple[Said, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple([one.trait.id for one in self.kept])


class ReadFeatures(NamedTuple):
    """Features, and what they are called."""

    features: tuple[Feature, ...]
    words: tuple[Said, ...]


def read_kept(parts: Iterable[Part], kind: Any, base: tuple[Kept, ...], named: Named) -> Read:
    """Talents of the pack below, and those of this one; one with the same id replaces the other."""
    mine = [(one.id(), one) for one in parts]
    check_once([(id, one.at("id")) for id, one in mine])
    known = {one.trait.id: one for one in base}
    all_ids = {*known, *(id for id, _ in mine)}
    for id, one in mine:
        take = one.one_of("take", TAKES, "once")
        known[id] = Kept(
            _trait(one, kind, named, take == "per-skill"),
            take,
            one.flag("recommended"),
            one.number("cost", 1, 1, 9),
            one.all_known("requires", "talent", all_ids - {id}),
            one.number("level", 0, 0, 15),
            one.text("option"),
        )
    return Read(tuple(known.values()), tuple([said for _, one in mine for said in _words(one, kind)]))


def read_features(
    parts: Iterable[Part], base: tuple[Feature, ...], named: Named, talents: Collection[str]
) -> ReadFeatures:
    """Features with their price; those that need no permission are free to take."""
    mine = [(one.id(), one) for one in parts]
    check_once([(id, one.at("id")) for id, one in mine])
    known = {one.trait.id: one for one in base}
    words: list[Said] = []
    for id, one in mine:
        free = one.has("permission") and not one.flag("permission")
        trait, cost = _trait(one, "feature", named), one.number("cost", 1, 1, 9)
        with_it = _embedded(one, trait, named) if one.has("entity") else None
        known[id] = Feature(
            trait, cost, free, one.all_known("requires", "talent", talents), with_it.entity if with_it else None
        )
        words += [*_words(one, "feature"), *(with_it.words if with_it else ())]
    return ReadFeatures(tuple(known.values()), tuple(words))


def _embedded(one: Part, trait: Trait, named: Named) -> ReadEntity:
    """The entity of a feature; its benefits may use skills of its own."""
    part = one.part("entity", ENTITY)
    boxes = (*named.tracks, *(track.id() for track in part.parts("tracks", TRACK)))
    own = named._replace(skills=(*named.skills, *own_skills(part)), tracks=boxes)
    gives = [read_effect(effect, own) for effect in part.parts("effects", EFFECT)]
    return read_entity(part, trait.id, trait.name, named.skills, named.tracks, gives)


def _words(one: Part, kind: str) -> Iterator[Said]:
    yield from one.words("name", f"{kind}.{one.id()}")
    yield from one.words("text", f"{kind}.{one.id()}.text")
    yield from one.words("theme", f"{kind}.{one.id()}.theme")


def _trait(one: Part, kind: Any, named: Named, taken_for_a_skill: bool = False) -> Trait:
    name = first_word(one.words("name", ""), one.id())
    gives = tuple([read_effect(part, named, taken_for_a_skill) for part in one.parts("effects", EFFECT)])
    points = one.number("points", 0, 0, 9)
    if points:
        gives = tuple([part._replace(points=part.points or points) for part in gives])
    return Trait(one.id(), name, kind, gives, RULES[kind], one.number("per_scene", 0, 0, 9))


# ---- The book's own --------------------------------------------------------------------------------------------------


def core_talents(part: Part) -> tuple[Kept, ...]:
    """The talents of the book that the pack has: all, none, or some."""
    said = part.plain("core")
    if isinstance(said, list):
        wanted = part.all_known("core", "talent", CORE_TALENTS)
    else:
        wanted = tuple(CORE_TALENTS) if part.one_of("core", ("all", "none"), "all") == "all" else ()
    return tuple([CORE_TALENTS[id] for id in wanted])


def retell(some: tuple[Kept, ...], skills: Skills, tracks: tuple[TrackPlan, ...]) -> tuple[Kept, ...]:
    """Talents or flaws of the pack below, with this pack's skills and tracks."""
    return tuple([_retold(one, skills, tracks) for one in some])


def _retold(kept: Kept, skills: Skills, tracks: tuple[TrackPlan, ...]) -> Kept:
    gives = [_translated(one, skills, tracks) for one in kept.trait.gives]
    return kept._replace(trait=kept.trait._replace(gives=tuple([one for one in gives if one is not None])))


def _translated(one: Gives, skills: Skills, tracks: tuple[TrackPlan, ...]) -> Gives | None:
    """A talent's benefits with the pack's skills for the book's; nothing where the pack has none for it."""
    if one.what == "boxes":
        return next((one._replace(of=plan.id) for plan in tracks if one.of in (plan.id, *plan.types)), None)
    if not one.skill or one.skill in skills.ids:
        return one
    skill = dict(skills.like).get(one.skill, "")
    return one._replace(skill=skill) if skill else None
