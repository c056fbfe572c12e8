"""Whose turn it is in rounds: heroes ahead of the opposition, the opposition, other heroes and allies, bonus actions.

Unseen characters act outside the order, so nobody's turns name them.
"""

from __future__ import annotations

from moothall.rulesets.nova6.action_test.procedure import act
from moothall.rulesets.nova6.scenes.scenes import close_scene
from moothall.rulesets.nova6.special_actions.reactions import oppose
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.time.rounds import due, end_turn, groups_left, next_round
from moothall.talk.turns import NextStep, TurnLoss, TurnOf, TurnOrder, TurnState


def turn_order(view: Table) -> TurnOrder | None:
    """Who has acted, who acts, and what comes next; none outside rounds."""
    scene = view.scene
    if not scene.phase:
        return None
    states = _states(view)
    people = tuple(TurnOf(one.id, "ours" if one.is_ours else "theirs", states[one.id]) for one in _in_order(view))
    left = tuple(id for id, state in states.items() if state not in ("acted", "out") and id != scene.acting)
    phase = scene.phase if scene.kind == "conflict" else "heroes"
    warns = (TurnLoss(next_round.name, left),) if left else ()
    return TurnOrder(f"turns-nova6-{phase}", people, scene.round, _next_step(view), warns)


# ---- The order -------------------------------------------------------------------------------------------------------


def _in_order(view: Table) -> tuple[Character, ...]:
    """Everybody with a place in the order, as far as the viewer knows of them."""
    scene = view.scene
    early, late = ([one for one in view.heroes if one.id in ids] for ids in (scene.early, scene.late))
    npcs = (view.opposition(), view.allies()) if scene.kind == "conflict" else ((), ())
    opposition, allies = ([one for one in side if one.seen] for side in npcs)
    return (*early, *opposition, *late, *allies)


def _states(view: Table) -> dict[str, TurnState]:
    """Where everybody is. Of several who may be next while no turn has begun, it is the turn of each."""
    places = _places(view)
    coming: tuple[TurnState, ...] = ("acting", "next") if _may_choose(view) else ("next",)
    later: dict[str, TurnState] = {id: coming[at] for id, at in places.items() if at < len(coming)}
    return {one.id: _settled(view, one) or later.get(one.id, "waiting") for one in _in_order(view)}


def _settled(view: Table, one: Character) -> TurnState | None:
    """The state of one who is out, or has had a turn, or has it now."""
    scene = view.scene
    if one.out or one.id in (*scene.winners, *scene.losers):
        return "out"
    if scene.acting == one.id and (scene.phase == "bonus" or not one.turn.done):
        return "acting"
    return "acted" if one.turn.done else None


def _places(view: Table) -> dict[str, int]:
    """How many groups are before each of those who are still to act, from this phase on."""
    groups = [[one.id for one in left if one.id != view.scene.acting] for _, left in groups_left(view)]
    return {id: at for at, group in enumerate(filter(None, groups)) for id in group}


def _may_choose(view: Table) -> bool:
    """Whether no turn has begun, and several may be next."""
    return not view.scene.acting and any(True for _ in groups_left(view))


# ---- The GM's next step ----------------------------------------------------------------------------------------------


def _next_step(view: Table) -> NextStep | None:
    """A scene that is decided ends; opponents act one by one; a round in which nobody can act gives way to the next."""
    if _is_decided(view):
        return NextStep(close_scene.name)
    if view.scene.acting:
        return _step_in_turn(view)
    if not _may_choose(view):
        return NextStep(next_round.name)
    npcs = [one for one in due(view) if not one.is_pc]
    return _acts(npcs[0]) if npcs else None


def _is_decided(view: Table) -> bool:
    """Whether a side has nobody left, or a contest is won or lost."""
    scene = view.scene
    settled = (*scene.winners, *scene.losers)
    if scene.over or (settled and (not scene.separate or all(one.id in settled for one in view.present()))):
        return True
    return not view.present() or (scene.kind == "conflict" and not view.opposition())


def _step_in_turn(view: Table) -> NextStep | None:
    """The step of a turn under way: its end, for the GM's own; players end theirs."""
    one = next((one for one in (*view.heroes, *view.others) if one.id == view.scene.acting), None)
    if one is None:
        return None
    if one.turn.done and view.scene.phase != "bonus":
        return NextStep(next_round.name)
    if one.out or (not one.is_pc and (one.turn.pairs or view.is_marked("bonus-used", one.id))):
        return NextStep(end_turn.name, (("who", one.id),), "step-nova6-end-turn", (one.id,))
    return None if one.is_pc else _acts(one)


def _acts(one: Character) -> NextStep:
    """An opponent acts on a hero; an ally tries whatever it may be."""
    name, argument = (act.name, "who") if one.ally else (oppose.name, "by")
    return NextStep(name, ((argument, one.id),), "step-nova6-act", (one.id,))
