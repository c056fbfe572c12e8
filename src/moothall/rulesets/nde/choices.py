"""Choices of the arguments of actions: who and what can be named as a viewer sees the table, and what a rule closes.

Pure functions of a view and of the arguments so far. What a viewer may not see is not in the view, and so no choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Annotated, Any, get_args

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde import space
from moothall.rulesets.nde.checks import (
    check_aim,
    check_approach,
    check_assist,
    check_attack,
    check_can_act,
    check_can_approach,
    check_foe_can_act,
    check_heal,
    check_heroes_done,
    check_revive,
    check_strengthen,
    check_strike,
)
from moothall.rulesets.nde.ids import FigureId, FoeId, HeroId
from moothall.rulesets.nde.state import Foe, Hero, Table
from moothall.rulesets.nde.words import ZONES, How
from moothall.talk.arguments import Among, Choice, Choices, Given, judged

WAYS: tuple[How, ...] = get_args(How)


# ---- Heroes and foes ------------------------------------------------------------------------------------------------


def heroes(table: Table, given: Given) -> Iterable[Choice]:
    """Every hero."""
    return [_named(hero) for hero in table.heroes]


def heroes_who(may: Callable[[Table, HeroId], object]) -> Choices:
    """Every hero, judged by a check of the rules."""
    return lambda table, given: [judged(one.id, one.name, partial(may, table, one.id)) for one in table.heroes]


def figures(table: Table, given: Given) -> Iterable[Choice]:
    """Everybody at the table."""
    return [_named(one) for one in _everybody(table)]


def others(table: Table, given: Given) -> Iterable[Choice]:
    """Everybody but the one who was named before."""
    return [choice for choice in figures(table, given) if choice.id != given.get("one")]


def hidden_first(table: Table, given: Given) -> Iterable[Choice]:
    """Every foe, those first of whom the players do not know all."""
    return [_named(foe) for foe in sorted(table.foes, key=lambda foe: foe.seen and foe.open)]


def out_first(table: Table, given: Given) -> Iterable[Choice]:
    """Every foe, those first that are out of the fight."""
    return [_named(foe) for foe in sorted(table.foes, key=lambda foe: not foe.out)]


AnyHero = Annotated[HeroId, Among(heroes)]
Able = Annotated[HeroId, Among(heroes_who(check_can_act))]
"""A hero who can act now."""
AnyFigure = Annotated[FigureId, Among(figures)]
OtherFigure = Annotated[FigureId, Among(others)]


# ---- Fights and powers ----------------------------------------------------------------------------------------------


def targets(table: Table, given: Given) -> Iterator[Choice]:
    """Foes to attack, the nearest first: open if one way or the other reaches them."""
    for who, foe in _around(table, given):
        yield judged(foe.id, foe.name, partial(_check_some_way, table, who, foe.id, given.get("how")))


def _check_some_way(table: Table, who: HeroId, target: FoeId, said: Any) -> None:
    """Refuse a target that can be attacked in no way: with what closes the way that was said, or else a shot.

    That somebody is out of an arm's reach is the usual case; what is in the way of a shot says more.
    """
    refusals: dict[Any, AgainstTheRules] = {}
    for how in WAYS:
        try:
            check_attack(table, who, target, how)
        except AgainstTheRules as refusal:
            refusals[how] = refusal
        else:
            return
    raise refusals.get(said, refusals[WAYS[-1]])


def ways(table: Table, given: Given) -> Iterator[Choice]:
    """Ways to attack the target that was named."""
    who, target = _hero(table, given), _foe(table, given.get("target"))
    for how in WAYS:
        yield (
            Choice(how)
            if who is None or target is None
            else judged(how, "", partial(check_attack, table, who.id, target.id, how))
        )


def aims(table: Table, given: Given) -> Iterator[Choice]:
    """Foes that a power should harm, the nearest first."""
    for who, foe in _around(table, given):
        yield judged(foe.id, foe.name, partial(check_aim, table, who, foe.id))


def healed(table: Table, given: Given) -> Iterable[Choice]:
    """Heroes that a power should heal, the worst hurt first."""
    hurt = sorted(table.heroes, key=lambda hero: hero.hearts - hero.hearts_max)
    return [judged(hero.id, hero.name, partial(check_heal, table, hero.id)) for hero in hurt]


def strengthened(table: Table, given: Given) -> Iterable[Choice]:
    """Heroes whom a power should shield or boost."""
    return [judged(hero.id, hero.name, partial(check_strengthen, table, hero.id)) for hero in table.heroes]


def has_targets(table: Table, given: Given) -> bool:
    """Whether a power is aimed at foes, whom it could hold instead of harming them."""
    return bool(given.get("targets"))


def fallen(table: Table, given: Given) -> Iterator[Choice]:
    """Allies to help up, those who lie there first."""
    who = _hero(table, given)
    for ally in sorted(table.heroes, key=lambda hero: hero.fallen != "down"):
        if who is None:
            yield _named(ally)
        elif ally.id != who.id:
            yield judged(ally.id, ally.name, partial(check_revive, table, who.id, ally.id))


def acting_foes(table: Table, given: Given) -> Iterable[Choice]:
    """Foes whose turn it is, once the heroes are done."""
    return [judged(foe.id, foe.name, partial(_check_foes_turn, table, foe.id)) for foe in table.foes]


def _check_foes_turn(table: Table, id: FoeId) -> None:
    check_foe_can_act(table, id)
    if table.phase == "heroes":
        check_heroes_done(table)


def struck(table: Table, given: Given) -> Iterator[Choice]:
    """Heroes to strike at, those on their feet first: closed where no foe that was named reaches, unless waved away."""
    foes = [foe for foe in (_foe(table, id) for id in given.get("foes") or ()) if foe is not None]
    for hero in sorted(table.heroes, key=lambda hero: bool(hero.fallen)):
        if given.get("overrule") or not foes:
            yield _named(hero)
        else:
            yield judged(hero.id, hero.name, partial(_check_all_reach, table, foes, hero.id, given.get("how")))


def _check_all_reach(table: Table, foes: list[Foe], who: HeroId, said: Any) -> None:
    for foe in foes:
        check_strike(table, foe.id, who, said or space.way_to_strike(table, foe.id, who))


def strikes(table: Table, given: Given) -> Iterator[Choice]:
    """Ways in which the foes that were named can attack."""
    foes = [foe for foe in (_foe(table, id) for id in given.get("foes") or ()) if foe is not None]
    who = _hero(table, given)
    for how in WAYS:
        is_judged = who is not None and foes and not given.get("overrule")
        yield judged(how, "", partial(_check_all_reach, table, foes, who.id, how)) if is_judged and who else Choice(how)


def plain_actions(table: Table, given: Given) -> Iterable[Choice]:
    """Actions of this edition that need no roll."""
    return [Choice(action) for action in table.options.book.actions if action in PLAIN_ACTIONS]


PLAIN_ACTIONS = ("equipment", "interact")


# ---- Tests ----------------------------------------------------------------------------------------------------------


def watched(table: Table, given: Given) -> Iterator[Choice]:
    """Foes to keep an eye on, the nearest first."""
    for who, foe in _around(table, given):
        yield judged(foe.id, foe.name, partial(space.watching, table, who, foe.id))


def assisted(table: Table, given: Given) -> Iterator[Choice]:
    """Allies whose next test a hero can help."""
    who = _hero(table, given)
    for ally in table.heroes:
        if who is None:
            yield _named(ally)
        elif ally.id != who.id:
            yield judged(ally.id, ally.name, partial(check_assist, table, who.id, ally.id))


def ways_to_help(table: Table, given: Given) -> Iterable[Choice]:
    """Words of the book for help: cover, tools, a distraction."""
    return [Choice(way) for way in WAYS_TO_HELP]


WAYS_TO_HELP = ("support", "tools", "distraction")


def tools(table: Table, given: Given) -> Iterable[Choice]:
    """Gear of the hero."""
    hero = _hero(table, given)
    carried = () if hero is None else (hero.gear.key, hero.gear.protection, *hero.gear.trinkets)
    return [Choice(thing, thing) for thing in dict.fromkeys(carried) if thing]


def locked_heroes(table: Table, given: Given) -> Iterable[Choice]:
    """Heroes with a test that they may not simply try again."""
    locked = {lock.who for lock in table.locks}
    return [_named(hero) for hero in table.heroes if hero.id in locked]


def locked_aims(table: Table, given: Given) -> Iterable[Choice]:
    """Aims of the hero's tests that are locked."""
    aims = [lock.aim for lock in table.locks if lock.who == given.get("who")]
    return [Choice(aim, aim) for aim in dict.fromkeys(aims)]


def locked_approaches(table: Table, given: Given) -> Iterable[Choice]:
    """Approaches by which the hero has failed at an aim."""
    tried = [lock for lock in table.locks if lock.who == given.get("who") and lock.aim == given.get("aim")]
    return [Choice(lock.approach, lock.approach) for lock in tried if lock.approach]


def circumstances(table: Table, given: Given) -> Iterable[Choice]:
    """Circumstances that tests have left in the scene; those in the table's own words are their own names."""
    return [Choice(one, one) for one in dict.fromkeys((*table.worse, *table.better))]


# ---- Movement -------------------------------------------------------------------------------------------------------


def movers(table: Table, given: Given) -> Iterable[Choice]:
    """Heroes who may move in zones."""
    overrule = bool(given.get("overrule"))
    return [judged(one.id, one.name, partial(check_can_approach, table, one.id, overrule)) for one in table.heroes]


def references(table: Table, given: Given) -> Iterator[Choice]:
    """Figures to come nearer to or go farther from: the nearest foes first, then the heroes."""
    who = _hero(table, given)
    for _, foe in _around(table, given):
        yield _reference(table, who, foe, given)
    for hero in table.heroes:
        if who is None or hero.id != who.id:
            yield _reference(table, who, hero, given)


def _reference(table: Table, who: Hero | None, one: Hero | Foe, given: Given) -> Choice:
    """A figure, closed if no zone is open: then by what closes the first one."""
    steps = list(zones(table, {**given, "reference": one.id})) if who else []
    is_open = not steps or any(step.is_open for step in steps)
    return Choice(one.id, one.name, None if is_open else steps[0].closed)


def zones(table: Table, given: Given) -> Iterator[Choice]:
    """Distances to the figure that was named, but for the one there is: staying is no movement."""
    who, reference, overrule = _hero(table, given), _figure(table, given.get("reference")), bool(given.get("overrule"))
    for zone in ZONES:
        if who is None or reference is None:
            yield Choice(zone)
        elif space.zones_off(table, who.id, reference.id, zone):
            yield judged(zone, "", partial(check_approach, table, who.id, reference.id, zone, overrule))


def on_squares(table: Table, given: Given) -> bool:
    """Whether people stand on squares here."""
    return table.options.positioning == "grid"


def on_spots(table: Table, given: Given) -> bool:
    """Whether people stand on the spots of a track here."""
    return table.options.positioning == "zones" and table.options.zone_model == "track"


def can_leap(table: Table, given: Given) -> bool:
    """Whether a power can carry a hero to another square here."""
    return table.options.book.leap > 0 and on_squares(table, given)


# ---- Who was named --------------------------------------------------------------------------------------------------


def _everybody(table: Table) -> tuple[Hero | Foe, ...]:
    return (*table.heroes, *table.foes)


def _named(one: Hero | Foe) -> Choice:
    return Choice(one.id, one.name)


def _hero(table: Table, given: Given) -> Hero | None:
    """The hero who acts, if one was named."""
    return next((hero for hero in table.heroes if hero.id == given.get("who")), None)


def _foe(table: Table, id: Any) -> Foe | None:
    return next((foe for foe in table.foes if foe.id == id), None)


def _figure(table: Table, id: Any) -> Hero | Foe | None:
    return next((one for one in _everybody(table) if one.id == id), None)


def _around(table: Table, given: Given) -> list[tuple[HeroId, Foe]]:
    """The foes around the hero who acts: those that stand first, and of them the nearest."""
    hero = _hero(table, given)
    if hero is None:
        return []
    return [(hero.id, foe) for foe in sorted(table.foes, key=partial(_nearness, table, hero))]


def _nearness(table: Table, hero: Hero, foe: Foe) -> tuple[bool, float]:
    if table.options.positioning == "none":
        return bool(foe.out), 0
    if table.options.positioning == "zones":
        return bool(foe.out), ZONES.index(space.zone_between(table, hero.id, foe.id))
    if hero.square is None or foe.square is None:
        return bool(foe.out), float("inf")
    return bool(foe.out), space.steps(hero.square, foe.square)
