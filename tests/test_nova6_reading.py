"""NOVA6, reading the dice: totals, trios, doubles and triples, and what a Focused skill makes of them."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.dice import Trio, read, trios
from moothall.rulesets.nova6.questions import Picked
from moothall.rulesets.nova6.trial import Verdict
from support.nova6 import ROLL, NovaScript, throwing


def thrown(net: int, *faces: int, own: str = "", against: str = "", **more: Any) -> Verdict:
    """What these dice come to when the best three are taken."""
    script = throwing(net, own, against=against, **more)
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
def test_golden_vectors(net: int, faces: tuple[int, ...], own: str, against: str, expected: Any) -> None:
    """Every pool of the list comes to what the list says when the engine's proposal is taken."""
    verdict = thrown(net, *faces, own=own, against=against)
    assert (verdict.success, verdict.points, verdict.counter) == expected


@pytest.mark.rule("nova6.test.total", "nova6.test.success-11")
@pytest.mark.parametrize(("faces", "success"), [((6, 3, 2), True), ((6, 3, 1), False), ((5, 4, 2), True)])
def test_eleven_succeeds(faces: tuple[int, ...], success: bool) -> None:
    """The three dice are added up: eleven succeeds, ten does not."""
    assert thrown(0, *faces).success == success
    assert sum(faces) == (11 if success else 10)


@pytest.mark.rule("nova6.test.total", "nova6.test.fail")
def test_ten_fails() -> None:
    """Six, three and one are ten, and that is a failure."""
    assert Trio((1, 3, 6)).total == 10
    assert not thrown(0, 6, 3, 1).success


@pytest.mark.rule("nova6.test.roll-up")
def test_up_any_three_may_be_taken() -> None:
    """From a six and three twos come two trios and no others; other dice are refused, and failing is said twice."""
    script = throwing(1).rolls("ilse", 6, 2, 2, 2)
    assert sorted(option.id for option in script.asked().options()) == ["2-2-2", "6-2-2"]
    assert {trio.total for trio in trios((2, 2, 2, 6), 1)} == {10, 6}
    script.refuses("ilse", Picked("6-6-2"), "nova6.test.roll-up")
    assert told(script.picks("ilse", 2, 2, 2)) == (False, 0, 1)
    on_purpose = throwing(1).rolls("ilse", 6, 5, 1, 1).refuses("ilse", Picked("5-1-1"), "nova6.test.roll-up")
    assert told(on_purpose.picks("ilse", 5, 1, 1, sure=True)) == (False, 0, 0)


def test_a_reading_tells_no_more_than_the_classes_of_trio() -> None:
    """Two pools are one to the rules exactly if they offer the same classes of trio."""
    for pool in combinations_with_replacement(range(1, 7), 5):
        offered = {(trio.succeeds, trio.alike) for trio in trios(pool, 2)}
        expected = tuple((success, alike) in offered for success in (False, True) for alike in (1, 2, 3))
        assert read(pool, 2).tells == expected


def test_everybody_is_asked_once_before_the_dice() -> None:
    """An even throw has nothing to trade: the player says so, and three dice fall."""
    script = throwing(0).asks("ilse", "nova6/ready")
    assert script.says("ilse", ROLL).waits_for() == "3d6"
