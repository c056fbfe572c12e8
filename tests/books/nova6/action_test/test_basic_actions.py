"""NOVA6 basic actions (Create Advantage, Overcome, Attack, Defend): opposition, and the effect of a simple success."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.modifiers.opposing_skills import OPPOSING, opposing
from moothall.rulesets.nova6.questions import Advantage, Connection, Preparation, Ruling
from moothall.rulesets.nova6.state import Scene
from moothall.rulesets.nova6.vocabulary import Property
from moothall.rulesets.nova6.words import ACTIONS, SKILLS
from tests.books.nova6.support.stage import (
    ACCEPT,
    NovaScript,
    act_out,
    advantage,
    aspect,
    conflict,
    hero,
    npc,
    table,
    weapon,
)
from tests.support.citing import cited

ILSE = hero("ilse", fight=1, move=1, wits=1)
BRAM = hero("bram")
THUG = npc("thug", fight=2, wits=1)
ACTION = Scene("challenge", "action", round=1)


def doing(skill: str, action: str, *things: Any, **more: Any) -> NovaScript[Any]:
    """Ilse does something in action time; the GM is asked."""
    scene = more.pop("scene", ACTION)
    opening = nova6.act.open("ilse", more.pop("intent", "do it"), skill, action, **more)
    return act_out(opening, table(ILSE, BRAM, THUG, *things, scene=scene))


def succeeding(skill: str, action: str, *things: Any, **more: Any) -> NovaScript[Any]:
    """Roll a simple success."""
    script = doing(skill, action, *things, **more).judged(1)
    return script.rolls("ilse", 6, 3, 2)


# ---- Create advantage ------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.action.ca-difficulty")
def test_the_target_opposes_an_advantage() -> None:
    """A thug's Wits of one is one penalty die; without a target the GM picks a number."""
    script = doing("move", "create-advantage", targets=("thug",))
    assert script.gm(script.asked().default()).stop().last(events.Called).difficulty == 1
    assert doing("move", "create-advantage").judged(2).stop().last(events.Called).difficulty == 2


@pytest.mark.rule("nova6.action.ca-success")
def test_an_advantage_is_a_brief_die_for_one_skill() -> None:
    """Ilse gives Bram one die on Fight until his next turn is over."""
    script = succeeding("wits", "create-advantage").asks("ilse", "nova6/advantage")
    made = script.says("ilse", Advantage("dice", "sand in his eyes", "bram", "fight")).end().effect("sand in his eyes")
    assert (made.kind, made.owner, made.rating, made.skills, made.duration) == ("advantage", "bram", 1, ("fight",), "B")
    own = succeeding("wits", "create-advantage").says("ilse", Advantage("dice", "a plan")).end().effect("a plan")
    assert (own.owner, own.skills) == ("ilse", ("wits",))


@pytest.mark.rule("nova6.action.ca-alternatives")
def test_an_advantage_may_be_an_aspect() -> None:
    """An advantage may be an aspect on a character or the scene, brief or until an action ends it."""
    script = succeeding("fight", "create-advantage")
    script.refuses("ilse", Advantage("aspect", "DAZED", "thug", duration="S"), "nova6.action.ca-alternatives")
    made = script.says("ilse", Advantage("aspect", "DAZED", "thug", duration="A")).end().effect("DAZED")
    assert (made.kind, made.owner, made.duration, made.aspect) == ("aspect", "thug", "A", "character")
    wide = succeeding("fight", "create-advantage").says("ilse", Advantage("aspect", "OVERTURNED TABLES")).end()
    assert (wide.effect("OVERTURNED TABLES").owner, wide.effect("OVERTURNED TABLES").aspect) == ("", "situation")


@pytest.mark.rule("nova6.action.ca-alternatives")
def test_an_advantage_may_bring_a_hidden_aspect_to_light() -> None:
    """Discover asks the GM to reveal one hidden aspect; the GM may answer that there is none."""
    debts = aspect("DEEP IN DEBT", "thug", id="secret-1", known=False)
    script = succeeding("wits", "create-advantage", debts).says("ilse", Advantage("discover"))
    after = script.asks("gm", "nova6/which-secret", "secret-1", "").gm("secret-1").end()
    assert after.effect("DEEP IN DEBT").known and after.effect("DEEP IN DEBT").id != "secret-1"
    none = succeeding("wits", "create-advantage", debts).says("ilse", Advantage("discover")).gm("").end()
    assert none.effect("DEEP IN DEBT").known is False


@pytest.mark.rule("nova6.action.ca-modes")
def test_an_advantage_needs_words() -> None:
    """The words for what changed, was learnt or was used are kept; without words the question stays."""
    script = succeeding("wits", "create-advantage").refuses("ilse", Advantage("dice", "  "), "nova6.action.ca-modes")
    assert script.says("ilse", Advantage("dice", "sand in his eyes")).end().has_effect("sand in his eyes")


# ---- Overcome --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.action.overcome-catchall")
def test_overcome_is_preselected_for_any_other_intent() -> None:
    """An intent of no particular kind has Overcome preselected, and a success reaches the goal."""
    script = act_out(nova6.act.open("ilse", "hum a tune"), table(ILSE, scene=ACTION))
    assert script.asked().actions()[0].id == "overcome"
    after = script.judged(1).rolls("ilse", 6, 3, 2).plainly()
    assert after.last(events.Achieved) == events.Achieved("ilse", "goal", "hum a tune")


@pytest.mark.rule("nova6.action.overcome-difficulty")
def test_the_gm_sets_the_difficulty_of_overcome() -> None:
    """A lock of two is two penalty dice; a character's skill may oppose instead."""
    after = doing("wits", "overcome").judged(2).stop()
    assert after.last(events.Called).difficulty == 2 and after.last(events.Gathered).net == -1
    other = doing("fight", "overcome", targets=("thug",))
    assert other.gm(other.asked().default()).stop().last(events.Called).difficulty == 2


@pytest.mark.rule("nova6.action.overcome-modifier")
@pytest.mark.parametrize(("rating", "left"), [(-2, -1), (2, 1), (-1, None), (1, None)])
def test_overcome_takes_one_die_from_an_effect(rating: int, left: int | None) -> None:
    """Of two dice one is left, of one die none, whether the effect was for or against a character."""
    held = advantage("ilse" if rating < 0 else "thug", rating, name="grappled")
    after = succeeding("fight", "overcome", held, aim="grappled") if rating > 0 else None
    script = after or doing("fight", "overcome", held, aim="grappled").judged().rolls("ilse", *_dice(rating))
    ended = script.plainly()
    if left is None:
        assert not ended.has_effect("grappled")
    else:
        assert ended.effect("grappled").rating == left


def _dice(rating: int) -> tuple[int, ...]:
    """Dice that succeed one or two dice down from one rank of Fight."""
    return (6, 4, 3) if rating == -1 else (6, 5, 4, 3)


@pytest.mark.rule("nova6.action.overcome-modifier")
def test_overcome_ends_an_aspect() -> None:
    """An aspect that is overcome is gone at once."""
    after = succeeding("fight", "overcome", aspect("PINNED", "ilse"), aim="pinned").plainly()
    assert not after.has_effect("PINNED")


@pytest.mark.rule("nova6.action.overcome-obstacle")
def test_overcome_passes_one_obstacle() -> None:
    """A success at Overcome puts the fence behind Ilse."""
    after = succeeding("move", "overcome", aim="fence").plainly()
    assert after.last(events.Achieved) == events.Achieved("ilse", "passed", "fence")


# ---- Attack and defend -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.action.attack-use")
def test_words_of_harm_preselect_attack() -> None:
    """An intent to harm has Attack preselected."""
    script = act_out(nova6.act.open("ilse", "stab the thug", targets=("thug",)), table(ILSE, THUG, scene=ACTION))
    assert script.asked().actions()[0].id == "attack"
    script.stop()


@pytest.mark.rule("nova6.action.attack-difficulty")
def test_the_targets_skill_opposes_an_attack() -> None:
    """A thug's Fight of two is two penalty dice against an attack."""
    script = doing("fight", "attack", targets=("thug",))
    called = script.gm(script.asked().default()).stop().last(events.Called)
    assert (called.difficulty, called.written) == (2, "Fight attack vs Fight defend")


@pytest.mark.rule("nova6.action.attack-success")
def test_a_hit_deals_the_weapons_rating() -> None:
    """Bare hands deal one for the scene; a sword of four deals four for as long as it says."""
    script = doing("fight", "attack", targets=("thug",), scene=conflict("ilse"))
    bare = script.judged(1).rolls("ilse", 6, 3, 2).plainly().last(events.Harmed)
    assert (bare.who, bare.damage, bare.level, bare.duration) == ("thug", 1, "stressed", "S")
    sword = weapon("ilse", "sword", 4)
    script = doing("fight", "attack", sword, targets=("thug",), tool="sword", scene=conflict("ilse"))
    cut = script.judged(1).rolls("ilse", 6, 3, 2).plainly().last(events.Harmed)
    assert (cut.damage, cut.level, cut.duration) == (4, "staggered", "T")


def test_an_attack_with_words_fills_the_mental_track() -> None:
    """An attack with Interact or Resolve fills the mental track; one with a weapon of another needs that weapon."""
    script = doing("interact", "attack", targets=("thug",), scene=conflict("ilse")).judged()
    after = script.says("ilse", Connection(text="old rivals")).gm("yes").rolls("ilse", 6, 3, 2).plainly()
    assert after.who("thug").track("mental").boxes[0].filled == "S"
    assert after.who("thug").track("physical").boxes[0].filled == ""


def struck(*faces: int, action: str = "attack", things: tuple[Any, ...] = (), **more: Any) -> NovaScript[Any]:
    """A thug acts on Ilse, who defends with Fight; her dice have fallen."""
    start = table(ILSE, THUG, *things, scene=conflict("thug"))
    script = act_out(nova6.oppose.open("thug", "ilse", action=action, intent="a shove", **more), start)
    return script.says("ilse", Preparation("fight")).rolls("ilse", *faces)


@pytest.mark.rule("nova6.action.defend-when")
@pytest.mark.parametrize("action", ["attack", "create-advantage"])
def test_a_target_is_always_asked_how_to_defend(action: str) -> None:
    """A character who is attacked or put at a disadvantage is asked how to defend."""
    script = act_out(nova6.oppose.open("thug", "ilse", action=action), table(ILSE, THUG)).asks("ilse", "nova6/prepare")
    assert script.asked().action == "defend"
    script.stop()


@pytest.mark.rule("nova6.action.defend-success")
def test_a_defence_cancels_the_whole_action() -> None:
    """A defence of eleven against an attack of six: no damage at all."""
    after = struck(6, 6, 4, 1, things=(weapon("thug", "maul", 6),), tool="maul").plainly()
    assert after.all(events.Harmed) == []
    assert after.last(events.Achieved) == events.Achieved("ilse", "defended", "ilse")


@pytest.mark.rule("nova6.action.defend-fail-attack")
def test_a_failed_defence_lets_the_attack_through() -> None:
    """A defence of ten against an attack of four: four damage, and Ilse has no soak."""
    after = struck(6, 6, 3, 1, things=(weapon("thug", "maul", 4),), tool="maul").says("ilse", ACCEPT).plainly()
    assert after.last(events.Harmed).damage == 4


@pytest.mark.rule("nova6.action.defend-fail-ca")
def test_a_failed_defence_lets_the_advantage_through() -> None:
    """The GM takes a die on Fight for the thug, and Ilse's next defence is a die harder."""
    script = struck(6, 6, 3, 1, action="create-advantage").says("ilse", ACCEPT).asks("gm", "nova6/advantage")
    after = script.gm(Advantage("dice", "upper hand")).end()
    made = after.effect("upper hand")
    assert (made.owner, made.rating, made.skills, made.duration) == ("thug", 1, ("fight",), "B")
    again = act_out(nova6.oppose.open("thug", "ilse"), after.state).says("ilse", Preparation("fight"))
    assert again.plainly_to_ready().pool.net == -2


@pytest.mark.rule("nova6.action.opposing-table")
def test_each_skill_and_action_has_its_opposing_skills() -> None:
    """An attack with Fight is met with Fight or Move, from afar with Move only; the GM may name another skill."""
    assert [option.id for option in cited(opposing("fight", "attack"))] == ["fight", "move"]
    assert [option.id for option in opposing("fight", "attack", ranged=True)] == ["move"]
    assert [option.id for option in opposing("move", "overcome", use="stealth")] == ["wits"]
    assert set(OPPOSING) == {(skill, action) for skill in SKILLS for action in ACTIONS}
    script = doing("fight", "attack", targets=("thug",))
    called = script.gm(Ruling(against=(script.asked().proposed[0]._replace(skill="wits"),))).stop().last(events.Called)
    assert (called.difficulty, called.overruled) == (1, True)


TABLE = {
    "fight": ("fight overcome *", "fight move defend", "fight move defend", "fight attack"),
    "interact": ("interact resolve defend", "interact resolve defend", "interact resolve defend", "interact attack"),
    "move": ("move overcome *", "wits move defend", "move defend *", "fight move attack"),
    "physique": ("physique defend *", "physique defend", "physique defend", "physique attack"),
    "resolve": ("wits create-advantage *", "wits defend *", "resolve defend", "resolve interact attack"),
    "wits": ("wits defend", "move defend", "fight move defend", "wits move create-advantage"),
}
"""To overcome, create advantage, attack and defend: the skills, the action, and a star where often nobody opposes."""


@pytest.mark.parametrize("skill", SKILLS)
def test_the_opposing_table_has_twenty_four_cells(skill: str) -> None:
    """Every skill and action has its cell in the opposing table."""
    for action, cell in zip(("overcome", "create-advantage", "attack", "defend"), TABLE[skill], strict=True):
        known = OPPOSING[skill, action]
        usual = known.by[0].actions[0]
        assert " ".join([*known.skills, usual, *(["*"] if known.often_nobody else [])]) == cell


def test_a_bow_is_opposed_by_dodging_alone() -> None:
    """A thug who shoots is met with Move and nothing else."""
    bow = weapon("thug", "bow", 3, Property("ranged", of=("near",)))
    script = act_out(nova6.oppose.open("thug", "ilse", tool="bow"), table(ILSE, THUG, bow))
    assert [option.id for option in script.asked().skills] == ["move"]


def test_the_strongest_skill_is_proposed() -> None:
    """An opponent of one in Fight and three in Move is proposed to dodge."""
    fox = npc("fox", fight=1, move=3)
    script = act_out(nova6.act.open("ilse", "cut", "fight", "attack", targets=("fox",)), table(ILSE, fox))
    assert script.asked().proposed[0].skill == "move"
