"""NDE1 results: reaching the number, the top face, a 1, and the complications and benefits that follow."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.events import Benefited, Complicated, Paid
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import NameTrouble, ProposeBenefit, Ready, Trouble
from moothall.rulesets.nde.state import Hero
from moothall.rulesets.nde.words import Verdict
from tests.books.nde.support.stage_nde1 import act_out, hero, table
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript

EDDA = hero("edda")


def rolled(who: Hero, number: int, face: int, phase: str = "free", **options: Any) -> NdeScript[Verdict | None]:
    """Edda lifts something with her Strength, and the die has fallen."""
    script = act_out(nde.test.open("edda", "lift the gate"), table(who, phase=phase, **options)).called("str", number)
    return script.dice(f"1d{who.attributes.str}", face)


def trouble(script: NdeScript[Verdict | None]) -> NameTrouble:
    """The question about what goes wrong, as the GM sees it."""
    asked = dict(script.conversation.questions())["gm"]
    assert isinstance(asked, NameTrouble)
    return asked


def went_wrong(after: NdeAfter[Any]) -> list[object]:
    """All that a failure brought."""
    return [fact for fact in after.told if isinstance(fact, Complicated | Paid)]


# ---- How a die is read -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.test.meet-or-beat")
def test_the_number_itself_is_enough() -> None:
    """On a d10 against 6, a 6 and a 7 succeed and a 5 fails."""
    came = [rolled(EDDA, 6, face).plainly().last(events.Tested) for face in (7, 6, 5)]
    assert [(test.sides, test.against, test.result) for test in came] == [(10, 6, "S"), (10, 6, "S"), (10, 6, "F")]
    assert rolled(EDDA, 6, 6).end().result == Verdict("S", "nde1.test.meet-or-beat")


@pytest.mark.rule("nde1.test.max")
@pytest.mark.parametrize(("sides", "number"), [(6, 6), (8, 8), (10, 8), (12, 8), (12, 12), (20, 12)])
def test_the_top_face_is_exceptional(sides: int, number: int) -> None:
    """The highest number of any die is more than a success, and one less is not."""
    who = hero("edda", s=sides)
    assert rolled(who, number, sides).plainly().result == Verdict("X", "nde1.test.max")
    less = rolled(who, number, sides - 1).plainly().result
    assert less is not None and less.result == ("S" if sides > number else "F")


@pytest.mark.rule("nde1.test.max")
@pytest.mark.parametrize(
    ("face", "result"),
    [
        (10, Verdict("S", "nde1.test.max")),
        (12, Verdict("X", "nde1.test.max")),
    ],
)
def test_the_top_face_is_that_of_the_die_rolled(face: int, result: Verdict) -> None:
    """A d10 that help made a d12 is exceptional on 12 and no longer on 10."""
    script = act_out(nde.test.open("edda", "lift the gate"), table(EDDA, hero("jory"))).called("str", 6)
    script.says("jory", "I pull").gm("allow").says("edda", Ready()).dice("1d12", face)
    assert script.plainly().result == result


@pytest.mark.rule("nde1.test.max-under-tn")
@pytest.mark.parametrize(
    ("options", "result"),
    [
        ({}, Verdict("X", "nde1.test.max-under-tn")),
        ({"max_rule": "always"}, Verdict("X", "nde1.test.max-under-tn")),
        ({"max_rule": "plain"}, Verdict("S", "nde1.test.max-under-tn")),
        ({"max_rule": "must_meet"}, Verdict("F", "nde1.test.max-under-tn", 0)),
    ],
)
def test_a_top_face_below_the_number_is_exceptional_by_the_book(options: dict[str, str], result: Verdict) -> None:
    """Ten on a d10 against 12 is exceptional by the book; a table may have it plain, or not at all."""
    assert rolled(EDDA, 12, 10, **options).plainly().result == result
    assert rolled(EDDA, 12, 9, **options).plainly().result == Verdict("F", "nde1.test.fail", 0)


@pytest.mark.parametrize("max_rule", ["always", "plain", "must_meet"])
def test_a_top_face_above_the_number_is_exceptional_at_every_table(max_rule: str) -> None:
    """Ten on a d10 against 8 is exceptional at every table."""
    assert rolled(EDDA, 8, 10, max_rule=max_rule).plainly().result == Verdict("X", "nde1.test.max")


# ---- What comes of it ------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.test.fail")
def test_a_failure_may_be_nothing_more() -> None:
    """After 5 on a d10 against 6 the GM is asked, and may leave it at that; so does a GM who says nothing."""
    script = rolled(EDDA, 6, 5).asks("gm", "nde/trouble")
    assert trouble(script).default() == Trouble()
    after = script.gm(Trouble()).end()
    assert after.result == Verdict("F", "nde1.test.fail", 0)
    assert went_wrong(after) == []


@pytest.mark.rule("nde1.test.fail")
def test_a_failure_may_bring_a_complication() -> None:
    """One the GM names is kept, and the failure is the same."""
    after = rolled(EDDA, 6, 5).gm(Trouble("lost_time", "the tide turns")).end()
    assert after.result == Verdict("F", "nde1.test.fail", 0)
    assert went_wrong(after) == [Complicated(hero_id("edda"), "lost_time", "the tide turns")]


@pytest.mark.rule("nde1.test.fail")
def test_a_table_may_require_a_complication_for_every_failure() -> None:
    """Under that option an empty answer is refused, and silence brings the first of the list."""
    script = rolled(EDDA, 6, 5, fail_prompt="required").refuses("gm", Trouble(), "nde1.test.fail")
    assert went_wrong(script.plainly()) == [Complicated(hero_id("edda"), "noise", "")]


@pytest.mark.rule("nde1.test.fail")
def test_no_success_is_for_sale() -> None:
    """A failure stays one: the GM can offer neither a success at a price nor a price instead of a complication."""
    script = rolled(EDDA, 6, 5).refuses("gm", Trouble("noise", bargain=True), "nde1.test.fail")
    assert trouble(script).costs() == ()
    script.refuses("gm", Trouble("gear", "the rope", cost=True), "nde1.test.complication-kinds")
    assert [refusal.key for refusal in script.refusals] == ["error-no-bargain", "error-complication-needed"]
    script.gm(Trouble()).end()


@pytest.mark.rule("nde1.test.one")
@pytest.mark.parametrize("phase", ["free", "heroes"])
@pytest.mark.parametrize("fail_prompt", ["optional", "required"])
def test_a_one_surely_brings_a_complication(phase: str, fail_prompt: str) -> None:
    """A one on a d20 fails even against 4, and the GM cannot leave the complication out."""
    script = rolled(hero("edda", s=20), 4, 1, phase, fail_prompt=fail_prompt)
    for nothing in (Trouble(), Trouble(text="   "), Trouble("gear", "the rope", cost=True)):
        script.refuses("gm", nothing, "nde1.test.one")
    after = script.gm(Trouble("noise")).end()
    assert after.result == Verdict("FC", "nde1.test.one", 0)
    assert went_wrong(after) == [Complicated(hero_id("edda"), "noise", "")]
    assert after.hero("edda").hearts == 5


@pytest.mark.rule("nde1.test.one")
def test_a_one_fails_where_hardly_anything_could() -> None:
    """The number was pushed under 4, the GM wanted a roll all the same, and a one fails with a complication."""
    script = act_out(nde.test.open("edda", "lift the gate"), table(hero("edda", s=20)))
    script.called("str", 4, helps=("tools",)).gm("roll").dice("1d20", 1)
    after = script.refuses("gm", Trouble(), "nde1.test.one").gm(Trouble("noise")).end()
    assert after.last(events.Tested) == events.Tested(hero_id("edda"), "str", 20, 0, 4, "FC")


def test_a_two_fails_without_a_sure_complication() -> None:
    """A two fails plainly against 4, and no complication need follow."""
    assert went_wrong(rolled(hero("edda", s=20), 4, 2).gm(Trouble()).end()) == []


@pytest.mark.rule("nde1.test.complication-kinds")
def test_complications_come_from_a_list_or_in_free_words() -> None:
    """Five kinds and "something else" are offered; the GM's own words are kept with any of them."""
    script = rolled(EDDA, 6, 5)
    kinds = [kind.id for kind in trouble(script).listed()]
    assert kinds == ["noise", "lost_time", "lost_item", "worse_position", "lost_resource", "other"]
    script.refuses("gm", Trouble("hiccups", "of all things"), "nde1.test.complication-kinds")
    after = script.gm(Trouble("other", "a goat has seen you")).end()
    assert after.last(Complicated) == Complicated(hero_id("edda"), "other", "a goat has seen you")
    for kind in kinds[:-1]:
        assert rolled(EDDA, 6, 5).gm(Trouble(kind)).end().last(Complicated) == Complicated(hero_id("edda"), kind, "")


@pytest.mark.rule("nde1.test.benefit")
@pytest.mark.parametrize("agreed", ["quieter", "extra", "the door flattens the guard"])
def test_an_exceptional_success_brings_one_benefit(agreed: str) -> None:
    """The player proposes, from five examples or in own words; the GM agrees or names another, and one is kept."""
    script = rolled(EDDA, 6, 10).asks("edda", "nde/benefit")
    asked = dict(script.conversation.questions())["edda"]
    assert isinstance(asked, ProposeBenefit)
    assert [benefit.text for benefit in asked.listed()] == [
        f"benefit-{id}" for id in ("faster", "quieter", "stronger", "safer", "extra")
    ]
    assert asked.ideas("") == ("faster", "quieter", "stronger", "safer", "extra")
    script.refuses("edda", " ", "nde1.test.benefit").says("edda", "quieter")
    script.asks("gm", "nde/confirm-benefit").refuses("edda", agreed, "nde1.test.benefit")
    after = script.gm(agreed).end()
    assert [fact for fact in after.told if isinstance(fact, Benefited)] == [Benefited(hero_id("edda"), agreed)]


def test_a_plain_success_brings_no_benefit() -> None:
    """Nine on a d10 is done with the roll."""
    assert not [fact for fact in rolled(EDDA, 6, 9).end().told if isinstance(fact, Benefited)]
