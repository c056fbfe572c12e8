"""Outgoing connections: the server asks nobody for anything, so no text that people send can make it ask.

The detector is shown planted sources first.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.support import places

SOURCE = places.ROOT / "src" / "moothall"

CLIENTS = frozenset(
    {"http.client", "urllib.request", "urllib3", "requests", "httpx", "httpx2", "aiohttp", "ftplib", "smtplib"}
    | {"telnetlib", "xmlrpc.client", "websockets.client", "websockets.sync.client"}
)
CALLS = frozenset(
    {"urlopen", "urlretrieve", "create_connection", "open_connection", "open_unix_connection", "sendto", "connect_ex"}
)
ALLOWED = {
    "cli/remote.py": "the command line asks the server of its own folder",
    "cluster/connections.py": "the database that the host has named on the command line",
    "web/passing.py": "the other members of the host's own cluster, by the address that each has written there",
    "web/addresses.py": "a datagram socket that sends nothing tells which address is ours",
}


def outgoing(source: str) -> Iterator[str]:
    """Yield whatever in a source could ask another server."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names if name.name in CLIENTS)
            case ast.ImportFrom(module=str(module), names=names):
                yield from (module for name in names if {module, f"{module}.{name.name}"} & CLIENTS)
                yield from (name.name for name in names if name.name in CALLS)
            case ast.Attribute(attr=attr) if attr in CALLS:
                yield attr
            case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr="connect")) if owner != "sqlite3":
                yield f"{owner}.connect"


@pytest.mark.parametrize(
    "planted",
    [
        "import http.client",
        "from urllib import request",
        "from urllib.request import urlopen",
        "import httpx",
        "import socket\nsocket.create_connection(('a', 1))",
        "async def f():\n    await asyncio.open_connection('a', 1)",
        "line = socket.socket()\nline.connect(('a', 1))",
    ],
)
def test_a_planted_client_is_found(planted: str) -> None:
    """Each way to ask another server is found."""
    assert list(outgoing(planted))


def test_what_asks_nobody_is_left_alone() -> None:
    """Databases, listening sockets and URLs that are only taken apart are no clients."""
    assert not list(outgoing("import sqlite3, socket\nfrom urllib.parse import urlsplit\nsqlite3.connect('a')"))


def test_the_program_asks_nobody_for_anything() -> None:
    """No module has a client of any protocol, except two that ask nobody else; each of these still needs its leave."""
    found = {path.relative_to(SOURCE).as_posix(): [*outgoing(path.read_text("utf-8"))] for path in SOURCE.rglob("*.py")}
    assert {path for path, asks in found.items() if asks} == {*ALLOWED}
