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
from moothall.rulesets.houses2d20 import events, layout, prompt_odds
from moothall.rulesets.houses2d20.ids import AssetId
from moothall.rulesets.houses2d20.questions import Again, Call, PointUse
from moothall.rulesets.houses2d20.sheet import new_sheet
from moothall.rulesets.houses2d20.state import Character, Table
from moothall.sight import redact
from moothall.talk.procedure import Procedure
from tests.books.houses2d20.support.conflict import fight
from tests.books.houses2d20.support.offers import book, closed_to, offers, open_to
from tests.books.houses2d20.support.plain import Asset, Task, to_character
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person, table, trying

# ---- What can be done -----------------------------------------------------------------------------------------------


def test_tests_and_contests_are_open_outside_a_conflict() -> None:
    """Tests are open, and contests with somebody to oppose; an extended task must exist, Drives need a quiet moment."""
    assert list(offers(table(person(), npc("roke")))) == ["test", "contest"] == open_to(table(person(), npc("roke")))
    assert closed_to(table(person())) == {"contest": "houses.contest.opponent-rolls-first"}
    struck = person(points=4, says={"duty": "Words"}, struck=("duty",))
    more = table(struck, npc("roke"), Asset("a", "A", "sanna"), between=True)
    state = act_out(houses.begin_task.open("Tunnel", 4), more).end().state
    assert state.tasks == (Task("task1", "Tunnel", 4),)
    assert open_to(state) == ["test", "contest", "work", "defend", "recover", "advance"]


def test_only_the_own_turn_is_open_in_a_conflict() -> None:
    """A character may only take their own turn, which comes first; each closed action names the rule that closes it."""
    closed = closed_to(fight())
    assert closed["test"] == closed["contest"] == "houses.initiative.alternates"
    assert open_to(fight())[:2] == ["attack", "act"] and not {"attack", "act"} & set(open_to(fight(), "roke"))
    assert "attack" not in offers(fight(person(), npc("roke", defeated="defeated")))
    fallen = closed_to(fight(person(defeated="defeated"), npc("roke")))
    assert fallen["test"] == fallen["act"] == "houses.attack.full-track-defeats"


def test_no_hidden_number_is_needed_for_the_list() -> None:
    """A player who asks what an NPC could do is told nothing that hangs on numbers they cannot see."""
    state = table(person(), npc("roke", open=False, points=3, says={"duty": "Words"}, struck=("duty",)), between=True)
    assert {"recover"} <= set(offers(state, "roke")) and not {"recover", "advance"} & set(
        offers(redact(state, "sanna"), "roke")
    )


PLAYERS: set[Procedure[..., Any]] = {
    *(houses.test, houses.contest, houses.act, houses.work, houses.defend, houses.recover, houses.advance, houses.join),
    *(houses.question, houses.impress, houses.attack_at),
}


def test_players_open_character_actions_and_the_gm_the_rest() -> None:
    """Character actions are the player's to open; pools, scenes, NPCs and bare rolls are the GM's."""
    declared = {name: one.declared for name, one in book().procedures.items() if one.declared}
    theirs = {name for name, how in declared.items() if how.by == "player"}
    assert theirs == {procedure.name for procedure in PLAYERS}
    assert len(declared) == 37


# ---- Opening a table ------------------------------------------------------------------------------------------------


def test_a_table_is_opened_with_its_options() -> None:
    """Options as they were set, the House, and whether Threat is seen."""
    opening = book().opened_with({"momentum.cap": "4", "threat.visible_to_players": "false"})
    assert opening is not None
    after = act_out(opening, book().start).end()
    assert after.state.options.momentum_cap == 4 and not after.state.threat_open


def test_only_a_legal_character_of_a_player_joins() -> None:
    """One with everything missing is refused, and so are an NPC, a taken id and another book's."""
    sheet = new_sheet("Sanna")
    with pytest.raises(MoothallError):
        act_out(book().joining("ana", "sanna", sheet), Table())
    for wrong in (sheet | {"tier": "minor"}, sheet | {"ruleset": "nde2"}):
        with pytest.raises(Unclear):
            act_out(book().joining("ana", "sanna", wrong), Table())


def test_characters_assets_and_traits_are_called_by_name() -> None:
    """Characters, assets and traits have names; a seat belongs to a player or to no one."""
    state = table(person(seat="ana"), npc("roke"), Asset("blade", "Kinzal", "sanna"))
    assert [book().name_of(state, id) for id in ("sanna", "blade", "nobody")] == ["Sanna", "Kinzal", "nobody"]
    assert [book().seat_of(state, id) for id in ("sanna", "roke", "nobody")] == ["ana", "", ""]


def test_a_reveal_shows_a_hidden_npc_with_its_assets() -> None:
    """A revealed NPC and its assets are seen from then on; its numbers only if the GM shows them."""
    start = table(person(), npc("spy", seen=False, open=False), Asset("knife", "Knife", "spy", seen=False))
    after = act_out(houses.reveal.open("spy"), start).end()
    assert after.who("spy").seen and not after.who("spy").open and after.state.asset(AssetId("knife")).seen
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
