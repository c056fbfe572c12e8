"""When an action is offered to a hero: the rule that opens it or closes it, or nothing where it is not even listed."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.checks import check_can_act, check_can_approach, check_walk
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.state import Table
from moothall.talk.procedure import Offered


def action_of_a_turn(*kinds: str) -> Offered:
    """Offer one of the book's Actions to a hero who can act; an edition that does not know any of these has none."""

    def offered(table: Table, who: str) -> str:
        if not set(kinds) & set(table.options.book.actions):
            return ""
        check_can_act(table, hero_id(who))
        return table.options.book.rule("nde2.combat.actions")

    return offered


def attacking(table: Table, who: str) -> str:
    """Offer an attack where there is a foe."""
    rule = action_of_a_turn("attack")(table, who)
    if not table.foes:
        raise AgainstTheRules("error-nobody-to-attack", cite="nde2.attack.hit")
    return rule


def reviving(table: Table, who: str) -> str:
    """Offer to help a hero up where one is down."""
    rule = action_of_a_turn("assist")(table, who)
    if rule and all(hero.fallen != "down" for hero in table.heroes):
        raise AgainstTheRules("error-nobody-down", cite="nde2.harm.revive")
    return rule


def assisting(table: Table, who: str) -> str:
    """Offer to help where there is somebody else to help."""
    rule = action_of_a_turn("assist")(table, who)
    others = [hero for hero in table.heroes if hero.id != who]
    if not others:
        raise AgainstTheRules("error-nobody-to-help", cite="nde2.help.cost")
    if all(hero.fallen for hero in others):
        raise AgainstTheRules("error-fallen", cite="nde2.harm.zero", hero=others[0].name)
    return rule


def passing(table: Table, who: str) -> str:
    """Offer to let the Action go in a fight; elsewhere nobody waits for it."""
    if table.phase == "free":
        return ""
    check_can_act(table, hero_id(who))
    return table.options.book.rule("nde2.combat.order")


def approaching(table: Table, who: str) -> str:
    """Offer movement by distances to others, where there is no grid and another figure to approach."""
    if table.options.positioning == "grid" or len(table.heroes) + len(table.foes) < 2:
        return ""
    check_can_approach(table, hero_id(who))
    return table.options.book.rule("nde2.combat.turn")


def walking(table: Table, who: str) -> str:
    """Offer movement by squares on a grid, or crawling to a fallen hero where the book has that."""
    if table.options.positioning != "grid":
        return ""
    check_walk(table, hero_id(who))
    crawls = bool(table.hero(hero_id(who)).fallen)
    return "nde1.harm.crawl" if crawls else table.options.book.rule("nde2.combat.turn")
