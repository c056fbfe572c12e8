"""What a themepack says about characters, as data: aspects, skills, tracks, talents, and the steps of making one.

The universal pack is the book as it stands; another pack replaces what it names and leaves the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from moothall.rulesets.nova6.talents import CORE_TALENTS, FLAWS, Kept
from moothall.rulesets.nova6.words import DEFAULT_REFRESH, SKILLS
from moothall.talk.questions import Option


class Slot(NamedTuple):
    """A core aspect that is asked for."""

    id: str
    cite: str = "nova6.character.aspects-core"
    high_concept: bool = False


class Step(NamedTuple):
    """A step in which a character is made, what it fills, and whether somebody fills it at all."""

    number: int
    id: str
    fills: tuple[str, ...]
    computed: bool = False
    cite: str = "nova6.character.steps"


class TrackPlan(NamedTuple):
    """A stress track: the skill whose ranks lengthen it, and where its levels begin."""

    id: str
    skill: str = ""
    staggered: int = 4
    incapacitated: int = 8


class Pack(NamedTuple):
    """All that a pack says about the making of characters."""

    id: str
    aspects: tuple[Slot, ...]
    skills: tuple[str, ...]
    tracks: tuple[TrackPlan, ...]
    steps: tuple[Step, ...]
    talents: Mapping[str, Kept] = CORE_TALENTS
    flaws: Mapping[str, Kept] = FLAWS
    free_features: Mapping[str, int] = {}
    """Features that anybody may have without asking, and their price in advances."""
    refresh: int = DEFAULT_REFRESH
    signature: tuple[str, ...] = ()
    """Slots for signature assets; without any there is one for each core aspect."""
    money: str = ""
    """What money is counted in, where it is."""


STEPS: Final = (
    Step(1, "aspects", ("aspects",)),
    Step(2, "level", ("level",), True),
    Step(3, "advances", ("skills", "perks", "talents", "features")),
    Step(4, "gear", ("gear", "assets")),
    Step(5, "name", ("name",)),
    Step(6, "refresh", (), True),
    Step(7, "boxes", (), True),
    Step(8, "attacks", ("attacks", "defenses")),
)

UNIVERSAL: Final = Pack(
    "universal",
    (
        Slot("high-concept", "nova6.character.aspect-high-concept", True),
        Slot("background", "nova6.character.aspect-background"),
        Slot("motivation", "nova6.character.aspect-motivation"),
        Slot("trouble", "nova6.character.aspect-trouble"),
    ),
    SKILLS,
    (TrackPlan("physical", "physique"), TrackPlan("mental", "resolve")),
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


def with_steps(pack: Pack, *instead: Step) -> Pack:
    """A pack with some steps of its own; the others stay as they are."""
    own = {step.number: step._replace(cite="nova6.character.steps-themepack") for step in instead}
    return pack._replace(steps=tuple([own.get(step.number, step) for step in pack.steps]))


def skills_of(pack: Pack) -> tuple[Option, ...]:
    """The skills that can be bought: the six of the book, or those of the pack."""
    rule = "nova6.skill.core-list" if pack.skills == SKILLS else "nova6.skill.list-modifiable"
    return tuple([Option(skill, rule) for skill in pack.skills])
