"""NOVA6: questions and reckonings looked at alone: what they settle, cite and leave out, each condition by itself."""

from __future__ import annotations

import pytest

from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.test_record import Pool
from moothall.rulesets.nova6.questions import GetReady, JudgeCompel, MakeAdvantage, Preview, ReduceDamage
from moothall.rulesets.nova6.reckoning import reckon
from moothall.rulesets.nova6.time.clock import steps_left
from moothall.rulesets.nova6.words import Duration
from moothall.talk.reckoning import FallenDice
from tests.books.nova6.support.stage import hero, npc, table

FELL = (FallenDice(6, (4, 4, 3), (), ()),)
WON = events.Tested("ilse", (4, 4, 3), True, 0, 0, "roll")


@pytest.mark.parametrize(
    ("fact", "dice"),
    [
        (WON, ()),
        (events.Moved("ilse", "quay"), FELL),
        (events.Tested("ilse", (4, 4, 3), True, 0, 0, "flip"), FELL),
        (events.Tested("ilse", (), True, 0, 0, "roll"), FELL),
    ],
)
def test_only_a_roll_with_its_dice_is_reckoned(fact: object, dice: tuple[FallenDice, ...]) -> None:
    """Without dice, of another fact, after a flip and without action dice there is nothing to add up."""
    assert reckon(fact, dice, ()) == () and len(reckon(WON, FELL, ())) == 3


@pytest.mark.parametrize(("who", "level", "settles"), [("rook", "staggered", True), ("rook", "incapacitated", False),
                                                       ("ilse", "staggered", False)])  # fmt: skip
def test_an_npc_who_stays_in_takes_a_hit_as_it_is(who: str, level: str, settles: bool) -> None:
    """Whom it takes out decides, and so does each player."""
    asked = ReduceDamage(who, 5, (Preview("", 5, level, "nova6.dmgres.order-4"),))
    assert (asked.settled(table(hero("ilse"), npc("rook"))) is not None) is settles


def test_the_words_of_a_compel_matter_once_it_is_agreed() -> None:
    """Its text hangs on the agreement, and the agreement on nothing."""
    asked = JudgeCompel("", "ilse", "proud", "a duel")
    assert asked.when("text") == {"agreed": ("true",)} and asked.when("agreed") == {}


@pytest.mark.parametrize(("net", "practiced", "cited"), [(1, True, True), (-1, True, False), (1, False, False)])
def test_a_sure_success_is_cited_where_it_can_be_taken(net: int, practiced: bool, cited: bool) -> None:
    """With dice up, and a Practiced skill."""
    asked = GetReady("ilse", Pool(net, practiced=practiced))
    assert ("nova6.test.practiced-auto" in set(asked.cites())) is cited


@pytest.mark.parametrize(
    ("skill", "dice"),
    [
        ("fight", {"ilse": True, "rook": True}),
        ("resolve", {"ilse": True, "rook": False}),
    ],
)
def test_dice_of_a_clear_mind_are_ones_own(skill: str, dice: dict[str, bool]) -> None:
    """Of Resolve dice are one's own alone, and no dice lie in a zone."""
    asked = MakeAdvantage("ilse", skill, "", ("yard",))
    found = {id: asked.when("to", id)["form"] != ("aspect",) for id in ("ilse", "rook", "yard")}
    assert found == dice | {"yard": False}


@pytest.mark.parametrize(
    ("duration", "more", "less"), [("B", 7, 0), ("A", 7, 0), ("Q", 6, 1), ("E", 1, 6), ("P", 0, 7)]
)
def test_points_make_a_duration_longer_up_to_the_end_of_the_ladder(duration: Duration, more: int, less: int) -> None:
    """Brief to permanent are seven steps, and nothing is shorter than brief."""
    assert (steps_left(duration), steps_left(duration, shorter=True)) == (more, less)
