"""NOVA6 odds beside questions: the opponent's trade, and each benefit of an invoke."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6.basics.test_record import Pool
from moothall.rulesets.nova6.prompt_odds import weighings
from moothall.rulesets.nova6.questions import AfterRoll, GetReady, Ruling, Trade, TradePenalty
from moothall.rulesets.nova6.state import Table
from moothall.web.odds import OddsView, count
from tests.books.nova6.support.stage import act_out, aspect, hero, rolling, table

OWN = aspect("Salt in the blood", "ilse")


def counted(at: Table, question: Any) -> dict[str, dict[str, Fraction]]:
    """The odds beside each answer, by the part of it that tells it apart."""
    told = count("nova6", OddsView(at, question), "", {})
    return {_short(one.answer): {key: Fraction(share) for key, share in one.outcomes.items()} for one in told}


def _short(answer: Any) -> str:
    return str(answer["benefit"] if "benefit" in answer else answer["pairs"])


def succeeds(shares: dict[str, Fraction]) -> Fraction:
    return shares.get("success", Fraction(0)) + shares.get("success-points", Fraction(0))


def test_a_trade_of_penalty_dice_has_its_odds() -> None:
    """Three down, one in fourteen succeeds; a pair traded is one down, and each failure gives a point."""
    script = rolling(-3)
    asked = script.asked()
    assert isinstance(asked, TradePenalty) and asked.pool is not None and asked.pool.why == ()
    found = counted(script.stop().state, asked)
    assert list(found) == ["0", "1"]
    for pairs, down in (("0", 3), ("1", 1)):
        assert succeeds(found[pairs]) == plain(-down)
    assert found["0"]["failure"] > 0 and "failure" not in found["1"]
    assert found["1"]["failure-points"] == 1 - plain(-1)


def plain(net: int) -> Fraction:
    """How often the lowest three of so many dice come to eleven, counted over all rolls."""
    from itertools import product

    rolls = list(product(range(1, 7), repeat=3 - net))
    return Fraction(sum(sum(sorted(faces)[:3]) >= 11 for faces in rolls), len(rolls))


def after(faces: tuple[int, ...], net: int = 0) -> tuple[Table, AfterRoll]:
    """Ilse's question after such a roll."""
    script = rolling(net, at=table(hero("ilse", fight=1, plot_points=1), OWN)).rolls("ilse", *faces)
    asked = script.asked()
    assert isinstance(asked, AfterRoll)
    return script.stop().state, asked


def test_a_reroll_has_the_odds_of_the_roll() -> None:
    """Even, half of all rolls succeed, whatever was rolled before."""
    assert succeeds(counted(*after((1, 2, 3)))["reroll"]) == plain(0) == Fraction(1, 2)


@pytest.mark.parametrize(
    ("faces", "left"),
    [
        ((1, 2, 4), {"succeed": "success"}),
        ((2, 2, 2), {"negate": "failure"}),
        ((6, 4, 2), {"point": "success-points"}),
        ((6, 6, 6), {"point": "success-points"}),
    ],
)
def test_the_other_benefits_of_an_invoke_are_certain(faces: tuple[int, ...], left: dict[str, str]) -> None:
    """A simple result can be turned, and a point more or less makes it another."""
    found = counted(*after(faces))
    assert {benefit: shares for benefit, shares in found.items() if benefit != "reroll"} == {
        benefit: {result: 1} for benefit, result in left.items()
    }


def test_questions_without_dice_or_aspects_have_no_odds() -> None:
    """A question without its dice, or to a player with nothing to invoke, has no odds."""
    at = table(hero("ilse"))
    assert list(weighings(at, TradePenalty("ilse", -3))) == []
    assert list(weighings(at, AfterRoll("ilse", "ilse", True, 0, 0, pool=Pool(0)))) == []
    assert [one.answer for one in weighings(at, TradePenalty("ilse", -2, pool=Pool(-2)))] == [Trade(), Trade(pairs=1)]


@pytest.mark.parametrize("hidden", [True, False])
def test_the_ready_question_hides_a_secret_difficulty(hidden: bool) -> None:
    """The player's reasons show the difficulty only where the GM has told it."""
    script = act_out(nova6.act.open("ilse", "listen", "wits", "overcome"), table(hero("ilse", wits=2)))
    asked = script.gm(Ruling(difficulty=1, hidden=hidden)).asked()
    assert isinstance(asked, GetReady) and asked.pool.net == 1
    assert any(reason.what == "difficulty" for reason in asked.pool.why) is not hidden
    script.stop()
