"""Coming in: by a link, by a code, from another device; and going."""

from __future__ import annotations

from msgspec import Struct

from moothall.errors import Unclear
from moothall.keep import Secret
from moothall.table.commands import TakeSeat
from moothall.web import qr
from moothall.web.calls import Call, Endpoints, in_thread
from moothall.web.codes import MOVE_SECONDS
from moothall.web.seated import shown_out
from moothall.web.seating import sit_down
from moothall.web.secrets import HOST, SESSION_SECONDS, Signed, move_url
from moothall.web.wire import Taken, Text

endpoints = Endpoints()


class Coming(Taken, frozen=True):
    """A link's token or a code, and perhaps a name to sit down with at once."""

    token: Text = ""
    code: Text = ""
    name: Text = ""


class Came(Struct, frozen=True):
    """Where somebody came in: a table and a role, and the seat if there is one already. The host has no table."""

    role: str
    table: str
    seat: str


class Place(Struct, frozen=True):
    """A table somebody has come into."""

    table: str
    role: str
    seat: str


class Me(Struct, frozen=True):
    """Whoever asks, as far as we know them."""

    host: bool
    places: list[Place]


class Token(Taken, frozen=True):
    """What was in a link."""

    token: Text


class Moving(Struct, frozen=True):
    """A link for one's own other device, and a code that does the same: once, and soon."""

    url: str
    svg: str
    code: str
    seconds: int


@endpoints.post("/api/join", takes=Coming, gives=Came, signed=False)
async def join(call: Call) -> Came:
    """Exchange an invitation for a session, which is kept in a cookie. The code of a move signs one in as oneself."""
    asked: Coming = call.body
    call.hall.comings.check(call.sender, call.now)
    if bool(asked.token) == bool(asked.code):
        raise Unclear("error-web-token-or-code")
    known = call.hall.codes.open(asked.code, call.sender, call.now) if asked.code else ""
    if known and (moved := call.hall.moves.take_by_code(known, call.now)):
        return await _come_over(call, moved)
    invitation = await _invitation(call, asked.token, known)
    person = call.signed.person if call.signed else call.hall.doors.newcomer()
    if not invitation.table:
        grant = await in_thread(call.hall.doors.accept, invitation, person, call.now)
    else:
        grant = await _come_to_table(call, invitation, person, asked.name)
    await keep_signed_in(call, person)
    return Came(grant.role, grant.table, grant.seat)


async def _invitation(call: Call, token: str, known: str) -> Secret:
    """The invitation of a token, or the one that a code stood for."""
    doors = call.hall.doors
    found: Secret = (
        await in_thread(doors.invitation_of_code, known, call.now)
        if known
        else await in_thread(doors.invitation, token, call.now)
    )
    return found


async def _come_over(call: Call, person: str) -> Came:
    """Sign a person in on this device: at their seat if they have only one, else in the lobby."""
    call.signed = None
    await keep_signed_in(call, person)
    places = [place for place in (await _me(call)).places if place.seat]
    return Came(places[0].role, places[0].table, places[0].seat) if len(places) == 1 else Came("", "", "")


async def _come_to_table(call: Call, invitation: Secret, person: str, name: str) -> Secret:
    """Let somebody in; a link to a seat seats them, unless somebody came first since the link was written."""
    hall = call.hall
    async with hall.tables.room(invitation.table) as room:
        if await shown_out(hall, room, person):  # which may have closed this very link
            await in_thread(hall.doors.invitation_of_code, invitation.id, call.now)
        if invitation.seat:
            await room.house(TakeSeat(invitation.seat, person, invitation.id))
            room.hang_up("error-web-seat-changed", lambda line: line.seat == invitation.seat and line.person != person)
        grant: Secret = await in_thread(hall.doors.accept, invitation, person, call.now)
        return await sit_down(hall, room, person, name=name) if name and not grant.seat else grant


async def keep_signed_in(call: Call, person: str) -> None:
    """Give whoever has just come a session, unless there is one."""
    if call.signed is None:
        made = await in_thread(call.hall.doors.sign_in, person, call.now)
        call.signed = Signed(person, made.secret.id)
        call.cookie = call.hall.cookie.given(made.token, SESSION_SECONDS)


@endpoints.get("/api/me", gives=Me)
async def me(call: Call) -> Me:
    """Which tables one has come into."""
    return await _me(call)


async def _me(call: Call) -> Me:
    grants: list[Secret] = await in_thread(call.hall.doors.grants, call.person)
    places = [Place(grant.table, grant.role, grant.seat) for grant in grants if grant.table]
    return Me(any(grant.role == HOST for grant in grants), places)


@endpoints.post("/api/me/move", gives=Moving)
async def begin_move(call: Call) -> Moving:
    """A link, its QR code and a code to read out, each of which signs one in on another device."""
    hall = call.hall
    token = hall.moves.make(call.person, call.now)
    code = hall.codes.make(token.partition(".")[0], call.now, MOVE_SECONDS)
    url = move_url(hall.base, token)
    return Moving(url, qr.as_svg(url, "QR"), code.shown, MOVE_SECONDS)


@endpoints.post("/api/move", takes=Token, gives=Me, signed=False)
async def move(call: Call) -> Me:
    """Come over to this device."""
    call.hall.comings.check(call.sender, call.now)
    person = call.hall.moves.take(call.body.token, call.now)
    call.signed = None
    await keep_signed_in(call, person)
    return await _me(call)


@endpoints.delete("/api/session")
async def leave(call: Call) -> None:
    """Sign out on this device."""
    assert call.signed is not None
    await in_thread(call.hall.doors.sign_out, call.signed.session)
    call.hall.hang_up("error-web-signed-out", call.signed.session)
    call.cookie = call.hall.cookie.taken()


@endpoints.delete("/api/sessions")
async def leave_everywhere(call: Call) -> None:
    """Sign out on all devices."""
    await in_thread(call.hall.doors.sign_out_everywhere, call.person)
    for room in call.hall.tables.open_rooms():
        room.hang_up("error-web-signed-out", lambda line: line.person == call.person)
    call.cookie = call.hall.cookie.taken()
