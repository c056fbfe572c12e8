"""NOVA6 Resolve: resisting fear, concentration, and defence against words."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.skill_uses import used_by
from moothall.rulesets.nova6.creation.legality import check_sheet
from moothall.rulesets.nova6.creation.perk_ideas import ideas_for
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.questions import Advantage, Preparation, Ruling
from moothall.rulesets.nova6.state import Effect, Scene
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait
from tests.books.nova6.support.sheets import petra
from tests.books.nova6.support.stage import NovaScript, act_out, conflict, hero, npc, table, weapon
from tests.support.citing import cited, refused

ILSE = hero("ilse", resolve=2, wits=1)
ORACLE = npc("oracle", resolve=2, interact=2)
MIND = Trait("mind", "Long Thoughts", "feature", (Gives("attacks", skill="resolve"),))
ACTION = Scene("challenge", "action", round=1)


def willing(action: str, **more: Any) -> NovaScript[Any]:
    """Ilse uses Resolve; the GM is asked."""
    opening = nova6.act.open("ilse", "sit it out", "resolve", action, **more)
    return act_out(opening, table(ILSE, ORACLE, scene=ACTION))


def withstanding(what: Any, *perks: str, **more: Any) -> NovaScript[Any]:
    """Ilse resists a fear."""
    at = table(hero("ilse", resolve=2, physique=2, perks=perks), scene=conflict("ilse"))
    return act_out(nova6.withstand.open("ilse", what, **more), at)


@pytest.mark.rule("nova6.resolve.scope")
def test_resolve_resists_fear() -> None:
    """An intent about fear proposes Resolve; terror is resisted with it, and failing deals mental damage."""
    script = act_out(nova6.act.open("ilse", "resist the fear"), table(ILSE))
    assert (script.asked().skill.id, "nova6.resolve.scope" in [*script.asked().cites()]) == ("resolve", True)
    script.stop()
    for what in ("fear", "despair"):
        script = withstanding(what, difficulty=2, damage=2)
        assert [(option.id, option.cite) for option in script.asked().skills] == [("resolve", "nova6.resolve.scope")]
        after = script.says("ilse", Preparation("resolve")).rolls("ilse", 3, 3, 2).plainly()
        hurt = after.last(events.Harmed)
        assert (after.last(events.Gathered).net, hurt.damage, hurt.level) == (0, 2, "stressed")
        assert after.who("ilse").track("mental").boxes[0].filled == "S"
    brave = Effect(EffectId("nerve"), "soak", "nerve", "ilse", "", 9, duration="P", type="mental",
                   properties=(Property("only", of=("fear",)),))  # fmt: skip
    lefts: tuple[tuple[Any, int], ...] = (("fear", 0), ("despair", 2))
    for what, left in lefts:
        nerved = act_out(nova6.withstand.open("ilse", what, 2, damage=2), table(hero("ilse", resolve=2), brave))
        found = nerved.says("ilse", Preparation("resolve")).rolls("ilse", 3, 3, 2).plainly().last(events.Harmed)
        assert found.damage == left
    held = withstanding("fear", difficulty=2, damage=2).says("ilse", Preparation("resolve")).rolls("ilse", 5, 4, 2)
    assert held.plainly().all(events.Harmed) == []


@pytest.mark.rule("nova6.resolve.perks")
def test_perks_of_resolve_apply_to_fear() -> None:
    """Each idea is a legal perk; fearless is a die against terror."""
    ideas = cited(ideas_for("resolve"))
    assert [(idea.id, idea.action) for idea in ideas] == [
        ("fearless", ""), ("games", "overcome"), ("chess", ""), ("psionics", "attack"), ("telepathy", ""),
    ]  # fmt: skip
    for idea in ideas:
        assert check_sheet(petra(perks=[{"name": "words"} | idea.kept, *petra()["perks"][:2]])) == []
    script = withstanding("fear", "resolve/Fearless", difficulty=1)
    assert script.asked().perks == ("Fearless",)
    assert script.says("ilse", Preparation("resolve", "Fearless")).stop().last(events.Gathered).net == 2


@pytest.mark.rule("nova6.resolve.overcome")
def test_the_gm_chooses_between_resolve_and_wits() -> None:
    """The GM is offered both: a long sum amid noise is Resolve, a flash of insight is Wits."""
    script = willing("overcome")
    assert script.asked().skills()[:2] == (("resolve", "nova6.test.bonus-one-skill", ""),
                                           ("wits", "nova6.resolve.overcome", ""))  # fmt: skip
    assert script.judged(1).stop().last(events.Gathered).net == 1
    insight = willing("overcome").judged(1, skill="wits").stop()
    assert (insight.last(events.Called).skill, insight.last(events.Gathered).net) == ("wits", 0)
    assert "nova6.resolve.overcome" in insight.rules_of(events.Called)
    watch = act_out(nova6.act.open("ilse", "watch", "resolve", "defend"), table(ILSE)).judged(skill="wits").stop()
    assert "nova6.resolve.overcome" not in watch.rules_of(events.Called)
    clever = act_out(nova6.act.open("ilse", "add it up", "wits", "overcome"), table(ILSE))
    assert [option.id for option in clever.asked().skills()][:2] == ["wits", "resolve"]
    sits = clever.judged(skill="resolve").stop()
    assert sits.last(events.Called).skill == "resolve"
    assert len({option.id for option in willing("overcome").asked().skills()}) == 6
    other = act_out(nova6.act.open("ilse", "add it up", "wits", "defend"), table(ILSE))
    assert other.asked().skills()[1].cite == "nova6.skill.six"
    other.stop()


@pytest.mark.rule("nova6.resolve.contest")
def test_a_battle_of_wills_is_a_contest_of_resolve() -> None:
    """Will against will is a contest at the other's Resolve, or one test where the GM prefers it."""
    opening = nova6.deal.open("ilse", "oracle", "stare her down", "resolve")
    script = act_out(opening, table(ILSE, ORACLE))
    assert {option.cite for option in script.asked().options()} == {"nova6.resolve.contest"}
    at = script.gm("quick").plainly().state
    assert (at.scene.kind, at.scene.goal, at.scene.skill, at.scene.rival) == ("contest", 3, "resolve", "oracle")
    assert act_out(nova6.strive.open("ilse", "hold her gaze"), at).plainly_to_ready().pool.net == 0
    single = act_out(opening, table(ILSE, ORACLE)).gm("test")
    assert (single.asked().skill.id, single.asked().targets) == ("resolve", ("oracle",))
    single.stop()


@pytest.mark.rule("nova6.resolve.create-advantage")
def test_concentration_helps_only_its_user() -> None:
    """Concentration is a die on one's own Wits, and never on another's."""
    script = willing("create-advantage").judged(2).gm("the tide").rolls("ilse", 5, 4, 2)
    script.refuses("ilse", Advantage("dice", "calm", "oracle", "wits"), "nova6.resolve.create-advantage")
    made = script.says("ilse", Advantage("dice", "calm", skill="wits")).end().effect("calm")
    assert (made.owner, made.rating, made.skills, made.duration) == ("ilse", 1, ("wits",), "B")
    assert used_by("resolve", "attack") == ()


@pytest.mark.rule("nova6.resolve.create-advantage-risk")
def test_concentration_needs_a_risk() -> None:
    """Concentration without a risk is not rolled; with one, or in a contest, it is."""
    refused = willing("create-advantage").judged(1).asks("gm", "nova6/risk").gm(" ").end()
    assert refused.result is None and refused.last(events.Settled).how == "no-risk"
    assert refused.all(events.Called) == []
    assert willing("create-advantage").judged(1).asked().default() == ""
    assert willing("create-advantage").judged(1).gm("the ship sails").waits_for() == "nova6/ready"
    contest = Scene("contest", "action", round=1, goal=3, skill="resolve", acting="ilse")
    opening = nova6.act.open("ilse", "breathe", "resolve", "create-advantage")
    assert act_out(opening, table(ILSE, scene=contest)).judged(1).waits_for() == "nova6/ready"
    assert willing("overcome").judged(1).waits_for() == "nova6/ready"


@pytest.mark.rule("nova6.resolve.attack")
def test_a_resolve_attack_needs_a_talent_or_feature() -> None:
    """An attack with Resolve is refused and not offered without a talent, feature or power for it."""
    attack = nova6.act.open("ilse", "strike her mind", "resolve", "attack", targets=("oracle",))
    with refused("nova6.resolve.attack"):
        act_out(attack, table(ILSE, ORACLE))
    with refused("nova6.resolve.attack"):
        act_out(nova6.oppose.open("oracle", "ilse", skill="resolve"), table(ILSE, ORACLE))
    script = willing("overcome")
    assert [option.id for option in script.asked().actions()] == ["overcome", "create-advantage", "defend"]
    script.refuses("gm", Ruling(action="attack"), "nova6.resolve.attack").stop()
    gifted = act_out(attack, table(hero("ilse", MIND, resolve=2), ORACLE, scene=conflict("ilse")))
    assert "attack" in [option.id for option in gifted.asked().actions()]
    after = gifted.gm(gifted.asked().default()).rolls("ilse", 5, 4, 2).plainly()
    assert (after.last(events.Called).difficulty, after.who("oracle").track("mental").boxes[0].filled) == (2, "S")
    power = Effect(EffectId("scream"), "damage", "scream", "ilse", "", 3, duration="S", type="mental", skill="resolve")
    armed = nova6.act.open("ilse", "scream", "resolve", "attack", targets=("oracle",), tool="scream")
    assert act_out(armed, table(ILSE, ORACLE, power)).waits_for() == "nova6/judge"
    club = weapon("ilse", "club", 3)
    with refused("nova6.resolve.attack"):
        act_out(nova6.act.open("ilse", "will it", "resolve", "attack", tool="club"), table(ILSE, club))
    chant = changed(club, type="mental")
    chanting = nova6.act.open("ilse", "will it", "resolve", "attack", tool="club")
    assert act_out(chanting, table(ILSE, chant)).waits_for() == "nova6/judge"
    other = Trait("fists", "Fists", "feature", (Gives("attacks", skill="physique"),))
    with refused("nova6.resolve.attack"):
        act_out(attack, table(hero("ilse", other), ORACLE))


@pytest.mark.rule("nova6.resolve.defend")
@pytest.mark.parametrize("action", ["overcome", "create-advantage", "attack"])
def test_resolve_defends_against_interact(action: str) -> None:
    """Resolve may defend against anything the oracle does with words."""
    opening = nova6.oppose.open("oracle", "ilse", skill="interact", action=action, intent="a prophecy")
    script = act_out(opening, table(ILSE, ORACLE))
    assert "resolve" in [option.id for option in script.asked().skills]
    assert "nova6.resolve.defend" in [*script.asked().cites()]
    gathered = script.says("ilse", Preparation("resolve")).stop().last(events.Gathered)
    assert gathered.net == 0


def test_resolve_does_not_defend_against_weapons() -> None:
    """Resolve is not offered against a physical attack."""
    script = act_out(nova6.oppose.open("oracle", "ilse", intent="a blow"), table(ILSE, ORACLE))
    assert [option.id for option in script.asked().skills] == ["fight", "move"]
    assert "nova6.resolve.defend" not in [*script.asked().cites()]
    script.stop()
