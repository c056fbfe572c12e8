"""The appender: a thread with one connection, which appends what has arrived in one statement.

The statement checks number and fence of each table where it moves its last number on, so there is no transaction that a
process could leave open while it sleeps. A step that the answer does not name was refused; the others stand.

If the connection breaks between a statement and its answer, nobody knows whether its steps were kept. They are settled:
each table gets another fence, for which the database waits until the old connection's work is done and after which
nothing of it can come. Then the last number tells. What was kept is acknowledged, what was not is appended again, and
a table that somebody else has taken meanwhile is lost. Play waits while the database is away; after a while its tables
are given up, and the ledger tells whoever opens them next.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import LiteralString
from uuid import UUID

import psycopg

from moothall.cluster.connections import Connect, told
from moothall.cluster.owning import Member
from moothall.errors import MoothallError
from moothall.store import Receipt

MOST_TOGETHER = 500
"""Steps in one statement."""

PAUSE = 0.1
"""Seconds between two tries to reach a database that is away."""

GIVE_UP = 30.0
"""Seconds after which steps in doubt, and with them their tables, are given up."""

ALONE: LiteralString = """
WITH held AS (
    UPDATE ledgers SET last = %(first)s::bigint + %(count)s::bigint - 1
    WHERE id = %(table)s AND fence = %(fence)s AND last = %(first)s::bigint - 1 RETURNING id
), kept AS (
    INSERT INTO entries SELECT held.id, %(first)s::bigint + e.place - 1, e.line
    FROM held, unnest(%(lines)s::text[]) WITH ORDINALITY AS e (line, place)
)
SELECT id FROM held
"""
"""For a step that is alone, as most are; it takes half of the time of the other statement."""

ONE_LINE: LiteralString = """
WITH held AS (
    UPDATE ledgers SET last = %(first)s::bigint
    WHERE id = %(table)s AND fence = %(fence)s AND last = %(first)s::bigint - 1 RETURNING id
), kept AS (
    INSERT INTO entries SELECT held.id, %(first)s::bigint, %(line)s FROM held
)
SELECT id FROM held
"""
"""The same for a step of one line: without an array it takes a fifth less."""

TOGETHER: LiteralString = """
WITH step AS (
    SELECT * FROM unnest(%s::text[], %s::uuid[], %s::bigint[], %s::bigint[]) AS s (id, fence, before, last)
), held AS (
    UPDATE ledgers l SET last = step.last FROM step
    WHERE l.id = step.id AND l.fence = step.fence AND l.last = step.before RETURNING l.id
), kept AS (
    INSERT INTO entries SELECT e.* FROM unnest(%s::text[], %s::bigint[], %s::text[]) AS e (id, number, line)
    JOIN held ON held.id = e.id
)
SELECT id FROM held
"""

SETTLE = "UPDATE ledgers SET fence = %s WHERE id = %s AND fence = ANY(%s) RETURNING last"


class QueuedStep:
    """Lines that a table gets, under the fence by which it was ours when they came."""

    __slots__ = ("fence", "first", "lines", "receipt", "table")

    def __init__(self, table: str, first: int, lines: Sequence[str], fence: UUID | None) -> None:
        self.table, self.first, self.lines, self.fence = table, first, list(lines), fence
        self.receipt: Receipt[int] = Receipt()

    @property
    def last(self) -> int:
        return self.first + len(self.lines) - 1


def check_text(lines: Sequence[str], database: str) -> None:
    """Refuse lines that PostgreSQL cannot hold, before they spoil the statement of others."""
    try:
        joined = "".join(lines)
        joined.encode()
    except (TypeError, UnicodeEncodeError) as problem:
        raise MoothallError("error-keep-failed", file=database, problem=str(problem)) from problem
    if "\0" in joined:
        raise MoothallError("error-keep-failed", file=database, problem="NUL")


class Appender:
    """Takes steps from any thread and appends them in order in its own."""

    def __init__(self, connect: Connect, member: Member, database: str) -> None:
        self._connect, self._member, self._database = connect, member, database
        self._connection = connect()
        self._steps: SimpleQueue[QueuedStep | None] = SimpleQueue()
        self._later: deque[QueuedStep] = deque()
        self._heirs: dict[UUID, UUID] = {}
        self._door, self._closed = threading.Lock(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="moothall-appender", daemon=True)
        self._thread.start()

    def append(self, step: QueuedStep) -> Receipt[int]:
        """Queue a step; those of one table are kept in the order of these calls."""
        with self._door:
            if self._closed.is_set():
                raise MoothallError("error-keep-closed", file=self._database)
            self._steps.put(step)
        return step.receipt

    @property
    def waiting(self) -> int:
        """How many steps wait for the next statement."""
        return self._steps.qsize() + len(self._later)

    def close(self) -> None:
        """Finish what is queued, then stop; what is in doubt while the database is away is given up."""
        with self._door:
            if not self._closed.is_set():
                self._closed.set()
                self._steps.put(None)
        self._thread.join()

    # ---- in the appender's thread ------------------------------------------------------------------------------------

    def _run(self) -> None:
        while batch := self._next():
            try:
                self._keep(batch)
            except Exception as problem:  # whoever waits is told, whatever it was
                for step in batch:
                    _fail(step, told(problem, self._database))
        self._connection.close()

    def _next(self) -> list[QueuedStep]:
        """The steps of the next statement, in which a table is once at most; the others come after it."""
        arrived = [*self._later] or [step for step in [self._steps.get()] if step is not None]
        self._later.clear()
        with suppress(Empty):
            while arrived and len(arrived) < MOST_TOGETHER:
                step = self._steps.get_nowait()
                if step is None:
                    self._steps.put(None)  # nothing comes after it, so it may queue again
                    break
                arrived.append(step)
        batch: dict[str, QueuedStep] = {}
        for step in arrived:
            if batch.setdefault(step.table, step) is not step:
                self._later.append(step)
        return list(batch.values())

    def _keep(self, batch: list[QueuedStep]) -> None:
        """Append the steps of different tables, and say of each how it went."""
        while ready := [step for step in batch if self._is_ready(step)]:
            try:
                kept = self._append(ready)
            except psycopg.Error:
                if not self._connection.closed:
                    raise  # refused as a whole, and undone
                batch = self._settled(ready)
                continue
            for step in ready:
                if step.table in kept:
                    step.receipt.set_result(step.last)
                else:
                    _fail(step, self._refusal(step))
            return

    def _is_ready(self, step: QueuedStep) -> bool:
        """Whether a step can go into a statement; one that cannot is refused."""
        try:
            check_text(step.lines, self._database)
            while step.fence in self._heirs:
                step.fence = self._heirs[step.fence]
            if step.fence is None:
                raise self._refusal(step)
        except (MoothallError, psycopg.Error) as problem:
            _fail(step, told(problem, self._database))
            return False
        return True

    def _append(self, steps: list[QueuedStep]) -> set[str]:
        """The tables whose steps were kept."""
        if len(steps) == 1:
            [step] = steps
            values: dict[str, object] = {"table": step.table, "fence": step.fence, "first": step.first}
            if len(step.lines) == 1:
                answer = self._connection.execute(ONE_LINE, values | {"line": step.lines[0]}, prepare=True)
            else:
                values |= {"count": len(step.lines), "lines": step.lines}
                answer = self._connection.execute(ALONE, values, prepare=True)
        else:
            answer = self._connection.execute(TOGETHER, _columns(steps), prepare=True)
        return {table for (table,) in answer.fetchall()}

    def _refusal(self, step: QueuedStep) -> MoothallError:
        """Why a step was not kept: the table is gone, is not ours, or waits for another number."""
        try:
            asked = self._connection.execute("SELECT last, fence FROM ledgers WHERE id = %s", (step.table,))
        except psycopg.Error as problem:
            if self._connection.closed:
                self._connect_again()
            return told(problem, self._database)
        row = asked.fetchone()
        if row is None:
            return MoothallError("error-keep-no-table", table=step.table)
        last, fence = row
        if step.fence is None or fence != step.fence:
            self._member.lose(step.table, step.fence)
            return MoothallError("error-cluster-lost", table=step.table)
        return MoothallError("error-keep-order", table=step.table, number=step.first, due=last + 1)

    # ---- in doubt

    def _settled(self, steps: list[QueuedStep]) -> list[QueuedStep]:
        """Find out which steps in doubt were kept; those that were not and can be appended again."""
        again: list[QueuedStep] = []
        doubted = deque((step, self._member.next_fence(step.table)) for step in steps)
        ends = time.monotonic() + GIVE_UP
        while doubted:
            try:
                if self._settle(*doubted[0]):
                    again.append(doubted[0][0])
                doubted.popleft()
            except psycopg.Error:
                if self._closed.wait(PAUSE) or time.monotonic() > ends:
                    for step, _ in doubted:
                        self._give_up(step)
                    return again
                if self._connection.closed:
                    self._connect_again()
        return again

    def _settle(self, step: QueuedStep, fence: UUID) -> bool:
        """Whether a step was not kept and may be appended again. A try that broke may have set the fence already."""
        assert step.fence is not None  # it was ready
        row = self._connection.execute(SETTLE, (fence, step.table, [step.fence, fence])).fetchone()
        if row is not None and row[0] in (step.last, step.first - 1):
            self._member.renew(step.table, fence)
            self._heirs[step.fence] = fence
            if row[0] == step.last:
                step.receipt.set_result(step.last)
            return bool(row[0] != step.last)
        self._give_up(step)
        return False

    def _give_up(self, step: QueuedStep) -> None:
        """Own a table no more at which a step stays in doubt."""
        self._member.lose(step.table, step.fence)
        _fail(step, MoothallError("error-cluster-unsettled", table=step.table))

    def _connect_again(self) -> None:
        with suppress(psycopg.Error):
            self._connection.close()
            self._connection = self._connect()


def _columns(steps: list[QueuedStep]) -> tuple[list[object], ...]:
    """Steps and their entries as columns, for one statement."""
    entries = [(step.table, number, line) for step in steps for number, line in enumerate(step.lines, step.first)]
    of_steps = zip(*((step.table, step.fence, step.first - 1, step.last) for step in steps), strict=True)
    return (*map(list, of_steps), *map(list, zip(*entries, strict=True)))


def _fail(step: QueuedStep, problem: MoothallError) -> None:
    if not step.receipt.done():
        step.receipt.set_exception(problem)
