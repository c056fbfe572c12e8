"""NDE1 Magic in fights: the number at a foe, cover, crowds, several targets, wounds and failed spells."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.ledger.entries import Rolled
from moothall.rulesets import nde
from moothall.rulesets.nde.events import Acted, Complicated, HeartsChanged, PowerChanged, PowerUsed, Settled
from moothall.rulesets.nde.ids import FigureId, hero_id
from moothall.rulesets.nde.questions import Pick, PowerCall, TalentUse, Trouble
from moothall.rulesets.nde.questions.powers import Level
from moothall.rulesets.nde.state import Blocked, Clock, Foe
from moothall.rulesets.nde.words import Tier
from tests.books.nde.support.magic_nde1 import BOSS, ELITE, ILSE, OVERLOAD, RAT, cast, magic, result_of, spell
from tests.books.nde.support.stage_nde1 import act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import NdeScript
from tests.support.citing import refused

ODA = hero("oda", "mage", m=20)
FAR = {tier: foe(f"far-{tier}", tier, square=(8, 0)) for tier in ("minion", "elite", "boss")}


def against(script: NdeScript[Any]) -> int:
    """The number a spell had to reach, read after a 1."""
    return int(script.dice(f"1d{script.conversation.waiting.sides}", 1).stop().last(PowerUsed).against)  # type: ignore[union-attr]


# ---- What must be reached -------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.magic.vs-foe")
@pytest.mark.parametrize(
    ("level", "tier", "number"),
    [
        *(("trick", "minion", 6), ("trick", "elite", 8), ("trick", "boss", 12)),
        *(("standard", "minion", 6), ("standard", "elite", 8), ("standard", "boss", 12)),
        *(("strong", "minion", 8), ("strong", "elite", 8), ("strong", "boss", 12)),
        *(("great", "minion", 12), ("great", "elite", 12), ("great", "boss", 12)),
    ],
)
def test_a_spell_must_work_and_must_hit(level: Level, tier: Tier, number: int) -> None:
    """The higher of what the level wants and what the foe wants is rolled against, and reaching it is enough."""
    target = FAR[tier]
    script = cast(level, target, by=ODA, at=(target.id,)).dice("1d20", number)
    after = script.end()
    assert (result_of(after), after.last(PowerUsed).against) == ("S", number)
    missed = cast(level, target, by=ODA, at=(target.id,)).dice("1d20", number - 1).gm(OVERLOAD).gm("no").end()
    assert (result_of(missed), missed.foe(target.id).hearts) == ("F", target.hearts)


@pytest.mark.rule("nde1.magic.vs-foe")
@pytest.mark.parametrize(
    ("wanted", "level", "tier", "number"),
    [
        *(("defense", "strong", "minion", 6), ("defense", "standard", "boss", 12)),
        *(("level", "strong", "minion", 8), ("level", "standard", "boss", 6)),
        *(("higher", "strong", "minion", 8), ("higher", "standard", "boss", 12)),
    ],
)
def test_a_table_may_roll_spells_against_the_foe_or_the_level_alone(
    wanted: str, level: Level, tier: Tier, number: int
) -> None:
    """Some tables go by the foe alone, some by the level alone."""
    assert against(cast(level, FAR[tier], at=(FAR[tier].id,), power_target=wanted)) == number


def test_a_spell_at_nobody_is_rolled_against_its_level() -> None:
    """A boss nearby makes no effect harder that is not meant for it."""
    after = cast("standard", BOSS).dice("1d10", 6).end()
    assert (result_of(after), after.foe("warden").hearts) == ("S", 3)
    assert "nde1.magic.vs-foe" not in after.citations


@pytest.mark.parametrize(("needs_line", "number"), [(True, 8), (False, 6)])
def test_partial_cover_is_in_the_way_of_a_spell(needs_line: bool, number: int) -> None:
    """A bolt at a minion behind a cart must reach eight; an effect that needs no line six."""
    rat = foe("rat", cover="partial")
    assert against(magic(rat, at=("rat",)).gm(spell("standard", needs_line=needs_line))) == number
    assert against(cast("standard", rat, at=("rat",))) == 8


@pytest.mark.parametrize(("level", "lost"), [("trick", 3), ("standard", 2)])
def test_a_spell_at_a_target_out_of_sight_is_refused(level: Level, lost: int) -> None:
    """Behind full cover or out of line no spell hits; once the way is clear it does."""
    with refused("nde1.cover.full"):
        magic(foe("rat", cover="full"), at=("rat",))
    blocked = replace(table(ILSE, RAT), blocked=(Blocked(FigureId("ilse"), FigureId("rat")),))
    with refused("nde1.attack.target"):
        act_out(nde.power.open("ilse", "a bolt", ("rat",)), blocked)
    with refused("nde1.attack.target"):
        magic(foe("rat", out="gone"), at=("rat",))
    assert cast(level, RAT, at=("rat",)).dice("1d10", 6).end().hero("ilse").power == lost


def test_circumstances_and_a_talent_move_the_number_of_a_spell() -> None:
    """Dark makes it harder by a step, extreme dark by two, a Talent easier by one, and the die stays."""
    edda = hero("edda", "mage", talents=("Stargazer",))
    stars = (TalentUse("Stargazer"),)
    assert against(magic(by=edda).gm(spell("standard", hinders=("dark",)))) == 8
    assert against(magic(by=edda).gm(spell("standard", hinders=("dark",), extreme=("dark",)))) == 12
    assert against(magic(by=edda).gm(spell("strong", talents=stars))) == 6
    assert against(magic(by=edda).gm(spell("great", helps=("focus",), talents=stars))) == 6
    assert against(magic(by=edda).gm(spell("great", helps=("focus", "tools")))) == 8
    assert against(magic(by=edda).gm(spell("great", helps=("focus", "tools"), overrule=True))) == 6
    script = magic(by=edda).refuses("gm", spell("standard", talents=(TalentUse("Cook"),)), "nde1.talent.effect")
    script.refuses("gm", spell("standard", extreme=("dark",)), "nde1.tn.extreme")
    after = script.gm(spell("standard", hinders=("dark",))).dice("1d10", 8).end()
    assert (after.dice, result_of(after)) == ([(10, (8,))], "S")


@pytest.mark.parametrize(("choice", "number"), [("nothing", 6), ("harder", 8), ("complication", 6)])
def test_a_crowd_presses_a_spell(choice: str, number: int) -> None:
    """Two minions in contact may make it a step harder."""
    assert against(cast("standard", RAT, foe("cook")).gm(choice)) == number


# ---- Off the ladder -------------------------------------------------------------------------------------------------


def test_a_nearly_sure_spell_costs_its_mana_and_needs_no_die() -> None:
    """A trick under good conditions needs no die; its Mana is spent all the same."""
    script = magic().gm(spell("trick", cost=1, helps=("focus",))).asks("gm", "nde/off-the-ladder")
    after = script.gm("succeeds").end()
    assert (result_of(after), after.dice, after.hero("ilse").power) == ("S", [], 2)
    rolled = magic().gm(spell("trick", helps=("focus",))).gm("roll").dice("1d10", 4).end()
    assert (result_of(rolled), rolled.last(PowerUsed).against) == ("S", 4)


def test_a_nearly_impossible_spell_costs_no_mana_and_no_action() -> None:
    """A Great effect in the dark wants a plan first: no Mana is spent and the Action is not gone."""
    script = magic(phase="heroes").gm(spell("great", hinders=("dark",)))
    after = script.asks("gm", "nde/off-the-ladder", "refuse", "roll").gm("refuse").end()
    assert (after.result, after.dice) == (None, [])
    assert (after.hero("ilse").power, after.hero("ilse").acted) == (3, False)
    assert after.last(Settled) == Settled(hero_id("ilse"), "a wall of fog", None, "nearly_impossible")
    rolled = magic(phase="heroes").gm(spell("great", hinders=("dark",))).gm("roll")
    assert against(rolled) == 12
    assert rolled.stage.state.hero(hero_id("ilse")).power == 0
    assert rolled.stage.state.hero(hero_id("ilse")).acted


def test_a_wide_spell_that_is_sure_for_all_hits_all() -> None:
    """Two minions and every advantage: nothing is rolled and both are out."""
    call = spell("standard", helps=("surprise",), extreme=("surprise",))
    after = magic(RAT, foe("cook", square=(7, 7)), at=("rat", "cook")).gm(call).gm("succeeds").end()
    assert (after.foe("rat").out, after.foe("cook").out, after.dice) == ("out", "out", [])


@pytest.mark.parametrize(("face", "left"), [(4, 3), (5, 3), (6, 2)])
def test_a_wide_spell_that_is_sure_for_one_is_rolled_for_the_other(face: int, left: int) -> None:
    """A spell that is sure against a minion must still reach six for the boss beside it."""
    call = spell("standard", helps=("surprise",), extreme=("surprise",))
    after = magic(RAT, BOSS, at=("warden", "rat")).gm(call).dice("1d10", face).end()
    assert (after.foe("rat").out, after.foe("warden").hearts) == ("out", left)


def test_a_wide_spell_that_is_hopeless_for_one_is_rolled_for_the_other() -> None:
    """In the dark a boss is beyond reach, but not the minion beside it."""
    after = magic(RAT, BOSS, at=("warden", "rat")).gm(spell("standard", hinders=("dark",))).dice("1d10", 8).end()
    assert (after.foe("rat").out, after.foe("warden").hearts) == ("out", 3)


# ---- Whom it hits ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.magic.damage")
@pytest.mark.parametrize("level", ["trick", "standard", "strong", "great"])
@pytest.mark.parametrize(("target", "left"), [(RAT, 0), (ELITE, 1), (BOSS, 2)])
def test_a_spell_deals_one_wound_at_every_level(level: Level, target: Foe, left: int) -> None:
    """A minion is out, an elite has one Wound left of two and a boss two of three."""
    after = cast(level, target, by=ODA, at=(target.id,)).dice("1d20", 12).end()
    assert (after.foe(target.id).hearts, after.foe(target.id).out) == (left, "" if left else "out")


@pytest.mark.rule("nde1.magic.damage")
def test_a_spell_at_an_elite_deals_one_wound_or_more_by_the_gm() -> None:
    """An eight reaches the elite's eight and it has one Wound left; the GM may say that it does more, never less."""
    after = cast("standard", ELITE, at=("brute",)).dice("1d10", 8).end()
    assert (result_of(after), after.foe("brute").hearts) == ("S", 1)
    script = magic(ELITE, at=("brute",)).refuses("gm", spell("standard", damage=-1), "nde1.magic.damage")
    assert script.gm(spell("standard", damage=2)).dice("1d10", 8).end().foe("brute").hearts == 0


@pytest.mark.rule("nde1.magic.damage")
@pytest.mark.parametrize(("face", "left"), [(8, (0, 1, 3)), (12, (0, 1, 2))])
def test_a_wide_spell_is_one_roll_against_every_target(face: int, left: tuple[int, ...]) -> None:
    """A wide spell is rolled once, and each foe whose number it reaches takes one Wound."""
    script = cast("strong", RAT, ELITE, BOSS, by=ODA, at=("warden", "rat", "brute", "rat")).dice("1d20", face)
    after = script.end()
    assert tuple(after.foe(id).hearts for id in ("rat", "brute", "warden")) == left
    assert len(after.dice) == 1


@pytest.mark.rule("nde1.magic.exceptional")
def test_a_spell_that_harms_nobody_has_no_hit_to_double() -> None:
    """A foe that is only held takes no Wound, and its holder picks scale or benefit."""
    script = magic(ELITE, at=("brute",)).gm(spell("strong", damage=0)).dice("1d10", 10).gm("no")
    after = script.asks("ilse", "nde/exceptional", "scale", "benefit").says("ilse", Pick("scale")).end()
    assert after.foe("brute").hearts == 2


@pytest.mark.rule("nde1.magic.exceptional-hit")
def test_a_minion_among_the_targets_leaves_two_wounds_on_offer() -> None:
    """Two Wounds are on offer while any target has as many; for a minion alone they are not."""
    script = cast("standard", RAT, BOSS, at=("rat", "warden")).dice("1d10", 10).gm("no")
    script.asks("ilse", "nde/exceptional", "two_hearts", "effect", "scale", "benefit")
    after = script.says("ilse", Pick("two_hearts")).end()
    assert [after.foe(id).hearts for id in ("rat", "warden")] == [0, 1]
    alone = cast("standard", RAT, at=("rat",)).dice("1d10", 10).gm("no")
    alone.asks("ilse", "nde/exceptional", "scale", "benefit").stop()


# ---- What a failed one brings ---------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.magic.failure")
@pytest.mark.parametrize(
    ("target", "preset"),
    [
        (foe("brute", "elite"), "yes"),
        (foe("brute", "elite", square=(5, 0), shoots=True), "yes"),
        (foe("brute", "elite", square=(5, 0)), "no"),
    ],
)
def test_a_failed_attack_by_magic_may_be_answered(target: Foe, preset: str) -> None:
    """After the trouble the GM says whether the foe could reach the caster; it does beside her or with a bow."""
    script = cast("standard", target, at=("brute",)).dice("1d10", 7).gm(OVERLOAD).asks("gm", "nde/reach")
    assert script.conversation.questions()[0][1].default() == preset
    after = script.gm("yes").end()
    assert (after.hero("ilse").hearts, after.foe("brute").hearts) == (4, 2)
    spared = cast("standard", target, at=("brute",)).dice("1d10", 7).gm(OVERLOAD).gm("no").end()
    assert spared.hero("ilse").hearts == 5


def test_a_failed_wide_spell_is_answered_once() -> None:
    """A wide spell that fails costs one Heart at the most, and two foes beside the caster make it no more."""
    script = cast("standard", ELITE, BOSS, at=("brute", "warden")).dice("1d10", 1).gm(OVERLOAD).gm("yes")
    after = script.end()
    assert [fact for fact in after.told if isinstance(fact, HeartsChanged)] == [HeartsChanged(hero_id("ilse"), 4)]
    assert all(rule.startswith("nde1.") for rule in after.citations)


@pytest.mark.rule("nde1.magic.failure")
def test_magic_that_should_harm_nobody_is_not_answered() -> None:
    """A barrier that fails, or a hold, brings its trouble and no blow."""
    barrier = cast("standard", ELITE).dice("1d10", 5).gm(OVERLOAD).end()
    held = magic(ELITE, at=("brute",)).gm(spell("strong", damage=0)).dice("1d10", 7).gm(OVERLOAD).end()
    for after in (barrier, held):
        assert (result_of(after), after.hero("ilse").hearts) == ("F", 5)
        assert [fact.kind_of for fact in after.told if isinstance(fact, Complicated)] == ["overload"]


def test_a_crowd_makes_a_failed_spell_worse() -> None:
    """Where the GM lets a crowd tell so, a failure brings one complication more, and a success none."""
    script = cast("standard", RAT, foe("cook")).gm("complication").dice("1d10", 5)
    after = script.gm(OVERLOAD).gm(Trouble("worse_position")).end()
    assert [fact.kind_of for fact in after.told if isinstance(fact, Complicated)] == ["overload", "worse_position"]
    fine = cast("standard", RAT, foe("cook")).gm("complication").dice("1d10", 6).end()
    assert not [fact for fact in fine.told if isinstance(fact, Complicated)]


def test_magic_is_the_turns_action() -> None:
    """In a fight a spell is an Action, and there is no second."""
    after = cast("standard", phase="heroes").dice("1d10", 6).end()
    assert after.last(Acted) == Acted(hero_id("ilse"), "power", True)
    with refused("nde1.combat.turn"):
        act_out(nde.power.open("ilse", "another"), after.state)


@pytest.mark.parametrize(("unrelated", "face", "at"), [(False, 5, 1), (True, 5, 0), (False, 6, 0)])
def test_a_failed_spell_moves_the_clock(unrelated: bool, face: int, at: int) -> None:
    """Like any failure it counts, unless the GM finds that it has nothing to do with the matter."""
    timed = replace(table(ILSE, clock="on"), clock=Clock(3, 0, "the bell rings"))
    script = act_out(nde.power.open("ilse", "hush"), timed).gm(spell("standard", unrelated=unrelated))
    script.dice("1d10", face)
    after = (script.gm(OVERLOAD) if face < 6 else script).end()
    assert after.state.clock == Clock(3, at, "the bell rings")
    usual = act_out(nde.power.open("ilse", "hush"), timed).gm(spell("standard")).dice("1d10", 5).gm(OVERLOAD).end()
    assert usual.state.clock == Clock(3, 1, "the bell rings")


@pytest.mark.parametrize("mana", [0, 1, 2, 3])
@pytest.mark.parametrize("heal", ["", "bram"])
def test_the_default_of_the_gms_call_can_be_paid(mana: int, heal: str) -> None:
    """The default of the GM's call fits this book's levels and the Mana that is left."""
    start = table(hero("ilse", "mage", power=mana), hero("bram", hearts=1))
    script = act_out(nde.power.open("ilse", "mend", (), heal), start)
    usual = script.conversation.questions()[0][1].default()
    assert isinstance(usual, PowerCall)
    assert (usual.level, usual.refused) == ("strong" if heal else "standard", mana < (2 if heal else 1))
    if usual.refused:
        assert script.gm(usual).end().hero("ilse").power == mana
        return
    after = script.gm(usual).passes("bram").dice("1d10", 8).end()
    assert after.hero("ilse").power == mana - (2 if heal else 1)
    assert len([entry for entry in after.log if isinstance(entry, Rolled)]) == 1
    assert len([fact for fact in after.told if isinstance(fact, PowerChanged)]) == 1
