"""Links that invite, and the short codes that stand for them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from moothall.errors import MoothallError, Unclear
from moothall.store import Secret
from moothall.table.commands import NoteLink, NoteUnlink
from moothall.table.room import Role
from moothall.web import qr
from moothall.web.access import Admission, Made, invite_url
from moothall.web.authorize import check_looks_after, looking_after
from moothall.web.calls import Call, Endpoints, in_thread
from moothall.web.tables import LiveTable
from moothall.web.wire import Received, Text

endpoints = Endpoints()


class MakeLink(Received, frozen=True):
    """An invitation: to a role, and to one seat or to any."""

    role: Role = "player"
    seat: Text = ""


class LinkShown(Struct, frozen=True):
    """An invitation that exists. Its token is shown only when it is made."""

    id: str
    role: str
    seat: str
    made: int
    ended: bool


class Links(Struct, frozen=True):
    """Invitations, the oldest first."""

    links: list[LinkShown]


class LinkMade(Struct, frozen=True):
    """A new invitation with its link and its QR code, which are shown only now."""

    id: str
    role: str
    seat: str
    token: str
    url: str
    svg: str


class CodeShown(Struct, frozen=True):
    """A short code to read out; it lasts ten minutes."""

    code: str
    seconds: int


class Dropping(Struct, frozen=True):
    """Whether those who came by a link stay."""

    guests: Literal["go", "stay"] = "go"


@endpoints.get("/api/tables/{table}/links", gives=Links)
async def list_links(call: Call) -> Links:
    """The invitations to a table."""
    async with looking_after(call) as live:
        found: list[Secret] = await in_thread(call.context.access.invitations, live.kept.id)
        return Links([_shown(link, call.now) for link in found])


def _shown(link: Secret, now: float) -> LinkShown:
    return LinkShown(link.id, link.role, link.seat, link.made, link.ends is not None and link.ends <= now)


@endpoints.post("/api/tables/{table}/links", takes=MakeLink, gives=LinkMade, status=201, right=check_looks_after)
async def make_link(call: Call) -> LinkMade:
    """Make a link that invites."""
    asked: MakeLink = call.body
    async with looking_after(call) as live:
        role, seat = _wanted(live, asked)
        admission = Admission(live.kept.id, role, seat)
        made: Made = await in_thread(call.context.access.invite, admission, call.now)
        await live.as_server(NoteLink(made.secret.id, role, seat))
    url = invite_url(call.context.base, made.token)
    return LinkMade(made.secret.id, admission.role, admission.seat, made.token, url, qr.as_svg(url, "QR"))


def _wanted(live: LiveTable, asked: MakeLink) -> tuple[Role, str]:
    """The role and seat of an invitation: a seat has the role it has, and the GM's is one seat."""
    seat = "gm" if asked.role == "gm" else asked.seat
    if not seat:
        return asked.role, ""
    held = live.table.stored_room.seat(seat)
    if held is None:
        raise Unclear("error-table-no-seat", id=seat)
    return held.role, seat


@endpoints.delete("/api/tables/{table}/links/{link}", query=Dropping)
async def drop_link(call: Call) -> None:
    """Let no more persons in by a link; and shut out all who came by it, unless they may stay."""
    asked: Dropping = call.query
    async with looking_after(call) as live:
        link, table = call.path["link"], live.kept.id
        if asked.guests == "stay":
            await in_thread(call.context.access.close, link, table, call.now)
        else:
            gone: list[Secret] = await in_thread(call.context.access.revoke, link, table)
            await call.context.leave(live, {grant.person for grant in gone})
        await call.context.with_codes(call.context.codes.close, link)
        if any(known.id == link for known in live.table.stored_room.links):
            await live.as_server(NoteUnlink(link))


@endpoints.post("/api/tables/{table}/links/{link}/code", gives=CodeShown, status=201)
async def make_code(call: Call) -> CodeShown:
    """A short code for a link."""
    async with looking_after(call) as live:
        links: list[Secret] = await in_thread(call.context.access.invitations, live.kept.id)
    if not any(link.id == call.path["link"] for link in links):
        raise MoothallError("error-web-link")
    code = await call.context.with_codes(call.context.codes.make, call.path["link"], call.now)
    return CodeShown(code.shown, int(code.ends - call.now))
