"""Effects, complications and prices that the rules hold are done, not only told."""

from __future__ import annotations

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.events import FoeHurt
from moothall.rulesets.nde.questions import Call, Pick, PowerCall, Price, Ready, Trouble
from tests.books.nde.support import stage_nde1, stage_nde2
from tests.books.nde.support.stage_nde2 import act_out, foe, hero, table

BRAM = hero("bram")
MATE = foe("mate", "elite", cover="partial")


@pytest.mark.parametrize(
    ("detail", "cover"), [("push", "none"), ("disarm", "partial"), ("her hat flies off", "partial")]
)
def test_a_push_drives_a_foe_out_of_cover(detail: str, cover: str) -> None:
    """The next shot at it is not hindered any more; other effects leave cover alone."""
    script = act_out(nde.attack.open("bram", "mate", "melee"), table(BRAM, MATE)).gm(Call(6)).dice("1d12", 12)
    after = script.says("bram", Pick("effect", detail)).end()
    assert (after.foe("mate").cover, after.foe("mate").effects) == (cover, (detail,))


def test_an_earlier_effect_is_not_how_a_foe_falls() -> None:
    """The log of a foe that falls names no effect from before."""
    hurt = foe("mate", "elite", hearts=1, effects=("push",))
    after = act_out(nde.attack.open("bram", "mate", "melee"), table(BRAM, hurt)).gm(Call(6)).dice("1d12", 9).end()
    assert (after.last(FoeHurt).out, after.last(FoeHurt).effects) == ("out", ())


def test_a_power_without_harm_tells_of_none() -> None:
    """A foe that is only stopped loses no Heart, and none is spoken of."""
    start = table(hero("ilse", "adept"), foe("mate", "elite"))
    script = act_out(nde.power.open("ilse", "stop her", ("mate",)), start).gm(PowerCall("strong", stakes="x", damage=0))
    assert not [fact for fact in script.dice("1d12", 9).end().told if isinstance(fact, FoeHurt)]


@pytest.mark.parametrize(("points", "left"), [(3, 2), (0, 0)])
def test_a_lost_resource_is_a_power_point(points: int, left: int) -> None:
    """Without a point nothing is taken."""
    script = act_out(nde.test.open("bram", "lift it"), table(hero("bram", power=points))).called("str", 6)
    assert script.dice("1d12", 3).gm(Trouble("lost_resource")).end().hero("bram").power == left


@pytest.mark.parametrize(("price", "left"), [("resource", 2), ("noise", 3)])
def test_a_price_of_a_resource_takes_it(price: str, left: int) -> None:
    """Luck buys a success, and the price is paid; another price takes no point."""
    script = act_out(nde.test.open("bram", "lift it"), table(hero("bram", luck=1))).called("str", 6)
    script.says("bram", Ready()).dice("1d12", 3).says("bram", "cost")
    assert script.gm(Price(price)).end().hero("bram").power == left


def test_a_complication_drives_a_hero_out_of_cover() -> None:
    """The older edition lists it for a one in a fight."""
    edda = stage_nde1.hero("edda", cover="partial")
    start = stage_nde1.table(edda, stage_nde1.foe("rat"), phase="heroes", retaliation="off")
    script = stage_nde2.act_out(nde.attack.open("edda", "rat", "melee"), start).gm(Call(6)).dice("1d10", 1)
    assert script.gm(Trouble("out_of_cover")).end().hero("edda").cover == "none"
