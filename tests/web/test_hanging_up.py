"""Clients that hang up, at whatever moment, leave no traceback; faults of ours are logged, but not without end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from moothall.web import socket as sockets
from moothall.web.api import all_endpoints
from moothall.web.calls import log_fault
from tests.web.support.server import Person, opened

MOMENTS = range(9)
"""After so many messages of ours: the acceptance, the greeting, the view, lines, and so on."""


class HungUp(OSError):
    """As the server below tells it, where it notices while we send."""


class Client:
    """A client below the app, as strict as uvicorn: nothing may be sent after the end was told."""

    def __init__(self, person: Person, cut: int, how: str) -> None:
        self.person, self.cut, self.how = person, cut, how
        self.sent: list[str] = []
        self.over = False
        self._gone = asyncio.Event()
        self._asked = 0

    async def receive(self) -> dict[str, Any]:
        self._asked += 1
        if self._asked == 1:
            return {"type": "websocket.connect"}
        if self._asked == 2:
            return {"type": "websocket.receive", "text": '{"type": "ping"}'}
        await self._gone.wait()
        self.over = True
        return {"type": "websocket.disconnect", "code": 1005}

    async def send(self, message: Any) -> None:
        if self.over:
            raise RuntimeError(f"Unexpected ASGI message '{message['type']}', after sending 'websocket.close'")
        if len(self.sent) >= self.cut:
            self._gone.set()
            if self.how == "noticed":
                self.over = True
                raise HungUp
        self.sent.append(message["type"])
        self.over = message["type"] == "websocket.close"
        if self.over:
            self._gone.set()

    async def run(self) -> None:
        path = self.person.at("socket")
        scope = {"type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": ""}
        headers = [(b"host", b"localhost:4255"), (b"cookie", self.person.cookie.encode())]
        more: dict[str, Any] = {"headers": headers, "client": ("127.0.0.1", 1), "server": ("localhost", 4255)}
        more |= {"scheme": "ws", "subprotocols": [], "asgi": {"version": "3.0"}, "http_version": "1.1"}
        await self.person.server.client.app(scope | more, self.receive, self.send)


@pytest.mark.parametrize("how", ["noticed", "told"])
def test_a_client_may_hang_up_at_any_moment(tmp_path: Path, how: str, caplog: pytest.LogCaptureFixture) -> None:
    """The socket ends without a fault, nothing is sent after its end, and it is no longer counted."""
    with opened(tmp_path) as server:
        ana = server.host().makes_table().brings("Ana")
        for n in range(5):
            ana.does("say", text=f"{n}")
        for cut in MOMENTS:
            client = Client(ana, cut, how)
            server.run(client.run)
            assert len(client.sent) >= min(cut, 1)
        assert not server.context.sockets._open
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_a_socket_that_was_told_the_end_sends_nothing_more(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """While it is being told a long log the client goes: of what was ready to be sent nothing goes out."""
    with opened(tmp_path) as server:
        ana = server.host().makes_table().brings("Ana")
        for n in range(sockets.MANY + 10):
            ana.does("say", text=f"{n}")
        client = Client(ana, 4, "told")
        server.run(client.run)
        assert len(client.sent) < sockets.MANY
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_requests_may_be_cut_off_in_their_body(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Every endpoint with a body, left by its client in the middle of it: no fault, and no line in the log."""
    with opened(tmp_path) as server:
        gm = server.host().makes_table()
        for endpoint in all_endpoints():
            if endpoint.takes is None:
                continue
            path = endpoint.path.format(table=gm.table, seat=gm.seat, book="nde2")
            said = server.run(partial(_cut_off, gm, endpoint.method, path))
            assert said in (400, 403), path
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def _cut_off(person: Person, method: str, path: str) -> int:
    """The status that nobody reads any more."""
    said: list[Any] = []
    coming = iter([{"type": "http.request", "body": b"{", "more_body": True}])

    async def receive() -> dict[str, Any]:
        return next(coming, {"type": "http.disconnect"})

    async def send(message: Any) -> None:
        said.append(message)

    headers = [(b"host", b"localhost:4255"), (b"cookie", person.cookie.encode())]
    scope: dict[str, Any] = {"type": "http", "method": method, "path": path, "raw_path": path.encode()}
    scope |= {"headers": headers, "client": ("127.0.0.1", 1), "server": ("localhost", 4255), "scheme": "http"}
    scope |= {"query_string": b"", "http_version": "1.1", "root_path": "", "asgi": {"version": "3.0"}}
    await person.server.client.app(scope, receive, send)
    status: int = said[0]["status"]
    return status


def test_faults_are_logged_a_few_times_and_without_the_request(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same fault a hundred times is a handful of entries; another fault has its own, and no path is in them."""
    with opened(tmp_path) as server:
        gm = server.host().makes_table()

        def broken(*_: Any) -> Callable[..., Awaitable[Any]]:
            raise KeyError("lamp")

        monkeypatch.setattr(server.context.tables, "live", broken)
        for _ in range(100):
            assert gm.get(gm.at("view")).status == 500
        assert 1 <= len(caplog.records) <= 5
        assert gm.table not in caplog.text and "KeyError" in caplog.text
        before = len(caplog.records)
        log_fault(server.context, "elsewhere", ValueError("other"))
        assert len(caplog.records) == before + 1
