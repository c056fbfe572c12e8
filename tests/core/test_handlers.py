"""One test of NDE2 through all five handlers: play, replay, odds, bots, script."""

from __future__ import annotations

from fractions import Fraction

import pytest

from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy, always
from moothall.handlers.replay import recall, replay
from moothall.handlers.stage import Stage
from moothall.rulesets import nde
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.questions import Price, Ready, SpendLuck, Trouble
from moothall.rulesets.nde.words import Verdict
from tests.books.nde.support.stage_nde2 import act_out, hero, table

ILSE = hero("ilse", "adept", luck=2)
BRAM = hero("bram")


def result_of(verdict: Verdict, _: object) -> str:
    return verdict.result


@pytest.mark.rule("nde2.luck.reroll", "nde2.test.meet-or-beat")
def test_a_luck_point_rerolls_a_failed_test() -> None:
    """An Adept's d12 shows 4 against 8; one Luck Point re-rolls it to 10."""
    after = (
        act_out(nde.test.open("ilse", "bluff the harbour master"), table(ILSE))
        .called("might", 8)
        .says("ilse", Ready())
        .dice("1d12", 4)
        .asks("ilse", "nde/luck", "keep", "reroll", "cost")
        .says("ilse", "reroll")
        .dice("1d12", 10)
        .says("ilse", "keep")
        .end()
    )
    assert after.result is not None and after.result.result == "S"
    assert after.hero("ilse").luck == 1


def test_the_odds_of_a_roll_are_exact() -> None:
    """A d12 against 5 fails on one face with a complication, on three without, and tops out on one."""
    opening = nde.roll_test.open("bram", Pool(12, 12, 0, ()), 5)
    chances = odds(opening, table(BRAM), nde.fold, Policy("plain"), result_of)
    assert chances.of("FC") == Fraction(1, 12)
    assert chances.of("F") == Fraction(1, 4)
    assert chances.of("S") == Fraction(7, 12)
    assert chances.of("X") == Fraction(1, 12)


def test_luck_in_the_odds_follows_the_policy() -> None:
    """Re-rolling any failure of a d12 against 5 succeeds in eight of nine."""
    policy = Policy("re-roll a failure", {SpendLuck: reroll_failures})
    opening = nde.roll_test.open("ilse", Pool(12, 12, 0, ()), 5)
    chances = odds(opening, table(hero("ilse", luck=1)), nde.fold, policy, result_of)
    assert chances.where(lambda result: result in ("SC", "S", "X")) == Fraction(8, 9)


def reroll_failures(_state: object, _seat: str, question: SpendLuck) -> str:
    return "reroll" if question.result in ("F", "FC") else "keep"


def test_bots_play_and_the_ledger_replays() -> None:
    """A session of bots from a seed is replayed entry by entry, to the same state."""
    start = table(ILSE, BRAM)
    stage = Stage(start, nde.fold, Seeded(7))
    policy = Policy("bots", {SpendLuck: always("keep")})
    for aim in ("sneak past", "shove the cart", "bluff"):
        play_out(stage, nde.test.open("ilse", aim), policy)
    again = replay(stage.log, start, nde.fold)
    assert again.state == stage.state == recall(stage.log, start, nde.fold)
    assert again.log == stage.log


def test_a_price_is_named_at_once() -> None:
    """A failure bought off with luck waits for the GM's price."""
    script = act_out(nde.test.open("ilse", "bluff"), table(ILSE)).called("might", 6).says("ilse", Ready())
    script.dice("1d12", 2).says("ilse", "cost").asks("gm", "nde/price").gm(Price("noise"))
    assert script.end().hero("ilse").luck == 1


def test_a_one_cannot_be_left_without_a_complication() -> None:
    """After a rolled one the GM's question does not take an empty answer."""
    script = act_out(nde.test.open("bram", "lift it"), table(BRAM)).called("str", 3)
    script.dice("1d12", 1).refuses("gm", Trouble(), "nde2.test.one").gm(Trouble("noise"))
    assert script.end().result == Verdict("FC", "nde2.test.one", 0)
