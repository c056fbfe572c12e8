"""Helpers shared by endpoints: authorise a seat or table, and run a command there."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from moothall import packs
from moothall.errors import MoothallError
from moothall.store import Secret
from moothall.table import Ack
from moothall.table import commands as c
from moothall.table.room import Seat
from moothall.web.calls import Call, in_thread
from moothall.web.context import AppContext
from moothall.web.render import Telling
from moothall.web.tables import LiveTable

Told = Callable[[Ack], None]


class Seated(NamedTuple):
    """A person at a seat of theirs."""

    live: LiveTable
    seat: Seat

    @property
    def viewer(self) -> str:
        return self.live.table.viewer(self.seat.id)

    @property
    def is_gm(self) -> bool:
        return self.seat.role in ("gm", "co_gm")


@asynccontextmanager
async def invited(call: Call) -> AsyncIterator[LiveTable]:
    """Open the table of a path, for a person who was admitted to it."""
    await call.context.grants(call.person, call.path["table"])
    async with call.context.tables.live(call.path["table"]) as live:
        if await shown_out(call.context, live, call.person):
            raise MoothallError("error-web-not-invited")
        call.language = live.kept.language or call.language
        yield live


@asynccontextmanager
async def seated(call: Call) -> AsyncIterator[Seated]:
    """Open the seat of a path, for the person who sits there."""
    async with invited(call) as live:
        yield Seated(live, own_seat(live, call.path["seat"], call.person))


def own_seat(live: LiveTable, seat: str, person: str) -> Seat:
    """A seat, if this person sits there."""
    held = live.table.stored_room.seat(seat)
    if held is None or held.person != person:
        raise MoothallError("error-table-not-your-seat", seat=held.name if held else seat)
    return held


@asynccontextmanager
async def looking_after(call: Call) -> AsyncIterator[LiveTable]:
    """Open the table of a path, for its GM, or for the host of the server."""
    if await call.context.is_host(call.person):
        async with call.context.tables.live(call.path["table"]) as live:
            yield live
        return
    async with invited(call) as live:
        if not any(seat.role == "gm" for seat in seats_of(live, call.person)):
            raise MoothallError("error-web-gm-only")
        yield live


# ---- rights: asked before a body is read ----------------------------------------------------------------------------


async def check_invited(call: Call) -> None:
    """Refuse a person who was not admitted to the table of a path."""
    async with invited(call):
        pass


async def check_seated(call: Call) -> None:
    """Refuse a person who does not sit at the seat of a path."""
    async with seated(call):
        pass


async def check_playing(call: Call) -> None:
    """Refuse a person who does not sit at the seat of a path, or only watches from it."""
    async with seated(call) as at:
        if at.seat.role == "spectator":
            raise MoothallError("error-table-may-not", seat=at.seat.name)


async def check_gm(call: Call) -> None:
    """Refuse a person who is no GM at the seat of a path."""
    async with seated(call) as at:
        if not at.is_gm:
            raise MoothallError("error-web-gm-only")


async def check_looks_after(call: Call) -> None:
    """Refuse a person who is neither the GM of the table of a path nor the host."""
    async with looking_after(call):
        pass


async def check_may_make(call: Call) -> None:
    """Refuse a person who may not make tables here."""
    context = call.context
    if not context.open_to_all and (call.signed is None or not await context.is_host(call.signed.person)):
        raise MoothallError("error-web-host-only")


def seats_of(live: LiveTable, person: str) -> list[Seat]:
    """Return the seats of a person."""
    return [seat for seat in live.table.stored_room.seats if person and seat.person == person]


async def telling(at: Seated, lang: str) -> Telling:
    """Return the telling of a seat's stream. A stream that is not there yet is made between two steps."""
    viewer = at.viewer
    return await at.live.desk.look(lambda table: Telling(table, viewer, lang))


# ---- doing ----------------------------------------------------------------------------------------------------------


async def carry_out(
    context: AppContext,
    live: LiveTable,
    person: str,
    seat: str,
    id: str,
    command: c.Command,
    told: Told = lambda ack: None,
) -> Ack:
    """Run a command at a table; then drop sockets and grants of a person who lost a seat or changed roles by it.

    `told` is called in between: whoever leaves by their own command hears that it was done.
    """
    with counted(context):
        context.commands.check(f"{live.kept.id}/{person}", context.clock())
        ack, held = await _done(context, live, person, seat, id, command)
    told(ack)
    if held is not None:
        await _see_to(context, live, held)
    return ack


@contextmanager
def counted(context: AppContext) -> Iterator[None]:
    """Count a command by its outcome and its time: done, refused, or broken."""
    begun, outcome = time.perf_counter(), "broken"
    try:
        yield
        outcome = "done"
    except MoothallError:
        outcome = "refused"
        raise
    finally:
        context.metrics.commanded(outcome, time.perf_counter() - begun)


async def _done(
    context: AppContext, live: LiveTable, person: str, seat: str, id: str, command: c.Command
) -> tuple[Ack, Seat | None]:
    """Return the acknowledgement of a command, and the seat as it was before where the command is about one."""
    named = getattr(command, "seat", "") if isinstance(command, c.RemoveSeat | c.ChangeSeat | c.LeaveSeat) else ""
    held = live.table.stored_room.seat(named) if named else None
    return await live.desk.do(person, seat, id, await _with_packs(context, live, command)), held


async def _with_packs(context: AppContext, live: LiveTable, command: c.Command) -> c.Command:
    """Add the server's packs to the arguments of a procedure that lets one be chosen."""
    if not isinstance(command, c.Open) or not (name := live.table.book.access(command.procedure).packs):
        return command
    shelf: list[Any] = await in_thread(packs.playing, context.packs, live.kept.language)
    return replace(command, args={name: msgspec.to_builtins(shelf), **command.args})


async def _see_to(context: AppContext, live: LiveTable, before: Seat) -> None:
    """Close the sockets of a seat that changed person or role, and shut out guests of one that is gone."""
    now = live.table.stored_room.seat(before.id)
    if now is not None and now.person == before.person and now.role == before.role:
        return
    live.hang_up("error-web-seat-changed", lambda line: line.seat == before.id)
    if now is None:
        guests: list[Secret] = await in_thread(context.access.guests, live.kept.id)
        for person in {guest.person for guest in guests if guest.seat == before.id}:
            await shown_out(context, live, person)


async def shown_out(context: AppContext, live: LiveTable, person: str) -> bool:
    """Shut out a person without a seat whose own the GM removed; return whether that is so.

    The link they came by is closed to all: who else has it cannot be told from them under a new name.
    It hangs on nothing but what is kept. If the server was stopped between the seat and the grant, a person who
    comes back is still shut out.
    """
    if seats_of(live, person):
        return False
    grants: list[Secret] = await in_thread(context.access.grants, person)
    held = [grant for grant in grants if grant.table == live.kept.id]
    if all(not grant.seat or live.table.stored_room.seat(grant.seat) for grant in held):
        return False
    await in_thread(context.access.shut_out, held, context.clock())
    return True
