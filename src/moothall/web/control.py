"""Control of a running server by commands on this computer: a key in a file of the data folder.

Whoever can read the folder can read every table in it anyway, so the key lets nobody in who was out. It is made anew at
every start, for the owner's eyes only, and is gone when the server stops.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from hmac import compare_digest
from pathlib import Path

import msgspec

from moothall.errors import MoothallError
from moothall.store.paths import cannot_write
from moothall.web.addresses import ListenAddress, here

FILE = "control.json"
HEADER = "x-moothall-control"


class Control(msgspec.Struct, frozen=True):
    """Where a server is for commands on its own computer, and the key they need."""

    url: str
    key: str
    certificate: str = ""
    """The file of the server's certificate, if it does TLS itself: no other is believed."""


def begin(folder: Path, place: ListenAddress, certificate: str = "") -> Control:
    """Write the file of a server that starts."""
    at = here(ListenAddress(place.host, place.port, tls=place.tls))
    control = Control(at, secrets.token_urlsafe(32), certificate)
    file, beside = folder / FILE, folder / f".{FILE}"
    try:
        beside.unlink(missing_ok=True)
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(msgspec.json.encode(control))
        beside.replace(file)
    except OSError as problem:
        raise cannot_write(folder, problem) from problem
    return control


def end(folder: Path) -> None:
    """Take the file away when the server stops; the key in it opens nothing any more."""
    with suppress(OSError):
        (folder / FILE).unlink()


def found(folder: Path) -> Control | None:
    """The file of a server, if there is one that can be read."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Control)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


def check(key: str, said: str) -> None:
    """Refuse a request without the key; without a key on our side, every one."""
    if not key or not compare_digest(key.encode(), said.encode(errors="replace")):
        raise MoothallError("error-evening-control")
