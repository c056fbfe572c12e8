"""NOVA6 limits of damage, boxes, rallies and treatment, and the rules each cites."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects.soak import apply_soak
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, TrackPlan
from moothall.rulesets.nova6.questions import Cleared, Ready, Reduction, Ruling, Worth
from moothall.rulesets.nova6.recovery.recovery import resting, treatment_price
from moothall.rulesets.nova6.state import Box, Cover, Mark, Scene, Turn
from moothall.rulesets.nova6.stress.objects import thing
from moothall.rulesets.nova6.stress.tracks import boxes_of, staggered, tracks_of
from moothall.rulesets.nova6.vocabulary import Property
from tests.books.nova6.support.damage import ILSE, damage, filled, marks, taken, taking
from tests.books.nova6.support.stage import (
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    aspect,
    asset,
    conflict,
    hero,
    npc,
    soak,
    table,
)
from tests.support.citing import refused

IN_A_FIGHT: dict[str, Any] = {"scene": conflict("oda")}
RESTING: dict[str, Any] = {"scene": Scene("exposition", "narrative"), "marks": (Mark("resting", until="scene"),)}
ODA = hero("oda", wits=2)
BUSY = Turn(declared=2, pairs=(), focus="spent")
"""A turn that makes everything harder that counts as an action."""


# ---- Rally and treatment ---------------------------------------------------------------------------------------------


def rally(boxes: str, faces: tuple[int, ...], **more: Any) -> NovaAfter[Any]:
    one = filled(boxes, hero("ilse", **more))
    return act_out(nova6.rally.open("ilse"), table(one, scene=conflict("ilse"))).rolls("ilse", *faces).plainly()


def test_a_rally_clears_one_box_and_takes_the_turn() -> None:
    """A failure clears none, a success one; both take the whole turn and cost no plot point."""
    failed, done = rally("S--/--/-", (1, 2, 3)), rally("S--/--/-", (6, 4, 2))
    assert (failed.result, done.result) == (0, 1)
    assert failed.who("ilse").turn.whole and done.who("ilse").turn.whole
    assert done.rules_of(events.Recovered) == {"nova6.rally.effect"}


def test_action_penalties_do_not_apply_to_recovery() -> None:
    """Rally and recovery are no actions: focus and a second action cost them no die."""
    start = table(filled("S--/--/-", hero("ilse", turn=BUSY)), scene=conflict("ilse"))
    assert act_out(nova6.rally.open("ilse"), start).plainly_to_ready().pool.net == 0
    tired = table(filled("---/S-/-", hero("ilse", turn=BUSY)), scene=conflict("ilse"))
    assert act_out(nova6.close_scene.open(), tired).plainly_to_ready().pool.net == 0


def test_a_rally_does_not_clear_maintained_boxes() -> None:
    """A maintained box cannot be cleared by a rally."""
    assert rally("M--/--/-", (6, 6, 6)).result == 0


def treated(boxes: str, place: int | None, *faces: int, pairs: int = 0, ease: bool = False, **more: Any) -> Any:
    """Oda treats Ilse."""
    start = table(filled(boxes), ODA, **(more or IN_A_FIGHT))
    script = act_out(nova6.treat.open("oda", "ilse", "physical", place, ease), start).gm(Ruling())
    script.says("oda", Ready(pairs=pairs)).dice(script.waits_for(), *faces)
    if script.waits_for() == "nova6/trio":
        script.picks("oda", *sorted(faces)[-3:], sure=True)
    return script.plainly()


def told(*ends: str) -> set[str]:
    return {f"nova6.{end}" for end in ends}


@pytest.mark.parametrize(
    ("boxes", "place", "pairs", "more", "rules"),
    [
        ("S--/--/-", 0, 0, IN_A_FIGHT, told("treat.scene", "treat.skill")),
        ("T--/--/-", 0, 1, IN_A_FIGHT, told("treat.scene", "treat.skill", "treat.scene-time")),
        ("---/S-/-", 3, 1, IN_A_FIGHT, told("treat.scene-staggered", "treat.skill", "stunt.scope-staggered")),
        ("---/T-/-", 3, 0, RESTING, told("treat.rest-staggered", "treat.skill")),
        ("---/--/S", 5, 1, IN_A_FIGHT, told("treat.scene-incap", "treat.skill", "stunt.scope-incap-scene")),
        ("---/--/T", 5, 1, RESTING, told("treat.rest-incap", "treat.skill", "stunt.scope-incap-rest")),
    ],
)
def test_a_treatment_cites_level_rest_and_duration(
    boxes: str, place: int, pairs: int, more: dict[str, Any], rules: set[str]
) -> None:
    """The citations name the box's level, whether it was at rest, and a longer duration in a scene."""
    faces = (5, 5, 5) if pairs else (6, 4, 2, 1, 1)
    after = treated(boxes, place, *faces, pairs=pairs, **more)
    assert (after.result, after.rules_of(events.Recovered)) == (True, rules)
    assert after.all(events.StayedIn) == []


def test_a_failed_treatment_clears_no_box() -> None:
    """A failure clears no box, and a success none beyond its reach."""
    assert treated("S--/--/-", 0, 1, 2, 3, 1, 1).result is False
    assert treated("---/S-/-", 3, 6, 4, 2, 1, 1).result is False


def test_easing_a_light_box_must_be_asked_for() -> None:
    """At rest a named light box is not cleared; shortening its duration must be chosen."""
    script = act_out(nova6.treat.open("oda", "ilse", "physical", 0), table(filled("T--/--/-"), ODA, **RESTING))
    assert script.gm(Ruling()).plainly_through(6).result is False
    assert treated("T--/--/-", 0, 6, 4, 2, 1, 1, ease=True, **RESTING).result is True


def test_a_narrated_treatment_clears_no_box() -> None:
    """A treatment that is narrated and not rolled clears no box."""
    script = act_out(nova6.treat.open("oda", "ilse", "physical", 0), table(filled("S--/--/-"), ODA, **IN_A_FIGHT))
    after = script.gm(Ruling("narrate", text="there is no time")).end()
    assert (after.result, after.all(events.Recovered)) == (False, [])


def test_the_refusal_names_the_empty_box() -> None:
    """Treating an empty box is refused with its place; without a place the refusal names none."""
    for place, named in ((2, "2"), (None, "–")):
        with refused("nova6.treat.skill") as caught:
            act_out(nova6.treat.open("oda", "ilse", "physical", place), table(filled("---/--/-"), ODA))
        assert caught[0].values == {"places": named}


@pytest.mark.parametrize(
    ("scene", "marked", "at_rest"),
    [("exposition", True, True), ("exposition", False, False), ("conflict", True, False)],
)
def test_a_rest_is_an_exposition_marked_as_rest(scene: Any, marked: bool, at_rest: bool) -> None:
    """Only an exposition with the rest mark is a rest."""
    assert resting(table(ILSE, scene=Scene(scene), marks=RESTING["marks"] if marked else ())) is at_rest


PRICE_LIST = [
    ("stressed", "S", 0, None, 0), ("stressed", "B", 0, None, 0), ("stressed", "T", 1, None, 0),
    ("stressed", "P", 5, None, 0), ("stressed", "M", None, None, 0),
    ("staggered", "S", 1, 0, 0), ("staggered", "L", 3, None, None), ("staggered", "T", 2, 0, 0),
    ("incapacitated", "S", 2, 1, 1), ("incapacitated", "T", 3, 1, 1), ("incapacitated", "L", 4, None, None),
]  # fmt: skip


@pytest.mark.parametrize(("level", "lasts", "scene", "rest", "eased"), PRICE_LIST)
def test_treatment_costs_a_point_per_level_less_at_rest(
    level: Any, lasts: Any, scene: int, rest: int, eased: int
) -> None:
    """Each level one point more, at rest one less; in a scene each step beyond it is a point more, at rest a bar."""
    box, calm = Box(level, lasts), table(ILSE, **RESTING)
    prices = (
        treatment_price(table(ILSE), box, False),
        treatment_price(calm, box, False),
        treatment_price(calm, box, True),
    )
    assert [price if price is None else price.amount for price in prices] == [scene, rest, eased]


# ---- Less of a hit ---------------------------------------------------------------------------------------------------

SHIELD = soak("ilse", "shield", 0, Property("repairable"))


def hit(rating: int, *things: Any, **more: Any) -> NovaScript[Any]:
    return taking(damage(rating, **more), *things, scene=conflict("thug"))


def test_reductions_do_not_go_below_zero() -> None:
    """Concession, sacrifice and grave aspect reduce to zero at least, and then no box is filled."""
    assert [(one.id, one.damage, one.level) for one in hit(1, SHIELD).asked().previews] == [
        ("concede", 0, ""), ("sacrifice", 0, ""), ("grave", 0, ""), ("", 1, "stressed"),
    ]  # fmt: skip
    conceded = hit(3).says("ilse", Reduction("concede", "damage")).plainly()
    grave = hit(1).says("ilse", Reduction("grave", steps=1, text="A SCAR")).plainly()
    given = hit(1, SHIELD).says("ilse", Reduction("sacrifice", item="shield")).gm(Worth()).plainly()
    for after in (conceded, grave, given):
        assert after.last(events.Reduced).damage == 0 and marks(after.who("ilse")) == "---/--/-"
    assert conceded.who("ilse").out == "conceded" and grave.who("ilse").out == ""


def test_mental_damage_uses_the_mental_thresholds() -> None:
    """On a mental track staggered at six, four of fear are a light box, before and after."""
    calm = changed(ILSE, tracks=(ILSE.tracks[0], changed(ILSE.tracks[1], staggered=6)))
    script = taking(damage(4, type="mental"), calm, scene=conflict("thug"))
    assert {one.level for one in script.asked().previews} == {"", "stressed"}
    assert marks(script.plainly().who("ilse"), "mental") == "S--/--/-"


def test_a_rejected_sacrifice_is_not_offered_again() -> None:
    """A rejected sacrifice leaves the other items on offer."""
    script = hit(5, SHIELD, asset("ilse", "LANTERN", 1)).says("ilse", Reduction("sacrifice", item="shield"))
    assert script.gm(Worth(False)).asked().items == ("lantern",)
    script.stop()


@pytest.mark.parametrize(("worth", "rule"), [(2, "nova6.reduce.sacrifice"), (4, "nova6.reduce.sacrifice-useful")])
def test_a_sacrifice_cites_the_rule_of_its_worth(worth: int, rule: str) -> None:
    """The usual two cite the common rule, and four that of useful things."""
    script = hit(8, asset("ilse", "LANTERN", 1)).says("ilse", Reduction("sacrifice", item="lantern"))
    after = script.gm(Worth(amount=worth)).plainly()
    assert after.rules_of(events.Reduced) == {rule, "nova6.reduce.combine"}


@pytest.mark.parametrize(("steps", "more"), [(1, set()), (2, {"nova6.reduce.grave-repeat"})])
def test_a_grave_aspect_is_marked_as_made(steps: int, more: set[str]) -> None:
    """A grave aspect is marked as made; its second step is cited."""
    after = hit(8).says("ilse", Reduction("grave", steps=steps, text="A SCAR")).plainly()
    assert after.effect("A SCAR").made
    assert after.rules_of(events.Reduced) == {"nova6.reduce.grave", "nova6.reduce.combine", *more}


BOUND = advantage("ilse", -1, "move", name="bound", made=True)


def given_up(bane: Any, worth: Worth | None = None) -> NovaAfter[Any]:
    script = act_out(nova6.sacrifice.open("ilse", "shield", bane.id), table(ILSE, npc("thug"), SHIELD, bane))
    return script.gm(worth or Worth()).plainly()


def test_a_sacrifice_lifts_a_created_effect() -> None:
    """A sacrifice lifts a created disadvantage or aspect; if the GM rejects it nothing changes."""
    assert given_up(BOUND).result is True and not given_up(BOUND).has_effect("bound")
    turned_down = given_up(BOUND, Worth(False))
    assert turned_down.result is False and turned_down.has_effect("bound")
    assert given_up(aspect("ON FIRE", "ilse", made=True)).result is True
    for other in (
        changed(BOUND, rating=1), changed(BOUND, rating=0), changed(BOUND, made=False), changed(BOUND, owner="thug"),
        aspect("ON FIRE", "ilse"),
    ):  # fmt: skip
        with refused("nova6.reduce.sacrifice"):
            given_up(other)


# ---- What stands in the way ------------------------------------------------------------------------------------------


def steps(draft: Any, *worn: Any) -> list[tuple[str, int, str]]:
    """The steps that reduce a hit, one after another."""
    found = apply_soak(table(*(worn if ILSE.id in [one.id for one in worn] else (ILSE, *worn))), "ilse", draft)
    return [(reason.what, reason.amount, reason.cite.removeprefix("nova6.")) for reason in found.why]


def test_soft_soak_is_modified_step_by_step() -> None:
    """Soft soak is halved, hardened or doubled under its own rule each, and then taken off once."""
    soft, pierce = soak("ilse", "coat", 4, Property("soft")), Property("pierce", 1)
    assert steps(damage(6), soft) == [("soft", -4, "soak.soft-last")]
    assert steps(damage(5), soft) == [("soft", -4, "soak.soft-last")]
    assert steps(damage(4), soft) == [("soft", -3, "soak.soft-floor")]
    assert steps(damage(6, properties=(pierce,)), soft) == [
        ("pierce", 0, "soak.soft-pierce"), ("soft", -2, "soak.soft-last"),
    ]  # fmt: skip
    assert steps(damage(9, properties=(Property("reduced-penetration"),)), soft) == [
        ("reduced", 0, "dmg.reduced-penetration"), ("soft", -8, "soak.soft-last"),
    ]  # fmt: skip


def test_layers_are_cited_from_the_second_on() -> None:
    """One coat is no layer."""
    coat, vest = soak("ilse", "coat", 1, Property("worn-as")), soak("ilse", "vest", 1, Property("worn-as"))
    taken = ("soak", -1, "soak.one-for-one")
    assert steps(damage(4), coat) == [taken]
    assert steps(damage(4), coat, vest) == [("note-layers", 0, "equipment.layering"), taken, taken]


def test_notes_on_soak_have_no_amount() -> None:
    """Notes that nothing is left, soak was ignored or a door was passed carry no number."""
    plate, behind = soak("ilse", "plate", 3), changed(ILSE, cover=Cover("half", "wood-door"))
    pierced = [("pierce", 0, "dmg.pierce-once"), ("soak", -1, "soak.one-for-one")]
    assert steps(damage(6, properties=(Property("pierce", 2),)), plate) == pierced
    nothing, door = ("note-nothing-left", 0, "soak.zero"), ("cover-soak", -5, "cover.wood-door")
    assert steps(damage(2), plate) == [("soak", -3, "soak.one-for-one"), nothing]
    assert steps(damage(2, properties=(Property("direct"),)), plate) == [("direct", 0, "dmg.direct")]
    assert steps(damage(6), behind) == [("note-cover", 0, "cover.soak"), door]
    assert steps(damage(6, past_cover=True), behind) == [("note-cover", 0, "cover.bypass")]


@pytest.mark.parametrize(
    ("of", "type", "subtype", "left"),
    [
        ((), "mental", "fear", 0),
        (("mental",), "mental", "fear", 0),
        (("mental",), "physical", "fire", 3),
        (("physical",), "mental", "fear", 3),
        (("physical",), "", "fire", 0),
        (("fire",), "physical", "fire", 0),
        (("fire",), "physical", "acid", 3),
    ],
)
def test_immunity_covers_a_type_subtype_or_all(of: tuple[str, ...], type: str, subtype: str, left: int) -> None:
    """Immunity covers a type, a subtype or all; untyped damage is physical."""
    stone = soak("ilse", "stone", 0, Property("immune", of=of))
    assert apply_soak(table(ILSE, stone), "ilse", damage(3, type=type, subtype=subtype)).damage == left


@pytest.mark.parametrize(("boxes", "more"), [("---/S-/-", set()), ("---/SS/-", {"nova6.rec.extra-box"})])
def test_a_second_cleared_box_cites_its_own_rule(boxes: str, more: set[str]) -> None:
    """A point clears a second box, and only then is that rule cited."""
    start = table(filled(boxes), scene=conflict("ilse"))
    script = act_out(nova6.close_scene.open(), start)
    script.says("ilse", Ready()).dice(script.waits_for(), 5, 5, 5, *([6] if more else []))
    if script.waits_for() == "nova6/clear-boxes":
        script.says("ilse", Cleared((3, 4)))
    after = script.plainly()
    assert marks(after.who("ilse")) == "---/--/-"
    assert after.rules_of(events.Recovered) & {"nova6.rec.extra-box"} == more


# ---- Boxes -----------------------------------------------------------------------------------------------------------

OWN = TrackPlan("rust", "wits")


@pytest.mark.parametrize(
    ("track", "ranks", "plan", "why"),
    [
        ("physical", 1, None, [(6, "stress.default-boxes")]),
        ("physical", 2, None, [(6, "stress.default-boxes"), (1, "stress.extra-physique")]),
        ("mental", 3, None, [(6, "stress.default-boxes"), (1, "stress.extra-resolve")]),
        ("rust", 0, OWN, [(6, "stress.default-boxes"), (0, "themepack.tracks"), (0, "themepack.tracks-default")]),
        (
            "rust", 2, OWN._replace(boxes=(2, 2, 2)),
            [(6, "stress.default-boxes"), (0, "themepack.tracks"), (0, "themepack.tracks"), (1, "themepack.tracks")],
        ),
    ],
)  # fmt: skip
def test_a_tracks_length_lists_its_reasons(track: str, ranks: int, plan: Any, why: list[tuple[int, str]]) -> None:
    """The reasons are the basic boxes, one for every two ranks, and the track's skill if it is custom."""
    found = [(reason.amount, reason.cite.removeprefix("nova6.")) for reason in boxes_of(track, ranks, plan=plan).why]
    assert found == [*why, (0, "stress.extra-order")]


def test_extras_have_one_box_of_each_level() -> None:
    """Extras have one box of each level; that ranks add none is cited where there are any."""
    rules = [(3, "nova6.stress.extras-npc"), (0, "nova6.npc.extra-stress")]
    for ranks, more in ((1, []), (2, [(0, "nova6.npc.extra-stress-fixed")])):
        found = boxes_of("physical", ranks, kind="extra")
        assert found.counts == (1, 1, 1) and [(one.amount, one.cite) for one in found.why] == rules + more


def test_a_track_recovers_by_its_own_skill() -> None:
    """A track recovers by its recovery skill, or else by the skill that lengthens it."""
    packed = changed(UNIVERSAL, tracks=(OWN, OWN._replace(id="moss", recovers="move")))
    assert [track.recovers for track in tracks_of(ILSE, packed)] == ["wits", "move"]


def test_unknown_damage_types_fill_the_first_track() -> None:
    """Damage of a type without a track fills the first track."""
    assert marks(taken(damage(2, type="rust")).who("ilse")) == "S--/--/-"


@pytest.mark.parametrize(("tracks", "option", "dice", "rule"), [
    (1, "on", -1, "nova6.cons.staggered"), (2, "on", -2, "nova6.cons.staggered-both"),
    (2, "off", -1, "nova6.cons.staggered"),
])  # fmt: skip
def test_staggered_costs_a_die_per_track_or_once(tracks: int, option: str, dice: int, rule: str) -> None:
    """Each staggered track costs one die, or one for both by option."""
    one = filled("---/SS/-", filled("---/SS/-", track="mental") if tracks == 2 else ILSE)
    reasons = [*staggered(table(one, staggered_stacks=option), ActionTest("ilse"))]
    assert [(reason.amount, reason.cite) for reason in reasons] == [(dice, rule)]


# ---- The last level --------------------------------------------------------------------------------------------------

RICH = hero("ilse", plot_points=3)
OVERFULL = changed(
    filled("---/--/S", RICH),
    tracks=(changed(RICH.tracks[0], boxes=(Box("incapacitated", "S"), Box("incapacitated", "", True))), RICH.tracks[1]),
)


@pytest.mark.parametrize(
    ("one", "marked", "asked"),
    [
        (RICH, (), True),
        (changed(RICH, plot_points=0), (), False),
        (changed(RICH, staying=True), (), False),
        (RICH, (Mark("stayed", "ilse", until="scene"),), False),
        (OVERFULL, (), False),
        (filled("---/--/S", RICH), (), False),
    ],
)
def test_staying_in_needs_a_point_and_a_last_box(one: Any, marked: tuple[Mark, ...], asked: bool) -> None:
    """A character pays to stay in once a scene, with a point, if the hit fits in the last box."""
    script = taking(damage(8), one, marks=marked)
    while script.waits_for() == "nova6/reduce":
        script.says("ilse", script.asked().default())
    assert (script.waits_for() == "nova6/stay-in") is asked
    after = script.says("ilse", "out").plainly() if asked else script.plainly()
    assert after.who("ilse").out == "incapacitated" and not after.who("ilse").staying


def test_incapacitation_without_damage_fills_a_last_box() -> None:
    """A box of the last level is filled without damage; the other track is unchanged."""
    for boxes, rule in (("---/--/-", "nova6.stress.fill-incapacitated"), ("---/--/S", "nova6.stress.incap-other")):
        start = filled(boxes, track="mental")
        after = act_out(nova6.take_out.open("ilse"), table(start)).end()
        assert after.last(events.Harmed).damage == 0 and after.rules_of(events.Harmed) == {rule}
        assert after.who("ilse").tracks[0] == start.tracks[0]


LATE = {"scene": conflict("ilse", round=2)}


def test_every_box_stores_when_it_was_filled() -> None:
    """A brief or quick box counts from the turn and round in which it was filled."""
    third, lamp = Turn(number=3), thing("lamp", "Lamp", (1, 1, 1), turn=Turn(number=3))
    hit, up = damage(2, duration="Q"), hero("ilse", turn=third)
    down = changed(filled("---/--/S", up), out="incapacitated")
    found = (
        taken(hit, up, **LATE).who("ilse"),
        taken(hit, down, **LATE).who("ilse"),
        taken(damage(2, "lamp", duration="Q"), lamp, **LATE).who("lamp"),
        act_out(nova6.take_out.open("ilse", "physical", "Q"), table(up, **LATE)).end().who("ilse"),
    )
    for one in found:
        assert [(box.turn, box.round) for box in one.track("physical").boxes if box.filled == "Q"] == [(3, 2)]


def test_damage_to_an_incapacitated_character_adds_a_box() -> None:
    """The extra box is of the track that was hit, and of that one only."""
    down = changed(filled("---/--/S", track="mental"), out="incapacitated")
    after = taken(damage(2, type="mental"), down).who("ilse")
    assert after.tracks[0] == down.tracks[0] and after.track("mental").boxes[-1] == Box("incapacitated", "S", True)


def test_action_penalties_do_not_apply_to_holding_on() -> None:
    """Penalties to actions do not apply to holding on to life."""
    down = changed(filled("---/--/S"), out="incapacitated", turn=BUSY)
    blast = damage(1, properties=(Property("area", 1),))
    script = taking(blast, down, end_hit_while_out="on", end_bystander_save="on", scene=conflict("thug"))
    assert script.says("ilse", "physique").plainly_to_ready().pool.net == 0
