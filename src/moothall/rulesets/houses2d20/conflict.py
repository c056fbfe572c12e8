"""Conflicts: how one begins, whose turn it is, what a turn is, and how it ends."""

from __future__ import annotations

from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.houses2d20.adversity import peril_of
from moothall.rulesets.houses2d20.assets import assets_of, check_zones, movable
from moothall.rulesets.houses2d20.attacks import attack
from moothall.rulesets.houses2d20.events import Acted, ConflictBegan, ConflictEnded, Placed, TurnPassed, ZonesLaid
from moothall.rulesets.houses2d20.moving import Done, move_asset
from moothall.rulesets.houses2d20.purse import NPC_POINT, pay_in_threat, points_of, spend_momentum, spend_point
from moothall.rulesets.houses2d20.questions import DoesItBack, ExtraAction, KeepInitiative, WhatAction
from moothall.rulesets.houses2d20.questions.turns import ACTION_RULES, Action
from moothall.rulesets.houses2d20.state import Character, Conflict, Table, Zone
from moothall.rulesets.houses2d20.trials import check_can_act
from moothall.rulesets.houses2d20.using import open_uses, use_asset
from moothall.rulesets.houses2d20.words import CONFLICTS, ConflictKind, Side
from moothall.rulesets.houses2d20.yardsticks import kind_of
from moothall.talk.play import GM, Play
from moothall.talk.procedure import procedure
from moothall.talk.reasons import Because


@procedure("houses.begin-conflict")
async def begin_conflict(
    play: Play[Table],
    kind: ConflictKind,
    first: str,
    zones: tuple[Zone, ...] = (),
    places: tuple[tuple[str, str], ...] = (),
) -> None:
    """The GM says what kind of conflict it is, which zones there are, who is where, and who acts first."""
    if kind not in CONFLICTS:
        listed = ", ".join(CONFLICTS)
        raise AgainstTheRules("error-houses-conflict", cite="houses.conflict.five-types", kind=kind, kinds=listed)
    opener = check_can_act(play.state, first)
    if play.state.conflict is not None:
        await _over(play)
    if zones:
        check_zones(zones)
        await play.tell(ZonesLaid(zones), "houses.zone.neighbours")
    for who, zone in places:
        play.state.zone(zone)
        await play.tell(Placed(who, zone, play.state.who(who).seen), "houses.zone.neighbours")
    listed_kind = next(each for each in CONFLICTS if each == kind)
    in_turn = play.state.options.initiative_mode == "alternate"
    begun = Conflict(listed_kind, side=opener.side if in_turn else "", actor=_named(opener))
    rules = ("houses.conflict.five-types", kind_of(begun.kind).cite, "houses.initiative.gm-names-first")
    await play.tell(ConflictBegan(begun), *rules)


def _named(one: Character) -> str:
    """Somebody whom the players have not seen is not named to them."""
    return one.id if one.seen else ""


@procedure("houses.end-conflict")
async def end_conflict(play: Play[Table]) -> None:
    """The GM finds that the conflict is over."""
    if play.state.conflict is None:
        raise AgainstTheRules("error-houses-no-conflict", cite="houses.conflict.five-types")
    await _over(play)


async def _over(play: Play[Table]) -> None:
    clears = play.state.options.track_clears == "conflict"
    await play.tell(ConflictEnded(clears), *(("houses.task.track-clears",) if clears else ()))


@procedure("houses.act")
async def act(play: Play[Table], who: str) -> None:
    """A turn: one action, and then the initiative is kept, another action is bought, or the other side acts."""
    conflict = check_turn(play.state, who)
    one = play.state.who(who)
    asked = WhatAction(who, open_actions(play.state, who), conflict.penalty)
    action = await play.ask(one.seat, asked, cite="houses.initiative.all-act-once")
    await play.tell(Acted(who, action, one.seen), ACTION_RULES[action], "houses.initiative.all-act-once")
    kept = Because("shift-kept", conflict.penalty, "houses.initiative.keep-plus-1")
    shifts = (kept,) if conflict.penalty else ()
    done = await _carry_out(play, who, action, shifts)
    if play.state.conflict is not None:
        await _after(play, who, done)


async def _carry_out(play: Play[Table], who: str, action: Action, shifts: tuple[Because, ...]) -> Done:
    match action:
        case "move":
            return await move_asset(play, who, shifts)
        case "attack":
            return await attack(play, who, shifts)
        case "wait":
            return Done(may_keep=False)
        case _:
            return await use_asset(play, who, action, shifts)


def open_actions(table: Table, who: str) -> tuple[Action, ...]:
    """What there is to do: moving and attacking only where there is something to move and somebody to attack."""
    one = table.who(who)
    actions: list[Action] = ["move"] if movable(table, assets_of(table, who)) else []
    enemies = table.standing("opposition" if one.is_player else "players")
    actions += ["attack"] if any(enemy.seen or not one.is_player for enemy in enemies) else []
    return (*actions, *open_uses(table, who), "wait")


def check_turn(table: Table, who: str) -> Conflict:
    """A conflict runs, and it is this one's turn."""
    one, conflict = check_can_act(table, who), table.conflict
    if conflict is None:
        raise AgainstTheRules("error-houses-no-conflict", cite="houses.conflict.five-types")
    if conflict.actor and conflict.actor != who and not table.who(conflict.actor).defeated:
        cite = "houses.initiative.gm-names-first"
        raise AgainstTheRules("error-houses-anothers-turn", cite=cite, name=table.who(conflict.actor).name)
    if conflict.side and conflict.side != one.side:
        raise AgainstTheRules("error-houses-other-side", cite="houses.initiative.alternates", name=one.name)
    if one.acted and conflict.actor != who:
        raise AgainstTheRules("error-houses-acted", cite="houses.initiative.all-act-once", name=one.name)
    return conflict


# ---- After an action ------------------------------------------------------------------------------------------------


async def _after(play: Play[Table], who: str, done: Done) -> None:
    """Keep the initiative, buy another action, or pass the turn."""
    if await _kept(play, who, done) or await _acts_again(play, who):
        return
    conflict, how = next_turn(play.state, play.state.who(who).side)
    rule = "houses.initiative.all-act-once" if how == "round" else "houses.initiative.alternates"
    await play.tell(TurnPassed(conflict, how), rule)


async def _kept(play: Play[Table], who: str, done: Done) -> bool:
    """If it may be kept: at a price, unless a subtle move made it free; not twice in a row; and then it is harder."""
    options, conflict, one = play.state.options, _conflict(play.state), play.state.who(who)
    again = options.initiative_consecutive_keep or not conflict.kept
    if not done.may_keep or not again or one.defeated or not one.seen:
        return False
    price = 0 if done.free else options.initiative_keep_cost
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


async def _acts_again(play: Play[Table], who: str) -> bool:
    """A point of Determination buys another action, if a statement stands behind it; so often a turn."""
    conflict, one = _conflict(play.state), play.state.who(who)
    statements = _statements(one)
    most = play.state.options.determination_extra_actions_per_turn
    able = one.seen and not one.defeated and bool(statements)
    if not able or conflict.extra >= most or not points_of(play.state, one):
        return False
    rule = "houses.determination.extra-action"
    price = "1" if one.tier == "main" else "3 threat"
    if await play.ask(one.seat, ExtraAction(who, price), cite=rule) == "no":
        return False
    if await play.ask(GM, DoesItBack(who, statements), cite=rule) == "no":
        return False
    await spend_point(play, who, "extra", rule)
    await peril_of(play, who, NPC_POINT, one.name)
    again = changed(conflict, actor=who, penalty=0, kept=False, extra=conflict.extra + 1)
    await play.tell(TurnPassed(again, "extra"), rule)
    return True


def _statements(one: Character) -> tuple[tuple[str, str], ...]:
    if one.drives is None:
        return ()
    held = ((drive, one.drives.of(drive).statement) for drive in one.drives.usable())
    return tuple((drive, text) for drive, text in held if text)


def _conflict(table: Table) -> Conflict:
    assert table.conflict is not None
    return table.conflict


def next_turn(table: Table, acted: Side) -> tuple[Conflict, Literal["passed", "round"]]:
    """The other side, if it has anybody left to act; else the same; and when all have acted, a new round that the
    side opens which did not act last.
    """
    other: Side = "opposition" if acted == "players" else "players"
    fresh = changed(_conflict(table), actor="", penalty=0, kept=False, extra=0)
    free = table.options.initiative_mode == "free"
    for side in (other, acted):
        if any(not one.acted for one in table.standing(side)):
            return changed(fresh, side="" if free else side), "passed"
    opens = other if table.standing(other) else acted
    return changed(fresh, side="" if free else opens, round=fresh.round + 1), "round"
