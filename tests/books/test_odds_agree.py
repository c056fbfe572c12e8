"""One figure of odds: what the GM reads, what the player reads, and what the live rule makes of every face agree."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product
from typing import Any

import msgspec
import pytest

from moothall.handlers.stage import Conversation
from moothall.ledger.entries import Told
from moothall.sight import GM
from moothall.speech import voice
from moothall.table import Prompt
from moothall.table.preview import _twin
from moothall.talk.questions import QUESTIONS
from moothall.talk.requests import Roll
from moothall.web.odds import OddsView, count
from tests.books.support.stops import count_stops

TOOL = count_stops()
BOOKS = ("nde2", "nde1", "houses2d20", "nova6")
MOST_CHECKED = 8
MOST_ROLLS = 8_000
"""Rolls that are told apart one by one; more dice are left to the tests of the counting itself."""
SUCCESS: dict[str, Any] = {
    "nde/tested": lambda fact: fact.result in ("S", "SC", "X"),
    "nde/attacked": lambda fact: fact.result in ("S", "SC", "X"),
    "nde/power-used": lambda fact: fact.result in ("S", "SC", "X"),
    "nde/struck": lambda fact: not fact.hit,
    "nova6/tested": lambda fact: fact.success,
    "houses/tested": lambda fact: fact.passed,
}
"""Whether whoever rolled has succeeded, by the fact that says what the dice came to."""


class Watched(TOOL.Counted):  # type: ignore[misc, name-defined] # a tool is loaded when it runs
    """A table at which every last word before a roll is looked at, as its player and the GM see it."""

    def __init__(self, book: str) -> None:
        self.found: dict[Any, tuple[Any, Fraction]] = {}
        self.forms: list[tuple[list[Any], list[Any]]] = []
        super().__init__(book, "brisk")

    def _form(self, opening: Any, policy: Any) -> Any:
        """Say nothing with the press that begins an action, so that its last word is asked for."""
        is_players = self.table.book.access(opening.procedure.name).by == "player"
        if is_players and len(self.forms) < MOST_CHECKED:
            self._look_at_form(opening)
        return ()

    def _card(self, prompt: Prompt, policy: Any) -> Any:
        """Say nothing of a last word ahead either."""
        return tuple(said for said in super()._card(prompt, policy) if QUESTIONS[said.kind].stops != "last word")

    def _look_at_form(self, opening: Any) -> None:
        """Keep what a form says of its action, and what it says of the roll that it shows."""
        seat = self.table.game.roller(opening, GM)
        stream = self.table.stream(seat)
        coming = self.table.preview.of_opening(opening, stream.view, lambda asked: asked == seat)
        if coming and coming[-1].question.stops == "last word":
            args = {name: msgspec.to_builtins(value) for name, value in opening.args}
            whole = count(self.book, OddsView(stream.view, None), opening.procedure.name, args)
            self.forms.append((whole, self._figures(seat, stream.upcoming(*coming[-1]))))

    def _answer(self, prompt: Prompt, policy: Any) -> Any:
        if prompt.question.stops == "last word" and len(self.found) < MOST_CHECKED:
            self._look(prompt)
        return super()._answer(prompt, policy)

    def _look(self, prompt: Prompt) -> None:
        """Keep what both read beside a roll, and what the live rule makes of it."""
        open_ones = self.table.game.conversations
        (conv,) = (one.conv for one in self.table.stream(GM).asking(open_ones) if one.prompt.id == prompt.id)
        own = next(one for one in self.table.now(prompt.seat).prompts if one.kind == prompt.kind)
        figures = self._figures(prompt.seat, own)
        assert figures == self._figures(GM, prompt)
        if figures and (exact := lived(open_ones[conv], prompt)) is not None:
            self.found[prompt.question] = (figures[0], exact)

    def _figures(self, seat: str, prompt: Prompt) -> list[Any]:
        """Return the odds that a page puts beside each answer of a prompt."""
        return count(self.book, OddsView(self.table.stream(seat).view, prompt.question), "", {})


def lived(conversation: Conversation[Any, Any], prompt: Prompt) -> Fraction | None:
    """Return how often a roll succeeds, by letting each different outcome of its dice fall in the live rule."""
    twin = rolling(conversation, prompt)
    roll = twin.waiting
    if not isinstance(roll, Roll) or roll.sides**roll.count > MOST_ROLLS:
        return None
    ways: dict[Any, list[Any]] = defaultdict(list)
    for faces in product(range(1, roll.sides + 1), repeat=roll.count):
        ways[roll.reading(faces)].append(faces)
    came = [(len(alike), succeeds(rolling(conversation, prompt), alike[0])) for alike in ways.values()]
    if any(won is None for _, won in came):
        return None
    return Fraction(sum(count for count, won in came if won), roll.sides**roll.count)


def rolling(conversation: Conversation[Any, Any], prompt: Prompt) -> Conversation[Any, Any]:
    """Return the conversation played on beside the table up to its dice, with the usual last word."""
    twin = _twin(conversation, GM)
    twin.answer(prompt.seat, prompt.question.default())
    return twin


def succeeds(twin: Conversation[Any, Any], faces: tuple[int, ...]) -> bool | None:
    """Let dice fall, keep what they show, and return what the rule says of them; nothing where it rolls again."""
    before = len(twin.stage.log)
    twin.fall(faces)
    for _ in range(9):
        told = [entry.event for entry in twin.stage.log[before:] if isinstance(entry, Told)]
        said = [SUCCESS[event.kind](event) for event in told if event.kind in SUCCESS]
        if said:
            return bool(said[0])
        if isinstance(twin.waiting, Roll):
            return None
        ((seat, question),) = twin.questions()
        settled = question.settled(twin.stage.state)
        twin.answer(seat, question.default() if settled is None else settled)
    raise AssertionError("a roll came to nothing")


@pytest.fixture(scope="module", params=BOOKS)
def watched(request: Any) -> Watched:
    """A session of a book's demo, as far as is needed."""
    table = Watched(request.param)
    answers = TOOL.Policy("demo", table.story.answers(TOOL._words))
    director = table.story.session(TOOL._words)
    opening = next(director)
    while len(table.found) < MOST_CHECKED:
        table.play(opening, answers)
        try:
            opening = director.send(table.state)
        except StopIteration:
            break
    return table


def test_the_figure_beside_a_roll_is_what_the_live_rule_does(watched: Watched) -> None:
    """GM and player read the same figure: the share of faces with which the live rule lets the roll succeed."""
    assert len(watched.found) >= 3
    for question, (figure, exact) in watched.found.items():
        assert Fraction(figure.success) == exact, question


def test_a_form_and_the_roll_that_it_shows_have_one_figure(watched: Watched) -> None:
    """What a form says of an action that rolls at once is what its card would say before the dice."""
    for whole, shown in watched.forms:
        assert [one.success for one in whole] == [shown[0].success]


def test_a_figure_says_what_luck_is_counted_in(watched: Watched) -> None:
    """Every figure beside a roll names how it was counted, in words of its book, in every language."""
    for figure, _ in watched.found.values():
        for lang in ("en", "pl", "fr"):
            assert voice(lang, watched.book).has(f"policy-{figure.policy}"), (figure.policy, lang)
