"""NDE2 odds equal a count of every ordered face, and those of the dice library icepool.

Nothing here uses the rule's own readings: how the book reads a face is written again in a few lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import icepool
import pytest

from moothall.handlers.odds import odds
from moothall.handlers.policy import Answerer, Policy, always
from moothall.rulesets import nde
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import foe_id, hero_id
from moothall.rulesets.nde.questions import Call, CouldReach, HowHard, PickExceptional, SpendLuck
from moothall.rulesets.nde.questions.outcomes import Pick
from moothall.rulesets.nde.state import Table
from tests.books.nde.support import odds_nde2 as ask
from tests.books.nde.support.stage_nde2 import foe, hero, table

WORST_TO_BEST = ("FC", "F", "SC", "S", "X")
NUMBERS = (3, 4, 5, 6, 8, 12)
Pair = tuple[int, int]
PAIRS: tuple[Pair, ...] = tuple(product(range(1, 7), range(1, 7)))

# ---- The book, in a few lines ---------------------------------------------------------------------------------------


@cache
def face_says(face: int, die: int, number: int, max_rule: str) -> str:
    """The result of one face of a die against a number."""
    if face == 1:
        return "FC"
    if face == die and (die >= number or max_rule == "always"):
        return "X"
    if face >= number or (face == die and max_rule == "plain"):
        return "S"
    return "F"


@cache
def pair_says(pair: Pair, modifier: int, reading: str) -> str:
    """The result of two dice and a modifier. Up to nine the total alone decides, whatever twelve means."""
    total = sum(pair) + modifier
    if total < 10:
        return "F" if total < 7 else "SC"
    if {"total12plus": total >= 12, "exact12": total == 12, "natural12": pair == (6, 6)}[reading]:
        return "X"
    return "S"


class Lucky(NamedTuple):
    """A way to use luck: a point does this after that result. `buys_last` keeps the last point to buy a success."""

    again_after: str = ""
    buys_last: bool = False
    adds_to_cost: bool = False


def one_die(faces: tuple[int, ...], die: int, number: int, max_rule: str, points: int, way: Lucky) -> tuple[str, int]:
    """One run of the ladder on rolls that are already known: the result, and the luck left."""
    best, later = face_says(faces[0], die, number, max_rule), iter(faces[1:])
    while points and best in way.again_after.split():
        points -= 1
        if way.buys_last and points == 0:
            return "SC", 0
        best = max(best, face_says(next(later), die, number, max_rule), key=WORST_TO_BEST.index)
    return best, points


def two_dice(
    pairs: tuple[Pair, ...], modifier: int, reading: str, kept: str, points: int, way: Lucky
) -> tuple[str, int]:
    """The same with two dice, where a point may also add one to a success at a cost that it can lift."""

    def worth(pair: Pair) -> tuple[int, int]:
        return WORST_TO_BEST.index(pair_says(pair, modifier, reading)), sum(pair)

    now, later = pairs[0], iter(pairs[1:])
    while points and (result := pair_says(now, modifier, reading)) != "X":
        if result in way.again_after.split():
            points -= 1
            if way.buys_last and points == 0:
                return "SC", 0
            now = next(later) if kept == "new" else max(now, next(later), key=worth)
        elif way.adds_to_cost and result == "SC" and sum(now) + modifier + points >= 10:
            points, modifier = points - 1, modifier + 1
        else:
            break
    return pair_says(now, modifier, reading), points


def counted(runs: Counter[Any]) -> dict[Any, Fraction]:
    return {outcome: Fraction(ways, runs.total()) for outcome, ways in runs.items()}


# ---- The rule -------------------------------------------------------------------------------------------------------


def fast(opening: Any, start: Table, use: Answerer | None = None) -> dict[Any, Fraction]:
    policy = Policy("brute", {SpendLuck: use} if use else {})
    chances = odds(opening, start, nde.fold, policy, ask.result_and_luck)
    return {outcome: chances.of(outcome) for outcome in chances.ways}


LADDER_WAYS: dict[str, tuple[Answerer, Lucky]] = {
    "again after a failure": (ask.reroll_failures, Lucky("FC F")),
    "again short of the top": (ask.reroll_short_of_exceptional, Lucky("FC F S")),
    "the last point buys": (ask.reroll_then_buy, Lucky("FC F", buys_last=True)),
}


@pytest.mark.parametrize("max_rule", ask.MAX_RULES)
def test_odds_without_luck_equal_the_count_of_faces(max_rule: str) -> None:
    """Without luck the fast path and the faces one by one agree on every die and number, off the ladder too."""
    for die, number in product(ask.LADDER, range(2, 14)):
        faces = Counter((face_says(face, die, number, max_rule), 0) for face in range(1, die + 1))
        opening = nde.roll_test.open("ilse", Pool(die, die, 0, ()), number)
        assert fast(opening, table(hero("ilse"), max_rule=max_rule)) == counted(faces), (die, number)


@pytest.mark.parametrize("points", [1, 2])
@pytest.mark.parametrize("max_rule", ask.MAX_RULES)
@pytest.mark.parametrize("name", LADDER_WAYS)
def test_odds_with_luck_equal_the_count_of_face_sequences(name: str, max_rule: str, points: int) -> None:
    """With one point or two, for each way to use them, all sequences of faces come to the same result and luck left."""
    use, way = LADDER_WAYS[name]
    if way.buys_last and points == 1:
        use = ask.buy_failures
    for die, number in product((4, 6, 8, 12), NUMBERS):
        rolls = product(range(1, die + 1), repeat=points + 1)
        runs = Counter(one_die(faces, die, number, max_rule, points, way) for faces in rolls)
        start = table(hero("ilse", luck=points), max_rule=max_rule)
        ours = fast(nde.roll_test.open("ilse", Pool(die, die, 0, ()), number), start, use)
        assert ours == counted(runs), (die, number)


@pytest.mark.parametrize("number", NUMBERS)
def test_three_luck_points_on_a_d6_are_spent_one_by_one(number: int) -> None:
    """Luck above the limit is spent one point after another, all on one test."""
    runs = Counter(one_die(f, 6, number, "always", 3, Lucky("FC F")) for f in product(range(1, 7), repeat=4))
    opening = nde.roll_test.open("ilse", Pool(6, 6, 0, ()), number)
    assert fast(opening, table(hero("ilse", luck=3)), ask.reroll_failures) == counted(runs)


TWO_DICE_WAYS: dict[str, tuple[Answerer, Lucky]] = {
    "again after a failure": (ask.reroll_failures, Lucky("F")),
    "again after a price": (ask.reroll_failures_and_costs, Lucky("F SC")),
    "again, and one more": (ask.reroll_failures_add_to_costs, Lucky("F", adds_to_cost=True)),
    "the last point buys": (ask.reroll_then_buy, Lucky("F", buys_last=True)),
}


@pytest.mark.parametrize("reading", ask.READINGS)
def test_odds_of_two_dice_equal_the_count_of_pairs(reading: str) -> None:
    """Without luck the fast path and the 36 pairs one by one agree at every modifier."""
    for modifier in range(-4, 8):
        pairs = Counter((pair_says(pair, modifier, reading), 0) for pair in PAIRS)
        start = table(hero("ilse"), dice_mode="2d6", exceptional_2d6=reading)
        assert fast(nde.roll_test.open("ilse", Pool(0, 0, modifier, ()), 4), start) == counted(pairs), modifier


@pytest.mark.slow
@pytest.mark.parametrize(("points", "modifiers"), [(1, range(-1, 7)), (2, (1,))])
@pytest.mark.parametrize("kept", ["better", "new"])
@pytest.mark.parametrize("reading", ask.READINGS)
@pytest.mark.parametrize("name", TWO_DICE_WAYS)
def test_odds_of_two_dice_with_luck_equal_the_count_of_pair_sequences(
    name: str, reading: str, kept: str, points: int, modifiers: tuple[int, ...]
) -> None:
    """With luck on two dice, all sequences of pairs come to the same result and luck left."""
    use, way = TWO_DICE_WAYS[name]
    if way.buys_last and points == 1:
        use = ask.buy_failures
    for modifier in modifiers:
        runs = Counter(
            two_dice(pairs, modifier, reading, kept, points, way) for pairs in product(PAIRS, repeat=points + 1)
        )
        start = table(hero("ilse", luck=points), dice_mode="2d6", exceptional_2d6=reading, reroll_2d6=kept)
        assert fast(nde.roll_test.open("ilse", Pool(0, 0, modifier, ()), 4), start, use) == counted(runs), modifier


# ---- icepool --------------------------------------------------------------------------------------------------------

RANK = {result: rank for rank, result in enumerate(WORST_TO_BEST)}


def die_of(die: int, number: int) -> Any:
    """A die whose outcomes are results, worst to best."""
    return icepool.d(die).map(lambda face: RANK[face_says(face, die, number, "always")])


def pair_of(modifier: int, reading: str) -> Any:
    pairs = icepool.tupleize(icepool.d6, icepool.d6)
    return pairs.map(lambda one, two: RANK[pair_says((one, two), modifier, reading)])


def again(results: Any, after: str, points: int = 1) -> Any:
    """Rolled again after these results while points last, the better kept."""
    worse = {RANK[result] for result in after.split()}
    best = results
    for _ in range(points):
        kept = best
        best = icepool.map(lambda now: results.map(lambda new, now=now: max(new, now)) if now in worse else now, kept)
    return best


def as_shares(results: Any) -> dict[str, Fraction]:
    return {WORST_TO_BEST[rank]: results.probability(rank) for rank in results.outcomes()}


FAILED, PRICED = ask.luck(ask.reroll_failures), ask.luck(ask.reroll_failures_and_costs)
TOP = ask.luck(ask.reroll_short_of_exceptional)

QUERIES: dict[str, tuple[Callable[[], Mapping[str, Fraction]], Callable[[], Any]]] = {
    "d12 vs 5": (lambda: ask.rolled(12, 5), lambda: die_of(12, 5)),
    "d4 vs 6": (lambda: ask.rolled(4, 6), lambda: die_of(4, 6)),
    "d20 vs 12": (lambda: ask.rolled(20, 12), lambda: die_of(20, 12)),
    "d12 vs 8, again": (lambda: ask.rolled(12, 8, FAILED, 1), lambda: again(die_of(12, 8), "FC F")),
    "d6 vs 8, again twice": (lambda: ask.rolled(6, 8, FAILED, 2), lambda: again(die_of(6, 8), "FC F", 2)),
    "d20 vs 6, for the top": (lambda: ask.rolled(20, 6, TOP, 2), lambda: again(die_of(20, 6), "FC F S", 2)),
    "2d6 +1": (lambda: ask.rolled_2d6(1), lambda: pair_of(1, "total12plus")),
    "2d6 -1 natural": (lambda: ask.rolled_2d6(-1, exceptional_2d6="natural12"), lambda: pair_of(-1, "natural12")),
    "2d6 +3 exact": (lambda: ask.rolled_2d6(3, exceptional_2d6="exact12"), lambda: pair_of(3, "exact12")),
    "2d6 +0, again": (lambda: ask.rolled_2d6(0, FAILED, 1), lambda: again(pair_of(0, "total12plus"), "F")),
    "2d6 +2, for more": (lambda: ask.rolled_2d6(2, PRICED, 1), lambda: again(pair_of(2, "total12plus"), "F SC")),
    "2d6 +1, again twice": (lambda: ask.rolled_2d6(1, FAILED, 2), lambda: again(pair_of(1, "total12plus"), "F", 2)),
}


@pytest.mark.parametrize("name", QUERIES)
def test_icepool_agrees(name: str) -> None:
    """A library that knows nothing of our rules finds the same fractions."""
    ours, theirs = QUERIES[name]
    assert dict(ours()) == as_shares(theirs())


def hearts(verdict: Any, now: Table) -> Hashable:
    return verdict.result, now.hero(hero_id("ilse")).hearts, now.foe(foe_id("ghoul")).hearts


def test_icepool_agrees_on_a_blow_that_is_answered() -> None:
    """The joint odds of result, own Hearts and the foe's in a fight with retaliation are icepool's."""

    def blow(face: int) -> tuple[str, int, int]:
        result = face_says(face, 12, 8, "always")
        return result, 5 - (result in ("FC", "F")), 3 - {"S": 1, "X": 2}.get(result, 0)

    answers = {CouldReach: always("yes"), HowHard: always(Call(8)), PickExceptional: always(Pick("two_hearts"))}
    start = table(hero("ilse"), foe("ghoul", "boss"), retaliation="melee")
    opening = nde.attack.open("ilse", "ghoul", "melee")
    chances = odds(opening, start, nde.fold, Policy("blow", dict(answers)), hearts)
    theirs = icepool.d(12).map(lambda face: blow(face))
    assert {seen: chances.of(seen) for seen in chances.ways} == {o: theirs.probability(o) for o in theirs.outcomes()}
