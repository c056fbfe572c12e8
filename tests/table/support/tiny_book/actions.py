"""Actions of the tiny book: who may open which."""

from __future__ import annotations

from moothall.talk.actions import Opens
from tests.table.support.tiny_book import Table

OPENS = {
    "tiny.spend": Opens("player", "pool"),
    "tiny.pledge": Opens("player", "pool"),
    "tiny.window": Opens("player", "pool", own=(), holds=()),
    "tiny.throw": Opens("player", "dice", gm_only=("again",)),
    "tiny.both": Opens("player", "pool"),
    "tiny.whisper": Opens("player", "pool"),
    "tiny.break": Opens("player", "pool"),
    "tiny.drift": Opens("player", "pool"),
    "tiny.explode": Opens("player", "pool", own=()),
}


def start(edition: str) -> Table:
    return Table()


def seat_of(table: Table, id: str) -> str:
    return next((hero.seat for hero in table.heroes if hero.id == id), "")


def name_of(table: Table, id: str) -> str:
    return next((hero.id.capitalize() for hero in table.heroes if hero.id == id), id)
