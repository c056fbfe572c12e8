"""Questions around the roll: raised Difficulty, bought dice, Determination, commitment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.points import Purse, check_dice, check_point, check_threat, promised_threat
from moothall.rulesets.houses2d20.pool import Pool
from moothall.rulesets.houses2d20.prices import DICE_BY_MOMENTUM, DICE_BY_THREAT, DICE_OF_NPCS, SPENT_THREAT, Price
from moothall.rulesets.houses2d20.questions.common import options
from moothall.rulesets.houses2d20.state import SCENE, Table, Trait, bearers
from moothall.talk.questions import Option, Question, question
from moothall.talk.reasons import Because

RAISE = SPENT_THREAT["difficulty"]


@question("houses/raise", takes=int, whose="houses.threat.spend.difficulty-2")
class RaiseDifficulty(Question[int]):
    """Before the player commits, the GM may make this one test harder, at 2 Threat a step."""

    who: CharacterId
    difficulty: int
    most: int
    """So many steps would each make it harder."""
    price: int = RAISE.points
    reach: int = 0
    """So many of them can be paid for."""

    late = "houses.threat.difficulty-window"
    lists_all = True

    def cites(self) -> Iterator[str]:
        yield RAISE.cite
        yield "houses.threat.spend.difficulty-before-roll"

    def answers(self) -> Sequence[int]:
        return range(self.reach + 1)

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
    """Payment for each bought die, in order."""

    paid: tuple[Purse, ...] = ()


class DiePrice(NamedTuple):
    """Price of one more die, in Momentum and in Threat; none where it cannot be had so."""

    momentum: int | None
    threat: int


@question("houses/buy-dice", takes=Purchase, whose="houses.test.spend-window")
class BuyDice(Question[Purchase]):
    """The player may buy more dice. Prices go by position, and each die is paid from one pool."""

    who: CharacterId
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
    lists_all = True

    def cites(self) -> Iterator[str]:
        yield from (reason.cite for reason in self.why)
        lists = (DICE_OF_NPCS,) if self.npc else (DICE_BY_MOMENTUM, DICE_BY_THREAT)
        yield from (price.cite for listed in lists for price in listed[: self.most])

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return ("threat",) if self.npc else ("momentum", "threat")

    def answers(self) -> Sequence[Purchase]:
        purses: tuple[Purse, ...] = ("threat",) if self.npc else ("momentum", "threat")
        found = [Purchase()]
        for _ in range(len(self.prices)):
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
    """Use of a point of Determination; a declaration names its trait and says its text."""

    use: Resolve = "none"
    trait: str = ""
    text: str = ""
    on: str = SCENE
    """Of a new trait: what it is true of."""


@question("houses/point", takes=PointUse, whose="houses.determination.needs-supporting-statement")
class SpendPoint(Question[PointUse]):
    """A statement supports this test: a point may make one die a 1, or declare a trait."""

    who: CharacterId
    uses: tuple[Resolve, ...]
    planned: int
    """Points already promised to this test."""
    price: str
    traits: tuple[Trait, ...]
    pool: Pool
    difficulty: int | None
    npc: bool = False
    """Whether Threat pays for it."""
    promised: int = 0
    """Threat already promised to dice."""

    late = "houses.determination.auto-one-before-roll"

    def options(self) -> Sequence[Option]:
        return tuple(Option(use, RESOLVE_RULES[use], "" if use == "none" else self.price) for use in self.uses)

    def answers(self) -> Sequence[PointUse]:
        return [PointUse("none"), *([PointUse("automatic")] if "automatic" in self.uses else [])]

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return {"trait": tuple([trait.id for trait in state.traits]), "on": bearers(state)}.get(field, ())

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        means: dict[str, tuple[str, ...]] = {
            "on": ("create",),
            "trait": ("change", "remove"),
            "text": ("create", "change"),
        }
        return {"use": means[field]} if field in means else {}

    def check(self, state: Table, answer: PointUse) -> None:
        if answer.use == "none":
            return
        if answer.use not in self.uses:
            raise AgainstTheRules("error-not-offered", cite=RESOLVE_RULES[answer.use], answer=answer.use)
        check_point(state, self.who, self.planned + 1, self.promised)
        check_declaration(state, answer.use, answer.trait, answer.text, RESOLVE_RULES[answer.use], answer.on)

    def default(self) -> PointUse:
        return PointUse()


def check_declaration(state: Table, use: str, trait: str, text: str, cite: str, on: str = SCENE) -> None:
    """A new or altered trait needs words; a new one its bearer, and an altered or removed one must be there."""
    if use in ("create", "change") and not text.strip():
        raise AgainstTheRules("error-houses-say-it", cite=cite)
    if use in ("change", "remove") and all(one.id != trait for one in state.traits):
        raise AgainstTheRules("error-houses-which-trait", cite=cite, trait=trait)
    if use == "create":
        check_bearer(state, on, cite)


def check_bearer(state: Table, on: str, cite: str) -> None:
    """Refuse a trait that would lie on nothing at the table: no scene, character, asset or zone of it."""
    if on not in bearers(state):
        raise AgainstTheRules("error-houses-bearer", cite=cite, on=on)


@record
class Confirmed:
    """The GM's word on a trait: whether it is accepted, and how it bears on the test at hand."""

    accept: bool = True
    bears: Literal["off", "easier", "harder"] = "off"


@question("houses/confirm-trait", takes=Confirmed)
class ConfirmTrait(Question[Confirmed]):
    """The GM confirms a trait that a player would make, or asks for another."""

    who: CharacterId
    use: str
    """`create`, `change` or `remove`."""
    text: str
    was: str
    cite: str
    may_bear: bool
    """Whether it can still bear on the test at hand."""
    on: str = SCENE
    """Of a new trait: what it would be true of."""

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
    """The player rolls, prepares the test anew, or lets it be. All that was promised is paid now, or not at all."""

    who: CharacterId
    dice: int
    target: int
    pool: Pool
    """With the dice that are to be bought."""
    difficulty: int | None
    purchase: Purchase
    prices: tuple[Price, ...]
    points: int
    free_first: bool = False
    momentum: int = 0
    """The whole cost, in each pool."""
    threat: int = 0

    stops = "last word"

    @property
    def closed(self) -> str:
        """The rule that keeps Determination out of this test, if one does."""
        return self.pool.closed

    def cites(self) -> Iterator[str]:
        yield "houses.test.spend-window"
        if self.closed:
            yield self.closed

    def options(self) -> Sequence[Option]:
        return options(("roll", "anew", "withdraw"), "houses.test.spend-window")

    def check(self, state: Table, answer: str) -> None:
        if answer in RESOLVE_RULES and self.closed:
            raise AgainstTheRules("error-houses-closed", cite=self.closed)
        self.check_listed(answer)
        if answer == "roll":
            check_dice(state, self.who, self.purchase.paid, self.free_first, promised=True)
            if self.points:
                promised = promised_threat(state, self.who, self.purchase.paid, self.free_first)
                check_point(state, self.who, self.points, promised)

    def settled(self, state: Table) -> Literal["roll"] | None:
        """For an NPC the GM has said all there is to say."""
        return None if state.who(self.who).is_player else "roll"
