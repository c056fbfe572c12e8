"""The server: from a data folder and an address to a running server, and to its end without losing a step."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import ssl
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import uvicorn

from moothall import books
from moothall.errors import MoothallError, Unclear
from moothall.records import record
from moothall.speech import sentence, voice
from moothall.speech.languages import ENGLISH
from moothall.store import open_store, restore
from moothall.store.tally import in_words
from moothall.web import addresses, control
from moothall.web.access import HOST, Admission, invite_url
from moothall.web.addresses import ListenAddress
from moothall.web.app import make_app
from moothall.web.book_page import page_version
from moothall.web.capacity import Capacity
from moothall.web.connections import knocking
from moothall.web.context import AppContext, Rates
from moothall.web.limits import Sizes
from moothall.web.logs import LogFormat, begin_logging
from moothall.web.pages import page_routes
from moothall.web.preload import bring_up
from moothall.web.table_admin import backing_up

LOG = logging.getLogger("moothall.web")

HEARTBEAT = 20.0
"""Seconds between two signs of life on a quiet socket, and seconds that the other side has to answer one."""

GRACE = 10
"""Seconds that open requests have to end when the server stops."""

CHORES_EVERY = 60.0

COLLECT_AFTER = (20_000, 20, 20)
"""New things, and rounds of looking at them, after which garbage is collected; Python begins with 700, 10 and 10."""


@record
class ServerSettings:
    """Settings of the server."""

    place: ListenAddress
    folder: Path
    open_to_all: bool = False
    rates: Rates | None = None
    packs: Mapping[str, Path] | None = None
    capacity: Capacity | None = None
    log_format: LogFormat = "plain"
    certificate: str = ""
    key: str = ""
    """The files of a certificate of the host's own and of its key, if the server is to do TLS itself."""
    metrics_token: str = ""


@record
class Running:
    """A server that is about to answer: where it is, and the link of its host."""

    context: AppContext
    place: ListenAddress
    addresses: tuple[str, ...]
    host_link: str
    again: bool = False
    """Whether it has started before, and starts anew because a backup was restored."""


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
    """Serve until stopped. An address that is taken, or a folder in use, is refused before anything starts.

    If the host has a backup restored, everything is stopped, that is done, and all starts again at the same address.
    """
    begin_logging(wanted.log_format)
    check_certificate(wanted.certificate, wanted.key)
    place, opened = addresses.listen(wanted.place)
    try:
        again = False
        while True:
            config = _config(place, wanted.certificate, wanted.key)
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                name = runner.run(_serve(wanted, place, opened.dup(), config, on_start, chores, again))
            if not name:
                return
            _restore(wanted.folder, name)
            again = True
    finally:
        opened.close()


def check_certificate(certificate: str, key: str) -> None:
    """Refuse a certificate without its key, or files that are no such things, before anything starts."""
    if bool(certificate) != bool(key):
        raise Unclear("error-web-certificate-and-key")
    if certificate:
        try:
            # An empty password, so that a key which needs one is refused and not asked for at a terminal.
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password="")
        except (OSError, ssl.SSLError) as problem:
            raise Unclear("error-web-certificate", name=certificate) from problem


def _restore(folder: Path, name: str) -> None:
    """Restore a backup between two starts; what goes wrong is told in the log, and everything stays as it was."""
    try:
        restore(folder, name)
    except MoothallError as problem:
        LOG.error("the backup was not restored: %s", problem.key)
    else:
        LOG.warning("a backup was restored; what it replaced is kept beside it")


def is_news(record: logging.LogRecord) -> bool:
    """Whether a host wants to read it. A socket that was turned away has had its answer, though no handshake."""
    return record.getMessage() != "ASGI callable returned without completing handshake."


def _config(place: ListenAddress, certificate: str = "", key: str = "") -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(is_news)
    return uvicorn.Config(
        "moothall.web.app:make_app",
        access_log=False,
        forwarded_allow_ips="127.0.0.1",
        http=knocking(),
        log_config=None,
        log_level="warning",
        proxy_headers=place.public is not None,
        server_header=False,
        ssl_certfile=certificate or None,
        ssl_keyfile=key or None,
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
    again: bool,
) -> str:
    """Serve until stopped; the name of a backup that is to be restored before the next start, if there is one."""
    store = await asyncio.to_thread(open_store, wanted.folder)
    own = tuple(addresses.own_addresses())
    context = AppContext(
        store,
        place,
        addresses=own,
        rates=wanted.rates,
        open_to_all=wanted.open_to_all,
        packs=wanted.packs,
        capacity=wanted.capacity,
        metrics_token=wanted.metrics_token,
    )
    context.state = "starting"
    for problem in in_words(store.missing()):
        LOG.warning("%s", sentence(problem, ENGLISH))

    async def closing() -> None:
        control.end(store.path.parent)
        await asyncio.to_thread(store.close)

    config.app = make_app(context, page_routes(ahead=partial(bring_up, context)), closing=closing)
    try:
        context.control = (await asyncio.to_thread(control.begin, store.path.parent, place, wanted.certificate)).key
        await on_start(Running(context, place, own, await asyncio.to_thread(_host_link, context), again))
    except BaseException:
        await context.close()
        await closing()
        raise
    at_work = asyncio.ensure_future(_chores(context, chores))
    server, wish = Server(config, context.stop), ""

    def restart(name: str) -> None:
        nonlocal wish
        wish, server.should_exit = name, True

    context.restart, context.state = restart, "ready"
    try:
        await server.serve(sockets=[opened])
    finally:
        opened.close()
        at_work.cancel()
        with suppress(asyncio.CancelledError):
            await at_work
    return wish


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
    collect_seldom()
    while True:
        await asyncio.sleep(CHORES_EVERY)
        for chore in (context.tidy, backing_up(context.store), *chores):
            try:
                await chore(time.time())
            except Exception:
                LOG.exception("a chore failed")


def collect_seldom() -> None:
    """Look for garbage less often, and never among the books: a fifth of all work was looking through what stays."""
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


async def read_ahead(context: AppContext) -> None:
    """Open the books of the tables that are kept, words included: the first to come shall not wait for that."""
    for book, lang in sorted({(kept.ruleset, kept.language or ENGLISH) for kept in await context.tables.kept()}):
        if books.is_known(book):
            await asyncio.to_thread(_opened, book, lang)


def _opened(book: str, lang: str) -> None:
    books.load(book)
    page_version(book)
    voice(lang, book).has("log-rule")
