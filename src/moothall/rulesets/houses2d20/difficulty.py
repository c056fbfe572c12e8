"""Difficulty of a test: the number that the GM named, and every change to it with its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from moothall.rulesets.houses2d20.options import Options
from moothall.rulesets.houses2d20.state import Moves, Table
from moothall.talk.reasons import Because, total

TRAIT_SHIFTS = ("shift-easier", "shift-harder")


class Hardness(NamedTuple):
    """A Difficulty and why it is what it is."""

    value: int
    why: tuple[Because, ...]


def easier(text: str) -> Because:
    return Because("shift-easier", -1, "houses.trait.easier", text)


def harder(text: str) -> Because:
    return Because("shift-harder", 1, "houses.trait.harder", text)


SHIFTS: dict[Moves, Callable[[str], Because]] = {"easier": easier, "harder": harder}
"""Effect of a trait on the Difficulty, by its words."""


def summed(options: Options, base: int, shifts: Iterable[Because]) -> int:
    """Everything added up, before any limit but that on traits."""
    shifts = tuple(shifts)
    traits = total(shift for shift in shifts if shift.what in TRAIT_SHIFTS)
    rest = total(shift for shift in shifts if shift.what not in TRAIT_SHIFTS)
    most = options.trait_max_shift
    if most is not None:
        traits = max(-most, min(most, traits))
    return base + traits + rest


def clamped(options: Options, value: int, contest: bool) -> int:
    """Between 0 and the ceiling, once, after adding up. A contest has no ceiling."""
    ceiling = options.difficulty_ceiling
    if contest or ceiling is None:
        return max(0, value)
    return max(0, min(value, ceiling))


def final(table: Table, base: int, shifts: tuple[Because, ...], contest: bool) -> Hardness:
    """The Difficulty that must be reached, with every reason."""
    options = table.options
    value = summed(options, base, shifts)
    held = clamped(options, value, contest)
    why = shifts
    if sum(shift.what in TRAIT_SHIFTS for shift in shifts) > 1:
        why = (*why, Because("note-traits-add-up", 0, "houses.trait.each-plus-or-minus-one"))
    if held != value:
        why = (*why, Because("note-clamped", held - value, "houses.difficulty.clamped-0-5"))
    elif contest and value > (options.difficulty_ceiling or value):
        why = (*why, Because("note-no-ceiling", 0, "houses.contest.no-upper-limit"))
    return Hardness(held, why)


def raisable(table: Table, base: int, shifts: tuple[Because, ...], contest: bool) -> int:
    """How many steps of Threat would each make this test harder; `99` where there is no ceiling."""
    options = table.options
    if contest or options.difficulty_ceiling is None:
        return 99 if summed(options, base, shifts) >= 0 else 0
    value = summed(options, base, shifts)
    return max(0, options.difficulty_ceiling - value) if value >= 0 else 0


def raised(steps: int) -> tuple[Because, ...]:
    """Steps that Threat has added to this one test."""
    if not steps:
        return ()
    return (Because("shift-threat", steps, "houses.threat.spend.difficulty-2"),)
