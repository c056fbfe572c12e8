"""Ids of new things: a GM may choose them, a player may not, so that no player finds a hidden figure by trying ids."""

from __future__ import annotations

from typing import Any

import pytest

from moothall import books
from moothall.errors import MoothallError
from moothall.handlers.dice import Seeded
from moothall.speech import voice
from moothall.table import commands as c
from moothall.table.book import Book
from moothall.web.create_table import begin
from moothall.web.workshops import workshop
from tests.table.support.live_table import Host, wire

BOOKS = books.book_ids()
FOE = c.Open("nde.foe", {"id": "ogre", "tier": "minion", "hidden": True})
HIDDEN = {
    "nde1": FOE,
    "nde2": FOE,
    "nova6": c.Open("nova6.build", {"id": "ogre", "entity": {"name": "Ogre"}, "seen": False}),
    "houses2d20": c.Open("houses.extra", {"id": "ogre", "name": "Ogre", "hidden": True}),
}
"""How the GM of each book brings a figure that nobody else sees, under an id that is easy to guess."""


def sheet(book: str) -> dict[str, Any]:
    """A legal character of a book."""
    options = books.ruleset(book).options().defaults
    return workshop(book).drawn(voice("en", book).say, Seeded("oda"), options)


def joins(host: Host, seat: str, wish: str) -> str:
    """Bring a character from a seat under a wished id, and say how that was answered."""
    try:
        ack = host.do(seat, begin(host.table.book.joining("ana", wish, sheet(host.ruleset))), f"join as {wish}")
        return f"{ack.number}"
    except MoothallError as refusal:
        return refusal.key


def seen_by_ana(book: str, *before: c.Command) -> tuple[str, list[bytes]]:
    """The answer to Ana's joining under the hidden figure's id, and her whole stream."""
    host = Host(book)
    for command in before:
        host.do("gm", command)
    return joins(host, "ana", "ogre"), [wire(message) for message in host.table.stream("ana").messages]


@pytest.mark.parametrize("book", BOOKS)
def test_joining_under_a_hidden_figures_id_tells_nothing(book: str) -> None:
    """In every book, answer and stream are the same whether a hidden figure has that id or nobody has."""
    there, gone = seen_by_ana(book, HIDDEN[book]), seen_by_ana(book)
    assert there == gone and there[0].isdigit()


@pytest.mark.parametrize("book", BOOKS)
def test_a_players_choice_of_an_id_would_be_found(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison above can fail: a table that takes a player's own ids is caught."""
    honest = Book.opening

    def taking(self: Book, name: str, args: dict[str, Any], *rest: Any, own_ids: bool = True) -> Any:
        return honest(self, name, args, *rest, own_ids=True)

    monkeypatch.setattr(Book, "opening", taking)
    assert seen_by_ana(book, HIDDEN[book]) != seen_by_ana(book)


@pytest.mark.parametrize("book", BOOKS)
def test_a_gm_is_told_that_an_id_is_taken(book: str) -> None:
    """A GM chooses ids, and sees everybody who has one."""
    host = Host(book)
    host.do("gm", HIDDEN[book])
    assert joins(host, "gm", "ogre") == "error-id-taken"
    assert joins(host, "gm", "oda").isdigit() and host.table.book.seat_of(host.table.game.state, "oda") == "ana"


@pytest.mark.parametrize("book", BOOKS)
def test_two_who_wish_for_one_id_both_come(book: str) -> None:
    """The table makes an id for each command, and the same again for a command that is sent again."""
    host = Host(book)
    first = joins(host, "ana", "oda")
    assert joins(host, "ana", "oda") == first
    host.do("ana", begin(host.table.book.joining("ana", "oda", sheet(book) | {"name": "Oda"})), "another")
    assert len([seat for _, seat in host.table.book.heroes(host.table.game.state) if seat == "ana"]) == 2
