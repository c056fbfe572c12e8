"""Connections: request heads that are too long or too slow, and too many connections at once."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from itertools import cycle, islice
from typing import Any

import msgspec
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from moothall.web.addresses import ListenAddress, listen
from moothall.web.connections import (
    BODY_LEAST,
    BODY_SECONDS,
    HEAD_SECONDS,
    LINGER_BYTES,
    LINGER_SECONDS,
    MOST_HEAD,
    GuardedProtocol,
    Porch,
    knocking,
)
from moothall.web.refusals import Refused
from moothall.web.server import _config

pytestmark = pytest.mark.slow

ENOUGH = 60.0
"""Seconds after which a test is stuck and not slow."""


class Pipe(asyncio.Transport):
    """A connection that only notes what happens to it."""

    def __init__(self, peer: str = "192.0.2.1") -> None:
        super().__init__({"peername": (peer, 5), "sockname": ("192.0.2.9", 80)})
        self.said = b""
        self.closed = self.aborted = self.ended = self.paused = False

    def write(self, data: Any) -> None:
        self.said += bytes(data)

    def write_eof(self) -> None:
        self.ended = True

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Bell:
    """A loop whose bells ring when a test rings them."""

    def __init__(self) -> None:
        self.set: list[tuple[float, Callable[[], None], list[bool]]] = []

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Any:
        gone = [False]
        self.set.append((seconds, ring, gone))

        class Handle:
            def cancel(self) -> None:
                gone[0] = True

        return Handle()

    def create_task(self, work: Any) -> Any:
        return asyncio.get_running_loop().create_task(work)

    @property
    def waits(self) -> list[float]:
        """How many seconds are waited for now."""
        return [seconds for seconds, _, gone in self.set if not gone[0]]

    def ring(self) -> None:
        """Let the time pass that is waited for."""
        ((_, ring, gone),) = [bell for bell in self.set if not bell[2][0]]
        gone[0] = True
        ring()


class Caller:
    """One connection, the loop it waits on, and what the app was asked."""

    def __init__(self, porch: Porch | None = None, peer: str = "192.0.2.1") -> None:
        self.asked: list[str] = []
        self.pipe, self.bell = Pipe(peer), Bell()
        config = uvicorn.Config(self.app, log_level="critical", ws="none", interface="asgi3")
        config.load()
        self.knock = GuardedProtocol(config, ServerState(), {}, self.bell, porch=Porch() if porch is None else porch)
        self.knock.connection_made(self.pipe)

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.append(scope["path"])
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    def sends(self, data: bytes) -> None:
        self.knock.data_received(data)


def on_a_loop(test: Callable[[], Any]) -> None:
    async def run() -> None:
        test()
        for _ in range(5):
            await asyncio.sleep(0)

    asyncio.run(run())


async def turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


GET = b"GET / HTTP/1.1\r\nHost: x\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n"

# ---- Too long -------------------------------------------------------------------------------------------------------

ENDLESS: dict[str, tuple[bytes, bytes]] = {
    "one header": (GET + b"X: ", b"a"),
    "the name of a header": (GET, b"a"),
    "headers": (GET, b"Abcd: efgh\r\n"),
    "the address": (b"GET /", b"a"),
    "blank lines": (b"", b"\r\n"),
    "a trailer": (CHUNKED + b"0\r\nX: ", b"a"),
    "trailers": (CHUNKED + b"0\r\n", b"Abcd: efgh\r\n"),
    "what stands beside a length": (CHUNKED + b"1;", b"a"),
}


@pytest.mark.parametrize("size", [700, 10_000, 300_000])
@pytest.mark.parametrize(("begins", "goes_on"), ENDLESS.values(), ids=ENDLESS)
def test_an_endless_head_is_cut_at_the_bound(
    monkeypatch: pytest.MonkeyPatch, begins: bytes, goes_on: bytes, size: int
) -> None:
    """In whichever pieces an endless head comes, the parser is given no more of it than the bound."""
    fed: list[int] = []
    read = HttpToolsProtocol.data_received

    def counted(self: HttpToolsProtocol, data: bytes) -> None:
        fed.append(len(data))
        read(self, data)

    monkeypatch.setattr(HttpToolsProtocol, "data_received", counted)

    def test() -> None:
        caller = Caller()
        caller.sends(begins)
        line = cycle(goes_on)
        pieces = 0
        while not caller.pipe.closed and not caller.pipe.paused:
            caller.sends(bytes(islice(line, size)))
            pieces += 1
        assert sum(fed) <= len(begins) + MOST_HEAD
        assert pieces * size <= MOST_HEAD + LINGER_BYTES + 2 * size
        assert caller.bell.waits == ([] if caller.pipe.closed else [LINGER_SECONDS])

    on_a_loop(test)


@pytest.mark.parametrize("size", [1, 999, MOST_HEAD + 1])
def test_a_head_may_be_as_long_as_the_bound(size: int) -> None:
    """Up to its last byte it is answered by the app; with one more, in any pieces, by a refusal."""

    async def test() -> None:
        for more, asked in ((0, ["/"]), (1, [])):
            caller = Caller()
            head = GET + b"X: " + b"a" * (MOST_HEAD - len(GET) - 7 + more) + b"\r\n\r\n"
            for at in range(0, len(head), size):
                caller.sends(head[at : at + size])
            await turns()
            assert caller.asked == asked
            assert caller.pipe.said.startswith(b"HTTP/1.1 204" if asked else b"HTTP/1.1 431")

    asyncio.run(test())


def test_many_requests_on_one_connection_are_no_long_head() -> None:
    """Each is counted for itself, and so is a long body; a second one that is too long is refused."""

    async def test() -> None:
        caller = Caller()
        body = b"x" * (3 * MOST_HEAD)
        for _ in range(3):
            caller.sends(GET + b"X: " + b"a" * (MOST_HEAD // 2) + b"\r\n\r\n")
            await turns()
            caller.sends(b"POST /b HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
            await turns()
        assert caller.asked == ["/", "/b"] * 3 and caller.pipe.said.count(b"HTTP/1.1 204") == 6
        caller.sends(GET + b"X: " + b"a" * MOST_HEAD)
        assert b"HTTP/1.1 431" in caller.pipe.said and caller.pipe.ended

    asyncio.run(test())


def test_a_refusal_can_be_read_before_the_end() -> None:
    """After it nothing more is said, what still comes is dropped and then not even read, and in time the line ends."""

    def test() -> None:
        for more in (LINGER_BYTES + 1, 0):
            caller = Caller()
            caller.sends(GET + b"Accept-Language: pl\r\nX: " + b"a" * MOST_HEAD)
            head, _, said = caller.pipe.said.partition(b"\r\n\r\n")
            refused = msgspec.json.decode(said, type=Refused)
            assert refused.error == "error-web-head" and "64 KiB" in refused.said and "najwyżej" in refused.said
            assert b"x-content-type-options: nosniff" in head and head.count(b"cache-control") == 1
            assert caller.bell.waits == [LINGER_SECONDS] and caller.pipe.ended and not caller.pipe.closed
            caller.sends(b"a" * more)
            assert caller.pipe.paused == bool(more) and not caller.pipe.closed
            caller.bell.ring()
            assert caller.pipe.aborted and caller.pipe.said.count(b"HTTP/1.1") == 1 and caller.bell.waits == []

    on_a_loop(test)


# ---- Too slow -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("begins", [b"", b"G", GET, b"\r\n"])
def test_a_head_that_does_not_come_is_not_waited_for(begins: bytes) -> None:
    """From the connection to the end of the head so long: a byte now and then buys no time."""

    def test() -> None:
        caller = Caller()
        for letter in begins:
            caller.sends(bytes([letter]))
        assert caller.bell.waits == [HEAD_SECONDS] and len(caller.bell.set) == 1
        caller.bell.ring()
        assert caller.pipe.aborted and caller.asked == []

    on_a_loop(test)


def test_a_further_request_has_the_same_time() -> None:
    """While one is answered nothing is waited for here; the first byte of the next one begins the time anew."""

    async def test() -> None:
        caller = Caller()
        caller.sends(GET + b"\r\n")
        assert caller.bell.waits == []
        await turns()
        assert caller.asked == ["/"] and caller.bell.waits == [5]  # uvicorn's own, for a connection that is kept
        caller.sends(b"G")
        assert caller.bell.waits == [HEAD_SECONDS]
        caller.bell.ring()
        assert caller.pipe.aborted

    asyncio.run(test())


def test_a_body_must_go_on() -> None:
    """In so many seconds so much of it comes, or the connection ends; who waits for us is not to blame."""

    def test() -> None:
        caller = Caller()
        caller.sends(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\n")
        for _ in range(3):
            assert caller.bell.waits == [BODY_SECONDS]
            caller.sends(b"x" * BODY_LEAST)
            caller.bell.ring()
        assert not caller.pipe.closed
        caller.knock.flow.pause_reading()
        caller.bell.ring()
        assert not caller.pipe.closed
        caller.knock.flow.resume_reading()
        caller.sends(b"x" * (BODY_LEAST - 1))
        caller.bell.ring()
        assert caller.pipe.aborted

    on_a_loop(test)


@pytest.mark.parametrize("answered", [True, False])
def test_a_body_that_nobody_reads_is_not_taken(answered: bool) -> None:
    """Who was answered before the body, and sends on, is read no further than a refusal takes; then the line ends."""

    def test() -> None:
        caller = Caller()
        caller.sends(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 90000000\r\n\r\n")
        caller.knock.cycle.response_complete = answered
        for _ in range(LINGER_BYTES // 65_536 + 1):
            caller.sends(b"x" * 65_536)
        assert caller.knock._refused is answered and not caller.pipe.aborted
        if answered:
            assert caller.knock.flow.read_paused
            assert caller.bell.waits[-1] == LINGER_SECONDS
            caller.bell.ring()
            assert caller.pipe.aborted

    on_a_loop(test)


# ---- Too many -------------------------------------------------------------------------------------------------------


def test_the_busiest_sender_loses_the_oldest() -> None:
    """One too many costs the oldest of whoever knocks most, and nobody else; complete requests do not count."""

    def test() -> None:
        porch = Porch(4)
        ana = Caller(porch, "192.0.2.7")
        crowd = [Caller(porch, "192.0.2.1") for _ in range(6)]
        assert [one.pipe.aborted for one in crowd] == [True] * 3 + [False] * 3
        assert not ana.pipe.aborted and len(porch) == 4
        ana.sends(GET + b"\r\n")
        assert len(porch) == 3
        crowd[-1].knock.connection_lost(None)
        assert len(porch) == 2

    on_a_loop(test)


# ---- A real server --------------------------------------------------------------------------------------------------


async def hello(request: Request) -> Response:
    return PlainTextResponse("hello")


async def echo(line: WebSocket) -> None:
    await line.accept()
    await line.send_text(await line.receive_text())


@contextmanager
def served(most: int) -> Iterator[ListenAddress]:
    place, opened = listen(ListenAddress(port=0))
    app = Starlette(routes=[Route("/", hello), WebSocketRoute("/socket", echo)])
    server = uvicorn.Server(uvicorn.Config(app, http=knocking(most), log_level="critical"))
    thread = threading.Thread(target=asyncio.run, args=(server.serve(sockets=[opened]),))
    thread.start()
    try:
        yield place
    finally:
        server.should_exit = True
        thread.join(ENOUGH)
        opened.close()


@pytest.fixture(scope="module")
def place() -> Iterator[ListenAddress]:
    with served(most=5) as place:
        yield place


def said(place: ListenAddress, data: bytes) -> bytes:
    """All that comes back."""
    with socket.create_connection((place.host, place.port), ENOUGH) as line:
        line.sendall(data)
        return b"".join(iter(lambda: line.recv(65_536), b""))


def test_a_finished_request_with_a_long_header_is_refused(place: ListenAddress) -> None:
    """Though it is complete, and sent at once, it does not come to the app; the refusal arrives whole."""
    answer = said(place, GET + b"X: " + b"a" * 300_000 + b"\r\n\r\n")
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 431 ") and msgspec.json.decode(body, type=Refused).error == "error-web-head"


def test_half_sent_requests_do_not_stop_honest_ones(place: ListenAddress) -> None:
    """Of many that begin and do not end all but the last few are closed, and a whole request is answered."""
    with ExitStack() as stack:
        half = []
        for _ in range(20):
            half.append(stack.enter_context(socket.create_connection((place.host, place.port), ENOUGH)))
            half[-1].sendall(b"GET / HTTP/1.1\r\nHo")
        assert said(place, GET + b"Connection: close\r\n\r\n").endswith(b"hello")
        for line in half[:15]:
            with suppress(ConnectionResetError):
                assert line.recv(1) == b""
        half[-1].sendall(b"st: x\r\nConnection: close\r\n\r\n")
        assert half[-1].recv(65_536).startswith(b"HTTP/1.1 200")


def test_socket_handshakes_have_the_limits_of_requests(place: ListenAddress) -> None:
    """A handshake with a long header is refused; one that is let in is no longer counted, however many knock."""
    address = f"ws://{place.host}:{place.port}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers={"X": "a" * MOST_HEAD}):
        pass
    assert refused.value.response.status_code == 431
    with connect(address, open_timeout=ENOUGH) as line, ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(socket.create_connection((place.host, place.port), ENOUGH)).sendall(b"GET")
        assert said(place, GET + b"Connection: close\r\n\r\n").endswith(b"hello")
        line.send("still here")
        assert line.recv(ENOUGH) == "still here"


def test_moothall_serve_bounds_every_connection() -> None:
    """Every connection of `moothall serve` is measured."""
    made: Any = _config(ListenAddress()).http
    assert isinstance(made, partial) and made.func is GuardedProtocol
