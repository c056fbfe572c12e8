"""NOVA6 advances: six plus the level, spent on ranks, talents and features."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.characters.advancement import entry
from moothall.rulesets.nova6.creation.advances import allowance, allowed, spent, ticks, traits_of
from moothall.rulesets.nova6.creation.steps import talents_offered
from moothall.rulesets.nova6.growth import sheet_of
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Feature
from moothall.rulesets.nova6.questions import Approval
from moothall.rulesets.nova6.sheet import to_character
from moothall.rulesets.nova6.vocabulary import Trait
from moothall.rulesets.nova6.workshop import WORKSHOP
from moothall.talk.reasons import total
from tests.books.nova6.support.sheets import judged, petra, progress, ranks, without, wrong
from tests.books.nova6.support.stage import NovaAfter, act_out, hero, table
from tests.support.citing import cited, refused


def proposed(sort: Any, name: str, said: Approval) -> NovaAfter[Approval]:
    """Ilse's player asks for something, and the GM has answered."""
    return act_out(nova6.propose.open("ilse", sort, name), table(hero("ilse"))).gm(said).end()


@pytest.mark.rule("nova6.character.advances")
def test_a_character_has_six_advances_plus_level() -> None:
    """Levels 0, 1, 5, 10 and 15 have six, seven, eleven, sixteen and twenty-one advances."""
    assert [cited(allowance(level)).amount for level in (0, 1, 5, 10, 15)] == [6, 7, 11, 16, 21]


@pytest.mark.rule("nova6.character.advances-per-level")
def test_a_level_grants_one_advance() -> None:
    """Level 5 has eleven advances instead of ten, and one is unspent on a sheet that had none left."""
    four = act_out(nova6.join.open("ana", "petra", petra(level=4)), table(start_level="4")).end().state
    assert (four.who("petra").advances, ticks(petra(level=4)).of) == (3, 10)
    five = act_out(nova6.milestone.open("major"), four).plainly()
    assert (five.who("petra").advances, ticks(sheet_of(five.state, "petra")).of) == (4, 11)
    assert "nova6.character.advances-per-level" in five.citations
    grown = WORKSHOP.growth(petra(level=4), {}, DEFAULTS)
    assert grown is not None and grown.fields[0].value == "10 → 11"


@pytest.mark.rule("nova6.character.advances-by-ten")
def test_level_ten_has_sixteen_advances() -> None:
    """Seven at the start and nine on the way are sixteen, as the creation step and the milestone agree."""
    ten = petra(level=10)
    assert ([reason.amount for reason in cited(allowed(ten))], total(allowed(ten))) == ([7, 9], 16)
    rule = "nova6.character.advances-by-ten"
    for level, start, said in ((10, 1, True), (9, 1, False), (11, 1, False), (10, 2, False), (10, 10, False)):
        options = changed(DEFAULTS, start_level=start)
        [field] = [one for step in WORKSHOP.steps(petra(level=level), options) for one in step.fields
                   if one.at == "advances"]  # fmt: skip
        assert ((field.cite == rule), field.value) == (said, f"7/{level + 6}")
    nine = act_out(nova6.join.open("ana", "petra", petra(level=9)), table()).end().state
    assert rule in act_out(nova6.milestone.open("major"), nine).plainly().citations


@pytest.mark.rule("nova6.character.advances-per-level")
def test_a_character_below_the_tables_level_has_their_own_advances() -> None:
    """A character behind the others has the advances of their own level, and one more with the next."""
    behind = table(start_level="6")
    low = changed(to_character(petra(level=3), "petra", "ana"), advances=0)
    assert total(allowed(petra(level=3), behind.options)) == 9
    risen = act_out(nova6.milestone.open("major"), changed(behind, heroes=(low,))).plainly()
    assert risen.who("petra").advances == 1 and "nova6.character.advances-per-level" in risen.citations


@pytest.mark.rule("nova6.character.cost-rank")
def test_each_rank_costs_an_advance() -> None:
    """Interact 2 is two advances; a half, negative or unreadable rank is none."""
    assert [reason.amount for reason in cited(spent(petra())) if reason.of == "interact"] == [2]
    for bad in (-1, 1.5, "2", True, 10):
        assert wrong(ranks(petra(), interact=bad)) == [("nova6.character.cost-rank", str(bad))]  # type: ignore[arg-type]


@pytest.mark.rule("nova6.character.cost-talent")
def test_each_talent_costs_an_advance() -> None:
    """Well-Trained twice is two advances for six perks; what is no talent cannot be bought."""
    twice = petra(talents=[{"id": "well-trained"}, {"id": "well-trained"}])
    assert total(reason for reason in cited(spent(twice)) if reason.what == "spent-talent") == 2
    granted = sum(gives.amount for trait in traits_of(twice) for gives in trait.gives if gives.what == "perks")
    assert granted == 6
    for bad in ({"id": "flying"}, "lucky", {"id": 3}):
        assert [cite for cite, _ in wrong(petra(talents=[bad]))] == ["nova6.character.cost-talent"]


@pytest.mark.rule("nova6.character.cost-feature")
def test_the_gm_sets_the_cost_of_a_feature() -> None:
    """A feature costs the two advances the GM sets once allowed; a pack's free feature needs no approval."""
    refused_one = proposed("feature", "Gills", Approval(False, 2))
    assert not refused_one.last(events.ProposalSettled).allowed
    sheet = petra(level=3, features=[entry("feature", "Gills", refused_one.result)])  # type: ignore[arg-type]
    assert wrong(sheet) == [("nova6.character.cost-feature", "Gills")]
    allowed = proposed("feature", "Gills", Approval(True, 2))
    sheet["features"] = [entry("feature", "Gills", allowed.result)]  # type: ignore[arg-type]
    assert (wrong(sheet), ticks(sheet).ticked) == ([], 9)
    free = changed(UNIVERSAL, features=(Feature(Trait("gills", "Gills", "feature"), free=True),))
    sheet["features"] = [{"name": "Gills", "cost": 5}]
    assert (wrong(sheet, free), ticks(sheet, free).ticked) == ([], 8)
    asked = act_out(nova6.propose.open("ilse", "feature", "Gills"), table(hero("ilse")))
    asked.refuses("gm", Approval(True, 0), "nova6.character.cost-feature").stop()
    for bad in ({"name": ""}, {"name": "Gills", "cost": 0}, {"name": "Gills", "gives": [{"what": "flying"}]}, 3):
        assert [cite for cite, _ in wrong(petra(features=[bad]))] == ["nova6.character.cost-feature"]


@pytest.mark.rule("nova6.character.cost-perk")
def test_perks_come_from_talents() -> None:
    """Two perks without a source are two too many; an unspent one is only a note; none is taken twice."""
    bare = without(petra(perks=petra()["perks"][:2]), "well-trained")
    assert wrong(bare) == [("nova6.character.cost-perk", "2")]
    owed = petra(perks=petra()["perks"][:2])
    assert [(one.cite, one.said, one.warning) for one in judged(owed)] == [("nova6.character.cost-perk", "1", True)]
    assert progress(owed).status == "ready"
    twice = petra(perks=[{"name": "knots", "skill": "wits"}, {"name": "Knots ", "skill": "wits"}])
    assert wrong(twice) == [("nova6.character.cost-perk", "knots")]
    apart = petra(perks=[{"name": "knots", "skill": "wits"}, {"name": "knots", "skill": "move"}])
    assert wrong(apart) == []


def test_a_grant_for_one_skill_serves_no_other() -> None:
    """Specialized in Wits grants a perk in Wits; one in Move is without a source, and the grant stays open."""
    talents = [{"id": "focused", "skill": "interact"}, {"id": "specialized", "skill": "wits"}]
    fits = petra(talents=talents, perks=[{"name": "knots", "skill": "wits"}])
    assert judged(fits) == []
    elsewhere = petra(talents=talents, perks=[{"name": "knots", "skill": "move"}])
    assert wrong(elsewhere) == [("nova6.character.cost-perk", "1")]


@pytest.mark.rule("nova6.character.rank-cap-level-one")
def test_level_one_limits_ranks_to_one_unless_focused() -> None:
    """Wits 2 is refused at level 1, and allowed to a character Focused on it."""
    low = ranks(petra(talents=[], perks=[]), interact=1, wits=2)
    assert wrong(low) == [("nova6.character.rank-cap-level-one", "2 > 1")]
    assert wrong(low | {"talents": [{"id": "focused", "skill": "wits"}]}) == []
    assert wrong(low | {"talents": [{"id": "focused", "skill": "move"}]}) != []


@pytest.mark.rule("nova6.character.talent-custom")
def test_a_custom_talent_costs_an_advance_once_approved() -> None:
    """A talent outside the list is refused until the GM allows it, then costs an advance and works."""
    gives = [{"what": "dice", "amount": 1, "skill": "wits", "actions": ["overcome"]}]
    allowed = proposed("talent", "Tide Tables", Approval(True))
    own = entry("talent", "Tide Tables", allowed.result, gives=gives)  # type: ignore[arg-type]
    sheet = petra(level=2, talents=[*petra()["talents"], own])
    assert (wrong(sheet), ticks(sheet).ticked) == ([], 8)
    assert traits_of(sheet)[-1].gives[0].actions == ("overcome",)
    denied = proposed("talent", "Tide Tables", Approval(False))
    sheet["talents"][-1] = entry("talent", "Tide Tables", denied.result, gives=gives)  # type: ignore[arg-type]
    assert wrong(sheet) == [("nova6.character.talent-custom", "Tide Tables")]


@pytest.mark.rule("nova6.character.talent-recommended")
def test_three_talents_are_recommended_first() -> None:
    """Three are recommended and stand first; a sheet without any of them is legal."""
    offered = cited(talents_offered())
    assert [one.id for one in offered if one.recommended] == ["focused", "practiced", "specialized"]
    assert [one.recommended for one in offered] == sorted((one.recommended for one in offered), reverse=True)
    plain = ranks(petra(talents=[{"id": "well-trained"}, {"id": "tough"}]), interact=1, physique=1)
    assert (judged(plain), progress(plain).status) == ([], "ready")


@pytest.mark.rule("nova6.character.advance-unspent")
def test_unspent_advances_leave_a_sheet_ready() -> None:
    """A sheet with seven of eight spent is ready and says so; an option requires them spent."""
    kept = petra(level=2)
    assert [(one.cite, one.said) for one in judged(kept)] == [("nova6.character.advance-unspent", "7/8")]
    assert progress(kept).status == "ready"
    [left] = judged(kept, advance_banking="off")
    assert (left.unfinished, left.warning) == (True, False)
    strict = act_out(nova6.open_table.open(nova6.read_options({"advance-banking": "off"})), table()).end().state
    with refused("nova6.character.advance-unspent"):
        act_out(nova6.join.open("ana", "petra", kept), strict)
    assert act_out(nova6.join.open("ana", "petra", petra()), strict).end().who("petra").rank("interact") == 2
