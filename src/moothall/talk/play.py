"""`Play`, the argument of a running rule: the state as it is now, and its verbs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, Protocol, TypeVar

from moothall.talk.questions import Question
from moothall.talk.reasons import Because
from moothall.talk.requests import Ask, Fall, LastWord, Offer, Part, Roll, Stand, Taken, Tell

A = TypeVar("A")
C = TypeVar("C")
R = TypeVar("R", bound=Hashable)
S = TypeVar("S", covariant=True)

GM = "gm"
"""The seat that runs the world."""


class HasState(Protocol[S]):
    """Where a rule is played: somewhere with a state that changes as things are told."""

    @property
    def state(self) -> S: ...


class Play(Generic[S]):
    """One rule's view of the table. `state` is always the newest: look again after every pause.

    `stands` says whether offers hold nobody up in this conversation. It is fixed when the conversation opens, so that
    one from before, or of a table that asks everything, goes on question by question as it began.
    """

    __slots__ = ("_stage", "stands")

    def __init__(self, stage: HasState[S], *, stands: bool = False) -> None:
        self._stage = stage
        self.stands = stands

    @property
    def state(self) -> S:
        return self._stage.state

    def move_to(self, stage: HasState[S]) -> None:
        """Go on on another stage: a handler's business, when it has made a conversation again."""
        self._stage = stage

    # The verbs are coroutines, not bare requests, so that a forgotten `await` is a warning and never silence.

    async def ask(self, seat: str, question: Question[A], *, cite: str) -> A:
        """Ask one seat and wait for its answer."""
        return await Ask(seat, question, cite)

    async def offer(self, questions: Iterable[tuple[str, Question[A]]], *, cite: str) -> Taken[A] | None:
        """Offer a window to several seats, each once; the first to take it is the answer, `None` if all pass."""
        open_to = _one_for_each_seat(questions)
        return await Offer(open_to, cite) if open_to else None

    async def stand(
        self,
        offers: Iterable[tuple[str, Question[A]]],
        *,
        closing: tuple[str, Question[C]],
        cite: str,
        last: str,
    ) -> Taken[A] | LastWord[C]:
        """Let offers stand until one is taken, or the closing seat says its last word.

        Where offers do not stand, the window comes first and everybody is waited for; then the last word.
        """
        open_to = _one_for_each_seat(offers)
        if open_to and self.stands:
            return await Stand(open_to, closing, cite, last)
        taken = await self.offer(open_to, cite=cite)
        return taken or LastWord(await self.ask(*closing, cite=last))

    async def roll(
        self,
        count: int,
        sides: int,
        *,
        read: Callable[..., R],
        cite: str,
        given: tuple[Hashable, ...] = (),
        each: Callable[..., Hashable] | None = None,
        tells: Callable[..., Hashable] | None = None,
        why: tuple[Because, ...] = (),
    ) -> Fall[R]:
        """Roll a pool and read it. Branch only on the reading; where it shows more, only on what it `tells`."""
        return await Roll(count, sides, read, given, each, why, cite, tells=tells)

    async def roll_together(
        self,
        parts: tuple[Part, ...],
        sides: int,
        *,
        read: Callable[..., R],
        cite: str,
        given: tuple[Hashable, ...] = (),
        why: tuple[Because, ...] = (),
    ) -> Fall[R]:
        """Several roll at once: each one's dice are read by themselves, and `read` takes what they came to."""
        return await Roll(sum(part.dice for part in parts), sides, read, given, None, why, cite, parts)

    async def tell(self, event: Any, *cites: str) -> None:
        """Say what happened and which rules made it so."""
        await Tell(event, cites)


def _one_for_each_seat(questions: Iterable[tuple[str, Question[A]]]) -> tuple[tuple[str, Question[A]], ...]:
    open_to = tuple(questions)
    if len({seat for seat, _ in open_to}) < len(open_to):
        raise ValueError("a window asks each seat once; put a seat's choices into one question")
    return open_to
