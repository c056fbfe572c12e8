"""Facts, questions and citations of the 2d20 book to the last number: what is said beside an outcome is true too."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.questions import Answer, Spend
from moothall.rulesets.houses2d20.state import Asset, Track
from support.houses import act_out, npc, person, table, trying
from support.houses_conflict import BLADE, ONE, TWO, fight, struck

SAYS = {"duty": "No debt unpaid"}
SANNA = person(battle=6, duty=7, says=SAYS, determination=2)
ROKE = npc("roke", battle=6, duty=7, says=SAYS)


# ---- After the dice -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faces", "several"), [((20, 5), False), ((20, 20), True)])
def test_each_die_complicates_by_itself(faces: tuple[int, ...], several: bool) -> None:
    """Only where more than one die complicates is that explained."""
    after = trying(table(SANNA)).called("battle").fits("duty").falls(*faces).on_to("buy-off").stop()
    assert ("houses.complication.one-per-die" in after.citations) is several


@pytest.mark.parametrize(("one", "saved"), [(SANNA, 4), (ROKE, 0)])
def test_what_can_be_spent_on_an_outcome(one: Any, saved: int) -> None:
    """The group's Momentum is nothing to an NPC."""
    script = trying(table(one, momentum=4), one.id).called("battle").fits("duty").falls(1, 2).on_to("spend")
    assert (script.asked.fresh, script.asked.saved) == (2, saved)
    script.stop()


def test_what_is_left_of_fresh_momentum_is_said() -> None:
    """Of two points one question leaves one, and the next none."""
    script = trying(table(SANNA)).called("battle").fits("duty").falls(1, 2)
    for question in ("Who?", "Where?"):
        script.at("spend", Spend("question", question)).gm(Answer("Nobody knows"))
    assert [(fact.spent, fact.left) for fact in script.stop().all(events.SurplusSpent)] == [(1, 1), (1, 0)]


# ---- Assets ---------------------------------------------------------------------------------------------------------


def test_assets_are_numbered_by_owner() -> None:
    """From 1; and where one was taken away, the new one bears no id that another has."""
    made = act_out(houses.add_asset.open("sanna", "Lamp"), table(SANNA, Asset("roke-1", "Boat", "roke"))).end()
    assert made.result == "sanna-1"
    assert act_out(houses.add_asset.open("sanna", "Rope"), made.state).end().result == "sanna-2"
    gap = table(SANNA, Asset("sanna-2", "Lamp", "sanna"))
    state = act_out(houses.add_asset.open("sanna", "Rope"), gap).end().state
    assert len({asset.id for asset in act_out(houses.add_asset.open("sanna", "Bell"), state).end().state.assets}) == 3


@pytest.mark.parametrize(("potency", "by_default"), [(0, True), (1, False)])
def test_a_potency_that_was_named_is_no_default(potency: int, by_default: bool) -> None:
    """Only a Potency of 0 is explained by what an asset has if nothing is said."""
    made = act_out(houses.add_asset.open("sanna", "Lamp", potency), table(SANNA)).end()
    assert ("houses.asset.potency-default-0" in made.citations) is by_default


# ---- Attacks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "lost"), [(2, False), (3, True)])
def test_points_beyond_a_track_are_lost(before: int, lost: bool) -> None:
    """Three points fill a track of five from two, and one of them is too many from three; only that is said."""
    worn = npc("roke", battle=5, duty=7, zone="a", track=Track(before, 5, "battle"))
    after = struck(fight(person(battle=6, duty=6, zone="a"), worn, BLADE), ONE, TWO).on_to("meaning").stop()
    assert after.who("roke").track == Track(5, 5, "battle")
    assert ("houses.task.surplus-lost" in after.citations) is lost
