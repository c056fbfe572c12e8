"""Available actions: everything that the book lets a character do now, and the rule that closes the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.houses2d20.conflict import check_turn
from moothall.rulesets.houses2d20.state import Character, Table


class Doing(NamedTuple):
    """An action of a character, whether it is open now, and the rule that offers or closes it."""

    id: str
    open: bool
    cite: str


def choices(table: Table, who: str) -> list[Doing]:
    """All of it, in the order in which one usually looks for it."""
    one = table.who(who)
    return [_turn(table, who), *_outside(table, one), *_always(table, one)]


def _turn(table: Table, who: str) -> Doing:
    """In a conflict one acts in turn."""
    try:
        check_turn(table, who)
    except AgainstTheRules as closed:
        return Doing("act", False, closed.rule)
    return Doing("act", True, "houses.initiative.all-act-once")


def _outside(table: Table, one: Character) -> Iterator[Doing]:
    """Actions outside of a conflict."""
    if one.defeated:
        closed = "houses.attack.full-track-defeats"
    elif table.conflict is not None and not one.outside:
        closed = "houses.initiative.alternates"
    else:
        closed = ""
    yield Doing("test", not closed, closed or "houses.test.declare-action")
    yield Doing("contest", not closed, closed or "houses.contest.opponent-rolls-first")
    yield Doing("work", not closed and bool(table.tasks), closed or "houses.task.generic")


def _always(table: Table, one: Character) -> Iterator[Doing]:
    """Actions that any moment will do for, or a scene of their own."""
    has_assets = any(asset.owner == one.id and not asset.out for asset in table.assets)
    struck = one.drives is not None and len(one.drives.usable()) < 5
    quiet = table.between or table.reflective
    yield Doing("defend", has_assets, "houses.asset.defensive")
    yield Doing("recover", struck and quiet, "houses.recover.reflective-scene")
    yield Doing("advance", one.points > 0, "houses.advance.cannot-overspend")
