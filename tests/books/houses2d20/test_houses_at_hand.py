"""What is at hand at a table of the 2d20 book: what can be done, who may begin it, what is shown, what it is worth."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from moothall.errors import MoothallError, Unclear
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import chances, events, opens, shown
from moothall.rulesets.houses2d20.questions import Again, Call, PointUse
from moothall.rulesets.houses2d20.sheet import new_sheet, to_character
from moothall.rulesets.houses2d20.state import Asset, Character, Table, Task
from moothall.talk.procedure import Procedure
from support.houses import HousesScript, act_out, npc, person, table, trying
from support.houses_conflict import fight

# ---- What can be done -----------------------------------------------------------------------------------------------


def doing(state: Table, who: str = "sanna") -> set[str]:
    """What is open."""
    return {one.id for one in houses.choices(state, who) if one.open}


def test_what_can_be_done_outside_of_a_conflict() -> None:
    """Tests and contests are open, a turn is not; a long effort needs one, and Drives a quiet moment."""
    assert doing(table(person())) == {"test", "contest"}
    more = table(person(points=4, says={"duty": "Words"}, struck=("duty",)), Asset("a", "A", "sanna"), between=True)
    state = act_out(houses.begin_task.open("Tunnel", 4), more).end().state
    assert state.tasks == (Task("task1", "Tunnel", 4),)
    assert doing(state) == {"test", "contest", "work", "defend", "recover", "advance"}


def test_what_can_be_done_in_a_conflict() -> None:
    """Only a turn, when it is one's own; the rule that closes the others is named."""
    closed = {one.id: one.cite for one in houses.choices(fight(), "sanna") if not one.open}
    assert closed["test"] == closed["contest"] == "houses.initiative.alternates"
    assert "act" in doing(fight()) and "act" not in doing(fight(), "roke")
    fallen = {one.id: one.cite for one in houses.choices(table(person(defeated="defeated")), "sanna") if not one.open}
    assert fallen["test"] == fallen["act"] == "houses.attack.full-track-defeats"


def test_every_doing_has_its_procedure() -> None:
    """Whatever is listed is begun by a procedure that players may open."""
    for one in houses.choices(table(person()), "sanna"):
        assert all(opens.OPENS[name].by == "player" for name in opens.DOES[one.id])
    assert set(opens.DOES) == {one.id for one in houses.choices(table(person()), "sanna")}


PLAYERS: set[Procedure[..., Any]] = {
    *(houses.test, houses.contest, houses.act, houses.work, houses.defend, houses.recover, houses.advance, houses.join),
}


def test_who_may_begin_what() -> None:
    """What a character does is the player's; pools, scenes, NPCs and bare throws are the GM's."""
    theirs = {name for name, how in opens.OPENS.items() if how.by == "player"}
    assert theirs == {procedure.name for procedure in PLAYERS}
    assert len(opens.OPENS) == 35


# ---- Opening a table ------------------------------------------------------------------------------------------------


def test_a_table_is_opened_with_its_options() -> None:
    """Options as they were set, the House, and whether Threat is seen."""
    opening = opens.opened_with("houses2d20", {"momentum.cap": "4", "threat.visible_to_players": "false"})
    after = act_out(opening, opens.start("houses2d20")).end()
    assert after.state.options.momentum_cap == 4 and not after.state.threat_open


def test_only_a_legal_character_of_a_player_joins() -> None:
    """One with everything missing is refused, and so are an NPC, a taken id and another book's."""
    sheet = new_sheet("Sanna")
    with pytest.raises(MoothallError):
        act_out(opens.joined_by("ana", "sanna", sheet), Table())
    for wrong in (sheet | {"tier": "minor"}, sheet | {"ruleset": "nde2"}):
        with pytest.raises(Unclear):
            act_out(opens.joined_by("ana", "sanna", wrong), Table())


def test_who_is_called_what() -> None:
    """Characters, assets and traits have names; a seat is a player's or nobody's."""
    state = table(person(seat="ana"), npc("roke"), Asset("blade", "Kinzal", "sanna"))
    assert [opens.name_of(state, id) for id in ("sanna", "blade", "nobody")] == ["Sanna", "Kinzal", "nobody"]
    assert [opens.seat_of(state, id) for id in ("sanna", "roke", "nobody")] == ["ana", "", ""]


def test_somebody_hidden_is_revealed_with_their_things() -> None:
    """Seen from now on; the numbers only if the GM says so."""
    start = table(person(), npc("spy", seen=False, open=False), Asset("knife", "Knife", "spy", seen=False))
    after = act_out(houses.reveal.open("spy"), start).end()
    assert after.who("spy").seen and not after.who("spy").open and after.state.asset("knife").seen
    assert act_out(houses.reveal.open("spy", True), start).end().who("spy").open


def test_characters_keep_everything_on_the_way_to_the_table() -> None:
    """A sheet's name, skills and Drives stand in the character; a main character has Determination."""
    character, assets = to_character(new_sheet("Sanna"), "sanna", "ana")
    assert (character.name, character.seat, character.determination, assets) == ("Sanna", "ana", 1, ())


# ---- What is shown --------------------------------------------------------------------------------------------------


def test_every_field_has_a_widget_and_a_place() -> None:
    """Nothing that a table of this book holds is left without a place on the page."""
    from dataclasses import fields

    assert sorted(one.field for one in shown.TABLE) == sorted(field.name for field in fields(Table))
    assert sorted(one.field for one in shown.CHARACTER) == sorted(field.name for field in fields(Character))
    sides = [people.where for people in shown.LAYOUT.people]
    assert sides == [("side", "players"), ("side", "opposition")]


# ---- What an answer is worth ----------------------------------------------------------------------------------------

SAYS = {"duty": "No debt unpaid"}


def weighed(script: HousesScript[Any]) -> dict[Any, Fraction]:
    """Each answer to the question that waits, under each policy, with its chance."""
    state = script.stage.state
    found = {}
    for one in chances.weighings(state, script.asked):
        if one.opening is None:
            found[one.answer, one.policy] = Fraction(one.least == "pass")
        else:
            counted = odds(one.opening, one.table, houses.fold, Policy(one.policy, one.answers), chances.outcome)
            found[one.answer, one.policy] = counted.of("pass")
    return found


def backed(difficulty: int = 3) -> HousesScript[Any]:
    """A test at a target of 12 with a statement behind it and one point."""
    return trying(table(person(battle=6, duty=6, says=SAYS))).called("battle", difficulty).fits("duty")


def test_what_a_point_before_the_roll_is_worth() -> None:
    """Against 3: 23/400 without, 21343/160000 with the best dice again, 3/5 with a die that counts as a 1."""
    found = weighed(backed().on_to("point"))
    assert found[PointUse("none"), "no-point"] == Fraction(23, 400)
    assert found[PointUse("none"), "point-reroll-best"] == Fraction(21343, 160000)
    assert found[PointUse("automatic"), "no-point"] == Fraction(3, 5)


def test_what_rolling_again_is_worth() -> None:
    """After a 5 and a 18 against 2, each choice of dice against every throw of them."""
    found = weighed(backed(2).falls(5, 18).on_to("again"))
    good = {face: (face <= 12) + (face == 1) for face in range(1, 21)}
    assert found[Again(), "no-point"] == 0
    assert found[Again("reroll", (1,)), "no-point"] == Fraction(sum(1 + good[face] >= 2 for face in good), 20)
    assert found[Again("reroll", (0,)), "no-point"] == Fraction(sum(good[face] >= 2 for face in good), 20)
    both = sum(good[one] + good[two] >= 2 for one, two in product(good, repeat=2))
    assert found[Again("reroll", (0, 1)), "no-point"] == Fraction(both, 400)


def test_what_cannot_be_known_is_not_weighed() -> None:
    """A hidden Difficulty, and questions that lead to no roll, have no odds."""
    script = trying(table(person())).at("skill", "battle").at("call", Call(2, hidden=True)).on_to("commit")
    assert weighed(script) == {}
    assert weighed(trying(table(person())).on_to("skill")) == {}
    open_one = trying(table(person(battle=6, duty=6))).called("battle", 1).at("drive", "duty").on_to("commit")
    assert weighed(open_one) == {("roll", "no-point"): Fraction(21, 25)}


def test_outcomes_have_names() -> None:
    """Passed, failed, or nothing where no dice fell."""
    after = trying(table(person())).called("battle").falls(2, 3).plainly()
    assert chances.outcome(after.result, after.state) == "pass"
    assert chances.outcome(None, after.state) == ""
    assert after.all(events.Tested)
