"""The question about one test for `odds` and `roll`: its chances, what spends would make of them, and its result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from moothall.errors import Unclear
from moothall.rulesets.houses2d20.events.folds import fold
from moothall.rulesets.houses2d20.options import Options
from moothall.rulesets.houses2d20.query import WHO, Query, Situation, Spending, ask, figures, spendings
from moothall.rulesets.houses2d20.words import SIDES
from moothall.talk.chance import Chances
from moothall.talk.printed import Heading, Paragraph, Piece, Sayer, Shares, percent
from moothall.talk.queries import RollInquiry, RollQuery, WholeTest, policy_line

Figures = tuple[int, int, int]
Inquiry = RollInquiry[Situation, Query, Figures]

SUCCESSES, COMPLICATIONS, MOMENTUM = range(3)
"""The places of what is counted."""


def _described(given: Situation) -> dict[str, Any]:
    """The test in a few numbers."""
    return {
        "target": given.skill + given.drive,
        "difficulty": given.difficulty,
        "dice": given.dice,
        "critical": given.skill if given.focus else 1,
        "range": given.range,
        "assistants": len(given.assist),
    }


def _passes(found: Chances[Figures]) -> Fraction:
    return found.where(lambda came: came[MOMENTUM] >= 0)


def _shares(found: Chances[Figures], which: int) -> dict[int, Fraction]:
    """Each number with its chance, from 0 up; Momentum comes only with a success."""
    numbers = sorted({came[which] for came in found.ways if came[which] >= 0})
    every = range(numbers[-1] + 1) if numbers else ()
    return {number: _share(found, which, number) for number in every}


def _share(found: Chances[Figures], which: int, number: int) -> Fraction:
    return found.where(lambda came: came[which] == number)


def _answer(asked: Inquiry) -> dict[str, Any]:
    """Odds for programs."""
    found = asked.chances

    def written(which: int) -> dict[str, str]:
        return {str(number): str(share) for number, share in _shares(found, which).items()}

    return {
        **_described(asked.situation),
        "success": str(_passes(found)),
        "successes": written(SUCCESSES),
        "momentum": written(MOMENTUM),
        "complications": written(COMPLICATIONS),
        "policy": asked.roll.policy,
        "spends": [_spend(asked, one) for one in spendings(asked.situation, asked.options)],
        "options": dict(asked.changed),
    }


def _spend(asked: Inquiry, one: Spending) -> dict[str, Any]:
    """What a spend would do, for programs."""
    after = _passes(asked.count(one.situation))
    return {"spend": one.what, "number": one.number, "price": one.price, "success": str(after)}


def _shown(asked: Inquiry, said: Sayer) -> Iterator[Piece]:
    """Odds for people."""
    found = asked.chances
    yield Heading(said.say("odds-houses-heading", **_described(asked.situation)))
    momentum = _shares(found, MOMENTUM).items()
    yield Shares(
        [
            (said.say("odds-success"), _passes(found)),
            *((said.say("odds-houses-momentum", number=number), share) for number, share in momentum),
            (said.say("odds-houses-trouble"), found.where(lambda came: came[COMPLICATIONS] > 0)),
        ]
    )
    if asked.roll.policy != "no-point":
        yield policy_line(asked.roll.policy, said)
    for one in spendings(asked.situation, asked.options):
        before, after = (percent(said, _passes(chances)) for chances in (found, asked.count(one.situation)))
        key = f"odds-houses-spend-{one.what}"
        yield Paragraph(said.say(key, number=one.number, price=one.price, before=before, after=after), 2)


def _dice(query: Query) -> tuple[tuple[int, int], ...]:
    """The dice that are rolled, those of helpers among them."""
    return ((query.pool.dice - query.pool.automatic + len(query.pool.helpers), SIDES),)


def _check_faces(asked: Inquiry, faces: Sequence[int]) -> None:
    """Real dice are rolled all at once."""
    wanted = sum(count for count, _ in _dice(asked.roll))
    if faces and len(faces) < wanted:
        raise Unclear("error-wrong-dice", dice=f"{wanted}d20", faces=" ".join(map(str, faces)))


def _result(_: Query | None, result: Any) -> dict[str, Any]:
    """What came of a test, for programs."""
    return {
        "passed": None if result is None else result.passed,
        "successes": None if result is None else result.successes,
        "momentum": None if result is None else result.surplus,
        "complications": None if result is None else result.complications,
    }


def _verdict(result: Any, said: Sayer) -> Iterator[Piece]:
    """What came of a test, for people."""
    key = "pass" if result.passed else "fail"
    came = {"successes": result.successes, "momentum": result.surplus, "complications": result.complications}
    yield Heading(said.say(f"roll-houses-{key}", **came))


def _test(sheet: dict[str, Any], aim: str, options: Options) -> WholeTest:
    """A whole test of a sheet's character."""
    from moothall.rulesets.houses2d20.sheet import to_character  # a roll that flags describe needs none of it
    from moothall.rulesets.houses2d20.skill_test import test
    from moothall.rulesets.houses2d20.state import Table

    hero, assets = to_character(sheet, WHO, WHO, options)
    table = Table(options=options, characters=(hero,), assets=assets)
    return WholeTest(table, test.open(WHO, aim), {WHO: hero.name})


QUERY = RollQuery(
    flags=Situation,
    ask=ask,
    fold=fold,
    figure=figures,
    success=lambda asked: _passes(asked.chances),
    dice=_dice,
    axes=("dice", "difficulty"),
    answer=_answer,
    shown=_shown,
    check_faces=_check_faces,
    result=_result,
    verdict=_verdict,
    called={WHO: "roll-houses-hero"},
    test=_test,
)
