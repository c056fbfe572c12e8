"""A web server for tests in one process, people with cookies of their own, and their sockets.

with opened(tmp_path) as server:
    gm = server.host().makes_table("nde2")
    ana = gm.invites("player").joins("Ana")
    with ana.socket() as line:
        line.do({"do": "say", "text": "Hello"})
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import httpx2
import msgspec
import uvicorn
from starlette.testclient import TestClient
from websockets.sync.client import ClientConnection, connect

from moothall.store import open_store
from moothall.store.connections import commit
from moothall.web.access import HOST, Admission
from moothall.web.addresses import ListenAddress, listen
from moothall.web.app import make_app
from moothall.web.connections import knocking
from moothall.web.context import AppContext, Rates
from moothall.web.create_table import begin
from moothall.web.server import Server

ENOUGH = 60.0
"""Seconds after which a test is stuck and not slow."""

NO_LIMITS = Rates((1e9, 1e9), (1e9, 1e9), (1e9, 1e9), (1e9, 1e9))
Json = dict[str, Any]
T = TypeVar("T")


class Clock:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    body: Any
    headers: Any


class Wire(Protocol):
    """A socket, in this process or over the network."""

    def send_text(self, data: str) -> None: ...
    def receive_text(self) -> str: ...


class WebServer:
    """A running app and everybody who talks to it."""

    def __init__(self, context: AppContext, client: Any, address: str) -> None:
        self.context, self.client, self.address = context, client, address
        self.fresh = count(1)

    @contextmanager
    def connected(self, path: str, cookie: str) -> Iterator[Wire]:
        """A socket of the app in this process."""
        with self.client.websocket_connect(f"ws://localhost:4255{path}", headers={"cookie": cookie}) as session:
            yield session

    def stranger(self) -> Person:
        return Person(self)

    def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something on the loop of the app."""
        done: T = self.client.portal.call(work)
        return done

    def signed_in(self, person: str, table: str, role: str, seat: str) -> Person:
        """A person who sits at a table already, in a browser of their own."""
        now = self.context.clock()
        self.context.access.grant(person, Admission(table, role, seat), now)
        somebody = Person(self, table, seat)
        cookie = self.context.cookie
        somebody.cookie = f"{cookie.name}={self.context.access.sign_in(person, now).token}"
        return somebody

    def host(self) -> Person:
        """The person who opened the host's link."""
        made = self.context.access.invite(Admission("", HOST), self.context.clock())
        host = Person(self)
        assert host.post("/api/join", {"token": made.token}).status == 200
        return host


class Person:
    """A person with a browser: a cookie, and perhaps a table and a seat."""

    def __init__(self, server: WebServer, table: str = "", seat: str = "") -> None:
        self.server, self.table, self.seat = server, table, seat
        self.cookie = ""

    # ---- HTTP

    def ask(self, method: str, path: str, body: Any = None, raw: bytes | None = None, **headers: str) -> Answer:
        """One request; a cookie that comes back is kept."""
        client = self.server.client
        content = raw if raw is not None else (None if body is None else msgspec.json.encode(body))
        given = {"content-type": "application/json"} if body is not None else {}
        sent = given | ({"cookie": self.cookie} if self.cookie else {}) | headers
        answer = client.request(method, path, content=content, headers=sent)
        client.cookies.clear()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        is_json = bool(answer.content) and answer.headers.get("content-type", "") == "application/json"
        return Answer(answer.status_code, answer.json() if is_json else answer.content, answer.headers)

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, None, None, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        return self.ask("POST", path, body, None, **headers)

    def delete(self, path: str) -> Answer:
        return self.ask("DELETE", path)

    def at(self, path: str) -> str:
        """A path below one's own seat."""
        return f"/api/tables/{self.table}/seats/{self.seat}/{path}"

    # ---- coming in

    def makes_table(self, book: str = "nde2", title: str = "The Lantern", **options: str) -> Person:
        """Make a table that asks everything, so that a test can go question by question, and sit at it as its GM."""
        asked = {"book": book, "title": title, "name": "Gil", "options": options, "pace": "everything"}
        made = self.post("/api/tables", asked)
        assert made.status == 201, made
        self.table, self.seat = made.body["id"], "gm"
        return self

    def invites(self, role: str, seat: str = "") -> str:
        """A link's token."""
        made = self.post(f"/api/tables/{self.table}/links", {"role": role, "seat": seat})
        assert made.status == 201, made
        token: str = made.body["token"]
        return token

    def brings(self, name: str, role: str = "player") -> Person:
        """Invite somebody, who comes and sits down."""
        guest = Person(self.server)
        came = guest.post("/api/join", {"token": self.invites(role), "name": name})
        assert came.status == 200, came
        guest.table, guest.seat = came.body["table"], came.body["seat"]
        return guest

    # ---- playing

    def do(self, do: str, id: str = "", **command: Any) -> Answer:
        """Do something over HTTP."""
        asked = {"id": id or f"id-{next(self.server.fresh)}", "command": {"do": do, **command}}
        return self.post(self.at("commands"), asked)

    def does(self, do: str, **command: Any) -> Json:
        """Do something that must work."""
        done = self.do(do, **command)
        assert done.status == 200, done
        body: Json = done.body
        return body

    def view(self, lang: str = "en") -> Json:
        seen = self.get(self.at(f"view?lang={lang}"))
        assert seen.status == 200, seen
        body: Json = seen.body
        return body

    def prompts(self) -> list[Json]:
        """The person's own prompts."""
        return [prompt for prompt in self.view()["now"]["prompts"] if prompt["yours"]]

    def plays(self, hero: str, role: str = "specialist", book: str = "nde2") -> Person:
        """Bring a new character to the table."""
        sheet = self.post(f"/api/books/{book}/sheets", {"role": role, "name": hero.title()}).body["sheet"]
        return self.brought(hero, sheet)

    def brought(self, hero: str, sheet: Json) -> Person:
        """Have the GM bring a character for this seat: only a GM chooses the id."""

        async def work() -> None:
            async with self.server.context.tables.live(self.table) as live:
                holder = live.table.stored_room.seat("gm")
                assert holder is not None
                command = begin(live.table.book.joining(self.seat, hero, sheet))
                await live.desk.do(holder.person, "gm", f"join-{self.seat}-{hero}", command)

        self.server.run(work)
        return self

    @contextmanager
    def socket(self, after: int = 0, stream: str = "", lang: str = "en") -> Iterator[Line]:
        """The person's open socket."""
        path = self.at(f"socket?after={after}&stream={stream}&lang={lang}")
        with self.server.connected(path, self.cookie) as session:
            yield Line(self, session)


class Line:
    """An open socket: what it has said, kind by kind."""

    def __init__(self, person: Person, session: Wire) -> None:
        self.person, self.session = person, session
        self.frames: list[Json] = []
        self.raw: list[str] = []
        self.hello = self.read()

    def read(self) -> Json:
        """The next frame."""
        self.raw.append(self.session.receive_text())
        frame: Json = msgspec.json.decode(self.raw[-1])
        self.frames.append(frame)
        return frame

    def until(self, frame_type: str, /, **fits: Any) -> Json:
        """Read up to a frame of a type, with these values."""
        while True:
            frame = self.read()
            if frame["type"] == frame_type and all(frame.get(name) == value for name, value in fits.items()):
                return frame

    def send(self, message: Any) -> None:
        self.session.send_text(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    def do(self, do: str, id: str = "", **command: Any) -> Json:
        """Do something, and read until it is acknowledged or refused."""
        id = id or f"id-{next(self.person.server.fresh)}"
        self.send({"type": "do", "id": id, "command": {"do": do, **command}})
        while True:
            frame = self.read()
            if frame["type"] in ("ack", "refused") and frame["id"] == id:
                return frame

    def settled(self) -> list[Json]:
        """All frames so far, up to the answer to a ping."""
        self.send({"type": "ping"})
        self.until("pong")
        return self.frames

    @property
    def lines(self) -> list[Json]:
        return [frame for frame in self.frames if frame["type"] == "line"]

    @property
    def now(self) -> Json:
        """The last message about what the table waits for."""
        return [frame for frame in self.frames if frame["type"] == "now"][-1]


@contextmanager
def opened(folder: Path, clock: Clock | None = None, rates: Rates = NO_LIMITS, **more: Any) -> Iterator[WebServer]:
    """A server over a folder; everything is finished and closed when this ends."""
    with open_store(folder, commit=more.pop("commit", commit)) as store:
        context = AppContext(store, ListenAddress(port=4255), clock=clock or Clock(), rates=rates, **more)
        with TestClient(make_app(context), base_url="http://localhost:4255") as client:
            yield WebServer(context, client, "http://localhost:4255")


# ---- Over the network -----------------------------------------------------------------------------------------------


class OverTheNetwork(WebServer):
    """The same over loopback, with a real server."""

    @contextmanager
    def connected(self, path: str, cookie: str) -> Iterator[Wire]:
        url = self.address.replace("http", "ws", 1) + path
        with connect(url, additional_headers={"cookie": cookie}, open_timeout=ENOUGH, max_size=None) as session:
            yield Real(session)


class Real:
    """A real socket that is used like one in this process."""

    def __init__(self, session: ClientConnection) -> None:
        self.session = session

    def send_text(self, data: str) -> None:
        self.session.send(data)

    def receive_text(self) -> str:
        said = self.session.recv(ENOUGH)
        assert isinstance(said, str)
        return said


@contextmanager
def served(folder: Path, **more: Any) -> Iterator[OverTheNetwork]:
    """A real server over a folder, in a thread of this process; it has stopped when this ends."""
    place, opened = listen(ListenAddress(port=0))
    if (small := more.pop("send_buffer", 0)) > 0:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, small)
    with open_store(folder) as store:
        context = AppContext(store, place, rates=more.pop("rates", NO_LIMITS), **more)
        most = context.sizes.message + 1
        config = uvicorn.Config(make_app(context), http=knocking(), log_level="critical", ws_max_size=most)
        server = Server(config, context.workers.close)
        thread = threading.Thread(target=asyncio.run, args=(server.serve(sockets=[opened]),))
        thread.start()
        address = f"http://{place.host}:{place.port}"
        try:
            with httpx2.Client(base_url=address, timeout=ENOUGH) as client:
                yield OverTheNetwork(context, client, address)
        finally:
            server.should_exit = True
            thread.join(ENOUGH)
            opened.close()
