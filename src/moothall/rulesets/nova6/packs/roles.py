"""Skill roles of a pack: the skill that serves each role, since a pack may have other skills than the book's six.

A rule that stands for a use of the body or the mind asks here which skill that is at this table. A rule that is about
one named skill of the book names the skill.
"""

from __future__ import annotations

from moothall.rulesets.nova6.packs.pack import HasPack, Pack
from moothall.rulesets.nova6.packs.skill_roles import ANY, CORE, Role


def standing_for(table: HasPack, skill: str) -> str:
    """The skill that does at this table what a skill of the book does: itself, or the pack's own for it."""
    pack = table.pack
    return skill if pack is None or skill in pack.skills else dict(pack.like).get(skill, "")


def bound(table: HasPack, role: Role) -> str:
    """The skill that has this role at the table; nothing where no skill has it, or whichever fits may serve."""
    return CORE[role] if table.pack is None else dict(table.pack.roles).get(role, "").removeprefix(ANY)


def serving(pack: Pack, role: Role) -> str:
    """The skill that has this role in a pack; nothing where no skill has it, or whichever fits may serve."""
    return dict(pack.roles).get(role, "").removeprefix(ANY)


def is_free(table: HasPack, role: Role) -> bool:
    """Whether a role leaves the choice of the skill to the player each time."""
    return table.pack is not None and dict(table.pack.roles).get(role) == ANY
