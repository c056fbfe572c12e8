"""NPC templates: numbers and typical traits of each tier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from moothall.rulesets.houses2d20.words import SKILLS, Skill, Tier

LOWEST_SKILL: Final = 4
QUALITIES: Final = range(4, 9)
FULL_DRIVES: Final = (8, 7, 6, 5, 4)
"""The Drives of a player's character, and of a major one of the GM's."""


class Template(NamedTuple):
    """Numbers of one tier: ratings from the best down, and the fewest and most of everything else."""

    skills: tuple[int, ...]
    """Starting rating of every skill where the GM gives out points freely."""
    points: int
    drives: tuple[int, ...]
    traits: tuple[int, int]
    focuses: tuple[int, int]
    talents: tuple[int, int]


TEMPLATES: Final[dict[Tier, Template]] = {
    "minor": Template((6, 5, 5, 4, 4), 0, (), (1, 1), (1, 1), (0, 0)),
    "notable": Template((7, 6, 5, 5, 4), 0, (7, 6, 5, 5, 5), (1, 2), (3, 3), (1, 2)),
    "major": Template((4, 4, 4, 4, 4), 11, FULL_DRIVES, (2, 3), (3, 5), (2, 4)),
}

FOCUSES_UNDER: Final[dict[Tier, dict[int, int]]] = {"minor": {6: 1}, "notable": {7: 2, 6: 1}}
"""How many focuses go under a skill of which rating."""


class Role(NamedTuple):
    """A job that is often met with: the key of its name, the skill it needs most, and the rule that suggests each."""

    id: str
    best: Skill
    cite: str
    best_cite: str


def _roles(tier: str, **best: Skill) -> tuple[Role, ...]:
    rules = f"houses.npc.{tier}.trait-examples", f"houses.npc.{tier}.best-skill-is-job"
    return tuple(Role(id, skill, *rules) for id, skill in best.items())


ROLES: Final[dict[Tier, tuple[Role, ...]]] = {
    "minor": _roles("minor", trooper="battle", servant="discipline", spy="understand"),
    "notable": _roles("notable", officer="battle", steward="communicate", pilot="move", scholar="understand"),
    "major": (),
}


def suggested_skills(tier: Tier, best: Skill) -> dict[Skill, int]:
    """The ratings of a tier with the skill that matters most in front; the others follow in the sheet's order."""
    order = (best, *(skill for skill in SKILLS if skill != best))
    return dealt(order, TEMPLATES[tier].skills)


def dealt(order: Sequence[Skill], ratings: Sequence[int]) -> dict[Skill, int]:
    """Ratings given out in an order of skills, in the sheet's order."""
    given = dict(zip(order, ratings, strict=True))
    return {skill: given[skill] for skill in SKILLS}


def allocations(start: Sequence[int], points: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Every way to add points to these ratings so that none goes above the most."""
    if not start:
        return ((),) if points == 0 else ()
    first, *rest = start
    room = range(min(points, most - first) + 1)
    return tuple((first + some, *more) for some in room for more in allocations(rest, points - some, most))
