"""NDE2 results: reaching the Difficulty, the top face, a 1, and the complications, costs and benefits that follow."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.editions.newer import EDITION
from moothall.rulesets.nde.events import Benefited, Complicated, Paid
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import NameTrouble, Price, ProposeBenefit, Ready, TakeBargain, Trouble
from moothall.rulesets.nde.state import Hero
from moothall.rulesets.nde.words import Verdict
from moothall.speech.voice import voice
from tests.books.nde.support.stage_nde2 import NdeScript, act_out, hero, table
from tests.support.citing import cited

BRAM = hero("bram")
SAY = voice("en", "nde2").say


def rolled(who: Hero, number: int, face: int, **options: Any) -> NdeScript[Verdict | None]:
    """Bram lifts something with his Strength, and the die has fallen."""
    script = act_out(nde.test.open("bram", "lift the gate"), table(who, **options)).called("str", number)
    return script.dice(f"1d{who.attributes.str}", face)


def trouble(script: NdeScript[Verdict | None]) -> NameTrouble:
    """The question about what goes wrong, as the GM sees it."""
    asked = dict(script.conversation.questions())["gm"]
    assert isinstance(asked, NameTrouble)
    return asked


# ---- How a die is read -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.test.meet-or-beat")
def test_the_number_itself_is_enough() -> None:
    """On a d12 against 5, a 5 succeeds and a 4 fails."""
    assert rolled(BRAM, 5, 5).end().last(events.Tested).result == "S"
    assert rolled(BRAM, 5, 4).plainly().last(events.Tested).result == "F"


@pytest.mark.rule("nde2.test.max-is-exceptional")
@pytest.mark.parametrize(("sides", "number"), [(12, 6), (20, 12)])
def test_the_top_face_is_exceptional(sides: int, number: int) -> None:
    """The highest number of the die is more than a success, and one less is not."""
    assert rolled(hero("bram", s=sides), number, sides).plainly().last(events.Tested).result == "X"
    assert rolled(hero("bram", s=sides), number, sides - 1).end().last(events.Tested).result == "S"


@pytest.mark.rule("nde2.test.max-of-rolled-die")
@pytest.mark.parametrize(("face", "result"), [(12, "S"), (20, "X")])
def test_the_top_face_is_that_of_the_die_rolled(face: int, result: str) -> None:
    """A d12 that an advantage made a d20 is exceptional on 20 and no longer on 12."""
    script = act_out(nde.test.open("bram", "sneak by"), table(hero("bram", d=12))).called("dex", 8, helps=("surprise",))
    after = script.says("bram", Ready()).dice("1d20", face).plainly()
    assert (after.last(events.Tested).sides, after.last(events.Tested).result) == (20, result)


@pytest.mark.rule("nde2.test.max-under-t")
@pytest.mark.parametrize(("option", "result"), [("always", "X"), ("plain", "S"), ("must_meet", "F")])
def test_a_top_face_below_the_number_is_read_as_the_table_says(option: str, result: str) -> None:
    """Six on a d6 against 8 is exceptional by the book; a table may have it plain, or not at all."""
    after = rolled(hero("bram", s=6), 8, 6, max_rule=option).plainly()
    assert after.last(events.Tested).result == result


def test_by_the_book_a_small_die_is_exceptional() -> None:
    """A table that sets nothing lets the top face of any die count."""
    assert rolled(hero("bram", s=6), 8, 6).plainly().last(events.Tested).result == "X"


# ---- What comes of it ------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.test.fail-moves")
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (Trouble("worse_position", "you hang there"), Complicated(hero_id("bram"), "worse_position", "you hang there")),
        (Trouble("gear", "the rope snaps", cost=True), Paid(hero_id("bram"), "gear", "the rope snaps")),
    ],
)
def test_a_failure_brings_a_complication_or_a_cost(answer: Trouble, told: object) -> None:
    """After 3 on a d8 against 4 the GM must say what changes: something gets in the way, or something is lost."""
    script = rolled(hero("bram", s=8), 4, 3).asks("gm", "nde/trouble")
    assert cited(trouble(script).listed()) and cited(trouble(script).costs())
    script.refuses("gm", Trouble(), "nde2.test.fail-moves").refuses("gm", Trouble(cost=True), "nde2.test.fail-moves")
    after = script.gm(answer).end()
    assert after.result == Verdict("F", "nde2.test.fail-moves", 0)
    assert [fact for fact in after.told if isinstance(fact, Complicated | Paid)] == [told]


@pytest.mark.rule("nde2.test.fail-moves")
def test_a_table_may_let_a_failure_be_nothing_more() -> None:
    """Under that option the GM may leave a plain failure as it is."""
    after = rolled(hero("bram", s=8), 4, 3, fail_prompt="optional").gm(Trouble()).end()
    assert not [fact for fact in after.told if isinstance(fact, Complicated | Paid)]


@pytest.mark.rule("nde2.test.one")
@pytest.mark.parametrize("fail_prompt", ["required", "optional"])
def test_a_one_surely_brings_a_complication(fail_prompt: str) -> None:
    """A one on a d20 fails even against 3, and the GM cannot leave the complication out, nor make it a mere cost."""
    script = rolled(hero("bram", s=20), 3, 1, fail_prompt=fail_prompt)
    for nothing in (Trouble(), Trouble(text="   "), Trouble("gear", "the rope snaps", cost=True)):
        script.refuses("gm", nothing, "nde2.test.one")
    assert not script.conversation.ended
    after = script.gm(Trouble("noise")).end()
    assert after.result == Verdict("FC", "nde2.test.one", 0)
    assert after.last(Complicated) == Complicated(hero_id("bram"), "noise", "")


@pytest.mark.rule("nde2.test.complication-kinds")
def test_complications_come_from_a_list_or_in_free_words() -> None:
    """Four kinds and "something else" are offered; the GM's own words are kept with any of them."""
    script = rolled(BRAM, 5, 3)
    kinds = cited(trouble(script).listed())
    assert [kind.id for kind in kinds] == ["noise", "lost_time", "worse_position", "lost_resource", "other"]
    assert len({SAY(kind.text) for kind in kinds}) == 5
    script.refuses("gm", Trouble("hiccups", "of all things"), "nde2.test.complication-kinds")
    assert script.gm(Trouble("other", "a goat has seen you")).end().last(Complicated).text == "a goat has seen you"


@pytest.mark.rule("nde2.test.benefit")
@pytest.mark.parametrize("agreed", ["quieter", "extra", "the door flattens the guard"])
def test_an_exceptional_success_brings_one_benefit(agreed: str) -> None:
    """The player proposes, from five examples or in own words; the GM agrees or names another, and one is kept."""
    script = rolled(BRAM, 6, 12).asks("bram", "nde/benefit")
    asked = dict(script.conversation.questions())["bram"]
    assert isinstance(asked, ProposeBenefit)
    assert len({SAY(benefit.text) for benefit in cited(asked.listed())}) == 5
    assert asked.ideas("") == ("faster", "quieter", "stronger", "safer", "extra")
    script.refuses("bram", " ", "nde2.test.benefit").says("bram", "quieter")
    after = script.asks("gm", "nde/confirm-benefit").gm(agreed).end()
    assert [fact for fact in after.told if isinstance(fact, Benefited)] == [Benefited(hero_id("bram"), agreed)]


# ---- Success at a cost -----------------------------------------------------------------------------------------------


def result_of(verdict: Verdict, _: object) -> str:
    return verdict.result


@pytest.mark.rule("nde2.test.cost-outcome")
def test_no_die_says_success_at_a_cost() -> None:
    """No face of any die does, against any number and however the top face is read; and the GM cannot grant it."""
    for sides, number, top in product(EDITION.dice, EDITION.numbers, ("always", "plain", "must_meet")):
        opening = nde.roll_test.open("bram", Pool(sides, sides, 0, ()), number)
        chances = odds(opening, table(BRAM, max_rule=top), nde.fold, Policy("plain"), result_of)
        assert set(chances.ways) <= {"FC", "F", "S", "X"} and chances.total == sides

    offer = Trouble("noise", bargain=True)
    script = rolled(BRAM, 5, 4).refuses("gm", offer, "nde2.test.cost-outcome")
    assert script.gm(Trouble("noise")).end().result == Verdict("F", "nde2.test.fail-moves", 0)


@pytest.mark.rule("nde2.test.cost-outcome")
def test_a_table_may_let_the_gm_bargain() -> None:
    """Under that option the GM may offer the success for a price, and it is the player who says yes or no."""
    offer = Trouble("time", "it takes all night", bargain=True)
    script = rolled(BRAM, 5, 4, gm_bargain="on")
    script.refuses("gm", Trouble(bargain=True), "nde2.test.cost-outcome").gm(offer)
    asked = dict(script.asks("bram", "nde/bargain", "refuse", "accept").conversation.questions())["bram"]
    assert isinstance(asked, TakeBargain) and asked.price == Price("time", "it takes all night")
    after = script.says("bram", "accept").end()
    assert after.result is not None and after.result.result == "SC"
    assert after.told[-1] == Paid(hero_id("bram"), "time", "it takes all night")

    script = rolled(BRAM, 5, 4, gm_bargain="on").gm(offer).says("bram", "refuse").asks("gm", "nde/trouble")
    assert script.gm(Trouble("noise")).end().result == Verdict("F", "nde2.test.fail-moves", 0)
