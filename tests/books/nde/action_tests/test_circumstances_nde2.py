"""NDE2 circumstances move the die on its ladder, never the Difficulty: one advantage and one hindrance count."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.ledger.entries import Rolled
from moothall.rulesets import nde
from moothall.rulesets.nde.events import Called, Helped
from moothall.rulesets.nde.questions import Call, HowHard, Place, Ready, TalentUse, Trouble
from moothall.rulesets.nde.state import Hero
from moothall.talk.reasons import Because
from tests.books.nde.support.stage_nde2 import ROLL, NdeAfter, act_out, foe, hero, table

SHADE = TalentUse("Cat feet")
SHRUG = TalentUse("Cat feet", "cancel")


def rolled_on(who: Hero, die: int, *, attribute: str = "str", **call: Any) -> NdeAfter[Any]:
    """A test against 3 in which a 3 falls on this very die, and nothing is declined or bought."""
    script = act_out(nde.test.open(who.id, "get over the wall"), table(who)).called(attribute, 3, **call)
    if script.conversation.questions():
        script.says(who.id, Ready())
    return script.dice(f"1d{die}", 3).end()


def reasons(after: NdeAfter[Any]) -> dict[str, Because]:
    """Why the last roll was what it was, by what it is of, or by its text."""
    *_, roll = (entry for entry in after.log if isinstance(entry, Rolled))
    return {reason.of or reason.what: reason for reason in roll.why}


@pytest.mark.rule("nde2.step.no-plus")
def test_an_advantage_adds_nothing_to_the_number() -> None:
    """A d8 with an advantage is a d12, and its 7 stays a 7 against 8."""
    script = act_out(nde.test.open("tyko", "slip past"), table(hero("tyko", d=8))).called("dex", 8, helps=("position",))
    after = script.says("tyko", Ready()).dice("1d12", 7).gm(Trouble("noise")).end()
    assert after.result is not None and after.result.result == "F"
    assert after.dice == [(12, (7,))]


@pytest.mark.rule("nde2.step.up")
@pytest.mark.parametrize(("die", "bigger"), [(4, 6), (6, 8), (8, 12), (12, 20)])
def test_a_better_situation_is_the_next_bigger_die(die: int, bigger: int) -> None:
    """One advantage is one rung up."""
    after = rolled_on(hero("bram", s=die), bigger, helps=("surprise",))
    assert reasons(after)["surprise"] == Because("step-advantage", 1, "nde2.step.up", "surprise")


@pytest.mark.rule("nde2.step.down")
@pytest.mark.parametrize(("die", "smaller"), [(20, 12), (12, 8), (8, 6), (6, 4)])
def test_a_worse_situation_is_the_next_smaller_die(die: int, smaller: int) -> None:
    """One hindrance is one rung down."""
    after = rolled_on(hero("bram", s=die), smaller, hinders=("dark",))
    assert reasons(after)["dark"] == Because("step-hindrance", -1, "nde2.step.down", "dark")


@pytest.mark.rule("nde2.step.bounds")
def test_a_step_off_the_ladder_is_lost() -> None:
    """A d20 grows no further, and two hindrances take a d6 no lower than a d4."""
    top = rolled_on(hero("bram", s=20), 20, helps=("surprise",))
    assert reasons(top)["note-ladder-end"] == Because("note-ladder-end", -1, "nde2.step.bounds")
    bottom = rolled_on(hero("bram", s=6), 4, hinders=("dark", "noise"), overrule=True)
    assert reasons(bottom)["note-ladder-end"] == Because("note-ladder-end", 1, "nde2.step.bounds")


@pytest.mark.rule("nde2.step.sources")
def test_each_circumstance_the_gm_ticks_is_one_step() -> None:
    """The usual circumstances are listed; a ticked one is one step, and words of the GM's own do as well."""
    script = act_out(nde.test.open("bram", "climb"), table(hero("bram"))).gm(ROLL).gm("str")
    asked = dict(script.conversation.questions())["gm"]
    assert isinstance(asked, HowHard)
    helping = [option.id for option in asked.advantages()]
    assert helping == ["preparation", "tools", "position", "surprise", "support"]
    hindering = [option.id for option in asked.hindrances()]
    assert hindering == ["dark", "slippery", "time_pressure", "noise", "distraction", "cover"]
    script.stop()

    up = rolled_on(hero("bram", s=8), 12, helps=("surprise",))
    assert reasons(up)["surprise"].amount == 1
    down = rolled_on(hero("bram", s=8), 6, hinders=("dark",))
    assert reasons(down)["dark"].amount == -1
    own = rolled_on(hero("bram", s=8), 12, helps=("a rope from last night",))
    assert reasons(own)["a rope from last night"].amount == 1
    assert rolled_on(hero("bram", s=8), 8).hero("bram").attributes.str == 8


@pytest.mark.rule("nde2.step.one-each")
def test_only_one_advantage_and_one_hindrance_count() -> None:
    """A second circumstance of a kind stands in the log for nothing, unless the GM lifts the limit and says so."""
    up = rolled_on(hero("bram", s=8), 12, helps=("preparation", "surprise"))
    assert [reasons(up)[of].amount for of in ("preparation", "surprise")] == [1, 0]
    assert reasons(up)["surprise"].cite == "nde2.step.one-each"
    down = rolled_on(hero("bram", s=8), 6, hinders=("dark", "noise"))
    assert [reasons(down)[of].amount for of in ("dark", "noise")] == [-1, 0]
    assert not down.last(Called).overruled

    both = rolled_on(hero("bram", s=8), 20, helps=("preparation", "surprise"), overrule=True)
    assert both.last(Called).overruled
    assert "nde2.step.one-each" in both.citations


@pytest.mark.rule("nde2.step.cancel")
def test_a_talent_makes_up_for_partial_cover() -> None:
    """A d12 shot at an elite in partial cover stays a d12 with a Talent, and its 6 hits Defense 6."""
    people = hero("tyko", d=12, talents=("Steady hand",)), foe("warden", "elite", cover="partial")
    script = act_out(nde.attack.open("tyko", "warden", "ranged"), table(*people))
    script.gm(Call(6, talents=(TalentUse("Steady hand"),))).says("tyko", Ready())
    after = script.dice("1d12", 6).end()
    assert after.result is not None and after.result.result == "S"
    assert after.foe("warden").hearts == 1
    assert [reasons(after)[of].amount for of in ("Steady hand", "cover")] == [1, -1]


@pytest.mark.rule("nde2.step.net-first")
def test_steps_are_added_up_before_the_die_moves() -> None:
    """At the ends of the ladder one up and one down still cancel."""
    top = rolled_on(hero("bram", s=20), 20, helps=("surprise",), hinders=("dark",))
    assert reasons(top)["note-net-first"].cite == "nde2.step.net-first"

    script = act_out(nde.test.open("bram", "hold on"), table(hero("bram", s=6), hero("oda")))
    script.called("str", 3, hinders=("slippery",)).says("oda", "I hold the rope").gm("allow")
    script.says("bram", Ready()).dice("1d6", 3).end()


@pytest.mark.rule("nde2.step.talent-slot")
def test_a_talent_shares_a_slot_or_empties_one() -> None:
    """As a step it stands beside the advantage for nothing; as a remedy it takes the hindrance away."""
    tyko = hero("tyko", d=8, talents=("Cat feet",))
    shared = rolled_on(tyko, 12, attribute="dex", helps=("position",), talents=(SHADE,))
    assert reasons(shared)["Cat feet"] == Because("step-talent", 0, "nde2.step.talent-slot", "Cat feet")
    freed = rolled_on(tyko, 12, attribute="dex", helps=("position",), hinders=("dark",), talents=(SHRUG,))
    assert reasons(freed)["dark"] == Because("step-hindrance", 0, "nde2.step.talent-slot", "dark")
    rolled_on(tyko, 8, attribute="dex", helps=("position",), hinders=("dark",), talents=(SHADE,))


@pytest.mark.rule("nde2.step.paid-slots")
def test_help_and_luck_count_beside_the_situation() -> None:
    """A d6 with an advantage, help and a Luck Point is a d20; without the point it is a d12."""

    def helped(ready: Ready, die: str) -> NdeAfter[Any]:
        script = act_out(nde.test.open("bram", "lift it"), table(hero("bram", s=6, luck=1), hero("oda")))
        script.called("str", 4, helps=("tools",)).says("oda", "I push from below").gm("allow")
        script.says("bram", ready).dice(die, 5)
        return (script.says("bram", "keep") if script.conversation.questions() else script).end()

    with_luck = helped(Ready(luck=("step",)), "1d20")
    assert [reasons(with_luck)[of].amount for of in ("tools", "oda", "step-luck")] == [1, 1, 1]
    assert with_luck.hero("bram").luck == 0
    without = helped(Ready(), "1d12")
    assert reasons(without)["note-own-slot"].cite == "nde2.step.paid-slots"


@pytest.mark.rule("nde2.step.one-test-only")
def test_steps_are_gone_after_the_test() -> None:
    """The sheet shows the attribute's own die, and the next test is rolled on it."""
    first = rolled_on(hero("bram", s=8), 12, helps=("surprise",))
    assert first.hero("bram").attributes.str == 8
    act_out(nde.test.open("bram", "lift the bar"), first.state).called("str", 3).dice("1d8", 3).end()


@pytest.mark.rule("nde2.step.one-place")
@pytest.mark.parametrize(("place", "die", "against"), [(Place("difficulty", 5), 8, 5), (Place("step", 4), 6, 4)])
def test_a_circumstance_counts_in_one_place(place: Place, die: int, against: int) -> None:
    """Haste that is in the Difficulty and ticked as well waits for the GM to say where it stays."""
    script = act_out(nde.test.open("tyko", "cross the yard"), table(hero("tyko", d=8)))
    script.called("dex", 5, hinders=("time_pressure",), counted=("time_pressure",)).asks("gm", "nde/one-place")
    assert not any(isinstance(fact, Called) for fact in script.stop().told)

    after = script.gm(place).dice(f"1d{die}", 5).end()
    assert after.last(Called).difficulty == against
    assert ("time_pressure" in reasons(after)) == (place.stays == "step")


def test_cover_that_is_ticked_as_well_is_still_one_hindrance() -> None:
    """Even where every step counts, one circumstance said twice takes a d12 down to a d8 and no further."""
    people = hero("tyko", d=12), foe("warden", "elite", cover="partial")
    script = act_out(nde.attack.open("tyko", "warden", "ranged"), table(*people, step_slots="free"))
    script.gm(Call(6, hinders=("cover", "cover"))).dice("1d8", 6).end()
    dark = act_out(nde.test.open("tyko", "leap"), table(hero("tyko", d=12), step_slots="free"))
    dark.called("dex", 3, hinders=("dark", "dark")).dice("1d8", 3).end()


@pytest.mark.rule("nde2.step.decline")
def test_declined_help_costs_the_ally_no_action() -> None:
    """A d6 against 8 stays a d6, and the ally who offered still has an action."""
    script = act_out(nde.test.open("tyko", "leap"), table(hero("tyko", d=6), hero("oda"), phase="heroes"))
    script.called("dex", 8).says("oda", "I give you a leg up").gm("allow")
    after = script.says("tyko", Ready(declined=("oda",))).dice("1d6", 3).gm(Trouble("noise")).end()
    assert not after.hero("oda").acted
    assert not any(isinstance(fact, Helped) for fact in after.told)


@pytest.mark.rule("nde2.step.decline")
@pytest.mark.parametrize("what", ["position", "Cat feet"])
def test_situation_and_talent_may_be_declined(what: str) -> None:
    """A step up that is not wanted is not taken; the other one then fills the slot."""
    tyko = hero("tyko", d=6, talents=("Cat feet",))
    script = act_out(nde.test.open("tyko", "leap"), table(tyko))
    script.called("dex", 3, helps=("position",), talents=(SHADE,))
    after = script.says("tyko", Ready(declined=(what,))).dice("1d8", 3).end()
    assert what not in reasons(after)
    both = act_out(nde.test.open("tyko", "leap"), table(tyko)).called("dex", 3, helps=("position",), talents=(SHADE,))
    both.says("tyko", Ready(declined=("position", "Cat feet"))).dice("1d6", 3).end()


@pytest.mark.rule("nde2.step.decline")
def test_a_hindrance_is_neither_declined_nor_asked_for() -> None:
    """A hindrance cannot be declined, nor a Talent's remedy: declining it would ask for the hindrance."""
    tyko = hero("tyko", d=8, talents=("Cat feet",))
    dark = act_out(nde.test.open("tyko", "leap"), table(tyko)).called("dex", 3, helps=("position",), hinders=("dark",))
    dark.refuses("tyko", Ready(declined=("dark",)), "nde2.step.decline")
    dark.refuses("tyko", Ready(declined=("rain",)), "nde2.step.decline")
    dark.says("tyko", Ready(declined=("position",))).dice("1d6", 3).end()
    call = {"helps": ("position",), "hinders": ("dark",), "talents": (SHRUG,)}
    eased = act_out(nde.test.open("tyko", "leap"), table(tyko)).called("dex", 3, **call)
    eased.refuses("tyko", Ready(declined=("Cat feet",)), "nde2.step.decline")
    eased.says("tyko", Ready()).dice("1d12", 3).end()


# ---- Tables that count steps otherwise ------------------------------------------------------------------------------


@pytest.mark.rule("nde2.step.paid-slots")
def test_a_strict_table_sells_no_second_step() -> None:
    """Where one step up is all, a Luck Point on top of an advantage, or a second point, is refused and not spent."""
    start = table(hero("bram", s=6, luck=2), step_slots="strict")
    script = act_out(nde.test.open("bram", "lift it"), start).called("str", 3, helps=("tools",))
    script.refuses("bram", Ready(luck=("step",)), "nde2.step.paid-slots")
    after = script.says("bram", Ready()).dice("1d8", 3).says("bram", "keep").end()
    assert after.hero("bram").luck == 2

    plain = act_out(nde.test.open("bram", "lift it"), start).called("str", 3)
    plain.refuses("bram", Ready(luck=("step", "step")), "nde2.step.paid-slots")
    after = plain.says("bram", Ready(luck=("step",))).dice("1d8", 3).says("bram", "keep").end()
    assert after.hero("bram").luck == 1


def test_a_strict_slot_is_free_again_once_its_step_is_declined() -> None:
    """A player who declines the advantage may buy the step instead."""
    start = table(hero("bram", s=6, luck=1), step_slots="strict")
    script = act_out(nde.test.open("bram", "lift it"), start).called("str", 3, helps=("tools",))
    after = script.says("bram", Ready(declined=("tools",), luck=("step",))).dice("1d8", 3).end()
    assert after.hero("bram").luck == 0
    assert "tools" not in reasons(after)


@pytest.mark.rule("nde2.step.paid-slots")
def test_a_strict_table_asks_no_ally_for_help_that_would_not_count() -> None:
    """With the one slot taken no ally is asked to give anything up, and the roll says why."""
    start = table(hero("bram", s=6), hero("oda"), phase="heroes", step_slots="strict")
    script = act_out(nde.test.open("bram", "lift it"), start).called("str", 3, helps=("tools",))
    after = script.asks("bram", "nde/ready").says("bram", Ready()).dice("1d8", 3).end()
    assert not after.hero("oda").acted
    assert reasons(after)["note-no-room-for-help"].cite == "nde2.step.paid-slots"


def test_a_strict_table_takes_help_into_an_empty_slot() -> None:
    """Without an advantage help is the one step, and a second helper is not asked whatever the table allows."""
    start = table(hero("bram", s=6), hero("oda"), hero("tyko"), step_slots="strict", max_helpers="2")
    script = act_out(nde.test.open("bram", "lift it"), start).called("str", 3, hinders=("slippery", "dark"))
    after = script.says("oda", "I wedge it").gm("allow").asks("bram", "nde/ready").says("bram", Ready()).dice("1d6", 3)
    assert [reasons(after.end())[of].amount for of in ("oda", "slippery", "dark")] == [1, -1, 0]


def test_the_gm_may_let_everything_count_at_a_strict_table() -> None:
    """Where the GM lifts the limits for one test, advantage, help and luck add up."""
    start = table(hero("bram", s=6, luck=1), hero("oda"), step_slots="strict")
    script = act_out(nde.test.open("bram", "lift it"), start).called("str", 3, helps=("tools",), overrule=True)
    script.says("oda", "I wedge it").gm("allow").says("bram", Ready(luck=("step",))).dice("1d20", 3).end()


def test_a_free_table_counts_every_step() -> None:
    """Two advantages and help make a d6 a d20; two hindrances make a d12 a d6, and a Talent takes one of them away."""
    start = table(hero("bram", s=6), hero("oda"), step_slots="free")
    script = act_out(nde.test.open("bram", "lift it"), start).called("str", 3, helps=("tools", "surprise"))
    script.says("oda", "I wedge it").gm("allow").says("bram", Ready()).dice("1d20", 3).end()
    alone = table(hero("tyko", d=12, talents=("Cat feet",)), step_slots="free")
    act_out(nde.test.open("tyko", "leap"), alone).called("dex", 3, hinders=("dark", "noise")).dice("1d6", 3).end()
    eased = act_out(nde.test.open("tyko", "leap"), alone).called("dex", 3, hinders=("dark", "noise"), talents=(SHRUG,))
    eased.dice("1d8", 3).end()


def test_hindrances_alone_cancel_nothing() -> None:
    """Dark and noise together fill one slot: the second stands there for nothing, and nothing is said to cancel."""
    why = reasons(rolled_on(hero("tyko", s=8), 6, hinders=("dark", "noise")))
    assert (why["dark"].amount, why["noise"].amount) == (-1, 0)
    assert "note-cancel" not in why
    both = reasons(rolled_on(hero("tyko", s=8), 8, hinders=("dark",), helps=("position",)))
    assert both["note-cancel"].cite == "nde2.step.cancel"


def test_advantages_alone_cancel_nothing() -> None:
    """Position and surprise together fill one slot, and nothing is said to cancel."""
    why = reasons(rolled_on(hero("tyko", s=8), 12, helps=("position", "surprise")))
    assert (why["position"].amount, why["surprise"].amount) == (1, 0)
    assert "note-cancel" not in why
