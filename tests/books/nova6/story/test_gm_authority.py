"""NOVA6 GM: ends scenes, demands tests, decides whether to roll, and creates aspects seen by all."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.gamemastering.demands import levers
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.questions import CompelAnswer, Meddling, Preparation, Ruling
from moothall.rulesets.nova6.state import Effect, Scene
from tests.books.nova6.support.damage import filled, marks
from tests.books.nova6.support.offers import BOOK
from tests.books.nova6.support.stage import act_out, advantage, aspect, conflict, hero, npc, table
from tests.support.citing import cited, refused

ICE = Effect(EffectId("ice"), "aspect", "Slick Ice", duration="S", aspect="situation")
FLOOD = Effect(EffectId("flood"), "aspect", "The River Rises", duration="P", aspect="game")


@pytest.mark.rule("nova6.gm.scene-bounds")
def test_only_the_gm_ends_a_scene() -> None:
    """A player's wish is a question; when the GM ends it, what lasts the scene is gone and worse boxes are tested."""
    hurt = filled("S--/S-/-", hero("ilse"))
    at = table(hurt, hero("bram"), advantage("ilse", 1, "move", duration="S"), scene=conflict())
    asked = act_out(nova6.ask_to_close.open("bram"), at).asks("gm", "nova6/end-scene", "no", "yes")
    refused_it = asked.gm("no").end()
    assert refused_it.result is False and refused_it.state.scene.kind == "conflict"
    assert marks(refused_it.who("ilse")) == "S--/S-/-" and refused_it.has_effect("an edge")
    ends = act_out(nova6.close_scene.open(), at)
    assert (ends.waits_for(), ends.asked().who) == ("nova6/ready", "ilse")
    over = ends.rolls("ilse", 1, 2, 3).plainly()
    assert marks(over.who("ilse")) == "---/T-/-" and not over.has_effect("an edge")
    assert over.state.scene.kind == "" and BOOK.access("nova6.close-scene").by == "gm"


@pytest.mark.rule("nova6.gm.when-to-roll")
def test_the_gm_decides_whether_to_roll() -> None:
    """No dice are rolled before the GM has said whether, on which action and how hard."""
    script = act_out(nova6.act.open("ilse", "cross the yard", "move"), table(hero("ilse", move=1)))
    assert script.waits_for() == "nova6/judge"
    script.gm(Ruling(action="overcome", difficulty=2))
    assert script.asked().pool.net == -1
    called = script.stop().last(events.Called)
    assert (called.action, called.difficulty) == ("overcome", 2)
    told = act_out(nova6.act.open("ilse", "cross the yard", "move"), table(hero("ilse")))
    assert told.gm(Ruling("narrate", text="nobody looks up")).end().dice == []


@pytest.mark.rule("nova6.gm.situation-gate")
def test_the_gm_demands_a_test_for_an_aspect() -> None:
    """Slick ice has to be overcome first, as hard as the GM says; a hero's own aspect is in nobody's way."""
    at = table(hero("ilse", move=1), ICE, aspect("Proud", "ilse"))
    script = act_out(nova6.demand.open("ilse", "ice", "cross the pond", "move", 2), at)
    assert script.plainly_to_ready().pool.net == -1
    told = script.stop().last(events.Demanded)
    assert (told.who, told.aspect, told.intent) == ("ilse", "Slick Ice", "cross the pond")
    crossed = act_out(nova6.demand.open("ilse", "ice", "cross the pond", "move"), at).rolls("ilse", 6, 5, 2, 1)
    assert crossed.picks("ilse", 6, 5, 2).plainly().last(events.Achieved).what == "goal"
    unskilled = act_out(nova6.demand.open("ilse", "ice", "cross the pond"), at)
    assert unskilled.plainly_to_ready().pool.net == 0
    for action in (("proud", "cross the pond"), ("ice", " ")):
        with refused("nova6.gm.situation-gate"):
            act_out(nova6.demand.open("ilse", *action), at)
    with refused("nova6.diff.range"):
        act_out(nova6.demand.open("ilse", "ice", "cross", "move", 10), at)
    with refused("nova6.skill.six"):
        act_out(nova6.demand.open("ilse", "ice", "cross", "juggling"), at)


@pytest.mark.rule("nova6.gm.judge-invokes")
def test_a_compel_needs_a_complication_and_an_invoke_a_word() -> None:
    """A compel needs a complication; an invoke needs only a word, and the GM's yes."""
    proud = aspect("Proud", "ilse")
    at = table(hero("ilse", fight=1, plot_points=1), proud)
    for text in ("", "  "):
        with refused("nova6.compel.propose"):
            act_out(nova6.compel.open("", "ilse", "proud", text), at)
    taken = act_out(nova6.compel.open("", "ilse", "proud", "she will not kneel"), at)
    assert taken.says("ilse", CompelAnswer("accept")).end().has_effect("she will not kneel")
    script = act_out(nova6.act.open("ilse", "stand firm", "fight", "overcome"), at).judged()
    script.rolls("ilse", 1, 2, 3, 1).picks("ilse", 1, 2, 3)
    script.says("ilse", Meddling("invoke", "proud", "reroll", "not before them"))
    assert script.waits_for() == "nova6/relevant" and script.asked().reason == "not before them"
    script.stop()


@pytest.mark.rule("nova6.gm.content")
def test_the_gms_creations_are_seen_by_all() -> None:
    """People, scenes, things and scenarios are the GM's to make, and then everybody sees them."""
    at = table(hero("ilse"))
    scene = act_out(nova6.open_scene.open("exposition", "the mill"), at).end()
    assert scene.state.scene.title == "the mill"
    person = act_out(nova6.come.open(npc("miller")), scene.state).end()
    assert person.who("miller").kind == "principal"
    thing = act_out(nova6.put.open(ICE), person.state).end()
    assert thing.effect("Slick Ice").aspect == "situation"
    scenario = act_out(nova6.begin_scenario.open("The Drowned Mill", 3), thing.state).end()
    assert scenario.state.story.scenario == "The Drowned Mill"
    for made in (scene, person, thing, scenario):
        assert "nova6.gm.content" in made.citations
    for name in ("open-scene", "come", "bring", "somebody", "put", "begin-scenario"):
        assert BOOK.access(f"nova6.{name}").by == "gm"


@pytest.mark.rule("nova6.gm.world-reacts")
def test_levers_are_issues_and_aspects_of_heroes() -> None:
    """Issues first, then every aspect of every hero, each of which the GM can compel; nobody else's are listed."""
    proud, poor = aspect("Proud", "ilse"), aspect("Poor", "bram")
    at = table(hero("ilse"), hero("bram"), npc("miller"), proud, poor, FLOOD, ICE, aspect("Vain", "miller"),
               advantage("ilse", 1))  # fmt: skip
    found = cited(levers(at))
    assert [(lever.name, lever.who) for lever in found] == [
        ("The River Rises", ""),
        ("Proud", "ilse"),
        ("Poor", "bram"),
    ]
    script = act_out(found[2].compels("the landlord wants his rent"), at)
    assert (script.waits_for(), script.asked().who) == ("nova6/answer-compel", "bram")
    assert script.says("bram", CompelAnswer("accept")).end().who("bram").plot_points == 1


@pytest.mark.rule("nova6.gm.npc-actions")
def test_players_roll_against_npcs_attacks() -> None:
    """A thug attacks, and the hero rolls to defend against the thug's skill."""
    at = table(hero("ilse", move=1), npc("thug", fight=2), scene=Scene("conflict", "action", round=1))
    script = act_out(nova6.oppose.open("thug", "ilse"), at).says("ilse", Preparation("move"))
    asked: Any = script.asked()
    assert (script.waits_for(), asked.who, asked.pool.net) == ("nova6/ready", "ilse", -1)
    assert "nova6.gm.npc-actions" in script.stop().citations
