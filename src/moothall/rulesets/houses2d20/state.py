"""State of a table of this book. Everything is frozen and hashable; every field says who may see it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Protocol, TypeVar

from moothall.errors import Unclear
from moothall.ledger.marks import Everyone, Only, When
from moothall.records import big_record, changed
from moothall.rulesets.houses2d20.ids import NOBODY, NOWHERE, AssetId, CharacterId, TaskId, ZoneId
from moothall.rulesets.houses2d20.options import DEFAULTS, Options
from moothall.rulesets.houses2d20.words import BOOK, DRIVES, ConflictKind, Drive, Lasts, Side, Skill, Tier


class _Named(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=_Named)

SCENE = "scene"
"""The bearer of a trait about the situation itself."""


@big_record
class Skills:
    """The rating of each skill."""

    battle: int = 4
    communicate: int = 4
    discipline: int = 4
    move: int = 4
    understand: int = 4

    def of(self, skill: Skill) -> int:
        value: int = getattr(self, skill)
        return value


@big_record
class DriveRating:
    """A Drive: its rating, its statement, and whether that was challenged and not yet recovered."""

    rating: int
    statement: str = ""
    struck: bool = False
    deed: str = ""
    """The action that struck the statement."""


@big_record
class Drives:
    """All five Drives."""

    duty: DriveRating
    faith: DriveRating
    justice: DriveRating
    power: DriveRating
    truth: DriveRating

    def of(self, drive: Drive) -> DriveRating:
        value: DriveRating = getattr(self, drive)
        return value

    def usable(self) -> tuple[Drive, ...]:
        """Drives that are not struck."""
        return tuple(drive for drive in DRIVES if not self.of(drive).struck)


@big_record
class Focus:
    """A focus, written under a skill."""

    skill: Skill
    name: str


AbilityKind = Literal["proficiency", "threatening", "guidance", "substitution", "familiarity", "extra_option"]


@big_record
class Ability:
    """A special ability of a non-player character; `use` is the way of acting or the test it is for, in plain words."""

    kind: AbilityKind
    use: str
    skill: Skill | Literal[""] = ""
    price: int = 0
    """Price of an extra option in Threat."""


@big_record
class Track:
    """How near a character is to defeat: an extended task as long as one of that character's skills."""

    points: int
    requirement: int
    skill: Skill


@big_record
class Growth:
    """An entry of a character's advancement: points gained or spent, when, and for what."""

    adventure: int
    session: int
    points: int
    source: str
    text: str = ""
    before: str = ""
    after: str = ""
    given: str = ""
    """Kind of ability that was given up for it, if any."""


@big_record
class Character:
    """A character at the table. Until it is seen, only the GM knows it; `open` says whether the numbers are known."""

    id: Annotated[CharacterId, When("seen")]
    name: Annotated[str, When("seen")]
    tier: Annotated[Tier, When("seen")]
    side: Annotated[Side, When("seen")]
    skills: Annotated[Skills, When("seen", "open")]
    drives: Annotated[Drives | None, When("seen", "open")] = None
    quality: Annotated[int | None, When("seen", "open")] = None
    """The Quality that stands in for all Drives of a minor character."""
    seat: Annotated[str, When("seen")] = "gm"
    supporting: Annotated[bool, When("seen")] = False
    seen: Annotated[bool, When("seen")] = True
    open: Annotated[bool, When("seen", "open")] = True
    traits: Annotated[tuple[str, ...], When("seen", "open")] = ()
    """Traits of the sheet; traits of play are the table's."""
    focuses: Annotated[tuple[Focus, ...], When("seen", "open")] = ()
    talents: Annotated[tuple[str, ...], When("seen", "open")] = ()
    abilities: Annotated[tuple[Ability, ...], When("seen", "open")] = ()
    ambition: Annotated[str, When("seen", "open")] = ""
    determination: Annotated[int | None, When("seen", "open")] = None
    """None for NPCs and supporting characters: they use Threat."""
    momentum: Annotated[int, When("seen")] = 0
    """Saved Momentum, at tables where everybody keeps their own."""
    zone: Annotated[ZoneId, When("seen")] = NOWHERE
    acted: Annotated[bool, When("seen")] = False
    outside: Annotated[bool, When("seen")] = False
    """Whether the conflict that runs goes on without this one."""
    track: Annotated[Track | None, When("seen")] = None
    defeated: Annotated[Literal["", "defeated", "lasting", "stable"], When("seen")] = ""
    """Empty while in play; `stable` is a lasting defeat that has been tended to."""
    felled_by: Annotated[int, When("seen")] = 0
    """The Potency of what brought the defeat about."""
    resisted: Annotated[bool, When("seen")] = False
    """Whether defeat was resisted in this scene."""
    points: Annotated[int, When("seen", "open")] = 0
    """Advancement points to spend."""
    skill_advances: Annotated[int, When("seen", "open")] = 0
    growth: Annotated[tuple[Growth, ...], When("seen", "open")] = ()
    secret: Annotated[str, Only("seat")] = ""
    """Secret of the character that only this player and the GM know."""

    @property
    def is_player(self) -> bool:
        """Whether a player's points pay for this character: Momentum and Determination, not Threat."""
        return self.side == "players"

    @property
    def falls_at_once(self) -> bool:
        return self.tier == "minor"


@big_record
class Trait:
    """A short true phrase about a person, a place, a thing or the situation."""

    id: Annotated[str, Everyone]
    text: Annotated[str, Everyone]
    on: Annotated[str, Everyone] = SCENE
    """Its bearer: the id of a character, an asset or a zone, or the scene."""
    lasts: Annotated[Lasts, Everyone] = "scene"


Moves = Literal["easier", "harder"]
"""The effects that a trait can have on a Difficulty."""


@big_record
class Bore:
    """Effect that a trait had on tests of a skill when the GM last weighed it; with other words it is another trait."""

    trait: str
    text: str
    of: str
    """The character, or the whole side, whose tests it was."""
    skill: Skill
    does: Moves


@big_record
class Asset:
    """An asset: a thing, person, fact or favour under a character's control."""

    id: Annotated[AssetId, When("seen")]
    name: Annotated[str, When("seen")]
    owner: Annotated[CharacterId, When("seen")]
    potency: Annotated[int, When("seen")] = 0
    zone: Annotated[ZoneId, When("seen")] = NOWHERE
    """Empty while it is not on the board."""
    defensive: Annotated[bool, When("seen")] = False
    tangible: Annotated[bool, When("seen")] = True
    out: Annotated[bool, When("seen")] = False
    seen: Annotated[bool, When("seen")] = True


@big_record
class Zone:
    """A place of a conflict, and the places next to it."""

    id: Annotated[ZoneId, Everyone]
    name: Annotated[str, Everyone]
    links: Annotated[tuple[ZoneId, ...], Everyone] = ()


@big_record
class Task:
    """A long effort: so many points of so many."""

    id: Annotated[TaskId, Everyone]
    name: Annotated[str, Everyone]
    requirement: Annotated[int, Everyone]
    points: Annotated[int, Everyone] = 0
    aids: Annotated[CharacterId, Everyone] = NOBODY
    """The defeated ally it brings back, if that is what it is for."""


@big_record
class Conflict:
    """A conflict under way and whose turn it is."""

    kind: Annotated[ConflictKind, Everyone]
    round: Annotated[int, Everyone] = 1
    side: Annotated[Side | Literal[""], Everyone] = ""
    """Who acts next; empty at tables without an order."""
    actor: Annotated[CharacterId, Everyone] = NOBODY
    """The one who acts next, where that is settled: by the GM, by keeping the initiative, or by an extra action."""
    penalty: Annotated[int, Everyone] = 0
    """Steps by which the next test is harder, because the initiative was kept."""
    kept: Annotated[bool, Everyone] = False
    """Whether the action now due was gained by keeping the initiative."""
    extra: Annotated[int, Everyone] = 0
    """Extra actions bought in this turn."""


@big_record
class Note:
    """A note for one seat."""

    owner: Annotated[str, Only("owner")]
    text: Annotated[str, Only("owner")]


@big_record
class Owed:
    """Advancement points that a character does not know of yet: they would betray a hidden Difficulty."""

    who: CharacterId
    entry: Growth


@big_record
class Hook:
    """A story hook; each part is a word of the texts or the GM's own."""

    plot: str
    goal: str
    location: str
    hazard: str
    character: str


@big_record
class Table:
    """The whole table."""

    options: Annotated[Options, Everyone] = DEFAULTS
    characters: Annotated[tuple[Character, ...], Everyone] = ()
    assets: Annotated[tuple[Asset, ...], Everyone] = ()
    traits: Annotated[tuple[Trait, ...], Everyone] = ()
    traits_made: Annotated[int, Everyone] = 0
    momentum: Annotated[int, Everyone] = 0
    threat: Annotated[int, When("threat_open")] = 0
    threat_open: Annotated[bool, When("threat_open")] = True
    house: Annotated[str, Everyone] = ""
    enemies: Annotated[tuple[str, ...], Everyone] = ()
    """Houses known to be against the players' own."""
    adventure: Annotated[int, Everyone] = 0
    adventure_title: Annotated[str, Everyone] = ""
    between: Annotated[bool, Everyone] = True
    """Whether one adventure is over and the next has not begun."""
    session: Annotated[int, Everyone] = 0
    scene: Annotated[str, Everyone] = ""
    present: Annotated[tuple[CharacterId, ...], Everyone] = ()
    """The players' characters in this scene."""
    reflective: Annotated[bool, Everyone] = False
    """Whether this scene is given over to sorting out one's priorities."""
    conflict: Annotated[Conflict | None, Everyone] = None
    zones: Annotated[tuple[Zone, ...], Everyone] = ()
    former_zones: Annotated[tuple[Zone, ...], Everyone] = ()
    """Zones of earlier conflicts, so that the log can still name them."""
    tasks: Annotated[tuple[Task, ...], Everyone] = ()
    impressed: Annotated[tuple[str, ...], Everyone] = ()
    """Seats whose player has impressed the group in this session."""
    notes: Annotated[tuple[Note, ...], Everyone] = ()
    hooks: tuple[Hook, ...] = ()
    """Story hooks the GM has kept."""
    owed: tuple[Owed, ...] = ()
    """Points that are paid out when the adventure ends."""
    bore: tuple[Bore, ...] = ()
    """Effects of traits on earlier tests, by which they are proposed for the next ones."""
    plot: str = ""
    """The GM's own notes."""

    @property
    def edition(self) -> str:
        return BOOK

    def who(self, id: CharacterId) -> Character:
        for one in self.characters:
            if one.id == id:
                return one
        raise Unclear("error-houses-no-such-character", id=id)

    def asset(self, id: AssetId) -> Asset:
        for one in self.assets:
            if one.id == id:
                return one
        raise Unclear("error-houses-no-such-asset", id=id)

    def trait(self, id: str) -> Trait:
        for one in self.known_traits():
            if one.id == id:
                return one
        raise Unclear("error-houses-no-such-trait", id=id)

    def known_traits(self) -> tuple[Trait, ...]:
        """Traits of play, and those of each sheet that everybody may know."""
        if not self.options.amended:
            return self.traits
        return (*self.traits, *(trait for one in self.characters for trait in _sheet_traits(one)))

    def shows(self, *who: CharacterId) -> bool:
        """Whether everybody hears of what these characters do. In 0.1.0 a test of the hidden was told."""
        return not self.options.amended or all(self.who(one).seen for one in who)

    def zone(self, id: ZoneId) -> Zone:
        for one in self.zones:
            if one.id == id:
                return one
        raise Unclear("error-houses-no-such-zone", id=id)

    def task(self, id: TaskId) -> Task:
        for one in self.tasks:
            if one.id == id:
                return one
        raise Unclear("error-houses-no-such-task", id=id)

    def knows(self, id: str) -> bool:
        return any(one.id == id for one in self.characters)

    def players(self) -> tuple[Character, ...]:
        """The players' own characters."""
        return tuple([one for one in self.characters if one.tier == "main"])

    def taking_part(self) -> tuple[Character, ...]:
        """Characters in the running conflict; while there is none, everybody."""
        return tuple([one for one in self.characters if not one.outside])

    def standing(self, side: Side) -> tuple[Character, ...]:
        """Participants of a side who are still in play."""
        return tuple([one for one in self.taking_part() if one.side == side and not one.defeated])

    def called(self, id: str) -> str:
        """The name of anybody or anything at this table; the id itself where there is nothing under it."""
        for listed in (self.characters, self.assets, self.zones, self.former_zones, self.tasks):
            for one in listed:
                if one.id == id:
                    return one.name
        return next((one.text for one in self.known_traits() if one.id == id), id)

    def saved(self, who: CharacterId) -> int:
        """Momentum that a character may draw on: the group's, or their own."""
        return self.momentum if self.options.momentum_shared else self.who(who).momentum

    def neighbours(self, zone: ZoneId) -> tuple[ZoneId, ...]:
        """The zones next to one, whichever of the two names the link."""
        named = self.zone(zone).links
        return tuple(z.id for z in self.zones if z.id != zone and (z.id in named or zone in z.links))

    def with_who(self, id: CharacterId, **new: Any) -> Table:
        """This table with fields of one character changed."""
        return changed(self, characters=tuple([changed(c, **new) if c.id == id else c for c in self.characters]))

    def with_asset(self, id: AssetId, **new: Any) -> Table:
        """This table with fields of one asset changed."""
        return changed(self, assets=tuple([changed(a, **new) if a.id == id else a for a in self.assets]))


def _sheet_traits(one: Character) -> tuple[Trait, ...]:
    """Traits of a character's sheet, as traits that bear on a test; none while the numbers are the GM's.

    A name has one wording for all, so an idea of the book, which each reads in their own language, cannot be one.
    """
    if one.seen is not True or one.open is not True:
        return ()
    written = (text for text in one.traits if not text.startswith("idea-"))
    return tuple(Trait(f"{one.id}:trait{at}", text, one.id, "lasting") for at, text in enumerate(written, 1))


def bearers(table: Table) -> tuple[str, ...]:
    """The scene, and everybody and everything in it that a trait may be true of, as far as all know of it."""
    people = (one.id for one in table.taking_part() if one.seen is True)
    things = (one.id for one in table.assets if one.seen is True and not one.out)
    return tuple(dict.fromkeys((SCENE, *people, *things, *(zone.id for zone in table.zones))))


def anybody_down(table: Table) -> bool:
    """Whether there is a defeat that ends with the conflict: any that is not lasting."""
    return any(one.defeated == "defeated" for one in table.characters)


def zones_in_use(table: Table) -> tuple[ZoneId, ...]:
    """The zones of the board, and those that a character or asset is still recorded in."""
    people, things = (one.zone for one in table.characters), (one.zone for one in table.assets)
    return tuple(id for id in dict.fromkeys((*(zone.id for zone in table.zones), *people, *things)) if id)


def seat_of(table: Table, id: str) -> str:
    """The seat that plays a character; only the GM plays an NPC."""
    return next((one.seat for one in table.characters if one.id == id and one.seat != "gm"), "")
