"""Character sheets: making them, judging them, and bringing them to a table.

A sheet is a plain mapping, as it stands in a file: of a player's own character, of somebody who supports it, or of a
non-player character of one of three tiers.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, NamedTuple

from moothall.rulesets.houses2d20.ids import AssetId, CharacterId
from moothall.rulesets.houses2d20.legality import (
    ADVANCES,
    judge_advances,
    judge_assets,
    judge_drives,
    judge_focuses,
    judge_skills,
    judge_talents,
    judge_traits,
    points_to_place,
    start_of_skills,
)
from moothall.rulesets.houses2d20.options import DEFAULTS, Options
from moothall.rulesets.houses2d20.state import Ability, Asset, Character, DriveRating, Drives, Focus, Growth, Skills
from moothall.rulesets.houses2d20.templates import FULL_DRIVES, TEMPLATES, allocations, dealt
from moothall.rulesets.houses2d20.words import BOOK, DRIVES, SKILLS, Skill, Tier
from moothall.talk.workshop import Problem, Sheet

TIERS: tuple[Tier, ...] = ("main", *TEMPLATES)


class Dealt(NamedTuple):
    """The rating of each skill, and the rule that deals them so."""

    value: dict[Skill, int]
    cite: str


def skill_spreads(first: Skill, second: Skill, options: Options = DEFAULTS) -> tuple[Dealt, ...]:
    """Every way the skills of a new character may be, once the best two are named."""
    order = (first, second, *(skill for skill in SKILLS if skill not in (first, second)))
    ways = allocations(start_of_skills(options), points_to_place(options), options.skill_cap)
    return tuple(Dealt(dealt(order, ratings), "houses.pc.skill-array") for ratings in ways)


def new_sheet(name: str, **more: Any) -> Sheet:
    """A player's new character with everything still to be written but the numbers; `more` overrides any field."""
    first, second, *_ = SKILLS
    return {
        "ruleset": BOOK,
        "tier": "main",
        "name": name,
        "skills": skill_spreads(first, second)[-1].value,
        "drives": {drive: {"rating": n, "statement": ""} for drive, n in zip(DRIVES, FULL_DRIVES, strict=True)},
        "focuses": [],
        "talents": [],
        "assets": [],
        "traits": [],
        "ambition": "",
        "points": 0,
        "advances": [],
    } | more


def check_sheet(sheet: Any, options: Options = DEFAULTS) -> list[Problem]:
    """Everything that is wrong with a sheet, each with its rule. An empty list is a legal character."""
    if not isinstance(sheet, dict):
        return [Problem("", "problem-houses-not-a-sheet", "houses.skill.five")]
    tier = sheet.get("tier", "main")
    if tier not in TIERS:
        return [Problem("tier", "problem-houses-tier", "houses.resist.who", said=str(tier))]
    return [*_about(sheet), *_judged(tier, sheet, options)]


def _about(sheet: Sheet) -> list[Problem]:
    """Problems of fields without a rule that must be words: a name, an ambition."""
    rule = "houses.trait.is-text"
    name, ambition = sheet.get("name"), sheet.get("ambition", "")
    named = isinstance(name, str) and len(name.strip().splitlines()) == 1
    found = [] if named else [Problem("name", "problem-houses-name", rule)]
    if not isinstance(ambition, str) or len(ambition.splitlines()) > 1:
        found.append(Problem("ambition", "problem-houses-name", "houses.advance.ambition-1-to-3"))
    return found


def _judged(tier: Tier, sheet: Sheet, options: Options) -> list[Problem]:
    unsound = judge_advances(sheet)
    if unsound:
        return unsound
    gained, given = _bought(sheet, "gained"), _bought(sheet, "given")

    def room(kind: str, start: int) -> int | None:
        """How many a player's own character has; of others their tier says so."""
        return start + gained.count(kind) - given.count(kind) if tier == "main" else None

    return [
        *judge_skills(tier, sheet.get("skills"), options, gained, given),
        *judge_drives(tier, sheet),
        *judge_traits(tier, sheet),
        *judge_focuses(tier, sheet, room("focus", options.pc_focuses)),
        *judge_talents(tier, sheet, options, room("talent", options.pc_talents)),
        *judge_assets(sheet, options, fresh=tier == "main" and not (gained or sheet.get("points"))),
    ]


def _bought(sheet: Sheet, which: str) -> list[str]:
    return [one[which] for one in sheet.get("advances", []) if one.get(which)]


def to_character(
    sheet: Sheet, id: CharacterId, seat: str = "gm", options: Options = DEFAULTS
) -> tuple[Character, tuple[Asset, ...]]:
    """A character at the table from a legal sheet, with their assets."""
    tier, supporting = sheet.get("tier", "main"), bool(sheet.get("supporting"))
    ours = tier == "main" or supporting
    character = Character(
        id=id,
        name=sheet["name"].strip(),
        tier=tier,
        side="players" if ours else "opposition",
        skills=Skills(**sheet["skills"]),
        drives=_drives(sheet) if tier != "minor" else None,
        quality=sheet.get("quality") if tier == "minor" else None,
        seat=seat,
        supporting=supporting,
        traits=tuple(sheet.get("traits", ())),
        focuses=tuple(Focus(focus["skill"], focus["name"]) for focus in sheet.get("focuses", ())),
        talents=tuple(sheet.get("talents", ())),
        abilities=tuple(map(_ability, sheet.get("abilities", ()))),
        ambition=sheet.get("ambition", ""),
        determination=options.determination_start if tier == "main" else None,
        points=sheet.get("points", 0),
        skill_advances=_bought(sheet, "gained").count("skill"),
        growth=tuple(Growth(0, 0, 0, one["gained"], given=one.get("given", "")) for one in sheet.get("advances", ())),
    )
    return character, tuple(
        _asset(asset, AssetId(f"{id}-{n}"), id) for n, asset in enumerate(sheet.get("assets", ()), 1)
    )


def _drives(sheet: Sheet) -> Drives:
    return Drives(**{drive: _drive(sheet["drives"][drive]) for drive in DRIVES})


def _drive(drive: Sheet) -> DriveRating:
    return DriveRating(drive["rating"], drive.get("statement", ""), drive.get("struck", False), drive.get("deed", ""))


def _ability(ability: Sheet) -> Ability:
    return Ability(ability["kind"], ability.get("use", ""), ability.get("skill", ""), ability.get("price", 0))


def _asset(asset: Sheet, id: AssetId, owner: CharacterId) -> Asset:
    return Asset(
        id=id,
        name=asset["name"],
        owner=owner,
        potency=asset.get("potency", 0),
        defensive=asset.get("defensive", False),
        tangible=asset.get("tangible", True),
    )


def to_sheet(character: Character, assets: tuple[Asset, ...] = ()) -> Sheet:
    """The sheet of a character at the table, with all changes of play."""
    sheet: Sheet = {
        "ruleset": BOOK,
        "tier": character.tier,
        "name": character.name,
        "skills": asdict(character.skills),
        "focuses": [asdict(focus) for focus in character.focuses],
        "talents": list(character.talents),
        "traits": list(character.traits),
        "assets": [
            {"name": one.name, "potency": one.potency, "defensive": one.defensive, "tangible": one.tangible}
            for one in assets
            if one.owner == character.id and not one.out
        ],
    }
    if character.drives is not None:
        sheet["drives"] = asdict(character.drives)
    if character.tier == "minor":
        sheet["quality"] = character.quality
    if character.tier == "main":
        bought = [entry for entry in character.growth if entry.source in ADVANCES]
        advances = [{"gained": entry.source, "given": entry.given} for entry in bought]
        sheet |= {"ambition": character.ambition, "points": character.points, "advances": advances}
    else:
        sheet |= {"abilities": [asdict(one) for one in character.abilities], "supporting": character.supporting}
    return sheet
