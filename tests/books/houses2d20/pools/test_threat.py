"""2d20 Threat: what adds to it, and the dice, Difficulty, traits and rivals the GM spends it on."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.questions import Bearing, Confirmed, Purchase, Spend, TraitUse
from moothall.rulesets.houses2d20.state import Ability, Trait
from tests.books.houses2d20.support.plain import ThreatSpend
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person, table, trying

SANNA = person(battle=5, duty=5)
GUARD = npc("guard", "minor", battle=6, quality=5)


def raising(difficulty: int, *bearing: Any, threat: int = 9, **more: Any) -> HousesScript[Any]:
    """A test up to the GM's chance to make it harder."""
    there = [Trait(f"t{number}", does) for number, does in enumerate(bearing, 1)]
    script = trying(table(SANNA, *there, threat=threat, **more)).called("battle", difficulty)
    if there:
        script.at("traits", Bearing(tuple(TraitUse(trait.id, trait.text) for trait in there)))  # type: ignore[arg-type]
    return script.on_to("raise", "buy-dice")


def spending(*on: Any, spend: ThreatSpend, **more: Any) -> Any:
    """The GM spends Threat outside of a test."""
    return act_out(houses.threaten.open(), table(*on, **more)).gm(spend).end()


# ---- Adding ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.threat.add.dice-ladder")
def test_players_buy_dice_with_threat() -> None:
    """Two dice add 3, and the pool is four."""
    script = trying(table(SANNA, threat=1)).called("battle").buys("threat", "threat").to_dice()
    assert script.stop().state.threat == 4 and script.pool == "4d20"


@pytest.mark.rule("houses.threat.add.circumstances")
def test_a_scene_may_be_threatening() -> None:
    """Two at its start add 2; 3 is refused and so is less than none."""
    script = act_out(houses.begin_scene.open("The drowned gate"), table(SANNA, threat=4))
    for wrong in (3, -1):
        script.refuses("gm", wrong, "houses.threat.add.circumstances")
    after = script.gm(2).end()
    assert after.state.threat == 6 and after.state.scene == "The drowned gate"
    assert act_out(houses.begin_scene.open("Calm"), table(SANNA, threat=4)).gm(0).end().state.threat == 4


@pytest.mark.rule("houses.threat.add.npc-momentum-varies")
def test_an_npcs_surplus_is_threat() -> None:
    """Four successes against 1 add 3 and no Momentum."""
    after = trying(table(GUARD, threat=1), "guard").called("battle").falls(1, 1).plainly()
    assert after.state.threat == 4 and after.state.momentum == 0


@pytest.mark.rule("houses.npc.momentum-first-then-threat")
def test_an_npcs_surplus_may_be_spent_before_it_becomes_threat() -> None:
    """Of 3 two make a trait, and 1 is left for Threat."""
    script = trying(table(GUARD), "guard").called("battle").falls(1, 1).at("spend", Spend("trait", "Gate shut"))
    after = script.gm(Confirmed()).plainly()
    assert after.state.threat == 1 and after.traits == ["Gate shut"]


@pytest.mark.rule("houses.threat.starts-2-per-player")
def test_an_adventure_starts_with_two_for_each_player() -> None:
    """Four players make 8; somebody's second character and NPCs add nothing."""
    four = [person(name) for name in ("sanna", "ivo", "mira", "jory")]
    aide = person("aide", tier="minor", supporting=True, seat="ivo")
    after = act_out(houses.begin_adventure.open(), table(*four, aide, GUARD, threat=30)).end()
    assert after.state.threat == 8


@pytest.mark.rule("houses.threat.no-cap")
def test_threat_has_no_ceiling() -> None:
    """Thirty can become thirty-one."""
    after = trying(table(SANNA, threat=30)).called("battle").buys("threat").to_dice().stop()
    assert after.state.threat == 31


# ---- NPC dice -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "there", "left"),
    [
        pytest.param(1, 5, 4, marks=pytest.mark.rule("houses.threat.spend.first-die-1")),
        pytest.param(2, 5, 2, marks=pytest.mark.rule("houses.threat.spend.second-die-2")),
        pytest.param(3, 6, 0, marks=pytest.mark.rule("houses.threat.spend.third-die-3")),
    ],
)
def test_npc_dice_cost_by_position(dice: int, there: int, left: int) -> None:
    """One, two more, three more, from Threat."""
    script = trying(table(GUARD, threat=there), "guard").called("battle").buys(*["threat"] * dice).to_dice()
    assert script.stop().state.threat == left and script.pool == f"{2 + dice}d20"


@pytest.mark.rule("houses.threat.spend.cannot-overspend")
def test_the_gm_cannot_spend_more_threat_than_there_is() -> None:
    """With 1, two dice are refused."""
    script = trying(table(GUARD, threat=1), "guard").called("battle")
    rule = "houses.threat.spend.cannot-overspend"
    script.refuses_at("buy-dice", Purchase(("threat", "threat")), rule).stop()


# ---- Raising the Difficulty -----------------------------------------------------------------------------------------


@pytest.mark.rule("houses.threat.spend.difficulty-2")
def test_two_threat_make_a_test_harder() -> None:
    """Four make 1 a 3; at 5 it is not asked and nothing is taken; less than no step is refused."""
    script = raising(1).gm(2)
    assert script.asked.difficulty == 3 and script.stop().state.threat == 5
    assert raising(5).stop().state.threat == 9
    raising(1).refuses("gm", -1, "houses.threat.spend.difficulty-2").stop()
    poor = raising(1, threat=3).refuses("gm", 2, "houses.threat.spend.cannot-overspend")
    assert poor.gm(1).stop().state.threat == 1


@pytest.mark.rule("houses.difficulty.raise-stops-at-5")
def test_threat_stops_at_the_ceiling() -> None:
    """From 4 one step and not two; at 5 none; at 5 with an easier trait one; where two are over already, none."""
    rule = "houses.difficulty.raise-stops-at-5"
    assert raising(4).refuses("gm", 2, rule).gm(1).asked.difficulty == 5
    assert raising(5).waits == "buy-dice" and raising(4, threat=1).waits == "buy-dice"
    assert raising(5, "easier").refuses("gm", 2, rule).gm(1).asked.difficulty == 5
    assert raising(5, "harder", "harder", "easier").waits == "buy-dice"
    below = raising(0, "easier")  # it would be 0 with the step as without
    assert below.waits == "buy-dice" and below.asked.difficulty == 0
    assert [*raising(1, threat=5).asked.answers()] == [0, 1, 2] and [*raising(4).asked.answers()] == [0, 1]
    raising(4).refuses("gm", 2, rule).stop()


@pytest.mark.rule("houses.threat.spend.difficulty-one-test-only")
def test_the_rise_is_for_one_test() -> None:
    """The next test is as hard as the GM names it."""
    after = raising(1).gm(2).falls(3, 4).plainly()
    assert after.last(events.Tested).difficulty == 3
    assert trying(after.state).called("battle", 1).on_to("buy-dice").asked.difficulty == 1


@pytest.mark.rule("houses.threat.spend.difficulty-before-roll")
def test_a_difficulty_cannot_be_raised_after_the_dice_fell() -> None:
    """Once they have fallen the GM cannot raise anything."""
    script = raising(1).gm(0).falls(3, 4).on_to("spend")
    script.refuses("gm", 1, "houses.threat.difficulty-window").stop()


@pytest.mark.rule("houses.threat.difficulty-window")
def test_the_window_closes_when_the_player_commits() -> None:
    """While the player names spends the GM has had the chance; a raise is refused then."""
    script = raising(1).gm(0).on_to("commit").refuses("gm", 1, "houses.threat.difficulty-window")
    script.says("sanna", "roll").stop()
    assert "houses.threat.difficulty-window" in script.stop().citations


def test_the_gm_is_not_asked_to_raise_an_npcs_difficulty() -> None:
    """Before an NPC's roll, or with less than 2 Threat, the GM is not asked to raise the Difficulty."""
    assert trying(table(GUARD, threat=9), "guard").called("battle").on_to("raise", "buy-dice").waits == "buy-dice"
    assert trying(table(SANNA, threat=1)).called("battle").on_to("raise", "buy-dice").waits == "buy-dice"


# ---- Outside of tests -----------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.threat.spend.trait-create-2")
def test_the_gm_makes_a_trait() -> None:
    """Three become one, and it is there."""
    after = spending(SANNA, spend=ThreatSpend("trait_create", "Dust storm"), threat=3)
    assert after.state.threat == 1 and after.traits == ["Dust storm"]


@pytest.mark.rule("houses.threat.spend.trait-change-2")
def test_the_gm_alters_a_trait() -> None:
    """The calm crowd is restless, for 2."""
    after = spending(SANNA, Trait("t1", "Calm"), spend=ThreatSpend("trait_change", "Restless", "t1"), threat=3)
    assert after.state.threat == 1 and after.traits == ["Restless"]


@pytest.mark.rule("houses.threat.spend.trait-remove-2")
def test_the_gm_removes_a_trait() -> None:
    """Removing a trait costs 2 Threat; a missing trait is refused."""
    start = table(SANNA, Trait("t1", "Lantern lit"), threat=3)
    script = act_out(houses.threaten.open(), start)
    script.refuses("gm", ThreatSpend("trait_remove", trait="t9"), "houses.threat.spend.trait-remove-2")
    after = script.gm(ThreatSpend("trait_remove", trait="t1")).end()
    assert after.state.threat == 1 and not after.traits


@pytest.mark.rule("houses.threat.spend.environment")
def test_trouble_costs_what_the_gm_names() -> None:
    """Three for the flood, and everybody reads it; nothing, or more than there is, is refused."""
    script = act_out(houses.threaten.open(), table(SANNA, threat=4))
    script.refuses("gm", ThreatSpend("environment", "Flood", amount=0), "houses.threat.spend.environment")
    script.refuses("gm", ThreatSpend("environment", " ", amount=2), "houses.threat.spend.environment")
    script.refuses("gm", ThreatSpend("environment", "Flood", amount=5), "houses.threat.spend.cannot-overspend")
    after = script.gm(ThreatSpend("environment", "Flood", amount=3)).end()
    assert after.state.threat == 1 and after.last(events.ThreatChanged).text == "Flood"
    assert spending(SANNA, spend=ThreatSpend("environment", "Drizzle", amount=1), threat=1).state.threat == 0


@pytest.mark.rule("houses.threat.spend.rival-house-1")
def test_an_enemy_house_appears() -> None:
    """A known enemy costs 1; without one on record it is refused."""
    script = act_out(houses.threaten.open(), table(SANNA, threat=2))
    script.refuses("gm", ThreatSpend("rival", house="Vantor"), "houses.threat.spend.rival-house-1").stop()
    known = act_out(houses.name_enemies.open(("Vantor",)), table(SANNA, threat=2)).end()
    after = act_out(houses.threaten.open(), known.state).gm(ThreatSpend("rival", house="Vantor")).end()
    assert after.state.threat == 1 and after.last(events.ThreatChanged).text == "Vantor"


def test_an_extra_option_costs_its_price() -> None:
    """An NPC's extra option costs the Threat it names, while the NPC is in play."""
    roke = npc("roke", abilities=(Ability("extra_option", "a bell for more guards", price=2),))
    after = spending(roke, spend=ThreatSpend("ability", who="roke"), threat=3)
    assert after.state.threat == 1 and after.last(events.ThreatChanged).text == "a bell for more guards"
    gone = act_out(houses.threaten.open(), table(npc("roke", abilities=roke.abilities, defeated="defeated"), threat=3))
    gone.refuses("gm", ThreatSpend("ability", who="roke"), "houses.npc.ability.extra-threat-option").stop()


def test_the_gm_may_decline_to_spend_threat() -> None:
    """Nothing is spent and nothing told."""
    after = spending(SANNA, spend=ThreatSpend(), threat=3)
    assert after.state.threat == 3 and not after.told


@pytest.mark.rule("houses.trait.is-text")
def test_a_scene_trait_is_in_every_viewers_table() -> None:
    """A dust storm on the scene stands in every viewer's table."""
    from moothall.sight import redact

    after = spending(SANNA, spend=ThreatSpend("trait_create", "Dust storm"), threat=2)
    assert [trait.text for trait in redact(after.state, "sanna").traits] == ["Dust storm"]
    assert after.state.traits[0].on == "scene"


@pytest.mark.rule("houses.scene.end")
def test_a_scene_ends_in_one_step() -> None:
    """Momentum fades, tracks and marks reset, and each trait of the scene is kept or goes."""
    from moothall.rulesets.houses2d20.questions import Kept
    from moothall.rulesets.houses2d20.state import Track

    one = person(resisted=True, track=Track(4, 6, "battle"))
    scar = Trait("t3", "Scarred", "sanna", "lasting")
    start = table(one, Trait("t1", "Dust storm"), Trait("t2", "Sealed gate"), scar, momentum=4)
    script = act_out(houses.end_scene.open(), start)
    assert [trait.id for trait in script.asked.traits] == ["t1", "t2"]
    assert (script.asked.decay, script.asked.rested, script.asked.tracks) == (1, ("sanna",), ("sanna",))
    script.refuses("gm", Kept(("t3",)), "houses.scene.end")
    after = script.gm(Kept(("t2",))).end()
    assert after.traits == ["Sealed gate", "Scarred"] and after.state.momentum == 3
    assert not after.who("sanna").resisted and after.who("sanna").track is None
