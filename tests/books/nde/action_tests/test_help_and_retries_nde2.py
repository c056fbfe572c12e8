"""NDE2 help is one step for a helper's Action; a failed test is not repeated unchanged."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.events import Acted, Helped, Unlocked
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import OfferHelp, Ready, Retry, Start, Trouble, WayOut
from moothall.rulesets.nde.state import Hero, Lock, Table
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript, act_out, hero, table
from tests.support.citing import refused

BRAM, ODA, TYKO = hero("bram", s=8), hero("oda"), hero("tyko")


def heave(*allies: Hero, phase: str = "heroes", overrule: bool = False, **options: Any) -> NdeScript[Any]:
    """Bram heaves at a gate with a d8 against 5, and it is time for help."""
    start = table(BRAM, *allies, phase=phase, **options)
    return act_out(nde.test.open("bram", "heave the gate open"), start).called("str", 5, overrule=overrule)


def helpers(after: NdeAfter[Any]) -> list[str]:
    return [fact.helper for fact in after.told if isinstance(fact, Helped)]


@pytest.mark.rule("nde2.help.cost")
def test_helping_uses_up_the_helpers_action() -> None:
    """In a fight the helper's Action is gone once the help is taken, and a second action this round is refused."""
    script = heave(ODA).says("oda", "I lean on it").gm("allow")
    assert not script.stage.state.hero(hero_id("oda")).acted
    after = script.says("bram", Ready()).dice("1d12", 6).end()
    assert after.hero("oda").acted
    with refused("nde2.combat.turn"):
        act_out(nde.test.open("oda", "look around"), after.state)


@pytest.mark.rule("nde2.help.cost")
def test_an_ally_who_has_acted_cannot_help() -> None:
    """An ally without an Action is not asked, and is refused for trying; with no ally left no window opens."""
    script = heave(ODA, hero("tyko", acted=True))
    script.refuses("tyko", "I push too", "nde2.help.cost")
    after = script.passes("oda").dice("1d8", 6).end()
    assert helpers(after) == [] and not after.hero("oda").acted
    heave(hero("oda", acted=True)).dice("1d8", 6).end()


@pytest.mark.rule("nde2.help.cost")
def test_help_is_judged_when_it_is_given() -> None:
    """An ally who acts while the window is open has nothing left to give."""
    script = heave(ODA)
    script.stage.open(nde.pass_turn.open("oda"))
    script.refuses("oda", "I lean on it", "nde2.help.cost")
    script.passes("oda").dice("1d8", 6).end()


def test_a_helper_who_acts_elsewhere_in_the_meantime_is_gone() -> None:
    """While the player is still thinking the ally acts on their own: the step falls away and nothing is paid twice."""
    script = heave(ODA).says("oda", "I lean on it").gm("allow").asks("bram", "nde/ready")
    script.stage.open(nde.act.open("oda", "interact", "pulls the lever"))
    after = script.says("bram", Ready()).dice("1d8", 6).end()
    assert helpers(after) == []
    assert [fact.action for fact in after.told if isinstance(fact, Acted)] == ["test", "interact"]


def test_outside_a_fight_help_costs_no_action() -> None:
    """No Action is used where none are counted, so the same ally may help again."""
    after = heave(ODA, phase="free").says("oda", "I lean on it").gm("allow").says("bram", Ready()).dice("1d12", 6).end()
    assert helpers(after) == ["oda"] and not after.hero("oda").acted
    again = act_out(nde.test.open("bram", "heave the next one"), after.state).called("str", 5)
    assert helpers(again.says("oda", "once more").gm("allow").says("bram", Ready()).dice("1d12", 6).end()) == ["oda"]


@pytest.mark.rule("nde2.help.effect")
def test_help_is_one_step_for_one_test() -> None:
    """A d8 with help is a d12, and the next test is on the d8 again."""
    script = heave(ODA, phase="free").says("oda", "I lean on it").gm("allow")
    after = script.says("bram", Ready()).dice("1d12", 6).end()
    assert after.hero("bram").attributes.str == 8
    again = act_out(nde.test.open("bram", "shut it again"), after.state).called("str", 5)
    again.passes("oda").dice("1d8", 6).end()


@pytest.mark.rule("nde2.help.described")
def test_help_needs_words() -> None:
    """The helper's words are kept; help without words is refused."""
    script = heave(ODA).refuses("oda", "  ", "nde2.help.described").says("oda", "I wedge the bar")
    after = script.gm("allow").says("bram", Ready()).dice("1d12", 6).end()
    assert after.last(Helped) == Helped(hero_id("oda"), hero_id("bram"), "I wedge the bar", True)


@pytest.mark.rule("nde2.help.described")
def test_help_that_makes_no_sense_costs_nothing() -> None:
    """The GM alone may refuse it: the helper's Action is not spent, and another ally may try."""
    script = heave(ODA, TYKO).says("oda", "I hum a tune").refuses("bram", "allow", "nde2.seat.powers").gm("refuse")
    after = script.says("tyko", "I lean on it").gm("allow").says("bram", Ready()).dice("1d12", 6).end()
    assert helpers(after) == ["tyko"]
    assert not after.hero("oda").acted and after.hero("tyko").acted
    alone = heave(ODA).says("oda", "I hum a tune").gm("refuse").dice("1d8", 6).end()
    assert helpers(alone) == [] and not alone.hero("oda").acted


@pytest.mark.rule("nde2.help.one-helper")
def test_a_second_helper_comes_too_late() -> None:
    """Once one ally helps the window is closed; the other is refused and keeps the Action."""
    script = heave(ODA, TYKO).says("oda", "I lean on it")
    script.refuses("tyko", "I lean on it too", "nde2.help.one-helper").gm("allow")
    script.refuses("tyko", "I lean on it too", "nde2.help.one-helper")
    after = script.says("bram", Ready()).dice("1d12", 6).end()
    assert helpers(after) == ["oda"]
    assert after.hero("oda").acted and not after.hero("tyko").acted


@pytest.mark.rule("nde2.help.one-helper")
def test_a_table_may_allow_two_helpers() -> None:
    """Each of two helpers gives one step and one Action; a third is not asked."""
    script = heave(ODA, TYKO, hero("maren"), max_helpers="2").says("tyko", "I lean on it").gm("allow")
    script.says("oda", "so do I").gm("allow")
    script.refuses("maren", "and I", "nde2.help.one-helper")
    after = script.says("bram", Ready()).dice("1d20", 6).end()
    assert helpers(after) == ["tyko", "oda"]
    assert [after.hero(id).acted for id in ("oda", "tyko", "maren")] == [True, True, False]


@pytest.mark.rule("nde2.help.one-helper")
def test_of_two_helpers_one_may_be_declined() -> None:
    """A declined helper keeps the Action; one step and one Action are left."""
    script = heave(ODA, TYKO, max_helpers="2").says("tyko", "I lean on it").gm("allow")
    script.says("oda", "so do I").gm("allow")
    after = script.says("bram", Ready(declined=("tyko",))).dice("1d12", 6).end()
    assert helpers(after) == ["oda"] and not after.hero("tyko").acted


@pytest.mark.rule("nde2.help.one-helper")
def test_the_gm_may_let_more_than_one_help() -> None:
    """Where the GM lifts the limits of one test, every ally may help."""
    script = heave(ODA, TYKO, overrule=True).says("oda", "I lean on it").gm("allow").says("tyko", "me too").gm("allow")
    assert helpers(script.says("bram", Ready()).dice("1d20", 6).end()) == ["oda", "tyko"]


def test_the_fallen_are_not_asked_for_help() -> None:
    """Only allies who are up can give anything."""
    heave(hero("oda", hearts=0, fallen="down")).dice("1d8", 6).end()


def test_a_player_of_two_heroes_is_asked_for_one_at_a_time() -> None:
    """The first hero of a seat helps; the second does not pay for it."""
    script = heave(ODA, hero("maren", seat="oda")).says("oda", "I lean on it").gm("allow")
    after = script.says("bram", Ready()).dice("1d12", 6).end()
    assert helpers(after) == ["oda"] and not after.hero("maren").acted


# ---- Trying again ---------------------------------------------------------------------------------------------------

ILSE = hero("ilse", "adept")
AIM = "get the strongbox open"


def tried(*allies: Hero) -> Table:
    """A table at which Ilse has tried a hairpin on the strongbox, without help, and failed."""
    script = act_out(nde.test.open("ilse", AIM, "with a hairpin"), table(ILSE, *allies)).called("might", 5)
    script.passes(*(ally.id for ally in allies))
    return script.dice("1d12", 2).gm(Trouble("lost_time")).end().state


@pytest.mark.rule("nde2.retry.locked")
def test_a_failed_test_is_not_repeated_unchanged() -> None:
    """The same hero, aim and approach wait for one of three ways out before anything else happens."""
    assert tried().locks == (Lock(hero_id("ilse"), AIM, "with a hairpin"),)
    again = act_out(nde.test.open("ilse", AIM, "with a hairpin"), tried()).asks("ilse", "nde/retry")
    asked = dict(again.conversation.questions())["ilse"]
    assert isinstance(asked, WayOut)
    assert [option.id for option in asked.listed()] == ["change", "cost", "withdraw"]
    assert again.stop().dice == []


@pytest.mark.rule("nde2.retry.locked")
@pytest.mark.parametrize(
    ("who", "aim", "approach"),
    [
        ("bram", AIM, "with a hairpin"),
        ("ilse", "get the window open", "with a hairpin"),
        ("ilse", AIM, "with a drill"),
    ],
)
def test_a_failure_closes_only_the_same_hero_aim_and_approach(who: str, aim: str, approach: str) -> None:
    """Only the very same try is closed."""
    act_out(nde.test.open(who, aim, approach), tried(BRAM)).asks("gm", "nde/settle").stop()


def test_a_success_leaves_the_test_open_to_repetition() -> None:
    """A test that succeeded once may be made again."""
    done = act_out(nde.test.open("ilse", AIM), table(ILSE)).called("might", 5).dice("1d12", 7).end()
    assert done.state.locks == ()


@pytest.mark.rule("nde2.retry.ways")
def test_a_changed_approach_is_rolled_once() -> None:
    """The changed approach must be new; if it fails as well, both approaches are closed."""
    script = act_out(nde.test.open("ilse", AIM, "with a hairpin"), tried())
    for same in (Retry("change", "with a hairpin"), Retry("change", " ")):
        script.refuses("ilse", same, "nde2.retry.locked")
    script.says("ilse", Retry("change", "with acid")).called("might", 5)
    second = script.dice("1d12", 3).gm(Trouble("noise")).end()
    assert second.last(Unlocked).text == "with acid"

    for approach in ("with a hairpin", "with acid"):
        third = act_out(nde.test.open("ilse", AIM, approach), second.state).asks("ilse", "nde/retry")
        third.refuses("ilse", Retry("change", "with acid"), "nde2.retry.locked").stop()


@pytest.mark.rule("nde2.retry.ways")
def test_an_accepted_cost_buys_one_roll() -> None:
    """The cost is named and kept; one more failure and the way is closed again."""
    script = act_out(nde.test.open("ilse", AIM, "with a hairpin"), tried())
    script.refuses("ilse", Retry("cost"), "nde2.retry.locked").says("ilse", Retry("cost", "half the night"))
    second = script.called("might", 5).dice("1d12", 3).gm(Trouble("noise")).end()
    assert second.last(Unlocked).text == "half the night"
    assert len(second.dice) == 1
    assert second.state.locks == (Lock(hero_id("ilse"), AIM, "with a hairpin"),)
    act_out(nde.test.open("ilse", AIM, "with a hairpin"), second.state).asks("ilse", "nde/retry").stop()


@pytest.mark.rule("nde2.retry.ways")
def test_withdrawing_rolls_nothing_and_keeps_the_test_closed() -> None:
    """Nothing is rolled, no Action is used, and the way stays closed."""
    in_a_fight = act_out(nde.combat.open(), tried()).gm(Start()).end().state
    after = act_out(nde.test.open("ilse", AIM, "with a hairpin"), in_a_fight).says("ilse", Retry("withdraw")).end()
    assert after.result is None and after.dice == []
    assert not after.hero("ilse").acted
    assert after.state.locks == (Lock(hero_id("ilse"), AIM, "with a hairpin"),)


@pytest.mark.rule("nde2.retry.locked")
def test_the_gm_may_unlock_a_failed_test() -> None:
    """When enough has changed the GM unlocks the test; there must be a locked one."""
    after = act_out(nde.unlock.open("ilse", AIM, "with a hairpin"), tried()).end()
    assert after.state.locks == ()
    with refused("nde2.retry.locked"):
        act_out(nde.unlock.open("ilse", AIM, "with a hairpin"), after.state)


@pytest.mark.parametrize(("mode", "die", "vain"), [("ladder", 12, False), ("ladder", 20, True), ("2d6", 2, False)])
def test_help_is_in_vain_only_at_the_top_of_the_ladder(mode: str, die: int, vain: bool) -> None:
    """An ally hears that a d20 grows no further; a modifier of two d6 always does."""
    start = table(hero("bram", s=die), ODA, dice_mode=mode)
    script = act_out(nde.test.open("bram", "heave the gate open"), start).called("str", 5 if mode == "ladder" else 8)
    assert dict(script.conversation.questions())["oda"] == OfferHelp(hero_id("oda"), hero_id("bram"), vain)
