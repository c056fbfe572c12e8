"""A table is preloaded while the browser of a seated person loads its page, and for nobody else."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.testclient import TestClient

from moothall.web.access import SESSION_SECONDS
from moothall.web.pages import page_routes
from moothall.web.preload import bring_up
from tests.web.support.server import Person, WebServer, opened


def seated(server: WebServer) -> Person:
    """The GM of a table that has been closed again."""
    gm = server.host()
    gm.table = gm.post("/api/tables", {"book": "nde2", "title": "The Weir", "name": "Gil"}).body["id"]
    gm.seat = "gm"
    server.run(partial(server.context.tables.close, gm.table))
    assert server.context.tables.open_rooms() == []
    return gm


def page_of(person: Person, table: str = "", seat: str = "") -> Request:
    place = {"table": table or person.table, "seat": seat or person.seat}
    return Request({"type": "http", "headers": [(b"cookie", person.cookie.encode())], "path_params": place})


def test_a_table_is_opened_while_its_page_loads(tmp_path: Path) -> None:
    """The table and the visitor's stream are open before the page asks, and the table can still be closed."""
    with opened(tmp_path) as server:
        gm = seated(server)
        server.run(partial(bring_up, server.context, page_of(gm)))
        (live,) = server.context.tables.open_rooms()
        assert live.kept.id == gm.table and live.table.has_stream("gm")
        assert live.users == 0


@pytest.mark.parametrize("who", ["stranger", "other seat", "no table"])
def test_no_table_is_preloaded_without_a_session_and_a_seat(tmp_path: Path, who: str) -> None:
    """Without a session, a seat or a table no stream is opened, and no answer tells of it."""
    with opened(tmp_path) as server:
        gm = seated(server)
        asked = {
            "stranger": page_of(server.stranger(), gm.table, "gm"),
            "other seat": page_of(gm, seat="ilse"),
            "no table": page_of(gm, "nowhere"),
        }
        server.run(partial(bring_up, server.context, asked[who]))
        assert not any(live.table.has_stream("ilse") for live in server.context.tables.open_rooms())
        assert bool(server.context.tables.open_rooms()) == (who == "other seat")


def test_preloading_does_not_renew_the_session(tmp_path: Path) -> None:
    """The page renews no cookie: the next request for the table still gets the longer one."""
    with opened(tmp_path) as server:
        gm = seated(server)
        clock = server.context.clock
        clock.now += SESSION_SECONDS * 3 // 4  # type: ignore[attr-defined]
        token = gm.cookie.partition("=")[2]
        before = server.context.access.holder(token, clock())
        server.run(partial(bring_up, server.context, page_of(gm)))
        assert server.context.access.holder(token, clock()) == before
        assert "set-cookie" in gm.get("/api/me").headers


def test_only_the_page_of_a_table_preloads_the_table(tmp_path: Path) -> None:
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
