"""NDE1 setup: the dice of the ladder, figures on squares, and what only the GM may set."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.rulesets import nde
from moothall.rulesets.nde.dice import check_die
from moothall.rulesets.nde.events import DistanceChanged, Moved
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import FigureId, foe_id
from moothall.rulesets.nde.options import read_options, values_of
from moothall.rulesets.nde.questions import Call, Start, Strike, Trouble
from moothall.rulesets.nde.state import Table
from moothall.talk.procedure import Opening
from tests.books.nde.support.stage_nde1 import OLDER, act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import ROLL
from tests.support.citing import refused

BRAM = hero("bram")
ONLY_D6 = read_options({"dice_mode": "d6"}, OLDER)


# ---- Dice -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.dice.set")
@pytest.mark.parametrize("sides", [4, 2, 7, 100])
def test_a_die_off_the_ladder_is_unknown(sides: int) -> None:
    """Five dice are rolled in tests, a d10 among them; a d4 or anything else is refused wherever it is asked for."""
    for known in (6, 8, 10, 12, 20):
        check_die(OLDER, known)
    with refused("nde1.dice.set") as refusals:
        check_die(OLDER, sides)
    assert refusals[0].key == "error-unknown-die"
    assert refusals[0].values == {"die": f"d{sides}", "dice": "d6, d8, d10, d12, d20"}
    with refused("nde1.dice.set"):
        act_out(nde.roll_test.open("bram", Pool(sides, sides, 0, ()), 6), table(BRAM))


@pytest.mark.rule("nde1.dice.set")
@pytest.mark.parametrize("face", [1, 5, 6, 10])
def test_a_test_leaves_one_number(face: int) -> None:
    """One die is rolled and never a second, on every face: NDE1 has no luck."""
    after = act_out(nde.test.open("bram", "lift the gate"), table(BRAM)).called("str", 6).dice("1d10", face).plainly()
    assert after.dice == [(10, (face,))]


def test_a_foe_rolls_a_die_of_the_ladder() -> None:
    """Where foes roll, the GM names a die of the ladder."""
    at = table(BRAM, foe("rat"), foe_action="foe_roll")
    script = act_out(nde.foe_turn.open(("rat",), "bram"), at).refuses("gm", Strike(die=4, reach=3), "nde1.dice.set")
    assert not script.gm(Strike(die=10, reach=5)).dice("1d10", 4).end().result


def test_this_edition_has_no_d100() -> None:
    """This edition has no d100, so no random table is rolled with one."""
    with refused("nde1.dice.set") as refusals:
        act_out(nde.table_roll.open("weather"), table(BRAM))
    assert refusals[0].values["die"] == "d100"


@pytest.mark.rule("nde1.setup.dice-mode")
@pytest.mark.parametrize("sides", [4, 8, 10, 12, 20])
def test_a_table_of_d6s_alone_rolls_no_other_die(sides: int) -> None:
    """Where only six-sided dice are used any other is refused, and a Warrior's blow is one d6."""
    with refused("nde1.setup.dice-mode") as refusals:
        check_die(ONLY_D6, sides)
    assert (refusals[0].key, refusals[0].values) == ("error-only-d6", {"die": f"d{sides}"})
    check_die(ONLY_D6, 6)
    at = table(hero("bram", s=4, z=6, m=6), dice_mode="d6")
    with refused("nde1.setup.dice-mode"):
        act_out(nde.roll_test.open("bram", Pool(sides, sides, 0, ()), 6), at)
    after = act_out(nde.test.open("bram", "lift the gate"), at).called("str", 6).dice("1d6", 4).end()
    assert after.dice == [(6, (4,))]
    assert after.result is not None and after.result.result == "S"


def test_the_variant_of_the_other_edition_is_not_offered() -> None:
    """A table of this edition rolls its ladder or d6s alone, and its board is always a grid."""
    assert values_of("dice_mode", "nde1") == ("ladder", "d6")
    assert values_of("positioning", "nde1") == ("grid",)
    for settings in ({"dice_mode": "2d6"}, {"positioning": "zones"}, {"positioning": "none"}, {"zone_model": "track"}):
        with pytest.raises(Unclear):
            read_options(settings, OLDER)
    with pytest.raises(Unclear):
        read_options({"dice_mode": "d6"})


# ---- The board ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.setup.grid")
@pytest.mark.parametrize(
    "opening",
    [
        nde.test.open("oda", "lift the gate"),
        nde.attack.open("oda", "rat", "ranged"),
        nde.power.open("oda", "a light"),
        nde.act.open("oda", "equipment"),
        nde.walk.open("oda", (1, 0)),
        nde.revive.open("oda", "ilse"),
    ],
    ids=lambda opening: str(opening.procedure.name),
)
def test_a_hero_without_a_square_takes_no_part_in_a_fight(opening: Opening[Any]) -> None:
    """A new table plays on a grid, where one who has not been put on the board can do nothing in a fight."""
    assert Table(options=OLDER).options.positioning == "grid"
    down = hero("ilse", hearts=0, fallen="down")
    at = table(hero("oda", square=None), down, foe("rat"), phase="heroes")
    with refused("nde1.setup.grid") as refusals:
        act_out(opening, at)
    assert (refusals[0].key, refusals[0].values["name"]) == ("error-no-square", "Oda")
    placed = act_out(nde.place.open("oda", (0, 1)), at).end()
    assert placed.hero("oda").square == (0, 1) and placed.citations == {"nde1.setup.grid"}
    act_out(opening, placed.state)


@pytest.mark.rule("nde1.setup.grid")
def test_a_foe_without_a_square_takes_no_part_in_a_fight() -> None:
    """A foe that is not on the board does not strike, and nobody aims at it; one of a group is enough."""
    done = hero("bram", acted=True)
    lost = foe("rat", square=None)
    for group, people in ((("rat",), (done, lost)), (("cook", "rat"), (done, foe("cook"), lost))):
        for phase in ("heroes", "foes"):
            with refused("nde1.setup.grid") as refusals:
                act_out(nde.foe_turn.open(group, "bram"), table(*people, phase=phase))
            assert refusals[0].values["name"] == "Rat"
    with refused("nde1.setup.grid"):
        act_out(nde.attack.open("bram", "rat", "ranged"), table(BRAM, lost, phase="heroes"))
    at = act_out(nde.place.open("rat", (1, 0)), table(done, lost, phase="heroes", foe_action="gm_fiat")).end().state
    assert at.foe(foe_id("rat")).square == (1, 0)
    assert act_out(nde.foe_turn.open(("rat",), "bram"), at).gm(Strike(hurts=True)).end().hero("bram").hearts == 4


def test_outside_a_fight_no_figure_needs_a_square() -> None:
    """A test in free play, and a danger that is no fight yet, ask for no board."""
    at = table(hero("bram", square=None), foe("rat", square=None), foe_action="gm_fiat")
    act_out(nde.test.open("bram", "lift the gate"), at).called("str", 6).dice("1d10", 6).end()
    assert act_out(nde.foe_turn.open(("rat",), "bram"), at).gm(Strike(hurts=True)).end().hero("bram").hearts == 4


@pytest.mark.rule("nde1.setup.grid")
def test_distances_are_squares_and_never_zones() -> None:
    """Nobody moves by zones, and the GM sets no zone between two: where they stand says how far apart they are."""
    at = table(BRAM, foe("rat"))
    for opening in (nde.approach.open("bram", "rat", "nearby"), nde.set_distance.open("bram", "rat", "far")):
        with refused("nde1.setup.grid") as refusals:
            act_out(opening, at)
        assert refusals[0].key == "error-on-a-grid"
    walked = act_out(nde.walk.open("bram", (3, 4)), at).end()
    assert walked.last(Moved) == Moved(FigureId("bram"), (3, 4), None, 4, True)
    assert not any(isinstance(fact, DistanceChanged) for fact in walked.told)


# ---- Seats ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.seat.powers")
def test_only_the_gm_sets_a_number() -> None:
    """The player who tests cannot name the number; the same call from the GM is taken."""
    script = act_out(nde.test.open("bram", "lift the gate"), table(BRAM))
    script.refuses("bram", ROLL, "nde1.seat.powers").gm(ROLL)
    script.refuses("bram", "str", "nde1.seat.powers").gm("str").asks("gm", "nde/call")
    after = script.refuses("bram", Call(6), "nde1.seat.powers").gm(Call(6)).dice("1d10", 6).end()
    assert after.result is not None and after.result.result == "S"


@pytest.mark.rule("nde1.seat.powers")
def test_foes_and_consequences_are_the_gms() -> None:
    """Whether a fight begins, how a foe strikes and what a one brings is not for a player to say."""
    at = table(BRAM, foe("rat"), foe_action="gm_fiat")
    fight = act_out(nde.combat.open(), at).refuses("bram", Start(), "nde1.seat.powers").gm(Start()).end()
    assert fight.result == "combat"
    blow = act_out(nde.foe_turn.open(("rat",), "bram"), at).refuses("bram", Strike(hurts=False), "nde1.seat.powers")
    assert blow.gm(Strike(hurts=True)).end().hero("bram").hearts == 4
    one = act_out(nde.test.open("bram", "lift the gate"), at).called("str", 6).dice("1d10", 1)
    one.refuses("bram", Trouble("noise"), "nde1.seat.powers").gm(Trouble("noise")).end()
