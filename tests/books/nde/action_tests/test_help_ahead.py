"""Help that an ally gives ahead: the Action goes now, and the step counts in the next test of the one who is helped."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.rulesets import nde
from moothall.rulesets.nde.events import Helped, HelpWaits
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.offered import assisting
from moothall.rulesets.nde.questions import Ready
from moothall.rulesets.nde.state import Table
from tests.books.nde.support import stage_nde1, stage_nde2
from tests.books.nde.support.situations_nde2 import begun, waits_for
from tests.books.nde.support.stage_nde2 import act_out, foe, hero, table

BRAM, ODA, TYKO = hero("bram", s=8), hero("oda"), hero("tyko", acted=True)


def helped(at: Table, how: str = "I wedge the door") -> Any:
    """Oda helps Bram ahead, and the GM finds that it makes sense."""
    return act_out(nde.assist.open("oda", "bram", how), at).gm("allow").end()


def heaves(at: Table) -> Any:
    """Bram heaves at a gate, up to his last word or the roll."""
    return act_out(nde.test.open("bram", "heave"), at).called("str", 5)


@pytest.mark.rule("nde2.help.cost")
@pytest.mark.parametrize(("phase", "acted"), [("heroes", True), ("free", False)])
def test_help_ahead_costs_the_action_now(phase: Any, acted: bool) -> None:
    """In a fight the helper's Action is gone; elsewhere it takes time alone. The card of the helped one says so."""
    after = helped(table(BRAM, ODA, phase=phase))
    assert after.last(HelpWaits) == HelpWaits(hero_id("oda"), hero_id("bram"), "I wedge the door", acted)
    assert after.hero("oda").acted is acted
    assert (after.hero("bram").helpers, after.hero("bram").effects) == (("oda",), ("helped",))


@pytest.mark.rule("nde2.help.effect")
def test_help_ahead_is_one_step_of_the_next_test_and_then_gone() -> None:
    """A d8 becomes a d12 once, nobody else is asked, and the log names the helper."""
    at = helped(table(BRAM, ODA, replace(TYKO, acted=False), phase="heroes")).state
    after = heaves(at).says("bram", Ready()).dice("1d12", 6).end()
    assert after.last(Helped).helper == "oda"
    assert (after.hero("bram").helpers, after.hero("bram").effects) == ((), ())
    again = replace(after.state, locks=(), phase="free")
    assert waits_for(heaves(again)) == "nde/help"


def test_help_that_is_turned_down_goes_on_waiting() -> None:
    """The small die can be the better one; the help is not spent on it."""
    at = helped(table(BRAM, ODA, phase="heroes")).state
    after = heaves(at).says("bram", Ready(declined=("oda",))).dice("1d8", 6).end()
    assert after.hero("bram").helpers == ("oda",)
    assert not [fact for fact in after.told if isinstance(fact, Helped)]


def test_help_waits_for_the_next_round_and_leaves_the_new_action_alone() -> None:
    """Who helped last round has a new Action, and keeps it when the help counts."""
    at = helped(table(replace(BRAM, acted=True), ODA, foe("rat"), phase="heroes")).state
    at = act_out(nde.next_round.open(), at).end().state
    after = heaves(at).says("bram", Ready()).dice("1d12", 6).end()
    assert (after.hero("bram").helpers, after.hero("oda").acted) == ((), False)


def test_help_ahead_leaves_room_for_as_many_as_the_table_allows() -> None:
    """With two helpers at most, one more is asked; with one, nobody is, and a second is refused ahead."""
    at = helped(table(BRAM, ODA, hero("tyko"), phase="heroes", max_helpers="2")).state
    assert waits_for(heaves(at)) == "nde/help"
    one = helped(table(BRAM, ODA, hero("tyko"), phase="heroes")).state
    assert waits_for(heaves(one)) == "nde/ready"
    for helper, table_now in (("tyko", one), ("oda", replace(at, phase="free"))):
        script = begun_at(nde.assist.open(helper, "bram", "me too"), table_now)
        assert script == "nde2.help.one-helper"


def begun_at(opening: Any, at: Table) -> str:
    """The rule that refuses to begin at a table as it stands."""

    with pytest.raises(AgainstTheRules) as refusal:
        act_out(opening, at)
    return refusal.value.rule


@pytest.mark.parametrize(
    ("opening", "people", "rule"),
    [
        (nde.assist.open("oda", "oda", "I try"), (BRAM, ODA), "nde2.help.cost"),
        (nde.assist.open("oda", "bram", " "), (BRAM, ODA), "nde2.help.described"),
        (nde.assist.open("tyko", "bram", "I push"), (BRAM, TYKO), "nde2.combat.turn"),
        (nde.assist.open("oda", "bram", "I push"), (replace(BRAM, fallen="down", hearts=0), ODA), "nde2.harm.zero"),
    ],
)
def test_help_that_cannot_be_given_is_refused(opening: Any, people: Any, rule: str) -> None:
    """Not to oneself, not without a word, not without an Action, and not to one who is down."""
    assert begun(opening, *people, phase="heroes") == rule


@pytest.mark.rule("nde2.help.described")
def test_help_that_makes_no_sense_costs_nothing() -> None:
    """The GM refuses, and the Action is still there."""
    after = act_out(nde.assist.open("oda", "bram", "I sing"), table(BRAM, ODA, phase="heroes")).gm("refuse").end()
    assert after.result is False and not after.hero("oda").acted and after.hero("bram").helpers == ()


@pytest.mark.parametrize(
    "ends", [nde.end_effect.open("bram", "helped"), nde.end_combat.open(), nde.begin_scene.open("dawn")]
)
def test_help_ends_with_the_fight_the_scene_or_by_the_gm(ends: Any) -> None:
    """Mark and help go together."""
    at = helped(table(BRAM, ODA, foe("rat"), phase="heroes")).state
    after = act_out(ends, at).end()
    assert (after.hero("bram").helpers, after.hero("bram").effects) == ((), ())


def test_help_ends_with_its_scene_where_effects_are_told() -> None:
    """Help is the book's own, whatever a table makes of effects."""
    at = helped(table(BRAM, ODA, effects="told")).state
    assert waits_for(heaves(at)) == "nde/ready"
    after = act_out(nde.begin_scene.open("dawn"), at).end()
    assert (after.hero("bram").helpers, after.hero("bram").effects) == ((), ())


def test_help_ahead_is_a_larger_die_in_the_older_edition() -> None:
    """A d10 becomes a d12."""
    at = stage_nde1.table(stage_nde1.hero("bram"), stage_nde1.hero("oda"), phase="heroes")
    at = stage_nde1.act_out(nde.assist.open("oda", "bram", "I push"), at).gm("allow").end().state
    script = stage_nde1.act_out(nde.test.open("bram", "heave"), at).gm(stage_nde2.ROLL).gm("str")
    ((_, asked),) = script.conversation.questions()
    assert waits_for(script.gm(asked.default()).says("bram", Ready())) == "1d12"


def test_help_is_offered_where_there_is_a_friend() -> None:
    """Alone there is nobody to help; with a friend the book's Action is open."""

    assert assisting(table(BRAM, ODA), "bram") == "nde2.combat.actions"
    alone = (("error-nobody-to-help", table(BRAM)), ("error-fallen", table(BRAM, replace(ODA, fallen="down"))))
    for refusal, at in alone:
        with pytest.raises(AgainstTheRules, match=refusal):
            assisting(at, "bram")
