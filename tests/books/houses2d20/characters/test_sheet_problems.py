"""Each problem of a 2d20 sheet is reported once, in its field and with the right count."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets.houses2d20.legality import (
    judge_ability,
    judge_drives,
    judge_focuses,
    judge_talents,
    judge_traits,
)
from moothall.rulesets.houses2d20.options import DEFAULTS

FINE = ""


@pytest.mark.parametrize(
    ("ability", "key"),
    [
        ("by word", "problem-houses-ability"),
        ({}, "problem-houses-ability"),
        ({"kind": "flying", "use": "at night"}, "problem-houses-ability"),
        ({"kind": "guidance", "use": "by word", "skill": "cooking"}, "problem-houses-ability"),
        ({"kind": "guidance", "use": "by word", "price": "2"}, "problem-houses-ability"),
        ({"kind": "guidance", "use": 3}, "problem-houses-ability"),
        ({"kind": "guidance", "use": " "}, "problem-houses-ability-of-what"),
        ({"kind": "guidance", "skill": "battle"}, "problem-houses-ability-of-what"),
        ({"kind": "guidance", "use": "by word"}, FINE),
        ({"kind": "proficiency", "use": "with nets"}, "problem-houses-ability-of-what"),
        ({"kind": "proficiency", "skill": "battle"}, "problem-houses-ability-of-what"),
        ({"kind": "proficiency", "use": "with nets", "skill": "battle"}, FINE),
        ({"kind": "substitution", "use": "to dodge"}, "problem-houses-ability-of-what"),
        ({"kind": "substitution", "use": "to dodge", "skill": "battle"}, FINE),
        ({"kind": "threatening"}, "problem-houses-ability-of-what"),
        ({"kind": "threatening", "use": "in a whisper"}, FINE),
        ({"kind": "threatening", "skill": "communicate"}, FINE),
        ({"kind": "familiarity", "use": "the archive"}, FINE),
        ({"kind": "extra_option", "use": "a bell"}, "problem-houses-ability-price"),
        ({"kind": "extra_option", "use": "a bell", "price": 0}, "problem-houses-ability-price"),
        ({"kind": "extra_option", "use": "a bell", "price": 1}, FINE),
    ],
)
def test_an_ability_needs_its_manner_skill_or_price(ability: Any, key: str) -> None:
    """An ability names a manner in words, some a skill, one a price; threatening may name a skill alone."""
    assert [problem.key for problem in judge_ability(ability)] == ([key] if key else [])


@pytest.mark.parametrize(
    ("talents", "abilities", "said"), [(1, 0, "1 ≠ 2–4"), (2, 0, ""), (2, 2, ""), (3, 2, "5 ≠ 2–4"), (0, 1, "1 ≠ 2–4")]
)
def test_abilities_count_among_talents(talents: int, abilities: int, said: str) -> None:
    """From two to four of both together, for a major character."""
    sheet = {"talents": ["Nerves"] * talents, "abilities": [{"kind": "guidance", "use": "by word"}] * abilities}
    assert [problem.said for problem in judge_talents("major", sheet, DEFAULTS)] == ([said] if said else [])


def test_a_wrong_count_names_the_right_one() -> None:
    """A single number where there is but one, and from how many to how many elsewhere."""
    [few] = judge_focuses("main", {"focuses": [{"skill": "move", "name": "Roofs"}]}, 4)
    [none] = judge_talents("notable", {"talents": []}, DEFAULTS)
    assert (few.said, none.said) == ("1 ≠ 4", "0 ≠ 1–2")


@pytest.mark.parametrize(
    ("drives", "key"),
    [
        ({"duty": {"rating": 5}}, "problem-houses-no-drives"),
        ({"duty": {"rating": 5, "statement": "No debt unpaid"}}, "problem-houses-no-statements"),
        ({"duty": 5, "faith": {"rating": 5, "statement": ""}}, "problem-houses-no-drives"),
        ({}, "problem-houses-no-drives"),
        ("five", "problem-houses-no-drives"),
    ],
)
def test_a_minor_character_has_a_quality_and_no_drives(drives: Any, key: str) -> None:
    """A minor character with Drives or statements of any shape is refused."""
    assert [problem.key for problem in judge_drives("minor", {"quality": 5, "drives": drives})] == [key]
    assert judge_drives("minor", {"quality": 5}) == []


@pytest.mark.parametrize(("words", "fits"), [("Night eyes", True), ("", False), (" ", False), ("Night\neyes", False)])
def test_each_text_of_a_sheet_is_exactly_one_line(words: str, fits: bool) -> None:
    """Neither nothing nor two."""
    assert (judge_talents("notable", {"talents": [words]}, DEFAULTS) == []) is fits
    focus = [{"skill": "move", "name": words}]
    assert (judge_focuses("minor", {"focuses": focus, "skills": {"move": 6}}) == []) is fits


@pytest.mark.parametrize(
    ("tier", "rules"),
    [
        ("minor", {0: "one-trait", 2: "one-trait"}),
        ("notable", {0: "role-trait", 3: "reputation-trait"}),
        ("major", {0: "role-trait", 1: "reputation-trait", 4: "faction-trait"}),
    ],
)
def test_traits_come_in_an_order(tier: Any, rules: dict[int, str]) -> None:
    """A role, then a reputation, then a faction: the rule is that of the first that is missing, or one too many."""
    judged = {count: judge_traits(tier, {"traits": ["Tall"] * count}) for count in range(5)}
    found = {count: problems[0].cite for count, problems in judged.items() if problems}
    assert {count: found[count] for count in rules} == {
        count: f"houses.npc.{tier}.{rule}" for count, rule in rules.items()
    }
    assert 4 in found and len(found) == {"minor": 4, "notable": 3, "major": 3}[tier]


@pytest.mark.parametrize(
    ("tier", "ratings", "said", "wrong"),
    [
        ("major", (8, 7, 6, 5, 4), ("duty", "faith", "justice"), ()),
        ("major", (8, 7, 6, 5, 4), ("duty", "faith", "justice", "power", "truth"), ("drives.power.statement",)),
        ("major", (8, 7, 6, 5, 4), ("justice",), ("drives.duty.statement", "drives.faith.statement")),
        ("notable", (7, 6, 5, 5, 5), ("duty",), ()),
        ("notable", (7, 6, 5, 5, 5), ("duty", "faith"), ()),
        ("notable", (7, 6, 5, 5, 5), ("duty", "truth"), ("drives.truth.statement",)),
        ("notable", (7, 6, 5, 5, 5), (), ("drives",)),
        ("main", (8, 7, 6, 5, 4), ("duty", "faith", "justice", "truth"), ()),
        ("main", (8, 7, 6, 5, 4), ("duty", "faith"), ("drives.justice.statement",)),
    ],
)
def test_statements_belong_to_strong_drives(
    tier: Any, ratings: tuple[int, ...], said: tuple[str, ...], wrong: tuple[str, ...]
) -> None:
    """Each from 6 up has one, of a notable character one of the two; below 6 only players may have any."""
    names = ("duty", "faith", "justice", "power", "truth")
    drives = {
        name: {"rating": rating, "statement": "No debt unpaid" if name in said else ""}
        for name, rating in zip(names, ratings, strict=True)
    }
    problems = judge_drives(tier, {"drives": drives})
    assert tuple(problem.field for problem in problems) == wrong
    rule = "houses.drive.statement-from-six" if tier == "main" else f"houses.npc.{tier}.statements"
    assert {problem.cite for problem in problems} <= {rule}
