"""Grapple: seizing, tightening, maintaining, lifting and breaking a hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import act, fail, make_test, prepare, succeed
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, applies, result_of, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Doer, doer
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import Lifted
from moothall.rulesets.nova6.ids import NOBODY, NOTHING, PersonId
from moothall.rulesets.nova6.modifiers.holds import LIMBS, grips, grips_of, grips_on, is_apart, keeps, let_go
from moothall.rulesets.nova6.offered import check_free, unless
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import HoldWhat, KeepUp
from moothall.rulesets.nova6.special_actions.reactions import is_done_to_a_hero, oppose
from moothall.rulesets.nova6.special_actions.snap_actions import count
from moothall.rulesets.nova6.state import Character, Effect, Mark, Table
from moothall.rulesets.nova6.stunts.effect_stunts import larger, most_larger
from moothall.rulesets.nova6.time.clock import Moment, at
from moothall.rulesets.nova6.time.rounds import check_turn, ensure_turn
from moothall.rulesets.nova6.time.turns import check_action_left, check_may_act, use_action
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Choice, Given
from moothall.talk.play import Play

TO_LIFT = 1
"""How hard it is to lift whoever holds on, however strong they are."""


# ---- Seizing somebody ------------------------------------------------------------------------------------------------


@result_of("create-advantage", "grapple")
async def seized(play: Play[Table], test: ActionTest, to: str) -> Draft:
    """A hold of one die."""
    return Draft("grip", test.who, (to,), test.intent or "grappled", rating=-1, duration="M", deed="grapple")


def _most_tighter(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> int:
    return most_larger(table, "advantage", draft.rating, bought.points)


@stunt(
    "tighter", 1, "nova6.fight.grapple-dice", lambda table, test, draft: draft.kind == "grip", scales=True,
    most=_most_tighter,
)  # fmt: skip
async def tighter(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """A die more for each point."""
    return replace(draft, rating=larger(play.state, "advantage", draft.rating, bought.points))


@applies("grip")
async def seize(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """Begin a hold, which hinders both the held and the holder."""
    what = await _what_is_held(play, draft)
    made = Effect(
        NOTHING, "advantage", draft.name, draft.to[0], draft.by, draft.rating,
        tuple([one for one in what if one != LIMBS]), "M",
        properties=(Property("grappled", of=(LIMBS,) if LIMBS in what else ()),), made=True,
        known=play.state.who(draft.to[0]).seen and play.state.who(draft.by).seen,
    )  # fmt: skip
    grip = await effects.begin(play, made, "nova6.fight.grapple-start", "nova6.fight.grapple-scope")
    await keeps(play, draft.by, grip)


async def _what_is_held(play: Play[Table], draft: Draft) -> tuple[str, ...]:
    """Parts that a hold hinders: all; at some tables the grappler picks one."""
    fight, move = bound(play.state, "melee"), bound(play.state, "movement")
    if play.state.options.grapple_scope == "all":
        return fight, move, LIMBS
    asked = HoldWhat(draft.by, draft.to[0], (fight, move, LIMBS))
    return (await play.ask(play.state.who(draft.by).player, asked, cite="nova6.fight.grapple-scope"),)


# ---- Tightening and breaking it --------------------------------------------------------------------------------------


def check_grip_skill(table: Table, skill: str, cite: str) -> None:
    """With strength or with skill at arms."""
    if skill not in (bound(table, "melee"), bound(table, "carrying")):
        raise AgainstTheRules("error-no-grip-skill", cite=cite, skill=skill)


def one_grip(table: Table, found: tuple[Effect, ...], other: str, who: str, cite: str) -> Effect:
    """The hold that is meant: the only one, or the one with the named character."""
    meant = [grip for grip in found if not other or other in (grip.owner, grip.maker)]
    if len(meant) != 1:
        raise AgainstTheRules("error-which-hold", cite=cite, name=table.who(who).name)
    return meant[0]


def _grip_skills(table: Table, given: Given) -> list[Choice]:
    return [Choice(skill) for skill in dict.fromkeys((bound(table, "melee"), bound(table, "carrying")))]


def _held(table: Table, given: Given) -> list[Choice]:
    """Whom the one who acts has a hold on."""
    return [Choice(grip.owner, table.who(grip.owner).name) for grip in grips_of(table, doer(given))]


def _holders(table: Table, given: Given) -> list[Choice]:
    """Who has a hold on the one who acts."""
    return [Choice(grip.maker, table.who(grip.maker).name) for grip in grips_on(table, doer(given))]


def _holds_somebody(table: Table, one: Character) -> bool:
    return bool(grips_of(table, one.id))


def _is_held(table: Table, one: Character) -> bool:
    return bool(grips_on(table, one.id))


@action(
    "nova6.tighten",
    by="player",
    chapter="fight",
    offered=unless(check_free, "nova6.fight.grapple-improve", _holds_somebody),
)
async def tighten(
    play: Play[Table],
    who: Doer,
    target: Annotated[PersonId, Among(_held)] = NOBODY,
    skill: Annotated[str, Among(_grip_skills)] = "fight",
    perk: AskedLater[str] = "",
    assets: AskedLater[tuple[str, ...]] = (),
    actions: int = 1,
) -> Verdict | None:
    """Tighten a hold with Fight or Physique; that is an action, and it maintains the hold."""
    rule = "nova6.fight.grapple-improve"
    check_grip_skill(play.state, skill, rule)
    grip = one_grip(play.state, grips_of(play.state, who), target, who, rule)
    test = ActionTest(who, "", skill, "create-advantage", "tighten", (grip.owner,), grip.id, perk=perk, assets=assets)
    verdict = await _at_each_other(play, test, actions)
    await keeps(play, who, grip.id)
    return verdict


@action(
    "nova6.break-hold",
    by="player",
    chapter="fight",
    offered=unless(check_free, "nova6.fight.grapple-overcome", _is_held),
)
async def break_hold(
    play: Play[Table],
    who: Doer,
    holder: Annotated[PersonId, Among(_holders)] = NOBODY,
    skill: Annotated[str, Among(_grip_skills)] = "fight",
    perk: AskedLater[str] = "",
    assets: AskedLater[tuple[str, ...]] = (),
    actions: int = 1,
) -> Verdict | None:
    """Loosen or break a hold with Fight or Physique, against the same of the holder."""
    rule = "nova6.fight.grapple-overcome"
    check_grip_skill(play.state, skill, rule)
    grip = one_grip(play.state, grips_on(play.state, who), holder, who, rule)
    test = ActionTest(who, "", skill, "overcome", "break-hold", (grip.maker,), grip.id, perk=perk, assets=assets)
    return await _at_each_other(play, test, actions)


async def _at_each_other(play: Play[Table], test: ActionTest, actions: int) -> Verdict | None:
    """The one who is played rolls: it is an action of theirs, or their reaction."""
    who, target = PersonId(test.who), PersonId(test.targets[0])
    if is_done_to_a_hero(play.state, who, target):
        return await oppose(play, who, target, test.skill, test.action, test.use, perk=test.perk, aim=test.aim)
    return await act(
        play, who, "", test.skill, test.action, test.use, (target,), test.aim, perk=test.perk,
        assets=test.assets, actions=actions,
    )  # fmt: skip


@result_of("create-advantage", "tighten")
async def tightened(play: Play[Table], test: ActionTest, to: str) -> Draft:
    """A die more of the hold."""
    return Draft("hold", test.who, (to,), form="tighter", aim=test.aim)


@result_of("overcome", "break-hold")
async def loosened(play: Play[Table], test: ActionTest, to: str) -> Draft:
    """A die less of the hold."""
    return Draft("hold", test.who, (to,), form="looser", aim=test.aim)


def _most_harder(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> int:
    """How many dice more the hold can have, besides those that it is to have already."""
    held = larger(table, "advantage", table.effect(draft.aim).rating, draft.rating)
    return most_larger(table, "advantage", held, bought.points)


def _most_looser(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> int:
    """How many dice of the hold are left."""
    return abs(table.effect(draft.aim).rating) - draft.rating


@stunt(
    "harder-still", 1, "nova6.fight.grapple-improve", lambda table, test, draft: draft.form == "tighter", scales=True,
    most=_most_harder,
)  # fmt: skip
async def harder_still(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """A die more for each point."""
    return replace(draft, rating=draft.rating + bought.points)


@stunt(
    "looser-still", 1, "nova6.fight.grapple-overcome", lambda table, test, draft: draft.form == "looser", scales=True,
    most=_most_looser,
)  # fmt: skip
async def looser_still(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """A die less for each point."""
    return replace(draft, rating=draft.rating + bought.points)


@applies("hold")
async def change_hold(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """So many dice more or less; without any left it is over."""
    grip = play.state.effect(draft.aim)
    if draft.form == "tighter":
        rating = larger(play.state, "advantage", grip.rating, draft.rating)
        await effects.change(play, grip.id, "nova6.fight.grapple-improve", rating=rating)
        return
    left = abs(grip.rating) - draft.rating
    if left > 0:
        await effects.change(play, grip.id, "nova6.fight.grapple-overcome", rating=-left)
    else:
        await effects.end(play, grip.id, "removed", "nova6.fight.grapple-overcome")


# ---- Moving with somebody on one's back ------------------------------------------------------------------------------


def check_can_lift(table: Table, who: PersonId) -> None:
    """Refuse to lift where nobody holds on, or a second time."""
    rule = "nova6.fight.grapple-lift"
    check_may_act(table, who)
    name = table.who(who).name
    if not grips_on(table, who):
        raise AgainstTheRules("error-nobody-holds", cite=rule, name=name)
    if table.is_marked("lifted", who) or table.is_marked("too-heavy", who):
        raise AgainstTheRules("error-lift-once", cite=rule, name=name)


def _check_lift(table: Table, who: PersonId) -> None:
    check_can_lift(table, who)
    check_turn(table, who)


@action("nova6.lift", by="player", chapter="fight", offered=unless(_check_lift, "nova6.fight.grapple-lift", _is_held))
async def lift(play: Play[Table], who: Doer, perk: AskedLater[str] = "") -> Verdict:
    """Lift the holder as a snap action; on a success the held character can move this turn."""
    rule = "nova6.fight.grapple-lift"
    check_can_lift(play.state, who)
    await ensure_turn(play, who)
    await count(play, who)
    skill = bound(play.state, "carrying")
    test = await prepare(play, ActionTest(who, "", skill, "overcome", "lift", perk=perk, difficulty=TO_LIFT, free=True))
    verdict = await make_test(play, test)
    draft = Draft("lift" if verdict.success else "nothing", who, (who,))
    mark = Mark("lifted" if verdict.success else "too-heavy", who, until="turn", known=play.state.who(who).seen)
    await play.tell(Lifted(who, verdict.success, play.state.who(who).seen), rule)
    await effects.mark(play, mark, rule)
    await (succeed if verdict.success else fail)(play, test, verdict, draft)
    return verdict


@applies("lift")
async def lifted(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """All there is to it is known already; points may still have bought something beside it."""


# ---- Keeping it ------------------------------------------------------------------------------------------------------


@at("turn-end")
async def let_go_or_not(play: Play[Table], moment: Moment) -> None:
    """At the end of a holder's turn, maintain each hold with an action, or end it."""
    for grip in grips_of(play.state, moment.who):
        if is_apart(play.state, grip):
            await let_go(play, grip)
        elif not play.state.is_marked("keeps", moment.who, grip.id):
            await _keep(play, grip)


async def _keep(play: Play[Table], grip: Effect) -> None:
    who, rule = play.state.who(grip.maker), "nova6.fight.grapple-maintain"
    held = _has_action(play.state, who.id)
    if held:
        held = await play.ask(who.player, KeepUp(who.id, grip.name), cite=rule) == "keep"
    if held and _has_action(play.state, who.id):
        await use_action(play, ActionTest(who.id, "", bound(play.state, "melee"), "create-advantage", "tighten"))
    else:
        await let_go(play, grip)


def _has_action(table: Table, who: str) -> bool:
    try:
        check_action_left(table, who)
    except AgainstTheRules:
        return False
    return True


@at("round-end", "scene-end")
async def nobody_holds_on(play: Play[Table], moment: Moment) -> None:
    """End impossible holds with the round, and every hold with the scene."""
    for grip in grips(play.state):
        if moment.kind == "scene-end" or is_apart(play.state, grip):
            await let_go(play, grip)
