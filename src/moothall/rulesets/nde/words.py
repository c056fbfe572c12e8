"""Words and fixed numbers of the book."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

Result = Literal["FC", "F", "SC", "S", "X"]
"""Failure with a sure complication, failure, success at a cost, success, exceptional success: worst to best."""

RESULTS: Final[tuple[Result, ...]] = get_args(Result)
RANK: Final = {result: rank for rank, result in enumerate(RESULTS)}

Attribute = Literal["str", "dex", "might"]
ATTRIBUTES: Final[tuple[Attribute, ...]] = get_args(Attribute)

Role = Literal["assault", "specialist", "adept", "warrior", "rogue", "mage"]

Zone = Literal["close", "nearby", "far", "very_far"]
ZONES: Final[tuple[Zone, ...]] = get_args(Zone)

Cover = Literal["none", "partial", "full"]
Tier = Literal["minion", "elite", "boss"]
How = Literal["melee", "ranged"]

STRONG_EFFECTS: Final = ("disarm", "knockdown", "push")
"""Strong effects that the book lists; a push drives a figure out of cover."""

HELD: Final = "held"
"""The effect of a power that stops a figure in its tracks."""

SHAKEN: Final = "shaken"
"""A strong effect of which nothing else is said."""

SHIELDED: Final = "shielded"
"""The effect of a power that wards: whoever attacks its bearer is hindered."""

BOOSTED: Final = "boosted"
"""The effect of a power that strengthens: an advantage in its bearer's next test."""

HELPED: Final = "helped"
"""The mark of one whom an ally has helped ahead, for the next test."""

HELPFUL: Final = (SHIELDED, BOOSTED, HELPED)
"""Effects that are good for their bearer; all others hamper."""

CARRIED_OUT: Final = ("heart", "lost_resource", "resource", "out_of_cover", "fall", "weapon_lost", "gear")
"""Complications and prices that the rules carry out at once; any other stays in the scene as a circumstance."""

MODIFIER_OF_DIE: Final = {6: 0, 8: 1, 12: 2, 20: 3}
"""What a die of the newer edition is worth in 2d6."""

LEVELS_OF_SKILL: Final = {3: "master", 4: "trained", 5: "novice", 6: "unskilled"}
"""What a hero of the older edition must reach on a d6, and what that is called."""

START_HEARTS, MOST_HEARTS = 5, 7
START_POWER, MOST_POWER = 3, 5
TALENTS: Final = 2
TRINKETS: Final = 3
SQUARES_A_TURN: Final = 5
LONG_RANGE: Final = 10
FINAL_BOSS_HEARTS: Final = 5
LEGENDARY_DEFENSE: Final = 12
ARMOUR_A_SCENE: Final = 1


class Verdict(NamedTuple):
    """The result of a roll and the rule behind it; `met` counts the targets it reached."""

    result: Result
    rule: str
    met: int = 1

    @property
    def failed(self) -> bool:
        return self.result in ("F", "FC")


def better(one: Verdict, other: Verdict) -> Verdict:
    """The better of two verdicts; of equals the first."""
    return other if (RANK[other.result], other.met) > (RANK[one.result], one.met) else one
