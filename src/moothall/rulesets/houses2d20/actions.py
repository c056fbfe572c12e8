"""Actions of the live table: procedures a player may open, arguments that are the GM's, and characters kept busy."""

from __future__ import annotations

from moothall.rulesets.houses2d20.assets import defend
from moothall.rulesets.houses2d20.conflict import act
from moothall.rulesets.houses2d20.contests import contest
from moothall.rulesets.houses2d20.growth import advance
from moothall.rulesets.houses2d20.recovery import recover
from moothall.rulesets.houses2d20.skill_test import test
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.tasks import work

ACTION_PROCEDURES: dict[str, tuple[str, ...]] = {
    "act": (act.name,),
    "test": (test.name,),
    "contest": (contest.name,),
    "work": (work.name,),
    "defend": (defend.name,),
    "recover": (recover.name,),
    "advance": (advance.name,),
}
"""The procedures of each action that a character is offered."""


def seat_of(table: Table, id: str) -> str:
    """The seat that plays a character; only the GM plays an NPC."""
    return next((one.seat for one in table.characters if one.id == id and one.seat != "gm"), "")


def name_of(table: Table, id: str) -> str:
    """The name of a character, asset or zone, as far as this table knows."""
    return table.called(id)
