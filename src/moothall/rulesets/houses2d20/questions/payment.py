"""Questions of payment: prices paid in Momentum or in Threat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.points import check_momentum, check_threat_price
from moothall.rulesets.houses2d20.questions.common import options
from moothall.rulesets.houses2d20.state import Table
from moothall.talk.questions import Option, Question, question


@question("houses/buy", takes=str, whose="houses.momentum.spend-then-bank")
class BuyEffect(Question[Literal["no", "yes"]]):
    """The player may buy one effect more with Momentum, of this test first and then saved."""

    who: CharacterId
    what: str
    price: int
    fresh: int
    """Momentum of this test that is left."""
    cite: str

    after = True

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), self.cite, "", str(self.price))

    def check(self, state: Table, answer: str) -> None:
        self.check_listed(answer)
        if answer == "yes":
            check_spendable(state, self.who, self.price, self.fresh)


def check_spendable(state: Table, who: CharacterId, price: int, fresh: int) -> None:
    """Refuse a price above fresh and saved Momentum; an NPC has only the fresh."""
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


def ways_to_pay(price: int, npc: bool) -> tuple[Payment, ...]:
    """Return the purses that a price may come from whole, the usual one first; an NPC pays in Threat."""
    by_threat = Payment(threat=price)
    return (by_threat,) if npc else (Payment(price), by_threat)


def check_payment(state: Table, who: CharacterId, price: int, paid: Payment, cite: str) -> None:
    """The whole price, from one purse unless prices may be split, and from purses that hold it."""
    if paid.momentum < 0 or paid.threat < 0 or paid.momentum + paid.threat != price:
        raise AgainstTheRules("error-houses-price", cite=cite, price=price)
    if paid.momentum and paid.threat and not state.options.payment_split:
        raise AgainstTheRules("error-houses-split", cite="houses.resist.split-payment", price=price)
    if paid.momentum and not state.who(who).is_player:
        raise AgainstTheRules("error-houses-npc-momentum", cite=cite, name=state.who(who).name)
    check_momentum(state, who, paid.momentum)
    check_threat_price(state, who, paid.threat)
