"""Events of action tests: declared, called, rolled, and their results."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed
from moothall.rulesets.nova6.events.folds import by, unchanged
from moothall.rulesets.nova6.state import Table


@event("nova6/declared", declares=True)
class Declared:
    """A character declared an intent; of an attack also whom it is meant for, and the weapon."""

    who: Annotated[str, When("seen")]
    intent: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True
    attack: Annotated[bool, When("seen")] = False
    targets: Annotated[tuple[str, ...], When("seen", "open")] = ()
    tool: Annotated[str, When("seen")] = ""
    open: Annotated[bool, When("seen", "open")] = True
    """Whether the targets are all known to the players."""


@event("nova6/called", prepares=True)
class Called:
    """The GM called a test: skill, action and difficulty."""

    who: Annotated[str, When("seen")]
    skill: Annotated[str, When("seen")]
    action: Annotated[str, When("seen")]
    written: Annotated[str, When("seen", "open")]
    """The test as the book writes it."""
    difficulty: Annotated[int, When("seen", "open")]
    overruled: Annotated[bool, When("seen", "open")] = False
    superhuman: Annotated[bool, When("seen", "open")] = False
    open: Annotated[bool, When("seen", "open")] = True
    seen: Annotated[bool, When("seen")] = True
    applied: Annotated[str, When("seen")] = ""
    """The use of the skill, or the perk that counts."""
    versus: Annotated[str, When("seen", "open")] = ""
    """The skill that opposes it, with the letters of its talents, what it is used for, and how."""
    letters: Annotated[str, When("seen", "open")] = ""
    versus_applied: Annotated[str, When("seen", "open")] = ""
    versus_action: Annotated[str, When("seen", "open")] = ""


@event("nova6/settled")
class Settled:
    """The GM settled an intent without dice."""

    who: Annotated[str, When("seen")]
    how: Annotated[str, When("seen")]
    text: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("nova6/gathered", prepares=True)
class Gathered:
    """Dice of a test after cancelling; where the difficulty is hidden, so is the number left, until the dice fall."""

    who: Annotated[str, When("seen")]
    net: Annotated[int, When("seen", "open")]
    seen: Annotated[bool, When("seen")] = True
    open: Annotated[bool, When("seen")] = True


@event("nova6/traded", prepares=True)
class DiceTraded:
    """Dice were traded for stunt points, which wait for the result."""

    who: Annotated[str, When("seen")]
    by: Annotated[str, When("seen")]
    """The character who will have the points; empty for the GM."""
    net: Annotated[int, When("seen")]
    points: Annotated[int, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("nova6/tested", decides=True)
class Tested:
    """A test came out: action dice, success or failure, and stunt points of each side."""

    who: Annotated[str, When("seen")]
    trio: Annotated[tuple[int, ...], When("seen")]
    success: Annotated[bool, When("seen")]
    points: Annotated[int, When("seen")]
    counter: Annotated[int, When("seen")]
    how: Annotated[str, When("seen")] = "roll"
    seen: Annotated[bool, When("seen")] = True


@event("nova6/overruled")
class Overruled:
    """The GM overruled a result."""

    who: Annotated[str, When("seen")]
    was: Annotated[bool, When("seen")]
    success: Annotated[bool, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("nova6/failed")
class Failed:
    """A failure was told: its words, and whether it is a catastrophe."""

    who: Annotated[str, When("seen")]
    text: Annotated[str, When("seen")]
    catastrophe: Annotated[bool, When("seen")] = False
    """Worse than a plain failure should be without a stunt point behind it."""
    seen: Annotated[bool, When("seen")] = True


@event("nova6/paid")
class Paid:
    """A success at a cost was paid for."""

    who: Annotated[str, When("seen")]
    cost: Annotated[str, When("seen")]
    text: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("nova6/achieved")
class Achieved:
    """A success reached its goal: the outcome, an obstacle passed, an action fended off."""

    who: Annotated[str, When("seen")]
    what: Annotated[str, When("seen")]
    of: Annotated[str, When("seen")] = ""
    seen: Annotated[bool, When("seen")] = True
    for_another: Annotated[bool, When("seen")] = False
    """Whether the action that was fended off was meant for another character."""


@event("nova6/hit")
class Hit:
    """An attack landed: its target, rating and duration before stunts and soak."""

    by: Annotated[str, When("seen")]
    to: Annotated[tuple[str, ...], When("seen")]
    rating: Annotated[int, When("seen")]
    duration: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("nova6/points-lapsed")
class PointsLapsed:
    """Unspent stunt points lapsed."""

    by: Annotated[str, Everyone]
    points: Annotated[int, Everyone]


for _fact in (
    *(Declared, Called, Settled, Gathered, DiceTraded, Tested),
    *(Overruled, Failed, Paid, Achieved, Hit, PointsLapsed),
):
    by(_fact)(unchanged)


@event("nova6/points-banked")
class PointsBanked:
    """The GM banked stunt points until the scene ends."""

    points: Annotated[int, Everyone]


@by(PointsBanked)
def _(table: Table, fact: PointsBanked) -> Table:
    return changed(table, gm_stunt_points=fact.points)


@event("nova6/group-called")
class GroupCalled:
    """The GM called a group test: its members, intent and mode."""

    members: Annotated[tuple[str, ...], Everyone]
    intent: Annotated[str, Everyone]
    mode: Annotated[str, Everyone]
    optout: Annotated[bool, Everyone]


@event("nova6/group-tested")
class GroupTested:
    """A group test came out: success or failure, stunt points, and each member's result."""

    intent: Annotated[str, Everyone]
    success: Annotated[bool, Everyone]
    points: Annotated[int, Everyone]
    members: Annotated[tuple[tuple[str, bool], ...], Everyone]


by(GroupCalled)(unchanged)
by(GroupTested)(unchanged)
