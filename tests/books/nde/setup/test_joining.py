"""Heroes who join a table: which sheets and which names it takes."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets import nde
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.options import DEFAULTS, defaults
from moothall.rulesets.nde.sheet import new_sheet
from moothall.rulesets.nde.state import Table
from tests.books.nde.support.stage_nde2 import act_out, foe, hero, table

START = table(hero("bram"), foe("rat"))
ODA = new_sheet("Oda", "adept")


@pytest.mark.parametrize("sheet", [ODA, {field: value for field, value in ODA.items() if field != "ruleset"}])
def test_a_legal_sheet_of_the_tables_book_joins(sheet: dict[str, Any]) -> None:
    """A sheet of this book, or one that names none, becomes a hero in its player's seat."""
    made = act_out(nde.join.open("ana", "oda", sheet), START).end().hero("oda")
    assert (made.name, made.seat, made.role) == ("Oda", "ana", "adept")


@pytest.mark.parametrize("who", ["bram", "rat", ""])
def test_a_hero_needs_a_name_that_nobody_has(who: str) -> None:
    """The id of another hero, of a foe, and none at all are refused."""
    with pytest.raises(Unclear, match="error-id-taken"):
        act_out(nde.join.open("ana", who, ODA), START)


def test_a_sheet_of_another_book_does_not_join() -> None:
    """A sheet of the older edition is refused at a table of the newer, with both names."""
    other = new_sheet("Oda", "mage", defaults("nde1"))
    with pytest.raises(Unclear) as refused:
        act_out(nde.join.open("ana", "oda", other), START)
    assert refused.value.values == {"ruleset": "nde1", "wanted": "nde2"}


def test_an_illegal_sheet_does_not_join_but_one_with_a_warning_does() -> None:
    """Six Hearts are refused with their rule; a fourth trinket is not."""
    with pytest.raises(AgainstTheRules) as refused:
        act_out(nde.join.open("ana", "oda", ODA | {"hearts": 6}), START)
    assert (refused.value.rule, refused.value.values["field"]) == ("nde2.res.hearts-pp", "hearts")
    laden = ODA | {"gear": {"key": "", "protection": "", "trinkets": ["a", "b", "c", "d"]}}
    assert len(act_out(nde.join.open("ana", "oda", laden), START).end().hero("oda").gear.trinkets) == 4


def test_a_table_opens_under_its_options_or_the_books_own() -> None:
    """Without options named, those of the book hold; named ones hold as they are."""
    own = nde.read_options({"talents": "off"})
    assert act_out(nde.open_table.open(own), Table()).end().state.options == own
    assert act_out(nde.open_table.open(), Table()).end().state.options == DEFAULTS


@pytest.mark.parametrize(("luck", "is_open"), [(0, False), (1, True), (2, True)])
def test_luck_is_open_to_a_hero_with_a_point_left(luck: int, is_open: bool) -> None:
    """One Luck Point is enough for luck to be asked about after a failure."""
    script = act_out(nde.roll_test.open("bram", Pool(8, 8, 0, ()), 5), table(hero("bram", luck=luck))).dice("1d8", 3)
    assert [question.kind for _, question in script.conversation.questions()] == (["nde/luck"] if is_open else [])
