"""Passing on: a request for a table that another process owns goes to that process, and its answer comes back.

A request is tried here first, so a table that is free is opened where it is asked for. If the app answers that it is
elsewhere, that answer is withheld and the whole request is sent to the owner's inner door, with the key of the cluster
and the address of whoever sent it. Sockets are passed byte for byte. A request is passed on once: an owner that is none
any more answers 421, and the first process looks again. An owner that beats and cannot be reached is asked to let the
table go.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from hmac import compare_digest
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit

import h11
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from moothall.errors import MoothallError
from moothall.records import record
from moothall.web.guard import PASSED, TRIED, App, Headers, Message, Receive, Scope, Send, values
from moothall.web.refusals import ELSEWHERE

KEY, SENDER = b"x-moothall-member", b"x-moothall-sender"
OURS = (ELSEWHERE, KEY, SENDER)
OF_A_CONNECTION = (
    *(b"connection", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade", b"expect"),
    *(b"host", b"content-length", b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-extensions"),
)
"""Headers that belong to one connection, and are said anew on the next."""

NOT_HERE = 421
PATIENCE, PAUSE = 5.0, 0.03
"""Seconds in which an owner must be found, and between two looks."""

ASK_AFTER = 1.0
"""Seconds in which an owner was not reached after which it is asked for the table."""

LOOK_AGAIN = 0.3
"""Seconds between two looks whether an owner that lets us wait still is the owner."""

SILENT = 2.0
"""Seconds after which an owner that does not answer a ping is hung up on, so that its people look for another."""

AS_IT_IS: dict[str, Any] = {
    **dict.fromkeys(("compression", "user_agent_header", "proxy", "max_size")),
    "open_timeout": SILENT,
    "ping_interval": SILENT / 2,
    "ping_timeout": SILENT,
    "close_timeout": SILENT / 8,
}
"""Of a socket to an owner: nothing is added, packed or cut, and it is noticed soon when the owner is silent."""

AWAY = 1012
AT_ONCE = 1 << 16

T = TypeVar("T")
Owner = Callable[[str], str]
"""The address of the inner door of the member that owns a table; nothing if none does, or if it has no door."""


class Owners(Protocol):
    """Who owns the tables of a cluster."""

    def door_of_owner(self, table: str) -> str: ...
    def ask_for(self, table: str) -> None: ...


class InnerDoor:
    """ASGI middleware for members alone; for anybody else nothing is here."""

    def __init__(self, app: App, key: str) -> None:
        self._app, self._key = app, key.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        said = values(scope["headers"], KEY)
        if len(said) != 1 or not compare_digest(said[0].encode("latin-1"), self._key):
            return await _answer(scope, send, 404)
        sender = (values(scope["headers"], SENDER) or [""])[0]
        return await self._app({**scope, "client": (sender, 0), PASSED: True}, receive, send)


class Passing:
    """ASGI middleware between the guard and the app."""

    def __init__(self, app: App, key: str, owners: Owners) -> None:
        self._app, self._key, self._owners = app, key.encode(), owners

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        kept_request, begun = KeptRequest(receive), time.monotonic()
        while True:
            withheld = Withheld(send)
            await self._app(scope, kept_request.from_the_start(), withheld)
            if not withheld.table:
                return None
            if scope.get(PASSED):
                return await _answer(scope, send, NOT_HERE)
            door = await asyncio.to_thread(self._owners.door_of_owner, withheld.table)
            watch = OwnerWatch(self._owners.door_of_owner, withheld.table, door)
            if door and await self._pass_on(watch, scope, kept_request, send):
                return None
            if time.monotonic() > begun + PATIENCE:
                return await withheld.let_go()
            if door and time.monotonic() > begun + ASK_AFTER:
                await asyncio.to_thread(self._owners.ask_for, withheld.table)
            await asyncio.sleep(PAUSE)
            scope = {**scope, TRIED: True}

    async def _pass_on(self, owner: OwnerWatch, scope: Scope, kept_request: KeptRequest, send: Send) -> bool:
        """Whether the owner has taken it, whatever came of it."""
        headers = self._headers(scope)
        query = b"?" + scope["query_string"] if scope["query_string"] else b""
        target = (scope.get("raw_path") or scope["path"].encode()) + query
        if scope["type"] == "http":
            return await pass_call(owner, PassedCall(scope["method"], target, headers, await kept_request.body()), send)
        return await pass_socket(owner, target.decode("latin-1"), headers, kept_request, send)

    def _headers(self, scope: Scope) -> Headers:
        client = scope.get("client") or ("", 0)
        return [*forwarded(scope["headers"]), (KEY, self._key), (SENDER, str(client[0]).encode())]


def forwarded(headers: Iterable[tuple[bytes, bytes]]) -> Headers:
    """The headers of a request without those of its connection, and without any that look like ours."""
    return [(name.lower(), value) for name, value in headers if name.lower() not in (*OF_A_CONNECTION, *OURS)]


class OwnerWatch:
    """The owner of a table while it is waited for: one that has lost the table may sleep, and would not say so."""

    def __init__(self, owner: Owner, table: str, door: str) -> None:
        self._owner, self._table, self.door = owner, table, door

    async def wait_for(self, work: Awaitable[T], begun: Callable[[], bool] = lambda: False) -> T:
        """Wait for what the owner does, until it has begun to answer or is the owner no more.

        An owner that has let the table go may still have to say so: it has the time between two looks for that.
        """
        task, is_lost = asyncio.ensure_future(work), False
        try:
            while not (await asyncio.wait((task,), timeout=LOOK_AGAIN))[0] and not begun():
                if is_lost:
                    raise ConnectionResetError("the table is owned by another process now, or by none")
                with suppress(MoothallError):  # a database that is away does not tell
                    is_lost = await asyncio.to_thread(self._owner, self._table) != self.door
            return await task
        finally:
            task.cancel()


# ---- trying here ----------------------------------------------------------------------------------------------------


class KeptRequest:
    """What a client sends, kept so that it can be read again."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._kept: list[Message] = []

    def from_the_start(self) -> Receive:
        """A `receive` that begins with the first message."""
        at = 0

        async def receive() -> Message:
            nonlocal at
            if at < len(self._kept):
                at += 1
                return self._kept[at - 1]
            message = await self._receive()
            if message["type"] in ("http.request", "websocket.connect"):
                self._kept.append(message)
                at += 1
            return message

        return receive

    async def body(self) -> bytes:
        """The whole body of a request."""
        receive, parts = self.from_the_start(), list[bytes]()
        while True:
            message = await receive()
            parts.append(message.get("body", b""))
            if not message.get("more_body"):
                return b"".join(parts)

    async def next(self) -> Message:
        """What comes after all that was kept."""
        return await self._receive()


class Withheld:
    """A `send` that keeps an answer back if it says that a table is elsewhere."""

    def __init__(self, send: Send) -> None:
        self._send, self._kept = send, list[Message]()
        self.table = ""

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.table = next(iter(values(message["headers"], ELSEWHERE)), "")
            message["headers"] = [(name, value) for name, value in message["headers"] if name.lower() != ELSEWHERE]
        if self.table:
            self._kept.append(message)
        else:
            await self._send(message)

    async def let_go(self) -> None:
        """Send it after all."""
        for message in self._kept:
            await self._send(message)


async def _answer(scope: Scope, send: Send, status: int) -> None:
    """An answer without words, for programs of ours and for whoever should not be here."""
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send({"type": f"{kind}.start", "status": status, "headers": [(b"content-length", b"0")]})
    await send({"type": f"{kind}.body", "body": b""})


# ---- calls ----------------------------------------------------------------------------------------------------------


@record
class PassedCall:
    """A request as it goes to another process."""

    method: str
    target: bytes
    headers: Headers
    body: bytes


async def pass_call(owner: OwnerWatch, request: PassedCall, send: Send) -> bool:
    """Send a call to an owner and its answer back; whether it was taken.

    What was sent is never sent a second time, unless it only asks for something.
    """
    at = urlsplit(owner.door)
    try:
        reader, writer = await asyncio.wait_for(asyncio.open_connection(at.hostname, at.port), SILENT)
    except (OSError, TimeoutError):
        return False
    back = AnswerBegun(send)
    try:
        wire = h11.Connection(h11.CLIENT)
        writer.write(_written(wire, request, at.netloc))
        await writer.drain()
        return await owner.wait_for(_relay(wire, reader, back), lambda: back.begun)
    except (OSError, h11.ProtocolError):
        if back.begun:
            raise
        if request.method in ("GET", "HEAD"):
            return False
        await _answer({"type": "http"}, send, 502)  # nobody knows what the owner did
        return True
    finally:
        writer.close()


class AnswerBegun:
    """A `send` that knows whether an answer has begun."""

    def __init__(self, send: Send) -> None:
        self._send, self.begun = send, False

    async def __call__(self, message: Message) -> None:
        self.begun = True
        await self._send(message)


def _written(wire: h11.Connection, request: PassedCall, host: str) -> bytes:
    own = [(b"host", host.encode()), (b"connection", b"close"), (b"content-length", str(len(request.body)).encode())]
    head = h11.Request(method=request.method, target=request.target, headers=[*request.headers, *own])
    events = (head, h11.Data(data=request.body), h11.EndOfMessage())
    return b"".join(wire.send(event) or b"" for event in events)


async def _relay(wire: h11.Connection, reader: asyncio.StreamReader, send: Send) -> bool:
    """Read an answer and send it on; false if the door says that the table is not there."""
    while True:
        match wire.next_event():
            case event if event is h11.NEED_DATA:
                wire.receive_data(await reader.read(AT_ONCE))
            case h11.Response(status_code=status, headers=headers):
                if status == NOT_HERE:
                    return False
                kept = [(name, value) for name, value in headers if name not in (b"connection", b"transfer-encoding")]
                await send({"type": "http.response.start", "status": status, "headers": kept})
            case h11.Data(data=data):
                await send({"type": "http.response.body", "body": bytes(data), "more_body": True})
            case h11.EndOfMessage():
                await send({"type": "http.response.body", "body": b""})
                return True
            case _:
                raise ConnectionResetError("the owner has gone in the middle of its answer")


# ---- sockets --------------------------------------------------------------------------------------------------------


async def pass_socket(owner: OwnerWatch, target: str, headers: Headers, kept_request: KeptRequest, send: Send) -> bool:
    """Pass a socket on until one side has enough; whether it was taken."""
    said = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]
    url = owner.door.replace("http", "ws", 1) + target
    try:
        inner = await owner.wait_for(_opened(url, said))
    except InvalidStatus as refused:
        return await _denied(refused, send)
    except (OSError, TimeoutError, WebSocketException):
        return False
    await send({"type": "websocket.accept"})
    ways = [asyncio.ensure_future(_in(inner, kept_request)), asyncio.ensure_future(_out(inner, send))]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        await inner.close()
    return True


async def _opened(url: str, headers: list[tuple[str, str]]) -> ClientConnection:
    return await connect(url, additional_headers=headers, **AS_IT_IS)


async def _denied(refused: InvalidStatus, send: Send) -> bool:
    """Tell a client why the owner does not open its socket; false if the table is not there."""
    answer = refused.response
    if answer.status_code == NOT_HERE:
        return False
    kept = [(name.encode(), value.encode()) for name, value in answer.headers.raw_items()]
    headers = [(name, value) for name, value in forwarded(kept) if name != b"date"]
    headers.append((b"content-length", str(len(answer.body)).encode()))
    await send({"type": "websocket.http.response.start", "status": answer.status_code, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": bytes(answer.body)})
    return True


async def _in(inner: ClientConnection, kept_request: KeptRequest) -> None:
    while (message := await kept_request.next())["type"] != "websocket.disconnect":
        if message["type"] == "websocket.receive":  # and not the first one, which nobody may have read yet
            said = message.get("text")
            await inner.send(message["bytes"] if said is None else said)


async def _out(inner: ClientConnection, send: Send) -> None:
    """Send on what the owner says, and the code with which it closes; if it just ends, whoever listens comes back."""
    try:
        while True:
            said = await inner.recv()
            await send({"type": "websocket.send", ("text" if isinstance(said, str) else "bytes"): said})
    except ConnectionClosed as closed:
        code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (AWAY, "")
        await send({"type": "websocket.close", "code": code, "reason": reason})
