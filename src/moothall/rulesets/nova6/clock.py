"""One clock for everything that lasts: which moment ends which duration, and what ends when a moment comes.

A moment is something that happens to somebody (a turn ends, a rest succeeds) or to everybody (a round, a scene, a
milestone). Whatever brings one about calls `pass_moment`; effects end nowhere else by themselves.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from moothall.rulesets.nova6.effects import bearer
from moothall.rulesets.nova6.events import EffectEnded, Unmarked
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.words import LADDER, Duration
from moothall.talk.play import Play

MomentKind = Literal[
    "turn-start", "turn-end", "action-done", "round-end", "scene-end", "rest", "minor", "major", "epic"
]


class Moment(NamedTuple):
    """Something that has happened, to somebody or to all."""

    kind: MomentKind
    who: str = ""


RULES: Final[dict[str, str]] = {
    "I": "nova6.dur.instant",
    "B": "nova6.dur.brief",
    "Q": "nova6.dur.quick",
    "S": "nova6.dur.scene",
    "T": "nova6.dur.temporary",
    "L": "nova6.dur.lasting",
    "LL": "nova6.dur.long-lasting",
    "E": "nova6.dur.enduring",
    "P": "nova6.dur.permanent",
    "A": "nova6.dur.action",
    "M": "nova6.dur.maintained",
    "Su": "nova6.dur.sustained",
}

LONGEST: Final[dict[str, Duration]] = {"scene-end": "S", "rest": "T", "minor": "L", "major": "LL", "epic": "E"}
"""The longest duration that each of the greater moments ends; all shorter ones end with it."""

UNTIL: Final[dict[str, tuple[str, ...]]] = {
    "turn-end": ("roll", "action", "turn"),
    "round-end": ("roll", "action", "turn", "round"),
    "scene-end": ("roll", "action", "turn", "round", "scene"),
    "rest": ("roll", "action", "turn", "round", "scene"),
    "minor": ("roll", "action", "turn", "round", "scene", "milestone"),
    "major": ("roll", "action", "turn", "round", "scene", "milestone"),
    "epic": ("roll", "action", "turn", "round", "scene", "milestone"),
}
"""Which marks a moment takes away."""


def longer(duration: Duration, steps: int = 1) -> Duration:
    """So many steps down the ladder, or up with a negative number; its ends stay. Until an action stands with brief."""
    place = LADDER.index("B" if duration == "A" else duration)
    return LADDER[min(max(place + steps, 0), len(LADDER) - 1)]


def at_most(duration: str, longest: Duration) -> bool:
    """Whether one duration of the ladder is no longer than another."""
    return duration in LADDER and LADDER.index(duration) <= LADDER.index(longest)


def ends(table: Table, effect: Effect, moment: Moment) -> bool:
    """Whether this moment ends this effect."""
    if moment.kind in LONGEST:
        mine = moment.kind != "rest" or not moment.who or bearer(table, effect) == moment.who
        return mine and at_most(effect.duration, LONGEST[moment.kind])
    if moment.kind == "turn-end" and effect.duration == "B" and bearer(table, effect) == moment.who:
        return effect.turn < table.who(moment.who).turn.number
    if moment.kind == "round-end" and effect.duration == "Q":
        return effect.round < table.scene.round
    if moment.kind == "action-done" and table.scene.scale == "narrative" and bearer(table, effect) == moment.who:
        return effect.duration in ("B", "Q") and effect.turn < table.who(moment.who).turn.number
    return False


async def pass_moment(play: Play[Table], moment: Moment) -> None:
    """A moment has come: what it ends is over, and says so."""
    for effect in play.state.effects:
        if ends(play.state, effect, moment):
            await play.tell(EffectEnded(effect, moment.kind, effect.known), RULES[effect.duration])
    gone = tuple([mark for mark in play.state.marks if _is_over(mark.until, mark.who, moment)])
    if gone:
        await play.tell(Unmarked(gone), "nova6.scene.close-reset-once")


def _is_over(until: str, who: str, moment: Moment) -> bool:
    mine = moment.kind != "turn-end" or not who or who == moment.who
    return mine and until in UNTIL.get(moment.kind, ())
