"""NOVA6 coins: purchases, payments and trades at the table, and on the sheet afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.creation.legality import check_sheet
from moothall.rulesets.nova6.effects.signature_assets import signature
from moothall.rulesets.nova6.growth import sheet_of
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Gear, Item, Pack
from moothall.rulesets.nova6.questions import Sold
from moothall.rulesets.nova6.sheet import belongings, to_character
from moothall.rulesets.nova6.state import Table
from tests.books.nova6.support.offers import offers
from tests.books.nova6.support.sheets import petra
from tests.books.nova6.support.stage import act_out, asset, hero, npc, table, weapon
from tests.support.citing import refused

MARKET: Pack = changed(
    UNIVERSAL,
    id="market",
    gear=Gear(("signature", "money"), money=30),
    items=(Item("knife", "damage", 3, "physical", price=6), Item("coat", "soak", 2, price=18), Item("heirloom")),
)
"""Thirty coins to begin with, and two things to spend them on."""
PIKE = weapon("bram", "a pike", 4, id="pike")
PAYS = "nova6.themepack.gear-money"


def at(*things: Any, coins: int = 30, **more: Any) -> Table:
    return table(hero("ilse", coins=coins), hero("bram"), *things, pack=MARKET, **more)


def bought(state: Table, item: str = "knife", **said: Any) -> Any:
    script = act_out(nova6.buy.open("ilse", item), state)
    return script.gm(Sold(**said) if said else script.asked().default()).end()


@pytest.mark.rule("nova6.themepack.gear-money")
def test_a_purchase_costs_its_price() -> None:
    """The coins are gone, the thing is there with all it can do, and one may buy another of the same."""
    after = bought(at())
    knife = after.effect("knife")
    assert after.who("ilse").coins == 24 and after.last(events.CoinsMoved).amount == -6 and after.result is True
    assert (knife.owner, knife.kind, knife.rating, knife.skill) == ("ilse", "damage", 3, "fight")
    again = bought(after.state)
    assert again.who("ilse").coins == 18
    assert sum(effect.name == "knife" for effect in again.state.effects_of("ilse", "damage")) == 2


def test_the_gm_sets_the_price_or_refuses_the_sale() -> None:
    """Dearer or cheaper than on the list; and what nobody sells costs nothing."""
    assert bought(at(), price=10).who("ilse").coins == 20
    assert bought(at(coins=2), price=1).who("ilse").coins == 1
    none = bought(at(), sold=False)
    assert (none.result, none.who("ilse").coins, none.state.effects) == (False, 30, ())
    assert none.last(events.NotSold).what == "knife"


@pytest.mark.parametrize(("coins", "price"), [(5, 6), (30, 31), (0, 1)])
def test_a_purchase_beyond_the_purse_is_refused(coins: int, price: int) -> None:
    """The refusal names what is held and what it costs; the question still waits for a price that can be paid."""
    script = act_out(nova6.buy.open("ilse", "knife"), at(coins=coins))
    with refused(PAYS) as caught:
        script.gm(Sold(True, price))
    assert (caught[0].key, caught[0].values["held"], caught[0].values["price"]) == ("error-too-few-coins", coins, price)
    assert script.waits_for() == "nova6/sale"
    assert script.gm(Sold(True, coins)).end().who("ilse").coins == 0


def test_unpriced_or_unknown_gear_cannot_be_bought() -> None:
    """Gear without a price, gear unknown to the pack, and all gear without money rules are refused."""
    with refused(PAYS):
        act_out(nova6.buy.open("ilse", "heirloom"), at())
    with pytest.raises(Unclear, match="error-no-such-ware"):
        act_out(nova6.buy.open("ilse", "moon"), at())
    plain = table(hero("ilse", coins=9))
    with refused("nova6.economy.none"):
        act_out(nova6.buy.open("ilse", "knife"), plain)
    for opening in (nova6.pay.open("ilse", 1), nova6.grant_coins.open("ilse", 1)):
        with refused("nova6.economy.none"):
            act_out(opening, plain)


def test_coins_are_paid_and_granted() -> None:
    """Coins are paid for unlisted goods; the GM grants and takes, but never below zero."""
    paid = act_out(nova6.pay.open("ilse", 4, "a bed for the night"), at()).end()
    assert paid.who("ilse").coins == 26 and paid.last(events.CoinsMoved).what == "a bed for the night"
    assert act_out(nova6.grant_coins.open("ilse", 12, "the reward"), at()).end().who("ilse").coins == 42
    assert act_out(nova6.grant_coins.open("ilse", -30), at()).end().who("ilse").coins == 0
    too_much = [
        nova6.pay.open("ilse", 31),
        nova6.grant_coins.open("ilse", -31),
        nova6.grant_coins.open("ilse", 2_000_000),
    ]
    for opening in (
        *too_much,
        nova6.pay.open("ilse", 0),
        nova6.pay.open("ilse", -5),
        nova6.grant_coins.open("ilse", 0),
    ):
        with refused(PAYS):
            act_out(opening, at())


def test_heroes_trade_coins_and_gear() -> None:
    """Coins go one way and a thing the other; each is then its new owner's."""
    state = at(PIKE)
    given = act_out(nova6.give_coins.open("ilse", "bram", 10), state).end()
    assert (given.who("ilse").coins, given.who("bram").coins) == (20, 10)
    done = act_out(nova6.hand_over.open("bram", "ilse", item="pike"), given.state).end()
    assert done.state.effect("pike").owner == "ilse" and done.last(events.HandedOver).what == "a pike"
    both = act_out(nova6.hand_over.open("bram", "ilse", "pike", 3), given.state).end()
    assert (both.who("ilse").coins, both.state.effect("pike").owner) == (23, "ilse")
    plain = table(hero("ilse"), hero("bram"), PIKE)
    assert act_out(nova6.hand_over.open("bram", "ilse", item="pike"), plain).end().state.effect("pike").owner == "ilse"


def test_only_owned_gear_and_coins_are_handed_over() -> None:
    """Nothing, oneself, a hidden NPC, too many coins or signature gear are refused."""
    ring = signature("ring", "ilse", "a ring", "trouble")
    state = at(PIKE, ring, asset("ilse", "a map", 1, id="map"), npc("spy", seen=False))
    wrong = [("bram", 0, ""), ("ilse", 5, ""), ("spy", 5, ""), ("bram", 31, "")]
    for to, coins, item in wrong:
        with refused(PAYS):
            act_out(nova6.hand_over.open("ilse", to, item, coins), state)
    for item in ("pike", "ring"):
        with refused("nova6.character.gear-start"):
            act_out(nova6.hand_over.open("ilse", "bram", item), state)
    assert act_out(nova6.hand_over.open("ilse", "bram", "map"), state).end().state.effect("map").owner == "bram"


def test_giving_is_offered_with_something_to_give() -> None:
    """Handing over takes a thing and giving coins a purse; a signature asset alone closes it by its rule."""
    both, poor = offers(at()), offers(at(PIKE), "bram")
    assert both["give-coins"].open and "hand-over" not in both
    assert poor["hand-over"].open and (poor["give-coins"].open, poor["give-coins"].cite) == (False, PAYS)
    dear = offers(at(signature("ring", "ilse", "a ring", "trouble")))["hand-over"]
    assert (dear.open, dear.cite) == (False, "nova6.character.gear-start")
    with refused(PAYS):
        act_out(nova6.give_coins.open("ilse", "bram", 0), at())


def test_buying_is_offered_only_with_coins() -> None:
    """Buying is open with coins, closed by its rule without any, and absent in other packs."""
    found = {id: (one.open, one.cite) for id, one in offers(at()).items()}
    assert found["buy"] == found["pay"] == (True, PAYS)
    assert offers(at(), "bram")["buy"].open is False
    assert not {"buy", "pay"} & offers(table(hero("ilse"))).keys()


def test_the_sheet_keeps_purchases_and_coins() -> None:
    """Purchases are among the gear, earnings in the purse, and the sheet is still legal."""
    sheet = petra(pack="market", gear=[{"name": "knife", "item": "knife"}, {"name": "a bell"}])
    state = Table(
        heroes=(to_character(sheet, "ilse", "ilse", MARKET), hero("bram")),
        effects=belongings(sheet, "ilse", MARKET),
        pack=MARKET,
    )
    assert state.who("ilse").coins == 24 and sheet_of(state, "ilse") == sheet
    coat = {"name": "coat", "item": "coat"}
    spent = bought(state, "coat").state
    assert sheet_of(spent, "ilse") == sheet | {"gear": [*sheet["gear"], coat]}
    rich = act_out(nova6.grant_coins.open("ilse", 100), spent).end().state
    after = sheet_of(rich, "ilse")
    assert after["coins"] == 106 and to_character(after, "ilse", "ilse", MARKET).coins == 106
    knife = next(effect.id for effect in rich.effects_of("ilse", "damage"))
    sold = act_out(nova6.hand_over.open("ilse", "bram", item=knife), rich).end().state
    assert sheet_of(sold, "ilse")["gear"] == [{"name": "a bell"}, coat]
    assert [one for one in check_sheet(after, pack=MARKET) if not one.warning] == []


def test_payments_are_from_one_to_a_million_coins() -> None:
    """Payments, grants and gifts are from one to a million coins."""
    rich = at(coins=2_000_000)
    paid = act_out(nova6.pay.open("ilse", 1_000_000), rich).end()
    assert paid.who("ilse").coins == 1_000_000
    paid_out = [nova6.pay.open("ilse", 1), nova6.grant_coins.open("ilse", -1), nova6.give_coins.open("ilse", "bram", 1)]
    one = [*paid_out, nova6.grant_coins.open("ilse", 1)]
    assert [act_out(opening, at()).end().who("ilse").coins for opening in one] == [29, 29, 29, 31]
    for coins in (0, 1_000_001):
        for opening in (nova6.pay.open("ilse", coins), nova6.grant_coins.open("ilse", coins)):
            with refused(PAYS):
                act_out(opening, rich)
