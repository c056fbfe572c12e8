"""NDE2 odds of each answer to the luck question equal a count of all dice after one point is spent."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from moothall.handlers.dice import ByHand
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Conversation, Stage
from moothall.rulesets import nde
from moothall.rulesets.nde.gather import Pool, Steps
from moothall.rulesets.nde.prompt_odds import RESULTS, Weighing, outcome, weighings
from moothall.rulesets.nde.questions import GetReady, SpendLuck
from moothall.rulesets.nde.state import Attributes, Table
from moothall.sight import redact, shown
from moothall.talk.requests import Roll
from tests.books.nde.support.stage_nde2 import foe, hero, table
from tests.support.figures import ILSE

pytestmark = pytest.mark.slow

Shares = dict[str, Fraction]
Talk = Conversation[Table, Any]
Said = tuple[Any, ...]
"""Answers and faces, in their order."""


def lived(opening: Any, start: Table, said: Said) -> Talk:
    """A roll that has come so far."""
    talk: Talk = Stage(start, nde.fold, ByHand()).open(opening)
    for one in said:
        talk.fall(one) if isinstance(one, tuple) else talk.answer("ana", one)
    return talk


def by_counting(opening: Any, start: Table, said: Said) -> Shares:
    """Every way the dice can fall from here, with luck left alone."""
    talk = lived(opening, start, said)
    if isinstance(talk.waiting, Roll):
        faces = list(product(range(1, talk.waiting.sides + 1), repeat=talk.waiting.count))
        parts = [by_counting(opening, start, (*said, fell)) for fell in faces]
        return {result: sum((part[result] for part in parts), Fraction(0)) / len(faces) for result in RESULTS}
    if talk.result is not None:
        return {result: Fraction(result == talk.result.result) for result in RESULTS}
    return by_counting(opening, start, (*said, "keep"))


def told(weighing: Weighing) -> Shares:
    """The facts the table would tell, without those of the result that stays."""
    if weighing.opening is None:
        return {result: Fraction(result == weighing.least) for result in RESULTS}
    found = odds(weighing.opening, weighing.table, nde.fold, Policy(weighing.policy), outcome)
    shares = dict.fromkeys(RESULTS, Fraction(0))
    for result in RESULTS:
        shares[max(result, weighing.least, key=("", *RESULTS).index)] += found.of(result)
    return shares


def questions(opening: Any, start: Table, faces: list[Any], luck: int) -> Iterator[tuple[Said, SpendLuck]]:
    """The question about luck after these rolls, and again after each point that is spent."""
    queue: list[Said] = [(fell,) for fell in faces]
    while queue:
        said = queue.pop()
        talk = lived(opening, start, said)
        if isinstance(talk.waiting, Roll):
            queue += [(*said, fell) for fell in (faces[0], faces[-1])]
        elif not talk.ended:
            ((_, asked),) = talk.questions()
            assert isinstance(asked, SpendLuck)
            yield said, asked
            if asked.spent < luck - 1:
                queue += [(*said, use.id) for use in asked.uses if use.id in ("reroll", "plus")]


def assert_exact(opening: Any, start: Table, faces: list[Any], luck: int) -> int:
    """Each use of each question has exactly the odds that counting gives; how many uses there were."""
    uses = 0
    for said, asked in questions(opening, start, faces, luck):
        now = lived(opening, start, said).stage.state
        found = {weighing.answer: told(weighing) for weighing in weighings(redact(now, "ana"), shown(asked, "ana"))}
        assert list(found) == [use.id for use in asked.uses]
        for use, shares in found.items():
            assert shares == by_counting(opening, start, (*said, use)), (said, use)
            uses += 1
    return uses


def ilse(luck: int, **more: Any) -> Any:
    return hero("ilse", luck=luck, seat="ana", **more)


TWO = [(1, 1), (2, 3), (2, 4), (3, 3), (3, 4), (4, 5), (5, 5), (5, 6)]
"""A roll of two dice in each band, and beside its edges."""


@pytest.mark.parametrize("reading", ["total12plus", "natural12", "exact12"])
@pytest.mark.parametrize("again", ["better", "new"])
@pytest.mark.parametrize(("levels", "against"), [("flat", 6), ("tiered", 4), ("tiered", 8)])
def test_each_use_of_luck_on_two_dice_has_exact_odds(reading: str, again: str, levels: str, against: int) -> None:
    """Adding one is sure, a reroll is read with what was added before, and both have exact odds."""
    options: dict[str, Any] = {"exceptional_2d6": reading, "reroll_2d6": again, "difficulty_2d6": levels}
    start = table(ilse(2), dice_mode="2d6", luck_per_test="any", **options)
    opening = nde.roll_test.open("ilse", Pool(0, 1, 1, ()), against)
    assert assert_exact(opening, start, TWO, 2) > 40


@pytest.mark.parametrize("sides", [4, 8])
@pytest.mark.parametrize("on_one", ["on", "off"])
def test_each_use_of_luck_on_one_die_has_exact_odds(sides: int, on_one: str) -> None:
    """The better of two rolls, a success bought, or what there is."""
    start = table(ilse(3), luck_per_test="any", luck_on_one=on_one)
    opening = nde.roll_test.open("ilse", Pool(sides, sides, 0, ()), 5)
    assert assert_exact(opening, start, [(face,) for face in range(1, sides + 1)], 3) > 8


def asked_in(start: Table, faces: tuple[int, ...]) -> SpendLuck:
    """The luck question of an attack in which everybody else gives the stated defaults."""
    talk: Talk = Stage(start, nde.fold, ByHand()).open(nde.attack.open("ilse", "ghoul", "melee"))
    while not talk.ended:
        if isinstance(talk.waiting, Roll):
            talk.fall(faces)
            continue
        ((seat, asked),) = talk.questions()
        if isinstance(asked, SpendLuck):
            return asked
        talk.answer(seat, asked.default())
    raise AssertionError("it was not asked")


@pytest.mark.parametrize("levels", ["flat", "tiered"])
@pytest.mark.parametrize("is_open", [True, False])
def test_a_hidden_defense_is_not_in_the_question(levels: str, is_open: bool) -> None:
    """Where the Defense moves the roll and is hidden, neither question nor odds know; elsewhere every use has odds."""
    uses, reasons = [], []
    for defense in (5, 8):
        people = ilse(1, attributes=Attributes(1, 0, 0)), foe("ghoul", "boss", defense=defense, open=is_open)
        start = table(*people, dice_mode="2d6", difficulty_2d6=levels)
        asked = asked_in(start, (1, 2))
        uses.append([one.answer for one in weighings(redact(start, "ana"), asked)])
        reasons.append(asked.thrown)
    known = is_open or levels == "flat"
    assert uses == [["keep", "reroll", "cost"] if known else ["keep", "cost"]] * 2
    assert all((rolled is not None) == known for rolled in reasons)


def test_a_number_that_does_not_count_need_not_be_known() -> None:
    """On two dice that are read flat, an attack on a hidden Defense has its odds against none."""
    ghoul = foe("ghoul", "boss", defense=8, open=False)
    modes: list[tuple[dict[str, Any], bool]] = [({"dice_mode": "2d6"}, True), ({}, False)]
    for mode, known in modes:
        start = table(ilse(1), ghoul, **mode)
        asked = GetReady(ILSE, None, "", Pool(0 if mode else 8, 1, 1, ()), Steps(), True)
        rolls = [dict(one.opening.args) for one in weighings(redact(start, "ana"), asked) if one.opening]
        assert {roll["against"] for roll in rolls} == ({0} if known else set())
