"""NOVA6 Wits: noticing, knowledge, languages, aiming and indirect fire."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.creation.legality import check_sheet
from moothall.rulesets.nova6.creation.perk_ideas import ideas_for
from moothall.rulesets.nova6.ids import EffectId, ZoneId
from moothall.rulesets.nova6.questions import Advantage, Preparation, Ruling
from moothall.rulesets.nova6.sheet import new_sheet, to_character
from moothall.rulesets.nova6.skills.languages import known, tongues
from moothall.rulesets.nova6.state import Edge, Perk, Scene, Table, Zone
from moothall.rulesets.nova6.vocabulary import Gives, Property
from tests.books.nova6.support.sheets import judged, petra
from tests.books.nova6.support.stage import ACCEPT, NovaScript, act_out, aspect, conflict, hero, npc, table, weapon
from tests.support.citing import cited, refused

ILSE = hero("ilse", wits=1)
ROOK = npc("rook", move=2, fight=3, wits=1)
RIFLE = weapon("ilse", "rifle", 4, Property("ranged", of=("far",)))
MORTAR = weapon("ilse", "mortar", 5, Property("ranged", of=("far",)), Property("indirect"))
ACTION = Scene("challenge", "action", round=1)


def thinking(action: str, *things: Any, intent: str = "look", **more: Any) -> NovaScript[Any]:
    """Ilse uses Wits; the GM is asked."""
    opening = nova6.act.open("ilse", intent, "wits", action, **more)
    return act_out(opening, table(ILSE, ROOK, *things, scene=ACTION))


@pytest.mark.rule("nova6.wits.scope")
@pytest.mark.parametrize("intent", ["notice the thread", "research the crest", "repair the pump"])
def test_noticing_knowing_and_repairing_propose_wits(intent: str) -> None:
    """Each of these intents proposes Wits, and its ranks count."""
    script = act_out(nova6.act.open("ilse", intent), table(ILSE, scene=ACTION))
    assert (script.asked().skill.id, "nova6.wits.scope" in [*script.asked().cites()]) == ("wits", True)
    assert script.judged().stop().last(events.Gathered).net == 1


# ---- Languages -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.wits.language-native")
def test_every_character_has_a_native_language() -> None:
    """A new character knows one language, by name where the sheet names it, and for nothing; a thing knows none."""
    plain = to_character(petra(), "petra", "petra")
    at = table(plain, npc("door", kind="thing"))
    assert [(one.name, one.how) for one in cited(tongues(at, "petra"))] == [("", "native")]
    assert tongues(at, "door") == ()
    sheet = petra(native="Low Harbour")
    assert check_sheet(sheet) == [] and new_sheet("Oda")["native"] == ""
    at = table(to_character(sheet, "petra", "petra"))
    assert [(one.name, one.how) for one in tongues(at, "petra")] == [("Low Harbour", "native")]
    after = act_out(nova6.know_language.open("petra", " low harbour"), at).end()
    assert (after.result, after.who("petra").plot_points, after.state.marks) == ("native", 3, ())
    assert [one.cite for one in judged(petra(native=3))] == ["nova6.wits.language-native"]


@pytest.mark.rule("nova6.wits.language-declare")
def test_a_plot_point_gives_a_language_for_the_scene() -> None:
    """Three points become two, it is known without a second one, and forgotten when the scene is over."""
    at = table(hero("ilse", plot_points=3), scene=Scene("exposition"))
    speak = nova6.know_language.open("ilse", "Old Tidal")
    after = act_out(speak, at).end()
    assert (after.result, after.who("ilse").plot_points) == ("declared", 2)
    assert after.last(events.LanguageKnown) == events.LanguageKnown("ilse", "Old Tidal", "declared")
    assert [(one.name, one.how) for one in tongues(after.state, "ilse")][1:] == [("Old Tidal", "declared")]
    again = act_out(speak, after.state).end()
    assert (again.result, again.who("ilse").plot_points) == ("declared", 2)
    ended = act_out(nova6.close_scene.open("over"), again.state).plainly().state
    assert known(ended, "ilse", "Old Tidal") is None
    with refused("nova6.pp.floor"):
        act_out(speak, table(hero("ilse")))
    with refused("nova6.wits.language-declare"):
        act_out(nova6.know_language.open("ilse", " "), at)


@pytest.mark.rule("nova6.wits.language-perk")
def test_a_perk_of_wits_gives_a_language() -> None:
    """A language as a perk of Wits costs no plot point and lasts; one of another skill is no language."""
    learnt = changed(hero("ilse"), perks=(Perk("Old Tidal", "wits"), Perk("Creole", "interact")))
    after = act_out(nova6.know_language.open("ilse", "old tidal"), table(learnt)).end()
    assert (after.result, after.state.marks) == ("learnt", ())
    assert known(table(learnt), "ilse", "Creole") is None


# ---- Knowing and noticing --------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.wits.perks")
def test_perks_of_wits_apply_within_their_use() -> None:
    """Each idea is a legal perk; medicine helps to prepare a recovery and not to overcome anything."""
    ideas = cited(ideas_for("wits"))
    assert {idea.id: idea.action for idea in ideas} == {
        "acute-hearing": "", "awareness": "create-advantage", "conceal": "create-advantage", "deduction": "overcome",
        "crime-scenes": "", "hidden-doors": "", "medicine": "create-advantage", "noticing": "overcome",
        "a-language": "", "surgery": "overcome",
    }  # fmt: skip
    for idea in ideas:
        assert check_sheet(petra(perks=[{"name": "words"} | idea.kept, *petra()["perks"][:2]])) == []
    medic = changed(ILSE, perks=(Perk("Medicine", "wits", "create-advantage"),))
    at = table(medic, hero("bram", physique=1), scene=ACTION)
    bandage = act_out(nova6.act.open("ilse", "bandage", "wits", "create-advantage", perk="Medicine"), at).judged()
    assert bandage.asked().pool.net == 2
    script = bandage.rolls("ilse", 5, 4, 2, 1, 1).picks("ilse", 5, 4, 2)
    made = script.says("ilse", Advantage("dice", "bandaged", "bram", "physique")).end().effect("bandaged")
    assert (made.owner, made.rating, made.skills) == ("bram", 1, ("physique",))
    over = act_out(nova6.act.open("ilse", "operate", "wits", "overcome"), at).judged()
    assert over.stop().last(events.Gathered).net == 1


@pytest.mark.rule("nova6.wits.overcome")
def test_wits_finds_a_hidden_door() -> None:
    """Two dice against a Wits of one leave one die down; a success finds it."""
    after = thinking("overcome", intent="find the door").judged(2).rolls("ilse", 6, 4, 2, 5).plainly()
    assert after.last(events.Gathered).net == -1
    assert after.last(events.Achieved) == events.Achieved("ilse", "goal", "find the door")


@pytest.mark.rule("nova6.wits.interesting")
def test_trivial_questions_are_not_rolled() -> None:
    """A trivial question is answered and not rolled for; of other skills that rule says nothing."""
    script = thinking("overcome", intent="which way is north?")
    after = script.gm(Ruling("narrate", text="that way")).end()
    assert after.result is None and after.last(events.Settled).text == "that way"
    assert "nova6.wits.interesting" in after.citations
    climb = act_out(nova6.act.open("ilse", "climb", "move", "overcome"), table(ILSE)).gm(Ruling("narrate")).end()
    assert "nova6.wits.interesting" not in climb.citations
    granted = thinking("overcome").gm(Ruling("granted")).end()
    assert "nova6.wits.interesting" not in granted.citations
    aside = thinking("create-advantage").gm(Ruling("narrate")).end()
    assert "nova6.wits.interesting" not in aside.citations


@pytest.mark.rule("nova6.wits.create-advantage")
def test_research_reveals_a_hidden_aspect() -> None:
    """Research brings a hidden aspect to light."""
    weak = aspect("AFRAID OF WATER", "rook", id="secret-1", known=False)
    script = thinking("create-advantage", weak, intent="research").judged(1).rolls("ilse", 5, 4, 2)
    after = script.says("ilse", Advantage("discover")).gm("secret-1").end()
    assert after.effect("AFRAID OF WATER").known


@pytest.mark.rule("nova6.wits.limits")
def test_reading_motives_offers_interact() -> None:
    """Why a character sweats is for Interact: the GM is offered it, and the test is of that skill."""
    script = thinking("overcome", intent="why is he sweating?", targets=("rook",))
    assert ("interact", "nova6.wits.limits", "") in script.asked().skills()
    after = script.judged(skill="interact").stop()
    assert after.last(events.Called).skill == "interact"
    assert "nova6.wits.limits" in after.rules_of(events.Called)
    alone = thinking("overcome", intent="why is it wet?")
    assert "nova6.wits.limits" not in [option.cite for option in alone.asked().skills()]
    alone.stop()
    seen = thinking("overcome", intent="is he sweating?", targets=("rook",)).judged().stop()
    assert "nova6.wits.limits" not in seen.rules_of(events.Called)


# ---- Aim -------------------------------------------------------------------------------------------------------------

YARD = (Zone(ZoneId("yard"), "yard"), Zone(ZoneId("lane"), "lane"))


def aiming(*things: Any, wits: int = 2, **more: Any) -> NovaScript[Any]:
    """Ilse aims at Rook with her rifle."""
    at = table(hero("ilse", wits=wits, fight=1), ROOK, *(things or (RIFLE,)), scene=conflict("ilse"), **more)
    return act_out(nova6.aim.open("ilse", "rook", "rifle"), at)


def aims(at: Table) -> list[tuple[str, int]]:
    """At whom Ilse has aimed, and what that is worth."""
    taken = [one for one in at.effects_of("ilse", "advantage") if one.has("aim")]
    return [(word.of[1], one.rating) for one in taken for word in one.properties if word.name == "aim"]


@pytest.mark.rule("nova6.wits.aim")
def test_aiming_is_opposed_by_move() -> None:
    """Wits 2 against Move 2 is even; a success is one brief die on the shot at that target and on nothing else."""
    script = aiming()
    assert script.asked().pool.net == 0
    after = script.rolls("ilse", 5, 4, 2).plainly()
    made = after.effect("rifle") if after.effect("rifle").kind == "advantage" else after.state.effects[-1]
    assert (made.kind, made.owner, made.rating, made.skills, made.duration) == ("advantage", "ilse", 1, ("fight",), "B")
    at = after.state.with_one("ilse", turn=changed(after.who("ilse").turn, pairs=(), declared=0))

    def dice(tool: str, target: str, action: str = "attack") -> int:
        opening = nova6.act.open("ilse", "shoot", "fight", action, targets=(target,), tool=tool)
        found: int = act_out(opening, at).judged().stop().last(events.Gathered).net
        return found

    at = changed(at, others=(*at.others, npc("crow")))
    assert (dice("rifle", "rook"), dice("rifle", "crow"), dice("", "rook")) == (2, 1, 1)
    assert dice("rifle", "rook", "create-advantage") == 1


@pytest.mark.rule("nova6.wits.aim")
def test_only_ranged_weapons_in_hand_can_be_aimed() -> None:
    """A sword, a stowed rifle and a sight at too short a range cannot be aimed."""
    sword = weapon("ilse", "rifle", 4)
    with refused("nova6.wits.aim"):
        aiming(sword)
    with refused("nova6.prop.object-carried"):
        aiming(changed(RIFLE, marks=("stowed",)))
    sight = changed(RIFLE, properties=(*RIFLE.properties, Property("no-aim", of=("close",))))
    with refused("nova6.wits.aim"):
        aiming(sight)
    apart = table(
        hero("ilse", wits=2, zone="yard"), changed(ROOK, zone="lane"), sight, zones=YARD, edges=(Edge("yard", "lane"),)
    )
    assert act_out(nova6.aim.open("ilse", "rook", "rifle"), apart).waits_for() == "nova6/ready"


@pytest.mark.rule("nova6.wits.aim")
def test_a_failed_aim_still_counts_as_aiming() -> None:
    """A failed aim is worth no die, and still marks the aim; others have no mark."""
    after = aiming().rolls("ilse", 3, 2, 2).says("ilse", ACCEPT).plainly()
    assert (aims(after.state), aims(table(ILSE, ROOK, RIFLE))) == ([("rook", 0)], [])
    at = after.state.with_one("ilse", turn=changed(after.who("ilse").turn, pairs=(), declared=0))
    opening = nova6.act.open("ilse", "shoot", "fight", "attack", targets=("rook",), tool="rifle")
    assert act_out(opening, at).judged().stop().last(events.Gathered).net == 1


@pytest.mark.rule("nova6.wits.aim")
def test_a_new_aim_replaces_the_old_one() -> None:
    """A sight is a die, a perk another; aiming at another target ends the first aim."""
    sight = Property("reflex", gives=(Gives("dice", 1, use="aim"), Gives("dice", 3)))
    helped = changed(RIFLE, properties=(*RIFLE.properties, sight))
    assert aiming(helped).asked().pool.net == 1
    at = aiming().rolls("ilse", 5, 4, 2).plainly().state
    at = changed(at, others=(*at.others, npc("crow")))
    at = at.with_one("ilse", turn=changed(at.who("ilse").turn, pairs=(), declared=0))
    script = act_out(nova6.aim.open("ilse", "crow", "rifle"), at).rolls("ilse", 5, 4, 2, 1, 1)
    turned = script.picks("ilse", 5, 4, 2).plainly().state
    assert aims(turned) == [("crow", 1)]
    same = act_out(nova6.aim.open("ilse", "rook", "rifle"), at).rolls("ilse", 3, 2, 2).says("ilse", ACCEPT).plainly()
    assert aims(same.state) == [("rook", 1)]


def test_an_npcs_aim_is_a_die_against_the_dodge() -> None:
    """An NPC's aim at a hero counts, with that weapon and against that hero."""
    bow = weapon("rook", "bow", 3, Property("ranged", of=("near",)))
    aim = nova6.Effect(EffectId("aim"), "advantage", "bow", "rook", "rook", 1, ("fight",), properties=(
        Property("aim", of=("bow", "ilse")),))  # fmt: skip
    for hero_id, dice in (("ilse", -4), ("bram", -3)):
        at = table(ILSE, hero("bram"), ROOK, bow, aim)
        script = act_out(nova6.oppose.open("rook", hero_id, tool="bow"), at).says(hero_id, Preparation("move"))
        assert script.stop().last(events.Gathered).net == dice


# ---- Attack and defend -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.wits.attack")
def test_wits_attacks_only_with_indirect_weapons() -> None:
    """A mortar takes Wits and nothing else, a rifle never does, and bare Wits hurt nobody."""
    at = table(ILSE, ROOK, RIFLE, MORTAR, scene=conflict("ilse"))

    def firing(skill: str, tool: str) -> Any:
        return nova6.act.open("ilse", "fire", skill, "attack", targets=("rook",), tool=tool)

    for skill, tool in (("wits", "rifle"), ("wits", ""), ("fight", "mortar")):
        with refused("nova6.wits.attack"):
            act_out(firing(skill, tool), at)
    assert act_out(firing("fight", "rifle"), at).waits_for() == "nova6/judge"
    script = act_out(firing("wits", "mortar"), at)
    after = script.gm(Ruling(difficulty=1)).rolls("ilse", 5, 4, 2).plainly()
    assert (after.last(events.Called).skill, after.last(events.Harmed).damage) == ("wits", 5)
    laser = weapon("ilse", "laser", 6, Property("ranged", of=("remote",)))
    laser = changed(laser, skill="wits")
    assert act_out(firing("wits", "laser"), table(ILSE, ROOK, laser)).waits_for() == "nova6/judge"


@pytest.mark.rule("nova6.wits.defend")
def test_wits_defends_against_an_ambush() -> None:
    """Rook's ambush of Move 2 is met with Wits at two dice, and so is being watched by a Wits of one."""
    ambush = nova6.oppose.open("rook", "ilse", skill="move", action="create-advantage", intent="an ambush")
    script = act_out(ambush, table(ILSE, ROOK))
    assert "wits" in [option.id for option in script.asked().skills]
    assert "nova6.wits.defend" in [*script.asked().cites()]
    assert script.says("ilse", Preparation("wits")).stop().last(events.Gathered).net == -1
    watched = nova6.oppose.open("rook", "ilse", skill="wits", action="create-advantage", use="watch")
    script = act_out(watched, table(ILSE, ROOK))
    assert [option.id for option in script.asked().skills] == ["move", "wits"]
    assert script.says("ilse", Preparation("wits")).stop().last(events.Gathered).net == 0
    planned = nova6.oppose.open("rook", "ilse", skill="wits", action="create-advantage", use="sabotage")
    script = act_out(planned, table(ILSE, ROOK))
    assert [option.id for option in script.asked().skills] == ["move"]
    assert "nova6.wits.defend" not in [*script.asked().cites()]
    script.stop()
    weighed = nova6.oppose.open("rook", "ilse", skill="resolve", action="create-advantage", intent="to read her")
    script = act_out(weighed, table(ILSE, ROOK))
    assert [option.id for option in script.asked().skills] == ["wits"]
    assert "nova6.wits.defend" not in [*script.asked().cites()]
    script.stop()
