"""2d20 conflicts on a stage: begin a fight, act, attack and hit."""

from __future__ import annotations

from typing import Any

from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20.state import Character, Conflict, Table
from tests.books.houses2d20.support.plain import Asset, Opposed, Strike
from tests.books.houses2d20.support.stage import ROW, HousesScript, act_out, npc, person, table

SANNA = person(battle=6, duty=6, zone="a")
"""A target of 12."""
ROKE = npc("roke", battle=6, duty=6, zone="a")
GUARD = npc("guard", "minor", battle=5, quality=5, zone="a")
BLADE = Asset("blade", "Kinzal", "sanna", 1, "a")
SHIELD = Asset("shield", "Shield wall", "roke", 0, "a", defensive=True)


def fight(*on: Any, kind: Any = "personal", who: str = "sanna", **more: Any) -> Table:
    """A conflict in a row of three zones, in which somebody is to act."""
    everybody = on or (SANNA, ROKE, BLADE)
    side = next(one.side for one in everybody if isinstance(one, Character) and one.id == who)
    conflict = Conflict(kind, side=side, **more.pop("conflict", {}))
    return table(*everybody, *ROW, conflict=conflict, **more)


def acting(start: Table, action: str, who: str = "sanna") -> HousesScript[None]:
    """A character's turn with this action."""
    return act_out(houses.act.open(who), start).at("action", action)


def attacking(
    start: Table, target: str = "roke", asset: str = "blade", who: str = "sanna", intent: str = "capture"
) -> HousesScript[None]:
    """An attack, up to the opposing roll: battle against battle, on duty."""
    script = acting(start, "attack", who).at("strike", Strike(target, asset))
    return script.at("intent", intent).at("opposed", Opposed(target)).to_dice()


def struck(start: Table, theirs: tuple[int, ...], ours: tuple[int, ...], **more: Any) -> HousesScript[None]:
    """An attack whose dice have fallen: theirs first, then ours."""
    script = attacking(start, **more).falls(*theirs)
    return script.falls(*ours)


MISS, ONE, TWO, FOUR = (15, 16), (5, 16), (5, 6), (1, 1)
"""Dice at a target of 12 or so: no success, one, two, four."""
