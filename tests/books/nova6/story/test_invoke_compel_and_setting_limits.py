"""NOVA6 limits of invokes, compels, milestones, rests and settings, and the rules each cites."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.aspects.invocation import invocable
from moothall.rulesets.nova6.aspects.plot_points import check_held, held
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import Opposed
from moothall.rulesets.nova6.gamemastering.demands import levers
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Said, Special
from moothall.rulesets.nova6.questions import (
    CompelAnswer,
    Issue,
    Issues,
    Meddling,
    Peace,
    Preparation,
    Ready,
    StuntVerdict,
    Terms,
)
from moothall.rulesets.nova6.state import Mark, Story, Table, Turn
from moothall.rulesets.nova6.story.compels import kind_of
from moothall.rulesets.nova6.story.rewards import carries_level, proposed_minor, rises
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait, talent
from tests.books.nova6.support.damage import filled, marks
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
    table,
    weapon,
)
from tests.support.citing import refused

FLOOR = aspect("Slippery floor", duration="S", aspect="situation")
DEBT = aspect("In debt", "ilse")
STRESSED = aspect("STRESSED", "rook", id="stressed-rook-physical", aspect="consequence")


def rules(*ends: str) -> set[str]:
    return {f"nova6.{end}" for end in ends}


# ---- Invoking --------------------------------------------------------------------------------------------------------


def rolled(
    *faces: int, things: tuple[Any, ...] = (FLOOR,), targets: tuple[str, ...] = (), **more: Any
) -> NovaScript[Any]:
    """Ilse has rolled, and the result can still be turned."""
    people = more.pop("people", (hero("ilse", plot_points=3), npc("rook")))
    at = table(*people, *things, scene=conflict("ilse"), **more)
    script = act_out(nova6.act.open("ilse", "cross", "move", targets=targets), at)
    script.judged(against=tuple(Opposed(one, "move") for one in targets))
    if script.waits_for() == "nova6/prepare":
        script.says("ilse", Preparation())
    return script.rolls("ilse", *faces)


def benefits(script: NovaScript[Any], seat: str) -> set[str]:
    asked: dict[str, Any] = dict(script.conversation.questions()) if script.waits_for() == "nova6/after-roll" else {}
    script.stop()
    return {option.id for option in asked[seat].benefits} if seat in asked else set()


@pytest.mark.parametrize(
    ("faces", "own", "gms"),
    [
        ((5, 4, 1), {"reroll", "effect", "succeed"}, {"reroll", "effect", "succeed", "point"}),
        ((6, 4, 1), {"reroll", "effect", "point"}, {"reroll", "effect", "fail"}),
        ((4, 4, 4), {"reroll", "effect", "point"}, {"reroll", "effect", "negate"}),
        ((2, 2, 2), {"reroll", "effect", "negate"}, {"reroll", "effect", "point"}),
    ],
)
def test_an_invokes_benefits_depend_on_the_result(faces: tuple[int, ...], own: set[str], gms: set[str]) -> None:
    """A simple result can be turned; points are added to one side or taken from the other where there are any."""
    assert benefits(rolled(*faces, gm_plot_points=1), "ilse") == own
    assert benefits(rolled(*faces, gm_plot_points=1), "gm") == gms


def test_a_success_without_a_roll_cannot_be_rerolled() -> None:
    """Without dice there is no reroll."""
    sure = hero("ilse", talent("practiced", "move"), move=1, plot_points=1)
    script = act_out(nova6.act.open("ilse", "cross", "move"), table(sure, FLOOR, scene=conflict("ilse"))).judged()
    assert benefits(script.says("ilse", Ready(take=True)), "ilse") == {"effect", "point"}


@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({}, set()),
        ({"things": (FLOOR,)}, {"ilse"}),
        ({"things": (FLOOR,), "gm_plot_points": 1}, {"ilse", "gm"}),
        ({"things": (FLOOR,), "people": (hero("ilse"), npc("rook"))}, set()),
        ({"things": (asset("ilse", "ROPE", 2),), "people": (hero("ilse"), npc("rook"))}, {"ilse"}),
        ({"things": (asset("ilse", "ROPE", 1),), "people": (hero("ilse"), npc("rook"))}, set()),
        ({"things": (asset("rook", "ROPE", 2),), "people": (hero("ilse"), npc("rook"))}, set()),
        ({"things": (), "people": (hero("ilse", setbacks=2), npc("rook"))}, {"gm"}),
        ({"things": (), "people": (hero("ilse", setbacks=1), npc("rook"))}, set()),
    ],
)
def test_seats_with_an_option_are_asked_after_a_roll(more: dict[str, Any], asked: set[str]) -> None:
    """An aspect and a point, two uses of an asset, or two setback dice make a seat asked."""
    script = rolled(6, 4, 1, **({"things": ()} | more))
    seats = {seat for seat, _ in script.conversation.questions()} if script.waits_for() == "nova6/after-roll" else set()
    script.stop()
    assert seats == asked


def test_assets_add_points_only_to_successes() -> None:
    """After a failure assets add no point; setback dice serve any result, or failures alone by option."""
    poor = (hero("ilse"), npc("rook"))
    assert rolled(5, 4, 1, things=(asset("ilse", "ROPE", 2),), people=poor).waits_for() != "nova6/after-roll"
    beset = (hero("ilse", setbacks=2), npc("rook"))
    for faces, option, asked in (((6, 4, 1), "on", True), ((6, 4, 1), "off", False), ((5, 4, 1), "off", True)):
        script = rolled(*faces, things=(), people=beset, setback_point_any_result=option)
        assert (script.waits_for() == "nova6/after-roll") is asked
        script.stop()


def test_two_uses_or_two_setbacks_are_a_point() -> None:
    """Two uses are a point for the player, two setback dice one for the other side."""
    after = rolled(6, 4, 1, things=(asset("ilse", "ROPE", 3),), people=(hero("ilse"), npc("rook")))
    used = after.says("ilse", Meddling("assets", asset="rope")).plainly()
    assert used.verdict.points == 1 and used.effect("ROPE").rating == 1
    beset = rolled(5, 4, 1, things=(), people=(hero("ilse", setbacks=3), npc("rook")))
    turned = beset.gm(Meddling("setbacks")).plainly()
    assert turned.verdict.counter == 1 and turned.who("ilse").setbacks == 1


@pytest.mark.parametrize(
    ("faces", "benefit", "seat", "comes_to"),
    [
        ((4, 4, 4), "negate", "gm", (True, 0, 0)),
        ((2, 2, 2), "negate", "ilse", (False, 0, 0)),
        ((4, 4, 4), "point", "ilse", (True, 2, 0)),
        ((2, 2, 2), "point", "gm", (False, 0, 2)),
        ((6, 4, 1), "fail", "gm", (False, 0, 0)),
        ((5, 4, 1), "succeed", "ilse", (True, 0, 0)),
    ],
)
def test_an_invoke_adds_negates_or_turns_a_result(
    faces: tuple[int, ...], benefit: Any, seat: str, comes_to: tuple[bool, int, int]
) -> None:
    """An invoke adds a point, takes one from the other side, or turns a simple result."""
    script = rolled(*faces, gm_plot_points=1)
    script.says(seat, Meddling("invoke", "slippery-floor", benefit, "it fits"))
    verdict = (script.gm("yes") if seat == "ilse" else script).plainly().verdict
    assert (verdict.success, verdict.points, verdict.counter) == comes_to


@pytest.mark.parametrize("faces", [(6, 6, 6), (2, 2, 2)])
def test_an_overruled_result_has_no_points(faces: tuple[int, ...]) -> None:
    """The points of the dice belong to the result that no longer stands."""
    script = act_out(nova6.act.open("ilse", "climb", "move", "overcome"), table(hero("ilse"))).judged(review=True)
    verdict = script.rolls("ilse", *faces).gm(Meddling("overrule")).plainly().verdict
    assert (verdict.points, verdict.counter) == (0, 0)


INVOKED = rules("invoke.cost", "aspect.bend-costs")
HURT = rules("cons.stressed", "invoke.stressed-exempt", "pp.spend-consequence")


@pytest.mark.parametrize(
    ("thing", "benefit", "marked", "told"),
    [
        (FLOOR, "reroll", (), INVOKED),
        (FLOOR, "point", (), INVOKED | rules("stunt.earn-invoke")),
        (aspect("The long war", aspect="game"), "reroll", (), INVOKED | rules("aspect.game")),
        (STRESSED, "reroll", (), INVOKED | HURT),
        (FLOOR, "reroll", (Mark("roll", "ilse", "other", "roll"),), INVOKED | rules("invoke.many")),
        (FLOOR, "reroll", (Mark("roll", "bram", "other", "roll"),), INVOKED),
        (FLOOR, "reroll", (Mark("invoked", "bram", "slippery-floor", "scene"),), INVOKED | rules("invoke.per-person")),
        (FLOOR, "reroll", (Mark("invoked", "bram", "other", "scene"),), INVOKED),
    ],
)
def test_an_invoke_cites_its_aspect_pay_and_repetition(thing: Any, benefit: Any, marked: Any, told: set[str]) -> None:
    """The citations name the sort of aspect, whether it paid, and whether it was not the first."""
    script = rolled(6, 4, 1, things=(thing,), marks=marked)
    script.says("ilse", Meddling("invoke", thing.id, benefit, "it fits")).gm("yes")
    assert script.stop().rules_of(events.Invoked) == told


@pytest.mark.parametrize(
    ("owner", "sort", "option", "hero_has", "gm_has"),
    [
        ("ilse", "character", "off", 2, 1),
        ("bram", "character", "off", 2, 1),
        ("rook", "character", "off", 2, 2),
        ("", "situation", "off", 2, 1),
        ("rook", "consequence", "off", 2, 1),
        ("rook", "consequence", "on", 2, 2),
    ],
)
def test_the_owner_of_a_hostile_invoke_is_paid(owner: str, sort: Any, option: str, hero_has: int, gm_has: int) -> None:
    """The owner of the aspect is paid; nobody for their own, and for wounds only by option."""
    thing = aspect("A WORD", owner, id="word", aspect=sort)
    people = (hero("ilse", plot_points=3), hero("bram"), npc("rook"))
    script = rolled(6, 4, 1, things=(thing,), people=people, gm_plot_points=1, stressed_pays_target=option)
    after = script.says("ilse", Meddling("invoke", "word", "reroll", "it fits")).gm("yes").stop()
    assert (after.who("ilse").plot_points, after.state.gm_plot_points) == (hero_has, gm_has)
    assert after.who("bram").plot_points == (1 if owner == "bram" else 0)


def test_a_hostile_invoke_renews_the_owners_invoke() -> None:
    """The owner's mark goes; those of the invoker and of others stay."""
    mine, other = Mark("invoked", "bram", "word", "scene"), Mark("invoked", "oda", "word", "scene")
    people = (hero("ilse", plot_points=3), hero("bram"), hero("oda"), npc("rook"))
    script = rolled(6, 4, 1, things=(aspect("A WORD", "bram", id="word"),), people=people, marks=(mine, other))
    after = script.says("ilse", Meddling("invoke", "word", "reroll", "it fits")).gm("yes").stop()
    assert mine not in after.state.marks and other in after.state.marks
    assert after.state.is_marked("invoked", "ilse", "word")


@pytest.mark.parametrize(("owner", "stays"), [("rook", False), ("", True), ("bram", True)])
def test_a_hostile_invoke_on_an_npc_renews_the_gms_invoke(owner: str, stays: bool) -> None:
    """The GM may invoke again after an NPC's aspect was used; situation and hero aspects do not count."""
    gms = Mark("invoked", "", "word", "scene")
    people = (hero("ilse", plot_points=3), hero("bram"), npc("rook"))
    script = rolled(6, 4, 1, things=(aspect("A WORD", owner, id="word"),), people=people, marks=(gms,))
    after = script.says("ilse", Meddling("invoke", "word", "reroll", "it fits")).gm("yes").stop()
    assert (gms in after.state.marks) is stays


@pytest.mark.parametrize(
    ("said", "who", "kind", "type"),
    [
        ({"effect": "damage", "skill": "move", "to": "rook"}, "rook", "physical", ""),
        ({"effect": "damage", "skill": "", "to": "rook"}, "rook", "physical", ""),
        ({"effect": "damage", "skill": "interact", "to": "rook"}, "rook", "mental", ""),
        ({"effect": "soak"}, "ilse", "soak", "physical"),
        ({"effect": "soak", "skill": "move"}, "ilse", "soak", "physical"),
        ({"effect": "advantage", "skill": "move"}, "ilse", "advantage", ""),
    ],
)
def test_an_invoked_effect_goes_to_its_target(said: dict[str, Any], who: str, kind: str, type: str) -> None:
    """Damage goes to the track of the skill; an effect is made for oneself unless a target is named."""
    answer = Meddling("invoke", "slippery-floor", "effect", "it fits", name="a slide", **said)
    after = rolled(6, 4, 1).says("ilse", answer).gm("yes").plainly()
    if said["effect"] == "damage":
        assert after.last(events.Harmed).who == who and marks(after.who(who), kind).startswith("S")
        return
    made = after.effect("a slide")
    assert (made.owner, made.kind, made.type, made.rating, made.made) == (who, kind, type, 1, True)
    assert made.skills == (("move",) if kind == "advantage" else ())


@pytest.mark.parametrize(
    ("thing", "by", "free"),
    [
        (FLOOR, "ilse", True),
        (FLOOR, "", True),
        (changed(FLOOR, known=False), "ilse", False),
        (changed(FLOOR, known=False), "", True),
        (asset("ilse", "ROPE", 1), "ilse", True),
        (asset("ilse", "ROPE", 0), "ilse", False),
        (asset("bram", "ROPE", 1), "ilse", False),
        (asset("", "ROPE", 1), "ilse", True),
        (asset("ilse", "ROPE", 1), "", False),
        (asset("rook", "ROPE", 1), "", True),
        (asset("ilse", "ROPE", 1, properties=(Property("signature"),)), "ilse", False),
        (STRESSED, "ilse", True),
        (STRESSED, "", False),
        (changed(STRESSED, owner="ilse"), "ilse", False),
        (changed(STRESSED, owner="ilse"), "", True),
        (advantage("ilse", 1), "ilse", False),
    ],
)
def test_known_aspects_own_assets_and_others_wounds_are_invocable(thing: Any, by: str, free: bool) -> None:
    """Known aspects, own assets with uses, and wounds of others can be invoked."""
    at = table(hero("ilse"), hero("bram"), npc("rook"), thing)
    assert bool(invocable(at, by)) is free


# ---- Compels ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "target", "kind"),
    [
        ("", "ilse", "gm"),
        ("ilse", "ilse", "self"),
        ("bram", "ilse", "player"),
        ("ilse", "rook", "npc"),
        ("", "rook", "npc"),
    ],
)
def test_a_compels_kind_depends_on_both_sides(by: str, target: str, kind: str) -> None:
    """A compel is the GM's, one's own, another player's, or one against an NPC."""
    assert kind_of(table(hero("ilse"), hero("bram"), npc("rook")), by, target) == kind


def test_a_compel_is_negotiated_at_most_twenty_times() -> None:
    """After twenty negotiations the compel lapses."""
    script = act_out(nova6.compel.open("", "ilse", "in-debt", "pay now"), table(hero("ilse"), DEBT))
    for number in range(20):
        script.says("ilse", CompelAnswer("negotiate", "later")).gm(Terms(True, f"pay on day {number}"))
    assert script.end().result is False


@pytest.mark.parametrize(("does", "happens", "points"), [("accept", True, 2), ("refuse", False, 0)])
def test_an_accepted_compel_pays_and_a_refused_one_costs(does: Any, happens: bool, points: int) -> None:
    """Taken it is true for the scene and paid for, refused it costs."""
    script = act_out(nova6.compel.open("", "ilse", "in-debt", "PAY NOW"), table(hero("ilse", plot_points=1), DEBT))
    after = script.says("ilse", CompelAnswer(does, "she slips away")).end()
    assert (after.result, after.who("ilse").plot_points, after.has_effect("PAY NOW")) == (happens, points, happens)
    if happens:
        made = after.effect("PAY NOW")
        assert (made.made, made.duration) == (True, "S") and after.state.is_marked("compelled", "", made.id)


def test_the_gm_pays_to_prevent_an_npcs_compel() -> None:
    """The compel happens, or the GM pays to prevent it; a rejected proposal costs nothing."""
    at = table(hero("ilse", plot_points=1), npc("rook"), aspect("Proud", "rook"), gm_plot_points=1)
    opening = nova6.compel.open("ilse", "rook", "proud", "HE BOASTS")
    turned_down = act_out(opening, at).gm(Terms(False)).end()
    assert (turned_down.result, turned_down.who("ilse").plot_points) == (False, 1)
    for said, happens, gms in (("let", True, 2), ("prevent", False, 0)):
        script = act_out(opening, at).gm(Terms(True))
        options = [option.id for option in script.asked().options()]
        after = script.gm("prevent" if said == "prevent" else next(one for one in options if one != "prevent")).end()
        assert (after.result, after.who("ilse").plot_points, after.state.gm_plot_points) == (happens, 0, gms)


# ---- Plot points -----------------------------------------------------------------------------------------------------


def test_npcs_use_the_gms_plot_points() -> None:
    """A hero spends their own points, an NPC those of the GM."""
    at = table(hero("ilse", plot_points=2), npc("rook", plot_points=9), gm_plot_points=4)
    assert [held(at, who) for who in ("ilse", "rook", "")] == [2, 4, 4]
    check_held(at, "ilse", 2)
    with refused("nova6.pp.floor"):
        check_held(at, "ilse", 3)


def activated(trait: Trait, *marked: Mark, points: int = 3) -> NovaAfter[Any]:
    at = table(hero("ilse", trait, plot_points=points), marks=marked)
    return act_out(nova6.activate.open("ilse", trait.id), at).end()


ACTIVE = Mark("active", "ilse", "gift", "scene")
PAID = Trait("gift", "Gift", gives=(Gives("dice", 1, points=2), Gives("dice", 1)))
LIMITED = Trait("gift", "Gift", gives=(Gives("dice", 1),), per_scene=2)
BOUGHT = rules("pp.spend-activate")


@pytest.mark.parametrize(
    ("trait", "marked", "left", "told"),
    [
        (PAID, (), 1, BOUGHT),
        (PAID._replace(kind="feature"), (), 1, BOUGHT | rules("feature.cost")),
        (LIMITED, (), 3, BOUGHT | rules("talent.weaken")),
        (LIMITED, (ACTIVE,), 3, BOUGHT | rules("talent.weaken")),
        (LIMITED._replace(kind="feature"), (), 3, BOUGHT | rules("talent.weaken")),
    ],
)
def test_a_trait_is_activated_for_its_price(trait: Trait, marked: tuple[Mark, ...], left: int, told: set[str]) -> None:
    """A trait is activated for its price once a scene, or freely as often as it says."""
    after = activated(trait, *marked)
    assert (after.who("ilse").plot_points, after.rules_of(events.Marked)) == (left, told)


@pytest.mark.parametrize(
    ("trait", "marked", "points", "rule"),
    [
        (PAID, (ACTIVE,), 3, "nova6.pp.spend-activate"),
        (PAID, (), 1, "nova6.pp.floor"),
        (LIMITED, (ACTIVE, ACTIVE), 3, "nova6.talent.weaken"),
        (Trait("gift", "Gift", gives=(Gives("dice", 1),)), (), 3, "nova6.pp.spend-activate"),
    ],
)
def test_an_active_or_unaffordable_trait_is_refused(
    trait: Trait, marked: tuple[Mark, ...], points: int, rule: str
) -> None:
    """A trait already active, unaffordable, used up, or always on cannot be activated."""
    with refused(rule):
        activated(trait, *marked, points=points)


# ---- Milestones ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("acts", "which"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_middle_minor_milestone_brings_the_level(acts: int, which: int) -> None:
    """The middle one of the planned minor milestones brings the level."""
    assert proposed_minor(acts).id == str(which)


@pytest.mark.parametrize(
    ("story", "kind", "wanted", "brings"),
    [
        (Story(), "major", "no", True),
        (Story(), "minor", "", True),
        (Story(acts=4), "minor", "", False),
        (Story(acts=4, minors=1), "minor", "", True),
        (Story(acts=4, minors=2), "minor", "", True),
        (Story(levelled=True), "minor", "", False),
        (Story(), "minor", "no", False),
        (Story(acts=4), "minor", "yes", True),
        (Story(levelled=True), "minor", "no", False),
    ],
)
def test_minor_milestones_bring_a_level_once_per_scenario(story: Story, kind: Any, wanted: Any, brings: bool) -> None:
    """Greater milestones always bring a level; a minor one once in a scenario, in its place or by the GM."""
    assert carries_level(story, kind, wanted) is brings
    with refused("nova6.milestone.minor-level"):
        carries_level(Story(levelled=True), "minor", "yes")


def test_minor_milestones_bring_no_level_from_level_five() -> None:
    """A character of level five or higher gains no level from a minor milestone."""
    found = [(rises(hero("ilse", level=level), "minor"), rises(hero("ilse", level=level), "major")) for level in (4, 5)]
    assert found == [(True, True), (False, True)]


@pytest.mark.parametrize(
    ("kind", "word", "said"),
    [("minor", "", True), ("minor", "no", False), ("minor", "yes", False), ("major", "", False)],
)
def test_a_minor_milestones_place_is_cited_if_it_decides(kind: Any, word: Any, said: bool) -> None:
    """Its place in the scenario is cited where that decides about the level."""
    after = act_out(nova6.milestone.open(kind, level=word), table(hero("ilse"))).plainly()
    assert ("nova6.milestone.minor-level-which" in after.rules_of(events.MilestonePassed)) is said


EVERY = rules("recovery.minor", "milestone.minor-aspect", "milestone.minor-perk")
RISEN = rules("milestone.level-advance", "character.advances-per-level")


@pytest.mark.parametrize(
    ("level", "word", "quiet", "told", "now"),
    [
        (1, "yes", False, EVERY | RISEN | rules("milestone.minor-level"), (2, 1)),
        (5, "yes", False, EVERY | rules("milestone.minor-level"), (5, 0)),
        (1, "no", False, EVERY, (1, 0)),
        (1, "no", True, EVERY | rules("milestone.justify"), (1, 0)),
    ],
)
def test_a_reward_cites_changes_and_level(
    level: int, word: Any, quiet: bool, told: set[str], now: tuple[int, int]
) -> None:
    """A reward cites what may be changed, whose level rises, and what has to wait."""
    at = table(hero("ilse", level=level))
    after = act_out(nova6.milestone.open("minor", level=word, quiet=quiet), at).plainly()
    assert after.rules_of(events.Rewarded) == told
    assert (after.who("ilse").level, after.who("ilse").advances) == now


@pytest.mark.parametrize(
    ("points", "refresh", "cut", "after"), [(1, 3, 0, 3), (5, 3, 0, 5), (0, 3, 1, 2), (0, 1, 2, 0), (3, 3, 0, 3)]
)
def test_a_milestone_refills_points_to_refresh(points: int, refresh: int, cut: int, after: int) -> None:
    """Points rise to the refresh less the cost of rests, never below zero; surplus is kept."""
    at = table(hero("ilse", plot_points=points, refresh=refresh, refresh_cut=cut))
    assert act_out(nova6.milestone.open("minor"), at).plainly().who("ilse").plot_points == after


@pytest.mark.parametrize(
    ("expiry", "kind", "scenario", "left"),
    [
        ("never", "major", True, 2),
        ("milestone", "minor", False, 0),
        ("scenario", "minor", False, 2),
        ("scenario", "minor", True, 0),
        ("scenario", "major", False, 2),
    ],
)
def test_setbacks_outlast_milestones_by_default(expiry: str, kind: Any, scenario: bool, left: int) -> None:
    """Setback dice stay, unless an option ends them with milestones or with a scenario."""
    at = table(hero("ilse", setbacks=2), setback_expiry=expiry)
    assert act_out(nova6.milestone.open(kind, scenario), at).plainly().who("ilse").setbacks == left


def resting(*things: Any, **more: Any) -> NovaAfter[Any]:
    begun = (
        act_out(nova6.rest.open(), table(hero("ilse", turn=Turn(focus="spent")), *things, **more))
        .gm(Peace("safe"))
        .end()
    )
    return act_out(nova6.finish_rest.open(), begun.state).plainly()


def test_a_rest_cites_restored_uses() -> None:
    """Restored uses are cited only where a rest restored some."""
    gun = weapon("ilse", "gun", 1, Property("uses"), marks=("exhausted",))
    ammo = changed(gun, properties=(Property("uses"), Property("ammo")))
    for thing, said in ((gun, True), (ammo, False), (changed(gun, marks=()), False)):
        assert ("nova6.rest.uses" in resting(thing).rules_of(events.Marked)) is said


def test_a_rest_begins_only_in_safety() -> None:
    """An unsafe place or an open threat prevents a rest; a second one needs all to agree to pay."""
    at = table(hero("ilse"), hero("bram"))
    assert act_out(nova6.rest.open(), at).gm(Peace("unsafe")).end().result is False
    assert act_out(nova6.rest.open(), at).gm(Peace("safe")).end().result is True
    again = changed(at, marks=(Mark("rested", until="milestone"),))
    assert act_out(nova6.rest.open(), again).says("ilse", "yes").says("bram", "no").end().result is False
    both = act_out(nova6.rest.open(), again).says("ilse", "yes").says("bram", "yes").gm(Peace("safe")).end()
    assert both.result is True and [one.refresh_cut for one in both.state.heroes] == [1, 1]


@pytest.mark.parametrize(("faces", "begins", "setbacks"), [((6, 4, 2), True, 0), ((1, 2, 4), False, 1)])
def test_a_threat_before_a_rest_is_tested_by_all(faces: tuple[int, ...], begins: bool, setbacks: int) -> None:
    """All must succeed, characters who are out are not asked; a failure may be a setback die each."""
    at = table(hero("ilse"), hero("bram", out="incapacitated"))
    script = act_out(nova6.rest.open(), at).gm(Peace("threat", skill="wits")).rolls("ilse", *faces)
    after = (script.gm("setback") if not begins else script).plainly()
    assert (after.result, after.who("ilse").setbacks, after.who("bram").setbacks) == (begins, setbacks, 0)


@pytest.mark.parametrize(("named", "dice"), [("", 1), ("move", 2)])
def test_a_resting_place_is_found_by_the_named_skill(named: str, dice: int) -> None:
    """The GM names the skill; by default it is that of survival."""
    script = act_out(nova6.rest.open(), table(hero("ilse", wits=1, move=2))).gm(Peace("threat", named))
    assert script.plainly_to_ready().pool.net == dice


def test_stabilising_is_no_action() -> None:
    """Stabilising is no action; a success marks the character as stabilised, a failure does not."""
    busy = hero("oda", turn=Turn(declared=2, focus="spent"))
    at = table(busy, changed(filled("---/--/S"), out="incapacitated"), scene=conflict("oda"))
    for faces, works in (((6, 4, 2), True), ((1, 2, 4), False)):
        script = act_out(nova6.stabilise.open("oda", "ilse"), at)
        assert script.asked().pool.net == 0
        after = script.rolls("oda", *faces).plainly()
        assert after.result is works and after.state.is_marked("stabilised", "ilse") is works


# ---- The world -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "worth", "rule"), [(1, 0, "one"), (2, 0, "count"), (3, 0, "three"), (4, 4, "three")])
def test_more_than_three_issues_are_remarked_upon(count: int, worth: int, rule: str) -> None:
    """More than three issues bring a hint."""
    script = act_out(nova6.create_game.open(), table())
    while script.waits_for() != "nova6/which-issues":
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    script.gm(Issues(tuple(Issue(f"Issue {number}", "current") for number in range(count))))
    after = script.plainly()
    assert after.last(events.IssuesCounted).count == worth
    assert after.rules_of(events.IssuesCounted) == {f"nova6.setting.issue-{rule}"}


@pytest.mark.parametrize(("kind", "rule"), [("issue", "issues"), ("world", "world-aspects")])
def test_issues_and_statements_are_game_aspects(kind: Any, rule: str) -> None:
    """Issues and statements about the world are aspects of the whole game, each by its own rule."""
    after = act_out(nova6.write_entry.open(kind, "The tide rises"), table()).end()
    assert after.rules_of(events.EffectBegan) == rules(f"setting.{rule}", "aspect.game")


def test_levers_are_issues_and_heroes_aspects() -> None:
    """Levers are issues of the game and aspects of heroes; not those of NPCs, nor assets."""
    at = table(
        hero("ilse"),
        npc("rook"),
        aspect("The war", id="war", aspect="game"),
        DEBT,
        aspect("Proud", "rook"),
        FLOOR,
        asset("ilse", "ROPE", 1),
    )
    assert [(lever.name, lever.who) for lever in levers(at)] == [("The war", ""), ("In debt", "ilse")]


def declaring(stunt: str, of: str = "", text: str = "guards") -> NovaScript[Any]:
    """Ilse offers up to three points so that somebody is there."""
    sharp = hero("ilse", talent("focused", "move"), plot_points=3)
    script = act_out(nova6.act.open("ilse", "look", "move"), table(sharp, FLOOR, scene=conflict("ilse"))).judged()
    script.rolls("ilse", 4, 4, 4).says("ilse", Meddling("invoke", "slippery-floor", "point", "so")).gm("yes")
    while script.waits_for() == "nova6/after-roll":
        script.conversation.close_window()
    return script.says("ilse", Buy(stunt, int(stunt[-1]), of, text))


def declared(stunt: str, of: str = "", text: str = "guards") -> NovaAfter[Any]:
    """The GM agrees that somebody is there."""
    return declaring(stunt, of, text).gm(StuntVerdict()).plainly()


@pytest.mark.parametrize(("stunt", "told"), [("declare-1", events.EffectBegan), ("declare-2", events.Appeared)])
@pytest.mark.parametrize(("text", "otherwise"), [("", False), ("sleepers", True)])
def test_a_reworded_declaration_cites_the_conflict_rule(
    stunt: str, told: type[Any], text: str, otherwise: bool
) -> None:
    """The rule for conflicts with the story is cited only where the GM reworded the declaration."""
    after = declaring(stunt).gm(StuntVerdict(text=text)).plainly()
    assert ("nova6.stunt.declare-conflict" in after.rules_of(told)) is otherwise


@pytest.mark.parametrize("stunt", ["declare-1", "declare-2", "declare-3"])
def test_a_rejected_declaration_costs_nothing(stunt: str) -> None:
    """No NPC or fact appears, and the points are left for other stunts."""
    script = declaring(stunt).gm(StuntVerdict(False))
    assert script.asked().points == 3
    after = script.stop()
    assert (after.state.others, after.has_effect("guards"), after.all(events.StuntBought)) == ((), False, [])


def test_declare_brings_extras_or_a_principal() -> None:
    """Two points bring an extra, three a principal or three extras, each with boxes and an id."""
    found = [[(one.id, one.kind) for one in declared(*what).state.others] for what in (
        ("declare-2",), ("declare-3",), ("declare-3", "group"),
    )]  # fmt: skip
    assert found == [
        [("declared-1", "extra")], [("declared-1", "principal")],
        [("declared-1", "extra"), ("declared-2", "extra"), ("declared-3", "extra")],
    ]  # fmt: skip
    assert [len(one.tracks[0].boxes) for one in declared("declare-3").state.others] == [6]
    made = declared("declare-1", text="A TRAPDOOR").effect("A TRAPDOOR")
    assert (made.made, made.duration, made.aspect) == (True, "S", "situation")


# ---- Rules of a pack -------------------------------------------------------------------------------------------------


def packed(*special: Special, **more: Any) -> Table:
    ilse = hero("ilse", *more.pop("traits", ()), turn=more.pop("turn", Turn()))
    return table(ilse, pack=changed(UNIVERSAL, id="own", special=special), **more)


COLD = Special("cold", "interval-test", "physique", 1, 2)


def test_a_packs_test_has_its_own_difficulty_and_damage() -> None:
    """The pack's test is no action and as hard as the pack says; a failure deals its damage, a success none."""
    for faces, harm in (((6, 5, 5, 5), 0), ((1, 2, 4, 6), 1)):
        busy = packed(COLD)
        busy = changed(
            busy, heroes=(changed(busy.heroes[0], turn=Turn(declared=2, focus="spent")),), scene=conflict("ilse")
        )
        script = act_out(nova6.special_rule.open("cold"), busy)
        assert script.plainly_to_ready().pool.net == -1
        after = script.rolls("ilse", *faces).plainly()
        assert [fact.damage for fact in after.all(events.Harmed)] == [2] * harm


@pytest.mark.parametrize(("often", "spared"), [(1, [False, False]), (2, [True, False]), (3, [True, True, False])])
def test_a_hardened_character_skips_the_packs_test(often: int, spared: list[bool]) -> None:
    """The character is tested only every so many times, and the count restarts after a test."""
    at = packed(COLD, traits=(Trait("hardy", "Hardy", gives=(Gives("interval", often, of="cold"),)),))
    for free in spared:
        script = act_out(nova6.special_rule.open("cold"), at)
        assert (script.waits_for() == "over") is free
        at = script.plainly_through(6).state
    assert not at.is_marked("spared", "ilse", "cold")


@pytest.mark.parametrize("used_to", [Gives("interval", 3, of="heat"), Gives("dice", 3, of="cold")])
def test_other_traits_do_not_skip_the_packs_test(used_to: Gives) -> None:
    """A trait for another rule of the pack, or of another kind, does not skip the test."""
    at = packed(COLD, traits=(Trait("hardy", "Hardy", gives=(used_to,)),))
    assert act_out(nova6.special_rule.open("cold"), at).waits_for() != "over"


@pytest.mark.parametrize(("type", "track"), [("", "physical"), ("mental", "mental")])
def test_a_packs_test_damages_its_types_track(type: str, track: str) -> None:
    """The pack's test damages the track of its type, and the physical one by default."""
    after = act_out(nova6.special_rule.open("cold"), packed(changed(COLD, type=type))).plainly_through(1)
    hurt = [one.id for one in after.who("ilse").tracks if any(box.filled for box in one.boxes)]
    assert hurt == [track]


@pytest.mark.parametrize("hook", ["condition", "zone-tag"])
def test_a_packs_rule_shows_its_title(hook: Any) -> None:
    """The effect has the rule's title in the pack's words, or its id where the pack has none."""
    plain = packed(Special("fog", hook, difficulty=1))
    assert act_out(nova6.special_rule.open("fog"), plain).end().has_effect("fog")
    pack = changed(UNIVERSAL, special=(Special("fog", hook),), words=(Said("special.fog", "en", "The grey"),))
    assert act_out(nova6.special_rule.open("fog"), table(pack=pack)).end().has_effect("The grey")


@pytest.mark.parametrize(("special", "known"), [((COLD, Special("heat")), "cold, heat"), ((), "–")])
def test_an_unknown_pack_rule_is_refused_with_a_list(special: tuple[Special, ...], known: str) -> None:
    """The refusal lists the pack's rules, or says that there are none."""
    with refused("nova6.themepack.special-rules") as caught:
        act_out(nova6.special_rule.open("rain"), packed(*special))
    assert caught[0].values == {"rule": "rain", "known": known}


# ---- Later in the world ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "when", "written"),
    [
        ("issue", "", ("issue-1", "current", True)),
        ("issue", "impending", ("issue-1", "impending", True)),
        ("mystery", "", ("mystery-1", "", False)),
        ("person", "current", ("person-1", "", True)),
    ],
)
def test_a_new_entry_has_its_default_state(kind: Any, when: Any, written: tuple[str, str, bool]) -> None:
    """An issue is current unless said to be impending; a mystery is the GM's; ids count per kind."""
    after = act_out(nova6.write_entry.open(kind, "The tide", when=when), table()).end()
    entry = after.state.setting.entries[0]
    assert (entry.id, entry.when, entry.known) == written and after.result == written[0]
    assert act_out(nova6.write_entry.open(kind, "Another"), after.state).end().result == f"{kind}-2"


def test_a_changed_issue_replaces_its_aspect() -> None:
    """The old words no longer count; a settled issue is no aspect and cannot be changed again."""
    at = act_out(nova6.write_entry.open("issue", "The tide rises"), table()).end().state
    other = act_out(nova6.change_issue.open("issue-1", "The tide stands"), at).end().state
    assert [one.name for one in other.effects] == ["The tide stands"]
    closed = act_out(nova6.change_issue.open("issue-1", closed=True), at).end().state
    assert (
        closed.effects == () and closed.setting.entries[0].closed and closed.setting.entries[0].name == "The tide rises"
    )
    with refused("nova6.setting.issue-change"):
        act_out(nova6.change_issue.open("issue-1", "Again"), closed)
    person = act_out(nova6.write_entry.open("person", "Jory"), table()).end().state
    with refused("nova6.setting.issue-change"):
        act_out(nova6.change_issue.open("person-1", "Again"), person)


@pytest.mark.parametrize(
    ("said", "now"),
    [({}, ("impending", "by the moon")), ({"when": "current", "note": "no"}, ("current", "no"))],
)
def test_a_changed_issue_keeps_time_and_note_by_default(said: Any, now: tuple[str, str]) -> None:
    """A changed issue keeps its time and its note unless others are named."""
    start = nova6.write_entry.open("issue", "The tide rises", note="by the moon", when="impending")
    at = act_out(start, table()).end().state
    entry = act_out(nova6.change_issue.open("issue-1", "It stands", **said), at).end().state.setting.entries[0]
    assert (entry.when, entry.note) == now


@pytest.mark.parametrize(
    ("said", "now"),
    [({}, ("It rings", "cracked")), ({"concept": "It hums", "note": "whole"}, ("It hums", "whole"))],
)
def test_an_uncovered_mystery_keeps_its_text_by_default(said: Any, now: tuple[str, str]) -> None:
    """An uncovered mystery keeps the GM's text unless another is given."""
    at = act_out(nova6.write_entry.open("mystery", "The bell", concept="It rings", note="cracked"), table()).end().state
    entry = act_out(nova6.uncover.open("mystery-1", **said), at).end().state.setting.entries[0]
    assert (entry.concept, entry.note) == now


@pytest.mark.parametrize("kind", ["world", "issue", "person", "place", "organisation", "mystery"])
def test_only_issues_cite_the_wording_rule(kind: Any) -> None:
    """That it should be worded as trouble is cited for issues alone."""
    told = act_out(nova6.write_entry.open(kind, "The tide rises"), table()).end().rules_of(events.EntryWritten)
    assert ("nova6.setting.issue-wording" in told) is (kind == "issue")


def test_an_uncovered_mystery_is_known_to_all() -> None:
    """An uncovered mystery becomes an entry of its kind, known to all."""
    at = (
        act_out(nova6.write_entry.open("mystery", "The bell", tie="the tower", concept="It rings"), table()).end().state
    )
    after = act_out(nova6.uncover.open("mystery-1", "place"), at).end()
    found = after.state.setting.entries
    assert [(one.kind, one.name, one.tie, one.concept, one.known) for one in found] == [
        ("place", "The bell", "the tower", "It rings", True)
    ]
    with refused("nova6.setting.mystery"):
        act_out(nova6.uncover.open(after.result or ""), after.state)


def test_a_person_of_the_setting_enters_as_a_principal() -> None:
    """The person has a name, boxes, and a high concept where there is one."""
    for concept, aspects in (("Keeper of the bell", ["Keeper of the bell"]), ("", [])):
        at = act_out(nova6.write_entry.open("person", "Jory", concept=concept), table()).end().state
        after = act_out(nova6.bring_person.open("person-1", "jory"), at).end()
        assert (after.who("jory").kind, len(after.who("jory").tracks[0].boxes)) == ("principal", 6)
        assert [one.name for one in after.state.effects] == aspects
    with refused("nova6.setting.people"):
        place = act_out(nova6.write_entry.open("place", "The weir"), table()).end().state
        act_out(nova6.bring_person.open("place-1"), place)


def test_a_scene_may_take_its_places_concept_as_an_aspect() -> None:
    """The GM is asked whether the place's concept is an aspect; one without a concept is not asked about."""
    for concept, said, names in (("Cold stone", "yes", ["Cold stone"]), ("Cold stone", "no", []), ("", None, [])):
        at = act_out(nova6.write_entry.open("place", "The Weir", concept=concept), table(hero("ilse"))).end().state
        script = act_out(nova6.open_scene.open("exposition", place=" the weir"), at)
        after = (script.gm(said) if said else script).plainly()
        assert [one.name for one in after.state.effects] == names


def test_an_invoked_asset_loses_one_use() -> None:
    """An invoked asset of three uses has two left."""
    script = rolled(6, 4, 1, things=(asset("ilse", "ROPE", 3),))
    after = script.says("ilse", Meddling("invoke", "rope", "reroll", "it holds")).gm("yes").stop()
    assert after.effect("ROPE").rating == 2
