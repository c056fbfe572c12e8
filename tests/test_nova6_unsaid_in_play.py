"""What holds in play of NOVA6 where nothing is said: of a test, of a result in the making, of the world."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from moothall.rulesets import nova6

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


def of_play() -> Iterator[tuple[str, Any]]:
    """Whatever stands in a module of play, with the module's name."""
    for module in pkgutil.walk_packages(nova6.__path__, f"{nova6.__name__}."):
        if module.name.removeprefix(f"{nova6.__name__}.").split(".")[0] in OF_PLAY:
            yield from ((module.name, one) for one in vars(importlib.import_module(module.name)).values())


def records() -> Iterator[type[Any]]:
    """Every record of play."""
    return (one for module, one in of_play() if isinstance(one, type) and one.__module__ == module)


def rules() -> Iterator[Any]:
    """Every function of play, those behind procedures among them."""
    found = [(module, inspect.unwrap(getattr(one, "run", one))) for module, one in of_play() if callable(one)]
    return (rule for module, rule in found if inspect.isfunction(rule) and rule.__module__ == module)


def unsaid(record: type[Any]) -> dict[str, Any]:
    """The fields that may be left out, and what they are then."""
    if is_dataclass(record):
        return {field.name: field.default for field in fields(record) if field.default is not MISSING}
    return dict(getattr(record, "_field_defaults", {}))


def test_what_is_not_said_is_no_or_nothing() -> None:
    """Every flag and number that may be left out, but for a few."""
    held = {f"{one.__name__}.{name}": value for one in records() for name, value in unsaid(one).items()}
    assert len(held) > 60
    assert {name: value for name, value in held.items() if isinstance(value, int) and value} == USUAL


def test_what_is_not_said_to_a_rule_is_no_or_nothing() -> None:
    """Every flag and number that may be left out when something is done, but for a few."""
    held = {
        f"{rule.__name__}.{given.name}": given.default
        for rule in rules()
        for given in inspect.signature(rule).parameters.values()
    }
    assert len(held) > 900
    assert {name: value for name, value in held.items() if isinstance(value, int) and value} == USUAL_WORDS
