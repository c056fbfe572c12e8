"""Servers of a cluster as processes of their own, and screens that come back to another when theirs has gone."""

from __future__ import annotations

import asyncio
import secrets
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from parts import servers
from parts.screens import Screens
from parts.servers import Server
from parts.sessions import Visitor, speech

KEY = secrets.token_hex(24)
"""The key that all of them have."""

PUBLIC = "http://127.0.0.1:4255"
"""The address that all of them have for browsers. No proxy is there; each is asked by itself."""

LOOK = 0.002
"""Seconds between two looks whether a screen has lost its server, and between two tries to open it again."""


@contextmanager
def member(database: str) -> Iterator[Server]:
    """A server on a database for as long as it is needed; one that sleeps is woken to end."""
    port, door = free_ports(2)
    where = ("--port", str(port), "--public-url", PUBLIC, "--database", database, "--inside", f"127.0.0.1:{door}")
    words = ("-m", "moothall", "serve", "--json", "--most-people", "10000", *where)
    with servers.running(words, MOOTHALL_CLUSTER_KEY=KEY) as server:
        server.address, server.public = f"http://127.0.0.1:{port}", PUBLIC
        try:
            yield server
        finally:
            server.signal(signal.SIGCONT)


def free_ports(count: int) -> list[int]:
    taken = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [int(each.getsockname()[1]) for each in taken]
    for each in taken:
        each.close()
    return ports


async def seated(servers_of_seats: list[Server], visitors: list[Visitor]) -> Screens:
    """The screens of a table, each opened at a server of its own; the first owns the table."""
    table = Screens()
    for server, visitor in zip(servers_of_seats, visitors, strict=True):
        await table.look(server, visitor)
    return table


async def back_after(table: Screens, visitors: list[Visitor], heir: Server) -> float:
    """Seconds until all screens have lost their server, are back at another one, and have shown the next thing."""

    async def come_back(visitor: Visitor) -> None:
        while not table.is_lost(visitor.seat):
            await asyncio.sleep(LOOK)
        while table.is_lost(visitor.seat):
            with suppress(OSError):
                await table.open_seat(heir, visitor)
            await asyncio.sleep(LOOK)

    begun = time.perf_counter()
    await asyncio.gather(*map(come_back, visitors))
    await table.settled()
    await table.do(speech(table.turn))
    return time.perf_counter() - begun
