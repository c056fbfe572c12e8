"""NOVA6 movement: zones, obstacles, heights and water, and when a move needs a roll."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.modifiers.zones import range_between
from moothall.rulesets.nova6.movement.moves import hints, moved
from moothall.rulesets.nova6.state import Cover, Edge, Table, Zone
from moothall.rulesets.nova6.vocabulary import Property, talent
from tests.books.nova6.support.stage import (
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    condition,
    conflict,
    hero,
    npc,
    soak,
    table,
)
from tests.support.citing import cited, refused

POINTS = {0: (6, 4, 3), 1: (4, 4, 3), 2: (4, 4, 4)}


def runner(**more: Any) -> Any:
    return hero("ilse", talent("focused", "move"), zone="z0", **more)


def places(*edges: Edge, people: tuple[Any, ...] = (), **more: Any) -> Table:
    """Zones in a row; an edge that is given takes the place of the clear one."""
    given = {(edge.one, edge.other): edge for edge in edges}
    clear = [Edge(f"z{n}", f"z{n + 1}") for n in range(4)]
    ways = tuple(given.get((edge.one, edge.other), edge) for edge in clear)
    zones = tuple(Zone(ZoneId(f"z{n}"), f"zone {n}") for n in range(5))
    who = more.pop("who", runner())
    return table(who, *people, zones=zones, edges=ways, scene=more.pop("scene", conflict("ilse")), **more)


def moving(at: Table, *path: str, faces: Any = None, **more: Any) -> NovaScript[Any]:
    script = act_out(nova6.move.open("ilse", path, **more), at)
    return script.rolls("ilse", *faces) if faces else script


def where(after: NovaAfter[Any]) -> str:
    return after.who("ilse").zone


# ---- The map ---------------------------------------------------------------------------------------------------------


def mapped(*zones: Zone, edges: tuple[Edge, ...] = ()) -> NovaAfter[Any]:
    return act_out(nova6.set_zones.open(zones, edges), table(hero("ilse", zone="a"), npc("rook", zone="b"))).end()


A, B = Zone(ZoneId("a"), "A"), Zone(ZoneId("b"), "B")


@pytest.mark.rule("nova6.zone.define")
def test_characters_in_one_zone_are_close() -> None:
    """Characters in one zone are close, those in the next are not; an edge must lead to a known zone."""
    after = mapped(A, B, edges=(Edge("a", "b"),))
    assert range_between(after.state, "ilse", "rook").value == "near"
    together = changed(after.state, others=(npc("rook", zone="a"),))
    assert range_between(together, "ilse", "rook").value == "close"
    with refused("nova6.zone.define"):
        mapped(A, edges=(Edge("a", "b"),))
    with refused("nova6.zone.define"):
        moving(places(), "z3")


@pytest.mark.rule("nova6.zone.count")
def test_a_map_of_six_zones_brings_a_hint() -> None:
    """With the sixth zone the GM is told that five are enough."""
    many = [Zone(ZoneId(f"z{n}"), "") for n in range(6)]
    assert mapped(*many[:5]).all(events.Hinted) == []
    assert mapped(*many).last(events.Hinted).what == "many-zones"


@pytest.mark.rule("nova6.zone.split-size")
def test_a_single_zone_for_a_large_building_brings_a_hint() -> None:
    """A single building zone brings a hint; two do not."""
    assert mapped(Zone(ZoneId("a"), "warehouse", "building")).last(events.Hinted).what == "split-building"
    assert hints((Zone(ZoneId("a"), "", "building"), Zone(ZoneId("b"), "", "building"))) == []


@pytest.mark.rule("nova6.zone.split-open")
def test_a_single_zone_for_open_ground_brings_a_hint() -> None:
    """A single open zone brings a hint."""
    assert mapped(Zone(ZoneId("a"), "field", "open")).last(events.Hinted).what == "split-open"


@pytest.mark.rule("nova6.zone.split-barrier")
def test_a_barrier_between_zones_needs_a_roll() -> None:
    """A fence on the way takes a roll."""
    mapped(A, B, edges=(Edge("a", "b", "fence"),))
    script = moving(places(Edge("z0", "z1", "fence")), "z1")
    assert script.waits_for() == "nova6/ready"
    assert where(script.rolls("ilse", *POINTS[0]).plainly()) == "z1"
    assert where(moving(places(Edge("z0", "z1", "fence")), "z1", faces=(4, 3, 2)).plainly()) == "z0"


@pytest.mark.rule("nova6.zone.vertical")
def test_going_up_needs_a_roll() -> None:
    """Going up takes a roll even where nothing else is in the way."""
    script = moving(places(Edge("z0", "z1", vertical=True)), "z1")
    assert script.waits_for() == "nova6/ready"
    assert where(script.rolls("ilse", *POINTS[0]).plainly()) == "z1"


@pytest.mark.rule("nova6.zone.aspects")
def test_a_hindering_condition_of_a_zone_needs_a_roll() -> None:
    """A condition of the zone that hinders movement takes a roll; another does not."""
    mud = changed(condition("mud", 1), owner="z1", properties=(Property("hinders-movement"),))
    script = moving(places(people=(mud,)), "z1")
    assert script.waits_for() == "nova6/ready"
    script.rolls("ilse", *POINTS[0]).plainly()
    assert where(moving(places(people=(changed(mud, properties=()),)), "z1").end()) == "z1"


@pytest.mark.rule("nova6.advg.inc-hinder-move")
def test_a_hindered_character_needs_a_roll() -> None:
    """A hindered character rolls even for the next zone; another walks."""
    held = advantage("ilse", -1, "move", name="held", properties=(Property("hinders-movement"),))
    script = moving(places(people=(held,)), "z1")
    assert script.plainly_to_ready().pool.net == -1
    script = moving(places(people=(held,)), "z1", faces=(6, 6, 4, 3))
    assert where(script.plainly()) == "z1"
    free = changed(held, owner="rook")
    assert where(moving(places(people=(npc("rook"), free)), "z1").end()) == "z1"


@pytest.mark.rule("nova6.zone.abstract")
def test_zones_may_be_abstract() -> None:
    """Moving from a memory to a fear takes an action and no roll, as from room to room."""
    memory, fear = Zone(ZoneId("memory"), "MEMORY", "abstract"), Zone(ZoneId("fear"), "FEAR", "abstract")
    at = act_out(
        nova6.set_zones.open((memory, fear), (Edge("memory", "fear"),)),
        table(hero("ilse", zone="memory"), scene=conflict("ilse")),
    ).end()
    gone = act_out(nova6.move.open("ilse", ("fear",)), at.state).end()
    assert where(gone) == "fear" and gone.dice == [] and gone.who("ilse").turn.pairs == ("move overcome",)


# ---- Going -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.zone.move-adjacent")
def test_moving_to_the_next_zone_needs_no_roll() -> None:
    """A clear way takes no dice, and the action is spent."""
    after = moving(places(), "z1").end()
    assert where(after) == "z1" and after.dice == [] and after.who("ilse").turn.pairs == ("move overcome",)


@pytest.mark.rule("nova6.zone.move-farther")
@pytest.mark.parametrize(("points", "reached"), [(0, "z2"), (1, "z3"), (2, "z4")])
def test_moving_further_needs_a_roll(points: int, reached: str) -> None:
    """A success is one zone more than a walk, and each point another."""
    script = moving(places(), "z1", "z2", "z3", "z4", faces=POINTS[points])
    if points:
        script.says("ilse", Buy("further-on", points))
    assert where(script.plainly()) == reached
    assert where(moving(places(), "z1", "z2", faces=(4, 3, 2)).plainly()) == "z0"


@pytest.mark.rule("nova6.zone.move-climb")
def test_a_success_passes_an_obstacle_in_the_zone() -> None:
    """A success passes the obstacle and no further; a point is the next zone as well."""
    over = moving(places(), over="a fence", faces=POINTS[0]).plainly()
    assert where(over) == "z0" and over.last(events.Achieved).of == "a fence"
    script = moving(places(), "z1", over="a fence", faces=POINTS[1]).says("ilse", Buy("further-on"))
    assert where(script.plainly()) == "z1"


@pytest.mark.rule("nova6.zone.move-vertical")
def test_two_points_move_a_zone_further_up() -> None:
    """Each further zone up takes two points, and one point is not enough."""
    up = (Edge("z0", "z1", vertical=True), Edge("z1", "z2", vertical=True))
    script = moving(places(*up), "z1", "z2", faces=POINTS[2]).says("ilse", Buy("further-up", 2))
    assert where(script.plainly()) == "z2"
    one = moving(places(*up), "z1", "z2", faces=POINTS[1])
    assert "further-up" not in [option.id for option in one.asked().options()]
    assert where(one.plainly()) == "z1"


@pytest.mark.rule("nova6.zone.move-swim")
def test_swimming_needs_a_roll() -> None:
    """Always a roll; one point is no second zone, two are; a current is a difficulty."""
    script = moving(places(), "z1", "z2", way="swim", faces=POINTS[1])
    assert where(script.plainly()) == "z1"
    two = moving(places(), "z1", "z2", way="swim", faces=POINTS[2]).says("ilse", Buy("further-up", 2))
    assert where(two.plainly()) == "z2"
    against = moving(places(Edge("z0", "z1", difficulty=1)), "z1", way="swim")
    assert against.plainly_to_ready().pool.net == -1


@pytest.mark.rule("nova6.zone.move-snap")
def test_moving_within_the_zone_is_a_snap_action() -> None:
    """A move to the bar in the same room costs no action; a move to nowhere is refused with that hint."""
    after = act_out(nova6.snap.open("ilse", "move", "the bar"), places()).end()
    assert after.who("ilse").spot == "the bar" and after.who("ilse").turn.pairs == ()
    with refused("nova6.zone.move-snap"):
        moving(places())


@pytest.mark.rule("nova6.zone.far-10")
@pytest.mark.rule("nova6.zone.distant-30")
def test_ten_zones_are_far_and_thirty_distant() -> None:
    """Ten zones are far, thirty distant."""
    assert [cited(moved(n)).value for n in (10, 29, 30)] == ["far", "far", "distant"]
    after = moving(places(who=runner(gone=9)), "z1").end()
    assert after.who("ilse").gone == 10 and "nova6.zone.far-10" in after.citations
    rested = act_out(nova6.close_scene.open(), after.state).end()
    assert rested.who("ilse").gone == 0


@pytest.mark.rule("nova6.zone.beyond")
@pytest.mark.parametrize(("answer", "out"), [("leave", "left"), ("stay", "")])
def test_beyond_thirty_zones_the_gm_rules_on_presence(answer: str, out: str) -> None:
    """Past thirty zones the GM rules whether a character still takes part in the conflict."""
    script = moving(places(who=runner(gone=30)), "z1")
    assert script.gm(answer).end().who("ilse").out == out
    assert moving(places(who=runner(gone=29)), "z1").end().who("ilse").out == ""


def test_cover_is_taken_and_left() -> None:
    """The degree and the material of the cover must be known ones."""
    behind = act_out(nova6.take_cover.open("ilse", "half", "wood-door"), places()).end()
    assert behind.who("ilse").cover == Cover("half", "wood-door")
    assert act_out(nova6.take_cover.open("ilse"), behind.state).end().who("ilse").cover is None
    for degree, material in (("half", "paper"), ("some", "wood-door")):
        with refused("nova6.cover.soak"):
            act_out(nova6.take_cover.open("ilse", degree, material), places())


# ---- What one wears and carries --------------------------------------------------------------------------------------


def plate(dice: int, **more: Any) -> Any:
    return soak("ilse", "plate", 4, Property("hampered", dice), **more)


def tried(skill: str, action: str, *things: Any, use: str = "", who: Any = None) -> list[tuple[str, int]]:
    """The dice that hinder a test."""
    at = table(who or hero("ilse"), npc("rook"), *things)
    script = act_out(nova6.act.open("ilse", "try", skill, action, use=use), at).judged()
    while script.waits_for() != "nova6/ready":
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    net = script.asked().pool.net
    after = script.rolls("ilse", *(6, 6, 6, *(5,) * abs(net))).plainly()
    whys = [why for kind in ("hampered", "burdened", "strong") for why in after.why(kind)]
    return [(why.what, why.amount) for why in whys if why.amount]


@pytest.mark.rule("nova6.soak.hampered")
@pytest.mark.rule("nova6.enc.hampered")
def test_armor_hampers_movement_but_not_dodging() -> None:
    """Armor hampers movement and endurance, but not dodging."""
    assert tried("move", "overcome", plate(2)) == [("hampered", -2)]
    assert tried("move", "create-advantage", plate(2)) == [("hampered", -2)]
    assert tried("physique", "overcome", plate(2), use="endurance") == [("hampered", -2)]
    assert tried("physique", "overcome", plate(2)) == [] == tried("fight", "attack", plate(2))
    assert tried("move", "attack", plate(2)) == []
    assert tried("move", "overcome", plate(2, marks=("stowed",))) == []


@pytest.mark.rule("nova6.soak.hampered-physique")
def test_physique_reduces_hampering() -> None:
    """Each rank of Physique takes one die of hampering off."""
    assert tried("move", "overcome", plate(2), who=hero("ilse", physique=1)) == [("hampered", -1)]
    assert tried("move", "overcome", plate(2), who=hero("ilse", physique=3)) == []


@pytest.mark.rule("nova6.enc.burdened")
def test_a_load_hinders_movement_and_dodging() -> None:
    """A load hinders dodging as well; not once it is dropped."""
    loaded = hero("ilse", burden=1)
    for action in ("overcome", "create-advantage", "attack"):
        assert tried("move", action, who=loaded) == [("burdened", -1)]
    assert tried("physique", "overcome", use="endurance", who=loaded) == [("burdened", -1)]
    assert tried("wits", "overcome", who=loaded) == []
    assert tried("move", "overcome", who=hero("ilse", burden=1, dropped=True)) == []


@pytest.mark.rule("nova6.enc.physique-only-hampered")
def test_physique_does_not_reduce_a_load() -> None:
    """A load of two dice stays at two."""
    assert tried("move", "overcome", who=hero("ilse", burden=2, physique=2)) == [("burdened", -2)]


@pytest.mark.rule("nova6.enc.stack")
def test_hampering_and_load_add_up() -> None:
    """One die of hampering and one of load are two."""
    assert tried("move", "overcome", plate(1), who=hero("ilse", burden=1)) == [("hampered", -1), ("burdened", -1)]


@pytest.mark.rule("nova6.enc.strong-body")
def test_strong_body_reduces_one_of_both() -> None:
    """Strong Body takes one die off hampering or load."""
    strong = hero("ilse", talent("strong-body"), burden=1)
    both = tried("move", "overcome", plate(1), who=strong)
    assert sum(amount for _, amount in both) == -1 and ("strong", 1) in both
    assert tried("move", "overcome", who=hero("ilse", talent("strong-body"))) == []


@pytest.mark.rule("nova6.enc.drop-load")
@pytest.mark.parametrize(("answer", "dropped"), [("drop", True), ("keep", False)])
def test_loads_are_dropped_when_a_conflict_begins(answer: str, dropped: bool) -> None:
    """Loads are dropped unless kept; afterwards they are taken up again."""
    at = table(hero("ilse", burden=1), npc("rook"))
    script = act_out(nova6.open_scene.open("conflict"), at).says("ilse", answer)
    after = script.rolls("ilse", 4, 4, 3).plainly()
    assert after.who("ilse").dropped is dropped
    assert not act_out(nova6.close_scene.open(), after.state).plainly().who("ilse").dropped
