"""2d20 adversity points: for a defeat, a failure at Difficulty 3 or more, and much Threat spent at once."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.questions import (
    Again,
    Confirmed,
    Judged,
    Opposed,
    Payment,
    Ruling,
    Spend,
    Stand,
    Strike,
    ThreatSpend,
)
from moothall.rulesets.houses2d20.state import Character, Growth, Table, Track
from tests.books.houses2d20.support.plain import Conflict, Help, Owed
from tests.books.houses2d20.support.stage import HousesAfter, HousesScript, act_out, npc, person, table, trying

SANNA = person(battle=5, duty=5)
ROKE = npc("roke", battle=5, duty=5)


def points(at: Table, *who: str) -> list[int]:
    """The advancement points of some."""
    return [at.who(CharacterId(one)).points for one in who]


def struck(target: Character, *faces: int, **more: Any) -> HousesScript[Any]:
    """Roke strikes at somebody who opposes with 20 and 20, and hits."""
    conflict = Conflict("personal", side="opposition", actor="roke")
    script = act_out(houses.act.open("roke"), table(ROKE, target, conflict=conflict, **more))
    script.at("action", "attack").at("strike", Strike(target.id)).at("opposed", Opposed(target.id))
    return script.falls(20, 20).falls(*faces)


@pytest.mark.rule("houses.advance.pain", "houses.advance.adversity-one-point")
def test_a_defeat_is_worth_a_point() -> None:
    """A full track defeats and brings 1; a hit that only wears down brings nothing, and no NPC gains anything."""
    nearly = person(battle=5, track=Track(4, 5, "battle"))
    after = struck(nearly, 3, 4).plainly()
    assert (after.who("sanna").defeated, after.who("sanna").points) == ("defeated", 1)
    assert after.last(events.PointsGained).entry.source == "pain"
    fresh = struck(SANNA, 3, 4).plainly()
    assert (fresh.who("sanna").defeated, fresh.who("sanna").points) == ("", 0)
    minor = npc("aid", "minor", side="players", supporting=True)
    assert struck(minor, 3, 4).plainly().all(events.PointsGained) == []


@pytest.mark.rule("houses.advance.pain")
def test_a_resisted_defeat_is_worth_no_point() -> None:
    """A character who resists a defeat gains no point; one who falls does."""
    nearly = person(battle=5, track=Track(4, 5, "battle"))
    stood = struck(nearly, 3, 4, momentum=3).at("resist", Stand(True, Payment(momentum=1))).plainly()
    assert (stood.who("sanna").defeated, stood.who("sanna").points) == ("", 0)
    fell = struck(nearly, 3, 4, momentum=3).at("resist", Stand()).plainly()
    assert fell.who("sanna").points == 1


@pytest.mark.rule("houses.advance.failure-from-3")
@pytest.mark.parametrize(("difficulty", "gained"), [(2, 0), (3, 1), (4, 1), (5, 1)])
def test_a_failure_from_difficulty_three_is_worth_a_point(difficulty: int, gained: int) -> None:
    """From Difficulty 3 a failure brings 1; a pass never does."""
    after = trying(table(SANNA)).called("battle", difficulty).falls(19, 19).plainly()
    assert after.who("sanna").points == gained
    hard = trying(table(SANNA)).called("battle", 3).falls(19, 19).plainly()
    assert hard.last(events.PointsGained).entry.source == "failure"
    passed = trying(table(SANNA)).called("battle", 3).falls(1, 1).plainly()
    assert (passed.last(events.Tested).passed, passed.who("sanna").points) == (True, 0)


@pytest.mark.rule("houses.advance.failure-from-3")
def test_a_failure_turned_into_a_success_is_worth_nothing() -> None:
    """At Difficulty 3 a bare success brings no point; declined, the failure does; NPCs learn nothing."""
    taken = trying(table(SANNA)).called("battle", 3).falls(19, 19).at("offer-cost", "offer").at("take-cost", "accept")
    assert taken.plainly().who("sanna").points == 0
    declined = trying(table(SANNA)).called("battle", 3).falls(19, 19).at("offer-cost", "offer")
    assert declined.at("take-cost", "decline").plainly().who("sanna").points == 1
    assert trying(table(ROKE), "roke").called("battle", 3).falls(19, 19).plainly().all(events.PointsGained) == []


@pytest.mark.rule("houses.advance.failure-from-3")
def test_the_final_difficulty_counts() -> None:
    """Difficulty 2, raised by Threat to 3, is hard enough."""
    after = trying(table(SANNA, threat=2)).called("battle", 2).at("raise", 1).falls(19, 19).plainly()
    assert after.who("sanna").points == 1


def hidden_failure(difficulty: int, **more: Any) -> HousesAfter[Any]:
    """Sanna fails at something whose Difficulty the GM keeps to themselves."""
    return trying(table(SANNA, **more)).called("battle", difficulty, hidden=True).falls(19, 19).plainly()


@pytest.mark.parametrize(("difficulty", "kept"), [(2, []), (3, [1]), (5, [1])])
def test_a_hidden_failure_is_paid_when_the_adventure_ends(difficulty: int, kept: list[int]) -> None:
    """Until then only the GM knows of the point; then it is there, and nothing says what it was for."""
    after = hidden_failure(difficulty, session=4, adventure=2)
    assert [owed.entry.points for owed in after.state.owed] == kept
    assert (after.who("sanna").points, after.who("sanna").growth, after.all(events.PointsGained)) == (0, (), [])
    told = [(fact.who, fact.points, fact.owed[0].entry.text) for fact in after.all(events.PointsOwed)]
    assert told == [("sanna", 1, "slip past the guard")] * len(kept)
    for ending in (houses.end_adventure.open(), houses.begin_adventure.open("Another")):
        paid = act_out(ending, after.state).plainly()
        assert (paid.who("sanna").points, paid.state.owed) == (sum(kept), ())
        assert paid.who("sanna").growth == (Growth(2, 4, 1, "failure"),) * len(kept)
        assert [fact.owed for fact in paid.all(events.PointsOwed)] == [()] * len(kept)


def test_hidden_failures_add_up_until_the_adventure_ends() -> None:
    """Two hidden failures bring two points; a character who left the table meanwhile gets none."""
    once = hidden_failure(3).state
    twice = trying(once).called("battle", 4, hidden=True).falls(19, 19).plainly().state
    assert [owed.who for owed in twice.owed] == ["sanna", "sanna"]
    gone = changed(twice, owed=(*twice.owed, Owed("nobody", Growth(1, 1, 1, "failure"))))
    paid = act_out(houses.end_adventure.open(), gone).plainly()
    assert paid.who("sanna").points == 2 and len(paid.all(events.PointsGained)) == 2 and paid.state.owed == ()


def test_a_hidden_failure_is_not_noted_where_it_brings_no_point() -> None:
    """No hidden failure is noted for NPCs, between adventures, or where adversity teaches nothing."""
    npcs = trying(table(ROKE), "roke").called("battle", 3, hidden=True).falls(19, 19).plainly()
    taught = hidden_failure(3, advance__adversity_points="0")
    for after in (npcs, hidden_failure(3, between=True), taught):
        assert (after.state.owed, after.all(events.PointsOwed)) == ((), [])


@pytest.mark.rule("houses.advance.failure-from-3")
def test_a_refused_hidden_test_is_noted_as_a_hidden_failure() -> None:
    """Where refusing the point counts as a failure, a hidden Difficulty stays hidden."""
    option: Any = {"challenge__refusal_earns_failure_point": "true"}
    bound = person(battle=5, duty=6, says={"duty": "I keep my word."})
    script = trying(table(bound, **option)).called("battle", 3, hidden=True)
    script.at("judge", Judged(contradicts=("duty",))).at("drive", "duty")
    after = script.at("offer-point", "offer").at("take-point", "refuse").plainly()
    assert (after.who("sanna").points, [owed.who for owed in after.state.owed]) == (0, ["sanna"])


def spending(amount: int, *people: Character, **more: Any) -> Table:
    """The GM spends so much Threat at once on trouble."""
    spend = ThreatSpend("environment", "The roof comes down", amount=amount)
    return act_out(houses.threaten.open(), table(*people, threat=9, **more)).gm(spend).end().state


@pytest.mark.rule("houses.advance.peril-from-3-threat")
@pytest.mark.parametrize(("amount", "gained"), [(2, 0), (3, 1), (7, 1)])
def test_much_threat_at_once_is_worth_a_point(amount: int, gained: int) -> None:
    """A spend of 3 brings 1, a spend of 2 nothing, and a greater one no more."""
    assert points(spending(amount, SANNA), "sanna") == [gained]
    assert points(spending(3, SANNA), "sanna") == [1]


@pytest.mark.rule("houses.advance.peril-from-3-threat")
@pytest.mark.parametrize(("dice", "gained"), [(1, 0), (2, 1), (3, 1)])
def test_the_dice_of_one_roll_count_together(dice: int, gained: int) -> None:
    """Two dice for 3 Threat are one spend; one die for 1 is none worth mentioning."""
    script = trying(table(ROKE, SANNA, threat=9), "roke").at("possible", Ruling()).at("skill", "battle")
    after = script.buys(*["threat"] * dice).falls(*[19] * (2 + dice)).plainly()
    assert after.who("sanna").points == gained
    assert points(spending(3, SANNA), "sanna") == [1]


@pytest.mark.rule("houses.advance.peril-from-3-threat")
@pytest.mark.parametrize(("steps", "gained"), [(1, 0), (2, 1)])
def test_raising_a_difficulty_by_two_counts_as_peril(steps: int, gained: int) -> None:
    """Raising a Difficulty by two steps spends 4 Threat at once, which is worth a point."""
    after = trying(table(SANNA, threat=9)).called("battle", 1).at("raise", steps).falls(1, 1).plainly()
    assert after.who("sanna").points == gained
    assert points(spending(3, SANNA), "sanna") == [1]


SWORN = npc("roke", battle=5, duty=5, says={"duty": "No debt unpaid"})


@pytest.mark.rule("houses.advance.peril-from-3-threat")
def test_threat_spent_as_npc_determination_counts_as_peril() -> None:
    """Three Threat roll dice again, declare a trait or buy another action: each is one spend, and each brings 1."""
    script = trying(table(SWORN, SANNA, threat=9), "roke").called("battle", 1).fits("duty").falls(19, 18)
    script.at("again", Again("reroll", (0,))).falls(3)
    assert script.stop().who("sanna").points == 1
    after = script.at("spend", Spend("create", "Rusty hinges")).at("confirm-trait", Confirmed(True)).plainly()
    assert (after.who("sanna").points, after.state.threat) == (2, 3)
    conflict = Conflict("personal", side="opposition", actor="roke")
    acts = act_out(houses.act.open("roke"), table(SWORN, SANNA, conflict=conflict, threat=9)).at("action", "wait")
    again = acts.at("extra-action", "yes").gm("yes").plainly()
    assert (again.who("sanna").points, again.state.threat) == (1, 6)


@pytest.mark.rule("houses.advance.peril-from-3-threat")
def test_a_complication_that_the_gm_cancels_is_a_spend() -> None:
    """Cancelling costs 2: that is peril where the table says so; a player who cancels adds Threat and gains nothing."""
    for threshold, gained in (("2", 1), ("3", 0)):
        start = table(ROKE, SANNA, threat=9, advance__peril_threshold=threshold)
        after = trying(start, "roke").called("battle", 1).falls(3, 20).at("buy-off", "ignore").plainly()
        assert (after.who("sanna").points, after.state.threat) == (gained, 7)
        own = trying(start).called("battle", 1).falls(3, 20).at("buy-off", "ignore").plainly()
        assert (own.who("sanna").points, own.state.threat) == (0, 11)


@pytest.mark.rule("houses.advance.peril-from-3-threat")
def test_a_helper_of_the_gms_may_be_peril() -> None:
    """Where helpers may spend Determination, that of an NPC is 3 Threat at once."""
    start = table(ROKE, npc("vell", says={"duty": "Words"}), SANNA, threat=9, assist__determination="true")
    script = trying(start, "roke").called("battle", 1).at("assist", Help("vell", "holds the door"))
    after = script.at("assist-point", "yes").to_dice().stop()
    assert (after.who("sanna").points, after.state.threat) == (1, 6)


@pytest.mark.rule("houses.advance.peril-for-those-present")
def test_peril_brings_a_point_to_each_player_character_in_the_scene() -> None:
    """Three who are there gain 1 each for one spend of 4; one who is elsewhere and the GM's people gain nothing."""
    people = [person(id) for id in ("ana", "bo", "cy", "dee")]
    after = spending(4, *people, ROKE, present=("ana", "bo", "cy"))
    assert points(after, "ana", "bo", "cy", "dee", "roke") == [1, 1, 1, 0, 0]


@pytest.mark.rule("houses.advance.adversity-one-point")
def test_pain_and_failure_are_worth_one_point_each() -> None:
    """Pain and failure bring one point each at any numbers, and none between adventures."""
    nearly = person(battle=5, points=4, track=Track(4, 5, "battle"))
    assert struck(nearly, 3, 4).plainly().who("sanna").points == 5
    failed = trying(table(person(points=4))).called("battle", 5).falls(20, 20)
    assert failed.plainly().who("sanna").points == 5
    idle = trying(table(person(points=4), between=True)).called("battle", 5).falls(19, 19).plainly()
    assert idle.who("sanna").points == 4
