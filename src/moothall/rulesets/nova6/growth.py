"""Lasting changes: the sheet behind a character at the table, and the character at the table after its sheet changed.

What play knows about somebody (ranks, perks, aspects, level) is read from the table, so that whatever the GM has set
there counts; the rest comes from the sheet that was kept. Every change is made to the sheet, judged there, and only
then becomes the character, by the same function that made it at first.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.creation.advances import given_by, ticks, traits_of
from moothall.rulesets.nova6.creation.bundles import granted_perks
from moothall.rulesets.nova6.creation.legality import Sheet, check_sheet, perk_room
from moothall.rulesets.nova6.creation.npcs import check_npc
from moothall.rulesets.nova6.creation.pack_legality import coins_left
from moothall.rulesets.nova6.creation.steps import refresh_of
from moothall.rulesets.nova6.effects.signature_assets import slot_of
from moothall.rulesets.nova6.gear.pieces import thing
from moothall.rulesets.nova6.gear.prices import counts_money
from moothall.rulesets.nova6.gear.returned_gear import returned
from moothall.rulesets.nova6.packs.pack import Pack, pack_at
from moothall.rulesets.nova6.sheet import bought, new_sheet, to_character, written
from moothall.rulesets.nova6.state import Character, Perk, Table, Track
from moothall.rulesets.nova6.stress.tracks import carry_over
from moothall.rulesets.nova6.vocabulary import Gives, Trait
from moothall.rulesets.nova6.words import LEVELS
from moothall.talk.reasons import total
from moothall.talk.workshop import Problem


def sheet_of(table: Table, who: str) -> Sheet:
    """The sheet of a character as they are now."""
    one, pack = table.who(who), pack_at(table)
    kept: Sheet = json.loads(one.document) if one.document else _unwritten(one, pack)
    aspects: dict[str, str] = {effect.id: effect.name for effect in table.effects_of(who, "aspect")}
    return _with_purse(table, one, _with_gear(table, one, kept)) | {
        "name": one.name,
        "level": one.level,
        "skills": {skill: one.rank(skill) for skill in pack.skills},
        "perks": [listed_perk(perk) for perk in _chosen_perks(one, kept, pack)],
        "aspects": {slot.id: aspects.get(f"{who}-{slot.id}", "") for slot in pack.aspects},
    }


def _with_gear(table: Table, one: Character, kept: Sheet) -> Sheet:
    """The sheet with the things of the tables and the signature assets that a character has now."""
    own = table.effects_of(one.id, "damage", "soak", "asset")
    gear = returned(kept.get("gear", []), one.id, own)
    held = [{"name": effect.name, "aspect": slot_of(effect)} for effect in own if effect.has("signature")]
    known = [entry for entry in kept.get("assets", ()) if _named_asset(entry) in held]
    new = [entry for entry in held if entry not in map(_named_asset, known)]
    return kept | {"gear": gear, "assets": [*known, *new]}


def _named_asset(entry: dict[str, Any]) -> dict[str, Any]:
    return {"name": entry["name"], "aspect": entry.get("aspect", "")}


def _with_purse(table: Table, one: Character, kept: Sheet) -> Sheet:
    """The sheet with the pack's items that changed hands for good, and the present coins where money counts."""
    pack = pack_at(table)
    if not one.is_pc or not pack.items:
        return kept
    named = {thing(item, one.id, pack).name: item.id for item in pack.items}
    held = [
        named[effect.name] for effect in table.effects_of(one.id, "damage", "soak", "asset") if effect.name in named
    ]
    gear = [entry for entry in kept.get("gear", ()) if entry.get("item", "") in ("", *held)]
    written_down = {*kept.get("package", ()), *(entry.get("item") for entry in gear)}
    new = [bought(item, pack) for item in dict.fromkeys(held) if item not in written_down]
    sheet = {name: value for name, value in kept.items() if name != "coins"} | {"gear": [*gear, *new]}
    if not counts_money(pack).value:
        return sheet
    return sheet if coins_left(sheet, pack) == one.coins else sheet | {"coins": one.coins}


def _chosen_perks(one: Character, kept: Sheet, pack: Pack) -> list[Perk]:
    """Perks of a character without those that came with a choice: a sheet does not write these down."""
    chosen = list(one.perks)
    for granted in granted_perks(kept, pack):
        if Perk(*granted) in chosen:
            chosen.remove(Perk(*granted))
    return chosen


def untold(one: Character, sheet: Sheet, pack: Pack) -> list[Trait]:
    """Features that a character gained at the table and that their sheet does not hold."""
    told = {name for trait in traits_of(sheet, pack) for name in (trait.id, trait.name)}
    return [trait for trait in one.traits if trait.kind == "feature" and not {trait.id, trait.name} & told]


def listed_perk(perk: Perk) -> dict[str, Any]:
    """A perk as a sheet has it."""
    broad = {"broad": True, "action": perk.action} if perk.action else {}
    return {"name": perk.name, "skill": perk.skill, **broad}


def _unwritten(one: Character, pack: Pack) -> Sheet:
    """A sheet for a character who came without one, as far as their traits tell."""
    sheet = new_sheet(one.name, pack=pack, level=one.level)
    for trait in one.traits:
        if trait.kind == "flaw":
            sheet["flaws"] += _flaw(trait, pack)
        else:
            sheet[f"{trait.kind}s"].append(entry_of(trait, pack))
    return sheet if one.is_pc else sheet | {"kind": "principal" if one.kind == "principal" else "extra"}


def _flaw(trait: Trait, pack: Pack) -> list[dict[str, Any]]:
    """A flaw that the pack has, with what it is against where that is not the usual thing."""
    for id, kept in pack.flaws.items():
        source = trait.id.removeprefix(f"{id}-")
        if trait.id == id or (kept.sources and source != trait.id):
            return [{"id": id, "permitted": True} | ({} if trait.id == id else {"source": source})]
    return []


def entry_of(trait: Trait, pack: Pack) -> dict[str, Any]:
    """A talent or feature by its id where the pack has it, and otherwise by what it does."""
    if trait.kind == "feature" and pack.feature(trait.id) is not None:
        return {"id": trait.id, "permitted": True}
    for id, kept in pack.talents.items() if trait.kind == "talent" else ():
        skills = pack.skills if kept.take == "per-skill" else ("",)
        for skill in skills:
            if kept.taken(skill).id == trait.id:
                return {"id": id, "skill": skill} if skill else {"id": id}
    return {"name": trait.name, "permitted": True, "gives": [spelt(gives) for gives in trait.gives]}


def spelt(gives: Gives) -> dict[str, Any]:
    """Benefits of a talent, as a sheet writes them."""
    said = {"what": gives.what, "amount": gives.amount, "skill": gives.skill, "actions": list(gives.actions)}
    return said | {"use": gives.use, "of": gives.of, "points": gives.points}


# ---- From the sheet to the table -------------------------------------------------------------------------------------


def regrown(table: Table, who: str, sheet: Sheet) -> Character:
    """The character that this sheet makes, with their history at the table.

    A talent that was put right at this table stays so; on a sheet, one of somebody's own has no id but its name.
    What neither this sheet nor the one before tells of was come by at the table and stays.
    """
    one, pack, before = table.who(who), pack_at(table), sheet_of(table, who)
    made = to_character(sheet, who, one.seat, pack, table.options)
    known = {trait.name: trait for trait in one.traits} | {trait.id: trait for trait in one.traits}
    more = total(refresh_of(sheet, pack)) - total(refresh_of(before, pack))
    come_by = [trait for trait in untold(one, before, pack) if trait in untold(one, sheet, pack)]
    return changed(
        one, kind=made.kind, name=made.name, level=made.level, skills=made.skills, perks=made.perks,
        traits=(*(known.get(trait.id, trait) for trait in made.traits), *come_by),
        refresh=max(one.refresh + more, 0),
        tracks=carry_over(one.tracks, made.tracks), advances=made.advances, document=written(sheet),
    )  # fmt: skip


def judged(table: Table, sheet: Sheet) -> list[Problem]:
    """Every problem of a sheet at this table."""
    check = check_npc if "kind" in sheet else check_sheet
    return check(sheet, table.options, pack_at(table))


def check_legal(table: Table, sheet: Sheet, cite: str = "") -> None:
    """Nothing may be wrong with a sheet after a change; `cite` is the rule that asks for it, else the one broken."""
    for problem in judged(table, sheet):
        if not problem.warning and not problem.unfinished:
            raise AgainstTheRules(problem.key, cite=cite or problem.cite, field=problem.field, said=problem.said)


# ---- What can be changed ---------------------------------------------------------------------------------------------


def with_rank(sheet: Sheet, skill: str, by: int = 1) -> Sheet:
    """The sheet with more ranks in a skill, or fewer."""
    return sheet | {"skills": sheet["skills"] | {skill: sheet["skills"].get(skill, 0) + by}}


def with_entry(sheet: Sheet, field: str, entry: dict[str, Any], instead: int | None = None) -> Sheet:
    """The sheet with one talent, feature or perk more, or in the place of another."""
    listed = list(sheet.get(field, ()))
    if instead is None:
        return sheet | {field: [*listed, entry]}
    return sheet | {field: [*listed[:instead], entry, *listed[instead + 1 :]]}


def place_of(sheet: Sheet, sort: str, id: str, pack: Pack) -> int | None:
    """Where on the sheet a talent or feature is that the table knows by this id."""
    ids = [trait.id for trait in traits_of(sheet, pack) if trait.kind == sort]
    return ids.index(id) if id in ids else None


def without_stranded_perks(sheet: Sheet, pack: Pack) -> Sheet:
    """The sheet without the perks that went with the talent they came from, the latest first."""
    given = given_by(traits_of(sheet, pack))
    for perk in reversed(sheet["perks"]):
        room = perk_room(sheet, given)
        fewer = sheet | {"perks": [one for one in sheet["perks"] if one is not perk]}
        if room < 0 and perk_room(fewer, given) > room:
            sheet = fewer
    return sheet


def new_rules(table: Table, before: Character, after: Character) -> Iterator[str]:
    """The rules of making a character that a change brings in."""
    if after.advances < before.advances:
        yield "nova6.milestone.level-advance"
    if new_boxes(before, after) != NO_NEW_BOXES:
        yield "nova6.character.stress-later"
    if before.refresh != after.refresh:
        yield "nova6.character.refresh"


NO_NEW_BOXES = ("", "")
NO_BOXES = "0/0/0"


def new_boxes(before: Character, after: Character) -> tuple[str, str]:
    """The first track that has other boxes than before, and how many of each level it had and has."""
    known = {track.id: _counted(track) for track in before.tracks}
    for track in after.tracks:
        had, has = known.get(track.id, NO_BOXES), _counted(track)
        if had != has:
            return track.id, f"{had} → {has}"
    return NO_NEW_BOXES


def _counted(track: Track) -> str:
    return "/".join(str(sum(box.level == level and not box.extra for box in track.boxes)) for level in LEVELS)


def unspent(table: Table, sheet: Sheet) -> int:
    """Advances that a sheet has still to spend at this table."""
    return ticks(sheet, pack_at(table), table.options).left
