"""Evenings that travel: taking a table along, bringing one home, deleting one."""

from __future__ import annotations

from msgspec import Struct
from starlette.responses import Response

from moothall.errors import MoothallError
from moothall.evenings import Parcel
from moothall.web.api.play import SEAT
from moothall.web.calls import Call, Endpoints
from moothall.web.evenings import Arrived, Front
from moothall.web.seated import looking_after, seated

endpoints = Endpoints()
ZIP = "application/zip"
BYTES = (ZIP, "application/octet-stream")


class Bringing(Struct, frozen=True):
    """Whether what would now go on differently is taken as well, for the GM to settle."""

    set_aside: bool = False


class Deleting(Struct, frozen=True):
    """The table's title, typed again by whoever is sure."""

    title: str = ""


def sent(parcel: Parcel) -> Response:
    """A file to save. Its name is made of plain letters, so it needs no quoting."""
    return Response(
        parcel.data, media_type=ZIP, headers={"content-disposition": f'attachment; filename="{parcel.name}"'}
    )


@endpoints.get("/api/tables/{table}/export", gives=bytes, media=(ZIP,))
async def export_table(call: Call) -> Response:
    """The whole table as one file, for its GM or the host: everything that happened, and no way in."""
    async with looking_after(call) as room:
        call.hall.heavy.check(call.person, call.now)
        return sent(await Front(call.hall).export(room.kept.id))


@endpoints.get(SEAT + "/export", gives=bytes, media=(ZIP,))
async def export_seat(call: Call) -> Response:
    """What was told at one's own seat, as one file; for a GM that is everything."""
    async with seated(call) as at:
        call.hall.heavy.check(call.person, call.now)
        return sent(await Front(call.hall).export(at.room.kept.id, at.seat.id))


@endpoints.post("/api/evenings", takes=bytes, gives=Arrived, query=Bringing, media=BYTES, status=201, signed=False)
async def bring_evening(call: Call) -> Arrived:
    """Make a new table from a file, with new links. This is for the host, unless the house is open to all."""
    hall, asked = call.hall, call.query
    if not hall.open_to_all and (call.signed is None or not await hall.is_host(call.signed.person)):
        raise MoothallError("error-web-host-only")
    hall.heavy.check(call.person if call.signed else call.sender, call.now)
    return await Front(hall).bring(call.body, asked.set_aside)


@endpoints.delete("/api/tables/{table}", query=Deleting)
async def delete_table(call: Call) -> None:
    """Delete a table for good. Its title has to be given, so that nobody does it by a slip."""
    async with looking_after(call) as room:
        table = room.kept
    if call.query.title != table.title:
        raise MoothallError("error-evening-not-sure")
    await Front(call.hall).delete(table.id)
