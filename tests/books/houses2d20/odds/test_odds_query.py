"""A 2d20 odds query: bounds of its numbers, dice and points for sale, and the best dice to reroll."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.houses2d20.dice import Aim, Tally
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.options import DEFAULTS, read_options
from moothall.rulesets.houses2d20.pool import Pool
from moothall.rulesets.houses2d20.query import (
    Situation,
    ask,
    figures,
    one_on_the_worst,
    reroll_all,
    reroll_best,
    reroll_misses,
    spendings,
)
from moothall.rulesets.houses2d20.questions.rolling import Again
from moothall.rulesets.houses2d20.rolling import score
from tests.books.houses2d20.support.plain import Helper, Lying, RollAgain
from tests.books.houses2d20.support.stage import table

PLAIN = Situation(6, 6, 2)
HELP = (12, 1)


def accepts(situation: Situation, **options: str) -> bool:
    """Whether the rules know such a roll."""
    try:
        ask(situation, read_options({name.replace("__", "."): value for name, value in options.items()}))
    except (AgainstTheRules, Unclear):
        return False
    return True


@pytest.mark.parametrize(
    ("field", "least", "most"),
    [("skill", 4, 8), ("drive", 4, 8), ("difficulty", 0, 5), ("range", 1, 5), ("dice", 2, 5)],
)
def test_each_number_of_a_query_takes_its_ends_and_nothing_beyond(field: str, least: int, most: int) -> None:
    """The ends themselves are known, and nothing beyond them."""
    tried: dict[int, dict[str, Any]] = {value: {field: value} for value in range(-1, 12)}
    fits = [value for value, one in tried.items() if accepts(PLAIN._replace(**one))]
    assert fits == list(range(least, most + 1))


def test_limits_of_the_table_are_limits_of_the_question() -> None:
    """A higher cap of skills, another ceiling; without a ceiling the book's own levels are left."""
    assert accepts(PLAIN._replace(skill=9), skill__cap="9") and not accepts(PLAIN._replace(skill=10), skill__cap="9")
    assert accepts(PLAIN._replace(difficulty=7), difficulty__ceiling="7")
    assert not accepts(PLAIN._replace(difficulty=6), difficulty__ceiling="none")


@pytest.mark.parametrize(
    ("helpers", "dice", "options", "fits"),
    [
        (9, 5, {}, True),
        (2, 3, {"assist__counts_to_cap": "true"}, True),
        (2, 4, {"assist__counts_to_cap": "true"}, False),
        (5, 2, {"assist__counts_to_cap": "true"}, True),
        (5, 3, {"assist__counts_to_cap": "true"}, False),
        (1, 2, {"assist__max": "1"}, True),
        (2, 2, {"assist__max": "1"}, False),
    ],
)
def test_a_query_takes_as_many_helpers_as_the_table_allows(
    helpers: int, dice: int, options: dict[str, str], fits: bool
) -> None:
    """As many as the table allows; where they count, they leave less room for bought dice, but never for the first."""
    assert accepts(PLAIN._replace(assist=(HELP,) * helpers, dice=dice), **options) is fits


@pytest.mark.parametrize(
    ("helper", "fits"),
    [((20, 20), True), ((1, 1), True), ((21, 1), False), ((5, 6), False), ((5, 0), False), ((0, 0), False)],
)
def test_a_helpers_critical_limit_runs_from_one_to_the_target(helper: tuple[int, int], fits: bool) -> None:
    """A target on the die, and a critical limit from 1 up to it."""
    assert accepts(PLAIN._replace(assist=(helper,))) is fits


@pytest.mark.parametrize(
    ("situation", "options", "offered"),
    [
        (PLAIN, {}, [("dice", 1, 1, 3), ("dice", 2, 3, 4), ("dice", 3, 6, 5), ("point", 1, 1, 2)]),
        (PLAIN._replace(dice=3), {}, [("dice", 1, 2, 4), ("dice", 2, 5, 5), ("point", 1, 1, 3)]),
        (PLAIN._replace(dice=5), {}, [("point", 1, 1, 5)]),
        (PLAIN._replace(dice=4, point="all"), {}, [("dice", 1, 3, 5)]),
        (
            PLAIN._replace(assist=(HELP, HELP)),
            {"assist.counts_to_cap": "true"},
            [("dice", 1, 1, 3), ("point", 1, 1, 2)],
        ),
        (PLAIN._replace(dice=4, assist=(HELP, HELP)), {}, [("dice", 1, 3, 5), ("point", 1, 1, 4)]),
    ],
)
def test_a_query_offers_dice_by_position_and_a_point(
    situation: Situation, options: dict[str, str], offered: list[Any]
) -> None:
    """Dice by their position, each dearer, as far as there is room; and a point, if none is spent yet."""
    found = list(spendings(situation, read_options(options)))
    assert [(one.what, one.number, one.price, one.situation.dice) for one in found] == offered
    assert {one.situation.point for one in found if one.what == "point"} <= {"automatic"}


# ---- Which dice -----------------------------------------------------------------------------------------------------

MISS, BAD, HIT, TWO = Lying(0, False), Lying(0, True), Lying(1, False), Lying(2, False)


def lying(*dice: Lying, difficulty: int | None = 2, target: int = 10, critical: int = 1) -> RollAgain:
    """Dice that lie there while a point may still be spent."""
    pool = Pool(len([die for die in dice if not die.helper]), Aim(target, critical, 1, True), closed="")
    successes = sum(die.successes for die in dice)
    return RollAgain("sanna", dice, successes, difficulty, "1", pool=pool, automatic=True)


def picked(policy: Any, asked: RollAgain, gate: str = "true") -> tuple[str, tuple[int, ...]]:
    answer: Again = policy(table(assist__leader_gate=gate), "sanna", asked)
    return answer.use, answer.dice


KEEP: tuple[str, tuple[int, ...]] = ("keep", ())


@pytest.mark.parametrize("policy", [one_on_the_worst, reroll_misses, reroll_all, reroll_best])
def test_only_a_failed_roll_is_rerolled(policy: Any) -> None:
    """Just enough is enough; and what is needed must be known."""
    assert picked(policy, lying(HIT, HIT)) == KEEP
    assert picked(policy, lying(HIT, MISS, difficulty=None)) == KEEP
    assert picked(policy, lying(HIT, MISS)) != KEEP


def test_an_automatic_one_replaces_the_worst_die() -> None:
    """No success before one, and among those a complication; a helper's die is not the leader's."""
    helper = Lying(0, True, helper="ivo")
    assert picked(one_on_the_worst, lying(HIT, MISS, difficulty=3)) == ("automatic", (1,))
    assert picked(one_on_the_worst, lying(HIT, MISS, BAD, helper, difficulty=3)) == ("automatic", (2,))
    assert picked(one_on_the_worst, lying(TWO, HIT, difficulty=4)) == ("automatic", (1,))


def test_a_reroll_takes_the_misses_or_all_dice_not_yet_rerolled() -> None:
    """A reroll takes only own dice that have not fallen twice."""
    once = Lying(0, False, fresh=False)
    helper = Lying(0, False, helper="ivo")
    dice = (HIT, MISS, once, BAD, helper)
    assert picked(reroll_misses, lying(*dice, difficulty=3)) == ("reroll", (1, 3))
    assert picked(reroll_all, lying(*dice, difficulty=3)) == ("reroll", (0, 1, 3))
    assert picked(reroll_misses, lying(HIT, HIT, difficulty=3)) == KEEP
    assert picked(reroll_all, lying(once, once, difficulty=3)) == KEEP


@pytest.mark.parametrize(
    ("dice", "more", "best"),
    [
        ((HIT, MISS), {}, (1,)),
        ((HIT, MISS), {"difficulty": 3}, (1,)),
        ((HIT, MISS), {"difficulty": 3, "target": 14}, (0, 1)),
        ((HIT, MISS), {"difficulty": 3, "critical": 8}, (1,)),
        ((MISS, MISS), {}, (0, 1)),
        ((MISS, MISS), {"difficulty": 1, "target": 20}, (0,)),
        ((TWO, MISS, MISS), {"difficulty": 3}, (1, 2)),
        ((HIT, HIT), {"difficulty": 3, "target": 18}, (0, 1)),
        ((HIT, HIT), {"difficulty": 3, "target": 8}, (0,)),
    ],
)
def test_the_best_reroll_takes_the_fewest_dice_of_the_best_chance(
    dice: tuple[Lying, ...], more: dict[str, int], best: tuple[int, ...]
) -> None:
    """The best reroll takes the dice with the best chance; of equal chances, the fewest dice."""
    assert picked(reroll_best, lying(*dice, **more)) == ("reroll", best)


@pytest.mark.parametrize(
    ("target", "difficulty", "gate", "best"),
    [(10, 3, "true", (0, 1)), (20, 3, "true", (0,)), (10, 1, "true", (0, 1)), (20, 3, "false", (0,))],
)
def test_a_helper_waits_for_the_leaders_success(target: int, difficulty: int, gate: str, best: tuple[int, ...]) -> None:
    """With a helper's two at hand one success of one's own is enough; without any they do not count at all."""
    dice, pool = (MISS, MISS, Lying(2, False, helper="ivo")), Pool(2, Aim(target, 1, 1, True), closed="")
    asked = RollAgain("sanna", dice, 0 if gate == "true" else 2, difficulty, "1", pool=pool)
    assert picked(reroll_best, asked, gate) == ("reroll", best)


def test_no_reroll_is_chosen_for_an_unknown_pool() -> None:
    """Without the pool no dice are better than others; and a failure counts as less than no Momentum."""
    assert picked(reroll_best, RollAgain("sanna", (MISS, MISS), 0, 3, "1")) == KEEP
    assert figures(score(Tally(1, 1), 2), table()) == (1, 1, -1)
    assert figures(score(Tally(3, 0), 2), table()) == (3, 0, 1)


def test_a_question_is_asked_under_the_tables_options() -> None:
    """A point is held back for rolling again, and none where it is spent at once or not at all."""
    for point, timing, name, held, automatic in (
        ("", "before", "no-point", 0, 0),
        ("automatic", "before", "point-automatic-before", 0, 1),
        ("automatic", "after", "point-automatic-after", 1, 0),
        ("misses", "before", "point-reroll-misses", 1, 0),
    ):
        options = read_options({"determination.auto_one_timing": timing})
        asked = ask(PLAIN._replace(point=point), options)  # type: ignore[arg-type]
        hero = asked.table.who(CharacterId("hero"))
        assert (asked.policy, hero.determination, asked.pool.automatic) == (name, held, automatic)
        assert asked.pool.open is bool(held)
    helped = ask(PLAIN._replace(assist=(HELP, (9, 3))), DEFAULTS)
    assert helped.pool.helpers == (Helper("helper1", *HELP), Helper("helper2", 9, 3))
    assert helped.pool.aim == Aim(12, 1, 1, True)
    assert ask(PLAIN._replace(focus=True, range=3), DEFAULTS).pool.aim == Aim(12, 6, 3, True)
    assert not ask(PLAIN, read_options({"complication.overlap": "success_only"})).pool.aim.both
