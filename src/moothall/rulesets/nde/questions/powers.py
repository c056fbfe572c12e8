"""When a power is used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.questions.calling import Call, TalentUse, check_talents
from moothall.rulesets.nde.questions.common import GMS, options
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import Attribute
from moothall.talk.questions import Option, Question, question

Level = Literal["trick", "standard", "strong", "great"]


@dataclass(frozen=True, slots=True)
class PowerCall:
    """How the GM sees a power: its level and number, its cost, and what helps or hinders."""

    level: Level = "standard"
    difficulty: int = 5
    cost: int = 1
    ordinary: bool = False
    """Nothing beyond the ordinary: a plain test that costs no Power Points."""
    needs_line: bool = True
    attribute: Attribute = "might"
    stakes: str = ""
    helps: tuple[str, ...] = ()
    hinders: tuple[str, ...] = ()
    talents: tuple[TalentUse, ...] = ()
    overrule: bool = False
    damage: int = 1
    heals: int = 0

    def as_call(self, difficulty: int) -> Call:
        """The part of it that any test has."""
        return Call(difficulty, self.stakes, self.helps, self.hinders, (), self.talents, self.overrule)


LEVELS: dict[Level, tuple[tuple[int, ...], tuple[int, ...], str]] = {
    "trick": ((4,), (0, 1), "nde2.power.trick"),
    "standard": ((5,), (1,), "nde2.power.standard"),
    "strong": ((6,), (2,), "nde2.power.strong"),
    "great": ((8, 12), (3,), "nde2.power.great"),
}
"""Difficulties, costs and the rule of each level; the first of each is the preset."""


@question("nde/power", takes=PowerCall, whose=GMS)
class SetPower(Question[PowerCall]):
    """The GM sets level, Difficulty and cost before anything is spent."""

    who: str
    effect: str
    targets: tuple[str, ...]

    def cites(self) -> Iterator[str]:
        yield "nde2.power.sequence"

    def check(self, state: Table, answer: PowerCall) -> None:
        hero = state.hero(self.who)
        check_talents(state, hero, answer.as_call(answer.difficulty))
        if answer.ordinary:
            return
        numbers, costs, rule = LEVELS[answer.level]
        on_level = answer.difficulty in numbers or state.options.custom_t == "on"
        if answer.cost not in costs or not on_level:
            raise AgainstTheRules("error-power-level", cite=rule, level=answer.level, number=answer.difficulty)
        if answer.cost > hero.power:
            raise AgainstTheRules("error-no-power", cite="nde2.power.not-enough", hero=hero.name, cost=answer.cost)

    def default(self) -> PowerCall:
        return PowerCall(stakes="…")


@question("nde/needs-line", takes=str, whose=GMS)
class PowerNeedsLine(Question[Literal["blocked", "allowed"]]):
    """A power at something in full cover: does this one need the line?"""

    who: str
    target: str

    def options(self) -> Sequence[Option]:
        return options(("blocked", "allowed"), "nde2.cover.power")
