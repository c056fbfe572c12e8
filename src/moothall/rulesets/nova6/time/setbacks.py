"""Setback dice: the later price of a failure in narrative time."""

from __future__ import annotations

from moothall.rulesets.nova6.events import SetbacksChanged
from moothall.rulesets.nova6.state import Table
from moothall.talk.play import Play


async def gain(play: Play[Table], who: str, dice: int, why: str, *cites: str) -> None:
    """Give a character setback dice."""
    if dice:
        await play.tell(SetbacksChanged(who, play.state.who(who).setbacks + dice, why), *cites)


async def lose(play: Play[Table], who: str, dice: int, why: str, *cites: str) -> None:
    """Use up setback dice of a character, or as many as they still have."""
    if dice:
        await play.tell(SetbacksChanged(who, max(play.state.who(who).setbacks - dice, 0), why), *cites)
