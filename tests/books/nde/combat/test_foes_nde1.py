"""NDE1 foes: minions, elites and bosses by number, dodging their attacks, and crowds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.events import Attacked, Benefited, Complicated, FoeActed, FoeHurt, HeartsChanged, Struck
from moothall.rulesets.nde.foes import defense_of, hearts_of, tiers
from moothall.rulesets.nde.ids import foe_id, hero_id
from moothall.rulesets.nde.options import read_options
from moothall.rulesets.nde.questions import Call, Strike, TalentUse, Trouble
from moothall.rulesets.nde.space import minions_on
from moothall.rulesets.nde.state import Clock, Foe, Table
from moothall.rulesets.nde.words import Tier
from tests.books.nde.support.stage_nde1 import OLDER, act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript
from tests.support.citing import refused

JORY = hero("jory", "rogue")
BRAM = hero("bram")
REEVE = foe("reeve", "elite")
WORSE = ("fall", "weapon_lost", "out_of_cover")


def brought(tier: Tier, **more: Any) -> Foe:
    """A foe of this tier as the GM brings it into the scene."""
    return act_out(nde.bring_foe.open("lout", tier, **more), table(JORY)).end().foe("lout")


def facts(after: NdeAfter[Any], *kinds: type[Any]) -> list[Any]:
    return [fact for fact in after.told if isinstance(fact, kinds)]


def asked(script: NdeScript[Any]) -> Any:
    """The GM's open question."""
    return dict(script.conversation.questions())["gm"]


# ---- Tiers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.foe.minion-tn")
def test_a_minion_is_tn_6() -> None:
    """A new minion is TN 6 and takes one hit."""
    lout = brought("minion")
    assert (lout.defense, lout.hearts, lout.hearts_max) == (6, 1, 1)


@pytest.mark.rule("nde1.foe.elite-tn")
def test_an_elite_is_tn_8() -> None:
    """A new elite is TN 8 and takes two Wounds."""
    lout = brought("elite")
    assert (lout.defense, lout.hearts, lout.hearts_max) == (8, 2, 2)


@pytest.mark.rule("nde1.foe.boss-tn")
def test_a_boss_is_tn_12() -> None:
    """A new boss is TN 12 and takes three Wounds, each by a rule of its own."""
    lout = brought("boss")
    assert (lout.defense, lout.hearts, lout.hearts_max) == (12, 3, 3)
    assert (defense_of("boss", OLDER), hearts_of("boss", OLDER)) == ((12, "nde1.foe.boss-tn"), (3, "nde1.hit.boss"))


@pytest.mark.rule("nde1.hit.boss")
@pytest.mark.parametrize("more", [{"final": True}, {"legendary": True}])
def test_there_are_no_bosses_beyond_the_usual(more: dict[str, bool]) -> None:
    """Three Wounds and TN 12 are all a boss has here, finale or legend."""
    with refused("nde1.hit.boss"):
        brought("boss", **more)


def test_the_gm_may_set_another_number_of_the_ladder() -> None:
    """A minion may be TN 4 and an elite TN 12, with their own Wounds; TN 5 is no number of this book."""
    assert (brought("minion", defense=4).defense, brought("minion", defense=4).hearts) == (4, 1)
    assert (brought("elite", defense=12).defense, brought("elite", defense=12).hearts) == (12, 2)
    with refused("nde1.test.gm-tn"):
        brought("minion", defense=5)


def test_a_new_foe_is_visible_cannot_shoot_and_has_its_tag_as_name() -> None:
    """A foe that the GM brings is seen, cannot shoot and is called by its tag, unless set differently."""
    assert (brought("minion").shoots, brought("minion").seen, brought("minion").open) == (False, True, True)
    assert brought("minion", shoots=True).shoots
    assert not brought("minion", hidden=True).seen
    assert (brought("minion").name, brought("minion", name="Big Lout").name) == ("lout", "Big Lout")


@pytest.mark.rule("nde1.foe.no-elites")
def test_a_table_may_do_without_elites() -> None:
    """With elites off there are minions and bosses, and nobody can bring an elite; the book has all three."""
    without = read_options({"elites": "off"}, OLDER)
    assert [tier.id for tier in tiers(without)] == ["minion", "boss"]
    assert [tier.id for tier in tiers(OLDER)] == ["minion", "elite", "boss"]
    assert [tier.cite for tier in tiers(OLDER)] == ["nde1.foe.minion-tn", "nde1.foe.elite-tn", "nde1.foe.boss-tn"]
    with refused("nde1.foe.no-elites"):
        act_out(nde.bring_foe.open("reeve", "elite"), table(JORY, elites="off"))
    for tier in ("minion", "boss"):
        assert nde.new_foe(without, "lout", tier).tier == tier


@pytest.mark.rule("nde1.foe.down-meaning")
def test_a_foe_that_is_out_carries_a_label_in_free_words() -> None:
    """A minion that is out carries a label in free words; it needs one, and it is no threat any more."""
    script = act_out(nde.attack.open("bram", "lout", "melee"), table(BRAM, foe("lout"))).gm(Call(6))
    state = script.dice("1d10", 6).end().state
    after = act_out(nde.label.open("lout", "ran off, crying for the watch"), state).end()
    assert (after.foe("lout").out, after.state.standing()) == ("ran off, crying for the watch", ())
    with refused("nde1.foe.down-meaning"):
        act_out(nde.label.open("lout", "  "), after.state)


# ---- What foes do ---------------------------------------------------------------------------------------------------


def threatened(*foes: Foe, who: Any = JORY, **options: Any) -> NdeScript[bool]:
    """The heroes are done, and these foes strike at Jory from some squares off."""
    far = [replace(foe, square=(6, 0), shoots=True) for foe in foes]
    start = table(replace(who, acted=True), *far, phase="heroes", **options)
    return act_out(nde.foe_turn.open(tuple(foe.id for foe in foes), "jory"), start)


@pytest.mark.rule("nde1.foe.turn")
@pytest.mark.parametrize(("face", "hearts"), [(5, 4), (6, 5)])
def test_the_threatened_player_dodges_at_the_foes_number(face: int, hearts: int) -> None:
    """A minion's blow is dodged with a Rogue's d10 at TN 6; a 5 costs a Heart and a 6 does not."""
    script = threatened(foe("lout"))
    assert (asked(script).kind, asked(script).preset, asked(script).dodge.id) == ("nde/strike", 6, "dex")
    assert (asked(script).default().attribute, asked(script).default().difficulty) == ("dex", 6)
    after = script.gm(Strike("dex", 6)).dice("1d10", face).end()
    assert (after.result, after.hero("jory").hearts) == (hearts == 4, hearts)
    assert facts(after, Struck) == [Struck(hero_id("jory"), hearts == 4, foe_id("lout"), True)]
    assert (after.state.phase, after.foe("lout").acted) == ("foes", True)


@pytest.mark.rule("nde1.foe.turn")
def test_the_gm_sets_attribute_number_and_circumstances_of_a_dodge() -> None:
    """Another attribute and number, what helps and hinders, and a Talent that lowers the TN."""
    assert Strike() == Strike("dex", 0, "", True, 0, 0)  # nothing is named before the GM names it
    script = threatened(REEVE).refuses("gm", Strike("dex", 5), "nde1.test.gm-tn")
    after = script.gm(Strike("str", 4, hinders=("dark",))).dice("1d6", 5).end()
    assert after.hero("jory").hearts == 4
    nimble = replace(JORY, talents=("Tumbler",))
    after = threatened(REEVE, who=nimble).gm(Strike("dex", 8, talents=(TalentUse("Tumbler"),))).dice("1d10", 6).end()
    assert after.hero("jory").hearts == 5


@pytest.mark.rule("nde1.foe.turn")
@pytest.mark.parametrize(("hurts", "hearts"), [(True, 4), (False, 5)])
def test_at_some_tables_the_gm_simply_says_who_is_hurt(hurts: bool, hearts: int) -> None:
    """Under `gm_fiat` no die falls; the book's own way is a test of the player's."""
    assert OLDER.foe_action == "player_test"
    after = threatened(REEVE, foe_action="gm_fiat").gm(Strike(hurts=hurts)).end()
    assert (after.dice, after.hero("jory").hearts) == ([], hearts)


@pytest.mark.rule("nde1.foe.turn")
@pytest.mark.parametrize(("face", "hearts"), [(5, 4), (4, 5)])
def test_at_some_tables_the_foe_rolls(face: int, hearts: int) -> None:
    """Under `foe_roll` the GM names a die of this book and a number; reaching it costs a Heart."""
    script = threatened(REEVE, foe_action="foe_roll")
    script.refuses("gm", Strike(die=4, reach=3), "nde1.dice.set").refuses("gm", Strike(die=10), "nde1.foe.turn")
    after = script.gm(Strike(die=10, reach=5)).dice("1d10", face).end()
    assert after.hero("jory").hearts == hearts


@pytest.mark.rule("nde1.hit.hero")
def test_a_hit_on_a_hero_costs_one_heart() -> None:
    """Five Hearts become four, whoever strikes; the last one lost puts the hero down."""
    for striker in (foe("lout"), REEVE, foe("ogre", "boss")):
        after = threatened(striker, foe_action="gm_fiat").gm(Strike()).end()
        assert [fact.hearts for fact in facts(after, HeartsChanged)] == [4]
    after = threatened(REEVE, who=replace(JORY, hearts=1), foe_action="gm_fiat").gm(Strike()).end()
    assert (after.hero("jory").hearts, after.hero("jory").fallen) == (0, "down")


@pytest.mark.rule("nde1.combat.one")
@pytest.mark.parametrize("phase", ["heroes", "free"])
def test_a_one_on_the_dodge_costs_a_heart_and_a_named_complication(phase: str) -> None:
    """The blow costs one Heart; the complication must be named and is no second Heart."""
    start = table(replace(JORY, acted=True), REEVE, phase=phase)
    script = act_out(nde.foe_turn.open(("reeve",), "jory"), start).gm(Strike("dex", 8)).dice("1d10", 1)
    assert asked(script).kinds[:4] == (*WORSE, "noise")
    after = script.refuses("gm", Trouble(), "nde1.combat.one").gm(Trouble("fall")).end()
    assert after.hero("jory").hearts == 4
    assert [type(fact) for fact in facts(after, HeartsChanged, Complicated)] == [HeartsChanged, Complicated]


def test_the_top_face_of_a_dodge_brings_a_benefit() -> None:
    """A 10 on the d10 keeps the Heart and gains something."""
    after = threatened(REEVE).gm(Strike("dex", 8)).dice("1d10", 10).says("jory", "safer").gm("safer").end()
    assert (after.hero("jory").hearts, after.last(Benefited).benefit) == (5, "safer")


@pytest.mark.parametrize(
    ("strike", "answer", "hearts"),
    [(Strike("dex", 4, helps=("focus",)), "succeeds", 5), (Strike("dex", 12, hinders=("dark",)), "refuse", 4)],
)
def test_a_blow_beyond_the_ladder_is_settled_without_dice(strike: Strike, answer: Any, hearts: int) -> None:
    """Below TN 4 a blow misses and above TN 12 it lands, unless the GM wants a roll."""
    script = threatened(REEVE).gm(strike).asks("gm", "nde/off-the-ladder", answer, "roll")
    after = script.gm(answer).end()
    assert (after.result, after.dice, after.hero("jory").hearts) == (hearts == 4, [], hearts)
    rolled = threatened(REEVE).gm(strike).gm("roll").dice("1d10", 7).end()
    assert rolled.hero("jory").hearts == hearts


def test_a_dodge_that_fails_moves_the_clock() -> None:
    """A failed dodge moves the clock as any failed test does."""
    start = table(replace(JORY, acted=True), REEVE, phase="heroes", clock="on")
    ticking = replace(start, clock=Clock(3, 0, "the bridge falls"))
    script = act_out(nde.foe_turn.open(("reeve",), "jory"), ticking).gm(Strike("dex", 8)).dice("1d10", 3)
    assert script.end().state.clock == Clock(3, 1, "the bridge falls")


# ---- Crowds ---------------------------------------------------------------------------------------------------------

LOUTS = tuple(foe(f"lout{number}") for number in range(1, 5))


def pressed(count: int, **options: Any) -> NdeScript[Any]:
    """Bram, d10, strikes at the first of so many minions around him."""
    start = table(BRAM, *LOUTS[:count], phase="heroes", **options)
    return act_out(nde.attack.open("bram", "lout1", "melee"), start).gm(Call(6))


@pytest.mark.rule("nde1.crowd")
def test_two_minions_may_raise_the_number() -> None:
    """If the GM says so TN 6 becomes 8 and the die stays; or nothing happens; with one minion nobody asks."""
    script = pressed(2).asks("gm", "nde/crowd", "nothing", "harder", "complication")
    after = script.gm("harder").dice("1d10", 8).end()
    assert (after.last(Attacked).against, after.last(Attacked).sides, after.last(Attacked).result) == (8, 10, "S")
    assert pressed(2).gm("nothing").dice("1d10", 6).end().last(Attacked).against == 6
    assert pressed(1).dice("1d10", 6).end().last(Attacked).against == 6


@pytest.mark.rule("nde1.crowd")
def test_two_minions_may_add_a_complication_to_a_failure() -> None:
    """If the GM says so a miss costs its one Heart and brings a complication that cannot be left out or be a Heart."""
    script = pressed(2).gm("complication").dice("1d10", 5).gm("yes").asks("gm", "nde/trouble")
    script.refuses("gm", Trouble(), "nde1.crowd").refuses("gm", Trouble("heart"), "nde1.test.complication-kinds")
    after = script.gm(Trouble("worse_position")).end()
    assert (after.last(Attacked).against, after.hero("bram").hearts) == (6, 4)
    assert [fact.kind_of for fact in facts(after, Complicated)] == ["worse_position"]
    assert facts(pressed(2).gm("complication").dice("1d10", 6).end(), Complicated) == []


@pytest.mark.rule("nde1.crowd")
def test_a_one_in_a_crowd_still_costs_one_heart_at_most() -> None:
    """Out of reach the GM may take a Heart for the 1, but not a second one for the crowd."""
    script = pressed(2).gm("complication").dice("1d10", 1).gm("no").gm(Trouble("heart"))
    script.refuses("gm", Trouble("heart"), "nde1.test.complication-kinds")
    after = script.gm(Trouble("fall")).end()
    assert (after.hero("bram").hearts, len(facts(after, HeartsChanged))) == (4, 1)


@pytest.mark.rule("nde1.crowd")
def test_a_crowd_presses_on_any_test_and_on_dodging() -> None:
    """Lifting a gate among minions, or getting out of their way, is TN 8 instead of 6 if the GM says so."""
    start = table(replace(BRAM, acted=True), *LOUTS[:2], phase="heroes")
    lifting = act_out(nde.test.open("bram", "lift the gate"), replace(start, phase="free")).called("str", 6)
    assert lifting.gm("harder").dice("1d10", 8).end().last(events.Tested).against == 8
    script = act_out(nde.foe_turn.open(("lout1", "lout2"), "bram"), start).gm(Strike("str", 6))
    assert script.asks("gm", "nde/crowd").gm("harder").dice("1d10", 7).end().hero("bram").hearts == 4
    script = act_out(nde.foe_turn.open(("lout1", "lout2"), "bram"), start).gm(Strike("str", 6)).gm("complication")
    after = script.dice("1d10", 5).refuses("gm", Trouble(), "nde1.crowd").gm(Trouble("noise")).end()
    assert after.hero("bram").hearts == 4


def test_only_adjacent_minions_from_two_on_are_a_crowd() -> None:
    """The book asks from two minions on; tables may count from three or never, and only adjacent minions count."""
    assert (OLDER.crowd, OLDER.crowd_min) == ("ask", 2)
    for script in (pressed(2, crowd_min="3"), pressed(4, crowd="off")):
        assert script.dice("1d10", 6).end().last(Attacked).against == 6
    others = (REEVE, foe("cur", out="fled"), foe("dog", square=(2, 0)), foe("imp", square=None))
    start: Table = table(BRAM, LOUTS[0], *others)
    after = act_out(nde.attack.open("bram", "lout1", "melee"), start).gm(Call(6)).dice("1d10", 6).end()
    assert after.last(Attacked).against == 6


@pytest.mark.rule("nde1.crowd.one-outcome")
def test_an_attack_into_a_crowd_is_one_roll_and_one_outcome() -> None:
    """Among four minions there is one die and one result: one of them out, or one Heart lost."""
    hit = pressed(4).gm("nothing").dice("1d10", 6).end()
    assert (hit.dice, [fact.foe for fact in facts(hit, FoeHurt)]) == ([(10, (6,))], ["lout1"])
    assert [lout.out for lout in hit.state.foes] == ["out", "", "", ""]
    missed = pressed(4).gm("nothing").dice("1d10", 5).gm("yes").end()
    assert (len(missed.dice), len(facts(missed, Attacked)), missed.hero("bram").hearts) == (1, 1, 4)


@pytest.mark.rule("nde1.crowd.one-outcome")
def test_a_group_of_minions_strikes_as_one() -> None:
    """Three minions are one roll, one blow and one Heart, and all three have acted; an elite strikes for itself."""
    after = threatened(*LOUTS[:3]).gm(Strike("dex", 6)).dice("1d10", 4).end()
    assert (len(after.dice), len(facts(after, Struck)), after.hero("jory").hearts) == (1, 1, 4)
    assert after.last(FoeActed).foes == ("lout1", "lout2", "lout3")
    with refused("nde1.foe.turn"):
        threatened(LOUTS[0], REEVE)


def test_a_hidden_minions_action_is_a_fact_of_its_own() -> None:
    """Of a group of which one is unseen, those who are seen and the one who is not are told in two facts."""
    after = threatened(foe("lout"), foe("lurker", seen=False)).gm(Strike("dex", 6)).dice("1d10", 6).end()
    assert facts(after, FoeActed) == [FoeActed((foe_id("lout"),), True), FoeActed((foe_id("lurker"),), False)]


def test_figures_off_the_board_take_no_part_in_a_fight() -> None:
    """A foe without a square does not strike in a fight, but may in free play; a hero without one is not pressed."""
    for phase in ("heroes", "foes"):
        with refused("nde1.setup.grid"):
            act_out(nde.foe_turn.open(("imp",), "jory"), table(JORY, foe("imp", square=None), phase=phase))
    act_out(nde.foe_turn.open(("imp",), "jory"), table(JORY, foe("imp", square=None))).asks("gm", "nde/strike")
    assert minions_on(table(replace(BRAM, square=None), *LOUTS), hero_id("bram")) == 0
    assert minions_on(table(BRAM, *LOUTS), hero_id("bram")) == 4


@pytest.mark.parametrize("mode", ["ladder", "d6"])
def test_a_circumstance_of_a_blow_may_count_double(mode: str) -> None:
    """The GM may call a circumstance extreme, on the ladder and on one d6."""
    script = act_out(nde.foe_turn.open(("lout1",), "jory"), table(JORY, *LOUTS, dice_mode=mode))
    assert dict(script.conversation.questions())["gm"].leaves_out() == ()
