"""The screens around one table, as their clients see it: what was done, and when everybody had it."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import msgspec

from parts import sockets
from parts.servers import Server
from parts.sessions import ID, PlayedCommand, Visitor, command_of_turn

PATIENCE = 60.0
"""Seconds after which a message is lost and not late."""


class Screens:
    """All sockets of one table. One thing is done at a time, and it is over when every screen has shown it."""

    def __init__(self) -> None:
        self.turn = 0
        self.acknowledged = 0
        self.shown = b""
        """The message that showed the last thing, as the last screen had it."""
        self._sockets: dict[str, sockets.Socket] = {}
        self._missing: set[str] = set()
        self._sign = b""
        self._over: asyncio.Future[float]
        self._prompt = ""
        self._asked = asyncio.Event()

    def __len__(self) -> int:
        return len(self._sockets)

    async def look(self, server: Server, visitor: Visitor) -> None:
        """Open a seat's screen, where it was left off, and wait until it shows how things stand."""
        await self.open_seat(server, visitor)
        await self._settle(visitor.seat)

    async def open_seat(self, server: Server, visitor: Visitor) -> None:
        """Open a seat's screen, again perhaps."""
        port = server.public.rpartition(":")[2]
        path = f"/api/tables/{visitor.table}/seats/{visitor.seat}/socket?after={visitor.after}"
        await self.open(server, visitor.seat, path, f"moothall-{port}={visitor.token}")

    def is_lost(self, seat: str) -> bool:
        """Whether a seat's screen has lost its server."""
        return bool(self._sockets[seat].closed)

    async def settled(self) -> int:
        """Wait until everything sent was answered; how many actions were acknowledged."""
        for seat in self._sockets:
            await self._settle(seat)
        return self.acknowledged

    async def _settle(self, seat: str) -> None:
        await self.send(seat, b'{"type":"ping"}', b'"type":"pong"', {seat})

    async def open(self, server: Server, seat: str, path: str, cookie: str = "") -> None:
        hear = partial(self._hear, seat)
        self._sockets[seat] = await sockets.opened(server.address, path, cookie, hear, server.public)

    def close(self) -> None:
        for socket in self._sockets.values():
            socket.close()

    async def go_on(self) -> float:
        """Send the next command of a session; return the seconds until the last screen showed it."""
        if command_of_turn(self.turn, "").command["do"] == "answer":  # what is asked comes just behind what led to it
            await asyncio.wait_for(self._asked.wait(), PATIENCE)
        return await self.do(command_of_turn(self.turn, self._prompt))

    async def do(self, done: PlayedCommand) -> float:
        self.turn += 1
        asked = {"type": "do", "id": ID.format(self.turn), "command": done.command}
        return await self.send(done.seat, msgspec.json.encode(asked), f'"kind":"{done.shows}"'.encode())

    async def send(self, seat: str, message: bytes, sign: bytes, to: set[str] | None = None) -> float:
        """Send a message; the seconds until all have one with this sign."""
        assert not self._missing, "one thing at a time"
        self._missing, self._sign = to or set(self._sockets), sign
        self._over = asyncio.get_running_loop().create_future()
        begun = time.perf_counter()
        self._sockets[seat].send(message)
        try:
            return await asyncio.wait_for(self._over, PATIENCE) - begun
        except TimeoutError:
            why = {seat: socket.closed for seat, socket in self._sockets.items() if socket.closed}
            raise SystemExit(f"{message!r} did not reach {self._missing}; closed: {why or 'none'}") from None

    def _hear(self, seat: str, message: bytes) -> None:
        if seat in self._missing and self._sign in message:
            self._missing.discard(seat)
            if not self._missing:
                self.shown = message
                self._over.set_result(time.perf_counter())
        elif message.startswith(b'{"type":"ack"'):
            self.acknowledged += 1
        elif message.startswith(b'{"type":"refused"') and not self._over.done():
            self._over.set_exception(SystemExit(message.decode()))
        elif seat == "gm" and message.startswith(b'{"type":"now"'):
            self._look_at(msgspec.json.decode(message)["prompts"])

    def _look_at(self, prompts: list[dict[str, str]]) -> None:
        if prompts:
            self._prompt = prompts[0]["id"]
            self._asked.set()
        else:
            self._asked.clear()
