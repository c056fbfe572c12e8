"""Packages of a pack's choices: free ranks, talents, features, flaws, perks and advances. Pure.

A sheet says under `traits` what was chosen. Ranks that came with it are among those in `skills`; everything else that
came with it is not written down again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from moothall.rulesets.nova6.packs.pack import Choice, Granted, Pack
from moothall.rulesets.nova6.vocabulary import Trait
from moothall.talk.reasons import Because


def choices_of(sheet: dict[str, Any], pack: Pack) -> tuple[Choice, ...]:
    """Choices for the theme traits of a sound sheet."""
    said = sheet.get("traits", {})
    found = [slot.choice(said[slot.id]) for slot in pack.aspects if slot.id in said]
    return tuple([choice for choice in found if choice is not None])


def granted_ranks(sheet: dict[str, Any], pack: Pack) -> dict[str, int]:
    """Ranks that came with a choice, by skill."""
    granted: dict[str, int] = {}
    for choice in choices_of(sheet, pack):
        for skill, ranks in choice.ranks:
            granted[skill] = granted.get(skill, 0) + ranks
    return granted


def granted_traits(sheet: dict[str, Any], pack: Pack) -> Iterator[Trait]:
    """Talents, features and flaws that came with a choice."""
    for choice in choices_of(sheet, pack):
        for one in choice.talents:
            yield pack.talents[one.id].taken(one.skill)
        for id in choice.features:
            if feature := pack.feature(id):
                yield feature.trait
        for id in choice.flaws:
            yield pack.flaws[id].against()


def granted_perks(sheet: dict[str, Any], pack: Pack) -> tuple[Granted, ...]:
    """Perks that came with a choice."""
    return tuple([perk for choice in choices_of(sheet, pack) for perk in choice.perks])


def advances_moved(sheet: dict[str, Any], pack: Pack) -> tuple[Because, ...]:
    """Advances that choices, or the pack itself, give or take."""
    usual = pack.first_advances - USUAL_ADVANCES
    own = (Because("advances-pack", usual, "nova6.themepack.creation-rules", pack.id),) if usual else ()
    rule = "nova6.themepack.trait-bundle-balance"
    chosen = [Because("advances-choice", one.advances, rule, one.id) for one in choices_of(sheet, pack) if one.advances]
    return (*own, *chosen)


USUAL_ADVANCES = 6
