"""The GM's edits at an NDE table: unplayable values are refused in words, and dependent values follow."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from moothall.errors import MoothallError
from moothall.rulesets import nde
from moothall.rulesets.nde import bounds
from moothall.sight import redact
from moothall.speech import LANGUAGES, sentence
from moothall.table import commands as c
from moothall.table.book import Book
from tests.books.nde.support.stage_nde2 import foe, hero, table
from tests.table.support.live_table import Host
from tests.table.support.stories import StorySession


@pytest.fixture
def session() -> StorySession:
    made = StorySession({"clock": "on"}, "")
    made.open("gm", nde.bring_foe, ("rat", "minion"))
    return made


def rule(session: StorySession, *rulings: tuple[tuple[str, ...], Any]) -> None:
    """The GM sets all of this at once; a refusal comes out."""
    Host.do(session, "gm", c.MakeRuling(tuple(c.Ruling(path, value) for path, value in rulings)))


ILSE = ("heroes", "ilse")
RAT = ("foes", "rat")


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ((*ILSE, "hearts"), -1, "“heroes ilse hearts” cannot be -1: as things are it is at least 0."),
        ((*ILSE, "hearts"), 8, "“heroes ilse hearts” cannot be 8: as things are it is at most 5."),
        ((*ILSE, "power"), 40, "at most 3"),
        ((*ILSE, "luck"), -2, "at least 0"),
        ((*ILSE, "hearts_max"), 4, "“heroes ilse hearts” cannot be 5: as things are it is at most 4."),
        ((*ILSE, "hearts_max"), 100_000, "at most 99"),
        ((*ILSE, "fallen"), "asleep", "cannot be “asleep”; the rules know –, down, dead there"),
        ((*ILSE, "attributes", "str"), 7, "cannot be “7”; the rules know 4, 6, 8, 12, 20 there"),
        ((*ILSE, "role"), "mage", "the rules know"),
        ((*RAT, "hearts"), -1, "at least 0"),
        ((*RAT, "defense"), 0, "at least 1"),
        (("options", "edition"), "nde1", "the rules know nde2 there"),
        (("options", "dice_mode"), "2d6", "attributes str” cannot be 6: as things are it is at most 5"),
        (("options", "dice_mode"), "d6", "the rules know ladder, 2d6 there"),
        (("options", "max_helpers"), 0, "at least 1"),
        (("round",), -1, "at least 0"),
        (("conflict",), "maybe", "the rules know –, over there"),
        (("clock",), {"length": 4, "at": 5, "consequence": ""}, "“clock at” cannot be 5"),
    ],
)
def test_an_edit_the_rules_cannot_play_on_with_is_refused(
    session: StorySession, path: tuple[str, ...], value: Any, words: str
) -> None:
    """The sentence names the place, the value and what would do; nothing has changed, in any language."""
    before, last = session.table.game.state, session.table.last
    with pytest.raises(MoothallError) as raised:
        rule(session, (path, value))
    assert words in sentence(raised.value, "en")
    assert all(sentence(raised.value, lang) for lang in LANGUAGES)
    assert session.table.game.state == before and session.table.last == last


EDGES: list[tuple[tuple[str, ...], int, int]] = [
    *(((*ILSE, name), 0, 99) for name in ("luck", "armour", "growth")),
    *(((*ILSE, name), 0, most) for name, most in (("hearts", 5), ("power", 3), ("moved", 999))),
    ((*ILSE, "place"), -999, 999),
    ((*RAT, "defense"), 1, 99),
    ((*RAT, "hearts_max"), 1, 99),
    ((*RAT, "hearts"), 0, 1),
    ((*RAT, "place"), -999, 999),
    *((("options", name), 1, 20) for name in ("max_helpers", "crowd_min", "power_heal")),
    (("session",), 0, 999),
    (("round",), 0, 999),
]
"""Where each number begins and ends, for Ilse with 5 Hearts and 3 Power Points and a rat with one Heart."""


@pytest.mark.parametrize(("path", "least", "most"), EDGES)
def test_a_number_is_taken_up_to_its_bounds(
    session: StorySession, path: tuple[str, ...], least: int, most: int
) -> None:
    """The least and the most are taken; one less and one more are refused."""
    for value in (least, most):
        rule(session, (path, value))
    for value, refused in ((least - 1, "error-bounds-least"), (most + 1, "error-bounds-most")):
        with pytest.raises(MoothallError, match=refused):
            rule(session, (path, value))


@pytest.mark.parametrize(("length", "at", "is_taken"), [(1, 0, True), (1, 1, True), (0, 0, False), (2, -1, False)])
def test_a_clock_has_a_segment_and_stands_on_it(session: StorySession, length: int, at: int, is_taken: bool) -> None:
    """A clock has at least one segment and stands between none and all of them."""
    clock = {"length": length, "at": at, "consequence": ""}
    if is_taken:
        rule(session, (("clock",), clock))
    else:
        with pytest.raises(MoothallError, match="error-bounds-least"):
            rule(session, (("clock",), clock))


@pytest.mark.parametrize(("pool", "least"), [("hearts", 1), ("power", 0)])
def test_a_pool_can_be_empty_and_has_bounds(session: StorySession, pool: str, least: int) -> None:
    """Hearts and Power Points may be spent to the last; a hero has room for one Heart, and for 99 of either."""
    rule(session, ((*ILSE, pool), 0))
    for most in (least, 99):
        rule(session, ((*ILSE, f"{pool}_max"), most))
    for value, refused in ((least - 1, "error-bounds-least"), (100, "error-bounds-most")):
        with pytest.raises(MoothallError, match=refused):
            rule(session, ((*ILSE, f"{pool}_max"), value))


@pytest.mark.parametrize(
    "rulings",
    [
        [((*ILSE, "hearts"), 0)],
        [((*ILSE, "hearts_max"), 12), ((*ILSE, "hearts"), 12)],
        [((*ILSE, "hearts"), 12), ((*ILSE, "hearts_max"), 12)],
        [((*ILSE, "luck"), 9)],
        [((*ILSE, "attributes", "might"), 4)],
        [((*RAT, "defense"), 20)],
    ],
)
def test_the_gm_overrules_the_book(session: StorySession, rulings: list[tuple[tuple[str, ...], Any]]) -> None:
    """More Hearts than anybody has, an odd Defense: cited as a ruling, in any order within one, and played on with."""
    rule(session, *rulings)
    told = session.table.stream("gm").messages[-1]
    assert told.kind == "table/edited" and told.cites == ("gm.ruling",)
    assert not list(session.table.book.problems(session.table.game.state))


def test_a_fact_entered_by_hand_has_the_same_bounds(session: StorySession) -> None:
    """A fact that the GM enters by hand is refused for the same values as an edit."""
    fact = c.Ruling(how="fact", kind="nde/hearts-changed", value={"who": "ilse", "hearts": 77})
    with pytest.raises(MoothallError, match="error-bounds-most"):
        session.table.run("gm", "gm", "x", c.MakeRuling((fact,)))


def test_an_old_invalid_value_does_not_block_other_edits(session: StorySession) -> None:
    """A ledger may hold a value refused today: every other field can be set, and the wrong value mended."""
    odd = session.table.game.state.with_hero("ilse", hearts=50)
    session.table.game.stage.state = session.table.kept_state = odd
    rule(session, (("plot",), "a storm"))
    rule(session, ((*ILSE, "hearts"), 3))
    with pytest.raises(MoothallError, match="error-bounds-most"):
        rule(session, ((*ILSE, "hearts"), 50))


@pytest.mark.parametrize("id", ["nde1", "nde2"])
def test_a_table_that_begins_has_no_problem(id: str) -> None:
    """Every edition, empty and with one of each hero that its sheets can make."""
    from moothall.rulesets.nde.options import defaults
    from moothall.rulesets.nde.sheet import new_sheet, to_hero

    book, options = Book(id), defaults(id)
    state = book.start
    for role in options.book.roles:
        hero = to_hero(new_sheet(role, role, options), role, "ana")
        state = book.fold(state, book.fact("nde/hero-joined", {"hero": msgspec.to_builtins(hero)}))
    assert len(state.heroes) == 3 and not list(book.problems(state))


# ---- What goes with it ----------------------------------------------------------------------------------------------


def placed_near(session: StorySession) -> None:
    """The rat stands somewhere, with no line to one hero."""
    session.open("gm", nde.set_distance, ("bram", "rat", "nearby"))
    session.open("gm", nde.block_line, ("bram", "rat"))


def assert_lawful(session: StorySession) -> None:
    """Assert that each viewer's messages add up to that viewer's view."""
    for viewer in ("ana", "bo", "guest"):
        assert session.table.snapshot(viewer).state == redact(session.table.game.state, viewer), viewer


def test_hiding_a_foe_removes_its_position_from_every_view(session: StorySession) -> None:
    """The GM hides a foe that was seen; moving it in secret afterwards leaves no old position in any view."""
    placed_near(session)
    assert len(session.table.snapshot("bo").state.distances) == 1
    rule(session, ((*RAT, "seen"), False))
    assert_lawful(session)
    assert session.table.snapshot("bo").state.distances == session.table.snapshot("bo").state.blocked == ()
    before = session.table.stream("bo").number
    session.open("gm", nde.set_distance, ("bram", "rat", "close"))
    assert session.table.stream("bo").number == before
    assert_lawful(session)


def test_a_removed_foe_leaves_no_position_behind(session: StorySession) -> None:
    """A foe that is removed and comes back hidden is not betrayed by where it once stood."""
    placed_near(session)
    Host.do(session, "gm", c.MakeRuling((c.Ruling(RAT, how="remove"),)))
    state = session.table.game.state
    assert state.distances == state.blocked == ()
    session.open("gm", nde.bring_foe, ("rat", "minion", "", False, False, 0, True))
    session.open("gm", nde.set_distance, ("bram", "rat", "close"))
    assert_lawful(session)


def test_a_distance_between_the_only_two_stays() -> None:
    """A table of one hero and one foe who are both seen has nothing to set right."""
    assert bounds.follows(table(hero("bram"), foe("rat"))) is None
