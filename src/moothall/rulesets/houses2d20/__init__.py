"""2d20: houses and drives. A book of tests with skills and Drives, of Momentum and Threat, of assets and conflicts."""

from typing import TYPE_CHECKING

from moothall.lazily import lazily

if TYPE_CHECKING:
    from moothall.rulesets.houses2d20.events import fold
    from moothall.rulesets.houses2d20.options import Options, read_options
    from moothall.rulesets.houses2d20.state import Character, Table

__all__ = [
    "Character",
    "Options",
    "Table",
    "fold",
    "read_options",
]

if not TYPE_CHECKING:
    __getattr__ = lazily(__name__, __all__, "events", "state", "options")
