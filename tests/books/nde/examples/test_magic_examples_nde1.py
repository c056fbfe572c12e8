"""NDE1 worked examples of Magic, growth with one d6 and the clock come out as printed."""

from __future__ import annotations

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.events import Attacked, ClockMoved, ClockRanOut, Complicated, PowerUsed
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import Call, Growth, Pick, PowerCall, Trouble
from moothall.rulesets.nde.state import Clock
from tests.books.nde.support.magic_nde1 import result_of
from tests.books.nde.support.stage_nde1 import act_out, foe, hero, table
from tests.books.support.examples import example
from tests.support.figures import JORY


@example("nde1.ex.6.5A")
@pytest.mark.rule("nde1.magic.standard")
def test_marens_shield_of_sparks() -> None:
    """A nine on the d10 raises a Standard ward for one Mana of three, and behind it she runs her five squares."""
    start = table(hero("maren", "mage"), phase="heroes")
    script = act_out(nde.power.open("maren", "sparks between her and the archers"), start)
    after = script.gm(PowerCall("standard", 6, 1)).dice("1d10", 9).end()
    assert (result_of(after), after.last(PowerUsed).against) == ("S", 6)
    assert (start.hero(hero_id("maren")).power, after.hero("maren").power) == (3, 2)
    ran = act_out(nde.walk.open("maren", (5, 0)), after.state).end()
    assert (ran.hero("maren").square, ran.hero("maren").hearts) == ((5, 0), 5)


@example("nde1.ex.6.5B")
@pytest.mark.rule("nde1.magic.failure")
def test_jorys_chains_do_not_hold() -> None:
    """A three against eight loses both Mana; the elite walks free and Jory stands where all can see him."""
    start = table(hero("jory", "mage"), foe("sergeant", "elite"))
    script = act_out(nde.power.open("jory", "chains of ice", ("sergeant",)), start)
    script.gm(PowerCall("strong", 8, 2, damage=0)).dice("1d10", 3)
    script.refuses("gm", Trouble(), "nde1.magic.failure")
    after = script.gm(Trouble("exposure", "everybody sees where he stands")).end()
    assert (result_of(after), after.last(PowerUsed).against) == ("F", 8)
    assert (after.hero("jory").power, after.hero("jory").hearts) == (1, 5)
    assert (after.foe("sergeant").hearts, after.foe("sergeant").effects) == (2, ())
    assert after.last(Complicated) == Complicated(JORY, "exposure", "everybody sees where he stands")


@example("nde1.ex.9.5")
@pytest.mark.rule("nde1.d6.growth")
def test_edda_is_a_novice_no_longer() -> None:
    """A Novice who grows is Trained: the four that failed her before is enough now."""
    edda = hero("edda", s=6, z=5, m=6, growth=1)
    novice = table(edda, dice_mode="d6")
    grown = act_out(nde.grow.open("edda"), novice).says("edda", Growth("attribute", "dex")).end()
    assert (edda.attributes.dex, grown.hero("edda").attributes.dex) == (5, 4)
    before = act_out(nde.test.open("edda", "balance"), novice).called("dex", 6).dice("1d6", 4).gm(Trouble()).end()
    after = act_out(nde.test.open("edda", "balance"), grown.state).called("dex", 6).dice("1d6", 4).end()
    assert (result_of(before), result_of(after)) == ("F", "S")


@example("nde1.ex.11.2")
@pytest.mark.rule("nde1.opt.clock-tick")
def test_the_gate_falls_after_three_failures() -> None:
    """A counter of three goes up with each failure, and with the third the gate comes down."""
    scene = nde.begin_scene.open("the toll gate", 3, "the gate comes down")
    state = act_out(scene, table(hero("bram"), clock="on")).end().state
    assert state.clock == Clock(3, 0, "the gate comes down")
    ticks = []
    for aim in ("jam the winch", "hold the chain", "wedge the bars"):
        after = act_out(nde.test.open("bram", aim), state).called("str", 6).dice("1d10", 5).gm(Trouble()).end()
        state = after.state
        ticks.append([fact for fact in after.told if isinstance(fact, ClockMoved | ClockRanOut)])
    assert ticks == [[ClockMoved(1, 3)], [ClockMoved(2, 3)], [ClockMoved(3, 3), ClockRanOut("the gate comes down")]]
    assert state.clock is None


@example("edge.10")
@pytest.mark.rule("nde1.d6.bounds")
def test_tyko_has_one_chance_in_six_against_the_regent() -> None:
    """At a boss an Unskilled hero still needs a six and no more; a six is exceptional and takes two of three Wounds."""
    tyko, regent = hero("tyko", s=6, z=4, m=6), foe("regent", "boss")
    start = table(tyko, regent, dice_mode="d6")
    script = act_out(nde.attack.open("tyko", "regent", "melee"), start).gm(Call(12)).dice("1d6", 6)
    after = script.says("tyko", Pick("two_hearts")).end()
    assert (after.last(Attacked).against, result_of(after)) == (6, "X")
    assert (regent.hearts, after.foe("regent").hearts) == (3, 1)
    again = act_out(nde.attack.open("tyko", "regent", "melee"), start).gm(Call(12)).dice("1d6", 5)
    assert again.plainly().foe("regent").hearts == 3
