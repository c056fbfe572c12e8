"""A live 2d20 table: two players spend the last Momentum, secrets leave no trace, odds use the asker's view."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20.questions import Call
from moothall.web.odds import OddsView, count
from tests.books.houses2d20.support.live_table import HousesSession
from tests.books.houses2d20.support.stage import npc
from tests.table.support.live_table import wire

pytestmark = pytest.mark.slow

DIE = {"paid": ["momentum"]}


def tries(session: HousesSession, seat: str, who: str, kind: str, **said: Any) -> None:
    """Begin a test, and answer until a question of this kind."""
    session.open(seat, houses.test, who=who, action="force the door")
    session.on_to(who, kind, **said)


def test_two_spend_the_last_point_at_once() -> None:
    """Both have named a die for the one point there is: the first has it, the second is refused and may think again."""
    session = HousesSession(19, 18, 17, momentum=1)
    for seat, who in (("ana", "sanna"), ("bo", "ivo")):
        tries(session, seat, who, "commit", buy_dice=DIE)
    session.answer("ana", "roll")
    assert spent(session) == 1
    with pytest.raises(AgainstTheRules) as refused:
        session.answer("bo", "roll")
    assert refused.value.cite == "houses.momentum.cannot-overspend"
    session.answer("bo", "anew")
    with pytest.raises(AgainstTheRules):
        session.answer("bo", DIE)
    session.answer("bo", {"paid": []})
    session.answer("bo", "roll")
    assert spent(session) == 1 and session.table.stream("gm").view.momentum == 0


def spent(session: HousesSession) -> int:
    """How often Momentum went for dice."""
    return sum('"houses/momentum-changed"' in line and '"use":"dice"' in line for line in session.shelf.lines)


def secret_test(difficulty: int, *faces: int) -> HousesSession:
    """A test whose Difficulty the GM keeps hidden, failed by these dice."""
    session = HousesSession(*faces, momentum=3, threat=1)
    session.open("gm", houses.begin_adventure, title="The salt tithe")
    tries(session, "ana", "sanna", "commit", call=Call(difficulty, 1, hidden=True))
    return session


VIEWERS = ("ana", "bo", "guest")


def sent(session: HousesSession, viewer: str) -> tuple[bytes, ...]:
    table = session.table
    return (
        wire(session.seen(viewer)),
        wire(table.now(viewer)),
        wire(table.seen_as(viewer)),
        wire(session.again().table.seen_as(viewer)),
    )


@pytest.mark.parametrize("other", [2, 3])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hidden_difficulty_leaves_no_trace(viewer: str, other: int) -> None:
    """Whether it is 1, 2 or 3, players are sent the same bytes, before the roll and after a failure."""
    ours, theirs = secret_test(1, 19, 18), secret_test(other, 19, 18)
    assert sent(ours, viewer) == sent(theirs, viewer)
    for session in (ours, theirs):
        session.answer("ana", "roll")
        session.finish()
    assert sent(ours, viewer) == sent(theirs, viewer)


def test_an_open_difficulty_does_show() -> None:
    """The same two tables with the Difficulty named are told apart, so the check can fail."""
    shown = []
    for difficulty in (1, 2):
        session = HousesSession(19, 18)
        tries(session, "ana", "sanna", "commit", call=Call(difficulty))
        shown.append(sent(session, "bo"))
    assert shown[0] != shown[1]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hidden_npc_leaves_no_trace(viewer: str) -> None:
    """A table with a hidden spy sends players the same bytes as a table without."""
    with_spy = HousesSession(on=(npc("spy", seen=False, open=False),))
    without = HousesSession()
    for session in (with_spy, without):
        tries(session, "ana", "sanna", "commit")
    assert wire(with_spy.table.now(viewer)) == wire(without.table.now(viewer))
    assert wire(with_spy.table.stream(viewer).view) == wire(without.table.stream(viewer).view)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hidden_threat_leaves_no_trace(viewer: str) -> None:
    """Where the pool is the GM's secret, 1 and 9 look alike to everybody else."""
    few, many = (HousesSession(threat=threat, threat__visible_to_players="false") for threat in (2, 9))
    assert sent(few, viewer) == sent(many, viewer)
    assert sent(HousesSession(threat=2), viewer) != sent(HousesSession(threat=9), viewer)


def odds_of(session: HousesSession, seat: str) -> list[Any]:
    """The odds of what a seat is asked, as it may know them."""
    return count("houses2d20", OddsView(session.table.stream(seat).view, session.prompt(seat).question), "", {})


def test_odds_stand_beside_each_die_on_sale() -> None:
    """At a target of 12 against 2: 40 percent as it is, 67.2 with a die for 1, 83.36 with two for 3."""
    session = HousesSession(momentum=3)
    tries(session, "ana", "sanna", "buy-dice", call=Call(2), drive="duty")
    found = {tuple(one.answer["paid"]): one.success for one in odds_of(session, "ana")}
    assert found[()] == "2/5" and found["momentum",] == "84/125" and found["momentum", "momentum"] == "521/625"
    assert ("momentum",) * 3 not in found and ("threat",) * 3 in found


def test_no_odds_against_a_hidden_difficulty() -> None:
    """A hidden Difficulty has no odds for a player."""
    assert odds_of(secret_test(2), "ana") == []
