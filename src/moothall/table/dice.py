"""The dice of a table: the system's, or typed in; and those that fell before a rewind come again first."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from moothall.errors import Unclear
from moothall.handlers.dice import DiceSource, Faces

MOST_DICE = 50
MOST_SIDES = 1_000
LONGEST_ROLL = 60


class DiceOwner(NamedTuple):
    """For whom dice fall: a character, or the seat that rolls. What the GM rolls for them in secret is apart."""

    secret: bool = False
    character: str = ""
    seat: str = ""


NOBODY = DiceOwner()


class SeenFace(NamedTuple):
    """A face that fell before a rewind, and for whom: it comes again for nobody else."""

    whose: DiceOwner
    face: int


SeenFaces = dict[int, tuple[SeenFace, ...]]
"""The faces that come again, by the size of the die, in the order in which they fell."""


class TableDice:
    """The dice of one conversation at a time; `by_hand` and `whose` are set for each by whose dice they are."""

    def __init__(self, source: DiceSource) -> None:
        self._source = source
        self.by_hand = False
        self.whose = NOBODY
        self.seen: SeenFaces = {}
        self.again: list[int] = []
        """Of each roll since the step began, how many faces had been seen before."""

    def fall(self, count: int, sides: int) -> Faces | None:
        known = len(again := self._waiting(sides)[:count])
        if known < count and self.by_hand:
            return None  # a roll that is half remembered is rolled whole
        fresh = () if known == count else self._source.fall(count - known, sides)
        if fresh is None:
            return None
        self.again.append(known)
        self.used(self.whose, sides, again)
        return (*again, *fresh)

    def _waiting(self, sides: int) -> Faces:
        """The faces that come again for whom the dice fall now."""
        return tuple(one.face for one in self.seen.get(sides, ()) if one.whose == self.whose)

    def used(self, whose: DiceOwner, sides: int, faces: Faces) -> None:
        """These of the seen faces have fallen again; raises `ValueError` if one of them did not wait to.

        Older ledgers gave a face to whoever rolled next: if none waits for its roller, the first like it is gone.
        """
        waiting = list(self.seen.get(sides, ()))
        for face in faces:
            alike = [one for one in waiting if one.face == face]
            if not alike:
                raise ValueError("dice come again that never fell")
            waiting.remove(next((one for one in alike if one.whose == whose), alike[0]))
        self.seen = {**self.seen, sides: tuple(waiting)}

    def come_again(self, rolls: Iterable[tuple[DiceOwner, int, Faces]]) -> None:
        """These rolls were taken back: their faces come first, before what still waits to come again."""
        back: dict[int, list[SeenFace]] = {}
        for whose, sides, faces in rolls:
            back.setdefault(sides, []).extend(SeenFace(whose, face) for face in faces)
        self.seen = {**self.seen, **{sides: (*faces, *self.seen.get(sides, ())) for sides, faces in back.items()}}

    def release(self) -> None:
        """Nothing comes again."""
        self.seen = {}


# ---- Free rolls -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FreeRoll:
    """Dice and numbers to add up: `2d6+1d4-1`."""

    terms: tuple[tuple[int, int, int], ...]
    """Sign, count, sides; sides of 0 are a plain number."""

    @property
    def text(self) -> str:
        parts = (("+" if sign > 0 else "-", count, f"d{sides}" if sides else "") for sign, count, sides in self.terms)
        return "".join(f"{sign}{count}{die}" for sign, count, die in parts).removeprefix("+")

    def fall(self, dice: DiceSource) -> tuple[Faces, int]:
        """The faces in order, and what it all adds up to."""
        shown: list[int] = []
        total = 0
        for sign, count, sides in self.terms:
            faces = dice.fall(count, sides) if sides else (count,)
            assert faces is not None, "free rolls are the system's"
            shown += faces if sides else ()
            total += sign * sum(faces)
        return tuple(shown), total


TERM = re.compile(r"([+-])(?:(\d{0,3})d([1-9]\d{0,3})|(\d{1,4}))")


def read_roll(text: str) -> FreeRoll:
    """A free roll as people type it; bounded in dice, sides and length."""
    written = text.strip().removeprefix("/r").replace(" ", "").lower()
    signed = written if written[:1] in ("+", "-") else f"+{written}"
    terms: list[tuple[int, int, int]] = []
    at = 0
    while len(text) <= LONGEST_ROLL and (match := TERM.match(signed, at)):
        sign, count, sides, number = match.groups()
        terms.append((1 if sign == "+" else -1, int(number or count or 1), int(sides or 0)))
        at = match.end()
    if at != len(signed) or not _within_bounds(terms):
        raise Unclear("error-table-roll", text=text[:LONGEST_ROLL], dice=MOST_DICE, sides=MOST_SIDES)
    return FreeRoll(tuple(terms))


def _within_bounds(terms: list[tuple[int, int, int]]) -> bool:
    pools = [(count, sides) for _, count, sides in terms if sides]
    return (
        bool(pools)
        and sum(count for count, _ in pools) <= MOST_DICE
        and all(count and sides <= MOST_SIDES for count, sides in pools)
    )
