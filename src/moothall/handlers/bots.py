"""Bots: policies at every seat, and a generator that a seed fixes."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from moothall.handlers.policy import Policy
from moothall.handlers.stage import Conversation, Stage
from moothall.talk.procedure import Opening
from moothall.talk.requests import Offer

S = TypeVar("S")
R = TypeVar("R")


def play_out(stage: Stage[S], opening: Opening[R], policy: Policy) -> R:
    """Play one procedure to its end with a policy at every seat."""
    talk = stage.open(opening)
    finish(talk, policy)
    return talk.result  # type: ignore[return-value]


def finish(talk: Conversation[Any, Any], policy: Policy) -> None:
    """Answer whatever is still asked until the conversation ends."""
    while not talk.ended:
        seat, question = talk.questions()[0]
        if isinstance(talk.waiting, Offer):
            taken = policy.take(talk.stage.state, seat, question)
            talk.passes(seat) if taken is None else talk.answer(seat, taken)
        else:
            talk.answer(seat, policy.answer(talk.stage.state, seat, question))


def direct(stage: Stage[S], director: Generator[Opening[Any], S, None], policy: Policy) -> None:
    """Play whatever a director says comes next, telling it each time how things stand, until it has no more."""
    try:
        opening = next(director)
        while True:
            play_out(stage, opening, policy)
            opening = director.send(stage.state)
    except StopIteration:
        return
