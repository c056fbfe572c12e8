"""Stunts: what points buy, one after the other, until they are gone or nobody wants more."""

from __future__ import annotations

from dataclasses import replace

from moothall.rulesets.nova6 import effects
from moothall.rulesets.nova6.boosts import RULES_UP, check_brief, larger
from moothall.rulesets.nova6.drafts import Buy, Draft, stunt, stunt_called, stunts
from moothall.rulesets.nova6.events import PointsBanked, PointsLapsed, StuntBought
from moothall.rulesets.nova6.questions import SpendPoints
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.trial import Trial
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option


async def spend(play: Play[Table], trial: Trial, draft: Draft, seat: str, points: int) -> Draft:
    """A seat spends its points on a result in the making; what is left is gone, or kept where the GM may."""
    while points and (menu := stunts(play.state, trial, draft, points)):
        offered = (Option("", "nova6.stunt.when"), *(Option(one.id, one.cite, str(one.price)) for one in menu))
        rule = "nova6.sp.npc-spend" if seat == GM else "nova6.stunt.when"
        bought = await play.ask(seat, SpendPoints(trial.who, points, offered), cite=rule)
        known = stunt_called(bought.stunt)
        if known is None:
            break
        price = max(known.price, bought.points)
        draft = await known.does(play, trial, draft, bought)
        draft = replace(draft, bought=(*draft.bought, known.id))
        await play.tell(StuntBought(play.state.played_by(seat), known.id, price, bought.text), known.cite)
        points -= price
    await _left_over(play, seat, points)
    return draft


async def _left_over(play: Play[Table], seat: str, points: int) -> None:
    """Points are spent on the test that made them."""
    if not points:
        return
    if seat == GM and play.state.options.gsp_bank == "on":
        await play.tell(PointsBanked(play.state.gm_stunt_points + points), "nova6.sp.expire")
    else:
        await play.tell(PointsLapsed(play.state.played_by(seat), points), "nova6.sp.expire")


# ---- The list --------------------------------------------------------------------------------------------------------


def _has_size(table: Table, trial: Trial, draft: Draft) -> bool:
    return draft.kind in RULES_UP and draft.form in ("", "dice")


@stunt("increase-effect", 1, "nova6.stunt.effect", _has_size)
async def increase_effect(play: Play[Table], trial: Trial, draft: Draft, bought: Buy) -> Draft:
    """A die more, or two points of damage or soak: of what is in the making, or of what lasts if `of` names it."""
    if not bought.of:
        return replace(draft, rating=larger(play.state, draft.kind, draft.rating, bought.points))
    effect = play.state.effect(bought.of)
    check_brief(effect)
    rating = larger(play.state, effect.kind, effect.rating, bought.points)
    await effects.change(play, effect.id, RULES_UP[effect.kind], rating=rating)
    return draft
