"""Work that is begun at once: a frame is mostly sent without waiting, and a task for it costs more than the sending."""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from typing import Any


class Begun:
    """The rest of a coroutine that has begun and now waits for something."""

    def __init__(self, work: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._work, self._waits_for = work, waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        """Go on where it stopped, with whatever it waits for."""
        while True:
            try:
                came = yield self._waits_for
            except BaseException as problem:
                step = self._fail(problem)
            else:
                step = self._send(came)
            if not step:
                return

    def _send(self, came: Any) -> bool:
        """Take one more step, and whether there is another."""
        try:
            self._waits_for = self._work.send(came)
        except StopIteration:
            return False
        return True

    def _fail(self, problem: BaseException) -> bool:
        try:
            self._waits_for = self._work.throw(problem)
        except StopIteration:
            return False
        return True


def begin(work: Coroutine[Any, Any, None]) -> Begun | None:
    """Run a coroutine until it must wait; return the rest of it, or nothing if it is done."""
    try:
        return Begun(work, work.send(None))
    except StopIteration:
        return None
