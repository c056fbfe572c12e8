"""Two servers on one database: one owns a table, and when it is gone the other plays on from the same step."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import psycopg
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from moothall.cluster.postgres import PostgresStore, open_postgres
from moothall.web.addresses import ListenAddress
from moothall.web.app import make_app
from moothall.web.context import AppContext
from tests.web.support.server import NO_LIMITS, Clock, Line, Person, WebServer

pytestmark = pytest.mark.slow

ADDRESS = "http://localhost:4255"
NEVER = 1_000.0
"""A lease that no test outlasts."""


@contextmanager
def server(database: str) -> Iterator[WebServer]:
    """A server on a database, in this process, behind the address that all of them have."""
    with open_postgres(database, lease=NEVER) as store:
        context = AppContext(store, ListenAddress(port=4255), clock=Clock(), rates=NO_LIMITS, owning=store.member)
        with TestClient(make_app(context), base_url=ADDRESS) as client:
            yield WebServer(context, client, ADDRESS)


@pytest.fixture
def servers(database: str) -> Iterator[tuple[WebServer, WebServer]]:
    with server(database) as one, server(database) as other:
        yield one, other


def at(server: WebServer, person: Person) -> Person:
    """The same person in the same browser, whom a proxy leads to another server."""
    there = Person(server, person.table, person.seat)
    there.cookie = person.cookie
    return there


def member(server: WebServer) -> int:
    assert isinstance(server.context.store, PostgresStore)
    return server.context.store.member.id


def expel(database: str, server: WebServer) -> None:
    """Let a server's heartbeat be old, as if it had slept."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE members SET beat = 'epoch' WHERE id = %s", (member(server),))


def closing_code(line: Line) -> int:
    """Read a socket to its end; the code with which it is closed."""
    try:
        while True:
            line.read()
    except WebSocketDisconnect as closed:
        return closed.code


def test_a_table_is_open_at_one_server(servers: tuple[WebServer, WebServer]) -> None:
    """The other one knows the table and its people, and says that it is elsewhere until it is closed there."""
    one, other = servers
    gm = one.host().makes_table()
    before = gm.view()
    elsewhere = at(other, gm).get(gm.at("view"))
    assert (elsewhere.status, elsewhere.body["error"]) == (503, "error-cluster-elsewhere")
    assert [table["id"] for table in at(other, gm).get("/api/tables").body["tables"]] == [gm.table]
    one.run(lambda: one.context.tables.close(gm.table))
    assert at(other, gm).view() == before


def test_play_goes_on_where_the_owner_left_off(servers: tuple[WebServer, WebServer], database: str) -> None:
    """A server that slept keeps nothing more: its page is sent away, comes to the other and sends again; done once."""
    one, other = servers
    gm = one.host().makes_table()
    with gm.socket() as line:
        assert line.do("say", id="first", text="before")["type"] == "ack"
        expel(database, one)
        there = at(other, gm)
        there.view()  # it is opened there
        line.send({"type": "do", "id": "second", "command": {"do": "say", "text": "once"}})
        assert closing_code(line) == 1012 and not any(frame.get("id") == "second" for frame in line.frames)
    with there.socket() as line:
        for _ in range(2):
            assert line.do("say", id="second", text="once")["type"] == "ack"
        lines = [str(each) for each in line.settled() if each["type"] == "line"]
    assert [sum(word in each for each in lines) for word in ("before", "once")] == [1, 1]


def test_a_server_that_stops_lets_its_tables_go(database: str) -> None:
    """Whoever comes to another server afterwards finds the table there at once."""
    with server(database) as other, ExitStack() as stack:
        one = stack.enter_context(server(database))
        gm = one.host().makes_table()
        gm.does("say", text="before")
        stack.close()
        assert at(other, gm).does("say", text="after")
