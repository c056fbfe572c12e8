"""Wealth: an advantage that a character with its perk makes in a quiet scene, and may keep as an asset."""

from __future__ import annotations

from typing import Annotated, Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import act
from moothall.rulesets.nova6.choices import Doer, doer, judging, skills
from moothall.rulesets.nova6.offered import free
from moothall.rulesets.nova6.state import Table
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Given
from moothall.talk.play import Play

EARNING: Final = ("interact", "wits")
"""Skills by which somebody makes money."""


def _perk_of(table: Table, who: str, skill: str) -> str:
    """The first perk of a character in a skill, by name."""
    return next((one.name for one in table.who(who).perks if one.skill == skill), "")


def _check(table: Table, given: Given) -> None:
    who, skill = doer(given), given["skill"]
    check_can_earn(table, who, skill, given.get("perk") or _perk_of(table, who, skill))


EARNED = Among(judging("skill", skills, _check))


@action("nova6.make-wealth", by="player", chapter="flaws", offered=free("nova6.economy.wealth-asset"))
async def make_wealth(
    play: Play[Table], who: Doer, intent: str, skill: Annotated[str, EARNED], perk: AskedLater[str] = ""
) -> None:
    """Make wealth in a quiet scene: an advantage, and for a stunt point an asset to draw upon.

    Where no perk is named it is the first of that skill.
    """
    perk = perk or _perk_of(play.state, who, skill)
    check_can_earn(play.state, who, skill, perk)
    await act(play, who, intent, skill, "create-advantage", "wealth", perk=perk)


def check_can_earn(table: Table, who: str, skill: str, perk: str) -> None:
    """Refuse making wealth outside a quiet scene, or without its perk in an earning skill."""
    if table.scene.kind != "exposition":
        raise AgainstTheRules("error-no-exposition", cite="nova6.economy.wealth-asset")
    known = {one.name for one in table.who(who).perks if one.skill == skill and skill in EARNING}
    if perk not in known:
        raise AgainstTheRules("error-no-such-perk", cite="nova6.economy.wealth-perk", perk=perk, skill=skill)
