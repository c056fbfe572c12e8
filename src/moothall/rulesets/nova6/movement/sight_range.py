"""Sight range: the horizon needs a clear view, and details are noticed only up to a distance."""

from __future__ import annotations

from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import make_test
from moothall.rulesets.nova6.action_test.skill_choice import skill_for
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.choices import Anyone
from moothall.rulesets.nova6.events import Achieved
from moothall.rulesets.nova6.modifiers.zones import Sensed, noticed, range_of_metres
from moothall.rulesets.nova6.questions import LineOfSight
from moothall.rulesets.nova6.state import Table
from moothall.talk.actions import action
from moothall.talk.arguments import Busy
from moothall.talk.play import GM, Play


@action("nova6.look-far", by="gm", chapter="surroundings")
async def look_far(play: Play[Table], who: Busy[Anyone], metres: int, notices: Sensed | Literal[""] = "") -> bool:
    """Whether a character can see so far, or notices such a thing there; to the horizon the GM decides."""
    found = range_of_metres(metres)
    if notices:
        return await _notice(play, who, notices, found.value)
    if found.value != "obscure":
        return True
    return await play.ask(GM, LineOfSight(who, metres), cite=found.cite) == "yes"


async def _notice(play: Play[Table], who: str, what: Sensed, label: str) -> bool:
    """In its range it is simply noticed; a step beyond takes a test that is worth a point more."""
    needs = noticed(what, label)
    if needs.points is None:
        raise AgainstTheRules("error-too-far-to-notice", cite=needs.cite)
    if needs.points:
        test = ActionTest(who, "notice", await skill_for(play, who, "notice"), "overcome", "notice", free=True)
        verdict = await make_test(play, test)
        if not verdict.success or verdict.points < needs.points:
            return False
    await play.tell(Achieved(who, "noticed", seen=play.state.who(who).seen), needs.cite)
    return True
