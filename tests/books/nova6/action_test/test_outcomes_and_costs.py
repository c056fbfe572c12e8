"""NOVA6 failures are accepted or paid for; stunt points come from triples, trades and invokes."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.questions import Agreed, Cost, Meddling, Preparation, Ready, Ruling, Telling, Trade
from moothall.rulesets.nova6.state import Effect, Scene
from tests.books.nova6.support.stage import (
    ACCEPT,
    NovaScript,
    act_out,
    aspect,
    asset,
    conflict,
    hero,
    npc,
    rolling,
    table,
    weapon,
)

ILSE = hero("ilse", move=1)
ACTION = Scene("challenge", "action", round=1)
SPRAIN = Cost("aspect", "A SPRAINED ANKLE")


def leap(
    *faces: int, scene: Scene = ACTION, difficulty: int = 1, things: tuple[Any, ...] = (), **more: Any
) -> NovaScript[Any]:
    """Ilse leaps over a pit, and these dice have fallen."""
    start = table(more.pop("ilse", ILSE), *things, scene=scene, **more)
    script = act_out(nova6.act.open("ilse", "leap over the pit", "move", "overcome"), start).judged(difficulty)
    if script.waits_for() == "nova6/prepare":
        script.says("ilse", Preparation())
    if script.waits_for() == "nova6/trade":
        script.gm(Trade())
    return script.rolls("ilse", *faces)


# ---- Failing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.test.fail")
def test_a_failure_is_accepted_or_paid_for() -> None:
    """After ten the player is asked, and may let it stand or propose a cost; after eleven nobody asks."""
    script = leap(6, 3, 1).asks("ilse", "nova6/failure")
    assert script.asked().default().kind == ACCEPT.kind
    assert script.asked().kinds == ("aspect", "damage", "time", "asset")
    assert script.says("ilse", ACCEPT).gm(Telling("you stay on this side")).end().verdict.success is False
    assert leap(6, 3, 2).waits_for() == "over"


@pytest.mark.rule("nova6.test.simple-failure")
def test_a_simple_failure_asks_the_gm_for_its_meaning() -> None:
    """Ten without points is a simple failure, and the GM is asked what it means."""
    script = leap(6, 3, 1).says("ilse", ACCEPT).asks("gm", "nova6/how-it-fails")
    after = script.gm(Telling("the plank is gone")).end()
    assert after.verdict.simple
    assert after.last(events.Failed) == events.Failed("ilse", "the plank is gone")


@pytest.mark.rule("nova6.test.failure-meaningful")
def test_a_test_without_stakes_may_be_narrated() -> None:
    """A GM who finds that failing would mean nothing is offered to tell it instead, and may roll all the same."""
    start = act_out(nova6.act.open("ilse", "hop", "move", "overcome"), table(ILSE)).gm(Ruling(stakes=False))
    after = start.asks("gm", "nova6/narrate-instead", "narrate", "roll").gm("narrate").end()
    assert after.dice == [] and after.last(events.Settled).how == "narrate"
    again = act_out(nova6.act.open("ilse", "hop", "move", "overcome"), table(ILSE)).gm(Ruling(stakes=False)).gm("roll")
    assert again.asks("ilse", "nova6/ready").waits_for() == "nova6/ready"


# ---- Success at a cost -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.cost.offer")
def test_success_at_a_cost_needs_both_to_agree() -> None:
    """Nine, a cost is proposed: agreed, it is a success at a cost without points; declined, the failure stands."""
    after = leap(4, 3, 2).says("ilse", SPRAIN).asks("gm", "nova6/agree-cost").gm(Agreed()).plainly()
    assert (after.verdict.success, after.verdict.how, after.verdict.points) == (True, "cost", 0)
    after = leap(4, 3, 2).says("ilse", SPRAIN).gm(Agreed(False)).plainly()
    assert (after.verdict.success, after.has_effect("A SPRAINED ANKLE")) == (False, False)
    script = leap(4, 3, 2)
    for nothing in (Cost("aspect", " "), Cost("damage"), Cost("asset", asset="no-such"), Cost("time")):
        script.refuses("ilse", nothing, "nova6.cost.offer")
    script.refuses("ilse", Cost("concede"), "nova6.cost.kinds").stop()


@pytest.mark.rule("nova6.cost.kinds")
def test_a_cost_is_an_aspect_damage_time_or_an_asset() -> None:
    """A cost is an aspect, damage, time or an asset; the GM may name another than was proposed."""
    paid = leap(4, 3, 2).says("ilse", Cost("damage", damage=2)).gm(Agreed()).plainly()
    box = paid.who("ilse").track("physical").boxes[0]
    assert (box.level, box.filled) == ("stressed", "S")
    rope = asset("ilse", "ROPE", 1)
    used = leap(4, 3, 2, things=(rope,)).says("ilse", Cost("asset", asset="rope")).gm(Agreed()).plainly()
    assert not used.has_effect("ROPE")
    late = leap(4, 3, 2).says("ilse", Cost("time", "it takes an hour")).gm(Agreed()).plainly()
    assert late.last(events.Paid) == events.Paid("ilse", "time", "it takes an hour")
    other = leap(4, 3, 2).says("ilse", Cost("time", "an hour")).gm(Agreed(instead=SPRAIN)).plainly()
    assert (other.effect("A SPRAINED ANKLE").owner, other.effect("A SPRAINED ANKLE").kind) == ("ilse", "aspect")


@pytest.mark.rule("nova6.cost.setback")
def test_a_cost_in_narrative_time_is_a_setback() -> None:
    """A cost taken outside of turns is one setback die; in action time it is none."""
    script = leap(4, 3, 2, scene=Scene("exposition", "narrative"))
    assert "setback" in script.asked().kinds
    assert script.says("ilse", Cost("setback")).gm(Agreed()).plainly().who("ilse").setbacks == 1
    assert leap(4, 3, 2).says("ilse", SPRAIN).gm(Agreed()).plainly().who("ilse").setbacks == 0


@pytest.mark.rule("nova6.cost.concede")
def test_leaving_a_conflict_may_be_the_cost() -> None:
    """A failed test in a conflict may succeed at the cost of leaving it."""
    script = leap(4, 3, 2, scene=conflict("ilse")).says("ilse", Cost("concede", "carried off")).gm(Agreed())
    after = script.plainly()
    assert after.verdict.success and after.who("ilse").out == "conceded"


def test_time_is_no_cost_in_a_conflict() -> None:
    """Time alone is no cost in a conflict; an option forbids success at a cost there."""
    script = leap(4, 3, 2, scene=conflict("ilse"))
    assert script.asked().kinds == ("aspect", "damage", "asset", "concede")
    off = leap(4, 3, 2, scene=conflict("ilse"), cost_success_in_conflict="off")
    assert off.waits_for() == "nova6/how-it-fails"


@pytest.mark.rule("nova6.cost.gsp-kept")
def test_a_cost_does_not_take_the_gms_points() -> None:
    """Three twos paid for: in action time the GM still has the point, in narrative time there are two setback dice."""
    action = leap(2, 2, 2).says("ilse", SPRAIN).gm(Agreed()).plainly()
    assert (action.verdict.counter, action.last(events.PointsLapsed)) == (1, events.PointsLapsed("", 1))
    script = leap(2, 2, 2, scene=Scene("exposition", "narrative")).says("ilse", SPRAIN).gm(Agreed())
    assert script.plainly().who("ilse").setbacks == 2


@pytest.mark.rule("nova6.cost.no-catastrophe")
def test_a_catastrophe_needs_a_stunt_point() -> None:
    """Falling in after a simple failure is marked as more than a simple failure should be."""
    after = leap(4, 3, 2).says("ilse", ACCEPT).gm(Telling("you fall in", catastrophe=True)).end()
    assert after.last(events.Failed).catastrophe is True
    plain = leap(4, 3, 2).says("ilse", ACCEPT).gm(Telling("you do not jump")).end()
    assert plain.last(events.Failed).catastrophe is False
    assert leap(3, 3, 3).says("ilse", ACCEPT).waits_for() != "nova6/how-it-fails"


# ---- Stunt points ----------------------------------------------------------------------------------------------------

PROUD = aspect("PROUD OF HER LEGS", "ilse")


@pytest.mark.rule("nova6.sp.sources-player")
def test_a_players_points_come_from_triples_trades_and_invokes() -> None:
    """Triples on a success, a traded pair and an invoked aspect are three points."""
    start = table(hero("ilse", plot_points=1), PROUD)
    script = rolling(2, at=start).says("ilse", Ready(pairs=1)).dice("3d6", 5, 5, 5).asks("ilse", "nova6/after-roll")
    script.says("ilse", Meddling(aspect=PROUD.id, benefit="point", reason="they carry her")).gm("yes")
    assert script.plainly().verdict.points == 3


@pytest.mark.rule("nova6.sp.sources-gm")
def test_the_gms_points_come_from_triples_and_trades() -> None:
    """A failure with triples and a traded pair of penalty dice are two points."""
    script = rolling(-2).gm(Trade(pairs=1)).rolls("ilse", 3, 3, 3)
    assert script.plainly().verdict.counter == 2


@pytest.mark.rule("nova6.sp.npc-spend")
def test_the_gm_spends_points_for_npcs() -> None:
    """Ilse fails to defend with three twos: the GM's point raises the damage of four by two."""
    start = table(hero("ilse", fight=1), npc("thug", fight=1), weapon("thug", "cleaver", 4), scene=conflict("thug"))
    script = act_out(nova6.oppose.open("thug", "ilse", tool="cleaver"), start).says("ilse", Preparation("fight"))
    script.rolls("ilse", 2, 2, 2).says("ilse", ACCEPT).asks("gm", "nova6/spend-points")
    after = script.gm(Buy("increase-effect")).plainly()
    assert after.last(events.Harmed).damage == 6


@pytest.mark.rule("nova6.sp.expire")
def test_unspent_points_lapse() -> None:
    """An unspent point lapses when the action is over; an option lets the GM keep one."""
    after = leap(4, 4, 4, 1, difficulty=0).plainly()
    assert after.last(events.PointsLapsed) == events.PointsLapsed("ilse", 1)
    kept = leap(2, 2, 2, gsp_bank="on").plainly()
    assert (kept.state.gm_stunt_points, kept.all(events.PointsLapsed)) == (1, [])
    assert leap(2, 2, 2).plainly().state.gm_stunt_points == 0


def benefits(script: NovaScript[Any]) -> set[str]:
    return {option.id for option in script.asked().benefits}


@pytest.mark.rule("nova6.test.narrative-control")
def test_a_plot_point_allows_an_invoke() -> None:
    """With a plot point an aspect rerolls, adds an effect, turns a failure or adds a point; without, nothing."""
    rich, poor = hero("ilse", move=1, plot_points=1), hero("ilse", move=1)
    failed = leap(4, 3, 2, ilse=rich, things=(PROUD,)).asks("ilse", "nova6/after-roll")
    assert (failed.asked().aspects, benefits(failed)) == ((PROUD.id,), {"reroll", "effect", "succeed"})
    won = leap(6, 4, 2, ilse=rich, things=(PROUD,)).asks("ilse", "nova6/after-roll")
    assert benefits(won) == {"reroll", "effect", "point"}
    assert "nova6.test.narrative-control" in won.plainly().citations
    for ilse, things in ((poor, (PROUD,)), (rich, ())):
        assert leap(4, 3, 2, ilse=ilse, things=things).waits_for() != "nova6/after-roll"


def test_a_turned_failure_has_no_points_without_the_option() -> None:
    """Traded points are not paid by a turned result or a cost, except by option."""
    for pays, points in (("off", 0), ("on", 1)):
        start = table(hero("ilse", plot_points=1), PROUD, flip_pays_traded=pays)
        script = rolling(2, at=start).says("ilse", Ready(pairs=1)).dice("3d6", 4, 3, 2)
        script.says("ilse", Meddling(aspect=PROUD.id, benefit="succeed", reason="they carry her")).gm("yes")
        assert script.plainly().verdict.points == points


def test_a_turned_success_has_no_points_without_the_option() -> None:
    """The GM's traded points are not paid when the GM turns a success into a failure, except by option."""
    for pays, points in (("off", 0), ("on", 1)):
        start = table(hero("ilse"), PROUD, gm_plot_points=1, flip_pays_traded=pays)
        script = rolling(-2, at=start).gm(Trade(pairs=1)).rolls("ilse", 4, 4, 3)
        verdict = script.gm(Meddling(aspect=PROUD.id, benefit="fail", reason="they fail her")).plainly().verdict
        assert (verdict.success, verdict.counter) == (False, points)


def test_a_paid_success_has_no_points_without_the_option() -> None:
    """A success at a cost has no traded points, except by option."""
    for pays, points in (("off", 0), ("on", 1)):
        start = table(hero("ilse", move=2), scene=ACTION, flip_pays_traded=pays)
        script = act_out(nova6.act.open("ilse", "leap", "move", "overcome"), start).judged()
        script.says("ilse", Ready(pairs=1)).dice("3d6", 4, 3, 2).says("ilse", SPRAIN).gm(Agreed())
        assert script.plainly().verdict.points == points


def test_effects_of_costs_are_marked_as_made_in_play() -> None:
    """An aspect that a cost brought is a situation aspect for the scene."""
    made: Effect = leap(4, 3, 2).says("ilse", SPRAIN).gm(Agreed()).plainly().effect("A SPRAINED ANKLE")
    assert (made.duration, made.aspect, made.made) == ("S", "situation", True)
