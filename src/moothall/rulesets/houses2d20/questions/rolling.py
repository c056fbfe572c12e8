"""Questions of rerolls: dice rolled again, or a die that counts as a 1."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.dice import Die
from moothall.rulesets.houses2d20.ids import NOBODY, CharacterId
from moothall.rulesets.houses2d20.points import check_point
from moothall.rulesets.houses2d20.pool import Pool
from moothall.rulesets.houses2d20.state import Table
from moothall.talk.questions import Option, Question, question


class Lying(NamedTuple):
    """A rolled die: its successes and complication, and whether it may still be rolled again."""

    successes: int
    complicates: bool
    fresh: bool = True
    helper: CharacterId = NOBODY
    """Whose it is, if it is not the leader's own."""

    @property
    def die(self) -> Die:
        return Die(self.successes, self.complicates)


@record
class Again:
    """Dice to roll again, by their places in the row; or one that is to count as a 1."""

    use: Literal["keep", "reroll", "automatic"] = "keep"
    dice: tuple[int, ...] = ()


@question("houses/again", takes=Again, whose="houses.determination.reroll")
class RollAgain(Question[Again]):
    """The rolled dice, from the lowest face to the highest: a point rolls any of them again, each at most once."""

    who: CharacterId
    dice: tuple[Lying, ...]
    successes: int
    difficulty: int | None
    price: str
    cite: str = "houses.determination.reroll"
    most: int = 5
    """How many may be rolled again at once."""
    automatic: bool = False
    """Whether a die may be made a 1 now."""
    point: bool = True
    """Whether it costs a point of Determination."""
    helpers: bool = False
    """Whether helpers' dice may be rolled again too."""
    pool: Pool | None = None

    late = "houses.determination.reroll"
    after = True

    def options(self) -> Sequence[Option]:
        again = any(die.fresh and (self.helpers or not die.helper) for die in self.dice)
        uses = (*(("reroll",) if again else ()), *(("automatic",) if self.automatic else ()))
        return (Option("keep", self.cite), *(Option(use, self.cite, self.price) for use in uses))

    def answers(self) -> Sequence[Again]:
        """Dice that came to the same are as good as each other."""
        places = [at for at, die in enumerate(self.dice) if die.fresh and (self.helpers or not die.helper)]
        found: dict[tuple[Lying, ...], tuple[int, ...]] = {}
        for count in range(1, min(self.most, len(places)) + 1):
            for picked in combinations(places, count):
                found.setdefault(tuple(sorted(self.dice[at] for at in picked)), picked)
        ones = {die: at for at, die in reversed(list(enumerate(self.dice))) if not die.helper} if self.automatic else {}
        rolled = [Again("reroll", picked) for picked in found.values()]
        return [Again(), *rolled, *(Again("automatic", (at,)) for at in ones.values())]

    def check(self, state: Table, answer: Again) -> None:
        if answer.use == "keep":
            return
        if answer.use == "automatic" and not self.automatic:
            cite = "houses.determination.auto-one-before-roll"
            raise AgainstTheRules("error-houses-one-before", cite=cite)
        if self.point:
            check_point(state, self.who)
        self._check_dice(answer)

    def _check_dice(self, answer: Again) -> None:
        most = 1 if answer.use == "automatic" else self.most
        if not answer.dice or len(answer.dice) > most or len(set(answer.dice)) < len(answer.dice):
            raise AgainstTheRules("error-houses-which-dice", cite=self.cite, most=most)
        for place in answer.dice:
            if not 0 <= place < len(self.dice):
                raise AgainstTheRules("error-houses-no-such-die", cite=self.cite, number=place)
            if self.dice[place].helper and not (self.helpers and answer.use == "reroll"):
                raise AgainstTheRules("error-houses-own-dice", cite="houses.reroll.own-pool-only")
            if answer.use == "reroll" and not self.dice[place].fresh:
                raise AgainstTheRules("error-houses-once", cite="houses.reroll.once-per-die", number=place)

    def default(self) -> Again:
        return Again()

    def settled(self, state: Table) -> Again | None:
        """Dice are kept that passed and brought no trouble; an NPC spends nothing on better ones.

        Where rolling again costs nothing, or the Difficulty is not known, it is for the player to say.
        """
        passed = self.difficulty is not None and self.successes >= self.difficulty
        clean = passed and not any(die.complicates for die in self.dice)
        return Again() if self.point and (clean or not state.who(self.who).is_player) else None
