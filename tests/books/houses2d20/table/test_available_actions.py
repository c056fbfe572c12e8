"""Actions available at a 2d20 table: who may begin which, the fields shown, and the odds of points and rerolls."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from moothall.errors import MoothallError, Unclear
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import actions, events, layout, prompt_odds
from moothall.rulesets.houses2d20.questions import Again, Call, PointUse
from moothall.rulesets.houses2d20.sheet import new_sheet, to_character
from moothall.rulesets.houses2d20.state import Asset, Character, Table, Task
from moothall.talk.procedure import Procedure
from tests.books.houses2d20.support.conflict import fight
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person, table, trying

# ---- What can be done -----------------------------------------------------------------------------------------------


def doing(state: Table, who: str = "sanna") -> set[str]:
    """The actions that are open."""
    return {one.id for one in houses.choices(state, who) if one.open}


def test_tests_and_contests_are_open_outside_a_conflict() -> None:
    """Tests and contests are open, a turn is not; an extended task must exist, and Drives need a quiet moment."""
    assert doing(table(person())) == {"test", "contest"}
    more = table(person(points=4, says={"duty": "Words"}, struck=("duty",)), Asset("a", "A", "sanna"), between=True)
    state = act_out(houses.begin_task.open("Tunnel", 4), more).end().state
    assert state.tasks == (Task("task1", "Tunnel", 4),)
    assert doing(state) == {"test", "contest", "work", "defend", "recover", "advance"}


def test_only_the_own_turn_is_open_in_a_conflict() -> None:
    """A character may only take their own turn; each closed action names the rule that closes it."""
    closed = {one.id: one.cite for one in houses.choices(fight(), "sanna") if not one.open}
    assert closed["test"] == closed["contest"] == "houses.initiative.alternates"
    assert "act" in doing(fight()) and "act" not in doing(fight(), "roke")
    fallen = {one.id: one.cite for one in houses.choices(table(person(defeated="defeated")), "sanna") if not one.open}
    assert fallen["test"] == fallen["act"] == "houses.attack.full-track-defeats"


def test_every_listed_action_has_a_procedure_open_to_players() -> None:
    """Each listed action is opened by a procedure that players may open."""
    for one in houses.choices(table(person()), "sanna"):
        assert all(actions.ACCESS[name].by == "player" for name in actions.ACTION_PROCEDURES[one.id])
    assert set(actions.ACTION_PROCEDURES) == {one.id for one in houses.choices(table(person()), "sanna")}


PLAYERS: set[Procedure[..., Any]] = {
    *(houses.test, houses.contest, houses.act, houses.work, houses.defend, houses.recover, houses.advance, houses.join),
}


def test_players_open_character_actions_and_the_gm_the_rest() -> None:
    """Character actions are the player's to open; pools, scenes, NPCs and bare rolls are the GM's."""
    theirs = {name for name, how in actions.ACCESS.items() if how.by == "player"}
    assert theirs == {procedure.name for procedure in PLAYERS}
    assert len(actions.ACCESS) == 35


# ---- Opening a table ------------------------------------------------------------------------------------------------


def test_a_table_is_opened_with_its_options() -> None:
    """Options as they were set, the House, and whether Threat is seen."""
    opening = actions.opened_with("houses2d20", {"momentum.cap": "4", "threat.visible_to_players": "false"})
    after = act_out(opening, actions.start("houses2d20")).end()
    assert after.state.options.momentum_cap == 4 and not after.state.threat_open


def test_only_a_legal_character_of_a_player_joins() -> None:
    """One with everything missing is refused, and so are an NPC, a taken id and another book's."""
    sheet = new_sheet("Sanna")
    with pytest.raises(MoothallError):
        act_out(actions.joined_by("ana", "sanna", sheet), Table())
    for wrong in (sheet | {"tier": "minor"}, sheet | {"ruleset": "nde2"}):
        with pytest.raises(Unclear):
            act_out(actions.joined_by("ana", "sanna", wrong), Table())


def test_characters_assets_and_traits_are_called_by_name() -> None:
    """Characters, assets and traits have names; a seat belongs to a player or to no one."""
    state = table(person(seat="ana"), npc("roke"), Asset("blade", "Kinzal", "sanna"))
    assert [actions.name_of(state, id) for id in ("sanna", "blade", "nobody")] == ["Sanna", "Kinzal", "nobody"]
    assert [actions.seat_of(state, id) for id in ("sanna", "roke", "nobody")] == ["ana", "", ""]


def test_a_reveal_shows_a_hidden_npc_with_its_assets() -> None:
    """A revealed NPC and its assets are seen from then on; its numbers only if the GM shows them."""
    start = table(person(), npc("spy", seen=False, open=False), Asset("knife", "Knife", "spy", seen=False))
    after = act_out(houses.reveal.open("spy"), start).end()
    assert after.who("spy").seen and not after.who("spy").open and after.state.asset("knife").seen
    assert act_out(houses.reveal.open("spy", True), start).end().who("spy").open


def test_a_character_holds_everything_on_its_sheet() -> None:
    """A sheet's name, skills and Drives stand in the character; a main character has Determination."""
    character, assets = to_character(new_sheet("Sanna"), "sanna", "ana")
    assert (character.name, character.seat, character.determination, assets) == ("Sanna", "ana", 1, ())


# ---- What is shown --------------------------------------------------------------------------------------------------


def test_every_field_has_a_widget_and_a_place() -> None:
    """Nothing that a table of this book holds is left without a place on the page."""
    from dataclasses import fields

    assert sorted(one.field for one in layout.TABLE) == sorted(field.name for field in fields(Table))
    assert sorted(one.field for one in layout.CHARACTER) == sorted(field.name for field in fields(Character))
    sides = [people.where for people in layout.LAYOUT.people]
    assert sides == [("side", "players"), ("side", "opposition")]


# ---- What an answer is worth ----------------------------------------------------------------------------------------

SAYS = {"duty": "No debt unpaid"}


def weighed(script: HousesScript[Any]) -> dict[Any, Fraction]:
    """Each answer to the question that waits, under each policy, with its chance."""
    state = script.stage.state
    found = {}
    for one in prompt_odds.weighings(state, script.asked):
        if one.opening is None:
            found[one.answer, one.policy] = Fraction(one.least == "pass")
        else:
            counted = odds(one.opening, one.table, houses.fold, Policy(one.policy, one.answers), prompt_odds.outcome)
            found[one.answer, one.policy] = counted.of("pass")
    return found


def backed(difficulty: int = 3) -> HousesScript[Any]:
    """A test at a target of 12 with a statement behind it and one point."""
    return trying(table(person(battle=6, duty=6, says=SAYS))).called("battle", difficulty).fits("duty")


def test_the_odds_of_a_point_before_the_roll_are_exact() -> None:
    """Against 3: 23/400 without, 21343/160000 with the best dice again, 3/5 with a die that counts as a 1."""
    found = weighed(backed().on_to("point"))
    assert found[PointUse("none"), "no-point"] == Fraction(23, 400)
    assert found[PointUse("none"), "point-reroll-best"] == Fraction(21343, 160000)
    assert found[PointUse("automatic"), "no-point"] == Fraction(3, 5)


def test_the_odds_of_a_reroll_are_exact_for_each_choice_of_dice() -> None:
    """After a 5 and a 18 against 2, the odds of each choice of dice equal the count over all their rolls."""
    found = weighed(backed(2).falls(5, 18).on_to("again"))
    good = {face: (face <= 12) + (face == 1) for face in range(1, 21)}
    assert found[Again(), "no-point"] == 0
    assert found[Again("reroll", (1,)), "no-point"] == Fraction(sum(1 + good[face] >= 2 for face in good), 20)
    assert found[Again("reroll", (0,)), "no-point"] == Fraction(sum(good[face] >= 2 for face in good), 20)
    both = sum(good[one] + good[two] >= 2 for one, two in product(good, repeat=2))
    assert found[Again("reroll", (0, 1)), "no-point"] == Fraction(both, 400)


def test_a_hidden_difficulty_has_no_odds() -> None:
    """A hidden Difficulty has no odds, nor has a question that leads to no roll."""
    script = trying(table(person())).at("skill", "battle").at("call", Call(2, hidden=True)).on_to("commit")
    assert weighed(script) == {}
    assert weighed(trying(table(person())).on_to("skill")) == {}
    open_one = trying(table(person(battle=6, duty=6))).called("battle", 1).at("drive", "duty").on_to("commit")
    assert weighed(open_one) == {("roll", "no-point"): Fraction(21, 25)}


def test_a_result_is_named_passed_failed_or_none() -> None:
    """Passed, failed, or nothing where no dice fell."""
    after = trying(table(person())).called("battle").falls(2, 3).plainly()
    assert prompt_odds.outcome(after.result, after.state) == "pass"
    assert prompt_odds.outcome(None, after.state) == ""
    assert after.all(events.Tested)
