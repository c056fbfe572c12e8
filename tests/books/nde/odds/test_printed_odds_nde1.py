"""NDE1 odds equal the printed tables to the last fraction."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import pairwise, product
from typing import Any

import pytest

from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy, always
from moothall.rulesets import nde
from moothall.rulesets.nde import query
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.options import defaults, read_options
from moothall.rulesets.nde.questions import Call, HowHard, OfferHelp, WhichAttribute
from moothall.rulesets.nde.state import Table
from tests.books.nde.support.odds_nde2 import MAX_RULES, Shares, read, result_alone, shares, success
from tests.books.nde.support.stage_nde1 import hero, table
from tests.support import places

PRINTED: dict[str, Any] = json.loads((places.DATA / "nde1-odds.json").read_text(encoding="utf-8"))
ROWS = {(row["die"], row["t"]): row for row in PRINTED["ladder"]}
THRESHOLDS = {row["threshold"]: row for row in PRINTED["d6"]}
LADDER, NUMBERS = (6, 8, 10, 12, 20), (4, 6, 8, 12)
LEVELS = {"master": 3, "trained": 4, "novice": 5, "unskilled": 6}
PLAIN = Policy("plain")

every_cell = pytest.mark.parametrize(("die", "number"), list(product(LADDER, NUMBERS)))


def rolled(die: int, number: int, **options: str) -> Shares:
    """One die against a number."""
    return shares(nde.roll_test.open("oda", Pool(die, die, 0, ()), number), table(hero("oda"), **options), PLAIN)


def whole_test(start: Table, call: Call, help: str = "") -> Shares:
    """A whole test of Strength."""
    answers: dict[Any, Any] = {WhichAttribute: always("str"), HowHard: always(call)}
    answers |= {OfferHelp: always(help)} if help else {}
    chances = odds(nde.test.open("oda", "lift the gate"), start, nde.fold, Policy("calling", answers), result_alone)
    return {result: chances.of(result) for result in chances.ways}


def under(max_rule: str, row: dict[str, Any]) -> Shares:
    """A printed row as this table reads the top face of a die that is smaller than the number."""
    printed = read(row)
    if not row["dagger"] or max_rule == "always":
        return printed
    top, instead = printed.pop("X"), "S" if max_rule == "plain" else "F"
    return printed | {instead: printed.get(instead, Fraction(0)) + top}


def test_the_printed_tables_are_whole() -> None:
    """Every die meets every number once, every threshold has its row, and every level four shifts."""
    assert set(ROWS) == set(product(LADDER, NUMBERS)) and len(PRINTED["ladder"]) == 20
    assert list(THRESHOLDS) == [2, 3, 4, 5, 6]
    assert {(row["level"], row["shift"]) for row in PRINTED["d6_levels"]} == set(product(LEVELS, (-1, 0, 1, 2)))
    assert {cell for cell, row in ROWS.items() if row["dagger"]} == {cell for cell in ROWS if cell[0] < cell[1]}


# ---- The ladder -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("max_rule", MAX_RULES)
@every_cell
def test_odds_of_each_die_at_each_tn_are_as_printed(die: int, number: int, max_rule: str) -> None:
    """All twenty cells are the printed ones, however the table reads the top face."""
    ours = rolled(die, number, max_rule=max_rule)
    assert ours == under(max_rule, ROWS[die, number])
    if max_rule == "always":
        assert success(ours) == Fraction(ROWS[die, number]["success"])


@every_cell
def test_odds_of_each_die_equal_the_count_of_its_faces(die: int, number: int) -> None:
    """Each face read by hand gives the same."""
    faces = ["FC" if f == 1 else "X" if f == die else "S" if f >= number else "F" for f in range(1, die + 1)]
    by_hand = {result: Fraction(faces.count(result), die) for result in set(faces)}
    assert rolled(die, number) == by_hand


@every_cell
def test_a_whole_test_has_the_same_odds(die: int, number: int) -> None:
    """Through every step of a test, alone and with a friend's help, the chances are the printed ones."""
    alone = whole_test(table(hero("oda", s=die)), Call(number))
    assert alone == read(ROWS[die, number])
    helped = success(whole_test(table(hero("oda", s=die), hero("bram")), Call(number), help="he pulls"))
    if ROWS[die, number]["with_help"] is None:
        assert die == 20 and helped == success(alone)
    else:
        assert helped == Fraction(ROWS[die, number]["with_help"])


@pytest.mark.parametrize(
    ("call", "number"),
    [
        (Call(6, hinders=("dark", "slippery")), 8),
        (Call(6, hinders=("dark",), helps=("position",)), 6),
        (Call(12, helps=("position",)), 8),
        (Call(4, hinders=("dark",), extreme=("dark",)), 8),
    ],
)
def test_circumstances_move_the_number_and_so_the_odds(call: Call, number: int) -> None:
    """A test with shifts has the odds of the number it ends at."""
    assert whole_test(table(hero("oda", s=10)), call) == read(ROWS[10, number])


def test_help_lowers_the_chance_in_the_printed_cases_only() -> None:
    """Help lowers the chance in the printed cases and in no other, and only because of the top face."""
    steps = [(number, small, large) for number in NUMBERS for small, large in pairwise(LADDER)]
    chance = {cell: success(rolled(*cell)) for cell in ROWS}
    dips = [step for step in steps if chance[step[2], step[0]] < chance[step[1], step[0]]]
    printed = {(row["t"], row["from"], row["to"]): row for row in PRINTED["dips"]}
    assert set(dips) == set(printed)
    for (number, small, large), row in printed.items():
        assert (chance[small, number], chance[large, number]) == (Fraction(row["before"]), Fraction(row["after"]))
    for number, small, large in steps:
        plain = [success(rolled(die, number, max_rule="must_meet")) for die in (small, large)]
        assert plain[0] <= plain[1]


# ---- One d6 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("threshold", THRESHOLDS)
def test_odds_of_one_d6_at_each_threshold_are_as_printed(threshold: int) -> None:
    """All five thresholds are the printed ones and follow the closed form."""
    ours = rolled(6, threshold, dice_mode="d6")
    assert ours == read(THRESHOLDS[threshold])
    assert success(ours) == Fraction(THRESHOLDS[threshold]["success"]) == Fraction(7 - threshold, 6)


@pytest.mark.parametrize("row", PRINTED["d6_levels"], ids=lambda row: f"{row['level']}{row['shift']:+d}")
def test_a_level_meets_each_tn_as_its_shifted_threshold(row: dict[str, Any]) -> None:
    """A level meets TN 4, 6, 8 and 12 as one step easier, as it is, and one and two steps harder."""
    number = NUMBERS[row["shift"] + 1]
    start = table(hero("oda", s=LEVELS[row["level"]], z=6, m=6), dice_mode="d6")
    assert whole_test(start, Call(number)) == read(THRESHOLDS[row["threshold"]])
    assert success(whole_test(start, Call(number))) == Fraction(row["success"])


# ---- Odds that are asked for ----------------------------------------------------------------------------------------

OLDER = defaults("nde1")
ONE_DIE = read_options({"dice_mode": "d6"}, OLDER)


def asked(situation: query.Situation, options: Any = OLDER) -> tuple[query.Query, Shares]:
    it = query.ask(situation, options)
    return it, shares(it.opening, it.table, Policy(it.policy, it.answers))


@pytest.mark.parametrize("shift", [-2, -1, 0, 1, 2])
@pytest.mark.parametrize("talent", [False, True])
@every_cell
def test_an_odds_query_moves_the_number_as_the_rule_does(die: int, number: int, talent: bool, shift: int) -> None:
    """The number moves by the shift and the Talent together; off the ladder there is nothing to count."""
    place = NUMBERS.index(number) + shift - talent
    it, ours = asked(query.Situation(die, number, talent=talent, shift=shift))
    if place < 0:
        assert (it.aim.beyond, it.aim.number) == ("under", 4)
    elif place >= len(NUMBERS):
        assert (it.aim.beyond, it.aim.number) == ("over", 12)
    else:
        assert (it.aim.beyond, it.aim.number) == ("", NUMBERS[place])
        assert ours == read(ROWS[die, NUMBERS[place]])


@pytest.mark.parametrize("help", [False, True])
@pytest.mark.parametrize("shift", range(-4, 5))
@pytest.mark.parametrize("level", LEVELS.values())
def test_an_odds_query_of_one_d6_adds_shifts_before_the_bounds(level: int, shift: int, help: bool) -> None:
    """All shifts are added first, and then the threshold is held between two and six."""
    it, ours = asked(query.Situation(level, 6, shift=shift, help=help), ONE_DIE)
    threshold = min(max(level + shift - help, 2), 6)
    assert (it.aim.number, it.aim.beyond) == (threshold, "")
    assert ours == read(THRESHOLDS[threshold])
