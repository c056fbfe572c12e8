"""Purchases before the roll, one question at a time. Nothing is paid until the player commits."""

from __future__ import annotations

from typing import NamedTuple

from moothall.rulesets.houses2d20.called_test import Bears, CalledTest
from moothall.rulesets.houses2d20.difficulty import easier, harder
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.points import (
    NPC_POINT,
    dice_in_reach,
    points_of,
    price_of_point,
    prices_of,
    promised_threat,
    totals,
)
from moothall.rulesets.houses2d20.pool import Pool
from moothall.rulesets.houses2d20.questions import (
    BuyDice,
    Commit,
    ConfirmTrait,
    DiePrice,
    PointUse,
    Purchase,
    SpendPoint,
)
from moothall.rulesets.houses2d20.questions.purchases import RESOLVE_RULES, Resolve
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import MOST_DICE
from moothall.talk.play import GM, Play


class Declaration(NamedTuple):
    """A trait that Determination is to create, change or remove, and what it does to this test."""

    use: Resolve
    trait: str
    text: str
    bears: tuple[Bears, ...]


class Plan(NamedTuple):
    """Planned payments before the roll. Nothing is paid until it is committed."""

    purchase: Purchase = Purchase()
    automatic: bool = False
    declared: tuple[Declaration, ...] = ()

    @property
    def points(self) -> int:
        return len(self.declared) + self.automatic


async def make_plan(play: Play[Table], test: CalledTest, pool: Pool, free_first: bool) -> Plan | None:
    """Dice, Determination, and the last word; the player may name it anew or let it be."""
    while True:
        plan = Plan(await _dice(play, test, pool, free_first))
        current_test = test
        while _point_left(play.state, test, pool, plan, free_first):
            use = await _point(play, current_test, pool, plan, free_first)
            if use.use == "none":
                break
            plan = await _with_use(play, current_test, plan, use)
            current_test = declared_on(test, plan)
        match await _last_word(play, current_test, pool, plan, free_first):
            case "roll":
                return plan
            case "withdraw":
                return None


async def _dice(play: Play[Table], test: CalledTest, pool: Pool, free_first: bool) -> Purchase:
    table, one = play.state, play.state.who(test.who)
    helping = len(pool.helpers) if table.options.assist_counts_to_cap else 0
    most = max(0, MOST_DICE - pool.dice - helping)
    reach = dice_in_reach(table, test.who, most, free_first)
    if not reach:
        return Purchase()
    hard = test.hardness(table)
    asked = BuyDice(
        test.who,
        pool.dice,
        most,
        pool.aim.target,
        pool,
        None if test.hidden or test.base is None else hard.value,
        table.saved(test.who),
        _prices(table, test.who, reach, free_first),
        () if test.hidden or test.base is None else hard.why,
        not one.is_player,
        free_first,
    )
    return await play.ask(one.seat, asked, cite="houses.test.spend-window")


def _prices(table: Table, who: CharacterId, most: int, free_first: bool) -> tuple[DiePrice, ...]:
    """Prices of the next dice if all are paid alike."""
    by_threat = prices_of(table, who, ("threat",) * most, free_first)
    if not table.who(who).is_player:
        return tuple(DiePrice(None, price.points) for price in by_threat)
    by_momentum = prices_of(table, who, ("momentum",) * most, free_first)
    return tuple(DiePrice(one.points, other.points) for one, other in zip(by_momentum, by_threat, strict=True))


def _point_left(table: Table, test: CalledTest, pool: Pool, plan: Plan, free_first: bool) -> bool:
    """Whether one more point could be paid, on top of all that is promised already."""
    promised = promised_threat(table, test.who, plan.purchase.paid, free_first)
    return pool.open and points_of(table, table.who(test.who), promised) > plan.points


async def _point(play: Play[Table], test: CalledTest, pool: Pool, plan: Plan, free_first: bool) -> PointUse:
    one = play.state.who(test.who)
    early = play.state.options.determination_auto_one_timing == "before" and not plan.automatic
    uses: tuple[Resolve, ...] = ("none", *(("automatic",) if early else ()), "create")
    if play.state.traits:
        uses = (*uses, "change", "remove")
    hidden = test.hidden or test.base is None
    known = None if hidden else test.hardness(play.state).value
    bought = pool._replace(dice=pool.dice + len(plan.purchase.paid), automatic=int(plan.automatic))
    asked = SpendPoint(
        test.who,
        uses,
        plan.points,
        price_of_point(one),
        play.state.traits,
        bought,
        known,
        not one.is_player,
        promised_threat(play.state, test.who, plan.purchase.paid, free_first),
    )
    backed = "houses.determination.needs-supporting-statement"
    cite = backed if one.is_player else "houses.npc.determination-needs-statement"
    return await play.ask(one.seat, asked, cite=cite)


async def _with_use(play: Play[Table], test: CalledTest, plan: Plan, use: PointUse) -> Plan:
    """The plan with one more promised point; a declaration only if the GM confirms it."""
    if use.use == "automatic":
        return plan._replace(automatic=True)
    was = "" if use.use == "create" else play.state.trait(use.trait).text
    rule = RESOLVE_RULES[use.use]
    asked = ConfirmTrait(test.who, use.use, use.text, was, rule, may_bear=use.use != "remove")
    said = await play.ask(GM, asked, cite=rule)
    if not said.accept:
        return plan
    shift = {"easier": easier, "harder": harder}.get(said.bears)
    bears = (Bears(use.trait, shift(use.text)),) if shift and use.use != "remove" else ()
    return plan._replace(declared=(*plan.declared, Declaration(use.use, use.trait, use.text, bears)))


def declared_on(test: CalledTest, plan: Plan) -> CalledTest:
    """The test as declarations leave it: an altered or removed trait no longer bears on it as it did."""
    altered = {one.trait for one in plan.declared if one.use != "create"}
    bearing = tuple(one for one in test.bearing if one.trait not in altered)
    return test._replace(bearing=(*bearing, *(bears for one in plan.declared for bears in one.bears)))


async def _last_word(play: Play[Table], test: CalledTest, pool: Pool, plan: Plan, free_first: bool) -> str:
    table = play.state
    bought = pool._replace(dice=pool.dice + len(plan.purchase.paid), automatic=int(plan.automatic))
    prices = prices_of(table, test.who, plan.purchase.paid, free_first)
    momentum, threat = totals(plan.purchase.paid, prices)
    in_threat = 0 if table.who(test.who).is_player else plan.points * NPC_POINT
    asked = Commit(
        test.who,
        bought.dice,
        bought.aim.target,
        bought,
        None if test.hidden or test.base is None else test.hardness(table).value,
        plan.purchase,
        prices,
        plan.points,
        free_first,
        momentum,
        threat + in_threat,
    )
    return await play.ask(table.who(test.who).seat, asked, cite="houses.test.spend-window")
