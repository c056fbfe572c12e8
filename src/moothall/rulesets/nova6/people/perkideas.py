"""Perks that people often take, for those who look for one; any words of one's own are as good."""

from __future__ import annotations

from typing import Final, NamedTuple

from moothall.rulesets.nova6.themepacks.packs import UNIVERSAL, Pack


class Idea(NamedTuple):
    """A perk by the key of its name, the one action of a broad one, and the rule that brings it up."""

    id: str
    action: str
    cite: str

    @property
    def key(self) -> str:
        """The text that says its name."""
        return f"perk-idea-{self.id}"


def _ideas(cite: str, *narrow: str, **broad: str) -> tuple[Idea, ...]:
    wide = [Idea(id.replace("_", "-"), action, cite) for id, action in broad.items()]
    return (*wide, *(Idea(id, "", cite) for id in narrow))


IDEAS: Final[dict[str, tuple[Idea, ...]]] = {
    "fight": _ideas(
        "nova6.fight.perks",
        *("daggers", "sneak-attack", "grappling", "shortbow", "pistols"),
        judo="defend",
        firearms="attack",
        bows="create-advantage",
    ),
    "move": _ideas(
        "nova6.move.perks",
        *("climbing", "motorcycles", "stealth"),
        athletics="overcome",
        dodging="defend",
        driving="create-advantage",
    ),
}
"""By skill; those for one action only first."""


def ideas_for(skill: str, pack: Pack = UNIVERSAL) -> tuple[Idea, ...]:
    """Ideas for a skill, as far as the pack has it."""
    return IDEAS.get(skill, ()) if skill in pack.skills else ()


def entry_of(idea: Idea, name: str, skill: str) -> dict[str, object]:
    """An idea as a sheet holds it, under the name that its reader knows it by."""
    return {"name": name, "skill": skill} | ({"broad": True, "action": idea.action} if idea.action else {})
