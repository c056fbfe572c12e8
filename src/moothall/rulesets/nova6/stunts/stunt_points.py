"""Stunt points: stunts bought one after the other, until the points are spent or declined."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.basics.outcome import RESULT, Buy, Draft, Stunt, stunt, stunt_called, stunts
from moothall.rulesets.nova6.basics.rule_of_five import RULE, SCALE
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.soak import is_immune
from moothall.rulesets.nova6.events import Explained, PointsBanked, PointsLapsed, StuntBought
from moothall.rulesets.nova6.questions import ExplainDud, SpendPoints
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.stunts.effect_stunts import RULES_UP, brief, brought_by, check_brief, larger, most_larger
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option

REACH: Final = dict(zip(("scope-some", "scope-most", "scope-all"), SCALE[2:], strict=True))
"""Stunts that reach further among those who were named, and what of the scale they reach."""


async def spend(play: Play[Table], test: ActionTest, draft: Draft, seat: str, points: int) -> Draft:
    """A seat spends its points on a result in the making; what is left is gone, or kept where the GM may."""
    while points and (menu := stunts(play.state, test, draft, points)):
        rule = "nova6.sp.npc-spend" if seat == GM else "nova6.stunt.when"
        bought = await play.ask(seat, _question(play.state, test, draft, points, menu), cite=rule)
        known = stunt_called(bought.stunt)
        if known is None:
            break
        price = max(known.price, bought.points)
        _check_worth(play.state, test, draft, known, bought)
        before = draft
        draft = await known.does(play, test, draft, bought)
        if draft.refused:
            draft = before
            continue
        if is_dud(play.state, before, draft):
            draft, points = before, points - await _explain(play, test, known.id, price)
            continue
        draft = replace(draft, bought=(*draft.bought, known.id))
        told = StuntBought(play.state.played_by(seat), known.id, price, bought.text)
        await play.tell(told, known.cite, *_rules(seat, known.id, bought), *brought_by(play.state, test, draft, bought))
        points -= price
    await _left_over(play, seat, points)
    return draft


def _check_worth(table: Table, test: ActionTest, draft: Draft, known: Stunt, bought: Buy) -> None:
    """Refuse points beyond those that do anything: a point that buys nothing is not taken."""
    most = known.most(table, test, draft, bought) if known.most is not None else bought.points
    if bought.points > max(most, known.price):
        raise AgainstTheRules("error-stunt-most", cite=known.cite, points=max(most, known.price))


def _question(table: Table, test: ActionTest, draft: Draft, points: int, menu: tuple[Stunt, ...]) -> SpendPoints:
    """The stunts that can be bought, each with its possible subjects."""
    prices = {one.id: one.costs(table, test, draft) if one.costs else one.price for one in menu}
    offered = (Option("", "nova6.stunt.when"), *(Option(one.id, one.cite, str(prices[one.id])) for one in menu))
    about = tuple([(one.id, one.about(table, test, draft)) for one in menu if one.about is not None])
    worded = tuple([one.id for one in menu if one.words])
    scaled = tuple([one.id for one in menu if one.scales])
    return SpendPoints(test.who, points, offered, tuple([one for one in about if one[1]]), worded, scaled)


def _rules(seat: str, stunt: str, bought: Buy) -> tuple[str, ...]:
    """Further rules of a stunt: it pays off, and the GM's stunts are of the same list."""
    reach = (RULE, REACH[stunt].cite) if stunt in REACH else ()
    worth = ("nova6.effect.sp-exchange",) if stunt in ("increase-effect", "decrease-effect") else ()
    return ("nova6.awesome.rule", *(["nova6.stunt.gm-same-list"] if seat == GM else []), *reach, *worth)


def is_dud(table: Table, before: Draft, after: Draft) -> bool:
    """Whether a stunt was to hurt more those whom it does not hurt at all."""
    larger_hit = after.kind == "damage" and after.rating > before.rating and bool(after.to)
    return larger_hit and all(is_immune(table, who, after) for who in after.to)


async def _explain(play: Play[Table], test: ActionTest, stunt: str, price: int) -> int:
    """The GM explains why a stunt has no effect, for one point; the other points may be spent otherwise."""
    text = await play.ask(GM, ExplainDud(test.who, stunt), cite="nova6.awesome.dud")
    rest = ("nova6.awesome.rest",) if price > 1 else ()
    await play.tell(Explained(test.who, stunt, text), "nova6.awesome.dud", "nova6.awesome.rule", *rest)
    return 1


async def _left_over(play: Play[Table], seat: str, points: int) -> None:
    """Points are spent on the test that made them."""
    if not points:
        return
    if seat == GM and play.state.options.gsp_bank == "on":
        await play.tell(PointsBanked(play.state.gm_stunt_points + points), "nova6.sp.expire")
    else:
        await play.tell(PointsLapsed(play.state.played_by(seat), points), "nova6.sp.expire")


# ---- The list --------------------------------------------------------------------------------------------------------


def grows(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    """Return what can be made larger, where that is more than what is in the making: what is brief."""
    others = [effect.id for effect in brief(table, test, draft) if effect.kind in RULES_UP]
    return (RESULT, *others) if others else ()


def _has_size(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind in RULES_UP and draft.form in ("", "dice")


def _most_growth(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> int:
    """How many points make it larger: dice grow up to the limit, the rest for as long as there are points."""
    about = draft if bought.of in ("", RESULT) else table.effect(bought.of)
    return most_larger(table, about.kind, about.rating, bought.points)


@stunt("increase-effect", 1, "nova6.stunt.effect", _has_size, about=grows, scales=True, most=_most_growth)
async def increase_effect(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """A die more, or two points of damage or soak: of what is in the making, or of what lasts if `of` names it."""
    if bought.of in ("", RESULT):
        return replace(draft, rating=larger(play.state, draft.kind, draft.rating, bought.points))
    effect = play.state.effect(bought.of)
    check_brief(effect)
    rating = larger(play.state, effect.kind, effect.rating, bought.points)
    await effects.change(play, effect.id, RULES_UP[effect.kind], rating=rating)
    return draft
