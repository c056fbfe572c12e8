"""Random NOVA6 characters are legal, and two independent checkers agree on every single change to one.

Three hundred of each in the tests, ten thousand in `soak`; the draws are fixed by a seed.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from moothall.handlers.dice import Seeded
from moothall.rulesets.nova6.creation.random_character import random_sheet
from moothall.rulesets.nova6.creation.steps import derived
from moothall.rulesets.nova6.packs.pack import UNIVERSAL
from moothall.rulesets.nova6.sheet import check_sheet
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS
from moothall.speech import LANGUAGES
from tests.books.nova6.support.sheets import (
    TALENTS_OFTEN,
    TALENTS_ONCE,
    TALENTS_PER_SKILL,
    Sheet,
    dealt_by_trying,
    every_perk_finds_a_grant,
    judged,
    petra,
    progress,
    ranks,
    slowly_legal,
    without,
    words,
    wrong,
)
from tests.support.soaking import SOAKING

pytestmark = pytest.mark.slow

MANY = 10_000 if SOAKING else 300
CAP, BOXES, PERKS = "nova6.character.rank-cap-level-one", "nova6.character.sheet-boxes", "nova6.character.cost-perk"


# ---- The sample and its faults ---------------------------------------------------------------------------------------


def test_the_sample_character_is_legal() -> None:
    """Petra has spent seven of seven, has a refresh of three and both tracks at 3/2/1, and is ready."""
    assert (judged(petra()), progress(petra()).status, slowly_legal(petra())) == ([], "ready", True)
    known = derived(petra())
    assert (known.advances, known.refresh, [line.boxes for line in known.tracks]) == (7, 3, [(3, 2, 1), (3, 2, 1)])


FAULTS: dict[str, tuple[Sheet, list[tuple[str, str]]]] = {
    "no longer focused": (without(petra(), "focused"), [(CAP, "2 > 1")]),
    "no longer well-trained": (without(petra(), "well-trained"), [(PERKS, "3")]),
    "a fourth perk": (petra(perks=[*petra()["perks"], {"name": "knots", "skill": "wits"}]), [(PERKS, "1")]),
    "wits 2": (ranks(petra(), wits=2), [(CAP, "2 > 1"), (BOXES, "8/7")]),
    "interact 3": (ranks(petra(), interact=3), [(CAP, "3 > 2"), (BOXES, "8/7")]),
    "specialized instead": (
        petra(
            talents=[{"id": "focused", "skill": "interact"}, {"id": "specialized", "skill": "interact"}],
            perks=[petra()["perks"][1]],
        ),
        [],
    ),
    "level 0": (petra(level=0), [(BOXES, "7/6")]),
    "level 5": (ranks(petra(level=5), interact=3, wits=2, move=2, resolve=2), []),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_of_the_sample_has_its_verdict(fault: str) -> None:
    """Each change to Petra gets its verdict and no other."""
    sheet, verdict = FAULTS[fault]
    assert wrong(sheet) == verdict
    assert slowly_legal(sheet) == (not verdict)


def test_the_sample_character_at_level_five_is_legal() -> None:
    """Petra at level 5 has spent eleven of eleven, and has one mental box more."""
    grown, _ = FAULTS["level 5"]
    assert judged(grown) == []
    assert [line.boxes for line in derived(grown).tracks] == [(3, 2, 1), (3, 2, 2)]


# ---- Random characters -----------------------------------------------------------------------------------------------


def drawn(seed: int, level: int, lang: str = "en") -> Sheet:
    return random_sheet(words(lang), Seeded(f"sheet {seed}"), level=level)


def test_random_characters_are_legal() -> None:
    """Random characters of levels 0 to 15, with every advance spent, pass both checkers."""
    for seed in range(MANY):
        sheet = drawn(seed, seed % 16)
        assert [one for one in check_sheet(sheet) if one.key != "problem-nova6-perks-left"] == [], (seed, sheet)
        assert slowly_legal(sheet), (seed, sheet)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_characters_follow_the_language(lang: str) -> None:
    """The same seed makes the same character, another language other words, and a given name is kept."""
    sheet = drawn(1, 7, lang)
    assert sheet == drawn(1, 7, lang) and sheet != drawn(2, 7, lang)
    assert sheet["name"] in words(lang).names and sheet["aspects"]["trouble"] in words(lang).aspects["trouble"]
    assert len({asset["name"] for asset in sheet["assets"]}) == 4
    assert random_sheet(words(lang), Seeded("a"), name="Ottilie")["name"] == "Ottilie"
    assert sheet["skills"] == drawn(1, 7)["skills"] and sheet["talents"] == drawn(1, 7)["talents"]


def test_every_talent_is_drawn_at_random() -> None:
    """Every talent of the list is drawn."""
    taken = {one["id"] for seed in range(200) for one in drawn(seed, 15)["talents"]}
    assert taken == set(CORE_TALENTS) == TALENTS_ONCE | TALENTS_PER_SKILL | TALENTS_OFTEN


# ---- Single changes --------------------------------------------------------------------------------------------------


def changed_once(sheet: Sheet, chance: Random) -> Sheet:
    """The sheet with one thing changed, which may or may not be legal."""
    other = deepcopy(sheet)
    skill = chance.choice(UNIVERSAL.skills)
    match chance.randrange(9):
        case 0:
            other["level"] = max(0, other["level"] + chance.choice((-5, -1, 1, 5)))
        case 1:
            other["skills"][skill] += 1
        case 2:
            other["skills"][skill] = max(0, other["skills"][skill] - 1)
        case 3:
            other["talents"].append(a_talent(chance))
        case 4 if other["talents"]:
            other["talents"].pop(chance.randrange(len(other["talents"])))
        case 5 if other["talents"]:
            other["talents"][chance.randrange(len(other["talents"]))] = a_talent(chance)
        case 6:
            other["perks"].append({"name": chance.choice(words().perks[skill]), "skill": skill})
        case 7 if other["perks"]:
            other["perks"][chance.randrange(len(other["perks"]))]["skill"] = skill
        case _:
            other["aspects"][chance.choice(list(other["aspects"]))] = chance.choice(("", "SOMEBODY ELSE"))
    return other


def a_talent(chance: Random) -> dict[str, Any]:
    id = chance.choice(sorted(CORE_TALENTS))
    return {"id": id} | ({"skill": chance.choice(UNIVERSAL.skills)} if id in TALENTS_PER_SKILL else {})


def test_both_checkers_agree_on_single_changes() -> None:
    """Both checkers agree on every changed sheet, and many sheets of either verdict are tested."""
    verdicts = []
    for seed in range(MANY):
        sheet = changed_once(drawn(seed, seed % 16), Random(seed))
        legal = all(problem.warning for problem in check_sheet(sheet))
        assert legal == slowly_legal(sheet), (seed, sheet, check_sheet(sheet))
        verdicts.append(legal)
    assert MANY // 5 < sum(verdicts) < MANY * 4 // 5


def test_the_independent_checker_matches_brute_force() -> None:
    """Assigning perks to grants one by one gives the same as trying every order."""
    for seed in range(200):
        chance = Random(seed)
        talents = [{"id": "specialized", "skill": chance.choice(("move", "wits"))} for _ in range(chance.randrange(3))]
        talents += [{"id": "well-trained"}] * chance.randrange(2)
        perks = [{"skill": chance.choice(("move", "wits", "fight"))} for _ in range(chance.randrange(6))]
        assert every_perk_finds_a_grant(talents, perks) == dealt_by_trying(talents, perks)
