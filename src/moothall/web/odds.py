"""Odds as somebody may know them: counted from that viewer's own view, in a process of their own."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from moothall import books
from moothall.errors import MoothallError, Unclear
from moothall.handlers.odds import Chances, odds
from moothall.handlers.policy import Policy
from moothall.sight import plain
from moothall.speech import voice
from moothall.table import Table
from moothall.table.book import Book
from moothall.table.game import objections
from moothall.web import wire
from moothall.web.hall import Hall
from moothall.web.tables import Room

AS_USUAL = "as-usual"
"""The policy for a deed that has not begun: everybody answers with the stated defaults."""


USUALLY = "policy-as-usual"


class Asked(NamedTuple):
    """The odds of a prompt's answers, or of a procedure, under an id of the asker's own."""

    id: str
    prompt: str
    procedure: str
    args: dict[str, Any]


class Counted(NamedTuple):
    """One answer, how luck is spent, and the chance of each outcome."""

    answer: Any
    policy: str
    outcomes: dict[str, str]
    success: str


async def weighed(hall: Hall, room: Room, viewer: str, lang: str, asked: Asked) -> wire.Odds:
    """The odds that were asked for. What a viewer cannot know, or takes too long, is told as not known."""
    book = room.kept.ruleset
    view, question = await room.desk.look(lambda table: _seen(table, viewer, asked))
    try:
        counted = await hall.workshop.odds.do(count, book, view, question, asked.procedure, asked.args)
    except MoothallError as problem:
        if problem.key not in ("error-web-too-heavy", "error-web-odds-unknown"):
            raise
        return wire.Odds(asked.id, asked.prompt, [], False)
    return wire.Odds(asked.id, asked.prompt, [_told(one, book, lang) for one in counted], bool(counted))


def _seen(table: Table, viewer: str, asked: Asked) -> tuple[Any, Any]:
    """A viewer's view, and the question behind a prompt of theirs as it was shown to them."""
    stream = table.stream(viewer)
    if not asked.prompt:
        opening = table.book.opening(asked.procedure, asked.args)
        if (objection := objections(table.book, stream.view, opening)) is not None:
            raise objection
        return stream.view, None
    prompts = {prompt.id: prompt for prompt in table.now(viewer).prompts}
    if asked.prompt not in prompts or prompts[asked.prompt].what == "dice":
        raise Unclear("error-table-no-prompt")
    return stream.view, prompts[asked.prompt].question


def _told(counted: Counted, book: str, lang: str) -> wire.Chance:
    said = voice(lang, book)
    policy = USUALLY if counted.policy == AS_USUAL else f"policy-{counted.policy}"
    words = {result: said.say(f"result-{result}") for result in counted.outcomes if said.has(f"result-{result}")}
    policy_said = said.say(policy) if said.has(policy) else ""
    return wire.Chance(
        counted.answer, counted.policy, policy_said, counted.success, dict(counted.outcomes), words
    )


# ---- in the workshop ------------------------------------------------------------------------------------------------


def count(book: str, view: Any, question: Any, procedure: str, args: dict[str, Any]) -> list[Counted]:
    """Count odds. A rule that stumbles over something hidden, in whichever way, has found that they cannot be known."""
    chances = books.part(book, "chances")
    fold = books.load(book).fold
    try:
        if question is None:
            opening = Book(book).opening(procedure, args)
            found = odds(opening, view, fold, Policy(AS_USUAL), chances.outcome)
            return [_counted(None, AS_USUAL, found, chances)]
        return [
            _counted(
                plain(one.answer),
                one.policy,
                odds(one.opening, one.table, fold, Policy(one.policy, one.answers), chances.outcome),
                chances,
            )
            for one in chances.weighings(view, question)
        ]
    except Exception as problem:
        raise MoothallError("error-web-odds-unknown") from problem


def _counted(answer: Any, policy: str, found: Chances[str], chances: Any) -> Counted:
    outcomes = {result: str(found.of(result)) for result in (*chances.RESULTS, "") if found.of(result)}
    success = sum((found.of(result) for result in chances.SUCCESS), Fraction(0))
    return Counted(msgspec.to_builtins(answer), policy, outcomes, str(success))
