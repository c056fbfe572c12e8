"""Sitting down: a new seat under a name that nobody has, or an empty one of one's own role."""

from __future__ import annotations

import asyncio
import secrets

from moothall.errors import MoothallError, Unclear
from moothall.keep import Secret
from moothall.table import commands as c
from moothall.table.house import Role
from moothall.web.hall import Hall
from moothall.web.tables import Room

INVITED: tuple[Role, ...] = ("co_gm", "player")
"""What a link can make of a newcomer; whoever comes by another looks on."""

MOST_SEATS_EACH = 4
"""Seats one person may take by themselves: nobody shall fill a table alone."""


async def sit_down(hall: Hall, room: Room, person: str, *, name: str = "", seat: str = "") -> Secret:
    """Seat somebody who has come in; the grant by which they sit. A name that is taken never gives its seat."""
    grants = await hall.grants(person, room.kept.id)
    mine = [one for one in room.table.kept_house.seats if one.person == person]
    if seat and any(one.id == seat for one in mine):
        return next((grant for grant in grants if grant.seat == seat), grants[0])
    if len(mine) >= MOST_SEATS_EACH:
        raise MoothallError("error-web-enough-seats", most=MOST_SEATS_EACH)
    grant = grants[-1]
    if seat:
        grant = _grant_for(room, grants, seat)
    else:
        seat = await _new_seat(room, grant, name.strip())
    await room.house(c.TakeSeat(seat, person))
    return await asyncio.to_thread(hall.doors.sit, grant, seat)


def _grant_for(room: Room, grants: list[Secret], seat: str) -> Secret:
    """By which grant somebody may take a seat: one of its role, that names no other."""
    held = room.table.kept_house.seat(seat)
    if held is None:
        raise Unclear("error-table-no-seat", id=seat)
    fitting = [grant for grant in grants if grant.role == held.role and grant.seat in ("", seat)]
    if not fitting:
        raise MoothallError("error-web-other-seat")
    return fitting[0]


async def _new_seat(room: Room, grant: Secret, name: str) -> str:
    if grant.role == "gm":
        raise MoothallError("error-web-other-seat")
    if not name:
        raise Unclear("error-web-no-name")
    if any(one.name.casefold() == name.casefold() for one in room.table.kept_house.seats):
        raise MoothallError("error-web-name-taken", name=name)
    seat = secrets.token_hex(4)
    role: Role = next((one for one in INVITED if one == grant.role), "spectator")
    await room.house(c.MakeSeat(seat, name, role))
    return seat
