"""A 2d20 sheet has five skills, five Drives, four focuses, three talents and three assets, or is refused."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from moothall.handlers.dice import Seeded
from moothall.rulesets.houses2d20 import sheet as sheets
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.options import read_options
from moothall.rulesets.houses2d20.random_character import inventions, random_sheet
from moothall.rulesets.houses2d20.state import Growth
from moothall.rulesets.houses2d20.words import DRIVES, SKILLS
from moothall.speech import LANGUAGES, voice
from tests.books.houses2d20.support.sheets import KESTREL, changed, problems
from tests.support.citing import cited

Change = Callable[[dict[str, Any]], Any]


def test_a_whole_character_has_no_problem() -> None:
    """The sample sheet is legal, and so the other tests break only what they mean to."""
    assert problems(KESTREL) == []


# ---- Skills ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.skill.five")
def test_a_sheet_has_exactly_five_skills() -> None:
    """A new sheet has the five skills; one more, one fewer or another is refused."""
    assert tuple(sheets.new_sheet("Kestrel")["skills"]) == SKILLS
    assert SKILLS == ("battle", "communicate", "discipline", "move", "understand")
    six, four = KESTREL["skills"] | {"sail": 4}, dict.fromkeys(SKILLS[:4], 5)
    for wrong in (six, four, four | {"sail": 8}, None, dict.fromkeys(SKILLS, "5"), dict.fromkeys(SKILLS, True)):
        assert problems(changed(skills=wrong)) == [("skills", "houses.skill.five")]


@pytest.mark.rule("houses.pc.skill-range")
@pytest.mark.parametrize(
    ("ratings", "found"),
    [
        ((8, 8, 4, 4, 4), []),
        ((9, 7, 4, 4, 4), [("skills.battle", "houses.pc.skill-range")]),
        ((3, 8, 8, 5, 4), [("skills.battle", "houses.pc.skill-range")]),
    ],
)
def test_skills_run_from_four_to_eight(ratings: tuple[int, ...], found: list[Any]) -> None:
    """The ends of the range are allowed, and nothing beyond them."""
    assert problems(changed(skills=dict(zip(SKILLS, ratings, strict=True)))) == found
    assert problems(changed(skills=dict(zip(SKILLS, (4, 4, 4, 4, 9), strict=True)))) == [
        ("skills.understand", "houses.pc.skill-range")
    ]


@pytest.mark.rule("houses.pc.skill-array")
def test_skills_are_an_array_and_five_points() -> None:
    """From 6/5/4/4/4 five points make a sum of 28, in 103 ways once the best two are placed."""
    ways = cited(sheets.skill_spreads("battle", "move"))
    assert len({tuple(way.value.items()) for way in ways}) == len(ways) == 103
    assert {sum(way.value.values()) for way in ways} == {28}
    assert {max(way.value.values()) for way in ways} <= {6, 7, 8}
    assert all(way.value["battle"] >= 6 and way.value["move"] >= 5 for way in ways)
    assert all(problems(changed(skills=way.value)) == [] for way in ways)


@pytest.mark.rule("houses.pc.skill-array")
@pytest.mark.parametrize(
    ("ratings", "legal"), [((8, 7, 5, 4, 4), True), ((8, 7, 5, 4, 5), False), ((8, 7, 4, 4, 4), False)]
)
def test_the_sum_of_skills_is_28(ratings: tuple[int, ...], legal: bool) -> None:
    """8/7/5/4/4 is accepted; a point more or less is not."""
    wrong = [] if legal else [("skills", "houses.pc.skill-array")]
    assert problems(changed(skills=dict(zip(SKILLS, ratings, strict=True)))) == wrong
    assert problems(changed(skills=dict.fromkeys(SKILLS, 5))) == [("skills", "houses.pc.skill-array")]


@pytest.mark.rule("houses.pc.skill-array")
def test_skills_without_the_starting_array_are_refused() -> None:
    """Where few points are dealt, the starting array itself must still be there."""
    few = read_options({"pc.skill_points": "1"})
    for ratings, legal in (((6, 6, 4, 4, 4), True), ((5, 5, 5, 5, 4), False), ((6, 5, 5, 4, 4), True)):
        wrong = [] if legal else [("skills", "houses.pc.skill-array")]
        assert problems(changed(skills=dict(zip(SKILLS, ratings, strict=True))), few) == wrong


# ---- Drives ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.drive.five")
def test_a_sheet_has_exactly_five_drives() -> None:
    """A new sheet has the five Drives; one more, one fewer or a shapeless one is refused."""
    assert tuple(sheets.new_sheet("Kestrel")["drives"]) == DRIVES == ("duty", "faith", "justice", "power", "truth")
    six = KESTREL["drives"] | {"greed": {"rating": 4}}
    four = {name: KESTREL["drives"][name] for name in DRIVES[:4]}
    shapeless = (
        {"rating": "8"},
        8,
        {"rating": 8, "statement": 3},
        {"rating": 8, "struck": 1},
        {"rating": 8, "deed": 2},
    )
    for wrong in (six, four, None, *(four | {"truth": odd} for odd in shapeless)):
        assert problems(changed(drives=wrong)) == [("drives", "houses.drive.five")]


@pytest.mark.rule("houses.pc.drive-array")
def test_drives_are_8_7_6_5_4_in_any_order() -> None:
    """8/7/6/5/4 in any order; two of a kind are refused. Statements stand on the 8, the 7 and the 6."""
    for order in permutations((8, 7, 6, 5, 4)):
        ratings = dict(zip(DRIVES, order, strict=True))
        drives = {name: {"rating": n, "statement": "So be it." if n > 5 else ""} for name, n in ratings.items()}
        assert problems(changed(drives=drives)) == []
    twice = KESTREL["drives"] | {"faith": {"rating": 8, "statement": "Twice."}}
    assert problems(changed(drives=twice)) == [("drives", "houses.pc.drive-array")]


@pytest.mark.rule("houses.drive.statement-from-six")
def test_strong_drives_want_a_statement() -> None:
    """Of 8/7/6/5/4 three want one: without any, there are three problems; the 5 may have one or not."""
    silent = {name: {"rating": drive["rating"]} for name, drive in KESTREL["drives"].items()}
    rule = "houses.drive.statement-from-six"
    assert problems(changed(drives=silent)) == [
        (f"drives.{name}.statement", rule) for name in ("duty", "faith", "justice")
    ]
    blank = KESTREL["drives"] | {"justice": {"rating": 6, "statement": "  "}}
    assert problems(changed(drives=blank)) == [("drives.justice.statement", rule)]
    more = KESTREL["drives"] | {"power": {"rating": 5, "statement": "More."}}
    assert problems(changed(drives=more)) == []


# ---- Focuses, talents, assets ---------------------------------------------------------------------------------------


@pytest.mark.rule("houses.pc.focuses-talents")
@pytest.mark.parametrize("field", ["focuses", "talents", "assets"])
def test_a_sheet_has_four_focuses_three_talents_and_three_assets(field: str) -> None:
    """Four focuses, three talents and three assets: one more or fewer is refused."""
    assert [len(KESTREL[name]) for name in ("focuses", "talents", "assets")] == [4, 3, 3]
    for wrong in (KESTREL[field][:-1], [*KESTREL[field], KESTREL[field][0]]):
        assert problems(changed(**{field: wrong})) == [(field, "houses.pc.focuses-talents")]


@pytest.mark.rule("houses.pc.focuses-talents")
def test_a_starting_sheet_needs_a_tangible_asset() -> None:
    """Three secrets are no legal start; two secrets and a knife are."""
    secrets = [{"name": name, "tangible": False} for name in ("A name", "A debt", "A favor")]
    assert problems(changed(assets=secrets)) == [("assets", "houses.pc.focuses-talents")]
    assert problems(changed(assets=[*secrets[:2], {"name": "A knife"}])) == []


@pytest.mark.rule("houses.focus.belongs-to-skill")
def test_a_focus_stands_under_a_skill() -> None:
    """A focus without a skill, or without a name, is refused."""
    no_skill, no_name = {"skill": "sail", "name": "Reefs"}, {"skill": "move", "name": " "}
    for odd, place in ((no_skill, "focuses.3.skill"), (no_name, "focuses.3.name"), ("Reefs", "focuses")):
        assert problems(changed(focuses=[*KESTREL["focuses"][:3], odd])) == [(place, "houses.focus.belongs-to-skill")]


@pytest.mark.rule("houses.asset.potency-default-0")
def test_potency_is_a_whole_number_from_zero() -> None:
    """None given is 0; below 0 is refused; above 4 it is only mentioned."""
    others = KESTREL["assets"][1:]
    _, assets = sheets.to_character(changed(assets=[{"name": "A knife"}, *others]), CharacterId("ana"), "ana")
    assert (assets[0].potency, assets[0].defensive, assets[0].tangible) == (0, False, True)
    for potency, found in ((4, []), (0, []), (-1, [False]), ("2", [False]), (5, [True])):
        sheet = changed(assets=[{"name": "A knife", "potency": potency}, *others])
        judged = cited(sheets.check_sheet(sheet))
        assert [problem.warning for problem in judged] == found
        assert {problem.cite for problem in judged} <= {"houses.asset.potency-default-0"}


@pytest.mark.rule("houses.asset.potency-default-0")
def test_an_asset_without_potency_is_never_unusual() -> None:
    """Where every Potency above 0 is remarked on, one that was not given is not."""
    strict = read_options({"asset.potency_warn": "0"})
    things = [{"name": "A knife"}, {"name": "A door"}, {"name": "A key", "potency": 1}]
    assert len(cited(sheets.check_sheet(changed(assets=things), strict))) == 1


# ---- The rest of a sheet --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"name": " "}, "name"),
        ({"name": "Two\nlines"}, "name"),
        ({"name": None}, "name"),
        ({"ambition": 4}, "ambition"),
        ({"ambition": "Two\nlines"}, "ambition"),
        ({"traits": "Dusty"}, "traits"),
        ({"traits": [""]}, "traits"),
        ({"talents": [1, 2, 3]}, "talents"),
        ({"abilities": [{"kind": "guidance", "use": "By word"}]}, "abilities"),
        ({"abilities": 3}, "talents"),
        ({"focuses": 4}, "focuses"),
        ({"assets": [{"name": ""}]}, "assets.0.name"),
        ({"assets": [{"name": "A door", "defensive": "yes"}]}, "assets"),
        ({"assets": 3}, "assets"),
        ({"tier": "epic"}, "tier"),
        ({"tier": ["main"]}, "tier"),
        ({"points": -1}, "points"),
        ({"points": "3"}, "points"),
        ({"advances": [{"gained": "drive"}]}, "advances"),
        ({"advances": [{"gained": "skill", "given": "drive"}]}, "advances"),
        ({"advances": "skill"}, "advances"),
    ],
)
def test_odd_contents_of_a_field_are_one_problem_and_no_crash(change: dict[str, Any], field: str) -> None:
    """Odd contents are one problem of that field, with a rule, and never a crash."""
    assert [name for name, _ in problems(changed(**change))] == [field]


def test_every_asset_has_a_name() -> None:
    """Among others that are whole, one without a name, or one that is no mapping, is refused by the rule of assets."""
    others = KESTREL["assets"][:2]
    for odd, place in (({"name": " "}, ".2.name"), ({"potency": 1}, ".2.name"), ("A knife", ""), (None, "")):
        assert problems(changed(assets=[*others, odd])) == [(f"assets{place}", "houses.asset.owner-and-name")]


@pytest.mark.parametrize("odd", [None, [], "Kestrel", 3])
def test_a_sheet_that_is_no_mapping_is_one_problem(odd: Any) -> None:
    """A document that is no mapping is one problem."""
    assert problems(odd) == [("", "houses.skill.five")]


def test_bought_abilities_are_counted_in() -> None:
    """A raised skill, a focus bought by giving up a talent: the counts follow what was bought and given."""
    bought = [{"gained": "skill"}, {"gained": "focus", "given": "talent"}]
    skills = KESTREL["skills"] | {"understand": 5}
    more = {"focuses": [*KESTREL["focuses"], {"skill": "battle", "name": "Clubs"}], "talents": KESTREL["talents"][:2]}
    assert problems(changed(advances=bought, skills=skills, **more)) == []
    assert problems(changed(advances=bought[:1], skills=skills)) == []
    assert problems(changed(advances=bought[:1])) == [("skills", "houses.pc.skill-array")]
    lowered = KESTREL["skills"] | {"battle": 7}
    assert (
        problems(changed(advances=[{"gained": "talent", "given": "skill"}], skills=lowered, talents=list("abcd"))) == []
    )


def test_a_sheet_comes_back_from_the_table() -> None:
    """A sheet that becomes a character at a table is the same sheet again when it is written back."""
    bought = changed(
        advances=[{"gained": "skill", "given": ""}], skills=KESTREL["skills"] | {"understand": 5}, points=4
    )
    character, assets = sheets.to_character(bought, CharacterId("kestrel"), "ana")
    assert (character.seat, character.side, character.tier, character.determination) == ("ana", "players", "main", 1)
    assert (character.skill_advances, character.points) == (1, 4)
    assert character.growth == (Growth(0, 0, 0, "skill"),)
    back = sheets.to_sheet(character, assets)
    assert problems(back) == []
    assert sheets.to_character(back, CharacterId("kestrel"), "ana") == (character, assets)
    assert {field: back[field] for field in ("name", "skills", "talents", "focuses", "points", "advances")} == {
        field: bought[field] for field in ("name", "skills", "talents", "focuses", "points", "advances")
    }


# ---- At random ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_characters_are_legal(lang: str) -> None:
    """A random character is a whole character, in the words of the language; equal seeds draw equals."""
    words = inventions(voice(lang, "houses2d20").say)
    drawn = [random_sheet(words, Seeded(f"{lang}-{seed}")) for seed in range(60)]
    assert [problems(sheet) for sheet in drawn] == [[]] * len(drawn)
    assert len({sheet["name"] for sheet in drawn}) > 5
    assert random_sheet(words, Seeded("7")) == random_sheet(words, Seeded("7"))
    assert random_sheet(words, Seeded("7"), name="Odile")["name"] == "Odile"
    assert {(sheet["points"], len(sheet["advances"])) for sheet in drawn} == {(0, 0)}


def test_a_sheet_to_fill_in_has_the_numbers_of_the_start() -> None:
    """Skills and Drives are there, the first in front, and what is missing is words."""
    sheet = sheets.new_sheet("Odile")
    assert sheet["skills"] == dict(zip(SKILLS, (8, 8, 4, 4, 4), strict=True))
    assert [drive["rating"] for drive in sheet["drives"].values()] == [8, 7, 6, 5, 4]
    assert {field for field, _ in problems(sheet)} == {
        *(
            "drives.duty.statement",
            "drives.faith.statement",
            "drives.justice.statement",
            "focuses",
            "talents",
            "assets",
        ),
    }


@pytest.mark.parametrize(
    "settings",
    [
        {"pc.skill_points": "0", "pc.focuses": "0", "pc.talents": "0", "pc.assets": "0"},
        {"pc.skill_points": "99", "pc.focuses": "30", "pc.talents": "30", "pc.assets": "30"},
        {"skill.cap": "4"},
        {"skill.cap": "12", "pc.skill_points": "20"},
    ],
)
def test_random_characters_are_legal_at_odd_tables(settings: dict[str, str]) -> None:
    """Random characters are legal at tables that deal out more or less."""
    options = read_options(settings)
    words = inventions(voice("en", "houses2d20").say)
    for seed in range(10):
        assert problems(random_sheet(words, Seeded(f"odd-{seed}"), options), options) == []
