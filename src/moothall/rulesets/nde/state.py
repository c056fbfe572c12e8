"""State of a table of this book. Everything is frozen and hashable; every field says who may see it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeGuard

from moothall.errors import Unclear
from moothall.ledger.marks import Everyone, Only, When
from moothall.records import big_record, changed
from moothall.rulesets.nde.ids import FigureId, FoeId, HeroId
from moothall.rulesets.nde.options import DEFAULTS, Options
from moothall.rulesets.nde.words import Attribute, Cover, Role, Tier, Zone

Square = tuple[int, int]


@big_record
class Attributes:
    """The die of each attribute; its modifier where the table plays with 2d6, or what must be reached on one d6."""

    str: int
    dex: int
    might: int

    def of(self, attribute: Attribute) -> int:
        value: int = getattr(self, attribute)
        return value


@big_record
class Gear:
    """Gear of a hero: permission to try things, not numbers."""

    key: str = ""
    protection: str = ""
    trinkets: tuple[str, ...] = ()


NO_GEAR = Gear()


@big_record
class Hero:
    """A player's character at the table."""

    id: Annotated[HeroId, Everyone]
    name: Annotated[str, Everyone]
    seat: Annotated[str, Everyone]
    role: Annotated[Role, Everyone]
    attributes: Annotated[Attributes, Everyone]
    hearts: Annotated[int, Everyone]
    hearts_max: Annotated[int, Everyone]
    power: Annotated[int, Everyone]
    power_max: Annotated[int, Everyone]
    luck: Annotated[int, Everyone]
    concept: Annotated[str, Everyone] = ""
    role_label: Annotated[str, Everyone] = ""
    talents: Annotated[tuple[str, ...], Everyone] = ()
    traits: Annotated[tuple[str, ...], Everyone] = ()
    gear: Annotated[Gear, Everyone] = NO_GEAR
    armour: Annotated[int, Everyone] = 0
    fallen: Annotated[str, Everyone] = ""
    """How the hero is out of action: `down` or `dead`; empty while up."""
    fallen_as: Annotated[str, Everyone] = ""
    acted: Annotated[bool, Everyone] = False
    moved: Annotated[int, Everyone] = 0
    square: Annotated[Square | None, Everyone] = None
    place: Annotated[int | None, Everyone] = None
    cover: Annotated[Cover, Everyone] = "none"
    effects: Annotated[tuple[str, ...], Everyone] = ()
    helpers: Annotated[tuple[HeroId, ...], Everyone] = ()
    """Allies who have helped ahead: their help waits for the next test, and an effect says so."""
    growth: Annotated[int, Everyone] = 0
    secret: Annotated[str, Only("seat")] = ""
    """Secret of the hero that only this player and the GM know."""


@big_record
class Foe:
    """An opponent. Until it is seen, nobody but the GM knows it is there."""

    id: Annotated[FoeId, When("seen")]
    name: Annotated[str, When("seen")]
    tier: Annotated[Tier, When("seen")]
    defense: Annotated[int, When("seen", "open")]
    hearts: Annotated[int, When("seen", "open")]
    hearts_max: Annotated[int, When("seen", "open")]
    seen: Annotated[bool, When("seen")] = True
    open: Annotated[bool, When("seen", "open")] = True
    """Whether the players know its numbers."""
    shoots: Annotated[bool, When("seen")] = False
    """Whether it can strike at a distance."""
    out: Annotated[str, When("seen")] = ""
    """How it is out of the fight, in the story's words; empty while it stands."""
    acted: Annotated[bool, When("seen")] = False
    square: Annotated[Square | None, When("seen")] = None
    place: Annotated[int | None, When("seen")] = None
    cover: Annotated[Cover, When("seen")] = "none"
    effects: Annotated[tuple[str, ...], When("seen")] = ()
    plan: str = ""


@big_record
class Clock:
    """A counter of a timed scene; what happens at its end is the GM's until it does."""

    length: Annotated[int, Everyone]
    at: Annotated[int, Everyone]
    consequence: str


@big_record
class Lock:
    """A test that failed and is not tried again while nothing has changed."""

    who: Annotated[HeroId, Everyone]
    aim: Annotated[str, Everyone]
    approach: Annotated[str, Everyone]

    def holds(self, who: HeroId, aim: str, approach: str) -> bool:
        """Whether a declared test is the one that failed: case, spaces and punctuation make no other try."""
        return self.who == who and _plain(self.aim) == _plain(aim) and _plain(self.approach) == _plain(approach)


def _plain(words: str) -> str:
    return " ".join(re.findall(r"\w+", words.casefold()))


@big_record
class Distance:
    """How far two are from each other."""

    one: Annotated[FigureId, When("seen")]
    other: Annotated[FigureId, When("seen")]
    zone: Annotated[Zone, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@big_record
class Blocked:
    """Two with no line between them."""

    one: Annotated[FigureId, When("seen")]
    other: Annotated[FigureId, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@big_record
class Note:
    """A note for one seat."""

    owner: Annotated[str, Only("owner")]
    text: Annotated[str, Only("owner")]


Phase = Literal["free", "heroes", "foes"]


@big_record
class Table:
    """The whole table."""

    options: Annotated[Options, Everyone] = DEFAULTS
    heroes: Annotated[tuple[Hero, ...], Everyone] = ()
    foes: Annotated[tuple[Foe, ...], Everyone] = ()
    session: Annotated[int, Everyone] = 0
    scene: Annotated[str, Everyone] = ""
    conflict: Annotated[str, Everyone] = ""
    """`over` once a conflict of this scene has ended and nobody has drawn breath since."""
    phase: Annotated[Phase, Everyone] = "free"
    round: Annotated[int, Everyone] = 0
    clock: Annotated[Clock | None, Everyone] = None
    locks: Annotated[tuple[Lock, ...], Everyone] = ()
    distances: Annotated[tuple[Distance, ...], Everyone] = ()
    blocked: Annotated[tuple[Blocked, ...], Everyone] = ()
    better: Annotated[tuple[str, ...], Everyone] = ()
    """Circumstances of the scene that may help: benefits that tests have left behind."""
    worse: Annotated[tuple[str, ...], Everyone] = ()
    """Circumstances of the scene that may hinder: complications and costs that tests have left behind."""
    notes: Annotated[tuple[Note, ...], Everyone] = ()
    powers_are: Annotated[str, Everyone] = ""
    plot: str = ""
    """The GM's own notes."""

    @property
    def edition(self) -> str:
        return self.options.edition

    @property
    def renamed(self) -> Mapping[str, str] | None:
        """Ids of shared rules at this table, where editions share a procedure."""
        return self.options.book.renamed

    def hero(self, id: HeroId) -> Hero:
        for hero in self.heroes:
            if hero.id == id:
                return hero
        raise Unclear("error-no-such-hero", id=id)

    def foe(self, id: FoeId) -> Foe:
        for foe in self.foes:
            if foe.id == id:
                return foe
        raise Unclear("error-no-such-foe", id=id)

    def is_hero(self, id: FigureId) -> TypeGuard[HeroId]:
        return any(hero.id == id for hero in self.heroes)

    def standing(self) -> tuple[Foe, ...]:
        return tuple([foe for foe in self.foes if not foe.out])

    def up(self) -> tuple[Hero, ...]:
        return tuple([hero for hero in self.heroes if not hero.fallen])

    def with_hero(self, id: HeroId, **new: Any) -> Table:
        """This table with fields of one hero changed."""
        return changed(self, heroes=tuple([changed(h, **new) if h.id == id else h for h in self.heroes]))

    def with_foe(self, id: FoeId, **new: Any) -> Table:
        """This table with fields of one foe changed."""
        return changed(self, foes=tuple([changed(f, **new) if f.id == id else f for f in self.foes]))
