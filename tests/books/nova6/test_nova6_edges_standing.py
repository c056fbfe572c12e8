"""NOVA6, places at the edges: the last metre of a range, the first story of a row, and what a way is told by."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.standing.falling import (
    SURFACES,
    arrest_difficulty,
    distance_damage,
    fall_damage,
    fallen_by,
    landing,
    stories_of,
)
from moothall.rulesets.nova6.standing.measures import SIZES, size_dice, sizes
from moothall.rulesets.nova6.standing.movement import hints, impeded, is_wet, moved, roughness
from moothall.rulesets.nova6.standing.obstacles import in_the_way
from moothall.rulesets.nova6.standing.reaching import check_range, check_vehicle, is_at_hand, stone
from moothall.rulesets.nova6.standing.space import (
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
from moothall.rulesets.nova6.state import Edge, Fall, Table, Turn, Zone
from moothall.rulesets.nova6.trying.drafts import Draft, stunts
from moothall.rulesets.nova6.trying.trial import Trial
from moothall.rulesets.nova6.vocabulary import Property, talent
from support.citing import refused
from support.nova6 import (
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

# ---- Falling ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("metres", "stories"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (60, 15)])
def test_full_stories(metres: int, stories: int) -> None:
    """Four metres are one."""
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
def test_damage_by_height(stories: int, damage: int, rule: str) -> None:
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
def test_damage_by_ground(stories: int, surface: str, jagged: int, found: list[tuple[int, str]]) -> None:
    """Hard ground adds two, jagged ground up to four."""
    told = fall_damage(stories, surface, jagged)
    assert [(reason.amount, reason.cite.removeprefix("nova6.fall.")) for reason in told] == found


def test_ground_there_is_not() -> None:
    """Ground has a name, and is jagged by four at most and by nothing at least."""
    for surface, jagged, rule in (("lava", 0, "type"), ("hard", 5, "jagged"), ("hard", -1, "jagged")):
        with refused(f"nova6.fall.{rule}"):
            fall_damage(3, surface, jagged)


def test_dice_by_ground() -> None:
    """The softer, the more."""
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
def test_when_somebody_lands(stories: int, rounds: int, when: str, rule: str) -> None:
    """By the row of the table; beyond its last one a round for every ninety stories."""
    found = landing(stories)
    assert (found.rounds, found.when, found.cite) == (rounds, when, f"nova6.fall.{rule}")


def test_how_far_somebody_has_fallen() -> None:
    """Two stories in the first round, forty-five by the second, ninety more in each after; never beyond the ground."""
    fall = Fall("ilse", 200, began=3)
    assert [fallen_by(fall, number) for number in (3, 4, 5, 6)] == [2, 45, 135, 200]
    assert fallen_by(Fall("ilse", 1, began=3), 3) == 1


@pytest.mark.parametrize(
    ("stories", "number", "lands"), [(40, 2, False), (40, 3, True), (80, 3, False), (80, 4, True), (80, 5, True)]
)
def test_a_long_fall_ends_in_its_round(stories: int, number: int, lands: bool) -> None:
    """When the turn of whoever fell in the second round comes again, and for a higher fall one round after that."""
    scene = conflict(phase="early", early=("ilse",), round=number)
    at = table(hero("ilse"), npc("rook"), falls=(Fall("ilse", stories, began=2),), scene=scene)
    script = act_out(nova6.take_turn.open("ilse"), at)
    assert (script.waits_for() == "nova6/ready") is lands
    script.stop()


def test_how_hard_it_is_to_hold_on() -> None:
    """One for every four points that the fall would have done so far."""
    assert [arrest_difficulty(fallen).amount for fallen in (2, 3, 4, 7, 8, 45)] == [0, 0, 1, 1, 2, 7]


LANDED = {"nova6.fall.type", "nova6.fall.row-15", "nova6.fall.per-story"}


def test_a_landing_is_told_by_what_decided_it() -> None:
    """The height and the ground, and whether it was a good one or gave the GM points; hard ground is sharp."""
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


def test_landing_is_no_action() -> None:
    """What hinders actions does not hinder it."""
    busy = hero("ilse", turn=Turn(declared=2, focus="spent"))
    script = act_out(nova6.fall.open("ilse", 5, "hard"), table(busy, scene=conflict("ilse")))
    assert script.plainly_to_ready().pool.net == 0


@pytest.mark.parametrize(("surface", "lasts"), [("hard", "T"), ("soft-earth", "T"), ("sand", "T"), ("water", "S")])
def test_how_long_a_fall_hurts(surface: str, lasts: str) -> None:
    """For a while, and only for the scene if it was into water."""
    assert fallen_hurt(surface) == lasts


def fallen_hurt(surface: str) -> str:
    script = act_out(nova6.fall.open("ilse", 5, surface), table(hero("ilse")))
    count = int(script.plainly_to_ready().pool.net) + 3
    script.rolls("ilse", *(1, 2, 4, 1, 2, 1)[:count])
    if script.waits_for() == "nova6/trio":
        script.picks("ilse", 4, 2, 1, sure=True)
    return str(script.plainly().last(events.Harmed).duration)


@pytest.mark.parametrize(("stories", "jagged", "left"), [(4, 1, 5), (3, 1, 2), (4, 0, 2)])
def test_jagged_ground_goes_through_armour(stories: int, jagged: int, left: int) -> None:
    """From four points of height on it pierces."""
    at = table(hero("ilse"), soak("ilse", "mail", 4))
    script = act_out(nova6.fall.open("ilse", stories, "hard", jagged), at).rolls("ilse", 1, 2, 4)
    assert script.plainly().last(events.Harmed).damage == left


def airborne(stories: int = 60, **more: Any) -> Table:
    return table(hero("ilse", **more), falls=(Fall("ilse", stories, began=1),), scene=conflict("ilse", phase="bonus"))


def test_bracing_oneself() -> None:
    """A die of one's own making, and one more for each point; the words for it are one's own."""
    for faces, dice in (((6, 4, 2), 1), ((5, 5, 5), 2)):
        after = act_out(nova6.brace.open("ilse"), airborne()).rolls("ilse", *faces).plainly()
        braced = after.effect("braced")
        assert (braced.rating, braced.made, braced.skills, braced.duration) == (dice, True, ("move",), "B")


def test_holding_on_to_something() -> None:
    """Whoever gets hold of something has landed without harm."""
    held = act_out(nova6.grab.open("ilse"), airborne()).gm("yes").rolls("ilse", 6, 4, 2).plainly()
    assert held.last(events.Landed).held and held.state.falls == ()
    assert act_out(nova6.grab.open("ilse"), airborne()).gm("no").end().result is None


# ---- Ranges ----------------------------------------------------------------------------------------------------------


def test_the_bands_of_range() -> None:
    """Each ends at its last zone and its last metre."""
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
def test_how_far_so_many_zones_are(zones: int, label: str) -> None:
    """Up to none, three, ten and thirty."""
    assert range_of_zones(zones).value == label


@pytest.mark.parametrize(
    ("metres", "label"),
    [(10, "close"), (11, "near"), (300, "distant"), (301, "remote"), (1001, "obscure"), (5000, "obscure")],
)
def test_how_far_so_many_metres_are(metres: int, label: str) -> None:
    """Up to the horizon, and nothing beyond it."""
    assert range_of_metres(metres).value == label
    with refused("nova6.range.obscure"):
        range_of_metres(5001)


def test_seeing_far() -> None:
    """To a thousand metres without a question; beyond that the GM says."""
    assert act_out(nova6.look_far.open("ilse", 1000), table(hero("ilse"))).end().result is True
    for said, sees in (("yes", True), ("no", False)):
        assert act_out(nova6.look_far.open("ilse", 1001), table(hero("ilse"))).gm(said).end().result is sees


def test_noticing_is_no_action() -> None:
    """Neither a second action nor focus costs it a die."""
    busy = table(hero("ilse", turn=Turn(declared=2, focus="spent")), scene=conflict("ilse"))
    assert act_out(nova6.look_far.open("ilse", 30, "detail"), busy).plainly_to_ready().pool.net == 0


def test_steps_along_the_ranges() -> None:
    """The ends stay."""
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
def test_zones_apart(one: str, other: str, apart: int) -> None:
    """As many as are crossed; who is nowhere is with everybody, and where no way leads is beyond everything."""
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
def test_how_far_a_thing_carries(properties: tuple[Property, ...], reach: str, steps: int) -> None:
    """What is thrown a step for two ranks of strength; one more can be paid for, or none, or as many as it says."""
    tool = weapon("ilse", "thing", 1, *properties)
    assert carries(table(hero("ilse", physique=3), tool), "ilse", tool).value == reach
    assert steps_allowed(tool).amount == steps


@pytest.mark.parametrize(("zone", "short"), [("a", 0), ("b", 0), ("d", 0), ("e", 1)])
def test_what_falls_short(zone: str, short: int) -> None:
    """By a step at the fourth zone; paid for, it carries there, and an area carries anywhere."""
    bow = weapon("ilse", "bow", 1, RANGED)
    at = table(hero("ilse", zone="a"), npc("rook", zone=zone), bow, edges=(*A_ROW, Edge("d", "e")))
    assert steps_short(at, "ilse", bow, "rook") == short
    shot = Draft("damage", "ilse", ("rook",), tool="bow", properties=bow.properties)
    assert in_reach(at, shot, "rook") is (short == 0)
    assert in_reach(at, replace(shot, steps=1), "rook") and in_reach(at, replace(shot, kind="area"), "rook")
    open_now = {one.id for one in stunts(at, Trial("ilse", action="attack", targets=("rook",), tool="bow"), shot, 9)}
    assert ("further" in open_now) is (short > 0)


@pytest.mark.parametrize(
    ("option", "trial", "dice"),
    [
        ("none", Trial("ilse", tool="bow", targets=("rook",)), []),
        ("per-step", Trial("ilse", tool="bow", targets=("rook",)), [-1]),
        ("per-step", Trial("ilse", tool="bow", targets=("oda",)), []),
        ("per-step", Trial("ilse", tool="bow"), []),
        ("per-step", Trial("ilse", tool="club", targets=("rook",)), []),
        ("per-step", Trial("rook", targets=("ilse",)), []),
        ("per-step", Trial("rook", facing="bow", targets=("ilse",)), [1]),
    ],
)
def test_dice_for_distance(option: str, trial: Trial, dice: list[int]) -> None:
    """Where the table plays so, a step is a die against whoever shoots, and for whoever is shot at."""
    people = (hero("ilse", zone="a"), hero("oda", zone="a"), npc("rook", zone="b"))
    at = table(*people, weapon("ilse", "bow", 1, RANGED), weapon("ilse", "club", 1), edges=A_ROW, range_dice=option)
    assert [reason.amount for reason in distance_dice(at, trial)] == dice


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
def test_what_is_noticed_where(what: Any, label: str, points: int | None) -> None:
    """Within its range for nothing, a step beyond for a point, and no further."""
    assert noticed(what, label).points == points


# ---- Size ------------------------------------------------------------------------------------------------------------


def test_what_each_size_is_worth() -> None:
    """Four steps either way from the middle."""
    assert [reason.amount for reason in SIZES.values()] == [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    assert (size_dice("small", "huge"), size_dice("huge", "small"), size_dice("tiny", "tiny")) == (3, -3, 0)


@pytest.mark.parametrize(
    ("trial", "dice"),
    [
        (Trial("ilse", skill="fight", action="attack", targets=("rook",)), [2, 0, 0, 0]),
        (Trial("ilse", skill="fight", action="defend", against=(opposed("rook", "fight"),)), [2, 0, 0, 0]),
        (Trial("ilse", skill="interact", action="attack", targets=("rook",)), []),
        (Trial("ilse", skill="fight", action="overcome", targets=("rook",)), []),
        (Trial("ilse", skill="move", action="overcome", use="stealth", targets=("rook",)), [2, 0, 0, 0]),
        (Trial("ilse", skill="fight", action="attack", targets=("rook",), mode="sweep"), [0]),
        (Trial("ilse", skill="fight", action="attack"), []),
        (Trial("ilse", skill="fight", action="attack", targets=("oda",)), []),
    ],
)
def test_where_size_matters(trial: Trial, dice: list[int]) -> None:
    """For blows and for eyes, between people of two sizes; a limb that sweeps an area is exempt. The rest is said."""
    at = table(hero("ilse"), hero("oda"), npc("rook", size="huge"))
    assert [reason.amount for reason in sizes(at, trial)] == dice


# ---- Moving ----------------------------------------------------------------------------------------------------------


def test_advice_on_a_map() -> None:
    """Six zones are many and five are not; one house or one field alone wants to be split, two do not."""
    plain = tuple(Zone(f"z{number}", "zone") for number in range(6))
    assert [name for name, _ in hints(plain)] == ["many-zones"] and hints(plain[:5]) == []
    house, field = Zone("h", "house", "building"), Zone("f", "field", "open")
    assert [name for name, _ in hints((house, field))] == ["split-building", "split-open"]
    assert hints((house, house, field, field)) == []


@pytest.mark.parametrize(("zones", "label"), [(10, "far"), (29, "far"), (30, "distant"), (31, "distant")])
def test_how_far_somebody_has_gone(zones: int, label: str) -> None:
    """From thirty zones on it is distant."""
    assert moved(zones).value == label


@pytest.mark.parametrize(
    ("gone", "rules", "asked"), [(8, False, False), (9, True, False), (29, True, False), (30, True, True)]
)
def test_going_far(gone: int, rules: bool, asked: bool) -> None:
    """The tenth zone is worth a word, and beyond the thirtieth the GM says whether one is still part of it."""
    at = table(hero("ilse", zone="a", gone=gone), edges=A_ROW, scene=conflict("ilse"))
    script = act_out(nova6.move.open("ilse", ("b",)), at)
    assert (script.waits_for() == "nova6/stays-in") is asked
    after = script.plainly()
    far = {"nova6.zone.far-10", "nova6.zone.distant-30"}
    assert bool(after.rules_of(events.Travelled) & far) is rules


def test_what_makes_a_way_more_than_a_walk() -> None:
    """Water, height, an obstacle, or something that holds whoever goes or lies where they go."""
    hinders = (Property("hinders-movement"),)
    net, mud = advantage("ilse", -1, name="net", properties=hinders), advantage("b", -1, name="mud", properties=hinders)

    def found(*things: Any, edge: Edge = A_ROW[0], way: str = "walk") -> Any:
        return impeded(table(hero("ilse", zone="a"), *things, edges=(edge,)), "ilse", "b", way)

    assert found() is None and found(advantage("ilse", -1)) is None
    assert found(way="swim").value == "water" and found(edge=Edge("a", "b", vertical=True)).value == "vertical"
    assert found(edge=Edge("a", "b", "a fence")).value == "a fence"
    assert (found(net).value, found(net).cite) == ("net", "nova6.advg.inc-hinder-move")
    assert (found(mud).value, found(mud).cite) == ("mud", "nova6.zone.aspects")
    assert found(advantage("c", -1, properties=hinders)) is None


def test_what_is_wet() -> None:
    """The water one is in or steps into, and not that beyond."""
    zones = (Zone("a", "A"), Zone("b", "B", "water"), Zone("c", "C", "open"))
    at = table(hero("ilse", zone="a"), zones=zones, edges=A_ROW)
    assert [is_wet(at, "ilse", path) for path in ((), ("b",), ("c",), ("c", "b"))] == [False, True, False, False]


def test_what_lies_in_the_way() -> None:
    """Dice against whoever goes there; what does not hinder moving, or helps, does not count."""
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
def test_which_waves_a_swimmer_meets(where: str, dice: int) -> None:
    """Those of the water one is in and of the next, however far one means to go."""
    waves = condition("waves", 2, owner=where, properties=(Property("hinders-movement"),))
    zones = tuple(Zone(id, id, "water") for id in ("a", "b", "c"))
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
def test_which_points_carry_further(path: tuple[str, ...], edge: Edge, faces: Any, open_now: set[str]) -> None:
    """One a zone on the flat and two up, as long as the path goes on; a clear way is two zones, any other one."""
    assert further(moving(path, edge, faces=faces)) == open_now


@pytest.mark.parametrize(
    ("path", "edge", "rules", "where"),
    [
        (("b", "c"), A_ROW[0], {"nova6.zone.move-farther", "nova6.move.farther"}, "c"),
        (("b", "c"), FENCE, {"nova6.zone.split-barrier", "nova6.move.obstructed"}, "b"),
        (("b", "c"), CLIFF, {"nova6.zone.vertical", "nova6.move.climb-vertical", "nova6.zone.move-vertical"}, "b"),
    ],
)
def test_a_way_is_told_by_what_it_took(path: tuple[str, ...], edge: Edge, rules: set[str], where: str) -> None:
    """Further than the next zone, over something, or up."""
    after = moving(path, edge, faces=(6, 4, 2)).plainly()
    assert (after.rules_of(events.Travelled), after.who("ilse").zone) == (rules, where)


@pytest.mark.parametrize(
    ("path", "over", "sort", "intent"),
    [(("b", "c"), "", "", "→ C"), ((), "a table", "", "a table"), ((), "", "water", "A")],
)
def test_what_somebody_is_up_to(path: tuple[str, ...], over: str, sort: Any, intent: str) -> None:
    """The name of the last zone of the way, what is to be passed, or the water in which a swimmer stays."""
    zones = (Zone("a", "A", sort), Zone("c", "C"))
    at = table(hero("ilse", zone="a"), edges=A_ROW, zones=zones, scene=conflict("ilse"))
    after = act_out(nova6.move.open("ilse", path, over), at).stop()
    assert after.last(events.Declared).intent == intent


def test_how_hard_a_way_is() -> None:
    """As hard as the GM has set it for the way, and nothing more; past something in one's own zone not by that."""
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
def test_what_the_gm_is_asked_about(effect: Any, asked: bool) -> None:
    """What is true of either zone, or was just made true of whoever goes; where the GM says no it is a walk."""
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
def test_how_far_an_arm_reaches(tool: str, mode: str, edge: Edge | None, reached: bool) -> None:
    """Within the zone, and past an obstacle on its border with something long."""
    people = (hero("ilse", zone="a"), npc("rook", zone="b" if edge else "a"))
    at = table(*people, SPEAR, KNIFE, SPELL, edges=(edge,) if edge else ())
    if reached:
        check_range(at, "ilse", tool, ("rook",), mode, "fight")
        return
    rule = "nova6.prop.ranged-limited" if tool == "spell" else "nova6.fight.attack-melee-range"
    with refused(rule):
        check_range(at, "ilse", tool, ("rook",), mode, "fight")


def test_what_is_struck_at_hand() -> None:
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
def test_what_one_rams_with(aim: str, skill: str, action: str, targets: tuple[str, ...], free: bool) -> None:
    """With movement nobody is harmed but by something that is driven and still runs."""
    cart = npc("cart", kind="thing")
    at = table(hero("ilse"), npc("rook"), cart, npc("wreck", kind="thing", out="incapacitated"))
    if free:
        check_vehicle(at, aim, targets, skill, action)
    else:
        with refused("nova6.move.attack-ram"):
            check_vehicle(at, aim, targets, skill, action)


def test_a_stone_from_the_ground() -> None:
    """A point of damage that reaches the next zone's edge, of one's own making; it must be something."""
    found = stone(table(hero("ilse")), "ilse", "a brick")
    assert (found.rating, found.made, found.known, found.duration, found.skill) == (1, True, True, "S", "fight")
    assert not stone(table(npc("owl", seen=False)), "owl", "a brick").known
    with refused("nova6.fight.basic-ranged"):
        stone(table(hero("ilse")), "ilse", " ")
