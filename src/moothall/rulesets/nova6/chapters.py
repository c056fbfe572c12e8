"""Every chapter that brings results or stunts of its own, opened together, so that none is missing at a table."""

from moothall.rulesets.nova6 import (
    area,
    blows,
    boosts,
    conflict,
    contests,
    falling,
    grappling,
    harm,
    intervals,
    manoeuvres,
    milestones,
    movement,
    obstacles,
    ramming,
    reacting,
    results,
    scope,
    shoving,
    storytelling,
    stunts,
    usage,
)

_OPENED = (
    area,
    blows,
    boosts,
    conflict,
    contests,
    falling,
    grappling,
    harm,
    intervals,
    manoeuvres,
    milestones,
    movement,
    obstacles,
    ramming,
    reacting,
    results,
    scope,
    shoving,
    storytelling,
    stunts,
    usage,
)


def all_open() -> int:
    """How many chapters are open."""
    return len(_OPENED)
