"""Stress tracks of a pack."""

from __future__ import annotations

from typing import Final, NamedTuple

from moothall.rulesets.nova6.pack_files.parts import Part, Wrong, box_counts, check_once
from moothall.rulesets.nova6.pack_files.skills import Skills
from moothall.rulesets.nova6.packs.pack import Said, TrackPlan
from moothall.rulesets.nova6.words import LEVELS

TRACK: Final = (
    *("id", "label", "text", "inherit", "boxes", "staggered", "incapacitated", "types", "skill", "per"),
    *("recovers", "treated"),
)
NEEDED: Final = ("physical", "mental")
"""Harm of these types is done by the rules themselves, so it must have somewhere to go."""


class Tracks(NamedTuple):
    """The tracks, and what they are called."""

    plans: tuple[TrackPlan, ...]
    words: tuple[Said, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple([plan.id for plan in self.plans])

    @property
    def types(self) -> tuple[str, ...]:
        return tuple([type for plan in self.plans for type in (plan.id, *plan.types)])


def read_tracks(top: Part, base: tuple[TrackPlan, ...], skills: Skills) -> Tracks:
    """The tracks a pack names, or those below it; each sees to it that its skills are there."""
    parts = list(top.parts("track", TRACK))
    check_once([(one.id(), one.at("id")) for one in parts])
    plans = (
        tuple([_plan(one, base, skills) for one in parts])
        if parts
        else tuple([_bound(plan, skills, top) for plan in base])
    )
    taken = {type for plan in plans for type in (plan.id, *plan.types)}
    for type in NEEDED:
        if type not in taken:
            raise Wrong("error-pack-no-track", top.at("track"), type=type)
    words = [said for one in parts for said in (*one.words("label", f"track.{one.id()}"),
                                                *one.words("text", f"track.{one.id()}.text"))]  # fmt: skip
    return Tracks(plans, tuple(words))


def _plan(one: Part, base: tuple[TrackPlan, ...], skills: Skills) -> TrackPlan:
    id = one.id()
    inherited = next((plan for plan in base if plan.id == id), None)
    if one.flag("inherit"):
        if inherited is None:
            raise Wrong("error-pack-unknown", one.at("id"), kind="track", value=id, nearest=", ".join(
                plan.id for plan in base))  # fmt: skip
        start = inherited
    else:
        start = TrackPlan(id)
    staggered = one.number("staggered", start.staggered, 1, 30)
    plan = start._replace(
        boxes=box_counts(one.part("boxes", LEVELS), start.boxes), staggered=staggered,
        incapacitated=one.number("incapacitated", max(start.incapacitated, staggered), staggered, 40),
        per=one.number("per", start.per, 1, 9), types=one.texts("types") or start.types,
        skill=one.known("skill", "skill", skills.ids, start.skill),
        recovers=one.known("recovers", "skill", skills.ids, start.recovers),
        treated=one.known("treated", "skill", skills.ids, start.treated),
    )  # fmt: skip
    return _bound(plan, skills, one)


def _bound(plan: TrackPlan, skills: Skills, at: Part) -> TrackPlan:
    """A track of the pack below asks for skills that may go by another name here, and must not be gone."""
    likes = dict(skills.like)
    named = {field: getattr(plan, field) for field in ("skill", "recovers", "treated")}
    own = {field: skill if not skill or skill in skills.ids else likes.get(skill, "") for field, skill in named.items()}
    for field, skill in own.items():
        if named[field] and not skill:
            raise Wrong("error-pack-role", at.path or ("track",), role=f"{plan.id} ({field})", value=named[field])
    return plan._replace(skill=own["skill"], recovers=own["recovers"], treated=own["treated"])
