"""Repairs: broken things mended in an exposition or at rest."""

from __future__ import annotations

from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import act
from moothall.rulesets.nova6.action_test.skill_choice import skill_for
from moothall.rulesets.nova6.choices import Doer, doer, effects_that, judging
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.offered import check_free, free
from moothall.rulesets.nova6.state import Character, Table
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Given
from moothall.talk.play import Play


def check_can_mend(table: Table, item: EffectId) -> None:
    """Refuse to mend what is whole or past mending, and wherever there is no time for it."""
    broken = table.effect(item)
    if not broken.has("repairable") or "broken" not in broken.marks:
        raise AgainstTheRules("error-not-repairable", cite="nova6.prop.repairable", tool=broken.name)
    if table.scene.kind not in ("exposition", ""):
        raise AgainstTheRules("error-no-time-to-mend", cite="nova6.prop.repairable", tool=broken.name)


def _check(table: Table, given: Given) -> None:
    check_can_mend(table, given["item"])
    check_free(table, doer(given))


def _is_broken(table: Table, one: Character) -> bool:
    return any(effect.has("repairable") and "broken" in effect.marks for effect in table.effects)


MENDED = Among(judging("item", effects_that(lambda table, given, effect: effect.has("repairable")), _check))


@action("nova6.mend", by="player", chapter="properties", rank=24, offered=free("nova6.prop.repairable", _is_broken))
async def mend(play: Play[Table], who: Doer, item: Annotated[EffectId, MENDED]) -> bool:
    """Mend a broken thing by craft, in an exposition or at rest."""
    check_can_mend(play.state, item)
    broken = play.state.effect(item)
    verdict = await act(play, who, broken.name, await skill_for(play, who, "craft"), "overcome", use="craft")
    if verdict is None or not verdict.success:
        return False
    left = tuple(mark for mark in play.state.effect(item).marks if mark != "broken")
    await effects.change(play, item, "nova6.prop.repairable", marks=left)
    return True
