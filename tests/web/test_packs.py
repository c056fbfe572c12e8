"""Packs over the web: listed in words, chosen for a table, and used by its workshop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from moothall.speech import LANGUAGES
from tests.support import places
from tests.web.support.server import Person, WebServer, opened

DATA = places.DATA / "packs"
OWN = {"ashfields": DATA / "ashfields.toml", "quay": DATA / "quay.toml"}
"""The packs of this server: one that is still a draft, and one that can be played."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    with opened(tmp_path_factory.mktemp("packs"), packs=OWN) as server:
        yield server


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_packs_of_a_server_are_listed_in_words(server: WebServer, lang: str) -> None:
    """Packs of the program and the host's own are named in the reader's language; a draft is marked as one."""
    listed = server.stranger().get(f"/api/packs?lang={lang}").body["packs"]
    assert [(one["id"], one["draft"]) for one in listed] == [
        ("hearthmarch", False),
        ("lowtide", False),
        ("ashfields", True),
        ("quay", False),
    ]
    assert listed[1]["name"] == {"en": "Lowtide", "pl": "Odpływ", "fr": "Basses-Eaux"}[lang]
    assert all(one["book"] == "nova6" and one["pitch"] for one in listed)


def test_a_table_plays_with_a_pack(server: WebServer) -> None:
    """Its state has the pack, the pack's game aspects in the table's language, and mysteries only for the GM."""
    asked = {"book": "nova6", "title": "Sankt Orm", "name": "Gil", "language": "pl", "pack": "lowtide"}
    gm = server.host()
    made = gm.post("/api/tables", asked)
    assert made.status == 201
    view = gm.get(f"/api/tables/{made.body['id']}/seats/gm/view").body["state"]
    assert (view["pack"]["id"], view["pack"]["tongue"]) == ("lowtide", "pl")
    assert "BIURO PŁYWÓW PALI AKTA" in [effect["name"] for effect in view["effects"]]
    assert [one["kind"] for one in view["setting"]["entries"]][-1] == "mystery"


@pytest.mark.parametrize(
    ("book", "pack", "key"),
    [
        ("nova6", "lowtid", "error-pack-none"),
        ("nova6", "ashfields", "error-pack-draft"),
        ("nova6", str(DATA / "ashfields.toml"), "error-pack-none"),
        ("nde2", "lowtide", "error-pack-book"),
    ],
)
def test_an_unplayable_pack_makes_no_table(server: WebServer, book: str, pack: str, key: str) -> None:
    """An unknown pack, a draft, a path on the server's disk, another book: refused, and no table is made."""
    host = server.host()
    before = len(host.get("/api/tables").body["tables"])
    answer = host.post("/api/tables", {"book": book, "title": "No", "name": "Gil", "pack": pack})
    assert (answer.status, answer.body["error"]) == (400, key)
    assert len(host.get("/api/tables").body["tables"]) == before


def test_naming_the_universal_pack_is_the_same_as_naming_none(server: WebServer) -> None:
    """The universal pack by its name is the same as no pack."""
    host = server.host()
    made = host.post("/api/tables", {"book": "nova6", "title": "Plain", "name": "Gil", "pack": "universal"})
    assert host.get(f"/api/tables/{made.body['id']}/seats/gm/view").body["state"]["pack"] is None


@pytest.mark.parametrize(("lang", "told"), [("en", "Lowtide: Ordinary people"), ("pl", "Odpływ: ")])
def test_a_new_game_is_asked_for_its_pack_last(server: WebServer, lang: str, told: str) -> None:
    """The setting comes first; then the server offers the packs it has, drafts left out, each with what it is about."""
    gm = server.host()
    asked = {"book": "nova6", "title": "A new game", "name": "Gil", "language": lang}
    gm.table, gm.seat = gm.post("/api/tables", asked).body["id"], "gm"
    gm.does("open", procedure="nova6.create-game", args={})
    answers: list[Any] = [{"text": "Divers"}, {"text": "Water", "aspects": []}, "personal"]
    for answer in (*answers, {"issues": [{"text": "THE SEA RISES"}]}, {"entries": []}):
        [prompt] = gm.prompts()
        gm.does("answer", prompt=prompt["id"], answer=answer)
    [prompt] = gm.prompts()
    offered = prompt["question"]["packs"]
    assert offered == ["universal", "hearthmarch", "lowtide", "quay"]
    assert told in " ".join(prompt["question"]["about"])
    gm.does("answer", prompt=prompt["id"], answer="lowtide")
    pack = gm.view()["state"]["pack"]
    assert (pack["id"], pack["tongue"]) == ("lowtide", lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_gm_is_listed_the_levers_for_compels(server: WebServer, lang: str) -> None:
    """The issues of the game, then the aspects of every hero with the hero's name; players are not told."""
    gm = server.host()
    asked = {"book": "nova6", "title": "Levers", "name": "Gil", "pack": "lowtide", "language": lang}
    gm.table, gm.seat = gm.post("/api/tables", asked).body["id"], "gm"
    issues = gm.get(gm.at("levers")).body["levers"]
    assert issues and all(one["who"] == "" and one["settled"].keys() == {"by", "aspect"} for one in issues)
    ana = gm.brings("Ana")
    sheet = ana.post(ana.at("sheets/random"), {}).body["sheet"]
    ana.brought("oda", sheet)
    theirs = gm.get(gm.at("levers")).body["levers"][len(issues) :]
    assert [one["name"] for one in theirs] == [*sheet["aspects"].values()]
    assert {one["who"] for one in theirs} == {sheet["name"]}
    assert theirs[0]["settled"] == {"by": "", "aspect": f"oda-{next(iter(sheet['aspects']))}", "target": "oda"}
    compelled = {"procedure": "nova6.compel", "args": theirs[0]["settled"] | {"complication": "an old debt"}}
    gm.does("open", **compelled)
    assert [prompt["kind"] for prompt in ana.prompts()] == ["nova6/answer-compel"]
    assert ana.get(ana.at("levers")).status == 403


def test_a_book_without_compel_levers_lists_none(server: WebServer) -> None:
    """The list of levers of an NDE table is empty."""
    gm = server.host().makes_table()
    assert gm.get(gm.at("levers")).body == {"levers": []}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Body, STRESSED [S]: cleared when the scene is over; later by a rest, by a milestone."),
        ("pl", "Ciało, STRES [S]: znika z końcem sceny; później po odpoczynku, przy kamieniu milowym."),
        ("fr", "Corps, STRESS [S] : se libère à la fin de la scène ; plus tard par un repos, par un jalon."),
    ],
)
def test_a_hurt_hero_reads_how_each_box_is_cleared(server: WebServer, lang: str, said: str) -> None:
    """Beside a hero's actions stands how each kind of box is cleared, with its rule; before a wound it does not."""
    gm = server.host()
    asked = {"book": "nova6", "title": "Boxes", "name": "Gil", "pack": "hearthmarch"}
    gm.table, gm.seat = gm.post("/api/tables", asked).body["id"], "gm"
    ana = gm.brings("Ana")
    sheet = ana.post(ana.at("sheets/random"), {}).body["sheet"]
    ana.brought("oda", sheet)
    assert ana.get(ana.at("choices/oda")).body["hints"] == []
    tracks = gm.get(gm.at("view")).body["state"]["heroes"][0]["tracks"]
    tracks[0]["boxes"][0]["filled"] = "S"
    gm.does("rule", rulings=[{"path": ["heroes", "oda", "tracks"], "value": tracks}])
    (hint,) = ana.get(ana.at(f"choices/oda?lang={lang}")).body["hints"]
    assert (hint["said"].replace("\u00a0", " "), hint["cite"]) == (said, "nova6.rec.ways") and hint["rule"]


# ---- Making somebody -------------------------------------------------------------------------------------------------


def bench(person: Person, path: str = "/api/books/nova6/workshop", **asked: Any) -> dict[str, Any]:
    answer = person.post(path, asked)
    assert answer.status == 200, answer
    found: dict[str, Any] = answer.body
    return found


def fields(draft: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {field["at"]: field for step in draft["steps"] for field in step["fields"]}


def change(at: str, value: Any) -> dict[str, Any]:
    return {"at": at, "value": value}


def test_a_draft_is_made_with_a_pack(server: WebServer) -> None:
    """The draft begins with the pack that is asked for, and goes on with the one that its sheet names."""
    person = server.stranger()
    draft = bench(person, pack="hearthmarch")
    assert (draft["pack"], draft["title"]) == ("hearthmarch", "NOVA6 · Hearthmarch")
    assert draft["steps"][0]["said"] == "Kin, calling, bond and trouble"
    draft = bench(person, sheet=draft["sheet"], changes=[change("traits.kin", "stoneback"), change("name", "Oda")])
    assert (draft["pack"], draft["sheet"]["skills"]["brawn"]) == ("hearthmarch", 1)
    assert [one["said"] for one in fields(draft)["skills"]["names"]][:2] == ["Arms", "Bows"]
    assert (bench(person)["pack"], bench(person, pack="universal")["pack"]) == ("", "")
    assert fields(bench(person, pack="quay"))["traits.trade"]["options"][0]["said"] == "Pilot"


@pytest.mark.parametrize("pack", ["hearthmarch", "lowtide", "quay"])
def test_a_character_of_a_pack_is_drawn_judged_and_grown(server: WebServer, pack: str) -> None:
    """All by the pack: by the universal one they would be no characters at all."""
    person = server.stranger()
    sheet = person.post("/api/books/nova6/sheets/random", {"pack": pack}).body["sheet"]
    assert sheet["pack"] == pack
    judged = person.post("/api/books/nova6/sheets/check", {"sheet": sheet}).body
    assert judged["legal"] and bench(person, sheet=sheet)["legal"]
    assert not person.post("/api/books/nova6/sheets/check", {"sheet": sheet | {"pack": "universal"}}).body["legal"]
    grown = person.post("/api/books/nova6/sheets/grow", {"sheet": sheet, "growing": {"pick": "later"}}).body["sheet"]
    assert {name: grown[name] for name in sheet} == sheet | {"level": sheet["level"] + 1}


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"pack": "lowtid"}, "error-pack-none"),
        ({"pack": "ashfields"}, "error-pack-draft"),
        ({"pack": str(DATA / "quay.toml")}, "error-pack-none"),
        ({"sheet": {"ruleset": "nova6", "pack": "nowhere"}}, "error-pack-none"),
        ({"sheet": {"ruleset": "nova6", "pack": ["lowtide"]}}, "error-web-not-a-sheet"),
    ],
)
def test_an_unusable_pack_is_refused_in_one_sentence(server: WebServer, asked: dict[str, Any], error: str) -> None:
    """An unknown pack, a draft, a path, or nonsense on a sheet is one sentence."""
    answer = server.stranger().post("/api/books/nova6/workshop", asked)
    assert (answer.status, answer.body["error"]) == (400, error)
    assert server.stranger().post("/api/books/nde2/workshop", {"pack": "quay"}).body["error"] == "error-pack-book"


def test_at_a_table_the_workshop_has_its_pack_and_its_options(server: WebServer) -> None:
    """A seated player's draft has the table's pack and cannot have another; the sheet comes back whole."""
    gm = server.host()
    asked = {"book": "nova6", "title": "The road", "name": "Gil", "pack": "quay", "options": {"start-level": "3"}}
    gm.table, gm.seat = gm.post("/api/tables", asked).body["id"], "gm"
    ana = gm.brings("Ana")
    draft = bench(ana, ana.at("workshop"))
    assert (draft["pack"], draft["sheet"]["level"]) == ("quay", 3)
    sheet = ana.post(ana.at("sheets/random"), {}).body["sheet"]
    assert (sheet["pack"], sheet["level"]) == ("quay", 3) and bench(ana, ana.at("workshop"), sheet=sheet)["legal"]
    other = ana.post("/api/books/nova6/sheets/random", {}).body["sheet"]
    assert ana.post(ana.at("workshop"), {"sheet": other}).body["error"] == "error-other-pack"
    ana.brought("oda", sheet)
    back = ana.get(ana.at("heroes/oda/sheet")).body["sheet"]
    assert back.pop("points") >= 1  # what somebody has of plot points is marked on the sheet
    assert back == sheet
    assert server.stranger().post(ana.at("workshop"), {}).status == 401


def test_a_table_outlives_the_file_of_its_pack(server: WebServer) -> None:
    """Without the file its own pack still makes characters, with words of the book for what only the file had."""
    gm = server.host()
    asked = {"book": "nova6", "title": "The quay", "name": "Gil", "pack": "quay"}
    gm.table, gm.seat = gm.post("/api/tables", asked).body["id"], "gm"
    shelf, server.context.packs = server.context.packs, {}
    try:
        sheet = gm.post(gm.at("sheets/random"), {}).body["sheet"]
        assert bench(gm, gm.at("workshop"), sheet=sheet)["legal"]
    finally:
        server.context.packs = shelf


def test_the_workshop_of_a_table_tells_who_the_game_is_about(server: WebServer) -> None:
    """A game with settled protagonists names them in its table's workshop; the book's workshop names none."""
    gm = server.host()
    asked = {"book": "nova6", "title": "The road", "name": "Gil", "pack": "hearthmarch"}
    gm.table, gm.seat = gm.post("/api/tables", asked).body["id"], "gm"
    [told] = bench(gm, gm.at("workshop"))["told"]
    assert told["cite"] == "nova6.setting.protagonists" and told["said"].startswith("Who this game is about: ")
    assert bench(gm, "/api/books/nova6/workshop")["told"] == []
