"""The question about one roll of either edition, for `odds` and `roll`: its chances, its reasons and its result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nde.events import fold
from moothall.rulesets.nde.options import Options
from moothall.rulesets.nde.query import WHO, Query, Situation, ask
from moothall.rulesets.nde.roll_flags import NewerFlags, OlderFlags, newer, older
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import LEVELS_OF_SKILL
from moothall.talk.chance import Chances
from moothall.talk.printed import Heading, Paragraph, Piece, Remark, Sayer, Shares
from moothall.talk.queries import RollInquiry, RollQuery, WholeTest, policy_line
from moothall.talk.reasons import Because
from moothall.talk.rule_names import reasons_at

Inquiry = RollInquiry[Situation, Query, str]

RESULTS: Final = ("FC", "F", "SC", "S", "X")
SUCCESS: Final = ("SC", "S", "X")
STATUS: Final = {"under": "nearly_sure", "over": "nearly_impossible"}
"""The meaning of a number off the ladder: usually nothing is rolled."""


def _figure(verdict: Any, _: Table) -> str:
    result: str = verdict.result
    return result


def _success(chances: Chances[str]) -> Fraction:
    return chances.where(lambda result: result in SUCCESS)


def _chance(asked: Inquiry) -> Fraction | None:
    """The chance of success, where dice are rolled."""
    return None if asked.roll.aim.beyond else _success(asked.chances)


def _dice(query: Query) -> tuple[tuple[int, int], ...]:
    """The dice that are rolled in the end."""
    if query.aim.beyond:
        return ()
    return ((1, query.pool.sides),) if query.pool.sides else ((2, 6),)


def _reasons(query: Query) -> tuple[Because, ...]:
    """Why the dice are what they are, with the rules as this edition calls them."""
    return reasons_at(query.table, query.pool.why)


# ---- Odds ------------------------------------------------------------------------------------------------------------


def _answer(asked: Inquiry) -> dict[str, Any]:
    """Odds for programs."""
    query = asked.roll
    return {
        **({"status": STATUS.get(query.aim.beyond, "roll")} if asked.options.edition == "nde1" else {}),
        **_described(asked),
        **({} if query.aim.beyond else _figures(asked.chances)),
        "policy": query.policy,
        "options": dict(asked.changed),
        "reasons": [{"what": why.what, "amount": why.amount, "rule": why.cite} for why in _reasons(query)],
    }


def _described(asked: Inquiry) -> dict[str, Any]:
    """The dice that are rolled in the end."""
    query, options = asked.roll, asked.options
    match options.dice_mode:
        case "2d6":
            against = {"against": asked.situation.against} if options.difficulty_2d6 == "tiered" else {}
            return {"dice_mode": "2d6", "modifier": query.pool.modifier} | against
        case "d6":
            level = LEVELS_OF_SKILL[asked.situation.base]
            return {"dice_mode": "d6", "level": level, "die": "d6", "against": query.aim.number}
    against = {} if query.aim.beyond else {"against": query.aim.number}
    return {"dice_mode": "ladder", "die": f"d{query.pool.sides}"} | against


def _figures(chances: Chances[str]) -> dict[str, Any]:
    outcomes = {result: str(chances.of(result)) for result in RESULTS}
    return {"outcomes": outcomes, "success": str(_success(chances))}


def _shown(asked: Inquiry, said: Sayer) -> Iterator[Piece]:
    """Odds for people."""
    query = asked.roll
    if query.aim.beyond:
        yield Heading(said.say(f"odds-{STATUS[query.aim.beyond].replace('_', '-')}"))
    else:
        yield Heading(said.say("odds-heading", **_heading(asked)))
        yield Shares(_named(asked.chances, said))
    if query.policy != "no-luck":
        yield policy_line(query.policy, said)
    for why in _reasons(query):
        yield Paragraph(said.reason(*why), 2)


def _heading(asked: Inquiry) -> dict[str, Any]:
    """The dice that are rolled in the end, for the texts."""
    query, two = asked.roll, asked.options.dice_mode == "2d6"
    return {
        "mode": "two" if two else "ladder",
        "sides": query.pool.sides,
        "modifier_said": f"{query.pool.modifier:+d}".replace("-", "−"),
        "against": 0 if two and asked.options.difficulty_2d6 == "flat" else query.aim.number,
    }


def _named(chances: Chances[str], said: Sayer) -> list[tuple[str, Fraction]]:
    """Every result that can come, and success."""
    named = [(said.say(f"result-{result}"), chances.of(result)) for result in RESULTS if chances.of(result)]
    return [*named, (said.say("odds-success"), _success(chances))]


# ---- Rolls -----------------------------------------------------------------------------------------------------------


def _check_faces(asked: Inquiry, faces: Sequence[int]) -> None:
    """Two dice are rolled together; off the ladder nothing is."""
    if asked.options.dice_mode == "2d6" and len(faces) % 2:
        raise Unclear("error-wrong-dice", dice="2d6", faces=" ".join(map(str, faces)))
    if asked.roll.aim.beyond == "under":
        raise AgainstTheRules("error-nearly-sure", cite="nde1.tn.under-4")
    if asked.roll.aim.beyond == "over":
        raise AgainstTheRules("error-nearly-impossible", cite="nde1.tn.over-12")


def _result(_: Query | None, verdict: Any) -> dict[str, Any]:
    """What came of a roll, for programs."""
    result, rule = (None, None) if verdict is None else (verdict.result, verdict.rule)
    return {"result": result, "rule": rule}


def _verdict(verdict: Any, said: Sayer) -> Iterator[Piece]:
    """What came of a roll, for people."""
    yield Heading(said.say("roll-result", result=said.say(f"result-{verdict.result}")))
    yield Remark(said.rule(verdict.rule))


def _cited(verdict: Any) -> tuple[str, ...]:
    return (verdict.rule,) if verdict.rule else ()


def _test(sheet: dict[str, Any], aim: str, options: Options) -> WholeTest:
    """A whole test of a sheet's character."""
    from moothall.rulesets.nde.action_test import test  # a roll that flags describe needs none of it
    from moothall.rulesets.nde.sheet import to_hero

    hero = to_hero(sheet, WHO)
    return WholeTest(Table(options=options, heroes=(hero,)), test.open(WHO, aim), {WHO: hero.name})


def _query(flags: type[Any], understood: Any) -> RollQuery[Situation, Query, str]:
    return RollQuery(
        flags=flags,
        understood=understood,
        ask=ask,
        fold=fold,
        figure=_figure,
        success=_chance,
        dice=_dice,
        axes=("die", "against"),
        answer=_answer,
        shown=_shown,
        check_faces=_check_faces,
        result=_result,
        verdict=_verdict,
        cited=_cited,
        called={WHO: "roll-hero"},
        test=_test,
    )


QUERIES: Final = {"nde2": _query(NewerFlags, newer), "nde1": _query(OlderFlags, older)}
