"""`moothall gear nova6` lists the gear tables in three languages and assembles items from their rows."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from click.testing import CliRunner, Result

from moothall.cli import moothall
from moothall.rulesets.nova6.gear.tables import ITEMS
from moothall.rulesets.nova6.gear_command import lines
from moothall.speech import LANGUAGES, voice


def run(*arguments: str) -> Result:
    """Run a command line inside this process, in English unless it says otherwise."""
    return CliRunner(env={"MOOTHALL_LANG": "en"}).invoke(moothall, ["gear", "nova6", *arguments])


def answer(*arguments: str) -> Any:
    ran = run(*arguments, "--json")
    assert (ran.exit_code, ran.stderr) == (0, "")
    return json.loads(ran.stdout)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_rows_are_listed(lang: str) -> None:
    """Each row by its id, under the name of its table."""
    shown = run("--lang", lang).stdout
    assert [item.stem for item in ITEMS.values() if f"  {item.stem} " not in shown] == []
    assert len(shown.splitlines()) == len(ITEMS) + 4 * 2
    assert len(answer("--lang", lang)["items"]) == 105


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_can_be_shown(lang: str) -> None:
    """No line lacks its label or its words, whatever the row says."""
    said = voice(lang, "nova6")
    for item in ITEMS.values():
        told = [*lines(item, said)]
        assert told
        assert [
            line for line in told if not all(line) or {"gear-", "term-"} & {*re.findall("[a-z]+-", "".join(line))}
        ] == []


def test_an_assembled_item_prints_the_sum_of_its_parts() -> None:
    """The printed numbers are the sum of all parts."""
    assert run("pistol-light", "revolver").stdout == (
        "Pistol, light, Revolver\n  Kind        weapon\n  Damage      3 (ballistic) [T]\n  Range       close\n"
        "  Hands       1\n  Properties  ammunition, reliable, slow\n"
    )
    rifle = answer("rifle-light", "ammo-magnum-rifle", "bipod", "--magnum")["item"]
    assert (rifle["minimum"], rifle["steadied"], rifle["pierce"]) == (1, 3, 2)
    steady = answer("rifle-light", "ammo-magnum-rifle", "bipod", "--magnum", "--set-up")["item"]
    assert not {"minimum", "steadied"} & steady.keys()
    sawed = answer("shotgun-light-slug", "sawed-off", "--way", "one-handed")["item"]
    assert ("hands" not in sawed, sawed["minimum"]) == (True, 1)
    assert answer("machine-gun-light", "bipod", "--option", "bipod-automatic=on")["item"]["steadied"] == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("sword", "revolver"), "“revolver” does not go with “sword” (nova6.equipment.modifier-rows)."),
        (("longswrod",), "There is no “longswrod” in the gear tables; near it are: longsword, "),
        (("pistol",), "There is no “pistol” in the gear tables; near it are: pistol-recreational-revolver, "),
        (("rifle-light", "ammo-magnum-rifle"), "“rifle light” was not built for “ammo magnum rifle”;"),
    ],
)
def test_an_impossible_item_is_refused_in_one_sentence(arguments: tuple[str, ...], said: str) -> None:
    """The refusal says what would be right, or names the rule."""
    ran = run(*arguments)
    assert ran.exit_code != 0
    assert ran.stdout == ""
    assert ran.stderr.startswith(said)
    assert ran.stderr.count("\n") == 1
