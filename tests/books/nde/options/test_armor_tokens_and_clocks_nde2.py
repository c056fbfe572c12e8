"""NDE2 optional rules: armour tokens, a clock of failures, and retaliation."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.ledger.marks import HIDDEN
from moothall.rulesets import nde
from moothall.rulesets.nde.events import ArmourSpent, ClockMoved, ClockRanOut, Complicated, SceneBegan
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import Call, Price, Ready, Trouble
from moothall.rulesets.nde.questions.powers import preset
from moothall.rulesets.nde.state import Clock, Gear, Table
from moothall.rulesets.nde.words import How, Verdict
from moothall.sight.redact import redact
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript, act_out, foe, hero, table
from tests.support.citing import refused

BRAM = hero("bram", gear=Gear(protection="padded jack"))
ODA = hero("oda", "specialist")
BRUTE = foe("brute", defense=5)
NOISE = Trouble("noise")


@pytest.mark.rule("nde2.opt.all-off")
def test_a_new_table_plays_without_extras() -> None:
    """Nobody who opens a table has asked for armour, a clock or retaliation."""
    options = act_out(nde.open_table.open(), Table()).end().state.options
    assert (options.armor_token, options.clock, options.retaliation) == ("off", "off", "off")


def test_a_table_opens_with_the_extras_it_wants() -> None:
    """Each extra is wanted by name, and its own rule says so."""
    wanted = nde.read_options({"armor_token": "on", "retaliation": "melee"})
    after = act_out(nde.open_table.open(wanted), Table()).end()
    assert after.state.options == wanted
    assert after.citations == {"nde2.opt.armor", "nde2.opt.retaliation"}


def begin(at: Table, clock: int = 0) -> Table:
    """The same table at the start of a scene, a clock set by the GM if any."""
    consequence = "the tide comes in" if clock else ""
    return act_out(nde.begin_scene.open("the sluice", clock, consequence), at).end().state


def hurt(at: Table, who: str, hearts: int = 1) -> NdeScript[None]:
    return act_out(nde.suffer.open(who, hearts), at)


@pytest.mark.rule("nde2.opt.armor")
def test_an_armour_token_stands_for_one_heart_a_scene() -> None:
    """The first loss takes the token, the second a Heart; a new scene brings a new token."""
    fresh = begin(table(BRAM, armor_token="on"))
    assert fresh.hero(hero_id("bram")).armour == 1

    spared = hurt(fresh, "bram").asks("bram", "nde/armour", "spend", "take").says("bram", "spend").end()
    assert (spared.hero("bram").armour, spared.hero("bram").hearts) == (0, 5)
    assert spared.last(ArmourSpent) == ArmourSpent(hero_id("bram"), 0)

    wounded = hurt(spared.state, "bram").end()
    assert (wounded.hero("bram").armour, wounded.hero("bram").hearts) == (0, 4)
    assert begin(wounded.state).hero(hero_id("bram")).armour == 1


@pytest.mark.rule("nde2.opt.armor")
def test_a_player_may_take_the_blow_and_keep_the_token() -> None:
    """The token is the player's to spend."""
    after = hurt(begin(table(BRAM, armor_token="on")), "bram").says("bram", "take").end()
    assert (after.hero("bram").armour, after.hero("bram").hearts) == (1, 4)


@pytest.mark.rule("nde2.opt.armor")
def test_a_token_takes_one_heart_off_a_greater_loss() -> None:
    """Of two Hearts that would be lost, one is."""
    after = hurt(begin(table(BRAM, armor_token="on")), "bram", 2).says("bram", "spend").end()
    assert (after.hero("bram").armour, after.hero("bram").hearts) == (0, 4)


@pytest.mark.rule("nde2.opt.armor")
def test_a_token_may_catch_the_blow_that_would_kill() -> None:
    """Where harm kills the fallen, a token spent leaves them down and alive."""
    down = hero("bram", hearts=0, fallen="down", gear=Gear(protection="padded jack"))
    at = begin(table(down, armor_token="on", death_when_down="on"))
    after = hurt(at, "bram").says("bram", "spend").end()
    assert (after.hero("bram").fallen, after.hero("bram").armour) == ("down", 0)


@pytest.mark.rule("nde2.opt.armor-needs-gear")
def test_without_protection_there_is_no_token() -> None:
    """Beside an armoured friend, a hero with nothing in that slot has no token and simply loses the Heart."""
    both = begin(table(BRAM, ODA, armor_token="on"))
    assert (both.hero(hero_id("bram")).armour, both.hero(hero_id("oda")).armour) == (1, 0)
    assert hurt(both, "oda").end().hero("oda").hearts == 4


@pytest.mark.rule("nde2.opt.clock")
def test_a_clock_begins_at_nothing() -> None:
    """The GM sets three steps; players see none of three gone and not what waits at the end."""
    timed = begin(table(BRAM, clock="on"), 3)
    assert timed.clock == Clock(3, 0, "the tide comes in")
    seen = redact(timed, "bram").clock
    assert (seen.at, seen.length) == (0, 3)
    assert seen.consequence is HIDDEN


@pytest.mark.rule("nde2.opt.clock")
def test_a_clock_has_a_length() -> None:
    """No clock runs backwards; a scene without one has none."""
    with refused("nde2.opt.clock"):
        act_out(nde.begin_scene.open("the sluice", -1), table(BRAM, clock="on"))
    assert begin(table(BRAM, clock="on")).clock is None


def attempt(at: Table, aim: str, face: int, **more: bool) -> NdeAfter[Verdict | None]:
    """Bram tries something against five with a d12."""
    script = act_out(nde.test.open("bram", aim), at).called("str", 5, **more).dice("1d12", face)
    return (script.gm(NOISE) if face < 5 else script).end()


@pytest.mark.rule("nde2.opt.clock-tick")
def test_every_failure_moves_the_clock_by_one() -> None:
    """A failure, a rolled one, a success and a failure: the third failure brings what was waiting."""
    now, shown = begin(table(BRAM, clock="on"), 3), [0]
    for aim, face in (("lift the gate", 4), ("jam the wheel", 1), ("cut the rope", 7)):
        now = attempt(now, aim, face).state
        assert now.clock is not None
        shown.append(now.clock.at)
    last = attempt(now, "brace the door", 2)
    assert [*shown, last.last(ClockMoved).at] == [0, 1, 2, 2, 3]
    assert last.last(ClockRanOut) == ClockRanOut("the tide comes in")
    assert last.state.clock is None


def test_an_unrelated_failure_leaves_the_clock_alone() -> None:
    """A test, attack or power that the GM finds unrelated does not move the clock."""
    timed = begin(table(hero("bram"), clock="on"), 3)
    assert attempt(timed, "whistle", 3, unrelated=True).state.clock == timed.clock
    script = act_out(nde.power.open("bram", "a light"), timed).gm(preset("trick", unrelated=True))
    assert script.dice("1d6", 2).gm(Trouble("trace")).end().state.clock == timed.clock


def test_a_failed_power_moves_the_clock() -> None:
    """A power that fails is a failure like any other."""
    script = act_out(nde.power.open("bram", "a light"), begin(table(BRAM, clock="on"), 3)).gm(preset("trick"))
    assert script.dice("1d6", 2).gm(Trouble("trace")).end().state.clock == Clock(3, 1, "the tide comes in")


def miss(how: How, face: int = 3, **options: Any) -> NdeScript[Verdict | None]:
    """An attack on a Defense of five has been rolled too low, with a d12."""
    who = BRAM if how == "melee" else ODA
    opening = nde.attack.open(who.id, "brute", how)
    return act_out(opening, table(who, BRUTE, **options)).gm(Call(5)).dice("1d12", face)


@pytest.mark.rule("nde2.opt.retaliation")
def test_a_missed_melee_attack_costs_a_heart() -> None:
    """With retaliation on, a three against five in melee costs the attacker a Heart and nothing more."""
    after = miss("melee", retaliation="melee").gm("yes").end()
    assert after.result == Verdict("F", "nde2.test.fail-moves", 0)
    assert after.hero("bram").hearts == 4

    shot = miss("ranged", retaliation="melee").asks("gm", "nde/trouble").gm(NOISE).end()
    assert shot.hero("oda").hearts == 5


@pytest.mark.rule("nde2.opt.retaliation")
def test_a_one_in_melee_costs_a_heart_and_brings_trouble() -> None:
    """A rolled one costs one Heart in all, and its complication comes on top."""
    after = miss("melee", 1, retaliation="melee").gm("yes").refuses("gm", Trouble(), "nde2.test.one").gm(NOISE).end()
    assert after.hero("bram").hearts == 4
    assert after.last(Complicated).kind_of == "noise"


@pytest.mark.rule("nde2.opt.retaliation-reach")
def test_a_foe_that_could_not_reach_does_not_strike_back() -> None:
    """If the GM says the foe could not reach the attacker, the miss costs no Heart and has another consequence."""
    after = miss("melee", retaliation="melee").asks("gm", "nde/reach", "yes", "no").gm("no").gm(NOISE).end()
    assert after.hero("bram").hearts == 5
    assert after.last(Complicated).kind_of == "noise"


@pytest.mark.parametrize(("variant", "hearts"), [("reach", 4), ("melee", 5)])
def test_a_power_that_misses_is_answered_like_a_shot(variant: str, hearts: int) -> None:
    """Where every miss can be answered, so can that of a power aimed at a foe; its complication comes as well."""
    at = table(hero("bram"), BRUTE, retaliation=variant)
    script = act_out(nde.power.open("bram", "a bolt", ("brute",)), at).gm(preset("standard")).dice("1d6", 4)
    script.gm(Trouble("trace"))
    assert (script.gm("yes") if variant == "reach" else script).end().hero("bram").hearts == hearts


def test_a_bought_hit_is_no_miss() -> None:
    """Luck turns the miss into a hit at a price before anybody strikes back."""
    opening = nde.attack.open("bram", "brute", "melee")
    script = act_out(opening, table(hero("bram", luck=1), BRUTE, retaliation="melee")).gm(Call(5))
    after = script.says("bram", Ready()).dice("1d12", 3).says("bram", "cost").gm(Price("position")).end()
    assert (after.hero("bram").hearts, after.foe("brute").out) == (5, "out")


def test_a_scene_without_extras_cites_the_rule_that_needs_none() -> None:
    """With everything off, a scene begins without tokens and without a clock."""
    after = act_out(nde.begin_scene.open("the sluice"), table(BRAM)).end()
    assert after.last(SceneBegan) == SceneBegan("the sluice", None, ((hero_id("bram"), 0),))
    assert after.citations == {"nde2.opt.all-off"}
