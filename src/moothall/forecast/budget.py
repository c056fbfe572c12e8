"""Budgets: how long a forecast may take and how much it may visit, and how it is cancelled."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple, Protocol


class CancelFlag(Protocol):
    """A flag that another thread may set, such as `threading.Event`."""

    def is_set(self) -> bool:
        """Whether it was set."""


class Cancelled(Exception):
    """The asker no longer waits for the answer."""


class OverBudget(Exception):
    """Counting every way would exceed the budget."""


SHARE = 4
"""On a busy machine a forecast may take so many times its seconds by the clock."""


DIVING = 8
"""One part in so many of the time is for learning what varies in a fight."""


class Budget(NamedTuple):
    """Bounds of one forecast: seconds of work, states visited while counting, and rows of a table that is solved.

    Seconds are those of the processor, so that an answer is not sampled because other programs were busy.
    """

    seconds: float = 5.0
    visits: int = 8_000_000
    rows: int = 30_000
    games: int = 1_000_000
    """Fights that are sampled at most."""


class Watcher:
    """Keeps a forecast within its budget: asked now and then while it counts and samples."""

    def __init__(self, budget: Budget, progress: Callable[[float], None] | None, cancelled: CancelFlag | None) -> None:
        self.budget, self._progress, self._cancelled = budget, progress, cancelled
        self._begun, self._worked = time.monotonic(), time.thread_time()

    @property
    def seconds(self) -> float:
        """The time taken so far, by the clock."""
        return time.monotonic() - self._begun

    @property
    def spent(self) -> float:
        """Seconds of the budget that are spent."""
        return max(time.thread_time() - self._worked, self.seconds / SHARE)

    def counting(self, visits: int) -> None:
        """Go on counting for half of the time; the other half is for sampling, should it not be enough."""
        self.look()
        if visits > self.budget.visits or self.spent > self.budget.seconds / 2:
            raise OverBudget

    def may_dive(self) -> bool:
        """Whether games may still be tried to learn what varies: for a small part of the time."""
        self.look()
        return self.spent < self.budget.seconds / DIVING

    def learning(self) -> None:
        """Go on learning turns in order to count them."""
        self.counting(0)

    def is_time_left(self) -> bool:
        """Whether sampling may go on."""
        self.look()
        return self.spent < self.budget.seconds

    def look(self) -> None:
        """Tell how far it is, and stop if it was cancelled."""
        if self._cancelled is not None and self._cancelled.is_set():
            raise Cancelled
        if self._progress is not None:
            self._progress(min(self.spent / self.budget.seconds, 1.0))
