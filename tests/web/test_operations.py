"""Operations: health, readiness, metrics, logs, the capacity of a server, TLS, and restoring by the host."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import shutil
import signal
import sqlite3
import ssl
import subprocess
from pathlib import Path

import httpx2
import pytest
from click.testing import CliRunner
from starlette.websockets import WebSocketDisconnect

from moothall.cli import moothall
from moothall.store import connections, open_store
from moothall.web.access import invite_url, new_token
from moothall.web.addresses import ListenAddress, base_url, choose
from moothall.web.capacity import Capacity, CapacityCheck
from moothall.web.guard import Guard, Manners, Message, Receive, Scope, Send
from moothall.web.hosts import Hosts
from moothall.web.logs import FloodGate, handler
from moothall.web.metrics import BOUNDS, Metrics, is_from_here
from tests.web.support.server import ENOUGH, Person, WebServer, opened
from tests.web.test_serve import run, started

TOKEN = "a token of the test's own"


# ---- health and readiness -------------------------------------------------------------------------------------------


def test_a_server_is_ready_until_it_stops(tmp_path: Path) -> None:
    """A server that starts or stops is alive and not ready."""
    with opened(tmp_path) as server:
        assert server.stranger().get("/api/ready")[:2] == (200, {"ok": True})
        for state in ("starting", "stopping"):
            server.context.state = state
            answer = server.stranger().get("/api/ready")
            assert (answer.status, answer.body["error"]) == (503, f"error-web-{state}")
            assert server.stranger().get("/api/health").status == 200


def test_a_server_whose_disk_is_full_is_not_ready_until_there_is_room(tmp_path: Path) -> None:
    """Readiness fails with the first step that is not kept, and comes back when one can be."""
    full = False

    def commit(connection: sqlite3.Connection) -> None:
        if full:
            problem = sqlite3.OperationalError("full")
            problem.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise problem
        connections.commit(connection)

    with opened(tmp_path, commit=commit) as server:
        gm = server.host().makes_table()
        full = True
        assert gm.do("say", text="Hello").status == 507
        answer = gm.get("/api/ready")
        assert answer.status == 503 and "error-keep-disk-full" in answer.body["said"]
        full = False
        assert gm.get("/api/ready").status == 200


# ---- metrics --------------------------------------------------------------------------------------------------------

SAMPLE = re.compile(r'([a-z_]+)(?:\{([a-z]+)="([^"]*)"\})? (-?[0-9.e+-]+)')


def metrics(person: Person, **headers: str) -> dict[tuple[str, str], float]:
    """Return all samples by name and label; every line must be one, or a comment."""
    answer = person.get("/metrics", **headers)
    assert answer.status == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.body.decode().splitlines() if not line.startswith("# ")]
    found = [SAMPLE.fullmatch(line) for line in lines]
    assert None not in found, lines
    return {(sample[1], sample[3] or ""): float(sample[4]) for sample in found if sample}


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    """Tables, seats, sockets, commands by outcome, their latency and refusals by kind are counted."""
    with opened(tmp_path) as server:
        host = server.host()
        gm = host.makes_table()
        with gm.socket() as line:
            line.do("say", text="Hello")
            assert gm.do("say", text="").status >= 400
            told = metrics(host)
        assert told["moothall_tables_open", ""] == told["moothall_sockets", ""] == told["moothall_people", ""] == 1
        assert told["moothall_seats", ""] == 1
        assert told["moothall_commands_total", "done"] == told["moothall_commands_total", "refused"] == 1
        assert told["moothall_command_seconds_count", ""] == told["moothall_command_seconds_bucket", "+Inf"] == 2
        assert sum(value for (name, _), value in told.items() if name == "moothall_refusals_total") == 1
        assert {"odds", "pictures", "archives", "bench", "forecasts", "lab", "readers", "commands", "writer"} == {
            label for name, label in told if name == "moothall_waiting"
        }
        assert told["moothall_store_bytes", "database"] > 0 and told["moothall_memory_bytes", ""] >= 0


def test_metrics_name_nobody(tmp_path: Path) -> None:
    """No title, name, id or text of people is in the metrics."""
    with opened(tmp_path) as server:
        host = server.host()
        gm = host.makes_table(title="The Secret Lantern")
        ana = gm.brings("Anastasia")
        ana.do("say", text="Psst")
        said = host.get("/metrics").body.decode()
        for word in ("Lantern", "Anastasia", "Psst", gm.table, ana.seat, ana.cookie.partition("=")[2]):
            assert word not in said


def test_metrics_are_for_the_host_this_computer_or_a_token(tmp_path: Path) -> None:
    """Strangers and guests are refused; the host, the key of this computer and the token are not."""
    with opened(tmp_path, metrics_token=TOKEN) as server:
        host = server.host()
        ana = host.makes_table().brings("Ana")
        server.context.control = "key"
        for nobody in (ana, server.stranger()):
            assert nobody.get("/metrics").body["error"] == "error-web-metrics"
        assert server.stranger().get("/metrics", authorization="Bearer wrong").status == 403
        assert metrics(host) and metrics(server.stranger(), authorization=f"Bearer {TOKEN}")
        assert metrics(server.stranger(), **{"x-moothall-control": "key"})


@pytest.mark.parametrize(
    ("client", "host", "forwarded", "fits"),
    [
        ("127.0.0.1", "127.0.0.1:4255", False, True),
        ("::1", "[::1]:4255", False, True),
        ("127.0.0.1", "localhost", False, True),
        ("127.0.0.1", "table.example", False, False),
        ("127.0.0.1", "127.0.0.1:4255", True, False),
        ("192.168.1.7", "127.0.0.1:4255", False, False),
        ("", "", False, False),
    ],
)
def test_only_a_direct_request_to_loopback_is_from_here(client: str, host: str, forwarded: bool, fits: bool) -> None:
    """What came through a proxy, or is meant for a public name, is not from this computer."""
    assert is_from_here(client, host, forwarded) is fits


def test_each_latency_is_counted_in_the_bucket_of_its_bound() -> None:
    """A time that equals a bound belongs to it, and the last bucket has all."""
    counted = Metrics()
    for seconds in (0.0, BOUNDS[0], BOUNDS[-1] + 1):
        counted.commanded("done", seconds)
    buckets = [line.rpartition(" ")[2] for line in counted.latency() if "_bucket" in line]
    assert buckets == ["2"] * len(BOUNDS) + ["3"]


# ---- logs -----------------------------------------------------------------------------------------------------------


def logged(form: str) -> tuple[logging.Logger, io.StringIO]:
    written, log = io.StringIO(), logging.Logger("moothall.test")
    log.addHandler(handler(form, written))  # type: ignore[arg-type] # one of its words
    return log, written


@pytest.mark.parametrize("form", ["plain", "json"])
def test_the_log_has_no_secrets(form: str) -> None:
    """Tokens of links and sessions, cookies and keys are left out, also of tracebacks."""
    log, written = logged(form)
    _, token = new_token(lambda count: b"\x07" * count)
    secret = token.partition(".")[2]
    try:
        raise ValueError(f"at {token}")
    except ValueError:
        log.exception("%s, Cookie: %s, Bearer %s", invite_url("http://x", token), "session=abc", "abc")
    assert secret not in written.getvalue() and "abc" not in written.getvalue()
    assert "ValueError" in written.getvalue()


def test_a_log_of_json_has_one_object_on_each_line() -> None:
    """A message with line breaks and a traceback is still one line."""
    log, written = logged("json")
    try:
        raise ValueError("one\ntwo")
    except ValueError:
        log.exception("broke\nhere")
    (line,) = written.getvalue().splitlines()
    event = json.loads(line)
    assert (event["level"], event["event"]) == ("error", "broke here") and "one\ntwo" in event["traceback"]


def test_a_flood_of_one_message_is_cut_and_counted() -> None:
    """Three of ten are written; the first of the next minute says that seven were left out. Others are not cut."""
    now = 0.0
    gate = FloodGate(3, lambda: now)

    def record(message: str) -> logging.LogRecord:
        return logging.LogRecord("moothall", logging.ERROR, "", 0, message, (), None)

    assert [gate.filter(record("no")) for _ in range(10)] == [True] * 3 + [False] * 7
    assert gate.filter(record("other"))
    now = 61.0
    next_one = record("no")
    assert gate.filter(next_one) and next_one.left_out == 7  # type: ignore[attr-defined] # the gate's own


def test_an_unknown_form_of_log_is_refused(tmp_path: Path) -> None:
    """The refusal names the forms that there are."""
    done = run("serve", "--port", "0", "--data", str(tmp_path), "--log-format", "xml")
    assert done.returncode == 2 and "plain or json" in done.stderr


@pytest.mark.parametrize("said", ["everybody", "10.0.0.5/8", "0.0.0.0/0", "::/0"])
def test_a_proxy_that_is_no_address_or_everybody_is_refused(said: str) -> None:
    """The refusal says what would be right, and shows what was said."""
    refused = CliRunner(env={"MOOTHALL_LANG": "en"}).invoke(moothall, ["serve", "--proxy", said])
    assert refused.exit_code == 2 and f"and not “{said}”." in refused.stderr


# ---- the capacity of a server ---------------------------------------------------------------------------------------


def test_a_table_beyond_the_most_is_refused_and_play_goes_on(tmp_path: Path) -> None:
    """With somebody at the only table there may be, another is not made; the first plays on."""
    with opened(tmp_path, capacity=Capacity(tables=1)) as server:
        gm = server.host().makes_table()
        with gm.socket() as line:
            refused = server.host().post("/api/tables", {"book": "nde2", "title": "Two", "name": "Gil"})
            assert (refused.status, refused.body["error"]) == (503, "error-web-full-tables")
            assert "--most-tables" in refused.body["said"]
            assert line.do("say", text="We play on")["type"] == "ack"
            assert len(server.context.store.tables()) == 1


def test_a_table_that_nobody_is_at_makes_room(tmp_path: Path) -> None:
    """An open table without people is closed for another."""
    with opened(tmp_path, capacity=Capacity(tables=1)) as server:
        first = server.host().makes_table()
        second = server.host().makes_table(title="Two")
        assert [room.kept.id for room in server.context.tables.open_rooms()] == [second.table]
        assert first.does("say", text="Back again")


def test_a_person_beyond_the_most_is_refused_and_play_goes_on(tmp_path: Path) -> None:
    """A newcomer gets neither a seat nor a socket; who is there may open a second one."""
    with opened(tmp_path, capacity=Capacity(people=1)) as server:
        gm = server.host().makes_table()
        ana, token = gm.brings("Ana"), gm.invites("player")
        with gm.socket() as line:
            bob = server.stranger().post("/api/join", {"token": token, "name": "Bob"})
            assert (bob.status, bob.body["error"]) == (503, "error-web-full-people")
            with pytest.raises(WebSocketDisconnect), ana.socket():
                pass
            with gm.socket() as other:
                assert other.do("say", text="Me again")["type"] == "ack"
            assert line.do("say", text="We play on")["type"] == "ack"
        with ana.socket():
            pass


def test_memory_that_is_short_refuses_newcomers_and_lets_play_go_on(tmp_path: Path) -> None:
    """Over the limit neither a table nor a person comes anew."""
    used = 0
    with opened(tmp_path) as server:
        check = CapacityCheck(Capacity(memory=100), lambda: used)
        server.context.tables._room = server.context.sockets._room = check
        gm = server.host().makes_table()
        with gm.socket() as line:
            used = 101 << 20
            refused = server.host().post("/api/tables", {"book": "nde2", "title": "Two", "name": "Gil"})
            assert (refused.status, refused.body["error"]) == (503, "error-web-full-memory")
            assert line.do("say", text="We play on")["type"] == "ack"


# ---- TLS ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scheme", "is_https", "strict"), [("http", False, False), ("https", False, True), ("http", True, True)]
)
def test_only_answers_over_tls_keep_browsers_there(scheme: str, is_https: bool, strict: bool) -> None:
    """The header goes out over https, and where people come by https to a proxy."""
    manners = Manners(Hosts(frozenset({"localhost"})), frozenset(), 1, lambda path: 1, is_https)
    sent: list[Message] = []

    async def hello(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "scheme": scheme, "method": "GET", "path": "/", "headers": [(b"host", b"localhost")]}
    asyncio.run(Guard(hello, manners)(scope, receive, send))
    assert [b"strict-transport-security" in dict(message["headers"]) for message in sent] == [strict]


def test_a_server_with_a_certificate_has_https_links_and_safe_cookies() -> None:
    """What people are given begins with https, unless a proxy in front has plain http."""
    place = choose(host="192.168.1.7", tls=True)
    assert place.is_secure and base_url(place, ()) == "https://192.168.1.7:4255"
    assert not ListenAddress(public=choose(public_url="http://table.example").public, tls=True).is_secure


def test_a_certificate_without_its_key_is_refused(tmp_path: Path) -> None:
    """One of the two flags alone, or files that hold no certificate, are told in one sentence."""
    (tmp_path / "no.pem").write_text("no")
    alone = run("serve", "--port", "0", "--certificate", str(tmp_path / "no.pem"))
    assert alone.returncode == 2 and "--key" in alone.stderr
    both = run("serve", "--port", "0", "--certificate", str(tmp_path / "no.pem"), "--key", str(tmp_path / "no.pem"))
    assert both.returncode == 2 and "PEM" in both.stderr and both.stderr.count("\n") == 1


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
def test_a_server_does_tls_itself_and_commands_find_it(tmp_path: Path) -> None:
    """Over https the server answers with the strict header; `moothall table list` asks it by its own certificate."""
    certificate, key, data = tmp_path / "cert.pem", tmp_path / "key.pem", str(tmp_path / "data")
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=table.example"]
    subprocess.run([*make, "-keyout", key, "-out", certificate], check=True, capture_output=True, timeout=ENOUGH)
    words = ("--data", data, "--certificate", str(certificate), "--key", str(key))
    with started(*words) as (process, ready):
        assert ready["address"].startswith("https://127.0.0.1:")
        believed = ssl.create_default_context(cafile=str(certificate))
        believed.check_hostname = False
        answer = httpx2.get(ready["address"] + "/api/ready", verify=believed)
        assert answer.status_code == 200 and "strict-transport-security" in answer.headers
        assert run("table", "list", "--data", data, "--json").returncode == 0
        process.send_signal(signal.SIGTERM)
        _, complaints = process.communicate(timeout=ENOUGH)
        assert (process.returncode, complaints) == (0, "")


# ---- upkeep ---------------------------------------------------------------------------------------------------------


def upkeep_of(server: WebServer) -> Person:
    """The host of a server with one backup."""
    host, file = server.host().makes_table(), server.context.file
    assert file is not None
    file.back_up(file.backups / "one.sqlite")
    return host


def test_only_the_host_sees_and_restores_backups(tmp_path: Path) -> None:
    """A guest is refused whatever they ask of the upkeep."""
    with opened(tmp_path) as server:
        host = upkeep_of(server)
        server.context.restart = lambda name: pytest.fail("restored for a guest")
        ana = host.brings("Ana")
        asked = {"name": "one.sqlite", "confirm": "one.sqlite"}
        answers = [ana.get("/api/upkeep"), ana.post("/api/upkeep/restore", asked), ana.delete("/api/upkeep/missing")]
        assert [answer.body["error"] for answer in answers] == ["error-web-host-only"] * 3
        (backup,) = host.get("/api/upkeep").body["backups"]
        assert backup["name"] == "one.sqlite" and backup["bytes"] > 0


def test_a_restore_wants_the_name_of_a_sound_backup_twice(tmp_path: Path) -> None:
    """Without confirmation, or for a file that is not on the list, nothing is stopped."""
    wished: list[str] = []
    with opened(tmp_path) as server:
        host = upkeep_of(server)
        server.context.restart = wished.append
        for name, confirm, error in (
            ("one.sqlite", "one", "error-keep-not-restored"),
            ("two.sqlite", "two.sqlite", "error-keep-no-backup"),
            ("../moothall.sqlite", "../moothall.sqlite", "error-keep-no-backup"),
        ):
            refused = host.post("/api/upkeep/restore", {"name": name, "confirm": confirm})
            assert refused.body["error"] == error and wished == []
        assert host.post("/api/upkeep/restore", {"name": "one.sqlite", "confirm": "one.sqlite"}).status == 204
        assert wished == ["one.sqlite"]


def test_missing_lines_are_told_to_the_host_until_the_host_goes_on(tmp_path: Path) -> None:
    """The host sees how many acknowledged lines are missing, and can take note of it."""
    with open_store(tmp_path) as store:
        store.append(store.make("nde2", "x"), 1, ["{}", "{}"]).wait(ENOUGH)
    (tmp_path / "moothall.sqlite").unlink()
    with opened(tmp_path) as server:
        host = server.host()
        assert host.get("/api/upkeep").body["missing"] == metrics(host)["moothall_missing_lines", ""] == 2
        assert host.delete("/api/upkeep/missing").status == 204
        assert host.get("/api/upkeep").body["missing"] == 0


@pytest.mark.slow
def test_a_running_server_restores_a_backup_and_goes_on(tmp_path: Path) -> None:
    """Asked by its host, the server stops, restores and answers again at its address, with the host still signed in."""
    with open_store(tmp_path) as store:
        store.make("nde2", "Kept")
        store.back_up(store.backups / "one.sqlite")
        store.make("nde2", "Too new")
    with started("--data", str(tmp_path), "--log-format", "json") as (process, ready):
        with httpx2.Client(base_url=ready["address"], timeout=ENOUGH) as client:
            assert client.post("/api/join", json={"token": ready["link"].partition("#")[2]}).status_code == 200
            asked = {"name": "one.sqlite", "confirm": "one.sqlite"}
            assert client.post("/api/upkeep/restore", json=asked).status_code == 204
            assert process.stdout is not None
            assert json.loads(process.stdout.readline())["address"] == ready["address"]
        with httpx2.Client(base_url=ready["address"], timeout=ENOUGH, cookies=client.cookies) as again:
            assert [table["title"] for table in again.get("/api/tables").json()["tables"]] == ["Kept"]
        process.send_signal(signal.SIGTERM)
        _, complaints = process.communicate(timeout=ENOUGH)
        assert process.returncode == 0
        assert [json.loads(line)["event"][:21] for line in complaints.splitlines()] == ["a backup was restored"]
    assert (tmp_path / "replaced-1.sqlite").exists()


@pytest.mark.slow
def test_a_start_says_in_its_log_what_is_missing(tmp_path: Path) -> None:
    """A server that finds acknowledged lines missing says so once, on one line, and serves."""
    with open_store(tmp_path) as store:
        store.append(store.make("nde2", "x"), 1, ["{}", "{}"]).wait(ENOUGH)
    (tmp_path / "moothall.sqlite").unlink()
    with started("--data", str(tmp_path), "--log-format", "json") as (process, ready):
        assert httpx2.get(ready["address"] + "/api/ready").status_code == 200
        assert "moothall_missing_lines 2" in httpx2.get(ready["address"] + "/metrics").text
        process.send_signal(signal.SIGTERM)
        _, complaints = process.communicate(timeout=ENOUGH)
    (line,) = complaints.splitlines()
    assert json.loads(line)["event"].startswith("2 acknowledged lines are missing")
