"""Pictures: brought by the GM, painted anew, and shown to those who hold a page with them on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from starlette.responses import Response

from moothall.errors import MoothallError
from moothall.store import Hung
from moothall.table import Table
from moothall.web.api.play import SEAT
from moothall.web.authorize import Seated, check_gm, seated
from moothall.web.calls import Call, Endpoints, in_thread
from moothall.web.pictures import Picture, take_in

endpoints = Endpoints()


class PictureShown(Struct, frozen=True):
    """A picture, by the hash of its bytes."""

    name: str
    kind: str
    width: int
    height: int


class Pictures(Struct, frozen=True):
    """The pictures of a table."""

    pictures: list[PictureShown]


async def _check_may_bring(call: Call) -> None:
    """Refuse those who are no GM, and those who bring pictures too often."""
    await check_gm(call)
    call.context.heavy.check(call.person, call.now)


@endpoints.post(SEAT + "/pictures", takes=bytes, gives=PictureShown, status=201, right=_check_may_bring)
async def bring_picture(call: Call) -> PictureShown:
    """For a GM: bring a PNG, JPEG or WebP as the body. It is painted anew; nothing else of the file is kept."""
    async with seated(call) as at:
        _check_gm(at)
        picture: Picture = await call.context.workers.pictures.do(take_in, call.body, call.context.sizes.picture)
        hung = Hung(picture.name, picture.kind, picture.width, picture.height, picture.data)
        await in_thread(call.context.store.hang, at.live.kept.id, hung)
        return _shown(hung)


@endpoints.get(SEAT + "/pictures", gives=Pictures)
async def list_pictures(call: Call) -> Pictures:
    """For a GM: all pictures of the table."""
    async with seated(call) as at:
        _check_gm(at)
        found: list[Hung] = await in_thread(call.context.store.pictures, at.live.kept.id)
        return Pictures([_shown(each) for each in found])


@endpoints.get(SEAT + "/pictures/{picture}", gives=bytes)
async def show_picture(call: Call) -> Response:
    """A picture, for a person who may see it now; for others there is none."""
    async with seated(call) as at:
        name, viewer = call.path["picture"], at.viewer
        if not at.is_gm and name not in await at.live.desk.look(lambda table: set(_seen(table, viewer))):
            raise MoothallError("error-web-no-picture")
        found: Hung | None = await in_thread(call.context.store.picture, at.live.kept.id, name)
    if found is None:
        raise MoothallError("error-web-no-picture")
    return Response(found.data, media_type=f"image/{found.kind}", headers={"cache-control": "private, no-cache"})


def _seen(table: Table, viewer: str) -> Iterator[Any]:
    """The pictures of the pages that a viewer holds, of the scene, of the board, and of faces."""
    room_state = table.stream(viewer).room_state
    places = (place for place in (room_state.scene, room_state.ground) if place is not None)
    return (
        shown.picture
        for shown in (*room_state.handouts, *room_state.exhibits, *room_state.faces, *places)
        if shown.picture
    )


def _check_gm(at: Seated) -> None:
    if not at.is_gm:
        raise MoothallError("error-web-gm-only")


def _shown(hung: Hung) -> PictureShown:
    return PictureShown(hung.name, hung.kind, hung.width, hung.height)
