"""The socket: order, acknowledgement after the commit, gaps, retries, slow readers and revoked access."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from moothall.rulesets import nde
from moothall.table import commands as c
from moothall.table.commands import RemoveSeat, Say
from moothall.web import socket as sockets
from moothall.web.context import Rates
from moothall.web.odds import Counted
from moothall.web.render import Telling
from tests.table.support.live_table import Host
from tests.web.support.server import ENOUGH, NO_LIMITS, Clock, Line, Person, WebServer, opened, served

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[WebServer]:
    with opened(tmp_path) as server:
        yield server


@pytest.fixture
def gm(server: WebServer) -> Person:
    return server.host().makes_table()


@pytest.fixture
def ana(gm: Person) -> Person:
    return gm.brings("Ana").plays("ilse")


@pytest.fixture
def bo(gm: Person, ana: Person) -> Person:
    return gm.brings("Bo").plays("bram")


def kinds(line: Line) -> list[str]:
    return [frame["type"] for frame in line.frames]


def closed(line: Line) -> WebSocketDisconnect:
    """Read to the end of a socket; how it was closed."""
    while True:
        try:
            line.read()
        except WebSocketDisconnect as end:
            return end


# ---- Order ----------------------------------------------------------------------------------------------------------


def test_a_socket_begins_with_hello_and_all_that_was_missed(gm: Person, ana: Person) -> None:
    """Hello names stream and numbers; then come the lines from the first, what is waited for, and who is there."""
    with ana.socket() as line:
        line.settled()
        hello = line.hello
        assert hello["type"] == "hello" and (hello["seat"], hello["role"], hello["after"]) == (ana.seat, "player", 0)
        assert [one["number"] for one in line.lines] == list(range(1, hello["number"] + 1))
        first = [kind for kind in kinds(line) if kind != "line"]
        assert first[:4] == ["hello", "seen", "now", "present"] and kinds(line)[1] == "seen"


def put(view: Any, path: list[str], value: Any) -> Any:
    """A view with something else in one place."""
    if not path:
        return value
    name, *rest = path
    if isinstance(view, list):
        return [put(one, rest, value) if str(at) == name else one for at, one in enumerate(view)]
    return {**view, name: put(view[name], rest, value)}


def test_the_first_frame_holds_the_view_and_later_ones_its_changes(gm: Person, ana: Person) -> None:
    """The first frame brings everything, later ones what has changed; together they are the view, for each viewer."""
    with ana.socket() as line, gm.socket() as desk:
        gm.does("open", procedure="nde.foe", args={"id": "rat", "tier": "minion", "name": "Rat"})
        gm.does("open", procedure="nde.foe", args={"id": "shade", "tier": "boss", "name": "Shade", "hidden": True})
        gm.does("rule", rulings=[{"path": ["heroes", "ilse", "hearts"], "value": 1}], note="the tide")
        gm.does("set_scene", title="The quay", text="Fog.")
        gm.does("rewind", to=0)
        gm.does("say", text="Again.")
        for person, read in ((ana, line), (gm, desk)):
            seen = [frame for frame in read.settled() if frame["type"] == "seen"]
            assert [change["path"] for change in seen[0]["state"]] == [[]]
            assert all(change["path"] for frame in seen[1:] for change in (*frame["state"], *frame["house"]))
            for part in ("state", "house"):
                view: Any = None
                for change in (change for frame in seen for change in frame[part]):
                    view = put(view, change["path"], change["value"])
                assert view == person.view()[part]
        hurt = [frame for frame in line.frames if frame["type"] == "seen" and frame["state"]][2]
        assert [change["path"] for change in hurt["state"]] == [["heroes", "0", "hearts"]]
        assert "Shade" not in str(line.frames) and "Shade" in str(desk.frames)


def test_a_new_client_may_ask_for_the_last_lines_only(gm: Person, ana: Person) -> None:
    """Hello says after which line the stream goes on; the view is whole all the same."""
    for number in range(5):
        gm.does("say", text=str(number))
    with ana.server.connected(f"{ana.at('socket')}?last=2&lang=en", ana.cookie) as wire:
        line = Line(ana, wire)
        said = [one["body"]["text"] for one in line.settled() if one["type"] == "line" and one["kind"] == "house/said"]
    assert said == ["3", "4"] and line.hello["after"] == line.hello["number"] - 2


def test_a_line_comes_before_its_acknowledgement(ana: Person) -> None:
    """The sender reads the line and then the acknowledgement, which names that line."""
    with ana.socket() as line:
        line.settled()
        ack = line.do("say", text="Hello")
        assert line.frames[-2]["type"] == "line" and line.frames[-2]["number"] == ack["number"]
        assert line.frames[-2]["said"] == "Ana: “Hello”"


class Disk:
    """A disk that can be held, or fail."""

    def __init__(self) -> None:
        self.fails = self.full = False
        self.goes_on = threading.Event()
        self.goes_on.set()

    def commit(self, connection: sqlite3.Connection) -> None:
        assert self.goes_on.wait(ENOUGH)
        if self.full:
            problem = sqlite3.OperationalError("database or disk is full")
            problem.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise problem
        if self.fails:
            raise sqlite3.OperationalError("the disk said no")
        connection.execute("COMMIT")


def test_no_step_is_told_before_its_commit(tmp_path: Path) -> None:
    """While the disk is held no client hears of a step; then all clients do, and it is acknowledged."""
    disk = Disk()
    with opened(tmp_path, commit=disk.commit) as server:
        gm = server.host().makes_table()
        ana, bo = gm.brings("Ana"), gm.brings("Bo")
        with ana.socket() as at_ana, bo.socket() as at_bo:
            at_ana.settled()
            disk.goes_on.clear()
            at_ana.send({"type": "do", "id": "one", "command": {"do": "say", "text": "Hello"}})
            before = len([one for one in at_bo.settled() if one.get("kind") == "house/said"])
            disk.goes_on.set()
            ack = at_ana.until("ack", id="one")
            said = at_bo.until("line", kind="house/said")
            assert before == 0 and said["body"]["text"] == "Hello"
            assert ack["number"] == max(one["number"] for one in at_ana.lines)


def test_a_step_that_cannot_be_stored_is_told_only_to_the_gm(tmp_path: Path) -> None:
    """The sender is refused, the others hear nothing, the GM hears what is wrong in plain words."""
    disk = Disk()
    with opened(tmp_path, commit=disk.commit) as server:
        gm = server.host().makes_table()
        ana, bo = gm.brings("Ana"), gm.brings("Bo")
        with gm.socket() as at_gm, ana.socket() as at_ana, bo.socket() as at_bo:
            for line in (at_gm, at_ana, at_bo):
                line.settled()
            disk.fails = True
            refused = at_ana.do("say", text="Hello")
            assert (refused["type"], refused["error"]) == ("refused", "error-table-not-kept")
            assert at_gm.until("trouble")["said"].endswith(".")
            assert not [one for one in (*at_bo.settled(), *at_ana.settled()) if one.get("kind") == "house/said"]


def test_a_full_disk_answers_with_the_status_that_the_docs_name(tmp_path: Path) -> None:
    """507 if the disk is full, 503 if it fails otherwise; the key of the refusal is the same, and the GM hears why."""
    disk = Disk()
    with opened(tmp_path, commit=disk.commit) as server:
        gm = server.host().makes_table()
        ana = gm.brings("Ana")
        disk.full = True
        full = [ana.do("say", text="Hello"), gm.do("set_clock", name="the tide", length=4)]
        assert [(answer.status, answer.body["error"]) for answer in full] == [(507, "error-table-not-kept")] * 2
        assert str(tmp_path) not in str(full)
        disk.full = False
        assert ana.do("say", text="Hello").status == 200
        disk.fails = True
        assert ana.do("say", text="Hello").status == 503


# ---- Coming back ----------------------------------------------------------------------------------------------------


def test_a_client_that_comes_back_gets_exactly_the_gap(ana: Person, bo: Person) -> None:
    """Not a line twice and none left out, and the same words as those who stayed."""
    with ana.socket() as stayed:
        with bo.socket() as line:
            line.do("say", text="one")
            known = line.settled()[-2]["number"] if line.frames[-2]["type"] == "ack" else line.lines[-1]["number"]
        for text in ("two", "three"):
            stayed.do("say", text=text)
        with bo.socket(after=known) as again:
            again.settled()
            assert again.hello["after"] == known
            assert [one["number"] for one in again.lines] == [known + 1, known + 2]
            assert [one["said"] for one in again.lines] == [one["said"] for one in stayed.lines[-2:]]


def test_a_client_with_a_foreign_stream_gets_the_whole_stream(gm: Person, ana: Person) -> None:
    """A client that names another stream, or a number not yet reached, gets every line; hello says so."""
    with ana.socket() as line:
        stream, last = line.hello["stream"], line.hello["number"]
    for after, name in ((last, "0" * 12), (last + 1, stream), (last + 1, "")):
        with ana.socket(after=after, stream=name) as line:
            line.settled()
            assert line.hello["after"] == 0 and line.lines[0]["number"] == 1
    with ana.socket(after=last, stream=stream) as line:
        line.settled()
        assert line.hello["after"] == last and line.lines == []


def test_a_retry_over_socket_or_http_acts_once(gm: Person, ana: Person) -> None:
    """The same id over the same socket, another one, and HTTP: one line, one acknowledgement told four times."""
    with ana.socket() as line:
        first = line.do("say", "same", text="Hello")
        assert line.do("say", "same", text="Hello") == first
    with ana.socket() as line:
        assert line.do("say", "same", text="Hello") == first
        over_http = ana.do("say", "same", text="Hello").body
        assert over_http == first
        line.settled()
        assert len([one for one in line.lines if one["kind"] == "house/said"]) == 1
    mine = gm.do("say", "same", text="an id is one's own").body
    assert mine["number"] != first["number"] or mine["id"] == "same"
    assert len([one for one in gm.get(gm.at("log")).body["lines"] if one["kind"] == "house/said"]) == 2


# ---- What is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "error-web-not-json"),
        ("{", "error-web-not-json"),
        ("[]", "error-web-unclear"),
        ('{"type": "dance"}', "error-web-unclear"),
        ('{"type": "do", "id": "", "command": {}}', "error-web-unclear"),
        ('{"type": "do", "id": "x", "command": {"do": "take_seat", "seat": "gm", "person": "e"}}', "error-web-unclear"),
        ('{"type": "do", "id": "x", "command": {"do": "say", "text": "hi"}, "seat": "gm"}', "error-web-unclear"),
        ('{"type": "odds", "id": "x", "prompt": "none"}', "error-table-no-prompt"),
        ('{"type": "odds", "id": "x", "procedure": "nde.nothing"}', "error-table-no-procedure"),
    ],
)
def test_a_message_that_is_none_is_refused_and_the_socket_lives(ana: Person, text: str, error: str) -> None:
    """One clear word about it; the next message is heard."""
    with ana.socket() as line:
        line.send(text)
        refused = line.until("refused")
        assert refused["error"] == error and refused["said"]
        assert line.do("say", text="still here")["type"] == "ack"


def asked_twice(gm: Person, player: Person, hero: str) -> tuple[Any, Any]:
    """A test is declared and the GM is asked; the GM's first prompt, and the second after an answer to it."""
    player.does("open", procedure="nde.test", args={"who": hero, "aim": "climb"})
    (first,) = gm.prompts()
    gm.does("answer", prompt=first["id"], answer=first["default"])
    (second,) = gm.prompts()
    return first, second


def test_prompts_are_answered_by_those_they_are_for(gm: Person, ana: Person, bo: Person) -> None:
    """A player cannot answer the GM's question, nor anybody one that is over; it is told why."""
    old, new = asked_twice(gm, ana, "ilse")
    for player in (ana, bo):
        refused = player.do("answer", prompt=new["id"], answer=new["default"])
        assert (refused.status, refused.body["error"]) == (403, "error-table-no-prompt")
    late = gm.do("answer", prompt=old["id"], answer=old["default"])
    assert (late.status, late.body["error"]) == (403, "error-too-late")
    assert late.body["said"].startswith("Gil comes too late")
    assert gm.prompts()[0]["id"] == new["id"]


def test_another_tables_ids_mean_nothing_here(server: WebServer, gm: Person, ana: Person) -> None:
    """Neither prompts nor seats of another table, though its GM is the same person."""
    ana.does("open", procedure="nde.test", args={"who": "ilse", "aim": "climb"})
    (here,) = gm.prompts()
    other = Person(server)
    other.cookie = gm.cookie
    other.makes_table()
    refused = other.do("answer", prompt=here["id"], answer=here["default"])
    assert (refused.status, refused.body["error"]) == (403, "error-table-no-prompt")
    elsewhere = Person(server, other.table, ana.seat)
    elsewhere.cookie = ana.cookie
    assert elsewhere.get(elsewhere.at("view")).status == 403
    elsewhere.cookie = gm.cookie
    assert elsewhere.get(elsewhere.at("view")).body["error"] == "error-table-not-your-seat"


def test_too_many_messages_are_told_to_wait(tmp_path: Path) -> None:
    """Commands beyond the rate are refused with the seconds to wait, over the socket and over HTTP."""
    clock = Clock()
    rates = Rates(NO_LIMITS.requests, (5, 0.1), NO_LIMITS.heavy, NO_LIMITS.comings)
    with opened(tmp_path, clock, rates) as server:
        gm = server.host().makes_table()
        with gm.socket() as line:
            done = [line.do("say", text="hi")["type"] for _ in range(6)]
        assert done == ["ack"] * 5 + ["refused"]
        late = gm.do("say", text="hi")
        assert (late.status, late.body["error"], late.headers["retry-after"]) == (429, "error-web-too-often", "11")
        clock.now += 10
        assert gm.do("say", text="hi").status == 200


# ---- Revoked access --------------------------------------------------------------------------------------------------


def test_a_revoked_link_closes_the_sockets_of_its_guests(server: WebServer, gm: Person, bo: Person) -> None:
    """Guests of a revoked link lose their seats, and nobody else does; a link that is only closed keeps them."""
    made = gm.post(f"/api/tables/{gm.table}/links", {"role": "player"}).body
    eve = Person(server, gm.table)
    eve.seat = eve.post("/api/join", {"token": made["token"], "name": "Eve"}).body["seat"]
    with eve.socket() as line, bo.socket() as other:
        assert gm.delete(f"/api/tables/{gm.table}/links/{made['id']}").status == 204
        end = closed(line)
        assert (end.code, end.reason) == (4403, "error-web-not-invited")
        assert other.do("say", text="still here")["type"] == "ack"
    assert eve.get(eve.at("view")).status == 403 == eve.post(f"/api/tables/{gm.table}/seats", {"name": "Eve"}).status
    assert Person(server).post("/api/join", {"token": made["token"], "name": "Eve"}).status == 404


def test_a_closed_link_keeps_its_guests(server: WebServer, gm: Person) -> None:
    """Nobody else comes in by it."""
    made = gm.post(f"/api/tables/{gm.table}/links", {"role": "player"}).body
    eve = Person(server, gm.table)
    eve.seat = eve.post("/api/join", {"token": made["token"], "name": "Eve"}).body["seat"]
    with eve.socket() as line:
        assert gm.delete(f"/api/tables/{gm.table}/links/{made['id']}?guests=stay").status == 204
        assert line.do("say", text="still here")["type"] == "ack"
    assert Person(server).post("/api/join", {"token": made["token"], "name": "Una"}).status == 404


def test_a_removed_seat_is_out_at_once(gm: Person, bo: Person) -> None:
    """Its socket is closed, and its holder is no guest any more."""
    with bo.socket() as line:
        gm.does("remove_seat", seat=bo.seat)
        assert closed(line).code == 4409
    assert bo.get(f"/api/tables/{gm.table}").status == 403
    with pytest.raises(WebSocketDenialResponse), bo.socket():
        pass


def test_a_removed_person_does_not_sit_again_after_a_crash(server: WebServer, gm: Person, bo: Person) -> None:
    """The server is killed between the removal of seat and grant: the grant gives no seat, and a new link does."""

    async def removed_and_killed() -> None:
        async with server.context.tables.live(gm.table) as live:
            holder = live.table.stored_room.seat("gm")
            assert holder is not None
            await live.desk.do(holder.person, "gm", "last", RemoveSeat(bo.seat))
        await server.context.tables.close(gm.table)

    server.run(removed_and_killed)
    assert bo.get("/api/me").body["places"] != []
    assert bo.post(f"/api/tables/{gm.table}/seats", {"name": "Bo again"}).status == 403
    assert bo.get(f"/api/tables/{gm.table}").status == 403 and bo.get("/api/me").body["places"] == []
    came = bo.post("/api/join", {"token": gm.invites("player"), "name": "Bo"})
    assert came.status == 200 and came.body["seat"] not in ("", bo.seat)


@pytest.mark.parametrize("role", ["gm", "player"])
def test_a_new_link_hands_a_taken_seat_over_once(server: WebServer, gm: Person, role: str) -> None:
    """A link written for a taken seat gives that seat once; the former holder is out, by an older link too."""
    gm.does("make_seat", seat="oda", name="Oda", role="player")
    token, lost = gm.invites("player", "oda"), gm
    if role == "player":
        lost = Person(server, gm.table, "oda")
        lost.post("/api/join", {"token": token})
    fresh = server.host().post(f"/api/tables/{gm.table}/links", {"role": role, "seat": lost.seat}).body["token"]
    with lost.socket() as line:
        back = Person(server, gm.table, lost.seat)
        assert back.post("/api/join", {"token": fresh}).body == {"role": role, "table": gm.table, "seat": lost.seat}
        assert closed(line).code == 4409
    assert back.get(back.at("view")).status == 200 and lost.get(lost.at("view")).status == 403
    for late, link in ((Person(server), fresh), (lost, fresh), (lost, token if role == "player" else fresh)):
        refused = late.post("/api/join", {"token": link})
        assert (refused.status, refused.body["error"]) == (409, "error-table-seat-held")


def test_the_link_of_a_removed_person_is_closed(server: WebServer, gm: Person) -> None:
    """A removed person's link admits nobody, under any name or on any device; its other guests stay."""
    token = gm.invites("player")
    eve, una = Person(server, gm.table), Person(server, gm.table)
    for person, name in ((eve, "Eve"), (una, "Una")):
        person.seat = person.post("/api/join", {"token": token, "name": name}).body["seat"]
    gm.does("remove_seat", seat=eve.seat)
    for person in (eve, Person(server)):
        assert person.post("/api/join", {"token": token, "name": "Not Eve"}).status == 404
    assert una.get(f"/api/tables/{gm.table}").status == 200
    assert eve.post("/api/join", {"token": gm.invites("player"), "name": "Eve"}).status == 200


def test_after_a_crash_a_removed_persons_link_closes_on_use(server: WebServer, gm: Person) -> None:
    """The link of a removed person is closed at the moment it is used."""
    token = gm.invites("player")
    eve = Person(server, gm.table)
    eve.seat = eve.post("/api/join", {"token": token, "name": "Eve"}).body["seat"]

    async def removed_and_killed() -> None:
        async with server.context.tables.live(gm.table) as live:
            holder = live.table.stored_room.seat("gm")
            assert holder is not None
            await live.desk.do(holder.person, "gm", "last", RemoveSeat(eve.seat))
        await server.context.tables.close(gm.table)

    server.run(removed_and_killed)
    assert eve.post("/api/join", {"token": token, "name": "Not Eve"}).status == 404
    assert Person(server).post("/api/join", {"token": token, "name": "Not Eve"}).status == 404


def test_a_person_who_stood_up_may_sit_again_until_the_seat_is_removed(gm: Person, bo: Person) -> None:
    """A person may take their seat again after leaving it, until the GM removes the seat."""
    bo.does("leave_seat", seat=bo.seat)
    assert bo.post(f"/api/tables/{gm.table}/seats", {"seat": bo.seat}).status == 201
    bo.does("leave_seat", seat=bo.seat)
    gm.does("remove_seat", seat=bo.seat)
    assert bo.post(f"/api/tables/{gm.table}/seats", {"name": "Bo again"}).status == 403


def test_a_new_role_means_a_new_stream(gm: Person, bo: Person) -> None:
    """A player who becomes a co-GM is asked to reconnect, and then reads the GM's stream from its beginning."""
    with bo.socket() as line:
        line.settled()
        old = line.hello["stream"]
        gm.does("change_seat", seat=bo.seat, name="Bo", role="co_gm")
        assert closed(line).code == 4409
    with bo.socket(after=1, stream=old) as line:
        assert (line.hello["role"], line.hello["after"]) == ("co_gm", 0) and line.hello["stream"] != old


def test_leaving_a_seat_or_signing_out_closes_the_socket(gm: Person, ana: Person, bo: Person) -> None:
    """The socket says goodbye; another device of a person who only signed out here stays."""
    with bo.socket() as line:
        assert line.do("leave_seat", seat=bo.seat)["type"] == "ack"
        assert closed(line).code == 4409
    twin = Person(ana.server, ana.table, ana.seat)
    twin.post("/api/move", {"token": ana.post("/api/me/move").body["url"].partition("#")[2]})
    with ana.socket() as line, twin.socket() as other:
        assert ana.delete("/api/session").status == 204
        assert closed(line).code == 4401
        assert other.do("say", text="still here")["type"] == "ack"


# ---- Much, and slowly -----------------------------------------------------------------------------------------------


def test_a_message_of_ten_megabytes_is_cut_off(tmp_path: Path) -> None:
    """The socket that sends it is closed for that; the table and the others live."""
    with served(tmp_path) as server:
        gm = server.host().makes_table()
        ana = gm.brings("Ana")
        with gm.socket() as line:
            with ana.socket() as big:
                big.settled()
                with pytest.raises((ConnectionClosed, OSError)) as end:
                    too_much(big)
                assert told_why(end.value) in (None, 1009)
            assert line.do("say", text="still here")["type"] == "ack"
        assert ana.do("say", text="x" * 300_000).status == 413


def too_much(line: Line) -> None:
    """Send ten megabytes, and read until there is nothing more."""
    line.send({"type": "do", "id": "x", "command": {"do": "say", "text": "x" * 10_000_000}})
    while True:
        line.read()


def told_why(end: BaseException) -> int | None:
    """The code with which a socket was closed, if there was time to say one."""
    return end.rcvd.code if isinstance(end, ConnectionClosed) and end.rcvd is not None else None


def test_a_slow_reader_is_disconnected_and_others_do_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that does not read is hung up on; the others get every line, and it can come back for all."""
    monkeypatch.setattr(sockets, "SLOW", 0.2)
    with served(tmp_path, send_buffer=8_192) as server:
        gm = server.host().makes_table()
        ana, slow = gm.brings("Ana"), gm.brings("Slow")
        with closing(deaf_socket(slow)), ana.socket() as line:
            line.settled()
            live = server.context.tables.open_rooms()[0]
            assert len(live.sockets) == 2
            count = 0
            while len(live.sockets) > 1:
                count += 1
                assert count < 2_000, "a reader who does not read is still waited for"
                assert line.do("say", text=f"{count} " + "x" * 3_000)["type"] == "ack"
            assert [int(one["body"]["text"].split()[0]) for one in line.lines[-count:]] == list(range(1, count + 1))
        with slow.socket() as again:
            again.settled()
            assert len([one for one in again.lines if one["kind"] == "house/said"]) == count


def deaf_socket(person: Person) -> socket.socket:
    """A socket that was opened by hand and whose owner never reads."""
    host, port = person.server.address.removeprefix("http://").split(":")
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    opened.connect((host, int(port)))
    asked = {"Host": f"{host}:{port}", "Cookie": person.cookie, "Upgrade": "websocket", "Connection": "Upgrade"}
    asked |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}
    head = [f"GET {person.at('socket')} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
    opened.sendall("\r\n".join(head).encode())
    assert b"101" in opened.recv(64)
    return opened


def test_a_long_log_is_told_to_a_newcomer_and_others_go_on(server: WebServer, gm: Person, ana: Person) -> None:
    """A long log comes whole and in order, while somebody else plays."""
    desk = server.context.tables.open_rooms()[0].desk

    async def talk() -> None:
        for seat in (seat for seat in desk.table.stored_room.seats if seat.id == "gm"):
            for number in range(1_000):
                await desk.do(seat.person, "gm", f"n{number}", Say(f"line {number}"))

    server.run(talk)
    with ana.socket() as line:
        done = gm.do("say", text="meanwhile")
        line.settled()
        assert done.status == 200
        numbers = [one["number"] for one in line.lines]
        assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 1_000


# ---- A long log -----------------------------------------------------------------------------------------------------


def test_a_log_of_ten_thousand_entries_is_sent_once_in_order(server: WebServer) -> None:
    """A newcomer gets every line once and in order, who was away gets exactly the gap, and others play meanwhile."""
    host = Host("nde2")
    while len(host.table.game.log) < 10_000:
        host.do("gm", c.Open(nde.table_roll.name, {"name": "what the sea brings"}))
    table = server.context.store.bring("nde2", "A long session", "en", host.shelf.lines)
    ana, bo = (server.signed_in(name, table, "player", name) for name in ("ana", "bo"))
    last = host.table.stream("ana").number
    with ana.socket() as line, bo.socket(after=last - 3) as other:
        assert other.do("say", text="meanwhile")["type"] == "ack"
        line.until("line", number=last + 1)
        assert [told["number"] for told in line.lines] == list(range(1, last + 2)) and last > 5_000
        assert [told["number"] for told in other.lines] == list(range(last - 2, last + 2))
        assert line.do("say", text="and on")["type"] == "ack"
    with ana.socket(after=last) as line:
        assert [told["number"] for told in line.settled() if told["type"] == "line"] == [last + 1, last + 2]
    log = ana.get(ana.at(f"log?after={last}")).body
    assert "and on" in log["lines"][-1]["said"] and log["number"] == last + 2


# ---- Odds -----------------------------------------------------------------------------------------------------------


def test_odds_come_later_and_play_goes_on(server: WebServer, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """While odds are being counted somewhere, other messages are answered."""
    counted = threading.Event()

    async def slowly(*_: Any, **__: Any) -> list[Counted]:
        await asyncio.to_thread(counted.wait, ENOUGH)
        return [Counted(None, "as-usual", {"S": "1"}, "1")]

    monkeypatch.setattr(server.context.workers.odds, "do", slowly)
    with ana.socket() as line:
        line.send({"type": "odds", "id": "o", "procedure": "nde.test", "args": {"who": "ilse", "aim": "climb"}})
        assert line.do("say", text="meanwhile")["type"] == "ack"
        assert "odds" not in kinds(line)
        counted.set()
        odds = line.until("odds", id="o")
        assert odds["chances"][0]["success"] == "1" and odds["chances"][0]["said"] == {"S": "Success"}


def test_odds_are_those_a_seat_may_know(gm: Person, ana: Person) -> None:
    """Against a foe whose numbers are open everybody reads the same fraction; a hidden Defense gives a player none."""
    gm.does("open", procedure="nde.foe", args={"id": "rat", "tier": "minion"})
    gm.does("rule", rulings=[{"path": ["heroes", "ilse", "attributes", "dex"], "value": 12}])
    action = {"procedure": "nde.attack", "args": {"who": "ilse", "target": "rat", "how": "ranged"}}
    mine, hers = (person.post(person.at("odds"), action).body for person in (gm, ana))
    assert mine == hers and mine["known"] is True and mine["chances"][0]["success"] == "2/3"
    gm.does("rule", rulings=[{"path": ["foes", "rat", "open"], "value": False}])
    mine, hers = (person.post(person.at("odds"), action).body for person in (gm, ana))
    assert mine["known"] is True and hers == {**hers, "known": False, "chances": []}


def test_the_last_word_before_a_roll_has_its_odds(gm: Person, ana: Person) -> None:
    """The player is asked, and each answer is weighed: as it is, and with luck."""
    ana.does("open", procedure="nde.test", args={"who": "ilse", "aim": "sneak"})
    while not (asked := [prompt for prompt in ana.prompts() if prompt["kind"] == "nde/ready"]):
        (prompt,) = gm.prompts()
        gm.does("answer", prompt=prompt["id"], answer=prompt["default"])
    weighed = ana.post(ana.at("odds"), {"prompt": asked[0]["id"]}).body
    assert weighed["known"] is True
    found = {(tuple(one["answer"]["luck"]), one["policy"]): one["success"] for one in weighed["chances"]}
    assert found[(), "no-luck"] == "3/4" and found[(), "luck-reroll-failure"] == "15/16"
    assert all("policy" not in one["policy_said"] for one in weighed["chances"])
    gains = {(tuple(one["answer"]["luck"]), one["policy"]): one["gain"] for one in weighed["chances"]}
    assert gains[(), "no-luck"] == "0" and gains[(), "luck-reroll-failure"] == "3/16"
    ana.does("answer", prompt=asked[0]["id"], answer=asked[0]["default"])
    assert ana.get(ana.at("what-if/1")).body == {"success": "", "percent": "", "without": []}
    assert ana.get(ana.at("what-if/99999")).body["without"] == []


def test_a_roll_is_counted_again_from_what_a_seat_was_told(gm: Person, ana: Person) -> None:
    """A player reads what a hindrance cost; of an attack against a hidden Defense nothing can be counted."""
    gm.does("rule", rulings=[{"path": ["heroes", "ilse", "attributes", "dex"], "value": 12}])
    numbers = []
    for foe, seen in (("rat", True), ("stoat", False)):  # one each: a hit fells a minion
        gm.does("open", procedure="nde.foe", args={"id": foe, "tier": "minion"})
        gm.does("rule", rulings=[{"path": ["foes", foe, "open"], "value": seen}])
        gm.does("open", procedure="nde.attack", args={"who": "ilse", "target": foe, "how": "ranged"})
        while prompts := gm.view()["now"]["prompts"]:
            asked = prompts[0]
            answer = {**asked["default"], "hinders": ["rain"]} if asked["kind"] == "nde/call" else asked["default"]
            gm.does("pass" if asked["what"] == "window" else "answer", prompt=asked["id"], answer=answer)
        log = ana.get(ana.at("log")).body["lines"]
        numbers.append([one["number"] for one in log if one["kind"] == "nde/attacked"][-1])
    known, hidden = (ana.get(ana.at(f"what-if/{number}")).body for number in numbers)
    (rain,) = known["without"]
    assert (known["success"], rain["success"], rain["gain"]) == ("1/2", "2/3", "1/6")
    assert rain["said"] == "Without “one step down: rain”: d12, 66.7% instead of 50.0%."
    assert hidden == {"success": "", "percent": "", "without": []}


def test_a_reroll_has_its_odds(tmp_path: Path) -> None:
    """After a failure, keeping it and buying success are sure, and rolling again has the chance of the die."""
    with opened(tmp_path, dice=Ones()) as server:
        gm = server.host().makes_table()
        ana = gm.brings("Ana").plays("ilse")
        ana.does("open", procedure="nde.test", args={"who": "ilse", "aim": "sneak"})
        while not (asked := [prompt for prompt in ana.prompts() if prompt["kind"] == "nde/luck"]):
            for person in (gm, ana):
                for prompt in person.prompts()[:1]:
                    person.does("answer", prompt=prompt["id"], answer=prompt["default"])
        weighed = ana.post(ana.at("odds"), {"prompt": asked[0]["id"]}).body["chances"]
        assert {one["answer"]: one["success"] for one in weighed} == {"keep": "0", "reroll": "3/4", "cost": "1"}
        again = next(one["outcomes"] for one in weighed if one["answer"] == "reroll")
        assert again == {"FC": "1/12", "F": "1/6", "S": "2/3", "X": "1/12"}


class Ones:
    """Dice that always show a one."""

    def fall(self, count: int, sides: int) -> tuple[int, ...]:
        return (1,) * count


def test_a_line_that_cannot_be_told_ends_one_socket_and_no_other(
    ana: Person, bo: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A fault in one viewer's words closes that socket with its code; the command is done, and others see it."""
    honest = Telling.line

    def line(self: Telling, message: Any) -> Any:
        if self.viewer == ana.seat and message.kind == "house/said":
            raise ZeroDivisionError
        return honest(self, message)

    with ana.socket() as broken, bo.socket() as whole:
        broken.settled()
        whole.settled()
        monkeypatch.setattr(Telling, "line", line)
        assert whole.do("say", text="on we go")["type"] == "ack"
        assert "house/said" in [frame.get("kind") for frame in whole.frames]
        assert closed(broken).code == sockets.BROKEN
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == ["socket broke"]
