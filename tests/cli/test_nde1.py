"""The command line for NDE1: the JSON of odds, rolls, characters, the demo, and errors."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from moothall.cli import moothall

pytestmark = pytest.mark.slow

LADDER, NUMBERS = (6, 8, 10, 12, 20), (4, 6, 8, 12)
LEVELS = {"master": 3, "trained": 4, "novice": 5, "unskilled": 6}
FOES = {"minion": 0, "elite": 1, "boss": 2}


def run(*words: str, typed: str = "", lang: str = "en") -> Result:
    """A command as somebody types it."""
    return CliRunner().invoke(moothall, [*words, "--lang", lang], input=typed)


def printed(*words: str) -> dict[str, Any]:
    """The one JSON object that a command prints."""
    ran = run(*words, "--json")
    assert ran.exit_code == 0, ran.stderr
    assert ran.stdout.count("\n") == 1
    said: dict[str, Any] = json.loads(ran.stdout)
    return said


def by_hand(sides: int, number: int) -> dict[str, str]:
    """Every face read without any of our code."""
    classes = Counter(
        "FC" if face == 1 else "X" if face == sides else "S" if face >= number else "F" for face in range(1, sides + 1)
    )
    return {result: str(Fraction(classes[result], sides)) for result in ("FC", "F", "SC", "S", "X")}


# ---- Odds on the ladder ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "number"), list(product(LADDER, NUMBERS)))
def test_odds_of_every_die_at_every_number_are_exact(die: int, number: int) -> None:
    """Shifted or not, with a Talent, with help: die and number are those finally rolled, and the odds are exact."""
    for shift, talent, help in product((-1, 0, 1), (False, True), (False, True)):
        flags = [f"--shift={shift}"] * bool(shift) + ["--talent"] * talent + ["--help-from-ally"] * help
        answer = printed("odds", "nde1", "--die", f"d{die}", "--against", str(number), *flags)
        rolled = LADDER[min(LADDER.index(die) + help, 4)]
        place = NUMBERS.index(number) + shift - talent
        assert (answer["ruleset"], answer["dice_mode"], answer["die"]) == ("nde1", "ladder", f"d{rolled}")
        if place in range(4):
            assert (answer["status"], answer["against"]) == ("roll", NUMBERS[place])
            assert answer["outcomes"] == by_hand(rolled, NUMBERS[place])
            assert Fraction(answer["success"]) == sum(Fraction(answer["outcomes"][r]) for r in ("SC", "S", "X"))
        else:
            assert answer["status"] == ("nearly_sure" if place < 0 else "nearly_impossible")
            assert not answer.keys() & {"outcomes", "success", "against"}


def test_a_foe_gives_its_number() -> None:
    """Instead of a number a foe may be named, but not both."""
    answer = printed("odds", "nde1", "--die", "d10", "--foe", "elite")
    assert (answer["against"], answer["outcomes"]) == (8, by_hand(10, 8))
    said = run("odds", "nde1", "--die", "d10", "--foe", "elite", "--against", "8")
    assert (said.exit_code, said.stderr) == (2, "Give --foe or --against, not both.\n")


def test_options_are_those_of_this_edition() -> None:
    """The reading of a top face may be set; Luck and zones are unknown here."""
    answer = printed("odds", "nde1", "--die", "d6", "--against", "8", "--option", "max_rule=must_meet")
    assert answer["success"] == "0" and answer["options"] == {"max_rule": "must_meet"}
    said = run("odds", "nde1", "--die", "d6", "--against", "8", "--option", "luck_on_one=off")
    assert said.exit_code == 2 and "There is no option “luck_on_one”" in said.stderr


# ---- Odds on one d6 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "foe"), list(product(LEVELS, (None, *FOES))))
def test_odds_of_every_level_are_bounded_between_two_and_six(level: str, foe: str | None) -> None:
    """Level, foe, shift and help are added up and held between two and six."""
    for shift, help in product((-2, -1, 0, 1, 2), (False, True)):
        flags = [f"--shift={shift}"] * bool(shift) + ["--help-from-ally"] * help + (["--foe", foe] if foe else [])
        answer = printed("odds", "nde1", "--dice-mode", "d6", "--level", level, *flags)
        reach = min(max(LEVELS[level] + shift - help + FOES.get(foe or "minion", 0), 2), 6)
        assert (answer["dice_mode"], answer["level"], answer["die"]) == ("d6", level, "d6")
        assert (answer["status"], answer["against"], answer["outcomes"]) == ("roll", reach, by_hand(6, reach))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--die", "d4", "--against", "6"), "There is no d4 in this game; choose from d6, d8, d10, d12, d20"),
        (("--die", "d10", "--against", "5"), "5 is not one of the TNs 4, 6, 8, 12"),
        (("--die", "d10"), "--against is needed here."),
        (("--against", "6"), "--die is needed here."),
        (("--die", "d10", "--against", "x"), "--against must be a whole number, which “x” is not."),
        (("--die", "d10", "--against", "6", "--shift", "x"), "--shift must be a whole number, which “x” is not."),
        (("--die", "d10", "--against", "6", "--level", "novice"), "--level goes with --dice-mode d6"),
        (("--dice-mode", "d6"), "--level is needed here."),
        (("--dice-mode", "d6", "--level", "expert"), "--level cannot be “expert”; choose from master, trained, novice"),
        (("--dice-mode", "d6", "--level", "novice", "--die", "d6"), "there is no d6 to choose; give --level instead"),
        (("--dice-mode", "2d6", "--level", "novice"), "The option dice_mode cannot be “2d6”; choose from ladder, d6"),
        (("--die", "d10", "--foe", "dragon"), "--foe cannot be “dragon”; choose from minion, elite, boss."),
        (("--die", "d10", "--against", "6", "--luck", "reroll"), "There is no flag --luck here"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_two(words: tuple[str, ...], said: str) -> None:
    """Bad input is one clear sentence on standard error, exit code 2, and nothing on standard output."""
    ran = run("odds", "nde1", *words)
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert said in ran.stderr and ran.stderr.count("\n") == 1


def test_odds_as_text_show_each_reason_with_its_rule() -> None:
    """Without --json there is a table, and each reason with its rule; off the ladder, a plain word."""
    said = run("odds", "nde1", "--die", "d10", "--against", "8", "--talent", "--help-from-ally").stdout
    assert said.startswith("d12 against 6\n") and "7/12" in said
    assert "One step easier: a fitting Talent (nde1.talent.effect)" in said
    assert "One step up: help from a friend (nde1.help.effect)" in said
    assert run("odds", "nde1", "--die", "d10", "--against", "4", "--shift=-1").stdout.startswith("All but sure")
    assert run("odds", "nde1", "--die", "d10", "--against", "12", "--shift", "1").stdout.startswith("All but imp")


# ---- Rolls -----------------------------------------------------------------------------------------------------------


def test_a_roll_is_explained_by_this_editions_rules() -> None:
    """Real dice are read by the older edition's rules and cite nothing else."""
    rolled = printed("roll", "nde1", "--die", "d10", "--against", "8", "--shift=-1", "--faces", "6")
    assert (rolled["ruleset"], rolled["result"], rolled["rule"]) == ("nde1", "S", "nde1.test.meet-or-beat")
    assert rolled["rolls"] == [{"sides": 10, "faces": [6]}]
    assert all(cite.startswith("nde1.") for cite in rolled["citations"])
    off = run("roll", "nde1", "--die", "d10", "--against", "12", "--shift", "1")
    assert off.exit_code == 2 and "(nde1.tn.over-12)" in off.stderr


def test_a_whole_test_is_played_at_the_terminal(tmp_path: Path) -> None:
    """With a sheet every question is asked in this edition's words: the TN, what is extreme, and the die that falls."""
    path = tmp_path / "oda.json"
    path.write_text(run("character", "new", "nde1", "--role", "rogue", "--name", "Oda").stdout)
    typed = "\n\n\n\n" + "6\n\n\ndark\n\n\n\n\n\ndark\n" + "\n" * 6
    ran = run("roll", "nde1", "--sheet", str(path), "--aim", "sneak past", "--faces", "10", typed=typed)
    assert ran.exit_code == 0, ran.stderr
    assert "TN (4 easy, 6 normal, 8 hard, 12 heroic)" in ran.stderr and "counts double" in ran.stderr
    assert "Oda tests Dexterity (d10 against 12): an exceptional success." in ran.stdout
    assert "Two steps harder: darkness (nde1.tn.extreme)" in ran.stdout


# ---- Characters -----------------------------------------------------------------------------------------------------


def made(tmp_path: Path, *words: str) -> Path:
    path = tmp_path / "hero.json"
    path.write_text(run("character", "new", "nde1", *words).stdout)
    return path


def test_a_character_is_made_checked_and_grown(tmp_path: Path) -> None:
    """A Mage has d10 in Magic, is legal, grows to d12, and cannot gain a Trait."""
    path = made(tmp_path, "--role", "mage", "--name", "Ilse")
    sheet = json.loads(path.read_text())
    assert (sheet["ruleset"], sheet["attributes"]) == ("nde1", {"str": 6, "dex": 6, "might": 10})
    assert not sheet.keys() & {"luck", "traits", "concept"}
    told = printed("character", "check", str(path))
    assert (told["legal"], told["problems"]) == (True, [])
    grown = run("character", "grow", str(path), "--attribute", "might")
    assert grown.stdout == "Ilse has improved: Magic is now a d12.\n"
    assert json.loads(path.read_text())["attributes"]["might"] == 12
    refused = run("character", "grow", str(path), "--trait", "Smells the tide")
    assert refused.exit_code == 2 and "(nde1.grow.one)" in refused.stderr


def test_a_role_of_the_other_edition_is_not_known() -> None:
    """An Adept belongs to the newer edition."""
    ran = run("character", "new", "nde1", "--role", "adept", "--name", "Ilse")
    assert ran.exit_code == 2 and "choose from warrior, rogue, mage" in ran.stderr


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("settings", [(), ("--option", "dice_mode=d6"), ("--option", "talents=off")])
def test_random_characters_are_legal(seed: int, settings: tuple[str, ...], tmp_path: Path) -> None:
    """A random character is legal in NDE1; the same seed makes the same character."""
    words = ("--random", "--seed", str(seed), *settings)
    path = made(tmp_path, *words)
    assert printed("character", "check", str(path), *settings)["legal"] is True
    assert run("character", "new", "nde1", *words).stdout == path.read_text()


def test_a_random_character_speaks_ones_language() -> None:
    """The words of a random character are those of the language it is made in."""
    sheets = [
        json.loads(run("character", "new", "nde2", "--random", "--seed", "3", lang=lang).stdout)
        for lang in ("en", "pl", "fr")
    ]
    assert len({sheet["concept"] for sheet in sheets}) == len({sheet["gear"]["key"] for sheet in sheets}) == 3
    assert sheets[0]["attributes"] == sheets[1]["attributes"] == sheets[2]["attributes"]


def test_a_character_is_converted_where_the_book_says_how(tmp_path: Path) -> None:
    """To one d6 and back; not to the other edition, and not with a die of which the book says nothing."""
    path = made(tmp_path, "--role", "warrior", "--name", "Bram")
    ran = run("character", "convert", str(path), "--dice-mode", "d6")
    assert json.loads(ran.stdout)["attributes"] == {"str": 4, "dex": 6, "might": 6}
    other = run("character", "convert", str(path), "--dice-mode", "ladder", "--ruleset", "nde2")
    assert other.exit_code == 2 and "no way from one edition to the other" in other.stderr
    run("character", "grow", str(path), "--attribute", "str")
    grown = run("character", "convert", str(path), "--dice-mode", "d6")
    assert grown.exit_code == 2 and "d12" in grown.stderr and grown.stdout == ""


def test_a_sheet_of_the_other_edition_is_refused(tmp_path: Path) -> None:
    """A character of one edition does not play a test of the other."""
    path = made(tmp_path, "--role", "warrior", "--name", "Bram")
    ran = run("roll", "nde2", "--sheet", str(path), "--aim", "shove")
    assert ran.exit_code == 2 and "belongs to nde1, not to nde2" in ran.stderr


# ---- Demo -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_the_demo_is_played_and_told(lang: str) -> None:
    """Bots play a short demo of this edition, the same for the same seed, in every language."""
    told = run("demo", "nde1", "--seed", "5", lang=lang).stdout
    assert told == run("demo", "nde1", "--seed", "5", lang=lang).stdout
    assert "nde1.retaliation" in told and "nde2." not in told
    assert "moothall rules show nde1.test.one" in told


@pytest.mark.parametrize(("lang", "words"), [("en", "FILE"), ("pl", "PLIK"), ("fr", "FICHIER")])
def test_help_names_its_blanks_in_the_readers_language(lang: str, words: str) -> None:
    """Placeholders of values in the help are words of the reader's language; the flags are not."""
    told = run("character", "grow", "--help", lang=lang).stdout
    assert f" {words}" in told and "--attribute " in told and "--option" in told
    assert ("NAME=VALUE" in told) is (lang == "en")
