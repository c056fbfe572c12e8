"""NOVA6 dice: the trio that counts, success from 11, doubles and triples, and Focused skills."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.dice import Edge, Trio, points, read, trios
from moothall.rulesets.nova6.basics.test_record import Verdict
from moothall.rulesets.nova6.questions import ChooseTrio, Picked, Ready
from tests.books.nova6.support.stage import ROLL, NovaAfter, NovaScript, rolling


def rolled(net: int, *faces: int, own: str = "", against: str = "", **more: Any) -> Verdict:
    """The verdict of these dice with the best three taken."""
    script = rolling(net, own, against=against, **more)
    if script.waits_for() == "nova6/trade":
        script.gm(script.asked().default())
    after = script.rolls("ilse", *faces).plainly()
    assert isinstance(after.result, Verdict)
    return after.result


def told(script: NovaScript[Any]) -> tuple[bool, int, int]:
    fact = script.plainly().last(events.Tested)
    return fact.success, fact.points, fact.counter


GOLDEN: list[tuple[int, tuple[int, ...], str, str, tuple[bool, int, int]]] = [
    (0, (4, 4, 3), "", "", (True, 0, 0)),
    (0, (4, 4, 3), "F", "", (True, 1, 0)),
    (0, (6, 3, 1), "", "", (False, 0, 0)),
    (0, (3, 3, 3), "F", "", (False, 0, 1)),
    (0, (3, 3, 3), "", "F", (False, 0, 2)),
    (0, (3, 3, 4), "", "F", (False, 0, 1)),
    (0, (5, 5, 1), "F", "", (True, 1, 0)),
    (1, (6, 2, 2, 2), "", "", (False, 0, 0)),
    (1, (3, 3, 3, 3), "", "", (False, 0, 1)),
    (1, (6, 5, 5, 5), "", "", (True, 1, 0)),
    (2, (6, 6, 4, 4, 4), "F", "", (True, 2, 0)),
    (2, (6, 5, 4, 1, 1), "F", "", (True, 0, 0)),
    (2, (6, 4, 1, 1, 1), "F", "", (True, 0, 0)),
    (2, (2, 2, 3, 3, 1), "", "F", (False, 0, 0)),
    (-1, (6, 5, 5, 1), "", "", (True, 0, 0)),
    (-1, (6, 6, 4, 1), "", "", (True, 0, 0)),
    (-2, (6, 6, 6, 2, 2), "", "", (False, 0, 0)),
    (-2, (6, 5, 2, 2, 2), "", "", (False, 0, 1)),
    (-3, (6, 6, 5, 4, 4, 4), "", "", (True, 1, 0)),
]


@pytest.mark.parametrize(("net", "faces", "own", "against", "expected"), GOLDEN)
def test_every_golden_pool_reads_as_listed(
    net: int, faces: tuple[int, ...], own: str, against: str, expected: Any
) -> None:
    """Every pool of the list comes to what the list says when the engine's proposal is taken."""
    verdict = rolled(net, *faces, own=own, against=against)
    assert (verdict.success, verdict.points, verdict.counter) == expected


@pytest.mark.rule("nova6.test.total", "nova6.test.success-11")
@pytest.mark.parametrize(("faces", "success"), [((6, 3, 2), True), ((6, 3, 1), False), ((5, 4, 2), True)])
def test_a_total_of_eleven_succeeds(faces: tuple[int, ...], success: bool) -> None:
    """The three dice are added up: eleven succeeds, ten does not."""
    assert rolled(0, *faces).success == success
    assert sum(faces) == (11 if success else 10)


@pytest.mark.rule("nova6.test.total", "nova6.test.fail")
def test_a_total_of_ten_fails() -> None:
    """Six, three and one are ten, and that is a failure."""
    assert Trio((1, 3, 6)).total == 10
    assert not rolled(0, 6, 3, 1).success


@pytest.mark.rule("nova6.test.roll-up")
def test_up_any_three_may_be_taken() -> None:
    """From a six and three twos come two trios; other dice are refused, and choosing to fail is confirmed."""
    script = rolling(1).rolls("ilse", 6, 2, 2, 2)
    assert sorted(option.id for option in script.asked().options()) == ["2-2-2", "6-2-2"]
    assert {trio.total for trio in trios((2, 2, 2, 6), 1)} == {10, 6}
    script.refuses("ilse", Picked("6-6-2"), "nova6.test.roll-up")
    assert told(script.picks("ilse", 2, 2, 2)) == (False, 0, 1)
    on_purpose = rolling(1).rolls("ilse", 6, 5, 1, 1).refuses("ilse", Picked("5-1-1"), "nova6.test.roll-up")
    assert told(on_purpose.picks("ilse", 5, 1, 1, sure=True)) == (False, 0, 0)


def test_two_pools_read_alike_if_their_trios_do() -> None:
    """Two pools read the same exactly if they offer the same classes of trio."""
    for pool in combinations_with_replacement(range(1, 7), 5):
        offered = {(trio.succeeds, trio.alike) for trio in trios(pool, 2)}
        expected = tuple((success, alike) in offered for success in (False, True) for alike in (1, 2, 3))
        assert read(pool, 2).tells == expected


def test_the_player_is_asked_once_before_the_roll() -> None:
    """An even roll has nothing to trade: the player says roll, and three dice are rolled."""
    script = rolling(0).asks("ilse", "nova6/ready")
    assert script.says("ilse", ROLL).waits_for() == "3d6"


# ---- From the pool to the three --------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.test.base-three")
@pytest.mark.parametrize(("net", "dice"), [(0, "3d6"), (1, "4d6"), (-1, "4d6"), (4, "7d6")])
def test_three_dice_are_always_rolled(net: int, dice: str) -> None:
    """Even, three dice are rolled; each net die is one more."""
    script = rolling(net).says("ilse", ROLL)
    assert script.waits_for() == dice
    after = script.dice(dice, *[4] * int(dice[0])).plainly()
    assert [reason.amount for reason in after.why("base")] == [3]


@pytest.mark.rule("nova6.test.roll-up-suggest")
def test_the_engine_proposes_the_best_three() -> None:
    """Three fours with a point stand before a six, a six and a four without; of equals the higher total comes first."""
    script = rolling(2).rolls("ilse", 6, 6, 4, 4, 4)
    assert [option.id for option in script.asked().options()][:2] == ["4-4-4", "6-6-4"]
    script.stop()
    focused = rolling(2, "F").rolls("ilse", 6, 6, 5, 4, 1)
    assert [option.id for option in focused.asked().options()][:3] == ["6-6-5", "6-6-4", "6-6-1"]
    denied = rolling(2, against="F").rolls("ilse", 2, 2, 3, 3, 1)
    assert [option.id for option in denied.asked().options()][:2] == ["3-2-1", "3-3-2"]


def test_equivalent_trios_are_not_chosen_between() -> None:
    """Any three of 1, 2, 3, 4 fail without doubles, so the highest are taken; a double is a choice."""
    same = rolling(1).rolls("ilse", 1, 2, 3, 4)
    assert same.waits_for() == "over" and same.end().last(events.Tested).trio == (2, 3, 4)
    assert rolling(1).rolls("ilse", 1, 2, 3, 3).waits_for() == "nova6/trio"


@pytest.mark.rule("nova6.test.roll-down")
def test_down_the_lowest_three_are_read() -> None:
    """Six, five, five and one are read as one, five and five: eleven, with doubles, without a choice."""
    after = rolling(-1).rolls("ilse", 6, 5, 5, 1).plainly()
    assert after.last(events.Tested).trio == (1, 5, 5)
    assert after.verdict.success and Trio((1, 5, 5)).alike == 2


@pytest.mark.rule("nova6.test.roll-even")
def test_even_all_three_are_read() -> None:
    """An even roll of four, four and three is eleven."""
    fact = rolling(0).rolls("ilse", 4, 4, 3).plainly().last(events.Tested)
    assert sum(fact.trio) == 11 and fact.success


def test_an_option_reads_the_highest_three_when_up() -> None:
    """With the option there is no choice, and a low triple cannot be picked."""
    after = rolling(2, up_reads="highest").rolls("ilse", 6, 6, 4, 4, 4).plainly()
    assert after.last(events.Tested).trio == (4, 6, 6)
    assert rolling(1, up_reads="highest").rolls("ilse", 6, 2, 2, 2).plainly().verdict.counter == 0


# ---- Doubles and triples ---------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.test.triples-success")
def test_triples_on_a_success_are_a_point() -> None:
    """Three fours are twelve: a success with a point."""
    assert told(rolling(0).rolls("ilse", 4, 4, 4)) == (True, 1, 0)


@pytest.mark.rule("nova6.test.triples-fail")
def test_triples_on_a_failure_are_the_gms_point() -> None:
    """Three threes are nine: a failure, and the GM's point."""
    assert told(rolling(0).rolls("ilse", 3, 3, 3)) == (False, 0, 1)


@pytest.mark.rule("nova6.test.triples-split")
@pytest.mark.parametrize("face", range(1, 7))
def test_low_triples_fail_and_high_ones_succeed(face: int) -> None:
    """Triples up to three are the GM's, from four on the player's."""
    assert told(rolling(0).rolls("ilse", face, face, face)) == ((True, 1, 0) if face > 3 else (False, 0, 1))


@pytest.mark.rule("nova6.test.doubles")
def test_doubles_alone_score_nothing() -> None:
    """Five, five and two succeed without a point; failing doubles are worth nothing either."""
    assert told(rolling(0).rolls("ilse", 5, 5, 2)) == (True, 0, 0)
    assert told(rolling(0).rolls("ilse", 2, 2, 4)) == (False, 0, 0)


@pytest.mark.rule("nova6.test.focused-pc")
def test_a_focused_skill_scores_doubles() -> None:
    """Doubles of a Focused skill are a point, and triples two instead of one."""
    assert told(rolling(0, "F").rolls("ilse", 5, 5, 2)) == (True, 1, 0)
    assert told(rolling(0, "F").rolls("ilse", 5, 5, 5)) == (True, 2, 0)


@pytest.mark.rule("nova6.test.focused-npc")
def test_focused_opposition_scores_doubles_of_a_failure() -> None:
    """A failure with doubles is a point for the GM, with triples two; a success is nothing to them."""
    assert told(rolling(0, against="F").rolls("ilse", 2, 2, 4)) == (False, 0, 1)
    assert told(rolling(0, against="F").rolls("ilse", 2, 2, 2)) == (False, 0, 2)


def test_focused_opposition_scores_nothing_on_a_success() -> None:
    """Doubles on a success against a Focused side are just doubles."""
    assert told(rolling(0, against="F").rolls("ilse", 5, 5, 2)) == (True, 0, 0)


@pytest.mark.rule("nova6.test.focused-own-failure")
def test_own_focus_scores_nothing_for_the_gm() -> None:
    """A Focused failure with doubles is worth nothing to a plain opposition."""
    assert told(rolling(0, "F").rolls("ilse", 2, 2, 4)) == (False, 0, 0)


# ---- Practiced -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.test.practiced-auto")
def test_a_practiced_skill_may_succeed_without_a_roll() -> None:
    """One up, success is taken: no dice, no points, not even those traded for. Even, down or all traded: refused."""
    after = rolling(1, "P").says("ilse", Ready(take=True)).plainly()
    assert (after.dice, told_last(after)) == ([], (True, 0, 0))
    after = rolling(3, "P").says("ilse", Ready(pairs=1, take=True)).plainly()
    assert told_last(after) == (True, 0, 0)
    rule = "nova6.test.practiced-auto"
    rolling(0, "P").refuses("ilse", Ready(take=True), rule).stop()
    rolling(-1, "P").refuses("ilse", Ready(take=True), rule).stop()
    rolling(2, "P").refuses("ilse", Ready(pairs=1, take=True), rule).stop()
    rolling(2).refuses("ilse", Ready(take=True), rule).stop()


def told_last(after: NovaAfter[Any]) -> tuple[bool, int, int]:
    fact = after.last(events.Tested)
    return fact.success, fact.points, fact.counter


@pytest.mark.rule("nova6.test.practiced-reroll")
def test_a_practiced_skill_rerolls_ones() -> None:
    """Ten with a one in it becomes twelve; once a test, any of the ones, and only ones."""
    script = rolling(0, "P").rolls("ilse", 1, 5, 4).asks("ilse", "nova6/reroll-ones")
    script.refuses("ilse", 2, "nova6.test.practiced-reroll").refuses("ilse", -1, "nova6.test.practiced-reroll")
    after = script.says("ilse", 1).dice("1d6", 3).plainly()
    assert (after.last(events.Tested).trio, after.verdict.success) == ((3, 4, 5), True)
    again = rolling(0, "P").rolls("ilse", 1, 1, 4).says("ilse", 2).dice("2d6", 1, 6).plainly()
    assert again.verdict.success is True and again.last(events.Tested).trio == (1, 4, 6)
    left = rolling(0, "P").rolls("ilse", 1, 5, 4).says("ilse", 0).plainly()
    assert left.verdict.success is False


def test_nothing_is_rerolled_without_ones() -> None:
    """A Practiced skill without a one in the pool asks nothing more; nor does a plain skill with one."""
    assert rolling(0, "P").rolls("ilse", 2, 5, 4).waits_for() == "over"
    assert rolling(0).rolls("ilse", 1, 5, 4).waits_for() == "over"


def test_the_whole_pool_is_read_again_after_a_reroll() -> None:
    """Down, a one that becomes a six makes way for the next lowest die."""
    after = rolling(-1, "P").rolls("ilse", 1, 3, 4, 4).says("ilse", 1).dice("1d6", 6).plainly()
    assert after.last(events.Tested).trio == (3, 4, 4)
    other = rolling(-1, "P", practiced_reroll="action-dice").rolls("ilse", 1, 3, 4, 4)
    assert other.says("ilse", 1).dice("1d6", 6).plainly().last(events.Tested).trio == (3, 4, 6)


@pytest.mark.parametrize(("option", "first"), [("action-dice", "6-2-1"), ("pool", "6-2-2")])
def test_the_proposed_trio_counts_a_reroll_still_open(option: str, first: str) -> None:
    """Nine with a one still to reroll is preferred to ten; after the reroll ten is preferred to nine."""
    script = rolling(1, "P", practiced_reroll=option).rolls("ilse", 1, 2, 2, 6)
    if option == "pool":
        script.says("ilse", 0)
    assert script.asked().options()[0].id == first


# ---- Simple results --------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.test.simple-success")
def test_a_success_without_points_is_simple() -> None:
    """Six, three and two succeed and bring nothing more; with a point it is not simple."""
    after = rolling(0).rolls("ilse", 6, 3, 2).plainly()
    assert after.verdict.simple and after.verdict.success
    assert not rolling(0).rolls("ilse", 4, 4, 4).plainly().verdict.simple


# ---- When the player is asked which three ----------------------------------------------------------------------------


@pytest.mark.parametrize("edge", [Edge(), Edge(True), Edge(opposed_focused=True), Edge(True, True)])
def test_a_player_picks_three_dice_only_where_something_hangs_on_it(edge: Edge) -> None:
    """Of every pool of four: the three are settled if no others are better in success, points or total."""
    asked = 0
    for faces in combinations_with_replacement(range(1, 7), 4):
        question = ChooseTrio("ilse", trios(faces, 1), edge)
        worth = [(one.succeeds, points(one, edge)[0], -points(one, edge)[1], one.total) for one in question.trios]
        top = max(worth, key=lambda each: each)
        hangs = not any(all(all(a >= b for a, b in zip(one, other, strict=True)) for other in worth) for one in worth)
        settled = question.settled(None)  # type: ignore[arg-type] # it looks at dice alone
        assert (settled is None) == hangs, faces
        assert settled is None or worth[question.trios.index(question.chosen(settled))] == top
        asked += hangs
    assert 0 < asked < 126


def test_a_failure_without_doubles_that_count_asks_nothing() -> None:
    """2, 2, 3 and 4 at one die up, without a Focused skill: every three fail, and the highest are read."""
    settled = ChooseTrio("ilse", trios((2, 2, 3, 4), 1), Edge()).settled(None)  # type: ignore[arg-type] # as above
    assert settled is not None and settled.trio == "4-3-2"
