"""The workers: heavy work in processes of its own, with a budget. Nobody at a table ever waits for it.

A worker that takes too long is ended and another takes its place; what it does not bring back in time is not known.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from moothall.errors import MoothallError

T = TypeVar("T")

Refusal = tuple[str, str | None, dict[str, Any]]
Answer = tuple[Any, Refusal | None, str]
"""What comes back from a worker: a result, or a refusal, or how the work broke."""

BUDGET = 10.0
"""Seconds for one piece of work."""

MOST_WAITING = 50
"""Pieces of work that may wait for one worker."""


class TooLong(MoothallError):
    """The work was not done within its budget, or broke the worker."""

    def __init__(self) -> None:
        super().__init__("error-web-too-heavy")


class Worker:
    """One process that does one thing after the other."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def do(self, work: Callable[..., T], *args: Any, budget: float = BUDGET) -> T:
        """The result of some work; raises what it raises, or `TooLong`."""
        if self._waiting >= MOST_WAITING:
            raise TooLong
        self._waiting += 1
        try:
            async with self._turn:
                return await self._done(work, args, budget)
        finally:
            self._waiting -= 1

    async def _done(self, work: Callable[..., T], args: tuple[Any, ...], budget: float) -> T:
        try:
            answer = await asyncio.to_thread(self._exchange, work, args, budget)
        except BaseException:
            self.end()
            raise
        if answer is None:
            self.end()
            raise TooLong
        result, refusal, broken = answer
        if refusal is not None:
            key, cite, values = refusal
            raise MoothallError(key, cite=cite, **values)
        if broken:
            raise RuntimeError(broken)
        done: T = result
        return done

    def _exchange(self, work: Any, args: tuple[Any, ...], budget: float) -> Answer | None:
        """Hand work over and wait for what comes back; nothing if it takes too long or the worker dies of it."""
        pipe = self._ready()
        try:
            pipe.send((work, args))
            answer: Answer | None = pipe.recv() if pipe.poll(budget) else None
        except (EOFError, OSError):
            return None
        return answer

    def _ready(self) -> Connection:
        if self._pipe is None or not self._process.is_alive():
            self.end()
            fresh = multiprocessing.get_context("spawn")  # a fork of a server with threads may hang
            self._pipe, theirs = fresh.Pipe()
            self._process = fresh.Process(target=_work, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe

    def end(self) -> None:
        """End the process, whatever it is doing."""
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()


def _work(pipe: Connection) -> None:
    """What a worker does until nobody wants anything of it any more."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt at the terminal is for the server to handle
    while True:
        try:
            work, args = pipe.recv()
        except (EOFError, OSError):
            return
        answer: Answer
        try:
            answer = (work(*args), None, "")
        except MoothallError as problem:
            answer = (None, (problem.key, problem.cite, problem.values), "")
        except Exception as problem:
            answer = (None, None, f"{type(problem).__name__}: {problem}")
        with suppress(OSError):
            pipe.send(answer)


class Workers:
    """The workers of a server: one counts odds, one paints pictures, one checks evenings that arrive."""

    def __init__(self) -> None:
        self.odds, self.pictures, self.evenings = Worker(), Worker(), Worker()

    async def close(self) -> None:
        for worker in (self.odds, self.pictures, self.evenings):
            await asyncio.to_thread(worker.end)
