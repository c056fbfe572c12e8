"""Each edition's own numbers and truths, held beside the rules that say them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from moothall.rulesets.nde.editions import Edition, edition
from tests.conftest import known_rules

OLDER, NEWER = edition("nde1"), edition("nde2")


class Fact(NamedTuple):
    """What the two editions say of one thing, each with the rule that says it."""

    of: Callable[[Edition], Any]
    older: tuple[Any, str]
    newer: tuple[Any, str]


def level(name: str) -> Callable[[Edition], Any]:
    """The numbers and the costs of a level of powers."""
    return lambda book: book.levels[name][:2]


OLDER_LADDER = {4: "easy", 6: "normal", 8: "hard", 12: "heroic"}
NEWER_LADDER = {3: "easy", 4: "standard", 5: "hard", 6: "very_hard", 8: "heroic", 12: "legendary"}

DICE = {
    "dice of tests": Fact(
        lambda book: book.dice,
        ((6, 8, 10, 12, 20), "nde1.dice.set"),
        ((4, 6, 8, 12, 20), "nde2.dice.set"),
    ),
    "ladder of attributes": Fact(
        lambda book: book.modes["ladder"].scale,
        ((6, 8, 10, 12, 20), "nde1.grow.attribute"),
        ((4, 6, 8, 12, 20), "nde2.step.up"),
    ),
    "dice of a new hero": Fact(
        lambda book: book.modes["ladder"].start,
        ((10, 6, 6), "nde1.attr.warrior"),
        ((12, 8, 6), "nde2.attr.spread"),
    ),
    "die of random tables": Fact(lambda book: book.table_die, (0, "nde1.dice.set"), (100, "nde2.dice.d100")),
}

NUMBERS = {
    "numbers of the GM": Fact(
        lambda book: book.numbers, (OLDER_LADDER, "nde1.test.ladder"), (NEWER_LADDER, "nde2.test.ladder")
    ),
    "number of the usual case": Fact(
        lambda book: book.usual, (6, "nde1.test.guidelines"), (4, "nde2.test.gm-guidelines")
    ),
    "helpers of a test": Fact(
        lambda book: book.options["max_helpers"], (1, "nde1.help.one-helper"), (1, "nde2.help.one-helper")
    ),
    "minions of a crowd": Fact(lambda book: book.options["crowd_min"], (2, "nde1.crowd"), (2, "nde2.crowd")),
}

FOES = {
    "number of a minion": Fact(
        lambda book: book.tiers["minion"].number, (6, "nde1.foe.minion-tn"), (5, "nde2.foe.minion-defense")
    ),
    "number of an elite": Fact(
        lambda book: book.tiers["elite"].number, (8, "nde1.foe.elite-tn"), (6, "nde2.attack.defense")
    ),
    "number of a boss": Fact(
        lambda book: book.tiers["boss"].number, (12, "nde1.foe.boss-tn"), (8, "nde2.attack.defense")
    ),
    "hits a minion takes": Fact(
        lambda book: book.tiers["minion"].takes, (1, "nde1.hit.minion"), (1, "nde2.foe.minion")
    ),
    "hits an elite takes": Fact(lambda book: book.tiers["elite"].takes, (2, "nde1.hit.elite"), (2, "nde2.foe.elite")),
    "hits a boss takes": Fact(lambda book: book.tiers["boss"].takes, (3, "nde1.hit.boss"), (3, "nde2.foe.boss")),
    "bosses of finales": Fact(lambda book: book.great_bosses, (False, "nde1.hit.boss"), (True, "nde2.foe.boss")),
}

POWERS = {
    "trick": Fact(level("trick"), (((4,), (0, 1)), "nde1.magic.trick"), (((4,), (0, 1)), "nde2.power.trick")),
    "standard": Fact(level("standard"), (((6,), (1,)), "nde1.magic.standard"), (((5,), (1,)), "nde2.power.standard")),
    "strong": Fact(level("strong"), (((8,), (2,)), "nde1.magic.strong"), (((6,), (2,)), "nde2.power.strong")),
    "great": Fact(level("great"), (((12,), (3,)), "nde1.magic.great"), (((8, 12), (3,)), "nde2.power.great")),
    "Hearts healed": Fact(lambda book: book.options["power_heal"], (2, "nde1.magic.heal"), (2, "nde2.power.heal")),
    "squares of a leap": Fact(lambda book: book.leap, (5, "nde1.magic.leap"), (0, "nde2.power.standard")),
    "powers through full cover": Fact(
        lambda book: book.powers_pass_cover, (False, "nde1.attack.target"), (True, "nde2.cover.power")
    ),
}

PEOPLE = {
    "luck of a session": Fact(lambda book: book.luck, (0, "nde1.res.start"), (2, "nde2.luck.refresh")),
    "squares of the fallen": Fact(lambda book: book.crawl, (1, "nde1.harm.crawl"), (0, "nde2.harm.zero")),
    "failures that cost": Fact(
        lambda book: book.failure_costs, (False, "nde1.test.fail"), (True, "nde2.test.fail-moves")
    ),
    "blows that need a line": Fact(
        lambda book: book.line_in_melee, (True, "nde1.attack.target"), (False, "nde2.range.melee")
    ),
    "cover only if it is named": Fact(
        lambda book: book.cover_if_named, (True, "nde1.cover.other"), (False, "nde2.cover.partial")
    ),
}

FACTS = DICE | NUMBERS | FOES | POWERS | PEOPLE


@pytest.mark.parametrize("fact", FACTS.values(), ids=FACTS.keys())
def test_each_edition_has_the_number_of_its_own_rule(fact: Fact) -> None:
    """Older and newer differ where their rules do, and each value is that of the rule beside it."""
    (older, older_rule), (newer, newer_rule) = fact.older, fact.newer
    assert (fact.of(OLDER), fact.of(NEWER)) == (older, newer)
    assert {older_rule, newer_rule} <= known_rules()
    assert older_rule.startswith("nde1.") and newer_rule.startswith("nde2.")


@pytest.mark.parametrize(
    ("book", "mode", "scale", "start", "rules"),
    [
        (OLDER, "d6", (6, 5, 4, 3), (4, 6, 6), ("nde1.d6.levels", "nde1.d6.start")),
        (NEWER, "2d6", (0, 1, 2, 3), (2, 1, 0), ("nde2.v2d6.modifiers", "nde2.v2d6.modifiers")),
    ],
    ids=["one d6", "2d6"],
)
def test_with_only_d6_attributes_are_thresholds_or_modifiers(
    book: Edition, mode: str, scale: tuple[int, ...], start: tuple[int, ...], rules: tuple[str, str]
) -> None:
    """On one d6 from Unskilled to Master, with one Trained at first; in 2d6 from +0 to +3, with +2 at first."""
    plays = book.modes[mode]
    assert (plays.scale, plays.start) == (scale, start)
    assert (plays.values, plays.spread) == rules
