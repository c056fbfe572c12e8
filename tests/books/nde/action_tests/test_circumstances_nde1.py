"""NDE1 circumstances move the number on its ladder, never the die or the roll."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.ledger.entries import Rolled
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.events import Acted, Settled
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import Call, HowHard, OffTheLadder, OnePlace, Place, TalentUse
from moothall.rulesets.nde.words import Verdict
from moothall.talk.reasons import Because
from tests.books.nde.support.stage_nde1 import act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import ROLL, NdeAfter, NdeScript

TYKO = hero("tyko", "rogue", talents=("Cat feet", "Night eyes"))
CAT_FEET = TalentUse("Cat feet")


def crossing(number: int, phase: str = "free", options: dict[str, str] | None = None, **call: Any) -> NdeScript[Any]:
    """Tyko crosses a yard with his d10, and the GM has called for it."""
    start = table(TYKO, phase=phase, **(options or {}))
    return act_out(nde.test.open("tyko", "cross the yard"), start).called("dex", number, **call)


def rolled(number: int, face: int = 9, **more: Any) -> NdeAfter[Any]:
    """The die falls on its d10, and the rest is as it is when nobody says anything."""
    return crossing(number, **more).dice("1d10", face).plainly()


def against(number: int, **more: Any) -> int:
    """The number of a roll after its circumstances."""
    reached: int = rolled(number, **more).last(events.Tested).against
    return reached


def reasons(after: NdeAfter[Any]) -> dict[str, Because]:
    """Why the last roll was what it was, by what it is of, or by its text."""
    *_, roll = (entry for entry in after.log if isinstance(entry, Rolled))
    return {reason.of or reason.what: reason for reason in roll.why}


# ---- One step and two ------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.tn.no-plus")
def test_better_conditions_add_nothing_to_the_roll() -> None:
    """Against 8 made 6 a six on the d10 is enough, and stays a six; a five does not become one."""
    assert rolled(8, 6, helps=("tools",)).last(events.Tested) == events.Tested(hero_id("tyko"), "dex", 10, 0, 6, "S")
    assert rolled(8, 5, helps=("tools",)).last(events.Tested).result == "F"
    worse = rolled(6, 7, hinders=("dark",))
    assert worse.last(events.Tested) == events.Tested(hero_id("tyko"), "dex", 10, 0, 8, "F")
    for after in (rolled(8, helps=("tools",)), worse):
        assert reasons(after)["note-number-moves"] == Because("note-number-moves", 0, "nde1.tn.no-plus")
    assert "note-number-moves" not in reasons(rolled(6))


@pytest.mark.rule("nde1.tn.worse")
@pytest.mark.parametrize(("number", "worse"), [(4, 6), (6, 8), (8, 12)])
def test_worse_conditions_are_the_next_number_up(number: int, worse: int) -> None:
    """One hindrance is one rung."""
    after = rolled(number, hinders=("dark",))
    assert after.last(events.Tested).against == worse
    assert reasons(after)["dark"] == Because("shift-hindrance", 1, "nde1.tn.worse", "dark")


@pytest.mark.rule("nde1.tn.better")
@pytest.mark.parametrize(("number", "better"), [(12, 8), (8, 6), (6, 4)])
def test_better_conditions_are_the_next_number_down(number: int, better: int) -> None:
    """One advantage is one rung."""
    after = rolled(number, helps=("surprise",))
    assert after.last(events.Tested).against == better
    assert reasons(after)["surprise"] == Because("shift-advantage", -1, "nde1.tn.better", "surprise")


@pytest.mark.rule("nde1.tn.worse", "nde1.tn.better")
def test_the_usual_conditions_are_listed() -> None:
    """Six that hinder and five that help, any of which may be extreme; the GM's own words do as well."""
    script = act_out(nde.test.open("tyko", "cross the yard"), table(TYKO)).gm(ROLL).gm("dex")
    asked = dict(script.conversation.questions())["gm"]
    assert isinstance(asked, HowHard)
    worse = ("cover", "dark", "slippery", "time_pressure", "noise", "distraction")
    better = ("preparation", "tools", "position", "surprise", "focus")
    assert tuple(option.id for option in asked.hindrances()) == asked.ideas("hinders") == worse
    assert tuple(option.id for option in asked.advantages()) == asked.ideas("helps") == better
    assert asked.ideas("extreme") == (*better, *worse) and asked.leaves_out() == ()
    script.stop()
    for word in (*worse, "a barking dog"):
        assert against(6, hinders=(word,)) == 8
    for word in (*better, "a friend at the gate"):
        assert against(6, helps=(word,)) == 4


@pytest.mark.rule("nde1.tn.extreme")
@pytest.mark.parametrize(
    ("number", "call", "shifted"),
    [
        (4, {"hinders": ("dark",)}, 8),
        (6, {"hinders": ("dark",)}, 12),
        (12, {"helps": ("position",)}, 6),
        (8, {"helps": ("position",)}, 4),
    ],
)
def test_an_extreme_condition_is_two_steps(number: int, call: dict[str, Any], shifted: int) -> None:
    """Of the same conditions the GM may find one extreme, and it counts double."""
    ((of,),) = call.values()
    after = rolled(number, **call, extreme=(of,))
    assert after.last(events.Tested).against == shifted
    assert (abs(reasons(after)[of].amount), reasons(after)[of].cite) == (2, "nde1.tn.extreme")
    assert against(number, **call) not in (number, shifted)


@pytest.mark.rule("nde1.tn.extreme")
def test_only_a_named_condition_can_be_extreme() -> None:
    """A condition the GM has not named cannot count double."""
    script = act_out(nde.test.open("tyko", "cross the yard"), table(TYKO)).gm(ROLL).gm("dex")
    script.refuses("gm", Call(6, hinders=("dark",), extreme=("noise",)), "nde1.tn.extreme")
    assert script.refusals[0].values == {"what": "noise"}
    script.gm(Call(4, hinders=("dark",), extreme=("dark",))).dice("1d10", 8).end()


@pytest.mark.rule("nde1.tn.extreme")
def test_cover_can_be_extreme() -> None:
    """Cover on the board counts double if the GM finds it extreme."""
    script = act_out(nde.attack.open("tyko", "lookout", "ranged"), table(TYKO, foe("lookout", cover="partial")))
    after = script.gm(Call(6, extreme=("cover",))).dice("1d10", 9).plainly()
    assert after.last(events.Attacked).against == 12
    assert reasons(after)["cover"] == Because("shift-cover", 2, "nde1.tn.extreme", "cover")


# ---- Several at once -------------------------------------------------------------------------------------------------

DARK_AND_WET: dict[str, Any] = {"hinders": ("dark", "slippery")}
EVEN: dict[str, Any] = {"hinders": ("dark",), "helps": ("position",)}


@pytest.mark.rule("nde1.tn.net")
@pytest.mark.parametrize(
    ("number", "call", "shifted"),
    [
        (6, DARK_AND_WET, 8),
        (6, EVEN, 6),
        (12, {"talents": (CAT_FEET,), "helps": ("position",)}, 6),
        (6, DARK_AND_WET | {"helps": ("position",)}, 6),
        (6, EVEN | {"extreme": ("dark",)}, 8),
        (8, EVEN | {"extreme": ("position",)}, 6),
        (8, EVEN | {"extreme": ("dark", "position")}, 8),
        (8, {"helps": ("position", "tools")}, 6),
        (12, {"helps": ("position", "tools"), "talents": (CAT_FEET,)}, 6),
        (12, {"helps": ("position",), "extreme": ("position",), "talents": (CAT_FEET,)}, 4),
        (8, {"hinders": ("dark",), "talents": (CAT_FEET,)}, 8),
        (6, DARK_AND_WET | {"extreme": ("slippery",)}, 12),
        (4, DARK_AND_WET | {"extreme": ("dark", "slippery")}, 8),
    ],
)
def test_each_side_counts_once(number: int, call: dict[str, Any], shifted: int) -> None:
    """Worse conditions together are one step, or two if one is extreme; better ones likewise; a Talent is its own."""
    assert against(number, **call) == shifted


@pytest.mark.rule("nde1.tn.net")
def test_a_condition_that_does_not_count_names_its_rule() -> None:
    """The strongest of a side counts and the others stand there for nothing, under the rule that says so."""
    why = reasons(rolled(6, hinders=("dark", "slippery"), extreme=("slippery",), helps=("position", "tools")))
    assert why["slippery"] == Because("shift-hindrance", 2, "nde1.tn.extreme", "slippery")
    assert why["dark"] == Because("shift-hindrance", 0, "nde1.tn.net", "dark")
    assert why["position"] == Because("shift-advantage", -1, "nde1.tn.better", "position")
    assert why["tools"] == Because("shift-advantage", 0, "nde1.tn.net", "tools")
    assert why["note-net"] == Because("note-net", 0, "nde1.tn.net")


@pytest.mark.parametrize("call", [{}, {"hinders": ("dark",)}, {"helps": ("tools",)}, {"talents": (CAT_FEET,)}])
def test_a_single_shift_has_no_note_on_adding_up(call: dict[str, Any]) -> None:
    """With nothing to weigh against each other nothing is said of it."""
    assert "nde1.tn.net" not in rolled(6, **call).citations


@pytest.mark.rule("nde1.tn.net")
def test_a_condition_named_twice_counts_once() -> None:
    """The same word again is the same condition, and cover that is there anyway is not there twice."""
    assert against(4, hinders=("dark", "dark"), options={"tn_shifts": "sum"}) == 6
    assert against(8, helps=("tools", "tools"), options={"tn_shifts": "sum"}) == 6
    start = table(TYKO, foe("lookout", cover="partial"), tn_shifts="sum")
    script = act_out(nde.test.open("tyko", "count the guards", watch="lookout"), start)
    assert script.called("dex", 6, hinders=("cover",)).dice("1d10", 8).end().last(events.Tested).against == 8
    assert against(6, **EVEN) == 6


def test_a_table_may_add_up_all_conditions() -> None:
    """Under that option every condition counts: two that hinder are two steps, and so are two that help."""
    every = {"tn_shifts": "sum"}
    assert against(6, options=every, **DARK_AND_WET) == 12
    assert against(12, options=every, helps=("position", "tools")) == 6
    assert against(6, options=every, **DARK_AND_WET, helps=("position",)) == 8
    assert against(12, options=every, helps=("position", "tools"), talents=(CAT_FEET,)) == 4
    assert against(4, options=every, hinders=("dark", "slippery"), extreme=("dark",)) == 12


@pytest.mark.rule("nde1.tn.net")
def test_the_gm_may_add_up_all_conditions_of_one_test() -> None:
    """Where the GM lifts the limits of one test every condition counts, and the log says that they were lifted."""
    after = rolled(6, **DARK_AND_WET, overrule=True)
    assert after.last(events.Tested).against == 12
    assert after.last(events.Called).overruled
    assert reasons(after)["limits"] == Because("note-overruled", 0, "nde1.tn.net", "limits")
    one = rolled(6, **DARK_AND_WET, overrule=True, talents=(CAT_FEET,))
    assert (one.last(events.Tested).against, reasons(one)["limits"].cite) == (8, "nde1.tn.net")
    two = rolled(12, overrule=True, talents=(CAT_FEET, TalentUse("Night eyes")))
    assert (two.last(events.Tested).against, reasons(two)["limits"].cite) == (6, "nde1.talent.one-per-test")


# ---- The ends of the ladder ------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.tn.under-4")
@pytest.mark.parametrize(
    ("number", "call"),
    [
        (4, {"helps": ("tools",)}),
        (6, {"helps": ("tools",), "extreme": ("tools",)}),
        (6, {"helps": ("tools",), "talents": (CAT_FEET,)}),
        (8, {"helps": ("tools",), "extreme": ("tools",), "talents": (CAT_FEET,)}),
    ],
)
def test_below_tn_four_an_action_succeeds_without_dice_by_default(number: int, call: dict[str, Any]) -> None:
    """The GM is asked, and by default the action succeeds without dice; a roll is against 4."""
    script = crossing(number, **call).asks("gm", "nde/off-the-ladder", "succeeds", "roll")
    asked = dict(script.conversation.questions())["gm"]
    assert isinstance(asked, OffTheLadder) and (asked.default(), asked.number) == ("succeeds", 4)
    after = script.refuses("gm", "refuse", "nde1.tn.under-4").refuses("tyko", "roll", "nde1.seat.powers").plainly()
    assert after.result == Verdict("S", "nde1.tn.under-4")
    assert after.last(Settled) == Settled(hero_id("tyko"), "cross the yard", "S", "nearly_sure")
    assert after.dice == [] and after.state.locks == ()
    dared = [crossing(number, **call).gm("roll").dice("1d10", face).plainly().last(events.Tested) for face in (4, 3)]
    assert [(test.sides, test.against, test.result) for test in dared] == [(10, 4, "S"), (10, 4, "F")]


@pytest.mark.rule("nde1.tn.over-12")
@pytest.mark.parametrize(
    ("number", "call"),
    [
        (12, {"hinders": ("dark",)}),
        (8, {"hinders": ("dark",), "extreme": ("dark",)}),
        (12, EVEN | {"extreme": ("dark",)}),
    ],
)
def test_above_tn_twelve_an_action_is_not_tried_by_default(number: int, call: dict[str, Any]) -> None:
    """The GM is asked, and unless dice are wanted all the same nothing is tried; a roll is against 12."""
    script = crossing(number, **call).asks("gm", "nde/off-the-ladder", "refuse", "roll")
    asked = dict(script.conversation.questions())["gm"]
    assert isinstance(asked, OffTheLadder) and (asked.default(), asked.number) == ("refuse", 12)
    after = script.refuses("gm", "succeeds", "nde1.tn.over-12").plainly()
    assert after.result is None
    assert after.last(Settled) == Settled(hero_id("tyko"), "cross the yard", None, "nearly_impossible")
    assert after.dice == [] and after.state.locks == ()
    dared = crossing(number, **call).gm("roll").dice("1d10", 9).plainly()
    assert dared.last(events.Tested) == events.Tested(hero_id("tyko"), "dex", 10, 0, 12, "F")


def test_at_tn_four_and_twelve_the_gm_is_not_asked() -> None:
    """Four and twelve themselves are rolled against; the sum is taken before the ends hold."""
    assert against(6, helps=("tools",)) == 4
    assert against(8, hinders=("dark",)) == 12
    assert against(4, **EVEN) == 4
    assert against(12, **EVEN) == 12


@pytest.mark.rule("nde1.tn.over-12")
def test_an_attempt_ruled_out_costs_no_action() -> None:
    """In a fight Tyko may still act after an attempt ruled out; one that succeeds without dice was his Action."""
    after = crossing(12, "heroes", hinders=("dark",)).gm("refuse").end()
    assert not after.hero("tyko").acted
    assert [(fact.action, fact.acted) for fact in after.told if isinstance(fact, Acted)] == [
        ("test", True),
        ("reconsiders", False),
    ]
    assert not [fact for fact in crossing(12, hinders=("dark",)).gm("refuse").end().told if isinstance(fact, Acted)]
    assert crossing(4, "heroes", helps=("tools",)).gm("succeeds").end().hero("tyko").acted


def test_numbers_of_ones_own_shift_onto_the_ladder() -> None:
    """At a table with such numbers the next rung is the next number of the four, up or down."""
    own = {"custom_t": "on"}
    assert against(5, options=own, hinders=("dark",)) == 6
    assert against(5, options=own, helps=("tools",)) == 4
    assert against(9, options=own, hinders=("dark",)) == 12


# ---- One place -------------------------------------------------------------------------------------------------------


def in_half_light(**more: Any) -> NdeScript[Any]:
    """The GM has the half-light in the 6 already, and ticks it as well."""
    call: dict[str, Any] = {"hinders": ("half-light",), "counted": ("half-light",)}
    return crossing(6, **call | more).asks("gm", "nde/one-place")


@pytest.mark.rule("nde1.tn.one-place")
@pytest.mark.parametrize(
    ("place", "number"), [(None, 6), (Place("difficulty", 6), 6), (Place("step", 4), 6), (Place("step", 6), 8)]
)
def test_a_condition_counts_in_one_place(place: Place | None, number: int) -> None:
    """The GM says whether it stays in the number or as a shift; while nobody does, the number is what it was."""
    script = in_half_light()
    asked = dict(script.conversation.questions())["gm"]
    assert asked == OnePlace("half-light", 6) and asked.default() == Place("difficulty", 6)
    after = script.gm(place or asked.default()).dice("1d10", 9).end()
    assert after.last(events.Tested).against == number


@pytest.mark.rule("nde1.tn.one-place")
def test_each_condition_that_stands_twice_is_asked_about() -> None:
    """Two that are in the number and ticked are two questions; one that is in it and not ticked is none."""
    script = in_half_light(helps=("tools",), counted=("half-light", "tools", "noise"))
    assert dict(script.conversation.questions())["gm"] == OnePlace("tools", 6)
    script.gm(Place("step", 8)).asks("gm", "nde/one-place")
    assert dict(script.conversation.questions())["gm"] == OnePlace("half-light", 8)
    after = script.gm(Place("difficulty", 8)).dice("1d10", 9).end()
    assert (after.last(events.Called).difficulty, after.last(events.Tested).against) == (8, 6)
    assert against(6, counted=("noise",)) == 6
