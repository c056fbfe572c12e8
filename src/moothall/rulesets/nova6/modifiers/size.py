"""Size: large targets are easy to hit and to see, small ones are hard. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import Cited, Size
from moothall.talk.reasons import Because

SIZES: Final[dict[Size, Because]] = {
    "colossal": Because("size", -4, "nova6.size.colossal"),
    "gargantuan": Because("size", -3, "nova6.size.gargantuan"),
    "huge": Because("size", -2, "nova6.size.huge"),
    "large": Because("size", -1, "nova6.size.large"),
    "medium": Because("size", 0, "nova6.size.medium"),
    "small": Because("size", 1, "nova6.size.small"),
    "tiny": Because("size", 2, "nova6.size.tiny"),
    "diminutive": Because("size", 3, "nova6.size.diminutive"),
    "miniscule": Because("size", 4, "nova6.size.miniscule"),
}
"""What each size is worth to its owner."""

WHERE: Final = Cited("bodily", "nova6.size.who")
"""For what size matters: blows and hiding from them, not words."""
BY_SIGHT: Final = ("stealth", "notice", "perceive")


def size_dice(own: Size, other: Size) -> int:
    """Dice of one's own size against another's."""
    return SIZES[own].amount - SIZES[other].amount


def matters(table: Table, test: ActionTest) -> bool:
    """Whether size matters: in bodily attack and defense, and in sneaking past or noticing a character."""
    bodily = test.action in ("attack", "defend") and test.skill in pack_at(table).physical
    return bodily or test.use in BY_SIGHT


def sizes(table: Table, test: ActionTest) -> Iterator[Because]:
    """Dice for the size of both, where it matters; not for a limb that covers an area."""
    others = [one for one in (*(against.who for against in test.against), *test.targets) if table.is_somebody(one)]
    if not others or not matters(table, test):
        return
    own, other = table.who(test.who).size, table.who(others[0]).size
    if own == other:
        return
    if test.mode == "sweep":
        yield Because("note-sweep", 0, "nova6.size.area-exempt")
        return
    yield Because("size", size_dice(own, other), "nova6.size.math", other)
    yield Because("note-size", 0, WHERE.cite)
    yield SIZES[own]._replace(what="note-size", amount=0)
    yield SIZES[other]._replace(what="note-size", amount=0)
