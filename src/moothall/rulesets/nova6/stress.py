"""Stress boxes: how bad damage is, which box it fills, and what full levels do. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from moothall.records import changed
from moothall.rulesets.nova6.state import Box, Character, Table, Track
from moothall.rulesets.nova6.trial import Trial
from moothall.rulesets.nova6.words import LEVELS, Duration, Level
from moothall.talk.reasons import Because


def track_for(one: Character, type: str) -> Track:
    """The track that damage of a type fills."""
    return next((track for track in one.tracks if type in (track.id, *track.types)), one.tracks[0])


def level_of(track: Track, damage: int) -> Level:
    """How bad so much damage is."""
    if damage >= track.incapacitated:
        return "incapacitated"
    return "staggered" if damage >= track.staggered else "stressed"


def is_full(track: Track, level: Level) -> bool:
    """Whether every box of a level is filled, which is when it tells."""
    boxes = [box for box in track.boxes if box.level == level]
    return bool(boxes) and all(box.filled for box in boxes)


def fill(track: Track, level: Level, duration: Duration) -> tuple[Track, Level]:
    """One box of this level, or of the next that has one free; beyond the last an extra one."""
    for above in LEVELS[LEVELS.index(level) :]:
        for place, box in enumerate(track.boxes):
            if box.level == above and not box.filled:
                boxes = (*track.boxes[:place], changed(box, filled=duration), *track.boxes[place + 1 :])
                return changed(track, boxes=boxes), above
    return changed(track, boxes=(*track.boxes, Box("incapacitated", duration, extra=True))), "incapacitated"


def staggered(table: Table, trial: Trial) -> Iterator[Because]:
    """A die less on everything for each track whose staggered level is full, or for both together."""
    full = sum(is_full(track, "staggered") for track in table.who(trial.who).tracks)
    if table.options.staggered_stacks == "off":
        full = min(full, 1)
    if full:
        rule = "nova6.cons.staggered-both" if full > 1 else "nova6.cons.staggered"
        yield Because("staggered", -full, rule)
