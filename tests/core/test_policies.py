"""Policies: stated answers, the best answer for a goal, and equality by name and answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from moothall.handlers.odds import odds
from moothall.handlers.policy import BEST, Policy, always
from moothall.rulesets import nde
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import foe_id
from moothall.rulesets.nde.questions import CouldReach, HowHard, PickExceptional, SpendLuck
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import RANK, Result, Verdict
from moothall.talk.chance import Chances
from tests.books.nde.support.stage_nde2 import foe, hero, table

pytestmark = pytest.mark.slow

Goal = Callable[[str], Fraction | int]
D12_AGAINST_5 = nde.roll_test.open("ilse", Pool(12, 12, 0, ()), 5)
BEST_LUCK = Policy("luck where it helps most", {SpendLuck: BEST})


def result_of(verdict: Verdict, _: Table) -> str:
    return verdict.result


def roll(policy: Policy, luck: int, goal: Goal | None = None) -> Chances[str]:
    """A d12 against 5 by somebody with luck."""
    return odds(D12_AGAINST_5, table(hero("ilse", luck=luck)), nde.fold, policy, result_of, goal)


def plain_success(result: str) -> int:
    return int(result in ("SC", "S", "X"))


def cost_is_half(result: str) -> Fraction:
    return Fraction(1, 2) if result == "SC" else Fraction(plain_success(result))


def cost_is_most(result: str) -> Fraction:
    return Fraction(3, 4) if result == "SC" else Fraction(plain_success(result))


def only_the_top(result: str) -> int:
    return int(result == "X")


def no_ones(result: str) -> int:
    return -int(result == "FC")


def by_rank(result: str) -> int:
    return RANK[result] ** 2  # type: ignore[index]


def all_alike(_: str) -> int:
    return 1


GOALS: tuple[Goal, ...] = (plain_success, cost_is_half, cost_is_most, only_the_top, no_ones, by_rank, all_alike)

# ---- The best answer ------------------------------------------------------------------------------------------------


def test_a_sure_success_beats_a_reroll() -> None:
    """Where any success will do, a failure is bought off and never rolled again."""
    chances = roll(BEST_LUCK, 1, plain_success)
    assert chances.where(lambda result: bool(plain_success(result))) == 1
    assert chances.of("SC") == Fraction(4, 12)


def test_a_success_worth_half_is_not_bought() -> None:
    """Another roll succeeds in two of three, which is more than a half."""
    chances = roll(BEST_LUCK, 1, cost_is_half)
    assert chances.of("SC") == 0
    assert chances.mean(cost_is_half) == Fraction(8, 9)


def test_a_success_worth_three_quarters_is_bought() -> None:
    """Another roll succeeds in two of three, which is less than three quarters."""
    chances = roll(BEST_LUCK, 1, cost_is_most)
    assert chances.of("SC") == Fraction(4, 12)
    assert chances.mean(cost_is_most) == Fraction(8, 12) + Fraction(4, 12) * Fraction(3, 4)


def test_of_equal_answers_the_first_on_offer_is_chosen() -> None:
    """A policy that values both answers alike spends no point."""
    assert roll(BEST_LUCK, 1, all_alike).ways == roll(Policy("keep"), 1).ways


Strategy = dict[str, str]


def strategies() -> Iterator[Strategy]:
    """Every way to answer after a first roll."""
    failed, succeeded = ("keep", "reroll", "cost"), ("keep", "reroll")
    for one, failure, success in product(failed, failed, succeeded):
        yield {"FC": one, "F": failure, "S": success}


def read(face: int) -> Result:
    """A d12 against 5, by hand."""
    return "FC" if face == 1 else "X" if face == 12 else "S" if face >= 5 else "F"


def worth(strategy: Strategy, goal: Goal) -> Fraction:
    """The worth of a strategy with one Luck Point, over all pairs of faces."""
    won = Fraction(0)
    for first, second in product(range(1, 13), repeat=2):
        result: str = read(first)
        use = strategy.get(result, "keep")
        if use == "cost":
            result = "SC"
        elif use == "reroll":
            result = max(read(first), read(second), key=RANK.__getitem__)
        won += goal(result)
    return won / 144


@pytest.mark.parametrize("goal", GOALS)
def test_the_best_answer_is_the_best_of_all_strategies(goal: Goal) -> None:
    """With one point, trying each answer where it is asked equals trying every strategy over all faces."""
    brute = max(worth(strategy, goal) for strategy in strategies())
    assert roll(BEST_LUCK, 1, goal).mean(goal) == brute


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("luck", [2, 3])
def test_with_more_points_the_best_looks_ahead(goal: Goal, luck: int) -> None:
    """Each further point is weighed against what is in hand, down to the last."""

    def in_hand(best: Result, points: int) -> Fraction:
        kept = Fraction(goal(best))
        if not points or best in ("X", "SC"):
            return kept
        better = [max(best, read(face), key=RANK.__getitem__) for face in range(1, 13)]
        again = sum((in_hand(result, points - 1) for result in better), Fraction(0)) / 12
        bought = Fraction(goal("SC")) if best in ("F", "FC") else kept
        return max(kept, again, bought)

    expected = sum((in_hand(read(face), luck) for face in range(1, 13)), Fraction(0)) / 12
    assert roll(BEST_LUCK, luck, goal).mean(goal) == expected


def effects_on(verdict: Any, after: Table) -> bool:
    return bool(after.foe(foe_id("warden")).effects)


def wanted(effect: bool) -> int:
    return int(effect)


def test_the_best_pick_can_be_a_record() -> None:
    """For the goal that the foe stumbles, the best pick is the hit's effect, which is not the first on the list."""
    start = table(hero("bram", "assault", luck=0), foe("warden", "elite"))
    opening = nde.attack.open("bram", "warden", "melee")
    for policy, chance in ((Policy("plain"), Fraction(0)), (Policy("b", {PickExceptional: BEST}), Fraction(1, 12))):
        assert odds(opening, start, nde.fold, policy, effects_on, wanted).of(True) == chance


def test_the_best_answer_needs_a_goal_and_a_list() -> None:
    """Without something to wish for, or anything to try, there is no best."""
    with pytest.raises(ValueError, match="needs a goal"):
        roll(BEST_LUCK, 1)
    start = table(hero("bram", luck=0), foe("warden", "elite"))
    opening, policy = nde.attack.open("bram", "warden", "melee"), Policy("b", {HowHard: BEST})
    with pytest.raises(ValueError, match="nde/call"):
        odds(opening, start, nde.fold, policy, effects_on, wanted)


# ---- Equal by value -------------------------------------------------------------------------------------------------


def eager(_: Table, __: str, question: SpendLuck) -> str:
    ASKED.append(question.result)
    return "reroll"


ASKED: list[str] = []


def test_policies_are_equal_by_name_and_answers() -> None:
    """The same name and the same answers in any order make the same policy."""
    one = Policy("eager", {SpendLuck: eager, CouldReach: always("no")})
    same = Policy("eager", {CouldReach: always("no"), SpendLuck: eager})
    assert one == same and hash(one) == hash(same)
    others = (
        Policy("keen", {SpendLuck: eager, CouldReach: always("no")}),
        Policy("eager", {SpendLuck: eager, CouldReach: always("yes")}),
        Policy("eager", {SpendLuck: eager}),
        Policy("eager", {SpendLuck: BEST, CouldReach: always("no")}),
    )
    assert one not in others
    assert always(1) is always(1) and always(1) is not always(True)


def test_equal_policies_share_their_odds() -> None:
    """Odds counted under one are found again under the other: nobody is asked twice."""
    ASKED.clear()
    first = roll(Policy("eager", {SpendLuck: eager, CouldReach: always("no")}), 1)
    asked = len(ASKED)
    assert asked > 0
    again = roll(Policy("eager", {CouldReach: always("no"), SpendLuck: eager}), 1)
    assert again is first and len(ASKED) == asked
    assert roll(Policy("eager", {SpendLuck: eager}), 1) is not first and len(ASKED) == 2 * asked
