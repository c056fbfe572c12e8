"""Whose turn it is in a fight: the heroes in any order, then the foes, then the next round."""

from __future__ import annotations

from moothall.rulesets.nde.choices import struck
from moothall.rulesets.nde.fights import end_combat, foe_turn, next_round
from moothall.rulesets.nde.state import Foe, Hero, Table
from moothall.talk.turns import NextStep, TurnLoss, TurnOf, TurnOrder, TurnState


def turn_order(view: Table) -> TurnOrder | None:
    """Who has acted, who acts, and what comes next; nothing outside a fight."""
    if view.phase == "free":
        return None
    heroes = tuple(TurnOf(hero.id, "ours", _hero_state(view, hero)) for hero in view.heroes)
    foes = tuple(TurnOf(foe.id, "theirs", _foe_state(view, foe), not foe.seen) for foe in view.foes)
    phase = "turns-nde-foes" if _is_foes_turn(view) else "turns-nde-heroes"
    return TurnOrder(phase, (*heroes, *foes), view.round, _next_step(view), _warns(view))


def _is_foes_turn(view: Table) -> bool:
    """Whether the heroes are done, though no foe may have acted yet."""
    return view.phase == "foes" or all(hero.acted for hero in view.up())


def _hero_state(view: Table, hero: Hero) -> TurnState:
    if hero.fallen:
        return "out"
    if hero.acted:
        return "acted"
    return "waiting" if view.phase == "foes" or _is_off_board(view, hero) else "acting"


def _foe_state(view: Table, foe: Foe) -> TurnState:
    if foe.out:
        return "out"
    if foe.acted:
        return "acted"
    if _is_off_board(view, foe):
        return "waiting"
    return "acting" if _is_foes_turn(view) else "next"


def _is_off_board(view: Table, one: Hero | Foe) -> bool:
    """Whether a figure without a square takes no part in a fight on squares."""
    return view.options.positioning == "grid" and one.square is None


def _next_step(view: Table) -> NextStep | None:
    """The fight ends with the last of a side; foes act one by one; the next round warns who is left."""
    if not (view.standing() and view.up()):
        return NextStep(end_combat.name)
    if not _is_foes_turn(view):
        return None
    able = tuple(foe for foe in _foes_left(view) if _reaches_anyone(view, foe))[:1]
    return NextStep(foe_turn.name, (("foes", able),), "step-nde-foes", able) if able else NextStep(next_round.name)


def _reaches_anyone(view: Table, foe: str) -> bool:
    """Whether a foe could strike at a hero from where it stands; one that could not has to move, or waits."""
    return any(hero.is_open for hero in struck(view, {"foes": (foe,)}))


def _foes_left(view: Table) -> tuple[str, ...]:
    return tuple(foe.id for foe in view.foes if _foe_state(view, foe) == "acting")


def _warns(view: Table) -> tuple[TurnLoss, ...]:
    """The next round is refused while heroes are to act; foes would lose their turn."""
    left = _foes_left(view)
    return (TurnLoss(next_round.name, left),) if left else ()
