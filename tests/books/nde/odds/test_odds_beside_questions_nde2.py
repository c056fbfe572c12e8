"""NDE2 odds beside a question: which answers have some, under which policy, and with how much luck left."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nde.gather import Pool, Steps
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.options import defaults, read_options
from moothall.rulesets.nde.prompt_odds import Weighing, reroll_after_step, reroll_failure, weighings
from moothall.rulesets.nde.query import Situation, ask, check_modifier, read_die
from moothall.rulesets.nde.questions import GetReady, Ready, RollOutcome, SpendLuck
from moothall.rulesets.nde.questions.common import options
from moothall.rulesets.nde.state import Table
from tests.books.nde.support.odds_nde2 import ilse
from tests.books.nde.support.stage_nde2 import table
from tests.support.figures import ILSE

POOL = Pool(8, 8, 0, ())
STEP = Ready(luck=("step",))
PLAIN, AGAIN = "no-luck", "luck-reroll-failure"


def asked(against: int | None = 5, pool: Pool = POOL) -> GetReady:
    return GetReady(ILSE, against, "", pool, Steps(), lucky=True)


def told(start: Table, question: Any) -> list[tuple[Any, str]]:
    return [(one.answer, one.policy) for one in weighings(start, question)]


@pytest.mark.parametrize(
    ("points", "per_test", "expected"),
    [
        (0, "any", [(Ready(), PLAIN)]),
        (1, "any", [(Ready(), PLAIN), (Ready(), AGAIN), (STEP, PLAIN)]),
        (2, "any", [(Ready(), PLAIN), (Ready(), AGAIN), (STEP, PLAIN), (STEP, AGAIN)]),
        (1, "1", [(Ready(), PLAIN), (Ready(), AGAIN), (STEP, PLAIN)]),
        (2, "1", [(Ready(), PLAIN), (Ready(), AGAIN), (STEP, PLAIN)]),
    ],
)
def test_a_second_roll_is_weighed_where_a_point_is_left_for_it(
    points: int, per_test: str, expected: list[tuple[Ready, str]]
) -> None:
    """A failure is rolled again for a point that the step has not taken, and that the table lets be spent."""
    assert told(table(ilse(points), luck_per_test=per_test), asked()) == expected


def opened(weighing: Weighing) -> dict[str, Any]:
    assert weighing.opening is not None
    return dict(weighing.opening.args)


def test_a_step_that_is_weighed_has_cost_its_point() -> None:
    """After a step the die is larger, a point is spent on the test, and the hero has one fewer."""
    found = {
        (one.answer.luck, one.policy): (
            one.table.hero(hero_id("ilse")).luck,
            opened(one)["pool"].sides,
            opened(one)["spent"],
        )
        for one in weighings(table(ilse(2)), asked())
    }
    step = ("step",)
    assert found == {
        ((), PLAIN): (2, 8, 0),
        ((), AGAIN): (2, 8, 0),
        (step, PLAIN): (1, 12, 1),
        (step, AGAIN): (1, 12, 1),
    }


@pytest.mark.parametrize(
    ("mode", "against", "rolled"),
    [
        ({}, 5, {5}),
        ({}, None, set()),
        ({"dice_mode": "2d6"}, None, {0}),
        ({"dice_mode": "2d6"}, 6, {6}),
        ({"dice_mode": "2d6", "difficulty_2d6": "tiered"}, None, set()),
        ({"dice_mode": "2d6", "difficulty_2d6": "tiered"}, 6, {6}),
        ({"difficulty_2d6": "tiered"}, None, set()),
    ],
)
def test_a_hidden_number_has_odds_only_where_it_does_not_count(
    mode: dict[str, Any], against: int | None, rolled: set[int]
) -> None:
    """Against a number that is not known there are odds on two dice that are read flat, and nowhere else."""
    pool = Pool(0, 1, 1, ()) if "dice_mode" in mode else POOL
    found = weighings(table(ilse(1), **mode), asked(against, pool))
    assert {opened(one)["against"] for one in found} == rolled


@pytest.mark.parametrize("result", ["FC", "F", "SC", "S", "X"])
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_only_a_failure_is_rolled_again_and_only_once(result: Any, spent: int) -> None:
    """The first point rolls a failure again, or the second where the first has bought a step."""
    luck = SpendLuck(ILSE, result, options(("keep", "reroll"), "nde2.luck.reroll"), spent, 3)
    failed = result in ("F", "FC")
    assert reroll_failure(None, "ana", luck) == ("reroll" if failed and spent == 0 else "keep")
    assert reroll_after_step(None, "ana", luck) == ("reroll" if failed and spent == 1 else "keep")


@pytest.mark.parametrize(
    ("mode", "again", "least"),
    [("2d6", "new", ""), ("2d6", "better", "SC"), ("ladder", "new", "SC"), ("ladder", "better", "SC")],
)
@pytest.mark.parametrize("spent", [0, 1])
def test_a_roll_made_again_keeps_the_better_result_unless_it_is_new(
    mode: str, again: str, least: str, spent: int
) -> None:
    """What was rolled stays if the second roll is no better, but for two dice at a table where a new roll stands."""
    thrown = RollOutcome(POOL, 6, "S")
    uses = options(("keep", "reroll", "plus", "cost"), "nde2.luck.reroll")
    start = table(ilse(2), dice_mode=mode, reroll_2d6=again)
    found = {one.answer: one for one in weighings(start, SpendLuck(ILSE, "SC", uses, spent, 2, thrown))}
    assert {use: one.least for use, one in found.items()} == {"keep": "SC", "reroll": least, "plus": "S", "cost": "SC"}
    assert opened(found["reroll"]) == {"who": "ilse", "pool": POOL, "against": 6, "spent": spent + 1}


# ---- Queries --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("luck", "left"), [(None, 0), ("reroll", 1), ("cost", 1), ("step", 0)])
def test_a_query_has_the_one_point_it_asks_about(luck: Any, left: int) -> None:
    """Nobody has luck in a query that does not name its use, and a step has spent it."""
    assert ask(Situation(8, 5, luck=luck), read_options({})).table.hero(hero_id("hero")).luck == left


@pytest.mark.parametrize(
    ("luck", "result", "uses", "answer"),
    [
        ("reroll", "F", ("keep", "reroll"), "reroll"),
        ("reroll", "FC", ("keep", "reroll"), "reroll"),
        ("reroll", "SC", ("keep", "reroll"), "keep"),
        ("cost", "F", ("keep", "reroll", "cost"), "cost"),
        ("cost", "FC", ("cost",), "cost"),
        ("cost", "FC", ("keep", "reroll"), "keep"),
        ("plus", "F", ("plus",), "plus"),
        ("plus", "F", ("keep", "reroll"), "keep"),
    ],
)
def test_a_query_spends_luck_only_as_it_says(luck: Any, result: Any, uses: tuple[str, ...], answer: str) -> None:
    """A point is spent on the named use where the rules offer it, and kept elsewhere."""
    mode = "2d6" if luck == "plus" else "ladder"
    query = ask(Situation(1 if luck == "plus" else 8, 5, luck=luck), read_options({"dice_mode": mode}))
    question = SpendLuck(hero_id("hero"), result, options(uses, "nde2.luck.reroll"), 0, 1)
    assert query.answers[SpendLuck](None, "hero", question) == answer


@pytest.mark.parametrize(
    ("shift", "why"),
    [
        (-2, [("shift-better", -2, "nde1.tn.better")]),
        (-1, [("shift-better", -1, "nde1.tn.better")]),
        (0, []),
        (1, [("shift-worse", 1, "nde1.tn.worse")]),
        (2, [("shift-worse", 2, "nde1.tn.worse")]),
    ],
)
def test_a_query_says_which_way_the_number_moves(shift: int, why: list[tuple[str, int, str]]) -> None:
    """The sum of circumstances is a reason where there is one, by the rule of its side."""
    reasons = ask(Situation(8, 6, shift=shift), defaults("nde1")).pool.why
    assert [(each.what, each.amount, each.cite) for each in reasons if each.what.startswith("shift-")] == why


@pytest.mark.parametrize("modifier", [-10, 0, 10])
def test_a_modifier_within_bounds_is_taken(modifier: int) -> None:
    """Ten either way is still a modifier."""
    check_modifier(modifier)


@pytest.mark.parametrize("modifier", [-11, 11])
def test_a_modifier_out_of_bounds_is_a_slip(modifier: int) -> None:
    """Whoever writes a larger one is told the least and the most."""
    with pytest.raises(Unclear) as slip:
        check_modifier(modifier)
    assert slip.value.values == {"modifier": modifier, "least": -10, "most": 10}


def test_a_query_on_one_die_needs_a_number_of_the_ladder() -> None:
    """Seven is no Difficulty; on two dice no number need be one."""
    with pytest.raises(AgainstTheRules) as refusal:
        ask(Situation(8, 7), read_options({}))
    assert (refusal.value.key, refusal.value.rule) == ("error-off-ladder", "nde2.test.gm-difficulty")
    assert ask(Situation(1, 7), read_options({"dice_mode": "2d6", "difficulty_2d6": "tiered"})).aim.number == 7


@pytest.mark.parametrize("text", ["d12", "D12", "k12", "K12", " 12 "])
def test_a_die_is_read_as_people_write_it(text: str) -> None:
    """The letter may be of either language, large or small, or missing."""
    assert read_die(text) == 12


@pytest.mark.parametrize(("given", "sides"), [({}, 6), ({"help": True}, 8), ({"talent": True, "help": True}, 12)])
def test_a_query_counts_each_step_once(given: dict[str, Any], sides: int) -> None:
    """Help is one step, and a Talent another."""
    assert ask(Situation(6, 5, **given), read_options({})).pool.sides == sides
