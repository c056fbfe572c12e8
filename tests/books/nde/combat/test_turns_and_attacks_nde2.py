"""NDE2 fights: rounds, turns, the six actions, attacks, hits and misses, and crowds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from moothall.ledger.entries import Rolled, Told
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.events import Attacked, Complicated, FoeHurt, RoundBegan
from moothall.rulesets.nde.questions import Call, Pick, PowerCall, Ready, Settle, Start, Strike, Trouble
from moothall.rulesets.nde.state import Table
from moothall.talk.reasons import Because
from tests.books.nde.support.offers import offer_of, offers, open_ids, open_to
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript, act_out, foe, hero, table
from tests.support.citing import refused

ILSE = hero("ilse")
ODA = hero("oda", "specialist")
TYKO = hero("tyko", "adept")
PARTY = (ILSE, ODA, TYKO)
GUARD = foe("guard", "elite")
OGRE = foe("ogre", "boss")


def fight(*people: Any, **options: Any) -> Table:
    """The heroes' part of the first round."""
    return table(*people, phase="heroes", **options)


def strike(start: Table, target: str, face: int, against: int, **more: Any) -> NdeScript[Any]:
    """Ilse, d12, strikes at a foe beside her and the die falls."""
    script = act_out(nde.attack.open("ilse", target, "melee"), start)
    return script.gm(Call(against, **more)).dice("1d12", face)


def results(after: NdeAfter[Any]) -> list[str]:
    return [fact.result for fact in after.told if isinstance(fact, Attacked)]


# ---- Rounds and turns -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.combat.start")
@pytest.mark.parametrize("view", [Start(harm_wanted=False), Start(order_matters=False), Start(how="free")])
def test_without_harm_or_order_play_stays_free(view: Start) -> None:
    """A fight in rounds needs both that somebody means harm and that order matters."""
    after = act_out(nde.combat.open(), replace(table(ILSE, GUARD), round=0)).gm(view).end()
    assert (after.result, after.state.phase, after.state.round) == ("free", "free", 0)


@pytest.mark.rule("nde2.combat.start")
def test_a_short_clash_is_one_test_and_counts_no_rounds() -> None:
    """Settled as one test, no round begins; as a fight, the first does, and a second fight cannot be opened in it."""
    start = replace(table(ILSE, GUARD), round=0)
    after = act_out(nde.combat.open(), start).gm(Start(how="one_test")).end()
    assert (after.result, after.state.phase, after.state.round) == ("one_test", "free", 0)
    assert not any(isinstance(fact, RoundBegan) for fact in after.told)
    after = act_out(nde.combat.open(), start).gm(Start()).end()
    assert (after.result, after.state.phase, after.state.round) == ("combat", "heroes", 1)
    with refused("nde2.combat.start"):
        act_out(nde.combat.open(), after.state)


@pytest.mark.rule("nde2.combat.order")
@pytest.mark.parametrize("order", list(permutations(("ilse", "oda", "tyko"))))
def test_the_heroes_act_in_any_order_and_then_the_foes(order: tuple[str, ...]) -> None:
    """All six orders are good; until the third hero is done the foe waits; then comes the next round."""
    state = fight(*PARTY, GUARD, foe_action="gm_fiat")
    for who in order:
        with refused("nde2.combat.order"):
            act_out(nde.foe_turn.open(("guard",), "ilse"), state)
        state = act_out(nde.act.open(who, "interact"), state).end().state
    state = act_out(nde.foe_turn.open(("guard",), "ilse"), state).gm(Strike(hurts=False)).end().state
    for too_early in (nde.act.open(order[0], "interact"), nde.approach.open(order[0], "guard", "nearby")):
        with refused("nde2.combat.order"):
            act_out(too_early, state)
    state = act_out(nde.next_round.open(), state).end().state
    assert (state.phase, state.round) == ("heroes", 2)
    assert not any(hero.acted for hero in state.heroes) and not any(foe.acted for foe in state.foes)


@pytest.mark.rule("nde2.combat.order")
def test_a_hero_who_passes_or_is_down_counts_as_done() -> None:
    """With one hero down and one passing, the foes wait for the third alone."""
    down = replace(TYKO, hearts=0, fallen="down")
    state = fight(ILSE, ODA, down, GUARD, foe_action="gm_fiat")
    state = act_out(nde.pass_turn.open("oda"), state).end().state
    with refused("nde2.combat.order") as waiting:
        act_out(nde.next_round.open(), state)
    assert waiting[0].values["hero"] == "Ilse"
    state = act_out(nde.pass_turn.open("ilse"), state).end().state
    assert act_out(nde.foe_turn.open(("guard",), "ilse"), state).gm(Strike(hurts=False)).end().state.phase == "foes"


@pytest.mark.rule("nde2.combat.order")
def test_a_foe_acts_once_a_round_and_rounds_need_a_fight() -> None:
    """The same foe does not strike twice in a round, and free play has no next round."""
    state = fight(replace(ILSE, acted=True), GUARD, foe_action="gm_fiat")
    state = act_out(nde.foe_turn.open(("guard",), "ilse"), state).gm(Strike(hurts=False)).end().state
    with refused("nde2.combat.order"):
        act_out(nde.foe_turn.open(("guard",), "ilse"), state)
    with refused("nde2.combat.order"):
        act_out(nde.next_round.open(), table(ILSE, GUARD))


@pytest.mark.rule("nde2.combat.turn")
def test_a_turn_is_one_movement_and_one_action() -> None:
    """After the Action there is no second one but still a Movement, and after that no second Movement."""
    state = act_out(nde.act.open("ilse", "equipment"), fight(ILSE, GUARD)).end().state
    with refused("nde2.combat.turn"):
        act_out(nde.attack.open("ilse", "guard", "melee"), state)
    assert open_to(state, "ilse") == ["nde.approach"]
    state = act_out(nde.approach.open("ilse", "guard", "nearby"), state).end().state
    with refused("nde2.combat.turn"):
        act_out(nde.approach.open("ilse", "guard", "close"), state)
    assert open_to(state, "ilse") == []


# ---- Actions --------------------------------------------------------------------------------------------------------


OFFERED = ["nde.test", "nde.attack", "nde.power", "nde.act"]
ACTIONS: dict[str, Callable[[Table], NdeAfter[Any]]] = {
    "attack": lambda state: (
        act_out(nde.attack.open("ilse", "guard", "melee"), state).gm(Call(6)).passes("oda").dice("1d12", 7).end()
    ),
    "test": lambda state: (
        act_out(nde.test.open("ilse", "lift the grate"), state).called("str", 4).passes("oda").dice("1d12", 7).end()
    ),
    "assist": lambda state: (
        act_out(nde.test.open("oda", "climb the mast"), state)
        .called("dex", 4)
        .says("ilse", "she holds the ladder")
        .gm("allow")
        .says("oda", Ready())
        .dice("1d20", 7)
        .end()
    ),
    "power": lambda state: (
        act_out(nde.power.open("ilse", "a flash of light"), state)
        .gm(PowerCall(stakes="it fades"))
        .passes("oda")
        .dice("1d6", 5)
        .end()
    ),
    "equipment": lambda state: act_out(nde.act.open("ilse", "equipment", "a new bowstring"), state).end(),
    "interact": lambda state: act_out(nde.act.open("ilse", "interact", "bars the door"), state).end(),
}


@pytest.mark.rule("nde2.combat.actions")
@pytest.mark.parametrize("action", ACTIONS)
def test_each_of_the_six_actions_uses_up_the_turns_action(action: str) -> None:
    """Attack, test, assist, power, equipment and interaction are offered; each uses up the Action."""
    state = fight(ILSE, ODA, GUARD)
    offered = [offer for offer in offers(state, "ilse") if offer.cite == "nde2.combat.actions"]
    assert [offer.procedure for offer in offered if offer.open] == [*OFFERED, "nde.assist"]
    assert open_ids(state, "nde.act", "action", who="ilse") == ["equipment", "interact"]
    after = ACTIONS[action](state)
    assert after.hero("ilse").acted
    closed = [offer for offer in offers(after.state, "ilse") if offer.procedure != "nde.approach"]
    assert [(offer.cite, offer.open) for offer in closed] == [("nde2.combat.turn", False)] * 7


def test_success_without_dice_still_uses_the_action() -> None:
    """In a fight an action the GM lets succeed without dice uses the Action; an impossible one does not."""
    script = act_out(nde.test.open("ilse", "open the gate"), fight(ILSE, GUARD))
    assert script.gm(Settle(uncertain=False, decision="succeeds")).end().hero("ilse").acted
    script = act_out(nde.test.open("ilse", "open the gate"), fight(ILSE, GUARD))
    assert not script.gm(Settle(decision="impossible")).end().hero("ilse").acted


# ---- Attacks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.attack.attribute")
def test_the_way_of_attacking_names_the_attribute() -> None:
    """An Assault strikes with the d12 of Strength, shoots with the d8 of Dexterity and casts with the d6 of Might."""
    assert strike(table(ILSE, GUARD), "guard", 7, 6).end().last(Attacked).attribute == "str"
    shot = act_out(nde.attack.open("ilse", "guard", "ranged"), table(ILSE, GUARD)).gm(Call(6)).dice("1d8", 6).end()
    assert shot.last(Attacked).attribute == "dex"
    script = act_out(nde.power.open("ilse", "a bolt of frost", ("guard",)), table(ILSE, GUARD))
    cast = script.gm(PowerCall(stakes="it misses")).dice("1d6", 5).stop()
    assert cast.dice == [(6, (5,))]
    assert "nde2.attack.attribute" in shot.citations & cast.citations


@pytest.mark.rule("nde2.attack.hit")
def test_an_attack_needs_a_target_and_must_reach_its_defense() -> None:
    """Without somebody to strike nothing is rolled; a 6 hits Defense 6 and a 5 does not."""
    with refused("nde2.attack.hit"):
        act_out(nde.attack.open("ilse", "", "melee"), table(ILSE, GUARD))
    with refused("nde2.attack.hit"):
        act_out(nde.attack.open("ilse", "guard", "melee"), table(ILSE, replace(GUARD, out="fled")))
    assert results(strike(table(ILSE, GUARD), "guard", 6, 6).end()) == ["S"]
    missed = strike(table(ILSE, GUARD), "guard", 5, 6).gm(Trouble("noise")).end()
    assert (results(missed), missed.foe("guard").hearts) == (["F"], 2)


@pytest.mark.rule("nde2.step.one-each")
def test_the_log_names_a_rule_the_gm_overrules_in_an_attack() -> None:
    """Two hindrances count by the GM's word: the d12 is a d6, and the rule set aside is named with the roll."""
    script = act_out(nde.attack.open("ilse", "guard", "melee"), table(ILSE, GUARD))
    after = script.gm(Call(5, hinders=("dark", "slippery"), overrule=True)).dice("1d6", 5).end()
    (rolled,) = (entry for entry in after.log if isinstance(entry, Rolled))
    assert Because("note-overruled", 0, "nde2.step.one-each", "limits") in rolled.why


@pytest.mark.rule("nde2.attack.damage")
def test_a_hit_takes_one_heart() -> None:
    """A 6 on a d8 hits Defense 6, and the elite's two Hearts are one."""
    after = act_out(nde.attack.open("ilse", "guard", "ranged"), table(ILSE, GUARD)).gm(Call(6)).dice("1d8", 6).end()
    assert (results(after), GUARD.hearts, after.foe("guard").hearts) == (["S"], 2, 1)


@pytest.mark.rule("nde2.attack.exceptional")
def test_an_exceptional_hit_takes_two_hearts_or_one_and_an_effect() -> None:
    """A 12 on a d12 against a boss: three Hearts become one, or two and it is disarmed."""
    two = strike(table(ILSE, OGRE), "ogre", 12, 8).asks("ilse", "nde/exceptional", "two_hearts", "effect")
    after = two.says("ilse", Pick("two_hearts")).end()
    assert (results(after), after.foe("ogre").hearts, after.foe("ogre").effects) == (["X"], 1, ())
    after = strike(table(ILSE, OGRE), "ogre", 12, 8).says("ilse", Pick("effect", "disarmed")).end()
    assert (after.foe("ogre").hearts, after.foe("ogre").effects) == (2, ("disarmed",))


@pytest.mark.rule("nde2.attack.exceptional")
def test_an_exceptional_hit_on_a_minion_fells_it_and_has_an_effect() -> None:
    """One Heart is all a minion has, so that the effect is what is left to pick."""
    script = strike(table(ILSE, foe("thug")), "thug", 12, 5).asks("ilse", "nde/exceptional", "effect")
    thug = script.says("ilse", Pick("effect", "thrown down the stairs")).end().foe("thug")
    assert (thug.hearts, thug.out, thug.effects) == (0, "out", ("thrown down the stairs",))


def test_at_some_tables_the_effect_takes_the_place_of_the_heart() -> None:
    """With `x_effect_damage` at 0 a disarmed boss keeps three Hearts, and a disarmed minion still stands."""
    boss = table(ILSE, OGRE, x_effect_damage="0")
    after = strike(boss, "ogre", 12, 8).says("ilse", Pick("effect", "disarmed")).end()
    assert (after.foe("ogre").hearts, after.foe("ogre").effects) == (3, ("disarmed",))
    script = strike(table(ILSE, foe("thug"), x_effect_damage="0"), "thug", 12, 5)
    script.asks("ilse", "nde/exceptional", "two_hearts", "effect")
    assert script.says("ilse", Pick("effect", "disarmed")).end().foe("thug").out == ""


@pytest.mark.rule("nde2.attack.floor")
def test_no_foe_has_less_than_no_hearts() -> None:
    """An elite with one Heart left loses two: none are left and it is out."""
    hurt = table(ILSE, replace(GUARD, hearts=1))
    after = strike(hurt, "guard", 12, 6).says("ilse", Pick("two_hearts")).end()
    assert (after.foe("guard").hearts, after.foe("guard").out) == (0, "out")


@pytest.mark.parametrize(
    ("tier", "hearts", "face", "rules"),
    [
        ("minion", 1, 7, {"nde2.foe.minion"}),
        ("minion", 2, 7, set()),
        ("elite", 1, 7, set()),
        ("elite", 1, 12, {"nde2.attack.floor"}),
        ("elite", 2, 12, set()),
    ],
)
def test_a_wound_names_only_the_rules_that_it_met(tier: Any, hearts: int, face: int, rules: set[str]) -> None:
    """A minion's rule stands where a hit fells one, that of no Hearts below none where more was lost than was left."""
    script = strike(table(ILSE, foe("rat", tier, hearts=hearts)), "rat", face, 5)
    after = (script.says("ilse", Pick("two_hearts")) if face == 12 else script).end()
    (told,) = (entry for entry in after.log if isinstance(entry, Told) and isinstance(entry.event, FoeHurt))
    assert {"nde2.foe.minion", "nde2.attack.floor"} & {*told.cites[1:]} == rules


@pytest.mark.rule("nde2.attack.miss")
def test_a_miss_costs_what_the_gm_says_and_no_heart() -> None:
    """A 3 against 5 and a 1 against 4 leave all five Hearts, and neither passes without consequence."""
    thug = foe("thug")
    missed = strike(table(ILSE, thug), "thug", 3, 5).asks("gm", "nde/trouble")
    after = missed.refuses("gm", Trouble(), "nde2.attack.miss").gm(Trouble("worse_position")).end()
    assert (results(after), after.hero("ilse").hearts) == (["F"], 5)
    assert after.last(Complicated).kind_of == "worse_position"
    one = strike(table(ILSE, replace(thug, defense=4)), "thug", 1, 4)
    after = one.refuses("gm", Trouble(), "nde2.test.one").gm(Trouble("lost_resource")).end()
    assert (results(after), after.hero("ilse").hearts) == (["FC"], 5)


# ---- Crowds ---------------------------------------------------------------------------------------------------------

THUGS = tuple(foe(f"thug{number}") for number in range(1, 5))


def pressed(count: int, **options: Any) -> NdeScript[Any]:
    """Ilse strikes at the first of so many minions around her."""
    return act_out(nde.attack.open("ilse", "thug1", "melee"), table(ILSE, *THUGS[:count], **options)).gm(Call(5))


@pytest.mark.rule("nde2.crowd")
def test_two_adjacent_minions_may_make_an_attack_harder() -> None:
    """If the GM says so, a d12 with two minions around is a d8; with one around the GM is not asked."""
    script = pressed(2).asks("gm", "nde/crowd", "nothing", "harder", "complication")
    assert script.gm("harder").dice("1d8", 6).end().last(Attacked).sides == 8
    assert pressed(2).gm("nothing").dice("1d12", 6).end().last(Attacked).sides == 12
    assert pressed(1).dice("1d12", 6).end().last(Attacked).sides == 12


@pytest.mark.parametrize(("seen", "told"), [(True, True), (False, False)])
def test_an_attack_gives_away_no_unseen_minion(seen: bool, told: bool) -> None:
    """The rule of a crowd's one outcome is named only where two minions around the hero are seen."""
    start = table(ILSE, THUGS[0], replace(THUGS[1], seen=seen))
    script = act_out(nde.attack.open("ilse", "thug1", "melee"), start).gm(Call(5))
    after = script.gm("nothing").dice("1d12", 6).end()
    (attack,) = (entry for entry in after.log if isinstance(entry, Told) and isinstance(entry.event, Attacked))
    assert ("nde2.crowd.one-outcome" in attack.cites) is told


@pytest.mark.rule("nde2.crowd")
def test_two_minions_may_add_a_complication_to_a_failure() -> None:
    """If the GM says so, a miss brings its own complication and one more, which cannot be left empty."""
    script = pressed(2).gm("complication").dice("1d12", 4).gm(Trouble("noise"))
    after = script.refuses("gm", Trouble(), "nde2.crowd").gm(Trouble("worse_position")).end()
    assert [fact.kind_of for fact in after.told if isinstance(fact, Complicated)] == ["noise", "worse_position"]
    assert not any(isinstance(fact, Complicated) for fact in pressed(2).gm("complication").dice("1d12", 6).end().told)


@pytest.mark.rule("nde2.crowd")
def test_a_crowd_presses_on_any_test_of_the_hero() -> None:
    """Not attacks alone: a test among minions is asked about as well."""
    script = act_out(nde.test.open("ilse", "break the chain"), table(ILSE, *THUGS[:2])).called("str", 4)
    assert script.gm("harder").dice("1d8", 6).end().last(events.Tested).sides == 8


@pytest.mark.parametrize(("count", "options"), [(2, {"crowd_min": "3"}), (4, {"crowd": "off"})])
def test_fewer_minions_are_no_crowd(count: int, options: dict[str, str]) -> None:
    """With fewer minions than the table counts, or crowds off, the GM is not asked."""
    assert pressed(count, **options).dice("1d12", 6).end().last(Attacked).sides == 12


def test_only_standing_minions_in_contact_are_a_crowd() -> None:
    """Elites, minions that are out and minions a few steps off do not press."""
    start = table(ILSE, foe("thug1"), GUARD, foe("thug2", out="fled"))
    far_one = replace(start, foes=(*start.foes, foe("thug3")))
    script = act_out(nde.attack.open("ilse", "thug1", "melee"), far_one).gm(Call(5))
    assert script.dice("1d12", 6).end().last(Attacked).sides == 12


@pytest.mark.rule("nde2.crowd")
def test_in_the_old_wording_a_crowd_moves_the_number() -> None:
    """With `legacy_shift` at t the die stays a d12 and 5 becomes 6."""
    after = pressed(2, legacy_shift="t").gm("harder").dice("1d12", 6).end()
    assert (after.last(Attacked).sides, after.last(Attacked).against) == (12, 6)


@pytest.mark.rule("nde2.crowd.one-outcome")
def test_an_attack_into_four_minions_is_one_roll_and_one_outcome() -> None:
    """One die, one result, one minion out."""
    after = pressed(4).gm("nothing").dice("1d12", 6).end()
    assert (after.dice, results(after)) == ([(12, (6,))], ["S"])
    assert [fact.foe for fact in after.told if isinstance(fact, FoeHurt)] == ["thug1"]
    assert [thug.out for thug in after.state.foes] == ["out", "", "", ""]


def test_heroes_cannot_move_while_the_foes_act() -> None:
    """In the foes' part of a round moving is closed to the heroes, by the order of the round."""
    state = table(hero("ilse"), foe("rat"), phase="foes")
    move = offer_of(state, "ilse", "nde.approach")
    assert (move.open, move.cite) == (False, "nde2.combat.order")
    with refused("nde2.combat.order"):
        act_out(nde.approach.open("ilse", "rat", "nearby"), state)
