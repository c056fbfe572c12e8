"""Wealth: an advantage that a character with its perk makes in a quiet scene, and may keep as an asset."""

from __future__ import annotations

from typing import Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import act
from moothall.rulesets.nova6.state import Table
from moothall.talk.actions import action
from moothall.talk.arguments import AskedLater, Own
from moothall.talk.play import Play

EARNING: Final = ("interact", "wits")
"""Skills by which somebody makes money."""


@action("nova6.make-wealth", by="player", chapter="flaws")
async def make_wealth(play: Play[Table], who: Own[str], intent: str, skill: str, perk: AskedLater[str] = "") -> None:
    """Make wealth in a quiet scene: an advantage, and for a stunt point an asset to draw upon.

    Where no perk is named it is the first of that skill.
    """
    perk = perk or next((one.name for one in play.state.who(who).perks if one.skill == skill), "")
    check_can_earn(play.state, who, skill, perk)
    await act(play, who, intent, skill, "create-advantage", "wealth", perk=perk)


def check_can_earn(table: Table, who: str, skill: str, perk: str) -> None:
    """Refuse making wealth outside a quiet scene, or without its perk in an earning skill."""
    if table.scene.kind != "exposition":
        raise AgainstTheRules("error-no-exposition", cite="nova6.economy.wealth-asset")
    known = {one.name for one in table.who(who).perks if one.skill == skill and skill in EARNING}
    if perk not in known:
        raise AgainstTheRules("error-no-such-perk", cite="nova6.economy.wealth-perk", perk=perk, skill=skill)
