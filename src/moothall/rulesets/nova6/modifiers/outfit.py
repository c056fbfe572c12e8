"""Outfit: gear in hand and worn, and its dice for tests, concealment and aim. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.basics.skill_uses import aimed
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects.soak import USELESS, is_in_place
from moothall.rulesets.nova6.effects.tools import is_placed, short_of, ways_of_firing
from moothall.rulesets.nova6.modifiers.zones import range_between
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.vocabulary import Gives, Property
from moothall.rulesets.nova6.words import RANGES
from moothall.talk.reasons import Because

# ---- What is carried -------------------------------------------------------------------------------------------------


def at_hand(table: Table, who: str) -> tuple[Effect, ...]:
    """Weapons, shields and armour that are whole and where they are of use."""
    had = table.effects_of(who, "damage", "soak")
    return tuple([one for one in had if not USELESS & {*one.marks} and is_in_place(table, one)])


def carried(table: Table, who: str, skill: str, action: str, use: str = "") -> Iterator[tuple[Effect, Gives]]:
    """Dice of a character's gear for such a test: once for each benefit."""
    for effect in at_hand(table, who):
        for one in effect.properties if not is_placed(table, effect) else ():
            if one.name == "when-carried":
                yield from [(effect, gives) for gives in one.gives if _is_for(gives, skill, action, use)][:1]


def _is_for(gives: Gives, skill: str, action: str, use: str) -> bool:
    """Several uses mean any of them, in a test that may itself be for more than one."""
    return (
        gives.what == "gear-dice"
        and gives.skill in ("", skill)
        and (not gives.actions or action in gives.actions)
        and (not gives.use or bool({*gives.use.split()} & {*use.split()}))
    )


def dice_of_what_is_carried(table: Table, test: ActionTest) -> Iterator[Because]:
    """A shield, a helmet; one that is too heavy hinders as much as any tool."""
    for effect, gives in carried(table, test.who, test.skill, test.action, test.use):
        yield Because("gear", gives.amount, gives.cite, effect.name)
        yield from short_of(table, test.who, effect)


# ---- What is used ----------------------------------------------------------------------------------------------------


def dice_of_what_is_used(table: Table, test: ActionTest) -> Iterator[Because]:
    """A scope, a shortened barrel: on tests made with the thing, where all it asks for is met."""
    if not test.tool or test.reaction:
        return
    tool = table.effect(test.tool)
    for one in tool.properties:
        if one.name == "when-used" and _is_met(table, test, one):
            gives = one.gives[0]
            yield Because("gear", gives.amount, gives.cite, tool.name)


def _is_met(table: Table, test: ActionTest, one: Property) -> bool:
    needs, out_to = one.of
    target = test.targets[0] if test.targets else ""
    if not _is_for(one.gives[0], test.skill, test.action, test.use):
        return False
    if out_to and (not target or _place(table, test.who, target) > RANGES.index(out_to)):
        return False
    match needs:
        case "focus":
            return table.who(test.who).turn.focus == "ready"
        case "aim-success":
            return (aimed(table, test.who, test.tool, target) or 0) > 0
        case "no-aim":
            return aimed(table, test.who, test.tool, target) is None
        case _:
            return True


def _place(table: Table, who: str, target: str) -> int:
    return RANGES.index(range_between(table, who, target).value)


def dice_against(table: Table, test: ActionTest) -> Iterator[Because]:
    """Dice that the attacker's weapon brings for or against the one who reacts."""
    if not test.reaction or not test.facing:
        return
    tool = table.effect(test.facing)
    attack = ActionTest(tool.owner, skill=tool.skill, action="attack", targets=(test.who,), tool=tool.id)
    attack = replace(attack, mode=test.facing_mode)
    for reason in (*ways_of_firing(table, attack), *short_of(table, tool.owner, tool)):
        yield reason._replace(amount=-reason.amount)
    for reason in dice_of_what_is_used(table, attack):
        yield reason._replace(amount=-reason.amount)


# ---- Hiding it -------------------------------------------------------------------------------------------------------


def check_concealable(table: Table, tool: str) -> None:
    """Long guns cannot be hidden on anybody."""
    if tool and table.effect(tool).has("not-concealable"):
        raise AgainstTheRules(
            "error-not-concealable", cite="nova6.equipment.not-concealable", tool=table.effect(tool).name
        )


def hiding_it(table: Table, test: ActionTest) -> Iterator[Because]:
    """Some things are easier to hide than others."""
    if test.tool and test.use == "conceal":
        tool = table.effect(test.tool)
        if tool.amount("conceal"):
            yield Because("conceal", tool.amount("conceal"), "nova6.equipment.conceal", tool.name)


# ---- Aiming ----------------------------------------------------------------------------------------------------------


def check_aim(table: Table, who: str, tool: str, targets: tuple[str, ...]) -> None:
    """A scope that shows what is far off shows nothing that is near."""
    blind = next((one.of for one in table.effect(tool).properties if one.name == "no-aim"), ()) if tool else ()
    for target in targets:
        if range_between(table, who, target).value in blind:
            cite, name = "nova6.equipment.modifier-rows", table.who(target).name
            raise AgainstTheRules("error-scope-too-near", cite=cite, tool=table.effect(tool).name, name=name)
