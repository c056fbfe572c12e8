"""Conflicts: start, order of turns, actions of a turn, initiative, and end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.houses2d20.adversity import peril_of
from moothall.rulesets.houses2d20.aftermath import name_pending
from moothall.rulesets.houses2d20.asset_moves import Done, move_asset, which_move
from moothall.rulesets.houses2d20.asset_uses import open_uses, say_use, use_asset
from moothall.rulesets.houses2d20.assets import assets_of, check_zones, lay_out, movable, put_in
from moothall.rulesets.houses2d20.attacks import Aimed, aim, aim_at, attack, whom_and_with
from moothall.rulesets.houses2d20.choices import anyone, handled, whoever
from moothall.rulesets.houses2d20.drives import statements_of
from moothall.rulesets.houses2d20.events import (
    Acted,
    Bystander,
    ConflictBegan,
    ConflictEnded,
    TookPart,
    TurnPassed,
)
from moothall.rulesets.houses2d20.ids import NO_ASSET, NOBODY, AssetId, CharacterId, ZoneId
from moothall.rulesets.houses2d20.points import (
    NPC_POINT,
    could_pay,
    pay_in_threat,
    points_of,
    price_of_point,
    spend_momentum,
    spend_point,
)
from moothall.rulesets.houses2d20.questions import (
    DoesItBack,
    ExtraAction,
    KeepInitiative,
    Move,
    NewAsset,
    Statement,
    Strike,
    WhatAction,
    check_own,
)
from moothall.rulesets.houses2d20.questions.turns import ACTION_RULES, Action
from moothall.rulesets.houses2d20.skill_test import check_can_act
from moothall.rulesets.houses2d20.state import Character, Conflict, Table, Zone, anybody_down
from moothall.rulesets.houses2d20.words import CONFLICTS, ConflictKind, Side
from moothall.rulesets.houses2d20.yardsticks import kind_of
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, BeginsFirst, Choice, Given, OneTap, Own, Words
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because


@action("houses.begin-conflict", by="gm", chapter="conflict", rank=3)
async def begin_conflict(
    play: Play[Table],
    kind: ConflictKind,
    first: Annotated[CharacterId, Among(whoever(_check_first))],
    zones: AskedLater[tuple[Zone, ...]] = (),
    places: AskedLater[tuple[tuple[CharacterId, ZoneId], ...]] = (),
    people: tuple[Annotated[CharacterId, Among(anyone)], ...] = (),
) -> None:
    """The GM says what kind of conflict it is, who takes part, which zones there are, who is where, and who acts first.

    Where nobody is named, everybody who is in the scene takes part; whoever acts first does in any case.
    """
    opener, outside = _check_start(play.state, kind, first), _bystanders(play.state, people, first)
    _check_places(play.state, zones, places)
    if play.state.conflict is not None:
        await _over(play)
    if zones:
        await lay_out(play, zones)
    for who, zone in places:
        await put_in(play, who, zone)
    listed_kind = next(each for each in CONFLICTS if each == kind)
    in_turn = play.state.options.initiative_mode == "alternate"
    begun = Conflict(listed_kind, side=opener.side if in_turn else "", actor=_first(play.state, opener))
    rules = ("houses.conflict.five-types", kind_of(begun.kind).cite, "houses.initiative.gm-names-first")
    await play.tell(ConflictBegan(begun, outside), *rules)


def _check_start(table: Table, kind: str, first: CharacterId) -> Character:
    """The character who acts first in a conflict of a known kind."""
    if kind not in CONFLICTS:
        listed = ", ".join(CONFLICTS)
        raise AgainstTheRules("error-houses-conflict", cite="houses.conflict.five-types", kind=kind, kinds=listed)
    return _check_first(table, first)


def _check_first(table: Table, first: CharacterId) -> Character:
    """Refuse an opener who is out of play, but for one who is down in the conflict that this one ends."""
    opener = table.who(first)
    return opener if table.conflict is not None and opener.defeated == "defeated" else check_can_act(table, first)


def _check_places(table: Table, zones: tuple[Zone, ...], places: tuple[tuple[CharacterId, ZoneId], ...]) -> None:
    """Everybody is placed in a zone of the new conflict; one that ends takes its zones with it."""
    check_zones(zones)
    there = zones or (table.zones if table.conflict is None else ())
    for who, zone in places:
        changed(table, zones=there).zone(zone)
        table.who(who)


def _bystanders(table: Table, people: tuple[CharacterId, ...], first: CharacterId) -> tuple[Bystander, ...]:
    """Return the characters outside a new conflict; refuse unknown names."""
    inside = {table.who(who).id for who in (*people, first)}
    if not people:
        absent = {one.id for one in table.players() if table.present and one.id not in table.present}
        inside |= {one.id for one in table.characters if one.id not in absent}
    return tuple(Bystander(one.id, one.seen) for one in table.characters if one.id not in inside)


def _first(table: Table, one: Character) -> CharacterId:
    """The one who acts first; open where anybody may act, or if the players have not seen them."""
    return one.id if one.seen and not table.options.free_order else NOBODY


@action("houses.end-conflict", by="gm", chapter="conflict", rank=7)
async def end_conflict(play: Play[Table]) -> None:
    """The GM finds that the conflict is over."""
    if play.state.conflict is None:
        raise AgainstTheRules("error-houses-no-conflict", cite="houses.conflict.five-types")
    await _over(play)


async def _over(play: Play[Table]) -> None:
    clears = play.state.options.track_clears == "conflict"
    over = ConflictEnded(clears, all_rise=anybody_down(play.state), board_clears=True)
    await play.tell(over, *(("houses.task.track-clears",) if clears else ()))


@action("houses.join-conflict", by="gm", chapter="conflict")
async def join_conflict(play: Play[Table], who: Annotated[CharacterId, Among(whoever(_check_joins))]) -> None:
    """Let a character join the running conflict; they act in the round under way."""
    one = _check_joins(play.state, who)
    await play.tell(TookPart(who, False, one.seen), "houses.initiative.all-act-once")


@action("houses.leave-conflict", by="gm", chapter="conflict")
async def leave_conflict(play: Play[Table], who: Annotated[CharacterId, Among(whoever(_check_leaves))]) -> None:
    """Let a character leave the running conflict; if their side has no actor left, the turn passes."""
    one = _check_leaves(play.state, who)
    await play.tell(TookPart(who, True, one.seen), "houses.initiative.all-act-once")
    await _without(play, one)


async def _without(play: Play[Table], left: Character) -> None:
    """The turn goes on without one who has left: to others of the side that acts, or past it if all have acted."""
    conflict = _conflict(play.state)
    if conflict.actor not in ("", left.id) or play.state.options.free_order:
        return
    sides: tuple[Side, ...] = (conflict.side,) if conflict.side else ("players", "opposition")
    if not any(not other.acted for side in sides for other in play.state.standing(side)):
        await _pass_turn(play, left.side)
    elif conflict.actor == left.id:
        await play.tell(TurnPassed(_anybody(conflict), "passed"), "houses.initiative.alternates")


def _check_joins(table: Table, who: CharacterId) -> Character:
    """A character who takes no part in the running conflict yet."""
    one = _of_conflict(table, who)
    if not one.outside:
        raise AgainstTheRules("error-houses-takes-part", cite="houses.initiative.all-act-once", name=one.name)
    return one


def _check_leaves(table: Table, who: CharacterId) -> Character:
    """A character who takes part in the running conflict."""
    one = _of_conflict(table, who)
    if one.outside:
        raise AgainstTheRules("error-houses-no-part", cite="houses.initiative.all-act-once", name=one.name)
    return one


def _of_conflict(table: Table, who: CharacterId) -> Character:
    """A character at a table where a conflict runs."""
    if table.conflict is None:
        raise AgainstTheRules("error-houses-no-conflict", cite="houses.conflict.five-types")
    return table.who(who)


Aim = Aimed | Move | NewAsset | str
"""What an attack is aimed at, what goes where, what is made, or what is said; empty where that is asked for later."""


class Chosen(NamedTuple):
    """A use of a turn, and its details."""

    action: Action
    aimed: Aim


def _may_act(table: Table, who: CharacterId) -> str:
    """While a conflict runs, by turns."""
    if table.conflict is None:
        return ""
    check_turn(table, who)
    return "houses.initiative.all-act-once"


@action("houses.act", by="player", chapter="conflict", rank=2, offered=_may_act)
async def act(
    play: Play[Table],
    who: Annotated[Own[CharacterId], Among(whoever(check_turn))],
    asset: Annotated[AskedLater[AssetId], Among(handled(_check_movable))] = NO_ASSET,
) -> None:
    """A turn: one action, and then the initiative is kept, another action is bought, or the other side acts.

    A turn that is begun with an asset moves it, unless its owner thinks better of it.
    """
    conflict = check_turn(play.state, who)
    if asset:
        _check_movable(play.state, who, asset)
    await _take(play, who, conflict.penalty, await _choose(play, who, conflict.penalty, asset))


def _enemies(table: Table, given: Given) -> Iterator[Choice]:
    """Those whom a character can attack, the ones in reach first; the others only with the GM's leave."""
    who = given.get("who", NOBODY)
    if not who:
        return (Choice(one.id, one.name) for one in table.characters)
    asked = whom_and_with(table, who)
    near = {strike.target for strike in asked.near}
    return (Choice(id, table.called(id), note="" if id in near else "choice-beyond") for id in asked.targets)


def _arms(table: Table, given: Given) -> Iterator[Choice]:
    """Assets for an attack, those that reach its target first."""
    who, target = given.get("who", NOBODY), given.get("target", NOBODY)
    if not who:
        return iter(())
    asked = whom_and_with(table, who)
    near = [asset for asset in asked.assets if Strike(target, asset) in asked.near]
    return (Choice(id, table.called(id)) for id in dict.fromkeys((*near, *asked.assets)))


def _may_attack(table: Table, who: CharacterId) -> str:
    """While a conflict runs, by turns, if there is an enemy to attack."""
    return "houses.use.attack" if _may_act(table, who) and "attack" in open_actions(table, who) else ""


@action("houses.attack", by="player", chapter="conflict", rank=1, offered=_may_attack)
async def attack_at(
    play: Play[Table],
    who: Annotated[Own[CharacterId], Among(whoever(check_turn))],
    target: Annotated[CharacterId, Among(_enemies), OneTap],
    asset: Annotated[AssetId, Among(_arms), BeginsFirst] = NO_ASSET,
    intent: Words = "",
) -> None:
    """A turn that is an attack: whom it is aimed at, with what and what for is said as it begins."""
    conflict = check_turn(play.state, who)
    aimed = await aim_at(play, who, Strike(target, asset), intent)
    chosen = Chosen("attack", aimed) if aimed else await _choose(play, who, conflict.penalty, NO_ASSET)
    await _take(play, who, conflict.penalty, chosen)


async def _take(play: Play[Table], who: CharacterId, penalty: int, chosen: Chosen) -> None:
    """Take a turn with its action, up to the next to act and the complications that the GM names."""
    one, (action, aimed) = play.state.who(who), chosen
    await play.tell(Acted(who, action, one.seen), ACTION_RULES[action], "houses.initiative.all-act-once")
    kept = Because("shift-kept", penalty, "houses.initiative.keep-plus-1")
    shifts = (kept,) if penalty else ()
    done = await _carry_out(play, who, action, aimed, shifts)
    if play.state.conflict is not None:
        await _after(play, who, done)
    await name_pending(play, done.pending)


def _check_movable(table: Table, who: CharacterId, asset: AssetId) -> None:
    """Only one's own asset on the board can be moved, and only to somewhere."""
    thing = check_own(table, who, asset)
    if not movable(table, (thing,)):
        raise AgainstTheRules("error-houses-stuck", cite="houses.move.one-zone", asset=thing.name)


async def _choose(play: Play[Table], who: CharacterId, penalty: int, asset: AssetId) -> Chosen:
    """The action of a turn. One without target or words is asked for again."""
    if asset and (move := await which_move(play, who, asset)) is not None:
        return Chosen("move_asset", move)
    while True:
        asked = WhatAction(who, open_actions(play.state, who), penalty)
        action = await play.ask(play.state.who(who).seat, asked, cite="houses.initiative.all-act-once")
        aimed = await _aimed(play, who, action)
        if aimed is not None:
            return Chosen(action, aimed)


async def _aimed(play: Play[Table], who: CharacterId, action: Action) -> Aim | None:
    match action:
        case "attack":
            return await aim(play, who)
        case "move_asset" | "move":
            return await which_move(play, who)
        case _:
            return await say_use(play, who, action)


async def _carry_out(
    play: Play[Table], who: CharacterId, action: Action, aimed: Aim, shifts: tuple[Because, ...]
) -> Done:
    match aimed:
        case Move():
            return await move_asset(play, who, aimed, shifts)
        case Aimed():
            return await attack(play, who, aimed, shifts)
    return Done(may_keep=False, idle=True) if action == "wait" else await use_asset(play, who, action, aimed, shifts)


def open_actions(table: Table, who: CharacterId) -> tuple[Action, ...]:
    """Actions open in a turn: moving and attacking only with an asset to move and a target to attack."""
    one = table.who(who)
    actions: list[Action] = ["move_asset"] if movable(table, assets_of(table, who)) else []
    enemies = table.standing("opposition" if one.is_player else "players")
    actions += ["attack"] if any(enemy.seen or not one.is_player for enemy in enemies) else []
    return (*actions, *open_uses(table, who), "wait")


def check_turn(table: Table, who: CharacterId) -> Conflict:
    """A conflict runs, and it is this one's turn."""
    one, conflict = check_can_act(table, who), table.conflict
    if conflict is None:
        raise AgainstTheRules("error-houses-no-conflict", cite="houses.conflict.five-types")
    if one.outside:
        raise AgainstTheRules("error-houses-no-part", cite="houses.initiative.all-act-once", name=one.name)
    if table.options.free_order:
        return conflict
    if conflict.actor and conflict.actor != who and not table.who(conflict.actor).defeated:
        cite = "houses.initiative.gm-names-first"
        raise AgainstTheRules("error-houses-anothers-turn", cite=cite, name=table.who(conflict.actor).name)
    if conflict.side and conflict.side != one.side:
        raise AgainstTheRules("error-houses-other-side", cite="houses.initiative.alternates", name=one.name)
    if one.acted and conflict.actor != who:
        raise AgainstTheRules("error-houses-acted", cite="houses.initiative.all-act-once", name=one.name)
    return conflict


# ---- After an action ------------------------------------------------------------------------------------------------


async def _after(play: Play[Table], who: CharacterId, done: Done) -> None:
    """Keep the initiative, buy another action, or pass the turn; without an order there is nothing to keep or buy."""
    if play.state.options.free_order:
        return
    if await _kept(play, who, done) or await _acts_again(play, who, done.idle):
        return
    await _pass_turn(play, play.state.who(who).side)


async def _pass_turn(play: Play[Table], acted: Side) -> None:
    """Pass the turn to the next character, once this side has acted."""
    conflict, how = next_turn(play.state, acted)
    rule = "houses.initiative.all-act-once" if how == "round" else "houses.initiative.alternates"
    await play.tell(TurnPassed(conflict, how), rule)


async def _kept(play: Play[Table], who: CharacterId, done: Done) -> bool:
    """If it may be kept: at a price, unless a subtle move made it free; not twice in a row; and then it is harder."""
    options, conflict, one = play.state.options, _conflict(play.state), play.state.who(who)
    again = options.initiative_consecutive_keep or not conflict.kept
    if not done.may_keep or not again or one.defeated or one.outside or not one.seen:
        return False
    price = 0 if done.free else options.initiative_keep_cost
    if not could_pay(play.state, one, price):
        return False
    allies = (who, *(ally.id for ally in play.state.standing(one.side) if ally.id != who and ally.seen))
    asked = KeepInitiative(who, price, options.initiative_keep_penalty, allies, not one.is_player)
    keep = await play.ask(one.seat, asked, cite=asked.cite)
    if not keep.keep:
        return False
    await spend_momentum(play, who, keep.paid.momentum, "initiative", asked.cite)
    await pay_in_threat(play, who, keep.paid.threat, "initiative", asked.cite)
    await peril_of(play, who, keep.paid.threat, one.name)
    harder = options.initiative_keep_penalty_applies == "always" or keep.next == who
    penalty = options.initiative_keep_penalty if harder else 0
    next_up = changed(conflict, actor=keep.next, penalty=penalty, kept=True)
    await play.tell(TurnPassed(next_up, "kept"), asked.cite, "houses.initiative.keep-not-twice")
    return True


async def _acts_again(play: Play[Table], who: CharacterId, idle: bool) -> bool:
    """A point of Determination buys another action, if a statement stands behind it; so often a turn."""
    conflict, one = _conflict(play.state), play.state.who(who)
    statements = _statements(one)
    most = play.state.options.determination_extra_actions_per_turn
    able = one.seen and not one.defeated and not one.outside and bool(statements)
    if not able or (most is not None and conflict.extra >= most) or not points_of(play.state, one):
        return False
    rule = "houses.determination.extra-action"
    asked = ExtraAction(who, price_of_point(one), not one.is_player, idle)
    if await play.ask(one.seat, asked, cite=rule) == "no":
        return False
    if await play.ask(GM, DoesItBack(who, statements), cite=rule) == "no":
        return False
    await spend_point(play, who, "extra", rule)
    await peril_of(play, who, NPC_POINT, one.name)
    again = changed(conflict, actor=who, penalty=0, kept=False, extra=conflict.extra + 1)
    await play.tell(TurnPassed(again, "extra"), rule)
    return True


def _statements(one: Character) -> tuple[Statement, ...]:
    return () if one.drives is None else statements_of(one.drives)


def _conflict(table: Table) -> Conflict:
    assert table.conflict is not None
    return table.conflict


def _anybody(conflict: Conflict) -> Conflict:
    """A conflict in which it is open who of the side acts next."""
    return changed(conflict, actor="", penalty=0, kept=False, extra=0)


def next_turn(table: Table, acted: Side) -> tuple[Conflict, Literal["passed", "round"]]:
    """The other side, if it has anybody left to act; else the same; and when all have acted, a new round that the
    side opens which did not act last.
    """
    other: Side = "opposition" if acted == "players" else "players"
    fresh = _anybody(_conflict(table))
    free = table.options.initiative_mode == "free"
    for side in (other, acted):
        if any(not one.acted for one in table.standing(side)):
            return changed(fresh, side="" if free else side), "passed"
    opens = other if table.standing(other) else acted
    return changed(fresh, side="" if free else opens, round=fresh.round + 1), "round"
