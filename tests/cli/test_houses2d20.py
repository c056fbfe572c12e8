"""The command line for 2d20: characters, NPCs and story hooks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from moothall.cli import moothall
from moothall.rulesets.houses2d20.sheet import check_sheet
from moothall.speech import LANGUAGES

BOOK = "houses2d20"
TIERS = ("minor", "notable", "major")


def run(*arguments: str) -> Result:
    """A command line inside this process, in English."""
    return CliRunner(env={"MOOTHALL_LANG": "en"}).invoke(moothall, arguments)


def answer(*arguments: str, code: int = 0) -> Any:
    """The JSON that a command prints."""
    result = run(*arguments)
    assert result.exit_code == code, result.output
    return json.loads(result.stdout)


# ---- Characters -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_random_character_is_legal(lang: str, tmp_path: Path) -> None:
    """A random character passes the check; the same seed makes the same character."""
    made = run("character", "new", BOOK, "--random", "--seed", "7", "--lang", lang).stdout
    file = tmp_path / "somebody.json"
    file.write_text(made, encoding="utf-8")
    told = answer("character", "check", str(file), "--json")
    assert (told["legal"], told["status"], told["problems"]) == (True, "ready", [])
    assert run("character", "new", BOOK, "--random", "--seed", "7", "--lang", lang).stdout == made


def test_the_check_of_a_blank_sheet_names_each_gap(tmp_path: Path) -> None:
    """Without chance the numbers are there and the words are not; the check names each gap with its rule."""
    file = tmp_path / "odile.json"
    file.write_text(run("character", "new", BOOK, "--name", "Odile").stdout, encoding="utf-8")
    told = answer("character", "check", str(file), "--json", code=1)
    assert not told["legal"]
    assert [problem["rule"] for problem in told["problems"]] == [
        *["houses.drive.statement-from-six"] * 3,
        *["houses.pc.focuses-talents"] * 3,
    ]
    assert json.loads(file.read_text(encoding="utf-8"))["name"] == "Odile"


@pytest.mark.parametrize("arguments", [(), ("--seed", "7"), ("--name", "Odile", "--seed", "7")])
def test_a_character_needs_a_name_or_chance(arguments: tuple[str, ...]) -> None:
    """Without either, or with a seed and no chance, one sentence says what is missing."""
    result = run("character", "new", BOOK, *arguments)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)


def test_a_table_may_deal_out_more(tmp_path: Path) -> None:
    """Options count when a character is made and when it is checked."""
    made = run("character", "new", BOOK, "--random", "--seed", "7", "--option", "pc.focuses=6").stdout
    file = tmp_path / "somebody.json"
    file.write_text(made, encoding="utf-8")
    assert len(json.loads(made)["focuses"]) == 6
    assert answer("character", "check", str(file), "--option", "pc.focuses=6", "--json")["legal"]
    assert not answer("character", "check", str(file), "--json", code=1)["legal"]


# ---- People of the GM's ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tier", TIERS)
def test_an_npc_is_legal(tier: str) -> None:
    """Each tier comes out whole, and the same seed brings the same person."""
    sheet = answer("npc", BOOK, "--tier", tier, "--seed", "7", "--json")
    assert (sheet["tier"], check_sheet(sheet)) == (tier, [])
    assert answer("npc", BOOK, "--tier", tier, "--seed", "7", "--json") == sheet
    assert answer("npc", BOOK, "--tier", tier, "--name", "Odile", "--json")["name"] == "Odile"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tier", TIERS)
def test_an_npc_is_shown_in_words(tier: str, lang: str) -> None:
    """Every value of the sheet is printed, without a code or blank."""
    arguments = ("npc", BOOK, "--tier", tier, "--seed", "11", "--lang", lang)
    shown, sheet = run(*arguments).stdout, answer(*arguments, "--json")
    assert all(words in shown for words in (sheet["name"], *sheet["traits"], *sheet["talents"]))
    assert all(focus["name"] in shown for focus in sheet["focuses"])
    assert "extra_option" not in shown and "{" not in shown
    assert ("Quality" in shown) is (tier == "minor" and lang == "en")


def test_an_unknown_tier_is_refused() -> None:
    """One sentence names the three there are."""
    result = run("npc", BOOK, "--tier", "epic")
    assert result.exit_code == 2
    assert result.stderr == "--tier cannot be “epic”; choose from minor, notable, major.\n"


# ---- Hooks ----------------------------------------------------------------------------------------------------------


def test_a_hook_has_five_parts_and_its_dice() -> None:
    """Programs get the parts, the faces and the rules; the same seed rolls the same."""
    told = answer("hook", BOOK, "--seed", "5", "--json")
    assert set(told) == {
        *("ruleset", "source", "plot", "goal", "location", "hazard", "character", "rolls", "citations"),
    }
    assert (told["source"], len(told["rolls"])) == ("reference", 5)
    assert "houses.hook.five-columns" in told["citations"]
    assert answer("hook", BOOK, "--seed", "5", "--json") == told


def test_a_hook_can_use_either_table() -> None:
    """The same dice read the table of the reference, as it was printed, or the neutral one."""
    ours, theirs = (answer("hook", BOOK, "--seed", "5", "--source", name, "--json") for name in ("ours", "reference"))
    assert ours["rolls"] == theirs["rolls"]
    assert (theirs["plot"], theirs["goal"]) == ("Break in and steal or kidnap the", "secret data")
    result = run("hook", BOOK, "--source", "theirs")
    assert (result.exit_code, result.stderr) == (2, "--source cannot be “theirs”; choose from reference, ours.\n")


def test_a_single_d20_may_pick_the_whole_hook() -> None:
    """With the option a single d20 picks the whole line."""
    assert len(answer("hook", BOOK, "--option", "hook.roll=single", "--json")["rolls"]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hook_is_told_with_its_rules(lang: str) -> None:
    """People read a sentence, the dice, and which rules picked the line."""
    shown = run("hook", BOOK, "--seed", "5", "--lang", lang).stdout
    told = answer("hook", BOOK, "--seed", "5", "--lang", lang, "--json")
    first, *under = shown.splitlines()
    assert all(told[part] in first for part in ("plot", "goal", "location", "hazard", "character"))
    assert sum("d20" in line for line in under) >= 5
    assert any("houses.hook.plot-needs-goal" in line for line in under)
