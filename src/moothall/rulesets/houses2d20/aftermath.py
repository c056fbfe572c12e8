"""The outcome of a test: success at cost, Momentum spends, complications, banked Momentum, and advancement points."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.houses2d20.adversity import failure, peril, peril_of
from moothall.rulesets.houses2d20.choices import whoever
from moothall.rulesets.houses2d20.drives import strike
from moothall.rulesets.houses2d20.events import (
    Complicated,
    ComplicationBoughtOff,
    Informed,
    Narrated,
    SucceededAtCost,
    SurplusSpent,
    TaskSet,
    Tested,
    TrackMoved,
)
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.points import (
    NPC_POINT,
    bank,
    can_pay_in_threat,
    check_momentum,
    pay_in_threat,
    points_of,
    price_of_point,
    return_momentum,
    spend_momentum,
    spend_point,
    spend_threat,
)
from moothall.rulesets.houses2d20.prepare import Ready
from moothall.rulesets.houses2d20.questions import (
    IDEAS,
    AnswerQuestion,
    BuyEffect,
    BuyOff,
    ConfirmTrait,
    NameComplication,
    OfferCost,
    Spend,
    SpendMomentum,
    TakeCost,
    Trouble,
    WhatHappens,
    price_of,
)
from moothall.rulesets.houses2d20.questions.outcomes import BY_POINT, USE_RULES, Use
from moothall.rulesets.houses2d20.questions.purchases import RESOLVE_RULES
from moothall.rulesets.houses2d20.rolling import roll_test, rules_of
from moothall.rulesets.houses2d20.state import SCENE, Table
from moothall.rulesets.houses2d20.traits import alter, drop_trait, make_trait, weigh
from moothall.rulesets.houses2d20.words import Skill
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Own, Words
from moothall.talk.play import GM, Play

QUESTION = "houses.momentum.question-1"
ABOUT_SITUATION = "houses.momentum.question-about-situation"

HALF_AGAIN = 50
"""How much more time a complication takes, in percent."""


class Result(NamedTuple):
    """How a test stands after its dice: what it came to, what is left of its Momentum, what is still to suffer."""

    ready: Ready
    successes: int
    passed: bool
    fresh: int
    causes: tuple[str, ...]
    """Complications still to settle: `rolled`, or the benefit one is the price of."""
    bought: tuple[str, ...] = ()
    """What Momentum has bought on this test that can be bought once."""

    @property
    def who(self) -> CharacterId:
        return self.ready.test.who

    @property
    def action(self) -> str:
        return self.ready.test.action


async def roll_it(play: Play[Table], ready: Ready) -> Result:
    """The dice fall, and everybody hears how it came out; a failure may still become a bare success."""
    test = ready.test
    scored = await roll_test(play, test.who, ready.pool, ready.difficulty, test.hidden)
    told = Tested(
        test.who,
        test.skill,
        scored.successes,
        scored.complications,
        ready.difficulty,
        not test.hidden,
        scored.passed,
        scored.surplus,
        play.state.shows(test.who),
    )
    await play.tell(told, *rules_of(scored, ready.difficulty), *rules_of_trouble(scored.complications))
    causes = ("rolled",) * scored.complications
    result = Result(ready, scored.successes, scored.passed, scored.surplus, causes)
    return result if result.passed else await _at_cost(play, result)


def rules_of_trouble(complications: int) -> tuple[str, ...]:
    if not complications:
        return ()
    return ("houses.complication.on-twenty", *(("houses.complication.one-per-die",) if complications > 1 else ()))


async def _at_cost(play: Play[Table], result: Result) -> Result:
    """A failed roll may become a bare success, for a complication. The loser of a contest is not offered that."""
    test, options = result.ready.test, play.state.options
    if test.contest and not options.cost_in_contests:
        return result
    rule, seat = "houses.cost.bare-success", play.state.who(test.who).seat
    asks_gm = options.cost_offered_by == "gm" and seat != GM
    if asks_gm and await play.ask(GM, OfferCost(test.who, test.action), cite=rule) == "no":
        return result
    if await play.ask(seat, TakeCost(test.who, test.action), cite=rule) == "decline":
        return result
    rules = (rule, "houses.cost.no-momentum", "houses.cost.complication-is-the-price")
    await play.tell(SucceededAtCost(test.who, play.state.shows(test.who)), *rules)
    return result._replace(passed=True, fresh=0, causes=(*result.causes, "cost"))


class PendingComplication(NamedTuple):
    """A complication that is still to be settled: whose, what it comes from, and how many there are with this one."""

    who: CharacterId
    cause: str
    left: int
    skill: Skill | None = None
    """The skill of the test that it came of."""
    suffered: bool = False
    """Whether it can no longer be bought off."""


Pending = tuple[PendingComplication, ...]
NO_COMPLICATIONS: Pending = ()


async def conclude(play: Play[Table], result: Result) -> None:
    """Conclude a test: narration, Momentum spends, complications, banked Momentum, and advancement points."""
    await name_pending(play, await conclude_but_complications(play, result))


async def conclude_but_complications(play: Play[Table], result: Result) -> Pending:
    """Conclude a test up to the complications that the GM has yet to name.

    Where offers stand until the last word, whoever acted says all there is to say before the GM names them.
    """
    asked = WhatHappens(result.who, result.action, result.passed)
    text = await play.ask(GM, asked, cite="houses.test.step-order")
    if text.strip():
        await play.tell(Narrated(result.who, text.strip(), play.state.shows(result.who)), "houses.test.step-order")
    return await settle(play, await spend_on_outcome(play, result))


async def settle(play: Play[Table], result: Result) -> Pending:
    """Complications, banking, advancement, and what becomes of a Drive that was challenged."""
    if result.ready.test.base is not None or not play.state.options.amended:
        await _pass_by(play, result.who)
    pending = await complications(play, result)
    await bank(play, result.who, result.fresh)
    if not result.passed and result.ready.test.base is not None:
        await failure(play, result.who, result.ready.difficulty, result.action, result.ready.test.hidden)
    driven = result.ready.driven
    if driven.way == "challenge" and driven.drive is not None:
        await strike(play, result.who, driven.drive, result.action)
    return pending


async def _pass_by(play: Play[Table], who: CharacterId) -> None:
    """Remove the traits that lay on a character for one test only: one with a Difficulty, which they could move."""
    for trait in play.state.traits:
        if trait.lasts == "next" and trait.on == who:
            await drop_trait(play, trait.id, "passed", "houses.complication.gm-menu")


# ---- Momentum on the outcome ----------------------------------------------------------------------------------------


async def pay(play: Play[Table], result: Result, price: int, use: str, *cites: str) -> Result:
    """Momentum for the outcome: what this test brought first, then what is saved."""
    fresh = min(price, result.fresh)
    if fresh:
        npc = () if play.state.who(result.who).is_player else ("houses.npc.momentum-first-then-threat",)
        rules = (*cites, *npc, "houses.momentum.spend-then-bank")
        seen = play.state.shows(result.who)
        await play.tell(SurplusSpent(result.who, fresh, result.fresh - fresh, use, seen), *rules)
    await spend_momentum(play, result.who, price - fresh, use, *cites)
    return result._replace(fresh=result.fresh - fresh)


def spendable(table: Table, result: Result) -> int:
    """The Momentum that can be spent on the outcome now."""
    one = table.who(result.who)
    if not one.is_player:
        return result.fresh if table.options.npc_spend_before_threat else 0
    return result.fresh + table.saved(result.who)


async def buy(play: Play[Table], result: Result, what: str, price: int, cite: str) -> tuple[Result, bool]:
    """Offer one effect for Momentum on this outcome; asked only of a player who could pay."""
    if spendable(play.state, result) < price:
        return result, False
    asked = BuyEffect(result.who, what, price, result.fresh, cite)
    if await play.ask(play.state.who(result.who).seat, asked, cite=cite) == "no":
        return result, False
    return await pay(play, result, price, what, cite), True


async def spend_on_outcome(play: Play[Table], result: Result) -> Result:
    """Questions, a trait, a declaration, one at a time, until the player is done."""
    while uses := _uses(play.state, result):
        one = play.state.who(result.who)
        point = price_of_point(one)
        saved = play.state.saved(result.who) if one.is_player else 0
        asked = SpendMomentum(result.who, result.fresh, saved, result.passed, ("done", *uses), point, play.state.traits)
        rule = "houses.momentum.spend-then-bank" if result.passed else "houses.momentum.after-fail"
        spent = await play.ask(one.seat, asked, cite=rule)
        if spent.use == "done":
            break
        result = await _spend(play, result, spent)
    return result


def _uses(table: Table, result: Result) -> tuple[Use, ...]:
    """Uses of Momentum that can be paid now. After a failure only saved Momentum counts, and only where the table has
    it so.
    """
    uses: list[Use] = []
    points = spendable(table, result)
    if result.passed or (table.options.momentum_after_fail and table.who(result.who).is_player):
        asks = table.who(result.who).is_player or not table.options.amended
        uses += ["question"] if asks and points >= price_of("question") else []
        once = "trait" in result.bought and table.options.momentum_one_use_each
        if not once and points >= price_of("trait"):
            uses.append("trait")
            uses += ["trait_change", "trait_remove"] if table.options.momentum_trait_edit and table.traits else []
    if result.ready.open and points_of(table, table.who(result.who)):
        uses.append("create")
        uses += ["change", "remove"] if table.traits else []
    return tuple(uses)


async def _set_aside(play: Play[Table], result: Result, use: str, cite: str) -> int:
    """Take what a use will need of saved Momentum before the GM is asked, so that nobody else spends it meanwhile."""
    if not play.state.options.amended:
        return 0
    saved = max(0, price_of(use) - result.fresh)
    await spend_momentum(play, result.who, saved, use, cite)
    return saved


async def _spend(play: Play[Table], result: Result, spent: Spend) -> Result:
    if spent.use == "question":
        return await _ask(play, result, spent.text)
    by_point = spent.use in BY_POINT
    use = spent.use.removeprefix("trait_") if spent.use.startswith("trait_") else spent.use
    use = "create" if use == "trait" else use
    rule = RESOLVE_RULES[use] if by_point else USE_RULES[spent.use]
    was = "" if use == "create" else play.state.trait(spent.trait).text
    relates = rule if by_point else "houses.momentum.trait-relates-to-action"
    saved = 0 if by_point else await _set_aside(play, result, "trait", rule)
    asked = ConfirmTrait(result.who, use, spent.text, was, relates, may_bear=False, on=spent.on)
    if not (await play.ask(GM, asked, cite=rule if by_point else "houses.momentum.trait-plausible")).accept:
        await return_momentum(play, result.who, saved, "houses.momentum.trait-plausible")
        return result
    if by_point:
        await spend_point(play, result.who, use, rule)
        await peril_of(play, result.who, NPC_POINT, result.action)
        window = "houses.determination.declaration-window"
        await alter(play, use, spent.trait, spent.text, "declared", rule, window, on=spent.on)
        return result
    result = await pay(play, result, price_of("trait") - saved, "trait", rule)
    once = ("houses.momentum.one-use-each",) if play.state.options.momentum_one_use_each else ()
    await alter(play, use, spent.trait, spent.text, "momentum", rule, *once, on=spent.on)
    return result._replace(bought=(*result.bought, "trait"))


async def _ask(play: Play[Table], result: Result, text: str) -> Result:
    """The GM answers; a question that is not about the situation costs nothing."""
    saved = await _set_aside(play, result, "question", QUESTION)
    said = await play.ask(GM, AnswerQuestion(result.who, text), cite=ABOUT_SITUATION)
    if not said.in_scope:
        await return_momentum(play, result.who, saved, ABOUT_SITUATION)
        return result
    result = await pay(play, result, price_of("question") - saved, "question", QUESTION)
    await play.tell(Informed(result.who, text, said.text.strip(), play.state.shows(result.who)), QUESTION)
    return result


def _may_ask(table: Table, who: CharacterId) -> str:
    """With Momentum saved."""
    if not table.who(who).is_player or not table.saved(who):
        return ""
    check_asker(table, who)
    return QUESTION


def check_asker(table: Table, who: CharacterId) -> None:
    """Refuse a character who has no saved Momentum for a question."""
    one = table.who(who)
    if not one.is_player:
        raise AgainstTheRules("error-houses-npc-momentum", cite=QUESTION, name=one.name)
    check_momentum(table, who, price_of("question"))


@action("houses.question", by="player", chapter="momentum", rank=6, offered=_may_ask)
async def question(
    play: Play[Table], who: Annotated[Own[CharacterId], Among(whoever(check_asker))], text: Words
) -> None:
    """A question about the situation for saved Momentum, outside any test; one that is not about it costs nothing."""
    check_asker(play.state, who)
    await spend_momentum(play, who, price_of("question"), "question", QUESTION)
    said = await play.ask(GM, AnswerQuestion(who, text), cite=ABOUT_SITUATION)
    if said.in_scope:
        await play.tell(Informed(who, text, said.text.strip(), play.state.shows(who)), QUESTION)
    else:
        await return_momentum(play, who, price_of("question"), ABOUT_SITUATION)


# ---- Complications --------------------------------------------------------------------------------------------------


async def complications(play: Play[Table], result: Result) -> Pending:
    """Each is ignored at its price or suffered; one that is itself a price cannot be ignored.

    What comes back are those that the GM names later.
    """
    who, driven = result.who, result.ready.driven
    causes = (*result.causes, *(("comply",) if driven.way == "comply" else ()))
    skill = result.ready.test.skill
    pending = tuple(PendingComplication(who, cause, len(causes) - at, skill) for at, cause in enumerate(causes))
    if play.stands:
        return pending if play.state.who(who).seat == GM else await _suffered(play, pending)
    await name_pending(play, pending)
    return ()


async def _suffered(play: Play[Table], pending: Pending) -> Pending:
    """Those that the player does not buy off."""
    left = [each for each in pending if not await _bought_off(play, each)]
    return tuple(each._replace(suffered=True) for each in left)


async def name_pending(play: Play[Table], pending: Pending) -> None:
    for each in pending:
        if each.suffered or not await _bought_off(play, each):
            await _name(play, each.who, each.cause, each.skill)


async def complication(play: Play[Table], who: CharacterId, cause: str) -> None:
    """Name one complication, or let the player buy it off."""
    await name_pending(play, (PendingComplication(who, cause, 1),))


async def _name(play: Play[Table], who: CharacterId, cause: str, skill: Skill | None) -> None:
    rules = RULES_OF_CAUSE[cause]
    options = play.state.options
    suggestions = IDEAS if options.complication_suggestions == "on" else ()
    tasks = _tasks(play.state, who) if options.complication_forms == "four" else ()
    asked = NameComplication(who, cause, tasks, suggestions)
    trouble = await play.ask(GM, asked, cite="houses.complication.after-outcome")
    await _suffer(play, who, cause, trouble, rules)
    if skill is not None and trouble.form == "trait":
        trait = play.state.traits[-1]
        await weigh(play, who, skill, (trait,), {trait.id: "harder"})


RULES_OF_CAUSE = {
    "rolled": ("houses.complication.content",),
    "cost": ("houses.cost.complication-is-the-price", "houses.complication.price-cannot-be-bought-off"),
    "comply": ("houses.challenge.comply-complication", "houses.complication.price-cannot-be-bought-off"),
    "resist": ("houses.resist.complication", "houses.complication.price-cannot-be-bought-off"),
}


async def _bought_off(play: Play[Table], pending: PendingComplication) -> bool:
    who, left = pending.who, pending.left
    if pending.cause != "rolled" and play.state.options.complication_buyoff_scope != "all":
        return False
    one = play.state.who(who)
    asked = BuyOff(who, left, not one.is_player)
    if not can_pay_in_threat(play.state, who, asked.price):
        return False
    if await play.ask(one.seat, asked, cite=asked.cite) == "suffer":
        return False
    if one.is_player:
        await pay_in_threat(play, who, asked.price, "complication", asked.cite)
    else:
        await spend_threat(play, asked.price, "complication", asked.cite, who=who)
        await peril(play, asked.price, one.name)
    await play.tell(ComplicationBoughtOff(who, left - 1, play.state.shows(who)), asked.cite)
    return True


def _tasks(table: Table, who: CharacterId) -> tuple[str, ...]:
    """Extended tasks and tracks of the other side that could lose a point."""
    side = table.who(who).side
    tracks = (one.id for one in table.characters if one.side != side and one.track and one.track.points and one.seen)
    return (*(task.id for task in table.tasks if task.points), *tracks)


async def _suffer(play: Play[Table], who: CharacterId, cause: str, trouble: Trouble, rules: tuple[str, ...]) -> None:
    four = play.state.options.complication_forms == "four"
    percent = HALF_AGAIN if four and trouble.form == "time" else 0
    seen = play.state.shows(who)
    told = Complicated(who, trouble.form, trouble.text.strip(), trouble.lasts, cause, percent, seen)
    await play.tell(told, *rules, "houses.complication.gm-menu")
    if trouble.form in ("trait", "barred"):
        on, lasts = (who if trouble.lasts == "next" else SCENE), trouble.lasts
        if not seen:
            # A trait tells everybody whom it lies on, so what befalls the hidden is true of the scene.
            on, lasts = SCENE, ("lasting" if lasts == "lasting" else "scene")
        await make_trait(play, trouble.text, "complication", "houses.complication.content", on=on, lasts=lasts)
    if trouble.form == "task":
        await _lose_a_point(play, trouble.task)


async def _lose_a_point(play: Play[Table], id: str) -> None:
    """Take one point off an extended task, or off a target's defeat track."""
    rule = "houses.complication.gm-menu"
    for task in play.state.tasks:
        if task.id == id:
            await play.tell(TaskSet(changed(task, points=task.points - 1), -1), rule)
            return
    one = play.state.who(CharacterId(id))
    if one.track is not None:
        await play.tell(TrackMoved(one.id, changed(one.track, points=one.track.points - 1), -1, one.seen), rule)
