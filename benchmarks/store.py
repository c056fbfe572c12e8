"""The store: steps a second that reach the disk, beside a commit for each on the same disk; and the time of reading."""

from __future__ import annotations

import json
import sqlite3
import tempfile
import threading
import time
from contextlib import closing
from pathlib import Path

from parts.clock import quickest

from moothall.store import Store, connections, open_store

SECONDS = 2.0
TABLES = (1, 10, 50)
ENTRIES = 100_000
LINE = json.dumps({"seq": 1, "conv": "c1", "did": "told", "kind": "nde/tested", "v": 1, "data": {"text": "x" * 140}})


def main() -> None:
    with tempfile.TemporaryDirectory() as place, open_store(Path(place)) as store:
        print(f"entries of {len(LINE)} bytes, one to a step; every table waits for its receipt before the next step")
        for count in TABLES:
            alone, together = one_by_one(store), in_groups(store, count)
            print(
                f"{count:>3} table(s): {together:9,.0f} durable appends a second   "
                f"{together / alone:5.2f} × a commit for each ({alone:,.0f})"
            )
        table = filled(store)
        took = quickest(lambda: sum(1 for _ in store.read(table)), 5)
        print(f"reading {ENTRIES:,} entries: {took:.3f} s")


def one_by_one(store: Store) -> float:
    """Appends a second with no other to share a commit with and no thread between, by the writer on the same file."""
    table = store.make("nde2", "alone")

    def work(file: sqlite3.Connection) -> float:
        number, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < SECONDS:
            number += 1
            file.execute("BEGIN IMMEDIATE")
            file.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, number, LINE))
            connections.commit(file)
        return number / (time.perf_counter() - begun)

    return store.writer.submit(work, alone=True).wait()


def in_groups(store: Store, count: int) -> float:
    """Appends a second of tables that each go on when their step is on disk, as a server's tables do."""
    tables = [Table(store) for _ in range(count)]
    begun = time.perf_counter()
    for table in tables:
        table.go_on(begun + SECONDS)
    for table in tables:
        table.done.wait()
    return sum(table.number for table in tables) / (time.perf_counter() - begun)


class Table:
    """Appends its next step in the callback of the last one, so that no threads of ours blur the figure."""

    def __init__(self, store: Store) -> None:
        self.store, self.id, self.number = store, store.make("nde2", "busy"), 0
        self.done = threading.Event()

    def go_on(self, until: float) -> None:
        if time.perf_counter() > until:
            self.done.set()
            return
        self.number += 1
        self.store.append(self.id, self.number, [LINE]).add_done_callback(lambda _: self.go_on(until))


def filled(store: Store) -> str:
    table = store.make("nde2", "long")
    for first in range(1, ENTRIES + 1, 1000):
        store.append(table, first, [LINE] * 1000).wait()
    with closing(connections.reading(store.path)) as file:
        assert file.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone() == (ENTRIES,)
    return table


if __name__ == "__main__":
    main()
