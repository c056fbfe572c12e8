"""Words and fixed numbers of the book."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

Skill = Literal["fight", "interact", "move", "physique", "resolve", "wits"]
"""The skills of the universal pack. Characters keep skills as plain words, because a pack may have others."""

SKILLS: Final[tuple[Skill, ...]] = get_args(Skill)
PHYSICAL: Final = ("fight", "move", "physique")
UNSKILLED: Final = ""

Action = Literal["create-advantage", "overcome", "attack", "defend"]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
PRESELECTED: Final[Action] = "overcome"

Snap = Literal["focus", "move", "ready"]

Ladder = Literal["I", "B", "Q", "S", "T", "L", "LL", "E", "P"]
"""Instant, brief, quick, scene, temporary, lasting, long-lasting, enduring, permanent: short to long."""
LADDER: Final[tuple[Ladder, ...]] = get_args(Ladder)

Duration = Literal["I", "B", "Q", "S", "T", "L", "LL", "E", "P", "A", "M", "Su"]
"""The ladder, and what stands beside it: until an action ends it, while it is maintained, while it is sustained."""

Level = Literal["stressed", "staggered", "incapacitated"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)

Scale = Literal["action", "narrative"]
SceneKind = Literal["", "challenge", "exposition", "contest", "conflict"]

CoverDegree = Literal["half", "near-total"]

Range = Literal["close", "near", "far", "distant", "remote", "obscure"]
RANGES: Final[tuple[Range, ...]] = get_args(Range)

Threat = Literal["poison", "disease", "fatigue", "fear", "despair"]
"""Threats that beset a character without an attacker."""

Size = Literal["colossal", "gargantuan", "huge", "large", "medium", "small", "tiny", "diminutive", "miniscule"]

BASE_DICE: Final = 3
MOST_LEFT: Final = 4
"""So many bonus or penalty dice are rolled at most; what is over is traded."""
TO_SUCCEED: Final = 11
PER_POINT: Final = 2
"""Dice that are traded for one stunt point, and damage or soak that one stunt point is worth."""
DEFAULT_REFRESH: Final = 3
MOST_DIFFICULTY: Final = 9
SUPERHUMAN: Final = 5
TOTAL: Final = 4
"""On the scale of five: all of it."""
SECONDS_A_ROUND: Final = 6


class Lasts(NamedTuple):
    """A duration, and the rule behind it."""

    duration: Duration
    cite: str


UNSAID: Final = {
    "advantage": Lasts("B", "nova6.dur.default-advantage"),
    "condition": Lasts("P", "nova6.dur.default-condition"),
    "damage": Lasts("S", "nova6.dur.default-damage"),
    "soak": Lasts("B", "nova6.dur.default-soak"),
    "aspect": Lasts("P", "nova6.dur.default-aspect"),
    "asset": Lasts("P", "nova6.dur.default-aspect"),
}
"""How long something lasts of which nothing is said, by its kind. An asset is an aspect with uses."""


class Cited(NamedTuple):
    """A value that follows from a rule, and the rule."""

    value: str
    cite: str
