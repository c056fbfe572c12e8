"""Gear tables: all rows of the book, found by id."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from moothall.errors import Unclear
from moothall.rulesets.nova6.gear import archaic, modern
from moothall.rulesets.nova6.gear.items import Item

ITEMS: Final[Mapping[str, Item]] = {**archaic.WEAPONS, **archaic.ARMOUR, **modern.WEAPONS, **modern.ARMOUR}
"""Every row by its id, in the book's order."""


def item_called(name: str, items: Mapping[str, Item] = ITEMS) -> Item:
    """The row with this id, or the only one whose id ends so: `archaic.weapon.longsword`, `longsword`."""
    if name in items:
        return items[name]
    ending = [item for item in items.values() if item.stem == name]
    if len(ending) == 1:
        return ending[0]
    known = [item.stem for item in items.values()]
    close = [stem for stem in known if stem.startswith(f"{name}-")] or get_close_matches(name, known, 3, 0)
    raise Unclear("error-no-such-item", name=name, nearest=", ".join(close))
