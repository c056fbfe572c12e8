"""`moothall character new nova6` makes, prints and checks a character."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from moothall.cli import moothall
from moothall.rulesets.nova6.sheet import check_sheet
from tests.books.nova6.support.sheets import petra, ranks


def run(*words: str, lang: str = "en") -> Result:
    """A command as somebody types it."""
    return CliRunner().invoke(moothall, ["character", "new", "nova6", *words, "--lang", lang])


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_a_single_command_makes_a_random_character(lang: str) -> None:
    """The same seed makes the same character again, at the level asked for, and the check finds it legal."""
    drawn = ["--random", "--level", "9", "--seed", "4"]
    first = run(*drawn, lang=lang)
    assert (first.exit_code, run(*drawn, lang=lang).output) == (0, first.output)
    sheet = json.loads(first.output)
    assert sheet["level"] == 9 and [problem for problem in check_sheet(sheet) if not problem.warning] == []
    told = json.loads(run(*drawn, "--concept", "KEEPER OF KEYS", "--name", "Oda").output)
    assert (told["name"], told["aspects"]["high-concept"]) == ("Oda", "KEEPER OF KEYS")


def test_a_single_command_makes_a_draft() -> None:
    """A name is enough for a draft; its level is the table's, or the one given."""
    draft = json.loads(run("--name", "Oda", "--option", "start-level=3").output)
    assert (draft["name"], draft["level"]) == ("Oda", 3)
    assert json.loads(run("--name", "Oda", "--level", "0").output)["level"] == 0


@pytest.mark.parametrize(
    "given",
    [[], ["--name", "Oda", "--seed", "1"], ["--name", "Oda", "--level", "100"], ["--name", "Oda", "--level", "one"]],
)
def test_a_character_command_refuses_bad_values(given: list[str]) -> None:
    """A character has a name and a level from 0 to 99, and a seed only with --random."""
    assert run(*given).exit_code != 0


# ---- In the notation of the book -------------------------------------------------------------------------------------


def shown(file: Path, *words: str) -> Result:
    return CliRunner().invoke(moothall, ["character", "show", str(file), *words])


@pytest.mark.parametrize(("lang", "skills", "bow"), [
    ("en", "## Skills", "***Yew Bow***: damage 4; body impaling; ranged far; two hands [T]."),
    ("pl", "## Umiejętności", "***Cisowy Łuk***: obrażenia 4; ciało kłute; dystansowe daleko; dwie ręce [T]."),
    ("fr", "## Compétences", "***Arc D’if***: dégâts 4 ; corps perçant ; à distance loin ; deux mains [T]."),
])  # fmt: skip
def test_a_character_is_printed_as_markdown(tmp_path: Path, lang: str, skills: str, bow: str) -> None:
    """The Markdown is in the words of the reader and of the character's pack."""
    drawn = run("--random", "--seed", "40", "--level", "4", "--pack", "hearthmarch").stdout
    (file := tmp_path / "odrun.json").write_text(drawn)
    lines = shown(file, "--lang", lang).stdout.replace("\u00a0", " ").splitlines()
    assert lines[0] == "# Odrun" and skills in lines and f"- {bow}" in lines


def test_a_character_is_printed_as_lines_with_rules(tmp_path: Path) -> None:
    """For programs each line names the rule by which it is written."""
    (file := tmp_path / "one.json").write_text(run("--random", "--seed", "4", "--level", "9").stdout)
    told = json.loads(shown(file, "--json").stdout)
    skills = next(part["lines"] for part in told["parts"] if part["part"] == "skills")
    assert (told["ruleset"], skills[0]["rule"]) == ("nova6", "nova6.note.render-skill")
    assert skills[0]["text"].startswith("Fight ") and all(part["lines"] for part in told["parts"])


def test_only_legal_characters_of_nova6_are_printed(tmp_path: Path) -> None:
    """A draft with too many ranks, and a character of another book, are refused in a sentence."""
    (file := tmp_path / "one.json").write_text(run("--random", "--seed", "4").stdout)
    sheet = json.loads(file.read_text())
    file.write_text(json.dumps(sheet | {"skills": dict.fromkeys(sheet["skills"], 5)}))
    assert (shown(file).exit_code, "breaks a rule" in shown(file).stderr) == (2, True)
    file.write_text(json.dumps({"ruleset": "nde2"}))
    assert "belongs to nde2, not to nova6" in shown(file).stderr


def checked(sheet: dict[str, Any], file: Path, *words: str) -> Result:
    """The output of the check of a sheet."""
    file.write_text(json.dumps(sheet), encoding="utf-8")
    return CliRunner().invoke(moothall, ["character", "check", str(file), *words])


def test_a_check_lists_the_steps_of_a_draft(tmp_path: Path) -> None:
    """Each step has its mark and rule, as draft, illegal or ready; a ready character needs no list."""
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


def test_a_printed_character_has_level_refresh_and_boxes(tmp_path: Path) -> None:
    """Level and refresh stand first, each track has its boxes and thresholds, and a broad perk keeps its action."""
    broad = {"name": "Strong", "skill": "physique", "broad": True, "action": "overcome"}
    sheet = petra() | {
        "perks": [broad],
        "talents": [*petra()["talents"][:-1], {"id": "specialized", "skill": "physique"}],
    }
    (file := tmp_path / "one.json").write_text(json.dumps(sheet))
    told = shown(file).stdout
    assert "level 1, refresh" in told and "physical: STRESSED 3, staggered (4+) 2, incapacitated (8+) 1" in told
    assert "[overcome]" in told
