"""Gear on the way home: the lines of a sheet for what a character has at a table. Pure.

A line that came with the sheet keeps its place and its words; what was handed out is a line more, and what was lost
or given away is none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from moothall.rulesets.nova6.gear.sheet_gear import Entry
from moothall.rulesets.nova6.gear.tables import ITEMS, item_called
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.state import Effect

GONE = {"destroyed"}


def returned(gear: list[Entry], who: str, there: Iterable[Effect]) -> list[Entry]:
    """The gear of a sheet as it is now, from the effects that its character has at a table."""
    left = {effect.id: effect for effect in there if effect.has("gear") and not GONE & {*effect.marks}}
    kept: list[Entry] = []
    number = 0
    for entry in gear:
        if "row" not in entry:
            kept.append(entry)
            continue
        number += 1
        id = EffectId(f"{who}-gear-{number}")
        effect = left.get(id)
        if effect is None or _rows(effect)[0] != item_called(entry["row"]).id:
            continue
        heads = [one for one in left if one.startswith(f"{id}-")]
        kept.append(_brought_up(entry, left.pop(id), [left.pop(one) for one in heads]))
    return [*kept, *map(line_of, left.values())]


def line_of(effect: Effect) -> Entry:
    """A thing of the tables as a sheet writes it."""
    base, *others = _rows(effect)
    line: Entry = {"name": effect.name, "row": ITEMS[base].stem}
    marked = [mark for mark in effect.marks if mark == "magnum"]
    found: dict[str, Any] = {**_fitted(others), "marked": marked}
    if (count := effect.amount("supply")) > 1:
        found["count"] = count
    if "stowed" in effect.marks:
        found["stowed"] = True
    return line | {field: value for field, value in found.items() if value}


def _brought_up(entry: Entry, effect: Effect, heads: list[Effect]) -> Entry:
    """A line of the sheet with the name, the parts and the count that its thing has now."""
    now = _fitted([*_rows(effect)[1:], *(_rows(head)[0] for head in heads)])
    line = entry | {"name": effect.name}
    if {item_called(part).stem for part in entry.get("parts", ())} != {*now["parts"]}:
        line |= {"parts": now["parts"]}
    if {*entry.get("ways", ())} != {*now["ways"]}:
        line |= {"ways": now["ways"]}
    if effect.has("supply") and effect.amount("supply") not in (0, entry.get("count", 1)):
        line |= {"count": effect.amount("supply")}
    return line


def _rows(effect: Effect) -> tuple[str, ...]:
    return next(one.of for one in effect.properties if one.name == "gear")


def _fitted(others: list[str]) -> dict[str, list[str]]:
    return {
        "parts": [ITEMS[one].stem for one in others if one in ITEMS],
        "ways": [one for one in others if one not in ITEMS],
    }
