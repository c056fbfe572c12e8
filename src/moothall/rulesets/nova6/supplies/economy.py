"""Money, where a setting has any: what a price does to a gear test, and wealth as something to draw upon."""

from __future__ import annotations

from typing import Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.options import Options
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.themepacks.packs import Pack
from moothall.rulesets.nova6.words import Cited
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from moothall.talk.reasons import Because

EARNING: Final = ("interact", "wits")
"""Skills by which somebody makes money."""
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


@procedure("nova6.make-wealth")
async def make_wealth(play: Play[Table], who: str, intent: str, skill: str, perk: str = "") -> None:
    """In a quiet scene somebody who knows how makes money: an advantage, and with a point an asset to draw upon.

    Where no perk is named it is the first of that skill.
    """
    from moothall.rulesets.nova6.trying.trials import act  # a test opens everything, and gear tests open this

    perk = perk or next((one.name for one in play.state.who(who).perks if one.skill == skill), "")
    check_can_earn(play.state, who, skill, perk)
    await act(play, who, intent, skill, "create-advantage", "wealth", perk=perk)


def check_can_earn(table: Table, who: str, skill: str, perk: str) -> None:
    """It takes a quiet scene, and a perk for it of a skill with which money is made."""
    if table.scene.kind != "exposition":
        raise AgainstTheRules("error-no-exposition", cite="nova6.economy.wealth-asset")
    known = {one.name for one in table.who(who).perks if one.skill == skill and skill in EARNING}
    if perk not in known:
        raise AgainstTheRules("error-no-such-perk", cite="nova6.economy.wealth-perk", perk=perk, skill=skill)
