"""Legality of sheets by their pack: choices, packages, money and prerequisites."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from moothall.rulesets.nova6.creation.bundles import choices_of, granted_ranks
from moothall.rulesets.nova6.packs.pack import Pack, Slot
from moothall.rulesets.nova6.words import Cited
from moothall.talk.workshop import Problem

Sheet = dict[str, Any]


def unsound(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    """Entries that are not even written as a pack has it."""
    traits = sheet.get("traits", {})
    known = {slot.id: slot for slot in pack.aspects if slot.choices}
    for id, choice in traits.items() if isinstance(traits, dict) else [("", traits)]:
        if id not in known or not isinstance(choice, str) or known[id].choice(choice) is None:
            yield Problem(
                f"traits.{id}" if id in known else "traits",
                "problem-nova6-choice",
                "nova6.themepack.trait-mode",
                f"{id}: {choice}",
            )
    package = sheet.get("package", [])
    if not isinstance(package, list) or not all(isinstance(id, str) for id in package):
        yield Problem("package", "problem-nova6-package", "nova6.themepack.gear-packages", str(package))
    for field in ("gear", "attacks", "defenses"):
        entries = sheet.get(field, [])
        for one in entries if isinstance(entries, list) else []:
            if isinstance(one, dict) and pack.items and "item" in one and pack.item(str(one["item"])) is None:
                yield Problem(field, "problem-nova6-no-item", "nova6.themepack.gear-packages", str(one["item"]))


def judged(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    """Problems of a sound sheet with its pack: rules broken, entries lacking."""
    for slot in pack.aspects:
        if slot.theme and how_filled(sheet, slot).value == "wrong":
            yield _unchosen(sheet, slot)
    for skill, ranks in granted_ranks(sheet, pack).items():
        if sheet["skills"].get(skill, 0) < ranks:
            said = f"{skill}: {ranks}"
            yield Problem("skills", "problem-nova6-granted", "nova6.themepack.trait-bundle", said, unfinished=True)
    yield from _before(sheet, pack)
    yield from _before_features(sheet, pack)
    yield from _twice(sheet, pack)
    yield from _package(sheet, pack)
    yield from _money(sheet, pack)


def how_filled(sheet: Sheet, slot: Slot) -> Cited:
    """How a theme trait is filled: from its list, in words of one's own where they count, or wrongly."""
    if slot.mode == "freeform":
        return Cited("own", "nova6.themepack.trait-universal")
    if slot.id in sheet.get("traits", {}):
        return Cited("chosen", "nova6.themepack.trait-mode")
    return Cited("own" if slot.mode == "list+freeform" or not slot.choices else "wrong", "nova6.themepack.trait-mode")


def _unchosen(sheet: Sheet, slot: Slot) -> Problem:
    """Nothing chosen yet is unfinished; words of one's own where only the list counts are refused."""
    own = str(sheet.get("aspects", {}).get(slot.id, "")).strip()
    key = "problem-nova6-own-words" if own else "problem-nova6-unchosen"
    return Problem(f"traits.{slot.id}", key, "nova6.themepack.trait-mode", slot.id, unfinished=not own)


def _twice(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    """Problems of talents that a choice grants already."""
    brought = {(one.id, one.skill) for choice in choices_of(sheet, pack) for one in choice.talents}
    for one in sheet.get("talents", ()):
        if (one.get("id"), one.get("skill", "")) in brought and pack.talents[one["id"]].take != "many":
            kept = pack.talents[one["id"]]
            yield Problem("talents", "problem-nova6-repeated", kept.how_often.cite, kept.trait.name)


def _before(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    """Talents that others, a level or a choice must come before."""
    chosen = choices_of(sheet, pack)
    had = {one.get("id") for one in sheet.get("talents", ())} | {one.id for choice in chosen for one in choice.talents}
    for one in sheet.get("talents", ()):
        kept = pack.talents.get(one.get("id", ""))
        if kept is None:
            continue
        for needed in kept.requires:
            if needed not in had:
                yield Problem(
                    "talents", "problem-nova6-requires", "nova6.talent.weaken", pack.talents[needed].trait.name
                )
        if sheet["level"] < kept.level:
            yield Problem(
                "talents", "problem-nova6-talent-level", "nova6.themepack.talents", f"{kept.trait.name}: {kept.level}"
            )
        if kept.choice and kept.choice not in {choice.id for choice in chosen}:
            yield Problem(
                "talents", "problem-nova6-talent-choice", "nova6.themepack.talents", f"{one['id']}: {kept.choice}"
            )


def _before_features(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    """Talents that must come before a feature."""
    had = {one.get("id") for one in sheet.get("talents", ())}
    had |= {one.id for choice in choices_of(sheet, pack) for one in choice.talents}
    for one in sheet.get("features", ()):
        feature = pack.feature(one.get("id", ""))
        for needed in feature.requires if feature is not None else ():
            if needed not in had:
                name = pack.talents[needed].trait.name
                yield Problem("features", "problem-nova6-requires", "nova6.themepack.features", name)


def _package(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    """One of each pick that the choice brings, and nothing else."""
    if "packages" not in pack.gear.approach:
        return
    rule = "nova6.themepack.gear-combined" if len(pack.gear.approach) > 1 else "nova6.themepack.gear-packages"
    picked = list(sheet.get("package", ()))
    for pick in package_of(sheet, pack):
        taken = next((id for id in picked if id in pick), None)
        if taken is None:
            yield Problem("gear", "problem-nova6-pick", rule, " / ".join(pick), unfinished=True)
        else:
            picked.remove(taken)
    for left in picked:
        yield Problem("gear", "problem-nova6-package", rule, left)


def package_of(sheet: Sheet, pack: Pack) -> tuple[tuple[str, ...], ...]:
    """The gear package of a sheet's choice: one of each pick."""
    chosen = sheet.get("traits", {}).get(pack.gear.packages_by, "")
    slot = next((slot for slot in pack.aspects if slot.id == pack.gear.packages_by), None)
    choice = slot.choice(chosen) if slot else None
    return choice.package if choice and "packages" in pack.gear.approach else ()


def coins_of(sheet: Sheet, pack: Pack) -> int:
    """A character's coins: those left by play, or those left after character creation."""
    coins: int = sheet.get("coins", coins_left(sheet, pack))
    return coins


def coins_left(sheet: Sheet, pack: Pack) -> int:
    """Coins left of the starting money after purchases."""
    bought = [pack.item(one["item"]) for one in sheet.get("gear", ()) if "item" in one]
    return pack.gear.money - sum(item.price for item in bought if item is not None)


def _money(sheet: Sheet, pack: Pack) -> Iterator[Problem]:
    """What a hero bought before play began was paid for; what came later was paid for at a table."""
    if "money" in pack.gear.approach and "kind" not in sheet and (left := coins_of(sheet, pack)) < 0:
        yield Problem("gear", "problem-nova6-money", "nova6.themepack.gear-money", str(-left))
