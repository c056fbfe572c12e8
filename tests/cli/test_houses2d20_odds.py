"""The command line for 2d20: the JSON of odds, rolls with real dice, and the demo."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from moothall.cli import moothall
from moothall.speech import LANGUAGES

pytestmark = pytest.mark.slow

BOOK = "houses2d20"
PLAIN = ("--skill", "6", "--drive", "7", "--difficulty", "2")


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


def test_odds_json_holds_target_dice_success_and_distributions() -> None:
    """Target, dice and success, and every distribution as fractions that add up."""
    answer = printed("odds", BOOK, *PLAIN, "--dice", "3", "--focus", "--assist", "11", "--assist", "9:5")
    assert (answer["ruleset"], answer["target"], answer["dice"]) == (BOOK, 13, 3)
    shares = {name: [Fraction(share) for share in answer[name].values()] for name in ("successes", "momentum")}
    assert sum(shares["successes"]) == 1
    assert sum(shares["momentum"]) == Fraction(answer["success"])
    assert sum(map(Fraction, answer["complications"].values())) == 1
    assert list(answer["complications"]) == ["0", "1", "2", "3", "4", "5"]
    assert answer["policy"] == "no-point" and answer["options"] == {}


def test_odds_agree_with_every_ordered_roll() -> None:
    """Three dice and a helper, counted by hand over all ordered rolls."""
    answer = printed("odds", BOOK, *PLAIN, "--dice", "2", "--complication-range", "3", "--assist", "9:5")
    good = trouble = 0
    for one, two, helper in product(range(1, 21), repeat=3):
        own = sum((face <= 13) + (face == 1) for face in (one, two))
        helped = (helper <= 9) + (helper <= 5)
        good += own > 0 and own + helped >= 2
        trouble += not any(face >= 18 for face in (one, two, helper))
    assert answer["success"] == str(Fraction(good, 8000))
    assert answer["complications"]["0"] == str(Fraction(trouble, 8000))


def test_a_point_makes_a_sure_die() -> None:
    """At a target of 12 against 3 it lifts 23/400 to 3/5; laid down after the roll, where a table allows that, more."""
    words = ("odds", BOOK, "--skill", "6", "--drive", "6", "--difficulty", "3")
    assert printed(*words)["success"] == "23/400"
    assert printed(*words, "--determination")["success"] == "3/5"
    late = printed(*words, "--determination", "--option", "determination.auto_one_timing=after")
    assert (late["success"], late["policy"]) == ("21/25", "point-automatic-after")
    assert late["options"] == {"determination.auto_one_timing": "after"}


@pytest.mark.parametrize(
    ("word", "success", "policy"),
    [
        ("automatic", "1", "point-automatic-before"),
        ("misses", "91/125", "point-reroll-misses"),
        ("all", "16/25", "point-reroll-all"),
        ("best", "91/125", "point-reroll-best"),
    ],
)
def test_a_point_rolls_again(word: str, success: str, policy: str) -> None:
    """At a target of 12 against 2, by hand: 0.4 at first, and what a second roll of those dice adds."""
    words = ("odds", BOOK, "--skill", "6", "--drive", "6", "--difficulty", "2", "--determination", word)
    answer = printed(*words)
    assert (answer["success"], answer["policy"]) == (success, policy)


def test_spends_are_offered_with_their_price() -> None:
    """One die for 1, two for 3, three for 6, each with what it comes to."""
    spends = printed("odds", BOOK, "--skill", "6", "--drive", "6", "--difficulty", "2")["spends"]
    found = [(one["spend"], one["number"], one["price"], one["success"]) for one in spends]
    assert found[:2] == [("dice", 1, 1, "84/125"), ("dice", 2, 3, "521/625")]
    assert [price for _, _, price, _ in found] == [1, 3, 6, 1]


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_odds_are_told_in_words(lang: str) -> None:
    """Percentages and spends in the reader's language."""
    ran = run("odds", BOOK, *PLAIN, "--determination", lang=lang)
    assert ran.exit_code == 0, ran.stderr
    assert "100" in ran.stdout and "→" in ran.stdout
    assert "{" not in ran.stdout


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--drive", "7", "--difficulty", "2"), "--skill"),
        (("--skill", "six", "--drive", "7", "--difficulty", "2"), "six"),
        ((*PLAIN, "--dice", "6"), "houses.test.max-pool-five"),
        ((*PLAIN[:4], "--difficulty", "6"), "houses.difficulty.six-levels"),
        ((*PLAIN, "--assist", "25"), "25"),
        *(((*PLAIN, "--assist", text), f"“{text}” is no helper") for text in ("9:x", "9:", ":5", "9:5:3", "-3", "")),
        (("--skill", "6", "--drive", "7", "--difficulty", "-1"), "--difficulty must be a whole number from 0 to"),
        (("--skill", "6", "--drive", "7", "--difficulty", "1" * 7), "--difficulty must be a whole number from 0 to"),
        ((*PLAIN, "--option", "momentum.cup=3"), "momentum.cap"),
        ((*PLAIN, "--option", "assist.max=1", "--assist", "9", "--assist", "9"), "houses.assist.several"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(flags: tuple[str, ...], said: str) -> None:
    """Bad input ends with code 2 and names what was wrong."""
    ran = run("odds", BOOK, *flags)
    assert ran.exit_code == 2 and said in ran.stderr
    assert ran.stderr.count("\n") == 1 and not ran.stdout


def test_real_dice_are_read() -> None:
    """A 6 and a 7 at skill 6 under a focus are three successes; too few faces are refused."""
    answer = printed("roll", BOOK, "--skill", "6", "--drive", "7", "--difficulty", "1", "--focus", "--faces", "6,7")
    assert (answer["passed"], answer["successes"], answer["momentum"]) == (True, 3, 2)
    assert "houses.test.focus-critical-range" in answer["citations"]
    assert run("roll", BOOK, *PLAIN, "--faces", "6").exit_code == 2
    assert "2d20" in run("roll", BOOK, *PLAIN, "--faces", "6").stderr
    assert run("roll", BOOK, *PLAIN, "--aim", "x").exit_code == 2


@pytest.mark.parametrize(("faces", "word"), [("5,6", "Passed"), ("19,18", "Failed")])
def test_a_roll_prints_its_result_with_reasons(faces: str, word: str) -> None:
    """The result is printed with its reasons, each with its rule."""
    ran = run("roll", BOOK, *PLAIN, "--faces", faces)
    assert ran.exit_code == 0 and word in ran.stdout and "houses.test.success-at-or-under" in ran.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("faces", "complications"), [("20,20", 2), ("20,1", 1), ("3,1", 0)])
def test_a_roll_prints_its_complications(faces: str, complications: int, lang: str) -> None:
    """Complications are told beside the successes, to people and to programs; without any, no line is."""
    assert printed("roll", BOOK, *PLAIN, "--faces", faces)["complications"] == complications
    last = run("roll", BOOK, *PLAIN, "--faces", faces, lang=lang).stdout.strip().splitlines()[-1]
    word = {"en": "complications", "fr": "complications", "pl": "komplikacje"}[lang]
    assert (word in last) is bool(complications) and last.endswith(str(complications) if complications else "")


def test_a_whole_test_is_played_at_the_terminal(tmp_path: Path) -> None:
    """With a character from a file every question is put to whoever types; an empty line is the safe answer."""
    sheet = tmp_path / "one.json"
    sheet.write_text(run("character", "new", BOOK, "--random", "--seed", "3").stdout, encoding="utf-8")
    ran = run("roll", BOOK, "--sheet", str(sheet), "--aim", "slip past", "--faces", "2,3", typed="\n" * 60)
    assert ran.exit_code == 0, ran.stderr
    assert "slip past" in ran.stdout and "Passed" in ran.stdout
    assert run("roll", BOOK, "--sheet", str(sheet)).exit_code == 2
    assert run("roll", BOOK, "--sheet", str(sheet), "--aim", "x", "--skill", "6").exit_code == 2


def test_the_demonstration_repeats_with_the_same_seed() -> None:
    """The same seed plays the same session to its end; another seed plays another."""
    first = printed("demo", BOOK, "--seed", "7")
    assert first == printed("demo", BOOK, "--seed", "7")
    assert first["log"] != printed("demo", BOOK, "--seed", "8")["log"]
    assert set(first["people"]) == {"sanna", "ivo", "roke", "guard"}


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_the_demonstration_is_told_in_words(lang: str) -> None:
    """Every sentence is there in every language."""
    ran = run("demo", BOOK, lang=lang)
    assert ran.exit_code == 0, ran.stderr
    assert "houses.attack." in ran.stdout and "{" not in ran.stdout
