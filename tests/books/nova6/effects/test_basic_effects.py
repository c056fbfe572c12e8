"""NOVA6 basic effects (advantage, damage, soak): their first size, and what points add."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.effects.properties import PROPERTIES, subtypes
from moothall.rulesets.nova6.questions import Advantage, Meddling, Preparation, Ready
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.vocabulary import Gives, Property, talent
from tests.books.nova6.support.stage import (
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    aspect,
    asset,
    hero,
    npc,
    soak,
    table,
    weapon,
)
from tests.support.citing import cited, refused

ILSE = hero("ilse", talent("focused", "wits"), talent("focused", "fight"))
POINTS = {0: (6, 4, 3), 1: (4, 4, 3), 2: (4, 4, 4)}
"""Three dice with which a Focused skill succeeds and has so many points."""


def put(effect: Effect, at: Table | None = None) -> Effect:
    after = act_out(nova6.put.open(effect), at or table(ILSE)).end()
    return after.state.effects[-1]


def creating(points: int, made: Advantage, at: Table | None = None) -> NovaScript[Any]:
    """Ilse creates an advantage with so many points to spend."""
    opening = nova6.act.open("ilse", "look closely", "wits", "create-advantage", targets=("rook",))
    script = act_out(opening, at or table(ILSE, npc("rook"))).judged().rolls("ilse", *POINTS[points])
    return script.says("ilse", made)


EDGE = Advantage("dice", "high ground", "ilse", "fight")


def made(points: int, *bought: Buy, advantage: Advantage = EDGE, at: Table | None = None) -> NovaAfter[Any]:
    script = creating(points, advantage, at)
    for one in bought:
        script.says("ilse", one)
    return script.plainly()


# ---- Effects in general ----------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.effect.three")
def test_advantage_damage_and_soak_are_basic_effects() -> None:
    """Advantage, damage and soak can be made, and nothing else."""
    for kind in ("advantage", "soak"):
        assert made(1, Buy("create-effect", of=kind, text="a mark")).effect("a mark").kind == kind
    struck = made(1, Buy("create-effect", of="damage", text="a shove"), at=table(ILSE, npc("rook")))
    assert struck.last(events.Harmed).damage == 1
    for kind in ("condition", "asset", "weather"):
        with refused("nova6.effect.three"):
            made(1, Buy("create-effect", of=kind, text="a mark"))


@pytest.mark.rule("nova6.effect.properties")
def test_properties_come_from_a_list() -> None:
    """Properties of the list are stored, several together; others are refused."""
    frag = weapon("ilse", "flask", 6, Property("area", 1), Property("uses"), id="")
    assert [one.name for one in put(frag).properties] == ["area", "uses"]
    with refused("nova6.effect.properties"):
        put(weapon("ilse", "flask", 6, Property("sparkling"), id=""))
    with refused("nova6.dmg.pierce"):
        put(weapon("ilse", "flask", 6, Property("pierce", -1), id=""))
    assert len(PROPERTIES) == 75


@pytest.mark.rule("nova6.effect.sp-exchange")
def test_a_point_is_a_die_or_two_points() -> None:
    """A point is a die, or two points of damage, or two of soak."""
    club, mail = weapon("ilse", "club", 4), soak("ilse", "mail", 1, duration="B")
    hit = striking(1, Buy("increase-effect"), at=table(ILSE, npc("rook"), club), tool="club")
    assert hit.last(events.Harmed).damage == 4 + 2
    assert made(1, Buy("increase-effect")).effect(EDGE.name).rating == 1 + 1
    assert made(1, Buy("increase-effect", of="mail"), at=table(ILSE, npc("rook"), mail)).effect("mail").rating == 1 + 2


@pytest.mark.rule("nova6.effect.special-stunt")
@pytest.mark.rule("nova6.stunt.special")
def test_a_special_stunt_is_bought_once_per_action() -> None:
    """An arrowhead's special stunt is bought once; another name is not on the list."""
    barbed = weapon("ilse", "bow", 4, Property("special", gives=(Gives("stunt", 3, of="barbs"),)))
    opening = nova6.act.open("ilse", "shoot", "fight", "attack", targets=("rook",), tool="bow")
    script = act_out(opening, table(ILSE, npc("rook"), barbed)).judged().rolls("ilse", *POINTS[2])
    with refused("nova6.effect.special-stunt"):
        script.says("ilse", Buy("special", of="barbs")).says("ilse", Buy("special", of="barbs"))
    again = act_out(opening, table(ILSE, npc("rook"), barbed)).judged().rolls("ilse", *POINTS[1])
    hit = again.says("ilse", Buy("special", of="barbs")).plainly()
    assert hit.last(events.Harmed).damage == 7
    with refused("nova6.stunt.special"):
        other = act_out(opening, table(ILSE, npc("rook"), barbed)).judged().rolls("ilse", *POINTS[1])
        other.says("ilse", Buy("special", of="frost"))


# ---- Advantages ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.advg.base")
def test_an_advantage_begins_with_one_brief_die() -> None:
    """One die for one named skill, briefly, for oneself or another character."""
    edge = made(0).effect("high ground")
    assert (edge.rating, edge.skills, edge.duration, edge.owner) == (1, ("fight",), "B", "ilse")
    at = table(ILSE, hero("bram"), npc("rook"))
    assert made(0, advantage=changed_edge(to="bram"), at=at).effect("high ground").owner == "bram"


def changed_edge(**new: Any) -> Advantage:
    return replace(EDGE, **new)


@pytest.mark.rule("nova6.advg.describe")
def test_an_advantage_needs_words() -> None:
    """An advantage without words is refused; with words they are kept."""
    with refused("nova6.advg.describe"):
        put(advantage("ilse", 1, "fight", name=" ", id=""))
    assert put(advantage("ilse", 1, "fight", name="high ground", id="")).name == "high ground"


@pytest.mark.rule("nova6.advg.aspect")
def test_an_advantage_may_be_an_aspect() -> None:
    """The target is prone until an action ends the aspect."""
    after = made(0, advantage=Advantage("aspect", "PRONE", "rook", duration="A"))
    prone = after.effect("PRONE")
    assert (prone.kind, prone.owner, prone.duration, prone.aspect) == ("aspect", "rook", "A", "character")
    lit = made(0, advantage=Advantage("aspect", "ABLAZE", "")).effect("ABLAZE")
    assert (lit.owner, lit.aspect, lit.duration) == ("", "situation", "B")


@pytest.mark.rule("nova6.advg.discover")
def test_an_advantage_may_reveal_a_hidden_aspect() -> None:
    """A discovered aspect is known from then on."""
    at = table(ILSE, npc("rook"), aspect("Indebted", "rook", id="secret-1", known=False))
    script = creating(0, Advantage("discover"), at).gm("secret-1")
    assert script.plainly().effect("Indebted").known


@pytest.mark.rule("nova6.advg.removable")
def test_overcome_removes_an_advantage() -> None:
    """One die of two is gone and its duration stays; an aspect goes at once."""
    slowed = advantage("ilse", -2, "move", name="slowed", duration="S")
    at = table(ILSE, slowed, aspect("Prone", "ilse", duration="A"))
    for aim, left in (("slowed", (-1, "S")), ("prone", None)):
        script = act_out(nova6.act.open("ilse", "get free", "physique", aim=aim), at).judged().rolls("ilse", 4, 4, 3)
        after = script.plainly()
        kept = [(one.rating, one.duration) for one in after.state.effects if one.id == aim]
        assert kept == ([left] if left else [])


@pytest.mark.rule("nova6.advg.inc-magnitude")
def test_a_point_adds_a_die_up_to_four() -> None:
    """Two points make three dice of one; four is the most, unless the table has no limit."""
    assert made(2, Buy("increase-effect", 2)).effect("high ground").rating == 3
    assert made(1, Buy("increase-effect")).effect("high ground").rating == 2
    large = advantage("ilse", 4, "fight", name="edge", duration="B", id="edge")
    for cap, rating in (("4", 4), ("none", 5)):
        at = table(ILSE, npc("rook"), large, effect_cap=cap)
        assert made(1, Buy("increase-effect", of="edge"), at=at).effect("edge").rating == rating


@pytest.mark.rule("nova6.advg.inc-class")
def test_a_point_extends_dice_to_a_class_of_skills() -> None:
    """The classes are Fight, Move and Physique; and Interact, Resolve and Wits."""
    assert made(1, Buy("widen-class")).effect("high ground").skills == ("fight", "move", "physique")
    mind = changed_edge(skill="wits")
    assert made(1, Buy("widen-class"), advantage=mind).effect("high ground").skills == ("interact", "resolve", "wits")


@pytest.mark.rule("nova6.advg.inc-all")
def test_two_points_extend_dice_to_every_skill() -> None:
    """Two points extend the dice to every skill, one does not."""
    wide = made(2, Buy("widen-all", 2))
    edge = wide.effect("high ground")
    assert edge.skills == ()
    at = changed(wide.state, effects=(edge,))
    for skill in ("fight", "interact", "move", "physique", "resolve", "wits"):
        assert act_out(nova6.act.open("ilse", "try", skill), at).judged().plainly_to_ready().pool.net == 1
    script = creating(1, EDGE)
    assert "widen-all" not in [option.id for option in script.asked().options()]


@pytest.mark.rule("nova6.advg.inc-disadvantage")
def test_a_point_turns_dice_against_the_target() -> None:
    """The target has a die less on one skill, instead of a bonus for the maker."""
    after = made(1, Buy("turn-against", of="move"))
    slow = after.effect("high ground")
    assert (slow.owner, slow.rating, slow.skills, slow.duration) == ("rook", -1, ("move",), "B")
    alone = table(ILSE)
    script = act_out(nova6.act.open("ilse", "look", "wits", "create-advantage"), alone).judged().rolls("ilse", 4, 4, 3)
    assert "turn-against" not in [option.id for option in script.says("ilse", EDGE).asked().options()]


@pytest.mark.rule("nova6.advg.inc-asset")
def test_a_point_makes_an_asset_of_one_use() -> None:
    """The asset has one use instead of dice."""
    after = made(1, Buy("make-asset"))
    kept = after.effect("high ground")
    assert (kept.kind, kept.rating, kept.duration) == ("asset", 1, "P") and len(after.state.effects) == 1


@pytest.mark.rule("nova6.advg.inc-uses")
def test_a_second_point_adds_a_use() -> None:
    """A second point gives the asset a second use."""
    assert made(2, Buy("make-asset"), Buy("more-uses")).effect("high ground").rating == 2


@pytest.mark.rule("nova6.advg.decrease")
def test_a_point_removes_a_die() -> None:
    """A point turns two dice into one, and one into none."""
    theirs = advantage("rook", 2, "fight", name="poised", duration="B", id="poised")
    less = made(1, Buy("decrease-effect", of="poised"), at=table(ILSE, npc("rook"), theirs))
    assert less.effect("poised").rating == 1
    small = changed(theirs, rating=1)
    gone = made(1, Buy("decrease-effect", of="poised"), at=table(ILSE, npc("rook"), small))
    assert not gone.has_effect("poised")
    hindered = changed(theirs, rating=-2)
    less = made(1, Buy("decrease-effect", of="poised"), at=table(ILSE, npc("rook"), hindered))
    assert less.effect("poised").rating == -1


@pytest.mark.rule("nova6.advg.brief-only")
@pytest.mark.parametrize("stunt", ["increase-effect", "decrease-effect"])
def test_only_brief_effects_change_size(stunt: str) -> None:
    """A scene-long effect keeps its size; one that lasts until an action may change."""
    long = advantage("rook", 1, "fight", name="poised", duration="S", id="poised")
    with refused("nova6.advg.brief-only"):
        made(1, Buy(stunt, of="poised"), at=table(ILSE, npc("rook"), long))
    for duration in ("B", "A"):
        made(1, Buy(stunt, of="poised"), at=table(ILSE, npc("rook"), changed(long, duration=duration, rating=2)))


@pytest.mark.rule("nova6.advg.not-consumed")
def test_an_advantage_helps_every_test_while_it_lasts() -> None:
    """An advantage helps every fitting test while it lasts; by option a created one helps once."""
    edge = advantage("ilse", 1, "wits", name="edge", duration="S", made=True)
    for option, left in (("off", True), ("on", False)):
        at = table(ILSE, edge, advantage_consumed=option)
        tried = act_out(nova6.act.open("ilse", "try", "wits"), at).judged().rolls("ilse", 6, 4, 3, 1).plainly()
        assert tried.has_effect("edge") is left
        assert [why.amount for why in tried.why("advantage")] == [1]
        other = act_out(nova6.act.open("ilse", "try", "move"), at).judged().rolls("ilse", 6, 4, 3).plainly()
        assert other.has_effect("edge")


@pytest.mark.rule("nova6.advg.asset-use")
def test_an_asset_is_a_die_or_two_uses_a_point() -> None:
    """A use is a die; two uses after the roll are a point; with none left it is gone."""
    at = table(ILSE, asset("ilse", "A map", 2))
    die = act_out(nova6.act.open("ilse", "find the way", "wits", assets=("a-map",)), at).judged()
    assert die.asked().pool.net == 1
    assert die.rolls("ilse", 6, 4, 3, 1).plainly().effect("A map").rating == 1
    point = act_out(nova6.act.open("ilse", "find the way", "wits"), at).judged().says("ilse", Preparation())
    point.rolls("ilse", 6, 4, 3)
    after = point.says("ilse", Meddling("assets", asset="a-map")).plainly()
    assert after.result is not None and after.result.points == 1 and not after.has_effect("A map")


# ---- Damage ----------------------------------------------------------------------------------------------------------


def striking(points: int, *bought: Buy, at: Table, tool: str = "") -> NovaAfter[Any]:
    opening = nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), tool=tool)
    script = act_out(opening, at).judged().rolls("ilse", *POINTS[points])
    for one in bought:
        script.says("ilse", one)
    return script.plainly()


@pytest.mark.rule("nova6.dmg.rating-type")
def test_damage_has_a_type() -> None:
    """Damage without a type is refused; physical damage is blunt and for the scene by default."""
    with refused("nova6.dmg.rating-type"):
        put(weapon("ilse", "club", 4, type="", id=""))
    with refused("nova6.dmg.rating-type"):
        put(weapon("ilse", "club", 4, subtype="glitter", id=""))
    club = put(weapon("ilse", "club", 4, id="", duration="S"))
    assert (club.rating, club.type, club.subtype, club.duration) == (4, "physical", "bludgeoning", "S")


@pytest.mark.rule("nova6.dmg.base")
def test_the_smallest_damage_is_one_for_the_scene() -> None:
    """The smallest damage is one point for the scene."""
    at = table(ILSE, npc("rook"))
    after = made(1, Buy("create-effect", of="damage", text="a shove"), at=at)
    harmed = after.last(events.Harmed)
    assert (harmed.who, harmed.damage, harmed.duration) == ("rook", 1, "S")
    plain = striking(0, at=at).last(events.Harmed)
    assert (plain.damage, plain.duration) == (1, "S")


@pytest.mark.rule("nova6.dmg.hit")
@pytest.mark.rule("nova6.dmg.increase")
def test_points_add_damage_before_soak() -> None:
    """Four and a point are six; soak of two leaves four. Each point is two more, and three are six."""
    club, coat = weapon("ilse", "club", 4), soak("rook", "coat", 2)
    at = table(ILSE, npc("rook"), club, coat)
    assert striking(1, Buy("increase-effect"), at=at, tool="club").last(events.Harmed).damage == 4
    assert striking(0, at=at, tool="club").last(events.Harmed).damage == 2
    able = hero("ilse", talent("focused", "fight"), talent("specialized", "fight"), fight=1)
    opening = nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), tool="club")
    script = act_out(opening, table(able, npc("rook"), club)).judged().says("ilse", Ready(True)).dice("3d6", 4, 4, 4)
    assert script.says("ilse", Buy("increase-effect", 3)).plainly().last(events.Harmed).damage == 10


@pytest.mark.rule("nova6.dmg.subtypes-physical")
def test_physical_damage_has_five_common_subtypes() -> None:
    """Physical damage has five common subtypes, blunt by default."""
    listed = [option.id for option in cited(subtypes(table(), "physical"))]
    assert listed[0] == "bludgeoning"
    assert set(listed[:5]) == {"ballistic", "bludgeoning", "fire", "impaling", "slashing"}


@pytest.mark.rule("nova6.dmg.subtypes-mental")
def test_mental_damage_has_three_subtypes() -> None:
    """Mental damage has three subtypes, emotional by default."""
    assert [option.id for option in cited(subtypes(table(), "mental"))] == ["emotional", "fear", "psychic"]
    assert put(weapon("ilse", "taunt", 2, type="mental", id="")).subtype == "emotional"


@pytest.mark.rule("nova6.dmg.subtypes-rare")
def test_physical_damage_has_nine_rare_subtypes() -> None:
    """Nine rare subtypes are all physical."""
    listed = [option.id for option in cited(subtypes(table(), "physical"))][5:]
    rare = ["acid", "cold", "endurance", "force", "lightning", "necrotic", "poison", "radiant", "thunder"]
    assert listed == rare and put(weapon("ilse", "vial", 2, subtype="poison", id="")).subtype == "poison"


@pytest.mark.rule("nova6.dmg.subtypes-custom")
def test_a_table_may_add_a_damage_subtype() -> None:
    """One that is added can be chosen, and soak may be limited to it."""
    at = table(ILSE, subtypes=(("void", "mental"),))
    assert "void" in [option.id for option in cited(subtypes(at, "mental"))]
    assert put(weapon("ilse", "stare", 2, type="mental", subtype="void", id=""), at).subtype == "void"
    with refused("nova6.dmg.rating-type"):
        put(weapon("ilse", "stare", 2, type="physical", subtype="void", id=""), at)


@pytest.mark.rule("nova6.dmg.direct-negator")
def test_direct_damage_names_its_remedy() -> None:
    """Direct damage without a remedy is refused; with the remedy at hand there is no damage."""
    with refused("nova6.dmg.direct-negator"):
        put(weapon("ilse", "gas", 3, Property("direct"), id=""))
    gas = weapon("ilse", "gas", 3, Property("direct", of=("gas mask",)))
    at = table(ILSE, npc("rook"), gas, soak("rook", "coat", 6))
    opening = nova6.act.open("ilse", "throw", "fight", "attack", targets=("rook",), tool="gas")
    for answer, damage in (("yes", 0), ("no", 3)):
        script = act_out(opening, at).judged().rolls("ilse", *POINTS[0])
        assert script.gm(answer).plainly().last(events.Harmed).damage == damage


@pytest.mark.rule("nova6.dmg.reach")
def test_reach_strikes_past_a_character() -> None:
    """A weapon with reach strikes past a character in between; a short one does not."""
    at = table(ILSE, npc("rook"), weapon("ilse", "halberd", 4, Property("reach")), weapon("ilse", "knife", 2))
    opening = nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), tool="halberd", mode="past")
    assert act_out(opening, at).judged().rolls("ilse", *POINTS[0]).plainly().last(events.Harmed).who == "rook"
    with refused("nova6.dmg.reach"):
        act_out(nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), tool="knife", mode="past"), at)


# ---- Soak ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.soak.base")
def test_created_soak_begins_with_one_brief_point() -> None:
    """Created soak is one point, brief."""
    shield = made(1, Buy("create-effect", of="soak", text="a raised arm")).effect("a raised arm")
    assert (shield.rating, shield.duration, shield.owner) == (1, "B", "ilse")
    with refused("nova6.effect.three"):
        made(1, Buy("create-effect", of="weather", text="x"))
    with refused("nova6.advg.describe"):
        made(1, Buy("create-effect", of="soak", text=" "))


@pytest.mark.rule("nova6.soak.increase")
@pytest.mark.rule("nova6.soak.decrease")
def test_a_point_changes_soak_by_two() -> None:
    """A point raises soak of one to three, and lowers five to three."""
    coat = soak("rook", "coat", 5, duration="B")
    up = made(1, Buy("increase-effect", of="coat"), at=table(ILSE, npc("rook"), changed(coat, rating=1)))
    assert up.effect("coat").rating == 3
    assert made(1, Buy("decrease-effect", of="coat"), at=table(ILSE, npc("rook"), coat)).effect("coat").rating == 3


@pytest.mark.rule("nova6.stunt.bypass-coverage")
def test_bypassing_coverage_costs_its_price() -> None:
    """Five against leather: one point gets past it; the price must be paid exactly."""
    club = weapon("ilse", "club", 5)
    leather = soak("rook", "leather", 2, Property("coverage", 1))
    at = table(ILSE, npc("rook"), club, leather)
    assert striking(1, Buy("bypass-coverage"), at=at, tool="club").last(events.Harmed).damage == 5
    assert striking(0, at=at, tool="club").last(events.Harmed).damage == 3
    with refused("nova6.soak.coverage"):
        striking(2, Buy("bypass-coverage", 2), at=at, tool="club")
    bare = table(ILSE, npc("rook"), club)
    opening = nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), tool="club")
    script = act_out(opening, bare).judged().rolls("ilse", *POINTS[1])
    assert "bypass-coverage" not in [option.id for option in script.asked().options()]
