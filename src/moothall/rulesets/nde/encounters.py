"""Encounters of this book: heroes and foes from short lines, and tactics by which both sides act."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, Literal

from moothall.errors import Unclear
from moothall.records import changed, record
from moothall.rulesets.nde.fights import attack, foe_turn, next_round
from moothall.rulesets.nde.foes import new_foe
from moothall.rulesets.nde.ids import HeroId
from moothall.rulesets.nde.options import Options
from moothall.rulesets.nde.questions import SpendLuck
from moothall.rulesets.nde.sheet import new_sheet, to_hero
from moothall.rulesets.nde.state import Attributes, Foe, Hero, Table
from moothall.rulesets.nde.words import ATTRIBUTES, How, Tier
from moothall.talk.encounters import EncounterEnd, Encounters, EncounterSetup, Fate, Variant
from moothall.talk.procedure import Opening

MOST_HEARTS: Final = 99
"""Of a hero or foe in a forecast: beyond any book, and still counted."""


@record
class HeroLine:
    """A hero, or several alike: a role's usual sheet, or one of the group's own, with whatever is said otherwise."""

    name: str = ""
    count: int = 1
    role: str = ""
    """Left empty, the book's first."""
    sheet: dict[str, Any] | None = None
    strength: int | None = None
    dexterity: int | None = None
    might: int | None = None
    hearts: int | None = None
    luck: int | None = None
    how: How | None = None
    """How the hero attacks; left out, with the better of both attributes."""


@record
class FoeLine:
    """A foe, or several alike, with the numbers of their tier unless others are given."""

    tier: Tier
    count: int = 1
    name: str = ""
    defense: int | None = None
    hearts: int | None = None


@record
class Tactics:
    """How both sides act: whom the heroes strike, when they spend luck, and whom the foes strike."""

    heroes: Literal["first", "weakest", "strongest"] = "first"
    luck: Literal["never", "failures"] = "failures"
    foes: Literal["weakest", "first", "own", "still"] = "weakest"


def set_up(options: Options, heroes: tuple[Any, ...], foes: tuple[Any, ...], tactics: Any) -> EncounterSetup:
    """A table without positions, so that everybody can reach everybody, the heroes to act."""
    options = _bare(options)
    party = _numbered([hero for line in heroes for hero in [_hero(line, options)] * line.count])
    band = tuple(_foe(line, options, f"foe{at}") for at, line in enumerate(_each(foes)))
    ways = {hero.id: how for hero, how in zip(party, _ways(heroes, options), strict=True)}
    return _set_up(Table(options=options, heroes=party, foes=band, phase="heroes", round=1), ways, tactics)


def _bare(options: Options) -> Options:
    """The options of a forecast: no places, and effects that change no roll."""
    return replace(options, positioning="none", effects="told", max_helpers=0)


def _set_up(start: Table, ways: Mapping[HeroId, How], tactics: Tactics) -> EncounterSetup:
    return EncounterSetup(
        start=start,
        turn=_turns(tactics, ways),
        answers=LUCK[tactics.luck],
        end=_end,
        heroes=tuple(hero.name for hero in start.heroes),
        resources=("hearts", "luck"),
        forgotten=FORGOTTEN,
        rounds=(Table, "round"),
        assumes=("forecast-nde-space",),
    )


def as_it_stands(table: Table, tactics: Tactics) -> EncounterSetup | None:
    """The fight at a table from here on, without positions; before it begins, from its first round."""
    if not (table.up() and table.standing()):
        return None
    options = _bare(table.options)
    begun, heroes_are_done = table.phase != "free", table.phase == "foes"
    heroes = tuple(changed(hero, acted=begun and (heroes_are_done or hero.acted)) for hero in table.heroes)
    foes = table.foes if begun else tuple(changed(foe, acted=False) for foe in table.foes)
    bare = changed(table, options=options, heroes=heroes, foes=foes, distances=(), blocked=(), locks=())
    ways = {hero.id: _better_way(hero.attributes, options) for hero in heroes}
    return _set_up(changed(bare, phase="heroes", round=max(table.round, 1)), ways, tactics)


FORGOTTEN: Final = frozenset({(Table, "round"), (Foe, "effects")})
"""The number of the round is only told. What a hit left on a foe is told too where effects do not tell in play."""


def _each(lines: tuple[Any, ...]) -> Iterator[Any]:
    for line in lines:
        for _ in range(line.count):
            yield line


def _numbered(heroes: list[Hero]) -> tuple[Hero, ...]:
    return tuple(replace(hero, id=f"hero{at}", seat=f"hero{at}") for at, hero in enumerate(heroes))  # type: ignore[arg-type] # ids of ours


def _hero(line: HeroLine, options: Options) -> Hero:
    """A hero from a sheet, or from the usual one of a role, with what the line says otherwise."""
    role = line.role or next(iter(options.book.roles))
    hero = to_hero(line.sheet or new_sheet(line.name, role, options), "hero")
    hearts = hero.hearts if line.hearts is None else _within("hearts", line.hearts, 1, MOST_HEARTS)
    luck = hero.luck if line.luck is None else _within("luck", line.luck, 0, MOST_HEARTS)
    said = dict(zip(ATTRIBUTES, (line.strength, line.dexterity, line.might), strict=True))
    dice = {name: _die(said[name], hero.attributes.of(name), options) for name in ATTRIBUTES}
    return replace(
        hero,
        name=line.name or (hero.name if line.sheet else ""),
        attributes=Attributes(**dice),
        hearts=hearts,
        hearts_max=max(hearts, hero.hearts_max),
        luck=luck,
    )


def _die(said: int | None, usual: int, options: Options) -> int:
    if said is not None and said not in options.mode.scale:
        dice = ", ".join(map(str, options.mode.scale))
        raise Unclear("error-forecast-die", found=said, dice=dice)
    return usual if said is None else said


def _within(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise Unclear("error-forecast-number", name=name, found=value, least=least, most=most)
    return value


def _foe(line: FoeLine, options: Options, id: str) -> Foe:
    foe = new_foe(options, id, line.tier, line.name)
    defense = foe.defense if line.defense is None else _within("defense", line.defense, 1, MOST_HEARTS)
    hearts = foe.hearts if line.hearts is None else _within("hearts", line.hearts, 1, MOST_HEARTS)
    return replace(foe, defense=defense, hearts=hearts, hearts_max=hearts)


def _ways(lines: tuple[Any, ...], options: Options) -> list[How]:
    """How each hero attacks."""
    return [line.how or _better_way(_hero(line, options).attributes, options) for line in _each(lines)]


def _better_way(attributes: Attributes, options: Options) -> How:
    """By the attribute that stands better on the scale of this table's dice; of equals, hand to hand."""
    scale = options.mode.scale
    return "ranged" if scale.index(attributes.dex) > scale.index(attributes.str) else "melee"


# ---- Tactics --------------------------------------------------------------------------------------------------------


def _turns(tactics: Tactics, ways: Mapping[HeroId, How]) -> Callable[[Table], Opening[Any] | None]:
    """The order of turns: each hero who is up, then each foe that stands, then a new round."""
    choose, strike = TARGETS[tactics.heroes], VICTIMS[tactics.foes]

    def turn(table: Table) -> Opening[Any] | None:
        target = choose(table)
        if target is None or all(hero.fallen for hero in table.heroes):
            return None
        for hero in table.heroes:
            if not hero.fallen and not hero.acted:
                return attack.open(hero.id, target.id, ways[hero.id])
        for at, foe in enumerate(table.foes if strike else ()):
            if not foe.out and not foe.acted:
                return foe_turn.open((foe.id,), strike(table, at).id)  # type: ignore[misc] # there is a strike, or nobody to ask
        return next_round.open()

    return turn


def _first_foe(table: Table) -> Foe | None:
    return next((foe for foe in table.foes if not foe.out), None)


def _weakest_foe(table: Table) -> Foe | None:
    """The foe that stands with the fewest hearts; of equals, the one that is easier to hit."""
    return min(table.standing(), key=lambda foe: (foe.hearts, foe.defense), default=None)


def _strongest_foe(table: Table) -> Foe | None:
    """The foe that stands and had the most hearts; of equals, the one that is harder to hit."""
    return max(table.standing(), key=lambda foe: (foe.hearts_max, foe.defense), default=None)


def _first_hero(table: Table, at: int) -> Hero:
    return next(hero for hero in table.heroes if not hero.fallen)


def _weakest_hero(table: Table, at: int) -> Hero:
    return min(table.up(), key=lambda hero: hero.hearts)


def _own_hero(table: Table, at: int) -> Hero:
    """Each foe has a hero of its own, as long as that one is up."""
    own = table.heroes[at % len(table.heroes)]
    return _first_hero(table, at) if own.fallen else own


TARGETS: Final = {"first": _first_foe, "weakest": _weakest_foe, "strongest": _strongest_foe}
VICTIMS: Final[Mapping[str, Callable[[Table, int], Hero] | None]] = {
    "first": _first_hero,
    "weakest": _weakest_hero,
    "own": _own_hero,
    "still": None,
}


def _again_on_failure(table: Table, seat: str, question: SpendLuck) -> str:
    """Roll a failure again while there is luck."""
    failed, offered = question.result in ("F", "FC"), any(use.id == "reroll" for use in question.uses)
    return "reroll" if failed and offered else "keep"


LUCK: Final[Mapping[str, Mapping[type[Any], Callable[[Any, str, Any], Any]]]] = {
    "never": {},
    "failures": {SpendLuck: _again_on_failure},
}


def _end(table: Table) -> EncounterEnd:
    fates = tuple(Fate(hero.fallen, (hero.hearts, hero.luck)) for hero in table.heroes)
    return EncounterEnd(any(not fate.fallen for fate in fates), fates)


# ---- What decides ---------------------------------------------------------------------------------------------------

HIGHER: Final[Mapping[Tier, Tier]] = {"minion": "elite", "elite": "boss"}


def variants(heroes: tuple[Any, ...], foes: tuple[Any, ...]) -> Iterator[Variant]:
    """One more of the first foe, one foe a tier up, no luck, and each hero's line with one fewer."""
    first = foes[0]
    yield Variant("forecast-nde-more", {"tier": first.tier}, heroes, (*foes, replace(first, count=1)))
    if first.tier in HIGHER:
        rest = (replace(first, count=first.count - 1),) if first.count > 1 else ()
        risen = FoeLine(HIGHER[first.tier])
        yield Variant("forecast-nde-higher", {"tier": risen.tier}, heroes, (*rest, risen, *foes[1:]))
    yield Variant("forecast-nde-no-luck", {}, tuple(replace(line, luck=0) for line in heroes), foes)
    if sum(line.count for line in heroes) > 1:
        last = heroes[-1]
        left = (*heroes[:-1], replace(last, count=last.count - 1)) if last.count > 1 else heroes[:-1]
        yield Variant("forecast-nde-absent", {}, left, foes)


def _dice(options: Options) -> tuple[str, ...]:
    return tuple(map(str, options.mode.scale))


def _roles(options: Options) -> tuple[str, ...]:
    return tuple(options.book.roles)


OFFERS: Final = {"role": _roles, "strength": _dice, "dexterity": _dice, "might": _dice}

ENCOUNTERS = Encounters(HeroLine, FoeLine, Tactics, set_up, variants, "tactic-nde", as_it_stands, OFFERS)
