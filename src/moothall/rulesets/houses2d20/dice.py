"""Dice: pure functions from faces to successes and complications."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from moothall.rulesets.houses2d20.words import SIDES


class Die(NamedTuple):
    """Result of one die."""

    successes: int
    complicates: bool


class Tally(NamedTuple):
    """The result of a roll."""

    successes: int
    complications: int


class Aim(NamedTuple):
    """How one roller's dice are read: successes up to the target, two up to the critical limit, and how risky it is."""

    target: int
    critical: int
    range: int = 1
    both: bool = True
    """Whether one die can be a success and a complication."""


AUTOMATIC = Die(2, False)
"""A die that counts as a 1."""


class RollOutcome(NamedTuple):
    """Dice as they lie: the leader's own, and those of the helpers in their order."""

    own: tuple[Die, ...]
    helpers: tuple[Die, ...]


def critical_limit(skill: int, focus: bool) -> int:
    """Up to which face a die is worth two: a 1, or the skill's rating under a focus."""
    return skill if focus else 1


def complicates_from(range: int) -> int:
    """The lowest face that complicates."""
    return SIDES + 1 - range


def read_die(face: int, target: int, critical: int, range: int, both: bool) -> Die:
    """Read one die: no success, one or two; and whether it complicates."""
    successes = 2 if face <= critical else int(face <= target)
    return Die(successes, face >= complicates_from(range) and (both or not successes))


def as_they_lie(dice: tuple[Die, ...], *_: object) -> tuple[Die, ...]:
    """Every die by itself, for players who may still reroll one."""
    return dice


def one_die(dice: tuple[Die, ...], *_: object) -> Die:
    return dice[0]


def added(dice: Iterable[Die]) -> Tally:
    """Dice added up."""
    successes = complications = 0
    for die in dice:
        successes += die.successes
        complications += die.complicates
    return Tally(successes, complications)


def added_up(dice: tuple[Die, ...], *_: object) -> Tally:
    return added(dice)


def together(read: tuple[tuple[Die, ...] | Die, ...]) -> RollOutcome:
    """The leader's dice first, then one of each helper."""
    own, *helpers = read
    return RollOutcome(own, tuple(helpers))  # type: ignore[arg-type] # the first part is the leader's


def all_told(read: tuple[tuple[int, int], ...], automatic: int, helping: int, gated: bool) -> Tally:
    """The leader's dice and the helpers', when nothing of this can change any more.

    `automatic` and `helping` are the successes of dice that count as a 1: the leader's own, and helpers'. Exact odds
    come through here more often than through anything else, which is why it is written out.
    """
    own, complications = read[0]
    own += automatic
    for successes, complicates in read[1:]:
        helping += successes
        complications += complicates
    return Tally(own if gated and not own else own + helping, complications)


def joined(own: Tally, helpers: Tally, gated: bool) -> Tally:
    """Helpers join a leader who has at least one success; their complications count either way."""
    counts = own.successes > 0 or not gated
    successes = own.successes + (helpers.successes if counts else 0)
    return Tally(successes, own.complications + helpers.complications)
