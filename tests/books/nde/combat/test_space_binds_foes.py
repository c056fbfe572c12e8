"""Space binds foes as it binds heroes: reach, line, cover and range, in both editions, on zones and on the grid."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.rulesets import nde
from moothall.rulesets.nde import space
from moothall.rulesets.nde.checks import check_attack, check_strike
from moothall.rulesets.nde.choices import strikes
from moothall.rulesets.nde.events import Struck
from moothall.rulesets.nde.ids import FigureId, foe_id, hero_id
from moothall.rulesets.nde.options import Options, defaults
from moothall.rulesets.nde.questions import Ready, Strike
from moothall.rulesets.nde.state import Blocked, Distance, Table
from moothall.rulesets.nde.words import How
from moothall.talk.requests import Roll
from tests.books.nde.support import stage_nde1, stage_nde2

BRAM = stage_nde2.hero("bram", acted=True)  # D d8
ORLA = stage_nde2.foe("orla", "elite", shoots=True)
KRAY = stage_nde1.foe("kray", "elite", shoots=True, square=(9, 0))
EDDA = stage_nde1.hero("edda", z=10, acted=True)


def struck_at(table: Table, foe: str, who: str, **more: Any) -> Any:
    """A foe strikes at a hero; the GM has yet to say what is rolled."""
    return stage_nde2.act_out(nde.foe_turn.open((foe,), who, **more), table)


def closed_by(table: Table, foe: str, who: str, **more: Any) -> str:
    """The rule that closes a foe's attack, or nothing."""
    try:
        struck_at(table, foe, who, **more)
    except AgainstTheRules as refusal:
        return refusal.rule
    return ""


def at_distance(zone: Any, *people: Any, **options: str) -> Table:
    at = stage_nde2.table(*people, near=False, phase="heroes", **options)
    return replace(at, distances=(Distance(FigureId("bram"), FigureId("orla"), zone),))


@pytest.mark.parametrize("cover", ["none", "partial", "full"])
def test_full_cover_of_a_hero_stops_a_shot(cover: Any) -> None:
    """Full cover closes the attack of a foe that shoots; partial cover and none do not."""
    newer = at_distance("far", replace(BRAM, cover=cover), ORLA)
    older = stage_nde1.table(replace(EDDA, cover=cover), KRAY, phase="heroes")
    expected = ("nde2.cover.full", "nde1.cover.full") if cover == "full" else ("", "")
    assert (closed_by(newer, "orla", "bram"), closed_by(older, "kray", "edda")) == expected


def test_a_foe_without_a_shot_needs_contact() -> None:
    """Across the scene and across the board a blade reaches nobody; beside the hero it does."""
    blade = replace(ORLA, shoots=False)
    assert closed_by(at_distance("very_far", BRAM, blade), "orla", "bram") == "nde2.range.melee"
    assert closed_by(at_distance("very_far", BRAM, blade), "orla", "bram", how="ranged") == "nde2.range.ranged"
    assert closed_by(at_distance("close", BRAM, blade), "orla", "bram") == ""
    grid = stage_nde1.table(EDDA, replace(KRAY, shoots=False), phase="heroes")
    assert closed_by(grid, "kray", "edda") == "nde1.range.melee"


def test_what_the_gm_waves_away_opens_every_way_to_strike() -> None:
    """Far off, a form closes the blade with its rule, until the GM allows it all the same."""
    table, named = at_distance("very_far", BRAM, ORLA), {"foes": ("orla",), "who": "bram"}
    closed = [way.id for way in strikes(table, named) if not way.is_open]
    assert closed == ["melee"]
    assert all(way.is_open for way in strikes(table, {**named, "overrule": True}))


@pytest.mark.rule("nde2.foe.space")
def test_the_gm_waves_space_away_and_the_log_says_so() -> None:
    """The attack goes on, and the rule that was waved away is told with it."""
    table = at_distance("far", replace(BRAM, cover="full"), ORLA)
    script = struck_at(table, "orla", "bram", overrule=True)
    after = script.gm(Strike("dex", 6)).dice("1d8", 3).plainly()
    assert after.last(Struck) == Struck(hero_id("bram"), True, foe_id("orla"), True, True)
    assert "nde2.cover.full" in after.citations
    plain = struck_at(at_distance("close", BRAM, ORLA), "orla", "bram").gm(Strike("dex", 6)).dice("1d8", 3).plainly()
    assert not plain.last(Struck).overruled and "nde2.cover.full" not in plain.citations


def dice_of(script: Any) -> tuple[int, Any]:
    """The die and the number of the roll that a rule waits for."""
    waiting = script.conversation.waiting
    assert isinstance(waiting, Roll)
    return waiting.sides, waiting.given[1] if len(waiting.given) > 1 else waiting.given[0]


@pytest.mark.parametrize(("cover", "die"), [("none", 8), ("partial", 12)])
def test_partial_cover_helps_to_avoid_a_shot(cover: Any, die: int) -> None:
    """The newer edition gives the hero one step up; hand to hand cover does nothing."""
    far, beside = (at_distance(zone, replace(BRAM, cover=cover), ORLA) for zone in ("far", "close"))
    script = struck_at(far, "orla", "bram").gm(Strike("dex", 6))
    assert dice_of(script.says("bram", Ready()) if cover == "partial" else script) == (die, 6)
    assert dice_of(struck_at(beside, "orla", "bram").gm(Strike("dex", 6))) == (8, 6)
    waved = struck_at(far, "orla", "bram").gm(Strike("dex", 6, ignore=("cover",)))
    assert dice_of(waved) == (8, 6)


@pytest.mark.parametrize(("cover", "number"), [("none", 8), ("partial", 6)])
def test_partial_cover_lowers_the_number_in_the_older_edition(cover: Any, number: int) -> None:
    """One TN step easier for the hero who avoids the shot."""
    table = stage_nde1.table(replace(EDDA, cover=cover), KRAY, phase="heroes")
    script = struck_at(table, "kray", "edda", overrule=True).gm(Strike("dex", 8))
    assert dice_of(script) == (10, number)
    cited = struck_at(table, "kray", "edda").gm(Strike("dex", 8)).dice("1d10", 9).end().citations
    assert ("nde1.foe.space" in cited) is (cover == "partial")


@pytest.mark.rule("nde1.foe.space")
def test_a_foe_that_rolls_is_hindered_by_cover() -> None:
    """Its die is one step smaller, or its number one step higher, as a hero's would be."""
    newer = at_distance("far", replace(BRAM, cover="partial"), ORLA, foe_action="foe_roll")
    assert dice_of(struck_at(newer, "orla", "bram").gm(Strike(die=12, reach=5))) == (8, 5)
    assert dice_of(struck_at(newer, "orla", "bram").gm(Strike(die=4, reach=5))) == (4, 5)
    older = stage_nde1.table(replace(EDDA, cover="partial"), KRAY, phase="heroes", foe_action="foe_roll")
    script = struck_at(older, "kray", "edda").gm(Strike(die=10, reach=6))
    assert dice_of(script) == (10, 8) and not script.dice("1d10", 7).end().result
    one_die = stage_nde1.table(
        replace(EDDA, cover="partial"), KRAY, phase="heroes", foe_action="foe_roll", dice_mode="d6"
    )
    assert dice_of(struck_at(one_die, "kray", "edda").gm(Strike(die=6, reach=4))) == (6, 5)


def test_long_range_helps_to_avoid_a_shot() -> None:
    """At tables with a limit, eleven squares are one step easier to come away from."""
    far = replace(KRAY, square=(11, 0))
    limited = stage_nde1.table(EDDA, far, phase="heroes", ranged_limit="10")
    assert dice_of(struck_at(limited, "kray", "edda").gm(Strike("dex", 8))) == (10, 6)
    unlimited = stage_nde1.table(EDDA, far, phase="heroes")
    assert dice_of(struck_at(unlimited, "kray", "edda").gm(Strike("dex", 8))) == (10, 8)


@pytest.mark.parametrize(("stage", "death"), [(stage_nde2, False), (stage_nde1, True)])
def test_a_downed_hero_rolls_nothing_and_the_gm_is_asked_whether_to_strike(stage: Any, death: bool) -> None:
    """Sparing is the safe answer; a blow lands without a roll and kills where the book says so."""
    lying = stage.hero("bram", hearts=0, fallen="down")
    table = stage.table(lying, stage.foe("orla", "elite"), phase="heroes")
    spared = struck_at(table, "orla", "bram").asks("gm", "nde/strike-fallen").plainly()
    assert (spared.result, spared.hero("bram").fallen, spared.foe("orla").acted) == (False, "down", True)
    struck = struck_at(table, "orla", "bram").gm("strike").end()
    assert struck.result and struck.hero("bram").fallen == ("dead" if death else "down")


def test_a_table_from_before_keeps_its_foes_free() -> None:
    """Options that do not name the rule mean that foes strike as they did, whoever stands where."""
    assert Options().foe_space == "free" and defaults("nde2").foe_space == defaults("nde1").foe_space == "bound"
    table = at_distance("very_far", replace(BRAM, cover="full"), ORLA, foe_space="free")
    after = struck_at(table, "orla", "bram").gm(Strike("dex", 6)).dice("1d8", 3).plainly()
    assert after.result and not after.last(Struck).overruled


# ---- Symmetry --------------------------------------------------------------------------------------------------------

COVERS = ("none", "partial", "full")
PLACES: dict[str, tuple[Any, ...]] = {"zones": ("close", "nearby", "far"), "grid": ((1, 0), (2, 2), (11, 0))}


def placed(edition: str, positioning: str, place: Any, blocked: bool, **options: str) -> Table:
    """A hero and a foe that shoots, so far apart, with or without a line between them."""
    stage: Any = stage_nde1 if edition == "nde1" else stage_nde2
    one, other = stage.hero("bram", square=(0, 0)), stage.foe("orla", shoots=True, square=(0, 0))
    if positioning == "grid":
        other = replace(other, square=place)
    if edition == "nde2":
        options["positioning"] = positioning
    table: Table = replace(stage.table(one, other, phase="heroes", **options), distances=())
    ends = FigureId("bram"), FigureId("orla")
    if positioning == "zones":
        table = replace(table, distances=(Distance(*ends, place),))
    return replace(table, blocked=(Blocked(*ends),)) if blocked else table


def judged(check: Any, *of: Any) -> str:
    try:
        check(*of)
    except AgainstTheRules as refusal:
        return refusal.rule
    return "open"


@pytest.mark.parametrize(("edition", "positioning"), [("nde2", "zones"), ("nde2", "grid"), ("nde1", "grid")])
@pytest.mark.parametrize("how", ["melee", "ranged"])
def test_hero_and_foe_may_change_places(edition: str, positioning: str, how: How) -> None:
    """The same targets are closed by the same rule, and hindered by the same, whoever of both attacks."""
    bram, orla, seen = hero_id("bram"), foe_id("orla"), set()
    for place, cover, blocked, limit in product(PLACES[positioning], COVERS, (False, True), ("off", "10")):
        table = placed(edition, positioning, place, blocked, ranged_limit=limit)
        by_hero, by_foe = table.with_foe(orla, cover=cover), table.with_hero(bram, cover=cover)
        closed = judged(check_attack, by_hero, bram, orla, how)
        assert closed == judged(check_strike, by_foe, orla, bram, how), (place, cover, blocked)
        hindering = {reason.of for reason in space.hindrances(by_hero, bram, orla, how) if reason.amount < 0}
        helping = {reason.of for reason in space.shelters(by_foe, orla, bram, how)}
        assert hindering == helping, (place, cover, limit)
        seen |= {closed, *hindering}
    assert "open" in seen and len(seen) > 1
