"""Events of tests: declared, called, rolled, and their outcome."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone
from moothall.records import changed
from moothall.rulesets.nde.events.folds import by, unchanged
from moothall.rulesets.nde.ids import HeroId
from moothall.rulesets.nde.state import Lock, Table
from moothall.rulesets.nde.words import CARRIED_OUT, HELPED, Attribute, Result


@event("nde/declared", declares=True)
class Declared:
    """A player said what the hero does and why."""

    who: Annotated[HeroId, Everyone]
    aim: Annotated[str, Everyone]
    approach: Annotated[str, Everyone]


@event("nde/settled")
class Settled:
    """The GM settled an action without dice: it simply works, or it is not possible."""

    who: Annotated[HeroId, Everyone]
    aim: Annotated[str, Everyone]
    result: Annotated[Result | None, Everyone]
    advised: Annotated[str, Everyone]


@event("nde/called", prepares=True)
class Called:
    """The GM named attribute, number and stakes; everybody knows them before the dice fall."""

    who: Annotated[HeroId, Everyone]
    attribute: Annotated[Attribute, Everyone]
    difficulty: Annotated[int, Everyone]
    stakes: Annotated[str, Everyone]
    overruled: Annotated[bool, Everyone] = False


@event("nde/tested", decides=True)
class Tested:
    """A test came out: dice, number and result."""

    who: Annotated[HeroId, Everyone]
    attribute: Annotated[Attribute, Everyone]
    sides: Annotated[int, Everyone]
    modifier: Annotated[int, Everyone]
    against: Annotated[int, Everyone]
    result: Annotated[Result, Everyone]


@event("nde/complicated")
class Complicated:
    """A complication of a test: its kind and the GM's words."""

    who: Annotated[HeroId, Everyone]
    kind_of: Annotated[str, Everyone]
    text: Annotated[str, Everyone]


@event("nde/paid")
class Paid:
    """A success had its price, or a failure its cost."""

    who: Annotated[HeroId, Everyone]
    kind_of: Annotated[str, Everyone]
    text: Annotated[str, Everyone]


@event("nde/benefited")
class Benefited:
    """An exceptional success brought a benefit."""

    who: Annotated[HeroId, Everyone]
    benefit: Annotated[str, Everyone]
    detail: Annotated[str, Everyone] = ""


for _fact in (Declared, Settled, Called, Tested):
    by(_fact)(unchanged)


@by(Complicated)
@by(Paid)
def _(table: Table, fact: Complicated | Paid) -> Table:
    if fact.kind_of in CARRIED_OUT:
        return table
    return changed(table, worse=_with(table, table.worse, fact.text, fact.kind_of))


@by(Benefited)
def _(table: Table, fact: Benefited) -> Table:
    return changed(table, better=_with(table, table.better, fact.detail, fact.benefit))


def _with(table: Table, known: tuple[str, ...], text: str, kind: str) -> tuple[str, ...]:
    """Circumstances of a scene with one more, in the table's own words if there are any; tables that only tell such
    things keep none.
    """
    what = text.strip() or kind
    if table.options.effects != "bite" or what in (*known, "other"):
        return known
    return (*known, what)


@event("nde/circumstance-ended")
class CircumstanceEnded:
    """The GM found that a circumstance of the scene is over."""

    what: Annotated[str, Everyone]


@by(CircumstanceEnded)
def _(table: Table, fact: CircumstanceEnded) -> Table:
    better, worse = (tuple(one for one in side if one != fact.what) for side in (table.better, table.worse))
    return changed(table, better=better, worse=worse)


@event("nde/helped")
class Helped:
    """An ally helped, at the price of an action or of time."""

    helper: Annotated[HeroId, Everyone]
    who: Annotated[HeroId, Everyone]
    how: Annotated[str, Everyone]
    acted: Annotated[bool, Everyone]


@by(Helped)
def _(table: Table, fact: Helped) -> Table:
    table, hero = table.with_hero(fact.helper, acted=fact.acted), table.hero(fact.who)
    if fact.helper not in hero.helpers:
        return table
    left = tuple(helper for helper in hero.helpers if helper != fact.helper)
    effects = hero.effects if left else tuple(effect for effect in hero.effects if effect != HELPED)
    return table.with_hero(fact.who, helpers=left, effects=effects)


@event("nde/help-waits")
class HelpWaits:
    """An ally has helped ahead, and the help waits for the next test of the one who is helped."""

    helper: Annotated[HeroId, Everyone]
    who: Annotated[HeroId, Everyone]
    how: Annotated[str, Everyone]
    acted: Annotated[bool, Everyone]


@by(HelpWaits)
def _(table: Table, fact: HelpWaits) -> Table:
    hero = table.hero(fact.who)
    effects = tuple(dict.fromkeys((*hero.effects, HELPED)))
    table = table.with_hero(fact.who, helpers=(*hero.helpers, fact.helper), effects=effects)
    return table.with_hero(fact.helper, acted=fact.acted)


@event("nde/luck-changed", aside=True)
class LuckChanged:
    """A Luck Point was spent or given."""

    who: Annotated[HeroId, Everyone]
    luck: Annotated[int, Everyone]
    use: Annotated[str, Everyone]
    why: Annotated[str, Everyone] = ""
    """The reason it was given for."""


@by(LuckChanged)
def _(table: Table, fact: LuckChanged) -> Table:
    return table.with_hero(fact.who, luck=fact.luck)


@event("nde/locked")
class Locked:
    """A failed test is not simply tried again."""

    lock: Annotated[Lock, Everyone]


@by(Locked)
def _(table: Table, fact: Locked) -> Table:
    return changed(table, locks=(*table.locks, fact.lock))


@event("nde/unlocked")
class Unlocked:
    """A way out of a failed test: its cost was accepted and it is tried once more, another approach is, or none is."""

    lock: Annotated[Lock, Everyone]
    way: Annotated[str, Everyone]
    text: Annotated[str, Everyone]


@by(Unlocked)
def _(table: Table, fact: Unlocked) -> Table:
    if fact.way in ("change", "withdraw"):
        return table  # what failed has failed: only the new approach is free
    return changed(table, locks=tuple(lock for lock in table.locks if lock != fact.lock))


@event("nde/clock-moved")
class ClockMoved:
    """A failure moved the clock."""

    at: Annotated[int, Everyone]
    length: Annotated[int, Everyone]


@by(ClockMoved)
def _(table: Table, fact: ClockMoved) -> Table:
    if table.clock is None:
        return table
    return changed(table, clock=changed(table.clock, at=fact.at, length=fact.length))


@event("nde/clock-ran-out")
class ClockRanOut:
    """The clock has run out, and its consequence happens."""

    consequence: Annotated[str, Everyone]


@by(ClockRanOut)
def _(table: Table, fact: ClockRanOut) -> Table:
    return changed(table, clock=None)
