"""The clock of durations: the moment that ends each duration, and the effects that end with it.

A moment is something that happens to somebody (a turn ends, a rest succeeds) or to everybody (a round, a scene, a
milestone). Whatever brings one about calls `pass_moment`; effects end nowhere else by themselves.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Final, Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects.effects import bearer, unmark
from moothall.rulesets.nova6.events import EffectEnded, UndertakingDone
from moothall.rulesets.nova6.registries import fill, place_of
from moothall.rulesets.nova6.state import Effect, Mark, Table, Undertaking
from moothall.rulesets.nova6.words import LADDER, Duration
from moothall.talk.play import Play
from moothall.talk.reasons import Because

MomentKind = Literal[
    "turn-start",
    "turn-end",
    "action-done",
    "round-start",
    "before-bonus",
    "round-end",
    "scene-end",
    "rest",
    "minor",
    "major",
    "epic",
]


class Moment(NamedTuple):
    """A point in time that ends durations: a turn, round, scene, rest or milestone."""

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

CONCLUDED: Final[dict[str, tuple[str, ...]]] = {
    "scene-end": ("nova6.recovery.scene", "nova6.recovery.reminder"),
    "rest": ("nova6.recovery.rest", "nova6.recovery.reminder"),
    "minor": ("nova6.recovery.minor", "nova6.milestone.durations", "nova6.recovery.reminder"),
    "major": ("nova6.recovery.major", "nova6.milestone.durations", "nova6.recovery.reminder"),
    "epic": ("nova6.recovery.epic", "nova6.milestone.durations", "nova6.recovery.reminder"),
}
"""Rules of recovery to cite for each of the greater moments."""

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


class Stepped(NamedTuple):
    """A duration some steps from another, and the rule that says so."""

    value: Duration
    cite: str


def step_duration(duration: Duration, steps: int, *, interval: bool = False) -> Stepped:
    """A duration some steps longer, or shorter with a negative number. Effects never become instant; intervals may."""
    if duration in ("M", "Su"):
        raise AgainstTheRules("error-off-the-ladder", cite="nova6.dur.off-ladder", duration=duration)
    least: Duration = "I" if interval else "B"
    return Stepped(max(longer(duration, steps), least, key=LADDER.index), "nova6.dur.step")


def longer(duration: Duration, steps: int = 1) -> Duration:
    """A duration so many steps longer, or shorter with a negative number; [A] counts as [B], and the ends stay."""
    place = LADDER.index("B" if duration == "A" else duration)
    return LADDER[min(max(place + steps, 0), len(LADDER) - 1)]


def steps_left(duration: Duration, *, shorter: bool = False, interval: bool = False) -> int:
    """How many steps of the ladder lie beyond a duration, on the one side or the other."""
    place, least = LADDER.index("B" if duration == "A" else duration), LADDER.index("I" if interval else "B")
    return max(place - least, 0) if shorter else len(LADDER) - 1 - place


def at_most(duration: str, longest: str) -> bool:
    """Whether one duration of the ladder is no longer than another."""
    return duration in LADDER and LADDER.index(duration) <= LADDER.index(longest)


class Timed(NamedTuple):
    """A duration that is running: its character counts turns from the turn and round in which it was set."""

    duration: Duration
    who: str
    turn: int
    round: int


def ends(table: Table, effect: Effect, moment: Moment) -> bool:
    """Whether this moment ends this effect. The duration of a damage effect is that of the stress, not its own."""
    return effect.kind != "damage" and has_run_out(
        table, Timed(effect.lasts, bearer(table, effect), effect.turn, effect.round), moment
    )


def has_run_out(table: Table, timed: Timed, moment: Moment) -> bool:
    """Whether a running duration has run out with this moment."""
    if moment.kind in LONGEST:
        mine = moment.kind != "rest" or not moment.who or timed.who == moment.who
        return mine and at_most(timed.duration, LONGEST[moment.kind])
    if moment.kind == "turn-end" and timed.duration == "B" and timed.who == moment.who:
        return timed.turn < table.who(moment.who).turn.number
    if moment.kind == "round-end" and timed.duration == "Q":
        return timed.round < table.scene.round
    if moment.kind == "action-done" and table.scene.scale == "narrative" and timed.who == moment.who:
        return timed.duration in ("B", "Q") and timed.turn < table.who(moment.who).turn.number
    return False


async def pass_moment(play: Play[Table], moment: Moment) -> None:
    """Pass a moment: end effects, undertakings and marks whose time has run out."""
    fill()
    for effect in play.state.effects:
        if ends(play.state, effect, moment):
            whole = ("nova6.dur.end-whole",) if abs(effect.rating) > 1 else ()
            if effect.aspect == "grave":
                whole = (*whole, "nova6.reduce.grave-remove")
            if effect.aspect == "situation":
                whole = (*whole, "nova6.aspect.situation")
            rules = (RULES[effect.duration], *whole, *CONCLUDED.get(moment.kind, ()))
            await play.tell(EffectEnded(effect, moment.kind, effect.known), *rules)
    for undertaking in play.state.undertakings:
        if has_run_out(play.state, _interval_of(undertaking), moment):
            await play.tell(UndertakingDone(undertaking), "nova6.interval.longer")
    for listener in sorted(_LISTENERS.get(moment.kind, ()), key=place_of):
        await listener(play, moment)
    gone = tuple([mark for mark in play.state.marks if _mark_has_run_out(mark.until, mark.who, moment)])
    if gone:
        await unmark(play, gone, *_reset_rules(gone), *CONCLUDED.get(moment.kind, ())[:1])


def _interval_of(undertaking: Undertaking) -> Timed:
    """The interval of an undertaking as a running duration; one that counts successes never runs out."""
    interval: Duration = "P" if undertaking.goal else undertaking.interval
    return Timed(interval, undertaking.who, undertaking.turn, undertaking.round)


def _reset_rules(gone: tuple[Mark, ...]) -> tuple[str, ...]:
    """Rules to cite for marks that go: aspects may be invoked again, and once-per-scene uses return."""
    aspects = any(mark.what in ("invoked", "roll", "compelled") for mark in gone)
    others = any(mark.what not in ("invoked", "roll", "compelled") for mark in gone)
    rules = {"nova6.scene.close-reset-aspects": aspects, "nova6.scene.close-reset-once": others}
    return tuple(rule for rule, holds in rules.items() if holds)


Listener = Callable[[Play[Table], Moment], Awaitable[None]]
_LISTENERS: dict[str, list[Listener]] = {}


def at(*kinds: MomentKind) -> Callable[[Listener], Listener]:
    """Register what a chapter does at these moments, after effects have ended and before marks go."""

    def kept(listener: Listener) -> Listener:
        for kind in kinds:
            _LISTENERS.setdefault(kind, []).append(listener)
        return listener

    return kept


def _mark_has_run_out(until: str, who: str, moment: Moment) -> bool:
    """Whether this moment takes a mark away."""
    mine = moment.kind != "turn-end" or not who or who == moment.who
    return mine and until in UNTIL.get(moment.kind, ())


def sustained_effects(table: Table, test: ActionTest) -> Iterator[Because]:
    """A penalty die on all actions for each effect the character sustains."""
    for effect in table.effects:
        if effect.duration == "Su" and effect.maker == test.who:
            yield Because("sustaining", -1, "nova6.dur.sustained", effect.name)
