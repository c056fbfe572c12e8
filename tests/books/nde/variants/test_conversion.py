"""NDE tables are converted to other dice and back, except where the book gives no equivalent die or level."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moothall.errors import Unclear
from moothall.rulesets import nde
from moothall.rulesets.nde.conversion import convert_sheet
from moothall.rulesets.nde.events import Converted
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.options import defaults, read_options
from moothall.rulesets.nde.sheet import check_sheet, new_sheet
from moothall.rulesets.nde.state import Attributes
from tests.books.nde.support import stage_nde1, stage_nde2
from tests.support.citing import refused

NEWER, OLDER = defaults("nde2"), defaults("nde1")
TWO, ONE = read_options({"dice_mode": "2d6"}), read_options({"dice_mode": "d6"}, OLDER)


def test_a_table_goes_to_two_dice_and_back() -> None:
    """Every hero of the newer edition has a modifier for each die, and the same dice when the table comes back."""
    before = stage_nde2.table(stage_nde2.hero("oda", s=20, d=8, m=6), stage_nde2.hero("bram"), armor_token="on")
    there = stage_nde2.act_out(nde.convert.open("2d6"), before).end()
    assert there.hero("oda").attributes == Attributes(3, 1, 0)
    assert there.hero("bram").attributes == Attributes(2, 1, 0)
    assert there.state.options == replace(before.options, dice_mode="2d6")
    assert "nde2.v2d6.mapping" in there.citations
    assert stage_nde2.act_out(nde.convert.open("ladder"), there.state).end().state == before


def test_a_new_table_of_the_older_edition_goes_to_one_die_and_back() -> None:
    """Only the dice that heroes start with have a level: the best is Trained, the others Unskilled."""
    before = stage_nde1.table(stage_nde1.hero("oda", "mage"), stage_nde1.hero("bram", "warrior"))
    there = stage_nde1.act_out(nde.convert.open("d6"), before).end()
    assert there.hero("oda").attributes == Attributes(6, 6, 4)
    assert there.hero("bram").attributes == Attributes(4, 6, 6)
    assert there.state.options == replace(before.options, dice_mode="d6")
    assert "nde1.d6.start" in there.citations
    assert stage_nde1.act_out(nde.convert.open("ladder"), there.state).end().state == before


def test_a_gentle_table_makes_the_others_novices() -> None:
    """Where a table starts gently, the smaller dice become Novice, and Novice a d6 again."""
    before = stage_nde1.table(stage_nde1.hero("oda", "rogue"), start_d6="gentle")
    there = stage_nde1.act_out(nde.convert.open("d6"), before).end()
    assert there.hero("oda").attributes == Attributes(5, 4, 5)
    assert stage_nde1.act_out(nde.convert.open("ladder"), there.state).end().state == before


@pytest.mark.parametrize("die", [8, 12, 20])
def test_a_die_without_a_level_stops_the_conversion(die: int) -> None:
    """If one hero has a die of which the book says nothing, no hero is converted."""
    before = stage_nde1.table(stage_nde1.hero("oda", "mage"), stage_nde1.hero("bram", s=die))
    with refused("nde1.d6.start") as caught:
        stage_nde1.act_out(nde.convert.open("d6"), before)
    assert caught[0].values == {"attribute": "str", "value": f"d{die}"}


@pytest.mark.parametrize("level", [3, 5])
def test_a_level_without_a_die_stops_the_conversion(level: int) -> None:
    """Back from one d6 there is no die for Master, nor for Novice where the others began Unskilled."""
    before = stage_nde1.table(stage_nde1.hero("oda", s=level, z=6, m=6), dice_mode="d6")
    with refused("nde1.d6.start") as caught:
        stage_nde1.act_out(nde.convert.open("ladder"), before)
    assert caught[0].values == {"attribute": "str", "value": f"{level}+"}


def test_no_way_leads_from_one_edition_to_the_other() -> None:
    """Neither edition's heroes can go to the other: a d10 and a d4 have no counterpart there."""
    with refused("nde1.dice.set") as caught:
        stage_nde2.act_out(nde.convert.open("ladder", "nde1"), stage_nde2.table(stage_nde2.hero("oda")))
    assert caught[0].key == "error-no-way-between-editions"
    with refused("nde2.dice.set"):
        convert_sheet(new_sheet("Oda", "mage", OLDER), OLDER, NEWER)


def test_converting_to_the_dice_in_use_is_refused() -> None:
    """Converting to the dice that are in use is refused, and dice the edition does not have are not known."""
    with refused("nde2.setup.dice-mode"):
        stage_nde2.act_out(nde.convert.open("ladder"), stage_nde2.table(stage_nde2.hero("oda")))
    with refused("nde1.setup.dice-mode"):
        stage_nde1.act_out(nde.convert.open("ladder"), stage_nde1.table(stage_nde1.hero("oda")))
    with pytest.raises(Unclear, match="error-option-value"):
        stage_nde1.act_out(nde.convert.open("2d6"), stage_nde1.table(stage_nde1.hero("oda")))


def test_a_converted_sheet_is_legal_at_the_other_table() -> None:
    """A converted sheet is legal at the other table, whether it has grown or not."""
    grown = new_sheet("Oda", "adept", attributes={"str": 6, "dex": 8, "might": 20}, grown=["attribute"])
    for sheet, options in ((grown, NEWER), (convert_sheet(grown, NEWER, TWO), TWO)):
        assert all(problem.warning for problem in check_sheet(sheet, options))
    rogue = new_sheet("Bram", "rogue", OLDER)
    assert check_sheet(convert_sheet(rogue, OLDER, ONE), ONE) == []
    assert convert_sheet(convert_sheet(rogue, OLDER, ONE), ONE, OLDER) == rogue


def test_conversion_changes_only_a_heros_dice() -> None:
    """Hearts, squares and all the rest stay as they were; one fact tells the conversion."""
    before = stage_nde1.table(stage_nde1.hero("oda", "mage", hearts=2, power=1, square=(3, 4)), stage_nde1.foe("rat"))
    after = stage_nde1.act_out(nde.convert.open("d6"), before).end()
    assert [type(fact) for fact in after.told] == [Converted]
    assert replace(after.hero("oda"), attributes=before.hero(hero_id("oda")).attributes) == before.hero(hero_id("oda"))
    assert after.state.foes == before.foes
