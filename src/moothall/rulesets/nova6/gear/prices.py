"""Prices: whether a setting counts money, and the penalty of a price in a gear test. Pure."""

from __future__ import annotations

from typing import Final

from moothall.rulesets.nova6.options import Options
from moothall.rulesets.nova6.packs.pack import Pack
from moothall.rulesets.nova6.words import Cited
from moothall.talk.reasons import Because

FREE_DIGITS: Final = 2
"""What costs no more digits than these is had for the asking."""


def price_dice(price: int, options: Options) -> Because | None:
    """Penalty dice for a price: one from a hundred on, and one more for each further nought. Nothing for no price."""
    dice = max(len(str(price)) - FREE_DIGITS, 0)
    if options.price_penalty == "off" or not dice:
        return None
    return Because("gear-price", -dice, "nova6.economy.price-penalty", str(price))


def counts_money(pack: Pack) -> Cited:
    """Whether money is counted with a pack: `money`, or nothing as in the book itself."""
    return Cited("money" if "money" in pack.gear.approach else "", "nova6.economy.none")
