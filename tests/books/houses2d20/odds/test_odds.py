"""2d20 odds equal the printed tables, 24 exact fractions, and the count of every ordered roll."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from moothall.errors import MoothallError
from moothall.rulesets.houses2d20.dice import read_die
from moothall.rulesets.houses2d20.options import DEFAULTS
from moothall.rulesets.houses2d20.query import Situation, ask, spendings
from tests.books.houses2d20.support.conflict import ONE, SANNA, TWO, fight, struck
from tests.books.houses2d20.support.odds import at_least, beats, counted, pair, passes, rows, shown
from tests.books.houses2d20.support.plain import Asset
from tests.books.houses2d20.support.stage import npc
from tests.support.citing import refused

pytestmark = pytest.mark.slow

F = Fraction


@pytest.mark.parametrize("row", rows("no_focus"), ids=lambda row: f"{row[0]}d20-{row[1]}")
def test_odds_without_a_focus_are_as_printed(row: list[str]) -> None:
    """At least one to five successes, and what is to be expected."""
    found = counted(Situation(*pair(int(row[1])), 0, int(row[0])))
    assert [shown(at_least(found, k)) for k in range(1, 6)] == row[2:7]
    assert shown(found.mean(lambda came: came[0]) / 100) == row[7]


@pytest.mark.parametrize("row", rows("focus"), ids=lambda row: "-".join(row[:3]))
def test_odds_with_a_focus_are_as_printed(row: list[str]) -> None:
    """Every pair of skill and Drive."""
    found = counted(Situation(int(row[1]), int(row[2]), 0, int(row[0]), focus=True))
    assert int(row[1]) + int(row[2]) == int(row[3])
    assert [shown(at_least(found, k)) for k in range(1, 6)] == row[4:9]
    assert shown(found.mean(lambda came: came[0]) / 100) == row[9]


@pytest.mark.parametrize("row", rows("complications"), ids=lambda row: f"range-{row[0]}")
def test_odds_of_complications_are_as_printed(row: list[str]) -> None:
    """At least one on one to five rolled dice, exactly as printed; and what is to be expected of two."""
    alone = counted(Situation(6, 6, 1, range=int(row[0]), point="automatic"))
    assert alone.where(lambda came: came[1] > 0) * 100 == F(row[1])
    for dice, printed in zip(range(2, 6), row[2:6], strict=True):
        found = counted(Situation(6, 6, 1, dice, range=int(row[0])))
        assert found.where(lambda came: came[1] > 0) * 100 == F(printed)
    assert counted(Situation(6, 6, 1, range=int(row[0]))).mean(lambda came: came[1]) == F(row[6])


def point_columns(situation: Situation) -> list[str]:
    """The odds of a point in each of its uses, and of one more die."""
    plain = situation._replace(point="")
    late = passes(situation._replace(point="automatic"), determination__auto_one_timing="after")
    ways = ("misses", "best", "all")
    again = [passes(situation._replace(point=way)) for way in ways]  # type: ignore[arg-type]
    early = passes(situation._replace(point="automatic"))
    more = passes(plain._replace(dice=plain.dice + 1))
    return [shown(chance) for chance in (passes(plain), early, late, *again, more)]


@pytest.mark.parametrize("row", rows("determination"), ids=lambda row: "-".join(row[:3]))
def test_odds_of_a_determination_point_are_as_printed(row: list[str]) -> None:
    """A 1 before the roll, one laid down after it, three ways to roll again, and one die more."""
    pool, target, difficulty = map(int, row[:3])
    assert point_columns(Situation(*pair(target), difficulty, pool)) == row[3:]


@pytest.mark.parametrize("row", rows("determination_focus"), ids=lambda row: "-".join(row[:4]))
def test_odds_of_a_determination_point_with_a_focus_are_as_printed(row: list[str]) -> None:
    """The same under a focus."""
    pool, skill, drive, difficulty = map(int, row[:4])
    assert point_columns(Situation(skill, drive, difficulty, pool, focus=True)) == row[4:]


@pytest.mark.parametrize("row", rows("assistant"), ids=lambda row: "-".join(row[:3]))
def test_odds_with_a_helper_are_as_printed(row: list[str]) -> None:
    """Alone, with a helper who counts beside a success of the leader, and with one who always counts."""
    leader, helper, difficulty = map(int, row[:3])
    alone = Situation(*pair(leader), difficulty)
    helped = alone._replace(assist=((helper, 1),))
    chances = (passes(alone), passes(helped), passes(helped, assist__leader_gate="false"))
    assert [shown(chance) for chance in chances] == row[3:]


@pytest.mark.parametrize("row", rows("contests"), ids=lambda row: "-".join(row[:2]))
def test_odds_of_contests_are_as_printed(row: list[str]) -> None:
    """The active side against none to three defensive assets."""
    active, opposing = map(int, row[:2])
    assert [shown(beats(active, opposing, assets)) for assets in range(4)] == row[2:]


@pytest.mark.parametrize("row", rows("hits"), ids=lambda row: f"requirement-{row[0]}")
def test_hits_needed_for_a_defeat_are_as_printed(row: list[str]) -> None:
    """The attacks needed to defeat a skill of 4 to 8, by what each scores, are as printed."""
    assert [hits(int(row[0]), points - 2) for points in range(2, 8)] == list(map(int, row[1:]))


def hits(requirement: int, potency: int) -> int:
    arm, count = Asset("arm", "Arm", "sanna", potency, "a"), 1
    target: Any = npc("roke", battle=requirement, duty=6, zone="a")
    while not (target := struck(fight(SANNA, target, arm), ONE, TWO, asset="arm").plainly().who("roke")).defeated:
        count += 1
    return count


ANCHORS: list[tuple[Fraction, Fraction]] = [
    (at_least(counted(Situation(6, 6, 0)), 1), F(21, 25)),
    (at_least(counted(Situation(6, 6, 0)), 2), F(2, 5)),
    (at_least(counted(Situation(6, 6, 0)), 3), F(23, 400)),
    (at_least(counted(Situation(4, 5, 0)), 4), F(1, 400)),
    (at_least(counted(Situation(6, 6, 0, 3)), 2), F(84, 125)),
    (at_least(counted(Situation(6, 8, 0, 3)), 3), F(323, 800)),
    (at_least(counted(Situation(6, 8, 0, 4)), 4), F(647, 2000)),
    (at_least(counted(Situation(8, 8, 0, 5)), 5), F(338539, 800000)),
    (at_least(counted(Situation(4, 4, 0, 5)), 5), F(41537, 800000)),
    (at_least(counted(Situation(6, 6, 0, focus=True)), 2), F(3, 5)),
    (at_least(counted(Situation(8, 8, 0, focus=True)), 3), F(12, 25)),
    (at_least(counted(Situation(6, 8, 0, 3, focus=True)), 3), F(16, 25)),
    (at_least(counted(Situation(8, 8, 0, 5, focus=True)), 5), F(2544, 3125)),
    (counted(Situation(6, 6, 0)).where(lambda came: came[1] > 0), F(39, 400)),
    (counted(Situation(6, 6, 0, 5)).where(lambda came: came[1] > 0), F(723901, 3200000)),
    (counted(Situation(6, 6, 0, 5, range=5)).where(lambda came: came[1] > 0), F(781, 1024)),
    (passes(Situation(6, 6, 3, point="automatic")), F(3, 5)),
    (passes(Situation(6, 6, 3, point="automatic"), determination__auto_one_timing="after"), F(21, 25)),
    (passes(Situation(6, 6, 2, point="misses")), F(91, 125)),
    (passes(Situation(6, 6, 3, point="best")), F(21343, 160000)),
    (passes(Situation(6, 6, 2, assist=((12, 1),))), F(83, 125)),
    (beats(12, 12, 0), F(107163, 160000)),
    (beats(14, 12, 1), F(509, 1280)),
    (counted(Situation(8, 8, 0, 5, focus=True)).mean(lambda came: came[0]), F(6)),
]


@pytest.mark.parametrize(("chance", "printed"), ANCHORS)
def test_twenty_four_cases_are_exact_fractions(chance: Fraction, printed: Fraction) -> None:
    """Twenty-four cases as fractions."""
    assert chance == printed
    assert len(ANCHORS) == 24


# ---- Brute force ----------------------------------------------------------------------------------------------------

CASES = [
    Situation(6, 7, 2),
    Situation(6, 7, 2, focus=True, range=3),
    Situation(8, 8, 1, 2, range=5),
    Situation(5, 5, 2, focus=True, assist=((11, 1),)),
    Situation(4, 6, 3, 3, focus=True, range=2, assist=((9, 5),)),
]


@pytest.mark.parametrize("gated", [True, False])
@pytest.mark.parametrize("case", CASES)
def test_odds_equal_the_count_of_every_ordered_roll(case: Situation, gated: bool) -> None:
    """Each ordered roll of all dice, added up by hand, comes to the same odds."""
    found = counted(case, assist__leader_gate=str(gated).lower())
    ways: dict[tuple[int, int, int], int] = {}
    for faces in product(range(1, 21), repeat=case.dice + len(case.assist)):
        came = by_hand(case, faces, gated)
        ways[came] = ways.get(came, 0) + 1
    assert {came: F(count, 20 ** (case.dice + len(case.assist))) for came, count in ways.items()} == {
        came: found.of(came) for came in found.ways
    }


def by_hand(case: Situation, faces: tuple[int, ...], gated: bool) -> tuple[int, int, int]:
    target, critical = case.skill + case.drive, case.skill if case.focus else 1
    own = sum((face <= target) + (face <= critical) for face in faces[: case.dice])
    helped = sum((face <= t) + (face <= c) for face, (t, c) in zip(faces[case.dice :], case.assist, strict=True))
    total = own + (helped if own or not gated else 0)
    trouble = sum(face > 20 - case.range for face in faces)
    return total, trouble, total - case.difficulty if total >= case.difficulty else -1


@pytest.mark.parametrize("case", [Situation(5, 5, 3), Situation(8, 8, 3, focus=True), Situation(6, 7, 2, focus=True)])
def test_the_best_reroll_beats_every_other_choice_of_dice(case: Situation) -> None:
    """For each failed roll every choice of dice is tried on all their rolls; the best one is counted."""
    aim = (case.skill + case.drive, case.skill if case.focus else 1, 1, True)
    worth = {face: read_die(face, *aim).successes for face in range(1, 21)}
    good = 0
    for faces in product(range(1, 21), repeat=case.dice):
        scored = [worth[face] for face in faces]
        if sum(scored) >= case.difficulty:
            good += 400
            continue
        good += max(reached(scored, picked, worth, case.difficulty) for picked in subsets(case.dice))
    assert passes(case._replace(point="best")) == F(good, 400 * 20**case.dice)


def subsets(count: int) -> list[tuple[int, ...]]:
    return [picked for size in range(1, count + 1) for picked in combinations(range(count), size)]


def reached(scored: list[int], picked: tuple[int, ...], worth: dict[int, int], difficulty: int) -> int:
    """Of 400 rolls of up to two dice, those that suffice."""
    kept = sum(each for at, each in enumerate(scored) if at not in picked)
    rolls = product(worth.values(), repeat=len(picked))
    enough = sum(kept + sum(roll) >= difficulty for roll in rolls)
    return enough * int(20 ** (2 - len(picked)))


def test_odds_of_bought_dice_are_exact() -> None:
    """With a target of 12 against 2, a die for 1 Momentum lifts 40 percent to 67.2; the next for 2 more to 83.36."""
    case = Situation(6, 6, 2)
    offered = [(one.what, one.number, one.price, shown(passes(one.situation))) for one in spendings(case, DEFAULTS)]
    assert shown(passes(case)) == "40.00"
    assert offered == [
        ("dice", 1, 1, "67.20"),
        ("dice", 2, 3, "83.36"),
        ("dice", 3, 6, "91.94"),
        ("point", 1, 1, "100.00"),
    ]
    assert [one.price for one in spendings(case._replace(dice=3), DEFAULTS) if one.what == "dice"] == [2, 5]


@pytest.mark.parametrize(
    ("case", "cite"),
    [
        (Situation(3, 5, 1), "houses.pc.skill-range"),
        (Situation(9, 5, 1), "houses.pc.skill-range"),
        (Situation(5, 9, 1), "houses.pc.drive-array"),
        (Situation(5, 5, 6), "houses.difficulty.six-levels"),
        (Situation(5, 5, 1, 6), "houses.test.max-pool-five"),
        (Situation(5, 5, 1, 1), "houses.test.max-pool-five"),
        (Situation(5, 5, 1, range=6), "houses.complication.range-set-by-gm"),
    ],
)
def test_odds_outside_the_rules_are_refused_by_their_rule(case: Situation, cite: str) -> None:
    """A rating, a Difficulty, a pool or a range outside of the rules is refused by its rule."""
    with refused(cite):
        ask(case, DEFAULTS)


def test_helpers_have_sensible_numbers() -> None:
    """A critical limit above the target, or a target above 20, is none."""
    for wrong in ((5, 9), (21, 1), (5, 0)):
        with pytest.raises(MoothallError):
            ask(Situation(5, 5, 1, assist=(wrong,)), DEFAULTS)
