"""The guard: allowed hosts and origins, limits of rate and size, and the headers of every answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from moothall.errors import AgainstTheRules, MoothallError, NotYours, Unclear
from moothall.speech import LANGUAGES, voice
from moothall.web import refusals
from moothall.web.guard import MESSAGE_TOO_BIG, POLICY_VIOLATION, STRICT, App, Guard, Manners, Message, Scope
from moothall.web.hosts import Hosts, Origin, read_host, read_origin, url
from moothall.web.refusals import Refused, status_of, wished_language

PUBLIC = Origin("https", "table.example", 443)
MANNERS = Manners(
    hosts=Hosts(frozenset({"localhost", "table.example"})),
    origins=frozenset({PUBLIC}),
    message=100,
    body=lambda path: 1_000 if path == "/picture" else 50,
)
Headers = dict[str, str]


class Talk:
    """One request: what the app and the guard said to it, and what the app did."""

    def __init__(self, *parts: bytes, kind: str = "http", **scope: Any) -> None:
        headers: Headers = {"host": "localhost:4255"} | scope.pop("headers", {})
        pairs = [(name.encode(), value.encode()) for name, value in headers.items()] + scope.pop("more", [])
        self.scope: Scope = {"type": kind, "scheme": "http" if kind == "http" else "ws", "path": "/", "headers": pairs}
        self.scope |= ({"method": "POST"} if kind == "http" else {}) | scope
        self.parts, self.sent, self.reached = [*parts], list[Message](), False
        self.opened = kind == "http"

    async def receive(self) -> Message:
        if not self.opened:
            self.opened = True
            return {"type": "websocket.connect"}
        if self.scope["type"] == "websocket":
            return {"type": "websocket.receive", "bytes": self.parts.pop(0)}
        part = self.parts.pop(0) if self.parts else b""
        return {"type": "http.request", "body": part, "more_body": bool(self.parts)}

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    def through(self, app: App, manners: Manners = MANNERS) -> Talk:
        async def noted(scope: Scope, receive: Any, send: Any) -> None:
            self.reached = True
            await app(scope, receive, send)

        asyncio.run(Guard(noted, manners)(self.scope, self.receive, self.send))
        return self

    @property
    def status(self) -> int:
        [started] = [message for message in self.sent if message["type"].endswith("response.start")]
        found: int = started["status"]
        return found

    @property
    def headers(self) -> Headers:
        return {name.decode(): value.decode() for name, value in self.sent[0]["headers"]}

    @property
    def refusal(self) -> Refused:
        return msgspec.json.decode(b"".join(message.get("body", b"") for message in self.sent[1:]), type=Refused)


async def reads_all(scope: Scope, receive: Any, send: Any) -> None:
    """An app that reads the whole body and says how long it was."""
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ConnectionError("the client has gone")
        size, more = size + len(message["body"]), message["more_body"]
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": str(size).encode()})


# ---- hosts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["localhost:4255", "LOCALHOST", "localhost.", "127.0.0.1:4255", "127.9.9.9", "[::1]:80"]
)
def test_our_hosts_are_let_in(host: str) -> None:
    """Requests to this computer's own names and addresses, and the public name, are answered."""
    assert Talk(headers={"host": host}).through(reads_all).status == 200


@pytest.mark.parametrize(
    "host",
    [
        *(
            "evil.example",
            "localhost.evil.example",
            "192.168.1.7",
            "[2001:db8::1]",
            "",
            "local host",
            "a/b",
            "a@b",
            "a:b",
        ),
        *("localhost:0", "localhost:99999", "localhost:4255:1", "[localhost]", "[127.0.0.1]", "[::1", "[::1]x", "-a"),
    ],
)
def test_other_hosts_are_turned_away(host: str) -> None:
    """A name that somebody else points at us is refused before the app hears of it, and so is what is no name."""
    talk = Talk(headers={"host": host}).through(reads_all)
    assert (talk.status, talk.refusal.error, talk.reached) == (421, "error-web-host", False)


def test_a_request_needs_exactly_one_host() -> None:
    """A request without a host, or with two, is refused."""
    for headers in ([], [(b"host", b"localhost"), (b"Host", b"evil.example")]):
        talk = Talk()
        talk.scope["headers"] = headers
        assert talk.through(reads_all).refusal.error == "error-web-host"


def test_a_server_open_to_the_network_answers_any_numeric_host() -> None:
    """Where we listen to the whole network any address spelt out is answered, and foreign names still are not."""
    hosts = Hosts(frozenset({"attic.local"}), any_address=True)
    asked = {said: read_host(said, "http") for said in ("192.168.1.7", "[2001:db8::1]", "attic.local", "evil.example")}
    assert [hosts.has(host) for host in asked.values() if host is not None] == [True, True, True, False]


@pytest.mark.parametrize(("port", "is_one"), [(0, False), (1, True), (65_535, True), (65_536, False)])
def test_a_port_has_its_bounds(port: int, is_one: bool) -> None:
    """Ports go from 1 to 65535."""
    assert (read_host(f"localhost:{port}", "http") is not None) is is_one


@given(st.text(max_size=40))
def test_a_host_is_read_or_refused(said: str) -> None:
    """Any text sent as a host is read as a host that can be written again, or as none."""
    host = read_host(said, "http")
    assert host is None or read_origin(url("http", host.name, host.port)) == host


# ---- origins --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://localhost:4255", "https://table.example", "https://table.example:443"])
def test_own_pages_may_post(origin: str) -> None:
    """A page of the host that was asked for may post, and so may one of the public address."""
    assert Talk(headers={"origin": origin}).through(reads_all).status == 200


FOREIGN = [
    *("https://evil.example", "null", "", "http://localhost", "http://localhost:4256", "https://localhost:4255"),
    *("http://table.example", "http://localhost:4255.evil.example", "file://", "http://localhost:4255/x"),
]


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_foreign_pages_may_not_change_anything(origin: str, method: str) -> None:
    """A page of another host, port or scheme is refused whatever it wants to change."""
    talk = Talk(headers={"origin": origin}, method=method).through(reads_all)
    assert (talk.status, talk.refusal.error, talk.reached) == (403, "error-web-origin", False)


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_pages_may_not_open_a_socket(origin: str) -> None:
    """A socket asked for by a foreign page is refused before it is open, with the one body where servers allow it."""
    talk = Talk(kind="websocket", headers={"origin": origin}).through(reads_all)
    assert talk.sent == [{"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "error-web-origin"}]
    extensions: dict[str, Any] = {"websocket.http.response": {}}
    told = Talk(kind="websocket", headers={"origin": origin}, extensions=extensions).through(reads_all)
    assert (told.status, told.refusal.error, told.reached) == (403, "error-web-origin", False)
    assert told.sent[0]["type"] == "websocket.http.response.start"


def test_a_request_with_two_origins_is_refused() -> None:
    """A request that names two origins is refused, though both are ours."""
    talk = Talk(more=[(b"origin", b"http://localhost:4255")] * 2).through(reads_all)
    assert talk.refusal.error == "error-web-origin"


def test_programs_without_a_browser_are_let_in() -> None:
    """A client that sends no origin is no page, and may post and open a socket."""
    assert Talk().through(reads_all).status == 200
    talk = Talk(b"hello", kind="websocket").through(echo)
    assert {"type": "websocket.send", "bytes": b"hello"} in talk.sent


@pytest.mark.parametrize(
    ("method", "site", "mode", "place", "allowed"),
    [
        ("GET", "same-origin", "cors", "empty", True),
        ("GET", "none", "navigate", "document", True),
        ("GET", "cross-site", "navigate", "document", True),
        ("GET", "cross-site", "navigate", "iframe", False),
        ("GET", "cross-site", "no-cors", "image", False),
        ("GET", "same-site", "cors", "empty", False),
        ("POST", "same-origin", "cors", "empty", True),
        ("POST", "cross-site", "navigate", "document", False),
        ("POST", "same-site", "cors", "empty", False),
    ],
)
def test_requests_from_other_sites_may_only_navigate(
    method: str, site: str, mode: str, place: str, allowed: bool
) -> None:
    """Other sites may link to us, and neither embed nor read nor change anything; another port is another site."""
    said = {"sec-fetch-site": site, "sec-fetch-mode": mode, "sec-fetch-dest": place}
    assert Talk(headers=said, method=method).through(reads_all).reached is allowed


# ---- answers --------------------------------------------------------------------------------------------------------


def test_every_answer_carries_the_strict_headers() -> None:
    """Answers of the app, its refusals and those of the guard all carry the same headers."""
    good, bad = Talk().through(reads_all), Talk(headers={"host": "evil.example"}).through(reads_all)
    for talk in (good, bad):
        assert {name.decode(): value.decode() for name, value in STRICT}.items() <= talk.headers.items()
    policy = good.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
    assert "*" not in policy and "http" not in policy and good.headers["x-content-type-options"] == "nosniff"


def test_the_app_may_set_a_header_itself() -> None:
    """A header that the app has set is not sent twice."""

    async def cached(scope: Scope, receive: Any, send: Any) -> None:
        head = [(b"Cache-Control", b"max-age=60")]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": b""})

    names = [name.lower() for name, _ in Talk().through(cached).sent[0]["headers"]]
    assert names.count(b"cache-control") == 1 and len(names) == len(STRICT)


def test_a_refusal_is_one_body_in_the_readers_language() -> None:
    """Key, sentence and rule, as JSON, in the language that the browser asks for."""
    said = {}
    for lang in LANGUAGES:
        talk = Talk(headers={"host": "evil.example", "accept-language": f"{lang},en;q=0.1"}).through(reads_all)
        assert talk.headers["content-type"] == "application/json" and talk.headers["connection"] == "close"
        assert int(talk.headers["content-length"]) == len(talk.sent[1]["body"])
        assert json.loads(talk.sent[1]["body"]).keys() == {"error", "said", "cite"}
        said[lang] = talk.refusal.said
    assert len(set(said.values())) == len(LANGUAGES) and all("evil.example" in one for one in said.values())


def test_a_refused_head_has_no_body() -> None:
    """A refused HEAD request is answered without a body."""
    talk = Talk(headers={"host": "evil.example"}, method="HEAD").through(reads_all)
    assert talk.sent[1]["body"] == b"" and int(talk.headers["content-length"]) > 0


@pytest.mark.parametrize(
    ("accept", "lang"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("en;q=0.2, pl-PL;q=0.9", "pl"),
        ("de, pl;q=0.1", "pl"),
        ("pl;q=0, fr;q=0.1", "fr"),
        ("pl;q=much", "en"),
        ("pl;q=nan, fr;q=0.3", "fr"),
        ("*", "en"),
        (",;q=,,", "en"),
        ("de," * 10_000 + "pl", "en"),
    ],
)
def test_the_best_liked_language_that_we_speak(accept: str, lang: str) -> None:
    """A browser's list is read by liking, and nonsense in it means nothing."""
    assert wished_language(accept) == lang


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (NotYours("error-not-yours"), 403),
        (Unclear("error-not-a-number"), 400),
        (AgainstTheRules("error-no-luck", cite="nde2.luck"), 409),
        (MoothallError("error-too-late"), 409),
        (MoothallError("error-web-too-often", seconds=7), 429),
        (MoothallError("error-keep-no-table", table="x"), 404),
    ],
)
def test_every_error_has_a_status(error: MoothallError, status: int) -> None:
    """An error's kind decides the status, and its key where the kind says too little."""
    assert status_of(error) == status


def test_a_refused_rate_carries_a_retry_after_header() -> None:
    """The header that programs read has the same seconds as the sentence."""
    assert (b"retry-after", b"7") in refusals.headers(MoothallError("error-web-too-often", seconds=7))
    assert b"retry-after" not in dict(refusals.headers(MoothallError("error-web-link")))


# ---- sizes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("parts", [[b"x" * 50], [b"x" * 25] * 2, [b"x"] * 50, []])
def test_a_body_within_the_limit_reaches_the_app(parts: list[bytes]) -> None:
    """A body up to the limit reaches the app, in however many pieces."""
    talk = Talk(*parts).through(reads_all)
    assert talk.status == 200 and talk.sent[1]["body"] == str(sum(map(len, parts))).encode()


def test_a_body_announced_as_too_big_is_not_read() -> None:
    """An announced length above the limit is refused before a byte of it is read; each path has its own limit."""
    limits = (
        ("/", 50, True),
        ("/", 51, False),
        ("/picture", 51, True),
        ("/picture", 1_001, False),
        ("/picture", 10**4_000, False),
    )
    for path, length, reached in limits:
        talk = Talk(b"x", path=path, headers={"content-length": str(length)}).through(reads_all)
        assert talk.reached is reached and (reached or talk.refusal.error == "error-web-too-big")
        assert talk.status == (200 if reached else 413)


@pytest.mark.parametrize("length", [{}, {"content-length": "5"}, {"content-length": "-5"}, {"content-length": "²"}])
def test_a_body_that_grows_too_big_is_cut_off(length: Headers) -> None:
    """Bytes of a body are counted as they come: past the limit the request is refused and no more is read."""
    talk = Talk(*[b"x" * 20] * 1_000)
    talk.scope["headers"] += [(name.encode(), value.encode("utf-8")) for name, value in length.items()]
    talk.through(reads_all)
    assert (talk.status, talk.refusal.error) == (413, "error-web-too-big")
    assert len(talk.parts) == 1_000 - 3


async def eager(request: Request) -> Response:
    """A route that turns every trouble into an answer of its own."""
    try:
        return JSONResponse({"size": len(await request.body())})
    except Exception:
        return JSONResponse({"mine": True}, status_code=500)


def test_the_app_cannot_answer_after_the_guard_has_refused() -> None:
    """Starlette reacts to a vanished client in its own way; what it answers then is dropped."""
    app = Starlette(routes=[Route("/", eager, methods=["POST"])])
    talk = Talk(*[b"x" * 20] * 1_000, query_string=b"").through(app)
    assert (talk.status, talk.refusal.error) == (413, "error-web-too-big")


def test_an_answer_under_way_is_not_spoilt() -> None:
    """When the app has begun to answer before reading, there is no second answer."""

    async def hasty(scope: Scope, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while (await receive())["type"] != "http.disconnect":
            pass
        await send({"type": "http.response.body", "body": b"late"})

    assert [message["type"] for message in Talk(*[b"x" * 20] * 9).through(hasty).sent] == ["http.response.start"]


def test_troubles_of_the_app_are_its_own() -> None:
    """An error in the app that has nothing to do with sizes comes through."""

    async def broken(scope: Scope, receive: Any, send: Any) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Talk().through(broken)


async def echo(scope: Scope, receive: Any, send: Any) -> None:
    """A socket that sends everything back until its client has gone or has nothing more."""
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    while True:
        try:
            message = await receive()
        except IndexError:
            return
        if message["type"] == "websocket.disconnect":
            await send({"type": "gone", "code": message["code"]})
            return
        await send({"type": "websocket.send", "bytes": message["bytes"]})


def test_a_long_message_closes_its_socket() -> None:
    """A message above the limit never reaches the app: the socket is closed, and to the app its client has gone."""
    talk = Talk(b"x" * 100, b"x" * 101, b"never", kind="websocket").through(echo)
    assert [message["type"] for message in talk.sent] == [
        "websocket.accept",
        "websocket.send",
        "websocket.close",
        "gone",
    ]
    assert [message.get("code") for message in talk.sent[2:]] == [MESSAGE_TOO_BIG] * 2 and talk.parts == [b"never"]


def test_the_length_of_a_message_is_in_bytes() -> None:
    """Letters that take several bytes count as many."""
    seen: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.receive", "text": "ż" * 51}

    async def send(message: Message) -> None:
        seen.append(message)

    async def once(scope: Scope, receive: Callable[[], Awaitable[Message]], send: Any) -> None:
        seen.extend([await receive(), await receive()])

    scope: Scope = {"type": "websocket", "scheme": "ws", "path": "/", "headers": [(b"host", b"localhost")]}
    asyncio.run(Guard(once, MANNERS)(scope, receive, send))
    assert [message["type"] for message in seen] == ["websocket.close", *["websocket.disconnect"] * 2]


def test_lifespan_messages_pass_untouched() -> None:
    """A message that is neither a request nor a socket passes untouched."""
    seen: list[str] = []

    async def starts(scope: Scope, receive: Any, send: Any) -> None:
        seen.append(scope["type"])

    asyncio.run(Guard(starts, MANNERS)({"type": "lifespan"}, Talk().receive, Talk().send))
    assert seen == ["lifespan"]


@pytest.mark.parametrize("key", refusals.STATUS)
def test_a_status_belongs_to_a_text(key: str) -> None:
    """No status is kept for an error that has no words."""
    assert all(voice(lang).has(key) for lang in LANGUAGES)
