"""Signing in by a link, by a code, or from another device; and signing out."""

from __future__ import annotations

from msgspec import Struct

from moothall.errors import MoothallError, Unclear
from moothall.store import Secret
from moothall.table.commands import TakeSeat
from moothall.web import qr
from moothall.web.access import HOST, SESSION_SECONDS, Signed, move_url
from moothall.web.authorize import shown_out
from moothall.web.calls import Call, Endpoints, in_thread
from moothall.web.codes import MOVE_SECONDS
from moothall.web.join import sit_down
from moothall.web.wire import Received, Text

endpoints = Endpoints()


class Coming(Received, frozen=True):
    """A link's token or a code, and perhaps a name to sit down with at once."""

    token: Text = ""
    code: Text = ""
    name: Text = ""


class EntryResult(Struct, frozen=True):
    """Where a person came in: a table and a role, and the seat if there is one already. The host has no table."""

    role: str
    table: str
    seat: str


class EnteredTable(Struct, frozen=True):
    """A table the person was admitted to."""

    table: str
    role: str
    seat: str


class Me(Struct, frozen=True):
    """The person who asks, as far as we know them."""

    host: bool
    places: list[EnteredTable]


class Token(Received, frozen=True):
    """The token of a link."""

    token: Text


class DeviceLink(Struct, frozen=True):
    """A link for one's own other device, and a code that does the same: once, and soon."""

    url: str
    svg: str
    code: str
    seconds: int


@endpoints.post("/api/join", takes=Coming, gives=EntryResult, signed=False)
async def join(call: Call) -> EntryResult:
    """Exchange an invitation for a session, which is kept in a cookie. The code of a move signs one in as oneself."""
    asked: Coming = call.body
    if bool(asked.token) == bool(asked.code):
        raise Unclear("error-web-token-or-code")
    context = call.context
    known = await _known(call, asked.code) if asked.code else ""
    if known and (moved := await context.with_codes(context.moves.take_by_code, known, call.now)):
        return await _come_over(call, moved)
    invitation = await _invitation(call, asked.token, known)
    person = call.signed.person if call.signed else call.context.access.newcomer()
    if not invitation.table:
        grant = await in_thread(call.context.access.accept, invitation, person, call.now)
    else:
        grant = await _come_to_table(call, invitation, person, asked.name)
    await keep_signed_in(call, person)
    return EntryResult(grant.role, grant.table, grant.seat)


async def _known(call: Call, code: str) -> str:
    """What a code stands for. A try is counted once, where it arrives; a code can be guessed, so a right one counts.

    A person who is signed in pays for their own tries, and not for those of strangers at their address.
    """
    await call.count_coming(call.payer)
    codes = call.context.codes
    if call.is_counted:
        return await call.context.with_codes(codes.known, code, call.now)
    return await call.context.with_codes(codes.open, code, call.payer, call.now)


async def _invitation(call: Call, token: str, known: str) -> Secret:
    """The invitation of a token, or the one that a code stood for.

    Only wrong tokens count as tries of an address, or whoever tries them would lock out all others there; nobody comes
    by a right one without having been given it. How often a link is used is counted for the link.
    """
    access = call.context.access
    if known:
        found: Secret = await in_thread(access.invitation_of_code, known, call.now)
        return found
    try:
        found = await in_thread(access.invitation, token, call.now)
    except MoothallError:
        await call.count_coming()
        raise
    await call.count_coming(f"by {found.id}")
    return found


async def _come_over(call: Call, person: str) -> EntryResult:
    """Sign a person in on this device: at their seat if they have only one, else in the lobby."""
    call.signed = None
    await keep_signed_in(call, person)
    places = [place for place in (await _me(call)).places if place.seat]
    return EntryResult(places[0].role, places[0].table, places[0].seat) if len(places) == 1 else EntryResult("", "", "")


async def _come_to_table(call: Call, invitation: Secret, person: str, name: str) -> Secret:
    """Admit a person; a link to a seat seats them, unless another came first since the link was written."""
    context = call.context
    context.sockets.check_newcomer(person)
    async with context.tables.live(invitation.table) as live:
        if await shown_out(context, live, person):  # which may have closed this very link
            await in_thread(context.access.invitation_of_code, invitation.id, call.now)
        if invitation.seat:
            await live.as_server(TakeSeat(invitation.seat, person, invitation.id))
            live.hang_up("error-web-seat-changed", lambda line: line.seat == invitation.seat and line.person != person)
        grant: Secret = await in_thread(context.access.accept, invitation, person, call.now)
        return await sit_down(context, live, person, name=name) if name and not grant.seat else grant


async def keep_signed_in(call: Call, person: str) -> None:
    """Give a person who has just come a session, unless there is one."""
    if call.signed is None:
        made = await in_thread(call.context.access.sign_in, person, call.now)
        call.signed = Signed(person, made.secret.id)
        call.cookie = call.context.cookie.given(made.token, SESSION_SECONDS)


@endpoints.get("/api/me", gives=Me)
async def me(call: Call) -> Me:
    """Which tables one has come into."""
    return await _me(call)


async def _me(call: Call) -> Me:
    grants: list[Secret] = await in_thread(call.context.access.grants, call.person)
    places = [EnteredTable(grant.table, grant.role, grant.seat) for grant in grants if grant.table]
    return Me(any(grant.role == HOST for grant in grants), places)


@endpoints.post("/api/me/move", gives=DeviceLink)
async def begin_move(call: Call) -> DeviceLink:
    """A link, its QR code and a code to read out, each of which signs one in on another device."""
    context = call.context
    token = await context.with_codes(context.moves.make, call.person, call.now)
    code = await context.with_codes(context.codes.make, token.partition(".")[0], call.now, MOVE_SECONDS)
    url = move_url(context.base, token)
    return DeviceLink(url, qr.as_svg(url, "QR"), code.shown, MOVE_SECONDS)


@endpoints.post("/api/move", takes=Token, gives=Me, signed=False)
async def move(call: Call) -> Me:
    """Come over to this device. A token is good once, so only wrong ones are counted."""
    try:
        person = await call.context.with_codes(call.context.moves.take, call.body.token, call.now)
    except MoothallError:
        await call.count_coming()
        raise
    call.signed = None
    await keep_signed_in(call, person)
    return await _me(call)


@endpoints.delete("/api/session")
async def leave(call: Call) -> None:
    """Sign out on this device."""
    assert call.signed is not None
    await in_thread(call.context.access.sign_out, call.signed.session)
    await call.context.signed_out(session=call.signed.session)
    call.cookie = call.context.cookie.taken()


@endpoints.delete("/api/sessions")
async def leave_everywhere(call: Call) -> None:
    """Sign out on all devices."""
    await in_thread(call.context.access.sign_out_everywhere, call.person)
    await call.context.signed_out(person=call.person)
    call.cookie = call.context.cookie.taken()
