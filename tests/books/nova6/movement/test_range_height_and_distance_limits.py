"""NOVA6 limits of ranges, heights, falls, sight and movement, and the rules each cites."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Draft, stunts
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.ids import PersonId, ZoneId
from moothall.rulesets.nova6.modifiers.range import check_range, check_vehicle, is_at_hand, stone
from moothall.rulesets.nova6.modifiers.size import SIZES, size_dice, sizes
from moothall.rulesets.nova6.modifiers.zones import (
    BANDS,
    carries,
    distance_dice,
    in_reach,
    noticed,
    range_of_metres,
    range_of_zones,
    step,
    steps_allowed,
    steps_short,
    zones_apart,
)
from moothall.rulesets.nova6.movement.falls import (
    SURFACES,
    arrest_difficulty,
    distance_damage,
    fall_damage,
    fallen_by,
    landing,
    stories_of,
)
from moothall.rulesets.nova6.movement.moves import hints, impeded, is_wet, moved, roughness
from moothall.rulesets.nova6.movement.obstacles import in_the_way
from moothall.rulesets.nova6.state import Edge, Fall, Table, Turn, Zone
from moothall.rulesets.nova6.vocabulary import Property, talent
from tests.books.nova6.support.stage import (
    NovaScript,
    act_out,
    advantage,
    aspect,
    condition,
    conflict,
    hero,
    npc,
    opposed,
    soak,
    table,
    weapon,
)
from tests.support.citing import refused

# ---- Falling ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("metres", "stories"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (60, 15)])
def test_four_metres_are_a_full_story(metres: int, stories: int) -> None:
    """Four metres are one story."""
    assert stories_of(metres).amount == stories


@pytest.mark.parametrize(
    ("stories", "damage", "rule"),
    [
        (0, 0, "per-story"),
        (14, 14, "per-story"),
        (15, 15, "per-story"),
        (16, 15, "beyond-15"),
        (17, 16, "beyond-15"),
        (43, 29, "beyond-15"),
        (44, 29, "beyond-15"),
        (45, 30, "max"),
        (46, 30, "max"),
        (400, 30, "max"),
    ],
)
def test_fall_damage_grows_with_height(stories: int, damage: int, rule: str) -> None:
    """One a story to fifteen, one for two after that, thirty at most."""
    found = distance_damage(stories)
    assert (found.amount, found.cite) == (damage, f"nova6.fall.{rule}")


@pytest.mark.parametrize(
    ("stories", "surface", "jagged", "found"),
    [
        (0, "hard", 0, [(0, "per-story"), (2, "short")]),
        (1, "hard", 0, [(1, "per-story"), (2, "hard")]),
        (2, "hard", 0, [(2, "per-story"), (2, "row-2")]),
        (3, "hard", 4, [(3, "per-story"), (2, "hard"), (4, "jagged")]),
        (3, "sand", 1, [(3, "per-story"), (1, "jagged")]),
    ],
)
def test_hard_and_jagged_ground_add_fall_damage(
    stories: int, surface: str, jagged: int, found: list[tuple[int, str]]
) -> None:
    """Hard ground adds two, jagged ground up to four."""
    told = fall_damage(stories, surface, jagged)
    assert [(reason.amount, reason.cite.removeprefix("nova6.fall.")) for reason in told] == found


def test_unknown_ground_is_refused() -> None:
    """Ground has a known name, and is jagged by zero to four."""
    for surface, jagged, rule in (("lava", 0, "type"), ("hard", 5, "jagged"), ("hard", -1, "jagged")):
        with refused(f"nova6.fall.{rule}"):
            fall_damage(3, surface, jagged)


def test_softer_ground_adds_dice_to_a_landing() -> None:
    """The softer the ground, the more dice."""
    assert {name: reason.amount for name, reason in SURFACES.items()} == {
        "hard": 0,
        "soft-earth": 1,
        "sand": 2,
        "water": 3,
    }


@pytest.mark.parametrize(
    ("stories", "rounds", "when", "rule"),
    [
        (2, 0, "before-bonus", "row-2"),
        (3, 0, "round-end", "row-15"),
        (15, 0, "round-end", "row-15"),
        (16, 1, "turn", "row-45"),
        (45, 1, "turn", "row-45"),
        (46, 2, "turn", "row-90"),
        (135, 2, "turn", "row-90"),
        (136, 3, "turn", "terminal"),
        (226, 4, "turn", "terminal"),
    ],
)
def test_the_time_of_a_fall_grows_with_height(stories: int, rounds: int, when: str, rule: str) -> None:
    """The time follows the table; beyond its last row, a round for every ninety stories."""
    found = landing(stories)
    assert (found.rounds, found.when, found.cite) == (rounds, when, f"nova6.fall.{rule}")


def test_a_fall_covers_more_stories_each_round() -> None:
    """Two stories in the first round, forty-five by the second, ninety more in each after; never beyond the ground."""
    fall = Fall("ilse", 200, began=3)
    assert [fallen_by(fall, number) for number in (3, 4, 5, 6)] == [2, 45, 135, 200]
    assert fallen_by(Fall("ilse", 1, began=3), 3) == 1


@pytest.mark.parametrize(
    ("stories", "number", "lands"), [(40, 2, False), (40, 3, True), (80, 3, False), (80, 4, True), (80, 5, True)]
)
def test_a_long_fall_ends_in_its_round(stories: int, number: int, lands: bool) -> None:
    """The fall ends when the character's turn comes in the second round, a higher one a round later."""
    scene = conflict(phase="early", early=("ilse",), round=number)
    at = table(hero("ilse"), npc("rook"), falls=(Fall("ilse", stories, began=2),), scene=scene)
    script = act_out(nova6.take_turn.open("ilse"), at)
    assert (script.waits_for() == "nova6/ready") is lands
    script.stop()


def test_difficulty_to_grab_grows_with_the_fall() -> None:
    """One for every four points that the fall would have done so far."""
    assert [arrest_difficulty(fallen).amount for fallen in (2, 3, 4, 7, 8, 45)] == [0, 0, 1, 1, 2, 7]


LANDED = {"nova6.fall.type", "nova6.fall.row-15", "nova6.fall.per-story"}


def test_a_landing_cites_height_ground_and_result() -> None:
    """The citations name height and ground, and a success or points for the GM."""
    cases = {
        ("sand", (6, 4, 2, 1, 1)): LANDED | {"nova6.fall.overcome"},
        ("sand", (1, 2, 4, 1, 2)): LANDED,
        ("hard", (1, 2, 4)): LANDED | {"nova6.fall.hard"},
        ("hard", (1, 4, 4)): LANDED | {"nova6.fall.hard", "nova6.fall.gm-stunts"},
    }
    for (surface, faces), told in cases.items():
        script = act_out(nova6.fall.open("ilse", 5, surface), table(hero("ilse"))).rolls("ilse", *faces)
        if script.waits_for() == "nova6/trio":
            script.picks("ilse", *faces[:3], sure=True)
        assert script.plainly().rules_of(events.Landed) == told


def test_action_penalties_do_not_apply_to_landing() -> None:
    """Penalties to actions do not apply to a landing."""
    busy = hero("ilse", turn=Turn(declared=2, focus="spent"))
    script = act_out(nova6.fall.open("ilse", 5, "hard"), table(busy, scene=conflict("ilse")))
    assert script.plainly_to_ready().pool.net == 0


@pytest.mark.parametrize(("surface", "lasts"), [("hard", "T"), ("soft-earth", "T"), ("sand", "T"), ("water", "S")])
def test_fall_damage_is_temporary_or_for_the_scene_in_water(surface: str, lasts: str) -> None:
    """Fall damage is temporary, and for the scene if it was into water."""
    assert fallen_hurt(surface) == lasts


def fallen_hurt(surface: str) -> str:
    script = act_out(nova6.fall.open("ilse", 5, surface), table(hero("ilse")))
    count = int(script.plainly_to_ready().pool.net) + 3
    script.rolls("ilse", *(1, 2, 4, 1, 2, 1)[:count])
    if script.waits_for() == "nova6/trio":
        script.picks("ilse", 4, 2, 1, sure=True)
    return str(script.plainly().last(events.Harmed).duration)


@pytest.mark.parametrize(("stories", "jagged", "left"), [(4, 1, 5), (3, 1, 2), (4, 0, 2)])
def test_jagged_ground_pierces_armor(stories: int, jagged: int, left: int) -> None:
    """From four points of height on, jagged ground pierces."""
    at = table(hero("ilse"), soak("ilse", "mail", 4))
    script = act_out(nova6.fall.open("ilse", stories, "hard", jagged), at).rolls("ilse", 1, 2, 4)
    assert script.plainly().last(events.Harmed).damage == left


def airborne(stories: int = 60, **more: Any) -> Table:
    return table(hero("ilse", **more), falls=(Fall("ilse", stories, began=1),), scene=conflict("ilse", phase="bonus"))


def test_bracing_creates_dice_for_the_landing() -> None:
    """Bracing makes a die, and one more for each point, in the player's words."""
    for faces, dice in (((6, 4, 2), 1), ((5, 5, 5), 2)):
        after = act_out(nova6.brace.open("ilse"), airborne()).rolls("ilse", *faces).plainly()
        braced = after.effect("braced")
        assert (braced.rating, braced.made, braced.skills, braced.duration) == (dice, True, ("move",), "B")


def test_grabbing_hold_ends_a_fall_without_damage() -> None:
    """A character who grabs hold lands without damage."""
    held = act_out(nova6.grab.open("ilse"), airborne()).gm("yes").rolls("ilse", 6, 4, 2).plainly()
    assert held.last(events.Landed).held and held.state.falls == ()
    assert act_out(nova6.grab.open("ilse"), airborne()).gm("no").end().result is None


# ---- Ranges ----------------------------------------------------------------------------------------------------------


def test_each_range_ends_at_its_last_zone_and_metre() -> None:
    """Each range ends at its last zone and its last metre."""
    assert [(band.label, band.zones, band.metres) for band in BANDS] == [
        ("close", 0, 10),
        ("near", 3, 30),
        ("far", 10, 100),
        ("distant", 30, 300),
        ("remote", None, 1000),
        ("obscure", None, 5000),
    ]


@pytest.mark.parametrize(
    ("zones", "label"),
    [(0, "close"), (1, "near"), (3, "near"), (4, "far"), (10, "far"), (11, "distant"), (30, "distant"), (31, "remote")],
)
def test_zones_convert_to_ranges(zones: int, label: str) -> None:
    """The ranges end at zero, three, ten and thirty zones."""
    assert range_of_zones(zones).value == label


@pytest.mark.parametrize(
    ("metres", "label"),
    [(10, "close"), (11, "near"), (300, "distant"), (301, "remote"), (1001, "obscure"), (5000, "obscure")],
)
def test_metres_convert_to_ranges_up_to_the_horizon(metres: int, label: str) -> None:
    """Metres have a range up to the horizon, and none beyond it."""
    assert range_of_metres(metres).value == label
    with refused("nova6.range.obscure"):
        range_of_metres(5001)


def test_sight_beyond_a_thousand_metres_asks_the_gm() -> None:
    """Up to a thousand metres needs no question; beyond that the GM is asked."""
    assert act_out(nova6.look_far.open("ilse", 1000), table(hero("ilse"))).end().result is True
    for said, sees in (("yes", True), ("no", False)):
        assert act_out(nova6.look_far.open("ilse", 1001), table(hero("ilse"))).gm(said).end().result is sees


def test_action_penalties_do_not_apply_to_noticing() -> None:
    """A second action or focus costs noticing no die."""
    busy = table(hero("ilse", turn=Turn(declared=2, focus="spent")), scene=conflict("ilse"))
    assert act_out(nova6.look_far.open("ilse", 30, "detail"), busy).plainly_to_ready().pool.net == 0


def test_range_steps_stop_at_both_ends() -> None:
    """A step beyond the first or last range stays there."""
    assert [step("near", number).value for number in (-3, -1, 0, 1, 4, 9)] == [
        "close",
        "close",
        "near",
        "far",
        "obscure",
        "obscure",
    ]


A_ROW = (Edge("a", "b"), Edge("b", "c"), Edge("c", "d"))


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [("a", "a", 0), ("a", "b", 1), ("b", "a", 1), ("a", "d", 3), ("a", "z", 31), ("", "a", 0), ("a", "", 0)],
)
def test_distance_counts_the_zones_crossed(one: str, other: str, apart: int) -> None:
    """Distance counts zones crossed; without a zone it is none, and without a path it is beyond all."""
    assert zones_apart(table(edges=A_ROW), one, other) == apart


RANGED = Property("ranged", of=("near",))


@pytest.mark.parametrize(
    ("properties", "reach", "steps"),
    [
        ((), "close", 0),
        ((RANGED,), "near", 1),
        ((Property("ranged"),), "near", 1),
        ((RANGED, Property("limited-range")), "near", 0),
        ((RANGED, Property("max-range", 3)), "near", 3),
        ((RANGED, Property("thrown")), "far", 1),
    ],
)
def test_a_weapons_reach_depends_on_its_properties(properties: tuple[Property, ...], reach: str, steps: int) -> None:
    """A thrown weapon gains a step per two Physique; one more may be bought, or none, or as many as it says."""
    tool = weapon("ilse", "thing", 1, *properties)
    assert carries(table(hero("ilse", physique=3), tool), "ilse", tool).value == reach
    assert steps_allowed(tool).amount == steps


@pytest.mark.parametrize(("zone", "short"), [("a", 0), ("b", 0), ("d", 0), ("e", 1)])
def test_a_weapon_falls_short_beyond_its_range(zone: str, short: int) -> None:
    """A bow falls short by a step at the fourth zone; a point carries it there, and an area carries anywhere."""
    bow = weapon("ilse", "bow", 1, RANGED)
    at = table(hero("ilse", zone="a"), npc("rook", zone=zone), bow, edges=(*A_ROW, Edge("d", "e")))
    assert steps_short(at, "ilse", bow, "rook") == short
    shot = Draft("damage", "ilse", ("rook",), tool="bow", properties=bow.properties)
    assert in_reach(at, shot, "rook") is (short == 0)
    assert in_reach(at, replace(shot, steps=1), "rook") and in_reach(at, replace(shot, kind="area"), "rook")
    open_now = {
        one.id for one in stunts(at, ActionTest("ilse", action="attack", targets=("rook",), tool="bow"), shot, 9)
    }
    assert ("further" in open_now) is (short > 0)


@pytest.mark.parametrize(
    ("option", "test", "dice"),
    [
        ("none", ActionTest("ilse", tool="bow", targets=("rook",)), []),
        ("per-step", ActionTest("ilse", tool="bow", targets=("rook",)), [-1]),
        ("per-step", ActionTest("ilse", tool="bow", targets=("oda",)), []),
        ("per-step", ActionTest("ilse", tool="bow"), []),
        ("per-step", ActionTest("ilse", tool="club", targets=("rook",)), []),
        ("per-step", ActionTest("rook", targets=("ilse",)), []),
        ("per-step", ActionTest("rook", facing="bow", targets=("ilse",)), [1]),
    ],
)
def test_an_option_costs_a_die_per_range_step(option: str, test: ActionTest, dice: list[int]) -> None:
    """Under the option a step is a die against the shooter, and for the target."""
    people = (hero("ilse", zone="a"), hero("oda", zone="a"), npc("rook", zone="b"))
    at = table(*people, weapon("ilse", "bow", 1, RANGED), weapon("ilse", "club", 1), edges=A_ROW, range_dice=option)
    assert [reason.amount for reason in distance_dice(at, test)] == dice


@pytest.mark.parametrize(
    ("what", "label", "points"),
    [
        ("detail", "close", 0),
        ("detail", "near", 1),
        ("detail", "far", None),
        ("presence", "near", 0),
        ("presence", "far", 1),
        ("contrast", "far", 0),
        ("contrast", "distant", 1),
        ("contrast", "remote", None),
    ],
)
def test_noticing_beyond_range_costs_a_point(what: Any, label: str, points: int | None) -> None:
    """Noticing is free within range, a point one step beyond, and no further."""
    assert noticed(what, label).points == points


# ---- Size ------------------------------------------------------------------------------------------------------------


def test_each_size_step_is_worth_a_die() -> None:
    """Sizes run from four dice worse to four dice better."""
    assert [reason.amount for reason in SIZES.values()] == [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    assert (size_dice("small", "huge"), size_dice("huge", "small"), size_dice("tiny", "tiny")) == (3, -3, 0)


@pytest.mark.parametrize(
    ("test", "dice"),
    [
        (ActionTest("ilse", skill="fight", action="attack", targets=("rook",)), [2, 0, 0, 0]),
        (ActionTest("ilse", skill="fight", action="defend", against=(opposed("rook", "fight"),)), [2, 0, 0, 0]),
        (ActionTest("ilse", skill="interact", action="attack", targets=("rook",)), []),
        (ActionTest("ilse", skill="fight", action="overcome", targets=("rook",)), []),
        (ActionTest("ilse", skill="move", action="overcome", use="stealth", targets=("rook",)), [2, 0, 0, 0]),
        (ActionTest("ilse", skill="fight", action="attack", targets=("rook",), mode="sweep"), [0]),
        (ActionTest("ilse", skill="fight", action="attack"), []),
        (ActionTest("ilse", skill="fight", action="attack", targets=("oda",)), []),
    ],
)
def test_size_matters_for_melee_and_sight(test: ActionTest, dice: list[int]) -> None:
    """Size counts for melee and sight between two sizes; a limb that sweeps an area is exempt."""
    at = table(hero("ilse"), hero("oda"), npc("rook", size="huge"))
    assert [reason.amount for reason in sizes(at, test)] == dice


# ---- Moving ----------------------------------------------------------------------------------------------------------


def test_a_map_has_advice_on_its_zones() -> None:
    """Six zones are many and five are not; one house or field alone should be split."""
    plain = tuple(Zone(ZoneId(f"z{number}"), "zone") for number in range(6))
    assert [name for name, _ in hints(plain)] == ["many-zones"] and hints(plain[:5]) == []
    house, field = Zone(ZoneId("h"), "house", "building"), Zone(ZoneId("f"), "field", "open")
    assert [name for name, _ in hints((house, field))] == ["split-building", "split-open"]
    assert hints((house, house, field, field)) == []


@pytest.mark.parametrize(("zones", "label"), [(10, "far"), (29, "far"), (30, "distant"), (31, "distant")])
def test_thirty_zones_are_distant(zones: int, label: str) -> None:
    """Thirty zones and more are distant."""
    assert moved(zones).value == label


@pytest.mark.parametrize(
    ("gone", "rules", "asked"), [(8, False, False), (9, True, False), (29, True, False), (30, True, True)]
)
def test_leaving_far_asks_the_gm(gone: int, rules: bool, asked: bool) -> None:
    """The tenth zone brings a hint, and beyond the thirtieth the GM rules whether the character still takes part."""
    at = table(hero("ilse", zone="a", gone=gone), edges=A_ROW, scene=conflict("ilse"))
    script = act_out(nova6.move.open("ilse", ("b",)), at)
    assert (script.waits_for() == "nova6/stays-in") is asked
    after = script.plainly()
    far = {"nova6.zone.far-10", "nova6.zone.distant-30"}
    assert bool(after.rules_of(events.Travelled) & far) is rules


def test_water_height_and_obstacles_impede_a_way() -> None:
    """Water, height, an obstacle, or an effect on the mover or the next zone impedes a way."""
    hinders = (Property("hinders-movement"),)
    net, mud = advantage("ilse", -1, name="net", properties=hinders), advantage("b", -1, name="mud", properties=hinders)

    def found(*things: Any, edge: Edge = A_ROW[0], way: str = "walk") -> Any:
        return impeded(table(hero("ilse", zone="a"), *things, edges=(edge,)), PersonId("ilse"), ZoneId("b"), way)

    assert found() is None and found(advantage("ilse", -1)) is None
    assert found(way="swim").value == "water" and found(edge=Edge("a", "b", vertical=True)).value == "vertical"
    assert found(edge=Edge("a", "b", "a fence")).value == "a fence"
    assert (found(net).value, found(net).cite) == ("net", "nova6.advg.inc-hinder-move")
    assert (found(mud).value, found(mud).cite) == ("mud", "nova6.zone.aspects")
    assert found(advantage("c", -1, properties=hinders)) is None


def test_only_the_current_and_next_zone_count_as_water() -> None:
    """Water of the current or next zone counts, and not that beyond."""
    zones = (Zone(ZoneId("a"), "A"), Zone(ZoneId("b"), "B", "water"), Zone(ZoneId("c"), "C", "open"))
    at = table(hero("ilse", zone="a"), zones=zones, edges=A_ROW)
    assert [is_wet(at, "ilse", path) for path in ((), ("b",), ("c",), ("c", "b"))] == [False, True, False, False]


def test_hindering_effects_oppose_entering_a_zone() -> None:
    """Hindering effects of a zone are dice against the mover; helpful and other effects do not count."""
    hinders = (Property("hinders-movement"),)
    debris = advantage("b", -2, name="debris", properties=hinders)
    ramp, fog = advantage("b", 1, name="ramp", properties=hinders), advantage("b", -1, name="fog")
    flat = advantage("b", 0, name="flat", properties=hinders)
    assert [reason.amount for reason in in_the_way(table(debris, ramp, fog, flat), "b")] == [-2]
    rough = condition("swell", 2, owner="b", properties=hinders)
    for edge, dice in ((None, [-2]), (Edge("a", "b", difficulty=3), [-3, -2]), (Edge("a", "b"), [-2])):
        assert [reason.amount for reason in roughness(table(rough, debris), ("a", "b"), edge)] == dice
    assert [*roughness(table(rough), ("a", "c"), None)] == []


@pytest.mark.parametrize(("where", "dice"), [("a", -2), ("b", -2), ("c", 0)])
def test_a_swimmer_meets_waves_of_two_zones(where: str, dice: int) -> None:
    """Waves of the current zone and the next count, however long the path."""
    waves = condition("waves", 2, owner=where, properties=(Property("hinders-movement"),))
    zones = tuple(Zone(ZoneId(id), id, "water") for id in ("a", "b", "c"))
    at = table(hero("ilse", zone="a"), waves, edges=A_ROW, zones=zones, scene=conflict("ilse"))
    assert act_out(nova6.move.open("ilse", ("b", "c")), at).plainly_to_ready().pool.net == dice


SHARP = talent("focused", "move")


def moving(path: tuple[str, ...], *edges: Edge, faces: tuple[int, ...], **more: Any) -> NovaScript[Any]:
    ways = {(edge.one, edge.other): edge for edge in (*A_ROW, *edges)}
    things, sorts = more.pop("things", ()), more.pop("zones", ())
    at = table(hero("ilse", SHARP, zone="a"), *things, edges=tuple(ways.values()), zones=sorts, scene=conflict("ilse"))
    return act_out(nova6.move.open("ilse", path, **more), at).rolls("ilse", *faces)


def further(script: NovaScript[Any]) -> set[str]:
    if script.waits_for() != "nova6/spend-points":
        script.stop()
        return set()
    found = {option.id for option in script.asked().options()} & {"further-on", "further-up"}
    script.stop()
    return found


CLIFF, FENCE = Edge("a", "b", vertical=True), Edge("a", "b", "a fence")


@pytest.mark.parametrize(
    ("path", "edge", "faces", "open_now"),
    [
        (("b", "c", "d"), A_ROW[0], (4, 4, 3), {"further-on"}),
        (("b", "c"), A_ROW[0], (4, 4, 3), set()),
        (("b", "c"), FENCE, (4, 4, 3), {"further-on"}),
        (("b",), FENCE, (4, 4, 3), set()),
        (("b", "c"), CLIFF, (4, 4, 4), {"further-up"}),
        (("b", "c"), CLIFF, (4, 4, 3), set()),
        (("b",), CLIFF, (4, 4, 4), set()),
    ],
)
def test_points_carry_a_move_further(path: tuple[str, ...], edge: Edge, faces: Any, open_now: set[str]) -> None:
    """A point is a zone on the flat and two points one up; a clear way is two zones, any other one."""
    assert further(moving(path, edge, faces=faces)) == open_now


@pytest.mark.parametrize(
    ("path", "edge", "rules", "where"),
    [
        (("b", "c"), A_ROW[0], {"nova6.zone.move-farther", "nova6.move.farther"}, "c"),
        (("b", "c"), FENCE, {"nova6.zone.split-barrier", "nova6.move.obstructed"}, "b"),
        (("b", "c"), CLIFF, {"nova6.zone.vertical", "nova6.move.climb-vertical", "nova6.zone.move-vertical"}, "b"),
    ],
)
def test_a_move_cites_distance_obstacle_and_height(
    path: tuple[str, ...], edge: Edge, rules: set[str], where: str
) -> None:
    """A move cites going beyond the next zone, over an obstacle, or up."""
    after = moving(path, edge, faces=(6, 4, 2)).plainly()
    assert (after.rules_of(events.Travelled), after.who("ilse").zone) == (rules, where)


@pytest.mark.parametrize(
    ("path", "over", "sort", "intent"),
    [(("b", "c"), "", "", "→ C"), ((), "a table", "", "a table"), ((), "", "water", "A")],
)
def test_a_moves_intent_names_its_goal(path: tuple[str, ...], over: str, sort: Any, intent: str) -> None:
    """The intent names the last zone, the obstacle to pass, or the water in which a swimmer stays."""
    zones = (Zone(ZoneId("a"), "A", sort), Zone(ZoneId("c"), "C"))
    at = table(hero("ilse", zone="a"), edges=A_ROW, zones=zones, scene=conflict("ilse"))
    after = act_out(nova6.move.open("ilse", path, over), at).stop()
    assert after.last(events.Declared).intent == intent


def test_a_ways_difficulty_is_the_gms_number() -> None:
    """A way is as hard as the GM set it; passing an obstacle within the zone ignores that."""
    hard = Edge("a", "b", "a fence", difficulty=2)
    at = table(hero("ilse", zone="a"), edges=(hard,), scene=conflict("ilse"))
    for script, net in (
        (act_out(nova6.move.open("ilse", ("b",)), at), -2),
        (act_out(nova6.move.open("ilse", (), "a table"), at), 0),
    ):
        assert script.plainly_to_ready().pool.net == net


@pytest.mark.parametrize(
    ("effect", "asked"),
    [
        (aspect("MUD", "b"), True),
        (aspect("MUD", "a"), True),
        (aspect("MUD", "c"), False),
        (aspect("MUD"), False),
        (aspect("BOUND", "ilse", made=True), True),
        (aspect("HASTY", "ilse"), False),
    ],
)
def test_the_gm_is_asked_about_aspects_on_the_way(effect: Any, asked: bool) -> None:
    """Aspects of either zone, or new ones of the mover, are asked about; if the GM says no it is a walk."""
    at = table(hero("ilse", zone="a"), effect, edges=A_ROW, scene=conflict("ilse"))
    script = act_out(nova6.move.open("ilse", ("b",)), at)
    assert (script.waits_for() == "nova6/hinders-moving") is asked
    assert script.plainly().who("ilse").zone == "b"


# ---- Reach -----------------------------------------------------------------------------------------------------------

SPEAR, KNIFE = weapon("ilse", "spear", 1, Property("reach")), weapon("ilse", "knife", 1)
SPELL = weapon("ilse", "spell", 1, type="mental")


@pytest.mark.parametrize(
    ("tool", "mode", "edge", "reached"),
    [
        ("knife", "", None, True),
        ("knife", "", A_ROW[0], False),
        ("knife", "past", FENCE, False),
        ("spear", "past", FENCE, True),
        ("spear", "", FENCE, False),
        ("spear", "past", A_ROW[0], False),
        ("", "past", FENCE, False),
        ("spell", "", A_ROW[0], False),
    ],
)
def test_a_melee_attack_reaches_its_zone_or_past_an_obstacle(
    tool: str, mode: str, edge: Edge | None, reached: bool
) -> None:
    """Melee reaches within the zone, and past an obstacle on its border with a long weapon."""
    people = (hero("ilse", zone="a"), npc("rook", zone="b" if edge else "a"))
    at = table(*people, SPEAR, KNIFE, SPELL, edges=(edge,) if edge else ())
    if reached:
        check_range(at, "ilse", tool, ("rook",), mode, "fight")
        return
    rule = "nova6.prop.ranged-limited" if tool == "spell" else "nova6.fight.attack-melee-range"
    with refused(rule):
        check_range(at, "ilse", tool, ("rook",), mode, "fight")


def test_melee_uses_physical_weapons_or_bare_hands() -> None:
    """Blows with bodily things and with bare hands; not words, and not what is shot."""
    bow = weapon("ilse", "bow", 1, RANGED)
    at = table(hero("ilse"), SPEAR, SPELL, bow)
    found = [is_at_hand(at, tool, "", skill) for tool, skill in (
        ("spear", "fight"), ("spell", "fight"), ("bow", "fight"), ("", "fight"), ("", "interact"),
    )]  # fmt: skip
    assert found == [True, False, False, True, False]


@pytest.mark.parametrize(
    ("aim", "skill", "action", "targets", "free"),
    [
        ("cart", "move", "attack", ("rook",), True),
        ("", "move", "attack", ("rook",), False),
        ("wreck", "move", "attack", ("rook",), False),
        ("rook", "move", "attack", ("rook",), False),
        ("", "move", "attack", (), True),
        ("", "move", "overcome", ("rook",), True),
        ("", "fight", "attack", ("rook",), True),
    ],
)
def test_ramming_needs_a_working_vehicle(
    aim: str, skill: str, action: str, targets: tuple[str, ...], free: bool
) -> None:
    """An attack with Move needs a vehicle that still runs."""
    cart = npc("cart", kind="thing")
    at = table(hero("ilse"), npc("rook"), cart, npc("wreck", kind="thing", out="incapacitated"))
    if free:
        check_vehicle(at, aim, targets, skill, action)
    else:
        with refused("nova6.move.attack-ram"):
            check_vehicle(at, aim, targets, skill, action)


def test_a_stone_is_an_improvised_weapon() -> None:
    """A stone deals one damage for the scene, is marked as made, and must be named."""
    found = stone(table(hero("ilse")), "ilse", "a brick")
    assert (found.rating, found.made, found.known, found.duration, found.skill) == (1, True, True, "S", "fight")
    assert not stone(table(npc("owl", seen=False)), "owl", "a brick").known
    with refused("nova6.fight.basic-ranged"):
        stone(table(hero("ilse")), "ilse", " ")
