"""NOVA6 trades of dice for stunt points: who may trade, when trading is forced, and when points arrive."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.test_record import Pool, Verdict
from moothall.rulesets.nova6.questions import GetReady, Ready, Trade
from tests.books.nova6.support.stage import ROLL, NovaScript, rolling


def after_trade(net: int, ready: Ready = ROLL, own: str = "") -> tuple[str, int]:
    """The dice that are asked for, and the points that wait."""
    script = rolling(net, own).says("ilse", ready)
    points = [fact.points for fact in script.stop().all(events.DiceTraded)]
    return script.waits_for(), sum(points)


def down(net: int, trade: Trade | None = None, against: str = "") -> NovaScript[Any]:
    """The GM has traded so; the player is asked."""
    script = rolling(net, against=against)
    return script.gm(trade or Trade()) if script.waits_for() == "nova6/trade" else script


def counted(verdict: Verdict) -> tuple[bool, int, int]:
    return verdict.success, verdict.points, verdict.counter


@pytest.mark.rule("nova6.test.trade-dice")
def test_two_dice_are_traded_for_a_point() -> None:
    """Four up, one pair traded: five dice are rolled and a point waits; three pairs are refused."""
    assert after_trade(4, Ready(pairs=1)) == ("5d6", 1)
    assert after_trade(4, Ready(pairs=2)) == ("3d6", 2)
    rolling(4).refuses("ilse", Ready(pairs=3), "nova6.test.trade-dice").stop()
    rolling(3).refuses("ilse", Ready(pairs=2), "nova6.test.trade-dice").stop()
    rolling(4).refuses("ilse", Ready(pairs=-1), "nova6.test.trade-dice").stop()


@pytest.mark.rule("nova6.test.trade-forced")
@pytest.mark.parametrize(
    ("net", "own", "ready", "dice", "points"),
    [
        (5, "", ROLL, "6d6", 1),
        (6, "", ROLL, "7d6", 1),
        (7, "", ROLL, "6d6", 2),
        (8, "", ROLL, "7d6", 2),
        (7, "S", Ready(set_aside=True), "7d6", 2),
        (5, "", Ready(pairs=1), "4d6", 2),
    ],
)
def test_dice_beyond_four_must_be_traded(net: int, own: str, ready: Ready, dice: str, points: int) -> None:
    """As few pairs as leave four or fewer are traded; a die set aside counts towards that."""
    assert after_trade(net, ready, own) == (dice, points)


def test_four_dice_need_no_trade() -> None:
    """Four net dice force no trade."""
    assert after_trade(4) == ("7d6", 0)


@pytest.mark.rule("nova6.test.trade-forced")
@pytest.mark.parametrize(
    ("net", "against", "trade", "dice", "points"),
    [(-5, "", Trade(), "6d6", 1), (-6, "S", Trade(set_aside=True), "6d6", 2), (-6, "", Trade(), "7d6", 1)],
)
def test_penalty_dice_beyond_four_must_be_traded(net: int, against: str, trade: Trade, dice: str, points: int) -> None:
    """Penalty dice over four become points that wait for a failure."""
    script = down(net, trade, against).says("ilse", ROLL)
    traded = script.stop().last(events.DiceTraded)
    assert (script.waits_for(), traded.points, traded.by) == (dice, points, "")


@pytest.mark.rule("nova6.test.trade-after-cancel")
def test_cancelled_dice_cannot_be_traded() -> None:
    """An even test has no dice left, not even for a Specialized skill."""
    script = rolling(0, "S").asks("ilse", "nova6/ready")
    script.refuses("ilse", Ready(pairs=1), "nova6.test.trade-after-cancel")
    script.refuses("ilse", Ready(set_aside=True), "nova6.test.trade-after-cancel")
    assert script.says("ilse", ROLL).waits_for() == "3d6"
    script.stop()


@pytest.mark.rule("nova6.test.trade-up-player")
@pytest.mark.parametrize(("faces", "expected"), [((5, 4, 2), (True, 1, 0)), ((5, 4, 1), (False, 0, 0))])
def test_a_players_traded_points_wait_for_success(faces: tuple[int, ...], expected: Any) -> None:
    """Two up and traded away: eleven brings the point, ten does not, and the dice are gone either way."""
    after = rolling(2).says("ilse", Ready(pairs=1)).dice("3d6", *faces).plainly()
    assert counted(after.verdict) == expected
    assert after.last(events.DiceTraded).by == "ilse"


@pytest.mark.rule("nova6.test.trade-down-gm")
@pytest.mark.parametrize(("faces", "expected"), [((3, 3, 4), (False, 0, 1)), ((4, 4, 3), (True, 0, 0))])
def test_the_gms_traded_points_wait_for_failure(faces: tuple[int, ...], expected: Any) -> None:
    """Two down, and the GM trades them: ten brings the GM the point, eleven does not."""
    after = down(-2, Trade(pairs=1)).rolls("ilse", *faces).plainly()
    assert counted(after.verdict) == expected


@pytest.mark.rule("nova6.test.trade-down-gm")
def test_the_gm_trades_penalty_dice() -> None:
    """Down, the GM is asked first, and the player has nothing to trade; a single die cannot be traded."""
    script = rolling(-2).asks("gm", "nova6/trade").gm(Trade())
    script.refuses("ilse", Ready(pairs=1), "nova6.test.trade-down-gm").stop()
    assert rolling(-1).waits_for() == "nova6/ready"
    assert rolling(-1, against="S").waits_for() == "nova6/trade"
    rolling(-2).refuses("gm", Trade(pairs=2), "nova6.test.trade-dice").stop()


@pytest.mark.rule("nova6.test.trade-specialized")
def test_a_specialized_skill_sets_one_die_aside() -> None:
    """One up becomes even and a point waits; five up become four; without the talent it is refused."""
    assert after_trade(1, Ready(set_aside=True), "S") == ("3d6", 1)
    assert after_trade(5, Ready(set_aside=True), "S") == ("7d6", 1)
    rolling(1).refuses("ilse", Ready(set_aside=True), "nova6.test.trade-specialized")
    rolling(-2, "S").gm(Trade()).refuses("ilse", Ready(set_aside=True), "nova6.test.trade-down-gm").stop()
    rolling(-2).refuses("gm", Trade(set_aside=True), "nova6.test.trade-specialized").stop()


@pytest.mark.rule("nova6.test.trade-specialized-once")
def test_only_one_single_die_is_set_aside() -> None:
    """Three up, all traded: one die alone and one pair are two points and an even roll; a second pair there is not."""
    assert after_trade(3, Ready(True, 1), "S") == ("3d6", 2)
    rolling(3, "S").refuses("ilse", Ready(True, 2), "nova6.test.trade-dice").stop()
    assert counted(rolling(3, "S").says("ilse", Ready(True, 1)).dice("3d6", 6, 4, 1).plainly().verdict) == (True, 2, 0)


def test_an_option_lets_a_player_offer_penalty_dice() -> None:
    """Three down, a pair offered to the GM: agreed it is one down and a point for the GM, refused nothing."""
    for said, dice in (("agree", "4d6"), ("refuse", "6d6")):
        script = rolling(-3, player_trades_penalty="on").gm(Trade()).says("ilse", Ready(pairs=1))
        assert script.asks("gm", "nova6/agree-trade", "refuse", "agree").gm(said).waits_for() == dice
    script = rolling(-3, player_trades_penalty="on").gm(Trade()).says("ilse", Ready(pairs=1)).gm("agree")
    after = script.dice("4d6", 1, 2, 4, 5).plainly()
    assert counted(after.verdict) == (False, 0, 1)
    assert after.rules_of(events.DiceTraded) == {"nova6.test.trade-dice", "nova6.test.trade-down-gm"}
    rolling(-3, player_trades_penalty="on").gm(Trade()).refuses("ilse", Ready(pairs=2), "nova6.test.trade-dice")


def test_trades_of_both_sides_add_up() -> None:
    """The GM has traded one pair of six down when the player asks for another: both points wait for the failure."""
    script = rolling(-6, player_trades_penalty="on").gm(Trade(pairs=1)).says("ilse", Ready(pairs=1)).gm("agree")
    assert counted(script.dice("3d6", 1, 2, 4).plainly().verdict) == (False, 0, 3)


def test_a_failure_leaves_traded_points_unpaid() -> None:
    """A failure leaves the traded points unpaid; a success pays them."""
    for faces, unpaid in (((6, 4, 1), 0), ((2, 3, 4), 1)):
        after = rolling(2).says("ilse", Ready(pairs=1)).dice("3d6", *faces).plainly()
        assert after.verdict.unpaid == unpaid


@pytest.mark.parametrize(("net", "cited"), [(-1, False), (0, False), (1, True)])
def test_the_ready_question_cites_trades_only_when_up(net: int, cited: bool) -> None:
    """Even or down there is nothing to trade, nothing to take for sure and nothing to set aside."""
    rules = {"nova6.test.trade-up-player", "nova6.test.practiced-auto", "nova6.talent.practiced.auto"}
    rules.add("nova6.talent.specialized.timing")
    assert set(GetReady("ilse", Pool(net, practiced=True, specialized=True)).cites()) == (rules if cited else set())
    assert set(GetReady("ilse", Pool(net)).cites()) == ({"nova6.test.trade-up-player"} if cited else set())
