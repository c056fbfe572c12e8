"""NOVA6 roles: players decide for one character, the GM for NPCs, and only players roll."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.questions import Meddling, Preparation, Ruling
from tests.books.nova6.support.stage import ROLL, NovaScript, act_out, conflict, hero, npc, opposed, table

ILSE = hero("ilse", fight=1, move=2)
BRAM = hero("bram", fight=1)
THUG = npc("thug", fight=2)


def trying(**more: Any) -> NovaScript[Any]:
    """Ilse tries something; the GM is asked."""
    return act_out(nova6.act.open("ilse", "climb the mast", "move", "overcome"), table(ILSE, BRAM, THUG, **more))


@pytest.mark.rule("nova6.role.player")
def test_a_player_decides_for_one_character() -> None:
    """Ilse's player decides for Ilse; Bram's player and the GM are refused, and nothing changes."""
    script = trying().judged(1).asks("ilse", "nova6/ready")
    script.refuses("bram", ROLL, "nova6.role.player").refuses("gm", ROLL, "nova6.role.player")
    assert script.says("ilse", ROLL).waits_for() == "4d6"
    script.stop()


@pytest.mark.rule("nova6.role.gm")
def test_the_gm_decides_for_npcs() -> None:
    """A thug's turn asks the GM for every decision of the thug."""
    start = table(ILSE, THUG, scene=conflict("thug"), gm_rolls="on")
    script = act_out(nova6.act.open("thug", "bar the gate", "physique", "overcome"), start).asks("gm", "nova6/judge")
    script.refuses("ilse", Ruling(), "nova6.role.gm")
    assert script.judged().asks("gm", "nova6/ready").stop().who("thug").player == "gm"


@pytest.mark.rule("nova6.role.gm-arbiter")
def test_the_gm_overrules_the_proposed_difficulty() -> None:
    """A thug would oppose with two dice; the GM says one, and the log shows that it was the GM's word."""
    script = act_out(nova6.act.open("ilse", "swing", "fight", "attack", targets=("thug",)), table(ILSE, THUG))
    assert script.asked().default() == Ruling(against=(opposed("thug", "fight"),))
    called = script.judged(1).stop().last(events.Called)
    assert (called.difficulty, called.overruled) == (1, True)


def test_an_accepted_proposal_is_no_overruling() -> None:
    """An accepted proposal is not marked as overruled."""
    script = act_out(nova6.act.open("ilse", "swing", "fight", "attack", targets=("thug",)), table(ILSE, THUG))
    called = script.gm(script.asked().default()).stop().last(events.Called)
    assert (called.difficulty, called.overruled) == (2, False)


@pytest.mark.rule("nova6.role.players-roll")
def test_only_players_roll() -> None:
    """A thug swings at Ilse: one roll, hers, with Fight or Move as she likes, against the thug's two dice."""
    script = act_out(nova6.oppose.open("thug", "ilse"), table(ILSE, THUG)).asks("ilse", "nova6/prepare")
    assert [option.id for option in script.asked().skills] == ["fight", "move"]
    script.refuses("ilse", Preparation("wits"), "nova6.action.opposing-table")
    after = script.says("ilse", Preparation("move")).rolls("ilse", 5, 4, 2).plainly()
    assert [len(faces) for _, faces in after.dice] == [3]
    assert after.last(events.Tested).who == "ilse"


@pytest.mark.rule("nova6.role.gm-may-roll")
def test_option_gm_rolls_lets_the_gm_roll_attacks() -> None:
    """With the option, the GM rolls the thug's Fight of two against the skill Ilse defends with."""
    script = act_out(nova6.oppose.open("thug", "ilse"), table(ILSE, THUG, gm_rolls="on")).says(
        "ilse", Preparation("fight")
    )
    assert script.asks("gm", "nova6/ready").asked().pool.net == 1
    after = script.gm(ROLL).dice("4d6", 5, 4, 2, 1).plainly()
    assert after.last(events.Tested).who == "thug"


def test_a_defence_defaults_to_the_first_skill() -> None:
    """The default against an attack is Fight, and not Move."""
    script = act_out(nova6.oppose.open("thug", "ilse"), table(ILSE, THUG, gm_rolls="on"))
    assert [skill.id for skill in script.asked().skills] == ["fight", "move"]
    assert script.says("ilse", Preparation()).asks("gm", "nova6/ready").asked().pool.net == 1


@pytest.mark.rule("nova6.role.no-pointless-roll")
def test_the_gm_may_narrate_without_dice() -> None:
    """Without a roll, the outcome stands in the log."""
    after = trying().gm(Ruling("narrate", text="the mast is easy")).end()
    assert (after.dice, after.result) == ([], None)
    assert after.last(events.Settled) == events.Settled("ilse", "narrate", "the mast is easy")


@pytest.mark.rule("nova6.role.rule-zero")
def test_a_reviewing_gm_may_overrule_a_result() -> None:
    """A GM who asked to review turns a success into a failure; the log has both."""
    script = trying().judged(2, review=True).rolls("ilse", 6, 5, 1).asks("gm", "nova6/after-roll")
    after = script.gm(Meddling("overrule")).passes("gm").plainly()
    assert after.last(events.Overruled) == events.Overruled("ilse", True, False)
    assert after.verdict.success is False


def test_a_gm_without_review_is_not_asked() -> None:
    """A GM who did not ask for the last word, and has nothing else to say, is not asked at all."""
    after = trying().judged(2).rolls("ilse", 6, 5, 1).plainly()
    assert after.verdict.success is True


@pytest.mark.rule("nova6.role.intent-first")
def test_the_intent_is_told_before_the_action() -> None:
    """The intent is told before any choice, and the GM narrows it to one of the four actions."""
    script = act_out(nova6.act.open("ilse", "shove him off"), table(ILSE, THUG)).asks("gm", "nova6/judge")
    assert script.stop().told == [events.Declared("ilse", "shove him off")]
    assert sorted(option.id for option in script.asked().actions()) == [
        "attack",
        "create-advantage",
        "defend",
        "overcome",
    ]
    script.refuses("gm", Ruling(action="forbid"), "nova6.action.four")
    assert script.judged(action="create-advantage").stop().last(events.Called).action == "create-advantage"
