"""Character creation in the workshop, in eight steps: aspects, level, advances, gear, name, and derived values.

A pack has a workshop of its own: its skills, talents, choices and things, under its own headings and words.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from moothall.records import changed
from moothall.rulesets.nova6 import growth as tables
from moothall.rulesets.nova6 import sheet as sheets
from moothall.rulesets.nova6.characters import fields, level_up
from moothall.rulesets.nova6.characters.fields import HELD, ROWS, Making, granted_for, own_words
from moothall.rulesets.nova6.characters.gear_fields import MOST_THINGS, tidied
from moothall.rulesets.nova6.creation.bundles import granted_ranks
from moothall.rulesets.nova6.creation.legality import MOST_LEVEL, check_sheet, is_sound
from moothall.rulesets.nova6.creation.pack_legality import coins_left, package_of
from moothall.rulesets.nova6.creation.random_character import Ideas
from moothall.rulesets.nova6.creation.steps import ADVICE
from moothall.rulesets.nova6.options import Options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack, pack_at
from moothall.rulesets.nova6.packs.pack import Step as PackStep
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.story.game_creation import told_to_makers
from moothall.talk.workshop import Answers, Draws, Field, Problem, Say, Sheet, Status, Step, Workshop

NO_IDEAS: Ideas = MappingProxyType({})

# ---- making ----------------------------------------------------------------------------------------------------------


def begun(options: Options, pack: Pack = UNIVERSAL) -> Sheet:
    """A draft with everything still to choose."""
    return sheets.new_sheet("", options=options, pack=pack)


def steps(sheet: Sheet, options: Options, pack: Pack = UNIVERSAL) -> tuple[Step, ...]:
    """The steps for this draft. What is not written as a sheet is cannot be counted, and is not."""
    sound = sheet if is_sound(sheet, pack) else {"level": _level(sheet, options)}
    made = Making(begun(options, pack) | sound, options, pack)
    asked = {
        "aspects": fields.aspects(made),
        "level": fields.levels(made),
        "advances": fields.advances(made),
        "gear": fields.gear(made),
        "name": (Field("name", "name", "make-name", "nova6.character.name"),),
        "refresh": fields.refresh(made),
        "boxes": fields.boxes(made),
        "attacks": fields.attacks(made),
    }
    return tuple(
        [
            Step(one.id, _heading(one, pack), one.cite, asked[one.id], ADVICE.get(one.id, ()), one.fills)
            for one in pack.steps
        ]
    )


def _heading(step: PackStep, pack: Pack) -> str:
    own = f"step.{step.number}"
    return own if pack.text(own, pack.tongue) else f"make-nova6-{step.id}"


def _level(sheet: Sheet, options: Options) -> int:
    level = sheet.get("level")
    return level if type(level) is int and 0 <= level <= MOST_LEVEL else options.start_level


# ---- what follows from a change --------------------------------------------------------------------------------------


def follows(before: Sheet, sheet: Sheet, at: str, options: Options, pack: Pack = UNIVERSAL) -> Sheet:
    """Entries that go with a perk, with a choice from a list, and with a purchase."""
    match at.partition(".")[0]:
        case "perks":
            return _with_perks(sheet, pack)
        case "traits":
            return _chosen(before, sheet, at.partition(".")[2], pack)
        case "package":
            return _packed(sheet, pack)
        case "gear" if at != "gear":
            return sheet | {"gear": tidied(sheet.get("gear"))}
        case "gear" if "coins" in sheet and is_sound(before, pack) and is_sound(sheet, pack):
            return sheet | {"coins": max(sheet["coins"] + coins_left(sheet, pack) - coins_left(before, pack), 0)}
        case _:
            return sheet


def _with_perks(sheet: Sheet, pack: Pack) -> Sheet:
    """A perk without a name is none; a new one is for the skill that has room for it."""
    perks = [one for one in sheet.get("perks", []) if isinstance(one, dict) and str(one.get("name", "")).strip()]
    bound = granted_for(sheet, perks, pack) if is_sound(sheet | {"perks": []}, pack) else []
    usual = bound[0] if bound else pack.skills[0]
    return sheet | {"perks": [{"skill": usual, **one} for one in perks]}


def _chosen(before: Sheet, sheet: Sheet, slot: str, pack: Pack) -> Sheet:
    """A choice brings its phrase, its ranks and its gear, and those of the one before it go."""
    listed = {one.id: one for one in pack.aspects if one.choices}
    picked = {id: one for id, one in sheet["traits"].items() if isinstance(one, str) and id in listed}
    after = sheet | {"traits": {id: one for id, one in picked.items() if listed[id].choice(one)}}
    if not (is_sound(before, pack) and is_sound(after | {"package": []}, pack)):
        return after
    old, new = granted_ranks(before, pack), granted_ranks(after, pack)
    ranks = {id: max(had - old.get(id, 0) + new.get(id, 0), 0) for id, had in (_ranks(pack) | after["skills"]).items()}
    choice = listed[slot].choice(after["traits"].get(slot, ""))
    phrases = {_phrase(one, pack) for one in listed[slot].choices}
    held = after.get("aspects", {}).get(slot, "")
    phrase = _phrase(choice, pack) if choice else "" if held in phrases else held
    return _packed(after | {"skills": ranks, "aspects": after.get("aspects", {}) | {slot: phrase}}, pack)


def _ranks(pack: Pack) -> dict[str, int]:
    return dict.fromkeys(pack.skills, 0)


def _phrase(choice: Any, pack: Pack) -> str:
    return pack.text(f"choice.{choice.id}.aspect", pack.tongue) or str(choice.aspect)


def _packed(sheet: Sheet, pack: Pack) -> Sheet:
    """An item for each pick: the one held where it fits, and the first otherwise."""
    held = sheet.get("package") if isinstance(sheet.get("package"), list) else []
    if not is_sound(sheet | {"package": []}, pack):
        return sheet | {"package": []}
    picks = package_of(sheet, pack)
    placed = [*(held or []), *[""] * len(picks)]
    return sheet | {"package": [_one_of(pick, placed[place], placed) for place, pick in enumerate(picks)]}


def _one_of(pick: tuple[str, ...], here: Any, held: list[Any]) -> str:
    return next((id for id in (here, *held) if isinstance(id, str) and id in pick), pick[0])


# ---- words and chance ------------------------------------------------------------------------------------------------


def drawn(say: Say, draws: Draws, options: Options, pack: Pack = UNIVERSAL, own: Ideas = NO_IDEAS) -> Sheet:
    """A legal character at random."""
    return sheets.random_sheet(sheets.inventions(say, pack, own, pack.tongue), draws, options, pack=pack)


def ideas(say: Say, pack: Pack = UNIVERSAL, own: Ideas = NO_IDEAS) -> Mapping[str, tuple[str, ...]]:
    """Words to begin with, in one language."""
    words = sheets.inventions(say, pack, own, pack.tongue)
    aspects = {f"aspects.{slot}": some for slot, some in words.aspects.items()}
    perks = tuple([perk for some in words.perks.values() for perk in some])
    many = {f"perks.{place}.name": perks for place in range(ROWS)}
    things = {f"gear.{place}.name": words.assets for place in range(MOST_THINGS)}
    return {"name": words.names, **things, **aspects, **many}


# ---- growing ---------------------------------------------------------------------------------------------------------


def growth(sheet: Sheet, answers: Answers, options: Options, pack: Pack = UNIVERSAL) -> Step:
    """Fields of levelling up, as far as they are chosen."""
    return level_up.growth(Making(begun(options, pack) | sheet, options, pack), answers)


def grown(sheet: Sheet, answers: Answers, options: Options, pack: Pack = UNIVERSAL) -> Sheet:
    """The sheet one level on."""
    return level_up.grown(Making(begun(options, pack) | sheet, options, pack), answers)


def judged(sheet: Any, options: Options, pack: Pack = UNIVERSAL) -> list[Problem]:
    """Everything that is wrong with a sheet, unfinished about it, or worth a mention."""
    return check_sheet(sheet, options, pack)


def sheet_of(table: Table, who: str) -> Sheet:
    """The sheet of a character, with all changes of play."""
    sheet, pack = tables.sheet_of(table, who), pack_at(table)
    more = [tables.entry_of(trait, pack) for trait in tables.untold(table.who(who), sheet, pack)]
    return sheet | {"features": [*sheet.get("features", ()), *more], HELD: table.who(who).plot_points}


# ---- the workshop of a pack ------------------------------------------------------------------------------------------

RULES: Mapping[Status, str] = MappingProxyType(
    {"draft": "nova6.character.steps", "illegal": "nova6.character.done", "ready": "nova6.character.done"}
)
HEEDS = ("start-level", "strong-body-choice", "focused-rank-five", "advance-banking", "default-load")


def of_pack(pack: Pack, lang: str = "en", own: Ideas = NO_IDEAS) -> Workshop:
    """The workshop of a pack; what it writes on a sheet by itself is in this language."""
    told = changed(pack, tongue=lang)
    return Workshop(
        partial(begun, pack=told),
        partial(steps, pack=told),
        partial(follows, pack=told),
        partial(judged, pack=told),
        partial(drawn, pack=told, own=own),
        partial(ideas, pack=told, own=own),
        partial(growth, pack=told),
        partial(grown, pack=told),
        sheet_of,
        HEEDS,
        partial(own_words, told),
        RULES,
        told_to_makers,
    )


WORKSHOP = of_pack(UNIVERSAL)


def pack_of(table: Table) -> Pack:
    """The pack that a table plays with."""
    return pack_at(table)
