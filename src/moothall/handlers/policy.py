"""Policies: stated answers to the questions a rule asks when no person is there to ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from moothall.errors import AgainstTheRules
from moothall.talk.questions import Question

Answerer = Callable[[Any, str, Any], Any]
"""From state, seat and question to an answer. For a window, `None` is to pass."""


class Best:
    """Try every answer on offer and keep the best."""


BEST = Best()


class Policy:
    """Stated answers by the kind of question; a kind that is not named gets the question's own safe default.

    Two policies are equal when they were made from the same named answers, so that odds counted under one are found
    again under the other.
    """

    def __init__(self, name: str, answers: Mapping[type[Question[Any]], Answerer | Best] | None = None) -> None:
        self.name = name
        self._answers = dict(answers or {})
        self._key = (name, frozenset(self._answers.items()))
        self._hash = hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Policy) and self._key == other._key

    def __hash__(self) -> int:
        return self._hash

    def answer(self, state: Any, seat: str, question: Question[Any]) -> Any:
        """Return this seat's answer."""
        known = self._answers.get(type(question))
        if known is None or isinstance(known, Best):
            return question.default()
        return known(state, seat, question)

    def take(self, state: Any, seat: str, question: Question[Any]) -> Any | None:
        """Return this seat's answer to an offer, or `None` to pass: offers that the policy does not name are passed."""
        known = self._answers.get(type(question))
        return None if known is None or isinstance(known, Best) else known(state, seat, question)

    def seeks_best(self, question: Question[Any]) -> bool:
        return isinstance(self._answers.get(type(question)), Best)

    def legal(self, state: Any, question: Question[Any]) -> list[Any]:
        """Every answer that can be listed and holds as things stand."""
        listed = question.answers()
        if not listed:
            raise ValueError(f"the best answer to {question.kind} cannot be looked for: it has no list")
        return [answer for answer in listed if _holds(state, question, answer)]


def _holds(state: Any, question: Question[Any], answer: Any) -> bool:
    try:
        question.check(state, answer)
    except AgainstTheRules:
        return False
    return True


@lru_cache(maxsize=None, typed=True)
def always(answer: Any) -> Answerer:
    """Say the same whatever the question. Asked for again it is the same object, so that policies are equal."""
    return lambda _state, _seat, _question: answer
