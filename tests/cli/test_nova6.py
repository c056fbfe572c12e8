"""The command line for NOVA6: the JSON of odds, rolls with real dice, and the demo."""

from __future__ import annotations

import json
from dataclasses import fields
from fractions import Fraction
from typing import Any

import pytest
from click.testing import CliRunner, Result

from moothall.cli import moothall
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import actions, events, layout, opening, prompt_odds
from moothall.rulesets.nova6.questions import Ready
from moothall.rulesets.nova6.sheet import check_sheet, new_sheet
from moothall.rulesets.nova6.state import Character, Table
from tests.books.nova6.support.stage import act_out, hero, table

pytestmark = pytest.mark.slow


def run(*words: str, lang: str = "en") -> Result:
    """A command as somebody types it."""
    return CliRunner().invoke(moothall, ["odds", "nova6", *words, "--lang", lang])


def printed(*words: str) -> dict[str, Any]:
    """The one JSON object that a command prints."""
    ran = run(*words, "--json")
    assert ran.exit_code == 0, ran.stderr
    said: dict[str, Any] = json.loads(ran.stdout)
    return said


def total(shares: dict[str, str]) -> Fraction:
    return sum(map(Fraction, shares.values()), Fraction(0))


# ---- Odds ------------------------------------------------------------------------------------------------------------


def test_odds_of_a_roll_hold_points_joint_with_the_result() -> None:
    """Five bonus dice and three penalty dice are two up: five dice, and points that are joint with the result."""
    said = printed("--bonus", "5", "--penalty", "3")
    assert (said["ruleset"], said["net"], said["dice"], said["success"]) == ("nova6", 2, 5, "209/243")
    assert said["stunts_on_success"] == {"0": "1465/1944", "1": "23/216"}
    assert said["gm_stunts_on_failure"] == {"0": "1085/7776", "1": "1/2592"}


@pytest.mark.parametrize(
    ("words", "dice", "success", "least"),
    [
        ("--bonus 5", 6, "14435/15552", 1),
        ("--bonus 5 --specialized", 7, "134825/139968", 1),
        ("--bonus 4 --trade 1", 5, "209/243", 1),
        ("--bonus 5 --trade 1", 4, "947/1296", 2),
        ("--bonus 3 --focused", 6, "14435/15552", 0),
        ("--practiced reroll", 3, "49/72", 0),
        ("--bonus 2 --practiced auto", 0, "1", 0),
    ],
)
def test_traded_dice_count_in_the_points(words: str, dice: int, success: str, least: int) -> None:
    """Forced trades, chosen ones and dice set aside: each success has at least so many points."""
    said = printed(*words.split())
    assert (said["dice"], said["success"]) == (dice, success)
    assert min(map(int, said["stunts_on_success"])) == least
    assert total(said["stunts_on_success"]) == Fraction(success)
    assert total(said["gm_stunts_on_failure"]) == 1 - Fraction(success)


def test_odds_of_the_opposition_give_the_gm_points_on_failure() -> None:
    """Five penalty dice are three down and a point for the GM on every failure; Focused opposition has more."""
    said = printed("--penalty", "5")
    assert (said["net"], said["rolled"], said["success"]) == (-5, -3, "1117/15552")
    assert min(map(int, said["gm_stunts_on_failure"])) == 1
    more = printed("--penalty", "5", "--opposed-focused", "--opposed-specialized")
    assert more["rolled"] == -4 and max(map(int, more["gm_stunts_on_failure"])) == 3


def test_options_are_named_where_they_are_not_the_books() -> None:
    """The highest three are read where that is asked for, and the answer says so."""
    said = printed("--bonus", "2", "--option", "up-reads=highest")
    assert (said["options"], said["stunts_on_success"]["1"]) == ({"up-reads": "highest"}, "563/7776")


@pytest.mark.parametrize(
    "words", ["--trade 1", "--bonus 3 --trade 2", "--practiced auto", "--bonus 99", "--option up-reads=x"]
)
def test_an_impossible_roll_is_one_clear_sentence(words: str) -> None:
    """Refused with exit code 2, on standard error, and nothing else is printed."""
    ran = run(*words.split())
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_odds_are_printed_in_the_readers_language(lang: str) -> None:
    """Heading, shares and policy have words; a sure success has some of its own."""
    for words in ("--bonus 5 --focused", "--penalty 2", "", "--bonus 1 --practiced auto", "--practiced reroll"):
        ran = run(*words.split(), lang=lang)
        assert ran.exit_code == 0, ran.stderr
        assert len(ran.stdout.splitlines()) >= 4


# ---- What the table is told ------------------------------------------------------------------------------------------


def test_each_answer_before_the_roll_has_its_odds() -> None:
    """Each trade and a sure success have their odds, from the question alone."""
    script = act_out(nova6.act.open("ilse", "look", "wits", "overcome"), table(hero("ilse", wits=2))).judged()
    asked = script.plainly_to_ready()
    found = {one.answer: one for one in prompt_odds.weighings(script.stage.state, asked)}
    assert set(found) == {Ready(), Ready(pairs=1)}
    for ready, success in ((Ready(), "209/243"), (Ready(pairs=1), "1/2")):
        one = found[ready]
        assert one.opening is not None
        counted = odds(one.opening, one.table, nova6.fold, Policy(one.policy, one.answers), prompt_odds.outcome)
        assert sum((counted.of(result) for result in prompt_odds.SUCCESS), Fraction(0)) == Fraction(success)
    assert list(prompt_odds.weighings(script.stage.state, "something else")) == []


def test_every_field_has_a_widget() -> None:
    """Nothing that a table of this book holds is left without a place on the page."""
    heroes, others = layout.LAYOUT.people
    assert sorted(one.field for one in layout.LAYOUT.shown) == sorted(field.name for field in fields(Table))
    for people in (heroes, others):
        assert sorted(one.field for one in people.shown) == sorted(field.name for field in fields(Character))


def test_a_sheet_becomes_a_character() -> None:
    """Ranks, talents and aspects come along; boxes and plot points follow from them."""
    aspects = {"high-concept": "LAST OF THE FERRYMEN", "background": "A", "motivation": "B", "trouble": "C"}
    sheet = new_sheet("Oda", level=5, skills={"physique": 2, "wits": 1}, aspects=aspects)
    sheet["talents"] = [{"id": "specialized", "skill": "wits"}, {"id": "lucky"}]
    sheet["perks"] = [{"name": "rivers", "skill": "wits"}]
    assert [problem for problem in check_sheet(sheet) if not problem.warning] == []
    after = act_out(opening.join.open("ana", "oda", sheet), actions.start()).end()
    oda = after.who("oda")
    assert (oda.seat, oda.rank("physique"), oda.plot_points, len(oda.track("physical").boxes)) == ("ana", 2, 5, 7)
    assert after.effect("LAST OF THE FERRYMEN").owner == "oda" and after.last(events.Joined).hero == oda
    assert (actions.seat_of(after.state, "oda"), actions.name_of(after.state, "oda")) == ("ana", "Oda")
    assert actions.name_of(after.state, "nobody") == "nobody" and actions.seat_of(after.state, "nobody") == ""


# ---- The demo --------------------------------------------------------------------------------------------------------


def demo(seed: str) -> dict[str, Any]:
    ran = CliRunner().invoke(moothall, ["demo", "nova6", "--seed", seed, "--json"])
    assert ran.exit_code == 0, ran.stderr
    told: dict[str, Any] = json.loads(ran.stdout)
    return told


def test_the_demo_is_a_whole_session() -> None:
    """An exposition and a conflict, rolls with reasons, a rest and a milestone; the same for the same seed."""
    told = demo("7")
    assert told == demo("7") and told["log"] != demo("8")["log"]
    facts = [entry["kind"] for entry in told["log"] if entry["did"] == "told"]
    assert facts.count("nova6/scene-began") >= 2 and "nova6/milestone-passed" in facts
    assert {"nova6/harmed", "nova6/tested", "nova6/called"} <= set(facts)
    assert set(told["heroes"]) == {"sunniva", "tomas", "ilka"}
    assert set(told["opposition"]) == {"captain", "hand1", "hand2"}


# ---- Rolling ---------------------------------------------------------------------------------------------------------


def rolling(*words: str) -> Result:
    return CliRunner().invoke(moothall, ["roll", "nova6", *words, "--lang", "en"])


def test_a_roll_with_real_dice_takes_the_best_three() -> None:
    """Doubles with a Focused skill are a point; the best three of five are taken, and programs get it all."""
    told = json.loads(rolling("--bonus", "2", "--focused", "--faces", "5,5,2,1,1", "--json").stdout)
    assert (told["success"], told["action_dice"], told["stunts"], told["gm_stunts"]) == (True, [2, 5, 5], 1, 0)
    assert told["rolls"] == [{"sides": 6, "faces": [5, 5, 2, 1, 1]}]
    assert "nova6.test.focused-pc" in told["citations"]


def test_a_roll_is_explained() -> None:
    """People read what fell, why so many dice, and which rules decided."""
    said = rolling("--penalty", "1", "--faces", "6 6 4 1").stdout
    assert "6 + 6 + 4 + 1" in said and "nova6.test.roll-down" in said and "nova6.test.bonus-others" not in said
    assert rolling("--bonus", "1").exit_code == 0


def test_a_trade_that_is_too_large_is_refused() -> None:
    """One pair can be traded of three dice: the sentence counts it."""
    ran = rolling("--bonus", "3", "--trade", "3")
    assert ran.exit_code == 2 and "you can trade 1 pair of dice at most" in ran.stderr


def test_a_face_too_many_is_refused_unless_a_one_is_rolled_again() -> None:
    """Four faces of three dice are a slip; with a Practiced skill the fourth is the one that was rolled again."""
    assert rolling("--faces", "4,5,6,6").exit_code == 2
    again = ("--practiced", "reroll", "--faces")
    assert rolling(*again, "4,5,1,6").exit_code == 0 and rolling(*again, "4,5,6,6").exit_code == 2


@pytest.mark.parametrize("faces", ["7,1,1", "6", "x", ""])
def test_impossible_dice_are_refused(faces: str) -> None:
    """Too few, too high, no numbers or none at all: one sentence, and nothing is rolled."""
    ran = rolling("--faces", faces)
    assert (ran.exit_code, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
