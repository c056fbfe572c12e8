"""NDE2 foes: Defense and Hearts by tier, dodging their attacks, groups of minions, and retaliation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.rulesets import nde
from moothall.rulesets.nde.events import Complicated, FoeActed, HeartsChanged, Paid, Struck
from moothall.rulesets.nde.foes import DEFENSES
from moothall.rulesets.nde.ids import foe_id, hero_id
from moothall.rulesets.nde.options import read_options
from moothall.rulesets.nde.questions import Call, Price, Ready, Strike, TalentUse, Trouble
from moothall.rulesets.nde.state import Foe, Table
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript, act_out, foe, hero, table
from tests.support.citing import cited, refused

JORY = hero("jory")
REEVE = foe("reeve", "elite")
EMPTY = table(JORY)


def brought(*args: Any, start: Table = EMPTY, **more: Any) -> Foe:
    """A foe as the GM brings it into the scene."""
    return act_out(nde.bring_foe.open("new", *args, **more), start).end().foe("new")


def hits(state: Table, target: str, times: int = 1) -> Table:
    """Jory hits a foe beside him so often, plainly."""
    for _ in range(times):
        state = act_out(nde.attack.open("jory", target, "melee"), state).gm(Call(5)).dice("1d12", 7).end().state
    return state


# ---- Numbers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.attack.defense")
def test_a_foes_defense_follows_its_kind() -> None:
    """Weak 4, typical 5, elite 6, boss 8, and a legendary boss 12 with the Hearts of any boss."""
    presets = cited(DEFENSES.values())
    assert [preset.value for preset in presets] == [4, 5, 6, 8, 12]
    assert list(DEFENSES) == ["weak", "typical", "elite", "boss", "legendary"]
    assert brought("elite").defense == 6
    boss, legend = brought("boss"), brought("boss", legendary=True)
    assert (boss.defense, legend.defense) == (8, 12)
    assert boss.hearts == legend.hearts == 3


@pytest.mark.rule("nde2.attack.defense")
def test_the_gm_may_set_another_defense() -> None:
    """Defense and Hearts are apart: an elite with Defense 4 has two Hearts; a number off the ladder is refused."""
    weak = brought("elite", defense=4)
    assert (weak.defense, weak.hearts) == (4, 2)
    with refused("nde2.test.gm-difficulty"):
        brought("elite", defense=7)
    assert brought("elite", defense=7, start=table(JORY, custom_t="on")).defense == 7


@pytest.mark.rule("nde2.foe.minion")
@pytest.mark.parametrize(("how", "die", "face"), [("melee", "1d12", 5), ("melee", "1d12", 11), ("ranged", "1d8", 5)])
def test_a_single_hit_removes_a_minion(how: Any, die: str, face: int) -> None:
    """Any hit will do, just reached or well above, by blade or from afar."""
    script = act_out(nde.attack.open("jory", "lout", how), table(JORY, foe("lout"))).gm(Call(5))
    lout = script.dice(die, face).end().foe("lout")
    assert (lout.hearts, lout.out) == (0, "out")


@pytest.mark.rule("nde2.foe.minion-defense")
def test_a_minion_has_defense_five() -> None:
    """Five, or four at tables that play so."""
    assert brought("minion").defense == 5
    assert brought("minion", start=table(JORY, minion_defense="4")).defense == 4
    assert nde.new_foe(read_options({"minion_defense": "4"}), "lout", "minion").defense == 4


@pytest.mark.rule("nde2.foe.elite")
def test_an_elite_takes_two_plain_hits() -> None:
    """After one it stands, after two it is out."""
    state = act_out(nde.bring_foe.open("reeve", "elite"), EMPTY).end().state
    state = act_out(nde.set_distance.open("jory", "reeve", "close"), state).end().state
    once = hits(state, "reeve").foe(foe_id("reeve"))
    twice = hits(state, "reeve", 2).foe(foe_id("reeve"))
    assert (once.hearts, once.out, twice.hearts, twice.out) == (1, "", 0, "out")


@pytest.mark.rule("nde2.foe.boss")
def test_a_boss_has_three_hearts_or_five_in_a_finale() -> None:
    """The finale adds Hearts and leaves the Defense."""
    boss, last = brought("boss"), brought("boss", final=True)
    assert (boss.hearts, boss.hearts_max, last.hearts, last.hearts_max) == (3, 3, 5, 5)
    assert boss.defense == last.defense == 8


@pytest.mark.rule("nde2.foe.down-meaning")
def test_a_foe_that_is_out_carries_a_label_in_free_words() -> None:
    """A foe that is out carries a label in free words, and it needs one."""
    state = hits(table(JORY, foe("lout")), "lout")
    after = act_out(nde.label.open("lout", "ran off, crying for the watch"), state).end()
    assert after.foe("lout").out == "ran off, crying for the watch"
    assert after.state.standing() == ()
    with refused("nde2.foe.down-meaning"):
        act_out(nde.label.open("lout", "  "), after.state)


def test_two_foes_cannot_share_a_name_tag() -> None:
    """An id that somebody at the table has is not given to another."""
    for taken in ("jory", "reeve"):
        with pytest.raises(Unclear):
            act_out(nde.bring_foe.open(taken, "minion"), table(JORY, REEVE))


# ---- What foes do ---------------------------------------------------------------------------------------------------


def threatened(*foes: Foe, who: Any = JORY, **options: Any) -> NdeScript[bool]:
    """The heroes are done, and these foes strike at Jory from afar."""
    far = [replace(foe, shoots=True) for foe in foes]
    start = table(replace(who, acted=True), *far, near=False, phase="heroes", **options)
    return act_out(nde.foe_turn.open(tuple(foe.id for foe in foes), "jory"), start)


def facts(after: NdeAfter[Any], *kinds: type[Any]) -> list[Any]:
    return [fact for fact in after.told if isinstance(fact, kinds)]


@pytest.mark.rule("nde2.foe.turn")
@pytest.mark.parametrize(("face", "hearts"), [(5, 4), (6, 5)])
def test_the_threatened_player_dodges(face: int, hearts: int) -> None:
    """An elite's blow is dodged with the d8 of Dexterity against its Defense of 6; a failure costs one Heart."""
    script = threatened(REEVE).asks("gm", "nde/strike")
    question: Any = dict(script.conversation.questions())["gm"]
    assert (question.preset, question.dodge.id) == (6, "dex")
    after = script.gm(Strike("dex", 6)).dice("1d8", face).end()
    assert after.result is (hearts == 4)
    assert after.hero("jory").hearts == hearts
    assert facts(after, Struck) == [Struck(hero_id("jory"), hearts == 4, foe_id("reeve"), True)]


@pytest.mark.rule("nde2.foe.turn")
def test_the_gm_picks_attribute_number_and_circumstances_of_the_dodge() -> None:
    """Braced with Strength against 4 in the dark it is a d8; a Talent helps as in any test."""
    after = threatened(REEVE).gm(Strike("str", 4, hinders=("dark",))).dice("1d8", 4).end()
    assert after.hero("jory").hearts == 5
    nimble = replace(JORY, talents=("Tumbler",))
    script = threatened(REEVE, who=nimble).refuses("gm", Strike("dex", 7), "nde2.test.gm-difficulty")
    after = script.gm(Strike("dex", 6, talents=(TalentUse("Tumbler"),))).says("jory", Ready()).dice("1d12", 6).end()
    assert after.hero("jory").hearts == 5


@pytest.mark.rule("nde2.foe.turn")
def test_a_one_on_the_dodge_is_a_heart_and_a_complication() -> None:
    """The blow lands, one Heart goes, and what goes wrong besides must be said."""
    script = threatened(REEVE).gm(Strike("dex", 6)).dice("1d8", 1)
    after = script.refuses("gm", Trouble(), "nde2.test.one").gm(Trouble("lost_resource")).end()
    assert after.hero("jory").hearts == 4
    assert [type(fact) for fact in facts(after, HeartsChanged, Complicated)] == [HeartsChanged, Complicated]


@pytest.mark.rule("nde2.foe.turn")
def test_luck_may_buy_off_the_blow() -> None:
    """A dodge that luck makes a success at a cost costs its price and no Heart."""
    script = threatened(REEVE, who=replace(JORY, luck=1)).gm(Strike("dex", 6)).says("jory", Ready())
    after = script.dice("1d8", 3).says("jory", "cost").gm(Price("position")).end()
    assert (after.hero("jory").hearts, after.hero("jory").luck) == (5, 0)
    assert [fact.kind_of for fact in facts(after, Paid)] == ["position"]


@pytest.mark.rule("nde2.foe.turn")
@pytest.mark.parametrize(("hurts", "hearts"), [(True, 4), (False, 5)])
def test_at_some_tables_the_gm_simply_says_who_is_hurt(hurts: bool, hearts: int) -> None:
    """Under `gm_fiat` no die falls."""
    after = threatened(REEVE, foe_action="gm_fiat").gm(Strike(hurts=hurts)).end()
    assert (after.dice, after.hero("jory").hearts) == ([], hearts)


@pytest.mark.rule("nde2.foe.turn")
@pytest.mark.parametrize(("face", "hearts"), [(5, 4), (4, 5)])
def test_at_some_tables_the_foe_rolls(face: int, hearts: int) -> None:
    """Under `foe_roll` the GM names a die of the game and a number; reaching it costs a Heart."""
    script = threatened(REEVE, foe_action="foe_roll")
    script.refuses("gm", Strike(die=10, reach=5), "nde2.dice.set").refuses("gm", Strike(die=12), "nde2.foe.turn")
    after = script.gm(Strike(die=12, reach=5)).dice("1d12", face).end()
    assert after.hero("jory").hearts == hearts


@pytest.mark.rule("nde2.foe.turn", "nde2.crowd.one-outcome")
def test_a_group_of_minions_is_one_test() -> None:
    """Three minions strike as one: one roll, one blow, at most one Heart, and all three have acted."""
    louts = tuple(foe(id) for id in ("lout", "oaf", "cur"))
    after = threatened(*louts).gm(Strike("dex", 5)).dice("1d8", 4).end()
    assert (len(after.dice), len(facts(after, Struck)), after.hero("jory").hearts) == (1, 1, 4)
    assert after.last(FoeActed).foes == ("lout", "oaf", "cur")
    assert all(lout.acted for lout in after.state.foes)


@pytest.mark.rule("nde2.foe.turn")
def test_only_minions_strike_as_a_group() -> None:
    """An elite strikes for itself, and so does everybody who is not there."""
    with refused("nde2.foe.turn"):
        threatened(foe("lout"), REEVE)
    with refused("nde2.foe.turn"):
        threatened()


@pytest.mark.rule("nde2.crowd")
def test_a_crowd_presses_on_the_dodge() -> None:
    """Two minions beside Jory may make getting out of their way harder: a d6 instead of a d8."""
    start = table(replace(JORY, acted=True), foe("lout"), foe("oaf"), phase="heroes")
    script = act_out(nde.foe_turn.open(("lout", "oaf"), "jory"), start).gm(Strike("dex", 5))
    assert script.asks("gm", "nde/crowd").gm("harder").dice("1d6", 5).end().hero("jory").hearts == 5


def test_a_fallen_hero_does_not_dodge() -> None:
    """A blow at a fallen hero lands without a roll and, by rule, changes nothing."""
    fallen = replace(JORY, hearts=0, fallen="down", luck=2)
    after = threatened(REEVE, who=fallen).gm("strike").end()
    assert (after.dice, after.hero("jory").hearts, after.hero("jory").fallen) == ([], 0, "down")


def test_a_group_with_a_hidden_minion_acts_unseen() -> None:
    """That a hidden minion has acted is told to nobody but the GM."""
    after = threatened(foe("lout"), foe("lurker", seen=False)).gm(Strike("dex", 5)).dice("1d8", 6).end()
    assert not after.last(FoeActed).seen


# ---- Striking back --------------------------------------------------------------------------------------------------


def missed(rule: str, how: Any, face: int, **options: Any) -> NdeScript[Any]:
    """Jory, d12 in melee and d8 from afar, misses the reeve beside him."""
    script = act_out(nde.attack.open("jory", "reeve", how), table(JORY, REEVE, retaliation=rule, **options))
    return script.gm(Call(6)).dice("1d12" if how == "melee" else "1d8", face)


@pytest.mark.rule("nde2.opt.retaliation", "nde2.opt.retaliation-reach")
@pytest.mark.parametrize(("rule", "how"), [("melee", "melee"), ("reach", "melee"), ("reach", "ranged")])
def test_with_retaliation_a_miss_costs_a_heart_if_the_foe_can_reach(rule: str, how: str) -> None:
    """The Heart is the consequence; if the GM says that the foe could not reach, the usual one follows instead."""
    struck = missed(rule, how, 3).asks("gm", "nde/reach", "yes", "no").gm("yes").end()
    assert (struck.hero("jory").hearts, facts(struck, Complicated)) == (4, [])
    spared = missed(rule, how, 3).gm("no").gm(Trouble("noise")).end()
    assert (spared.hero("jory").hearts, len(facts(spared, Complicated))) == (5, 1)


@pytest.mark.parametrize(("rule", "how"), [("off", "melee"), ("off", "ranged"), ("melee", "ranged")])
def test_without_the_variant_no_foe_strikes_back(rule: str, how: str) -> None:
    """Without it, and for shots where it is for melee alone, a miss costs no Heart."""
    after = missed(rule, how, 3).asks("gm", "nde/trouble").gm(Trouble("noise")).end()
    assert after.hero("jory").hearts == 5


@pytest.mark.rule("nde2.opt.retaliation", "nde2.test.one")
def test_with_retaliation_a_one_costs_one_heart_and_a_complication() -> None:
    """The complication comes on top of the Heart, is not left empty, and cannot turn into a bargain any more."""
    script = missed("melee", "melee", 1, gm_bargain="on").gm("yes").refuses("gm", Trouble(), "nde2.test.one")
    script.refuses("gm", Trouble("noise", bargain=True), "nde2.test.cost-outcome")
    after = script.gm(Trouble("worse_position")).end()
    assert after.hero("jory").hearts == 4
    assert len(facts(after, HeartsChanged)) == len(facts(after, Complicated)) == 1


@pytest.mark.rule("nde2.test.one")
def test_a_one_out_of_reach_is_the_gms_to_judge() -> None:
    """By rule no Heart is lost, only the complication is sure; the GM may take a Heart for it."""
    after = missed("melee", "melee", 1).gm("no").refuses("gm", Trouble(), "nde2.test.one").gm(Trouble("noise")).end()
    assert after.hero("jory").hearts == 5
    assert act_out(nde.suffer.open("jory"), after.state).end().hero("jory").hearts == 4


def test_a_hidden_defense_does_not_show_in_the_last_question() -> None:
    """Before attacking a foe with closed numbers, the player is told the dice and not the number."""
    seen: list[Any] = []
    for closed, defense in (("open", 6), ("closed", 6), ("closed", 12)):
        guard = foe("guard", "elite", defense=defense, open=closed == "open")
        script = act_out(nde.attack.open("oda", "guard", "melee"), table(hero("oda", luck=1), guard))
        script.gm(Call(defense))
        ((seat, question),) = script.conversation.questions()
        assert seat == "oda"
        seen.append(question)
    assert seen[0].against == 6
    assert seen[1].against is None
    assert seen[1] == seen[2]


def test_a_foe_that_comes_late_may_still_act() -> None:
    """A foe brought into the scene while the foes act has not had its turn."""
    late = act_out(nde.bring_foe.open("late", "minion", shoots=True), table(JORY, phase="foes")).end().state
    struck = act_out(nde.foe_turn.open(("late",), "jory"), late).gm(Strike("dex", 5)).dice("1d8", 6).end()
    assert struck.foe("late").acted


def test_two_minions_are_a_crowd_with_one_outcome() -> None:
    """An attack among exactly two minions says that one roll is one outcome, an attack on a lone one does not."""
    for count, said in ((1, False), (2, True)):
        crowd = [foe(f"thug{number}") for number in range(count)]
        start = table(JORY, *crowd, crowd="off")
        after = act_out(nde.attack.open("jory", "thug0", "melee"), start).gm(Call(5)).dice("1d12", 7).end()
        assert ("nde2.crowd.one-outcome" in after.citations) is said


def test_the_blow_that_is_preset_can_be_dodged_or_rolled() -> None:
    """The default of a foe's blow is a dodge against its Defense, or an even roll of a d6."""
    script = act_out(nde.foe_turn.open(("reeve",), "jory"), table(JORY, REEVE))
    preset = script.conversation.questions()[0][1].default()
    assert (preset.attribute, preset.difficulty, preset.die, preset.reach) == ("dex", 6, 6, 4)


@pytest.mark.parametrize(("number", "fits"), [("0", False), ("1", True), ("20", True), ("21", False)])
def test_counted_options_have_bounds(number: str, fits: bool) -> None:
    """An option that counts takes a whole number from 1 to 20."""
    if fits:
        assert read_options({"max_helpers": number}).max_helpers == int(number)
    else:
        with pytest.raises(Unclear):
            read_options({"max_helpers": number})


def test_the_gm_may_name_one_as_a_foes_number() -> None:
    """Where foes roll, the lowest number the GM can name is 1, and naming none is refused."""
    start = table(JORY, REEVE, foe_action="foe_roll")
    script = act_out(nde.foe_turn.open(("reeve",), "jory"), start).refuses("gm", Strike(die=6), "nde2.foe.turn")
    assert script.gm(Strike(die=6, reach=1)).dice("1d6", 1).end().hero("jory").hearts == 4


def test_a_group_of_two_minions_strikes_one_blow() -> None:
    """A group of exactly two strikes one blow, and says that it is one outcome; a lone foe does not."""
    for group, said in ((("rat1",), False), (("rat1", "rat2"), True)):
        start = table(JORY, foe("rat1"), foe("rat2"), foe_action="gm_fiat")
        after = act_out(nde.foe_turn.open(group, "jory"), start).gm(Strike()).end()
        assert after.hero("jory").hearts == 4
        assert ("nde2.crowd.one-outcome" in after.citations) is said


@pytest.mark.parametrize("mode", ["ladder", "2d6"])
def test_no_circumstance_of_a_blow_counts_double(mode: str) -> None:
    """The GM is not asked whether a circumstance is extreme, on the ladder or with two d6."""
    script = act_out(nde.foe_turn.open(("reeve",), "jory"), table(JORY, REEVE, dice_mode=mode))
    assert "extreme" in dict(script.conversation.questions())["gm"].leaves_out()
