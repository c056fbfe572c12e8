"""NDE2 odds equal the printed tables to the last fraction."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product
from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.handlers.odds import odds
from moothall.handlers.policy import BEST, Policy
from moothall.rulesets import nde
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.questions import Call, Ready, SpendLuck
from tests.books.nde.support.odds_nde2 import (
    LADDER,
    MAX_RULES,
    NUMBERS,
    PRINTED,
    READINGS,
    Shares,
    add_one,
    buy_failures,
    calling,
    ilse,
    luck,
    read,
    reroll_failures,
    reroll_failures_and_costs,
    reroll_short_of_exceptional,
    result_alone,
    rolled,
    rolled_2d6,
    shares,
    success,
)
from tests.books.nde.support.stage_nde2 import act_out, table

ROWS = {(row["die"], row["t"]): row for row in PRINTED["ladder"]}
MODIFIERS = {row["modifier"]: row for row in PRINTED["two_d6"]}
REROLLED = {row["modifier"]: row for row in PRINTED["two_d6_reroll"]}

every_number = pytest.mark.parametrize("number", NUMBERS)
every_max_rule = pytest.mark.parametrize("max_rule", MAX_RULES)
every_modifier = pytest.mark.parametrize("modifier", MODIFIERS)
every_reading = pytest.mark.parametrize("reading", READINGS)


def under(max_rule: str, row: dict[str, Any], die: int, number: int) -> Shares:
    """A printed row as this table reads the top face of a die that is smaller than the number."""
    printed = read(row)
    if die >= number or max_rule == "always":
        return printed
    top = printed.pop("X")
    instead = "S" if max_rule == "plain" else "F"
    return printed | {instead: printed.get(instead, Fraction(0)) + top}


def test_the_printed_tables_are_whole() -> None:
    """Every die meets every number once, and every modifier from -1 to +6 has its rows."""
    assert set(ROWS) == {(die, number) for die in LADDER for number in NUMBERS}
    assert len(PRINTED["ladder"]) == len(ROWS) == 30
    assert [row["modifier"] for row in PRINTED["two_d6"]] == list(range(-1, 7)) == list(REROLLED)


# ---- The ladder -----------------------------------------------------------------------------------------------------


@every_max_rule
@every_number
def test_odds_of_each_die_at_each_difficulty_are_as_printed(number: int, max_rule: str) -> None:
    """All thirty cells are the printed ones, however the table reads the top face."""
    ours = {die: rolled(die, number, max_rule=max_rule) for die in LADDER}
    assert ours == {die: under(max_rule, ROWS[die, number], die, number) for die in LADDER}
    if max_rule == "always":
        assert [success(ours[die]) for die in LADDER] == [Fraction(ROWS[die, number]["success"]) for die in LADDER]


@every_max_rule
@every_number
def test_odds_of_a_reroll_for_one_point_are_as_printed(number: int, max_rule: str) -> None:
    """Re-rolling a failure and keeping the better gives the printed shares."""
    ours = {die: rolled(die, number, luck(reroll_failures), 1, max_rule=max_rule) for die in LADDER}
    printed = {die: ROWS[die, number]["reroll"] for die in LADDER}
    assert ours == {die: under(max_rule, printed[die], die, number) for die in LADDER}
    if max_rule == "always":
        assert [success(ours[die]) for die in LADDER] == [Fraction(printed[die]["success"]) for die in LADDER]


def with_step(die: int, number: int, max_rule: str = "always") -> Shares:
    """A whole test, a point spent on a larger die before it."""
    policy = calling(Call(number, "it shows"), Ready(luck=("step",)))
    return shares(nde.test.open("ilse", "shove"), table(ilse(1, s=die), max_rule=max_rule), policy)


@every_max_rule
@every_number
def test_odds_of_a_bought_step_are_the_next_dies_row(number: int, max_rule: str) -> None:
    """A step bought before the roll gives the next die's row; on the d20 none is sold."""
    ours = {larger: with_step(die, number, max_rule) for die, larger in pairwise(LADDER)}
    assert ours == {larger: under(max_rule, ROWS[larger, number], larger, number) for larger in LADDER[1:]}
    if max_rule == "always":
        printed = [Fraction(ROWS[die, number]["with_step"]) for die in LADDER[:-1]]
        assert [success(ours[larger]) for larger in LADDER[1:]] == printed
    assert ROWS[20, number]["with_step"] is None
    with pytest.raises(AgainstTheRules, match=r"nde2\.luck\.step-at-top"):
        with_step(20, number, max_rule)


@every_max_rule
@every_number
@pytest.mark.parametrize("die", LADDER)
def test_odds_follow_the_closed_forms(die: int, number: int, max_rule: str) -> None:
    """With n faces against t, and with each use of one point, the shares follow the formulas for all n and t."""
    n, t = Fraction(die), Fraction(number)
    fc = 1 / n
    if die >= number:
        f, s, x = (t - 2) / n, (n - t) / n, 1 / n
    else:
        top = {"always": "X", "plain": "S", "must_meet": "F"}[max_rule]
        f, s, x = (n - 2) / n + (top == "F") / n, (top == "S") / n, (top == "X") / n
    q, short = fc + f, (1 - x) ** 2

    def ours(use: Any) -> Shares:
        return rolled(die, number, luck(use), 1, max_rule=max_rule)

    assert rolled(die, number, max_rule=max_rule) == some(FC=fc, F=f, S=s, X=x)
    assert ours(reroll_failures) == some(FC=fc**2, F=q**2 - fc**2, S=s * (1 + q), X=x * (1 + q))
    assert ours(reroll_short_of_exceptional) == some(FC=fc**2, F=q**2 - fc**2, S=short - q**2, X=1 - short)
    assert ours(buy_failures) == some(SC=q, S=s, X=x)


def some(**shares: Fraction) -> Shares:
    return {result: share for result, share in shares.items() if share}


def test_a_bigger_die_lowers_the_chance_in_the_printed_cases_only() -> None:
    """While a die stays smaller than the number, one step up makes success rarer, unless the top face must meet it."""

    def dips(max_rule: str) -> list[dict[str, Any]]:
        found = []
        for number in NUMBERS:
            for small, large in pairwise(LADDER):
                before, after = (success(rolled(die, number, max_rule=max_rule)) for die in (small, large))
                if after < before:
                    found.append({"t": number, "from": small, "to": large, "before": str(before), "after": str(after)})
        return found

    assert dips("always") == PRINTED["dips"]
    assert dips("plain") == PRINTED["dips"]  # a plain success is as rare as an exceptional one
    assert dips("must_meet") == []


def test_a_reroll_beats_a_larger_die_in_all_but_four_cells() -> None:
    """For plain success a reroll beats a larger die everywhere but in four cells; buying always succeeds."""
    step_is_better = []
    for die, number in ROWS:
        again = success(rolled(die, number, luck(reroll_failures), 1))
        assert success(rolled(die, number, luck(buy_failures), 1)) == 1
        if die == LADDER[-1]:
            continue
        larger = success(with_step(die, number))
        assert larger != again
        if larger > again:
            step_is_better.append({"die": die, "t": number, "step": str(larger), "reroll": str(again)})
    assert sorted(step_is_better, key=lambda cell: cell["t"]) == PRINTED["step_beats_reroll"]


def half_for_a_cost(result: str) -> Fraction:
    return {"SC": Fraction(1, 2), "S": Fraction(1), "X": Fraction(1)}.get(result, Fraction(0))


@every_number
def test_the_best_answer_is_found(number: int) -> None:
    """One who counts a costly success half re-rolls where the odds are better than even, and buys elsewhere."""
    best = Policy("best", {SpendLuck: BEST})
    for die in LADDER:
        opening = nde.roll_test.open("ilse", Pool(die, die, 0, ()), number)
        found = odds(opening, table(ilse(1)), nde.fold, best, result_alone, half_for_a_cost)
        p = success(rolled(die, number))
        assert found.mean(half_for_a_cost) == p + (1 - p) * max(p, Fraction(1, 2))


# ---- Two dice -------------------------------------------------------------------------------------------------------


def printed_2d6(modifier: int, reading: str) -> Shares:
    row = MODIFIERS[modifier]
    return read({"F": row["F"], "SC": row["SC"], **row[reading]})


@every_reading
@every_modifier
def test_odds_of_two_dice_are_as_printed_for_each_modifier(modifier: int, reading: str) -> None:
    """The bands have the printed shares under all three readings of twelve."""
    ours = rolled_2d6(modifier, exceptional_2d6=reading)
    assert ours == printed_2d6(modifier, reading)
    assert success(ours) == Fraction(MODIFIERS[modifier]["success"])


@every_modifier
def test_odds_of_rerolled_two_dice_are_as_printed(modifier: int) -> None:
    """A point spent on a reroll, after a failure or after any result with a price, gives the printed shares."""
    row = REROLLED[modifier]
    after_f = rolled_2d6(modifier, luck(reroll_failures), 1)
    assert after_f == read(row["after_F"])
    assert success(after_f) == Fraction(row["after_F"]["success"])
    assert rolled_2d6(modifier, luck(reroll_failures_and_costs), 1) == read(row["after_F_or_SC"])


@pytest.mark.parametrize("kept", ["better", "new"])
@every_reading
@every_modifier
def test_odds_of_rerolled_two_dice_follow_every_reading(modifier: int, reading: str, kept: str) -> None:
    """The share not rolled again grows by the share that is; the new roll may be worse, where it counts."""
    f, sc, s, x = (printed_2d6(modifier, reading).get(result, Fraction(0)) for result in ("F", "SC", "S", "X"))
    options: dict[str, Any] = {"exceptional_2d6": reading, "reroll_2d6": kept}
    r = f + sc
    again = rolled_2d6(modifier, luck(reroll_failures), 1, **options)
    assert again == some(F=f * f, SC=sc * (1 + f), S=s * (1 + f), X=x * (1 + f))
    low = {"better": (f * f, r * r - f * f), "new": (f * r, sc * r)}[kept]
    again = rolled_2d6(modifier, luck(reroll_failures_and_costs), 1, **options)
    assert again == some(F=low[0], SC=low[1], S=s * (1 + r), X=x * (1 + r))


@pytest.mark.parametrize("modifier", range(-1, 6))
def test_odds_of_adding_one_are_the_next_modifiers_row(modifier: int) -> None:
    """A point that adds one is the next modifier's row; a total of exactly twelve is never made a thirteen."""
    for reading in ("total12plus", "natural12"):
        ours = rolled_2d6(modifier, luck(add_one), 1, exceptional_2d6=reading)
        assert ours == printed_2d6(modifier + 1, reading)
    exact = rolled_2d6(modifier, luck(add_one), 1, exceptional_2d6="exact12")
    here, above = (printed_2d6(which, "exact12").get("X", Fraction(0)) for which in (modifier, modifier + 1))
    assert exact.get("X", 0) == here + above


def test_adding_one_is_offered_only_at_totals_six_nine_and_eleven() -> None:
    """With one point left, one more is offered on totals of 6, 9 and 11 and nowhere else."""
    start, offered = table(ilse(1), dice_mode="2d6"), set()
    for one, other in product(range(1, 7), repeat=2):
        script = act_out(nde.roll_test.open("ilse", Pool(0, 0, 0, ()), 4), start).dice("2d6", one, other)
        uses = [option.id for _, question in script.conversation.questions() for option in question.options()]
        offered |= {one + other} if "plus" in uses else set()
    assert offered == {6, 9, 11}


@pytest.mark.parametrize(("number", "shift"), [(3, 1), (4, 0), (5, 0), (6, -1), (8, -2), (12, -3)])
@every_reading
def test_a_number_moves_two_dice_only_where_numbers_count(number: int, shift: int, reading: str) -> None:
    """The number changes nothing on two dice, or moves the modifier at tables that keep numbers apart."""
    for modifier in range(-1 - min(shift, 0), 7 - max(shift, 0)):
        flat = rolled_2d6(modifier, number=number, exceptional_2d6=reading)
        tiered = rolled_2d6(modifier, number=number, exceptional_2d6=reading, difficulty_2d6="tiered")
        assert flat == printed_2d6(modifier, reading)
        assert tiered == printed_2d6(modifier + shift, reading)
