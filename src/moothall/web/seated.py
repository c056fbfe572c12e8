"""What several topics need: whose seat it is, who may look after a table, and doing something at it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from moothall.errors import MoothallError
from moothall.table import Ack
from moothall.table import commands as c
from moothall.table.house import Seat
from moothall.web.calls import Call, in_thread
from moothall.web.hall import Hall
from moothall.web.tables import Room
from moothall.web.telling import Telling

Told = Callable[[Ack], None]


class Seated(NamedTuple):
    """Somebody at a seat of theirs."""

    room: Room
    seat: Seat

    @property
    def viewer(self) -> str:
        return self.room.table.viewer(self.seat.id)

    @property
    def is_gm(self) -> bool:
        return self.seat.role in ("gm", "co_gm")


@asynccontextmanager
async def invited(call: Call) -> AsyncIterator[Room]:
    """The table of a path, for somebody who has come into it."""
    await call.hall.grants(call.person, call.path["table"])
    async with call.hall.tables.room(call.path["table"]) as room:
        call.language = room.kept.language or call.language
        yield room


@asynccontextmanager
async def seated(call: Call) -> AsyncIterator[Seated]:
    """The seat of a path, for whoever sits there."""
    async with invited(call) as room:
        yield Seated(room, own_seat(room, call.path["seat"], call.person))


def own_seat(room: Room, seat: str, person: str) -> Seat:
    """A seat, if this person sits there."""
    held = room.table.kept_house.seat(seat)
    if held is None or held.person != person:
        raise MoothallError("error-table-not-your-seat", seat=seat)
    return held


@asynccontextmanager
async def looking_after(call: Call) -> AsyncIterator[Room]:
    """The table of a path, for its GM, or for the host of the house."""
    if await call.hall.is_host(call.person):
        async with call.hall.tables.room(call.path["table"]) as room:
            yield room
        return
    async with invited(call) as room:
        if not any(seat.role == "gm" for seat in seats_of(room, call.person)):
            raise MoothallError("error-web-gm-only")
        yield room


def seats_of(room: Room, person: str) -> list[Seat]:
    """The seats where somebody sits."""
    return [seat for seat in room.table.kept_house.seats if person and seat.person == person]


async def telling(at: Seated, lang: str) -> Telling:
    """Words for whoever sits there. A stream that is not there yet is made between two steps."""
    viewer = at.viewer
    return await at.room.desk.look(lambda table: Telling(table, viewer, lang))


# ---- doing ----------------------------------------------------------------------------------------------------------


async def carry_out(
    hall: Hall, room: Room, person: str, seat: str, id: str, command: c.Command, told: Told = lambda ack: None
) -> Ack:
    """Do something at a table; then see to the sockets and grants of whoever lost a seat or changed sides by it.

    `told` is called in between: whoever leaves by their own command hears that it was done.
    """
    hall.commands.check(f"{room.kept.id}/{person}", hall.clock())
    named = getattr(command, "seat", "") if isinstance(command, c.RemoveSeat | c.ChangeSeat | c.LeaveSeat) else ""
    held = room.table.kept_house.seat(named) if named else None
    ack = await room.desk.do(person, seat, id, command)
    told(ack)
    if held is not None:
        await _see_to(hall, room, held)
    return ack


async def _see_to(hall: Hall, room: Room, before: Seat) -> None:
    """A seat is not what it was: nobody reads on in a stream that is no longer theirs."""
    now = room.table.kept_house.seat(before.id)
    if now is not None and now.person == before.person and now.role == before.role:
        return
    room.hang_up("error-web-seat-changed", lambda line: line.seat == before.id)
    if now is None and before.person and not seats_of(room, before.person):
        await in_thread(_show_out, hall, before.person, room.kept.id)


def _show_out(hall: Hall, person: str, table: str) -> None:
    """Whoever lost their last seat by the GM's word does not come in again by the old link's grant."""
    held = [grant for grant in hall.doors.grants(person) if grant.table == table]
    hall.doors.withdraw(held)
