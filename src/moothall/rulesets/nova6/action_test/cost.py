"""Success at a cost: a failure becomes a success if player and GM agree on its cost."""

from __future__ import annotations

from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import LeftScene, Paid
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.modifiers.encumbrance import may_lose_load
from moothall.rulesets.nova6.questions import COSTS, IN_CONFLICT, AgreeCost, Cost, HowItFails, TakeFailure
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.stress.damage import suffer
from moothall.rulesets.nova6.time import setbacks
from moothall.talk.play import GM, Play
from moothall.talk.requests import LastWord


def costs_here(table: Table) -> tuple[str, ...]:
    """The kinds of cost that can be proposed now. In a conflict something must really be lost."""
    if table.scene.kind == "conflict":
        return IN_CONFLICT if table.options.cost_success_in_conflict == "on" else ()
    return (*COSTS, "setback") if table.scene.scale == "narrative" else COSTS


async def offer_success_at_a_cost(play: Play[Table], test: ActionTest, verdict: Verdict) -> Verdict:
    """Let the player accept a failure, or pay for a success; points the opposing side earned by it stay."""
    kinds = costs_here(play.state)
    cost = None
    if kinds and not test.free:
        cost, verdict = await _agree_cost(play, test, verdict, kinds)
    narrative = play.state.scene.scale == "narrative"
    if cost is not None:
        await _pay_cost(play, test, cost)
        paid = verdict.unpaid if play.state.options.flip_pays_traded == "on" else 0
        verdict = verdict._replace(success=True, points=paid, how="cost")
    if narrative and not test.free:
        verdict = await _gain_setback_dice(play, test, verdict, cost)
    return verdict


async def _agree_cost(
    play: Play[Table], test: ActionTest, verdict: Verdict, kinds: tuple[str, ...]
) -> tuple[Cost | None, Verdict]:
    """The cost that player and GM agree on, if they do; and the failure, with its meaning if the GM has told it."""
    seat, failure = play.state.who(test.who).player, TakeFailure(test.who, kinds, verdict.counter)
    if play.stands and seat != GM and is_told(play.state, test, verdict):
        # A cost can be proposed until the GM has told the failure: nobody waits for a player who takes it.
        closing = (GM, HowItFails(test.who, test.intent))
        rules = {"cite": "nova6.test.fail", "last": "nova6.test.simple-failure"}
        heard = await play.stand(((seat, failure),), closing=closing, **rules)
        if isinstance(heard, LastWord):
            return None, verdict._replace(meaning=(heard.answer.text, heard.answer.catastrophe))
        cost = heard.answer
    else:
        cost = await play.ask(seat, failure, cite="nova6.test.fail")
    if not cost.kind:
        return None, verdict
    answer = await play.ask(GM, AgreeCost(test.who, cost, kinds), cite="nova6.cost.offer")
    instead = answer.instead if answer.instead is not None and answer.instead.kind else cost
    return (instead if answer.agrees else None), verdict


def is_told(table: Table, test: ActionTest, verdict: Verdict) -> bool:
    """Whether the GM gives a failure its meaning: a simple one, as all are where opposing points become setbacks."""
    simple = verdict.simple or table.scene.scale == "narrative"
    return simple and test.action in ("overcome", "create-advantage") and not test.free


async def _pay_cost(play: Play[Table], test: ActionTest, cost: Cost) -> None:
    """Apply the cost: an aspect, damage, an asset, or conceding."""
    seen = play.state.who(test.who).seen
    await play.tell(Paid(test.who, cost.kind, cost.text, seen), "nova6.cost.offer", "nova6.cost.kinds")
    match cost.kind:
        case "aspect":
            made = Effect(NOTHING, "aspect", cost.text, test.who, GM, duration="S", aspect="situation", made=True)
            await effects.begin(play, made, "nova6.cost.kinds")
        case "damage":
            await suffer(play, test.who, cost.damage, cost.track, "S")
        case "asset":
            await effects.end(play, cost.asset, "used-up", "nova6.cost.kinds")
        case "concede":
            await play.tell(LeftScene(test.who, "conceded", cost.text, seen), "nova6.cost.concede")
            await may_lose_load(play, test.who)


async def _gain_setback_dice(play: Play[Table], test: ActionTest, verdict: Verdict, cost: Cost | None) -> Verdict:
    """Setback dice in narrative time: one for the cost, and one for each opposing point, which is spent by that."""
    if cost is not None:
        await setbacks.gain(play, test.who, 1, "cost", "nova6.cost.setback", "nova6.setback.cost-die")
    elif play.state.options.setback_on_plain_failure == "on":
        await setbacks.gain(play, test.who, 1, "failure", "nova6.setback.plain-failure")
    if verdict.counter:
        await setbacks.gain(
            play, test.who, verdict.counter, "stunt-points", "nova6.setback.gsp-die", "nova6.cost.gsp-kept"
        )
    return verdict._replace(counter=0)
