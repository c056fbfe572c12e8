"""Aim: an action spent on one shot at one target."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.cost import offer_success_at_a_cost
from moothall.rulesets.nova6.action_test.procedure import fail, make_test, prepare, succeed
from moothall.rulesets.nova6.basics.outcome import Draft, result_of
from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed, Verdict
from moothall.rulesets.nova6.choices import Doer, anyone_else, check_with_any, doer, judging, own, said
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.tools import check_usable
from moothall.rulesets.nova6.events import Declared
from moothall.rulesets.nova6.ids import NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.modifiers.range import check_range
from moothall.rulesets.nova6.modifiers.zones import range_between
from moothall.rulesets.nova6.offered import free
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.special_actions.reactions import is_done_to_a_hero, oppose
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.turns import check_may_act, use_declared_action
from moothall.rulesets.nova6.vocabulary import Property, holds
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Given
from moothall.talk.play import Play
from moothall.talk.reasons import Because

AIM: Final = "aim"


def _check(table: Table, given: Given) -> None:
    who, tool = doer(given), given["tool"]
    check_may_act(table, who, tool)
    check_usable(table, who, tool)
    check_can_aim(table, who, given["target"], tool)
    rounds.check_can_begin(table, who, said(given, "actions", 1))


def _check_target(table: Table, given: Given) -> None:
    check_with_any(table, given, "tool", own("damage"), _check)


AIMED_AT = Among(judging("target", anyone_else, _check_target))
AIMED = Among(judging("tool", own("damage"), _check))


@action("nova6.aim", by="player", chapter="char-wits", rank=34, offered=free("nova6.wits.aim"))
async def aim(
    play: Play[Table],
    who: Doer,
    target: Annotated[PersonId, AIMED_AT],
    tool: Annotated[EffectId, AIMED],
    perk: AskedLater[str] = "",
    actions: int = 1,
) -> Verdict | None:
    """Take aim at a target with a ranged weapon; the target's movement is the difficulty.

    `actions` is how many basic actions this turn is to have.
    """
    check_may_act(play.state, who, tool)
    check_usable(play.state, who, tool)
    check_can_aim(play.state, who, target, tool)
    thing, name = play.state.effect(tool), _named(play.state, tool, target)
    if is_done_to_a_hero(play.state, who, target) and play.state.options.gm_rolls == "off":
        return await oppose(
            play, who, target, bound(play.state, "aim"), "create-advantage", AIM, name, tool, perk=perk
        )  # fmt: skip
    await rounds.begin_action(play, who, actions)
    await play.tell(Declared(who, name, play.state.who(who).seen), "nova6.role.intent-first")
    test = await prepare(play, _test(play.state, who, target, thing, perk))
    if not await use_declared_action(play, test, actions):
        return None
    await _turn_from(play, who, _mark(tool, target))
    verdict = await make_test(play, test)
    if not verdict.success:
        verdict = await offer_success_at_a_cost(play, test, verdict)
    skill = thing.skill or bound(play.state, "ranged")
    if verdict.success:
        await succeed(play, test, verdict, await aimed_at(play, test, target))
    else:
        await fail(play, test, verdict)
        tried = Effect(NOTHING, "advantage", name, who, who, 0, (skill,), "B", properties=(_mark(tool, target),))
        await effects.begin(play, tried, "nova6.wits.aim")
    return verdict


@result_of("create-advantage", AIM)
async def aimed_at(play: Play[Table], test: ActionTest, to: str) -> Draft:
    """Draft of an aim: a die for the skill of the weapon, at this target and with this weapon."""
    skill, name = bound(play.state, "ranged"), test.intent
    marks: tuple[Property, ...] = ()
    if test.tool:
        skill, name = play.state.effect(test.tool).skill or skill, _named(play.state, test.tool, to)
        marks = (_mark(test.tool, to),)
    return Draft("advantage", test.who, (test.who,), name, "dice", 1, (skill,), "B", properties=marks)


def _named(table: Table, tool: str, target: str) -> str:
    """Return what an aim is called: the weapon, and at whom, unless the target is hidden."""
    thing, one = table.effect(tool).name, table.who(target)
    return f"{thing} → {one.name}" if one.seen else thing


async def _turn_from(play: Play[Table], who: str, mark: Property) -> None:
    """End an earlier aim at another target or with another weapon."""
    for effect in play.state.effects_of(who, "advantage"):
        if effect.has("aim") and mark not in effect.properties:
            await effects.end(play, effect.id, "replaced", "nova6.wits.aim")


def _mark(tool: str, target: str) -> Property:
    return Property("aim", of=(tool, target))


def check_can_aim(table: Table, who: str, target: str, tool: str) -> None:
    """Only what carries can be aimed, and some of it not at what is too near."""
    thing = table.effect(tool)
    if not thing.has("ranged"):
        raise AgainstTheRules("error-not-to-be-aimed", cite="nova6.wits.aim", tool=thing.name)
    check_range(table, who, tool, (target,))
    too_near = next((one.of for one in thing.properties if one.name == "no-aim"), ())
    if range_between(table, who, target).value in too_near:
        raise AgainstTheRules("error-too-near-to-aim", cite="nova6.wits.aim", tool=thing.name)


def _test(table: Table, who: str, target: str, thing: Effect, perk: str) -> ActionTest:
    """Against how the target moves."""
    against = (Opposed(target, bound(table, "dodge")),)
    skill = bound(table, "aim")
    test = ActionTest(
        who,
        _named(table, thing.id, target),
        skill,
        "create-advantage",
        AIM,
        (target,),
        tool=thing.id,
        perk=perk,
        against=against,
    )
    why = Because("note-aim", 0, "nova6.wits.aim", thing.name)
    return replace(test, more=(why, *_helped(thing, test)))


def _helped(thing: Effect, test: ActionTest) -> Iterator[Because]:
    """Dice that the weapon itself gives for aiming."""
    for gives in thing.given():
        if gives.use and holds(gives, "dice", test.skill, test.action, test.use):
            yield Because("trait", gives.amount, gives.cite or "nova6.wits.aim", thing.name)
