"""Money, where the pack counts it: items bought, and coins paid, given and taken.

What somebody has is never below nothing; whoever has too few is refused with the price.
"""

from __future__ import annotations

from typing import Annotated

from moothall.errors import AgainstTheRules, Unclear
from moothall.records import changed
from moothall.rulesets.nova6.choices import Anyone, Doer, anyone_else, doer, judging, own
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import CoinsMoved, HandedOver, NotSold
from moothall.rulesets.nova6.gear.pieces import thing
from moothall.rulesets.nova6.gear.prices import counts_money
from moothall.rulesets.nova6.ids import NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.offered import there, unless
from moothall.rulesets.nova6.packs.pack import Item, pack_at
from moothall.rulesets.nova6.questions import Sale, check_pays
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.time.turns import check_may_react
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Busy, Choice, Given
from moothall.talk.play import GM, Play

PAYS = "nova6.themepack.gear-money"
MOST_COINS = 1_000_000
THINGS = ("damage", "soak", "asset")
"""Kinds of what can be handed to somebody else."""


def _has_money(table: Table, one: Character) -> bool:
    return bool(counts_money(pack_at(table)).value)


def _check_purse(table: Table, who: PersonId) -> None:
    """Refuse a character who is out, or has no coin."""
    check_may_react(table, who)
    check_pays(table, who, 1)


def _wares(table: Table, given: Given) -> list[Choice]:
    return [Choice(item.id, price=item.price) for item in pack_at(table).items]


def _check_ware(table: Table, given: Given) -> None:
    check_counts_money(table)
    wanted(table, given["item"])


WARE = Among(judging("item", _wares, _check_ware))


@action("nova6.buy", by="player", chapter="flaws", rank=28, offered=unless(_check_purse, PAYS, _has_money))
async def buy(play: Play[Table], who: Doer, item: Annotated[str, WARE]) -> bool:
    """Buy an item of the pack, if the GM says that it is sold here; the price may differ."""
    check_counts_money(play.state)
    asked = Sale(who, item, wanted(play.state, item).price, play.state.who(who).coins)
    said = await play.ask(GM, asked, cite=PAYS)
    made = thing(wanted(play.state, item), who, pack_at(play.state))
    if not said.sold:
        await play.tell(NotSold(who, made.name, play.state.who(who).seen), PAYS)
        return False
    await _move(play, who, -said.price, made.name)
    await effects.begin(play, changed(made, id="", known=play.state.who(who).seen), PAYS)
    return True


def _has_things(table: Table, one: Character) -> bool:
    return any(effect.kind in THINGS for effect in table.effects_of(one.id))


def _check_receiver(table: Table, who: PersonId, receiver: PersonId) -> None:
    """Refuse to give to oneself, or where one of the two is hidden."""
    one, other = table.who(who), table.who(receiver)
    if one.id == other.id or not (one.seen and other.seen):
        raise AgainstTheRules("error-nothing-to-hand-over", cite=PAYS, name=one.name)


def _check_item(table: Table, given: Given) -> None:
    _check_can_give(table, doer(given), given["item"])


HANDED = Among(judging("item", own("damage", "soak", "asset"), _check_item))
RECEIVER = Among(
    judging("receiver", anyone_else, lambda table, given: _check_receiver(table, doer(given), given["receiver"]))
)


@action("nova6.hand-over", by="player", chapter="flaws", offered=there(when=_has_things))
async def hand_over(
    play: Play[Table],
    who: Doer,
    receiver: Annotated[PersonId, RECEIVER],
    item: Annotated[EffectId, HANDED],
    coins: int = 0,
) -> None:
    """Give an item to another character, or coins without one, or both."""
    _check_receiver(play.state, who, receiver)
    one, other = play.state.who(who), play.state.who(receiver)
    if not (coins or item):
        raise AgainstTheRules("error-nothing-to-hand-over", cite=PAYS, name=one.name)
    if coins:
        check_counts_money(play.state)
        check_amount(coins, 1)
        check_pays(play.state, who, coins)
    if item:
        _check_can_give(play.state, who, item)
    named = play.state.effect(item).name if item else ""
    told = HandedOver(who, receiver, coins, one.coins - coins, other.coins + coins, named)
    await play.tell(told, PAYS if coins else "nova6.character.gear-start")
    if item:
        await effects.change(play, item, "nova6.character.gear-start", owner=receiver)


@action("nova6.give-coins", by="player", chapter="flaws", offered=unless(_check_purse, PAYS, _has_money))
async def give_coins(play: Play[Table], who: Doer, receiver: Annotated[PersonId, RECEIVER], coins: int) -> None:
    """Give coins to another character."""
    check_amount(coins, 1)
    await hand_over(play, who, receiver, NOTHING, coins)


@action("nova6.pay", by="player", chapter="flaws", rank=29, offered=unless(_check_purse, PAYS, _has_money))
async def pay(play: Play[Table], who: Doer, coins: int, reason: str = "") -> None:
    """Pay coins for an expense without a listed price: a bed, a bribe, a toll."""
    check_counts_money(play.state)
    check_amount(coins, 1)
    check_pays(play.state, who, coins)
    await _move(play, who, -coins, reason.strip())


@action("nova6.grant-coins", by="gm", chapter="flaws")
async def grant_coins(play: Play[Table], who: Busy[Anyone], coins: int, reason: str = "") -> None:
    """The GM hands out coins, or takes some away."""
    check_counts_money(play.state)
    check_amount(abs(coins), 1)
    check_pays(play.state, who, -coins)
    await _move(play, who, coins, reason.strip())


async def _move(play: Play[Table], who: str, coins: int, what: str, rule: str = PAYS) -> None:
    one = play.state.who(who)
    await play.tell(CoinsMoved(who, coins, one.coins + coins, what, one.seen), rule)


# ---- What stands in the way ------------------------------------------------------------------------------------------


def check_counts_money(table: Table) -> None:
    """Money is only where the pack has some."""
    money = counts_money(pack_at(table))
    if not money.value:
        raise AgainstTheRules("error-no-money", cite=money.cite)


def check_amount(coins: int, least: int = 0) -> None:
    """So many coins as can be counted."""
    if not least <= coins <= MOST_COINS:
        raise AgainstTheRules("error-coins", cite=PAYS, coins=coins, most=MOST_COINS)


def wanted(table: Table, item: str) -> Item:
    """A thing of the pack that has a price."""
    found = pack_at(table).item(item)
    if found is None:
        raise Unclear("error-no-such-ware", item=item)
    if not found.price:
        raise AgainstTheRules("error-not-for-sale", cite=PAYS, item=item)
    return found


def _check_can_give(table: Table, who: str, item: str) -> None:
    """Refuse to give away another's item, or a signature asset."""
    held = table.effect(item)
    if held.owner != who or held.kind not in THINGS or held.has("signature"):
        raise AgainstTheRules("error-not-to-hand-over", cite="nova6.character.gear-start", item=held.name)
