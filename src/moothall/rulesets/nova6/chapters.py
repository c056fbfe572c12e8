"""Every chapter that brings results or stunts of its own, opened together, so that none is missing at a table."""

from moothall.rulesets.nova6 import (
    area,
    boosts,
    conflict,
    contests,
    falling,
    harm,
    intervals,
    milestones,
    movement,
    obstacles,
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
    boosts,
    conflict,
    contests,
    falling,
    harm,
    intervals,
    milestones,
    movement,
    obstacles,
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
