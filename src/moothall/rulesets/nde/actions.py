"""Actions of the live table: procedures that a player may open, arguments that are the GM's, and heroes kept busy."""

from __future__ import annotations

from moothall.rulesets.nde.action_test import test
from moothall.rulesets.nde.fights import act, attack
from moothall.rulesets.nde.harm import revive
from moothall.rulesets.nde.movement import approach, walk
from moothall.rulesets.nde.powers import power
from moothall.rulesets.nde.state import Table

ACTION_PROCEDURES: dict[str, tuple[str, ...]] = {
    "attack": (attack.name,),
    "test": (test.name,),
    "assist": (revive.name,),
    "power": (power.name,),
    "equipment": (act.name,),
    "interact": (act.name,),
    "move": (approach.name, walk.name),
    "luck": (),
}
"""The procedures of each action that a hero is offered. Luck is spent in the middle of others."""


def seat_of(table: Table, id: str) -> str:
    """The seat that plays a hero; none plays a foe."""
    return next((hero.seat for hero in table.heroes if hero.id == id), "")


def name_of(table: Table, id: str) -> str:
    """The name of a hero or foe, as far as this table knows."""
    named = [(hero.id, hero.name) for hero in table.heroes] + [(foe.id, foe.name) for foe in table.foes]
    return dict(named).get(id, id)
