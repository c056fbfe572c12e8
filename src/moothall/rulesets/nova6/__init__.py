"""NOVA6: pools of d6, stunts, aspects, plot points, stress, scenes."""

from typing import TYPE_CHECKING

from moothall.lazily import lazily

if TYPE_CHECKING:
    from moothall.rulesets.nova6.events import fold
    from moothall.rulesets.nova6.forgotten import forgot
    from moothall.rulesets.nova6.groups import group_test
    from moothall.rulesets.nova6.opening import come, open_table, put, reveal
    from moothall.rulesets.nova6.options import Options, read_options
    from moothall.rulesets.nova6.reactions import oppose
    from moothall.rulesets.nova6.snaps import snap
    from moothall.rulesets.nova6.state import Character, Effect, Table
    from moothall.rulesets.nova6.throwing import throw
    from moothall.rulesets.nova6.trials import act

__all__ = [
    "Character",
    "Effect",
    "Options",
    "Table",
    "act",
    "come",
    "fold",
    "forgot",
    "group_test",
    "open_table",
    "oppose",
    "put",
    "read_options",
    "reveal",
    "snap",
    "throw",
]

if not TYPE_CHECKING:
    __getattr__ = lazily(
        __name__,
        __all__,
        "events",
        "state",
        "options",
        "throwing",
        "trials",
        "reactions",
        "groups",
        "snaps",
        "forgotten",
        "opening",
    )
