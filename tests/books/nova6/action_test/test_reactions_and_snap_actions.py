"""NOVA6 reactions, snap actions, Focus, Ready, and tests without a skill."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.questions import Preparation, Ruling
from moothall.rulesets.nova6.state import Character, Effect, Table, Track
from moothall.rulesets.nova6.vocabulary import Property, talent
from moothall.talk.procedure import Opening
from tests.books.nova6.support.stage import (
    NovaScript,
    act_out,
    advantage,
    aspect,
    conflict,
    hero,
    npc,
    opposed,
    table,
    weapon,
)
from tests.support.citing import refused

ILSE = hero("ilse", fight=1, move=1)
THUG = npc("thug", fight=1, move=2)
LIES = aspect("FLAT ON HER BACK", "ilse", duration="A", properties=(Property("prone"),), id="lies")


def fight(*things: Character | Effect, acting: str = "ilse", **more: Any) -> Table:
    people = [thing for thing in things if isinstance(thing, Character)]
    ilse = () if any(one.id == "ilse" for one in people) else (ILSE,)
    return table(*ilse, THUG, *things, scene=conflict(acting), **more)


def snapped(start: Table, kind: Any, **more: Any) -> Table:
    """The table after one of Ilse's snap actions."""
    return act_out(nova6.snap.open("ilse", kind, **more), start).end().state


def dice_of(start: Table, skill: str = "fight", action: str = "overcome", **more: Any) -> int:
    """The dice left when Ilse does something."""
    script = act_out(nova6.act.open("ilse", "go", skill, action, **more), start).judged()
    return int(script.plainly_to_ready().pool.net)


def done(start: Table, *faces: int, skill: str = "fight", action: str = "overcome", **more: Any) -> Table:
    """The table after Ilse has done something."""
    script = act_out(nova6.act.open("ilse", "go", skill, action, **more), start).judged()
    return script.rolls("ilse", *faces).plainly().state


def defending(start: Table, skill: str = "fight") -> NovaScript[Any]:
    """A thug strikes at Ilse, who is about to roll."""
    acting = changed(start, scene=changed(start.scene, acting="thug"))
    return act_out(nova6.oppose.open("thug", "ilse"), acting).says("ilse", Preparation(skill))


# ---- Reactions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.react.basic")
def test_a_reaction_is_a_basic_action() -> None:
    """A swung bat is defended with Fight, and stealth with Wits."""
    bat = act_out(nova6.oppose.open("thug", "ilse"), fight(acting="thug"))
    assert (bat.asked().skills[0].id, bat.asked().action) == ("fight", "defend")
    sneak = nova6.oppose.open("thug", "ilse", "move", "overcome", "stealth")
    assert [skill.id for skill in act_out(sneak, fight(acting="thug")).asked().skills] == ["wits"]
    bat.stop()


@pytest.mark.rule("nova6.react.free")
def test_reactions_cost_no_action() -> None:
    """After two reactions an action has no penalty, and the reactions have none either."""
    start = fight(acting="thug")
    for _ in range(2):
        script = defending(start)
        assert script.plainly_to_ready().pool.net == 0
        start = script.rolls("ilse", 6, 4, 2).plainly().state
    assert start.who("ilse").turn.pairs == ()
    assert dice_of(changed(start, scene=conflict("ilse"))) == 1


def staggered(one: Character, *tracks: str) -> Character:
    """A hero whose staggered boxes are all filled in these tracks."""
    return changed(one, tracks=tuple(_filled(track) if track.id in tracks else track for track in one.tracks))


def _filled(track: Track) -> Track:
    boxes = tuple(changed(box, filled="T") if box.level == "staggered" else box for box in track.boxes)
    return changed(track, boxes=boxes)


@pytest.mark.rule("nova6.react.modified")
def test_reactions_have_all_modifiers() -> None:
    """A staggered character defends a die down, and disadvantages count as well."""
    assert defending(fight(staggered(ILSE, "physical"), acting="thug")).plainly_to_ready().pool.net == -1
    shaken = advantage("ilse", -2, name="shaken")
    assert defending(fight(shaken, acting="thug")).plainly_to_ready().pool.net == -2


# ---- Snap actions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.adv.optional")
def test_an_option_removes_advanced_actions() -> None:
    """With the option snap actions, several actions and group tests are refused; reactions stay."""
    start = fight(advanced_actions="off")
    with refused("nova6.adv.optional"):
        act_out(nova6.snap.open("ilse", "focus"), start)
    with refused("nova6.adv.optional"):
        act_out(nova6.group_test.open(("ilse",), "heave", "any"), start)
    with refused("nova6.adv.optional"):
        act_out(nova6.act.open("ilse", "go", "fight", "overcome", actions=2), start)
    assert dice_of(start) == 1
    assert defending(start).waits_for() == "nova6/ready"


@pytest.mark.rule("nova6.special.kinds")
def test_focus_and_ready_are_special_actions() -> None:
    """Focus and ready are special actions and no basic action of the turn; an attack is one, and not special."""
    sword = weapon("ilse", "sword", 2, marks=("stowed",))
    for snap in (nova6.snap.open("ilse", "focus"), nova6.snap.open("ilse", "ready", item="sword")):
        after = act_out(snap, fight(sword)).plainly()
        assert (after.who("ilse").turn.pairs, "nova6.special.kinds" in after.citations) == ((), True)
    struck = act_out(nova6.act.open("ilse", "strike", "fight", "attack", targets=("thug",)), fight()).judged()
    hit = struck.rolls("ilse", 6, 4, 2, 1).plainly()
    assert len(hit.who("ilse").turn.pairs) == 1 and "nova6.special.kinds" not in hit.citations


@pytest.mark.rule("nova6.snap.one-free")
def test_the_first_snap_action_is_free() -> None:
    """An action after one snap action has no penalty."""
    script = act_out(nova6.snap.open("ilse", "move", to="the bar"), fight())
    start = script.end().state
    assert (start.who("ilse").turn.snaps, dice_of(start)) == (1, 1)


@pytest.mark.rule("nova6.snap.extra")
def test_each_further_snap_action_costs_a_die() -> None:
    """After two the action is a die down, after three two dice; and so are reactions until the next turn."""
    once = snapped(fight(), "move", to="the bar")
    after = act_out(nova6.snap.open("ilse", "move", to="the door"), once).end()
    assert dice_of(after.state) == 0
    assert dice_of(snapped(after.state, "move", to="the bar")) == -1
    assert defending(done(after.state, 6, 4, 2)).plainly_to_ready().pool.net == -1


def test_snap_actions_after_the_action_cost_a_die() -> None:
    """A second snap action after the one action puts a die on the reactions that follow."""
    start = snapped(snapped(done(fight(), 6, 4, 2, 1), "move", to="a"), "move", to="b")
    assert defending(start).plainly_to_ready().pool.net == -1


@pytest.mark.rule("nova6.snap.focus-bonus")
def test_focus_helps_the_next_action() -> None:
    """One die more on the next basic action, whichever it is."""
    script = act_out(nova6.act.open("ilse", "go", "fight", "attack"), snapped(fight(), "focus")).judged()
    assert script.plainly_to_ready().pool.net == 2


@pytest.mark.rule("nova6.snap.focus-penalty")
def test_focus_hinders_reactions() -> None:
    """A defence before or after the action is a die down, until the next turn begins."""
    focused = snapped(fight(), "focus")
    assert defending(focused).plainly_to_ready().pool.net == -1
    acted = done(focused, 6, 4, 2, 1, 1)
    assert acted.who("ilse").turn.focus == "spent"
    assert defending(acted).plainly_to_ready().pool.net == -1
    assert defending(fight()).plainly_to_ready().pool.net == 0


@pytest.mark.rule("nova6.snap.focus-exclusive")
def test_focus_allows_only_one_action() -> None:
    """Two actions after focus are refused, and so is focus after an action, or beside another snap action."""
    with refused("nova6.snap.focus-exclusive"):
        act_out(nova6.act.open("ilse", "go", "fight", "overcome", actions=2), snapped(fight(), "focus"))
    with refused("nova6.snap.focus-exclusive"):
        snapped(done(fight(), 6, 4, 2, 1), "focus")
    with refused("nova6.snap.focus-exclusive"):
        snapped(done(fight(), 6, 4, 2, actions=2), "focus")
    for first, second in (("move", "focus"), ("focus", "move")):
        with refused("nova6.snap.focus-exclusive"):
            snapped(snapped(fight(), first, to="the door"), second, to="the gate")


RIFLE = weapon("ilse", "rifle", 4, Property("ranged", of=("far",)), Property("accurate"))


@pytest.mark.rule("nova6.snap.focus-accurate")
def test_focus_with_an_accurate_weapon_reduces_difficulty() -> None:
    """Against Move of two, focus is a die more and takes one of the two away; without focus neither."""
    start = fight(RIFLE)
    shot: dict[str, Any] = {"tool": "rifle", "targets": ("thug",)}

    def net(at: Table, difficulty: int = 0) -> int:
        script = act_out(nova6.act.open("ilse", "shoot", "fight", "attack", **shot), at)
        against = () if difficulty else (opposed("thug", "move"),)
        return int(script.gm(Ruling(difficulty=difficulty, against=against)).plainly_to_ready().pool.net)

    assert net(start) == -1
    script = act_out(nova6.act.open("ilse", "shoot", "fight", "attack", **shot), snapped(start, "focus"))
    why = script.judged(against=(opposed("thug", "move"),)).plainly_to_ready().pool.why
    counted = {reason.what: reason.amount for reason in why if reason.amount}
    assert counted == {"skill": 1, "opposed": -2, "focus": 1, "accurate": 1}
    easy = act_out(nova6.act.open("ilse", "shoot", "fight", "attack", **shot), snapped(start, "focus")).judged(0)
    assert easy.plainly_to_ready().pool.net == 2
    plain = weapon("ilse", "rifle", 4, Property("ranged", of=("far",)))
    assert net(snapped(fight(plain), "focus")) == 0


@pytest.mark.rule("nova6.snap.move")
def test_a_snap_action_moves_within_the_zone() -> None:
    """A snap action moves anywhere in the zone, without dice and without an action."""
    after = act_out(nova6.snap.open("ilse", "move", to="the bar"), fight(changed(ILSE, zone="taproom"))).end()
    ilse = after.who("ilse")
    assert (ilse.zone, ilse.spot, ilse.turn.pairs, after.dice) == ("taproom", "the bar", (), [])


@pytest.mark.rule("nova6.snap.stand")
def test_a_snap_action_ends_prone() -> None:
    """A snap action ends PRONE, and no other aspect."""
    after = act_out(nova6.snap.open("ilse", "move", stand="lies"), fight(LIES)).end()
    assert not after.has_effect("FLAT ON HER BACK")
    bound = aspect("BOUND", "ilse", duration="A")
    with refused("nova6.snap.stand"):
        snapped(fight(bound), "move", stand="bound")
    with refused("nova6.snap.stand"):
        snapped(fight(changed(LIES, owner="thug")), "move", stand="lies")


@pytest.mark.rule("nova6.snap.ready")
@pytest.mark.parametrize(("how", "mark"), [("draw", "stowed"), ("reload", "unloaded"), ("activate", "inactive")])
def test_a_snap_action_readies_gear(how: Any, mark: str) -> None:
    """A snap action draws, reloads or switches on gear; other gear, or another's, is refused."""
    bow = weapon("ilse", "bow", 3, marks=(mark, "scratched"))
    after = act_out(nova6.snap.open("ilse", "ready", item="bow", how=how), fight(bow)).end()
    assert after.effect("bow").marks == ("scratched",)
    with refused("nova6.snap.ready"):
        snapped(after.state, "ready", item="bow", how=how)
    with refused("nova6.snap.ready"):
        snapped(fight(changed(bow, owner="thug")), "ready", item="bow", how=how)


# ---- Unskilled tests -------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.unskilled.when")
def test_a_test_may_have_no_skill() -> None:
    """The GM may call for no skill, as for initiative and chance, and no ranks count."""
    script = act_out(nova6.act.open("ilse", "draw a lot", "fight", "overcome"), table(ILSE)).judged(skill="")
    assert script.plainly_to_ready().pool.net == 0
    after = script.stop()
    assert after.last(events.Called).skill == ""


@pytest.mark.rule("nova6.unskilled.mods")
def test_a_test_without_a_skill_counts_other_dice() -> None:
    """Quick is a die on initiative; an advantage for everything counts, one for a skill does not."""
    quick = hero("ilse", talent("quick"), fight=3)
    lucky, armed = advantage("ilse", 1, name="lucky"), advantage("ilse", 1, "fight", name="armed")
    start = table(quick, lucky, armed)
    script = act_out(nova6.act.open("ilse", "first", "", "overcome", "initiative"), start).judged()
    assert script.plainly_to_ready().pool.net == 2


def test_a_refusal_names_whose_turn_it_is() -> None:
    """A player who acts out of turn is told whose it is, and of a hidden NPC nothing."""
    openings: tuple[Opening[Any], ...] = (nova6.end_turn.open("ilse"), nova6.act.open("ilse", "go"))
    for opening in openings:
        with pytest.raises(AgainstTheRules, match=r"error-not-your-turn.*name=Thug"):
            act_out(opening, fight(acting="thug"))
        unseen = fight(acting="thug").with_one("thug", seen=False)
        with pytest.raises(AgainstTheRules, match=r"error-not-their-turn.*name=Ilse"):
            act_out(opening, unseen)
    with pytest.raises(AgainstTheRules, match=r"error-not-their-turn.*name=Ilse"):
        act_out(nova6.end_turn.open("ilse"), table(ILSE))


def test_a_defence_names_only_another_defended_character() -> None:
    """Ilse defends herself, and no defended character is named."""
    script = act_out(nova6.oppose.open("thug", "ilse"), table(ILSE, THUG)).says("ilse", Preparation("move"))
    told = script.rolls("ilse", 6, 6, 5).plainly().last(events.Achieved)
    assert (told.what, told.for_another) == ("defended", False)
