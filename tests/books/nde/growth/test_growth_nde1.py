"""NDE1 growth: after an adventure each hero improves an attribute, a Heart or Mana, up to its limit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.ledger.entries import Told
from moothall.rulesets import nde
from moothall.rulesets.nde.events import Grown
from moothall.rulesets.nde.options import read_options
from moothall.rulesets.nde.questions import Growth, PickGrowth
from moothall.rulesets.nde.sheet import check_sheet, grown_sheet, new_sheet, to_hero
from moothall.rulesets.nde.state import Attributes, Hero
from tests.books.nde.support.stage_nde1 import OLDER, act_out, hero, table
from tests.books.nde.support.stage_nde2 import NdeScript
from tests.support.citing import cited, refused

HEART, POWER = Growth("heart"), Growth("power")
STRENGTH = Growth("attribute", "str")


def growing(one: Hero, **options: str) -> NdeScript[Growth]:
    """A hero with one pick is about to grow."""
    return act_out(nde.grow.open(one.id), table(replace(one, growth=1), **options))


def asked_of(script: NdeScript[Growth], who: str) -> PickGrowth:
    """The question as the player sees it."""
    asked = dict(script.conversation.questions())[who]
    assert isinstance(asked, PickGrowth)
    return asked


@pytest.mark.rule("nde1.grow.when")
def test_the_end_of_an_adventure_gives_each_hero_one_growth_pick() -> None:
    """Before the GM ends the adventure no hero can grow; ending it twice gives no second pick."""
    at = table(hero("ilse"), hero("bram"))
    with refused("nde1.grow.one") as refusals:
        act_out(nde.grow.open("ilse"), at)
    assert refusals[0].key == "error-no-growth"
    after = act_out(nde.open_growth.open(), at).end()
    assert after.citations == {"nde1.grow.when"}
    assert [one.growth for one in after.state.heroes] == [1, 1]
    assert [one.growth for one in act_out(nde.open_growth.open(), after.state).end().state.heroes] == [1, 1]
    grown = act_out(nde.grow.open("ilse"), after.state).says("ilse", HEART).end()
    assert (grown.hero("ilse").growth, grown.hero("bram").growth) == (0, 1)
    assert act_out(nde.grow.open("bram"), grown.state).says("bram", POWER).end().hero("bram").power_max == 4


@pytest.mark.rule("nde1.grow.one")
def test_a_hero_has_one_growth_pick() -> None:
    """Three picks are on offer; a hero who has picked one is refused a second."""
    script = growing(hero("ilse")).asks("ilse", "nde/growth", "attribute", "heart", "power")
    after = script.says("ilse", HEART).end()
    assert after.hero("ilse") == hero("ilse", hearts=6, hearts_max=6)
    with refused("nde1.grow.one"):
        act_out(nde.grow.open("ilse"), after.state)
    saved_up = act_out(nde.grow.open("ilse"), table(hero("ilse", growth=2))).says("ilse", HEART).end()
    assert saved_up.hero("ilse").growth == 1


@pytest.mark.rule("nde1.grow.one")
def test_growth_offers_no_trait() -> None:
    """A Trait belongs to the other edition: it is refused as a pick and wrong on a sheet."""
    script = growing(hero("ilse")).refuses("ilse", Growth("trait", trait="Sleeps anywhere."), "nde1.grow.one")
    script.says("ilse", POWER).end()
    sheet = new_sheet("Ilse", "warrior", OLDER)
    for wrong in ({"grown": ["trait"], "traits": ["Sleeps anywhere."]}, {"grown": "heart"}):
        assert {problem.cite for problem in check_sheet(sheet | wrong, OLDER)} == {"nde1.grow.one"}
    (stray,) = cited(check_sheet(sheet | {"traits": ["Sleeps anywhere."]}, OLDER))
    assert (stray.field, stray.cite) == ("traits", "nde1.grow.one")


@pytest.mark.rule("nde1.grow.one")
def test_a_hero_at_every_limit_has_nothing_left_to_grow() -> None:
    """With three d20s, seven Hearts and five Mana there is no pick, and nobody is asked for one."""
    topped = hero("oda", s=20, z=20, m=20, hearts=7, hearts_max=7, power=5, power_max=5)
    with refused("nde1.grow.one") as refusals:
        growing(topped)
    assert (refusals[0].key, refusals[0].values) == ("error-fully-grown", {"hero": "Oda"})
    growing(replace(topped, power_max=4)).asks("oda", "nde/growth", "power").says("oda", POWER).end()


@pytest.mark.rule("nde1.grow.attribute")
@pytest.mark.parametrize(("before", "after"), [(6, 8), (8, 10), (10, 12), (12, 20)])
def test_an_attribute_grows_by_one_size(before: int, after: int) -> None:
    """The die becomes the next larger one; the other dice stay."""
    script = growing(hero("ilse", s=6, z=before, m=10))
    script.asks("ilse", "nde/growth", "attribute", "heart", "power")
    grown = script.says("ilse", Growth("attribute", "dex")).end()
    assert grown.hero("ilse") == hero("ilse", s=6, z=after, m=10)


@pytest.mark.rule("nde1.grow.attribute")
def test_a_d20_does_not_grow() -> None:
    """A d20 is not among the attributes on offer and is refused; with three of them no attribute is on offer at all."""
    script = growing(hero("ilse", s=12, z=20, m=6))
    assert [option.id for option in asked_of(script, "ilse").attributes] == ["str", "might"]
    script.refuses("ilse", Growth("attribute", "dex"), "nde1.grow.attribute")
    script.refuses("ilse", Growth("attribute"), "nde1.grow.attribute").says("ilse", STRENGTH)
    assert script.end().hero("ilse").attributes == Attributes(20, 20, 6)

    topped = growing(hero("oda", s=20, z=20, m=20)).asks("oda", "nde/growth", "heart", "power")
    topped.refuses("oda", STRENGTH, "nde1.grow.attribute").says("oda", HEART).end()


@pytest.mark.rule("nde1.grow.heart")
def test_a_new_heart_is_there_at_once() -> None:
    """Four Hearts of six become five of seven."""
    after = growing(hero("ilse", hearts=4, hearts_max=6)).says("ilse", HEART).end()
    assert after.hero("ilse") == hero("ilse", hearts=5, hearts_max=7)


@pytest.mark.rule("nde1.grow.heart")
def test_seven_hearts_are_the_most() -> None:
    """At seven a Heart is no longer on offer, and a sheet has no more either."""
    script = growing(hero("ilse", hearts=4, hearts_max=7)).asks("ilse", "nde/growth", "attribute", "power")
    script.refuses("ilse", HEART, "nde1.grow.heart").says("ilse", POWER).end()
    seven = new_sheet("Ilse", "rogue", OLDER, hearts=7, grown=["heart", "heart"])
    assert check_sheet(seven, OLDER) == []
    (problem,) = check_sheet(seven | {"hearts": 8, "grown": ["heart"] * 3}, OLDER)
    assert (problem.field, problem.cite) == ("hearts", "nde1.grow.heart")


@pytest.mark.rule("nde1.grow.mana")
def test_new_mana_is_there_at_once() -> None:
    """Two Mana of four become three of five."""
    after = growing(hero("ilse", power=2, power_max=4)).says("ilse", POWER).end()
    assert after.hero("ilse") == hero("ilse", power=3, power_max=5)


@pytest.mark.rule("nde1.grow.mana")
def test_five_mana_are_the_most() -> None:
    """At five, Mana is no longer on offer, and a sheet has no more either."""
    script = growing(hero("ilse", power=2, power_max=5)).asks("ilse", "nde/growth", "attribute", "heart")
    script.refuses("ilse", POWER, "nde1.grow.mana").says("ilse", HEART).end()
    five = new_sheet("Ilse", "rogue", OLDER, power=5, grown=["power", "power"])
    assert check_sheet(five, OLDER) == []
    (problem,) = check_sheet(five | {"power": 6, "grown": ["power"] * 3}, OLDER)
    assert (problem.field, problem.cite) == ("power", "nde1.grow.mana")


@pytest.mark.rule("nde1.grow.no-extra-dice")
def test_growth_never_adds_a_die() -> None:
    """A Strength that has grown to a d20 is rolled as one d20; of Hearts and Mana there is no need to say so."""
    grown = growing(hero("ilse", s=12)).says("ilse", STRENGTH).end()
    (told,) = (entry for entry in grown.log if isinstance(entry, Told) and isinstance(entry.event, Grown))
    assert told.cites == ("nde1.grow.attribute", "nde1.grow.no-extra-dice")
    after = act_out(nde.test.open("ilse", "lift the gate"), grown.state).called("str", 12).dice("1d20", 12).end()
    assert after.dice == [(20, (12,))]
    for pick in (HEART, POWER):
        assert "nde1.grow.no-extra-dice" not in growing(hero("ilse")).says("ilse", pick).end().citations


@pytest.mark.parametrize("pick", [HEART, POWER, Growth("attribute", "might")], ids=lambda pick: str(pick.pick))
def test_a_sheet_that_has_grown_is_still_legal(pick: Growth) -> None:
    """A grown hero's sheet is legal only with the growth pick recorded on it."""
    sheet = new_sheet("Ilse", "mage", OLDER)
    grown = growing(to_hero(sheet, "ilse")).says("ilse", pick).end().hero("ilse")
    written = grown_sheet(sheet, grown, pick.pick)
    assert set(written) == set(sheet) and written["grown"] == [pick.pick]
    assert check_sheet(written, OLDER) == []
    assert check_sheet(written | {"grown": []}, OLDER) != []
    assert check_sheet(sheet | {"grown": [pick.pick]}, OLDER) != []


@pytest.mark.parametrize(
    ("dice", "steps", "legal"),
    [
        ((12, 6, 6), 1, True),
        ((10, 8, 6), 1, True),
        ((12, 8, 8), 3, True),
        ((12, 6, 6), 2, False),
        ((8, 8, 8), 1, False),
        ((20, 6, 6), 2, True),
        ((8, 12, 6), 2, False),
    ],
)
def test_growth_begins_with_the_dice_of_the_role(dice: tuple[int, int, int], steps: int, legal: bool) -> None:
    """So many steps up from a Warrior's d10, d6 and d6 must give the dice on the sheet, and no die has shrunk."""
    spread = dict(zip(("str", "dex", "might"), dice, strict=True))
    sheet = new_sheet("Bram", "warrior", OLDER, attributes=spread, grown=["attribute"] * steps)
    found = [(problem.field, problem.cite) for problem in check_sheet(sheet, OLDER)]
    assert found == ([] if legal else [("attributes", "nde1.attr.warrior")])


def test_growing_a_heart_gets_the_fallen_up() -> None:
    """One who is down and gains a Heart has one again; the dead do not grow."""
    down = hero("ilse", hearts=0, fallen="down", fallen_as="in shock")
    after = growing(down).says("ilse", HEART).end().hero("ilse")
    assert (after.hearts, after.hearts_max, after.fallen, after.fallen_as) == (1, 6, "", "")
    with refused("nde1.harm.death") as refusals:
        growing(replace(down, fallen="dead"))
    assert refusals[0].key == "error-dead-cannot-grow"


@pytest.mark.parametrize(
    ("limits", "safe"),
    [
        ({}, HEART),
        ({"hearts_max": 7}, POWER),
        ({"hearts_max": 7, "power_max": 5}, STRENGTH),
        ({"hearts_max": 7, "power_max": 5, "s": 20}, Growth("attribute", "dex")),
    ],
)
def test_the_default_growth_is_a_heart_then_mana_then_an_attribute(limits: dict[str, Any], safe: Growth) -> None:
    """A Heart, or else Mana, or else the first attribute that can rise."""
    script = growing(hero("ilse", **limits))
    assert asked_of(script, "ilse").default() == safe
    assert script.says("ilse", safe).end().result == safe


def test_the_offer_names_the_rule_of_each_pick() -> None:
    """On the ladder and with d6s alone each pick rests on its own rule."""
    on_ladder = asked_of(growing(hero("ilse")), "ilse")
    rules = ["nde1.grow.attribute", "nde1.grow.heart", "nde1.grow.mana"]
    assert [option.cite for option in on_ladder.offered] == rules
    with_d6 = asked_of(growing(hero("ilse", s=4, z=6, m=6), dice_mode="d6"), "ilse")
    assert [option.cite for option in with_d6.offered] == ["nde1.d6.growth", *rules[1:]]
    assert read_options({"dice_mode": "d6"}, OLDER).mode.scale == (6, 5, 4, 3)


@pytest.mark.parametrize(
    ("field", "pick", "rule"), [("hearts", "heart", "grow.heart"), ("power", "power", "grow.mana")]
)
def test_a_number_behind_its_recorded_growth_is_a_growth_problem(field: str, pick: str, rule: str) -> None:
    """A number that lags behind growth is a matter of growing; without growth it is one of where heroes start."""
    start = new_sheet("Oda", "mage", OLDER)
    forgot = check_sheet(start | {"grown": [pick]}, OLDER)
    assert [(problem.field, problem.cite) for problem in forgot] == [(field, f"nde1.{rule}")]
    never = check_sheet(start | {field: start[field] + 1}, OLDER)
    assert [(problem.field, problem.cite) for problem in never] == [(field, "nde1.res.start")]
