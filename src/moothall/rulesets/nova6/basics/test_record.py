"""The record of an action test, which travels through the procedure."""

from __future__ import annotations

from typing import Literal, NamedTuple

from moothall.records import record
from moothall.rulesets.nova6.basics.dice import Edge
from moothall.rulesets.nova6.words import UNSKILLED
from moothall.talk.play import GM
from moothall.talk.reasons import Because

Way = Literal["helps", "hinders", "irrelevant", "equal"]
"""What a condition does to a test; one that touches both sides equally is left out."""


class Weighed(NamedTuple):
    """A condition, and what it does to one test."""

    condition: str
    way: Way = "irrelevant"


class Opposed(NamedTuple):
    """An opponent whose skill is the difficulty."""

    who: str
    skill: str
    perk: str = ""
    action: str = "defend"


class Outcome(NamedTuple):
    """One of several outcomes of one action, and its difficulty."""

    what: str
    difficulty: int = 0


@record
class ActionTest:
    """An action test: actor, intent, skill, action, targets, tool and opposition."""

    who: str
    intent: str = ""
    skill: str = UNSKILLED
    action: str = "overcome"
    use: str = ""
    """What the skill is applied to: the word of a perk (`stealth`), or `initiative`, `gear`."""
    targets: tuple[str, ...] = ()
    aim: str = ""
    """The effect, boundary or obstacle that an overcome is about."""
    tool: str = ""
    """The effect that is used: a weapon, a spell."""
    mode: str = ""
    """How it is used, where it can be used in several ways: `single`, `burst`, `auto`, `bonus`, `two-handed` …"""
    reaction: bool = False
    for_another: str = ""
    """Whose place is taken, where somebody defends another."""
    perk: str = ""
    assets: tuple[str, ...] = ()
    """Assets of which a use is spent for a die each."""
    difficulty: int = 0
    against: tuple[Opposed, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    first: str = ""
    """The outcome that must come first, where the GM says so."""
    conditions: tuple[Weighed, ...] = ()
    setbacks: int = 0
    more: tuple[Because, ...] = ()
    """Reasons that a procedure brings along: a gang, an area, a surface to land on."""
    hidden: bool = False
    """Whether the players are not told how hard it is."""
    free: bool = False
    """Neither costs an action nor counts as one: initiative, recovery, landing."""
    without_points: bool = False
    """Nobody earns stunt points by it."""
    review: bool = False
    """The GM wants the last word on the roll."""
    facing: str = ""
    """What a reaction is against: the weapon that is used on one."""
    facing_mode: str = ""
    unrelated: tuple[str, ...] = ()
    """Perks that the GM does not let count."""
    met: tuple[str, ...] = ()
    """Skills that the GM lets stand against it, where no rule names any."""
    by_sight: bool = False
    """Whether one must see for it."""
    count: int = 1
    """How many of a thing are used together."""
    sharp: bool = False
    """Doubles of a failure are points of the other side, as against somebody Focused."""

    @property
    def pair(self) -> str:
        return f"{self.skill or 'unskilled'} {self.action}"


@record
class Pool:
    """Dice gathered and cancelled: what is left, why, and what the skills of both sides make of it."""

    net: int
    why: tuple[Because, ...] = ()
    edge: Edge = Edge()
    practiced: bool = False
    specialized: bool = False
    opposed_specialized: bool = False
    opposed_by: str = GM
    """The seat that has the points of a failure."""
    waiting: int = 0
    """Points traded for, which wait for a success."""
    counter_waiting: int = 0
    """Points the other side traded for, which wait for a failure."""
    extra: int = 0
    """Points that a success brings besides."""
    counter_extra: int = 0
    """Points that a failure brings the other side besides."""


class Verdict(NamedTuple):
    """How a test came out."""

    success: bool
    points: int = 0
    """Stunt points of the one who tried."""
    counter: int = 0
    """Stunt points of the other side."""
    how: Literal["roll", "practiced", "flip", "cost", "overruled", "narrated", "paid"] = "roll"
    net: int = 0
    trio: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    """All dice that fell."""
    unpaid: int = 0
    """Points the one who tried had traded for, and did not get."""
    meaning: tuple[str, bool] | None = None
    """How the GM told a failure, and whether it is a catastrophe, where that was said while a cost was on offer."""

    @property
    def simple(self) -> bool:
        return not (self.points if self.success else self.counter)

    @property
    def alike(self) -> int:
        """How many of the three dice show the same; 1 where no dice fell, too."""
        return 1 + len(self.trio) - len(set(self.trio))
