"""Gear on a sheet: entries that name rows of the tables, their problems, and their effects at a table. Pure.

An entry is `{"name": "My father's sword", "row": "longsword"}`, with `parts` fitted to it, `ways` of those that are
wanted, `marked` for what the GM built it for, `count` of what goes off once, and `stowed` for what is in no hand.
Two hands bind what is held and not what is owned: what comes after both are full is carried, and drawn when needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets.nova6.gear.items import FITTED, Item, Kind
from moothall.rulesets.nova6.gear.parts import RULES, built, mismatches
from moothall.rulesets.nova6.gear.pieces import SkillOf, as_effect
from moothall.rulesets.nova6.gear.tables import item_called
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs.skill_roles import CORE
from moothall.rulesets.nova6.state import Effect

Entry = dict[str, Any]
HANDS: Final = 2
MOST: Final = 99
ONE_EACH: Final[dict[Kind, str]] = {"headgear": "nova6.equipment.headgear", "shield": "nova6.equipment.layering"}


class Fault(NamedTuple):
    """Problem with gear on a sheet: the key of its text, the rule, and the entry."""

    key: str
    cite: str
    said: str
    warning: bool = False


def is_written(entry: Any) -> bool:
    """Whether an entry is written as one is, and names rows that there are."""
    if "row" not in entry:
        return True
    if not all(_is_sound(field, value) for field, value in entry.items()):
        return False
    try:
        return all(isinstance(item_called(str(id)), Item) for id in (entry["row"], *entry.get("parts", ())))
    except Unclear:
        return False


def _is_sound(field: str, value: Any) -> bool:
    match field:
        case "parts" | "ways" | "marked":
            return isinstance(value, list) and all(isinstance(word, str) for word in value)
        case "count":
            return type(value) is int and 0 < value <= MOST
        case "stowed":
            return isinstance(value, bool)
        case _:
            return True


class Row(NamedTuple):
    """An entry with the rows it names."""

    entry: Entry
    base: Item
    parts: tuple[Item, ...]

    @property
    def stowed(self) -> bool:
        return bool(self.entry.get("stowed", False))

    def of(self, field: str) -> tuple[str, ...]:
        return tuple(self.entry.get(field, ()))


def rows_of(gear: list[Entry]) -> tuple[Row, ...]:
    """The entries of a sound sheet that name rows of the tables."""
    return tuple(
        [
            Row(entry, item_called(entry["row"]), tuple([item_called(part) for part in entry.get("parts", ())]))
            for entry in gear
            if "row" in entry
        ]
    )


def faults(gear: list[Entry], ranks: int, options: Options = DEFAULTS) -> Iterator[Fault]:
    """Everything that is wrong with the gear of a sound sheet; `ranks` is what its bearer has of what gear asks for."""
    rows = rows_of(gear)
    for row in rows:
        if row.base.kind in FITTED and row.base.kind != "headgear":
            yield Fault("problem-nova6-gear-alone", RULES[row.base.kind], row.base.words)
            continue
        wrong = list(_mismatches(row, options))
        yield from wrong
        if not wrong and (short := built_of(row, options).minimum - ranks) > 0:
            yield Fault(
                "problem-nova6-gear-minimum", "nova6.equipment.skill-minimum", f"{row.base.words} −{short}", True
            )
    yield from _too_much(rows, options)


def _mismatches(row: Row, options: Options) -> Iterator[Fault]:
    for mismatch in mismatches(row.base, row.parts, row.of("ways"), row.of("marked"), options):
        yield Fault("problem-nova6-gear-fit", mismatch.cite, f"{row.base.words}, {mismatch.part}")


def _too_much(rows: tuple[Row, ...], options: Options) -> Iterator[Fault]:
    """More than two hands hold, more than one of what there is one of, or a second armour where there is one."""
    kinds = [kind for row in rows for kind in (row.base.kind, *(part.kind for part in row.parts))]
    held = [row for row in rows if row.base.kind in ("weapon", "shield") and not row.stowed]
    sound = [row for row in held if not [*_mismatches(row, options)]]
    if slung := [row for row in sound if row in slung_of(rows, options)]:
        carried = ", ".join(row.entry["name"] for row in slung)
        yield Fault("problem-nova6-gear-hands", "nova6.equipment.hands", carried, warning=True)
    for kind, rule in ONE_EACH.items():
        if kinds.count(kind) > 1:
            yield Fault("problem-nova6-gear-one", rule, kind)
    if kinds.count("armor") > 1 and options.armor_layering == "off":
        yield Fault("problem-nova6-gear-one", "nova6.equipment.layering", "armor")


def built_of(row: Row, options: Options = DEFAULTS) -> Item:
    """The thing that an entry without faults comes to."""
    worn = tuple([part for part in row.parts if part.kind != "headgear"])
    return built(row.base, *worn, ways=row.of("ways"), marks=row.of("marked"), options=options)


def slung_of(rows: tuple[Row, ...], options: Options = DEFAULTS) -> tuple[Row, ...]:
    """Weapons and shields that no hand is left for, in the order of the sheet."""
    free, slung = HANDS, list[Row]()
    for row in rows:
        if row.stowed or row.base.kind not in ("weapon", "shield") or [*_mismatches(row, options)]:
            continue
        if (needed := built_of(row, options).hands) > free:
            slung.append(row)
        else:
            free -= needed
    return tuple(slung)


def gear_of(
    gear: list[Entry], who: str, skill_of: SkillOf = CORE.__getitem__, options: Options = DEFAULTS
) -> Iterator[Effect]:
    """Effects of a sheet's gear at a table; what no hand is left for is stowed."""
    rows = rows_of(gear)
    slung = slung_of(rows, options)
    for number, row in enumerate(rows, 1):
        marks = (*row.of("marked"), *(("stowed",) if row.stowed or row in slung else ()))
        count = row.entry.get("count", 1)
        made = as_effect(built_of(row, options), who, row.entry["name"], count, marks, skill_of)
        yield changed(made, id=f"{who}-gear-{number}")
        for part in row.parts:
            if part.kind == "headgear":
                worn = as_effect(part, who, skill_of=skill_of)
                yield changed(worn, id=f"{who}-gear-{number}-{part.stem}")
