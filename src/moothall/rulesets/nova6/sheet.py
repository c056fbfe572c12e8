"""Character sheets: the document that a player brings to a table, and the character made from it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any, Literal

from moothall.records import changed
from moothall.rulesets.nova6.creation.advances import ticks, traits_of
from moothall.rulesets.nova6.creation.bundles import granted_perks
from moothall.rulesets.nova6.creation.legality import Sheet, check_sheet
from moothall.rulesets.nova6.creation.pack_legality import coins_of
from moothall.rulesets.nova6.creation.random_character import Inventions, inventions, random_sheet
from moothall.rulesets.nova6.creation.steps import aspects_of, refresh_of
from moothall.rulesets.nova6.effects.signature_assets import signature
from moothall.rulesets.nova6.gear.pieces import thing
from moothall.rulesets.nova6.gear.prices import counts_money
from moothall.rulesets.nova6.gear.sheet_gear import gear_of
from moothall.rulesets.nova6.ids import EffectId, PersonId
from moothall.rulesets.nova6.modifiers.load_levels import level_of, load_aspect
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.pack_files.entities import entity_in
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack, concept_slots
from moothall.rulesets.nova6.packs.roles import serving
from moothall.rulesets.nova6.state import Character, Effect, Perk
from moothall.rulesets.nova6.stress.tracks import tracks_of
from moothall.rulesets.nova6.talents.core_talents import gives_of
from moothall.rulesets.nova6.talents.features import Entity, entity_of
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.reasons import total
from moothall.talk.workshop import Problem

__all__ = [
    "Inventions",
    "Problem",
    "Sheet",
    "belongings",
    "check_sheet",
    "entities_of",
    "inventions",
    "new_sheet",
    "random_sheet",
    "to_character",
]


def new_sheet(name: str, concept: str = "", options: Options = DEFAULTS, pack: Pack = UNIVERSAL, **more: Any) -> Sheet:
    """A sheet on which everything is still to be chosen, but the name and perhaps who this is; `more` overrides."""
    first = {slot.id: concept for slot in concept_slots(pack) if concept}
    sheet: Sheet = {
        "ruleset": "nova6",
        "pack": pack.id,
        "name": name,
        "native": "",
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


KINDS: dict[str, Literal["pc", "principal", "extra"]] = {
    "": "pc",
    "principal": "principal",
    "extra": "extra",
    "group": "extra",
}
"""What somebody is at a table, by what the sheet calls them; only those of the GM's are called anything."""


def to_character(sheet: Sheet, who: str, seat: str, pack: Pack = UNIVERSAL, options: Options = DEFAULTS) -> Character:
    """A character as a table knows them, fresh and with plot points at their refresh."""
    ranks = tuple([(skill, sheet["skills"].get(skill, 0)) for skill in pack.skills])
    perks = tuple([Perk(perk["name"], perk["skill"], perk.get("action", "")) for perk in sheet.get("perks", ())])
    perks += tuple([Perk(*perk) for perk in granted_perks(sheet, pack)])
    refresh = total(refresh_of(sheet, pack))
    made = Character(
        PersonId(who), sheet["name"], KINDS[sheet.get("kind", "")], seat, ranks, perks, traits_of(sheet, pack),
        plot_points=refresh if seat else 0, refresh=refresh, level=sheet["level"], number=sheet.get("count", 1),
        advances=ticks(sheet, pack, options).left, document=written(sheet),
        load=_load(sheet, pack, options), coins=_coins(sheet, pack), native=sheet.get("native", ""),
    )  # fmt: skip
    return changed(made, tracks=tracks_of(made, pack, options))


def _load(sheet: Sheet, pack: Pack, options: Options) -> str:
    """The load of a character; none where the pack counts none."""
    return str(sheet.get("load", options.default_load)) if pack.gear.load else ""


def _coins(sheet: Sheet, pack: Pack) -> int:
    return max(coins_of(sheet, pack), 0) if counts_money(pack).value and not sheet.get("kind") else 0


def written(sheet: Sheet) -> str:
    """A sheet as one line, the same for the same sheet."""
    return json.dumps(sheet, ensure_ascii=False, sort_keys=True)


HIGH_CONCEPT = Property("high-concept")


def belongings(sheet: Sheet, who: str, pack: Pack = UNIVERSAL, options: Options = DEFAULTS) -> tuple[Effect, ...]:
    """Effects that come with a character: core aspects, signature assets, gear, and the aspect of a load."""
    assets = [
        signature(f"{who}-asset-{number}", who, one["name"], one.get("aspect", ""))
        for number, one in enumerate(sheet.get("assets", ()), start=1)
    ]
    carried = (*gear_of(sheet.get("gear", []), who, partial(serving, pack), options), *_things(sheet, who, pack))
    named = level_of(_load(sheet, pack, options)).named and sheet.get("load_aspect", "").strip()
    return (*_aspects(sheet, who, pack), *assets, *carried, *([load_aspect(who, named)] if named else []))


def _things(sheet: Sheet, who: str, pack: Pack) -> Iterator[Effect]:
    """Items of the pack that were picked or bought."""
    named = [one.get("item", "") for field in ("gear", "attacks", "defenses") for one in sheet.get(field, ())]
    for id in dict.fromkeys((*sheet.get("package", ()), *named)):
        if item := pack.item(id):
            yield thing(item, who, pack)


def bought(item: str, pack: Pack) -> dict[str, str]:
    """A thing of the pack as a sheet writes it."""
    return {"name": pack.text(f"item.{item}", pack.tongue) or item, "item": item}


def _aspects(sheet: Sheet, who: str, pack: Pack) -> tuple[Effect, ...]:
    return tuple(
        [
            Effect(
                EffectId(f"{who}-{one.id}"), "aspect", one.text, who, duration="P", aspect="character",
                subtype="" if one.id == HIGH_CONCEPT.name else one.id,
                properties=(HIGH_CONCEPT,) if one.high_concept else (),
            )
            for one in aspects_of(sheet, pack)
        ]
    )  # fmt: skip


def entities_of(sheet: Sheet, pack: Pack = UNIVERSAL) -> tuple[Entity, ...]:
    """Entities of a character's features, each a character of its own."""
    own = [one["entity"] for one in sheet.get("features", ()) if "entity" in one]
    told = [entity_of(one, gives_of(one)) for one in own]
    listed = [entity_in(pack.feature(trait.id), pack) for trait in traits_of(sheet, pack) if trait.kind == "feature"]
    return (*told, *(one for one in listed if one is not None))
