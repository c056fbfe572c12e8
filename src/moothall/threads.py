"""Thread pools, each kept for one kind of work."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Threads:
    """At most so many threads, begun when they are first needed."""

    def __init__(self, name: str, most: int) -> None:
        self._pool = ThreadPoolExecutor(most, thread_name_prefix=f"moothall-{name}")

    async def do(self, work: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """Return the result of some work, which one of these threads does while the loop goes on."""
        here = contextvars.copy_context()
        return await asyncio.get_running_loop().run_in_executor(self._pool, partial(here.run, work, *args, **named))

    def end(self) -> None:
        """Begin nothing more; a thread ends with the work it has in hand."""
        self._pool.shutdown(wait=False, cancel_futures=True)
