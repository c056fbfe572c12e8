"""The driver: carries a rule from one request to the next.

There is no event loop. A coroutine is sent an answer and gives the next request, or ends.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Generic, NamedTuple, TypeVar

from moothall.errors import Runaway
from moothall.talk.requests import Request

R = TypeVar("R")

REQUESTS_PER_STEP = 1_000
"""No step of any book comes near this; a rule that does is looping."""


class NotARequest(TypeError):
    """A rule awaited a value that is not one of the four requests."""


class Ended(NamedTuple, Generic[R]):
    """The rule is over, and this is what it came to."""

    result: R


class Driver(Generic[R]):
    """One rule under way."""

    __slots__ = ("_left", "_rule")

    def __init__(self, rule: Coroutine[Any, Any, R]) -> None:
        self._rule = rule
        self._left = REQUESTS_PER_STEP

    def step_begins(self) -> None:
        """Restart the bound on requests after an answer."""
        self._left = REQUESTS_PER_STEP

    def send(self, answer: Any) -> Request[Any] | Ended[R]:
        """Hand the rule its answer (`None` to begin) and take its next request."""
        try:
            request = self._rule.send(answer)
        except StopIteration as end:
            return Ended(end.value)
        if not isinstance(request, Request):
            self._rule.close()
            raise NotARequest(f"a rule may only ask, offer, roll and tell; this one awaited {request!r}")
        self._left -= 1
        if self._left < 0:
            self._rule.close()
            raise Runaway("error-runaway", bound=REQUESTS_PER_STEP)
        return request

    def close(self) -> None:
        """Leave the rule where it is."""
        self._rule.close()
