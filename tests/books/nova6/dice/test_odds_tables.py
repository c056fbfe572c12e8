"""NOVA6 odds equal the printed tables to the last fraction, and a brute-force count."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from moothall.errors import AgainstTheRules, Unclear
from moothall.handlers.odds import odds
from moothall.handlers.policy import BEST, Policy
from moothall.rulesets import nova6
from moothall.rulesets.nova6.basics.test_record import ActionTest, Pool, Verdict
from moothall.rulesets.nova6.options import read_options
from moothall.rulesets.nova6.query import Figure, Situation, ask, figure
from moothall.rulesets.nova6.questions import AfterRoll, ChooseTrio, IsRelevant, Meddling
from moothall.talk.chance import Chances
from tests.books.nova6.support.stage import aspect, hero, table
from tests.support import places

pytestmark = pytest.mark.slow

PRINTED: dict[str, Any] = json.loads((places.DATA / "nova6-odds.json").read_text(encoding="utf-8"))
"""The odds as they stand in the catalogue."""

NETS = range(-4, 5)


@cache
def rolled(situation: Situation, **options: str) -> Chances[Figure]:
    """The chances of a roll, through the rule."""
    asked = ask(situation, read_options({name.replace("_", "-"): value for name, value in options.items()}))
    return odds(asked.opening, asked.table, nova6.fold, Policy(asked.policy, asked.answers), figure)


def at(net: int, **more: Any) -> Situation:
    return Situation(max(net, 0), max(-net, 0), **more)


def success(chances: Chances[Figure]) -> Fraction:
    return chances.where(lambda one: one[0])


def row(net: int, practiced: str = "", **options: str) -> dict[str, Fraction]:
    """A row of the tables: where both sides are Focused, points tell triples from doubles and both from neither."""
    both = rolled(at(net, practiced=practiced, focused=True, opposed_focused=True), **options)
    return {
        "S": success(both),
        "S3": both.where(lambda one: one[1] == 2),
        "S2": both.where(lambda one: one[1] == 1),
        "S2+": both.where(lambda one: one[1] > 0),
        "F3": both.where(lambda one: one[2] == 2),
        "F2": both.where(lambda one: one[2] == 1),
        "F2+": both.where(lambda one: one[2] > 0),
    }


def printed(rows: list[dict[str, Any]], net: int) -> dict[str, Fraction]:
    found = next(one for one in rows if one["net"] == net)
    return {name: Fraction(value) for name, value in found.items() if name != "net"}


# ---- The tables ------------------------------------------------------------------------------------------------------


def test_the_printed_tables_are_complete() -> None:
    """Every net from four down to four up has its row, once."""
    for name in ("choose", "counts", "practiced", "action_dice", "reroll"):
        assert [one["net"] for one in PRINTED[name]] == list(NETS)
    assert [one["net"] for one in PRINTED["highest"]] == [1, 2, 3, 4]


@pytest.mark.parametrize("net", NETS)
def test_the_odds_of_the_best_three_match(net: int) -> None:
    """Success, doubles and triples with the best choice of three dice."""
    assert row(net) == printed(PRINTED["choose"], net)


@pytest.mark.parametrize("net", range(1, 5))
def test_the_odds_of_the_highest_three_match(net: int) -> None:
    """The odds match where the highest three are read."""
    assert row(net, up_reads="highest") == printed(PRINTED["highest"], net)


@pytest.mark.parametrize("net", NETS)
def test_the_counts_of_ordered_pools_match(net: int) -> None:
    """Of all ordered pools, each class has as many as printed."""
    counted = next(one for one in PRINTED["counts"] if one["net"] == net)
    pools, shares = 6 ** (3 + abs(net)), row(net)
    assert counted["pools"] == pools
    for name in ("S2", "S3", "F2", "F3"):
        assert shares[name] * pools == counted[name]
    assert (shares["S"] - shares["S2+"]) * pools == counted["S1"]
    assert (1 - shares["S"] - shares["F2+"]) * pools == counted["F1"]


@pytest.mark.parametrize("net", NETS)
def test_the_odds_of_practiced_match(net: int) -> None:
    """All ones of the pool are rerolled once."""
    assert row(net, "reroll") == printed(PRINTED["practiced"], net)


@pytest.mark.parametrize("net", range(1, 5))
def test_the_odds_of_practiced_and_the_highest_three_match(net: int) -> None:
    """Practiced matches where the highest three are read."""
    assert row(net, "reroll", up_reads="highest") == printed(PRINTED["practiced_highest"], net)


@pytest.mark.parametrize("net", NETS)
def test_the_odds_of_each_practiced_option_match(net: int) -> None:
    """Practiced may reroll no ones, those of the pool, or those of the trio."""
    shares = printed(PRINTED["action_dice"], net)
    assert row(net)["S"] == shares["plain"]
    assert row(net, "reroll")["S"] == shares["pool"]
    assert success(rolled(at(net, practiced="reroll"), practiced_reroll="action-dice")) == shares["action_dice"]


def test_a_practiced_success_is_certain() -> None:
    """Up with Practiced no dice are rolled and no points gained; even or traded away it is refused."""
    assert rolled(at(2, practiced="auto")).ways == {(True, 0, 0): 1}
    for hopeless in (at(0, practiced="auto"), at(-1, practiced="auto"), at(2, practiced="auto", trade=1)):
        with pytest.raises(AgainstTheRules, match=r"nova6\.test\.practiced-auto"):
            rolled(hopeless)


def mean(chances: Chances[Figure], whose: int) -> Fraction:
    return chances.mean(lambda one: one[whose])


@pytest.mark.parametrize("line", PRINTED["trade_player"], ids=lambda line: f"{line['start']}-{line['rolled']}")
def test_the_odds_of_a_players_trade_match(line: dict[str, Any]) -> None:
    """Rolled at, points on success, success, and points on average, plain and Focused; forced trades included."""
    left = line["start"] - line["specialized"]
    forced = (max(left - 4, 0) + 1) // 2
    pairs = line["points"] - line["specialized"] - forced
    situation = at(line["start"], trade=pairs, specialized=line["specialized"])
    assert ask(situation, read_options({})).rolled == line["rolled"]
    plain, focused = rolled(situation), rolled(situation._replace(focused=True))
    assert success(plain) == Fraction(line["success"])
    assert mean(plain, 1) == Fraction(line["expected"])
    assert mean(focused, 1) == Fraction(line["expected_focused"])
    assert min(one[1] for one in plain.ways if one[0]) == line["points"]


@pytest.mark.parametrize("line", PRINTED["trade_gm"], ids=lambda line: f"{line['start']}-{line['rolled']}")
def test_the_odds_of_the_gms_trade_match(line: dict[str, Any]) -> None:
    """The odds match for penalty dice, on a failure."""
    forced = (max(-line["start"] - 4, 0) + 1) // 2
    situation = at(line["start"], trade=line["points"] - forced)
    assert ask(situation, read_options({})).rolled == line["rolled"]
    plain, focused = rolled(situation), rolled(situation._replace(opposed_focused=True))
    assert success(plain) == Fraction(line["success"])
    assert mean(plain, 2) == Fraction(line["expected"])
    assert mean(focused, 2) == Fraction(line["expected_focused"])


PROUD = aspect("PROUD", "ilse")


def reroll_failures(state: Any, _seat: str, asked: AfterRoll) -> Meddling | None:
    """One invoke, on a failure."""
    if asked.success or asked.by != "ilse" or not asked.aspects:
        return None
    return Meddling(aspect=PROUD.id, benefit="reroll", reason="she will not have it")


def yes(_state: Any, _seat: str, _asked: IsRelevant) -> str:
    return "yes"


@pytest.mark.parametrize("net", NETS)
def test_the_odds_of_one_reroll_match(net: int) -> None:
    """A failed test is rerolled once, with an aspect and a plot point spent through the rule."""
    again = Policy("again", {AfterRoll: reroll_failures, IsRelevant: yes})
    start = table(hero("ilse", plot_points=1), PROUD)
    found = odds(nova6.roll_test.open(ActionTest("ilse"), Pool(net)), start, nova6.fold, again, figure)
    shares = printed(PRINTED["reroll"], net)
    assert success(found) == shares["twice"]
    assert success(rolled(at(net))) == shares["once"]


def test_the_odds_of_quick_and_of_five_up_match() -> None:
    """Initiative with and without Quick; and five up is worse than four, but has a sure point."""
    said = {name: Fraction(value) for name, value in PRINTED["initiative"].items()}
    plain, quick = rolled(at(0)), rolled(at(1, focused=True))
    assert success(plain) == said["early"] and plain.where(lambda one: one[1] == 1) == said["token"]
    assert success(quick) == said["quick_early"] and mean(quick, 1) == said["quick_tokens"]
    four, five = rolled(at(4)), rolled(at(5))
    assert success(four) > success(five) == success(rolled(at(3)))
    assert all(points >= 1 for won, points, _ in five.ways if won)


# ---- Laws ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("net", range(10))
def test_up_and_down_have_mirrored_odds(net: int) -> None:
    """A net of so many dice up succeeds as often as the same net down fails, forced trades included."""
    assert success(rolled(at(net))) + success(rolled(at(-net))) == 1


@pytest.mark.parametrize("net", [-4, 0, 4])
def test_choosing_the_trio_changes_no_success(net: int) -> None:
    """The best three and the highest three succeed equally often."""
    assert success(rolled(at(net))) == success(rolled(at(net), up_reads="highest"))


@pytest.mark.parametrize("net", range(-2, 3))
def test_the_engine_proposes_the_best_trio(net: int) -> None:
    """Trying every trio and keeping the best gives no more success and no more points than the proposal."""

    def worth(one: Figure) -> Fraction:
        return Fraction(one[0] * 100 + one[1] - one[2])

    best = odds(
        nova6.roll_test.open(ActionTest("ilse"), Pool(net)),
        table(hero("ilse")),
        nova6.fold,
        Policy("best", {ChooseTrio: BEST}),
        figure,
        worth,
    )
    assert best.mean(worth) == rolled(at(net)).mean(worth)


def by_hand(net: int, focused: bool, opposed: bool) -> Counter[Figure]:
    """Every ordered pool read by a slow reader of its own."""
    found: Counter[Figure] = Counter()
    for faces in product(range(1, 7), repeat=3 + abs(net)):
        trios = combinations(faces, 3) if net > 0 else [sorted(faces)[:3]]
        best = max((_worth(tuple(trio), focused, opposed) for trio in trios), key=lambda one: (one[0], one[1] - one[2]))
        found[best] += 1
    return found


def _worth(trio: tuple[int, ...], focused: bool, opposed: bool) -> Figure:
    won, most = sum(trio) >= 11, max(Counter(trio).values())
    points = {1: 0, 2: 1, 3: 2}[most] if (focused if won else opposed) else int(most == 3)
    return (True, points, 0) if won else (False, 0, points)


@pytest.mark.parametrize("net", range(-3, 4))
@pytest.mark.parametrize(("focused", "opposed"), [(False, False), (True, False), (True, True)])
def test_brute_force_matches_the_odds(net: int, focused: bool, opposed: bool) -> None:
    """Every ordered roll counted by hand gives the same odds."""
    slow = by_hand(net, focused, opposed)
    fast = rolled(at(net, focused=focused, opposed_focused=opposed))
    total = sum(slow.values())
    assert {one: Fraction(count, total) for one, count in slow.items()} == {one: fast.of(one) for one in fast.ways}


@pytest.mark.parametrize("net", [-1, 0, 1])
def test_brute_force_matches_the_odds_of_rerolled_ones(net: int) -> None:
    """With ones rerolled each die is a one once in thirty-six, any other face seven times."""
    dice, found = 3 + abs(net), Fraction(0)
    for faces in product(range(1, 7), repeat=dice):
        weight = Fraction(1)
        for face in faces:
            weight *= Fraction(1, 36) if face == 1 else Fraction(7, 36)
        ordered = sorted(faces)
        found += weight * (sum(ordered[-3:] if net > 0 else ordered[:3]) >= 11)
    assert success(rolled(at(net, practiced="reroll"))) == found


# ---- Questions nobody can ask ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("situation", [Situation(-1, 0), Situation(0, 31), Situation(31, 0)])
def test_a_net_beyond_thirty_is_refused(situation: Situation) -> None:
    """A negative number of dice and more than thirty are refused."""
    with pytest.raises(Unclear, match="error-nova6-dice"):
        ask(situation, read_options({}))


@pytest.mark.parametrize("situation", [at(0, trade=1), at(3, trade=2), at(-3, trade=2), at(1, trade=-1)])
def test_an_impossible_trade_is_refused(situation: Situation) -> None:
    """More pairs than there are dice left are refused under the rule."""
    with pytest.raises(AgainstTheRules, match=r"nova6\.test\.trade-"):
        ask(situation, read_options({}))


def test_a_specialized_opponent_sets_a_die_aside() -> None:
    """Six down against a Specialized opponent are three down and two points."""
    asked = ask(at(-6, opposed_specialized=True), read_options({}))
    assert (asked.rolled, asked.dice) == (-3, 6)
    assert min(one[2] for one in rolled(at(-6, opposed_specialized=True)).ways if not one[0]) == 2
    assert isinstance(Verdict(True), tuple)
