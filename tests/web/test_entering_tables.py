"""Coming back to a table from the lobby, and coming over to a second device by a code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from moothall.web.codes import MOVE_SECONDS
from moothall.web.demo import open_demo
from tests.web.support.server import Clock, House, Person, opened

pytestmark = pytest.mark.slow


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def room_state(tmp_path: Path, clock: Clock) -> Iterator[House]:
    with opened(tmp_path, clock) as room_state:
        yield room_state


def enters(person: Person, table: str) -> dict[str, str]:
    """What is answered to somebody who presses the card of a table."""
    answer = person.post(f"/api/tables/{table}/enter")
    assert answer.status == 200, answer
    body: dict[str, str] = answer.body
    return body


IN = {"needs": "", "held": ""}


# ---- the host -------------------------------------------------------------------------------------------------------


def test_the_host_enters_a_table_from_a_new_browser(room_state: House) -> None:
    """The GM's seat comes over from the host's other browser, which reads on in nothing, and can come back."""
    laptop, phone = room_state.host().makes_table(), room_state.host()
    phone.table, phone.seat = laptop.table, "gm"
    assert phone.get(phone.at("view")).status == 403
    with laptop.socket() as line:
        assert enters(phone, laptop.table) == IN | {"seat": "gm"}
        with pytest.raises(WebSocketDisconnect):
            line.until("never")
    assert phone.get(phone.at("view")).status == 200 and laptop.get(laptop.at("view")).status == 403
    assert enters(phone, laptop.table)["seat"] == "gm"  # once more changes nothing
    assert enters(laptop, laptop.table)["seat"] == "gm" and laptop.get(laptop.at("view")).status == 200


def test_the_host_gets_an_empty_seat_of_a_gm(room_state: House) -> None:
    """At a demonstration, which nobody sits at yet, and at a table whose GM has stood up."""
    demo = room_state.run(lambda: open_demo(room_state.context))
    host = room_state.host()
    assert enters(host, demo.table)["seat"] == "gm"
    host.table, host.seat = demo.table, "gm"
    host.does("leave_seat", seat="gm")
    assert enters(room_state.host(), demo.table)["seat"] == "gm"


def test_the_host_cannot_take_another_gms_seat(room_state: House) -> None:
    """A GM who is not the host keeps the seat: the host is told who has it, and may watch or make a link."""
    host = room_state.host().makes_table()
    gil = Person(room_state, host.table, "gm")
    assert gil.post("/api/join", {"token": host.invites("gm")}).status == 200
    assert enters(host, host.table) == {"seat": "", "needs": "link", "held": "Gil"}
    assert enters(room_state.host(), host.table) == {"seat": "", "needs": "link", "held": "Gil"}
    assert gil.get(gil.at("view")).status == 200
    watching = host.post("/api/join", {"token": host.invites("spectator"), "name": "Uma"}).body
    assert enters(host, host.table)["seat"] == watching["seat"] and watching["role"] == "spectator"


def test_the_host_returns_to_their_own_seat(room_state: House) -> None:
    """A host who plays at another's table goes to that seat; one who also runs it goes to the GM's."""
    host = room_state.host().makes_table()
    played = host.post("/api/join", {"token": host.invites("player"), "name": "Oda"}).body["seat"]
    assert enters(host, host.table)["seat"] == "gm"
    gil = Person(room_state, host.table, "gm")
    assert gil.post("/api/join", {"token": host.invites("gm")}).status == 200
    assert enters(host, host.table)["seat"] == played


# ---- everybody else -------------------------------------------------------------------------------------------------


def test_a_guest_comes_back_to_their_seat(room_state: House) -> None:
    """With a seat they are in; without one they need a name; with one that another has by now, a new link."""
    gm = room_state.host().makes_table()
    ana = gm.brings("Ana")
    assert enters(ana, gm.table) == IN | {"seat": ana.seat}
    bo = room_state.stranger()
    assert bo.post("/api/join", {"token": gm.invites("player")}).status == 200
    assert enters(bo, gm.table) == {"seat": "", "needs": "name", "held": ""}
    assert Person(room_state).post("/api/join", {"token": gm.invites("player", ana.seat)}).body["seat"] == ana.seat
    assert enters(ana, gm.table) == {"seat": "", "needs": "link", "held": "Ana"}


def test_an_empty_gm_seat_is_for_the_host_alone(room_state: House) -> None:
    """Nobody becomes the GM by pressing a card, neither a co-GM nor a guest without a seat."""
    gm = room_state.host().makes_table()
    second, guest = gm.brings("Sol", "co_gm"), room_state.stranger()
    assert guest.post("/api/join", {"token": gm.invites("player")}).status == 200
    gm.does("leave_seat", seat="gm")
    assert enters(second, gm.table)["seat"] == second.seat
    assert enters(guest, gm.table)["needs"] == "name"
    assert room_state.stranger().post(f"/api/tables/{gm.table}/enter").status == 401


# ---- a second device ------------------------------------------------------------------------------------------------


def test_a_code_brings_a_person_over_once(room_state: House) -> None:
    """Typed in the lobby of the other device it leads to the seat, whatever name stands beside it, and then nowhere."""
    ana = room_state.host().makes_table().brings("Ana")
    moving = ana.post("/api/me/move").body
    phone = room_state.stranger()
    came = phone.post("/api/join", {"code": moving["code"].lower(), "name": "Nobody"}).body
    assert came == {"role": "player", "table": ana.table, "seat": ana.seat}
    phone.table, phone.seat = ana.table, ana.seat
    assert phone.view() and ana.view()
    assert room_state.stranger().post("/api/join", {"code": moving["code"]}).status == 404
    assert room_state.stranger().post("/api/move", {"token": moving["url"].partition("#")[2]}).status == 404


def test_a_link_that_was_used_ends_its_code(room_state: House) -> None:
    """Link and code are one move, and a new move ends the one before."""
    ana = room_state.host().makes_table().brings("Ana")
    moving = ana.post("/api/me/move").body
    assert room_state.stranger().post("/api/move", {"token": moving["url"].partition("#")[2]}).status == 200
    assert room_state.stranger().post("/api/join", {"code": moving["code"]}).status == 404
    older, newer = (ana.post("/api/me/move").body["code"] for _ in range(2))
    assert room_state.stranger().post("/api/join", {"code": older}).status == 404
    assert room_state.stranger().post("/api/join", {"code": newer}).status == 200


def test_a_code_to_a_device_does_not_last(room_state: House, clock: Clock) -> None:
    """After five minutes it opens nothing."""
    code = room_state.host().makes_table().brings("Ana").post("/api/me/move").body["code"]
    clock.now += MOVE_SECONDS
    assert room_state.stranger().post("/api/join", {"code": code}).status == 404


def test_a_person_at_several_tables_moves_to_the_lobby(room_state: House) -> None:
    """Which table is meant cannot be known, so the cards of all are shown."""
    host = room_state.host().makes_table().makes_table()
    phone = room_state.stranger()
    came = phone.post("/api/join", {"code": host.post("/api/me/move").body["code"]}).body
    assert came == {"role": "", "table": "", "seat": ""}
    assert phone.get("/api/me").body == host.get("/api/me").body
