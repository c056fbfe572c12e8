"""Attacks with nothing but a skill: words, a grip, a will."""

from __future__ import annotations

from typing import Final, NamedTuple

from moothall.rulesets.nova6.roles import bound
from moothall.rulesets.nova6.state import Table


class Bare(NamedTuple):
    """What an attack without a weapon does, and the rule that says so, where there is one of its own."""

    type: str
    subtype: str = ""
    cite: str = ""


FISTS: Final = Bare("physical")
WORDS: Final = Bare("mental", "emotional", "nova6.interact.basic-emotional")
BARE: Final = {
    "physique": Bare("physical", "bludgeoning", "nova6.physique.basic-crush"),
    "resolve": Bare("mental", "psychic"),
}


def bare(table: Table, skill: str) -> Bare:
    """What this skill does to somebody by itself."""
    return WORDS if skill == bound(table, "social") else BARE.get(skill, FISTS)
