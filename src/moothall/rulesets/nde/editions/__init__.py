"""The two editions of the book, and their differences as data.

Procedures are shared. What they read from here (dice, ladders, tiers, prices, limits) makes them one edition or the
other; where the editions really go different ways, the data names the way and a procedure of its own takes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal, NamedTuple

from moothall.rulesets.nde.words import Attribute, Tier


class Says(NamedTuple):
    """The rules that read one die: a one, below the number, reaching it, the top face, that of a moved die, and a top
    face below the number.
    """

    one: str
    below: str
    reached: str
    top: str
    moved_top: str
    top_below: str


class Mode(NamedTuple):
    """A dice mode, and the rules that have an id of their own in it."""

    weighing: Literal["die", "modifier", "number", "threshold"]
    """What circumstances move."""
    scale: tuple[int, ...]
    """What an attribute can be, from worst to best."""
    start: tuple[int, ...]
    """What a new hero has, best first."""
    better: str
    worse: str
    talent: str
    help: str
    values: str
    """What an attribute may be at all."""
    spread: str
    """What a new hero has of it."""
    grows: str
    says: Says | None = None


class Stats(NamedTuple):
    """How hard a foe of a tier is to hit and how much it takes, each with its rule, and the rules of hitting it."""

    number: int
    number_rule: str
    takes: int
    takes_rule: str
    hit: str
    hit_in: Mapping[str, str]
    """The rule that says what must be reached, by dice mode."""


class PowerLevel(NamedTuple):
    """A level of powers: numbers, costs, and its rule; the first of each is the preset."""

    numbers: tuple[int, ...]
    costs: tuple[int, ...]
    rule: str


class Listed(NamedTuple):
    """Words a rule lists."""

    words: tuple[str, ...]
    rule: str


class Edition(NamedTuple):
    """An edition of the book."""

    id: str
    options: Mapping[str, str | int]
    """Every option a table of this edition has, with the book's value."""
    narrowed: Mapping[str, tuple[str, ...]]
    """Options that have fewer values here than elsewhere."""
    extras: Mapping[str, str]
    """What the book only offers, and the rule of each. No table needs any of them."""
    no_extras: str
    """The rule that lets a table do without."""
    dice: tuple[int, ...]
    """The ladder of test dice."""
    numbers: Mapping[int, str]
    """The numbers a GM picks from, and what they are called."""
    usual: int
    """The number of an action of which nothing more is known."""
    hints: str
    """How the keys of the texts about these numbers begin."""
    modes: Mapping[str, Mode]
    roles: Mapping[str, tuple[Attribute, Attribute, Attribute]]
    """The attributes of each role from best to least."""
    role_rules: Mapping[str, str]
    """Which rule deals a role its dice, where the player has no say in it."""
    parts: tuple[str, ...]
    """What a sheet must have."""
    luck: int
    """Luck Points a session."""
    picks: Mapping[str, str]
    """What a hero can grow in, and the rule of each."""
    still_one_die: str
    """The rule that growth never adds dice, where there is one."""
    better: Listed
    worse: Listed
    complications: tuple[str, ...]
    fight_troubles: tuple[str, ...]
    """What a one in a fight may bring besides."""
    one_in_fight: str
    """The rule of a one in a fight."""
    failure_costs: bool
    """Whether a failure may cost something instead of bringing a complication."""
    hero_hit: str
    """The rule that a blow costs a hero a Heart."""
    no_initiative: tuple[str, ...]
    """The rule that nobody rolls for who goes first, where the book says so."""
    answered: tuple[str, ...]
    """What else is to be said of a missed attack that is answered."""
    reach: Mapping[str, str]
    """How likely a foe reaches an attacker who missed, by where that one stands; empty if it is simply asked."""
    exceptional_minion: str
    """The rule by which an exceptional hit on a minion brings a benefit, if one does."""
    line: str
    """The rule that a shot needs a line."""
    line_in_melee: bool
    """Whether a blow needs a line too."""
    watched: str
    """The rule by which cover hinders those who only watch."""
    cover_if_named: bool
    """Whether it does so only where the GM names it."""
    any_distance: str
    """The rule that a shot reaches whatever is in sight, where that is worth a word."""
    great_bosses: bool
    """Whether there are bosses of a finale and of legend."""
    powers_pass_cover: bool
    """Whether a power may reach what is fully covered, if the GM allows it."""
    leap: int
    """Squares a power can carry somebody."""
    leap_rule: str
    tiers: Mapping[Tier, Stats]
    levels: Mapping[str, PowerLevel]
    actions: tuple[str, ...]
    powers_roll: tuple[Attribute, ...]
    """What a power may be rolled on."""
    split: tuple[str, ...]
    """The rule that movement may be split around the Action, where the book says so."""
    crawl: int
    """Squares a fallen hero may still move."""
    table_die: int
    """The die of random tables; none if the book has none."""
    renamed: Mapping[str, str] | None = None
    """What the rules that shared procedures cite are called here; an empty name if this edition has no such rule.

    Procedures are written with the ids of the newer edition.
    """

    def rule(self, id: str) -> str:
        """The rule that is called so in the newer edition, as this one calls it."""
        return id if self.renamed is None else self.renamed.get(id, id)


@cache
def edition(id: str) -> Edition:
    """An edition by its id. The other one is not loaded for it."""
    if id == "nde1":
        from moothall.rulesets.nde.editions import older

        return older.EDITION
    from moothall.rulesets.nde.editions import newer

    return newer.EDITION
