"""Oops: a forgotten bonus, found after the roll."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.basics.dice import could_have_mattered
from moothall.rulesets.nova6.choices import Ours
from moothall.rulesets.nova6.events import Remembered, Settled, Tested
from moothall.rulesets.nova6.questions import Oops
from moothall.rulesets.nova6.state import Last, Table
from moothall.talk.actions import action
from moothall.talk.arguments import Busy
from moothall.talk.play import Play


@action("nova6.forgot", by="gm", chapter="modifiers")
async def forgot(play: Play[Table], who: Busy[Ours], dice: int = 1) -> bool:
    """The GM finds a forgotten bonus of so many dice; whether the test now succeeds."""
    one = play.state.who(who)
    if one.last is None or dice < 1:
        raise AgainstTheRules("error-nothing-forgotten", cite="nova6.mod.forgot-irrelevant", name=one.name)
    if one.last.success or not could_have_mattered(one.last.faces, one.last.net, dice):
        await play.tell(Settled(who, "irrelevant", "", one.seen), "nova6.mod.forgot-irrelevant")
        return False
    asked = Oops(who, plot_points.held(play.state, who))
    if await play.ask(one.player, asked, cite="nova6.mod.forgot-spend") == "spend":
        return await _buy(play, who, one.last)
    await plot_points.earn(play, who, "forgotten", "nova6.mod.forgot-earn", "nova6.pp.earn-oops")
    await play.tell(Remembered(who, None, one.seen, one.open), "nova6.mod.forgot-earn")
    return False


async def _buy(play: Play[Table], who: str, last: Last) -> bool:
    """A point makes it a simple success."""
    await plot_points.spend(play, who, "forgotten", "nova6.mod.forgot-spend", "nova6.pp.spend-oops")
    one = play.state.who(who)
    await play.tell(Tested(who, (), True, 0, 0, "paid", one.seen), "nova6.mod.forgot-spend")
    await play.tell(Remembered(who, changed(last, success=True), one.seen, one.open), "nova6.mod.forgot-spend")
    return True
