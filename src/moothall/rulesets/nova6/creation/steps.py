"""Creation steps: advice at each step, and the values that follow from the choices."""

from __future__ import annotations

from typing import Final, NamedTuple

from moothall.rulesets.nova6.creation.advances import given_by, standing, ticks, traits_of
from moothall.rulesets.nova6.creation.legality import Sheet
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack, TrackPlan
from moothall.rulesets.nova6.stress.tracks import boxes_of
from moothall.rulesets.nova6.vocabulary import MARKS
from moothall.talk.reasons import Because, total
from moothall.talk.workshop import Advice

# ---- Steps -----------------------------------------------------------------------------------------------------------


ADVICE: Final[dict[str, tuple[Advice, ...]]] = {
    "aspects": (
        Advice("advice-nova6-premise", "nova6.character.premise"),
        Advice("advice-nova6-trouble", "nova6.character.aspect-trouble-distinct"),
    ),
    "advances": (
        Advice("advice-nova6-talents", "nova6.character.talent-recommended"),
        Advice("advice-nova6-flaws-asked", "nova6.flaw.definition"),
        Advice("advice-nova6-flaws", "nova6.flaw.sparingly"),
    ),
}


class Offered(NamedTuple):
    """A talent that an advance buys, and whether most should think of it."""

    id: str
    recommended: bool
    cite: str


def talents_offered(pack: Pack = UNIVERSAL) -> tuple[Offered, ...]:
    """The talents there are, those first that suit nearly everybody."""
    kept = sorted(pack.talents.items(), key=lambda one: not one[1].recommended)
    rules = {True: "nova6.character.talent-recommended", False: "nova6.character.cost-talent"}
    return tuple([Offered(id, one.recommended, rules[one.recommended]) for id, one in kept])


# ---- What follows ----------------------------------------------------------------------------------------------------


class CoreAspect(NamedTuple):
    """A core aspect as it was written, and the rule that asks for it."""

    id: str
    text: str
    high_concept: bool
    cite: str


def aspects_of(sheet: Sheet, pack: Pack = UNIVERSAL) -> tuple[CoreAspect, ...]:
    """The core aspects of a sound sheet, as far as they are written."""
    written = sheet.get("aspects", {})
    return tuple(
        [
            CoreAspect(slot.id, written[slot.id], slot.high_concept, slot.cite)
            for slot in pack.aspects
            if written.get(slot.id, "").strip()
        ]
    )


def refresh_of(sheet: Sheet, pack: Pack = UNIVERSAL) -> tuple[Because, ...]:
    """Refresh of a character in plot points, and why."""
    changes = [
        Because("refresh-trait", gives.amount, gives.cite or "nova6.character.refresh", trait.name)
        for trait in traits_of(sheet, pack)
        for gives in trait.gives
        if gives.what == "refresh"
    ]
    lower = [
        Because("refresh-base", gives.amount, gives.cite or "nova6.character.refresh", trait.name)
        for trait in traits_of(sheet, pack)
        for gives in trait.gives
        if gives.what == "refresh-base"
    ]
    base = min(lower, default=Because("refresh-base", pack.refresh, "nova6.character.refresh"), key=_amount)
    return (base, Because("refresh-base", 0, "nova6.character.refresh"), *changes)


def _amount(reason: Because) -> int:
    return reason.amount


class TrackLine(NamedTuple):
    """A track as a sheet shows it: boxes of each level, where the levels begin, and why."""

    id: str
    boxes: tuple[int, ...]
    staggered: int
    incapacitated: int
    why: tuple[Because, ...]


ON_THE_SHEET: Final = {
    "nova6.stress.default-boxes": "nova6.character.stress-base",
    "nova6.stress.extra-physique": "nova6.character.stress-physique",
    "nova6.stress.extra-resolve": "nova6.character.stress-resolve",
    "nova6.stress.extra-talents": "nova6.character.stress-talents",
    "nova6.stress.extra-order": "nova6.character.stress-order",
}
"""What play says of stress boxes, said of a sheet."""


def track_line(sheet: Sheet, plan: TrackPlan, pack: Pack = UNIVERSAL) -> TrackLine:
    """A track of a sound sheet. Ranks count for it, and no dice of any other kind."""
    ranks = sheet["skills"].get(plan.skill, 0)
    counted = boxes_of(plan.id, ranks, given_by(traits_of(sheet, pack)), plan=plan)
    why = [reason._replace(cite=ON_THE_SHEET.get(reason.cite, reason.cite)) for reason in counted.why]
    if plan.skill:
        why.append(Because("boxes-ranks-only", 0, "nova6.character.stress-ranks-only", plan.skill))
    why.append(Because("thresholds", plan.incapacitated, "nova6.character.thresholds"))
    return TrackLine(plan.id, counted.counts, plan.staggered, plan.incapacitated, tuple(why))


class Derived(NamedTuple):
    """Derived values of a sheet."""

    level: int
    standing: str
    advances: int
    refresh: int
    tracks: tuple[TrackLine, ...]
    cite: str = "nova6.character.steps-computed"


def derived(sheet: Sheet, pack: Pack = UNIVERSAL) -> Derived:
    """Derived values of a sound sheet."""
    level = sheet["level"]
    lines = tuple([track_line(sheet, plan, pack) for plan in pack.tracks])
    return Derived(level, standing(level).id, ticks(sheet, pack).of, total(refresh_of(sheet, pack)), lines)


class Raised(NamedTuple):
    """A track whose boxes become others when ranks or talents do."""

    track: str
    before: tuple[int, ...]
    after: tuple[int, ...]
    cite: str = "nova6.character.stress-later"


def raised(before: Sheet, after: Sheet, pack: Pack = UNIVERSAL) -> tuple[Raised, ...]:
    """Tracks changed by new ranks and talents, at once."""
    both = zip(derived(before, pack).tracks, derived(after, pack).tracks, strict=True)
    return tuple([Raised(old.id, old.boxes, new.boxes) for old, new in both if old.boxes != new.boxes])


# ---- The sheet to look at --------------------------------------------------------------------------------------------


def skill_marks(sheet: Sheet, skill: str, pack: Pack = UNIVERSAL) -> str:
    """The letters behind a skill: F, P and S."""
    given = given_by(traits_of(sheet, pack))
    return "".join(letter for what, letter in sorted(MARKS.items(), key=lambda one: one[1]) if (what, skill) in
                   {(one.what, one.skill) for one in given})  # fmt: skip


def initiative_of(sheet: Sheet, pack: Pack = UNIVERSAL) -> int:
    """Initiative dice of a character."""
    given = given_by(traits_of(sheet, pack))
    return sum(one.amount for one in given if one.what == "dice" and one.use == "initiative")


def soak_of(sheet: Sheet, pack: Pack = UNIVERSAL) -> int:
    """Total soak of a character's defenses in words, and of talents and features against what harms the body."""
    given = given_by(traits_of(sheet, pack))
    innate = sum(one.amount for one in given if one.what == "soak" and one.of in ("", "physical"))
    worn: int = sum(one["soak"] for one in sheet.get("defenses", ()) if type(one.get("soak")) is int)
    return worn + innate
