"""NDE2 worked examples come out as printed, with the book's dice."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import Any

import pytest

import tests.books.nde.examples.test_limit_cases_nde2  # noqa: F401 - its examples are kept beside ours
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.editions.newer import EDITION
from moothall.rulesets.nde.events import Attacked, Benefited, ClockMoved, ClockRanOut, Complicated, Paid
from moothall.rulesets.nde.ids import FigureId, foe_id, hero_id
from moothall.rulesets.nde.questions import Call, Growth, PowerCall, Price, Ready, TalentUse, Trouble
from moothall.rulesets.nde.sheet import check_sheet, new_sheet, to_hero
from moothall.rulesets.nde.space import zone_between
from moothall.rulesets.nde.state import Distance, Gear
from moothall.rulesets.nde.words import Verdict
from tests.books.nde.support.stage_nde2 import ROLL, act_out, foe, hero, table
from tests.books.support.examples import acted_out, example
from tests.support import places
from tests.support.citing import refused
from tests.support.figures import BRAM

RULEBOOK = places.ROOT / "src/moothall/rulesets/nde/rules.toml"


def result_of(verdict: Verdict | None) -> str:
    assert verdict is not None
    return verdict.result


def test_every_example_of_the_rulebook_is_acted_out() -> None:
    """The examples that rules of this edition name are exactly those some test plays, the other edition's aside."""
    rules: dict[str, dict[str, Any]] = tomllib.loads(RULEBOOK.read_text(encoding="utf-8"))
    named = [(id, name.startswith("nde2.")) for name, rule in rules.items() for id in rule.get("examples", ())]
    assert acted_out("tests.books.nde.") - {id for id, ours in named if not ours} == {id for id, ours in named if ours}


# ---- The hero -------------------------------------------------------------------------------------------------------


@example("nde2.ex.gloss-die")
def test_wren_tests_dexterity_with_the_d12_on_the_sheet() -> None:
    """A Dexterity of d12 means that a Dexterity test is rolled with a d12."""
    wren = hero("wren", "assault", d=12)
    after = act_out(nde.test.open("wren", "cross the rafters"), table(wren)).called("dex", 4).dice("1d12", 7).end()
    assert after.dice == [(12, (7,))]
    assert result_of(after.result) == "S"


@example("nde2.ex.gloss-max")
@pytest.mark.parametrize("difficulty", EDITION.numbers)
@pytest.mark.parametrize("die", [12, 20])
def test_the_top_of_odos_and_petras_dice_is_exceptional(die: int, difficulty: int) -> None:
    """A 12 on a d12 and a 20 on a d20 succeed exceptionally whatever the Difficulty."""
    script = act_out(nde.test.open("odo", "ring the storm bell"), table(hero("odo", s=die))).called("str", difficulty)
    after = script.dice(f"1d{die}", die).says("odo", "faster").gm("faster").end()
    assert result_of(after.result) == "X"


@example("nde2.ex.1.1")
def test_the_ferrymans_concept_is_one_line_and_no_number() -> None:
    """A concept stands on the sheet as written and changes nothing else."""
    line = "The last ferryman of a drowned world, who delivers letters nobody else will touch."
    plain, told = new_sheet("Joost", "specialist"), new_sheet("Joost", "specialist", concept=line)
    assert all(problem.warning for problem in check_sheet(told))
    assert to_hero(told, "joost").concept == line
    assert to_hero(told, "joost") == replace(to_hero(plain, "joost"), concept=line)


@example("nde2.ex.1.3")
@pytest.mark.parametrize("action", ["shoot the lantern down", "sneak past the dog", "dodge the cart"])
def test_ysolde_rolls_the_same_d12_for_three_actions(action: str) -> None:
    """Shooting, sneaking and dodging are Dexterity, so one d12 serves all three."""
    script = act_out(nde.test.open("ysolde", action), table(hero("ysolde", "specialist")))
    script.gm(ROLL).asks("gm", "nde/attribute", "dex", "str", "might").gm("dex").gm(Call(4, "it hurts"))
    assert script.dice("1d12", 6).end().last(events.Tested).attribute == "dex"


TALENTS = ("Beekeeper", "Mapmaker", "Street Singer", "Locksmith", "Tracker", "Herbalist", "Gambler")


@example("nde2.ex.1.5")
@pytest.mark.parametrize("talent", TALENTS)
def test_seven_talents_are_taken_as_they_were_written(talent: str) -> None:
    """A Talent is the player's own phrase; the GM can let it help at once."""
    sheet = new_sheet("Tilde", "specialist", talents=[talent])
    assert all(problem.warning for problem in check_sheet(sheet))
    tilde = replace(to_hero(sheet, "tilde"), luck=0)
    script = act_out(nde.test.open("tilde", "get by"), table(tilde)).called("might", 4, talents=(TalentUse(talent),))
    assert script.says("tilde", Ready()).dice("1d12", 5).end().last(events.Tested).sides == 12


@example("nde2.ex.1.7")
def test_corvin_is_ready_to_play() -> None:
    """A whole Specialist is legal, has the suggested dice, and carries one tool, one protection and three trinkets."""
    gear = {"key": "crossbow", "protection": "padded coat", "trinkets": ["chalk", "mirror", "whistle"]}
    dice = {"str": 6, "dex": 12, "might": 8}
    sheet = new_sheet("Corvin", "specialist", attributes=dice, talents=["Safecracker", "Soft Step"], gear=gear)
    assert all(problem.warning for problem in check_sheet(sheet))
    assert new_sheet("Anybody", "specialist")["attributes"] == dice
    corvin = to_hero(sheet, "corvin")
    assert (corvin.hearts, corvin.hearts_max, corvin.power, corvin.power_max, corvin.luck) == (5, 5, 3, 3, 2)
    assert corvin.talents == ("Safecracker", "Soft Step")
    assert corvin.gear == Gear("crossbow", "padded coat", ("chalk", "mirror", "whistle"))


# ---- Tests ----------------------------------------------------------------------------------------------------------


@example("nde2.ex.2.4")
def test_marroks_mill_wheel_turns_with_a_screech() -> None:
    """A failure bought off with luck is a success whose price, here noise, is named at once."""
    after = (
        act_out(nde.test.open("marrok", "free the mill wheel"), table(hero("marrok", luck=1)))
        .called("str", 5)
        .says("marrok", Ready())
        .dice("1d12", 3)
        .says("marrok", "cost")
        .gm(Price("noise", "the whole valley hears it"))
        .end()
    )
    assert result_of(after.result) == "SC"
    assert after.last(Paid) == Paid(hero_id("marrok"), "noise", "the whole valley hears it")
    assert after.hero("marrok").luck == 0


@example("nde2.ex.2.5-up")
@pytest.mark.parametrize(("has", "rolls"), [(6, 8), (8, 12), (12, 20)])
def test_an_advantage_makes_three_dice_grow(has: int, rolls: int) -> None:
    """A better situation is one die larger."""
    script = act_out(nde.test.open("gesa", "heave the boat"), table(hero("gesa", s=has)))
    script.called("str", 3, helps=("position",)).says("gesa", Ready()).dice(f"1d{rolls}", 3)
    assert script.end().last(events.Tested).sides == rolls


@example("nde2.ex.2.5-down")
@pytest.mark.parametrize(("has", "rolls"), [(20, 12), (12, 8), (8, 6), (6, 4)])
def test_a_hindrance_makes_four_dice_shrink(has: int, rolls: int) -> None:
    """A worse situation is one die smaller."""
    script = act_out(nde.test.open("gesa", "heave the boat"), table(hero("gesa", s=has)))
    script.called("str", 3, hinders=("slippery",)).dice(f"1d{rolls}", 3)
    assert script.end().last(events.Tested).sides == rolls


@example("nde2.ex.2.8A")
@pytest.mark.parametrize(("has", "rolls"), [(8, 12), (12, 20)], ids=["the printed die is the last", "or the first"])
def test_nell_is_heard_on_the_mast(has: int, rolls: int) -> None:
    """A Talent lifts the die, a 4 fails against 5 all the same, and haste that is in the Difficulty counts once."""
    nell = hero("nell", "specialist", d=has, talents=("Topsail Hand",))
    after = (
        act_out(nde.test.open("nell", "climb the mast before the squall"), table(nell))
        .called("dex", 5, counted=("time_pressure",), talents=(TalentUse("Topsail Hand"),))
        .says("nell", Ready())
        .dice(f"1d{rolls}", 4)
        .gm(Trouble("other", "the pressure rises"))
        .end()
    )
    assert result_of(after.result) == "F"
    assert after.last(Complicated) == Complicated(hero_id("nell"), "other", "the pressure rises")


@example("nde2.ex.2.8B")
def test_bram_and_a_lever_move_the_statue() -> None:
    """A helper's step makes a d8 a d12, and its 12 against 6 brings a benefit on top."""
    after = (
        act_out(nde.test.open("bram", "roll the statue aside"), table(hero("bram", s=8), hero("oda")))
        .called("str", 6)
        .says("oda", "she puts a lever under it")
        .gm("allow")
        .says("bram", Ready())
        .dice("1d12", 12)
        .says("bram", "quieter")
        .gm("quieter")
        .end()
    )
    assert result_of(after.result) == "X"
    assert after.last(Benefited) == Benefited(BRAM, "quieter")


# ---- Fights ---------------------------------------------------------------------------------------------------------


@example("nde2.ex.3.1")
def test_isa_runs_for_the_bell() -> None:
    """One Movement brings somebody from Far to Nearby, and no further in the same turn."""
    start = table(hero("isa"), foe("ringer"), near=False, phase="heroes")
    start = replace(start, distances=(Distance(FigureId("isa"), FigureId("ringer"), "far"),))
    after = act_out(nde.approach.open("isa", "ringer", "nearby"), start).end()
    assert zone_between(after.state, FigureId("isa"), FigureId("ringer")) == "nearby"
    with refused("nde2.combat.turn"):
        act_out(nde.approach.open("isa", "ringer", "close"), after.state)


@example("nde2.ex.4.7A")
def test_heddas_ambush_at_the_ford() -> None:
    """Surprise makes an Assault's d12 a d20; a 7 hits Defense 5 and one hit fells a minion."""
    after = (
        act_out(nde.attack.open("hedda", "sentry", "melee"), table(hero("hedda", "assault"), foe("sentry")))
        .gm(Call(5, helps=("surprise",)))
        .says("hedda", Ready())
        .dice("1d20", 7)
        .end()
    )
    assert after.last(Attacked) == Attacked(hero_id("hedda"), foe_id("sentry"), "str", 20, 0, "S", 5, True, True)
    assert (after.foe("sentry").hearts, after.foe("sentry").out) == (0, "out")


@example("nde2.ex.4.7B")
def test_toves_arrow_finds_the_captain_behind_the_cart() -> None:
    """Partial cover makes a Specialist's d12 a d8 and leaves Defense 6; a 6 takes one of an elite's two Hearts."""
    captain = foe("captain", "elite", cover="partial")
    start = table(hero("tove", "specialist"), captain, near=False)
    after = act_out(nde.attack.open("tove", "captain", "ranged"), start).gm(Call(6)).dice("1d8", 6).end()
    assert captain.hearts == 2
    assert after.last(Attacked) == Attacked(hero_id("tove"), foe_id("captain"), "dex", 8, 0, "S", 6, True, True)
    assert (after.foe("captain").hearts, after.foe("captain").out) == (1, "")


GIANT = foe("giant", "boss")


@example("nde2.ex.4.7C")
def test_zofias_second_try_at_the_giant() -> None:
    """A 4 misses Defense 8; one Luck Point re-rolls to 10, a clean hit: one Heart, one Power Point, no price."""
    after = (
        act_out(nde.power.open("zofia", "pin the giant", ("giant",)), table(hero("zofia", "adept", luck=2), GIANT))
        .gm(PowerCall("standard", 5, 1, stakes="it sees her"))
        .says("zofia", Ready())
        .dice("1d12", 4)
        .asks("zofia", "nde/luck", "keep", "reroll", "cost")
        .says("zofia", "reroll")
        .dice("1d12", 10)
        .says("zofia", "keep")
        .end()
    )
    assert result_of(after.result) == "S"
    assert after.last(events.PowerUsed).against == 8
    assert (GIANT.hearts, after.foe("giant").hearts) == (3, 2)
    assert (after.hero("zofia").power, after.hero("zofia").luck) == (2, 1)
    assert not any(isinstance(fact, Paid | Complicated) for fact in after.told)

    # An alarm on top is the GM's own extra: it says so, and takes nothing back.
    script = act_out(nde.gm_extra.open("zofia", "a bell rings in the tower"), after.state)
    loud = script.end()
    assert loud.last(Complicated) == Complicated(hero_id("zofia"), "gm_extra", "a bell rings in the tower")
    assert loud.state == replace(after.state, worse=("a bell rings in the tower",))
    with refused("nde2.seat.powers"):
        act_out(nde.gm_extra.open("zofia", " "), after.state)


# ---- Powers, growth, variants ---------------------------------------------------------------------------------------


@example("nde2.ex.5.6A")
def test_lucans_gust_in_the_burning_hall() -> None:
    """A Standard power costs one of three Power Points, and a 9 on the d12 does it against 5."""
    script = act_out(nde.power.open("lucan", "blow the smoke away"), table(hero("lucan", "adept")))
    after = script.gm(PowerCall("standard", 5, 1, stakes="he coughs")).dice("1d12", 9).end()
    assert result_of(after.result) == "S"
    assert after.hero("lucan").power == 2


@example("nde2.ex.5.6B")
def test_sannes_lullaby_goes_wrong() -> None:
    """A 1 on a Strong power loses both points and surely brings a complication."""
    start = table(hero("sanne", "adept"), foe("warden", "elite"))
    after = (
        act_out(nde.power.open("sanne", "lull the warden to sleep", ("warden",)), start)
        .gm(PowerCall("strong", 6, 2, stakes="the warden wakes"))
        .dice("1d12", 1)
        .refuses("gm", Trouble(), "nde2.power.failure")
        .gm(Trouble("exposure", "the warden knows where she hides"))
        .end()
    )
    assert result_of(after.result) == "FC"
    assert after.hero("sanne").power == 1
    assert after.foe("warden").hearts == 2
    assert after.last(Complicated).kind_of == "exposure"


@example("nde2.ex.7")
def test_runa_gets_faster() -> None:
    """A Specialist who grows in her best attribute has a Dexterity of d20."""
    runa = hero("runa", "specialist", growth=1)
    after = act_out(nde.grow.open("runa"), table(runa)).says("runa", Growth("attribute", "dex")).end()
    assert (runa.attributes.dex, after.hero("runa").attributes.dex) == (12, 20)
    assert (after.hero("runa").attributes.str, after.hero("runa").attributes.might) == (6, 8)


@example("nde2.ex.8.5")
@pytest.mark.parametrize(("die", "modifier"), [(6, 0), (8, 1), (12, 2), (20, 3)])
def test_four_dice_become_modifiers(die: int, modifier: int) -> None:
    """Carried over to two dice, d6, d8, d12 and d20 are +0, +1, +2 and +3, and the test adds just that."""
    before = table(hero("ode", s=die, d=die, m=die, luck=0))
    after = act_out(nde.convert.open("2d6"), before).end()
    script = act_out(nde.test.open("ode", "hold the gate"), after.state).called("str", 4)
    assert script.dice("2d6", 5, 5 - modifier).end().last(events.Tested).modifier == modifier


@example("nde2.ex.9.2")
def test_the_tide_comes_in_after_three_failures() -> None:
    """A clock of three goes to one, two and three with each failure, and then its consequence happens."""
    scene = nde.begin_scene.open("the sea cave", 3, "the cave floods")
    state = act_out(scene, table(hero("leof"), clock="on")).end().state
    ticks = []
    for aim in ("find the ledge", "calm the mule", "cut the net"):
        script = act_out(nde.test.open("leof", aim), state).called("str", 6).dice("1d12", 4)
        after = script.gm(Trouble("lost_time")).end()
        state = after.state
        ticks += [fact for fact in after.told if isinstance(fact, ClockMoved | ClockRanOut)]
    assert ticks == [ClockMoved(1, 3), ClockMoved(2, 3), ClockMoved(3, 3), ClockRanOut("the cave floods")]
