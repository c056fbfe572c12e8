"""Limits of connections before a request is complete: bytes of a head, seconds, and how many at once.

The guard and the sizes of bodies come later: they see a request when its head is complete. Below them uvicorn reads
all that is sent. So each connection is counted here, in bytes and in seconds, until its request is complete.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from moothall.errors import MoothallError
from moothall.web import refusals
from moothall.web.guard import STRICT, values
from moothall.web.limits import KIB, sender

MOST_HEAD = 64 * KIB
"""Bytes of a head, and of all else that is sent in a row and is no body: trailers, and what stands beside a length."""

AT_A_TIME = 16 * KIB
"""Bytes that are read before they are counted."""

HEAD_SECONDS = 15.0
"""From the connection, or from the first byte of a further request, to the end of its head."""

BODY_SECONDS, BODY_LEAST = 30.0, 1 * KIB
"""In so many seconds so much of a body must come, unless it is we who do not read on."""

LINGER_SECONDS, LINGER_BYTES = 2.0, 256 * KIB
"""How long a connection that was refused stays, and how much more is read and discarded: cut at once, it would not
read the refusal. One that has sent so much is not cut before its time either, or it would be back at once."""

MOST_KNOCKING = 200
"""Connections whose requests are not complete. Honest ones are so for an instant; more of them than this cost files."""


class Porch:
    """All connections of a server whose requests are not complete, the oldest first."""

    def __init__(self, most: int = MOST_KNOCKING) -> None:
        self._most = most
        self._knocking: dict[GuardedProtocol, str] = {}

    def __len__(self) -> int:
        return len(self._knocking)

    def enter(self, knock: GuardedProtocol, who: str) -> None:
        """Count a connection in. If it is one too many, the sender with the most loses the oldest."""
        self._knocking.setdefault(knock, who)
        if len(self._knocking) > self._most:
            ((busiest, _),) = Counter(self._knocking.values()).most_common(1)
            next(other for other, theirs in self._knocking.items() if theirs == busiest).hang_up()

    def leave(self, knock: GuardedProtocol) -> None:
        self._knocking.pop(knock, None)


class GuardedProtocol(HttpToolsProtocol):
    """Uvicorn's protocol of one connection, measured.

    `porch` is shared by all connections of a server.
    """

    def __init__(self, *args: Any, porch: Porch, **named: Any) -> None:
        super().__init__(*args, **named)
        self._porch = porch
        self._piece = self._dry = self._came = self._unasked = 0
        self._in_head = self._in_body = self._upgraded = self._refused = False
        self._timer: asyncio.TimerHandle | None = None
        self._timed = ""

    # ---- Coming and going -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """Close the connection without an answer: its request is not complete."""
        self._rest()
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._rest()
        super().handle_websocket_upgrade()

    # ---- Bytes ------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read no more than is allowed, bit by bit; the parser below copies a long line again with each bit of it."""
        if self._refused:
            return self._discard(data)
        at = 0
        while at < len(data) and not self._is_over():
            if self._dry >= MOST_HEAD:
                return self._refuse()
            piece = data[at : at + min(AT_A_TIME, MOST_HEAD - self._dry)]
            at += len(piece)
            self._piece = len(piece)
            self._dry += len(piece)
            if self._goes_on_unasked():
                return self._read_no_more()
            super().data_received(piece)
        if not self._is_over():
            self._watch()

        return None

    def _discard(self, data: bytes) -> None:
        self._dry += len(data)
        if self._dry > LINGER_BYTES:
            self.flow.pause_reading()

    def _goes_on_unasked(self) -> bool:
        """Whether a body goes on for long after its answer: who was refused before it was read has been told so."""
        if self._in_body and self._is_answered():
            self._unasked += self._piece
        return self._unasked > LINGER_BYTES

    def _read_no_more(self) -> None:
        """Take nothing more, so that the answer is read before the end."""
        self._refused = True
        self.flow.pause_reading()
        self._wait("end", LINGER_SECONDS)

    def _is_over(self) -> bool:
        return self._upgraded or self.transport.is_closing()

    def _is_answered(self) -> bool:
        """Whether nothing is being answered: uvicorn has no cycle before the first request."""
        cycle: Any = self.cycle
        return cycle is None or cycle.response_complete

    def _refuse(self) -> None:
        """Say in the one body of all refusals that this is too long, and let that be read before the end."""
        if not self._is_answered():
            return self.hang_up()  # these bytes would stand in the middle of an answer
        problem = MoothallError("error-web-head", most=f"{MOST_HEAD // KIB} KiB")
        wishes = values(self.headers or (), b"accept-language")
        said = refusals.body(problem, refusals.wished_language(wishes[0] if wishes else ""))
        head = [*refusals.headers(problem), (b"content-length", str(len(said)).encode()), (b"connection", b"close")]
        names = {name for name, _ in head}
        head += [header for header in STRICT if header[0] not in names]
        lines = [name + b": " + value + b"\r\n" for name, value in head]
        self.transport.write(b"".join([STATUS_LINE[refusals.status_of(problem)], *lines, b"\r\n", said]))
        with suppress(NotImplementedError):  # TLS has no such thing
            self.transport.write_eof()
        self._refused, self._dry = True, 0
        return self._wait("end", LINGER_SECONDS)

    # ---- What the parser finds --------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self._in_head, self._dry, self._unasked = True, self._piece, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head, self._in_body, self._dry = False, True, 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._dry = 0
        self._came += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_body, self._dry = False, 0
        super().on_message_complete()

    # ---- Seconds ----------------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Wait for what is to come: a head for so long, a body for as long as it comes."""
        if self._in_body:
            self._wait("body", BODY_SECONDS)
        elif self._in_head or self._is_answered():
            self._wait("head", HEAD_SECONDS)
        else:
            self._rest()

    def _wait(self, what: str, seconds: float) -> None:
        if self._timed == what:
            return  # since it began, and not since the last byte
        self._rest()
        self._timed, self._came = what, 0
        self._timer = self.loop.call_later(seconds, self._late)
        self._porch.enter(self, sender(self.client[0] if self.client else None))

    def _late(self) -> None:
        """The time is up. Who has sent enough of a body meanwhile, or waits for us, is given as much again."""
        if self._timed == "body" and (self._came >= BODY_LEAST or self.flow.read_paused):
            self._came = 0
            self._timer = self.loop.call_later(BODY_SECONDS, self._late)
            return
        self.hang_up()

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._timed = None, ""
        self._porch.leave(self)


def knocking(most: int = MOST_KNOCKING) -> type[asyncio.Protocol]:
    """Return what uvicorn is to make of each connection of one server."""
    return cast(type[asyncio.Protocol], partial(GuardedProtocol, porch=Porch(most)))
