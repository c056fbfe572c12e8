"""NOVA6 worked examples of tests come out as printed: dice, several targets, groups, costs and time."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import Outcome, Weighed
from moothall.rulesets.nova6.ids import NOTHING, ZoneId
from moothall.rulesets.nova6.questions import Agreed, Cost, Length, Meddling, Ready, Ruling, Telling, Trade
from moothall.rulesets.nova6.state import FRESH, Edge, Effect, Scene, Table, Zone
from moothall.rulesets.nova6.vocabulary import talent
from tests.books.nova6.support.stage import (
    ACCEPT,
    ROLL,
    NovaScript,
    act_out,
    advantage,
    aspect,
    condition,
    conflict,
    hero,
    npc,
    opposed,
    rolling,
    table,
)
from tests.books.support.examples import acted_out, example
from tests.books.support.rulebooks import tables
from tests.support import places

ACTION = Scene("challenge", "action", round=1)
BOOK = places.ROOT / "src/moothall/rulesets/nova6"


def test_every_example_of_the_rulebook_is_acted_out() -> None:
    """The examples that rules of NOVA6 name are exactly those some test plays."""
    for path in (places.TESTS / "books" / "nova6").rglob("test_*.py"):
        import_module(".".join(path.relative_to(places.ROOT).with_suffix("").parts))
    named = {id for rule in tables(BOOK).values() for id in rule.get("examples", ())}
    assert acted_out("tests.books.nova6.") == named


# ---- One test --------------------------------------------------------------------------------------------------------


@example("nova6.ex.01")
def test_the_sign_of_dice_tells_bonus_from_either() -> None:
    """`2d` may go either way, `+2d` is two bonus dice."""
    fog = act_out(nova6.put.open(Effect(NOTHING, "condition", "fog 2d")), table(hero("joss"))).end()
    both = act_out(
        nova6.put.open(Effect(NOTHING, "advantage", "dry boots +2d", "joss", skills=("move",))), fog.state
    ).end()
    at, weighed = both.state, fog.effect("fog").id

    def net(way: Any) -> int:
        script = act_out(nova6.act.open("joss", "creep past", "move", "overcome"), at)
        return int(script.judged(conditions=(Weighed(weighed, way),)).plainly_to_ready().pool.net)

    assert (net("helps"), net("hinders"), net("irrelevant")) == (4, 0, 2)


def mill_race() -> NovaScript[Any]:
    """Joss leaps and rolls nine."""
    at = table(hero("joss"), scene=ACTION)
    return act_out(nova6.act.open("joss", "leap the mill race", "move", "overcome"), at).judged().rolls("joss", 4, 3, 2)


@example("nova6.ex.02")
def test_joss_at_the_mill_race_fails_pays_or_falls() -> None:
    """Staying on the bank is a simple failure, clinging on is paid for, and going in is marked as a stunt's worth."""
    stays = mill_race().says("joss", ACCEPT).gm(Telling("he stays on the bank")).end()
    assert stays.verdict.simple and not stays.verdict.success
    assert stays.last(events.Failed).catastrophe is False
    goes_in = mill_race().says("joss", ACCEPT).gm(Telling("into the water", catastrophe=True)).end()
    assert goes_in.last(events.Failed).catastrophe is True
    assert "nova6.cost.no-catastrophe" in goes_in.citations
    clings = mill_race().says("joss", Cost("aspect", "CLINGING TO THE EDGE")).gm(Agreed()).plainly()
    assert (clings.verdict.success, clings.verdict.how) == (True, "cost")
    climb = nova6.act.open("joss", "climb up", "move", "overcome", aim=clings.effect("CLINGING TO THE EDGE").id)
    next_turn = clings.state.with_one("joss", turn=FRESH)
    up = act_out(climb, next_turn).judged().rolls("joss", 6, 4, 2).plainly()
    assert not up.has_effect("CLINGING TO THE EDGE")
    slips = act_out(climb, next_turn).judged().rolls("joss", 4, 3, 2).says("joss", ACCEPT)
    assert slips.gm(Telling("into the water after all")).end().last(events.Failed).text == "into the water after all"


def watch(*faces: int, trade: Trade | None = None) -> Any:
    """A hero on watch looks for a thief."""
    thief = npc("thief", talent("focused", "move"), talent("specialized", "move"), move=2, perks=("move/stealth",))
    at = table(hero("ilka", wits=1, perks=("wits/notice",)), thief, scene=ACTION)
    script = act_out(nova6.act.open("ilka", "look out", "wits", "overcome", "notice", perk="notice"), at)
    script.gm(Ruling(against=(opposed("thief", "move", "stealth", "create-advantage"),)))
    return script.gm(trade or Trade()).rolls("ilka", *faces).plainly()


@example("nova6.ex.03")
@pytest.mark.parametrize(("faces", "points"), [((4, 3, 3, 6), 1), ((2, 2, 2, 6), 2), ((4, 3, 2, 6), 0)])
def test_a_watchman_is_opposed_by_a_focused_thief(faces: tuple[int, ...], points: int) -> None:
    """The thief's skill has its letters; doubles of a failure are a point, triples two; one die may be set aside."""
    after = watch(*faces)
    written = "Wits (notice) overcome vs Move^FS (stealth) create advantage"
    assert after.last(events.Called).written == written
    assert after.verdict.counter == points
    assert watch(*faces[:3], trade=Trade(set_aside=True)).verdict.counter == points + 1


# ---- Several things --------------------------------------------------------------------------------------------------

DOCKERS = tuple(npc(f"docker{number}", kind="extra", fight=1) for number in (1, 2, 3))
FOREMAN = npc("foreman", fight=2)


def brawl(*targets: str, ranks: int = 2) -> NovaScript[Any]:
    """Ilka goes for several at once; up to the last word before the dice."""
    at = table(hero("ilka", fight=ranks), *DOCKERS, FOREMAN, scene=conflict("ilka"))
    script = act_out(nova6.act.open("ilka", "go for them", "fight", "attack", targets=targets), at)
    return script.gm(script.asked().default())


GANG = tuple(docker.id for docker in DOCKERS)


@example("nova6.ex.04a")
def test_attacking_the_whole_gang_costs_two_dice() -> None:
    """Two penalty dice; a plain success is for one of them, the foreman if she likes; points reach further."""
    script = brawl(*GANG, "foreman")
    assert script.asked().pool.net == 0
    script.rolls("ilka", 6, 4, 2).asks("ilka", "nova6/first-target", *GANG, "foreman")
    assert [fact.who for fact in script.says("ilka", "foreman").plainly().all(events.Harmed)] == ["foreman"]
    more = brawl(*GANG, "foreman", ranks=4).says("ilka", Ready(pairs=1)).dice("3d6", 6, 4, 2).says("ilka", "docker1")
    after = more.says("ilka", Buy("scope-some", of="docker2 docker3")).plainly()
    assert [fact.who for fact in after.all(events.Harmed)] == ["docker1", "docker2", "docker3"]


@example("nova6.ex.04b")
def test_attacking_the_gang_without_its_foreman_costs_one_die() -> None:
    """The attack has one penalty die, and no stunt of Ilka's reaches the foreman."""
    assert brawl(*GANG).asked().pool.net == 1
    script = brawl(*GANG, ranks=3).says("ilka", Ready(pairs=1)).dice("3d6", 6, 4, 2).says("ilka", "docker1")
    script.refuses("ilka", Buy("scope-some", of="foreman"), "nova6.multi.targets-declare")
    assert [fact.who for fact in script.plainly().all(events.Harmed)] == ["docker1"]


ROOFS = (Outcome("two zones"), Outcome("the fence"), Outcome("the roof", 1))


@example("nova6.ex.05")
@pytest.mark.parametrize(("points", "reached"), [(0, 1), (1, 2), (2, 3)])
def test_a_single_move_over_the_roofs_has_three_outcomes(points: int, reached: int) -> None:
    """One Move overcome at one penalty die: the two zones, with a point the fence, with two the roof as well."""
    at = table(hero("maro", move=1 + 2 * points), scene=conflict("maro"))
    script = act_out(nova6.act.open("maro", "away", "move", "overcome", outcomes=ROOFS), at).judged(first="two zones")
    assert script.asked().pool.net == 2 * points
    script.says("maro", Ready(pairs=points)).dice("3d6", 6, 4, 2)
    for outcome in ROOFS[1:reached]:
        script.says("maro", Buy("another-outcome", of=outcome.what))
    assert {fact.of for fact in script.plainly().all(events.Achieved)} == {one.what for one in ROOFS[:reached]}


YARD = {"zones": (Zone(ZoneId("gate"), "The gate"), Zone(ZoneId("yard"), "The yard")), "edges": (Edge("gate", "yard"),)}


@example("nova6.ex.06")
@pytest.mark.parametrize(("hidden", "attack"), [(True, -3), (False, -4)])
def test_run_hide_and_strike_are_three_actions(hidden: bool, attack: int) -> None:
    """By R-19 the clear way is an action without a roll; the ambush has three dice, the attack four."""
    at = table(hero("petra", zone="gate"), npc("guard", wits=1, move=2, zone="yard"), scene=conflict("petra"), **YARD)
    ran = act_out(nova6.move.open("petra", ("yard",), actions=3), at).end()
    assert (ran.dice, ran.who("petra").zone, ran.who("petra").turn.declared) == ([], "yard", 3)
    opening = nova6.act.open("petra", "lie in wait", "move", "create-advantage", targets=("guard",))
    script = act_out(opening, ran.state).gm(Ruling(against=(opposed("guard", "wits"),)))
    assert script.plainly_to_ready().pool.net == -3
    script.says("petra", ROLL).dice("6d6", *((6,) * 5 if hidden else (1, 2, 4, 6, 6)), 5)
    if hidden:
        script.says("petra", for_the_blow(script))
    lying = script.plainly().state
    strike = nova6.act.open("petra", "strike", "fight", "attack", targets=("guard",))
    blow = act_out(strike, lying).gm(Ruling(against=(opposed("guard", "move"),)))
    assert blow.plainly_to_ready().pool.net == attack


def for_the_blow(script: NovaScript[Any]) -> Any:
    """The advantage is for the blow that follows."""
    return replace(script.asked().default(), name="from behind", skill="fight")


# ---- Groups ----------------------------------------------------------------------------------------------------------

PARTY = ("ilka", "joss", "maro", "petra")


def group(mode: Any, skill: str, *people: Any, mandatory: bool = True, **more: Any) -> NovaScript[Any]:
    ranks: dict[str, Any] = {skill: 2}
    at = table(*(hero(who, **ranks) for who in PARTY), *people)
    return act_out(nova6.group_test.open(PARTY, "together", mode, mandatory, skill, **more), at)


def takes(script: NovaScript[Any], who: str, points: int = 0) -> NovaScript[Any]:
    """A success, with a traded pair where there is to be a point."""
    script.says(who, Ready(pairs=points))
    script.dice("3d6", 6, 4, 2) if points else script.dice("5d6", 6, 4, 2, 1, 1).picks(who, 6, 4, 2)
    return script


def misses(script: NovaScript[Any], who: str) -> NovaScript[Any]:
    return script.says(who, ROLL).dice("5d6", 4, 3, 2, 1, 1).picks(who, 4, 3, 2)


@example("nova6.ex.07")
def test_a_search_of_four_needs_one_success() -> None:
    """One success is enough: two points are pooled, and the failure leaves the GM two."""
    clerk = npc("clerk", talent("focused", "move"), move=2)
    at = table(*(hero(who, wits=4) for who in PARTY[:3]), hero("petra", wits=2), clerk)
    hidden = (opposed("clerk", "move"),)
    script = act_out(nova6.group_test.open(PARTY, "find it", "any", True, "wits", against=hidden), at)
    takes(takes(takes(script, "ilka", 1), "joss", 1), "maro").rolls("petra", 3, 3, 3).asks("gm", "nova6/spend-points")
    assert script.asked().points == 2
    script.gm(Buy("create-effect", text="the clerk has seen her")).gm(Buy()).says("ilka", 1).says("joss", 1)
    told = script.plainly().last(events.GroupTested)
    assert (told.success, told.points, told.members[3]) == (True, 2, ("petra", False))


@example("nova6.ex.08")
def test_four_on_a_creaking_stair_must_all_succeed() -> None:
    """All must succeed, and the one point of three covers for the fourth; none is left."""
    script = group("all", "move")
    misses(takes(takes(takes(script, "ilka", 1), "joss"), "maro"), "petra").says("ilka", 1)
    told = script.plainly().last(events.GroupTested)
    assert (told.success, told.points) == (True, 0)


@example("nova6.ex.09")
def test_a_member_who_stays_out_counts_as_a_failure() -> None:
    """Staying out is a failure without dice or points for the GM, and a point makes up for it."""
    script = group("all", "wits", mandatory=False, use="craft")
    for who in PARTY[:3]:
        takes(script.says(who, "in"), who, int(who == "maro"))
    after = script.says("petra", "out").says("maro", 1).plainly()
    told = after.last(events.GroupTested)
    assert (told.success, told.members[3], len(after.dice)) == (True, ("petra", False), 3)
    assert after.all(events.PointsLapsed) == []


# ---- Setbacks and time -----------------------------------------------------------------------------------------------


def swindle(**more: Any) -> NovaScript[Any]:
    """The false count tries to be believed, in narrative time, and rolls three twos."""
    at = table(hero("odo", **more), aspect("OF NOBLE BEARING", "odo"), scene=Scene("challenge", "narrative"))
    script = act_out(nova6.act.open("odo", "be the count", "interact", "create-advantage"), at).judged()
    return script.rolls("odo", 2, 2, 2)


@example("nova6.ex.10a")
def test_the_false_count_accepts_the_failure() -> None:
    """The goal is lost, and the GM's point is one setback die; by R-14 the failure itself is none."""
    after = swindle().says("odo", ACCEPT).plainly()
    assert (after.verdict.success, after.who("odo").setbacks) == (False, 1)


@example("nova6.ex.10b")
def test_the_false_count_pays_with_setback_dice() -> None:
    """The advantage is made, and two setback dice are dealt."""
    script = swindle().says("odo", Cost("setback")).gm(Agreed())
    after = script.says("odo", script.asked().default()).plainly()
    assert (after.verdict.success, after.who("odo").setbacks) == (True, 2)
    assert [effect.kind for effect in after.state.effects_of("odo")] == ["aspect", "advantage"]


@example("nova6.ex.10c")
def test_the_false_count_negates_the_gms_point() -> None:
    """A plot point strikes the GM's point out: a simple failure without setback dice."""
    script = swindle(plot_points=1).says("odo", Meddling(aspect="of-noble-bearing", benefit="negate", reason="look"))
    after = script.gm("yes").says("odo", ACCEPT).plainly()
    assert (after.verdict.success, after.verdict.simple, after.who("odo").setbacks) == (False, True, 0)
    assert after.who("odo").plot_points == 0


@example("nova6.ex.11")
def test_the_furious_cooks_dice_end_with_the_scene() -> None:
    """All dice of the effect end with the scene, not one of them."""
    furious = advantage("cook", 2, "fight", name="furious", duration="S")
    at: Table = table(hero("ilka"), npc("cook"), furious, scene=Scene("exposition", "narrative"))
    after = act_out(nova6.close_scene.open(), at).plainly()
    assert not after.has_effect("furious")
    assert [fact.effect.rating for fact in after.all(events.EffectEnded)] == [2]


@example("nova6.ex.12")
def test_a_hurried_search_takes_a_point() -> None:
    """A search of a scene's length with one point for hurrying is done quickly."""
    at = table(hero("petra", wits=2), scene=ACTION)
    script = act_out(nova6.undertake.open("petra", "search the office", "wits", interval="S"), at).judged()
    script.gm(Length("S")).says("petra", Ready(pairs=1)).dice("3d6", 6, 4, 2)
    after = script.says("petra", Buy("hurry")).plainly()
    assert [one.interval for one in after.state.undertakings] == ["Q"]


@example("nova6.ex.13")
@pytest.mark.parametrize(
    ("skill", "use", "way", "net"), [("move", "stealth", "helps", 2), ("wits", "notice", "hinders", -2)]
)
def test_darkness_helps_stealth_and_hinders_the_watch(skill: str, use: str, way: Any, net: int) -> None:
    """Darkness of two dice helps who sneaks and hinders who keeps watch."""
    at = table(hero("maro"), condition("darkness", 2))
    script = act_out(nova6.act.open("maro", "in the dark", skill, "overcome", use), at)
    assert script.gm(Ruling(conditions=(Weighed("darkness", way),))).plainly_to_ready().pool.net == net


# ---- What is traded --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("net", "own", "against", "trade", "dice", "points"),
    [
        (5, "", "", Ready(), "6d6", 1),
        (5, "S", "", Ready(set_aside=True), "7d6", 1),
        (-5, "", "", Trade(), "6d6", 1),
        (-6, "", "S", Trade(set_aside=True), "6d6", 2),
    ],
)
def test_more_than_four_dice_are_traded_in_pairs(
    net: int, own: str, against: str, trade: Any, dice: str, points: int
) -> None:
    """More than four dice are traded by pairs, and one may be set aside first; the points wait for the result."""
    script = rolling(net, own, against=against)
    if net < 0:
        script.gm(trade).says("ilse", ROLL)
    else:
        script.says("ilse", trade)
    assert script.waits_for() == dice
    faces = (6, 5, 4, 2, 1, 3, 1) if net > 0 else (1, 2, 3, 4, 5, 6, 6)
    verdict = script.dice(dice, *faces[: int(dice[0])]).plainly().verdict
    assert (verdict.points if net > 0 else verdict.counter) == points
