"""Actions of the live table: procedures that a player may open, arguments that are the GM's, and heroes kept busy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from moothall.errors import Unclear
from moothall.rulesets.nde import bounds
from moothall.rulesets.nde.action_test import test, unlock
from moothall.rulesets.nde.aftermath import gm_extra
from moothall.rulesets.nde.conversion import convert
from moothall.rulesets.nde.fights import act, attack, combat, end_combat, foe_turn, next_round, pass_turn
from moothall.rulesets.nde.foes import bring_foe, label, reveal
from moothall.rulesets.nde.growth import grow, open_growth
from moothall.rulesets.nde.harm import revive, suffer
from moothall.rulesets.nde.movement import approach, block_line, place, set_cover, set_distance, walk
from moothall.rulesets.nde.opening import join, open_table
from moothall.rulesets.nde.options import defaults, read_options
from moothall.rulesets.nde.powers import power
from moothall.rulesets.nde.rest import award_luck, begin_scene, begin_session, breather, safe_rest, table_roll
from moothall.rulesets.nde.rolling import roll_test
from moothall.rulesets.nde.state import Table
from moothall.talk.actions import ActionAccess
from moothall.talk.bounds import Follows
from moothall.talk.procedure import Opening, Procedure


def _player(group: str, **more: Any) -> ActionAccess:
    return ActionAccess("player", group, **more)


def _gm(group: str, *holds: str) -> ActionAccess:
    return ActionAccess("gm", group, holds=holds)


_ACCESS: tuple[tuple[Procedure[..., Any], ActionAccess], ...] = (
    (test, _player("tests")),
    (attack, _player("combat")),
    (power, _player("powers")),
    (act, _player("combat")),
    (pass_turn, _player("combat")),
    (approach, _player("space", gm_only=("overrule",))),
    (walk, _player("space")),
    (revive, _player("harm")),
    (grow, _player("character")),
    (join, _player("character", own=(), seats=("seat",), holds=())),
    (foe_turn, _gm("combat", "who")),
    (suffer, _gm("harm", "who")),
    (roll_test, _gm("tests", "who")),
    (combat, _gm("combat")),
    (next_round, _gm("combat")),
    (end_combat, _gm("combat")),
    (bring_foe, _gm("combat")),
    (reveal, _gm("combat")),
    (label, _gm("combat")),
    (place, _gm("space")),
    (set_cover, _gm("space")),
    (set_distance, _gm("space")),
    (block_line, _gm("space")),
    (unlock, _gm("tests")),
    (gm_extra, _gm("tests")),
    (begin_session, _gm("setup")),
    (begin_scene, _gm("setup")),
    (open_table, _gm("setup")),
    (convert, _gm("setup")),
    (table_roll, _gm("setup")),
    (award_luck, _gm("character")),
    (breather, _gm("harm")),
    (safe_rest, _gm("harm")),
    (open_growth, _gm("character")),
)

ACCESS = {procedure.name: access for procedure, access in _ACCESS}

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


def start(edition: str) -> Table:
    """A table of this edition with nothing on it yet."""
    return Table(options=defaults(edition))


def opened_with(edition: str, settings: dict[str, str]) -> Opening[Any]:
    """How a table begins that is to play with these settings; raises `Unclear` if there are none such."""
    return open_table.open(read_options(settings, defaults(edition)))


def joined_by(seat: str, who: str, sheet: dict[str, Any]) -> Opening[Any]:
    """How a character comes to a table."""
    return join.open(seat, who, sheet)


def problems(edition: str, table: Table) -> Iterator[Unclear]:
    """Problems that the rules could not go on with, were the GM to set it so."""
    return bounds.problems(edition, table)


def follows(table: Table) -> Follows | None:
    """The next thing that goes with what the GM has set."""
    return bounds.follows(table)


def decides(edition: str) -> str:
    """The rule by which an action is its own player's to say."""
    return f"{edition}.test.declare"


def seat_of(table: Table, id: str) -> str:
    """The seat that plays a hero; none plays a foe."""
    return next((hero.seat for hero in table.heroes if hero.id == id), "")


def name_of(table: Table, id: str) -> str:
    """The name of a hero or foe, as far as this table knows."""
    named = [(hero.id, hero.name) for hero in table.heroes] + [(foe.id, foe.name) for foe in table.foes]
    return dict(named).get(id, id)
