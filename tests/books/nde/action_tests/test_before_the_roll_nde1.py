"""NDE1 tests before the roll: when to roll, the declared aim, the GM's attribute and number, the stakes."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.ledger.entries import Asked, Rolled, Told
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.events import Called, Declared, Settled
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import Call, HowHard, HowToSettle, OnePlace, Place, Settle, WhichAttribute
from moothall.rulesets.nde.words import Verdict
from tests.books.nde.support.stage_nde1 import act_out, hero, table
from tests.books.nde.support.stage_nde2 import ROLL, NdeScript
from tests.support.citing import cited

EDDA = hero("edda")


def asked_how_hard(**options: Any) -> NdeScript[Verdict | None]:
    """Edda shoves a boat, the GM wants Strength, and is now asked for the number."""
    script = act_out(nde.test.open("edda", "shove the boat"), table(EDDA, **options))
    return script.gm(ROLL).gm("str").asks("gm", "nde/call")


def how_hard(script: NdeScript[Verdict | None]) -> HowHard:
    """The question as the GM sees it."""
    asked = dict(script.conversation.questions())["gm"]
    assert isinstance(asked, HowHard)
    return asked


# ---- Whether, and what -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.test.when")
@pytest.mark.parametrize(
    ("uncertain", "at_stake", "advised"),
    [
        (True, True, "advice-roll"),
        (True, False, "advice-nothing-at-stake"),
        (False, True, "advice-nothing-uncertain"),
        (False, False, "advice-trivial"),
    ],
)
def test_dice_are_for_open_outcomes_that_matter(uncertain: bool, at_stake: bool, advised: str) -> None:
    """The GM lets it work without a die, and the log keeps what was advised: a roll only if both conditions hold."""
    script = act_out(nde.test.open("edda", "shove the boat"), table(EDDA)).asks("gm", "nde/settle")
    after = script.gm(Settle(uncertain, at_stake, "succeeds")).end()
    assert after.result == Verdict("S", "nde1.test.when")
    assert after.told[-1] == Settled(hero_id("edda"), "shove the boat", "S", advised)
    assert after.dice == []
    told = after.log[-2]
    assert isinstance(told, Told) and told.cites == ("nde1.test.when",)


@pytest.mark.rule("nde1.test.when")
def test_the_gm_may_roll_against_the_advice() -> None:
    """Advice is advice: dice can fall although nothing is at stake, and unless the GM says otherwise they do."""
    script = act_out(nde.test.open("edda", "shove the boat"), table(EDDA))
    asked = dict(script.conversation.questions())["gm"]
    assert isinstance(asked, HowToSettle) and asked.default() == Settle(True, True, "roll")
    script.gm(Settle(at_stake=False, decision="roll")).gm("str").gm(Call(4))
    assert script.dice("1d10", 4).end().dice == [(10, (4,))]


@pytest.mark.rule("nde1.test.declare")
def test_the_log_holds_aim_and_approach_before_the_gms_call() -> None:
    """Edda's aim and approach stand in the log before the GM is asked anything."""
    script = act_out(nde.test.open("edda", "free the boat", "with rollers under the keel"), table(EDDA))
    after = script.asks("gm", "nde/settle").stop()
    _, declared, asked = after.log
    assert isinstance(declared, Told) and isinstance(asked, Asked)
    assert declared.event == Declared(hero_id("edda"), "free the boat", "with rollers under the keel")
    assert declared.cites == ("nde1.test.declare",)


@pytest.mark.rule("nde1.test.gm-attribute")
def test_the_gm_picks_the_attribute() -> None:
    """Strength is proposed for a shove, but the GM wants Magic, and the Warrior rolls a d6 instead of the d10."""
    script = act_out(nde.test.open("edda", "shove the boat"), table(EDDA)).gm(ROLL)
    asked = dict(script.asks("gm", "nde/attribute", "str", "dex", "might").conversation.questions())["gm"]
    assert isinstance(asked, WhichAttribute) and asked.default() == "str"
    script.refuses("edda", "might", "nde1.seat.powers").gm("might").gm(Call(4))
    after = script.dice("1d6", 4).end()
    assert after.last(events.Tested) == events.Tested(hero_id("edda"), "might", 6, 0, 4, "S")
    assert act_out(nde.test.open("edda", "shove the boat"), table(EDDA)).called("str", 4).dice("1d10", 4).end().dice


# ---- How hard --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.test.gm-tn")
def test_no_roll_without_a_number() -> None:
    """The die is not rolled before the GM has named a number, and 5 is none of the four."""
    script = asked_how_hard()
    with pytest.raises(Unclear) as early:
        script.conversation.fall((7,))
    assert (early.value.key, early.value.cite) == ("error-no-dice-wanted", "nde1.test.gm-tn")
    for wrong in (Call(), Call(5)):
        script.refuses("gm", wrong, "nde1.test.gm-tn")
    after = script.refuses("edda", Call(6), "nde1.seat.powers").gm(Call(6)).dice("1d10", 6).end()
    assert [refusal.key for refusal in after.refusals[:2]] == ["error-no-difficulty", "error-off-ladder"]
    assert after.refusals[1].values == {"number": 5, "ladder": "4, 6, 8, 12"}
    assert after.last(Called) == Called(hero_id("edda"), "str", 6, "")


@pytest.mark.rule("nde1.test.gm-tn")
def test_number_and_shifts_stand_before_the_roll() -> None:
    """The GM names both in one call; the log has it, and then the die, which is read against the shifted number."""
    after = asked_how_hard().gm(Call(6, "the tide takes it", hinders=("dark",))).dice("1d10", 7).plainly()
    assert after.last(Called) == Called(hero_id("edda"), "str", 6, "the tide takes it")
    assert after.last(events.Tested).against == 8
    called = [i for i, entry in enumerate(after.log) if isinstance(entry, Told) and isinstance(entry.event, Called)]
    fell = [i for i, entry in enumerate(after.log) if isinstance(entry, Rolled)]
    assert called < fell


@pytest.mark.rule("nde1.test.gm-tn")
def test_a_table_may_use_other_numbers() -> None:
    """Under that option 5 and 2 are numbers like any other; none at all is still refused, and so is 1."""
    for number in (5, 2):
        script = asked_how_hard(custom_t="on")
        script.refuses("gm", Call(), "nde1.test.gm-tn").refuses("gm", Call(1), "nde1.test.gm-tn")
        assert script.gm(Call(number)).dice("1d10", 5).end().last(events.Tested).against == number


@pytest.mark.rule("nde1.test.gm-tn")
@pytest.mark.parametrize("unsaid", ["", "  "])
def test_the_stakes_may_stay_unsaid(unsaid: str) -> None:
    """NDE1 has no step for stakes, so a number is enough; an option asks for them."""
    asked_how_hard().gm(Call(6, unsaid)).dice("1d10", 6).end()
    script = asked_how_hard(stakes="required").refuses("gm", Call(6, unsaid), "nde1.test.gm-tn")
    script.gm(Call(6, "the tide takes it")).dice("1d10", 6).end()


@pytest.mark.rule("nde1.test.ladder")
def test_the_gm_is_offered_four_numbers() -> None:
    """The GM is shown four, each with its name; the usual one is preset."""
    ladder = cited(how_hard(asked_how_hard()).ladder)
    assert [(rung.number, rung.text) for rung in ladder] == [
        (4, "difficulty-easy"),
        (6, "difficulty-normal"),
        (8, "difficulty-hard"),
        (12, "difficulty-heroic"),
    ]
    assert how_hard(asked_how_hard()).default() == Call(6, stakes="open")


@pytest.mark.rule("nde1.test.ladder")
@pytest.mark.parametrize("number", [4, 6, 8, 12])
def test_each_of_the_four_can_be_rolled_against(number: int) -> None:
    """The fourth, too, although a summary of the book names only three."""
    after = asked_how_hard().gm(Call(number)).dice("1d10", 3).plainly()
    assert after.last(events.Tested).against == number


@pytest.mark.rule("nde1.test.ladder")
@pytest.mark.parametrize("number", [-4, 1, 2, 3, 5, 7, 9, 10, 11, 13, 20])
def test_no_other_number_is_on_the_ladder(number: int) -> None:
    """Any other number is refused, with the four to choose from."""
    script = asked_how_hard()
    cited(how_hard(script).ladder)
    script.refuses("gm", Call(number), "nde1.test.gm-tn").stop()


@pytest.mark.rule("nde1.test.guidelines")
def test_each_number_has_its_hint() -> None:
    """Beside each number stands when to use it, in texts of this edition's own."""
    hints = cited(how_hard(asked_how_hard()).hints)
    assert [(hint.number, hint.text) for hint in hints] == [
        (4, "hint-tn-easy"),
        (6, "hint-tn-normal"),
        (8, "hint-tn-hard"),
        (12, "hint-tn-heroic"),
    ]


@pytest.mark.rule("nde1.test.guidelines")
def test_a_heroic_number_is_still_one_roll() -> None:
    """The hint at 12 keeps nobody from rolling a d6 against it."""
    script = act_out(nde.test.open("edda", "bend the bars"), table(hero("edda", s=6))).called("str", 12)
    assert script.dice("1d6", 5).plainly().result == Verdict("F", "nde1.test.fail", 0)


# ---- Who says what ---------------------------------------------------------------------------------------------------


def test_a_player_cannot_place_a_circumstance() -> None:
    """Where it counts is the GM's to say, and only a number of the ladder goes with it."""
    script = asked_how_hard().gm(Call(6, hinders=("dark",), counted=("dark",)))
    asked = dict(script.conversation.questions())["gm"]
    assert isinstance(asked, OnePlace)
    script.refuses("edda", Place("step", 4), "nde1.seat.powers").refuses("gm", Place("step", 5), "nde1.test.gm-tn")


def test_a_test_cites_only_rules_of_this_edition() -> None:
    """A whole test, from its aim to its outcome, cites this edition alone."""
    after = asked_how_hard().gm(Call(6, helps=("tools",), hinders=("dark",))).dice("1d10", 5).plainly()
    assert {rule.split(".")[0] for rule in after.citations} == {"nde1"}
    again = act_out(nde.test.open("edda", "shove the boat"), after.state).plainly()
    assert {rule.split(".")[0] for rule in again.citations} == {"nde1"}
