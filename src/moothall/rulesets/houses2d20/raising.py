"""Raised Difficulty: the GM's Threat against one test, until its player commits."""

from __future__ import annotations

from moothall.rulesets.houses2d20.called_test import CalledTest
from moothall.rulesets.houses2d20.difficulty import raised
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.points import add_threat, spend_threat
from moothall.rulesets.houses2d20.prices import SPENT_THREAT
from moothall.rulesets.houses2d20.questions import RaiseDifficulty
from moothall.rulesets.houses2d20.state import Table
from moothall.talk.play import GM, Play

PRICE = SPENT_THREAT["difficulty"]
"""Of one step."""


def may_raise(table: Table, test: CalledTest) -> RaiseDifficulty | None:
    """The steps that the GM could still add to a player's test; nothing where none can be paid, or would raise it."""
    room = test.room_to_raise(table)
    reach = min(room, table.threat // PRICE.points)
    if test.base is None or not table.who(test.who).is_player or not reach:
        return None
    return RaiseDifficulty(test.who, test.hardness(table).value, room, reach=reach)


async def ask_to_raise(play: Play[Table], test: CalledTest) -> tuple[CalledTest, int]:
    """Before a player's roll the GM may spend Threat on the Difficulty; a step that would not raise it is refused."""
    asked = may_raise(play.state, test)
    if asked is None:
        return test, 0
    steps = await play.ask(GM, asked, cite=PRICE.cite)
    return await raise_by(play, test, steps), steps


async def raise_by(play: Play[Table], test: CalledTest, steps: int) -> CalledTest:
    """Pay for so many steps."""
    rules = (PRICE.cite, "houses.threat.spend.difficulty-one-test-only", "houses.threat.spend.difficulty-before-roll")
    await spend_threat(play, steps * PRICE.points, "difficulty", *rules, who=test.who)
    return test._replace(shifts=(*test.shifts, *raised(steps)))


async def take_back(play: Play[Table], who: CharacterId, steps: int, rule: str) -> None:
    """Return the Threat of a test that was never rolled."""
    if steps:
        await add_threat(play, who, steps * PRICE.points, "taken-back", rule)
