"""Every chapter that brings results or stunts of its own, opened together, so that none is missing at a table."""

from moothall.rulesets.nova6.hurting import harm
from moothall.rulesets.nova6.lasting import area, usage
from moothall.rulesets.nova6.skilled import blows, grappling, manoeuvres, ramming, shoving
from moothall.rulesets.nova6.staging import conflict, contests, intervals, reacting
from moothall.rulesets.nova6.standing import falling, movement, obstacles
from moothall.rulesets.nova6.supplies import assets, geartests
from moothall.rulesets.nova6.telling import milestones, storytelling
from moothall.rulesets.nova6.trying import boosts, results, scope, stunts

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
