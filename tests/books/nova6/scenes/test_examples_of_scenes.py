"""NOVA6 worked examples of scenes, effects, aspects and stunts come out as printed."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import Weighed
from moothall.rulesets.nova6.ids import EffectId, ZoneId
from moothall.rulesets.nova6.questions import (
    Advantage,
    CompelAnswer,
    Meddling,
    Preparation,
    RankTrade,
    Ready,
    Ruling,
    Terms,
    Worth,
)
from moothall.rulesets.nova6.scenes.contests import successes_of
from moothall.rulesets.nova6.state import Edge, Effect, Scene, Table, Task, Zone
from moothall.rulesets.nova6.vocabulary import Property, talent
from tests.books.nova6.support.damage import marks
from tests.books.nova6.support.stage import (
    ROLL,
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    aspect,
    asset,
    conflict,
    hero,
    npc,
    opposed,
    soak,
    table,
    weapon,
)
from tests.books.support.examples import example
from tests.support.citing import refused

POINTS = {0: (6, 4, 3), 1: (4, 4, 3), 2: (4, 4, 4)}
"""Three dice with which a Focused skill succeeds and has so many points."""


def sharp(id: str, *skills: str, **more: Any) -> Any:
    """A hero whose doubles with these skills are points."""
    return hero(id, *(talent("focused", skill) for skill in skills), **more)


# ---- Size ------------------------------------------------------------------------------------------------------------


@example("nova6.ex.14a")
def test_a_terrier_attacks_an_elephant_with_three_more_dice() -> None:
    """Small by one against huge by two is three dice more."""
    at = table(hero("wren", size="small"), npc("elephant", size="huge"))
    script = act_out(nova6.act.open("wren", "bite", "fight", "attack", targets=("elephant",)), at)
    assert script.gm(script.asked().default()).asked().pool.net == 3


@example("nova6.ex.14b")
def test_a_bear_searches_for_a_cat_with_two_fewer_dice() -> None:
    """Large by one against small by one is two dice fewer."""
    at = table(hero("wren", size="large"), npc("cat", size="small"))
    script = act_out(nova6.act.open("wren", "look", "wits", "overcome", "notice", targets=("cat",)), at).judged()
    assert script.plainly_to_ready().pool.net == -2


# ---- Scenes ----------------------------------------------------------------------------------------------------------

FERRY = (
    Task("passengers", "calm the passengers", ("interact",), ("ilka",)),
    Task("cable", "mend the cable", ("wits",), ("joss",)),
    Task("bow", "hold the bow upstream", ("move",), ("maro",)),
)


@example("nova6.ex.15")
def test_a_ferry_in_the_flood_takes_three_tests() -> None:
    """Three tests by three skills, and the GM tells from all of them how it ends."""
    state: Table = table(hero("ilka"), hero("joss"), hero("maro"), scene=Scene("challenge", "narrative"))
    for task in FERRY:
        state = act_out(nova6.set_task.open(task), state).end().state
    skills = []
    for task, faces in zip(FERRY, ((6, 4, 3), (6, 4, 3), (4, 3, 2)), strict=True):
        after = act_out(nova6.face_task.open(task.id), state).rolls(task.who[0], *faces).plainly()
        skills.append(after.who(task.who[0]).last.skill)  # type: ignore[union-attr]
        state = after.state
    assert skills == ["interact", "wits", "move"]
    told = act_out(nova6.judge_challenge.open("across, a mile downstream"), state).end().last(events.ChallengeJudged)
    assert (told.done, told.of, told.outcome) == (2, 3, "across, a mile downstream")


@example("nova6.ex.17")
def test_an_exposition_allows_one_test_each() -> None:
    """Four heroes are four tests, one each; a second one is refused."""
    party = ("ilka", "joss", "maro", "petra")
    state = act_out(nova6.open_scene.open("exposition"), table(*map(hero, party))).plainly().state
    for who in party:
        opening = nova6.act.open(who, "prepare", "wits", "overcome")
        after = act_out(opening, state).judged().rolls(who, 6, 4, 3).plainly()
        assert len(after.dice) == 1
        state = after.state
    for who in party:
        with refused("nova6.expo.one-action"):
            act_out(nova6.act.open(who, "prepare again", "wits", "overcome"), state)


@example("nova6.ex.18")
def test_a_tied_race_of_barges_is_no_victory() -> None:
    """By R-29 the rival's traded success is certain, and by R-30 five to five is no victory."""
    at = table(hero("maro", perks=("move/boats",)), npc("rival", move=2))
    script = act_out(nova6.open_scene.open("contest", goal=5, skill="move", rival="rival"), at)
    state = script.gm(RankTrade(1)).plainly().state
    for round in range(1, 6):
        assert (state.scene.round, state.scene.hindrance, state.scene.automatic) == (round, 0, 1)
        row: NovaScript[Any] = act_out(nova6.strive.open("maro", "row", perk="boats"), state)
        assert row.asked().pool.net == 1
        row.rolls("maro", 6, 4, 2, 1).picks("maro", 6, 4, 2)
        state = (row.gm(RankTrade(1)) if row.waits_for() == "nova6/trade-ranks" else row).plainly().state
    assert (successes_of(state, "maro"), successes_of(state, "rival", "maro")) == (5, 5)
    assert (state.scene.winners, state.scene.losers) == ((), ("maro",))


@example("nova6.ex.19")
def test_maro_defends_another_at_a_die_less() -> None:
    """Two for his skill, one against him, one for stepping in: even."""
    near: dict[str, Any] = {"zone": "quay"}
    at = table(hero("maro", fight=2, **near), hero("petra", **near), npc("bravo", fight=1), scene=conflict("bravo"))
    script = act_out(nova6.oppose.open("bravo", "petra"), at).says("maro", "defend").says("maro", Preparation("fight"))
    assert script.asked().pool.net == 0
    assert [fact.of for fact in script.rolls("maro", 6, 4, 3).plainly().all(events.Achieved)] == ["petra"]


# ---- Gear ------------------------------------------------------------------------------------------------------------


@example("nova6.ex.21")
@pytest.mark.parametrize(("lasts", "filled"), [("L", "T"), ("T", "S")])
def test_a_lined_coat_shortens_stress(lasts: Any, filled: str) -> None:
    """Improved protection turns lasting stress into temporary, and temporary into that of a scene."""
    coat = soak("wren", "coat", 0, Property("improved-protection"))
    bomb = weapon("rook", "bomb", 5, Property("area", 1), duration=lasts)
    at = table(sharp("wren", "move", zone="yard"), npc("rook"), coat, bomb, scene=conflict("rook"))
    script = act_out(nova6.area_attack.open("rook", "bomb", ("yard",)), at).says("wren", Preparation())
    script.rolls("wren", *POINTS[1]).says("wren", Buy("improved-protection"))
    assert marks(script.plainly().who("wren")) == f"{filled}--/--/-"


@example("nova6.ex.26")
@pytest.mark.parametrize(
    ("type", "skill", "track"), [("physical", "fight", "physical"), ("mental", "interact", "mental")]
)
def test_exhaustion_is_direct_damage_to_either_track(type: str, skill: str, track: str) -> None:
    """A point of the other side is one direct damage for the scene, to the body of one and to the mind of the other."""
    tool = weapon("wren", "tool", 4, Property("tiring"), type=type)
    at = table(hero("wren"), npc("rook"), tool, soak("wren", "mail", 6), soak("wren", "calm", 6, type="mental"))
    opening = nova6.act.open("wren", "strike", skill, "attack", targets=("rook",), tool="tool")
    script = act_out(opening, changed(at, scene=conflict("wren"))).judged().rolls("wren", 3, 3, 3)
    script.says("wren", script.asked().default()).gm(Buy("trigger-tiring"))
    assert marks(script.plainly().who("wren"), track) == "S--/--/-"


@example("nova6.ex.32")
@pytest.mark.parametrize(("worth", "left"), [(2, [-1]), (4, [])])
def test_giving_up_the_bag_weakens_the_crowds_hold(worth: int, left: list[int]) -> None:
    """The crowd's hold is smaller by a point, or gone for two; the bag is lost, unless the GM will not have it."""
    held_fast = advantage("petra", -2, "move", name="dragged down", id="hold", made=True)
    at = table(hero("petra"), npc("crowd"), held_fast, asset("petra", "A BACKPACK", 1, id="bag"), scene=conflict())
    given = act_out(nova6.sacrifice.open("petra", "bag", "hold"), at).gm(Worth(True, worth)).end()
    assert [effect.rating for effect in given.state.effects_of("petra", "advantage")] == left
    assert not given.has_effect("A BACKPACK")
    kept = act_out(nova6.sacrifice.open("petra", "bag", "hold"), at).gm(Worth(False)).end()
    assert (kept.effect("dragged down").rating, kept.has_effect("A BACKPACK")) == (-2, True)
    with refused("nova6.reduce.sacrifice"):
        act_out(nova6.sacrifice.open("petra", "bag", "bag"), at)


@example("nova6.ex.40")
def test_a_point_crosses_the_alley_and_a_zone_more() -> None:
    """A success crosses the gap, and the point one zone more."""
    zones = tuple(Zone(ZoneId(id), id) for id in ("roof", "far-roof", "loft"))
    edges = (Edge("roof", "far-roof", "a gap"), Edge("far-roof", "loft"))
    at = table(sharp("maro", "move", zone="roof"), zones=zones, edges=edges, scene=conflict("maro"))
    opening = nova6.move.open("maro", ("far-roof", "loft"))
    assert act_out(opening, at).rolls("maro", *POINTS[0]).plainly().who("maro").zone == "far-roof"
    further = act_out(opening, at).rolls("maro", *POINTS[1]).says("maro", Buy("further-on")).plainly()
    assert further.who("maro").zone == "loft"


# ---- Aspects ---------------------------------------------------------------------------------------------------------


def invoke(id: str, benefit: Any, reason: str = "it fits") -> Meddling:
    return Meddling(aspect=id, benefit=benefit, reason=reason)


@example("nova6.ex.35a")
def test_a_burning_barn_is_true_and_its_smoke_an_invoke() -> None:
    """The fire is free; smoke that spoils a shot is an invoke."""
    fire = aspect("ON FIRE", aspect="situation")
    at = table(hero("ilka", plot_points=1), npc("archer", fight=1), fire, gm_plot_points=1, scene=conflict("archer"))
    burns = act_out(nova6.tell_truth.open(fire.id, "the hay is gone"), at).end()
    assert burns.who("ilka").plot_points == 1 and burns.state.gm_plot_points == 1
    script = act_out(nova6.oppose.open("archer", "ilka"), at).says("ilka", Preparation("move"))
    script.gm(script.asked().default()) if script.waits_for() == "nova6/trade" else None
    script.says("ilka", ROLL).dice("4d6", 4, 3, 2, 6).says("ilka", invoke(fire.id, "succeed", "the smoke")).gm("yes")
    spoiled = script.plainly()
    assert (spoiled.verdict.success, spoiled.who("ilka").plot_points) == (True, 0)
    assert spoiled.all(events.Harmed) == []


@example("nova6.ex.35b")
def test_reaching_a_shelf_is_free_and_a_catch_an_invoke() -> None:
    """The high shelf is free, without a roll; the catch after a failed roll is an invoke."""
    tall = aspect("TALL AS A DOOR", "petra")
    at = table(hero("petra", plot_points=1), tall)
    shelf = act_out(nova6.act.open("petra", "reach the shelf", "move", "overcome"), at).gm(Ruling("granted")).end()
    assert (shelf.dice, shelf.who("petra").plot_points) == ([], 1)
    script = act_out(nova6.act.open("petra", "catch him", "move", "overcome"), at).judged().rolls("petra", 4, 3, 2)
    caught = script.says("petra", invoke(tall.id, "succeed")).gm("yes").plainly()
    assert (caught.verdict.success, caught.verdict.how, caught.who("petra").plot_points) == (True, "flip", 0)


@example("nova6.ex.35c")
def test_membership_is_free_and_an_enemy_a_compel() -> None:
    """Being a sister is free; an enemy of theirs whom Wren brings in is a compel on herself."""
    sister = aspect("SISTER OF THE SALT BELL", "wren")
    at = table(hero("wren"), sister)
    told = act_out(nova6.tell_truth.open(sister.id, "they know her at the gate"), at).end()
    assert told.who("wren").plot_points == 0
    script = act_out(nova6.compel.open("wren", "wren", sister.id, "a man has sworn to end them"), at).gm(Terms())
    assert script.says("wren", CompelAnswer()).plainly().who("wren").plot_points == 1


@example("nova6.ex.36")
def test_a_stunt_adds_an_aspect_to_damage() -> None:
    """A plot point for a stunt point, spent on an effect: the target has a brief aspect, and takes the damage too."""
    face = aspect("A FACE LIKE WINTER", "odo")
    at = table(hero("odo", plot_points=1), npc("guard"), face, weapon("odo", "axe", 4), scene=conflict("odo"))
    opening = nova6.act.open("odo", "strike", "fight", "attack", targets=("guard",), tool="axe")
    script = act_out(opening, at).judged().rolls("odo", 6, 4, 3).says("odo", invoke(face.id, "point")).gm("yes")
    done = script.says("odo", Buy("create-effect", of="aspect", text="CHILLED TO THE BONE")).plainly()
    made: Effect = done.effect("CHILLED TO THE BONE")
    assert (made.kind, made.owner, made.duration in ("B", "A")) == ("aspect", "guard", True)
    assert (done.last(events.Harmed).damage, done.who("odo").plot_points) == (4, 0)


@example("nova6.ex.37")
def test_each_hero_invokes_an_aspect_once_per_scene() -> None:
    """Ilka may invoke in a scene, Joss may, and Ilka may not again."""
    scales = aspect("FISH SCALES EVERYWHERE", aspect="situation", id="scales")
    rich: dict[str, Any] = {"plot_points": 3}
    state: Table = table(hero("ilka", **rich), hero("joss", **rich), scales, scene=Scene("challenge", "narrative"))
    for who in ("ilka", "joss"):
        script = act_out(nova6.act.open(who, "run", "move", "overcome"), state).judged().rolls(who, 6, 4, 3)
        state = script.says(who, invoke("scales", "point")).gm("yes").plainly().state
        assert state.who(who).plot_points == 2
    own = changed(state, effects=(*state.effects, aspect("SURE OF FOOT", "ilka")))
    again = act_out(nova6.act.open("ilka", "run", "move", "overcome"), own).judged().rolls("ilka", 6, 4, 3)
    again.refuses("ilka", invoke("scales", "point"), "nova6.invoke.once-per-scene").stop()


@example("nova6.ex.38")
def test_compelling_oneself_pays_a_plot_point() -> None:
    """Proposed by herself and agreed to: a plot point, and the trouble is true."""
    clocks = aspect("LOVES OLD CLOCKS", "petra")
    script = act_out(
        nova6.compel.open("petra", "petra", clocks.id, "she bids the ship's money"), table(hero("petra"), clocks)
    )
    done: NovaAfter[Any] = script.gm(Terms()).says("petra", CompelAnswer()).plainly()
    assert done.who("petra").plot_points == 1
    assert done.effect("she bids the ship's money").aspect == "situation"


# ---- Stunts ----------------------------------------------------------------------------------------------------------


@example("nova6.ex.39")
def test_a_point_makes_the_sentrys_kettle_boil_over() -> None:
    """Past the sentry with a point to spend, which makes the kettle boil over."""
    at = table(sharp("maro", "move"), npc("sentry"), scene=Scene("challenge", "action", round=1))
    opening = nova6.act.open("maro", "sneak past", "move", "overcome", "stealth", targets=("sentry",))
    script = act_out(opening, at).judged().rolls("maro", *POINTS[1])
    script.says("maro", Buy("declare-1", text="THE KETTLE BOILS OVER"))
    kettle = script.gm(script.asked().default()).plainly().effect("THE KETTLE BOILS OVER")
    assert (kettle.kind, kettle.aspect) == ("aspect", "situation")


DARK = Advantage("dice", "darkness", "odo", "move")


def called_down(points: int) -> NovaAfter[Any]:
    """Odo calls down the dark, with so many points spent on more of it."""
    at = table(hero("odo", wits=2 * points), hero("wren"), scene=Scene("challenge", "action", round=1))
    script = act_out(nova6.act.open("odo", "call down the dark", "wits", "create-advantage"), at).judged()
    script.says("odo", Ready(pairs=points - forced(2 * points))).dice("3d6", 6, 4, 3).says("odo", DARK)
    if points:
        script.says("odo", Buy("increase-effect", points))
    return script.plainly()


def forced(dice: int) -> int:
    """Pairs that must be traded anyway."""
    return max(dice - 3, 0) // 2 if dice > 4 else 0


@example("nova6.ex.41")
def test_darkness_grows_with_each_point() -> None:
    """A failure makes no darkness, a success and each point a die; at four looking usually fails."""
    missed = act_out(nova6.act.open("odo", "call", "wits", "create-advantage"), table(hero("odo"))).judged()
    assert not missed.rolls("odo", 4, 3, 2).plainly().has_effect("darkness")
    for points in range(4):
        state = called_down(points).state
        look = act_out(nova6.act.open("wren", "look for him", "wits", "overcome", "notice"), state)
        look.gm(Ruling(against=(opposed("odo", "move", "", "create-advantage"),)))
        assert look.plainly_to_ready().pool.net == -1 - points
    pitch = Effect(EffectId("dark"), "condition", "darkness", rating=4, duration="S")
    look = act_out(nova6.act.open("wren", "look for him", "wits", "overcome", "notice"), table(hero("wren"), pitch))
    look.gm(Ruling(conditions=(Weighed("dark", "hinders"),))).asks("gm", "nova6/total", "fail", "roll")
    assert look.gm(look.asked().default()).end().last(events.Settled).how == "fails"


CROWD = tuple(npc(f"raider{number}", kind="extra") for number in range(1, 7))
LEADERS = (npc("chief"), npc("mate"))
ALL = tuple(one.id for one in (*CROWD, *LEADERS))
STONES = {
    1: (Buy("scope-some", of="raider2 raider3"), 3),
    2: (Buy("scope-most", 2, of="raider2 raider3 raider4 raider5 raider6"), 6),
    3: (Buy("scope-all", 3), 8),
}


@example("nova6.ex.42")
def test_a_hail_of_stones_follows_the_scale_of_five() -> None:
    """A failure hits none, a success one, then some, most and all; R-40 has no part in single shots."""
    opening = nova6.act.open("wren", "throw", "fight", "attack", targets=ALL)
    missed = act_out(opening, table(hero("wren"), *CROWD, *LEADERS)).judged().rolls("wren", 4, 3, 2).plainly()
    assert missed.all(events.Harmed) == []
    for points in range(4):
        at = table(hero("wren", fight=2 * points), *CROWD, *LEADERS)
        script = act_out(opening, at).judged()
        script.says("wren", Ready(pairs=points - forced(2 * points))).dice("3d6", 6, 4, 3).says("wren", "raider1")
        bought, count = STONES.get(points, (Buy(), 1))
        if points:
            script.says("wren", bought)
        assert len(script.plainly().all(events.Harmed)) == count
