"""NDE2 growth: after a chapter each hero improves an attribute, a Heart, a Power Point or a trait."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.options import DEFAULTS
from moothall.rulesets.nde.questions import Call, Growth, PickGrowth, Ready, TalentUse
from moothall.rulesets.nde.sheet import check_sheet, grown_sheet, new_sheet, to_hero
from moothall.rulesets.nde.state import Attributes, Hero
from tests.books.nde.support.stage_nde2 import ROLL, NdeScript, act_out, hero, table
from tests.support.citing import refused

HEART, POWER = Growth("heart"), Growth("power")
TRAIT = Growth("trait", trait="Never loses her way under ground.")


def growing(one: Hero) -> NdeScript[Growth]:
    """A hero with one pick is about to grow."""
    return act_out(nde.grow.open(one.id), table(replace(one, growth=1)))


@pytest.mark.rule("nde2.grow.when")
def test_the_end_of_a_chapter_gives_each_hero_one_growth_pick() -> None:
    """Before the GM ends the chapter no hero can grow; ending it twice gives no second pick."""
    at = table(hero("ilse"), hero("bram"))
    with refused("nde2.grow.one"):
        act_out(nde.grow.open("ilse"), at)
    after = act_out(nde.open_growth.open(), at).end()
    assert [one.growth for one in after.state.heroes] == [1, 1]
    assert [one.growth for one in act_out(nde.open_growth.open(), after.state).end().state.heroes] == [1, 1]
    grown = act_out(nde.grow.open("ilse"), after.state).says("ilse", HEART).end()
    assert (grown.hero("ilse").growth, grown.hero("bram").growth) == (0, 1)
    assert act_out(nde.grow.open("bram"), grown.state).says("bram", POWER).end().hero("bram").power_max == 4


@pytest.mark.rule("nde2.grow.one")
def test_a_hero_has_one_growth_pick() -> None:
    """A hero who has picked is refused a second pick."""
    after = growing(hero("ilse")).says("ilse", HEART).end()
    assert (after.hero("ilse").hearts_max, after.hero("ilse").power_max) == (6, 3)
    with refused("nde2.grow.one"):
        act_out(nde.grow.open("ilse"), after.state)


@pytest.mark.rule("nde2.grow.attribute")
@pytest.mark.parametrize(("before", "after"), [(4, 6), (6, 8), (8, 12), (12, 20)])
def test_an_attribute_grows_by_one_die(before: int, after: int) -> None:
    """A d8 becomes a d12 and a d12 a d20, and a d4 that the GM wrote a d6; the other dice stay."""
    script = growing(hero("ilse", s=6, d=before, m=8))
    script.asks("ilse", "nde/growth", "attribute", "heart", "power", "trait")
    grown = script.says("ilse", Growth("attribute", "dex")).end()
    assert grown.hero("ilse").attributes == Attributes(6, after, 8)


@pytest.mark.rule("nde2.grow.attribute")
def test_a_d20_does_not_grow() -> None:
    """A d20 is not among the attributes on offer and is refused; with three of them no attribute is on offer at all."""
    script = growing(hero("ilse", s=12, d=20, m=6))
    asked = dict(script.conversation.questions())["ilse"]
    assert isinstance(asked, PickGrowth)
    assert [option.id for option in asked.attributes] == ["str", "might"]
    listed = {field: asked.choices(field, None) for field in ("pick", "attribute", "trait")}
    assert listed == {"pick": (), "attribute": ("str", "might"), "trait": ()}
    script.refuses("ilse", Growth("attribute", "dex"), "nde2.grow.attribute").says("ilse", Growth("attribute", "str"))
    assert script.end().hero("ilse").attributes == Attributes(20, 20, 6)

    topped = growing(hero("oda", s=20, d=20, m=20)).asks("oda", "nde/growth", "heart", "power", "trait")
    topped.refuses("oda", Growth("attribute", "str"), "nde2.grow.attribute").says("oda", HEART).end()


@pytest.mark.rule("nde2.grow.heart")
def test_a_new_heart_is_there_at_once() -> None:
    """Four Hearts of five become five of six."""
    after = growing(hero("ilse", hearts=4)).says("ilse", HEART).end()
    assert (after.hero("ilse").hearts, after.hero("ilse").hearts_max) == (5, 6)


@pytest.mark.rule("nde2.grow.heart")
def test_seven_hearts_are_the_most() -> None:
    """From six a hero grows to seven, and at seven a Heart is no longer on offer."""
    assert growing(hero("ilse", hearts_max=6)).says("ilse", HEART).end().hero("ilse").hearts_max == 7
    script = growing(hero("ilse", hearts=7, hearts_max=7)).asks("ilse", "nde/growth", "attribute", "power", "trait")
    script.refuses("ilse", HEART, "nde2.grow.heart").says("ilse", POWER).end()


@pytest.mark.rule("nde2.grow.pp")
def test_a_new_power_point_is_there_at_once() -> None:
    """Two Power Points of three become three of four."""
    after = growing(hero("ilse", power=2)).says("ilse", POWER).end()
    assert (after.hero("ilse").power, after.hero("ilse").power_max) == (3, 4)


@pytest.mark.rule("nde2.grow.pp")
def test_five_power_points_are_the_most() -> None:
    """From four a hero grows to five, and at five a Power Point is no longer on offer."""
    assert growing(hero("ilse", power_max=4)).says("ilse", POWER).end().hero("ilse").power_max == 5
    script = growing(hero("ilse", power=5, power_max=5)).asks("ilse", "nde/growth", "attribute", "heart", "trait")
    script.refuses("ilse", POWER, "nde2.grow.pp").says("ilse", HEART).end()


@pytest.mark.rule("nde2.grow.trait")
def test_a_trait_is_agreed_with_the_gm_and_moves_no_number() -> None:
    """One sentence; what the GM turns down is not kept; what is agreed is written down and nothing else changes."""
    ilse = hero("ilse", traits=("Sleeps anywhere.",))
    script = growing(ilse).refuses("ilse", Growth("trait", trait=" "), "nde2.grow.trait")
    script.refuses("ilse", Growth("trait", trait="Sees in the dark.\nAnd flies."), "nde2.grow.trait")
    script.says("ilse", Growth("trait", trait="Cannot be killed.")).refuses("ilse", "yes", "nde2.seat.powers").gm("no")
    after = script.asks("ilse", "nde/growth").says("ilse", TRAIT).gm("yes").end()
    assert after.hero("ilse") == replace(ilse, traits=("Sleeps anywhere.", TRAIT.trait))


@pytest.mark.rule("nde2.grow.trait")
def test_a_trait_is_no_talent_by_default() -> None:
    """As story a Trait lifts no die; at tables that read it as a Talent it does."""
    jory = hero("jory", d=8, traits=(TRAIT.trait,))
    call = Call(5, "noise", talents=(TalentUse(TRAIT.trait),))
    script = act_out(nde.test.open("jory", "sneak"), table(jory)).gm(ROLL).gm("dex")
    script.refuses("gm", call, "nde2.grow.trait").gm(Call(5, "noise")).dice("1d8", 6).end()
    other = act_out(nde.test.open("jory", "sneak"), table(jory, trait_effect="as_talent")).gm(ROLL).gm("dex")
    other.gm(call).says("jory", Ready()).dice("1d12", 6).end()


@pytest.mark.parametrize("pick", [HEART, POWER, TRAIT, Growth("attribute", "might")], ids=lambda pick: str(pick.pick))
def test_a_sheet_that_has_grown_is_still_legal(pick: Growth) -> None:
    """A grown hero's sheet is legal only with the growth pick recorded on it."""
    sheet = new_sheet("Ilse", "assault")
    script = growing(to_hero(sheet, "ilse")).says("ilse", pick)
    grown = (script.gm("yes") if pick is TRAIT else script).end().hero("ilse")
    written = grown_sheet(sheet, grown, pick.pick)
    assert all(problem.warning for problem in check_sheet(written, DEFAULTS))
    assert not all(problem.warning for problem in check_sheet(written | {"grown": []}, DEFAULTS))


def test_growing_a_heart_gets_the_fallen_up() -> None:
    """One who is out of action and gains a Heart has one again; the dead do not grow."""
    down = hero("ilse", hearts=0, fallen="down", fallen_as="in shock")
    after = growing(down).says("ilse", HEART).end().hero("ilse")
    assert (after.hearts, after.hearts_max, after.fallen, after.fallen_as) == (1, 6, "", "")
    with refused("nde2.harm.no-death"):
        growing(replace(down, fallen="dead"))


@pytest.mark.parametrize(("field", "pick", "rule"), [("hearts", "heart", "grow.heart"), ("power", "power", "grow.pp")])
def test_a_number_behind_its_recorded_growth_is_a_growth_problem(field: str, pick: str, rule: str) -> None:
    """A number that lags behind growth is a matter of growing; without growth it is one of where heroes start."""
    start = new_sheet("Oda", "adept")
    forgot = check_sheet(start | {"grown": [pick]})
    assert [(problem.field, problem.cite) for problem in forgot if not problem.warning] == [(field, f"nde2.{rule}")]
    never = check_sheet(start | {field: start[field] + 1})
    assert [(problem.field, problem.cite) for problem in never if not problem.warning] == [
        (field, "nde2.res.hearts-pp")
    ]
