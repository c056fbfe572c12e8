"""Between the GM's call and the roll: Drive, focus, help, the raise, bought dice, Determination, and the last word."""

from __future__ import annotations

from typing import Literal, NamedTuple

from moothall.rulesets.houses2d20.adversity import peril, peril_of
from moothall.rulesets.houses2d20.assisting import gather_help
from moothall.rulesets.houses2d20.dice import Aim, critical_limit
from moothall.rulesets.houses2d20.difficulty import raised
from moothall.rulesets.houses2d20.drives import Driven, choose_drive
from moothall.rulesets.houses2d20.events import Committed, Settled
from moothall.rulesets.houses2d20.focuses import choose_focus
from moothall.rulesets.houses2d20.planning import Plan, declared_on, make_plan
from moothall.rulesets.houses2d20.pool import Helper, Pool
from moothall.rulesets.houses2d20.prices import ADDED_THREAT, SPENT_THREAT, Price
from moothall.rulesets.houses2d20.purse import (
    NPC_POINT,
    add_threat,
    pay_in_threat,
    prices_of,
    spend_momentum,
    spend_point,
    spend_threat,
    totals,
)
from moothall.rulesets.houses2d20.questions import RaiseDifficulty
from moothall.rulesets.houses2d20.questions.spending import RESOLVE_RULES
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.throwing import applies
from moothall.rulesets.houses2d20.traits import alter
from moothall.rulesets.houses2d20.trial import Trial
from moothall.rulesets.houses2d20.words import BASE_DICE
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because


class Ready(NamedTuple):
    """A test about to be rolled."""

    trial: Trial
    driven: Driven
    pool: Pool
    difficulty: int

    @property
    def open(self) -> bool:
        """Whether Determination may be spent on it."""
        return self.pool.open


Stopped = Literal["refused", "withdrawn"]
"""It never came to dice: the point for a contradiction was refused, which fails the test; or it was let be."""


async def prepare(play: Play[Table], trial: Trial) -> Ready | Stopped:
    """From the Drive to the last word."""
    who, action = trial.who, trial.action
    driven = await choose_drive(play, who, action, trial.skill)
    if driven is None:
        return "refused"
    focus = await choose_focus(play, who, action, trial.skill)
    helpers = await gather_help(play, who, action)
    steps = 0
    if play.state.options.threat_raise_window == "before_commit":
        trial, steps = await _raise(play, trial)
    pool = _pool(play.state, trial, driven, bool(focus), helpers)
    free_first = await _free_first(play, trial)
    plan = await make_plan(play, trial, pool, free_first)
    if plan is None:
        await _withdrawn(play, trial, steps)
        return "withdrawn"
    trial = declared_on(trial, plan)
    pool = await _pay(play, trial, pool, plan, free_first)
    if play.state.options.threat_raise_window == "before_roll":
        trial, steps = await _raise(play, trial)
    await peril(play, steps * SPENT_THREAT["difficulty"].points, action)
    hard = trial.hardness(play.state)
    why = () if trial.hidden or trial.base is None else hard.why
    return Ready(trial, driven, pool._replace(why=(*pool.why, *why)), hard.value)


def _pool(table: Table, trial: Trial, driven: Driven, focus: bool, helpers: tuple[Helper, ...]) -> Pool:
    one = table.who(trial.who)
    skill = one.skills.of(trial.skill)
    both = table.options.complication_overlap == "both"
    aim = Aim(skill + driven.rating, critical_limit(skill, focus), trial.range, both)
    closed = closes_determination(table, trial.who, driven)
    return Pool(BASE_DICE, aim, helpers, closed=closed, skill=trial.skill)


def closes_determination(table: Table, who: str, driven: Driven) -> str:
    """The rule that keeps Determination out of a test; none where a statement stands behind the deed.

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


async def _raise(play: Play[Table], trial: Trial) -> tuple[Trial, int]:
    """Before a player's roll the GM may spend Threat on the Difficulty; a step that would not raise it is refused."""
    price = SPENT_THREAT["difficulty"]
    players = play.state.who(trial.who).is_player
    room = trial.room_to_raise(play.state)
    reach = min(room, play.state.threat // price.points)
    if trial.base is None or not players or not reach:
        return trial, 0
    asked = RaiseDifficulty(trial.who, trial.hardness(play.state).value, room, reach=reach)
    steps = await play.ask(GM, asked, cite=price.cite)
    rules = (price.cite, "houses.threat.spend.difficulty-one-test-only", "houses.threat.spend.difficulty-before-roll")
    await spend_threat(play, steps * price.points, "difficulty", *rules, who=trial.who)
    return trial._replace(shifts=(*trial.shifts, *raised(steps))), steps


async def _free_first(play: Play[Table], trial: Trial) -> bool:
    """One who is proficient pays nothing for the first die."""
    rule = "houses.npc.ability.proficiency"
    for ability in play.state.who(trial.who).abilities:
        named = ability.kind == "proficiency" and ability.skill in ("", trial.skill)
        if named and await applies(play, trial.who, "proficiency", ability.use, rule):
            return True
    return False


async def _pay(play: Play[Table], trial: Trial, pool: Pool, plan: Plan, free_first: bool) -> Pool:
    """All that was promised is paid at once."""
    who, paid = trial.who, plan.purchase.paid
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
    await peril_of(play, who, threat + plan.points * NPC_POINT, trial.action)
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


async def _withdrawn(play: Play[Table], trial: Trial, steps: int) -> None:
    """Let be before the dice fell: what went into it is taken back."""
    spent = steps * SPENT_THREAT["difficulty"].points
    rule = "houses.test.spend-window"
    if spent:
        await add_threat(play, trial.who, spent, "taken-back", rule)
    if trial.escalated:
        await give_back(play, trial.who, rule)
    await play.tell(Settled(trial.who, trial.action, "withdrawn"), rule)


async def give_back(play: Play[Table], who: str, rule: str) -> None:
    """The Threat that a deed brought before it was let be."""
    points = ADDED_THREAT["escalation"].points
    if play.state.who(who).is_player:
        await spend_threat(play, min(points, play.state.threat), "taken-back", rule, who=who)
    else:
        await add_threat(play, who, points, "taken-back", rule)
