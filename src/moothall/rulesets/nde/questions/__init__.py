"""Every question the book asks: who answers, between what, and which rule forbids the rest."""

from typing import TYPE_CHECKING

from moothall.lazily import lazily

if TYPE_CHECKING:
    from moothall.rulesets.nde.questions.calling import (
        ADVANTAGES,
        HINDRANCES,
        Advice,
        AllowHelp,
        Call,
        CrowdPresses,
        HowHard,
        HowToSettle,
        OfferHelp,
        OnePlace,
        Place,
        Settle,
        TalentUse,
        WhichAttribute,
        advice,
        check_difficulty,
        check_talents,
    )
    from moothall.rulesets.nde.questions.common import GMS, options
    from moothall.rulesets.nde.questions.downtime import (
        ApproveTrait,
        ConditionsAllow,
        Growth,
        PickGrowth,
        Retry,
        WayOut,
    )
    from moothall.rulesets.nde.questions.fighting import CouldReach, FoeStrikes, SpendArmour, Start, StartCombat, Strike
    from moothall.rulesets.nde.questions.luck import GetReady, LuckUse, Ready, SpendLuck, check_luck
    from moothall.rulesets.nde.questions.outcomes import (
        BENEFITS,
        COMPLICATIONS,
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
    from moothall.rulesets.nde.questions.powers import LEVELS, Level, PowerCall, PowerNeedsLine, SetPower

__all__ = [
    "ADVANTAGES",
    "BENEFITS",
    "COMPLICATIONS",
    "GMS",
    "HINDRANCES",
    "LEVELS",
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
    "OfferHelp",
    "OnePlace",
    "Pick",
    "PickExceptional",
    "PickGrowth",
    "Place",
    "PowerCall",
    "PowerNeedsLine",
    "Price",
    "ProposeBenefit",
    "Ready",
    "Retry",
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
    "check_luck",
    "check_talents",
    "options",
]

if not TYPE_CHECKING:
    __getattr__ = lazily(__name__, __all__, "calling", "luck", "outcomes", "fighting", "powers", "downtime", "common")
