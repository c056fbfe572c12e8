"""Character sheets: making them, judging them, and bringing them to a table.

A sheet is a plain mapping, as it stands in a file. Anything may be in a file, so judging never trusts a type.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from itertools import permutations
from typing import Any, NamedTuple

from moothall.errors import Unclear
from moothall.rulesets.nde.editions import Mode
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.options import DEFAULTS, Options
from moothall.rulesets.nde.state import Attributes, Gear, Hero
from moothall.rulesets.nde.words import (
    ATTRIBUTES,
    MOST_HEARTS,
    MOST_POWER,
    START_HEARTS,
    START_POWER,
    TALENTS,
    TRINKETS,
)
from moothall.talk.workshop import Problem, Sheet

GENTLE = (4, 5, 5)
"""The levels a table may start with that finds the usual ones too hard."""


class Dealt(NamedTuple):
    """The die, or modifier, of each attribute, and the rule that deals them so."""

    value: dict[str, int]
    cite: str


class Field(NamedTuple):
    """A part of the sheet to fill in: how many entries it takes (none hides it), its text, and its rule."""

    room: int
    key: str
    cite: str


def spreads(options: Options = DEFAULTS, role: str | None = None) -> tuple[Dealt, ...]:
    """Every way a new hero's attributes may be: as the player likes, or as the role has it."""
    if options.book.role_rules:
        roles = options.book.roles if role is None or role not in options.book.roles else (role,)
        return tuple(_of_role(each, options) for each in roles)
    rule, orders = options.mode.spread, permutations(_starting(options))
    return tuple(Dealt(dict(zip(ATTRIBUTES, order, strict=True)), rule) for order in orders)


def suggested_spread(role: str, options: Options = DEFAULTS) -> Dealt:
    """The usual attribute spread of a role. Where the book leaves it to the player, any other spread will do."""
    if options.book.role_rules:
        return _of_role(role, options)
    return Dealt(_best_first(role, options), "nde2.attr.suggested")


def _of_role(role: str, options: Options) -> Dealt:
    ladder = options.dice_mode == "ladder"
    return Dealt(_best_first(role, options), options.book.role_rules[role] if ladder else options.mode.spread)


def _best_first(role: str, options: Options) -> dict[str, int]:
    dealt = dict(zip(options.book.roles[role], _starting(options), strict=True))
    return {name: dealt[name] for name in ATTRIBUTES}


def _starting(options: Options) -> tuple[int, ...]:
    return GENTLE if options.dice_mode == "d6" and options.start_d6 == "gentle" else options.mode.start


def talent_field(options: Options = DEFAULTS) -> Field:
    """Room for two Talents in the player's own words; at a table without Talents the field is hidden."""
    rule = options.book.rule("nde2.talent.two")
    if options.talents == "off":
        return Field(0, "field-talents-hidden", rule)
    return Field(TALENTS, "field-talents", rule)


def new_sheet(name: str, role: str, options: Options = DEFAULTS, **more: Any) -> Sheet:
    """A new character of a role with its suggested spread; `more` overrides any field."""
    book = options.book
    if role not in book.roles:
        cite = book.rule("nde2.char.one-role")
        raise Unclear("error-unknown-role", role=role, roles=", ".join(book.roles), cite=cite)
    sheet: Sheet = {
        "ruleset": book.id,
        "name": name,
        "concept": "",
        "role": role,
        "role_label": "",
        "attributes": suggested_spread(role, options).value,
        "hearts": START_HEARTS,
        "power": START_POWER,
        "luck": book.luck,
        "talents": [],
        "traits": [],
        "gear": {"key": "", "protection": "", "trinkets": []},
        "grown": [],
    }
    return {field: value for field, value in sheet.items() if field not in _unknown(options)} | more


def _unknown(options: Options) -> set[str]:
    """Fields that a sheet of this edition does not have."""
    book = options.book
    known = {"concept": "concept" in book.parts, "luck": bool(book.luck), "traits": "trait" in book.picks}
    return {field for field, here in known.items() if not here}


def check_sheet(sheet: Any, options: Options = DEFAULTS) -> list[Problem]:
    """Everything that is wrong with a sheet, each with its rule. An empty list is a legal character."""
    rule = options.book.rule
    if not isinstance(sheet, dict):
        return [Problem("", "problem-not-a-sheet", rule("nde2.char.parts"))]
    judges = (_parts, _name, _concept, _role, _attributes, _resources, _talents, _gear, _growth)
    found = [problem for judge in judges for problem in judge(sheet, options)]
    return [problem._replace(cite=rule(problem.cite)) for problem in found]


def _parts(sheet: Sheet, options: Options) -> list[Problem]:
    """Problems of missing parts (concept, role, attributes, resources, equipment); Talents are extra."""
    needed = options.book.parts
    return [Problem(name, "problem-missing", "nde2.char.parts", said=name) for name in needed if name not in sheet]


def _name(sheet: Sheet, _: Options) -> list[Problem]:
    name = sheet.get("name", "?")  # a missing one has been noticed
    if not _one_line(name) or not name.strip():
        return [Problem("name", "problem-name", "nde2.char.parts")]
    return []


def _concept(sheet: Sheet, options: Options) -> list[Problem]:
    concept = sheet.get("concept", "")
    if not _one_line(concept):
        return [Problem("concept", "problem-concept", "nde2.char.concept")]
    if "concept" in options.book.parts and not concept.strip():
        return [Problem("concept", "problem-no-concept", "nde2.char.parts", warning=True)]
    return []


def _role(sheet: Sheet, options: Options) -> list[Problem]:
    """Exactly one role, under any name."""
    problems = []
    roles = options.book.roles
    role = sheet.get("role", next(iter(roles)))  # a missing one has been noticed
    if not isinstance(role, str) or role not in roles:
        problems.append(Problem("role", "problem-one-role", "nde2.char.one-role", said=str(role)))
    if not _one_line(sheet.get("role_label", "")):
        problems.append(Problem("role_label", "problem-role-label", "nde2.char.role-label"))
    return problems


def _attributes(sheet: Sheet, options: Options) -> list[Problem]:
    """Check attributes: a legal starting spread plus the recorded growth."""
    if "attributes" not in sheet:
        return []
    now, mode = sheet["attributes"], options.mode
    role = sheet.get("role")
    starts = spreads(options, role if isinstance(role, str) else None)
    if not isinstance(now, dict) or set(now) != set(ATTRIBUTES):
        return [Problem("attributes", "problem-attributes", starts[0].cite)]
    for name, value in now.items():
        if type(value) is not int or value not in mode.scale:
            return [Problem(f"attributes.{name}", "problem-unknown-die", mode.values, said=str(value))]
    if not any(_reachable(now, start.value, mode, _picks(sheet, "attribute")) for start in starts):
        wrong = "problem-role-dice" if options.book.role_rules else "problem-spread"
        return [Problem("attributes", wrong, starts[0].cite)]
    return []


def _reachable(now: dict[str, int], start: dict[str, int], mode: Mode, steps: int) -> bool:
    """Whether a start becomes this with so many steps up."""
    rises = [mode.scale.index(now[name]) - mode.scale.index(start[name]) for name in ATTRIBUTES]
    return min(rises) >= 0 and sum(rises) == steps


def _picks(sheet: Sheet, pick: str) -> int:
    grown = sheet.get("grown", [])
    return sum(item == pick for item in grown) if isinstance(grown, list) else 0


def _resources(sheet: Sheet, options: Options) -> list[Problem]:
    problems = []
    limits = (("hearts", START_HEARTS, MOST_HEARTS, "heart"), ("power", START_POWER, MOST_POWER, "power"))
    for name, start, most, pick in limits:
        value = sheet.get(name, start)
        expected = start + _picks(sheet, pick)
        if type(value) is not int or value != expected or value > most:
            grown_rule = "nde2.grow.heart" if name == "hearts" else "nde2.grow.pp"
            rule = grown_rule if _picks(sheet, pick) else "nde2.res.hearts-pp"
            problems.append(Problem(name, "problem-resource", rule, said=str(value)))
    luck = sheet.get("luck", options.book.luck)
    if type(luck) is not int or luck != options.book.luck:
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


def _gear(sheet: Sheet, options: Options) -> list[Problem]:
    gear = sheet.get("gear", {})
    if not isinstance(gear, dict) or not _texts(gear.get("trinkets", [])):
        return [Problem("gear", "problem-gear", "nde2.gear.slots")]
    if not all(isinstance(gear.get(slot, ""), str) for slot in ("key", "protection")):
        return [Problem("gear", "problem-gear", "nde2.gear.slots")]
    if len(gear.get("trinkets", [])) > TRINKETS:
        said = str(len(gear["trinkets"]))
        return [Problem("gear.trinkets", "problem-too-many-trinkets", "nde2.gear.slots", warning=True, said=said)]
    if "gear" in options.book.parts and not (gear.get("key", "").strip() and gear.get("protection", "").strip()):
        return [Problem("gear", "problem-no-gear", "nde2.gear.slots", warning=True)]
    return []


def _growth(sheet: Sheet, options: Options) -> list[Problem]:
    grown, traits = sheet.get("grown", []), sheet.get("traits", [])
    if not isinstance(grown, list) or any(pick not in list(options.book.picks) for pick in grown):
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
        id=hero_id(id),
        name=sheet["name"],
        seat=seat or id,
        role=sheet["role"],
        attributes=Attributes(**sheet["attributes"]),
        hearts=sheet["hearts"],
        hearts_max=sheet["hearts"],
        power=sheet["power"],
        power_max=sheet["power"],
        luck=sheet.get("luck", 0),
        concept=sheet.get("concept", ""),
        role_label=sheet.get("role_label", ""),
        talents=tuple(sheet.get("talents", ())),
        traits=tuple(sheet.get("traits", ())),
        gear=Gear(gear.get("key", ""), gear.get("protection", ""), tuple(gear.get("trinkets", ()))),
    )


def grown_sheet(sheet: Sheet, hero: Hero, pick: str) -> Sheet:
    """The sheet after its hero has grown."""
    now = {"attributes": asdict(hero.attributes), "hearts": hero.hearts_max, "power": hero.power_max}
    if "traits" in sheet or hero.traits:
        now["traits"] = list(hero.traits)
    return sheet | now | {"grown": [*sheet.get("grown", []), pick]}


class Inventions(NamedTuple):
    """Words to make random characters of. They become the player's, so they stay in the language they were in."""

    names: tuple[str, ...]
    concepts: tuple[str, ...]
    talents: tuple[str, ...]
    tools: tuple[str, ...]
    protections: tuple[str, ...]
    trinkets: tuple[str, ...]


def inventions(say: Callable[..., str]) -> Inventions:
    """The words of one language, from its texts."""

    def listed(key: str) -> tuple[str, ...]:
        return tuple(word.strip() for word in say(f"invention-{key}").split(";"))

    concepts = tuple(say("invention-concept", who=who, turn=turn) for who in listed("who") for turn in listed("turn"))
    rest = (listed(key) for key in ("talents", "tools", "protections", "trinkets"))
    return Inventions(listed("names"), concepts, *rest)


def random_sheet(words: Inventions, draws: Any, options: Options = DEFAULTS, name: str = "") -> Sheet:
    """A legal character from a stream of draws: `draws.below(n)` gives a number below n."""

    def pick(some: tuple[Any, ...], count: int) -> list[Any]:
        pool = list(some)
        return [pool.pop(draws.below(len(pool))) for _ in range(count)]

    ((role,), (named,)) = pick(tuple(options.book.roles), 1), pick(words.names, 1)
    ((spread,), (concept,)) = pick(spreads(options, role), 1), pick(words.concepts, 1)
    ((key,), (protection,)) = pick(words.tools, 1), pick(words.protections, 1)
    story = {
        "attributes": spread.value,
        "concept": concept,
        "talents": pick(words.talents, TALENTS) if options.talents == "on" else [],
        "gear": {"key": key, "protection": protection, "trinkets": pick(words.trinkets, TRINKETS)},
    }
    known = {field: told for field, told in story.items() if field not in _unknown(options)}
    return new_sheet(name or named, role, options, **known)
