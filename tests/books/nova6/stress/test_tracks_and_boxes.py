"""NOVA6 stress: tracks and boxes, damage thresholds, and consequences of full levels."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.questions import Meddling, Preparation
from moothall.rulesets.nova6.state import Box, Character, Table, Track
from moothall.rulesets.nova6.stress.tracks import (
    add_boxes,
    boxes_of,
    excess_steps,
    level_of,
    return_rule,
    stress_duration,
    tracks_of,
)
from moothall.rulesets.nova6.vocabulary import Gives, Trait, talent
from tests.books.nova6.support.damage import ILSE, damage, filled, hurt, marks, taken, taking, to_stay
from tests.books.nova6.support.stage import NovaScript, act_out, conflict, hero, npc, soak, table, tracks, weapon
from tests.support.citing import cited

# ---- Tracks and boxes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.stress.tracks")
def test_two_tracks_are_separate() -> None:
    """Four to the body and four to the mind are one staggered box in each, and neither level is full."""
    body = taken(damage(4))
    after = taken(damage(4, type="mental"), body.who("ilse"))
    assert (marks(after.who("ilse")), marks(after.who("ilse"), "mental")) == ("---/S-/-", "---/S-/-")
    assert {track.id for track in cited(tracks_of(ILSE))} == {"physical", "mental"}


@pytest.mark.rule("nova6.stress.type-to-track")
def test_the_damage_type_picks_the_track() -> None:
    """Two of mental damage are a stressed box of the mental track."""
    after = taken(damage(2, type="mental"))
    assert (marks(after.who("ilse"), "mental"), marks(after.who("ilse"))) == ("S--/--/-", "---/--/-")


@pytest.mark.rule("nova6.stress.thresholds")
@pytest.mark.parametrize(
    ("rating", "level"), [(1, "stressed"), (3, "stressed"), (4, "staggered"), (7, "staggered"), (8, "incapacitated")]
)
def test_four_and_eight_are_the_thresholds(rating: int, level: str) -> None:
    """Below four it is stressed, from four staggered, from eight incapacitated."""
    assert taken(damage(rating)).last(events.Harmed).level == level == level_of(ILSE.track("physical"), rating)


@pytest.mark.parametrize(
    ("rating", "line"),
    [
        pytest.param(3, "S--/--/-", marks=pytest.mark.rule("nova6.stress.fill-stressed")),
        pytest.param(4, "---/S-/-", marks=pytest.mark.rule("nova6.stress.fill-staggered")),
        pytest.param(8, "---/--/S", marks=pytest.mark.rule("nova6.stress.fill-incapacitated")),
    ],
)
def test_each_level_fills_its_own_box(rating: int, line: str) -> None:
    """Three, four and eight fill one box of their level."""
    assert marks(taken(damage(rating)).who("ilse")) == line


@pytest.mark.rule("nova6.stress.default-boxes")
def test_a_track_begins_with_six_boxes() -> None:
    """A new character's track has three, two and one box."""
    assert cited(boxes_of("physical", 0).why) and boxes_of("physical", 0).counts == (3, 2, 1)
    assert marks(changed(ILSE, tracks=tracks_of(ILSE))) == "---/--/-"


@pytest.mark.rule("nova6.stress.extra-physique")
@pytest.mark.parametrize(("ranks", "more"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_physique_adds_boxes(ranks: int, more: int) -> None:
    """One for every two ranks, and none to the mental track."""
    assert sum(cited_boxes("physical", ranks)) == 6 + more
    cited_boxes("physical", 2)
    strong = hero("ilse", physique=ranks)
    assert len(tracks_of(strong)[0].boxes) == 6 + more and len(tracks_of(strong)[1].boxes) == 6


def cited_boxes(track: str, ranks: int, *given: Gives, kind: str = "pc") -> tuple[int, ...]:
    found = boxes_of(track, ranks, given, kind)
    cited(found.why)
    return found.counts


@pytest.mark.rule("nova6.stress.extra-resolve")
def test_resolve_adds_boxes() -> None:
    """Two ranks are one box of the mental track."""
    assert sum(cited_boxes("mental", 2)) == 7
    firm = hero("ilse", resolve=2)
    assert [len(track.boxes) for track in tracks_of(firm)] == [6, 7]


@pytest.mark.rule("nova6.stress.extra-talents")
def test_talents_add_boxes() -> None:
    """Tough is one physical box more, and no mental one."""
    tough = talent("tough").gives
    assert sum(cited_boxes("physical", 0, *tough)) == 7
    assert sum(cited_boxes("mental", 0, *tough)) == 6
    assert [len(track.boxes) for track in tracks_of(hero("ilse", talent("tough")))] == [7, 6]


@pytest.mark.rule("nova6.stress.extra-order")
@pytest.mark.parametrize(
    ("more", "counts"), [(0, (3, 2, 1)), (1, (3, 2, 2)), (2, (3, 3, 2)), (3, (4, 3, 2)), (4, (4, 3, 3))]
)
def test_further_boxes_go_to_the_last_level_first(more: int, counts: tuple[int, ...]) -> None:
    """Further boxes go to the last level, then the middle, then the first, and round again."""
    assert add_boxes(more) == counts == cited_boxes("physical", 2 * more)


@pytest.mark.rule("nova6.stress.extras-npc")
def test_extras_have_three_boxes() -> None:
    """Extras have one box of each level, whatever their ranks and talents."""
    assert cited_boxes("physical", 4, *talent("tough").gives, kind="extra") == (1, 1, 1)


# ---- A hit -----------------------------------------------------------------------------------------------------------

MAIL = soak("ilse", "mail", 2)


@pytest.mark.rule("nova6.stress.soak-first")
def test_soak_comes_before_thresholds() -> None:
    """Nine against a soak of two is seven, and that is staggered."""
    fact = taken(damage(9), MAIL).last(events.Harmed)
    assert (fact.damage, fact.level) == (7, "staggered")


@pytest.mark.rule("nova6.stress.zero")
def test_fully_soaked_damage_fills_no_box() -> None:
    """Three damage against soak three: no box, and no question."""
    script = taking(damage(3), soak("ilse", "mail", 3), scene=conflict("ilse"))
    assert script.waits_for() == "over"
    assert marks(script.end().who("ilse")) == "---/--/-"


@pytest.mark.rule("nova6.stress.box-duration")
def test_a_box_stores_its_duration() -> None:
    """Four temporary damage are a T in a staggered box."""
    assert marks(taken(damage(4, duration="T")).who("ilse")) == "---/T-/-"


@pytest.mark.rule("nova6.stress.one-box-per-attack")
def test_a_hit_fills_one_box() -> None:
    """Eleven damage fill one box."""
    assert marks(taken(damage(11)).who("ilse")) == "---/--/S"


@pytest.mark.rule("nova6.stress.vulnerable")
def test_vulnerability_fills_two_boxes() -> None:
    """Iron fills two boxes of one who is vulnerable to it; bronze does not."""
    fey = changed(ILSE, traits=(Trait("fey", "Fey", "flaw", (Gives("boxes-per-hit", 2, of="iron"),)),))
    assert marks(taken(damage(2, subtype="iron"), fey).who("ilse")) == "SS-/--/-"
    assert marks(taken(damage(2, subtype="bronze"), fey).who("ilse")) == "S--/--/-"


@pytest.mark.rule("nova6.stress.overflow")
def test_a_full_level_overflows() -> None:
    """Two damage take a staggered box if all stressed boxes are filled."""
    assert marks(taken(damage(2), filled("SSS/--/-")).who("ilse")) == "SSS/S-/-"


@pytest.mark.rule("nova6.stress.overflow-end")
def test_damage_beyond_the_last_box_adds_an_extra_box() -> None:
    """One damage on full tracks adds an extra box and incapacitates."""
    staying = changed(filled("SSS/SS/S"), staying=True)
    after = taken(damage(1, duration="Q"), staying)
    assert (marks(after.who("ilse")), after.who("ilse").out) == ("SSS/SS/SQ", "incapacitated")


@pytest.mark.rule("nova6.stress.consequence-when")
def test_a_full_level_has_its_consequence() -> None:
    """Two of three stressed boxes mean nothing, three are an aspect; the second level tells in the same way."""
    two = taken(damage(1), filled("S--/--/-"))
    assert not two.has_effect("STRESSED")
    three = taken(damage(1), filled("SS-/--/-"))
    assert three.effect("STRESSED").owner == "ilse"
    assert dice(filled("---/S-/-")) == 0 and dice(filled("---/SS/-")) == -1


def dice(one: Character, **options: Any) -> int:
    """The dice of a plain test of somebody."""
    script = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), table(one, **options)).judged()
    return int(script.plainly_to_ready().pool.net)


@pytest.mark.rule("nova6.stress.incap-other")
def test_an_effect_may_incapacitate_with_an_extra_box() -> None:
    """Sleep incapacitates a character whose last box is full: an extra box with its letter."""
    after = act_out(nova6.take_out.open("ilse", "mental", "L"), table(filled("---/--/S", track="mental"))).end()
    assert (marks(after.who("ilse"), "mental"), after.who("ilse").out) == ("---/--/SL", "incapacitated")
    plain = act_out(nova6.take_out.open("ilse", "mental", "L"), table(ILSE)).end()
    assert marks(plain.who("ilse"), "mental") == "---/--/L"


@pytest.mark.rule("nova6.stress.excess")
@pytest.mark.parametrize(
    ("rating", "steps", "letter"), [(12, 0, "S"), (13, 1, "T"), (14, 1, "T"), (15, 2, "L"), (17, 3, "LL")]
)
def test_damage_from_thirteen_on_lasts_longer(rating: int, steps: int, letter: str) -> None:
    """Every two points from thirteen on are a step longer; still one box."""
    assert excess_steps(rating) == steps
    assert marks(taken(damage(rating)).who("ilse")) == f"---/--/{letter}"
    assert excess_steps(11) == 0


@pytest.mark.rule("nova6.stress.excess-stunts")
def test_points_beyond_twelve_lengthen_the_duration() -> None:
    """An attack of twelve with one point to increase it lasts one step longer."""
    start = table(
        hero("ilse", fight=1), npc("ogre", fight=1), weapon("ogre", "tree", 12, duration="S"), scene=conflict("ogre")
    )
    script = act_out(nova6.oppose.open("ogre", "ilse", tool="tree"), start).says("ilse", Preparation("fight"))
    script.rolls("ilse", 2, 2, 2).says("ilse", script.asked().default()).gm(Buy("increase-effect"))
    assert script.plainly().last(events.Harmed).duration == "T"


@pytest.mark.rule("nova6.stress.excess-cap")
def test_the_duration_ends_at_permanent() -> None:
    """Thirty-two damage are permanent, and no longer than that."""
    assert marks(taken(damage(32, duration="T")).who("ilse")) == "---/--/P"
    assert stress_duration("E", 40) == "P"


# ---- Consequences ----------------------------------------------------------------------------------------------------


def stressed_thug(**more: Any) -> Table:
    thug = filled("SSS/--/-", npc("thug", fight=1))
    start = table(hero("ilse", fight=1, plot_points=4), thug, scene=conflict("ilse"), **more)
    return act_out(hurt.open(damage(0, "thug")), start).plainly().state


STRESSED_ID = "stressed-thug-physical"


@pytest.mark.rule("nova6.cons.stressed")
def test_stressed_may_be_invoked_repeatedly() -> None:
    """Three invokes in one scene, two on one roll, cost three points, and the GM is paid."""
    start = taken(
        damage(1, "thug"), filled("SS-/--/-", npc("thug", fight=1)), hero("ilse", fight=1, plot_points=4)
    ).state
    start = changed(start, scene=conflict("ilse"))
    for times in (1, 2):
        script = act_out(nova6.act.open("ilse", "hit", "fight", "attack", targets=("thug",)), start)
        script.gm(script.asked().default()).rolls("ilse", 6, 4, 2)
        for _ in range(times):
            script.says("ilse", Meddling(aspect=STRESSED_ID, benefit="point", reason="it hurts")).gm("yes")
        after = script.plainly()
        start = changed(after.state, heroes=tuple(changed(one, turn=ILSE.turn) for one in after.state.heroes))
    assert (start.who("ilse").plot_points, start.gm_plot_points) == (1, 3)
    free = taken(damage(1, "thug"), filled("S--/--/-", npc("thug")), hero("ilse", plot_points=4))
    assert not free.has_effect("STRESSED")


def test_an_option_limits_stressed_to_once_per_roll() -> None:
    """With the option a second invoke on the same roll is refused; another leaves the target unpaid."""
    thug = filled("SS-/--/-", npc("thug", fight=1))
    options = {"stressed_same_roll": "off", "stressed_pays_target": "off"}
    start = taken(damage(1, "thug"), thug, hero("ilse", fight=1, plot_points=4), **options).state
    script = act_out(nova6.act.open("ilse", "hit", "fight", "attack", targets=("thug",)), start)
    again = Meddling(aspect=STRESSED_ID, benefit="point", reason="it hurts")
    script.gm(script.asked().default()).rolls("ilse", 6, 4, 2).says("ilse", again).gm("yes")
    assert script.waits_for() == "over" or "nova6/after-roll" not in script.waits_for()
    assert script.stop().state.gm_plot_points == 0


@pytest.mark.rule("nova6.cons.staggered")
def test_staggered_costs_a_die() -> None:
    """Staggered costs a die on every test, reactions too."""
    assert dice(filled("---/TT/-")) == -1
    start = table(filled("---/TT/-"), npc("thug"), scene=conflict("thug"))
    script = act_out(nova6.oppose.open("thug", "ilse"), start).says("ilse", Preparation("fight"))
    assert script.plainly_to_ready().pool.net == -1


@pytest.mark.rule("nova6.cons.staggered-both")
def test_two_staggered_tracks_cost_two_dice() -> None:
    """Both tracks staggered cost two dice, or one by option."""
    both = filled("---/TT/-", filled("---/TT/-"), "mental")
    assert dice(both) == -2
    assert dice(both, staggered_stacks="off") == -1


def down(one: Character, rating: int = 8, **more: Any) -> NovaScript[Any]:
    return taking(damage(rating, by="thug", **more.pop("draft", {})), one, npc("thug"), scene=conflict("thug"), **more)


RICH = changed(ILSE, plot_points=2)


@pytest.mark.rule("nova6.cons.incap-stay")
def test_a_plot_point_keeps_a_character_in() -> None:
    """The box stays filled; once a scene; without a point it is refused, and not even asked."""
    after = to_stay(down(RICH)).asks("ilse", "nova6/stay-in", "out", "stay").says("ilse", "stay").plainly()
    ilse = after.who("ilse")
    assert (ilse.out, ilse.plot_points, marks(ilse)) == ("", 1, "---/--/S")
    assert to_stay(down(ILSE)).waits_for() == "nova6/how-it-ends"
    lesser = taking(damage(1), ilse, scene=conflict("ilse"))
    assert to_stay(lesser).plainly().who("ilse").out == ""


@pytest.mark.rule("nova6.cons.incap-again")
def test_a_second_incapacitating_hit_adds_an_extra_box() -> None:
    """A character who stayed in is hit for eight again: an extra box, out, and no second offer."""
    start = to_stay(down(RICH)).says("ilse", "stay").plainly().state
    script = act_out(hurt.open(damage(8, by="thug", duration="L")), start)
    after = to_stay(script).asks("gm", "nova6/how-it-ends").gm("carried off").plainly()
    assert (marks(after.who("ilse")), after.who("ilse").out) == ("---/--/SL", "incapacitated")


@pytest.mark.rule("nova6.cons.incap-all-clear")
def test_an_extra_box_needs_all_last_boxes_cleared() -> None:
    """Own box and extra box filled: with one cleared still out, with both back."""
    track = Track("physical", (Box("incapacitated"), Box("incapacitated", "L", extra=True)))
    other = changed(track, boxes=(Box("incapacitated", "S"), Box("incapacitated", extra=True)))
    clear = changed(track, boxes=(Box("incapacitated"), Box("incapacitated", extra=True)))
    assert return_rule(changed(ILSE, tracks=(track,))) is None
    assert return_rule(changed(ILSE, tracks=(other,))) is None
    assert cited(return_rule(changed(ILSE, tracks=(clear,)))) is not None


@pytest.mark.rule("nova6.cons.incap-clear-one")
def test_without_an_extra_box_one_cleared_box_is_enough() -> None:
    """Of two own last boxes filled, clearing one brings the character back."""
    both = Track("physical", (Box("incapacitated", "S"), Box("incapacitated", "S")))
    one = changed(both, boxes=(Box("incapacitated", "S"), Box("incapacitated")))
    assert return_rule(changed(ILSE, tracks=(both,))) is None
    assert cited(return_rule(changed(ILSE, tracks=(one,)))) is not None


@pytest.mark.rule("nova6.cons.incap-multi")
def test_two_last_boxes_take_two_hits() -> None:
    """With two last boxes the first hit does not incapacitate, and the second does."""
    sturdy = changed(ILSE, tracks=tracks(3, 2, 2))
    once = taken(damage(8), sturdy)
    assert once.who("ilse").out == ""
    assert taken(damage(8), once.who("ilse")).who("ilse").out == "incapacitated"
    assert "nova6.cons.incap-multi" in once.citations


@pytest.mark.rule("nova6.cons.incap-effect")
def test_an_incapacitated_character_has_no_actions_or_turn() -> None:
    """Actions and reactions are refused, and the round goes on with the next character."""
    start = to_stay(down(ILSE)).plainly().state
    assert start.who("ilse").out == "incapacitated"
    with pytest.raises(Exception, match=r"nova6\.cons\.incap-effect"):
        act_out(nova6.act.open("ilse", "go", "wits", "overcome"), changed(start, scene=conflict("ilse")))
    people, scene = (hero("bram"), *start.heroes, hero("oda")), conflict("bram", phase="early")
    fighting = changed(start, heroes=people, scene=changed(scene, early=("bram", "ilse", "oda")))
    after = act_out(nova6.end_turn.open("bram"), fighting).plainly()
    assert after.state.scene.acting == "oda"
    with pytest.raises(Exception, match=r"nova6\.cons\.incap-effect"):
        act_out(nova6.oppose.open("thug", "ilse"), start).plainly()


@pytest.mark.rule("nova6.cons.incap-narrate")
def test_the_attacker_says_how_a_character_goes_out() -> None:
    """A thug takes Ilse out: the GM tells how; Ilse takes a thug out: her player does."""
    assert (
        to_stay(down(ILSE)).asks("gm", "nova6/how-it-ends").gm("knocked cold").end().who("ilse").out_as
        == "knocked cold"
    )
    hit = damage(8, "thug", by="ilse")
    script = act_out(hurt.open(hit), table(ILSE, npc("thug", kind="extra"), scene=conflict("ilse")))
    assert script.asks("ilse", "nova6/how-it-ends").says("ilse", "he runs").end().who("thug").out_as == "he runs"
