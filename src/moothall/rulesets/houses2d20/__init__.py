"""2d20, houses and drives: tests with skills and Drives, Momentum and Threat, assets and conflicts."""

from typing import TYPE_CHECKING

from moothall.lazy import lazy

if TYPE_CHECKING:
    from moothall.rulesets.houses2d20 import sheet
    from moothall.rulesets.houses2d20.aftermath import question
    from moothall.rulesets.houses2d20.assets import add_asset, defend, lay_asset, lay_zones, place
    from moothall.rulesets.houses2d20.conflict import (
        act,
        attack_at,
        begin_conflict,
        end_conflict,
        join_conflict,
        leave_conflict,
    )
    from moothall.rulesets.houses2d20.contests import contest
    from moothall.rulesets.houses2d20.events import fold
    from moothall.rulesets.houses2d20.gm import name_enemies, threaten
    from moothall.rulesets.houses2d20.growth import advance, ambition, impress
    from moothall.rulesets.houses2d20.hooks import hook
    from moothall.rulesets.houses2d20.npcs import bring, bring_extra, make_npc
    from moothall.rulesets.houses2d20.opening import join, open_table, reveal
    from moothall.rulesets.houses2d20.options import Options, read_options
    from moothall.rulesets.houses2d20.recovery import recover, reflect
    from moothall.rulesets.houses2d20.rolling import reroll, roll_test
    from moothall.rulesets.houses2d20.scenes import (
        begin_adventure,
        begin_scene,
        begin_session,
        end_adventure,
        end_scene,
    )
    from moothall.rulesets.houses2d20.skill_test import test
    from moothall.rulesets.houses2d20.state import Character, Table
    from moothall.rulesets.houses2d20.tasks import begin_task, work

__all__ = [
    "Character",
    "Options",
    "Table",
    "act",
    "add_asset",
    "advance",
    "ambition",
    "attack_at",
    "begin_adventure",
    "begin_conflict",
    "begin_scene",
    "begin_session",
    "begin_task",
    "bring",
    "bring_extra",
    "contest",
    "defend",
    "end_adventure",
    "end_conflict",
    "end_scene",
    "fold",
    "hook",
    "impress",
    "join",
    "join_conflict",
    "lay_asset",
    "lay_zones",
    "leave_conflict",
    "make_npc",
    "name_enemies",
    "open_table",
    "place",
    "question",
    "read_options",
    "recover",
    "reflect",
    "reroll",
    "reveal",
    "roll_test",
    "sheet",
    "test",
    "threaten",
    "work",
]

if not TYPE_CHECKING:
    __getattr__ = lazy(
        __name__,
        __all__,
        "events",
        "options",
        "state",
        "skill_test",
        "rolling",
        "aftermath",
        "recovery",
        "scenes",
        "gm",
        "conflict",
        "contests",
        "assets",
        "tasks",
        "growth",
        "npcs",
        "hooks",
        "opening",
        "sheet",
    )
