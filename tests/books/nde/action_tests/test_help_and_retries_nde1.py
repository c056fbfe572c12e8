"""NDE1 help enlarges the die for a helper's Action; a failed test is not repeated unchanged."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import NotYours
from moothall.ledger.entries import Rolled
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.events import Acted, Helped, Unlocked
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import GetReady, OfferHelp, Ready, Retry, Start, Trouble, WayOut
from moothall.rulesets.nde.state import Hero, Lock, Table
from moothall.talk.reasons import Because
from tests.books.nde.support.stage_nde1 import act_out, hero, table
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript
from tests.support.citing import refused

EDDA, JORY, MAREN = hero("edda", s=8), hero("jory"), hero("maren")


def heave(
    *allies: Hero, who: Hero = EDDA, number: int = 6, phase: str = "heroes", options: Any = None, **call: Any
) -> NdeScript[Any]:
    """Edda heaves at a gate, and it is time for help."""
    start = table(who, *allies, phase=phase, **(options or {}))
    return act_out(nde.test.open("edda", "heave the gate open"), start).called("str", number, **call)


def helped(script: NdeScript[Any]) -> NdeScript[Any]:
    """Jory helps, the GM agrees, and Edda takes it."""
    return script.says("jory", "I lean on it").gm("allow").says("edda", Ready())


def helpers(after: NdeAfter[Any]) -> list[str]:
    return [fact.helper for fact in after.told if isinstance(fact, Helped)]


def reasons(after: NdeAfter[Any]) -> dict[str, Because]:
    """Why the last roll was what it was, by what it is of, or by its text."""
    *_, roll = (entry for entry in after.log if isinstance(entry, Rolled))
    return {reason.of or reason.what: reason for reason in roll.why}


# ---- What it costs ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.help.cost")
def test_helping_uses_up_the_helpers_action() -> None:
    """In a fight the helper's Action is gone once the help is taken, and a second action this round is refused."""
    script = heave(JORY).says("jory", "I lean on it").gm("allow")
    assert not script.stage.state.hero(hero_id("jory")).acted
    after = script.says("edda", Ready()).dice("1d10", 6).end()
    assert after.hero("jory").acted
    with refused("nde1.combat.turn"):
        act_out(nde.test.open("jory", "look around"), after.state)


@pytest.mark.rule("nde1.help.cost")
def test_an_ally_who_passes_keeps_the_action() -> None:
    """An ally who lets the window pass has paid nothing, and the die stays as it is."""
    after = heave(JORY).passes("jory").dice("1d8", 6).end()
    assert helpers(after) == [] and not after.hero("jory").acted


@pytest.mark.rule("nde1.help.cost")
def test_an_ally_who_has_acted_cannot_help() -> None:
    """An ally without an Action is not asked, and is refused for trying; with no ally left no window opens."""
    script = heave(JORY, hero("maren", acted=True)).refuses("maren", "I push too", "nde1.help.cost")
    with pytest.raises(NotYours) as passing:
        script.conversation.passes("maren")
    assert passing.value.cite == "nde1.help.cost"
    script.passes("jory").dice("1d8", 6).end()
    heave(hero("jory", acted=True)).dice("1d8", 6).end()


@pytest.mark.rule("nde1.help.cost")
def test_help_is_judged_when_it_is_given() -> None:
    """An ally who acts while the window is open has nothing left to give."""
    script = heave(JORY)
    script.stage.open(nde.pass_turn.open("jory"))
    script.refuses("jory", "I lean on it", "nde1.help.cost").passes("jory").dice("1d8", 6).end()


@pytest.mark.rule("nde1.help.cost")
def test_a_helper_who_acts_elsewhere_in_the_meantime_is_gone() -> None:
    """While the player is still thinking the ally acts: the larger die falls away and nothing is paid twice."""
    script = heave(JORY).says("jory", "I lean on it").gm("allow").asks("edda", "nde/ready")
    script.stage.open(nde.act.open("jory", "equipment", "lights a lamp"))
    after = script.says("edda", Ready()).dice("1d8", 6).end()
    assert helpers(after) == []
    assert [fact.action for fact in after.told if isinstance(fact, Acted)] == ["test", "equipment"]
    assert reasons(after)["jory"] == Because("note-helper-gone", 0, "nde1.help.cost", "jory")


@pytest.mark.rule("nde1.help.cost")
def test_outside_a_fight_help_costs_no_action() -> None:
    """No Action is used where none are counted, so the same ally may help again."""
    after = helped(heave(JORY, phase="free")).dice("1d10", 6).end()
    assert helpers(after) == ["jory"] and not after.hero("jory").acted
    again = act_out(nde.test.open("edda", "heave the next one"), after.state).called("str", 6)
    assert helpers(helped(again).dice("1d10", 6).end()) == ["jory"]


def test_the_fallen_are_not_asked_for_help() -> None:
    """Only allies who are up can give anything."""
    heave(hero("jory", hearts=0, fallen="down")).dice("1d8", 6).end()


# ---- What it does ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.help.effect")
@pytest.mark.parametrize(("die", "larger"), [(6, 8), (8, 10), (10, 12), (12, 20)])
def test_help_is_the_next_larger_die(die: int, larger: int) -> None:
    """Each die becomes the next of the five for this test, and the next test is on the old one again."""
    after = helped(heave(JORY, who=hero("edda", s=die), phase="free")).dice(f"1d{larger}", 5).plainly()
    assert (after.last(events.Tested).sides, after.last(events.Tested).against) == (larger, 6)
    assert reasons(after)["jory"] == Because("step-help", 1, "nde1.help.effect", "jory")
    assert after.hero("edda").attributes.str == die
    again = act_out(nde.test.open("edda", "shut it again"), after.state).called("str", 6)
    again.passes("jory").dice(f"1d{die}", 6).plainly()


@pytest.mark.rule("nde1.help.ceiling")
def test_a_d20_cannot_grow() -> None:
    """The helper is warned before anything is given up, and may still help: it changes nothing."""
    titan = hero("edda", s=20)
    script = heave(JORY, who=titan)
    assert dict(script.conversation.questions())["jory"] == OfferHelp(hero_id("jory"), hero_id("edda"), vain=True)
    assert not script.stage.state.hero(hero_id("jory")).acted
    after = helped(script).dice("1d20", 7).end()
    assert reasons(after)["note-ladder-end"] == Because("note-ladder-end", -1, "nde1.help.ceiling")
    assert after.hero("jory").acted
    spared = heave(JORY, who=titan).passes("jory").dice("1d20", 7).end()
    assert not spared.hero("jory").acted


def test_below_a_d20_a_helper_is_not_warned() -> None:
    """A d12 has somewhere to go, and so it is not in vain; with one helper on it, it has not."""
    script = heave(JORY, MAREN, who=hero("edda", s=12), options={"max_helpers": "2"})
    assert dict(script.conversation.questions())["jory"] == OfferHelp(hero_id("jory"), hero_id("edda"), vain=False)
    script.says("jory", "I lean on it").gm("allow")
    assert dict(script.conversation.questions())["maren"] == OfferHelp(hero_id("maren"), hero_id("edda"), vain=True)
    after = script.says("maren", "so do I").gm("allow").says("edda", Ready()).dice("1d20", 7).end()
    assert reasons(after)["note-ladder-end"].amount == -1
    below = helped(heave(JORY, who=hero("edda", s=12))).dice("1d20", 7).end()
    assert "note-ladder-end" not in reasons(below)


@pytest.mark.rule("nde1.help.and-tn")
def test_help_and_conditions_work_together() -> None:
    """A d10 with help is a d12 while a good position makes 12 an 8, in one and the same test."""
    start = table(hero("edda", "rogue"), JORY)
    script = act_out(nde.test.open("edda", "hit the bell"), start).called("dex", 12, helps=("position",))
    script.says("jory", "I steady the ladder").gm("allow").asks("edda", "nde/ready")
    seen = dict(script.conversation.questions())["edda"]
    assert isinstance(seen, GetReady) and (seen.against, seen.pool.sides) == (8, 12)
    after = script.says("edda", Ready()).dice("1d12", 8).end()
    assert after.last(events.Tested) == events.Tested(hero_id("edda"), "dex", 12, 0, 8, "S")
    assert reasons(after)["note-help-and-number"] == Because("note-help-and-number", 0, "nde1.help.and-tn")


def test_help_alone_or_conditions_alone_are_not_together() -> None:
    """Nothing is said of the two where only one is there."""
    alone = helped(heave(JORY)).dice("1d10", 6).end()
    unaided = heave(JORY, hinders=("dark",)).passes("jory").dice("1d8", 8).plainly()
    assert all("note-help-and-number" not in reasons(after) for after in (alone, unaided))


@pytest.mark.rule("nde1.die.no-step-down")
@pytest.mark.parametrize("extreme", [(), ("dark",)])
def test_hindrances_never_make_a_die_smaller(extreme: tuple[str, ...]) -> None:
    """In the dark a d6 against 6 is still a d6, against 8; however dark it is, only the number moves."""
    script = act_out(nde.test.open("edda", "sneak by"), table(EDDA))
    after = script.called("dex", 6, hinders=("dark",), extreme=extreme).dice("1d6", 5).plainly()
    assert after.last(events.Tested) == events.Tested(hero_id("edda"), "dex", 6, 0, 12 if extreme else 8, "F")
    assert reasons(after)["note-die-stays"] == Because("note-die-stays", 0, "nde1.die.no-step-down")


def test_better_conditions_say_nothing_of_smaller_dice() -> None:
    """Where nothing hinders there is nothing to say about it."""
    assert "note-die-stays" not in reasons(heave(helps=("tools", "position")).dice("1d8", 5).plainly())


# ---- Its sense and its limit -----------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.help.one-helper")
def test_a_second_helper_comes_too_late() -> None:
    """Once one ally helps the window is closed; the other is refused and keeps the Action."""
    script = heave(JORY, MAREN).says("jory", "I lean on it")
    script.refuses("maren", "me too", "nde1.help.one-helper").gm("allow")
    script.refuses("maren", "me too", "nde1.help.one-helper")
    after = script.says("edda", Ready()).dice("1d10", 6).end()
    assert helpers(after) == ["jory"]
    assert after.hero("jory").acted and not after.hero("maren").acted


@pytest.mark.rule("nde1.help.one-helper")
@pytest.mark.parametrize("more", [{"options": {"max_helpers": "2"}}, {"overrule": True}])
def test_two_allies_may_help_if_the_table_or_the_gm_allows(more: dict[str, Any]) -> None:
    """Each gives one size and one Action, and what is declined is not paid."""
    for declined, die, paid in (((), 12, ["jory", "maren"]), (("jory",), 10, ["maren"])):
        script = heave(JORY, MAREN, **more).says("jory", "I lean on it").gm("allow").says("maren", "me too").gm("allow")
        after = script.says("edda", Ready(declined=declined)).dice(f"1d{die}", 6).end()
        assert helpers(after) == paid
        assert [ally for ally in ("jory", "maren") if after.hero(ally).acted] == paid


@pytest.mark.rule("nde1.help.described")
def test_help_needs_words() -> None:
    """The helper's words are kept; help without words is refused."""
    script = heave(JORY).refuses("jory", "  ", "nde1.help.described").says("jory", "I wedge the bar")
    after = script.gm("allow").says("edda", Ready()).dice("1d10", 6).end()
    assert after.last(Helped) == Helped(hero_id("jory"), hero_id("edda"), "I wedge the bar", True)


@pytest.mark.rule("nde1.help.described")
def test_help_that_makes_no_sense_costs_nothing() -> None:
    """The GM alone may refuse it: the helper's Action is not spent, and another ally may try."""
    script = heave(JORY, MAREN).says("jory", "I hum a tune").asks("gm", "nde/allow-help", "allow", "refuse")
    script.refuses("edda", "allow", "nde1.seat.powers").gm("refuse").says("maren", "I lean on it").gm("allow")
    after = script.says("edda", Ready()).dice("1d10", 6).end()
    assert helpers(after) == ["maren"]
    assert not after.hero("jory").acted and after.hero("maren").acted
    alone = heave(JORY).says("jory", "I hum a tune").gm("refuse").dice("1d8", 6).end()
    assert helpers(alone) == [] and not alone.hero("jory").acted


@pytest.mark.rule("nde1.help.decline")
def test_help_may_be_declined() -> None:
    """With a d6 against 8 a larger die can succeed less often: Edda declines, and the ally keeps the Action."""
    script = heave(JORY, who=hero("edda", s=6), number=8).says("jory", "I lean on it").gm("allow")
    seen = dict(script.asks("edda", "nde/ready").conversation.questions())["edda"]
    assert isinstance(seen, GetReady) and seen.default() == Ready()
    assert [up.of for up in seen.ups] == ["jory"]
    script.refuses("edda", Ready(declined=("maren",)), "nde1.help.decline")
    script.refuses("jory", Ready(declined=("jory",)), "nde1.help.decline")
    after = script.says("edda", Ready(declined=("jory",))).dice("1d6", 6).plainly()
    assert after.last(events.Tested) == events.Tested(hero_id("edda"), "str", 6, 0, 8, "X")
    assert helpers(after) == [] and not after.hero("jory").acted


@pytest.mark.rule("nde1.help.decline")
def test_help_is_declined_before_the_roll() -> None:
    """Help cannot be declined once the die is due; a hindrance cannot be declined at all."""
    script = heave(JORY, hinders=("dark",)).says("jory", "I lean on it").gm("allow")
    script.refuses("edda", Ready(declined=("dark",)), "nde1.help.decline").says("edda", Ready())
    script.refuses("edda", Ready(declined=("jory",)), "nde1.help.decline").dice("1d10", 8).end()


@pytest.mark.rule("nde1.res.start")
def test_no_luck_buys_a_larger_die() -> None:
    """Heroes of this edition have no luck, so a die bought with it is refused."""
    script = heave(JORY).says("jory", "I lean on it").gm("allow")
    script.refuses("edda", Ready(luck=("step",)), "nde1.res.start").says("edda", Ready()).dice("1d10", 6).end()


# ---- Trying again ----------------------------------------------------------------------------------------------------

ILSE = hero("ilse", "mage")
AIM, PIN, ACID = "get the strongbox open", "with a hairpin", "with acid"


def tried(*allies: Hero) -> Table:
    """A table at which Ilse has tried a hairpin on the strongbox, without help, and failed."""
    script = act_out(nde.test.open("ilse", AIM, PIN), table(ILSE, *allies)).called("might", 6)
    return script.passes(*(ally.id for ally in allies)).dice("1d10", 2).gm(Trouble()).end().state


@pytest.mark.rule("nde1.retry")
def test_a_failed_test_is_not_repeated_unchanged() -> None:
    """The same hero, aim and approach wait for one of three ways out before anything else happens."""
    assert tried().locks == (Lock(hero_id("ilse"), AIM, PIN),)
    again = act_out(nde.test.open("ilse", AIM, PIN), tried()).asks("ilse", "nde/retry")
    asked = dict(again.conversation.questions())["ilse"]
    assert isinstance(asked, WayOut) and asked.default() == Retry("withdraw")
    assert [option.id for option in asked.listed()] == ["change", "cost", "withdraw"]
    assert again.stop().dice == []


@pytest.mark.parametrize(
    ("who", "aim", "approach"), [("jory", AIM, PIN), ("ilse", "get the window open", PIN), ("ilse", AIM, ACID)]
)
def test_a_failure_closes_only_the_same_hero_aim_and_approach(who: str, aim: str, approach: str) -> None:
    """Only the very same try is closed."""
    act_out(nde.test.open(who, aim, approach), tried(JORY)).asks("gm", "nde/settle").stop()


@pytest.mark.parametrize(("face", "locked"), [(1, True), (5, True), (6, False), (10, False)])
def test_only_a_failure_closes_a_test_to_repetition(face: int, locked: bool) -> None:
    """A test that succeeded once may be made again."""
    after = act_out(nde.test.open("ilse", AIM), table(ILSE)).called("might", 6).dice("1d10", face).plainly()
    assert bool(after.state.locks) is locked


@pytest.mark.rule("nde1.retry")
def test_a_changed_approach_is_rolled_once() -> None:
    """The changed approach must be new; if it fails as well, both approaches are closed."""
    script = act_out(nde.test.open("ilse", AIM, PIN), tried())
    for same in (Retry("change", PIN), Retry("change", " ")):
        script.refuses("ilse", same, "nde1.retry")
    second = script.says("ilse", Retry("change", ACID)).called("might", 6).dice("1d10", 3).gm(Trouble()).end()
    assert second.last(Unlocked) == Unlocked(Lock(hero_id("ilse"), AIM, PIN), "change", ACID)
    for approach in (PIN, ACID):
        third = act_out(nde.test.open("ilse", AIM, approach), second.state).asks("ilse", "nde/retry")
        third.refuses("ilse", Retry("change", ACID), "nde1.retry").stop()


@pytest.mark.rule("nde1.retry")
def test_an_accepted_complication_buys_one_roll() -> None:
    """An accepted complication is named and recorded; after one more failure the test is closed again."""
    script = act_out(nde.test.open("ilse", AIM, PIN), tried()).refuses("ilse", Retry("cost"), "nde1.retry")
    script.says("ilse", Retry("cost", "half the night"))
    second = script.called("might", 6).dice("1d10", 3).gm(Trouble()).end()
    assert second.last(Unlocked) == Unlocked(Lock(hero_id("ilse"), AIM, PIN), "cost", "half the night")
    assert len(second.dice) == 1 and second.state.locks == (Lock(hero_id("ilse"), AIM, PIN),)
    act_out(nde.test.open("ilse", AIM, PIN), second.state).asks("ilse", "nde/retry").stop()


@pytest.mark.rule("nde1.retry")
def test_withdrawing_rolls_nothing_and_keeps_the_test_closed() -> None:
    """Nothing is rolled, no Action is used, and the way stays closed."""
    in_a_fight = act_out(nde.combat.open(), tried()).gm(Start()).end().state
    after = act_out(nde.test.open("ilse", AIM, PIN), in_a_fight).says("ilse", Retry("withdraw")).end()
    assert after.result is None and after.dice == []
    assert not after.hero("ilse").acted and after.state.locks == (Lock(hero_id("ilse"), AIM, PIN),)


@pytest.mark.rule("nde1.retry")
def test_the_gm_may_unlock_a_failed_test() -> None:
    """When enough has changed the GM unlocks the test; there must be a locked one."""
    after = act_out(nde.unlock.open("ilse", AIM, PIN), tried()).end()
    assert after.state.locks == ()
    with refused("nde1.retry"):
        act_out(nde.unlock.open("ilse", AIM, PIN), after.state)
