"""Open the table when its page is requested, before the socket connects."""

from __future__ import annotations

from starlette.requests import Request

from moothall.errors import MoothallError
from moothall.web.authorize import own_seat
from moothall.web.calls import in_thread
from moothall.web.context import AppContext


async def bring_up(context: AppContext, request: Request) -> None:
    """Open the table of a page and its reader's stream; only for a person who sits there.

    Nobody waits for this, and nobody hears of it: whatever stands in the way is told when the table is asked for.
    """
    table, seat = request.path_params["table"], request.path_params["seat"]
    try:
        token = context.cookie.read(request.headers.getlist("cookie"))
        person = await in_thread(context.access.holder, token, context.clock())
        await context.grants(person, table)
        async with context.tables.live(table) as live:
            viewer = live.table.viewer(own_seat(live, seat, person).id)
            await live.desk.look(lambda kept: kept.stream(viewer))
    except MoothallError:
        return
