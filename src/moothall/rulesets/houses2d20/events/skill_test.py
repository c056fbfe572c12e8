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

    who: Annotated[CharacterId, Everyone]
    action: Annotated[str, Everyone]


@event("houses/settled")
class Settled:
    """An action was settled without dice: it simply works, it cannot be done, or it was let be."""

    who: Annotated[CharacterId, Everyone]
    action: Annotated[str, Everyone]
    how: Annotated[str, Everyone]
    """`no_test`, `forbidden`, `withdrawn`, `waived` or `refused`."""
    because: Annotated[str, Everyone] = ""
    """The trait that decided it, in its words."""


@event("houses/called")
class Called:
    """The GM called a test: skill, Difficulty and complication range; a hidden Difficulty is known to the GM alone."""

    who: Annotated[CharacterId, Everyone]
    skill: Annotated[Skill, Everyone]
    difficulty: Annotated[int, When("open")]
    range: Annotated[int, Everyone]
    open: Annotated[bool, When("open")]


@event("houses/drive-chosen")
class DriveChosen:
    """The player picked the Drive; without one, a minor character's Quality stands in."""

    who: Annotated[CharacterId, Everyone]
    drive: Annotated[Drive | None, Everyone]
    fit: Annotated[Fit | None, Everyone]
    """How its statement fits the action; none where there is no statement."""
    target: Annotated[int, When("known")]
    known: Annotated[bool, When("known")]
    """Whether everybody may know the numbers of this character."""


@event("houses/focus-applied")
class FocusApplied:
    """A focus serves this test."""

    who: Annotated[CharacterId, Everyone]
    focus: Annotated[str, Everyone]


@event("houses/assisted")
class Assisted:
    """A character assists with a die of their own."""

    helper: Annotated[CharacterId, Everyone]
    who: Annotated[CharacterId, Everyone]
    how: Annotated[str, Everyone]
    target: Annotated[int, When("known")]
    critical: Annotated[int, When("known")]
    known: Annotated[bool, When("known")]


@event("houses/committed")
class Committed:
    """A player committed to the roll: all spends are made, and the dice fall next."""

    who: Annotated[CharacterId, Everyone]
    dice: Annotated[int, Everyone]
    automatic: Annotated[int, Everyone]
    """Dice that count as a 1 and are not rolled."""


@event("houses/tested")
class Tested:
    """A test came out: successes, complications, and whether it passed."""

    who: Annotated[CharacterId, Everyone]
    skill: Annotated[Skill, Everyone]
    successes: Annotated[int, Everyone]
    complications: Annotated[int, Everyone]
    difficulty: Annotated[int, When("open")]
    open: Annotated[bool, When("open")]
    passed: Annotated[bool, Everyone]
    surplus: Annotated[int, Everyone]


@event("houses/rolled-against")
class RolledAgainst:
    """The opposing side of a contest has rolled: its successes are the Difficulty."""

    who: Annotated[CharacterId, Everyone]
    against: Annotated[CharacterId, Everyone]
    successes: Annotated[int, Everyone]
    complications: Annotated[int, Everyone]


@event("houses/shortfall-gained")
class ShortfallGained:
    """The active side of a contest fell short, and the opposing side gained the difference as Momentum."""

    who: Annotated[CharacterId, Everyone]
    amount: Annotated[int, Everyone]


@event("houses/succeeded-at-cost")
class SucceededAtCost:
    """A failed roll became a bare success."""

    who: Annotated[CharacterId, Everyone]


@event("houses/narrated")
class Narrated:
    """The GM said what happens."""

    who: Annotated[CharacterId, Everyone]
    text: Annotated[str, Everyone]


@event("houses/informed")
class Informed:
    """A question about the situation was asked and answered."""

    who: Annotated[CharacterId, Everyone]
    asked: Annotated[str, Everyone]
    answer: Annotated[str, Everyone]


@event("houses/complication-bought-off")
class ComplicationBoughtOff:
    """A complication was ignored at a price."""

    who: Annotated[CharacterId, Everyone]
    left: Annotated[int, Everyone]
    """How many there are still to settle."""


@event("houses/complicated")
class Complicated:
    """A complication took its form: a trait, an action barred, time lost, or a task set back."""

    who: Annotated[CharacterId, Everyone]
    form: Annotated[Form, Everyone]
    text: Annotated[str, Everyone]
    lasts: Annotated[Lasts, Everyone]
    cause: Annotated[str, Everyone]
    """`rolled`, or the benefit it is the price of: `comply`, `cost`, `resist`."""
    percent: Annotated[int, Everyone] = 0
    """How much more time it takes, where it takes time."""


for _fact in (
    *(Declared, Settled, Called, DriveChosen, FocusApplied, Assisted, Committed, Tested, RolledAgainst),
    *(ShortfallGained, SucceededAtCost, Narrated, Informed, ComplicationBoughtOff, Complicated),
):
    by(_fact)(unchanged)
