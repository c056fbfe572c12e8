"""Chapters that register results, stunts or hooks, imported so that none is missing at a table."""

from typing import Final

from moothall.rulesets.nova6 import registries
from moothall.rulesets.nova6.action_test import results, scope, uses
from moothall.rulesets.nova6.equipment import assets, gear_tests
from moothall.rulesets.nova6.gamemastering import gangs
from moothall.rulesets.nova6.movement import falls, moves, obstacles
from moothall.rulesets.nova6.properties import area
from moothall.rulesets.nova6.recovery import recovery
from moothall.rulesets.nova6.scenes import conflicts, contests, interruptions, intervals
from moothall.rulesets.nova6.skills import grapple, improvised_weapons, manoeuvres, shoves, unarmed
from moothall.rulesets.nova6.special_actions import react_stunt, reactions
from moothall.rulesets.nova6.story import milestones, narrative_control
from moothall.rulesets.nova6.stress import damage
from moothall.rulesets.nova6.stunts import effect_stunts, stunt_points

ORDER: Final = (
    uses,
    effect_stunts,
    stunt_points,
    results,
    damage,
    assets,
    conflicts,
    shoves,
    unarmed,
    manoeuvres,
    grapple,
    improvised_weapons,
    recovery,
    gear_tests,
    intervals,
    contests,
    milestones,
    falls,
    area,
    obstacles,
    moves,
    narrative_control,
    react_stunt,
    scope,
    interruptions,
    reactions,
    gangs,
)
"""What chapters register for one occasion comes in this order."""

registries.arrange(*ORDER)
