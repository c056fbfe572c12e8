"""Zones: neighbors, distances, and the actions that a distance allows. Pure."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects.tools import in_use
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.state import Edge, Effect, Table
from moothall.rulesets.nova6.words import RANGES, Cited, Range
from moothall.talk.reasons import Because


class Band(NamedTuple):
    """A range: its label, so many zones and metres at most, and its rule."""

    label: Range
    zones: int | None
    metres: int
    cite: str


BANDS: Final = (
    Band("close", 0, 10, "nova6.range.close"),
    Band("near", 3, 30, "nova6.range.near"),
    Band("far", 10, 100, "nova6.range.far"),
    Band("distant", 30, 300, "nova6.range.distant"),
    Band("remote", None, 1000, "nova6.range.remote"),
    Band("obscure", None, 5000, "nova6.range.obscure"),
)
MOST_ZONES: Final = 5
BEYOND: Final = 30


def zone_name(table: Table, id: str) -> str:
    """Return what a zone is called; one that is not laid out goes by its id."""
    return next((zone.name for zone in table.zones if zone.id == id), id)


def zones_apart(table: Table, one: str, other: str) -> int:
    """How many zones one has to cross; people without a zone are together, zones without a way are far apart."""
    if one == other or not (one and other):
        return 0
    seen, queue = {one}, deque([(one, 0)])
    while queue:
        zone, far = queue.popleft()
        for edge in edges_of(table, zone):
            beside = edge.other if edge.one == zone else edge.one
            if beside == other:
                return far + 1
            if beside not in seen:
                seen.add(beside)
                queue.append((beside, far + 1))
    return BEYOND + 1


def edges_of(table: Table, zone: str) -> tuple[Edge, ...]:
    return tuple([edge for edge in table.edges if zone in (edge.one, edge.other)])


def edge_between(table: Table, one: str, other: str) -> Edge | None:
    return next((edge for edge in edges_of(table, one) if other in (edge.one, edge.other)), None)


def range_of_zones(zones: int) -> Cited:
    """How far so many zones are."""
    band = next((band for band in BANDS if band.zones is not None and zones <= band.zones), BANDS[4])
    return Cited(band.label, band.cite)


def range_of_metres(metres: int) -> Cited:
    """How far so many metres are; beyond the horizon nothing is seen."""
    band = next((band for band in BANDS if metres <= band.metres), None)
    if band is None:
        raise AgainstTheRules("error-beyond-the-horizon", cite="nova6.range.obscure", metres=metres)
    return Cited(band.label, band.cite)


def range_between(table: Table, who: str, other: str) -> Cited:
    """How far two people are from each other."""
    return range_of_zones(zones_apart(table, table.who(who).zone, table.who(other).zone))


def step(label: str, steps: int) -> Cited:
    """So many ranges further, or nearer; the ends stay."""
    place = RANGES.index(label) + steps
    return Cited(RANGES[min(max(place, 0), len(RANGES) - 1)], "nova6.range.labels")


# ---- Reach -----------------------------------------------------------------------------------------------------------


def carries(table: Table, who: str, tool: Effect) -> Cited:
    """How far a thing carries: what is not ranged only here; what is thrown further for the strong."""
    ranged = next((one for one in tool.properties if one.name == "ranged"), None)
    if ranged is None:
        return Cited("close", "nova6.prop.ranged")
    label = ranged.of[0] if ranged.of else "near"
    if tool.has("thrown"):
        return Cited(step(label, table.who(who).rank(bound(table, "carrying")) // 2).value, "nova6.prop.ranged-thrown")
    return Cited(label, "nova6.prop.ranged")


def steps_allowed(tool: Effect) -> Because:
    """Steps beyond that, for a point each: one, unless it says otherwise."""
    if tool.has("limited-range") or not tool.has("ranged"):
        return Because("range-steps", 0, "nova6.prop.ranged-limited", tool.name)
    if tool.has("max-range"):
        return Because("range-steps", tool.amount("max-range"), "nova6.prop.ranged-max", tool.name)
    return Because("range-steps", 1, "nova6.range.increase-cap", tool.name)


def steps_short(table: Table, who: str, tool: Effect, target: str) -> int:
    """How many steps a target is beyond what a thing carries."""
    far, reach = range_between(table, who, target).value, carries(table, who, tool).value
    return max(RANGES.index(far) - RANGES.index(reach), 0)


def in_reach(table: Table, draft: Draft, target: str) -> bool:
    """Whether a hit reaches a target, with the steps that were paid for."""
    if not draft.tool or draft.kind == "area":
        return True
    return steps_short(table, draft.by, struck_with(table, draft), target) <= draft.steps


def struck_with(table: Table, draft: Draft) -> Effect:
    """The tool of a hit, in its mode of use."""
    return changed(table.effect(draft.tool), properties=draft.properties)


def distance_dice(table: Table, test: ActionTest) -> Iterator[Because]:
    """Penalty dice of distance: one for each step beyond close, at tables that play so."""
    if table.options.range_dice == "none" or not test.targets or not (test.tool or test.facing):
        return
    thing = in_use(table.effect(test.tool or test.facing), test.mode if test.tool else test.facing_mode)
    if not thing.has("ranged"):
        return
    steps = RANGES.index(range_between(table, test.who, test.targets[0]).value)
    if steps:
        yield Because("distance", -steps if test.tool else steps, "nova6.range.helps-hinders")


def too_far(table: Table, test: ActionTest) -> Iterator[Because]:
    """A note on an attack whose target is beyond what its weapon carries: a success alone does not reach it."""
    weapon = test.tool if test.action == "attack" else test.facing
    mode = test.mode if test.action == "attack" else test.facing_mode
    if not weapon or not test.targets or mode == "past" or not table.has_effect(weapon):
        return
    thing = in_use(table.effect(weapon), mode)
    by, at = (test.who, test.targets[0]) if test.action == "attack" else (test.targets[0], test.who)
    short = steps_short(table, by, thing, at) if thing.has("ranged") else 0
    if short:
        yield Because("note-too-far", 0, "nova6.range.increase", str(short))


# ---- Senses ----------------------------------------------------------------------------------------------------------

Sensed = Literal["detail", "presence", "contrast"]

SENSES: Final[dict[Sensed, Cited]] = {
    "detail": Cited("close", "nova6.sense.detail"),
    "presence": Cited("near", "nova6.sense.presence"),
    "contrast": Cited("far", "nova6.sense.contrast"),
}
"""How far people notice fine things, that something is there, and what stands out."""


class Noticing(NamedTuple):
    """Whether a thing can be noticed at a distance, and for how many points."""

    points: int | None
    cite: str


def noticed(what: Sensed, label: str) -> Noticing:
    """Within its range for nothing, one step beyond for a point, further not at all."""
    limit = SENSES[what]
    short = RANGES.index(label) - RANGES.index(limit.value)
    return Noticing(0 if short <= 0 else 1 if short == 1 else None, limit.cite)
