"""Whose turn it is in a conflict: the sides take turns, and everybody acts once a round."""

from __future__ import annotations

from typing import Literal

from moothall.rulesets.houses2d20.conflict import act, end_conflict
from moothall.rulesets.houses2d20.state import Character, Conflict, Table
from moothall.talk.play import GM
from moothall.talk.turns import NextStep, TurnOf, TurnOrder, TurnState


def turn_order(view: Table) -> TurnOrder | None:
    """Who has acted, who acts, and what comes next; nothing outside a conflict."""
    conflict = view.conflict
    if conflict is None:
        return None
    everybody = sorted(view.taking_part(), key=lambda one: not one.is_player)
    states = {one.id: _state(view, conflict, one) for one in everybody}
    people = tuple(TurnOf(one.id, _side(one), states[one.id], not one.seen) for one in everybody)
    acting = [one for one in everybody if states[one.id] == "acting"]
    phase = f"turns-houses-{conflict.side or 'anyone'}"
    return TurnOrder(phase, people, conflict.round, _next_step(view, acting))


def _side(one: Character) -> Literal["ours", "theirs"]:
    return "ours" if one.is_player else "theirs"


def _state(view: Table, conflict: Conflict, one: Character) -> TurnState:
    """Where one is. While it is open who of a side acts, it is the turn of each who has not."""
    if one.defeated:
        return "out"
    named = _has_named(view, conflict)
    if named and one.id == conflict.actor:
        return "acting"
    if one.acted and not view.options.free_order:
        return "acted"
    if conflict.side in ("", one.side):
        return "acting" if not named else "next" if not conflict.side or _is_next(view, one) else "waiting"
    return "next"


def _has_named(view: Table, conflict: Conflict) -> bool:
    """Whether the turn is one character's, who is still in play."""
    return any(one.id == conflict.actor and not one.defeated for one in view.taking_part())


def _is_next(view: Table, one: Character) -> bool:
    """Whether no one of the other side is left to act before one of the side whose turn it is."""
    return all(other.acted or other.defeated or other.side == one.side for other in view.taking_part())


def _next_step(view: Table, acting: list[Character]) -> NextStep | None:
    """A conflict ends with the last of a side; the GM's characters act when nobody else decides."""
    if not (view.standing("players") and view.standing("opposition")):
        return NextStep(end_conflict.name)
    if view.options.free_order:
        return None
    theirs = [one for one in acting if not one.is_player]
    able = theirs or (acting if all(one.seat == GM for one in acting) else [])
    return NextStep(act.name, (("who", able[0].id),), "step-houses-act", (able[0].id,)) if able else None
