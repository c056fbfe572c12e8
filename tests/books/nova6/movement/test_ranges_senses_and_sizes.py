"""NOVA6 ranges of weapons, ranges of senses, and dice for sizes."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import Opposed, Weighed
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.modifiers.size import SIZES, WHERE, size_dice
from moothall.rulesets.nova6.modifiers.zones import (
    carries,
    range_between,
    range_of_metres,
    range_of_zones,
    step,
    steps_allowed,
    zones_apart,
)
from moothall.rulesets.nova6.questions import Ruling
from moothall.rulesets.nova6.state import Edge, Effect, Table, Zone
from moothall.rulesets.nova6.vocabulary import Property, talent
from tests.books.nova6.support.stage import NovaScript, act_out, condition, hero, npc, table, weapon
from tests.support.citing import cited, refused

SHOOTS, FOCUSED = hero("ilse", zone="z0"), hero("ilse", talent("focused", "fight"), zone="z0")


def row(*people: Any, zones: int = 12, **more: Any) -> Table:
    """Zones in a row, each beside the next."""
    places = tuple(Zone(ZoneId(f"z{n}"), f"zone {n}") for n in range(zones))
    edges = tuple(Edge(f"z{n}", f"z{n + 1}") for n in range(zones - 1))
    return table(*people, zones=places, edges=edges, **more)


# ---- How far it is ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.range.labels")
def test_six_ranges_are_in_order() -> None:
    """One step beyond near is far; the first and last range are the ends."""
    assert cited(step("near", 1)).value == "far"
    assert [step("close", n).value for n in range(7)] == [
        "close", "near", "far", "distant", "remote", "obscure", "obscure",
    ]  # fmt: skip
    assert step("near", -5).value == "close"


BANDS = {
    "close": ((0, 0), (0, 10)), "near": ((1, 3), (11, 30)), "far": ((4, 10), (31, 100)),
    "distant": ((11, 30), (101, 300)),
}  # fmt: skip


@pytest.mark.parametrize("label", BANDS)
def test_ranges_convert_to_zones_and_metres(label: str) -> None:
    """Each range begins where the one before it ends."""
    zones, metres = BANDS[label]
    assert {range_of_zones(n).value for n in zones} == {label} == {range_of_metres(n).value for n in metres}


@pytest.mark.rule("nova6.range.close")
def test_close_is_within_the_zone() -> None:
    """Close is one's own zone, or within some ten metres."""
    at = row(SHOOTS, npc("rook", zone="z0"))
    assert cited(range_between(at, "ilse", "rook")).value == "close" == range_of_metres(8).value


@pytest.mark.rule("nova6.range.near")
def test_near_is_up_to_three_zones() -> None:
    """One to three."""
    for zone in ("z1", "z3"):
        assert cited(range_between(row(SHOOTS, npc("rook", zone=zone)), "ilse", "rook")).value == "near"


@pytest.mark.rule("nova6.range.far")
def test_far_is_up_to_ten_zones() -> None:
    """Four to ten."""
    for zone in ("z4", "z10"):
        assert cited(range_between(row(SHOOTS, npc("rook", zone=zone)), "ilse", "rook")).value == "far"


@pytest.mark.rule("nova6.range.distant")
def test_distant_is_up_to_thirty_zones() -> None:
    """Eleven to thirty, and more than that is remote."""
    assert cited(range_of_zones(11)).value == "distant" == range_of_zones(30).value
    assert range_of_zones(31).value == "remote"


@pytest.mark.rule("nova6.range.remote")
def test_remote_ends_at_a_thousand_metres() -> None:
    """Remote is from three hundred metres to a thousand."""
    assert [cited(range_of_metres(n)).value for n in (301, 1000)] == ["remote", "remote"]


@pytest.mark.rule("nova6.range.obscure")
def test_obscure_ends_at_the_horizon() -> None:
    """Obscure ends at five kilometres, where the GM allows it; beyond that nothing is seen."""
    assert cited(range_of_metres(5000)).value == "obscure" == range_of_metres(1001).value
    with refused("nova6.range.obscure"):
        range_of_metres(5001)
    script = act_out(nova6.look_far.open("ilse", 4000), row(SHOOTS))
    assert script.waits_for() == "nova6/line-of-sight"
    assert script.gm("no").end().result is False
    assert act_out(nova6.look_far.open("ilse", 4000), row(SHOOTS)).gm("yes").end().result is True
    assert act_out(nova6.look_far.open("ilse", 900), row(SHOOTS)).end().result is True


def test_the_shortest_path_between_zones_counts() -> None:
    """The shortest way counts, in either direction; without one they are out of each other's reach."""
    ring = table(edges=(Edge("a", "b"), Edge("b", "c"), Edge("c", "d"), Edge("d", "a")))
    assert [zones_apart(ring, "a", zone) for zone in "abcd"] == [0, 1, 2, 1]
    assert zones_apart(ring, "a", "island") == 31


# ---- How far it carries ----------------------------------------------------------------------------------------------


def bow(*properties: Property, label: str = "near") -> Effect:
    return weapon("ilse", "bow", 4, Property("ranged", of=(label,)), *properties)


def shooting(zone: str, *properties: Property, faces: Any = (4, 4, 3), label: str = "near") -> NovaScript[Any]:
    at = row(FOCUSED, npc("rook", zone=zone), bow(*properties, label=label))
    opening = nova6.act.open("ilse", "shoot", "fight", "attack", targets=("rook",), tool="bow")
    return act_out(opening, at).judged().rolls("ilse", *faces)


@pytest.mark.rule("nova6.range.increase")
@pytest.mark.rule("nova6.stunt.scope-range")
def test_a_point_extends_range_by_one_step() -> None:
    """A near weapon misses a far target without a point, and hits with it."""
    missed = shooting("z4", faces=(6, 4, 3)).plainly()
    assert missed.all(events.Harmed) == [] and missed.last(events.Missed).target == "rook"
    unpaid = shooting("z4").says("ilse", Buy("increase-effect")).plainly()
    assert unpaid.all(events.Harmed) == []
    assert shooting("z4").says("ilse", Buy("further")).plainly().last(events.Harmed).damage == 4
    assert "further" not in [option.id for option in shooting("z3").asked().options()]


@pytest.mark.rule("nova6.range.increase-cap")
def test_a_weapon_cannot_be_used_two_steps_beyond() -> None:
    """A near weapon cannot be used on a distant target."""
    at = row(FOCUSED, npc("rook", zone="z11"), bow())
    with refused("nova6.range.increase-cap"):
        act_out(nova6.act.open("ilse", "shoot", "fight", "attack", targets=("rook",), tool="bow"), at)


@pytest.mark.rule("nova6.prop.ranged")
def test_a_weapon_carries_to_its_range() -> None:
    """A weapon carries to its range and no further; a melee weapon only close."""
    assert cited(carries(row(SHOOTS), "ilse", bow(label="far"))).value == "far"
    assert carries(row(SHOOTS), "ilse", weapon("ilse", "club", 4)).value == "close"
    assert shooting("z3").plainly().last(events.Harmed).damage == 4


@pytest.mark.rule("nova6.prop.ranged-limited")
def test_limited_range_cannot_be_extended() -> None:
    """No point extends a limited range."""
    assert cited(steps_allowed(bow(Property("limited-range")))).amount == 0
    at = row(FOCUSED, npc("rook", zone="z4"), bow(Property("limited-range")))
    with refused("nova6.prop.ranged-limited"):
        act_out(nova6.act.open("ilse", "shoot", "fight", "attack", targets=("rook",), tool="bow"), at)


@pytest.mark.rule("nova6.prop.ranged-max")
def test_a_property_allows_more_range_steps() -> None:
    """The property allows two steps for two points."""
    assert cited(steps_allowed(bow(Property("max-range", 2)))).amount == 2
    script = shooting("z11", Property("max-range", 2), faces=(4, 4, 4))
    assert script.says("ilse", Buy("further", 2)).plainly().last(events.Harmed).damage == 4
    short = shooting("z11", Property("max-range", 2), faces=(4, 4, 4))
    assert short.says("ilse", Buy("further")).says("ilse", Buy()).plainly().all(events.Harmed) == []


@pytest.mark.rule("nova6.prop.ranged-thrown")
@pytest.mark.parametrize(("rank", "label"), [(0, "close"), (1, "close"), (2, "near"), (3, "near"), (4, "far")])
def test_physique_extends_thrown_range(rank: int, label: str) -> None:
    """Every two ranks of Physique extend a thrown weapon by one step."""
    thrown = weapon("ilse", "knife", 2, Property("ranged", of=("close",)), Property("thrown"))
    assert cited(carries(row(hero("ilse", physique=rank)), "ilse", thrown)).value == label


@pytest.mark.rule("nova6.range.helps-hinders")
def test_distance_costs_no_dice_by_default() -> None:
    """No dice unless the GM puts them there, or the table counts steps."""
    far = condition("distance", 1)
    at = row(FOCUSED, npc("rook", zone="z4"), bow(), far)
    opening = nova6.act.open("ilse", "shoot", "fight", "attack", targets=("rook",), tool="bow")
    plain = act_out(opening, at).gm(Ruling())
    assert plain.asked().pool.net == 0
    plain.stop()
    weighed = act_out(opening, at).gm(Ruling(conditions=(Weighed("distance", "hinders"),)))
    assert weighed.asked().pool.net == -1
    weighed.stop()
    counted = row(FOCUSED, npc("rook", zone="z4"), bow(), range_dice="per-step")
    script = act_out(opening, counted).gm(Ruling())
    script.gm(script.asked().default()).rolls("ilse", 6, 6, 5, 5, 5)
    assert [why.amount for why in script.plainly().why("distance")] == [-2]


# ---- Senses ----------------------------------------------------------------------------------------------------------


def dark(dice: int) -> Effect:
    """A condition of so many dice of darkness."""
    return changed(condition("darkness", dice), properties=(Property("by-sense", of=("sight",)),))


def looks(notices: Any, metres: int, *faces: int) -> Any:
    """Whether Ilse notices such a thing so far off; with dice where it takes them."""
    script = act_out(nova6.look_far.open("ilse", metres, notices), table(hero("ilse")))
    return (script.rolls("ilse", *faces) if faces else script).plainly().result


def _reaches(notices: Any, within: int, beyond: int, too_far: int, rule: str) -> None:
    assert looks(notices, within) is True
    assert looks(notices, beyond, 4, 4, 4) is True and looks(notices, beyond, 6, 4, 3) is False
    with refused(rule):
        looks(notices, too_far)


@pytest.mark.rule("nova6.sense.detail")
def test_fine_detail_is_noticed_close() -> None:
    """A conversation can be followed close by; near takes a point, and further off nothing helps."""
    _reaches("detail", 10, 30, 31, "nova6.sense.detail")


@pytest.mark.rule("nova6.sense.presence")
def test_presence_is_noticed_near() -> None:
    """Presence is noticed near, and for a point far."""
    _reaches("presence", 30, 100, 101, "nova6.sense.presence")


@pytest.mark.rule("nova6.sense.contrast")
def test_contrast_is_noticed_far() -> None:
    """A shout is noticed from far."""
    _reaches("contrast", 100, 300, 301, "nova6.sense.contrast")


@pytest.mark.rule("nova6.sense.condition")
def test_a_blocked_sense_costs_one_to_four_dice() -> None:
    """One die to four, of what blocks a sense; a storm may be worse."""
    for dice in (1, 4):
        assert act_out(nova6.put.open(dark(dice)), table(hero("ilse"))).end().effect("darkness").rating == dice
    for dice in (0, 5):
        with refused("nova6.sense.condition"):
            act_out(nova6.put.open(dark(dice)), table(hero("ilse"))).end()
    storm = condition("a storm", 5)
    assert act_out(nova6.put.open(storm), table(hero("ilse"))).end().effect("a storm").rating == 5


@pytest.mark.rule("nova6.sense.asymmetry")
def test_darkness_helps_those_who_see_in_it() -> None:
    """Darkness helps a character who sees in it against one who does not; otherwise it is ignored."""
    at = act_out(nova6.put.open(condition("darkness", 2), "sight"), table(hero("ilse"), npc("rook"))).end().state
    darkness = next(effect.id for effect in at.effects if effect.name == "darkness")

    def strikes(way: Any) -> Any:
        script = act_out(nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",)), at)
        return script.gm(Ruling(conditions=(Weighed(darkness, way),))).plainly_to_ready().pool

    assert [strikes(way).net for way in ("helps", "hinders", "equal")] == [2, -2, 0]
    assert "nova6.sense.asymmetry" in [why.cite for why in strikes("helps").why]


# ---- Sizes -----------------------------------------------------------------------------------------------------------

WORTH = {
    "colossal": -4, "gargantuan": -3, "huge": -2, "large": -1, "medium": 0, "small": 1, "tiny": 2, "diminutive": 3,
    "miniscule": 4,
}  # fmt: skip


def sized(size: Any, other: Any = "medium", mode: str = "", **more: Any) -> NovaScript[Any]:
    at = table(hero("ilse", size=size), npc("rook", size=other))
    opening = nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), mode=mode, **more)
    return act_out(opening, at).judged(against=(Opposed("rook", "fight"),))


def net(script: NovaScript[Any]) -> int:
    asked = script.plainly_to_ready()
    return int(asked.pool.net)


@pytest.mark.parametrize("size", WORTH)
def test_each_size_has_its_dice(size: Any) -> None:
    """Against a medium opponent, each smaller size is a die better."""
    assert SIZES[size].amount == WORTH[size] == size_dice(size, "medium")


def _weighs(size: str) -> None:
    script = sized(size)
    if script.waits_for() == "nova6/trade":
        script.gm(script.asked().default())
    worth = WORTH[size]
    after = script.rolls("ilse", *((4, 4, 3) + (3,) * abs(worth))).plainly()
    assert [why.amount for why in after.why("size")] == ([worth] if worth else [])


@pytest.mark.rule("nova6.size.colossal")
def test_colossal_costs_four_dice() -> None:
    """A colossal character has four dice less."""
    _weighs("colossal")


@pytest.mark.rule("nova6.size.gargantuan")
def test_gargantuan_costs_three_dice() -> None:
    """A gargantuan character has three dice less."""
    _weighs("gargantuan")


@pytest.mark.rule("nova6.size.huge")
def test_huge_costs_two_dice() -> None:
    """A huge character has two dice less."""
    _weighs("huge")


@pytest.mark.rule("nova6.size.large")
def test_large_costs_one_die() -> None:
    """A large character has one die less."""
    _weighs("large")


@pytest.mark.rule("nova6.size.medium")
def test_medium_changes_no_dice() -> None:
    """Medium changes no dice; between equal sizes no reason is given."""
    _weighs("medium")
    after = sized("small", "medium").rolls("ilse", 4, 4, 3, 1).plainly()
    assert "nova6.size.medium" in after.citations


@pytest.mark.rule("nova6.size.small")
def test_small_adds_one_die() -> None:
    """A small character has one die more."""
    _weighs("small")


@pytest.mark.rule("nova6.size.tiny")
def test_tiny_adds_two_dice() -> None:
    """A tiny character has two dice more."""
    _weighs("tiny")


@pytest.mark.rule("nova6.size.diminutive")
def test_diminutive_adds_three_dice() -> None:
    """A diminutive character has three dice more."""
    _weighs("diminutive")


@pytest.mark.rule("nova6.size.miniscule")
def test_miniscule_adds_four_dice() -> None:
    """A miniscule character has four dice more."""
    _weighs("miniscule")


@pytest.mark.rule("nova6.size.math")
def test_the_dice_of_two_sizes_combine() -> None:
    """Small against huge is three dice; huge against large one worse."""
    assert (size_dice("small", "huge"), size_dice("large", "small"), size_dice("huge", "large")) == (3, -2, -1)
    after = sized("small", "huge").rolls("ilse", 4, 4, 3, 1, 1, 1).plainly()
    assert [why.amount for why in after.why("size")] == [3]


@pytest.mark.rule("nova6.size.who")
def test_size_matters_for_melee_stealth_and_notice() -> None:
    """Size counts for melee, stealth and noticing; not for words."""
    assert net(sized("small")) == 1
    at = table(hero("ilse", size="large"), npc("rook", size="small"))
    against = (Opposed("rook", "move", "stealth", "create-advantage"),)
    spot = act_out(nova6.act.open("ilse", "look", "wits", use="notice", targets=("rook",)), at)
    assert net(spot.judged(against=against)) == -2
    talk = act_out(nova6.act.open("ilse", "talk", "interact", targets=("rook",)), at)
    assert net(talk.judged(against=(Opposed("rook", "interact"),))) == 0
    assert cited(WHERE).value == "bodily"


@pytest.mark.rule("nova6.size.area-exempt")
def test_an_area_limb_ignores_size() -> None:
    """An attack that sweeps an area ignores the targets' size."""
    after = sized("huge", mode="sweep").rolls("ilse", 4, 4, 3).plainly()
    assert after.why("size") == []


@pytest.mark.rule("nova6.range.increase")
def test_a_shot_that_falls_short_is_said_before_and_told_as_no_hit() -> None:
    """One range too far is noted beside the dice; without a point nothing is told as a hit, with it the hit is."""
    at = row(FOCUSED, npc("rook", zone="z4"), bow())
    opening = nova6.act.open("ilse", "shoot", "fight", "attack", targets=("rook",), tool="bow")
    pool = act_out(opening, at).judged().plainly_to_ready().pool
    assert [(reason.what, reason.of) for reason in pool.why if reason.what == "note-too-far"] == [("note-too-far", "1")]
    missed = shooting("z4", faces=(6, 4, 3)).plainly()
    assert missed.all(events.Hit) == [] and len(missed.all(events.Missed)) == 1
    script = shooting("z4")
    assert script.asked().default() == Buy("further")
    paid = script.says("ilse", Buy("further")).plainly()
    assert [fact.to for fact in paid.all(events.Hit)] == [("rook",)] and paid.all(events.Missed) == []


def test_a_hero_hears_that_a_foes_shot_would_fall_short() -> None:
    """The note stands beside the defense, too, and a failed one without a point is no hit."""
    sling = changed(bow(), owner="rook")
    at = row(hero("ilse", zone="z4"), npc("rook", zone="z0"), sling)
    script = act_out(nova6.oppose.open("rook", "ilse", tool="bow"), at)
    assert any(reason.what == "note-too-far" for reason in script.plainly_to_ready().pool.why)
    after = script.plainly_through(2)
    assert not after.all(events.Harmed) or after.all(events.Hit)
