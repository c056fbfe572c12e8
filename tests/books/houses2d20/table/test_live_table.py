"""The 2d20 book at a live table: pools that cannot snap back, secrets that stay secret, odds from one's own view."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20.questions import Call
from moothall.web.odds import OddsView, count
from tests.books.houses2d20.support.live_table import Evening
from tests.books.houses2d20.support.stage import npc
from tests.table.support.live_table import wire

pytestmark = pytest.mark.slow

DIE = {"paid": ["momentum"]}


def tries(evening: Evening, seat: str, who: str, kind: str, **said: Any) -> None:
    """Somebody begins a test, which comes to a question of this kind."""
    evening.open(seat, houses.test, who=who, action="force the door")
    evening.on_to(who, kind, **said)


def test_two_spend_the_last_point_at_once() -> None:
    """Both have named a die for the one point there is: the first has it, the second is refused and may think again."""
    evening = Evening(19, 18, 17, momentum=1)
    for seat, who in (("ana", "sanna"), ("bo", "ivo")):
        tries(evening, seat, who, "commit", buy_dice=DIE)
    evening.answer("ana", "roll")
    assert spent(evening) == 1
    with pytest.raises(AgainstTheRules) as refused:
        evening.answer("bo", "roll")
    assert refused.value.cite == "houses.momentum.no-self-funding"
    evening.answer("bo", "anew")
    with pytest.raises(AgainstTheRules):
        evening.answer("bo", DIE)
    evening.answer("bo", {"paid": []})
    evening.answer("bo", "roll")
    assert spent(evening) == 1 and evening.table.stream("gm").view.momentum == 0


def spent(evening: Evening) -> int:
    """How often Momentum went for dice."""
    return sum('"houses/momentum-changed"' in line and '"use":"dice"' in line for line in evening.shelf.lines)


def secret_test(difficulty: int, *faces: int) -> Evening:
    """A test whose Difficulty the GM keeps hidden, failed by these dice."""
    evening = Evening(*faces, momentum=3, threat=1)
    evening.open("gm", houses.begin_adventure, title="The salt tithe")
    tries(evening, "ana", "sanna", "commit", call=Call(difficulty, 1, hidden=True))
    return evening


VIEWERS = ("ana", "bo", "guest")


def sent(evening: Evening, viewer: str) -> tuple[bytes, ...]:
    table = evening.table
    return (
        wire(evening.seen(viewer)),
        wire(table.now(viewer)),
        wire(table.seen_as(viewer)),
        wire(evening.again().table.seen_as(viewer)),
    )


@pytest.mark.parametrize("other", [2, 3])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hidden_difficulty_leaves_no_trace(viewer: str, other: int) -> None:
    """Whether it is 1, 2 or 3, players are sent the same bytes, before the roll and after a failure."""
    ours, theirs = secret_test(1, 19, 18), secret_test(other, 19, 18)
    assert sent(ours, viewer) == sent(theirs, viewer)
    for evening in (ours, theirs):
        evening.answer("ana", "roll")
        evening.finish()
    assert sent(ours, viewer) == sent(theirs, viewer)


def test_an_open_difficulty_does_show() -> None:
    """The same two tables with the Difficulty named are told apart, so the check can fail."""
    shown = []
    for difficulty in (1, 2):
        evening = Evening(19, 18)
        tries(evening, "ana", "sanna", "commit", call=Call(difficulty))
        shown.append(sent(evening, "bo"))
    assert shown[0] != shown[1]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hidden_npc_leaves_no_trace(viewer: str) -> None:
    """A table with a hidden spy sends players the same bytes as a table without."""
    with_spy = Evening(on=(npc("spy", seen=False, open=False),))
    without = Evening()
    for evening in (with_spy, without):
        tries(evening, "ana", "sanna", "commit")
    assert wire(with_spy.table.now(viewer)) == wire(without.table.now(viewer))
    assert wire(with_spy.table.stream(viewer).view) == wire(without.table.stream(viewer).view)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hidden_threat_leaves_no_trace(viewer: str) -> None:
    """Where the pool is the GM's secret, 1 and 9 look alike to everybody else."""
    few, many = (Evening(threat=threat, threat__visible_to_players="false") for threat in (2, 9))
    assert sent(few, viewer) == sent(many, viewer)
    assert sent(Evening(threat=2), viewer) != sent(Evening(threat=9), viewer)


def odds_of(evening: Evening, seat: str) -> list[Any]:
    """The odds of what a seat is asked, as it may know them."""
    return count("houses2d20", OddsView(evening.table.stream(seat).view, evening.prompt(seat).question), "", {})


def test_odds_stand_beside_each_die_on_sale() -> None:
    """At a target of 12 against 2: 40 percent as it is, 67.2 with a die for 1, 83.36 with two for 3."""
    evening = Evening(momentum=3)
    tries(evening, "ana", "sanna", "buy-dice", call=Call(2), drive="duty")
    found = {tuple(one.answer["paid"]): one.success for one in odds_of(evening, "ana")}
    assert found[()] == "2/5" and found["momentum",] == "84/125" and found["momentum", "momentum"] == "521/625"
    assert ("momentum",) * 3 not in found and ("threat",) * 3 in found


def test_no_odds_against_a_hidden_difficulty() -> None:
    """What a player cannot know is not counted."""
    assert odds_of(secret_test(2), "ana") == []
