"""Gear of a pack: how its characters are equipped, and its own items."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, Literal, NamedTuple

from moothall.records import changed
from moothall.rulesets.nova6.gear.items import FITTED
from moothall.rulesets.nova6.gear.items import Item as Row
from moothall.rulesets.nova6.gear.parts import RULES, built, mismatches
from moothall.rulesets.nova6.gear.pieces import as_effect
from moothall.rulesets.nova6.gear.tables import CARRIED, ITEMS, item_called, names_of, offered_rows
from moothall.rulesets.nova6.pack_files.item_properties import SUBTYPES, read_properties
from moothall.rulesets.nova6.pack_files.parts import Part, Wrong, check_once, found
from moothall.rulesets.nova6.pack_files.skills import Skills
from moothall.rulesets.nova6.packs.pack import Gear, Item, Said, TrackPlan
from moothall.rulesets.nova6.words import LADDER

GEAR: Final = ("approach", "slots", "packages_by", "money_unit", "money_start", "load", "rows", "without", "prices")
ITEM: Final = (
    *(
        "id",
        "name",
        "text",
        "kind",
        "rating",
        "type",
        "subtype",
        "duration",
        "skill",
        "properties",
        "price",
        "dice",
        "like",
        "parts",
    ),
)
APPROACHES: Final = ("signature", "packages", "money")
MOST_COINS: Final = 1_000_000
OF_TABLES: Final = ("gear", "object")
"""Properties by which a thing is known as a row; one of the pack goes by its own id."""
MARKS: Final = ("magnum",)
"""What a thing of a pack may have been built for."""
PARTS: Final = tuple([row.stem for row in ITEMS.values() if row.kind in FITTED and row.kind != "headgear"])
ROW_NAMES: Final = tuple(dict.fromkeys(name for row in ITEMS.values() for name in names_of(row)))
LIKE: Final = ("parts", "rating", "type", "subtype", "duration", "skill", "properties", "price")
"""Keys that a thing like a row may have, beside its words."""
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
        money=part.number("money_start", base.money, 0, MOST_COINS), load=part.flag("load", base.load),
        rows=_rows(part, base),
    )  # fmt: skip


def _rows(part: Part, base: Gear) -> tuple[str, ...]:
    """What the pack has of the book's tables, by the widest names; what it goes without leaves single rows."""
    wanted = part.all_known("rows", "row", ROW_NAMES) if part.has("rows") else base.rows
    without = {*part.all_known("without", "row", ROW_NAMES)}
    if not without:
        return wanted
    return tuple([row.id for row in offered_rows(wanted) if not without & {*names_of(row)}])


def read_items(
    parts: Iterable[Part], gear: Part, base: tuple[Item, ...], skills: Skills, tracks: tuple[TrackPlan, ...]
) -> Items:
    """The things of the pack below, rows of the tables that have a price here, and those of this pack."""
    prices = gear.part("prices", CARRIED)
    priced = {stem: _priced(stem, prices.needed_number(stem, 0, MOST_COINS), skills) for stem in prices.stated()}
    mine = [(one.id(), one) for one in parts]
    check_once([(id, one.at("id")) for id, one in mine])
    types = {type for plan in tracks for type in (plan.id, *plan.types)}
    known = {one.id: one for one in base} | priced | {id: _item(one, skills, types) for id, one in mine}
    words = [
        said for id, one in mine for said in (*one.words("name", f"item.{id}"), *one.words("text", f"item.{id}.text"))
    ]
    return Items(tuple(known.values()), tuple(words))


def _item(one: Part, skills: Skills, types: Collection[str]) -> Item:
    like = _like(one, skills) if one.has("like") else Item(one.id())
    for key in ("kind", "dice") if one.has("like") else ("parts",):
        if one.has(key):
            taken = "like" if one.has("like") else "an item without like"
            raise Wrong("error-pack-idle", one.at(key), name=key, effect=taken, keys=", ".join(LIKE))
    kind = one.one_of("kind", KINDS, like.kind)
    usual = like.type or ("physical" if kind != "asset" else "")
    own = tuple(read_properties(one, kind, skills))
    inherited = tuple([had for had in like.properties if had.name not in {new.name for new in own}])
    return Item(
        one.id(), kind, one.number("rating", like.rating, 0, 20), one.known("type", "damage type", types, usual),
        one.known("subtype", "damage type", (*SUBTYPES, *types), like.subtype),
        one.one_of("duration", LADDER, like.duration), one.known("skill", "skill", skills.ids, like.skill),
        (*inherited, *own), one.number("price", like.price, 0, MOST_COINS),
    )  # fmt: skip


def _like(one: Part, skills: Skills) -> Item:
    """A thing that is as a row of the tables, with what is fitted to it."""
    base = item_called(found(one.text("like"), "row", CARRIED, one.at("like")))
    parts: list[Row] = []
    for place, stem in enumerate(one.all_known("parts", "row", PARTS)):
        part = item_called(stem)
        if [*mismatches(base, (*parts, part), marks=MARKS)]:
            raise Wrong("error-pack-fits", (*one.at("parts"), place), RULES[part.kind], name=stem, item=base.stem)
        parts.append(part)
    return _of_row(one.id(), built(base, *parts, marks=MARKS), 0, skills)


def _priced(stem: str, price: int, skills: Skills) -> Item:
    return _of_row(stem, item_called(stem), price, skills)


def _of_row(id: str, row: Row, price: int, skills: Skills) -> Item:
    """A row of the tables as a thing of the pack, wielded with its skills."""
    roles = dict(skills.roles)
    made = as_effect(row, skill_of=lambda role: roles[role] if roles[role] in skills.ids else "")
    properties = tuple([one for one in made.properties if one.name not in OF_TABLES])
    kind: Literal["damage", "soak"] = "soak" if made.kind == "soak" else "damage"
    return Item(id, kind, made.rating, made.type, made.subtype, made.lasts, made.skill, properties, price)
