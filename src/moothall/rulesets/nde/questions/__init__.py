"""Questions of this book: the seat that answers, the options, and the rule that forbids the rest."""

from typing import TYPE_CHECKING

from moothall.lazy import lazy

if TYPE_CHECKING:
    from moothall.rulesets.nde.questions.action_test import (
        Advice,
        AllowHelp,
        Call,
        CrowdPresses,
        HowHard,
        HowToSettle,
        OfferHelp,
        OffTheLadder,
        OnePlace,
        Place,
        Settle,
        TalentUse,
        WhichAttribute,
        advice,
        check_difficulty,
        check_extreme,
        check_talents,
        how_hard,
    )
    from moothall.rulesets.nde.questions.common import GMS, options
    from moothall.rulesets.nde.questions.downtime import (
        ApproveTrait,
        ConditionsAllow,
        Growth,
        Pickable,
        PickGrowth,
        Retry,
        WayOut,
    )
    from moothall.rulesets.nde.questions.fights import CouldReach, FoeStrikes, SpendArmour, Start, StartCombat, Strike
    from moothall.rulesets.nde.questions.luck import GetReady, LuckUse, Ready, RollOutcome, SpendLuck, check_luck
    from moothall.rulesets.nde.questions.outcomes import (
        BENEFITS,
        POWER_COMPLICATIONS,
        PRICES,
        ConfirmBenefit,
        GivePower,
        NamePrice,
        NameTrouble,
        Pick,
        PickExceptional,
        Price,
        ProposeBenefit,
        TakeBargain,
        Trouble,
    )
    from moothall.rulesets.nde.questions.powers import Level, PowerCall, PowerNeedsLine, SetPower

__all__ = [
    "BENEFITS",
    "GMS",
    "POWER_COMPLICATIONS",
    "PRICES",
    "Advice",
    "AllowHelp",
    "ApproveTrait",
    "Call",
    "ConditionsAllow",
    "ConfirmBenefit",
    "CouldReach",
    "CrowdPresses",
    "FoeStrikes",
    "GetReady",
    "GivePower",
    "Growth",
    "HowHard",
    "HowToSettle",
    "Level",
    "LuckUse",
    "NamePrice",
    "NameTrouble",
    "OffTheLadder",
    "OfferHelp",
    "OnePlace",
    "Pick",
    "PickExceptional",
    "PickGrowth",
    "Pickable",
    "Place",
    "PowerCall",
    "PowerNeedsLine",
    "Price",
    "ProposeBenefit",
    "Ready",
    "Retry",
    "RollOutcome",
    "SetPower",
    "Settle",
    "SpendArmour",
    "SpendLuck",
    "Start",
    "StartCombat",
    "Strike",
    "TakeBargain",
    "TalentUse",
    "Trouble",
    "WayOut",
    "WhichAttribute",
    "advice",
    "check_difficulty",
    "check_extreme",
    "check_luck",
    "check_talents",
    "how_hard",
    "options",
]

if not TYPE_CHECKING:
    __getattr__ = lazy(__name__, __all__, "action_test", "luck", "outcomes", "fights", "powers", "downtime", "common")
