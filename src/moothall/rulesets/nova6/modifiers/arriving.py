"""Arriving in another zone: what gave cover stays behind."""

from __future__ import annotations

from moothall.rulesets.nova6.events import TookCover, Travelled
from moothall.rulesets.nova6.state import Table
from moothall.talk.play import Play


async def arrive(play: Play[Table], who: str, zone: str, gone: int, *cites: str) -> None:
    """Bring a character to another zone, out of the cover of the one they leave; `gone` counts zones crossed."""
    one = play.state.who(who)
    await play.tell(Travelled(who, zone, gone, one.seen), *cites)
    await leave_cover(play, who)


async def leave_cover(play: Play[Table], who: str) -> None:
    """End a character's cover, if there is any."""
    one = play.state.who(who)
    if one.cover is not None:
        await play.tell(TookCover(who, None, one.seen), "nova6.cover.soak")
