"""Core talents: the book's talents and flaws as data over the vocabulary, and how often each may be taken."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, Literal, NamedTuple, get_args

from moothall.rulesets.nova6.vocabulary import PER_SKILL, TALENTS, Gives, Trait, What, for_skill
from moothall.rulesets.nova6.words import ACTIONS, SKILLS
from moothall.talk.questions import Option

Take = Literal["once", "per-skill", "many"]

PERKS_AT_ONCE: Final = 3
"""Perks that a broad training brings."""


TAKES: Final[dict[Take, str]] = {
    "once": "nova6.talent.take-once",
    "per-skill": "nova6.talent.take-per-skill",
    "many": "nova6.talent.take-multiple",
}


class Kept(NamedTuple):
    """A talent or flaw that a sheet may name by its id: its benefits, and how often it may be taken."""

    trait: Trait
    take: Take = "once"
    recommended: bool = False
    cost: int = 1
    """In advances."""
    requires: tuple[str, ...] = ()
    """Talents that come first."""
    level: int = 0
    choice: str = ""
    """The choice of a theme trait that it belongs to."""
    rule: str = ""
    """The rule that says how often, where it has one of its own."""

    @property
    def how_often(self) -> Option:
        """How often it may be taken, and the rule for that."""
        return Option(self.take, self.rule or TAKES[self.take])

    def taken(self, skill: str = "", against: str = "") -> Trait:
        """The talent as a character has it: for one skill, or against one hindrance, where it was taken so."""
        if self.take == "per-skill":
            return for_skill(self.trait, skill)
        if not against:
            return self.trait
        kept = [gives for gives in self.trait.gives if gives.what != "negates" or gives.of == against]
        return self.trait._replace(gives=tuple(kept))

    def against(self, source: str = "") -> Trait:
        """A flaw as a character has it: against the source its pattern names, or against another."""
        if not self.sources:
            return self.trait
        source = source or self.sources[0]
        own = () if source == self.sources[0] else ("nova6.flaw.parameter",)
        gives = [one._replace(of=source, cite=next(iter(own), one.cite)) for one in self.trait.gives]
        return self.trait._replace(
            id=f"{self.trait.id}-{source}", name=f"{self.trait.name} ({source})", gives=tuple(gives)
        )

    @property
    def sources(self) -> tuple[str, ...]:
        """Sources of a flaw, where it is a pattern and another source may stand there."""
        return tuple([gives.of for gives in self.trait.gives if gives.what in PATTERNS])

    @property
    def hindrances(self) -> tuple[str, ...]:
        """Hindrances that a talent helps against, one of them at a time."""
        return tuple([gives.of for gives in self.trait.gives if gives.what == "negates"])


def _per_skill(id: str, *more: Gives) -> Kept:
    trait = PER_SKILL[id]
    return Kept(trait._replace(gives=(*trait.gives, *more)), "per-skill", recommended=True)


CORE_TALENTS: Final[dict[str, Kept]] = {
    "focused": _per_skill("focused", Gives("rank-cap", cite="nova6.talent.focused.cap")),
    "practiced": _per_skill("practiced"),
    "specialized": _per_skill("specialized", Gives("perks", cite="nova6.talent.specialized.perk")),
    **{id: Kept(trait) for id, trait in TALENTS.items()},
    "danger-sense": Kept(
        Trait(
            "danger-sense", "Danger Sense", "talent",
            (
                Gives("ignores-advantage", of="surprise", cite="nova6.talent.danger-sense"),
                Gives("moves-on-reaction", skill="move", actions=("defend",), cite="nova6.talent.danger-sense.move"),
            ),
        )
    ),
    "well-trained": Kept(
        Trait(
            "well-trained", "Well-Trained", "talent",
            (Gives("perks", PERKS_AT_ONCE, cite="nova6.talent.well-trained"),),
        ),
        "many",
    ),
    "prepared": Kept(
        Trait(
            "prepared", "Prepared", "talent",
            (
                Gives("dice", 1, use="gear", cite="nova6.talent.prepared.dice"),
                Gives("scene-point", use="gear", cite="nova6.talent.prepared.scene-sp"),
                Gives("stunts-on-doubles", use="gear", cite="nova6.talent.prepared.stunts"),
                Gives("stunt", use="gear", of="share-gear", cite="nova6.talent.prepared.share"),
                Gives("stunt", use="gear", of="keep-gear", cite="nova6.talent.prepared.keep"),
            ),
        )
    ),
    "wealthy": Kept(
        Trait(
            "wealthy", "Wealthy", "talent",
            (
                Gives("dice", 1, use="gear", cite="nova6.talent.wealthy.gear"),
                Gives(
                    "scene-die", 1, actions=("create-advantage", "overcome"), of="wealth",
                    cite="nova6.talent.wealthy.scene",
                ),
            ),
        ),
        "many",
        rule="nova6.talent.wealthy.multiple",
    ),
}  # fmt: skip
"""What one advance buys beside a rank."""

FLAWS: Final[dict[str, Kept]] = {
    "frail": Kept(
        Trait(
            "frail", "Frail", "flaw",
            (
                Gives("dice", -1, "physique", cite="nova6.flaw.frail"),
                Gives("no-ranks", skill="physique", cite="nova6.flaw.frail"),
            ),
        )
    ),
    "one-eyed": Kept(
        Trait("one-eyed", "One-Eyed", "flaw", (Gives("dice", -1, use="sight", cite="nova6.flaw.one-eyed"),))
    ),
    "pushover": Kept(
        Trait(
            "pushover", "Pushover", "flaw",
            tuple(Gives("boxes", -1, use="stressed", of=track, cite="nova6.flaw.pushover")
                  for track in ("physical", "mental")),
        )
    ),
    "unlucky": Kept(
        Trait("unlucky", "Unlucky", "flaw", (Gives("refresh-base", 1, cite="nova6.flaw.unlucky"),))
    ),
    "susceptible": Kept(
        Trait(
            "susceptible", "Susceptible", "flaw",
            (Gives("incoming-point", of="magic", cite="nova6.flaw.susceptible-magic"),),
        ),
        "many",
    ),
    "vulnerable": Kept(
        Trait(
            "vulnerable", "Vulnerable", "flaw",
            (Gives("boxes-per-hit", 2, of="iron", cite="nova6.flaw.vulnerable-iron"),),
        ),
        "many",
    ),
}  # fmt: skip
"""What makes somebody's life harder. The last two are patterns: what somebody cannot stand may be another thing."""

PATTERNS: Final = ("incoming-point", "boxes-per-hit")
"""What is for one source, which a sheet may name."""


def gives_of(entry: dict[str, Any]) -> tuple[Gives, ...]:
    """Benefits of a custom talent or feature, as a sheet writes them."""
    return tuple([Gives(**{**one, "actions": tuple(one.get("actions", ()))}) for one in entry.get("gives", ())])


def reads(gives: Any) -> bool:
    """Whether this is a list of things that a talent can do."""
    return isinstance(gives, list) and all(_reads_one(one) for one in gives)


def _reads_one(one: Any) -> bool:
    if not isinstance(one, dict) or one.get("what") not in get_args(What):
        return False
    words = {"what": str, "amount": int, "skill": str, "actions": list, "use": str, "of": str, "points": int}
    return all(name in words and isinstance(value, words[name]) for name, value in one.items())


# ---- Talents of one's own --------------------------------------------------------------------------------------------

KINDS: Final[dict[str, tuple[What, ...]]] = {
    "stunts": ("stunt", "stunts-on-doubles", "trade-one"),
    "features": ("unlock",),
    "actions-and-points": ("bonus-action", "scene-point"),
    "boxes-and-refresh": ("boxes", "refresh", "soak"),
    "core-talents": ("rank-cap", "perks", "success-when-up", "reroll-ones", "negates"),
}
"""What talents are for, in the words of the vocabulary."""


def kinds_of(gives: tuple[Gives, ...]) -> tuple[Option, ...]:
    """Kinds of benefit of a talent."""
    found = [kind for kind, words in KINDS.items() if any(one.what in words for one in gives)]
    return tuple([Option(kind, "nova6.talent.kinds") for kind in found])


class Yardstick(NamedTuple):
    """Worth of a talent in skill ranks, roughly."""

    ranks: Fraction
    cite: str = "nova6.talent.balance"

    @property
    def verdict(self) -> Literal["too-weak", "fair", "too-strong"]:
        if self.ranks < 1:
            return "too-weak"
        return "too-strong" if self.ranks >= TOO_MUCH else "fair"


TOO_MUCH: Final = 2


def yardstick(gives: tuple[Gives, ...]) -> Yardstick:
    """A die on every test of a skill is a rank; on one action of four a quarter of it; a box or a plot point a half."""
    return Yardstick(sum((_worth(one) for one in gives), Fraction(0)))


def _worth(one: Gives) -> Fraction:
    if one.what in ("boxes", "refresh"):
        return Fraction(one.amount, 2)
    if one.what != "dice":
        return Fraction(1)
    skills = 1 if one.skill or one.use else len(SKILLS)
    return Fraction(one.amount * skills * (len(one.actions) or len(ACTIONS)), len(ACTIONS))
