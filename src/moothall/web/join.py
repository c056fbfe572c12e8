"""Joining a table: a new seat under a free name, or an empty seat of one's own role."""

from __future__ import annotations

import asyncio
import secrets

from moothall.errors import MoothallError, Unclear
from moothall.sight import GM
from moothall.store import Secret
from moothall.table import commands as c
from moothall.table.room import Role
from moothall.table.seat_names import clean_name
from moothall.web.access import Admission
from moothall.web.context import AppContext
from moothall.web.tables import LiveTable

INVITED: tuple[Role, ...] = ("co_gm", "player")
"""The roles that a link can give a newcomer; one who comes by another looks on."""

MOST_SEATS_EACH = 4
"""Most seats one person may take, so that none fills a table alone. A seat that was left stays theirs to come back to,
until another sits there."""

MOST_BY_LINK, MOST_LOOKING_ON_BY_LINK = 12, 20
"""Most seats of those who came by one link. A person costs nothing, so whoever has a link could be many; a table has
room for more than one link fills, and the GM can make another."""


async def sit_down(context: AppContext, live: LiveTable, person: str, *, name: str = "", seat: str = "") -> Secret:
    """Seat a person who has come in; return the grant by which they sit. A name that is taken never gives its seat."""
    context.sockets.check_newcomer(person)
    async with live.seating:  # one after another, so that none is counted, or named, beside what another is about to be
        return await _seated(context, live, person, name.strip(), seat)


async def _seated(context: AppContext, live: LiveTable, person: str, name: str, seat: str) -> Secret:
    grants = await context.grants(person, live.kept.id)
    mine = [one for one in live.table.stored_room.seats if person in (one.person, one.last)]
    if seat and any(one.id == seat and one.person == person for one in mine):
        return next((grant for grant in grants if grant.seat == seat), grants[0])
    if len(mine) >= MOST_SEATS_EACH and all(one.id != seat for one in mine):
        raise MoothallError("error-web-enough-seats", most=MOST_SEATS_EACH)
    grant = next((one for one in reversed(grants) if not one.seat), grants[-1])  # the one that is not used up first
    if seat:
        grant = _grant_for(live, grants, seat)
    if all(one.id != seat for one in mine):
        await _check_link(context, live, grant)
    if not seat:
        seat = await _new_seat(live, grant, name)
    await live.as_server(c.TakeSeat(seat, person))
    return await asyncio.to_thread(context.access.sit, grant, seat)


async def _check_link(context: AppContext, live: LiveTable, grant: Secret) -> None:
    """Refuse one more seat to those who came by a link if they have as many as one link gives."""
    if not grant.came_by:
        return
    guests = await asyncio.to_thread(context.access.guests, live.kept.id)
    persons = {each.person for each in guests if each.came_by == grant.came_by}
    most = MOST_BY_LINK if grant.role in INVITED else MOST_LOOKING_ON_BY_LINK
    if sum(one.id != GM and one.last in persons for one in live.table.stored_room.seats) >= most:
        raise MoothallError("error-web-link-full", most=most)


async def enter(context: AppContext, live: LiveTable, person: str, *, is_host: bool) -> str:
    """Return the seat that a person has or gets at once by coming back to a table; none if they must choose first.

    The host of the server looks after every table, so the GM's empty seat is theirs. They are a new person in each new
    browser: a GM's seat that the host holds elsewhere comes over. No other person's seat is ever taken here; one's own
    that one has left is, as long as nobody else has sat down there.
    """
    mine = sorted((one for one in live.table.stored_room.seats if one.person == person), key=lambda one: one.id != GM)
    if mine:
        return mine[0].id
    if seat := await _left_seat(context, live, person):
        await sit_down(context, live, person, seat=seat)
        return seat
    held = live.table.stored_room.seat(GM)
    if not is_host or held is None or (held.person and not await context.is_host(held.person)):
        return ""
    if held.person:
        await live.as_server(c.LeaveSeat(GM))
        live.hang_up("error-web-seat-changed", lambda line: line.seat == GM)
    await live.as_server(c.TakeSeat(GM, person))
    await asyncio.to_thread(context.access.grant, person, Admission(live.kept.id, held.role, GM), context.clock())
    return GM


async def _left_seat(context: AppContext, live: LiveTable, person: str) -> str:
    """Return an empty seat that a person was the last to hold, and may take again."""
    left = [one for one in live.table.stored_room.seats if not one.person and one.last == person]
    grants = await context.grants(person, live.kept.id) if left else []
    return next((one.id for one in left if any((grant.role, grant.seat) == (one.role, one.id) for grant in grants)), "")


def _grant_for(live: LiveTable, grants: list[Secret], seat: str) -> Secret:
    """Return the grant by which a person may take a seat: one of its role, that names no other."""
    held = live.table.stored_room.seat(seat)
    if held is None:
        raise Unclear("error-table-no-seat", id=seat)
    fitting = [grant for grant in grants if grant.role == held.role and grant.seat in ("", seat)]
    if not fitting:
        raise MoothallError("error-web-other-seat")
    return fitting[0]


async def _new_seat(live: LiveTable, grant: Secret, name: str) -> str:
    if grant.role == "gm":
        raise MoothallError("error-web-other-seat")
    if not name:
        raise Unclear("error-web-no-name")
    name = clean_name(name)
    if any(one.name.casefold() == name.casefold() for one in live.table.stored_room.seats):
        raise MoothallError("error-web-name-taken", name=name)
    seat = secrets.token_hex(4)
    role: Role = next((one for one in INVITED if one == grant.role), "spectator")
    await live.as_server(c.MakeSeat(seat, name, role))
    return seat
