"""Serving: from a folder and a place to a server that answers, and to its end without losing a step."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import uvicorn

from moothall import books
from moothall.keep import open_cellar
from moothall.records import record
from moothall.speech import voice
from moothall.speech.languages import ENGLISH
from moothall.web import control, places
from moothall.web.ahead import bring_up
from moothall.web.app import make_app
from moothall.web.evenings import backing_up
from moothall.web.hall import Hall, Rates
from moothall.web.knocking import knocking
from moothall.web.limits import Sizes
from moothall.web.pages import page_routes
from moothall.web.places import Place
from moothall.web.secrets import HOST, Door, invite_url

LOG = logging.getLogger("moothall.web")

HEARTBEAT = 20.0
"""Seconds between two signs of life on a quiet socket, and seconds that the other side has to answer one."""

GRACE = 10
"""Seconds that open requests have to end when the server stops."""

CHORES_EVERY = 60.0


@record
class Wanted:
    """What the server is asked to be."""

    place: Place
    folder: Path
    open_to_all: bool = False
    rates: Rates | None = None
    packs: Mapping[str, Path] | None = None


@record
class Running:
    """A server that is about to answer: where it is, and the link of its host."""

    hall: Hall
    place: Place
    addresses: tuple[str, ...]
    host_link: str


Begun = Callable[[Running], Awaitable[None]]
Chore = Callable[[float], Awaitable[None]]


async def nothing() -> None:
    """Do nothing before the end."""


class Server(uvicorn.Server):
    """Uvicorn's, but a signal that was heeded is not raised a second time when all is done.

    Before open requests are waited for, `stopping` gives up what would take long and of which nothing is kept.
    """

    def __init__(self, config: uvicorn.Config, stopping: Callable[[], Awaitable[None]] = nothing) -> None:
        super().__init__(config)
        self._stopping = stopping

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._stopping()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)


def serve(wanted: Wanted, begun: Begun, chores: tuple[Chore, ...] = ()) -> None:
    """Serve until somebody stops us. A place that is taken, or a folder in use, is told before anything begins."""
    place, opened = places.listen(wanted.place)
    try:
        config = _config(place)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(wanted, place, opened, config, begun, chores))
    finally:
        opened.close()


def is_news(record: logging.LogRecord) -> bool:
    """Whether a host wants to read it. A socket that was turned away has had its answer, though no handshake."""
    return record.getMessage() != "ASGI callable returned without completing handshake."


def _config(place: Place) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(is_news)
    return uvicorn.Config(
        "moothall.web.app:make_app",
        access_log=False,
        forwarded_allow_ips="127.0.0.1",
        http=knocking(),
        log_level="warning",
        proxy_headers=place.public is not None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        ws_max_size=Sizes().message + 1,
        ws_per_message_deflate=False,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
    )


async def _serve(
    wanted: Wanted, place: Place, opened: socket.socket, config: uvicorn.Config, begun: Begun, chores: tuple[Chore, ...]
) -> None:
    cellar = await asyncio.to_thread(open_cellar, wanted.folder)
    addresses = tuple(places.own_addresses())
    hall = Hall(
        cellar, place, addresses=addresses, rates=wanted.rates, open_to_all=wanted.open_to_all, packs=wanted.packs
    )

    async def closing() -> None:
        control.end(cellar.path.parent)
        await asyncio.to_thread(cellar.close)

    config.app = make_app(hall, page_routes(ahead=partial(bring_up, hall)), closing=closing)
    try:
        hall.control = (await asyncio.to_thread(control.begin, cellar.path.parent, place)).key
        await begun(Running(hall, place, addresses, await asyncio.to_thread(_host_link, hall)))
    except BaseException:
        await hall.close()
        await closing()
        raise
    at_work = asyncio.ensure_future(_chores(hall, chores))
    try:
        await Server(config, hall.workers.close).serve(sockets=[opened])
    finally:
        at_work.cancel()
        with suppress(asyncio.CancelledError):
            await at_work


def _host_link(hall: Hall) -> str:
    """A new link for the host. Those of earlier starts end with it; whoever came by them stays the host."""
    now = hall.clock()
    for old in hall.doors.invitations(""):
        if old.role == HOST and old.ends is None:
            hall.doors.close(old.id, "", now)
    return invite_url(hall.base, hall.doors.invite(Door("", HOST), now).token)


async def _chores(hall: Hall, chores: tuple[Chore, ...]) -> None:
    """What is done now and then. A chore that fails is told in the log, and tried again the next time."""
    await read_ahead(hall)
    while True:
        await asyncio.sleep(CHORES_EVERY)
        for chore in (hall.tidy, backing_up(hall.cellar), *chores):
            try:
                await chore(time.time())
            except Exception:
                LOG.exception("a chore failed")


async def read_ahead(hall: Hall) -> None:
    """Open the books of the tables that are kept, words included: the first to come shall not wait for that."""
    for book, lang in sorted({(kept.ruleset, kept.language or ENGLISH) for kept in await hall.tables.kept()}):
        if book in books.BOOKS:
            await asyncio.to_thread(_opened, book, lang)


def _opened(book: str, lang: str) -> None:
    books.load(book)
    voice(lang, book).has("log-rule")
