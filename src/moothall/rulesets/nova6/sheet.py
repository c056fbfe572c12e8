"""A character as a document: what a player brings to a table, and how it becomes somebody there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from moothall.records import changed
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.state import Character, Effect, Perk
from moothall.rulesets.nova6.stress import tracks_of
from moothall.rulesets.nova6.vocabulary import PER_SKILL, TALENTS, talent
from moothall.rulesets.nova6.words import DEFAULT_REFRESH, SKILLS

Sheet = dict[str, Any]
MOST_RANKS = 5


class Problem(NamedTuple):
    """What is wrong with a sheet: where, the key of its text, the rule, and what was said there."""

    field: str
    key: str
    cite: str
    said: str = ""
    warning: bool = False


def new_sheet(name: str, *, skills: dict[str, int] | None = None, aspects: list[str] | None = None) -> Sheet:
    """A sheet with a name, ranks and aspects; perks and talents are for the player to add."""
    return {
        "ruleset": "nova6",
        "name": name,
        "skills": {skill: (skills or {}).get(skill, 0) for skill in SKILLS},
        "perks": [],
        "talents": [],
        "aspects": list(aspects or []),
    }


def check_sheet(sheet: Sheet, options: Options = DEFAULTS) -> list[Problem]:
    """Everything that keeps a sheet from a table."""
    return list(_problems(sheet))


def _problems(sheet: Sheet) -> Iterator[Problem]:
    if not isinstance(sheet.get("name"), str) or not sheet["name"].strip():
        yield Problem("name", "problem-nova6-name", "nova6.role.player")
    yield from _skills(sheet.get("skills", {}))
    for perk in _listed(sheet, "perks"):
        if not isinstance(perk, dict) or perk.get("skill") not in SKILLS or not str(perk.get("name", "")).strip():
            yield Problem("perks", "problem-nova6-perk", "nova6.mod.perk", str(perk))
    for one in _listed(sheet, "talents"):
        if not isinstance(one, dict) or not _is_talent(str(one.get("id", "")), str(one.get("skill", ""))):
            yield Problem("talents", "problem-nova6-talent", "nova6.mod.talent", str(one))
    for aspect in _listed(sheet, "aspects"):
        if not isinstance(aspect, str) or not aspect.strip():
            yield Problem("aspects", "problem-nova6-aspect", "nova6.aspect.define", str(aspect))


def _listed(sheet: Sheet, field: str) -> list[Any]:
    value = sheet.get(field, [])
    return value if isinstance(value, list) else [value]


def _skills(skills: Any) -> Iterator[Problem]:
    for skill, ranks in skills.items() if isinstance(skills, dict) else [("", skills)]:
        if skill not in SKILLS:
            yield Problem("skills", "problem-nova6-skill", "nova6.skill.six", str(skill))
        elif type(ranks) is not int or not 0 <= ranks <= MOST_RANKS:
            yield Problem(f"skills.{skill}", "problem-nova6-ranks", "nova6.mod.skill", str(ranks))


def _is_talent(id: str, skill: str) -> bool:
    return (id in PER_SKILL and skill in SKILLS) or (id in TALENTS and not skill)


def to_character(sheet: Sheet, who: str, seat: str) -> Character:
    """Somebody as a table knows them, fresh and with a full heap of plot points."""
    ranks = tuple((skill, sheet["skills"].get(skill, 0)) for skill in SKILLS)
    perks = tuple(Perk(perk["name"], perk["skill"]) for perk in sheet.get("perks", ()))
    traits = tuple(talent(one["id"], one.get("skill", "")) for one in sheet.get("talents", ()))
    more = sum(gives.amount for trait in traits for gives in trait.gives if gives.what == "refresh")
    refresh = DEFAULT_REFRESH + more
    made = Character(who, sheet["name"], "pc", seat, ranks, perks, traits, plot_points=refresh, refresh=refresh)
    return changed(made, tracks=tracks_of(made))


def belongings(sheet: Sheet, who: str) -> tuple[Effect, ...]:
    """What comes with somebody: the aspects they were made with."""
    return tuple(
        Effect(f"{who}-aspect-{number}", "aspect", text, who, duration="P", aspect="character")
        for number, text in enumerate(sheet.get("aspects", ()), 1)
    )
