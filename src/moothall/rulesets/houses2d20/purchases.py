"""Purchases before the roll, one question at a time. Nothing is paid until the player commits."""

from __future__ import annotations

from typing import Any, NamedTuple

from moothall.rulesets.houses2d20.assistance import may_help, one_helper
from moothall.rulesets.houses2d20.called_test import Bears, CalledTest
from moothall.rulesets.houses2d20.difficulty import SHIFTS
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
    Help,
    OfferAssistance,
    PointUse,
    Purchase,
    SpendPoint,
)
from moothall.rulesets.houses2d20.questions.purchases import RESOLVE_RULES, Resolve
from moothall.rulesets.houses2d20.raising import may_raise, raise_by
from moothall.rulesets.houses2d20.state import SCENE, Moves, Table
from moothall.rulesets.houses2d20.words import MOST_DICE
from moothall.talk.play import GM, Play
from moothall.talk.questions import Question
from moothall.talk.requests import LastWord


class Declaration(NamedTuple):
    """A trait that Determination is to create, change or remove, and what it does to this test."""

    use: Resolve
    trait: str
    text: str
    does: Moves | None = None
    on: str = SCENE

    @property
    def bears(self) -> tuple[Bears, ...]:
        """Return what the trait does to the test it is declared for."""
        return () if self.does is None else (Bears(self.trait, SHIFTS[self.does](self.text)),)


class Plan(NamedTuple):
    """Planned payments before the roll. Nothing is paid until it is committed."""

    purchase: Purchase = Purchase()
    automatic: int = 0
    """Dice that are to count as a 1, a point for each."""
    declared: tuple[Declaration, ...] = ()

    @property
    def points(self) -> int:
        return len(self.declared) + self.automatic


class Preparation(NamedTuple):
    """A test on its way to the dice: how it stands, and what is planned for it."""

    test: CalledTest
    pool: Pool
    free_first: bool
    steps: int = 0
    """By which the GM has raised its Difficulty."""
    plan: Plan = Plan()
    tried: tuple[CharacterId, ...] = ()
    """Those who have offered help, whether or not it helped."""

    @property
    def current(self) -> CalledTest:
        """The test as planned declarations leave it."""
        return declared_on(self.test, self.plan)


async def make_plan(play: Play[Table], begun: Preparation) -> tuple[Preparation, bool]:
    """Dice, Determination, and the last word: whether it is rolled. The player may name it anew or let it be."""
    while True:
        plan = await _promises(play, begun)
        begun, said = await _until_last_word(play, begun._replace(plan=plan))
        if said != "anew":
            return begun, said == "roll"


async def _promises(play: Play[Table], begun: Preparation) -> Plan:
    """What the player would pay before the roll."""
    test, pool, free_first = begun.test, begun.pool, begun.free_first
    plan = Plan(await _dice(play, test, pool, free_first))
    current_test = test
    while _point_left(play.state, test, pool, plan, free_first):
        use = await _point(play, current_test, pool, plan, free_first)
        if use.use == "none":
            break
        plan = await _with_use(play, current_test, plan, use)
        current_test = declared_on(test, plan)
    return plan


SPENDS = "houses.test.spend-window"


async def _until_last_word(play: Play[Table], prepared: Preparation) -> tuple[Preparation, str]:
    """Help may be offered and the Difficulty raised until the player has the last word, and sees each of them."""
    seat = play.state.who(prepared.test.who).seat
    while True:
        if not play.stands:
            return prepared, await play.ask(seat, _commit(play.state, prepared), cite=SPENDS)
        offers, closing = _offers(play.state, prepared), (seat, _commit(play.state, prepared))
        helps = any(isinstance(asked, OfferAssistance) for _, asked in offers)
        cite = "houses.assist.several" if helps else "houses.threat.difficulty-window"
        said = await play.stand(offers, closing=closing, cite=cite, last=SPENDS)
        if isinstance(said, LastWord):
            return prepared, said.answer
        prepared = await _with_offer(play, prepared, said.answer)
        if len(prepared.plan.purchase.paid) > _room_for_dice(play.state, prepared.pool):
            return prepared, "anew"


def _offers(table: Table, prepared: Preparation) -> list[tuple[str, Question[Any]]]:
    """Help of those who could still help, and the GM's raise; a seat that could do both is offered to help.

    Who rolls is asked, and needs no offer.
    """
    test, most = prepared.test, table.options.assist_max
    rolls = table.who(test.who).seat
    offers: list[tuple[str, Question[Any]]] = []
    if most is None or len(prepared.pool.helpers) < most:
        helping = may_help(table, test.who, test.action, (test.who, *prepared.tried))
        offers += [each for each in helping if each[0] != rolls or rolls != GM]
    raises = may_raise(table, prepared.current) if table.options.threat_raise_window == "before_commit" else None
    if raises is not None and all(seat != GM for seat, _ in offers):
        offers.append((GM, raises))
    return offers


async def _with_offer(play: Play[Table], prepared: Preparation, taken: Help | int) -> Preparation:
    """The test with one more helper, or harder."""
    test, pool = prepared.test, prepared.pool
    if isinstance(taken, int):
        return prepared._replace(test=await raise_by(play, test, taken), steps=prepared.steps + taken)
    helper = await one_helper(play, test.who, test.action, taken)
    helpers = pool.helpers if helper is None else (*pool.helpers, helper)
    return prepared._replace(pool=pool._replace(helpers=helpers), tried=(*prepared.tried, taken.helper))


def _room_for_dice(table: Table, pool: Pool) -> int:
    """How many dice may be bought."""
    helping = len(pool.helpers) if table.options.assist_counts_to_cap else 0
    return max(0, MOST_DICE - pool.dice - helping)


async def _dice(play: Play[Table], test: CalledTest, pool: Pool, free_first: bool) -> Purchase:
    table, one = play.state, play.state.who(test.who)
    most = _room_for_dice(table, pool)
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
    return await play.ask(one.seat, asked, cite=SPENDS)


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


def _die_left(table: Table, pool: Pool, plan: Plan) -> bool:
    """Whether one more die could count as a 1: each that one rolls oneself, for a point of its own."""
    return plan.automatic < (pool.dice + len(plan.purchase.paid) if table.options.amended else 1)


async def _point(play: Play[Table], test: CalledTest, pool: Pool, plan: Plan, free_first: bool) -> PointUse:
    one = play.state.who(test.who)
    early = play.state.options.determination_auto_one_timing == "before" and _die_left(play.state, pool, plan)
    uses: tuple[Resolve, ...] = ("none", *(("automatic",) if early else ()), "create")
    if play.state.traits:
        uses = (*uses, "change", "remove")
    hidden = test.hidden or test.base is None
    known = None if hidden else test.hardness(play.state).value
    bought = pool._replace(dice=pool.dice + len(plan.purchase.paid), automatic=plan.automatic)
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
        return plan._replace(automatic=plan.automatic + 1)
    was = "" if use.use == "create" else play.state.trait(use.trait).text
    rule = RESOLVE_RULES[use.use]
    asked = ConfirmTrait(test.who, use.use, use.text, was, rule, may_bear=use.use != "remove", on=use.on)
    said = await play.ask(GM, asked, cite=rule)
    if not said.accept:
        return plan
    does = None if said.bears == "off" or use.use == "remove" else said.bears
    return plan._replace(declared=(*plan.declared, Declaration(use.use, use.trait, use.text, does, use.on)))


def declared_on(test: CalledTest, plan: Plan) -> CalledTest:
    """The test as declarations leave it: an altered or removed trait no longer bears on it as it did."""
    altered = {one.trait for one in plan.declared if one.use != "create"}
    bearing = tuple(one for one in test.bearing if one.trait not in altered)
    return test._replace(bearing=(*bearing, *(bears for one in plan.declared for bears in one.bears)))


def _commit(table: Table, prepared: Preparation) -> Commit:
    test, pool, plan, free_first = prepared.current, prepared.pool, prepared.plan, prepared.free_first
    bought = pool._replace(dice=pool.dice + len(plan.purchase.paid), automatic=plan.automatic)
    prices = prices_of(table, test.who, plan.purchase.paid, free_first)
    momentum, threat = totals(plan.purchase.paid, prices)
    in_threat = 0 if table.who(test.who).is_player else plan.points * NPC_POINT
    return Commit(
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
