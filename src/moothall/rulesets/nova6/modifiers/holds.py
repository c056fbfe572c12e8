"""Holds: dice for both sides of a grapple, actions that it forbids, and its upkeep. Nearly all of it is pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.tools import hands_needed
from moothall.rulesets.nova6.modifiers.opposing_skills import opposition
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.state import Effect, Mark, Table
from moothall.talk.play import Play
from moothall.talk.reasons import Because, total

LIMBS: Final = "limbs"
"""Whatever takes two of them, the head being one."""
BOTH_HANDS: Final = 2


def grips(table: Table) -> tuple[Effect, ...]:
    """All holds at the table."""
    return tuple([effect for effect in table.effects if effect.has("grappled")])


def grips_on(table: Table, who: str) -> tuple[Effect, ...]:
    """Holds that a character is in."""
    return tuple([effect for effect in grips(table) if effect.owner == who])


def grips_of(table: Table, who: str) -> tuple[Effect, ...]:
    """Holds that a character has on others."""
    return tuple([effect for effect in grips(table) if effect.maker == who])


def holds_on(table: Table, maker: str, owner: str) -> Effect | None:
    """The hold that one has on another, if there is one."""
    return next((effect for effect in grips_of(table, maker) if effect.owner == owner), None)


# ---- What it is worth ------------------------------------------------------------------------------------------------


def covers(table: Table, test: ActionTest, grip: Effect) -> bool:
    """Whether a hold is in the way of this: of its skills, and of what takes two limbs, which the GM may say of all."""
    if test.skill in grip.skills:
        return True
    limbs = any(LIMBS in one.of for one in grip.properties if one.name == "grappled")
    two_handed = bool(test.tool) and hands_needed(table.effect(test.tool), test.mode).amount >= BOTH_HANDS
    weighed = any(one.condition == grip.id and one.way == "hinders" for one in test.conditions)
    return limbs and (two_handed or weighed)


def gripping(table: Table, test: ActionTest) -> Iterator[Because]:
    """Penalty dice of a hold for both the held and the holder, except in actions against each other."""
    for grip in grips(table):
        if grip.owner == test.who and covers(table, test, grip):
            yield Because("held", grip.rating, "nova6.fight.grapple-scope", grip.name)
        if grip.maker == test.who and covers(table, test, grip):
            own = grip.owner in (*test.targets, *(one.who for one in test.against))
            yield Because("note-own-hold" if own else "holding", 0 if own else grip.rating, "nova6.fight.grapple-self")
    if test.against:
        first = min(test.against, key=lambda one: total(opposition(table, test, one)))
        yield from _of_the_other(table, test, first)


def _of_the_other(table: Table, test: ActionTest, other: Opposed) -> Iterator[Because]:
    """Dice of a hold on the opposition, which make the test easier."""
    for grip in grips(table):
        if other.skill not in grip.skills:
            continue
        if grip.owner == other.who:
            yield Because("their-hold", -grip.rating, "nova6.fight.grapple-scope", grip.name)
        if grip.maker == other.who and grip.owner != test.who:
            yield Because("their-hold", -grip.rating, "nova6.fight.grapple-self", grip.name)


def limbs_held(table: Table, who: str, skill: str) -> tuple[str, ...]:
    """Holds of which the GM says whether they are in the way, because it may or may not take two limbs."""
    mine = [grip for grip in grips(table) if who in (grip.owner, grip.maker) and skill not in grip.skills]
    return tuple([grip.id for grip in mine if any(LIMBS in one.of for one in grip.properties)])


# ---- What it forbids -------------------------------------------------------------------------------------------------


def check_grip(table: Table, who: str, aim: str, skill: str, action: str, use: str) -> None:
    """Refuse breaking a hold without Fight or Physique, and movement of a held character without the holder."""
    if action == "overcome" and use != "break-hold" and any(grip.id == aim for grip in grips(table)):
        raise AgainstTheRules("error-break-hold", cite="nova6.fight.grapple-overcome")
    if skill == bound(table, "movement") and action != "defend":
        check_can_move(table, who)


def check_can_move(table: Table, who: str) -> None:
    """Refuse movement of a held character who has not lifted the holder."""
    if grips_on(table, who) and not table.is_marked("lifted", who):
        raise AgainstTheRules("error-held", cite="nova6.fight.grapple-lift", name=table.who(who).name)


# ---- What keeps it ---------------------------------------------------------------------------------------------------


async def keeps(play: Play[Table], who: str, grip: str) -> None:
    """An action of this turn has gone into a hold, so it lasts."""
    if play.state.has_effect(grip):
        kept = Mark("keeps", who, grip, "turn", play.state.who(who).seen)
        await effects.mark(play, kept, "nova6.fight.grapple-maintain")


async def spent_on_a_hold(play: Play[Table], test: ActionTest) -> None:
    """Whether a crushing attack also maintains the grapple this turn."""
    crushes = test.action == "attack" and test.skill == bound(play.state, "carrying")
    for target in test.targets if crushes else ():
        if (grip := holds_on(play.state, test.who, target)) is not None:
            await keeps(play, test.who, grip.id)


def is_apart(table: Table, grip: Effect) -> bool:
    """Whether a hold cannot be: one of the two is out of it, or they are no longer in one place."""
    one, other = table.who(grip.owner), table.who(grip.maker)
    return bool(one.out or other.out) or one.zone != other.zone


async def let_go(play: Play[Table], grip: Effect) -> None:
    """End a hold."""
    await effects.end(play, grip.id, "let-go", "nova6.fight.grapple-maintain")


async def along(play: Play[Table], who: str) -> tuple[str, ...]:
    """Characters who come along when one moves: those who hold on. Characters held by the mover are let go."""
    for grip in grips_of(play.state, who):
        await let_go(play, grip)
    return tuple(dict.fromkeys(grip.maker for grip in grips_on(play.state, who)))
