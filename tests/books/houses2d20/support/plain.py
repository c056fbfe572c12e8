"""Records of the book with plain strings for ids, as they come from outside: `Asset("blade", "Kinzal", "sanna")`."""

from __future__ import annotations

from typing import Any

from moothall.rulesets.houses2d20 import events, pool, questions, sheet, state
from moothall.rulesets.houses2d20.questions import asset_moves, gm, growth, turns

MODULES = (state, questions, events, pool, sheet, asset_moves, gm, growth, turns)


def __getattr__(name: str) -> Any:
    """Whatever the book calls by this name, without the types of its arguments."""
    for module in MODULES:
        if hasattr(module, name):
            return getattr(module, name)
    raise AttributeError(name)
