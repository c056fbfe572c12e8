"""The server: from a data folder and an address to a running server, and to its end without losing a step."""

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
from moothall.records import record
from moothall.speech import voice
from moothall.speech.languages import ENGLISH
from moothall.store import open_store
from moothall.web import addresses, control
from moothall.web.access import HOST, Admission, invite_url
from moothall.web.addresses import ListenAddress
from moothall.web.app import make_app
from moothall.web.book_page import page_version
from moothall.web.connections import knocking
from moothall.web.context import AppContext, Rates
from moothall.web.limits import Sizes
from moothall.web.pages import page_routes
from moothall.web.preload import bring_up
from moothall.web.table_admin import backing_up

LOG = logging.getLogger("moothall.web")

HEARTBEAT = 20.0
"""Seconds between two signs of life on a quiet socket, and seconds that the other side has to answer one."""

GRACE = 10
"""Seconds that open requests have to end when the server stops."""

CHORES_EVERY = 60.0


@record
class ServerSettings:
    """Settings of the server."""

    place: ListenAddress
    folder: Path
    open_to_all: bool = False
    rates: Rates | None = None
    packs: Mapping[str, Path] | None = None


@record
class Running:
    """A server that is about to answer: where it is, and the link of its host."""

    context: AppContext
    place: ListenAddress
    addresses: tuple[str, ...]
    host_link: str


OnStart = Callable[[Running], Awaitable[None]]
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


def serve(wanted: ServerSettings, on_start: OnStart, chores: tuple[Chore, ...] = ()) -> None:
    """Serve until stopped. An address that is taken, or a folder in use, is refused before anything starts."""
    place, opened = addresses.listen(wanted.place)
    try:
        config = _config(place)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(wanted, place, opened, config, on_start, chores))
    finally:
        opened.close()


def is_news(record: logging.LogRecord) -> bool:
    """Whether a host wants to read it. A socket that was turned away has had its answer, though no handshake."""
    return record.getMessage() != "ASGI callable returned without completing handshake."


def _config(place: ListenAddress) -> uvicorn.Config:
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
    wanted: ServerSettings,
    place: ListenAddress,
    opened: socket.socket,
    config: uvicorn.Config,
    on_start: OnStart,
    chores: tuple[Chore, ...],
) -> None:
    store = await asyncio.to_thread(open_store, wanted.folder)
    own = tuple(addresses.own_addresses())
    context = AppContext(
        store, place, addresses=own, rates=wanted.rates, open_to_all=wanted.open_to_all, packs=wanted.packs
    )

    async def closing() -> None:
        control.end(store.path.parent)
        await asyncio.to_thread(store.close)

    config.app = make_app(context, page_routes(ahead=partial(bring_up, context)), closing=closing)
    try:
        context.control = (await asyncio.to_thread(control.begin, store.path.parent, place)).key
        await on_start(Running(context, place, own, await asyncio.to_thread(_host_link, context)))
    except BaseException:
        await context.close()
        await closing()
        raise
    at_work = asyncio.ensure_future(_chores(context, chores))
    try:
        await Server(config, context.workers.close).serve(sockets=[opened])
    finally:
        at_work.cancel()
        with suppress(asyncio.CancelledError):
            await at_work


def _host_link(context: AppContext) -> str:
    """A new link for the host. Those of earlier starts end with it; a person who came by them stays the host."""
    now = context.clock()
    for old in context.access.invitations(""):
        if old.role == HOST and old.ends is None:
            context.access.close(old.id, "", now)
    return invite_url(context.base, context.access.invite(Admission("", HOST), now).token)


async def _chores(context: AppContext, chores: tuple[Chore, ...]) -> None:
    """Run the chores now and then. A chore that fails is told in the log, and tried again the next time."""
    await read_ahead(context)
    while True:
        await asyncio.sleep(CHORES_EVERY)
        for chore in (context.tidy, backing_up(context.store), *chores):
            try:
                await chore(time.time())
            except Exception:
                LOG.exception("a chore failed")


async def read_ahead(context: AppContext) -> None:
    """Open the books of the tables that are kept, words included: the first to come shall not wait for that."""
    for book, lang in sorted({(kept.ruleset, kept.language or ENGLISH) for kept in await context.tables.kept()}):
        if books.is_known(book):
            await asyncio.to_thread(_opened, book, lang)


def _opened(book: str, lang: str) -> None:
    books.load(book)
    page_version(book)
    voice(lang, book).has("log-rule")
