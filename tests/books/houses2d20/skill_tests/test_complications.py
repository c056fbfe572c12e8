"""2d20 complications: the range, the form the GM picks, the price of avoiding one, and success at cost."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import TaskId
from moothall.rulesets.houses2d20.questions import Call, Trouble
from moothall.rulesets.houses2d20.state import Trait
from moothall.rulesets.houses2d20.yardsticks import RISKS
from tests.books.houses2d20.support.plain import BuyOff, Task
from tests.books.houses2d20.support.stage import HousesScript, npc, person, table, trying
from tests.support.citing import cited, refused

SANNA = person(battle=5, duty=5)


def rolled(*faces: int, difficulty: int = 1, range: int = 1, start: Any = None, **more: Any) -> HousesScript[Any]:
    """A test with a target of 10 that has fallen so."""
    script = trying(start or table(SANNA, **more)).called("battle", difficulty, range).at("drive", "duty")
    return script.falls(*faces)


@pytest.mark.rule("houses.complication.any-die")
def test_any_die_can_complicate() -> None:
    """A bought third die that shows 20 is a complication."""
    script = trying(table(SANNA, momentum=1)).called("battle").at("drive", "duty").buys("momentum").falls(3, 4, 20)
    assert script.stop().last(events.Tested).complications == 1


@pytest.mark.rule("houses.complication.range-set-by-gm")
def test_the_gm_sets_a_complication_range_from_one_to_five() -> None:
    """A range of 3 complicates from 18; 0 and 6 are refused."""
    script = trying(table(SANNA)).at("skill", "battle")
    for range in (0, 6):
        script.refuses_at("call", Call(1, range), "houses.complication.range-set-by-gm")
    assert script.gm(Call(1, 3)).falls(18, 17).stop().last(events.Tested).complications == 1


@pytest.mark.rule("houses.complication.threshold")
def test_the_range_counts_down_from_twenty() -> None:
    """Range 4 complicates on 17, 18, 19 and 20 and on nothing else; each range has its name."""
    hit = [face for face in range(1, 21) if rolled(face, 5, range=4).stop().last(events.Tested).complications]
    assert hit == [17, 18, 19, 20]
    assert [risk.id for risk in cited(RISKS)] == ["normal", "risky", "perilous", "precarious", "treacherous"]


@pytest.mark.rule("houses.complication.content")
def test_the_gms_words_make_the_complication_a_trait_of_the_scene() -> None:
    """The GM names the complication and it lies on the scene; without words it is refused."""
    script = rolled(20, 5).at("buy-off", "suffer")
    script.refuses("gm", Trouble(text=" "), "houses.complication.content")
    after = script.gm(Trouble(text="Alarm raised")).plainly()
    assert after.traits == ["Alarm raised"] and after.state.traits[0].on == "scene"
    assert after.last(events.Complicated).cause == "rolled"


@pytest.mark.rule("houses.complication.after-outcome")
def test_complications_come_after_the_outcome() -> None:
    """Everybody knows that it passed before the GM is asked, and a fresh complication changes nothing about it."""
    script = rolled(20, 5).on_to("buy-off")
    assert script.stop().last(events.Tested).passed
    after = script.at("complication", Trouble(text="Watched")).plainly()
    assert after.result is not None and after.result.passed


@pytest.mark.rule("houses.complication.gm-menu")
def test_the_gm_picks_the_form() -> None:
    """More time is half again as much; something barred is a trait; one for the next test goes with it."""
    longer = rolled(20, 5).at("complication", Trouble("time", "The lock is old")).plainly()
    assert longer.last(events.Complicated).percent == 50 and not longer.traits
    barred = rolled(20, 5).at("complication", Trouble("barred", "No way back")).plainly()
    assert barred.traits == ["No way back"] and barred.last(events.Complicated).percent == 0
    brief = rolled(20, 5).at("complication", Trouble("trait", "Off balance", "next")).plainly()
    assert brief.state.traits[0].on == "sanna"
    assert not rolled(3, 5, start=brief.state).plainly().traits


@pytest.mark.rule("houses.complication.gm-menu")
def test_a_complication_may_take_a_point_off_an_extended_task() -> None:
    """Where an extended task runs, a complication may take a point off; where none does, it may not."""
    task = Task("dig", "The tunnel", 6, 4)
    start = table(SANNA, tasks=(task, Task("idle", "Not begun", 6)))
    script = rolled(20, 5, start=start).at("buy-off", "suffer")
    script.refuses("gm", Trouble("task", "A cave-in", task="idle"), "houses.complication.gm-menu")
    assert script.gm(Trouble("task", "A cave-in", task="dig")).plainly().state.task(TaskId("dig")).points == 3
    none = rolled(20, 5).at("buy-off", "suffer")
    none.refuses("gm", Trouble("task", "A cave-in", task="dig"), "houses.complication.gm-menu").stop()


# ---- Success at cost ------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.cost.bare-success")
def test_a_failure_may_become_a_bare_success() -> None:
    """The GM offers and the player accepts; declined or not offered it stays a failure; a pass brings no offer."""
    accepted = rolled(3, 15, difficulty=3).at("offer-cost", "offer").at("take-cost", "accept").plainly()
    assert accepted.result is not None and accepted.result.passed
    declined = rolled(3, 15, difficulty=3).at("offer-cost", "offer").at("take-cost", "decline").plainly()
    assert declined.result is not None and not declined.result.passed
    unoffered = rolled(3, 15, difficulty=3).at("offer-cost", "no").plainly()
    assert unoffered.result is not None and not unoffered.result.passed
    assert rolled(3, 4).on_to("offer-cost", "over").waits == "over"


@pytest.mark.rule("houses.cost.no-momentum")
def test_a_bare_success_brings_no_momentum() -> None:
    """Nothing is banked."""
    after = rolled(3, 15, difficulty=3).at("offer-cost", "offer").at("take-cost", "accept").plainly()
    assert after.result is not None and after.result.surplus == 0 and after.state.momentum == 0


@pytest.mark.rule("houses.cost.complication-is-the-price")
def test_a_bare_success_costs_a_complication() -> None:
    """One more than was rolled, and the GM says what it is."""
    script = rolled(3, 20, difficulty=3).at("offer-cost", "offer").at("take-cost", "accept")
    script.at("buy-off", "suffer").at("complication", Trouble(text="Rolled")).on_to("complication")
    assert script.asked.cause == "cost"
    after = script.gm(Trouble(text="Paid for")).plainly()
    assert after.traits == ["Rolled", "Paid for"]


@pytest.mark.rule("houses.complication.price-cannot-be-bought-off")
def test_a_price_cannot_be_bought_off() -> None:
    """For the complication of a bare success nobody is asked to pay Threat; for a rolled one they are."""
    script = rolled(3, 15, difficulty=3).at("offer-cost", "offer").at("take-cost", "accept")
    assert script.on_to("buy-off", "complication").waits == "complication"
    script.plainly()
    assert rolled(3, 20).on_to("buy-off", "complication").waits == "buy-off"


# ---- Buying off -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.threat.add.ignore-complication-2")
def test_a_player_ignores_complications_for_threat() -> None:
    """Two, both ignored, add 4; one of two adds 2."""
    both = rolled(20, 20, threat=3).at("buy-off", "ignore").at("buy-off", "ignore").plainly()
    assert both.state.threat == 7 and not both.traits
    one = rolled(20, 20, threat=3).at("buy-off", "ignore").at("buy-off", "suffer").plainly()
    assert one.state.threat == 5 and [fact.form for fact in one.all(events.Complicated)] == ["time"] and not one.traits


@pytest.mark.rule("houses.threat.spend.npc-complication-2")
def test_the_gm_cancels_an_npcs_complication() -> None:
    """Cancelling costs 2 Threat; with 1 it is not offered, and with none left meanwhile it is refused."""
    guard = npc("guard", "minor", battle=5, quality=5)
    after = trying(table(guard, threat=3), "guard").called("battle").falls(20, 5).at("buy-off", "ignore").plainly()
    assert after.state.threat == 1 and not after.traits
    poor = trying(table(guard, threat=1), "guard").called("battle").falls(20, 5)
    assert poor.on_to("buy-off", "complication").waits == "complication"
    poor.stop()
    with refused("houses.threat.spend.cannot-overspend"):
        BuyOff("guard", 1, npc=True).check(table(guard, threat=1), "ignore")


def test_complication_ideas_are_shown_unless_turned_off() -> None:
    """The GM sees suggestions unless the table is without them."""
    with_ideas = rolled(20, 5).at("buy-off", "suffer").asked
    assert len(with_ideas.suggestions) == 6
    assert not rolled(20, 5, complication__suggestions="off").at("buy-off", "suffer").asked.suggestions


def test_the_scene_trait_stays_for_the_next_test() -> None:
    """A complication of the scene bears on what comes next, if the GM says so."""
    after = rolled(20, 5).at("complication", Trouble(text="Alarm raised")).plainly()
    script = rolled_again(after.state)
    assert [trait.text for trait in script.asked.traits] == ["Alarm raised"]


def rolled_again(start: Any) -> HousesScript[Any]:
    return trying(start).called("battle").on_to("traits")


def test_an_npc_takes_a_success_at_cost_in_one_question() -> None:
    """The GM is not asked to make an offer to the GM."""
    guard = npc("guard", "minor", battle=5, quality=5)
    script = trying(table(guard, Trait("t1", "Fog")), "guard").called("battle").falls(15, 14)
    assert script.on_to("offer-cost", "take-cost").waits == "take-cost"
    after = script.gm("accept").plainly()
    assert after.result is not None and after.result.passed
