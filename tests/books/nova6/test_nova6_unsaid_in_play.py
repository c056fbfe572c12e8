"""What holds in play of NOVA6 where nothing is said: of a test, of a result in the making, of the world."""

from __future__ import annotations

from support.nova6_unsaid import fields_unsaid, records, rules, words_unsaid

OF_PLAY = ("trying", "staging", "lasting", "standing", "hurting", "telling")

USUAL = {"Entry.known": True, "Draft.rating": 1, "Buy.points": 1, "Trial.count": 1}
"""What is written about the world is known to all, and results, stunts and things come one at a time."""


USUAL_WORDS = {
    "boxes_of.extra": 1,
    "set_thing.extra": 1,
    "set_thing.seen": True,
    **dict.fromkeys(("act.actions", "move.actions", "begins_to_act.actions", "use_action.actions"), 1),
    **dict.fromkeys(("check_action_left.actions", "check_held.wanted", "longer.steps", "forgot.dice"), 1),
    **dict.fromkeys(("still_acts.actions", "withstand.damage", "strike_area.count"), 1),
    **dict.fromkeys(("set_hazard.known", "group_test.mandatory"), True),
}
"""Actions, steps, dice and things come one at a time; what is dangerous is known, and what is called for is for all."""


def test_what_is_not_said_is_no_or_nothing() -> None:
    """Every flag and number that may be left out, but for a few."""
    held = {f"{one.__name__}.{name}": value for one in records(OF_PLAY) for name, value in fields_unsaid(one).items()}
    assert len(held) > 60
    assert {name: value for name, value in held.items() if isinstance(value, int) and value} == USUAL


def test_what_is_not_said_to_a_rule_is_no_or_nothing() -> None:
    """Every flag and number that may be left out when something is done, but for a few."""
    held = {f"{rule.__name__}.{name}": value for rule in rules(OF_PLAY) for name, value in words_unsaid(rule).items()}
    assert len(held) > 200
    assert {name: value for name, value in held.items() if isinstance(value, int) and value} == USUAL_WORDS
