"""Events of tests: declared, called, rolled, and their outcome."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.rulesets.houses2d20.events.folds import by, unchanged
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.words import Drive, Fit, Form, Lasts, Skill


@event("houses/declared", declares=True)
class Declared:
    """A player said what the character tries."""

    who: Annotated[CharacterId, When("seen")]
    action: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("houses/settled")
class Settled:
    """An action was settled without dice: it simply works, it cannot be done, or it was let be."""

    who: Annotated[CharacterId, When("seen")]
    action: Annotated[str, When("seen")]
    how: Annotated[str, When("seen")]
    """`no_test`, `forbidden`, `withdrawn`, `waived` or `refused`."""
    because: Annotated[str, When("seen")] = ""
    """The trait that decided it, in its words."""
    seen: Annotated[bool, When("seen")] = True


@event("houses/called", prepares=True)
class Called:
    """The GM called a test: skill, Difficulty and complication range; a hidden Difficulty is known to the GM alone."""

    who: Annotated[CharacterId, When("seen")]
    skill: Annotated[Skill, When("seen")]
    difficulty: Annotated[int, When("seen", "open")]
    range: Annotated[int, When("seen")]
    open: Annotated[bool, When("seen", "open")]
    seen: Annotated[bool, When("seen")] = True


@event("houses/drive-chosen", prepares=True)
class DriveChosen:
    """The player picked the Drive; without one, a minor character's Quality stands in."""

    who: Annotated[CharacterId, When("seen")]
    drive: Annotated[Drive | None, When("seen")]
    fit: Annotated[Fit | None, When("seen")]
    """How its statement fits the action; none where there is no statement."""
    target: Annotated[int, When("seen", "known")]
    known: Annotated[bool, When("seen", "known")]
    """Whether everybody may know the numbers of this character."""
    seen: Annotated[bool, When("seen")] = True


@event("houses/focus-applied", prepares=True)
class FocusApplied:
    """A focus serves this test."""

    who: Annotated[CharacterId, When("seen")]
    focus: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("houses/assisted")
class Assisted:
    """A character assists with a die of their own."""

    helper: Annotated[CharacterId, When("seen")]
    who: Annotated[CharacterId, When("seen")]
    how: Annotated[str, When("seen")]
    target: Annotated[int, When("seen", "known")]
    critical: Annotated[int, When("seen", "known")]
    known: Annotated[bool, When("seen", "known")]
    seen: Annotated[bool, When("seen")] = True


@event("houses/committed", prepares=True)
class Committed:
    """A player committed to the roll: all spends are made, and the dice fall next."""

    who: Annotated[CharacterId, When("seen")]
    dice: Annotated[int, When("seen")]
    automatic: Annotated[int, When("seen")]
    """Dice that count as a 1 and are not rolled."""
    seen: Annotated[bool, When("seen")] = True


@event("houses/tested", decides=True)
class Tested:
    """A test came out: successes, complications, and whether it passed."""

    who: Annotated[CharacterId, When("seen")]
    skill: Annotated[Skill, When("seen")]
    successes: Annotated[int, When("seen")]
    complications: Annotated[int, When("seen")]
    difficulty: Annotated[int, When("seen", "open")]
    open: Annotated[bool, When("seen", "open")]
    passed: Annotated[bool, When("seen")]
    surplus: Annotated[int, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("houses/rolled-against", decides=True)
class RolledAgainst:
    """The opposing side of a contest has rolled: its successes are the Difficulty."""

    who: Annotated[CharacterId, When("seen")]
    against: Annotated[CharacterId, When("against_seen")]
    successes: Annotated[int, Everyone]
    complications: Annotated[int, Everyone]
    seen: Annotated[bool, When("seen")] = True
    against_seen: Annotated[bool, When("against_seen")] = True


@event("houses/shortfall-gained")
class ShortfallGained:
    """The active side of a contest fell short, and the opposing side gained the difference as Momentum."""

    who: Annotated[CharacterId, When("seen")]
    amount: Annotated[int, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("houses/succeeded-at-cost")
class SucceededAtCost:
    """A failed roll became a bare success."""

    who: Annotated[CharacterId, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("houses/narrated")
class Narrated:
    """The GM said what happens."""

    who: Annotated[CharacterId, When("seen")]
    text: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("houses/informed")
class Informed:
    """A question about the situation was asked and answered."""

    who: Annotated[CharacterId, When("seen")]
    asked: Annotated[str, When("seen")]
    answer: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("houses/complication-bought-off")
class ComplicationBoughtOff:
    """A complication was ignored at a price."""

    who: Annotated[CharacterId, When("seen")]
    left: Annotated[int, When("seen")]
    """How many there are still to settle."""
    seen: Annotated[bool, When("seen")] = True


@event("houses/complicated")
class Complicated:
    """A complication took its form: a trait, an action barred, time lost, or a task set back."""

    who: Annotated[CharacterId, When("seen")]
    form: Annotated[Form, When("seen")]
    text: Annotated[str, When("seen")]
    lasts: Annotated[Lasts, When("seen")]
    cause: Annotated[str, When("seen")]
    """`rolled`, or the benefit it is the price of: `comply`, `cost`, `resist`."""
    percent: Annotated[int, When("seen")] = 0
    """How much more time it takes, where it takes time."""
    seen: Annotated[bool, When("seen")] = True


for _fact in (
    *(Declared, Settled, Called, DriveChosen, FocusApplied, Assisted, Committed, Tested, RolledAgainst),
    *(ShortfallGained, SucceededAtCost, Narrated, Informed, ComplicationBoughtOff, Complicated),
):
    by(_fact)(unchanged)
