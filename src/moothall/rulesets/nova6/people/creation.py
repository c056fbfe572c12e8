"""Making a character: the steps, how far one has come, and everything that follows from what was chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple

from moothall.rulesets.nova6.hurting.stress import boxes_of
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.people.advances import (
    given_by,
    spent,
    standing,
    ticks,
    traits_of,
)
from moothall.rulesets.nova6.people.legality import Sheet, check_sheet
from moothall.rulesets.nova6.supplies.economy import counts_money
from moothall.rulesets.nova6.themepacks.packlegal import coins_of
from moothall.rulesets.nova6.themepacks.packs import UNIVERSAL, Pack, Step, TrackPlan
from moothall.rulesets.nova6.vocabulary import MARKS, Trait
from moothall.talk.reasons import Because, total
from moothall.talk.workshop import Problem

BUBBLES: Final = 5


# ---- Steps -----------------------------------------------------------------------------------------------------------


class Advice(NamedTuple):
    """Something to say at a step: the key of its text, and the rule."""

    key: str
    cite: str


ADVICE: Final[dict[str, tuple[Advice, ...]]] = {
    "aspects": (
        Advice("advice-nova6-premise", "nova6.character.premise"),
        Advice("advice-nova6-trouble", "nova6.character.aspect-trouble-distinct"),
    ),
    "advances": (
        Advice("advice-nova6-talents", "nova6.character.talent-recommended"),
        Advice("advice-nova6-flaws", "nova6.flaw.sparingly"),
    ),
}
"""None of it ever keeps a character from play."""


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


class Progress(NamedTuple):
    """How far a character has come: each step and whether it is done, and what still stands in the way."""

    status: Literal["draft", "illegal", "ready"]
    steps: tuple[tuple[Step, bool], ...]
    problems: tuple[Problem, ...]
    cite: str


def progress(sheet: Any, options: Options = DEFAULTS, pack: Pack = UNIVERSAL) -> Progress:
    """Whether a character can enter play, is not done yet, or breaks a rule."""
    problems = tuple(check_sheet(sheet, options, pack))
    in_the_way = [problem for problem in problems if not problem.warning]
    open_fields = {problem.field.partition(".")[0] for problem in in_the_way}
    done = tuple((step, not open_fields & _fields(step)) for step in pack.steps)
    if any(not problem.unfinished for problem in in_the_way):
        return Progress("illegal", done, problems, "nova6.character.done")
    if in_the_way:
        return Progress("draft", done, problems, "nova6.character.steps")
    return Progress("ready", done, problems, "nova6.character.done")


def _fields(step: Step) -> set[str]:
    return {*step.fills, step.id}


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
    """What somebody begins with in plot points, and why."""
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


class Bubbles(NamedTuple):
    """The row of bubbles for plot points: how many can be marked, which are blocked, how many are marked."""

    free: int
    blocked: tuple[int, ...]
    marked: int
    cite: str = "nova6.character.refresh-bubbles"


def bubbles(refresh: int, held: int = 0) -> Bubbles:
    """Five bubbles, those beyond the refresh filled in; what is held at the end of a session is marked."""
    return Bubbles(min(refresh, BUBBLES), tuple(range(refresh + 1, BUBBLES + 1)), held)


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
    """One track of a sound sheet. Ranks count for it, and no dice of any other kind."""
    ranks = sheet["skills"].get(plan.skill, 0)
    counted = boxes_of(plan.id, ranks, given_by(traits_of(sheet, pack)), plan=plan)
    why = [reason._replace(cite=ON_THE_SHEET.get(reason.cite, reason.cite)) for reason in counted.why]
    if plan.skill:
        why.append(Because("boxes-ranks-only", 0, "nova6.character.stress-ranks-only", plan.skill))
    why.append(Because("thresholds", plan.incapacitated, "nova6.character.thresholds"))
    return TrackLine(plan.id, counted.counts, plan.staggered, plan.incapacitated, tuple(why))


class Derived(NamedTuple):
    """All that nobody types in."""

    level: int
    standing: str
    advances: int
    refresh: int
    tracks: tuple[TrackLine, ...]
    cite: str = "nova6.character.steps-computed"


def derived(sheet: Sheet, pack: Pack = UNIVERSAL) -> Derived:
    """What follows from a sound sheet, whatever else is written there."""
    level = sheet["level"]
    lines = tuple([track_line(sheet, plan, pack) for plan in pack.tracks])
    return Derived(level, standing(level).id, ticks(sheet, pack).of, total(refresh_of(sheet, pack)), lines)


class Raised(NamedTuple):
    """Boxes before and after something changed in play."""

    before: tuple[TrackLine, ...]
    after: tuple[TrackLine, ...]
    cite: str = "nova6.character.stress-later"


def raised(before: Sheet, after: Sheet, pack: Pack = UNIVERSAL) -> Raised:
    """What new ranks and talents make of the tracks, at once."""
    return Raised(derived(before, pack).tracks, derived(after, pack).tracks)


# ---- The sheet to look at --------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """One line of the sheet: what it is about, what it says, and the rule that puts it there."""

    field: str
    of: str
    says: Any
    cite: str


def skill_marks(sheet: Sheet, skill: str, pack: Pack = UNIVERSAL) -> str:
    """The letters behind a skill: F, P and S."""
    given = given_by(traits_of(sheet, pack))
    return "".join(letter for what, letter in sorted(MARKS.items(), key=lambda one: one[1]) if (what, skill) in
                   {(one.what, one.skill) for one in given})  # fmt: skip


def lines(sheet: Sheet, pack: Pack = UNIVERSAL, compact: bool = False) -> tuple[Line, ...]:
    """The lines of a sound sheet; a compact one leaves out what somebody lacks."""
    return tuple(_lines(sheet, pack, compact))


def _lines(sheet: Sheet, pack: Pack, compact: bool) -> Iterator[Line]:
    known, rule = derived(sheet, pack), "nova6.character.sheet-fields"
    yield Line("name", "", sheet.get("name", ""), rule)
    yield Line("level", "", known.level, rule)
    yield Line("standing", "", known.standing, standing(known.level).cite)
    yield Line("advances", "", ticks(sheet, pack)[:2], "nova6.character.sheet-boxes")
    yield Line("refresh", "", known.refresh, rule)
    for aspect in aspects_of(sheet, pack):
        yield Line("aspect", aspect.id, aspect.text, aspect.cite)
    yield from _skill_lines(sheet, pack, compact)
    for trait in traits_of(sheet, pack):
        if not any(gives.what in MARKS and gives.skill for gives in trait.gives):
            yield Line(trait.kind, trait.id, trait.name, rule)
            yield from _entity_line(trait, pack)
    for asset in sheet.get("assets", ()):
        yield Line("asset", asset.get("aspect", ""), asset["name"], "nova6.character.gear-per-aspect")
    if (money := counts_money(pack)).value:
        yield Line("coins", "", coins_of(sheet, pack), money.cite)
    for track in known.tracks:
        yield Line("track", track.id, (track.boxes, track.staggered, track.incapacitated), rule)
    if not compact:
        yield from _full_lines(sheet, rule, pack)


def _entity_line(trait: Trait, pack: Pack) -> Iterator[Line]:
    """What a feature of the pack embeds, with its skills and its boxes."""
    feature = pack.feature(trait.id) if trait.kind == "feature" else None
    if feature is not None and feature.entity is not None:
        boxes = {track.id: track.boxes for track in feature.entity.tracks}
        yield Line("entity", feature.entity.name, (dict(feature.entity.skills), boxes), "nova6.feature.bronze-rule")


def _skill_lines(sheet: Sheet, pack: Pack, compact: bool) -> Iterator[Line]:
    rule = "nova6.character.sheet-fields" if pack.id == UNIVERSAL.id else "nova6.character.sheet-custom"
    for skill in pack.skills:
        ranks = sheet["skills"].get(skill, 0)
        perks = [perk for perk in sheet.get("perks", ()) if perk["skill"] == skill]
        marks = skill_marks(sheet, skill, pack)
        if compact and not (ranks or perks or marks):
            continue
        yield Line("skill", skill, ranks, "nova6.character.sheet-minimal" if compact else rule)
        if marks:
            yield Line("marks", skill, marks, "nova6.character.fps-marks")
        for perk in perks:
            yield Line("perk", skill, perk["name"], "nova6.perk.free-text" if ranks else "nova6.perk.rank-zero")


def _full_lines(sheet: Sheet, rule: str, pack: Pack) -> Iterator[Line]:
    given = given_by(traits_of(sheet, pack))
    yield Line(
        "initiative", "", sum(one.amount for one in given if one.what == "dice" and one.use == "initiative"), rule
    )
    for item in sheet.get("gear", ()):
        yield Line("gear", "", item["name"], "nova6.character.gear-start")
    if pack.gear.load:
        yield Line("load", sheet.get("load_aspect", ""), sheet.get("load", DEFAULTS.default_load), rule)
    for field in ("attacks", "defenses"):
        for one in sheet.get(field, ()):
            says = {word: value for word, value in one.items() if word != "name"}
            yield Line(field, one["name"], says, "nova6.character.attacks-defenses")
    yield Line("soak", "", sum(one.get("soak", 0) for one in sheet.get("defenses", ())), rule)


# ---- Growing ---------------------------------------------------------------------------------------------------------


def exported(sheet: Sheet, pack: Pack = UNIVERSAL) -> Sheet:
    """A sheet with everything that follows from it, to be read elsewhere."""
    shown = [{"field": line.field, "of": line.of, "says": line.says} for line in lines(sheet, pack)]
    return {**sheet, "shown": shown, "spent": [[one.what, one.amount, one.of] for one in spent(sheet, pack)]}


def imported(document: Sheet) -> Sheet:
    """The sheet in an export; what followed from it is found out again."""
    return {field: value for field, value in document.items() if field not in ("shown", "spent")}
