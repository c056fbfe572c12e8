"""Difficulty: the name of each number, as a task and as the training of an opponent. Pure."""

from __future__ import annotations

from typing import Final, NamedTuple

from moothall.rulesets.nova6.words import SUPERHUMAN


class Label(NamedTuple):
    """Name of a difficulty as a task, and as the training of an opponent."""

    task: str
    trained: str
    cite: str


LABELS: Final = (
    Label("simple", "untrained", "nova6.diff.0"),
    Label("routine", "trained", "nova6.diff.1"),
    Label("challenging", "skilled", "nova6.diff.2"),
    Label("intimidating", "expert", "nova6.diff.3"),
    Label("heroic", "master", "nova6.diff.4"),
    Label("nigh-impossible", "superhuman", "nova6.diff.5"),
)


def label(difficulty: int) -> Label:
    """The two names of a difficulty; from the superhuman on they stay the same."""
    return LABELS[min(difficulty, SUPERHUMAN)]
