"""Character creation in the workshop, in the book's order: concept, role, attributes, Talents, gear; and growth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import cast

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde import sheet as sheets
from moothall.rulesets.nde.growth import attribute_options, check_growth, growth_options, scale_of
from moothall.rulesets.nde.growth import grown as after_growing
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.options import Options
from moothall.rulesets.nde.questions import Growth
from moothall.rulesets.nde.state import Hero, Table
from moothall.rulesets.nde.words import (
    ATTRIBUTES,
    LEVELS_OF_SKILL,
    START_HEARTS,
    START_POWER,
    TALENTS,
    TRINKETS,
    Attribute,
)
from moothall.talk.questions import Option
from moothall.talk.workshop import Answers, DraftChoice, Draws, Field, Say, Sheet, Step, Workshop

# ---- making ---------------------------------------------------------------------------------------------------------


def begun(options: Options) -> Sheet:
    """A draft with what every hero begins with, and nothing chosen."""
    blank = sheets.new_sheet("", next(iter(options.book.roles)), options)
    return {field: value for field, value in blank.items() if field not in ("role", "attributes")}


def steps(sheet: Sheet, options: Options) -> tuple[Step, ...]:
    """The book's steps for this draft."""
    cite = options.book.rule
    made = [
        Step("who", "make-who", cite("nde2.char.parts"), tuple(_who(options))),
        Step("role", "make-role", cite("nde2.char.one-role"), tuple(_role(sheet, options))),
        Step("numbers", "make-numbers", options.mode.spread, tuple(_numbers(sheet, options))),
    ]
    talents = sheets.talent_field(options)
    if talents.room:
        lines = Field("talents", "lines", "make-talents", talents.cite, most=talents.room)
        made.append(Step("talents", "make-talents-step", talents.cite, (lines,)))
    made.append(Step("gear", "make-gear", cite("nde2.gear.slots"), tuple(_gear(options))))
    return tuple(made)


def _who(options: Options) -> list[Field]:
    cite = options.book.rule
    fields = [Field("name", "name", "make-name", cite("nde2.char.parts"))]
    if "concept" in options.book.parts:
        fields.append(Field("concept", "line", "make-concept", cite("nde2.char.concept")))
    return fields


def _role(sheet: Sheet, options: Options) -> list[Field]:
    """The role field; a grown hero keeps the role, because the attributes grew from there."""
    rule = options.book.rule("nde2.char.one-role")
    roles = tuple(DraftChoice(role, f"make-role-{role}", rule) for role in options.book.roles)
    role = Field("role", "given" if sheet.get("grown") else "pick", "make-one-role", rule, options=roles)
    return [role, Field("role_label", "line", "make-role-label", options.book.rule("nde2.char.role-label"))]


def _numbers(sheet: Sheet, options: Options) -> list[Field]:
    """Attributes as the player deals them or as the role has them, and what everybody begins with."""
    cite, traits = options.book.rule, sheet.get("traits")
    fields = [
        _attributes(sheet, options),
        Field("hearts", "given", "make-hearts", cite("nde2.res.hearts-pp"), glyph="heart"),
        Field("power", "given", "make-power", cite("nde2.res.hearts-pp"), glyph="power"),
    ]
    if options.book.luck:
        fields.append(Field("luck", "given", "make-luck", cite("nde2.res.lp"), glyph="luck"))
    if traits:
        fields.append(Field("traits", "given", "make-traits", cite("nde2.grow.trait")))
    return fields


def _attributes(sheet: Sheet, options: Options) -> Field:
    names = tuple(DraftChoice(name, f"term-{name}") for name in ATTRIBUTES)
    dealt = "attributes" in sheet and not options.book.role_rules and not sheet.get("grown")
    role = sheet.get("role")
    rule = sheets.spreads(options, role if isinstance(role, str) else None)[0].cite
    values = options.mode.start if dealt else options.mode.scale
    worth = tuple(_worth(value, options) for value in values)
    return Field("attributes", "deal" if dealt else "given", "make-attributes", rule, names, worth)


def _worth(value: int, options: Options) -> DraftChoice:
    """Value of an attribute, as people say it."""
    scale = scale_of(options)
    if scale == "threshold":
        return DraftChoice(str(value), f"make-threshold-{LEVELS_OF_SKILL[value]}", options.mode.values)
    return DraftChoice(str(value), f"make-{scale}", options.mode.values, value if scale == "die" else 0)


def _gear(options: Options) -> list[Field]:
    rule = options.book.rule("nde2.gear.slots")
    return [
        Field("gear.key", "line", "make-key", rule),
        Field("gear.protection", "line", "make-protection", rule),
        Field("gear.trinkets", "lines", "make-trinkets", rule, most=TRINKETS),
    ]


def follows(before: Sheet, sheet: Sheet, at: str, options: Options) -> Sheet:
    """A role brings the attributes it usually has."""
    role = sheet.get("role")
    if at != "role" or not isinstance(role, str) or role not in options.book.roles:
        return sheet
    return sheet | {"attributes": sheets.suggested_spread(role, options).value}


def drawn(say: Say, draws: Draws, options: Options) -> Sheet:
    """A legal hero at random."""
    return sheets.random_sheet(sheets.inventions(say), draws, options)


def ideas(say: Say) -> Mapping[str, tuple[str, ...]]:
    """Words to begin with, in one language."""
    words = sheets.inventions(say)
    return {
        "name": words.names,
        "concept": words.concepts,
        "talents": words.talents,
        "gear.key": words.tools,
        "gear.protection": words.protections,
        "gear.trinkets": words.trinkets,
    }


# ---- growing --------------------------------------------------------------------------------------------------------


def growth(sheet: Sheet, answers: Answers, options: Options) -> Step | None:
    """The fields of one pick; if it is an attribute, which one; if it is a Trait, its words."""
    hero, rule = sheets.to_hero(sheet, "hero"), options.book.rule("nde2.grow.one")
    picks = tuple(DraftChoice(one.id, f"make-grow-{one.id}", one.cite) for one in growth_options(hero, options))
    if not picks:
        return None
    fields = [Field("pick", "pick", "make-grow-pick", rule, options=picks)]
    if answers.get("pick") == "attribute":
        rising = tuple(_rising(one, hero, options) for one in attribute_options(hero, options))
        fields.append(Field("attribute", "pick", "make-grow-which", options.mode.grows, options=rising))
    if answers.get("pick") == "trait":
        fields.append(Field("trait", "line", "make-grow-words", options.book.rule("nde2.grow.trait")))
    return Step("growth", "make-grow", rule, tuple(fields))


def _rising(offered: Option, hero: Hero, options: Options) -> DraftChoice:
    """An attribute, with what it is and what it would be."""
    raised = after_growing(hero, options, Growth("attribute", cast(Attribute, offered.id)))
    before, after = (one.attributes.of(cast(Attribute, offered.id)) for one in (hero, raised))
    turns = (_worth(before, options), _worth(after, options))
    return DraftChoice(offered.id, f"term-{offered.id}", offered.cite, turns=turns)


def grown(sheet: Sheet, answers: Answers, options: Options) -> Sheet:
    """The sheet after one pick."""
    hero, picked = sheets.to_hero(sheet, "hero"), _picked(answers, options)
    check_growth(hero, options, picked)
    return sheets.grown_sheet(sheet, after_growing(hero, options, picked), picked.pick)


def _picked(answers: Answers, options: Options) -> Growth:
    pick, attribute, trait = (answers.get(name) for name in ("pick", "attribute", "trait"))
    if pick not in list(options.book.picks):
        raise AgainstTheRules("error-one-growth", cite=options.book.rule("nde2.grow.one"), count=0)
    known = attribute if attribute in list(ATTRIBUTES) else None
    return Growth(pick, attribute=known, trait=trait if isinstance(trait, str) else "")


# ---- from a table ---------------------------------------------------------------------------------------------------


def sheet_of(table: Table, who: str) -> Sheet:
    """A hero's sheet. In which order things grew is not remembered, but how often each did shows in the numbers."""
    hero, options = table.hero(hero_id(who)), table.options
    scale = options.mode.scale
    started = sum(scale.index(value) for value in sheets.suggested_spread(hero.role, options).value.values())
    rises = sum(scale.index(hero.attributes.of(name)) for name in ATTRIBUTES) - started
    often = {
        "attribute": rises,
        "heart": hero.hearts_max - START_HEARTS,
        "power": hero.power_max - START_POWER,
        "trait": len(hero.traits),
    }
    told: Sheet = {
        "concept": hero.concept,
        "role_label": hero.role_label,
        "attributes": asdict(hero.attributes),
        "hearts": hero.hearts_max,
        "power": hero.power_max,
        "talents": list(hero.talents[:TALENTS]),
        "traits": list(hero.traits),
        "gear": {"key": hero.gear.key, "protection": hero.gear.protection, "trinkets": list(hero.gear.trinkets)},
        "grown": [pick for pick, count in often.items() for _ in range(count)],
    }
    blank = sheets.new_sheet(hero.name, hero.role, options)
    return blank | {field: value for field, value in told.items() if field in blank}


HEEDS = ("dice_mode", "start_d6", "talents")

WORKSHOP = Workshop(
    *(begun, steps, follows, sheets.check_sheet, drawn, ideas, growth, grown, sheet_of, HEEDS),
    new_sheet=sheets.new_sheet,
)
