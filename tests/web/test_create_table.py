"""Creating over the web: books and options in words, drafts of characters, and demo tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from moothall import books
from moothall.speech import LANGUAGES
from tests.web.support.server import Person, WebServer, opened

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    with opened(tmp_path_factory.mktemp("making")) as server:
        yield server


# ---- the shelf ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_book_and_house_rule_is_in_words(server: WebServer, lang: str) -> None:
    """Each book has a title, each option and value a plain meaning, and the rules that an option changes are there."""
    shelf = server.stranger().get(f"/api/books?lang={lang}").body["books"]
    assert [book["id"] for book in shelf] == list(books.book_ids())
    assert all(book["title"] and book["hint"] for book in shelf)
    assert {"nde2", "nde1", "houses2d20"} <= {book["id"] for book in shelf if book["workshop"] and book["demo"]}
    for book in shelf:
        shown = server.stranger().get(f"/api/books/{book['id']}?lang={lang}").body
        chapters = {chapter["id"] for chapter in shown["chapters"]}
        assert shown["title"] == book["title"] and shown["options"]
        for option in shown["options"]:
            assert option["said"] and option["meaning"]
            if option["chapter"] == "layer":
                continue
            assert option["chapter"] in chapters
            assert set(option["rules"]) <= books.rulebook(book["id"]).rules.keys()
            assert hasattr(books.ruleset(book["id"]).options().defaults, option["field"])
            assert [value["id"] for value in option["shown"]] == (option["values"] or [option["default"]])
            assert all(value["said"] and value["meaning"] for value in option["shown"])


# ---- the bench ------------------------------------------------------------------------------------------------------


def bench(person: Person, book: str = "nde2", **asked: Any) -> dict[str, Any]:
    answer = person.post(f"/api/books/{book}/workshop", asked)
    assert answer.status == 200, answer
    found: dict[str, Any] = answer.body
    return found


def change(at: str, value: Any) -> dict[str, Any]:
    return {"at": at, "value": value}


def test_a_draft_becomes_a_hero_at_the_table(server: WebServer) -> None:
    """Begun, changed, judged, brought to a table, and read back as the same sheet by its player and the GM."""
    gm = server.host().makes_table()
    ana = gm.brings("Ana")
    draft = bench(ana)
    problems = {problem["field"]: problem["warning"] for problem in draft["problems"]}
    assert problems == {"name": False, "role": False, "attributes": False, "concept": True, "gear": True}
    assert not draft["legal"]
    assert draft["growth"] is None and draft["heeds"]
    said = {"name": "Oda", "role": "adept", "concept": "A diver", "gear.key": "a hook", "gear.protection": "a coat"}
    draft = bench(ana, sheet=draft["sheet"], changes=[change(at, value) for at, value in said.items()])
    assert draft["legal"] and draft["problems"] == [] and draft["growth"]["fields"][0]["at"] == "pick"
    draft = bench(ana, sheet=draft["sheet"], changes=[change("gear.trinkets", ["a", "b", "c", "d"])])
    assert draft["legal"] and draft["problems"][0]["warning"]
    assert draft["problems"][0]["rule"] == "nde2.gear.slots"
    brought = {"id": "1", "hero": "oda", "sheet": draft["sheet"]}
    assert ana.post(ana.at("heroes"), brought).status == 200
    bo = gm.brings("Bo")
    (oda,) = ana.view()["state"]["heroes"]
    for person in (ana, gm):
        assert person.get(person.at(f"heroes/{oda['id']}/sheet")).body["sheet"] == draft["sheet"]
    refused = bo.get(bo.at(f"heroes/{oda['id']}/sheet"))
    assert (refused.status, refused.body["error"]) == (403, "error-web-other-hero")
    assert gm.get(gm.at("heroes/nobody/sheet")).body["error"] == "error-no-such-hero"


def test_a_growth_pick_opens_its_further_fields(server: WebServer) -> None:
    """Growing goes by the same bench, and by the rules of the command line."""
    person = server.stranger()
    sheet = person.post("/api/books/nde2/sheets/random", {}).body["sheet"]
    grown = bench(person, sheet=sheet, growing={"pick": "attribute"})["growth"]["fields"]
    assert [field["at"] for field in grown] == ["pick", "attribute"] and grown[0]["value"] == "attribute"
    for pick, status in (({"pick": "heart"}, 200), ({"pick": "attribute"}, 409)):
        answer = person.post("/api/books/nde2/sheets/grow", {"sheet": sheet, "growing": pick})
        assert answer.status == status
    assert answer.body["cite"] == "nde2.grow.attribute"
    refused = person.post("/api/books/nde2/sheets/grow", {"sheet": sheet | {"hearts": 9}, "growing": {"pick": "heart"}})
    assert refused.body["error"] == "error-web-illegal-sheet" and "hearts" in refused.body["said"]


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"sheet": {}}, "error-web-not-a-sheet"),
        ({"sheet": {"ruleset": 5}}, "error-web-not-a-sheet"),
        ({"sheet": {"ruleset": "nde1"}}, "error-web-other-book"),
        ({"changes": [change("hearts", 9)]}, "error-web-no-field"),
        ({"changes": [change("wings", 2)]}, "error-web-no-field"),
        ({"options": {"wings": "on"}}, "error-unknown-option"),
        ({"sheet": []}, "error-web-unclear"),
    ],
)
def test_an_invalid_draft_is_refused_in_one_sentence(server: WebServer, asked: dict[str, Any], error: str) -> None:
    """Another kind of file, another book's, or a field that may not be filled in is refused."""
    answer = server.stranger().post("/api/books/nde2/workshop", asked)
    assert (answer.status, answer.body["error"]) == (400, error)
    assert answer.body["said"].endswith(".")


def test_a_book_without_a_workshop_or_demo_is_refused_in_words(
    server: WebServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a book has no workshop or no demo, the answer tells that and nothing breaks."""
    for id in books.book_ids():
        monkeypatch.setitem(books.BOOKS, id, replace(books.ruleset(id), workshop=lambda: None, demo=lambda: None))
    host = server.host()
    for path, body in (("/api/books/nde2/workshop", {}), ("/api/demo", {"book": "nde2"})):
        assert host.post(path, body).status == 404
    assert not any(book["workshop"] or book["demo"] for book in host.get("/api/books").body["books"])


@pytest.mark.parametrize("lang", ["pl", "fr"])
def test_the_bench_speaks_the_readers_language(server: WebServer, lang: str) -> None:
    """Headings and random characters are in the language of the reader, and so is what is wrong."""
    person = server.stranger()
    headers: Any = {"accept-language": lang}
    asked = person.ask("POST", "/api/books/nde2/workshop", {}, **headers).body
    english = bench(person)
    assert [step["said"] for step in asked["steps"]] != [step["said"] for step in english["steps"]]
    assert asked["problems"][0]["said"] != english["problems"][0]["said"]


# ---- the demonstration ----------------------------------------------------------------------------------------------


def test_the_demonstration_is_opened_from_the_lobby(server: WebServer) -> None:
    """The host picks an empty seat and sits there; the next visit finds the same demo, or makes a fresh one."""
    host = server.host()
    shown = host.post("/api/demo", {"book": "nde2", "language": "fr"}).body
    assert {seat["role"] for seat in shown["seats"]} == {"gm", "player"} and not any(s["taken"] for s in shown["seats"])
    chosen = {"table": shown["table"], "seat": "ilse"}
    came = host.post("/api/demo/seats", chosen).body
    assert came == {"role": "player", "table": shown["table"], "seat": "ilse"}
    host.table, host.seat = came["table"], came["seat"]
    assert host.get(host.at("view")).status == 200
    again = host.post("/api/demo", {"book": "nde2", "language": "fr"}).body
    assert again["table"] == shown["table"]
    assert [seat["id"] for seat in again["seats"] if seat["yours"]] == ["ilse"]
    fresh = host.post("/api/demo", {"book": "nde2", "language": "fr", "fresh": True}).body
    assert fresh["table"] != shown["table"]
    assert host.post("/api/demo", {"book": "nde2", "language": "fr"}).body["table"] == fresh["table"]
    other = server.host().post("/api/demo/seats", chosen)
    assert (other.status, other.body["error"]) == (409, "error-table-seat-held")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_demonstration_can_be_set_up(server: WebServer, lang: str) -> None:
    """Each book that has one brings its demo to the moment when somebody has to act, and asks nothing more."""
    host = server.host()
    for book in books.book_ids():
        shown = host.post("/api/demo", {"book": book, "language": lang}).body
        host.post("/api/demo/seats", {"table": shown["table"], "seat": "gm"})
        host.table, host.seat = shown["table"], "gm"
        view = host.get(host.at("view")).body["state"]
        assert view.get("conflict") or view.get("round") or view["scene"]["round"]


def test_only_a_demonstration_has_seats_free_to_take(server: WebServer) -> None:
    """A seat of a table that is no demonstration cannot be taken, though it bear the same name."""
    gm = server.host().makes_table()
    title = gm.post("/api/demo", {"book": "nde2"}).body["title"]
    made = gm.post("/api/tables", {"book": "nde2", "title": title, "name": "Gil"}).body
    refused = server.host().post("/api/demo/seats", {"table": made["id"], "seat": "gm"})
    assert (refused.status, refused.body["error"]) == (403, "error-web-not-invited")
    assert gm.post("/api/demo", {"book": "nde2"}).body["table"] != made["id"]
    shown = gm.post("/api/demo", {"book": "nde2"}).body
    nowhere = gm.post("/api/demo/seats", {"table": shown["table"], "seat": "nobody"})
    assert nowhere.body["error"] == "error-table-no-seat"


def test_on_an_open_server_a_stranger_joins_the_demonstration(tmp_path: Path) -> None:
    """Where all may make tables, a stranger sits down at the demonstration and is known from then on."""
    with opened(tmp_path, open_to_all=True) as server:
        stranger = server.stranger()
        shown = stranger.post("/api/demo", {"book": "nde1"}).body
        assert stranger.get("/api/me").status == 401  # looking makes nobody known
        assert stranger.post("/api/demo/seats", {"table": shown["table"], "seat": "gm"}).body["role"] == "gm"
        assert stranger.get("/api/me").body["places"] == [{"table": shown["table"], "role": "gm", "seat": "gm"}]


# ---- pace -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["brisk", "book", "everything", ""])
def test_a_table_is_made_at_a_pace(server: WebServer, pace: str) -> None:
    """A table is made at the pace that is named, and is brisk where none is; the GM sets another at any time."""
    gm = server.host().makes_table()
    asked = {"book": "nde2", "title": "The Lantern", "name": "Gil"} | ({"pace": pace} if pace else {})
    gm.table = gm.post("/api/tables", asked).body["id"]
    assert gm.view()["house"]["pace"] == (pace or "brisk")
    gm.does("set_pace", pace="book")
    assert gm.view()["house"]["pace"] == "book"


def test_a_pace_that_there_is_not_is_refused(server: WebServer) -> None:
    """A table cannot be made at a pace of one's own."""
    asked = {"book": "nde2", "title": "The Lantern", "name": "Gil", "pace": "breakneck"}
    assert server.host().post("/api/tables", asked).status == 400
