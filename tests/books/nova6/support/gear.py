"""NOVA6 gear held or worn on a stage, and the damage of a hit with it or on it."""

from __future__ import annotations

from typing import Any

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.effects.properties import checked
from moothall.rulesets.nova6.gear.parts import built
from moothall.rulesets.nova6.gear.pieces import as_effect
from moothall.rulesets.nova6.gear.tables import item_called
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.state import Character, Edge, Effect, Zone
from moothall.rulesets.nova6.vocabulary import Property
from tests.books.nova6.support.stage import NovaAfter, NovaScript, act_out, conflict, hero, npc, table, weapon

STRONG = hero("ilse", physique=5, zone="yard")
ROOK = npc("rook", zone="yard")
YARD: dict[str, Any] = {
    "zones": (Zone(ZoneId("yard"), "the yard"), Zone(ZoneId("lane"), "the lane")),
    "edges": (Edge("yard", "lane"),),
}
BLADE = weapon("ilse", "thing", 6, subtype="slashing")
GUN = weapon("ilse", "thing", 6, Property("pierce", 1), subtype="ballistic")
HARMLESS = [0, "", ""]


def held(id: str, *parts: str, owner: str = "ilse", **more: Any) -> Effect:
    """A thing of the tables in somebody's hands."""
    made = built(item_called(id), *map(item_called, parts), **more)
    return changed(checked(table(), as_effect(made, owner)), id="thing")


def attacking(
    tool: Effect, *others: Effect, mode: str = "", who: Character = STRONG, rook: Character = ROOK, **more: Any
) -> NovaScript[Any]:
    """Ilse attacks Rook in a conflict; up to the roll. What explodes she throws from the lane."""
    who = changed(who, zone="lane") if tool.has("explosion") else who
    at = table(who, rook, tool, *others, scene=conflict("ilse"), **(YARD | more))
    if tool.has("explosion"):
        return act_out(nova6.strike_area.open("ilse", "thing", ("yard",), primary="rook"), at)
    opening = nova6.act.open("ilse", "attack", "fight", "attack", targets=("rook",), tool="thing", mode=mode)
    return act_out(opening, at).judged()


def hit(tool: Effect, *others: Effect, **more: Any) -> NovaAfter[Any]:
    """A hit without a stunt point."""
    script = attacking(tool, *others, **more)
    up: int = script.asked().pool.net
    script.rolls("ilse", 6, 4, 3, *(1, 2, 2)[:up])
    return (script.picks("ilse", 6, 4, 3) if up else script).plainly()


def harm(after: NovaAfter[Any], who: str = "rook") -> list[Any]:
    """The result of a hit: damage, level, duration."""
    fact = next(fact for fact in after.all(events.Harmed) if fact.who == who)
    return [fact.damage, fact.level, fact.duration]


def worn(id: str, *parts: str, owner: str = "rook") -> Effect:
    """A row of the gear tables that a character wears or carries."""
    return changed(held(id, *parts, owner=owner), id=f"{owner}-{id}")
