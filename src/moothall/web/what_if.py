"""What if: the chance of a roll that has fallen, and what it would have been without each of its reasons.

RollOdds for one viewer from a line of their own log and from their own view, in the worker that counts odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec import Struct

from moothall import books
from moothall.errors import MoothallError
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.speech import voice
from moothall.table import Message, Table
from moothall.table.book import Book
from moothall.talk.chance import TooManyWays
from moothall.talk.printed import percent
from moothall.talk.reasons import Because
from moothall.talk.reckoning import DicePool, FallenDice
from moothall.web.context import AppContext
from moothall.web.render import Telling
from moothall.web.tables import LiveTable

AS_IT_FELL = "what-if"
"""The policy of these counts: nothing is spent after the roll."""


class WithoutShown(Struct, frozen=True):
    """A roll without one of its reasons: a sentence with both chances, the chance of success, and its gain.

    The gain is a fraction too: how much likelier a success would have been, and below nothing how much less likely.
    """

    said: str
    success: str
    percent: str
    gain: str
    cite: str
    rule: str


class WhatIfShown(Struct, frozen=True):
    """The chance of success that a roll had, and without each of its reasons; empty where that cannot be known."""

    success: str
    percent: str
    without: list[WithoutShown]


class RollOdds(NamedTuple):
    """A roll without one of its reasons, or as it was: its dice and its chance of success."""

    without: Because | None
    dice: DicePool
    success: Fraction


async def what_if(context: AppContext, live: LiveTable, viewer: str, number: int, by: str, lang: str) -> WhatIfShown:
    """What a roll would have been, for the viewer in whose log it has this number."""
    book = live.kept.ruleset

    def seen(table: Table) -> tuple[Any, Message | None, Telling]:
        lines = table.told(viewer, max(number - 1, 0))
        return table.stream(viewer).view, next(iter(lines), None), Telling(table, viewer, lang)

    view, line, words = await live.desk.look(seen)
    if line is None or line.what != "told" or not line.dice:
        return WhatIfShown("", "", [])
    try:
        counted = await context.workers.odds.do(count, book, view, line.body, line.dice, by=by, instead="what-if")
    except MoothallError as problem:
        if problem.key not in ("error-web-too-heavy", "error-web-busy"):
            raise
        counted = []
    return shown(counted, words, book, lang)


def shown(counted: Sequence[RollOdds], words: Telling, book: str, lang: str) -> WhatIfShown:
    """Return counts as the page shows them. The roll as it was comes first."""
    if not counted:
        return WhatIfShown("", "", [])
    said, (was, *others) = voice(lang, book), counted
    return WhatIfShown(
        str(was.success),
        percent(said, was.success),
        [
            WithoutShown(
                words.without(one.without, one.dice, percent(said, one.success), percent(said, was.success)),
                str(one.success),
                percent(said, one.success),
                str(one.success - was.success),
                one.without.cite,
                words.rule(one.without.cite),
            )
            for one in others
            if one.without is not None
        ],
    )


# ---- In the worker ---------------------------------------------------------------------------------------------------


def count(book: str, view: Any, fact: Any, dice: Sequence[FallenDice]) -> list[RollOdds]:
    """Count a roll again. A rule that fails on a hidden value, in whichever way, shows that it cannot be known."""
    chances, fold = books.ruleset(book).prompt_odds(), Book(book).fold
    if chances is None:
        return []
    try:
        return [
            RollOdds(one.without, one.dice, _success(one.opening, one.table, fold, chances))
            for one in chances.without(view, fact, dice)
        ]
    except TooManyWays:
        raise
    except Exception:
        return []


def _success(opening: Any, table: Any, fold: Any, chances: Any) -> Fraction:
    found = odds(opening, table, fold, Policy(AS_IT_FELL), chances.outcome)
    return sum((found.of(result) for result in chances.success), Fraction(0))
