"""Gear tables: all rows of the book, found by id."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Final

from moothall.errors import Unclear
from moothall.rulesets.nova6.gear import archaic, modern
from moothall.rulesets.nova6.gear.items import FITTED, Item

ITEMS: Final[Mapping[str, Item]] = {**archaic.WEAPONS, **archaic.ARMOUR, **modern.WEAPONS, **modern.ARMOUR}
"""Every row by its id, in the book's order."""


CARRIED: Final = tuple(item.stem for item in ITEMS.values() if item.kind not in FITTED or item.kind == "headgear")
"""Rows that a person can carry by themselves."""
ALL: Final = "all"


def offered_rows(wanted: Collection[str]) -> tuple[Item, ...]:
    """The rows that a pack has of the tables: all, or those of some eras, tables and groups, and single ones."""
    return tuple([row for row in ITEMS.values() if wanted and {*names_of(row)} & {*wanted}])


def names_of(row: Item) -> tuple[str, ...]:
    """Everything that a pack may call a row by, the widest first."""
    return (ALL, row.era, row.table, row.group, f"{row.table}.{row.group}", row.id, row.stem)


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
