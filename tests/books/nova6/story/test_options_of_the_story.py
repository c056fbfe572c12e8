"""NOVA6 options about NPCs and the story: each value does what its ruling says."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from moothall.errors import MoothallError
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.test_record import Weighed
from moothall.rulesets.nova6.options import DEFAULTS, values_of
from moothall.rulesets.nova6.questions import Ruling
from moothall.rulesets.nova6.sheet import new_sheet
from tests.books.nova6.support.sheets import petra
from tests.books.nova6.support.stage import act_out, condition, hero, npc, table

CONCEPT = {"high-concept": "A KEEPER"}


def advances_of_an_extra(**options: Any) -> int:
    """Unspent, at level 1, with one rank."""
    sheet = new_sheet("Harl", kind="extra", level=1, aspects=CONCEPT, skills={"fight": 1})
    return act_out(nova6.bring.open("harl", sheet), table(**options)).end().who("harl").advances


def boxes_of_a_strong_extra(**options: Any) -> int:
    sheet = new_sheet("Harl", kind="extra", level=5, aspects=CONCEPT, skills={"physique": 2})
    brought = act_out(nova6.bring.open("harl", sheet), table(**options)).end()
    return len(brought.who("harl").track("physical").boxes)


def a_crowd_that_is_good_enough(**options: Any) -> int:
    at = table(npc("imps", kind="extra", move=2, number=24), **options)
    did: int = act_out(nova6.group_attempt.open("imps", "leap", "move", 2), at).end().last(events.GroupTried).did
    return did


def trades_at_a_minor_and_a_major_milestone(**options: Any) -> tuple[str, ...]:
    at = act_out(nova6.join.open("ana", "petra", petra()), table(**options)).end().state
    found = []
    for kind in ("minor", "major"):
        rewards = act_out(nova6.milestone.open(kind), at).plainly().who("petra").rewards
        found.append(" ".join(reward.what for reward in rewards))
    return tuple(found)


def a_second_aspect_after_an_epic_milestone(**options: Any) -> str:
    at = act_out(nova6.join.open("ana", "petra", petra()), table(**options)).end().state
    at = act_out(nova6.milestone.open("epic"), at).plainly().state
    at = act_out(nova6.rewrite_aspect.open("petra", "petra-trouble", "NONE LEFT"), at).end().state
    return act_out(nova6.rewrite_aspect.open("petra", "petra-background", "NONE LEFT"), at).waits_for()


def looking_into_the_dark(**options: Any) -> str:
    at = table(hero("ilse"), condition("dark", 4), **options)
    script = act_out(nova6.act.open("ilse", "look", "wits", "overcome"), at)
    return script.gm(Ruling(conditions=(Weighed("dark", "hinders"),))).waits_for()


OUTCOMES: dict[str, tuple[Callable[..., Any], dict[str, Any]]] = {
    "extra-advance-rounding": (advances_of_an_extra, {"down": 2, "up": 3}),
    "extra-bonus-boxes": (boxes_of_a_strong_extra, {"off": 3, "on": 4}),
    "horde-even-share": (a_crowd_that_is_good_enough, {"all": 24, "half": 12}),
    "milestone-trades": (
        trades_at_a_minor_and_a_major_milestone,
        {
            "union": ("aspect perk", "aspect talent perk"),
            "text": ("aspect", "aspect talent perk"),
            "table": ("aspect perk", "aspect talent"),
        },
    ),
    "epic-aspect-changes": (a_second_aspect_after_an_epic_milestone, {"one": "nova6/grant-aspect", "any": "over"}),
    "total-condition": (looking_into_the_dark, {"propose-fail": "nova6/total", "roll": "nova6/trade"}),
}
"""Option → the situation that tells its values apart, and what comes of it under each; the default stands first."""


@pytest.mark.parametrize("option", OUTCOMES)
def test_an_option_does_what_its_ruling_says(option: str) -> None:
    """The same situation has each value's ruled outcome, the first by default, and no two are equal."""
    situation, outcomes = OUTCOMES[option]
    for value, outcome in outcomes.items():
        assert situation(**{option.replace("-", "_"): value}) == outcome
    assert situation() == next(iter(outcomes.values()))
    assert tuple(outcomes) == values_of(option) and getattr(DEFAULTS, option.replace("-", "_")) == next(iter(outcomes))
    assert all(one != other for one, other in combinations(outcomes.values(), 2))
    with pytest.raises(MoothallError):
        situation(**{option.replace("-", "_"): "sometimes"})
