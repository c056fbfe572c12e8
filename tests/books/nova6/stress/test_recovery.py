"""NOVA6 recovery: durations of boxes, recovery tests, rally and treatment."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.questions import Cleared, Ready, Ruling
from moothall.rulesets.nova6.recovery.recovery import time_heals
from moothall.rulesets.nova6.state import Box, Character, Mark, Scene, Table
from moothall.rulesets.nova6.time.clock import Moment, pass_moment
from moothall.rulesets.nova6.words import Duration
from moothall.sight import redact
from moothall.speech import LANGUAGES, voice
from moothall.speech.teller import Teller
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from tests.books.nova6.support.damage import filled, marks
from tests.books.nova6.support.offers import offers
from tests.books.nova6.support.stage import ROLL, NovaScript, act_out, advantage, conflict, hero, npc, table
from tests.support.citing import cited, refused

REST = Scene("exposition", "narrative")
RESTING: dict[str, Any] = {"scene": REST, "marks": (Mark("resting", until="scene"),)}


@procedure("test.nova6-time-heals")
async def passes(play: Play[Table], kind: Any, who: str = "") -> None:
    """A moment comes."""
    if kind == "rest":
        await time_heals(play, Moment(kind, who))
    await pass_moment(play, Moment(kind, who))


def moment(kind: str, one: Character, who: str = "", **more: Any) -> NovaScript[Any]:
    """A moment has come for somebody."""
    return act_out(passes.open(kind, who), table(one, *more.pop("things", ()), **more))


def strong(text: str, track: str = "physical", **more: Any) -> Character:
    """Ilse with one rank of Physique and of Resolve, and these boxes filled."""
    return filled(text, hero("ilse", physique=1, resolve=1, **more), track)


def healing(script: NovaScript[Any], success: bool = True, points: int = 0) -> NovaScript[Any]:
    """The recover test is rolled, with triples for a point."""
    net = script.plainly_to_ready().pool.net
    faces = {(True, 0): (6, 4, 2), (True, 1): (5, 5, 5), (False, 0): (1, 2, 4)}[success, points]
    script.says("ilse", ROLL).dice(f"{3 + abs(net)}d6", *faces, *([1] * net if net > 0 else [6] * -net))
    if script.waits_for() == "nova6/trio":
        script.picks("ilse", *faces, sure=True)
    return script


# ---- Time ------------------------------------------------------------------------------------------------------------


def ways(at: Table) -> list[str]:
    """The hints that Ilse reads about her boxes."""
    teller = Teller(voice("en", "nova6"), lambda _: None)
    return [teller.voice.say(one.text, **teller.values(one)) for one in cited(nova6.hints(at, "ilse"))]


@pytest.mark.rule("nova6.rec.ways")
def test_hints_list_the_ways_to_recover() -> None:
    """A light box in a conflict clears by time, rally or treatment; rests and milestones come later."""
    fight = table(strong("S--/--/-"), scene=conflict("ilse"))
    assert ways(fight) == [
        "physical, STRESSED [S]: cleared when the scene is over, or now by a rally, by treatment; "
        "later by a rest, by a milestone."
    ]
    assert {"rally", "treat"} <= {id for id, one in offers(fight).items() if one.open}
    assert ways(table(strong("---/L-/-"))) == ["physical, staggered [L]: cleared at a minor milestone with a test."]


@pytest.mark.parametrize(
    ("boxes", "scene", "now", "later"),
    [
        ("---/S-/-", conflict("ilse"), ("treatment",), ("rest", "milestone")),
        ("S--/--/-", Scene("challenge", "narrative"), ("treatment",), ("rest", "milestone")),
        ("S--/--/-", Scene(), (), ("rest", "milestone")),
        ("T--/--/-", conflict("ilse"), ("rally", "treatment"), ("milestone",)),
        ("L--/--/-", conflict("ilse"), ("rally", "treatment"), ()),
        ("P--/--/-", Scene(), (), ()),
        ("M--/--/-", conflict("ilse"), (), ()),
    ],
)
def test_each_way_to_recover_has_its_boxes(
    boxes: str, scene: Scene, now: tuple[str, ...], later: tuple[str, ...]
) -> None:
    """A rally is for light boxes in a conflict, treatment for scenes; nothing but time ends what others keep up."""
    at = table(strong(boxes), scene=scene)
    assert [(one.now, one.later) for one in nova6.hints(at, "ilse")] == [(now, later)]
    offered = {id: (one.open, one.cite) for id, one in offers(at).items()}
    for action, way in (("rally", "rally"), ("treat", "treatment")):
        assert offered[action][0] is (way in now) and (way in now or offered[action][1] == "nova6.rec.ways")


def test_treatment_eases_light_boxes_at_rest() -> None:
    """At rest treatment eases light boxes, whatever their duration."""
    assert [one.now for one in nova6.hints(table(strong("L--/--/-"), **RESTING), "ilse")] == [("treatment",)]


def test_hints_are_given_once_per_kind_of_box() -> None:
    """Two boxes of one level and duration are one line; empty boxes have none."""
    assert len(nova6.hints(table(strong("SS-/S-/-"), scene=conflict("ilse")), "ilse")) == 2
    assert nova6.hints(table(strong("---/--/-")), "ilse") == ()


def test_hints_on_hidden_boxes_are_not_shown() -> None:
    """Hints do not reveal boxes that a player may not see."""
    foe = changed(filled("S--/--/-", npc("rook")), open=False)
    at = table(hero("ilse"), foe, scene=conflict("ilse"))
    assert nova6.hints(at, "rook") and nova6.hints(redact(at, "ilse"), "rook") == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_has_words(lang: str) -> None:
    """For every filled box the hint says in words when it is cleared."""
    said = voice(lang, "nova6")
    ways = ("now-rally", "now-treatment", "later-rest", "later-milestone")
    wanted = [*(f"term-filled-{letter}" for letter in get_args(Duration)), *(f"term-{way}" for way in ways)]
    assert [key for key in wanted if not said.has(key)] == []


def test_a_rally_needs_a_conflict() -> None:
    """Elsewhere a rally is refused by the rule that lists the other ways."""
    with refused("nova6.rec.ways"):
        act_out(nova6.rally.open("ilse"), table(strong("S--/--/-"), scene=Scene("challenge", "action")))


@pytest.mark.rule("nova6.rec.stressed-free", "nova6.rest.clear")
def test_stressed_boxes_clear_without_a_test() -> None:
    """At rest scene and temporary boxes clear, and longer ones stay."""
    after = moment("rest", strong("STL/--/-")).end()
    assert marks(after.who("ilse")) == "--L/--/-" and after.dice == []


@pytest.mark.rule("nova6.rec.by-duration")
def test_quick_and_brief_boxes_clear_during_a_scene() -> None:
    """A quick box filled in round one stays through it and goes as round two ends; a brief one with the next turn."""
    quick = Box("stressed", "Q", round=1)
    one = changed(strong("---/--/-"), tracks=(changed(strong("---/--/-").tracks[0], boxes=(quick,)),))
    for number, left in ((1, "Q"), (2, "-")):
        after = moment("round-end", one, scene=conflict("ilse", round=number)).end()
        assert marks(after.who("ilse")) == f"{left}//"
    brief = changed(one, tracks=(changed(one.tracks[0], boxes=(Box("stressed", "B", turn=0),)),))
    begun = changed(brief, turn=changed(brief.turn, number=1))
    assert marks(moment("turn-end", begun, "ilse", scene=conflict("ilse")).end().who("ilse")) == "-//"
    assert marks(moment("turn-end", brief, "ilse", scene=conflict("ilse")).end().who("ilse")) == "B//"


@pytest.mark.rule("nova6.rec.test")
@pytest.mark.parametrize(("track", "skill"), [("physical", "physique"), ("mental", "resolve")])
def test_staggered_boxes_need_a_recovery_test(track: str, skill: str) -> None:
    """Physique for the body, Resolve for the mind; a success clears the box."""
    script = moment("rest", strong("---/T-/-", track))
    assert script.plainly_to_ready().pool.why[0].of == skill
    assert marks(healing(script).plainly().who("ilse"), track) == "---/--/-"


@pytest.mark.rule("nova6.rec.staggered-cost")
def test_staggered_boxes_have_no_difficulty() -> None:
    """One rank is one die up; if the level is full its own penalty makes that even."""
    assert moment("rest", strong("---/T-/-")).plainly_to_ready().pool.net == 1
    assert moment("rest", strong("---/TT/-")).plainly_to_ready().pool.net == 0


@pytest.mark.rule("nova6.rec.incap-cost")
def test_the_last_level_needs_a_stunt_point() -> None:
    """A plain success does not clear it, one with a point does; at other tables it is two dice harder instead."""
    gone = changed(strong("---/T-/T"), out="incapacitated")
    plain = healing(moment("rest", strong("---/--/T"))).plainly()
    assert marks(plain.who("ilse")) == "---/--/T"
    assert marks(healing(moment("rest", strong("---/--/T")), points=1).plainly().who("ilse")) == "---/--/-"
    harder = moment("rest", strong("---/--/T"), incapacitated_recovery="minus-2d")
    assert harder.plainly_to_ready().pool.net == -1
    assert marks(healing(harder).plainly().who("ilse")) == "---/--/-"
    both = healing(moment("rest", gone), points=1).asks("ilse", "nova6/clear-boxes")
    both.refuses("ilse", Cleared((5, 3)), "nova6.rec.incap-cost").says("ilse", Cleared((5,)))
    assert both.plainly().who("ilse").out == ""


@pytest.mark.rule("nova6.rec.extra-box")
def test_each_point_clears_another_box() -> None:
    """A point clears both staggered boxes; without one, one of them."""
    script = healing(moment("rest", strong("---/TT/-")), points=1).asks("ilse", "nova6/clear-boxes")
    script.refuses("ilse", Cleared((3, 3)), "nova6.rec.extra-box").refuses("ilse", Cleared((9,)), "nova6.rec.extra-box")
    assert marks(script.says("ilse", Cleared((3, 4))).plainly().who("ilse")) == "---/--/-"
    one = healing(moment("rest", strong("---/TT/-")))
    one.refuses("ilse", Cleared((3, 4)), "nova6.rec.extra-box")
    assert marks(one.plainly().who("ilse")) == "---/-T/-"


@pytest.mark.rule("nova6.rec.lift-consequence")
def test_clearing_one_staggered_box_lifts_the_penalty() -> None:
    """Clearing one of two staggered boxes ends the penalty."""
    after = healing(moment("rest", strong("---/TT/-"))).plainly()
    script = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), after.state).judged()
    assert script.plainly_to_ready().pool.net == 0


@pytest.mark.rule("nova6.rec.incap-until-clear")
def test_an_incapacitated_character_returns_when_the_box_clears() -> None:
    """A scene's end leaves longer boxes; a rest and a point bring the character back."""
    gone = changed(strong("---/--/T"), out="incapacitated")
    assert moment("scene-end", gone).end().who("ilse").out == "incapacitated"
    assert healing(moment("rest", gone), points=1).plainly().who("ilse").out == ""


@pytest.mark.rule("nova6.rec.fail-retry")
def test_a_failed_recovery_is_tested_again_later() -> None:
    """After a failed test at rest the box stays, and the next milestone asks for another."""
    after = healing(moment("rest", strong("---/T-/-")), success=False).plainly()
    assert marks(after.who("ilse")) == "---/T-/-"
    assert moment("minor", after.who("ilse")).waits_for() == "nova6/ready"


@pytest.mark.rule("nova6.rec.fail-extend")
def test_a_failed_recovery_lengthens_a_scene_box() -> None:
    """A staggered box of the scene becomes temporary."""
    after = healing(moment("scene-end", strong("---/S-/-")), success=False).plainly()
    assert marks(after.who("ilse")) == "---/T-/-"


@pytest.mark.rule("nova6.rec.fail-repeat")
def test_further_failures_do_not_lengthen_a_box() -> None:
    """A temporary or longer box keeps its duration."""
    after = healing(moment("minor", strong("---/TL/-")), success=False).plainly()
    assert marks(after.who("ilse")) == "---/TL/-"


@pytest.mark.rule("nova6.cons.incap-return", "nova6.rec.test")
def test_a_last_box_is_tested_when_its_duration_ends() -> None:
    """A last box of the scene is tested as the scene ends."""
    gone = changed(strong("---/--/S"), out="incapacitated")
    assert moment("rest", strong("---/--/L")).waits_for() == "over"
    assert moment("scene-end", gone).waits_for() == "nova6/ready"
    healing(moment("scene-end", gone), points=1).plainly()


@pytest.mark.rule("nova6.scene.close-effects", "nova6.rec.row-scene")
def test_the_end_of_a_scene_clears_scene_boxes() -> None:
    """An advantage and a light box of the scene go, a longer box stays; a staggered one asks for its test."""
    edge = advantage("ilse", 2, duration="S", name="an edge")
    after = moment("scene-end", strong("ST-/--/-"), things=(edge,), marks=(Mark("invoked", "ilse", "x"),)).end()
    assert (marks(after.who("ilse")), after.has_effect("an edge"), after.state.marks) == ("-T-/--/-", False, ())
    assert moment("scene-end", strong("---/S-/-")).waits_for() == "nova6/ready"


# ---- Rally -----------------------------------------------------------------------------------------------------------


def rallying(one: Character, **more: Any) -> NovaScript[Any]:
    return act_out(nova6.rally.open("ilse"), table(one, scene=conflict("ilse"), **more))


@pytest.mark.rule("nova6.rally.turn")
def test_a_rally_takes_the_turn() -> None:
    """No other action is possible in that turn, and after another action a rally is refused."""
    after = healing(rallying(strong("S--/--/-"))).plainly()
    with refused("nova6.multi.skills-declare"):
        act_out(nova6.act.open("ilse", "go", "wits", "overcome"), after.state)
    busy = changed(strong("S--/--/-"), turn=changed(hero("ilse").turn, declared=1, pairs=("wits overcome",)))
    with refused("nova6.rally.turn"):
        rallying(busy)


@pytest.mark.rule("nova6.rally.effect")
def test_a_rally_clears_a_stressed_box() -> None:
    """A rally clears one box of the scene; a failure clears none."""
    assert marks(healing(rallying(strong("S--/--/-"))).plainly().who("ilse")) == "---/--/-"
    assert marks(healing(rallying(strong("S--/--/-")), success=False).plainly().who("ilse")) == "S--/--/-"


@pytest.mark.rule("nova6.rally.sp")
def test_a_point_rallies_a_second_or_longer_box() -> None:
    """A point clears a second box of the scene, or one that lasts a step longer."""
    two = healing(rallying(strong("SS-/--/-")), points=1).says("ilse", Cleared((0, 1)))
    assert marks(two.plainly().who("ilse")) == "---/--/-"
    longer = healing(rallying(strong("ST-/--/-")), points=1)
    longer.refuses("ilse", Cleared((1, 0)), "nova6.rally.sp").says("ilse", Cleared((1,)))
    assert marks(longer.plainly().who("ilse")) == "S--/--/-"
    assert marks(healing(rallying(strong("T--/--/-"))).plainly().who("ilse")) == "T--/--/-"


@pytest.mark.rule("nova6.rally.once")
def test_a_second_rally_costs_a_plot_point() -> None:
    """The first rally is free; the second costs a plot point or is refused."""
    first = healing(rallying(strong("SS-/--/-", plot_points=1))).plainly()
    assert first.who("ilse").plot_points == 1
    fresh = changed(first.state, heroes=tuple(changed(one, turn=hero("x").turn) for one in first.state.heroes))
    again = act_out(nova6.rally.open("ilse"), fresh)
    assert again.stop().who("ilse").plot_points == 0
    poor = changed(fresh, heroes=tuple(changed(one, plot_points=0) for one in fresh.heroes))
    with refused("nova6.pp.floor"):
        act_out(nova6.rally.open("ilse"), poor)


@pytest.mark.rule("nova6.rally.limit")
def test_a_rally_clears_only_stressed_boxes() -> None:
    """Only light boxes are offered; with a staggered box alone there is none to clear."""
    script = healing(rallying(strong("SS-/S-/-")))
    assert [box.level for box in script.asked().boxes] == ["stressed", "stressed"]
    script.plainly()
    assert marks(healing(rallying(strong("---/S-/-")), points=1).plainly().who("ilse")) == "---/S-/-"


@pytest.mark.rule("nova6.rally.by-react")
def test_a_rally_as_a_reaction_clears_one_box() -> None:
    """A reaction rally clears one box, earns nothing, and is the rally of this conflict."""
    start = table(strong("SS-/--/-"), scene=conflict("thug"))
    after = healing(act_out(nova6.rally.open("ilse", "physical", True), start), points=1).plainly()
    assert marks(after.who("ilse")) == "-S-/--/-"
    assert after.last(events.Tested).points == 0 and after.state.is_marked("rallied", "ilse")


# ---- Treatment -------------------------------------------------------------------------------------------------------

ODA = hero("oda", wits=2, interact=2)


def treating(box: str, place: int, ready: Ready = ROLL, faces: tuple[int, ...] = (6, 4, 2, 1, 1), **more: Any) -> str:
    """Oda treats one of Ilse's boxes; the boxes after that."""
    track, ease = more.pop("track", "physical"), more.pop("ease", False)
    start = table(strong(box, track), ODA, **({"scene": conflict("oda")} | more))
    script = act_out(nova6.treat.open("oda", "ilse", track, place, ease), start).gm(Ruling())
    script.says("oda", ready)
    count = int(script.waits_for()[0])
    script.dice(f"{count}d6", *faces[:count])
    if script.waits_for() == "nova6/trio":
        script.picks("oda", *faces[:3], sure=True)
    return marks(script.plainly().who("ilse"), track)


POINT = Ready(pairs=1)
TRIPLES = (5, 5, 5, 1, 1)


@pytest.mark.rule("nova6.treat.skill")
def test_wits_treats_the_body_and_interact_the_mind() -> None:
    """Wits for the body, Interact for the mind; an empty box is none."""
    for track, skill in (("physical", "wits"), ("mental", "interact")):
        script = act_out(nova6.treat.open("oda", "ilse", track), table(strong("S--/--/-", track), ODA))
        assert script.asked().skill.id == skill
    with refused("nova6.treat.skill"):
        act_out(nova6.treat.open("oda", "ilse", "physical", 2), table(strong("S--/--/-"), ODA))


@pytest.mark.rule("nova6.treat.scene")
def test_a_success_treats_a_stressed_box_in_a_scene() -> None:
    """A success clears a stressed box in a scene."""
    assert treating("S--/--/-", 0) == "---/--/-"
    assert treating("S--/--/-", 0, faces=(1, 2, 4, 1, 1)) == "S--/--/-"


@pytest.mark.rule("nova6.treat.scene-staggered")
def test_a_point_treats_a_staggered_box_in_a_scene() -> None:
    """Treating a staggered box in a scene takes a point."""
    assert treating("---/S-/-", 3) == "---/S-/-"
    assert treating("---/S-/-", 3, POINT) == "---/--/-"


@pytest.mark.rule("nova6.treat.scene-incap")
def test_two_points_treat_the_last_box_in_a_scene() -> None:
    """Treating the last box in a scene takes two points."""
    assert treating("---/--/S", 5, POINT) == "---/--/S"
    assert treating("---/--/S", 5, POINT, TRIPLES) == "---/--/-"


@pytest.mark.rule("nova6.treat.scene-time")
def test_a_point_treats_a_longer_box_in_a_scene() -> None:
    """A light box that lasts a step longer needs a point."""
    assert treating("T--/--/-", 0) == "T--/--/-"
    assert treating("T--/--/-", 0, POINT) == "---/--/-"


@pytest.mark.rule("nova6.treat.rest-staggered")
def test_a_success_treats_a_staggered_box_at_rest() -> None:
    """A success clears a staggered box that lasts no longer than temporary."""
    assert treating("---/T-/-", 3, **RESTING) == "---/--/-"
    assert treating("---/L-/-", 3, POINT, **RESTING) == "---/L-/-"


@pytest.mark.rule("nova6.treat.rest-incap")
def test_a_point_treats_the_last_box_at_rest() -> None:
    """Treating the last box at rest takes a point."""
    assert treating("---/--/T", 5, **RESTING) == "---/--/T"
    assert treating("---/--/T", 5, POINT, **RESTING) == "---/--/-"


@pytest.mark.rule("nova6.treat.rest-shorten")
def test_treatment_at_rest_shortens_a_stressed_box() -> None:
    """A lasting box is a step shorter after treatment."""
    assert treating("L--/--/-", 0, ease=True, **RESTING) == "T--/--/-"


def chosen(boxes: str, ready: Ready, faces: tuple[int, ...], scene: dict[str, Any]) -> Any:
    """Oda treats Ilse without having named a box, and the dice have fallen so."""
    script = act_out(nova6.treat.open("oda", "ilse"), table(strong(boxes), ODA, **scene)).gm(Ruling())
    script.says("oda", ready)
    script.dice(script.waits_for(), *faces)
    if script.waits_for() == "nova6/trio":
        script.picks("oda", *faces[:3], sure=True)
    while script.waits_for() == "nova6/after-roll":
        script.conversation.close_window()
    return script


IN_A_FIGHT: dict[str, Any] = {"scene": conflict("oda")}


@pytest.mark.rule("nova6.stunt.scope-staggered", "nova6.treat.skill")
def test_the_box_is_picked_after_the_roll() -> None:
    """Light boxes can be picked without a point, a staggered one with it, and none out of reach."""
    script = chosen("SS-/S-/S", ROLL, (6, 4, 2, 1, 1), IN_A_FIGHT)
    assert [(box.place, box.price) for box in script.asked().boxes] == [(0, 0), (1, 0)]
    script.refuses("oda", 3, "nova6.treat.skill")
    assert marks(script.says("oda", 1).plainly().who("ilse")) == "S--/S-/S"
    script = chosen("SS-/S-/S", POINT, (6, 4, 2), IN_A_FIGHT)
    assert [box.place for box in script.asked().boxes] == [0, 1, 3] and script.asked().default() == 3
    assert marks(script.plainly().who("ilse")) == "SS-/--/S"


@pytest.mark.rule("nova6.treat.rest-shorten", "nova6.treat.rest-staggered")
def test_treatment_at_rest_eases_light_and_clears_staggered_boxes() -> None:
    """The box is picked after the roll; a box that lasts too long is not offered."""
    script = chosen("L--/TL/-", ROLL, (6, 4, 2, 1, 1), RESTING)
    assert [box.place for box in script.asked().boxes] == [0, 3]
    assert marks(script.says("oda", 0).plainly().who("ilse")) == "T--/TL/-"
    script = chosen("L--/TL/-", ROLL, (6, 4, 2, 1, 1), RESTING)
    assert marks(script.says("oda", 3).plainly().who("ilse")) == "L--/-L/-"


def test_a_single_box_is_treated_without_a_question() -> None:
    """The only box in reach is cleared; without one in reach, or a success, none is."""
    assert chosen("S--/S-/-", ROLL, (6, 4, 2, 1, 1), IN_A_FIGHT).waits_for() == "over"
    for boxes, faces in (("---/S-/-", (6, 4, 2, 1, 1)), ("SS-/--/-", (1, 2, 4, 1, 1))):
        assert marks(chosen(boxes, ROLL, faces, IN_A_FIGHT).plainly().who("ilse")) == boxes
    with refused("nova6.treat.skill"):
        act_out(nova6.treat.open("oda", "ilse"), table(strong("---/--/-"), ODA))
