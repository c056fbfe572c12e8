"""Called tests: the record of a test from the GM's call to the roll."""

from __future__ import annotations

from typing import NamedTuple

from moothall.rulesets.houses2d20.difficulty import Hardness, final, raisable
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.questions import Judged
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import Skill
from moothall.talk.reasons import Because


class Bears(NamedTuple):
    """A trait that moves this test: which, and how."""

    trait: str
    shift: Because


class Judgement(NamedTuple):
    """What the GM finds of a test before its player chooses: the fit of each statement, and the focuses that serve."""

    statements: Judged
    focuses: tuple[str, ...]


class SetDifficulty(NamedTuple):
    """A Difficulty that a rule and not the GM sets."""

    value: int
    rule: str


class CalledTest(NamedTuple):
    """A test that has been called: who, what, on which skill, how hard, how risky."""

    who: CharacterId
    action: str
    skill: Skill
    base: int | None
    """The Difficulty that was named; none for the opposing side of a contest, which only counts successes."""
    range: int = 1
    hidden: bool = False
    contest: bool = False
    bearing: tuple[Bears, ...] = ()
    shifts: tuple[Because, ...] = ()
    """What else moves the Difficulty: defensive assets, a kept initiative, an ability."""
    escalated: bool = False
    """Whether Threat has gone into it already."""
    set_by: str = "houses.test.gm-sets-difficulty"
    """The rule by which the Difficulty is what it is before anything moves it."""
    judgement: Judgement | None = None
    """None where the GM judges statements and focuses one by one, as the player comes to them."""

    def hardness(self, table: Table) -> Hardness:
        """How hard it is, all told."""
        return final(table, self.base or 0, self._shifts(), self.contest)

    def room_to_raise(self, table: Table) -> int:
        return raisable(table, self.base or 0, self._shifts(), self.contest)

    def _shifts(self) -> tuple[Because, ...]:
        return (*(one.shift for one in self.bearing), *self.shifts)
