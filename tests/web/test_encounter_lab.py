"""The odds lab for encounters: the forecast of the command line, in every book and language, from lines of text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from moothall.cli import moothall
from moothall.speech import LANGUAGES
from moothall.web.encounters import EncounterGiven, weigh
from tests.books.support.flaws import flaws
from tests.web.support.server import opened

DUEL = EncounterGiven(
    [{"name": "Bram", "role": "assault", "hearts": "2", "luck": "0"}],
    [{"tier": "elite"}],
    {"luck": "never", "foes": "still"},
    {"crowd": "off", "retaliation": "melee"},
)
TOML = """
ruleset = "nde2"
options = { crowd = "off", retaliation = "melee" }
tactics = { luck = "never", foes = "still" }
heroes = [{ name = "Bram", role = "assault", hearts = 2, luck = 0 }]
foes = [{ tier = "elite" }]
"""
QUICK = {
    "nde2": EncounterGiven([{}], [{"tier": "minion"}]),
    "nde1": EncounterGiven([{}], [{"tier": "minion"}]),
    "nova6": EncounterGiven([{}], [{"kind": "rival", "goal": "1"}]),
    "houses2d20": EncounterGiven([{}], [{"tier": "task", "points": "1"}]),
}
"""An encounter of each book that is soon counted."""


def test_the_lab_forecasts_what_the_command_line_forecasts(tmp_path: Path) -> None:
    """The same encounter has the same sentence, the same figures and the same chance of each number of rounds."""
    file = tmp_path / "duel.toml"
    file.write_text(TOML, encoding="utf-8")
    run = CliRunner(env={"MOOTHALL_LANG": "en"})
    printed = run.invoke(moothall, ["forecast", str(file)]).stdout
    data = json.loads(run.invoke(moothall, ["forecast", str(file), "--json"]).stdout)
    shown = weigh("nde2", "en", DUEL).forecast
    assert shown is not None and data["win"] == "47/72" and shown.said in printed
    assert {one.said: one.share for one in shown.rounds} == data["rounds"]
    assert all(f"{one.said} " in printed and one.percent in printed for one in shown.rounds)
    assert all(one.said in printed and one.value in printed for one in shown.heroes[0].columns)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", QUICK)
def test_every_word_of_the_form_is_said(book: str, lang: str) -> None:
    """Labels and values of heroes, foes and tactics are words of the reader's language, and no codes."""
    shown = weigh(book, lang, QUICK[book])
    assert shown.forecast is not None and not shown.refused
    fields = [*shown.hero, *shown.foe, *shown.tactics]
    said = [text for one in fields for text in (one.said, *(value.said for value in one.values))]
    assert [
        (text, flaw) for text in said if text != "–" and not text.isdecimal() for flaw in flaws(text, book, lang)
    ] == []
    assert lang == "en" or not {one.said for one in fields} & {one.name for one in fields}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (EncounterGiven([{"hearts": "0"}]), "“Hearts” cannot be 0: it goes from 1 to 99"),
        (EncounterGiven([{"hearts": "many"}]), "whole number"),
        (EncounterGiven([{"count": "10000"}]), "10,000 are too many among the heroes"),
        (EncounterGiven([{"count": "0"}]), "Nobody is named among the heroes"),
        (EncounterGiven([{"teeth": "3"}]), "An encounter has no “teeth”"),
        (EncounterGiven([{}], [{"tier": "dragon"}]), "dragon"),
        (EncounterGiven(options={"crowds": "off"}), "There is no option “crowds”"),
    ],
)
def test_nonsense_is_refused_in_a_sentence_beside_the_form(given: EncounterGiven, sentence: str) -> None:
    """An encounter that makes no sense keeps its form, and a sentence says what is wrong."""
    shown = weigh("nde2", "en", given)
    assert sentence in shown.refused and shown.forecast is None and shown.hero and shown.foe


def test_what_decides_is_told_with_its_gain(tmp_path: Path) -> None:
    """The worst for the heroes first, each with how much likelier they win; anybody may ask, in the lab's worker."""
    with opened(tmp_path) as server:
        asked = {"heroes": DUEL.heroes, "foes": DUEL.foes, "tactics": DUEL.tactics, "options": DUEL.options}
        shown = server.stranger().post("/api/books/nde2/forecast", asked | {"decides": True}).body
        assert shown["forecast"]["exact"] is True and len(shown["decides"]) == 3
        wins = [one["win"] for one in shown["decides"]]
        assert wins == sorted(wins)
        usual = shown["forecast"]["win"]
        assert all(abs(one["gain"] - (one["win"] - usual)) < 1e-9 for one in shown["decides"])
        assert server.stranger().post("/api/books/none/forecast", asked).body["error"] == "error-web-no-book"
