"""Themepacks as data: aspects, skills, tracks, talents, gear, and the steps of character creation.

The universal pack is the book as it stands; another pack replaces what it names and leaves the rest. A table carries
the pack it was opened with, so a kept session needs no file besides its ledger. Files are read outside the book.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, Protocol

from moothall.records import big_record
from moothall.rulesets.nova6.packs.skill_roles import CORE
from moothall.rulesets.nova6.packs.trades import BOOK_TRADES, Trade
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS, FLAWS, Kept
from moothall.rulesets.nova6.talents.features import Entity
from moothall.rulesets.nova6.vocabulary import Property, Trait
from moothall.rulesets.nova6.words import DEFAULT_REFRESH, PHYSICAL, SKILLS, Duration
from moothall.talk.questions import Option

Mode = Literal["freeform", "list", "list+freeform"]


class Granted(NamedTuple):
    """A talent or perk granted by a choice or feature, and the skill it is for."""

    id: str
    skill: str = ""


@big_record
class Item:
    """A thing of the pack: what it is at a table, and what it costs where money counts."""

    id: str
    kind: Literal["damage", "soak", "asset"] = "asset"
    rating: int = 0
    type: str = ""
    subtype: str = ""
    duration: Duration = "S"
    skill: str = ""
    """The skill it is used with; the one for its kind of attack where nothing is said."""
    properties: tuple[Property, ...] = ()
    price: int = 0


@big_record
class Choice:
    """A choice for a theme trait, and its grants, at no price but that of the advances it takes."""

    id: str
    aspect: str = ""
    """The words of the aspect it brings; its name where it has none."""
    ranks: tuple[tuple[str, int], ...] = ()
    talents: tuple[Granted, ...] = ()
    features: tuple[str, ...] = ()
    flaws: tuple[str, ...] = ()
    perks: tuple[Granted, ...] = ()
    advances: int = 0
    """Advances more or fewer to begin with."""
    package: tuple[tuple[str, ...], ...] = ()
    """What one may pick for gear: one of each."""


class Slot(NamedTuple):
    """A core aspect that is asked for. A theme trait is one of them, with or without a list to choose from."""

    id: str
    cite: str = "nova6.character.aspects-core"
    high_concept: bool = False
    """Protected: it changes only with the greatest milestones."""
    theme: bool = False
    mode: Mode = "freeform"
    choices: tuple[Choice, ...] = ()
    required: bool = True

    def choice(self, id: str) -> Choice | None:
        return next((one for one in self.choices if one.id == id), None)


class Step(NamedTuple):
    """A step of character creation, the fields it fills, and whether a player fills it at all."""

    number: int
    id: str
    fills: tuple[str, ...]
    computed: bool = False
    cite: str = "nova6.character.steps"


USUAL_BOXES: Final = (3, 2, 1)
RANKS_A_BOX: Final = 2


class TrackPlan(NamedTuple):
    """A stress track: the skill whose ranks lengthen it, where its levels begin, and which skills see to it."""

    id: str
    skill: str = ""
    staggered: int = 4
    incapacitated: int = 8
    boxes: tuple[int, ...] = USUAL_BOXES
    per: int = RANKS_A_BOX
    """Ranks that make one box more."""
    types: tuple[str, ...] = ()
    """Types of damage that fill it, beside the one it is named for."""
    recovers: str = ""
    treated: str = ""


class Against(NamedTuple):
    """Opposition to a skill used for an action: the skills, their actions, and whether often nobody opposes."""

    skill: str
    action: str
    skills: tuple[str, ...]
    by: str = "defend"
    often_nobody: bool = False


@big_record
class Feature:
    """A feature: its benefits, its price in advances, and its prerequisites."""

    trait: Trait
    cost: int = 1
    free: bool = False
    """Anybody may have it without asking."""
    requires: tuple[str, ...] = ()
    entity: Entity | None = None
    """What comes along with it and is a character of its own."""


Hook = Literal["", "condition", "zone-tag", "interval-test", "damage"]


@big_record
class Special:
    """A rule of the pack's own: its words are the pack's; a hook says what the table reminds of."""

    id: str
    hook: Hook = ""
    skill: str = ""
    difficulty: int = 0
    damage: int = 0
    type: str = ""
    every: str = ""
    """The span after which an interval test is due."""


class Said(NamedTuple):
    """A word of the pack in one language."""

    key: str
    lang: str
    text: str


@big_record
class Gear:
    """How characters of the pack come to what they carry."""

    approach: tuple[Literal["signature", "packages", "money"], ...] = ("signature",)
    slots: tuple[str, ...] = ()
    """Names of signature assets; one for each core aspect where none are named."""
    packages_by: str = ""
    """The theme trait whose choice brings the package."""
    money: int = 0
    """Coins to begin with."""
    load: bool = True
    """Whether what is carried is counted as a load."""
    rows: tuple[str, ...] = ("all",)
    """What there is of the book's tables: all, or eras, tables, groups and single rows."""


@big_record
class Pack:
    """A themepack."""

    id: str
    aspects: tuple[Slot, ...]
    skills: tuple[str, ...]
    tracks: tuple[TrackPlan, ...]
    steps: tuple[Step, ...]
    kept: tuple[Kept, ...] = tuple(CORE_TALENTS.values())
    """The talents there are."""
    drawbacks: tuple[Kept, ...] = tuple(FLAWS.values())
    features: tuple[Feature, ...] = ()
    refresh: int = DEFAULT_REFRESH
    roles: tuple[tuple[str, str], ...] = tuple(CORE.items())
    """Which skill serves for what; none where it is empty, and whichever fits where it says `any`."""
    physical: tuple[str, ...] = PHYSICAL
    """The skills of the body; the others are of the mind."""
    like: tuple[tuple[str, str], ...] = ()
    """For skills of the book that it has not: which of its own does their work."""
    against: tuple[Against, ...] = ()
    """What opposes what, where it is not the book's own table."""
    gear: Gear = Gear()
    items: tuple[Item, ...] = ()
    special: tuple[Special, ...] = ()
    first_advances: int = 6
    rank_levels: tuple[int, ...] = (0, 5, 10, 15)
    """The level that opens each rank, from the first on."""
    start_level: int = 1
    trades: tuple[Trade, ...] = BOOK_TRADES
    """What NPCs may be: the book's trades, and the pack's own."""
    words: tuple[Said, ...] = ()
    tongue: str = "en"
    """The language of the table, in which things are called that it puts on record."""
    todo: tuple[str, ...] = ()
    """What its author has left open."""

    @property
    def talents(self) -> Mapping[str, Kept]:
        return {one.trait.id: one for one in self.kept}

    @property
    def flaws(self) -> Mapping[str, Kept]:
        return {one.trait.id: one for one in self.drawbacks}

    @property
    def free_features(self) -> Mapping[str, int]:
        """Features that anybody may have without asking, and their price in advances."""
        return {one.trait.name: one.cost for one in self.features if one.free}

    def feature(self, id: str) -> Feature | None:
        return next((one for one in self.features if one.trait.id == id), None)

    def trade(self, id: str) -> Trade | None:
        return next((one for one in self.trades if one.id == id), None)

    def item(self, id: str) -> Item | None:
        return next((one for one in self.items if one.id == id), None)

    def said(self, word: str, lang: str) -> str:
        """The pack's name for a word in a language; nothing if it is not the pack's."""
        keys = {one.key for one in self.words if one.key.partition(".")[2] == word or (one.text == word and one.key)}
        for key in sorted(keys, key=_names_first):
            if text := self.text(key, lang):
                return text
        return ""

    def text(self, key: str, lang: str) -> str:
        """A text of the pack in a language, in English, or as it was written."""
        known = {one.lang: one.text for one in self.words if one.key == key}
        return next((known[one] for one in (lang, "", "en", *sorted(known)) if one in known), "")

    def same_class(self, skill: str) -> tuple[str, ...]:
        """All skills of the class that this one belongs to: of the body or of the mind."""
        bodily = skill in self.physical
        return tuple([one for one in self.skills if (one in self.physical) is bodily])


def _names_first(key: str) -> tuple[int, str]:
    """Sort key that puts the name of an entry before the texts about it."""
    return key.count("."), key


STEPS: Final = (
    Step(1, "aspects", ("aspects", "traits")),
    Step(2, "level", ("level",), True),
    Step(3, "advances", ("skills", "perks", "talents", "features", "flaws")),
    Step(4, "gear", ("gear", "assets", "load", "coins")),
    Step(5, "name", ("name",)),
    Step(6, "refresh", (), True),
    Step(7, "boxes", (), True),
    Step(8, "attacks", ("attacks", "defenses")),
)

UNIVERSAL: Final = Pack(
    "universal",
    (
        Slot("high-concept", "nova6.character.aspect-high-concept", True, theme=True),
        Slot("background", "nova6.character.aspect-background"),
        Slot("motivation", "nova6.character.aspect-motivation"),
        Slot("trouble", "nova6.character.aspect-trouble"),
    ),
    SKILLS,
    (
        TrackPlan("physical", "physique", recovers="physique", treated="wits"),
        TrackPlan("mental", "resolve", recovers="resolve", treated="interact"),
    ),
    STEPS,
)


class Chosen(NamedTuple):
    """The pack that a game uses, and the rule behind it."""

    pack: Pack
    cite: str


def pack_of(own: Pack | None = None) -> Chosen:
    """A game's own pack; the universal one where it has none."""
    if own is None:
        return Chosen(UNIVERSAL, "nova6.character.themepack-default")
    return Chosen(own, "nova6.character.steps-themepack")


class HasPack(Protocol):
    """A table, as far as its pack goes."""

    @property
    def pack(self) -> Pack | None: ...


def pack_at(table: HasPack) -> Pack:
    """The pack of a table."""
    return pack_of(table.pack).pack


def concept_slots(pack: Pack) -> tuple[Slot, ...]:
    """The high concepts that people put in words of their own; all of them where only lists count."""
    high = tuple([slot for slot in pack.aspects if slot.high_concept])
    return tuple([slot for slot in high if slot.mode != "list"]) or high


def signature_slots(pack: Pack) -> tuple[Option, ...]:
    """The places for things of one's own: those the pack names, or one for each core aspect; none without such."""
    if "signature" not in pack.gear.approach:
        return ()
    ids = pack.gear.slots or tuple([slot.id for slot in pack.aspects])
    return tuple([Option(id, "nova6.themepack.gear-signature") for id in ids])


def skills_of(pack: Pack) -> tuple[Option, ...]:
    """The skills that can be bought: the six of the book, or those of the pack."""
    return tuple([Option(skill, skill_list_rule(pack)) for skill in pack.skills])


def skill_list_rule(pack: Pack) -> str:
    return "nova6.skill.core-list" if pack.skills == SKILLS else "nova6.skill.list-modifiable"
