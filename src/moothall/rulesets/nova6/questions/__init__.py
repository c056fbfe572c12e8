"""Every question the book asks: who answers, between what, and which rule forbids the rest."""

from typing import TYPE_CHECKING

from moothall.lazily import lazily

if TYPE_CHECKING:
    from moothall.rulesets.nova6.questions.calling import (
        Judge,
        NarrateInstead,
        Preparation,
        Prepare,
        Ruling,
        TakePart,
        TotallyBlocked,
        check_assets,
        check_difficulty,
        check_perk,
        check_setbacks,
        is_skill,
    )
    from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options
    from moothall.rulesets.nova6.questions.fate import AfterRoll, IsRelevant, Meddling
    from moothall.rulesets.nova6.questions.outcomes import (
        COSTS,
        IN_CONFLICT,
        Advantage,
        AgreeCost,
        Agreed,
        Cost,
        FirstOutcome,
        FirstTarget,
        GivePoints,
        HowItFails,
        MakeAdvantage,
        Oops,
        TakeFailure,
        Telling,
        WhichSecret,
    )
    from moothall.rulesets.nova6.questions.rolling import (
        AgreeTrade,
        ChooseTrio,
        GetReady,
        Picked,
        Ready,
        RerollOnes,
        Trade,
        TradePenalty,
        trades,
    )
    from moothall.rulesets.nova6.questions.stunts import SpendPoints

__all__ = [
    "COSTS",
    "GMS",
    "IN_CONFLICT",
    "PLAYERS",
    "Advantage",
    "AfterRoll",
    "AgreeCost",
    "AgreeTrade",
    "Agreed",
    "ChooseTrio",
    "Cost",
    "FirstOutcome",
    "FirstTarget",
    "GetReady",
    "GivePoints",
    "HowItFails",
    "IsRelevant",
    "Judge",
    "MakeAdvantage",
    "Meddling",
    "NarrateInstead",
    "Oops",
    "Picked",
    "Preparation",
    "Prepare",
    "Ready",
    "RerollOnes",
    "Ruling",
    "SpendPoints",
    "TakeFailure",
    "TakePart",
    "Telling",
    "TotallyBlocked",
    "Trade",
    "TradePenalty",
    "WhichSecret",
    "check_assets",
    "check_difficulty",
    "check_perk",
    "check_setbacks",
    "is_skill",
    "options",
    "trades",
]

if not TYPE_CHECKING:
    __getattr__ = lazily(__name__, __all__, "calling", "rolling", "outcomes", "fate", "stunts", "common")
