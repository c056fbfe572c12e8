"""The writer: a thread with one connection, and group commit.

Forcing a transaction to disk costs far more than filling it. So all work that arrives during one commit goes into
the next transaction together, and every sender in it waits once.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from moothall.errors import MoothallError
from moothall.store.connections import Commit, can_go_on, is_damaged, is_its_own_fault, told

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

Counted = Callable[[Mapping[str, int]], None]
"""Hears the last numbers of tables, once their lines are on disk and before anybody is told so."""

MOST_TOGETHER = 1000
"""Jobs in one transaction; the bound is for the patience of the first of them."""


class Receipt(Future[T], Generic[T]):
    """Comes true when the work is on disk, or fails with the reason why it is not.

    Receipts complete in the order of the work, in the writer's thread: a callback must be short. One cannot be
    cancelled, because what is on its way to the disk cannot be called back.
    """

    def __init__(self) -> None:
        super().__init__()
        self.set_running_or_notify_cancel()

    def wait(self, seconds: float | None = None) -> T:
        """Wait until the work is on disk, and return its result."""
        return self.result(seconds)


class Job:
    """Work to do in a transaction with others or, if it manages transactions itself, alone."""

    __slots__ = ("alone", "counts", "outcome", "problem", "receipt", "work")

    def __init__(self, work: Work[Any], alone: bool, counts: str) -> None:
        self.work, self.alone, self.counts = work, alone, counts
        self.receipt: Receipt[Any] = Receipt()
        self.outcome: Any = None
        self.problem: Exception | None = None

    def settle(self) -> None:
        """Say how it went, now that this is certain."""
        if self.problem is None:
            self.receipt.set_result(self.outcome)
        else:
            self.receipt.set_exception(self.problem)


class Writer:
    """Takes jobs from any thread and does them in order in its own."""

    def __init__(self, connection: sqlite3.Connection, path: Path, commit: Commit, counted: Counted) -> None:
        self.connection, self.path = connection, path
        self._commit, self._counted = commit, counted
        self._failed = False
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._held: Job | None = None
        self._broken: Exception | None = None
        self._closed = False
        self._door = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="moothall-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T], *, alone: bool = False, counts: str = "") -> Receipt[T]:
        """Queue some work; the order of these calls is the order in which it is done.

        Work that `counts` for a table returns the number of its last line.
        """
        job = Job(work, alone, counts)
        with self._door:
            if self._closed:
                raise MoothallError("error-keep-closed", file=str(self.path))
            self._jobs.put(job)
        return job.receipt

    @property
    def is_well(self) -> bool:
        """Whether it can still keep anything."""
        return self._broken is None

    @property
    def waiting(self) -> int:
        """How many jobs wait for the next transaction."""
        return self._jobs.qsize()

    @property
    def has_failed(self) -> bool:
        """Whether the last transaction could not be kept, as on a full disk."""
        return self._failed

    def close(self) -> None:
        """Finish what is queued, then stop."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    # ---- in the writer's thread --------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (job := self._next()) is not None:
            together = [job] if job.alone else [job, *self._waiting()]
            if self._broken is not None:
                self._fail(together, self._broken)
            elif job.alone:
                self._do_alone(job)
            else:
                self._do_together(together)
            for done in together:
                done.settle()

    def _next(self) -> Job | None:
        job, self._held = self._held, None
        return job or self._jobs.get()

    def _waiting(self) -> list[Job]:
        """Return the work that has arrived by now and may go into one transaction; the rest keeps its place."""
        found: list[Job] = []
        try:
            while len(found) < MOST_TOGETHER:
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put(None)  # nothing comes after it, so it may queue again
                    break
                if job.alone:
                    self._held = job
                    break
                found.append(job)
        except Empty:
            pass
        return found

    def _do_together(self, jobs: list[Job]) -> None:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._do(job)
            self._commit(self.connection)
        except Exception as problem:  # nothing is acknowledged, whatever it was
            self._failed = True
            self._undo(problem)
            self._fail(jobs, problem)
        else:
            self._failed = False
            last = {job.counts: job.outcome for job in jobs if job.counts and job.problem is None}
            if last:
                self._counted(last)

    def _do(self, job: Job) -> None:
        """Do a job wholly or not at all; a refusal is its own affair, trouble with the file is everybody's."""
        self.connection.execute("SAVEPOINT job")
        try:
            job.outcome = job.work(self.connection)
        except Exception as refusal:
            if not is_its_own_fault(refusal):
                raise
            job.problem = told(refusal, self.path)
            self.connection.execute("ROLLBACK TO job")
        self.connection.execute("RELEASE job")

    def _do_alone(self, job: Job) -> None:
        try:
            job.outcome = job.work(self.connection)
        except Exception as problem:
            self._undo(problem)
            self._fail([job], problem)

    def _undo(self, problem: Exception) -> None:
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error as worse:
            problem = worse
        if not can_go_on(problem):
            self._broken = problem

    def _fail(self, jobs: list[Job], problem: Exception) -> None:
        """Give each job an error of its own: one object raised in many threads would mix their traces."""
        for job in jobs:
            if job.problem is None:
                job.problem = self._said(problem)

    def _said(self, problem: Exception) -> MoothallError:
        if self._broken is None or is_damaged(self._broken):
            return told(self._broken or problem, self.path)
        return MoothallError("error-keep-stopped", file=str(self.path), problem=str(self._broken))
