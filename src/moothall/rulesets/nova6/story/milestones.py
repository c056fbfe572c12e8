"""Rests and milestones: scenes in which characters recover, and the points that refresh everybody."""

from __future__ import annotations

from typing import Annotated, Literal

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.group_tests import group_test
from moothall.rulesets.nova6.action_test.procedure import make_test
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.choices import Doer, TrackWord
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import LeftScene, MilestonePassed, RefreshCut
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.offered import there
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import NoRest, Peace, RestAgain, SafeToRest
from moothall.rulesets.nova6.recovery import survival_mode
from moothall.rulesets.nova6.recovery.recovery import resting, time_heals
from moothall.rulesets.nova6.scenes.scenes import close_scene, open_scene
from moothall.rulesets.nova6.state import Character, Mark, Pending, Table
from moothall.rulesets.nova6.story.framework import ENDS_SCENARIO, milestone_counts
from moothall.rulesets.nova6.story.refresh import gms_share
from moothall.rulesets.nova6.story.rewards import Milestone, carries_level, kinds, proposed_minor, reward
from moothall.rulesets.nova6.time import setbacks
from moothall.rulesets.nova6.time.clock import Moment, at, pass_moment
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Choice, Given
from moothall.talk.play import GM, Play


@action("nova6.rest", by="gm", chapter="recovery")
async def rest(play: Play[Table]) -> bool:
    """The heroes want to rest. It is a scene of its own, in which each may do one thing; whether it begins."""
    if play.state.is_marked("rested"):
        if not await _all_agree(play):
            return False
        for hero in play.state.heroes:
            await play.tell(RefreshCut(hero.id, hero.refresh_cut + 1), "nova6.rest.extra")
    peace = await play.ask(GM, SafeToRest(_for_a_rest(play.state)), cite="nova6.rest.safe")
    if peace.answer == "unsafe" or (peace.answer == "threat" and not await _in_peace(play, peace)):
        return False
    await open_scene(play, "exposition", purpose="rest")
    await effects.mark(play, Mark("resting", until="scene"), "nova6.rest.scene")
    return True


async def _all_agree(play: Play[Table]) -> bool:
    """Whether all players agree to pay for another rest before the milestone."""
    for hero in play.state.heroes:
        if await play.ask(hero.player, RestAgain(hero.id), cite="nova6.rest.limit") == "no":
            return False
    return True


def _for_a_rest(table: Table) -> tuple[str, ...]:
    """Skills by which people find a place to rest."""
    return bound(table, "survival"), bound(table, "stealth")


async def _in_peace(play: Play[Table], peace: Peace) -> bool:
    """Whether a rest is undisturbed: all must succeed at its test."""
    members = tuple(hero.id for hero in play.state.heroes if not hero.out)
    skill = peace.skill or bound(play.state, "survival")
    told = await group_test(play, members, "", "all", True, skill, "create-advantage", peace.use, peace.difficulty)
    if told.success:
        return True
    match await play.ask(GM, NoRest(), cite="nova6.rest.group-fail"):
        case "setback":
            for who in members:
                await setbacks.gain(play, who, 1, "no-rest", "nova6.rest.group-fail")
        case "conflict":
            await open_scene(play, "conflict")
        case "challenge":
            await open_scene(play, "challenge")
    return False


@action("nova6.finish-rest", by="gm", chapter="recovery")
async def finish_rest(play: Play[Table]) -> None:
    """The rest is over: what lasted as long is gone, boxes heal, uses and marks are fresh; plot points are not."""
    if not resting(play.state):
        raise AgainstTheRules("error-no-rest", cite="nova6.rec.once")
    used = any("exhausted" in effect.marks and not effect.has("ammo") for effect in play.state.effects)
    await time_heals(play, Moment("rest"))  # before what was prepared for it in this scene is over
    await pass_moment(play, Moment("rest"))
    rules = ("nova6.rest.limit", "nova6.rest.reset", *(["nova6.rest.uses"] if used else []))
    rules = (*rules, "nova6.recovery.test-once")
    await effects.mark(play, Mark("rested", until="milestone"), *rules)
    if play.state.options.rest_refreshes_pp == "on":
        await _refresh(play, "rest", "nova6.rest.no-refresh")
    await close_scene(play)
    await survival_mode.rested(play)


# ---- Milestones ------------------------------------------------------------------------------------------------------

REFRESHED = {"minor": "nova6.rec.row-minor", "major": "nova6.rec.row-major", "epic": "nova6.rec.row-epic"}


@action("nova6.milestone", by="gm", chapter="recovery", rank=9)
async def milestone(
    play: Play[Table], kind: Milestone = "minor", scenario: bool = False, level: Literal["", "yes", "no"] = "",
    quiet: bool = False,
) -> None:  # fmt: skip
    """Reach a milestone: recovery without a scene, plot points up to the refresh, and rewards.

    `level` is the GM's word on whether a minor one brings a level; without it the one does that usually would. `quiet`
    lets rewards that change who somebody is wait for a scene without danger. At tables with survival mode all of it
    waits for safety and time.
    """
    if kind not in [known.id for known in kinds()]:
        listed = ", ".join(known.id for known in kinds())
        raise AgainstTheRules("error-no-such-milestone", cite="nova6.milestone.kinds", milestone=kind, kinds=listed)
    if await survival_mode.waits(play, Pending(kind, scenario, level, quiet)):
        return
    brings = carries_level(play.state.story, kind, level)
    which = (proposed_minor(play.state.story.acts).cite,) if kind == "minor" and not level else ()
    await pass_moment(play, Moment(kind))
    scenario = scenario or (kind in ENDS_SCENARIO and play.state.story.under_way)
    rules = (REFRESHED[kind], "nova6.mile.auto", "nova6.mile.reset", "nova6.milestone.all", *which)
    await _refresh(play, kind, *rules, scenario=scenario)
    await milestone_counts(play, kind, brings)
    await reward(play, kind, brings, quiet)


@survival_mode.granting.register
async def _granted(play: Play[Table], due: Pending) -> None:
    """Pass the milestone that has waited."""
    await milestone(play, due.kind, due.scenario, due.level, due.quiet)


async def _refresh(play: Play[Table], kind: str, *cites: str, scenario: bool = False) -> None:
    """Up to the refresh, less what extra rests cost; more than that is kept. The GM has so many for each hero."""
    table = play.state
    points = tuple((one.id, max(one.plot_points, one.refresh - one.refresh_cut, 0)) for one in table.heroes)
    gm_points = max(table.gm_plot_points, gms_share(table))
    expired = _setbacks_end(table, kind, scenario)
    left = tuple((one.id, 0) for one in table.heroes if one.setbacks and expired)
    rules = (
        "nova6.pp.refresh",
        "nova6.character.refresh-start",
        "nova6.pp.keep-extra",
        "nova6.pp.visible",
        "nova6.gpp.refresh",
        "nova6.setback.lifetime",
    )
    await play.tell(MilestonePassed(kind, points, gm_points, left), *cites, *rules)


def _setbacks_end(table: Table, kind: str, scenario: bool) -> bool:
    """Setback dice stay until they are used, unless the table has them end with a milestone or a scenario."""
    expiry = table.options.setback_expiry
    return kind != "rest" and (expiry == "milestone" or (expiry == "scenario" and scenario))


# ---- The end of those who are not treated ----------------------------------------------------------------------------


def _has_untreated(table: Table, one: Character) -> bool:
    out = any(each.out == "incapacitated" for each in table.heroes)
    return out and table.options.end_untreated != "off"


def _untreated(table: Table, given: Given) -> list[Choice]:
    """Heroes who are out and not safe yet come first."""
    out = [one for one in table.heroes if one.out == "incapacitated"]
    return [Choice(one.id, one.name) for one in sorted(out, key=lambda one: table.is_marked("stabilised", one.id))]


@action(
    "nova6.stabilise",
    by="player",
    chapter="recovery",
    rank=17,
    offered=there("nova6.treat.stabilise", _has_untreated),
)
async def stabilise(
    play: Play[Table], who: Doer, patient: Annotated[PersonId, Among(_untreated)], track: TrackWord = "physical"
) -> bool:
    """Where the table plays so, one who is out must be treated before the scene ends. It clears no box."""
    skill = play.state.who(patient).track(track).treated
    verdict = await make_test(play, ActionTest(who, "", skill, "overcome", "treatment", free=True))
    if verdict.success:
        await effects.mark(play, Mark("stabilised", patient, until="milestone"), "nova6.treat.stabilise")
    return verdict.success


@at("scene-end")
async def untreated(play: Play[Table], moment: Moment) -> None:
    """Lose characters who are out and untreated, where the table plays so."""
    if play.state.options.end_untreated == "off":
        return
    for one in play.state.heroes:
        if one.out == "incapacitated":
            safe = play.state.is_marked("stabilised", one.id)
            out = "incapacitated" if safe else "ended"
            await play.tell(LeftScene(one.id, out, one.out_as, one.seen), "nova6.end.option-stabilise")
