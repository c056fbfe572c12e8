"""NDE1 retaliation: a missed attack costs a Heart if the foe reaches, and a 1 brings a complication as well."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.ledger.entries import Told
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.events import Attacked, Complicated, HeartsChanged
from moothall.rulesets.nde.fights import could_reach
from moothall.rulesets.nde.ids import foe_id, hero_id
from moothall.rulesets.nde.questions import Call, PowerCall, Strike, Trouble
from tests.books.nde.support.stage_nde1 import OLDER, act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript
from tests.support.citing import refused
from tests.support.figures import TYKO

BRAM = hero("bram")
MAREN = hero("maren", "rogue")
RAT = foe("rat")
ARCHER = foe("archer", "elite", square=(8, 0), shoots=True)
BRUTE = foe("brute", "elite", square=(8, 0))

PLAIN = ("noise", "lost_time", "lost_item", "worse_position", "lost_resource", "other")
WORSE = ("fall", "weapon_lost", "out_of_cover")


def struck(face: int, *foes: Any, phase: str = "heroes", **options: Any) -> NdeScript[Any]:
    """Bram, d10, strikes at the rat beside him."""
    start = table(BRAM, *(foes or (RAT,)), phase=phase, **options)
    return act_out(nde.attack.open("bram", "rat", "melee"), start).gm(Call(6)).dice("1d10", face)


def shot(target: Any, cover: Any, face: int = 3, **options: Any) -> NdeScript[Any]:
    """Maren, d10, shoots from behind this at an elite and misses TN 8."""
    start = table(replace(MAREN, cover=cover), target, phase="heroes", **options)
    return act_out(nde.attack.open("maren", target.id, "ranged"), start).gm(Call(8)).dice("1d10", face)


def asked(script: NdeScript[Any]) -> Any:
    """The GM's open question."""
    return dict(script.conversation.questions())["gm"]


def facts(after: NdeAfter[Any], kind: type[Any]) -> list[Any]:
    return [fact for fact in after.told if isinstance(fact, kind)]


def troubles(after: NdeAfter[Any]) -> list[str]:
    return [fact.kind_of for fact in facts(after, Complicated)]


# ---- Who is reached -------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.retaliation")
def test_a_miss_costs_a_heart_if_the_foe_could_reach() -> None:
    """A 4 against TN 6 in melee: failure, and five Hearts are four; nothing else is asked."""
    after = struck(4).gm("yes").end()
    assert (after.last(Attacked).result, after.hero("bram").hearts) == ("F", 4)
    assert (len(facts(after, HeartsChanged)), troubles(after)) == (1, [])
    assert struck(6).end().hero("bram").hearts == 5


@pytest.mark.rule("nde1.retaliation.melee")
def test_a_miss_out_of_the_foes_reach_costs_no_heart() -> None:
    """If the GM finds that the foe could not reach, five Hearts stay; a complication may follow or not."""
    script = struck(4).gm("no")
    assert (asked(script).kinds, asked(script).required_by) == (PLAIN, None)
    after = script.gm(Trouble()).end()
    assert (after.hero("bram").hearts, troubles(after)) == (5, [])
    noisy = struck(4).gm("no").gm(Trouble("noise")).end()
    told = [entry for entry in noisy.log if isinstance(entry, Told) and isinstance(entry.event, Complicated)]
    assert [(entry.event.kind_of, entry.cites) for entry in told] == [("noise", ("nde1.test.fail",))]


@pytest.mark.parametrize(("rule", "in_melee", "from_afar"), [("off", False, False), ("melee", True, False)])
def test_a_table_may_answer_fewer_misses(rule: str, in_melee: bool, from_afar: bool) -> None:
    """The book answers every attack; a table may do so in melee alone, or never."""
    assert OLDER.retaliation == "reach"
    kinds = {True: "nde/reach", False: "nde/trouble"}
    struck(4, retaliation=rule).asks("gm", kinds[in_melee])
    shot(ARCHER, "none", retaliation=rule).asks("gm", kinds[from_afar])


@pytest.mark.rule("nde1.retaliation.melee")
@pytest.mark.parametrize("cover", ["none", "partial", "full"])
def test_an_attacker_in_melee_is_reached(cover: Any) -> None:
    """An attacker in melee stands beside the foe, cover or not: the preset is that it reached."""
    start = table(replace(BRAM, cover=cover), RAT)
    script = act_out(nde.attack.open("bram", "rat", "melee"), start).gm(Call(6)).dice("1d10", 4)
    script.asks("gm", "nde/reach", "yes", "no", "instead")
    assert asked(script).default() == "yes"
    assert script.gm("yes").end().hero("bram").hearts == 4


@pytest.mark.rule("nde1.retaliation.melee")
@pytest.mark.parametrize("cover", ["none", "partial"])
def test_a_shooter_beside_a_foe_is_reached_in_melee(cover: str) -> None:
    """A shot at a foe on the next square is answered hand to hand, even by one that cannot shoot."""
    script = shot(replace(BRUTE, square=(1, 0)), cover).asks("gm", "nde/reach", "yes", "no", "instead")
    assert [option.cite for option in asked(script).options()][:2] == ["nde1.retaliation.melee"] * 2
    assert script.gm("yes").end().hero("maren").hearts == 4


@pytest.mark.rule("nde1.retaliation.ranged")
def test_in_the_open_an_archer_shoots_back() -> None:
    """From open ground at a foe with a bow the preset is that it reached."""
    script = shot(ARCHER, "none").asks("gm", "nde/reach", "yes", "no", "instead")
    assert asked(script).default() == "yes"
    assert script.gm("yes").end().hero("maren").hearts == 4


@pytest.mark.rule("nde1.retaliation.safe")
@pytest.mark.parametrize("square", [(8, 0), (1, 0)])
def test_full_cover_keeps_a_shooter_safe(square: Any) -> None:
    """Behind full cover, however near the foe, the preset is that it did not reach."""
    script = shot(replace(ARCHER, square=square), "full").asks("gm", "nde/reach", "no", "yes", "instead")
    assert asked(script).default() == "no"
    after = script.gm("no").gm(Trouble()).end()
    assert after.hero("maren").hearts == 5


@pytest.mark.rule("nde1.retaliation.safe")
def test_beyond_any_threat_a_shooter_is_safe() -> None:
    """A foe some way off that cannot shoot does not reach a shooter in the open; the GM may see it otherwise."""
    script = shot(BRUTE, "none").asks("gm", "nde/reach", "no", "yes", "instead")
    assert {option.cite for option in asked(script).options()} == {"nde1.retaliation.safe", "nde1.retaliation.instead"}
    assert script.gm("yes").end().hero("maren").hearts == 4


@pytest.mark.rule("nde1.retaliation.partial")
@pytest.mark.parametrize(("target", "preset"), [(ARCHER, "yes"), (BRUTE, "no")])
def test_behind_partial_cover_only_an_archer_reaches(target: Any, preset: str) -> None:
    """With a bow the foe is preset to have reached, without one not."""
    script = shot(target, "partial")
    assert asked(script).default() == preset
    assert [option.cite for option in asked(script).options()][:2] == ["nde1.retaliation.partial"] * 2
    script.gm("yes").end()


def test_a_spell_that_misses_is_answered_as_a_shot_is() -> None:
    """Magic aimed at an archer from the open brings its own trouble and then the question of reach."""
    start = table(hero("tyko", "mage"), ARCHER)
    for who, first in ((start, "yes"), (start.with_hero(TYKO, cover="full"), "no")):
        script = act_out(nde.power.open("tyko", "a bolt", ("archer",)), who).gm(PowerCall("standard", 6, 1))
        script.dice("1d10", 3).gm(Trouble("exposure")).asks("gm", "nde/reach")
        assert asked(script).default() == first
        assert script.gm("yes").end().hero("tyko").hearts == 4


def test_position_presets_whether_the_foe_reaches() -> None:
    """For each position, at both kinds of foe: the first answer and the rule behind it."""
    ways = {
        (cover, target.id): could_reach(
            table(replace(MAREN, cover=cover), target), hero_id("maren"), target.id, "ranged"
        )
        for cover in ("none", "partial", "full")
        for target in (ARCHER, BRUTE)
    }
    assert {way: (asked.offered[0].id, asked.offered[0].cite.rpartition(".")[2]) for way, asked in ways.items()} == {
        ("none", "archer"): ("yes", "ranged"),
        ("none", "brute"): ("no", "safe"),
        ("partial", "archer"): ("yes", "partial"),
        ("partial", "brute"): ("no", "partial"),
        ("full", "archer"): ("no", "safe"),
        ("full", "brute"): ("no", "safe"),
    }


# ---- What it is -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.retaliation.instead")
@pytest.mark.parametrize("phase", ["heroes", "free"])
def test_the_gm_may_name_another_loss_than_the_heart(phase: str) -> None:
    """The weapon is lost and five Hearts stay; the loss must be named, and cannot be a Heart."""
    script = struck(4, phase=phase).gm("instead")
    assert asked(script).kinds == (*WORSE, *PLAIN)
    script.refuses("gm", Trouble(), "nde1.retaliation.instead")
    script.refuses("gm", Trouble("heart"), "nde1.test.complication-kinds")
    after = script.gm(Trouble("weapon_lost", "the axe is in the moat")).end()
    assert after.hero("bram").hearts == 5
    assert facts(after, Complicated) == [Complicated(hero_id("bram"), "weapon_lost", "the axe is in the moat")]


@pytest.mark.rule("nde1.retaliation.not-a-turn")
def test_an_answer_is_no_turn_of_the_foes() -> None:
    """After it has struck back a foe still has its own turn, and only one."""
    state = struck(4, foe_action="gm_fiat").gm("yes").end().state
    assert (state.phase, state.foe(foe_id("rat")).acted, state.hero(hero_id("bram")).hearts) == ("heroes", False, 4)
    state = act_out(nde.foe_turn.open(("rat",), "bram"), state).gm(Strike()).end().state
    assert (state.phase, state.foe(foe_id("rat")).acted, state.hero(hero_id("bram")).hearts) == ("foes", True, 3)
    with refused("nde1.combat.order"):
        act_out(nde.foe_turn.open(("rat",), "bram"), state)


# ---- A one in a fight -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.combat.one")
@pytest.mark.parametrize("phase", ["heroes", "free"])
def test_a_one_costs_one_heart_and_a_named_complication(phase: str) -> None:
    """A 1 in melee costs one Heart and not two, and its complication must be named."""
    script = struck(1, phase=phase).gm("yes")
    assert asked(script).kinds == (*WORSE, *PLAIN)
    script.refuses("gm", Trouble(), "nde1.combat.one").refuses("gm", Trouble("heart"), "nde1.test.complication-kinds")
    after = script.gm(Trouble("fall")).end()
    assert (after.last(Attacked).result, after.hero("bram").hearts, troubles(after)) == ("FC", 4, ["fall"])


@pytest.mark.rule("nde1.combat.one")
@pytest.mark.parametrize(("kind", "hearts"), [("out_of_cover", 5), ("heart", 4)])
@pytest.mark.parametrize("phase", ["heroes", "free"])
def test_out_of_reach_the_gm_says_whether_a_one_costs_a_heart(phase: str, kind: str, hearts: int) -> None:
    """Where the foe could not reach, the Heart is one of the things the GM may pick."""
    script = struck(1, phase=phase).gm("no")
    assert asked(script).kinds == (*WORSE, "heart", *PLAIN)
    after = script.refuses("gm", Trouble(), "nde1.combat.one").gm(Trouble(kind)).end()
    assert (after.hero("bram").hearts, troubles(after)) == (hearts, [kind])


def test_a_one_may_cost_the_weapon_instead_of_the_heart() -> None:
    """Another loss instead of the Heart does not take away the complication that a 1 brings."""
    after = struck(1).gm("instead").gm(Trouble("weapon_lost")).gm(Trouble("fall")).end()
    assert (after.hero("bram").hearts, troubles(after)) == (5, ["weapon_lost", "fall"])


@pytest.mark.rule("nde1.test.one")
def test_a_one_on_a_test_in_a_fight_costs_a_heart_only_if_the_gm_picks_it() -> None:
    """No attack, no answer: an ordinary complication, and a Heart only by the GM's choice."""
    for kind, hearts in (("noise", 5), ("heart", 4)):
        script = act_out(nde.test.open("bram", "lift the gate"), table(BRAM, RAT, phase="heroes")).called("str", 6)
        script.dice("1d10", 1)
        assert asked(script).kinds == (*WORSE, "heart", *PLAIN)
        after = script.refuses("gm", Trouble(), "nde1.test.one").gm(Trouble(kind)).end()
        assert (after.last(events.Tested).result, after.hero("bram").hearts) == ("FC", hearts)


def test_a_plain_failure_and_a_one_outside_fights_have_the_plain_list() -> None:
    """Consequences of a 1 in a fight are offered neither for a plain failure nor outside a fight."""
    for phase, face in (("heroes", 2), ("free", 1)):
        script = act_out(nde.test.open("bram", "lift the gate"), table(BRAM, RAT, phase=phase)).called("str", 6)
        assert asked(script.dice("1d10", face)).kinds == PLAIN
