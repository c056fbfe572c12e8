"""NDE2 live results match the odds, for every outcome of every procedure that rolls.

Every way the dice can fall is played live once and counted exactly. Runs with dice that a seed fixes are compared, too:
one thousand in the tests, a hundred thousand in `soak`.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import moothall.rulesets.nde
from moothall.handlers.bots import play_out
from moothall.handlers.dice import DiceSource, Faces, Seeded
from moothall.handlers.odds import odds
from moothall.handlers.policy import Answerer, Policy, always
from moothall.handlers.stage import Stage
from moothall.rulesets import nde
from moothall.rulesets.nde import questions as q
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.questions.outcomes import Pick
from moothall.rulesets.nde.rolling import roll_against
from moothall.rulesets.nde.state import Attributes, Clock, Gear, Table
from moothall.rulesets.nde.words import Verdict
from moothall.talk.chance import Chances
from moothall.talk.procedure import PROCEDURES, Opening
from tests.books.nde.support import odds_nde2 as ask
from tests.books.nde.support.rolling_procedures import procedures_that_roll
from tests.books.nde.support.stage_nde2 import foe, hero, table

pytestmark = pytest.mark.slow

BOOK = Path(moothall.rulesets.nde.__file__).parent
RUNS = 100_000 if os.environ.get("MOOTHALL_SOAK") == "1" else 1_000
SIGMAS = 4.9
NOTICEABLE = 25
"""Outcomes expected fewer times than this are taken together: chance alone would make single ones jump."""


Answers = dict[Any, Answerer]
NOTHING_SPECIAL: Answers = {}


class Case(NamedTuple):
    """A procedure at a table, and how everybody there answers."""

    opening: Opening[Any]
    table: Table
    answers: Answers = NOTHING_SPECIAL
    rolls: bool = True


def at_the_end(result: Any, now: Table) -> Hashable:
    """All that a run can change, together."""
    came = result.result if isinstance(result, Verdict) else result
    heroes = tuple((h.hearts, h.fallen, h.power, h.luck, h.armour, h.acted) for h in now.heroes)
    foes = tuple((f.hearts, f.out, f.effects, f.acted) for f in now.foes)
    return came, heroes, foes, now.clock, now.locks


ILSE = hero("ilse", s=12, d=12, m=12)
LUCKY = replace(ILSE, luck=2)
COAT = Gear("axe", "padded coat")
GHOUL, CAPTAIN, GIANT = foe("ghoul"), foe("captain", "elite"), foe("giant", "boss")
TWO_DICE = Attributes(1, 2, 2)
EIGHTS = replace(LUCKY, attributes=Attributes(8, 8, 8))
HURRIED = replace(table(EIGHTS, hero("bram"), clock="on"), clock=Clock(4, 3, "the cave floods"))

FAILED: Answers = {q.SpendLuck: ask.reroll_failures}
THEN_BUY: Answers = {q.SpendLuck: ask.reroll_then_buy}
PLUS: Answers = {q.SpendLuck: ask.reroll_failures_add_to_costs}
CALLED: Answers = {q.WhichAttribute: always("str"), q.HowHard: always(q.Call(6, "they notice", helps=("tools",)))}
STRONG: Answers = {q.SetPower: always(q.PowerCall("strong", 6, 2, stakes="it turns"))}
EFFECT: Answers = {q.PickExceptional: always(Pick("effect", "disarmed"))}


def die(sides: int, number: int) -> Opening[Verdict]:
    return nde.roll_test.open("ilse", Pool(sides, sides, 0, ()), number)


def two_dice(modifier: int) -> Opening[Verdict]:
    return nde.roll_test.open("ilse", Pool(0, 0, modifier, ()), 4)


ROLLS = {
    "a die": Case(die(12, 8), table(ILSE)),
    "a die, luck for the dice": Case(die(8, 6), table(LUCKY), FAILED),
    "a die, luck for the price": Case(die(6, 8), table(LUCKY, max_rule="plain"), THEN_BUY),
    "a die against two numbers": Case(roll_against.open("ilse", Pool(12, 12, 0, ()), (5, 8), 0), table(ILSE)),
    "two dice": Case(two_dice(1), table(ILSE, dice_mode="2d6", exceptional_2d6="natural12")),
    "two dice, luck": Case(two_dice(0), table(LUCKY, dice_mode="2d6"), PLUS),
    "two dice, the new ones count": Case(
        two_dice(2),
        table(LUCKY, dice_mode="2d6", reroll_2d6="new", exceptional_2d6="exact12"),
        {q.SpendLuck: ask.reroll_failures_and_costs},
    ),
    "a random table": Case(nde.table_roll.open("rumours"), table(ILSE)),
    "a foe's turn, as the GM says": Case(
        nde.foe_turn.open(("ghoul",), "ilse"), table(ILSE, GHOUL, foe_action="gm_fiat"), rolls=False
    ),
}

WHOLE = {
    "a test": Case(
        nde.test.open("ilse", "shove the cart"),
        HURRIED,
        {**CALLED, **THEN_BUY, q.OfferHelp: always("he pulls")},
    ),
    "an attack in melee": Case(
        nde.attack.open("ilse", "captain", "melee"), table(LUCKY, CAPTAIN, phase="heroes"), FAILED
    ),
    "a shot into cover": Case(
        nde.attack.open("ilse", "captain", "ranged"),
        table(LUCKY, replace(CAPTAIN, cover="partial"), near=False),
        {**THEN_BUY, **EFFECT},
    ),
    "an attack that is answered": Case(
        nde.attack.open("ilse", "giant", "melee"),
        table(replace(LUCKY, hearts=1, luck=1), GIANT, retaliation="melee"),
        FAILED,
    ),
    "an attack that armour answers": Case(
        nde.attack.open("ilse", "ghoul", "melee"),
        table(replace(ILSE, armour=1, gear=COAT), GHOUL, foe("imp"), retaliation="melee", armor_token="on"),
        {q.CrowdPresses: always("harder")},
    ),
    "a power": Case(
        nde.power.open("ilse", "bind it", ("giant",)),
        table(LUCKY, GIANT),
        {**STRONG, **FAILED, q.GivePower: always("yes")},
    ),
    "a power on two dice": Case(
        nde.power.open("ilse", "bind it", ("captain",)),
        table(replace(LUCKY, attributes=TWO_DICE), CAPTAIN, dice_mode="2d6"),
        {**STRONG, **PLUS, **EFFECT},
    ),
    "a power at two foes": Case(
        nde.power.open("ilse", "burn them", ("giant", "captain")), table(LUCKY, GIANT, CAPTAIN), {**STRONG, **FAILED}
    ),
    "a foe's turn, dodged": Case(
        nde.foe_turn.open(("captain",), "ilse"), table(replace(LUCKY, hearts=1), CAPTAIN), THEN_BUY
    ),
    "a foe's turn, on its own die": Case(
        nde.foe_turn.open(("ghoul", "imp"), "ilse"),
        table(replace(ILSE, armour=1, gear=COAT), GHOUL, foe("imp"), foe_action="foe_roll", armor_token="on"),
        {q.FoeStrikes: always(q.Strike(die=8, reach=6, stakes="a scratch")), q.SpendArmour: always("take")},
    ),
}

CASES = ROLLS | WHOLE
"""Short enough to be run every time."""


def live(case: Case, dice: DiceSource, runs: int) -> Counter[Hashable]:
    """How often each outcome came up when the procedure was really played."""
    policy, seen = Policy("live", case.answers), Counter[Hashable]()
    for _ in range(runs):
        stage = Stage(case.table, nde.fold, dice)
        result = play_out(stage, case.opening, policy)
        seen[at_the_end(result, stage.state)] += 1
    return seen


class FallsUnknown(Exception):
    """A roll that nobody has laid down yet."""

    def __init__(self, count: int, sides: int) -> None:
        super().__init__(count, sides)
        self.faces = tuple(product(range(1, sides + 1), repeat=count))


class LaidDown:
    """Rolls laid down one after the other; the first that is missing is asked for."""

    def __init__(self, falls: Iterable[Faces]) -> None:
        self._falls = iter(falls)

    def fall(self, count: int, sides: int) -> Faces:
        fell = next(self._falls, None)
        if fell is None:
            raise FallsUnknown(count, sides)
        return fell


def every_fall(case: Case) -> dict[Hashable, Fraction]:
    """The share of each outcome when the procedure is played once for each way its dice can fall."""
    policy, shares = Policy("live", case.answers), defaultdict[Hashable, Fraction](Fraction)
    waiting: list[tuple[tuple[Faces, ...], Fraction]] = [((), Fraction(1))]
    while waiting:
        falls, share = waiting.pop()
        stage = Stage(case.table, nde.fold, LaidDown(falls))
        try:
            result = play_out(stage, case.opening, policy)
        except FallsUnknown as roll:
            waiting += [((*falls, faces), share / len(roll.faces)) for faces in roll.faces]
        else:
            shares[at_the_end(result, stage.state)] += share
    return dict(shares)


def shares_of(chances: Chances[Hashable]) -> dict[Hashable, Fraction]:
    return {outcome: Fraction(ways, chances.total) for outcome, ways in chances.ways.items()}


def exact(case: Case) -> Chances[Hashable]:
    return odds(case.opening, case.table, nde.fold, Policy("live", case.answers), at_the_end)


def far_off(chances: Chances[Hashable], seen: Counter[Hashable]) -> dict[Hashable, str]:
    """The outcomes that came up too often or too seldom, or that the odds do not know at all."""
    runs = seen.total()
    rare = {outcome for outcome, ways in chances.ways.items() if runs * ways < NOTICEABLE * chances.total}
    groups = {outcome: {outcome} for outcome in chances.ways if outcome not in rare} | {"rare": rare}
    off: dict[Hashable, str] = {outcome: "impossible" for outcome in seen if outcome not in chances.ways}
    for name, group in groups.items():
        share = sum(chances.ways[outcome] for outcome in group) / chances.total
        expected, counted = runs * share, sum(seen[outcome] for outcome in group)
        if abs(counted - expected) > SIGMAS * sqrt(expected * (1 - share)) or (counted == 0 and name != "rare"):
            off[name] = f"{counted} instead of {expected:.0f}"
    return off


@pytest.mark.parametrize("name", CASES)
def test_every_fall_of_the_dice_is_in_the_odds(name: str) -> None:
    """Played live once for each way its dice can fall, a procedure ends as the odds say, to the last fraction."""
    assert every_fall(CASES[name]) == shares_of(exact(CASES[name]))


@pytest.mark.parametrize("name", CASES)
def test_live_results_match_the_odds(name: str) -> None:
    """Result, Hearts, foes' Hearts, luck and power together come up as often as the odds say, within 4.9 sigma."""
    case = CASES[name]
    chances = exact(case)
    assert (len(chances.ways) > 1) is case.rolls
    assert far_off(chances, live(case, Seeded(f"{name} 1"), RUNS if case.rolls else 50)) == {}


def test_every_procedure_that_rolls_is_tried() -> None:
    """No procedure of the book from which dice can fall is left out of the comparison."""
    named, rolling = procedures_that_roll(BOOK, "moothall.rulesets.nde")
    assert named == {name for name in PROCEDURES if name.startswith("nde.")}
    assert rolling == {case.opening.procedure.name for case in CASES.values()}


class Loaded:
    """Dice of which one roll in eight is turned to the next face."""

    def __init__(self) -> None:
        self._fair = Seeded("loaded")

    def fall(self, count: int, sides: int) -> Faces:
        turned = self._fair.below(8) == 0
        return tuple(min(face + turned, sides) for face in self._fair.fall(count, sides))


def test_a_loaded_die_is_noticed() -> None:
    """The comparison is sharp enough to find dice that are only slightly wrong."""
    case = CASES["a die"]
    assert far_off(exact(case), live(case, Loaded(), 20_000))
