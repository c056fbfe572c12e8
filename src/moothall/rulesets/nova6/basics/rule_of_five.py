"""The Rule of Five: a scale of none, one, some, most, all. Pure."""

from __future__ import annotations

from typing import Final

from moothall.rulesets.nova6.words import Cited

SCALE: Final = (
    Cited("none", "nova6.principle.scale-0"),
    Cited("one", "nova6.principle.scale-1"),
    Cited("some", "nova6.principle.scale-2"),
    Cited("most", "nova6.principle.scale-3"),
    Cited("all", "nova6.principle.scale-4"),
)
RULE: Final = "nova6.principle.rule-of-five"


def on_scale(amount: int) -> Cited:
    """The word for an amount of dice or people; beyond the last word there is no other."""
    return SCALE[min(abs(amount), len(SCALE) - 1)]


def reached(success: bool, points: int = 0) -> int:
    """How far on the scale a test reaches: nowhere when it fails, one step by succeeding, one for each point."""
    return min(1 + points, len(SCALE) - 1) if success else 0


def scaled_by(amount: int) -> tuple[str, str]:
    """The rules that say what an amount means."""
    return RULE, on_scale(amount).cite
