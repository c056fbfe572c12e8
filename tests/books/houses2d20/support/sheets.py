"""2d20 sample sheets, changed copies of them, and the problems found in a sheet."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from moothall.rulesets.houses2d20.options import DEFAULTS, Options
from moothall.rulesets.houses2d20.sheet import check_sheet
from moothall.rulesets.houses2d20.words import DRIVES, SKILLS
from tests.support.citing import cited

KESTREL: dict[str, Any] = {
    "ruleset": "houses2d20",
    "tier": "main",
    "name": "Kestrel",
    "skills": dict(zip(SKILLS, (8, 7, 5, 4, 4), strict=True)),
    "drives": {
        "duty": {"rating": 8, "statement": "No debt unpaid."},
        "faith": {"rating": 7, "statement": "The river remembers."},
        "justice": {"rating": 6, "statement": "Nobody is above the law."},
        "power": {"rating": 5, "statement": ""},
        "truth": {"rating": 4, "statement": ""},
    },
    "focuses": [
        {"skill": "battle", "name": "Knives"},
        {"skill": "battle", "name": "Ambushes"},
        {"skill": "communicate", "name": "Bargains"},
        {"skill": "move", "name": "Roofs"},
    ],
    "talents": ["Night eyes", "Old debts", "Steady hand"],
    "assets": [
        {"name": "A ferry", "potency": 0, "tangible": True},
        {"name": "A ledger", "potency": 1, "tangible": True},
        {"name": "A name in the harbor", "potency": 0, "tangible": False},
    ],
    "traits": ["Ferryman of House Alder"],
    "ambition": "To own the crossing.",
    "points": 0,
    "advances": [],
}
"""A player's character."""

TROOPER: dict[str, Any] = {
    "ruleset": "houses2d20",
    "tier": "minor",
    "name": "Dorrit",
    "traits": ["House trooper"],
    "quality": 5,
    "skills": dict(zip(SKILLS, (6, 5, 5, 4, 4), strict=True)),
    "focuses": [{"skill": "battle", "name": "Pikes"}],
}

PILOT: dict[str, Any] = {
    "ruleset": "houses2d20",
    "tier": "notable",
    "name": "Sorrel",
    "traits": ["Pilot"],
    "drives": {name: {"rating": n} for name, n in zip(DRIVES, (5, 7, 5, 6, 5), strict=True)}
    | {"faith": {"rating": 7, "statement": "The wind is kind."}},
    "skills": dict(zip(SKILLS, (5, 4, 6, 7, 5), strict=True)),
    "focuses": [
        {"skill": "move", "name": "Gliders"},
        {"skill": "move", "name": "Storms"},
        {"skill": "discipline", "name": "Long nights"},
    ],
    "talents": ["Nerves of wire"],
}

REGENT: dict[str, Any] = {
    "ruleset": "houses2d20",
    "tier": "major",
    "name": "Ottoline Vane",
    "traits": ["Regent", "Never forgets"],
    "drives": deepcopy(KESTREL["drives"]),
    "skills": dict(zip(SKILLS, (4, 8, 8, 4, 7), strict=True)),
    "focuses": [
        {"skill": "communicate", "name": "Threats"},
        {"skill": "discipline", "name": "Patience"},
        {"skill": "understand", "name": "Law"},
    ],
    "talents": ["A thousand ears", "Cold reader"],
    "abilities": [],
}


def changed(base: dict[str, Any] = KESTREL, /, **fields: Any) -> dict[str, Any]:
    """A sheet like another but for some fields."""
    return deepcopy(base) | fields


def problems(sheet: Any, options: Options = DEFAULTS) -> list[tuple[str, str]]:
    """The problems of a sheet: fields and rules. The rules count as cited; mere mentions are left out."""
    return [(found.field, found.cite) for found in cited(check_sheet(sheet, options)) if not found.warning]
