"""State of a table of this book. Everything is frozen and hashable; every field says who may see it.

Whatever lasts is an `Effect` in one list: advantages, soak, weapons, aspects, assets, conditions. So there is one place
where things end (`clock.py`) and one vocabulary for what they do (`vocabulary.py`). What may be used once per scene,
conflict or rest is a `Mark` in another list.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from moothall.errors import Unclear
from moothall.ledger.marks import Everyone, Only, When
from moothall.records import big_record, changed
from moothall.rulesets.nova6.ids import NOBODY, NOWHERE, EffectId, PersonId, ZoneId
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs.pack import Pack
from moothall.rulesets.nova6.packs.setting import NO_SETTING, Setting
from moothall.rulesets.nova6.talents.features import Designed
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait
from moothall.rulesets.nova6.words import (
    DEFAULT_REFRESH,
    UNSAID,
    CoverDegree,
    Duration,
    Level,
    Scale,
    SceneKind,
    Size,
)
from moothall.talk.play import GM

# ---- People ----------------------------------------------------------------------------------------------------------


@big_record
class Perk:
    """A perk: a use of a skill in which a character is better, in every action, or a broad one in a single action."""

    name: str
    skill: str
    action: str = ""
    """The one action that a broad perk is for."""

    def serves(self, skill: str, action: str) -> bool:
        """Whether it is for tests of this skill and action."""
        return self.skill == skill and self.action in ("", action)


@big_record
class Box:
    """A stress box: its level, and the duration it is filled with; empty while it is free."""

    level: Level
    filled: Duration | Literal[""] = ""
    extra: bool = False
    """Added by a hit that found no box left."""
    turn: int = 0
    """The bearer's turn in which it was filled, and the round: by them short ones know when they end."""
    round: int = 0


@big_record
class Track:
    """A stress track: its boxes, where its levels begin, and the skills that have to do with it."""

    id: str
    boxes: tuple[Box, ...]
    types: tuple[str, ...] = ()
    """Types of damage that fill it."""
    staggered: int = 4
    incapacitated: int = 8
    recovers: str = "physique"
    treated: str = "wits"


@big_record
class Cover:
    """Cover of a character: its material, and its degree."""

    degree: CoverDegree
    material: str


@big_record
class Turn:
    """A character's turn: actions declared and taken, and their modifiers until the next one begins."""

    number: int = 0
    """Turns begun so far, over all scenes: by it brief effects know when they end."""
    declared: int = 0
    pairs: tuple[str, ...] = ()
    """Skill and action of each basic action taken."""
    snaps: int = 0
    focus: Literal["", "ready", "spent"] = ""
    done: bool = False
    """Had in this round."""
    waiting: bool = False
    """The turn is held, to interrupt an opponent."""
    whole: bool = False
    """An action took the whole turn."""


FRESH = Turn()


@big_record
class Last:
    """Last test of a character, for rules that refer to it later."""

    skill: str
    action: str
    net: int
    faces: tuple[int, ...]
    success: bool
    aim: str = ""


@big_record
class Reward:
    """A change that a milestone permits a character, and its rule."""

    what: Literal["aspect", "any-aspect", "perk", "talent", "feature", "rank"]
    cite: str
    waits: bool = False
    """Only in a scene without danger, as the GM has it."""


@big_record
class Character:
    """A character, or an entity built like one. Players' characters are always seen and open."""

    id: Annotated[PersonId, When("seen")]
    name: Annotated[str, When("seen")]
    kind: Annotated[Literal["pc", "principal", "extra", "thing"], When("seen")] = "pc"
    seat: Annotated[str, When("seen")] = ""
    """The seat that plays the character; the GM plays those without one."""
    skills: Annotated[tuple[tuple[str, int], ...], When("seen", "open")] = ()
    perks: Annotated[tuple[Perk, ...], When("seen", "open")] = ()
    traits: Annotated[tuple[Trait, ...], When("seen", "open")] = ()
    tracks: Annotated[tuple[Track, ...], When("seen", "open")] = ()
    plot_points: Annotated[int, When("seen")] = 0
    refresh: Annotated[int, When("seen")] = DEFAULT_REFRESH
    refresh_cut: Annotated[int, When("seen")] = 0
    """Plot points by which the next refresh is lower."""
    setbacks: Annotated[int, When("seen")] = 0
    tokens: Annotated[int, When("seen")] = 0
    """Free bonus actions left in this conflict."""
    size: Annotated[Size, When("seen")] = "medium"
    zone: Annotated[ZoneId, When("seen")] = NOWHERE
    hands: Annotated[int, When("seen")] = 2
    """Hands that are free, or hold what is to be used."""
    spot: Annotated[str, When("seen")] = ""
    """Where in the zone, in words."""
    cover: Annotated[Cover | None, When("seen")] = None
    turn: Annotated[Turn, When("seen")] = FRESH
    out: Annotated[str, When("seen")] = ""
    """How the character is out of the scene: `incapacitated`, `conceded`, `left`, `ended`; empty while in it."""
    out_as: Annotated[str, When("seen")] = ""
    """How the character's leaving looks in the story."""
    staying: Annotated[bool, When("seen")] = False
    """Paid to stay in although the incapacitated level is full."""
    load: Annotated[str, When("seen")] = ""
    """The load level; empty for the usual one of the table."""
    burden: Annotated[int, When("seen")] = 0
    """Dice that things carried beside the load cost."""
    days: Annotated[int, When("seen")] = 0
    """Days in need since the last survival test."""
    gone: Annotated[int, When("seen")] = 0
    """Zones that were crossed in this scene."""
    dropped: Annotated[bool, When("seen")] = False
    """The load was dropped for this conflict."""
    coins: Annotated[int, When("seen")] = 0
    """Money, where the pack counts it."""
    native: Annotated[str, When("seen")] = ""
    """The character's own language, where it has a name."""
    last: Annotated[Last | None, When("seen", "open")] = None
    level: Annotated[int, When("seen", "open")] = 1
    advances: Annotated[int, When("seen", "open")] = 0
    """Advances that are not spent yet."""
    rewards: Annotated[tuple[Reward, ...], When("seen")] = ()
    """Changes that the last milestone permits and that are not used yet."""
    document: Annotated[str, When("seen", "open")] = ""
    """The sheet behind this one, as JSON: what a table has no field for, kept for when the character grows."""
    appearances: Annotated[int, When("seen")] = 0
    """Number of times that an NPC has come back."""
    number: Annotated[int, When("seen")] = 1
    """How many they are: more than one are a group."""
    ally: Annotated[bool, When("seen")] = False
    """Whether an NPC is on the side of the players' characters."""
    seen: Annotated[bool, When("seen")] = True
    open: Annotated[bool, When("seen", "open")] = True
    """Whether the players know its numbers."""
    secret: Annotated[str, Only("seat")] = ""
    plan: str = ""

    def rank(self, skill: str) -> int:
        return dict(self.skills).get(skill, 0)

    def given(self) -> tuple[Gives, ...]:
        """Everything this one's talents, features and flaws do without being activated."""
        return tuple([gives for trait in self.traits for gives in trait.gives if not trait.waits(gives)])

    def track(self, id: str) -> Track:
        for track in self.tracks:
            if id in (track.id, *track.types):
                return track
        raise Unclear("error-no-such-track", id=id, name=self.name)

    @property
    def player(self) -> str:
        """The seat that decides for this one."""
        return self.seat or GM

    @property
    def is_pc(self) -> bool:
        return self.kind == "pc"

    @property
    def is_ours(self) -> bool:
        """Whether the character is on the side of the players' characters."""
        return self.is_pc or self.ally


# ---- What lasts ------------------------------------------------------------------------------------------------------

EffectKind = Literal["advantage", "damage", "soak", "aspect", "asset", "condition"]


@big_record
class Effect:
    """An effect: an advantage or disadvantage, a way to deal damage, soak, an aspect, an asset, a condition."""

    id: Annotated[EffectId, When("known")]
    kind: Annotated[EffectKind, When("known")]
    name: Annotated[str, When("known")]
    owner: Annotated[str, When("known")] = ""
    """Its owner: a character, a zone, or nobody (the scene and everybody in it)."""
    maker: Annotated[str, When("known")] = ""
    rating: Annotated[int, When("known")] = 0
    """Dice of an advantage (negative: a disadvantage) or condition, damage, soak, or uses of an asset."""
    skills: Annotated[tuple[str, ...], When("known")] = ()
    """The skills an advantage is for; none means all."""
    duration: Annotated[Duration | Literal[""], When("known")] = ""
    """Empty where nothing is said: then it lasts as its kind does."""
    type: Annotated[str, When("known")] = ""
    subtype: Annotated[str, When("known")] = ""
    properties: Annotated[tuple[Property, ...], When("known")] = ()
    skill: Annotated[str, When("known")] = ""
    """The skill a way to harm is used with."""
    aspect: Annotated[Literal["", "game", "character", "situation", "grave", "consequence", "zone"], When("known")] = ""
    marks: Annotated[tuple[str, ...], When("known")] = ()
    """State of the effect now: `exhausted`, `unloaded`, `stowed`, `broken`, `fired-once` …"""
    turn: Annotated[int, When("known")] = 0
    """The bearer's turn in which it was set."""
    round: Annotated[int, When("known")] = 0
    made: Annotated[bool, When("known")] = False
    """Made by an action in play, and not brought along."""
    text: Annotated[str, When("known")] = ""
    known: Annotated[bool, When("known")] = True
    """Whether the players know of it."""

    @property
    def lasts(self) -> Duration:
        return self.duration or UNSAID[self.kind].duration

    def has(self, name: str) -> bool:
        return any(one.name == name for one in self.properties)

    def amount(self, name: str) -> int:
        """The number of a property, 0 without it."""
        return next((one.amount for one in self.properties if one.name == name), 0)

    def given(self) -> tuple[Gives, ...]:
        return tuple([gives for one in self.properties for gives in one.gives])


@big_record
class Mark:
    """A limited use that is not available again until a moment has passed."""

    what: Annotated[str, When("known")]
    """`invoked`, `grave`, `stayed`, `rallied`, `high-capacity`, `rested`, `special` …"""
    who: Annotated[str, When("known")] = ""
    of: Annotated[str, When("known")] = ""
    until: Annotated[Literal["roll", "action", "turn", "round", "scene", "milestone", "session"], When("known")] = (
        "scene"
    )
    known: Annotated[bool, When("known")] = True


# ---- Where and when --------------------------------------------------------------------------------------------------


@big_record
class Zone:
    """A part of the place, in which people reach each other."""

    id: Annotated[ZoneId, Everyone]
    name: Annotated[str, Everyone]
    sort: Annotated[Literal["", "building", "open", "abstract", "water"], Everyone] = ""
    """Larger than a house, wide open, no place at all but a memory or a node of a net, or too deep to stand in."""


@big_record
class Fall:
    """A fall: its distance, surface, and time of landing."""

    who: Annotated[str, When("seen")]
    stories: Annotated[int, When("seen")]
    surface: Annotated[str, When("seen")] = "hard"
    jagged: Annotated[int, When("seen")] = 0
    began: Annotated[int, When("seen")] = 0
    """The round in which it began."""
    seen: Annotated[bool, When("seen")] = True


@big_record
class Edge:
    """Two zones side by side, and what lies between them."""

    one: Annotated[str, Everyone]
    other: Annotated[str, Everyone]
    obstacle: Annotated[str, Everyone] = ""
    vertical: Annotated[bool, Everyone] = False
    difficulty: int = 0


@big_record
class Harm:
    """Harm of a hazard to characters who fail: any of these, together."""

    block: bool = False
    damage: int = 0
    type: str = "physical"
    subtype: str = ""
    duration: Duration = "S"
    setbacks: int = 0
    stories: int = 0
    """The fall that does it, if it is one."""
    points_are_setbacks: bool = False
    """Whether each stunt point of the failure is one setback die more."""


@big_record
class Task:
    """A task of a challenge."""

    id: Annotated[str, When("known")]
    name: Annotated[str, When("known")]
    skills: Annotated[tuple[str, ...], When("known")] = ()
    who: Annotated[tuple[str, ...], When("known")] = ()
    action: Annotated[str, When("known")] = "overcome"
    group: Annotated[Literal["", "any", "all"], When("known")] = ""
    optout: Annotated[bool, When("known")] = False
    hazard: Annotated[bool, When("known")] = False
    result: Annotated[Literal["", "success", "failure"], When("known")] = ""
    blocked: Annotated[bool, When("known")] = False
    """Nobody gets any further here."""
    difficulty: int = 0
    harm: Harm | None = None
    """Harm of a failure."""
    known: Annotated[bool, When("known")] = True


@big_record
class Count:
    """Successes in a contest: of a character, or of the opposition against a character."""

    who: Annotated[str, Everyone]
    against: Annotated[str, Everyone] = ""
    successes: Annotated[int, Everyone] = 0


@big_record
class Undertaking:
    """An undertaking: done when its interval has passed, or after so many successes."""

    id: Annotated[str, When("seen")]
    who: Annotated[str, When("seen")]
    what: Annotated[str, When("seen")]
    interval: Annotated[Duration, When("seen")] = "I"
    goal: Annotated[int, When("seen")] = 0
    successes: Annotated[int, When("seen")] = 0
    turn: Annotated[int, When("seen")] = 0
    round: Annotated[int, When("seen")] = 0
    seen: Annotated[bool, When("seen")] = True
    skill: Annotated[str, When("seen")] = ""


@big_record
class Scene:
    """The scene that is being played; without a kind there is none."""

    kind: Annotated[SceneKind, Everyone] = ""
    scale: Annotated[Scale, Everyone] = "narrative"
    title: Annotated[str, Everyone] = ""
    place: Annotated[str, Everyone] = ""
    purpose: Annotated[str, Everyone] = ""
    requirement: Annotated[str, Everyone] = ""
    """Time and means that an interlude takes."""
    round: Annotated[int, Everyone] = 0
    phase: Annotated[Literal["", "early", "opposition", "late", "bonus"], Everyone] = ""
    acting: Annotated[str, Everyone] = ""
    """The character whose turn it is."""
    early: Annotated[tuple[str, ...], Everyone] = ()
    late: Annotated[tuple[str, ...], Everyone] = ()
    acted: Annotated[tuple[str, ...], Everyone] = ()
    """Heroes who have acted in this scene."""
    tasks: Annotated[tuple[Task, ...], Everyone] = ()
    goal: Annotated[int, Everyone] = 0
    """Successes that a contest takes."""
    skill: Annotated[str, Everyone] = ""
    striving: Annotated[str, Everyone] = ""
    """The skill with which the heroes strive, where the rival has another."""
    rival: Annotated[str, Everyone] = ""
    """The rival of a contest; empty if it is the surroundings."""
    hindrance: int = 0
    """Ranks of the rival left after trading, or the difficulty of the surroundings."""
    automatic: Annotated[int, Everyone] = 0
    """Successes that the rival has traded for in this round."""
    separate: Annotated[bool, Everyone] = False
    losing: Annotated[str, Everyone] = ""
    counts: Annotated[tuple[Count, ...], Everyone] = ()
    winners: Annotated[tuple[str, ...], Everyone] = ()
    losers: Annotated[tuple[str, ...], Everyone] = ()
    outcome: Annotated[str, Everyone] = ""
    use: Annotated[str, Everyone] = ""
    """The use of a contest's skill, such as boats."""
    over: Annotated[bool, Everyone] = False
    """Whether the contest is decided for everybody."""


NO_SCENE = Scene()


@big_record
class Pending:
    """A milestone that is reached and not enjoyed yet, and what has been done for it."""

    kind: Annotated[Literal["minor", "major", "epic"], Everyone]
    scenario: Annotated[bool, Everyone] = False
    level: Annotated[Literal["", "yes", "no"], Everyone] = ""
    """The GM's word on whether it brings a level."""
    quiet: Annotated[bool, Everyone] = False
    rested: Annotated[bool, Everyone] = False
    successes: Annotated[int, Everyone] = 0
    """Expositions that went well."""
    refuge_days: Annotated[int, Everyone] = 0
    """Days in a refuge of the heroes' own making."""
    safe_days: Annotated[int, Everyone] = 0
    """Days in a place that is safe in itself."""
    met: Annotated[bool, Everyone] = False
    """All that it takes has been done."""


@big_record
class Session:
    """A session: when it began and when it ended, in the players' words."""

    number: Annotated[int, Everyone]
    began: Annotated[str, Everyone] = ""
    ended: Annotated[str, Everyone] = ""


@big_record
class Story:
    """Progress of the story: the saga, the scenario and its milestones, and the sessions so far."""

    saga: Annotated[str, Everyone] = ""
    scenario: Annotated[str, Everyone] = ""
    under_way: Annotated[bool, Everyone] = False
    """Whether a scenario is being played."""
    acts: int = 0
    """Milestones that the GM has planned for it."""
    milestone: Annotated[Literal["", "minor", "major", "epic"], Everyone] = ""
    """The last one that was reached, in this scenario or an earlier one."""
    minors: Annotated[int, Everyone] = 0
    """Minor milestones passed in it."""
    levelled: Annotated[bool, Everyone] = False
    """Whether one of them has brought the level already."""
    told: Annotated[tuple[str, ...], Everyone] = ()
    """Scenarios and sagas that have come to their end."""
    sessions: Annotated[tuple[Session, ...], Everyone] = ()


NO_STORY = Story()


@big_record
class Note:
    """A note for one seat."""

    owner: Annotated[str, Only("owner")]
    text: Annotated[str, Only("owner")]


@big_record
class Table:
    """The whole table."""

    options: Annotated[Options, Everyone] = DEFAULTS
    heroes: Annotated[tuple[Character, ...], Everyone] = ()
    others: Annotated[tuple[Character, ...], Everyone] = ()
    effects: Annotated[tuple[Effect, ...], Everyone] = ()
    marks: Annotated[tuple[Mark, ...], Everyone] = ()
    zones: Annotated[tuple[Zone, ...], Everyone] = ()
    edges: Annotated[tuple[Edge, ...], Everyone] = ()
    scene: Annotated[Scene, Everyone] = NO_SCENE
    scenes: Annotated[tuple[SceneKind, ...], Everyone] = ()
    """The kinds of the scenes since the last milestone, this one last."""
    falls: Annotated[tuple[Fall, ...], Everyone] = ()
    undertakings: Annotated[tuple[Undertaking, ...], Everyone] = ()
    subtypes: Annotated[tuple[tuple[str, str], ...], Everyone] = ()
    """Kinds of damage of this table's own, each with its type."""
    seconds: Annotated[int, Everyone] = 0
    day: Annotated[int, Everyone] = 0
    """Days that have passed."""
    need: Annotated[str, Everyone] = ""
    """The group's need in a survival situation; empty while there is none."""
    pending: Annotated[tuple[Pending, ...], Everyone] = ()
    story: Annotated[Story, Everyone] = NO_STORY
    gm_plot_points: Annotated[int, Everyone] = 0
    gm_stunt_points: Annotated[int, Everyone] = 0
    """Points the GM keeps until the scene ends, at tables that play so."""
    gm_tokens: Annotated[int, Everyone] = 0
    pack: Annotated[Pack | None, Everyone] = None
    """The pack that the table was opened with; the universal one where none was named."""
    features: Annotated[tuple[Designed, ...], Everyone] = ()
    """Features that this group has settled."""
    setting: Annotated[Setting, Everyone] = NO_SETTING
    """The setting of the game."""
    notes: Annotated[tuple[Note, ...], Everyone] = ()
    plot: str = ""

    # ---- Looking -----------------------------------------------------------------------------------------------------

    @property
    def edition(self) -> str:
        """The book this table plays."""
        return "nova6"

    def who(self, id: str) -> Character:
        for one in (*self.heroes, *self.others):
            if one.id == id:
                return one
        raise Unclear("error-no-such-character", id=id)

    def played_by(self, seat: str) -> PersonId:
        """The character a seat plays; none in particular for the GM."""
        return next((hero.id for hero in self.heroes if hero.seat == seat), NOBODY)

    def is_somebody(self, id: str) -> bool:
        return any(one.id == id for one in (*self.heroes, *self.others))

    def working(self, one: Character) -> tuple[Trait, ...]:
        """A character's talents, features and flaws in force now: those that must be activated count once they are."""
        return tuple([self._working(one.id, trait) for trait in one.traits])

    def _working(self, who: str, trait: Trait) -> Trait:
        if not any(trait.waits(gives) for gives in trait.gives) or self.uses_left(who, trait):
            return trait
        return trait._replace(gives=tuple([gives for gives in trait.gives if not trait.waits(gives)]))

    def uses_left(self, who: str, trait: Trait) -> int:
        """Activations of a trait that are not used up. A paid one serves as long as its mark."""
        active, spent = (self._marked(what, who, trait.id) for what in ("active", "spent"))
        return active - spent if trait.per_scene else active

    def _marked(self, what: str, who: str, of: str) -> int:
        return sum((mark.what, mark.who, mark.of) == (what, who, of) for mark in self.marks)

    def given(self, one: Character) -> tuple[Gives, ...]:
        """Every benefit of a character's talents, features and flaws now."""
        return tuple([gives for trait in self.working(one) for gives in trait.gives])

    def effect(self, id: str) -> Effect:
        for effect in self.effects:
            if effect.id == id:
                return effect
        raise Unclear("error-no-such-effect", id=id)

    def has_effect(self, id: str) -> bool:
        """Whether it is still there: what was there when a question was asked may be gone when it is answered."""
        return any(effect.id == id for effect in self.effects)

    def effects_of(self, owner: str, *kinds: EffectKind) -> tuple[Effect, ...]:
        """Effects of an owner, of these kinds or of all."""
        return tuple([e for e in self.effects if e.owner == owner and (not kinds or e.kind in kinds)])

    def present(self) -> tuple[Character, ...]:
        """The players' characters who are in the scene."""
        return tuple([one for one in self.heroes if not one.out])

    def opposition(self) -> tuple[Character, ...]:
        """The NPCs in the scene who stand against the players' characters."""
        return tuple([one for one in self._npcs() if not one.ally])

    def allies(self) -> tuple[Character, ...]:
        """The NPCs in the scene who stand with the players' characters."""
        return tuple([one for one in self._npcs() if one.ally])

    def everybody(self) -> tuple[Character, ...]:
        """All characters in the scene: the players', their opposition, and their allies."""
        return (*self.present(), *self._npcs())

    def _npcs(self) -> tuple[Character, ...]:
        return tuple([one for one in self.others if not one.out and one.kind != "thing"])

    def task(self, id: str) -> Task:
        for task in self.scene.tasks:
            if task.id == id:
                return task
        raise Unclear("error-no-such-task", id=id)

    def is_marked(self, what: str, who: str = "", of: str = "") -> bool:
        return any(mark.what == what and mark.who == who and mark.of == of for mark in self.marks)

    def in_turns(self) -> bool:
        """Whether people act in turns now."""
        return bool(self.scene.kind) and self.scene.scale == "action"

    def fresh_id(self, stem: str) -> str:
        """An id that no effect has yet."""
        taken, number = {effect.id for effect in self.effects}, 1
        while f"{stem}-{number}" in taken:
            number += 1
        return f"{stem}-{number}"

    # ---- Changing ----------------------------------------------------------------------------------------------------

    def with_one(self, id: str, **new: Any) -> Table:
        """This table with fields of one character changed."""
        if any(one.id == id for one in self.heroes):
            return changed(self, heroes=tuple([changed(h, **new) if h.id == id else h for h in self.heroes]))
        return changed(self, others=tuple([changed(o, **new) if o.id == id else o for o in self.others]))

    def with_effect(self, effect: Effect) -> Table:
        """This table with an effect in the place of the one with its id, or added."""
        if any(e.id == effect.id for e in self.effects):
            return changed(self, effects=tuple([effect if e.id == effect.id else e for e in self.effects]))
        return changed(self, effects=(*self.effects, effect))

    def without_effects(self, ids: tuple[str, ...]) -> Table:
        return changed(self, effects=tuple([e for e in self.effects if e.id not in ids]))

    def with_scene(self, **new: Any) -> Table:
        return changed(self, scene=changed(self.scene, **new))
