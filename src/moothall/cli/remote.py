"""The tables of a server that runs on this computer: the same things done by asking it."""

from __future__ import annotations

import http.client
import re
import ssl
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode, urlsplit

import msgspec

from moothall.archive import Parcel
from moothall.errors import MoothallError, Unclear
from moothall.store import TableRow
from moothall.web import control

if TYPE_CHECKING:
    from moothall.web.table_admin import Arrived, SeatLink

PATIENCE = 300.0
"""Seconds; a long session takes a while to check."""

OUR_FAULT = 500
NAME = re.compile(r'filename="([a-z0-9-]+\.moot)"')


class Remote:
    """Looks after the tables of a folder through the server that has it open."""

    def __init__(self, folder: Path, lang: str) -> None:
        self._folder, self._lang = folder, lang
        self._control = control.found(folder)

    def tables(self) -> list[TableRow]:
        """All tables, the oldest first."""
        said = self._asked("GET", "tables")
        return msgspec.json.decode(said.body, type=_Tables).tables

    def export(self, table: str, seat: str = "") -> Parcel:
        """A table, or what one seat was told, as one file."""
        said = self._asked("GET", f"tables/{quote(table, safe='')}/export?{urlencode({'seat': seat})}")
        name = NAME.search(said.named)
        return Parcel(name[1] if name else f"{table}.moot", said.body)

    def bring(self, data: bytes, set_aside: bool = False) -> Arrived:
        """Make a table from a file."""
        from moothall.web.table_admin import Arrived

        query = urlencode({"set_aside": str(set_aside).lower()})
        return msgspec.json.decode(self._asked("POST", f"evenings?{query}", data, ZIP).body, type=Arrived)

    def link(self, table: str, seat: str) -> SeatLink:
        """A new link to a seat."""
        from moothall.web.table_admin import SeatLink

        body = msgspec.json.encode({"seat": seat})
        said = self._asked("POST", f"tables/{quote(table, safe='')}/links", body, "application/json")
        return msgspec.json.decode(said.body, type=SeatLink)

    def delete(self, table: str) -> int:
        """Delete a table; how many backups had it."""
        said = self._asked("DELETE", f"tables/{quote(table, safe='')}")
        backups: int = msgspec.json.decode(said.body)["backups"]
        return backups

    def _asked(self, method: str, path: str, body: bytes | None = None, kind: str = "") -> _Answer:
        """Return the server's answer; its refusal is raised as one of ours, in its own words."""
        try:
            answer = self._sent(method, path, body, kind)
        except (OSError, http.client.HTTPException) as problem:
            raise MoothallError("error-evening-server", folder=str(self._folder)) from problem
        if answer.status < 400:
            return answer
        kind_of = MoothallError if answer.status >= OUR_FAULT else Unclear
        raise kind_of("error-evening-said", said=_sentence(answer.body))

    def _sent(self, method: str, path: str, body: bytes | None, kind: str) -> _Answer:
        if self._control is None:
            raise ConnectionError("nobody there says where to ask")
        where = urlsplit(self._control.url)
        headers = {control.HEADER: self._control.key, "accept-language": self._lang}
        headers |= {"content-type": kind} if kind else {}
        line = _line(where.hostname or "", where.port, self._control.certificate)
        try:
            line.request(method, f"/api/local/{path}", body, headers)
            answer = line.getresponse()
            return _Answer(answer.status, answer.read(), answer.getheader("content-disposition", ""))
        finally:
            line.close()


def _line(host: str, port: int | None, certificate: str) -> http.client.HTTPConnection:
    """Return a connection to a server; over TLS to the one whose certificate this is, whatever name it is made for."""
    if not certificate:
        return http.client.HTTPConnection(host, port, timeout=PATIENCE)
    believed = ssl.create_default_context(cafile=certificate)
    believed.check_hostname = False
    believed.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    return http.client.HTTPSConnection(host, port, timeout=PATIENCE, context=believed)


ZIP = "application/zip"


class _Tables(msgspec.Struct):
    """An answer of the server, read as our own records."""

    tables: list[TableRow]


class _Answer:
    def __init__(self, status: int, body: bytes, named: str) -> None:
        self.status, self.body, self.named = status, body, named


def _sentence(body: bytes) -> str:
    try:
        said: Any = msgspec.json.decode(body)["said"]
    except (msgspec.MsgspecError, KeyError, TypeError):
        said = "–"
    return str(said).removesuffix(".")
