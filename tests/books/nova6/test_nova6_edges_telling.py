"""NOVA6, the story at the edges: what an invoke can do now, who is paid, and what milestones bring at which number."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
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
from moothall.rulesets.nova6.telling.aspects import invocable
from moothall.rulesets.nova6.telling.compels import kind_of
from moothall.rulesets.nova6.telling.gamemastering import levers
from moothall.rulesets.nova6.telling.plotpoints import check_held, held
from moothall.rulesets.nova6.telling.rewards import carries_level, proposed_minor, rises
from moothall.rulesets.nova6.themepacks.packs import UNIVERSAL, Said, Special
from moothall.rulesets.nova6.trying.drafts import Buy
from moothall.rulesets.nova6.trying.trial import Opposed
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait, talent
from support.citing import refused
from support.nova6 import NovaAfter, NovaScript, act_out, advantage, aspect, asset, conflict, hero, npc, table, weapon
from support.nova6_harm import filled, marks

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
    asked: dict[str, Any] = dict(script.talk.questions()) if script.waits_for() == "nova6/after-roll" else {}
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
def test_what_an_invoke_can_do_now(faces: tuple[int, ...], own: set[str], gms: set[str]) -> None:
    """A simple result can be turned; points are added to one's own and taken from the other's, where there are any."""
    assert benefits(rolled(*faces, gm_plot_points=1), "ilse") == own
    assert benefits(rolled(*faces, gm_plot_points=1), "gm") == gms


def test_a_sure_success_cannot_be_rolled_again() -> None:
    """Where no dice fell there is nothing to throw once more."""
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
def test_who_is_asked_after_a_roll(more: dict[str, Any], asked: set[str]) -> None:
    """Whoever could do something: an aspect and a point for it, two uses of an asset, or two setback dice."""
    script = rolled(6, 4, 1, **({"things": ()} | more))
    seats = {seat for seat, _ in script.talk.questions()} if script.waits_for() == "nova6/after-roll" else set()
    script.stop()
    assert seats == asked


def test_assets_turn_successes_only() -> None:
    """After a failure there is no point to add to; setback dice are for any result, or for failures alone."""
    poor = (hero("ilse"), npc("rook"))
    assert rolled(5, 4, 1, things=(asset("ilse", "ROPE", 2),), people=poor).waits_for() != "nova6/after-roll"
    beset = (hero("ilse", setbacks=2), npc("rook"))
    for faces, option, asked in (((6, 4, 1), "on", True), ((6, 4, 1), "off", False), ((5, 4, 1), "off", True)):
        script = rolled(*faces, things=(), people=beset, setback_point_any_result=option)
        assert (script.waits_for() == "nova6/after-roll") is asked
        script.stop()


def test_what_assets_and_setbacks_bring() -> None:
    """Two uses are a point of one's own, two dice one of the other side's."""
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
def test_what_an_invoke_makes_of_a_result(
    faces: tuple[int, ...], benefit: Any, seat: str, comes_to: tuple[bool, int, int]
) -> None:
    """A point more for one's own side, one less for the other, or the plain opposite of a plain result."""
    script = rolled(*faces, gm_plot_points=1)
    script.says(seat, Meddling("invoke", "slippery-floor", benefit, "it fits"))
    verdict = (script.gm("yes") if seat == "ilse" else script).plainly().verdict
    assert (verdict.success, verdict.points, verdict.counter) == comes_to


@pytest.mark.parametrize("faces", [(6, 6, 6), (2, 2, 2)])
def test_what_the_gm_turns_over_brings_nobody_points(faces: tuple[int, ...]) -> None:
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
def test_an_invoke_is_told_by_what_it_was(thing: Any, benefit: Any, marked: Any, told: set[str]) -> None:
    """What sort of aspect, whether it earned a point, and whether it was not the first."""
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
def test_who_is_paid_for_an_invoke(owner: str, sort: Any, option: str, hero_has: int, gm_has: int) -> None:
    """Whoever's aspect is turned against them; nobody for one's own, and for wounds only where the table plays so."""
    thing = aspect("A WORD", owner, id="word", aspect=sort)
    people = (hero("ilse", plot_points=3), hero("bram"), npc("rook"))
    script = rolled(6, 4, 1, things=(thing,), people=people, gm_plot_points=1, stressed_pays_target=option)
    after = script.says("ilse", Meddling("invoke", "word", "reroll", "it fits")).gm("yes").stop()
    assert (after.who("ilse").plot_points, after.state.gm_plot_points) == (hero_has, gm_has)
    assert after.who("bram").plot_points == (1 if owner == "bram" else 0)


def test_whoever_is_invoked_against_may_invoke_again() -> None:
    """Their own mark goes; that of the one who invoked it, and those of others, stay."""
    mine, other = Mark("invoked", "bram", "word", "scene"), Mark("invoked", "oda", "word", "scene")
    people = (hero("ilse", plot_points=3), hero("bram"), hero("oda"), npc("rook"))
    script = rolled(6, 4, 1, things=(aspect("A WORD", "bram", id="word"),), people=people, marks=(mine, other))
    after = script.says("ilse", Meddling("invoke", "word", "reroll", "it fits")).gm("yes").stop()
    assert mine not in after.state.marks and other in after.state.marks
    assert after.state.is_marked("invoked", "ilse", "word")


@pytest.mark.parametrize(("owner", "stays"), [("rook", False), ("", True), ("bram", True)])
def test_when_the_gm_may_invoke_again(owner: str, stays: bool) -> None:
    """After an aspect of one of theirs was turned against them; what is true of the moment or a hero is not theirs."""
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
        ({"effect": "damage", "skill": "move"}, "ilse", "physical", ""),
        ({"effect": "soak"}, "ilse", "soak", "physical"),
        ({"effect": "soak", "skill": "move"}, "ilse", "soak", "physical"),
        ({"effect": "advantage", "skill": "move"}, "ilse", "advantage", ""),
    ],
)
def test_something_beside_a_result(said: dict[str, Any], who: str, kind: str, type: str) -> None:
    """A box of body or mind by the skill, or something of one's own making; for oneself if nobody is named."""
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
def test_who_may_invoke_what(thing: Any, by: str, free: bool) -> None:
    """What one knows of; an asset those who have it, while it has uses; a wound everybody but whoever has it."""
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
def test_who_compels_whom(by: str, target: str, kind: str) -> None:
    """The GM, oneself, another player, or anybody somebody of the GM's."""
    assert kind_of(table(hero("ilse"), hero("bram"), npc("rook")), by, target) == kind


def test_talk_about_a_compel_comes_to_an_end() -> None:
    """Twenty times it may be put otherwise; then it has not happened."""
    script = act_out(nova6.compel.open("", "ilse", "in-debt", "pay now"), table(hero("ilse"), DEBT))
    for number in range(20):
        script.says("ilse", CompelAnswer("negotiate", "later")).gm(Terms(True, f"pay on day {number}"))
    assert script.end().result is False


@pytest.mark.parametrize(("does", "happens", "points"), [("accept", True, 2), ("refuse", False, 0)])
def test_what_comes_of_a_compel(does: Any, happens: bool, points: int) -> None:
    """Taken it is true for the scene and paid for, refused it costs."""
    script = act_out(nova6.compel.open("", "ilse", "in-debt", "PAY NOW"), table(hero("ilse", plot_points=1), DEBT))
    after = script.says("ilse", CompelAnswer(does, "she slips away")).end()
    assert (after.result, after.who("ilse").plot_points, after.has_effect("PAY NOW")) == (happens, points, happens)
    if happens:
        made = after.effect("PAY NOW")
        assert (made.made, made.duration) == (True, "S") and after.state.is_marked("compelled", "", made.id)


def test_what_comes_of_compelling_the_gms() -> None:
    """It happens, or the GM pays to prevent it; a proposal the GM turns down costs nothing."""
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


def test_whose_plot_points_count() -> None:
    """A hero's own, and for everybody else those of the GM."""
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
def test_what_is_activated(trait: Trait, marked: tuple[Mark, ...], left: int, told: set[str]) -> None:
    """For its price once a scene, or as often as it says for nothing."""
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
def test_what_is_not_activated(trait: Trait, marked: tuple[Mark, ...], points: int, rule: str) -> None:
    """What works already, what nobody can pay, what was had often enough, and what need not be."""
    with refused(rule):
        activated(trait, *marked, points=points)


# ---- Milestones ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("acts", "which"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_which_minor_milestone_brings_the_level(acts: int, which: int) -> None:
    """The middle one of those that are planned."""
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
def test_whether_a_milestone_brings_a_level(story: Story, kind: Any, wanted: Any, brings: bool) -> None:
    """Greater ones do; a minor one once in a scenario, at its time or when the GM says so."""
    assert carries_level(story, kind, wanted) is brings
    with refused("nova6.milestone.minor-level"):
        carries_level(Story(levelled=True), "minor", "yes")


def test_who_rises_by_a_minor_milestone() -> None:
    """Nobody from the fifth level on."""
    found = [(rises(hero("ilse", level=level), "minor"), rises(hero("ilse", level=level), "major")) for level in (4, 5)]
    assert found == [(True, True), (False, True)]


@pytest.mark.parametrize(
    ("kind", "word", "said"),
    [("minor", "", True), ("minor", "no", False), ("minor", "yes", False), ("major", "", False)],
)
def test_which_minor_one_it_is_matters_unless_the_gm_says(kind: Any, word: Any, said: bool) -> None:
    """A minor milestone is told by its place in the scenario where that decides about the level."""
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
def test_a_reward_is_told_by_what_it_is(
    level: int, word: Any, quiet: bool, told: set[str], now: tuple[int, int]
) -> None:
    """What may be changed, and whether it brings a level, to whom it brings one, and what has to wait."""
    at = table(hero("ilse", level=level))
    after = act_out(nova6.milestone.open("minor", level=word, quiet=quiet), at).plainly()
    assert after.rules_of(events.Rewarded) == told
    assert (after.who("ilse").level, after.who("ilse").advances) == now


@pytest.mark.parametrize(
    ("points", "refresh", "cut", "after"), [(1, 3, 0, 3), (5, 3, 0, 5), (0, 3, 1, 2), (0, 1, 2, 0), (3, 3, 0, 3)]
)
def test_points_after_a_milestone(points: int, refresh: int, cut: int, after: int) -> None:
    """Up to the refresh less what rests have cost, never below nothing, and what is more is kept."""
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
def test_setbacks_after_a_milestone(expiry: str, kind: Any, scenario: bool, left: int) -> None:
    """They stay, unless the table has them end with milestones or with a scenario."""
    at = table(hero("ilse", setbacks=2), setback_expiry=expiry)
    assert act_out(nova6.milestone.open(kind, scenario), at).plainly().who("ilse").setbacks == left


def resting(*things: Any, **more: Any) -> NovaAfter[Any]:
    begun = (
        act_out(nova6.rest.open(), table(hero("ilse", turn=Turn(focus="spent")), *things, **more))
        .gm(Peace("safe"))
        .end()
    )
    return act_out(nova6.finish_rest.open(), begun.state).plainly()


def test_a_rest_is_told_by_what_it_brought() -> None:
    """That uses are back is said where something was used up that a rest brings back."""
    gun = weapon("ilse", "gun", 1, Property("uses"), marks=("exhausted",))
    ammo = changed(gun, properties=(Property("uses"), Property("ammo")))
    for thing, said in ((gun, True), (ammo, False), (changed(gun, marks=()), False)):
        assert ("nova6.rest.uses" in resting(thing).rules_of(events.Marked)) is said


def test_whether_a_rest_begins() -> None:
    """Not where it is unsafe, nor where a threat was not kept off; a second one only if all agree to pay."""
    at = table(hero("ilse"), hero("bram"))
    assert act_out(nova6.rest.open(), at).gm(Peace("unsafe")).end().result is False
    assert act_out(nova6.rest.open(), at).gm(Peace("safe")).end().result is True
    again = changed(at, marks=(Mark("rested", until="milestone"),))
    assert act_out(nova6.rest.open(), again).says("ilse", "yes").says("bram", "no").end().result is False
    both = act_out(nova6.rest.open(), again).says("ilse", "yes").says("bram", "yes").gm(Peace("safe")).end()
    assert both.result is True and [one.refresh_cut for one in both.state.heroes] == [1, 1]


@pytest.mark.parametrize(("faces", "begins", "setbacks"), [((6, 4, 2), True, 0), ((1, 2, 4), False, 1)])
def test_a_threat_before_a_rest(faces: tuple[int, ...], begins: bool, setbacks: int) -> None:
    """All must succeed, and whoever is out is not asked; a failure may be a setback die for each."""
    at = table(hero("ilse"), hero("bram", out="incapacitated"))
    script = act_out(nova6.rest.open(), at).gm(Peace("threat", skill="wits")).rolls("ilse", *faces)
    after = (script.gm("setback") if not begins else script).plainly()
    assert (after.result, after.who("ilse").setbacks, after.who("bram").setbacks) == (begins, setbacks, 0)


@pytest.mark.parametrize(("named", "dice"), [("", 1), ("move", 2)])
def test_by_what_a_resting_place_is_found(named: str, dice: int) -> None:
    """By the skill that the GM names, and by the one for surviving where none is named."""
    script = act_out(nova6.rest.open(), table(hero("ilse", wits=1, move=2))).gm(Peace("threat", named))
    assert script.plainly_to_ready().pool.net == dice


def test_stabilising_somebody() -> None:
    """It is no action, and works or does not."""
    busy = hero("oda", turn=Turn(declared=2, focus="spent"))
    at = table(busy, changed(filled("---/--/S"), out="incapacitated"), scene=conflict("oda"))
    for faces, works in (((6, 4, 2), True), ((1, 2, 4), False)):
        script = act_out(nova6.stabilise.open("oda", "ilse"), at)
        assert script.asked().pool.net == 0
        after = script.rolls("oda", *faces).plainly()
        assert after.result is works and after.state.is_marked("stabilised", "ilse") is works


# ---- The world -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "worth", "rule"), [(1, 0, "one"), (2, 0, "count"), (3, 0, "three"), (4, 4, "three")])
def test_how_many_issues_are_worth_a_word(count: int, worth: int, rule: str) -> None:
    """More than three."""
    script = act_out(nova6.create_game.open(), table())
    while script.waits_for() != "nova6/which-issues":
        seat, asked = script.talk.questions()[0]
        script.says(seat, asked.default())
    script.gm(Issues(tuple(Issue(f"Issue {number}", "current") for number in range(count))))
    after = script.plainly()
    assert after.last(events.IssuesCounted).count == worth
    assert after.rules_of(events.IssuesCounted) == {f"nova6.setting.issue-{rule}"}


@pytest.mark.parametrize(("kind", "rule"), [("issue", "issues"), ("world", "world-aspects")])
def test_what_is_written_lies_on_the_table(kind: Any, rule: str) -> None:
    """Issues and statements about the world are aspects of the whole game, each by its own rule."""
    after = act_out(nova6.write_entry.open(kind, "The tide rises"), table()).end()
    assert after.rules_of(events.EffectBegan) == rules(f"setting.{rule}", "aspect.game")


def test_what_the_world_pulls_at() -> None:
    """Issues of the game, and aspects of heroes; not those of others, nor what is no aspect."""
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
        script.talk.close_window()
    return script.says("ilse", Buy(stunt, int(stunt[-1]), of, text))


def declared(stunt: str, of: str = "", text: str = "guards") -> NovaAfter[Any]:
    """The GM agrees that somebody is there."""
    return declaring(stunt, of, text).gm(StuntVerdict()).plainly()


@pytest.mark.parametrize(("stunt", "told"), [("declare-1", events.EffectBegan), ("declare-2", events.Appeared)])
@pytest.mark.parametrize(("text", "otherwise"), [("", False), ("sleepers", True)])
def test_what_was_put_otherwise_says_so(stunt: str, told: type[Any], text: str, otherwise: bool) -> None:
    """By the rule for what clashes with the story, and not where it is as it was declared."""
    after = declaring(stunt).gm(StuntVerdict(text=text)).plainly()
    assert ("nova6.stunt.declare-conflict" in after.rules_of(told)) is otherwise


@pytest.mark.parametrize("stunt", ["declare-1", "declare-2", "declare-3"])
def test_what_the_gm_turns_down_costs_nothing(stunt: str) -> None:
    """Nobody is there, nothing is so, and the points are there for something else."""
    script = declaring(stunt).gm(StuntVerdict(False))
    assert script.asked().points == 3
    after = script.stop()
    assert (after.state.others, after.has_effect("guards"), after.all(events.StuntBought)) == ((), False, [])


def test_who_is_declared() -> None:
    """Somebody of no importance, somebody of some, or three of none; each with boxes and an id of their own."""
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


def test_a_test_of_a_packs_own() -> None:
    """As hard as it says and no action; a failure hurts as much as it says, a success not at all."""
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
def test_whoever_is_used_to_it_is_spared(often: int, spared: list[bool]) -> None:
    """Every so many times they are tested, and it is counted anew after that."""
    at = packed(COLD, traits=(Trait("hardy", "Hardy", gives=(Gives("interval", often, of="cold"),)),))
    for free in spared:
        script = act_out(nova6.special_rule.open("cold"), at)
        assert (script.waits_for() == "over") is free
        at = script.plainly_through(6).state
    assert not at.is_marked("spared", "ilse", "cold")


@pytest.mark.parametrize("used_to", [Gives("interval", 3, of="heat"), Gives("dice", 3, of="cold")])
def test_being_used_to_something_else_spares_nobody(used_to: Gives) -> None:
    """Whoever knows another rule of the pack, or this one in another way, is tested like everybody."""
    at = packed(COLD, traits=(Trait("hardy", "Hardy", gives=(used_to,)),))
    assert act_out(nova6.special_rule.open("cold"), at).waits_for() != "over"


@pytest.mark.parametrize(("type", "track"), [("", "physical"), ("mental", "mental")])
def test_what_a_rule_of_the_packs_hurts(type: str, track: str) -> None:
    """The track of its type, and the body where it names none."""
    after = act_out(nova6.special_rule.open("cold"), packed(changed(COLD, type=type))).plainly_through(1)
    hurt = [one.id for one in after.who("ilse").tracks if any(box.filled for box in one.boxes)]
    assert hurt == [track]


@pytest.mark.parametrize("hook", ["condition", "zone-tag"])
def test_a_rule_of_the_packs_goes_by_its_title(hook: Any) -> None:
    """What lies on the table is called as the pack calls it, or by the rule's id where the pack has no words for it."""
    plain = packed(Special("fog", hook, difficulty=1))
    assert act_out(nova6.special_rule.open("fog"), plain).end().has_effect("fog")
    pack = changed(UNIVERSAL, special=(Special("fog", hook),), words=(Said("special.fog", "en", "The grey"),))
    assert act_out(nova6.special_rule.open("fog"), table(pack=pack)).end().has_effect("The grey")


@pytest.mark.parametrize(("special", "known"), [((COLD, Special("heat")), "cold, heat"), ((), "–")])
def test_which_rules_the_pack_has(special: tuple[Special, ...], known: str) -> None:
    """Whoever names another is told of them, or that there are none."""
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
def test_what_is_written_down_later(kind: Any, when: Any, written: tuple[str, str, bool]) -> None:
    """An issue is there already unless it is said to come; a mystery is the GM's; ids count their own kind."""
    after = act_out(nova6.write_entry.open(kind, "The tide", when=when), table()).end()
    entry = after.state.setting.entries[0]
    assert (entry.id, entry.when, entry.known) == written and after.result == written[0]
    assert act_out(nova6.write_entry.open(kind, "Another"), after.state).end().result == f"{kind}-2"


def test_an_issue_that_changes() -> None:
    """Its old words no longer count; settled, it is no aspect any more, and cannot be changed again."""
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
def test_what_is_not_said_of_an_issue_stays(said: Any, now: tuple[str, str]) -> None:
    """It keeps its time and its note until others are named."""
    start = nova6.write_entry.open("issue", "The tide rises", note="by the moon", when="impending")
    at = act_out(start, table()).end().state
    entry = act_out(nova6.change_issue.open("issue-1", "It stands", **said), at).end().state.setting.entries[0]
    assert (entry.when, entry.note) == now


@pytest.mark.parametrize(
    ("said", "now"),
    [({}, ("It rings", "cracked")), ({"concept": "It hums", "note": "whole"}, ("It hums", "whole"))],
)
def test_what_is_not_said_of_a_mystery_stays(said: Any, now: tuple[str, str]) -> None:
    """It was what the GM had written, unless it turns out otherwise."""
    at = act_out(nova6.write_entry.open("mystery", "The bell", concept="It rings", note="cracked"), table()).end().state
    entry = act_out(nova6.uncover.open("mystery-1", **said), at).end().state.setting.entries[0]
    assert (entry.concept, entry.note) == now


@pytest.mark.parametrize("kind", ["world", "issue", "person", "place", "organisation", "mystery"])
def test_only_an_issue_is_worded_as_one(kind: Any) -> None:
    """That it is to be put as trouble is said of issues alone."""
    told = act_out(nova6.write_entry.open(kind, "The tide rises"), table()).end().rules_of(events.EntryWritten)
    assert ("nova6.setting.issue-wording" in told) is (kind == "issue")


def test_a_mystery_that_is_found_out() -> None:
    """It is struck, and what it was is known to all."""
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


def test_somebody_of_the_setting_at_the_table() -> None:
    """With a name, boxes, and a high concept where there is one."""
    for concept, aspects in (("Keeper of the bell", ["Keeper of the bell"]), ("", [])):
        at = act_out(nova6.write_entry.open("person", "Jory", concept=concept), table()).end().state
        after = act_out(nova6.bring_person.open("person-1", "jory"), at).end()
        assert (after.who("jory").kind, len(after.who("jory").tracks[0].boxes)) == ("principal", 6)
        assert [one.name for one in after.state.effects] == aspects
    with refused("nova6.setting.people"):
        place = act_out(nova6.write_entry.open("place", "The weir"), table()).end().state
        act_out(nova6.bring_person.open("place-1"), place)


def test_a_place_that_matters() -> None:
    """A scene there may have its concept as an aspect, if the GM says so; one without a concept is not asked about."""
    for concept, said, names in (("Cold stone", "yes", ["Cold stone"]), ("Cold stone", "no", []), ("", None, [])):
        at = act_out(nova6.write_entry.open("place", "The Weir", concept=concept), table(hero("ilse"))).end().state
        script = act_out(nova6.open_scene.open("exposition", place=" the weir"), at)
        after = (script.gm(said) if said else script).plainly()
        assert [one.name for one in after.state.effects] == names


def test_an_invoked_asset_loses_one_use() -> None:
    """Of three two are left."""
    script = rolled(6, 4, 1, things=(asset("ilse", "ROPE", 3),))
    after = script.says("ilse", Meddling("invoke", "rope", "reroll", "it holds")).gm("yes").stop()
    assert after.effect("ROPE").rating == 2
