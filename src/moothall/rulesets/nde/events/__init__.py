"""Events of this book, and how each changes the table.

A fact carries its resulting values; `fold` only puts them in their place. It never computes, so that mending a rule
does not rewrite a finished session, and a viewer who was not told a base value still has the right result.
"""

from typing import TYPE_CHECKING

from moothall.lazy import lazy

if TYPE_CHECKING:
    from moothall.rulesets.nde.events.action_test import (
        Benefited,
        Called,
        CircumstanceEnded,
        ClockMoved,
        ClockRanOut,
        Complicated,
        Declared,
        Helped,
        HelpWaits,
        Locked,
        LuckChanged,
        Paid,
        Settled,
        Tested,
        Unlocked,
    )
    from moothall.rulesets.nde.events.fights import (
        Acted,
        ArmourSpent,
        AttackDeclared,
        Attacked,
        EffectsChanged,
        FoeActed,
        FoeHurt,
        FoeLabelled,
        HeartsChanged,
        PhaseChanged,
        RoundBegan,
        StrikeDeclared,
        Struck,
    )
    from moothall.rulesets.nde.events.folds import by, fold, unchanged
    from moothall.rulesets.nde.events.growth import Grown, GrowthOpened, PowerChanged, PowerUsed, Rested
    from moothall.rulesets.nde.events.space import CoverChanged, DistanceChanged, LineBlocked, Moved
    from moothall.rulesets.nde.events.table import (
        Converted,
        FoeAppeared,
        FoeRevealed,
        HeroJoined,
        NoteWritten,
        PlotThickened,
        SceneBegan,
        SessionBegan,
        TableOpened,
        TableRolled,
    )

__all__ = [
    "Acted",
    "ArmourSpent",
    "AttackDeclared",
    "Attacked",
    "Benefited",
    "Called",
    "CircumstanceEnded",
    "ClockMoved",
    "ClockRanOut",
    "Complicated",
    "Converted",
    "CoverChanged",
    "Declared",
    "DistanceChanged",
    "EffectsChanged",
    "FoeActed",
    "FoeAppeared",
    "FoeHurt",
    "FoeLabelled",
    "FoeRevealed",
    "Grown",
    "GrowthOpened",
    "HeartsChanged",
    "HelpWaits",
    "Helped",
    "HeroJoined",
    "LineBlocked",
    "Locked",
    "LuckChanged",
    "Moved",
    "NoteWritten",
    "Paid",
    "PhaseChanged",
    "PlotThickened",
    "PowerChanged",
    "PowerUsed",
    "Rested",
    "RoundBegan",
    "SceneBegan",
    "SessionBegan",
    "Settled",
    "StrikeDeclared",
    "Struck",
    "TableOpened",
    "TableRolled",
    "Tested",
    "Unlocked",
    "by",
    "fold",
    "unchanged",
]

if not TYPE_CHECKING:
    __getattr__ = lazy(__name__, __all__, "folds", "action_test", "fights", "space", "table", "growth")
