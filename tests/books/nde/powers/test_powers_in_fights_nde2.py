"""NDE2 powers in fights: several targets, cover, crowds, Talents, luck and bargains."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.events import Complicated, PowerUsed
from moothall.rulesets.nde.questions import Pick, PowerCall, Price, Ready, TalentUse, Trouble
from moothall.rulesets.nde.questions.powers import preset
from moothall.rulesets.nde.state import Clock
from tests.books.nde.support.powers_nde2 import BOSS, ILSE, OVERLOAD, cast, power
from tests.books.nde.support.stage_nde2 import act_out, foe, hero, table

ALE_BOSS = foe("alewife", "boss")  # first by name, last by number
BRUTE = foe("brute", "elite")
RAT, COOK = foe("rat"), foe("cook")


@pytest.mark.rule("nde2.power.damage")
@pytest.mark.parametrize(("face", "left"), [(6, (0, 1, 3)), (8, (0, 1, 2))])
def test_a_wide_power_is_one_roll_against_every_target(face: int, left: tuple[int, ...]) -> None:
    """A power over several foes is rolled once; each whose number it reaches loses one Heart."""
    after = cast(preset("strong"), RAT, BRUTE, ALE_BOSS, at=("alewife", "rat", "brute")).dice("1d12", face).end()
    assert tuple(after.foe(name).hearts for name in ("rat", "brute", "alewife")) == left
    assert len(after.dice) == 1


@pytest.mark.rule("nde2.power.damage")
def test_a_target_named_twice_is_hit_once() -> None:
    """Naming a foe again makes no second hit."""
    assert cast(preset("standard"), BOSS, at=("warden", "warden")).dice("1d12", 9).end().foe("warden").hearts == 2


def test_a_wide_power_on_two_dice_hits_every_target() -> None:
    """Where totals alone decide, one success is one for every target."""
    script = cast(preset("strong"), RAT, BOSS, at=("rat", "warden"), by=hero("ilse", m=2), dice_mode="2d6")
    after = script.dice("2d6", 4, 4).end()
    assert (after.foe("rat").hearts, after.foe("warden").hearts) == (0, 2)


def test_the_pick_of_a_wide_power_looks_at_its_toughest_target() -> None:
    """Two Hearts are worth choosing if any target has more than one, and every target loses them."""
    script = cast(preset("standard"), RAT, BOSS, at=("rat", "warden")).dice("1d12", 12).gm("no")
    script.asks("ilse", "nde/exceptional", "two_hearts", "effect", "scale", "benefit")
    after = script.says("ilse", Pick("two_hearts")).end()
    assert (after.foe("rat").hearts, after.foe("warden").hearts) == (0, 1)


def test_luck_buys_the_whole_effect_at_a_price() -> None:
    """A success bought with luck hits every target once the price is named."""
    ilse = hero("ilse", "adept", luck=1)
    script = cast(preset("strong"), RAT, BOSS, by=ilse, at=("rat", "warden")).says("ilse", Ready())
    after = script.dice("1d12", 3).says("ilse", "cost").gm(Price("exposure")).end()
    assert (after.foe("rat").out, after.foe("warden").hearts) == ("out", 2)


def test_a_bargain_buys_the_whole_effect() -> None:
    """Where the GM may bargain, the player who accepts hits every target."""
    script = cast(preset("strong"), RAT, BOSS, at=("rat", "warden"), gm_bargain="on").dice("1d12", 3)
    after = script.gm(Trouble("exposure", "a smell of tar", bargain=True)).says("ilse", "accept").end()
    assert (after.foe("rat").out, after.foe("warden").hearts) == ("out", 2)


@pytest.mark.parametrize(("needs_line", "die"), [(True, "1d8"), (False, "1d12")])
def test_partial_cover_hinders_a_power_along_the_line(needs_line: bool, die: str) -> None:
    """A bolt at somebody behind a cart is rolled with the smaller die; a dream sent there is not."""
    boss = foe("warden", "boss", cover="partial")
    script = cast(preset("standard", needs_line=needs_line), boss, at=("warden",)).dice(die, 7).gm(OVERLOAD)
    assert script.end().foe("warden").hearts == 3


def test_a_crowd_makes_a_failed_power_worse() -> None:
    """Two minions in contact let the GM ask for one complication more when a power fails."""
    script = cast(preset("standard"), RAT, COOK).gm("complication").dice("1d12", 4)
    after = script.gm(OVERLOAD).gm(Trouble("worse_position")).end()
    assert [fact.kind_of for fact in after.told if isinstance(fact, Complicated)] == ["overload", "worse_position"]


@pytest.mark.parametrize(
    ("shift", "at", "sides", "against"),
    [("die", (), 8, 5), ("die", ("warden",), 8, 8), ("t", (), 12, 6), ("t", ("warden",), 12, 12)],
)
def test_a_crowd_makes_a_power_harder(shift: str, at: tuple[str, ...], sides: int, against: int) -> None:
    """Pressed by two minions, a power is rolled with a smaller die or at the next number, as the table has it."""
    script = cast(preset("standard"), RAT, COOK, BOSS, at=at, legacy_shift=shift).gm("harder")
    used = script.dice(f"1d{sides}", 1).gm(OVERLOAD).end().last(PowerUsed)
    assert (used.sides, used.against) == (sides, against)


def test_a_talent_may_raise_the_die_of_a_power() -> None:
    """A Talent of the hero, and only one, may raise the die of a power, as in any test."""
    edda = hero("edda", "adept", m=8, talents=("Cold reader",))
    script = power(by=edda).refuses("gm", preset("trick", talents=(TalentUse("Tinkerer"),)), "nde2.talent.effect")
    after = script.gm(preset("trick", talents=(TalentUse("Cold reader"),))).says("edda", Ready()).dice("1d12", 4).end()
    assert after.result is not None and after.result.result == "S"


def test_a_power_never_hurts_or_heals_less_than_nothing() -> None:
    """The GM may change how much a power does, not turn it round."""
    script = power(BOSS, at=("warden",)).refuses("gm", preset("strong", damage=-1), "nde2.power.damage")
    script.refuses("gm", preset("strong", heals=-1), "nde2.power.heal")
    assert script.gm(preset("strong", damage=0)).dice("1d12", 8).end().foe("warden").hearts == 3


def test_numbers_off_the_ladder_have_a_floor() -> None:
    """A table that plays with other numbers may ask ten of a Great power, and less than two of none."""
    script = power(custom_t="on").refuses("gm", PowerCall("great", 1, 3), "nde2.test.gm-difficulty")
    after = script.gm(PowerCall("great", 10, 3)).dice("1d12", 10).end()
    assert after.result is not None and after.result.result == "S"


@pytest.mark.parametrize(("unrelated", "at"), [(True, 0), (False, 1)])
def test_an_ordinary_effect_moves_the_clock_like_a_test(unrelated: bool, at: int) -> None:
    """Its failure counts unless the GM finds it has nothing to do with the matter."""
    timed = replace(table(ILSE, clock="on"), clock=Clock(3, 0, "too late"))
    script = act_out(nde.power.open("ilse", "read a mood"), timed)
    script.gm(PowerCall(ordinary=True, stakes="shame", unrelated=unrelated)).dice("1d12", 3).gm(Trouble("noise"))
    assert script.end().state.clock == Clock(3, at, "too late")
