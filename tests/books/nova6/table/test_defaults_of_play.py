"""Defaults of NOVA6 records and rules are false or zero unless listed here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.books.nova6.support.defaults import fields_unsaid, records, rules, words_unsaid

USUAL = {
    **dict.fromkeys(("Character.seen", "Character.open", "Effect.known", "Mark.known", "Fall.seen"), True),
    **dict.fromkeys(("Task.known", "Undertaking.seen"), True),
    "Character.hands": 2,
    "Character.level": 1,
    "Character.number": 1,
    "Character.refresh": 3,
    "Track.incapacitated": 8,
    "Track.staggered": 4,
    "Buy.points": 1,
    "Draft.rating": 1,
    "Entry.known": True,
    "Feature.cost": 1,
    "Gear.load": True,
    "Item.further": 1,
    "Item.hands": 1,
    "Kept.cost": 1,
    "OwnTrack.boxes": (3, 2, 1),
    "Pack.first_advances": 6,
    "Pack.rank_levels": (0, 5, 10, 15),
    "Pack.refresh": 3,
    "Pack.start_level": 1,
    "Part.together": True,
    "Slot.required": True,
    "TrackPlan.boxes": (3, 2, 1),
    "TrackPlan.incapacitated": 8,
    "TrackPlan.per": 2,
    "TrackPlan.staggered": 4,
    "ActionTest.count": 1,
    "Wanted.level": 1,
    "Wanted.many": 6,
}
"""What is written about the world is known to all; results, stunts, hands and advances come one at a time; and a pack
that says nothing goes by the numbers of the book."""

USUAL_WORDS = {
    **dict.fromkeys(("act.actions", "move.actions", "begin_action.actions", "use_action.actions"), 1),
    **dict.fromkeys(("check_action_left.actions", "check_can_begin.actions", "check_held.wanted"), 1),
    **dict.fromkeys(
        ("use_declared_action.actions", "withstand.damage", "strike_area.count", "longer.steps", "forgot.dice"), 1
    ),
    **dict.fromkeys(("aim.actions", "tighten.actions", "break_hold.actions", "shove.actions"), 1),
    **dict.fromkeys(("manoeuvre.actions", "dodge.actions", "ram.actions", "hurl.actions"), 1),
    **dict.fromkeys(("boxes_of.extra", "set_thing.extra", "as_effect.count", "equip.count", "pass_days.days"), 1),
    **dict.fromkeys(("wear_down.damage", "somebody.level"), 1),
    **dict.fromkeys(("build.seen", "character_of.seen", "aspects_of.seen", "bring.seen", "somebody.seen"), True),
    **dict.fromkeys(("set_hazard.known", "group_test.mandatory", "set_thing.seen"), True),
    **dict.fromkeys(("keep_asset.kept", "drop_load.dropped"), True),
    "add_boxes.usual": (3, 2, 1),
    "level_cap.opened_at": (0, 5, 10, 15),
    "rank_cap.levels": (0, 5, 10, 15),
    "somebody.count": 6,
}
"""Actions, steps, dice, things and days come one at a time; what is dangerous is known and whoever comes is seen; what
is called for is for all, and what can be kept or dropped is."""


def unsaid(found: Iterable[Any], left_out: Callable[[Any], dict[str, Any]]) -> list[tuple[str, Any]]:
    """All that may be left out, by the record or the rule and its own name."""
    return [(f"{one.__qualname__}.{name}", value) for one in found for name, value in left_out(one).items()]


def numbers(held: list[tuple[str, Any]]) -> set[tuple[str, Any]]:
    """The values that are neither false nor zero, of flags, numbers and tuples of them."""
    rows = [(name, value, value if isinstance(value, tuple) else (value,)) for name, value in held]
    return {(name, value) for name, value, row in rows if any(row) and all(isinstance(one, int) for one in row)}


def test_flags_and_numbers_of_records_default_to_zero() -> None:
    """Every optional flag and number of a record defaults to False or 0, but for a listed few."""
    held = unsaid(records(), fields_unsaid)
    assert len(held) > 210
    assert numbers(held) == set(USUAL.items())


def test_flags_and_numbers_of_rules_default_to_zero() -> None:
    """Every optional flag and number of a rule defaults to False or 0, but for a listed few."""
    held = unsaid(rules(), words_unsaid)
    assert len(held) > 350
    assert numbers(held) == set(USUAL_WORDS.items())
