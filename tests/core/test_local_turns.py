"""Local turns: what a turn reads decides what it does, and the exact ends equal those of brute force."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from fractions import Fraction
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.handlers.exact import CountedEnds, NoRollEver, by_rounds, chances, count, lay_out
from moothall.handlers.local.cells import Shift, Watch
from moothall.handlers.local.packed import Packed
from moothall.handlers.local.tree import NotTheSameTwice, TurnGame
from moothall.handlers.policy import Policy, always
from moothall.handlers.turn_table import TurnTable
from moothall.records import big_record, changed
from moothall.rulesets import nde
from moothall.rulesets.nde.questions import SpendLuck
from moothall.rulesets.nde.state import Foe, Hero, Table
from moothall.rulesets.nde.words import Tier
from moothall.talk.play import Play
from moothall.talk.procedure import Opening, procedure
from tests.books.nde.support.stage_nde2 import foe, hero, table
from tests.core.support.brute import BruteGame, compile_turns
from tests.support.soaking import tries

PLAIN = Policy("plain")
FORGOTTEN = frozenset({(Table, "round"), (Foe, "effects")})


def no_hurry(visits: int) -> None:
    """Count on for as long as it takes."""


def turn(state: Table) -> Opening[Any] | None:
    """Each hero strikes at the first foe that stands, then each foe at the first hero who is up, then a new round."""
    if not state.up() or not state.standing():
        return None
    for one in state.up():
        if not one.acted:
            return nde.attack.open(one.id, state.standing()[0].id, "melee")
    for other in state.standing():
        if not other.acted:
            return nde.foe_turn.open((other.id,), state.up()[0].id)
    return nde.next_round.open()


def ends(state: Table) -> Hashable:
    return tuple((one.hearts, one.luck, one.fallen) for one in state.heroes), tuple(one.hearts for one in state.foes)


def normal(state: Table) -> Table:
    return replace(state, round=1, foes=tuple(replace(one, effects=()) for one in state.foes))


def local(start: Table, policy: Policy = PLAIN) -> Packed:
    return Packed(TurnGame(start, turn, nde.fold, policy, ends, FORGOTTEN, (Table, "round")))


def laid_out(packed: Packed) -> TurnTable[Hashable]:
    table = lay_out(packed, no_hurry, 100_000)
    assert table is not None
    return table


Strikes = Literal["player_test", "gm_fiat", "foe_roll"]


@given(
    hearts=st.lists(st.integers(1, 2), min_size=1, max_size=2),
    tiers=st.lists(st.sampled_from(["minion", "elite"]), min_size=1, max_size=2),
    luck=st.integers(0, 1),
    retaliation=st.sampled_from(["off", "melee"]),
    strikes=st.sampled_from(["player_test", "foe_roll"]),
    death=st.sampled_from(["on", "off"]),
)
@tries(15, soak=1_000)
def test_local_turns_equal_brute_force(
    hearts: list[int], tiers: list[Tier], luck: int, retaliation: str, strikes: Strikes, death: str
) -> None:
    """Random small fights have the same ends with the same fractions, whichever way they are counted."""
    heroes = [hero(f"hero{at}", hearts=number, luck=luck) for at, number in enumerate(hearts)]
    foes = [foe(f"foe{at}", tier) for at, tier in enumerate(tiers)]
    options: dict[str, Any] = {"retaliation": retaliation, "foe_action": strikes, "death_when_down": death}
    start = table(*heroes, *foes, phase="heroes", crowd="off", **options)
    policy = Policy("lucky", {SpendLuck: _again_on_failure})
    brute = compile_turns(start, BruteGame(turn, nde.fold, policy, ends, normal))
    assert laid_out(local(start, policy)).solve() == brute.solve()


def _again_on_failure(state: Table, seat: str, question: SpendLuck) -> str:
    can = question.result in ("F", "FC") and any(use.id == "reroll" for use in question.uses)
    return "reroll" if can and question.left - question.spent > 0 else "keep"


def duel() -> Table:
    """Two heroes against an elite and a minion; a miss costs a Heart, and the foes themselves stand still."""
    people = (hero("ilse", hearts=2), hero("bram", hearts=1), foe("guard", "elite"), foe("rat"))
    return table(*people, phase="heroes", retaliation="melee", crowd="off")


def heroes_only(state: Table) -> Opening[Any] | None:
    """Only heroes act: every turn costs a Heart of one side, so that nothing runs in a circle."""
    opening = turn(state)
    return nde.next_round.open() if opening and opening.procedure is nde.foe_turn else opening


def heroes_against_still_foes(start: Table) -> Packed:
    return Packed(TurnGame(start, heroes_only, nde.fold, PLAIN, ends, FORGOTTEN, (Table, "round")))


def counted_duel(shift: int = 0) -> tuple[Packed, CountedEnds]:
    packed = heroes_against_still_foes(duel())
    return packed, count(packed, no_hurry, 1_000, shift)


def test_levels_and_table_agree() -> None:
    """Counting roll by roll and solving the table give the same fractions, and they add up to one."""
    packed, counted = counted_duel()
    assert chances(counted) == laid_out(packed).solve()
    assert sum(counted.ends.values()) == counted.total


def test_a_rule_runs_far_less_often_than_states_are_visited() -> None:
    """A turn that reads the same is not run again: most visits are look-ups."""
    people = [one for at in range(3) for one in (hero(f"hero{at}", hearts=4), foe(f"foe{at}", "elite"))]
    packed = heroes_against_still_foes(table(*people, phase="heroes", retaliation="melee", crowd="off"))
    assert packed.tree.runs * 8 < count(packed, no_hurry, 1_000).visits


def test_rounds_are_counted_with_the_ends() -> None:
    """One count carries how many ways end in each round, and they add up."""
    _, plain = counted_duel()
    shift = plain.total.bit_length() + 1
    _, counted = counted_duel(shift)
    rounds = by_rounds(counted, shift)
    assert sum(rounds.values()) == plain.total == counted.total
    # In the first round both strike once: a twelve fells the guard, then five to eleven or twelve fell the rat.
    first = Fraction(1, 12) * Fraction(8, 12)
    assert Fraction(rounds[0], counted.total) == first


def test_counting_stops_when_patience_ends() -> None:
    """Whoever waits is asked now and then, and may raise to end the count."""

    class Enough(Exception):
        pass

    def impatient(visits: int) -> None:
        raise Enough

    start = table(*(hero(f"hero{at}") for at in range(3)), *(foe(f"foe{at}") for at in range(6)), phase="heroes")
    with pytest.raises(Enough):
        count(local(start), impatient, 1_000)


def test_a_table_with_too_many_rows_is_not_made() -> None:
    """A table beyond its bound is given up, not half made."""
    assert lay_out(local(duel()), no_hurry, 3) is None


# ---- games made for the purpose ------------------------------------------------------------------------------------


@big_record
class Purse:
    """A purse of a small game."""

    coins: int
    colour: str = "red"


@big_record
class Purses:
    """Two purses, and how often coins were rolled."""

    purses: tuple[Purse, ...]
    rolled: int = 0


def is_six(faces: tuple[int, ...]) -> bool:
    return faces[0] == 6


@procedure("fixture.give")
async def give(play: Play[Purses], giver: int, taker: int) -> None:
    """A coin goes from one purse to another unless a six falls."""
    if not (await play.roll(1, 6, read=is_six, cite="fixture")).reading:
        await play.tell((giver, taker), "fixture")


def moved(state: Purses, event: tuple[int, int]) -> Purses:
    """A coin less here and one more there; the giver's purse is coloured anew as it was."""
    giver, taker = event
    purses = list(state.purses)
    purses[giver] = changed(purses[giver], coins=purses[giver].coins - 1, colour="red")
    purses[taker] = changed(purses[taker], coins=purses[taker].coins + 1)
    return changed(state, purses=tuple(purses), rolled=state.rolled + 1)


def give_all(state: Purses) -> Opening[Any] | None:
    return give.open(0, 1) if state.purses[0].coins else None


def coins(state: Purses) -> Hashable:
    return tuple(purse.coins for purse in state.purses)


def test_a_value_written_as_it_was_is_still_written() -> None:
    """A purse of another colour is red after the turn, though another turn wrote red where red had been."""

    def painted(state: Purses) -> Opening[Any] | None:
        # The second purse gives once, is painted red by that, and then only the first gives.
        if state.purses[1].colour == "blue":
            return give.open(1, 0)
        return give.open(0, 1) if state.purses[0].coins else None

    start = Purses((Purse(1), Purse(1, "blue")))
    packed = Packed(TurnGame(start, painted, moved, PLAIN, coins, frozenset({(Purses, "rolled")})))
    assert laid_out(packed).solve() == {(0, 2): Fraction(1)}


def test_a_forgotten_field_does_not_keep_states_apart() -> None:
    """How often coins were rolled is forgotten, so the game has one row for each number of coins."""
    packed = Packed(
        TurnGame(Purses((Purse(3), Purse(0))), give_all, moved, PLAIN, coins, frozenset({(Purses, "rolled")}))
    )
    assert len(laid_out(packed).rows) == 3


def test_a_game_that_only_grows_is_not_counted_for_ever() -> None:
    """Without forgetting, every roll is another state: the table is given up at its bound."""
    start = Purses((Purse(3), Purse(0)))

    def circle(state: Purses) -> Opening[Any] | None:
        return give.open(0, 1) if state.purses[0].coins else give.open(1, 0)

    assert lay_out(Packed(TurnGame(start, circle, moved, PLAIN, coins)), no_hurry, 500) is None


def test_a_turn_that_differs_without_a_reason_is_refused() -> None:
    """An order of turns that hangs on a counter of its own is noticed, and no odds are given."""
    calls = iter(range(100_000))

    def moody(state: Purses) -> Opening[Any] | None:
        if next(calls) % 3 == 0 and not state.purses[1].coins:
            return give.open(0, 1)
        return give.open(0, 1) if state.purses[0].coins else None

    with pytest.raises(NotTheSameTwice):
        count(Packed(TurnGame(Purses((Purse(3), Purse(0))), moody, moved, PLAIN, coins)), no_hurry, 100)


@procedure("fixture.idle")
async def idle(play: Play[Purses]) -> None:
    """A turn in which nothing happens."""


def test_a_game_without_a_roll_or_an_end_is_refused() -> None:
    """Turns that change nothing would go on for ever."""
    packed = Packed(TurnGame(Purses((Purse(1),)), lambda state: idle.open(), moved, PLAIN, coins))
    with pytest.raises(NoRollEver):
        lay_out(packed, no_hurry, 10)


def test_an_answer_that_a_rule_refuses_is_no_odds() -> None:
    """A policy that answers against the rules is told so: its odds would be of another game."""
    from moothall.errors import AgainstTheRules

    start = table(hero("ilse", luck=1), foe("rat"), phase="heroes", crowd="off")
    with pytest.raises(AgainstTheRules):
        laid_out(local(start, Policy("wrong", {SpendLuck: always("step")})))


def test_a_compared_number_tells_no_more_than_was_asked() -> None:
    """Sums and comparisons leave a cell unread; what earlier comparisons tell is not asked again."""
    watch = Watch(hero("ilse", hearts=5), frozenset({(Hero, "hearts")}), frozenset(), compares=True)
    readings = watch.begin([3])
    left = watch.twin.hearts - 1
    assert left >= 1 and left > 0 and not left >= 4 and max(left, 0) is left
    assert [(step.threshold, step.reached) for step in readings.trail] == [(2, True), (5, False)]
    assert watch.written(changed(watch.twin, hearts=left)) == {0: Shift(-1)}
    assert watch.written(changed(watch.twin, hearts=left + 1)) == {}


def test_a_number_that_was_used_otherwise_is_a_constant() -> None:
    """A number in a key of a cache, or written out, is read; it stays that number when the cell holds another."""
    watch = Watch(hero("ilse", hearts=5), frozenset({(Hero, "hearts")}), frozenset(), compares=True)
    readings = watch.begin([3])
    hearts = watch.twin.hearts
    assert {hearts: "kept"}[3] == "kept" and f"{hearts}" == "3" and hearts * 2 == 6
    assert [type(step).__name__ for step in readings.trail] == ["Reading"]
    watch.begin([1])
    assert hearts == 3 and hearts - 1 == 2 and watch.readings.trail == []
    assert watch.written(changed(watch.twin, hearts=hearts)) == {0: 3}
