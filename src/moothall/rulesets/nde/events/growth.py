"""Events of powers, rest and growth."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed
from moothall.rulesets.nde.events.folds import by, unchanged
from moothall.rulesets.nde.ids import HeroId
from moothall.rulesets.nde.state import Attributes, Table
from moothall.rulesets.nde.words import Result


@event("nde/power-changed")
class PowerChanged:
    """Power Points were spent, given or regained."""

    who: Annotated[HeroId, Everyone]
    power: Annotated[int, Everyone]
    why: Annotated[str, Everyone]


@by(PowerChanged)
def _(table: Table, fact: PowerChanged) -> Table:
    return table.with_hero(fact.who, power=fact.power)


@event("nde/power-used", decides=True)
class PowerUsed:
    """A power worked, or did not."""

    who: Annotated[HeroId, Everyone]
    effect: Annotated[str, Everyone]
    level: Annotated[str, Everyone]
    sides: Annotated[int, Everyone]
    modifier: Annotated[int, Everyone]
    result: Annotated[Result, Everyone]
    against: Annotated[int, When("open")]
    open: Annotated[bool, When("open")]


by(PowerUsed)(unchanged)


@event("nde/rested")
class Rested:
    """The group drew breath or rested; each hero is named with what is now full."""

    how: Annotated[str, Everyone]
    now: Annotated[tuple[tuple[HeroId, int, int], ...], Everyone]
    """Hero, Hearts, Power Points."""


@by(Rested)
def _(table: Table, fact: Rested) -> Table:
    for who, hearts, power in fact.now:
        table = _on_their_feet(table.with_hero(who, hearts=hearts, power=power), who)
    return changed(table, conflict="")


def _on_their_feet(table: Table, who: HeroId) -> Table:
    """Bring a hero with a Heart back into action."""
    return table.with_hero(who, fallen="", fallen_as="") if table.hero(who).hearts else table


@event("nde/growth-opened")
class GrowthOpened:
    """A chapter is over: each hero may grow."""

    picks: Annotated[int, Everyone]


@by(GrowthOpened)
def _(table: Table, fact: GrowthOpened) -> Table:
    return changed(table, heroes=tuple(changed(hero, growth=fact.picks) for hero in table.heroes))


@event("nde/grown")
class Grown:
    """A hero grew: what is now true of the sheet."""

    who: Annotated[HeroId, Everyone]
    pick: Annotated[str, Everyone]
    attributes: Annotated[Attributes, Everyone]
    hearts: Annotated[int, Everyone]
    hearts_max: Annotated[int, Everyone]
    power: Annotated[int, Everyone]
    power_max: Annotated[int, Everyone]
    traits: Annotated[tuple[str, ...], Everyone]
    growth: Annotated[int, Everyone]
    attribute: Annotated[str, Everyone] = ""
    """The attribute that grew, what it is now, and what such a value is: a die, a modifier or a threshold."""
    value: Annotated[int, Everyone] = 0
    scale: Annotated[str, Everyone] = ""


@by(Grown)
def _(table: Table, fact: Grown) -> Table:
    table = table.with_hero(
        fact.who,
        attributes=fact.attributes,
        hearts=fact.hearts,
        hearts_max=fact.hearts_max,
        power=fact.power,
        power_max=fact.power_max,
        traits=fact.traits,
        growth=fact.growth,
    )
    return _on_their_feet(table, fact.who)
