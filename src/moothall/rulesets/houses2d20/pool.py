"""Dice pool of a test: the leader's dice, the helpers', and the rerolls that are still open."""

from __future__ import annotations

from typing import Literal, NamedTuple

from moothall.rulesets.houses2d20.dice import Aim
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.words import Skill
from moothall.talk.reasons import Because


class Helper(NamedTuple):
    """A helper: the face up to which the helping die is a success, and up to which it is two."""

    id: CharacterId
    target: int
    critical: int
    automatic: bool = False
    """The die counts as a 1 and is not rolled."""


class Pool(NamedTuple):
    """Dice of a test, and the rerolls that are still open."""

    dice: int
    """The leader's own, those that count as a 1 included."""
    aim: Aim
    helpers: tuple[Helper, ...] = ()
    automatic: int = 0
    """Own dice that count as a 1 and are not rolled."""
    closed: str = "houses.determination.needs-supporting-statement"
    """The rule that keeps Determination out of this test, if one does."""
    threat_dice: int = 0
    """Dice that were bought with Threat."""
    skill: Skill | Literal[""] = ""
    """What it is rolled on, for abilities that go by it."""
    why: tuple[Because, ...] = ()

    @property
    def open(self) -> bool:
        """Whether Determination may be spent on this test."""
        return not self.closed
