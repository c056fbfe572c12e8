"""The guard in front of a real server on loopback."""

from __future__ import annotations

import asyncio
import http.client
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from email.message import Message
from typing import NamedTuple

import msgspec
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from moothall.web.addresses import ListenAddress, hosts_of, listen, origins_of
from moothall.web.connections import knocking
from moothall.web.guard import Guard, Manners
from moothall.web.refusals import Refused

ENOUGH = 60.0
"""Seconds after which a test is stuck and not slow."""


async def count(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    async for said in socket.iter_text():
        await socket.send_text(said)


@contextmanager
def served() -> Iterator[ListenAddress]:
    """A server with the guard in front, on a port of its own; it has stopped when this ends."""
    place, opened = listen(ListenAddress(port=0))
    routes = [Route("/", count, methods=["GET", "POST"]), WebSocketRoute("/socket", echo)]
    manners = Manners(hosts_of(place, ""), origins_of(place), message=1_000, body=lambda path: 1_000)
    app = Guard(Starlette(routes=routes), manners)
    server = uvicorn.Server(uvicorn.Config(app, http=knocking(), log_level="critical", server_header=False))
    thread = threading.Thread(target=asyncio.run, args=(server.serve(sockets=[opened]),))
    thread.start()
    try:
        yield place
    finally:
        server.should_exit = True
        thread.join(ENOUGH)


@pytest.fixture(scope="module")
def place() -> Iterator[ListenAddress]:
    with served() as place:
        yield place


class Answer(NamedTuple):
    status: int
    headers: Message
    body: bytes


def answered(line: http.client.HTTPConnection) -> Answer:
    answer = line.getresponse()
    return Answer(answer.status, answer.headers, answer.read())


def asked(place: ListenAddress, method: str, **headers: str) -> Answer:
    with closing(http.client.HTTPConnection(place.host, place.port, timeout=ENOUGH)) as line:
        line.request(method, "/", headers=headers)
        return answered(line)


def test_a_real_server_is_strict(place: ListenAddress) -> None:
    """Answers over the wire carry the headers, and do not tell what serves them."""
    answer = asked(place, "GET")
    assert (answer.status, answer.body) == (200, b"0")
    assert answer.headers["x-content-type-options"] == "nosniff" and answer.headers["server"] is None
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_real_server_turns_strangers_away(place: ListenAddress) -> None:
    """A foreign host and a foreign page get the one body over the wire."""
    for headers, status in (({"Host": "evil.example"}, 421), ({"Origin": "http://evil.example"}, 403)):
        answer = asked(place, "POST", **headers)
        assert answer.status == status
        assert msgspec.json.decode(answer.body, type=Refused).said.endswith(".")


def test_a_real_stream_is_cut_off(place: ListenAddress) -> None:
    """A body in pieces without a length is answered as soon as it is too long, though it goes on."""
    with closing(http.client.HTTPConnection(place.host, place.port, timeout=ENOUGH)) as line:
        line.putrequest("POST", "/")
        line.putheader("Transfer-Encoding", "chunked")
        line.endheaders()
        for _ in range(11):
            line.send(b"64\r\n" + b"x" * 100 + b"\r\n")
        answer = answered(line)
        assert (answer.status, answer.headers["connection"]) == (413, "close")
        assert msgspec.json.decode(answer.body, type=Refused).error == "error-web-too-big"
    assert asked(place, "GET").status == 200


def test_a_real_socket_is_closed_for_a_long_message(place: ListenAddress) -> None:
    """A socket of ours echoes, one that sends too much is closed with the code for that."""
    with connect(f"ws://{place.host}:{place.port}/socket", open_timeout=ENOUGH) as socket:
        socket.send("hello")
        assert socket.recv(ENOUGH) == "hello"
        socket.send("x" * 1_001)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(ENOUGH)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_a_real_socket_of_a_foreign_page_is_refused(place: ListenAddress) -> None:
    """The browser of a foreign page gets a plain refusal instead of a socket."""
    address = f"ws://{place.host}:{place.port}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("http://evil.example")):
        pass
    answer = refused.value.response
    assert answer.status_code == 403 and answer.body is not None
    assert msgspec.json.decode(answer.body, type=Refused).error == "error-web-origin"
    assert answer.headers["x-content-type-options"] == "nosniff"
