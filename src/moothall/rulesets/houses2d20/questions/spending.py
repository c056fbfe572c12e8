"""Around the roll: the Difficulty raised, dice bought, Determination spent, dice rolled again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.dice import Die
from moothall.rulesets.houses2d20.pool import Pool
from moothall.rulesets.houses2d20.prices import DICE_BY_MOMENTUM, DICE_BY_THREAT, DICE_OF_NPCS, SPENT_THREAT, Price
from moothall.rulesets.houses2d20.purse import (
    Purse,
    check_dice,
    check_momentum,
    check_point,
    check_threat,
    check_threat_price,
    prices_of,
    totals,
)
from moothall.rulesets.houses2d20.questions.common import options
from moothall.rulesets.houses2d20.state import Table, Trait
from moothall.talk.questions import Option, Question, question
from moothall.talk.reasons import Because

RAISE = SPENT_THREAT["difficulty"]


@question("houses/raise", takes=int, whose="houses.threat.spend.difficulty-2")
class RaiseDifficulty(Question[int]):
    """Before the player commits, the GM may make this one test harder, at 2 Threat a step."""

    who: str
    difficulty: int
    most: int
    """So many steps would each make it harder."""
    price: int = RAISE.points

    late = "houses.threat.difficulty-window"

    def cites(self) -> Iterator[str]:
        yield RAISE.cite
        yield "houses.threat.spend.difficulty-before-roll"

    def answers(self) -> Sequence[int]:
        return range(min(self.most, 20) + 1)

    def check(self, state: Table, answer: int) -> None:
        if answer < 0:
            raise AgainstTheRules("error-houses-steps", cite=RAISE.cite, number=answer)
        if answer > self.most:
            cite = "houses.difficulty.raise-stops-at-5"
            raise AgainstTheRules("error-houses-raise", cite=cite, number=answer, most=self.most)
        check_threat(state, answer * self.price)

    def default(self) -> int:
        return 0


@record
class Purchase:
    """What each bought die is paid with, in order."""

    paid: tuple[Purse, ...] = ()


class DiePrice(NamedTuple):
    """What one more die costs, by Momentum and by Threat; none where it cannot be had so."""

    momentum: int | None
    threat: int


@question("houses/buy-dice", takes=Purchase, whose="houses.test.spend-window")
class BuyDice(Question[Purchase]):
    """So many dice lie there; more can be bought. Prices go by position, and each die is paid from one pool."""

    who: str
    dice: int
    most: int
    """How many more there may be."""
    target: int
    pool: Pool
    difficulty: int | None
    """Not known to the player while the GM hides it."""
    momentum: int
    prices: tuple[DiePrice, ...]
    why: tuple[Because, ...] = ()
    npc: bool = False
    free_first: bool = False

    late = "houses.test.spend-window"

    def cites(self) -> Iterator[str]:
        yield from (reason.cite for reason in self.why)
        lists = (DICE_OF_NPCS,) if self.npc else (DICE_BY_MOMENTUM, DICE_BY_THREAT)
        yield from (price.cite for listed in lists for price in listed[: self.most])

    def ideas(self, field: str) -> tuple[str, ...]:
        return ("threat",) if self.npc else ("momentum", "threat")

    def answers(self) -> Sequence[Purchase]:
        purses: tuple[Purse, ...] = ("threat",) if self.npc else ("momentum", "threat")
        found = [Purchase()]
        for _ in range(self.most):
            found += [Purchase((*one.paid, purse)) for one in found if len(one.paid) == _ for purse in purses]
        return found

    def check(self, state: Table, answer: Purchase) -> None:
        if len(answer.paid) > self.most:
            cite = "houses.test.max-pool-five"
            raise AgainstTheRules("error-houses-dice", cite=cite, number=len(answer.paid), most=self.most)
        check_dice(state, self.who, answer.paid, self.free_first)

    def default(self) -> Purchase:
        return Purchase()


Resolve = Literal["none", "automatic", "create", "change", "remove"]

RESOLVE_RULES: dict[str, str] = {
    "none": "houses.determination.one-point-per-use",
    "automatic": "houses.determination.automatic-one",
    "create": "houses.determination.declaration-create",
    "change": "houses.determination.declaration-change",
    "remove": "houses.determination.declaration-remove",
}


@record
class PointUse:
    """What a point of Determination is for; a declaration names its trait and says its text."""

    use: Resolve = "none"
    trait: str = ""
    text: str = ""


@question("houses/point", takes=PointUse, whose="houses.determination.needs-supporting-statement")
class SpendPoint(Question[PointUse]):
    """A statement stands behind this test: a point may make one die a 1, or declare something."""

    who: str
    uses: tuple[Resolve, ...]
    planned: int
    """Points already promised to this test."""
    price: str
    traits: tuple[Trait, ...]
    pool: Pool
    difficulty: int | None

    late = "houses.determination.auto-one-before-roll"

    def options(self) -> Sequence[Option]:
        return tuple(Option(use, RESOLVE_RULES[use], "" if use == "none" else self.price) for use in self.uses)

    def answers(self) -> Sequence[PointUse]:
        return [PointUse("none"), *([PointUse("automatic")] if "automatic" in self.uses else [])]

    def check(self, state: Table, answer: PointUse) -> None:
        if answer.use == "none":
            return
        if answer.use not in self.uses:
            raise AgainstTheRules("error-not-offered", cite=RESOLVE_RULES[answer.use], answer=answer.use)
        check_point(state, self.who, self.planned + 1)
        check_declaration(state, answer.use, answer.trait, answer.text, RESOLVE_RULES[answer.use])

    def default(self) -> PointUse:
        return PointUse()


def check_declaration(state: Table, use: str, trait: str, text: str, cite: str) -> None:
    """A new or altered trait needs words; an altered or removed one must be there."""
    if use in ("create", "change") and not text.strip():
        raise AgainstTheRules("error-houses-say-it", cite=cite)
    if use in ("change", "remove") and all(one.id != trait for one in state.traits):
        raise AgainstTheRules("error-houses-which-trait", cite=cite, trait=trait)


@record
class Confirmed:
    """The GM's word on a trait: whether it may be, and what it does to the test at hand."""

    accept: bool = True
    bears: Literal["off", "easier", "harder"] = "off"


@question("houses/confirm-trait", takes=Confirmed)
class ConfirmTrait(Question[Confirmed]):
    """The GM confirms a trait that somebody would bring about, or asks for another."""

    who: str
    use: str
    """`create`, `change` or `remove`."""
    text: str
    was: str
    cite: str
    may_bear: bool
    """Whether it can still bear on the test at hand."""

    def cites(self) -> Iterator[str]:
        yield self.cite

    def leaves_out(self) -> tuple[str, ...]:
        return () if self.may_bear else ("bears",)

    def answers(self) -> Sequence[Confirmed]:
        return [Confirmed(), Confirmed(False)]

    def default(self) -> Confirmed:
        return Confirmed()


@question("houses/commit", takes=str, whose="houses.test.spend-window")
class Commit(Question[Literal["roll", "anew", "withdraw"]]):
    """Everything is named: roll, name it anew, or let it be. All that was promised is paid now, or not at all."""

    who: str
    dice: int
    target: int
    pool: Pool
    """With the dice that are to be bought."""
    difficulty: int | None
    purchase: Purchase
    prices: tuple[Price, ...]
    points: int
    free_first: bool = False

    @property
    def closed(self) -> str:
        """The rule that keeps Determination out of this test, if one does."""
        return self.pool.closed

    def cites(self) -> Iterator[str]:
        yield "houses.test.spend-window"
        if self.closed:
            yield self.closed

    def options(self) -> Sequence[Option]:
        momentum, threat = totals(self.purchase.paid, self.prices)
        paid = " ".join(f"{amount} {purse}" for amount, purse in ((momentum, "momentum"), (threat, "threat")) if amount)
        return options(("roll", "anew", "withdraw"), "houses.test.spend-window", paid)

    def check(self, state: Table, answer: str) -> None:
        if answer in RESOLVE_RULES and self.closed:
            raise AgainstTheRules("error-houses-closed", cite=self.closed)
        self.check_listed(answer)  # type: ignore[arg-type]
        if answer == "roll":
            check_dice(state, self.who, self.purchase.paid, self.free_first)
            check_points_and_dice(state, self.who, self.purchase, self.points, self.free_first)


def check_points_and_dice(state: Table, who: str, purchase: Purchase, points: int, free_first: bool) -> None:
    """Points of Determination must be there; for whoever pays them in Threat, on top of what the dice cost."""
    if not points:
        return
    check_point(state, who, points)
    if not state.who(who).is_player:
        _, threat = totals(purchase.paid, prices_of(state, who, purchase.paid, free_first))
        check_threat(state, threat + points * SPENT_THREAT["determination"].points)


class Lying(NamedTuple):
    """A die as it lies: what it came to, and whether it may still be rolled again."""

    successes: int
    complicates: bool
    fresh: bool = True
    helper: str = ""
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
    """The dice lie there, from the lowest face to the highest: a point rolls any of them again, each at most once."""

    who: str
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

    def options(self) -> Sequence[Option]:
        ids = ("keep", "reroll", *(("automatic",) if self.automatic else ()))
        prices = ("", self.price, self.price)
        return tuple(Option(id, self.cite, price) for id, price in zip(ids, prices, strict=False))

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


@question("houses/buy", takes=str, whose="houses.momentum.spend-then-bank")
class BuyEffect(Question[Literal["no", "yes"]]):
    """Momentum, of this test first and then what is saved, may buy one thing more."""

    who: str
    what: str
    price: int
    fresh: int
    """Momentum of this test that is left."""
    cite: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), self.cite, "", str(self.price))

    def check(self, state: Table, answer: str) -> None:
        self.check_listed(answer)  # type: ignore[arg-type]
        if answer == "yes":
            check_spendable(state, self.who, self.price, self.fresh)


def check_spendable(state: Table, who: str, price: int, fresh: int) -> None:
    """Fresh and saved Momentum must do; whoever is not on the players' side has only the fresh."""
    if state.who(who).is_player:
        check_momentum(state, who, price, fresh)
    elif price > fresh:
        cite = "houses.npc.momentum-first-then-threat"
        raise AgainstTheRules("error-houses-momentum", cite=cite, needed=price, there=fresh)


@record
class Payment:
    """A price paid in Momentum, in Threat, or, where the table allows that, in both."""

    momentum: int = 0
    threat: int = 0


def check_payment(state: Table, who: str, price: int, paid: Payment, cite: str) -> None:
    """The whole price, from one purse unless prices may be split, and from purses that hold it."""
    if paid.momentum < 0 or paid.threat < 0 or paid.momentum + paid.threat != price:
        raise AgainstTheRules("error-houses-price", cite=cite, price=price)
    if paid.momentum and paid.threat and not state.options.payment_split:
        raise AgainstTheRules("error-houses-split", cite="houses.resist.split-payment", price=price)
    if paid.momentum and not state.who(who).is_player:
        raise AgainstTheRules("error-houses-npc-momentum", cite=cite, name=state.who(who).name)
    check_momentum(state, who, paid.momentum)
    check_threat_price(state, who, paid.threat)
