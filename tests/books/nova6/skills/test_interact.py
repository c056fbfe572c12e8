"""NOVA6 Interact: persuasion, attacks with words, and their opposition."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.action_test.results import blow
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.creation.legality import check_sheet
from moothall.rulesets.nova6.creation.perk_ideas import ideas_for
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.questions import Advantage, Connection, Preparation, Ruling
from moothall.rulesets.nova6.sheet import to_character
from moothall.rulesets.nova6.state import Scene
from moothall.rulesets.nova6.vocabulary import talent
from tests.books.nova6.support.sheets import petra
from tests.books.nova6.support.stage import NovaScript, act_out, aspect, asset, conflict, hero, npc, opposed, table
from tests.support.citing import cited, refused

ILSE = hero("ilse", interact=1)
GUARD = npc("guard", kind="extra", resolve=1)
COUNTESS = npc("countess", interact=1, resolve=2)
DEBT = aspect("OWES ILSE HIS POST", "guard")
ACTION = Scene("challenge", "action", round=1)


def speaking(action: str, *things: Any, intent: str = "a word", **more: Any) -> NovaScript[Any]:
    """Ilse uses Interact; the GM is asked."""
    scene = more.pop("scene", ACTION)
    opening = nova6.act.open("ilse", intent, "interact", action, **more)
    return act_out(opening, table(ILSE, GUARD, COUNTESS, *things, scene=scene))


def insulting(*things: Any, **more: Any) -> NovaScript[Any]:
    """Ilse attacks the guard with words, and the GM wants a roll."""
    at = speaking("attack", *things, targets=("guard",), scene=conflict("ilse"), **more)
    return at.gm(at.asked().default())


@pytest.mark.rule("nova6.interact.scope")
@pytest.mark.parametrize(
    "intent", ["charm the clerk", "lie about the cargo", "interrogate the pilot", "przesłuchuję pilota"]
)
def test_social_actions_propose_interact(intent: str) -> None:
    """Charm, lies and interrogation are all proposed as Interact, and its ranks count."""
    script = act_out(nova6.act.open("ilse", intent), table(ILSE, scene=ACTION))
    assert script.asked().skill.id == "interact"
    assert "nova6.interact.scope" in [*script.asked().cites()]
    assert script.judged().stop().last(events.Gathered).net == 1
    other = act_out(nova6.act.open("ilse", "climb the mast"), table(ILSE, scene=ACTION))
    assert "nova6.interact.scope" not in [*other.asked().cites()]
    other.stop()


def dealing(target: str, **more: Any) -> NovaScript[Any]:
    """Ilse wants something of somebody; the GM is asked how that is settled."""
    return act_out(nova6.deal.open("ilse", target, "open the gate"), table(ILSE, GUARD, COUNTESS, **more))


@pytest.mark.rule("nova6.interact.extras")
def test_an_extra_is_persuaded_with_one_test() -> None:
    """A guard with Resolve 1 is one test at a die, unless the GM wants more of it."""
    script = dealing("guard")
    assert {option.cite for option in script.asked().options()} == {"nova6.interact.extras"}
    script = script.asks("gm", "nova6/how-to-settle", "test", "quick", "longer", "long").gm("test")
    called = script.gm(script.asked().default()).stop().last(events.Called)
    assert (called.skill, called.action, called.difficulty) == ("interact", "overcome", 1)
    longer = dealing("guard").gm("quick").stop()
    assert (longer.state.scene.kind, longer.state.scene.goal, longer.state.scene.rival) == ("contest", 3, "guard")


@pytest.mark.rule("nova6.interact.principals")
@pytest.mark.parametrize(("length", "goal"), [("quick", 3), ("longer", 5), ("long", 8)])
def test_a_principal_is_persuaded_in_a_contest(length: str, goal: int) -> None:
    """The countess may take three, five or eight successes, against the better of her two skills."""
    script = dealing("countess", scene=Scene("exposition"))
    assert {option.cite for option in script.asked().options()} == {"nova6.interact.principals"}
    scene = script.gm(length).stop().state.scene
    assert (scene.kind, scene.goal, scene.skill, scene.striving) == ("contest", goal, "resolve", "interact")
    plain = dealing("countess").gm("test")
    assert plain.waits_for() == "nova6/judge"
    plain.stop()


def test_interact_is_opposed_by_resolve_in_the_contest() -> None:
    """Ilse rolls Interact against the countess's Resolve in the contest."""
    at = dealing("countess").gm("quick").plainly().state
    script = act_out(nova6.strive.open("ilse", "plead"), at)
    assert script.plainly_to_ready().pool.net == -1


def test_a_hero_may_be_persuaded_in_a_contest() -> None:
    """Another player's character is persuaded like a principal."""
    at = table(ILSE, hero("bram", interact=1))
    script = act_out(nova6.deal.open("ilse", "bram", "lend me the boat"), at)
    assert script.asked().rule == "nova6.interact.principals"
    script.stop()


def test_an_incapacitated_character_cannot_persuade() -> None:
    """Persuasion by a character who is out is refused before anybody is asked."""
    with refused("nova6.cons.incap-effect"):
        act_out(nova6.deal.open("ilse", "guard", "let me in"), table(changed(ILSE, out="incapacitated"), GUARD))


def test_persuasion_within_a_conflict_is_one_test() -> None:
    """A conflict is not left for a contest."""
    assert dealing("countess", scene=conflict("ilse")).waits_for() == "nova6/judge"


@pytest.mark.rule("nova6.interact.perks")
def test_perks_of_interact_are_legal_and_limited() -> None:
    """Each idea and a custom perk are legal; provoking helps attacks alone."""
    ideas = cited(ideas_for("interact"))
    assert [(idea.id, idea.action) for idea in ideas] == [
        ("deceive", "create-advantage"), ("duping-guards", ""), ("provoke", "attack"), ("intimidating", ""),
    ]  # fmt: skip
    perk = {"name": "Provoke"} | ideas[2].kept
    sheet = petra(perks=[perk, {"name": "Duping guards"} | ideas[1].kept, {"name": "toasts", "skill": "interact"}])
    assert check_sheet(sheet) == []
    own = to_character(sheet, "ilse", "ilse").perks
    assert (own[0].serves("interact", "attack"), own[0].serves("interact", "overcome")) == (True, False)
    assert own[1].serves("interact", "overcome")
    provoking = table(changed(hero("ilse"), perks=own[:1]), GUARD)
    opening = nova6.act.open("ilse", "sneer", "interact", "attack", targets=("guard",))
    script = act_out(opening, provoking).judged().says("ilse", Connection(text="old rivals")).gm("yes")
    assert script.says("ilse", Preparation(perk="Provoke")).stop().last(events.Gathered).net == 1
    other = act_out(nova6.act.open("ilse", "sneer", "interact", "overcome"), provoking).judged()
    assert other.stop().last(events.Gathered).net == 0


@pytest.mark.rule("nova6.interact.overcome")
def test_bluffing_is_opposed_by_the_better_skill() -> None:
    """The better of Interact and Resolve is the difficulty, and a success reaches the goal."""
    script = speaking("overcome", intent="bluff past", targets=("guard",))
    assert script.asked().proposed == (opposed("guard", "resolve"),)
    after = script.gm(script.asked().default()).rolls("ilse", 5, 4, 2).plainly()
    assert after.last(events.Called).difficulty == 1
    assert after.last(events.Achieved) == events.Achieved("ilse", "goal", "bluff past")
    better = act_out(nova6.act.open("ilse", "bluff", "interact", "overcome", targets=("page",)),
                     table(ILSE, npc("page", interact=2, resolve=1)))  # fmt: skip
    assert better.asked().proposed == (opposed("page", "interact"),)
    better.stop()


@pytest.mark.rule("nova6.interact.create-advantage")
def test_interact_gives_an_ally_a_brief_die() -> None:
    """Confidence is a brief die for the ally."""
    at = table(ILSE, hero("bram"), scene=ACTION)
    script = act_out(nova6.act.open("ilse", "you can do it", "interact", "create-advantage"), at).judged()
    script = script.rolls("ilse", 6, 3, 2, 1).picks("ilse", 6, 3, 2)
    after = script.says("ilse", Advantage("dice", "confidence", "bram", "fight")).end()
    made = after.effect("confidence")
    assert (made.owner, made.rating, made.skills, made.duration) == ("bram", 1, ("fight",), "B")


@pytest.mark.rule("nova6.interact.attack")
def test_words_fill_the_mental_track() -> None:
    """A plain success is one box of the mind and none of the body."""
    script = insulting(DEBT).says("ilse", Connection("owes-ilse-his-post")).gm("yes")
    after = script.rolls("ilse", 5, 4, 2).plainly()
    harmed = after.last(events.Harmed)
    assert (harmed.damage, harmed.level) == (1, "stressed")
    assert [bool(box.filled) for box in after.who("guard").track("mental").boxes] == [True, False, False]
    assert not any(box.filled for box in after.who("guard").track("physical").boxes)


@pytest.mark.rule("nova6.interact.attack-needs")
def test_an_attack_with_words_needs_a_connection() -> None:
    """A connection is asked for unless named; one that the GM finds too weak is not rolled for."""
    script = insulting().asks("ilse", "nova6/connection")
    script.refuses("ilse", Connection("somewhere-else"), "nova6.interact.attack-needs")
    assert script.asked().default() == Connection()
    script.says("ilse", Connection()).asks("gm", "nova6/may-hurt", "no", "yes")
    refused = script.gm("no").end()
    assert refused.result is None and refused.last(events.Settled).how == "no-connection"
    assert refused.all(events.Called) == []
    named = insulting(DEBT, asset("ilse", "A FORGED LETTER", 1), aspect("HIDDEN SHAME", "guard", known=False))
    assert named.asked().known == ("owes-ilse-his-post", "a-forged-letter")
    assert named.asked().choices("of", None) == (*named.asked().known, "") and named.asked().leaves_out() == ()
    named.says("ilse", named.asked().default()).asks("gm", "nova6/may-hurt", "yes", "no")
    assert named.asked().connection == "OWES ILSE HIS POST"
    assert named.gm("yes").waits_for() == "nova6/prepare"
    at_once = insulting(DEBT, aim="owes-ilse-his-post").asks("gm", "nova6/may-hurt", "yes", "no")
    at_once.stop()
    words = insulting().says("ilse", Connection(text="we were at school")).asks("gm", "nova6/may-hurt", "yes", "no")
    assert words.asked().connection == "we were at school"
    words.stop()


def test_a_weapon_of_words_needs_no_connection() -> None:
    """A weapon that harms with Interact needs no connection."""
    song = nova6.Effect(
        EffectId("song"), "damage", "song", "ilse", "", 2, duration="S", type="mental", skill="interact"
    )
    assert insulting(song, tool="song").waits_for() == "nova6/ready"


@pytest.mark.rule("nova6.interact.attack-anger")
def test_enraging_words_create_an_advantage() -> None:
    """An attack that is to enrage is proposed as an advantage, hurts nobody, and the GM may see it otherwise."""
    script = speaking("attack", targets=("guard",), intent="enrage the guard", scene=conflict("ilse"))
    assert script.asked().action == ("create-advantage", "nova6.interact.attack-anger", "")
    script = script.gm(script.asked().default()).rolls("ilse", 5, 4, 2)
    after = script.says("ilse", Advantage("aspect", "SEEING RED", "guard", duration="A")).end()
    assert after.last(events.Called).action == "create-advantage"
    assert "nova6.interact.attack-anger" in after.rules_of(events.Called)
    assert after.effect("SEEING RED").owner == "guard"
    assert not any(box.filled for track in after.who("guard").tracks for box in track.boxes)
    insists = speaking("attack", targets=("guard",), intent="enrage the guard").judged(action="attack")
    assert insists.waits_for() == "nova6/connection"
    plain = speaking("attack", targets=("guard",), intent="shame the guard")
    assert plain.asked().action.id == "attack"
    called = plain.gm(Ruling(action="create-advantage")).stop()
    assert called.last(events.Called).overruled
    assert "nova6.interact.attack-anger" in called.rules_of(events.Called)
    for ruling in (Ruling(action="overcome"), Ruling(skill="move", action="create-advantage")):
        other = speaking("attack", targets=("guard",), intent="shame the guard").gm(ruling).stop()
        assert "nova6.interact.attack-anger" not in other.rules_of(events.Called)
    meant = speaking("create-advantage", targets=("guard",), intent="enrage the guard").judged().stop()
    assert "nova6.interact.attack-anger" not in meant.rules_of(events.Called)


def test_enraging_with_a_fist_is_an_attack() -> None:
    """An angry blow with Fight stays an attack."""
    opening = nova6.act.open("ilse", "angry blow", "fight", "attack", targets=("guard",))
    script = act_out(opening, table(ILSE, GUARD))
    assert script.asked().action.id == "attack"
    script.stop()


@pytest.mark.rule("nova6.interact.basic-emotional")
@pytest.mark.parametrize(("gift", "damage"), [((), 1), ((talent("strong-personality"),), 2)])
def test_an_insult_deals_one_emotional_damage(gift: tuple[Any, ...], damage: int) -> None:
    """One emotional damage for the scene, two from a strong personality."""
    at = table(hero("ilse", *gift), GUARD, DEBT, scene=conflict("ilse"))
    script = act_out(nova6.act.open("ilse", "shame", "interact", "attack", targets=("guard",)), at).judged()
    after = script.says("ilse", Connection("owes-ilse-his-post")).gm("yes").rolls("ilse", 5, 4, 2).plainly()
    hit = after.last(events.Harmed)
    assert (hit.damage, hit.level, hit.duration) == (damage, "stressed", "S")


def test_an_insults_damage_is_mental_and_emotional() -> None:
    """An insult's damage is mental, of the emotional type."""
    found = blow(table(ILSE, GUARD), ActionTest("ilse", "", "interact", "attack"), ("guard",))
    assert found == Draft("damage", "ilse", ("guard",), rating=1, duration="S", type="mental", subtype="emotional")


@pytest.mark.rule("nova6.interact.defend")
@pytest.mark.parametrize("action", ["overcome", "create-advantage", "attack"])
def test_interact_is_defended_with_interact_or_resolve(action: str) -> None:
    """Ilse may defend against anything the countess says with Interact or Resolve."""
    opening = nova6.oppose.open("countess", "ilse", skill="interact", action=action, intent="a remark")
    script = act_out(opening, table(ILSE, COUNTESS))
    assert [option.id for option in script.asked().skills] == ["interact", "resolve"]
    assert "nova6.interact.defend" in [*script.asked().cites()]
    gathered = script.says("ilse", Preparation("interact")).stop().last(events.Gathered)
    assert gathered.net == 0
