"""NDE2 limit cases: ends of the die ladder, ones and top faces, and luck spent at the last moment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moothall.ledger.entries import Rolled
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.events import Benefited, ClockMoved, Complicated, HeartsChanged, Paid
from moothall.rulesets.nde.questions import Call, Price, Ready, TalentUse, Trouble
from moothall.rulesets.nde.state import Attributes, Clock
from moothall.rulesets.nde.words import Verdict
from tests.books.nde.support.stage_nde2 import NdeScript, act_out, foe, hero, table
from tests.books.support.examples import example

PELL = hero("pell", s=6)
INES = hero("ines", s=12, luck=1)


def result_of(verdict: Verdict | None) -> str:
    assert verdict is not None
    return verdict.result


def on_a_d4(difficulty: int, max_rule: str = "always") -> NdeScript[Verdict | None]:
    """Pell has a Strength of d6 and stands on slippery ground."""
    script = act_out(nde.test.open("pell", "hold the rope"), table(PELL, max_rule=max_rule))
    return script.called("str", difficulty, hinders=("slippery",))


@example("edge.1")
def test_the_top_of_a_d4_against_five_follows_the_tables_reading() -> None:
    """The top face below the number is exceptional, a plain success, or a failure, as the table reads the book."""
    always = on_a_d4(5).dice("1d4", 4).says("pell", "safer").gm("safer").end()
    plain = on_a_d4(5, "plain").dice("1d4", 4).end()
    must_meet = on_a_d4(5, "must_meet").dice("1d4", 4).gm(Trouble("noise")).end()
    assert [result_of(after.result) for after in (always, plain, must_meet)] == ["X", "S", "F"]


@example("edge.2")
@pytest.mark.parametrize("max_rule", ["always", "plain", "must_meet"])
def test_a_one_on_a_d4_fails_with_a_sure_complication(max_rule: str) -> None:
    """Even on the smallest die a 1 is a failure with a sure complication."""
    after = on_a_d4(3, max_rule).dice("1d4", 1).refuses("gm", Trouble(), "nde2.test.one").gm(Trouble("noise")).end()
    assert result_of(after.result) == "FC"


@example("edge.3")
def test_a_one_rerolled_to_a_twelve_is_exceptional() -> None:
    """A 1 that is re-rolled to a 12 is an exceptional success, and nothing is left of the complication."""
    after = (
        act_out(nde.test.open("ines", "bend the bars"), table(INES))
        .called("str", 6)
        .says("ines", Ready())
        .dice("1d12", 1)
        .says("ines", "reroll")
        .dice("1d12", 12)
        .says("ines", "stronger")
        .gm("stronger")
        .end()
    )
    readings = [entry.reading.result for entry in after.log if isinstance(entry, Rolled)]
    assert (readings, result_of(after.result)) == (["FC", "X"], "X")
    assert after.last(Benefited).benefit == "stronger"
    assert not any(isinstance(fact, Complicated) for fact in after.told)


@example("edge.4")
def test_a_success_bought_after_a_one_has_a_single_price() -> None:
    """A success bought after a 1 has one price, which stands in for the sure complication."""
    after = (
        act_out(nde.test.open("ines", "bend the bars"), table(INES))
        .called("str", 6)
        .says("ines", Ready())
        .dice("1d12", 1)
        .says("ines", "cost")
        .gm(Price("gear", "the crowbar snaps"))
        .end()
    )
    assert result_of(after.result) == "SC"
    assert [fact.kind_of for fact in after.told if isinstance(fact, Paid | Complicated)] == ["gear"]
    assert after.hero("ines").luck == 0


@example("edge.5")
def test_luck_comes_before_retaliation() -> None:
    """A miss in melee that luck makes a success hits at a price, and the foe does not strike back."""
    start = table(hero("garrick", luck=1), foe("brute", "elite"), retaliation="melee")
    after = (
        act_out(nde.attack.open("garrick", "brute", "melee"), start)
        .gm(Call(6))
        .says("garrick", Ready())
        .dice("1d12", 3)
        .says("garrick", "cost")
        .gm(Price("position"))
        .end()
    )
    assert result_of(after.result) == "SC"
    assert (after.foe("brute").hearts, after.hero("garrick").hearts) == (1, 5)
    assert not any(isinstance(fact, HeartsChanged) for fact in after.told)


@example("edge.6")
def test_a_success_bought_with_luck_does_not_move_the_clock() -> None:
    """A failure that luck made a success does not move the clock."""
    start = replace(table(hero("leof", luck=1), clock="on"), clock=Clock(3, 1, "the cave floods"))
    after = (
        act_out(nde.test.open("leof", "wade through"), start)
        .called("str", 6)
        .says("leof", Ready())
        .dice("1d12", 2)
        .says("leof", "cost")
        .gm(Price("time"))
        .end()
    )
    assert result_of(after.result) == "SC"
    assert after.state.clock == Clock(3, 1, "the cave floods")
    assert not any(isinstance(fact, ClockMoved) for fact in after.told)


@example("edge.7")
def test_the_ladder_ends_at_the_d20() -> None:
    """An advantage is left when a Talent strikes out the hindrance, and a d20 has no step up to take."""
    mirel = hero("mirel", d=20, talents=("Night Eyes",))
    call = {"helps": ("preparation",), "hinders": ("dark",), "talents": (TalentUse("Night Eyes", "cancel"),)}
    script = act_out(nde.test.open("mirel", "sneak by"), table(mirel)).called("dex", 5, **call)
    after = script.says("mirel", Ready()).dice("1d20", 5).end()
    (rolled,) = (entry for entry in after.log if isinstance(entry, Rolled))
    steps = {reason.of: reason.amount for reason in rolled.why if reason.what in STEPS}
    assert steps == {"preparation": 1, "Night Eyes": 0, "dark": 0}
    assert "nde2.step.bounds" in [reason.cite for reason in rolled.why]


STEPS = ("step-advantage", "step-hindrance", "step-talent", "talent-cancels")


@example("edge.8")
def test_two_sixes_at_minus_one_are_a_full_success() -> None:
    """Two sixes at -1 are 11, a full success; only a table that goes by the sixes calls it exceptional."""
    anselm = hero("anselm", attributes=Attributes(0, 1, 2))

    def hindered(reading: str) -> NdeScript[Verdict | None]:
        start = table(anselm, dice_mode="2d6", exceptional_2d6=reading)
        script = act_out(nde.test.open("anselm", "lift the grate"), start).called("str", 4, hinders=("noise",))
        return script.dice("2d6", 6, 6)

    assert result_of(hindered("total12plus").end().result) == "S"
    assert result_of(hindered("exact12").end().result) == "S"
    assert result_of(hindered("natural12").says("anselm", "extra").gm("extra").end().result) == "X"


@example("edge.9")
def test_two_ones_at_plus_five_succeed_at_a_cost() -> None:
    """Two ones at +5 are 7, a success at a cost: on two dice no face fails by itself."""
    start = table(hero("anselm", attributes=Attributes(3, 2, 1)), hero("oda"), dice_mode="2d6")
    after = (
        act_out(nde.test.open("anselm", "lift the grate"), start)
        .called("str", 4, helps=("tools",))
        .says("oda", "she counts to three")
        .gm("allow")
        .says("anselm", Ready())
        .dice("2d6", 1, 1)
        .gm(Price("noise"))
        .end()
    )
    assert result_of(after.result) == "SC"
    assert (after.last(events.Tested).modifier, after.last(Paid).kind_of) == (5, "noise")
