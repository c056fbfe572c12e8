"""The effect vocabulary: every benefit that a talent, feature, piece of gear or pack can have, as data.

Two small records say everything. A `Gives` changes a number of a test or a sheet (dice, stunt points on doubles, boxes,
damage …) and says when; a `Property` changes how an effect works (area, pierce, coverage …). Talents, features and
flaws are named lists of `Gives`; weapons, armour and powers are effects with properties, of which some carry a `Gives`.
Rules look things up by these words and never by the name of a talent or an item, so that packs change no code.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

What = Literal[
    "dice",  # bonus dice (or penalty dice, if negative) on tests
    "stunts-on-doubles",  # 1 stunt point on doubles and 2 on triples
    "trade-one",  # once a test, one die for one point
    "success-when-up",  # simple success without a roll
    "reroll-ones",  # once a test
    "damage",  # more damage with a skill
    "boxes",  # stress boxes of a track
    "soak",  # soak of a thick hide or a guarded mind, against a type of damage
    "refresh",
    "refresh-base",  # what the refresh starts from, instead of the usual number
    "bonus-action",  # free bonus actions in each conflict
    "negates",  # dice of a named hindrance that do not count
    "ignores-advantage",  # advantages of a kind do not count against the holder
    "moves-on-reaction",
    "stunt",  # a special stunt: what it does is `of`
    "incoming-point",  # the other side has a stunt point more with attacks of a source
    "boxes-per-hit",  # boxes that one hit of a source fills
    "rank-cap",
    "no-ranks",
    "perks",
    "scene-point",
    "scene-die",
    "unlock",  # a feature that is `of` may be had without asking
    "attacks",  # harms with a skill that usually harms nobody
    "interval",  # tests of a special rule that is `of` come only every so many times
    "gear-dice",  # dice of a thing that is carried or used, where all that they ask for is met
]


class Gives(NamedTuple):
    """A benefit of a trait or a property; an empty field holds for all."""

    what: What
    amount: int = 1
    skill: str = ""
    actions: tuple[str, ...] = ()
    use: str = ""
    """What the test is for: `initiative`, `gear`, or the word of a perk such as `stealth`."""
    of: str = ""
    """The track, source, hindrance or special stunt that is meant."""
    points: int = 0
    """What it costs in plot points to activate."""
    cite: str = ""
    """The rule that says so, where it has one of its own."""
    does: str = ""
    """What a special stunt does, where that is not more damage: `pierce`, `damage-through`, `grapple`."""


def holds(gives: Gives, what: What, skill: str = "", action: str = "", use: str = "", of: str = "") -> bool:
    """Whether this does that, in a test of this skill and action for this use."""
    return (
        gives.what == what
        and gives.skill in ("", skill)
        and (not gives.actions or action in gives.actions)
        and gives.use in ("", use)
        and gives.of in ("", of)
    )


class Trait(NamedTuple):
    """A character's talent, feature or flaw."""

    id: str
    name: str
    kind: Literal["talent", "feature", "flaw"] = "talent"
    gives: tuple[Gives, ...] = ()
    cite: str = "nova6.mod.talent"
    per_scene: int = 0
    """How often in a scene it may be activated; as often as one likes if nothing is said."""
    skill: str = ""
    """The one skill that it is taken for."""

    def waits(self, gives: Gives) -> bool:
        """Whether one of the things it does must be activated first: paid for, or called upon where it is limited."""
        return gives.points > 0 or (self.per_scene > 0 and not any(one.points for one in self.gives))


class Property(NamedTuple):
    """A property of an effect: its word, its number where it has one, and the words that narrow it."""

    name: str
    amount: int = 0
    of: tuple[str, ...] = ()
    gives: tuple[Gives, ...] = ()


PER_SKILL: Final = {
    "focused": Trait("focused", "Focused", gives=(Gives("stunts-on-doubles", cite="nova6.talent.focused"),)),
    "practiced": Trait(
        "practiced", "Practiced",
        gives=(
            Gives("success-when-up", cite="nova6.talent.practiced.auto"),
            Gives("reroll-ones", cite="nova6.talent.practiced.reroll"),
        ),
    ),
    "specialized": Trait(
        "specialized", "Specialized", gives=(Gives("trade-one", cite="nova6.talent.specialized.trade"),)
    ),
}  # fmt: skip
"""Talents that are taken for one skill each."""

MARKS: Final[dict[What, str]] = {"stunts-on-doubles": "F", "trade-one": "S", "reroll-ones": "P"}
"""The letters behind a skill that say what its owner can do with it."""

TALENTS: Final = {
    "resolute": Trait(
        "resolute", "Resolute", "talent",
        (
            Gives("dice", 1, "resolve", ("defend",), cite="nova6.talent.resolute.defend"),
            Gives("boxes", 1, of="mental", cite="nova6.talent.resolute.box"),
        ),
    ),
    "tough": Trait(
        "tough", "Tough", "talent",
        (
            Gives("dice", 1, "physique", ("defend",), cite="nova6.talent.tough.defend"),
            Gives("boxes", 1, of="physical", cite="nova6.talent.tough.box"),
        ),
    ),
    "quick": Trait(
        "quick", "Quick", "talent",
        (
            Gives("dice", 1, use="initiative", cite="nova6.talent.quick.dice"),
            Gives("bonus-action", 1, cite="nova6.talent.quick.bonus-action"),
            Gives("stunts-on-doubles", 1, use="initiative", cite="nova6.talent.quick.stunts"),
        ),
        "nova6.init.quick",
    ),
    "strong-body": Trait(
        "strong-body", "Strong Body", "talent",
        (
            Gives("dice", 1, "physique", ("overcome", "create-advantage"), cite="nova6.talent.strong-body.dice"),
            Gives("damage", 1, "fight", use="melee", cite="nova6.talent.strong-body.damage"),
            Gives("negates", 1, of="hampered", cite="nova6.talent.strong-body.encumbrance"),
            Gives("negates", 1, of="burdened", cite="nova6.talent.strong-body.encumbrance"),
        ),
    ),
    "strong-personality": Trait(
        "strong-personality", "Strong Personality", "talent",
        (
            Gives("dice", 1, "interact", ("overcome", "defend"), cite="nova6.talent.strong-personality.dice"),
            Gives("damage", 1, "interact", cite="nova6.talent.strong-personality.damage"),
        ),
    ),
    "lucky": Trait("lucky", "Lucky", "talent", (Gives("refresh", 2, cite="nova6.talent.lucky"),)),
}  # fmt: skip
"""Core talents that play needs; sheets and packs bring the rest."""


def talent(id: str, skill: str = "") -> Trait:
    """A core talent, for one skill where it is taken so."""
    return for_skill(PER_SKILL[id], skill) if id in PER_SKILL else TALENTS[id]


def for_skill(trait: Trait, skill: str) -> Trait:
    """A talent as taken for one skill."""
    gives = tuple([gives._replace(skill=skill) for gives in trait.gives])
    return trait._replace(id=f"{trait.id}-{skill}", gives=gives, skill=skill)
