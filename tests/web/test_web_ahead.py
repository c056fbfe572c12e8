"""A table is brought up while the browser of whoever sits there reads the page, and for nobody else."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.testclient import TestClient

from moothall.web.ahead import bring_up
from moothall.web.pages import page_routes
from moothall.web.secrets import SESSION_SECONDS
from support.web import House, Person, opened


def seated(house: House) -> Person:
    """The GM of a table that has been closed again."""
    gm = house.host()
    gm.table = gm.post("/api/tables", {"book": "nde2", "title": "The Weir", "name": "Gil"}).body["id"]
    gm.seat = "gm"
    house.run(partial(house.hall.tables.close, gm.table))
    assert house.hall.tables.open_rooms() == []
    return gm


def page_of(person: Person, table: str = "", seat: str = "") -> Request:
    place = {"table": table or person.table, "seat": seat or person.seat}
    return Request({"type": "http", "headers": [(b"cookie", person.cookie.encode())], "path_params": place})


def test_a_table_is_there_before_it_is_asked_for(tmp_path: Path) -> None:
    """Its room is open, and so is the stream of whoever comes; nobody keeps it from being closed again."""
    with opened(tmp_path) as house:
        gm = seated(house)
        house.run(partial(bring_up, house.hall, page_of(gm)))
        (room,) = house.hall.tables.open_rooms()
        assert room.kept.id == gm.table and room.table.has_stream("gm")
        assert room.users == 0


@pytest.mark.parametrize("who", ["stranger", "other seat", "no table"])
def test_nothing_is_brought_up_for_others(tmp_path: Path, who: str) -> None:
    """Without a session, a seat or a table nothing is opened that reading it would take, and nothing is told."""
    with opened(tmp_path) as house:
        gm = seated(house)
        asked = {
            "stranger": page_of(house.stranger(), gm.table, "gm"),
            "other seat": page_of(gm, seat="ilse"),
            "no table": page_of(gm, "nowhere"),
        }
        house.run(partial(bring_up, house.hall, asked[who]))
        assert not any(room.table.has_stream("ilse") for room in house.hall.tables.open_rooms())
        assert bool(house.hall.tables.open_rooms()) == (who == "other seat")


def test_a_session_is_left_as_it_is(tmp_path: Path) -> None:
    """The page renews nothing: whoever asks for the table next still gets the longer cookie."""
    with opened(tmp_path) as house:
        gm = seated(house)
        clock = house.hall.clock
        clock.now += SESSION_SECONDS * 3 // 4  # type: ignore[attr-defined]
        token = gm.cookie.partition("=")[2]
        before = house.hall.doors.holder(token, clock())
        house.run(partial(bring_up, house.hall, page_of(gm)))
        assert house.hall.doors.holder(token, clock()) == before
        assert "set-cookie" in gm.get("/api/me").headers


def test_only_the_page_of_a_table_asks_for_it(tmp_path: Path) -> None:
    """Other pages are of no table."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Moothall</title>", encoding="utf-8")
    asked: list[str] = []

    async def ahead(request: Request) -> None:
        asked.append(request.path_params["table"])

    client = TestClient(Starlette(routes=page_routes(tmp_path, ahead)), base_url="http://localhost")
    for path in ("/", "/workshop", "/table/t1/ilse", "/replay/t2/gm"):
        assert client.get(path).status_code == 200
    assert asked == ["t1", "t2"]
