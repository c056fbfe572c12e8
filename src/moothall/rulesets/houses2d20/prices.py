"""Fixed prices of play, each with its rule. Prices of advances are in `growth`."""

from __future__ import annotations

from typing import Final, NamedTuple


class Price(NamedTuple):
    """So many points, and the rule that says so."""

    points: int
    cite: str


DICE_BY_MOMENTUM: Final = (
    Price(1, "houses.momentum.first-die-costs-1"),
    Price(2, "houses.momentum.second-die-costs-2"),
    Price(3, "houses.momentum.third-die-costs-3"),
)
DICE_BY_THREAT: Final = tuple(Price(points, "houses.threat.add.dice-ladder") for points in (1, 2, 3))
"""What a player adds for dice."""

DICE_OF_NPCS: Final = (
    Price(1, "houses.threat.spend.first-die-1"),
    Price(2, "houses.threat.spend.second-die-2"),
    Price(3, "houses.threat.spend.third-die-3"),
)

MOMENTUM: Final = {
    "trait": Price(2, "houses.momentum.create-trait-2"),
    "question": Price(1, "houses.momentum.question-1"),
    "zone": Price(2, "houses.momentum.extra-zone-2"),
    "point": Price(2, "houses.momentum.attack-point-2"),
    "lasting": Price(2, "houses.momentum.lasting-defeat-2"),
    "resist": Price(1, "houses.momentum.resist-defeat-1"),
}
"""Resisting costs the Potency on top."""

ADDED_THREAT: Final = {
    "complication": Price(2, "houses.threat.add.ignore-complication-2"),
    "escalation": Price(1, "houses.threat.add.escalation-1"),
    "resist": Price(1, "houses.threat.add.resist-defeat"),
}
MOST_CIRCUMSTANCES: Final = Price(2, "houses.threat.add.circumstances")

SPENT_THREAT: Final = {
    "difficulty": Price(2, "houses.threat.spend.difficulty-2"),
    "complication": Price(2, "houses.threat.spend.npc-complication-2"),
    "trait_create": Price(2, "houses.threat.spend.trait-create-2"),
    "trait_change": Price(2, "houses.threat.spend.trait-change-2"),
    "trait_remove": Price(2, "houses.threat.spend.trait-remove-2"),
    "rival": Price(1, "houses.threat.spend.rival-house-1"),
    "determination": Price(3, "houses.threat.spend.npc-determination-3"),
}
