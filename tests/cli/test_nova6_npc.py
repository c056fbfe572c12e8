"""`moothall npc nova6` makes a legal NPC by level and kind."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from moothall.cli import moothall
from moothall.rulesets.nova6.creation.npcs import NPC_KINDS, check_npc
from moothall.speech import LANGUAGES

NO_GROUP = "“{}” is not how many a group can be; it is a whole number from 2 to 999."


def run(*arguments: str) -> Result:
    """The command inside this process, in English."""
    return CliRunner(env={"MOOTHALL_LANG": "en"}).invoke(moothall, ("npc", "nova6", *arguments))


def answer(*arguments: str) -> Any:
    """The JSON that it prints."""
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.mark.parametrize("kind", NPC_KINDS)
def test_an_npc_of_each_kind_is_legal_and_repeats_with_its_seed(kind: str) -> None:
    """Legal, of the level and the trade that were asked for, and the same for the same seed."""
    wanted = ("--kind", kind, "--level", "4", "--concept", "sailor", "--seed", "7")
    sheet = answer(*wanted)
    assert (sheet["kind"], sheet["level"]) == (kind, 4) and answer(*wanted) == sheet
    assert [one for one in check_npc(sheet) if not one.warning] == []
    assert answer("--kind", kind, "--name", "The Nine")["name"] == "The Nine"


def test_the_default_npc_is_an_extra_of_level_one() -> None:
    """Without flags the NPC is an extra of level 1, and a group is six."""
    assert (answer()["kind"], answer()["level"]) == ("extra", 1)
    assert answer("--kind", "group")["count"] == 6 and answer("--kind", "group", "--count", "2")["count"] == 2
    up = answer("--option", "extra-advance-rounding=up", "--seed", "7")
    assert sum(up["skills"].values()) + len(up["talents"]) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", NPC_KINDS)
def test_an_npc_is_printed_in_words(kind: str, lang: str) -> None:
    """Every value of the sheet is printed, without a code or blank."""
    wanted = ("--kind", kind, "--level", "9", "--seed", "12", "--lang", lang)
    shown, sheet = run(*wanted).stdout, answer(*wanted)
    assert all(words in shown for words in (sheet["name"], *sheet["aspects"].values()))
    assert all(perk["name"] in shown for perk in sheet["perks"])
    boxes = "1 / 1 / 1" if kind != "principal" else " / "
    assert boxes in shown and "{" not in shown and "nova6-" not in shown


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (("--kind", "boss"), "--kind cannot be “boss”; choose from principal, extra, group."),
        (("--level", "100"), "“100” is no level; a level is a whole number from 0 to 99."),
        (("--kind", "group", "--count", "1"), NO_GROUP.format("1")),
        (("--kind", "group", "--count", "1000"), NO_GROUP.format("1000")),
        (("--count", "3"), "--count goes with --kind group, which is not given."),
    ],
)  # fmt: skip
def test_an_impossible_npc_is_refused_in_one_sentence(wanted: tuple[str, ...], said: str) -> None:
    """The refusal names the mistake and what would be right in one sentence."""
    result = run(*wanted)
    assert (result.exit_code, result.stderr) == (2, f"{said}\n")
