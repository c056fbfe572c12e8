"""Gear parts: ammunition, attachments and modifiers, whether they fit a base item, and the item built from them. Pure.

Modifiers count first, then ammunition, accessories and what is worn on the head; a floor counts once, when everything
has had its say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.gear.items import FITTED, Bonus, Change, Item
from moothall.rulesets.nova6.options import DEFAULTS, Options

RULES: Final = {
    "modifier": "nova6.equipment.modifier-rows",
    "accessory": "nova6.equipment.modifier-rows",
    "ammo": "nova6.equipment.ammo-rows",
    "headgear": "nova6.equipment.headgear",
}
"""What says that something may be fitted, by its kind."""
NOT_CONCEALABLE: Final = ("automatic-weapons", "rifles", "shotguns")
AUTOMATIC: Final = "automatic-weapons"


class Mismatch(NamedTuple):
    """Reason why a part does not fit: the key of its text, the rule, the part, and the base item."""

    key: str
    cite: str
    part: str
    item: str


def built(
    base: Item, *parts: Item, ways: tuple[str, ...] = (), marks: tuple[str, ...] = (), set_up: bool = False,
    options: Options = DEFAULTS,
) -> Item:  # fmt: skip
    """A row with others fitted to it; raises if they do not go together.

    `ways` are what a part offers besides and was wanted, `marks` what the GM has marked the thing with, and `set_up`
    whether what takes an action to count has had it.
    """
    for mismatch in mismatches(base, parts, ways, marks, options):
        raise AgainstTheRules(mismatch.key, cite=mismatch.cite, part=mismatch.part, item=mismatch.item)
    made, changes = base, list[Change]()
    for part in sorted(parts, key=lambda part: FITTED.index(part.kind)):
        made = _joined(made, base, part, set_up)
        if _counts(base, part):
            changes += [change for change in part.changes if set_up or not part.set_up]
            changes += [change for way in part.ways if way.name in ways for change in way.changes]
    return replace(_changed(made, changes), parts=(*(part.id for part in parts), *ways))


def mismatches(
    base: Item, parts: tuple[Item, ...], ways: tuple[str, ...] = (), marks: tuple[str, ...] = (),
    options: Options = DEFAULTS,
) -> Iterator[Mismatch]:  # fmt: skip
    """Everything that keeps these from going together."""
    for part in parts:
        rule = RULES.get(part.kind, "nova6.equipment.modifier-rows")
        if not _goes_on(base, part, options):
            yield Mismatch("error-does-not-fit", cite=rule, part=part.words, item=base.words)
        if part.requires and part.requires not in marks:
            yield Mismatch("error-not-built-for-it", cite="nova6.equipment.magnum", part=part.words, item=base.words)
    for part, times in Counter(parts).items():
        if times > 1:
            rule = RULES.get(part.kind, "nova6.equipment.modifier-rows")
            yield Mismatch("error-fits-once", cite=rule, part=part.words, item=base.words)
    slots = Counter(part.slot for part in dict.fromkeys(parts) if part.slot)
    for part in parts:
        if slots[part.slot] > 1:
            yield Mismatch("error-slot-taken", cite=RULES[part.kind], part=part.words, item=base.words)
    offered = {way.name for part in parts for way in part.ways}
    for way in ways:
        if way not in offered:
            yield Mismatch("error-does-not-fit", cite="nova6.equipment.modifier-rows", part=way, item=base.words)


def _goes_on(base: Item, part: Item, options: Options) -> bool:
    """Whether it can be fitted at all. Anything may be worn with any armour, although it may be for nothing."""
    if part.kind not in FITTED or base.kind not in ("weapon", "armor"):
        return False
    if part.kind == "headgear":
        return base.kind == "armor"
    if part.slot == "bipod" and base.group == AUTOMATIC:
        return options.bipod_automatic == "on"
    return _is_for(base, part)


def _is_for(base: Item, part: Item) -> bool:
    """A group is one of the part's own table; whole tables and single rows are named in full."""
    named = {base.id, base.table, *((base.group,) if base.table == part.table else ())}
    return bool(named & {*part.fits})


def _counts(base: Item, part: Item) -> bool:
    """Whether what it changes counts here: a cap that is no use with plate is still a cap."""
    return part.kind != "headgear" or _is_for(base, part)


def _joined(made: Item, base: Item, part: Item, set_up: bool) -> Item:
    """Fields that a part adds besides its changes, and those it adds once it is set up."""
    later = [change for change in part.changes if part.set_up and not set_up and change.field == "minimum"]
    steadied = sum(-int(change.value) for change in later)
    return replace(
        made,
        special=(*made.special, *part.special),
        bonuses=(*made.bonuses, *_bonuses(base, part)),
        no_aim=(*made.no_aim, *part.no_aim),
        steadied=made.steadied + steadied,
    )


def _bonuses(base: Item, part: Item) -> Iterator[Bonus]:
    """Its dice; those for one kind of shell only where the base fires that."""
    for bonus in part.bonuses:
        if not bonus.needs.startswith("shell-"):
            yield bonus._replace(of=part.id)
        elif bonus.needs == f"shell-{base.shell}":
            yield bonus._replace(needs="", of=part.id)


def _changed(made: Item, changes: list[Change]) -> Item:
    values: dict[str, Any] = {}
    for change in changes:
        if change.op == "flag":
            values["flags"] = (*values.get("flags", made.flags), change.field)
        else:
            values[change.field] = _after(values.get(change.field, getattr(made, change.field)), change)
    for change in changes:
        if change.floor is not None and values[change.field] is not None:
            values[change.field] = max(values[change.field], change.floor)
    if "flags" in values:
        values["flags"] = tuple(dict.fromkeys(values["flags"]))
    return replace(made, **values)


def _after(value: Any, change: Change) -> Any:
    """A field after one change. What cannot be got past stays so; other fields that are not there begin at nothing."""
    if change.op == "remove":
        return None
    if change.op == "set":
        return change.value
    if value is None and change.field == "coverage":
        return None
    return (value or 0) + int(change.value)


def conceals(item: Item) -> int | None:
    """Dice for concealing an item; nothing where it cannot be concealed at all."""
    if item.conceal is None and item.group in NOT_CONCEALABLE:
        return None
    return item.conceal or 0
