"""A character as a document: what a player brings to a table, and how it becomes somebody there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from moothall.records import changed
from moothall.rulesets.nova6.advances import traits_of
from moothall.rulesets.nova6.bundles import granted_perks
from moothall.rulesets.nova6.creation import aspects_of, refresh_of
from moothall.rulesets.nova6.inventing import Inventions, inventions, random_sheet
from moothall.rulesets.nova6.legality import Problem, Sheet, check_sheet
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs import UNIVERSAL, Item, Pack
from moothall.rulesets.nova6.state import Character, Effect, Perk
from moothall.rulesets.nova6.stress import tracks_of
from moothall.rulesets.nova6.vocabulary import Property
from moothall.rulesets.nova6.wardrobe import gear_of
from moothall.talk.reasons import total

__all__ = [
    "Inventions",
    "Problem",
    "Sheet",
    "belongings",
    "check_sheet",
    "inventions",
    "new_sheet",
    "random_sheet",
    "to_character",
]


def new_sheet(name: str, concept: str = "", options: Options = DEFAULTS, pack: Pack = UNIVERSAL, **more: Any) -> Sheet:
    """A sheet on which everything is still to be chosen, but the name and perhaps who this is; `more` overrides."""
    first = {slot.id: concept for slot in pack.aspects if slot.high_concept and concept}
    sheet: Sheet = {
        "ruleset": "nova6",
        "pack": pack.id,
        "name": name,
        "level": options.start_level,
        "aspects": {slot.id: "" for slot in pack.aspects} | first,
        "skills": dict.fromkeys(pack.skills, 0),
        "perks": [],
        "talents": [],
        "features": [],
        "flaws": [],
        "gear": [],
        "assets": [],
        "attacks": [],
        "defenses": [],
    }
    return sheet | more


def to_character(sheet: Sheet, who: str, seat: str, pack: Pack = UNIVERSAL) -> Character:
    """Somebody as a table knows them, fresh and with a full heap of plot points."""
    ranks = tuple([(skill, sheet["skills"].get(skill, 0)) for skill in pack.skills])
    perks = tuple([Perk(perk["name"], perk["skill"], perk.get("action", "")) for perk in sheet.get("perks", ())])
    perks += tuple([Perk(*perk) for perk in granted_perks(sheet, pack)])
    refresh = total(refresh_of(sheet, pack))
    made = Character(
        who, sheet["name"], "pc", seat, ranks, perks, traits_of(sheet, pack), plot_points=refresh, refresh=refresh
    )
    return changed(made, tracks=tracks_of(made, pack=pack))


HIGH_CONCEPT = Property("high-concept")


def belongings(sheet: Sheet, who: str, pack: Pack = UNIVERSAL) -> tuple[Effect, ...]:
    """What comes with somebody: aspects they were made with, which stay, things of the pack, and gear of the tables."""
    gear = gear_of(sheet.get("gear", []), who, lambda role: dict(pack.roles).get(role, ""))
    return (*_aspects(sheet, who, pack), *_things(sheet, who, pack), *gear)


def _things(sheet: Sheet, who: str, pack: Pack) -> Iterator[Effect]:
    """What was picked or bought of the things that the pack has."""
    named = [one.get("item", "") for field in ("gear", "attacks", "defenses") for one in sheet.get(field, ())]
    for id in dict.fromkeys((*sheet.get("package", ()), *named)):
        if item := pack.item(id):
            yield thing(item, who, pack)


def thing(item: Item, who: str, pack: Pack) -> Effect:
    """A thing of the pack in somebody's hands."""
    ranged = any(one.name == "ranged" for one in item.properties)
    skill = item.skill or dict(pack.roles)["ranged" if ranged else "melee"] if item.kind == "damage" else ""
    return Effect(
        f"{who}-{item.id}", item.kind, pack.text(f"item.{item.id}", pack.tongue) or item.id, who, "", item.rating,
        duration=item.duration if item.kind == "damage" else "P", type=item.type, subtype=item.subtype,
        properties=item.properties, skill=skill,
    )  # fmt: skip


def _aspects(sheet: Sheet, who: str, pack: Pack) -> tuple[Effect, ...]:
    return tuple(
        [
            Effect(
                f"{who}-{one.id}", "aspect", one.text, who, duration="P", aspect="character",
                properties=(HIGH_CONCEPT,) if one.high_concept else (),
            )
            for one in aspects_of(sheet, pack)
        ]
    )  # fmt: skip
