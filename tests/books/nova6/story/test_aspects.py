"""NOVA6 aspects: their sorts, invokes and compels."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.action_test.after_roll import _speaker
from moothall.rulesets.nova6.aspects.invocation import invocable
from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed
from moothall.rulesets.nova6.questions import CompelAnswer, Meddling, Preparation, Ruling, Terms
from moothall.rulesets.nova6.state import Effect, Mark, Scene, Table
from tests.books.nova6.support.stage import NovaAfter, NovaScript, act_out, aspect, conflict, hero, npc, table
from tests.support.citing import refused

FLOOR = aspect("Slippery floor", duration="S", aspect="situation")
DEBT = aspect("In debt to the tide", "ilse")


def put(effect: Effect, at: Table | None = None) -> NovaAfter[Any]:
    return act_out(nova6.put.open(effect), at or table(hero("ilse"), npc("rook"))).end()


# ---- What they are ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.aspect.define")
def test_an_aspect_is_a_phrase() -> None:
    """About anything at all, for good; without words it is none."""
    kept = put(aspect("Creaking stairs", "z1", aspect="zone", id="")).state.effects[-1]
    assert (kept.owner, kept.duration, kept.name) == ("z1", "P", "Creaking stairs")
    with refused("nova6.aspect.define"):
        put(aspect(" ", "z1", aspect="zone", id=""))


@pytest.mark.rule("nova6.aspect.game")
def test_any_player_and_the_gm_may_use_game_aspects() -> None:
    """Game aspects serve every player and the GM in any scene, and no scene ends them."""
    tide = aspect("The tide takes all", aspect="game")
    at = table(hero("ilse", plot_points=1), hero("bram", plot_points=1), tide, gm_plot_points=1, scene=conflict())
    assert all(tide in invocable(at, who) for who in ("ilse", "bram", ""))
    put(aspect("The tide takes all", aspect="game", id=""))
    assert act_out(nova6.close_scene.open(), at).end().has_effect("The tide takes all")


@pytest.mark.rule("nova6.aspect.character")
def test_character_aspects_outlast_the_scene() -> None:
    """A character's aspects stay with that character after the scene."""
    with refused("nova6.aspect.character"):
        put(aspect("In debt", "", id=""))
    after = put(aspect("In debt", "ilse", id=""), table(hero("ilse"), scene=conflict()))
    assert act_out(nova6.close_scene.open(), after.state).end().has_effect("In debt")


@pytest.mark.rule("nova6.aspect.situation")
def test_situation_aspects_end_with_the_scene() -> None:
    """Situation aspects end with the scene."""
    after = put(FLOOR, table(hero("ilse"), scene=conflict()))
    ended = act_out(nova6.close_scene.open(), after.state).end()
    assert not ended.has_effect("Slippery floor")


@pytest.mark.rule("nova6.aspect.situation-attach")
def test_situation_aspects_sit_on_the_scene_or_a_character() -> None:
    """A situation aspect sits on the scene, where all may use it, or on one character."""
    mob = put(aspect("Unruly mob", aspect="situation", id="")).state
    crowd = table(hero("ilse", plot_points=1), hero("bram", plot_points=1), *mob.effects)
    assert all(crowd.effects[0] in invocable(crowd, who) for who in ("ilse", "bram"))
    tar = put(aspect("Covered in tar", "rook", aspect="situation", id="")).state.effects[-1]
    assert tar.owner == "rook"


@pytest.mark.rule("nova6.aspect.truth")
def test_an_aspect_is_true_without_a_point() -> None:
    """A burning cart burns, and nobody pays for that."""
    at = table(hero("ilse", plot_points=1), aspect("On fire", aspect="situation"), gm_plot_points=1)
    told = act_out(nova6.tell_truth.open("on-fire", "the cart burns down"), at).end()
    assert told.last(events.TruthTold).text == "the cart burns down"
    assert (told.who("ilse").plot_points, told.state.gm_plot_points) == (1, 1)
    with refused("nova6.aspect.truth"):
        act_out(nova6.tell_truth.open("on-fire", " "), at)


@pytest.mark.rule("nova6.aspect.no-roll")
def test_an_aspect_may_grant_success_without_a_roll() -> None:
    """A pilot by aspect simply starts the engine, if the GM grants it."""
    at = table(hero("ilse"), aspect("Bush pilot", "ilse"))
    script = act_out(nova6.act.open("ilse", "start the engine", "wits"), at)
    granted = script.gm(Ruling("granted", text="it runs")).end()
    assert granted.dice == [] and granted.last(events.Settled).how == "granted"


# ---- Invoking --------------------------------------------------------------------------------------------------------


def rolled(*faces: int, at: Table | None = None, targets: tuple[str, ...] = (), **more: Any) -> NovaScript[Any]:
    """Ilse has rolled, and the result can still be turned."""
    opening = nova6.act.open("ilse", "cross", "move", targets=targets)
    place = at or table(hero("ilse", plot_points=3), FLOOR, scene=conflict("ilse"), **more)
    return act_out(opening, place).judged(against=tuple(Opposed(one, "move") for one in targets)).rolls("ilse", *faces)


def invoke(benefit: Any, which: str = "slippery-floor", **more: Any) -> Meddling:
    return Meddling("invoke", which, benefit, "it is wet", **more)


@pytest.mark.rule("nova6.invoke.cost")
@pytest.mark.rule("nova6.aspect.bend-costs")
@pytest.mark.rule("nova6.pp.spend-invoke")
def test_an_invoke_costs_a_point() -> None:
    """One plot point, one benefit."""
    at = table(hero("ilse", plot_points=2), FLOOR, scene=conflict("ilse"))
    after = rolled(4, 4, 3, at=at).says("ilse", invoke("point")).gm("yes").plainly()
    assert after.who("ilse").plot_points == 1 and after.result is not None and after.result.points == 1


@pytest.mark.rule("nova6.invoke.reroll")
def test_an_invoke_may_reroll_the_whole_pool() -> None:
    """The reroll benefit rolls all dice of the pool again."""
    script = rolled(4, 3, 2).says("ilse", invoke("reroll")).gm("yes")
    assert script.waits_for() == "3d6"
    assert script.dice("3d6", 6, 5, 4).plainly().last(events.Tested).success


@pytest.mark.rule("nova6.invoke.fail-to-success")
def test_an_invoke_turns_a_simple_failure_into_success() -> None:
    """A simple failure becomes a simple success; one with points for the GM does not."""
    turned = rolled(4, 3, 3).says("ilse", invoke("succeed")).gm("yes").plainly()
    assert turned.result is not None and (turned.result.success, turned.result.points) == (True, 0)
    rolled(3, 3, 3).refuses("ilse", invoke("succeed"), "nova6.invoke.fail-to-success").stop()


@pytest.mark.rule("nova6.invoke.success-to-fail")
def test_the_gm_turns_a_simple_success_into_failure() -> None:
    """The GM makes a simple success a simple failure; one with points stays."""
    at = table(hero("ilse"), FLOOR, gm_plot_points=1, scene=conflict("ilse"))
    turned = rolled(4, 4, 3, at=at).gm(invoke("fail")).plainly()
    assert turned.result is not None and not turned.result.success and turned.state.gm_plot_points == 0
    rolled(4, 4, 4, at=at).refuses("gm", invoke("fail"), "nova6.invoke.success-to-fail").stop()


@pytest.mark.rule("nova6.invoke.basic-effect")
@pytest.mark.parametrize("kind", ["advantage", "soak", "damage"])
def test_an_invoke_may_add_an_effect(kind: Any) -> None:
    """An invoke may add a die, a point of soak or a point of damage, as a simple success would."""
    at = table(hero("ilse", plot_points=1), npc("rook"), FLOOR, scene=conflict("ilse"))
    made = invoke("effect", effect=kind, name="a slide", skill="move", to="rook" if kind == "damage" else "")
    after = rolled(4, 4, 3, at=at, targets=("rook",)).says("ilse", made).gm("yes").plainly()
    if kind == "damage":
        harmed = after.all(events.Harmed)[0]
        assert (harmed.who, harmed.damage, harmed.duration) == ("rook", 1, "S")
        rolled(4, 4, 3).says("ilse", invoke("effect", name="a slide", skill="move")).gm("yes").plainly()
    else:
        effect = after.effect("a slide")
        assert (effect.kind, effect.rating, effect.duration) == (kind, 1, "B")


@pytest.mark.rule("nova6.invoke.add-sp")
def test_an_invoke_may_add_a_stunt_point() -> None:
    """The added point is the player's on a success and the GM's on a failure, not the other way round."""
    assert rolled(4, 4, 3).says("ilse", invoke("point")).gm("yes").plainly().result.points == 1  # type: ignore[union-attr]
    rolled(4, 3, 3).refuses("ilse", invoke("point"), "nova6.invoke.cost").stop()
    at = table(hero("ilse"), FLOOR, gm_plot_points=1, scene=conflict("ilse"))
    worse = rolled(4, 3, 3, at=at).gm(invoke("point"))
    assert worse.plainly().all(events.Tested)[-1].counter == 1


@pytest.mark.rule("nova6.invoke.negate-sp")
def test_an_invoke_may_negate_an_opposing_point() -> None:
    """An invoke removes one of the other side's points, and the failure is a simple one."""
    script = rolled(3, 3, 3).says("ilse", invoke("negate")).gm("yes")
    assert script.plainly().all(events.Tested)[-1].counter == 0
    rolled(4, 3, 3).refuses("ilse", invoke("negate"), "nova6.invoke.cost").stop()


@pytest.mark.rule("nova6.invoke.relevance")
@pytest.mark.rule("nova6.aspect.limits-in-name")
def test_the_gm_judges_whether_an_invoke_fits() -> None:
    """No aspect is barred by itself; if the GM says no, nothing is spent."""
    snakes = aspect("Afraid of snakes", "rook")
    at = table(hero("ilse", plot_points=1), npc("rook"), snakes, scene=conflict("ilse"))
    script = rolled(4, 4, 3, at=at).says("ilse", invoke("point", "afraid-of-snakes"))
    assert script.waits_for() == "nova6/relevant"
    after = script.gm("no").plainly()
    assert after.who("ilse").plot_points == 1 and after.result is not None and after.result.points == 0


def test_an_invoke_lapses_if_the_point_is_lost_first() -> None:
    """A plot point lost while the GM decides buys nothing: the roll stands."""
    at = table(hero("ilse", plot_points=1), npc("rook"), FLOOR, scene=conflict("ilse"))
    script = rolled(4, 4, 3, at=at).says("ilse", invoke("point"))
    script.stage.tell(events.PlotPointsChanged("ilse", 0, "invoke"))
    after = script.gm("yes").plainly()
    assert after.who("ilse").plot_points == 0 and after.result is not None and after.result.points == 0


def test_an_invoke_lapses_if_the_aspect_ends_first() -> None:
    """If the aspect ends while the GM decides, nothing is paid and the roll stands."""
    at = table(hero("ilse", plot_points=1), npc("rook"), FLOOR, scene=conflict("ilse"))
    script = rolled(4, 4, 3, at=at).says("ilse", invoke("point"))
    script.stage.tell(events.EffectEnded(FLOOR, "gone"))
    after = script.gm("yes").plainly()
    assert after.who("ilse").plot_points == 1 and after.result is not None and after.result.points == 0


@pytest.mark.rule("nova6.invoke.many")
def test_two_aspects_may_be_invoked_on_one_roll() -> None:
    """Two aspects invoked on one roll cost two points."""
    at = table(hero("ilse", plot_points=2), FLOOR, DEBT, scene=conflict("ilse"))
    script = rolled(4, 4, 3, at=at).says("ilse", invoke("point")).gm("yes")
    script.says("ilse", invoke("point", "in-debt-to-the-tide")).gm("yes")
    after = script.plainly()
    assert after.who("ilse").plot_points == 0 and after.result is not None and after.result.points == 2


@pytest.mark.rule("nova6.invoke.same-roll")
def test_an_aspect_is_invoked_once_per_roll() -> None:
    """A second invoke of the same aspect on one roll is refused."""
    script = rolled(4, 4, 3, at=table(hero("ilse", plot_points=3), FLOOR, DEBT, scene=conflict("ilse")))
    script.says("ilse", invoke("point")).gm("yes")
    script.refuses("ilse", invoke("point"), "nova6.invoke.same-roll").stop()


@pytest.mark.rule("nova6.invoke.involved")
def test_bystanders_do_not_invoke() -> None:
    """Only those who take part in the roll are asked, and nobody invokes for another."""
    at = table(hero("ilse"), hero("bram", plot_points=3), FLOOR, scene=conflict("ilse"))
    assert rolled(4, 3, 3, at=at).waits_for() != "nova6/after-roll"
    with refused("nova6.invoke.involved"):
        _speaker(at, ActionTest("ilse"), "bram")
    assert _speaker(at, ActionTest("ilse", targets=("bram",)), "bram") == "bram"


def used(who: str = "ilse", of: str = "slippery-floor") -> Mark:
    return Mark("invoked", who, of)


@pytest.mark.rule("nova6.invoke.once-per-scene")
def test_an_aspect_is_invoked_once_per_scene() -> None:
    """An aspect used in this scene is refused until it is invoked against its user or compelled."""
    mine = aspect("Proud", "ilse")
    people = (hero("ilse", plot_points=2), mine, FLOOR)
    at = table(*people, gm_plot_points=1, marks=(used(of="proud"),), scene=conflict("ilse"))
    script = rolled(4, 4, 3, at=at)
    script.refuses("ilse", invoke("point", "proud"), "nova6.invoke.once-per-scene")
    turned = script.gm(invoke("fail", "proud")).plainly()
    assert used(of="proud") not in turned.state.marks
    compelled = act_out(nova6.compel.open("", "ilse", "proud", "a quarrel"), at).says("ilse", CompelAnswer()).end()
    assert used(of="proud") not in compelled.state.marks


@pytest.mark.rule("nova6.invoke.per-person")
def test_each_character_has_their_own_limit_of_invokes() -> None:
    """Ilse may invoke an aspect that Bram has used."""
    at = table(hero("ilse", plot_points=1), hero("bram"), FLOOR, marks=(used("bram"),), scene=conflict("ilse"))
    after = rolled(4, 4, 3, at=at).says("ilse", invoke("point")).gm("yes").plainly()
    assert after.who("ilse").plot_points == 0


@pytest.mark.rule("nova6.invoke.mark")
def test_a_used_aspect_is_marked_until_the_scene_ends() -> None:
    """A mark names the character who invoked the aspect, until the scene ends."""
    after = rolled(4, 4, 3).says("ilse", invoke("point")).gm("yes").plainly()
    assert used() in after.state.marks
    assert act_out(nova6.close_scene.open(), after.state).plainly().state.marks == ()


STRESSED = aspect("Stressed", "rook", aspect="consequence", duration="S")


@pytest.mark.rule("nova6.invoke.stressed-exempt")
@pytest.mark.rule("nova6.pp.spend-consequence")
def test_a_stress_aspect_may_be_invoked_repeatedly() -> None:
    """A STRESSED aspect is invoked on three rolls of a scene, and twice on the last."""
    state = table(hero("ilse", plot_points=4), npc("rook"), STRESSED, scene=Scene("challenge", "narrative"))
    for times in (1, 1, 2):
        script = rolled(4, 4, 3, at=state, targets=("rook",))
        for _ in range(times):
            script.says("ilse", invoke("point", "stressed")).gm("yes")
        state = script.plainly().state
    assert state.who("ilse").plot_points == 0


@pytest.mark.rule("nova6.invoke.against-earns")
@pytest.mark.rule("nova6.pp.earn-invoked")
def test_an_invoke_against_a_characters_own_aspect_pays() -> None:
    """The owner gets a point when their own aspect is invoked against them, not for one of the place."""
    at = table(hero("ilse"), DEBT, FLOOR, gm_plot_points=2, scene=conflict("ilse"))
    own = rolled(4, 4, 3, at=at).gm(invoke("fail", "in-debt-to-the-tide")).plainly()
    assert own.who("ilse").plot_points == 1
    assert rolled(4, 4, 3, at=at).gm(invoke("fail")).plainly().who("ilse").plot_points == 0


@pytest.mark.rule("nova6.gpp.use")
def test_the_gm_is_paid_for_an_npcs_aspect() -> None:
    """The GM gets a point when an NPC's aspect is invoked against that NPC."""
    at = table(hero("ilse", plot_points=1), npc("rook"), aspect("Vain", "rook"), scene=conflict("ilse"))
    after = rolled(4, 4, 3, at=at, targets=("rook",)).says("ilse", invoke("point", "vain")).gm("yes").plainly()
    assert after.state.gm_plot_points == 1


def test_the_target_of_a_test_may_invoke() -> None:
    """The target of an action takes part in the roll and may invoke."""
    at = table(hero("ilse", plot_points=1), npc("rook", fight=1), FLOOR, scene=conflict("rook"))
    script = act_out(nova6.oppose.open("rook", "ilse"), at).says("ilse", Preparation("fight"))
    script.rolls("ilse", 5, 4, 1, 6)
    assert script.waits_for() == "nova6/after-roll"
    script.stop()


# ---- Compels ---------------------------------------------------------------------------------------------------------


def compel(by: str = "", target: str = "ilse", which: str = "in-debt-to-the-tide", text: str = "collectors come",
           at: Table | None = None, **more: Any) -> NovaScript[Any]:  # fmt: skip
    place = at or table(hero("ilse", plot_points=1), hero("bram", plot_points=1), npc("rook"), DEBT, **more)
    return act_out(nova6.compel.open(by, target, which, text, "they are owed"), place)


@pytest.mark.rule("nova6.compel.propose")
def test_a_compel_needs_a_complication() -> None:
    """A compel without a complication is refused; with one, the compelled player is told."""
    with refused("nova6.compel.propose"):
        compel(text=" ")
    script = compel()
    assert script.asked().complication == "collectors come"
    script.stop()


@pytest.mark.rule("nova6.compel.accept")
@pytest.mark.rule("nova6.pp.earn-compel")
def test_an_accepted_compel_pays_a_point() -> None:
    """Accepting pays a point, and the complication becomes a situation aspect."""
    after = compel().says("ilse", CompelAnswer("accept")).end()
    assert after.who("ilse").plot_points == 2 and after.result is True
    assert after.effect("collectors come").aspect == "situation"


@pytest.mark.rule("nova6.compel.refuse")
@pytest.mark.rule("nova6.pp.spend-refuse")
def test_refusing_a_compel_costs_a_point_and_a_reason() -> None:
    """Refusing costs a point and needs a reason; without a point only an option allows it."""
    script = compel().refuses("ilse", CompelAnswer("refuse"), "nova6.compel.refuse")
    after = script.says("ilse", CompelAnswer("refuse", "they took the wrong street")).end()
    assert after.who("ilse").plot_points == 0 and not after.has_effect("collectors come") and after.result is False
    poor = table(hero("ilse"), DEBT)
    compel(at=poor).refuses("ilse", CompelAnswer("refuse", "no"), "nova6.compel.refuse").stop()
    kind = table(hero("ilse"), DEBT, compel_zero_pp_refuse="on")
    spared = compel(at=kind).says("ilse", CompelAnswer("refuse", "no")).end()
    assert spared.who("ilse").plot_points == 0 and spared.result is False


@pytest.mark.rule("nova6.compel.negotiate")
def test_a_compel_may_be_negotiated_twice() -> None:
    """The terms may change twice; the last are answered, and all three are in the log."""
    script = compel().says("ilse", CompelAnswer("negotiate", "not here")).gm(Terms(text="collectors wait outside"))
    script.says("ilse", CompelAnswer("negotiate", "later")).gm(Terms(text="collectors come at dawn"))
    assert script.asked().complication == "collectors come at dawn"
    after = script.says("ilse", CompelAnswer("accept")).end()
    offered = [fact.complication for fact in after.all(events.CompelOffered)]
    assert offered == ["collectors come", "collectors wait outside", "collectors come at dawn"]
    assert after.has_effect("collectors come at dawn")


@pytest.mark.rule("nova6.compel.no-mitigation")
def test_an_accepted_complication_cannot_be_tested_away() -> None:
    """No test prevents an accepted complication; acting on its results is allowed."""
    after = compel().says("ilse", CompelAnswer("accept")).end()
    trouble = after.effect("collectors come").id
    with refused("nova6.compel.no-mitigation"):
        act_out(nova6.act.open("ilse", "keep them out", "move", aim=trouble), after.state)
    act_out(nova6.act.open("ilse", "slip away", "move"), after.state).judged().stop()


@pytest.mark.rule("nova6.compel.gm-freely")
def test_the_gm_compels_without_a_limit() -> None:
    """Three times in a scene are three points."""
    state = table(hero("ilse"), DEBT, scene=conflict())
    for number in range(3):
        state = compel(text=f"trouble {number}", at=state).says("ilse", CompelAnswer("accept")).end().state
    assert state.who("ilse").plot_points == 3


@pytest.mark.rule("nova6.compel.self")
def test_a_character_may_compel_themselves() -> None:
    """Compelling oneself pays a point, if the GM agrees."""
    after = compel("ilse").gm(Terms()).says("ilse", CompelAnswer("accept")).end()
    assert after.who("ilse").plot_points == 2
    assert compel("ilse").gm(Terms(False)).end().who("ilse").plot_points == 1


@pytest.mark.rule("nova6.compel.player-player")
def test_a_compelled_ally_refuses_for_free() -> None:
    """An ally whom a player compels may refuse at no cost."""
    after = compel("bram").gm(Terms()).says("ilse", CompelAnswer("refuse", "not today")).end()
    assert (after.who("ilse").plot_points, after.who("bram").plot_points) == (1, 1)


VAIN = aspect("Vain", "rook")


@pytest.mark.rule("nova6.compel.player-npc")
@pytest.mark.rule("nova6.pp.spend-npc-compel")
def test_a_compelled_npc_pays_the_gm_or_costs_a_point() -> None:
    """Compelling an NPC costs a point; the GM accepts for a point, or pays one to prevent it."""
    at = table(hero("ilse", plot_points=1), npc("rook"), VAIN, gm_plot_points=1)
    stands = compel("ilse", "rook", "vain", "boasts", at).gm(Terms()).gm("stand").end()
    assert (stands.who("ilse").plot_points, stands.state.gm_plot_points) == (0, 2) and stands.has_effect("boasts")
    stopped = compel("ilse", "rook", "vain", "boasts", at).gm(Terms()).gm("prevent").end()
    assert (stopped.who("ilse").plot_points, stopped.state.gm_plot_points) == (0, 0)
    assert not stopped.has_effect("boasts")
    refund = table(hero("ilse", plot_points=1), npc("rook"), VAIN, gm_plot_points=1, npc_compel_refund="on")
    back = compel("ilse", "rook", "vain", "boasts", refund).gm(Terms()).gm("prevent").end()
    assert back.who("ilse").plot_points == 1
    with refused("nova6.pp.floor"):
        compel("ilse", "rook", "vain", "boasts", table(hero("ilse"), npc("rook"), VAIN))


@pytest.mark.rule("nova6.compel.arbiter")
def test_the_gm_may_reject_a_compel() -> None:
    """A compel that the GM rejects moves no points."""
    at = table(hero("ilse", plot_points=1), npc("rook"), VAIN, gm_plot_points=1)
    after = compel("ilse", "rook", "vain", "boasts", at).gm(Terms(False)).end()
    assert (after.who("ilse").plot_points, after.state.gm_plot_points) == (1, 1) and after.result is False
