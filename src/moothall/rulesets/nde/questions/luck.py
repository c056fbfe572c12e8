"""Questions around the roll: steps declined, luck spent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nde.gather import Pool, Steps, gather
from moothall.rulesets.nde.ids import HeroId
from moothall.rulesets.nde.state import Hero, Table
from moothall.rulesets.nde.words import Result
from moothall.talk.questions import Option, Question, question
from moothall.talk.reasons import Because

LuckUse = Literal["keep", "step", "reroll", "plus", "cost"]


@record
class Ready:
    """The player's last word before the roll: steps up not wanted, and steps bought with luck."""

    declined: tuple[str, ...] = ()
    luck: tuple[LuckUse, ...] = ()


@question("nde/ready", takes=Ready, whose="nde2.luck.own-test")
class GetReady(Question[Ready]):
    """The player sees the dice, the number and the stakes, and may still change the dice."""

    who: HeroId
    against: int | None
    """Not known while it is a foe's hidden Defense."""
    stakes: str
    pool: Pool
    steps: Steps
    lucky: bool
    """Whether there is any luck to buy a die with."""

    late = "nde2.luck.timing"
    stops = "last word"

    def leaves_out(self) -> tuple[str, ...]:
        return () if self.lucky else ("luck",)

    @property
    def ups(self) -> tuple[Because, ...]:
        """Steps up that may be declined."""
        return (*self.steps.ups, *self.steps.paid)

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return {"declined": tuple(up.of for up in self.ups), "luck": ("step",)}.get(field, ())

    def cites(self) -> Iterator[str]:
        yield from (reason.cite for reason in self.pool.why)

    def check(self, state: Table, answer: Ready) -> None:
        for what in answer.declined:
            if any(reason.of == what for reason in self.steps.downs):
                raise AgainstTheRules("error-cannot-decline", cite="nde2.step.decline", what=what)
            if all(reason.of != what for reason in self.ups):
                raise AgainstTheRules("error-nothing-to-decline", cite="nde2.step.decline", what=what)
        for spent, use in enumerate(answer.luck):
            self._check_luck(state, use, spent, self.steps.after(answer.declined, spent))

    def _check_luck(self, state: Table, use: LuckUse, spent: int, so_far: Steps) -> None:
        """One more step for one more point, after the steps so far: it must be possible, and it must move the die."""
        hero, slots = state.hero(self.who), state.options.step_slots
        if use != "step":
            raise AgainstTheRules("error-luck-before", cite="nde2.luck.timing")
        if state.options.dice_mode == "2d6":
            raise AgainstTheRules("error-no-step-in-2d6", cite="nde2.v2d6.luck-plus")
        check_luck(state, hero, hero.luck - spent, spent)
        if not so_far.have_room(slots):
            raise AgainstTheRules("error-one-step", cite="nde2.step.paid-slots")
        if gather(self.pool.base, so_far, slots).sides == gather(self.pool.base, so_far.after((), 1), slots).sides:
            raise AgainstTheRules("error-step-at-top", cite="nde2.luck.step-at-top", hero=hero.name)

    def default(self) -> Ready:
        return Ready()


def check_luck(state: Table, hero: Hero, left: int, spent: int) -> None:
    """The hero must be up, there must be a point left to spend, and the table must allow one more on this test."""
    if hero.fallen:
        raise AgainstTheRules("error-fallen", cite="nde2.harm.zero", hero=hero.name)
    if left < 1:
        raise AgainstTheRules("error-no-luck", cite="nde2.luck.one-buys-one", hero=hero.name)
    if spent and state.options.luck_per_test == "1":
        raise AgainstTheRules("error-one-luck", cite="nde2.luck.several")


class RollOutcome(NamedTuple):
    """A roll that luck may change: its pool and number for a reroll, and the result with one more on two dice."""

    pool: Pool
    against: int
    raised: str = ""


@question("nde/luck", takes=LuckUse, whose="nde2.luck.own-test")
class SpendLuck(Question[LuckUse]):
    """The result is seen, its consequences are not: a Luck Point may still change it."""

    who: HeroId
    result: Result
    uses: tuple[Option, ...]
    spent: int
    """Points already spent on this test."""
    left: int
    """Points the hero had when this was asked."""
    thrown: RollOutcome | None = None
    """Not known while it is a foe's hidden Defense."""

    late = "nde2.luck.timing"
    after = True

    def options(self) -> Sequence[Option]:
        return self.uses

    def check(self, state: Table, answer: LuckUse) -> None:
        if answer == "keep":
            return
        if answer == "step":
            raise AgainstTheRules("error-step-after", cite="nde2.luck.timing")
        hero = state.hero(self.who)
        check_luck(state, hero, hero.luck, self.spent + max(self.left - hero.luck, 0))
        if answer == "cost" and self.result == "FC" and state.options.luck_on_one == "off":
            raise AgainstTheRules("error-luck-on-one", cite="nde2.luck.on-one")
        if answer == "cost" and self.result not in ("F", "FC"):
            raise AgainstTheRules("error-no-failure", cite="nde2.luck.buy-success")
        self.check_listed(answer)

    def settled(self, state: Table) -> LuckUse | None:
        """Keep a success, unless the player has switched on to be asked after one."""
        return None if self.result in ("F", "FC") else "keep"
