"""Chaos: members that play at the same tables while blows fall on them, and a checker of what they left behind."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

import psycopg

from moothall.cluster.owning import LOCKS
from moothall.cluster.postgres import open_postgres
from tests.core.support import cluster_child
from tests.support.postgres import Server

LEASE = 0.4
BETWEEN_BLOWS = 0.03
"""Seconds that the members have to play between two blows."""

KINDS, WEIGHTS = ("kill", "pause", "cut", "expel", "crash"), (1, 3, 6, 6, 1)
"""The blows, and how often each falls beside the others."""

AUDIT = """
CREATE TABLE takes (n bigserial, table_id text, fence uuid, last bigint);
CREATE FUNCTION note_take() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN INSERT INTO takes (table_id, fence, last) VALUES (NEW.id, NEW.fence, NEW.last); RETURN NULL; END $$;
CREATE TRIGGER take AFTER UPDATE OF owner ON ledgers FOR EACH ROW WHEN (NEW.fence IS NOT NULL)
EXECUTE FUNCTION note_take();
"""
"""The database's own list of who took what when: under the lock of the row, so in the order in which it happened."""


class Outcome(NamedTuple):
    """What a member said of a step."""

    said: str
    table: str
    first: int
    size: int
    fence: str


class Child:
    """A member in a process of its own."""

    def __init__(self, database: str, seed: int, how: Sequence[str], heard: SimpleQueue[Outcome]) -> None:
        command = [sys.executable, cluster_child.__file__, database, str(seed), str(LEASE), *how]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.wakes: float | None = None
        self._thread = threading.Thread(target=self._listen, args=(heard,), daemon=True)
        self._thread.start()

    def _listen(self, heard: SimpleQueue[Outcome]) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:  # after a kill, what was in the pipe still counts
            if line.endswith("\n") and (said := json.loads(line))[0] != "open":
                heard.put(Outcome(*said))

    def pause(self, until: float) -> None:
        os.kill(self.process.pid, signal.SIGSTOP)
        self.wakes = until

    def wake(self) -> None:
        os.kill(self.process.pid, signal.SIGCONT)
        self.wakes = None

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self._thread.join()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


class Chaos:
    """Some members over some tables of a database."""

    def __init__(self, server: Server, seed: int, members: int, how: Sequence[str] = ()) -> None:
        self.server, self.database, self._how = server, server.emptied(), how
        self._chance = random.Random(seed)
        self.heard: SimpleQueue[Outcome] = SimpleQueue()
        self.outcomes: list[Outcome] = []
        self.blows: Counter[str] = Counter()
        with open_postgres(self.database) as store:
            self.tables = [store.make("nde2", str(n)) for n in range(3)]
        with psycopg.connect(self.database, autocommit=True) as connection:
            connection.execute(AUDIT.encode())
        self._children = [self._child() for _ in range(members)]

    def _child(self) -> Child:
        return Child(self.database, self._chance.randrange(1 << 30), self._how, self.heard)

    def run(self, blows: int, kinds: Sequence[str], weights: Sequence[int], until: str = "") -> None:
        """Let blows fall while they play; it ends early once a member has said a certain word."""
        self._listen(10.0, steps=20)
        for _ in range(blows):
            self._listen(BETWEEN_BLOWS)
            self._wake(time.monotonic())
            [kind] = self._chance.choices(kinds, weights)
            self.blows[kind] += 1
            getattr(self, f"_{kind}")(self._chance.choice(self._children))
            if self.count(until):
                break

    def count(self, said: str) -> int:
        return sum(outcome.said == said for outcome in self.outcomes)

    def _listen(self, seconds: float, steps: int = 1 << 30) -> None:
        """Hear what the members say for so long, or until so many steps are heard."""
        ends = time.monotonic() + seconds
        while steps and (left := ends - time.monotonic()) > 0:
            try:
                self.outcomes.append(self.heard.get(timeout=left))
                steps -= 1
            except Empty:
                return

    def _wake(self, now: float) -> None:
        for child in self._children:
            if child.wakes is not None and child.wakes <= now:
                child.wake()

    # ---- blows

    def _kill(self, child: Child) -> None:
        child.end()
        self._children[self._children.index(child)] = self._child()

    def _pause(self, child: Child) -> None:
        if child.wakes is None:
            child.pause(time.monotonic() + LEASE * self._chance.uniform(0.3, 3))

    def _cut(self, child: Child) -> None:
        """End one of all connections of members."""
        self._terminate("pg_stat_activity WHERE application_name = 'moothall'")

    def _expel(self, child: Child) -> None:
        """End the connection on which a member beats: others may take its tables, and it does not know yet."""
        self._terminate(f"pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS} AND mode = 'ExclusiveLock'")

    def _terminate(self, among: str) -> None:
        chosen = f"SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM {among} ORDER BY random() LIMIT 1) AS one"
        with psycopg.connect(self.database, autocommit=True) as connection:
            connection.execute(chosen.encode())

    def _crash(self, child: Child) -> None:
        """Kill the database and start it again."""
        self.server.kill()
        self.server.start()

    # ---- checking

    def end(self) -> list[str]:
        """Stop all members, and say everything that is wrong with what they left behind."""
        for child in self._children:
            child.end()
        while not self.heard.empty():
            self.outcomes.append(self.heard.get())
        with open_postgres(self.database) as store:
            entries = {table: [json.loads(line) for line in store.read(table)] for table in self.tables}
        with psycopg.connect(self.database) as connection:
            takes = connection.execute("SELECT table_id, fence::text, last FROM takes ORDER BY n").fetchall()
        wrong = [fault for table in self.tables for fault in misplaced(table, entries[table], takes)]
        return wrong + [fault for outcome in self.outcomes if (fault := belied(outcome, entries[outcome.table]))]


def misplaced(table: str, entries: list[dict[str, Any]], takes: list[tuple[str, str, int]]) -> list[str]:
    """Entries that their owner appended before it took the table, or after another did."""
    own = [(fence, last) for of, fence, last in takes if of == table]
    until = [last for _, last in own[1:]] + [len(entries)]
    spans = {fence: (last, end) for (fence, last), end in zip(own, until, strict=True)}
    wrong = []
    for number, entry in enumerate(entries, 1):
        after, end = spans.get(entry["fence"], (0, 0))
        if entry["number"] != number or not after < number <= end:
            wrong.append(f"{table} {number}: {entry}, but its owner had {after + 1}–{end}")
    return wrong


def belied(outcome: Outcome, entries: list[dict[str, Any]]) -> str:
    """What is wrong with what a member said of a step, if anything is."""
    found = entries[outcome.first - 1 : outcome.first - 1 + outcome.size]
    there = [entry for entry in found if entry["fence"] == outcome.fence and entry["first"] == outcome.first]
    if outcome.said == "kept" and len(there) != outcome.size:
        return f"acknowledged and not there: {outcome}"
    if outcome.said in ("error-cluster-lost", "error-keep-order") and there:
        return f"refused and there: {outcome}"
    return ""
