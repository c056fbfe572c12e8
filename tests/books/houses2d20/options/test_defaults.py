"""Defaults of 2d20 records are false or zero unless listed here, and prices equal the numbers in rule ids."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from moothall.rulesets import houses2d20
from moothall.rulesets.houses2d20 import prices
from moothall.rulesets.houses2d20.templates import TEMPLATES, Template

NOT_RECORDS = {"demo", "bot_policy", "options", "encounters"}

SEEN = (
    *("Acted", "AssetChanged", "AssetMade", "AssetMoved", "Attacked", "CharacterJoined", "CharacterRevealed"),
    *(
        "Declared",
        "Settled",
        "Called",
        "DriveChosen",
        "FocusApplied",
        "Assisted",
        "Committed",
        "Tested",
        "RolledAgainst",
    ),
    *("ShortfallGained", "SucceededAtCost", "Narrated", "Informed", "ComplicationBoughtOff", "Complicated"),
    *("DriveAnswered", "SurplusSpent", "ThreatChanged"),
    *("Defeated", "MoveFailed", "Placed", "Resisted", "TrackMoved", "Asset", "Character", "Bystander", "TookPart"),
)
"""Whatever and whoever everybody sees unless it is said otherwise."""

USUAL: dict[str, int] = {
    **{f"{name}.seen": True for name in SEEN},
    **dict.fromkeys(("Character.open", "DrivesChanged.known", "Table.threat_open", "Table.between"), True),
    **dict.fromkeys(("Asset.tangible", "NewAsset.tangible", "Answer.in_scope", "Confirmed.accept"), True),
    **dict.fromkeys(("Aim.both", "Done.may_keep", "HowToRecover.may_change", "Lying.fresh", "RollAgain.point"), True),
    "GoOn.affordable": True,
    "RolledAgainst.against_seen": True,
    **dict.fromkeys(("Aim.range", "Call.range", "Opposed.range", "Situation.range", "CalledTest.range"), 1),
    **dict.fromkeys((f"Skills.{skill}" for skill in ("battle", "communicate", "discipline", "move", "understand")), 4),
    "Call.difficulty": 1,
    "Conflict.round": 1,
    "HowThreatening.most": 2,
    "RaiseDifficulty.price": 2,
    "RollAgain.most": 5,
    "Situation.dice": 2,
}


def records() -> Iterator[type[Any]]:
    """Every record of the book."""
    for module in pkgutil.walk_packages(houses2d20.__path__, f"{houses2d20.__name__}."):
        if module.name.rpartition(".")[2] not in NOT_RECORDS:
            found = vars(importlib.import_module(module.name)).values()
            yield from (one for one in found if isinstance(one, type) and one.__module__ == module.name)


def unsaid(record: type[Any]) -> dict[str, Any]:
    """The fields that may be left out, and what they are then."""
    if is_dataclass(record):
        return {field.name: field.default for field in fields(record) if field.default is not MISSING}
    return dict(getattr(record, "_field_defaults", {}))


def test_optional_flags_and_numbers_default_to_false_or_zero() -> None:
    """Optional flags and numbers are false or 0, but for a listed few such as visibility and Difficulty 1."""
    held = {f"{one.__name__}.{name}": value for one in records() for name, value in unsaid(one).items()}
    assert {name: value for name, value in held.items() if isinstance(value, int) and value} == USUAL


def test_the_numbers_of_the_tiers() -> None:
    """Skills, points to spread, Drives, and from how many to how many traits, focuses and talents."""
    assert dict(TEMPLATES) == {
        "minor": Template((6, 5, 5, 4, 4), 0, (), (1, 1), (1, 1), (0, 0)),
        "notable": Template((7, 6, 5, 5, 4), 0, (7, 6, 5, 5, 5), (1, 2), (3, 3), (1, 2)),
        "major": Template((4, 4, 4, 4, 4), 11, (8, 7, 6, 5, 4), (2, 3), (3, 5), (2, 4)),
    }


def test_a_price_equals_the_number_in_its_rule_id() -> None:
    """A rule whose name ends with a number has that number as its price."""
    lists = (prices.DICE_BY_MOMENTUM, prices.DICE_OF_NPCS, prices.MOMENTUM.values(), prices.ADDED_THREAT.values())
    every = [price for some in (*lists, prices.SPENT_THREAT.values()) for price in some]
    named = {price.cite: price.points for price in every if price.cite[-1].isdigit()}
    assert len(named) == 21 and all(cite.endswith(f"-{points}") for cite, points in named.items())
    assert [price.points for price in prices.DICE_BY_THREAT] == [1, 2, 3]
    assert (prices.ADDED_THREAT["resist"].points, prices.MOST_CIRCUMSTANCES.points) == (1, 2)
