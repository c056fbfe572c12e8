"""Dice pool of a test: from an attribute to the dice rolled, each step with its reason. Circumstances move the die.

That is how the newer edition has it; `shifts` is the older one's way.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from moothall.rulesets.nde.editions.newer import EDITION
from moothall.talk.chance import MOST_KEPT
from moothall.talk.reasons import Because, total

DICE = EDITION.dice

PAID = ("step-help", "step-luck")
"""Steps that cost somebody something."""


class Pool(NamedTuple):
    """Dice to roll: one die of `sides`, or 2d6 when `sides` is 0, and the reasons for them."""

    sides: int
    base: int
    modifier: int
    why: tuple[Because, ...]

    @property
    def moved(self) -> bool:
        return self.sides != self.base


class Aim(NamedTuple):
    """The number to reach, why it is that one, and whether it has left the ladder on the way."""

    number: int
    why: tuple[Because, ...] = ()
    beyond: Literal["", "under", "over"] = ""


class Steps(NamedTuple):
    """Everything that moves one roll up or down, before slots and ladder ends.

    `ups` share the advantage slot and `downs` the hindrance slot; `paid` (help, luck) each have a slot of their own.
    """

    ups: tuple[Because, ...] = ()
    downs: tuple[Because, ...] = ()
    paid: tuple[Because, ...] = ()
    cancel: Because | None = None
    """A Talent that takes the hindrance away instead of adding a step."""
    notes: tuple[Because, ...] = ()
    """What moves nothing but belongs in the explanation."""
    freely: bool = False
    """The GM lets every circumstance of this one test count."""
    shifts: tuple[Because, ...] = ()
    """What moves the number instead of the die, in the edition that does so."""

    def after(self, declined: tuple[str, ...], luck: int) -> Steps:
        """These steps without those the player declines, and with those that luck buys."""
        if not declined and not luck:
            return self
        ups, paid = (tuple(up for up in side if up.of not in declined) for side in (self.ups, self.paid))
        bought = (Because("step-luck", 1, "nde2.luck.step"),) * luck
        return self._replace(ups=ups, paid=(*paid, *bought))

    def have_room(self, slots: str) -> bool:
        """Whether one more step up has a slot. A strict table has a single one for all of them."""
        return slots != "strict" or self.freely or not (self.ups or self.paid)


@lru_cache(MOST_KEPT)
def gather(base: int, steps: Steps, slots: str) -> Pool:
    """The die of an attribute after its steps: add them all up, move, and stop at the ends."""
    counted = _counted(steps, slots)
    net = total(counted)
    place = DICE.index(base)
    rung = min(max(place + net, 0), len(DICE) - 1)
    notes = _notes(place, counted, rung - place - net)
    if DICE[rung] != base:
        notes = (*notes, Because("note-one-test", 0, "nde2.step.one-test-only"))
    return Pool(DICE[rung], base, 0, counted + steps.notes + notes)


@lru_cache(MOST_KEPT)
def gather_2d6(base: int, steps: Steps, slots: str) -> Pool:
    """The modifier of an attribute after its steps. There are no ends to stop at."""
    counted = _counted(steps, slots)
    return Pool(0, 0, base + total(counted), counted + steps.notes)


def _counted(steps: Steps, slots: str) -> tuple[Because, ...]:
    """The steps with what each really counts for: a full slot leaves the rest at nothing."""
    free = steps.freely or slots == "free"
    ups = steps.ups if free else _one_of(steps.ups)
    downs = _uncancelled(steps, free)
    paid = steps.paid
    if slots == "strict" and not steps.freely:
        paid = tuple(_nothing(reason, "nde2.step.paid-slots") for reason in paid) if total(ups) else _one_of(paid)
    return ups + downs + paid


def _one_of(reasons: tuple[Because, ...]) -> tuple[Because, ...]:
    """The first fills the slot; the others stand there for nothing."""
    return reasons[:1] + tuple(_nothing(reason, _slot_rule(reason)) for reason in reasons[1:])


def _slot_rule(reason: Because) -> str:
    if reason.what in PAID:
        return "nde2.step.paid-slots"
    return "nde2.step.talent-slot" if reason.what == "step-talent" else "nde2.step.one-each"


def _nothing(reason: Because, cite: str) -> Because:
    return reason._replace(amount=0, cite=cite)


def _uncancelled(steps: Steps, free: bool) -> tuple[Because, ...]:
    if steps.cancel is None:
        return steps.downs if free else _one_of(steps.downs)
    # In its slot a hindrance is one, however many circumstances fill it; counted freely, a Talent takes away one.
    gone, kept = (steps.downs[:1], steps.downs[1:]) if free else (steps.downs, ())
    return (steps.cancel, *(_nothing(reason, "nde2.step.talent-slot") for reason in gone), *kept)


def _notes(place: int, counted: tuple[Because, ...], lost: int) -> tuple[Because, ...]:
    """Why the sum is not simply the sum: what cancelled, what fell off the ladder."""
    ups = [reason for reason in counted if reason.amount > 0]
    downs = [reason for reason in counted if reason.amount < 0]
    notes: list[Because] = []
    if ups and downs:
        notes.append(Because("note-cancel", 0, "nde2.step.cancel"))
    if len(ups) > 1 and ups[-1].what in PAID:
        notes.append(Because("note-own-slot", 0, "nde2.step.paid-slots"))
    if _one_by_one(place, counted) != min(max(place + total(counted), 0), len(DICE) - 1):
        notes.append(Because("note-net-first", 0, "nde2.step.net-first"))
    if lost:
        notes.append(Because("note-ladder-end", lost, "nde2.step.bounds"))
    return tuple(notes)


def _one_by_one(place: int, counted: tuple[Because, ...]) -> int:
    for reason in counted:
        place = min(max(place + reason.amount, 0), len(DICE) - 1)
    return place
