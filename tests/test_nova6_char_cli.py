"""NOVA6: a new character in one command."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from moothall.cli import moothall
from moothall.rulesets.nova6.sheet import check_sheet
from support.nova6_sheets import petra, ranks


def run(*words: str, lang: str = "en") -> Result:
    """A command as somebody types it."""
    return CliRunner().invoke(moothall, ["character", "new", "nova6", *words, "--lang", lang])


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_a_random_character_in_one_command(lang: str) -> None:
    """The same seed makes the same one again, at the level that was asked for, and the check finds it legal."""
    drawn = ["--random", "--level", "9", "--seed", "4"]
    first = run(*drawn, lang=lang)
    assert (first.exit_code, run(*drawn, lang=lang).output) == (0, first.output)
    sheet = json.loads(first.output)
    assert sheet["level"] == 9 and [problem for problem in check_sheet(sheet) if not problem.warning] == []
    told = json.loads(run(*drawn, "--concept", "KEEPER OF KEYS", "--name", "Oda").output)
    assert (told["name"], told["aspects"]["high-concept"]) == ("Oda", "KEEPER OF KEYS")


def test_a_draft_in_one_command() -> None:
    """Without chance a name is enough for a draft; its level is the table's, or the one that is named."""
    draft = json.loads(run("--name", "Oda", "--option", "start-level=3").output)
    assert (draft["name"], draft["level"]) == ("Oda", 3)
    assert json.loads(run("--name", "Oda", "--level", "0").output)["level"] == 0


@pytest.mark.parametrize(
    "given",
    [[], ["--name", "Oda", "--seed", "1"], ["--name", "Oda", "--level", "16"], ["--name", "Oda", "--level", "one"]],
)
def test_what_makes_no_character(given: list[str]) -> None:
    """A character has a name and a level from 0 to 15, and a seed is for chance."""
    assert run(*given).exit_code != 0


def checked(sheet: dict[str, Any], file: Path, *words: str) -> Result:
    """What the check says of a sheet."""
    file.write_text(json.dumps(sheet), encoding="utf-8")
    return CliRunner().invoke(moothall, ["character", "check", str(file), *words])


def test_a_check_says_how_far_a_draft_has_come(tmp_path: Path) -> None:
    """Each step with its mark, and the rule by which it is a draft, illegal or ready; who is ready needs no list."""
    file = tmp_path / "oda.json"
    draft = json.loads(run("--name", "Oda").output)
    told = json.loads(checked(draft, file, "--json").output)
    assert (told["legal"], told["status"], told["rule"]) == (False, "draft", "nova6.character.steps")
    marks = {step["id"]: step["mark"] for step in told["steps"]}
    assert (marks["aspects"], marks["advances"], marks["name"], marks["gear"]) == ("open", "open", "done", "blank")
    assert all(problem["unfinished"] for problem in told["problems"])
    said = checked(draft, file, "--lang", "fr").output
    assert said.startswith("Oda n’est pas encore au complet.") and re.search(r"Qui est-ce\s\? +à compléter", said)
    assert "«\u00a0concept\u00a0»" in said
    over = json.loads(checked(ranks(petra(), physique=1), file, "--json").output)
    assert (over["status"], over["rule"]) == ("illegal", "nova6.character.done")
    assert checked(petra(), file).output == "Petra Lohmann follows the rules.\n"
