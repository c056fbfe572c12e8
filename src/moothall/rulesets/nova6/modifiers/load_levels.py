"""Load levels: the dice each costs, its interval of survival tests, and its bonus in a gear test.

A sheet names one, the table has a usual one for those who name none. What somebody carries beside it (`burden`) adds.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.options import Options
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.talk.reasons import Because

Load = Literal["unprepared", "basic", "light", "medium", "heavy"]

DAILY: Final = 1
WEEKLY: Final = 7
MONTHLY: Final = 30


class Level(NamedTuple):
    """A row of the table of loads."""

    burdened: int
    every: int
    """Days from one survival test to the next."""
    gear: int | None
    """Dice on a gear test; without any there is no such test."""
    cite: str
    survival: int = 0
    """Dice on a survival test."""
    named: bool = False
    """Whether it has an aspect that says what sort of things it holds."""


LOADS: Final[dict[str, Level]] = {
    "unprepared": Level(0, DAILY, None, "nova6.gear.load-unprepared", -1),
    "basic": Level(0, DAILY, -1, "nova6.gear.load-basic"),
    "light": Level(1, DAILY, 0, "nova6.gear.load-light", named=True),
    "medium": Level(2, WEEKLY, 1, "nova6.gear.load-medium", named=True),
    "heavy": Level(3, MONTHLY, 1, "nova6.gear.load-heavy", named=True),
}
"""The loads somebody may choose."""
UNCOUNTED: Final = "uncounted"
"""What everybody has where the pack counts no loads."""
LOST: Final[Load] = "unprepared"
"""What somebody is left with whose load is gone."""


def load_of(table: Table, one: Character) -> str:
    """The load of a character: their own, or the usual one of the table; none where loads are not counted."""
    if not pack_at(table).gear.load:
        return UNCOUNTED
    return one.load or table.options.default_load


def level_of(load: str) -> Level:
    """The row of a load in the table of loads."""
    return LOADS.get(load, Level(0, DAILY, 0, "nova6.gear.load-choice"))


def gear_dice(load: str, options: Options) -> int | None:
    """Dice of a load in a gear test; nothing at all where none can be made."""
    dice = level_of(load).gear
    if dice is not None and load == "heavy" and options.heavy_load_gear_die == "2":
        dice += 1
    return dice


def burdened(table: Table, one: Character) -> tuple[Because, ...]:
    """Dice that a character's load and burden cost; nothing while it lies on the ground."""
    if one.dropped:
        return ()
    load = load_of(table, one)
    strong = one.rank(bound(table, "endurance")) > 0
    rule = "nova6.enc.physique-only-hampered" if strong else "nova6.enc.burdened"
    found = (Because("burdened", -level_of(load).burdened, rule, load), Because("burdened", -one.burden, rule))
    return tuple([reason for reason in found if reason.amount])


def load_aspect(who: str, name: str) -> Effect:
    """The aspect that says what sort of items a load holds."""
    return Effect(EffectId(f"{who}-load"), "aspect", name, who, duration="P", aspect="character")
