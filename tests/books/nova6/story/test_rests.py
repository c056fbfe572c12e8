"""NOVA6 rests: when one is possible, what it clears and restores; milestones likewise."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.questions import Advantage, Peace
from moothall.rulesets.nova6.state import Character, Effect, Mark, Scene, Table
from moothall.rulesets.nova6.vocabulary import Property
from tests.books.nova6.support.damage import filled, marks
from tests.books.nova6.support.stage import NovaAfter, NovaScript, act_out, advantage, aspect, hero, table, weapon
from tests.support.citing import refused

ILSE, ODA = hero("ilse", physique=1), hero("oda", wits=1)
RESTING: dict[str, Any] = {"scene": Scene("exposition", "narrative"), "marks": (Mark("resting", until="scene"),)}


def resting(*things: Any, **more: Any) -> NovaScript[Any]:
    """The heroes want to rest."""
    people = [thing for thing in things if isinstance(thing, Character)]
    return act_out(nova6.rest.open(), table(*(people or (ILSE, ODA)), *_others(things), **more))


def _others(things: tuple[Any, ...]) -> list[Any]:
    return [thing for thing in things if not isinstance(thing, Character)]


def rested(*things: Any, **more: Any) -> NovaAfter[Any]:
    """A rest is over."""
    return act_out(nova6.finish_rest.open(), table(*things, **(RESTING | more))).plainly()


def milestone(kind: Any, *things: Any, **more: Any) -> NovaAfter[Any]:
    return act_out(nova6.milestone.open(kind), table(*things, **more)).plainly()


# ---- When ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.rest.scene")
def test_a_rest_is_an_exposition() -> None:
    """A rest is in narrative time, with one action each."""
    state = resting().gm(Peace()).end().state
    assert (state.scene.kind, state.scene.scale) == ("exposition", "narrative")
    script = act_out(nova6.act.open("ilse", "mend", "wits", "overcome"), state).judged()
    again = script.rolls("ilse", 6, 4, 2).plainly().state
    with refused("nova6.expo.one-action"):
        act_out(nova6.act.open("ilse", "mend", "wits", "overcome"), again)


@pytest.mark.rule("nova6.rest.safe")
def test_the_gm_says_whether_a_rest_is_safe() -> None:
    """The GM says whether there is any; how long it takes nobody asks."""
    no = resting().asks("gm", "nova6/safe-to-rest").gm(Peace("unsafe")).end()
    assert (no.result, no.state.scene.kind) == (False, "")
    yes = resting().gm(Peace("safe")).end()
    assert (yes.result, yes.state.seconds) == (True, 0)


def threatened(*faces: tuple[int, ...]) -> NovaScript[Any]:
    script = resting().gm(Peace("threat", "wits", "survival"))
    for who, dice in zip(("ilse", "oda"), faces, strict=True):
        script.rolls(who, *dice)
        if script.waits_for() == "nova6/trio":
            script.picks(who, *dice[:3], sure=True)
    return script


@pytest.mark.rule("nova6.rest.group-test")
@pytest.mark.parametrize(("skill", "use"), [("wits", "survival"), ("wits", "streetwise"), ("move", "stealth")])
def test_a_nearby_threat_is_tested_by_all(skill: str, use: str) -> None:
    """The wilds, a city, a chase: the GM names the skill, and everybody is tested."""
    script = resting().gm(Peace("threat", skill, use))
    assert script.plainly_to_ready().who == "ilse"
    called = script.stop().last(events.GroupCalled)
    assert (called.mode, called.members) == ("all", ("ilse", "oda"))
    assert threatened((6, 4, 2), (6, 4, 2, 1)).end().result is True


@pytest.mark.rule("nova6.rest.group-fail")
@pytest.mark.parametrize(("what", "kind"), [("setback", ""), ("challenge", "challenge"), ("conflict", "conflict")])
def test_a_failed_test_prevents_the_rest(what: str, kind: str) -> None:
    """A setback for each and no rest, or first a scene of another kind."""
    script = threatened((1, 2, 4), (6, 4, 2, 1)).asks("gm", "nova6/no-rest", "setback", "challenge", "conflict")
    after = script.gm(what).stop()
    assert after.state.scene.kind == kind and not after.state.is_marked("resting")
    assert after.who("ilse").setbacks == (1 if what == "setback" else 0)


@pytest.mark.rule("nova6.rest.limit")
def test_a_second_rest_before_a_milestone_needs_consent() -> None:
    """Every player is asked for a second rest, and one no is enough."""
    once = rested(ILSE, ODA).state
    script = act_out(nova6.rest.open(), once).asks("ilse", "nova6/rest-again", "no", "yes")
    assert script.says("ilse", "no").end().result is False
    fresh = act_out(nova6.milestone.open("minor"), once).plainly().state
    assert act_out(nova6.rest.open(), fresh).waits_for() == "nova6/safe-to-rest"


@pytest.mark.rule("nova6.rest.extra")
def test_a_second_rest_lowers_the_next_refresh() -> None:
    """If all say yes, the next refresh of each is one lower, once."""
    once = rested(ILSE, ODA).state
    script = act_out(nova6.rest.open(), once).says("ilse", "yes").says("oda", "yes").gm(Peace())
    again = script.end().state
    assert [one.refresh_cut for one in again.heroes] == [1, 1]
    after = act_out(nova6.milestone.open("minor"), again).plainly()
    assert [one.plot_points for one in after.state.heroes] == [2, 2]
    later = act_out(nova6.milestone.open("minor"), after.state).plainly()
    assert [one.plot_points for one in later.state.heroes] == [3, 3]


@pytest.mark.rule("nova6.rec.once")
def test_a_finished_rest_cannot_be_ended_again() -> None:
    """A rest that is over cannot be ended again."""
    after = rested(filled("T--/--/-", ILSE))
    with refused("nova6.rec.once"):
        act_out(nova6.finish_rest.open(), after.state)


# ---- What it gives ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.rest.reset")
def test_a_rest_renews_invokes() -> None:
    """An aspect invoked before the rest can be invoked after it."""
    proud = aspect("PROUD", "ilse")
    used = (*RESTING["marks"], Mark("invoked", "ilse", "proud"))
    assert not rested(ILSE, proud, marks=used).state.is_marked("invoked", "ilse", "proud")


@pytest.mark.rule("nova6.rest.uses")
def test_a_rest_restores_uses() -> None:
    """A spell that was exhausted can be used again, a gun without ammunition cannot."""
    spell = weapon("ilse", "spell", 3, Property("uses"), marks=("exhausted",))
    gun = weapon("ilse", "gun", 3, Property("uses"), Property("ammo"), marks=("exhausted",))
    after = rested(ILSE, spell, gun)
    assert (after.effect("spell").marks, after.effect("gun").marks) == ((), ("exhausted",))


@pytest.mark.rule("nova6.rest.no-refresh")
def test_a_rest_refreshes_no_plot_points() -> None:
    """One of three points stays one, or becomes three by option."""
    poor = changed(ILSE, plot_points=1)
    assert rested(poor, rest_refreshes_pp="on").who("ilse").plot_points == 3
    assert rested(poor).who("ilse").plot_points == 1


@pytest.mark.rule("nova6.rec.row-rest")
def test_a_rest_clears_temporary_effects_and_boxes() -> None:
    """Temporary effects and boxes go; plot points stay."""
    slow = advantage("ilse", -1, duration="T", name="slow")
    after = rested(filled("T--/--/-", ILSE), slow)
    assert (marks(after.who("ilse")), after.has_effect("slow"), after.who("ilse").plot_points) == ("---/--/-", False, 0)


@pytest.mark.rule("nova6.treat.advantage")
def test_care_at_rest_adds_a_die_to_recovery() -> None:
    """Oda's care at rest is a die on Ilse's test."""
    start = table(filled("---/T-/-", ILSE), ODA, **RESTING)
    care = act_out(nova6.act.open("oda", "bandage her", "wits", "create-advantage"), start).judged(1)
    state = care.rolls("oda", 6, 4, 2).says("oda", Advantage("dice", "well bandaged", "ilse", "physique")).end().state
    assert act_out(nova6.finish_rest.open(), state).plainly_to_ready().pool.net == 2
    assert act_out(nova6.finish_rest.open(), start).plainly_to_ready().pool.net == 1


# ---- Milestones ------------------------------------------------------------------------------------------------------


def lasting(*durations: Any) -> tuple[Effect, ...]:
    return tuple(advantage("ilse", 1, duration=letter, name=letter, id=letter) for letter in durations)


def left(after: NovaAfter[Any]) -> list[str]:
    return [effect.name for effect in after.state.effects]


@pytest.mark.parametrize(
    ("kind", "lasted", "stays"),
    [
        pytest.param("minor", ("T", "L", "LL"), "LL", marks=pytest.mark.rule("nova6.mile.minor")),
        pytest.param("major", ("L", "LL", "E"), "E", marks=pytest.mark.rule("nova6.mile.major")),
        pytest.param("epic", ("LL", "E", "P"), "P", marks=pytest.mark.rule("nova6.mile.epic")),
    ],
)
def test_a_milestone_clears_its_durations(kind: str, lasted: tuple[str, ...], stays: str) -> None:
    """The first two durations of each milestone end, the third stays; stressed boxes clear."""
    after = milestone(kind, filled("L--/--/-", ILSE), *lasting(*lasted))
    assert left(after) == [stays]
    assert marks(after.who("ilse")) == "---/--/-"


@pytest.mark.rule("nova6.mile.auto")
def test_a_milestone_needs_no_scene() -> None:
    """Recovery at a milestone needs no scene."""
    after = milestone("minor", filled("L--/--/-", ILSE))
    assert marks(after.who("ilse")) == "---/--/-" and after.state.scene.kind == ""


@pytest.mark.rule("nova6.mile.reset")
def test_a_milestone_restores_uses_and_invokes() -> None:
    """Uses and marks are renewed; only ammunition restores ammunition."""
    spell = weapon("ilse", "spell", 3, Property("uses"), marks=("exhausted",))
    gun = weapon("ilse", "gun", 3, Property("uses"), Property("ammo"), marks=("exhausted",))
    after = milestone("minor", ILSE, spell, gun, marks=(Mark("invoked", "ilse", "x"),))
    assert (after.effect("spell").marks, after.effect("gun").marks, after.state.marks) == ((), ("exhausted",), ())


@pytest.mark.rule("nova6.mile.tests")
def test_staggered_boxes_are_tested_at_a_milestone() -> None:
    """A staggered box is tested at a milestone too, unless the table lets it go."""
    hurt = filled("---/T-/-", ILSE)
    assert act_out(nova6.milestone.open("minor"), table(hurt)).waits_for() == "nova6/ready"
    assert milestone("minor", hurt, milestone_auto_clear="on").dice == []
    assert marks(milestone("minor", hurt, milestone_auto_clear="on").who("ilse")) == "---/--/-"
    act_out(nova6.milestone.open("minor"), table(hurt)).rolls("ilse", 6, 4, 2, 1).plainly()


@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [
        pytest.param("minor", 1, 3, marks=pytest.mark.rule("nova6.rec.row-minor")),
        pytest.param("major", 1, 3, marks=pytest.mark.rule("nova6.rec.row-major")),
        pytest.param("epic", 5, 5, marks=pytest.mark.rule("nova6.rec.row-epic")),
    ],
)
def test_a_milestone_refreshes_plot_points(kind: str, before: int, after: int) -> None:
    """Points rise to the refresh, and surplus is kept."""
    assert milestone(kind, changed(ILSE, plot_points=before)).who("ilse").plot_points == after


@pytest.mark.rule("nova6.setback.lifetime")
@pytest.mark.parametrize(
    ("expiry", "scenario", "dice"),
    [("never", True, 2), ("milestone", False, 0), ("scenario", False, 2), ("scenario", True, 0)],
)
def test_an_option_sets_when_setbacks_end(expiry: str, scenario: bool, dice: int) -> None:
    """Setback dice stay until used, or end with a milestone or a scenario by option."""
    start = table(changed(ILSE, setbacks=2), setback_expiry=expiry)
    after = act_out(nova6.milestone.open("minor", scenario), start).plainly()
    assert after.who("ilse").setbacks == dice


@pytest.mark.rule("nova6.reduce.grave-remove")
def test_grave_aspects_end_with_their_milestone() -> None:
    """A long-lasting one stays through a minor milestone and goes with a major one."""
    arm = aspect("A BROKEN ARM", "ilse", duration="LL", aspect="grave")
    assert milestone("minor", ILSE, arm).has_effect("A BROKEN ARM")
    assert not milestone("major", ILSE, arm).has_effect("A BROKEN ARM")


# ---- Those who are not treated ---------------------------------------------------------------------------------------


def left_lying(treated: bool | None, **options: Any) -> Table:
    """Ilse is out; Oda has treated her well, badly or not at all; the scene ends."""
    out = changed(filled("---/--/T", ILSE), out="incapacitated")
    state = table(out, ODA, scene=Scene("challenge", "narrative", outcome="over"), **options)
    if treated is not None:
        script = act_out(nova6.stabilise.open("oda", "ilse"), state)
        script.rolls("oda", *((6, 4, 2, 1) if treated else (1, 2, 4, 1)))
        state = script.plainly().state
    return act_out(nova6.close_scene.open("over"), state).plainly().state


@pytest.mark.rule("nova6.end.option-stabilise")
def test_an_option_ends_untreated_characters() -> None:
    """With the option a character without treatment, or with a failed one, is lost."""
    assert left_lying(None, end_untreated="on").who("ilse").out == "ended"
    assert left_lying(False, end_untreated="on").who("ilse").out == "ended"
    assert left_lying(None).who("ilse").out == "incapacitated"
    closing(None)


def closing(treated: bool | None) -> None:
    """The scene ends while the script is watched."""
    out = changed(filled("---/--/T", ILSE), out="incapacitated")
    state = table(out, ODA, scene=Scene("challenge", "narrative"), end_untreated="on")
    act_out(nova6.close_scene.open("over"), state).plainly()


@pytest.mark.rule("nova6.treat.stabilise")
def test_a_treated_character_survives() -> None:
    """A success keeps the character incapacitated until the box's duration ends; it clears no box."""
    state = left_lying(True, end_untreated="on")
    assert (state.who("ilse").out, marks(state.who("ilse"))) == ("incapacitated", "---/--/T")
