"""Tables in PostgreSQL beside tables in a file, on the same disk in one run: appending, reading and taking over.

The two take turns, so that what disturbs one disturbs the other. Goals are ratios.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import psycopg
from parts.clock import quickest
from store import ENTRIES, LINE
from tests.support.postgres import Server

from moothall.cluster.connections import connect
from moothall.cluster.owning import LOCKS
from moothall.cluster.postgres import PostgresStore, open_postgres
from moothall.errors import MoothallError
from moothall.store import Alone, AnyStore, Ownership, open_store

SECONDS = 1.0
TURNS = 4
TABLES = (1, 10, 50)
MOST_P50, MOST_BARE, LEAST_RATE, MOST_READ = 2.5, 1.6, 0.6, 2.5


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="mh-", dir="/tmp") as place:
        server = Server(Path(place))
        try:
            database = server.emptied()
            with open_store(Path(place) / "file") as file, open_postgres(database) as shared:
                compare((file, Alone()), (shared, shared.member), database)
                take_over(shared, database)
        finally:
            server.kill()


Owned = tuple[AnyStore, Ownership]


def compare(file: Owned, shared: Owned, database: str) -> None:
    """Print what appending and reading take in both."""
    for count in TABLES:
        turns = [(in_groups(*file, count), in_groups(*shared, count)) for _ in range(TURNS)]
        ours, theirs = (max(rates) for rates in zip(*turns, strict=True))
        goal = f"   goal ≥ {LEAST_RATE}" if count == TABLES[-1] else ""
        print(
            f"{count:>3} table(s): {theirs:9,.0f} appends a second   {theirs / ours:5.2f} × a file ({ours:,.0f}){goal}"
        )
    ours, theirs, least = medians(one_step(*file), one_step(*shared), bare(database))
    print(
        f"a step of one table, p50: {theirs * 1e3:.2f} ms   {theirs / ours:.2f} × a file (goal ≤ {MOST_P50})   "
        f"{theirs / least:.2f} × an INSERT with its commit (goal ≤ {MOST_BARE})"
    )
    ours, theirs = (quickest(reading(store), 5) for store, _ in (file, shared))
    print(f"reading {ENTRIES:,} entries: {theirs:.3f} s   {theirs / ours:.2f} × a file (goal ≤ {MOST_READ})")


def reading(store: AnyStore) -> Callable[[], int]:
    """Read a long table from its first line."""
    table = store.bring("nde2", "long", "en", [LINE] * ENTRIES)
    return lambda: sum(1 for _ in store.read(table))


def in_groups(store: AnyStore, owning: Ownership, count: int) -> float:
    """Appends a second of tables that each go on when their step is kept, as a server's tables do."""
    tables = [Table(store, owning) for _ in range(count)]
    begun = time.perf_counter()
    for table in tables:
        table.go_on(begun + SECONDS)
    for table in tables:
        table.done.wait()
    return sum(table.number for table in tables) / (time.perf_counter() - begun)


class Table:
    """Appends its next step in the callback of the last one, so that no threads of ours blur the figure."""

    def __init__(self, store: AnyStore, owning: Ownership) -> None:
        self.store, self.id, self.number = store, store.make("nde2", "busy"), 0
        owning.take(self.id)
        self.done = threading.Event()

    def go_on(self, until: float) -> None:
        if time.perf_counter() > until:
            self.done.set()
            return
        self.number += 1
        self.store.append(self.id, self.number, [LINE]).add_done_callback(lambda _: self.go_on(until))


def one_step(store: AnyStore, owning: Ownership) -> Callable[[int], object]:
    """A step that is waited for, at a table of its own."""
    table = store.make("nde2", "alone")
    owning.take(table)
    return lambda number: store.append(table, number, [LINE]).wait()


def bare(database: str) -> Callable[[int], object]:
    """What one row with its commit takes without anything of ours."""
    connection = connect(database)
    connection.execute("DROP TABLE IF EXISTS bare; CREATE TABLE bare (number bigint PRIMARY KEY, line text)")

    def insert(number: int) -> None:
        connection.execute("INSERT INTO bare VALUES (%s::bigint, %s)", (number, LINE), prepare=True)

    return insert


def medians(*steps: Callable[[int], object]) -> list[float]:
    """Seconds of a usual step of each kind, taken in turn: what disturbs one disturbs all."""
    times, ends = [list[float]() for _ in steps], time.perf_counter() + SECONDS * TURNS
    while time.perf_counter() < ends:
        for step, taken in zip(steps, times, strict=True):
            before = time.perf_counter()
            step(len(taken) + 1)
            taken.append(time.perf_counter() - before)
    return [statistics.median(taken) for taken in times]


def take_over(owner: PostgresStore, database: str) -> None:
    """Print how long a table is nobody's after its owner has gone in several ways."""
    with open_postgres(database) as heir:
        for what, go in (("let go", let_go), ("cut off, as by a kill", cut_off)):
            took = min(taken_over(owner, heir, go, database) for _ in range(TURNS))
            print(f"owner {what}: taken over after {took * 1e3:.1f} ms")


def taken_over(owner: PostgresStore, heir: PostgresStore, go: Callable[..., None], database: str) -> float:
    table = owner.make("nde2", "passed on")
    owner.member.take(table)
    begun = time.perf_counter()
    go(owner, table, database)
    while True:
        try:
            heir.member.take(table)
            return time.perf_counter() - begun
        except MoothallError:
            pass


def let_go(owner: PostgresStore, table: str, database: str) -> None:
    owner.member.release(table)


def cut_off(owner: PostgresStore, table: str, database: str) -> None:
    lock = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE classid = %s AND objid = %s AND granted"
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(lock, (LOCKS, owner.member.id))


if __name__ == "__main__":
    main()
