"""Yardsticks for the GM: levels of Difficulty with examples, complication ranges, and the kinds of conflict."""

from __future__ import annotations

from typing import Final, NamedTuple

from moothall.rulesets.houses2d20.words import ConflictKind, Skill
from moothall.talk.questions import Option

LEVEL_NAMES: Final = (
    Option("simple", "houses.difficulty.simple-0"),
    Option("average", "houses.difficulty.average-1"),
    Option("challenging", "houses.difficulty.challenging-2"),
    Option("daunting", "houses.difficulty.daunting-3"),
    Option("dire", "houses.difficulty.dire-4"),
    Option("epic", "houses.difficulty.epic-5"),
)
"""What each Difficulty is called, from 0 up."""


class Hint(NamedTuple):
    """An example of a level of Difficulty, by the key of its text."""

    level: int
    track: str
    text: str
    cite: str


TRACKS: Final = {
    "obstacle": "houses.difficulty.lock-ladder",
    "knowledge": "houses.difficulty.knowledge-ladder",
    "favour": "houses.difficulty.favour-ladder",
}
SAME_AS: Final = {("favour", 4): 3}
"""The reference has the same favour on two levels, and so have we."""

HINTS: Final = tuple(
    Hint(level, track, f"yardstick-{track}-{SAME_AS.get((track, level), level)}", cite)
    for level in range(len(LEVEL_NAMES))
    for track, cite in TRACKS.items()
)
SHOWN_BY: Final = "houses.difficulty.three-example-tracks"
"""The rule by which the GM sees them."""


def hints(level: int) -> tuple[Hint, ...]:
    """The three yardsticks of a level."""
    return tuple(hint for hint in HINTS if hint.level == level)


RISKS: Final = (
    Option("normal", "houses.complication.range-1-normal"),
    Option("risky", "houses.complication.range-2-risky"),
    Option("perilous", "houses.complication.range-3-perilous"),
    Option("precarious", "houses.complication.range-4-precarious"),
    Option("treacherous", "houses.complication.range-5-treacherous"),
)
"""What each complication range is called, from 1 up."""


class Kind(NamedTuple):
    """A kind of conflict: the key of its description, and the skill that usually measures defeat in it."""

    id: ConflictKind
    text: str
    measure: Skill
    cite: str


KINDS: Final = (
    Kind("personal", "conflict-personal", "battle", "houses.conflict.personal"),
    Kind("skirmish", "conflict-skirmish", "battle", "houses.conflict.skirmish"),
    Kind("warfare", "conflict-warfare", "battle", "houses.conflict.warfare"),
    Kind("espionage", "conflict-espionage", "discipline", "houses.conflict.espionage"),
    Kind("intrigue", "conflict-intrigue", "discipline", "houses.conflict.intrigue"),
)


def kind_of(conflict: ConflictKind) -> Kind:
    """The yardstick of a kind of conflict."""
    return next(kind for kind in KINDS if kind.id == conflict)
