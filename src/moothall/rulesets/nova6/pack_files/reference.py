"""Reference of pack files: every key of every part, the shape of its value, and every word that a key takes."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from moothall.rulesets.nova6.effects.properties import PROPERTIES
from moothall.rulesets.nova6.gear.tables import ITEMS
from moothall.rulesets.nova6.pack_files.effect_words import BLOWS, EFFECTS, TEST_USES
from moothall.rulesets.nova6.pack_files.effect_words import SHAPES as EFFECT_SHAPES
from moothall.rulesets.nova6.pack_files.gear import APPROACHES, KINDS, MOST_COINS, PARTS
from moothall.rulesets.nova6.pack_files.item_properties import COUNTED, INNER, MOST, OF_A_SKILL, SUBTYPES
from moothall.rulesets.nova6.pack_files.item_properties import SHAPES as PROPERTY_SHAPES
from moothall.rulesets.nova6.pack_files.skills import CLASSES, PRESETS
from moothall.rulesets.nova6.pack_files.talents import TAKES
from moothall.rulesets.nova6.packs.pack import STEPS
from moothall.rulesets.nova6.packs.setting import SCOPES, WHEN
from moothall.rulesets.nova6.packs.skill_roles import ANY, CORE
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS, FLAWS
from moothall.rulesets.nova6.talents.features import MOST_BOXES, MOST_RANKS
from moothall.rulesets.nova6.words import ACTIONS, LADDER, LEVELS, SKILLS

Form = Literal[
    "id", "text", "words", "number", "flag", "one-of", "known", "all-known", "texts", "ideas", "several", "table",
    "picks", "levels",
]  # fmt: skip
"""What a value looks like; the terms `pack-form-…` say it."""


class Key(NamedTuple):
    """A key of a part: the form of its value, the words or kinds or limits it takes, and whether it must be there."""

    name: str
    form: Form
    of: tuple[str, ...] = ()
    """Words to choose from; the kind of id that is meant; or the part whose keys are inside."""
    least: int = 0
    most: int = 0
    needed: bool = False


def _id() -> Key:
    return Key("id", "id", needed=True)


def _several(name: str, part: str) -> Key:
    return Key(name, "several", (part,))


def _table(name: str, part: str) -> Key:
    return Key(name, "table", (part,))


def _number(name: str, least: int, most: int, needed: bool = False) -> Key:
    return Key(name, "number", (), least, most, needed)


def _known(name: str, kind: str) -> Key:
    return Key(name, "known", (kind,))


def _all(name: str, kind: str) -> Key:
    return Key(name, "all-known", (kind,))


def _words(*names: str) -> tuple[Key, ...]:
    return tuple([Key(name, "words") for name in names])


def _one(name: str, words: tuple[str, ...]) -> Key:
    return Key(name, "one-of", tuple(filter(None, words)))


BENEFITS: Final = (
    _several("effects", "effect"), _all("requires", "talent"), _number("cost", 1, 9), _number("per_scene", 0, 9),
    _number("points", 0, 9),
)  # fmt: skip

REFERENCE: Final[dict[str, tuple[Key, ...]]] = {
    "themepack": (
        _id(), *_words("name", "pitch", "licence"), Key("version", "text"), Key("base", "text"),
    ),
    "trait": (
        _id(), *_words("label", "prompt"), _one("mode", ("freeform", "list", "list+freeform")),
        Key("high_concept", "flag"), Key("ideas", "ideas"), _several("option", "trait.option"),
    ),
    "trait.option": (
        _id(), *_words("name", "text", "aspect"), _table("ranks", "ranks"), Key("talents", "texts"),
        _several("perks", "perk"), _all("features", "feature"), _all("flaws", "flaw"),
        _number("advances_delta", -9, 9), Key("package", "picks"),
    ),
    "ranks": (_number("*skill", 1, 5),),
    "perk": (*_words("name"), _known("skill", "skill")),
    "aspect": (
        _id(), *_words("label", "prompt"), Key("required", "flag"), Key("high_concept", "flag"), Key("ideas", "ideas"),
    ),
    "skills": (
        _one("preset", tuple(PRESETS)), _all("list", "skill"), _several("new", "skills.new"),
        _table("roles", "skills.roles"),
    ),
    "skills.new": (
        _id(), *_words("name", "text"), _one("class", CLASSES), _all("like", "core-skill"), Key("perks", "ideas"),
        _table("opposing", "opposing"),
    ),
    "opposing": tuple([_all(action, "skill") for action in ACTIONS]),
    "skills.roles": tuple([_known(role, "skill") for role in CORE]),
    "talents": (Key("core", "one-of", ("all", "none")),),
    "talent": (
        _id(), *_words("name", "text"), *BENEFITS, _one("take", TAKES), Key("recommended", "flag"),
        _number("level", 0, 15), _known("option", "option"),
    ),
    "feature": (
        _id(), *_words("name", "text", "theme"), *BENEFITS, Key("permission", "flag"),
        _table("entity", "feature.entity"),
    ),
    "feature.entity": (
        *_words("name"), _several("skills", "entity.skill"), _several("tracks", "entity.track"),
        _several("aspects", "entity.aspect"), _several("effects", "effect"),
    ),
    "entity.skill": (_id(), *_words("name"), _number("ranks", 0, MOST_RANKS)),
    "entity.track": (_id(), *_words("label"), _table("boxes", "boxes")),
    "entity.aspect": (Key("text", "words", needed=True),),
    "boxes": tuple([_number(level, int(level == LEVELS[-1]), MOST_BOXES) for level in LEVELS]),
    "flaw": (_id(), *_words("name", "text"), _several("effects", "effect")),
    "effect": (
        _one("effect", EFFECTS), _number("amount", -9, 9), _known("skill", "skill"), _all("actions", "action"),
        _known("use", "use"), Key("of", "text"), _number("points", 0, 9),
    ),
    "gear": (
        _all("approach", "approach"), _several("slots", "gear.slots"), _known("packages_by", "trait"),
        *_words("money_unit"), _number("money_start", 0, MOST_COINS), Key("load", "flag"), _all("rows", "row"),
        _all("without", "row"), _table("prices", "gear.prices"),
    ),
    "gear.slots": (_id(), *_words("label")),
    "gear.prices": (_number("*row", 0, MOST_COINS),),
    "item": (
        _id(), *_words("name", "text"), _one("kind", KINDS), _number("rating", 0, 20), _known("type", "damage type"),
        _known("subtype", "damage type"), _one("duration", LADDER), _known("skill", "skill"),
        _several("properties", "property"), _several("dice", "item.dice"), _number("price", 0, MOST_COINS),
        _known("like", "row"), _all("parts", "row"),
    ),
    "property": (Key("name", "known", ("property",), needed=True), _number("amount", 1, MOST), Key("of", "texts")),
    "item.dice": (
        _number("amount", -MOST, MOST, needed=True), Key("skill", "known", ("skill",), needed=True),
        _all("actions", "action"),
    ),
    "npc": (
        _id(), *_words("name", "many", "concept"), _all("skills", "skill"), _all("talents", "talent"),
        _all("gear", "item"),
    ),
    "track": (
        _id(), *_words("label", "text"), Key("inherit", "flag"), _table("boxes", "boxes"), _number("staggered", 1, 30),
        _number("incapacitated", 1, 40), Key("types", "texts"), _known("skill", "skill"), _number("per", 1, 9),
        _known("recovers", "skill"), _known("treated", "skill"),
    ),
    "special_rule": (
        _id(), *_words("title", "text", "every"), _one("hook", ("condition", "zone-tag", "interval-test", "damage")),
        _known("skill", "skill"), _number("difficulty", 0, 9), _number("damage", 0, 20), _known("type", "damage type"),
    ),
    "creation": (
        _several("replace", "creation.replace"), _number("advances", 1, 40), Key("rank_levels", "levels"),
        _number("refresh", 0, 9), _number("start_level", 0, 15), Key("names", "ideas"), Key("assets", "ideas"),
    ),
    "creation.replace": (_number("step", 1, len(STEPS), needed=True), *_words("title"), Key("fills", "texts")),
    "setting": (
        *_words("protagonists", "world"), _one("scope", SCOPES), _several("world_aspects", "setting.world_aspects"),
        _several("issues", "setting.issues"), _several("people", "setting.people"),
        _several("places", "setting.people"), _several("organisations", "setting.people"),
        _several("mysteries", "setting.people"),
    ),
    "setting.world_aspects": _words("text", "note"),
    "setting.issues": (*_words("text", "note"), _one("kind", WHEN)),
    "setting.people": (Key("name", "words", needed=True), *_words("tie", "high_concept", "note")),
}  # fmt: skip
"""Every part of a file with its keys, in the order in which one writes it. `*skill` stands for the id of a skill."""

VOCABULARY: Final[dict[str, tuple[str, ...]]] = {
    "core-skill": SKILLS,
    "role": tuple(CORE),
    "skill": (*SKILLS, ANY, "none"),
    "talent": tuple(CORE_TALENTS),
    "flaw": tuple(FLAWS),
    "action": ACTIONS,
    "approach": APPROACHES,
    "use": (*TEST_USES, *BLOWS),
    "damage type": ("physical", "mental", *SUBTYPES),
    "row": (*dict.fromkeys(name for row in ITEMS.values() for name in (row.era, row.table, row.group)), "all"),
    "part": PARTS,
    "item": tuple([row.stem for row in ITEMS.values() if row.stem not in PARTS]),
}
"""Words of the book that a file may name by kind, beside its own ids."""


def effect_lines() -> tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]:
    """Each effect with the keys that it takes, and those that it needs."""
    return tuple([(what, shape.takes, shape.needs) for what, shape in EFFECT_SHAPES.items()])


def property_lines() -> tuple[tuple[str, bool, tuple[str, ...], str], ...]:
    """Each property of an item: whether it takes a number, its further words, and what it means nothing without."""
    return tuple(
        [
            (name, word.number or name in COUNTED, _further(name), word.needs)
            for name, word in sorted(PROPERTIES.items())
            if name not in INNER
        ]
    )


def _further(name: str) -> tuple[str, ...]:
    if name in OF_A_SKILL:
        return ("*skill",)
    shape = PROPERTY_SHAPES.get(name)
    if shape is None:
        return ()
    return ("…",) if shape.any_words else shape.words
