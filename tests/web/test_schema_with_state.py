"""The API in use: generated requests one after the other, each with what earlier answers told, by people of all roles.

Between them come hostile bodies, hostile messages over sockets, and clients that never end what they began to send.
Nothing of it may break an answer, leave a trace in the log, or keep another table waiting.
"""

from __future__ import annotations

import logging
import re
import socket
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit

import httpx2
import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus

from moothall import books
from moothall.handlers.dice import Seeded
from moothall.speech import voice
from moothall.table import Table
from moothall.web.api import all_endpoints
from moothall.web.workshops import workshop
from tests.support.soaking import SOAKING
from tests.web.support.server import Person, WebServer, served
from tests.web.test_schema import described

pytestmark = pytest.mark.slow

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

DEAR = ("jobs", "lab", "sheets", "pictures", "archive")
"""Topics whose work is done in processes of their own: only when soaking are those started for this."""
DEAR_NAMES = ("weigh", "forecast", "without_reasons", "work_for", "draw_for", "local_bring")

TRIED = [each for each in all_endpoints() if SOAKING or (each.topic not in DEAR and each.name not in DEAR_NAMES)]
STEPS = 50 if SOAKING else 20
SEVERAL = settings(
    phases=(Phase.explicit, Phase.generate),  # a server that has seen more is another one: nothing is made smaller
    report_multiple_bugs=False,
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=400 if SOAKING else 8,
    stateful_step_count=STEPS + 10,
    suppress_health_check=list(HealthCheck),
)

MOST_KNOWN = 12
"""Values that are remembered of each kind; the newest count."""

ROLES = ("host", "gm", "ana", "sten", "stranger")
ACTIONS = {
    "nde2": ("nde.test", "aim"),
    "nde1": ("nde.test", "aim"),
    "nova6": ("nova6.act", "intent"),
    "houses2d20": ("houses.test", "action"),
}
CASTS = ("heroes", "characters", "people")
COMMANDS = st.sampled_from(("open", "open", "rewind", "take_back", "say"))
ODD = st.sampled_from(
    ["", "\0", "\u202e", "\u200b", "a" * 5_000, "<script>", "../..", "𝔊il", "1e400", "null", "\ud800"]
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | ODD,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
HOSTILE = st.sampled_from(
    [
        b"",
        b"{",
        b"\xff\xfe{}",
        b"\0" * 100,
        b"[" * 50_000,
        b'{"a":' * 5_000 + b"1" + b"}" * 5_000,
        b'{"id": "x", "id": "y", "command": {"do": "say", "text": "twice"}}',
        b'{"id": "x", "command": {"do": "say", "text": "\\ud800"}}',
        b'{"id": "x", "command": {"do": "rewind", "to": 1' + b"0" * 400 + b"}}",
        b'{"id": "x", "command": {"do": "open", "procedure": "nde.test", "args": ' + b"[" * 400 + b"]" * 400 + b"}}",
        b'"' + b"x" * 300_000 + b'"',
        b"PK\x03\x04" + b"\0" * 2_000,
        b"\x1f\x8b\x08" + b"\0" * 2_000,
    ]
)
KINDS = st.sampled_from(["application/json", "application/json; charset=utf-16", "text/plain", "image/png", "", "\xe9"])


class Kept(logging.Handler):
    """Everything in the log that has a traceback, or tells of an error."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.wrong: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.wrong.append(self.format(record))


@cache
def generated(name: str, mode: GenerationMode) -> Any:
    """Requests to an endpoint, made from the description."""
    (endpoint,) = (each for each in TRIED if each.name == name)
    return described()[endpoint.path][endpoint.method].as_strategy(generation_mode=mode)


@cache
def drawn(book: str) -> Any:
    """A character of a book."""
    return workshop(book).drawn(voice("en", book).say, Seeded("ana"), books.ruleset(book).options().defaults)


class Visit(RuleBasedStateMachine):
    """One session of a server: a table of some book, people of all roles, and whatever they send."""

    server: ClassVar[WebServer]
    quiet: ClassVar[Person]
    log: ClassVar[Kept]

    @initialize(book=st.sampled_from(books.book_ids()))
    def begin(self, book: str) -> None:
        self.known: dict[str, list[Any]] = defaultdict(list)
        self.slow: list[socket.socket] = []
        host = self.server.host()
        gm = self.server.host().makes_table(book)
        people = (host, gm, gm.brings("Ana"), gm.brings("Sten", "spectator"), self.server.stranger())
        self.book, self.people = book, dict(zip(ROLES, people, strict=True))
        self.known |= {"book": [book], "table": [gm.table], "seat": ["gm", people[2].seat, people[3].seat]}
        self.known["viewer"] = self.known["seat"]
        sheet = drawn(book)
        assert people[2].post(people[2].at("heroes"), {"id": "join", "hero": "ana", "sheet": sheet}).status == 200
        self.known["hero"] = [one["id"] for name in CASTS for one in gm.view()["state"].get(name, ())]
        self.steps = 0

    # ---- what is sent

    @rule(data=st.data(), role=st.sampled_from(ROLES), mode=st.sampled_from(list(GenerationMode)))
    def request(self, data: st.DataObject, role: str, mode: GenerationMode) -> None:
        """A request to any endpoint, with ids that earlier answers told."""
        endpoint = data.draw(st.sampled_from(TRIED), "endpoint")
        if mode is GenerationMode.NEGATIVE and endpoint.takes in (None, bytes) and endpoint.query is None:
            mode = GenerationMode.POSITIVE
        case = data.draw(generated(endpoint.name, mode), "case")
        names = re.findall(r"{(\w+)}", endpoint.path)
        case.path_parameters = {name: str(self.pick(data, name)) for name in names}
        if (own := self.people[role].seat) and data.draw(st.booleans(), "at their own seat"):
            case.path_parameters |= {"seat": own} if "seat" in names else {}
        case.body = self.mixed(data, case.body)
        case.headers = {"cookie": self.people[role].cookie} if self.people[role].cookie else {}
        with suppress(UnicodeEncodeError):  # no client can send it
            response = case.call(base_url=self.server.address)
            case.validate_response(response, checks=CHECKS)
            self.learn(response)

    @rule(data=st.data(), role=st.sampled_from(("gm", "ana")))
    def play(self, data: st.DataObject, role: str) -> None:
        """An action of a book, an answer to a question, or a way back, with right and with wrong values."""
        person = self.people[role]
        seen = person.get(person.at("view"))
        assert seen.status < 500, seen
        prompts = [one for one in seen.body["now"]["prompts"] if one["yours"]] if seen.status == 200 else []
        odd = data.draw(st.just("climb") | ANYTHING, "odd")
        command: dict[str, Any] = {
            "do": data.draw(st.sampled_from(("open", "open", "rewind", "take_back", "say")), "do")
        }
        answers: bool = data.draw(st.booleans(), "answers")
        if prompts and answers:
            usual = data.draw(st.booleans(), "as usual")
            given = prompts[0]["default"] if usual else odd
            command = {"do": "answer", "prompt": prompts[0]["id"], "answer": given}
        elif command["do"] == "open":
            name, aim = ACTIONS[self.book]
            command |= {"procedure": name, "args": {"who": self.pick(data, "hero"), aim: odd}}
        elif command["do"] == "rewind":
            command["to"] = data.draw(st.integers(-1, 60), "to")
        elif command["do"] == "say":
            command["text"] = "Hm."
        with suppress(UnicodeEncodeError, ValueError):
            sent = msgspec.json.encode({"id": f"step-{id(self)}-{self.steps}", "command": command})
            answer = person.ask("POST", person.at("commands"), None, sent, **{"content-type": "application/json"})
            assert answer.status < 500, (command, answer)
        self.steps += 1

    @rule(data=st.data(), role=st.sampled_from(ROLES), body=HOSTILE, kind=KINDS)
    def hostile(self, data: st.DataObject, role: str, body: bytes, kind: str) -> None:
        """A body that is none, under a type that fits or does not."""
        endpoint = data.draw(st.sampled_from([each for each in TRIED if each.method != "GET"]), "endpoint")
        path = re.sub(r"{(\w+)}", lambda found: str(self.pick(data, found[1])), endpoint.path)
        if not (path.isascii() and path.isprintable()):
            return
        headers: Any = {"content-type": kind.encode(), "connection": "close"}  # as bytes a kind may be anything
        with suppress(httpx2.TransportError):  # more than a request may have is cut off, perhaps before it is read
            answer = self.people[role].ask(endpoint.method, path, None, body, **headers)
            assert answer.status < 500, (path, body[:80], answer)

    @rule(data=st.data(), role=st.sampled_from(("gm", "ana", "sten")))
    def talk(self, data: st.DataObject, role: str) -> None:
        """Messages over a socket that nobody understands; it says so, or ends with a code of its own."""
        odd = data.draw(ANYTHING.map(repr) | HOSTILE.map(lambda raw: raw[:60_000].decode("latin-1")), "odd")
        with suppress(ConnectionClosed, InvalidStatus), self.people[role].socket() as line:
            for text in (odd, '{"type": "do"}', '{"type": "ping"}'):
                line.send(text)
            line.until("pong")

    @rule(whole=st.sampled_from(["head", "body", "handshake"]), role=st.sampled_from(ROLES))
    def dawdle(self, whole: str, role: str) -> None:
        """A client that sends the beginning of a head, of a body or of a handshake, and nothing more."""
        at, person = urlsplit(self.server.address), self.people[role]
        head = f"POST /api/tables HTTP/1.1\r\nHost: {at.netloc}\r\nCookie: {person.cookie}\r\n"
        if whole == "body":
            head += "Content-Type: application/json\r\nContent-Length: 2000\r\n\r\n{"
        elif whole == "handshake":
            head = head.replace("POST", "GET") + "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        client = socket.create_connection((at.hostname or "", at.port or 0))
        client.sendall(head.encode())
        self.slow.append(client)

    # ---- what is remembered

    def pick(self, data: st.DataObject, name: str) -> Any:
        """A value that was told under a name, or else anything."""
        known = self.known[name] or self.known["id"]
        if name == "number":
            return data.draw(st.integers(0, 40) | st.just(10**20), name)
        own = st.sampled_from(known) if known else st.just("none")
        return data.draw(own | own | own | st.sampled_from(["none", "gm", "%00", "..%2f", "x" * 300]), name)

    def mixed(self, data: st.DataObject, body: Any) -> Any:
        """A body some of whose texts are what was told before under their names."""
        if isinstance(body, dict):
            return {name: self.mixed(data, self.put(data, name, value)) for name, value in body.items()}
        return [self.mixed(data, each) for each in body] if isinstance(body, list) else body

    def put(self, data: st.DataObject, name: str, value: Any) -> Any:
        known = self.known[name] if isinstance(value, str) else []
        return data.draw(st.sampled_from(known) | st.just(value), name) if known else value

    def learn(self, response: Any) -> None:
        """Remember the ids and words of an answer."""
        with suppress(ValueError):
            self.remember("", response.json())

    def remember(self, name: str, told: Any) -> None:
        if isinstance(told, dict):
            for key, value in told.items():
                self.remember(key, value)
                if key == "id" and name:
                    self.remember(name.removesuffix("s"), value)  # the id of one of the links is a link
        elif isinstance(told, list):
            for value in told[-MOST_KNOWN:]:
                self.remember(name, value)
        elif isinstance(told, str) and 0 < len(told) <= 200 and told not in self.known[name]:
            self.known[name] = [*self.known[name][1 - MOST_KNOWN :], told]
            for alias in ("hero",) if name in ("who", "character") else ():
                self.remember(alias, told)

    # ---- what must hold

    def teardown(self) -> None:
        try:
            self.judge()
        finally:
            for client in getattr(self, "slow", []):
                client.close()

    def judge(self) -> None:
        """Nothing broke, another table plays on, and every ledger reads back."""
        assert self.quiet.does("say", text="still here")
        assert self.log.wrong == []
        store = self.server.context.store
        for row in store.tables():
            assert Table.restored(row.id, row.ruleset, store.read(row.id)).last == row.last


@contextmanager
def visited(folder: Path) -> Iterator[type[Visit]]:
    """A server with a table at which nobody is attacked, and whose log is kept."""
    log = Kept()
    logging.getLogger().addHandler(log)
    try:
        with served(folder) as server:
            Visit.server, Visit.quiet, Visit.log = server, server.host().makes_table(), log
            yield Visit
    finally:
        logging.getLogger().removeHandler(log)


def test_whatever_people_send_one_after_the_other_breaks_nothing(tmp_path: Path) -> None:
    """Generated sessions of requests, commands, hostile bodies and slow clients: no server error and no traceback."""
    with visited(tmp_path) as visit:
        run_state_machine_as_test(visit, settings=SEVERAL, _min_steps=STEPS)


def test_a_fault_that_needs_an_earlier_request_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that cannot be looked at any more once something has happened there turns the visit red."""
    honest, seen = Table.snapshot, dict[str, int]()

    def broken(self: Table, viewer: str) -> Any:
        if self.last > seen.setdefault(self.id, self.last):
            raise LookupError("planted")
        return honest(self, viewer)

    monkeypatch.setattr(Table, "snapshot", broken)
    with visited(tmp_path) as visit, pytest.raises(AssertionError, match=r"status=500|LookupError"):
        run_state_machine_as_test(visit, settings=SEVERAL, _min_steps=STEPS)
