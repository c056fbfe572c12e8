"""What each fact of NDE leaves behind at a table where much has happened."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.ledger.marks import HIDDEN
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.ids import FigureId, foe_id, hero_id
from moothall.rulesets.nde.state import Blocked, Clock, Distance, Lock, Table
from tests.books.nde.support.stage_nde2 import foe, hero, table

ILSE = hero("ilse", acted=True, moved=2, armour=2, square=(1, 2), place=3, cover="full")
ODA = hero("oda", acted=True, moved=1, armour=1)
GHOUL, RAT = foe("ghoul", acted=True), foe("rat", acted=True)
HATCH, WALL = Lock(hero_id("ilse"), "force the hatch", "crowbar"), Lock(hero_id("oda"), "climb the wall", "rope")
LINES = Blocked(FigureId("ilse"), FigureId("ghoul")), Blocked(FigureId("ilse"), FigureId("rat"))
CLOCK = Clock(4, 1, "the roof falls")


def busy() -> Table:
    """A third round: everybody has acted, two tests have failed, and the clock runs."""
    many: dict[str, Any] = {"locks": (HATCH, WALL), "blocked": LINES, "clock": CLOCK, "round": 3, "conflict": "over"}
    return replace(table(ILSE, ODA, GHOUL, RAT, phase="foes"), **many)


def after(fact: Any) -> Table:
    return nde.fold(busy(), fact)


def test_a_scene_begins_with_everybody_fresh_and_nobody_in_place() -> None:
    """Turns, places and cover are gone, and only a hero who is named has armour tokens."""
    now = after(events.SceneBegan("the cellar", armour=((hero_id("oda"), 3),)))
    fresh: dict[str, Any] = {"acted": False, "moved": 0, "square": None, "place": None, "cover": "none"}
    assert now.heroes == (replace(ILSE, armour=0, **fresh), replace(ODA, armour=3, **fresh))
    assert (now.scene, now.phase, now.round, now.conflict, now.clock) == ("the cellar", "free", 0, "", None)
    assert (now.foes, now.distances, now.blocked, now.locks) == ((), (), (), ())


def test_a_round_begins_with_every_turn_to_come() -> None:
    """Neither hero nor foe has acted or moved, and whatever else was true of them stays."""
    now = after(events.RoundBegan(4))
    assert now.heroes == (replace(ILSE, acted=False, moved=0), replace(ODA, acted=False, moved=0))
    assert now.foes == (replace(GHOUL, acted=False), replace(RAT, acted=False))
    assert (now.phase, now.round, now.conflict) == ("heroes", 4, "")


def test_only_the_foes_named_have_had_their_turn() -> None:
    """A foe that acts has acted; the other has not."""
    now = nde.fold(nde.fold(busy(), events.RoundBegan(4)), events.FoeActed((foe_id("rat"),), seen=True))
    assert [(one.id, one.acted) for one in now.foes] == [("ghoul", False), ("rat", True)]


@pytest.mark.parametrize(("way", "left"), [("cost", (WALL,)), ("change", (HATCH, WALL)), ("withdraw", (HATCH, WALL))])
def test_only_an_accepted_cost_opens_a_failed_test_again(way: str, left: tuple[Lock, ...]) -> None:
    """What failed has failed: another approach is free, and the old one is not."""
    assert after(events.Unlocked(HATCH, way, "the bar bends")).locks == left


def test_a_clock_moves_where_there_is_one() -> None:
    """It keeps its consequence, and a table without a clock gets none."""
    moved = events.ClockMoved(2, 5)
    assert after(moved).clock == Clock(5, 2, "the roof falls")
    assert nde.fold(replace(busy(), clock=None), moved).clock is None


def far(one: str, other: str) -> Distance:
    return Distance(FigureId(one), FigureId(other), "far")


@pytest.mark.parametrize(
    ("fact", "moved", "apart"),
    [
        (events.DistanceChanged(far("ghoul", "ilse"), hero_id("ilse"), 1), 1, far("ghoul", "ilse")),
        (events.DistanceChanged(far("ghoul", "ilse"), hero_id("ghoul"), 0, moved=False), 2, far("ghoul", "ilse")),
        (events.DistanceChanged(HIDDEN, hero_id("ilse"), 1), 1, None),
    ],
    ids=["a hero moves", "the GM moves a foe", "from somebody unseen"],
)
def test_two_have_one_distance(fact: events.DistanceChanged, moved: int, apart: Distance | None) -> None:
    """A new distance takes the place of the old one of the same two, whoever is named first; all others stay."""
    before = busy().distances
    others = tuple(each for each in before if {each.one, each.other} != {"ilse", "ghoul"})
    now = after(fact)
    assert now.hero(hero_id("ilse")).moved == moved
    assert now.distances == ((*others, apart) if apart else before)


@pytest.mark.parametrize("clear", [True, False])
def test_a_line_is_blocked_once_or_not_at_all(clear: bool) -> None:
    """A line that is blocked again is not so twice, and one that is cleared leaves the others."""
    line = Blocked(FigureId("ghoul"), FigureId("ilse"))
    now = after(events.LineBlocked(line, clear, seen=True))
    assert now.blocked == ((LINES[1],) if clear else (LINES[1], line))


def test_a_foe_that_is_revealed_takes_its_own_place() -> None:
    """What was known of it is known no more, and what is known of others stays."""
    seen, near = replace(GHOUL, defense=8), Distance(FigureId("oda"), FigureId("ghoul"), "far")
    now = after(events.FoeRevealed(seen, (near,)))
    assert now.foes == (RAT, seen)
    assert now.distances == (*(each for each in busy().distances if each.other == "rat"), near)
    assert now.blocked == (LINES[1],)


def test_luck_is_told_with_the_dice_it_happens_among() -> None:
    """A point that is spent interrupts no roll."""
    luck: Any = events.LuckChanged
    other: Any = events.Acted
    assert luck.aside and not other.aside
