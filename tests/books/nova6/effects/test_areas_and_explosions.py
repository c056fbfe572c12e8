"""NOVA6 area attacks and explosions, and things that break."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.effects.properties import PROPERTIES
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.properties.area import area_points
from moothall.rulesets.nova6.questions import Preparation
from moothall.rulesets.nova6.state import Box, Character, Edge, Effect, Perk, Table, Zone
from moothall.rulesets.nova6.stress.objects import Make, damage_outcome
from moothall.rulesets.nova6.vocabulary import Property, talent
from moothall.rulesets.nova6.words import LEVELS
from tests.books.nova6.support.stage import (
    NovaAfter,
    NovaScript,
    act_out,
    asset,
    conflict,
    hero,
    npc,
    soak,
    table,
    weapon,
)
from tests.support.citing import cited, refused

AREA, EXPLOSION = Property("area", 1), Property("explosion")


def flask(owner: str, *properties: Property) -> Effect:
    return weapon(owner, "flask", 6, *(properties or (AREA,)), type="physical", subtype="fire")


def harmed(after: NovaAfter[Any]) -> dict[str, int]:
    return {fact.who: fact.damage for fact in after.all(events.Harmed)}


# ---- The GM's area ---------------------------------------------------------------------------------------------------


def blast(*heroes: Any, skill: int = 3, adjust: int = 0, options: Any = None, **more: Any) -> NovaScript[Any]:
    """The rook throws something at everybody in the yard."""
    at = table(*heroes, npc("rook", fight=skill, zone="roof"), flask("rook"), scene=conflict("rook"), **(options or {}))
    return act_out(nova6.area_attack.open("rook", "flask", ("yard",), adjust=adjust, **more), at)


def ilse(**more: Any) -> Any:
    return hero("ilse", zone="yard", **more)


@pytest.mark.rule("nova6.prop.area")
def test_an_area_strikes_everybody_in_its_zones() -> None:
    """An area strikes all in its zones and nobody elsewhere; only a selective one picks targets."""
    script = blast(ilse(), hero("bram", zone="yard"), hero("oda", zone="roof"), skill=0)
    for who in ("ilse", "bram"):
        script.says(who, Preparation()).rolls(who, 4, 3, 3)
        while script.waits_for() not in ("nova6/prepare", "over"):
            seat, asked = script.conversation.questions()[0]
            script.says(seat, asked.default())
    assert harmed(script.plainly()) == {"ilse": 6, "bram": 6}
    with refused("nova6.prop.area"):
        blast(ilse(), chosen=("ilse",))


@pytest.mark.rule("nova6.prop.area-npc-mod")
def test_the_attackers_skill_opposes_each_defender() -> None:
    """Three dice with a condition that costs one are two against each defender's Move."""
    script = blast(ilse(), adjust=-1).says("ilse", Preparation())
    assert script.plainly_to_ready().pool.net == -2


@pytest.mark.rule("nova6.prop.area-npc-positive")
def test_a_negative_area_roll_helps_the_defenders() -> None:
    """One die with conditions that cost two is a die for the defenders."""
    script = blast(ilse(), skill=1, adjust=-2).says("ilse", Preparation())
    assert script.asked().pool.net == 1
    script.rolls("ilse", 4, 4, 3, 1).plainly()


@pytest.mark.rule("nova6.prop.area-pc-defend")
@pytest.mark.parametrize(("faces", "points", "left"), [((6, 4, 3), 0, 4), ((4, 4, 4), 1, 2)])
def test_defending_reduces_area_damage_by_two_per_point(faces: Any, points: int, left: int) -> None:
    """A successful defence takes two points off, and each further point two more; it does not cancel."""
    script = blast(ilse(), skill=0).says("ilse", Preparation()).rolls("ilse", *faces)
    if points:
        script.says("ilse", Buy("decrease-effect"))
    assert harmed(script.plainly()) == {"ilse": left}


def test_an_option_lets_a_defence_cancel_area_damage() -> None:
    """Under area_defend_negates a successful defence cancels area damage."""
    script = blast(ilse(), skill=0, options={"area_defend_negates": "on"}).says("ilse", Preparation())
    assert harmed(script.rolls("ilse", 6, 4, 3).plainly()) == {}


@pytest.mark.rule("nova6.prop.area-pc-fail")
def test_a_failed_defence_takes_all_area_damage() -> None:
    """A failed defence takes all of the damage; the GM's points make it worse for that character alone."""
    assert harmed(blast(ilse(), skill=0).says("ilse", Preparation()).rolls("ilse", 4, 3, 3).plainly()) == {"ilse": 6}


# ---- A hero's area ---------------------------------------------------------------------------------------------------


def throwing(*others: Any, faces: Any = (6, 4, 3), tool: Effect | None = None, **more: Any) -> NovaScript[Any]:
    """Ilse throws something into the yard."""
    skilled = hero("ilse", talent("focused", "fight"), zone="roof")
    fields = {"primary": more.pop("primary", ""), "chosen": more.pop("chosen", ()), "adjust": more.pop("adjust", 0)}
    at = table(more.pop("who", skilled), *others, tool or flask("ilse"), scene=conflict("ilse"), **more)
    script = act_out(nova6.strike_area.open("ilse", "flask", ("yard",), **fields), at)
    while script.waits_for() not in ("nova6/ready", "over"):
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    return script.rolls("ilse", *faces) if faces else script


def rook(id: str = "rook", **more: Any) -> Any:
    return npc(id, zone="yard", **more)


@pytest.mark.rule("nova6.prop.area-pc-attack")
def test_an_area_attack_on_npcs_is_one_unopposed_test() -> None:
    """Two dice of Fight are two dice, whatever the NPCs' skills; conditions still count."""
    fighter = hero("ilse", fight=2, zone="roof")
    assert throwing(rook(move=3), who=fighter, faces=()).asked().pool.net == 2
    assert throwing(rook(move=3), who=fighter, faces=(), adjust=-1).asked().pool.net == 1
    after = throwing(rook(move=3), who=fighter, faces=(4, 4, 3, 1, 1)).picks("ilse", 4, 4, 3).plainly()
    assert harmed(after) == {"rook": 2}
    assert harmed(throwing(rook(), faces=(4, 3, 2)).plainly()) == {}


@pytest.mark.rule("nova6.prop.area-npc-points")
@pytest.mark.parametrize(("move", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_npcs_reduce_area_damage_by_half_their_ranks(move: int, points: int) -> None:
    """An NPC has a point for every two ranks or part of them; each point takes two damage off."""
    assert cited(area_points(table(), rook(move=move))).amount == points
    assert harmed(throwing(rook(move=move)).plainly()) == {"rook": 6 - 2 * points}


def test_specialized_npcs_reduce_area_damage_from_rank_one() -> None:
    """The first rank of a Specialized NPC alone is a point."""
    fast = npc("rook", talent("specialized", "move"), zone="yard")
    ranks = [changed(fast, skills=(("move", n),)) for n in range(5)]
    assert [area_points(table(), one).amount for one in ranks] == [0, 1, 2, 2, 3]


@pytest.mark.rule("nova6.prop.area-increase")
def test_a_point_increases_area_damage_for_one_target() -> None:
    """A point strikes one target harder; a second point widens that to another."""
    pair = (rook("rook"), rook("crow"))
    one = throwing(*pair, faces=(4, 4, 3)).says("ilse", Buy("increase-effect")).plainly()
    assert harmed(one) == {"rook": 8, "crow": 6}
    both = throwing(*pair, faces=(4, 4, 4)).says("ilse", Buy("increase-effect"))
    both.says("ilse", Buy("widen-increase", of="crow"))
    assert harmed(both.plainly()) == {"rook": 8, "crow": 8}
    script = throwing(*pair, faces=(4, 4, 3))
    assert "widen-increase" not in [option.id for option in script.asked().options()]


@pytest.mark.rule("nova6.prop.selective")
def test_a_selective_area_leaves_allies_out() -> None:
    """A selective area leaves allies out."""
    tool = flask("ilse", AREA, Property("selective"))
    ally = hero("bram", zone="yard")
    assert harmed(throwing(ally, rook(), tool=tool, chosen=("rook",)).plainly()) == {"rook": 6}
    assert cited(PROPERTIES["selective"])


@pytest.mark.rule("nova6.prop.aimed")
def test_an_aimed_area_spares_those_out_of_aim() -> None:
    """An aimed area spares those who could not be targeted; the GM says who they are."""
    tool = flask("ilse", AREA, Property("aimed"))
    at = table(hero("ilse", zone="roof"), rook("rook"), rook("crow"), tool, scene=conflict("ilse"))
    script = act_out(nova6.strike_area.open("ilse", "flask", ("yard",)), at).gm("no").gm("yes")
    assert harmed(script.rolls("ilse", 6, 4, 3).plainly()) == {"crow": 6}


# ---- Explosions ------------------------------------------------------------------------------------------------------

FRAG = (AREA, EXPLOSION)


def bomb(faces: Any, *others: Any, **more: Any) -> NovaScript[Any]:
    people = others or (rook("rook"), rook("crow"))
    return throwing(*people, faces=faces, tool=flask("ilse", *FRAG), primary="rook", **more)


@pytest.mark.rule("nova6.prop.explosion-primary")
@pytest.mark.rule("nova6.prop.explosion-rest")
def test_an_explosion_deals_half_around_its_target() -> None:
    """The target takes all damage, everybody around half, and they defend as from an area."""
    assert harmed(bomb((6, 4, 3)).plainly()) == {"rook": 6, "crow": 3}
    assert harmed(bomb((6, 4, 3), rook("rook"), rook("crow", move=1)).plainly()) == {"rook": 6, "crow": 1}


@pytest.mark.rule("nova6.prop.explosion-sp")
@pytest.mark.parametrize(
    ("bought", "left"),
    [
        ((Buy("increase-effect", 2),), {"rook": 10, "crow": 3}),
        ((Buy("increase-effect"), Buy("increase-around")), {"rook": 8, "crow": 5}),
        ((Buy("increase-around", 2),), {"rook": 6, "crow": 7}),
    ],
)
def test_stunt_points_count_apart_for_target_and_bystanders(bought: tuple[Buy, ...], left: dict[str, int]) -> None:
    """Points spent on the target of an explosion and on those around it are counted apart."""
    script = bomb((4, 4, 4))
    for one in bought:
        script.says("ilse", one)
    after = script.plainly()
    assert harmed(after) == left
    if not any(one.stunt == "increase-around" for one in bought):
        bomb((4, 4, 3)).says("ilse", Buy("increase-around")).plainly()


@pytest.mark.rule("nova6.prop.explosion-miss")
@pytest.mark.parametrize(
    ("reading", "left"), [("half-others", {"crow": 3}), ("nothing", {}), ("half-all", {"rook": 3, "crow": 3})]
)
def test_a_missed_explosion_deals_half_to_bystanders(reading: str, left: dict[str, int]) -> None:
    """A miss deals nothing to the target and half to the others, unless the table's option says otherwise."""
    assert harmed(bomb((4, 3, 2), explosion_on_miss=reading).plainly()) == left
    bomb((4, 3, 2)).plainly()


# ---- Things that break -----------------------------------------------------------------------------------------------


def hitting(one: Any, damage: int, *armour: Effect, times: int = 1) -> NovaAfter[Any]:
    """Ilse strikes a thing."""
    at: Table = table(hero("ilse"), one, *armour, weapon("ilse", "club", damage))
    for _ in range(times):
        opening = nova6.act.open("ilse", "smash", "fight", "attack", targets=(one.id,), tool="club")
        after = act_out(opening, at).judged().rolls("ilse", 4, 4, 3).plainly()
        at = after.state
    return after


def filled(after: NovaAfter[Any], id: str = "crate") -> list[str]:
    return [box.level for box in after.who(id).tracks[0].boxes if box.filled]


def setting_down(make: Make = "ordinary", extra: int = 1, **more: Any) -> NovaAfter[str]:
    """The GM puts a crate before Ilse."""
    return act_out(nova6.set_thing.open("Crate", make, extra, **more), table(hero("ilse"))).end()


def crate(make: Make = "ordinary", extra: int = 1) -> Character:
    return setting_down(make, extra).who("crate")


def counts(one: Character) -> list[int]:
    return [len([box for box in one.tracks[0].boxes if box.level == level]) for level in LEVELS]


MAKES: list[tuple[Make, int, list[int], str]] = [
    ("ordinary", 1, [1, 1, 1], "nova6.obj.boxes"),
    ("durable", 1, [3, 2, 1], "nova6.prop.durable"),
    ("fragile", 1, [0, 0, 0], "nova6.prop.fragile"),
    ("small", 1, [0, 1, 1], "nova6.obj.small"),
    ("large", 1, [1, 1, 2], "nova6.obj.large"),
    ("large", 2, [1, 2, 2], "nova6.obj.large"),
    ("large", 3, [2, 2, 2], "nova6.obj.large"),
]


@pytest.mark.parametrize(("make", "extra", "boxes", "cite"), MAKES)
def test_a_things_make_gives_its_boxes(make: Make, extra: int, boxes: list[int], cite: str) -> None:
    """The make of a thing that the GM sets down gives it its boxes, the worst level first."""
    after = setting_down(make, extra)
    assert counts(after.who("crate")) == boxes and after.rules_of(events.Appeared) == {"nova6.role.gm", cite}


def test_a_things_soak_is_hidden_with_it() -> None:
    """A thing's soak reduces a hit, and the soak of a hidden thing is hidden with it."""
    after = setting_down(soak=2, seen=False)
    (id,) = [one.id for one in after.state.others]
    shell = after.state.effect(f"{id}-soak")
    assert (id, shell.rating, shell.known) == ("unseen-crate", 2, False)
    bare = setting_down(zone="yard")
    assert bare.who("crate").zone == "yard" and bare.state.effects == ()
    assert hitting(crate(), 2, setting_down(soak=2).effect("Crate")).last(events.Harmed).damage == 0


@pytest.mark.parametrize(("name", "soak"), [(" ", 0), ("Crate", -1)])
def test_a_thing_needs_a_name_and_no_negative_soak(name: str, soak: int) -> None:
    """A thing without a name is refused, and so is a negative soak."""
    with refused("nova6.obj.boxes"):
        act_out(nova6.set_thing.open(name, soak=soak), table(hero("ilse")))


@pytest.mark.rule("nova6.obj.boxes")
def test_an_ordinary_thing_has_one_box_of_each_level() -> None:
    """An ordinary thing has one box of each level."""
    assert counts(crate()) == [1, 1, 1]
    assert filled(hitting(crate(), 2)) == ["stressed"]


@pytest.mark.rule("nova6.prop.durable")
def test_a_durable_thing_has_six_boxes() -> None:
    """A durable thing has six boxes."""
    assert counts(crate("durable")) == [3, 2, 1]


@pytest.mark.rule("nova6.prop.fragile")
def test_a_fragile_thing_breaks_at_any_damage() -> None:
    """Any damage past its soak breaks a fragile thing."""
    vase = crate("fragile")
    assert hitting(vase, 2, soak("crate", "lid", 1)).who("crate").out == "incapacitated"
    assert hitting(vase, 1, soak("crate", "lid", 1)).who("crate").out == ""


@pytest.mark.rule("nova6.obj.small")
def test_a_small_thing_has_no_stressed_box() -> None:
    """A small thing has no lowest box: two points are serious."""
    assert counts(crate("small")) == [0, 1, 1]
    assert filled(hitting(crate("small"), 2)) == ["staggered"]


@pytest.mark.rule("nova6.obj.large")
def test_a_large_thing_has_one_to_three_more_boxes() -> None:
    """A large thing has one to three boxes more."""
    assert counts(crate("large")) == [1, 1, 2]
    for wrong in (4, 0):
        with refused("nova6.obj.large"):
            crate("large", wrong)


@pytest.mark.rule("nova6.obj.malfunction")
def test_a_damaged_thing_malfunctions() -> None:
    """When a level is full, not before; the GM says how, if there is more to say."""
    assert hitting(crate(), 5).all(events.Malfunctioned) != []
    assert hitting(crate("durable"), 5).all(events.Malfunctioned) == []
    assert len(hitting(crate("durable"), 5, times=2).all(events.Malfunctioned)) == 1
    at = table(hero("ilse"), crate(), weapon("ilse", "club", 5))
    opening = nova6.act.open("ilse", "smash", "fight", "attack", targets=("crate",), tool="club")
    script = act_out(opening, at).judged().rolls("ilse", 4, 4, 3)
    assert script.asked().needs() == ("",) and script.asked().default() == ""
    assert script.gm("the lid jams").plainly().last(events.Malfunctioned).text == "the lid jams"


@pytest.mark.rule("nova6.obj.broken")
def test_a_thing_with_its_last_level_full_is_broken() -> None:
    """A thing whose last level is full cannot be used, and can be repaired."""
    after = hitting(crate(), 8)
    assert filled(after) == ["incapacitated"] and after.who("crate").out == "incapacitated"
    broken = weapon("ilse", "flask", 6, marks=("broken",))
    with refused("nova6.obj.broken"):
        act_out(nova6.act.open("ilse", "throw", "fight", "attack", tool="flask"), table(hero("ilse"), broken))


@pytest.mark.rule("nova6.obj.destroyed-more")
def test_a_broken_thing_is_destroyed_by_one_more_point() -> None:
    """One more point of damage past soak destroys a broken thing."""
    broken = changed(crate(), out="incapacitated")
    assert hitting(broken, 1).who("crate").out == "ended"
    assert hitting(broken, 1, soak("crate", "lid", 1)).who("crate").out == "incapacitated"


@pytest.mark.rule("nova6.obj.destroyed-12")
def test_twelve_points_after_soak_destroy_any_thing() -> None:
    """Fifteen against soak three destroy a thing, fourteen do not."""
    lid = soak("crate", "lid", 3)
    assert hitting(crate("durable"), 15, lid).who("crate").out == "ended"
    assert hitting(crate("durable"), 14, lid).who("crate").out != "ended"
    assert damage_outcome(crate(), 0, crate().tracks[0]).value == "hit"
    assert crate().tracks[0].boxes[0] == Box("stressed")


# ---- Everybody in the area -------------------------------------------------------------------------------------------


def grenade(owner: str = "rook", *more: Property) -> Effect:
    return changed(weapon(owner, "flask", 6, AREA, EXPLOSION, *more, type="physical"), id="flask")


def grenade_at(*people: Any, tool: Effect | None = None, **more: Any) -> NovaScript[Any]:
    at = table(*people, npc("rook", zone=""), tool or grenade(), scene=conflict("rook"))
    return act_out(nova6.area_attack.open("rook", "flask", ("yard",), **more), at)


def rolled(script: NovaScript[Any], face: int) -> NovaAfter[Any]:
    return script.plainly_through(face)


@pytest.mark.rule("nova6.prop.explosion-primary")
def test_an_npcs_explosion_strikes_one_in_full_and_others_by_half() -> None:
    """Six for the one it is aimed at, three for the other: both roll, and both fail."""
    after = rolled(grenade_at(ilse(move=2), hero("bram", zone="yard"), primary="bram"), 1)
    assert harmed(after) == {"bram": 6, "ilse": 3}
    assert {fact.who for fact in after.all(events.Tested)} == {"ilse", "bram"}


def test_an_npcs_explosion_is_aimed_at_the_first_hero_there() -> None:
    """Without a name the first hero in the zone is the primary target."""
    assert harmed(rolled(grenade_at(ilse(), hero("bram", zone="yard")), 1)) == {"ilse": 6, "bram": 3}


@pytest.mark.rule("nova6.prop.area")
def test_an_npcs_area_strikes_npcs_too() -> None:
    """Six to the owl, who has no Move; four to the fox, whose one die of Move is worth a point."""
    at_hand = (ilse(), npc("owl", zone="yard"), npc("fox", zone="yard", move=1))
    after = rolled(grenade_at(*at_hand, tool=flask("rook")), 1)
    assert harmed(after) == {"ilse": 6, "owl": 6, "fox": 4}


@pytest.mark.rule("nova6.prop.explosion-rest")
def test_a_hero_in_another_heros_blast_rolls() -> None:
    """Bram stands in Ilse's blast: he defends against half of it, three, and a success takes two off."""
    script = throwing(rook(), hero("bram", zone="yard"), primary="rook", tool=grenade("ilse"))
    after = script.plainly_through(6)
    assert harmed(after)["bram"] == 1
    assert "bram" in {fact.who for fact in after.all(events.Tested)}


@pytest.mark.rule("nova6.perk.bonus")
def test_a_perk_and_an_asset_help_against_an_area() -> None:
    """Dodging is for exactly this, and a shield of crates for once: a die each."""
    quick = changed(ilse(move=1), perks=(Perk("dodging", "move", "defend"),))
    script = grenade_at(quick, asset("ilse", "crates", 1), tool=flask("rook"))
    asked = script.asked()
    assert (asked.perks, asked.assets) == (("dodging",), ("crates",))
    script.says("ilse", Preparation("move", "dodging", ("crates",)))
    assert script.plainly_to_ready().pool.net == 3


@pytest.mark.rule("nova6.range.increase")
def test_an_explosion_that_falls_short_strikes_nobody_there() -> None:
    """One range too far and nothing paid for it: neither the primary target nor those around are touched."""
    zones = tuple(Zone(ZoneId(id), id) for id in ("roof", "yard"))
    far = {"zones": zones, "edges": (Edge(ZoneId("roof"), ZoneId("yard")),)}
    short = grenade("ilse", Property("ranged", of=("close",)))
    script = throwing(rook(), rook("owl"), primary="rook", tool=short, faces=(6, 4, 3), **far)
    after = script.plainly()
    assert harmed(after) == {} and after.all(events.Missed)
