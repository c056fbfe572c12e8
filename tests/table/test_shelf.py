"""The GM's shelf: what is prepared is nobody else's to know, and one press shows all of it or nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from moothall import books
from moothall.errors import MoothallError, Unclear
from moothall.sight import redact
from moothall.table import commands as c
from moothall.table import room as h
from moothall.table.room_commands import LONGEST_CLOCK, MOST_TRAITS
from moothall.table.shelf import MOST_PARTS, MOST_PREPARED
from moothall.web.command_types import read_order
from tests.table.support.live_table import Host, wire

BOOKS = books.book_ids()
PLAYERS = ("ana", "bo", "cy", "guest")
FOES: dict[str, tuple[str, dict[str, Any]]] = {
    "nde1": ("nde.foe", {"tier": "boss", "name": "Kray"}),
    "nde2": ("nde.foe", {"tier": "boss", "name": "Kray"}),
    "nova6": ("nova6.build", {"entity": {"name": "Kray"}}),
    "houses2d20": ("houses.extra", {"name": "Kray"}),
}
"""How the GM of each book brings a figure in."""


def action(procedure: str, **args: Any) -> h.PreparedAction:
    return h.PreparedAction(procedure, msgspec.json.encode(args).decode())


def night(book: str) -> c.Prepare:
    """A scene with a picture, squares, a clock, a page, and somebody dangerous."""
    procedure, args = FOES[book]
    holds = h.Prepared(
        h.Scene("Salt gate", "Fog, and one lamp.", "lamp-picture", ("Foggy",)),
        h.Ground(8, 5, "", ((1, 1),), ()),
        (h.PreparedPage("A letter", "Come alone.", "", (), True), h.PreparedPage("A key", "", "", ("bo",))),
        (h.PreparedClock("The tide", 4), h.PreparedClock("The watch", 6, seen=False)),
        (action(procedure, **args),),
    )
    return c.Prepare("The salt gate", holds)


def on_the_shelf(host: Host) -> h.ShelfItem:
    (item,) = host.table.room_state.shelf
    return item


@pytest.mark.parametrize("book", BOOKS)
def test_nothing_of_the_shelf_reaches_a_player_before_it_is_shown(book: str) -> None:
    """Not a byte, not a number: the players' streams are as if nothing had been prepared, changed or discarded."""
    host = Host(book)
    before = {viewer: wire(host.seen(viewer)) for viewer in PLAYERS}
    host.do("gm", night(book))
    host.do("gm", c.Prepare("Another", h.Prepared(h.Scene("Roofs", "Rain.")), on_the_shelf(host).id))
    host.do("gm", c.DiscardPrepared(on_the_shelf(host).id))
    assert {viewer: wire(host.seen(viewer)) for viewer in PLAYERS} == before
    assert host.table.room_state.shelf == ()


@pytest.mark.parametrize("book", BOOKS)
def test_one_press_shows_all_that_is_prepared(book: str) -> None:
    """Scene, squares, clocks, pages and figure are there in one step, each for those who may see it."""
    host = Host(book)
    host.do("gm", night(book))
    steps = len(host.table.steps)
    host.do("gm", c.ShowPrepared(on_the_shelf(host).id))
    host.finish()
    room, state = host.table.room_state, host.table.game.state
    assert len(host.table.steps) == steps + 1
    assert on_the_shelf(host).shown
    assert room.scene == h.Scene("Salt gate", "Fog, and one lamp.", "lamp-picture", ("Foggy",))
    assert room.ground == h.Ground(8, 5, "", ((1, 1),), ())
    assert [(clock.name, clock.seen) for clock in room.clocks] == [("The tide", True), ("The watch", False)]
    assert [page.title for page in room.exhibits] == ["A letter"]
    assert [(page.title, page.readers) for page in room.handouts] == [("A key", ("bo",))]
    assert "Kray" in str(state) and "Kray" in str(redact(state, "ana"))
    assert "A key" in str(host.seen("bo")) and "A key" not in str(host.seen("ana"))
    assert "The watch" not in str(host.seen("ana"))


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_prepared_can_be_shown_again(book: str) -> None:
    """Each time its figures, pages and clocks are new ones."""
    host = Host(book)
    host.do("gm", night(book))
    named = []
    for _ in range(2):
        host.do("gm", c.ShowPrepared(on_the_shelf(host).id))
        named.append(wire(host.table.game.state).count(b'"Kray"'))
    room = host.table.room_state
    assert named[1] == 2 * named[0] > 0
    assert len({clock.id for clock in room.clocks}) == 4
    assert len({page.id for page in room.exhibits} | {page.id for page in room.handouts}) == 4


def test_a_shelf_survives_a_restart() -> None:
    """As everything does that was acknowledged; the GM's views add up to it."""
    host = Host("nde2")
    host.do("gm", night("nde2"))
    host.do("gm", c.ShowPrepared(on_the_shelf(host).id))
    again = host.again()
    assert again.table.room_state == host.table.room_state
    assert wire(again.seen("gm")) == wire(host.seen("gm"))


def test_one_refused_part_shows_nothing() -> None:
    """A page for a seat that has gone: neither scene nor clock appears, and the sentence says why."""
    host = Host("nde2")
    host.do("gm", night("nde2"))
    host.do("gm", c.RemoveSeat("bo"))
    before = host.table.room_state, host.table.game.state
    with pytest.raises(Unclear, match="error-table-no-seat"):
        host.do("gm", c.ShowPrepared(on_the_shelf(host).id))
    assert (host.table.room_state, host.table.game.state) == before


@pytest.mark.parametrize(
    ("holds", "refusal"),
    [
        (h.Prepared(), "error-table-empty"),
        (h.Prepared(h.Scene("", traits=tuple(map(str, range(MOST_TRAITS + 1))))), "error-table-traits"),
        (h.Prepared(ground=h.Ground(0, 5)), "error-table-ground"),
        (h.Prepared(clocks=(h.PreparedClock("Tide", LONGEST_CLOCK + 1),)), "error-table-clock"),
        (h.Prepared(clocks=(h.PreparedClock("  ", 4),)), "error-table-empty"),
        (h.Prepared(pages=(h.PreparedPage(""),)), "error-table-empty"),
        (h.Prepared(pages=(h.PreparedPage("Letter", "x" * 30_000),)), "error-table-too-long"),
        (h.Prepared(actions=(h.PreparedAction("nde.foe", "[1]"),)), "error-table-prepared-args"),
        (h.Prepared(actions=(action("nde.foe", tier="giant"),)), "error-table-arguments"),
        (h.Prepared(actions=(action("nde.no-such"),)), "error-table-no-procedure"),
        (h.Prepared(clocks=(h.PreparedClock("Tide", 4),) * (MOST_PARTS + 1)), "error-table-too-many"),
    ],
)
def test_what_could_never_be_shown_is_refused_at_once(holds: h.Prepared, refusal: str) -> None:
    """The GM learns it while preparing, not in front of the players."""
    host = Host("nde2")
    with pytest.raises(MoothallError, match=refusal):
        host.do("gm", c.Prepare("Later", holds))


def test_a_shelf_holds_so_much_and_no_more() -> None:
    """What is on it can still be replaced."""
    host, tide = Host("nde2"), h.Prepared(clocks=(h.PreparedClock("Tide", 4),))
    for number in range(MOST_PREPARED):
        host.do("gm", c.Prepare(f"Item {number}", tide))
    with pytest.raises(MoothallError, match="error-table-shelf"):
        host.do("gm", c.Prepare("One more", tide))
    host.do("gm", c.Prepare("First again", tide, host.table.room_state.shelf[0].id))
    assert [item.title for item in host.table.room_state.shelf[:2]] == ["First again", "Item 1"]


@pytest.mark.parametrize(
    "command", [c.Prepare("x", h.Prepared(h.Scene("x"))), c.ShowPrepared("x"), c.DiscardPrepared("x")]
)
def test_players_have_no_shelf(command: c.Command) -> None:
    """Whether an item exists or not, a player hears the same."""
    host = Host("nde2")
    with pytest.raises(MoothallError, match="error-table-may-not"):
        host.do("ana", command)


@pytest.mark.parametrize(
    "command", [c.ShowPrepared("x"), c.DiscardPrepared("x"), c.Prepare("x", h.Prepared(h.Scene("x")), "x")]
)
def test_an_item_that_is_not_there_is_refused(command: c.Command) -> None:
    """With a sentence, as for pages and clocks."""
    with pytest.raises(Unclear, match="error-table-no-such"):
        Host("nde2").do("gm", command)


def test_an_item_comes_over_the_wire() -> None:
    """What is left out of it is as the record has it."""
    order = {"do": "prepare", "title": "Tide", "holds": {"clocks": [{"name": "Tide", "length": 4}]}}
    assert read_order(order) == c.Prepare("Tide", h.Prepared(clocks=(h.PreparedClock("Tide", 4),)))
