"""2d20 contests and attacks: the opponent rolls first, assets defend, and a hit defeats or fills a track."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import AssetId
from moothall.rulesets.houses2d20.questions import Bearing, TraitUse, Trouble
from moothall.rulesets.houses2d20.state import Track, Trait
from tests.books.houses2d20.support.conflict import (
    BLADE,
    FOUR,
    GUARD,
    ONE,
    ROKE,
    SANNA,
    SHIELD,
    TWO,
    acting,
    attacking,
    fight,
    struck,
)
from tests.books.houses2d20.support.plain import Asset, Opposed, Strike
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person, table
from tests.support.citing import refused


def contest(theirs: tuple[int, ...], ours: tuple[int, ...], *on: Any, **more: Any) -> HousesScript[Any]:
    """Sanna wants something of Roke; both have a target of 12."""
    script = act_out(houses.contest.open("sanna", "get past"), table(SANNA, ROKE, *on, **more))
    return script.at("opposed", Opposed("roke")).falls(*theirs).falls(*ours)


def difficulty(script: HousesScript[Any]) -> int:
    return int(script.stop().last(events.Tested).difficulty)


# ---- Contests -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.contest.opponent-rolls-first")
def test_the_opposing_side_rolls_first() -> None:
    """At a target of 11 a 3 and a 15 are one success, and that is the Difficulty, which the active side knows."""
    weaker = npc("roke", battle=5, duty=6, zone="a")
    script = act_out(houses.contest.open("sanna", "get past"), table(SANNA, weaker)).at("opposed", Opposed("roke"))
    script.at("drive", "duty").falls(3, 15)
    assert script.stop().last(events.RolledAgainst).successes == 1
    assert script.on_to("buy-dice").asked.difficulty == 1
    script.refuses("roke", Opposed("roke"), "houses.test.spend-window").stop()
    wrong = act_out(houses.contest.open("sanna", "get past"), table(SANNA, weaker))
    wrong.refuses("gm", Opposed("sanna"), "houses.contest.opponent-rolls-first").stop()


@pytest.mark.rule("houses.contest.tie-to-active")
def test_a_tie_goes_to_the_active_side() -> None:
    """Two against two wins an attack; one against two does not."""
    assert struck(fight(), TWO, TWO).stop().last(events.Attacked).hit
    assert not struck(fight(), TWO, ONE).stop().last(events.Attacked).hit


@pytest.mark.rule("houses.contest.shortfall-to-opponent")
def test_the_active_sides_shortfall_goes_to_the_opponent() -> None:
    """Two short of 4: the opponent has 2, an NPC as Threat and a player as Momentum; a win brings the loser nothing."""
    after = contest(FOUR, TWO).plainly()
    assert after.last(events.ShortfallGained).amount == 2 and after.state.threat == 2
    back = act_out(houses.contest.open("roke", "hold them"), table(SANNA, ROKE)).at("opposed", Opposed("sanna"))
    assert back.falls(*FOUR).falls(*TWO).plainly().state.momentum == 2
    assert not contest(ONE, TWO).plainly().all(events.ShortfallGained)


@pytest.mark.rule("houses.contest.no-upper-limit")
def test_a_contest_has_no_ceiling() -> None:
    """Four successes and three defensive assets make 7; up to 5 nothing is said of it."""
    low = struck(fight(), FOUR, TWO).stop()
    assert "houses.contest.no-upper-limit" not in low.citations
    five = struck(fight(SANNA, ROKE, BLADE, SHIELD), FOUR, TWO).stop()
    assert five.last(events.Tested).difficulty == 5 and "houses.contest.no-upper-limit" not in five.citations
    walls = [Asset(f"wall{number}", f"Wall {number}", "roke", 0, "a", defensive=True) for number in range(3)]
    assert difficulty(struck(fight(SANNA, ROKE, BLADE, *walls), FOUR, TWO)) == 7


def test_traits_bear_on_a_contest() -> None:
    """The GM may make it harder or easier for the active side after the opposing roll."""
    script = act_out(houses.contest.open("sanna", "get past"), table(SANNA, ROKE, Trait("t1", "Fog")))
    script.at("opposed", Opposed("roke")).falls(*TWO).at("traits", Bearing((TraitUse("t1", "harder"),)))
    assert script.on_to("buy-dice").asked.difficulty == 3
    barred = act_out(houses.contest.open("sanna", "get past"), table(SANNA, ROKE, Trait("t1", "Walled in")))
    barred.at("opposed", Opposed("roke")).falls(*TWO).at("traits", Bearing((TraitUse("t1", "forbids"),)))
    after = barred.plainly()
    assert after.result is not None and not after.result.passed


def test_complications_of_the_opposing_side_come_first() -> None:
    """Both rolled a 20: the one who opposed is asked first."""
    script = contest((5, 20), (5, 20)).on_to("complication")
    assert script.asked.who == "roke"
    script.gm(Trouble(text="Off balance"))
    assert script.on_to("buy-off").asked.who == "sanna"


def test_a_contest_needs_an_opponent_and_no_conflict() -> None:
    """Alone, or against the defeated, there is no contest; in a conflict characters act in turn."""
    for others in ((), (npc("roke", defeated="defeated"),)):
        with refused("houses.contest.opponent-rolls-first"):
            act_out(houses.contest.open("sanna", "get past"), table(SANNA, *others))
    with refused("houses.initiative.alternates"):
        act_out(houses.contest.open("sanna", "get past"), fight())


@pytest.mark.rule("houses.cost.not-in-contests")
def test_the_loser_is_not_offered_a_success_at_cost() -> None:
    """A lost attack brings no such offer."""
    script = struck(fight(), TWO, ONE)
    assert script.on_to("offer-cost", "narrate").waits == "narrate"
    script.stop()


# ---- The attack -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.attack.choose-target-and-asset")
def test_an_attack_names_target_and_asset() -> None:
    """Without an asset it is bare hands of Potency 0: a hit scores 2; somebody on one's own side is no target."""
    script = acting(fight(), "attack").on_to("strike")
    assert script.asked.targets == ("roke",)
    script.refuses("sanna", Strike("sanna", "blade"), "houses.attack.choose-target-and-asset").stop()
    after = struck(fight(), ONE, TWO, asset="").on_to("requirement").gm("battle").stop()
    assert after.last(events.TrackMoved).scored == 2


@pytest.mark.rule("houses.attack.is-a-contest")
def test_an_attack_is_a_contest() -> None:
    """Two successes of the target make the attacker's Difficulty 2."""
    assert difficulty(struck(fight(), TWO, TWO)) == 2


@pytest.mark.rule("houses.attack.defensive-assets-add-1")
def test_each_defensive_asset_raises_an_attacks_difficulty() -> None:
    """The target's single success and two defensive assets in the zone make a Difficulty of 3."""
    second = Asset("guards", "Bodyguards", "roke", 0, "a", defensive=True)
    assert difficulty(struck(fight(SANNA, ROKE, BLADE, SHIELD, second), ONE, TWO)) == 3


@pytest.mark.rule("houses.asset.defensive")
def test_an_asset_that_is_not_marked_defends_nothing() -> None:
    """Unmarked it adds nothing; the owner proposes it and the GM confirms."""
    plain = Asset("shield", "Shield wall", "roke", 0, "a")
    assert difficulty(struck(fight(SANNA, ROKE, BLADE, plain), ONE, TWO)) == 1
    script = act_out(houses.defend.open("roke", "shield"), fight(SANNA, ROKE, plain))
    assert not script.gm("no").end().state.asset(AssetId("shield")).defensive
    after = act_out(houses.defend.open("roke", "shield"), fight(SANNA, ROKE, BLADE, plain)).gm("yes").end()
    assert difficulty(struck(after.state, ONE, TWO)) == 2
    lowered = act_out(houses.defend.open("roke", "shield", False), after.state).end()
    assert not lowered.state.asset(AssetId("shield")).defensive


@pytest.mark.rule("houses.attack.assets-elsewhere-do-not-count")
def test_defensive_assets_elsewhere_do_not_count() -> None:
    """The shield lies in the next zone, or is out of play: nothing is added."""
    away = Asset("shield", "Shield wall", "roke", 0, "b", defensive=True)
    gone = Asset("wall", "Wall", "roke", 0, "a", defensive=True, out=True)
    assert difficulty(struck(fight(SANNA, ROKE, BLADE, away, gone), ONE, TWO)) == 1


@pytest.mark.rule("houses.attack.defensive-of-target-side")
def test_only_the_targets_side_defends() -> None:
    """One's own shield in the target's zone is no hindrance, the target's is."""
    own = Asset("own", "Own shield", "sanna", 0, "a", defensive=True)
    assert difficulty(struck(fight(SANNA, ROKE, BLADE, SHIELD, own), ONE, TWO)) == 2


@pytest.mark.rule("houses.attack.reach")
def test_the_asset_must_lie_where_the_target_is() -> None:
    """The blade in one zone and the target in the next: refused unless the GM allows it; bare hands are no longer."""
    away = npc("roke", battle=6, duty=6, zone="b")
    script = acting(fight(SANNA, away, BLADE), "attack").at("strike", Strike("roke", "blade"))
    assert script.waits == "reach" and script.gm("no").waits == "strike"
    assert script.says("sanna", Strike("roke", "blade")).gm("yes").waits == "intent"
    script.stop()
    bare = acting(fight(SANNA, away, BLADE), "attack").at("strike", Strike("roke"))
    assert bare.waits == "reach"
    assert acting(fight(), "attack").at("strike", Strike("roke", "blade")).waits == "intent"


@pytest.mark.rule("houses.attack.win-hits")
def test_a_won_attack_hits() -> None:
    """Two against 2 is a hit."""
    assert struck(fight(), TWO, TWO).on_to("requirement").stop().last(events.Attacked).hit


@pytest.mark.rule("houses.attack.lose-ends-action")
def test_a_lost_attack_ends_the_action() -> None:
    """A single success against 2 scores no points, and the action is over."""
    after = struck(fight(), TWO, ONE).plainly()
    assert not after.all(events.TrackMoved) and after.all(events.TurnPassed)


@pytest.mark.rule("houses.attack.lose-no-initiative")
def test_after_a_lost_attack_the_initiative_cannot_be_kept() -> None:
    """The question is not asked; after a hit it is."""
    lost = struck(fight(momentum=4), TWO, ONE)
    assert lost.on_to("keep", "over").waits == "over"
    lost.stop()
    assert struck(fight(momentum=4), TWO, TWO).on_to("keep", "over").waits == "keep"


# ---- Tracks and defeat ----------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.attack.minor-npc-falls")
def test_a_minor_npc_falls_at_once() -> None:
    """Hit once, defeated, without a track."""
    after = struck(fight(SANNA, GUARD, BLADE), ONE, TWO, target="guard").plainly()
    assert after.who("guard").defeated == "defeated" and after.who("guard").track is None


@pytest.mark.rule("houses.attack.minor-supporting-falls")
def test_a_minor_supporting_character_falls_at_once() -> None:
    """Also on the players' side."""
    aide = person("aide", tier="minor", supporting=True, seat="sanna", drives=None, quality=5, zone="a")
    spear = Asset("spear", "Spear", "roke", 0, "a")
    start = fight(SANNA, aide, ROKE, spear, who="roke")
    after = struck(start, ONE, TWO, who="roke", target="aide", asset="spear").plainly()
    assert after.who("aide").defeated == "defeated"


def worn(target: Any, potency: int, who: Any = SANNA) -> Any:
    """A character after one hit, and the fact of the hit."""
    arm = Asset("arm", "Arm", who.id, potency, "a")
    script = struck(fight(who, target, arm, who=who.id), ONE, TWO, who=who.id, target=target.id, asset="arm")
    return script.at("requirement", "battle").on_to("narrate").stop()


NOTABLE = npc("roke", battle=7, zone="a")
MAJOR = npc("roke", "major", battle=8, zone="a")
AIDE = person("aide", tier="notable", supporting=True, seat="ivo", battle=7, zone="a")


def rule(name: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"houses.attack.{name}")


@pytest.mark.parametrize(
    ("target", "by", "potency", "track"),
    [
        pytest.param(NOTABLE, SANNA, 0, Track(2, 7, "battle"), marks=rule("notable-npc-track")),
        pytest.param(MAJOR, SANNA, 0, Track(2, 8, "battle"), marks=rule("major-npc-track")),
        pytest.param(AIDE, ROKE, 1, Track(3, 7, "battle"), marks=rule("notable-supporting-track")),
        pytest.param(SANNA, ROKE, 0, Track(2, 6, "battle"), marks=rule("main-pc-track")),
    ],
)
def test_a_first_hit_scores_points_on_a_track_without_defeat(target: Any, by: Any, potency: int, track: Track) -> None:
    """The first hit brings points and no defeat; the one who is hit goes on."""
    after = worn(target, potency, by)
    assert after.who(target.id).track == track and not after.who(target.id).defeated


@pytest.mark.rule("houses.attack.requirement-is-skill")
def test_the_track_is_as_long_as_a_skill() -> None:
    """Battle 6 makes 6; the GM may take another skill, and is asked once for each track."""
    script = struck(fight(), ONE, TWO).on_to("requirement")
    assert next(option.id for option in script.asked.options()) == "battle"
    assert dict(script.asked.skills)["battle"] == 6
    assert script.gm("discipline").on_to("narrate").stop().who("roke").track == Track(3, 5, "discipline")
    begun = npc("roke", battle=6, duty=6, zone="a", track=Track(1, 6, "battle"))
    assert struck(fight(SANNA, begun, BLADE), ONE, TWO).on_to("requirement", "narrate").waits == "narrate"


@pytest.mark.rule("houses.attack.points-2-plus-potency")
def test_a_hit_scores_two_and_the_potency() -> None:
    """Potency 0 scores 2, Potency 3 scores 5."""
    long = npc("roke", battle=8, duty=6, zone="a")
    assert worn(long, 0).last(events.TrackMoved).scored == 2
    assert worn(long, 3).last(events.TrackMoved).scored == 5


@pytest.mark.rule("houses.attack.plus-one-for-2-momentum")
@pytest.mark.rule("houses.momentum.attack-point-2")
def test_two_momentum_add_one_point_to_a_hit() -> None:
    """Potency 1 and 2 Momentum score 4; without, 3."""
    after = struck(fight(momentum=2), ONE, ONE).at("requirement", "battle").at("buy", "yes").on_to("narrate").stop()
    assert after.last(events.TrackMoved).scored == 4 and after.state.momentum == 0
    plain = struck(fight(momentum=2), ONE, ONE).at("requirement", "battle").at("buy", "no").on_to("narrate").stop()
    assert plain.last(events.TrackMoved).scored == 3 and plain.state.momentum == 2


@pytest.mark.rule("houses.attack.plus-one-once")
def test_the_extra_point_of_a_hit_is_bought_once() -> None:
    """With 4 Momentum it is still one."""
    script = struck(fight(momentum=4), ONE, ONE).at("requirement", "battle").at("buy", "yes")
    assert script.on_to("buy", "narrate").waits == "narrate"
    assert script.stop().last(events.TrackMoved).scored == 4


@pytest.mark.rule("houses.attack.full-track-defeats")
def test_a_full_track_defeats() -> None:
    """Five of 6 and two more are 6 of 6, and defeat; four and one short are not."""
    near = npc("roke", battle=6, duty=6, zone="a", track=Track(5, 6, "battle"))
    after = struck(fight(SANNA, near), ONE, TWO, asset="").plainly()
    assert after.who("roke").track == Track(6, 6, "battle") and after.who("roke").defeated == "defeated"
    short = npc("roke", battle=6, duty=6, zone="a", track=Track(3, 6, "battle"))
    assert not struck(fight(SANNA, short), ONE, TWO, asset="").plainly().who("roke").defeated


@pytest.mark.rule("houses.task.surplus-lost")
def test_points_over_the_requirement_are_lost() -> None:
    """Five of 6 and four more are 6 of 6."""
    near = npc("roke", battle=6, duty=6, zone="a", track=Track(5, 6, "battle"))
    heavy = Asset("maul", "Maul", "sanna", 2, "a")
    after = struck(fight(SANNA, near, heavy), ONE, TWO, asset="maul").plainly()
    assert after.who("roke").track == Track(6, 6, "battle")


@pytest.mark.rule("houses.attack.lasting-after-defeat")
def test_only_a_defeat_can_be_made_lasting() -> None:
    """Four of 6 after the hit: no such question. After a defeat it comes."""
    short = npc("roke", battle=6, duty=6, zone="a", track=Track(2, 6, "battle"))
    script = struck(fight(SANNA, short, momentum=6), ONE, ONE, asset="").at("buy", "no")
    assert script.on_to("buy", "narrate").waits == "narrate"
    script.stop()
    fallen = struck(fight(SANNA, GUARD, BLADE, momentum=6), ONE, ONE, target="guard").on_to("buy")
    assert fallen.asked.what == "lasting"
    assert fallen.at("buy", "yes").plainly().who("guard").defeated == "lasting"


@pytest.mark.rule("houses.momentum.lasting-defeat-2")
def test_a_lasting_defeat_costs_two() -> None:
    """Two Momentum, and a trait that stays; for 1 it is not to be had."""
    start = fight(SANNA, GUARD, BLADE, momentum=3)
    after = struck(start, ONE, ONE, target="guard").at("buy", "yes").at("meaning", "Maimed").plainly()
    assert after.state.momentum == 1 and after.who("guard").defeated == "lasting"
    assert [(trait.text, trait.on, trait.lasts) for trait in after.state.traits] == [("Maimed", "guard", "lasting")]
    poor = struck(fight(SANNA, GUARD, BLADE, momentum=1), ONE, ONE, target="guard")
    assert poor.on_to("buy", "narrate").waits == "narrate"


def test_a_lasting_defeat_by_an_npc_comes_from_its_surplus() -> None:
    """Of a surplus of 3 two make it lasting, and 1 goes to Threat."""
    aide = person("aide", tier="minor", supporting=True, seat="sanna", drives=None, quality=5, zone="a")
    start = fight(aide, ROKE, who="roke")
    script = struck(start, ONE, FOUR, who="roke", target="aide", asset="").at("buy", "yes")
    after = script.plainly()
    assert after.who("aide").defeated == "lasting" and after.state.threat == 1


def test_the_attackers_words_stand_with_the_defeat() -> None:
    """The attacker's words stand with the defeat."""
    after = struck(fight(SANNA, GUARD, BLADE), ONE, TWO, target="guard").at("meaning", "Bound and gagged").plainly()
    assert after.last(events.Defeated).meaning == "Bound and gagged"
    assert attacking(fight()).stop().state.conflict is not None
