"""Every fact this book can tell, and how the table changes by it.

A fact carries its resulting values; `fold` only puts them in their place. It never computes, so that mending a rule
does not rewrite a finished evening, and a viewer who was not told a base value still has the right result.
"""

from typing import TYPE_CHECKING

from moothall.lazily import lazily

if TYPE_CHECKING:
    from moothall.rulesets.nova6.events.fate import Invoked
    from moothall.rulesets.nova6.events.folding import Fold, by, fold, unchanged
    from moothall.rulesets.nova6.events.harm import Harmed, Malfunctioned, Missed
    from moothall.rulesets.nova6.events.lasting import EffectBegan, EffectChanged, EffectEnded, Marked, Unmarked
    from moothall.rulesets.nova6.events.people import (
        Appeared,
        Joined,
        LeftScene,
        Moved,
        NoteWritten,
        PlotPointsChanged,
        PlotThickened,
        Remembered,
        Revealed,
        SetbacksChanged,
        TableOpened,
        TurnChanged,
    )
    from moothall.rulesets.nova6.events.scenes import (
        ActedInScene,
        ChallengeJudged,
        ContestDecided,
        Counted,
        Fizzled,
        Hinted,
        Interrupted,
        OrderSet,
        Passed,
        RivalTraded,
        RoundBegan,
        ScaleChanged,
        SceneBegan,
        SceneEnded,
        TaskDropped,
        TaskSet,
        TokensChanged,
        TurnCame,
        UndertakingChanged,
        UndertakingDone,
        Warned,
    )
    from moothall.rulesets.nova6.events.stunts import StuntBought
    from moothall.rulesets.nova6.events.testing import (
        Achieved,
        Called,
        Declared,
        DiceTraded,
        Failed,
        Gathered,
        GroupCalled,
        GroupTested,
        Hit,
        Overruled,
        Paid,
        PointsBanked,
        PointsLapsed,
        Settled,
        Tested,
    )
    from moothall.rulesets.nova6.events.wounds import Reduced, StayedIn

__all__ = [
    "Achieved",
    "ActedInScene",
    "Appeared",
    "Called",
    "ChallengeJudged",
    "ContestDecided",
    "Counted",
    "Declared",
    "DiceTraded",
    "EffectBegan",
    "EffectChanged",
    "EffectEnded",
    "Failed",
    "Fizzled",
    "Fold",
    "Gathered",
    "GroupCalled",
    "GroupTested",
    "Harmed",
    "Hinted",
    "Hit",
    "Interrupted",
    "Invoked",
    "Joined",
    "LeftScene",
    "Malfunctioned",
    "Marked",
    "Missed",
    "Moved",
    "NoteWritten",
    "OrderSet",
    "Overruled",
    "Paid",
    "Passed",
    "PlotPointsChanged",
    "PlotThickened",
    "PointsBanked",
    "PointsLapsed",
    "Reduced",
    "Remembered",
    "Revealed",
    "RivalTraded",
    "RoundBegan",
    "ScaleChanged",
    "SceneBegan",
    "SceneEnded",
    "SetbacksChanged",
    "Settled",
    "StayedIn",
    "StuntBought",
    "TableOpened",
    "TaskDropped",
    "TaskSet",
    "Tested",
    "TokensChanged",
    "TurnCame",
    "TurnChanged",
    "UndertakingChanged",
    "UndertakingDone",
    "Unmarked",
    "Warned",
    "by",
    "fold",
    "unchanged",
]

if not TYPE_CHECKING:
    __getattr__ = lazily(
        __name__, __all__, "wounds", "folding", "testing", "lasting", "people", "fate", "stunts", "harm", "scenes"
    )
