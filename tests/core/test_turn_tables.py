"""A game of turns as a table: the same as the rule, exact and simulated, also where it runs in a circle."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.odds import odds
from moothall.handlers.policy import BEST, Policy
from moothall.handlers.stage import Stage
from moothall.handlers.turn_table import NoWayOut, Row, TurnTable
from moothall.rulesets import nde
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import SpendLuck
from moothall.rulesets.nde.state import Table
from moothall.talk.play import Play
from moothall.talk.procedure import Opening, procedure
from tests.books.nde.support.stage_nde2 import foe, hero, table
from tests.core.support.brute import BruteGame, compile_turns

PLAIN = Policy("plain")


def turn(state: Table) -> Opening[Any] | None:
    """The first hero who has not acted attacks the first foe that stands; then a new round begins."""
    if not state.up() or not state.standing():
        return None
    ready = [one for one in state.up() if not one.acted]
    return nde.attack.open(ready[0].id, state.standing()[0].id, "melee") if ready else nde.next_round.open()


def normal(state: Table) -> Table:
    return replace(state, round=1, foes=tuple(replace(one, effects=()) for one in state.foes))


def left(state: Table) -> tuple[int, int]:
    """Hearts of both sides at the end."""
    return sum(one.hearts for one in state.heroes), sum(one.hearts for one in state.foes)


def duel() -> Table:
    """A hero of two Hearts against an elite, misses answered."""
    people = (hero("ilse", hearts=2), foe("guard", "elite"))
    return table(*people, phase="heroes", retaliation="melee", crowd="off")


GAME = BruteGame(turn, nde.fold, PLAIN, left, normal)


def by_hand(hearts: int, foe_hearts: int) -> dict[tuple[int, int], Fraction]:
    """The same duel without the rule: a d12 misses Defense 6 on 1 to 5, hits on 6 to 11, and a 12 takes two."""
    if not hearts or not foe_hearts:
        return {(hearts, foe_hearts): Fraction(1)}
    ways = ((5, hearts - 1, foe_hearts), (6, hearts, foe_hearts - 1), (1, hearts, max(foe_hearts - 2, 0)))
    ends: dict[tuple[int, int], Fraction] = {}
    for faces, mine, theirs in ways:
        for end, chance in by_hand(mine, theirs).items():
            ends[end] = ends.get(end, Fraction(0)) + Fraction(faces, 12) * chance
    return ends


def test_a_compiled_duel_is_exact() -> None:
    """The chance of every end equals the one counted by hand."""
    assert compile_turns(duel(), GAME).solve() == by_hand(2, 2)


def test_a_compiled_game_of_one_roll_has_the_odds_of_its_rule() -> None:
    """A game that is over after one turn comes out as the rule's own odds say."""
    start = table(hero("ilse"), foe("rat"), phase="heroes", crowd="off")

    def once(state: Table) -> Opening[Any] | None:
        return None if state.hero(hero_id("ilse")).acted else nde.attack.open("ilse", "rat", "melee")

    compiled = compile_turns(start, GAME._replace(turn=once)).solve()
    exact = odds(nde.attack.open("ilse", "rat", "melee"), start, nde.fold, PLAIN, lambda _, state: left(state))
    assert compiled == {end: exact.of(end) for end in exact.ways}


def test_turns_without_a_roll_leave_no_row() -> None:
    """Beginning a round is no roll: every row of the table is a die of twelve."""
    compiled = compile_turns(duel(), GAME)
    assert {row.total for row in compiled.rows.values()} == {12}
    assert all(sum(weight for _, weight in row.leads) == row.total for row in compiled.rows.values())


def test_simulated_games_come_out_as_often_as_they_should() -> None:
    """Fifty thousand games from a seed agree with the exact chances within 4.9 sigma, and are the same every time."""
    compiled, games = compile_turns(duel(), GAME), 50_000
    seen = compiled.simulate(games, "tide")
    assert seen == compiled.simulate(games, "tide") != compiled.simulate(games, "ebb")
    for end, chance in compiled.solve().items():
        expected = games * float(chance)
        assert abs(seen[end] - expected) <= 4.9 * sqrt(expected * (1 - float(chance)))


@pytest.mark.slow
def test_live_fights_come_out_as_the_table_says() -> None:
    """The rule itself, played live from seeds, agrees with its compiled table."""
    chances, games = compile_turns(duel(), GAME).solve(), 2_000
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(games):
        stage = Stage(duel(), nde.fold, Seeded(seed))
        while (opening := turn(stage.state)) is not None:
            play_out(stage, opening, PLAIN)
        seen[left(stage.state)] += 1
    assert set(seen) <= set(chances)
    for end, chance in chances.items():
        expected = games * float(chance)
        assert abs(seen[end] - expected) <= 4.9 * sqrt(expected * (1 - float(chance)))


def test_a_turn_without_effect_is_repeated_in_the_table() -> None:
    """Where misses cost nothing the hero wins in the end, however often the turn is repeated."""
    start = table(hero("ilse", hearts=1), foe("rat"), phase="heroes", crowd="off")
    assert compile_turns(start, GAME).solve() == {(1, 0): Fraction(1)}


@procedure("fixture.pass-the-ball")
async def pass_the_ball(play: Play[int]) -> None:
    """A player who rolls a six keeps the ball; else it goes to the other."""
    six = (await play.roll(1, 6, read=is_six, cite="fixture")).reading
    await play.tell(six, "fixture")


def is_six(faces: tuple[int, ...]) -> bool:
    return faces[0] == 6


def ball(sends: dict[int, int]) -> TurnTable[Any]:
    """Two who pass a ball; each keeps it for good on a six, and else sends it as given."""

    def passed(holder: int, six: bool) -> int:
        return holder + 2 if six else sends[holder]

    game = BruteGame(lambda holder: pass_the_ball.open() if holder < 2 else None, passed, PLAIN, int, int)
    return compile_turns(0, game)


def test_a_circle_is_solved_exactly() -> None:
    """Who begins keeps the ball with 1/6 + 25/36 of the same again: 6 ways of 11."""
    circle = ball({0: 1, 1: 0})
    assert circle.solve() == {2: Fraction(6, 11), 3: Fraction(5, 11)}
    assert circle.simulate(1_000, 1).total() == 1_000


def test_a_circle_is_entered_and_left_where_it_is() -> None:
    """A place that stays and one that leads into a circle of others come out as by hand."""
    rows = {
        1: Row(((1, 1), (2, 1), (9, 2)), 4),
        2: Row(((3, 2), (9, 1)), 3),
        3: Row(((2, 1), (8, 1)), 2),
    }
    # From 1: a third to 2, two thirds to 9. From 2: 2/3 to 3, of which half comes back: 1/2 of it to 9, 1/2 to 8.
    assert TurnTable(rows, {8: "out", 9: "in"}, 1).solve() == {"in": Fraction(5, 6), "out": Fraction(1, 6)}


@pytest.mark.parametrize(
    "rows",
    [
        {1: Row(((1, 6),), 6)},
        {1: Row(((2, 6),), 6), 2: Row(((1, 6),), 6)},
        {1: Row(((2, 5), (9, 1)), 6), 2: Row(((3, 6),), 6), 3: Row(((2, 6),), 6)},
    ],
)
def test_a_game_that_never_ends_is_refused(rows: dict[int, Row]) -> None:
    """A place or a circle that nobody can leave has no chances to give."""
    with pytest.raises(NoWayOut):
        TurnTable(rows, {9: "end"}, 1).solve()


def test_rows_that_go_on_alike_are_merged() -> None:
    """Two ways to the same roll are one row, and the chances stay."""
    rows = {1: Row(((2, 1), (3, 1)), 2), 2: Row(((8, 1), (9, 5)), 6), 3: Row(((9, 5), (8, 1)), 6)}
    whole = TurnTable(rows, {8: "won", 9: "lost"}, 1)
    assert len(whole.merged().rows) == 2
    assert whole.merged().solve() == whole.solve() == {"won": Fraction(1, 6), "lost": Fraction(5, 6)}


def test_a_game_that_is_over_has_one_end() -> None:
    """A game without a turn left has no roll and one end."""
    over = table(hero("ilse", hearts=0, fallen="down"), foe("rat"), phase="heroes")
    compiled = compile_turns(over, GAME)
    assert compiled.solve() == {(0, 1): Fraction(1)}
    assert compiled.simulate(10, 1) == {(0, 1): 10}


def test_rows_too_wide_for_a_byte_are_refused() -> None:
    """A roll of three hundred equally likely ways is not simulated wrongly but not at all."""
    wide = TurnTable({1: Row(((2, 299), (3, 1)), 300)}, {2: "no", 3: "yes"}, 1)
    assert wide.solve()["yes"] == Fraction(1, 300)
    with pytest.raises(ValueError, match="300"):
        wide.simulate(1, 1)


def test_a_policy_that_leaves_choices_open_cannot_be_compiled() -> None:
    """Looking for the best answer needs a goal, which a table of turns does not have."""
    start = table(hero("ilse", luck=1), foe("rat"), phase="heroes", crowd="off")
    with pytest.raises(ValueError, match="answers every question"):
        compile_turns(start, GAME._replace(policy=Policy("best", {SpendLuck: BEST})))
