"""Tables in PostgreSQL beside tables in a file, and several processes beside one: all goals as ratios of one run.

What is compared takes turns, so that what disturbs one disturbs the other. A file must not have become slower by
databases: the programs of two commits are compared, unless the repository does not know them.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import shutil
import signal
import statistics
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import psycopg
import uvicorn
from parts import servers, sessions
from parts.clock import quickest
from parts.members import back_after, member, seated
from parts.screens import Screens
from parts.servers import Server
from parts.sessions import SEATS, Session, Visitor
from store import ENTRIES, LINE
from tests.core.support.chaos import KINDS, WEIGHTS, Chaos
from tests.support.postgres import Server as Engine

from moothall.cluster.connections import connect
from moothall.cluster.owning import LEASE, LOCKS
from moothall.cluster.postgres import PostgresStore, open_postgres
from moothall.errors import MoothallError
from moothall.store import Alone, AnyStore, Ownership, open_store
from moothall.web.access import Access

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 1.0
TURNS = 4
TABLES = (1, 10, 50)
ROUNDS = 60
"""Actions at each of the tables that are compared, in a turn; the quickest turn of each counts."""

PAUSE = 0.015
"""Seconds between two things that are said at one table, or the limits would keep them back."""

STARTS = 7
STRIKES = 3
BEFORE, AFTER = "7e047ef0^", "b6290d15"
"""The last commit before the store had a protocol, and the one with which tables in a database came."""


class Goal(NamedTuple):
    """A goal: what is asked for, as a ratio or in seconds."""

    least: float = 0.0
    most: float = float("inf")

    def __str__(self) -> str:
        sides = [f"≥ {self.least}" if self.least else "", f"≤ {self.most}" if self.most < float("inf") else ""]
        return "goal " + " and ".join(filter(None, sides))


NO_SLOWER = Goal(most=1.03)


def row(what: str, figure: float, unit: str, goal: Goal | None = None, told: str = "") -> None:
    """Print a line of the table of goals."""
    judged = "" if goal is None else f"{goal}{'' if goal.least <= figure <= goal.most else '  << MISSED'}"
    print(f"{what:58} {figure:8.2f} {unit:14} {judged:28} {told}".rstrip(), flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--blows", type=int, default=100, help="that fall on members and database (default: 100)")
    asked.add_argument("--before", default=BEFORE, metavar="COMMIT", help="with which --after is compared")
    asked.add_argument("--after", default=AFTER, metavar="COMMIT", help="or HEAD")
    said = asked.parse_args()
    with tempfile.TemporaryDirectory(prefix="mh-", dir="/tmp") as place:
        begun = time.perf_counter()
        engine = Engine(Path(place))
        try:
            row("a test's PostgreSQL: once for a run", time.perf_counter() - begun, "s", Goal(most=1.5))
            engine.emptied()
            row("a test's PostgreSQL: emptied for each test", quickest(engine.emptied, 5), "s", Goal(most=0.1))
            database = engine.emptied()
            with open_store(Path(place) / "file") as file, open_postgres(database) as shared:
                compare((file, Alone()), (shared, shared.member), database)
                take_over(shared, database)
            play(Path(place) / "played", engine.emptied())
            blows(engine, said.blows)
        finally:
            engine.kill()
        since(Path(place), said.before, said.after)


# ---- The store ------------------------------------------------------------------------------------------------------

Owned = tuple[AnyStore, Ownership]


def compare(file: Owned, shared: Owned, database: str) -> None:
    """Print what appending and reading take in both."""
    for count in TABLES:
        turns = [(in_groups(*file, count), in_groups(*shared, count)) for _ in range(TURNS)]
        ours, theirs = (max(rates) for rates in zip(*turns, strict=True))
        goal = Goal(least=0.6) if count == TABLES[-1] else None
        row(f"appends at {count} table(s)", theirs / ours, "× a file", goal, f"{theirs:,.0f} a second, {ours:,.0f}")
    ours, theirs, least = medians(one_step(*file), one_step(*shared), bare(database))
    told = f"{theirs * 1e3:.2f} ms"
    row("a step of one table, p50", theirs / ours, "× a file", Goal(most=2.5), told)
    row("a step of one table, p50", theirs / least, "× a bare INSERT", Goal(most=1.6), told)
    ours, theirs = (quickest(reading(store), 5) for store, _ in (file, shared))
    row(f"reading {ENTRIES:,} entries", theirs / ours, "× a file", Goal(most=2.5), f"{theirs:.3f} s")


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
            row(f"a table is taken over, its owner {what}", took * 1e3, "ms")


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


# ---- Play -----------------------------------------------------------------------------------------------------------


def play(folder: Path, database: str) -> None:
    """Print what six screens see of a file, of a database, and through another process; and when an owner has gone."""
    session = Session()
    [in_file] = sessions.furnish(folder, 1)
    loop = uvicorn.Config("").get_loop_factory()
    with (
        open_postgres(database) as store,
        servers.running(servers.ours(folder)) as file,
        member(database) as heir,
        asyncio.Runner(loop_factory=loop) as runner,
    ):
        access = Access(store)
        with member(database) as owner:
            groups = [session.copied(store, access) for _ in range(3)]
            runner.run(beside(file, in_file, owner, heir, groups))
        for what, sign, passed, most in (
            ("killed", signal.SIGKILL, 3, 1.0),
            ("drained", signal.SIGTERM, 3, 0.5),
            ("paused", signal.SIGSTOP, 5, LEASE + 1),
        ):
            took = []
            for _ in range(STRIKES):
                with member(database) as owner:
                    took.append(runner.run(strike(owner, heir, session.copied(store, access), sign, passed)))
            told = "  ".join(f"{each:.2f}" for each in took)
            row(f"owner {what}: six screens show the next thing after", max(took), "s", Goal(most=most), told)


async def beside(
    file: Server, in_file: list[Visitor], owner: Server, heir: Server, groups: list[list[Visitor]]
) -> None:
    """The same actions at four tables in turn: in a file, and in a database with none, half and all passed on."""
    seats = len(SEATS)
    places = [[owner] * seats, [owner, heir] * (seats // 2), [owner] + [heir] * (seats - 1)]
    tables = [await seated([file] * seats, in_file)]
    tables += [await seated(each, group) for each, group in zip(places, groups, strict=True)]
    await tables[-1].look(heir, groups[-1][0])  # the last of its screens is passed on as well; the table stays
    turns = [await in_turn(tables) for _ in range(TURNS)]
    slow = [min(sorted(times)[int(0.95 * ROUNDS)] for times in each) for each in zip(*turns, strict=True)]
    names = ("one process", "half of the screens passed on", "all screens passed on")
    for name, each, most in zip(names, slow[1:], (1.3, 1.5, 2.0), strict=True):
        told = f"{each * 1e3:.1f} ms, {slow[0] * 1e3:.1f}"
        row(f"action to all screens, p95, database: {name}", each / slow[0], "× a file", Goal(most=most), told)
    theirs, passed = await busy(tables[-1], owner, heir)
    told = f"{passed * 1e6:.0f} µs, {theirs * 1e6:.0f}"
    row("processor of passing a delivery on", passed / theirs, "× the owner's", Goal(most=0.35), told)
    for table in tables:
        table.close()


async def in_turn(tables: list[Screens]) -> list[list[float]]:
    """Seconds of the same actions at several tables, one after the other, no quicker than one person may act."""
    took = [list[float]() for _ in tables]
    for _ in range(ROUNDS):
        await asyncio.sleep(PAUSE)
        for table, times in zip(tables, took, strict=True):
            times.append(await table.go_on())
    return took


async def busy(table: Screens, *both: Server) -> list[float]:
    """Seconds of each server's processor for a delivery, while people speak at a table without a pause.

    What they do anyway, such as their heartbeats, is measured in as long a quiet time and left out.
    """
    seconds, count = SECONDS * TURNS, 0
    before = [each.busy() for each in both]
    await asyncio.sleep(seconds)
    quiet = [each.busy() - was for each, was in zip(both, before, strict=True)]
    before, ends = [each.busy() for each in both], time.perf_counter() + seconds
    while time.perf_counter() < ends:
        await table.do(sessions.speech(table.turn))
        count += len(table)
        await asyncio.sleep(PAUSE)
    return [(each.busy() - was - less) / count for each, was, less in zip(both, before, quiet, strict=True)]


async def strike(owner: Server, heir: Server, visitors: list[Visitor], sign: signal.Signals, passed: int) -> float:
    """End the owner of a table, or put it to sleep; seconds until all screens show the next thing at the heir."""
    places = [owner] * (len(visitors) - passed) + [heir] * passed
    table = await seated(places, visitors)
    if sign == signal.SIGSTOP:  # who was at the owner itself has a page's own pause before it looks for another
        await table.look(heir, visitors[0])
    await table.do(sessions.speech(table.turn))
    owner.signal(sign)
    took = await back_after(table, visitors, heir)
    table.close()
    return took


# ---- Blows ----------------------------------------------------------------------------------------------------------


def blows(engine: Engine, count: int) -> None:
    """Print what is wrong after members were killed, paused and cut off and the database crashed."""
    chaos = Chaos(engine, seed=count, members=3)
    chaos.run(count, KINDS, WEIGHTS)
    wrong = chaos.end()
    told = f"{chaos.count('kept'):,} steps acknowledged"
    row(f"{count:,} blows: lost, doubled, or by two owners", len(wrong), "steps", Goal(most=0), told)


# ---- Before and after -----------------------------------------------------------------------------------------------

APPENDS = """
import statistics, sys, tempfile, time
from pathlib import Path
from moothall.store import open_store
with tempfile.TemporaryDirectory() as place, open_store(Path(place)) as store:
    table, number = store.make("nde2", "alone"), 0
    for turn in sys.stdin:
        took = []
        for number in range(number + 1, number + 101):
            begun = time.perf_counter()
            store.append(table, number, ["x" * 300]).wait()
            took.append(time.perf_counter() - begun)
        print(statistics.median(took), flush=True)
"""
"""Appends a hundred steps for each line that it reads, and prints what a usual one took."""

APPEND_TURNS = 60
LIBRARY = """
import sys
import moothall.cli.serve, moothall.web.server
print(sum(name.startswith("psycopg") for name in sys.modules))
"""


def since(place: Path, *commits: str) -> None:
    """Print that a file needs no library, and how it does in a later program beside an earlier one."""
    row("modules of psycopg where no database is named", float(output(LIBRARY)), "", Goal(most=0))
    sources = [place / name / "src" for name in ("before", "after")]
    if not all(unpacked(commit, source.parent) for commit, source in zip(commits, sources, strict=True)):
        print(f"the file beside an earlier program: left out, one of {' and '.join(commits)} is not known here")
        return
    turns = appended(*sources)
    usual = statistics.median(after / before for before, after in turns)
    row("a step in a file, p50", usual, "× before", NO_SLOWER, f"{min(after for _, after in turns) * 1e3:.3f} ms")
    starts = [[worked_to_start(source) for source in sources] for _ in range(STARTS)]
    before, after = (min(times) for times in zip(*starts, strict=True))
    told = f"{after:.2f} s of the processor"
    row("start to first answer, tables in a file", after / before, "× before", NO_SLOWER, told)
    asyncio.run(screens_since(place / "screens", *sources))


def worked_to_start(source: Path) -> float:
    """Seconds of the processor until a server with these sources answers: by the clock others would count as well."""
    with servers.running(servers.ours(source.parent / "data"), PYTHONPATH=str(source)) as server:
        return server.busy()


def appended(*sources: Path) -> list[list[float]]:
    """Seconds of a usual step of each program, in short turns: a disk is slow for a while, and then for both."""
    with ExitStack() as stack:
        programs = [stack.enter_context(talking(APPENDS, source)) for source in sources]
        return [[float(ask()) for ask in programs] for _ in range(APPEND_TURNS)]


@contextmanager
def talking(code: str, source: Path) -> Iterator[Callable[[], str]]:
    """A program that runs with these sources and prints a line whenever it is asked."""
    words, pipe = [sys.executable, "-c", code], subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, env={"PYTHONPATH": str(source)}) as process:
        assert process.stdin is not None and process.stdout is not None
        asked, told = process.stdin, process.stdout

        def ask() -> str:
            asked.write("\n")
            asked.flush()
            return told.readline()

        yield ask
        asked.close()


def unpacked(commit: str, folder: Path) -> bool:
    """Whether the program of a commit is in a folder now, with the pages of today."""
    made = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True)
    if made.returncode:
        return False
    with tarfile.open(fileobj=io.BytesIO(made.stdout)) as packed:
        packed.extractall(folder, filter="data")
    pages = Path("src", "moothall", "web", "dist")
    shutil.copytree(ROOT / pages, folder / pages, dirs_exist_ok=True)
    return True


async def screens_since(folder: Path, *sources: Path) -> None:
    """Print what it takes until screens show an action, in turn at an earlier program and at this one."""
    visitors = [sessions.furnish(folder / name, 1)[0] for name in ("old", "new")]
    old, new = map(str, sources)
    with (
        servers.running(servers.ours(folder / "old"), PYTHONPATH=old) as before,
        servers.running(servers.ours(folder / "new"), PYTHONPATH=new) as after,
    ):
        both = (before, after)
        tables = [await seated([at] * len(SEATS), who) for at, who in zip(both, visitors, strict=True)]
        begun = [at.busy() for at in both]
        turns = [await in_turn(tables) for _ in range(TURNS)]
        least, ours = (at.busy() - was for at, was in zip(both, begun, strict=True))
        beside = statistics.median(mine / theirs for turn in turns for theirs, mine in zip(*turn, strict=True))
        told = f"of the processor; {beside:.2f} by the clock"
        row("action to all screens, tables in a file", ours / least, "× before", NO_SLOWER, told)
        for table in tables:
            table.close()


def output(code: str, source: Path = ROOT / "src") -> str:
    """What a program prints that runs with these sources."""
    words = [sys.executable, "-c", code]
    surroundings = {"PYTHONPATH": str(source)}
    return subprocess.run(words, env=surroundings, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
