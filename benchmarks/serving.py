"""A real server with a hundred tables: how soon everybody sees what one does, how much it can do, how soon it is there.

Then one with a thousand tables and five thousand idle sockets. All of it runs on one computer, clients included.
`--seconds` says how long the steady session is measured, and `--crowd 0` leaves the thousand out.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import uvicorn
from parts import servers, sessions
from parts.clock import program, quickest
from parts.screens import Screens
from parts.servers import Server
from parts.sessions import SEATS, Visitor

TABLES = 100
PACE = 10.0
"""Seconds between two actions at one table."""

BURST = 3.0
TURNS = 3
STARTS = 7

CROWD = 1_000
SOCKETS_EACH = 5
FEW_STEPS = 30
OPENED_AT_ONCE = 20
SPOKEN = 300

Action = Callable[[Screens], Awaitable[float]]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=30.0, help="of the steady session (default: 30)")
    asked.add_argument("--crowd", type=int, default=CROWD, help=f"tables that mostly idle (default: {CROWD:,})")
    said = asked.parse_args()
    seconds: float = said.seconds
    if not Path("/proc/self/stat").exists():
        raise SystemExit("serving: memory and processor time of a server are read from /proc, which is not here")
    with tempfile.TemporaryDirectory() as place:
        start(Path(place) / "start")
        folder = Path(place) / "session"
        visitors = sessions.furnish(folder, TABLES)
        loop = uvicorn.Config("").get_loop_factory()  # the quickest there is, as the servers have it
        with (
            servers.running(servers.ours(folder)) as ours,
            servers.running(servers.BARE) as bare,
            asyncio.Runner(loop_factory=loop) as runner,
        ):
            done = runner.run(serve(ours, bare, visitors, seconds))
        on_disk = sessions.kept(folder)
        print(f"{done:,} actions were acknowledged, {on_disk:,} are on disk{'' if done == on_disk else '  << WRONG'}")
        if said.crowd:
            idle(Path(place) / "crowd", said.crowd, loop)


def goal(limit: float, reached: float, unit: str) -> str:
    return f"goal: under {limit:.0f} {unit}" + ("" if reached < limit else "  << MISSED")


# ---- From nothing to the first answer -------------------------------------------------------------------------------


def start(folder: Path) -> None:
    servers.first_answer(folder)  # the first start makes the folder, and may have to compile
    took = min(servers.first_answer(folder) for _ in range(STARTS))
    bare = quickest(program("-c", "pass"), STARTS)
    print(f"start to first answer: {took * 1000:.0f} ms   {took / bare:.1f} × bare Python ({bare * 1000:.0f} ms)")


# ---- A steady session -----------------------------------------------------------------------------------------------


async def serve(ours: Server, bare: Server, visitors: list[list[Visitor]], seconds: float) -> int:
    """Measure, and say how many actions were acknowledged."""
    tables = [await seated(ours, group) for group in visitors]
    rooms = [await in_room(bare, str(number)) for number in range(TABLES)]
    print(f"{TABLES} tables with {sessions.HISTORY} steps behind them, {len(SEATS)} sockets each, ", end="")
    print(f"an action at each table every {PACE:.0f} s for {seconds:.0f} s")
    await warm(tables)
    await steady(tables, seconds)
    memory(ours)
    await most(tables, rooms, ours, bare)
    done = sum([await table.settled() for table in tables])
    assert done == sum(table.turn for table in tables), "every action is acknowledged once"
    for group in (*tables, *rooms):
        group.close()
    return done


async def seated(server: Server, visitors: list[Visitor]) -> Screens:
    table = Screens()
    for visitor in visitors:
        await table.look(server, visitor)
    return table


async def in_room(server: Server, name: str) -> Screens:
    room = Screens()
    for seat in SEATS:
        await room.open(server, seat, f"/{name}")
    return room


async def warm(tables: list[Screens]) -> None:
    """Do a little at every table, until each is at another point of its session."""
    for place, table in enumerate(tables):
        for _ in range(6 + place % 6):
            await table.go_on()


async def steady(tables: list[Screens], seconds: float) -> None:
    """Actions come when they are due, however long those before them take."""
    loop = asyncio.get_running_loop()
    begun, apart = loop.time(), PACE / len(tables)
    waiting = []
    for number in range(max(1, round(seconds / apart))):
        await asyncio.sleep(begun + number * apart - loop.time())
        waiting.append(asyncio.ensure_future(tables[number % len(tables)].go_on()))
    took = sorted(1000 * each for each in await asyncio.gather(*waiting))
    p50, p95, p99 = (took[int(share * (len(took) - 1))] for share in (0.5, 0.95, 0.99))
    print(f"durable action to all {len(SEATS)} screens ({len(took)} actions): p50 {p50:.1f} ms   ", end="")
    print(f"p95 {p95:.1f} ms ({goal(100, p95, 'ms')})   p99 {p99:.1f} ms   slowest {took[-1]:.1f} ms")


def memory(server: Server) -> None:
    now, most = server.megabytes()
    print(f"server memory: {now:.0f} MB, at most {most:.0f} MB ({goal(512, most, 'MB')})")


# ---- As much as it can ----------------------------------------------------------------------------------------------


class Rate(NamedTuple):
    """Deliveries a second, and microseconds of the server's processor for each."""

    each_second: float
    busy: float

    def beside(self, bare: Rate) -> str:
        ratio, dearer = self.each_second / bare.each_second, self.busy / bare.busy
        work = f"server's processor: {self.busy:.0f} µs each, {dearer:.0f} × bare"
        return f"{self.each_second:8,.0f}   {ratio:.3f} × bare   ({work})"


async def most(tables: list[Screens], rooms: list[Screens], ours: Server, bare: Server) -> None:
    """The same screens at both servers, turn and turn about; the best turn of each counts."""
    while busy := [table for table in tables if table.turn % 6]:  # a hero in the middle of a test does nothing else
        await asyncio.gather(*(table.go_on() for table in busy))
    await burst(tables[:1], ours, 0, speech)
    line = tables[0].shown

    async def plain(room: Screens) -> float:
        return await room.send("gm", line, b'"kind":"house/said"')

    wanted = ((rooms, bare, plain), (tables, ours, speech), (tables, ours, interaction))
    turns = [[await burst(*each[:2], BURST, each[2]) for each in wanted] for _ in range(TURNS)]
    least, said, acted = (max(rates) for rates in zip(*turns, strict=True))
    print(f"most deliveries a second to {TABLES} × {len(SEATS)} sockets, one action at a time in each group:")
    work = f"server's processor: {least.busy:.0f} µs each; {len(line)} bytes"
    print(f"  bare Starlette broadcast  {least.each_second:8,.0f}   ({work})")
    print(f"  a player speaks           {said.beside(least)}")
    print(f"  a hero acts by the book   {acted.beside(least)}")


async def speech(table: Screens) -> float:
    return await table.do(sessions.speech(table.turn))


async def interaction(table: Screens) -> float:
    return await table.do(sessions.interaction(table.turn))


async def burst(groups: list[Screens], server: Server, seconds: float, action: Action) -> Rate:
    """Every group does the next thing as soon as all its screens show the last."""
    begun, worked = time.perf_counter(), server.busy()

    async def again(group: Screens) -> int:
        await action(group)
        count = len(group)
        while time.perf_counter() - begun < seconds:
            await action(group)
            count += len(group)
        return count

    delivered = sum(await asyncio.gather(*(again(group) for group in groups)))
    took, busy = time.perf_counter() - begun, server.busy() - worked
    return Rate(delivered / took, busy / delivered * 1e6)


# ---- A crowd that is idle -------------------------------------------------------------------------------------------


def idle(folder: Path, tables: int, loop: Callable[[], asyncio.AbstractEventLoop] | None) -> None:
    """Open many tables with sockets that only listen, and speak now at one of them and now at another."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server has the same
    visitors = sessions.furnish(folder, tables, FEW_STEPS)
    with servers.running(servers.ours(folder)) as server, asyncio.Runner(loop_factory=loop) as runner:
        runner.run(listen(server, visitors))


async def listen(server: Server, visitors: list[list[Visitor]]) -> None:
    before, begun = server.megabytes()[0], time.perf_counter()
    groups = [await seated(server, visitors[0][:SOCKETS_EACH])]
    quiet = await spoken(groups)
    for at in range(1, len(visitors), OPENED_AT_ONCE):
        opening = (seated(server, group[:SOCKETS_EACH]) for group in visitors[at : at + OPENED_AT_ONCE])
        groups += await asyncio.gather(*opening)
    took, now = time.perf_counter() - begun, server.megabytes()[0]
    count = len(groups) * SOCKETS_EACH
    print(
        f"{len(groups):,} tables with {count:,} sockets, all open after {took:.0f} s: server memory {now:.0f} MB, ",
        end="",
    )
    print(f"{(now - before) * 1024 / count:.0f} KB for each socket with its share of a table")
    worked, begun = server.busy(), time.perf_counter()
    await asyncio.sleep(BURST)
    print(f"  idle: {(server.busy() - worked) / (time.perf_counter() - begun):.1%} of a processor")
    crowded = await spoken(groups)
    told = "   ".join(
        f"{name} {one:.1f} ms alone, {other:.1f} among all"
        for name, one, other in zip(("p50", "p95"), quiet, crowded, strict=True)
    )
    print(f"  a word to all {SOCKETS_EACH} screens: {told} ({goal(100, crowded[1], 'ms')})")
    for group in groups:
        group.close()


async def spoken(groups: list[Screens]) -> tuple[float, float]:
    """Milliseconds of a word to all screens of a table, half and 19 of 20 of them, at one table after the other."""
    apart = max(1, len(groups) // SPOKEN)
    took = [await speech(groups[number * apart % len(groups)]) for number in range(SPOKEN)]
    ordered = sorted(1000 * each for each in took)
    return ordered[SPOKEN // 2], ordered[int(0.95 * (SPOKEN - 1))]


if __name__ == "__main__":
    main()
