"""What makes a sheet of the 2d20 book illegal, piece by piece: each problem by itself, with what it says."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets.houses2d20.legality import judge_ability, judge_drives, judge_focuses, judge_talents
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
def test_an_ability_says_what_it_is_for(ability: Any, key: str) -> None:
    """A way of acting in words, a skill for some, and a price for one; threatening may be by skill alone."""
    assert [problem.key for problem in judge_ability(ability)] == ([key] if key else [])


@pytest.mark.parametrize(
    ("talents", "abilities", "said"), [(1, 0, "1 ≠ 2–4"), (2, 0, ""), (2, 2, ""), (3, 2, "5 ≠ 2–4"), (0, 1, "1 ≠ 2–4")]
)
def test_abilities_count_among_talents(talents: int, abilities: int, said: str) -> None:
    """From two to four of both together, for a major character."""
    sheet = {"talents": ["Nerves"] * talents, "abilities": [{"kind": "guidance", "use": "by word"}] * abilities}
    assert [problem.said for problem in judge_talents("major", sheet, DEFAULTS)] == ([said] if said else [])


def test_a_count_that_is_off_says_what_it_should_be() -> None:
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
def test_a_minor_character_has_a_quality_and_nothing_else(drives: Any, key: str) -> None:
    """No Drives, and no statements above all; whatever lies in their place."""
    assert [problem.key for problem in judge_drives("minor", {"quality": 5, "drives": drives})] == [key]
    assert judge_drives("minor", {"quality": 5}) == []


@pytest.mark.parametrize(("words", "fits"), [("Night eyes", True), ("", False), (" ", False), ("Night\neyes", False)])
def test_words_of_a_sheet_are_one_line(words: str, fits: bool) -> None:
    """Neither nothing nor two."""
    assert (judge_talents("notable", {"talents": [words]}, DEFAULTS) == []) is fits
    focus = [{"skill": "move", "name": words}]
    assert (judge_focuses("minor", {"focuses": focus, "skills": {"move": 6}}) == []) is fits
