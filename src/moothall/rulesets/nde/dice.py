"""Dice: pure functions from faces to the results that the rules tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.editions import Says
from moothall.rulesets.nde.editions.newer import SAYS
from moothall.rulesets.nde.options import Options
from moothall.rulesets.nde.words import Verdict
from moothall.talk.reasons import Because


def check_die(options: Options, sides: int) -> None:
    """Refuse a die that this table does not roll: one off the ladder, or any but a d6 where only those are rolled."""
    die = f"d{sides}"
    if options.dice_mode == "2d6" and sides != 6:
        raise AgainstTheRules("error-only-2d6", cite="nde2.setup.dice-mode", die=die)
    if options.dice_mode == "d6" and sides != 6:
        raise AgainstTheRules("error-only-d6", cite="nde1.setup.dice-mode", die=die)
    if sides not in options.book.dice:
        dice = ", ".join(f"d{known}" for known in options.book.dice)
        raise AgainstTheRules("error-unknown-die", cite=options.book.modes["ladder"].values, die=die, dice=dice)


def verdict(
    faces: tuple[int, ...],
    sides: int,
    against: int,
    max_rule: str,
    base: int,
    others: tuple[int, ...] = (),
    says: Says = SAYS,
) -> Verdict:
    """One die against a number. `base` is the die before steps; `others` are further targets of the same roll."""
    (face,) = faces
    if face == 1:
        return Verdict("FC", says.one, 0)
    met = 1 + sum(face >= number or (face == sides and max_rule != "must_meet") for number in others)
    if face == sides:
        return _top_face(sides, against, max_rule, says.top if sides == base else says.moved_top, met, says.top_below)
    if face < against:
        return Verdict("F", says.below, 0)
    if face == base:
        return Verdict("S", says.moved_top, met)  # the top of the old die is not the top of this one
    return Verdict("S", says.reached, met)


def kept(faces: Sequence[int]) -> Because:
    """The roll that counts of several with one die: the highest, which is never of a worse class than another."""
    return Because("luck-kept", max(faces), "nde2.luck.reroll")


def _top_face(sides: int, against: int, max_rule: str, top: str, met: int, below: str) -> Verdict:
    if sides >= against:
        return Verdict("X", top, met)
    match max_rule:
        case "always":
            return Verdict("X", below, met)
        case "plain":
            return Verdict("S", below, met)
        case _:
            return Verdict("F", below, 0)


class Total(NamedTuple):
    """Total of 2d6, before the modifier."""

    shown: int
    sixes: bool


def two_six(faces: tuple[int, ...]) -> Total:
    """The sum of two dice, and whether both are sixes."""
    return Total(sum(faces), faces == (6, 6))


COST_FROM, FULL_FROM = 7, 10
"""Where the bands of 2d6 begin: a success at a cost, a full one."""


def band(total: int, sixes: bool, reading: str) -> Verdict:
    """The band a total of 2d6 and its modifier falls in."""
    exceptional = {"total12plus": total >= 12, "natural12": sixes and total >= FULL_FROM, "exact12": total == 12}[
        reading
    ]
    if total < COST_FROM:
        return Verdict("F", "nde2.v2d6.fail", 0)
    if exceptional:
        return Verdict("X", "nde2.v2d6.exceptional")
    if total >= FULL_FROM:
        return Verdict("S", "nde2.v2d6.full")
    return Verdict("SC", "nde2.v2d6.cost")


def on_table(faces: tuple[int, ...]) -> int:
    """A random table is read as a plain number: no ones, no top faces."""
    return faces[0]
