"""What holds in play of NOVA6 where nothing is said: of a test, of a result in the making, of the world."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from moothall.rulesets import nova6

OF_PLAY = ("trying", "staging", "lasting", "standing", "hurting", "telling")

USUAL = {"Entry.known": True, "Draft.rating": 1, "Buy.points": 1, "Trial.count": 1}
"""What is written about the world is known to all, and results, stunts and things come one at a time."""


def records() -> Iterator[type[Any]]:
    """Every record of play."""
    for module in pkgutil.walk_packages(nova6.__path__, f"{nova6.__name__}."):
        if module.name.removeprefix(f"{nova6.__name__}.").split(".")[0] in OF_PLAY:
            found = vars(importlib.import_module(module.name)).values()
            yield from (one for one in found if isinstance(one, type) and one.__module__ == module.name)


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
