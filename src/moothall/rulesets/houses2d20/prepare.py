"""Preparation of a test, between call and roll: Drive, focus, help, raise, bought dice, Determination, commitment."""

from __future__ import annotations

from typing import Literal, NamedTuple

from moothall.rulesets.houses2d20.adversity import peril, peril_of
from moothall.rulesets.houses2d20.assistance import gather_help, may_help
from moothall.rulesets.houses2d20.called_test import CalledTest, Judgement
from moothall.rulesets.houses2d20.dice import Aim, critical_limit
from moothall.rulesets.houses2d20.drives import Driven, choose_drive, judge_statements
from moothall.rulesets.houses2d20.events import Committed, Settled
from moothall.rulesets.houses2d20.focuses import choose_focus, judge_focuses, pick_focus
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.points import (
    NPC_POINT,
    add_threat,
    pay_in_threat,
    prices_of,
    spend_momentum,
    spend_point,
    spend_threat,
    totals,
)
from moothall.rulesets.houses2d20.pool import Helper, Pool
from moothall.rulesets.houses2d20.prices import ADDED_THREAT, SPENT_THREAT, Price
from moothall.rulesets.houses2d20.purchases import Plan, Preparation, make_plan
from moothall.rulesets.houses2d20.questions.purchases import RESOLVE_RULES
from moothall.rulesets.houses2d20.raising import ask_to_raise, take_back
from moothall.rulesets.houses2d20.rolling import applies
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.traits import alter, weigh
from moothall.rulesets.houses2d20.words import BASE_DICE
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because


class Ready(NamedTuple):
    """A test about to be rolled."""

    test: CalledTest
    driven: Driven
    pool: Pool
    difficulty: int

    @property
    def open(self) -> bool:
        """Whether Determination may be spent on it."""
        return self.pool.open


Stopped = Literal["refused", "withdrawn"]
"""It never came to dice: the point for a contradiction was refused, which fails the test; or it was let be."""


async def prepare(play: Play[Table], test: CalledTest) -> Ready | Stopped:
    """From the Drive to the last word. Where offers stand until then, the GM's judgement comes first, in one piece."""
    early, steps = play.state.options.threat_raise_window == "before_commit", 0
    if play.stands:
        test = await judge(play, test)
        if early and not _raised_while_preparing(play.state, test):
            test, steps = await ask_to_raise(play, test)
    driven = await choose_drive(play, test)
    if driven is None:
        await take_back(play, test.who, steps, "houses.challenge.refuse-no-consequence")
        return "refused"
    focus = await _focus(play, test)
    helpers: tuple[Helper, ...] = ()
    if not play.stands or play.state.who(test.who).seat == GM:
        helpers = await gather_help(play, test.who, test.action)
    if early and not play.stands:
        test, steps = await ask_to_raise(play, test)
    pool = _pool(play.state, test, driven, bool(focus), helpers)
    begun = Preparation(test, pool, await _free_first(play, test), steps)
    prepared, rolls = await make_plan(play, begun)
    if not rolls:
        await _withdrawn(play, prepared)
        return "withdrawn"
    return await _committed(play, prepared, driven)


def _raised_while_preparing(table: Table, test: CalledTest) -> bool:
    """Whether the GM raises a test while its player prepares: a contest's, whose Difficulty has only just been rolled.

    An offer asks each seat once; a GM whose character could help is asked for the raise before.
    """
    return test.contest and all(seat != GM for seat, _ in may_help(table, test.who, test.action, (test.who,)))


async def judge(play: Play[Table], test: CalledTest) -> CalledTest:
    """The GM weighs statements and focuses before anything is chosen, unless that has been done."""
    if test.judgement is not None:
        return test
    statements = await judge_statements(play, play.state.who(test.who), test.action)
    focuses = await judge_focuses(play, test.who, test.skill)
    return test._replace(judgement=Judgement(statements, focuses))


async def _focus(play: Play[Table], test: CalledTest) -> str:
    if test.judgement is None:
        return await choose_focus(play, test.who, test.action, test.skill)
    return await pick_focus(play, test.who, test.skill, test.judgement.focuses)


async def _committed(play: Play[Table], prepared: Preparation, driven: Driven) -> Ready:
    """What was promised is paid; at some tables the GM may still raise the Difficulty."""
    test, steps = prepared.current, prepared.steps
    pool = await _pay(play, prepared)
    if play.state.options.threat_raise_window == "before_roll":
        test, steps = await ask_to_raise(play, test)
    await peril(play, steps * SPENT_THREAT["difficulty"].points, test.action)
    hard = test.hardness(play.state)
    why = () if test.hidden or test.base is None else hard.why
    return Ready(test, driven, pool._replace(why=(*pool.why, *why)), hard.value)


def _pool(table: Table, test: CalledTest, driven: Driven, focus: bool, helpers: tuple[Helper, ...]) -> Pool:
    one = table.who(test.who)
    skill = one.skills.of(test.skill)
    both = table.options.complication_overlap == "both"
    aim = Aim(skill + driven.rating, critical_limit(skill, focus), test.range, both)
    closed = closes_determination(table, test.who, driven)
    return Pool(BASE_DICE, aim, helpers, closed=closed, skill=test.skill)


def closes_determination(table: Table, who: CharacterId, driven: Driven) -> str:
    """The rule that keeps Determination out of a test; none where a statement supports the action.

    One that keeps out of it will do only where the table says so.
    """
    one, options = table.who(who), table.options
    if driven.fit == "fits" or (driven.fit == "neutral" and options.determination_neutral_allows):
        return ""
    if driven.drive is None and not one.is_player and options.npc_minor_determination:
        return ""
    if not one.is_player:
        return "houses.npc.determination-needs-statement"
    match driven.fit:
        case "contradicts":
            return "houses.determination.not-on-clash"
        case "neutral":
            return "houses.determination.neutral-is-closed"
        case _:
            return "houses.determination.needs-supporting-statement"


async def _free_first(play: Play[Table], test: CalledTest) -> bool:
    """Whether a proficient character pays nothing for the first die."""
    rule = "houses.npc.ability.proficiency"
    for ability in play.state.who(test.who).abilities:
        named = ability.kind == "proficiency" and ability.skill in ("", test.skill)
        if named and await applies(play, test.who, "proficiency", ability.use, rule):
            return True
    return False


async def _pay(play: Play[Table], prepared: Preparation) -> Pool:
    """Pay all promised spends at once."""
    test, pool, plan = prepared.test, prepared.pool, prepared.plan
    who, paid = test.who, plan.purchase.paid
    prices = prices_of(play.state, who, paid, prepared.free_first)
    momentum, threat = totals(paid, prices)
    ladder = () if len(paid) < 2 else ("houses.dice.one-ladder",)
    by_momentum = (price.cite for purse, price in zip(paid, prices, strict=True) if purse == "momentum")
    by_threat = (price.cite for purse, price in zip(paid, prices, strict=True) if purse == "threat")
    await spend_momentum(play, who, momentum, "dice", *by_momentum, *ladder)
    await pay_in_threat(play, who, threat, "dice", *by_threat, *ladder)
    for _ in range(plan.automatic):
        rules = ("houses.determination.automatic-one", "houses.determination.auto-one-before-roll")
        await spend_point(play, who, "automatic", *rules)
    for one in plan.declared:
        rule = RESOLVE_RULES[one.use]
        await spend_point(play, who, one.use, rule)
        window = "houses.determination.declaration-window"
        altered = await alter(play, one.use, one.trait, one.text, "declared", rule, window, on=one.on)
        if altered is not None and one.does:
            await weigh(play, who, test.skill, (altered,), {altered.id: one.does})
    await peril_of(play, who, threat + plan.points * NPC_POINT, test.action)
    dice = pool.dice + len(paid)
    committed = Committed(who, dice, plan.automatic, play.state.shows(who))
    await play.tell(committed, "houses.test.spend-window", *_window(play.state))
    why = _why_dice(plan, prices)
    return pool._replace(dice=dice, automatic=plan.automatic, threat_dice=paid.count("threat"), why=why)


def _window(table: Table) -> tuple[str, ...]:
    early = table.options.threat_raise_window == "before_commit"
    return ("houses.threat.difficulty-window",) if early else ()


def _why_dice(plan: Plan, prices: tuple[Price, ...]) -> tuple[Because, ...]:
    """Where the dice come from."""
    paid = zip(plan.purchase.paid, prices, strict=True)
    bought = tuple(_bought(purse, price) for purse, price in paid)
    fixed = (Because("die-automatic", 1, "houses.determination.auto-one-before-roll"),) * plan.automatic
    return (Because("die-base", BASE_DICE, "houses.test.base-pool-two"), *bought, *fixed)


def _bought(purse: str, price: Price) -> Because:
    what = "die-momentum" if purse == "momentum" else "die-threat" if purse == "threat" else "die-both"
    return Because(what, 1, price.cite)


async def _withdrawn(play: Play[Table], prepared: Preparation) -> None:
    """Let be before the dice fell: what went into it is taken back."""
    test, rule = prepared.test, "houses.test.spend-window"
    await take_back(play, test.who, prepared.steps, rule)
    if test.escalated:
        await give_back(play, test.who, rule)
    await play.tell(Settled(test.who, test.action, "withdrawn", seen=play.state.shows(test.who)), rule)


async def give_back(play: Play[Table], who: CharacterId, rule: str) -> None:
    """Take back the Threat of an escalation that was let be."""
    points = ADDED_THREAT["escalation"].points
    if play.state.who(who).is_player:
        await spend_threat(play, min(points, play.state.threat), "taken-back", rule, who=who)
    else:
        await add_threat(play, who, points, "taken-back", rule)
