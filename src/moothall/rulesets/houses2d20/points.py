"""Momentum, Threat and Determination: gains, spends, and whether a price can be paid from the table as it is.

What makes a player add Threat makes anybody else spend it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.rulesets.houses2d20.events import DeterminationChanged, MomentumChanged, ThreatChanged
from moothall.rulesets.houses2d20.ids import NOBODY, CharacterId
from moothall.rulesets.houses2d20.prices import (
    DICE_BY_MOMENTUM,
    DICE_BY_THREAT,
    DICE_OF_NPCS,
    SPENT_THREAT,
    Price,
)
from moothall.rulesets.houses2d20.state import Character, Table
from moothall.talk.play import Play

NPC_POINT = SPENT_THREAT["determination"].points
"""What stands for one point of Determination in Threat."""


def check_momentum(table: Table, who: CharacterId, amount: int, fresh: int = 0) -> None:
    """Fresh Momentum of this test and what is saved must suffice."""
    there = fresh + table.saved(who)
    if amount > there:
        cite = "houses.momentum.cannot-overspend"
        raise AgainstTheRules("error-houses-momentum", cite=cite, needed=amount, there=there)


async def spend_momentum(play: Play[Table], who: CharacterId, amount: int, use: str, *cites: str) -> None:
    """Saved Momentum goes."""
    if amount:
        check_momentum(play.state, who, amount)
        await _momentum(play, who, play.state.saved(who) - amount, -amount, use, 0, cites)


async def return_momentum(play: Play[Table], who: CharacterId, amount: int, *cites: str) -> None:
    """Momentum that was set aside goes back to what is saved."""
    if amount:
        await _momentum(play, who, play.state.saved(who) + amount, amount, "taken-back", 0, cites)


async def bank(play: Play[Table], who: CharacterId, amount: int) -> None:
    """Save unspent Momentum as far as there is room; the rest is lost. Only players save any."""
    if not amount:
        return
    if not play.state.who(who).is_player:
        rules = ("houses.threat.add.npc-momentum", "houses.threat.add.npc-momentum-varies")
        await add_threat(play, who, amount, "npc-momentum", *rules)
        return
    saved, cap = play.state.saved(who), play.state.options.momentum_cap
    kept = amount if cap is None else max(0, min(amount, cap - saved))
    rules = ("houses.momentum.spend-then-bank", *(("houses.momentum.pool-cap-6",) if kept < amount else ()))
    shared = ("houses.momentum.pool-is-shared",) if play.state.options.momentum_shared else ()
    await _momentum(play, who, saved + kept, kept, "bank", amount - kept, (*rules, *shared))


async def _momentum(
    play: Play[Table], who: CharacterId, now: int, change: int, use: str, lost: int, cites: tuple[str, ...]
) -> None:
    await play.tell(MomentumChanged(who, play.state.options.momentum_shared, now, change, use, lost), *cites)


# ---- Threat ---------------------------------------------------------------------------------------------------------


def check_threat(table: Table, amount: int) -> None:
    """The GM cannot spend what is not there."""
    if amount > table.threat:
        cite = "houses.threat.spend.cannot-overspend"
        raise AgainstTheRules("error-houses-threat", cite=cite, needed=amount, there=table.threat)


async def spend_threat(
    play: Play[Table], amount: int, use: str, *cites: str, who: CharacterId = NOBODY, text: str = ""
) -> None:
    """Threat goes, announced with amount and reason."""
    if amount:
        check_threat(play.state, amount)
        await _threat(play, -amount, use, who, text, cites)


async def add_threat(play: Play[Table], who: CharacterId, amount: int, use: str, *cites: str, text: str = "") -> None:
    """Threat comes, up to the most this table allows."""
    room = room_for_threat(play.state)
    added = amount if room is None else min(amount, room)
    if added:
        await _threat(play, added, use, who, text, (*cites, *(() if room is not None else ("houses.threat.no-cap",))))


def room_for_threat(table: Table) -> int | None:
    """How much more the pool can hold; `None` where it has no ceiling."""
    cap = table.options.threat_cap
    return None if cap is None else max(0, cap - table.threat)


async def _threat(
    play: Play[Table], change: int, use: str, who: CharacterId, text: str, cites: tuple[str, ...]
) -> None:
    table = play.state
    seen, known = table.options.threat_visible_to_players, not who or table.shows(who)
    fact = ThreatChanged(table.threat + change, change, use, seen, who, text, known)
    await play.tell(fact, *cites)


def check_threat_price(table: Table, who: CharacterId, amount: int) -> None:
    """A player must find room for what is added, anybody else must find it in the pool."""
    if not table.who(who).is_player:
        check_threat(table, amount)
        return
    room = room_for_threat(table)
    if room is not None and amount > room:
        raise AgainstTheRules("error-houses-threat-full", cite="houses.threat.no-cap", needed=amount, room=room)


def can_pay_in_threat(table: Table, who: CharacterId, amount: int) -> bool:
    """Whether a price in Threat could be paid now."""
    try:
        check_threat_price(table, who, amount)
    except AgainstTheRules:
        return False
    return True


async def pay_in_threat(play: Play[Table], who: CharacterId, amount: int, use: str, *cites: str) -> None:
    """A price in Threat: a player adds it, anybody else spends it."""
    if not amount:
        return
    check_threat_price(play.state, who, amount)
    if play.state.who(who).is_player:
        await add_threat(play, who, amount, use, *cites)
        return
    await spend_threat(play, amount, use, *cites, "houses.threat.spend.npc-pays-what-players-add", who=who)


def could_pay(table: Table, one: Character, price: int) -> bool:
    """Whether a price can be paid whole: in Momentum by players, else in Threat; or in both where prices are split."""
    saved = table.saved(one.id) if one.is_player else 0
    in_threat = 0 if table.options.payment_split and saved < price else price
    least = price - saved if table.options.payment_split else in_threat
    return saved >= price or can_pay_in_threat(table, one.id, max(0, least))


# ---- Determination --------------------------------------------------------------------------------------------------


def points_of(table: Table, who: Character, promised: int = 0) -> int:
    """Return how many uses of Determination a character can pay for, beside Threat already promised."""
    if who.tier == "main":
        return who.determination or 0
    if who.is_player:
        return 0
    return max(0, table.threat - promised) // NPC_POINT


def price_of_point(who: Character) -> str:
    """Price of one use of Determination: a point, or Threat for an NPC."""
    return "1" if who.tier == "main" else str(NPC_POINT)


def check_point(table: Table, who: CharacterId, uses: int = 1, promised: int = 0) -> None:
    """Refuse uses of Determination that are not affordable: one point each, or three Threat each for an NPC.

    `promised` is Threat that goes into something else first.
    """
    one = table.who(who)
    if points_of(table, one, promised) >= uses:
        return
    if one.tier == "main":
        cite = "houses.determination.one-point-per-use"
        raise AgainstTheRules("error-houses-determination", cite=cite, name=one.name, needed=uses)
    if one.is_player:
        cite = "houses.determination.players-hold-it"
        raise AgainstTheRules("error-houses-no-determination", cite=cite, name=one.name)
    check_threat(table, promised + NPC_POINT * uses)


async def spend_point(play: Play[Table], who: CharacterId, use: str, *cites: str) -> None:
    """Pay for one use of Determination."""
    check_point(play.state, who)
    one = play.state.who(who)
    if one.tier == "main":
        left = points_of(play.state, one) - 1
        await play.tell(DeterminationChanged(who, left, use), "houses.determination.one-point-per-use", *cites)
        return
    rules = ("houses.threat.spend.npc-determination-3", "houses.determination.players-hold-it")
    await spend_threat(play, NPC_POINT, use, *rules, *cites, who=who)


def no_room_for_point(table: Table, one: Character) -> bool:
    """Whether a character holds as much Determination as the table allows."""
    cap = table.options.determination_cap
    return cap is not None and (one.determination or 0) >= cap


async def gain_point(play: Play[Table], who: CharacterId) -> None:
    """Gain a point of Determination; at the most it is lost. A character who holds none gives the GM Threat instead."""
    one = play.state.who(who)
    if one.tier != "main":
        await add_threat(play, who, NPC_POINT, "npc-determination", "houses.threat.add.npc-determination-gain")
        return
    held = one.determination or 0
    lost = no_room_for_point(play.state, one)
    rules = ("houses.determination.cap-3", "houses.determination.gain-at-cap") if lost else ()
    fact = DeterminationChanged(who, held if lost else held + 1, "gained", lost)
    await play.tell(fact, "houses.determination.gain-on-branch", "houses.challenge.accept-gives-point", *rules)


Purse = Literal["momentum", "threat", "both"]
"""What a die is paid with. From both it cannot be: that is refused."""


def prices_of(table: Table, who: CharacterId, paid: Sequence[str], free_first: bool) -> tuple[Price, ...]:
    """Price of each bought die: by its position, or by its position among those from the same pool."""
    npc, prices = not table.who(who).is_player, []
    for position, purse in enumerate(paid):
        place = position if table.options.dice_price_ladder == "shared" else list(paid[:position]).count(purse)
        listed = DICE_BY_MOMENTUM if purse == "momentum" else DICE_OF_NPCS if npc else DICE_BY_THREAT
        free = free_first and position == 0
        prices.append(Price(0, "houses.npc.ability.proficiency") if free else listed[place])
    return tuple(prices)


def totals(paid: Sequence[str], prices: Sequence[Price]) -> tuple[int, int]:
    """Price of the dice in Momentum, and in Threat."""
    by_purse = list(zip(paid, prices, strict=True))
    momentum = sum(price.points for purse, price in by_purse if purse == "momentum")
    return momentum, sum(price.points for purse, price in by_purse if purse != "momentum")


def promised_threat(table: Table, who: CharacterId, paid: Sequence[str], free_first: bool) -> int:
    """The Threat that dice will take out of the pool; a player's put some into it."""
    return 0 if table.who(who).is_player else totals(paid, prices_of(table, who, paid, free_first))[1]


def dice_in_reach(table: Table, who: CharacterId, most: int, free_first: bool) -> int:
    """Return how many dice the pools can pay for now, up to the room in the pool of dice."""
    purses = ("momentum", "threat") if table.who(who).is_player else ("threat",)
    for count in range(most, 0, -1):
        if any(_can_buy(table, who, paid, free_first) for paid in product(purses, repeat=count)):
            return count
    return 0


def _can_buy(table: Table, who: CharacterId, paid: Sequence[str], free_first: bool) -> bool:
    try:
        check_dice(table, who, paid, free_first)
    except AgainstTheRules:
        return False
    return True


def check_dice(table: Table, who: CharacterId, paid: Sequence[str], free_first: bool, promised: bool = False) -> None:
    """Whether these dice can be paid for now. What was there when it was promised may have been spent since."""
    if "both" in paid:
        raise AgainstTheRules("error-houses-split-die", cite="houses.dice.split-one-die")
    if "momentum" in paid and not table.who(who).is_player:
        cite = "houses.threat.spend.npc-pays-what-players-add"
        raise AgainstTheRules("error-houses-npc-momentum", cite=cite, name=table.who(who).name)
    momentum, threat = totals(paid, prices_of(table, who, paid, free_first))
    if momentum and not table.saved(who) and not promised:
        # What this very roll may bring cannot pay for it.
        raise AgainstTheRules("error-houses-no-momentum", cite="houses.momentum.no-self-funding")
    check_momentum(table, who, momentum)
    check_threat_price(table, who, threat)
