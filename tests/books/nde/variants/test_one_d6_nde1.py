"""NDE1 with one d6: four levels of skill, their thresholds, and everything that moves a threshold."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.growth import grown
from moothall.rulesets.nde.options import read_options
from moothall.rulesets.nde.questions import Call, Growth, Ready, TalentUse, Trouble
from moothall.rulesets.nde.sheet import check_sheet, grown_sheet, new_sheet, spreads, suggested_spread
from moothall.rulesets.nde.shifts import worth_of
from moothall.rulesets.nde.state import Attributes
from moothall.rulesets.nde.words import LEVELS_OF_SKILL, Verdict
from moothall.talk.reasons import Because
from tests.books.nde.support.one_d6_nde1 import (
    MASTER,
    NOVICE,
    ODA,
    ONE_D6,
    TRAINED,
    UNSKILLED,
    bram,
    needs,
    reasons,
    result,
    tries,
    with_help,
)
from tests.books.nde.support.stage_nde1 import OLDER, act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import NdeAfter
from tests.support.citing import cited

GENTLE = read_options({"dice_mode": "d6", "start_d6": "gentle"}, OLDER)


# ---- Levels and results ---------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.d6.levels")
@pytest.mark.parametrize(
    ("level", "results"),
    [
        (MASTER, ["FC", "F", "S", "S", "S", "X"]),
        (TRAINED, ["FC", "F", "F", "S", "S", "X"]),
        (NOVICE, ["FC", "F", "F", "F", "S", "X"]),
        (UNSKILLED, ["FC", "F", "F", "F", "F", "X"]),
    ],
)
def test_each_level_succeeds_from_its_threshold_on(level: int, results: list[str]) -> None:
    """A Master needs a three, the Trained a four, a Novice a five, and the Unskilled a six."""
    assert [result(tries(level).dice("1d6", face).plainly()) for face in range(1, 7)] == results
    assert needs(tries(level)) == level
    assert reasons(tries(level))[0] == Because("level-own", level, "nde1.d6.levels", LEVELS_OF_SKILL[level])


@pytest.mark.rule("nde1.d6.levels")
def test_there_are_four_named_levels_of_skill() -> None:
    """Four levels from Master to Unskilled; a die is none of them."""
    assert LEVELS_OF_SKILL == {3: "master", 4: "trained", 5: "novice", 6: "unskilled"}
    assert ONE_D6.mode.scale == (6, 5, 4, 3)
    for value in (2, 7, 10):
        sheet = new_sheet("Bram", "warrior", ONE_D6, attributes={"str": value, "dex": 6, "might": 6})
        (problem,) = cited(check_sheet(sheet, ONE_D6))
        assert (problem.field, problem.cite) == ("attributes.str", "nde1.d6.levels")


@pytest.mark.rule("nde1.d6.extremes")
@pytest.mark.parametrize("level", [MASTER, TRAINED, NOVICE, UNSKILLED])
@pytest.mark.parametrize("number", [4, 6, 8, 12])
def test_a_one_brings_a_complication_and_a_six_a_benefit_at_every_level(level: int, number: int) -> None:
    """A six brings a benefit even where only a six succeeds; a one surely brings trouble even to a Master."""
    best = tries(level, number).dice("1d6", 6).says("bram", "quieter").gm("quieter").end()
    assert best.result == Verdict("X", "nde1.d6.extremes")
    script = tries(level, number).dice("1d6", 1).refuses("gm", Trouble(), "nde1.test.one")
    worst = script.gm(Trouble("noise")).end()
    assert worst.result == Verdict("FC", "nde1.d6.extremes", 0)


@pytest.mark.parametrize("max_rule", ["always", "plain", "must_meet"])
def test_a_six_always_reaches_the_threshold(max_rule: str) -> None:
    """On one d6 no top face is below its threshold, whatever the option on top faces."""
    start = table(bram(UNSKILLED), dice_mode="d6", max_rule=max_rule)
    script = act_out(nde.test.open("bram", "force the hatch"), start).called("str", 12)
    assert result(script.dice("1d6", 6).plainly()) == "X"


def test_a_plain_failure_may_go_without_a_complication() -> None:
    """Below the threshold the effect fails, and the GM need not add anything."""
    assert tries(TRAINED).dice("1d6", 3).gm(Trouble()).end().result == Verdict("F", "nde1.d6.levels", 0)
    assert tries(TRAINED).dice("1d6", 4).end().result == Verdict("S", "nde1.d6.levels")


# ---- What a new hero has, and growth --------------------------------------------------------------------------------


@pytest.mark.rule("nde1.d6.start")
@pytest.mark.parametrize(
    ("role", "parity", "gentle"),
    [("warrior", (4, 6, 6), (4, 5, 5)), ("rogue", (6, 4, 6), (5, 4, 5)), ("mage", (6, 6, 4), (5, 5, 4))],
)
def test_a_new_hero_is_trained_in_one_thing(role: str, parity: tuple[int, ...], gentle: tuple[int, ...]) -> None:
    """The role's own attribute is Trained and the others Unskilled, or Novice at a gentler table."""
    assert OLDER.start_d6 == "parity"
    for options, dealt in ((ONE_D6, parity), (GENTLE, gentle)):
        attributes = dict(zip(("str", "dex", "might"), dealt, strict=True))
        sheet = new_sheet("Bram", role, options)
        assert sheet["attributes"] == attributes
        assert check_sheet(sheet, options) == []
        assert cited(suggested_spread(role, options)) == (attributes, "nde1.d6.start")
        assert spreads(options, role) == ((attributes, "nde1.d6.start"),)


@pytest.mark.rule("nde1.d6.start")
def test_levels_of_another_start_or_role_are_illegal() -> None:
    """Levels of a gentler table are not those of the usual one, nor those of another role."""
    gentle, mage = new_sheet("Bram", "warrior", GENTLE), new_sheet("Bram", "mage", ONE_D6) | {"role": "warrior"}
    for sheet in (gentle, mage):
        (problem,) = cited(check_sheet(sheet, ONE_D6))
        assert (problem.field, problem.cite) == ("attributes", "nde1.d6.start")


def grows(level: int, picked: Growth, **more: Any) -> NdeAfter[Growth]:
    start = table(bram(level, growth=1, **more), dice_mode="d6")
    return act_out(nde.grow.open("bram"), start).says("bram", picked).end()


@pytest.mark.rule("nde1.d6.growth")
@pytest.mark.parametrize(("before", "after"), [(UNSKILLED, NOVICE), (NOVICE, TRAINED), (TRAINED, MASTER)])
def test_growth_is_one_level(before: int, after: int) -> None:
    """One attribute rises a level and the others stay; the sheet of a hero who has grown is still a good one."""
    assert grows(before, Growth("attribute", "dex")).hero("bram").attributes == Attributes(before, after, before)
    sheet = new_sheet("Bram", "warrior", ONE_D6)
    new = hero("bram", s=4, z=6, m=6)
    risen = grown(new, ONE_D6, Growth("attribute", "dex"))
    assert check_sheet(grown_sheet(sheet, risen, "attribute"), ONE_D6) == []
    assert check_sheet(grown_sheet(sheet, risen, "heart"), ONE_D6) != []


@pytest.mark.rule("nde1.d6.growth")
def test_no_attribute_rises_above_master() -> None:
    """A Master's attribute is not on offer, and with three of them no attribute is; Hearts and Mana still are."""
    start = table(hero("bram", s=3, z=4, m=5, growth=1), dice_mode="d6")
    script = act_out(nde.grow.open("bram"), start).asks("bram", "nde/growth", "attribute", "heart", "power")
    assert [o.id for o in script.conversation.questions()[0][1].attributes] == ["dex", "might"]  # type: ignore[attr-defined]
    script.refuses("bram", Growth("attribute", "str"), "nde1.d6.growth").stop()
    best = act_out(nde.grow.open("bram"), table(bram(MASTER, growth=1), dice_mode="d6"))
    best.asks("bram", "nde/growth", "heart", "power").refuses("bram", Growth("attribute", "dex"), "nde1.d6.growth")
    best.stop()


def test_growth_in_hearts_and_mana_keeps_its_limits() -> None:
    """A Heart up to seven and a Mana up to five, here as with all dice."""
    heart = grows(NOVICE, Growth("heart"), hearts=4, hearts_max=6).hero("bram")
    mana = grows(NOVICE, Growth("power"), power=2, power_max=4).hero("bram")
    assert (heart.hearts, heart.hearts_max, mana.power, mana.power_max) == (5, 7, 3, 5)
    full = table(bram(NOVICE, growth=1, hearts=7, hearts_max=7, power=5, power_max=5), dice_mode="d6")
    script = act_out(nde.grow.open("bram"), full).asks("bram", "nde/growth", "attribute")
    script.refuses("bram", Growth("heart"), "nde1.grow.heart").refuses("bram", Growth("power"), "nde1.grow.mana").stop()


# ---- What moves the threshold ---------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.d6.shift")
@pytest.mark.parametrize(
    ("call", "threshold"),
    [
        ({}, 4),
        ({"hinders": ("dark",)}, 5),
        ({"hinders": ("dark", "slippery")}, 5),
        ({"hinders": ("dark",), "extreme": ("dark",)}, 6),
        ({"helps": ("tools",)}, 3),
        ({"helps": ("tools", "focus")}, 3),
        ({"helps": ("tools",), "extreme": ("tools",)}, 2),
        ({"helps": ("tools",), "hinders": ("dark",)}, 4),
        ({"helps": ("tools",), "hinders": ("dark",), "extreme": ("dark",)}, 5),
    ],
)
def test_a_step_of_difficulty_is_one_on_the_die(call: dict[str, Any], threshold: int) -> None:
    """One step harder is one more and one easier one less; each side counts once, and twice if it is extreme."""
    assert needs(tries(TRAINED, **call)) == threshold


@pytest.mark.rule("nde1.d6.shift")
@pytest.mark.parametrize(("side", "threshold"), [("hinders", 6), ("helps", 2)])
def test_a_table_may_count_every_circumstance(side: str, threshold: int) -> None:
    """Where all of them are added up, two on one side move the threshold by two."""
    start = table(bram(TRAINED), dice_mode="d6", tn_shifts="sum")
    call: dict[str, Any] = {side: ("noise", "crowded stairs")}
    assert needs(act_out(nde.test.open("bram", "force the hatch"), start).called("str", 6, **call)) == threshold


@pytest.mark.rule("nde1.d6.shift")
def test_every_shift_gives_its_reason() -> None:
    """A step is one by the rule of this way of rolling, and two by that of extremes; what does not count says so."""
    assert reasons(tries(TRAINED, hinders=("dark", "noise"), helps=("tools",)))[1:4] == [
        Because("shift-hindrance", 1, "nde1.d6.shift", "dark"),
        Because("shift-hindrance", 0, "nde1.tn.net", "noise"),
        Because("shift-advantage", -1, "nde1.d6.shift", "tools"),
    ]
    extremely = reasons(tries(TRAINED, helps=("tools",), extreme=("tools",)))[1]
    assert extremely == Because("shift-advantage", -2, "nde1.tn.extreme", "tools")


@pytest.mark.rule("nde1.d6.shift")
@pytest.mark.parametrize(("number", "worth"), [(4, -1), (6, 0), (8, 1), (12, 2)])
def test_the_gms_number_shifts_the_threshold(number: int, worth: int) -> None:
    """Easy is a step below normal, hard one above, heroic two; the roll names the shift."""
    assert worth_of(number) == worth
    assert needs(tries(TRAINED, number)) == TRAINED + worth
    assert reasons(tries(TRAINED, number))[-1] == Because("shift-number", worth, "nde1.d6.shift", str(number))


@pytest.mark.rule("nde1.d6.shift")
@pytest.mark.parametrize(("number", "threshold"), [(2, 3), (3, 3), (5, 3), (7, 4), (11, 5), (13, 6)])
def test_a_number_between_two_is_worth_the_lower(number: int, threshold: int) -> None:
    """Tables that allow other numbers need not know what a seven is."""
    start = table(bram(TRAINED), dice_mode="d6", custom_t="on")
    assert needs(act_out(nde.test.open("bram", "force the hatch"), start).called("str", number)) == threshold


@pytest.mark.rule("nde1.d6.bounds")
@pytest.mark.parametrize(
    ("level", "number", "call", "threshold", "sum_of_all"),
    [
        (MASTER, 6, {"helps": ("tools",), "extreme": ("tools",)}, 2, 1),
        (MASTER, 4, {"helps": ("tools",)}, 2, 1),
        (UNSKILLED, 6, {"hinders": ("dark",)}, 6, 7),
        (UNSKILLED, 12, {"hinders": ("dark",), "extreme": ("dark",)}, 6, 10),
        (NOVICE, 12, {}, 6, 7),
    ],
)
def test_no_threshold_leaves_two_to_six(
    level: int, number: int, call: dict[str, Any], threshold: int, sum_of_all: int
) -> None:
    """No sum of shifts moves a threshold below two or above six, and nobody is asked about it."""
    assert needs(tries(level, number, **call)) == threshold
    assert sum(reason.amount for reason in reasons(tries(level, number, **call))) == sum_of_all


@pytest.mark.rule("nde1.d6.bounds")
def test_shifts_are_added_up_before_the_bounds_hold() -> None:
    """Help does not bring an Unskilled hero to five at a boss: six and two less one is seven, and so six."""
    start = table(bram(UNSKILLED), ODA, foe("warden", "boss"), dice_mode="d6")
    assert needs(with_help(act_out(nde.attack.open("bram", "warden", "melee"), start).gm(Call(12)))) == 6
    balanced = tries(UNSKILLED, hinders=("dark",), talents=(TalentUse("Tinkerer"),), helped=True)
    assert needs(balanced) == 5


@pytest.mark.parametrize(
    ("level", "call", "threshold"),
    [(MASTER, {"helps": ("tools",)}, 2), (NOVICE, {"hinders": ("dark",)}, 6), (TRAINED, {}, 4)],
)
def test_a_threshold_of_two_or_six_is_no_matter_of_the_bounds(level: int, call: dict[str, Any], threshold: int) -> None:
    """A threshold that just comes to two or six is no matter of the bounds."""
    script = tries(level, **call)
    assert needs(script) == threshold
    assert "nde1.d6.bounds" not in script.stop().citations


@pytest.mark.rule("nde1.d6.help")
@pytest.mark.parametrize(("level", "threshold"), [(NOVICE, 4), (TRAINED, 3), (MASTER, 2), (UNSKILLED, 5)])
def test_help_lowers_the_threshold_for_one_roll(level: int, threshold: int) -> None:
    """A helped Novice needs a four, on the same d6; helped or not, the next test is the hero's own."""
    assert needs(tries(level, helped=True)) == threshold
    assert Because("shift-help", -1, "nde1.d6.help", "oda") in reasons(tries(level, helped=True))
    assert needs(tries(level)) == level


@pytest.mark.rule("nde1.d6.help")
def test_help_shows_before_the_roll_and_can_be_declined() -> None:
    """The player sees the four a Novice needs with help; without it a five must be reached."""
    script = act_out(nde.test.open("bram", "force the hatch"), table(bram(NOVICE), ODA, dice_mode="d6"))
    script.called("str", 6).says("oda", "she holds the lamp").gm("allow")
    asked: Any = script.conversation.questions()[0][1]
    assert (asked.against, asked.pool.sides, asked.pool.base, asked.pool.modifier) == (4, 6, 6, 0)
    assert needs(script.says("bram", Ready(declined=("oda",)))) == 5


@pytest.mark.rule("nde1.d6.talent")
def test_a_talent_lowers_the_threshold() -> None:
    """Trained with a fitting Talent is as good as a Master, and better conditions come on top; failing is possible."""
    talent: dict[str, Any] = {"talents": (TalentUse("Tinkerer"),)}
    assert needs(tries(TRAINED, **talent)) == 3
    assert needs(tries(TRAINED, helps=("tools",), **talent)) == 2
    assert Because("shift-talent", -1, "nde1.d6.talent", "Tinkerer") in reasons(tries(TRAINED, **talent))
    assert result(tries(TRAINED, **talent).dice("1d6", 2).gm(Trouble()).end()) == "F"
