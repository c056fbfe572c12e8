"""Numbers that both editions share, or that one table of the book fixes: each held beside the rules that say it."""

from __future__ import annotations

import pytest

from moothall.rulesets.nde import words
from moothall.rulesets.nde.conversion import LEVEL_OF_DIE
from moothall.rulesets.nde.editions import edition
from moothall.rulesets.nde.foes import defense_of
from moothall.rulesets.nde.options import defaults, read_options
from moothall.rulesets.nde.rolling import level_in_2d6
from moothall.rulesets.nde.words import Verdict, better
from tests.conftest import known_rules

OLDER, NEWER = edition("nde1"), edition("nde2")
TIERED = read_options({"dice_mode": "2d6", "difficulty_2d6": "tiered"})

FIXED = {
    "Hearts of a new hero": (words.START_HEARTS, 5, ("nde1.res.start", "nde2.res.hearts-pp")),
    "Hearts that growing ends at": (words.MOST_HEARTS, 7, ("nde1.grow.heart", "nde2.grow.heart")),
    "points for powers of a new hero": (words.START_POWER, 3, ("nde1.res.start", "nde2.res.hearts-pp")),
    "points for powers that growing ends at": (words.MOST_POWER, 5, ("nde1.grow.mana", "nde2.grow.pp")),
    "Talents": (words.TALENTS, 2, ("nde1.talent.two", "nde2.talent.two")),
    "small things in the gear": (words.TRINKETS, 3, ("nde1.gear.list", "nde2.gear.slots")),
    "squares of a turn": (words.SQUARES_A_TURN, 5, ("nde1.grid.move", "nde2.grid.move")),
    "squares of an easy shot": (words.LONG_RANGE, 10, ("nde1.range.limit", "nde2.range.limit")),
    "Hearts of a boss in a finale": (words.FINAL_BOSS_HEARTS, 5, ("nde2.foe.boss",)),
    "Defense of a boss of legend": (words.LEGENDARY_DEFENSE, 12, ("nde2.attack.defense",)),
    "armour tokens of a scene": (words.ARMOUR_A_SCENE, 1, ("nde1.opt.armor", "nde2.opt.armor")),
}


@pytest.mark.parametrize(("is_now", "said", "rules"), FIXED.values(), ids=FIXED.keys())
def test_a_number_of_both_editions_is_that_of_its_rules(is_now: int, said: int, rules: tuple[str, ...]) -> None:
    """Where both editions say the same there is one number, and where one of them is silent its rule stands alone."""
    assert is_now == said
    assert set(rules) <= known_rules()


# ---- Scales ---------------------------------------------------------------------------------------------------------


def test_results_are_ranked_from_a_sure_complication_to_the_exceptional() -> None:
    """Bought success is worth more than failure and less than a plain one (`nde2.test.cost-outcome`)."""
    assert words.RESULTS == ("FC", "F", "SC", "S", "X")
    assert [words.RANK[result] for result in words.RESULTS] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("die", "modifier"), [(6, 0), (8, 1), (12, 2), (20, 3)])
def test_a_die_is_worth_a_modifier(die: int, modifier: int) -> None:
    """Each die that an attribute can be has one, and a d4 is no attribute (`nde2.v2d6.mapping`)."""
    assert words.MODIFIER_OF_DIE[die] == modifier
    assert tuple(words.MODIFIER_OF_DIE) == NEWER.dice[1:]
    assert tuple(words.MODIFIER_OF_DIE.values()) == NEWER.modes["2d6"].scale


@pytest.mark.parametrize(("table", "others"), [("parity", 6), ("gentle", 5)])
def test_a_d10_is_trained_and_a_d6_what_the_table_says(table: str, others: int) -> None:
    """Unskilled, because a d6 reaches the usual number as often, or Novice where it is gentle (`nde1.d6.start`)."""
    assert LEVEL_OF_DIE[table] == {10: 4, 6: others}
    assert set(LEVEL_OF_DIE[table]) == set(OLDER.modes["ladder"].start)


@pytest.mark.parametrize(
    ("number", "worth"),
    [(2, 1), (3, 1), (4, 0), (5, 0), (6, -1), (7, -1), (8, -2), (11, -2), (12, -3), (13, -3)],
)
def test_a_difficulty_kept_apart_is_worth_a_modifier(number: int, worth: int) -> None:
    """From +1 for what is easy to -3 for legends; between two it is the lower number's (`nde2.v2d6.no-targets`)."""
    assert level_in_2d6(TIERED, number).amount == worth
    assert level_in_2d6(defaults("nde2"), number).amount == 0


# ---- Foes and verdicts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["nde1", "nde2"])
@pytest.mark.parametrize("tier", ["minion", "elite", "boss"])
def test_the_number_of_a_tier_is_that_of_a_new_foe(id: str, tier: words.Tier) -> None:
    """As the book is written; only a table with a word on minions has another (`nde2.foe.minion-defense`)."""
    stats = edition(id).tiers[tier]
    assert defense_of(tier, defaults(id)) == (stats.number, stats.number_rule)


def test_a_verdict_reaches_one_number_unless_it_says_more() -> None:
    """Of two results the better is kept, of equals the one that reaches more, and of the same the first."""
    one, more = Verdict("S", "nde2.test.meet-or-beat"), Verdict("S", "nde2.test.meet-or-beat", 2)
    again = Verdict("S", "nde2.luck.reroll")
    assert one.met == 1
    assert better(one, more) is more is better(more, one)
    assert better(one, again) is one and better(again, one) is again
    assert [Verdict(result, "nde2.test.one").failed for result in words.RESULTS] == [True, True, False, False, False]
