"""Archives: exporting a table, importing one, deleting one."""

from __future__ import annotations

from msgspec import Struct
from starlette.responses import Response

from moothall.archive import Parcel
from moothall.errors import MoothallError
from moothall.web.api.play import SEAT
from moothall.web.authorize import check_may_make, looking_after, seated
from moothall.web.calls import Call, Endpoints
from moothall.web.kept_tables import check_keeps, is_without_book
from moothall.web.table_admin import Arrived, Front

endpoints = Endpoints()
ZIP = "application/zip"
BYTES = (ZIP, "application/octet-stream")


class Bringing(Struct, frozen=True):
    """Whether what would now go on differently is taken as well, for the GM to settle."""

    set_aside: bool = False


class Deleting(Struct, frozen=True):
    """The table's title, typed again as confirmation."""

    title: str = ""


def sent(parcel: Parcel) -> Response:
    """A file to save. Its name is made of plain letters, so it needs no quoting."""
    return Response(
        parcel.data, media_type=ZIP, headers={"content-disposition": f'attachment; filename="{parcel.name}"'}
    )


@endpoints.get("/api/tables/{table}/export", gives=bytes, media=(ZIP,))
async def export_table(call: Call) -> Response:
    """The whole table as one file, for its GM or the host: everything that happened, and no way in."""
    if await is_without_book(call):
        kept = await check_keeps(call)
        call.context.heavy.check(call.person, call.now)
        return sent(await Front(call.context).export(kept.id))
    async with looking_after(call) as live:
        call.context.heavy.check(call.person, call.now)
        return sent(await Front(call.context).export(live.kept.id))


@endpoints.get(SEAT + "/export", gives=bytes, media=(ZIP,))
async def export_seat(call: Call) -> Response:
    """Export what was told at one's own seat, as one file; for a GM that is everything."""
    async with seated(call) as at:
        call.context.heavy.check(call.person, call.now)
        return sent(await Front(call.context).export_seat(at.live, at.seat.id))


async def _check_may_import(call: Call) -> None:
    """Refuse those who may not make tables, and those who import too often."""
    await check_may_make(call)
    call.context.heavy.check(call.payer, call.now)


@endpoints.post(
    "/api/evenings",
    takes=bytes,
    gives=Arrived,
    query=Bringing,
    media=BYTES,
    status=201,
    signed=False,
    right=_check_may_import,
)
async def import_archive(call: Call) -> Arrived:
    """Make a new table from a file, with new links. This is for the host, unless the server is open to all."""
    return await Front(call.context).bring(call.body, call.query.set_aside)


@endpoints.delete("/api/tables/{table}", query=Deleting)
async def delete_table(call: Call) -> None:
    """Delete a table for good. Its title has to be given, so that it is not done by a slip."""
    if await is_without_book(call):
        table = await check_keeps(call)
    else:
        async with looking_after(call) as live:
            table = live.kept
    if call.query.title != table.title:
        raise MoothallError("error-evening-not-sure")
    await Front(call.context).delete(table.id)
