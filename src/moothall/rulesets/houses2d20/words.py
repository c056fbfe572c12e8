"""Words and fixed numbers of the book."""

from __future__ import annotations

from typing import Final, Literal, get_args

BOOK: Final = "houses2d20"

Skill = Literal["battle", "communicate", "discipline", "move", "understand"]
SKILLS: Final[tuple[Skill, ...]] = get_args(Skill)

Drive = Literal["duty", "faith", "justice", "power", "truth"]
DRIVES: Final[tuple[Drive, ...]] = get_args(Drive)

Tier = Literal["main", "minor", "notable", "major"]
"""A player's own character is `main`; everybody else is of one of the other three."""

Side = Literal["players", "opposition"]

Fit = Literal["fits", "neutral", "contradicts"]
"""Fit of a Drive's statement to an action."""

ConflictKind = Literal["personal", "skirmish", "warfare", "espionage", "intrigue"]
CONFLICTS: Final[tuple[ConflictKind, ...]] = get_args(ConflictKind)

Manner = Literal["subtle", "bold", "plain"]
Form = Literal["trait", "barred", "time", "task"]
"""What a complication does."""

Lasts = Literal["next", "scene", "lasting"]
"""How long a trait stays: for the next test, for the scene, or beyond it."""

SIDES: Final = 20
BASE_DICE: Final = 2
MOST_DICE: Final = 5
LEVELS: Final = range(6)
RANGES: Final = range(1, 6)
MOVE_DIFFICULTY: Final = 2
STATEMENT_FROM: Final = 6
LOWEST_DRIVE: Final = 4
TRACK_BASE: Final = 2
"""What a hit, or a pass on an extended task, scores before Potency."""

RECOVERY_BASE: Final = 4
STABILISE_DIFFICULTY: Final = 2

ATTACK, DEFENSE = "attack", "defense"
"""What is done in a fight, where nobody said it in words of their own; texts know what to say for it."""


def own_words(action: str) -> str:
    """The player's own words for an action; nothing where only the rules have a word for it."""
    return "" if action in (ATTACK, DEFENSE) else action
