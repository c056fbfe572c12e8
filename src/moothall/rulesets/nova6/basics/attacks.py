"""Basic attacks with a skill alone: words, a grapple, the will."""

from __future__ import annotations

from typing import Final, NamedTuple

from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.state import Table


class Bare(NamedTuple):
    """An attack without a weapon: its damage, and the rule behind it, where there is one of its own."""

    type: str
    subtype: str = ""
    cite: str = ""


FISTS: Final = Bare("physical")
THOUGHTS: Final = Bare("mental")
WORDS: Final = Bare("mental", "emotional", "nova6.interact.basic-emotional")
BARE: Final = {
    "physique": Bare("physical", "bludgeoning", "nova6.physique.basic-crush"),
    "resolve": Bare("mental", "psychic"),
}


def bare(table: Table, skill: str) -> Bare:
    """The attack of a skill without a weapon."""
    if skill and skill == bound(table, "social"):
        return WORDS
    return BARE.get(skill, THOUGHTS if _is_of_the_mind(table, skill) else FISTS)


def _is_of_the_mind(table: Table, skill: str) -> bool:
    """Words and will, but not what is aimed at a body from afar, nor what only things of the GM's can do."""
    pack = pack_at(table)
    return skill in pack.skills and skill not in (bound(table, "indirect"), *pack.physical)


def hurts(table: Table, skill: str) -> str:
    """The track that a basic effect of a skill suits: the mind's for words and will, otherwise the body's."""
    return bare(table, skill).type
