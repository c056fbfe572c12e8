"""NDE: a small book of tests, luck, fights and powers."""

from typing import TYPE_CHECKING

from moothall.lazy import lazy

if TYPE_CHECKING:
    from moothall.rulesets.nde import sheet
    from moothall.rulesets.nde.action_test import assist, test, unlock
    from moothall.rulesets.nde.aftermath import end_circumstance, gm_extra
    from moothall.rulesets.nde.conversion import convert
    from moothall.rulesets.nde.effects import end_effect, lay_effect
    from moothall.rulesets.nde.events import fold
    from moothall.rulesets.nde.fights import act, attack, combat, end_combat, foe_turn, next_round, pass_turn
    from moothall.rulesets.nde.foes import bring_foe, label, new_foe, reveal
    from moothall.rulesets.nde.growth import grow, open_growth
    from moothall.rulesets.nde.harm import revive, suffer
    from moothall.rulesets.nde.movement import approach, block_line, place, set_cover, set_distance, walk
    from moothall.rulesets.nde.opening import join, open_table
    from moothall.rulesets.nde.options import Options, read_options
    from moothall.rulesets.nde.powers import power
    from moothall.rulesets.nde.rest import award_luck, begin_scene, begin_session, breather, safe_rest, table_roll
    from moothall.rulesets.nde.rolling import roll_test
    from moothall.rulesets.nde.state import Foe, Hero, Table

__all__ = [
    "Foe",
    "Hero",
    "Options",
    "Table",
    "act",
    "approach",
    "assist",
    "attack",
    "award_luck",
    "begin_scene",
    "begin_session",
    "block_line",
    "breather",
    "bring_foe",
    "combat",
    "convert",
    "end_circumstance",
    "end_combat",
    "end_effect",
    "foe_turn",
    "fold",
    "gm_extra",
    "grow",
    "join",
    "label",
    "lay_effect",
    "new_foe",
    "next_round",
    "open_growth",
    "open_table",
    "pass_turn",
    "place",
    "power",
    "read_options",
    "reveal",
    "revive",
    "roll_test",
    "safe_rest",
    "set_cover",
    "set_distance",
    "sheet",
    "suffer",
    "table_roll",
    "test",
    "unlock",
    "walk",
]

if not TYPE_CHECKING:
    __getattr__ = lazy(
        __name__,
        __all__,
        "events",
        "state",
        "options",
        "rolling",
        "action_test",
        "aftermath",
        "fights",
        "powers",
        "conversion",
        "effects",
        "foes",
        "growth",
        "harm",
        "movement",
        "opening",
        "rest",
        "sheet",
    )
