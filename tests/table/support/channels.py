"""Channels by which a viewer learns of a table, and where two tables that should look alike do not.

Everything is compared as bytes, so sizes are compared with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import msgspec

from moothall.archive.export import view
from moothall.errors import MoothallError
from moothall.store.store import TableRow
from moothall.table.core import Table
from moothall.talk.actions import access_of, filled
from moothall.web import odds
from moothall.web.api import actions as api
from moothall.web.render import Telling
from tests.table.support.live_table import wire
from tests.table.support.stories import EYES, StorySession


def sent(session: StorySession, again: Table, viewer: str) -> dict[str, Any]:
    """All messages and answers of a viewer, channel by channel, also after the table was opened again."""
    table = session.table
    last = table.stream(viewer).number
    numbers = sorted({0, last // 2, last})
    return {
        "stream": session.frames[viewer],
        "snapshot": wire(table.snapshot(viewer)),
        "prompts": wire(table.now(viewer)),
        "odds": [weighed(table, viewer, odds.OddsRequest("", one.id, "", {})) for one in table.now(viewer).prompts],
        "replay": [wire(table.replayed(viewer, number)) for number in numbers],
        "rewind list": [wire(table.goes(viewer, number)) for number in numbers],
        "view as": wire(table.seen_as(viewer)),
        "restart": wire(again.seen_as(viewer)),
        **beforehand(table, viewer),
        **told_and_exported(table, viewer),
    }


def beforehand(table: Table, viewer: str) -> dict[str, Any]:
    """What a viewer is told before anything is begun: whose turn it is, their hero's actions, and what forms ask."""
    view, told = table.stream(viewer).view, Telling(table, viewer, "en").turns(table.stream(viewer).view)
    heroes = [one.id for one in (*getattr(view, "heroes", ()), *getattr(view, "characters", ())) if one.seat == viewer]
    listed = [list(api._actions_listed(table, viewer, hero, "en")) for hero in heroes]
    hands = [list(api._hands(table, viewer, hero, "en")) for hero in heroes]
    return {
        "turns": msgspec.json.encode(told),
        "actions": msgspec.json.encode((listed, hands)),
        "forms": [asked for hero in heroes for asked in forms(table, viewer, hero)],
    }


def forms(table: Table, viewer: str, hero: str) -> Iterator[bytes]:
    """What each action of a hero is going to ask its player, as its form tells before it has begun."""
    stream = table.stream(viewer)
    for offer in table.book.offers(stream.view, hero):
        procedure = table.book.procedure(offer.procedure)
        own = dict.fromkeys(access_of(procedure).own, hero)
        args = filled(procedure, stream.view, own, lambda _, id: id) if offer.open else None
        if args is not None:
            opening = table.book.opening(offer.procedure, args)
            coming = table.preview.of_opening(opening, stream.view, lambda seat: seat == viewer)
            yield offer.procedure.encode() + wire([stream.upcoming(*one) for one in coming])


def told_and_exported(table: Table, viewer: str) -> dict[str, Any]:
    """A viewer's log in words, line by line, and their own export."""
    telling, row = Telling(table, viewer, "en"), TableRow("table", table.book.id, "The Lantern", 0, 0, "en")
    return {
        "words": [msgspec.json.encode(telling.line(message)) for message in table.told(viewer)],
        "export": view(row, table, viewer, lambda _: None),
    }


def weighed(table: Table, viewer: str, asked: odds.OddsRequest) -> Any:
    """The odds, or why there are none."""
    seat = table.stored_room.seat(viewer)
    assert seat is not None
    try:
        return odds.count(table.book.id, odds.seen_by(table, seat, asked), asked.procedure, asked.args)
    except MoothallError as refusal:
        return refusal.key, wire(refusal.values), refusal.cite


def leaks(ours: StorySession, theirs: StorySession) -> dict[tuple[str, str], Any]:
    """Where two tables that should look alike do not: viewer and channel, with the first thing that differs."""
    found = {}
    ours_again, theirs_again = ours.again().table, theirs.again().table
    for viewer in EYES:
        one, other = sent(ours, ours_again, viewer), sent(theirs, theirs_again, viewer)
        for channel in one:
            if one[channel] != other[channel]:
                found[viewer, channel] = first_difference(one[channel], other[channel])
    return found


def first_difference(one: Any, other: Any) -> Any:
    if isinstance(one, list) and isinstance(other, list):
        return next((pair for pair in zip_longest(one, other) if pair[0] != pair[1]), None)
    return one, other
