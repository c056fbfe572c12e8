"""Events of equipment: loads, coins, gear tests, survival days, and pending milestones."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed
from moothall.rulesets.nova6.events.folds import by, unchanged
from moothall.rulesets.nova6.state import Pending, Table


@event("nova6/load-taken")
class LoadTaken:
    """A character took another load, or lost it."""

    who: Annotated[str, When("seen")]
    load: Annotated[str, When("seen")]
    before: Annotated[str, When("seen")]
    burden: Annotated[int, When("seen")] = 0
    """Burden carried beside the load, in dice."""
    price: Annotated[int, When("seen")] = 0
    lost: Annotated[bool, When("seen")] = False
    seen: Annotated[bool, When("seen")] = True


@by(LoadTaken)
def _(table: Table, fact: LoadTaken) -> Table:
    return table.with_one(fact.who, load=fact.load, burden=fact.burden, dropped=False)


@event("nova6/coins-moved")
class CoinsMoved:
    """A character paid or received coins."""

    who: Annotated[str, When("seen")]
    amount: Annotated[int, When("seen")]
    coins: Annotated[int, When("seen")]
    """Coins the character has now."""
    what: Annotated[str, When("seen")] = ""
    """Reason of the payment, in words."""
    seen: Annotated[bool, When("seen")] = True


@by(CoinsMoved)
def _(table: Table, fact: CoinsMoved) -> Table:
    return table.with_one(fact.who, coins=fact.coins)


@event("nova6/not-sold")
class NotSold:
    """An item that a character wanted to buy is not sold here."""

    who: Annotated[str, When("seen")]
    what: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


by(NotSold)(unchanged)


@event("nova6/handed-over")
class HandedOver:
    """A character gave coins, an item or both to another."""

    who: Annotated[str, Everyone]
    to: Annotated[str, Everyone]
    amount: Annotated[int, Everyone]
    coins: Annotated[int, Everyone]
    """Coins the giver has now."""
    received: Annotated[int, Everyone]
    """Coins the receiver has now."""
    what: Annotated[str, Everyone] = ""
    """The thing, by its name."""


@by(HandedOver)
def _(table: Table, fact: HandedOver) -> Table:
    return table.with_one(fact.who, coins=fact.coins).with_one(fact.to, coins=fact.received)


@event("nova6/gear-lacking")
class GearLacking:
    """A gear test came to nothing: the character does not have the item along."""

    who: Annotated[str, When("seen")]
    item: Annotated[str, When("seen")]
    tested: Annotated[bool, When("seen")] = True
    """Whether dice said so, and not the GM."""
    seen: Annotated[bool, When("seen")] = True


by(GearLacking)(unchanged)


@event("nova6/need-set")
class NeedSet:
    """The group is in need (food, water, shelter), or no longer."""

    need: Annotated[str, Everyone]


@by(NeedSet)
def _(table: Table, fact: NeedSet) -> Table:
    for one in table.heroes:
        table = table.with_one(one.id, days=0)
    return changed(table, need=fact.need)


@event("nova6/day-passed")
class DayPassed:
    """A day passed: how many days each hero has been in need."""

    day: Annotated[int, Everyone]
    days: Annotated[tuple[tuple[str, int], ...], Everyone] = ()
    place: Annotated[str, Everyone] = ""
    """The safe place where it was spent, if it was one."""


@by(DayPassed)
def _(table: Table, fact: DayPassed) -> Table:
    for who, days in fact.days:
        table = table.with_one(who, days=days)
    return changed(table, day=fact.day)


@event("nova6/survival-due")
class SurvivalDue:
    """A survival test is due: the character's load lasts no longer."""

    who: Annotated[str, When("seen")]
    load: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(SurvivalDue)
def _(table: Table, fact: SurvivalDue) -> Table:
    return table.with_one(fact.who, days=0)


@event("nova6/milestones-pending")
class MilestonesPending:
    """Milestones of survival mode are pending: which, and the conditions met for each."""

    pending: Annotated[tuple[Pending, ...], Everyone]
    milestone: Annotated[str, Everyone]
    """The one that this is about."""
    how: Annotated[str, Everyone]
    """`reached`, `nearer`, `met`, `granted`."""


@by(MilestonesPending)
def _(table: Table, fact: MilestonesPending) -> Table:
    return changed(table, pending=fact.pending)
