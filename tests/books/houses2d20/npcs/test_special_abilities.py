"""Special abilities of 2d20 NPCs change their tests and their help, and add options that Threat buys."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.questions import Again, Call, Pair, Ruling
from moothall.rulesets.houses2d20.state import Ability, Character
from tests.books.houses2d20.support.plain import Help, ThreatSpend
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, table, trying


def regent(*abilities: Ability, **more: Any) -> Character:
    """A major NPC with these abilities: every skill at 5 but Battle at 8, Drives 8 7 6 5 4."""
    usual: dict[str, Any] = {"battle": 8, "abilities": abilities}
    return npc("regent", "major", **(usual | more))


def acting(*people: Character, skill: str = "battle", threat: int = 9) -> HousesScript[Any]:
    """The regent tries something; the GM has said that it can be tried and with which skill."""
    script = trying(table(*people, threat=threat), "regent", "take the bridge")
    script.at("possible", Ruling()).at("skill", skill)
    return script


# ---- Quality --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.npc.minor.quality-in-tn")
@pytest.mark.parametrize(("skill", "target"), [("battle", 11), ("move", 10)])
def test_quality_is_added_to_every_skill(skill: str, target: int) -> None:
    """Skill 6 and Quality 5 make 11, skill 5 makes 10, and no Drive is asked for."""
    guard = npc("guard", "minor", battle=6, quality=5)
    script = trying(table(guard), "guard").called(skill)
    kinds = []
    while script.waits not in ("dice", "over"):
        kinds.append(script.waits)
        script.on_to(script.waits).at(script.waits, script.asked.default())
    assert "drive" not in kinds
    after = script.falls(target, target + 1).plainly()
    assert after.last(events.DriveChosen).target == target
    assert after.last(events.DriveChosen).drive is None
    assert after.last(events.Tested).successes == 1


# ---- Proficiency ----------------------------------------------------------------------------------------------------


NETS = Ability("proficiency", "with nets", "battle")


@pytest.mark.rule("houses.npc.ability.proficiency")
@pytest.mark.parametrize(("dice", "cost"), [(1, 0), (2, 2), (3, 5)])
def test_the_first_die_of_the_proficient_is_free(dice: int, cost: int) -> None:
    """One die costs 0, two cost 2, and three cost 5: the others keep their price."""
    script = acting(regent(NETS)).at("familiar", "yes").buys(*["threat"] * dice).to_dice()
    assert script.pool == f"{2 + dice}d20"
    assert script.stop().state.threat == 9 - cost


@pytest.mark.rule("houses.npc.ability.proficiency")
def test_proficiency_is_for_one_skill_and_one_use() -> None:
    """Where the use does not fit, dice cost what they cost; with another skill it is not even asked about."""
    declined = acting(regent(NETS)).at("familiar", "no").buys("threat").to_dice()
    assert declined.stop().state.threat == 8
    other = acting(regent(NETS), skill="move").on_to("familiar", "buy-dice")
    assert other.waits == "buy-dice"


# ---- Threatening ----------------------------------------------------------------------------------------------------


WHISPER = Ability("threatening", "in a whisper")


@pytest.mark.rule("houses.npc.ability.threatening")
def test_a_threatening_npc_rerolls_one_die_after_buying_one() -> None:
    """After buying a die with Threat, a threatening NPC rolls one die again, once and for free."""
    script = acting(regent(WHISPER)).buys("threat").falls(2, 19, 20).at("familiar", "yes")
    script.refuses("gm", Again("reroll", (0, 1)), "houses.npc.ability.threatening")
    after = script.gm(Again("reroll", (2,))).falls(3).plainly()
    assert after.dice == [(20, (2, 19, 20)), (20, (3,))]
    assert after.last(events.Tested).successes == 2
    assert after.last(events.Tested).complications == 0
    assert [fact.use for fact in after.all(events.ThreatChanged)] == ["dice", "npc-momentum"]


@pytest.mark.rule("houses.npc.ability.threatening")
def test_threatening_rerolls_no_die_without_a_bought_die_or_fitting_manner() -> None:
    """Threatening is not offered without bought dice; no die falls again if the manner does not fit."""
    plain = acting(regent(WHISPER)).falls(2, 19).on_to("familiar", "again", "over")
    assert plain.waits == "over"
    unfit = acting(regent(WHISPER)).buys("threat").falls(2, 19, 20).at("familiar", "no").plainly()
    kept = acting(regent(WHISPER)).buys("threat").falls(2, 19, 20).at("familiar", "yes").gm(Again()).plainly()
    assert len(unfit.dice) == len(kept.dice) == 1


@pytest.mark.rule("houses.npc.ability.threatening")
def test_threatening_with_a_skill_is_for_that_skill() -> None:
    """Named for Communicate, it does nothing in a test of Battle."""
    voice = Ability("threatening", "", "communicate")
    other = acting(regent(voice)).buys("threat").falls(2, 19, 20).on_to("familiar", "again", "over")
    assert other.waits == "over"
    its_own = acting(regent(voice), skill="communicate").buys("threat").falls(2, 19, 20).on_to("familiar", "over")
    assert its_own.waits == "familiar"
    its_own.stop()


# ---- Guidance -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.npc.ability.guidance")
@pytest.mark.parametrize(("word", "faces", "successes"), [("yes", (17, 4), 2), ("no", (17,), 1)])
def test_a_guiding_helper_rerolls_the_helping_die_once(word: str, faces: tuple[int, ...], successes: int) -> None:
    """A helping 17 may be rolled again, once; the new face stands."""
    herald = npc("herald", "major", abilities=(Ability("guidance", "by word"),))
    script = acting(regent(), herald).on_to("assist").says("gm", Help("herald", "calls the pace"))
    script.at("assist-pair", Pair("communicate", "duty")).falls(12, 19, faces[0]).at("familiar", word)
    if word == "yes":
        script.falls(faces[1])
    after = script.plainly()
    assert [face for _, rolled in after.dice[1:] for face in rolled] == list(faces[1:])
    assert after.last(events.Tested).successes == successes


# ---- Substitution and familiarity -----------------------------------------------------------------------------------


@pytest.mark.rule("houses.npc.ability.substitution")
@pytest.mark.parametrize(("word", "target"), [("yes", 16), ("no", 13)])
def test_a_named_skill_replaces_the_usual_skill(word: str, target: int) -> None:
    """A test of Move is made with Battle 8; the GM may also leave it at Move 5."""
    dodge = Ability("substitution", "to dodge", "battle")
    script = acting(regent(dodge), skill="move").at("substitute", word).falls(target, 17)
    after = script.plainly()
    assert after.last(events.DriveChosen).target == target
    assert (after.last(events.Called).skill, after.last(events.Tested).successes) == (
        "battle" if word == "yes" else "move",
        1,
    )
    same = acting(regent(dodge)).on_to("substitute", "call")
    assert same.waits == "call"


ARCHIVE = Ability("familiarity", "the archive")


@pytest.mark.rule("houses.npc.ability.familiarity")
@pytest.mark.parametrize(("word", "difficulty"), [("yes", 1), ("no", 2)])
def test_a_familiar_test_is_one_easier(word: str, difficulty: int) -> None:
    """Difficulty 2 becomes 1 for the test that the ability names."""
    script = acting(regent(ARCHIVE)).at("call", Call(2)).at("familiar", word)
    after = script.falls(9, 20).plainly()
    assert (after.last(events.Called).difficulty, after.last(events.Tested).passed) == (difficulty, word == "yes")
    assert after.last(events.Tested).difficulty == difficulty
    assert (
        "houses.npc.ability.familiarity"
        in acting(regent(ARCHIVE)).at("call", Call(2)).on_to("familiar").stop().citations
    )


@pytest.mark.rule("houses.npc.ability.familiarity-floor")
def test_a_familiar_test_is_never_below_difficulty_zero() -> None:
    """A familiar test leaves Difficulty 0 at 0, and makes 1 a 0."""
    for difficulty in (0, 1):
        script = acting(regent(ARCHIVE)).at("call", Call(difficulty)).at("familiar", "yes")
        after = script.falls(20, 20).plainly()
        assert (after.last(events.Called).difficulty, after.last(events.Tested).passed) == (0, True)


# ---- Extra option ---------------------------------------------------------------------------------------------------


DARK = Ability("extra_option", "the lights go out", price=2)


@pytest.mark.rule("houses.npc.ability.extra-threat-option")
def test_an_extra_option_is_bought_with_threat() -> None:
    """For its price everybody hears of the benefit; too little Threat, or somebody without one, is refused."""
    after = (
        act_out(houses.threaten.open(), table(regent(DARK), threat=2)).gm(ThreatSpend("ability", who="regent")).end()
    )
    fact = after.last(events.ThreatChanged)
    assert (fact.change, fact.threat, fact.text, fact.who) == (-2, 0, "the lights go out", "regent")
    script = act_out(houses.threaten.open(), table(regent(DARK), npc("roke"), threat=1))
    script.refuses("gm", ThreatSpend("ability", who="roke"), "houses.npc.ability.extra-threat-option")
    script.refuses("gm", ThreatSpend("ability", who="regent"), "houses.threat.spend.cannot-overspend").stop()
    none = act_out(houses.threaten.open(), table(npc("roke"), threat=9))
    assert "ability" not in [option.id for option in none.asked.options()]
