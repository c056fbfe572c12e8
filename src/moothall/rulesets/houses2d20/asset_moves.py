"""Moving assets: the test for a step from zone to zone, bold and subtle moves, and failed ones."""

from __future__ import annotations

from typing import NamedTuple

from moothall.rulesets.houses2d20.aftermath import Pending, Result, buy, conclude_but_complications
from moothall.rulesets.houses2d20.assets import assets_of, assets_of_side, movable
from moothall.rulesets.houses2d20.called_test import CalledTest, SetDifficulty
from moothall.rulesets.houses2d20.events import AssetMoved, MoveFailed
from moothall.rulesets.houses2d20.ids import NO_ASSET, AssetId, CharacterId, ZoneId
from moothall.rulesets.houses2d20.prices import MOMENTUM
from moothall.rulesets.houses2d20.questions import FurtherTo, Move, MoveAsset, Push, PushAsset
from moothall.rulesets.houses2d20.questions.asset_moves import ELSE, MANNERS
from moothall.rulesets.houses2d20.skill_test import attempt, call_for
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import MOVE_DIFFICULTY
from moothall.talk.play import Play
from moothall.talk.questions import Question
from moothall.talk.reasons import Because

MOVE = SetDifficulty(MOVE_DIFFICULTY, "houses.move.test-difficulty-2")


class Done(NamedTuple):
    """Initiative after an action: whether it may be kept, and whether for nothing; or nothing was done at all."""

    may_keep: bool = True
    free: bool = False
    idle: bool = False
    pending: Pending = ()
    """Complications that are named once the turn is over."""


async def which_move(play: Play[Table], who: CharacterId, asset: AssetId = NO_ASSET) -> Move | None:
    """The asset that moves and its zone, a named asset first; nothing if the turn is used otherwise after all."""
    listed = sorted(movable(play.state, assets_of(play.state, who)), key=lambda each: each.asset != asset)
    move = await play.ask(play.state.who(who).seat, MoveAsset(who, tuple(listed)), cite="houses.move.manner")
    return None if move.asset == ELSE else move


async def move_asset(play: Play[Table], who: CharacterId, move: Move, shifts: tuple[Because, ...]) -> Done:
    """An asset goes to a zone next to its own, if the test is passed."""
    if move.manner == "plain" and not play.state.options.move_plain_needs_test:
        await _step(play, who, move.asset, move.to, "plain", "houses.move.test-difficulty-2")
        return Done()
    shifts = (*shifts, *_in_the_way(play.state, who, move))
    action = f"{play.state.called(move.asset)} → {play.state.called(move.to)}"
    called = await call_for(play, who, action, shifts=shifts, fixed=MOVE)
    if not isinstance(called, CalledTest):
        return Done(may_keep=False) if called is None else await _simply(play, who, move)
    result = await attempt(play, called)
    if not isinstance(result, Result):
        return Done(may_keep=False)
    if result.passed:
        result = await _moved(play, result, move)
    else:
        await _stuck(play, who, move)
    pending = await conclude_but_complications(play, result)
    return Done(result.passed, result.passed and move.manner == "subtle", pending=pending)


def _in_the_way(table: Table, who: CharacterId, move: Move) -> tuple[Because, ...]:
    """At some tables defensive assets of the other side hinder those who come in, or those who leave."""
    how = table.options.move_defensive_assets_hinder
    if how == "none":
        return ()
    zone = move.to if how == "enter" else table.asset(move.asset).zone
    other = assets_of_side(table, "opposition" if table.who(who).is_player else "players")
    hindering = [asset for asset in other if asset.defensive and asset.zone == zone and asset.seen]
    return tuple(Because("shift-defended", 1, "houses.asset.defensive", asset.name) for asset in hindering)


async def _simply(play: Play[Table], who: CharacterId, move: Move) -> Done:
    """The GM finds that it needs no dice: it is a success, but one that brings no Momentum."""
    await _step(play, who, move.asset, move.to, move.manner, "houses.move.one-zone", MANNERS[move.manner])
    if move.manner == "bold":
        await _push(play, who)
    return Done(free=move.manner == "subtle")


async def _moved(play: Play[Table], result: Result, move: Move) -> Result:
    """Move the asset one zone, one more for Momentum; boldly, push an opponent's asset as well."""
    who, left = result.who, play.state.asset(move.asset).zone
    rules = ("houses.move.test-difficulty-2", "houses.move.one-zone", MANNERS[move.manner])
    await _step(play, who, move.asset, move.to, move.manner, *rules)
    price = MOMENTUM["zone"]
    zones = tuple(sorted(play.state.neighbours(move.to), key=lambda zone: zone == left))
    if zones:
        result, bought = await buy(play, result, "zone", price.points, price.cite)
        if bought:
            asked = FurtherTo(who, move.asset, zones)
            to = await play.ask(play.state.who(who).seat, asked, cite="houses.move.extra-zone-2-momentum")
            await _step(play, who, move.asset, to, "further", "houses.move.extra-zone-2-momentum")
    result = await _second(play, result, move)
    if move.manner == "bold":
        await _push(play, who)
    return result


async def _second(play: Play[Table], result: Result, move: Move) -> Result:
    """At some tables 2 Momentum move a second asset along."""
    if not play.state.options.move_second_asset_for_2:
        return result
    others = tuple(asset for asset in assets_of(play.state, result.who) if asset.id != move.asset)
    listed = movable(play.state, others)
    if not listed:
        return result
    price = MOMENTUM["zone"]
    result, bought = await buy(play, result, "second", price.points, price.cite)
    if bought:
        asked = PushAsset(result.who, listed, price.cite)
        push = await play.ask(play.state.who(result.who).seat, asked, cite=price.cite)
        await _pushed(play, result.who, push, "further", price.cite)
    return result


async def _push(play: Play[Table], who: CharacterId) -> None:
    """A bold success moves one asset of an opposing character by one zone."""
    rule = "houses.move.bold-shifts-enemy-asset"
    one = play.state.who(who)
    theirs = assets_of_side(play.state, "opposition" if one.is_player else "players")
    listed = movable(play.state, tuple(asset for asset in theirs if asset.seen))
    if listed:
        push = await play.ask(one.seat, PushAsset(who, listed, rule), cite=rule)
        await _pushed(play, who, push, "pushed", rule)


async def _stuck(play: Play[Table], who: CharacterId, move: Move) -> None:
    """A failure: no further movement, no keeping the initiative, and one enemy may move one asset one zone."""
    rules = ("houses.move.fail-no-extra-zone", "houses.move.fail-no-initiative", "houses.move.test-difficulty-2")
    one = play.state.who(who)
    await play.tell(MoveFailed(who, move.asset, one.seen), *rules)
    rule = "houses.move.fail-enemy-moves-one"
    taken = await play.offer(_answering(play.state, who), cite=rule)
    if taken is not None and taken.answer.asset:
        mover = play.state.asset(taken.answer.asset).owner
        await _pushed(play, mover, taken.answer, "answered", rule)


def _answering(table: Table, who: CharacterId) -> list[tuple[str, Question[Push]]]:
    """Each opposing seat that has an asset it could move."""
    enemies = table.standing("opposition" if table.who(who).is_player else "players")
    found = []
    for seat in dict.fromkeys(enemy.seat for enemy in enemies):
        owners = [enemy.id for enemy in enemies if enemy.seat == seat]
        listed = movable(table, tuple(asset for owner in owners for asset in assets_of(table, owner)))
        if listed:
            asked: Question[Push] = PushAsset(owners[0], listed, "houses.move.fail-enemy-moves-one")
            found.append((seat, asked))
    return found


async def _pushed(play: Play[Table], who: CharacterId, push: Push, how: str, cite: str) -> None:
    if push.asset:
        await _step(play, who, push.asset, push.to, how, cite)


async def _step(play: Play[Table], who: CharacterId, asset: AssetId, zone: ZoneId, how: str, *cites: str) -> None:
    told = AssetMoved(asset, who, zone, how, play.state.asset(asset).seen, play.state.called(zone))
    await play.tell(told, *cites, "houses.zone.neighbours")
