"""Improved protection, an option: once a scene, worn armor shortens the duration of a box for free."""

from __future__ import annotations

from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.soak import worn
from moothall.rulesets.nova6.questions import UseLining
from moothall.rulesets.nova6.state import Mark, Table
from moothall.rulesets.nova6.time.clock import at_most, stepped
from moothall.rulesets.nova6.words import LADDER, Duration
from moothall.talk.play import Play


async def shortened(play: Play[Table], who: str, draft: Draft, duration: Duration) -> Duration:
    """How long a wound lasts once its bearer has said whether this is the time for it."""
    lined = [item for item in worn(play.state, who, draft) if item.has("improved-protection")]
    if not lined or not _is_free(play.state, who, duration):
        return duration
    one = play.state.who(who)
    asked = UseLining(who, lined[0].name)
    if await play.ask(one.player, asked, cite="nova6.soak.improved-protection") == "no":
        return duration
    mark = Mark("lined", who, until="scene", known=one.seen)
    await effects.mark(play, mark, "nova6.soak.improved-protection")
    return stepped(duration, -1).value


def _is_free(table: Table, who: str, duration: Duration) -> bool:
    """Whether improved protection is unused in this scene, and the duration can be shorter."""
    allowed = table.options.improved_protection_free == "on" and not table.is_marked("lined", who)
    return allowed and duration in LADDER and not at_most(duration, "B")
