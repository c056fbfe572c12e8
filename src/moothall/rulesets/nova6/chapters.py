"""Every chapter that brings results or stunts of its own, opened together, so that none is missing at a table."""

from moothall.rulesets.nova6 import (
    area,
    assets,
    boosts,
    conflict,
    contests,
    falling,
    geartests,
    harm,
    intervals,
    milestones,
    movement,
    reacting,
    results,
    scope,
    storytelling,
    stunts,
    usage,
)

_OPENED = (
    area,
    assets,
    boosts,
    conflict,
    contests,
    falling,
    geartests,
    harm,
    intervals,
    milestones,
    movement,
    reacting,
    results,
    scope,
    storytelling,
    stunts,
    usage,
)


def all_open() -> int:
    """How many chapters are open."""
    return len(_OPENED)
