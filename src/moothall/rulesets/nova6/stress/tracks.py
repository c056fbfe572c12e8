"""Stress tracks: number of boxes, level of damage, the box it fills, and full levels. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from moothall.records import changed
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs.pack import RANKS_A_BOX, UNIVERSAL, USUAL_BOXES, Pack, TrackPlan
from moothall.rulesets.nova6.state import Box, Character, Table, Track
from moothall.rulesets.nova6.time.clock import longer
from moothall.rulesets.nova6.vocabulary import Gives
from moothall.rulesets.nova6.words import LADDER, LEVELS, Cited, Duration, Level
from moothall.talk.reasons import Because

EXTRA_BOXES: Final = (1, 1, 1)
"""What an extra of the GM's has, whatever its ranks."""
GROWS: Final[tuple[Level, ...]] = ("incapacitated", "staggered", "stressed")
"""Where boxes beyond the usual go, one after the other and round again."""
LONGER: Final = {"physical": "nova6.stress.extra-physique", "mental": "nova6.stress.extra-resolve"}
"""Why ranks lengthen a track; others than these are a pack's own."""
EXCESS: Final = 12
"""From so much damage on, excess lengthens the duration instead."""
LETHAL: Final = 4
"""Damage beyond the incapacitated threshold that ends a character, at tables that play so."""


class Boxes(NamedTuple):
    """How many boxes of each level, and the rules that say so."""

    counts: tuple[int, ...]
    why: tuple[Because, ...]

    def made(self) -> tuple[Box, ...]:
        return tuple([Box(level) for level, count in zip(LEVELS, self.counts, strict=True) for _ in range(count)])


def boxes_of(
    track: str, ranks: int, given: tuple[Gives, ...] = (), kind: str = "pc", plan: TrackPlan | None = None,
    options: Options = DEFAULTS,
) -> Boxes:  # fmt: skip
    """The boxes of a track: the usual ones, one for every two ranks of its skill, and those of talents.

    A pack may have other numbers.
    """
    usual, per = (plan.boxes, plan.per) if plan else (USUAL_BOXES, RANKS_A_BOX)
    if kind == "extra":
        return _boxes_of_an_extra(track, ranks, given, options)
    why = [Because("boxes", sum(usual), "nova6.stress.default-boxes")]
    if track not in LONGER:
        rule = "nova6.themepack.tracks-default" if usual == USUAL_BOXES else "nova6.themepack.tracks"
        why += [Because("boxes", 0, "nova6.themepack.tracks", track), Because("boxes", 0, rule, track)]
    if ranks // per:
        why.append(Because("boxes", ranks // per, LONGER.get(track, "nova6.themepack.tracks")))
    talents = [talent for talent in given if _adds(talent, track)]
    why += [Because("boxes", talent.amount, "nova6.stress.extra-talents") for talent in talents]
    why += [Because("boxes", 0, talent.cite) for talent in talents if talent.cite]
    counts = add_boxes(sum(reason.amount for reason in why[1:]), usual)
    named = [talent for talent in given if _changes_level(talent, track)]
    why += [
        Because("boxes", talent.amount, talent.cite or "nova6.stress.extra-talents", talent.use) for talent in named
    ]
    for talent in named:
        counts = tuple(
            max(count + talent.amount, 0) if level == talent.use else count
            for level, count in zip(LEVELS, counts, strict=True)
        )
    return Boxes(counts, (*why, Because("boxes", 0, "nova6.stress.extra-order")))


def _boxes_of_an_extra(track: str, ranks: int, given: tuple[Gives, ...], options: Options) -> Boxes:
    """The boxes of an extra: one of each level; ranks and talents count only at tables that play so."""
    why = [
        Because("boxes", sum(EXTRA_BOXES), "nova6.stress.extras-npc"),
        Because("boxes", 0, "nova6.npc.extra-stress"),
    ]
    more = ranks // RANKS_A_BOX + sum(talent.amount for talent in given if _adds(talent, track))
    counted = more if options.extra_bonus_boxes == "on" else 0
    if more:
        why.append(Because("boxes-extra", counted, "nova6.npc.extra-stress-fixed"))
    return Boxes(add_boxes(counted, EXTRA_BOXES), tuple(why))


def _adds(gives: Gives, track: str) -> bool:
    """Whether a talent adds boxes that go wherever the next one goes."""
    return gives.what == "boxes" and gives.of == track and not gives.use


def _changes_level(gives: Gives, track: str) -> bool:
    """Whether a talent changes the boxes of one level."""
    return gives.what == "boxes" and gives.of == track and bool(gives.use)


def add_boxes(more: int, usual: tuple[int, ...] = USUAL_BOXES) -> tuple[int, ...]:
    """The usual boxes and so many more, dealt out to the worst level first."""
    counts = dict(zip(LEVELS, usual, strict=True))
    for number in range(more):
        counts[GROWS[number % len(GROWS)]] += 1
    return tuple(counts[level] for level in LEVELS)


def tracks_of(character: Character, pack: Pack = UNIVERSAL, options: Options = DEFAULTS) -> tuple[Track, ...]:
    """The stress tracks of a character, with no box filled."""
    return tuple([_track(character, plan, options) for plan in pack.tracks])


def _track(character: Character, plan: TrackPlan, options: Options) -> Track:
    boxes = boxes_of(plan.id, character.rank(plan.skill), character.given(), character.kind, plan, options).made()
    return Track(
        plan.id, boxes, plan.types, plan.staggered, plan.incapacitated, plan.recovers or plan.skill, plan.treated
    )


# ---- Damage and its box ----------------------------------------------------------------------------------------------


def track_for(character: Character, type: str) -> Track:
    """The track that damage of a type fills."""
    return next((track for track in character.tracks if type in (track.id, *track.types)), character.tracks[0])


def level_of(track: Track, damage: int) -> Level:
    """The level that damage reaches by the track's thresholds."""
    if damage >= track.incapacitated:
        return "incapacitated"
    return "staggered" if damage >= track.staggered else "stressed"


FILLS: Final = {
    "stressed": "nova6.stress.fill-stressed",
    "staggered": "nova6.stress.fill-staggered",
    "incapacitated": "nova6.stress.fill-incapacitated",
}


def excess_steps(damage: int) -> int:
    """Steps by which excess damage (12 and more) lengthens the duration."""
    return max((damage - EXCESS + 1) // 2, 0)


def stress_duration(duration: Duration, damage: int) -> Duration:
    """The duration of the stress box, lengthened by excess damage."""
    return longer(duration, excess_steps(damage)) if duration in LADDER else duration


def fill_box(track: Track, level: Level, duration: Duration, turn: int, round: int) -> tuple[Track, Level]:
    """Fill one box of this level, or of the next that has one free; beyond the last an extra one."""
    for above in LEVELS[LEVELS.index(level) :]:
        for place, box in enumerate(track.boxes):
            if box.level == above and not box.filled:
                now = changed(box, filled=duration, turn=turn, round=round)
                return changed(track, boxes=(*track.boxes[:place], now, *track.boxes[place + 1 :])), above
    more = Box("incapacitated", duration, True, turn, round)
    return changed(track, boxes=(*track.boxes, more)), "incapacitated"


def carry_over(old: tuple[Track, ...], new: tuple[Track, ...]) -> tuple[Track, ...]:
    """The new tracks with every box filled that was filled in the old ones."""
    filled = {track.id: [box for box in track.boxes if box.filled] for track in old}
    return tuple([_refilled(track, filled.get(track.id, [])) for track in new])


def _refilled(track: Track, filled: list[Box]) -> Track:
    for box in filled:
        track, _ = fill_box(track, box.level, cast(Duration, box.filled), box.turn, box.round)
    return track


# ---- Consequences ----------------------------------------------------------------------------------------------------


def is_full(track: Track, level: Level) -> bool:
    """Whether every box of a level is filled, so that its consequence applies."""
    boxes = [box for box in track.boxes if box.level == level]
    return bool(boxes) and all(box.filled for box in boxes)


def is_incapacitated(track: Track) -> bool:
    """Whether a track incapacitates: its last level is full, or an extra box is not wholly cleared yet."""
    worst = [box for box in track.boxes if box.level == "incapacitated"]
    if any(box.extra for box in worst):
        return any(box.filled for box in worst)
    return is_full(track, "incapacitated")


def return_rule(character: Character) -> Cited | None:
    """The rule by which an incapacitated character returns, if no track keeps them out any more."""
    if any(is_incapacitated(track) for track in character.tracks):
        return None
    extra = any(box.extra for track in character.tracks for box in track.boxes)
    return Cited("back", "nova6.cons.incap-all-clear" if extra else "nova6.cons.incap-clear-one")


def staggered(table: Table, test: ActionTest) -> Iterator[Because]:
    """A penalty die on all actions for each track whose staggered level is full, or one for both."""
    full = sum(is_full(track, "staggered") for track in table.who(test.who).tracks)
    if table.options.staggered_stacks == "off":
        full = min(full, 1)
    if full:
        rule = "nova6.cons.staggered-both" if full > 1 else "nova6.cons.staggered"
        yield Because("staggered", -full, rule)
