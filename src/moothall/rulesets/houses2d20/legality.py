"""Legality of sheets: every problem with its rule. A file may hold anything, so no type is trusted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from moothall.rulesets.houses2d20.options import Options
from moothall.rulesets.houses2d20.state import AbilityKind
from moothall.rulesets.houses2d20.templates import (
    FOCUSES_UNDER,
    FULL_DRIVES,
    LOWEST_SKILL,
    QUALITIES,
    TEMPLATES,
)
from moothall.rulesets.houses2d20.words import DRIVES, SKILLS, STATEMENT_FROM, Tier
from moothall.talk.workshop import Problem, Sheet

FIRST, SECOND = 6, 5
"""The two skills of a player's character that begin above the lowest."""

ADVANCES = ("skill", "focus", "talent")


Problems = list[Problem]


# ---- Skills ---------------------------------------------------------------------------------------------------------


def judge_skills(
    tier: Tier, skills: Any, options: Options, gained: Sequence[str] = (), given: Sequence[str] = ()
) -> Problems:
    """Five skills, and ratings as the tier has them; `gained` and `given` are what was bought and given up since."""
    if not isinstance(skills, dict) or set(skills) != set(SKILLS) or any(type(n) is not int for n in skills.values()):
        return [Problem("skills", "problem-houses-skills", "houses.skill.five")]
    match tier:
        case "main":
            return _free_skills(skills, options, gained.count("skill"), given.count("skill"))
        case "major":
            return _major_skills(skills)
        case _:
            wanted = TEMPLATES[tier].skills
            return _as_a_set("skills", "problem-houses-skill-set", skills, wanted, f"houses.npc.{tier}.skills")


def start_of_skills(options: Options) -> tuple[int, ...]:
    """Starting ratings of a new character's skills, before points are added."""
    return tuple(min(rating, options.skill_cap) for rating in (FIRST, SECOND, *[LOWEST_SKILL] * (len(SKILLS) - 2)))


def points_to_place(options: Options) -> int:
    """How many points a new character adds; those for which there is no room are lost."""
    start = start_of_skills(options)
    return min(options.pc_skill_points, options.skill_cap * len(start) - sum(start))


def _free_skills(skills: dict[str, int], options: Options, gained: int, given: int) -> Problems:
    outside = [name for name, rating in skills.items() if not LOWEST_SKILL <= rating <= options.skill_cap]
    if outside:
        said = str(skills[outside[0]])
        return [Problem(f"skills.{outside[0]}", "problem-houses-skill-range", "houses.pc.skill-range", said=said)]
    start = start_of_skills(options)
    wanted = sum(start) + points_to_place(options) + gained - given
    if sum(skills.values()) != wanted:
        said = f"{sum(skills.values())} ≠ {wanted}"
        return [Problem("skills", "problem-houses-skill-sum", "houses.pc.skill-array", said=said)]
    best = sorted(skills.values(), reverse=True)
    if not given and any(now < least for now, least in zip(best, start, strict=True)):
        return [Problem("skills", "problem-houses-skill-start", "houses.pc.skill-array")]
    return []


def _major_skills(skills: dict[str, int]) -> Problems:
    template = TEMPLATES["major"]
    for name, rating in skills.items():
        if rating > MAJOR_MOST:
            rule = "houses.npc.major.skills-max-8"
            return [Problem(f"skills.{name}", "problem-houses-skill-range", rule, said=str(rating))]
        if rating < LOWEST_SKILL:
            rule = "houses.npc.major.skills-base-4"
            return [Problem(f"skills.{name}", "problem-houses-skill-range", rule, said=str(rating))]
    wanted = sum(template.skills) + template.points
    if sum(skills.values()) != wanted:
        said = f"{sum(skills.values())} ≠ {wanted}"
        return [Problem("skills", "problem-houses-skill-sum", "houses.npc.major.skills-plus-11", said=said)]
    return []


MAJOR_MOST = 8
"""No skill of a major character is above this, whatever players' characters may reach."""


def _as_a_set(field: str, key: str, ratings: dict[str, int], wanted: tuple[int, ...], cite: str) -> Problems:
    if sorted(ratings.values(), reverse=True) == list(wanted):
        return []
    return [Problem(field, key, cite, said=", ".join(map(str, wanted)))]


# ---- Drives ---------------------------------------------------------------------------------------------------------


def judge_drives(tier: Tier, sheet: Sheet) -> Problems:
    """Five Drives with the ratings of the tier, and statements where they belong; or Quality in place of all."""
    if tier == "minor":
        return _quality(sheet)
    drives = sheet.get("drives")
    if not isinstance(drives, dict) or set(drives) != set(DRIVES) or not all(map(_is_drive, drives.values())):
        return [Problem("drives", "problem-houses-drives", "houses.drive.five")]
    ratings = {name: drive["rating"] for name, drive in drives.items()}
    said = {name for name, drive in drives.items() if drive.get("statement", "").strip()}
    return _drive_ratings(tier, ratings) or _statements(tier, ratings, said)


def _is_drive(drive: Any) -> bool:
    if not isinstance(drive, dict) or type(drive.get("rating")) is not int:
        return False
    words = (drive.get(field, "") for field in ("statement", "deed"))
    return all(map(_one_line, words)) and ("struck" not in drive or isinstance(drive["struck"], bool))


def _drive_ratings(tier: Tier, ratings: dict[str, int]) -> Problems:
    if tier != "notable":
        rule = "houses.pc.drive-array" if tier == "main" else "houses.npc.major.drives"
        return _as_a_set("drives", "problem-houses-drive-set", ratings, FULL_DRIVES, rule)
    wanted = TEMPLATES["notable"].drives
    high = sorted(ratings.values(), reverse=True)[:2] == list(wanted[:2])
    rule = "houses.npc.notable.other-drives-5" if high else "houses.npc.notable.two-drives"
    return _as_a_set("drives", "problem-houses-drive-set", ratings, wanted, rule)


def _statements(tier: Tier, ratings: dict[str, int], said: set[str]) -> Problems:
    strong = {name for name, rating in ratings.items() if rating >= STATEMENT_FROM}
    if tier == "notable":
        rule = "houses.npc.notable.statements"
        if said - strong:
            return _misplaced(min(said - strong), rule)
        return [] if said else [Problem("drives", "problem-houses-statement-missing", rule, unfinished=True)]
    rule = "houses.drive.statement-from-six" if tier == "main" else "houses.npc.major.statements"
    if tier == "major" and said - strong:
        return _misplaced(min(said - strong), rule)
    lacking = [name for name in DRIVES if name in strong - said]
    missing = "problem-houses-statement-missing"
    return [Problem(f"drives.{name}.statement", missing, rule, said=name, unfinished=True) for name in lacking]


def _misplaced(drive: str, rule: str) -> Problems:
    return [Problem(f"drives.{drive}.statement", "problem-houses-statement-misplaced", rule, said=drive)]


def _quality(sheet: Sheet) -> Problems:
    quality = sheet.get("quality")
    if type(quality) is not int or quality not in QUALITIES:
        return [Problem("quality", "problem-houses-quality", "houses.npc.minor.quality", said=str(quality))]
    if "drives" not in sheet:
        return []
    drives = sheet["drives"] if isinstance(sheet["drives"], dict) else {}
    if any(isinstance(drive, dict) and drive.get("statement") for drive in drives.values()):
        return [Problem("drives", "problem-houses-no-statements", "houses.npc.minor.no-statements")]
    return [Problem("drives", "problem-houses-no-drives", "houses.npc.minor.quality")]


# ---- Traits, focuses, talents and abilities -------------------------------------------------------------------------


def judge_traits(tier: Tier, sheet: Sheet) -> Problems:
    """A role first, then a reputation, then a faction; players' characters have what they like."""
    traits = sheet.get("traits", [])
    if not texts(traits):
        return [Problem("traits", "problem-houses-texts", "houses.trait.is-text")]
    if tier == "main":
        return []
    least, most = TEMPLATES[tier].traits
    if least <= len(traits) <= most:
        return []
    rule = _trait_rule(tier, len(traits))
    return [Problem("traits", "problem-houses-trait-count", rule, said=_off(len(traits), least, most))]


def _trait_rule(tier: Tier, count: int) -> str:
    match tier:
        case "minor":
            return "houses.npc.minor.one-trait"
        case "notable":
            return "houses.npc.notable.reputation-trait" if count else "houses.npc.notable.role-trait"
        case _:
            missing = {0: "houses.npc.major.role-trait", 1: "houses.npc.major.reputation-trait"}
            return missing.get(count, "houses.npc.major.faction-trait")


def judge_focuses(tier: Tier, sheet: Sheet, count: int | None = None) -> Problems:
    """Each focus stands under a skill; how many, and where, depends on the tier. `count` is a player's number."""
    focuses = sheet.get("focuses", [])
    unfit = _unfit_focuses(focuses)
    if unfit:
        return unfit
    least, most = TEMPLATES[tier].focuses if count is None else (count, count)
    rule = {
        "main": "houses.pc.focuses-talents",
        "minor": "houses.npc.minor.one-focus",
        "notable": "houses.npc.notable.focuses",
        "major": "houses.npc.major.focuses",
    }[tier]
    if not least <= len(focuses) <= most:
        return [Problem("focuses", "problem-houses-focus-count", rule, said=_off(len(focuses), least, most))]
    under = FOCUSES_UNDER.get(tier, {})
    skills = sheet.get("skills")
    if not under or not isinstance(skills, dict):
        return []
    ratings = sorted(skills[focus["skill"]] for focus in focuses if focus["skill"] in skills)
    wanted = sorted(rating for rating, many in under.items() for _ in range(many))
    return [] if ratings == wanted else [Problem("focuses", "problem-houses-focus-place", rule)]


def _unfit_focuses(focuses: Any) -> Problems:
    rule = "houses.focus.belongs-to-skill"
    if not isinstance(focuses, list) or not all(isinstance(one, dict) for one in focuses):
        return [Problem("focuses", "problem-houses-focuses", rule)]
    parts = [(f"focuses.{n}.skill", one.get("skill") in SKILLS) for n, one in enumerate(focuses)]
    parts += [(f"focuses.{n}.name", _text(one.get("name"))) for n, one in enumerate(focuses)]
    return [Problem(place, "problem-houses-focuses", rule) for place, is_fit in parts if not is_fit]


def judge_talents(tier: Tier, sheet: Sheet, options: Options, count: int | None = None) -> Problems:
    """So many talents; special abilities count among them where they may stand in for one."""
    talents, abilities = sheet.get("talents", []), sheet.get("abilities", [])
    if not texts(talents) or not isinstance(abilities, list):
        return [Problem("talents", "problem-houses-texts", "houses.pc.focuses-talents")]
    may_have = tier == "major" or (tier == "notable" and options.npc_abilities_for_notable)
    if abilities and not may_have:
        return [Problem("abilities", "problem-houses-no-abilities", "houses.npc.ability.replaces-talent")]
    unfit = [problem for ability in abilities for problem in judge_ability(ability)]
    least, most = TEMPLATES[tier].talents if count is None else (count, count)
    if unfit or least <= len(talents) + len(abilities) <= most:
        return unfit
    rule = {
        "main": "houses.pc.focuses-talents",
        "minor": "houses.npc.minor.no-talents",
        "notable": "houses.npc.notable.talents",
        "major": "houses.npc.major.talents",
    }[tier]
    said = _off(len(talents) + len(abilities), least, most)
    return [Problem("talents", "problem-houses-talent-count", rule, said=said)]


ABILITIES: tuple[AbilityKind, ...] = get_args(AbilityKind)
ABOUT_A_SKILL: tuple[AbilityKind, ...] = ("proficiency", "threatening", "substitution")


def judge_ability(ability: Any) -> Problems:
    """Each ability says what it is for; some name a skill, and one has a price."""
    if not isinstance(ability, dict) or ability.get("kind") not in ABILITIES:
        return [Problem("abilities", "problem-houses-ability", "houses.npc.ability.replaces-talent")]
    kind, skill, price = ability["kind"], ability.get("skill", ""), ability.get("price", 0)
    rule = f"houses.npc.ability.{ABILITY_RULES.get(kind, kind)}"
    if skill not in ("", *SKILLS) or type(price) is not int or not isinstance(ability.get("use", ""), str):
        return [Problem(f"abilities.{kind}", "problem-houses-ability", rule)]
    named = bool(ability.get("use", "").strip())
    needs_skill = kind in ("proficiency", "substitution") and not skill
    if needs_skill or not (named or (kind == "threatening" and skill)):
        return [Problem(f"abilities.{kind}", "problem-houses-ability-of-what", rule)]
    if kind == "extra_option" and price < 1:
        return [Problem(f"abilities.{kind}", "problem-houses-ability-price", rule, said=str(price))]
    return []


ABILITY_RULES = {"extra_option": "extra-threat-option"}
"""Abilities whose rule is called otherwise than they are."""


# ---- Assets, and what has been bought -------------------------------------------------------------------------------


def judge_assets(sheet: Sheet, options: Options, fresh: bool) -> Problems:
    """Problems of assets: whole Potency from 0; a new player character has a fixed number, one of them tangible."""
    assets = sheet.get("assets", [])
    rule = "houses.asset.owner-and-name"
    if not isinstance(assets, list) or not all(isinstance(one, dict) for one in assets):
        return [Problem("assets", "problem-houses-assets", rule)]
    nameless = [f"assets.{n}.name" for n, one in enumerate(assets) if not _text(one.get("name"))]
    if nameless:
        return [Problem(place, "problem-houses-assets", rule) for place in nameless]
    marks = [asset[mark] for asset in assets for mark in ("defensive", "tangible") if mark in asset]
    if not all(isinstance(mark, bool) for mark in marks):
        return [Problem("assets", "problem-houses-assets", "houses.asset.defensive")]
    found = [problem for asset in assets for problem in _potency(asset, options)]
    rule = "houses.pc.focuses-talents"
    if fresh and len(assets) != options.pc_assets:
        said = _off(len(assets), options.pc_assets, options.pc_assets)
        return [*found, Problem("assets", "problem-houses-asset-count", rule, said=said)]
    if fresh and assets and not any(asset.get("tangible", True) for asset in assets):
        return [*found, Problem("assets", "problem-houses-asset-touch", rule)]
    return found


def _potency(asset: Sheet, options: Options) -> Problems:
    potency, rule = asset.get("potency", 0), "houses.asset.potency-default-0"
    if type(potency) is not int or potency < 0:
        return [Problem("assets", "problem-houses-potency", rule, said=str(potency))]
    if potency > options.asset_potency_warn:
        return [Problem("assets", "problem-houses-potency-high", rule, warning=True, said=str(potency))]
    return []


def judge_advances(sheet: Sheet) -> Problems:
    """Problems of advances: each ability bought and given up, by its kind."""
    advances = sheet.get("advances", [])
    known = ("", *ADVANCES)
    sound = isinstance(advances, list) and all(
        isinstance(one, dict) and one.get("gained") in ADVANCES and one.get("given", "") in known for one in advances
    )
    if not sound:
        return [Problem("advances", "problem-houses-advances", "houses.advance.retrain")]
    if "points" in sheet and (type(sheet["points"]) is not int or sheet["points"] < 0):
        said = str(sheet["points"])
        return [Problem("points", "problem-houses-points", "houses.advance.cannot-overspend", said=said)]
    return []


def texts(value: Any) -> bool:
    """Whether a value is a list of texts."""
    return isinstance(value, list) and all(map(_text, value))


def _text(value: Any) -> bool:
    return _one_line(value) and bool(value.strip())


def _one_line(value: Any) -> bool:
    return isinstance(value, str) and len(value.splitlines()) <= 1


def _off(count: int, least: int, most: int) -> str:
    """How many there are, and how many there should be."""
    return f"{count} ≠ {least}" if least == most else f"{count} ≠ {least}–{most}"
