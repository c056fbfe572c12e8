"""After the roll: the window in which both sides and the GM invoke aspects, spend assets or overrule the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.aspects.invocation import can_invoke, invocable
from moothall.rulesets.nova6.basics.attacks import hurts
from moothall.rulesets.nova6.basics.outcome import Draft, apply
from moothall.rulesets.nova6.basics.test_record import ActionTest, Pool, Verdict
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import Invoked, Overruled
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.questions import AcceptRoll, AfterRoll, IsRelevant, Meddling
from moothall.rulesets.nova6.state import Effect, Mark, Table
from moothall.rulesets.nova6.time import setbacks
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option
from moothall.talk.requests import Taken

FOR_A_POINT = 2
"""Setback dice, or uses of an asset, that are worth one stunt point."""


async def offer_changes(play: Play[Table], test: ActionTest, pool: Pool, verdict: Verdict) -> Taken[Meddling] | None:
    """Offer a change of the result to everybody who could make one, all at once; the first to answer is heard.

    Where offers stand, nobody is waited for but the one who rolled, who takes the result.
    """
    asked = tuple(_questions(play.state, test, pool, verdict))
    if not play.stands:
        return await play.offer(asked, cite="nova6.invoke.cost")
    accept = _last_word(play.state, test, verdict)
    if not accept.can_change(play.state):
        return None
    closing = (play.state.who(test.who).player, accept)
    heard = await play.stand(asked, closing=closing, cite="nova6.invoke.cost", last="nova6.test.total")
    return heard if isinstance(heard, Taken) else None


def _last_word(table: Table, test: ActionTest, verdict: Verdict) -> AcceptRoll:
    """What ends the offers: the result, and who else may change it."""
    others = tuple([target for target in test.targets if table.who(target).is_pc])
    use = test.use if test.free else ""
    return AcceptRoll(test.who, verdict.success, verdict.points, verdict.counter, others, use, test.review)


def _questions(table: Table, test: ActionTest, pool: Pool, verdict: Verdict) -> Iterator[tuple[str, AfterRoll]]:
    """The seats that can change the result, each with what it can do."""
    roller = table.who(test.who)
    sides = {roller.player: test.who}
    for target in test.targets:
        sides.setdefault(table.who(target).player, target)
    sides.setdefault(GM, "")
    for seat, who in sides.items():
        by = "" if seat == GM else who
        invokes = can_invoke(table, by)
        assets = _assets(table, test.who) if seat == roller.player and verdict.success else ()
        pair = seat == GM and _setback_pair(table, test, verdict)
        review = seat == GM and test.review
        if invokes or assets or pair or review:
            aspects = _own_first(table, by) if invokes else ()
            benefits = _benefits(seat == roller.player, _wants_it(table, test, by), verdict) if invokes else ()
            yield (
                seat,
                AfterRoll(
                    by,
                    test.who,
                    verdict.success,
                    verdict.points,
                    verdict.counter,
                    aspects,
                    benefits,
                    assets,
                    pair,
                    review,
                    replace(pool, why=()),
                ),
            )


def _own_first(table: Table, by: str) -> tuple[str, ...]:
    """Return the aspects that can be invoked: one's own first, then those of nobody, then assets, of which a use is
    spent, then those that others are paid for; those of whoever the GM plays are the GM's own."""

    def farther(effect: Effect) -> int:
        mine = not table.is_somebody(effect.owner) or (effect.owner == by if by else not table.who(effect.owner).is_pc)
        if not mine:
            return 3
        return 2 if effect.kind == "asset" else int(not table.is_somebody(effect.owner))

    return tuple([effect.id for effect in sorted(invocable(table, by), key=farther)])


def _wants_it(table: Table, test: ActionTest, by: str) -> bool:
    """Whether one who speaks to a roll is on the side of the one who rolls."""
    is_pc = bool(by) and table.who(by).is_pc
    return table.who(test.who).is_pc == is_pc


GLAD = ("point", "effect", "reroll", "fail", "succeed")
SORRY = ("succeed", "fail", "negate", "reroll", "effect")
"""What is likeliest to be wanted of a result that suits a side, and of one that does not."""


def _benefits(rolls: bool, with_them: bool, verdict: Verdict) -> tuple[Option, ...]:
    """Return what an invoke can do now for the one who rolled or for others, the likeliest first."""
    order = GLAD if verdict.success == with_them else SORRY
    found = [benefit for benefit in _all_benefits(rolls, verdict) if benefit.id != "fail" or not rolls]
    return tuple(sorted(found, key=lambda benefit: order.index(benefit.id) if benefit.id in order else len(order)))


def _all_benefits(rolls: bool, verdict: Verdict) -> tuple[Option, ...]:
    """Return what an invoke could do to such a result."""
    found = [Option("reroll", "nova6.invoke.reroll")] if verdict.faces else []
    found.append(Option("effect", "nova6.invoke.basic-effect"))
    if verdict.simple and not verdict.success:
        found.append(Option("succeed", "nova6.invoke.fail-to-success"))
    if verdict.simple and verdict.success:
        found.append(Option("fail", "nova6.invoke.success-to-fail"))
    if verdict.success == rolls:
        found.append(Option("point", "nova6.invoke.add-sp"))
    if (verdict.points and not rolls) or (verdict.counter and rolls):
        found.append(Option("negate", "nova6.invoke.negate-sp"))
    return tuple(found)


def _assets(table: Table, who: str) -> tuple[str, ...]:
    own = table.effects_of(who, "asset")
    return tuple(asset.id for asset in own if asset.rating >= FOR_A_POINT)


def _setback_pair(table: Table, test: ActionTest, verdict: Verdict) -> bool:
    """Two dice become a point after any result, or after failures only, as the table plays."""
    after = not verdict.success or table.options.setback_point_any_result == "on"
    return after and table.who(test.who).setbacks >= FOR_A_POINT


async def apply_change(
    play: Play[Table], test: ActionTest, pool: Pool, verdict: Verdict, taken: Taken[Meddling]
) -> Verdict | None:
    """Apply an invoke, an asset, setback dice or the GM's overruling. `None`: the dice are rolled again."""
    answer, by = taken.answer, "" if taken.seat == GM else _speaker(play.state, test, taken.seat)
    match answer.does:
        case "invoke":
            return await _invoke(play, test, pool, verdict, by, answer)
        case "assets":
            await effects.spend_use(play, answer.asset, FOR_A_POINT, "nova6.advg.asset-use", "nova6.asset.stunt")
            return verdict._replace(points=verdict.points + 1)
        case "setbacks":
            if play.state.who(test.who).setbacks < FOR_A_POINT:
                return verdict  # they went while the window was open
            await setbacks.lose(play, test.who, FOR_A_POINT, "stunt-point", "nova6.setback.spend-gsp")
            return verdict._replace(counter=verdict.counter + 1)
        case "overrule":
            seen = play.state.who(test.who).seen
            rules = ("nova6.role.rule-zero", "nova6.principle.rule-zero")
            await play.tell(Overruled(test.who, verdict.success, not verdict.success, seen), *rules)
            return verdict._replace(success=not verdict.success, points=0, counter=0, how="overruled")


def _speaker(table: Table, test: ActionTest, seat: str) -> str:
    """The character a seat speaks for in this test; nobody invokes for another."""
    involved = (test.who, *test.targets)
    who = next((who for who in involved if table.who(who).player == seat), None)
    if who is None:
        raise AgainstTheRules("error-not-involved", cite="nova6.invoke.involved")
    return who


async def _invoke(
    play: Play[Table], test: ActionTest, pool: Pool, verdict: Verdict, by: str, answer: Meddling
) -> Verdict | None:
    aspect = play.state.effect(answer.aspect)
    if by:
        fits = await play.ask(GM, _relevance(by, aspect, answer), cite="nova6.invoke.relevance")
        if fits == "no" or not plot_points.held(play.state, by) or not play.state.has_effect(aspect.id):
            return verdict  # it does not fit, or it or the point for it went while the GM thought
    await plot_points.spend(play, by, "invoke", "nova6.invoke.cost", "nova6.pp.spend-invoke")
    stressed = aspect.aspect == "consequence"
    rules = ("nova6.cons.stressed", "nova6.invoke.stressed-exempt", "nova6.pp.spend-consequence") if stressed else ()
    if aspect.aspect == "game":
        rules = (*rules, "nova6.aspect.game")
    if answer.benefit == "point" and by == test.who:
        rules = (*rules, "nova6.stunt.earn-invoke")
    if play.state.marks and any(mark.what == "roll" and mark.who == by for mark in play.state.marks):
        rules = (*rules, "nova6.invoke.many")
    if any(mark.what == "invoked" and mark.of == aspect.id and mark.who != by for mark in play.state.marks):
        rules = (*rules, "nova6.invoke.per-person")
    invoked = Invoked(by, aspect.name, answer.benefit, answer.reason)
    await play.tell(invoked, "nova6.invoke.cost", "nova6.aspect.bend-costs", *rules)
    await _pay_owner(play, aspect, by)
    await unlock(play, aspect, by)
    await effects.mark(play, Mark("roll", by, aspect.id, "roll"), "nova6.invoke.same-roll")
    await effects.mark(play, Mark("invoked", by, aspect.id, "scene"), "nova6.invoke.mark")
    if aspect.kind == "asset":
        await effects.spend_use(play, aspect.id, 1, "nova6.advg.asset-use", "nova6.asset.invoke")
    return await _apply_benefit(play, test, pool, verdict, by, answer)


def _relevance(by: str, aspect: Effect, answer: Meddling) -> IsRelevant:
    """What the GM is asked about an invoke: the aspect, why it fits, and what it is to do."""
    if answer.benefit == "effect":
        return IsRelevant(by, aspect.name, answer.reason, answer.effect, answer.name)
    return IsRelevant(by, aspect.name, answer.reason, answer.benefit)


async def _pay_owner(play: Play[Table], aspect: Effect, by: str) -> None:
    """Give a plot point to the character whose aspect is invoked against them."""
    table = play.state
    if not table.is_somebody(aspect.owner) or aspect.owner == by or (not by and not table.who(aspect.owner).is_pc):
        return
    if aspect.aspect != "consequence" or table.options.stressed_pays_target == "on":
        npc = () if table.who(aspect.owner).is_pc else ("nova6.gpp.use",)
        rules = ("nova6.invoke.against-earns", "nova6.pp.earn-invoked", *npc)
        await plot_points.earn(play, aspect.owner, "invoked", *rules)


async def unlock(play: Play[Table], aspect: Effect, by: str) -> None:
    """Let the owner of an aspect that was invoked against them invoke it again."""
    if aspect.owner and aspect.owner != by:
        whose = aspect.owner if play.state.is_somebody(aspect.owner) and play.state.who(aspect.owner).is_pc else ""
        key = ("invoked", whose, aspect.id)
        gone = tuple(mark for mark in play.state.marks if (mark.what, mark.who, mark.of) == key)
        await effects.unmark(play, gone, "nova6.invoke.once-per-scene")


async def _apply_benefit(
    play: Play[Table], test: ActionTest, pool: Pool, verdict: Verdict, by: str, answer: Meddling
) -> Verdict | None:
    rolls = by == test.who
    match answer.benefit:
        case "reroll":
            return None
        case "succeed":
            paid = pool.waiting if play.state.options.flip_pays_traded == "on" else 0
            return verdict._replace(success=True, points=paid, counter=0, how="flip")
        case "fail":
            paid = pool.counter_waiting if play.state.options.flip_pays_traded == "on" else 0
            return verdict._replace(success=False, points=0, counter=paid, how="flip")
        case "effect":
            await _basic_effect(play, test, by, answer)
            return verdict
        case "point":
            return (
                verdict._replace(points=verdict.points + 1) if rolls else verdict._replace(counter=verdict.counter + 1)
            )
        case "negate":
            return (
                verdict._replace(counter=verdict.counter - 1) if rolls else verdict._replace(points=verdict.points - 1)
            )


async def _basic_effect(play: Play[Table], test: ActionTest, by: str, answer: Meddling) -> None:
    """Begin the basic effect of an invoke, as large as a simple success: a die, an aspect, one soak, or one damage."""
    other = test.who if by != test.who else next(iter(test.targets), test.who)
    to = answer.to or (other if answer.effect == "damage" else by or test.who)
    track = hurts(play.state, answer.skill) if answer.effect in ("damage", "soak") else ""
    if answer.effect == "damage":
        await apply(play, test, Draft("damage", by, (to,), answer.name, "", 1, (), "S", track))
        return
    if answer.effect == "aspect":
        made = Effect(
            NOTHING, "aspect", answer.name, to, by, 0, (), answer.duration, aspect="character", made=True
        )  # fmt: skip
    else:
        skills = (answer.skill,) if answer.effect == "advantage" else ()
        made = Effect(NOTHING, answer.effect, answer.name, to, by, 1, skills, "B", track, made=True)
    await effects.begin(play, made, "nova6.invoke.basic-effect")


async def end_roll(play: Play[Table]) -> None:
    """Remove marks that count once per roll."""
    gone = tuple([mark for mark in play.state.marks if mark.until == "roll"])
    await effects.unmark(play, gone, "nova6.invoke.same-roll")
