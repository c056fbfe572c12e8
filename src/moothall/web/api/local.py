"""Endpoints for commands of this very computer: they have the key in the data folder, and need no session."""

from __future__ import annotations

from msgspec import Struct
from starlette.responses import Response

from moothall.web import control
from moothall.web.api.archive import BYTES, ZIP, Bringing, sent
from moothall.web.calls import Call, Endpoints
from moothall.web.table_admin import Arrived, Front, SeatLink
from moothall.web.wire import Id, Received

endpoints = Endpoints()


class LocalTable(Struct, frozen=True):
    """A table's row in the store."""

    id: str
    ruleset: str
    title: str
    made: int
    last: int
    language: str


class LocalTables(Struct, frozen=True):
    """All tables, the oldest first."""

    tables: list[LocalTable]


class Exporting(Struct, frozen=True):
    """The seat whose view is wanted; without one it is everything."""

    seat: str = ""


class Linking(Received, frozen=True):
    """The seat that a link leads to."""

    seat: Id


class Deleted(Struct, frozen=True):
    """How many backups had the table, too."""

    backups: int


async def _check_key(call: Call) -> None:
    """Refuse a request without the key of this server."""
    control.check(call.context.control, call.request.headers.get(control.HEADER, ""))


def _front(call: Call) -> Front:
    control.check(call.context.control, call.request.headers.get(control.HEADER, ""))
    return Front(call.context)


@endpoints.get("/api/local/tables", gives=LocalTables, signed=False)
async def local_tables(call: Call) -> LocalTables:
    """All tables."""
    _front(call)
    kept = await call.context.tables.kept()
    return LocalTables([LocalTable(one.id, one.ruleset, one.title, one.made, one.last, one.language) for one in kept])


@endpoints.get("/api/local/tables/{table}/export", gives=bytes, query=Exporting, media=(ZIP,), signed=False)
async def local_export(call: Call) -> Response:
    """A table, or what one seat was told, as one file."""
    return sent(await _front(call).export(call.path["table"], call.query.seat))


@endpoints.post(
    "/api/local/evenings",
    takes=bytes,
    gives=Arrived,
    query=Bringing,
    media=BYTES,
    status=201,
    signed=False,
    right=_check_key,
)
async def local_bring(call: Call) -> Arrived:
    """Make a new table from a file."""
    return await _front(call).bring(call.body, call.query.set_aside)


@endpoints.post(
    "/api/local/tables/{table}/links", takes=Linking, gives=SeatLink, status=201, signed=False, right=_check_key
)
async def local_link(call: Call) -> SeatLink:
    """A new link to a seat."""
    return await _front(call).link(call.path["table"], call.body.seat)


@endpoints.delete("/api/local/tables/{table}", gives=Deleted, signed=False)
async def local_delete(call: Call) -> Deleted:
    """Delete a table for good."""
    return Deleted(await _front(call).delete(call.path["table"]))
