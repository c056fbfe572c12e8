"""NOVA6: situations in which three and more rules meet; each is worked out by hand, step by step, in its test."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.handlers.dice import ByHand
from moothall.handlers.stage import Stage
from moothall.ledger.entries import Told
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import Opposed, Outcome, Weighed
from moothall.rulesets.nova6.ids import EffectId, ZoneId
from moothall.rulesets.nova6.questions import Meddling, Preparation, RankTrade, Reduction, Ruling, Shares
from moothall.rulesets.nova6.scenes.contests import successes_of
from moothall.rulesets.nova6.state import FRESH, Cover, Edge, Effect, Perk, Table, Zone
from moothall.rulesets.nova6.vocabulary import Gives, Property, talent
from moothall.talk.procedure import Opening
from tests.books.nova6.support.acting import act
from tests.books.nova6.support.stage import (
    advantage,
    aspect,
    asset,
    condition,
    conflict,
    hero,
    npc,
    soak,
    table,
    weapon,
)

NEAR = Property("ranged", of=("near",))


def played(at: Table, opening: Opening[Any], *faces: int, **said: Any) -> Stage[Table]:
    """Act an opening out on a stage of its own."""
    stage = Stage(at, nova6.fold, ByHand())
    act(stage, opening, *faces, **said)
    return stage


def told(stage: Stage[Table], kind: type[Any]) -> list[Any]:
    return [entry.event for entry in stage.log if isinstance(entry, Told) and isinstance(entry.event, kind)]


def nets(stage: Stage[Table]) -> list[int | None]:
    """How far up or down each pool of the scene was, before dice were traded."""
    return [fact.net for fact in told(stage, events.Gathered)]


def harm(stage: Stage[Table]) -> list[tuple[str, int, str]]:
    """Whom each hit harmed, by how much, and which level it filled."""
    return [(fact.who, fact.damage, fact.level) for fact in told(stage, events.Harmed)]


# ---- A shot in every way helped, and in every way hindered -----------------------------------------------------------

SCOPE = Property(
    "when-used",
    of=("focus", "near"),
    gives=(Gives("gear-dice", 1, "fight", cite="nova6.item.modern.weapon.scope-reflex"),),
)
RIFLE = weapon("ilse", "rifle", 6, NEAR, Property("accurate", 1), Property("pierce", 1), SCOPE)
VEST = soak("rook", "vest", 6, Property("coverage", 1))


def in_her_sights() -> Table:
    """Ilse has aimed from high ground and focuses; the rook crouches behind a brick wall, in a vest."""
    ilse = hero("ilse", talent("focused", "fight"), fight=3, plot_points=1, turn=changed(FRESH, focus="ready", snaps=1))
    aimed = advantage("ilse", 1, "fight", name="aimed", properties=(Property("aim", of=("rifle", "rook")),))
    high = advantage("ilse", 1, "fight", name="high ground", duration="S")
    rook = npc("rook", move=1, cover=Cover("half", "brick-wall"))
    return table(ilse, rook, RIFLE, VEST, aimed, high, aspect("NEVER MISSES", "ilse"), scene=conflict("ilse"))


@pytest.mark.parametrize(
    ("buys", "damage", "level"),
    [
        ([Buy("bypass-coverage", 2), Buy("increase-effect")], 8, "incapacitated"),
        ([Buy("increase-effect", 3)], 5, "staggered"),
    ],
)
def test_an_aimed_shot_from_high_ground_at_a_covered_target(buys: list[Buy], damage: int, level: str) -> None:
    """Seven dice up, of which two pairs must be traded; past wall and vest, or through both.

    Dice: Fight 3, aim 1, high ground 1, focus 1, scope 1, less Move 1; accurate takes that 1 off: 3+1+1+1+1-1+1 = +7.
    At most four are left: two pairs go for 2 stunt points, and +3 is rolled. 4, 4, 3 is 11; two alike are worth a
    point to the Focused: 3 points. Past the coverage, half cover 1 and vest 1, that is 2, costs 2; the third adds 2 to
    6: 8, incapacitated. Not past it, three points make 12; pierce halves brick 8 to 4 and vest 6 to 3: 12-4-3 = 5.
    """
    shot = nova6.act.open("ilse", "shoot", "fight", "attack", targets=("rook",), tool="rifle")
    stage = played(in_her_sights(), shot, 4, 4, 3, 1, 1, 1, spend_points=buys)
    assert nets(stage) == [7] and told(stage, events.DiceTraded)[0].net == 3
    assert told(stage, events.Tested)[-1].points == 3
    assert harm(stage) == [("rook", damage, level)]


def test_an_aspect_adds_a_point_to_the_same_shot() -> None:
    """An invoke brings the fourth point: 2 for the coverage, 2 to make 6 into 10, all of it past wall and vest."""
    shot = nova6.act.open("ilse", "shoot", "fight", "attack", targets=("rook",), tool="rifle")
    invoke = [("ilse", Meddling("invoke", "never-misses", "point"))]
    buys = [Buy("bypass-coverage", 2), Buy("increase-effect", 2)]
    stage = played(in_her_sights(), shot, 4, 4, 3, 1, 1, 1, after_roll=invoke, spend_points=buys)
    assert harm(stage) == [("rook", 10, "incapacitated")] and stage.state.who("ilse").plot_points == 0


def test_the_aim_before_it_is_opposed_by_the_same_movement() -> None:
    """Wits 1 and the scope's die for aiming, less Move 1: one die up."""
    sight = Property("when-used", of=("", "far"), gives=(Gives("gear-dice", 1, "wits", use="aim"),))
    at = table(
        hero("ilse", wits=1), npc("rook", move=1), changed(RIFLE, properties=(NEAR, sight)), scene=conflict("ilse")
    )
    assert nets(played(at, nova6.aim.open("ilse", "rook", "rifle"), 5, 5, 4, 1)) == [1]


# ---- Ten more --------------------------------------------------------------------------------------------------------


def test_a_gang_strikes_at_a_friend_of_one_who_did_too_much() -> None:
    """Ilse, after two actions, throws herself before Bram against three with a halberd among them.

    Move 2, less 1 for two actions, 1 for defending another, 2 for a gang of three, 3 for the best one's Fight:
    2-1-1-2-3 = -5. Five are more than four: a pair goes, for a point of the GM's, and -3 is rolled. Of 2, 2, 2, 4, 5, 6
    the lowest are 2, 2, 2: a failure, with triples: 2 points. Twice 2 on 6 are 10, on Bram, whose leather stops 2: 8.
    """
    ilse = hero("ilse", move=2, turn=changed(FRESH, declared=2, pairs=("wits/overcome", "move/overcome")))
    gang = [npc("rook", fight=3), npc("crow", fight=1), npc("owl")]
    things = (weapon("rook", "halberd", 6), soak("bram", "leather", 2))
    at = table(ilse, hero("bram", move=1), *gang, *things, scene=conflict("rook", phase="opposition"))
    stage = played(
        at, nova6.gang_up.open(("rook", "crow", "owl"), "bram", tool="halberd"), 2, 2, 2, 4, 5, 6,
        defend_another=[("ilse", "defend")], prepare=Preparation("move"), spend_points=[Buy("increase-effect", 2)],
    )  # fmt: skip
    assert nets(stage) == [-5] and [(fact.net, fact.points) for fact in told(stage, events.DiceTraded)] == [(-3, 1)]
    assert harm(stage) == [("bram", 8, "incapacitated")]


def test_a_hail_of_shots_reaches_a_second_target() -> None:
    """Ilse empties a gun at two: the harder one opposes, and a bought point carries the hail to the other.

    Fight 1 and 3 for firing all of it, less Move 2 and a perk for every defense of the harder one: 1+3-2-1 = +1. Of
    5, 5, 2, 1 the best three are 12: a success, without points for one who is not Focused. An invoke brings a point,
    which repeats the 4 damage on the crow, whose jack stops 2. Then the gun is empty.
    """
    gun = weapon("ilse", "gun", 4, NEAR, Property("auto"), Property("uses", 1))
    rook = changed(npc("rook", move=2), perks=(Perk("dodging", "move", "defend"),))
    things = (gun, soak("crow", "jack", 2), aspect("TRIGGER-HAPPY", "ilse"))
    at = table(hero("ilse", fight=1, plot_points=1), rook, npc("crow"), *things, scene=conflict("ilse"))
    stage = played(
        at, nova6.act.open("ilse", "a hail", "fight", "attack", targets=("rook", "crow"), tool="gun", mode="auto"),
        5, 5, 2, 1,
        after_roll=[("ilse", Meddling("invoke", "trigger-happy", "point"))],
        spend_points=[Buy("repeat", of="crow")], first_target="rook",
    )  # fmt: skip
    assert nets(stage) == [1]
    assert harm(stage) == [("rook", 4, "staggered"), ("crow", 2, "stressed")]
    assert "exhausted" in stage.state.effect("gun").marks


def test_a_fire_pot_bursts_among_friend_and_foe() -> None:
    """The rook's pot is aimed at Ilse behind a door, and bursts over Bram and the crow.

    Ilse, the primary target, defends with Move 1 against Fight 2: -1; of 3, 3, 2, 6 the lowest are 8, a failure; the
    door stops 5 of 6: 1 is left. Bram meets half of 6, 3, with Move 2 and a perk against the
    area's 2: 2+1-2 = +1; 12 is a success, which takes 2 off: 1, and his coat stops that. The crow's Move 3 is worth 2
    points, 4 damage: nothing of 3 is left.
    """
    pot = weapon("rook", "pot", 6, Property("area", 1), Property("explosion"))
    ilse = hero("ilse", move=1, cover=Cover("half", "wood-door"), zone="yard")
    bram = changed(hero("bram", move=2, zone="yard"), perks=(Perk("dodging", "move", "defend"),))
    things = (pot, soak("bram", "coat", 1))
    at = table(ilse, bram, npc("rook", fight=2), npc("crow", move=3, zone="yard"), *things, scene=conflict("rook"))
    stage = played(
        at, nova6.area_attack.open("rook", "pot", ("yard",), primary="ilse"), 3, 3, 2, 6, 4, 4, 4, 1,
        prepare=[Preparation("move"), Preparation("move", "dodging")],
    )  # fmt: skip
    assert nets(stage) == [-1, 1]
    assert harm(stage) == [("ilse", 1, "stressed"), ("bram", 0, ""), ("crow", 0, "")]


@pytest.mark.parametrize(("guarded", "damage", "level"), [(0, 4, "staggered"), (1, 3, "stressed")])
def test_words_before_a_crowd_wound_a_resolute_mind(guarded: int, damage: int, level: str) -> None:
    """Ilse shames the rook before an unruly crowd that is with her.

    Interact 2 and the crowd's die, less Resolve 1 and Resolute's 1: +1. Of 5, 5, 1, 2 three are 12; two alike are a
    point to the Focused. Words do 1, her personality 1 more, the point 2: 4, a staggered box of the mind. A guarded
    mind stops 1: 3.
    """
    ilse = hero("ilse", talent("focused", "interact"), talent("strong-personality"), interact=2)
    rook = npc("rook", talent("resolute"), resolve=1)
    mind = [soak("rook", "calm", 1, type="mental")] if guarded else []
    at = table(ilse, rook, condition("crowd", 1), *mind, scene=conflict("ilse"))
    ruling = Ruling(against=(Opposed("rook", "resolve"),), conditions=(Weighed("crowd", "helps"),))
    stage = played(
        at, nova6.act.open("ilse", "shame him", "interact", "attack", targets=("rook",)), 5, 5, 1, 2,
        judge=ruling, may_hurt="yes", spend_points=Buy("increase-effect"),
    )  # fmt: skip
    assert nets(stage) == [1] and harm(stage) == [("rook", damage, level)]
    assert stage.state.who("rook").track("physical").boxes == at.who("rook").track("physical").boxes


def test_a_small_hero_in_a_hold_swings_a_heavy_axe_at_a_giant() -> None:
    """Held by the rook, small Ilse strikes at the huge crow with an axe that is too heavy for her.

    Fight 2, less 1 for the hold (she strikes at another than the holder); small against huge is 1 and 2: +3; the axe
    wants Physique 3, and she has 1: -2; the crow's Fight 1: 2-1+3-2-1 = +1.
    """
    hold = Effect(
        EffectId("hold"), "advantage", "held", "ilse", "rook", -1, ("fight", "move"), "M",
        properties=(Property("grappled"),),
    )  # fmt: skip
    axe = weapon("ilse", "axe", 7, Property("skill-min", 3, of=("physique",)))
    ilse = hero("ilse", fight=2, physique=1, size="small")
    at = table(ilse, npc("rook", fight=4), npc("crow", fight=1, size="huge"), hold, axe, scene=conflict("ilse"))
    blow = nova6.act.open("ilse", "hew", "fight", "attack", targets=("crow",), tool="axe")
    assert nets(played(at, blow, 6, 4, 3, 1)) == [1]
    own = nova6.act.open("ilse", "hew", "fight", "attack", targets=("rook",), tool="axe")
    # Against the holder the hold hinders her as well; medium is 0, so small is +1; Fight 4: 2-1+1-2-4 = -4.
    assert nets(played(at, own, 6, 4, 3, 1, 1, 1, 1)) == [-4]


def test_a_fall_among_rubble_is_worse_with_triples() -> None:
    """Three stories onto soft earth with jagged rubble of 2: 3+0+2 = 5; the soft ground gives a die.

    Of 2, 2, 2, 6 and Physique 0 all four are rolled one up: the best is 2, 2, 6 = 10, a failure; the trio 2, 2, 2 is a
    failure as well. Not even triples are chosen against oneself, so the five stay: a staggered box.
    """
    at = table(hero("ilse"), scene=conflict("ilse"))
    stage = played(at, nova6.fall.open("ilse", 3, "soft-earth", 2), 2, 2, 2, 6)
    assert nets(stage) == [1]
    assert harm(stage) == [("ilse", 5, "staggered")]


def test_a_rival_trades_ranks_against_a_slowed_runner() -> None:
    """A Specialized rival with 3 ranks trades one alone and a pair: 2 sure successes, and no difficulty is left.

    Ilse has Move 3, less a twisted ankle of 2 and 1 for a burden: 3-2-1 = 0. 4, 4, 4 is 12 with triples: a point. A
    success, and the point is taken off the rival, who has none to lose yet; the round ends, and it counts its 2.
    """
    ankle = advantage("ilse", -2, "move", name="twisted ankle")
    at = table(hero("ilse", move=3, burden=1), npc("rook", talent("specialized", "move"), move=3), ankle)
    stage = Stage(at, nova6.fold, ByHand())
    act(stage, nova6.open_scene.open("contest", goal=5, skill="move", rival="rook"), trade_ranks=RankTrade(1, True))
    assert (stage.state.scene.automatic, stage.state.scene.hindrance) == (2, 0)
    act(stage, nova6.strive.open("ilse", "run"), 4, 4, 4, contest_points=Shares((("rook", 1),)))
    assert nets(stage) == [0]
    assert successes_of(stage.state, "ilse") == 1 and successes_of(stage.state, "rook", "ilse") == 2


def test_two_outcomes_at_once_in_a_busy_turn() -> None:
    """Ilse bars the gate and takes the key in one action of two, with a rope.

    The harder outcome counts: 3. Wits 2, an advantage of 2, a use of the rope 1, less 1 for a second action:
    2+2+1-3-1 = +1. Of 5, 5, 1, 3 the trio is 13; Focused, two alike are a point: it brings the other outcome too.
    """
    ilse = hero("ilse", talent("focused", "wits"), wits=2)
    things = (advantage("ilse", 2, "wits"), asset("ilse", "rope", 1))
    at = table(ilse, *things, scene=conflict("ilse"))
    stage = played(
        at,
        nova6.act.open(
            "ilse", "bar the gate and take the key", "wits", "overcome", assets=("rope",), actions=2,
            outcomes=(Outcome("the gate is barred", 1), Outcome("the key is hers", 3)),
        ),
        5, 5, 1, 3,
        spend_points=Buy("another-outcome", of="the key is hers"), first_outcome="the gate is barred",
    )  # fmt: skip
    assert nets(stage) == [1]
    assert {fact.of for fact in told(stage, events.Achieved)} == {"the gate is barred", "the key is hers"}
    assert not stage.state.has_effect("rope")


def test_a_halberd_meets_hardened_plates_and_a_grave_wound() -> None:
    """The rook's halberd bites at Ilse, who takes a grave aspect.

    Fight 1 with focus spent, -1, against Fight 3: 1-1-3 = -3. 2, 2, 2 of six dice fail with triples: a point, 2 more:
    6+2 = 8. Pierce 1 is undone by hardened 1, so the plates stop all of 5: 3. A grave aspect takes 2 off: 1.
    """
    halberd = weapon("rook", "halberd", 6, Property("pierce", 1), duration="S")
    plates = soak("ilse", "plates", 5, Property("hardened", 1))
    ilse = hero("ilse", fight=1, turn=changed(FRESH, focus="spent", pairs=("fight/attack",), declared=1))
    at = table(ilse, npc("rook", fight=3), halberd, plates, scene=conflict("rook"))
    stage = played(
        at, nova6.oppose.open("rook", "ilse", tool="halberd"), 2, 2, 2, 5, 5, 6,
        spend_points=Buy("increase-effect"), reduce=Reduction("grave", text="A broken arm"),
    )  # fmt: skip
    assert nets(stage) == [-3] and harm(stage) == [("ilse", 1, "stressed")]
    assert any(effect.aspect == "grave" for effect in stage.state.effects)


def test_a_thrown_axe_falls_a_range_short_and_is_carried_on() -> None:
    """Ilse, strong, throws at the crow: thrown one range further for two ranks of Physique, and a point for another.

    The axe carries close; Physique 2 makes that near, and the crow is far: one step short, for a point. Fight 3 with
    an accurate throw of no use without focus, less Move 1 and the dark's 2, of a die each from two conditions:
    3-1-2 = 0. 6, 6, 1 is 13, and the Focused has a point for two alike: spent on the range, 5 damage land.
    """
    zones = tuple(Zone(ZoneId(f"z{n}"), f"zone {n}") for n in range(5))
    edges = tuple(Edge(f"z{n}", f"z{n + 1}") for n in range(4))
    axe = weapon("ilse", "axe", 5, Property("ranged", of=("close",)), Property("thrown"), Property("accurate", 1))
    ilse = hero("ilse", talent("focused", "fight"), fight=3, physique=2, zone="z0")
    dark = (condition("dusk", 1), condition("rain", 1))
    at = table(ilse, npc("crow", move=1, zone="z4"), axe, *dark, scene=conflict("ilse"), zones=zones, edges=edges)
    ruling = Ruling(
        against=(Opposed("crow", "move"),), conditions=(Weighed("dusk", "hinders"), Weighed("rain", "hinders"))
    )
    throw = nova6.act.open("ilse", "throw", "fight", "attack", targets=("crow",), tool="axe")
    stage = played(at, throw, 6, 6, 1, judge=ruling, spend_points=Buy("further"))
    assert nets(stage) == [0] and harm(stage) == [("crow", 5, "staggered")]
    short = played(at, throw, 6, 4, 1, judge=ruling)
    assert harm(short) == [] and told(short, events.Missed)[0].target == "crow"
