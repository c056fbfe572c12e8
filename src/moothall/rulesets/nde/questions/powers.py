"""Questions of powers: level, Difficulty, cost and line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nde.editions import Listed, edition
from moothall.rulesets.nde.ids import NO_HERO, FigureId, HeroId
from moothall.rulesets.nde.questions.action_test import (
    Call,
    HowHard,
    TalentUse,
    check_difficulty,
    check_extreme,
    check_talents,
    circumstances,
    usable_talents,
    uses_numbers,
)
from moothall.rulesets.nde.questions.common import GMS, OPEN_STAKES, options
from moothall.rulesets.nde.state import Square, Table
from moothall.rulesets.nde.words import Attribute
from moothall.talk.questions import Option, Question, question

Level = Literal["trick", "standard", "strong", "great"]


@record
class PowerCall:
    """The GM's call of a power: level, number, cost, and circumstances that help or hinder."""

    level: Level = "standard"
    difficulty: int = 0
    """None while it is 0: then it is the level's own."""
    cost: int | None = None
    """None said: then it is the level's own."""
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
    extreme: tuple[str, ...] = ()
    refused: bool = False
    """No power does this here: nothing is spent, and nothing is rolled."""

    @property
    def price(self) -> int:
        """Power Points to spend, once the call has been filled in."""
        return self.cost or 0

    def as_call(self, difficulty: int) -> Call:
        """The part of it that any test has."""
        said = (self.stakes, self.helps, self.hinders, (), self.talents, self.overrule, self.unrelated)
        return Call(difficulty, *said, extreme=self.extreme)


def preset(level: Level, book: str = "nde2", **more: Any) -> PowerCall:
    """A power of this level with the number and the cost it usually has in an edition."""
    numbers, costs, _ = edition(book).levels[level]
    return PowerCall(**{"level": level, "difficulty": numbers[0], "cost": costs[0]} | more)


def filled(state: Table, call: PowerCall) -> PowerCall:
    """A call with the number and the cost of its level, where the GM has named no others."""
    numbers, costs, _ = state.options.book.levels[call.level]
    usual = state.options.book.usual if call.ordinary else numbers[0]
    return replace(call, difficulty=call.difficulty or usual, cost=costs[0] if call.cost is None else call.cost)


@question("nde/power", takes=PowerCall, whose="nde2.power.sequence")
class SetPower(Question[PowerCall]):
    """The GM sets level, Difficulty and cost before anything is spent."""

    who: HeroId
    effect: str
    targets: tuple[FigureId, ...]
    heal: HeroId = NO_HERO
    power: int = 0
    """The points the hero has."""
    book: str = "nde2"
    leap: Square | None = None
    """Where it should carry the hero."""
    hold: bool = False
    """Whether it should stop its targets instead of harming them."""
    shield: HeroId = NO_HERO
    boost: HeroId = NO_HERO
    better: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()
    """Circumstances of the scene."""
    numbered: bool = True
    """Whether powers have a Difficulty here."""

    def leaves_out(self) -> tuple[str, ...]:
        extreme = ("extreme",) if edition(self.book).modes["ladder"].weighing == "die" else ()
        damage = () if self.targets and not self.hold else ("damage",)
        number = () if self.numbered else ("difficulty",)
        return (*number, *extreme, *damage, *(() if self.heal else ("heals",)))

    def cites(self) -> Iterator[str]:
        yield "nde2.power.sequence"

    def ideas(self, field: str) -> tuple[str, ...]:
        book = edition(self.book)
        better, worse = (
            Listed(tuple(dict.fromkeys((*here, *listed.words))), listed.rule)
            for here, listed in ((self.better, book.better), (self.worse, book.worse))
        )
        return circumstances(field, better, worse)

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return usable_talents(state, self.who) if field == "talents.name" else ()

    def check(self, state: Table, answer: PowerCall) -> None:
        if answer.refused:
            return
        answer = filled(state, answer)
        hero, as_test = state.hero(self.who), answer.as_call(answer.difficulty)
        if answer.ordinary:
            HowHard(self.who).check(state, as_test)
            return
        check_talents(state, hero, as_test)
        check_extreme(state, as_test)
        check_level(state, answer)
        if self.heal and answer.level in ("trick", "standard"):
            raise AgainstTheRules("error-heal-level", cite="nde2.power.heal", level=answer.level)
        if self.leap is not None and answer.level == "trick":
            raise AgainstTheRules("error-leap-level", cite="nde1.magic.leap", level=answer.level)
        levels = state.options.book.levels
        if self.hold and answer.level in ("trick", "standard"):
            raise AgainstTheRules("error-hold-level", cite=levels["strong"].rule, level=answer.level)
        if (self.shield or self.boost) and answer.level == "trick":
            raise AgainstTheRules("error-strengthen-level", cite=levels["standard"].rule, level=answer.level)
        if answer.attribute not in state.options.book.powers_roll:
            raise AgainstTheRules("error-power-attribute", cite="nde2.power.sequence", attribute=answer.attribute)
        if answer.price > hero.power:
            raise AgainstTheRules("error-no-power", cite="nde2.power.not-enough", hero=hero.name, cost=answer.price)

    def default(self) -> PowerCall:
        level: Level = "strong" if self.heal or self.hold else "standard"
        affordable = edition(self.book).levels[level].costs[0] <= self.power
        if not affordable:
            return PowerCall(level, refused=True)
        return PowerCall(level, stakes=OPEN_STAKES, damage=0 if self.hold else 1)


def check_level(state: Table, call: PowerCall) -> None:
    """Number and cost are those of the level; another number only where the table allows numbers off the ladder."""
    numbers, costs, rule = state.options.book.levels[call.level]
    off_level = uses_numbers(state) and call.difficulty not in numbers and state.options.custom_t == "off"
    if call.cost not in costs or off_level:
        listed, prices = (", ".join(map(str, values)) for values in (numbers, costs))
        raise AgainstTheRules("error-power-level", cite=rule, level=call.level, numbers=listed, costs=prices)
    check_difficulty(state, call.difficulty)
    if call.damage < 0:
        raise AgainstTheRules("error-power-amount", cite="nde2.power.damage", amount=call.damage)
    if call.heals < 0:
        raise AgainstTheRules("error-power-amount", cite="nde2.power.heal", amount=call.heals)


@question("nde/needs-line", takes=str, whose=GMS)
class PowerNeedsLine(Question[Literal["blocked", "allowed"]]):
    """The GM says whether a power at a target in full cover needs the line."""

    who: HeroId
    target: FigureId

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("blocked", "allowed"), "nde2.cover.power")

    def settled(self, state: Table) -> Literal["blocked"]:
        """Full cover is in the way, as the book has it of whatever needs the line."""
        return "blocked"
