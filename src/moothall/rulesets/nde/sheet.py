"""Characters as documents: making them, judging them, and bringing them to a table.

A sheet is a plain mapping, as it stands in a file. Anything may be in a file, so judging never trusts a type.
"""

from __future__ import annotations

from dataclasses import asdict
from itertools import permutations
from typing import Any, NamedTuple

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nde.options import DEFAULTS, Options
from moothall.rulesets.nde.state import Attributes, Gear, Hero
from moothall.rulesets.nde.words import (
    ATTRIBUTES,
    DICE,
    LUCK_A_SESSION,
    MODIFIER_OF_DIE,
    MOST_HEARTS,
    MOST_POWER,
    ROLES,
    START_DICE,
    START_HEARTS,
    START_MODIFIERS,
    START_POWER,
    TALENTS,
    TRINKETS,
    Attribute,
    Role,
)
from moothall.talk.reasons import Because

Sheet = dict[str, Any]

SUGGESTED: dict[Role, tuple[Attribute, Attribute, Attribute]] = {
    "assault": ("str", "dex", "might"),
    "specialist": ("dex", "might", "str"),
    "adept": ("might", "dex", "str"),
}
"""The attributes of each role from best to least."""

PICKS = ("attribute", "heart", "power", "trait")
"""What a hero may have grown in."""


class Dealt(NamedTuple):
    """The die, or modifier, of each attribute, and the rule that deals them so."""

    value: dict[str, int]
    cite: str


class Shown(NamedTuple):
    """Something to show: a text by its key, in a player's own words if there are any, and the rule behind it."""

    key: str
    cite: str
    said: str = ""


class Field(NamedTuple):
    """A part of the sheet to fill in: how many entries it takes (none hides it), its text, and its rule."""

    room: int
    key: str
    cite: str


class Problem(NamedTuple):
    """Something about a sheet: where, what (a key of the texts), the rule, and whether it only deserves a mention."""

    field: str
    key: str
    cite: str
    warning: bool = False
    said: str = ""


def spreads(options: Options = DEFAULTS) -> tuple[Dealt, ...]:
    """Every way to spread the starting dice, or modifiers, over the attributes."""
    rule = _spread_rule(options)
    return tuple(Dealt(dict(zip(ATTRIBUTES, order, strict=True)), rule) for order in permutations(_starting(options)))


def suggested_spread(role: Role, options: Options = DEFAULTS) -> Dealt:
    """What a role usually has. The player may spread differently."""
    best_first = dict(zip(SUGGESTED[role], _starting(options), strict=True))
    return Dealt({name: best_first[name] for name in ATTRIBUTES}, "nde2.attr.suggested")


def _starting(options: Options) -> tuple[int, ...]:
    return START_MODIFIERS if options.dice_mode == "2d6" else START_DICE


def _spread_rule(options: Options) -> str:
    return "nde2.v2d6.modifiers" if options.dice_mode == "2d6" else "nde2.attr.spread"


def role_summary(role: Role) -> Shown:
    """What a role is about, for whoever has to choose one."""
    return Shown(f"role-{role}-summary", "nde2.char.one-role")


def role_name(role: Role, label: str = "") -> Shown:
    """What a role is called: its name in the book, or in this world. It stays the same role."""
    return Shown(f"role-{role}", "nde2.char.role-label", label)


def talent_field(options: Options = DEFAULTS) -> Field:
    """Room for two Talents in the player's own words; at a table without Talents the field is hidden."""
    if options.talents == "off":
        return Field(0, "field-talents-hidden", "nde2.talent.two")
    return Field(TALENTS, "field-talents", "nde2.talent.two")


def new_sheet(name: str, role: str, options: Options = DEFAULTS, **more: Any) -> Sheet:
    """A new character of a role with its suggested spread; `more` overrides any field."""
    if role not in ROLES:
        raise Unclear("error-unknown-role", role=role, roles=", ".join(ROLES), cite="nde2.char.one-role")
    sheet: Sheet = {
        "ruleset": "nde2",
        "name": name,
        "concept": "",
        "role": role,
        "role_label": "",
        "attributes": suggested_spread(role, options).value,
        "hearts": START_HEARTS,
        "power": START_POWER,
        "luck": LUCK_A_SESSION,
        "talents": [],
        "traits": [],
        "gear": {"key": "", "protection": "", "trinkets": []},
        "grown": [],
    }
    return sheet | more


def check_sheet(sheet: Any, options: Options = DEFAULTS) -> list[Problem]:
    """Everything that is wrong with a sheet, each with its rule. An empty list is a legal character."""
    if not isinstance(sheet, dict):
        return [Problem("", "problem-not-a-sheet", "nde2.char.parts")]
    judges = (_parts, _name, _concept, _role, _attributes, _resources, _talents, _gear, _growth)
    return [problem for judge in judges for problem in judge(sheet, options)]


def _parts(sheet: Sheet, _: Options) -> list[Problem]:
    """Concept, role, attributes, resources and equipment must be there; Talents are extra."""
    needed = ("name", "concept", "role", "attributes", "hearts", "power", "gear")
    return [Problem(name, "problem-missing", "nde2.char.parts", said=name) for name in needed if name not in sheet]


def _name(sheet: Sheet, _: Options) -> list[Problem]:
    name = sheet.get("name", "?")  # a missing one has been noticed
    if not _one_line(name) or not name.strip():
        return [Problem("name", "problem-name", "nde2.char.parts")]
    return []


def _concept(sheet: Sheet, _: Options) -> list[Problem]:
    concept = sheet.get("concept", "")
    if not _one_line(concept):
        return [Problem("concept", "problem-concept", "nde2.char.concept")]
    return []


def _role(sheet: Sheet, _: Options) -> list[Problem]:
    """Exactly one role, under any name."""
    problems = []
    role = sheet.get("role", ROLES[0])  # a missing one has been noticed
    if not isinstance(role, str) or role not in ROLES:
        problems.append(Problem("role", "problem-one-role", "nde2.char.one-role", said=str(role)))
    if not _one_line(sheet.get("role_label", "")):
        problems.append(Problem("role_label", "problem-role-label", "nde2.char.role-label"))
    return problems


def _attributes(sheet: Sheet, options: Options) -> list[Problem]:
    """At the start one of each; later, whatever growth can have made of a legal spread."""
    if "attributes" not in sheet:
        return []
    now = sheet["attributes"]
    rule = _spread_rule(options)
    if not isinstance(now, dict) or set(now) != set(ATTRIBUTES):
        return [Problem("attributes", "problem-attributes", rule)]
    ladder = tuple(MODIFIER_OF_DIE.values()) if options.dice_mode == "2d6" else DICE
    for name, value in now.items():
        if type(value) is not int or value not in ladder:
            known = "nde2.dice.set" if options.dice_mode == "ladder" else "nde2.v2d6.modifiers"
            return [Problem(f"attributes.{name}", "problem-unknown-die", known, said=str(value))]
    if not _reachable(now, ladder, _picks(sheet, "attribute"), options):
        return [Problem("attributes", "problem-spread", rule)]
    return []


def _reachable(now: dict[str, int], ladder: tuple[int, ...], steps: int, options: Options) -> bool:
    """Whether some legal spread becomes this one with so many steps up."""
    for start, _ in spreads(options):
        rises = [ladder.index(now[name]) - ladder.index(start[name]) for name in ATTRIBUTES]
        if min(rises) >= 0 and sum(rises) == steps:
            return True
    return False


def _picks(sheet: Sheet, pick: str) -> int:
    grown = sheet.get("grown", [])
    return sum(item == pick for item in grown) if isinstance(grown, list) else 0


def _resources(sheet: Sheet, _: Options) -> list[Problem]:
    problems = []
    limits = (("hearts", START_HEARTS, MOST_HEARTS, "heart"), ("power", START_POWER, MOST_POWER, "power"))
    for name, start, most, pick in limits:
        value = sheet.get(name, start)
        expected = start + _picks(sheet, pick)
        if type(value) is not int or value != expected or value > most:
            grown_rule = "nde2.grow.heart" if name == "hearts" else "nde2.grow.pp"
            rule = grown_rule if _picks(sheet, pick) else "nde2.res.hearts-pp"
            problems.append(Problem(name, "problem-resource", rule, said=str(value)))
    luck = sheet.get("luck", LUCK_A_SESSION)
    if type(luck) is not int or luck != LUCK_A_SESSION:
        problems.append(Problem("luck", "problem-resource", "nde2.res.lp", said=str(luck)))
    return problems


def _talents(sheet: Sheet, options: Options) -> list[Problem]:
    talents = sheet.get("talents", [])
    if not _texts(talents):
        return [Problem("talents", "problem-texts", "nde2.talent.two")]
    if talents and options.talents == "off":
        return [Problem("talents", "problem-talents-off", "nde2.talent.two")]
    if len(talents) > TALENTS:
        return [Problem("talents", "problem-too-many-talents", "nde2.talent.two", said=str(len(talents)))]
    return []


def _gear(sheet: Sheet, _: Options) -> list[Problem]:
    gear = sheet.get("gear", {})
    if not isinstance(gear, dict) or not _texts(gear.get("trinkets", [])):
        return [Problem("gear", "problem-gear", "nde2.gear.slots")]
    if not all(isinstance(gear.get(slot, ""), str) for slot in ("key", "protection")):
        return [Problem("gear", "problem-gear", "nde2.gear.slots")]
    if len(gear.get("trinkets", [])) > TRINKETS:
        said = str(len(gear["trinkets"]))
        return [Problem("gear.trinkets", "problem-too-many-trinkets", "nde2.gear.slots", warning=True, said=said)]
    return []


def _growth(sheet: Sheet, _: Options) -> list[Problem]:
    grown, traits = sheet.get("grown", []), sheet.get("traits", [])
    if not isinstance(grown, list) or any(pick not in PICKS for pick in grown):
        return [Problem("grown", "problem-grown", "nde2.grow.one")]
    if not _texts(traits) or len(traits) != _picks(sheet, "trait"):
        return [Problem("traits", "problem-traits", "nde2.grow.trait")]
    return []


def _one_line(value: Any) -> bool:
    return isinstance(value, str) and len(value.splitlines()) <= 1


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) and item.strip() for item in value)


def to_hero(sheet: Sheet, id: str, seat: str | None = None) -> Hero:
    """A legal sheet as a hero at the table, fresh at the start of a session."""
    gear = sheet.get("gear", {})
    return Hero(
        id=id,
        name=sheet["name"],
        seat=seat or id,
        role=sheet["role"],
        attributes=Attributes(**sheet["attributes"]),
        hearts=sheet["hearts"],
        hearts_max=sheet["hearts"],
        power=sheet["power"],
        power_max=sheet["power"],
        luck=sheet.get("luck", LUCK_A_SESSION),
        concept=sheet.get("concept", ""),
        role_label=sheet.get("role_label", ""),
        talents=tuple(sheet.get("talents", ())),
        traits=tuple(sheet.get("traits", ())),
        gear=Gear(gear.get("key", ""), gear.get("protection", ""), tuple(gear.get("trinkets", ()))),
    )


def grown_sheet(sheet: Sheet, hero: Hero, pick: str) -> Sheet:
    """The sheet after its hero has grown."""
    now = {
        "attributes": asdict(hero.attributes),
        "hearts": hero.hearts_max,
        "power": hero.power_max,
        "traits": list(hero.traits),
    }
    return sheet | now | {"grown": [*sheet.get("grown", []), pick]}


def to_2d6(sheet: Sheet) -> Sheet:
    """The same character with modifiers instead of dice."""
    return sheet | {"attributes": {name: modifier_of(die).amount for name, die in sheet["attributes"].items()}}


def modifier_of(die: int) -> Because:
    """What the die of an attribute is worth in 2d6. A d4 is worth nothing: no attribute is one at rest."""
    if die not in MODIFIER_OF_DIE:
        raise AgainstTheRules("error-no-modifier", cite="nde2.v2d6.mapping", die=f"d{die}")
    return Because("modifier-of-die", MODIFIER_OF_DIE[die], "nde2.v2d6.mapping", f"d{die}")


def random_sheet(name: str, draws: Any, options: Options = DEFAULTS) -> Sheet:
    """A legal character from a stream of draws: `draws.below(n)` gives a number below n."""
    role = ROLES[draws.below(len(ROLES))]
    spread = spreads(options)[draws.below(6)].value
    return new_sheet(name, role, options, attributes=spread, **_random_story(draws, options))


def _random_story(draws: Any, options: Options) -> Sheet:
    from moothall.rulesets.nde import inventions

    def pick(some: tuple[str, ...], count: int) -> list[str]:
        pool = list(some)
        return [pool.pop(draws.below(len(pool))) for _ in range(count)]

    talents = pick(inventions.TALENTS, TALENTS) if options.talents == "on" else []
    (key,), (protection,) = pick(inventions.TOOLS, 1), pick(inventions.PROTECTIONS, 1)
    gear = {"key": key, "protection": protection, "trinkets": pick(inventions.TRINKETS, TRINKETS)}
    (who,), (turn,) = pick(inventions.WHO, 1), pick(inventions.TURN, 1)
    return {"concept": f"{who}, {turn}", "talents": talents, "gear": gear}
