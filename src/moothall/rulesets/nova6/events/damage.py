"""Events of damage: boxes filled, malfunctions, and attacks out of range."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import When
from moothall.rulesets.nova6.events.folds import by, unchanged
from moothall.rulesets.nova6.state import Table, Track
from moothall.talk.reasons import Because


@event("nova6/harmed")
class Harmed:
    """Damage was dealt, or all of it soaked: amount, level, duration, and the new tracks."""

    who: Annotated[str, When("seen")]
    damage: Annotated[int, When("seen")]
    level: Annotated[str, When("seen")]
    duration: Annotated[str, When("seen")]
    tracks: Annotated[tuple[Track, ...], When("seen", "open")]
    seen: Annotated[bool, When("seen")] = True
    open: Annotated[bool, When("seen", "open")] = True
    why: Annotated[tuple[Because, ...], When("seen", "open")] = ()
    """Soak and other reasons for the amount."""
    stands: Annotated[bool, When("seen")] = False
    """Whether the character goes on with an incapacitated box, having another one free."""


@by(Harmed)
def _(table: Table, fact: Harmed) -> Table:
    return table.with_one(fact.who, tracks=fact.tracks)


@event("nova6/malfunctioned")
class Malfunctioned:
    """A damaged object malfunctions."""

    who: Annotated[str, When("seen")]
    text: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


by(Malfunctioned)(unchanged)


@event("nova6/missed")
class Missed:
    """An attack succeeded but did not reach its target."""

    who: Annotated[str, When("seen")]
    target: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


by(Missed)(unchanged)
