"""Seeing far: to the horizon only where nothing is in the way."""

from __future__ import annotations

from moothall.rulesets.nova6.questions import LineOfSight
from moothall.rulesets.nova6.standing.space import range_of_metres
from moothall.rulesets.nova6.state import Table
from moothall.talk.play import GM, Play
from moothall.talk.procedure import procedure


@procedure("nova6.look-far")
async def look_far(play: Play[Table], who: str, metres: int) -> bool:
    """Whether somebody can see so far at all; to the horizon the GM decides."""
    found = range_of_metres(metres)
    if found.value != "obscure":
        return True
    return await play.ask(GM, LineOfSight(who, metres), cite=found.cite) == "yes"
