"""Loads: taking another load, and dropping it."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.choices import Doer
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import CoinsMoved, LoadDropped, LoadTaken
from moothall.rulesets.nova6.gear.prices import counts_money
from moothall.rulesets.nova6.modifiers.load_levels import LOADS, Load, load_aspect, load_of
from moothall.rulesets.nova6.offered import there
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.questions import LoadPrice
from moothall.rulesets.nova6.state import Table
from moothall.talk.actions import action
from moothall.talk.play import GM, Play


@action(
    "nova6.take-load",
    by="player",
    chapter="loads",
    rank=26,
    offered=there("nova6.gear.load-choice", lambda table, one: bool(pack_at(table).gear.load)),
)
async def take_load(play: Play[Table], who: Doer, load: Load, aspect: str = "") -> None:
    """Take another load; from light on an aspect says what sort of items it holds."""
    level = LOADS[load]
    play.state.who(who)
    if not pack_at(play.state).gear.load:
        raise AgainstTheRules("error-load-uncounted", cite="nova6.gear.load-choice")
    if level.named and not aspect.strip():
        raise AgainstTheRules("error-load-unnamed", cite="nova6.gear.load-aspect", load=load)
    if aspect.strip() and not level.named:
        raise AgainstTheRules("error-load-named", cite="nova6.gear.load-aspect", load=load)
    price = await _price(play, who, load)
    one = play.state.who(who)
    had = load_of(play.state, one)
    told = LoadTaken(who, load, had, one.burden, price, seen=one.seen)
    await play.tell(told, "nova6.gear.load-choice", "nova6.gear.load-cost", level.cite)
    if price:
        paid = CoinsMoved(who, -price, one.coins - price, seen=one.seen)
        await play.tell(paid, "nova6.gear.load-cost")
    old = [effect for effect in play.state.effects if effect.id == f"{who}-load"]
    for effect in old:
        await effects.end(play, effect.id, "replaced", "nova6.gear.load-aspect")
    if level.named:
        await effects.begin(play, load_aspect(who, aspect.strip()), "nova6.gear.load-aspect")


async def _price(play: Play[Table], who: str, load: Load) -> int:
    """A heavier load usually costs more; where nobody counts money nothing is charged."""
    if not counts_money(pack_at(play.state)).value:
        return 0
    return await play.ask(GM, LoadPrice(who, load), cite="nova6.gear.load-cost")


@action("nova6.drop-load", by="player", chapter="loads", offered=there("nova6.gear.load-drop"))
async def drop_load(play: Play[Table], who: Doer, dropped: bool = True) -> None:
    """Drop the load, or take it up again."""
    one = play.state.who(who)
    if one.dropped == dropped:
        raise AgainstTheRules("error-load-so-already", cite="nova6.gear.load-drop", name=one.name)
    await play.tell(LoadDropped(who, dropped, one.seen), "nova6.gear.load-drop")
