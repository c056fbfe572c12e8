"""Passing on: whichever server of a cluster people come to, they play at the same table."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

import httpx2
import psycopg
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from moothall.cluster.owning import Member
from moothall.cluster.postgres import PostgresStore, open_postgres
from moothall.web import passing
from moothall.web.addresses import ListenAddress, here, listen
from moothall.web.app import make_app
from moothall.web.context import AppContext
from moothall.web.hosts import Origin
from moothall.web.server import InnerServer, _host_link, inner_door, join_cluster
from tests.support.postgres import Server
from tests.support.relays import Relay
from tests.web.support.server import ENOUGH, NO_LIMITS, Line, OverTheNetwork, Person

pytestmark = pytest.mark.slow

KEY = "k" * 43
PUBLIC = Origin("https", "table.example", 443)
NEVER = 1_000.0
"""A lease that no test outlasts."""


class Passer(NamedTuple):
    """A server of a cluster, with the address of its inner door."""

    web: OverTheNetwork
    store: PostgresStore
    door: str

    def run(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something on the loop of its tables, of which it has opened one."""
        loop = self.web.context.tables._loop
        assert loop is not None
        asyncio.run_coroutine_threadsafe(work(), loop).result(ENOUGH)


@contextmanager
def passer(database: str, clock: Callable[[], float] = time.time) -> Iterator[Passer]:
    """A real server on a database, in a thread of this process, with an inner door."""
    place, outside = listen(ListenAddress(port=0, public=PUBLIC))
    within, inside = listen(ListenAddress(port=0))
    with open_postgres(database, lease=NEVER, door=here(within)) as store:
        context = AppContext(store, place, clock=clock, rates=NO_LIMITS, owning=store.member)
        context.linger = 0.0
        join_cluster(context, store, KEY)
        app = make_app(context)
        server = InnerServer(uvicorn.Config(app, log_level="critical"), context.stop)

        async def serve() -> None:
            async with inner_door(app.app, KEY, inside):
                await server.serve(sockets=[outside])

        thread = threading.Thread(target=asyncio.run, args=(serve(),))
        thread.start()
        address = f"http://{place.host}:{place.port}"
        try:
            with httpx2.Client(base_url=address, timeout=ENOUGH) as client:
                yield Passer(OverTheNetwork(context, client, address), store, here(within))
        finally:
            server.should_exit = True
            thread.join(ENOUGH)
            outside.close()


@pytest.fixture(scope="module")
def shared(postgres_server: Server) -> str:
    """A database for all tests that only play."""
    return postgres_server.emptied("passing")


@pytest.fixture(scope="module")
def servers(shared: str) -> Iterator[tuple[Passer, Passer]]:
    with passer(shared) as one, passer(shared) as other:
        yield one, other


def at(server: Passer, person: Person) -> Person:
    """The same person in the same browser, whom a proxy leads to another server."""
    there = Person(server.web, person.table, person.seat)
    there.cookie = person.cookie
    return there


def closing_code(line: Line) -> int:
    """Read a socket to its end; the code with which it is closed."""
    try:
        while True:
            line.read()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def test_people_play_together_from_any_server(servers: tuple[Passer, Passer]) -> None:
    """A table is made at one server; a player joins, acts and listens through the other, and sees the same bytes."""
    one, other = servers
    gm = one.web.host().makes_table()
    ana = at(other, gm).brings("Ana")
    assert one.store.member.fence(gm.table) is not None and other.store.member.fence(gm.table) is None
    sheet = ana.post("/api/books/nde2/sheets", {"role": "specialist", "name": "Ilse"}).body["sheet"]
    assert ana.post(ana.at("heroes"), {"id": "join", "hero": "ilse", "sheet": sheet}).status == 200
    with at(one, ana).socket() as here_, ana.socket() as there, gm.socket() as watching:
        assert there.do("say", text="From afar")["type"] == "ack"
        watching.until("line")
        here_.settled()
        there.settled()
        lines = [[raw for raw in line.raw if '"type":"line"' in raw] for line in (here_, there)]
        assert lines[0] == lines[1] and any("From afar" in raw for raw in lines[0])
    assert ana.view() == at(one, ana).view()


def test_what_the_owner_refuses_is_refused(servers: tuple[Passer, Passer]) -> None:
    """A stranger gets the same answers through another server, over HTTP and for a socket."""
    gm = servers[0].web.host().makes_table()
    ana = gm.brings("Ana")
    strange = [at(server, ana).post(f"/api/tables/{gm.table}/links", {"role": "player"}) for server in servers]
    assert strange[0].status >= 400 and strange[0][:2] == strange[1][:2]
    for server in servers:
        person = at(server, ana)
        person.seat = "gm"
        with pytest.raises(InvalidStatus) as refused, person.socket():
            pass
        assert refused.value.response.status_code == 403


def test_a_socket_comes_back_when_the_owner_is_gone(database: str) -> None:
    """It is closed with the word on which a page returns, and then the table is open where it returns to."""
    with passer(database) as other, ExitStack() as stack:
        one = stack.enter_context(passer(database))
        gm = one.web.host().makes_table()
        with at(other, gm).socket() as line:
            assert line.do("say", text="before")["type"] == "ack"
            stack.close()
            assert closing_code(line) == 1012
        with at(other, gm).socket() as line:
            assert line.do("say", text="after")["type"] == "ack"


def test_a_server_that_is_drained_hands_its_tables_over(database: str) -> None:
    """It lets each table go before its people are told, takes no other, and passes people on to who has it now."""
    with passer(database) as one, passer(database) as other:
        gm = one.web.host().makes_table()
        with gm.socket() as line, at(other, gm).socket() as passed:
            assert line.do("say", id="first", text="before")["type"] == "ack"
            one.run(one.web.context.stop)
            assert closing_code(line) == closing_code(passed) == 1012
        assert gm.get("/api/ready").status == 503 and at(other, gm).get("/api/ready").status == 200
        for server in (one, other):
            with at(server, gm).socket() as line:
                assert line.do("say", id="first", text="before")["type"] == "ack"  # sent again, done once
                lines = [frame for frame in line.settled() if frame["type"] == "line"]
            assert sum("before" in str(each) for each in lines) == 1
        assert one.store.member.fence(gm.table) is None and other.store.member.fence(gm.table) is not None
        with at(one, gm).socket() as line:
            assert line.do("say", text="after")["type"] == "ack"


def test_the_last_server_keeps_its_tables_to_the_end(database: str) -> None:
    """With nobody to hand them over to it stops as one server alone does, and takes nothing more."""
    with passer(database) as one:
        gm = one.web.host().makes_table()
        one.run(one.web.context.stop)
        assert one.store.member.fence(gm.table) is not None and gm.does("say", text="still here")


def test_two_versions_play_side_by_side(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table at which the newer one has played is not taken back: the older passes its people on to a newer one."""
    with passer(database) as old, ExitStack() as stack:
        monkeypatch.setattr(Member, "version", "99.0.0")
        new = stack.enter_context(passer(database))
        new.store.member.version = "99.0.0"
        monkeypatch.undo()
        gm = old.web.host().makes_table()
        assert gm.does("say", text="at the old one")
        old.run(lambda: old.web.context.tables.close(gm.table))
        assert at(new, gm).does("say", text="at the new one")
        new.run(lambda: new.web.context.tables.close(gm.table))
        assert gm.does("say", text="through the old one")
        assert new.store.member.fence(gm.table) is not None and old.store.member.fence(gm.table) is None


def test_an_owner_that_cannot_be_reached_is_told_in_the_end(
    servers: tuple[Passer, Passer], shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as it beats its table is not taken; whoever asks elsewhere gets the sentence that says so."""
    monkeypatch.setattr(passing, "PATIENCE", 0.2)
    one, other = servers
    gm = one.web.host().makes_table()
    link = {"token": gm.invites("player")}
    moved = "UPDATE members SET door = %s WHERE id = %s"
    with psycopg.connect(shared, autocommit=True) as connection:
        connection.execute(moved, ("http://127.0.0.1:9", one.store.member.id))
        answer = at(other, gm).get(gm.at("view"))
        monkeypatch.setattr(other.web.context, "_each_coming", (2, 1e-9))
        joined = [Person(other.web).post("/api/join", link).status for _ in range(3)]
        connection.execute(moved, (one.door, one.store.member.id))
    assert (answer.status, answer.body["error"]) == (503, "error-cluster-elsewhere")
    assert joined == [503, 503, 429]  # however often a server looks for the owner, whoever comes has tried once
    assert "x-moothall-elsewhere" not in answer.headers


def test_an_owner_out_of_reach_is_asked_for_its_table(
    servers: tuple[Passer, Passer], shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lets the table go at its next heartbeat, and its own people are led to where the table is now."""
    monkeypatch.setattr(passing, "ASK_AFTER", 0.0)
    one, other = servers
    gm = one.web.host().makes_table()
    moved = "UPDATE members SET door = %s WHERE id = %s"
    with (
        psycopg.connect(shared, autocommit=True) as connection,
        ThreadPoolExecutor(1) as thread,
        gm.socket() as line,
    ):
        connection.execute(moved, ("http://127.0.0.1:9", one.store.member.id))
        asked = thread.submit(at(other, gm).get, gm.at("view"))
        while not asked.done():
            one.store.member.beat()
        connection.execute(moved, (one.door, one.store.member.id))
        assert asked.result().status == 200 and closing_code(line) == 1012
    assert one.store.member.fence(gm.table) is None and other.store.member.fence(gm.table) is not None
    assert gm.does("say", text="through the other")


@pytest.fixture
def between(servers: tuple[Passer, Passer], shared: str) -> Iterator[Relay]:
    """A relay through which the other server reaches the door of the first."""
    one, _ = servers
    relay = Relay(int(one.door.rpartition(":")[2]))
    moved = "UPDATE members SET door = %s WHERE id = %s"
    with psycopg.connect(shared, autocommit=True) as connection:
        connection.execute(moved, (f"http://127.0.0.1:{relay.port}", one.store.member.id))
        yield relay
        connection.execute(moved, (one.door, one.store.member.id))
    relay.end()


def test_a_way_that_is_cut_is_found_again(servers: tuple[Passer, Passer], between: Relay) -> None:
    """Whoever was passed on is sent away with the word on which a page returns, and comes back by the same way."""
    one, other = servers
    gm = one.web.host().makes_table()
    with at(other, gm).socket() as line, gm.socket() as stays:
        assert line.do("say", text="before")["type"] == "ack"
        between.cut()
        assert closing_code(line) == 1012
        with at(other, gm).socket() as again:
            assert again.do("say", text="after")["type"] == "ack"
        assert stays.do("say", text="unmoved")["type"] == "ack"


def test_a_way_that_goes_silent_is_given_up_and_heals(
    servers: tuple[Passer, Passer], between: Relay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page does not wait for an owner that is out of reach: it is hung up on, and plays on when the way is there."""
    for name, seconds in (("ping_interval", 0.1), ("ping_timeout", 0.3), ("open_timeout", 0.3), ("close_timeout", 0.1)):
        monkeypatch.setitem(passing.AS_IT_IS, name, seconds)
    one, other = servers
    gm = one.web.host().makes_table()
    with at(other, gm).socket() as line:
        assert line.do("say", text="before")["type"] == "ack"
        between.open.clear()
        assert closing_code(line) == 1012
    assert gm.does("say", text="those at the owner play on")
    between.open.set()
    with at(other, gm).socket() as line:
        assert line.do("say", text="after")["type"] == "ack"


@pytest.mark.parametrize("by", ["request", "socket"])
def test_whoever_waits_for_an_owner_that_sleeps_is_led_to_the_next(
    servers: tuple[Passer, Passer], between: Relay, shared: str, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    """An owner that took a request and fell asleep loses its table, and whoever waited for it plays on at another."""
    for name in ("PATIENCE", "SILENT"):
        monkeypatch.setattr(passing, name, ENOUGH)
    monkeypatch.setitem(passing.AS_IT_IS, "open_timeout", ENOUGH)
    one, other = servers
    gm = one.web.host().makes_table()

    def ask() -> Any:
        if by == "request":
            return at(other, gm).view()
        with at(other, gm).socket() as line:
            return line.do("say", text="awake")["type"]

    between.open.clear()
    thread = ThreadPoolExecutor(1)
    asked = thread.submit(ask)
    try:
        assert between.came.wait(5)
        with psycopg.connect(shared, autocommit=True) as connection:
            connection.execute("UPDATE members SET beat = 'epoch' WHERE id = %s", (one.store.member.id,))
        assert asked.result(5)
    finally:
        between.open.set()
        one.store.member.beat()
    thread.shutdown()
    assert one.store.member.fence(gm.table) is None and other.store.member.fence(gm.table) is not None


def test_a_client_that_is_cut_off_leaves_nothing_behind(servers: tuple[Passer, Passer]) -> None:
    """When the way to a server that passes a socket on breaks, the owner's socket ends too, and a page comes back."""
    one, other = servers
    gm = one.web.host().makes_table()
    way = Relay(int(other.web.address.rpartition(":")[2]))
    far = at(other, gm)
    far.server = OverTheNetwork(other.web.context, other.web.client, f"http://127.0.0.1:{way.port}")
    live = next(room for room in one.web.context.tables.open_rooms() if room.kept.id == gm.table)
    with gm.socket() as stays:
        with far.socket() as line:
            assert line.do("say", text="before")["type"] == "ack" and len(live.sockets) == 2
            way.cut()
            assert closing_code(line) == 1006
        while len(live.sockets) > 1:
            assert stays.do("say", text="meanwhile")["type"] == "ack"
        with far.socket() as line:
            assert line.do("say", text="after")["type"] == "ack"
    way.end()


def test_a_code_is_good_at_every_server(servers: tuple[Passer, Passer]) -> None:
    """It is made at the owner and given at another server, to which all tries at codes are known as well."""
    one, other = servers
    gm = one.web.host().makes_table()
    link = gm.post(f"/api/tables/{gm.table}/links", {"role": "player", "seat": ""}).body["id"]
    code = gm.post(f"/api/tables/{gm.table}/links/{link}/code").body["code"]
    ana = Person(other.web)
    came = ana.post("/api/join", {"code": code, "name": "Ana"})
    assert came.status == 200 and came.body["table"] == gm.table
    tried = [Person(server.web).post("/api/join", {"code": "CCC-CCC"}).body["error"] for server in servers * 3]
    assert tried == ["error-web-code"] * 4 + ["error-web-too-often"] * 2


def test_tries_at_links_count_for_all_servers(servers: tuple[Passer, Passer], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever guesses at all of them has no more tries than at one, and nobody comes by one link more often."""
    gm = servers[0].web.host().makes_table()
    known = {"token": gm.invites("player")}
    for server in servers:
        monkeypatch.setattr(server.web.context, "_each_coming", (3, 1e-9))
    others = [Person(server.web, "", "") for server in servers]
    for link, status in ({"token": "a" * 32}, 404), (known, 200):
        assert [person.post("/api/join", link).status for person in others * 2] == [status] * 3 + [429]


@pytest.mark.parametrize("path", ["/api/session", "/api/sessions"])
def test_a_sign_out_reaches_a_socket_of_another_server(servers: tuple[Passer, Passer], path: str) -> None:
    """Who signs out at one server is hung up on at the owner's next heartbeat; others at the table stay."""
    one, other = servers
    gm = one.web.host().makes_table()
    ana = gm.brings("Ana")
    with ana.socket() as line, gm.socket() as stays:
        assert at(other, ana).delete(path).status == 204
        one.store.member.beat()
        assert closing_code(line) == 4401
        assert stays.do("say", text="still here")["type"] == "ack"


def test_a_server_shares_its_cookie_and_leaves_other_links_alone(servers: tuple[Passer, Passer]) -> None:
    """The cookie is named after the public port, and a start does not end the link that another made for the host."""
    one, _ = servers
    context = AppContext(one.store, ListenAddress(port=5001, public=Origin("http", "table.example", 8080)))
    join_cluster(context, one.store, KEY)
    assert context.cookie.name == "moothall-8080"
    links = [_host_link(each) for each in (one.web.context, context)]
    for link in links:
        assert Person(one.web).post("/api/join", {"token": link.partition("#")[2]}).body["role"] == "host"


# ---- the inner door -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("headers", [{}, *({"x-moothall-member": key} for key in ("", "k" * 42, "K" * 43))])
def test_nothing_is_behind_the_inner_door_without_the_key(
    servers: tuple[Passer, Passer], headers: dict[str, str]
) -> None:
    """Whatever is asked, there is no such page and no such socket."""
    one, _ = servers
    for path in ("/api/health", "/api/tables", "/"):
        answer = httpx2.get(one.door + path, headers=headers)
        assert (answer.status_code, answer.content) == (404, b"")
    socket = one.door.replace("http", "ws") + "/api/tables/t/seats/gm/socket"
    with pytest.raises(InvalidStatus) as refused, connect(socket, additional_headers=headers):
        pass
    assert refused.value.response.status_code == 404


def test_a_request_is_passed_on_once(servers: tuple[Passer, Passer]) -> None:
    """A door that is asked for a table of another member sends nobody further."""
    one, other = servers
    gm = one.web.host().makes_table()
    asked = httpx2.get(other.door + gm.at("view"), headers={"x-moothall-member": KEY, "cookie": gm.cookie})
    assert asked.status_code == 421


def test_nobody_forges_a_sender(servers: tuple[Passer, Passer], monkeypatch: pytest.MonkeyPatch) -> None:
    """What a client says about itself is not believed: the owner counts calls by the address that the passer saw."""
    one, other = servers
    gm, seen = one.web.host().makes_table(), list[str]()
    monkeypatch.setattr(one.web.context.requests, "check", lambda who, now: seen.append(who))
    forged = {"x-moothall-sender": "203.0.113.9", "x-moothall-member": "no"}
    assert at(other, gm).ask("GET", gm.at("view"), None, None, **forged).status == 200
    assert any("127.0.0.1" in who for who in seen) and not any("203.0.113.9" in who for who in seen)
