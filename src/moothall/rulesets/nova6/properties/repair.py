"""Repairs: broken things mended in an exposition or at rest."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import act
from moothall.rulesets.nova6.action_test.skill_choice import skill_for
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.state import Table
from moothall.talk.actions import action
from moothall.talk.arguments import Own
from moothall.talk.play import Play


@action("nova6.mend", by="player", chapter="properties", rank=22)
async def mend(play: Play[Table], who: Own[str], item: str) -> bool:
    """Mend a broken thing by craft, in an exposition or at rest."""
    broken = play.state.effect(item)
    if not broken.has("repairable") or "broken" not in broken.marks:
        raise AgainstTheRules("error-not-repairable", cite="nova6.prop.repairable", tool=broken.name)
    if play.state.scene.kind not in ("exposition", ""):
        raise AgainstTheRules("error-no-time-to-mend", cite="nova6.prop.repairable", tool=broken.name)
    verdict = await act(play, who, broken.name, await skill_for(play, who, "craft"), "overcome", use="craft")
    if verdict is None or not verdict.success:
        return False
    left = tuple(mark for mark in play.state.effect(item).marks if mark != "broken")
    await effects.change(play, item, "nova6.prop.repairable", marks=left)
    return True
