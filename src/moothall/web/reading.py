"""Reading a log: its lines are taken between two steps, and its words are made in a lane of their own, bit by bit.

Persons take turns there. No command waits for words, and whoever hangs up stops the work at the next bit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from moothall.table import Message
from moothall.threads import Threads
from moothall.web.workers import Busy, Turns

S = TypeVar("S")
T = TypeVar("T")

AT_ONCE = 100
"""Lines that are told in one turn."""

MOST_READING = 10
"""Requests of one person whose lines are being told."""

EACH = 0.1
"""The weight of one turn, where a question about odds weighs 1."""

MOST_WEIGHT = 15.0
"""What one request weighs at most, so that the longest session can still be read."""


class Readers:
    """The lane of all who read logs of a server: one thread, persons in turn."""

    def __init__(self) -> None:
        self._threads = Threads("readers", 1)
        self._turns = Turns()
        self._here: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many requests are being told."""
        return self._here.total()

    async def told(self, by: str, work: Callable[[Sequence[Message]], list[T]], messages: Sequence[Message]) -> list[T]:
        """All that some work makes of messages, for a request; a person may have only so many of them."""
        if self._here[by] >= MOST_READING:
            raise Busy
        self._here[by] += 1
        try:
            return await self.bit_by_bit(by, work, messages)
        finally:
            self._here[by] -= 1
            self._here += Counter()  # forget who is gone

    async def bit_by_bit(self, by: str, work: Callable[[Sequence[S]], list[T]], things: Sequence[S]) -> list[T]:
        """All that some work makes of things; it has a turn for so many of them at once."""
        found: list[T] = []
        for at in range(0, len(things), AT_ONCE):
            async with self._turns.turn(by):
                found += await self._threads.do(work, things[at : at + AT_ONCE])
        return found

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.end()


def weight(lines: int) -> float:
    """What it weighs to tell so many lines."""
    return min(EACH * -(-lines // AT_ONCE), MOST_WEIGHT)
