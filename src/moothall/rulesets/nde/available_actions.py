"""Available actions: everything that a hero might do now, and the rule that closes the rest."""

from __future__ import annotations

from typing import NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.prepare import check_can_act
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import SQUARES_A_TURN


class Choice(NamedTuple):
    """An action of a hero: open, or closed by a rule."""

    id: str
    cite: str
    open: bool


def choices(table: Table, who: str) -> tuple[Choice, ...]:
    """Every Action of the book, movement, and luck if the book has any, for this hero as things stand."""
    book = table.options.book
    open_to = [*(_action(table, who, action) for action in book.actions), _movement(table, who)]
    if book.luck:
        open_to.append(_luck(table, who))
    return tuple(choice._replace(cite=book.rule(choice.cite)) for choice in open_to)


def _action(table: Table, who: str, action: str) -> Choice:
    try:
        check_can_act(table, who)
    except AgainstTheRules as closed:
        return Choice(action, closed.rule, False)
    return Choice(action, "nde2.combat.actions", True)


def _movement(table: Table, who: str) -> Choice:
    hero, most = table.hero(who), SQUARES_A_TURN if table.options.positioning == "grid" else 1
    rule = "nde2.combat.turn"
    if hero.fallen:
        most, rule = table.options.book.crawl, "nde1.harm.crawl"
        if hero.fallen == "dead" or not most:
            return Choice("move", "nde2.harm.zero", False)
    if table.phase == "foes":
        return Choice("move", "nde2.combat.order", False)
    return Choice("move", rule, table.phase == "free" or hero.moved < most)


def _luck(table: Table, who: str) -> Choice:
    hero = table.hero(who)
    if hero.fallen:
        return Choice("luck", "nde2.harm.zero", False)
    return Choice("luck", "nde2.luck.one-buys-one", hero.luck > 0)
