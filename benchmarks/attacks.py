"""A real server under attack: how long a word at another table takes meanwhile, and how much memory the server holds.

All of it runs on one computer, attackers included, so part of the wait is the attackers' own work.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvicorn
from parts import servers, sessions, sockets
from parts.screens import Screens
from parts.servers import Server
from parts.sessions import Visitor

from moothall.rulesets.nde.ids import foe_id
from moothall.rulesets.nde.state import Foe

APART = multiprocessing.get_context("spawn")
Answers = Any
"""A queue of what the server answered; of a type that depends on the system."""

Flag = Any
"""An event of two processes; of a type that depends on the system."""

PAUSE = 0.02
"""Seconds between two words at the table that is measured."""

TURNS = 5
"""Turns without an attack, and with it."""

SETTLE = 0.4
"""Seconds until an attack is there, or over."""

LOOK = 0.02
"""Seconds between two looks whether to attack."""

SLOWER, MEGABYTES = 3.0, 128.0
FOES = 10_000
FOES_AT_A_TIME = 300
MANY_CHANGES = 7_000
ENDLESS = b"x" * 65_536


class Attackers(NamedTuple):
    """The address of a server, and who attacks it: a GM, a player and a spectator of one table, and strangers."""

    address: str
    gm: Visitor
    player: Visitor
    spectator: Visitor
    answers: Counter[str]

    async def ask(self, method: str, path: str, body: Any = None, visitor: Visitor | None = None) -> bytes:
        """Ask the server once; the status is counted, and a line that breaks too."""
        sent = b"" if body is None else msgspec.json.encode(body)
        host = self.address.partition("//")[2]
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {len(sent)}\r\n"
        head += "Content-Type: application/json\r\n" if sent else ""
        head += f"Cookie: {self.cookie(visitor)}\r\n" if visitor else ""
        answer = await self.raw((head + "\r\n").encode() + sent)
        self.answers[answer.split(b" ", 2)[1].decode() if answer else "cut"] += 1
        return answer.partition(b"\r\n\r\n")[2]

    def cookie(self, visitor: Visitor) -> str:
        return f"moothall-{self.address.rpartition(':')[2]}={visitor.token}"

    async def raw(self, data: bytes) -> bytes:
        """Send bytes, and read whatever comes until the end."""
        with suppress(OSError):
            reader, writer = await self.open()
            try:
                writer.write(data)
                return await reader.read()
            finally:
                writer.close()
        return b""

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, _, port = self.address.partition("//")[2].rpartition(":")
        return await asyncio.open_connection(host, int(port), limit=2**26)


def at(visitor: Visitor, path: str) -> str:
    return f"/api/tables/{visitor.table}/seats/{visitor.seat}/{path}"


# ---- The attacks -----------------------------------------------------------------------------------------------------


async def workshop(by: Attackers) -> None:
    """Strangers ask for a draft after as many changes as are taken, and after far more."""
    for many in (40, MANY_CHANGES):
        changes = [{"at": "name", "value": f"n{number}"} for number in range(many)]
        await by.ask("POST", "/api/books/nova6/workshop", {"sheet": {"ruleset": "nova6"}, "changes": changes})


async def search(by: Attackers) -> None:
    """Strangers search the largest rulebook, and ask for all of it."""
    await by.ask("GET", "/api/books/nova6/search?q=a+e+i+o+u&lang=en")
    await by.ask("GET", "/api/books/nova6/rules?lang=en")


async def head(by: Attackers) -> None:
    """A stranger sends a header without end."""
    reader, writer = await by.open()
    by.answers["sent"] += 1
    with suppress(OSError):
        writer.write(b"GET / HTTP/1.1\r\nX: ")
        for _ in range(1_000):
            writer.write(ENDLESS)
            await writer.drain()
            if reader.at_eof():
                break
    writer.close()


async def upload(by: Attackers) -> None:
    """A stranger sends a session of 30 MB."""
    reader, writer = await by.open()
    by.answers["sent"] += 1
    with suppress(OSError):
        host = by.address.partition("//")[2]
        writer.write(f"POST /api/evenings HTTP/1.1\r\nHost: {host}\r\nContent-Length: 31457280\r\n\r\n".encode())
        for _ in range(480):
            writer.write(ENDLESS)
            await writer.drain()
            if reader.at_eof():
                break
    writer.close()


async def odds(by: Attackers) -> None:
    """A player asks for odds again and again."""
    args = {"who": by.player.seat, "aim": "cross the weir"}
    await by.ask("POST", at(by.player, "odds"), {"procedure": "nde.test", "args": args}, by.player)


async def reading(by: Attackers) -> None:
    """A spectator reads the whole log and the list of a rewind to the beginning."""
    await by.ask("GET", at(by.spectator, "log?after=0"), None, by.spectator)
    await by.ask("GET", at(by.spectator, "goes/0"), None, by.spectator)


async def many_sockets(by: Attackers) -> None:
    """A spectator opens sockets and leaves them open."""
    opened = []
    try:
        for _ in range(60):
            path = at(by.spectator, "socket?last=1")
            opened.append(await sockets.opened(by.address, path, by.cookie(by.spectator), lambda _: None))
            by.answers["open"] += 1
        await asyncio.sleep(60)
    except ConnectionError as refused:
        by.answers[str(refused).split(" ", 2)[1]] += 1
        await asyncio.sleep(0.5)
    finally:
        for socket in opened:
            socket.close()


async def guesses(by: Attackers) -> None:
    """A stranger tries codes."""
    await by.ask("POST", "/api/join", {"code": "CCC-CCC", "name": "Eve"})


async def foes(by: Attackers) -> None:
    """A GM brings foes by the hundred, up to ten thousand, and looks at them."""
    brought = by.answers["foes"]
    if brought < FOES:
        new = [
            msgspec.to_builtins(Foe(foe_id(f"f{n}"), "Rat", "minion", 3, 1, 1))
            for n in range(brought, brought + FOES_AT_A_TIME)
        ]
        facts = [{"path": [], "how": "fact", "kind": "nde/foe-appeared", "value": {"foe": foe}} for foe in new]
        command = {"id": f"foes-{brought}", "command": {"do": "rule", "rulings": facts}}
        told = await by.ask("POST", at(by.gm, "commands"), command, by.gm)
        by.answers["foes"] += FOES_AT_A_TIME * (b"error" not in told)
    await by.ask("GET", at(by.gm, "view"), None, by.gm)
    await asyncio.sleep(0.2)  # or the limits would keep them from coming


Attack = Callable[[Attackers], Awaitable[None]]
ATTACKS: dict[Attack, int] = {
    workshop: 8, search: 12, head: 1, upload: 20, odds: 20, reading: 20, many_sockets: 8, guesses: 8, foes: 1,
}  # fmt: skip
"""Each attack, and by how many at once."""


# ---- Measured --------------------------------------------------------------------------------------------------------


async def words(table: Screens, seconds: float) -> list[float]:
    """Speak at a table for some seconds; how long each word takes to all screens."""
    begun, took = time.perf_counter(), []
    while time.perf_counter() - begun < seconds:
        took.append(await table.do(sessions.speech(table.turn)))
        await asyncio.sleep(PAUSE)
    return took


def p95(took: list[float]) -> float:
    """Milliseconds that 19 of 20 words need at most."""
    return sorted(took)[int(0.95 * (len(took) - 1))] * 1000


class Storm(NamedTuple):
    """Whether attackers attack now, and whether they have ended."""

    on: Flag
    over: Flag


async def go_on(attack: Attack, by: Attackers, storm: Storm) -> None:
    """Attack, as many at once as belong to it, whenever there is a storm."""

    async def again() -> None:
        while True:
            with suppress(OSError, IndexError):
                await attack(by)

    while not storm.over.is_set():
        if storm.on.is_set():
            everybody = [asyncio.ensure_future(again()) for _ in range(ATTACKS[attack])]
            while storm.on.is_set():
                await asyncio.sleep(LOOK)
            for one in everybody:
                one.cancel()
            await asyncio.gather(*everybody, return_exceptions=True)
        await asyncio.sleep(LOOK)


def attackers(attack: Attack, by: Attackers, storm: Storm, answers: Answers) -> None:
    """Attack in a process of their own, so that the clients who are measured do not wait for them."""
    asyncio.run(go_on(attack, by, storm))
    answers.put(by.answers)


class Beside(NamedTuple):
    """Milliseconds of a word without and with an attack, the part of a processor that it took, and the answers."""

    quiet: float
    loud: float
    busy: float
    answers: Counter[str]


async def under(attack: Attack, by: Attackers, server: Server, table: Screens, seconds: float) -> Beside:
    """Measure words in short turns without an attack and with it: what else disturbs the computer disturbs both."""
    storm, answers = Storm(APART.Event(), APART.Event()), APART.Queue()
    process = APART.Process(target=attackers, args=(attack, by, storm, answers))
    process.start()
    took: list[list[float]] = [[], []]
    worked = spent = 0.0
    for turn in range(2 * TURNS):
        (storm.on.set if turn % 2 else storm.on.clear)()
        await asyncio.sleep(SETTLE)
        busy, begun = server.busy(), time.perf_counter()
        took[turn % 2] += await words(table, seconds / TURNS)
        if turn % 2:
            worked, spent = worked + server.busy() - busy, spent + time.perf_counter() - begun
    storm.over.set()
    storm.on.clear()
    told = await asyncio.to_thread(answers.get)
    process.join()
    return Beside(p95(took[0]), p95(took[1]), worked / spent, told)


async def measure(server: Server, visitors: list[list[Visitor]], seconds: float, only: str) -> None:
    quiet_table, (gm, player, *_, spectator) = visitors
    table = Screens()
    for visitor in quiet_table:
        await table.look(server, visitor)
    await words(table, 1)
    memory = server.megabytes()[0]
    for attack in (attack for attack in ATTACKS if only in ("", attack.__name__)):
        by = Attackers(server.address, gm, player, spectator, Counter())
        found = await under(attack, by, server, table, seconds)
        more = server.megabytes()[0] - memory
        ratio = found.loud / found.quiet
        wrong = "" if ratio <= SLOWER and more <= MEGABYTES else "  << MISSED"
        told = ", ".join(f"{count} × {status}" for status, count in found.answers.most_common(4))
        print(f"{attack.__name__:13} p95 {found.quiet:5.1f} → {found.loud:6.1f} ms ({ratio:4.1f} ×)   ", end="")
        print(f"{more:+5.0f} MB   server busy {found.busy:4.0%}{wrong}   {told}", flush=True)
    table.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=4.0, help="of each attack (default: 4)")
    asked.add_argument("--only", default="", choices=[attack.__name__ for attack in ATTACKS], help="one attack")
    said = asked.parse_args()
    print(f"a word at another table, under attack: goals {SLOWER:.0f} × quiet, {MEGABYTES:.0f} MB more than at first")
    with tempfile.TemporaryDirectory() as place:
        visitors = sessions.furnish(Path(place), 2)
        loop = uvicorn.Config("").get_loop_factory()
        with servers.running(servers.ours(Path(place))) as server, asyncio.Runner(loop_factory=loop) as runner:
            runner.run(measure(server, visitors, said.seconds, said.only))


if __name__ == "__main__":
    main()
