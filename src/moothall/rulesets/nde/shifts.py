"""Shifts of the number by circumstances: the older edition's way, on its ladder of dice and with one d6."""

from __future__ import annotations

from functools import lru_cache

from moothall.rulesets.nde.editions.older import EDITION
from moothall.rulesets.nde.gather import Aim, Pool, Steps
from moothall.rulesets.nde.words import LEVELS_OF_SKILL
from moothall.talk.chance import MOST_KEPT
from moothall.talk.reasons import Because, total

DICE = EDITION.dice
NUMBERS = tuple(EDITION.numbers)
USUAL = NUMBERS.index(6)
"""Where on the ladder a threshold stays as it is."""

SHIFT_OF = {
    "step-advantage": "shift-advantage",
    "step-hindrance": "shift-hindrance",
    "step-cover": "shift-cover",
    "step-range": "shift-range",
    "step-crowd": "shift-crowd",
}
"""What a step of the die is called when it is one of the number."""

EXTREME = 2
EASIEST, HARDEST = 2, 6
"""No threshold leaves these."""


def shifted(reasons: tuple[Because, ...], extreme: tuple[str, ...]) -> tuple[Because, ...]:
    """Circumstances as shifts of the number: one step, or two where the GM finds one extreme."""
    return tuple(_shift(reason, EXTREME if reason.of in extreme else 1) for reason in reasons)


def _shift(reason: Because, steps: int) -> Because:
    """A step of a die, turned round: what makes the die smaller makes the number higher."""
    cite = "nde1.tn.extreme" if steps == EXTREME else reason.cite
    return reason._replace(what=SHIFT_OF[reason.what], amount=-reason.amount * steps, cite=cite)


def counted(
    worse: tuple[Because, ...], better: tuple[Because, ...], talents: tuple[Because, ...], each: bool
) -> tuple[Because, ...]:
    """Shifts that count. Each side counts once, by its strongest, unless the table adds them all up.

    A Talent belongs to neither side.
    """
    if each:
        return worse + better + talents
    together = sum(map(bool, (worse, better, talents))) > 1
    notes = (Because("note-net", 0, "nde1.tn.net"),) if together else ()
    return _strongest(worse) + _strongest(better) + talents + notes


def _strongest(side: tuple[Because, ...]) -> tuple[Because, ...]:
    by_weight = sorted(side, key=lambda reason: -abs(reason.amount))
    return tuple(by_weight[:1]) + tuple(reason._replace(amount=0, cite="nde1.tn.net") for reason in by_weight[1:])


# ---- The ladder -----------------------------------------------------------------------------------------------------


@lru_cache(MOST_KEPT)
def pool_by_number(base: int, steps: Steps) -> Pool:
    """The die of an attribute: nothing makes it smaller, and help makes it larger while there is a larger one."""
    place = DICE.index(base)
    rung = min(place + len(steps.paid), len(DICE) - 1)
    lost = rung - place - len(steps.paid)
    end = (Because("note-ladder-end", lost, "nde1.help.ceiling"),) if lost else ()
    return Pool(DICE[rung], base, 0, steps.paid + end + steps.shifts + steps.notes + _notes(steps))


def _notes(steps: Steps) -> tuple[Because, ...]:
    """How number and die go together."""
    notes = []
    if any(reason.amount for reason in steps.shifts):
        notes.append(Because("note-number-moves", 0, "nde1.tn.no-plus"))
    if any(reason.amount > 0 for reason in steps.shifts):
        notes.append(Because("note-die-stays", 0, "nde1.die.no-step-down"))
    if notes and steps.paid:
        notes.append(Because("note-help-and-number", 0, "nde1.help.and-tn"))
    return tuple(notes)


def aim_by_number(number: int, steps: Steps) -> Aim:
    """The number after its shifts. Beyond the ends of the ladder the end is what is rolled against, if at all."""
    net = total(steps.shifts)
    for _ in range(net):
        if (higher := _harder(number)) is None:
            return Aim(number, beyond="over")
        number = higher
    for _ in range(-net):
        if (lower := _easier(number)) is None:
            return Aim(number, beyond="under")
        number = lower
    return Aim(number)


def _harder(number: int) -> int | None:
    return next((higher for higher in NUMBERS if higher > number), None)


def _easier(number: int) -> int | None:
    return next((lower for lower in reversed(NUMBERS) if lower < number), None)


# ---- One d6 ---------------------------------------------------------------------------------------------------------


def pool_by_threshold(level: int, steps: Steps) -> Pool:
    """Always one d6; all that helps or hinders moves what it must reach."""
    own = Because("level-own", level, "nde1.d6.levels", LEVELS_OF_SKILL[level])
    helping = tuple(Because("shift-help", -1, "nde1.d6.help", reason.of) for reason in steps.paid)
    return Pool(6, 6, 0, (own, *steps.shifts, *helping, *steps.notes))


def aim_by_threshold(level: int, number: int, steps: Steps) -> Aim:
    """The number that a hero of this level must reach: every shift is added first, and then the bounds hold."""
    worth = Because("shift-number", worth_of(number), "nde1.d6.shift", str(number))
    reached = level + worth.amount + total(steps.shifts) - len(steps.paid)
    held = min(max(reached, EASIEST), HARDEST)
    bound = (Because("note-threshold-held", 0, "nde1.d6.bounds", str(held)),) if held != reached else ()
    return Aim(held, (worth, *bound))


def worth_of(number: int) -> int:
    """Worth of a number of the ladder on one d6; one between two is worth the lower."""
    return max([NUMBERS.index(known) for known in NUMBERS if known <= number], default=0) - USUAL
