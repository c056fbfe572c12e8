"""Bot policy: players who use their resources, and a fair GM."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from moothall.rulesets.houses2d20.assets import assets_of
from moothall.rulesets.houses2d20.attacks import in_reach
from moothall.rulesets.houses2d20.ids import NO_ASSET, CharacterId
from moothall.rulesets.houses2d20.query import reroll_misses
from moothall.rulesets.houses2d20.questions import (
    Answer,
    AnswerQuestion,
    BuyDice,
    BuyEffect,
    BuyOff,
    Call,
    Help,
    HowHard,
    Judged,
    JudgeStatements,
    Keep,
    KeepInitiative,
    Move,
    MoveAsset,
    NameComplication,
    OfferAssistance,
    OfferCost,
    Payment,
    PointUse,
    Purchase,
    Push,
    PushAsset,
    ResistDefeat,
    RollAgain,
    Spend,
    SpendMomentum,
    SpendPoint,
    Stand,
    Strike,
    TakeCost,
    Trouble,
    WhatAction,
    WhatFor,
    WhichFocus,
    WhomAndWith,
)
from moothall.rulesets.houses2d20.questions.drives import FocusPick
from moothall.rulesets.houses2d20.questions.growth import HowMuchProgress, NewFocus, WhatToAdvance
from moothall.rulesets.houses2d20.questions.growth import WhichFocus as WhichNewFocus
from moothall.rulesets.houses2d20.state import Table

Say = Callable[[str], str]
Answers = dict[type[Any], Callable[[Any, str, Any], Any]]

PLENTY = 4
"""Momentum from which one may be generous."""


def answers(say: Say) -> Answers:
    """Answers of every bot; where none is named, the safe answer."""

    def trouble(_: Table, __: str, asked: NameComplication) -> Trouble:
        return Trouble("trait", say("demo-trouble"), "next")

    def help(table: Table, _: str, asked: OfferAssistance) -> Help | None:
        if table.conflict:
            return asked.default() if asked.or_nobody else None
        return Help(asked.helpers[0], say("demo-help"))

    def ask(table: Table, _: str, asked: SpendMomentum) -> Spend:
        rich = asked.passed and asked.fresh + asked.saved >= PLENTY
        return Spend("question", say("demo-question")) if rich and "question" in asked.uses else Spend()

    def tell(_: Table, __: str, asked: AnswerQuestion) -> Answer:
        return Answer(say("demo-answer"))

    def intent(_: Table, __: str, asked: WhatFor) -> str:
        return say("demo-intent")

    def new_focus(_: Table, __: str, asked: WhichNewFocus) -> NewFocus:
        return NewFocus("discipline", say("demo-new-focus"))

    return {
        **PLAIN,
        WhichNewFocus: new_focus,
        NameComplication: trouble,
        OfferAssistance: help,
        SpendMomentum: ask,
        AnswerQuestion: tell,
        WhatFor: intent,
    }


def call(table: Table, _: str, asked: HowHard) -> Call:
    """Call a test at the Difficulty that a rule sets, or else at 2."""
    return Call(2 if asked.fixed is None else asked.fixed, 2)


def judge(_: Table, __: str, asked: JudgeStatements) -> Judged:
    """The first statement fits."""
    return Judged((asked.statements[0].drive,))


def focus(_: Table, __: str, asked: WhichFocus) -> FocusPick:
    return FocusPick((asked.focuses[0].name,))


def dice(table: Table, _: str, asked: BuyDice) -> Purchase:
    """Buy one die while there is enough Momentum for it."""
    if asked.npc:
        return Purchase(("threat",)) if table.threat > 2 and asked.most else Purchase()
    return Purchase(("momentum",)) if asked.momentum > 1 and asked.most else Purchase()


def point(table: Table, _: str, asked: SpendPoint) -> PointUse:
    """A sure die, where the test is hard; the GM pays for it only out of plenty, and after any dice."""
    hard = asked.difficulty is not None and asked.difficulty > 1
    if not table.who(asked.who).is_player and table.threat < 2 * PLENTY:
        return PointUse()
    return PointUse("automatic") if hard and "automatic" in asked.uses else PointUse()


def again(state: Table, seat: str, asked: RollAgain) -> Any:
    return reroll_misses(state, seat, asked)


def buy_off(table: Table, _: str, asked: BuyOff) -> str:
    """Players bear what they must; the GM clears the way while there is plenty."""
    return "ignore" if asked.npc and table.threat > PLENTY else "suffer"


def action(table: Table, _: str, asked: WhatAction) -> str:
    """Attack a target in reach, else move nearer."""
    if "attack" in asked.open_to and any(_strikes(table, asked.who)):
        return "attack"
    return "move_asset" if "move_asset" in asked.open_to else "wait"


def _strikes(table: Table, who: CharacterId) -> list[Strike]:
    """Every attack that is in reach, the strongest first."""
    one = table.who(who)
    arms = sorted(assets_of(table, who), key=lambda a: (-a.potency, a.id))
    targets = [other for other in table.taking_part() if other.side != one.side and not other.defeated and other.seen]
    every = (Strike(target.id, arm) for target in targets for arm in (*(a.id for a in arms), NO_ASSET))
    return [strike for strike in every if in_reach(table, who, strike)]


def strike(table: Table, _: str, asked: WhomAndWith) -> Strike:
    return next(iter(_strikes(table, asked.who)), asked.default())


def move(table: Table, _: str, asked: MoveAsset) -> Move:
    """Move one zone nearer to an enemy; boldly where there is an asset to push."""
    one = table.who(asked.who)
    enemies = {other.zone for other in table.characters if other.side != one.side and not other.defeated}
    manner: Any = "bold" if one.is_player else "subtle"
    for each in asked.assets:
        near = [zone for zone in each.next_to if zone in enemies]
        if near and each.zone not in enemies:
            return Move(each.asset, near[0], manner)
    return Move(asked.assets[0].asset, asked.assets[0].next_to[0], manner)


def push(_: Table, __: str, asked: PushAsset) -> Push:
    first = asked.assets[0]
    return Push(first.asset, first.next_to[-1])


def keep(table: Table, _: str, asked: KeepInitiative) -> Keep:
    """Where it costs nothing, or little of what there is."""
    if not asked.price:
        return Keep(True, asked.who)
    rich = not asked.npc and table.saved(asked.who) >= PLENTY
    return Keep(True, asked.who, Payment(asked.price)) if rich else Keep()


def resist(table: Table, _: str, asked: ResistDefeat) -> Stand:
    """Always resist defeat: with Momentum if it suffices, else with Threat."""
    if not asked.npc and table.saved(asked.who) >= asked.price:
        return Stand(True, Payment(asked.price))
    return Stand(True, Payment(threat=asked.price))


def buy(_: Table, __: str, asked: BuyEffect) -> str:
    """A harder blow, but no lasting harm."""
    return "yes" if asked.what == "point" else "no"


def offer_cost(table: Table, _: str, asked: OfferCost) -> str:
    return "offer"


def take_cost(table: Table, _: str, asked: TakeCost) -> str:
    return "accept" if table.who(asked.who).is_player else "decline"


def progress(_: Table, __: str, asked: HowMuchProgress) -> int:
    return 3


def advance(table: Table, _: str, asked: WhatToAdvance) -> str:
    """A focus, if the points are enough for it."""
    cost = next((int(option.price) for option in asked.offered if option.id == "focus"), 99)
    return "focus" if cost <= asked.points else "stop"


PLAIN: Answers = {
    HowMuchProgress: progress,
    WhatToAdvance: advance,
    HowHard: call,
    JudgeStatements: judge,
    WhichFocus: focus,
    BuyDice: dice,
    SpendPoint: point,
    RollAgain: again,
    BuyOff: buy_off,
    WhatAction: action,
    WhomAndWith: strike,
    MoveAsset: move,
    PushAsset: push,
    KeepInitiative: keep,
    ResistDefeat: resist,
    BuyEffect: buy,
    OfferCost: offer_cost,
    TakeCost: take_cost,
}
