"""What a skill is needed for, by the name of the need: a pack may have other skills than the six of the book.

A rule that stands for a use of the body or the mind asks here which skill that is at this table. A rule that is about
one named skill of the book names the skill.
"""

from __future__ import annotations

from typing import Final, Literal

from moothall.rulesets.nova6.state import Table

Role = Literal[
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

CORE: Final[dict[Role, str]] = {
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


def bound(table: Table, role: Role) -> str:
    """The skill that has this role at the table."""
    return CORE[role]
