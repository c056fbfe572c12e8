"""Fields of a draft for what is carried: a line for each thing, parts that fit it, and its numbers as at a table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from moothall.rulesets.nova6.creation.legality import Sheet
from moothall.rulesets.nova6.effects.soak import USELESS
from moothall.rulesets.nova6.gear.items import FITTED, Item
from moothall.rulesets.nova6.gear.parts import mismatches
from moothall.rulesets.nova6.gear.pieces import as_effect, thing
from moothall.rulesets.nova6.gear.sheet_gear import Row, rows_of
from moothall.rulesets.nova6.gear.tables import ITEMS, offered_rows
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack
from moothall.rulesets.nova6.packs.roles import serving
from moothall.rulesets.nova6.sheet import belongings
from moothall.rulesets.nova6.state import Effect
from moothall.rulesets.nova6.vocabulary import Gives, Property
from moothall.rulesets.nova6.words import SKILLS
from moothall.talk.workshop import DraftChoice, Field

MOST_THINGS: Final = 20
"""Lines for gear that a workshop offers; a file may hold more."""
RULE: Final = "nova6.character.gear-start"
TABLES: Final = "nova6.equipment.object-assets"
HELD: Final = "nova6.character.attacks-defenses"
UNTOLD: Final = (
    *("gear", "object", "conceal", "not-concealable", "when-used", "no-aim", "worn-as", "headgear", "uses", "special"),
    *("supply", "max-range", "signature", "steadied"),
)
"""Properties that say nothing of a blow, or what its kind says already."""


# ---- Picking ---------------------------------------------------------------------------------------------------------


def carried(sheet: Sheet, options: Options, pack: Pack, spare: str) -> Iterator[Field]:
    """A line for each thing with the parts that fit it, and one more, with everything of the tables to pick from."""
    gear = sheet["gear"]
    for place, entry in enumerate(gear):
        yield Field(f"gear.{place}.name", "line", "make-nova6-gear-line", RULE, spare=spare)
        for row in rows_of([entry]):
            yield from _fitting(place, row, options, spare)
    if len(gear) < MOST_THINGS:
        at = f"gear.{len(gear)}.name"
        yield Field(at, "line", "make-nova6-gear-next", TABLES, options=tuple(on_offer(pack)), spare=spare)


def _fitting(place: int, row: Row, options: Options, spare: str) -> Iterator[Field]:
    """The parts that fit a thing as it is, with those it has; and the ways that its parts offer."""
    if parts := tuple([_part(part) for part in ITEMS.values() if _goes_with(part, row, options)]):
        yield Field(f"gear.{place}.parts", "several", "make-nova6-gear-parts", "nova6.equipment.modifier-rows",
                    options=parts, most=len(parts), of=name_of(row.base), spare=spare)  # fmt: skip
    if ways := tuple([_way(way.name) for part in row.parts for way in part.ways]):
        yield Field(f"gear.{place}.ways", "several", "make-nova6-gear-ways", "nova6.equipment.modifier-rows",
                    options=ways, most=len(ways), spare=spare)  # fmt: skip


def _goes_with(part: Item, row: Row, options: Options) -> bool:
    if part in row.parts:
        return True
    return part.kind in FITTED and not [*mismatches(row.base, (*row.parts, part), (), row.of("marked"), options)]


def _part(part: Item) -> DraftChoice:
    return DraftChoice(part.stem, name_of(part), part.rule)


def _way(name: str) -> DraftChoice:
    return DraftChoice(name, f"gear-word-{name}", "nova6.equipment.modifier-rows")


def name_of(item: Item) -> str:
    """The key of the name of a row, which is its rule's."""
    return item.rule.replace(".", "_")


def on_offer(pack: Pack) -> Iterator[DraftChoice]:
    """Everything that can be carried by itself: things of the pack first, then the rows of the tables."""
    for own in pack.items:
        facts = tuple(facts_of(thing(own, "", pack), pack))
        key = f"item.{own.id}"
        yield DraftChoice(own.id, key, TABLES, writes={"item": own.id}, facts=facts, group="make-nova6-gear-own")
    for item in offered_rows(pack.gear.rows):
        if item.kind not in FITTED or item.kind == "headgear":
            facts = tuple(facts_of(as_effect(item, skill_of=partial(serving, pack)), pack))
            group = f"gear-word-{item.group}"
            writes = {"row": item.stem}
            yield DraftChoice(item.stem, name_of(item), item.rule, writes=writes, facts=facts, group=group)


# ---- Numbers ---------------------------------------------------------------------------------------------------------


def armed(sheet: Sheet, options: Options, pack: Pack) -> tuple[Effect, ...]:
    """Weapons, shields and armor of a sheet, as they will be at a table."""
    own = belongings(sheet, "one", pack, options)
    return tuple([effect for effect in own if effect.kind in ("damage", "soak")])


def numbers(sheet: Sheet, options: Options, pack: Pack) -> Iterator[DraftChoice]:
    """Each weapon, shield and piece of armor, with what it does."""
    for effect in armed(sheet, options, pack):
        facts = (*facts_of(effect, pack), *([STOWED] if "stowed" in effect.marks else ()))
        yield DraftChoice(effect.name, "make-nova6-as-said", HELD, more=facts)


STOWED: Final = DraftChoice("stowed", "term-stowed", "nova6.equipment.hands")


def soak_worn(sheet: Sheet, options: Options = DEFAULTS, pack: Pack = UNIVERSAL) -> int:
    """Soak of all that is worn against plain physical damage; of several armors only the best, where a table has it."""
    worn = [
        effect for effect in armed(sheet, options, pack)
        if effect.kind == "soak" and effect.type in ("", "physical") and not USELESS & {*effect.marks}
        and not (effect.has("only") or effect.has("headgear"))
    ]  # fmt: skip
    pieces = [effect.rating for effect in worn if effect.has("worn-as")]
    others = sum(effect.rating for effect in worn if not effect.has("worn-as"))
    best = max(pieces, default=0) if options.armor_layering == "highest-soak" else sum(pieces)
    return others + best


def facts_of(effect: Effect, pack: Pack) -> Iterator[DraftChoice]:
    """The numbers of a thing, and the words that the rules have for it."""
    if effect.kind == "damage":
        yield DraftChoice("damage", "make-nova6-damage-is", HELD, price=effect.rating)
        if effect.subtype:
            yield DraftChoice(effect.subtype, f"term-{effect.subtype}", HELD)
        yield DraftChoice(effect.duration, f"term-duration-{effect.duration}", HELD)
    elif effect.kind == "soak" and not effect.has("headgear"):
        yield DraftChoice("soak", "make-nova6-soak-is", HELD, price=effect.rating)
    for one in effect.properties:
        if one.name == "when-carried":
            yield from (_dice(gives, pack) for gives in one.gives)
        elif one.name not in UNTOLD:
            yield _property(one, pack)


def _property(one: Property, pack: Pack) -> DraftChoice:
    match one.name:
        case "ranged" if one.of:
            return DraftChoice(one.of[0], f"term-{one.of[0]}", HELD)
        case "versus" if one.of:
            return DraftChoice(one.name, "make-nova6-fact", HELD, price=one.amount, of=f"term-{one.of[0]}")
        case "skill-max" | "skill-min" if one.of:
            return DraftChoice(
                one.name, f"make-nova6-{one.name}", HELD, price=one.amount, of=skill_key(pack, one.of[0])
            )
        case _ if one.amount:
            return DraftChoice(one.name, "make-nova6-fact", HELD, price=one.amount, of=f"term-{one.name}")
        case _:
            return DraftChoice(one.name, f"term-{one.name}", HELD)


def _dice(gives: Gives, pack: Pack) -> DraftChoice:
    key = "make-nova6-dice-more" if gives.amount > 0 else "make-nova6-dice-less"
    return DraftChoice(gives.skill, key, HELD, price=abs(gives.amount), of=skill_key(pack, gives.skill))


def skill_key(pack: Pack, skill: str) -> str:
    """The key of a skill's name: the pack's own, or the book's."""
    own = f"skill.{skill}"
    return own if pack.text(own, pack.tongue) or skill not in SKILLS else f"term-{skill}"


def tidied(gear: Any) -> list[Any]:
    """Gear without lines that have no name; parts that were taken off leave no trace."""
    entries = gear if isinstance(gear, list) else []
    named = [one for one in entries if not isinstance(one, dict) or str(one.get("name", "")).strip()]
    return [_without_blanks(one) if isinstance(one, dict) else one for one in named]


def _without_blanks(entry: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in entry.items() if field not in ("parts", "ways") or value}
