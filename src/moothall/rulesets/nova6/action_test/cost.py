"""Success at a cost: a failure becomes a success if player and GM agree on its cost."""

from __future__ import annotations

from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import LeftScene, Paid
from moothall.rulesets.nova6.modifiers.encumbrance import may_lose_load
from moothall.rulesets.nova6.questions import COSTS, IN_CONFLICT, AgreeCost, Cost, TakeFailure
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.stress.damage import suffer
from moothall.rulesets.nova6.time import setbacks
from moothall.talk.play import GM, Play


def costs_here(table: Table) -> tuple[str, ...]:
    """Kinds of cost that can be proposed now. In a conflict the cost must be a real loss."""
    if table.scene.kind == "conflict":
        return IN_CONFLICT if table.options.cost_success_in_conflict == "on" else ()
    return (*COSTS, "setback") if table.scene.scale == "narrative" else COSTS


async def pay_or_fail(play: Play[Table], test: ActionTest, verdict: Verdict) -> Verdict:
    """A failure is accepted, or paid for; the points the other side earned by it stay."""
    kinds = costs_here(play.state)
    cost = await _agreed(play, test, verdict, kinds) if kinds and not test.free else None
    narrative = play.state.scene.scale == "narrative"
    if cost is not None:
        await _pay(play, test, cost)
        paid = verdict.unpaid if play.state.options.flip_pays_traded == "on" else 0
        verdict = verdict._replace(success=True, points=paid, how="cost")
    if narrative and not test.free:
        verdict = await _setbacks(play, test, verdict, cost)
    return verdict


async def _agreed(play: Play[Table], test: ActionTest, verdict: Verdict, kinds: tuple[str, ...]) -> Cost | None:
    """The cost both sides agree on, if they do."""
    seat = play.state.who(test.who).player
    cost = await play.ask(seat, TakeFailure(test.who, kinds, verdict.counter), cite="nova6.test.fail")
    if not cost.kind:
        return None
    said = await play.ask(GM, AgreeCost(test.who, cost, kinds), cite="nova6.cost.offer")
    instead = said.instead if said.instead is not None and said.instead.kind else cost
    return instead if said.agrees else None


async def _pay(play: Play[Table], test: ActionTest, cost: Cost) -> None:
    """Apply the agreed cost."""
    seen = play.state.who(test.who).seen
    await play.tell(Paid(test.who, cost.kind, cost.text, seen), "nova6.cost.offer", "nova6.cost.kinds")
    match cost.kind:
        case "aspect":
            made = Effect("", "aspect", cost.text, test.who, GM, duration="S", aspect="situation", made=True)
            await effects.begin(play, made, "nova6.cost.kinds")
        case "damage":
            await suffer(play, test.who, cost.damage, cost.track, "S")
        case "asset":
            await effects.end(play, cost.asset, "used-up", "nova6.cost.kinds")
        case "concede":
            await play.tell(LeftScene(test.who, "conceded", cost.text, seen), "nova6.cost.concede")
            await may_lose_load(play, test.who)


async def _setbacks(play: Play[Table], test: ActionTest, verdict: Verdict, cost: Cost | None) -> Verdict:
    """In narrative time a die for the cost, and one for each point of the other side, which is spent by that."""
    if cost is not None:
        await setbacks.gain(play, test.who, 1, "cost", "nova6.cost.setback", "nova6.setback.cost-die")
    elif play.state.options.setback_on_plain_failure == "on":
        await setbacks.gain(play, test.who, 1, "failure", "nova6.setback.plain-failure")
    if verdict.counter:
        await setbacks.gain(
            play, test.who, verdict.counter, "stunt-points", "nova6.setback.gsp-die", "nova6.cost.gsp-kept"
        )
    return verdict._replace(counter=0)
