"""Steps of a 2d20 roll: committed dice and points, rerolls, and the rule of each question and fact."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.ledger.entries import Rolled, Told
from moothall.records import changed
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import CharacterId, TaskId
from moothall.rulesets.houses2d20.questions import Again, Confirmed, Judged, Pair, PointUse, Ruling
from moothall.rulesets.houses2d20.state import Ability, Trait
from tests.books.houses2d20.support.conflict import BLADE, MISS, acting, fight
from tests.books.houses2d20.support.plain import Aid, Help, NewAsset, Task
from tests.books.houses2d20.support.stage import npc, person, table, trying

SAYS = {"duty": "No debt unpaid"}
SANNA = person(battle=6, duty=7, says=SAYS, determination=2)
ROKE = npc("roke", battle=6, duty=7, says=SAYS)
IVO = person("ivo", move=5, duty=5, determination=1)


def backed(one: Any = SANNA, *on: Any, **more: Any) -> Any:
    """A test at Difficulty 2 whose statement fits."""
    return trying(table(one, *on, **more), one.id).called("battle", 2).fits("duty")


def asked_under(script: Any) -> str:
    """The rule under which something is waited for."""
    cite: str = script.conversation.waiting.cite
    return cite


# ---- Promises -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("threat", "dice", "declared", "holds"),
    [(3, 0, 0, True), (3, 1, 0, False), (4, 1, 0, True), (6, 0, 1, True), (6, 1, 1, False), (7, 1, 1, True)],
)
def test_an_npc_pays_for_dice_and_resolve_together(threat: int, dice: int, declared: int, holds: bool) -> None:
    """One Threat for the die, three for a 1, three for a declaration: what the pool does not hold is not offered, and
    what it no longer holds at the last word is refused.
    """
    script = backed(ROKE, threat=threat).buys(*("threat",) * dice).on_to("point", "commit")
    uses = [PointUse("automatic"), *[PointUse("create", text="Smoke")] * declared]
    while uses and script.waits == "point":
        script.at("point", uses.pop(0)).on_to("confirm-trait", "point", "commit")
        if script.waits == "confirm-trait":
            script.gm(Confirmed()).on_to("point", "commit")
    assert holds == (not uses)
    if holds:
        needed, last = dice + 3 + 3 * declared, script.on_to("commit").asked
        with pytest.raises(AgainstTheRules) as refusal:
            last.check(changed(script.stage.state, threat=threat - 1), "roll")
        assert refusal.value.values == {"needed": needed, "there": threat - 1}
        assert script.at("commit", "roll").to_dice().stop().state.threat == threat - needed
    else:
        script.stop()


@pytest.mark.parametrize(("points", "fits"), [(1, False), (2, True)])
def test_a_second_promise_needs_a_second_point(points: int, fits: bool) -> None:
    """Counted when it is said, whatever there was when it was asked."""
    script = backed().at("point", PointUse("automatic")).on_to("point")
    state = script.stage.state.with_who("sanna", determination=points)
    answer = PointUse("create", text="Smoke")
    if fits:
        script.asked.check(state, answer)
    else:
        with pytest.raises(Exception, match="error-houses-determination"):
            script.asked.check(state, answer)
    script.stop()


@pytest.mark.parametrize(("buys", "rule"), [(0, "houses.test.base-pool-two"), (1, "houses.test.max-pool-five")])
def test_a_roll_is_asked_for_under_its_rule(buys: int, rule: str) -> None:
    """Two dice are the pool, more of them a larger one."""
    assert asked_under(backed().buys(*("threat",) * buys).to_dice()) == rule


# ---- Falling again --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "price"), [(SANNA, "1"), (ROKE, "3")])
def test_a_reroll_costs_a_point_or_three_threat(one: Any, price: str) -> None:
    """A point of one's own, or three Threat."""
    script = backed(one, threat=9).falls(18, 19).on_to("again")
    assert script.asked.price == price
    script.stop()


def test_when_every_die_has_fallen_twice_nothing_is_asked() -> None:
    """Not even with a point left; a helper's die is not the leader's to roll."""
    script = backed(SANNA, IVO)
    script.on_to("assist").conversation.answer("ivo", Help("ivo", "I hold the door"))
    script.on_to("assist-pair").conversation.answer("ivo", Pair("move", "duty"))
    script.falls(18, 19, 17).at("again", Again("reroll", (0, 1))).falls(16, 17)
    assert script.on_to("again", "offer-cost").waits == "offer-cost"
    assert script.stop().who("sanna").determination == 1


def test_an_automatic_one_is_never_rerolled() -> None:
    """At tables where a 1 is laid down late it cannot be rolled again, nor can a helper's die."""
    late = backed(determination__auto_one_timing="after").falls(18, 19).at("again", Again("automatic", (1,)))
    assert [(die.successes, die.fresh) for die in late.on_to("again").asked.dice] == [(0, True), (2, False)]
    late.stop()
    aided = backed(SANNA, IVO, assist__determination="true", reroll__assist_dice="true")
    aided.on_to("assist").conversation.answer("ivo", Help("ivo", "I hold the door"))
    aided.on_to("assist-pair").conversation.answer("ivo", Pair("move", "duty"))
    aided.at("assist-point", "yes").falls(5, 19).on_to("again")
    assert [(die.successes, die.fresh, die.helper) for die in aided.asked.dice][-1] == (2, False, "ivo")
    aided.stop()


# ---- What is said of a call -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruling", "rule"),
    [
        (Ruling(), None),
        (Ruling("allowed", "t1"), "houses.trait.allows"),
        (Ruling("required", "t1"), "houses.trait.requires-test"),
    ],
)
def test_a_test_names_the_trait_that_allowed_or_required_the_roll(ruling: Ruling, rule: str | None) -> None:
    """A test names the trait that allowed or required it; without such a trait it names none."""
    script = trying(table(SANNA, Trait("t1", "Rope"))).at("possible", ruling).called_on("battle", 2).on_to("judge")
    told = next(e for e in script.stop().log if isinstance(e, Told) and isinstance(e.event, events.Called))
    by_trait = {"houses.trait.allows", "houses.trait.requires-test"}
    assert set(told.cites) & by_trait == ({rule} if rule else set())
    assert "houses.test.step-order" not in told.cites


def test_a_difficulty_is_the_gms_unless_a_rule_sets_it() -> None:
    """Then the GM says only how risky it is, and is asked under that rule."""
    free = trying(table(SANNA)).on_to("call")
    moved = acting(fight(SANNA, ROKE, BLADE), "move").on_to("call")
    assert (asked_under(free), free.asked.fixed) == ("houses.test.gm-sets-difficulty", None)
    assert (asked_under(moved), moved.asked.fixed) == ("houses.complication.range-set-by-gm", 2)
    for script in (free, moved):
        script.stop()


@pytest.mark.parametrize(
    ("option", "way", "points"), [("true", "refuse", 1), ("true", "let be", 0), ("false", "refuse", 0)]
)
def test_a_refused_point_is_a_failure_and_a_withdrawn_test_is_none(option: str, way: str, points: int) -> None:
    """At some tables a refused point brings a point like a failure; a withdrawn test never does."""
    at = table(SANNA, challenge__refusal_earns_failure_point=option)
    script = trying(at).called("battle", 3).at("judge", Judged((), ("duty",))).at("drive", "duty")
    if way == "refuse":
        after = script.at("offer-point", "offer").at("take-point", "refuse").end()
        assert after.result is not None and not after.result.passed
    else:
        after = script.at("offer-point", "no").at("commit", "withdraw").end()
        assert after.result is None
    assert after.who("sanna").points == points


# ---- Allies ---------------------------------------------------------------------------------------------------------


def test_each_defeated_ally_has_an_extended_task_of_their_own() -> None:
    """A new task is begun beside any others, and the same one is continued the next time."""
    fallen = person("ivo", zone="a", defeated="defeated", felled_by=2)
    tended = (person("mira", defeated="stable"), npc("guard", defeated="defeated"))
    dig = Task("task1", "The tunnel", 6)
    one = changed(SANNA, zone="a")
    script = acting(fight(one, ROKE, fallen, *tended, tasks=(dig,)), "help").on_to("aid")
    assert script.asked.fallen == ("ivo",)
    after = script.says("sanna", Aid("ivo")).called_on("battle").falls(3, 4).plainly()
    begun = after.state.task(TaskId("task2"))
    assert (begun.aids, begun.requirement, begun.points, after.state.task(TaskId("task1")).points) == ("ivo", 6, 2, 0)
    assert [fact.scored for fact in after.all(events.TaskSet)] == [0, 2]
    next_round = changed(after.state, conflict=fight(one, ROKE).conflict).with_who(CharacterId("sanna"), acted=False)
    more = acting(next_round, "help").at("aid", Aid("ivo"))
    done = more.called_on("battle").falls(3, 4).plainly()
    assert [task.id for task in done.state.tasks] == ["task1", "task2"] and done.state.task(TaskId("task2")).points == 4


def test_a_created_asset_may_go_to_an_ally() -> None:
    """The actor comes first, then allies still in play; a failed test creates no asset."""
    others = (person("ivo"), person("mira", defeated="defeated"), ROKE)
    script = acting(fight(changed(SANNA, zone="a"), *others), "create_asset").on_to("new-asset")
    assert script.asked.allies == ("sanna", "ivo")
    script.says("sanna", NewAsset("Hostage", "ivo"))
    assert script.falls(*MISS).plainly().state.assets == ()


# ---- What a roll is written down as ----------------------------------------------------------------------------------

WHISPER = Ability("threatening", "in a whisper")
QUIET = npc("roke", battle=6, duty=7)
"""An NPC without statements, who can spend nothing once the dice lie."""


def reading(script: Any) -> Any:
    """How the first roll was read."""
    return next(entry.reading for entry in script.log if isinstance(entry, Rolled))


@pytest.mark.parametrize(
    ("one", "bought", "by_die"),
    [
        (SANNA, 0, True),
        (changed(SANNA, determination=0), 0, False),
        (person(battle=6, duty=7, determination=2), 0, False),
        (QUIET, 1, False),
        (changed(QUIET, abilities=(WHISPER,)), 0, False),
        (changed(QUIET, abilities=(WHISPER,)), 1, True),
        (changed(QUIET, abilities=(Ability("threatening", "", "move"),)), 1, False),
    ],
)
def test_an_unchangeable_roll_is_told_as_its_sum(one: Any, bought: int, by_die: bool) -> None:
    """A final roll is told as successes and complications, die by die only where one may be rolled again."""
    script = trying(table(one, threat=9), one.id).called("battle")
    script = script.fits("duty") if one.drives.duty.statement else script.at("drive", "duty")
    after = script.buys(*("threat",) * bought).falls(*(5, 6, 7)[: 2 + bought]).stop()
    assert (len(reading(after)) == 2 and isinstance(reading(after)[0], int)) is not by_die


def test_no_reroll_is_asked_without_a_point_left() -> None:
    """With none left nothing more is asked, though a die has fallen only once."""
    script = backed(changed(SANNA, determination=1)).falls(18, 19).at("again", Again("reroll", (0,))).falls(17)
    assert script.on_to("again", "offer-cost").waits == "offer-cost"
    script.stop()


def test_after_the_free_reroll_threat_buys_no_other_without_a_statement() -> None:
    """Threatening gives one die again for free; without a fitting statement Threat buys no other."""
    keen = changed(QUIET, abilities=(WHISPER,))
    script = trying(table(keen, threat=9), "roke").called("battle", 3).buys("threat").falls(17, 18, 19)
    script.at("familiar", "yes").at("again", Again("reroll", (0,))).falls(16)
    assert script.on_to("again", "take-cost").waits == "take-cost"
    script.stop()


def test_the_threatening_reroll_needs_no_threat_left() -> None:
    """The die falls again when all of the pool went into the one that was bought."""
    keen = changed(QUIET, abilities=(WHISPER,))
    script = trying(table(keen, threat=1), "roke").called("battle").buys("threat").falls(17, 18, 19)
    after = script.at("familiar", "yes").at("again", Again("reroll", (0,))).falls(5).plainly()
    assert after.last(events.Tested).successes == 1


@pytest.mark.parametrize(("difficulty", "banked"), [(0, True), (1, False)])
def test_at_zero_every_success_is_momentum(difficulty: int, banked: bool) -> None:
    """And only there is that explained."""
    script = trying(table(SANNA)).called("battle", difficulty)
    script = script.at("waive", "roll") if difficulty == 0 else script
    after = script.fits("duty").falls(5, 6).plainly()
    told = next(e for e in after.log if isinstance(e, Told) and isinstance(e.event, events.Tested))
    assert told.event.surplus == 2 - difficulty
    assert ("houses.test.difficulty-zero-banks-all" in told.cites) is banked


@pytest.mark.parametrize(
    ("ability", "asked"),
    [
        (Ability("substitution", "to dodge", "move"), True),
        (Ability("substitution", "to dodge", "battle"), False),
        (Ability("proficiency", "with nets", "move"), False),
        (Ability("guidance", "by word"), False),
    ],
)
def test_only_another_skill_can_stand_in(ability: Ability, asked: bool) -> None:
    """Of an ability that puts one in place of another; nobody is asked about the skill that was picked."""
    script = trying(table(changed(QUIET, abilities=(ability,))), "roke").at("skill", "battle")
    assert (script.on_to("substitute", "call").waits == "substitute") is asked
    script.stop()


def test_a_waived_test_succeeds_without_dice_or_momentum() -> None:
    """At Difficulty 0, without dice and without Momentum."""
    after = trying(table(SANNA)).called("battle", 0).at("waive", "waive").end()
    assert after.result is not None and (after.result.passed, after.result.surplus) == (True, 0)
    assert after.last(events.Settled).how == "waived" and after.dice == []
