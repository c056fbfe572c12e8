"""NOVA6 contests: successes on both sides, the rival's trades, and the goal."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.questions import GMShare, RankTrade, Shares
from moothall.rulesets.nova6.scenes.contests import GOALS, successes_of
from moothall.rulesets.nova6.state import Count, Scene, Table
from moothall.rulesets.nova6.vocabulary import talent
from tests.books.nova6.support.stage import NovaAfter, NovaScript, act_out, conflict, hero, npc, table
from tests.support.citing import refused

RACE = Scene(
    "contest", "action", round=1, phase="early", early=("ilse", "bram"), goal=5, skill="move", rival="rook", hindrance=2
)


def race(*counts: Count, rival: Any = None, **more: Any) -> Table:
    """Ilse and Bram against the rook, who moves at two dice."""
    options = {name: more.pop(name) for name in ("contest_tie", "contest_npc_trade") if name in more}
    return table(
        hero("ilse", move=2), hero("bram", move=2), rival or npc("rook", move=2),
        scene=changed(RACE, counts=counts, **more), **options,
    )  # fmt: skip


def striving(at: Table, who: str, *faces: int) -> NovaScript[Any]:
    return act_out(nova6.strive.open(who, "faster"), at).rolls(who, *faces)


def whole_round(at: Table, ilse: tuple[int, ...], bram: tuple[int, ...]) -> NovaAfter[Any]:
    """Both strive, and the round ends; the rival trades nothing in the next."""
    state = striving(at, "ilse", *ilse).plainly().state
    return striving(state, "bram", *bram).plainly()


def opened(at: Table, *args: Any, **more: Any) -> NovaScript[Any]:
    return act_out(nova6.open_scene.open("contest", *args, **more), at)


@pytest.mark.rule("nova6.contest.define")
def test_a_contest_is_in_action_time() -> None:
    """A contest is never in narrative time; striving is only for contests."""
    at = table(hero("ilse"), npc("rook", move=2))
    assert opened(at, goal=3, skill="move", rival="rook").plainly().state.scene.scale == "action"
    with refused("nova6.contest.define"):
        opened(at, "", "narrative", goal=3)
    with refused("nova6.contest.define"):
        act_out(nova6.strive.open("ilse", "faster"), table(hero("ilse"), scene=conflict()))


@pytest.mark.rule("nova6.contest.round")
def test_everybody_strives_once_a_round() -> None:
    """Two characters are two tests, and then the next round begins."""
    first = striving(race(), "ilse", 4, 4, 3).plainly()
    assert first.state.scene.acting == "bram" and first.state.scene.round == 1
    with refused("nova6.time.turn"):
        act_out(nova6.strive.open("ilse", "faster"), first.state)
    assert striving(first.state, "bram", 4, 4, 3).plainly().state.scene.round == 2


@pytest.mark.rule("nova6.contest.difficulty")
def test_the_rivals_skill_is_the_difficulty() -> None:
    """Two dice of Move against the rival's two are even; without a rival the surroundings decide."""
    after = striving(race(), "ilse", 4, 4, 3).plainly()
    assert [why.amount for why in after.why("opposed")] == [-2]
    alone = race(rival=npc("rook"), hindrance=1)
    alone = changed(alone, scene=changed(alone.scene, rival=""))
    waded = act_out(nova6.strive.open("ilse", "wade"), alone).rolls("ilse", 4, 4, 3, 1)
    assert [why.amount for why in waded.plainly().why("difficulty")] == [-1]


@pytest.mark.rule("nova6.contest.npc-trade")
@pytest.mark.parametrize(
    ("rank", "trade", "hard", "sure"),
    [(2, RankTrade(1), 0, 1), (3, RankTrade(1), 1, 1), (4, RankTrade(2), 0, 2), (2, RankTrade(0), 2, 0)],
)
def test_the_rival_trades_ranks_for_successes(rank: int, trade: RankTrade, hard: int, sure: int) -> None:
    """Pairs of ranks are successes of this round against everybody; the rest is the difficulty."""
    at = race(rival=npc("rook", move=rank), hindrance=rank)
    begun = act_out(nova6.next_round.open(), at).gm(trade).end().state
    assert (begun.scene.hindrance, begun.scene.automatic) == (hard, sure)
    state = striving(begun, "ilse", *_dice(2 - hard)).plainly().state
    state = striving(state, "bram", *_dice(2 - hard)).plainly().state
    assert (successes_of(state, "rook", "ilse"), successes_of(state, "rook", "bram")) == (sure, sure)


def _dice(net: int) -> tuple[int, ...]:
    """A success with so many dice more or fewer."""
    return (4, 4, 3, *(3,) * abs(net)) if net >= 0 else (6, 5, 5, *(6,) * -net)


@pytest.mark.rule("nova6.contest.npc-trade")
def test_a_rival_trades_only_ranks_it_has() -> None:
    """A rival trades no more ranks than it has; a single rank only if Specialized."""
    script = act_out(nova6.next_round.open(), race())
    script.refuses("gm", RankTrade(2), "nova6.contest.npc-trade")
    script.refuses("gm", RankTrade(0, True), "nova6.contest.npc-trade")
    script.refuses("gm", RankTrade(-1), "nova6.contest.npc-trade").gm(RankTrade()).end()
    special = race(rival=npc("rook", talent("specialized", "move"), move=3), hindrance=3)
    begun = act_out(nova6.next_round.open(), special).gm(RankTrade(1, True)).end().state
    assert (begun.scene.hindrance, begun.scene.automatic) == (0, 2)


@pytest.mark.rule("nova6.contest.npc-success")
def test_option_on_failure_pays_trades_only_on_failures() -> None:
    """Under on-failure, traded successes count only against those who fail."""
    at = race(contest_npc_trade="on-failure", automatic=1, hindrance=0)
    after = whole_round(at, (4, 4, 3, 3, 3), (3, 3, 3, 1, 2))
    assert (successes_of(after.state, "rook", "ilse"), successes_of(after.state, "rook", "bram")) == (0, 2)


SPLITS = [((), 3, 2), ((("rook", 1),), 2, 1), ((("rook", 2),), 1, 0), ((("bram", 1), ("rook", 1)), 1, 1)]


@pytest.mark.rule("nova6.contest.pc-success")
@pytest.mark.parametrize(("off", "own", "rival"), SPLITS)
def test_points_are_successes_in_a_contest(off: Any, own: int, rival: int) -> None:
    """Two points are three successes for oneself, or some of them off the rival or another."""
    at = race(Count("rook", "ilse", 2), Count("bram", "", 1), rival=npc("rook"), hindrance=0)
    at = changed(at, heroes=(hero("ilse", talent("focused", "move")), hero("bram")))
    script = striving(at, "ilse", 4, 4, 4)
    script.refuses("ilse", Shares((("rook", 3),)), "nova6.contest.pc-success")
    script.refuses("ilse", Shares((("ilse", 1),)), "nova6.contest.pc-success")
    script.refuses("ilse", Shares((("rook", 0),)), "nova6.contest.pc-success")
    after = script.says("ilse", Shares(off)).plainly()
    assert (successes_of(after.state, "ilse"), successes_of(after.state, "rook", "ilse")) == (own, rival)
    assert successes_of(after.state, "bram") == (0 if ("bram", 1) in off else 1)


@pytest.mark.rule("nova6.contest.npc-success")
@pytest.mark.parametrize(("used", "rival"), [(1, 2), (0, 1)])
def test_a_failure_is_the_rivals_success(used: int, rival: int) -> None:
    """The failure is one success, and the GM's point is another or buys a stunt."""
    script = striving(race(), "ilse", 3, 3, 3)
    script.refuses("gm", GMShare(2), "nova6.contest.npc-success")
    script.refuses("gm", GMShare(-1), "nova6.contest.npc-success")
    after = script.gm(GMShare(used)).plainly()
    assert successes_of(after.state, "rook", "ilse") == rival
    assert bool(after.all(events.PointsLapsed)) is (not used)
    assert successes_of(striving(race(), "ilse", 4, 3, 3).plainly().state, "rook", "ilse") == 1


@pytest.mark.rule("nova6.contest.per-pc")
def test_the_rival_counts_successes_against_each_character() -> None:
    """The rival gains on those who fail, and not on those who succeed."""
    after = whole_round(race(), (4, 3, 3), (4, 4, 3))
    assert (successes_of(after.state, "rook", "ilse"), successes_of(after.state, "rook", "bram")) == (1, 0)


@pytest.mark.rule("nova6.contest.floor")
def test_successes_do_not_fall_below_zero() -> None:
    """A success taken from a character who has none changes nothing."""
    script = striving(race(rival=npc("rook"), hindrance=0), "ilse", 4, 4, 4, 1, 2).picks("ilse", 4, 4, 4)
    after = script.says("ilse", Shares((("bram", 1),))).plainly()
    assert successes_of(after.state, "bram") == 0 and successes_of(after.state, "ilse") == 1


def test_the_floor_of_successes_is_cited_only_when_reached() -> None:
    """Taking one from a character who has one leaves none, and the floor is not cited."""
    at = race(Count("bram", "", 1), rival=npc("rook"), hindrance=0)
    after = striving(at, "ilse", 4, 4, 4, 1, 2).picks("ilse", 4, 4, 4).says("ilse", Shares((("bram", 1),))).plainly()
    assert successes_of(after.state, "bram") == 0 and "nova6.contest.floor" not in after.citations


@pytest.mark.rule("nova6.contest.target")
def test_a_contest_takes_three_five_or_eight_successes() -> None:
    """Three successes are quick, five longer, eight long; another number may be named, but not none."""
    assert GOALS == {"quick": 3, "longer": 5, "long": 8}
    at = table(hero("ilse"), npc("rook"))
    assert opened(at, goal=4).plainly().state.scene.goal == 4
    with refused("nova6.contest.target"):
        opened(at)
    won = whole_round(race(Count("ilse", "", 4)), (4, 4, 3), (4, 4, 3))
    assert won.last(events.ContestDecided).winners == ("ilse",)
    assert whole_round(race(Count("ilse", "", 3)), (4, 4, 3), (4, 4, 3)).all(events.ContestDecided) == []


@pytest.mark.rule("nova6.contest.independent")
def test_a_contest_is_separate_or_shared() -> None:
    """Separate: the winner leaves and the other goes on. Shared: one winner ends it."""
    alone = whole_round(race(Count("ilse", "", 4), separate=True), (4, 4, 3), (4, 4, 3))
    fact = alone.last(events.ContestDecided)
    assert (fact.winners, fact.over) == (("ilse",), False) and alone.state.scene.acting == "bram"
    with refused("nova6.contest.independent"):
        act_out(nova6.strive.open("ilse", "faster"), changed(alone.state, scene=changed(alone.state.scene, acting="")))
    shared = whole_round(race(Count("ilse", "", 4)), (4, 4, 3), (4, 4, 3))
    assert shared.last(events.ContestDecided).over
    both = whole_round(race(Count("ilse", "", 4), Count("bram", "", 4), separate=True), (4, 4, 3), (4, 4, 3))
    assert both.last(events.ContestDecided).over and both.state.scene.round == 1


TIES = {"opposition": ((), ("ilse",)), "pc": (("ilse",), ()), "extra-round": None}


@pytest.mark.rule("nova6.contest.tie")
@pytest.mark.parametrize("reading", TIES)
def test_a_tied_contest_goes_to_the_opposition(reading: str) -> None:
    """A tie in one round goes to the opposition; an option plays on or favors the player."""
    counts = (Count("ilse", "", 4), Count("rook", "ilse", 4))
    at = race(*counts, rival=npc("rook", move=2), hindrance=0, automatic=1, contest_tie=reading)
    after = whole_round(at, (4, 4, 3, 3, 3), (4, 4, 3, 3, 3))
    decided = after.all(events.ContestDecided)
    expected = TIES[reading]
    assert [(fact.winners, fact.losers) for fact in decided] == ([] if expected is None else [expected])
    if reading != "opposition":
        after = whole_round(race(*counts, rival=npc("rook", move=2), hindrance=0, automatic=1), *[(4, 4, 3, 3, 3)] * 2)
        assert after.last(events.ContestDecided).losers == ("ilse",)


def test_the_rival_alone_at_the_goal_wins() -> None:
    """Characters short of the goal when the rival reaches it have lost."""
    after = whole_round(race(Count("rook", "ilse", 4)), (4, 3, 3), (4, 4, 3))
    assert after.last(events.ContestDecided).losers == ("ilse",)
