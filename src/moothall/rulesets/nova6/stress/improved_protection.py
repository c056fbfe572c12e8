"""Improved protection, an option: once a scene, worn armor shortens the duration of a box for free."""

from __future__ import annotations

from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.soak import soak_against
from moothall.rulesets.nova6.questions import UseLining
from moothall.rulesets.nova6.state import Mark, Table
from moothall.rulesets.nova6.time.clock import at_most, step_duration
from moothall.rulesets.nova6.words import LADDER, Duration
from moothall.talk.play import Play


async def apply_improved_protection(play: Play[Table], who: str, draft: Draft, duration: Duration) -> Duration:
    """The duration of stress once the player has said whether improved protection shortens it."""
    armor = [item for item in soak_against(play.state, who, draft) if item.has("improved-protection")]
    if not armor or not _may_be_shortened(play.state, who, duration):
        return duration
    character = play.state.who(who)
    asked = UseLining(who, armor[0].name)
    if await play.ask(character.player, asked, cite="nova6.soak.improved-protection") == "no":
        return duration
    mark = Mark("lined", who, until="scene", known=character.seen)
    await effects.mark(play, mark, "nova6.soak.improved-protection")
    return step_duration(duration, -1).value


def _may_be_shortened(table: Table, who: str, duration: Duration) -> bool:
    """Whether improved protection is unused in this scene and the duration can be shorter."""
    allowed = table.options.improved_protection_free == "on" and not table.is_marked("lined", who)
    return allowed and duration in LADDER and not at_most(duration, "B")
