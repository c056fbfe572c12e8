"""Counted chances: every distinct reading of a roll has its exact weight, equal to brute force over ordered faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import pytest

from moothall.handlers.dice import Seeded
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Stage
from moothall.talk import Part, Play, Roll, chance, distribution, procedure
from moothall.talk.requests import FacesUnseen


def pips(faces: tuple[int, ...]) -> int:
    return sum(faces)


def fold(state: int, _: object) -> int:
    return state


def roll(count: int, sides: int, read: Callable[..., Any], given: tuple[Any, ...] = (), each: Any = None) -> Roll[Any]:
    return Roll(count, sides, read, given, each, (), "fixture.dice")


@procedure("fixture.peek")
async def peek(play: Play[int]) -> int:
    """Looks at a face, which only lies there when dice really fall."""
    return (await play.roll(1, 6, read=pips, cite="fixture.dice")).faces[0]


def result_of(result: Any, _: object) -> Any:
    return result


def test_faces_cannot_be_looked_at_where_odds_are_counted() -> None:
    """Live there are faces; in the odds there are only readings, and looking raises."""
    assert Stage(0, fold, Seeded(1)).open(peek.open()).result in range(1, 7)
    with pytest.raises(FacesUnseen):
        odds(peek.open(), 0, fold, Policy("plain"), result_of)


CALLS: list[tuple[int, ...]] = []


def noted(faces: tuple[int, ...], number: int) -> bool:
    CALLS.append(faces)
    return sum(faces) >= number


def test_a_reading_with_separate_parameters_is_counted_once() -> None:
    """Equal parameters find the cached distribution; parameters bound into the function never do."""
    CALLS.clear()
    first = distribution(roll(2, 6, noted, (9,)))
    assert len(CALLS) == 21
    assert distribution(roll(2, 6, noted, (9,))) is first and len(CALLS) == 21
    assert distribution(roll(2, 6, noted, (10,))) is not first and len(CALLS) == 42
    for _ in range(2):
        distribution(roll(2, 6, partial(noted, number=9)))
    assert len(CALLS) == 84


def classed(face: int, target: int) -> str:
    """A d20 as some games read it: low is a success, lowest twice as good, highest trouble."""
    if face == 1:
        return "critical"
    if face == 20:
        return "complication"
    return "success" if face <= target else "nothing"


def tally(classes: tuple[str, ...], target: int) -> tuple[int, int]:
    """Successes and complications."""
    return classes.count("success") + 2 * classes.count("critical"), classes.count("complication")


def as_multiset(classes: tuple[str, ...], target: int) -> tuple[str, ...]:
    return tuple(sorted(classes))


def parity(face: int, target: int) -> bool:
    return face % 2 == 0


def evens(classes: tuple[bool, ...], target: int) -> int:
    return sum(classes)


@pytest.mark.parametrize(
    ("count", "sides", "target", "each", "read"),
    [
        (1, 20, 11, classed, tally),
        (2, 20, 1, classed, tally),
        (3, 20, 19, classed, as_multiset),
        (5, 20, 9, classed, tally),
        (4, 7, 3, parity, evens),
        (6, 6, 2, parity, evens),
    ],
)
def test_classed_dice_equal_brute_force(
    count: int, sides: int, target: int, each: Callable[..., Any], read: Callable[..., Any]
) -> None:
    """Reading each die first and then the pool gives what all ordered rolls give."""
    counted = distribution(roll(count, sides, read, (target,), each))
    one_die = [each(face, target) for face in range(1, sides + 1)]
    brute: Counter[Any] = Counter()
    for classes, ways in Counter(product(one_die, repeat=count)).items():
        brute[read(classes, target)] += ways
    assert dict(counted.weights) == brute
    assert sum(brute.values()) == counted.total == sides**count


def the_lot(pool: tuple[Any, ...], target: int) -> tuple[Any, ...]:
    return tuple(sorted(pool))


def test_the_same_reading_of_other_die_classes_is_another_distribution() -> None:
    """The classes of each die's faces are part of the cache key."""
    faces, evens_only = (dict(distribution(roll(2, 4, the_lot, (0,), each)).weights) for each in (None, parity))
    assert len(faces) == 10
    assert evens_only == {(False, False): 4, (False, True): 8, (True, True): 4}


def test_five_d20_in_four_classes_are_fifty_six_cases() -> None:
    """Faces a rule cannot tell apart are one outcome."""
    counted = distribution(roll(5, 20, as_multiset, (9,), classed))
    assert len(counted.weights) == 56
    assert sum(weight for _, weight in counted.weights) == 20**5


def best_two(faces: tuple[int, ...]) -> int:
    return sum(sorted(faces)[-2:])


@pytest.mark.parametrize(("count", "sides"), [(1, 4), (2, 6), (3, 8), (4, 6), (2, 12)])
def test_pools_equal_brute_force(count: int, sides: int) -> None:
    """Every multiset once, with its weight, is every ordered roll."""
    counted = distribution(roll(count, sides, best_two))
    brute = Counter(best_two(faces) for faces in product(range(1, sides + 1), repeat=count))
    assert dict(counted.weights) == brute and counted.total == sides**count


def with_faces(faces: tuple[int, ...], number: int) -> tuple[bool, tuple[int, ...]]:
    return sum(faces) >= number, faces


def reached(faces: tuple[int, ...], number: int) -> bool:
    return sum(faces) >= number


@pytest.mark.parametrize(("count", "number"), [(1, 4), (3, 11)])
def test_a_reading_with_faces_is_counted_by_its_distinct_results(count: int, number: int) -> None:
    """There are as many readings as can be told apart, each with faces that have it, and all rolls are counted."""
    told = Roll(count, 6, with_faces, (number,), None, (), "fixture.dice", tells=reached)
    found = distribution(told)
    plain = dict(distribution(roll(count, 6, reached, (number,))).weights)
    assert {success: weight for (success, _), weight in found.weights} == plain and found.total == 6**count
    assert all(reached(faces, number) is success for (success, faces), _ in found.weights)
    assert len(found.weights) == 2


def test_the_cache_of_distributions_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many distributions are cached for any number of different rolls, and all are right."""
    monkeypatch.setattr(chance, "MOST_KEPT", 5)
    monkeypatch.setattr(chance, "_kept", {})
    for number in range(20):
        roll = Roll(1, 6, at_least, (number,), None, (), "fixture")
        assert dict(chance.distribution(roll).weights).get(True, 0) == max(0, min(6, 7 - number))
        assert len(chance._kept) <= 5


def at_least(faces: tuple[int, ...], number: int) -> bool:
    return faces[0] >= number


def leading(faces: tuple[int, ...], limit: int) -> int:
    return sum(face <= limit for face in faces)


def helping(faces: tuple[int, ...], limit: int) -> int:
    return int(faces[0] <= limit)


def if_led(read: tuple[int, ...]) -> int:
    """Helpers count only beside a leader who has something to show."""
    leader, *helpers = read
    return leader + sum(helpers) if leader else 0


def test_dice_of_several_rollers_are_counted_apart() -> None:
    """Two dice of one roller and one of another, with limits of their own, come to what every ordered roll says."""
    parts = (Part(2, leading, (2,)), Part(1, helping, (3,)))
    roll = Roll(3, 4, if_led, (), None, (), "x", parts)
    rolled = Counter(roll.reading(faces) for faces in product(range(1, 5), repeat=3))
    assert dict(distribution(roll).weights) == rolled
    assert distribution(roll).total == 64


def test_each_rollers_faces_stay_with_that_roller() -> None:
    """The first two faces are the leader's and the third the helper's, in any order of falling."""
    roll = Roll(3, 4, if_led, (), None, (), "x", (Part(2, leading, (2,)), Part(1, helping, (3,))))
    assert roll.reading((4, 1, 3)) == 2
    assert roll.reading((4, 3, 1)) == 0
