"""NOVA6 properties: modes of fire, hands, uses and how they run out, reliability."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed
from moothall.rulesets.nova6.effects.properties import PROPERTIES
from moothall.rulesets.nova6.effects.tools import caps_on, hands_needed, skill_capped
from moothall.rulesets.nova6.questions import Advantage, Preparation, Ready
from moothall.rulesets.nova6.state import Effect, Scene, Table, Turn
from moothall.rulesets.nova6.time.clock import Moment, pass_moment
from moothall.rulesets.nova6.vocabulary import Property, talent
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from tests.books.nova6.support.stage import NovaAfter, NovaScript, act_out, asset, conflict, hero, npc, table, weapon
from tests.support.citing import cited, refused

ILSE = hero("ilse", talent("focused", "fight"))
USES, OBJECT = Property("uses"), Property("object")
POINTS = {0: (6, 4, 3), 1: (4, 4, 3), 2: (4, 4, 4)}
FAILS = {0: (5, 3, 2), 1: (3, 3, 3)}


@procedure("test.nova6-moment-of-uses")
async def come(play: Play[Table], kind: str, who: str = "") -> None:
    """A moment passes."""
    await pass_moment(play, Moment(kind, who))  # type: ignore[arg-type]


def gun(*properties: Property, **more: Any) -> Effect:
    return weapon("ilse", "gun", 4, *properties, **more)


def firing(tool: Effect, mode: str = "", targets: tuple[str, ...] = ("rook",), **more: Any) -> NovaScript[Any]:
    """Ilse fires; up to the roll."""
    people = tuple(npc(name) for name in dict.fromkeys(("rook", *targets)))
    at = table(more.pop("who", ILSE), *people, tool, scene=conflict("ilse"), **more)
    opening = nova6.act.open("ilse", "fire", "fight", "attack", targets=targets, tool="gun", mode=mode)
    return act_out(opening, at).judged()


def dice(net: int, points: int) -> tuple[int, ...]:
    """Faces with so many dice more, of which three have so many points."""
    return (*POINTS[points], *(1, 2, 1, 2)[:net])


def hits(after: NovaAfter[Any]) -> list[str]:
    return [fact.who for fact in after.all(events.Harmed)]


# ---- Auto, burst, two shots ------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.prop.auto-requires-uses")
def test_auto_needs_uses() -> None:
    """Auto without uses is refused."""
    with refused("nova6.prop.auto-requires-uses"):
        act_out(nova6.put.open(gun(Property("auto"), id="")), table(ILSE))
    act_out(nova6.put.open(gun(Property("auto"), USES, id="")), table(ILSE)).end()


@pytest.mark.rule("nova6.prop.auto-bonus")
def test_auto_adds_three_dice_and_exhausts() -> None:
    """Auto adds three dice, and afterwards the weapon is exhausted."""
    script = firing(gun(Property("auto"), USES), "auto")
    assert script.asked().pool.net == 3
    after = script.rolls("ilse", *dice(3, 0)).plainly()
    assert "exhausted" in after.effect("gun").marks
    with refused("nova6.effect.properties"):
        firing(gun(USES), "auto")


@pytest.mark.rule("nova6.prop.auto-spread")
def test_points_repeat_auto_hits() -> None:
    """Two points are three applications in all, on one or shared out; each is a hit of its own."""
    tool = gun(Property("auto"), USES)
    same = firing(tool, "auto").rolls("ilse", *dice(3, 2)).picks("ilse", 4, 4, 4).says("ilse", Buy("repeat", 2))
    assert hits(same.plainly()) == ["rook"] * 3
    shared = firing(tool, "auto", ("rook", "crow", "owl")).rolls("ilse", *dice(3, 2)).picks("ilse", 4, 4, 4)
    shared.says("ilse", "rook").says("ilse", Buy("repeat", of="crow")).says("ilse", Buy("repeat", of="owl"))
    assert hits(shared.plainly()) == ["rook", "crow", "owl"]
    with refused("nova6.multi.targets-declare"):
        firing(tool, "auto").rolls("ilse", *dice(3, 2)).picks("ilse", 4, 4, 4).says("ilse", Buy("repeat", of="owl"))


def test_an_option_sums_repeated_hits() -> None:
    """With the option three applications are one hit of three times the damage."""
    script = firing(gun(Property("auto"), USES), "auto", repeat_hits="sum").rolls("ilse", *dice(3, 2))
    after = script.picks("ilse", 4, 4, 4).says("ilse", Buy("repeat", 2)).plainly()
    assert [fact.damage for fact in after.all(events.Harmed)] == [12]


@pytest.mark.rule("nova6.prop.auto-single")
def test_single_shots_cannot_be_exhausted() -> None:
    """A failed single shot with points for the GM cannot be turned against the uses."""
    script = firing(gun(Property("auto"), USES), "single").rolls("ilse", *FAILS[1])
    script.says("ilse", script.asked().default())
    with refused("nova6.prop.auto-single"):
        script.gm(Buy("trigger-uses"))
    after = firing(gun(Property("auto"), USES), "single").rolls("ilse", *POINTS[0]).plainly()
    with refused("nova6.prop.auto-single"):
        act_out(nova6.exhaust_for_a_point.open("", "gun"), changed(after.state, gm_plot_points=1))


@pytest.mark.rule("nova6.prop.auto-only")
def test_an_auto_only_weapon_fires_no_single_shots() -> None:
    """A single shot is refused; auto fire adds its dice and exhausts the weapon."""
    tool = gun(Property("auto-only"), Property("auto"), USES)
    with refused("nova6.prop.auto-only"):
        firing(tool, "single")
    after = firing(tool, "auto").rolls("ilse", *dice(3, 0)).plainly()
    assert "exhausted" in after.effect("gun").marks


@pytest.mark.rule("nova6.prop.burst-requires-uses")
def test_burst_needs_uses() -> None:
    """Burst without uses is refused."""
    with refused("nova6.prop.burst-requires-uses"):
        act_out(nova6.put.open(gun(Property("burst"), id="")), table(ILSE))


@pytest.mark.rule("nova6.prop.burst-bonus")
def test_a_burst_adds_a_die() -> None:
    """A burst adds one die, and may exhaust the weapon as usual."""
    script = firing(gun(Property("burst"), USES), "burst")
    assert script.asked().pool.net == 1
    after = script.rolls("ilse", *dice(1, 0)).plainly()
    assert after.effect("gun").marks == ()


@pytest.mark.rule("nova6.prop.burst-spread")
def test_a_burst_repeats_three_times_at_most() -> None:
    """A fourth repetition is refused."""
    tool, four = gun(Property("burst"), USES), hero("ilse", talent("focused", "fight"), talent("specialized", "fight"))
    fast = changed(four, skills=(("fight", 4),))
    script = firing(tool, "burst", who=fast)
    script.says("ilse", Ready(True, 1)).dice("5d6", 5, 5, 5, 1, 2).picks("ilse", 5, 5, 5)
    with refused("nova6.prop.burst-spread"):
        script.says("ilse", Buy("repeat", 4))
    again = firing(tool, "burst", who=fast).says("ilse", Ready(True, 1)).dice("5d6", 5, 5, 5, 1, 2)
    again.picks("ilse", 5, 5, 5).says("ilse", Buy("repeat", 3))
    assert "repeat" not in [option.id for option in again.asked().options()]
    assert hits(again.plainly()) == ["rook"] * 4


@pytest.mark.rule("nova6.prop.burst-single")
def test_single_shots_of_a_burst_weapon_cannot_be_exhausted() -> None:
    """A single shot of a burst weapon cannot exhaust it."""
    script = firing(gun(Property("burst"), USES), "single").rolls("ilse", *FAILS[1])
    script.says("ilse", script.asked().default())
    with refused("nova6.prop.burst-single"):
        script.gm(Buy("trigger-uses"))


@pytest.mark.rule("nova6.prop.burst-only")
def test_a_burst_only_weapon_always_fires_bursts() -> None:
    """A single shot is refused; a burst adds its die, and so does a shot whose way is not said."""
    tool = gun(Property("burst-only"), Property("burst"), USES)
    with refused("nova6.prop.burst-only"):
        firing(tool, "single")
    assert firing(tool, "burst").asked().pool.net == firing(tool).asked().pool.net == 1


@pytest.mark.parametrize(("mode", "dice"), [("bonus", 1), ("twice", 0)])
def test_both_barrels_of_a_burst_only_gun_serve_in_their_own_ways(mode: str, dice: int) -> None:
    """Two barrels that fire only bursts can still be fired for a die, or twice."""
    tool = gun(Property("burst-only"), Property("burst"), Property("two-shot"))
    assert firing(tool, mode).asked().pool.net == dice


@pytest.mark.rule("nova6.prop.two-shot-bonus")
def test_both_barrels_add_a_die() -> None:
    """Both barrels make one die of Fight two."""
    script = firing(gun(Property("two-shot")), "bonus", who=hero("ilse", fight=1))
    assert script.asked().pool.net == 2
    script.rolls("ilse", 4, 4, 3, 1, 1).picks("ilse", 4, 4, 3).plainly()


@pytest.mark.rule("nova6.prop.two-shot-repeat")
def test_both_barrels_hit_twice_for_a_point() -> None:
    """One point is a second application; there is no third."""
    script = firing(gun(Property("two-shot")), "twice").rolls("ilse", *POINTS[2])
    with refused("nova6.prop.two-shot-repeat"):
        script.says("ilse", Buy("repeat", 2))
    once = firing(gun(Property("two-shot")), "twice").rolls("ilse", *POINTS[1]).says("ilse", Buy("repeat"))
    assert hits(once.plainly()) == ["rook", "rook"]


@pytest.mark.rule("nova6.prop.two-shot-uses")
def test_the_first_barrel_cannot_be_exhausted() -> None:
    """After the first shot nothing can run out; after the second it can."""
    tool = gun(Property("two-shot"), USES)
    first = firing(tool).rolls("ilse", *POINTS[0]).plainly()
    assert first.effect("gun").marks == ("fired-once",)
    with refused("nova6.prop.two-shot-uses"):
        act_out(nova6.exhaust_for_a_point.open("", "gun"), changed(first.state, gm_plot_points=1))
    second = firing(first.effect("gun")).rolls("ilse", *POINTS[0]).plainly()
    assert second.effect("gun").marks == ()
    emptied = act_out(nova6.exhaust_for_a_point.open("", "gun"), changed(second.state, gm_plot_points=1)).end()
    assert "exhausted" in emptied.effect("gun").marks and emptied.state.gm_plot_points == 0


# ---- Hands and skill -------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.prop.object-carried")
def test_an_object_must_be_in_hand() -> None:
    """A disarmed character cannot attack with it."""
    with refused("nova6.prop.object-carried"):
        firing(gun(OBJECT, marks=("dropped",)))
    with refused("nova6.prop.object-carried"):
        firing(changed(gun(OBJECT), owner="rook"))


@pytest.mark.rule("nova6.prop.object-1h")
def test_an_object_takes_one_hand_by_default() -> None:
    """An object takes one hand by default."""
    assert cited(hands_needed(gun(OBJECT))).amount == 1


@pytest.mark.rule("nova6.prop.hands")
def test_the_hands_property_needs_a_free_hand() -> None:
    """A weapon with this property cannot be used with both hands full."""
    with refused("nova6.prop.hands"):
        firing(gun(Property("hands")), who=hero("ilse", hands=0))
    firing(gun(Property("hands")), who=hero("ilse", hands=1)).stop()
    firing(gun(), who=hero("ilse", hands=0)).stop()


@pytest.mark.rule("nova6.prop.hands-1h")
def test_the_one_hand_property_needs_a_free_hand() -> None:
    """One free hand is enough, and none is not."""
    firing(gun(Property("one-hand")), who=hero("ilse", hands=1)).stop()
    with refused("nova6.prop.hands-1h"):
        firing(gun(Property("one-hand")), who=hero("ilse", hands=0))


@pytest.mark.rule("nova6.prop.hands-2h")
def test_two_hands_need_both_hands() -> None:
    """One free hand is not enough."""
    with refused("nova6.prop.hands-2h"):
        firing(gun(Property("two-hands")), who=hero("ilse", hands=1))
    firing(gun(Property("two-hands")), who=hero("ilse", hands=2)).stop()


@pytest.mark.rule("nova6.prop.versatile")
@pytest.mark.rule("nova6.stunt.earn-versatile")
def test_two_handed_use_adds_a_point() -> None:
    """A success has a point more; in one hand it has not, and one hand cannot be both."""
    sword = gun(Property("versatile"), OBJECT)
    for mode, points in (("two-handed", 1), ("", 0)):
        after = firing(sword, mode, who=hero("ilse")).rolls("ilse", 6, 4, 3).plainly()
        assert after.result is not None and after.result.points == points
    with refused("nova6.prop.hands-2h"):
        firing(sword, "two-handed", who=hero("ilse", hands=1))


@pytest.mark.rule("nova6.prop.skill-min")
def test_each_missing_rank_costs_a_die() -> None:
    """Each missing rank costs a die."""
    heavy = gun(Property("skill-min", 2, of=("physique",)))
    assert firing(heavy, who=hero("ilse", physique=1)).plainly_to_ready().pool.net == -1
    after = firing(heavy, who=hero("ilse", physique=1)).rolls("ilse", 6, 6, 5, 5).plainly()
    assert [why.amount for why in after.why("skill-min")] == [-1]
    assert firing(heavy, who=hero("ilse", physique=2)).asked().pool.net == 0


@pytest.mark.rule("nova6.prop.skill-max")
def test_a_rank_limit_leaves_perks() -> None:
    """Three ranks under a limit of two count as two; a perk counts on top."""
    coat = weapon("ilse", "coat", 0, Property("skill-max", 2, of=("move",)))
    at = table(hero("ilse", move=3, perks=("move/leaping",)), coat)
    script = act_out(nova6.act.open("ilse", "leap", "move", perk="leaping"), at).judged()
    assert script.asked().pool.net == 3
    script.rolls("ilse", 4, 4, 3, 1, 1, 1).picks("ilse", 4, 4, 3).plainly()


@pytest.mark.rule("nova6.prop.skill-max-stack")
@pytest.mark.parametrize(("caps", "room"), [((2, 2), 1), ((2, 1), 0), ((1, 0), 0), ((3, 3, 3), 1), ((4,), 4)])
def test_two_rank_limits_take_the_lower_less_one(caps: tuple[int, ...], room: int) -> None:
    """The lower one, and one less for each further; never less than none."""
    worn = [weapon("ilse", f"w{n}", 0, Property("skill-max", cap, of=("move",))) for n, cap in enumerate(caps)]
    at = table(hero("ilse", move=4), *worn)
    over = [cited(reason).amount for reason in skill_capped(at, ActionTest("ilse", skill="move"))]
    assert over == ([room - 4] if room < 4 else []) and caps_on(at, "ilse", "move") == caps
    if len(caps) == 1:
        other = table(hero("ilse", move=4), weapon("ilse", "a", 0, Property("skill-max", 2, of=("move",))),
                      weapon("ilse", "b", 0, Property("skill-max", 2, of=("move",))))  # fmt: skip
        assert [cited(reason).amount for reason in skill_capped(other, ActionTest("ilse", skill="move"))] == [-3]


@pytest.mark.rule("nova6.prop.slow")
def test_a_slow_weapon_has_one_target() -> None:
    """No point adds a second target."""
    script = firing(gun(Property("slow")), "", ("rook", "crow")).rolls("ilse", *POINTS[1]).says("ilse", "rook")
    assert "scope-some" not in [option.id for option in script.asked().options()]
    quick = firing(gun(), "", ("rook", "crow")).rolls("ilse", *POINTS[1]).says("ilse", "rook")
    assert "scope-some" in [option.id for option in quick.asked().options()]
    assert cited(PROPERTIES["slow"])


@pytest.mark.rule("nova6.prop.reload")
def test_a_reload_weapon_must_be_reloaded() -> None:
    """After a shot the weapon must be reloaded before the next."""
    bow = gun(Property("reload"))
    shot = firing(bow).rolls("ilse", *POINTS[0]).plainly()
    assert shot.effect("gun").marks == ("unloaded",)
    with refused("nova6.prop.reload"):
        firing(shot.effect("gun"))
    ready = act_out(nova6.snap.open("ilse", "ready", item="gun", how="reload"), shot.state).end()
    assert ready.effect("gun").marks == ()


@pytest.mark.rule("nova6.prop.tiring")
def test_a_tiring_weapon_damages_its_user() -> None:
    """A point of the other side deals one damage past armor to the user, once per attack."""
    axe = gun(Property("tiring"), subtype="slashing")
    script = firing(axe).rolls("ilse", *FAILS[1])
    script.says("ilse", script.asked().default()).gm(Buy("trigger-tiring"))
    hurt = script.plainly().last(events.Harmed)
    assert (hurt.who, hurt.damage, hurt.duration) == ("ilse", 1, "S")
    theirs = weapon("rook", "axe", 4, Property("tiring"))
    defended = act_out(nova6.oppose.open("rook", "ilse", tool="axe"), table(ILSE, npc("rook"), theirs))
    defended.says("ilse", Preparation("fight")).rolls("ilse", *POINTS[1]).says("ilse", Buy("trigger-tiring"))
    assert defended.plainly().last(events.Harmed).who == "rook"


# ---- Uses ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.prop.uses-trigger")
@pytest.mark.rule("nova6.stunt.trigger")
def test_uses_are_exhausted_by_a_point() -> None:
    """A point of a failed attack, of a defence, or a plot point of the other side exhausts uses."""
    script = firing(gun(USES)).rolls("ilse", *FAILS[1])
    script.says("ilse", script.asked().default()).gm(Buy("trigger-uses"))
    assert script.plainly().effect("gun").marks == ("exhausted",)
    theirs = weapon("rook", "bow", 4, USES)
    defended = act_out(nova6.oppose.open("rook", "ilse", tool="bow"), table(ILSE, npc("rook"), theirs))
    defended.says("ilse", Preparation("fight")).rolls("ilse", *POINTS[1]).says("ilse", Buy("trigger-uses"))
    assert defended.plainly().effect("bow").marks == ("exhausted",)
    won = firing(gun(USES)).rolls("ilse", *POINTS[1])
    assert "trigger-uses" not in [option.id for option in won.asked().options()]


@pytest.mark.rule("nova6.pp.spend-uses")
def test_a_plot_point_exhausts_an_opponents_weapon() -> None:
    """A player's point exhausts an NPC's gun; one's own side, or without a point, is refused."""
    theirs = weapon("rook", "bow", 4, Property("burst"), USES)
    at = table(hero("ilse", plot_points=1), hero("bram"), npc("rook"), theirs, gun(USES))
    after = act_out(nova6.exhaust_for_a_point.open("ilse", "bow"), at).end()
    assert after.effect("bow").marks == ("exhausted",) and after.who("ilse").plot_points == 0
    with refused("nova6.prop.uses-trigger"):
        act_out(nova6.exhaust_for_a_point.open("bram", "gun"), at)
    with refused("nova6.pp.floor"):
        act_out(nova6.exhaust_for_a_point.open("bram", "bow"), at)
    with refused("nova6.prop.uses-trigger"):
        act_out(nova6.exhaust_for_a_point.open("ilse", "bow"), after.state)


@pytest.mark.rule("nova6.prop.uses-exhausted")
def test_an_exhausted_effect_cannot_be_used() -> None:
    """An exhausted effect cannot be used until it is restored."""
    with refused("nova6.prop.uses-exhausted"):
        firing(gun(USES, marks=("exhausted",)))


@pytest.mark.rule("nova6.prop.uses-restore")
@pytest.mark.parametrize("moment", ["rest", "minor", "major", "epic"])
def test_rests_and_milestones_restore_uses(moment: str) -> None:
    """A rest of the owner and every milestone restore uses; the end of a scene does not."""
    at = table(ILSE, hero("bram"), gun(USES, marks=("exhausted",), duration="P"), scene=conflict())
    assert act_out(come.open(moment), at).end().effect("gun").marks == ()
    assert act_out(come.open("rest", "bram"), at).end().effect("gun").marks == ("exhausted",)
    assert act_out(come.open("scene-end"), at).end().effect("gun").marks == ("exhausted",)


@pytest.mark.rule("nova6.prop.uses-ammo")
@pytest.mark.rule("nova6.prop.uses-ammo-reload")
def test_ammunition_is_not_restored_by_rest() -> None:
    """A rest leaves it empty; an action and one use of ammunition fill it, and nothing else will do."""
    empty = gun(USES, Property("ammo"), marks=("exhausted",), duration="P")
    at = table(ILSE, empty, asset("ilse", "Shells", 1), weapon("ilse", "club", 2), scene=conflict("ilse"))
    assert act_out(come.open("rest"), at).end().effect("gun").marks == ("exhausted",)
    loaded = act_out(nova6.reload_ammunition.open("ilse", "gun", "shells"), at).end()
    assert loaded.effect("gun").marks == () and not loaded.has_effect("Shells")
    assert loaded.who("ilse").turn.pairs == ("unskilled overcome",)
    for tool, supply in (("gun", "club"), ("club", "shells")):
        with refused("nova6.prop.uses-ammo"):
            act_out(nova6.reload_ammunition.open("ilse", tool, supply), at)


@pytest.mark.rule("nova6.prop.uses-ammo-find")
def test_the_gm_says_whether_ammunition_is_found() -> None:
    """Looting is usually in vain; where the GM says so there is some."""
    script = act_out(nova6.seek_ammunition.open("ilse", "a goblin"), table(ILSE))
    assert script.asked().default() == "no"
    assert script.gm("no").end().state.effects == ()
    found = act_out(nova6.seek_ammunition.open("ilse", "a cache"), table(ILSE)).gm("yes").end()
    assert [(one.kind, one.rating, one.owner) for one in found.state.effects] == [("asset", 1, "ilse")]


@pytest.mark.rule("nova6.prop.high-capacity")
def test_high_capacity_avoids_exhaustion_once_per_scene() -> None:
    """Once a scene the player keeps the weapon from exhaustion; the next scene allows it again."""
    tool = gun(USES, Property("high-capacity"))
    at = table(ILSE, npc("rook"), tool, gm_plot_points=3, scene=conflict())
    kept = act_out(nova6.exhaust_for_a_point.open("", "gun"), at).says("ilse", "keep").end()
    assert kept.effect("gun").marks == ()
    gone = act_out(nova6.exhaust_for_a_point.open("", "gun"), kept.state).end()
    assert gone.effect("gun").marks == ("exhausted",)
    later = act_out(nova6.close_scene.open(), kept.state).end()
    assert act_out(nova6.exhaust_for_a_point.open("", "gun"), later.state).waits_for() == "nova6/keep-firing"
    volley = firing(gun(USES, Property("auto"), Property("high-capacity")), "auto").rolls("ilse", *dice(3, 0))
    while volley.waits_for() != "nova6/keep-firing":
        seat, asked = volley.conversation.questions()[0]
        volley.says(seat, asked.default())
    assert volley.says("ilse", "keep").plainly().effect("gun").marks == ()


# ---- Reliability and mending -----------------------------------------------------------------------------------------


def tampering(points: int, *properties: Property, buy: Buy | None = None) -> NovaAfter[Any]:
    """Ilse tries to get at the rook's weapon."""
    at = table(hero("ilse", talent("focused", "fight")), npc("rook"), weapon("rook", "blade", 4, OBJECT, *properties))
    opening = nova6.act.open("ilse", "knock it aside", "fight", "create-advantage", targets=("rook",), aim="blade")
    script = act_out(opening, at).judged().rolls("ilse", *POINTS[points])
    script.says("ilse", Advantage("dice", "jammed", "ilse", "fight"))
    if buy is not None:
        script.says("ilse", buy)
    return script.plainly()


@pytest.mark.rule("nova6.prop.object-reliability")
def test_reliability_changes_a_simple_success() -> None:
    """A simple success is the usual effect, none at all, or one as large as for a point."""
    found = [tampering(0, *of) for of in ((), (Property("reliable"),), (Property("unreliable"),))]
    assert [[one.rating for one in after.state.effects if one.name == "jammed"] for after in found] == [[1], [], [2]]


@pytest.mark.rule("nova6.prop.reliable")
def test_a_reliable_target_needs_a_point() -> None:
    """A success without a point does nothing, with one it has the usual effect."""
    assert not tampering(0, Property("reliable")).has_effect("jammed")
    paid = tampering(1, Property("reliable"), buy=Buy("past-reliable"))
    assert paid.effect("jammed").rating == 1


@pytest.mark.rule("nova6.prop.unreliable")
def test_an_unreliable_target_counts_as_a_point_spent() -> None:
    """A simple success has the effect of one with a point spent."""
    after = tampering(0, Property("unreliable"))
    assert after.effect("jammed").rating == 2


@pytest.mark.rule("nova6.prop.repairable")
def test_repair_needs_an_exposition_or_rest() -> None:
    """Repair is made in an exposition or at rest, not in a conflict, and only on repairable things."""
    shield = weapon("ilse", "shield", 0, Property("repairable"), marks=("broken",))
    at = table(hero("ilse"), shield, scene=Scene("exposition", "narrative"))
    mended = act_out(nova6.mend.open("ilse", "shield"), at).judged().rolls("ilse", 4, 4, 3).plainly()
    assert mended.effect("shield").marks == () and mended.result is True
    failed = act_out(nova6.mend.open("ilse", "shield"), at).judged().rolls("ilse", 4, 3, 3).plainly()
    assert failed.effect("shield").marks == ("broken",) and failed.result is False
    with refused("nova6.prop.repairable"):
        act_out(nova6.mend.open("ilse", "shield"), table(hero("ilse"), shield, scene=conflict("ilse")))
    with refused("nova6.prop.repairable"):
        act_out(nova6.mend.open("ilse", "club"), table(hero("ilse"), weapon("ilse", "club", 1, marks=("broken",))))


@pytest.mark.rule("nova6.prop.ranged-accurate")
def test_accurate_reduces_difficulty_with_focus() -> None:
    """Focus on an accurate weapon takes one die off the difficulty, besides its own die."""
    rifle = gun(Property("accurate"), Property("ranged", of=("far",)))
    focused = changed(hero("ilse"), turn=Turn(1, focus="ready"))
    at = table(focused, npc("rook", move=2), rifle, scene=conflict("ilse"))
    opening = nova6.act.open("ilse", "fire", "fight", "attack", targets=("rook",), tool="gun")
    script = act_out(opening, at).judged(against=(Opposed("rook", "move"),))
    assert script.plainly_to_ready().pool.net == 0
    assert cited(PROPERTIES["accurate"])
