"""NDE2 luck points: a reroll, a larger die or a success at a cost; two points at each session."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from moothall.ledger.entries import Rolled
from moothall.rulesets import nde
from moothall.rulesets.nde.dice import kept, verdict
from moothall.rulesets.nde.editions.newer import EDITION
from moothall.rulesets.nde.events import Complicated, LuckChanged, Paid
from moothall.rulesets.nde.gather import Steps
from moothall.rulesets.nde.ids import foe_id, hero_id
from moothall.rulesets.nde.prepare import UpcomingRoll, ready_question
from moothall.rulesets.nde.questions import Call, NamePrice, Price, Ready, SpendLuck, Trouble
from moothall.rulesets.nde.state import Attributes, Hero, Table
from moothall.rulesets.nde.words import Verdict, better
from tests.books.nde.support.stage_nde2 import NdeScript, act_out, foe, hero, table
from tests.support.citing import cited, refused

ILSE = hero("ilse", "adept", luck=2)
STEP = Ready(luck=("step",))


def called(at: Table, number: int, **call: Any) -> NdeScript[Verdict | None]:
    """Ilse bluffs with her Might, and the GM has said how hard it is."""
    return act_out(nde.test.open("ilse", "bluff the toll keeper"), at).called("might", number, **call)


def rolled(who: Hero, number: int, face: int, **options: Any) -> NdeScript[Verdict | None]:
    """A test after its roll, without anything bought before it."""
    script = called(table(who, **options), number).says("ilse", Ready())
    return script.dice(f"1d{who.attributes.might}", face)


@pytest.mark.rule("nde2.luck.one-buys-one")
def test_a_luck_point_buys_one_use() -> None:
    """Ilse pays one of her two points for a reroll, and it is one of the same die."""
    after = rolled(ILSE, 6, 2).says("ilse", "reroll").dice("1d12", 7).says("ilse", "keep").end()
    assert after.hero("ilse").luck == 1
    assert after.dice == [(12, (2,)), (12, (7,))]


@pytest.mark.rule("nde2.luck.one-buys-one")
def test_without_luck_points_no_use_of_luck_is_open() -> None:
    """Once the last point is gone, there is no reroll, no bought success and no larger die."""
    rule = "nde2.luck.one-buys-one"
    script = rolled(replace(ILSE, luck=1), 6, 2).says("ilse", "reroll").dice("1d12", 3)
    script.asks("gm", "nde/trouble").refuses("ilse", "reroll", rule).refuses("ilse", "cost", rule)
    after = script.gm(Trouble("noise")).end()
    assert after.result == Verdict("F", "nde2.test.fail-moves", 0)
    assert after.hero("ilse").luck == 0

    again = act_out(nde.test.open("ilse", "flatter him"), after.state)
    again.called("might", 6, helps=("surprise",)).refuses("ilse", STEP, rule).stop()


@pytest.mark.rule("nde2.luck.reroll")
@pytest.mark.parametrize(("second", "result", "counts"), [(2, "F", 3), (5, "S", 5), (1, "F", 3), (8, "X", 8)])
def test_the_better_of_two_rolls_counts(second: int, result: str, counts: int) -> None:
    """A d8 that showed 3 against 5 is rolled again; a lower number does no harm, not even a one."""
    after = rolled(hero("ilse", m=8, luck=1), 5, 3).says("ilse", "reroll").dice("1d8", second).plainly()
    assert after.result is not None and after.result.result == result
    assert cited(kept([face for _, (face,) in after.dice])).amount == counts
    assert after.last(LuckChanged) == LuckChanged(hero_id("ilse"), 0, "reroll")


def test_the_higher_number_is_never_the_worse_result() -> None:
    """On every die, against every number, under every reading of the top face, the higher of two rolls wins."""
    for sides, number, top in product(EDITION.dice, EDITION.numbers, ("always", "plain", "must_meet")):
        read = {face: verdict((face,), sides, number, top, sides) for face in range(1, sides + 1)}
        for one, other in product(read, read):
            assert better(read[one], read[other]).result == read[kept((one, other)).amount].result


@pytest.mark.rule("nde2.luck.step")
def test_a_bought_step_lasts_for_one_roll() -> None:
    """A point makes a d8 a d12; at the next test it is a d8 again."""
    start = table(hero("ilse", m=8, luck=2))
    after = called(start, 5).asks("ilse", "nde/ready").says("ilse", STEP).dice("1d12", 6).says("ilse", "keep").end()
    assert after.last(LuckChanged) == LuckChanged(hero_id("ilse"), 1, "step")
    (entry_of_the_roll,) = (entry for entry in after.log if isinstance(entry, Rolled))
    assert [(reason.amount, reason.cite) for reason in entry_of_the_roll.why if reason.what == "step-luck"] == [
        (1, "nde2.luck.step")
    ]
    again = called(after.state, 5).says("ilse", Ready()).dice("1d8", 6).says("ilse", "keep").end()
    assert again.dice == [(8, (6,))]
    assert again.hero("ilse").luck == 1


@pytest.mark.rule("nde2.luck.step-at-top")
def test_no_point_is_taken_for_a_step_beyond_the_d20() -> None:
    """There is no larger die than a d20, so the point is refused and stays."""
    script = act_out(nde.test.open("bram", "shove the cart"), table(hero("bram", s=20, luck=2))).called("str", 5)
    script.refuses("bram", STEP, "nde2.luck.step-at-top").says("bram", Ready()).dice("1d20", 20)
    after = script.says("bram", "faster").gm("faster").end()
    assert after.hero("bram").luck == 2


@pytest.mark.rule("nde2.luck.step-at-top")
def test_every_bought_step_must_move_the_die() -> None:
    """From a d12 one step can be bought but not two; and two hindrances too many swallow one without a trace."""
    rule, twice = "nde2.luck.step-at-top", Ready(luck=("step", "step"))
    called(table(ILSE), 5).refuses("ilse", twice, rule).says("ilse", STEP).dice("1d20", 7).stop()
    called(table(hero("ilse", m=8, luck=2)), 5).says("ilse", twice).dice("1d20", 7).stop()

    deep = called(table(hero("ilse", m=6, luck=2)), 5, hinders=("dark", "noise"), overrule=True)
    deep.refuses("ilse", STEP, rule).says("ilse", Ready()).dice("1d4", 2).stop()


@pytest.mark.rule("nde2.luck.buy-success")
def test_only_a_failure_can_be_bought_off() -> None:
    """A 2 against 6 becomes a success at a cost; a plain success is not for sale, an exceptional one asks nothing."""
    script = rolled(ILSE, 6, 2).asks("ilse", "nde/luck", "keep", "reroll", "cost")
    after = script.says("ilse", "cost").gm(Price("gear")).end()
    assert after.result == Verdict("SC", "nde2.luck.buy-success", 1)
    assert after.hero("ilse").luck == 1

    fine = rolled(ILSE, 6, 6).asks("ilse", "nde/luck", "keep", "reroll")
    fine.refuses("ilse", "cost", "nde2.luck.buy-success").stop()
    rolled(ILSE, 6, 12).asks("ilse", "nde/benefit")


@pytest.mark.rule("nde2.luck.price")
def test_a_success_bought_with_luck_waits_for_its_price() -> None:
    """After a bought success nothing goes on until the GM has named one of ten kinds of price."""
    script = rolled(ILSE, 6, 2).says("ilse", "cost").asks("gm", "nde/price")
    asked = dict(script.conversation.questions())["gm"]
    assert isinstance(asked, NamePrice)
    assert [term.id for term in cited(asked.listed())] == [
        "noise", "time", "resource", "position", "attention", "gear", "compromise", "exposure", "risk", "other",
    ]  # fmt: skip
    told = len(script.stage.log)
    script.refuses("ilse", "keep", "nde2.luck.timing").refuses("ilse", Price("noise"), "nde2.seat.powers")
    for empty in (Price("other"), Price("other", "  "), Price("a song")):
        script.refuses("gm", empty, "nde2.luck.price")
    assert len(script.stage.log) == told and not script.conversation.ended

    after = script.gm(Price("other", "she keeps your hat")).end()
    assert after.told[-1] == Paid(hero_id("ilse"), "other", "she keeps your hat")


@pytest.mark.rule("nde2.luck.price")
def test_a_blow_bought_with_luck_lands_after_its_price() -> None:
    """In a fight the foe is not hurt before the GM has said what the bought hit costs."""
    at = table(hero("ilse", luck=1), foe("rat"), phase="heroes")
    script = act_out(nde.attack.open("ilse", "rat", "melee"), at).gm(Call(5)).says("ilse", Ready())
    script.dice("1d12", 2).says("ilse", "cost").asks("gm", "nde/price")
    assert script.stage.state.foe(foe_id("rat")).out == ""
    assert script.gm(Price("position")).end().foe("rat").out == "out"


@pytest.mark.rule("nde2.luck.own-test")
def test_luck_cannot_be_spent_for_a_friend() -> None:
    """Bram has two points and may put none of them into Ilse's roll, neither before nor after it."""
    rule = "nde2.luck.own-test"
    script = called(table(ILSE, hero("bram", luck=2)), 6).passes("bram").refuses("bram", STEP, rule)
    script.says("ilse", Ready()).dice("1d12", 2).refuses("bram", "reroll", rule).refuses("bram", "cost", rule)
    after = script.stop()
    assert (after.hero("ilse").luck, after.hero("bram").luck) == (2, 2)


@pytest.mark.rule("nde2.luck.refresh")
@pytest.mark.parametrize("left", [0, 3])
def test_a_new_session_sets_luck_to_two(left: int) -> None:
    """A new session sets luck to two points, whether fewer or more were left."""
    last_week = replace(table(replace(ILSE, luck=left)), session=1)
    after = act_out(nde.begin_session.open(), last_week).end()
    assert (after.state.session, after.hero("ilse").luck) == (2, 2)


@pytest.mark.rule("nde2.luck.award")
def test_the_gm_may_give_a_point() -> None:
    """One more point for a bold action, above two as well, unless the table keeps to the limit."""
    after = act_out(nde.award_luck.open("ilse", "leapt first"), table(replace(ILSE, luck=1))).end()
    assert after.hero("ilse").luck == 2
    assert act_out(nde.award_luck.open("ilse", "owned up"), after.state).end().hero("ilse").luck == 3

    strict = table(ILSE, luck_over_limit="off")
    with refused("nde2.luck.award"):
        act_out(nde.award_luck.open("ilse", "owned up"), strict)


@pytest.mark.rule("nde2.luck.timing")
def test_each_use_of_luck_has_its_time_before_or_after_the_roll() -> None:
    """A step is for before the roll, the other two for after it, and nothing for after the consequence."""
    rule = "nde2.luck.timing"
    script = called(table(ILSE), 6)
    script.refuses("ilse", Ready(luck=("reroll",)), rule).refuses("ilse", Ready(luck=("cost",)), rule)
    script.says("ilse", Ready()).dice("1d12", 2).refuses("ilse", "step", rule)
    after = script.says("ilse", "keep").gm(Trouble("lost_time")).end()
    assert after.told[-2] == Complicated(hero_id("ilse"), "lost_time", "")

    for use in ("step", "reroll", "cost"):
        script.refuses("ilse", use, rule)
    assert script.end().hero("ilse").luck == 2


@pytest.mark.rule("nde2.luck.timing")
def test_the_last_word_before_the_roll_cannot_be_taken_back() -> None:
    """Another step is refused once the die that was bought has fallen."""
    script = called(table(hero("ilse", m=6, luck=2), luck_per_test="1"), 6).says("ilse", STEP).dice("1d8", 2)
    script.asks("gm", "nde/trouble").refuses("ilse", STEP, "nde2.luck.timing").stop()


@pytest.mark.rule("nde2.luck.several")
def test_points_can_be_spent_one_after_the_other() -> None:
    """A second roll that fails as well is bought off with the second point."""
    script = rolled(ILSE, 6, 2).says("ilse", "reroll").dice("1d12", 3)
    after = script.asks("ilse", "nde/luck", "keep", "reroll", "cost").says("ilse", "cost").gm(Price("time")).end()
    assert after.result is not None and after.result.result == "SC"
    assert after.hero("ilse").luck == 0
    assert [fact.use for fact in after.told if isinstance(fact, LuckChanged)] == ["reroll", "cost"]
    assert after.dice == [(12, (2,)), (12, (3,))]


@pytest.mark.rule("nde2.luck.several")
def test_a_table_may_allow_one_point_for_a_test() -> None:
    """Under that option a second point is refused, whether both are for before the roll or for after it."""
    rule = "nde2.luck.several"
    script = rolled(ILSE, 6, 2, luck_per_test="1").says("ilse", "reroll").dice("1d12", 3).asks("gm", "nde/trouble")
    script.refuses("ilse", "cost", rule).refuses("ilse", "reroll", rule)
    assert script.gm(Trouble("noise")).end().hero("ilse").luck == 1

    start = table(hero("ilse", m=6, luck=2), luck_per_test="1")
    called(start, 6).refuses("ilse", Ready(luck=("step", "step")), rule).stop()


@pytest.mark.rule("nde2.luck.on-one")
def test_a_one_bought_off_has_one_price() -> None:
    """The price stands for the complication that a one surely brings: the GM is asked once, and it is over."""
    script = rolled(ILSE, 6, 1).asks("ilse", "nde/luck", "keep", "reroll", "cost").says("ilse", "cost")
    after = script.asks("gm", "nde/price").gm(Price("attention")).end()
    assert after.result is not None and after.result.result == "SC"
    assert [fact for fact in after.told if isinstance(fact, Paid | Complicated)] == [
        Paid(hero_id("ilse"), "attention", "")
    ]


@pytest.mark.rule("nde2.luck.on-one")
def test_a_table_may_forbid_buying_off_a_one() -> None:
    """Under that option a one cannot be bought off, but can still be rolled again."""
    script = rolled(ILSE, 6, 1, luck_on_one="off").asks("ilse", "nde/luck", "keep", "reroll")
    script.refuses("ilse", "cost", "nde2.luck.on-one").says("ilse", "reroll").dice("1d12", 6).says("ilse", "keep")
    after = script.end()
    assert after.result == Verdict("S", "nde2.test.meet-or-beat", 1)
    assert not [fact for fact in after.told if isinstance(fact, Complicated)]


def test_a_single_luck_point_buys_one_step() -> None:
    """With a single Luck Point a second step is refused, and with two both are bought."""
    for points in (1, 2):
        start = table(hero("ilse", s=6, luck=points))
        script = act_out(nde.test.open("ilse", "lift the gate"), start).called("str", 5)
        if points == 1:
            script.refuses("ilse", Ready(luck=("step", "step")), "nde2.luck.one-buys-one")
            script.says("ilse", Ready(luck=("step",))).dice("1d8", 6)
        else:
            script.says("ilse", Ready(luck=("step", "step"))).dice("1d12", 6)
        assert script.end().hero("ilse").luck == 0


@pytest.mark.parametrize("mode", ["ladder", "2d6"])
def test_the_question_says_how_much_is_spent_and_left(mode: str) -> None:
    """Each time luck is asked for, the player sees what this test has cost so far and what remains."""
    ilse = hero("ilse", m=12, luck=3) if mode == "ladder" else hero("ilse", luck=3, attributes=Attributes(0, 0, 0))
    pool, faces = ("1d12", (2,)) if mode == "ladder" else ("2d6", (1, 2))
    script = called(table(ilse, dice_mode=mode), 8)
    if mode == "ladder":
        script.says("ilse", Ready())
    script.dice(pool, *faces)
    for spent in range(3):
        ((_, asked),) = script.conversation.questions()
        assert isinstance(asked, SpendLuck)
        assert (asked.spent, asked.left) == (spent, 3 - spent)
        script.says("ilse", "reroll").dice(pool, *faces)


@pytest.mark.parametrize(("luck", "is_lucky"), [(0, False), (1, True)])
def test_a_larger_die_is_offered_to_a_hero_with_luck_left(luck: int, is_lucky: bool) -> None:
    """The last question before the roll says whether there is a Luck Point to buy a die with."""
    coming = UpcomingRoll(hero_id("ilse"), 5, "", 8)
    assert ready_question(table(replace(ILSE, luck=luck)), coming, Steps()).lucky is is_lucky
