"""NOVA6 Move: running, climbing, swimming, dodging and stealth."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.creation.perk_ideas import ideas_for
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.questions import Advantage, Preparation, Ready, Stepping
from moothall.rulesets.nova6.sheet import to_character
from moothall.rulesets.nova6.state import Character, Edge, Scene, Table, Zone
from moothall.rulesets.nova6.stress.objects import thing
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait, talent
from moothall.talk.actions import form
from moothall.talk.procedure import Opening
from tests.books.nova6.support.offers import offers
from tests.books.nova6.support.sheets import judged as problems
from tests.books.nova6.support.sheets import petra
from tests.books.nova6.support.stage import (
    ACCEPT,
    NovaAfter,
    NovaScript,
    act_out,
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
from tests.books.support.examples import example
from tests.support.citing import cited, refused

POINTS = {0: (6, 4, 3), 1: (4, 4, 3), 2: (4, 4, 4)}
"""Three dice that succeed with so many points, for somebody Focused."""
RIFLE = Property("ranged", of=("far",))


def runner(**more: Any) -> Character:
    return hero("ilse", talent("focused", "move"), **{"zone": "z0", **more})


def places(
    *edges: Edge, who: Character | None = None, things: tuple[Any, ...] = (), water: tuple[str, ...] = ()
) -> Table:
    """Five zones in a row, some of them water; an edge that is given takes the place of the clear one."""
    given = {(edge.one, edge.other): edge for edge in edges}
    clear = [Edge(f"z{n}", f"z{n + 1}") for n in range(4)]
    zones = tuple(Zone(ZoneId(f"z{n}"), f"zone {n}", "water" if f"z{n}" in water else "") for n in range(5))
    ways = tuple(given.get((edge.one, edge.other), edge) for edge in clear)
    return table(who or runner(), *things, zones=zones, edges=ways, scene=conflict("ilse"))


def going(at: Table, *path: str, **more: Any) -> NovaScript[Any]:
    return act_out(nova6.move.open("ilse", path, **more), at)


def gone(script: NovaScript[Any], points: int = 0, *buys: Buy) -> str:
    """Where Ilse is after a roll with so many points, spent so."""
    return _done(script, points, *buys).who("ilse").zone


def _done(script: NovaScript[Any], points: int = 0, *buys: Buy) -> NovaAfter[Any]:
    script.rolls("ilse", *POINTS[points])
    for buy in buys:
        script.says("ilse", buy)
    return script.plainly()


def net_of(script: NovaScript[Any]) -> int:
    net: int = script.plainly_to_ready().pool.net
    return net


# ---- What it is for --------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.move.scope")
@pytest.mark.parametrize(
    ("intent", "use"), [("sneak past", ""), ("get in", "stealth"), ("up there", "climb"), ("after them", "drive")]
)
def test_movement_proposes_move(intent: str, use: str) -> None:
    """Sneaking, climbing and driving: by the words or by the use, Move is proposed, and its ranks count."""
    script = act_out(nova6.act.open("ilse", intent, None, "overcome", use), table(hero("ilse", move=2)))
    assert script.asked().skill.id == "move"
    assert net_of(script.judged()) == 2
    named = act_out(nova6.act.open("ilse", intent, "wits", "overcome", use), table(hero("ilse", move=2)))
    assert named.asked().skill.id == "wits" and named.asked().scope == ""


@pytest.mark.rule("nova6.move.perks")
def test_perks_of_move_apply_within_their_action() -> None:
    """Six ideas; dodging is for defending only: a die on that, and none on a climb."""
    ideas = {idea.id: idea.action for idea in cited(ideas_for("move"))}
    narrow = dict.fromkeys(("climbing", "motorcycles", "stealth"), "")
    assert ideas == narrow | {"athletics": "overcome", "dodging": "defend", "driving": "create-advantage"}
    dodging = next(idea for idea in ideas_for("move") if idea.id == "dodging")
    sheet = petra(perks=[*petra()["perks"][:2], {"name": "dodging"} | dodging.kept])
    assert problems(sheet) == []
    nimble = changed(hero("ilse"), perks=to_character(sheet, "p", "p").perks)
    struck = act_out(nova6.oppose.open("rook", "ilse"), table(nimble, npc("rook")))
    assert net_of(struck.says("ilse", Preparation("move", "dodging"))) == 1
    climb = act_out(nova6.act.open("ilse", "climb", "move", "overcome"), table(nimble)).judged()
    assert net_of(climb) == 0


@pytest.mark.rule("nova6.move.overcome")
def test_a_sentrys_wits_oppose_stealth() -> None:
    """Slipping past a sentry of Wits 1 is one die, and past the sentry is where a success leads."""
    at = table(runner(), npc("sentry", wits=1, move=3))
    script = act_out(nova6.act.open("ilse", "past him", "move", "overcome", "stealth", ("sentry",)), at)
    script.gm(script.asked().default())
    assert net_of(script) == -1
    after = script.rolls("ilse", 6, 6, 4, 3).plainly()
    assert after.last(events.Achieved).of == "past him"


# ---- From zone to zone -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.move.adjacent-free")
def test_a_clear_way_to_the_next_zone_needs_no_roll() -> None:
    """A clear way to the next zone takes an action and no dice."""
    after = going(places(), "z1").end()
    assert (after.who("ilse").zone, after.dice, after.who("ilse").turn.pairs) == ("z1", [], ("move overcome",))
    with refused("nova6.multi.skills-declare"):
        going(after.state, "z2")


@pytest.mark.rule("nova6.move.farther")
@pytest.mark.parametrize(("points", "zone"), [(0, "z2"), (1, "z3"), (2, "z4")])
def test_a_run_covers_two_zones_and_one_per_point(points: int, zone: str) -> None:
    """Two zones with a success, one more with each point; a failure is for the GM to tell, and nobody has moved."""
    buys = (Buy("further-on", points),) if points else ()
    assert gone(going(places(), "z1", "z2", "z3", "z4"), points, *buys) == zone
    stumbled = going(places(), "z1", "z2").rolls("ilse", 1, 2, 3)
    assert stumbled.waits_for() == "nova6/how-it-fails"
    assert stumbled.plainly().who("ilse").zone == "z0"


@example("nova6.ex.run-and-jump")
@pytest.mark.rule("nova6.move.obstructed")
def test_a_gap_costs_its_dice_and_a_point_adds_a_zone() -> None:
    """Move 2 against a gap of one die: three 4s are across, and their point one zone further."""
    gap = Edge("z0", "z1", "the gap", difficulty=1)
    jump = going(places(gap, who=hero("ilse", move=2, zone="z0")), "z1", "z2")
    after = jump.rolls("ilse", 4, 4, 4, 2).picks("ilse", 4, 4, 4).says("ilse", Buy("further-on")).plainly()
    assert after.who("ilse").zone == "z2" and after.verdict.points == 1


@pytest.mark.rule("nova6.move.obstructed")
def test_an_obstacle_needs_a_roll_even_for_one_zone() -> None:
    """Even the next zone is a roll then; a success is there and no further, a point is."""
    gap = Edge("z0", "z1", "the gap")
    assert gone(going(places(gap), "z1", "z2")) == "z1"
    assert gone(going(places(gap), "z1", "z2"), 1, Buy("further-on")) == "z2"


@pytest.mark.rule("nova6.move.conditions")
def test_the_gm_rules_whether_an_aspect_hinders_movement() -> None:
    """DEEP MUD here, there or on the mover: the GM says whether it takes a roll; of other places nobody asks."""
    for owner in ("z0", "z1", "ilse"):
        mud = aspect("DEEP MUD", owner, made=True)
        script = going(places(things=(mud,)), "z1").asks("gm", "nova6/hinders-moving")
        assert [option.id for option in script.asked().options()] == ["", "deep-mud"]
        script.gm("deep-mud")
        assert script.waits_for() == "nova6/ready" and gone(script) == "z1"
        assert going(places(things=(mud,)), "z1").gm("").end().who("ilse").zone == "z1"
    brought = aspect("LAME", "ilse")
    elsewhere = aspect("DEEP MUD", "z3")
    scene = aspect("DARK", aspect="situation")
    assert going(places(things=(brought, elsewhere, scene)), "z1").end().who("ilse").zone == "z1"
    slowed = going(places(things=(aspect("DEEP MUD", "z1"),)), "z1", "z2").gm("deep-mud")
    assert gone(slowed) == "z1", "one zone, not two"
    hindered = condition("mud", 1, owner="z1", properties=(Property("hinders-movement"),))
    assert gone(going(places(things=(hindered,)), "z1")) == "z1"


# ---- Up, over, through water -----------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.move.climb-barrier")
def test_a_success_passes_a_fence_within_the_zone() -> None:
    """A success is past it in the same zone; the next zone is a point more."""
    over = _done(going(places(), over="a fence"))
    assert over.who("ilse").zone == "z0"
    assert (over.last(events.Achieved).what, over.last(events.Achieved).of) == ("passed", "a fence")
    assert gone(going(places(), "z1", over="a fence")) == "z0"
    assert gone(going(places(), "z1", over="a fence"), 1, Buy("further-on")) == "z1"


def test_climbing_is_a_use_of_its_own() -> None:
    """A die for climbing counts over a fence and up a wall, and not for running."""
    goat = Trait("goat", "Goat", gives=(Gives("dice", 1, "move", use="climb"),))
    at = places(who=hero("ilse", goat, zone="z0"))
    assert net_of(going(at, over="a fence")) == 1
    assert net_of(going(places(*LADDER, who=hero("ilse", goat, zone="z0")), "z1", way="climb")) == 1
    assert net_of(going(at, "z1", "z2")) == 0


def test_points_buy_no_zone_at_the_end_of_the_way() -> None:
    """Past a fence and nowhere else, a point buys no zone; nor does it once the way is at its end."""
    over = going(places(), over="a fence").rolls("ilse", *POINTS[1])
    assert "further-on" not in [option.id for option in over.asked().options()]
    run = going(places(), "z1", "z2").rolls("ilse", *POINTS[1])
    assert "further-on" not in [option.id for option in run.asked().options()]


LADDER = tuple(Edge(f"z{n}", f"z{n + 1}", vertical=True) for n in range(3))


@pytest.mark.rule("nova6.move.climb-vertical")
def test_moving_up_needs_a_roll() -> None:
    """A clear ladder to the roof takes a roll all the same."""
    script = going(places(*LADDER), "z1")
    assert script.waits_for() == "nova6/ready"
    assert gone(script) == "z1"


@pytest.mark.rule("nova6.move.climb-extra")
@pytest.mark.parametrize(("points", "spent", "zone", "left"), [(2, 2, "z2", 0), (3, 2, "z2", 1), (4, 4, "z3", 0)])
def test_two_points_buy_a_further_zone_up(points: int, spent: int, zone: str, left: int) -> None:
    """Two points for each further zone up: three are one zone and a point to spare, four are two."""
    after = spending(going(places(*LADDER, who=climber(points)), "z1", "z2", "z3"), points, spent)
    assert after.who("ilse").zone == zone
    assert [fact.points for fact in after.all(events.PointsLapsed)] == ([left] if left else [])


def climber(points: int) -> Character:
    """With dice to trade for the points that three alike do not bring."""
    return runner(move=2 * max(points - 2, 0))


def spending(script: NovaScript[Any], points: int, spent: int) -> NovaAfter[Any]:
    """A move with so many points, some of them spent on going further."""
    pairs = max(points - 2, 0)
    if pairs:
        script.says("ilse", Ready(pairs=pairs)).dice("3d6", 4, 4, 4)
    else:
        script.rolls("ilse", *POINTS[points])
    if spent:
        script.says("ilse", Buy("further-up", spent))
    return script.plainly()


@pytest.mark.rule("nova6.move.climb-extra")
def test_points_for_a_climb_are_spent_in_pairs() -> None:
    """Three cannot be spent on it at once, and with one there is nothing to buy."""
    script = going(places(*LADDER, who=climber(3)), "z1", "z2", "z3")
    script.says("ilse", Ready(pairs=1)).dice("3d6", 4, 4, 4)
    script.refuses("ilse", Buy("further-up", 3), "nova6.move.climb-extra")
    assert script.says("ilse", Buy("further-up")).plainly().who("ilse").zone == "z2"
    near = going(places(*LADDER, who=climber(3)), "z1", "z2")
    near.says("ilse", Ready(pairs=1)).dice("3d6", 4, 4, 4)
    near.refuses("ilse", Buy("further-up", 3), "nova6.zone.move-vertical")  # one zone is left, and takes two
    one = going(places(*LADDER), "z1", "z2").rolls("ilse", *POINTS[1])
    assert "further-up" not in [option.id for option in one.asked().options()]
    assert one.plainly().last(events.PointsLapsed).points == 1


@pytest.mark.rule("nova6.move.swim")
def test_swimming_needs_a_success() -> None:
    """Water takes a success: to the next zone, or to stay afloat; walking is refused."""
    for water in (("z0",), ("z1",)):
        script = going(places(water=water), "z1")
        assert script.waits_for() == "nova6/ready" and gone(script) == "z1"
    assert going(places(water=("z3",)), "z1").end().dice == []
    afloat = _done(going(places(water=("z0",))))
    assert (afloat.last(events.Achieved).what, afloat.who("ilse").zone) == ("afloat", "z0")
    assert afloat.who("ilse").turn.pairs == ("move overcome",)
    sinking = going(places(water=("z0",))).rolls("ilse", 1, 2, 3)
    assert sinking.waits_for() == "nova6/how-it-fails"
    assert sinking.plainly().all(events.Achieved) == []
    with refused("nova6.zone.move-snap"):
        going(places())


def test_a_move_is_offered_where_there_is_a_way() -> None:
    """Another zone, or the water one is in: who names that stays afloat. On dry land the own zone is no choice."""
    wet, dry = places(water=("z0",)), places()
    for at, ids in ((wet, ["z1", "z0"]), (dry, ["z1"])):
        path = next(choices for argument, choices in form(nova6.move, at, {"who": "ilse"}) if argument.name == "path")
        assert [one.id for one in path if one.is_open] == ids
    assert _done(going(wet, "z0")).last(events.Achieved).what == "afloat"
    alone, pool = changed(dry, zones=dry.zones[:1], edges=()), changed(wet, zones=wet.zones[:1], edges=())
    assert "move" not in offers(alone) and offers(pool)["move"].open
    with refused("nova6.zone.define"):
        going(dry, "z0")


@pytest.mark.rule("nova6.move.swim-penalty")
def test_a_current_costs_its_dice() -> None:
    """A current of two dice with Move 1 is down one, whether it is true of the water or set for the way."""
    current = condition("current", 2, owner="z0", properties=(Property("hinders-movement"),))
    wet = {"water": ("z0",), "who": runner(move=1)}
    assert net_of(going(places(things=(current,), **wet), "z1")) == -1  # type: ignore[arg-type]
    assert net_of(going(places(things=(current,), **wet))) == -1  # type: ignore[arg-type]
    assert net_of(going(places(Edge("z0", "z1", difficulty=2), **wet), "z1")) == -1  # type: ignore[arg-type]
    fish = changed(current, properties=())
    elsewhere = changed(current, owner="z2")
    for harmless in (fish, elsewhere):
        assert net_of(going(places(things=(harmless,), **wet), "z1")) == 1  # type: ignore[arg-type]
    walking = going(places(Edge("z0", "z1", "a ditch", difficulty=2)), "z1")
    assert net_of(walking) == -2 and "nova6.move.swim-penalty" not in walking.stop().citations


@pytest.mark.rule("nova6.move.swim-extra")
def test_two_points_buy_a_further_zone_of_swimming() -> None:
    """Two points swim a further zone; one point is left over."""
    wet = places(water=("z0", "z1", "z2"))
    one = _done(going(wet, "z1", "z2"), 1)
    assert one.who("ilse").zone == "z1" and one.last(events.PointsLapsed).points == 1
    assert gone(going(wet, "z1", "z2"), 2, Buy("further-up", 2)) == "z2"
    deep = places(water=("z0", "z1", "z2"), who=climber(3))
    script = going(deep, "z1", "z2", "z3").says("ilse", Ready(pairs=1)).dice("3d6", 4, 4, 4)
    script.refuses("ilse", Buy("further-up", 3), "nova6.move.swim-extra")


# ---- A better place --------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.move.create-advantage")
def test_an_ambush_gives_a_die_to_the_attack() -> None:
    """Against Wits 1 it is one die; a success is a die for the attack that follows."""
    at = table(runner(), npc("rook", wits=1, zone="z0"), scene=conflict("ilse"))
    script = act_out(nova6.act.open("ilse", "lie in wait", "move", "create-advantage", "", ("rook",)), at)
    assert script.asked().proposed == (opposed("rook", "wits"),)
    script.gm(script.asked().default())
    assert net_of(script) == -1
    script.rolls("ilse", 6, 6, 4, 3)
    after = script.says("ilse", Advantage("dice", "in ambush", skill="fight")).plainly()
    assert (after.effect("in ambush").rating, after.effect("in ambush").duration) == (1, "B")
    fresh = changed(after.state, scene=conflict()).with_one("ilse", turn=changed(after.who("ilse").turn, pairs=()))
    attack = act_out(nova6.act.open("ilse", "now", "fight", "attack", targets=("rook",)), fresh)
    assert net_of(attack.gm(attack.asked().default())) == 1


@pytest.mark.rule("nova6.move.dodge")
def test_keeping_moving_gives_a_die_to_defence() -> None:
    """A success is a die for one's own defence, brief, with Move or Fight, against bodily attacks and nothing else."""
    at = table(runner(), npc("rook", zone="z0"), weapon("rook", "song", 2, type="mental"), scene=conflict("ilse"))
    after = _done(act_out(nova6.dodge.open("ilse"), at).judged())
    made = after.effect("dodging")
    assert (made.owner, made.rating, made.duration, made.skills) == ("ilse", 1, "B", ("move", "fight"))
    theirs = changed(after.state, scene=conflict("rook"))

    def struck(skill: str, **more: Any) -> int:
        script = act_out(nova6.oppose.open("rook", "ilse", **more), theirs)
        return net_of(script.says("ilse", Preparation(skill)))

    assert (struck("move"), struck("fight")) == (1, 1)
    assert struck("move", action="create-advantage") == 0 == struck("fight", tool="song")
    again = nova6.act.open("ilse", "run", "move", "overcome")
    assert net_of(act_out(again, changed(after.state, scene=Scene())).judged()) == 0


def test_attacks_on_a_moving_npc_are_a_die_harder() -> None:
    """Attacks on an NPC who keeps moving are a die harder, words are not."""
    dodging = hero("rook", talent("focused", "move"))
    made = _done_by_rook(dodging)
    at = table(hero("ilse", talent("focused", "fight")), npc("rook"), changed(made, owner="rook"))
    for skill, net in (("fight", -1), ("interact", 0)):
        script = act_out(nova6.act.open("ilse", "", skill, "attack", targets=("rook",)), at)
        assert net_of(script.gm(script.asked().default())) == net
    feint = act_out(nova6.act.open("ilse", "", "fight", "create-advantage", targets=("rook",)), at)
    assert net_of(feint.gm(feint.asked().default())) == 0


def _done_by_rook(rook: Character) -> Any:
    script = act_out(nova6.dodge.open("rook", "weaving"), table(rook)).judged()
    return script.rolls("rook", *POINTS[0]).plainly().effect("weaving")


# ---- Ramming ---------------------------------------------------------------------------------------------------------

CART = thing("cart", "Cart", (3, 2, 1))


def ramming(*things: Any) -> NovaAfter[Any]:
    at = table(runner(), npc("rook"), CART, *things, scene=conflict("ilse"))
    script = act_out(nova6.ram.open("ilse", "cart", "rook"), at)
    return _done(script.gm(script.asked().default()))


@pytest.mark.rule("nova6.move.attack-ram")
def test_ramming_damages_both_sides() -> None:
    """Rated 5, both have 5 before their own soak; of an unrated cart both have 1, for the scene."""
    rated = weapon("cart", "ram", 5, Property("ram"), duration="T")
    after = ramming(rated)
    assert [(fact.who, fact.damage) for fact in after.all(events.Harmed)] == [("rook", 5), ("cart", 5)]
    soaks = (soak("rook", "mail", 2), soak("cart", "bumper", 4))
    padded = ramming(rated, *soaks)
    assert [(fact.who, fact.damage) for fact in padded.all(events.Harmed)] == [("rook", 3), ("cart", 1)]
    plain = ramming()
    hits = [(fact.who, fact.damage, fact.duration) for fact in plain.all(events.Harmed)]
    assert hits == [("rook", 1, "S"), ("cart", 1, "S")]
    assert ramming(weapon("cart", "gun", 5)).last(events.Harmed).damage == 1, "a gun is no ram"
    assert plain.last(events.WentFor).what == "ram"


@pytest.mark.rule("nova6.move.attack-ram")
def test_move_attacks_only_by_ramming() -> None:
    """No vehicle, a wreck, the vehicle itself or the driver as target are refused; points hurt both."""
    at = table(runner(), npc("rook"), CART, npc("crow", out="left"), scene=conflict("ilse"))
    wreck = table(runner(), npc("rook"), changed(CART, out="incapacitated"), scene=conflict("ilse"))
    for opening, where in (
        (nova6.act.open("ilse", "trample", "move", "attack", targets=("rook",)), at),
        (nova6.ram.open("ilse", "rook", "rook"), at),
        (nova6.ram.open("ilse", "cart", "cart"), at),
        (nova6.ram.open("ilse", "cart", "ilse"), at),
        (nova6.ram.open("ilse", "cart", "crow"), at),
        (nova6.ram.open("ilse", "cart", "rook"), wreck),
    ):
        with refused("nova6.move.attack-ram"):
            act_out(opening, where)
    script = act_out(nova6.ram.open("ilse", "cart", "rook"), at)
    harder = _done(script.gm(script.asked().default()), 1, Buy("increase-effect"))
    assert [fact.damage for fact in harder.all(events.Harmed)] == [3, 3]
    missed = act_out(nova6.ram.open("ilse", "cart", "rook"), at)
    missed.gm(missed.asked().default()).rolls("ilse", 1, 2, 3).says("ilse", ACCEPT)
    assert missed.plainly().all(events.Harmed) == []


def test_a_rammed_hero_may_dodge() -> None:
    """The rook drives at Ilse, who dodges or is hit, and the cart with her."""
    at = table(runner(), npc("rook", move=1), CART, scene=conflict("rook"))
    script = act_out(nova6.ram.open("rook", "cart", "ilse"), at)
    assert [option.id for option in script.asked().skills] == ["move"]
    hit = script.says("ilse", Preparation("move")).rolls("ilse", 1, 2, 3, 4).says("ilse", ACCEPT).plainly()
    assert [fact.who for fact in hit.all(events.Harmed)] == ["ilse", "cart"]


# ---- Out of the way --------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.move.defend-attacks")
def test_move_dodges_attacks_and_disarming() -> None:
    """Move is offered against a sword, a rifle and being disarmed."""
    arms = (weapon("rook", "sword", 3), weapon("rook", "rifle", 4, RIFLE))
    at = table(runner(), npc("rook", zone="z0"), *arms)
    actions: list[Opening[Any]] = [
        nova6.oppose.open("rook", "ilse", tool="sword"),
        nova6.oppose.open("rook", "ilse", tool="rifle"),
        nova6.manoeuvre.open("rook", "ilse", "own", "WINDED"),
    ]
    for opening in actions:
        script = act_out(opening, at)
        assert "move" in [option.id for option in script.asked().skills]
        assert net_of(script.says("ilse", Preparation("move"))) == 0


@pytest.mark.rule("nova6.move.defend-block")
def test_move_bars_the_way_if_the_gm_agrees() -> None:
    """The rook runs past in a corridor: if the GM agrees Ilse's Move stands against the rook's, else nothing does."""
    opening = nova6.step_in.open("ilse", "rook", "run past", "move")
    at = table(hero("ilse", move=1), npc("rook", move=2))
    script = act_out(opening, at).gm(Stepping(True))
    assert net_of(script) == -1
    stopped = script.rolls("ilse", 6, 6, 4, 3).plainly()
    assert stopped.last(events.Achieved).what == "defended"
    past = act_out(opening, at).gm(Stepping(True)).rolls("ilse", 1, 2, 3, 4).says("ilse", ACCEPT).plainly()
    assert past.last(events.Achieved).of == "run past"
    assert act_out(opening, at).gm(Stepping()).end().result is None


@pytest.mark.rule("nova6.move.defend-hide")
def test_move_opposes_a_search() -> None:
    """The rook of Wits 2 searches: Ilse's Move is all that is offered, at two dice."""
    at = table(hero("ilse", wits=4), npc("rook", wits=2))
    script = act_out(nova6.oppose.open("rook", "ilse", "wits", "overcome", "notice"), at)
    assert [option.id for option in script.asked().skills] == ["move"]
    assert net_of(script.says("ilse", Preparation("move"))) == -2
