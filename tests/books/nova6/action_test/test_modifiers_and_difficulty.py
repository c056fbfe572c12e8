"""NOVA6 difficulty and conditions in dice, and bonuses remembered too late (oops)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.dice import could_have_mattered, trios
from moothall.rulesets.nova6.basics.difficulty import label
from moothall.rulesets.nova6.basics.test_record import Weighed
from moothall.rulesets.nova6.questions import Ruling
from moothall.rulesets.nova6.state import Last
from moothall.rulesets.nova6.vocabulary import talent
from tests.books.nova6.support.stage import NovaScript, act_out, condition, hero, npc, opposed, table
from tests.support.citing import cited, refused

ILSE = hero("ilse", fight=1)


def judging(*things: Any, skill: str = "fight", use: str = "", **more: Any) -> NovaScript[Any]:
    """Ilse tries something; the GM is asked."""
    return act_out(nova6.act.open("ilse", "try", skill, "overcome", use), table(ILSE, *things, **more))


def net(script: NovaScript[Any]) -> int:
    return int(script.plainly_to_ready().pool.net)


# ---- Difficulty ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.diff.range")
def test_difficulty_is_a_number_of_dice() -> None:
    """Five is allowed and marked as superhuman, four is not marked; less than none and more than nine are refused."""
    called = judging().judged(5).stop().last(events.Called)
    assert (called.difficulty, called.superhuman) == (5, True)
    assert judging().judged(4).stop().last(events.Called).superhuman is False
    script = judging().refuses("gm", Ruling(difficulty=-1), "nova6.diff.range")
    script.refuses("gm", Ruling(difficulty=10), "nova6.diff.range")
    assert script.judged(9).stop().last(events.Called).difficulty == 9


@pytest.mark.rule("nova6.diff.default")
def test_the_default_difficulty_is_zero() -> None:
    """A ruling without a number has no penalty die."""
    assert net(judging().gm(Ruling())) == 1


@pytest.mark.rule("nova6.diff.opposed")
def test_an_opponent_brings_ranks_perks_and_talents() -> None:
    """Fight of two with a fitting perk is three; a talent to defend is one more; a perk of another skill is none."""
    thug = npc("thug", fight=2, perks=("fight/knives", "move/running"))
    assert net(judging(thug).judged(against=(opposed("thug", "fight", "knives"),))) == -2
    assert net(judging(thug).judged(against=(opposed("thug", "fight", "running"),))) == -1
    tough = npc("ox", talent("tough"), physique=1)
    assert net(judging(tough).judged(against=(opposed("ox", "physique"),))) == -1
    assert net(judging(tough).judged(against=(opposed("ox", "physique", "", "overcome"),))) == 0


LABELS = [
    pytest.param(0, "simple", "untrained", marks=pytest.mark.rule("nova6.diff.0")),
    pytest.param(1, "routine", "trained", marks=pytest.mark.rule("nova6.diff.1")),
    pytest.param(2, "challenging", "skilled", marks=pytest.mark.rule("nova6.diff.2")),
    pytest.param(3, "intimidating", "expert", marks=pytest.mark.rule("nova6.diff.3")),
    pytest.param(4, "heroic", "master", marks=pytest.mark.rule("nova6.diff.4")),
    pytest.param(5, "nigh-impossible", "superhuman", marks=pytest.mark.rule("nova6.diff.5")),
    pytest.param(7, "nigh-impossible", "superhuman", marks=pytest.mark.rule("nova6.diff.5")),
]


@pytest.mark.parametrize(("difficulty", "task", "trained"), LABELS)
def test_difficulties_have_names(difficulty: int, task: str, trained: str) -> None:
    """Each number has a name as a task and one as training; the call cites its row."""
    named = cited(label(difficulty))
    assert (named.task, named.trained) == (task, trained)
    after = judging().judged(difficulty).stop()
    told = next(entry for entry in after.log if getattr(entry, "event", None) == after.last(events.Called))
    assert named.cite in told.cites  # type: ignore[union-attr]


# ---- Conditions ------------------------------------------------------------------------------------------------------

LIT = condition("brightly lit", 1)


def lit(way: Any, skill: str = "fight") -> int:
    return net(judging(LIT, skill=skill).judged(conditions=(Weighed("brightly-lit", way),)))


@pytest.mark.rule("nova6.mod.condition")
@pytest.mark.parametrize(
    ("skill", "way", "dice"), [("wits", "helps", 1), ("move", "hinders", -1), ("interact", "irrelevant", 0)]
)
def test_a_condition_helps_or_hinders(skill: str, way: str, dice: int) -> None:
    """Bright light helps to notice, hinders sneaking and does nothing to a talk."""
    assert lit(way, skill) == dice


@pytest.mark.rule("nova6.cond.scope")
@pytest.mark.parametrize(("skill", "use"), [("wits", "notice"), ("move", "stealth"), ("interact", "")])
def test_a_condition_is_offered_on_every_test(skill: str, use: str) -> None:
    """The GM is shown the condition and its ways on every test."""
    script = judging(LIT, skill=skill, use=use)
    assert script.asked().conditions == ("brightly-lit",)
    assert [way.id for way in script.asked().ways()] == ["helps", "hinders", "irrelevant", "equal"]
    script.stop()
    assert judging(skill=skill).asked().ways() == ()


@pytest.mark.rule("nova6.cond.equal-ignore")
def test_conditions_on_both_sides_are_ignored() -> None:
    """Darkness around both fighters counts for nothing, and the reason says so."""
    assert lit("equal") == 1
    script = judging(LIT).judged(conditions=(Weighed("brightly-lit", "equal"),))
    reasons = script.plainly_to_ready().pool.why
    assert [reason.amount for reason in reasons if reason.cite == "nova6.cond.equal-ignore"] == [0]


@pytest.mark.rule("nova6.cond.only-what-matters")
def test_only_relevant_conditions_count() -> None:
    """The GM ticks two of three conditions: the die of the third is not counted."""
    three = (condition("rain", 1), condition("mud", 1), condition("wind", 1))
    ticked = tuple(Weighed(name, "hinders") for name in ("rain", "mud"))
    assert net(judging(*three).judged(conditions=ticked)) == -1
    assert net(judging(*three).judged(conditions=(*ticked, Weighed("wind", "hinders")))) == -2


@pytest.mark.rule("nova6.rule-of-five")
def test_a_total_condition_may_fail_without_a_roll() -> None:
    """Darkness of four asks the GM whether looking fails, which is the default, or is rolled."""
    dark = condition("darkness", 4)
    hindered = Ruling(conditions=(Weighed("darkness", "hinders"),))
    script = judging(dark).gm(hindered).asks("gm", "nova6/total", "fail", "roll")
    assert script.asked().default() == "fail"
    after = script.gm("fail").end()
    assert (after.dice, after.result, after.last(events.Settled).how) == ([], None, "fails")
    assert net(judging(dark).gm(hindered).gm("roll")) == -3
    dim = changed(dark, rating=3)
    assert net(judging(dim).gm(hindered)) == -2
    helped = Ruling(conditions=(Weighed("darkness", "helps"),))
    assert net(judging(dark).gm(helped)) == 5


# ---- Oops ------------------------------------------------------------------------------------------------------------


def failed(*faces: int, net: int = 0, points: int = 1) -> NovaScript[Any]:
    """Ilse's last test failed with these dice, and a bonus of one die was forgotten."""
    last = Last("fight", "overcome", net, faces, False)
    return act_out(nova6.forgot.open("ilse", 1), table(changed(ILSE, last=last, plot_points=points)))


@pytest.mark.rule("nova6.mod.forgot-spend")
def test_a_plot_point_buys_a_forgotten_bonus() -> None:
    """A plot point makes the test a simple success; without one it is refused."""
    after = failed(4, 4, 2).asks("ilse", "nova6/oops", "earn", "spend").says("ilse", "spend").end()
    assert (after.result, after.who("ilse").plot_points) == (True, 0)
    fact = after.last(events.Tested)
    assert (fact.success, fact.points) == (True, 0)
    failed(4, 4, 2, points=0).refuses("ilse", "spend", "nova6.pp.floor")


@pytest.mark.rule("nova6.mod.forgot-earn")
def test_forgoing_a_forgotten_bonus_earns_a_plot_point() -> None:
    """Keeping the failure earns a plot point, once."""
    after = failed(4, 4, 2).says("ilse", "earn").end()
    assert (after.result, after.who("ilse").plot_points) == (False, 2)
    with refused("nova6.mod.forgot-irrelevant"):
        act_out(nova6.forgot.open("ilse", 1), after.state)


@pytest.mark.rule("nova6.mod.forgot-irrelevant")
def test_an_irrelevant_forgotten_bonus_changes_nothing() -> None:
    """With three ones no die would have helped, and a success needs none: nothing is asked or owed."""
    after = failed(1, 1, 1).end()
    assert (after.result, after.who("ilse").plot_points) == (False, 1)
    fine = changed(ILSE, last=Last("fight", "overcome", 0, (6, 4, 2), True))
    assert act_out(nova6.forgot.open("ilse", 1), table(fine)).end().result is False
    with refused("nova6.mod.forgot-irrelevant"):
        act_out(nova6.forgot.open("ilse", 0), table(fine))
    with refused("nova6.mod.forgot-irrelevant"):
        act_out(nova6.forgot.open("ilse", 1), table(ILSE))


@pytest.mark.parametrize("at", [-2, -1, 0, 1])
@pytest.mark.parametrize("dice", [1, 2])
def test_a_bonus_mattered_if_some_roll_would_succeed(at: int, dice: int) -> None:
    """A bonus mattered exactly if some roll of its dice, or without the cancelled dice, succeeds."""
    for pool in product((1, 2, 4, 6), repeat=3 + abs(at)):
        possible = any(best(fallen, at + dice) for fallen in others(pool, at, dice))
        assert could_have_mattered(pool, at, dice) == possible


def others(pool: tuple[int, ...], at: int, dice: int) -> list[tuple[int, ...]]:
    """Every pool that could have been there instead: penalty dice taken away, bonus dice added."""
    away = min(max(-at, 0), dice)
    kept = [tuple(face for place, face in enumerate(pool) if place not in gone) for gone in _picks(len(pool), away)]
    return [(*rest, *more) for rest in kept for more in product(range(1, 7), repeat=dice - away)]


def _picks(count: int, away: int) -> list[tuple[int, ...]]:
    return [pick for pick in product(range(count), repeat=away) if list(pick) == sorted(set(pick))]


def best(pool: tuple[int, ...], at: int) -> bool:
    return any(trio.succeeds for trio in trios(pool, at))
