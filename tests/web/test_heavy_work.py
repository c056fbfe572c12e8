"""Heavy work is measured, charged to its sender, and done in workers, so that no table waits."""

from __future__ import annotations

import asyncio
import http.client
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from moothall import books
from moothall.handlers.dice import Seeded
from moothall.speech import LANGUAGES, voice
from moothall.web import calls, jobs, workers
from moothall.web.calls import EACH_REQUEST, LIGHT
from moothall.web.jobs import MOST_CHANGES
from moothall.web.limits import DEEPEST, MOST_LETTERS, MOST_LISTED, MOST_PARTS, Buckets, check_modest
from moothall.web.workers import MOST_OF_ONE
from tests.web.support.server import ENOUGH, OverTheNetwork, WebServer, opened, served

pytestmark = pytest.mark.slow

WORKSHOP = "/api/books/nova6/workshop"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    with opened(tmp_path_factory.mktemp("heavy")) as server:
        yield server


@pytest.fixture(scope="module")
def sheet(server: WebServer) -> dict[str, Any]:
    drawn: dict[str, Any] = server.stranger().post("/api/books/nova6/sheets/random", {}).body["sheet"]
    return drawn


def forever(*given: Any) -> None:
    while True:
        pass


# ---- Tables do not wait ---------------------------------------------------------------------------------------------


def test_commands_need_none_of_the_threads_that_all_share(tmp_path: Path) -> None:
    """With each common thread taken, people still come in by their cookies, and what they do is carried out."""
    with opened(tmp_path) as server:
        gm = server.host().makes_table()
        ana = gm.brings("Ana").plays("bram")
        end = threading.Event()
        threads = [threading.Event() for _ in range(64)]
        tasks: list[asyncio.Task[None]] = []

        def take(thread: threading.Event) -> None:
            thread.set()
            end.wait(ENOUGH)

        async def take_all() -> None:
            tasks.extend(asyncio.ensure_future(asyncio.to_thread(take, thread)) for thread in threads)

        try:
            server.run(take_all)
            assert threads[0].wait(ENOUGH) and not threads[-1].is_set()
            assert gm.does("say", text="Still here")["number"]
            assert gm.does("open", procedure="nde.foe", args={"id": "rat", "tier": "minion", "name": "Rat"})
            assert ana.does("say", text="And so am I")["number"]
            assert not threads[-1].is_set()
        finally:
            end.set()


def test_a_blocked_bench_stops_no_table_and_not_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While work without an end is in hand, a table goes on; one sender fills no queue; the server ends at once."""
    monkeypatch.setattr(jobs, "worked_on", forever)
    monkeypatch.setattr(calls, "BENCH_BUDGET", ENOUGH)
    with ThreadPoolExecutor(MOST_OF_ONE) as attackers:
        with served(tmp_path) as server:
            gm = server.host().makes_table()
            bench = server.context.workers.bench
            sent = [attackers.submit(posted, server, WORKSHOP, {}) for _ in range(MOST_OF_ONE)]
            wait_for(server, lambda: bench.waiting == MOST_OF_ONE)
            assert posted(server, WORKSHOP, {}) == (503, "error-web-busy")
            with gm.socket() as line:
                assert line.do("say", text="Nobody waits")["type"] == "ack"
            assert gm.does("say", text="Nor here")["number"]
            assert bench.waiting == MOST_OF_ONE and not any(one.done() for one in sent)
        assert [one.result(ENOUGH) for one in sent] == [(503, "error-web-stopping")] * MOST_OF_ONE


def test_work_of_a_disconnected_client_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Waiting work is not begun, running work is ended, and the workshop is free for the next."""
    monkeypatch.setattr(calls, "BENCH_BUDGET", ENOUGH)
    monkeypatch.setattr(workers, "ABANDONED", 0.1)
    with served(tmp_path) as server:
        bench = server.context.workers.bench
        with monkeypatch.context() as blocked:
            blocked.setattr(jobs, "worked_on", forever)
            first, second = asking(server, WORKSHOP, {}), asking(server, WORKSHOP, {})
            wait_for(server, lambda: bench.waiting == 2)
            second.close()
            wait_for(server, lambda: bench.waiting == 1)
            first.close()
            wait_for(server, lambda: bench.waiting == 0)
        assert server.stranger().post(WORKSHOP, {}).status == 200


def asking(server: OverTheNetwork, path: str, body: Any) -> http.client.HTTPConnection:
    """A request that was sent, and whose answer nobody has read yet."""
    there = urlsplit(server.address)
    line = http.client.HTTPConnection(there.hostname or "", there.port, timeout=ENOUGH)
    line.request("POST", path, msgspec.json.encode(body), {"content-type": "application/json"})
    return line


def posted(server: OverTheNetwork, path: str, body: Any) -> tuple[int, str]:
    with closing(asking(server, path, body)) as line:
        answer = line.getresponse()
        return answer.status, msgspec.json.decode(answer.read())["error"]


def wait_for(server: WebServer, holds: Any) -> None:
    """Ask for something else until it is so."""
    while not holds():
        assert server.stranger().get("/api/health").status == 200


# ---- Everything is charged ------------------------------------------------------------------------------------------

ANONYMOUS = {
    "workshop": ("POST", "/api/books/nde2/workshop", {}),
    "check": ("POST", "/api/books/nde2/sheets/check", {"sheet": {}}),
    "random": ("POST", "/api/books/nde2/sheets/random", {}),
    "grow": ("POST", "/api/books/nde2/sheets/grow", {"sheet": {"ruleset": "nde2"}, "growing": {}}),
    "search": ("GET", "/api/books/nde2/search?q=luck", None),
    "packs": ("GET", "/api/packs", None),
}


@pytest.mark.parametrize(("method", "path", "body"), ANONYMOUS.values(), ids=ANONYMOUS)
def test_work_for_strangers_goes_on_their_account(
    server: WebServer, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: Any
) -> None:
    """The account of a sender gives so much, and then says when to come back; who is signed in has one of their own."""
    monkeypatch.setattr(server.context, "heavy", Buckets(rate=LIGHT / 10, burst=LIGHT))
    stranger, host = server.stranger(), server.host()
    assert stranger.ask(method, path, body).status != 429
    refused = server.stranger().ask(method, path, body)
    assert (refused.status, refused.body["error"], refused.headers["retry-after"]) == (429, "error-web-too-often", "11")
    assert host.ask(method, path, body).status != 429
    assert host.ask(method, path, body).status == 429


def test_a_request_with_more_changes_costs_more(server: WebServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that fills in forty fields takes as much from an account as nine ordinary ones."""
    monkeypatch.setattr(server.context, "heavy", Buckets(rate=0.001, burst=9 * LIGHT))
    many = {"changes": [{"at": "name", "value": "Ilse"}] * MOST_CHANGES}
    assert server.stranger().post("/api/books/nde2/workshop", many).status == 200
    assert server.stranger().post("/api/books/nde2/workshop", many).status == 429


def test_a_long_body_counts_as_several_requests(server: WebServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading it takes time, too: one of 256 KiB costs a sender seventeen requests, and a short one costs one."""
    monkeypatch.setattr(server.context, "requests", Buckets(rate=0.001, burst=20))
    long = b"[" + b" " * (16 * EACH_REQUEST - 1)
    assert [server.stranger().ask("POST", WORKSHOP, raw=long).status for _ in range(2)] == [400, 429]
    assert [server.stranger().get("/api/health").status for _ in range(3)] == [200, 200, 429]


def test_the_list_of_all_rules_counts_as_several_requests(server: WebServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sending its 200 KB takes time as well: of twenty requests it costs a stranger more than ten."""
    monkeypatch.setattr(server.context, "requests", Buckets(rate=0.001, burst=20))
    asked = [server.stranger().get("/api/books/nova6/rules") for _ in range(2)]
    assert [answer.status for answer in asked] == [200, 429] and len(asked[0].body["rules"]) > 1_000


# ---- Nothing is endless ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_workshop_request_makes_at_most_forty_changes(server: WebServer, sheet: dict[str, Any], lang: str) -> None:
    """Forty changes are made; one more, or the seven thousand of an attack, are refused in one sentence."""
    changes = [{"at": "name", "value": f"n{n}"} for n in range(7_000)]
    asked = {"sheet": sheet, "changes": changes[:MOST_CHANGES]}
    made = server.stranger().post(WORKSHOP, asked)
    assert made.status == 200 and made.body["sheet"]["name"] == f"n{MOST_CHANGES - 1}"
    for count in (MOST_CHANGES + 1, len(changes)):
        asked = {"sheet": sheet, "changes": changes[:count]}
        refused = server.stranger().post(f"{WORKSHOP}?lang={lang}", asked)
        assert (refused.status, refused.body["error"]) == (400, "error-web-unclear")
        assert str(MOST_CHANGES) in refused.body["said"] and "changes" in refused.body["said"]


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else 1


TOO_LONG = {
    "list": ([1] * (MOST_LISTED + 1), "error-web-long-list"),
    "names": ({f"n{n}": 1 for n in range(MOST_LISTED + 1)}, "error-web-long-list"),
    "text": ("x" * (MOST_LETTERS + 1), "error-web-long-text"),
    "name": ({"x" * (MOST_LETTERS + 1): 1}, "error-web-long-text"),
    "values": ([[1] * (MOST_LISTED - 1)] * (MOST_PARTS // MOST_LISTED), "error-web-long-sheet"),
    "depth": (nested(DEEPEST), "error-web-long-sheet"),
}
ENDPOINTS = {
    "workshop": (WORKSHOP, lambda long: {"sheet": {"ruleset": "nova6", "features": long}}),
    "a change": (WORKSHOP, lambda long: {"changes": [{"at": "name", "value": long}]}),
    "several changes": (
        WORKSHOP,
        lambda long: {"changes": [{"at": "name", "value": 1}, {"at": "name", "value": long}]},
    ),
    "growing": (WORKSHOP, lambda long: {"growing": {"pick": long}}),
    "check": ("/api/books/nova6/sheets/check", lambda long: {"sheet": {"features": long}}),
    "grow": ("/api/books/nova6/sheets/grow", lambda long: {"sheet": {"features": long}, "growing": {}}),
    "grown": ("/api/books/nova6/sheets/grow", lambda long: {"sheet": {}, "growing": {"pick": long}}),
}


@pytest.mark.parametrize(("path", "asked"), ENDPOINTS.values(), ids=ENDPOINTS)
def test_long_sheets_are_judged_nowhere(
    server: WebServer, monkeypatch: pytest.MonkeyPatch, path: str, asked: Any
) -> None:
    """At every endpoint, a list, text, number of values or depth beyond all need reaches no worker."""

    def judged(*given: Any, **named: Any) -> None:
        raise AssertionError("this was to be refused before")

    monkeypatch.setattr(server.context.workers.bench, "do", judged)
    for long, error in TOO_LONG.values():
        refused = server.stranger().post(path, asked(long))
        assert (refused.status, refused.body["error"]) == (413, error)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_sheet_does_not_come_to_a_table(server: WebServer, lang: str) -> None:
    """Nor are they judged where a hero is brought; the sentence says how much would be right."""
    ana = server.host().makes_table("nova6").brings("Ana")
    for long, error in TOO_LONG.values():
        brought = {"id": "join", "hero": "ilse", "sheet": {"ruleset": "nova6", "features": long}}
        refused = ana.post(ana.at(f"heroes?lang={lang}"), brought)
        assert (refused.status, refused.body["error"]) == (413, error)
        assert any(str(most) in refused.body["said"] for most in (MOST_LISTED, MOST_LETTERS, MOST_PARTS))


def test_at_the_bounds_a_sheet_is_taken() -> None:
    """The longest list and text, as many values and as deep as may be: one less than what is refused."""
    check_modest([1] * MOST_LISTED, "x" * MOST_LETTERS, {f"n{n}": 1 for n in range(MOST_LISTED)}, nested(DEEPEST - 1))
    check_modest(*[1] * MOST_PARTS)


@pytest.mark.parametrize("book", books.book_ids())
def test_drawn_characters_are_far_below_the_bounds(book: str) -> None:
    """Four characters in one would still be taken."""
    options, workshop = books.ruleset(book).options().defaults, books.ruleset(book).workshop()
    assert workshop is not None
    for seed in range(20):
        drawn = workshop.drawn(voice("en", book).say, Seeded(str(seed)), options)
        check_modest(*[drawn] * 4)


def test_a_long_question_to_the_rulebook_is_answered_by_its_first_words(server: WebServer) -> None:
    """A hundred words cost no more than a dozen, and the first of them still find their rule."""
    few = server.stranger().get("/api/books/nde2/search?q=luck").body["rules"]
    assert few
    index = jobs._index("nde2", "en")
    words = " ".join(f"zz{n}" for n in range(90))
    assert [entry.id for entry in index.search(f"luck {words}")] == [rule["id"] for rule in few]
    assert index.search(f"{words} luck") == []
