"""Skill roles: every role that a skill can have, and the book's own skill for each."""

from __future__ import annotations

from typing import Final, Literal

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
