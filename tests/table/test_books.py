"""Books at the table: who may open each procedure, and every field of a state can be edited."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall import books
from moothall.errors import MoothallError, NotYours, Unclear
from moothall.rulesets import nde
from moothall.sight import redact
from moothall.speech import LANGUAGES, sentence
from moothall.table import commands as c
from moothall.table.book import Book
from moothall.table.edits import Edited, applied, difference, placed
from moothall.talk.procedure import Procedure
from tests.books.nde.support.stories import VIEWERS, Move, act, stories, tables
from tests.support.soaking import tries
from tests.table.support.bots import leaves
from tests.table.support.live_table import Host
from tests.table.support.stories import StorySession

BOOKS = books.book_ids()


@pytest.mark.parametrize("id", BOOKS)
def test_another_seats_question_is_refused_under_a_rule(id: str) -> None:
    """The same for a prompt of others and for one that never was: the book's rule of who decides, and no more."""
    host = Host(id)
    for viewer in ("ana", "bo"):
        with pytest.raises(NotYours, match="error-table-no-prompt") as refused:
            host.do(viewer, c.Answer("no such prompt", "yes"))
        cite = refused.value.cite
        assert cite == host.table.book.decides and cite in books.rulebook(id).rules
        assert all(cite in sentence(refused.value, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("id", BOOKS)
def test_each_procedure_of_a_book_has_its_arguments_and_chapter(id: str) -> None:
    """Each procedure that a table can open is declared as an action, under a chapter of this book."""
    book = Book(id)
    for name, procedure in book.procedures.items():
        assert procedure.declared is not None and procedure.declared.chapter in book.groups, name
    players = [name for name in book.procedures if book.access(name).by == "player"]
    assert all(book.access(name).own or book.access(name).seats for name in players)


@pytest.mark.parametrize("id", BOOKS)
def test_a_book_opens_an_empty_table_without_played_characters(id: str) -> None:
    """A book starts with an empty state of its own, in which no character has a seat."""
    book = Book(id)
    assert book.seat_of(book.start, "ilse") == "" and book.name_of(book.start, "ilse") == "ilse"
    assert book.group_of("no.such.rule") == "" and len(book.groups) > 5


PLAYERS: set[Procedure[..., Any]] = {
    *(nde.test, nde.attack, nde.power, nde.act, nde.pass_turn, nde.approach, nde.walk, nde.revive, nde.grow),
}


def test_players_open_hero_actions_and_the_gm_the_rest() -> None:
    """A hero's actions are the player's to open; all other procedures are the GM's."""
    book = Book("nde2")
    theirs = {name for name in book.procedures if book.access(name).by == "player"}
    assert theirs >= {procedure.name for procedure in PLAYERS}
    gms: set[Procedure[..., Any]] = {
        *(
            nde.bring_foe,
            nde.reveal,
            nde.suffer,
            nde.award_luck,
            nde.begin_scene,
            nde.foe_turn,
            nde.roll_test,
            nde.unlock,
        ),
    }
    assert not theirs & {procedure.name for procedure in gms}


def test_only_the_gm_may_overrule() -> None:
    """A player who would move further than the rules allow cannot say so themselves."""
    session = StorySession({}, "")
    session.open("gm", nde.bring_foe, ("rat", "minion"))
    args = {"who": "bram", "reference": "rat", "zone": "very_far", "overrule": True}
    far = c.Open(nde.approach.name, args)
    with pytest.raises(MoothallError, match="error-table-gm-argument"):
        session.table.run("bo", "bo", "x", far)
    with pytest.raises(MoothallError, match="error-one-zone"):
        session.table.run("bo", "bo", "x", c.Open(nde.approach.name, args | {"overrule": False}))
    assert session.do("gm", far) is not None


# ---- Any field of any state -----------------------------------------------------------------------------------------


def others(value: Any) -> list[Any]:
    """Other values for a field, as they come over the wire."""
    plain = msgspec.to_builtins(value)
    match plain:
        case bool():
            return [not plain]
        case int():
            return [plain + 1, 0]
        case str():
            return ["off", "on", "none", "partial", "heroes", "a bell"]
        case [_, *rest]:
            return [rest]
        case _:
            return [None, [], "a bell", 7, [1, 2]]


@pytest.mark.slow
@given(st.data(), stories(), tables)
@tries(25, 1_000)
def test_any_field_can_be_edited_and_every_view_follows(
    data: st.DataObject, story: list[Move], options: dict[str, str]
) -> None:
    """After an edit of any field, each viewer's changes lead to that viewer's view of the new state."""
    state = act(story, **options).state
    for _ in range(12):
        path, value = data.draw(st.sampled_from(list(leaves(state))))
        try:
            after = applied(state, Edited(path, data.draw(st.sampled_from(others(value)))))
        except Unclear:
            continue  # a word that is not one of the few
        for viewer in VIEWERS:
            view = redact(state, viewer)
            for change in difference(view, redact(after, viewer)):
                view = placed(view, change)
            assert view == redact(after, viewer)
        state = after
