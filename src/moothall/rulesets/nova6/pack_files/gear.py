"""Gear of a pack: how its characters are equipped, and its own items."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final, Literal, NamedTuple

from moothall.records import changed
from moothall.rulesets.nova6.effects.properties import PROPERTIES
from moothall.rulesets.nova6.pack_files.parts import Part, Wrong, check_once, found
from moothall.rulesets.nova6.pack_files.skills import Skills
from moothall.rulesets.nova6.packs.pack import Gear, Item, Said, TrackPlan
from moothall.rulesets.nova6.vocabulary import Property
from moothall.rulesets.nova6.words import LADDER

GEAR: Final = ("approach", "slots", "packages_by", "money_unit", "money_start", "load")
ITEM: Final = (
    *("id", "name", "text", "kind", "rating", "type", "subtype", "duration", "skill", "properties", "price"),
)
PROPERTY: Final = ("name", "amount", "of")
APPROACHES: Final = ("signature", "packages", "money")
KINDS: Final[tuple[Literal["damage", "soak", "asset"], ...]] = ("damage", "soak", "asset")


class Items(NamedTuple):
    """The things of a pack, and what they are called."""

    items: tuple[Item, ...]
    words: tuple[Said, ...]


def read_gear(part: Part, base: Gear, traits: Collection[str]) -> Gear:
    """Signature assets, packages, money, or several of them."""
    approach = tuple([found(one, "approach", APPROACHES, part.at("approach")) for one in part.texts("approach")])
    by = part.known("packages_by", "trait", traits, base.packages_by)
    if "packages" in approach and not by:
        raise Wrong("error-pack-missing", part.path, name="packages_by")
    slots = [(one.id(), one) for one in part.parts("slots", ("id", "label"))]
    check_once([(id, one.at("id")) for id, one in slots])
    return changed(
        base, approach=approach or base.approach, slots=tuple([id for id, _ in slots]) or base.slots, packages_by=by,
        money=part.number("money_start", base.money, 0, 1_000_000), load=part.flag("load", base.load),
    )  # fmt: skip


def read_items(parts: Iterable[Part], base: tuple[Item, ...], skills: Skills, tracks: tuple[TrackPlan, ...]) -> Items:
    """The things of the pack below, and those of this one."""
    mine = [(one.id(), one) for one in parts]
    check_once([(id, one.at("id")) for id, one in mine])
    types = {type for plan in tracks for type in (plan.id, *plan.types)}
    known = {one.id: one for one in base} | {id: _item(one, skills, types) for id, one in mine}
    words = [
        said for id, one in mine for said in (*one.words("name", f"item.{id}"), *one.words("text", f"item.{id}.text"))
    ]
    return Items(tuple(known.values()), tuple(words))


def _item(one: Part, skills: Skills, types: Collection[str]) -> Item:
    kind = one.one_of("kind", KINDS, "asset")
    usual = "physical" if kind != "asset" else ""
    return Item(
        one.id(), kind, one.number("rating", 0, 0, 20), one.known("type", "damage type", types, usual),
        one.text("subtype"), one.one_of("duration", LADDER, "S"), one.known("skill", "skill", skills.ids),
        tuple(_properties(one)), one.number("price", 0, 0, 1_000_000),
    )  # fmt: skip


def _properties(one: Part) -> Iterator[Property]:
    for part in one.parts("properties", PROPERTY):
        if not part.has("name"):
            raise Wrong("error-pack-missing", part.path, name="name")
        yield Property(part.known("name", "property", PROPERTIES), part.number("amount", 0, 0, 20), part.texts("of"))
