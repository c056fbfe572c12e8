"""Events of this book, and how each changes the table.

A fact carries its resulting values; `fold` only puts them in their place. It never computes, so that mending a rule
does not rewrite a finished session, and a viewer who was not told a base value still has the right result.
"""

from typing import TYPE_CHECKING

from moothall.lazy import lazy

if TYPE_CHECKING:
    from moothall.rulesets.houses2d20.events.conflicts import (
        Acted,
        AssetChanged,
        AssetMade,
        AssetMoved,
        AttackDeclared,
        Attacked,
        Bystander,
        ConflictBegan,
        ConflictEnded,
        Defeated,
        MoveFailed,
        Placed,
        Resisted,
        TaskSet,
        TookPart,
        TrackMoved,
        TurnPassed,
        ZonesLaid,
    )
    from moothall.rulesets.houses2d20.events.drives import DriveAnswered, DrivesChanged
    from moothall.rulesets.houses2d20.events.folds import by, fold, unchanged
    from moothall.rulesets.houses2d20.events.growth import Advanced, PointsGained, PointsMissed, PointsOwed
    from moothall.rulesets.houses2d20.events.hooks import HookKept, HookRolled
    from moothall.rulesets.houses2d20.events.pools import (
        DeterminationChanged,
        MomentumChanged,
        SurplusSpent,
        ThreatChanged,
    )
    from moothall.rulesets.houses2d20.events.skill_test import (
        Assisted,
        Called,
        Committed,
        Complicated,
        ComplicationBoughtOff,
        Declared,
        DriveChosen,
        FocusApplied,
        Informed,
        Narrated,
        RolledAgainst,
        Settled,
        ShortfallGained,
        SucceededAtCost,
        Tested,
    )
    from moothall.rulesets.houses2d20.events.table import (
        AdventureBegan,
        AdventureEnded,
        CharacterJoined,
        CharacterRevealed,
        EnemiesNamed,
        NoteWritten,
        PlotThickened,
        SceneBegan,
        SceneEnded,
        SceneReflects,
        SessionBegan,
        TableOpened,
    )
    from moothall.rulesets.houses2d20.events.traits import TraitChanged, TraitGone, TraitMade, TraitsWeighed

__all__ = [
    "Acted",
    "Advanced",
    "AdventureBegan",
    "AdventureEnded",
    "AssetChanged",
    "AssetMade",
    "AssetMoved",
    "Assisted",
    "AttackDeclared",
    "Attacked",
    "Bystander",
    "Called",
    "CharacterJoined",
    "CharacterRevealed",
    "Committed",
    "Complicated",
    "ComplicationBoughtOff",
    "ConflictBegan",
    "ConflictEnded",
    "Declared",
    "Defeated",
    "DeterminationChanged",
    "DriveAnswered",
    "DriveChosen",
    "DrivesChanged",
    "EnemiesNamed",
    "FocusApplied",
    "HookKept",
    "HookRolled",
    "Informed",
    "MomentumChanged",
    "MoveFailed",
    "Narrated",
    "NoteWritten",
    "Placed",
    "PlotThickened",
    "PointsGained",
    "PointsMissed",
    "PointsOwed",
    "Resisted",
    "RolledAgainst",
    "SceneBegan",
    "SceneEnded",
    "SceneReflects",
    "SessionBegan",
    "Settled",
    "ShortfallGained",
    "SucceededAtCost",
    "SurplusSpent",
    "TableOpened",
    "TaskSet",
    "Tested",
    "ThreatChanged",
    "TookPart",
    "TrackMoved",
    "TraitChanged",
    "TraitGone",
    "TraitMade",
    "TraitsWeighed",
    "TurnPassed",
    "ZonesLaid",
    "by",
    "fold",
    "unchanged",
]

if not TYPE_CHECKING:
    __getattr__ = lazy(
        __name__, __all__, "folds", "pools", "skill_test", "traits", "drives", "conflicts", "table", "growth", "hooks"
    )
