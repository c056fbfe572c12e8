"""Survival mode: at tables that use it, a milestone takes effect only after safety and a quiet scene."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from moothall.records import changed
from moothall.rulesets.nova6.events import MilestonesPending
from moothall.rulesets.nova6.questions import GoodExposition
from moothall.rulesets.nova6.registries import Hook
from moothall.rulesets.nova6.state import Pending, Scene, Table
from moothall.talk.play import GM, Play

EXPOSITIONS: Final = 3
"""Quiet scenes that make a day of rest."""
DAY: Final = 1
WEEK: Final = 7
TAKES: Final = {"major": (EXPOSITIONS, "nova6.survival.major"), "epic": (1, "nova6.survival.epic-refuge")}
"""How many good expositions a milestone asks for, and by which rule."""

granting: Final[Hook[Callable[[Play[Table], Pending], Awaitable[None]]]] = Hook()
"""What a milestone brings that waits no longer. It asks here first, so its chapter comes later and registers it."""


async def waits(play: Play[Table], reached: Pending) -> bool:
    """Whether a milestone that is reached must wait. One for which all has been done is taken off the list."""
    pending, kind = play.state.pending, reached.kind
    if play.state.options.survival_mode == "off":
        return False
    ready = next((one for one in pending if one.met and one.kind == kind), None)
    if ready is not None:
        left = tuple([one for one in pending if one is not ready])
        await play.tell(MilestonesPending(left, kind, "granted"), "nova6.survival.mode")
        return False
    await play.tell(MilestonesPending((*pending, reached), kind, "reached"), "nova6.survival.mode")
    return True


def enough(one: Pending, interlude: bool) -> str:
    """The rule by which all conditions of a milestone are met; none while one is lacking."""
    met = {
        "minor": {"nova6.survival.minor": one.rested},
        "major": {
            "nova6.survival.major": one.rested and one.successes >= EXPOSITIONS,
            "nova6.survival.major-retreat": one.safe_days >= DAY,
        },
        "epic": {
            "nova6.survival.epic-refuge": one.refuge_days >= WEEK,
            "nova6.survival.epic-safe": one.safe_days >= WEEK,
            "nova6.survival.epic-interlude": interlude,
        },
    }[one.kind]
    return next((rule for rule, done in met.items() if done), "")


async def rested(play: Play[Table]) -> None:
    """A rest is over."""
    await _each(play, lambda one: changed(one, rested=True))


async def day_passed(play: Play[Table], safe: bool) -> None:
    """A day is over, in a safe place or not. Where the heroes have made a refuge, it is a day in it."""

    def after(one: Pending) -> Pending:
        refuge = one.refuge_days + 1 if one.kind == "epic" and one.successes else 0
        return changed(one, safe_days=one.safe_days + 1 if safe else 0, refuge_days=refuge)

    await _each(play, after)


async def scene_closed(play: Play[Table], scene: Scene) -> None:
    """A quiet scene is over: the GM says whether it counts for a milestone that waits."""
    if scene.kind != "exposition" or scene.purpose == "rest":
        return
    for place, one in enumerate(play.state.pending):
        interlude = bool(scene.requirement) and one.kind == "epic"
        rule = "nova6.survival.epic-interlude" if interlude else _asked_by(one)
        if rule and await play.ask(GM, GoodExposition(scene.title, one.kind, rule), cite=rule) == "yes":
            now = one if interlude else changed(one, successes=one.successes + 1)
            await _change(play, place, now, interlude)
    await _grant(play)


def _asked_by(one: Pending) -> str:
    """The rule by which a milestone still asks for good expositions; none if it does not."""
    if one.kind not in TAKES:
        return ""
    most, rule = TAKES[one.kind]
    return rule if one.successes < most else ""


async def _each(play: Play[Table], after: Callable[[Pending], Pending]) -> None:
    for place, one in enumerate(play.state.pending):
        if after(one) != one:
            await _change(play, place, after(one))
    await _grant(play)


async def _change(play: Play[Table], place: int, one: Pending, interlude: bool = False) -> None:
    """More has been done for a milestone that waits, and perhaps all."""
    rule = enough(one, interlude)
    now = changed(one, met=bool(rule))
    pending = tuple([now if number == place else each for number, each in enumerate(play.state.pending)])
    rules = (rule,) if rule else (TAKES[one.kind][1],) if one.kind in TAKES else ()
    await play.tell(MilestonesPending(pending, one.kind, "met" if rule else "nearer"), "nova6.survival.mode", *rules)


async def _grant(play: Play[Table]) -> None:
    """Milestones for which all has been done are enjoyed now."""
    for one in [one for one in play.state.pending if one.met]:
        await granting.function(play, one)
