"""Range: reach of melee, ranged and thrown weapons, and improvised ones."""

from __future__ import annotations

from typing import Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.effects.tools import in_use
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.modifiers.opposing_skills import from_afar
from moothall.rulesets.nova6.modifiers.zones import edge_between, steps_allowed, steps_short, zones_apart
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.vocabulary import Property


def check_range(
    table: Table, who: str, tool: str, targets: tuple[str, ...], mode: str = "", skill: str = ""
) -> None:  # fmt: skip
    """Refuse a melee attack out of reach, and a ranged one beyond what points can extend."""
    if is_at_hand(table, tool, mode, skill):
        for target in targets:
            check_at_hand(table, who, tool, target, mode)
    elif tool:
        thing = in_use(table.effect(tool), mode)
        allowed = steps_allowed(thing)
        for target in targets:
            if steps_short(table, who, thing, target) > allowed.amount:
                name = table.who(target).name
                raise AgainstTheRules("error-out-of-range", cite=allowed.cite, tool=thing.name, name=name)


def is_at_hand(table: Table, tool: str, mode: str, skill: str) -> bool:
    """Whether an attack is made with bare hands or a held weapon."""
    if tool:
        return table.effect(tool).type == "physical" and not from_afar(table, tool, mode)
    return skill == bound(table, "melee")


def check_at_hand(table: Table, who: str, tool: str, target: str, mode: str = "") -> None:
    """Refuse a melee attack outside the zone, or past an obstacle on its border without a long weapon."""
    here, there = table.who(who).zone, table.who(target).zone
    if not zones_apart(table, here, there):
        return
    edge = edge_between(table, here, there)
    past = mode == "past" and bool(tool) and table.effect(tool).has("reach")
    if not (past and edge is not None and edge.obstacle):
        raise AgainstTheRules(
            "error-not-in-the-zone", cite="nova6.fight.attack-melee-range", name=table.who(target).name
        )


def check_vehicle(table: Table, aim: str, targets: tuple[str, ...], skill: str, action: str) -> None:
    """Refuse an attack with movement, except ramming with a vehicle."""
    driven = table.is_somebody(aim) and table.who(aim).kind == "thing" and not table.who(aim).out
    if skill == bound(table, "movement") and action == "attack" and targets and not driven:
        raise AgainstTheRules("error-nothing-to-ram-with", cite="nova6.move.attack-ram")


# ---- What lies about -------------------------------------------------------------------------------------------------

STONE: Final = (Property("object"), Property("ranged", of=("close",)), Property("thrown"))
"""What anything is that fits the hand and is thrown."""


def stone(table: Table, who: str, name: str) -> Effect:
    """A picked-up object to throw, as an effect."""
    if not name.strip():
        raise AgainstTheRules("error-nothing-to-throw", cite="nova6.fight.basic-ranged")
    return Effect(
        NOTHING, "damage", name, who, who, 1, (), "S", "physical", "bludgeoning", STONE, bound(table, "ranged"),
        made=True, known=table.who(who).seen,
    )  # fmt: skip
