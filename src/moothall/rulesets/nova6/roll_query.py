"""The question about one roll for `odds` and `roll`: its chances and result, with the stunt points of both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from moothall.errors import Unclear
from moothall.rulesets.nova6.events import fold
from moothall.rulesets.nova6.query import WHO, Figure, Query, Situation, ask, counted_as, figure
from moothall.talk.chance import Chances
from moothall.talk.printed import Heading, Piece, Sayer, Shares
from moothall.talk.queries import RollInquiry, RollQuery, policy_line

Inquiry = RollInquiry[Situation, Query, Figure]

POINTS, COUNTER = 1, 2
"""The places of the stunt points of each side in a figure."""


def _success(chances: Chances[Figure]) -> Fraction:
    return chances.where(lambda one: one[0])


def _joint(chances: Chances[Figure], success: bool, side: int) -> list[tuple[int, Fraction]]:
    """So many points of a side, together with success or with failure."""
    points = sorted({one[side] for one in chances.ways if one[0] == success})
    return [(each, _share(chances, success, side, each)) for each in points]


def _share(chances: Chances[Figure], success: bool, side: int, points: int) -> Fraction:
    return chances.where(lambda one: one[0] == success and one[side] == points)


def _answer(asked: Inquiry) -> dict[str, Any]:
    """Odds for programs. The points are joint with success and failure."""
    query, chances = asked.roll, asked.chances
    return {
        "net": query.net,
        "rolled": query.rolled,
        "dice": query.dice,
        "success": str(_success(chances)),
        "stunts_on_success": {str(points): str(share) for points, share in _joint(chances, True, POINTS)},
        "gm_stunts_on_failure": {str(points): str(share) for points, share in _joint(chances, False, COUNTER)},
        "policy": query.policy,
        "options": dict(asked.changed),
        "reasons": [{"what": why.what, "amount": why.amount, "rule": why.cite} for why in query.pool.why],
    }


def _shown(asked: Inquiry, said: Sayer) -> Iterator[Piece]:
    """Odds for people."""
    query, chances = asked.roll, asked.chances
    yield Heading(said.say("odds-heading", way=_way(query), left=abs(query.rolled), dice=query.dice))
    ours, theirs = _joint(chances, True, POINTS), _joint(chances, False, COUNTER)
    yield Shares(
        [
            (said.say("odds-success"), _success(chances)),
            *((said.say("odds-stunts", points=points), share) for points, share in ours),
            (said.say("odds-failure"), 1 - _success(chances)),
            *((said.say("odds-gm-stunts", points=points), share) for points, share in theirs),
        ]
    )
    yield policy_line(query.policy, said)


def _way(query: Query) -> str:
    """Up, down, even, or sure without a roll."""
    if not query.dice:
        return "sure"
    return "up" if query.rolled > 0 else "down" if query.rolled < 0 else "even"


def _check_faces(asked: Inquiry, faces: Sequence[int]) -> None:
    """Real dice are rolled all at once; after them come only those of ones that a Practiced skill rolls again."""
    dice = asked.roll.dice
    again = faces[:dice].count(1) if asked.roll.pool.practiced else 0
    if faces and not dice <= len(faces) <= dice + again:
        raise Unclear("error-wrong-dice", dice=f"{dice}d6", faces=" ".join(map(str, faces)))


def _result(query: Query | None, verdict: Any) -> dict[str, Any]:
    """What came of a roll, for programs."""
    assert query is not None, "there are no whole tests here"
    return {
        "net": query.net,
        "dice": query.dice,
        "success": verdict.success,
        "action_dice": list(verdict.trio),
        "stunts": verdict.points,
        "gm_stunts": verdict.counter,
    }


def _verdict(verdict: Any, said: Sayer) -> Iterator[Piece]:
    """What came of a roll, for people: what happened says it all."""
    return iter(())


QUERY = RollQuery(
    flags=Situation,
    ask=ask,
    fold=fold,
    figure=figure,
    success=lambda asked: _success(asked.chances),
    dice=lambda query: ((query.dice, 6),) if query.dice else (),
    counted_as=counted_as,
    axes=("bonus", "penalty"),
    answer=_answer,
    shown=_shown,
    check_faces=_check_faces,
    result=_result,
    verdict=_verdict,
    called={WHO: "roll-hero"},
)
