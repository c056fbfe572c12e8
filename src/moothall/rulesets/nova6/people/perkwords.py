"""Perks to begin with: what others have chosen, by skill. Words of one's own serve as well."""

from __future__ import annotations

from typing import Final, NamedTuple


class PerkIdea(NamedTuple):
    """A perk that is often taken: the id of its name, and the one action it is for where it is broad."""

    id: str
    action: str = ""
    cite: str = ""


def _ideas(cite: str, *ideas: PerkIdea) -> tuple[PerkIdea, ...]:
    return tuple([idea._replace(cite=cite) for idea in ideas])


PERKS: Final = {
    "interact": _ideas(
        "nova6.interact.perks",
        PerkIdea("deceive", "create-advantage"),
        PerkIdea("duping-guards"),
        PerkIdea("provoke", "attack"),
        PerkIdea("intimidating"),
    ),
    "physique": _ideas(
        "nova6.physique.perks",
        PerkIdea("strong", "overcome"),
        PerkIdea("bars-and-gates"),
        PerkIdea("healthy", "defend"),
        PerkIdea("poison-resistance"),
        PerkIdea("bear-hug", "create-advantage"),
    ),
    "resolve": _ideas(
        "nova6.resolve.perks",
        PerkIdea("fearless"),
        PerkIdea("games", "overcome"),
        PerkIdea("chess"),
        PerkIdea("psionics", "attack"),
        PerkIdea("telepathy"),
    ),
    "wits": _ideas(
        "nova6.wits.perks",
        PerkIdea("acute-hearing"),
        PerkIdea("awareness", "create-advantage"),
        PerkIdea("conceal", "create-advantage"),
        PerkIdea("deduction", "overcome"),
        PerkIdea("crime-scenes"),
        PerkIdea("hidden-doors"),
        PerkIdea("medicine", "create-advantage"),
        PerkIdea("noticing", "overcome"),
        PerkIdea("a-language"),
        PerkIdea("surgery", "overcome"),
    ),
}


def perk_ideas(skill: str) -> tuple[PerkIdea, ...]:
    """What may be proposed to somebody who chooses a perk of this skill."""
    return PERKS.get(skill, ())


def as_perk(skill: str, idea: PerkIdea, name: str) -> dict[str, object]:
    """An idea as a sheet writes a perk down, under its name in the player's language."""
    return {"name": name, "skill": skill} | ({"broad": True, "action": idea.action} if idea.action else {})
