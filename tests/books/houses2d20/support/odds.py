"""2d20 odds as plain tables of fractions, asked for through the roll's own procedure."""

from __future__ import annotations

import json
from collections import Counter
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import Any

from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.rulesets.houses2d20.events import fold
from moothall.rulesets.houses2d20.options import read_options
from moothall.rulesets.houses2d20.query import Situation, ask, figures
from moothall.talk.chance import Chances
from tests.support import places

PRINTED: dict[str, list[list[str]]] = json.loads((places.DATA / "houses2d20-odds.json").read_text(encoding="utf-8"))
"""The odds as they stand in the catalogue."""

Figures = Chances[tuple[int, int, int]]


def pair(target: int) -> tuple[int, int]:
    """A skill and a Drive that make this target number."""
    skill = max(4, target - 8)
    return skill, target - skill


def counted(situation: Situation, **options: str) -> Figures:
    """Every outcome of a roll with its chance."""
    settings = {name.replace("__", "."): value for name, value in options.items()}
    asked = ask(situation, read_options(settings))
    return odds(asked.opening, asked.table, fold, Policy(asked.policy, asked.answers), figures)


def passes(situation: Situation, **options: str) -> Fraction:
    return counted(situation, **options).where(lambda came: came[2] >= 0)


def at_least(found: Figures, successes: int) -> Fraction:
    return found.where(lambda came: came[0] >= successes)


def successes(target: int, dice: int = 2) -> Counter[int]:
    """How often each number of successes comes, out of all rolls, without a focus."""
    found = counted(Situation(*pair(target), 0, dice))
    shares: Counter[int] = Counter()
    for came, ways in found.ways.items():
        shares[came[0]] += ways
    return shares


def beats(active: int, opposing: int, assets: int) -> Fraction:
    """The chance that the active side of a contest wins: a tie wins."""
    ours, theirs = successes(active), successes(opposing)
    won = sum(a * b for mine, a in ours.items() for other, b in theirs.items() if mine >= other + assets)
    return Fraction(won, ours.total() * theirs.total())


def shown(chance: Fraction) -> str:
    """A share in percent to two digits, rounded half up."""
    exact = Decimal(chance.numerator * 100) / Decimal(chance.denominator)
    return str(exact.quantize(Decimal("0.01"), ROUND_HALF_UP))


def rows(name: str) -> list[Any]:
    return PRINTED[name]
