"""Statblocks: a character on one page, in the book's notation; bold and italics are marked as in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, repeat
from typing import Any, Final, NamedTuple

from moothall.rulesets.nova6.basics import notation
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack
from moothall.rulesets.nova6.sheet import belongings, to_character
from moothall.rulesets.nova6.state import Character, Effect, Perk
from moothall.rulesets.nova6.vocabulary import Property
from moothall.rulesets.nova6.words import LEVELS, Cited

Says = Callable[[str, str], str]
"""A word of the rules as people say it, and the field in which it stands."""


class Part(NamedTuple):
    """A heading, what stands below it, and whether all of it is one line."""

    id: str
    lines: tuple[Cited, ...]
    together: bool = True


UNTOLD: Final = ("gear", "object", "conceal", "not-concealable", "when-used", "no-aim", "worn-as", "headgear")
"""Properties of things of the gear tables that say nothing about a blow."""


def written(
    sheet: dict[str, Any], says: Says, pack: Pack = UNIVERSAL, options: Options = DEFAULTS, joint: str = "; "
) -> list[Part]:
    """A legal sheet, part by part; parts in which there is nothing are left out. `joint` stands between properties."""
    one, own = to_character(sheet, "one", "", pack, options), belongings(sheet, "one", pack, options)
    used = {perk.skill for perk in one.perks}
    skills = [notation.write_skill(says(id, "skill"), rank) for id, rank in one.skills if rank or id in used]
    perks = [_for(notation.write_perk(_with_action(perk, says)), perk.skill, says) for perk in one.perks]
    chosen = chain((talent.get("skill", "") for talent in sheet.get("talents", ())), repeat(""))
    traits = [
        _for(notation.write_trait(says(trait.name, "")), skill, says)
        for trait, skill in zip(one.traits, chosen, strict=False)
    ]
    parts = (
        Part("standing", tuple(_standing(one, says))),
        Part("aspects", tuple(_aspects(own, "aspect")), together=False),
        Part("skills", tuple(skills)),
        Part("perks", tuple(perks)),
        Part("talents", tuple(traits)),
        Part("boxes", tuple(_boxes(one, pack, says)), together=False),
        Part("assets", tuple(_aspects(own, "asset")), together=False),
        Part("gear", tuple(_gear(own, says, joint)), together=False),
    )
    return [part for part in parts if part.lines]


def _standing(one: Character, says: Says) -> Iterator[Cited]:
    """Level, and refresh of a character who has plot points."""
    yield Cited(f"{says('level', 'block')} {one.level}", "nova6.character.sheet-fields")
    if one.is_pc:
        yield Cited(f"{says('refresh', 'block')} {one.refresh}", "nova6.character.refresh")


def _boxes(one: Character, pack: Pack, says: Says) -> Iterator[Cited]:
    """Each track: the boxes of its levels, and the damage from which on the higher ones are marked."""
    for track, plan in zip(one.tracks, pack.tracks, strict=True):
        counts = [sum(box.level == level for box in track.boxes) for level in LEVELS]
        starts = ("", f" ({plan.staggered}+)", f" ({plan.incapacitated}+)")
        told = [f"{says(level, '')}{start} {count}" for level, start, count in zip(LEVELS, starts, counts, strict=True)]
        yield Cited(f"{says(track.id, 'track')}: {', '.join(told)}", "nova6.character.thresholds")


def _with_action(perk: Perk, says: Says) -> str:
    """A perk with the action it is narrowed to, if it is a broad one."""
    return f"{perk.name} [{says(perk.action, 'action')}]" if perk.action else perk.name


def _for(line: Cited, skill: str, says: Says) -> Cited:
    """A character's entries for one skill."""
    return line._replace(value=f"{line.value} ({says(skill, 'skill')})") if skill else line


def _aspects(own: tuple[Effect, ...], kind: str) -> Iterator[Cited]:
    return (notation.write_aspect(effect) for effect in own if effect.kind == kind)


def _gear(own: tuple[Effect, ...], says: Says, joint: str) -> Iterator[Cited]:
    """Weapons and armour: what they do, the kind of harm, and their properties."""
    for effect in own:
        if effect.kind in ("damage", "soak"):
            kinds = " ".join(says(kind, "") for kind in (effect.type, effect.subtype) if kind)
            strength = f"{says(effect.kind, 'block')} {effect.rating}"
            properties = [_property(one, says) for one in effect.properties if one.name not in UNTOLD]
            yield notation.write_effect(effect.name, joint.join([strength, kinds, *properties]), effect.lasts)


def _property(one: Property, says: Says) -> str:
    of = ", ".join(says(word, one.name) for word in one.of)
    return " ".join(filter(None, [says(one.name, "property"), str(one.amount or ""), of]))
