"""Talents, features and flaws of a pack, in the effect vocabulary."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final, NamedTuple, get_args

from moothall.rulesets.nova6.pack_files.entities import ENTITY, TRACK, ReadEntity, own_skills, read_entity
from moothall.rulesets.nova6.pack_files.parts import Part, check_once, first_word, found
from moothall.rulesets.nova6.pack_files.skills import Skills
from moothall.rulesets.nova6.packs.pack import Feature, Said, TrackPlan
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS, Kept, Take
from moothall.rulesets.nova6.vocabulary import Gives, Trait, What
from moothall.rulesets.nova6.words import ACTIONS

COMMON: Final = ("id", "name", "text", "effects", "requires", "cost", "per_scene", "points")
TALENT: Final = (*COMMON, "take", "recommended", "level", "option")
FEATURE: Final = (*COMMON, "theme", "permission", "entity")
FLAW: Final = ("id", "name", "text", "effects")
EFFECT: Final = ("effect", "amount", "skill", "actions", "use", "of", "points")
TAKES: Final[tuple[Take, ...]] = get_args(Take)
EFFECTS: Final[tuple[What, ...]] = get_args(What)
TRACKED: Final = ("boxes",)
"""What is of a track."""

RULES: Final = {
    "talent": "nova6.themepack.talents",
    "feature": "nova6.themepack.features",
    "flaw": "nova6.themepack.trait-bundle-balance",
}


class Read(NamedTuple):
    """Talents or flaws, and what they are called."""

    kept: tuple[Kept, ...]
    words: tuple[Said, ...]


class ReadFeatures(NamedTuple):
    """Features, and what they are called."""

    features: tuple[Feature, ...]
    words: tuple[Said, ...]


def read_kept(
    parts: Iterable[Part], kind: Any, base: tuple[Kept, ...], skills: Skills, tracks: Collection[str]
) -> Read:
    """Talents of the pack below, and those of this one; one with the same id replaces the other."""
    mine = [(one.id(), one) for one in parts]
    check_once([(id, one.at("id")) for id, one in mine])
    known = {one.trait.id: one for one in base}
    all_ids = {*known, *(id for id, _ in mine)}
    for id, one in mine:
        known[id] = Kept(
            _trait(one, kind, skills, tracks),
            one.one_of("take", TAKES, "once"),
            one.flag("recommended"),
            one.number("cost", 1, 1, 9),
            one.all_known("requires", "talent", all_ids),
            one.number("level", 0, 0, 15),
            one.text("option"),
        )
    return Read(tuple(known.values()), tuple([said for _, one in mine for said in _words(one, kind)]))


def read_features(
    parts: Iterable[Part], base: tuple[Feature, ...], skills: Skills, tracks: Collection[str]
) -> ReadFeatures:
    """Features with their price; those that need no permission are free to take."""
    mine = [(one.id(), one) for one in parts]
    check_once([(id, one.at("id")) for id, one in mine])
    known = {one.trait.id: one for one in base}
    words: list[Said] = []
    for id, one in mine:
        free = one.has("permission") and not one.flag("permission")
        trait, cost = _trait(one, "feature", skills, tracks), one.number("cost", 1, 1, 9)
        with_it = _embedded(one, trait, skills, tracks) if one.has("entity") else None
        known[id] = Feature(trait, cost, free, one.texts("requires"), with_it.entity if with_it else None)
        words += [*_words(one, "feature"), *(with_it.words if with_it else ())]
    return ReadFeatures(tuple(known.values()), tuple(words))


def _embedded(one: Part, trait: Trait, skills: Skills, tracks: Collection[str]) -> ReadEntity:
    """The entity of a feature; its benefits may use skills of its own."""
    part = one.part("entity", ENTITY)
    known = (*skills.ids, *own_skills(part))
    boxes = (*tracks, *(track.id() for track in part.parts("tracks", TRACK)))
    gives = [_gives(effect, known, boxes) for effect in part.parts("effects", EFFECT)]
    return read_entity(part, trait.id, trait.name, skills.ids, tracks, gives)


def _words(one: Part, kind: str) -> Iterator[Said]:
    yield from one.words("name", f"{kind}.{one.id()}")
    yield from one.words("text", f"{kind}.{one.id()}.text")
    yield from one.words("theme", f"{kind}.{one.id()}.theme")


def _trait(one: Part, kind: Any, skills: Skills, tracks: Collection[str]) -> Trait:
    name = first_word(one.words("name", ""), one.id())
    gives = tuple([_gives(part, skills.ids, tracks) for part in one.parts("effects", EFFECT)])
    points = one.number("points", 0, 0, 9)
    if points:
        gives = tuple([part._replace(points=part.points or points) for part in gives])
    return Trait(one.id(), name, kind, gives, RULES[kind], one.number("per_scene", 0, 0, 9))


def _gives(one: Part, skills: Collection[str], tracks: Collection[str]) -> Gives:
    what: What = one.one_of("effect", EFFECTS, "dice")
    of = one.text("of")
    if what in TRACKED:
        found(of, "track", tracks, one.at("of"))
    actions = tuple([found(said, "action", ACTIONS, one.at("actions")) for said in one.texts("actions")])
    return Gives(
        what, one.number("amount", 1, -9, 9), one.known("skill", "skill", skills), actions, one.text("use"), of,
        one.number("points", 0, 0, 9),
    )  # fmt: skip


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
