"""NDE1 fights: rounds, turns, the five actions, attacks and wounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from itertools import permutations
from typing import Any

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.events import Acted, Attacked, Benefited, FoeHurt, PowerChanged, RoundBegan
from moothall.rulesets.nde.ids import foe_id, hero_id
from moothall.rulesets.nde.questions import Call, Pick, PowerCall, Ready, Start, Strike, Trouble
from moothall.rulesets.nde.sheet import new_sheet
from moothall.rulesets.nde.state import Hero, Table
from tests.books.nde.support.offers import offers, open_ids, open_to
from tests.books.nde.support.stage_nde1 import OLDER, act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript
from tests.support.citing import refused

ILSE = hero("ilse")
ODA = hero("oda", "rogue")
TYKO = hero("tyko", "mage")
PARTY = (ILSE, ODA, TYKO)
RAT = foe("rat")
GUARD = foe("guard", "elite")
OGRE = foe("ogre", "boss")


def fight(*people: Any, **options: Any) -> Table:
    """The heroes' part of the first round."""
    return table(*people, phase="heroes", **options)


def strike(start: Table, target: str, number: int, face: int, die: str = "1d10") -> NdeScript[Any]:
    """Ilse strikes at a foe beside her and the die falls."""
    return act_out(nde.attack.open("ilse", target, "melee"), start).gm(Call(number)).dice(die, face)


def result(after: NdeAfter[Any]) -> str:
    found: str = after.last(Attacked).result
    return found


# ---- Rounds and turns -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.combat.start")
@pytest.mark.parametrize("view", [Start(harm_wanted=False), Start(order_matters=False), Start(how="free")])
def test_without_harm_or_order_play_stays_free(view: Start) -> None:
    """Rounds need both that somebody means harm and that order matters, and a GM who wants them."""
    after = act_out(nde.combat.open(), replace(table(ILSE, GUARD), round=0)).gm(view).end()
    assert (after.result, after.state.phase, after.state.round) == ("free", "free", 0)


@pytest.mark.rule("nde1.combat.start")
def test_a_short_clash_is_one_test_without_rounds() -> None:
    """As one test no round is counted; as a fight the first begins, and no second fight within it."""
    start = replace(table(ILSE, GUARD), round=0)
    after = act_out(nde.combat.open(), start).gm(Start(how="one_test")).end()
    assert (after.result, after.state.phase, after.state.round) == ("one_test", "free", 0)
    assert not any(isinstance(fact, RoundBegan) for fact in after.told)
    after = act_out(nde.combat.open(), start).gm(Start()).end()
    assert (after.result, after.state.phase, after.state.round) == ("combat", "heroes", 1)
    with refused("nde1.combat.start"):
        act_out(nde.combat.open(), after.state)


@pytest.mark.rule("nde1.combat.order")
@pytest.mark.parametrize("order", list(permutations(("ilse", "oda", "tyko"))))
def test_heroes_act_in_any_order_before_the_foes_each_round(order: tuple[str, ...]) -> None:
    """Until the last hero is done no foe acts; after the foes the heroes begin the next round."""
    state = fight(*PARTY, GUARD, foe_action="gm_fiat")
    for who in order:
        with refused("nde1.combat.order"):
            act_out(nde.foe_turn.open(("guard",), "ilse"), state)
        state = act_out(nde.act.open(who, "equipment"), state).end().state
    state = act_out(nde.foe_turn.open(("guard",), "ilse"), state).gm(Strike(hurts=False)).end().state
    for too_early in (nde.act.open(order[0], "equipment"), nde.walk.open(order[0], (0, 1))):
        with refused("nde1.combat.order"):
            act_out(too_early, state)
    with refused("nde1.combat.order"):
        act_out(nde.foe_turn.open(("guard",), "ilse"), state)
    state = act_out(nde.next_round.open(), state).end().state
    assert (state.phase, state.round) == ("heroes", 2)
    assert not any(hero.acted for hero in state.heroes) and not any(foe.acted for foe in state.foes)


@pytest.mark.rule("nde1.combat.order")
def test_a_hero_who_passes_or_is_down_counts_as_done() -> None:
    """With one hero passing and one down, the foes wait for the third alone."""
    state = fight(ILSE, ODA, replace(TYKO, hearts=0, fallen="down"), GUARD, foe_action="gm_fiat")
    state = act_out(nde.pass_turn.open("oda"), state).end().state
    with refused("nde1.combat.order") as waiting:
        act_out(nde.foe_turn.open(("guard",), "ilse"), state)
    assert waiting[0].values["hero"] == "Ilse"
    state = act_out(nde.pass_turn.open("ilse"), state).end().state
    assert act_out(nde.foe_turn.open(("guard",), "ilse"), state).gm(Strike(hurts=False)).end().state.phase == "foes"


@pytest.mark.rule("nde1.combat.order")
def test_a_fight_that_is_over_leaves_free_play_and_no_gifts() -> None:
    """Afterwards nobody waits for a turn and nobody has more Mana; what comes back comes with rest."""
    after = act_out(nde.end_combat.open(), fight(replace(TYKO, power=1), GUARD)).end()
    assert (after.state.phase, after.state.conflict, after.hero("tyko").power) == ("free", "over", 1)
    assert not any(isinstance(fact, PowerChanged) for fact in after.told)
    with refused("nde1.combat.order"):
        act_out(nde.next_round.open(), after.state)


@pytest.mark.rule("nde1.combat.no-initiative")
def test_a_fight_begins_without_an_initiative_roll() -> None:
    """A fight begins without a die, and neither sheet nor hero has a place for initiative."""
    after = act_out(nde.combat.open(), table(*PARTY, GUARD)).gm(Start()).end()
    assert after.dice == []
    assert "nde1.combat.no-initiative" in after.citations
    names = {*new_sheet("Ilse", "warrior", OLDER), *(field.name for field in fields(Hero))}
    assert not [name for name in names if "initiative" in name]


@pytest.mark.rule("nde1.combat.turn")
def test_a_turn_is_five_squares_and_one_action() -> None:
    """After the Action there is no second, but still five squares; after those nothing is left."""
    state = act_out(nde.act.open("ilse", "equipment"), fight(ILSE, GUARD)).end().state
    with refused("nde1.combat.turn"):
        act_out(nde.attack.open("ilse", "guard", "melee"), state)
    with refused("nde1.combat.turn"):
        act_out(nde.act.open("ilse", "equipment"), state)
    assert open_to(state, "ilse") == ["nde.walk"]
    state = act_out(nde.walk.open("ilse", (4, 0)), state).end().state
    assert open_to(state, "ilse") == ["nde.walk"]
    state = act_out(nde.walk.open("ilse", (5, 0)), state).end().state
    assert open_to(state, "ilse") == []


# ---- Actions --------------------------------------------------------------------------------------------------------

OFFERED = ["nde.test", "nde.attack", "nde.power", "nde.act"]
ACTIONS: dict[str, Callable[[Table], NdeAfter[Any]]] = {
    "attack": lambda state: (
        act_out(nde.attack.open("ilse", "guard", "melee"), state).gm(Call(8)).passes("oda").dice("1d10", 8).end()
    ),
    "test": lambda state: (
        act_out(nde.test.open("ilse", "lift the grate"), state).called("str", 6).passes("oda").dice("1d10", 7).end()
    ),
    "equipment": lambda state: act_out(nde.act.open("ilse", "equipment", "a new bowstring"), state).end(),
    "assist": lambda state: (
        act_out(nde.test.open("oda", "climb the mast"), state)
        .called("dex", 6)
        .says("ilse", "she holds the ladder")
        .gm("allow")
        .says("oda", Ready())
        .dice("1d12", 7)
        .end()
    ),
    "power": lambda state: (
        act_out(nde.power.open("ilse", "a flash of light"), state)
        .gm(PowerCall("trick", 4, 0))
        .passes("oda")
        .dice("1d6", 5)
        .end()
    ),
}


@pytest.mark.rule("nde1.combat.actions")
@pytest.mark.parametrize("action", ACTIONS)
def test_each_of_the_five_actions_uses_up_the_turns_action(action: str) -> None:
    """Attack, test, gear, help and magic are offered; each of them uses up the Action."""
    state = fight(ILSE, ODA, GUARD)
    offered = [offer for offer in offers(state, "ilse") if offer.cite == "nde1.combat.actions"]
    assert [offer.procedure for offer in offered if offer.open] == [*OFFERED, "nde.assist"]
    assert open_ids(state, "nde.act", "action", who="ilse") == ["equipment"]
    after = ACTIONS[action](state)
    assert after.hero("ilse").acted
    closed = [offer for offer in offers(after.state, "ilse") if offer.procedure != "nde.walk"]
    assert [(offer.cite, offer.open) for offer in closed] == [("nde1.combat.turn", False)] * 7


@pytest.mark.rule("nde1.combat.actions")
def test_only_the_five_listed_actions_cost_an_action() -> None:
    """Only the five are an Action here; outside a fight using gear costs none."""
    with refused("nde1.combat.actions"):
        act_out(nde.act.open("ilse", "interact"), fight(ILSE, GUARD))
    after = act_out(nde.act.open("ilse", "equipment"), table(ILSE, GUARD)).end()
    assert (after.last(Acted).action, after.hero("ilse").acted) == ("equipment", False)


# ---- Attacks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.attack.attribute")
def test_the_way_of_attacking_names_the_attribute() -> None:
    """A Rogue strikes with the d6 of Strength and shoots with a d10; a Mage casts at a foe with the d10 of Magic."""
    start = table(ODA, TYKO, GUARD)
    struck = act_out(nde.attack.open("oda", "guard", "melee"), start).gm(Call(8)).passes("tyko").dice("1d6", 5).stop()
    shot = act_out(nde.attack.open("oda", "guard", "ranged"), start).gm(Call(8)).passes("tyko").dice("1d10", 8).end()
    assert (struck.last(Attacked).attribute, shot.last(Attacked).attribute) == ("str", "dex")
    script = act_out(nde.power.open("tyko", "a bolt of frost", ("guard",)), start)
    cast = script.gm(PowerCall("standard", 6, 1)).passes("oda").dice("1d10", 8).end()
    assert cast.foe("guard").hearts == 1
    for after in (struck, shot, cast):
        assert "nde1.attack.attribute" in after.citations


@pytest.mark.rule("nde1.attack.target")
def test_an_attack_is_rolled_against_the_number_of_its_target() -> None:
    """The GM is offered the foe's own TN, and the roll must reach it."""
    for target, number in ((RAT, 6), (GUARD, 8), (OGRE, 12)):
        script = act_out(nde.attack.open("ilse", target.id, "melee"), table(ILSE, target))
        question: Any = dict(script.conversation.questions())["gm"]
        assert (question.kind, question.preset) == ("nde/call", number)
    hit, missed = strike(table(ILSE, GUARD), "guard", 8, 8).end(), strike(table(ILSE, GUARD), "guard", 8, 7).stop()
    assert [(result(after), after.last(Attacked).against) for after in (hit, missed)] == [("S", 8), ("F", 8)]
    assert missed.foe("guard").hearts == 2


@pytest.mark.rule("nde1.hit.minion")
def test_a_single_success_takes_a_minion_out() -> None:
    """A 6 against TN 6 is enough and a 9 no better; a 5 is not."""
    for face, came_to in ((6, ("S", 0, "out")), (9, ("S", 0, "out")), (5, ("F", 1, ""))):
        after = strike(table(ILSE, RAT), "rat", 6, face).plainly()
        assert (result(after), after.foe("rat").hearts, after.foe("rat").out) == came_to


@pytest.mark.rule("nde1.hit.elite")
def test_an_elite_takes_two_wounds() -> None:
    """An 8 against TN 8 wounds it once, and the second wound puts it out."""
    once = strike(table(ILSE, GUARD), "guard", 8, 8).end()
    assert (result(once), GUARD.hearts, once.foe("guard").hearts, once.foe("guard").out) == ("S", 2, 1, "")
    twice = strike(once.state, "guard", 8, 9).end()
    assert (twice.foe("guard").hearts, twice.foe("guard").out) == (0, "out")


@pytest.mark.rule("nde1.hit.boss")
def test_a_boss_takes_three_wounds() -> None:
    """A 12 on a d20 against TN 12 wounds it once; a 12 on a d12 is exceptional and may wound it twice."""
    plain = strike(table(hero("ilse", s=20), OGRE), "ogre", 12, 12, "1d20").end()
    assert (result(plain), OGRE.hearts, plain.foe("ogre").hearts) == ("S", 3, 2)
    script = strike(table(hero("ilse", s=12), OGRE), "ogre", 12, 12, "1d12")
    after = script.says("ilse", Pick("two_hearts")).end()
    assert (result(after), after.foe("ogre").hearts, after.foe("ogre").out) == ("X", 1, "")
    last = strike(plain.state.with_foe(foe_id("ogre"), hearts=1), "ogre", 12, 13, "1d20").end()
    assert (last.foe("ogre").hearts, last.foe("ogre").out) == (0, "out")


# ---- Exceptional hits -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.hit.exceptional")
@pytest.mark.parametrize(("target", "number"), [(OGRE, 12), (GUARD, 8)])
def test_an_exceptional_hit_is_a_second_wound_or_one_other_gain(target: Any, number: int) -> None:
    """A boss goes from three to one, or to two and is disarmed; an elite from two to none, or to one."""
    script = strike(table(ILSE, target), target.id, number, 10).asks("ilse", "nde/exceptional", "two_hearts", "effect")
    twice = script.says("ilse", Pick("two_hearts")).end().foe(target.id)
    assert (twice.hearts, twice.effects) == (target.hearts - 2, ())
    script = strike(table(ILSE, target), target.id, number, 10)
    after = script.refuses("ilse", Pick("both"), "nde1.hit.exceptional").says("ilse", Pick("effect", "disarmed")).end()
    assert (after.foe(target.id).hearts, after.foe(target.id).effects) == (target.hearts - 1, ("disarmed",))


def test_the_last_wound_is_the_last() -> None:
    """Two wounds on a foe that can take one more leave none, and no rule of the other edition is named for it."""
    after = strike(table(ILSE, replace(OGRE, hearts=1)), "ogre", 12, 10).says("ilse", Pick("two_hearts")).end()
    assert (after.foe("ogre").hearts, after.foe("ogre").out) == (0, "out")
    assert not [rule for rule in after.citations if rule.startswith("nde2.")]


def test_at_some_tables_another_gain_takes_the_place_of_the_wound() -> None:
    """With `x_effect_damage` at 0 a disarmed boss keeps its three; the book's own value is 1."""
    assert OLDER.x_effect_damage == "1"
    script = strike(table(ILSE, OGRE, x_effect_damage="0"), "ogre", 12, 10).says("ilse", Pick("effect", "disarmed"))
    assert (script.end().foe("ogre").hearts, script.end().foe("ogre").effects) == (3, ("disarmed",))


@pytest.mark.rule("nde1.hit.exceptional-minion")
@pytest.mark.parametrize("effect_damage", ["1", "0"])
def test_an_exceptional_hit_on_a_minion_brings_a_benefit(effect_damage: str) -> None:
    """The minion is out; the player proposes what more is gained and the GM confirms it or names another."""
    script = strike(table(ILSE, RAT, x_effect_damage=effect_damage), "rat", 6, 10).asks("ilse", "nde/benefit")
    after = script.says("ilse", "quieter").asks("gm", "nde/confirm-benefit").gm("faster").end()
    assert (result(after), after.foe("rat").out, after.last(Benefited).benefit) == ("X", "out", "faster")
    assert [fact.hearts for fact in after.told if isinstance(fact, FoeHurt)] == [0]
    assert "nde1.hit.minion" in after.citations


def test_an_exceptional_hit_on_a_minion_takes_one_heart() -> None:
    """A minion whom the GM gave three Hearts has two left, whatever else is gained."""
    script = strike(table(ILSE, replace(RAT, hearts=3)), "rat", 6, 10).says("ilse", "quieter").gm("quieter")
    assert script.end().foe("rat").hearts == 2


def test_a_plain_hit_on_a_minion_brings_no_benefit() -> None:
    """Nor does an exceptional hit on anybody else: there one picks from the list of hits."""
    assert not any(isinstance(fact, Benefited) for fact in strike(table(ILSE, RAT), "rat", 6, 9).end().told)
    strike(table(ILSE, GUARD), "guard", 8, 10).asks("ilse", "nde/exceptional")


def test_a_missed_attack_moves_the_clock_unless_it_is_unrelated() -> None:
    """A miss is a failure like any other, unless the GM says that it has nothing to do with the clock."""
    ticking = act_out(nde.begin_scene.open("the vault", 3, "the guards come"), table(ILSE, clock="on")).end().state
    start = replace(ticking.with_hero(hero_id("ilse"), square=(0, 0)), foes=(RAT,))
    for unrelated, at in ((False, 1), (True, 0)):
        script = act_out(nde.attack.open("ilse", "rat", "melee"), start).gm(Call(6, unrelated=unrelated))
        clock = script.dice("1d10", 3).gm("no").gm(Trouble()).end().state.clock
        assert clock is not None and clock.at == at
