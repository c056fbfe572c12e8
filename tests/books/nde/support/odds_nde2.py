"""NDE2 odds: policies by name, and chances as plain tables of fractions."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

from moothall.handlers.odds import odds
from moothall.handlers.policy import Answerer, Policy, always
from moothall.rulesets import nde
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import Call, GetReady, HowHard, OfferHelp, Ready, SpendLuck, WhichAttribute
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import RESULTS
from moothall.talk.procedure import Opening
from tests.books.nde.support.stage_nde2 import hero, table
from tests.support import places

PRINTED: dict[str, Any] = json.loads((places.DATA / "nde2-odds.json").read_text(encoding="utf-8"))
"""The odds as they stand in the catalogue."""

LADDER = (4, 6, 8, 12, 20)
NUMBERS = (3, 4, 5, 6, 8, 12)
MAX_RULES = ("always", "plain", "must_meet")
READINGS = ("total12plus", "natural12", "exact12")

Shares = dict[str, Fraction]
"""Each result with its share; results that cannot be are left out."""


def reroll_failures(_state: object, _seat: str, asked: SpendLuck) -> str:
    return "reroll" if asked.result in ("F", "FC") else "keep"


def reroll_short_of_exceptional(_state: object, _seat: str, _asked: SpendLuck) -> str:
    return "reroll"


def reroll_failures_and_costs(_state: object, _seat: str, asked: SpendLuck) -> str:
    return "reroll" if asked.result in ("F", "SC") else "keep"


def buy_failures(_state: object, _seat: str, asked: SpendLuck) -> str:
    return "cost" if asked.result in ("F", "FC") else "keep"


def reroll_then_buy(_state: object, _seat: str, asked: SpendLuck) -> str:
    """The first point is tried on the dice, the next buys the success."""
    if asked.result not in ("F", "FC"):
        return "keep"
    return "cost" if asked.spent else "reroll"


def add_one(_state: object, _seat: str, asked: SpendLuck) -> str:
    """Where it can lift the result; the rule offers it nowhere else."""
    return "plus" if any(option.id == "plus" for option in asked.options()) else "keep"


def reroll_failures_add_to_costs(state: object, seat: str, asked: SpendLuck) -> str:
    if asked.result == "F":
        return "reroll"
    return add_one(state, seat, asked) if asked.result == "SC" else "keep"


def luck(use: Answerer) -> Policy:
    """Nobody decides anything but the one with the luck."""
    return Policy("luck", {SpendLuck: use})


KEEP = Policy("keep")


def calling(call: Call, ready: Ready | None = None, help: str = "", use: Answerer | None = None) -> Policy:
    """A GM who calls for Strength so, an ally who helps if `help` says how, a player who readies and uses luck so."""
    answers: dict[Any, Any] = {WhichAttribute: always("str"), HowHard: always(call)}
    answers |= {GetReady: always(ready)} if ready else {}
    answers |= {OfferHelp: always(help)} if help else {}
    answers |= {SpendLuck: use} if use else {}
    return Policy("calling", answers)


def result_alone(verdict: Any, _: Table) -> str:
    return str(verdict.result)


def result_and_luck(verdict: Any, now: Table) -> tuple[str, int]:
    return verdict.result, now.hero(hero_id("ilse")).luck


def shares(opening: Opening[Any], start: Table, policy: Policy) -> Shares:
    """The exact share of each result."""
    chances = odds(opening, start, nde.fold, policy, result_alone)
    return {result: chances.of(result) for result in RESULTS if chances.of(result)}


def rolled(die: int, number: int, policy: Policy = KEEP, points: int = 0, **options: Any) -> Shares:
    """One die against a number, with so many Luck Points."""
    return shares(nde.roll_test.open("ilse", Pool(die, die, 0, ()), number), table(ilse(points), **options), policy)


def rolled_2d6(modifier: int, policy: Policy = KEEP, points: int = 0, number: int = 4, **options: Any) -> Shares:
    """2d6 with a modifier, with so many Luck Points."""
    start = table(ilse(points), dice_mode="2d6", **options)
    return shares(nde.roll_test.open("ilse", Pool(0, 0, modifier, ()), number), start, policy)


def ilse(points: int = 0, **more: Any) -> nde.Hero:
    return hero("ilse", luck=points, **more)


def success(of: Shares) -> Fraction:
    """Success of any kind."""
    return sum((of.get(result, Fraction(0)) for result in ("SC", "S", "X")), Fraction(0))


def read(row: dict[str, Any]) -> Shares:
    """The results of a printed row, as fractions, without those that cannot be."""
    printed = {result: Fraction(row[result]) for result in RESULTS if result in row}
    return {result: share for result, share in printed.items() if share}
