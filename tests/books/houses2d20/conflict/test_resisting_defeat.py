"""Resisting defeat in the 2d20 book: who may, once a scene, its price in Momentum or Threat, its complication."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.questions import Kept, Payment, Stand, Trouble
from moothall.rulesets.houses2d20.state import Track
from tests.books.houses2d20.support.conflict import GUARD, ONE, ROKE, SANNA, TWO, fight, struck
from tests.books.houses2d20.support.plain import Asset
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person

NEAR = Track(5, 6, "battle")
TARGET = person("ivo", battle=6, duty=6, zone="a", track=NEAR)
SPEAR = Asset("spear", "Spear", "roke", 0, "a")


def falling(target: Any = TARGET, potency: int = 0, **more: Any) -> HousesScript[None]:
    """Roke strikes somebody down."""
    spear = changed(SPEAR, potency=potency)
    start = fight(target, ROKE, spear, who="roke", **more)
    return struck(start, ONE, ONE, who="roke", target=target.id, asset="spear")


def felling(target: Any, potency: int = 0, **more: Any) -> HousesScript[None]:
    """Sanna strikes somebody down."""
    arm = Asset("arm", "Arm", "sanna", potency, "a")
    return struck(fight(SANNA, target, arm, **more), ONE, ONE, target=target.id, asset="arm")


@pytest.mark.rule("houses.resist.who")
def test_minor_characters_are_not_asked_to_resist() -> None:
    """Players' characters, notable and major ones may; a minor one is not asked."""
    assert falling().on_to("resist", "meaning").waits == "resist"
    aide = person("aide", tier="notable", supporting=True, seat="ivo", battle=6, duty=6, zone="a", track=NEAR)
    assert falling(aide).on_to("resist", "meaning").waits == "resist"
    for tier in ("notable", "major"):
        one = npc("boss", tier, battle=6, duty=6, zone="a", track=NEAR)
        script = felling(one, threat=4).on_to("resist", "meaning")
        assert script.waits == "resist"
        script.gm(Stand(True, Payment(threat=1))).stop()
    assert felling(GUARD, threat=4).on_to("resist", "meaning").waits == "meaning"


@pytest.mark.rule("houses.resist.once-per-scene")
def test_a_character_resists_once_in_a_scene() -> None:
    """After resisting, the next defeat in the scene is not asked about; in the next scene it is."""
    after = falling().at("resist", Stand(True, Payment(threat=1))).plainly()
    assert after.who("ivo").resisted
    again = falling(after.who("ivo"))
    assert again.on_to("resist", "meaning").waits == "meaning"
    ended = act_out(houses.end_scene.open(), after.state).gm(Kept()).end()
    fresh = changed(ended.who("ivo"), track=NEAR)
    assert falling(fresh).on_to("resist", "meaning").waits == "resist"


@pytest.mark.rule("houses.resist.not-defeated")
def test_resisting_cancels_the_defeat() -> None:
    """Resist and go on, or fall."""
    assert not falling().at("resist", Stand(True, Payment(threat=1))).plainly().who("ivo").defeated
    assert falling().at("resist", Stand()).plainly().who("ivo").defeated == "defeated"


@pytest.mark.rule("houses.resist.carries-on")
def test_a_character_who_resists_keeps_their_turn() -> None:
    """The turn passes to the one who resisted."""
    after = falling().at("resist", Stand(True, Payment(threat=1))).plainly()
    assert after.state.conflict is not None and after.state.conflict.side == "players"
    assert act_out(houses.act.open("ivo"), after.state).waits == "action"


@pytest.mark.rule("houses.resist.no-healing")
def test_resisting_leaves_the_track_full() -> None:
    """Six of 6 stay 6 of 6."""
    after = falling().at("resist", Stand(True, Payment(threat=1))).plainly()
    assert after.who("ivo").track == Track(6, 6, "battle")


@pytest.mark.rule("houses.resist.falls-on-next-hit")
def test_a_hit_on_a_full_track_defeats() -> None:
    """With a full track any hit defeats, and resisting is not offered again."""
    after = falling().at("resist", Stand(True, Payment(threat=1))).plainly()
    assert "houses.resist.falls-on-next-hit" not in after.citations
    script = falling(after.who("ivo"))
    assert script.on_to("resist", "meaning").waits == "meaning"
    fallen = script.plainly()
    assert fallen.who("ivo").defeated == "defeated" and "houses.resist.falls-on-next-hit" in fallen.citations


@pytest.mark.rule("houses.resist.base-cost-1")
def test_resisting_potency_zero_costs_one() -> None:
    """Potency 0: one Momentum goes, or one Threat comes; less or more is refused."""
    script = falling(momentum=2, threat=3).on_to("resist")
    for wrong in (Payment(), Payment(2), Payment(-1, 2)):
        script.refuses("ivo", Stand(True, wrong), "houses.resist.base-cost-1")
    after = script.says("ivo", Stand(True, Payment(1))).plainly()
    assert (after.state.momentum, after.state.threat) == (1, 3)
    other = falling(momentum=2, threat=3).at("resist", Stand(True, Payment(threat=1))).plainly()
    assert (other.state.momentum, other.state.threat) == (2, 4)


@pytest.mark.rule("houses.resist.cost-plus-potency")
def test_the_price_of_resisting_adds_the_potency() -> None:
    """Potency 4 makes it 5."""
    script = falling(potency=4, momentum=5).on_to("resist")
    assert script.asked.price == 5
    assert script.says("ivo", Stand(True, Payment(5))).plainly().state.momentum == 0


@pytest.mark.rule("houses.momentum.resist-defeat-1")
@pytest.mark.rule("houses.asset.potency")
def test_resisting_potency_two_costs_three() -> None:
    """One and the Potency, in Momentum; the same Potency scored 4 points."""
    script = falling(person("ivo", battle=8, duty=4, zone="a", track=Track(4, 8, "battle")), potency=2, momentum=3)
    assert script.stop().last(events.TrackMoved).scored == 4
    after = script.at("resist", Stand(True, Payment(3))).plainly()
    assert after.state.momentum == 0


@pytest.mark.rule("houses.threat.add.resist-defeat")
def test_a_player_may_pay_in_threat() -> None:
    """Potency 0 adds one."""
    assert falling(threat=2).at("resist", Stand(True, Payment(threat=1))).plainly().state.threat == 3


@pytest.mark.rule("houses.resist.split-payment")
def test_the_price_comes_from_one_pool() -> None:
    """Three: all Momentum or all Threat, never two and one unless the table allows it."""
    script = falling(potency=2, momentum=3).on_to("resist")
    script.refuses("ivo", Stand(True, Payment(2, 1)), "houses.resist.split-payment")
    assert script.says("ivo", Stand(True, Payment(threat=3))).plainly().state.threat == 3
    free = falling(potency=2, momentum=3, payment__split="true").at("resist", Stand(True, Payment(2, 1))).plainly()
    assert (free.state.momentum, free.state.threat) == (1, 1)


@pytest.mark.rule("houses.threat.spend.npc-same-choice")
def test_an_npc_pays_from_threat() -> None:
    """A notable one resists Potency 1 for 2 Threat; with 1 it cannot, and Momentum is not for it."""
    one = npc("boss", battle=6, duty=6, zone="a", track=NEAR)
    script = felling(one, 1, threat=3, momentum=4).on_to("resist")
    script.refuses("gm", Stand(True, Payment(2)), "houses.resist.base-cost-1")
    assert script.gm(Stand(True, Payment(threat=2))).plainly().state.threat == 1
    assert felling(one, 1, threat=1).on_to("resist", "meaning").waits == "meaning"


@pytest.mark.rule("houses.resist.complication")
def test_resisting_brings_a_complication() -> None:
    """The GM says what it is, and nobody can buy it off."""
    script = falling(momentum=1).at("resist", Stand(True, Payment(1)))
    assert script.waits == "complication" and script.asked.cause == "resist"
    assert script.gm(Trouble(text="Bleeding")).plainly().traits == ["Bleeding"]


def test_resisting_is_not_asked_where_it_cannot_be_paid() -> None:
    """Where Threat has a ceiling and nothing is saved, there is no way to pay."""
    script = falling(threat=3, threat__cap="3")
    assert script.on_to("resist", "meaning").waits == "meaning"
    assert falling(threat=3, threat__cap="4").on_to("resist", "meaning").waits == "resist"
    assert falling(threat=3, momentum=1, threat__cap="3").on_to("resist", "meaning").waits == "resist"


def test_dice_decide_before_anybody_resists() -> None:
    """An attack that fails brings nobody near it."""
    script = struck(fight(TARGET, ROKE, SPEAR, who="roke"), TWO, ONE, who="roke", target="ivo", asset="spear")
    assert script.plainly().who("ivo").track == NEAR
