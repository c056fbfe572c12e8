"""NOVA6 principles: the GM may overrule, intent comes before action, and the scale of five."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.rule_of_five import SCALE, on_scale, reached, scaled_by
from moothall.rulesets.nova6.basics.test_record import Weighed
from moothall.rulesets.nova6.questions import Advantage, Meddling, Preparation, Ready, Ruling
from moothall.rulesets.nova6.words import ACTIONS
from tests.books.nova6.support.stage import NovaAfter, NovaScript, act_out, condition, conflict, hero, npc, table
from tests.support.citing import cited


@pytest.mark.rule("nova6.principle.rule-zero")
@pytest.mark.parametrize(("faces", "was"), [((6, 5, 4), True), ((1, 2, 3), False)])
def test_the_gm_may_overrule_any_result(faces: tuple[int, ...], was: bool) -> None:
    """The GM overrules a result of either kind, and both the old and the new one are on record."""
    script = act_out(nova6.act.open("ilse", "climb", "move", "overcome"), table(hero("ilse"))).judged(review=True)
    script.rolls("ilse", *faces).gm(Meddling("overrule"))
    after = script.plainly()
    told = after.last(events.Overruled)
    assert (told.was, told.success, after.verdict.success) == (was, not was, not was)


@pytest.mark.rule("nova6.principle.gm-rolls")
def test_option_gm_rolls_lets_the_gm_roll() -> None:
    """With the option the attacker's Fight is rolled against the hero's skill; otherwise the hero defends."""
    strike = nova6.oppose.open("thug", "ilse")
    people = (hero("ilse", move=1), npc("thug", fight=3))
    on = act_out(strike, table(*people, scene=conflict(), gm_rolls="on")).says("ilse", Preparation("move"))
    assert (on.asked().who, on.asked().pool.net) == ("thug", 2)
    assert on.rolls("gm", 1, 2, 3, 4, 5).stop().why("note-gm-rolls")
    off = act_out(strike, table(*people, scene=conflict())).says("ilse", Preparation("move"))
    assert (off.asked().who, off.asked().pool.net) == ("ilse", -2)
    assert off.stop().why("note-gm-rolls") == []


@pytest.mark.rule("nova6.principle.golden-rule")
def test_the_intent_precedes_the_action() -> None:
    """The intent is told before the GM is asked which action it is."""
    script = act_out(nova6.act.open("ilse", "get past the dog"), table(hero("ilse")))
    assert script.waits_for() == "nova6/judge" and script.asked().intent == "get past the dog"
    assert script.stop().last(events.Declared).intent == "get past the dog"


@pytest.mark.rule("nova6.principle.golden-rule-no-forbid")
def test_all_four_actions_stay_open() -> None:
    """For any intent each of the four actions may be chosen, and the proposed one stands first."""
    at = table(hero("ilse"))
    script = act_out(nova6.act.open("ilse", "sing to the dog", "interact"), at)
    asked: Any = script.asked()
    listed = asked.choices("action", at)
    assert {*listed} == {*ACTIONS} and listed[0] == asked.action.id
    script.stop()
    for action in ACTIONS:
        again = act_out(nova6.act.open("ilse", "sing to the dog", "interact"), table(hero("ilse")))
        assert again.gm(Ruling(action=action)).stop().last(events.Called).action == action


@pytest.mark.rule("nova6.principle.rule-of-five")
def test_the_scale_of_five_runs_from_none_to_all() -> None:
    """None, one, some, most, all, from 0 to 4; beyond it there is no other word, and hindrances count alike."""
    assert [on_scale(amount).value for amount in range(5)] == ["none", "one", "some", "most", "all"]
    assert (on_scale(7).value, on_scale(-2).value, len(SCALE)) == ("all", "some", 5)
    assert [reached(True, points) for points in range(5)] == [1, 2, 3, 4, 4]
    assert (reached(False), reached(False, 3)) == (0, 0)
    assert cited(SCALE) and scaled_by(3) == ("nova6.principle.rule-of-five", "nova6.principle.scale-3")
    dimmed(0)


def forced(dice: int) -> int:
    """Pairs that must be traded anyway."""
    return max(dice - 3, 0) // 2 if dice > 4 else 0


def dimming(points: int, *faces: int) -> NovaScript[Any]:
    """A hero snuffs lamps, with so many points to spend on it."""
    at = table(hero("oda", wits=2 * points))
    script = act_out(nova6.act.open("oda", "snuff the lamps", "wits", "create-advantage"), at).judged()
    return script.says("oda", Ready(pairs=points - forced(2 * points))).dice("3d6", *faces)


def dimmed(points: int) -> NovaAfter[Any]:
    """The dark that comes of it."""
    script = dimming(points, 6, 4, 3).says("oda", Advantage("dice", "dark", skill="move"))
    if points:
        script.says("oda", Buy("increase-effect", points))
    return script.plainly()


@pytest.mark.rule("nova6.principle.scale-0")
def test_a_failure_is_none_on_the_scale() -> None:
    """A failed attempt to put out lamps makes no darkness."""
    after = dimming(0, 1, 2, 4).plainly()
    assert not after.has_effect("dark") and reached(after.verdict.success) == 0


STEPS = [
    pytest.param(0, 1, marks=pytest.mark.rule("nova6.principle.scale-1")),
    pytest.param(1, 2, marks=pytest.mark.rule("nova6.principle.scale-2")),
    pytest.param(2, 3, marks=pytest.mark.rule("nova6.principle.scale-3")),
    pytest.param(3, 4, marks=pytest.mark.rule("nova6.principle.scale-4")),
]


@pytest.mark.parametrize(("points", "dice"), STEPS)
def test_each_point_is_a_step_on_the_scale(points: int, dice: int) -> None:
    """A success is one die, and each stunt point one more."""
    after = dimmed(points)
    assert after.effect("dark").rating == dice == reached(True, points)
    words = [rule for rule in after.citations if rule.startswith("nova6.principle.scale-")]
    assert words == [f"nova6.principle.scale-{dice}"]


REACHES = [
    pytest.param("scope-some", 1, 2, marks=pytest.mark.rule("nova6.principle.scale-2")),
    pytest.param("scope-most", 2, 3, marks=pytest.mark.rule("nova6.principle.scale-3")),
    pytest.param("scope-all", 3, 4, marks=pytest.mark.rule("nova6.principle.scale-4")),
]


@pytest.mark.parametrize(("stunt", "points", "step"), REACHES)
def test_people_are_counted_on_the_same_scale(stunt: str, points: int, step: int) -> None:
    """Some, most or all of the named targets, for one, two or three points."""
    rats = tuple(npc(f"rat{number}", kind="extra") for number in range(1, 7))
    named = tuple(rat.id for rat in rats)
    at = table(hero("oda", fight=2 * points), *rats)
    script = act_out(nova6.act.open("oda", "sweep", "fight", "attack", targets=named), at).judged()
    script.says("oda", Ready(pairs=points - forced(2 * points))).dice("3d6", 6, 4, 3).says("oda", "rat1")
    after = script.says("oda", Buy(stunt, points, of="rat2 rat3" if stunt != "scope-all" else "")).plainly()
    assert f"nova6.principle.scale-{step}" in after.citations


@pytest.mark.rule("nova6.principle.scale-total")
@pytest.mark.parametrize(("rating", "asked"), [(3, "nova6/trade"), (4, "nova6/total"), (5, "nova6/total")])
def test_four_dice_of_darkness_propose_a_failure(rating: int, asked: str) -> None:
    """Four dice propose that looking fails; three do not, and the GM may still have it rolled."""
    at = table(hero("oda"), condition("dark", rating))
    dark = Ruling(conditions=(Weighed("dark", "hinders"),))
    script = act_out(nova6.act.open("oda", "look", "wits", "overcome"), at).gm(dark)
    assert script.waits_for() == asked
    total = act_out(nova6.act.open("oda", "look", "wits", "overcome"), table(hero("oda"), condition("dark", 4)))
    total.gm(dark)
    assert total.asked().default() == "fail"
    assert total.gm("fail").end().last(events.Settled).how == "fails"
    rolled = act_out(nova6.act.open("oda", "look", "wits", "overcome"), table(hero("oda"), condition("dark", 4)))
    assert rolled.gm(dark).gm("roll").waits_for() == "nova6/trade"
    never = table(hero("oda"), condition("dark", 4), total_condition="roll")
    assert act_out(nova6.act.open("oda", "look", "wits", "overcome"), never).gm(dark).waits_for() == "nova6/trade"
