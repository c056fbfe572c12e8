"""Odds as a viewer may know them: counted from that viewer's own view, in a worker process."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from moothall import books
from moothall.errors import MoothallError, Unclear
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.handlers.stage import AnswersAhead
from moothall.ledger.entries import AnswerAhead
from moothall.sight import plain
from moothall.speech import voice
from moothall.table import Table
from moothall.table import commands as c
from moothall.table.book import Book
from moothall.table.game import objections
from moothall.table.game_commands import check_may_open
from moothall.table.room import Seat
from moothall.table.streams import Prompt, Stream
from moothall.talk.chance import Chances, TooManyWays
from moothall.web import wire
from moothall.web.context import AppContext
from moothall.web.tables import LiveTable

AS_USUAL = "as-usual"
"""The policy for an action that has not begun: every seat answers with the stated defaults."""


USUALLY = "policy-as-usual"


class OddsRequest(NamedTuple):
    """The odds of a prompt's answers, or of a procedure, under an id of the asker's own.

    Where anything is `entered` on the prompt's card, its answer first, the roll at the end of the card is meant.
    """

    id: str
    prompt: str
    procedure: str
    args: dict[str, Any]
    entered: tuple[Any, ...] = ()


class OddsView(NamedTuple):
    """A viewer's view, and a question as it was shown to them."""

    view: Any
    question: Any


class Counted(NamedTuple):
    """One answer, how luck is spent, and the chance of each outcome."""

    answer: Any
    policy: str
    outcomes: dict[str, str]
    success: str


async def weighed(context: AppContext, live: LiveTable, seat: Seat, lang: str, asked: OddsRequest) -> wire.Odds:
    """The odds that were asked for. What a viewer cannot know, or takes too long, is told as not known.

    Persons take turns. While a question about an action waits, a newer one of the same person replaces it, and so
    does a question about a prompt the older one about the same prompt.
    """
    book, about = live.kept.ruleset, asked.prompt or "action"
    try:
        seen = await live.desk.look(lambda table: seen_by(table, seat, asked))
        counted: list[Counted] = await context.workers.odds.do(
            count, book, seen, asked.procedure, asked.args, by=seat.person or seat.id, instead=about
        )
    except MoothallError as problem:
        if problem.key not in ("error-web-too-heavy", "error-web-busy", "error-web-odds-unknown"):
            raise
        return wire.Odds(asked.id, asked.prompt, [], False)
    chances = [_told(one, counted[0], book, lang) for one in counted]
    return wire.Odds(asked.id, asked.prompt, chances, bool(counted))


def seen_by(table: Table, seat: Seat, asked: OddsRequest) -> OddsView:
    """All that the odds are counted from: nothing that this seat was not shown, and no action it may not begin."""
    viewer = table.viewer(seat.id)
    stream = table.stream(viewer)
    if not asked.prompt:
        check_may_open(table, seat, c.Open(asked.procedure, asked.args))
        opening = table.book.opening(asked.procedure, asked.args)
        if (objection := objections(table.book, stream.view, opening)) is not None:
            raise objection
        return OddsView(stream.view, None)
    prompt = next((one for one in table.now(viewer).prompts if one.id == asked.prompt), None)
    if prompt is None or prompt.what == "dice":
        raise Unclear("error-table-no-prompt")
    return OddsView(stream.view, _last_word(table, stream, prompt, asked.entered) if asked.entered else prompt.question)


def _last_word(table: Table, stream: Stream, prompt: Prompt, entered: tuple[Any, ...]) -> Any:
    """Return the question at the end of a card as it has been filled in, if it is the last word before a roll."""
    coming = following(table, stream, prompt, entered[0], entered[1:])
    if not coming or not coming[-1].shown:
        raise MoothallError("error-web-odds-unknown")
    return coming[-1].question


def following(
    table: Table, stream: Stream, prompt: Prompt, answer: Any, ahead: Iterable[AnswerAhead]
) -> tuple[Prompt, ...]:
    """Return the questions that follow a prompt on its card, after what has been entered."""
    first = AnswerAhead(prompt.kind, answer, prompt.about)
    said = AnswersAhead(replace(one, seat=prompt.seat) for one in (first, *ahead))
    return table.following(stream, prompt.id, said)


def _told(counted: Counted, first: Counted, book: str, lang: str) -> wire.Chance:
    said = voice(lang, book)
    policy = USUALLY if counted.policy == AS_USUAL else f"policy-{counted.policy}"
    words = {result: said.say(f"result-{result}") for result in counted.outcomes if said.has(f"result-{result}")}
    policy_said = said.say(policy) if said.has(policy) else ""
    gain = str(Fraction(counted.success) - Fraction(first.success))
    outcomes = dict(counted.outcomes)
    return wire.Chance(counted.answer, counted.policy, policy_said, counted.success, gain, outcomes, words)


# ---- in the workshop ------------------------------------------------------------------------------------------------


def count(book: str, seen: OddsView, procedure: str, args: dict[str, Any]) -> list[Counted]:
    """Count odds. A rule that fails on a hidden value, in whichever way, shows that they cannot be known."""
    chances, fold = books.ruleset(book).prompt_odds(), Book(book).fold
    try:
        if chances is None:
            raise MoothallError("error-web-odds-unknown")
        if seen.question is None:
            opening = Book(book).opening(procedure, args)
            found = odds(opening, seen.view, fold, Policy(AS_USUAL), chances.outcome)
            # An action that never comes to a roll has no odds.
            return [] if found.of("") == 1 else [_counted(None, AS_USUAL, found, chances)]
        weighings = chances.weighings(seen.view, seen.question)
        return [_counted(plain(one.answer), one.policy, _weighed(one, fold, chances), chances) for one in weighings]
    except TooManyWays:
        raise
    except Exception as problem:
        raise MoothallError("error-web-odds-unknown") from problem


def _weighed(one: Any, fold: Any, chances: Any) -> Chances[str]:
    """The chances behind one answer; what is sure is one way of one."""
    if one.opening is None:
        return Chances({one.least: 1}, 1)
    found = odds(one.opening, one.table, fold, Policy(one.policy, one.answers), chances.outcome)
    if not one.least:
        return found
    ways: dict[str, int] = {}
    for result, count in found.ways.items():
        kept = max(result, one.least, key=chances.results.index)
        ways[kept] = ways.get(kept, 0) + count
    return Chances(ways, found.total)


def _counted(answer: Any, policy: str, found: Chances[str], chances: Any) -> Counted:
    outcomes = {result: str(found.of(result)) for result in (*chances.results, "") if found.of(result)}
    success = sum((found.of(result) for result in chances.success), Fraction(0))
    return Counted(msgspec.to_builtins(answer), policy, outcomes, str(success))
