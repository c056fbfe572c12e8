"""NDE2 setup: the dice of the ladder, positions, and what only the GM may set."""

from __future__ import annotations

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.dice import check_die
from moothall.rulesets.nde.events import DistanceChanged, TableRolled
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import foe_id, hero_id
from moothall.rulesets.nde.options import DEFAULTS, read_options
from moothall.rulesets.nde.questions import Call, Ready, Start, Strike
from tests.books.nde.support.stage_nde2 import ROLL, act_out, foe, hero, table
from tests.support.citing import refused

BRAM = hero("bram")
TWO_SIX = read_options({"dice_mode": "2d6"})


# ---- Dice -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.dice.set")
def test_a_die_off_the_ladder_is_unknown() -> None:
    """The five dice of the ladder are rolled; a d10 is refused wherever it is asked for."""
    for sides in (4, 6, 8, 12, 20):
        check_die(DEFAULTS, sides)
    with refused("nde2.dice.set") as refusals:
        check_die(DEFAULTS, 10)
    assert refusals[0].key == "error-unknown-die"
    assert refusals[0].values["die"] == "d10"
    with refused("nde2.dice.set"):
        act_out(nde.roll_test.open("bram", Pool(10, 10, 0, ()), 5), table(BRAM))


def test_a_foe_rolls_a_die_of_the_ladder() -> None:
    """Where foes roll, the GM names a die of the ladder."""
    at = table(BRAM, foe("rat"), foe_action="foe_roll")
    script = act_out(nde.foe_turn.open(("rat",), "bram"), at).refuses("gm", Strike(die=10, reach=5), "nde2.dice.set")
    assert not script.gm(Strike(die=8, reach=5)).dice("1d8", 4).end().result


@pytest.mark.rule("nde2.dice.set")
def test_a_test_logs_one_number_and_a_reroll_a_second() -> None:
    """A test leaves a single number in the log; re-rolling it leaves a second."""
    at = table(hero("bram", luck=1))
    called = act_out(nde.test.open("bram", "lift the gate"), at).called("str", 5).says("bram", Ready())
    plain = called.dice("1d12", 7).says("bram", "keep").end()
    assert plain.dice == [(12, (7,))]

    called = act_out(nde.test.open("bram", "lift the gate"), at).called("str", 5).says("bram", Ready())
    again = called.dice("1d12", 3).says("bram", "reroll").dice("1d12", 9).end()
    assert again.dice == [(12, (3,)), (12, (9,))]


@pytest.mark.rule("nde2.dice.d100")
@pytest.mark.parametrize("face", [1, 100])
def test_a_hundred_sided_die_only_reads_tables(face: int) -> None:
    """Neither end of a d100 means anything but its number, and nobody is asked for a complication or a benefit."""
    after = act_out(nde.table_roll.open("weather"), table(BRAM)).dice("1d100", face).end()
    assert after.result == face
    assert after.told == [TableRolled("weather", face)]


def test_a_hundred_sided_die_is_no_test_die() -> None:
    """A d100 is refused as the die of a test."""
    with refused("nde2.dice.set"):
        check_die(DEFAULTS, 100)


@pytest.mark.rule("nde2.setup.dice-mode")
def test_a_table_of_2d6_rolls_no_d12() -> None:
    """Where 2d6 is played a d12 is refused, and each test rolls two six-sided dice."""
    with refused("nde2.setup.dice-mode") as refusals:
        check_die(TWO_SIX, 12)
    assert refusals[0].values["die"] == "d12"
    check_die(TWO_SIX, 6)
    with refused("nde2.setup.dice-mode"):
        act_out(nde.roll_test.open("bram", Pool(12, 12, 0, ()), 5), table(BRAM, dice_mode="2d6"))

    script = act_out(nde.test.open("bram", "lift the gate"), table(hero("bram", s=2), dice_mode="2d6"))
    after = script.called("str", 5).dice("2d6", 5, 3).end()
    assert after.dice == [(6, (5, 3))]
    assert after.result is not None and after.result.result == "S"


# ---- Places ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.setup.positioning")
def test_without_positions_nothing_is_too_far() -> None:
    """A new table needs no coordinates, only zones; with positions off, distance refuses no blow, step or hand."""
    assert nde.Table().options.positioning == "zones"
    people = (BRAM, hero("oda", hearts=0, fallen="down"), foe("rat"))
    zoned, at = (table(*people, near=False, **how) for how in ({}, {"positioning": "none"}))

    assert (
        zoned.hero(hero_id("bram")).square is None and zoned.foe(foe_id("rat")).square is None and zoned.distances == ()
    )
    shot = act_out(nde.attack.open("bram", "rat", "ranged"), zoned).gm(Call(5)).dice("1d8", 6).end()
    assert shot.foe("rat").out == "out"
    with refused("nde2.range.melee"):
        act_out(nde.attack.open("bram", "rat", "melee"), zoned)
    with refused("nde2.zone.move-one"):
        act_out(nde.approach.open("bram", "rat", "very_far"), zoned)
    with refused("nde2.harm.revive"):
        act_out(nde.revive.open("bram", "oda"), zoned)

    struck = act_out(nde.attack.open("bram", "rat", "melee"), at).gm(Call(5)).dice("1d12", 6).end()
    assert struck.foe("rat").out == "out" and "nde2.setup.positioning" in struck.citations
    moved = act_out(nde.approach.open("bram", "rat", "very_far"), at).end()
    assert moved.last(DistanceChanged).distance.zone == "very_far" and "nde2.setup.positioning" in moved.citations
    assert act_out(nde.revive.open("bram", "oda"), at).end().hero("oda").hearts == 1


# ---- Seats ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.seat.powers")
def test_only_the_gm_sets_a_difficulty() -> None:
    """The player who tests cannot name the number; the same call from the GM is taken."""
    call = Call(5, "they notice")
    script = act_out(nde.test.open("bram", "lift the gate"), table(BRAM)).gm(ROLL).gm("str").asks("gm", "nde/call")
    after = script.refuses("bram", call, "nde2.seat.powers").gm(call).dice("1d12", 5).end()
    assert after.result is not None and after.result.result == "S"


def test_only_the_gm_begins_fights_and_moves_foes() -> None:
    """Whether a fight begins, and how a foe strikes, is not for a player to say."""
    at = table(BRAM, foe("rat"), foe_action="gm_fiat")
    fight = act_out(nde.combat.open(), at).refuses("bram", Start(), "nde2.seat.powers").gm(Start()).end()
    assert fight.result == "combat"
    blow = act_out(nde.foe_turn.open(("rat",), "bram"), at).refuses("bram", Strike(hurts=False), "nde2.seat.powers")
    assert blow.gm(Strike(hurts=True)).end().hero("bram").hearts == 4
