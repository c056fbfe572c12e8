"""NDE1 live results match the odds, for every outcome of every procedure that rolls."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moothall.handlers.dice import Seeded
from moothall.handlers.policy import always
from moothall.rulesets import nde
from moothall.rulesets.nde import questions as q
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.questions.powers import preset
from moothall.rulesets.nde.state import Attributes, Clock, Gear
from tests.books.nde.odds.test_live_rolls_match_odds_nde2 import (
    RUNS,
    Answers,
    Case,
    every_fall,
    exact,
    far_off,
    live,
    shares_of,
)
from tests.books.nde.support.stage_nde1 import foe, hero, table

pytestmark = pytest.mark.slow

ODA = hero("oda", s=10, z=10, m=10)
SKILLED = replace(ODA, attributes=Attributes(4, 5, 4))
COAT = Gear("axe", "padded coat")
RAT, MATE, GIANT = foe("rat"), foe("mate", "elite", shoots=True), foe("giant", "boss")
HURRIED = replace(table(ODA, hero("bram"), clock="on"), clock=Clock(4, 3, "the cave floods"))
CALLED: Answers = {
    q.WhichAttribute: always("str"),
    q.HowHard: always(q.Call(8, helps=("tools",), hinders=("dark", "noise"), extreme=("dark",))),
}
STRONG: Answers = {q.SetPower: always(preset("strong", "nde1"))}

CASES = {
    "a die": Case(nde.roll_test.open("oda", Pool(10, 10, 0, ()), 8), table(ODA)),
    "one d6": Case(nde.roll_test.open("oda", Pool(6, 6, 0, ()), 4), table(SKILLED, dice_mode="d6")),
    "a test": Case(nde.test.open("oda", "shove the cart"), HURRIED, {**CALLED, q.OfferHelp: always("he pulls")}),
    "a test on one d6": Case(
        nde.test.open("oda", "shove the cart"), table(SKILLED, hero("bram"), dice_mode="d6"), CALLED
    ),
    "an attack in melee": Case(nde.attack.open("oda", "mate", "melee"), table(ODA, MATE, phase="heroes")),
    "a shot into cover": Case(
        nde.attack.open("oda", "mate", "ranged"), table(ODA, replace(MATE, cover="partial", square=(7, 7)))
    ),
    "a last stand": Case(
        nde.attack.open("oda", "rat", "melee"),
        table(replace(ODA, hearts=1, armour=1, gear=COAT), RAT, foe("imp"), armor_token="on"),
        {q.CrowdPresses: always("complication")},
    ),
    "an attack on one d6": Case(
        nde.attack.open("oda", "giant", "melee"), table(SKILLED, GIANT, dice_mode="d6", retaliation="melee")
    ),
    "magic": Case(
        nde.power.open("oda", "bind it", ("giant", "mate")),
        table(ODA, GIANT, MATE),
        {**STRONG, q.GivePower: always("yes")},
    ),
    "magic on one d6": Case(nde.power.open("oda", "bind it", ("mate",)), table(SKILLED, MATE, dice_mode="d6"), STRONG),
    "a foe's turn, dodged": Case(nde.foe_turn.open(("mate",), "oda"), table(replace(ODA, hearts=1), MATE)),
    "a foe's turn, on its own die": Case(
        nde.foe_turn.open(("rat",), "oda"),
        table(ODA, RAT, foe_action="foe_roll"),
        {q.FoeStrikes: always(q.Strike(die=10, reach=6))},
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_every_fall_of_the_dice_is_in_the_odds(name: str) -> None:
    """Played live once for each way its dice can fall, a procedure ends as the odds say, to the last fraction."""
    assert every_fall(CASES[name]) == shares_of(exact(CASES[name]))


@pytest.mark.parametrize("name", CASES)
def test_live_results_match_the_odds(name: str) -> None:
    """Result, Hearts, Wounds, Mana and armor together come up as often as the odds say, within 4.9 sigma."""
    chances = exact(CASES[name])
    assert len(chances.ways) > 1
    assert far_off(chances, live(CASES[name], Seeded(f"nde1 {name}"), RUNS // 2)) == {}
