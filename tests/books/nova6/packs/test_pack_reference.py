"""The list of keys of NOVA6 pack files: it has every key that is read, and each key has the shape it says."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from moothall.rulesets.nova6.options import names as option_names
from moothall.rulesets.nova6.pack_files import (
    effect_words,
    entities,
    gear,
    item_properties,
    reading,
    skills,
    talents,
    tracks,
    trades,
    world,
)
from moothall.rulesets.nova6.pack_files.parts import Wrong
from moothall.rulesets.nova6.pack_files.reading import UNIVERSAL_FILE, read_pack
from moothall.rulesets.nova6.pack_files.reference import REFERENCE, Key, effect_lines, property_lines
from tests.support import places

READ = {
    "themepack": reading.IDENTITY, "trait": reading.TRAIT, "trait.option": reading.OPTION, "aspect": reading.ASPECT,
    "skills": skills.KEYS, "skills.new": skills.NEW, "talent": talents.TALENT, "feature": talents.FEATURE,
    "flaw": talents.FLAW, "feature.entity": entities.ENTITY, "entity.skill": entities.SKILL,
    "entity.track": entities.TRACK, "entity.aspect": entities.ASPECT, "effect": effect_words.EFFECT,
    "gear": gear.GEAR, "item": gear.ITEM, "property": item_properties.PROPERTY, "item.dice": item_properties.DICE,
    "npc": trades.NPC, "track": tracks.TRACK, "special_rule": reading.SPECIAL, "creation": reading.CREATION,
    "creation.replace": reading.STEP, "setting": world.SETTING, "setting.issues": world.ISSUE,
    "setting.people": world.SOMEBODY,
}  # fmt: skip
"""The keys that each part of a file may have, as they are read."""

ITEM = {"id": "x", "kind": "damage"}
TALENT: dict[str, Any] = {"id": "x"}


def within(part: str, said: dict[str, Any]) -> dict[str, Any]:
    """The smallest document around one part."""
    match part:
        case "trait.option" | "ranks" | "perk":
            option = {"id": "a"} | (said if part == "trait.option" else {part: said} if part == "ranks" else
                                    {"perks": [said]})  # fmt: skip
            return {"trait": [{"id": "x", "mode": "list", "option": [option]}]}
        case "skills.new" | "opposing":
            new = {"id": "x"} | (said if part == "skills.new" else {"opposing": said})
            return {"skills": {"new": [new]}}
        case "skills.roles":
            return {"skills": {"roles": said}}
        case "effect":
            return {"talent": [{"id": "x", "effects": [said]}]}
        case "feature.entity":
            return {"feature": [{"id": "x", "entity": said}]}
        case "entity.skill" | "entity.track" | "entity.aspect":
            return {"feature": [{"id": "x", "entity": {f"{part.removeprefix('entity.')}s": [said]}}]}
        case "boxes":
            return {"track": [{"id": "physical", "boxes": said}, {"id": "mental"}]}
        case "gear.slots" | "gear.prices" | "creation.replace":
            top, _, key = part.partition(".")
            return {top: {key: said if key == "prices" else [said]}}
        case "property" | "item.dice":
            return {"item": [ITEM | {"properties" if part == "property" else "dice": [said]}]}
        case "setting.world_aspects" | "setting.issues" | "setting.people":
            return {"setting": {part.removeprefix("setting."): [said]}}
        case "track":
            return {"track": [{"id": "physical"} | said, {"id": "mental"}]}
        case "themepack" | "skills" | "talents" | "gear" | "creation" | "setting":
            return {part: said}
    return {part: [{"id": "x"} | said]}


NEEDED: dict[str, dict[str, Any]] = {
    "item": {"kind": "damage"}, "property": {"name": "pierce"}, "entity.skill": {"id": "wits"},
    "entity.track": {"id": "mental"}, "special_rule": {"hook": "damage"}, "creation.replace": {"step": 1},
    "item.dice": {"amount": 1, "skill": "wits"}, "gear.slots": {"id": "x"}, "setting.people": {"name": "x"},
    "perk": {"name": "x"}, "entity.aspect": {"text": "x"},
}  # fmt: skip
"""Values beside the key in question without which it is not looked at."""
BESIDE: dict[tuple[str, str], dict[str, Any]] = {
    ("item", "parts"): {"like": "pistol-light"},
    ("effect", "of"): {"effect": "incoming-point"},
    ("property", "of"): {"name": "direct"},
}


def refused(part: str, key: Key, value: Any) -> Wrong:
    """The refusal of a value."""
    name = {"*skill": "wits", "*row": "longsword"}.get(key.name, key.name)
    beside = NEEDED.get(part, {})
    beside = BESIDE.get((part, name), beside)
    head = {"themepack": {"id": "test", "base": "universal"}}
    inner = within(part, beside | {name: value})
    document = head | inner if part != "themepack" else {"themepack": head["themepack"] | inner["themepack"]}
    with pytest.raises(Wrong) as caught:
        read_pack(document, UNIVERSAL_FILE)
    return caught.value


WRONG_TYPES = {
    "id": "text", "text": "text", "words": "words", "number": "number", "flag": "flag", "one-of": "text",
    "known": "text", "all-known": "list", "texts": "list", "several": "list", "table": "table", "picks": "picks",
    "levels": "levels",
}  # fmt: skip
NOT_READ_AS_TYPES = {("skills", "preset"), ("talents", "core"), ("themepack", "base")}


def keys() -> Iterator[Any]:
    for part, listed in REFERENCE.items():
        for key in listed:
            yield pytest.param(part, key, id=f"{part}.{key.name}")


def test_every_key_that_is_read_is_listed() -> None:
    """Each part of the list has just the keys of its reader, and every part of a file is in the list."""
    assert {part: {*known} for part, known in READ.items()} == {
        part: {key.name for key in REFERENCE[part]} for part in READ
    }
    assert {*reading.TOP} - {*REFERENCE} == {"options"} and option_names()
    inside = {part for listed in REFERENCE.values() for key in listed if key.form in ("several", "table")
              for part in key.of}  # fmt: skip
    assert inside <= {*REFERENCE}
    assert [what for what, *_ in effect_lines()] == [*effect_words.EFFECTS]
    assert {name for name, *_ in property_lines()} >= {"pierce", "accurate", "coverage", "source", "two-hands"}


@pytest.mark.parametrize(("part", "key"), [*keys()])
def test_each_key_has_the_shape_it_says(part: str, key: Key) -> None:
    """Another type is refused as another type, a number beyond a limit with the limits, an unknown word as unknown."""
    if key.form == "ideas":
        assert refused(part, key, {"de": ["x"]}).key == "error-pack-key"
        return
    if (part, key.name) not in NOT_READ_AS_TYPES:
        other = refused(part, key, 7 if key.form != "number" else "seven")
        assert (other.key, other.values["wanted"]) == ("error-pack-type", WRONG_TYPES[key.form])
    if key.form == "number":
        beyond = refused(part, key, key.most + 1)
        assert (beyond.key, beyond.values["most"]) == ("error-pack-number", key.most)
        assert beyond.values["least"] in (key.least, 0, 4)
    if key.form == "one-of":
        unknown = refused(part, key, "zzz")
        assert (unknown.key, unknown.values["values"]) == ("error-pack-value", ", ".join(key.of))
    if key.form in ("known", "all-known"):
        unknown = refused(part, key, "zzz" if key.form == "known" else ["zzz"])
        assert (unknown.key, unknown.values["kind"]) == ("error-pack-unknown", key.of[0])


def test_the_pack_written_from_the_list_keeps_to_it() -> None:
    """Each key of the file is in the part of the list where it stands."""
    document = tomllib.loads((places.DATA / "packs" / "ashline.toml").read_text(encoding="utf-8"))
    assert [*_unlisted(document)] == []


def _unlisted(document: dict[str, Any]) -> Iterator[str]:
    for part, said in document.items():
        for one in said if isinstance(said, list) else [said]:
            yield from _unlisted_in(part, one)


def _unlisted_in(part: str, said: dict[str, Any]) -> Iterator[str]:
    listed = {key.name: key for key in REFERENCE[part]}
    for name, value in said.items():
        key = listed.get(name) or next((one for one in listed.values() if one.name.startswith("*")), None)
        if key is None:
            yield f"{part}.{name}"
        elif key.form in ("several", "table"):
            for one in value if isinstance(value, list) else [value]:
                yield from _unlisted_in(key.of[0], one)
