"""NOVA6 situations, one for each option, played through the real rules.

Each takes the option by name and returns the outcome: the rule of a refusal, or the kind of a question.
"""

from __future__ import annotations

from typing import Any

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy, Draft
from moothall.rulesets.nova6.effects.soak import coverage
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.questions import (
    CompelAnswer,
    Cost,
    Meddling,
    Preparation,
    Ready,
    Reduction,
    Trade,
)
from moothall.rulesets.nova6.scenes.contests import successes_of
from moothall.rulesets.nova6.state import Count, Cover, Edge, Scene, Table, Task, Turn, Zone
from moothall.rulesets.nova6.vocabulary import Property, talent
from moothall.talk.procedure import Opening
from moothall.talk.reasons import total
from tests.books.nova6.support.damage import ILSE, damage, filled, taken, taking
from tests.books.nova6.support.stage import (
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    aspect,
    conflict,
    hero,
    npc,
    rolling,
    soak,
    table,
    weapon,
)

CLIMB = nova6.act.open("ilse", "climb", "move", "overcome")
PROUD = aspect("PROUD OF HER LEGS", "ilse")
CHALLENGE = Scene("challenge", "narrative")
SHARP = hero("ilse", talent("focused", "fight"), talent("focused", "wits"))
"""Doubles of hers are a point, triples two."""


# ---- How to look at a rule -------------------------------------------------------------------------------------------


def tried(script: NovaScript[Any], seat: str, answer: Any) -> str:
    """The rule that refuses an answer, or what is waited for after it."""
    try:
        script.conversation.answer(seat, answer)
    except AgainstTheRules as refusal:
        return refusal.rule
    return script.waits_for()


def begun(opening: Opening[Any], at: Table) -> str:
    """The rule that refuses to begin, or what is waited for first."""
    try:
        return act_out(opening, at).waits_for()
    except AgainstTheRules as refusal:
        return refusal.rule


def harmed(after: NovaAfter[Any]) -> list[tuple[str, int]]:
    return [(fact.who, fact.damage) for fact in after.all(events.Harmed)]


# ---- Dice ------------------------------------------------------------------------------------------------------------


def focusing(**option: Any) -> str:
    return begun(nova6.snap.open("ilse", "focus"), table(hero("ilse"), scene=conflict("ilse"), **option))


def a_player_would_trade_penalty_dice(**option: Any) -> str:
    script = rolling(-2, **option).gm(Trade())
    return tried(script, "ilse", Ready(pairs=1))


def points_of_a_flipped_failure(**option: Any) -> int:
    """A pair was traded before the failure that an invoke turned."""
    at = table(hero("ilse", plot_points=1), PROUD, **option)
    script = rolling(2, at=at).says("ilse", Ready(pairs=1)).dice("3d6", 4, 3, 2)
    script.says("ilse", Meddling(aspect=PROUD.id, benefit="succeed", reason="they carry her")).gm("yes")
    return script.plainly().verdict.points


def two_sixes_and_three_fours(**option: Any) -> tuple[int, ...]:
    """The three dice that count, two dice up."""
    return rolling(2, **option).rolls("ilse", 6, 6, 4, 4, 4).plainly().verdict.trio


def a_one_beside_three_four_and_five(**option: Any) -> tuple[int, ...]:
    """The three dice that count, a die down, when a Practiced skill makes the one a six."""
    script = rolling(-1, "P", **option).rolls("ilse", 1, 3, 4, 5).says("ilse", 1)
    return script.dice("1d6", 6).plainly().verdict.trio


# ---- Failing ---------------------------------------------------------------------------------------------------------


def failing(*faces: int, at: Table) -> NovaScript[Any]:
    return act_out(CLIMB, at).judged().rolls("ilse", *faces)


def after_a_failure_in_a_conflict(**option: Any) -> str:
    return failing(4, 3, 2, at=table(hero("ilse"), scene=conflict("ilse"), **option)).waits_for()


def the_gms_points_after_three_twos(**option: Any) -> int:
    """Nobody spends the one there is."""
    at = table(hero("ilse"), scene=Scene("challenge", "action", round=1), **option)
    return failing(2, 2, 2, at=at).plainly().state.gm_stunt_points


def setbacks_after_a_plain_failure(**option: Any) -> int:
    return failing(4, 3, 2, at=table(hero("ilse"), scene=CHALLENGE, **option)).says("ilse", Cost()).plainly().who(
        "ilse"
    ).setbacks  # fmt: skip


def after_a_success_with_two_setbacks(**option: Any) -> str:
    return failing(6, 4, 3, at=table(hero("ilse", setbacks=2), **option)).waits_for()


def setbacks_after_a_milestone_and_after_a_scenario(**option: Any) -> tuple[int, int]:
    at = table(hero("ilse", setbacks=2), **option)
    one, other = nova6.milestone.open("minor"), nova6.milestone.open("minor", scenario=True)
    return act_out(one, at).plainly().who("ilse").setbacks, act_out(other, at).plainly().who("ilse").setbacks


# ---- Turns and time --------------------------------------------------------------------------------------------------


def dice_of_the_first_of_three_actions(**option: Any) -> int:
    at = table(hero("ilse", move=1), scene=conflict("ilse"), **option)
    opening = nova6.act.open("ilse", "go", "move", "overcome", actions=3)
    net: int = act_out(opening, at).judged().plainly_to_ready().pool.net
    return net


def ending_what_lasts_until_an_action(**option: Any) -> str:
    at = table(hero("ilse"), aspect("DISARMED", "ilse", duration="A"), **option)
    return begun(nova6.end_effect.open("ilse", "disarmed"), at)


FIGHT = conflict("ilse", phase="early", early=("ilse",))


def the_next_round(**option: Any) -> str:
    done = Turn(1, done=True)
    return begun(nova6.next_round.open(), table(hero("ilse", turn=done), npc("rook", turn=done), scene=FIGHT, **option))


def the_end_of_a_round(**option: Any) -> str:
    """Everybody else has had a turn, and nobody has anything to pay with."""
    return begun(nova6.end_turn.open("ilse"), table(hero("ilse", turn=Turn(1)), scene=FIGHT, **option))


# ---- Space -----------------------------------------------------------------------------------------------------------


def points_past_a_wall_and_leather(**option: Any) -> int:
    """The points that bypass the first of a wall and leather."""
    leather = soak("ilse", "leather", 2, Property("coverage", 1))
    at = table(hero("ilse", cover=Cover("near-total", "wood-wall")), leather, **option)
    return total(coverage(at, "ilse", Draft("damage", "rook", ("ilse",), rating=8, type="physical")))


def dice_of_a_shot_over_four_zones(**option: Any) -> int:
    zones = tuple(Zone(ZoneId(f"z{n}"), f"zone {n}") for n in range(5))
    edges = tuple(Edge(f"z{n}", f"z{n + 1}") for n in range(4))
    bow = weapon("ilse", "bow", 3, Property("ranged", of=("far",)))
    people = (hero("ilse", fight=3, zone="z0"), npc("rook", zone="z4"), bow)
    opening = nova6.act.open("ilse", "shoot", "fight", "attack", targets=("rook",), tool="bow")
    script = act_out(opening, table(*people, zones=zones, edges=edges, **option))
    net: int = script.gm(script.asked().default()).asked().pool.net
    return net


# ---- Contests --------------------------------------------------------------------------------------------------------


def race(*counts: Count, **option: Any) -> Table:
    """Ilse and the rook, who has traded for a success of this round."""
    scene = Scene(
        "contest", "action", round=1, phase="early", early=("ilse",), goal=5, skill="move", rival="rook", automatic=1,
        counts=counts,
    )  # fmt: skip
    return table(hero("ilse"), npc("rook", move=2), scene=scene, **option)


def striving(at: Table) -> NovaAfter[Any]:
    """A plain success, and the round is over."""
    return act_out(nova6.strive.open("ilse", "faster"), at).rolls("ilse", 6, 4, 3).plainly()


def the_rivals_successes_when_nobody_fails(**option: Any) -> int:
    return successes_of(striving(race(**option)).state, "rook", "ilse")


def both_at_the_goal(**option: Any) -> tuple[Any, Any]:
    """The winners and losers of a contest."""
    scene = striving(race(Count("ilse", "", 4), Count("rook", "ilse", 4), **option)).state.scene
    return scene.winners, scene.losers


# ---- Effects ---------------------------------------------------------------------------------------------------------


def a_fifth_die_of_an_advantage(**option: Any) -> int:
    at = table(SHARP, advantage("ilse", 4, "fight", name="edge", duration="B", id="edge"), **option)
    opening = nova6.act.open("ilse", "look closely", "wits", "create-advantage")
    script = act_out(opening, at).judged().rolls("ilse", 4, 4, 3)
    script.says("ilse", script.asked().default()).says("ilse", Buy("increase-effect", of="edge"))
    return script.plainly().effect("edge").rating


def an_advantage_after_the_test_it_helped(**option: Any) -> bool:
    at = table(hero("ilse"), advantage("ilse", 1, "move", name="edge", duration="S", made=True), **option)
    return failing(6, 4, 3, 1, at=at).plainly().has_effect("edge")


def a_hit_on_a_lined_coat(**option: Any) -> str:
    """Four for a while, and nobody has a point to spend."""
    lined = soak("ilse", "coat", 0, Property("improved-protection"))
    script = taking(damage(4, duration="T"), npc("thug"), lined, scene=CHALLENGE, **option)
    return script.says("ilse", Reduction()).waits_for()


FLASK = (Property("area", 1),)


def getting_away_from_a_blast(**option: Any) -> list[tuple[str, int]]:
    """The damage left of six after a plain success."""
    flask = weapon("rook", "flask", 6, *FLASK)
    at = table(hero("ilse", zone="yard"), npc("rook", zone="roof"), flask, scene=conflict("rook"), **option)
    script = act_out(nova6.area_attack.open("rook", "flask", ("yard",)), at).says("ilse", Preparation())
    return harmed(script.rolls("ilse", 6, 4, 3).plainly())


def a_bomb_that_misses(**option: Any) -> list[tuple[str, int]]:
    bomb = weapon("ilse", "bomb", 6, *FLASK, Property("explosion"))
    there = (npc("rook", zone="yard"), npc("crow", zone="yard"), hero("ilse", zone="roof"), bomb)
    opening = nova6.strike_area.open("ilse", "bomb", ("yard",), primary="rook")
    return harmed(act_out(opening, table(*there, scene=conflict("ilse"), **option)).rolls("ilse", 4, 3, 2).plainly())


def a_volley_at_one(**option: Any) -> list[tuple[str, int]]:
    """A point for hitting once more."""
    gun = weapon("ilse", "gun", 4, Property("auto"), Property("uses"))
    at = table(SHARP, npc("rook"), gun, scene=conflict("ilse"), **option)
    opening = nova6.act.open("ilse", "fire", "fight", "attack", targets=("rook",), tool="gun", mode="auto")
    script = act_out(opening, at).judged().rolls("ilse", 4, 4, 3, 1, 2, 1).picks("ilse", 4, 4, 3)
    return harmed(script.says("ilse", Buy("repeat")).plainly())


# ---- Stress ----------------------------------------------------------------------------------------------------------


def in_the_pit(**option: Any) -> str:
    """The question after the first failure in a pit."""
    pit = act_out(nova6.set_hazard.open("pit", "pit", ("ilse",)), table(hero("ilse"), scene=CHALLENGE, **option)).end()
    task: Task = pit.state.task("pit")
    script = act_out(nova6.face_task.open(task.id), pit.state)
    if script.waits_for() == "nova6/trade":
        script.gm(Trade())
    script.rolls("ilse", 4, 3, 2, 6)
    while script.waits_for() == "nova6/reduce":
        script.says("ilse", Reduction())
    return script.waits_for()


def dice_of_one_staggered_in_body_and_mind(**option: Any) -> int:
    both = filled("---/TT/-", filled("---/TT/-"), "mental")
    script = act_out(CLIMB, table(both, **option)).judged()
    net: int = script.plainly_to_ready().pool.net
    return net


def invoking_a_stressed_thug(**option: Any) -> NovaScript[Any]:
    """Once, on a success; there is another aspect, so that the window stays open."""
    thug = filled("SS-/--/-", npc("thug"))
    start = taken(damage(1, "thug"), thug, hero("ilse", plot_points=3), PROUD, **option).state
    opening = nova6.act.open("ilse", "hit", "fight", "attack", targets=("thug",))
    script = act_out(opening, start).judged().rolls("ilse", 6, 4, 2)
    return script.says("ilse", STRESSED).gm("yes")


STRESSED = Meddling(aspect="stressed-thug-physical", benefit="point", reason="it hurts")


def stressed_invoked_twice_on_a_roll(**option: Any) -> str:
    return tried(invoking_a_stressed_thug(**option), "ilse", STRESSED)


def the_gms_plot_points_after_stressed(**option: Any) -> int:
    return invoking_a_stressed_thug(**option).stop().state.gm_plot_points


# ---- The end ---------------------------------------------------------------------------------------------------------

DOWN = changed(filled("---/--/S"), out="incapacitated")


def twelve_damage(**option: Any) -> str:
    return taken(damage(12), **option).who("ilse").out


def harm_to_one_who_is_down(**option: Any) -> str:
    return taken(damage(1), DOWN, **option).who("ilse").out


def a_blast_over_one_who_is_down(**option: Any) -> str:
    return taking(damage(1, properties=FLASK), DOWN, end_hit_while_out="on", **option).waits_for()


def the_scene_ends_with_one_down(**option: Any) -> str:
    down = changed(filled("---/--/T"), out="incapacitated")
    return act_out(nova6.close_scene.open(), table(down, scene=conflict(), **option)).plainly().who("ilse").out


def plot_points_for_conceding_to_be_hurt_less(**option: Any) -> int:
    script = taking(damage(5), scene=conflict("thug"), **option)
    return script.says("ilse", Reduction("concede", "damage")).plainly().who("ilse").plot_points


# ---- Recovery --------------------------------------------------------------------------------------------------------


def dice_for_the_last_level_at_a_milestone(**option: Any) -> int:
    down = changed(filled("---/--/L"), out="incapacitated")
    net: int = act_out(nova6.milestone.open("minor"), table(down, **option)).plainly_to_ready().pool.net
    return net


def plot_points_after_a_rest(**option: Any) -> int:
    rested = act_out(nova6.rest.open(), table(hero("ilse"), **option)).plainly().state
    return act_out(nova6.finish_rest.open(), rested).plainly().who("ilse").plot_points


def a_staggered_box_at_a_milestone(**option: Any) -> str:
    return begun(nova6.milestone.open("minor"), table(filled("---/L-/-"), **option))


# ---- Whose dice, whose points ----------------------------------------------------------------------------------------


def who_rolls_when_a_thug_strikes(**option: Any) -> str:
    script = act_out(nova6.oppose.open("thug", "ilse"), table(hero("ilse"), npc("thug"), **option))
    asked: str = script.says("ilse", Preparation("fight")).asked().who
    return asked


def refusing_a_compel_without_a_plot_point(**option: Any) -> str:
    script = act_out(nova6.compel.open("", "ilse", PROUD.id, "she must show off"), table(ILSE, PROUD, **option))
    return tried(script, "ilse", CompelAnswer("refuse", "not today"))


def plot_points_after_an_npcs_compel_was_prevented(**option: Any) -> int:
    vain = aspect("VAIN", "rook")
    at = table(hero("ilse", plot_points=1), npc("rook"), vain, gm_plot_points=1, **option)
    script = act_out(nova6.compel.open("ilse", "rook", vain.id, "he stops to bow"), at)
    return script.gm(script.asked().default()).gm("prevent").plainly().who("ilse").plot_points


def the_gms_share_for_two_heroes(**option: Any) -> int:
    at = table(hero("ilse"), hero("bram"), **option)
    return act_out(nova6.begin_scenario.open(), at).plainly().state.gm_plot_points
