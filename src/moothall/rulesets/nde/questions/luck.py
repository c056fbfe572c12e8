"""Around the roll: steps declined, luck spent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.state import Hero, Table
from moothall.rulesets.nde.words import Result
from moothall.talk.questions import Option, Question, question
from moothall.talk.reasons import Because

LuckUse = Literal["keep", "step", "reroll", "plus", "cost"]


@dataclass(frozen=True, slots=True)
class Ready:
    """The player's last word before the roll: steps up not wanted, and steps bought with luck."""

    declined: tuple[str, ...] = ()
    luck: tuple[LuckUse, ...] = ()


@question("nde/ready", takes=Ready, whose="nde2.luck.own-test")
class GetReady(Question[Ready]):
    """The player sees the dice, the number and the stakes, and may still change the dice."""

    who: str
    against: int
    stakes: str
    pool: Pool
    ups: tuple[Because, ...]
    downs: tuple[Because, ...]
    full: bool
    """No further step up counts: the ladder ends here, or the table allows one step only."""

    def cites(self) -> Iterator[str]:
        yield from (reason.cite for reason in self.pool.why)

    def check(self, state: Table, answer: Ready) -> None:
        for what in answer.declined:
            if any(reason.of == what for reason in self.downs):
                raise AgainstTheRules("error-cannot-decline", cite="nde2.step.decline", what=what)
            if all(reason.of != what for reason in self.ups):
                raise AgainstTheRules("error-nothing-to-decline", cite="nde2.step.decline", what=what)
        for spent, use in enumerate(answer.luck):
            self._check_luck(state, use, spent, bool(answer.declined))

    def _check_luck(self, state: Table, use: LuckUse, spent: int, smaller: bool) -> None:
        hero = state.hero(self.who)
        if use != "step":
            raise AgainstTheRules("error-luck-before", cite="nde2.luck.timing")
        if state.options.dice_mode == "2d6":
            raise AgainstTheRules("error-no-step-in-2d6", cite="nde2.v2d6.luck-plus")
        check_luck(state, hero, spent)
        if state.options.step_slots == "strict" and self.full:
            raise AgainstTheRules("error-one-step", cite="nde2.step.paid-slots")
        if self.full and not smaller:
            raise AgainstTheRules("error-step-at-top", cite="nde2.luck.step-at-top", hero=hero.name)

    def default(self) -> Ready:
        return Ready()


def check_luck(state: Table, hero: Hero, spent: int) -> None:
    """There must be a point to spend, and the table must allow one more on this test."""
    if hero.luck <= spent:
        raise AgainstTheRules("error-no-luck", cite="nde2.luck.one-buys-one", hero=hero.name)
    if spent and state.options.luck_per_test == "1":
        raise AgainstTheRules("error-one-luck", cite="nde2.luck.several")


@question("nde/luck", takes=LuckUse, whose="nde2.luck.own-test")
class SpendLuck(Question[LuckUse]):
    """The result is seen, its consequences are not: a Luck Point may still change it."""

    who: str
    result: Result
    uses: tuple[Option, ...]
    spent: int = 0

    late = "nde2.luck.timing"

    def options(self) -> Sequence[Option]:
        return self.uses

    def check(self, state: Table, answer: LuckUse) -> None:
        if answer == "keep":
            return
        if answer == "step":
            raise AgainstTheRules("error-step-after", cite="nde2.luck.timing")
        check_luck(state, state.hero(self.who), 0)
        if self.spent and state.options.luck_per_test == "1":
            raise AgainstTheRules("error-one-luck", cite="nde2.luck.several")
        if answer == "cost" and self.result == "FC" and state.options.luck_on_one == "off":
            raise AgainstTheRules("error-luck-on-one", cite="nde2.luck.on-one")
        if answer == "cost" and self.result not in ("F", "FC"):
            raise AgainstTheRules("error-no-failure", cite="nde2.luck.buy-success")
        self.check_listed(answer)
