"""The API: tables, links, seats, sheets, commands and views, as browsers and programs use them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from moothall.table import commands as c
from moothall.table.book import Book
from moothall.web.demo import open_demo
from moothall.web.server import read_ahead
from tests.table.support import tiny_book
from tests.web.support.server import Answer, Person, WebServer, opened

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[WebServer]:
    with opened(tmp_path) as server:
        yield server


@pytest.fixture
def gm(server: WebServer) -> Person:
    return server.host().makes_table()


def test_two_people_play_a_test_over_sockets(gm: Person) -> None:
    """A player declares, the GM calls, the die falls, and both read the same story in their own languages."""
    ana = gm.brings("Ana").plays("ilse")
    with gm.socket() as at_gm, ana.socket(lang="pl") as at_ana:
        done = at_ana.do("open", procedure="nde.test", args={"who": "ilse", "aim": "sneak past the guard"})
        assert done["type"] == "ack" and done["conv"]
        while True:
            at_gm.settled()
            at_ana.settled()
            mine = [prompt for prompt in at_gm.now["prompts"] if prompt["yours"]]
            hers = at_ana.now["prompts"]
            if mine:
                assert at_gm.do("answer", prompt=mine[0]["id"], answer=mine[0]["default"])["type"] == "ack"
            elif hers:
                assert at_ana.do("answer", prompt=hers[0]["id"], answer=hers[0]["default"])["type"] == "ack"
            else:
                break
        at_gm.settled()
        told = [line for line in at_ana.lines if line["kind"] == "nde/tested"]
        same = [line for line in at_gm.lines if line["kind"] == "nde/tested"]
        assert told and told[0]["body"] == same[0]["body"]
        assert told[0]["said"] and same[0]["said"] and told[0]["said"] != same[0]["said"]
        assert "entry" in same[0] and "entry" not in told[0]


def test_books_of_stored_tables_are_preloaded(server: WebServer, gm: Person) -> None:
    """After preloading, the texts of a stored table's book are there before its first visitor."""
    words_of = import_module("moothall.speech.voice")._bundle
    words_of.cache_clear()
    server.run(lambda: read_ahead(server.context))
    assert words_of.cache_info().currsize == 1
    gm.get(gm.at("log?lang=en"))
    assert words_of.cache_info().currsize == 1


# ---- Coming in ------------------------------------------------------------------------------------------------------


def test_a_taken_name_never_gives_its_seat(server: WebServer, gm: Person) -> None:
    """A guest with a taken name, however written, is asked for another; the seat stays with its holder."""
    ana = gm.brings("Ana")
    token = gm.invites("player")
    for name in ("Ana", " ana ", "ANA"):
        eve = Person(server)
        refused = eve.post("/api/join", {"token": token, "name": name})
        assert (refused.status, refused.body["error"]) == (409, "error-web-name-taken")
        assert not eve.cookie
    eve = Person(server, gm.table, ana.seat)
    assert eve.post("/api/join", {"token": token, "name": "Eve"}).status == 200
    taken = eve.post(f"/api/tables/{gm.table}/seats", {"seat": ana.seat})
    assert taken.status == 403 and eve.get(eve.at("view")).status == 403
    assert ana.view()["number"] > 0


def test_a_link_to_a_seat_serves_only_its_first_guest(server: WebServer, gm: Person) -> None:
    """The second to come is refused and gets nothing; the first may come again."""
    gm.does("make_seat", seat="oda", name="Oda", role="player")
    token = gm.invites("player", "oda")
    first, second = Person(server), Person(server)
    assert first.post("/api/join", {"token": token}).body == {"role": "player", "table": gm.table, "seat": "oda"}
    refused = second.post("/api/join", {"token": token})
    assert (refused.status, refused.body["error"], second.cookie) == (409, "error-table-seat-held", "")
    assert first.post("/api/join", {"token": token}).status == 200


def test_a_short_code_opens_its_link_for_ten_minutes(server: WebServer, gm: Person) -> None:
    """The code can be typed in any way; after ten minutes it is unknown."""
    link = gm.post(f"/api/tables/{gm.table}/links", {"role": "player"}).body["id"]
    made = gm.post(f"/api/tables/{gm.table}/links/{link}/code").body
    assert made["seconds"] == 600
    said = made["code"].replace("-", " ").lower()
    assert Person(server).post("/api/join", {"code": said, "name": "Ana"}).body["role"] == "player"
    wrong = [Person(server).post("/api/join", {"code": "CCC-CCC", "name": "Eve"}).status for _ in range(5)]
    assert wrong == [404, 404, 404, 404, 429]


@pytest.mark.parametrize("body", [{}, {"token": "x", "code": "y"}, {"token": "0" * 16 + "." + "x" * 43}])
def test_a_wrong_invitation_is_refused(server: WebServer, body: dict[str, str]) -> None:
    """And leaves no session behind."""
    eve = Person(server)
    assert eve.post("/api/join", body).status in (400, 404) and not eve.cookie


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: WebServer, gm: Person) -> None:
    """The cookie is HttpOnly and SameSite=Strict; of the token, nothing is in the answer or in the address."""
    came = Person(server).post("/api/join", {"token": gm.invites("player")})
    cookie = came.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie
    assert cookie.partition("=")[2].partition(";")[0] not in str(came.body)
    made = gm.post(f"/api/tables/{gm.table}/links", {"role": "player"}).body
    assert f"/join#{made['token']}" in made["url"] and made["svg"].startswith("<svg")


def test_a_person_moves_to_another_device_once(gm: Person) -> None:
    """The token of the QR code signs in once, and is the same person there."""
    token = gm.post("/api/me/move").body["url"].partition("#")[2]
    phone = Person(gm.server, gm.table, "gm")
    assert phone.post("/api/move", {"token": token}).body["places"] == gm.get("/api/me").body["places"]
    assert phone.view() == gm.view()
    assert Person(gm.server).post("/api/move", {"token": token}).status == 404


def test_a_person_may_hold_at_most_four_seats(server: WebServer, gm: Person) -> None:
    """Each has a view of its own; after the fourth there is no more."""
    eve = gm.brings("Eve")
    names = [eve.post(f"/api/tables/{gm.table}/seats", {"name": f"Eve {number}"}) for number in range(2, 6)]
    assert [answer.status for answer in names] == [201, 201, 201, 409]
    other = Person(server, gm.table, names[0].body["seat"])
    other.cookie = eve.cookie
    assert other.view()["stream"] != eve.view()["stream"]


def test_only_the_host_creates_tables_unless_the_server_is_open(tmp_path: Path) -> None:
    """On an open server the creator of a table is signed in by it and runs it."""
    asked = {"book": "nde1", "title": "Mine", "name": "Una"}
    with opened(tmp_path / "shut") as server:
        refused = server.stranger().post("/api/tables", asked)
        assert (refused.status, refused.body["error"]) == (403, "error-web-host-only")
    with opened(tmp_path / "open", open_to_all=True) as server:
        una = server.stranger()
        made = una.post("/api/tables", asked)
        assert made.status == 201 and una.cookie
        una.table, una.seat = made.body["id"], "gm"
        assert una.view()["state"]["options"]["edition"] == "nde1"


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"book": "nde9", "title": "x", "name": "x"}, "error-unknown-ruleset"),
        ({"book": "nde2", "title": "x", "name": "x", "options": {"clok": "on"}}, "error-unknown-option"),
        ({"book": "nde2", "title": "x", "name": "x", "options": {"clock": "perhaps"}}, "error-option-value"),
        ({"book": "nde2", "title": "", "name": "x"}, "error-web-unclear"),
    ],
)
def test_an_invalid_table_is_not_created(server: WebServer, body: dict[str, str], error: str) -> None:
    """The book, its options and the title are looked at first; nothing is left of a refused table."""
    host = server.host()
    refused = host.post("/api/tables", body)
    assert refused.status in (400, 404) and refused.body["error"] == error
    assert host.get("/api/tables").body["tables"] == []


# ---- Seeing ---------------------------------------------------------------------------------------------------------


def test_a_table_that_was_closed_is_opened_again_where_it_stood(server: WebServer, gm: Person) -> None:
    """Nobody notices, except that nobody pays for tables at which nobody sits."""
    ana = gm.brings("Ana").plays("ilse")
    ana.does("open", procedure="nde.test", args={"who": "ilse", "aim": "climb"})
    before = [(person.view(), person.get(person.at("log")).body) for person in (gm, ana)]
    closed = server.run(lambda: server.context.tables.close_idle(server.context.clock() + 10_000))
    assert closed == [gm.table] and server.context.tables.open_rooms() == []
    assert [(person.view(), person.get(person.at("log")).body) for person in (gm, ana)] == before
    with ana.socket():
        assert server.run(lambda: server.context.tables.close_idle(server.context.clock() + 10_000)) == []


def test_the_gm_looking_as_a_player_sees_that_players_view(gm: Person) -> None:
    """The view and every line of it, in the GM's language."""
    ana = gm.brings("Ana").plays("ilse")
    gm.does("whisper", to=[ana.seat], text="psst")
    gm.does("say", text="aloud")
    eyes = gm.get(gm.at(f"as/{ana.seat}?lang=en")).body
    assert eyes["view"] == ana.view() and eyes["lines"] == ana.get(ana.at("log?lang=en")).body["lines"]


def test_the_api_shows_the_past_and_the_lines_a_rewind_takes(gm: Person) -> None:
    """The past is what it was; what would go is what came after; and after the rewind it has gone."""
    ana = gm.brings("Ana").plays("ilse")
    number, then = ana.view()["number"], ana.view()["state"]
    gm.does("open", procedure="nde.foe", args={"id": "rat", "tier": "minion"})
    assert ana.get(ana.at(f"at/{number}")).body["state"] == then != ana.view()["state"]
    gone = ana.get(ana.at(f"goes/{number}")).body["lines"]
    assert [line["kind"] for line in gone] == ["nde/foe-appeared"]
    entry = next(line["entry"] for line in gm.get(gm.at("log")).body["lines"] if line["kind"] == "nde/hero-joined")
    gm.does("rewind", to=entry)
    assert ana.view()["state"] == then
    assert ana.get(ana.at("log?last=1")).body["lines"][0]["said"].startswith("The GM goes back")
    assert ana.get(ana.at("at/x")).status == 400


def test_a_piece_of_the_log_names_its_rewound_lines(gm: Person) -> None:
    """A piece holds as many lines as were asked for, and names those of its own that a rewind took back."""
    ana = gm.brings("Ana").plays("ilse")
    gm.does("say", text="Before.")
    gm.does("open", procedure="nde.foe", args={"id": "rat", "tier": "minion"})
    whole = ana.get(ana.at("log")).body
    rat = next(line["number"] for line in whole["lines"] if line["kind"] == "nde/foe-appeared")
    assert whole["gone"] == []
    entry = next(line["entry"] for line in gm.get(gm.at("log")).body["lines"] if line["kind"] == "nde/hero-joined")
    gm.does("rewind", to=entry)
    piece = ana.get(ana.at(f"log?after={rat - 2}&most=2")).body
    assert [line["number"] for line in piece["lines"]] == [rat - 1, rat] and piece["gone"] == [rat]
    assert ana.get(ana.at("log?most=1")).body["gone"] == []
    assert ana.get(ana.at("log?after=99")).body["lines"] == []
    assert len(ana.get(ana.at("log?most=100000")).body["lines"]) == rat + 1


def test_words_are_found_in_a_log(gm: Person) -> None:
    """Capitals, accents and the order of words do not matter; what only others were told is not found."""
    ana = gm.brings("Ana").plays("ilse")
    gm.does("whisper", to=[ana.seat], text="The lantern is false.")
    gm.does("say", text="Late, the Łódź ferry lands.")
    gm.does("say", text="A lantern on the ferry.")
    bo = gm.brings("Bo")

    def line(who: Person, number: int) -> str:
        return str(who.get(who.at(f"log?after={number - 1}&most=1&lang=en")).body["lines"][0]["body"]["text"])

    def found(who: Person, words: str) -> list[str]:
        return [line(who, number) for number in who.get(who.at(f"find?lang=en&q={words}")).body["numbers"]]

    assert found(ana, "ferry") == ["A lantern on the ferry.", "Late, the Łódź ferry lands."]
    assert len(found(ana, "FERRY+lodz")) == 1
    assert len(found(ana, "lantern")) == 2 and len(found(bo, "lantern")) == 1
    assert found(ana, "heron") == found(ana, "") == []


def test_each_action_of_a_hero_is_listed_with_rule_and_procedures(gm: Person) -> None:
    """Every action of the book with its rule and the procedures that do it; a fallen hero can do nothing."""
    ana = gm.brings("Ana").plays("ilse")
    answer = ana.get(ana.at("choices/ilse?lang=fr")).body
    choices = {one["id"]: one for one in answer["choices"]}
    assert answer["hints"] == []
    assert choices["nde.test"]["open"] and choices["nde.test"]["procedures"] == ["nde.test"]
    assert all(one["rule"] and one["said"] and one["procedures"] == [one["id"]] for one in choices.values())
    gm.does("rule", rulings=[{"path": ["heroes", "ilse", "fallen"], "value": "down"}])
    now = {one["id"]: one for one in ana.get(ana.at("choices/ilse")).body["choices"]}
    assert not now["nde.test"]["open"] and now["nde.test"]["cite"] == "nde2.harm.zero" and now["nde.test"]["why"]
    names = {one["name"]: one for one in ana.get(ana.at("procedures")).body["procedures"]}
    assert "nde.foe" not in names and names["nde.attack"]["arguments"][0]["own_hero"]
    assert names["nde.attack"]["said"] == "Attack" and names["nde.attack"]["arguments"][1]["label"] == "Against whom"
    assert "overrule" not in {argument["name"] for argument in names["nde.approach"]["arguments"]}
    assert "nde.foe" in {one["name"] for one in gm.get(gm.at("procedures")).body["procedures"]}


def test_a_form_begins_with_choices_that_are_accepted(gm: Person) -> None:
    """A foe some steps away is shot at and not struck; behind full cover nothing is left, and the list says why."""
    ana = gm.brings("Ana").plays("ilse")
    gm.does("open", procedure="nde.foe", args={"id": "rat", "tier": "minion", "name": "Rat"})
    form = ana.post(ana.at("form?lang=en"), {"procedure": "nde.attack", "hero": "ilse", "args": {}}).body
    preset = form["settled"] | {piece["field"]["name"]: piece["value"] for piece in form["pieces"]}
    assert preset == {"who": "ilse", "target": "rat", "how": "ranged", "story": ""}
    (how,) = (piece["field"]["words"] for piece in form["pieces"] if piece["field"]["name"] == "how")
    assert [word.get("refused", "") for word in how] == ["Rat is out of reach.", ""]
    gm.does("open", procedure="nde.set-cover", args={"who": "rat", "cover": "full"})
    (closed,) = (one for one in ana.get(ana.at("choices/ilse")).body["choices"] if one["id"] == "nde.attack")
    assert (closed["open"], closed["why"]) == (False, "Rat is behind full cover.")
    gm.does("open", procedure="nde.set-cover", args={"who": "rat", "cover": "none"})
    ana.does("open", procedure="nde.attack", args=preset)
    assert [prompt["kind"] for prompt in gm.prompts()] == ["nde/call"]


@pytest.mark.parametrize("book", ["nde2", "nova6", "houses2d20"])
def test_no_form_asks_people_to_write_or_read_an_id(tmp_path: Path, book: str) -> None:
    """At an empty table no listed thing is to be written, and each word of the rules that is taken has its name."""
    with opened(tmp_path) as server:
        gm = server.host().makes_table(book)
        actions = Book(book).procedures
        for name, procedure in actions.items():
            form = gm.post(gm.at("form"), {"procedure": name})
            assert form.status == 200, (name, form.body)
            closed = {each.name for each in procedure.arguments if each.closed}
            asked = {piece["field"]["name"]: piece["field"]["words"] for piece in form.body["pieces"]}
            assert [each for each in asked if each in closed and not asked[each]] == [], name
            coded = {piece["field"]["name"]: words_taken(piece["takes"]) for piece in form.body["pieces"]}
            assert [each for each in asked if coded[each] - {word["id"] for word in asked[each]}] == [], name


def words_taken(schema: dict[str, Any]) -> set[str]:
    """The words of the rules that a piece of a form takes, be they all or beside none."""
    return {word for one in (schema, *schema.get("anyOf", ())) for word in one.get("enum", ()) if word is not None}


def test_a_prompt_describes_the_answer_it_takes(gm: Person) -> None:
    """Its schema, labels, words and ideas are enough to draw a form for it, in the reader's language."""
    ana = gm.brings("Ana").plays("ilse")
    ana.does("open", procedure="nde.test", args={"who": "ilse", "aim": "climb the wall"})
    asked = {}
    while (prompts := gm.prompts()) and prompts[0]["kind"] != "nde/call":
        asked[prompts[0]["kind"]] = prompts[0]
        gm.does("answer", prompt=prompts[0]["id"], answer=prompts[0]["default"])
    settle, attribute = asked["nde/settle"], asked["nde/attribute"]
    decision = next(field for field in settle["fields"] if field["name"] == "decision")
    assert decision["label"] == "So what is done?" and len(decision["words"]) == 3
    assert settle["takes"]["properties"]["decision"]["enum"] and settle["rule"] and settle["said"]
    assert attribute["options"][0]["id"] == attribute["default"] == "dex"
    helps = next(field for field in gm.view("pl")["now"]["prompts"][0]["fields"] if field["name"] == "helps")
    assert helps["ideas"] and all(idea["said"] for idea in helps["ideas"])
    assert ana.view()["now"]["prompts"] == [] and ana.view()["now"]["your_turn"] is False
    assert gm.view()["now"]["your_turn"] is True


# ---- Bringing things ------------------------------------------------------------------------------------------------


def test_a_sheet_is_judged_and_only_a_legal_one_comes_to_the_table(gm: Person) -> None:
    """Each problem has its rule and its words; the same rule keeps the character from the table."""
    ana = gm.brings("Ana")
    sheet = ana.post("/api/books/nde2/sheets", {"role": "adept", "name": "Ilse"}).body["sheet"]
    unfinished = ana.post("/api/books/nde2/sheets/check", {"sheet": sheet}).body
    assert unfinished["legal"] and {problem["field"] for problem in unfinished["problems"]} == {"concept", "gear"}
    sheet |= {"concept": "A diver", "gear": {"key": "a boat hook", "protection": "a coat", "trinkets": []}}
    assert ana.post("/api/books/nde2/sheets/check", {"sheet": sheet}).body == {"legal": True, "problems": []}
    bad = sheet | {"hearts": 9}
    judged = ana.post("/api/books/nde2/sheets/check?lang=pl", {"sheet": bad}).body
    assert not judged["legal"] and judged["problems"][0]["rule"] == "nde2.res.hearts-pp"
    for wrong, error in ((bad, "problem-resource"), (sheet | {"ruleset": "nde1"}, "error-other-book"), ({}, None)):
        refused = ana.post(ana.at("heroes"), {"id": f"{error}", "hero": "ilse", "sheet": wrong})
        assert refused.status in (400, 409) and (error is None or refused.body["error"] == error)
    assert ana.post(ana.at("heroes"), {"id": "x", "hero": "ilse", "sheet": sheet}).status == 200
    bo = gm.brings("Bo")
    forged = bo.post(bo.at("heroes"), {"id": "z", "hero": "oda", "sheet": sheet, "seat": ana.seat})
    assert (forged.status, forged.body["error"]) == (403, "error-table-not-your-seat")
    assert gm.post(gm.at("heroes"), {"id": "z", "hero": "oda", "sheet": sheet, "seat": bo.seat}).status == 200
    again = gm.post(gm.at("heroes"), {"id": "y", "hero": "oda", "sheet": sheet, "seat": bo.seat})
    assert again.body["error"] == "error-id-taken"
    ilse, oda = ana.view()["state"]["heroes"]
    assert (ilse["seat"], oda["id"], oda["seat"]) == (ana.seat, "oda", bo.seat) and ilse["id"] != "ilse"


SCRIPT = "<script>alert(1)</script><img src=x onerror=alert(1)>"


def test_a_page_with_a_script_in_it_stays_text(gm: Person) -> None:
    """Handouts come back letter for letter, as JSON that no browser takes for a page."""
    ana = gm.brings(SCRIPT)
    gm.does("hand_out", title=SCRIPT[:80], text=SCRIPT, readers=[ana.seat])
    seen = ana.get(ana.at("view"))
    page = seen.body["house"]["handouts"][0]
    assert (page["text"], page["title"]) == (SCRIPT, SCRIPT[:80])
    assert seen.headers["content-type"] == "application/json" and seen.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in seen.headers["content-security-policy"]
    assert SCRIPT in [seat["name"] for seat in gm.get(f"/api/tables/{gm.table}").body["seats"]]


def painted() -> bytes:
    out = BytesIO()
    Image.new("RGB", (40, 30), "teal").save(out, "JPEG", comment=b"a secret")
    return out.getvalue()


def told(answer: Answer) -> tuple[int, list[tuple[str, str]]]:
    """The status and all headers of an answer, but for the date."""
    return answer.status, sorted((name, said) for name, said in answer.headers.items() if name != "date")


def test_a_picture_is_seen_by_those_who_hold_its_page_and_while_they_do(gm: Person) -> None:
    """Its bytes are new, it is named by them, and it is served as what it is and nothing else.

    To others it is as if it were not there, also to who guesses its name and says to have it already.
    """
    ana, bo = gm.brings("Ana"), gm.brings("Bo")
    made = gm.ask("POST", gm.at("pictures"), None, painted()).body
    assert (made["kind"], made["width"], made["height"]) == ("jpeg", 40, 30)
    at = f"pictures/{made['name']}"
    assert [person.get(person.at(at)).status for person in (gm, ana, bo)] == [200, 404, 404]
    handed = gm.does("hand_out", title="A map", picture=made["name"], readers=[ana.seat])
    assert handed["number"] and [person.get(person.at(at)).status for person in (ana, bo)] == [200, 404]
    tag = {"if-none-match": f'"{made["name"]}"'}
    kept_back, missing = (bo.get(bo.at(f"pictures/{name}"), **tag) for name in (made["name"], "0" * 64))
    assert kept_back.body == missing.body and told(kept_back) == told(missing)
    shown = ana.get(ana.at(at))
    assert shown.headers["content-type"] == "image/jpeg" and b"a secret" not in shown.body
    assert shown.headers["x-content-type-options"] == "nosniff" and sha256(shown.body).hexdigest() == made["name"]
    gm.does("withdraw", handout=gm.view()["house"]["handouts"][0]["id"])
    assert ana.get(ana.at(at)).status == 404
    assert gm.ask("POST", gm.at("pictures"), None, b"<svg onload=alert(1)>").status == 415
    assert gm.ask("POST", gm.at("pictures"), None, b"\x89PNG" + bytes(9_000_000)).status == 413


# ---- At once --------------------------------------------------------------------------------------------------------


def test_two_people_spend_the_last_point_at_once(server: WebServer) -> None:
    """Both are asked while there is one; whoever comes second is refused by the rule, and the pool is empty once."""
    with tiny_book.on_the_shelf():
        table = server.context.store.make("tiny", "The Lantern")

        async def seat() -> None:
            async with server.context.tables.live(table) as live:
                for id, role in (("gm", "gm"), ("ana", "player"), ("bo", "player")):
                    await live.as_server(c.MakeSeat(id, id, role))  # type: ignore[arg-type]
                    await live.as_server(c.TakeSeat(id, id))

        server.run(seat)
        ana, bo = (server.signed_in(id, table, "player", id) for id in ("ana", "bo"))
        asked = []
        for person, hero in ((ana, "ilse"), (bo, "bram")):
            person.does("open", procedure="tiny.spend", args={"who": hero})
            asked.append((person, person.prompts()[0]["id"]))
        with ThreadPoolExecutor() as both:
            took = list(both.map(lambda one: one[0].do("answer", prompt=one[1], answer="yes"), asked))
        assert sorted(answer.status for answer in took) == [200, 409]
        assert next(answer.body["cite"] for answer in took if answer.status == 409) == tiny_book.COST
        assert ana.view()["state"]["pool"] == 0


# ---- The books ------------------------------------------------------------------------------------------------------


def test_rules_are_listed_read_and_found_in_the_readers_language(server: WebServer) -> None:
    """The list is the book's, a rule has its gist, and a search in Polish finds Polish words."""
    eve = server.stranger()
    listed = eve.get("/api/books/nde2/rules?lang=pl").body["rules"]
    assert len(listed) > 100 and {"id", "title", "chapter"} <= listed[0].keys()
    rule = eve.get("/api/books/nde2/rules/nde2.test.one", **{"accept-language": "fr-FR,fr;q=0.9"}).body
    assert rule["gist"] != eve.get("/api/books/nde2/rules/nde2.test.one").body["gist"]
    assert "nde2.cover.partial" in str(eve.get("/api/books/nde2/search?q=osłona&lang=pl").body)
    assert eve.get("/api/books/nde2/rules/nde2.no").status == 404 == eve.get("/api/books/nde9").status
    book = eve.get("/api/books/nde2").body
    clock = next(option for option in book["options"] if option["name"] == "clock")
    assert (clock["default"], clock["values"]) == ("off", ["off", "on"])


def test_layers_and_presets_are_offered_chosen_and_read(server: WebServer) -> None:
    """A book lists its layers as switches under a heading and its presets; a table chosen so says it, with the rule."""
    gm = server.host()
    book = gm.get("/api/books/nde2").body
    by_name = {option["name"]: option for option in book["options"]}
    switch, own = by_name["layers.lucky-heroes"], by_name["lucky-heroes.on-top"]
    assert switch["values"] == ["off", "on"] and switch["source"] == own["source"] == "house"
    assert switch["chapter"] == own["chapter"] == book["layers"]["id"]
    assert (by_name["max_rule"]["source"], by_name["positioning"]["source"]) == ("ruling", "book")
    (preset,) = book["presets"]
    assert preset["id"] == "as-written" and preset["settings"]["legacy_shift"] == "t"

    gm.makes_table("nde2", **{"layers.lucky-heroes": "on", "lucky-heroes.on-top": "off", "preset": "as-written"})
    listed = {one["name"] for one in gm.get(gm.at("procedures")).body["procedures"]}
    assert "nde.throw" in listed and "nde.roll" not in listed
    options = gm.view()["state"]["options"]
    assert options["legacy_shift"] == "t"
    assert options["layers"] == [{"id": "lucky-heroes", "version": 1, "options": [["lucky-heroes.on-top", "off"]]}]
    assert "lucky-heroes.on-top" in str(gm.get(gm.at("log?after=0")).body)
    rule = gm.get("/api/books/nde2/rules/lucky-heroes.on-top?lang=pl").body
    assert rule["source"] == "house" and rule["gist_lang"] == "pl"
    assert gm.get("/api/books/houses2d20/rules/lucky-heroes.on-top").status == 404
    refused = gm.post("/api/tables", {"book": "nde2", "title": "x", "name": "Gil", "options": {"layers": "no-such"}})
    assert refused.status == 400 and "no-such" in str(refused.body)


def test_every_line_of_the_demo_has_words_in_every_language(
    server: WebServer, caplog: pytest.LogCaptureFixture
) -> None:
    """The ready-made session reads as a story, and each of its lines can be told."""
    demo = server.run(lambda: open_demo(server.context))
    assert [seat.role for seat in demo.seats] == ["gm", "player", "player", "player"]
    people = []
    for seat in demo.seats:
        person = Person(server)
        came = person.post("/api/join", {"token": seat.link.partition("#")[2]}).body
        person.table, person.seat = came["table"], came["seat"]
        people.append(person)
    assert people[1].view()["state"]["phase"] == "heroes"
    told = {}
    for lang in ("en", "pl", "fr"):
        for person in people[:2]:
            lines = person.get(person.at(f"log?lang={lang}")).body["lines"]
            silent = {(line["what"], line["kind"]) for line in lines if not line["said"]}
            assert {what for what, _ in silent} <= {"opened", "closed", "told"}
            told[lang] = [line["said"] for line in lines]
    assert told["en"] != told["pl"] != told["fr"]
    assert [record.message for record in caplog.records if record.name == "moothall.web"] == []
    again = server.run(lambda: open_demo(server.context))
    assert again.table == demo.table and people[1].get(people[1].at("view")).status == 403


def test_a_table_speaks_its_language_to_those_who_wish_for_none(server: WebServer) -> None:
    """A wish in the address comes first, then the browser's, then the table's own."""
    host = server.host()
    made = host.post("/api/tables", {"book": "nde1", "title": "Latarnia", "name": "Gil", "language": "pl"}).body
    host.table, host.seat = made["id"], "gm"
    assert made["language"] == "pl"

    def first(path: str, **headers: str) -> str:
        return str(host.get(host.at(path), **headers).body["lines"][0]["said"])

    polish, english, french = (first(f"log?lang={lang}") for lang in ("pl", "en", "fr"))
    assert len({polish, english, french}) == 3
    assert first("log") == polish
    assert first("log", **{"accept-language": "fr-FR"}) == french
    assert first("log?lang=en", **{"accept-language": "fr-FR"}) == english
