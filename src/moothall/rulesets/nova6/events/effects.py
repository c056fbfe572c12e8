"""Events of effects: begun, changed and ended; and marks of limited uses."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed
from moothall.rulesets.nova6.events.folds import by
from moothall.rulesets.nova6.state import Effect, Mark, Table


@event("nova6/effect-began")
class EffectBegan:
    """An effect began."""

    effect: Annotated[Effect, Everyone]


@event("nova6/effect-changed")
class EffectChanged:
    """An effect changed: new rating, duration and marks."""

    effect: Annotated[Effect, Everyone]


@by(EffectBegan)
@by(EffectChanged)
def _(table: Table, fact: EffectBegan | EffectChanged) -> Table:
    return table.with_effect(fact.effect)


@event("nova6/effect-ended")
class EffectEnded:
    """An effect ended: its duration is over, or a character ended it."""

    effect: Annotated[Effect, Everyone]
    why: Annotated[str, When("known")]
    """The moment that ended it (`turn-end`, `scene-end` …), or `removed`, `used-up`, `replaced`."""
    known: Annotated[bool, When("known")] = True


@by(EffectEnded)
def _(table: Table, fact: EffectEnded) -> Table:
    return table.without_effects((fact.effect.id,))


@event("nova6/marked")
class Marked:
    """A limited use was marked: it is not available again until its moment has passed."""

    mark: Annotated[Mark, Everyone]


@by(Marked)
def _(table: Table, fact: Marked) -> Table:
    return changed(table, marks=(*table.marks, fact.mark))


@event("nova6/unmarked")
class Unmarked:
    """Marks were removed: their uses are available again. Known and hidden ones go separately."""

    marks: Annotated[tuple[Mark, ...], When("known")]
    known: Annotated[bool, When("known")] = True


@by(Unmarked)
def _(table: Table, fact: Unmarked) -> Table:
    return changed(table, marks=tuple([mark for mark in table.marks if mark not in fact.marks]))
