"""When a power is used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nde.questions.calling import (
    Call,
    HowHard,
    TalentUse,
    check_difficulty,
    check_talents,
    uses_numbers,
)
from moothall.rulesets.nde.questions.common import GMS, options
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import Attribute
from moothall.talk.questions import Option, Question, question

Level = Literal["trick", "standard", "strong", "great"]


@record
class PowerCall:
    """How the GM sees a power: its level and number, its cost, and what helps or hinders."""

    level: Level = "standard"
    difficulty: int = 5
    cost: int = 1
    ordinary: bool = False
    """Nothing beyond the ordinary: a plain test that costs no Power Points."""
    needs_line: bool = True
    """It works along the line, so that partial cover is in its way."""
    attribute: Attribute = "might"
    stakes: str = ""
    helps: tuple[str, ...] = ()
    hinders: tuple[str, ...] = ()
    talents: tuple[TalentUse, ...] = ()
    overrule: bool = False
    damage: int = 1
    heals: int = 0
    """Hearts it brings back if it heals; none leaves it to the table's usual number."""
    unrelated: bool = False
    """This roll does not move the scene's clock."""

    def as_call(self, difficulty: int) -> Call:
        """The part of it that any test has."""
        return Call(difficulty, self.stakes, self.helps, self.hinders, (), self.talents, self.overrule, self.unrelated)


LEVELS: dict[Level, tuple[tuple[int, ...], tuple[int, ...], str]] = {
    "trick": ((4,), (0, 1), "nde2.power.trick"),
    "standard": ((5,), (1,), "nde2.power.standard"),
    "strong": ((6,), (2,), "nde2.power.strong"),
    "great": ((8, 12), (3,), "nde2.power.great"),
}
"""Difficulties, costs and the rule of each level; the first of each is the preset."""


def preset(level: Level, **more: Any) -> PowerCall:
    """A power of this level with the number and the cost it usually has."""
    numbers, costs, _ = LEVELS[level]
    return PowerCall(**{"level": level, "difficulty": numbers[0], "cost": costs[0]} | more)


@question("nde/power", takes=PowerCall, whose="nde2.power.sequence")
class SetPower(Question[PowerCall]):
    """The GM sets level, Difficulty and cost before anything is spent."""

    who: str
    effect: str
    targets: tuple[str, ...]
    heal: str = ""
    power: int = 0
    """The points the hero has."""

    def cites(self) -> Iterator[str]:
        yield "nde2.power.sequence"

    def check(self, state: Table, answer: PowerCall) -> None:
        hero, as_test = state.hero(self.who), answer.as_call(answer.difficulty)
        if answer.ordinary:
            HowHard(self.who).check(state, as_test)
            return
        check_talents(state, hero, as_test)
        check_level(state, answer)
        if self.heal and answer.level in ("trick", "standard"):
            raise AgainstTheRules("error-heal-level", cite="nde2.power.heal", level=answer.level)
        if answer.cost > hero.power:
            raise AgainstTheRules("error-no-power", cite="nde2.power.not-enough", hero=hero.name, cost=answer.cost)

    def default(self) -> PowerCall:
        usual = preset("strong" if self.heal else "standard", stakes="…")
        return usual if usual.cost <= self.power else PowerCall(ordinary=True, stakes="…")


def check_level(state: Table, call: PowerCall) -> None:
    """Number and cost are those of the level; another number only where the table allows numbers off the ladder."""
    numbers, costs, rule = LEVELS[call.level]
    off_level = uses_numbers(state) and call.difficulty not in numbers and state.options.custom_t == "off"
    if call.cost not in costs or off_level:
        raise AgainstTheRules("error-power-level", cite=rule, level=call.level, number=call.difficulty)
    check_difficulty(state, call.difficulty)
    if call.damage < 0:
        raise AgainstTheRules("error-power-amount", cite="nde2.power.damage", amount=call.damage)
    if call.heals < 0:
        raise AgainstTheRules("error-power-amount", cite="nde2.power.heal", amount=call.heals)


@question("nde/needs-line", takes=str, whose=GMS)
class PowerNeedsLine(Question[Literal["blocked", "allowed"]]):
    """A power at something in full cover: does this one need the line?"""

    who: str
    target: str

    def options(self) -> Sequence[Option]:
        return options(("blocked", "allowed"), "nde2.cover.power")
