"""Properties of effects: every word an effect may carry, and the properties it requires."""

from __future__ import annotations

from typing import Final, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.state import Effect, Table
from moothall.talk.questions import Option

PHYSICAL: Final = ("ballistic", "bludgeoning", "fire", "impaling", "slashing")
MENTAL: Final = ("emotional", "fear", "psychic")
RARE: Final = ("acid", "cold", "endurance", "force", "lightning", "necrotic", "poison", "radiant", "thunder")
USUAL: Final = {"physical": "bludgeoning", "mental": "emotional"}

MOST_OBSCURED: Final = 4
"""Dice of a condition that leaves nothing to be sensed."""


class Word(NamedTuple):
    """A property: whether it has a number, and the property without which it means nothing."""

    cite: str
    number: bool = False
    needs: str = ""


PROPERTIES: Final[dict[str, Word]] = {
    "accurate": Word("nova6.prop.ranged-accurate"),
    "aim": Word("nova6.wits.aim"),
    "aimed": Word("nova6.prop.aimed"),
    "ammo": Word("nova6.prop.uses-ammo", needs="uses"),
    "area": Word("nova6.prop.area", number=True),
    "auto": Word("nova6.prop.auto-requires-uses", needs="uses"),
    "auto-only": Word("nova6.prop.auto-only", needs="auto"),
    "burst": Word("nova6.prop.burst-requires-uses", needs="uses"),
    "burst-only": Word("nova6.prop.burst-only", needs="burst"),
    "by-sense": Word("nova6.sense.condition"),
    "conceal": Word("nova6.equipment.conceal"),
    "coverage": Word("nova6.soak.coverage", number=True),
    "dazes": Word("nova6.sense.condition", number=True),
    "direct": Word("nova6.dmg.direct"),
    "disarmed": Word("nova6.fight.disarm"),
    "dodging": Word("nova6.move.dodge"),
    "durable": Word("nova6.prop.durable"),
    "except": Word("nova6.soak.limited"),
    "explosion": Word("nova6.prop.explosion-primary"),
    "fragile": Word("nova6.prop.fragile"),
    "gear": Word("nova6.equipment.object-assets"),
    "hampered": Word("nova6.soak.hampered", number=True),
    "grappled": Word("nova6.fight.grapple-start"),
    "surprise": Word("nova6.talent.danger-sense"),
    "hands": Word("nova6.prop.hands"),
    "hardened": Word("nova6.soak.hardened", number=True),
    "headgear": Word("nova6.cover.helmet"),
    "high-capacity": Word("nova6.prop.high-capacity", needs="uses"),
    "hinders-movement": Word("nova6.advg.inc-hinder-move"),
    "immune": Word("nova6.soak.limited"),
    "indirect": Word("nova6.wits.attack"),
    "improved-protection": Word("nova6.soak.improved-protection"),
    "limited-range": Word("nova6.prop.ranged-limited", needs="ranged"),
    "max-range": Word("nova6.prop.ranged-max", number=True, needs="ranged"),
    "melee": Word("nova6.equipment.thrown-melee", needs="ranged"),
    "no-aim": Word("nova6.equipment.modifier-rows"),
    "not-concealable": Word("nova6.equipment.not-concealable"),
    "object": Word("nova6.prop.object-carried"),
    "one-hand": Word("nova6.prop.hands-1h"),
    "only": Word("nova6.soak.limited"),
    "per-extra": Word("nova6.equipment.explosive-consumed", number=True, needs="supply"),
    "pierce": Word("nova6.dmg.pierce", number=True),
    "placeable": Word("nova6.cover.soak", number=True, needs="shield"),
    "placed": Word("nova6.cover.soak"),
    "prone": Word("nova6.snap.stand"),
    "ram": Word("nova6.move.attack-ram"),
    "ranged": Word("nova6.prop.ranged"),
    "reach": Word("nova6.dmg.reach"),
    "reduced-penetration": Word("nova6.dmg.reduced-penetration"),
    "reliable": Word("nova6.prop.reliable"),
    "reload": Word("nova6.prop.reload"),
    "repairable": Word("nova6.prop.repairable"),
    "selective": Word("nova6.prop.selective", needs="area"),
    "signature": Word("nova6.asset.signature"),
    "shield": Word("nova6.equipment.shield-bash"),
    "skill-max": Word("nova6.prop.skill-max", number=True),
    "skill-min": Word("nova6.prop.skill-min", number=True),
    "slow": Word("nova6.prop.slow"),
    "soft": Word("nova6.soak.soft-last"),
    "source": Word("nova6.stunt.earn-talent"),
    "special": Word("nova6.effect.special-stunt"),
    "steadied": Word("nova6.equipment.modifier-rows", number=True),
    "supply": Word("nova6.equipment.explosive-consumed", number=True),
    "thrown": Word("nova6.prop.ranged-thrown", needs="ranged"),
    "tiring": Word("nova6.prop.tiring"),
    "two-hands": Word("nova6.prop.hands-2h"),
    "two-shot": Word("nova6.prop.two-shot-bonus"),
    "unreliable": Word("nova6.prop.unreliable"),
    "under-clothing": Word("nova6.equipment.object-assets"),
    "uses": Word("nova6.prop.uses-trigger"),
    "versatile": Word("nova6.prop.versatile"),
    "versus": Word("nova6.equipment.soak-vs", number=True),
    "when-carried": Word("nova6.equipment.object-assets"),
    "when-used": Word("nova6.equipment.modifier-rows"),
    "worn-as": Word("nova6.equipment.layering"),
}
"""Every property an effect may have. Packs compose these; they bring no others."""


def damage_types(table: Table) -> tuple[str, ...]:
    """The types of damage: of the body and of the mind, and what else a track of the pack, or of a thing, takes."""
    planned = [(plan.id, *plan.types) for plan in pack_at(table).tracks]
    own = [(track.id, *track.types) for one in table.others for track in one.tracks]
    return (*USUAL, *(type for types in (*planned, *own) for type in types))


def subtypes(table: Table, type: str) -> tuple[Option, ...]:
    """The kinds of damage of a type, the usual one first, those of the table's own last."""
    own = [Option(name, "nova6.dmg.subtypes-custom") for name, of in table.subtypes if of == type]
    if type not in USUAL:
        return (Option(type, "nova6.themepack.tracks"), *own)
    usual = USUAL[type]
    listed = (PHYSICAL, "nova6.dmg.subtypes-physical") if type == "physical" else (MENTAL, "nova6.dmg.subtypes-mental")
    names, rule = listed
    common = [Option(usual, rule), *(Option(name, rule) for name in names if name != usual)]
    rare = [Option(name, "nova6.dmg.subtypes-rare") for name in RARE] if type == "physical" else []
    return (*common, *rare, *own)


def checked(table: Table, effect: Effect) -> Effect:
    """An effect as it may be, with what goes without saying filled in; raises if it is none."""
    for one in effect.properties:
        _check_property(effect, one.name, one.amount)
    if effect.kind == "advantage" and not effect.name.strip():
        raise AgainstTheRules("error-advantage-without-words", cite="nova6.advg.describe")
    if effect.kind == "aspect":
        _check_aspect(table, effect)
    if effect.kind == "condition" and effect.has("by-sense") and not 1 <= effect.rating <= MOST_OBSCURED:
        rule = PROPERTIES["by-sense"].cite
        raise AgainstTheRules("error-sense-dice", cite=rule, most=MOST_OBSCURED, dice=effect.rating)
    if effect.kind == "damage":
        return _checked_damage(table, effect)
    if effect.kind == "soak" and effect.type not in damage_types(table):
        raise AgainstTheRules("error-no-damage-type", cite="nova6.soak.rating-type", name=effect.name)
    return effect


def _check_aspect(table: Table, effect: Effect) -> None:
    """Refuse an aspect without words, and a character aspect without an owner."""
    if not effect.name.strip():
        raise AgainstTheRules("error-no-words", cite="nova6.aspect.define")
    if effect.aspect == "character" and not table.is_somebody(effect.owner):
        raise AgainstTheRules("error-whose-aspect", cite="nova6.aspect.character", aspect=effect.name)


ASPECTS: Final = {
    "game": "nova6.aspect.game",
    "character": "nova6.aspect.character",
    "situation": "nova6.aspect.situation",
}


def put_by(table: Table, effect: Effect) -> tuple[str, ...]:
    """Rules by which an effect is put on the table."""
    rules = ["nova6.effect.properties"] if effect.properties else []
    if effect.kind == "condition" and effect.has("by-sense"):
        rules.append("nova6.sense.condition")
    if effect.kind == "aspect":
        rules.append("nova6.aspect.define")
        rules += [ASPECTS[effect.aspect]] if effect.aspect in ASPECTS else []
        if effect.aspect == "situation":
            rules.append("nova6.aspect.situation-attach")
    return tuple(rules)


def _check_property(effect: Effect, name: str, amount: int) -> None:
    word = PROPERTIES.get(name)
    if word is None:
        raise AgainstTheRules("error-no-such-property", cite="nova6.effect.properties", property=name)
    if word.needs and not effect.has(word.needs):
        raise AgainstTheRules("error-property-needs", cite=word.cite, property=name, needs=word.needs)
    if word.number and amount < 0:
        raise AgainstTheRules("error-property-number", cite=word.cite, property=name)


def _checked_damage(table: Table, effect: Effect) -> Effect:
    """Damage has a type; of its kind the usual is meant if none is named. What goes through all soak has a remedy."""
    if effect.type not in damage_types(table):
        raise AgainstTheRules("error-no-damage-type", cite="nova6.dmg.rating-type", name=effect.name)
    known = {option.id for option in subtypes(table, effect.type)}
    if effect.subtype and effect.subtype not in known:
        raise AgainstTheRules("error-no-damage-subtype", cite="nova6.dmg.rating-type", subtype=effect.subtype)
    direct = next((one for one in effect.properties if one.name == "direct"), None)
    if direct is not None and not direct.of:
        raise AgainstTheRules("error-direct-without-remedy", cite="nova6.dmg.direct-negator", name=effect.name)
    return changed(effect, subtype=effect.subtype or subtypes(table, effect.type)[0].id)
