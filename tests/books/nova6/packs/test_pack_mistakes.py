"""Mistakes in NOVA6 pack files: all of a file are told at once, each with its line, in three languages."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from moothall import packs
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.creation.legality import check_sheet
from moothall.rulesets.nova6.effects.soak import apply_soak
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.pack_files.effect_words import SHAPES, TEST_USES
from moothall.rulesets.nova6.pack_files.reading import PackFile
from moothall.rulesets.nova6.sheet import new_sheet, to_character
from moothall.rulesets.nova6.vocabulary import What
from moothall.rulesets.nova6.workshop import of_pack
from moothall.speech import LANGUAGES, sentence
from tests.books.nova6.support.stage import table
from tests.support import places

MISTAKES = places.DATA / "packs" / "mistakes.toml"
MARK = "#!"
HEAD = '[themepack]\nid = "test"\nbase = "universal"\n'


def said(text: str) -> PackFile:
    found: PackFile = packs.read("test.toml", HEAD + text).said
    return found


def marked() -> set[int]:
    """The lines of the file that say of themselves that they are wrong."""
    lines = MISTAKES.read_text(encoding="utf-8").splitlines()
    return {number for number, line in enumerate(lines, 1) if line.rstrip().endswith(MARK)}


def test_a_hundred_mistakes_are_found_at_once() -> None:
    """Every wrong line is told, no sound one is, and each is one sentence in every language."""
    found = packs.problems(str(MISTAKES))
    assert {problem.values["line"] for problem in found} == marked() and len(marked()) >= 100
    assert [problem.values["line"] for problem in found] == sorted(problem.values["line"] for problem in found)
    for lang in LANGUAGES:
        for problem in found:
            told = sentence(problem, lang)
            assert "mistakes.toml" in told and "\n" not in told and " one of ," not in told


def test_mending_the_marked_lines_mends_the_pack(tmp_path: Path) -> None:
    """A file without mistakes has no problems, and neither has the universal pack."""
    assert packs.problems("hearthmarch") == packs.problems("universal") == []
    broken = tmp_path / "broken.toml"
    broken.write_text(HEAD + '[skills]\nlist = ["fight", "move"]\n')
    found = packs.problems(str(broken))
    assert {problem.key for problem in found} == {"error-pack-role"} and len(found) > 3


def test_what_follows_from_a_mistake_is_not_told(tmp_path: Path) -> None:
    """An id that cannot be one is told once, and whoever names it is not blamed."""
    file = tmp_path / "one.toml"
    file.write_text(HEAD + '[[talent]]\nid = "Big One"\n[[npc]]\nid = "giant"\ntalents = ["Big One"]\n')
    assert [(one.key, one.values["line"]) for one in packs.problems(str(file))] == [("error-pack-id", 5)]


@pytest.mark.parametrize(
    "text",
    [
        '[[trait]]\nid = "x"\n',
        '[[talent]]\nid = "x"\nlevel = 15\n',
        '[[talent]]\nid = "x"\neffects = [{ effect = "incoming-point", of = "moonlight" }]\n',
        '[[talent]]\nid = "x"\neffects = [{ effect = "stunt", of = "a shower of sparks" }]\n',
        '[[talent]]\nid = "x"\ntake = "per-skill"\neffects = [{ effect = "rank-cap" }]\n',
        '[[item]]\nid = "x"\nkind = "damage"\nrating = 0\n',
        '[[track]]\nid = "a"\ntypes = ["physical"]\n[[track]]\nid = "b"\ntypes = ["mental"]\n',
    ],
)
def test_what_looks_like_a_mistake_may_be_meant(text: str) -> None:
    """No high concept, a source of one's own, a stunt in own words, a weapon without damage, tracks by other names."""
    assert said(text).pack.id == "test"


def test_every_effect_has_its_keys() -> None:
    """Each word of the vocabulary can be in a file, but for the one that is of things; and uses are words of rules."""
    assert {*get_args(What)} - {*SHAPES} == {"gear-dice"}
    rules = places.ROOT / "src" / "moothall" / "rulesets" / "nova6"
    code = "".join(path.read_text() for path in rules.rglob("*.py") if path.name != "effect_words.py")
    assert [use for use in TEST_USES if f'"{use}"' not in code] == []


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[[talent]]\nid = "x"\neffects = [{ effect = "dice", amount = 9 }]\n', "advice-pack-strong"),
        ('[[item]]\nid = "x"\nprice = 3\n', "advice-pack-prices"),
        ('[[item]]\nid = "i"\n[[trait]]\nid = "x"\nmode = "list"\noption = [{ id = "a", package = [["i"]] }]\n',
         "advice-pack-packages"),
        ('[[trait]]\nid = "x"\nmode = "list"\noption = [{ id = "a", advances_delta = 5 }]\n', "advice-pack-advances"),
    ],
)  # fmt: skip
def test_balance_and_idle_values_bring_advice(text: str, key: str) -> None:
    """A talent far above its price, prices without money, packages that nobody gets, a choice far above the others."""
    assert key in [one.key for one in said(text).advice]


def test_a_packs_first_level_is_the_tables() -> None:
    """The level to begin with is an option of tables with the pack, and an option that is said comes before it."""
    assert said("[creation]\nstart_level = 3\n").options == {"start-level": "3"}
    both = said("[creation]\nstart_level = 3\n[options]\nstart-level = 2\n")
    assert both.options == {"start-level": "2"} and said("").options == {}


def test_a_feature_needs_its_talent() -> None:
    """A sheet with a feature whose talent is missing is illegal."""
    pack = said('[[feature]]\nid = "wings"\npermission = false\nrequires = ["lucky"]\n').pack
    sheet = new_sheet("Ilse") | {"features": [{"id": "wings", "permitted": True}]}
    told = [one.key for one in check_sheet(sheet, DEFAULTS, pack)]
    assert "problem-nova6-requires" in told
    lucky = sheet | {"talents": [{"id": "lucky"}]}
    assert "problem-nova6-requires" not in [one.key for one in check_sheet(lucky, DEFAULTS, pack)]


@pytest.mark.parametrize(
    ("of", "type", "left"), [("", "physical", 3), ("mental", "mental", 3), ("mental", "physical", 5)]
)
def test_a_talent_may_soak(of: str, type: str, left: int) -> None:
    """A hide of stone takes two off what harms the body, a guarded mind off what harms the mind; the sheet knows it."""
    of_what = f', of = "{of}"' if of else ""
    effects = f'[{{ effect = "soak", amount = 2{of_what} }}]'
    pack = said(f'[[talent]]\nid = "hide"\nname = "Stone hide"\neffects = {effects}\n').pack
    sheet = new_sheet("Ilse") | {"talents": [{"id": "hide"}]}
    ilse = to_character(sheet, "ilse", "ana", pack)
    hit = Draft("damage", "rook", ("ilse",), rating=5, type=type, subtype="", duration="S")
    soaked = apply_soak(table(ilse, pack=pack), "ilse", hit)
    assert soaked.damage == left
    shown = {field.at: field for step in of_pack(pack, "en", {}).steps(sheet, DEFAULTS) for field in step.fields}
    assert shown["soak"].value == (2 if not of else 0)


def test_a_mistyped_field_of_a_sheet_is_mentioned() -> None:
    """A field that nothing reads keeps nobody from play, and its name is told."""
    sheet = new_sheet("Ilse") | {"talent": []}
    [told] = [one for one in check_sheet(sheet, DEFAULTS) if one.key == "problem-nova6-unknown-field"]
    assert (told.said, told.warning) == ("talent", True)
    assert "problem-nova6-unknown-field" not in [one.key for one in check_sheet(new_sheet("Ilse"), DEFAULTS)]


def test_a_base_that_is_not_there_is_the_only_mistake_told(tmp_path: Path) -> None:
    """Without its base nothing else of a file can be judged."""
    file = tmp_path / "rootless.toml"
    file.write_text('[themepack]\nid = "rootless"\nbase = "nowhere"\npich = "x"\n')
    assert [(one.key, one.values["line"]) for one in packs.problems(str(file))] == [("error-pack-base", 3)]
