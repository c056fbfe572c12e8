"""Archives over the web: exporting, importing and deleting tables while others play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from moothall.archive.container import LEDGER, packed
from moothall.web import control
from tests.table.support.archives import forge, parts_of
from tests.web.support.server import Person, WebServer, opened

pytestmark = pytest.mark.slow

KEY = "a key for the commands of this computer"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[WebServer]:
    with opened(tmp_path) as server:
        server.context.control = KEY
        yield server


def exported(person: Person, path: str = "export") -> bytes:
    answer = person.get(f"/api/tables/{person.table}/{path}")
    assert answer.status == 200 and answer.headers["content-type"] == "application/zip"
    assert re.fullmatch(r'attachment; filename="[a-z0-9-]+\.moot"', answer.headers["content-disposition"])
    assert answer.headers["x-content-type-options"] == "nosniff"
    data: bytes = answer.body
    return data


def brings(person: Person, data: bytes, query: str = "") -> tuple[int, dict[str, object]]:
    answer = person.ask("POST", f"/api/evenings{query}", raw=data)
    return answer.status, answer.body


def test_a_session_is_exported_and_imported_over_the_web(server: WebServer) -> None:
    """The GM saves it; the host brings it; by the new links people sit where they sat, and the old ones stay out."""
    gm = server.host().makes_table(title="A ferry, late")
    ana = gm.brings("Ana").plays("ilse")
    ana.does("say", text="Is anybody there?")
    status, home = brings(server.host(), exported(gm))
    assert status == 201 and home["title"] == "A ferry, late"
    assert ana.get(f"/api/tables/{home['table']}").status == 403
    links = {link["name"]: link["url"].partition("#")[2] for link in home["links"]}  # type: ignore[attr-defined]
    guest = Person(server)
    came = guest.post("/api/join", {"token": links["Ana"]})
    assert came.status == 200 and came.body["table"] == home["table"]
    guest.table, guest.seat = str(home["table"]), ana.seat
    if not came.body.get("seat"):
        assert guest.post(f"/api/tables/{guest.table}/seats", {"seat": ana.seat}).status == 201
    heroes = [view["state"]["heroes"][0]["id"] for view in (ana.view(), guest.view())]
    assert heroes == ["ilse", "ilse"]
    assert guest.does("say", text="I am back.")


def test_characters_travel_with_their_sheets(server: WebServer) -> None:
    """The hero arrives with every part, and the document it was brought as stands in the record, letter by letter."""
    gm = server.host().makes_table()
    ana = gm.brings("Ana")
    sheet = ana.post("/api/books/nde2/sheets", {"role": "adept", "name": "Ilse"}).body["sheet"]
    sheet |= {"concept": "She reads the tides.", "talents": ["Steady hands", "Old songs"], "role_label": "Seer"}
    sheet |= {"gear": {"key": "a brass bell", "protection": "oilskin", "trinkets": ["chalk", "a fishbone"]}}
    ana.brought("ilse", sheet)
    gm.does("rule", rulings=[{"path": ["heroes", "ilse", "traits"], "value": ["owes a life"]}])
    data = exported(gm)
    joined = [line for line in map(msgspec.json.decode, parts_of(data)[LEDGER].splitlines()) if line["did"] == "opened"]
    assert joined[-1]["procedure"] == "nde.join" and joined[-1]["args"]["sheet"] == sheet
    _, home = brings(server.host(), data)

    async def heroes(table: str) -> Any:
        async with server.context.tables.live(table) as live:
            return live.table.game.state.heroes

    old, new = (server.run(partial(heroes, table)) for table in (gm.table, str(home["table"])))
    assert new == old and (new[0].gear.key, new[0].talents) == ("a brass bell", ("Steady hands", "Old songs"))
    assert new[0].traits == ("owes a life",) and new[0].concept == sheet["concept"] and new[0].role_label == "Seer"


def test_a_players_export_holds_only_what_they_saw(server: WebServer) -> None:
    """A whisper to another is not in it; the GM's seat gives everything."""
    gm = server.host().makes_table()
    ana, bo = gm.brings("Ana"), gm.brings("Bo")
    gm.does("whisper", to=[ana.seat], text="the ferryman lies")
    assert b"ferryman" in b"".join(parts_of(exported(ana, f"seats/{ana.seat}/export")).values())
    assert b"ferryman" not in b"".join(parts_of(exported(bo, f"seats/{bo.seat}/export")).values())
    assert exported(gm, "seats/gm/export") == exported(gm)
    assert bo.get(f"/api/tables/{bo.table}/seats/{ana.seat}/export").status == 403
    assert bo.get(f"/api/tables/{bo.table}/export").status == 403


@pytest.mark.parametrize(
    ("data", "status", "key"),
    [
        (b"", 422, "error-evening-damaged"),
        (b"PK\x03\x04" + bytes(100), 422, "error-evening-damaged"),
        (packed({LEDGER: b"\n" * (100 << 20)}), 422, "error-evening-unpacks"),
    ],
    ids=["nothing", "no box", "a bomb"],
)
def test_a_bad_file_is_refused(server: WebServer, data: bytes, status: int, key: str) -> None:
    """In one sentence, and no table comes of it."""
    host = server.host()
    got, body = brings(host, data)
    assert (got, body["error"]) == (status, key) and str(body["said"]).endswith(".")
    assert server.context.store.tables() == []


def test_a_file_that_is_too_large_is_not_read(server: WebServer) -> None:
    """The guard turns it away by its length."""
    answer = server.host().ask("POST", "/api/evenings", raw=b"x", **{"content-length": str(1 << 40)})
    assert answer.status == 413


def test_a_poisoned_file_is_refused_by_the_server(server: WebServer) -> None:
    """The worker that checks it says why, and says it in the reader's language."""
    gm = server.host().makes_table()
    poisoned = forge(exported(gm), lambda lines: [lines[0] | {"command": "x"}, *lines[1:]])
    answer = server.host().ask("POST", "/api/evenings", raw=poisoned, **{"accept-language": "fr"})
    assert answer.status == 422 and answer.body["said"].startswith("La ligne 1 de cette table")
    assert len(server.context.store.tables()) == 1


def test_only_the_host_imports_unless_the_server_is_open(server: WebServer, tmp_path: Path) -> None:
    """A stranger may import only where strangers may create tables."""
    gm = server.host().makes_table()
    data = exported(gm)
    assert brings(server.stranger(), data)[0] == 403 == brings(gm.brings("Ana"), data)[0]
    with opened(tmp_path / "open", open_to_all=True) as other:
        assert brings(other.stranger(), data)[0] == 201


def test_a_deleted_table_closes_sockets_and_links(server: WebServer) -> None:
    """Its title has to be typed; then sockets close, links open nothing, and the other tables play on."""
    gm, other = server.host().makes_table(title="Low tide"), server.host().makes_table(title="High tide")
    ana = gm.brings("Ana")
    path = f"/api/tables/{gm.table}"
    assert gm.delete(path).status == 409 == gm.delete(path + "?title=low+tide").status
    assert ana.delete(path + "?title=Low+tide").status == 403
    with ana.socket() as line:
        assert gm.delete(path + "?title=Low+tide").status == 204
        with pytest.raises(WebSocketDisconnect):
            line.until("never")
    assert ana.get(path).status == 403 and [kept.title for kept in server.context.store.tables()] == ["High tide"]
    assert other.does("say", text="Still here.")


# ---- the commands of this computer ----------------------------------------------------------------------------------


def test_the_key_opens_every_table(server: WebServer) -> None:
    """With the key of the folder tables are listed, saved, brought, linked and deleted; without it, nothing is."""
    gm = server.host().makes_table(title="Low tide")
    local = server.stranger()
    key: Any = {control.HEADER: KEY}
    for wrong in ({}, {control.HEADER: "wrong"}, {control.HEADER: ""}, {"cookie": gm.cookie}):
        assert local.get("/api/local/tables", **wrong).status == 403
    (listed,) = local.get("/api/local/tables", **key).body["tables"]
    assert (listed["id"], listed["title"]) == (gm.table, "Low tide")
    saved = local.get(f"/api/local/tables/{gm.table}/export", **key).body
    assert saved == exported(gm)
    home = local.ask("POST", "/api/local/evenings", raw=saved, **key)
    assert home.status == 201 and home.body["links"][0]["seat"] == "gm"
    assert local.post(f"/api/local/tables/{gm.table}/links", {"seat": "Gil"}, **key).body["seat"] == "gm"
    assert local.ask("DELETE", f"/api/local/tables/{gm.table}", **key).body == {"backups": 0}
    assert gm.get(f"/api/tables/{gm.table}").status in (403, 404)


def test_without_a_key_there_is_no_way_in(server: WebServer) -> None:
    """A server that wrote no key lets no command in, whatever it says."""
    server.context.control = ""
    for said in ("", KEY):
        assert server.stranger().get("/api/local/tables", **{control.HEADER: said}).status == 403
