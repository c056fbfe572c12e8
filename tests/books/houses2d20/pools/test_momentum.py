"""2d20 Momentum buys dice, traits and answers to questions; the rest goes to the group's pool."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.questions import Answer, Confirmed, Kept, Purchase, Spend
from moothall.rulesets.houses2d20.state import Trait
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person, table, trying

SANNA = person(battle=5, duty=5)


def rolled(*faces: int, difficulty: int = 1, who: str = "sanna", one: Any = SANNA, **more: Any) -> HousesScript[Any]:
    """A test with a target of 10 that has fallen so."""
    on = more.pop("on", ())
    script = trying(table(one, *on, **more), who).called("battle", difficulty)
    return script.at("drive", "duty").falls(*faces)


def buying(*paid: str, **more: Any) -> HousesScript[Any]:
    """Dice are bought and paid for; the next thing is the roll."""
    return trying(table(SANNA, **more)).called("battle").buys(*paid).to_dice()


@pytest.mark.parametrize(
    ("dice", "there", "left", "pool"),
    [
        pytest.param(1, 4, 3, "3d20", marks=pytest.mark.rule("houses.momentum.first-die-costs-1")),
        pytest.param(2, 4, 1, "4d20", marks=pytest.mark.rule("houses.momentum.second-die-costs-2")),
        pytest.param(3, 6, 0, "5d20", marks=pytest.mark.rule("houses.momentum.third-die-costs-3")),
    ],
)
def test_bought_dice_cost_by_position(dice: int, there: int, left: int, pool: str) -> None:
    """One, two more, three more; and the pool grows by one each."""
    script = buying(*["momentum"] * dice, momentum=there)
    assert script.stop().state.momentum == left and script.pool == pool


def test_prices_are_shown_before_they_are_paid() -> None:
    """The question says what each die costs, how many there may be and what is saved."""
    asked = trying(table(SANNA, momentum=4)).called("battle").on_to("buy-dice").asked
    assert [(price.momentum, price.threat) for price in asked.prices] == [(1, 1), (2, 2), (3, 3)]
    assert (asked.momentum, asked.dice, asked.most) == (4, 2, 3)


@pytest.mark.rule("houses.momentum.cannot-overspend")
def test_dice_cannot_cost_more_momentum_than_there_is() -> None:
    """Two dice need 3: refused with 2, taken with 3."""
    script = trying(table(SANNA, momentum=2)).called("battle")
    script.refuses_at("buy-dice", Purchase(("momentum", "momentum")), "houses.momentum.cannot-overspend").stop()
    assert buying("momentum", "momentum", momentum=3).stop().state.momentum == 0


@pytest.mark.rule("houses.momentum.no-self-funding")
def test_a_roll_cannot_pay_for_its_own_dice() -> None:
    """With nothing saved nothing can be bought, whatever the roll may bring."""
    script = trying(table(SANNA)).called("battle")
    script.refuses_at("buy-dice", Purchase(("momentum",)), "houses.momentum.no-self-funding").stop()


@pytest.mark.rule("houses.dice.one-ladder")
def test_dice_from_momentum_and_threat_share_one_price_ladder() -> None:
    """First by Momentum, second by Threat, third by Momentum: 4 Momentum go, 2 Threat come."""
    after = buying("momentum", "threat", "momentum", momentum=6, threat=1).stop()
    assert (after.state.momentum, after.state.threat) == (2, 3)


@pytest.mark.rule("houses.dice.split-one-die")
def test_a_die_is_paid_from_a_single_pool() -> None:
    """A second die for 1 Momentum and 1 Threat is refused."""
    script = trying(table(SANNA, momentum=6)).called("battle")
    script.refuses_at("buy-dice", Purchase(("momentum", "both")), "houses.dice.split-one-die").stop()


# ---- On the outcome -------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.momentum.create-trait-2")
def test_two_momentum_create_a_trait() -> None:
    """The fresh Momentum of the test pays for the trait, with none left; with 1 it is not offered."""
    after = rolled(1, 2).at("spend", Spend("trait", "Door ajar")).gm(Confirmed()).plainly()
    assert after.traits == ["Door ajar"] and after.state.momentum == 0
    poor = rolled(3, 2).on_to("spend")
    assert "trait" not in [option.id for option in poor.asked.options()]
    wordless = rolled(1, 2).on_to("spend")
    wordless.refuses("sanna", Spend("trait", " "), "houses.momentum.create-trait-2").stop()


@pytest.mark.rule("houses.momentum.trait-relates-to-action")
def test_a_trait_must_come_of_the_action() -> None:
    """Declined by the GM, nothing is lost and another may be named."""
    script = rolled(1, 2).at("spend", Spend("trait", "A fleet arrives")).gm(Confirmed(False))
    assert script.waits == "spend" and script.asked.fresh == 2
    assert script.plainly().state.momentum == 2


@pytest.mark.rule("houses.momentum.trait-plausible")
def test_a_trait_must_be_plausible() -> None:
    """Rain after picking a lock is declined, and saved Momentum is what it was."""
    after = rolled(3, 4, difficulty=2, momentum=3).at("spend", Spend("trait", "Rain")).gm(Confirmed(False)).plainly()
    assert after.state.momentum == 3 and not after.traits


@pytest.mark.rule("houses.momentum.question-1")
def test_each_question_costs_one_momentum() -> None:
    """Three questions take 3 and have three answers."""
    script = rolled(3, 4, difficulty=2, momentum=4)
    for number in range(3):
        script.at("spend", Spend("question", f"Question {number}?")).gm(Answer(f"Answer {number}"))
    after = script.plainly()
    assert after.state.momentum == 1
    assert [told.answer for told in after.all(events.Informed)] == ["Answer 0", "Answer 1", "Answer 2"]
    script = rolled(1, 2).on_to("spend").refuses("sanna", Spend("question"), "houses.momentum.question-1")
    script.says("sanna", Spend("question", "Who?")).refuses("gm", Answer(" "), "houses.momentum.question-1").stop()


@pytest.mark.rule("houses.momentum.question-about-situation")
def test_a_question_out_of_scope_is_not_charged() -> None:
    """The GM says so, and the Momentum stays."""
    after = rolled(1, 2).at("spend", Spend("question", "Who will be king?")).gm(Answer(in_scope=False)).plainly()
    assert after.state.momentum == 2 and not after.all(events.Informed)


@pytest.mark.rule("houses.momentum.spend-then-bank")
def test_unspent_fresh_momentum_is_banked() -> None:
    """Three fresh, one question: 2 are banked, and what was saved is untouched."""
    script = rolled(1, 1, momentum=1).at("spend", Spend("question", "How many?")).gm(Answer("Six"))
    assert script.plainly().state.momentum == 3


@pytest.mark.rule("houses.momentum.one-use-each")
def test_a_test_creates_at_most_one_trait() -> None:
    """The second is refused, however much there is; questions may go on."""
    script = rolled(1, 1, momentum=6).at("spend", Spend("trait", "Door ajar")).gm(Confirmed()).on_to("spend")
    script.refuses("sanna", Spend("trait", "Guard asleep"), "houses.momentum.one-use-each")
    script.says("sanna", Spend("question", "Who?")).gm(Answer("Roke")).plainly()


@pytest.mark.rule("houses.momentum.creates-only")
def test_momentum_creates_and_alters_nothing() -> None:
    """Changing or removing a trait by Momentum is refused unless the table has it so."""
    script = rolled(1, 1, on=(Trait("t1", "Locked"),)).on_to("spend")
    for use in ("trait_change", "trait_remove"):
        script.refuses("sanna", Spend(use, "Ajar", "t1"), "houses.momentum.creates-only")
    script.stop()
    free = rolled(1, 1, on=(Trait("t1", "Locked"),), momentum__trait_edit="true")
    after = free.at("spend", Spend("trait_change", "Ajar", "t1")).gm(Confirmed()).plainly()
    assert after.traits == ["Ajar"] and after.state.momentum == 1


@pytest.mark.rule("houses.momentum.after-fail")
def test_saved_momentum_serves_after_a_failure() -> None:
    """After a failure a question takes one of 3; with nothing saved nobody is asked."""
    script = rolled(11, 12, momentum=3).at("spend", Spend("question", "What went wrong?")).gm(Answer("The draught"))
    assert script.plainly().state.momentum == 2
    assert rolled(11, 12).on_to("spend", "over").waits == "over"


# ---- The pool -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.momentum.pool-is-shared")
def test_the_pool_is_the_groups() -> None:
    """Ivo spends the Momentum that Sanna banked."""
    after = rolled(1, 2, on=(person("ivo"),)).plainly()
    assert after.state.momentum == 2
    script = trying(after.state, "ivo").called("battle").buys("momentum").to_dice()
    assert script.stop().state.momentum == 1


@pytest.mark.rule("houses.momentum.pool-starts-0")
def test_an_adventure_starts_without_momentum() -> None:
    """Saved Momentum is gone when an adventure starts."""
    after = act_out(houses.begin_adventure.open(), table(SANNA, momentum=4)).end()
    assert after.state.momentum == 0
    rich = {"momentum__shared": "false", "momentum__start": "2"}
    own = act_out(houses.begin_adventure.open(), table(SANNA, npc("roke"), **rich)).end()  # type: ignore[arg-type]
    assert (own.state.momentum, own.who("sanna").momentum, own.who("roke").momentum) == (0, 2, 0)


@pytest.mark.rule("houses.momentum.pool-cap-6")
def test_the_momentum_pool_holds_six() -> None:
    """With 5 saved and 3 fresh, 6 are saved and 2 reported lost; with 3 saved none is."""
    after = rolled(1, 1, momentum=5).plainly()
    assert after.state.momentum == 6 and after.last(events.MomentumChanged).lost == 2
    assert rolled(1, 1, momentum=3).plainly().last(events.MomentumChanged).lost == 0


@pytest.mark.rule("houses.momentum.scene-decay-1")
def test_the_end_of_a_scene_takes_one_momentum() -> None:
    """Four become three, none stay none."""
    for there, left in ((4, 3), (1, 0), (0, 0)):
        after = act_out(houses.end_scene.open(), table(SANNA, momentum=there)).gm(Kept()).end()
        assert after.state.momentum == left


def test_npcs_neither_spend_nor_bank_momentum() -> None:
    """An NPC buys no dice with Momentum and banks none."""
    guard = npc("guard", "minor", battle=5, quality=5)
    script = trying(table(guard, momentum=4, threat=2), "guard").called("battle")
    rule = "houses.threat.spend.npc-pays-what-players-add"
    script.refuses_at("buy-dice", Purchase(("momentum",)), rule)
    assert script.falls(1, 2).plainly().state.momentum == 4
