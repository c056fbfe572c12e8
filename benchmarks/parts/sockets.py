"""A WebSocket that costs next to nothing, so that the figures are the server's and not its clients'.

It takes whole text messages and answers heartbeats, which is all that our servers send.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
"""Clients must mask what they send. This mask changes nothing."""

Hear = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One open socket; `hear` is called with each message."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = ""
        self._transport: asyncio.Transport
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, problem: Exception | None) -> None:
        self.closed = self.closed or "the line broke"
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self.closed))

    def ask(self, host: str, path: str, cookie: str) -> None:
        """Ask to open."""
        wanted = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        asked = f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{wanted}\r\n{key}\r\nCookie: {cookie}\r\n\r\n"
        self._transport.write(asked.encode())

    def send(self, text: bytes, kind: int = TEXT) -> None:
        size = len(text)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + text)

    def close(self) -> None:
        self.closed = "by us"
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        data = self._unread + data
        if not self.opened.done():
            data = self._shake_hands(data)
        at = 0
        while (message := _message(data, at)) is not None:
            kind, begin, at = message
            self._take(kind, data[begin:at])
        self._unread = data[at:]

    def _shake_hands(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if head.split(b" ", 2)[1] == b"101":
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(data.decode()))
        return rest

    def _take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self.hear(content)
        elif kind == PING:
            self.send(content, PONG)
        elif kind == CLOSE:
            self.closed = content[2:].decode() or "without a word"


def _message(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the message that begins here, and where its content begins and ends; none if more is to come."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1], at + 2
    if size > 125:
        begin = at + (4 if size == 126 else 10)
        if len(data) < begin:
            return None
        size = int.from_bytes(data[at + 2 : begin], "big")
    return (data[at] & 15, begin, begin + size) if len(data) >= begin + size else None


async def opened(address: str, path: str, cookie: str, hear: Hear, public: str = "") -> Socket:
    """Open a socket at an address like `http://127.0.0.1:4255`, which browsers perhaps know by a public one."""
    name, _, port = address.partition("//")[2].rpartition(":")
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(hear), name, int(port))
    socket.ask((public or address).partition("//")[2], path, cookie)
    await socket.opened
    return socket
