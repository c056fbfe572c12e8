"""Checks: what the rules refuse before an action begins.

An action begins with its check, and the choices of its form are judged by the same one, so that what is offered and
what is accepted cannot differ.
"""

from __future__ import annotations

from typing import NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde import space
from moothall.rulesets.nde.ids import FigureId, FoeId, HeroId
from moothall.rulesets.nde.state import Foe, Hero, Square, Table
from moothall.rulesets.nde.words import HELD, SQUARES_A_TURN, How, Zone


def check_can_act(table: Table, who: HeroId) -> Hero:
    """A hero who is up, and in a fight has an action left in the heroes' part of the round."""
    hero = table.hero(who)
    if hero.fallen:
        raise AgainstTheRules("error-fallen", cite="nde2.harm.zero", hero=hero.name)
    if table.phase == "foes":
        raise AgainstTheRules("error-foes-turn", cite="nde2.combat.order", hero=hero.name)
    if table.phase == "heroes" and hero.acted:
        raise AgainstTheRules("error-acted", cite="nde2.combat.turn", hero=hero.name)
    if table.phase == "heroes" and table.options.positioning == "grid":
        space.square_of(table, who)  # whoever is not on the board takes no part in a fight there
    return hero


def check_assist(table: Table, who: HeroId, ally: HeroId) -> None:
    """Refuse to help oneself, one who is down, or more often than the table allows for one test."""
    check_can_act(table, who)
    helped = table.hero(ally)
    if ally == who:
        raise AgainstTheRules("error-help-oneself", cite="nde2.help.cost")
    if helped.fallen:
        raise AgainstTheRules("error-fallen", cite="nde2.harm.zero", hero=helped.name)
    if len(helped.helpers) >= table.options.max_helpers or who in helped.helpers:
        raise AgainstTheRules("error-enough-help", cite="nde2.help.one-helper", hero=helped.name)


# ---- Fights ---------------------------------------------------------------------------------------------------------


def check_attack(table: Table, who: HeroId, target: FoeId, how: How) -> Foe:
    """An attack needs a hero who can act, a target that stands, and a way to reach it."""
    check_can_act(table, who)
    if not target:
        raise AgainstTheRules("error-no-target", cite="nde2.attack.hit")
    foe = check_stands(table, target)
    space.check_reach(table, who, target, how)
    return foe


def check_stands(table: Table, target: FoeId) -> Foe:
    """Refuse a target that is out of the fight."""
    foe = table.foe(target)
    if foe.out:
        raise AgainstTheRules("error-target-out", cite="nde2.attack.hit", target=foe.name)
    return foe


def check_foe_can_act(table: Table, id: FoeId) -> Foe:
    """Foes act once every hero is done, each once a round, and on a grid only from a square."""
    foe = table.foe(id)
    if not foe.out and foe.acted and table.phase == "foes" and HELD in foe.effects:
        raise AgainstTheRules("error-foe-held", cite="nde2.combat.effects", foe=foe.name)
    if foe.out or (table.phase == "foes" and foe.acted):
        raise AgainstTheRules("error-foe-done", cite="nde2.combat.order", foe=foe.name)
    if table.phase != "free" and table.options.positioning == "grid":
        space.square_of(table, id)  # as with heroes: whoever is not on the board takes no part in a fight there
    return foe


def check_strike(table: Table, foe: FoeId, who: HeroId, how: How) -> None:
    """Refuse a foe an attack out of its reach, as a hero is refused it. Outside a fight nobody need stand anywhere."""
    if table.options.foe_space != "bound" or (table.phase == "free" and not space.on_board(table, foe, who)):
        return
    if how == "ranged" and not table.foe(foe).shoots:
        raise AgainstTheRules("error-cannot-shoot", cite="nde2.range.ranged", foe=table.foe(foe).name)
    space.check_reach(table, foe, who, how)


def check_heroes_done(table: Table) -> None:
    """Every hero has acted, passed, or is down."""
    waiting = [hero.name for hero in table.up() if not hero.acted]
    if waiting:
        raise AgainstTheRules("error-heroes-first", cite="nde2.combat.order", hero=waiting[0])


def check_revive(table: Table, who: HeroId, ally: HeroId) -> Hero:
    """Only one who lies there is helped up, by a hero who can act and is in contact. Returns who helps."""
    helper, fallen = check_can_act(table, who), table.hero(ally)
    if fallen.fallen != "down":
        raise AgainstTheRules("error-not-down", cite="nde2.harm.revive", hero=fallen.name)
    if not _beside(table, who, ally):
        raise AgainstTheRules("error-out-of-reach", cite="nde2.harm.revive", target=fallen.name)
    return helper


def _beside(table: Table, who: HeroId, ally: HeroId) -> bool:
    """In contact. Outside a fight those who stand nowhere on the board simply walk over."""
    nowhere = table.options.positioning == "grid" and None in (table.hero(who).square, table.hero(ally).square)
    return (table.phase == "free" and nowhere) or space.in_contact(table, who, ally)


# ---- Powers ---------------------------------------------------------------------------------------------------------


def check_aim(table: Table, who: HeroId, target: FoeId) -> None:
    """Refuse a power a target that is out, or out of reach where the book says so."""
    check_stands(table, target)
    if not table.options.book.powers_pass_cover:
        space.check_reach(table, who, target, "ranged")


def check_heal(table: Table, heal: HeroId) -> None:
    """Refuse to heal the dead."""
    hero = table.hero(heal)
    if hero.fallen == "dead":
        raise AgainstTheRules("error-dead", cite="nde2.harm.no-death", hero=hero.name)


def check_strengthen(table: Table, who: HeroId) -> None:
    """Refuse to shield or boost a hero who is down: neither tests nor avoids anything."""
    hero = table.hero(who)
    if hero.fallen:
        raise AgainstTheRules("error-fallen", cite="nde2.harm.zero", hero=hero.name)


def check_leap(table: Table, who: HeroId, leap: Square) -> None:
    """A power may carry a hero so many squares, in books that know of it, and no further."""
    most = table.options.book.leap
    squares = space.steps(space.square_of(table, who), leap)
    if squares > most:
        raise AgainstTheRules("error-leap", cite=table.options.book.leap_rule, squares=squares, most=most)


# ---- Movement -------------------------------------------------------------------------------------------------------


def check_can_move(table: Table, who: HeroId, crawl: int = 0) -> Hero:
    """Refuse movement outside the heroes' part of a round, or of a fallen hero unless the book allows crawling."""
    hero = table.hero(who)
    if hero.fallen and not (crawl and hero.fallen == "down"):
        raise AgainstTheRules("error-fallen", cite="nde2.harm.zero", hero=hero.name)
    if table.phase == "foes":
        raise AgainstTheRules("error-foes-turn", cite="nde2.combat.order", hero=hero.name)
    return hero


def check_can_approach(table: Table, who: HeroId, overrule: bool = False) -> bool:
    """Movement in zones is once a turn, unless the GM allows more: whether that word was needed."""
    hero = check_can_move(table, who)
    if table.options.positioning == "grid":
        raise AgainstTheRules("error-on-a-grid", cite="nde2.grid.option")
    second = bool(hero.moved) and table.phase == "heroes"
    if second and not overrule:
        raise AgainstTheRules("error-moved", cite="nde2.combat.turn", hero=hero.name)
    return second


def check_approach(table: Table, who: HeroId, reference: FigureId, zone: Zone, overrule: bool = False) -> bool:
    """The distance to another changes by one zone, unless the GM allows more: whether that word was needed."""
    second = check_can_approach(table, who, overrule)
    space.check_zone(zone)
    too_far = space.zones_off(table, who, reference, zone) > 1 and table.options.positioning != "none"
    if too_far and not overrule:
        raise AgainstTheRules("error-one-zone", cite="nde2.zone.move-one")
    return second or too_far


class Walk(NamedTuple):
    """Movement on the grid: squares gone this turn, and the rule that limits them."""

    gone: int
    rule: str


def check_walk(table: Table, who: HeroId, to: Square | None = None) -> Walk:
    """Refuse more squares than a turn has, or than a fallen hero can crawl. Without a goal: one square anywhere."""
    book = table.options.book
    hero = check_can_move(table, who, book.crawl)
    if table.options.positioning != "grid":
        raise AgainstTheRules("error-no-grid", cite="nde2.grid.option")
    here = space.square_of(table, who)
    gone = (hero.moved if table.phase == "heroes" else 0) + (1 if to is None else space.steps(here, to))
    most, rule = (book.crawl, "nde1.harm.crawl") if hero.fallen else (SQUARES_A_TURN, "nde2.grid.move")
    if gone > most:
        raise AgainstTheRules("error-too-far", cite=rule, squares=gone, most=most)
    return Walk(gone, rule)
