"""The workers: heavy work in processes of its own, with a budget. No table ever waits for it.

A worker that takes too long is ended and another takes its place; what it does not bring back in time is not known.
Its time is that of the processor, so that on a busy machine nothing is called too heavy that is not; by the clock it
has several times as much.
Each has a bounded queue, which no sender fills alone and in which senders take turns. Work that no sender waits for any
more is not started.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from moothall.errors import MoothallError
from moothall.threads import Threads

T = TypeVar("T")

Answer = tuple[Any, MoothallError | None, str]
"""The answer of a worker: a result, or a refusal, or how the work broke."""

BUDGET = 10.0
"""Seconds of the processor for one piece of work."""

SHARE = 8
"""By the clock work may take so many times its budget, because other programs want the processor as well."""

BEHIND_PLAY = 5
"""By how much the priority of a worker is lower than that of the server."""

ABANDONED = 1.0
"""Seconds that are left to work for which no sender waits any more. A new process costs about as much."""

MOST_WAITING = 50
"""Pieces of work that may wait for one worker."""

MOST_OF_ONE = 10
"""How many of them may be of one sender. A household may share an address."""


class TooLong(MoothallError):
    """The work was not done within its budget, or broke the worker."""

    def __init__(self) -> None:
        super().__init__("error-web-too-heavy")


class Busy(MoothallError):
    """Too much waits already, of everybody or of this sender."""

    def __init__(self) -> None:
        super().__init__("error-web-busy")


class Replaced(MoothallError):
    """The sender has asked anew before the turn of this came."""

    def __init__(self) -> None:
        super().__init__("error-web-replaced")


class Stopping(MoothallError):
    """The server stops, and begins nothing more."""

    def __init__(self) -> None:
        super().__init__("error-web-stopping")


class Turns:
    """A fair queue: one job at a time, senders in turn, so that a sender of many jobs delays only their own."""

    def __init__(self) -> None:
        self._taken = False
        self._lines: dict[str, list[asyncio.Future[None]]] = {}
        """The waiting jobs by sender; the first in line is next."""
        self._named: dict[tuple[str, str], asyncio.Future[None]] = {}
        """Those of them of which a sender needs only the newest."""

    @asynccontextmanager
    async def turn(self, by: str, instead: str = "") -> AsyncIterator[None]:
        """Wait for a turn, and have it for as long as this lasts.

        Jobs of a sender that have the same `instead` replace each other while they wait.
        """
        if self._taken:
            await self._wait(by, instead)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, by: str, instead: str) -> None:
        called = asyncio.get_running_loop().create_future()
        line = self._lines.setdefault(by, [])
        if instead:
            older = self._named.get((by, instead))
            if older is not None and not older.done():
                line.remove(older)
                older.set_exception(Replaced())
            self._named[by, instead] = called
        line.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()  # it was called in the very moment it went
            raise
        finally:
            if self._named.get((by, instead)) is called:
                del self._named[by, instead]

    def _pass_on(self) -> None:
        """Call the next who still waits; the turn stays taken for them."""
        while self._lines:
            by = next(iter(self._lines))
            here = [called for called in self._lines.pop(by) if not called.done()]
            if here:
                first, *rest = here
                if rest:
                    self._lines[by] = rest  # behind all others
                first.set_result(None)
                return
        self._taken = False


class Worker:
    """One process that does one thing after the other. It begins with the first of them."""

    def __init__(self, name: str = "worker") -> None:
        self._threads = Threads(name, 1)
        self._process: Any = None
        self._pipe: Connection | None = None
        self._turns = Turns()
        self._waiting: Counter[str] = Counter()
        self._until = 0.0
        self._stopped = False

    @property
    def waiting(self) -> int:
        """How many pieces of work are here, the one in hand among them."""
        return self._waiting.total()

    async def do(
        self, work: Callable[..., T], *args: Any, budget: float = BUDGET, by: str = "", instead: str = ""
    ) -> T:
        """The result of some work; raises what it raises, or `TooLong`. `by` is the sender it is done for, if known.

        Of work of one sender under the same `instead`, only the newest waits; what it replaces is refused.

        Whoever stops waiting gives the work up: it is not begun, or soon ended.
        """
        if self.waiting >= MOST_WAITING or (by and self._waiting[by] >= MOST_OF_ONE):
            raise Busy
        self._waiting[by] += 1
        try:
            async with self._turns.turn(by, instead):
                if self._stopped:
                    raise Stopping
                return await self._done(work, args, budget)
        finally:
            self._waiting[by] -= 1
            self._waiting += Counter()  # forget who has nothing here

    async def _done(self, work: Callable[..., T], args: tuple[Any, ...], budget: float) -> T:
        self._until = time.monotonic() + budget * SHARE
        exchange = asyncio.ensure_future(self._threads.do(self._exchange, work, args, budget))
        try:
            answer = await asyncio.shield(exchange)
        except asyncio.CancelledError:
            self._until = min(self._until, time.monotonic() + ABANDONED)
            await asyncio.wait((exchange,))  # the next turn begins when this one is over
            raise
        if answer is None:
            raise Stopping if self._stopped else TooLong
        result, refusal, broken = answer
        if refusal is not None:
            raise refusal
        if broken:
            raise RuntimeError(broken)
        done: T = result
        return done

    def _exchange(self, work: Any, args: tuple[Any, ...], budget: float) -> Answer | None:
        """Hand work over and wait for what comes back; nothing if it takes too long or the worker dies of it."""
        answer: Answer | None = None
        try:
            pipe = self._ready()
            pipe.send((work, args, budget))
            if self._heard(pipe):
                answer = pipe.recv()
        except (EOFError, OSError):
            pass
        finally:
            if answer is None:
                self._end()
        return answer

    def _heard(self, pipe: Connection) -> bool:
        """Whether there is an answer in time. How long that is may change meanwhile."""
        while not pipe.poll(min(max(self._until - time.monotonic(), 0), ABANDONED / 4)):
            if self._stopped or time.monotonic() >= self._until:
                return False
        return True

    def _ready(self) -> Connection:
        if self._pipe is None or not self._process.is_alive():
            self._end()
            fresh = multiprocessing.get_context("spawn")  # a fork of a server with threads may hang
            self._pipe, theirs = fresh.Pipe()
            process = fresh.Process(target=_work, args=(theirs,), daemon=True)
            process.start()
            self._process = process  # whoever closes the worker may end it from now on
            theirs.close()
        return self._pipe

    def _end(self) -> None:
        """End the process amid its work. Only the worker's own thread does this: it may be reading the pipe."""
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()

    async def close(self) -> None:
        """Begin nothing more, give up what is in hand, and end the process."""
        if self._stopped:
            return
        self._stopped = True
        process = self._process
        if process is not None:
            with suppress(ValueError):  # it has ended in this moment
                process.kill()
        await self._threads.do(self._end)
        self._threads.end()


def _work(pipe: Connection) -> None:
    """Run jobs from the pipe until it is closed, and leave the processor to those who play."""
    import os
    import signal

    if hasattr(os, "nice"):
        os.nice(BEHIND_PLAY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt at the terminal is for the server to handle
    while True:
        try:
            work, args, budget = pipe.recv()
        except (EOFError, OSError):
            return
        answer: Answer
        try:
            _end_after(budget)
            answer = (work(*args), None, "")
        except MoothallError as problem:
            answer = (None, problem.with_traceback(None), "")
        except Exception as problem:
            answer = (None, None, f"{type(problem).__name__}: {problem}")
        _end_after(0)
        with suppress(OSError):
            pipe.send(answer)


def _end_after(budget: float) -> None:
    """End this process when it has worked for so many seconds of the processor; never, if they are 0.

    Where there is no such timer the clock decides, and a busy machine is given `SHARE` times as long.
    """
    import signal

    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, budget)


class Workers:
    """The workers of a server: one counts odds, one forecasts fights, one is the odds lab's, one paints pictures, one
    checks archives that are imported, and one does the jobs of the workshop: it judges, draws and grows characters,
    and looks rules up."""

    def __init__(self) -> None:
        self.odds, self.pictures, self.archives = Worker("odds"), Worker("pictures"), Worker("archives")
        self.bench, self.forecasts, self.lab = Worker("bench"), Worker("forecasts"), Worker("lab")

    async def close(self) -> None:
        """End all of them at once."""
        all_of_them = (self.odds, self.pictures, self.archives, self.bench, self.forecasts, self.lab)
        await asyncio.gather(*(worker.close() for worker in all_of_them))
