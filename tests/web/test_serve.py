"""`moothall serve`: how it starts, stops, refuses to start, and survives being killed."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect

from moothall import books
from moothall.cli.serve import _print as show_people
from moothall.store import open_store
from moothall.web.addresses import LOOPBACK, ListenAddress, listen
from moothall.web.context import AppContext
from moothall.web.demo import DemoSeat, OpenDemo, open_demo
from moothall.web.hosts import Origin
from moothall.web.server import THIS_COMPUTER, Running, _config
from tests.support import places
from tests.support.soaking import SOAKING
from tests.web.support.server import ENOUGH, Line, OverTheNetwork, Person, WebServer, opened

pytestmark = pytest.mark.slow

ROUNDS = 1_000 if SOAKING else 25
README = (places.ROOT / "README.md").read_text(encoding="utf-8")
LEFT = "oda"
"""A hero about whom the GM is asked a question that nobody answers."""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    command = [sys.executable, "-m", "moothall", *words]
    env = os.environ | {"MOOTHALL_LANG": "en"}
    return subprocess.run(command, capture_output=True, text=True, timeout=ENOUGH, env=env)


@contextmanager
def started(*words: str) -> Iterator[tuple[subprocess.Popen[str], dict[str, Any]]]:
    """A server with what it says when it is ready; it is ended if a test leaves it running."""
    command = [sys.executable, "-m", "moothall", "serve", "--port", "0", "--json", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process, json.loads(process.stdout.readline())
        finally:
            if process.poll() is None:
                process.kill()


# ---- Starting and stopping ------------------------------------------------------------------------------------------


def test_the_demo_prints_its_links_and_sigterm_ends_it_with_code_zero(tmp_path: Path) -> None:
    """The demo prints its address and a link for the host and each seat; SIGTERM ends it with 0, silently."""
    with started("--demo", "--data", str(tmp_path)) as (process, ready):
        assert ready["address"].startswith("http://127.0.0.1:") and "/join#" in ready["link"]
        assert [seat["role"] for seat in ready["seats"]] == ["gm", "player", "player", "player"]
        assert httpx2.get(ready["address"] + "/api/health").json() == {"ok": True}
        refused = run("serve", "--port", "0", "--data", str(tmp_path))
        assert refused.returncode == 1 and refused.stderr.count("\n") == 1 and "already open" in refused.stderr
        socket = ready["address"].replace("http", "ws", 1) + f"/api/tables/{ready['table']}/seats/gm/socket"
        with pytest.raises(InvalidStatus), connect(socket):
            pass
        process.send_signal(signal.SIGTERM)
        _, complaints = process.communicate(timeout=ENOUGH)
        assert (process.returncode, complaints) == (0, "")
    with open_store(tmp_path) as store:
        assert store.check() == [] and len(store.tables()) == 1


def test_a_busy_port_is_one_sentence(tmp_path: Path) -> None:
    """And so are flags that do not go together; nothing is left in the folder."""
    place, taken = listen(ListenAddress(port=0))
    with closing(taken):
        busy = run("serve", "--port", str(place.port), "--data", str(tmp_path / "data"))
    assert busy.returncode == 1 and busy.stderr.startswith(f"Port {place.port} is taken")
    both = run("serve", "--lan", "--host", LOOPBACK)
    assert both.returncode == 2 and both.stderr.count("\n") == 1 and not (tmp_path / "data").exists()


SEATS = (
    DemoSeat("Gil", "gm", "", "http://x/join#1"),
    DemoSeat("Sol", "co_gm", "", "http://x/join#2"),
    DemoSeat("Bram", "player", "Bram", "http://x/join#3"),
    DemoSeat("Joan", "player", "Hollis", "http://x/join#4"),
    DemoSeat("Uma", "spectator", "", "http://x/join#5"),
)
LABELLED = {
    "en": (
        "  GM (Gil): http://x/join#1",
        "  Co-GM (Sol): http://x/join#2",
        "  Player (Bram): http://x/join#3",
        "  Player (Joan, plays Hollis): http://x/join#4",
        "  Spectator (Uma): http://x/join#5",
    ),
    "pl": (
        "  MG (Gil): http://x/join#1",
        "  Drugi MG (Sol): http://x/join#2",
        "  Gracz (Bram): http://x/join#3",
        "  Gracz (Joan, postać: Hollis): http://x/join#4",
        "  Widz (Uma): http://x/join#5",
    ),
    "fr": (
        "  MJ (Gil)\N{NO-BREAK SPACE}: http://x/join#1",
        "  Second MJ (Sol)\N{NO-BREAK SPACE}: http://x/join#2",
        "  Joueur ou joueuse (Bram)\N{NO-BREAK SPACE}: http://x/join#3",
        "  Joueur ou joueuse (Joan, joue Hollis)\N{NO-BREAK SPACE}: http://x/join#4",
        "  Public (Uma)\N{NO-BREAK SPACE}: http://x/join#5",
    ),
}
OUTSIDE = {"en": "Other devices", "pl": "Inne urządzenia", "fr": "autres appareils"}


@pytest.mark.parametrize(("lang", "word"), OUTSIDE.items())
def test_serve_prints_address_host_link_and_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, word: str
) -> None:
    """The address, the host's link, and for phones the addresses in the network and a code to scan."""
    with open_store(tmp_path) as store:
        for host, outside in ((LOOPBACK, False), ("0.0.0.0", True)):
            context = AppContext(store, ListenAddress(host), addresses=("192.0.2.7",))
            running = Running(context, context.place, ("192.0.2.7",), f"{context.base}/join#secret")
            show_people(running, OpenDemo("t", "A fight", SEATS), lang)
            told = capsys.readouterr().out
            assert "http://127.0.0.1:4255" in told and "/join#secret\n" in told
            assert [line for line in told.splitlines() if "http://x/" in line] == [*LABELLED[lang]]
            assert (word in told, "http://192.0.2.7:4255" in told, "█▀" in told) == (outside,) * 3
            assert ("--lan" in told) is not outside


@pytest.mark.parametrize("book", books.book_ids())
def test_each_seat_of_a_demo_is_told_with_its_hero(tmp_path: Path, book: str) -> None:
    """The printed links name the GM's seat, and the hero of each other seat."""
    with opened(tmp_path) as server:
        demo = server.run(lambda: open_demo(server.context, book))
        gm, *players = demo.seats
        assert (gm.role, gm.hero) == ("gm", "")
        assert len(players) > 1 and all(seat.role == "player" and seat.hero == seat.name for seat in players)


def test_the_first_step_of_the_readme_can_be_followed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every link that it tells people to open is printed under exactly that name."""
    named = re.findall(r"`([^`]+:)`", next(line for line in README.splitlines() if line.startswith("1. **Sit down.**")))
    with opened(tmp_path) as server:
        demo = server.run(lambda: open_demo(server.context))
        show_people(
            Running(server.context, server.context.place, (), f"{server.context.base}/join#secret"),
            demo,
            "en",
        )
    told = capsys.readouterr().out
    assert len(named) == 2 and all(told.count(f"  {name} http") == 1 for name in named)


def test_a_quiet_socket_gives_signs_of_life_and_no_message_is_too_long() -> None:
    """The server below ours pings, waits as long, and reads no more of a message than we take."""
    config = _config(ListenAddress())
    assert (config.ws_ping_interval, config.ws_ping_timeout, config.ws_max_size) == (20, 20, 64 * 1024 + 1)
    assert config.server_header is False and config.proxy_headers is False
    assert _config(ListenAddress(public=Origin("https", "table.example", 443))).proxy_headers is True


@pytest.mark.parametrize(
    ("proxy", "sender", "counted"),
    [
        (THIS_COMPUTER, "127.0.0.1", "203.0.113.9"),
        (THIS_COMPUTER, "10.0.0.2", "10.0.0.2"),
        ("10.0.0.0/24", "10.0.0.2", "203.0.113.9"),
        ("10.0.0.0/24", "198.51.100.7", "198.51.100.7"),
    ],
)
def test_a_proxy_is_believed_only_where_the_host_says_it_is(proxy: str, sender: str, counted: str) -> None:
    """What a visitor says of itself is not believed, and of several names the last is the one that the proxy saw."""
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    config = _config(ListenAddress(public=Origin("https", "table.example", 443)), proxy=proxy)
    config.app = app
    config.load()
    headers = [(b"x-forwarded-for", b"192.0.2.1, 203.0.113.9")]
    scope = {"type": "http", "client": (sender, 9), "headers": headers, "scheme": "http"}
    asyncio.run(config.loaded_app(scope, None, None))
    assert seen == [counted]


def test_a_stop_closes_sockets_and_loses_no_acknowledged_step(tmp_path: Path) -> None:
    """Open sockets are told that the server stops; each acknowledged step is there at the next start."""
    with started("--demo", "--data", str(tmp_path)) as (process, ready):
        server = OverTheNetwork(None, httpx2.Client(base_url=ready["address"]), ready["address"])  # type: ignore[arg-type]
        with server.client:
            gm = came(server, ready["seats"][0]["link"])
            with gm.socket() as line:
                ack = line.do("say", text="the last word")
                process.send_signal(signal.SIGINT)
                with suppress(WebSocketException):
                    while True:
                        line.read()
        process.communicate(timeout=ENOUGH)
        assert process.returncode == 0 and ack["type"] == "ack"
    with open_store(tmp_path) as store:
        assert any("the last word" in kept for kept in store.read(store.tables()[0].id))


def came(server: WebServer, link: str) -> Person:
    """A person who opened a link."""
    person = Person(server)
    found = person.post("/api/join", {"token": link.partition("#")[2]})
    assert found.status == 200, found
    person.table, person.seat = found.body["table"], found.body["seat"]
    return person


# ---- Killed ---------------------------------------------------------------------------------------------------------


class Nursery:
    """Starts servers over one folder, and kills them."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "tests.web.support.serve_child"]
        env = os.environ | {"PYTHONPATH": str(places.ROOT)}
        self._mother = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        self._folder, self._count, self.pid = folder, 0, 0
        self._ears: list[int] = []

    def start(self) -> dict[str, Any]:
        """A new server; what it says when it is ready."""
        self._count += 1
        output = self._folder / f"said-{self._count}"
        os.mkfifo(output)
        words = ["serve", "--port", "0", "--json", "--demo", "--data", str(self._folder / "data")]
        assert self._mother.stdin is not None and self._mother.stdout is not None
        self._mother.stdin.write(json.dumps({"words": words, "output": str(output), "wait": True}) + "\n")
        self._mother.stdin.flush()
        self.pid = int(self._mother.stdout.readline())
        ear = os.open(output, os.O_RDONLY)
        self._ears.append(ear)  # open to the end: a server that nobody hears any more would break off
        said = b""
        while not said.endswith(b"}\n"):
            heard, _, _ = select.select([ear], [], [], ENOUGH)
            more = os.read(ear, 65_536) if heard else b""
            assert more, f"the server said no more than {said!r}"
            said += more
        ready: dict[str, Any] = json.loads(said)
        return ready

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def end(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        assert self._mother.stdin is not None and self._mother.stdout is not None
        self._mother.stdin.close()
        self._mother.wait(ENOUGH)
        self._mother.stdout.close()
        for ear in self._ears:
            os.close(ear)


class Screen:
    """A person who plays over sockets, and remembers every line and every acknowledgement."""

    def __init__(self, person: Person, chance: random.Random) -> None:
        self.person, self._chance = person, chance
        self.lines: dict[int, Any] = {}
        self.acked: dict[str, int] = {}
        self.now: dict[str, Any] = {"prompts": []}
        self._sent = 0

    def take(self, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "line":
                assert frame["number"] not in self.lines, "no line comes twice"
                assert frame["number"] == len(self.lines) + 1, "and none is left out"
                self.lines[frame["number"]] = frame
            case "now":
                self.now = frame
            case "ack":
                self.acked[frame["id"]] = frame["number"]

    def next_message(self, round: int) -> dict[str, Any]:
        """The next message: an answer if there is a prompt, else an action or a chat line."""
        self._sent += 1
        mine = [one for one in self.now["prompts"] if one["yours"] and one["question"].get("who") != LEFT]
        if mine and self._chance.random() < 0.7:
            command = {"do": "answer", "prompt": mine[0]["id"], "answer": mine[0]["default"]}
            if mine[0]["what"] == "window":
                command = {"do": "let_pass", "prompt": mine[0]["id"]}
        elif self.person.seat != "gm" and self._chance.random() < 0.5:
            command = {"do": "open", "procedure": "nde.test", "args": {"who": self.person.seat, "aim": "climb"}}
        else:
            command = {"do": "say", "text": f"{self.person.seat} {round} {self._sent}"}
        return {"type": "do", "id": f"{round}-{self._sent}", "command": command}


def play(screens: tuple[Screen, Screen], round: int, until: int, kill: Callable[[], None]) -> None:
    """Both play without waiting for each other, until so many frames have come and the server is killed."""
    seen = 0
    with suppress(WebSocketException, OSError, TimeoutError), lines_of(*screens) as both:
        for one, line in both:
            for _ in range(3):  # several are under way at once
                line.send(one.next_message(round))
        while True:
            for one, line in both:
                frame = line.read()
                one.take(frame)
                seen += 1
                if frame["type"] in ("ack", "refused"):
                    line.send(one.next_message(round))
                if seen == until:
                    kill()


@contextmanager
def lines_of(one: Screen, other: Screen) -> Iterator[list[tuple[Screen, Line]]]:
    """The sockets of two people, each from the last line they know."""
    with one.person.socket(after=len(one.lines)) as first, other.person.socket(after=len(other.lines)) as second:
        yield [(one, first), (other, second)]


def catch_up(screen: Screen, chance: random.Random) -> None:
    """Come back for the gap, and see that nothing is lost, doubled or different."""
    with screen.person.socket(after=len(screen.lines)) as line:
        assert line.hello["after"] == len(screen.lines), "what was told is still there"
        for frame in line.settled()[1:]:
            screen.take(frame)
        for id in chance.sample(sorted(screen.acked), min(3, len(screen.acked))):
            again = line.do("say", id, text="this must not be said")
            assert (again["type"], again["number"]) == ("ack", screen.acked[id]), "what was acknowledged was done"
    last = screen.person.get(screen.person.at("log?last=100&lang=en")).body["lines"]
    assert last == list(screen.lines.values())[-100:]
    assert max(screen.acked.values(), default=0) <= len(screen.lines)


def compare_all(screen: Screen) -> None:
    """Every line that was ever told is still what it was."""
    told: list[Any] = []
    while len(told) < len(screen.lines):
        told += screen.person.get(screen.person.at(f"log?after={len(told)}&lang=en")).body["lines"]
    assert told[: len(screen.lines)] == list(screen.lines.values())


@pytest.mark.slow
def test_killed_at_random_moments_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """Round after round over one folder: screens come back for exactly the gap, and what waited still waits."""
    chance, nursery = random.Random("killed"), Nursery(tmp_path)
    server = OverTheNetwork(None, httpx2.Client(), "")  # type: ignore[arg-type]
    try:
        ready = reach(server, nursery)
        gm, ana = (came(server, ready["seats"][place]["link"]) for place in (0, 1))
        sheet = gm.post("/api/books/nde2/sheets", {"role": "adept", "name": "Oda"}).body["sheet"]
        assert gm.post(gm.at("heroes"), {"id": "oda", "hero": LEFT, "sheet": sheet}).status == 200
        gm.does("open", procedure="nde.end-combat")
        gm.does("open", procedure="nde.test", args={"who": LEFT, "aim": "wait"})
        (left,) = gm.prompts()
        screens = (Screen(gm, chance), Screen(ana, chance))
        for round in range(ROUNDS):
            play(screens, round, chance.randint(5, 60), nursery.kill)
            ready = reach(server, nursery)
            for screen, place in zip(screens, (0, 1), strict=True):
                sit_again(screen.person, ready["seats"][place]["link"])
                catch_up(screen, chance)
            assert left["id"] in [prompt["id"] for prompt in gm.prompts()]
        for screen in screens:
            compare_all(screen)
        assert sum(len(screen.acked) for screen in screens) > ROUNDS
    finally:
        server.client.close()
        nursery.end()
    with open_store(tmp_path / "data") as store:
        assert store.check() == []


def reach(server: WebServer, nursery: Nursery) -> dict[str, Any]:
    """Start the server again, and talk to where it is now."""
    ready = nursery.start()
    server.client.close()
    server.client, server.address = httpx2.Client(base_url=ready["address"], timeout=ENOUGH), ready["address"]
    return ready


def sit_again(person: Person, link: str) -> None:
    """The demonstration frees its seats at each start; whoever has the link sits down again, as the same person."""
    port = person.server.address.rpartition(":")[2]
    person.cookie = f"moothall-{port}={person.cookie.partition('=')[2]}"
    assert person.post("/api/join", {"token": link.partition("#")[2]}).status == 200
