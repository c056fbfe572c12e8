"""The server: from a data folder and an address to a running server, and to its end without losing a step."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import ssl
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

from moothall import books
from moothall.errors import MoothallError, Unclear
from moothall.records import record
from moothall.speech import sentence, voice
from moothall.speech.languages import ENGLISH
from moothall.store import Store, open_store, restore
from moothall.store.tally import in_words
from moothall.web import addresses, control
from moothall.web.access import DAY, HOST, Admission, invite_url
from moothall.web.addresses import ListenAddress
from moothall.web.app import make_app
from moothall.web.book_page import page_version
from moothall.web.capacity import Capacity
from moothall.web.codes import JoinCodes, Moves
from moothall.web.connections import knocking
from moothall.web.context import AppContext, Rates
from moothall.web.cookies import Cookie
from moothall.web.guard import App
from moothall.web.limits import Sizes
from moothall.web.logs import LogFormat, begin_logging
from moothall.web.pages import page_routes
from moothall.web.preload import bring_up
from moothall.web.table_admin import backing_up

if TYPE_CHECKING:
    from moothall.cluster.postgres import PostgresStore

LOG = logging.getLogger("moothall.web")

HEARTBEAT = 20.0
"""Seconds between two signs of life on a quiet socket, and seconds that the other side has to answer one."""

GRACE = 10
"""Seconds that open requests have to end when the server stops."""

CHORES_EVERY = 60.0

COLLECT_AFTER = (20_000, 20, 20)
"""New things, and rounds of looking at them, after which garbage is collected; Python begins with 700, 10 and 10."""


THREADS_TURN = 0.001
"""Seconds for which a thread keeps the others waiting at most; Python begins with five times as many.

A command goes through several threads, and would wait so long for each while another thread reads a long table.
"""

THIS_COMPUTER = "127.0.0.1"


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
    proxy: str = THIS_COMPUTER
    """The address or network of a proxy that is believed when it says who asks, if there is a public address."""
    metrics_token: str = ""
    database: str = ""
    """The address of a PostgreSQL in which the tables are, instead of the folder."""
    inside: ListenAddress | None = None
    """Where other processes on that database pass people on to this one; the key of the cluster opens it."""
    cluster_key: str = ""


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


HURRY = 0.1
"""Seconds after which a second signal is heeded."""


async def nothing() -> None:
    """Do nothing before the end."""


class Server(uvicorn.Server):
    """Uvicorn's, but a signal that was heeded is not raised a second time when all is done.

    Before open requests are waited for, `stopping` hands over what others can go on with, and gives up what would take
    long and of which nothing is kept. A second signal does not wait for it.
    """

    def __init__(self, config: uvicorn.Config, stopping: Callable[[], Awaitable[None]] = nothing) -> None:
        super().__init__(config)
        self._stopping = stopping

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        stopping = asyncio.ensure_future(self._stopping())
        while not self.force_exit and not stopping.done():
            await asyncio.wait([stopping], timeout=HURRY)
        stopping.cancel()
        await asyncio.gather(stopping, return_exceptions=True)
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
            config = _config(place, wanted.certificate, wanted.key, wanted.proxy)
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


def _config(place: ListenAddress, certificate: str = "", key: str = "", proxy: str = THIS_COMPUTER) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(is_news)
    return uvicorn.Config(
        "moothall.web.app:make_app",
        access_log=False,
        forwarded_allow_ips=proxy,
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
    inside = None if wanted.inside is None else addresses.listen(wanted.inside)
    file, shared = await asyncio.to_thread(_open, wanted, addresses.here(inside[0]) if inside else "")
    store = file or shared
    assert store is not None
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
        owning=shared.member if shared else None,
    )
    context.state = "starting"
    for problem in in_words([] if file is None else file.missing()):
        LOG.warning("%s", sentence(problem, ENGLISH))

    async def closing() -> None:
        if file is not None:
            control.end(file.path.parent)
        await asyncio.to_thread(store.close)

    if shared is not None:
        join_cluster(context, shared, wanted.cluster_key if inside is not None else "")
    config.app = app = make_app(context, page_routes(ahead=partial(bring_up, context)), closing=closing)
    try:
        if file is not None:
            begun = await asyncio.to_thread(control.begin, file.path.parent, place, wanted.certificate)
            context.control = begun.key
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
        async with AsyncExitStack() as doors:
            if inside is not None:
                await doors.enter_async_context(inner_door(app.app, wanted.cluster_key, inside[1]))
            await server.serve(sockets=[opened])
    finally:
        opened.close()
        at_work.cancel()
        with suppress(asyncio.CancelledError):
            await at_work
    return wish


def _open(wanted: ServerSettings, door: str) -> tuple[Store | None, PostgresStore | None]:
    """The store that is wanted: a file, or a database."""
    if not wanted.database:
        return open_store(wanted.folder), None
    from moothall.cluster import open_database

    return None, open_database(wanted.database, door)


def join_cluster(context: AppContext, shared: PostgresStore, key: str) -> None:
    """Let a server and the others on its database hear of each other.

    Those with a key pass people on and have their codes in common; it is also the key of the codes' digests.
    """
    from moothall.web.passing import Passing

    context.announce = shared.member.say_signed_out
    shared.member.tell_signed_out(context.hear_signed_out)
    if key:
        context.leave_cluster = shared.member.leave
        context.passing = lambda app: Passing(app, key, shared.member)
        context.codes = JoinCodes(memory=shared.codes, key=sha256(f"codes {key}".encode()).digest())
        context.moves, context.shared_codes = Moves(memory=shared.codes), shared.codes
        if context.place.public is not None:  # which all have in common, and not the port behind it
            context.cookie = Cookie(context.place.public.port, context.place.is_secure)


@asynccontextmanager
async def inner_door(app: App, key: str, opened: socket.socket) -> AsyncIterator[None]:
    """Take in what other members pass on, for as long as this lasts."""
    from moothall.web.passing import InnerDoor

    config = uvicorn.Config(
        InnerDoor(app, key),
        access_log=False,
        lifespan="off",
        log_config=None,
        log_level="warning",
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        ws_max_size=Sizes().message + 1,
        ws_per_message_deflate=False,
    )
    server = InnerServer(config)
    at_work = asyncio.ensure_future(server.serve(sockets=[opened]))
    try:
        yield
    finally:
        server.should_exit = True
        await at_work
        opened.close()


class InnerServer(Server):
    """A server beside another, which alone hears signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def _host_link(context: AppContext) -> str:
    """A new link for the host. Those of earlier starts end with it; a person who came by them stays the host.

    In a cluster one start does not end the links of others: each is good for a day.
    """
    now = context.clock()
    if context.passing is not None:
        return invite_url(context.base, context.access.invite(Admission("", HOST), now, now + DAY).token)
    for old in context.access.invitations(""):
        if old.role == HOST and old.ends is None:
            context.access.close(old.id, "", now)
    return invite_url(context.base, context.access.invite(Admission("", HOST), now).token)


async def _chores(context: AppContext, chores: tuple[Chore, ...]) -> None:
    """Run the chores now and then. A chore that fails is told in the log, and tried again the next time."""
    await read_ahead(context)
    settle_down()
    backups = () if context.file is None else (backing_up(context.file),)
    while True:
        await asyncio.sleep(CHORES_EVERY)
        for chore in (context.tidy, *backups, *chores):
            try:
                await chore(time.time())
            except Exception:
                LOG.exception("a chore failed")


def settle_down() -> None:
    """Have the interpreter serve many: threads take turns more often, and garbage is looked for less often and never
    among the books, because a fifth of all work was looking through what stays."""
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(THREADS_TURN)


async def read_ahead(context: AppContext) -> None:
    """Open the books of the tables that are kept, words included: the first to come shall not wait for that."""
    for book, lang in sorted({(kept.ruleset, kept.language or ENGLISH) for kept in await context.tables.kept()}):
        if books.is_known(book):
            await asyncio.to_thread(_opened, book, lang)


def _opened(book: str, lang: str) -> None:
    books.load(book)
    page_version(book)
    voice(lang, book).has("log-rule")
