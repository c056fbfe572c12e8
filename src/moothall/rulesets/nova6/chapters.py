"""Every chapter that registers results, stunts or what happens at a moment, so that none is missing at a table."""

from typing import Final

from moothall.rulesets.nova6 import registries
from moothall.rulesets.nova6.hurting import harm, recovery
from moothall.rulesets.nova6.lasting import area, usage
from moothall.rulesets.nova6.skilled import blows, grappling, manoeuvres, ramming, shoving
from moothall.rulesets.nova6.staging import conflict, contests, intervals, reacting
from moothall.rulesets.nova6.standing import falling, movement, obstacles
from moothall.rulesets.nova6.supplies import assets, geartests
from moothall.rulesets.nova6.telling import milestones, storytelling
from moothall.rulesets.nova6.trying import boosts, results, scope, stunts

ORDER: Final = (
    usage,
    boosts,
    stunts,
    results,
    harm,
    assets,
    conflict,
    shoving,
    blows,
    manoeuvres,
    grappling,
    ramming,
    recovery,
    geartests,
    intervals,
    contests,
    milestones,
    falling,
    area,
    obstacles,
    movement,
    storytelling,
    reacting,
    scope,
)
"""What chapters register for one occasion comes in this order."""

registries.arrange(*ORDER)
