"""Shoves: pushing a target away or throwing it; stunt points carry it further."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.cost import offer_success_at_a_cost
from moothall.rulesets.nova6.action_test.procedure import fail, make_test, prepare, succeed
from moothall.rulesets.nova6.action_test.results import shoved
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, applies, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Doer, anyone_else, doer, judging, said
from moothall.rulesets.nova6.events import Declared, Shoved
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.modifiers.opposing_skills import opposing, strongest
from moothall.rulesets.nova6.modifiers.zones import edge_between, zones_apart
from moothall.rulesets.nova6.offered import free
from moothall.rulesets.nova6.packs.roles import standing_for
from moothall.rulesets.nova6.questions import InTheWay
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.turns import check_may_act, use_declared_action
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Given
from moothall.talk.play import GM, Play

RULES: Final = {
    "away": "nova6.physique.shove-simple",
    "across": "nova6.physique.shove-zone",
    "out": "nova6.physique.shove-adjacent",
}
"""How far somebody goes, and by which rule."""


def check_can_shove(table: Table, who: PersonId, target: PersonId) -> None:
    """Refuse to shove a character who is in another zone."""
    if zones_apart(table, table.who(who).zone, table.who(target).zone):
        raise AgainstTheRules("error-not-at-hand", cite="nova6.physique.shove-simple", name=table.who(target).name)


def _check(table: Table, given: Given) -> None:
    who = doer(given)
    check_may_act(table, who)
    rounds.check_can_begin(table, who, said(given, "actions", 1))
    check_can_shove(table, who, given["target"])


SHOVED = Among(judging("target", anyone_else, _check))


@action("nova6.shove", by="player", chapter="char-physique", rank=35, offered=free("nova6.physique.shove-simple"))
async def shove(
    play: Play[Table], who: Doer, target: Annotated[PersonId, SHOVED], throw: bool = False, actions: int = 1
) -> Verdict | None:
    """Shove a target away, or further for stunt points; to throw it takes one more.

    `actions` is how many basic actions this turn is to have.
    """
    check_may_act(play.state, who)
    await rounds.begin_action(play, who, actions)
    return await thrust(play, who, target, throw, actions)


async def thrust(
    play: Play[Table], who: PersonId, target: PersonId, throw: bool, actions: int | None
) -> Verdict | None:
    """Make the test of a shove; without actions of its own it is part of another action."""
    check_can_shove(play.state, who, target)
    use = "throw" if throw else "shove"
    name = play.state.who(target).name
    await play.tell(Declared(who, name, play.state.who(who).seen), "nova6.role.intent-first")
    skill = standing_for(play.state, "physique")
    against = (strongest(play.state, target, opposing(skill, "overcome", table=play.state)),)
    test = ActionTest(who, name, skill, "overcome", use, (target,), against=against, reaction=actions is None)
    test = await prepare(play, test)
    if actions is not None and not await use_declared_action(play, test, actions):
        return None
    verdict = await make_test(play, test)
    if not verdict.success:
        verdict = await offer_success_at_a_cost(play, test, verdict)
    if verdict.success:
        await succeed(play, test, verdict, shoved(test, target))
    else:
        await fail(play, test, verdict)
    return verdict


@applies("shove")
async def _carry_out(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """The one who was shoved is where the points have put them."""
    [target] = draft.to
    one = play.state.who(target)
    rules = [RULES[draft.form], *(["nova6.physique.throw"] if "lift" in draft.bought else [])]
    zone = draft.aim or one.zone
    by = draft.by if play.state.who(draft.by).seen else ""
    await play.tell(Shoved(by, target, zone, draft.name, draft.form, "lift" in draft.bought, one.seen), *rules)


# ---- Stunts ----------------------------------------------------------------------------------------------------------


def _is_near(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "shove" and draft.form == "away"


def _may_lift(table: Table, test: ActionTest, draft: Draft) -> bool:
    return _is_near(table, test, draft) and draft.type == "throw" and "lift" not in draft.bought


@stunt("lift", 1, "nova6.physique.throw", _may_lift)
async def lift(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Throw the target off the ground, over anything in the way."""
    return draft


@stunt("shove-across", 1, "nova6.physique.shove-zone", _is_near, words=True)
async def shove_across(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Anywhere in the zone; `text` is the spot."""
    if not bought.text.strip():
        raise AgainstTheRules("error-no-spot", cite="nova6.physique.shove-zone")
    if await _is_blocked(play, draft):
        return replace(draft, refused=True)
    return replace(draft, form="across", name=bought.text)


def _has_next(table: Table, test: ActionTest, draft: Draft) -> bool:
    zone = table.who(draft.to[0]).zone if draft.kind == "shove" else ""
    return _is_near(table, test, draft) and any(zone in (edge.one, edge.other) for edge in table.edges)


def _beside(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    zone = table.who(draft.to[0]).zone
    pairs = [(edge.one, edge.other) for edge in table.edges if zone in (edge.one, edge.other)]
    return tuple(dict.fromkeys(other if one == zone else one for one, other in pairs))


@stunt("shove-out", 2, "nova6.physique.shove-adjacent", _has_next, about=_beside)
async def shove_out(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Into a zone beside this one; `of` names it."""
    if not bought.of or edge_between(play.state, play.state.who(draft.to[0]).zone, bought.of) is None:
        raise AgainstTheRules("error-not-beside", cite="nova6.physique.shove-adjacent", zone=bought.of)
    if await _is_blocked(play, draft):
        return replace(draft, refused=True)
    return replace(draft, form="out", aim=bought.of, name=bought.text)


async def _is_blocked(play: Play[Table], draft: Draft) -> bool:
    """Whether clutter stops a target that is not thrown; the GM says so."""
    lying = clutter(play.state, draft.to[0])
    if not lying or "lift" in draft.bought:
        return False
    asked = InTheWay(draft.to[0], tuple(effect.name for effect in lying))
    return await play.ask(GM, asked, cite="nova6.physique.shove-clutter") == "limits"


def clutter(table: Table, who: str) -> tuple[Effect, ...]:
    """Aspects of a character's zone, which may be in the way."""
    zone = table.who(who).zone
    return tuple([effect for effect in table.effects_of(zone, "aspect", "condition") if zone])
