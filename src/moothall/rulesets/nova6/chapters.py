"""Every chapter that brings results or stunts of its own, opened together, so that none is missing at a table."""

from moothall.rulesets.nova6 import (
    area,
    assets,
    blows,
    boosts,
    conflict,
    contests,
    falling,
    geartests,
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
    assets,
    blows,
    boosts,
    conflict,
    contests,
    falling,
    grappling,
    geartests,
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
