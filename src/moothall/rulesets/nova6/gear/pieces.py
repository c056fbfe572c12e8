"""Gear as effects: the effect and properties that a row of the tables becomes at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from moothall.rulesets.nova6.gear.items import Bonus, Item, Special
from moothall.rulesets.nova6.gear.parts import conceals
from moothall.rulesets.nova6.gear.tables import ITEMS
from moothall.rulesets.nova6.ids import NOTHING, EffectId
from moothall.rulesets.nova6.packs.pack import Item as PackItem
from moothall.rulesets.nova6.packs.pack import Pack
from moothall.rulesets.nova6.packs.skill_roles import CORE, Role
from moothall.rulesets.nova6.state import Effect
from moothall.rulesets.nova6.vocabulary import Gives, Property

SkillOf = Callable[[Role], str]
"""The skill that has a role, at a table or in a pack."""


def as_effect(
    item: Item, owner: str = "", name: str = "", count: int = 1, marks: tuple[str, ...] = (),
    skill_of: SkillOf = CORE.__getitem__,
) -> Effect:  # fmt: skip
    """A weapon, armor, shield or helmet as a character's effect; a shield attacks as the row it names."""
    name = name or item.words
    properties = (Property("gear", of=(item.id, *item.parts)), Property("object"))
    if item.kind in ("armor", "headgear"):
        worn = (*properties, *_worn(item, skill_of))
        return Effect(NOTHING, "soak", name, owner, "", item.soak, (), "P", item.type, properties=worn, marks=marks)
    blow = ITEMS[item.strikes_as] if item.strikes_as else item
    own = (*properties, *_in_hand(item, skill_of), *_struck(item, count))
    skill = skill_of("ranged" if item.band else "melee")
    return Effect(
        NOTHING,
        "damage",
        name,
        owner,
        "",
        blow.damage,
        (),
        blow.duration,
        blow.type,
        blow.subtype,
        own,
        skill,
        marks=marks,
    )


def rows_of(effect: Effect) -> tuple[Item, ...]:
    """The rows by which a thing is what it is: its own first, then those fitted to it, then the one it strikes as."""
    named = next((one.of for one in effect.properties if one.name == "gear"), ())
    found = [ITEMS[name] for name in named if name in ITEMS]
    return (*found, *(ITEMS[row.strikes_as] for row in found if row.strikes_as))


def cited_by(effect: Effect) -> tuple[str, ...]:
    """Its rows as rules; those of a thing that players do not know of would tell them about it."""
    return tuple([row.rule for row in rows_of(effect)]) if effect.known else ()


# ---- Armour ----------------------------------------------------------------------------------------------------------


def _worn(item: Item, skill_of: SkillOf) -> Iterator[Property]:
    if item.kind == "headgear":
        yield Property("headgear", of=tuple(_fitting(item)))
    else:
        yield Property("worn-as", of=(item.table, f"{item.table}.{item.group}"))
    if item.hardened:
        yield Property("hardened", item.hardened)
    if item.coverage is not None:
        yield Property("coverage", item.coverage)
    if item.max_move is not None:
        yield Property("skill-max", item.max_move, (skill_of("movement"),))
    if item.hampered:
        yield Property("hampered", item.hampered)
    for subtype, soak in item.versus:
        yield Property("versus", soak, (subtype,))
    yield from map(Property, item.flags)
    yield from _dice(item, skill_of)


def _fitting(item: Item) -> Iterator[str]:
    """Groups that a part fits, with the table they are of."""
    for one in item.fits:
        yield one if one == "cover" or "." in one else f"{item.table}.{one}"


# ---- Weapons and shields ---------------------------------------------------------------------------------------------


def _in_hand(item: Item, skill_of: SkillOf) -> Iterator[Property]:
    """Properties of holding and using an item, and its dice for the user."""
    if item.hands > 1:
        yield Property("two-hands")
    if item.kind == "shield":
        yield Property("shield")
    if item.minimum:
        yield Property("skill-min", item.minimum, (skill_of("gear-minimum"),))
    if item.steadied:
        yield Property("steadied", item.steadied)
    yield from _dice(item, skill_of)
    if item.no_aim:
        yield Property("no-aim", of=item.no_aim)
    if item.placed:
        given = tuple([_gives(item, bonus, skill_of) for bonus in item.placed.bonuses])
        yield Property("placeable", item.placed.soak, gives=given)
    hidden = conceals(item)
    yield Property("not-concealable") if hidden is None else Property("conceal", hidden)


def _struck(item: Item, count: int) -> Iterator[Property]:
    """How it strikes."""
    if item.pierce:
        yield Property("pierce", item.pierce)
    if item.band:
        yield Property("ranged", of=(item.band,))
    if item.accurate:
        yield Property("accurate", item.accurate)
    if item.further != 1:
        yield Property("max-range", item.further)
    if item.zones:
        yield Property("area", item.zones)
    if item.reload:
        yield Property("reload", of=(item.reload,))
    if "ammo" in item.flags:
        yield Property("uses")
    yield from map(Property, item.flags)
    if item.unless:
        yield Property("direct", of=(item.unless,))
    if item.dazes:
        yield Property("dazes", item.dazes.dice, (item.dazes.duration, item.dazes.unless, *item.dazes.senses))
    if "explosion" in item.flags:
        yield Property("supply", count)
    if item.per_extra:
        yield Property("per-extra", item.per_extra)
    if item.special:
        yield Property("special", gives=tuple(map(_stunt, item.special)))


def _stunt(special: Special) -> Gives:
    does = "" if special.does == "damage" else special.does
    return Gives("stunt", special.amount, of=special.name, does=does, cite="nova6.equipment.special-stunt")


# ---- Dice ------------------------------------------------------------------------------------------------------------


def _dice(item: Item, skill_of: SkillOf) -> Iterator[Property]:
    """Dice that a thing gives while one has it, and those for what is done with it."""
    for bonus in item.bonuses:
        if item.kind in ("shield", "headgear"):
            yield Property("when-carried", gives=(_gives(item, bonus, skill_of),))
        else:
            yield Property("when-used", of=(bonus.needs, bonus.out_to), gives=(_gives(item, bonus, skill_of),))


def _gives(item: Item, bonus: Bonus, skill_of: SkillOf) -> Gives:
    actions, row = (bonus.action,) if bonus.action else (), ITEMS[bonus.of or item.id]
    return Gives("gear-dice", bonus.dice, skill_of(bonus.role), actions, " ".join(bonus.uses), cite=row.rule)


def thing(item: PackItem, who: str, pack: Pack) -> Effect:
    """An item of the pack as a character's effect."""
    ranged = any(one.name == "ranged" for one in item.properties)
    skill = item.skill or dict(pack.roles)["ranged" if ranged else "melee"] if item.kind == "damage" else ""
    return Effect(
        EffectId(f"{who}-{item.id}"), item.kind, pack.text(f"item.{item.id}", pack.tongue) or item.id, who, "",
        item.rating, duration=item.duration if item.kind == "damage" else "P", type=item.type, subtype=item.subtype,
        properties=item.properties, skill=skill,
    )  # fmt: skip
