"""Actions of the tiny book: who may open which."""

from __future__ import annotations

from moothall.talk.actions import ActionAccess
from tests.table.support.tiny_book import Table

ACCESS = {
    "tiny.spend": ActionAccess("player", "pool"),
    "tiny.pledge": ActionAccess("player", "pool"),
    "tiny.window": ActionAccess("player", "pool", own=(), holds=()),
    "tiny.throw": ActionAccess("player", "dice", gm_only=("again",)),
    "tiny.both": ActionAccess("player", "pool"),
    "tiny.whisper": ActionAccess("player", "pool"),
    "tiny.break": ActionAccess("player", "pool"),
    "tiny.drift": ActionAccess("player", "pool"),
    "tiny.explode": ActionAccess("player", "pool", own=()),
}


def start(edition: str) -> Table:
    return Table()


def seat_of(table: Table, id: str) -> str:
    return next((hero.seat for hero in table.heroes if hero.id == id), "")


def name_of(table: Table, id: str) -> str:
    return next((hero.id.capitalize() for hero in table.heroes if hero.id == id), id)
