"""`moothall forecast`: an encounter's file in, chances out, exact where every way was counted."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from moothall.cli import moothall
from tests.support.places import ROOT

CANONICAL = str(ROOT / "examples" / "canonical-nde2.toml")
SMALL = """
ruleset = "nde2"
options = { crowd = "off", retaliation = "melee" }
tactics = { luck = "never", foes = "still" }
heroes = [{ role = "assault", hearts = 1, luck = 0 }]
foes = [{ tier = "minion" }]
"""


def said(*words: str) -> str:
    result = CliRunner().invoke(moothall, ["forecast", *words])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture
def small(tmp_path: Path) -> Path:
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    return file


def test_the_canonical_fight_is_counted_exactly() -> None:
    """Its chance is a whole fraction, 97.83 in a hundred, and the rounds add up to one."""
    answer: dict[str, Any] = json.loads(said(CANONICAL, "--json", "--seconds", "60"))
    assert answer["exact"] is True
    assert answer["method"] == "counted"
    assert round(Fraction(answer["win"]), 4) == Fraction(9783, 10_000)
    assert sum(map(Fraction, answer["rounds"].values())) == 1
    assert len(answer["heroes"]) == 4


def test_a_duel_is_what_a_die_says(small: Path) -> None:
    """One hero with one Heart against Defense 5: a d12 hits on 5 to 12, and a miss is the end."""
    answer = json.loads(said(str(small), "--json"))
    assert answer["win"] == "2/3"
    assert answer["heroes"][0]["down"] == "1/3"
    assert answer["heroes"][0]["left"]["hearts"] == {"0": "1/3", "1": "2/3"}


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Chance to win: 66.7%"), ("pl", "66,7%, policzona"), ("fr", "Chances de victoire : 66,7 %")],
)
def test_a_forecast_is_said_in_the_readers_language(small: Path, lang: str, sentence: str) -> None:
    """The chance, each hero and what both sides do, in three languages."""
    assert sentence in said(str(small), "--lang", lang).replace("\N{NARROW NO-BREAK SPACE}", " ").replace(
        "\N{NO-BREAK SPACE}", " "
    )


def test_what_decides_comes_worst_first(small: Path) -> None:
    """One more foe hurts more than an elite in its place; a lone hero is never left out."""
    decides = json.loads(said(str(small), "--json", "--decides"))["decides"]
    chances = [Fraction(one["win"]) for one in decides]
    assert chances == sorted(chances)
    assert [one["variant"] for one in decides] == ["One of them is an elite", "One more minion", "No Luck Points left"]


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        (("heroes = [{ role", "heroes = []\nthings = [{ role"), "An encounter has no “things”"),
        (('heroes = [{ role = "assault", hearts = 1, luck = 0 }]', "heroes = []"), "Nobody is named among the heroes"),
        (('{ tier = "minion" }', '{ tier = "minion", hearts = 0 }'), "“hearts” cannot be 0: it goes from 1 to 99"),
        (('{ tier = "minion" }', '{ tier = "minion", count = 10000 }'), "10,000 are too many among the foes"),
        (('{ tier = "minion" }', '{ tier = "dragon" }'), "dragon"),
        (('{ tier = "minion" }', '{ tier = "minion", teeth = 3 }'), "An encounter has no “teeth”"),
        (("hearts = 1", "strength = 7"), "7 is no die of this table"),
        (('ruleset = "nde2"', 'ruleset = "chess"'), "chess"),
        (('ruleset = "nde2"', "ruleset = nde2"), "it is not TOML"),
        (('foes = [{ tier = "minion" }]', 'foes = "many"'), "“foes” has the wrong shape"),
        (('retaliation = "melee"', 'retaliation = "often"'), "often"),
    ],
)
def test_nonsense_gets_one_sentence(small: Path, changed: tuple[str, str], sentence: str) -> None:
    """What is wrong with a file is said in one sentence, and what would be right."""
    small.write_text(SMALL.replace(*changed), encoding="utf-8")
    result = CliRunner().invoke(moothall, ["forecast", str(small)])
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stdout == ""


def test_a_fight_that_never_ends_is_said_to_be_one(small: Path) -> None:
    """Heroes who cannot hit foes that do nothing fight for ever, and the sentence says what to change."""
    small.write_text(
        SMALL.replace('retaliation = "melee"', 'retaliation = "off", max_rule = "must_meet"')
        .replace('{ tier = "minion" }', '{ tier = "minion", defense = 12 }')
        .replace('role = "assault"', "strength = 6"),
        encoding="utf-8",
    )
    result = CliRunner().invoke(moothall, ["forecast", str(small)])
    assert result.exit_code == 2
    assert "never ends" in result.stderr


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "1e9"])
def test_a_forecast_takes_some_time_and_not_all(small: Path, seconds: str) -> None:
    """A budget of no time or of days is refused."""
    result = CliRunner().invoke(moothall, ["forecast", str(small), "--seconds", seconds])
    assert result.exit_code == 2
    assert "seconds" in result.stderr
