"""NDE2 tests before the roll: when to roll, the declared aim, the GM's attribute and Difficulty, the stakes."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.ledger.entries import Asked, Entry, Offered, Rolled, Told
from moothall.rulesets import nde
from moothall.rulesets.nde.checklist import CHECKLIST
from moothall.rulesets.nde.difficulty import between
from moothall.rulesets.nde.events import Called, Declared, Settled
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import Call, GetReady, HowHard, Ready, Settle, advice
from moothall.rulesets.nde.words import Verdict
from moothall.sight import redact
from moothall.speech.voice import voice
from tests.books.nde.support.stage_nde2 import ROLL, NdeScript, act_out, hero, table
from tests.support.citing import cited

BRAM = hero("bram")
SAY = voice("en", "nde2").say


def asked_how_hard(**options: Any) -> NdeScript[Verdict | None]:
    """Bram shoves a cart, the GM wants Strength, and is now asked for the Difficulty."""
    script = act_out(nde.test.open("bram", "shove the cart"), table(BRAM, **options))
    return script.gm(ROLL).gm("str").asks("gm", "nde/call")


def how_hard(script: NdeScript[Verdict | None]) -> HowHard:
    """The question as the GM sees it."""
    asked = dict(script.conversation.questions())["gm"]
    assert isinstance(asked, HowHard)
    return asked


# ---- Whether, and what -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.test.when")
@pytest.mark.parametrize(
    ("uncertain", "at_stake", "roll", "text"),
    [
        (True, True, True, "advice-roll"),
        (True, False, False, "advice-nothing-at-stake"),
        (False, True, False, "advice-nothing-uncertain"),
        (False, False, False, "advice-trivial"),
    ],
)
def test_dice_are_for_open_outcomes_that_matter(uncertain: bool, at_stake: bool, roll: bool, text: str) -> None:
    """A roll is advised only if the outcome is open and something hangs on it; one of the two is not enough."""
    told = cited(advice(uncertain, at_stake))
    assert (told.roll, told.text) == (roll, text)
    assert SAY(told.text)


@pytest.mark.rule("nde2.test.when")
def test_the_gm_may_grant_a_success_without_dice() -> None:
    """With nothing at stake the action is logged as a success, with the advice given and without a die."""
    script = act_out(nde.test.open("bram", "shove the cart"), table(BRAM)).asks("gm", "nde/settle")
    after = script.gm(Settle(uncertain=True, at_stake=False, decision="succeeds")).end()
    assert after.result == Verdict("S", "nde2.test.when")
    assert after.told[-1] == Settled(hero_id("bram"), "shove the cart", "S", "advice-nothing-at-stake")
    assert after.dice == []


@pytest.mark.rule("nde2.test.when")
def test_the_gm_may_roll_against_the_advice() -> None:
    """Advice is advice: the GM can want dice although nothing is at stake."""
    script = act_out(nde.test.open("bram", "shove the cart"), table(BRAM)).gm(Settle(at_stake=False, decision="roll"))
    assert script.asks("gm", "nde/attribute").gm("str").gm(Call(4, "you sweat")).dice("1d12", 4).end().dice


@pytest.mark.rule("nde2.test.declare")
def test_the_log_holds_aim_and_approach_before_the_gms_call() -> None:
    """The hero's aim and approach come first in the log of the test, before the GM is asked anything."""
    script = act_out(nde.test.open("bram", "free the cart", "with planks under the wheel"), table(BRAM))
    after = script.asks("gm", "nde/settle").stop()
    opened, declared, asked = after.log
    assert isinstance(declared, Told) and isinstance(asked, Asked)
    assert declared.event == Declared(hero_id("bram"), "free the cart", "with planks under the wheel")
    assert declared.conv == opened.conv


@pytest.mark.rule("nde2.test.gm-attribute")
def test_the_gm_picks_the_attribute() -> None:
    """Strength is proposed for a shove, but the GM wants Might, and Bram rolls his d6."""
    script = act_out(nde.test.open("bram", "shove the cart"), table(BRAM)).gm(ROLL)
    script.asks("gm", "nde/attribute", "str", "dex", "might").gm("might").gm(Call(4, "it tips over"))
    assert script.dice("1d6", 4).end().dice == [(6, (4,))]


# ---- How hard --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.test.gm-difficulty")
def test_no_roll_without_a_difficulty() -> None:
    """The die is not rolled before the GM has named a number, and 7 is none of the six."""
    script = asked_how_hard()
    with pytest.raises(Unclear):
        script.conversation.fall((7,))
    rule = "nde2.test.gm-difficulty"
    script.refuses("gm", Call(stakes="it tips over"), rule).refuses("gm", Call(7, "it tips over"), rule)
    after = script.gm(Call(6, "it tips over")).dice("1d12", 7).end()
    assert [refusal.key for refusal in after.refusals] == ["error-no-difficulty", "error-off-ladder"]


@pytest.mark.rule("nde2.test.gm-difficulty")
def test_a_table_may_use_other_numbers() -> None:
    """Under that option 7 is a Difficulty like any other; none at all is still refused, and so is 1."""
    script = asked_how_hard(custom_t="on")
    for none in (Call(stakes="it tips over"), Call(1, "it tips over")):
        script.refuses("gm", none, "nde2.test.gm-difficulty")
    after = script.gm(Call(7, "it tips over")).dice("1d12", 7).end()
    assert after.result == Verdict("S", "nde2.test.meet-or-beat", 1)


@pytest.mark.rule("nde2.test.stakes")
def test_the_player_knows_the_stakes_before_the_roll() -> None:
    """Without stakes there is no roll; once they are said, the player reads them, and then the die is free."""
    script = act_out(nde.test.open("bram", "shove the cart"), table(hero("bram", luck=1))).gm(ROLL).gm("str")
    for silent in (Call(5), Call(5, "  ")):
        script.refuses("gm", silent, "nde2.test.stakes")
    script.gm(Call(5, "the bell rings")).asks("bram", "nde/ready")
    seen = dict(script.conversation.questions())["bram"]
    assert isinstance(seen, GetReady) and seen.stakes == "the bell rings"
    after = script.says("bram", Ready()).dice("1d12", 5).says("bram", "keep").end()
    assert redact(after.last(Called), "bram").stakes == "the bell rings"
    came = [kind for kind in map(kind_of, after.log) if kind in ("nde/called", "nde/ready", "rolled")]
    assert came == ["nde/called", "nde/ready", "rolled"]


@pytest.mark.rule("nde2.test.stakes")
def test_a_table_may_leave_the_stakes_open() -> None:
    """Under that option a number is enough, which by the book it is not."""
    asked_how_hard().refuses("gm", Call(5), "nde2.test.stakes").stop()
    assert asked_how_hard(stakes="optional").gm(Call(5)).dice("1d12", 5).end().dice == [(12, (5,))]


@pytest.mark.rule("nde2.test.ladder")
def test_the_gm_is_offered_six_difficulties() -> None:
    """The GM is shown six numbers, each with its name."""
    ladder = cited(how_hard(asked_how_hard()).ladder)
    assert {rung.number: SAY(rung.text) for rung in ladder} == {
        3: "easy",
        4: "standard",
        5: "hard",
        6: "very hard",
        8: "heroic",
        12: "legendary",
    }
    assert len(ladder) == 6


@pytest.mark.rule("nde2.test.gm-guidelines")
def test_each_difficulty_has_its_hint() -> None:
    """Beside each number stands when to use it, and each says something of its own."""
    hints = cited(how_hard(asked_how_hard()).hints)
    assert [(hint.number, hint.text) for hint in hints] == [
        (3, "hint-easy"),
        (4, "hint-standard"),
        (5, "hint-hard"),
        (6, "hint-very_hard"),
        (8, "hint-heroic"),
        (12, "hint-legendary"),
    ]
    assert len({SAY(hint.text) for hint in hints}) == 6


@pytest.mark.rule("nde2.test.gm-guidelines")
@pytest.mark.parametrize(("one", "other", "lower"), [(5, 6, 5), (6, 5, 5), (8, 12, 8)])
def test_in_doubt_the_lower_difficulty_is_proposed(one: int, other: int, lower: int) -> None:
    """A GM who hesitates between two numbers is given the easier of them, and the reason."""
    proposed = cited(between(one, other))
    assert proposed.number == lower
    assert SAY(proposed.text)


@pytest.mark.rule("nde2.test.gm-guidelines")
def test_a_legendary_action_may_still_be_one_roll() -> None:
    """The hint at 12 keeps no hero from rolling against it."""
    after = asked_how_hard().gm(Call(12, "the wall stands")).dice("1d12", 11).plainly()
    assert after.result == Verdict("F", "nde2.test.fail-moves", 0)


# ---- The GM's list ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.list.order")
def test_the_gm_has_a_list_of_seven() -> None:
    """Aim, attribute, Difficulty, help, roll, complication, benefit; and the six numbers of this edition."""
    prompts = cited(CHECKLIST)
    assert [prompt.text for prompt in prompts] == [
        "list-aim",
        "list-attribute",
        "list-difficulty",
        "list-help",
        "list-roll",
        "list-complication",
        "list-benefit",
    ]
    assert [prompt.numbers for prompt in prompts if prompt.numbers] == [(3, 4, 5, 6, 8, 12)]
    assert len({SAY(prompt.text) for prompt in prompts}) == 7


@pytest.mark.rule("nde2.list.order")
@pytest.mark.parametrize(("face", "last"), [(3, "list-complication"), (20, "list-benefit")])
def test_a_test_follows_the_list(face: int, last: str) -> None:
    """A test with help comes to the lines of the list one after the other, and ends with the sixth or the seventh."""
    script = act_out(nde.test.open("bram", "shove the cart"), table(BRAM, hero("oda"))).called("str", 5)
    script.says("oda", "I pull").gm("allow").says("bram", Ready()).dice("1d20", face)
    after = script.plainly()
    line = {prompt.settled_by: prompt.text for prompt in cited(CHECKLIST)}
    came = [line[kind] for kind in map(kind_of, after.log) if kind in line]
    assert came == ["list-aim", "list-attribute", "list-difficulty", "list-help", "list-roll", last]


def kind_of(entry: Entry) -> str:
    """The kind of a log entry's question or fact."""
    match entry:
        case Asked(question=question) | Offered(questions=((_, question), *_)):
            return str(question.kind)
        case Told(event=event):
            return str(event.kind)
        case Rolled():
            return "rolled"
        case _:
            return ""


def test_a_table_may_use_numbers_of_its_own_from_two_upwards() -> None:
    """Off the ladder a 2 and a 7 will do where the table allows it; a 1, which never succeeds anyway, will not."""
    for number in (2, 7):
        script = act_out(nde.test.open("ilse", "climb"), table(hero("ilse"), custom_t="on")).gm(ROLL).gm("dex")
        script.refuses("gm", Call(1, "a fall"), "nde2.test.gm-difficulty").gm(Call(number, "a fall"))
        result = script.dice("1d8", 7).end().result
        assert result is not None and result.result == "S"


# ---- What is said of the attribute and the stakes -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("aim", "proposed", "suggested", "by"),
    [
        ("cross the yard before the light returns", None, "str", "nothing"),
        ("read the runes", None, "str", "nothing"),
        ("persuade the watchman", None, "might", "usual"),
        ("sneak past the lifting crane", None, "dex", "usual"),
        ("lift the gate while they watch", None, "str", "usual"),
        ("dodge", None, "dex", "usual"),
        ("lift the gate", "might", "might", "player"),
        ("read the runes", "dex", "dex", "player"),
    ],
)
def test_a_suggested_attribute_claims_nothing_it_does_not_know(
    aim: str, proposed: Any, suggested: str, by: str
) -> None:
    """The first word that says something decides; without one nothing is called usual; the player may propose."""
    script = act_out(nde.test.open("bram", aim, attribute=proposed), table(hero("bram"))).gm(ROLL)
    asked: Any = dict(script.conversation.questions())["gm"]
    assert (asked.suggested.id, asked.by) == (suggested, by)
    assert script.gm("dex").gm(Call(4, "x")).stop().last(Called).attribute == "dex"


@pytest.mark.parametrize(
    ("stakes", "rule"), [("the bell rings", "nde2.test.stakes"), ("open", "nde2.test.gm-difficulty")]
)
def test_stakes_that_were_not_named_are_not_cited(stakes: str, rule: str) -> None:
    """The stock word passes, and the log says of it only that the GM has named a Difficulty."""
    after = act_out(nde.test.open("bram", "lift"), table(hero("bram"))).gm(ROLL).gm("str").gm(Call(4, stakes)).stop()
    assert [entry.cites for entry in after.log if isinstance(entry, Told) and isinstance(entry.event, Called)] == [
        (rule,)
    ]


@pytest.mark.parametrize(("foes", "suggested"), [("bound", "str"), ("free", "dex")])
def test_tables_from_before_are_suggested_what_they_were(foes: str, suggested: str) -> None:
    """A ledger that does not name the newer options looks for attributes in their order, not in that of the words."""
    at = table(hero("bram"), foe_space=foes)
    script = act_out(nde.test.open("bram", "lift the gate while they watch"), at).gm(ROLL)
    asked: Any = dict(script.conversation.questions())["gm"]
    assert asked.suggested.id == suggested
