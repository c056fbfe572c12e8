"""Entering a table again from the lobby, and on a second device by a code."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from starlette.websockets import WebSocketDisconnect

from moothall.books import book_ids
from moothall.web.codes import MOVE_SECONDS
from moothall.web.context import Rates
from moothall.web.demo import open_demo
from moothall.web.join import MOST_BY_LINK, MOST_LOOKING_ON_BY_LINK, MOST_SEATS_EACH
from tests.web.support.server import NO_LIMITS, Answer, Clock, Person, WebServer, opened

pytestmark = pytest.mark.slow


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[WebServer]:
    with opened(tmp_path, clock) as server:
        yield server


def enters(person: Person, table: str) -> dict[str, str]:
    """The answer to a person who enters a table from the lobby."""
    answer = person.post(f"/api/tables/{table}/enter")
    assert answer.status == 200, answer
    body: dict[str, str] = answer.body
    return body


IN = {"needs": "", "held": ""}


# ---- the host -------------------------------------------------------------------------------------------------------


def test_the_host_enters_a_table_from_a_new_browser(server: WebServer) -> None:
    """The GM's seat comes over from the host's other browser, which reads on in nothing, and can come back."""
    laptop, phone = server.host().makes_table(), server.host()
    phone.table, phone.seat = laptop.table, "gm"
    assert phone.get(phone.at("view")).status == 403
    with laptop.socket() as line:
        assert enters(phone, laptop.table) == IN | {"seat": "gm"}
        with pytest.raises(WebSocketDisconnect):
            line.until("never")
    assert phone.get(phone.at("view")).status == 200 and laptop.get(laptop.at("view")).status == 403
    assert enters(phone, laptop.table)["seat"] == "gm"  # once more changes nothing
    assert enters(laptop, laptop.table)["seat"] == "gm" and laptop.get(laptop.at("view")).status == 200


def test_the_host_gets_an_empty_seat_of_a_gm(server: WebServer) -> None:
    """At a demonstration, which nobody sits at yet, and at a table whose GM has stood up."""
    demo = server.run(lambda: open_demo(server.context))
    host = server.host()
    assert enters(host, demo.table)["seat"] == "gm"
    host.table, host.seat = demo.table, "gm"
    host.does("leave_seat", seat="gm")
    assert enters(server.host(), demo.table)["seat"] == "gm"


def test_the_host_cannot_take_another_gms_seat(server: WebServer) -> None:
    """A GM who is not the host keeps the seat: the host is told who has it, and may watch or make a link."""
    host = server.host().makes_table()
    gil = Person(server, host.table, "gm")
    assert gil.post("/api/join", {"token": host.invites("gm")}).status == 200
    assert enters(host, host.table) == {"seat": "", "needs": "link", "held": "Gil"}
    assert enters(server.host(), host.table) == {"seat": "", "needs": "link", "held": "Gil"}
    assert gil.get(gil.at("view")).status == 200
    watching = host.post("/api/join", {"token": host.invites("spectator"), "name": "Uma"}).body
    assert enters(host, host.table)["seat"] == watching["seat"] and watching["role"] == "spectator"


def test_the_host_returns_to_their_own_seat(server: WebServer) -> None:
    """A host who plays at another's table goes to that seat; one who also runs it goes to the GM's."""
    host = server.host().makes_table()
    played = host.post("/api/join", {"token": host.invites("player"), "name": "Oda"}).body["seat"]
    assert enters(host, host.table)["seat"] == "gm"
    gil = Person(server, host.table, "gm")
    assert gil.post("/api/join", {"token": host.invites("gm")}).status == 200
    assert enters(host, host.table)["seat"] == played


# ---- everybody else -------------------------------------------------------------------------------------------------


def test_a_guest_comes_back_to_their_seat(server: WebServer) -> None:
    """With a seat they are in; without one they need a name; with one that another has by now, a new link."""
    gm = server.host().makes_table()
    ana = gm.brings("Ana")
    assert enters(ana, gm.table) == IN | {"seat": ana.seat}
    bo = server.stranger()
    assert bo.post("/api/join", {"token": gm.invites("player")}).status == 200
    assert enters(bo, gm.table) == {"seat": "", "needs": "name", "held": ""}
    assert Person(server).post("/api/join", {"token": gm.invites("player", ana.seat)}).body["seat"] == ana.seat
    assert enters(ana, gm.table) == {"seat": "", "needs": "link", "held": "Ana"}


def test_a_person_who_stood_up_comes_back_to_their_seat_and_pages(server: WebServer) -> None:
    """By their own session, without a link, as long as nobody else sits there; and what was theirs is there."""
    gm = server.host().makes_table()
    ana = gm.brings("Ana")
    gm.does("write_note", text="the key is false", readers=[ana.seat])
    ana.does("leave_seat", seat=ana.seat)
    assert ana.get(ana.at("view")).status == 403
    assert enters(ana, gm.table) == IN | {"seat": ana.seat}
    assert [note["text"] for note in ana.view()["house"]["notes"]] == ["the key is false"]


def test_an_empty_seat_gives_away_nothing_private(server: WebServer) -> None:
    """Whoever else sits down there by the common link reads no note and page of the person before, nor exports them."""
    gm = server.host().makes_table()
    ana = gm.brings("Ana")
    gm.does("write_note", text="the key is false", readers=[ana.seat])
    gm.does("hand_out", title="A letter", text="come alone", readers=[ana.seat])
    ana.does("write_note", text="nobody is to know")
    ana.does("leave_seat", seat=ana.seat)
    zoe = Person(server, gm.table, ana.seat)
    assert zoe.post("/api/join", {"token": gm.invites("player")}).status == 200
    assert zoe.post(f"/api/tables/{gm.table}/seats", {"seat": ana.seat}).status == 201
    exported = zoe.get(zoe.at("export"))
    with ZipFile(BytesIO(exported.body)) as box:
        files = b"".join(box.read(name) for name in box.namelist())
    got = files + repr((zoe.view(), zoe.get(zoe.at("log?after=0")).body)).encode()
    for private in (b"the key is false", b"come alone", b"nobody is to know"):
        assert private not in got
    assert enters(ana, gm.table) == {"seat": "", "needs": "link", "held": "Ana"}


def test_an_empty_gm_seat_is_for_the_host_alone(server: WebServer) -> None:
    """Nobody becomes the GM by pressing a card, neither a co-GM nor a guest without a seat."""
    gm = server.host().makes_table()
    second, guest = gm.brings("Sol", "co_gm"), server.stranger()
    assert guest.post("/api/join", {"token": gm.invites("player")}).status == 200
    gm.does("leave_seat", seat="gm")
    assert enters(second, gm.table)["seat"] == second.seat
    assert enters(guest, gm.table)["needs"] == "name"
    assert server.stranger().post(f"/api/tables/{gm.table}/enter").status == 401


# ---- a second device ------------------------------------------------------------------------------------------------


def test_a_code_brings_a_person_over_once(server: WebServer) -> None:
    """Typed in the lobby of the other device it leads to the seat, whatever name stands beside it, and then nowhere."""
    ana = server.host().makes_table().brings("Ana")
    moving = ana.post("/api/me/move").body
    phone = server.stranger()
    came = phone.post("/api/join", {"code": moving["code"].lower(), "name": "Nobody"}).body
    assert came == {"role": "player", "table": ana.table, "seat": ana.seat}
    phone.table, phone.seat = ana.table, ana.seat
    assert phone.view() and ana.view()
    assert server.stranger().post("/api/join", {"code": moving["code"]}).status == 404
    assert server.stranger().post("/api/move", {"token": moving["url"].partition("#")[2]}).status == 404


def test_a_link_that_was_used_ends_its_code(server: WebServer) -> None:
    """Link and code are one move, and a new move ends the one before."""
    ana = server.host().makes_table().brings("Ana")
    moving = ana.post("/api/me/move").body
    assert server.stranger().post("/api/move", {"token": moving["url"].partition("#")[2]}).status == 200
    assert server.stranger().post("/api/join", {"code": moving["code"]}).status == 404
    older, newer = (ana.post("/api/me/move").body["code"] for _ in range(2))
    assert server.stranger().post("/api/join", {"code": older}).status == 404
    assert server.stranger().post("/api/join", {"code": newer}).status == 200


def test_a_code_to_a_device_does_not_last(server: WebServer, clock: Clock) -> None:
    """After five minutes it opens nothing."""
    code = server.host().makes_table().brings("Ana").post("/api/me/move").body["code"]
    clock.now += MOVE_SECONDS
    assert server.stranger().post("/api/join", {"code": code}).status == 404


def test_a_person_at_several_tables_moves_to_the_lobby(server: WebServer) -> None:
    """Which table is meant cannot be known, so the cards of all are shown."""
    host = server.host().makes_table().makes_table()
    phone = server.stranger()
    came = phone.post("/api/join", {"code": host.post("/api/me/move").body["code"]}).body
    assert came == {"role": "", "table": "", "seat": ""}
    assert phone.get("/api/me").body == host.get("/api/me").body


# ---- no one fills a table alone -------------------------------------------------------------------------------------


def comes(server: WebServer, token: str, name: str) -> Answer:
    """The answer to a new person who sits down at once."""
    return Person(server).post("/api/join", {"token": token, "name": name})


@pytest.mark.parametrize(("role", "most"), [("player", MOST_BY_LINK), ("spectator", MOST_LOOKING_ON_BY_LINK)])
def test_one_link_does_not_fill_a_table(server: WebServer, role: str, most: int) -> None:
    """However many persons somebody with a link pretends to be, all at once, another link still seats a player."""
    gm = server.host().makes_table()
    token = gm.invites(role)
    with ThreadPoolExecutor(8) as pool:
        came = list(pool.map(lambda number: comes(server, token, f"Eve {number}"), range(most + 8)))
    refused = [answer.body["error"] for answer in came if answer.status != 200]
    assert refused == ["error-web-link-full"] * 8
    assert comes(server, gm.invites("player"), "Ana").status == 200


def test_standing_up_and_sitting_down_again_does_not_fill_a_table(server: WebServer) -> None:
    """A seat that somebody left counts as theirs, and they can come back to it."""
    gm = server.host().makes_table()
    eve = gm.brings("Eve")
    for number in range(1, MOST_SEATS_EACH):
        eve.does("leave_seat", seat=eve.seat)
        sat = eve.post(f"/api/tables/{eve.table}/seats", {"name": f"Eve {number}"})
        assert sat.status == 201, sat
        eve.seat = sat.body["seat"]
    eve.does("leave_seat", seat=eve.seat)
    refused = eve.post(f"/api/tables/{eve.table}/seats", {"name": "Eve again"})
    assert (refused.status, refused.body["error"]) == (409, "error-web-enough-seats")
    assert eve.post(f"/api/tables/{eve.table}/seats", {"seat": eve.seat}).status == 201


def test_two_who_come_at_once_under_one_name_are_not_both_let_in(server: WebServer) -> None:
    """Names are compared one after another, too."""
    token = server.host().makes_table().invites("player")
    with ThreadPoolExecutor(4) as pool:
        came = list(pool.map(lambda _: comes(server, token, "Ana").status, range(4)))
    assert sorted(came) == [200, 409, 409, 409]


@pytest.mark.parametrize(
    "name", ["Gil\u200b", "G\u0456l", "Gil\u202e", "Ｇｉｌ", "Gi\u00adl", "Gi\nl", "Gil\x00", "Gil\u2800"], ids=ascii
)
def test_nobody_sits_down_under_a_name_that_looks_like_the_gms(server: WebServer, name: str) -> None:
    """Neither by coming nor by taking another seat; and nothing is left behind."""
    gm = server.host().makes_table()
    token = gm.invites("player")
    refused = comes(server, token, name)
    assert refused.status in (400, 409) and refused.body["said"]
    ana = gm.brings("Ana")
    assert ana.post(f"/api/tables/{ana.table}/seats", {"name": name}).status in (400, 409)
    assert len(gm.get(f"/api/tables/{gm.table}").body["seats"]) == 2


@pytest.mark.parametrize("book", book_ids())
def test_no_player_brings_a_character_who_looks_like_anothers(server: WebServer, book: str) -> None:
    """In every book, exactly the same name too; one's own character, and the GM's people, may be called alike."""
    gm = server.host().makes_table(book)
    ana, eve = gm.brings("Ana"), gm.brings("Eve")
    sheet = gm.post(f"/api/books/{book}/sheets/random", {}).body["sheet"]

    def brings(person: Person, hero: str, name: str) -> tuple[int, str]:
        came = person.post(person.at("heroes"), {"id": f"join-{hero}", "hero": hero, "sheet": sheet | {"name": name}})
        return came.status, came.body.get("error", "")

    assert brings(ana, "one", "Ilsa") == (200, "")
    for name in ("Ilsa", "ILSA", "Ils\u0430", "I1sa"):
        assert brings(eve, "two", name) == (409, "error-table-hero-like")
    assert brings(eve, "two", "Ilsa\u200b")[1] == "error-table-unseen"
    assert brings(eve, "two", "Ilse") == (200, "")


def test_wrong_links_lock_out_nobody_else_at_their_address(tmp_path: Path) -> None:
    """A neighbour who tries wrong ones is refused in the end; a person with a link comes in, and so does a device."""
    rates = Rates(NO_LIMITS.requests, NO_LIMITS.commands, NO_LIMITS.heavy, (3, 1e-9))
    with opened(tmp_path, rates=rates) as server:
        gm = server.host().makes_table()
        for path in ("/api/join", "/api/move"):
            tried = [server.stranger().post(path, {"token": "a" * 32}).status for _ in range(4)]
            assert tried[-1] == 429 and set(tried) <= {404, 429}
        assert gm.brings("Ana").seat
        url = gm.post("/api/me/move").body["url"]
        assert server.stranger().post("/api/move", {"token": url.partition("#")[2]}).status == 200


def test_wrong_codes_of_strangers_do_not_count_for_who_is_signed_in(server: WebServer) -> None:
    """At an address that has used up its tries a newcomer waits, and a person who is known comes in."""
    gm, host = server.host().makes_table(), server.host()
    link = gm.post(f"/api/tables/{gm.table}/links", {"role": "player", "seat": ""}).body["id"]
    code = {"code": gm.post(f"/api/tables/{gm.table}/links/{link}/code").body["code"], "name": "Ana"}
    tried = [server.stranger().post("/api/join", {"code": "CCC-CCC"}).status for _ in range(6)]
    assert tried == [404] * 5 + [429] and server.stranger().post("/api/join", code).status == 429
    assert host.post("/api/join", code).body["table"] == gm.table
