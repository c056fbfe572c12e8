"""Before the dice fall: circumstances, Talents, help and luck become the dice that are thrown."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.events import Helped
from moothall.rulesets.nde.gather import Pool, Steps, gather, gather_2d6
from moothall.rulesets.nde.questions import AllowHelp, Call, GetReady, OfferHelp, OnePlace, Ready
from moothall.rulesets.nde.state import Hero, Table
from moothall.rulesets.nde.throw import spend_luck
from moothall.rulesets.nde.words import DICE, Attribute
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because, total


class Help(NamedTuple):
    """Help that the GM has allowed and the player has not yet taken."""

    helper: str
    how: str


class Prepared(NamedTuple):
    """What will be thrown, and how much luck went into it."""

    pool: Pool
    luck_spent: int


async def prepare(
    play: Play[Table], who: str, attribute: Attribute, against: int, call: Call, forced: tuple[Because, ...] = ()
) -> Prepared:
    """Help is offered, the player takes or declines each step up and may buy more; then the dice are what they are.

    `forced` are hindrances the rules add by themselves, such as cover.
    """
    helping = await _ask_for_help(play, who)
    steps = steps_of(play.state, call, forced)._replace(paid=tuple(_help_step(play.state, h) for h in helping))
    base = play.state.hero(who).attributes.of(attribute)
    ready = await _last_word(play, who, against, call.stakes, base, steps)

    taken = tuple(h for h in helping if h.helper not in ready.declined)
    for help in taken:
        acted = play.state.phase != "free" or play.state.hero(help.helper).acted
        await play.tell(Helped(help.helper, who, help.how, acted), "nde2.help.cost")
    for _ in ready.luck:
        await spend_luck(play, who, "step", "nde2.luck.step")
    return Prepared(pool_of(play.state, base, _after(steps, ready)), len(ready.luck))


def steps_of(table: Table, call: Call, forced: tuple[Because, ...] = ()) -> Steps:
    """The circumstances and Talents of a call as steps."""
    up, down = _situation_rules(table)
    ups = [Because("step-advantage", 1, up, of) for of in call.helps]
    ups += [Because("step-talent", 1, _talent_rule(table), use.name) for use in call.talents if use.does == "step"]
    downs = [Because("step-hindrance", -1, down, of) for of in call.hinders]
    rule = _talent_rule(table)
    cancels = [Because("talent-cancels", 0, rule, use.name) for use in call.talents if use.does == "cancel"]
    slot = (*(reason for reason in forced if reason.amount), *downs)
    notes = tuple(reason for reason in forced if not reason.amount)
    return Steps(tuple(ups), slot, (), next(iter(cancels), None), notes, call.overrule)


def pool_of(table: Table, base: int, steps: Steps) -> Pool:
    """The dice at this table."""
    make = gather_2d6 if table.options.dice_mode == "2d6" else gather
    return make(base, steps, table.options.step_slots)


def _situation_rules(table: Table) -> tuple[str, str]:
    if table.options.dice_mode == "2d6":
        return "nde2.v2d6.situation", "nde2.v2d6.situation"
    return "nde2.step.up", "nde2.step.down"


def _talent_rule(table: Table) -> str:
    return "nde2.v2d6.help-talent" if table.options.dice_mode == "2d6" else "nde2.talent.effect"


def _help_step(table: Table, help: Help) -> Because:
    rule = "nde2.v2d6.help-talent" if table.options.dice_mode == "2d6" else "nde2.help.effect"
    return Because("step-help", 1, rule, help.helper)


async def count_once(play: Play[Table], call: Call) -> Call:
    """A circumstance that is in the Difficulty and ticked as a step counts in one place; the GM says which."""
    for twice in (of for of in (*call.helps, *call.hinders) if of in call.counted):
        place = await play.ask(GM, OnePlace(twice, call.difficulty), cite="nde2.step.one-place")
        if place.stays == "difficulty":
            helps, hinders = (tuple(of for of in side if of != twice) for side in (call.helps, call.hinders))
            call = replace(call, helps=helps, hinders=hinders)
        call = replace(call, difficulty=place.difficulty)
    return call


async def _ask_for_help(play: Play[Table], who: str) -> list[Help]:
    """Allies may help while there is room for a helper; the GM may find that help makes no sense."""
    allowed: list[Help] = []
    tried: set[str] = set()
    while len(allowed) < play.state.options.max_helpers:
        allies = [ally for ally in play.state.up() if may_help(play.state, ally, who) and ally.id not in tried]
        taken = await play.offer([(ally.seat, OfferHelp(ally.id, who)) for ally in allies], cite="nde2.help.cost")
        if taken is None:
            break
        helper = next(ally.id for ally in allies if ally.seat == taken.seat)
        tried.add(helper)
        if await play.ask(GM, AllowHelp(helper, who, taken.answer), cite="nde2.help.described") == "allow":
            allowed.append(Help(helper, taken.answer))
    return allowed


def may_help(table: Table, ally: Hero, who: str) -> bool:
    """An ally who is up and, in a fight, still has an action to give."""
    return ally.id != who and not ally.fallen and (table.phase == "free" or not ally.acted)


async def _last_word(play: Play[Table], who: str, against: int, stakes: str, base: int, steps: Steps) -> Ready:
    """The player sees what will be thrown and may decline steps up or buy some. Nothing to decide, nothing asked."""
    hero = play.state.hero(who)
    ups = (*steps.ups, *steps.paid)
    if not ups and (not hero.luck or play.state.options.dice_mode == "2d6"):
        return Ready()
    pool = pool_of(play.state, base, steps)
    asked = GetReady(who, against, stakes, pool, ups, steps.downs, _is_full(play.state, pool, ups))
    return await play.ask(hero.seat, asked, cite="nde2.step.decline" if ups else "nde2.luck.step")


def _is_full(table: Table, pool: Pool, ups: tuple[Because, ...]) -> bool:
    if table.options.dice_mode == "2d6":
        return False
    return pool.sides == DICE[-1] or (table.options.step_slots == "strict" and total(ups) > 0)


def _after(steps: Steps, ready: Ready) -> Steps:
    """The steps once the player has spoken."""
    ups, paid = (tuple(up for up in side if up.of not in ready.declined) for side in (steps.ups, steps.paid))
    luck = tuple(Because("step-luck", 1, "nde2.luck.step") for _ in ready.luck)
    return steps._replace(ups=ups, paid=(*paid, *luck))


def check_can_act(table: Table, who: str) -> Hero:
    """A hero who is up, and in a fight has an action left in the heroes' part of the round."""
    hero = table.hero(who)
    if hero.fallen:
        raise AgainstTheRules("error-fallen", cite="nde2.harm.zero", hero=hero.name)
    if table.phase == "foes":
        raise AgainstTheRules("error-foes-turn", cite="nde2.combat.order", hero=hero.name)
    if table.phase == "heroes" and hero.acted:
        raise AgainstTheRules("error-acted", cite="nde2.combat.turn", hero=hero.name)
    return hero
