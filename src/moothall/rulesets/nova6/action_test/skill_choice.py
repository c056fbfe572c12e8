"""Skill choice: the skill that has the role, or the one a player picks where the pack leaves it open."""

from __future__ import annotations

from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.packs.roles import bound, is_free
from moothall.rulesets.nova6.packs.skill_roles import Role
from moothall.rulesets.nova6.questions import WhichSkill
from moothall.rulesets.nova6.state import Table
from moothall.talk.play import Play


async def skill_for(play: Play[Table], who: str, role: Role) -> str:
    """The skill for a role; the player is asked where any may serve."""
    if not is_free(play.state, role):
        return bound(play.state, role)
    asked = WhichSkill(who, role, pack_at(play.state).skills)
    return await play.ask(play.state.who(who).player, asked, cite="nova6.themepack.skills")
