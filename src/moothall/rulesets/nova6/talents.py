"""The talents and flaws of the book as data over the vocabulary, and how often each may be taken."""

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
    """Something a sheet may name by its id: what it does, and how often it may be taken."""

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

    @property
    def how_often(self) -> Option:
        """How often it may be taken, and the rule for that."""
        return Option(self.take, TAKES[self.take])

    def taken(self, skill: str = "", against: str = "") -> Trait:
        """The talent as somebody has it: for one skill, or against one hindrance, where it was taken so."""
        if self.take == "per-skill":
            return for_skill(self.trait, skill)
        if not against:
            return self.trait
        kept = [gives for gives in self.trait.gives if gives.what != "negates" or gives.of == against]
        return self.trait._replace(gives=tuple(kept))

    @property
    def hindrances(self) -> tuple[str, ...]:
        """What it helps against, one of them at a time."""
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
                Gives("moves-on-reaction", 1, "move", ("defend",), cite="nova6.talent.danger-sense.move"),
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
}  # fmt: skip
"""What one advance buys beside a rank."""

FLAWS: Final[dict[str, Kept]] = {
    "unlucky": Kept(Trait("unlucky", "Unlucky", "flaw", (Gives("refresh", -2),))),
}


def gives_of(entry: dict[str, Any]) -> tuple[Gives, ...]:
    """What somebody's own talent or feature does, as a sheet writes it."""
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
    "boxes-and-refresh": ("boxes", "refresh"),
    "core-talents": ("rank-cap", "perks", "success-when-up", "reroll-ones", "negates"),
}
"""What talents are for, in the words of the vocabulary."""


def kinds_of(gives: tuple[Gives, ...]) -> tuple[Option, ...]:
    """What sort of thing a talent does."""
    found = [kind for kind, words in KINDS.items() if any(one.what in words for one in gives)]
    return tuple([Option(kind, "nova6.talent.kinds") for kind in found])


class Yardstick(NamedTuple):
    """What a talent is worth in skill ranks, about."""

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
    skills = 1 if one.skill else len(SKILLS)
    return Fraction(one.amount * skills * (len(one.actions) or len(ACTIONS)), len(ACTIONS))
