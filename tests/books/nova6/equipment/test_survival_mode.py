"""NOVA6 survival mode: a milestone waits for a rest, a day or a week."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.state import Pending, Scene, Table
from moothall.rulesets.nova6.story.rewards import Milestone
from tests.books.nova6.support.stage import NovaAfter, act_out, hero, table


def reached(kind: Milestone, **option: Any) -> Table:
    """The heroes have reached a milestone, at a table that plays with survival mode."""
    at = table(hero("ilse", plot_points=1), **({"survival_mode": "on"} | option))
    return act_out(nova6.milestone.open(kind), at).plainly().state


def points(state: Table) -> int:
    return state.who("ilse").plot_points


def rest(state: Table) -> Table:
    """A rest from its first to its last word."""
    begun = act_out(nova6.rest.open(), state).plainly().state
    return act_out(nova6.finish_rest.open(), begun).plainly().state


def exposition(state: Table, went: str = "yes", **more: Any) -> NovaAfter[Any]:
    """A quiet scene, and what the GM says of it if asked."""
    scene = act_out(nova6.open_scene.open("exposition", "By the fire", **more), state).plainly().state
    script = act_out(nova6.close_scene.open("so it was"), scene)
    if script.waits_for() == "nova6/good-exposition":
        script.gm(went)
    return script.plainly()


def days(state: Table, number: int, place: str = "") -> Table:
    return act_out(nova6.pass_days.open(number, place), state).plainly().state


@pytest.mark.rule("nova6.survival.mode")
def test_milestones_wait_in_survival_mode() -> None:
    """Off, plot points are there at once; on, the milestone waits and nothing is refreshed."""
    assert (points(reached("minor", survival_mode="off")), reached("minor", survival_mode="off").pending) == (3, ())
    waiting = reached("minor")
    assert (points(waiting), waiting.pending) == (1, (Pending("minor"),))
    both = act_out(nova6.milestone.open("major", True), waiting).plainly().state
    assert both.pending == (Pending("minor"), Pending("major", True))


@pytest.mark.rule("nova6.survival.minor")
def test_a_minor_milestone_needs_a_rest() -> None:
    """Without a rest the milestone waits; after one it is gained, and waits no more."""
    waiting = reached("minor")
    script = act_out(nova6.open_scene.open("exposition"), waiting).plainly().state
    closed = act_out(nova6.close_scene.open(), script)
    assert closed.waits_for() == "over" and points(closed.end().state) == 1
    assert points(days(waiting, 8, "the inn")) == 1
    rested = rest(waiting)
    assert (points(rested), rested.pending) == (3, ())
    again = act_out(nova6.milestone.open("minor"), rested).plainly().state
    assert len(again.pending) == 1


@pytest.mark.rule("nova6.survival.major")
def test_a_major_milestone_needs_a_rest_and_three_scenes() -> None:
    """A major milestone needs a rest and three successful expositions, in any order; a failed one does not count."""
    state = rest(reached("major"))
    assert (points(state), state.pending[0].rested) == (1, True)
    for number in (1, 2):
        state = exposition(state).state
        assert (points(state), state.pending[0].successes) == (1, number)
    bad = exposition(state, "no").state
    assert bad.pending == state.pending
    assert points(exposition(state).state) == 3
    first = reached("major")
    for _ in range(3):
        first = exposition(first).state
    assert points(first) == 1 and first.pending[0].successes == 3
    assert exposition(first, "yes").state.pending[0].successes == 3
    assert points(rest(first)) == 3
    fight = changed(first, scene=Scene("challenge", "narrative"))
    assert act_out(nova6.close_scene.open("done"), fight).end().state.pending == first.pending


@pytest.mark.rule("nova6.survival.major-retreat")
def test_a_day_in_safety_completes_a_major_milestone() -> None:
    """A day at the inn is enough for a major milestone; a day on the road is not."""
    assert points(days(reached("major"), 1, "the inn at Fennock")) == 3
    road = days(reached("major"), 5)
    assert (points(road), road.pending) == (1, (Pending("major"),))
    assert points(days(reached("major"), 1, "  ")) == 1


@pytest.mark.rule("nova6.survival.epic-refuge")
def test_a_week_in_a_refuge_completes_an_epic_milestone() -> None:
    """One good exposition makes it; six days later the milestone still waits, on the seventh it is there."""
    refuge = exposition(reached("epic")).state
    assert (points(refuge), refuge.pending[0].successes) == (1, 1)
    assert points(days(refuge, 6)) == 1
    assert points(days(refuge, 7)) == 3
    assert points(days(reached("epic"), 9)) == 1
    assert points(rest(refuge)) == 1
    told = exposition(refuge, "yes")
    assert told.all(events.MilestonesPending) == []


@pytest.mark.rule("nova6.survival.epic-safe")
def test_a_week_at_home_must_be_unbroken() -> None:
    """Seven days on end in a safe place are needed; a day elsewhere restarts the count."""
    home = days(reached("epic"), 6, "home")
    assert (points(home), home.pending[0].safe_days) == (1, 6)
    assert points(days(home, 1, "home")) == 3
    away = days(home, 1)
    assert points(days(away, 6, "home")) == 1
    assert points(days(away, 7, "home")) == 3


@pytest.mark.rule("nova6.survival.epic-interlude")
def test_an_interlude_completes_an_epic_milestone() -> None:
    """Played and confirmed, it is enough for an epic milestone; for a major one it is one exposition like others."""
    interlude = {"requirement": "a year in the hills"}
    assert points(exposition(reached("epic"), **interlude).state) == 3
    refused = exposition(reached("epic"), "no", **interlude).state
    assert (points(refused), refused.pending) == (1, (Pending("epic"),))
    major = exposition(reached("major"), **interlude).state
    assert (points(major), major.pending[0].successes) == (1, 1)
