"""The talents and flaws of the book as data over the vocabulary, and how often each may be taken."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, get_args

from moothall.rulesets.nova6.vocabulary import PER_SKILL, TALENTS, Gives, Trait, What, talent

Take = Literal["once", "per-skill", "many"]

PERKS_AT_ONCE: Final = 3
"""Perks that a broad training brings."""


class Kept(NamedTuple):
    """Something a sheet may name by its id: what it does, and how often it may be taken."""

    trait: Trait
    take: Take = "once"
    recommended: bool = False

    def taken(self, skill: str = "") -> Trait:
        """The talent as somebody has it, for one skill where it is taken so."""
        if self.take != "per-skill":
            return self.trait
        own = tuple([gives._replace(skill=skill) for gives in self.trait.gives])
        return self.trait._replace(id=f"{self.trait.id}-{skill}", gives=own)


def _per_skill(id: str, *more: Gives) -> Kept:
    name, _ = PER_SKILL[id]
    return Kept(Trait(id, name, "talent", (*talent(id).gives, *more)), "per-skill", recommended=True)


CORE_TALENTS: Final[dict[str, Kept]] = {
    "focused": _per_skill("focused", Gives("rank-cap", 1)),
    "practiced": _per_skill("practiced"),
    "specialized": _per_skill("specialized", Gives("perks", 1)),
    **{id: Kept(trait) for id, trait in TALENTS.items()},
    "danger-sense": Kept(
        Trait(
            "danger-sense", "Danger Sense", "talent",
            (Gives("ignores-advantage", 1, of="surprise"), Gives("moves-on-reaction", 1, "move", ("defend",))),
        )
    ),
    "well-trained": Kept(
        Trait("well-trained", "Well-Trained", "talent", (Gives("perks", PERKS_AT_ONCE),)), "many"
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
