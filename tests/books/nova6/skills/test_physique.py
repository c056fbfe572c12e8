"""NOVA6 Physique: shoving, throwing people, blocking the way, crushing, and resisting poison."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.creation.legality import check_sheet
from moothall.rulesets.nova6.creation.perk_ideas import ideas_for
from moothall.rulesets.nova6.ids import EffectId, ZoneId
from moothall.rulesets.nova6.questions import Advantage, Preparation, Ready, Ruling
from moothall.rulesets.nova6.state import Edge, Effect, Perk, Scene, Zone
from moothall.rulesets.nova6.vocabulary import Property, talent
from tests.books.nova6.support.sheets import petra
from tests.books.nova6.support.stage import (
    ACCEPT,
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    aspect,
    conflict,
    hero,
    npc,
    soak,
    table,
)
from tests.support.citing import cited, refused

ZONES = (Zone(ZoneId("quay"), "the quay"), Zone(ZoneId("deck"), "the deck"), Zone(ZoneId("hold"), "the hold"))
EDGES = (Edge("quay", "deck"), Edge("deck", "hold"))
ILSE = hero("ilse", talent("focused", "physique"), physique=2, zone="quay")
"""Doubles of hers are a point, triples two."""
OX = npc("ox", physique=2, zone="quay")
CRATES = aspect("CLUTTERED WITH CRATES", "quay", aspect="zone")
ACTION = Scene("challenge", "action", round=1)
POINTS = {0: (5, 4, 2), 1: (4, 4, 3), 2: (4, 4, 4)}
"""Dice that succeed with so many points."""


def shoving(points: int, *things: Any, throw: bool = False) -> NovaScript[Any]:
    """Ilse shoves the ox and has so many points for it."""
    at = table(ILSE, OX, *things, zones=ZONES, edges=EDGES, scene=conflict("ilse"))
    return act_out(nova6.shove.open("ilse", "ox", throw), at).rolls("ilse", *POINTS[points])


def lands(after: NovaAfter[Any]) -> tuple[str, str, str, bool]:
    """How far the ox went: how, in which zone, on which spot, and whether through the air."""
    told = after.last(events.Shoved)
    assert (after.who("ox").zone, after.who("ox").spot) == (told.zone, told.spot)
    return told.how, told.zone, told.spot, told.thrown


@pytest.mark.rule("nova6.physique.scope")
@pytest.mark.parametrize("intent", ["lift the hatch", "endure the cold", "resist the poison", "wytrzymam mróz"])
def test_strength_and_stamina_propose_physique(intent: str) -> None:
    """Lifting, enduring and resisting poison are all proposed as Physique, and its ranks count."""
    script = act_out(nova6.act.open("ilse", intent), table(ILSE, scene=ACTION))
    assert (script.asked().skill.id, "nova6.physique.scope" in [*script.asked().cites()]) == ("physique", True)
    assert script.judged().stop().last(events.Gathered).net == 2


def beset(what: Any, *perks: Perk, **more: Any) -> NovaScript[Any]:
    """Ilse resists a poison or disease."""
    at = table(changed(ILSE, perks=perks), scene=conflict("ilse"))
    return act_out(nova6.withstand.open("ilse", what, **more), at)


@pytest.mark.rule("nova6.physique.perks")
def test_perks_of_physique_apply_within_their_use() -> None:
    """Each idea is a legal perk; resistance to poison is a die against poison, being strong is none."""
    ideas = cited(ideas_for("physique"))
    assert {idea.id: idea.action for idea in ideas} == {
        "strong": "overcome", "bars-and-gates": "", "healthy": "defend", "poison-resistance": "",
        "bear-hug": "create-advantage",
    }  # fmt: skip
    for idea in ideas:
        assert check_sheet(petra(perks=[{"name": "words"} | idea.kept, *petra()["perks"][:2]])) == []
    own = (Perk("Poison resistance", "physique"), Perk("Strong", "physique", "overcome"))
    script = beset("poison", *own, difficulty=2)
    assert script.asked().perks == ("Poison resistance",)
    script.refuses("ilse", Preparation("physique", "Strong"), "nova6.perk.broad-narrow")
    assert script.says("ilse", Preparation("physique", "Poison resistance")).stop().last(events.Gathered).net == 1


@pytest.mark.rule("nova6.physique.overcome")
def test_physique_overcomes_a_stuck_gate() -> None:
    """One die against a Physique of one is even, and a success opens it."""
    at = table(hero("ilse", physique=1), scene=ACTION)
    script = act_out(nova6.act.open("ilse", "force the gate", "physique", "overcome"), at).judged(1)
    after = script.rolls("ilse", 5, 4, 2).plainly()
    assert (after.last(events.Gathered).net, after.last(events.Achieved).what) == (0, "goal")


# ---- Shove and throw -------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.physique.shove-simple")
def test_a_simple_success_shoves_the_target_away() -> None:
    """Physique against Physique: a simple success shoves the target away, a failure does nothing."""
    script = shoving(0)
    after = script.plainly()
    assert (after.last(events.Gathered).net, lands(after)) == (0, ("away", "quay", "", False))
    assert after.who("ilse").turn.pairs == ("physique overcome",)
    at = table(ILSE, OX, zones=ZONES, edges=EDGES, scene=conflict("ilse"))
    failed = act_out(nova6.shove.open("ilse", "ox"), at).rolls("ilse", 3, 2, 1).says("ilse", ACCEPT).plainly()
    assert not failed.verdict.success and failed.all(events.Shoved) == []
    far = changed(at, others=(changed(OX, zone="deck"),))
    with refused("nova6.physique.shove-simple"):
        act_out(nova6.shove.open("ilse", "ox"), far)


@pytest.mark.rule("nova6.physique.shove-zone")
def test_a_point_shoves_across_the_zone() -> None:
    """A point puts the target anywhere in the zone, and the place must be named."""
    script = shoving(1).asks("ilse", "nova6/spend-points")
    assert {"shove-across", "shove-out", "lift"} & {option.id for option in script.asked().menu} == {"shove-across"}
    with refused("nova6.physique.shove-zone"):
        script.says("ilse", Buy("shove-across", text=" "))
    assert lands(shoving(1).says("ilse", Buy("shove-across", text="by the winch")).plainly()) == (
        "across", "quay", "by the winch", False,
    )  # fmt: skip


@pytest.mark.rule("nova6.physique.shove-adjacent")
def test_two_points_shove_into_the_next_zone() -> None:
    """Two points put them into a zone beside this one, and into no other."""
    out = shoving(2).says("ilse", Buy("shove-out", 2, "deck")).plainly()
    assert lands(out) == ("out", "deck", "", False)
    for zone in ("hold", ""):
        with refused("nova6.physique.shove-adjacent"):
            shoving(2).says("ilse", Buy("shove-out", 2, zone))
    nowhere = table(ILSE, OX, scene=conflict("ilse"))
    script = act_out(nova6.shove.open("ilse", "ox"), nowhere).rolls("ilse", *POINTS[2])
    assert "shove-out" not in {option.id for option in script.asked().menu}
    script.stop()


@pytest.mark.rule("nova6.physique.shove-clutter")
def test_obstacles_may_stop_a_shove() -> None:
    """The GM may stop the shove at away, which costs nothing; where no obstacle stands, nobody is asked."""
    script = (
        shoving(2, CRATES).says("ilse", Buy("shove-out", 2, "deck")).asks("gm", "nova6/in-the-way", "clear", "limits")
    )
    assert script.asked().clutter == ("CLUTTERED WITH CRATES",)
    held = script.gm("limits")
    assert held.asked().points == 2
    assert lands(held.plainly()) == ("away", "quay", "", False)
    clear = shoving(2, CRATES).says("ilse", Buy("shove-out", 2, "deck")).gm("clear").plainly()
    assert lands(clear) == ("out", "deck", "", False)
    across = shoving(1, CRATES).says("ilse", Buy("shove-across", text="the edge")).gm("limits").plainly()
    assert lands(across)[0] == "away"
    elsewhere = shoving(1, changed(CRATES, owner="deck")).says("ilse", Buy("shove-across", text="the edge"))
    assert lands(elsewhere.plainly())[0] == "across"


@pytest.mark.rule("nova6.physique.throw")
def test_a_body_throw_costs_one_point_more_than_a_shove() -> None:
    """Without a point it is a shove; one point throws, two throw across the zone, three out of it."""
    assert lands(shoving(0, CRATES, throw=True).plainly()) == ("away", "quay", "", False)
    assert lands(shoving(1, CRATES, throw=True).says("ilse", Buy("lift")).plainly()) == ("away", "quay", "", True)
    two = shoving(2, CRATES, throw=True).says("ilse", Buy("lift")).says("ilse", Buy("shove-across", text="the edge"))
    assert lands(two.plainly()) == ("across", "quay", "the edge", True)
    strong = changed(ILSE, skills=(("physique", 6),))
    at = table(strong, OX, CRATES, zones=ZONES, edges=EDGES, scene=conflict("ilse"))
    script = act_out(nova6.shove.open("ilse", "ox", True), at).says("ilse", Ready(pairs=1))
    script = script.dice("5d6", 4, 4, 4, 1, 1).picks("ilse", 4, 4, 4)
    assert script.asked().points == 3
    after = script.says("ilse", Buy("lift")).says("ilse", Buy("shove-out", 2, "deck")).plainly()
    assert lands(after) == ("out", "deck", "", True)
    once = shoving(2, throw=True).says("ilse", Buy("lift"))
    assert "lift" not in {option.id for option in once.asked().menu}
    once.stop()
    plain = shoving(2)
    assert "lift" not in {option.id for option in plain.asked().menu}
    plain.stop()


def test_a_hero_resists_an_npcs_shove() -> None:
    """A hero rolls against an NPC's shove, and its points are the GM's."""
    strong, weak = npc("ox", talent("focused", "physique"), physique=2, zone="quay"), changed(ILSE, skills=())
    at = table(weak, strong, zones=ZONES, edges=EDGES, scene=conflict("ox"))
    for use, buys, expected in (
        ("shove", [], ("away", "quay", False)),
        ("shove", [Buy("shove-across", text="the edge")], ("across", "quay", False)),
        ("throw", [Buy("lift")], ("away", "quay", True)),
    ):
        opening = nova6.oppose.open("ox", "ilse", skill="physique", action="overcome", use=use, intent="out of my way")
        script = act_out(opening, at).says("ilse", Preparation("physique"))
        script = script.gm(script.asked().default()) if script.waits_for() == "nova6/trade" else script
        script = script.rolls("ilse", 2, 2, 6, 6, 1).says("ilse", ACCEPT)
        for buy in buys:
            script = script.gm(buy)
        told = script.plainly().last(events.Shoved)
        assert (told.who, told.how, told.zone, told.thrown) == ("ox", *expected)
    hidden = changed(at, others=(changed(strong, seen=False),))
    script = act_out(opening, hidden).says("ilse", Preparation("physique"))
    script = script.gm(script.asked().default()) if script.waits_for() == "nova6/trade" else script
    told = script.rolls("ilse", 2, 2, 6, 6, 1).says("ilse", ACCEPT).plainly().last(events.Shoved)
    assert (told.who, told.target, told.seen) == ("", "ilse", True)


# ---- In the way ------------------------------------------------------------------------------------------------------


def wedging(points: int) -> NovaScript[Any]:
    """Ilse wedges furniture into the way, with so many points."""
    at = table(ILSE, hero("bram", move=1, zone="deck"), zones=ZONES, edges=EDGES, scene=conflict("ilse"))
    opening = nova6.act.open("ilse", "wedge the door", "physique", "create-advantage")
    return act_out(opening, at).judged(2).rolls("ilse", *POINTS[points])


@pytest.mark.rule("nova6.physique.create-advantage")
def test_blocking_the_way_is_an_aspect_or_dice() -> None:
    """A simple success makes an aspect; a point makes it a die against those who pass."""
    for duration in ("A", "B"):
        made = wedging(0).says("ilse", Advantage("aspect", "DOOR WEDGED", duration=duration)).end()
        wedge = made.effect("DOOR WEDGED")
        assert (wedge.kind, wedge.duration) == ("aspect", duration)
    script = wedging(1).says("ilse", Advantage("aspect", "DOOR WEDGED", duration="A"))
    with refused("nova6.physique.create-advantage"):
        wedging(1).says("ilse", Advantage("aspect", "DOOR WEDGED")).says("ilse", Buy("block-way", of="moon"))
    after = script.says("ilse", Buy("block-way", of="quay")).plainly()
    wedge = after.effect("DOOR WEDGED")
    assert (wedge.kind, wedge.owner, wedge.rating, wedge.skills, wedge.duration) == (
        "advantage", "quay", -1, ("move",), "B",
    )  # fmt: skip
    going = changed(after.state, scene=conflict("bram"))
    script = act_out(nova6.move.open("bram", ("quay",)), going)
    assert script.asked().pool.net == 0
    assert [(reason.amount, reason.of) for reason in script.asked().pool.why if reason.what == "in-the-way"] == [
        (-1, "DOOR WEDGED")
    ]
    script.stop()
    away = act_out(nova6.move.open("bram", ("hold",)), going).plainly()
    assert away.result is None and away.who("bram").zone == "hold"


def test_blocking_the_way_needs_physique_and_zones() -> None:
    """Other skills, and scenes without zones, have no such stunt."""
    at = table(hero("ilse", talent("focused", "wits"), wits=2), zones=ZONES, scene=ACTION)
    script = act_out(nova6.act.open("ilse", "a plan", "wits", "create-advantage"), at).judged(2).rolls("ilse", 4, 4, 3)
    script = script.says("ilse", Advantage("aspect", "A PLAN"))
    assert "block-way" not in {option.id for option in script.asked().menu}
    script.stop()
    at = table(ILSE, scene=ACTION)
    script = act_out(nova6.act.open("ilse", "pile up", "physique", "create-advantage"), at).judged(2)
    script = script.rolls("ilse", 4, 4, 3).says("ilse", Advantage("aspect", "A HEAP"))
    assert "block-way" not in {option.id for option in script.asked().menu}
    script.stop()


# ---- Crushing --------------------------------------------------------------------------------------------------------

HOLD = advantage("ox", -1, "fight", "move", name="grappled", maker="ilse", duration="M",
                 properties=(Property("grappled"),))  # fmt: skip
CRUSH = nova6.act.open("ilse", "crush him", "physique", "attack", targets=("ox",))


@pytest.mark.rule("nova6.physique.attack")
def test_only_grappled_targets_are_crushed() -> None:
    """Without a hold of one's own the attack is refused; with it, it is Physique against Physique."""
    mine = conflict("ilse")
    for hold in ((), (changed(HOLD, maker="bram"),), (changed(HOLD, owner="ilse"),), (changed(HOLD, duration="B"),),
                 (changed(HOLD, properties=()),)):  # fmt: skip
        with refused("nova6.physique.attack"):
            act_out(CRUSH, table(ILSE, OX, *hold, scene=mine))
    with refused("nova6.physique.attack"):
        act_out(nova6.act.open("ilse", "crush", "physique", "attack"), table(ILSE, OX, HOLD, scene=mine))
    with refused("nova6.physique.attack"):
        both = nova6.act.open("ilse", "crush", "physique", "attack", targets=("ox", "crow"))
        act_out(both, table(ILSE, OX, npc("crow"), HOLD, scene=mine))
    script = act_out(CRUSH, table(ILSE, OX, HOLD, scene=mine))
    assert [(one.who, one.skill) for one in script.asked().proposed] == [("ox", "physique")]
    assert script.gm(script.asked().default()).stop().last(events.Called).difficulty == 2
    with refused("nova6.physique.attack"):
        act_out(nova6.oppose.open("ox", "ilse", skill="physique"), table(ILSE, OX))
    free = act_out(nova6.act.open("ilse", "push", "physique", "overcome", targets=("ox",)), table(ILSE, OX))
    free.refuses("gm", Ruling(action="attack"), "nova6.physique.attack").stop()
    jaws = Effect(EffectId("jaws"), "damage", "jaws", "ilse", "", 3, duration="S", type="physical", skill="physique")
    armed = nova6.act.open("ilse", "bite", "physique", "attack", targets=("ox",), tool="jaws")
    assert act_out(armed, table(ILSE, OX, jaws)).waits_for() == "nova6/judge"


def crushing(points: int, *things: Any) -> NovaScript[Any]:
    at = table(ILSE, OX, HOLD, *things, scene=conflict("ilse"))
    return act_out(CRUSH, at).judged(2).rolls("ilse", *POINTS[points])


@pytest.mark.rule("nova6.physique.basic-crush")
def test_a_crush_deals_one_bludgeoning_damage() -> None:
    """One bludgeoning damage for the scene; two points make it five, which staggers; what soaks, soaks."""
    plain = crushing(0).plainly().last(events.Harmed)
    assert (plain.damage, plain.level, plain.duration) == (1, "stressed", "S")
    hard = crushing(2).says("ilse", Buy("increase-effect", 2)).plainly().last(events.Harmed)
    assert (hard.damage, hard.level) == (5, "staggered")
    padded = soak("ox", "padding", 1, Property("only", of=("bludgeoning",)))
    assert crushing(0, padded).plainly().last(events.Harmed).damage == 0
    quilted = soak("ox", "quilt", 1, Property("only", of=("fire",)))
    assert crushing(0, quilted).plainly().last(events.Harmed).damage == 1


# ---- Withstanding ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.physique.defend")
@pytest.mark.parametrize("what", ["poison", "disease", "fatigue"])
def test_physique_resists_poison_and_disease(what: Any) -> None:
    """Two dice against a Physique of two are even; failing deals the damage the GM set."""
    script = beset(what, difficulty=2, name="marsh water", damage=4, duration="T")
    assert [(option.id, option.cite) for option in script.asked().skills] == [("physique", "nova6.physique.defend")]
    script = script.says("ilse", Preparation("physique"))
    assert script.asked().pool.net == 0
    failed = script.rolls("ilse", 3, 3, 2).plainly()
    hurt = failed.last(events.Harmed)
    assert (hurt.damage, hurt.level, hurt.duration) == (4, "staggered", "T")
    assert failed.who("ilse").track("mental").boxes[3].filled == ""
    assert failed.last(events.Beset) == events.Beset("ilse", what, "marsh water")
    antidote = soak("ilse", "antidote", 9, Property("only", of=("poison",)))
    dosed = changed(table(ILSE, antidote), scene=conflict("ilse"))
    script = act_out(nova6.withstand.open("ilse", what, 2, damage=4), dosed).says("ilse", Preparation("physique"))
    assert script.rolls("ilse", 3, 3, 2).plainly().last(events.Harmed).damage == (0 if what == "poison" else 4)
    stood = beset(what, difficulty=2, damage=4).says("ilse", Preparation("physique")).rolls("ilse", 5, 4, 2).plainly()
    assert stood.verdict.success and stood.all(events.Harmed) == []


@pytest.mark.rule("nova6.physique.defend")
def test_physique_opposes_passing_and_breaking_free() -> None:
    """Passing, breaking free and pushing are opposed with Physique; running is not."""
    at = table(ILSE, npc("ox", move=1, physique=2, fight=1, zone="quay"))
    for skill, use, skills in (
        ("move", "pass", ["move", "physique"]),
        ("fight", "break-free", ["fight", "physique"]),
        ("physique", "", ["physique"]),
        ("move", "", ["move"]),
    ):
        script = act_out(nova6.oppose.open("ox", "ilse", skill=skill, action="overcome", use=use), at)
        assert [option.id for option in script.asked().skills] == skills
        assert ("nova6.physique.defend" in [*script.asked().cites()]) == ("physique" in skills)
        if skill == "move" and use:
            assert script.says("ilse", Preparation("physique")).stop().last(events.Gathered).net == 1
        else:
            script.stop()


def test_the_gm_spends_points_of_a_failed_resistance() -> None:
    """Points of a failure are the GM's; a character who is out cannot resist; difficulties are limited."""
    script = beset("poison", difficulty=2).says("ilse", Preparation("physique")).rolls("ilse", 2, 2, 2)
    while script.waits_for() != "nova6/spend-points":
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    assert (script.conversation.questions()[0][0], script.asked().points) == ("gm", 1)
    script.plainly()
    with refused("nova6.cons.incap-effect"):
        act_out(nova6.withstand.open("ilse", "poison"), table(changed(ILSE, out="incapacitated")))
    with refused("nova6.diff.range"):
        beset("poison", difficulty=10)
