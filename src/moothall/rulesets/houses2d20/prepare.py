"""Preparation of a test, between call and roll: Drive, focus, help, raise, bought dice, Determination, commitment."""

from __future__ import annotations

from typing import Literal, NamedTuple

from moothall.rulesets.houses2d20.adversity import peril, peril_of
from moothall.rulesets.houses2d20.assistance import gather_help
from moothall.rulesets.houses2d20.called_test import CalledTest
from moothall.rulesets.houses2d20.dice import Aim, critical_limit
from moothall.rulesets.houses2d20.difficulty import raised
from moothall.rulesets.houses2d20.drives import Driven, choose_drive
from moothall.rulesets.houses2d20.events import Committed, Settled
from moothall.rulesets.houses2d20.focuses import choose_focus
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
from moothall.rulesets.houses2d20.purchases import Plan, declared_on, make_plan
from moothall.rulesets.houses2d20.questions import RaiseDifficulty
from moothall.rulesets.houses2d20.questions.purchases import RESOLVE_RULES
from moothall.rulesets.houses2d20.rolling import applies
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.traits import alter
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
    """From the Drive to the last word."""
    who, action = test.who, test.action
    driven = await choose_drive(play, who, action, test.skill)
    if driven is None:
        return "refused"
    focus = await choose_focus(play, who, action, test.skill)
    helpers = await gather_help(play, who, action)
    steps = 0
    if play.state.options.threat_raise_window == "before_commit":
        test, steps = await _raise(play, test)
    pool = _pool(play.state, test, driven, bool(focus), helpers)
    free_first = await _free_first(play, test)
    plan = await make_plan(play, test, pool, free_first)
    if plan is None:
        await _withdrawn(play, test, steps)
        return "withdrawn"
    test = declared_on(test, plan)
    pool = await _pay(play, test, pool, plan, free_first)
    if play.state.options.threat_raise_window == "before_roll":
        test, steps = await _raise(play, test)
    await peril(play, steps * SPENT_THREAT["difficulty"].points, action)
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


async def _raise(play: Play[Table], test: CalledTest) -> tuple[CalledTest, int]:
    """Before a player's roll the GM may spend Threat on the Difficulty; a step that would not raise it is refused."""
    price = SPENT_THREAT["difficulty"]
    players = play.state.who(test.who).is_player
    room = test.room_to_raise(play.state)
    reach = min(room, play.state.threat // price.points)
    if test.base is None or not players or not reach:
        return test, 0
    asked = RaiseDifficulty(test.who, test.hardness(play.state).value, room, reach=reach)
    steps = await play.ask(GM, asked, cite=price.cite)
    rules = (price.cite, "houses.threat.spend.difficulty-one-test-only", "houses.threat.spend.difficulty-before-roll")
    await spend_threat(play, steps * price.points, "difficulty", *rules, who=test.who)
    return test._replace(shifts=(*test.shifts, *raised(steps))), steps


async def _free_first(play: Play[Table], test: CalledTest) -> bool:
    """Whether a proficient character pays nothing for the first die."""
    rule = "houses.npc.ability.proficiency"
    for ability in play.state.who(test.who).abilities:
        named = ability.kind == "proficiency" and ability.skill in ("", test.skill)
        if named and await applies(play, test.who, "proficiency", ability.use, rule):
            return True
    return False


async def _pay(play: Play[Table], test: CalledTest, pool: Pool, plan: Plan, free_first: bool) -> Pool:
    """Pay all promised spends at once."""
    who, paid = test.who, plan.purchase.paid
    prices = prices_of(play.state, who, paid, free_first)
    momentum, threat = totals(paid, prices)
    ladder = () if len(paid) < 2 else ("houses.dice.one-ladder",)
    by_momentum = (price.cite for purse, price in zip(paid, prices, strict=True) if purse == "momentum")
    by_threat = (price.cite for purse, price in zip(paid, prices, strict=True) if purse == "threat")
    await spend_momentum(play, who, momentum, "dice", *by_momentum, *ladder)
    await pay_in_threat(play, who, threat, "dice", *by_threat, *ladder)
    if plan.automatic:
        rules = ("houses.determination.automatic-one", "houses.determination.auto-one-before-roll")
        await spend_point(play, who, "automatic", *rules)
    for one in plan.declared:
        rule = RESOLVE_RULES[one.use]
        await spend_point(play, who, one.use, rule)
        await alter(play, one.use, one.trait, one.text, "declared", rule, "houses.determination.declaration-window")
    await peril_of(play, who, threat + plan.points * NPC_POINT, test.action)
    dice = pool.dice + len(paid)
    await play.tell(Committed(who, dice, int(plan.automatic)), "houses.test.spend-window", *_window(play.state))
    why = _why_dice(plan, prices)
    return pool._replace(dice=dice, automatic=int(plan.automatic), threat_dice=paid.count("threat"), why=why)


def _window(table: Table) -> tuple[str, ...]:
    early = table.options.threat_raise_window == "before_commit"
    return ("houses.threat.difficulty-window",) if early else ()


def _why_dice(plan: Plan, prices: tuple[Price, ...]) -> tuple[Because, ...]:
    """Where the dice come from."""
    paid = zip(plan.purchase.paid, prices, strict=True)
    bought = tuple(_bought(purse, price) for purse, price in paid)
    fixed = (Because("die-automatic", 1, "houses.determination.auto-one-before-roll"),) if plan.automatic else ()
    return (Because("die-base", BASE_DICE, "houses.test.base-pool-two"), *bought, *fixed)


def _bought(purse: str, price: Price) -> Because:
    what = "die-momentum" if purse == "momentum" else "die-threat" if purse == "threat" else "die-both"
    return Because(what, 1, price.cite)


async def _withdrawn(play: Play[Table], test: CalledTest, steps: int) -> None:
    """Let be before the dice fell: what went into it is taken back."""
    spent = steps * SPENT_THREAT["difficulty"].points
    rule = "houses.test.spend-window"
    if spent:
        await add_threat(play, test.who, spent, "taken-back", rule)
    if test.escalated:
        await give_back(play, test.who, rule)
    await play.tell(Settled(test.who, test.action, "withdrawn"), rule)


async def give_back(play: Play[Table], who: CharacterId, rule: str) -> None:
    """Take back the Threat of an escalation that was let be."""
    points = ADDED_THREAT["escalation"].points
    if play.state.who(who).is_player:
        await spend_threat(play, min(points, play.state.threat), "taken-back", rule, who=who)
    else:
        await add_threat(play, who, points, "taken-back", rule)
