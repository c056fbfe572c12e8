"""Commands of the GM's shelf: what is prepared before a session and shown with one press.

An item holds what the commands would say that show each of its parts now. Its parts are judged by those commands when
it is prepared, as far as that does not hang on the moment, and carried out by them when it is shown: nothing that is
prepared can do what a GM could not do by hand, and if the rules refuse one part, nothing of the item is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from moothall.errors import MoothallError, Unclear
from moothall.table import commands as c
from moothall.table import room as h
from moothall.table.game_commands import open_procedure
from moothall.table.room_commands import (
    checked_clock,
    checked_name,
    checked_page,
    described,
    hand_out,
    laid_out,
    set_clock,
    set_ground,
    set_scene,
)
from moothall.table.sender import Acting
from moothall.table.sizes import check_sizes

MOST_PREPARED = 200
MOST_PARTS = 100


def prepare(acting: Acting, command: c.Prepare) -> None:
    """Put an item on the shelf, or replace one."""
    if command.item:
        _item(acting, command.item)
    elif len(acting.table.room_state.shelf) >= MOST_PREPARED:
        raise MoothallError("error-table-shelf", most=MOST_PREPARED)
    parts = list(_commands(command.holds))
    if not parts:
        raise Unclear("error-table-empty")
    if len(parts) > MOST_PARTS:
        raise Unclear("error-table-too-many", count=len(parts), most=MOST_PARTS)
    for part in parts:
        check_sizes(part)
        _check(acting, part)
    acting.table.note(h.ItemPrepared(command.item or acting.new_id(), checked_name(command.title), command.holds))


def show_prepared(acting: Acting, command: c.ShowPrepared) -> None:
    """Carry out everything that an item holds, each part under an id of its own."""
    item = _item(acting, command.item)
    for number, part in enumerate(_commands(item.holds)):
        sender = Acting(acting.table, acting.seat, acting.actor, acting.id and f"{acting.id}/{number}")
        SHOWING[type(part)](sender, part)
    acting.table.note(h.ItemShown(item.id))


def discard_prepared(acting: Acting, command: c.DiscardPrepared) -> None:
    """Take an item off the shelf; what was shown of it stays."""
    acting.table.note(h.ItemDiscarded(_item(acting, command.item).id))


def _item(acting: Acting, id: str) -> h.ShelfItem:
    found = next((item for item in acting.table.room_state.shelf if item.id == id), None)
    if found is None:
        raise Unclear("error-table-no-such", id=id)
    return found


def _commands(holds: h.Prepared) -> Iterator[c.Command]:
    """Yield the commands that show what an item holds; actions first, since one of them may begin the scene."""
    for action in holds.actions:
        yield c.Open(action.procedure, _arguments(action))
    if (scene := holds.scene) is not None:
        yield c.SetScene(scene.title, scene.text, scene.picture, scene.traits, scene.areas)
    if (ground := holds.ground) is not None:
        yield c.SetGround(ground.width, ground.height, ground.picture, ground.walls, ground.cover)
    for clock in holds.clocks:
        yield c.SetClock(clock.name, clock.length, clock.at, clock.seen)
    for page in holds.pages:
        yield c.HandOut(page.title, page.text, page.picture, page.readers, page.everyone)


def _arguments(action: h.PreparedAction) -> dict[str, Any]:
    try:
        return msgspec.json.decode(action.args, type=dict[str, Any])
    except msgspec.MsgspecError:
        raise Unclear("error-table-prepared-args") from None


def _check(acting: Acting, part: c.Command) -> None:
    """Refuse a part that could never be shown."""
    match part:
        case c.Open():
            acting.table.book.opening(part.procedure, part.args, acting.new_id)
        case c.SetScene():
            described(part)
        case c.SetGround():
            laid_out(part)
        case c.SetClock():
            checked_clock(part)
        case c.HandOut():
            checked_page(part)


SHOWING: dict[type[c.Command], Callable[[Acting, Any], None]] = {
    c.Open: open_procedure,
    c.SetScene: set_scene,
    c.SetGround: set_ground,
    c.SetClock: set_clock,
    c.HandOut: hand_out,
}

SHELVING: dict[type[c.Command], Callable[[Acting, Any], None]] = {
    c.Prepare: prepare,
    c.ShowPrepared: show_prepared,
    c.DiscardPrepared: discard_prepared,
}
