"""Legality of sheets by the book: every problem with its rule. A file may hold anything, so no type is trusted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from moothall.rulesets.nova6.creation import pack_legality
from moothall.rulesets.nova6.creation.advances import (
    ADVANCE,
    Ticks,
    feature_name,
    given_by,
    opened_by_features,
    over_cap,
    pairing,
    rank_cap,
    ticks,
    traits_of,
)
from moothall.rulesets.nova6.creation.pack_legality import how_filled
from moothall.rulesets.nova6.effects.signature_assets import signature_slots
from moothall.rulesets.nova6.gear.prices import counts_money
from moothall.rulesets.nova6.gear.sheet_gear import faults, is_written
from moothall.rulesets.nova6.modifiers.load_levels import LOADS
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack, skill_list_rule
from moothall.rulesets.nova6.talents import features
from moothall.rulesets.nova6.talents.core_talents import gives_of, reads, yardstick
from moothall.rulesets.nova6.vocabulary import Gives
from moothall.rulesets.nova6.words import ACTIONS
from moothall.talk.reasons import Because
from moothall.talk.workshop import Problem

Sheet = dict[str, Any]
MOST_LEVEL: Final = 99
MOST_RANKS: Final = 9


def check_sheet(sheet: Any, options: Options = DEFAULTS, pack: Pack = UNIVERSAL) -> list[Problem]:
    """Everything that is wrong with a sheet, unfinished about it, or worth a mention, each with its rule.

    What is not even written as a sheet is comes first; only a sound sheet can be counted.
    """
    if not isinstance(sheet, dict):
        return [Problem("", "problem-nova6-sheet", "nova6.character.steps")]
    broken = list(_unsound(sheet, pack))
    return [*(broken or _judged(sheet, options, pack)), *_unknown(sheet)]


FIELDS: Final = frozenset(
    {
        *("ruleset", "pack", "name", "native", "level", "aspects", "traits", "skills", "perks", "talents", "features"),
        *("flaws", "gear", "package", "assets", "attacks", "defenses", "load", "load_aspect", "coins", "kind", "count"),
        *("grown", "points", "id"),
    }
)
"""Every field that a sheet of this book may have."""


def _unknown(sheet: Sheet) -> Iterator[Problem]:
    """A mention of fields that nothing reads, such as a mistyped one."""
    for field in sheet:
        if field not in FIELDS:
            yield Problem("", "problem-nova6-unknown-field", "nova6.character.sheet-fields", str(field), warning=True)


# ---- Whether it is written as a sheet is -----------------------------------------------------------------------------


def is_sound(sheet: Any, pack: Pack = UNIVERSAL) -> bool:
    """Whether it is written as a sheet is, so that it can be counted."""
    return isinstance(sheet, dict) and not any(_unsound(sheet, pack))


def _unsound(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    if not isinstance(sheet.get("name", ""), str):
        yield Problem("name", "problem-nova6-name", "nova6.character.name")
    if not isinstance(sheet.get("native", ""), str):
        yield Problem("native", "problem-nova6-native", "nova6.wits.language-native", str(sheet["native"]))
    level = sheet.get("level")
    if type(level) is not int or not 0 <= level <= MOST_LEVEL:
        yield Problem("level", "problem-nova6-level", "nova6.character.level-start", str(level))
    yield from _unsound_aspects(sheet.get("aspects", {}), pack)
    yield from _unsound_skills(sheet.get("skills"), pack)
    yield from _unsound_load(sheet)
    money = counts_money(pack)
    if "coins" in sheet and not (money.value and type(sheet["coins"]) is int and sheet["coins"] >= 0):
        yield Problem("coins", "problem-nova6-coins", money.cite, str(sheet["coins"]))
    yield from pack_legality.unsound(sheet, pack)
    for field, judge in _JUDGES.items():
        entries = sheet.get(field, [])
        for entry in entries if isinstance(entries, list) else [entries]:
            if problem := judge(entry, pack):
                yield problem


def _unsound_aspects(aspects: Any, pack: Pack) -> Iterator[Problem]:
    known = {slot.id for slot in pack.aspects}
    for id, text in aspects.items() if isinstance(aspects, dict) else [("", aspects)]:
        if id not in known or not isinstance(text, str):
            yield Problem("aspects", "problem-nova6-aspect", "nova6.character.aspects-core", str(id or text))


def _unsound_skills(skills: Any, pack: Pack) -> Iterator[Problem]:
    for skill, ranks in skills.items() if isinstance(skills, dict) else [("", skills)]:
        if skill not in pack.skills:
            yield Problem("skills", "problem-nova6-skill", skill_list_rule(pack), str(skill))
        elif type(ranks) is not int or not 0 <= ranks <= MOST_RANKS:
            yield Problem(f"skills.{skill}", "problem-nova6-ranks", "nova6.character.cost-rank", str(ranks))


def _unsound_load(sheet: Sheet) -> Iterator[Problem]:
    if "load" in sheet and not (isinstance(sheet["load"], str) and sheet["load"] in LOADS):
        yield Problem("load", "problem-nova6-load", "nova6.gear.load-choice", str(sheet["load"]))
    if not isinstance(sheet.get("load_aspect", ""), str):
        yield Problem("load", "problem-nova6-load", "nova6.gear.load-aspect", str(sheet["load_aspect"]))


def _unsound_perk(perk: Any, pack: Pack) -> Problem | None:
    if isinstance(perk, dict) and perk.get("skill") in pack.skills and _words(perk.get("name")):
        return None
    return Problem("perks", "problem-nova6-perk", "nova6.perk.free-text", str(perk))


def _unsound_talent(one: Any, pack: Pack) -> Problem | None:
    if isinstance(one, dict) and "id" not in one:
        sound = _words(one.get("name")) and reads(one.get("gives", [])) and _limits(one)
        return None if sound else Problem("talents", "problem-nova6-talent", "nova6.talent.definition", str(one))
    known = pack.talents.get(str(one.get("id"))) if isinstance(one, dict) else None
    if known is None:
        return Problem("talents", "problem-nova6-talent", "nova6.character.cost-talent", str(one))
    if (known.take == "per-skill") != (one.get("skill", "") in pack.skills) or (
        known.take != "per-skill" and "skill" in one
    ):
        return Problem("talents", "problem-nova6-talent-skill", "nova6.character.fps-marks", known.trait.name)
    return None


def _limits(one: dict[str, Any]) -> bool:
    """How often in a scene, and which talents come first."""
    often = "per_scene" not in one or _at_least(one["per_scene"], 0)
    first = one.get("requires", [])
    return often and isinstance(first, list) and all(_words(name) for name in first)


def _unsound_feature(one: Any, pack: Pack) -> Problem | None:
    if isinstance(one, dict) and (problem := features.unsound(one)):
        return problem
    if isinstance(one, dict) and "id" in one:
        known = pack.feature(str(one["id"])) is not None
        return None if known else Problem("features", "problem-nova6-feature", "nova6.themepack.features", str(one))
    sound = (
        isinstance(one, dict)
        and _words(one.get("name"))
        and ("cost" not in one or _at_least(one["cost"], 1))
        and reads(one.get("gives", []))
        and _opens(one.get("opens", {}), pack)
    )
    return None if sound else Problem("features", "problem-nova6-feature", "nova6.character.cost-feature", str(one))


def _opens(opens: Any, pack: Pack) -> bool:
    return isinstance(opens, dict) and all(
        skill in pack.skills and type(rank) is int and 0 < rank <= MOST_RANKS for skill, rank in opens.items()
    )


def _unsound_flaw(one: Any, pack: Pack) -> Problem | None:
    if not isinstance(one, dict) or one.get("id") not in pack.flaws:
        return Problem("flaws", "problem-nova6-flaw", "nova6.flaw.definition", str(one))
    if "source" in one and not (_words(one["source"]) and pack.flaws[one["id"]].sources):
        return Problem("flaws", "problem-nova6-flaw-source", "nova6.flaw.parameter", str(one["source"]))
    if not isinstance(one.get("pairing", ""), str):
        return Problem("flaws", "problem-nova6-pairing", "nova6.flaw.definition", str(one["pairing"]))
    return None


def _unsound_item(one: Any, pack: Pack) -> Problem | None:
    if isinstance(one, dict) and _words(one.get("name")):
        return None
    return Problem("gear", "problem-nova6-item", "nova6.character.gear-start", str(one))


def _unsound_gear(one: Any, pack: Pack) -> Problem | None:
    """A piece of gear may be of the tables, and is then a row of them."""
    wrong = _unsound_item(one, pack)
    if wrong is None and not is_written(one):
        return Problem("gear", "problem-nova6-gear-row", "nova6.equipment.object-assets", str(one["row"]))
    return wrong


_JUDGES: Final = {
    "perks": _unsound_perk,
    "talents": _unsound_talent,
    "features": _unsound_feature,
    "flaws": _unsound_flaw,
    "gear": _unsound_gear,
    "assets": _unsound_item,
    "attacks": _unsound_item,
    "defenses": _unsound_item,
}


def _words(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _at_least(value: Any, least: int) -> bool:
    return type(value) is int and value >= least


# ---- Whether it keeps to the rules -----------------------------------------------------------------------------------


def _judged(sheet: Sheet, options: Options, pack: Pack) -> Iterator[Problem]:
    yield from _aspects(sheet, pack)
    yield from pack_legality.judged(sheet, pack)
    if not _words(sheet.get("name")):
        yield Problem("name", "problem-nova6-name", "nova6.character.name", unfinished=True)
    yield from _ranks(sheet, options, pack)
    yield from _repeated(sheet, pack)
    yield from _permissions(sheet, pack)
    yield from _own_talents(sheet, options, pack)
    yield from _perks(sheet, pack)
    yield from _advances(ticks(sheet, pack, options), options)
    for fault in faults(sheet.get("gear", []), sheet.get("skills", {}).get(_asked_by_gear(pack), 0), options):
        yield Problem("gear", fault.key, fault.cite, fault.said, fault.warning)
    yield from _flaws(sheet, options, pack)
    yield from _load(sheet, options, pack)
    yield from _assets(sheet, pack)


def _flaws(sheet: Sheet, options: Options, pack: Pack) -> Iterator[Problem]:
    """The GM allows a flaw and says what goes with it; the same flaw is not had twice."""
    rule, features = "nova6.flaw.definition", {feature_name(one, pack) for one in sheet.get("features", ())}
    for one in sheet.get("flaws", ()):
        name = pack.flaws[one["id"]].trait.name
        if one.get("permitted") is not True:
            yield Problem("flaws", "problem-nova6-not-permitted", rule, name)
        if pairing(one, options) not in {"", ADVANCE, *features}:
            yield Problem("flaws", "problem-nova6-pairing", rule, one["pairing"])
    had = Counter(trait.id for trait in traits_of(sheet, pack) if trait.kind == "flaw")
    for id, times in had.items():
        if times > 1:
            yield Problem("flaws", "problem-nova6-repeated", rule, id)


def _load(sheet: Sheet, options: Options, pack: Pack) -> Iterator[Problem]:
    """Some loads have an aspect, which must be written; the others have none. A pack may count no loads at all."""
    if not pack.gear.load:
        if sheet.get("load") or _words(sheet.get("load_aspect")):
            said = str(sheet.get("load") or sheet["load_aspect"])
            yield Problem("load", "problem-nova6-load-uncounted", "nova6.gear.load-choice", said, warning=True)
        return
    named, rule = LOADS[sheet.get("load", options.default_load)].named, "nova6.gear.load-aspect"
    written = _words(sheet.get("load_aspect"))
    if named and not written:
        own = "load" in sheet
        yield Problem("load", "problem-nova6-load-unnamed", rule, unfinished=own, warning=not own)
    elif written and not named:
        yield Problem("load", "problem-nova6-load-named", rule, sheet["load_aspect"], warning=True)


def _assets(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    """Signature assets have a slot each; one more than there are is worth a mention, one in no slot is none."""
    assets, slots = sheet.get("assets", ()), [slot.id for slot in signature_slots(pack)]
    if len(assets) > len(slots):
        rule = "nova6.asset.signature" if pack.gear.slots else "nova6.character.gear-per-aspect"
        yield Problem("assets", "problem-nova6-key-items", rule, str(len(assets)), warning=not pack.gear.slots)
    named = [str(one["aspect"]) for one in assets if "aspect" in one]
    for slot in sorted(set(named)):
        if slot not in slots or (pack.gear.slots and named.count(slot) > 1):
            none = not slots
            yield Problem("assets", "problem-nova6-slot", "nova6.asset.signature", slot, warning=none)


def _asked_by_gear(pack: Pack) -> str:
    return dict(pack.roles).get("gear-minimum", "")


def _aspects(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    aspects = sheet.get("aspects", {})
    for slot in pack.aspects:
        if slot.required and not _words(aspects.get(slot.id)) and how_filled(sheet, slot).value != "wrong":
            rule = "nova6.character.aspects-core"
            yield Problem(f"aspects.{slot.id}", "problem-nova6-aspect-missing", rule, slot.id, unfinished=True)
    first = next(slot.id for slot in pack.aspects if slot.theme)
    concept, trouble = (str(aspects.get(id, "")).strip().casefold() for id in (first, "trouble"))
    if concept and concept == trouble:
        rule = "nova6.character.aspect-trouble-distinct"
        yield Problem("aspects.trouble", "problem-nova6-trouble", rule, warning=True)


def _ranks(sheet: Sheet, options: Options, pack: Pack) -> Iterator[Problem]:
    given = given_by(traits_of(sheet, pack))
    for skill in pack.skills:
        ranks = sheet.get("skills", {}).get(skill, 0)
        cap = rank_cap(sheet["level"], skill, given, opened_by_features(sheet, skill), options, pack.rank_levels)
        if ranks > cap.most:
            yield Problem(
                f"skills.{skill}",
                "problem-nova6-cap",
                over_cap(sheet["level"], ranks),
                f"{ranks} > {cap.most}",
            )
        barred = [one for one in given if one.what == "no-ranks" and one.skill == skill]
        if ranks and barred:
            yield Problem(f"skills.{skill}", "problem-nova6-no-ranks", barred[0].cite or "nova6.flaw.definition", skill)


def _repeated(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    named = Counter((one["id"], one.get("skill", "")) for one in sheet.get("talents", ()) if "id" in one)
    for (id, _), times in named.items():
        if times > 1 and pack.talents[id].take != "many":
            kept = pack.talents[id]
            yield Problem("talents", "problem-nova6-repeated", kept.how_often.cite, kept.trait.name)


def _permissions(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    unlocked = [gives.of for gives in given_by(traits_of(sheet, pack)) if gives.what == "unlock"]
    for one in sheet.get("talents", ()):
        if "id" not in one and one.get("permitted") is not True:
            yield Problem("talents", "problem-nova6-not-permitted", "nova6.character.talent-custom", one["name"])
    for one in sheet.get("features", ()):
        name = feature_name(one, pack)
        if name not in {*pack.free_features, *unlocked} and one.get("permitted") is not True:
            yield Problem("features", "problem-nova6-not-permitted", "nova6.character.cost-feature", name)


def _own_talents(sheet: Sheet, options: Options, pack: Pack) -> Iterator[Problem]:
    """Those of one's own are measured and may need others first; some want one hindrance named."""
    had = {one.get("id", one.get("name")) for one in sheet.get("talents", ())}
    for one in sheet.get("talents", ()):
        if "id" in one:
            kept = pack.talents[one["id"]]
            if options.strong_body_choice == "fixed" and kept.hindrances and one.get("against") not in kept.hindrances:
                rule = "nova6.talent.strong-body.encumbrance"
                yield Problem("talents", "problem-nova6-hindrance", rule, kept.trait.name, unfinished=True)
            continue
        for needed in one.get("requires", ()):
            if needed not in had:
                yield Problem("talents", "problem-nova6-requires", "nova6.talent.weaken", needed)
        measured = yardstick(gives_of(one))
        if measured.verdict != "fair":
            yield Problem("talents", "problem-nova6-yardstick", measured.cite, one["name"], warning=True)


def _perks(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    perks = sheet.get("perks", [])
    for perk in perks:
        if perk.get("broad") and perk.get("action") not in ACTIONS:
            rule = "nova6.perk.gm-arbiter"
            yield Problem("perks", "problem-nova6-perk-action", rule, perk["name"], unfinished=True)
    named = Counter((perk["skill"], perk["name"].strip().casefold()) for perk in perks)
    for (_, name), times in named.items():
        if times > 1:
            yield Problem("perks", "problem-nova6-perk-twice", "nova6.character.cost-perk", name)
    room = perk_room(sheet, given_by(traits_of(sheet, pack)))
    if room < 0:
        yield Problem("perks", "problem-nova6-perks-over", "nova6.character.cost-perk", str(-room))
    elif room > 0:
        yield Problem("perks", "problem-nova6-perks-left", "nova6.character.cost-perk", str(room), warning=True)


def perk_slots(given: tuple[Gives, ...]) -> tuple[Because, ...]:
    """Perks that talents grant, each for one skill or for any."""
    rule = "nova6.character.cost-perk"
    return tuple([Because("perks", one.amount, one.cite or rule, one.skill) for one in given if one.what == "perks"])


def perk_room(sheet: Sheet, given: tuple[Gives, ...]) -> int:
    """Perks that may still be chosen; below zero, so many are without a source.

    A grant for one skill serves that skill only, a grant for any serves any. What the first cannot serve falls to
    the second; only when nothing is over are unused grants room.
    """
    grants = Counter[str]()
    for slot in perk_slots(given):
        grants[slot.of] += slot.amount
    wanted = Counter(perk["skill"] for perk in sheet.get("perks", ()))
    left_over = sum(max(count - grants[skill], 0) for skill, count in wanted.items())
    if left_over > grants[""]:
        return grants[""] - left_over
    return sum(grants.values()) - sum(wanted.values())


def _advances(counted: Ticks, options: Options) -> Iterator[Problem]:
    said = f"{counted.ticked}/{counted.of}"
    if counted.over:
        yield Problem("advances", "problem-nova6-advances-over", "nova6.character.sheet-boxes", said)
    elif not counted.ticked:
        yield Problem("advances", "problem-nova6-no-advance", "nova6.character.steps", said, unfinished=True)
    elif counted.left:
        kept = options.advance_banking == "on"
        rule = "nova6.character.advance-unspent"
        yield Problem("advances", "problem-nova6-advances-left", rule, said, warning=kept, unfinished=not kept)
