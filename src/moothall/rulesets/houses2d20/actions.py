"""Actions of the live table: procedures a player may open, arguments that are the GM's, and characters kept busy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from moothall.errors import Unclear
from moothall.rulesets.houses2d20.assets import add_asset, defend, lay_asset, lay_zones, place
from moothall.rulesets.houses2d20.conflict import act, begin_conflict, end_conflict, join_conflict, leave_conflict
from moothall.rulesets.houses2d20.contests import contest
from moothall.rulesets.houses2d20.gm import name_enemies, threaten
from moothall.rulesets.houses2d20.growth import advance, ambition, impress
from moothall.rulesets.houses2d20.hooks import hook
from moothall.rulesets.houses2d20.npcs import bring, bring_extra, make_npc
from moothall.rulesets.houses2d20.opening import join, open_table, reveal
from moothall.rulesets.houses2d20.options import defaults, read_options
from moothall.rulesets.houses2d20.recovery import recover, reflect
from moothall.rulesets.houses2d20.rolling import reroll, roll_test
from moothall.rulesets.houses2d20.scenes import (
    begin_adventure,
    begin_scene,
    begin_session,
    end_adventure,
    end_scene,
)
from moothall.rulesets.houses2d20.skill_test import test
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.tasks import begin_task, work
from moothall.talk.actions import ActionAccess
from moothall.talk.bounds import Follows
from moothall.talk.procedure import Opening, Procedure


def _player(group: str, **more: Any) -> ActionAccess:
    return ActionAccess("player", group, **more)


def _gm(group: str, *holds: str) -> ActionAccess:
    return ActionAccess("gm", group, holds=holds)


_ACCESS: tuple[tuple[Procedure[..., Any], ActionAccess], ...] = (
    (test, _player("test")),
    (contest, _player("test")),
    (act, _player("conflict")),
    (work, _player("conflict")),
    (defend, _player("assets")),
    (recover, _player("recovery")),
    (advance, _player("advancement")),
    (join, _player("characters", own=(), seats=("seat",), holds=())),
    (roll_test, _gm("test", "who")),
    (reroll, _gm("test", "who")),
    (ambition, _gm("advancement")),
    (impress, _gm("advancement")),
    (threaten, _gm("spending-threat")),
    (name_enemies, _gm("spending-threat")),
    (begin_conflict, _gm("conflict")),
    (end_conflict, _gm("conflict")),
    (join_conflict, _gm("conflict")),
    (leave_conflict, _gm("conflict")),
    (lay_zones, _gm("assets")),
    (place, _gm("assets")),
    (add_asset, _gm("assets")),
    (lay_asset, _gm("assets")),
    (begin_task, _gm("conflict")),
    (reflect, _gm("recovery")),
    (begin_adventure, _gm("momentum")),
    (end_adventure, _gm("momentum")),
    (begin_session, _gm("momentum")),
    (begin_scene, _gm("momentum")),
    (end_scene, _gm("momentum")),
    (make_npc, _gm("npc-minor")),
    (bring, _gm("npc-minor")),
    (bring_extra, _gm("npc-minor")),
    (reveal, _gm("npc-minor")),
    (hook, _gm("hooks")),
    (open_table, _gm("momentum")),
)

ACCESS = {procedure.name: access for procedure, access in _ACCESS}

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


def start(book: str) -> Table:
    """A table with nothing on it yet."""
    return Table(options=defaults(book))


def opened_with(book: str, settings: dict[str, str]) -> Opening[Any]:
    """How a table begins that is to play with these settings; raises `Unclear` if there are none such."""
    return open_table.open(read_options(settings, defaults(book)))


def joined_by(seat: str, who: str, sheet: dict[str, Any]) -> Opening[Any]:
    """How a character comes to a table."""
    return join.open(seat, who, sheet)


def problems(book: str, table: Table) -> Iterator[Unclear]:
    """Problems that the rules could not go on with, were the GM to set it so."""
    from moothall.rulesets.houses2d20 import bounds  # only edits need them

    return bounds.problems(table)


def follows(table: Table) -> Follows | None:
    """The next thing that goes with what the GM has set."""
    from moothall.rulesets.houses2d20 import bounds  # as above

    return bounds.follows(table)


def decides(book: str) -> str:
    """The rule by which an action is its own player's to say."""
    return "houses.test.declare-action"


def seat_of(table: Table, id: str) -> str:
    """The seat that plays a character; only the GM plays an NPC."""
    return next((one.seat for one in table.characters if one.id == id and one.seat != "gm"), "")


def name_of(table: Table, id: str) -> str:
    """The name of a character, asset or zone, as far as this table knows."""
    return table.called(id)
