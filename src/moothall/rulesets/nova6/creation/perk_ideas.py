"""Perk ideas: perks that players often take; a player may write any other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack


class Idea(NamedTuple):
    """A perk by the id of its name: its skill, the one action of a broad one, and the rule that brings it up."""

    id: str
    skill: str
    action: str
    cite: str

    @property
    def key(self) -> str:
        """The text that says its name."""
        return f"perk-idea-{self.id}"

    @property
    def kept(self) -> dict[str, Any]:
        """All that a sheet holds of it besides its name, which is the player's."""
        return {"skill": self.skill} | ({"broad": True, "action": self.action} if self.action else {})


def _ideas(skill: str, cite: str, actions: Mapping[str, str]) -> tuple[Idea, ...]:
    return tuple([Idea(id, skill, action, cite) for id, action in actions.items()])


IDEAS: Final = (
    *_ideas(
        "fight",
        "nova6.fight.perks",
        {
            "judo": "defend",
            "firearms": "attack",
            "bows": "create-advantage",
            "daggers": "",
            "sneak-attack": "",
            "grappling": "",
            "shortbow": "",
            "pistols": "",
        },
    ),
    *_ideas(
        "interact",
        "nova6.interact.perks",
        {"deceive": "create-advantage", "duping-guards": "", "provoke": "attack", "intimidating": ""},
    ),
    *_ideas(
        "move",
        "nova6.move.perks",
        {
            "athletics": "overcome",
            "dodging": "defend",
            "driving": "create-advantage",
            "climbing": "",
            "motorcycles": "",
            "stealth": "",
        },
    ),
    *_ideas(
        "physique",
        "nova6.physique.perks",
        {
            "strong": "overcome",
            "bars-and-gates": "",
            "healthy": "defend",
            "poison-resistance": "",
            "bear-hug": "create-advantage",
        },
    ),
    *_ideas(
        "resolve",
        "nova6.resolve.perks",
        {"fearless": "", "games": "overcome", "chess": "", "psionics": "attack", "telepathy": ""},
    ),
    *_ideas(
        "wits",
        "nova6.wits.perks",
        {
            "acute-hearing": "",
            "awareness": "create-advantage",
            "conceal": "create-advantage",
            "deduction": "overcome",
            "crime-scenes": "",
            "hidden-doors": "",
            "medicine": "create-advantage",
            "noticing": "overcome",
            "a-language": "",
            "surgery": "overcome",
        },
    ),
)
"""Skill by skill; those that are broad are for one action only."""


def ideas_for(skill: str, pack: Pack = UNIVERSAL) -> tuple[Idea, ...]:
    """Ideas for a skill, as far as the pack has it."""
    return tuple([idea for idea in IDEAS if idea.skill == skill]) if skill in pack.skills else ()
