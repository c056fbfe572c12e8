"""GM approval before a roll: attacks with words need a connection, concentration needs a risk."""

from __future__ import annotations

from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.events import Settled
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import MayHurt, NameConnection, WhatIsRisked
from moothall.rulesets.nova6.state import Table
from moothall.talk.play import GM, Play


async def may_be_tried(play: Play[Table], test: ActionTest) -> bool:
    """Whether there is what this use of the skill takes; if not, everybody hears of it and nobody rolls."""
    social = bound(play.state, "social")
    if test.action == "attack" and social and test.skill == social and not test.tool:
        return await _touches(play, test)
    if (test.skill, test.action) == ("resolve", "create-advantage") and play.state.scene.kind != "contest":
        return await _risks(play, test)
    return True


async def _touches(play: Play[Table], test: ActionTest) -> bool:
    """Whether an attack with words has a connection, and the GM says that it is enough."""
    for target in test.targets:
        named = await _connection(play, test, target)
        asked = MayHurt(test.who, target, named)
        if await play.ask(GM, asked, cite="nova6.interact.attack-needs") == "no":
            await _refused(play, test, "no-connection", "nova6.interact.attack-needs")
            return False
    return True


async def _connection(play: Play[Table], test: ActionTest, target: str) -> str:
    """The connection in words; asked for unless the attack names one that is known already."""
    known = connections(play.state, test.who, target)
    if test.aim in known:
        return play.state.effect(test.aim).name
    asked = NameConnection(test.who, target, known)
    said = await play.ask(play.state.who(test.who).player, asked, cite="nova6.interact.attack-needs")
    return said.text or (play.state.effect(said.of).name if said.of else "")


def connections(table: Table, who: str, target: str) -> tuple[str, ...]:
    """The aspects and assets that may be touched on: those of the two, and of the situation, that are known."""
    theirs = [effect for effect in table.effects if effect.kind in ("aspect", "asset") and effect.known]
    return tuple([effect.id for owner in (target, who, "") for effect in theirs if effect.owner == owner])


async def _risks(play: Play[Table], test: ActionTest) -> bool:
    """In a contest an action is always a risk; elsewhere the GM says what is."""
    asked = WhatIsRisked(test.who, test.intent)
    risked = await play.ask(GM, asked, cite="nova6.resolve.create-advantage-risk")
    if not risked.strip():
        await _refused(play, test, "no-risk", "nova6.resolve.create-advantage-risk")
    return bool(risked.strip())


async def _refused(play: Play[Table], test: ActionTest, why: str, cite: str) -> None:
    await play.tell(Settled(test.who, why, "", play.state.who(test.who).seen), cite)
