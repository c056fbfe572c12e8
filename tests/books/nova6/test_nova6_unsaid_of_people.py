"""What holds of people, their things and the packs of NOVA6 where nothing is said."""

from __future__ import annotations

from typing import Any

from support.nova6_unsaid import fields_unsaid, records, rules, words_unsaid

OF_PEOPLE = ("skilled", "supplies", "people", "themepacks", "gear")

USUAL = {
    "gear.items.Item.further": 1,
    "gear.items.Item.hands": 1,
    "people.casting.Wanted.level": 1,
    "people.casting.Wanted.many": 6,
    "people.features.OwnTrack.boxes": (3, 2, 1),
    "people.statblock.Part.together": True,
    "people.talents.Kept.cost": 1,
    "themepacks.packs.Feature.cost": 1,
    "themepacks.packs.Gear.load": True,
    "themepacks.packs.Pack.first_advances": 6,
    "themepacks.packs.Pack.rank_levels": (0, 5, 10, 15),
    "themepacks.packs.Pack.refresh": 3,
    "themepacks.packs.Pack.start_level": 1,
    "themepacks.packs.Slot.required": True,
    "themepacks.packs.TrackPlan.boxes": (3, 2, 1),
    "themepacks.packs.TrackPlan.incapacitated": 8,
    "themepacks.packs.TrackPlan.per": 2,
    "themepacks.packs.TrackPlan.staggered": 4,
}
"""A thing takes one hand, a talent one advance; a pack that says nothing goes by the numbers of the book."""

USUAL_WORDS = {
    **{f"skilled.{rule}.actions": 1 for rule in ("aiming.aim", "grappling.tighten", "grappling.break_hold")},
    **{f"skilled.{rule}.actions": 1 for rule in ("manoeuvres.manoeuvre", "manoeuvres.dodge", "ramming.ram")},
    **{f"skilled.{rule}.actions": 1 for rule in ("ramming.hurl", "shoving.shove")},
    **{f"people.bronze.{rule}.seen": True for rule in ("build", "character_of", "aspects_of")},
    "gear.carrying.as_effect.count": 1,
    "people.advances.level_cap.opened_at": (0, 5, 10, 15),
    "people.advances.rank_cap.levels": (0, 5, 10, 15),
    "people.bringing.bring.seen": True,
    "people.bringing.somebody.count": 6,
    "people.bringing.somebody.level": 1,
    "people.bringing.somebody.seen": True,
    "people.bronze.wear_down.damage": 1,
    "supplies.assets.keep_asset.kept": True,
    "supplies.carrying.drop_load.dropped": True,
    "supplies.equipping.equip.count": 1,
    "supplies.survival.pass_days.days": 1,
}
"""Actions, things and days come one at a time; whoever comes is seen; what can be kept or dropped is."""


def called(one: Any) -> str:
    """A record or a rule by the module it stands in."""
    return f"{one.__module__.partition('nova6.')[2]}.{one.__qualname__}"


def numbers(held: dict[str, Any]) -> dict[str, Any]:
    """What is neither no nor nothing, of flags and numbers and rows of them."""
    rows = {name: value if isinstance(value, tuple) else (value,) for name, value in held.items()}
    return {name: held[name] for name, row in rows.items() if any(row) and all(isinstance(one, int) for one in row)}


def test_what_is_not_said_is_no_or_nothing() -> None:
    """Every flag and number that may be left out, but for a few."""
    held = {f"{called(one)}.{name}": value for one in records(OF_PEOPLE) for name, value in fields_unsaid(one).items()}
    assert len(held) > 150
    assert numbers(held) == USUAL


def test_what_is_not_said_to_a_rule_is_no_or_nothing() -> None:
    """Every flag and number that may be left out when something is done, but for a few."""
    held = {f"{called(rule)}.{name}": value for rule in rules(OF_PEOPLE) for name, value in words_unsaid(rule).items()}
    assert len(held) > 150
    assert numbers(held) == USUAL_WORDS
