"""Bots: policies at every seat, and a generator that a seed fixes."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from moothall.errors import Runaway
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Conversation, Stage
from moothall.talk.procedure import Opening
from moothall.talk.requests import Offer

S = TypeVar("S")
R = TypeVar("R")


MOST_ANSWERS = 1_000
"""Two policies that never agree would go on for ever."""


def play_out(stage: Stage[S], opening: Opening[R], policy: Policy) -> R:
    """Play one procedure to its end with a policy at every seat."""
    conversation = stage.open(opening)
    finish(conversation, policy)
    return conversation.result  # type: ignore[return-value] # it has ended, so there is one


def finish(conversation: Conversation[Any, Any], policy: Policy) -> None:
    """Answer every open question until the conversation ends."""
    for _ in range(MOST_ANSWERS):
        if conversation.waiting is None:
            return
        if isinstance(conversation.waiting, Offer):
            _answer_window(conversation, policy)
        elif not _takes_chip(conversation, policy):
            ((seat, question),) = conversation.questions()
            conversation.answer(seat, policy.answer(conversation.stage.state, seat, question))
    raise Runaway("error-runaway", bound=MOST_ANSWERS)


def _answer_window(conversation: Conversation[Any, Any], policy: Policy) -> None:
    """The first seat that wants to takes the window; if none does, it is closed."""
    for seat, question in conversation.questions():
        taken = policy.take(conversation.stage.state, seat, question)
        if taken is not None:
            conversation.answer(seat, taken)
            return
    conversation.close_window()


def _takes_chip(conversation: Conversation[Any, Any], policy: Policy) -> bool:
    """Let the first seat whose policy wants a standing offer take it; whether one did."""
    for seat, question in conversation.chips():
        taken = policy.take(conversation.stage.state, seat, question)
        if taken is not None:
            conversation.take(seat, taken)
            return True
    return False


def direct(stage: Stage[S], director: Generator[Opening[Any], S, None], policy: Policy) -> None:
    """Play the openings that a director yields, sending it the state after each, until it has no more."""
    try:
        opening = next(director)
        while True:
            play_out(stage, opening, policy)
            opening = director.send(stage.state)
    except StopIteration:
        return
