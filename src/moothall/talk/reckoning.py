"""A reckoning: how a roll came to its result, in about three lines that add up.

A book makes it from the fact that decides (`decides` of `event`) and from the dice that fell for it, both as one viewer
has them: what that viewer may not know is `None`, or is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from moothall.records import record
from moothall.talk.reasons import Because

Tone = Literal["great", "good", "mixed", "bad"]


class FallenDice(NamedTuple):
    """Dice that fell for a result, and the reasons for them."""

    sides: int
    faces: tuple[int, ...]
    why: tuple[Because, ...] = ()
    cites: tuple[str, ...] = ()


@record
class DicePool:
    """Dice that are rolled together: so many, of so many sides, and what is added to their sum."""

    count: int
    sides: int
    plus: int = 0
    bonus: int = 0
    """How many of them are bonus dice; less than nothing for penalty dice."""


@record
class PoolStep:
    """One reason that changed the dice, and the dice after it."""

    why: Because
    after: DicePool


@record
class DiceLine:
    """How the dice came about: what they began as, each step with its reason, and the faces that fell and count."""

    began: DicePool
    steps: tuple[PoolStep, ...]
    faces: tuple[int, ...]
    counted: tuple[int, ...]
    cite: str

    @property
    def rolled(self) -> DicePool:
        """The dice after the last step."""
        return self.steps[-1].after if self.steps else self.began


@record
class NumberLine:
    """What was reached, and against what; `needed` is `None` where the viewer does not know it."""

    text: str
    """The key of its sentence, with `$reached`, `$needed` and `$of`."""
    reached: int
    needed: int | None
    of: str
    """What the number is: `defense`, `difficulty`, `total`."""
    cite: str


@record
class OutcomeLine:
    """What it means, by which rule."""

    text: str
    """The key of its sentence, with `$outcome` and `$count`."""
    outcome: str
    tone: Tone
    cite: str
    count: int = 0


ReckoningLine = DiceLine | NumberLine | OutcomeLine
Reckoning = tuple[ReckoningLine, ...]

Reckon = Callable[[Any, Sequence[FallenDice], tuple[str, ...]], Reckoning]
"""From a fact that decides, the dice that fell for it and the rules that it cites, to how it came about."""


def known(number: Any) -> int | None:
    """Return a number of a fact, or nothing where it is hidden from the viewer."""
    return number if isinstance(number, int) else None


def pool_steps(
    began: DicePool, reasons: Sequence[Because], move: Callable[[DicePool, int], DicePool]
) -> tuple[PoolStep, ...]:
    """Return the steps by which dice change, each with the dice after it; what moves nothing is no step."""
    steps: list[PoolStep] = []
    for why in reasons:
        if why.amount:
            steps.append(PoolStep(why, move(steps[-1].after if steps else began, why.amount)))
    return tuple(steps)
