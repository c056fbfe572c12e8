"""GM approval before a roll: attacks with words need a connection, concentration needs a risk."""

from __future__ import annotations

from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.events import Settled
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import AssetsMatter, MayHurt, NameConnection, WhatIsRisked
from moothall.rulesets.nova6.state import Table
from moothall.talk.play import GM, Play


async def gm_approves(play: Play[Table], test: ActionTest) -> bool:
    """Whether the GM sees what this use of a skill needs; if not, everybody is told and nobody rolls."""
    social = bound(play.state, "social")
    if test.action == "attack" and social and test.skill == social and not test.tool:
        return await _approve_social_attack(play, test)
    if (test.skill, test.action) == ("resolve", "create-advantage") and play.state.scene.kind != "contest":
        return await _name_risk(play, test)
    return True


async def _approve_social_attack(play: Play[Table], test: ActionTest) -> bool:
    """Whether each target can be hurt by words: through a connection, or an aspect of one of the two."""
    for target in test.targets:
        named = await _name_connection(play, test, target)
        asked = MayHurt(test.who, target, named)
        if await play.ask(GM, asked, cite="nova6.interact.attack-needs") == "no":
            await _tell_refusal(play, test, "no-connection", "nova6.interact.attack-needs")
            return False
    return True


async def _name_connection(play: Play[Table], test: ActionTest, target: str) -> str:
    """The connection in words; asked for unless the attack aims at an aspect that is known already."""
    aspects = connections(play.state, test.who, target)
    if test.aim in aspects:
        return play.state.effect(test.aim).name
    asked = NameConnection(test.who, target, aspects)
    answer = await play.ask(play.state.who(test.who).player, asked, cite="nova6.interact.attack-needs")
    return answer.text or (play.state.effect(answer.of).name if answer.of else "")


def connections(table: Table, who: str, target: str) -> tuple[str, ...]:
    """The aspects and assets that may be touched on: those of the two, and of the situation, that are known."""
    theirs = [effect for effect in table.effects if effect.kind in ("aspect", "asset") and effect.known]
    return tuple([effect.id for owner in (target, who, "") for effect in theirs if effect.owner == owner])


async def _name_risk(play: Play[Table], test: ActionTest) -> bool:
    """Whether the GM names a risk for concentrating; in a contest an action always is one."""
    asked = WhatIsRisked(test.who, test.intent)
    risked = await play.ask(GM, asked, cite="nova6.resolve.create-advantage-risk")
    if not risked.strip():
        await _tell_refusal(play, test, "no-risk", "nova6.resolve.create-advantage-risk")
    return bool(risked.strip())


async def _tell_refusal(play: Play[Table], test: ActionTest, why: str, cite: str) -> None:
    """Tell everybody why the test is not made."""
    await play.tell(Settled(test.who, why, "", play.state.who(test.who).seen), cite)


async def assets_that_matter(play: Play[Table], who: str, assets: tuple[str, ...]) -> tuple[str, ...]:
    """Assets that help a reaction, as the GM sees it."""
    if not assets:
        return ()
    unfit = (await play.ask(GM, AssetsMatter(who, assets), cite="nova6.asset.relevance")).unrelated
    return tuple([id for id in assets if id not in unfit])
