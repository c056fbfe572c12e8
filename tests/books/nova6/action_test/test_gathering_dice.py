"""NOVA6 dice pools: one skill and one perk count, every other modifier adds up."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.action_test.suggestions import suggest_action, suggest_skill
from moothall.rulesets.nova6.basics.test_record import Weighed
from moothall.rulesets.nova6.questions import Judge, Preparation, Ruling
from moothall.rulesets.nova6.vocabulary import Gives, Trait, talent
from moothall.rulesets.nova6.words import ACTIONS, SKILLS
from moothall.talk.questions import Option
from tests.books.nova6.support.stage import (
    NovaScript,
    act_out,
    advantage,
    asset,
    condition,
    conflict,
    hero,
    npc,
    opposed,
    table,
)
from tests.support.citing import cited, refused


def judging(*things: Any, skill: str | None = "wits", action: str = "overcome", **more: Any) -> NovaScript[Any]:
    """Ilse tries something; the GM is asked."""
    opening = nova6.act.open("ilse", more.pop("intent", "try it"), skill, action, **more)
    return act_out(opening, table(*things))


def net(script: NovaScript[Any]) -> int:
    return int(script.plainly_to_ready().pool.net)


# ---- Skills and actions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.skill.six")
def test_the_gm_is_offered_six_skills() -> None:
    """The GM is offered exactly the six skills, and another word is refused."""
    script = judging(hero("ilse"))
    assert sorted(option.id for option in script.asked().skills()) == sorted(SKILLS)
    assert set(SKILLS) == {"fight", "interact", "move", "physique", "resolve", "wits"}
    script.refuses("gm", Ruling(skill="cooking"), "nova6.skill.six").stop()


def test_a_pack_may_bring_other_skills() -> None:
    """A skill that a character at the table has is a skill."""
    ilse = hero("ilse", skills=(("seamanship", 2),))
    assert net(judging(ilse).judged(skill="seamanship")) == 2


@pytest.mark.parametrize(
    ("intent", "skill"),
    [
        pytest.param("swing a bat", "fight", marks=pytest.mark.rule("nova6.skill.fight")),
        pytest.param("bluff the guard", "interact", marks=pytest.mark.rule("nova6.skill.interact")),
        pytest.param("sneak past", "move", marks=pytest.mark.rule("nova6.skill.move")),
        pytest.param("hold the door", "physique", marks=pytest.mark.rule("nova6.skill.physique")),
        pytest.param("resist terror", "resolve", marks=pytest.mark.rule("nova6.skill.resolve")),
        pytest.param("spot the ambush", "wits", marks=pytest.mark.rule("nova6.skill.wits")),
        ("uderzam go pałką", "fight"),
        ("przekonuję strażnika", "interact"),
        ("je me faufile", "move"),
        ("soulever la grille", "physique"),
    ],
)
def test_intent_words_suggest_a_skill(intent: str, skill: str) -> None:
    """The skill such words usually mean stands first, in three languages, and the GM may still take another."""
    script = judging(hero("ilse"), intent=intent, skill=None, action="")
    assert script.asked().skills()[0].id == skill
    other = next(one for one in SKILLS if one != skill)
    assert script.judged(skill=other).stop().last(events.Called).skill == other


def test_unknown_words_suggest_a_default_skill() -> None:
    """An intent without known words suggests a default skill."""
    assert suggest_skill("hum") == Option("wits", "nova6.skill.six")


@pytest.mark.rule("nova6.action.four")
def test_the_gm_is_offered_four_actions() -> None:
    """The GM is offered exactly the four actions."""
    asked: Judge = judging(hero("ilse")).asked()
    cited(asked.actions())
    assert sorted(option.id for option in asked.actions()) == sorted(ACTIONS)
    assert set(ACTIONS) == {"create-advantage", "overcome", "attack", "defend"}


# ---- Bonus dice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.test.bonus-one-skill", "nova6.mod.skill")
@pytest.mark.parametrize(("skill", "dice"), [("fight", 2), ("move", 1), ("wits", 0)])
def test_a_test_counts_one_skill(skill: str, dice: int) -> None:
    """A test with Fight 2 and Move 1 has two bonus dice or one, never three."""
    script = judging(hero("ilse", fight=2, move=1), skill=skill)
    assert net(script.judged()) == dice
    if not dice:
        assert net(judging(hero("ilse", fight=2), skill="wits").judged(skill="fight")) == 2


@pytest.mark.rule("nova6.mod.skill")
def test_ranks_are_bonus_dice() -> None:
    """Wits of two is two bonus dice, and the reason says so."""
    asked = judging(hero("ilse", wits=2)).judged().plainly_to_ready()
    first = asked.pool.why[0]
    assert (first.what, first.amount, first.of) == ("skill", 2, "wits")


TWO_PERKS = hero("ilse", wits=1, perks=("wits/notice", "wits/traps", "move/leaping"))


@pytest.mark.rule("nova6.test.bonus-one-perk", "nova6.mod.perk")
def test_a_test_counts_one_perk() -> None:
    """Of two fitting perks one is named, for one die; a perk of another skill or an unknown one is refused."""
    script = judging(TWO_PERKS).judged().asks("ilse", "nova6/prepare")
    assert script.asked().perks == ("notice", "traps")
    script.refuses("ilse", Preparation(perk="leaping"), "nova6.mod.perk")
    script.refuses("ilse", Preparation(perk="cooking"), "nova6.mod.perk")
    asked = script.says("ilse", Preparation(perk="notice")).plainly_to_ready()
    assert asked.pool.net == 2
    assert sum(reason.what == "perk" for reason in asked.pool.why) == 1


@pytest.mark.rule("nova6.mod.perk")
def test_a_perk_can_be_named_at_once() -> None:
    """A player who names a perk at the start is not asked again; a wrong one ends the attempt."""
    assert net(judging(TWO_PERKS, perk="traps").judged()) == 2
    with refused("nova6.mod.perk"):
        judging(TWO_PERKS, perk="leaping")


def test_another_skill_asks_for_another_perk() -> None:
    """If the GM wants another skill, the perk that was named no longer counts and the player is asked again."""
    script = judging(TWO_PERKS, perk="traps").judged(skill="move").asks("ilse", "nova6/prepare")
    assert script.asked().perks == ("leaping",)


@pytest.mark.rule("nova6.test.bonus-others")
def test_all_other_dice_add_up() -> None:
    """Wits, a perk, an advantage and a condition that helps are five bonus dice together."""
    ilse = hero("ilse", wits=1, perks=("wits/notice",))
    start = (ilse, advantage("ilse", 1, "wits"), condition("bright light", 2))
    script = judging(*start, perk="notice").judged(conditions=(Weighed("bright-light", "helps"),))
    assert net(script) == 5


@pytest.mark.rule("nova6.mod.talent")
@pytest.mark.parametrize(("action", "dice"), [("defend", 1), ("overcome", 0)])
def test_a_talent_counts_where_it_says(action: str, dice: int) -> None:
    """Resolute is a die on Resolve to defend, and nowhere else."""
    asked = judging(hero("ilse", talent("resolute"), talent("resolute")), skill="resolve", action=action)
    pool = asked.judged().plainly_to_ready().pool
    assert pool.net == 2 * dice
    if not dice:
        assert net(judging(hero("ilse", talent("resolute")), skill="resolve", action="defend").judged()) == 1


def test_a_feature_of_any_kind_counts() -> None:
    """A pack's feature adds its dice for the use it names, and only for that."""
    gills = Trait("gills", "Gills", "feature", (Gives("dice", 2, "move", use="swimming"),))
    assert net(judging(hero("ilse", gills), skill="move", use="swimming").judged()) == 2
    assert net(judging(hero("ilse", gills), skill="move", use="climbing").judged()) == 0
    assert net(judging(hero("ilse", gills), skill="wits", use="swimming").judged()) == 0


@pytest.mark.rule("nova6.mod.advantage")
def test_advantages_add_and_disadvantages_subtract() -> None:
    """Two dice for and one against are one for; those of other skills or other people do not count."""
    ilse = hero("ilse")
    edge = advantage("ilse", 2, "fight", name="high ground")
    burden = advantage("ilse", -1, name="off balance")
    others = (advantage("bram", 3, "fight", name="rested"), advantage("ilse", 3, "wits", name="a map"))
    assert net(judging(ilse, hero("bram"), edge, burden, *others, skill="fight").judged()) == 1


@pytest.mark.rule("nova6.mod.advantage")
def test_the_opponents_advantages_count_against_the_roll() -> None:
    """An advantage of the one who opposes is a penalty die, a disadvantage of theirs a bonus die."""
    thug = npc("thug", fight=1)
    ahead, behind = advantage("thug", 1, "fight", name="braced"), advantage("thug", -2, "fight", name="blinded")
    ruling: dict[str, Any] = {"against": (opposed("thug", "fight"),)}
    assert net(judging(hero("ilse", fight=2), thug, ahead, skill="fight").judged(**ruling)) == 0
    assert net(judging(hero("ilse", fight=2), thug, behind, skill="fight").judged(**ruling)) == 3
    elsewhere = advantage("thug", 3, "wits", name="clever")
    assert net(judging(hero("ilse", fight=2), thug, elsewhere, skill="fight").judged(**ruling)) == 1


@pytest.mark.rule("nova6.mod.stack")
def test_different_modifiers_add_up() -> None:
    """Two advantages of one die each are two dice."""
    one, other = advantage("ilse", 1, name="rested"), advantage("ilse", 1, name="warned")
    assert net(judging(hero("ilse"), one, other).judged()) == 2


def test_a_use_of_an_asset_is_a_die() -> None:
    """One use of each asset named is spent for a die; the last one uses it up, and none is left to spend twice."""
    ilse, friends, map_ = hero("ilse"), asset("ilse", "FRIENDS", 2), asset("ilse", "MAP", 1)
    script = judging(ilse, friends, map_, assets=("friends", "map")).judged()
    assert net(script) == 2
    after = script.stop()
    assert after.effect("FRIENDS").rating == 1 and not after.has_effect("MAP")
    with refused("nova6.asset.die"):
        judging(ilse, friends, assets=("friends", "friends"))


# ---- Penalty dice and cancelling -------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.test.penalty-sources")
def test_penalty_dice_add_up() -> None:
    """A difficulty of two, a disadvantage and a condition that hinders are four penalty dice."""
    start = (hero("ilse"), advantage("ilse", -1, name="shaken"), condition("fog", 1))
    script = judging(*start).judged(2, conditions=(Weighed("fog", "hinders"),))
    assert net(script) == -4


@pytest.mark.rule("nova6.test.cancel")
def test_dice_cancel_one_for_one() -> None:
    """Five bonus dice and four penalty dice leave one bonus die."""
    after = judging(hero("ilse", wits=5)).judged(4).stop()
    assert after.last(events.Gathered).net == 1


@pytest.mark.parametrize(
    ("rank", "difficulty", "left", "rule"),
    [
        pytest.param(3, 2, 1, "up", marks=pytest.mark.rule("nova6.test.state-up")),
        pytest.param(2, 3, -1, "down", marks=pytest.mark.rule("nova6.test.state-down")),
        pytest.param(3, 3, 0, "even", marks=pytest.mark.rule("nova6.test.state-even")),
    ],
)
def test_a_net_of_dice_is_up_down_or_even(rank: int, difficulty: int, left: int, rule: str) -> None:
    """More bonus dice is up, more penalty dice is down, as many of both is even; the log says which."""
    after = judging(hero("ilse", wits=rank)).judged(difficulty).stop()
    assert after.last(events.Gathered).net == left
    states = {cite for cite in after.citations if cite.startswith("nova6.test.state-")}
    assert states == {f"nova6.test.state-{rule}"}


@pytest.mark.rule("nova6.test.difficulty-source")
def test_a_number_or_an_opponent_sets_the_difficulty() -> None:
    """The GM names a number, or an opponent whose Fight of two is two penalty dice."""
    thug = npc("thug", fight=2)
    assert net(judging(hero("ilse"), thug, skill="fight").judged(3)) == -3
    script = judging(hero("ilse"), thug, skill="fight").judged(against=(opposed("thug", "fight"),))
    assert net(script) == -2


@pytest.mark.rule("nova6.test.pc-vs-pc")
def test_a_player_character_opposes_another() -> None:
    """Ilse with Fight of two attacks Bram with one: she rolls one up, and Bram's player has what her failure earns."""
    start = (hero("ilse", fight=2), hero("bram", fight=1))
    opening = nova6.act.open("ilse", "a duel", "fight", "attack", targets=("bram",))
    script = act_out(opening, table(*start, scene=conflict("ilse")))
    asked = script.gm(script.asked().default()).plainly_to_ready()
    assert (asked.pool.net, asked.pool.opposed_by) == (1, "bram")
    after = script.rolls("ilse", 3, 3, 3, 3).plainly()
    assert after.last(events.Tested).counter == 1
    assert after.last(events.PointsLapsed) == events.PointsLapsed("bram", 1)


@pytest.mark.parametrize(
    ("intent", "action"),
    [
        ("stab him", "attack"),
        ("dodge the cart", "defend"),
        ("distract the guard", "create-advantage"),
        ("hum", "overcome"),
    ],
)
def test_intent_words_suggest_an_action(intent: str, action: str) -> None:
    """Words of harm suggest Attack, warding off Defend, setting up Create Advantage, others Overcome."""
    assert suggest_action(intent).id == action
