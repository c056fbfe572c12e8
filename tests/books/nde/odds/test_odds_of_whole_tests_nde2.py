"""NDE2 odds of a whole test, attack or power equal those of its die alone."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import pytest

from moothall.handlers.policy import Policy, always
from moothall.rulesets import nde
from moothall.rulesets.nde.prompt_odds import weighings
from moothall.rulesets.nde.questions import Call, HowHard, PowerCall, Ready, SetPower, SpendLuck, TalentUse, how_hard
from moothall.rulesets.nde.state import Attributes
from tests.books.nde.support.odds_nde2 import (
    LADDER,
    NUMBERS,
    PRINTED,
    READINGS,
    Shares,
    calling,
    ilse,
    read,
    reroll_failures,
    reroll_failures_and_costs,
    shares,
)
from tests.books.nde.support.stage_nde2 import foe, hero, table
from tests.support.figures import ILSE

ROWS = {(row["die"], row["t"]): row for row in PRINTED["ladder"]}
MODIFIERS = {row["modifier"]: row for row in PRINTED["two_d6"]}
REROLLED = {row["modifier"]: row for row in PRINTED["two_d6_reroll"]}


class Way(NamedTuple):
    """One way from an attribute to the die rolled."""

    has: int
    rolls: int
    circumstances: dict[str, Any]
    help: str = ""
    bought: tuple[Literal["step"], ...] = ()


STEADY = TalentUse("Steady")
CALM = TalentUse("Steady", "cancel")
WAYS = {
    "nothing": Way(8, 8, {}),
    "an advantage": Way(8, 12, {"helps": ("tools",)}),
    "two advantages are one": Way(8, 12, {"helps": ("tools", "surprise")}),
    "a hindrance": Way(8, 6, {"hinders": ("dark",)}),
    "two hindrances are one": Way(8, 6, {"hinders": ("dark", "noise")}),
    "down to the smallest": Way(6, 4, {"hinders": ("dark",)}),
    "one of each": Way(20, 20, {"helps": ("tools",), "hinders": ("dark",)}),
    "beyond the top": Way(20, 20, {"helps": ("tools",)}),
    "a Talent": Way(12, 20, {"talents": (STEADY,)}),
    "a Talent in a full slot": Way(8, 12, {"helps": ("tools",), "talents": (STEADY,)}),
    "a Talent against a hindrance": Way(8, 12, {"helps": ("tools",), "hinders": ("dark",), "talents": (CALM,)}),
    "help": Way(6, 8, {}, help="a shoulder to stand on"),
    "an advantage and help": Way(6, 12, {"helps": ("tools",)}, help="a shoulder to stand on"),
    "help against a hindrance": Way(6, 6, {"hinders": ("dark",)}, help="a lantern"),
    "all that is paid for": Way(6, 20, {"helps": ("tools",)}, help="a shoulder", bought=("step",)),
    "two points": Way(4, 8, {}, bought=("step", "step")),
}


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_every_way_to_a_die_has_its_odds(way: Way, number: int) -> None:
    """The GM calls, circumstances, Talents, help and luck make the die, and its row is the printed one."""
    people = (ilse(len(way.bought), s=way.has, talents=("Steady",)), *((hero("bram"),) if way.help else ()))
    call = Call(number, "they notice", **way.circumstances)
    policy = calling(call, Ready(luck=way.bought), way.help)
    assert shares(nde.test.open("ilse", "shove"), table(*people), policy) == read(ROWS[way.rolls, number])


@pytest.mark.parametrize("number", NUMBERS)
def test_a_rerolled_test_has_the_printed_odds(number: int) -> None:
    """Failing tests that are rolled again have the printed odds."""
    policy = calling(Call(number, "they notice"), use=reroll_failures)
    for die in LADDER:
        ours = shares(nde.test.open("ilse", "shove"), table(ilse(1, s=die)), policy)
        assert ours == read(ROWS[die, number]["reroll"])


@pytest.mark.parametrize("die", LADDER)
def test_the_gm_is_told_the_odds_of_each_difficulty(die: int) -> None:
    """Before a number is named, each number's odds for this hero are the printed ones; a target's own is among them."""
    start = table(ilse(s=die))
    asked = how_hard(start, ILSE, "str", preset=7)
    rolls = [(one.answer.difficulty, one.opening) for one in weighings(start, asked)]
    found = {number: shares(opening, start, Policy("keep")) for number, opening in rolls if opening}
    assert found.keys() == {*NUMBERS, 7}
    assert {number: found[number] for number in NUMBERS} == {number: read(ROWS[die, number]) for number in NUMBERS}
    assert list(weighings(start, HowHard(ILSE))) == []


@pytest.mark.parametrize("defense", [4, 5, 6, 8, 12])
@pytest.mark.parametrize("die", LADDER)
def test_defense_reads_like_a_difficulty(die: int, defense: int) -> None:
    """An attack against a Defense, in melee or from afar, has the odds of a test against that number."""
    start = table(ilse(s=die, d=die), foe("ghoul", "boss", defense=defense))
    keep = Policy("keep", {HowHard: always(Call(defense))})
    for how in ("melee", "ranged"):
        assert shares(nde.attack.open("ilse", "ghoul", how), start, keep) == read(ROWS[die, defense])


@pytest.mark.parametrize(("defense", "meets"), [(4, 6), (5, 6), (6, 6), (8, 8), (12, 12)])
@pytest.mark.parametrize("die", LADDER)
def test_a_power_must_work_and_hit(die: int, defense: int, meets: int) -> None:
    """A Strong power at a foe has the odds of the higher of 6 and the Defense, with or without a second roll."""
    opening = nde.power.open("ilse", "bind it", ("ghoul",))
    strong = always(PowerCall("strong", 6, 2, stakes="it turns"))
    policy = Policy("strong", {SetPower: strong, SpendLuck: reroll_failures})
    for points, printed in ((0, ROWS[die, meets]), (1, ROWS[die, meets]["reroll"])):
        start = table(ilse(points, m=die), foe("ghoul", "boss", defense=defense))
        assert shares(opening, start, policy) == read(printed)


# ---- Two dice -------------------------------------------------------------------------------------------------------


class Sum(NamedTuple):
    """One way from a modifier to the modifier that counts."""

    has: int
    counts: int
    circumstances: dict[str, Any]
    help: str = ""


SUMS = {
    "nothing": Sum(1, 1, {}),
    "a hindrance": Sum(0, -1, {"hinders": ("dark",)}),
    "one of each": Sum(2, 2, {"helps": ("tools",), "hinders": ("dark",)}),
    "an advantage and help": Sum(1, 3, {"helps": ("tools",)}, help="a hand"),
    "a Talent and help": Sum(3, 5, {"talents": (STEADY,)}, help="a hand"),
    "a Talent in a full slot": Sum(2, 3, {"helps": ("tools",), "talents": (STEADY,)}),
    "a Talent against a hindrance": Sum(1, 2, {"helps": ("tools",), "hinders": ("dark",), "talents": (CALM,)}),
}


def row_2d6(modifier: int, reading: str) -> Shares:
    row = MODIFIERS[modifier]
    return read({"F": row["F"], "SC": row["SC"], **row[reading]})


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("way", SUMS.values(), ids=SUMS)
def test_every_way_to_a_modifier_has_its_odds(way: Sum, reading: str) -> None:
    """On two dice each step is one, and the whole test has the printed row under every reading of twelve."""
    people = (ilse(attributes=Attributes(way.has, 0, 0), talents=("Steady",)), *((hero("bram"),) if way.help else ()))
    policy = calling(Call(4, "they notice", **way.circumstances), Ready(), way.help)
    start = table(*people, dice_mode="2d6", exceptional_2d6=reading)
    assert shares(nde.test.open("ilse", "shove"), start, policy) == row_2d6(way.counts, reading)


@pytest.mark.parametrize("modifier", range(4))
def test_a_rerolled_test_on_two_dice_has_the_printed_odds(modifier: int) -> None:
    """A reroll for a point has the printed odds, after a failure or after any result with a price."""
    start = table(ilse(1, attributes=Attributes(modifier, 0, 0)), dice_mode="2d6")
    opening, row = nde.test.open("ilse", "shove"), REROLLED[modifier]
    for use, printed in ((reroll_failures, "after_F"), (reroll_failures_and_costs, "after_F_or_SC")):
        assert shares(opening, start, calling(Call(4, "they notice"), use=use)) == read(row[printed])


@pytest.mark.parametrize("reading", READINGS)
def test_attacks_and_powers_on_two_dice_are_read_in_the_same_bands(reading: str) -> None:
    """An attack and a power on two dice are read in the same bands at every Defense."""
    start = table(ilse(attributes=Attributes(2, 1, 3)), foe("ghoul", "boss"), dice_mode="2d6", exceptional_2d6=reading)
    policy = Policy("keep", {SetPower: always(PowerCall("great", 12, 3, stakes="all of it"))})
    assert shares(nde.attack.open("ilse", "ghoul", "melee"), start, policy) == row_2d6(2, reading)
    assert shares(nde.attack.open("ilse", "ghoul", "ranged"), start, policy) == row_2d6(1, reading)
    assert shares(nde.power.open("ilse", "unmake it", ("ghoul",)), start, policy) == row_2d6(3, reading)
