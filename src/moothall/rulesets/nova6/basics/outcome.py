"""Drafted outcomes: the result of a success before it is applied, which stunts may change.

A chapter that knows how a kind of draft happens registers it with `@applies`; one that brings stunts of its own
registers them with `@stunt`. `chapters.py` opens all of them together.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from moothall.records import record
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.registries import fill, place_of
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.vocabulary import Property
from moothall.rulesets.nova6.words import Duration
from moothall.talk.play import Play
from moothall.talk.reasons import Because


@record
class Draft:
    """A result in the making."""

    kind: str
    """`advantage`, `damage`, `soak`, `removal`, `obstacle`, `goal`, `defended`, `nothing`, and what chapters add."""
    by: str = ""
    """Who brings it about."""
    to: tuple[str, ...] = ()
    """Whom it affects, the first first."""
    name: str = ""
    form: str = ""
    rating: int = 1
    skills: tuple[str, ...] = ()
    duration: Duration = "B"
    type: str = ""
    subtype: str = ""
    properties: tuple[Property, ...] = ()
    tool: str = ""
    aim: str = ""
    bypassed: bool = False
    """Coverage was paid."""
    past_cover: bool = False
    """Only what the target hides behind was paid for."""
    specials: tuple[str, ...] = ()
    """Special stunts of this action, each of which is had once."""
    refused: bool = False
    """The last stunt was turned down, and costs nothing."""
    around: int = 0
    """Damage more for those around the one it was aimed at."""
    steps: int = 0
    """Steps beyond its range that were paid for."""
    repeats: int = 0
    """Further applications of the same."""
    bought: tuple[str, ...] = ()
    """Stunts bought so far, in order."""
    reached: tuple[str, ...] = ()
    """Outcomes that stunts have brought about already."""
    also: tuple[Effect, ...] = ()
    """Effects that stunts add beside it."""
    why: tuple[Because, ...] = ()
    """What has taken away from it already."""
    untold: tuple[str, ...] = ()
    """Rules of a hit that falls short so far, and is told only once it reaches."""
    deed: str = ""
    """The manoeuvre it comes from, if it comes from one."""
    cites: tuple[str, ...] = ()
    """Rules of that manoeuvre that made it what it is."""

    def amount(self, name: str) -> int:
        return next((one.amount for one in self.properties if one.name == name), 0)

    def has(self, name: str) -> bool:
        return any(one.name == name for one in self.properties)


@record
class Buy:
    """A stunt that is bought; none ends the spending."""

    stunt: str = ""
    points: int = 1
    of: str = ""
    """What it is about: a target, an effect, a property, a kind of effect; `result` is what is in the making."""
    text: str = ""


RESULT = "result"
"""Stands for what is in the making, among effects that last already."""


class Sides(NamedTuple):
    """The side whose points are spent, and the side they are spent on; empty where only the task opposes."""

    holder: str
    other: str


def sides(test: ActionTest, draft: Draft) -> Sides:
    """Sides of stunt points: the actor's after a success, the opposition's after a failure."""
    failed = draft.kind == "nothing" or (draft.by not in ("", test.who) and draft.kind != "defended")
    against = next(iter((*(one.who for one in test.against), *test.targets)), "")
    return Sides(against, test.who) if failed else Sides(test.who, against)


Apply = Callable[[Play[Table], ActionTest, Draft], Awaitable[None]]
Open = Callable[[Table, ActionTest, Draft], bool]
Does = Callable[[Play[Table], ActionTest, Draft, Buy], Awaitable[Draft]]

_APPLIES: dict[str, Apply] = {}


def applies(kind: str) -> Callable[[Apply], Apply]:
    """This is how a draft of that kind happens."""

    def kept(apply: Apply) -> Apply:
        _APPLIES[kind] = apply
        return apply

    return kept


async def apply(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """Let a draft happen."""
    fill()
    await _APPLIES[draft.kind](play, test, draft)


Base = Callable[[Play[Table], ActionTest, str], Awaitable[Draft]]

_BASES: dict[tuple[str, str], Base] = {}


def result_of(action: str, use: str) -> Callable[[Base], Base]:
    """Register the result of an action's special use."""

    def kept(base: Base) -> Base:
        _BASES[action, use] = base
        return base

    return kept


def base_of(test: ActionTest) -> Base | None:
    """The registered result of a test's special use, if there is one."""
    fill()
    return _BASES.get((test.action, test.use))


About = Callable[[Table, ActionTest, Draft], tuple[str, ...]]
Costs = Callable[[Table, ActionTest, Draft], int]
Most = Callable[[Table, ActionTest, Draft, "Buy"], int]


class Stunt(NamedTuple):
    """A stunt of the list: its price, its rule, when it can be bought and what it does."""

    id: str
    price: int
    cite: str
    open: Open
    does: Does
    about: About | None = None
    """The ids that `of` may be, where it must be one."""
    words: bool = False
    """Whether it wants to be put into words."""
    scales: bool = False
    """Whether more points do more."""
    costs: Costs | None = None
    """What it costs here, where that is not its price."""
    most: Most | None = None
    """The most points that do anything, where there is a limit."""


_STUNTS: dict[str, Stunt] = {}


def stunt(
    id: str, price: int, cite: str, open: Open, *, about: About | None = None, words: bool = False,
    scales: bool = False, costs: Costs | None = None, most: Most | None = None,
) -> Callable[[Does], Does]:  # fmt: skip
    """Register what a stunt does for so many points where it is open, and what is to be said with it."""

    def kept(does: Does) -> Does:
        _STUNTS[id] = Stunt(id, price, cite, open, does, about, words, scales, costs, most)
        return does

    return kept


def stunts(table: Table, test: ActionTest, draft: Draft, points: int) -> tuple[Stunt, ...]:
    """The stunts that can be bought now with so many points."""
    fill()
    found = [one for one in _STUNTS.values() if one.price <= points and one.open(table, test, draft)]
    return tuple(sorted(found, key=lambda one: place_of(one.does)))


def stunt_called(id: str) -> Stunt | None:
    fill()
    return _STUNTS.get(id)
