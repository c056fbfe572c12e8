"""2d20 questions list and preset only answers that are accepted and can be paid."""

from __future__ import annotations

import pytest

from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20.questions import Bearing, Ruling, TraitUse
from moothall.rulesets.houses2d20.state import Trait
from tests.books.houses2d20.support.conflict import BLADE, ROKE, SANNA, acting, fight
from tests.books.houses2d20.support.plain import Move
from tests.books.houses2d20.support.stage import act_out, check_asked, npc, person, table, trying

SAYS = {"duty": "No debt unpaid"}
SWORN = npc("roke", battle=6, duty=7, says=SAYS)


@pytest.mark.parametrize("threat", range(8))
@pytest.mark.parametrize("dice", range(3))
def test_an_npc_can_pay_for_every_spend_it_commits(threat: int, dice: int) -> None:
    """Every spend an NPC can commit can be paid, for each amount of Threat and of bought dice."""
    script = trying(table(SWORN, threat=threat), "roke").called("battle").fits("duty").on_to("buy-dice", "commit")
    if script.waits == "buy-dice":
        script.buys(*("threat",) * min(dice, len(script.asked.prices)))
    while script.waits in ("point", "buy-dice"):
        check_asked(script.conversation)
        uses = [answer for answer in script.asked.answers() if answer.use == "automatic"]
        script.gm(uses[0] if uses else script.asked.default())
    assert script.waits == "commit"
    script.gm("roll").on_to("dice", "over")
    assert script.stop().state.threat >= 0


@pytest.mark.parametrize(("threat", "cap", "waits"), [(0, "none", "skill"), (4, "4", "skill"), (3, "4", "skill")])
def test_escalating_is_offered_only_where_it_can_be_paid(threat: int, cap: str, waits: str) -> None:
    """An NPC needs the point in the pool, a player room for it; without, only letting it be is left."""
    for one, able in ((SWORN, threat > 0), (person(), cap == "none" or threat < int(cap))):
        script = trying(table(one, threat=threat, threat__cap=cap), one.id).at("escalates", "yes")
        assert [option.id for option in script.asked.options()] == (["go_on"] if able else []) + ["withdraw"]
        script.on_one()
        assert script.waits == (waits if able else "over")


def test_a_spend_is_asked_for_only_where_it_can_be_paid() -> None:
    """Dice, a raise, a complication bought off and a kept initiative are asked for only where they can be had."""
    assert trying(table(SWORN), "roke").called("battle").on_to("buy-dice", "commit").waits == "commit"
    assert trying(table(person(), threat=1)).called("battle").on_to("raise", "buy-dice").waits == "buy-dice"
    for threat, waits in ((1, "over"), (2, "keep")):
        start = fight(SANNA, ROKE, who="roke", threat=threat)
        script = acting(start, "create_trait", "roke").at("words", "Smoke").at("possible", Ruling("no_test"))
        assert script.on_to("keep", "over").waits == waits


def test_only_allies_who_can_be_helped_are_listed() -> None:
    """Where nobody is brought back in a conflict, helping is for the lastingly defeated."""
    for defeated, task, listed in (
        ("defeated", "true", True),
        ("defeated", "false", False),
        ("lasting", "false", True),
    ):
        start = fight(SANNA, person("ivo", defeated=defeated), ROKE, recovery__ally_task=task)
        script = act_out(houses.act.open("sanna"), start).on_to("action")
        assert ("help" in script.asked.open_to) is listed
        script.stop()


def test_traits_proposed_by_the_player_are_preset_for_the_gm() -> None:
    """Traits that the player brings in stand in the GM's usual answer, but for those that would forbid the test."""
    proposed = (TraitUse("t1", "easier"), TraitUse("t2", "forbids"))
    script = trying(table(person(), Trait("t1", "Smoke"), Trait("t2", "Mud")), traits=proposed).on_to("traits")
    assert script.asked.default() == Bearing((TraitUse("t1", "easier"),))
    script.on_one()
    script.stop()


def test_a_zone_further_is_not_the_one_just_left() -> None:
    """Going on means on: back is possible, and the last that is proposed."""
    script = acting(fight(SANNA, ROKE, BLADE, momentum=4), "move").at("move", Move("blade", "b", "plain"))
    script.at("skill", "move").falls(2, 3).at("buy", "yes")
    assert script.waits == "further" and script.asked.zones == ("c", "a")
    script.stop()


def test_questions_after_the_roll_list_each_use_with_its_price() -> None:
    """After a roll each use stands there with its price, and a sure 1 only where it is laid down late."""
    script = trying(table(person(says=SAYS), momentum=2)).called("battle").fits("duty").falls(2, 3)
    assert {option.id: option.price for option in script.asked.options()} == {"keep": "", "reroll": "1"}
    script.on_to("spend")
    prices = {option.id: option.price for option in script.asked.options()}
    assert prices == {"done": "", "question": "1", "trait": "2", "create": "1"}
    script.stop()
