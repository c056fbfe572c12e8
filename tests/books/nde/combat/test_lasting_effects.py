"""Effects that last: they change the rolls of others and of their bearer, hold a foe, and end by rule or by the GM."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.rulesets import nde
from moothall.rulesets.nde import effects
from moothall.rulesets.nde.events import EffectsChanged
from moothall.rulesets.nde.ids import FigureId, foe_id, hero_id
from moothall.rulesets.nde.options import Options, defaults
from moothall.rulesets.nde.presets import PRESETS
from moothall.rulesets.nde.questions import Call, Pick, PowerCall, Ready, Strike, Trouble
from moothall.rulesets.nde.state import Table
from moothall.talk.options import AS_WRITTEN
from tests.books.nde.support import stage_nde1, stage_nde2
from tests.books.nde.support.situations_nde2 import waits_for
from tests.books.nde.support.stage_nde2 import act_out, foe, hero, table

BRAM = hero("bram")  # S d12, D d8
ORLA = foe("orla", "elite")
DOWN = ("knockdown",)
ORLA_ID = foe_id("orla")


def refused_by(opening: Any, at: Table) -> str:
    """The rule that refuses to begin."""
    with pytest.raises(AgainstTheRules) as refusal:
        act_out(opening, at)
    return refusal.value.rule


@pytest.mark.parametrize(
    ("foes", "own", "dice"),
    [
        ((), (), "1d12"),
        (DOWN, (), "1d20"),
        (("out of breath",), (), "1d20"),
        (("push",), (), "1d12"),
        (("disarm", "held"), (), "1d20"),
        ((), DOWN, "1d8"),
        (DOWN, DOWN, "1d12"),
    ],
)
def test_an_effect_helps_who_attacks_its_bearer_and_hinders_the_bearer(foes: Any, own: Any, dice: str) -> None:
    """One step, however many effects there are; a push is over when it has happened."""
    at = table(replace(BRAM, effects=own), replace(ORLA, effects=foes))
    script = act_out(nde.attack.open("bram", "orla", "melee"), at).gm(Call(6))
    if waits_for(script) == "nde/ready":
        script.says("bram", Ready())
    assert waits_for(script) == dice


@pytest.mark.parametrize(("foes", "own", "dice"), [((), (), "1d8"), (DOWN, (), "1d12"), ((), DOWN, "1d6")])
def test_an_effect_counts_when_a_blow_is_avoided(foes: Any, own: Any, dice: str) -> None:
    """The books have no roll for foes: what sways the foe sways the test that avoids its blow."""
    at = table(replace(BRAM, effects=own, acted=True), replace(ORLA, effects=foes))
    script = act_out(nde.foe_turn.open(("orla",), "bram"), at).gm(Strike("dex", 6))
    if waits_for(script) == "nde/ready":
        script.says("bram", Ready())
    assert waits_for(script) == dice


@pytest.mark.parametrize(("foes", "own", "die"), [((), (), 8), (DOWN, (), 6), ((), DOWN, 12), (DOWN, DOWN, 8)])
def test_a_foe_that_rolls_is_swayed_by_effects(foes: Any, own: Any, die: int) -> None:
    """One die smaller with an effect of its own, one larger against a hero who has one."""
    at = table(replace(BRAM, effects=own, acted=True), replace(ORLA, effects=foes), foe_action="foe_roll")
    script = act_out(nde.foe_turn.open(("orla",), "bram"), at).gm(Strike(die=8, reach=4))
    assert waits_for(script) == f"1d{die}"


@pytest.mark.parametrize(("own", "number"), [((), "nde/reach"), (DOWN, "nde/reach")])
def test_an_effect_moves_the_number_in_the_older_edition(own: Any, number: str) -> None:
    """One TN step: an 8 becomes a 6 against a foe on the ground, and stays where both lie there."""
    at = stage_nde1.table(
        stage_nde1.hero("bram", effects=own), stage_nde1.foe("brute", "elite", effects=DOWN), phase="heroes"
    )
    script = act_out(nde.attack.open("bram", "brute", "melee"), at).gm(Call(8)).dice("1d10", 7)
    assert waits_for(script) == ("over" if not own else number)


def test_a_power_counts_effects_that_all_its_targets_have() -> None:
    """One target on the ground makes the others no easier."""
    ilse, rat = hero("ilse", "adept"), foe("rat")
    for other, dice in ((rat, "1d12"), (replace(rat, effects=DOWN), "1d20")):
        at = table(ilse, replace(ORLA, effects=DOWN), other)
        script = act_out(nde.power.open("ilse", "a gale", ("orla", "rat")), at).gm(PowerCall("strong", stakes="x"))
        if waits_for(script) == "nde/ready":
            script.says("ilse", Ready())
        assert waits_for(script) == dice


# ---- Where they come from and how they end --------------------------------------------------------------------------


def held() -> Table:
    """Ilse has stopped Orla in her tracks, in the heroes' part of a round."""
    at = table(hero("ilse", "adept"), ORLA, phase="heroes")
    script = act_out(nde.power.open("ilse", "stop her", ("orla",)), at)
    return script.gm(PowerCall("strong", stakes="x", damage=0)).dice("1d12", 9).end().state


@pytest.mark.rule("nde2.combat.effects")
def test_a_power_without_harm_holds_its_target_for_a_turn() -> None:
    """A foe that is held has no turn in this round, and the rule says so; the next round sets it free."""
    at = held()
    orla = at.foe(ORLA_ID)
    assert (orla.effects, orla.acted, orla.hearts) == (("held",), True, 2)
    at = replace(at, phase="foes")
    assert refused_by(nde.foe_turn.open(("orla",), "ilse"), at) == "nde2.combat.effects"
    after = act_out(nde.next_round.open(), at).end()
    assert (after.foe("orla").effects, after.foe("orla").acted) == ((), False)
    assert after.last(EffectsChanged).ends


@pytest.mark.rule("nde1.combat.effects")
@pytest.mark.parametrize("kind", ["fall", "weapon_lost"])
def test_a_complication_lies_on_a_hero_until_an_action_mends_it(kind: str) -> None:
    """It is there in the next round, and gone when the hero spends an Action on it."""
    start = stage_nde1.table(stage_nde1.hero("edda"), stage_nde1.foe("rat"), phase="heroes", retaliation="off")
    script = act_out(nde.attack.open("edda", "rat", "melee"), start).gm(Call(6)).dice("1d10", 1).gm(Trouble(kind))
    at = act_out(nde.next_round.open(), script.end().state).end().state
    assert at.hero(hero_id("edda")).effects == (kind,)
    assert act_out(nde.act.open("edda", "equipment"), at).end().hero("edda").effects == ()


def test_whoever_is_helped_up_is_rid_of_effects() -> None:
    """The blow that felled a hero had thrown them down; up again, they have their footing."""
    down = hero("ilse", "adept", hearts=0, fallen="down", effects=("fall",))
    after = act_out(nde.revive.open("bram", "ilse"), table(BRAM, down, phase="heroes", positioning="none")).end()
    assert (after.hero("ilse").hearts, after.hero("ilse").effects) == (1, ())


def test_a_strong_effect_is_named_even_if_nobody_names_it() -> None:
    """It lies on the foe as whatever the player called it, or as shaken."""
    for detail, lying in (("disarm", "disarm"), ("blinded by ash", "blinded by ash"), ("", "shaken")):
        script = act_out(nde.attack.open("bram", "orla", "melee"), table(BRAM, ORLA)).gm(Call(6)).dice("1d12", 12)
        assert script.says("bram", Pick("effect", detail)).end().foe("orla").effects == (lying,)


@pytest.mark.parametrize("ends", [nde.end_combat.open(), nde.begin_scene.open("the quay")])
def test_effects_end_with_the_fight_and_with_the_scene(ends: Any) -> None:
    """Nobody walks out of a fight disarmed."""
    at = table(replace(BRAM, effects=DOWN), replace(ORLA, effects=("held", "held")), phase="heroes")
    after = act_out(ends, at).end().state
    assert not any(hero.effects for hero in after.heroes) and not any(foe.effects for foe in after.foes)


def test_the_gm_lays_and_ends_effects() -> None:
    """On hero and foe, in words of one's own; not twice, not without a word, and none ends that is not there."""
    at = act_out(nde.lay_effect.open("bram", "caught in the net"), table(BRAM, ORLA)).end().state
    assert act_out(nde.lay_effect.open("bram", "caught in the net"), at).end().state == at
    at = act_out(nde.lay_effect.open("orla", "disarm"), at).end().state
    assert (at.hero(hero_id("bram")).effects, at.foe(ORLA_ID).effects) == (("caught in the net",), ("disarm",))
    after = act_out(nde.end_effect.open("bram", "caught in the net"), at).end()
    assert after.hero("bram").effects == () and after.foe("orla").effects == ("disarm",)
    for opening in (nde.lay_effect.open("bram", " "), nde.end_effect.open("bram", "disarm")):
        assert refused_by(opening, at) == "nde2.combat.effects"


# ---- Tables where effects are told ----------------------------------------------------------------------------------


def test_effects_are_told_at_tables_from_before_and_as_written() -> None:
    """Neither book says what an effect changes: older tables and the literal reading leave it to the GM."""
    assert Options().effects == "told" and defaults("nde2").effects == defaults("nde1").effects == "bite"
    assert all(PRESETS[edition][AS_WRITTEN]["effects"] == "told" for edition in ("nde2", "nde1"))
    at = table(replace(BRAM, effects=DOWN), replace(ORLA, effects=("disarm", "other")), phase="foes", effects="told")
    assert effects.sway(at, FigureId("bram"), FigureId("orla")) == ()
    after = act_out(nde.next_round.open(), at).end()
    assert not [fact for fact in after.told if isinstance(fact, EffectsChanged)]
    assert after.foe("orla").effects == ("disarm", "other")
    assert refused_by(nde.lay_effect.open("bram", "held"), at) == "nde2.combat.effects"


# ---- Symmetry -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", [stage_nde1, stage_nde2])
def test_effects_sway_hero_and_foe_alike(stage: Any) -> None:
    """Whatever helps a hero against a foe helps that foe against the hero when they change places."""
    kinds: tuple[tuple[str, ...], ...] = ((), ("push",), ("disarm",), ("held", "soaked"), ("shielded",), ("boosted",))
    bram, orla = FigureId("bram"), FigureId("orla")
    for one, other in product(kinds, kinds):
        at = stage.table(stage.hero("bram", effects=one), stage.foe("orla", effects=other))
        turned = stage.table(stage.hero("bram", effects=other), stage.foe("orla", effects=one))
        hero_attacks = {(reason.amount, reason.of) for reason in effects.sway(at, bram, orla)}
        foe_attacks = {(reason.amount, reason.of) for reason in effects.sway(turned, orla, bram)}
        assert hero_attacks == foe_attacks
        avoided = {(-reason.amount, reason.of) for reason in effects.sway_of_defender(turned, orla, bram)}
        assert hero_attacks == avoided, "the test that avoids a blow stands in the place of the foe's roll"
