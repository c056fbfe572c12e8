"""Whoever opens the page of a table asks for the table next: it is brought up while their browser reads the page."""

from __future__ import annotations

from starlette.requests import Request

from moothall.errors import MoothallError
from moothall.web.calls import in_thread
from moothall.web.hall import Hall
from moothall.web.seated import own_seat


async def bring_up(hall: Hall, request: Request) -> None:
    """Open the table that a page is of, and what its reader was told; for whoever sits there, and for nobody else.

    Nobody waits for this, and nobody hears of it: whatever stands in the way is told when the table is asked for.
    """
    table, seat = request.path_params["table"], request.path_params["seat"]
    try:
        token = hall.cookie.read(request.headers.getlist("cookie"))
        person = await in_thread(hall.doors.holder, token, hall.clock())
        await hall.grants(person, table)
        async with hall.tables.room(table) as room:
            viewer = room.table.viewer(own_seat(room, seat, person).id)
            await room.desk.look(lambda kept: kept.stream(viewer))
    except MoothallError:
        return
