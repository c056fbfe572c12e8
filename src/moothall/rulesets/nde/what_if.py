"""What if: a roll of this book as it was, and without each reason that moved its dice or its number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from moothall.rulesets.nde.events import Attacked, PowerUsed, Tested
from moothall.rulesets.nde.gather import PAID, Steps
from moothall.rulesets.nde.prepare import aim_of, pool_of
from moothall.rulesets.nde.query import WHO, bare_table
from moothall.rulesets.nde.reckoning import ON_LADDER
from moothall.rulesets.nde.rolling import roll_test
from moothall.rulesets.nde.state import Table
from moothall.talk.reasons import Because, total
from moothall.talk.reckoning import DicePool, FallenDice, known
from moothall.talk.what_if import RollWithout

UPS: Final = ("step-advantage", "step-talent")
"""Steps that share the slot of advantages; all other steps that are not paid for share that of hindrances."""

NOT_SHIFTS: Final = ("shift-help", "shift-number")
"""What a threshold shows as a shift: a helper's step, and the worth of the number."""


class PastRoll(NamedTuple):
    """A roll as it was gathered: the attribute's die, level or modifier, the number called for, and all steps."""

    base: int
    number: int
    steps: Steps


def rolls_without(view: Table, fact: Any, dice: Sequence[FallenDice]) -> Iterator[RollWithout]:
    """Yield the roll as it was, and without each step, shift or Talent in it; nothing against an unknown number."""
    if not dice or not isinstance(fact, Attacked | PowerUsed | Tested) or known(fact.against) is None:
        return
    past = _past_roll(view, fact, dice[0])
    if past is None or not _is_this(view, past, fact, dice[0]):
        return
    yield _counted(view, past, None)
    for reason in _reasons(past.steps):
        yield _counted(view, past._replace(steps=_left_out(past.steps, reason)), reason)


def _past_roll(view: Table, fact: Any, fell: FallenDice) -> PastRoll | None:
    """The roll before its steps, or nothing where several numbers could have become this one."""
    steps, mode = _steps(fell.why), view.options.mode.weighing
    if mode == "threshold":
        level = next((why.amount for why in fell.why if why.what == "level-own"), None)
        number = next((why.of for why in fell.why if why.what == "shift-number"), "")
        return PastRoll(level, int(number), steps) if level is not None and number.isdecimal() else None
    if mode == "modifier":
        return PastRoll(fact.modifier - total((*steps.ups, *steps.downs, *steps.paid)), fact.against, steps)
    ladder = view.options.book.dice
    rung = ladder.index(fell.sides) - sum(why.amount for why in fell.why if why.what.startswith(ON_LADDER))
    if mode == "die":
        return PastRoll(ladder[rung], fact.against, steps)
    aims = {number: aim_of(view, ladder[rung], number, steps) for number in view.options.book.numbers}
    found = [number for number, aim in aims.items() if aim.number == fact.against and not aim.beyond]
    return PastRoll(ladder[rung], found[0], steps) if len(found) == 1 else None


def _is_this(view: Table, past: PastRoll, fact: Any, fell: FallenDice) -> bool:
    """Whether the rules of this table make the dice that fell, and the number, of a roll."""
    pool, aim = pool_of(view, past.base, past.steps), aim_of(view, past.base, past.number, past.steps)
    sides = 6 if view.options.dice_mode == "2d6" else pool.sides
    return (sides, pool.modifier, aim.number) == (fell.sides, fact.modifier, fact.against)


def _steps(reasons: Sequence[Because]) -> Steps:
    """The steps behind the reasons of a roll. One that found its slot full counts for nothing there, and is a step."""
    moving = [why for why in reasons if why.what.startswith("step-")]
    return Steps(
        ups=tuple(why._replace(amount=why.amount or 1) for why in moving if why.what in UPS),
        downs=tuple(why._replace(amount=why.amount or -1) for why in moving if why.what not in (*UPS, *PAID)),
        paid=tuple(why._replace(amount=why.amount or 1) for why in moving if why.what in PAID)
        + tuple(Because("step-help", 1, why.cite, why.of) for why in reasons if why.what == "shift-help"),
        cancel=next((why for why in reasons if why.what == "talent-cancels"), None),
        freely=any(why.what == "note-overruled" and why.of == "limits" for why in reasons),
        shifts=tuple(why for why in reasons if why.what.startswith("shift-") and why.what not in NOT_SHIFTS),
    )


def _reasons(steps: Steps) -> Iterator[Because]:
    """The reasons that a roll could have done without, each once. A shift hides how far a weaker one would go."""
    yield from dict.fromkeys((*steps.ups, *steps.downs, *steps.paid))
    if steps.cancel is not None:
        yield steps.cancel
    if all(shift.amount for shift in steps.shifts):
        yield from dict.fromkeys(steps.shifts)


def _left_out(steps: Steps, reason: Because) -> Steps:
    """Steps without one of them."""
    if reason is steps.cancel:
        return steps._replace(cancel=None)
    ups, downs, paid, shifts = (_but(side, reason) for side in (steps.ups, steps.downs, steps.paid, steps.shifts))
    return steps._replace(ups=ups, downs=downs, paid=paid, shifts=shifts)


def _but(side: tuple[Because, ...], reason: Because) -> tuple[Because, ...]:
    """Reasons without the first that is this one."""
    at = side.index(reason) if reason in side else len(side)
    return (*side[:at], *side[at + 1 :])


def _counted(view: Table, past: PastRoll, without: Because | None) -> RollWithout:
    """The roll of these steps, with no luck after it."""
    pool, aim = pool_of(view, past.base, past.steps), aim_of(view, past.base, past.number, past.steps)
    dice = DicePool(2, 6, pool.modifier) if view.options.dice_mode == "2d6" else DicePool(1, pool.sides)
    table = bare_table(view.options, past.base)
    return RollWithout(without, dice, table, roll_test.open(WHO, pool._replace(why=()), aim.number))
