"""The guard: ASGI middleware that checks every request first, and adds headers to every answer.

It stands around the whole app. A request for a host that is not ours, from a page that is not ours, or of too many
bytes is refused with the one body that all refusals have. Every answer gets the headers that tell a browser
to be strict. Programs without a browser send no `Origin` and are let through: they hold no cookie by accident.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

from moothall.errors import MoothallError
from moothall.records import record
from moothall.web import refusals
from moothall.web.hosts import Hosts, Origin, read_host, read_origin
from moothall.web.limits import too_big

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

PASSED = "moothall.passed"
"""In the scope of a request that another server of the cluster has passed on, and has counted and checked already."""

TRIED = "moothall.tried"
"""In the scope of a request that was tried here before, and is tried again because its table may be free now."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Nothing from elsewhere, nothing inline. Pictures may also be made in the page itself: a QR code, a preview."""

STRICT: Headers = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cache-control", b"no-store"),
]
"""On every answer, except where the app has set one of them itself."""

ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")
"""A browser that came over TLS once comes over nothing else for a year."""

READING = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY_VIOLATION, MESSAGE_TOO_BIG = 1008, 1009
"""Codes with which a socket is closed."""

MOST_DIGITS = 20
"""Of a length that are read; so many are too much already."""


@record
class Manners:
    """Settings of the guard: our hosts, the origins of our pages behind a proxy, and sizes.

    `body` gives the most bytes that a path takes.
    """

    hosts: Hosts
    origins: frozenset[Origin]
    message: int
    body: Callable[[str], int]
    is_https: bool = False
    """Whether people come over TLS even where the last bit of the way has none."""
    refused: Callable[[MoothallError], None] = lambda problem: None
    """Hears of every request that is turned away here."""


class Guard:
    """ASGI middleware; the outermost."""

    def __init__(self, app: App, manners: Manners) -> None:
        self.app, self.manners = app, manners

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        strict = with_headers(send, self.manners.is_https or web_scheme(scope) == "https")
        problem = unwelcome(scope, self.manners)
        if problem is not None:
            self.manners.refused(problem)
            return await turn_away(scope, receive, strict, problem)
        if scope["type"] == "websocket":
            return await self.app(scope, short_messages(receive, strict, self.manners.message), strict)
        return await CountedBody(scope, receive, strict, self.manners.body(scope["path"])).run(self.app)


# ---- who comes in ---------------------------------------------------------------------------------------------------


def unwelcome(scope: Scope, manners: Manners) -> MoothallError | None:
    """Return the problem with a request's host or origin, if there is one."""
    said = values(scope["headers"], b"host")
    host = read_host(said[0], web_scheme(scope)) if len(said) == 1 else None
    if host is None or not manners.hosts.has(host):
        return MoothallError("error-web-host", host=said[0] if said else "")
    if not is_ours(scope, host, manners.origins):
        return MoothallError("error-web-origin")
    return None


def is_ours(scope: Scope, host: Origin, origins: frozenset[Origin]) -> bool:
    """Whether a request comes from one of our pages, from a person, or from no browser at all."""
    said, reads = values(scope["headers"], b"origin"), scope.get("method", "") in READING
    if said and not reads:
        origin = read_origin(said[0])
        if len(said) > 1 or origin is None or (origin != host and origin not in origins):
            return False
    site = values(scope["headers"], b"sec-fetch-site")
    return not site or site[0] in ("same-origin", "none") or (reads and _follows_a_link(scope))


def _follows_a_link(scope: Scope) -> bool:
    """Whether the request follows a link on another page: that shows our page, and tells the other one nothing."""
    mode, place = (values(scope["headers"], name) for name in (b"sec-fetch-mode", b"sec-fetch-dest"))
    return mode == ["navigate"] and place == ["document"]


def web_scheme(scope: Scope) -> str:
    """The scheme of the page's address: a socket is `ws` where the page is `http`."""
    scheme: str = scope.get("scheme", "http")
    return {"ws": "http", "wss": "https"}.get(scheme, scheme)


def values(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> list[str]:
    """All values of a header."""
    return [value.decode("latin-1") for key, value in headers if key.lower() == name]


# ---- saying no ------------------------------------------------------------------------------------------------------


async def turn_away(scope: Scope, receive: Receive, send: Send, problem: MoothallError) -> None:
    """Answer a request, or a socket that asks to be opened, with a refusal."""
    if scope["type"] == "http":
        return await refuse(scope, send, problem)
    await receive()  # that it wants to be opened
    if "websocket.http.response" in scope.get("extensions", {}):
        return await refuse(scope, send, problem, "websocket.http.response")
    return await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": problem.key})


async def refuse(scope: Scope, send: Send, problem: MoothallError, kind: str = "http.response") -> None:
    """Send a refusal; the connection is closed after it, because the rest of the body is not read."""
    wishes = values(scope["headers"], b"accept-language")
    said = refusals.body(problem, refusals.wished_language(wishes[0] if wishes else ""))
    length = [(b"content-length", str(len(said)).encode()), (b"connection", b"close")]
    head = [*refusals.headers(problem), *length]
    await send({"type": f"{kind}.start", "status": refusals.status_of(problem), "headers": head})
    await send({"type": f"{kind}.body", "body": b"" if scope.get("method") == "HEAD" else said})


# ---- on the way out -------------------------------------------------------------------------------------------------


def with_headers(send: Send, is_https: bool = False) -> Send:
    """Let every answer carry the strict headers; over TLS also the one that keeps a browser there."""
    strict = [*STRICT, ONLY_HTTPS] if is_https else STRICT

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            given = list(message.get("headers", ()))
            names = {name.lower() for name, _ in given}
            message["headers"] = [*given, *(header for header in strict if header[0] not in names)]
        await send(message)

    return sending


# ---- not too much ---------------------------------------------------------------------------------------------------


def short_messages(receive: Receive, send: Send, most: int) -> Receive:
    """Close a socket that sends a message longer than the limit; to the app it has simply gone."""
    gone = False

    async def receiving() -> Message:
        nonlocal gone
        if gone:
            return _gone()
        message = await receive()
        if message["type"] == "websocket.receive" and _length(message) > most:
            gone = True
            await send({"type": "websocket.close", "code": MESSAGE_TOO_BIG, "reason": too_big(most).key})
            return _gone()
        return message

    def _gone() -> Message:
        return {"type": "websocket.disconnect", "code": MESSAGE_TOO_BIG}

    return receiving


def _length(message: Message) -> int:
    text = message.get("text")
    return len(message.get("bytes") or b"") if text is None else len(text.encode())


class CountedBody:
    """Counts a request body as it arrives and ignores Content-Length.

    When it grows too long the refusal is sent at once, if nothing else has been. The app is told that the client has
    gone, and what it says after that is not passed on.
    """

    def __init__(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        self._scope, self._receive, self._send, self._most = scope, receive, send, most
        self._size = 0
        self._answered = self._over = False

    async def run(self, app: App) -> None:
        """Let the app answer, unless the request says itself that it is too long."""
        if self._announced() > self._most:
            return await refuse(self._scope, self._send, too_big(self._most))
        try:
            return await app(self._scope, self._counted, self._passed_on)
        except Exception:
            if not self._over:
                raise  # otherwise the app only minds that the client has gone

    def _announced(self) -> int:
        said = values(self._scope["headers"], b"content-length")
        return int(said[0][:MOST_DIGITS]) if said and said[0].isascii() and said[0].isdigit() else 0

    async def _counted(self) -> Message:
        if self._over:
            return {"type": "http.disconnect"}
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size <= self._most:
            return message
        self._over = True
        if not self._answered:
            await refuse(self._scope, self._send, too_big(self._most))
        return {"type": "http.disconnect"}

    async def _passed_on(self, message: Message) -> None:
        if not self._over:
            self._answered = True
            await self._send(message)
