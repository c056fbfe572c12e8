"""`moothall serve`: the table for browsers, on this computer or in the network."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from moothall import books
from moothall.cli import show
from moothall.cli.localized import LocalizedCommand as SpokenCommand
from moothall.cli.localized import common
from moothall.errors import Unclear

if TYPE_CHECKING:
    from moothall.web.addresses import ListenAddress
    from moothall.web.demo import DemoSeat, OpenDemo
    from moothall.web.logs import LogFormat
    from moothall.web.server import Running


METRICS_TOKEN = "MOOTHALL_METRICS_TOKEN"
"""The variable with the token of a program elsewhere that may read the metrics. A flag would be seen by others here."""


CLUSTER_KEY = "MOOTHALL_CLUSTER_KEY"
"""The variable with the key that all processes on one database have."""

SHORTEST_KEY = 32


@click.command("serve", cls=SpokenCommand)
@click.option("--lan", is_flag=True)
@click.option("--host", metavar="ADDRESS")
@click.option("--port", type=int, metavar="PORT")
@click.option("--public-url", metavar="URL")
@click.option("--proxy", metavar="ADDRESS")
@click.option("--data", metavar="FOLDER")
@click.option("--database", metavar="URL")
@click.option("--inside", metavar="ADDRESS")
@click.option("--open", "open_to_all", is_flag=True)
@click.option("--demo", is_flag=True)
@click.option("--pack", "files", metavar="FILE", multiple=True)
@click.option("--certificate", metavar="FILE", default="")
@click.option("--key", metavar="FILE", default="")
@click.option("--log-format", metavar="FORMAT", default="plain")
@click.option("--most-tables", type=click.IntRange(1), metavar="COUNT", default=200)
@click.option("--most-people", type=click.IntRange(1), metavar="COUNT", default=500)
@click.option("--most-memory", type=click.IntRange(0), metavar="MIB", default=0)
@common
def command(
    lan: bool,
    host: str | None,
    port: int | None,
    public_url: str | None,
    proxy: str | None,
    data: str | None,
    database: str | None,
    inside: str | None,
    open_to_all: bool,
    demo: bool,
    files: tuple[str, ...],
    certificate: str,
    key: str,
    log_format: str,
    most_tables: int,
    most_people: int,
    most_memory: int,
    lang: str,
    as_json: bool,
) -> None:
    """Serve the tables of a folder until stopped."""
    from moothall.web.addresses import choose
    from moothall.web.capacity import Capacity
    from moothall.web.demo import open_demo
    from moothall.web.server import ServerSettings, serve

    if database is not None and data is not None:
        raise Unclear("error-cluster-or-folder")
    own = _packs(files)
    place = choose(lan, host, port, public_url, bool(certificate))
    with ExitStack() as stack:
        wanted = ServerSettings(
            place,
            _folder(data, demo, stack),
            open_to_all,
            packs=own,
            capacity=Capacity(most_tables, most_people, most_memory),
            log_format=_log_format(log_format),
            certificate=certificate,
            key=key,
            proxy=_proxy(proxy),
            database=database or "",
            inside=_inside(inside, database),
            cluster_key=os.environ.get(CLUSTER_KEY, ""),
            metrics_token=os.environ.get(METRICS_TOKEN, ""),
        )

        async def on_start(running: Running) -> None:
            ready = await open_demo(running.context, lang=lang) if demo and not running.again else None
            await asyncio.to_thread(_tell, running, ready, lang, as_json)

        serve(wanted, on_start)


def _inside(said: str | None, database: str | None) -> ListenAddress | None:
    """Where other processes on the same database reach this one: an address of its own, and a key that all have."""
    from moothall.web.addresses import ListenAddress

    if said is None:
        return None
    host, _, port = said.rpartition(":")
    if not port.isascii() or not port.isdigit() or int(port) > 65_535:
        raise Unclear("error-cluster-inside", letters=SHORTEST_KEY)
    place = ListenAddress(host.strip("[]"), int(port))
    if not host or place.is_everywhere or database is None or len(os.environ.get(CLUSTER_KEY, "")) < SHORTEST_KEY:
        raise Unclear("error-cluster-inside", letters=SHORTEST_KEY)
    return place


def _proxy(said: str | None) -> str:
    """Where the proxy is that says for whom it asks: its address or network, and never everybody's."""
    from ipaddress import ip_network

    from moothall.web.server import THIS_COMPUTER

    try:
        network = None if said is None else ip_network(said)
    except ValueError:
        raise Unclear("error-web-proxy", text=said) from None
    if network is not None and not network.prefixlen:
        raise Unclear("error-web-proxy", text=said)
    return THIS_COMPUTER if network is None else str(network)


def _log_format(said: str) -> LogFormat:
    """The form of the log that a flag names."""
    from moothall.web.logs import FORMATS

    for known in FORMATS:
        if said == known:
            return known
    raise Unclear("error-web-log-format", text=said)


def _packs(files: tuple[str, ...]) -> dict[str, Path]:
    """Packs of the host's own, by id; each is read once, so that a mistake in one is told at the start."""
    from moothall import packs

    return {packs.load(file).said.pack.id: packs.find(file) for file in files}


def _folder(data: str | None, demo: bool, stack: ExitStack) -> Path:
    """Where everything is kept. A demonstration without a folder of its own leaves nothing behind."""
    from moothall.store import default_folder

    if data is not None:
        return Path(data)
    if demo:
        return Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="moothall-demo-")))
    return default_folder(os.environ, sys.platform)


def _tell(running: Running, demo: OpenDemo | None, lang: str, as_json: bool) -> None:
    if as_json:
        show.put_json(_answer(running, demo))
        sys.stdout.flush()
    else:
        _print(running, demo, lang)


def _answer(running: Running, demo: OpenDemo | None) -> dict[str, object]:
    """Return the JSON object for programs, printed on one line as soon as the server answers."""
    table = {"table": demo.table, "seats": [_plain(seat) for seat in demo.seats]} if demo else {}
    return {"address": running.context.at_home, "link": running.host_link, **table}


def _plain(seat: DemoSeat) -> dict[str, str]:
    return {"name": seat.name, "role": seat.role, "hero": seat.hero, "link": seat.link}


def _print(running: Running, demo: OpenDemo | None, lang: str) -> None:
    """Print the addresses and links for people."""
    from moothall.speech import voice
    from moothall.web import qr
    from moothall.web.addresses import from_outside

    said, page = voice(lang), show.page()
    page.heading(said.say("serve-here", address=running.context.at_home))
    outside = from_outside(running.place, running.addresses)
    if outside:
        page.text(said.say("serve-outside", addresses=", ".join(outside)))
    else:
        page.text(said.say("serve-alone"))
    if others := [id for id in books.installed() if books.is_known(id)]:
        page.text(said.say("serve-plugins", names=", ".join(others)))
    page.gap()
    page.text(said.say("serve-host-link"))
    click.echo(running.host_link)
    if outside:
        columns = shutil.get_terminal_size().columns
        click.echo(qr.in_terminal(running.host_link, columns, sys.stdout.encoding, sys.stdout.isatty()))
    if demo is not None:
        page.gap()
        page.text(said.say("serve-demo", title=demo.title))
        for seat in demo.seats:
            hero = "none" if seat.hero in ("", seat.name) else seat.hero
            click.echo("  " + said.say("serve-seat", role=seat.role, name=seat.name, hero=hero, link=seat.link))
    page.gap()
    page.text(said.say("serve-stop"))
    sys.stdout.flush()
