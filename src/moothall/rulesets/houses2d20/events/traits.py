"""Events of traits: made, changed and removed."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone
from moothall.records import changed
from moothall.rulesets.houses2d20.events.folds import by
from moothall.rulesets.houses2d20.state import Bore, Table, Trait


@event("houses/trait-made")
class TraitMade:
    """A trait was made."""

    trait: Annotated[Trait, Everyone]
    made: Annotated[int, Everyone]
    """How many traits this table has had so far."""
    how: Annotated[str, Everyone]
    """Its cause: Momentum, Threat, a declaration, a complication, an action."""


@by(TraitMade)
def _(table: Table, fact: TraitMade) -> Table:
    return changed(table, traits=(*table.traits, fact.trait), traits_made=fact.made)


@event("houses/trait-changed")
class TraitChanged:
    """A trait changed: its new words, bearer or duration."""

    trait: Annotated[Trait, Everyone]
    how: Annotated[str, Everyone]


@by(TraitChanged)
def _(table: Table, fact: TraitChanged) -> Table:
    return changed(table, traits=tuple(fact.trait if one.id == fact.trait.id else one for one in table.traits))


@event("houses/trait-gone")
class TraitGone:
    """A trait was removed."""

    trait: Annotated[Trait, Everyone]
    how: Annotated[str, Everyone]


@by(TraitGone)
def _(table: Table, fact: TraitGone) -> Table:
    return changed(table, traits=tuple(one for one in table.traits if one.id != fact.trait.id))


@event("houses/traits-weighed")
class TraitsWeighed:
    """The GM weighed traits for a test: their effects on earlier tests, this one among them."""

    bore: tuple[Bore, ...]


@by(TraitsWeighed)
def _(table: Table, fact: TraitsWeighed) -> Table:
    return changed(table, bore=fact.bore)
