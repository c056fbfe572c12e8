"""What a skill is needed for, by the name of the need: a pack may have other skills than the six of the book.

A rule that stands for a use of the body or the mind asks here which skill that is at this table. A rule that is about
one named skill of the book names the skill.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from moothall.rulesets.nova6.state import Table

Role = Literal[
    "initiative",
    "melee",  # attacks at hand
    "ranged",  # attacks from afar
    "indirect",  # attacks that need no sight
    "social",  # attacks with words
    "dodge",
    "movement",
    "stealth",
    "endurance",  # hampered, burdened
    "carrying",  # load, and how far something is thrown
    "gear-minimum",  # what gear asks of whoever uses it
    "survival",
    "aim",
    "craft",
    "notice",
]

ANY: Final = "any"
"""Stands for a skill where whichever fits may serve."""

CORE: Final[dict[Role, str]] = {
    "initiative": "",
    "melee": "fight",
    "ranged": "fight",
    "indirect": "wits",
    "social": "interact",
    "dodge": "move",
    "movement": "move",
    "stealth": "move",
    "endurance": "physique",
    "carrying": "physique",
    "gear-minimum": "physique",
    "survival": "wits",
    "aim": "wits",
    "craft": "wits",
    "notice": "wits",
}
"""The roles of the book's own skills."""


def standing_for(table: Table, skill: str) -> str:
    """The skill that does at this table what a skill of the book does: itself, or the pack's own for it."""
    pack = table.pack
    return skill if pack is None or skill in pack.skills else dict(pack.like).get(skill, "")


def bound(table: Table, role: Role) -> str:
    """The skill that has this role at the table; nothing where no skill has it, or whichever fits may serve."""
    return CORE[role] if table.pack is None else dict(table.pack.roles).get(role, "").removeprefix(ANY)


def is_free(table: Table, role: Role) -> bool:
    """Whether whoever does it may choose the skill each time."""
    return table.pack is not None and dict(table.pack.roles).get(role) == ANY
