"""Questions of equipment: loads, purchases, gear tests, survival, assets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, YES, options
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import MOST_DIFFICULTY
from moothall.talk.questions import Option, Question, question


@question("nova6/load-lost", takes=str, whose=GMS)
class LoadLost(Question[Literal["kept", "lost"]]):
    """A character escapes a fight in which the load was dropped: the GM says whether it is lost."""

    who: str

    def options(self) -> Sequence[Option]:
        return options(("kept", "lost"), "nova6.gear.load-drop")


@record
class Sold:
    """The GM's answer to a purchase: sold or not, and the price."""

    sold: bool = True
    price: int = 0


@question("nova6/sale", takes=Sold, whose=GMS)
class Sale(Question[Sold]):
    """A character wants to buy an item of the pack: the GM says whether it is sold here, and its price."""

    who: str
    item: str
    price: int
    held: int = -1
    """The coins of the buyer; below 0 where coins are not counted."""

    def cites(self) -> Iterator[str]:
        yield "nova6.themepack.gear-money"

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"sold": YES} if field == "price" else {}

    def check(self, state: Table, answer: Sold) -> None:
        check_price(answer.price)
        if answer.sold:
            check_pays(state, self.who, answer.price)

    def default(self) -> Sold:
        return Sold(not 0 <= self.held < self.price, self.price)


@question("nova6/load-price", takes=int, whose=GMS)
class LoadPrice(Question[int]):
    """A character takes another load where money is counted: the GM sets its price."""

    who: str
    load: str

    def cites(self) -> Iterator[str]:
        yield "nova6.gear.load-cost"

    def check(self, state: Table, answer: int) -> None:
        check_price(answer)
        check_pays(state, self.who, answer, "nova6.gear.load-cost")

    def default(self) -> int:
        return 0


# ---- Gear tests ------------------------------------------------------------------------------------------------------


@record
class GearRuling:
    """The GM's ruling on a gear test: allowed or not, penalty dice, and price."""

    allowed: bool = True
    penalty: int = 0
    """Penalty dice for what is rare or forbidden."""
    price: int = 0
    """What it costs, where things have prices."""


@question("nova6/judge-gear", takes=GearRuling, whose=GMS)
class JudgeGear(Question[GearRuling]):
    """A gear test: the GM says whether the item is possible, how rare or forbidden it is, and its price."""

    who: str
    item: str
    price: int = 0

    def cites(self) -> Iterator[str]:
        yield "nova6.gear.test-mods"

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"allowed": YES} if field != "allowed" else {}

    def check(self, state: Table, answer: GearRuling) -> None:
        if not 0 <= answer.penalty <= MOST_DIFFICULTY:
            cite, most = "nova6.gear.test-mods", MOST_DIFFICULTY
            raise AgainstTheRules("error-difficulty", cite=cite, number=answer.penalty, most=most)
        check_price(answer.price)

    def default(self) -> GearRuling:
        return GearRuling(price=self.price)


def check_pays(state: Table, who: str, price: int, rule: str = "nova6.themepack.gear-money") -> None:
    """Refuse a price above the character's coins."""
    one = state.who(who)
    if one.coins < price:
        raise AgainstTheRules("error-too-few-coins", cite=rule, name=one.name, held=one.coins, price=price)


def check_price(price: int) -> None:
    """A price is a number of coins of the setting, and none is none."""
    if price < 0:
        raise AgainstTheRules("error-price", cite="nova6.economy.price-penalty", price=price)


# ---- Once in a scene -------------------------------------------------------------------------------------------------


@question("nova6/scene-point", takes=str, whose=PLAYERS)
class ScenePoint(Question[Literal["save", "use"]]):
    """A success: the player may use the one extra stunt point of this scene for it."""

    who: str
    trait: str
    rule: str

    stops = "offer"
    after = True

    def options(self) -> Sequence[Option]:
        return options(("save", "use"), self.rule)


@question("nova6/scene-dice", takes=int, whose=PLAYERS)
class SceneDice(Question[int]):
    """The player says how many of the dice per scene go into this test."""

    who: str
    trait: str
    most: int
    rule: str

    lists_all = True

    def cites(self) -> Iterator[str]:
        yield self.rule

    def answers(self) -> Sequence[int]:
        return range(self.most + 1)

    def check(self, state: Table, answer: int) -> None:
        if not 0 <= answer <= self.most:
            raise AgainstTheRules("error-scene-dice", cite=self.rule, most=self.most)

    def default(self) -> int:
        return 0


@question("nova6/scene-die-fits", takes=str, whose=GMS)
class SceneDieFits(Question[Literal["yes", "no"]]):
    """A character draws on a talent with uses per scene: the GM says whether it helps here."""

    who: str
    trait: str
    intent: str
    rule: str

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), self.rule)

    def settled(self, state: Table) -> Literal["yes"]:
        return "yes"


# ---- Survival --------------------------------------------------------------------------------------------------------


@record
class Want:
    """Cost of a failed survival test: damage, or a cost in the GM's words."""

    kind: Literal["damage", "other"] = "damage"
    text: str = ""


@question("nova6/survival-cost", takes=Want, whose=GMS)
class SurvivalCost(Question[Want]):
    """A survival test failed: the GM picks damage or another cost."""

    who: str
    need: str

    after = True

    def cites(self) -> Iterator[str]:
        yield "nova6.gear.survival-fail"

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"kind": ("other",)} if field == "text" else {}

    def needs(self) -> tuple[str, ...]:
        return ("text",)

    def check(self, state: Table, answer: Want) -> None:
        if answer.kind == "other" and not answer.text.strip():
            raise AgainstTheRules("error-no-words", cite="nova6.gear.survival-fail")

    def default(self) -> Want:
        return Want()


@question("nova6/good-exposition", takes=str, whose=GMS)
class GoodExposition(Question[Literal["no", "yes"]]):
    """A quiet scene is over while a milestone is pending: the GM says whether it met a condition of the milestone."""

    title: str
    milestone: str
    rule: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), self.rule)


# ---- Assets ----------------------------------------------------------------------------------------------------------


@record
class Unfit:
    """Assets that are unrelated to a reaction."""

    unrelated: tuple[str, ...] = ()


@question("nova6/assets-matter", takes=Unfit, whose=GMS)
class AssetsMatter(Question[Unfit]):
    """A character reacts with assets: the GM says which of them do not matter here."""

    who: str
    assets: tuple[str, ...]

    stops = "confirmation"

    def cites(self) -> Iterator[str]:
        yield "nova6.asset.relevance"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return self.assets if field == "unrelated" else ()

    def default(self) -> Unfit:
        return Unfit()

    def settled(self, state: Table) -> Unfit:
        return Unfit()


@question("nova6/new-signature", takes=str, whose=PLAYERS)
class NewSignature(Question[str]):
    """A lost signature asset may be replaced after a scenario: the player names a new one, or none."""

    who: str
    slot: str

    def cites(self) -> Iterator[str]:
        yield "nova6.asset.signature-replace-milestone"

    def default(self) -> str:
        return ""


@question("nova6/accept-signature", takes=str, whose=GMS)
class AcceptSignature(Question[Literal["yes", "no"]]):
    """A player pays for a new signature asset: the GM says whether it means enough."""

    who: str
    name: str

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nova6.asset.signature-replace-scene")
